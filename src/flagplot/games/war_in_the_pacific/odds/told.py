"""Chances of an attack on land in the words and tables that every client shows."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.combat.frames import AR, DR
from flagplot.games.war_in_the_pacific.marks import BROKEN
from flagplot.games.war_in_the_pacific.names import names
from flagplot.games.war_in_the_pacific.odds import imagined
from flagplot.games.war_in_the_pacific.odds.chances import Chances, mean, of
from flagplot.games.war_in_the_pacific.odds.course import Course, Left
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.fights import Fight
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Mood, Odds, Part
from flagplot.kernel.words import counted

GOAL, FOIL = "to take the hex", "to hold the hex"
SURE = "Exact, if units that may refuse a retreat stand, the fort absorbs what it can and nobody pursues."
UNLED = f"{SURE} Who commands an enemy on the main map is not known before the control roll: nobody here."
RETREATS = {AR: "attacker", DR: "defender", "": "nobody"}
_ENDS = (  # whether the attacker is there in the end, whether the defender is
    ((True, False), "the hex is taken", "good"),
    ((True, True), "both sides stay in it", "even"),
    ((False, False), "nobody is left in it", "even"),
    ((False, True), "the attacker is thrown back", "bad"),
)
_FLIPPED: dict[str, Mood] = {"good": "bad", "bad": "good"}


def place(play: Campaign, hex: int) -> str:
    """What a hex is called."""
    label = play.label(hex)
    return names(play.tables.key).get(label, f"hex {label}")


def unseen(play: Campaign, hex: int, viewer: str | None) -> str:
    """What a viewer is told of enemies he does not see: on an island how many steps there are."""
    hidden = [
        unit
        for side in range(len(SEATS))
        for unit in play.at(hex, side)
        if not imagined.sees(play, unit, viewer)
    ]
    if not hidden:
        return ""
    if not play.field.tactical:
        return "Troops nobody has seen are there."
    steps = play.total(hidden)
    return f"{counted(steps, 'step')} nobody has seen {'is' if steps == 1 else 'are'} there."


def set_broken(play: Campaign, unit: int, broken: bool) -> None:
    """A unit is broken, or not."""
    if broken:
        play.mark(unit, BROKEN)
    else:
        play.unmark(unit, BROKEN)


def _ends(course: Course, *, defends: bool = False, plain: bool = False) -> list[Odds]:
    chances = of(course.ends, lambda both: (both[0].stays, both[1].stays))
    found = []
    for key, text, mood in _ENDS:
        mine: Mood = "even" if plain else _FLIPPED.get(mood, "even") if defends else mood  # type: ignore[assignment]
        if chances.get(key):
            found.append(Odds(text, chances[key], mine))
    return found[::-1] if defends else found


def facts(course: Course) -> list[tuple[str, str]]:
    """What is lost on average, and who must retreat."""
    mine, theirs = (mean(course.lost(attacking=attacking)) for attacking in (True, False))
    back = of(course.called, lambda one: one.retreat)
    return [
        ("Attacker loses, on average", f"{mine:.2f} steps"),
        ("Defender loses, on average", f"{theirs:.2f} steps"),
        ("Defender is called to retreat", percent(back.get(DR, 0.0))),
        ("Attacker is called to retreat", percent(back.get(AR, 0.0))),
    ]


def ends(course: Course, side: int, viewer: int | None) -> Part:
    """How it may end, from the side of whoever looks."""
    return Part(odds=_ends(course, defends=viewer == enemy(side), plain=viewer is None), facts=facts(course))


def roll(course: Course) -> Part:
    """The columns of the table, as generals may move them."""
    rows = [[percent(chance), odds, f"{drm:+d}"] for (odds, drm), chance in _likely(course.columns)]
    return Part("The odds", head=["chance", "odds after shifts", "on the die"], rows=rows)


def die(course: Course) -> Part:
    """What the die calls for."""
    rows = [
        [percent(chance), str(one.loss), str(one.defender_loss), RETREATS[one.retreat]]
        for one, chance in _likely(course.called)
    ]
    return Part("The roll calls for", head=["chance", "attacker", "defender", "must retreat"], rows=rows)


def _likely(chances: Chances) -> list[tuple]:  # type: ignore[type-arg]
    return sorted(chances.items(), key=lambda pair: (-pair[1], pair[0]))


def winners(course: Course) -> Chances[Left]:
    """What is left of an attacker who has taken the hex, with the chances of it."""
    found: Chances[Left] = {}
    for (one, other), chance in course.ends.items():
        if one.stays and not other.stays:
            key = one._replace(beaten=False)
            found[key] = found.get(key, 0.0) + chance
    return found


def fight(play: Campaign, course: Course, note: str = SURE) -> Fight:
    """The attack as boards and maps tell it."""
    frame = course.frame
    return Fight(
        play.label(frame.hex), f"Attack on {place(play, frame.hex)}", SEATS[frame.side],
        [SEATS[enemy(frame.side)]], course.takes, GOAL, FOIL, _ends(course), facts(course), note,
    )  # fmt: skip
