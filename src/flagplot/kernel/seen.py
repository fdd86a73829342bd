"""What a seat may know, worked out part by part when somebody looks.

Views, the text board, standing orders and bots are all made from this: whoever needs only the legal answers
pays for nothing else. Its parts are those of ``View``, which is the whole of it as one document.

    seen = game.seen(state, "japan")
    seen.legal            # the answers allowed
    seen.places["yunnan"] # what lies there
    seen.imagine(seed=1)  # a state that looks the same from this seat, to try things out on
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from flagplot.kernel.action import Action
from flagplot.kernel.answers import Answers
from flagplot.kernel.lanes import number_of
from flagplot.kernel.proposals import ProposalName
from flagplot.kernel.state import Outcome
from flagplot.kernel.view import LogLine, Picture, View, opened, visible

if TYPE_CHECKING:
    from flagplot.kernel.game import Game


class Seen:
    """A game as one seat sees it now; ``None`` as a seat is a spectator.

    It looks at a state that must not be changed meanwhile, and gives out nothing of it that is hidden.
    """

    def __init__(self, game: Game[Any], state: Any, seat: str | None) -> None:
        if seat is not None and seat not in state.waiting:
            game.meta.check_seat(seat)
        self._game = game
        self._state = state
        self.seat = seat

    # -- the question ------------------------------------------------------------------------------------

    @cached_property
    def legal(self) -> Sequence[Action]:
        """Every answer the seat may give now: a tuple, or ``Answers`` where there are too many to list."""
        if self.seat is None:
            return ()
        found = self._game.legal(self._state, self.seat)
        return found if isinstance(found, Answers) else tuple(found)

    @property
    def seq(self) -> int:
        """The number of the last answer the seat may know of."""
        return number_of(self._state, self.seat)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Who owes an answer."""
        found: tuple[str, ...] = self._state.waiting
        return found

    @cached_property
    def prompt(self) -> str:
        """What the seat is asked, or what everybody waits for."""
        return self._game.prompt(self._state, self.seat)

    @cached_property
    def proposals(self) -> tuple[ProposalName, ...]:
        """What could be proposed to the seat."""
        return self._game.proposed(self._state, self.seat)

    @cached_property
    def concern(self) -> str:
        """What the seat would leave undone if it ended its step now."""
        return self._game.concern(self._state, self.seat)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, in words."""
        found: Outcome | None = self._state.outcome
        if found is None:
            return None
        reason = self._game.words(self._game.reason(self._state))
        return Outcome(found.winners, reason, found.rule)

    # -- the board ---------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self._state.game)

    @property
    def scenario(self) -> str:
        """The id of the scenario."""
        return str(self._state.scenario)

    @property
    def options(self) -> Mapping[str, Any]:
        """The options it is played with."""
        found: Mapping[str, Any] = self._state.options
        return found

    @cached_property
    def _picture(self) -> Picture:
        return self._game.picture(self._game.play(self._state), self.seat)

    @cached_property
    def places(self) -> dict[str, Any]:
        """What lies where."""
        return _made(self._picture.places)

    @cached_property
    def tracks(self) -> dict[str, Any]:
        """Round, money, score and the like."""
        return _made(self._picture.tracks)

    @cached_property
    def hands(self) -> dict[str, Any]:
        """What each seat holds, or only how much for those who may not look."""
        return _made(self._picture.hands)

    @cached_property
    def panels(self) -> dict[str, Any]:
        """Whatever the open question needs to be shown."""
        return _made(self._picture.panels)

    # -- other forms -------------------------------------------------------------------------------------

    def imagine(self, seed: int) -> Any:
        """A state of its own that this seat cannot tell from the real one: what is hidden is drawn anew."""
        return self._game.resample(self._state, self.seat, seed)

    def view(self, log: Iterable[LogLine] = ()) -> View:
        """All of it as one document, with the lines of a log that the seat may read."""
        state = self._state
        return View(
            game=state.game,
            version=self._game.meta.version,
            scenario=state.scenario,
            options=state.options,
            seat=self.seat,
            seq=self.seq,
            waiting=state.waiting,
            prompt=self.prompt,
            proposals=self.proposals,
            concern=self.concern,
            legal=self.legal,
            places=self.places,
            tracks=self.tracks,
            hands=self.hands,
            panels=self.panels,
            log=visible(log, self.seat) if state.outcome is None else opened(log),
            outcome=self.outcome,
        )


Sight = View | Seen  # whoever only reads takes either


def _made(part: Any) -> dict[str, Any]:
    """A part of a picture, which may be given as the function that makes it."""
    found: dict[str, Any] = part() if callable(part) else part
    return found
