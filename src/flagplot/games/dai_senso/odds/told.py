"""An attack and its ends in words: for the what-if drawer, for lists of battles, for the command line."""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.dai_senso.combat.shifts import involved
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.names import names, said
from flagplot.games.dai_senso.odds.playout import CLEARED, HELD, TAKEN, THROWN_BACK, Outcome
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.kernel.fights import Fight
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Mood, Odds, Part
from flagplot.kernel.words import counted

NOTE = "Exact, if both sides fight as is said here."
USUAL = (
    "If attackers fall back only when defeated, defenders retreat, and the largest units lose steps first."
)
COVER = "An HQ the defender may still send is not counted."
TAKE, HOLD = "to take it", "to hold it"
ENDS: dict[str, tuple[str, Mood]] = {  # as the attacker sees them, the best first
    TAKEN: ("attacker takes it", "good"),
    CLEARED: ("nobody is left in it", "even"),
    HELD: ("defender holds it", "bad"),
    THROWN_BACK: ("attacker falls back", "bad"),
}
FLIPPED: dict[Mood, Mood] = {"good": "bad", "even": "even", "bad": "good"}


def headline(result: Outcome, side: int) -> Odds:
    """The one number; ``side`` is 1 for the attacker, -1 for the defender, 0 for neither."""
    if side < 0:
        return Odds(HOLD, 1 - result.takes, "good")
    return Odds(TAKE, result.takes, "good" if side else "even")


def ends(result: Outcome, side: int) -> list[Odds]:
    """All ways it may end, in the moods of a side, its best first."""
    found = [Odds(text, result.how(how), felt(mood, side)) for how, (text, mood) in ENDS.items()]
    there = [one for one in found if one.chance]
    return there if side >= 0 else there[::-1]


def felt(mood: Mood, side: int) -> Mood:
    """What is good for the attacker, to whoever looks."""
    return mood if side > 0 else FLIPPED[mood] if side < 0 else "even"


def parts(war: War, result: Outcome, side: int) -> list[Part]:
    """The answer in parts: the ends with what led there, the faces of the die, the units."""
    head = ["die", "result", "what comes of it", "attacker loses", "defender loses"]
    faces = [
        [str(end.face), end.result, _came(end.how, end.back), str(end.attacker_lost), str(end.defender_lost)]
        for end in result.ends
    ]
    return [
        Part(odds=ends(result, side), facts=list(facts(war, result))),
        Part("The die", head=head, rows=faces),
        Part("Steps", head=["unit", "loses a step", "is lost"], rows=list(_units(war, result))),
    ]


def facts(war: War, result: Outcome) -> Iterable[tuple[str, str]]:
    """Factors, shifts with their reasons, the column, and losses on average. [see DSA-CMB-23, DSA-CMB-24]"""
    if result.line is not None:
        columns = war.tables.charts.combat_results.columns
        line = result.line
        yield f"Factors {line.attack} : {line.defense}", columns[line.odds]
        for one in line.shifts:
            reason = said(war.tables, one.reason)
            yield f"{reason[:1].upper()}{reason[1:]}", f"{one.columns:+}"
        yield "Column of the die", result.column
    yield "Attacker loses, on average", f"{result.chance(lambda end: end.attacker_lost):.2f} steps"
    yield "Defender loses, on average", f"{result.chance(lambda end: end.defender_lost):.2f} steps"


def fight(war: War, result: Outcome, *, covered: bool) -> Fight:
    """The attack as every client can draw it; ``covered``: the defender may still bring in an HQ."""
    hex = IDS[result.attack.hex]
    defenders = involved(result.attack.defenders, result.attack.cover)
    return Fight(
        space=hex,
        title=names(war.tables)[hex],
        attacker=FACTIONS[war.state.phasing],
        defenders=sorted({FACTIONS[war.faction(one)] for one in defenders}),
        chance=result.takes,
        goal=TAKE,
        foil=HOLD,
        ends=ends(result, 1),
        facts=[one for one in facts(war, result) if one[0].endswith("average")],
        note=f"{USUAL} {COVER}" if covered else USUAL,
    )


def _came(how: str, back: int) -> str:
    text = ENDS[how][0]
    return f"{text}, defenders {counted(back, 'hex', 'hexes')} back" if back else text


def _units(war: War, result: Outcome) -> Iterable[list[str]]:
    """Every unit with the chance to lose a step or more, and to be gone."""
    for one, steps in result.before.items():
        lost = result.chance(lambda end, one=one: end.steps[one] == 0)  # type: ignore[misc]
        hurt = result.chance(lambda end, one=one, steps=steps: 0 < end.steps[one] < steps)  # type: ignore[misc]
        yield [said(war.tables, f"{{{war.id(one)}}}"), percent(hurt), percent(lost)]
