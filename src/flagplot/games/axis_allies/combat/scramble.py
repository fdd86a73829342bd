"""Scrambling: defending aircraft on islands with an operative airbase go up to defend the zone around.

They are decided on when assaults are announced and the attacker has split its aircraft between sea and land,
that is after the Combat Move phase, and before any combat [P40-SCR-11, P40-CBT-02]. A scrambled aircraft
leaves the island's stack for the zone, so it fights with its defense values in the sea combat there, beside
friends or alone, and nowhere else.
"""

from __future__ import annotations

import re

from flagplot.games.axis_allies.board import including
from flagplot.games.axis_allies.combat import contested
from flagplot.games.axis_allies.combat.frames import Scramble
from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.events import Announced
from flagplot.games.axis_allies.pieces import Status, change, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import at_war
from flagplot.games.axis_allies.text import parse_piece, piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import listed, some, the


def begin(war: War, power: int) -> None:
    """Ask everybody who could scramble against ``power``, in turn order after it. [P40-SCR-13]

    A zone calls for it when units in it are attacked, or when an assault is launched from it against
    whatever territory; ships that merely lie there or pass do not. [P40-SCR-12]
    """
    zones = including(contested.sea_battles(war, power), *contested.launch_zones(war))
    asked = tuple(p for p in war.board.after(power) if at_war(war, power, p) and _eligible(war, zones, p))
    if asked:
        war.state.frames.append(Scramble(power=power, zones=zones, asked=asked))


def _eligible(war: War, zones: tuple[int, ...], owner: int) -> list[tuple[int, int, int]]:
    """The (island, piece, count) a power may still send up.

    Fighters and tactical bombers on islands whose airbase has fewer than 3 damage points; strategic bombers
    never scramble. [P40-SCR-01, P40-SCR-02, P40-SCR-10]
    """
    board, state = war.board, war.state
    found = []
    for zone in zones:
        for island in board.land_near[zone]:
            if board.island_zone[island] != zone or not _base(war, island):
                continue
            for piece, count in state.units[island].items():
                if look(piece).owner == owner and board.kinds[look(piece).kind].scrambles:
                    found.append((island, piece, count))
    return found


def _base(war: War, island: int) -> bool:
    return facilities.operative(war.board, war.state.facilities[island], facilities.AIRBASE)


class ScrambleStep(Step[War, Scramble]):
    """Each defending power sends up as many of its aircraft as it likes. [P40-SCR-13]"""

    def seats(self, war: War, frame: Scramble) -> tuple[str, ...]:
        """The power that decides now."""
        return (war.seat(frame.asked[0]),) if frame.asked else ()

    def run(self, war: War, frame: Scramble) -> None:
        """Everybody has answered."""
        war.state.frames.pop()

    def legal(self, war: War, frame: Scramble, seat: str) -> list[Action]:
        """Every number of every kind of aircraft, or no more."""
        board, owner = war.board, frame.asked[0]
        actions = [
            act("scramble", board.space_ids[island], piece_text(board, piece, owner), n)
            for island, piece, count in _eligible(war, frame.zones, owner)
            for n in range(1, count + 1)
        ]
        return [*actions, act("done")]

    def do(self, war: War, frame: Scramble, seat: str, action: Action) -> None:
        """Send aircraft up, or let the next power decide."""
        owner = frame.asked[0]
        if action.verb == "scramble":
            island = war.board.space_of[str(action.args[0])]
            piece = parse_piece(war.board, str(action.args[1]), owner)
            _send_up(war, island, piece, int(action.args[2]))
            if _eligible(war, frame.zones, owner):
                return
        frame.asked = frame.asked[1:]

    def why_not(self, war: War, frame: Scramble, seat: str, action: Action) -> Refusal | None:
        """Say what keeps an aircraft on the ground."""
        if action.verb != "scramble" or len(action.args) < 2:
            return None
        board, name = war.board, str(action.args[0])
        if name not in board.space_of:
            return unknown("space", name, war.board.space_ids)
        try:
            unit = re.sub(r":\d+$", "", str(action.args[1]))
            piece = parse_piece(board, unit, frame.asked[0])
        except BadInputError as error:
            return malformed(str(error))
        island, kind = board.space_of[name], board.kinds[look(piece).kind]
        if board.island_zone[island] < 0:
            return illegal(
                "P40-SCR-01", f"aircraft scramble only from islands, and {the(name)} is none", name
            )
        if not _base(war, island):
            if facilities.present(war.state.facilities[island], facilities.AIRBASE):
                return illegal("P40-SCR-10", f"the airbase of {the(name)} is out of order", name)
            return illegal("P40-SCR-01", f"there is no airbase on {the(name)}", name)
        if board.island_zone[island] not in frame.zones:
            return illegal("P40-SCR-12", f"the zone around {the(name)} is not attacked", name)
        if look(piece).owner != frame.asked[0]:
            return illegal("P40-SCR-13", "every owner decides for its own aircraft", name)
        if not kind.scrambles:
            rule = "P40-SCR-02" if kind.air else "P40-SCR-01"
            return illegal(
                rule, f"only fighters and tactical bombers scramble, not {the(kind.id)}", name, kind.id
            )
        there = sum(n for i, p, n in _eligible(war, frame.zones, frame.asked[0]) if (i, p) == (island, piece))
        return illegal(
            "P40-SCR-01", f"you have {some(there, kind.id)} to scramble on {the(name)}", name, kind.id
        )

    def prompt(self, war: War, frame: Scramble, seat: str) -> str:
        """Ask for aircraft."""
        zones = sorted({war.board.island_zone[i] for i, _, _ in _eligible(war, frame.zones, frame.asked[0])})
        where = listed(war.name(zone) for zone in zones)
        attacker = the(war.seat(frame.power))
        return (
            f"{attacker} attacks: choose how many aircraft take off from your islands to defend "
            f"{where} this turn, or done; they will not defend their island."
        )


def _send_up(war: War, island: int, piece: int, count: int) -> None:
    """Move aircraft from the island into the zone around it, remembering where they are at home.

    The sea combat there is the only one they are in. [P40-SCR-05, P40-SCR-14, P40-AMP-31]
    """
    zone = war.board.island_zone[island]
    war.remove(island, piece, count)
    war.add(zone, change(piece, status=Status.SCRAMBLED, home=island), count)
    seen = look(piece)
    kind = war.board.kinds[seen.kind].id
    war.emit(
        Announced(
            power=war.seat(seen.owner),
            what=f"scrambles {some(count, kind)} into",
            space=war.name(zone),
            detail=f"from {the(war.name(island))}",
            order="scramble",
            pieces=f"{count} {kind}",
        )
    )
