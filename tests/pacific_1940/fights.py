"""One battle without the rest of the turn: units already in the contested space, scripted dice.

fight = Fight("usa", "sea25", usa={"submarine": 2}, japan={"cruiser": 1, "transport": 1}, dice=[2, 5])
fight.do("usa", "submerge 0")
assert fight.over and fight.left() == {"usa": {"submarine": 2}}
"""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies import positions
from flagplot.games.axis_allies.board import mask_of
from flagplot.games.axis_allies.combat import battle
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.combat.steps import STEPS
from flagplot.games.axis_allies.pacific_1940.edition import Pacific1940
from flagplot.games.axis_allies.pacific_1940.options import META
from flagplot.games.axis_allies.pieces import Stacks, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import parse_action
from flagplot.kernel.dice import FastDice, ScriptedDice
from flagplot.kernel.event import Event, Rolled
from flagplot.kernel.flow import settle
from flagplot.kernel.refusal import Refusal

EDITION = Pacific1940()
Force = dict[str, int]


class Fight:
    """A battle begun at once; keyword arguments named like powers (or neutral) are units in the space.

    ``dice`` are the faces to come; with ``seed`` they are random instead.
    """

    def __init__(
        self,
        attacker: str,
        space: str,
        *,
        dice: list[int] | tuple[int, ...] = (),
        seed: int | None = None,
        bombard: tuple[tuple[int, int], ...] = (),
        origins: tuple[str, ...] = (),
        options: dict[str, Any] | None = None,
        persons: dict[str, int] | None = None,
        elsewhere: dict[str, dict[str, Force]] | None = None,
        control: dict[str, str] | None = None,
        hostile_before: tuple[str, ...] = (),
        peace: tuple[str, ...] = (),
        **forces: Force,
    ) -> None:
        wars = [p for p in ("usa", "china", "uk", "anzac") if p not in peace]
        doc = {
            "base": "empty",
            "turn": attacker,
            "phase": "conduct_combat",
            "war": wars,
            "control": control or {},
            "units": {space: forces, **(elsewhere or {})},
            "this_turn": {"origins": {space: list(origins)}},
        }
        self.state = EDITION.new_state("1940", META.check_options(options or {}), persons)
        positions.read_position(EDITION, doc, self.state)
        self.state.frames = []
        self.events: list[Event] = []
        self.script = ScriptedDice(list(dice))
        self.fast = None if seed is None else FastDice(seed)
        war = self.war
        self.space, power = war.board.space_of[space], war.power(attacker)
        shut = mask_of(war.board.space_of[z] for z in hostile_before)
        friendly = self.state.turn_friendly_zones
        self.state.turn_friendly_zones = tuple(z for z in friendly if not shut >> z & 1)
        if war.board.sea[self.space]:
            battle.begin_sea(war, self.space, power)
        else:
            battle.begin_land(war, self.space, power, bombard)
        self._settle(war)

    @property
    def war(self) -> War:
        """The state opened for rules functions."""
        return War(EDITION, self.state, self.fast or self.script)

    def _settle(self, war: War) -> None:
        settle(war, STEPS)
        self.events += war.events

    # -- playing ------------------------------------------------------------------------------------------

    def do(self, seat: str, *actions: str, dice: list[int] | tuple[int, ...] = ()) -> Fight:
        """Answer questions, each checked against the legal list; ``dice`` come after those left over."""
        self.script = ScriptedDice([*self.script.faces, *dice])
        for text in actions:
            assert text in self.legal(seat), f"{text!r} is not among {self.legal(seat)}"
            war = self.war
            frame = self.state.frames[-1]
            STEPS[type(frame)].do(war, frame, seat, parse_action(text))
            self._settle(war)
        return self

    def legal(self, seat: str) -> list[str]:
        """What the seat may answer."""
        if seat not in self.state.waiting:
            return []
        frame = self.state.frames[-1]
        return [str(a) for a in STEPS[type(frame)].legal(self.war, frame, seat)]

    def why_not(self, seat: str, action: str) -> Refusal | None:
        """The reason for a refusal."""
        frame = self.state.frames[-1]
        return STEPS[type(frame)].why_not(self.war, frame, seat, parse_action(action))

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[str, ...]:
        """Who owes an answer."""
        return self.state.waiting

    @property
    def over(self) -> bool:
        """Whether the battle has ended with every die used."""
        return not self.state.frames and not self.script.faces

    @property
    def battle(self) -> Battle:
        """The strip."""
        frame = self.state.frames[0]
        assert isinstance(frame, Battle)
        return frame

    @property
    def thrown(self) -> list[int]:
        """The values each throw so far was made at, one entry a die."""
        found = []
        for event in self.events:
            if isinstance(event, Rolled):
                found += [event.high] * len(event.faces)
        return found

    def strip(self, attackers: bool) -> Force:
        """One side of the strip, marks left out."""
        return self._plain(self.battle.attackers if attackers else self.battle.defenders)

    def left(self, space: str | None = None, *, marks: bool = False) -> dict[str, Force]:
        """What stands in the contested space, or another one, on the map."""
        board = self.war.board
        where = board.space_of[space] if space else self.space
        found: dict[str, Force] = {}
        for piece, count in self.state.units[where].items():
            owner = board.owner_ids[look(piece).owner]
            name = piece_text(board, piece, look(piece).owner)
            name = name if marks else name.split("~")[0]
            mine = found.setdefault(owner, {})
            mine[name] = mine.get(name, 0) + count
        return found

    def control(self, space: str) -> str:
        """Who controls a territory."""
        board = self.war.board
        return board.owner_ids[self.state.control[board.space_of[space]]]

    def _plain(self, stacks: Stacks) -> Force:
        board = self.war.board
        found: Force = {}
        for piece, count in stacks.items():
            name = piece_text(board, piece, self.battle.power).split("~")[0]
            found[name] = found.get(name, 0) + count
        return found
