"""What an edition of the family must say: its board, its switches, and the rules only it has.

The family engine asks these questions where the rulebooks of the editions differ. A method that is not
abstract has the answer that most editions share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from flagplot.games.axis_allies.board import Board
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

if TYPE_CHECKING:
    from flagplot.games.axis_allies.bots.doctrine import Doctrine
    from flagplot.games.axis_allies.play import War
    from flagplot.games.axis_allies.state import WarState


ANY_NUMBER = 1_000_000  # of units: no limit


class Edition(ABC):
    """One edition of the family."""

    id: str
    state_type: type[WarState]  # with the frames of this edition
    # the phases of a turn in their order, with the steps between them; names as in ``turn.sequence``
    phases: tuple[str, ...]
    # the phases only this edition has: name -> what makes the frame of a power's phase
    frames: Mapping[str, Callable[..., Any]] = {}
    # what comes before the first turn: name -> frame
    openings: Mapping[str, Callable[..., Any]] = {}
    # answers of the family that this edition never asks for
    without: tuple[str, ...] = ()
    # what aircraft can be sent to do in combat movement: ``fly <space> <role>``
    roles: tuple[str, ...] = ("attack", "raid", "escort")

    def names(self) -> Mapping[str, str]:
        """What only this edition has, in words: id -> name."""
        return {}

    @abstractmethod
    def board(self, state: WarState) -> Board:
        """The board as it is for the active power now; the same object for the same circumstances.

        The switches of the game are applied to it, and so is what the active power alone may do with its
        units: the numbers of spaces, kinds and owners are the same on every board of one game. It depends on
        nothing but the scenario, the options, the flags, the active power and control when the turn began,
        or as it is while no turn has begun.
        """

    def turn_takers(self, board: Board) -> tuple[int, ...]:
        """The powers that take turns of their own, in turn order."""
        return tuple(range(board.n_powers))

    def agenda(self, war: War, power: int) -> tuple[tuple[str, int], ...]:
        """What happens in a turn of ``power``: phases in their order, and who acts in each.

        It may change during the turn, but not in length.
        """
        return tuple((name, power) for name in self.phases)

    def entry(self, war: War, power: int, phase: str) -> tuple[int, int]:
        """Whose turn it is, and where in its agenda, when ``power`` is about to begin ``phase``."""
        return power, self.phases.index(phase)

    def skips(self, war: War, power: int, phase: str) -> bool:
        """Whether ``power`` does not have this phase now, its lost capital apart."""
        return False

    def turn_begins(self, war: War, power: int) -> None:
        """The turn of ``power`` begins; all units are ready and the situation is noted."""
        return

    def phase_begins(self, war: War, power: int, phase: str) -> None:
        """A phase of ``power`` is about to begin, or would if it had its capital."""
        return

    def cite(self, rule: str) -> str:
        """The clause of this edition that says what clause ``rule`` of the engine says."""
        return rule

    @abstractmethod
    def new_state(
        self, scenario: str, options: dict[str, Any], persons: Mapping[str, int] | None
    ) -> WarState:
        """The start position of a scenario; ``persons`` says who plays which power."""

    # further keys of position documents, and how they are read and written
    position_keys: tuple[str, ...] = ()

    def flag_names(self, war: War) -> tuple[str, ...]:
        """What states of this edition may keep in ``flags``, set or not."""
        return tuple(war.state.flags)

    def read_extras(self, war: War, doc: Mapping[str, Any]) -> None:
        """Read the ``position_keys`` of a document, and its ``flags``."""
        return

    def write_extras(self, war: War) -> dict[str, Any]:
        """The ``position_keys`` of a document, and its ``flags``."""
        return {"flags": dict(war.state.flags)}

    def complete(self, war: War) -> None:
        """Add to the wars and holdings of a position what the rules of the edition imply."""
        return

    def check_position(self, war: War) -> None:
        """Refuse, with one clear line, a position that cannot be by the rules of the edition."""
        return

    # -- politics ---------------------------------------------------------------------------------

    judges_unheld: bool = True  # land that no power controls is somebody's friend, or can be attacked

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

    def unshared(self, war: War, power: int, owner: int) -> Refusal:
        """Why ``power`` may not use carriers and transports of its friend ``owner`` now."""
        return illegal("", f"{the(war.seat(owner))} does not share its ships", war.seat(owner))

    def may_use_base(self, war: War, power: int, owner: int) -> bool:
        """Whether bases of its friend ``owner`` serve ``power`` now."""
        return True

    # -- movement -----------------------------------------------------------------------------------

    # ground taken by blitz is friendly to whoever moves after it in the same phase
    blitz_opens_the_way: bool = False
    # submarines may fire at transports that come into their zone without escort
    submarines_interdict: bool = True
    # aircraft without ships may attack submarines, and may wait over the zone an assault starts from
    lone_aircraft_hunt: bool = True
    # warships may leave a hostile zone and come back to fight in it
    warships_may_return: bool = True
    # a fighter that lands on a carrier in noncombat movement ends the move of both
    landing_ends_moves: bool = False

    # submarines that stay in a hostile zone by themselves may keep out of a fight; see ``may_lurk``
    submarines_lurk: bool = False

    def may_lurk(self, war: War, zone: int, power: int) -> bool:
        """Whether the enemies in a hostile zone leave submarines there in peace."""
        return False

    def requests(self, war: War, power: int) -> list[Action]:
        """What ``power`` may ask its friends while it moves (``ask <power>``), where their consent counts."""
        return []

    def request(self, war: War, power: int, action: Action) -> None:
        """Put one of ``requests`` to the friend."""
        raise NotImplementedError

    def no_request(self, war: War, power: int, action: Action) -> Refusal | None:
        """Why ``power`` cannot ask that now; None if this edition knows no such question."""
        return None

    # -- combat -------------------------------------------------------------------------------------

    # damage to capital ships lasts until it is repaired; else it goes when the battle ends
    damage_lasts: bool = True
    # submarines of both sides say before any die whether they submerge; else defenders after the first strike
    divers_decide_together: bool = True
    # defenseless transports go down in the middle of a round too, not only at its end
    sinks_at_once: bool = False
    # attacking transports left without other attackers may stay to be fired at for another round
    transports_linger: bool = True
    # every power throws for its own units, the lowest values first
    powers_throw_apart: bool = False
    # where several powers defend, the one with most units proposes the losses; else whoever speaks first
    largest_proposes: bool = False
    # every die of a gun is thrown at a particular aircraft; else its owner picks among those of the kind hit
    guns_name_aircraft: bool = False
    # guns in the territory meet raids; else the facilities shoot for themselves
    guns_meet_raids: bool = False
    # bombardment can hit aircraft on the ground
    bombardment_hits_aircraft: bool = True
    # every transport of an assault lands something; else units aboard since earlier turns may all stay there
    must_land: bool = True
    # only surface warships keep units from going ashore; else aircraft over the zone do, and submarines that
    # fought and have not submerged
    only_warships_hold_zones: bool = False

    def before_combat(self, war: War, power: int) -> None:
        """Push a frame for what this edition decides before any combat of ``power`` (kamikaze attacks)."""
        return

    def kamikaze_left(self, war: War) -> int:
        """How many kamikaze attacks may still be made in the game."""
        return 0

    def before_raids(self, war: War, power: int) -> None:
        """Push a frame for what this edition adds to the raids of ``power`` (rockets)."""
        return

    def missing(self, war: War, power: int, action: Action) -> Refusal | None:
        """What ``power`` lacks for an answer only this edition knows; None if it is only out of time."""
        return None

    def gun_hits_on(self, war: War, owner: int) -> int:
        """The highest face with which an antiaircraft gun of ``owner`` shoots an aircraft down."""
        return 1

    def defenseless(self, war: War, hunters: tuple[bool, bool], guard: tuple[bool, bool]) -> bool:
        """Whether transports beside units that cannot be hit, nor hit anybody, are lost without dice.

        ``hunters``: whether the attackers that can fire are aircraft, and whether some are not; ``guard``:
        whether aircraft and whether submarines stand beside the transports.
        """
        return True

    # -- economy and capture -------------------------------------------------------------------------

    keeps_unplaced: bool = False  # bought units may be kept in the mobilization zone for a later turn
    unpaid: tuple[str, ...] = ()  # powers that collect nothing for the territories they control

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

    def placement_room(self, war: War, space: int, used: int) -> int:
        """How many more new units a power that needs no complex may place in a territory of ``placement``.

        ``used`` of them it has placed there this turn.
        """
        return ANY_NUMBER

    def repair_cost(self, war: War, power: int) -> int:
        """What taking the next point of damage off a facility costs ``power`` now."""
        return 1

    def repaired(self, war: War, power: int) -> None:
        """``power`` has just paid for one point of repair."""
        return

    def after_purchase(self, war: War, power: int) -> None:
        """``power`` has closed its Purchase phase."""
        return

    def extra_output(self, war: War, space: int) -> int:
        """Units a complex here produces beyond what its size or its territory says (technology)."""
        return 0

    @abstractmethod
    def bonus(self, war: War, power: int) -> list[tuple[str, int]]:
        """National objectives and the like that ``power`` collects now: (objective id, IPCs)."""

    def further_income(self, war: War, power: int) -> None:
        """Pay what ``power`` collects after its production and its objectives (War Bonds)."""
        return

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

    # -- views ----------------------------------------------------------------------------------------

    def power_facts(self, war: War, power: int) -> dict[str, Any]:
        """What views show of a power that only this edition knows (technologies, researchers)."""
        return {}

    # -- victory --------------------------------------------------------------------------------------

    def cities_to_win(self, war: War) -> Mapping[str, int]:
        """Side -> victory cities it needs at the end of a round."""
        return {}

    last_stands: tuple[str, ...] = ()  # powers whose side loses if they end a turn without their capital

    # -- bots -----------------------------------------------------------------------------------------

    @abstractmethod
    def doctrine(self) -> Doctrine:
        """What the bots believe about this edition; imported when somebody asks."""
