"""Frames of the Conduct Combat phase."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Conduct(Frame, tag="conduct_combat"):
    """Phase 3: kamikaze, scramble, raids, assaults, general combat, in this order."""

    power: int
    stage: int = 0
    pending: tuple[int, ...] = ()  # spaces of this stage still to be resolved
    unopposed: tuple[int, ...] = ()  # territories entered with nobody to fight
    ignored: tuple[int, ...] = ()  # launch zones whose submarines and transports the attacker lets be


KAMIKAZE_HITS_ON = 2  # one die for each attack


class Kamikaze(Frame, tag="kamikaze"):
    """Targets are named one by one, then all dice are rolled."""

    power: int  # whose Conduct Combat phase it is
    targets: tuple[tuple[int, int, int], ...] = ()  # (zone, piece, number of the ship in its stack)


class Scramble(Frame, tag="scramble"):
    """Defending powers, one after another, send up aircraft from islands."""

    power: int
    zones: tuple[int, ...] = ()  # zones that are attacked, or from which an assault is launched
    asked: tuple[int, ...] = ()  # powers still to be asked, in turn order


class Rockets(Frame, tag="rockets"):
    """Rockets are launched one by one, before, between and after the raids."""

    power: int
    launched: tuple[tuple[int, int], ...] = ()  # (territory of the gun, target) so far


class Raid(Frame, tag="raid"):
    """One raided territory; the aircraft in it are off the map until it ends."""

    power: int
    space: int
    stage: int = 0
    attackers: dict[int, int] = {}  # bombers and escorts
    defenders: dict[int, int] = {}  # interceptors
    struck: dict[int, int] = {}
    asked: tuple[int, ...] = ()  # owners of fighters still to be asked, in turn order
    hits: tuple[int, int] = (0, 0)  # in the air battle: scored by escorts, by interceptors
    bombs: tuple[tuple[int, int], ...] = ()  # (facility, bomber), as assigned


class Assault(Frame, tag="assault"):
    """One territory assaulted from the sea: sea combats in its launch zones, bombardment, land combat."""

    power: int
    target: int
    zones: tuple[int, ...] = ()  # launch zones whose sea combat is not settled yet
    asking: bool = False  # whether the attacker must say engage or ignore about the first of them
    stage: int = 0


# stages of a sea battle, in the order of the printed steps
OPEN, ROUND, DIVE, STRIKE, STRIKE_BACK, ATTACK, DEFEND, CLOSE, CHOICE, PARTING, OVER = range(11)
STRUCK, DIVE_BACK = 11, 12  # between STRIKE and STRIKE_BACK where defenders decide after the first strike


class Battle(Frame, tag="battle"):
    """A battle on the battle strip: the units of both sides are off the map until it ends.

    ``attackers`` and ``defenders`` are stacks (piece -> count); ``struck`` holds the defending casualties
    that still fire this round. On the strip ships and land units carry no mark of this turn unless it
    matters in the battle (SEABORNE land units, ASSAULTING transports).
    """

    power: int  # the attacker
    space: int
    round: int = 0
    stage: int = 0
    attackers: dict[int, int] = {}
    defenders: dict[int, int] = {}
    struck: dict[int, int] = {}
    asks: tuple[str, ...] = ()  # seats that owe an answer
    divers: tuple[int, ...] = ()  # powers still to decide about their submarines this round
    early: int = 0  # whose submarines act before the others this round: 1 attacker, 2 defender, 3 both
    truce: bool = False  # ended because neither side can hit the other
    decks: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (defending carrier, aircraft it launched)
    shots: tuple[tuple[int, int], ...] = ()  # bombardment (dice, value) to come; then AA hits (kind, hits)


class Casualties(Frame, tag="casualties"):
    """Somebody chooses losses for the battle, raid or bombardment frame below this one.

    ``seats`` are those who may answer now: the chooser, or everybody who may propose, or the next
    defender to judge the proposal.
    """

    seats: tuple[str, ...]
    attacker_side: bool
    hits: tuple[tuple[str, int], ...] = ()  # hit class -> hits to be assigned
    still_fire: bool = False  # losses go to ``struck`` and fire before they are removed
    only: int = -1  # only units of this kind can be hit
    taken: tuple[int, ...] = (0, 0, 0, 0)  # hits assigned so far, by target group of ``fire``
    shared: bool = False  # several persons own the defenders: the choice is a proposal
    panel: tuple[str, ...] = ()  # one seat of each of them
    judges: tuple[str, ...] = ()  # defenders who may still object to the proposal
    picks: tuple[int, ...] = ()  # the proposal
    held: dict[int, int] = {}  # defenders before the proposal
    held_struck: dict[int, int] = {}


class Stranded(Frame, tag="stranded"):
    """Defending aircraft without a landing place go one space before the active power moves."""

    power: int
    returned: bool = False  # whether those that can go home have done so
    asked: tuple[int, ...] = ()  # owners still to be asked, in turn order
