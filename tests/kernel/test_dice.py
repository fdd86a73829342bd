"""The dice door and who stands behind it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flagplot import (
    BadInputError,
    FairDice,
    FastDice,
    RecordedDice,
    RulesBug,
    ScriptedDice,
    new_secret,
    outcomes,
)
from flagplot.kernel.dice import CheckingDice, Dice, NoDice, RecordingDice, commitment, low_luck, throws

SECRET = bytes(range(32))


@pytest.mark.parametrize("dice", [FastDice(7), FairDice(SECRET)])
@pytest.mark.parametrize("sides", [1, 2, 6, 10, 100, 256])
def test_faces_are_in_range_and_depend_on_the_index(dice: Dice, sides: int) -> None:
    faces = dice.roll(500, sides, "test", 3)
    assert len(faces) == 500
    assert min(faces) >= 1
    assert max(faces) <= sides
    assert dice.roll(500, sides, "another reason", 3) == faces
    assert sides == 1 or dice.roll(500, sides, "test", 4) != faces
    assert dice.roll(20, sides, "test", 3) == faces[:20]


@pytest.mark.parametrize("dice", [FastDice(7), FairDice(SECRET)])
def test_faces_are_fair(dice: Dice) -> None:
    counts = Counter(face for index in range(300) for face in dice.roll(100, 6, "", index))
    expected = 30_000 / 6
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(1, 7))
    assert chi_square < 20.5  # five degrees of freedom, one in a thousand


@pytest.mark.parametrize("sides", [0, -1, 257, 1000])
def test_impossible_dice(sides: int) -> None:
    with pytest.raises(RulesBug):
        FastDice(1).roll(1, sides, "", 0)


def test_known_faces_never_change() -> None:
    """Files of old games must verify for ever."""
    assert FastDice(7).roll(8, 6, "", 0) == FAST
    assert FairDice(SECRET).roll(8, 6, "", 0) == FAIR
    assert commitment(SECRET) == COMMITMENT


FAST = (4, 1, 5, 4, 2, 3, 2, 5)
FAIR = (6, 4, 6, 2, 2, 3, 2, 1)
COMMITMENT = "3f1357da2ba3a08455119b67c10b8b98486fa15fc67777216449de723b552e3a"


def test_a_secret_is_fixed_by_its_commitment() -> None:
    dice = FairDice(SECRET)
    assert dice.verify(commitment(SECRET))
    assert not FairDice(bytes(32)).verify(dice.commitment)
    assert len({new_secret() for _ in range(5)}) == 5
    with pytest.raises(BadInputError, match="32 bytes expected, found 3"):
        FairDice(b"abc")


def test_scripted_faces_come_in_order() -> None:
    dice = ScriptedDice([1, 6, 3])
    assert dice.roll(2, 6, "attack", 0) == (1, 6)
    assert dice.faces == [3]
    with pytest.raises(BadInputError, match="1 faces left, 2 needed for: attack"):
        dice.roll(2, 6, "attack", 1)
    with pytest.raises(BadInputError, match="left that nobody threw"):
        dice.check_done()
    assert dice.roll(1, 6, "defence", 1) == (3,)
    dice.check_done()
    assert dice.thrown == [("attack", (1, 6)), ("defence", (3,))]


def test_scripted_labels_must_occur_in_the_reason() -> None:
    dice = ScriptedDice([("fighter", 2, 3), 5])
    assert dice.roll(1, 6, "Fighter fires", 0) == (2,)
    with pytest.raises(BadInputError, match="'fighter' expected"):
        dice.roll(1, 6, "bomber fires", 1)
    assert dice.roll(2, 6, "fighter again", 1) == (3, 5)


@pytest.mark.parametrize("bad", ["2", (), (2, 3), ("a", "b"), 2.5, None, True, ("a", True)])
def test_bad_scripts(bad: object) -> None:
    with pytest.raises(BadInputError, match="expected in the script"):
        ScriptedDice([bad])  # type: ignore[list-item]


def test_scripted_faces_must_fit_the_dice() -> None:
    with pytest.raises(BadInputError, match="faces from 1 to 6 expected"):
        ScriptedDice([7]).roll(1, 6, "x", 0)


def test_recorded_throws_must_fit_what_is_asked() -> None:
    dice = RecordedDice([(1, 2), (3,)])
    with pytest.raises(BadInputError, match="throw of 1 dice expected for x, found 2"):
        dice.roll(1, 6, "x", 0)
    assert dice.roll(2, 6, "x", 0) == (1, 2)
    with pytest.raises(BadInputError, match="no throw expected, found 3"):
        dice.check_done()
    with pytest.raises(BadInputError, match="from 1 to 2 expected"):
        dice.roll(1, 2, "x", 1)
    assert dice.roll(1, 6, "x", 1) == (3,)
    with pytest.raises(BadInputError, match="found none"):
        dice.roll(1, 6, "x", 2)


def test_checking_dice_find_a_false_throw() -> None:
    true = FastDice(3)
    faces = true.roll(3, 6, "x", 5)
    dice = CheckingDice(RecordedDice([faces]), true)
    assert dice.roll(3, 6, "x", 5) == faces
    assert dice.checked == 1
    false = (faces[0] % 6 + 1, *faces[1:])
    with pytest.raises(BadInputError, match=r"throw 5 \(x\)"):
        CheckingDice(RecordedDice([false]), true).roll(3, 6, "x", 5)


def test_recording_and_missing_dice() -> None:
    dice = RecordingDice(ScriptedDice([4, 2]))
    dice.roll(2, 6, "x", 0)
    assert dice.throws == [(4, 2)]
    with pytest.raises(BadInputError, match="seed="):
        NoDice().roll(1, 6, "x", 0)


@given(st.integers(0, 4), st.integers(1, 6))
def test_all_throws_add_up_to_one(count: int, sides: int) -> None:
    assert sum(chance for _, chance in throws(count, sides)) == 1
    assert sum(chance for _, chance in throws(count, sides, ordered=True)) == 1
    assert len(throws(count, sides, ordered=True)) == sides**count


@pytest.mark.parametrize("ordered", [False, True])
def test_outcomes_walk_dependent_throws(ordered: bool) -> None:
    def run(dice: Dice) -> int:
        """As many dice as the first die shows; the number of sixes."""
        count = dice.roll(1, 3, "count", 0)[0]
        return dice.roll(count, 6, "sixes", 1).count(6)

    chances: dict[int, Fraction] = {}
    for chance, sixes in outcomes(run, ordered=ordered):
        chances[sixes] = chances.get(sixes, Fraction(0)) + chance
    assert sum(chances.values()) == 1
    assert chances[3] == Fraction(1, 3) * Fraction(1, 216)
    assert chances[0] == Fraction(1, 3) * (Fraction(5, 6) + Fraction(25, 36) + Fraction(125, 216))


def test_low_luck() -> None:
    assert low_luck(13) == (2, 1)
    assert low_luck(0) == (0, 0)
