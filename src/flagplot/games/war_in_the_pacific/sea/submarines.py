"""Submarines: contact, screens, torpedoes. [22]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.boats import squadrons
from flagplot.games.war_in_the_pacific.events import Clash
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import losses, plots, search, ships
from flagplot.games.war_in_the_pacific.sea.frames import Hunt, HuntStage
from flagplot.games.war_in_the_pacific.sea.state import Boats
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.games.war_in_the_pacific.units import CAPITAL, CARRIERS, DESTROYERS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted, the

EXPANDED = 12  # points from which a contact never fails, and 2D6 points attack [BR-22-05, BR-22-06]
GROUP = 6
AGAIN = 6  # the die on which a ship that was hit can be attacked again [see BR-22-07]
GUARDS = ("DD", "DE", "CD")
FRAGILE = (*DESTROYERS, "AO", "MSU", "APA", "APB")  # that a 6 sinks [BR-22-13]
SOLID = ("CV", "BB", "BC")
LAST_DUDS = 43  # the year until whose end US torpedoes fail [BR-22-11]
DUDS = {"S": 1}  # of 1D6; other US boats 3
SUBB = 40  # hexes to a sub base [BR-22-03]


def hunters(
    play: Campaign, label: str, path: tuple[int, ...], ahead: tuple[int, ...]
) -> list[tuple[int, int]]:
    """Subrons that try for a task force in the hex it is in: those that come no nearer later on.

    Once a Naval Phase and within 5 hexes; not in port. [BR-22-05, WPA-PRT-06]
    """
    force, chart, far = play.force(label), play.chart, play.tables.search.submarine_range
    found = []
    if play.in_port(label):
        return []
    for number, boats in sorted(play.sea.boats.items()):
        if plots.subron_side(play, number) == force.side or (number, label) in play.sea.hunted:
            continue
        if not boats.points or boats.dummy or carrying(play, number):
            continue
        if chart.zone(boats.hex, far).isdisjoint(path):
            continue
        here = min(chart.distance(boats.hex, hex) for hex in path)
        later = min((chart.distance(boats.hex, hex) for hex in ahead), default=here)
        if here <= later:
            found.append((number, here))
    return found


def carrying(play: Campaign, number: int) -> bool:
    """Whether a Subron carries supplies: it neither searches nor attacks then, but defends. [WPA-ECL-15]"""
    return play.tables.land is not None and number in play.lines.carriers


def attempt(play: Campaign, number: int, label: str, distance: int) -> bool:
    """1D6 with modifiers of at most the points less the distance. [BR-22-05]

    Evasion counts reversed; class 3 and hidden task forces are harder to catch.
    """
    sea, force = play.sea, play.force(label)
    sea.hunted = (*sea.hunted, (number, label))
    points = sea.boats[number].points
    drm = -play.admiral(label, "e") + (force.speed == 3) + (not force.marker)
    (die,) = play.roll(1, "submarine contact", audience=search.NOBODY)
    if points < EXPANDED and die + drm > points - distance:
        return False
    if force.dummy:
        search.unmask(play, label)
        return False
    play.put_marker(label)
    side = plots.subron_side(play, number)
    if side == ALLIED:
        squadrons.found(play, label)
    where, boats = play.label(force.hex), f"submarines of {the(SEATS[side])}"
    play.tell_of([label], lambda called: Clash(hex=where, what=f"{boats} attack {called(label)}"))
    return True


def groups(play: Campaign, label: str) -> list[tuple[int, ...]]:
    """The defensive groups of a task force: as its card has them, the rest by sixes. [BR-22-06]"""
    force = play.force(label)
    found = [tuple(ship for ship in group if ship in force.ships) for group in force.groups]
    found = [group[:GROUP] for group in found]
    placed = {ship for group in found for ship in group}
    for ship in force.ships:
        if ship in placed:
            continue
        open_ = [at for at, group in enumerate(found) if len(group) < GROUP]
        if open_:
            found[open_[0]] = (*found[open_[0]], ship)
        else:
            found.append((ship,))
    return [group for group in found if group]


class GroupStep(Step[Campaign, Hunt]):
    """The attacker picks a group. [BR-22-06]"""

    def seats(self, play: Campaign, frame: Hunt) -> tuple[str, ...]:
        """The owner of the boats, where there is a choice."""
        if len(groups(play, frame.force)) < 2:
            return ()
        return (SEATS[plots.subron_side(play, frame.subron)],)

    def prompt(self, play: Campaign, frame: Hunt, seat: str) -> str:
        """The question."""
        parts = []
        for number, group in enumerate(groups(play, frame.force), 1):
            parts.append(f"{number}: " + " ".join(play.tables.ships[ship].type for ship in group))
        whose = the(play.contact(frame.force))
        return f"Which group of {whose} do your submarines attack? {'; '.join(parts)}."

    def legal(self, play: Campaign, frame: Hunt, seat: str) -> list[Action]:
        """The groups by number."""
        return [act("attack-group", at + 1) for at in range(len(groups(play, frame.force)))]

    def do(self, play: Campaign, frame: Hunt, seat: str, action: Action) -> None:
        """That one."""
        _pick(play, frame, groups(play, frame.force)[int(action.args[0]) - 1])

    def run(self, play: Campaign, frame: Hunt) -> None:
        """The only one."""
        _pick(play, frame, groups(play, frame.force)[0])


def _pick(play: Campaign, frame: Hunt, group: tuple[int, ...]) -> None:
    frame.group, frame.stage = group, HuntStage.SCREEN


def available(play: Campaign, number: int) -> int:
    """1D6, of an expanded Subron 2D6, of at most the points there are. [BR-22-06]"""
    points = play.sea.boats[number].points
    dice = play.roll(2 if points >= EXPANDED else 1, "submarines that attack")
    return min(sum(dice), points)


def screen(play: Campaign, frame: Hunt) -> None:
    """So many points attack as 1D6 shows; a third of the screen and 1D6 less 3 are kept away.

    If more are kept away than 2D6 show the difference is sunk. [BR-22-06, BR-22-09]
    """
    ready = available(play, frame.subron) if frame.ready is UNSET else frame.ready
    attacking = min(ready, play.sea.boats[frame.subron].points)
    (die,) = play.roll(1, "the screen against submarines")
    kept = min(max(ships.screen(play, frame.group) // 3 + die - 3, 0), attacking)
    if kept:
        depth = sum(play.roll(2, "whether the screen sinks any"))
        if kept > depth:
            sink(play, frame.subron, kept - depth)
    if kept and kept == attacking:
        play.note("the screen keeps all of them away")
    frame.points, frame.stage = attacking - kept, HuntStage.TARGET


def sink(play: Campaign, number: int, points: int) -> None:
    """Sub points are lost. [BR-22-06]"""
    sea = play.sea
    boats = sea.boats[number]
    left = max(boats.points - points, 0)
    sea.boats = {**sea.boats, number: Boats(boats.hex, left, boats.dummy)}
    if not left:
        sea.boats = {one: other for one, other in sea.boats.items() if one != number}
    side = SEATS[plots.subron_side(play, number)]
    play.news(f"{does(side, 'loses')} {counted(points, 'submarine')}")


class TargetStep(Step[Campaign, Hunt]):
    """Each point that got through names a target. [BR-22-07]"""

    def targets(self, play: Campaign, frame: Hunt) -> list[int]:
        """Ships of the group that float."""
        return [ship for ship in frame.group if not play.sunk(ship)]

    def seats(self, play: Campaign, frame: Hunt) -> tuple[str, ...]:
        """The owner of the boats, while there are points and targets."""
        if frame.points <= 0 or not self.targets(play, frame):
            return ()
        return (SEATS[plots.subron_side(play, frame.subron)],)

    def run(self, play: Campaign, frame: Hunt) -> None:
        """The attack is over."""
        play.pop()

    def prompt(self, play: Campaign, frame: Hunt, seat: str) -> str:
        """The question."""
        left = counted(frame.points, "submarine")
        return f"Your submarines attack {the(play.contact(frame.force))}: name a target ({left} left)."

    def legal(self, play: Campaign, frame: Hunt, seat: str) -> list[Action]:
        """The ships of the group."""
        return [act("torpedo", id) for id in play.ids_of(self.targets(play, frame))]

    def do(self, play: Campaign, frame: Hunt, seat: str, action: Action) -> None:
        """Fire."""
        frame.points -= 1
        ship = play.tables.ship_number[str(action.args[0])]
        if torpedo(play, frame, ship) and not play.sunk(ship):
            frame.hit = (*frame.hit, ship)

    def why_not(self, play: Campaign, frame: Hunt, seat: str, action: Action) -> Refusal | None:
        """Another group."""
        if action.verb != "torpedo":
            return None
        return illegal("BR-22-07", f"{the(action.args[0])} is not in this group", str(action.args[0]))


def torpedo(play: Campaign, frame: Hunt, ship: int) -> bool:
    """5 or more hits, 6 where destroyers guard a large ship.

    One that was hit before is attacked again only on a 6. [BR-22-07]
    """
    printed = play.tables.ships[ship]
    if ship in frame.hit and play.roll(1, f"whether {the(printed.id)} is attacked again")[0] != AGAIN:
        return False
    guarded = any(play.tables.ships[one].type in GUARDS and not play.sunk(one) for one in frame.group)
    large = printed.type in (*CARRIERS, *CAPITAL)
    (die,) = play.roll(1, f"torpedoes at {the(printed.id)}")
    if die < (6 if large and guarded else 5):
        return False
    subron = play.tables.card.subrons[frame.subron]
    if _dud(play, subron.nation, subron.type):
        return False
    (roll,) = play.roll(1, f"damage to {the(printed.id)}")
    levels = damage(printed.type, roll, i_boat=subron.type == "I")
    if levels:
        losses.damage_ship(play, ship, levels)
    else:
        play.note(f"{the(printed.id)} is not damaged")
    return bool(levels)


def _dud(play: Campaign, nation: str, kind: str) -> bool:
    """US torpedoes fail on 1 to 3, those of S boats on 1, until the end of 1943; no others ever do.

    [BR-22-11, WPB-NV2-17]
    """
    _, _, year = play.tables.card.first
    if nation != "USN" or year > LAST_DUDS:
        return False
    (die,) = play.roll(1, "whether the torpedo is a dud")
    return die <= DUDS.get(kind, 3)


def damage(kind: str, roll: int, *, i_boat: bool) -> int:
    """The Submarine Damage Table: levels, 5 for a ship that is sunk. [BR-22-13]"""
    roll += (1 if i_boat else 0) - (1 if kind in ("BB", "BC") else 0)
    if roll <= 1:
        return 0
    if roll <= 3:
        return 1
    if roll == 4:
        return 2
    if roll == 5:
        return 1 if kind in SOLID else 2
    return 5 if kind in FRAGILE else 3


class HuntStep(Script[Campaign, Hunt]):
    """An attack of submarines."""

    stages = {
        HuntStage.GROUP: GroupStep(),
        HuntStage.SCREEN: screen,
        HuntStage.TARGET: TargetStep(),
    }
