"""A battle of fleets to try things out with: other ships, other policies, and the fewest that are enough."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from flagplot.games.admirals_war.board import AMPHIB, LBA, NATIONS, SEAT_SIDE, SEATS, SHIP, SIDES, SUB
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.hidden import unseen
from flagplot.games.admirals_war.odds import fight_of, frame_in
from flagplot.games.admirals_war.odds.at_hand import ROUNDS, TO_THE_END, TOO_LARGE, walked
from flagplot.games.admirals_war.odds.documents import ENDS, WINNERS, answer
from flagplot.games.admirals_war.odds.named import place_id
from flagplot.games.admirals_war.odds.rounds import RoundResult
from flagplot.games.admirals_war.odds.table import sailed
from flagplot.games.admirals_war.odds.walk import TooLargeError
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import PATROLLING, RAIDING, SeaState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Choice, Field, Item, Mood, Odds, Offer, Part, Values, WhatIf, Wish

NAMES = ("Allies", "Axis")
FIGHTERS = (SHIP, LBA, AMPHIB)
FEW = 6  # ships of which every part is tried for the fewest that are enough
SOME = 10  # ships of which one after the other is left out
SURE = "Exact, if both sides fight as is said here."
ASK = "Ask for more"

AIMS = [
    Choice("pairs", "the strongest at the weakest, the next at the next"),
    Choice("weakest", "all at the weakest"),
    Choice("strongest", "all at the strongest"),
    Choice("spread", "one each"),
]
ACTIONS = [
    Choice("best", "what suits them better"),
    Choice("air", "always aircraft"),
    Choice("surface", "always guns"),
]
RETREATS = [
    Choice("never", "never"),
    Choice("outgunned", "with fewer dice than the enemy"),
    Choice("after", "after so many rounds", 1, 9, 1),
    Choice("below", "with fewer units than", 2, 20, 2),
]
_OF_A_SIDE = ("aim", "action", "retreat")
FIELDS = ("where", *SIDES, *(f"{side}_{what}" for side in SIDES for what in _OF_A_SIDE), "want")


def what_if(game: AdmiralsWar, state: SeaState, seat: str | None, wish: Wish) -> WhatIf:
    """The battle in a sea area as it is wished for."""
    values = Values(wish.values)
    war, area = _meeting(game, state, seat, wish, values)
    found = WhatIf(f"What if: {war.board.areas[area].name}", war.board.place_ids[area])
    sheet = _Sheet(game, war, area, -1 if seat not in SEATS else SEAT_SIDE[SEATS.index(seat)], values, found)
    if not wish.space:
        ids = war.board.place_ids
        places = [Choice(ids[one], war.board.areas[one].name) for one in war.board.area_range]
        found.fields.append(Field("where", "They meet in", "choice", ids[area], choices=places))
    sheet.lay()
    values.finish(FIELDS)
    try:
        sheet.work_out()
    except BadInputError as error:
        text = str(error).removeprefix("odds: ")
        found.problem = f"{text[:1].upper()}{text[1:]}."
    return found


def _meeting(
    game: AdmiralsWar, state: SeaState, seat: str | None, wish: Wish, values: Values
) -> tuple[War, int]:
    """The game as the battle finds it, and where; of a port the sea before it."""
    war = game.play(state.clone())
    board = war.board
    if not wish.space:
        places = [Choice(board.place_ids[one], "") for one in board.area_range]
        busy = max(board.area_range, key=lambda area: _near(war, area))
        return war, board[values.choice("where", places, board.place_ids[busy])]
    where = place_id(board, wish.space)
    if where not in board.place_of:
        raise BadInputError(f"odds: a sea area expected, found {wish.space!r}")
    place = board[where]
    if place >= board.n_areas:
        if not board.is_port(place) or not war.touches(place):
            raise BadInputError(f"odds: a sea area expected, found {wish.space!r}")
        return war, war.touches(place)[0]
    if wish.action is not None:
        there = sailed(game, state, str(seat), wish.action, where)
        if there is None:
            raise BadInputError(f"odds: a move that arrives there expected, found {wish.action}")
        war = there
    return war, place


def _near(war: War, area: int) -> int:
    """How many units are in an area or in port beside it."""
    return sum(len(war.at(place, None, *FIGHTERS)) for place in (area, *war.ports_on(area)))


class _Sheet:
    """The fields of a battle as they are filled in, and the answer."""

    def __init__(
        self, game: AdmiralsWar, war: War, area: int, side: int, values: Values, found: WhatIf
    ) -> None:
        self.game, self.war, self.area, self.side = game, war, area, side
        self.values, self.found = values, found
        self.policies: list[dict[str, Any]] = [{}, {}]
        self.want = 0
        try:
            self.frame = frame_in(war, area)
        except BadInputError:  # in the middle of a round
            self.frame = Battle(area)

    # -- fields ---------------------------------------------------------------------------------------------

    def lay(self) -> None:
        """The fleets, then how they fight."""
        for side in (0, 1):
            self._fleet(side)
        for side, name in enumerate(NAMES):
            self._policy(side, f"How the {name} fight" if side == 0 else f"How the {name} fights")
        self.want = self.values.number("want", 100)
        text = f"Fewest ships of the {NAMES[max(0, self.side)]} for a chance of"
        self._add(Field("want", text, "number", self.want, ASK, most=100, step=5, unit="%"))

    def _add(self, field: Field) -> None:
        self.found.fields.append(field)

    def _fleet(self, side: int) -> None:
        """The units of a side in the area, and all others of it on the map, which may be called."""
        war, board = self.war, self.war.board
        there = [board.unit_ids[unit] for unit in self._there(side)]
        others = [
            unit
            for unit in range(len(board.pieces))
            if war.side(unit) == side and (war.at_sea(unit) or war.in_port(unit))
            and board.pieces[unit].kind in FIGHTERS and not war.neutral(unit)
            and board.unit_ids[unit] not in there
        ]  # fmt: skip
        others.sort(key=lambda unit: board.pieces[unit].name)
        ids = [*there, *(board.unit_ids[unit] for unit in others)]
        wanted = self.values.force(SIDES[side], dict.fromkeys(there, 1))
        for id, number in wanted.items():
            if id not in ids or number > 1:
                name = SIDES[side]
                raise BadInputError(f"{name}: units of that side, each once, expected, found {number} {id!r}")
        for id in there:
            if id not in wanted:
                war.put(board.unit(id), board.removed)
        for id in wanted:
            if id not in there:
                mode = RAIDING if board.pieces[board.unit(id)].kind == SUB else PATROLLING
                war.put(board.unit(id), self.area, mode)
        items = [self._item(id, wanted) for id in ids]
        text = f"The {NAMES[side]}"
        self._add(Field(SIDES[side], text, "units", wanted, items=items, mine=side == self.side))

    def _there(self, side: int) -> list[int]:
        war = self.war
        boats = [unit for unit in war.at(self.area, side, SUB) if war.raiding(unit) and not unseen(war, unit)]
        return [*forces.fighting(war, self.frame, side), *boats]

    def _item(self, id: str, wanted: dict[str, int]) -> Item:
        unit = self.war.board.unit(id)
        piece, hurt = self.war.board.pieces[unit], self.war.state.damage[unit] > 0
        owner = NATIONS[self.war.state.nation[unit]]
        return Item(id, piece.name, wanted.get(id, 0), 1, piece.type, owner, damaged=hurt)

    def _policy(self, side: int, group: str) -> None:
        """What a side aims at, what it fights with, when it goes."""
        asked = (
            ("aim", "They aim", AIMS, "pairs"),
            ("action", "They fight with", ACTIONS, "best"),
            ("retreat", "They retreat", RETREATS, "never"),
        )
        chosen = {}
        for what, text, choices, usual in asked:
            name = f"{SIDES[side]}_{what}"
            value = chosen[what] = self.values.choice(name, choices, usual)
            self._add(Field(name, text, "choice", value, group, choices=choices))
        self.policies[side] = {
            "aim": chosen["aim"], "actions": (chosen["action"],), "retreat": chosen["retreat"],
        }  # fmt: skip

    # -- the answer -----------------------------------------------------------------------------------------

    def work_out(self) -> None:
        """To the end, or where that is too much the next round in the air and with guns."""
        war, found = self.war, self.found
        for side, name in enumerate(NAMES):
            if not forces.fighting(war, self.frame, side):
                raise BadInputError(f"add ships of the {name} to see the chances")
        fight = fight_of(self.game, war, self.frame, *self.policies)
        found.note = SURE
        try:
            whole = answer(war, TO_THE_END, walked(fight))
            if self.side >= 0:
                found.headline = Odds("to win", whole["wins"].get(SIDES[self.side], 0.0), "good")
            found.parts.append(self._ends(whole))
            found.parts.extend(self._fewest())
            found.parts.append(self._units(whole))
        except TooLargeError:
            found.note = TOO_LARGE
            for action, title in ROUNDS.items():
                try:
                    found.parts.append(self._units(answer(war, title, RoundResult(fight, action))))
                except BadInputError:
                    continue

    def _mood(self, how: str) -> Mood:
        if self.side < 0 or how not in WINNERS:
            return "even"
        return "good" if WINNERS[how] == self.side else "bad"

    def _ends(self, whole: dict[str, Any]) -> Part:
        texts = {text: how for how, text in ENDS.items()}
        ends = [Odds(end["text"], end["chance"], self._mood(texts[end["text"]])) for end in whole["ends"]]
        order = ("good", "even", "bad")
        ends.sort(key=lambda end: (order.index(end.mood), -end.chance))
        facts = [("Rounds, on average", f"{whole['rounds']:.1f}")]
        if whole["unresolved"] > 0:
            facts.append(("Not worked out", percent(whole["unresolved"])))
        return Part(odds=ends, facts=facts)

    def _units(self, one: dict[str, Any]) -> Part:
        rows = [
            [unit["name"], percent(unit["sunk"]), percent(unit["home"]), percent(unit["hit"])]
            for unit in one["units"]
        ]
        return Part(one["title"], head=["ship or unit", "sunk", "sent home", "hit"], rows=rows)

    def _fewest(self) -> Iterable[Part]:
        """The fewest ships of a side that win with the wanted chance."""
        if not self.want:
            return
        side, ids = max(0, self.side), self.war.board.unit_ids
        units = self._there(side)
        if len(units) > SOME:
            yield Part("Fewest ships", text=f"Too many to be tried out; at most {SOME} are.")
            return
        enough = self._of_all(units, side) if len(units) <= FEW else self._one_by_one(units, side)
        if not enough:
            yield Part("Fewest ships", text=f"Even all of them have less than {self.want} %.")
            return
        names = ", ".join(self.war.board.pieces[unit].name for unit in enough)
        word = "The fewest that are enough" if len(units) <= FEW else "Enough, though fewer might do"
        text = f"{word}: {names} ({percent(self._chance(units, enough, side))})."
        value = {ids[unit]: 1 for unit in enough}
        yield Part("Fewest ships", text=text, offer=Offer("Go on with these", SIDES[side], value))

    def _of_all(self, units: list[int], side: int) -> tuple[int, ...]:
        for number in range(1, len(units) + 1):
            tried = [(self._chance(units, part, side), part) for part in combinations(units, number)]
            chance, best = max(tried)
            if 100 * chance >= self.want:
                return best
        return ()

    def _one_by_one(self, units: list[int], side: int) -> tuple[int, ...]:
        left = tuple(units)
        if 100 * self._chance(units, left, side) < self.want:
            return ()
        while len(left) > 1:
            tried = [tuple(unit for unit in left if unit != gone) for gone in left]
            chance, best = max((self._chance(units, part, side), part) for part in tried)
            if 100 * chance < self.want:
                break
            left = best
        return left

    def _chance(self, units: list[int], part: tuple[int, ...], side: int) -> float:
        """How likely these of the units win for their side."""
        war = self.game.play(self.war.state.clone())
        for unit in units:
            if unit not in part:
                war.put(unit, war.board.removed)
        try:
            fight = fight_of(self.game, war, self.frame, *self.policies)
        except BadInputError:  # boats alone fight no battle
            return 0.0
        wins: dict[str, float] = answer(war, TO_THE_END, walked(fight))["wins"]
        return wins.get(SIDES[side], 0.0)
