"""Strategic Intelligence in the Solomons: cups, levels, what they give, what warns Japan. [42]"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.sea import intelligence, magic, sigint
from flagplot.games.war_in_the_pacific.sea.charts import Intelligence
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.kernel.event import Event
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, TABLES, SolomonsCase

UNITS = {"E2519": ["jn-eng-11"]}


def drawn(*faces: int, turn: int = 1, answers: tuple[str, ...] = (), **more: Any) -> SolomonsCase:
    """A new cycle after the strategic turn; the faces are those of its draws."""
    war = {"hqs": {hq.id: {"cp": 0} for hq in TABLES.hqs}}
    case = SolomonsCase("end", UNITS, air=GROUNDED, turn=turn, pair=3 * turn + 2, war=war, **more)
    frame: Any = case.state.frames[-1]
    case.do("japan", f"allot hq-17-army {frame.left}")
    frame = case.state.frames[-1]
    left = frame.left
    case.do("allied", f"allot hq-sw-pacific {left // 2}", f"allot hq-south-pacific {left - left // 2}")
    case.do("allied", "done")  # no coastwatchers
    case.do("japan", "done")
    if not answers:
        case.do("allied", "done", dice=faces)
        return case
    case.do("allied", "done")
    case.do("japan", *answers, dice=faces)
    return case


def told(events: list[Event], seat: str) -> str:
    return " / ".join(
        str(getattr(event, "what", ""))
        for event in events
        if event.audience is None or seat in event.audience
    )


@pytest.mark.rule("WPB-INT-02", "WPB-INT-03", "WPB-INT-05")
def test_cups_hold_ten_chits_and_change_with_the_cycle() -> None:
    cups = TABLES.cups
    assert cups.cup(ALLIED, 42, 8) == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
    assert cups.cup(ALLIED, 42, 9) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 4]  # from 0/9/42
    assert cups.cup(JAPAN, 42, 8) == [1] * 5 + [2] * 4 + [3]
    bad = {"status": "", "allied": [{"from": "0/13/41", "chits": {"1": 9}}], "japan": [], "benefits": {}}
    with pytest.raises(msgspec.ValidationError, match="10 chits of levels 1 to 4"):
        msgspec.convert(bad, Intelligence)
    bad["allied"], bad["japan"] = [], [{"from": "0/13/41", "chits": {"1": 9, "4": 1}}]
    with pytest.raises(msgspec.ValidationError, match="10 chits of levels 1 to 3"):
        msgspec.convert(bad, Intelligence)


@pytest.mark.rule("WPB-INT-01", "WPB-INT-04", "WPB-INT-06", "SC-S3-01")
def test_levels_are_drawn_before_the_first_game_turn_and_only_the_allies_know() -> None:
    case = SolomonsCase("start", UNITS, air=GROUNDED, dice=[5, 10])
    assert (case.play.sea.codes.allied, case.play.sea.codes.japan) == (2, 3)
    assert GAME.view(case.state, "allied").tracks["intelligence"] == {"allied": 2, "japan": 3}
    assert "intelligence" not in GAME.view(case.state, "japan").tracks


@pytest.mark.rule("WPB-INT-09", "WPB-INT-10", "WPB-INT-11", "WPB-INT-12", "WPB-INT-16")
@pytest.mark.parametrize(
    ("allied", "japan", "uses", "chits"),
    [(3, 6, 0, 0), (3, 1, 2, 2), (6, 1, 3, 5), (9, 1, 5, 8), (1, 1, 0, 0)],
)
def test_what_a_difference_gives(allied: int, japan: int, uses: int, chits: int) -> None:
    blanks = [62 - at for at in range(chits)]  # the last chits of the cup are blank
    case = SolomonsCase("start", UNITS, air=GROUNDED, dice=[allied, japan, *blanks])
    assert case.play.sea.sigint == uses
    assert sum(case.play.sea.magic.values()) == chits


@pytest.mark.rule("WPB-INT-17", "WPB-INT-09")
def test_the_levels_bear_on_what_the_allies_learn_of_japanese_cards() -> None:
    play = SolomonsCase("start", UNITS, air=GROUNDED, dice=[1, 10]).play  # 1 against 3
    assert intelligence.difference(play) == -2
    assert play.sea.sigint == 0  # nothing for Japan either
    play.sea.codes = msgspec.structs.replace(play.sea.codes, allied=4, japan=2)
    assert sigint.least_named(play) == 3  # cards that must be named for a Reveal chit
    assert sigint.ruses(play) == 2


@pytest.mark.rule("WPB-INT-07", "WPB-MAG-33")
def test_levels_and_false_reports_are_told_when_the_cycle_is_over() -> None:
    codes = {"allied": 3, "japan": 2, "played": 1, "masks": 1}
    case = drawn(1, 1, codes=codes, answers=("add-chits 0",))
    for seat in ("japan", "allied"):
        assert "levels were 3 for the Allies, 2 for Japan" in told(case.events, seat)
        assert "1 Report False chit" in told(case.events, seat)


@pytest.mark.rule("WPB-MAG-24", "WPB-MAG-30")
def test_japan_may_add_a_chit_for_each_that_was_played() -> None:
    play = SolomonsCase("ground_first", UNITS, magic={"sequence-1": 2, "report-false": 1}).play
    magic.spend(play, "sequence-1")
    magic.spend(play, "report-false", shown=False)
    codes = play.sea.codes
    assert (codes.played, codes.masks) == (2, 1)  # the third is only held
    case = drawn(1, 1, codes={"allied": 3, "japan": 2, "played": 2}, answers=("add-chits 2",))
    assert case.play.sea.codes.wary == 2
    refused = SolomonsCase("ground_first", UNITS)
    refused.state.frames.append(_asking())
    refused.play.sea.codes = msgspec.structs.replace(codes, played=2)
    refused.state.waiting = ("japan",)
    refused.refuses("japan", "add-chits 3", "WPB-MAG-24")


def _asking() -> Any:
    from flagplot.games.war_in_the_pacific.sea.frames import CodesStage, NewCodes

    return NewCodes(stage=CodesStage.ADD)


@pytest.mark.rule("WPB-MAG-25", "WPB-MAG-26", "WPB-MAG-27")
def test_chits_that_warn_raise_the_japanese_level() -> None:
    def level(*faces: int) -> tuple[int, int]:
        codes = drawn(1, *faces, codes={"wary": 4}).play.sea.codes
        return codes.japan, codes.wary

    assert level(1) == (1, 4)  # a level at once: they stay
    assert level(11, 1) == (2, 0)  # one came first: the others are removed
    assert level(11, 11, 11, 1) == (3, 0)  # by 2 at most
    assert level(11, 11, 6) == (3, 0)  # never above 3
    assert level(11, 10) == (3, 4)  # 3 was not raised: they stay


@pytest.mark.rule("WPB-SIG-08")
def test_an_inquiry_tells_the_points_of_headquarters_in_the_hex() -> None:
    case = SolomonsCase("ground_first", UNITS, war={"hqs": {"hq-17-army": {"cp": 23}}})
    play = case.play
    sigint.inquire(play, play.hex("E1613"))
    assert "hq-17-army" in told(play.events, "allied")
    assert "23 CPs" in told(play.events, "allied")
    assert "23 CPs" not in told(play.events, "japan")
    other = SolomonsCase("ground_first", UNITS).play
    sigint.inquire(other, other.hex("E1512"))
    assert "CP" not in told(other.events, "allied")


@pytest.mark.rule("WPB-SIG-04")
def test_an_inquiry_may_be_about_a_hex_that_possibly_holds_troops() -> None:
    """Where nobody is and nothing is built the Allies may ask all the same."""
    play = SolomonsCase("ground_first", UNITS).play
    empty = [
        hex for hex in play.land.all
        if play.state.control[hex] == JAPAN and hex not in play.tables.bases and not play.at(hex, JAPAN)
    ]  # fmt: skip
    assert empty
    assert set(empty) <= set(sigint.inquirable(play))
    ours = [hex for hex in play.land.all if play.state.control[hex] == ALLIED and not play.at(hex, JAPAN)]
    assert not set(ours) & set(sigint.inquirable(play))
    sigint.inquire(play, empty[0])
    assert "no troops" in told(play.events, "allied")


@pytest.mark.rule("WPB-MAG-19")
def test_two_chits_tell_the_points_of_a_headquarters() -> None:
    from flagplot.games.war_in_the_pacific.sea.frames import Sigint

    case = SolomonsCase("ground_first", UNITS, magic={"sequence-1": 1, "reveal-1": 1, "blank": 3})
    case.state.frames.append(Sigint())
    case.state.waiting = ("allied",)
    found = [answer for answer in case.answers("allied") if answer.startswith("stock-of hq-8-fleet")]
    assert found == ["stock-of hq-8-fleet reveal-1 sequence-1"]
    case.do("allied", found[0])
    assert "15 CPs" in told(case.events, "allied")
    assert "15 CPs" not in told(case.events, "japan")
    assert case.play.sea.magic == {"blank": 3}
    assert not [answer for answer in case.answers("allied") if answer.startswith("stock-of")]


# -- dice instead of fixed numbers --------------------------------------------------------------------------


def by_dice(*faces: int, method: str = "two-dice") -> SolomonsCase:
    """A new cycle in which dice say what the difference is worth; the faces are draws, then the two dice."""
    case = drawn(options={"random_si_effects": True})
    case.do("allied", method, dice=faces)
    return case


@pytest.mark.rule("WPB-INT-13")
def test_at_a_difference_of_one_the_lower_die_gives_both() -> None:
    case = by_dice(3, 1, 5, 2)  # Allied 2 against Japanese 1
    assert case.answers("allied") == ["take-codes 2 2"]
    case.do("allied", "take-codes 2 2", dice=[1, 1])
    assert (case.state.sea.sigint, sum(case.state.sea.magic.values())) == (2, 2)


@pytest.mark.rule("WPB-INT-14")
def test_at_a_difference_of_two_the_allies_choose_before_and_after_the_roll() -> None:
    both = by_dice(6, 1, 5, 2)  # 3 against 1
    assert both.answers("allied") == ["take-codes 2 5", "take-codes 5 2"]
    both.refuses("allied", "take-codes 5 5", "WPB-INT-14")
    one = by_dice(6, 1, 5, 2, method="one-die")
    assert one.answers("allied") == ["take-codes 5 5"]


@pytest.mark.rule("WPB-INT-15")
def test_at_a_difference_of_three_the_total_gives_both() -> None:
    """EX-B01: a 7 gives 7 uses of Sigint and 7 chits."""
    assert by_dice(10, 1, 4, 3).answers("allied") == ["take-codes 7 7"]
    assert intelligence.worth(0, (6, 6), alone=False) == [(0, 0)]


@pytest.mark.rule("WPB-INT-14")
def test_japan_cannot_tell_the_difference_from_what_the_allies_are_asked() -> None:
    prompts = set()
    for faces in ((1, 10, 1, 1), (6, 1, 5, 2), (10, 1, 4, 3)):
        case = by_dice(*faces)
        assert case.state.waiting == ("allied",)
        prompts.add(case.game.view(case.state, "japan").prompt)
    assert len(prompts) == 1


@pytest.mark.rule("WPB-INT-08", "WPB-MAG-07")
def test_a_rule_that_needs_the_japanese_level_makes_the_allies_tell_it() -> None:
    ships = [ship.id for ship in TABLES.ships if ship.side == "japan" and ship.type == "DD"][:3]
    forces = {
        f"J{at}": {"hex": "E1613", "ships": [id], "mission": "MOVT", "marker": at}
        for at, id in enumerate(ships, 1)
    }
    case = SolomonsCase(
        "naval", UNITS, air=GROUNDED, forces=forces, subrons={}, codes={"allied": 4, "japan": 2},
        magic={"reveal-1": 1}, turn=1, pair=3,
    )  # fmt: skip
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    assert "intelligence" not in GAME.view(case.state, "japan").tracks
    case.do("allied", "reveal reveal-1")  # with a lead of 2 three to five are named
    assert GAME.view(case.state, "japan").tracks["intelligence"] == {"japan": 2}
    assert GAME.view(case.state, "allied").tracks["intelligence"] == {"allied": 4, "japan": 2}
    assert "Japanese Intelligence level is 2" in told(case.events, "japan")
    for seed in range(5):  # it is known from now on, the Allied level is not
        assert GAME.resample(case.state, "japan", seed).sea.codes.japan == 2


@pytest.mark.rule("WPB-SIG-11")
def test_all_plans_of_landings_are_handed_over() -> None:
    plan = {"side": "japan", "hq": "hq-17-army", "target": "E1419", "units": ["ja-rgt-28"], "turn": 0}
    play = SolomonsCase("ground_first", UNITS, war={"plans": [plan]}).play
    sigint.plans(play)
    (note,) = play.events
    assert note.audience == ("allied",)
    assert "a landing on {E1419} by {ja-rgt-28}" in str(note)
