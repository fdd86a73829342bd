"""What can happen in a game of the Axis & Allies family."""

from __future__ import annotations

from flagplot.kernel.event import Event, Moment


class PhaseBegan(Event, frozen=True, kw_only=True, tag="phase"):
    """A phase of a power's turn begins."""

    power: str
    phase: str
    round: int

    def text(self) -> str:
        """Headline of the phase."""
        return f"Round {self.round}, {self.power}: {self.phase}"

    def moment(self) -> Moment:
        """A phase begins."""
        return Moment.PHASE


class Hired(Event, frozen=True, kw_only=True, tag="hired"):
    """Researchers were hired."""

    power: str
    tokens: int
    cost: int
    held: int  # all researchers the power has now

    def text(self) -> str:
        """Who pays what for how many."""
        word = "researcher" if self.tokens == 1 else "researchers"
        return f"{self.power} hires {self.tokens} {word} for {self.cost} IPCs and has {self.held} at work"


class Researched(Event, frozen=True, kw_only=True, tag="researched"):
    """The research dice of a turn were thrown; a breakthrough uses up all researchers."""

    power: str
    tokens: int
    breakthrough: bool

    def text(self) -> str:
        """What came of it."""
        number = f"{self.tokens} {'researcher' if self.tokens == 1 else 'researchers'}"
        if self.breakthrough:
            return f"{self.power}: a breakthrough, which uses up {number}"
        return f"{self.power}: no breakthrough, {number} kept for later turns"


class Developed(Event, frozen=True, kw_only=True, tag="developed"):
    """A power has a new technology."""

    power: str
    technology: str
    name: str
    chart: int

    def text(self) -> str:
        """Who can do what from now on."""
        return f"{self.power} develops {self.name} (chart {self.chart})"


class Raised(Event, frozen=True, kw_only=True, tag="raised"):
    """New units a power gets for nothing wait in its mobilization zone."""

    power: str
    units: str
    count: int

    def text(self) -> str:
        """How many of what."""
        return f"{self.power} raises {self.count} {self.units}"


class Offered(Event, frozen=True, kw_only=True, tag="offered"):
    """A side named the sum it would be content with."""

    power: str  # who speaks for it
    ipcs: int

    def text(self) -> str:
        """The bid."""
        return f"{self.power} bids {self.ipcs} IPCs"


class Bought(Event, frozen=True, kw_only=True, tag="bought"):
    """An item was bought or a point of damage repaired."""

    power: str
    item: str
    cost: int
    space: str = ""

    def text(self) -> str:
        """Who paid what for which item."""
        where = f" in {self.space}" if self.space else ""
        return f"{self.power} pays {self.cost} for {self.item}{where}"


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """A treasury changed for any reason other than a purchase."""

    power: str
    ipcs: int  # negative when money is lost
    reason: str

    def text(self) -> str:
        """Who got or lost what, and why."""
        return f"{self.power} {self.ipcs:+d} IPCs: {self.reason}"


class WarDeclared(Event, frozen=True, kw_only=True, tag="war"):
    """Two powers are now at war."""

    by: str
    on: str
    reason: str

    def text(self) -> str:
        """Who is at war with whom, and why."""
        return f"{self.by} and {self.on} are at war: {self.reason}"

    def moment(self) -> Moment:
        """It belongs to somebody else now."""
        return Moment.CHANGE


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """Units went from one space to another along a path."""

    power: str
    units: str
    path: tuple[str, ...]
    phase: str = ""

    def text(self) -> str:
        """Which units went where."""
        return f"{self.power}: {self.units} {' > '.join(self.path)}"


class Loaded(Event, frozen=True, kw_only=True, tag="loaded"):
    """A land unit went aboard (``aboard``) or ashore."""

    power: str
    unit: str
    land: str
    zone: str
    aboard: bool

    def text(self) -> str:
        """Which unit went aboard or ashore."""
        if self.aboard:
            return f"{self.power}: {self.unit} of {self.land} goes aboard in {self.zone}"
        return f"{self.power}: {self.unit} goes ashore from {self.zone} into {self.land}"


class Announced(Event, frozen=True, kw_only=True, tag="announced"):
    """An attack, assault, scramble, interception, kamikaze, convoy raid or the like was announced."""

    power: str
    what: str
    space: str
    detail: str = ""

    def text(self) -> str:
        """What was announced."""
        return f"{self.power}: {self.what} {self.space} {self.detail}".rstrip()


class BattleBegan(Event, frozen=True, kw_only=True, tag="battle_began"):
    """Units were placed on the battle strip."""

    space: str
    attacker: str
    attackers: str
    defenders: str

    def text(self) -> str:
        """Both sides of the strip."""
        return f"Battle of {self.space}: {self.attackers} against {self.defenders}"

    def moment(self) -> Moment:
        """A fight begins."""
        return Moment.BATTLE


class Hit(Event, frozen=True, kw_only=True, tag="hit"):
    """Hits scored in one fire step."""

    space: str
    by: str
    hits: int
    detail: str = ""

    def text(self) -> str:
        """How many hits."""
        return f"{self.by}: {self.hits} hits in {self.space} {self.detail}".rstrip()


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """Units left the game."""

    power: str
    units: str
    count: int
    space: str
    reason: str = ""

    def text(self) -> str:
        """What was lost."""
        why = f" ({self.reason})" if self.reason else ""
        return f"{self.power} loses {self.count} {self.units} in {self.space}{why}"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class Bombed(Event, frozen=True, kw_only=True, tag="bombed"):
    """Bombers have come to a facility; its fire and their bombs follow."""

    power: str  # the raider
    space: str
    what: str
    owner: str
    bombers: int
    flak: int  # highest face that shoots one down, 0 if nobody fires
    room: int  # damage points the facility can still take

    def text(self) -> str:
        """How many come to what."""
        return f"{self.power}: {self.bombers} over the {self.what} of {self.space}"


class Damaged(Event, frozen=True, kw_only=True, tag="damaged"):
    """A capital ship or facility was damaged, or repaired when ``points`` is negative."""

    power: str
    what: str
    space: str
    points: int

    def text(self) -> str:
        """What was damaged or repaired."""
        word = "damaged" if self.points > 0 else "repaired"
        return f"{self.power} {self.what} in {self.space} {word} ({abs(self.points)})"


class Retreated(Event, frozen=True, kw_only=True, tag="retreated"):
    """The attacker broke off, or submarines submerged."""

    power: str
    space: str
    to: str
    units: str = ""
    aloft: str = ""  # aircraft, which stay where they are until noncombat movement

    def text(self) -> str:
        """Who went where, and who stays in the air. [P40-RET-05, A50-RET-05]"""
        if not self.units and self.aloft:
            return f"{self.power} breaks off in {self.space}: {self.aloft} in the air there"
        stay = f"; {self.aloft} in the air over {self.space}" if self.aloft else ""
        return f"{self.power} retreats from {self.space} to {self.to} {self.units}".rstrip() + stay


class BattleEnded(Event, frozen=True, kw_only=True, tag="battle_ended"):
    """A battle is over; ``winner`` is attacker, defender or nobody."""

    space: str
    winner: str

    def text(self) -> str:
        """Who holds the field."""
        return f"Battle of {self.space} is over: {self.winner}"

    def moment(self) -> Moment:
        """A fight is over."""
        return Moment.RESULT


class Captured(Event, frozen=True, kw_only=True, tag="captured"):
    """A territory changed hands."""

    space: str
    by: str
    to: str
    before: str

    def text(self) -> str:
        """Who controls what now."""
        return f"{self.by} takes {self.space} from {self.before}; controller: {self.to}"

    def moment(self) -> Moment:
        """It belongs to somebody else now."""
        return Moment.CHANGE


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """New units or facilities entered play."""

    power: str
    units: str
    count: int
    space: str

    def text(self) -> str:
        """What was placed where."""
        return f"{self.power} places {self.count} {self.units} in {self.space}"


class Built(Event, frozen=True, kw_only=True, tag="built"):
    """A facility bought this turn was placed, or a minor complex upgraded."""

    power: str
    item: str
    space: str

    def text(self) -> str:
        """What was built where."""
        return f"{self.power} builds {self.item} in {self.space}"


class Dismantled(Event, frozen=True, kw_only=True, tag="dismantled"):
    """A facility was taken off the map."""

    power: str
    item: str
    space: str

    def text(self) -> str:
        """What is gone."""
        return f"{self.item} in {self.space} is removed"


class HandedOver(Event, frozen=True, kw_only=True, tag="handed_over"):
    """Units got a new owner: antiaircraft guns of a captured territory."""

    power: str  # the new owner
    before: str
    units: str
    count: int
    space: str

    def text(self) -> str:
        """What went from whom to whom."""
        return f"{self.power} gets {self.count} {self.units} of {self.before} in {self.space}"


class Refunded(Event, frozen=True, kw_only=True, tag="refunded"):
    """Bought items that could not be placed were paid back."""

    power: str
    item: str
    count: int
    ipcs: int

    def text(self) -> str:
        """What was paid back."""
        return f"{self.power} gets {self.ipcs} IPCs back for {self.count} {self.item}"


class GameEnded(Event, frozen=True, kw_only=True, tag="ended"):
    """Somebody has won."""

    winners: tuple[str, ...]
    reason: str

    def text(self) -> str:
        """Who won and how."""
        return f"{', '.join(self.winners) or 'nobody'} wins: {self.reason}"
