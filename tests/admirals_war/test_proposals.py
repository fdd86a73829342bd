"""What an admiral can order with one answer, and that it can be answered as it is proposed."""

from __future__ import annotations

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.moves.frames import Raiders
from flagplot.kernel.action import Action
from flagplot.kernel.match import Match
from tests.admirals_war.helpers import Case


def _earlier(*lines: str) -> list[Action]:
    return [Action(words[0], tuple(words[1:])) for words in map(str.split, lines)]


def test_everything_at_sea_is_brought_home_with_one_answer() -> None:
    case = Case(turn=5, step="return", units={"north_sea": {"uk_hood": {}, "uk_rodney": {}}}, through=True)
    assert [one.id for one in case.game.proposed(case.state, "british")] == ["home"]
    found = case.game.propose(case.state, "british", "home")
    assert found.answer == "done"
    assert {part.way[0] for part in found.parts} == {"north_sea"}
    named = {part.way[-1] for part in found.parts}
    after, _ = case.game.apply(case.state, "british", found.answer)
    there = {case.game.tables.board.place_ids[after.place[case.game.tables.board.unit(id)]]
             for id in ("uk_hood", "uk_rodney")}  # fmt: skip
    assert there == named, "where it says they go"


def test_the_same_orders_as_before_as_far_as_they_are_allowed() -> None:
    """A patrol again, a raid again, and nothing for whoever is damaged or had no orders."""
    units = {"germany": {"ger_bismarck": {}, "ger_tirpitz": {}, "ger_gneisenau": {"damage": 1}}}
    case = Case(turn=5, step="patrol", seat="german", units=units, through=True)
    earlier = _earlier(
        "pick ger_tirpitz", "raid", "pick ger_bismarck", "to north_sea",
        "pick ger_gneisenau", "to north_sea", "done",
        "pick ger_tirpitz", "to barents_sea", "done", "pick ger_bismarck", "to germany", "done",
    )  # fmt: skip
    found = case.game.propose(case.state, "german", "again", earlier)
    assert found.answer == "pick ger_bismarck ; to north_sea ; pick ger_tirpitz ; raid"
    assert found.parts[0].text == "Bismarck: Germany → North Sea"
    assert found.parts[0].way == ("germany", "north_sea")
    assert found.parts[1].text == "Tirpitz: turn to raid in Germany"
    case.do("german", found.answer)
    assert case.where("ger_bismarck") == "north_sea"
    nothing = case.game.propose(case.state, "german", "again", earlier)
    assert (nothing.answer, nothing.parts) == ("", ())
    assert nothing.rest == "None of them can do again what it did before."
    raids = [*earlier, *_earlier("pick ger_tirpitz", "raid")]
    case.do("german", "done")
    while not isinstance(case.state.frames[-1], Raiders):
        case.do(case.state.waiting[0], "done")
    again = case.game.propose(case.state, "german", "again", raids)
    assert again.answer == "pick ger_tirpitz ; to barents_sea"
    assert again.parts[0].text == "Tirpitz: Germany → Barents Sea"
    far = [*_earlier("pick ger_tirpitz", "raid", "pick ger_tirpitz", "to mid_atlantic"), *raids[-2:]]
    (part,) = case.game.propose(case.state, "german", "again", far).parts
    assert part.text == "Tirpitz: Germany → Mid-Atlantic (5 in 6)"


def test_nothing_is_proposed_in_the_first_turn_or_to_others() -> None:
    match = Match.new(GAME, scenario="standard", seed=3)
    assert GAME.proposed(match.state, "german") == ()
    case = Case(turn=5, step="patrol", seat="german", units={"germany": {"ger_bismarck": {}}})
    assert case.game.proposed(case.state, "british") == ()
