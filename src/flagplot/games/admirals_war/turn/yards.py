"""German and Italian yards: hulls scrapped or completed, names, and ships that come by dice."""

from __future__ import annotations

from flagplot.games.admirals_war.board import GERMAN, GERMANS, SEATS, SUB
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import RENAMED, SAILED
from flagplot.games.admirals_war.turn import arrivals, setup
from flagplot.games.admirals_war.turn.frames import Yards
from flagplot.games.admirals_war.turn.frames import YardsStage as Stage
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

HULLS = ("ger_graf_zeppelin", "ger_seydlitz")
SCRAP_TURN, FINISH_TURN = 1, 4  # [AW-O33-01, AW-O33-02]
CRUISER_TURN = 5  # from when Deutschland keeps its name [AW-O32-04, AW-O32-05]


# -- during German movement ---------------------------------------------------------------------------------


def actions(war: War) -> list[Action]:
    """What Germany may declare while it moves its patrollers: scrap a hull, rename Deutschland."""
    return [*_scrapping(war), *_renaming(war)]


def _scrapping(war: War) -> list[Action]:
    """Hulls that may be scrapped on turn 1. [AW-O33-01]"""
    if not war.on("german_carriers") or war.state.turn != SCRAP_TURN or war.midway:
        return []
    future = war.state.at[war.board.future]
    return [Action("scrap", (id,)) for id in HULLS if war.board.unit(id) in future]


def _renaming(war: War) -> list[Action]:
    """Deutschland may become Lutzow before she moves, until the cruiser of that name is in play.

    [AW-O32-01, AW-O32-05]
    """
    ship = war.board.unit("ger_deutschland")
    allowed = (
        war.on("pocket_pride")
        and war.state.place[ship] < war.board.reserve
        and not war.marked(ship, RENAMED | SAILED)
        and not cruiser_in_play(war)
    )
    return [Action("rename", ("ger_deutschland", "ger_lutzow_pb"))] if allowed else []


def cruiser_in_play(war: War) -> bool:
    """The cruiser Lutzow, or Petropavlovsk, has entered. [AW-O32-05]"""
    waiting = (war.board.future, war.board.removed)
    return any(
        war.state.place[war.board.unit(id)] not in waiting for id in ("ger_lutzow_ca", "rus_petropavlovsk")
    )


def do(war: War, action: Action) -> None:
    """Carry out ``scrap`` or ``rename``."""
    unit = war.board.unit(str(action.args[0]))
    if action.verb == "scrap":
        war.set_fact(f"scrapped_{action.args[0]}")
        setup.lay(war.state, unit, war.board.removed)
        war.note(f"{war.piece(unit).name} is scrapped")
    else:
        war.mark(unit, RENAMED)
        war.note("Deutschland is renamed Lutzow")


def why_not(war: War, action: Action) -> Refusal | None:
    """Why a hull may not be scrapped or a ship renamed; None when it is another matter."""
    if action.verb == "scrap":
        return illegal("AW-O33-01", "only Graf Zeppelin and Seydlitz may be scrapped, and only on turn 1")
    if action.verb == "rename":
        rule = "AW-O32-05" if war.on("pocket_pride") and cruiser_in_play(war) else "AW-O32-01"
        return illegal(rule, "no ship may be renamed now")
    return None


# -- in the reinforcement step ------------------------------------------------------------------------------


def question(war: War) -> None:
    """On turn 4, if nothing was scrapped, Germany may finish hulls instead of U-boats. [AW-O33-02]"""
    if (
        war.on("german_carriers")
        and not war.midway
        and war.state.turn == FINISH_TURN
        and not arrivals.scrapped(war)
        and boats_due(war)
    ):
        war.push(Yards())


def boats_due(war: War) -> list[int]:
    """U-boats due by the chart this turn."""
    return [
        unit
        for unit in war.state.at[war.board.future]
        if war.kind(unit) == SUB
        and war.state.nation[unit] == GERMANS
        and arrivals.entry_turn(war, unit) == war.state.turn
    ]


class YardsStep(Step[War, Yards]):
    """Graf Zeppelin and Seydlitz, or Weser a turn later, each for one U-boat. [AW-O33-02, AW-O33-03]"""

    def seats(self, war: War, frame: Yards) -> tuple[str, ...]:
        """Germany, while there is a U-boat to give up and a hull to finish."""
        return (SEATS[GERMAN],) if len(self.legal(war, frame, SEATS[GERMAN])) > 1 else ()

    def run(self, war: War, frame: Yards) -> None:
        """Nothing is left to decide."""
        war.pop()

    def legal(self, war: War, frame: Yards, seat: str) -> list[Action]:
        """Hulls not yet finished, or leave it at that. [AW-O33-04]"""
        if frame.stage == Stage.END or not boats_due(war):
            return [Action("pass")]
        future = war.state.at[war.board.future]
        ready = [id for id in HULLS if war.board.unit(id) in future]
        if "ger_seydlitz" in ready:
            ready.append("ger_weser")
        return [*(Action("complete", (id,)) for id in ready), Action("pass")]

    def do(self, war: War, frame: Yards, seat: str, action: Action) -> None:
        """A U-boat is given up for good; the hull arrives now, Weser on the next turn."""
        if action.verb == "pass":
            frame.stage = Stage.END
            return
        boat = boats_due(war)[-1]
        setup.lay(war.state, boat, war.board.removed)
        war.note(f"{war.piece(boat).name} is given up")
        id = str(action.args[0])
        if id == "ger_weser":
            war.set_fact("weser")
            setup.lay(war.state, war.board.unit("ger_seydlitz"), war.board.removed)
        else:
            arrivals.arrive(war, war.board.unit(id), war.board["germany"])

    def why_not(self, war: War, frame: Yards, seat: str, action: Action) -> Refusal | None:
        """Hulls that do not exist any more."""
        if action.verb != "complete":
            return None
        return illegal("AW-O33-02", f"{the(action.args[0])} cannot be completed now")

    def prompt(self, war: War, frame: Yards, seat: str) -> str:
        """The question."""
        return "Complete a ship instead of a U-boat, or pass."


def by_dice(war: War, seat: int) -> list[int]:
    """Aquila and Impero by dice from turn 2: at most the turn number less 1. [AW-O38-05, AW-DEC-39]"""
    if seat != GERMAN or war.state.options["italian_buildup"] != "dice" or war.midway or war.state.turn < 2:
        return []
    ready = []
    for id in ("ita_aquila", "ita_impero"):
        unit = war.board.unit(id)
        if war.state.place[unit] == war.board.future and arrivals.italy_fights(war):
            (face,) = war.roll(1, f"{war.piece(unit).name} is ready on {war.state.turn - 1} or less")
            if face <= war.state.turn - 1:
                ready.append(unit)
    return ready
