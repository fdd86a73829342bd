"""The Location Uncertain groups: their secret distribution, their rolls, and where they turn up."""

from __future__ import annotations

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.board import SEATS, US
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.events import Located
from flagplot.games.admirals_war.shores.frames import Uncertain
from flagplot.games.admirals_war.state import PATROLLING, SAILED
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal

WATERS = ("central_pacific", "hawaiian_islands", "caribbean_sea")
BOXES = tuple(f"location_uncertain_{letter}" for letter in "wxyz")
FACES = 6
# every way to give the faces to the three areas, none of them without one [AW-O23-02]
SPREADS = [
    Action("distribute", (central, hawaii, FACES - central - hawaii))
    for central in range(1, FACES - 1)
    for hawaii in range(1, FACES - central)
]


class UncertainStep(Step[War, Uncertain]):
    """Before play the US player distributes the faces of the die, in secret. [AW-O23-02]"""

    def seats(self, war: War, frame: Uncertain) -> tuple[str, ...]:
        """The US seat."""
        return (SEATS[US],)

    def legal(self, war: War, frame: Uncertain, seat: str) -> list[Action]:
        """At least one face for each area."""
        return SPREADS

    def do(self, war: War, frame: Uncertain, seat: str, action: Action) -> None:
        """Keep it secret until Japan has said whether it stays."""
        war.pop()
        areas = [war.board[id] for id in WATERS]
        war.state.uncertain = tuple(
            area for area, count in zip(areas, action.args, strict=True) for _ in range(int(count))
        )

    def why_not(self, war: War, frame: Uncertain, seat: str, action: Action) -> Refusal | None:
        """Wrong sums, and areas without a face."""
        if action.verb != "distribute":
            return None
        return illegal("AW-O23-02", "six faces for the three areas expected, at least one for each")

    def prompt(self, war: War, frame: Uncertain, seat: str) -> str:
        """The question."""
        return "How many faces of the die put a group into the Central Pacific, Hawaii, the Caribbean?"


# -- rolls --------------------------------------------------------------------------------------------------


def groups(war: War) -> list[int]:
    """The boxes that hold a group."""
    return [box for box in (war.board[id] for id in BOXES) if war.state.at[box]]


def area_of(war: War, face: int) -> int:
    """Where a face puts a group: by Table 5, or as the US player has arranged it.

    [AW-PHA-07, AW-O23-02]
    """
    if war.state.uncertain:
        return war.state.uncertain[face - 1]
    return war.board[war.tables.look_up("5", face)]


def roll_secretly(war: War) -> None:
    """Every group rolls twice before the attack, for the eyes of its owner only. [AW-O23-03, AW-O23-04]"""
    boxes, audience = groups(war), hidden.confidants(war.state, US)
    first = war.roll(len(boxes), "the Location Uncertain groups", audience=audience)
    second = war.roll(len(boxes), "the Location Uncertain groups again", audience=audience)
    war.state.uncertain_rolls = dict(zip(boxes, zip(first, second, strict=True), strict=True))


def enter_harbour(war: War) -> None:
    """A group that came up in Hawaii twice lies in Pearl Harbor during the attack, for all to see.

    Twice anywhere else means nothing. [AW-O23-04, AW-O23-05]
    """
    hawaii, harbour = war.board["hawaiian_islands"], war.board["pearl_harbor"]
    for box, faces in war.state.uncertain_rolls.items():
        if all(area_of(war, face) == hawaii for face in faces):
            _put(war, box, harbour, 0)
    rolls = war.state.uncertain_rolls
    war.state.uncertain_rolls = {box: faces for box, faces in rolls.items() if war.state.at[box]}


def locate(war: War) -> tuple[int, ...]:
    """All groups turn up as patrollers and move no further; the units of those that are in Hawaii.

    Those that have rolled in secret now show what they rolled, and the distribution lies open.
    [AW-PHA-06, AW-PHA-07, AW-O23-02, AW-DEC-22]
    """
    boxes, secret = groups(war), war.state.uncertain_rolls
    fresh = [box for box in boxes if box not in secret]
    rolled = dict(zip(fresh, war.roll(len(fresh), "the Location Uncertain groups"), strict=True))
    hawaii = war.board["hawaiian_islands"]
    came: list[int] = []
    for box in boxes:
        face = rolled[box] if box in rolled else secret[box][0]
        area = area_of(war, face)
        if area == hawaii:
            came += war.state.at[box]
        _put(war, box, area, face)
    if war.state.uncertain:
        spread = [war.state.uncertain.count(war.board[id]) for id in WATERS]
        war.note("Faces for the Central Pacific, Hawaii, the Caribbean: " + ", ".join(map(str, spread)))
    war.state.uncertain, war.state.uncertain_rolls = (), {}
    return tuple(came)


def _put(war: War, box: int, place: int, face: int) -> None:
    for unit in war.state.at[box]:
        war.put(unit, place, PATROLLING)
        war.mark(unit, SAILED)
    letter = war.board.place_ids[box][-1].upper()
    war.emit(Located(group=letter, face=face, place=war.board.place_ids[place]))
