"""What ``flagplot odds`` answers about battles and raids: tables for people, and the same as a document."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.odds import force_for, live, odds, plan_for, raid_for, raid_odds
from flagplot.games.axis_allies.odds.battle import with_forces
from flagplot.games.axis_allies.odds.landings import with_sea_battles
from flagplot.games.axis_allies.odds.live import side_words
from flagplot.games.axis_allies.odds.plan import Plan
from flagplot.games.axis_allies.odds.questions import (
    extras,
    one_after_another,
    smallest,
    take_and_hold,
    which_first,
)
from flagplot.games.axis_allies.odds.raids import RaidResult
from flagplot.games.axis_allies.odds.result import Result
from flagplot.games.axis_allies.odds.table import raid_document
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import TYPED, Answer, Asked, Table, misplaced, percent

SHOWN = 12  # ways to end in the table
RAREST = 1e-12  # ways to end that are counted

_TYPED_ONLY = ("tech", "radar", "seaborne", "bombard", "prize")
_OF_BATTLES = (
    "extra", "hold", "then", "kamikaze", "order", "defend_order", "keep", "dive", "seaborne", "bombard",
    "scrambled", "prize",
)  # fmt: skip


def answer(game: AxisAllies, asked: Asked) -> Answer:
    """A raid, all battles of a game file, or one battle with the further questions asked about it."""
    _check(asked)
    if asked.given["raid"]:
        return _raid_answer(game, asked)
    if asked.state is not None and asked.space is None:
        return _order_answer(game, asked.state)
    return _battle_answer(game, asked)


def _check(asked: Asked) -> None:
    """Refuse options that go with another kind of question."""
    given = asked.given
    force = {"attack": asked.attack, "defend": asked.defend}
    of_battles: dict[str, Any] = {
        "want": given["want"] is not None,
        **{name: given[name] for name in _OF_BATTLES},
        "retreat": given["retreat"] != "never",
    }
    if asked.state is None and asked.space is not None:
        raise BadInputError("--space goes with a game file; for a typed battle name --attack and --defend")
    if asked.state is not None:
        typed = {name: given[name] for name in _TYPED_ONLY}
        misplaced(typed, TYPED)
        if given["raid"]:
            misplaced(force, "goes with a typed raid, not with a game file")
    if given["raid"]:
        misplaced(of_battles, "goes with a battle, not with --raid")
    elif given["intercept"] is not None:
        raise BadInputError("--intercept goes with --raid")
    elif asked.state is not None and asked.space is None:
        misplaced({**force, **of_battles}, "goes with --space")


def _typed_question(asked: Asked) -> dict[str, Any]:
    """What only a typed battle or raid is asked with: whose technologies, which options."""
    if asked.state is not None:
        return {}
    return {
        "technologies": _words(asked.given["tech"]), "radar": asked.given["radar"],
        "scenario": asked.scenario, "options": dict(asked.options),
    }  # fmt: skip


def _details(asked: Asked) -> dict[str, Any]:
    """How a battle is fought."""
    given = asked.given
    found = {
        "retreat": given["retreat"], "order": _words(given["order"]), "keep_land": given["keep"],
        "defender_order": _words(given["defend_order"]), "dives": _words(given["dive"]),
        "kamikaze": given["kamikaze"],
    }  # fmt: skip
    if asked.state is not None:
        return {**found, "scrambled": given["scrambled"]}
    shore = {name: given[name] for name in ("seaborne", "bombard", "prize")}
    return {**found, **shore, "scrambled": _number(given["scrambled"])}


def _number(text: str) -> int:
    """The number of aircraft that scrambled in a typed battle."""
    if text and not text.isdecimal():
        raise BadInputError(f"scrambled: a number of aircraft expected, found {text!r}")
    return int(text or 0)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


# -- battles ------------------------------------------------------------------------------------------------


def _battle_answer(game: AxisAllies, asked: Asked) -> Answer:
    question = {"attack": asked.attack, "defend": asked.defend, **_typed_question(asked), **_details(asked)}
    plan = plan_for(game, asked.state, asked.space, **question)
    result = odds(plan)
    answer = Answer(result.document(), _battle(result))
    given = asked.given
    if asked.state is not None and not asked.attack and not asked.defend:
        _with_sea(answer, game, asked.state, asked.space)
    if given["want"] is not None:
        _smallest(answer, plan, given["want"])
    if given["extra"]:
        _extras(answer, plan)
    if given["hold"]:
        _hold(answer, plan, game, given["hold"])
    if given["then"]:
        _waves(answer, [plan, *(_typed(plan, game, force, "then") for force in given["then"])])
    return answer


def _with_sea(answer: Answer, game: AxisAllies, state: WarState, space: str | None) -> None:
    """An assault together with the sea battles that come before it."""
    found = with_sea_battles(game, state, str(space))
    if found is not None:
        answer.document["with_sea"] = found._asdict()
        lands, takes = percent(found.lands), percent(found.takes)
        answer.parts.append(f"with its sea battles: lands somebody {lands}, takes it {takes}")


def _battle(result: Result) -> list[Table | str]:
    """Chances, losses, then the likeliest ways to end."""
    chances = [("attacker takes the space", result.takes), ("clears it but cannot take it", result.clears)]
    if result.sea:
        chances = [("attacker wins", result.attacker_wins)]
    chances += [("draw", result.draw), ("defender wins", result.defender_wins)]
    if result.retreats:
        chances.append(("  of which the attacker retreats", result.retreats))
    rows = [(text, percent(chance)) for text, chance in chances]
    figures = [*rows, None, ("rounds, on average", f"{result.rounds:.2f}"), *_money(result)]
    ends = [
        (percent(one.chance), _force(result.words(one.attackers)), _force(result.words(one.defenders)))
        for one in result.endings[:SHOWN]
    ]
    parts: list[Table | str] = [
        Table(figures, title="Odds", right=(1,)),
        Table(ends, ("chance", "attackers", "defenders"), "Who is left", right=(0,)),
    ]
    rest = [ending.chance for ending in result.endings[SHOWN:] if ending.chance >= RAREST]
    if rest:
        parts.append(f"and {len(rest)} others, together {percent(sum(rest))}")
    return parts


def _money(result: Result | RaidResult) -> list[tuple[str, str]]:
    loss = result.expected_loss
    return [
        ("attacker loses, on average", f"{loss['attacker']:.1f} IPCs"),
        ("defender loses, on average", f"{loss['defender']:.1f} IPCs"),
        ("swing", f"{result.swing:+.1f} IPCs"),
    ]


def _force(units: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in units.items()) or "nobody"


# -- questions about a battle -------------------------------------------------------------------------------


def _smallest(answer: Answer, plan: Plan, wanted: float) -> None:
    found = smallest(plan, wanted)
    units = side_words(plan, found.units)
    answer.document["smallest"] = {"attackers": units, "cost": found.cost, "takes": found.chance}
    answer.parts.append(
        f"{_force(units)} ({found.cost} IPCs) are enough for {percent(wanted)}: they have "
        f"{percent(found.chance)}"
    )


def _extras(answer: Answer, plan: Plan) -> None:
    found = extras(plan)
    answer.document["extras"] = [one._asdict() for one in found]
    rows = [(one.kind, percent(one.chance), percent(one.gain), percent(one.gain_per_ipc)) for one in found]
    head = ("one more", "then takes", "gain", "gain per IPC")
    answer.parts.append(Table(rows, head, "What helps most for its price"))


def _typed(plan: Plan, game: AxisAllies, text: str, what: str) -> Plan:
    """The same battle with these attackers only, who have no technologies."""
    tab, force = force_for(game, text, what, sea=plan.sea)
    return with_forces(plan, force, plan.defenders)._replace(tab=tab)


def _hold(answer: Answer, plan: Plan, game: AxisAllies, force: str) -> None:
    counter = _typed(plan, game, force, "hold")
    found = take_and_hold(plan, counter.attackers, tab=counter.tab)
    answer.document["hold"] = found._asdict()
    answer.parts.append(
        f"against {force}: takes and holds it {percent(found.holds)}, takes and loses it again "
        f"{percent(found.falls)}"
    )


def _waves(answer: Answer, plans: list[Plan]) -> None:
    waves = one_after_another(plans)
    answer.document["waves"] = [
        {
            "fought": wave.fought,
            "takes": wave.takes,
            "battle": wave.result.document(limit=SHOWN) if wave.result else None,
        }
        for wave in waves
    ]
    rows = [(str(n), percent(wave.fought), percent(wave.takes)) for n, wave in enumerate(waves, 1)]
    rows.append(("all", "", percent(sum(wave.takes for wave in waves))))
    answer.parts.append(Table(rows, ("attack", "has to be fought", "takes it"), "One after another"))


# -- raids, and the order of battles ------------------------------------------------------------------------


def _raid_answer(game: AxisAllies, asked: Asked) -> Answer:
    question = {"attack": asked.attack, "defend": asked.defend, **_typed_question(asked)}
    raid = {name: asked.given[name] for name in ("raid", "intercept")}
    result = raid_odds(raid_for(game, asked.state, asked.space, **question, **raid))
    figures = [("damage, on average", f"{result.expected_damage:.2f}"), *_money(result)]
    spread = [
        (str(points), percent(chance), percent(sum(result.damage[points:])))
        for points, chance in enumerate(result.damage)
        if chance
    ]
    head = ("damage", "chance", "at least")
    tables = [Table(figures, title="Raid", right=(1,)), Table(spread, head, "Damage")]
    return Answer(result.document(), [*tables])


def _order_answer(game: AxisAllies, state: WarState) -> Answer:
    """All battles to be fought, in the order to fight them, and the raids to be flown before."""
    plans = live.plans(game, state)
    raids = [(space, raid_document(raid_for(game, state, space))) for space in live.raids(game, state)]
    if not plans and not raids:
        raise BadInputError("odds: no battle is to be fought; name --space and --attack")
    turns = which_first(plans, live.ties(game, state))
    turns = [turn._replace(why=game.words(turn.why)) for turn in turns]
    document = {
        "battles": [turn._asdict() for turn in turns],
        "raids": [{"name": space, **found} for space, found in raids],
    }
    parts: list[Table | str] = []
    if raids:
        rows = [
            (space, str(one["interceptors"]), f"{one['expected_damage']:.2f}", f"{one['swing']:+.1f}")
            for space, one in raids
        ]
        head = ("raid", "interceptors", "damage", "swing")
        parts.append(Table(rows, head, "Raids, before all battles"))
    if turns:
        lines = [(turn.name, percent(turn.takes), f"{turn.swing:+.1f}", turn.why) for turn in turns]
        parts.append(Table(lines, ("battle", "takes", "swing", "why"), "What to fight first"))
    return Answer(document, parts)
