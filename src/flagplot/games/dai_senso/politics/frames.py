"""Where play stands in politics."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class PoliticalEvents(Frame, tag="political_events"):
    """The Political Events Segment: the actions of the card; ``number`` have begun. [see DSA-POL-02]"""

    number: int = 0
    country: str = ""  # that the card has let its owner select


class CardActions(Frame, tag="card_actions"):
    """The actions of the Option Card Segment of the Current Card. [see DSA-CRD-08]"""

    number: int = 0
    country: str = ""


class Event(Frame, tag="event"):
    """A Political Event, or one question of it, by its section; see ``events``."""

    event: str
    receiver: int  # the faction whose card or table brought it
    country: str = ""  # it is about
    what: str = ""  # anything else it is about: a box, a type of Failure, a table
    number: int = -1  # a faction it names, or anything it counts


class Guerrillas(Frame, tag="guerrillas"):
    """A faction may strike one hex; then its enemy loses something there. [see DSB-PE-08-3]"""

    faction: int  # that strikes
    hex: int = -1  # that it has chosen
    where: str = "china"  # or ``anywhere``


class Losses(Frame, tag="losses"):
    """A faction loses steps of a kind; ``kinds`` says which there are. [see DSA-POL-04]"""

    faction: int
    kind: str
    steps: int = 1
    where: str = ""  # the Country or area the kind speaks of


class Receive(Frame, tag="receive"):
    """A faction may take steps as replacements outside the Replacements Segment."""

    faction: int
    kind: str
    country: str = ""
    group: str = ""
    steps: int = 1


class ActivationStage(Stages):
    """A Neutral Country becomes active. [see DSB-ST-04, DSB-CS-02]"""

    ALIGN = 0
    PLACE = 1
    MOBILIZE = 2
    END = 3


class Activation(Frame, tag="activation"):
    """A Country is aligned and set up."""

    country: str
    faction: int = -1  # NOBODY: an Allied one, by the priorities of alignment
    passage: bool = False  # by Free Passage
    roll: bool = True  # whether it makes a Mobilization Roll
    ends_policy: bool = False
    flips: int = 0  # units that may still be mobilized
    stage: ActivationStage = ActivationStage.ALIGN


class TotalWarStage(Stages):
    """The steps of the beginning of Total War, from its second on. [see DSB-WS-34]"""

    REMOVE = 0
    ACCEPTANCE = 1
    GOVERNMENT = 2
    TRUCES = 3
    MARKERS = 4


class TotalWar(Frame, tag="total_war"):
    """Total War begins. [see DSB-WS-34]"""

    stage: TotalWarStage = TotalWarStage.REMOVE


class WarAndPeace(Frame, tag="war_and_peace"):
    """The War & Peace Segment: declarations of war, then Truces. [see DSA-WPS-01]"""

    truces: bool = False  # declarations are over
    reduced: tuple[int, ...] = ()  # Allied factions whose Truces have been reduced


class OperationZ(Frame, tag="operation_z"):
    """Z Actions; ``taken`` says how often each. [see DSB-PE-29-9]"""

    left: int
    bonus: bool = False  # of Widespread Attacks, outside the limit
    taken: dict[str, int] = {}
    said: tuple[str, ...] = ()  # of the order that is being given: what, whom, where


class Arrivals(Frame, tag="arrivals"):
    """Markers that leave the Turn Track, one after the other. [see DSA-TRN-02b]"""


class PartisanBases(Frame, tag="partisan_bases"):
    """The second half of the Logistics / Partisan Segment. [see DSA-PTB-02]"""

    placed: tuple[str, ...] = ()  # Countries in which a base has been placed in this segment


class SelectCard(Frame, tag="select_card"):
    """A faction selects its Pending Card. [see DSA-CRD-09]"""

    faction: int


class EventStage(Stages):
    """Permanent Conditional Events in their order, then those of the card. [see DSA-CEV-01, DSA-CEV-02]"""

    CONQUEST = 0  # 16.1.1
    OCCUPATION = 4  # 16.1.2
    GARRISON = 5  # 16.1.3
    PACT = 6  # 16.1.4
    DISSOLUTION = 7  # 16.1.5
    REACTIVATION = 1  # 16.3.1, 16.5.1
    LIBERATION = 8  # 16.3.2, 16.5.2
    FORCES = 9  # 16.3.3, 16.3.4, 16.5.3
    RESPONSE = 10  # 16.3.5
    RESERVES = 11  # 16.3.6, 16.5.4
    IMPACT = 12  # 16.3.7
    RISES = 13  # 16.3.8, 16.5.5
    AID = 14  # 16.3.9, 16.5.6
    LEND_LEASE = 15  # 16.3.10, 16.5.7
    INTERNMENT = 2  # 16.1.6, 16.3.11, 16.5.8
    CARD = 3


class ConditionalEvents(Frame, tag="conditional_events"):
    """The Conditional Events Segment of the phasing faction."""

    stage: EventStage = EventStage.CONQUEST
    number: int = 0  # how far a stage has come that asks several times


Frames = (
    PoliticalEvents
    | CardActions
    | Event
    | Guerrillas
    | Losses
    | Receive
    | Activation
    | TotalWar
    | WarAndPeace
    | OperationZ
    | Arrivals
    | SelectCard
    | PartisanBases
    | ConditionalEvents
)
