"""Movement Segments: task forces sail their routes, one after the other. [3.30, 16]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.boats import attack
from flagplot.games.war_in_the_pacific.boats.frames import BoatChase
from flagplot.games.war_in_the_pacific.ground import convoys, landings
from flagplot.games.war_in_the_pacific.names import agreed
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import (
    cargo,
    comeback,
    concealment,
    contact,
    forming,
    fuel,
    losses,
    plots,
    reaction,
    search,
    ships,
    shore,
    submarines,
)
from flagplot.games.war_in_the_pacific.sea.frames import Hunt, Passage, PassageStage, Sailing
from flagplot.games.war_in_the_pacific.sea.state import COMBAT_MISSIONS
from flagplot.games.war_in_the_pacific.sea.surprise import asleep
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.event import WATCHERS
from flagplot.kernel.flow import Step
from flagplot.kernel.script import Script

MOST_FOLLOWED = 2  # hexes off its route in which a task force follows an enemy [see BR-16-02]
ROUND = 12  # MPs of a round of surface combat [BR-16-15, BR-19-07]


class SailingStep(Step[Campaign, Sailing]):
    """One task force after the other; each finishes its whole route before the next starts. [BR-3-30]"""

    def run(self, play: Campaign, frame: Sailing) -> None:
        """The next one that is still there."""
        if not frame.left:
            play.pop()
            return
        label, *rest = frame.left
        frame.left = tuple(rest)
        if label in play.sea.forces:
            play.push(Passage(label))


# -- one task force -----------------------------------------------------------------------------------------


def begin(play: Campaign, frame: Passage) -> None:
    """The card is turned over: class, mission, night; oilers that are met at the start. [BR-16-05, BR-3-23]

    Who does not move stays where it is and keeps its aircraft up. [BR-16-12]
    """
    label = frame.force
    if label not in play.sea.forces:  # it was called out, and has joined another
        play.pop()
        return
    if play.tables.land is not None:
        cargo.embark(play, label)
    card = plots.card_of(play, label)
    met = not plots.fuelled(play, label) or fuel.refuel(play, label, card.refuel)
    speed = min(card.speed, ships.force_speed(play, label)) if card.tow == plots.NOTHING else 1
    if not met and speed not in plots.within(play, label, play.force(label).fuel, speed):
        speed = min(speed, 1)  # the oilers were not there
    play.set_force(label, mission=card.mission, speed=speed, night=card.night)
    frame.path = (play.force(label).hex,)
    frame.route = _route(play, label)
    concealment.set_out(play, label, sails=bool(frame.route) or card.leave)
    reaction.sets_out(play, label)
    frame.shown = (play.tables.land is not None and bool(play.force(label).marker)) or UNSET
    frame.mp = plots.budget(play, label, card) - (
        play.tables.movement.allowance[card.speed] - play.tables.movement.allowance[max(speed, 0)]
    )
    if frame.route:
        search.seen_from_base(play, label, play.force(label).hex, leaving=True)
        frame.stage = PassageStage.ENTER
        _on_the_way(play, frame)
    else:
        frame.stage = PassageStage.GUNS


def _route(play: Campaign, label: str) -> tuple[int, ...]:
    """The plotted route; who follows another goes as far as that one came. [BR-16-08]"""
    card = plots.card_of(play, label)
    if not plots.may_be_active(play, label, max(card.speed, 1)) or not ships.force_speed(play, label):
        return _towed(play, label)
    if card.follow and card.follow in play.sea.forces and card.follow not in _waiting(play):
        leader = play.force(card.follow)
        if leader.hex in card.route:
            return card.route[: card.route.index(leader.hex) + 1]
        return () if leader.hex == play.force(label).hex else card.route
    return card.route


def _towed(play: Campaign, label: str) -> tuple[int, ...]:
    """A ship that cannot move is towed in class 1. [BR-17-15]"""
    card = plots.card_of(play, label)
    able = card.tow != plots.NOTHING and plots.may_be_active(play, label, 1)
    return card.route if able and card.tow in plots.tows(play, label) else ()


def _waiting(play: Campaign) -> tuple[str, ...]:
    """Task forces that have not sailed yet."""
    return tuple(label for one in play.state.frames if isinstance(one, Sailing) for label in one.left)


def left(play: Campaign, frame: Passage) -> int:
    """MPs that are left: rounds of combat take 12 each, damage may lower the allowance. [BR-16-15]"""
    force, allowance = play.force(frame.force), play.tables.movement.allowance
    able = ships.force_speed(play, frame.force)
    card = play.sea.cards.get(frame.force)
    if card is not None and card.tow != plots.NOTHING:
        able = max(able, 1)
    lost = allowance[force.speed] - allowance[min(able, force.speed)]
    return frame.mp - ROUND * play.sea.rounds.get(frame.force, 0) - lost


def enter(play: Campaign, frame: Passage) -> None:
    """The next hex of the route, as long as the MPs last. Enemies there do not stop anybody by themselves.

    Who leaves the map does not come back. [BR-16-02, BR-16-04, BR-2-01, SC-S2-07]
    """
    label = frame.force
    if frame.at >= len(frame.route):
        card = plots.card_of(play, label)
        if card.leave and frame.route == card.route and left(play, frame) >= 0 and _may_move(play, label):
            depart(play, label)
            frame.stage = PassageStage.END
        else:
            frame.stage = PassageStage.MISSION
        return
    hex = frame.route[frame.at]
    cost = play.chart.price(frame.path[-1], (hex,), plots.slow(play, label))
    if cost > left(play, frame):
        frame.stage = PassageStage.MISSION
        return
    frame.at += 1
    frame.mp -= cost
    frame.path = (*frame.path, hex)
    frame.disturbed, frame.tried = False, ()
    was = play.located(label)
    play.set_force(label, hex=hex, moved=True)
    search.seen_from_base(play, label, hex)
    frame.disturbed = play.located(label) and not was
    if play.force(label).marker:
        play.put_marker(label)
    frame.stage = PassageStage.GUNS


def _may_move(play: Campaign, label: str) -> bool:
    card = plots.card_of(play, label)
    return plots.may_be_active(play, label, max(card.speed, 1)) and bool(ships.force_speed(play, label))


def depart(play: Campaign, label: str) -> None:
    """A task force leaves the map: for good, for a while, or for an entry area.

    [SC-S2-07, SC-S3-10, BR-16-07]
    """
    force, sea = play.force(label), play.sea
    if play.tables.card.land is not None and play.land_card.haven:
        convoys.sail_home(play, force.ships)
    else:
        sea.left = (*sea.left, *force.ships)
        comeback.note(play, force)
    if force.marker:
        play.note(f"contact {force.marker} leaves the map", (SEATS[enemy(force.side)], WATCHERS))
    play.note(f"{force.name} {agreed(force.name, 'leaves')} the map", (SEATS[force.side],))
    play.drop_force(label)


def guns(play: Campaign, frame: Passage) -> None:
    """Coastal batteries. [BR-3-05]"""
    frame.stage = PassageStage.BOATS
    shore.meet(play, frame)


def boats(play: Campaign, frame: Passage) -> None:
    """Subrons, where the route comes nearest to them. [BR-3-05, BR-22-05]"""
    if _gone(play, frame):
        return
    if asleep(play, enemy(play.force(frame.force).side)):
        frame.stage = PassageStage.SIGHT
        return
    ahead = frame.route[frame.at :] if left(play, frame) > 0 else ()
    for number, distance in submarines.hunters(play, frame.force, frame.path, ahead):
        if submarines.attempt(play, number, frame.force, distance):
            frame.disturbed, frame.shown = True, UNSET
            play.push(Hunt(number, frame.force))
            if attack.guards(play, frame.force):
                play.push(BoatChase(number, frame.force))
            return
        if _gone(play, frame):
            return
    if attack.meet(play, frame, ahead):
        frame.disturbed = True
        return
    frame.stage = PassageStage.SIGHT


def sight(play: Campaign, frame: Passage) -> None:
    """What bases see of a task force that stays beside them. [BR-13-08]"""
    frame.stage = PassageStage.CONTACT
    if _gone(play, frame):
        return
    if len(frame.path) == 1:
        search.seen_from_base(play, frame.force, frame.path[0])


def contacts(play: Campaign, frame: Passage) -> None:
    """Surface contact, one enemy after the other, in a hex that was entered. [BR-3-05, BR-13-11, BR-19-12]

    Who holds has been looked for, or has looked, when the other came.
    """
    if _gone(play, frame):
        return
    if len(frame.path) == 1:
        frame.stage = PassageStage.CHOICE
        return
    hex = play.force(frame.force).hex
    for other, drm in contact.candidates(play, frame.force, hex):
        if other in frame.tried:
            continue
        frame.tried = (*frame.tried, other)
        unseen = not play.located(frame.force) and not play.located(other)
        made = 0 if contact.seeks(play, frame.force) and not drm else 1
        if contact.attempt(play, frame.force, other, drm):
            frame.disturbed = True
            night = plots.by_night(play, frame.force)
            losses.battle(play, frame.force, other, night=night, contact=made, unseen=unseen)
            return
        if _gone(play, frame):
            return
    frame.stage = PassageStage.CHOICE
    _on_the_way(play, frame)


def _on_the_way(play: Campaign, frame: Passage) -> None:
    """A mission hex that the route passes: the mission is carried out there. [BR-3-05, BR-3-30]"""
    if frame.at < len(frame.route):
        shore.bombard(play, frame)


def fled(play: Campaign, frame: Passage) -> int:
    """The hex of an enemy who has withdrawn from contact, if a task force on a combat mission may follow him:
    off its route, as far as its MPs last, 2 hexes at most; else -1. [BR-16-02]
    """
    quarry = play.sea.forces.get(frame.quarry or "")
    hunter = play.force(frame.force)
    if quarry is None or hunter.mission not in COMBAT_MISSIONS or (frame.followed or 0) >= MOST_FOLLOWED:
        return -1
    beside = quarry.hex in play.chart.sea.get(hunter.hex, ())
    slow = plots.slow(play, frame.force)
    able = beside and play.chart.price(hunter.hex, (quarry.hex,), slow) <= left(play, frame)
    return quarry.hex if able else -1


class OnwardStep(Step[Campaign, Passage]):
    """After something has happened the owner may end the move, leave slow ships behind, or follow an enemy.

    [BR-16-02, BR-16-15, BR-9-05]
    """

    def seats(self, play: Campaign, frame: Passage) -> tuple[str, ...]:
        """The owner, where there is anything to decide."""
        if not frame.disturbed or frame.force not in play.sea.forces:
            return ()
        if frame.at >= len(frame.route) and fled(play, frame) < 0:
            return ()
        return (SEATS[play.force(frame.force).side],)

    def run(self, play: Campaign, frame: Passage) -> None:
        """Sail on, or see whether the route is at its end."""
        if not _gone(play, frame):
            frame.stage = PassageStage.ENTER

    def prompt(self, play: Campaign, frame: Passage, seat: str) -> str:
        """The question."""
        name = play.force(frame.force).name
        return f"{name} can sail on with {max(left(play, frame), 0)} MPs, or stop here."

    def legal(self, play: Campaign, frame: Passage, seat: str) -> list[Action]:
        """On, stop, follow, or leave a ship behind that is too slow."""
        slow = [act("leave-behind", id) for id in play.ids_of(forming.laggards(play, frame.force))]
        on = [act("go-on")] if frame.at < len(frame.route) else []
        return [*on, act("stop"), *([act("keep-contact")] if fled(play, frame) >= 0 else []), *slow]

    def do(self, play: Campaign, frame: Passage, seat: str, action: Action) -> None:
        """As he says."""
        if action.verb == "leave-behind":
            forming.detach(play, frame.force, (play.tables.ship_number[str(action.args[0])],), free=True)
            forming.settle(play, play.force(frame.force).side)
            return
        frame.disturbed = False
        if action.verb == "keep-contact":
            frame.route = (*frame.route[: frame.at], fled(play, frame))
            frame.followed, frame.quarry = (frame.followed or 0) + 1, UNSET
        elif action.verb == "stop":
            frame.route = frame.route[: frame.at]
            frame.stage = PassageStage.MISSION


def mission(play: Campaign, frame: Passage) -> None:
    """The task force's own mission, if this is its mission hex. [BR-3-05]"""
    frame.stage = PassageStage.SEARCH
    if not _gone(play, frame):
        if play.tables.land is not None:
            cargo.disembark(play, frame.force)
            frame.mp -= landings.unload(play, frame.force, left(play, frame))
        shore.bombard(play, frame)


def searches(play: Campaign, frame: Passage) -> None:
    """Enemy bases look for it. [BR-13-02]"""
    if _gone(play, frame):
        return
    frame.stage = PassageStage.SPECIAL
    search.after_move(play, frame.force, frame.path)


def special(play: Campaign, frame: Passage) -> None:
    """Special strikes at a located task force that has moved or done what it came for. [BR-3-05, BR-5-10]"""
    frame.stage = PassageStage.END
    if not _gone(play, frame):
        reaction.alarm(play, frame)
        if play.located(frame.force) and play.force(frame.force).moved:
            losses.special_strikes(play, frame.force)


def finish(play: Campaign, frame: Passage) -> None:
    """The next task force may start."""
    play.pop()


def _gone(play: Campaign, frame: Passage) -> bool:
    """Whether a task force was sunk, or was a dummy that is unmasked: its passage is over then."""
    if frame.force in play.sea.forces:
        return False
    frame.stage = PassageStage.END
    return True


class PassageStep(Script[Campaign, Passage]):
    """A task force sails, hex by hex. [BR-3-05]"""

    stages = {
        PassageStage.START: begin,
        PassageStage.ENTER: enter,
        PassageStage.GUNS: guns,
        PassageStage.BOATS: boats,
        PassageStage.SIGHT: sight,
        PassageStage.CONTACT: contacts,
        PassageStage.CHOICE: OnwardStep(),
        PassageStage.MISSION: mission,
        PassageStage.SEARCH: searches,
        PassageStage.SPECIAL: special,
        PassageStage.END: finish,
    }
