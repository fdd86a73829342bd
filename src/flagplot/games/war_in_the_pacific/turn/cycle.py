"""The mini strategic turn that closes a cycle: CPs, attrition of the isolated, arrivals. [63-72 (G)]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.air import attrition as wearing
from flagplot.games.war_in_the_pacific.command import emergency, headquarters, links
from flagplot.games.war_in_the_pacific.command.orders import RESERVE
from flagplot.games.war_in_the_pacific.ground import arrivals
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import effort
from flagplot.games.war_in_the_pacific.repair import segment as yards
from flagplot.games.war_in_the_pacific.scenarios import WEEKS, ScenarioCard
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.turn import hardship, lookouts, patrols, replacements, sharing
from flagplot.games.war_in_the_pacific.turn.frames import Allotment, Cycle, CycleStage, Redeployment
from flagplot.games.war_in_the_pacific.units import LARGE
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted

CARRIED, LEFT = 4, 3  # CPs of the reserve at the end of a cycle and what is left of them
WILDS, LINKED = ("jungle", "swamp"), -2  # [see BR-O-06]


def closes(card: ScenarioCard, turn: int) -> bool:
    """Whether a cycle ends with a game-turn: the fourth of a cycle does."""
    return (card.first[0] - 1 + turn) % WEEKS == WEEKS - 1


def carry_over(play: Campaign, frame: Cycle) -> None:
    """Headquarters keep half of their CPs, fractions ignored, each for itself; of the reserve 3 of 4 stay.

    [WPA-CMD-54, WPA-CMD-55]
    """
    frame.stage = CycleStage.ALLOT
    play.begin(f"strategic turn 0/{play.tables.card.date(play.state.turn - 1).split('/', 1)[1]}")
    war = play.war
    war.cp = tuple(stock // 2 if stock > 0 else stock for stock in war.cp)
    war.reserve = {cmd: saved // CARRIED * LEFT for cmd, saved in war.reserve.items()}


def allot(play: Campaign, frame: Cycle) -> None:
    """The CPs of the scenario are given out by both sides, less what headquarters owe. [SC-S4-04, WPA-REP-33]

    After that a maximum effort may be declared for ships under repair. [WPA-REP-28]
    """
    frame.stage = CycleStage.LINKS
    yards.begin(play, strategic=True)
    number = (play.tables.card.first[0] - 1 + play.state.turn) // WEEKS - 1
    for side in (ALLIED, JAPAN):
        given = play.land_card.command_points[SEATS[side]]
        if number < len(given):
            play.push(Allotment(side, max(given[number] - effort.debt(play, side), 0)))


class AllotmentStep(Step[Campaign, Allotment]):
    """A side divides its CPs among its headquarters and the reserve, which takes 4 for 3.

    [SC-S4-04, WPA-HQ-01]
    """

    def seats(self, play: Campaign, frame: Allotment) -> tuple[str, ...]:
        """The side, while something is left and somebody can take it."""
        return (SEATS[frame.side],) if frame.left and headquarters.of(play, frame.side) else ()

    def run(self, play: Campaign, frame: Allotment) -> None:
        """All is given out."""
        play.pop()

    def prompt(self, play: Campaign, frame: Allotment, seat: str) -> str:
        """The question."""
        return f"Give {counted(frame.left, 'CP')} to your headquarters."

    def legal(self, play: Campaign, frame: Allotment, seat: str) -> list[Action]:
        """Any share to any headquarters, or to the reserve of its command."""
        hqs = [play.tables.hqs[hq] for hq in headquarters.of(play, frame.side)]
        funds = [*(hq.id for hq in hqs), *sorted({f"{RESERVE}-{hq.cmd}" for hq in hqs})]
        return [
            act("allot", fund, share)
            for fund in funds
            for share in range(frame.left, 0, -1)
            if sharing.fair(play, frame, fund, share)
        ]

    def do(self, play: Campaign, frame: Allotment, seat: str, action: Action) -> None:
        """Give it."""
        id, share = str(action.args[0]), int(action.args[1])
        frame.given = sharing.after(play, frame, id, share)
        frame.left -= share
        war = play.war
        if id.startswith(RESERVE):
            cmd = id.removeprefix(f"{RESERVE}-")
            saved = war.reserve.get(cmd, 0) + share * LEFT // CARRIED
            war.reserve = dict(sorted({**war.reserve, cmd: saved}.items()))
            return
        war.cp = tuple(
            stock + share if play.tables.hqs[at].id == id else stock for at, stock in enumerate(war.cp)
        )

    def why_not(self, play: Campaign, frame: Allotment, seat: str, action: Action) -> Refusal | None:
        """Too much, or not his."""
        if action.verb != "allot":
            return None
        if 0 < int(action.args[1]) <= frame.left and not sharing.fair(
            play, frame, str(action.args[0]), int(action.args[1])
        ):
            return sharing.refusal(play)
        clause = "SC-S3-04" if play.land_card.shares else "SC-S4-04"
        return illegal(clause, f"{counted(frame.left, 'CP')} for headquarters of yours are left")


def emergency_links(play: Campaign, frame: Cycle) -> None:
    """Emergency links are kept up, dropped and established. [WPA-ECL-31]"""
    frame.stage = CycleStage.ATTRITION
    emergency.begin(play)


# -- attrition ----------------------------------------------------------------------------------------------


def attrition(play: Campaign, frame: Cycle) -> None:
    """Isolated ground units suffer; rail lines and isolation are looked at anew. [WPA-ISO-05, BR-25-01]"""
    frame.stage = CycleStage.WEAR
    links.inspect(play)
    links.freeze(play)
    hardship.begin(play)


def wear(play: Campaign, frame: Cycle) -> None:
    """Then divisions in the jungle, by option, and aircraft. [WPA-ATT-01]"""
    frame.stage = CycleStage.SUBMARINES
    if options.on(play.state, options.JUNGLE_ATTRITION):
        _wear_in_jungles(play)
    wearing.begin(play)


def _wear_in_jungles(play: Campaign) -> None:
    """Each division in a jungle or swamp without road, port, anchorage or city checks or loses a step.

    Linked ones check with 2 less. [BR-O-06]
    """
    for side in (JAPAN, ALLIED):
        for unit in play.ashore(side):
            if play.unit(unit).size in LARGE and _wild(play, play.state.place[unit]):
                drm = 0 if headquarters.isolated(play, unit) else LINKED
                if not hardship.holds(play, unit, drm, "in the jungle"):
                    play.lose(unit, 1, "worn out by the jungle")


def _wild(play: Campaign, hex: int) -> bool:
    """Whether a hex is jungle or swamp without anything that helps to live there. [see BR-O-06]"""
    row, base = play.land.rows[hex], play.tables.bases.get(hex)
    port = base is not None and bool(base.port)
    roads = row.road | row.mroad | row.rail
    return play.land.ground(hex) in WILDS and not (roads or port or play.land.city(hex))


# -- the next cycle -----------------------------------------------------------------------------------------


def submarines(play: Campaign, frame: Cycle) -> None:
    """Subrons are moved, joined and split. [SC-G-03]"""
    frame.stage = CycleStage.WATCH
    patrols.begin(play)


def watch(play: Campaign, frame: Cycle) -> None:
    """The Allies may place coastwatchers. [see BR-13-08]"""
    frame.stage = CycleStage.DEACTIVATE
    lookouts.begin(play)


def deactivate(play: Campaign, frame: Cycle) -> None:
    """All units on the map and all headquarters are deactivated; who is aboard ship at sea stays activated.

    [BR-23-21, WPA-HQ-53]
    """
    frame.stage = CycleStage.REPLACE
    arrivals.staffs(play, strategic=True)
    state, war = play.state, play.war
    afloat = at_sea(play)
    state.marks.update(
        (unit, marks & ~ACTIVE) for unit, marks in enumerate(state.marks) if unit not in afloat
    )
    war.under = {unit: hq for unit, hq in war.under.items() if unit in afloat}
    war.active, war.guests = (0,) * len(war.active), {}
    war.port_use = {}


def at_sea(play: Campaign) -> frozenset[int]:
    """Ground units aboard task forces that are not in port."""
    return frozenset(
        unit
        for label, force in play.sea.forces.items()
        if not play.in_port(label)
        for ship in force.ships
        for unit in play.state.place.where(aboard(ship))
    )


def replace(play: Campaign, frame: Cycle) -> None:
    """Replacements are used. [SC-G-03]"""
    frame.stage = CycleStage.MOVE
    replacements.begin(play)


def redeploy(play: Campaign, frame: Cycle) -> None:
    """Each side may move one headquarters. [WPA-HQ-04]"""
    play.pop()
    for side in (ALLIED, JAPAN):
        play.push(Redeployment(side))


class CycleStep(Script[Campaign, Cycle]):
    """One part after the other."""

    stages = {
        CycleStage.CARRY: carry_over,
        CycleStage.ALLOT: allot,
        CycleStage.LINKS: emergency_links,
        CycleStage.ATTRITION: attrition,
        CycleStage.WEAR: wear,
        CycleStage.SUBMARINES: submarines,
        CycleStage.WATCH: watch,
        CycleStage.DEACTIVATE: deactivate,
        CycleStage.REPLACE: replace,
        CycleStage.MOVE: redeploy,
    }
