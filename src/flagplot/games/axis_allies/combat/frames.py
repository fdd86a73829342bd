"""Frames of the Conduct Combat phase."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class ConductStage(Stages):
    """The parts of the phase, in the order they are gone through.

    [P40-CBT-01, P40-CBT-02, P40-CBT-06, A50-CBT-01, A50-CBT-32]
    """

    BEGIN = 0
    KAMIKAZE = 1
    SCRAMBLE = 2
    RAIDS = 3
    ASSAULTS = 4
    GENERAL = 5
    END = 6


class Conduct(Frame, tag="conduct_combat"):
    """Phase 3: kamikaze, scramble, raids, assaults, general combat, in this order."""

    power: int
    stage: ConductStage = ConductStage.BEGIN
    pending: tuple[int, ...] = ()  # spaces of this stage still to be resolved
    unopposed: tuple[int, ...] = ()  # territories entered with nobody to fight
    ignored: tuple[int, ...] = ()  # launch zones whose submarines and transports the attacker lets be


class Scramble(Frame, tag="scramble"):
    """Defending powers, one after another, send up aircraft from islands."""

    power: int
    zones: tuple[int, ...] = ()  # zones that are attacked, or from which an assault is launched
    asked: tuple[int, ...] = ()  # powers still to be asked, in turn order


class RaidStage(Stages):
    """The steps of one raid."""

    INTERCEPT = 0
    AIR_BATTLE = 1
    DEFENDERS_LOSE = 2
    ATTACKERS_LOSE = 3
    TARGETS = 4
    BOMBING = 5


class Raid(Frame, tag="raid"):
    """One raided territory; the aircraft in it are off the map until it ends."""

    power: int
    space: int
    stage: RaidStage = RaidStage.INTERCEPT
    attackers: dict[int, int] = {}  # bombers and escorts
    defenders: dict[int, int] = {}  # interceptors
    struck: dict[int, int] = {}
    asked: tuple[int, ...] = ()  # owners of fighters still to be asked, in turn order
    hits: tuple[int, int] = (0, 0)  # in the air battle: scored by escorts, by interceptors
    bombs: tuple[tuple[int, int], ...] = ()  # (facility, bomber), as assigned


class AssaultStage(Stages):
    """The steps of one assault. [P40-AMP-07, A50-AMP-02]"""

    SEA = 0
    LANDING = 1
    BOMBARDMENT = 2
    LAND = 3
    OVER = 4


class Assault(Frame, tag="assault"):
    """One territory assaulted from the sea: sea combats in its launch zones, bombardment, land combat."""

    power: int
    target: int
    zones: tuple[int, ...] = ()  # launch zones whose sea combat is not settled yet
    asking: bool = False  # whether the attacker must say engage or ignore about the first of them
    stage: AssaultStage = AssaultStage.SEA


class SeaStage(Stages):
    """A battle at sea, in the order of the printed steps. [P40-GCB-36, A50-CBT-05]"""

    OPEN = 0
    ROUND = 1
    DIVE = 2
    STRIKE = 3
    STRUCK = 11  # this one and the next where defenders decide after the first strike
    DIVE_BACK = 12
    STRIKE_BACK = 4
    ATTACK = 5
    DEFEND = 6
    CLOSE = 7
    CHOICE = 8
    PARTING = 9
    OVER = 10


class LandStage(Stages):
    """A battle on land, in order. [P40-AMP-33, A50-CBT-05]"""

    BOMBARD = 0
    AA_FIRE = 1
    AA_LOSSES = 2
    TEST = 3
    ATTACK = 4
    DEFEND = 5
    CLOSE = 6
    CHOICE = 7
    OVER = 8


class Battle(Frame, tag="battle"):
    """A battle on the battle strip: the units of both sides are off the map until it ends.

    ``attackers`` and ``defenders`` are stacks (piece -> count); ``struck`` holds the defending casualties
    that still fire this round. On the strip ships and land units carry no mark of this turn unless it
    matters in the battle (SEABORNE land units, ASSAULTING transports).
    """

    power: int  # the attacker
    space: int
    round: int = 0
    stage: int = 0  # a SeaStage in a sea zone, a LandStage in a territory
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


Frames = Conduct | Scramble | Raid | Assault | Battle | Casualties | Stranded
