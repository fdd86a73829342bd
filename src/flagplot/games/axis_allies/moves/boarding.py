"""What a power does at sea without an order to its own ships.

It announces attacks by ships that stay where they are, and it uses the transports of its friends: land units
board them in one of their own turns, travel in the friend's turn, and go ashore in their own next turn.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator

from flagplot.games.axis_allies.board import bits, including, mask_of
from flagplot.games.axis_allies.events import Loaded
from flagplot.games.axis_allies.moves import transports
from flagplot.games.axis_allies.moves.flotilla import (
    can_storm,
    fits,
    lurking,
    ready_units,
    waters,
)
from flagplot.games.axis_allies.moves.landing import shortfall
from flagplot.games.axis_allies.moves.moment import moment
from flagplot.games.axis_allies.moves.sea_routes import announced_launches, barred_zones, beaches, coasts
from flagplot.games.axis_allies.pieces import Age, Status, cargo, change, look, make
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.tally import tally
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

VERBS = ("attack", "storm", "board", "disembark")

# -- what is on offer ----------------------------------------------------------------------------------


def options(war: War, power: int, combat: bool) -> list[Action]:
    """All announcements and uses of friends' transports open to the power now, in a fixed order."""
    board, ids = war.board, war.board.space_ids
    found: list[Action] = []
    if combat:
        found += [act("attack", ids[zone]) for zone in quarries(war, power)]
        for zone, piece, land in storms(war, power):
            found.append(act("storm", ids[zone], piece_text(board, piece, power), ids[land]))
        return found
    for zone, piece, land, kind in boardings(war, power):
        found.append(
            act("board", ids[zone], piece_text(board, piece, power), ids[land], board.kinds[kind].id)
        )
    for zone, piece, kind, land in landings(war, power):
        name = transports.cargo_name(war, kind, power)
        found.append(act("disembark", ids[zone], piece_text(board, piece, power), name, ids[land]))
    return found


def quarries(war: War, power: int) -> list[int]:
    """Zones where the power's warships lie with enemy submarines or transports they might attack.

    Never automatic: sharing a zone with them obliges nobody [P40-TRN-30, P40-CMV-16, P40-SUB-08, P40-HSZ-08,
    A50-HSZ-09, A50-SZN-04, A50-SUB-05]. Where enemy surface warships are, or an assault starts, the question
    comes up by itself, but for submarines that lie low beside them [A50-HSZ-11].
    """
    hostile, ships, _ = waters(war, power, war.board.sea_mask)
    found = ships & survey(war).warships[power]
    if not found:  # as a rule nobody shares a zone with an enemy
        return []
    found &= ~(hostile & ~lurking(war, power))
    found &= ~(mask_of(war.state.attacks) | announced_launches(war))
    return [z for z in bits(found & ~barred_zones(war, power, found)) if not binds_decks(war, power, z)]


def binds_decks(war: War, power: int, zone: int) -> bool:
    """Whether an attack would keep carriers in the zone that aircraft count on elsewhere. [P40-AIR-12]"""
    carriers = tally(war.state.units[zone], war.board).carriers
    if not any(look(piece).owner == power for piece, _ in carriers):
        return False
    state = copy.copy(war.state)
    state.attacks = including(state.attacks, zone)
    before = moment(war, power, combat=True).prospect.shortfall()
    return shortfall(War(war.edition, state), power, combat=True) > before


def friends_transports(war: War, power: int, zones: int) -> Iterator[tuple[int, int]]:
    """Transports in ``zones`` of friends who share theirs: (zone, transport).

    [P40-GEN-11, A50-TRN-03, A50-MAP-20]
    """
    if not zones:
        return
    board, units = war.board, war.state.units
    friends = board.friends[power] & ~(1 << power)
    now = survey(war)
    for zone in bits(now.of(now.transports, friends) & zones):
        for piece in units[zone]:
            seen = look(piece)
            if (
                friends >> seen.owner & 1
                and board.kinds[seen.kind].transport
                and war.edition.may_share(war, power, seen.owner)
            ):
                yield zone, piece


def storms(war: War, power: int) -> Iterator[tuple[int, int, int]]:
    """Assaults the power's land units can make from friends' transports: (zone, transport, territory).

    On the land units' owner's own turn [P40-MNF-08, A50-TRN-22], with units that came aboard on an earlier
    one [P40-TRN-18, A50-TRN-27]. A hostile zone must first be cleared by the power's own forces.
    """
    for zone, piece in friends_transports(war, power, survey(war).guests[power]):
        ready = look(piece).ready and can_storm(war.board, piece, power)
        if ready and _may_clear(war, zone, power):
            for land in bits(beaches(war, power, zone)):
                yield zone, piece, land


def _may_clear(war: War, zone: int, power: int) -> bool:
    """Whether the zone is friendly, or own forces are there to make it so. [P40-TRN-08, A50-TRN-24]"""
    if not waters(war, power, 1 << zone)[0]:
        return True
    if war.edition.no_attack(war, zone, power) is not None:
        return False
    return bool(survey(war).strikers[power] >> zone & 1)


def boardings(war: War, power: int) -> Iterator[tuple[int, int, int, int]]:
    """Land units that can board a friend's transport: (zone, transport, territory, kind).

    First of three steps [P40-TRN-18, A50-TRN-21]; in noncombat movement, because a unit loaded in combat
    movement would have to land in the same turn [P40-TRN-07, A50-TRN-08]. Chinese units never board
    [P40-CHN-08, A50-CHN-16].
    """
    board = war.board
    quays = coasts(board.printed, survey(war).walkers[power])  # only where somebody waits
    for zone, piece in friends_transports(war, power, quays):
        seen = look(piece)
        if not seen.ready or len(seen.aboard) >= board.kinds[seen.kind].hold:
            continue
        if waters(war, power, 1 << zone)[0]:
            continue  # no loading in a hostile zone [P40-TRN-15, A50-TRN-07]
        for land in board.land_near[zone]:
            for kind in ready_units(war, land, power):
                barred = war.edition.no_entry(war, zone, power, kind, flying=False)
                if fits(board, piece, kind) and barred is None:
                    yield zone, piece, land, kind


def landings(war: War, power: int) -> Iterator[tuple[int, int, int, int]]:
    """Units that can go ashore from a friend's transport: (zone, transport, kind, territory).

    Third step, on a later turn of their own, even if the transport never moved [P40-TRN-18, A50-TRN-21,
    A50-TRN-27].
    """
    for zone, piece in friends_transports(war, power, survey(war).guests[power]):
        for kind, land in transports.landings(war, zone, piece, power, Age.BEFORE):
            yield zone, piece, kind, land


# -- what happens --------------------------------------------------------------------------------------


def do(war: War, power: int, combat: bool, action: Action) -> None:
    """Carry out one of ``options``."""
    board, words = war.board, [str(arg) for arg in action.args]
    zone = board.space_of[words[0]]
    if action.verb == "attack":
        transports.attack_zone(war, zone, power)
        return
    piece = next(p for p in war.state.units[zone] if piece_text(board, p, power) == words[1])
    if action.verb == "storm":
        land = board.space_of[words[2]]
        war.turn(zone, piece, transports.announce_assault(war, zone, piece, power, land))
    elif action.verb == "board":
        _board(war, power, zone, piece, board.space_of[words[2]], board.kind_of[words[3]])
    else:
        kind, land = board.kind_of[words[2]], board.space_of[words[3]]
        war.turn(zone, piece, transports.ashore(war, zone, piece, power, kind, land))


def _board(war: War, power: int, zone: int, piece: int, land: int, kind: int) -> None:
    """A land unit goes aboard a friend's transport. [P40-TRN-10, P40-TRN-18, A50-TRN-05, A50-TRN-21]"""
    war.remove(land, make(power, kind))
    war.turn(zone, piece, change(piece, cargo=(*look(piece).cargo, cargo(power, kind, Age.NONCOMBAT))))
    war.emit(
        Loaded(
            power=war.seat(power),
            unit=war.board.kinds[kind].id,
            land=war.name(land),
            zone=war.name(zone),
            aboard=True,
        )
    )


# -- what is refused -----------------------------------------------------------------------------------


def why_not(war: War, power: int, combat: bool, action: Action) -> Refusal | None:
    """The rule against one of ``VERBS`` that is not on offer."""
    if action.verb not in VERBS:
        return None
    board, words = war.board, [str(arg) for arg in action.args]
    wanted = {"attack": 1, "storm": 3, "board": 4, "disembark": 4}.get(action.verb)
    if wanted is None:
        return None
    if len(words) != wanted or words[0] not in board.space_of or not board.sea[board.space_of[words[0]]]:
        return malformed(f"{action.verb} needs a sea zone and {the(wanted - 1)} more words", *words[:1])
    zone = board.space_of[words[0]]
    if action.verb == "attack":
        return _no_attack(war, power, combat, zone)
    if combat and action.verb != "storm":
        return illegal("P40-CMV-01", "Land units use friends' transports in noncombat movement.", words[0])
    if not combat and action.verb == "storm":
        return illegal("P40-AMP-01", "Assaults are announced in the Combat Move phase.", words[0])
    piece = _named(war, zone, power, words[1])
    if piece < 0 or not board.kinds[look(piece).kind].transport:
        return malformed(f"there is no transport {the(words[1])} in {the(words[0])}", words[0], words[1])
    owner = look(piece).owner
    if owner == power or not board.friends[power] >> owner & 1:
        return illegal("P40-TRN-18", "Only a friend's transport is used this way.", words[0], words[1])
    if not war.edition.may_share(war, power, owner):
        return war.edition.unshared(war, power, owner)
    if action.verb == "storm":
        return _no_storm(war, power, zone, piece, words[2])
    if waters(war, power, 1 << zone)[0]:
        return illegal("P40-TRN-15", f"Nobody loads or offloads in hostile {the(words[0])}.", words[0])
    if action.verb == "board":
        return _no_boarding(war, power, zone, piece, words[2], words[3])
    return _no_landing(war, power, zone, piece, words[2], words[3])


def _named(war: War, zone: int, power: int, name: str) -> int:
    """The ship a name means: as written, else the first of that owner and type, else of that type."""
    texts = {piece_text(war.board, piece, power): piece for piece in war.state.units[zone]}
    if name in texts:
        return texts[name]
    plain = {piece: re.split(r"[~*\[]", text)[0] for text, piece in texts.items()}
    for words in (plain, {piece: text.rpartition(":")[2] for piece, text in plain.items()}):
        for piece, text in words.items():
            if text == name:
                return piece
    return -1


def _no_attack(war: War, power: int, combat: bool, zone: int) -> Refusal | None:
    name = war.name(zone)
    if not combat:
        return illegal("P40-TRN-24", "Nothing is attacked in noncombat movement.", name)
    if barred := war.edition.no_attack(war, zone, power):
        return barred
    there = tally(war.state.units[zone], war.board)
    if not there.warships >> power & 1:
        return illegal("P40-TRN-01", f"No warship of yours is in {the(name)}; transports never attack.", name)
    if binds_decks(war, power, zone):
        return illegal(
            "P40-AIR-12", f"Aircraft count on carriers that would have to stay in {the(name)}.", name
        )
    return illegal("P40-CMV-16", f"There is nothing in {the(name)} whose attack needs announcing.", name)


def _no_storm(war: War, power: int, zone: int, piece: int, land_name: str) -> Refusal | None:
    name = war.name(zone)
    if land_name not in war.board.space_of:
        return unknown("territory", land_name, war.board.space_ids)
    land = war.board.space_of[land_name]
    if not look(piece).ready:
        return illegal("P40-TRN-13", "This transport has been used this turn.", name)
    if not can_storm(war.board, piece, power):
        if any(item.owner == power for item in look(piece).aboard):
            return illegal("P40-TRN-29", "Antiaircraft guns never land in an assault.", name)
        return illegal("P40-MNF-08", "No land unit of yours that could land is aboard.", name)
    if not beaches(war, power, zone) >> land & 1:
        barred = war.edition.no_attack(war, land, power)
        return barred or illegal(
            "P40-AMP-02", f"{the(land_name)} is not a hostile coast of {the(name)}.", land_name, name
        )
    return illegal("P40-TRN-08", f"None of your forces can clear {the(name)}.", name)


def _no_boarding(
    war: War, power: int, zone: int, piece: int, land_name: str, kind_name: str
) -> Refusal | None:
    board, name = war.board, war.name(zone)
    if land_name not in board.space_of or kind_name not in board.items:
        return malformed(
            f"no territory {the(land_name)} or no unit type {the(kind_name)}", land_name, kind_name
        )
    if kind_name not in board.kind_of:
        return illegal("P40-TRN-03", "Facilities cannot be carried.", kind_name)
    kind, land = board.kind_of[kind_name], board.space_of[land_name]
    if not board.land_near_mask[zone] >> land & 1:
        return illegal("P40-MAP-02", f"{the(land_name)} does not border {the(name)}.", land_name, name)
    if board.kinds[kind].land and (barred := war.edition.no_entry(war, zone, power, kind, flying=False)):
        return barred
    if not look(piece).ready:
        return illegal("P40-TRN-16", "This transport has offloaded and is finished for the turn.", name)
    if kind not in ready_units(war, land, power):
        return illegal(
            "P40-TRN-10", f"No unmoved {the(kind_name)} of yours is in {the(land_name)}.", land_name
        )
    return illegal("P40-TRN-02", f"The transport has no room for {the(kind_name)}.", name, kind_name)


def _no_landing(
    war: War, power: int, zone: int, piece: int, kind_name: str, land_name: str
) -> Refusal | None:
    board, name, seen = war.board, war.name(zone), look(piece)
    if land_name not in board.space_of or kind_name not in board.kind_of:
        return malformed(
            f"no territory {the(land_name)} or no unit type {the(kind_name)}", land_name, kind_name
        )
    kind, land = board.kind_of[kind_name], board.space_of[land_name]
    mine = [item for item in seen.aboard if item.owner == power and item.kind == kind]
    if not any(item.age is Age.BEFORE for item in mine):
        text = "It came aboard in this turn." if mine else f"No {the(kind_name)} of yours is aboard."
        return illegal("P40-TRN-18", text, name, kind_name)
    if seen.status is Status.DONE:
        return illegal("P40-TRN-20", "The transport was used in an assault this turn.", name)
    if seen.status is Status.OFFLOADED and seen.target != land:
        return illegal(
            "P40-TRN-13", f"The transport has offloaded into {the(war.name(seen.target))}.", land_name
        )
    if not board.land_near_mask[zone] >> land & 1:
        return illegal("P40-MAP-02", f"{the(land_name)} does not border {the(name)}.", land_name, name)
    barred = war.edition.no_entry(war, land, power, kind, flying=False)
    return barred or illegal(
        "P40-TRN-27", f"{the(land_name)} is not friendly: only an assault lands there.", land_name
    )
