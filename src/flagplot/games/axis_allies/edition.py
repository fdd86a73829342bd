"""What an edition of the family must say: its board, its switches, and the rules only it has.

The family engine asks these questions where the rulebooks of the editions differ. A method that is not
abstract has the answer that most editions share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from flagplot.games.axis_allies.board import Board
from flagplot.kernel.refusal import Refusal

if TYPE_CHECKING:
    from flagplot.games.axis_allies.play import War
    from flagplot.games.axis_allies.state import WarState


class Edition(ABC):
    """One edition of the family."""

    id: str

    @abstractmethod
    def board(self, options: dict[str, Any]) -> Board:
        """The board with the map switches of ``options`` applied; the same object for the same options."""

    @abstractmethod
    def new_state(
        self, scenario: str, options: dict[str, Any], persons: Mapping[str, int] | None
    ) -> WarState:
        """The start position of a scenario; ``persons`` says who plays which power."""

    def complete(self, war: War) -> None:
        """Add to the wars and holdings of a position what the rules of the edition imply."""
        return

    # -- politics ---------------------------------------------------------------------------------

    @abstractmethod
    def friendly_unheld(self, war: War, space: int, power: int) -> bool:
        """Whether a territory no playing power controls counts as friendly to ``power``."""

    @abstractmethod
    def hostile_unheld(self, war: War, space: int, power: int) -> bool:
        """Whether a territory no playing power controls may be attacked as hostile or neutral."""

    @abstractmethod
    def no_attack(self, war: War, space: int, power: int) -> Refusal | None:
        """Why ``power`` may not attack territory or zone ``space`` for political reasons; None if it may.

        The answer may depend on whose units are in the space, not only on control and wars.
        """

    @abstractmethod
    def no_entry(self, war: War, space: int, power: int, kind: int, *, flying: bool) -> Refusal | None:
        """Why a unit may never be in (or, ``flying``, over) ``space`` now, friendly or not; None if it may.

        Closed and impassable land, limits on Chinese units, China closed to Americans before war. Neutral
        land that may be flown to but not over is a matter of the movement rules.
        """

    @abstractmethod
    def closed_mask(self, war: War, power: int, *, chinese_area: bool, flying: bool) -> int:
        """The set of spaces ``no_entry`` refuses to this power (``chinese_area``: its Chinese units)."""

    @abstractmethod
    def entered(self, war: War, space: int, power: int) -> None:
        """Consequences of ``power`` having moved a unit into or over ``space`` (acts of war)."""

    @abstractmethod
    def entered_peacefully(self, war: War, space: int, power: int, kind: int) -> None:
        """A land unit moved into friendly ``space`` in noncombat movement (take-over of Dutch territory)."""

    def no_declaration(self, war: War, power: int) -> Refusal | None:
        """Why ``power`` cannot declare war where it is not asked to; None if there is nothing to say."""
        return None

    def provoking_mask(self, war: War, power: int) -> int:
        """The set of spaces ``power`` cannot enter, even in flight, without ``entered`` starting a war."""
        return 0

    def may_share(self, war: War, power: int, owner: int) -> bool:
        """Whether ``power`` may use carriers and transports of its friend ``owner`` now."""
        return True

    def may_use_base(self, war: War, power: int, owner: int) -> bool:
        """Whether bases of its friend ``owner`` serve ``power`` now."""
        return True

    # -- combat -------------------------------------------------------------------------------------

    def before_combat(self, war: War, power: int) -> None:
        """Push a frame for what this edition decides before any combat of ``power`` (kamikaze attacks)."""
        return

    # -- economy and capture -------------------------------------------------------------------------

    @abstractmethod
    def may_buy(self, war: War, power: int, item: int) -> Refusal | None:
        """Why ``power`` may not buy ``item``, money apart; None if it may."""

    @abstractmethod
    def new_controller(self, war: War, space: int, captor: int) -> int:
        """Who controls ``space`` once ``captor`` has taken it."""

    @abstractmethod
    def after_capture(self, war: War, space: int, captor: int, loser: int) -> None:
        """What else follows a capture in this edition (complexes in China, kamikaze, ...)."""

    @abstractmethod
    def placement(self, war: War, power: int) -> int | None:
        """For a power that needs no complex, the set of territories its new units may enter; else None."""

    @abstractmethod
    def bonus(self, war: War, power: int) -> list[tuple[str, int]]:
        """National objectives and the like that ``power`` collects now: (objective id, IPCs)."""

    def before_income(self, war: War, power: int) -> None:
        """What comes first in ``power``'s Collect Income phase (an automatic war); may push a frame."""
        return

    def convoy_exempt(self, war: War, power: int) -> bool:
        """Whether ``power`` never loses income to convoy disruption."""
        return False

    def may_disrupt(self, war: War, raider: int, victim: int) -> bool:
        """Whether ``raider`` may disrupt ``victim``'s convoys: at war, or going to war by doing so."""
        return bool(war.state.war[raider] >> victim & 1)

    def disrupted(self, war: War, raider: int, victim: int) -> None:
        """What follows from ``raider``'s declaration that it disrupts a convoy of ``victim`` (war)."""
        return

    def collected(self, war: War, power: int, objectives: tuple[str, ...]) -> None:
        """``power`` has just been paid for these objectives (one-time bonuses are then spent)."""
        return

    # -- victory --------------------------------------------------------------------------------------

    cities_to_win: Mapping[str, int] = {}  # side -> victory cities it needs at the end of a round
    last_stands: tuple[str, ...] = ()  # powers whose side loses if they end a turn without their capital
