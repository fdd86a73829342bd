"""Amphibious assaults, one assaulted territory after another: sea combat, bombardment, land combat.

An assault is resolved for its target: first the sea combats of all zones it is launched from, each fought
only once however many targets it serves, then the landing. [P40-AMP-05, P40-AMP-07, A50-AMP-01, A50-AMP-02,
A50-AMP-24]
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import including
from flagplot.games.axis_allies.combat import battle, bombardment, contested
from flagplot.games.axis_allies.combat.frames import Assault, Conduct
from flagplot.games.axis_allies.combat.frames import AssaultStage as Stage
from flagplot.games.axis_allies.events import Announced, Loaded
from flagplot.games.axis_allies.moves.boarding import binds_decks
from flagplot.games.axis_allies.pieces import Age, Status, change, look, make
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import enemy_ships
from flagplot.games.axis_allies.text import cargo_text, may_mean, piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

Choice = tuple[Action, int, int, int]  # what to say for it, and the zone, transport and cargo it is about


def begin(war: War, target: int, power: int) -> None:
    """Open the assault on one territory."""
    zones = contested.launch_zones(war, target)
    war.state.frames.append(Assault(power=power, target=target, zones=zones))


class _Question(Step[War, Assault]):
    """A question to the attacker, where ``run`` has found one."""

    def seats(self, war: War, frame: Assault) -> tuple[str, ...]:
        return (war.seat(frame.power),) if frame.asking else ()

    def why_not(self, war: War, frame: Assault, seat: str, action: Action) -> Refusal | None:
        if action.verb != "bombard":
            return None
        target = war.name(frame.target)
        return illegal("P40-AMP-07", "sea combat and landing are settled before ships bombard", target)


class _Sea(_Question):
    """Sea combat in every launch zone; the attacker fights or ignores submarines and transports.

    [P40-AMP-07, A50-AMP-04]
    """

    def run(self, war: War, frame: Assault) -> None:
        if frame.zones:
            _settle_zone(war, frame)
        else:
            _land_loaded(war, frame)
            frame.stage = Stage.LANDING

    def legal(self, war: War, frame: Assault, seat: str) -> list[Action]:
        return [act("engage"), act("ignore")]

    def do(self, war: War, frame: Assault, seat: str, action: Action) -> None:
        frame.asking = False
        zone, frame.zones = frame.zones[0], frame.zones[1:]
        if action.verb == "engage":
            _fight_at_sea(war, frame, zone)
        else:
            conduct = _conduct(war)
            conduct.ignored = including(conduct.ignored, zone)

    def prompt(self, war: War, frame: Assault, seat: str) -> str:
        zone = the(war.name(frame.zones[0]))
        return (
            f"Your assault on {the(war.name(frame.target))}: engage the enemy submarines and transports in "
            f"{zone}, which rules out bombardment, or ignore them and land."
        )


class _Landing(_Question):
    """Units aboard since earlier turns are named if they land. [P40-AMP-05, P40-AMP-35]"""

    def run(self, war: War, frame: Assault) -> None:
        _name_old_cargo(war, frame)

    def legal(self, war: War, frame: Assault, seat: str) -> list[Action]:
        actions = [choice[0] for choice in _old_cargo(war, frame)]
        return actions if _committed(war, frame) else [*actions, act("done")]

    def do(self, war: War, frame: Assault, seat: str, action: Action) -> None:
        frame.asking = False
        if action.verb == "done":
            frame.stage = Stage.BOMBARDMENT
            return
        for choice, zone, transport, code in _old_cargo(war, frame):
            if choice == action:
                _go_ashore(war, frame, zone, transport, code)
                break

    def why_not(self, war: War, frame: Assault, seat: str, action: Action) -> Refusal | None:
        target = war.name(frame.target)
        if action.verb == "done":
            return illegal(
                "P40-AMP-05", f"every transport sent against {the(target)} must land something", target
            )
        if action.verb == "land":
            if any(war.board.kinds[war.board.kind_of.get(str(a), 0)].antiaircraft for a in action.args[1:]):
                return illegal("P40-TRN-29", "an antiaircraft gun never lands in an assault", target)
            return illegal("P40-AMP-05", f"no such unit is aboard for the assault on {the(target)}", target)
        return super().why_not(war, frame, seat, action)

    def prompt(self, war: War, frame: Assault, seat: str) -> str:
        target = the(war.name(frame.target))
        return f"Your assault on {target}: name units aboard since earlier turns that land, then done."


class _Bombardment(_Question):
    """Ships that bombard are named, one for each unit landed. [P40-AMP-07]"""

    def run(self, war: War, frame: Assault) -> None:
        frame.asking = bool(bombardment.choices(war, frame.target, frame.power))
        if not frame.asking:
            frame.stage = Stage.LAND

    def legal(self, war: War, frame: Assault, seat: str) -> list[Action]:
        ships = [choice[0] for choice in bombardment.choices(war, frame.target, frame.power)]
        return [*ships, act("done")]

    def do(self, war: War, frame: Assault, seat: str, action: Action) -> None:
        frame.asking = False
        if action.verb == "done":
            frame.stage = Stage.LAND
        else:
            bombardment.assign(war, frame.target, frame.power, action)

    def why_not(self, war: War, frame: Assault, seat: str, action: Action) -> Refusal | None:
        target = war.name(frame.target)
        if action.verb == "bombard":
            return bombardment.why_not(war, frame.target, frame.power, action)
        if action.verb == "land":
            return illegal("P40-AMP-35", "units that land are named before the bombardment", target)
        return None

    def prompt(self, war: War, frame: Assault, seat: str) -> str:
        left = bombardment.room(war, frame.target, frame.power)
        return (
            f"Your assault on {the(war.name(frame.target))}: name a ship that bombards (up to {left} more, "
            "one a unit landed), or done; a battleship hits on 4 or less, a cruiser on 3."
        )


def _land(war: War, frame: Assault) -> None:
    frame.stage = Stage.OVER
    _fight_on_land(war, frame)


def _over(war: War, frame: Assault) -> None:
    war.state.frames.pop()


class AssaultStep(Script[War, Assault]):
    """The attacker fights or ignores what is at sea, names cargo to land and ships to bombard."""

    stages = {
        Stage.SEA: _Sea(),
        Stage.LANDING: _Landing(),
        Stage.BOMBARDMENT: _Bombardment(),
        Stage.LAND: _land,
        Stage.OVER: _over,
    }


def meant(war: War, frame: Assault, action: Action) -> Action | None:
    """The listed answer that looser words stand for: marks and cargo left out, the zone named or not.

    ``land infantry iwo_jima`` lands a unit without saying from which transport.
    """
    board, power, words = war.board, frame.power, action.args
    if len(words) < 2:
        return None
    if action.verb == "bombard" and words[1] == war.name(frame.target):
        for choice, zone, ship in bombardment.choices(war, frame.target, power):
            if may_mean(board, ship, words[0], power) and words[2:] in ((), (war.name(zone),)):
                return choice
    if action.verb == "land":
        for choice, zone, transport, code in _old_cargo(war, frame):
            unit = cargo_text(board, code, power)
            named = words[1] == unit and may_mean(board, transport, words[0], power)
            named = named or words[:2] == (unit, war.name(frame.target))
            if named and words[2:] in ((), (war.name(zone),)):
                return choice
    return None


def _conduct(war: War) -> Conduct:
    for frame in reversed(war.state.frames):
        if isinstance(frame, Conduct):
            return frame
    raise RulesBug("an assault outside the Conduct Combat phase")


# -- sea combat ----------------------------------------------------------------------------------------


def _settle_zone(war: War, frame: Assault) -> None:
    """Decide about sea combat in the next launch zone.

    Enemy surface warships and scrambled aircraft must be fought [P40-AMP-08, P40-AMP-32, A50-AMP-03];
    submarines and transports, all of them or none, only if the attacker likes [P40-AMP-09, A50-AMP-04,
    A50-AMP-26] and politics let it attack them [see P40-POL-23]. An attacker without a unit of its own in the
    zone, whose land units wait aboard a friend's transport, cannot fight there; that transport takes no part.
    """
    zone, power = frame.zones[0], frame.power
    settled = zone in war.state.fought_zones or zone in _conduct(war).ignored
    if not settled and contested.defended_zone(war, zone, power):
        frame.zones = frame.zones[1:]
        if contested.attackers_at_sea(war, zone, power):
            _fight_at_sea(war, frame, zone)
    elif not settled and _may_engage(war, zone, power):
        frame.asking = True
    else:
        frame.zones = frame.zones[1:]


def _may_engage(war: War, zone: int, power: int) -> bool:
    """Whether there is somebody in the zone the attacker could fight by choice.

    It may not choose to fight where that keeps a carrier in place which was promised to aircraft elsewhere
    [P40-AIR-12, P40-AIR-15].
    """
    if not enemy_ships(war, zone, power) or not contested.can_attack_at_sea(war, zone, power):
        return False
    return war.edition.no_attack(war, zone, power) is None and not binds_decks(war, power, zone)


def _fight_at_sea(war: War, frame: Assault, zone: int) -> None:
    """Fight for a launch zone, all ships there together.

    [P40-AMP-10, P40-AMP-16, P40-AMP-34, P40-CBT-08, A50-AMP-05]
    """
    battle.begin_sea(war, zone, frame.power)


# -- landing -------------------------------------------------------------------------------------------


def _transports(war: War, frame: Assault) -> list[tuple[int, int, int]]:
    """(zone, transport, count) still to land something on the target from a zone that is clear.

    Transports sunk are gone, and those that retreated are no longer assaulting: they keep their cargo.
    [P40-AMP-20, P40-TRN-12, A50-AMP-15]
    """
    found = []
    for zone in contested.launch_zones(war, frame.target):
        if not contested.cleared_zone(war, zone, frame.power):
            continue
        for piece, count in war.state.units[zone].items():
            seen = look(piece)
            if seen.status in (Status.ASSAULTING, Status.OFFLOADED) and seen.target == frame.target:
                found.append((zone, piece, count))
    return found


def _land_loaded(war: War, frame: Assault) -> None:
    """Put ashore what was loaded this turn; nobody calls it off. [P40-TRN-07, P40-AMP-23, P40-CMV-10]"""
    for zone, piece, count in _transports(war, frame):
        for _ in range(count):
            transport: int = piece
            for item in look(piece).aboard:
                if item.owner == frame.power and item.age == Age.COMBAT and look(piece).owner == frame.power:
                    transport = _go_ashore(war, frame, zone, transport, item.code)


def _go_ashore(war: War, frame: Assault, zone: int, transport: int, code: int) -> int:
    """Offload one unit into the assaulted territory, where it cannot retreat; the transport as it is now.

    [P40-TRN-27, P40-TRN-13, P40-AMP-22, P40-AMP-26, A50-AMP-16, A50-AMP-19]
    """
    load = list(look(transport).cargo)
    load.remove(code)
    emptier = change(transport, cargo=tuple(load), status=Status.OFFLOADED)
    war.turn(zone, transport, emptier)
    kind = (code - 1) & 31
    war.add(frame.target, make(frame.power, kind, status=Status.SEABORNE))
    war.emit(
        Loaded(
            power=war.seat(frame.power),
            unit=war.board.kinds[kind].id,
            land=war.name(frame.target),
            zone=war.name(zone),
            aboard=False,
        )
    )
    return emptier


def rehearse(war: War, target: int, power: int) -> None:
    """Put everything ashore that may land on a territory, and let the best ships bombard it.

    For looking ahead on a copy of a war in which the launch zones have been cleared.
    """
    frame = Assault(power=power, target=target)
    _land_loaded(war, frame)
    while old := _old_cargo(war, frame):
        _, zone, transport, code = old[0]
        _go_ashore(war, frame, zone, transport, code)
    while ships := bombardment.choices(war, target, power):
        best = max(ships, key=lambda choice: war.board.kinds[look(choice[2]).kind].bombard)
        bombardment.assign(war, target, power, best[0])


def _name_old_cargo(war: War, frame: Assault) -> None:
    """Ask which units aboard since earlier turns land too, or see that there is nothing to ask.

    A lone unit that must land does so unasked; with more of them aboard, all are named one by one. That comes
    after the sea combat and before the bombardment. [A50-AMP-29]
    """
    choices = _old_cargo(war, frame)
    if len(choices) == 1 and _committed(war, frame) and _alone(war, choices[0]):
        _, zone, transport, code = choices[0]
        _go_ashore(war, frame, zone, transport, code)
    elif choices:
        frame.asking = True
    else:
        frame.stage = Stage.BOMBARDMENT


def _old_cargo(war: War, frame: Assault) -> list[Choice]:
    """Own units from earlier turns that may land; any number of them, named before bombardment.

    They may be aboard an own transport [P40-TRN-26, P40-AMP-35, A50-AMP-29] or a friend's [P40-MNF-08,
    P40-TRN-18, A50-MNF-09].
    Antiaircraft guns stay aboard.
    """
    board, power = war.board, frame.power
    transports = _transports(war, frame)
    several = len({zone for zone, _, _ in transports}) > 1
    found: list[Choice] = []
    for zone, piece, _ in transports:
        seen: set[int] = set()
        for item in look(piece).aboard:
            if item.owner != power or item.age != Age.BEFORE or item.code in seen:
                continue
            if board.kinds[item.kind].captures:  # no gun [P40-TRN-29]
                seen.add(item.code)
                args = [piece_text(board, piece, power), cargo_text(board, item.code, power)]
                found.append((act("land", *args, *([war.name(zone)] * several)), zone, piece, item.code))
    return found


def _alone(war: War, choice: Choice) -> bool:
    """Whether the unit of a choice is the only one of its kind: one transport, one such unit aboard."""
    _, zone, transport, code = choice
    return war.state.units[zone][transport] == 1 and look(transport).cargo.count(code) == 1


def _committed(war: War, frame: Assault) -> bool:
    """Whether a transport announced for this assault has landed nobody yet but could and must.

    Where units from earlier turns may all be kept back, the landing is called off that way. [P40-AMP-05,
    A50-AMP-29]
    """
    if not war.edition.must_land:
        return False
    return any(look(piece).status is Status.ASSAULTING for _, _, piece, _ in _old_cargo(war, frame))


# -- land combat ---------------------------------------------------------------------------------------


def _fight_on_land(war: War, frame: Assault) -> None:
    """Fight for the territory with everybody who is there, by sea, by land and by air.

    When no unit landed, because the sea combat was lost or broken off, overland and air units still have to
    fight a round before they can retreat; without any of them the assault is over. [P40-AMP-22, P40-AMP-24,
    A50-AMP-16, A50-AMP-17]
    """
    target, power = frame.target, frame.power
    if target in contested.land_battles(war, power):
        battle.begin_land(war, target, power, bombardment.shots(war, target, power))
    else:  # nobody is left to fight [P40-AMP-25, A50-AMP-18, A50-AMP-27]
        what = "lands nobody in its assault on"
        war.emit(Announced(power=war.seat(power), what=what, space=war.name(target)))
