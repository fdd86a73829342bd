"""What ``flagplot odds`` prints: tables for people, and the same as a document."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table

from flagplot.kernel.errors import BadInputError

if TYPE_CHECKING:  # the odds bring numba along, which the other commands need not wait for
    from flagplot.games.axis_allies.odds import RaidResult, Result
    from flagplot.games.axis_allies.odds.plan import Plan

SHOWN = 12  # ways to end in the table
RAREST = 1e-12  # ways to end that are counted


class Answer(NamedTuple):
    """An answer twice."""

    document: Any
    parts: list[RenderableType]


# -- battles ------------------------------------------------------------------------------------------------


def battle_answer(
    title: Any, state: Any, space: str | None, question: dict[str, Any], asked: dict[str, Any]
) -> Answer:
    """The odds of one battle, with the further questions that were asked about it."""
    from flagplot.games.axis_allies.odds import odds, plan_for

    plan = plan_for(title, state, space, **question)
    result = odds(plan)
    answer = Answer(result.document(), _battle(result))
    if state is not None and not question.get("attack") and not question.get("defend"):
        _with_sea(answer, title, state, space)
    if asked["want"] is not None:
        _smallest(answer, plan, asked["want"])
    if asked["extra"]:
        _extras(answer, plan)
    if asked["hold"]:
        _hold(answer, plan, title, asked["hold"])
    if asked["then"]:
        _waves(answer, [plan, *(_typed(plan, title, force, "then") for force in asked["then"])])
    return answer


def _with_sea(answer: Answer, title: Any, state: Any, space: str | None) -> None:
    """An assault together with the sea battles that come before it."""
    from flagplot.games.axis_allies.odds.landings import with_sea_battles

    found = with_sea_battles(title, state, str(space))
    if found is not None:
        answer.document["with_sea"] = found._asdict()
        lands, takes = _percent(found.lands), _percent(found.takes)
        answer.parts.append(f"with its sea battles: lands somebody {lands}, takes it {takes}")


def _battle(result: Result) -> list[RenderableType]:
    """Chances, losses, then the likeliest ways to end."""
    table = Table(title="Odds", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = [("attacker takes the space", result.takes), ("clears it but cannot take it", result.clears)]
    if result.sea:
        rows = [("attacker wins", result.attacker_wins)]
    rows += [("draw", result.draw), ("defender wins", result.defender_wins)]
    if result.retreats:
        rows.append(("  of which the attacker retreats", result.retreats))
    for text, chance in rows:
        table.add_row(text, _percent(chance))
    table.add_section()
    table.add_row("rounds, on average", f"{result.rounds:.2f}")
    _money(table, result)
    ends = Table(title="Who is left")
    for name in ("chance", "attackers", "defenders"):
        ends.add_column(name, justify="right" if name == "chance" else "left")
    for ending in result.endings[:SHOWN]:
        ends.add_row(
            _percent(ending.chance),
            _force(result.words(ending.attackers)),
            _force(result.words(ending.defenders)),
        )
    parts: list[RenderableType] = [table, ends]
    rest = [ending.chance for ending in result.endings[SHOWN:] if ending.chance >= RAREST]
    if rest:
        parts.append(f"and {len(rest)} others, together {_percent(sum(rest))}")
    return parts


def _money(table: Table, result: Result | RaidResult) -> None:
    loss = result.expected_loss
    table.add_row("attacker loses, on average", f"{loss['attacker']:.1f} IPCs")
    table.add_row("defender loses, on average", f"{loss['defender']:.1f} IPCs")
    table.add_row("swing", f"{result.swing:+.1f} IPCs")


def _percent(chance: float) -> str:
    return f"{100 * chance:.2f}%"


def _force(units: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in units.items()) or "nobody"


# -- questions about a battle -------------------------------------------------------------------------------


def _smallest(answer: Answer, plan: Plan, wanted: float) -> None:
    from flagplot.games.axis_allies.odds.live import side_words
    from flagplot.games.axis_allies.odds.questions import smallest

    found = smallest(plan, wanted)
    units = side_words(plan, found.units)
    answer.document["smallest"] = {"attackers": units, "cost": found.cost, "takes": found.chance}
    answer.parts.append(
        f"{_force(units)} ({found.cost} IPCs) are enough for {_percent(wanted)}: they have "
        f"{_percent(found.chance)}"
    )


def _extras(answer: Answer, plan: Plan) -> None:
    from flagplot.games.axis_allies.odds.questions import extras

    found = extras(plan)
    answer.document["extras"] = [one._asdict() for one in found]
    table = Table("one more", "then takes", "gain", "gain per IPC", title="What helps most for its price")
    for one in found:
        table.add_row(one.kind, _percent(one.chance), _percent(one.gain), _percent(one.gain_per_ipc))
    answer.parts.append(table)


def _typed(plan: Plan, title: Any, text: str, what: str) -> Plan:
    """The same battle with these attackers only, who have no technologies."""
    from flagplot.games.axis_allies.odds import force_for
    from flagplot.games.axis_allies.odds.battle import with_forces

    tab, force = force_for(title, text, what, sea=plan.sea)
    return with_forces(plan, force, plan.defenders)._replace(tab=tab)


def _hold(answer: Answer, plan: Plan, title: Any, force: str) -> None:
    from flagplot.games.axis_allies.odds.questions import take_and_hold

    counter = _typed(plan, title, force, "hold")
    found = take_and_hold(plan, counter.attackers, tab=counter.tab)
    answer.document["hold"] = found._asdict()
    answer.parts.append(
        f"against {force}: takes and holds it {_percent(found.holds)}, takes and loses it again "
        f"{_percent(found.falls)}"
    )


def _waves(answer: Answer, plans: list[Plan]) -> None:
    from flagplot.games.axis_allies.odds.questions import one_after_another

    waves = one_after_another(plans)
    answer.document["waves"] = [
        {
            "fought": wave.fought,
            "takes": wave.takes,
            "battle": wave.result.document(limit=SHOWN) if wave.result else None,
        }
        for wave in waves
    ]
    table = Table("attack", "has to be fought", "takes it", title="One after another")
    for number, wave in enumerate(waves, 1):
        table.add_row(str(number), _percent(wave.fought), _percent(wave.takes))
    table.add_row("all", "", _percent(sum(wave.takes for wave in waves)))
    answer.parts.append(table)


# -- raids, and the order of battles ------------------------------------------------------------------------


def raid_answer(title: Any, state: Any, space: str | None, question: dict[str, Any]) -> Answer:
    """The odds of a strategic raid."""
    from flagplot.games.axis_allies.odds import raid_for, raid_odds

    result = raid_odds(raid_for(title, state, space, **question))
    table = Table(title="Raid", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row("damage, on average", f"{result.expected_damage:.2f}")
    _money(table, result)
    spread = Table("damage", "chance", "at least", title="Damage")
    for points, chance in enumerate(result.damage):
        if chance:
            spread.add_row(str(points), _percent(chance), _percent(sum(result.damage[points:])))
    return Answer(result.document(), [table, spread])


def order_answer(title: Any, state: Any) -> Answer:
    """All battles to be fought, in the order to fight them, and the raids to be flown before."""
    from flagplot.games.axis_allies.odds import live, raid_for
    from flagplot.games.axis_allies.odds.questions import which_first
    from flagplot.games.axis_allies.odds.table import raid_document

    plans = live.plans(title, state)
    raids = [(space, raid_document(raid_for(title, state, space))) for space in live.raids(title, state)]
    if not plans and not raids:
        raise BadInputError("odds: no battle is to be fought; name --space and --attack")
    turns = which_first(plans, live.ties(title, state))
    turns = [turn._replace(why=title.words(turn.why)) for turn in turns]
    answer = Answer(
        {
            "battles": [turn._asdict() for turn in turns],
            "raids": [{"name": space, **found} for space, found in raids],
        },
        [],
    )
    if raids:
        table = Table("raid", "interceptors", "damage", "swing", title="Raids, before all battles")
        for space, found in raids:
            damage, swing = f"{found['expected_damage']:.2f}", f"{found['swing']:+.1f}"
            table.add_row(space, str(found["interceptors"]), damage, swing)
        answer.parts.append(table)
    if turns:
        table = Table("battle", "takes", "swing", "why", title="What to fight first")
        for turn in turns:
            table.add_row(turn.name, _percent(turn.takes), f"{turn.swing:+.1f}", turn.why)
        answer.parts.append(table)
    return answer
