"""Motor torpedo boats find ships, are stopped by their screen, and fire torpedoes. [60.5.3 to 60.5.5]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.boats import squadrons, strikes
from flagplot.games.war_in_the_pacific.boats.charts import DAY, HIT, NIGHT, TURNED
from flagplot.games.war_in_the_pacific.boats.frames import BoatAttack, BoatChase, BoatStage
from flagplot.games.war_in_the_pacific.events import Clash
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.sea import losses, plots, search, submarines
from flagplot.games.war_in_the_pacific.sea.frames import Hunt, Passage
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted, the

BOATS = "motor torpedo boats"
AGAIN = 6  # the die on which a ship that was hit can be attacked again [see WPB-MTB-15]
HALF = 2  # damage from which a counter screens half as well


# -- finding them -------------------------------------------------------------------------------------------


def in_reach(play: Campaign, number: int, path: tuple[int, ...], ahead: tuple[int, ...]) -> int:
    """How far a squadron is from ships off a coast, if they come no nearer later on; -1 out of its radius.

    Only the two ends must be coastal. [WPB-MTB-05]
    """
    post, chart = squadrons.of(play)[number].hex, play.chart
    far = squadrons.RADIUS + 1
    here = min((chart.distance(post, hex) for hex in path if _coast(play, hex)), default=far)
    later = min((chart.distance(post, hex) for hex in ahead if _coast(play, hex)), default=far)
    return here if here < far and here <= later else -1


def _coast(play: Campaign, hex: int) -> bool:
    return play.land.has(hex) and play.land.coastal(hex)


def meet(play: Campaign, frame: Passage, ahead: tuple[int, ...]) -> bool:
    """Squadrons look for a Japanese task force, each once a Naval Phase; whether an attack has begun.

    Each squadron may attack it once; without boats it does not search. [WPB-MTB-08, WPB-MTB-09]
    """
    label = frame.force
    if not squadrons.of(play) or play.force(label).side != JAPAN or play.in_port(label):
        return False
    for number, one in enumerate(squadrons.of(play)):
        distance = in_reach(play, number, frame.path, ahead)
        mtbs = play.sea.mtbs
        if distance < 0 or not one.points or (number, label) in mtbs.tried:
            continue
        play.sea.mtbs = replace(mtbs, tried=(*mtbs.tried, (number, label)))
        if finds(play, number, distance, night=plots.by_night(play, label)):
            return _found(play, number, label)
    return False


def finds(play: Campaign, number: int, distance: int, *, night: bool) -> bool:
    """1D6, 1 less at night, of at most half the points, rounded up, less the distance. [WPB-MTB-08]"""
    (die,) = play.roll(1, f"search by {BOATS}", audience=search.NOBODY)
    return die - night <= half_up(squadrons.of(play)[number].points) - distance


def _found(play: Campaign, number: int, label: str) -> bool:
    """A true report, and the attack, for which it counts whether submarines or others have found it before;
    a dummy is unmasked. [WPB-MTB-09, WPB-MTB-10]
    """
    known = play.located(label) or label in play.sea.mtbs.fought
    if play.force(label).dummy:
        search.unmask(play, label)
        return True
    search.locate(play, label)
    search.tell(play, ALLIED, label, search.TRUE, BOATS, search.SHORT)
    squadrons.found(play, label)
    strikes.spot(play, number)
    where = play.label(play.force(label).hex)
    play.tell_of([label], lambda called: Clash(hex=where, what=f"{BOATS} attack {called(label)}"))
    play.push(BoatAttack(number, label, known))
    return True


def available(play: Campaign, number: int, *, known: bool, night: bool, less: int = 0) -> int:
    """2D6, 1 more for a task force that was located and 1 at night; at most 12, and those there are.

    [WPB-MTB-10, WPB-MTB-17]
    """
    dice = sum(play.roll(2, f"{BOATS} that attack"))
    points = min(dice + known + night - less, squadrons.MOST)
    return max(min(points, squadrons.of(play)[number].points), 0)


# -- the attack ---------------------------------------------------------------------------------------------


def screen(play: Campaign, label: str, time: str) -> int:
    """The screen of a whole task force; a counter at D2 or worse counts half. [WPB-MTB-11]"""
    halves = 0
    for ship in play.force(label).ships:
        value = play.tables.mtbs.screen[time].get(play.tables.ships[ship].type, 0)
        halves += value if play.state.damage[ship] >= HALF else 2 * value
    return halves // 2


def _time(play: Campaign, label: str) -> str:
    return NIGHT if plots.by_night(play, label) else DAY


def launch(play: Campaign, frame: BoatAttack) -> None:
    """So many points attack; the screen stops some, and may sink boats. [WPB-MTB-10, WPB-MTB-11, WPB-MTB-12]

    Each point by which 2D6 stay below the number stopped sinks one.
    """
    frame.stage, time = BoatStage.TARGET, _time(play, frame.force)
    points = available(play, frame.squadron, known=frame.known, night=time == NIGHT)
    (die,) = play.roll(1, f"the screen against {BOATS}")
    stopped = min(play.tables.mtbs.stopped(screen(play, frame.force, time), die), points)
    if stopped:
        squadrons.lose(play, frame.squadron, stopped - sum(play.roll(2, "whether the screen sinks any")))
    frame.left = points - stopped


def torpedo(play: Campaign, frame: BoatAttack, ship: int) -> None:
    """One point fires; at a ship that was hit only on a 6. [WPB-MTB-13, WPB-MTB-14, WPB-MTB-15, BR-10-08]

    The first damage in brackets costs 1D6 boats as well.
    """
    id, tables = play.tables.ships[ship].id, play.tables.mtbs
    if ship in frame.hit and play.roll(1, f"whether {the(id)} is attacked again")[0] != AGAIN:
        return
    (die,) = play.roll(1, f"torpedoes at {the(id)}")
    if tables.hit(_time(play, frame.force), die) != HIT:
        return
    frame.hit = (*frame.hit, ship)
    levels, costly = tables.harm(play.roll(1, f"damage to {the(id)}")[0])
    if levels:
        losses.damage_ship(play, ship, levels)
    else:
        play.note(f"{the(id)} is not damaged")
    if costly and not frame.paid:
        frame.paid = True
        squadrons.lose(play, frame.squadron, play.roll(1, "boats that are lost")[0])


class TargetStep(Step[Campaign, BoatAttack]):
    """Each point that got through names its target. [WPB-MTB-13]"""

    def targets(self, play: Campaign, frame: BoatAttack) -> list[int]:
        """The ships of the task force that float."""
        force = play.sea.forces.get(frame.force)
        return [ship for ship in force.ships if not play.sunk(ship)] if force is not None else []

    def seats(self, play: Campaign, frame: BoatAttack) -> tuple[str, ...]:
        """The Allies, while there are boats and ships."""
        left = min(frame.left, squadrons.of(play)[frame.squadron].points)
        return (SEATS[ALLIED],) if left > 0 and self.targets(play, frame) else ()

    def run(self, play: Campaign, frame: BoatAttack) -> None:
        """The attack is over."""
        play.pop()

    def prompt(self, play: Campaign, frame: BoatAttack, seat: str) -> str:
        """The question."""
        return f"Name a target for your {BOATS} ({counted(frame.left, 'point')} left), or done."

    def legal(self, play: Campaign, frame: BoatAttack, seat: str) -> list[Action]:
        """The ships, and done."""
        return [*(act("boats-at", id) for id in play.ids_of(self.targets(play, frame))), act("done")]

    def do(self, play: Campaign, frame: BoatAttack, seat: str, action: Action) -> None:
        """Fire, or turn away."""
        if action.verb == "done":
            play.pop()
            return
        frame.left -= 1
        torpedo(play, frame, play.tables.ship_number[str(action.args[0])])

    def why_not(self, play: Campaign, frame: BoatAttack, seat: str, action: Action) -> Refusal | None:
        """Another task force."""
        if action.verb != "boats-at":
            return None
        id = str(action.args[0])
        return illegal("WPB-MTB-13", f"{the(id)} is not in the task force that is attacked", id)


class BoatAttackStep(Script[Campaign, BoatAttack]):
    """An attack of boats."""

    stages = {BoatStage.LAUNCH: launch, BoatStage.TARGET: TargetStep()}


# -- submarines ---------------------------------------------------------------------------------------------


def guards(play: Campaign, label: str) -> list[int]:
    """The squadrons within whose radius an Allied task force lies off a coast. [WPB-MTB-16]"""
    force = play.force(label)
    if force.side != ALLIED or force.dummy or play.tables.land is None:
        return []
    return [
        number
        for number, one in enumerate(squadrons.of(play))
        if one.points and in_reach(play, number, (force.hex,), ()) >= 0
    ]


class BoatChaseStep(Step[Campaign, BoatChase]):
    """Boats may go for submarines that have found a task force they guard. [WPB-MTB-16]"""

    def seats(self, play: Campaign, frame: BoatChase) -> tuple[str, ...]:
        """The Allies, if they have boats there."""
        return (SEATS[ALLIED],) if guards(play, frame.force) else ()

    def run(self, play: Campaign, frame: BoatChase) -> None:
        """They have not."""
        play.pop()

    def prompt(self, play: Campaign, frame: BoatChase, seat: str) -> str:
        """The question."""
        return f"Submarines have found {play.force(frame.force).name}: do {BOATS} go for them?"

    def legal(self, play: Campaign, frame: BoatChase, seat: str) -> list[Action]:
        """A squadron, or none."""
        return [*(act("chase", number + 1) for number in guards(play, frame.force)), act("no")]

    def do(self, play: Campaign, frame: BoatChase, seat: str, action: Action) -> None:
        """One squadron searches, and attacks. [WPB-MTB-16]"""
        play.pop()
        if action.verb == "chase":
            chase(play, frame, int(action.args[0]) - 1)


def _volley(play: Campaign, rolls: int, time: str) -> tuple[bool, int, bool]:
    """Whether submarines are driven off, how many are sunk, and whether it costs boats. [see WPB-MTB-17]"""
    tables = play.tables.mtbs
    results = [tables.hit(time, die) for die in play.roll(rolls, f"{BOATS} at submarines")] if rolls else []
    harm = [tables.harm(play.roll(1, "damage to submarines")[0]) for one in results if one == HIT]
    return TURNED in results, sum(levels for levels, _ in harm), any(costly for _, costly in harm)


def chase(play: Campaign, frame: BoatChase, number: int) -> None:
    """As many rolls as the fewer of submarines and boats; an X drives the submarines off, hits sink some.

    Boats are fewer by the distance to the submarines; of these only the points count that are ready for the
    attack below, which goes on with those that are left. The first damage in brackets costs 1D6 boats here,
    too. [WPB-MTB-16, WPB-MTB-17]
    """
    hex, night = play.force(frame.force).hex, plots.by_night(play, frame.force)
    post, boats = squadrons.of(play)[number].hex, play.sea.boats[frame.subron]
    if not finds(play, number, play.chart.distance(post, hex), night=night):
        return
    known, less = play.located(frame.force), play.chart.distance(post, boats.hex)
    going = available(play, number, known=known, night=night, less=less)
    ready = submarines.available(play, frame.subron)
    hunt = play.state.frames[-1]
    if isinstance(hunt, Hunt):
        hunt.ready = ready
    turned, sunk, costly = _volley(play, min(going, ready), NIGHT if night else DAY)
    if costly:
        squadrons.lose(play, number, play.roll(1, "boats that are lost")[0])
    if sunk:
        submarines.sink(play, frame.subron, min(sunk, boats.points))
    if turned or frame.subron not in play.sea.boats:
        play.note("the submarines are driven off")
        play.pop()  # their attack
