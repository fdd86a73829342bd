"""What both sides decide in a surface combat, at the same time and in secret. [19.1, 19.2, 19.6, 19.7]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import Clash
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.frames import Passage
from flagplot.games.war_in_the_pacific.sea.ships import speed_class
from flagplot.games.war_in_the_pacific.sea.stations import free_label
from flagplot.games.war_in_the_pacific.surface import battle
from flagplot.games.war_in_the_pacific.surface.battle import label
from flagplot.games.war_in_the_pacific.surface.damage import damage_ship
from flagplot.games.war_in_the_pacific.surface.frames import (
    CombatStage,
    Consent,
    Gunnery,
    Meeting,
    Salvo,
    Shots,
    SurfaceCombat,
    Wish,
    Wishes,
)
from flagplot.games.war_in_the_pacific.units import SUNK
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted, listed, the

LEFT_BEHIND = "-left"  # the name of ships that a force had to leave


def combat_of(play: Campaign) -> SurfaceCombat:
    """The battle that is fought."""
    return next(frame for frame in reversed(play.state.frames) if isinstance(frame, SurfaceCombat))


# -- accept or decline --------------------------------------------------------------------------------------


class ConsentStep(Step[Campaign, Consent]):
    """A side that may decline says whether it does. [BR-19-01]"""

    def seats(self, play: Campaign, frame: Consent) -> tuple[str, ...]:
        """Its commander."""
        return (battle.seat_of(play, combat_of(play), frame.side),)

    def prompt(self, play: Campaign, frame: Consent, seat: str) -> str:
        """The question."""
        own = label(combat_of(play), frame.side)
        return f"{play.called(own)} meets enemy ships. Accept battle, or avoid it?"

    def legal(self, play: Campaign, frame: Consent, seat: str) -> list[Action]:
        """Yes or no."""
        return [act("accept"), act("avoid")]

    def do(self, play: Campaign, frame: Consent, seat: str, action: Action) -> None:
        """Say it."""
        play.frames.pop()
        lanes = play.state.frames[-1]
        assert isinstance(lanes, Meeting)
        yes = action.verb == "accept"
        lanes.accepts = (yes, lanes.accepts[1]) if frame.side == 0 else (lanes.accepts[0], yes)


class MeetingStep(Step[Campaign, Meeting]):
    """Both have decided."""

    def run(self, play: Campaign, frame: Meeting) -> None:
        """Hand it to the battle."""
        play.pop()
        combat_of(play).accepts = frame.accepts


# -- aiming -------------------------------------------------------------------------------------------------


class GunneryStep(Step[Campaign, Gunnery]):
    """Each combatant ship may fire at one target; who has none holds fire. [BR-19-02, BR-19-09]"""

    def seats(self, play: Campaign, frame: Gunnery) -> tuple[str, ...]:
        """Its commander."""
        return (battle.seat_of(play, combat_of(play), frame.side),)

    def prompt(self, play: Campaign, frame: Gunnery, seat: str) -> str:
        """The question."""
        combat = combat_of(play)
        left = counted(len(_silent(play, combat, frame)), "ship")
        return f"Round {combat.round}: give your ships targets, or done; {left} without one."

    def legal(self, play: Campaign, frame: Gunnery, seat: str) -> list[Action]:
        """Ships and targets; all that are left at one target; done."""
        combat = combat_of(play)
        ids = [play.tables.ships[ship].id for ship in battle.open_targets(play, combat, frame.side)]
        silent = _silent(play, combat, frame)
        found = [act("engage", play.tables.ships[ship].id, id) for ship in silent for id in ids]
        if len(silent) > 1:
            found += [act("engage-all", id) for id in ids]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Gunnery, seat: str, action: Action) -> None:
        """Aim, or it is enough."""
        combat = combat_of(play)
        if action.verb == "engage-all":
            target = play.tables.ship_number[str(action.args[0])]
            more: Shots = tuple((ship, target) for ship in _silent(play, combat, frame))
            frame.shots = tuple(sorted((*frame.shots, *more)))
        elif action.verb == "engage":
            ship, target = (play.tables.ship_number[str(arg)] for arg in action.args)
            frame.shots = tuple(sorted((*frame.shots, (ship, target))))
        else:
            play.frames.pop()
            lanes = play.state.frames[-1]
            assert isinstance(lanes, Salvo)
            shots = frame.shots
            lanes.shots = (shots, lanes.shots[1]) if frame.side == 0 else (lanes.shots[0], shots)

    def why_not(self, play: Campaign, frame: Gunnery, seat: str, action: Action) -> Refusal | None:
        """The ship cannot fire, or the target may not be fired at yet."""
        combat = combat_of(play)
        if action.verb not in ("engage", "engage-all") or not action.args:
            return None
        target = play.tables.ship_number[str(action.args[-1])]
        if target not in battle.open_targets(play, combat, frame.side):
            enemy = label(combat, 1 - frame.side)
            if target in play.force(enemy).ships:
                text = "carriers, transports and auxiliaries are screened for now"
                return illegal("BR-19-02", text, str(action.args[-1]))
            return illegal("BR-19-09", "that ship is not in the enemy force", str(action.args[-1]))
        return illegal("BR-19-09", "every combatant ship fires at one target", str(action.args[0]))

    def concern(self, play: Campaign, frame: Gunnery, seat: str) -> str:
        """Ships that would hold fire."""
        left = len(_silent(play, combat_of(play), frame))
        return f"{counted(left, 'ship')} would hold fire." if left else ""


def _silent(play: Campaign, combat: SurfaceCombat, frame: Gunnery) -> list[int]:
    aimed = {ship for ship, _ in frame.shots}
    return [ship for ship in battle.firing(play, label(combat, frame.side)) if ship not in aimed]


class SalvoStep(Step[Campaign, Salvo]):
    """Both have aimed."""

    def run(self, play: Campaign, frame: Salvo) -> None:
        """Hand it to the battle."""
        play.pop()
        combat_of(play).shots = frame.shots


# -- breaking off -------------------------------------------------------------------------------------------


class WishStep(Step[Campaign, Wish]):
    """A side says whether it wishes to end the battle, and whom it leaves behind for it. [BR-19-11]"""

    def seats(self, play: Campaign, frame: Wish) -> tuple[str, ...]:
        """Its commander."""
        return (battle.seat_of(play, combat_of(play), frame.side),)

    def prompt(self, play: Campaign, frame: Wish, seat: str) -> str:
        """The question."""
        question = f"After round {combat_of(play).round}: fight on, or break off?"
        if frame.stay:
            return f"{question} {listed(play.ids_of(frame.stay))} would be left behind."
        if self._slower(play, frame):
            return f"{question} Slower ships may be left behind, so that the others get away."
        return question

    def legal(self, play: Campaign, frame: Wish, seat: str) -> list[Action]:
        """Yes or no; and slower ships, without which the others may be fast enough."""
        slow = [ship for ship in self._slower(play, frame) if ship not in frame.stay]
        return [
            act("fight-on"),
            act("break-off"),
            *(act("leave-behind", play.tables.ships[ship].id) for ship in slow),
        ]

    def _slower(self, play: Campaign, frame: Wish) -> list[int]:
        return battle.slower(play, label(combat_of(play), frame.side))

    def do(self, play: Campaign, frame: Wish, seat: str, action: Action) -> None:
        """Say it."""
        if action.verb == "leave-behind":
            frame.stay = tuple(sorted((*frame.stay, play.tables.ship_number[str(action.args[0])])))
            return
        play.frames.pop()
        lanes = play.state.frames[-1]
        assert isinstance(lanes, Wishes)
        yes = action.verb == "break-off"
        lanes.wishes = (yes, lanes.wishes[1]) if frame.side == 0 else (lanes.wishes[0], yes)
        stay = frame.stay if yes else ()
        lanes.stays = (stay, lanes.stays[1]) if frame.side == 0 else (lanes.stays[0], stay)

    def why_not(self, play: Campaign, frame: Wish, seat: str, action: Action) -> Refusal | None:
        """Only ships that are slower than others of their force are left."""
        if action.verb != "leave-behind":
            return None
        text = "only ships of its own that are slower than the others are left by a task force, each once"
        return illegal("BR-19-11", text, str(action.args[0]))


class WishesStep(Step[Campaign, Wishes]):
    """Both have said it."""

    def run(self, play: Campaign, frame: Wishes) -> None:
        """Hand it to the battle."""
        play.pop()
        combat = combat_of(play)
        combat.wishes, combat.stays = frame.wishes, frame.stays


# -- after the battle ---------------------------------------------------------------------------------------


def cripples(play: Campaign, name: str) -> list[int]:
    """Ships of a force that cannot move. [BR-19-07]"""
    return battle.left_behind(play, name)


class ChaseStep(Step[Campaign, SurfaceCombat]):
    """Ships left behind are fired at in one more round without answer. [BR-19-11]"""

    def _victor(self, frame: SurfaceCombat) -> int:
        return 1 - frame.left

    def _prey(self, play: Campaign, frame: SurfaceCombat) -> list[int]:
        return battle.left_behind(play, label(frame, frame.left), frame.stays[frame.left])

    def seats(self, play: Campaign, frame: SurfaceCombat) -> tuple[str, ...]:
        """Whoever holds the hex, if there is anything to fire at and with."""
        if not self._prey(play, frame) or not self._left(play, frame):
            return ()
        return (battle.seat_of(play, frame, self._victor(frame)),)

    def _left(self, play: Campaign, frame: SurfaceCombat) -> list[int]:
        aimed = {ship for ship, _ in frame.shots[self._victor(frame)]} if frame.chasing else set()
        return [ship for ship in battle.firing(play, label(frame, self._victor(frame))) if ship not in aimed]

    def run(self, play: Campaign, frame: SurfaceCombat) -> None:
        """Everybody has a target, or there is none."""
        self._fire(play, frame)

    def prompt(self, play: Campaign, frame: SurfaceCombat, seat: str) -> str:
        """The question."""
        return "The enemy has left ships behind. Fire at them once more, or done."

    def legal(self, play: Campaign, frame: SurfaceCombat, seat: str) -> list[Action]:
        """Ships and targets."""
        ids = [play.tables.ships[ship].id for ship in self._prey(play, frame)]
        silent = self._left(play, frame)
        found = [act("engage", play.tables.ships[ship].id, id) for ship in silent for id in ids]
        if len(silent) > 1:
            found += [act("engage-all", id) for id in ids]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: SurfaceCombat, seat: str, action: Action) -> None:
        """Aim, then fire."""
        if action.verb == "done":
            self._fire(play, frame)
            return
        side = self._victor(frame)
        shots = frame.shots[side] if frame.chasing else ()
        target = play.tables.ship_number[str(action.args[-1])]
        ships = (
            self._left(play, frame)
            if action.verb == "engage-all"
            else [play.tables.ship_number[str(action.args[0])]]
        )
        frame.chasing = True
        shots = tuple(sorted((*shots, *((ship, target) for ship in ships))))
        frame.shots = (shots, ()) if side == 0 else ((), shots)

    def why_not(self, play: Campaign, frame: SurfaceCombat, seat: str, action: Action) -> Refusal | None:
        """Only who was left behind is fired at, once by each ship."""
        if action.verb not in ("engage", "engage-all"):
            return None
        text = "each ship fires once more, at those that were left behind"
        return illegal("BR-19-11", text, str(action.args[-1]))

    def _fire(self, play: Campaign, frame: SurfaceCombat) -> None:
        if frame.chasing:
            frame.round += 1
            battle.resolve(play, frame, self._victor(frame))
        _leave(play, frame, frame.left, frame.stays[frame.left])
        frame.stage = CombatStage.SCUTTLE


def _leave(play: Campaign, frame: SurfaceCombat, side: int, stay: tuple[int, ...] = ()) -> None:
    """Ships that cannot move, or are left, stay in the hex as a force of their own. [BR-19-07, BR-19-11]"""
    name = label(frame, side)
    stuck = tuple(battle.left_behind(play, name, stay))
    force = play.sea.forces.get(name)
    if not stuck or force is None or len(stuck) == len(force.ships):
        return
    rest = tuple(ship for ship in force.ships if ship not in stuck)
    flagship = force.flagship if force.flagship in rest else rest[0]
    new = f"{name}{LEFT_BEHIND}"
    new = free_label(play, force.side) if new in play.sea.forces else new
    play.set_force(name, ships=rest, flagship=flagship, groups=())
    play.set_force(
        new, side=force.side, hex=force.hex, name=f"{force.name}, left behind",
        ships=stuck, flagship=stuck[0], mission="MOVT", marker=0, located=force.located,
        speed=min(speed_class(play, ship) for ship in stuck), fuel=force.fuel, active=force.active,
        moved=force.moved, spent=force.spent,
    )  # fmt: skip
    play.put_marker(new)
    frame.behind = (new, frame.behind[1]) if side == 0 else (frame.behind[0], new)


class ScuttleStep(Step[Campaign, SurfaceCombat]):
    """The owner may scuttle ships that cannot move. [BR-19-07]"""

    def _names(self, frame: SurfaceCombat, side: int) -> tuple[str, str]:
        return label(frame, side), frame.behind[side]

    def _stuck(self, play: Campaign, frame: SurfaceCombat) -> list[int]:
        if frame.scuttler > 1:
            return []
        return [ship for name in self._names(frame, frame.scuttler) for ship in cripples(play, name)]

    def seats(self, play: Campaign, frame: SurfaceCombat) -> tuple[str, ...]:
        """The owner: of the mover first, then the other."""
        stuck = self._stuck(play, frame)
        if not stuck:
            return ()
        return (play.tables.ships[stuck[0]].side,)

    def run(self, play: Campaign, frame: SurfaceCombat) -> None:
        """The next owner; then the battle is over."""
        frame.scuttler += 1
        if frame.scuttler > 1:
            frame.stage = CombatStage.OVER

    def prompt(self, play: Campaign, frame: SurfaceCombat, seat: str) -> str:
        """The question."""
        return "Some of your ships cannot move. Scuttle any of them, or done: they stay where they are."

    def legal(self, play: Campaign, frame: SurfaceCombat, seat: str) -> list[Action]:
        """Ships, and done."""
        return [
            *(act("scuttle", play.tables.ships[ship].id) for ship in self._stuck(play, frame)),
            act("done"),
        ]

    def do(self, play: Campaign, frame: SurfaceCombat, seat: str, action: Action) -> None:
        """She goes down."""
        if action.verb == "done":
            self.run(play, frame)
            return
        damage_ship(play, play.tables.ship_number[str(action.args[0])], SUNK, cause="scuttled")

    def why_not(self, play: Campaign, frame: SurfaceCombat, seat: str, action: Action) -> Refusal | None:
        """Only ships that cannot move."""
        if action.verb != "scuttle":
            return None
        return illegal("BR-19-07", "only ships that cannot move are scuttled", str(action.args[0]))


class WithdrawStep(Step[Campaign, SurfaceCombat]):
    """A force that avoided battle while it held goes one hex away. [BR-19-12]"""

    def _open(self, play: Campaign, frame: SurfaceCombat) -> list[int]:
        if frame.declined != 1:
            return []  # the mover goes on along its route
        force = play.force(frame.other)
        hostile = {hex for side, hex, _ in play.sea.shown.values() if side != force.side}
        return [hex for hex in play.chart.sea.get(force.hex, ()) if hex not in hostile]

    def seats(self, play: Campaign, frame: SurfaceCombat) -> tuple[str, ...]:
        """Its commander."""
        return (battle.seat_of(play, frame, 1),) if self._open(play, frame) else ()

    def run(self, play: Campaign, frame: SurfaceCombat) -> None:
        """It goes on along its route, or has nowhere to go."""
        play.pop()

    def prompt(self, play: Campaign, frame: SurfaceCombat, seat: str) -> str:
        """The question."""
        return f"{the(frame.other)} avoids battle. To which hex does it withdraw?"

    def legal(self, play: Campaign, frame: SurfaceCombat, seat: str) -> list[Action]:
        """Hexes beside it without enemies."""
        return [act("withdraw", play.label(hex)) for hex in self._open(play, frame)]

    def do(self, play: Campaign, frame: SurfaceCombat, seat: str, action: Action) -> None:
        """It goes there; they have not fought, and who contacted it may follow. [BR-16-02, BR-19-12]"""
        play.pop()
        play.set_force(frame.other, hex=play.hex(str(action.args[0])))
        if play.force(frame.other).marker:
            play.put_marker(frame.other)
        pair = {frame.mover, frame.other}
        play.sea.battles = tuple(one for one in play.sea.battles if set(one) != pair)
        for below in play.state.frames:
            if isinstance(below, Passage) and below.force == frame.mover:
                below.quarry = frame.other

    def why_not(self, play: Campaign, frame: SurfaceCombat, seat: str, action: Action) -> Refusal | None:
        """One hex, without enemies."""
        return illegal("BR-19-12", "it withdraws to a sea hex beside it without enemy task forces")


def over(play: Campaign, frame: SurfaceCombat) -> None:
    """The battle is over; forces go on with the MPs they have left, without ships that cannot move.

    [BR-19-07]
    """
    left = [play.force(one).hex for one in (frame.mover, frame.other) if one in play.sea.forces]
    if frame.round and left:
        where = play.label(left[0])
        play.emit(Clash(hex=where, what=f"task forces have fought in {the(where)}"))
    else:
        play.note("the battle is over")
    for side in (0, 1):
        _leave(play, frame, side)
    play.pop()


class SurfaceCombatStep(Script[Campaign, SurfaceCombat]):
    """A surface combat. [BR-19-01, BR-19-02, BR-19-11]"""

    stages = {
        CombatStage.MEET: battle.meet,
        CombatStage.DECLINE: battle.decline,
        CombatStage.AIM: battle.aim,
        CombatStage.FIRE: battle.fire,
        CombatStage.ANSWER: battle.answer,
        CombatStage.WISH: battle.wish,
        CombatStage.PART: battle.part,
        CombatStage.CHASE: ChaseStep(),
        CombatStage.SCUTTLE: ScuttleStep(),
        CombatStage.WITHDRAW: WithdrawStep(),
        CombatStage.OVER: over,
    }
