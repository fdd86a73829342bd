"""Ships off an enemy base: its battery fires at them, and they may bombard it. [17.2, 40.2]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.air.bases import WORDS
from flagplot.games.war_in_the_pacific.fire import batteries
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import losses, plots, ships
from flagplot.games.war_in_the_pacific.sea.frames import Passage, PassageStage, Shelling, ShoreGuns
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

TOGETHER = 12  # ships of one bombardment [see BR-17-18]
STATIONARY = ("AMPH", "TRANS")  # missions whose ships are targets of speed class 0 [WPA-CBT-15]
PAIRS = 3  # Naval Phases of a game-turn
NIGHT_SHIFT = -1  # of a bombardment by night [BR-3-23]


def meet(play: Campaign, frame: Passage) -> None:
    """A task force that has been seen in the hex of a battery may be fired at. [WPA-CBT-10]

    Where it is to bombard the battery fires with the bombardment. [WPA-CBT-14]
    """
    force = play.sea.forces.get(frame.force)
    if force is None or force.dummy or not play.located(frame.force):
        return
    if not bombards(play, frame):
        _man_guns(play, frame, _battery(play, frame), force.ships)


def _man_guns(play: Campaign, frame: Passage, hex: int, ships: tuple[int, ...]) -> bool:
    """The battery of a hex may fire at some ships, if it has not fired in this phase. [WPA-CBT-19]"""
    left = batteries.strength(play, hex)
    fired = play.state.batteries.get(hex, (0, 0, 0, 1))[3]
    enemies = play.state.control.get(hex) == enemy(play.force(frame.force).side)
    ready = bool(left and not fired and enemies and ships)
    if ready:
        whole = ships == play.force(frame.force).ships
        play.push(ShoreGuns(hex, frame.force, left, UNSET if whole else ships))
    return ready


def _battery(play: Campaign, frame: Passage) -> int:
    """The hex of the battery that may fire: Singapore's reaches into the strait before it, at ships that
    come for Singapore. [SC-S4-07, WPA-CBT-22]
    """
    hex, card = play.force(frame.force).hex, plots.card_of(play, frame.force)
    land = play.tables.card.land
    far = land.batteries.get(play.label(hex), "") if land is not None else ""
    aimed = far and play.hex(far) in (card.target, *card.route)
    return play.hex(far) if aimed and card.mission in ("BOMB", *STATIONARY) else hex


class ShoreGunsStep(Step[Campaign, ShoreGuns]):
    """The battery fires, all its points at one ship or split; one attack a Naval Phase. [WPA-CBT-19]"""

    def seats(self, play: Campaign, frame: ShoreGuns) -> tuple[str, ...]:
        """Who holds the base."""
        if not frame.left or not targets(play, frame):
            return ()
        return (SEATS[play.state.control[frame.hex]],)

    def run(self, play: Campaign, frame: ShoreGuns) -> None:
        """No points or nothing to fire at."""
        play.pop()

    def prompt(self, play: Campaign, frame: ShoreGuns, seat: str) -> str:
        """The question."""
        return (
            f"Your battery may fire at ships off {the(play.label(frame.hex))} ({frame.left} points), or done."
        )

    def legal(self, play: Campaign, frame: ShoreGuns, seat: str) -> list[Action]:
        """Any number of points at any ship; and done."""
        found = [
            act("shell", play.tables.ships[ship].id, points)
            for ship in targets(play, frame)
            for points in range(1, frame.left + 1)
        ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: ShoreGuns, seat: str, action: Action) -> None:
        """Fire; the battery has fired in this phase. [WPA-CBT-21]"""
        if action.verb == "done":
            play.pop()
            return
        strength, damage, suppressed, _ = play.state.batteries[frame.hex]
        play.state.batteries = {**play.state.batteries, frame.hex: (strength, damage, suppressed, 1)}
        ship, points = play.tables.ship_number[str(action.args[0])], int(action.args[1])
        frame.left -= points
        fire(play, frame, ship, points, suppressed=bool(suppressed))


def targets(play: Campaign, frame: ShoreGuns) -> list[int]:
    """The ships off the base, or those of them that bombard it."""
    force = play.sea.forces.get(frame.force)
    return [ship for ship in force.ships if ship in (frame.ships or force.ships)] if force is not None else []


def fire(play: Campaign, frame: ShoreGuns, ship: int, points: int, *, suppressed: bool) -> None:
    """One attack: low rolls are good; ships that land troops lie still. [WPA-CBT-15, SC-S2-05]"""
    naval = play.tables.naval
    still = plots.card_of(play, frame.force).mission in STATIONARY
    (die,) = play.roll(1, f"the battery fires at {the(play.tables.ships[ship].id)}")
    drm = naval.drm["target_sc0" if still else "target_sc1"]
    drm += naval.drm["suppressed_battery"] if suppressed else 0
    losses.strike_ship(play, ship, naval.points(points, die + drm))


# -- bombardment ---------------------------------------------------------------------------------------------


def bombards(play: Campaign, frame: Passage) -> bool:
    """Whether a task force is where it may bombard: on BOMB, or the escorts of a landing, off its target.

    The target is the mission hex of the card, also one it passes; without any the end of the route. Who has
    been active as often as its class allows in this game-turn bombards no more.
    [BR-17-09, BR-17-18, BR-3-05, BR-3-29, BR-16-01]
    """
    force = play.force(frame.force)
    card = plots.card_of(play, frame.force)
    aim = card.target if card.target >= 0 else plots.end_hex(play, frame.force, card)
    ended = frame.stage == PassageStage.SEARCH and card.target < 0
    if card.mission not in ("BOMB", "AMPH") or not (force.hex == aim or ended) or force.dummy:
        return False
    if plots.exhausted(play, frame.force):  # [BR-18-03]
        return False
    if not plots.may_be_active(play, frame.force, max(force.speed, 1)):
        return False
    if play.safe(force.hex) or not losses.base_targets(play, force.hex, enemy(force.side)):  # [SC-S3-05]
        return False
    return bool(able(play, frame.force, ()))


def bombard(play: Campaign, frame: Passage) -> None:
    """Ships in their mission hex may bombard. [BR-17-18]"""
    if bombards(play, frame):
        play.push(Shelling(frame.force, play.force(frame.force).hex))


def able(play: Campaign, label: str, joined: tuple[int, ...]) -> list[int]:
    """Ships that can still bombard: twice a sortie, once a phase. [BR-17-09, BR-17-18]

    On BOMB all ships with guns for it, of a landing its combatants alone.
    """
    most = play.tables.card.bombardments
    passage = next((one for one in play.state.frames if isinstance(one, Passage)), None)
    fired = passage.shelled if passage is not None else ()
    whole = plots.card_of(play, label).mission == "BOMB"
    return [
        ship
        for ship in (play.force(label).ships if whole else ships.combatants(play, label))
        if ships.rating(play, ship, "bmb")
        and play.state.shots[ship] < most
        and ship not in joined
        and ship not in fired
    ]


class ShellingStep(Step[Campaign, Shelling]):
    """Up to 12 ships bombard one target together; several bombardments may follow. [BR-17-18]"""

    def seats(self, play: Campaign, frame: Shelling) -> tuple[str, ...]:
        """The owner of the ships, while there is anything left."""
        if frame.force not in play.sea.forces or not (frame.ships or able(play, frame.force, ())):
            return ()
        return () if frame.answered else (SEATS[play.force(frame.force).side],)

    def run(self, play: Campaign, frame: Shelling) -> None:
        """The battery has answered: fire. Or nobody is left."""
        if frame.answered and frame.force in play.sea.forces:
            open_fire(play, frame)
        else:
            cease(play)

    def prompt(self, play: Campaign, frame: Shelling, seat: str) -> str:
        """The question."""
        if not frame.target:
            return f"Bombard {the(play.label(frame.hex))}: choose a target, or done."
        strength = 2 * sum(ships.rating(play, ship, "bmb") for ship in frame.ships)
        so_far = f"{counted(len(frame.ships), 'ship')} so far, strength {strength}"
        return f"Which ships fire at {WORDS[frame.target]} in {the(play.label(frame.hex))}? {so_far}."

    def legal(self, play: Campaign, frame: Shelling, seat: str) -> list[Action]:
        """A target; then ships, all of them, and open fire."""
        if not frame.target:
            foe = enemy(play.force(frame.force).side)
            found = [act("bombard-base", one) for one in losses.base_targets(play, frame.hex, foe)]
            return [*found, act("done")]
        found = [act("open-fire")] if frame.ships else []
        if len(frame.ships) < TOGETHER:
            found += [act("add-ship", id) for id in play.ids_of(able(play, frame.force, frame.ships))]
            if not frame.ships:
                found.append(act("all-ships"))
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Shelling, seat: str, action: Action) -> None:
        """Choose, join, fire."""
        if action.verb == "done":
            cease(play)
        elif action.verb == "bombard-base":
            frame.target = str(action.args[0])
        elif action.verb == "add-ship":
            frame.ships = (*frame.ships, play.tables.ship_number[str(action.args[0])])
        elif action.verb == "all-ships":
            frame.ships = tuple(able(play, frame.force, ()))[:TOGETHER]
        else:
            order_fire(play, frame)

    def why_not(self, play: Campaign, frame: Shelling, seat: str, action: Action) -> Refusal | None:
        """A target that is not there, or a ship that cannot."""
        if action.verb == "bombard-base" and not frame.target:
            hex = play.label(frame.hex)
            return illegal("BR-17-09", f"the enemy has no target of that type in {the(hex)}", hex)
        if action.verb == "add-ship":
            id = str(action.args[0])
            return illegal("BR-17-18", f"{the(id)} cannot join this bombardment", id)
        return None


def _passage(play: Campaign) -> Passage:
    return next(one for one in reversed(play.state.frames) if isinstance(one, Passage))


def _strength(play: Campaign, ships_: tuple[int, ...]) -> int:
    return 2 * sum(ships.rating(play, ship, "bmb") for ship in ships_ if not play.sunk(ship))


def order_fire(play: Campaign, frame: Shelling) -> None:
    """The battery may answer the ships that bombard it, and both are resolved together. [WPA-CBT-14]

    If it is at least as strong as their Surface attack its damage counts before they fire, else fire is
    simultaneous: they fire as they were. [WPA-CBT-17, WPA-CBT-18]
    """
    frame.answered = True
    surface = sum(ships.rating(play, ship, "surface") for ship in frame.ships)
    if batteries.strength(play, frame.hex) < surface:
        frame.strength = _strength(play, frame.ships)
    _man_guns(play, _passage(play), frame.hex, frame.ships)


def open_fire(play: Campaign, frame: Shelling) -> None:
    """Strength is twice the Bombardment of the ships; by night a column less. [see BR-11-01, BR-3-23]

    It is an active phase, and uses ammunition. [BR-3-29, WPA-CBT-20]
    """
    passage = _passage(play)
    strength = _strength(play, frame.ships) if frame.strength is UNSET else frame.strength
    for ship in frame.ships:
        play.state.shots[ship] = play.state.shots[ship] + 1
    passage.shelled = (*passage.shelled, *frame.ships)
    play.set_force(frame.force, moved=True)
    target, hex, night = frame.target, frame.hex, plots.card_of(play, frame.force).night
    if (
        play.tables.land is not None and play.sea.phase % PAIRS == PAIRS - 1
    ):  # what helps an attack ashore [BR-23-24]
        play.note_fire(hex, play.force(frame.force).side, strength)
    frame.target, frame.ships, frame.answered, frame.strength = "", (), UNSET, UNSET
    foe = enemy(play.force(frame.force).side)
    losses.bombard_base(play, hex, target, strength, foe, NIGHT_SHIFT if night else 0)


def cease(play: Campaign) -> None:
    """The bombardments are over: a battery that held its fire may fire at the other ships. [WPA-CBT-16]"""
    play.pop()
    passage = _passage(play)
    force = play.sea.forces.get(passage.force)
    if force is not None and (passage.shelled or play.located(passage.force)):
        others = tuple(ship for ship in force.ships if ship not in passage.shelled)
        _man_guns(play, passage, force.hex, others)
