"""Strategic Intelligence: levels drawn in every cycle, and what the Allies make of them. [42.1, 42.2, 42.5]

The levels bear on Japanese naval operations: on Sigint and the Magic chits. [WPB-INT-17]
"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import CYCLES, WEEKS
from flagplot.games.war_in_the_pacific.sea import magic
from flagplot.games.war_in_the_pacific.sea.frames import CodesStage, NewCodes
from flagplot.games.war_in_the_pacific.sea.state import Codes
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted, the

SECRET = (SEATS[ALLIED],)  # both chits are kept by the US player [WPB-INT-06]
BEST = 3  # the best Japanese level, and...
RAISED = 2  # ...the most that SI +1 chits raise it by [see WPB-MAG-26]
MOST_AHEAD = 3
WARY = 0  # an SI +1 chit among the levels


def levels(play: Campaign) -> tuple[int, int]:
    """The Intelligence levels of Japan and of the Allies. [WPB-INT-01, SC-S2-03]"""
    codes, card = play.sea.codes, play.sea_card.intelligence
    return codes.japan or card[SEATS[JAPAN]], codes.allied or card[SEATS[ALLIED]]


def difference(play: Campaign) -> int:
    """By how much the Allied level is higher; below 1 it is of no use to them. [WPB-INT-09]"""
    japan, allied = levels(play)
    return allied - japan


def disclose(play: Campaign) -> None:
    """A rule needs the Japanese level in a game-turn: the US player tells it, once a cycle. [WPB-INT-08]"""
    codes = play.sea.codes
    if codes.allied and not codes.told:
        play.sea.codes = replace(codes, told=True)
        play.note(f"the Allies disclose that the Japanese Intelligence level is {codes.japan}")


def due(play: Campaign) -> bool:
    """Whether levels are drawn at the start of this game-turn: once in a cycle. [SC-S3-01]"""
    first = (play.tables.card.first[0] - 1 + play.state.turn) % WEEKS == 0
    return play.sea_card.cups and (first or not play.state.turn)


def benefits(play: Campaign, ahead: int) -> tuple[int, int]:
    """Sigint uses and Magic chits of a difference; none when the Allies are not ahead.

    [WPB-INT-10, WPB-INT-11, WPB-INT-12, WPB-INT-16]
    """
    return play.tables.cups.benefits.get(str(ahead), (0, 0))


def reveal(play: Campaign, frame: NewCodes) -> None:
    """At the end of a cycle both levels are told, and Report False chits that were played in secret.

    [WPB-INT-07, WPB-MAG-33]
    """
    frame.stage = CodesStage.ADD
    codes = play.sea.codes
    if codes.allied:
        play.note(f"the Intelligence levels were {codes.allied} for the Allies, {codes.japan} for Japan")
    if codes.masks:
        played = counted(codes.masks, "Report False chit")
        play.note(f"{the(SEATS[ALLIED])} had played {played} in secret")


class AddStep(Step[Campaign, NewCodes]):
    """For every Magic chit played Japan may add an SI +1 chit to its cup. [WPB-MAG-24, WPB-MAG-30]"""

    def seats(self, play: Campaign, frame: NewCodes) -> tuple[str, ...]:
        """Japan, if any was played."""
        return (SEATS[JAPAN],) if play.sea.codes.played else ()

    def run(self, play: Campaign, frame: NewCodes) -> None:
        """None was."""
        frame.stage = _after_adding(play)

    def prompt(self, play: Campaign, frame: NewCodes, seat: str) -> str:
        """The question."""
        most = counted(play.sea.codes.played, "SI +1 chit")
        return f"The Allies have played Magic chits: you may add up to {most} to your cup."

    def legal(self, play: Campaign, frame: NewCodes, seat: str) -> list[Action]:
        """As many as were played, or fewer."""
        return [act("add-chits", count) for count in range(play.sea.codes.played, -1, -1)]

    def do(self, play: Campaign, frame: NewCodes, seat: str, action: Action) -> None:
        """Into the cup with them."""
        frame.stage = _after_adding(play)
        codes = play.sea.codes
        play.sea.codes = replace(codes, wary=codes.wary + int(action.args[0]))

    def why_not(self, play: Campaign, frame: NewCodes, seat: str, action: Action) -> Refusal | None:
        """Too many."""
        if action.verb != "add-chits":
            return None
        return illegal("WPB-MAG-24", f"{counted(play.sea.codes.played, 'Magic chit')} were played")


def draw(play: Campaign, frame: NewCodes) -> None:
    """The US player draws a chit from each cup, and with it Sigint uses and Magic chits of the cycle.

    [WPB-INT-02, WPB-INT-04, WPB-INT-06, WPB-INT-09]
    """
    _, cycle, year = (int(part) for part in play.tables.card.date(play.state.turn).split("/"))
    year, cycle = (year, cycle - 1) if cycle > 1 else (year - 1, CYCLES)
    cups, sea = play.tables.cups, play.sea
    allied = cups.cup(ALLIED, year, cycle)
    (face,) = play.roll(1, "the Allied Intelligence level", len(allied), SECRET)
    japan, left = _japanese(play, cups.cup(JAPAN, year, cycle), sea.codes.wary)
    sea.codes = Codes(japan=japan, allied=allied[face - 1], wary=left)
    play.note(f"Intelligence: {allied[face - 1]} against {japan}", SECRET)
    sea.ruses = 0
    if by_dice(play):
        one, other = play.roll(2, "what Intelligence is worth", audience=SECRET)
        frame.stage, frame.faces = CodesStage.SPLIT, (one, other)
        return
    play.pop()
    _receive(play, *benefits(play, difference(play)))


def _receive(play: Campaign, uses: int, chits: int) -> None:
    """Sigint uses and Magic chits of the cycle."""
    play.sea.sigint = uses
    if chits:
        magic.draw(play, chits)


# -- dice instead of fixed numbers ------------------------------------------------------------------------


def by_dice(play: Campaign) -> bool:
    """Whether dice say what a difference is worth, an optional rule. [see WPB-INT-13]"""
    return options.on(play.state, options.RANDOM_SI)


def _after_adding(play: Campaign) -> CodesStage:
    return CodesStage.METHOD if by_dice(play) else CodesStage.DRAW


class MethodStep(Step[Campaign, NewCodes]):
    """Before anything is drawn: should the difference be 2, does one die give both numbers? [WPB-INT-14]

    It is asked in any case, so that Japan does not learn the difference.
    """

    def seats(self, play: Campaign, frame: NewCodes) -> tuple[str, ...]:
        """The Allies."""
        return SECRET

    def run(self, play: Campaign, frame: NewCodes) -> None:
        """They are always asked."""

    def prompt(self, play: Campaign, frame: NewCodes, seat: str) -> str:
        """The question."""
        return "Should you be 2 ahead: does one die give Sigint and Magic, or each die one of them?"

    def legal(self, play: Campaign, frame: NewCodes, seat: str) -> list[Action]:
        """One die, or two."""
        return [act("one-die"), act("two-dice")]

    def do(self, play: Campaign, frame: NewCodes, seat: str, action: Action) -> None:
        """Then the chits are drawn."""
        frame.alone, frame.stage = action.verb == "one-die", CodesStage.DRAW


def worth(ahead: int, faces: tuple[int, int], *, alone: bool) -> list[tuple[int, int]]:
    """What Sigint uses and Magic chits may be taken: at 1 the lower die gives both, at 3 the total.

    At 2 the first die gives both, or each die one, as the Allies like. [WPB-INT-13, WPB-INT-14, WPB-INT-15]
    """
    one, other = faces
    if ahead <= 0:
        return [(0, 0)]
    if ahead == 1:
        return [(min(faces), min(faces))]
    if ahead >= MOST_AHEAD:
        return [(one + other, one + other)]
    return [(one, one)] if alone else sorted({(one, other), (other, one)})


class SplitStep(Step[Campaign, NewCodes]):
    """The dice have fallen: what each gives. Asked in any case, too. [WPB-INT-14]"""

    def _worth(self, play: Campaign, frame: NewCodes) -> list[tuple[int, int]]:
        faces = frame.faces or (1, 1)
        return worth(difference(play), faces, alone=frame.alone is True)

    def seats(self, play: Campaign, frame: NewCodes) -> tuple[str, ...]:
        """The Allies."""
        return SECRET

    def run(self, play: Campaign, frame: NewCodes) -> None:
        """They are always asked."""

    def prompt(self, play: Campaign, frame: NewCodes, seat: str) -> str:
        """The question."""
        return "How many Sigint uses, and how many Magic chits?"

    def legal(self, play: Campaign, frame: NewCodes, seat: str) -> list[Action]:
        """What the dice allow."""
        return [act("take-codes", uses, chits) for uses, chits in self._worth(play, frame)]

    def do(self, play: Campaign, frame: NewCodes, seat: str, action: Action) -> None:
        """They are theirs."""
        play.pop()
        _receive(play, int(action.args[0]), int(action.args[1]))

    def why_not(self, play: Campaign, frame: NewCodes, seat: str, action: Action) -> Refusal | None:
        """Not what was thrown."""
        return illegal("WPB-INT-14", "the dice give other numbers") if action.verb == "take-codes" else None


def _japanese(play: Campaign, cup: list[int], wary: int) -> tuple[int, int]:
    """The Japanese level, and the SI +1 chits that stay in the cup.

    Each drawn before the level raises it by 1, by 2 at most and never above 3; if they have, the others go
    too. [WPB-MAG-25, WPB-MAG-26, WPB-MAG-27]
    """
    chits, warned = [*cup, *[WARY] * wary], 0
    while True:
        (face,) = play.roll(1, "the Japanese Intelligence level", len(chits), SECRET)
        level = chits.pop(face - 1)
        if level != WARY:
            break
        warned += 1
    raised = min(level + min(warned, RAISED), BEST)
    return raised, 0 if raised > level else wary


class NewCodesStep(Script[Campaign, NewCodes]):
    """One part after the other."""

    stages = {
        CodesStage.REVEAL: reveal,
        CodesStage.ADD: AddStep(),
        CodesStage.METHOD: MethodStep(),
        CodesStage.DRAW: draw,
        CodesStage.SPLIT: SplitStep(),
    }
