"""A look at a fight, and the moves and shots that orders are made of."""

from __future__ import annotations

from flagplot.games.skirmish.board import KINDS, REACH, SEATS, STACK, Field, kind_of, piece, side_of
from flagplot.games.skirmish.state import Ended, Losses, Marched, Shot, SkirmishState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice
from flagplot.kernel.flow import Aim, Play
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.state import Outcome
from flagplot.kernel.words import quoted, the


class Fight(Play[SkirmishState]):
    """A ``Play`` of Skirmish, with the map at hand."""

    __slots__ = ("field",)

    def __init__(self, field: Field, state: SkirmishState, dice: Dice | None = None) -> None:
        super().__init__(state, dice)
        self.field = field

    def holder(self, space: int) -> int:
        """The side whose units are in a hex; -1 when it is empty."""
        for unit in self.state.units[space]:
            return side_of(unit)
        return -1

    def held(self, side: int) -> tuple[int, ...]:
        """The hexes a side's units are in."""
        return tuple(
            space for space, stack in enumerate(self.state.units) if stack and self.holder(space) == side
        )

    def strength(self, side: int) -> int:
        """The number of units of a side."""
        return sum(sum(self.state.units[space].values()) for space in self.held(side))

    def change(self, space: int, unit: int, count: int) -> None:
        """Put units into a hex, or take them out."""
        stack = self.state.units[space]
        left = {**stack, unit: stack.get(unit, 0) + count}
        self.state.units[space] = {one: left[one] for one in sorted(left) if left[one]}

    def wooded(self, space: int) -> bool:
        """Whether a hex is wooded. [SKR-14]"""
        return bool(self.state.options["woods"]) and space in self.field.woods

    def name(self, space: int) -> str:
        """The name of a hex."""
        return self.field.map.names[space]

    def finish(self, winners: tuple[str, ...], reason: str) -> None:
        """End the game. [SKR-11]"""
        self.state.outcome = Outcome(winners, reason, "SKR-11")
        self.emit(Ended(winners=winners, reason=reason))


def obey(play: Fight, side: int, action: Action) -> None:
    """Carry out a move or a shot that is allowed. [SKR-08, SKR-09]"""
    names = play.field.map.number
    start = names[str(action.args[0])]
    if action.verb == "fire":
        fire(play, side, start, names[str(action.args[1])])
        return
    kind, end = KINDS.index(str(action.args[1])), names[str(action.args[2])]
    play.change(start, piece(side, kind), -1)
    play.change(end, piece(side, kind), 1)
    play.emit(Marched(side=SEATS[side], kind=KINDS[kind], start=play.name(start), end=play.name(end)))


def _blocked(play: Fight, side: int) -> tuple[int, ...]:
    return play.held(1 - side)


def moves(play: Fight, side: int, space: int) -> list[Action]:
    """The moves out of a hex. [SKR-08]"""
    blocked = _blocked(play, side)
    full = [sum(stack.values()) >= STACK for stack in play.state.units]
    return [
        Action("move", (play.name(space), KINDS[kind_of(unit)], play.name(end)))
        for unit in play.state.units[space]
        for end in play.field.ways(space, blocked, REACH[kind_of(unit)])
        if not full[end]
    ]


def no_move(play: Fight, side: int, start: int, kind: str, end: int) -> Refusal:
    """The rule against a move. [SKR-03, SKR-08]"""
    if kind not in KINDS:
        return malformed(f"no unit {kind!r}; expected one of: {quoted(KINDS)}", kind)
    if piece(side, KINDS.index(kind)) not in play.state.units[start]:
        return illegal("SKR-08", f"there is no {the(kind)} in {the(play.name(start))}", play.name(start))
    if play.holder(end) == 1 - side:
        return illegal("SKR-03", f"{the(play.name(end))} is held by the enemy", play.name(end))
    if sum(play.state.units[end].values()) >= STACK and start != end:
        return illegal("SKR-03", f"{the(play.name(end))} is full", play.name(end))
    way = f"from {the(play.name(start))} to {the(play.name(end))}"
    return illegal("SKR-08", f"{the(kind)} cannot get {way}", play.name(end))


def _dice(play: Fight, side: int, start: int, target: int) -> int:
    """Dice a hex fires with; 0 when nothing is in range. [SKR-09]"""
    steps = play.field.steps[start][target]
    count = sum(n for unit, n in play.state.units[start].items() if REACH[kind_of(unit)] >= steps)
    return count + 2 if count and play.state.cards[side] == "barrage" else count


def shots(play: Fight, side: int, space: int) -> list[Action]:
    """The shots out of a hex. [SKR-09]"""
    if space in play.state.fired:
        return []
    return [
        Action("fire", (play.name(space), play.name(target)))
        for target in play.held(1 - side)
        if _dice(play, side, space, target)
    ]


def no_shot(play: Fight, side: int, start: int, target: int) -> Refusal:
    """The rule against a shot. [SKR-09]"""
    if start in play.state.fired:
        return illegal("SKR-09", f"{the(play.name(start))} has already fired this round", play.name(start))
    if play.holder(target) != 1 - side:
        return illegal("SKR-09", f"there is no enemy in {the(play.name(target))}", play.name(target))
    return illegal("SKR-09", f"{the(play.name(target))} is out of range", play.name(target))


def fire(play: Fight, side: int, start: int, target: int) -> None:
    """Throw for a shot; its owner then takes losses in the hex that was hit. [SKR-09, SKR-10]"""
    state = play.state
    covered = play.wooded(target) or state.cards[1 - side] == "dig"
    seat, where, least = SEATS[side], play.name(target), 6 if covered else 5
    aim = Aim(who=seat, at=where, low=least, high=6)
    faces = play.roll(
        _dice(play, side, start, target), f"{the(seat)} fires at {the(where)}, {least} or more", aim=aim
    )
    hits = sum(face >= least for face in faces)
    state.fired = tuple(sorted((*state.fired, start)))
    play.emit(Shot(side=seat, start=play.name(start), target=where, hits=hits))
    if hits:
        state.frames.append(Losses(1 - side, target, hits))
