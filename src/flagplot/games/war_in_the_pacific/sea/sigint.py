"""Sigint, ruses, and the Magic chits that reveal. [42.3, 42.4]"""

from __future__ import annotations

from itertools import combinations

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.names import MISSIONS, does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import magic, plots, search, submarines
from flagplot.games.war_in_the_pacific.sea.frames import Discard, Inquiry, Listen, Listening, Reveal, Sigint
from flagplot.games.war_in_the_pacific.sea.intelligence import difference, disclose, levels
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, joined, listed, the

ALLIES, JAPANESE = (SEATS[ALLIED],), (SEATS[JAPAN],)
INQUIRY, PLANS, DAMAGE = 2, 4, 3  # uses of an inquiry and of a demand, cards for the damage of a ship
NAMED = 5  # task forces that may be named for a Reveal chit
EXACT = 2  # types of aircraft whose numbers an inquiry tells [WPB-SIG-07]
DAMAGES = ("none", "D1", "D2", "D3", "D4", "sunk")


def ruses(play: Campaign) -> int:
    """Ruses of a cycle: half the US Intelligence level, rounded up. [WPB-SIG-10, WPB-SIG-13]"""
    return (levels(play)[ALLIED] + 1) // 2


def least_named(play: Campaign) -> int:
    """How many visible task forces must be named: five at +1, three at +2; at +3 any card is open."""
    return {1: NAMED, 2: 3}.get(difference(play), 0)


def contacts(play: Campaign) -> list[str]:
    """Japanese task forces on the map, by the numbers of their markers. [WPB-MAG-07]"""
    return [f"contact-{marker}" for marker, (side, _, _) in sorted(play.sea.shown.items()) if side == JAPAN]


def quota(die: int, cards: int) -> int:
    """A tenth of the cards for each point of the die, rounded up. [WPB-SIG-01]"""
    return -(-die * cards // 10)


class SigintStep(Step[Campaign, Sigint]):
    """After the Japanese cards and before the Allied ones. [WPB-SIG-01, WPB-SIG-02, SC-S2-11]"""

    def seats(self, play: Campaign, frame: Sigint) -> tuple[str, ...]:
        """The Allies."""
        return ALLIES

    def prompt(self, play: Campaign, frame: Sigint, seat: str) -> str:
        """The question."""
        verbs = {action.verb for action in self.legal(play, frame, seat)}
        offers = []
        if "sigint" in verbs:
            offers.append(f"listen to the enemy ({counted(play.sea.sigint, 'use')} of Sigint left)")
        if "ruse" in verbs:
            offers.append("only pretend to listen (a ruse)")
        if verbs - {"sigint", "ruse", "inquire", "demand-plans", "done"}:
            offers.append(f"play Magic chits ({listed(magic.hand(play))})")
        if not offers:
            return "There is no more to be learned from enemy signals now: done."
        return f"Before you plot you may {joined(offers, 'or')}; or done."

    def legal(self, play: Campaign, frame: Sigint, seat: str) -> list[Action]:
        """Everything the uses and the chits allow; and done. [WPB-SIG-03, WPB-SIG-04, WPB-SIG-14]"""
        sea, found = play.sea, []
        if not frame.used:
            found += [act("sigint")] if sea.sigint else []
            found += [act("ruse")] if sea.ruses < ruses(play) else []
            if sea.sigint >= INQUIRY:
                found += [act("inquire", play.label(hex)) for hex in inquirable(play)]
            found += [act("demand-plans")] if sea.sigint >= PLANS else []
        return [*found, *_chits(play), act("done")]

    def do(self, play: Campaign, frame: Sigint, seat: str, action: Action) -> None:
        """Carry it out; what is listened to and what is a ruse looks alike. [WPB-SIG-10]"""
        verb, sea = action.verb, play.sea
        if verb == "done":
            play.pop()
        elif verb in ("sigint", "ruse"):
            frame.used = True
            play.note(f"{does(SEATS[ALLIED], 'announces')} Sigint")
            if verb == "ruse":
                sea.ruses += 1
                play.push(listening(play, 0))
                return
            sea.sigint -= 1
            (die,) = play.roll(1, "Sigint", audience=ALLIES)
            play.push(listening(play, quota(die, len(play.forces_of(JAPAN)))))
        elif verb == "inquire":
            frame.used = True
            sea.sigint -= INQUIRY
            inquire(play, play.hex(str(action.args[0])))
        elif verb == "demand-plans":
            frame.used = True
            sea.sigint -= PLANS
            plans(play)
        else:
            _play_chit(play, action)

    def why_not(self, play: Campaign, frame: Sigint, seat: str, action: Action) -> Refusal | None:
        """Used up, or too few uses left."""
        if action.verb in ("sigint", "inquire", "demand-plans", "ruse") and frame.used:
            return illegal("WPB-SIG-03", "Sigint is used at most once in a Naval Phase")
        if action.verb == "ruse":
            return illegal("WPB-SIG-13", f"no more than {counted(ruses(play), 'ruse')} in a cycle")
        if action.verb == "inquire" and play.sea.sigint >= INQUIRY:
            return illegal("WPB-SIG-04", "a hex of Japan's, or one with its troops, expected")
        if action.verb == "inquire":
            return illegal("WPB-SIG-04", "an inquiry takes 2 uses of Sigint")
        if action.verb == "demand-plans":
            return illegal("WPB-SIG-14", "the plans take 4 uses of Sigint")
        if action.verb == "sigint":
            return illegal("WPB-SIG-03", "no use of Sigint is left in this cycle")
        if action.verb == "reveal" and action.args[0] not in magic.hand(play):
            rule = "WPB-MAG-06" if magic.REVEAL.get(str(action.args[0])) == 1 else "WPB-MAG-09"
            return illegal(rule, f"you hold no chit {the(action.args[0])}", str(action.args[0]))
        if action.verb == "reveal":
            return illegal("WPB-MAG-32", f"{counted(least_named(play), 'task force')} must lie on the map")
        return None


def _chits(play: Campaign) -> list[Action]:
    held = magic.hand(play)
    found = []
    enough = difference(play) >= 3 or len(contacts(play)) >= least_named(play) > 0
    found += [act("reveal", chit) for chit in magic.REVEAL if chit in held and enough]
    if magic.REVEAL_DUMMY in held:
        found.append(act("reveal-dummy"))
    if magic.ATTACK in held:
        found += [act("attack-subron", own, other) for own, other in _pairs(play)]
    return found + _stocks(play)


def _stocks(play: Campaign) -> list[Action]:
    """Any two chits for the CPs of a Japanese headquarters on the map. [WPB-MAG-19]"""
    if play.tables.land is None:
        return []
    held = [chit for chit in magic.hand(play) for _ in range(min(play.sea.magic[chit], 2))]
    pairs = sorted({tuple(sorted(pair)) for pair in combinations(held, 2)})
    hqs = [play.tables.hqs[hq].id for hq in headquarters.of(play, JAPAN)]
    return [act("stock-of", hq, *pair) for hq in hqs for pair in pairs]


def _play_chit(play: Campaign, action: Action) -> None:
    if action.verb == "reveal":
        chit = str(action.args[0])
        disclose(play)  # how many are named depends on the levels
        magic.spend(play, chit)
        play.push(Reveal(magic.REVEAL[chit]))
    elif action.verb == "reveal-dummy":
        magic.spend(play, magic.REVEAL_DUMMY)
        play.push(Discard())
    elif action.verb == "stock-of":
        for played in action.args[1:]:
            magic.spend(play, str(played))
        _tell_stock(play, next(at for at, hq in enumerate(play.tables.hqs) if hq.id == action.args[0]))
    else:
        magic.spend(play, magic.ATTACK)
        attack_subron(play, str(action.args[0]), str(action.args[1]))


# -- listening ----------------------------------------------------------------------------------------------


def listening(play: Campaign, cards: int) -> Listening:
    """What is done with the quota stays between the Allies and the pack. [WPB-SIG-02]"""
    return Listening(seats=ALLIES, stacks=[[Listen(cards)]])


class ListenStep(Step[Campaign, Listen]):
    """Three cards may be traded for the damage of a named ship. [WPB-SIG-09, WPB-SIG-12]"""

    def seats(self, play: Campaign, frame: Listen) -> tuple[str, ...]:
        """The Allies."""
        return ALLIES

    def prompt(self, play: Campaign, frame: Listen, seat: str) -> str:
        """The question."""
        if not frame.cards:
            return "You look at no card, and Japan does not know it: done."
        trade = f", or trade {DAMAGE} for the damage of a ship" if frame.cards >= DAMAGE else ""
        return f"You may look at {counted(frame.cards, 'card')} of Japan's{trade}: done to look."

    def legal(self, play: Campaign, frame: Listen, seat: str) -> list[Action]:
        """Ships, while there are cards to trade; and done."""
        ships = [one.id for one in play.tables.ships if one.side == SEATS[JAPAN]]
        traded = [act("damage-of", id) for id in ships] if frame.cards >= DAMAGE else []
        return [*traded, act("done")]

    def do(self, play: Campaign, frame: Listen, seat: str, action: Action) -> None:
        """Trade, or look."""
        if action.verb == "damage-of":
            frame.cards -= DAMAGE
            id = str(action.args[0])
            damage = play.state.damage[play.tables.ship_number[id]]
            play.news(f"the damage of {the(id)} is: {DAMAGES[damage]}", ALLIES)
            return
        play.frames.pop()
        lanes = play.state.frames[-1]
        assert isinstance(lanes, Listening)
        lanes.cards = frame.cards

    def why_not(self, play: Campaign, frame: Listen, seat: str, action: Action) -> Refusal | None:
        """Too few cards."""
        if action.verb == "damage-of":
            return illegal("WPB-SIG-12", "three cards of the quota are needed for each ship")
        return None


class ListeningStep(Step[Campaign, Listening]):
    """The quota is drawn at random, looked at and put back. [WPB-SIG-02]"""

    def run(self, play: Campaign, frame: Listening) -> None:
        """Draw the cards."""
        play.pop()
        look(play, play.forces_of(JAPAN), frame.cards)


def look(play: Campaign, labels: list[str], count: int) -> None:
    """Cards are drawn evenly among some and looked at; nobody else learns which."""
    pack = list(labels)
    for _ in range(min(count, len(pack))):
        (face,) = play.roll(1, "a plot card", len(pack), ALLIES) if len(pack) > 1 else (1,)
        read_card(play, pack.pop(face - 1))


def read_card(play: Campaign, label: str) -> None:
    """What stands on a card is known to the Allies in this phase. [see BR-3-25]"""
    force, card = play.force(label), plots.card_of(play, label)
    play.sea.seen_cards = (*(one for one in play.sea.seen_cards if one != label), label)
    end = play.label(plots.end_hex(play, label, card))
    ships = search.composition(play, label)
    listed = ", ".join(f"{count} {kind}" for kind, count in ships) or "a dummy"
    where = play.label(force.hex)
    play.news(f"card {label}: {MISSIONS[card.mission]}, {listed}, from {the(where)} to {the(end)}", ALLIES)


# -- inquiries ----------------------------------------------------------------------------------------------


def inquirable(play: Campaign) -> list[int]:
    """Hexes with Japanese installations or troops, however far away; all that Japan holds may have some.

    [WPB-SIG-04]
    """
    bases = {hex for hex in play.tables.bases if play.state.control[hex] == JAPAN}
    if play.tables.land is not None:
        bases |= {hex for hex, side in play.state.control.items() if side == JAPAN} & play.land.all
    troops = {play.state.place[unit] for unit in play.of(JAPAN)} & play.chart.inside
    return sorted(bases | troops)


def inquire(play: Campaign, hex: int) -> None:
    """Troops by size and number, ships in port by type with one name each, aircraft by type.

    Of headquarters there the CPs. [WPB-SIG-05, WPB-SIG-06, WPB-SIG-07, WPB-SIG-08]
    """
    units: dict[str, int] = {}
    for unit in play.at(hex, JAPAN):
        units[play.unit(unit).size] = units.get(play.unit(unit).size, 0) + 1
    troops = ", ".join(f"{count} {size}" for size, count in units.items()) or "no troops"
    play.news(f"{the(play.label(hex))}: {troops}", ALLIES)
    ships = [*play.sea.harbour.get(hex, ())]
    docked = [label for label in play.forces_at(hex, JAPAN) if play.in_port(label)]
    ships += [ship for label in docked for ship in play.force(label).ships]
    kinds = {play.tables.ships[ship].type: play.tables.ships[ship].name for ship in reversed(ships)}
    named = ", ".join(f"{kind} such as {name}" for kind, name in kinds.items()) or "no ships"
    play.news(f"{the(play.label(hex))}: {named}; {counted(len(ships), 'ship')} in all", ALLIES)
    if play.tables.land is not None:  # [WPB-SIG-08]
        for hq in headquarters.of(play, JAPAN):
            if play.war.posts[hq] == hex:
                _tell_stock(play, hq)
    types = aircraft(play, hex)
    play.note(f"{the(play.label(hex))}: {', '.join(types) or 'no aircraft'}", ALLIES)
    if len(types) <= EXACT:
        _numbers(play, hex, tuple(types))
    else:
        play.push(Inquiry(hex))


def _tell_stock(play: Campaign, hq: int) -> None:
    id = play.tables.hqs[hq].id
    play.note(f"{the(id)} has {counted(play.war.cp[hq], 'CP')}", ALLIES)


def aircraft(play: Campaign, hex: int) -> dict[str, int]:
    """The air points in a hex by type."""
    found: dict[str, int] = {}
    for air in play.air_at(play.label(hex)):
        kind = play.tables.air[air].type
        found[kind] = found.get(kind, 0) + play.state.points[air]
    return found


def _numbers(play: Campaign, hex: int, types: tuple[str, ...]) -> None:
    counts = aircraft(play, hex)
    told = ", ".join(f"{counts[kind]} {kind}" for kind in types)
    if told:
        play.note(f"{the(play.label(hex))}: {told}", ALLIES)


class InquiryStep(Step[Campaign, Inquiry]):
    """The Japanese player chooses two types whose numbers he tells. [WPB-SIG-07]"""

    def seats(self, play: Campaign, frame: Inquiry) -> tuple[str, ...]:
        """Japan."""
        return JAPANESE

    def prompt(self, play: Campaign, frame: Inquiry, seat: str) -> str:
        """The question."""
        return f"The numbers of which two types in {the(play.label(frame.hex))} do you tell?"

    def legal(self, play: Campaign, frame: Inquiry, seat: str) -> list[Action]:
        """The types."""
        return [act("tell", kind) for kind in aircraft(play, frame.hex) if kind not in frame.told]

    def do(self, play: Campaign, frame: Inquiry, seat: str, action: Action) -> None:
        """Two of them."""
        frame.told = (*frame.told, str(action.args[0]))
        if len(frame.told) == EXACT:
            play.pop()
            _numbers(play, frame.hex, frame.told)


def plans(play: Campaign) -> None:
    """All current plans of amphibious assaults. [WPB-SIG-11]"""
    card = play.sea_card.invasion
    if card is not None:
        play.news(f"planned: a landing on {the(card.target)} by {card.force}", ALLIES)
    for plan in play.war.plans if play.tables.land is not None else ():
        if plan.side == JAPAN:
            where, date = the(play.label(plan.target)), play.tables.card.date(plan.turn)
            units = listed(play.ids(plan.units))
            play.news(f"planned: a landing on {where} by {units}, written in {date}", ALLIES)


# -- Magic --------------------------------------------------------------------------------------------------


class RevealStep(Step[Campaign, Reveal]):
    """Task forces are named; one card, or two, of those named is looked at, picked at random.

    At +1 five must be named, at +2 three to five, and hidden ones are out of reach; at +3 any card may be
    looked at. [WPB-MAG-06, WPB-MAG-07, WPB-MAG-08, WPB-MAG-09, WPB-MAG-29]
    """

    def seats(self, play: Campaign, frame: Reveal) -> tuple[str, ...]:
        """The Allies."""
        return ALLIES

    def prompt(self, play: Campaign, frame: Reveal, seat: str) -> str:
        """The question."""
        if difference(play) >= 3:
            return f"Choose {counted(frame.count, 'card')} to look at."
        return f"Name {least_named(play)} to {NAMED} task forces ({len(frame.named)} named)."

    def legal(self, play: Campaign, frame: Reveal, seat: str) -> list[Action]:
        """Those not yet named; and done, when there are enough."""
        if difference(play) >= 3:
            found = [act("read-card", label) for label in play.forces_of(JAPAN) if label not in frame.named]
            return found or [act("done")]
        open_ = [one for one in contacts(play) if one not in frame.named]
        names = [act("name-contact", one) for one in open_] if len(frame.named) < NAMED else []
        return [*names, *([act("done")] if len(frame.named) >= least_named(play) else [])]

    def do(self, play: Campaign, frame: Reveal, seat: str, action: Action) -> None:
        """Name one more, or look."""
        if action.verb == "read-card":
            frame.named = (*frame.named, str(action.args[0]))
            read_card(play, str(action.args[0]))
            if len(frame.named) >= frame.count:
                play.pop()
        elif action.verb == "name-contact":
            frame.named = (*frame.named, str(action.args[0]))
        else:
            play.pop()
            look(play, [play.by_contact(one) for one in frame.named if play.by_contact(one)], frame.count)

    def why_not(self, play: Campaign, frame: Reveal, seat: str, action: Action) -> Refusal | None:
        """Too few, or one that is hidden."""
        if action.verb == "done":
            return illegal("WPB-MAG-32", f"at least {counted(least_named(play), 'task force')} must be named")
        if action.verb == "read-card":
            return illegal("WPB-MAG-08", "any card may be chosen only with a difference of 3")
        return illegal("WPB-MAG-29", "only task forces on the map can be named, each once")


class DiscardStep(Step[Campaign, Discard]):
    """Japan gives up a dummy of its choice; without one on the map an unused one. [WPB-MAG-10, WPB-MAG-11]"""

    def dummies(self, play: Campaign) -> list[str]:
        """Japanese dummies on the map."""
        return [label for label in play.forces_of(JAPAN) if play.force(label).dummy]

    def seats(self, play: Campaign, frame: Discard) -> tuple[str, ...]:
        """Japan, if it has one."""
        return JAPANESE if self.dummies(play) else ()

    def run(self, play: Campaign, frame: Discard) -> None:
        """An unused one goes."""
        play.pop()
        japan, allied = play.sea.dummies
        if japan:
            play.sea.dummies = (japan - 1, allied)
            play.note("an unused dummy task force is discarded")

    def prompt(self, play: Campaign, frame: Discard, seat: str) -> str:
        """The question."""
        return "Which dummy task force do you reveal and remove?"

    def legal(self, play: Campaign, frame: Discard, seat: str) -> list[Action]:
        """The dummies."""
        return [act("give-up", label) for label in self.dummies(play)]

    def do(self, play: Campaign, frame: Discard, seat: str, action: Action) -> None:
        """It is removed."""
        play.pop()
        label = str(action.args[0])
        where = play.label(play.force(label).hex)
        play.drop_force(label)
        play.news(f"the task force in {the(where)} was a dummy")


def _pairs(play: Campaign) -> list[tuple[str, str]]:
    """US Subrons within contact range of a Japanese Subron: id, and hex of the other. [WPB-MAG-13]"""
    found = []
    for number, boats in sorted(play.sea.boats.items()):
        if plots.subron_side(play, number) != ALLIED or boats.dummy or not boats.points:
            continue
        for other, theirs in sorted(play.sea.boats.items()):
            near = play.chart.distance(boats.hex, theirs.hex) <= play.tables.search.submarine_range
            if plots.subron_side(play, other) == JAPAN and near:
                found.append((play.tables.card.subrons[number].id, play.label(theirs.hex)))
    return sorted(set(found))


def attack_subron(play: Campaign, own: str, label: str) -> None:
    """A normal contact roll; on contact 1D6 attacks, each 6 of which sinks a sub point. [WPB-MAG-13]"""
    sea = play.sea
    number = next(at for at, one in enumerate(play.tables.card.subrons) if one.id == own)
    there = [
        other
        for other, boats in sorted(sea.boats.items())
        if boats.hex == play.hex(label) and plots.subron_side(play, other) == JAPAN
    ]
    distance = play.chart.distance(sea.boats[number].hex, play.hex(label))
    (die,) = play.roll(1, f"{the(own)} looks for submarines in {the(label)}")
    if die > sea.boats[number].points - distance:
        return
    (attacks,) = play.roll(1, "attacks on the Subron")
    dice = play.roll(attacks, "each 6 sinks a submarine")
    hits = sum(face == 6 for face in dice)
    real = [other for other in there if sea.boats[other].points]
    if hits and real:
        submarines.sink(play, real[0], min(hits, sea.boats[real[0]].points))
