"""Who may see what on the main map, and what somebody may imagine who does not see it. [BR-1-07]

Secret are task forces that are hidden, what ships are in any task force, which are dummies, cards and plots,
the strength of submarines, aircraft at bases, the Allied chits and what is left of Sigint. What a report has
told is known to whom it was told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.air import hidden as in_the_air
from flagplot.games.war_in_the_pacific.boats.frames import BoatAttack, BoatChase
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import (
    forming,
    intelligence,
    magic,
    plots,
    shipping,
    ships,
    stations,
)
from flagplot.games.war_in_the_pacific.sea.frames import (
    Deck,
    Hunt,
    Listen,
    Listening,
    Plotting,
    Sailing,
    Stations,
)
from flagplot.games.war_in_the_pacific.sea.state import Boats, TaskForce
from flagplot.games.war_in_the_pacific.secrets import answered, privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.surface import hidden as in_battle
from flagplot.games.war_in_the_pacific.turn import lookouts, patrols
from flagplot.games.war_in_the_pacific.units import CARRIERS
from flagplot.kernel.answers import Answers
from flagplot.kernel.lanes import Lanes
from flagplot.kernel.stream import Stream

ROOM = 6  # hexes within which a hidden task force may be imagined elsewhere
SECRET_VERBS = (
    "sigint", "ruse", "demand-plans", "inquire", "read-card", "plan-landing", "cancel-plan",
    "plan-unit", "record", "dispatch", "redeploy-subron", "join-subrons", "shift-boats", "split-subron",
    "withdraw-boats", "add-boats", "new-subron", "move-sub-base", "come-back", "take-codes", "one-die",
    "two-dice", "put-watchers",
)  # fmt: skip


def resample(play: Campaign, viewer: str | None, stream: Stream) -> None:
    """Change whatever a viewer does not see into something else that looks the same to him."""
    for side in (JAPAN, ALLIED):
        if not privy(play.state, side, viewer):
            _lanes(play, side, stream)
            _forces(play, side, viewer, stream)
            _boats(play, side, stream)
            _harbours(play, side, stream)
            in_the_air.imagine(play, side, stream)
            in_battle.imagine(play, side, stream)
            play.sea.reports = tuple(one for one in play.sea.reports if one.side != side or stream.below(2))
    if not privy(play.state, ALLIED, viewer):
        _intelligence(play, stream)
        _squadrons(play, stream)
        _watchers(play, stream)


def _watchers(play: Campaign, stream: Stream) -> None:
    """Coastwatchers are on other coasts. [see BR-13-08]"""
    coasts = sorted({*lookouts.coasts(play), *play.sea.watchers}) if play.sea.watchers else []
    play.sea.watchers = tuple(sorted({stream.choose(coasts) for _ in play.sea.watchers}))


def _lanes(play: Campaign, side: int, stream: Stream) -> None:
    """Another number of answers in a lane, and other dummies and cards."""
    frame = play.state.frames[-1]
    if not isinstance(frame, Lanes):
        return
    stack = frame.lane(SEATS[side])
    if isinstance(frame, Stations):
        hexes = tuple(sorted(play.chart.sea))
        if stack:
            before = len(stack[-1].forces) + len(stack[-1].boats) + len(stack[-1].stays or ())
            stays = tuple(label for label in stations.may_stay(play, side) if stream.below(2))
            stack[-1].stays = stays or UNSET
            stack[-1].forces = tuple(
                stream.choose(hexes) for _ in range(stream.below(play.sea.dummies[side] + 1))
            )
            stack[-1].boats = tuple(
                stream.choose(hexes) for _ in range(stream.below(play.sea.decoys[side] + 1))
            )
            placed = len(stack[-1].forces) + len(stack[-1].boats) + len(stays)
            answered(play.state, SEATS[side], placed - before)
    elif isinstance(frame, Plotting) and stack:
        frame.stacks[frame.seats.index(SEATS[side])] = [Deck(side)]
        mine = play.forces_of(side)
        play.sea.cards = {label: card for label, card in play.sea.cards.items() if label not in mine}
        play.sea.order = tuple(label for label in play.sea.order if label not in mine)
        answered(play.state, SEATS[side], stream.below(9) - 4)
    elif isinstance(frame, Listening) and stack:
        frame.stacks[0] = [Listen(stream.below(7))]
        answered(play.state, SEATS[side], stream.below(3))


# -- task forces --------------------------------------------------------------------------------------------


def _forces(play: Campaign, side: int, viewer: str | None, stream: Stream) -> None:
    """Hidden task forces are elsewhere, with other cards; those on the map are others, with other ships."""
    known = {*_named(play), *(play.sea.seen_cards if viewer == SEATS[ALLIED] else ())}
    unknown = [one for one in play.forces_of(side) if one not in known and not play.in_port(one)]
    mine = play.forces_of(side)
    play.sea.before = {label: habit for label, habit in play.sea.before.items() if label not in mine}
    play.sea.flights = tuple(line for line in play.sea.flights if line.side != side)
    for label in unknown:
        card = play.sea.cards.get(label)
        if card is not None:
            play.sea.cards = {
                **play.sea.cards,
                label: replace(card, route=(), leave=False, follow="", refuel=""),
            }
    for label in mine:
        if label not in known:
            _regroup(play, label, stream)
    told = {one.marker for one in play.sea.reports if viewer == SEATS[one.side]}
    for label in unknown:
        other = stream.choose(unknown)
        _exchange_ships(play, label, other, stream)
        if not {play.force(label).marker, play.force(other).marker} & told:
            _exchange_places(play, label, other)
    for label in unknown:
        force = play.force(label)
        if not force.marker:
            near = [hex for hex in play.chart.within(force.hex, ROOM) if hex in play.chart.sea]
            near = [hex for hex in near if hex not in play.tables.bases]
            play.set_force(label, hex=stream.choose(near) if near else force.hex)


def _named(play: Campaign) -> set[str]:
    """Every name in the frames of play, but not in the order in which task forces sail."""
    frames = [frame for frame in play.state.frames if not isinstance(frame, Sailing)]
    return set(_texts(msgspec.to_builtins(frames)))


def _texts(found: Any) -> Iterator[str]:
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        yield from (text for pair in found.items() for one in pair for text in _texts(one))
    elif isinstance(found, list | tuple):
        yield from (text for one in found for text in _texts(one))


def _regroup(play: Campaign, label: str, stream: Stream) -> None:
    """Some shipping has gone over to another unit of the task force, if no ship is named on its card.

    [see WPB-NAV-04]
    """
    card = play.sea.cards.get(label)
    if card is not None and (card.load or card.crates or card.tow[0] >= 0):
        return
    found = Answers(*shipping.choices(play, label))
    if found and stream.below(2):
        forming.do(play, label, stream.choose(found))


def _exchange_places(play: Campaign, one: str, other: str) -> None:
    """What lies on the map as one of them is the other, if both could sail as fast; dummies too."""
    mine, theirs = play.force(one), play.force(other)
    if one == other or min(_top(play, one), _top(play, other)) < max(mine.speed, theirs.speed):
        return
    for label, force in ((one, theirs), (other, mine)):
        play.set_force(
            label, hex=force.hex, marker=force.marker, located=force.located, speed=force.speed,
            moved=force.moved,
        )  # fmt: skip


def _top(play: Campaign, label: str) -> int:
    return ships.force_speed(play, label)


def _exchange_ships(play: Campaign, one: str, other: str, stream: Stream) -> None:
    """Two undamaged ships of one type and speed change places; no carriers, whose aircraft have missions."""
    mine, theirs = play.force(one), play.force(other)
    if one == other or mine.dummy or theirs.dummy:
        return
    ship = stream.choose(mine.ships)
    printed = play.tables.ships[ship]
    alike = [
        twin
        for twin in theirs.ships
        if play.tables.ships[twin].type == printed.type and play.tables.ships[twin].speed == printed.speed
    ]
    if not alike or printed.type in CARRIERS or play.state.damage[ship]:
        return
    twin = stream.choose(alike)
    carries = any(play.state.place.where(place) for place in (aboard(ship), aboard(twin)))
    if play.state.damage[twin] or carries:
        return
    for label, force, gone, came in ((one, mine, ship, twin), (other, theirs, twin, ship)):
        play.set_force(label, **_with(force, gone, came))


def _with(force: TaskForce, gone: int, came: int) -> dict[str, Any]:
    """The fields of a task force in which one ship stands for another."""

    def put(found: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(came if ship == gone else ship for ship in found)

    return {
        "ships": put(force.ships),
        "groups": tuple(put(group) for group in force.groups),
        "flagship": came if force.flagship == gone else force.flagship,
    }


# -- submarines and intelligence ----------------------------------------------------------------------------


def _boats(play: Campaign, side: int, stream: Stream) -> None:
    """Other numbers of submarines, in Subrons and in the pool; dummies and real ones change places."""
    if play.sea.pool:
        his = patrols.pool(play, side)
        play.sea.pool = {
            name: 1 + stream.below(6) if name in his else count for name, count in play.sea.pool.items()
        }
    hunting = {frame.subron for frame in play.state.frames if isinstance(frame, Hunt)}
    mine = [
        number
        for number in sorted(play.sea.boats)
        if plots.subron_side(play, number) == side and number not in hunting
    ]
    for number in mine:
        boats, other = play.sea.boats[number], stream.choose(mine)
        points = 0 if boats.dummy else stream.below(7)
        play.sea.boats = {**play.sea.boats, number: Boats(boats.hex, points, boats.dummy)}
        one, two = play.sea.boats[number], play.sea.boats[other]
        play.sea.boats = {
            **play.sea.boats, number: replace(one, hex=two.hex), other: replace(two, hex=one.hex),
        }  # fmt: skip


def _harbours(play: Campaign, side: int, stream: Stream) -> None:
    """Whole ships that lie in a port lie in another of their side: which are where nobody else knows."""
    harbour = {hex: list(there) for hex, there in play.sea.harbour.items()}
    ports = [hex for hex in harbour if play.has_port(hex, side)]
    free = [
        (hex, ship)
        for hex in ports
        for ship in harbour[hex]
        if play.tables.ships[ship].side == SEATS[side]
        and not play.state.damage[ship]
        and not any(True for _ in play.state.place.where(aboard(ship)))
        and not any(True for _ in play.sea.based.where(aboard(ship)))
    ]
    for hex, ship in free:
        if len(harbour[hex]) > 1 and stream.below(3) == 0:
            harbour[hex].remove(ship)
            harbour[stream.choose(ports)].append(ship)
    play.sea.harbour = {hex: tuple(there) for hex, there in harbour.items()}


def _squadrons(play: Campaign, stream: Stream) -> None:
    """Other numbers of torpedo boats, but in an attack that is going on. [WPB-MTB-07]"""
    mtbs = play.sea.mtbs
    if not any(isinstance(frame, BoatAttack | BoatChase) for frame in play.state.frames):
        found = tuple(replace(one, points=1 + stream.below(12)) for one in mtbs.squadrons)
        play.sea.mtbs = replace(mtbs, squadrons=found)


def _intelligence(play: Campaign, stream: Stream) -> None:
    """Other chits, and other uses left."""
    chits = [chit for chit in play.tables.chits.chits if chit not in magic.DRAWS]
    hand: dict[str, int] = {}
    for _ in range(sum(play.sea.magic.values())):
        chit = stream.choose(chits)
        if hand.get(chit, 0) < play.tables.chits.chits[chit]:
            hand[chit] = hand.get(chit, 0) + 1
    play.sea.magic = hand
    most = play.sea_card.sigint
    if play.sea_card.cups and play.sea.codes.allied:
        japan, allied = 1 + stream.below(3), 1 + stream.below(4)
        if play.sea.codes.told:
            japan = play.sea.codes.japan
        play.sea.codes = replace(play.sea.codes, japan=japan, allied=allied)
        most = intelligence.benefits(play, allied - japan)[0]
    play.sea.sigint = stream.below(most + 1)
