"""Phase 5: mobilize new units.

Everything that can be placed must be placed, one item at a time; what fits nowhere is refunded (or waits, by
switch) [P40-PUR-13, P40-OPT-08]. In editions that keep what is not placed the power may stop at any time
[A50-MOB-15]. Units enter through complexes held since the start of the turn [see P40-MOB-01, A50-MOB-01];
facilities need none and use up no output.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from flagplot.games.axis_allies.board import Board, bits
from flagplot.games.axis_allies.economy import decks, facilities, sites
from flagplot.games.axis_allies.economy.frames import Mobilize
from flagplot.games.axis_allies.economy.sites import capacity
from flagplot.games.axis_allies.events import Built, Placed, Refunded
from flagplot.games.axis_allies.pieces import Status, make
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.remember import Snapshot
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.memory import Own, own
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, joined, some, the

DONE = act("done")


class Option(NamedTuple):
    """One way to place one item."""

    action: Action
    item: int
    space: int
    through: int  # territory whose output is used up, -1 for facilities


@lru_cache(maxsize=5_000)  # the same few come up again and again, and are made of many small parts
def _option(board: Board, item: int, space: int, through: int, *, named: bool = False) -> Option:
    """One way to place an item; the complex is ``named`` where several could serve the zone."""
    words = [board.items[item], board.space_ids[space]]
    if named:
        words.append(board.space_ids[through])
    return Option(act("place", *words), item, space, through)


class MobilizeStep(Step[War, Mobilize]):
    """The active power places what it bought."""

    def seats(self, war: War, frame: Mobilize) -> tuple[str, ...]:
        """The active power, if there is anything to choose."""
        return (war.seat(frame.power),) if frame.open else ()

    def run(self, war: War, frame: Mobilize) -> None:
        """Place what has only one place to go; ask about the rest; close the phase. [P40-PUR-13]"""
        found = options(war, frame.power, frame.used)
        if not found:
            war.state.frames.pop()
            _settle(war, frame.power)
            return
        forced, count = (None, 0) if war.edition.keeps_unplaced else _forced(war, frame, found)
        if forced is None:
            frame.open = True
        else:
            _place(war, frame, forced, count)

    def legal(self, war: War, frame: Mobilize, seat: str) -> list[Action]:
        """Every place for every kind of item that waits; or keep the rest, if the edition lets it wait."""
        listed = [option.action for option in options(war, frame.power, frame.used)]
        return [*listed, DONE] if _may_stop(war, frame) else listed

    def do(self, war: War, frame: Mobilize, seat: str, action: Action) -> None:
        """Place one item, or keep what is left for a later turn. [A50-MOB-15]"""
        if action == DONE:
            war.state.frames.pop()
            return
        frame.open = False
        for option in options(war, frame.power, frame.used):
            if option.action == action:
                _place(war, frame, option, 1)
                return

    def why_not(self, war: War, frame: Mobilize, seat: str, action: Action) -> Refusal | None:
        """Why an item cannot be placed there, or why the phase cannot end yet."""
        if action.verb == "done" and war.edition.keeps_unplaced:
            return illegal("P40-NCM-14", "an aircraft waiting over a sea zone needs the carrier you bought")
        if action.verb == "done":
            return illegal("P40-PUR-13", "what can be placed must be placed")
        if action.verb != "place" or not 2 <= len(action.args) <= 3:
            return None
        return _no_place(war, frame, [str(arg) for arg in action.args])

    def prompt(self, war: War, frame: Mobilize, seat: str) -> str:
        """What is left to place."""
        items = war.board.items
        pool = war.state.pool[frame.power]
        waiting = joined([some(count, items[item]) for item, count in pool.items()])
        later = "; what is not placed waits" if war.edition.keeps_unplaced else ""
        return f"Mobilize: {waiting}{later}"

    def concern(self, war: War, frame: Mobilize, seat: str) -> str:
        """Items that could be placed and would wait until the next turn. [A50-MOB-15]"""
        if not _may_stop(war, frame):
            return ""
        left = sum(war.state.pool[frame.power].values())
        return f"{counted(left, 'unit is', 'units are')} not placed and would wait until your next turn."


def _may_stop(war: War, frame: Mobilize) -> bool:
    """Whether the power may keep what is left, though it could be placed.

    Where nothing is lost by waiting it may [A50-MOB-15], unless aircraft wait for a carrier that has been
    bought for them [A50-NCM-21].
    """
    if not war.edition.keeps_unplaced:
        return False
    power = frame.power
    waiting = decks.waiting_zones(war, power)
    if not waiting:
        return True
    short = {zone: decks.shortage(war, power, zone) for zone in waiting}
    left = capacity(war, power, frame.used)
    return _rescued(war, power, left, short) == -sum(short.values())


# -- where items can go ----------------------------------------------------------------------------


class _Last(Own):
    """The placements last asked for; nobody may change the list."""

    def __init__(self) -> None:
        self.options: tuple[Snapshot, int, Mapping[int, int], list[Option]] | None = None


_LAST = own(_Last)


def options(war: War, power: int, used: Mapping[int, int]) -> list[Option]:
    """All placements open to a power, items in order of the price list, spaces in ascending order.

    They are wanted to see whether there is a choice, to offer it and to carry it out, so the last are kept.
    """
    if not war.state.pool[power]:
        return []
    last = _LAST.options
    if last is None or last[1] != power or last[2] != used or not last[0].holds(war):
        last = _LAST.options = (Snapshot(war), power, used, _options(war, power, used))
    return last[3]


def _options(war: War, power: int, used: Mapping[int, int]) -> list[Option]:
    pool = war.state.pool[power]
    board, kinds = war.board.printed, len(war.board.kinds)
    area = war.edition.placement(war, power)
    found: list[Option] = []
    yards: Yards | None = None
    for item in pool:
        if item >= kinds:  # a facility [P40-MOB-22, A50-MOB-05]
            spots = sites.facility_sites(war, power, board.items[item])
            found += [_option(board, item, space, -1) for space in spots]
        elif area is not None:
            room = war.edition.placement_room
            spots = [space for space in bits(area) if room(war, space, used.get(space, 0))]
            found += [_option(board, item, space, space) for space in spots]
        else:
            yards = _yards(war, power, used) if yards is None else yards  # [P40-FAC-10]
            found += _unit_options(war, power, item, yards)
    return _keeping_decks(war, power, used, found)


# the complexes with output left, and the zones next to them with those that can serve each
Yards = tuple[list[int], list[tuple[int, list[int]]]]


def _yards(war: War, power: int, used: Mapping[int, int]) -> Yards:
    """Where units can enter play now; the same for all that wait, so it is worked out once."""
    working = [space for space, left in capacity(war, power, used).items() if left > 0]
    docks: dict[int, list[int]] = {}
    for space in working:
        for zone in war.board.sea_near[space]:
            docks.setdefault(zone, []).append(space)
    return working, sorted(docks.items())


def _unit_options(war: War, power: int, item: int, yards: Yards) -> list[Option]:
    """Placements of one unit through complexes with output left.

    Land units and strategic bombers go into the territory itself, never aboard a transport; ships into a zone
    next to it, hostile or not, and no fight follows; fighters and tactical bombers into the territory or onto
    an own carrier in a zone next to it, old or new, hostile zone or not. Where several complexes can serve a
    zone, each is an option and is named.
    """
    kind, board = war.board.kinds[item], war.board.printed
    working, docks = yards
    found: list[Option] = []
    if not kind.sea:  # [P40-MOB-07, P40-MOB-08, P40-MOB-11, A50-MOB-08, A50-MOB-11]
        found = [_option(board, item, space, space) for space in working]
    if kind.sea or kind.carrier_borne:
        carriers = survey(war).carriers[power]
        for zone, serving in docks:
            # a ship [P40-MOB-09, P40-MOB-10, A50-MOB-09, A50-MOB-10] or a free deck [P40-MOB-11, P40-MOB-12,
            # A50-MOB-12, A50-MOB-17]
            if kind.sea or (carriers >> zone & 1 and decks.room_for_new(war, power, zone) > 0):
                named = len(serving) > 1  # [P40-MOB-24, A50-MOB-16]
                found += [_option(board, item, zone, space, named=named) for space in serving]
    return found


def meant(war: War, frame: Mobilize, action: Action) -> Action | None:
    """The listed placement behind one that names its complex without need. [P40-MOB-24]"""
    for option in options(war, frame.power, frame.used):
        named = (*option.action.args, war.name(option.through)) if option.through >= 0 else ()
        if action.verb == "place" and action.args == named:
            return option.action
    return None


# -- aircraft that wait for a deck -----------------------------------------------------------------


def bought_carriers(war: War, power: int) -> int:
    """Carriers in the mobilization zone. [P40-NCM-12, P40-AIR-06]"""
    kinds = war.board.kinds
    pool = war.state.pool[power].items()
    return sum([count for item, count in pool if item < len(kinds) and kinds[item].deck])


def _keeping_decks(war: War, power: int, used: Mapping[int, int], found: list[Option]) -> list[Option]:
    """Drop placements that would cost an aircraft waiting over a sea zone its deck.

    [P40-NCM-14, A50-NCM-21]
    """
    waiting = decks.waiting_zones(war, power)
    if not waiting or not found:
        return found
    short = {zone: decks.shortage(war, power, zone) for zone in waiting}
    kinds = war.board.kinds
    if not any(short.values()):
        return [
            o
            for o in found
            if o.space not in short
            or o.item >= len(kinds)
            or not kinds[o.item].air
            or decks.spare_for_new(war, power, o.space) > 0
        ]
    left = capacity(war, power, used)
    best = _rescued(war, power, left, short)
    return [o for o in found if _rescued_after(war, power, left, short, o) >= best]


def _rescued(war: War, power: int, left: dict[int, int], short: dict[int, int]) -> int:
    """How well aircraft short of decks can still be served: 0 when nobody is lost, else minus the losses."""
    needs = tuple((zone, need) for zone, need in short.items() if need > 0)
    return _gain(war, needs, left, bought_carriers(war, power)) - sum(short.values())


def _rescued_after(war: War, power: int, left: dict[int, int], short: dict[int, int], option: Option) -> int:
    """The same measure with one option carried out."""
    if option.through < 0 or option.item >= len(war.board.kinds):
        return _rescued(war, power, left, short)
    kind = war.board.kinds[option.item]
    if option.through in left:
        left = {**left, option.through: max(0, left[option.through] - 1)}
    carriers, after = bought_carriers(war, power), dict(short)
    if kind.deck:
        carriers -= 1
        if option.space in after:
            after[option.space] = max(0, after[option.space] - kind.deck)
    elif kind.air and option.space in after and decks.spare_for_new(war, power, option.space) <= 0:
        after[option.space] += 1
    needs = tuple((zone, need) for zone, need in after.items() if need > 0)
    return _gain(war, needs, left, carriers) - sum(after.values())


def _gain(war: War, needs: tuple[tuple[int, int], ...], left: dict[int, int], carriers: int) -> int:
    """The most aircraft that new carriers can still save, zone by zone."""
    if not needs or carriers == 0:
        return 0
    (zone, need), rest = needs[0], needs[1:]
    best = _gain(war, rest, left, carriers)
    wanted = sum(n for _, n in needs)
    for space, units in left.items():
        if units > 0 and war.board.near_mask[space] >> zone & 1 and best < wanted:
            fewer = {**left, space: units - 1}
            more = ((zone, need - 2), *rest) if need > 2 else rest
            best = max(best, min(need, 2) + _gain(war, more, fewer, carriers - 1))
    return best


# -- placing ---------------------------------------------------------------------------------------


def _forced(war: War, frame: Mobilize, found: list[Option]) -> tuple[Option | None, int]:
    """A placement nobody can decide otherwise, with the number of units it holds for.

    Either the only option at all, or a unit with one way to go while output is plentiful. An aircraft may
    have a second way once a bought carrier is placed.
    """
    power, kinds, pool = frame.power, war.board.kinds, war.state.pool[frame.power]
    ways: dict[int, int] = {}
    for option in found:
        ways[option.item] = ways.get(option.item, 0) + 1
    units = sum(count for item, count in pool.items() if item < len(kinds))
    carriers = bought_carriers(war, power)
    for option in found:
        item = option.item
        if item >= len(kinds) or ways[item] > 1 or (kinds[item].carrier_borne and carriers):
            continue
        if sites.output_left(war, power, option.through, frame.used) >= units:
            return option, 1 if kinds[item].deck else pool[item]
    return (found[0], 1) if len(found) == 1 else (None, 0)


def _place(war: War, frame: Mobilize, option: Option, count: int) -> None:
    """Put items on the map. Every unit counts against the complex it came through.

    [P40-MOB-24, A50-MOB-03, A50-MOB-17]
    """
    board, power = war.board, frame.power
    name = board.items[option.item]
    if option.item >= len(board.kinds):
        facilities.build(war, option.space, name)
        war.emit(Built(power=war.seat(power), item=name, space=war.name(option.space)))
    else:
        kind = board.kinds[option.item]
        piece = make(power, option.item)
        if kind.air and board.sea[option.space]:  # goes aboard when decks are settled, own carriers only
            piece = make(power, option.item, status=Status.ALOFT, home=option.through)
        war.add(option.space, piece, count)
        used = {**frame.used, option.through: frame.used.get(option.through, 0) + count}
        frame.used = dict(sorted(used.items()))
        war.emit(Placed(power=war.seat(power), units=name, count=count, space=war.name(option.space)))
    pool = {**war.state.pool[power]}
    pool[option.item] -= count
    war.state.pool[power] = {item: left for item, left in pool.items() if left}


def _settle(war: War, power: int) -> None:
    """Refund what fits nowhere, or leave it for a later turn. [P40-PUR-13, P40-OPT-08, A50-MOB-15]"""
    if war.edition.keeps_unplaced or not war.state.options.get("refund_unplaced_units", True):
        return
    board, state = war.board, war.state
    for item, count in state.pool[power].items():
        cost = board.item_cost[item] * count
        state.treasury[power] += cost
        war.emit(Refunded(power=war.seat(power), item=board.items[item], count=count, ipcs=cost))
    state.pool[power] = {}


# -- refusals --------------------------------------------------------------------------------------


def too_many(war: War, frame: Mobilize, action: Action, wanted: int) -> Refusal | None:
    """Why so many of an item cannot all be placed in a space; None if they can, or if not even one can.

    [P40-PUR-08, P40-MOB-04, P40-MOB-05, A50-MOB-03]
    """
    board, power = war.board, frame.power
    words = [str(arg) for arg in action.args]
    if len(words) < 2 or words[0] not in board.item_of or words[1] not in board.space_of:
        return None
    item, space = board.item_of[words[0]], board.space_of[words[1]]
    waiting = war.state.pool[power].get(item, 0)
    if 0 < waiting < wanted:
        text = f"only {counted(waiting, the(words[0]), the(words[0]))} in your mobilization zone"
        return illegal("P40-PUR-08", text, words[0])
    ways = [o for o in options(war, power, frame.used) if o.item == item and o.space == space]
    if len(words) > 2:
        ways = [o for o in ways if war.name(o.through) == words[2]]
    if not ways:
        return None
    if item >= len(board.kinds):
        room = 1
    else:
        yards = {option.through for option in ways}
        room = sum(sites.output_left(war, power, through, frame.used) for through in yards)
        if board.kinds[item].air and board.sea[space]:
            room = min(room, decks.room_for_new(war, power, space))
    if wanted <= room:
        return None
    text = f"there is room for {room} more of them in {the(words[1])}, not for {wanted}"
    return illegal("P40-MOB-04", text, words[1])


def _no_place(war: War, frame: Mobilize, words: list[str]) -> Refusal | None:
    board, power = war.board, frame.power
    name, where = words[0], words[1]
    if name not in board.item_of:
        return unknown("item", name, board.items, listing=True)
    for word in words[1:]:
        if word not in board.space_of:
            return unknown("space", word, board.space_ids)
    item, space = board.item_of[name], board.space_of[where]
    if item not in war.state.pool[power]:
        return illegal("P40-PUR-08", f"no {the(name)} waits in your mobilization zone", name)
    if item >= len(board.kinds):
        return sites.no_facility(war, power, name, space)
    refusal = sites.no_unit(war, power, item, space, frame.used)
    if refusal is not None:
        return refusal
    ways = [o for o in options(war, power, frame.used) if o.item == item and o.space == space]
    if not ways:
        return illegal("P40-NCM-14", "an aircraft waiting over a sea zone would lose its deck", name, where)
    through = [war.name(o.through) for o in ways]
    if len(words) == 2 and len(ways) > 1:
        return illegal("P40-MOB-24", f"name the complex it comes through: {' or '.join(through)}", *through)
    if len(words) == 3 and words[2] not in through:
        return illegal(
            "P40-MOB-24", f"{the(name)} cannot reach {the(where)} through {the(words[2])}", words[2]
        )
    return None
