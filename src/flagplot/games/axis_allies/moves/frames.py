"""Frames of the two movement phases."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class CombatMove(Frame, tag="combat_move"):
    """Phase 2: the active power picks one order after another until it is done."""

    power: int
    stopped: int = -1  # where the last land order had to stop, and the rule that stopped it
    stop_rule: str = ""


class NoncombatMove(Frame, tag="noncombat_move"):
    """Phase 4: the same for noncombat moves and landings."""

    power: int
    stopped: int = -1  # where the last land order had to stop, and the rule that stopped it
    stop_rule: str = ""


class LandOrder(Frame, tag="land_order"):
    """Land units of one space moving together: first taken up, then stepped along.

    The units stay on the map, in territory ``at``, and are ready until they halt.
    """

    power: int
    origin: int
    combat: bool
    at: int
    force: dict[int, int] = {}
    path: tuple[int, ...] = ()  # territories entered so far
    blitzed: bool = False  # a territory was taken on the way


class SeaOrder(Frame, tag="sea_order"):
    """Ships of one zone making their whole move of the phase together, loading on the way.

    The ships stay on the map, in zone ``at``, and keep the status they had until they halt; ``force`` says
    which of the ships there belong to the order.
    """

    power: int
    origin: int
    combat: bool
    at: int
    force: dict[int, int] = {}
    path: tuple[int, ...] = ()  # zones entered so far
    left: int = 0  # zones they may still enter
    begun: bool = False  # something that cannot be taken back was done
    arriving: bool = False  # just entered a zone, and nobody was asked yet what to do there
    halted: bool = False  # the move is over; transports name their targets
    pending: dict[int, int] = {}  # after the halt: transports that have not said whom they assault
    fired: dict[int, int] = {}  # zone * 16 + owner -> submarines there that have fired at this group
    losses: bool = False  # submarines have sunk some of the group
    hopeless: int = -1  # aircraft that could not land anyway when the ships cast off, -1 not counted


class AirOrder(Frame, tag="air_order"):
    """Aircraft of one space flying to one destination; those on decks are named as loose pieces."""

    power: int
    origin: int
    combat: bool
    force: dict[int, int] = {}


class Interdiction(Frame, tag="interdiction"):
    """Enemy submarines may fire at unescorted transports entering their zone; the sea order lies below."""

    zone: int
    asked: tuple[int, ...] = ()  # powers still to be asked, in turn order
    hits: int = 0  # transports the mover must still give up


Frames = CombatMove | NoncombatMove | LandOrder | SeaOrder | AirOrder | Interdiction
