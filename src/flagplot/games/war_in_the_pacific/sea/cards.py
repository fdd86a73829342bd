"""Cards are written in secret, one for each task force. [3.25, 8, 16]"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.air import tenders
from flagplot.games.war_in_the_pacific.command import orders
from flagplot.games.war_in_the_pacific.fire.ships import load_points
from flagplot.games.war_in_the_pacific.marks import ACTIVE, ENTRAINED
from flagplot.games.war_in_the_pacific.names import MISSIONS
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import docks
from flagplot.games.war_in_the_pacific.sea import (
    admirals,
    barges,
    cargo,
    concealment,
    forming,
    magic,
    plots,
    port_change,
    ships,
    sorties,
    southwest,
    templates,
)
from flagplot.games.war_in_the_pacific.sea.frames import Deck, Plotting, Writing
from flagplot.games.war_in_the_pacific.sea.state import COMBAT_MISSIONS, NOBODY, Card
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.games.war_in_the_pacific.works import garrison
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Answers, Choice, choice
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, joined, the

TYPES = ("CV", "CVL", "BB", "BC", "CA", "CL", "CLAA", "DD", "APD", "AO", "AV", "CVS", "MSU", "APB")
LARGEST_STORY, MOST_TOLD = 4, 9  # types a false report may name, and ships of each


def begin(play: Campaign, side: int) -> Plotting:
    """A side plots."""
    return Plotting(seats=(SEATS[side],), stacks=[[Deck(side)]], side=side)


class DeckStep(Step[Campaign, Deck]):
    """A side writes the cards of its task forces; without a card one holds. [BR-3-04, BR-3-25]"""

    def seats(self, play: Campaign, frame: Deck) -> tuple[str, ...]:
        """The side."""
        return (SEATS[frame.side],)

    def prompt(self, play: Campaign, frame: Deck, seat: str) -> str:
        """The question."""
        forces = play.forces_of(frame.side)
        missing = sum(label not in play.sea.cards for label in forces)
        return (
            f"Plot your task forces in secret ({counted(missing, 'card')} not written: they hold), or done."
        )

    def legal(self, play: Campaign, frame: Deck, seat: str) -> Answers:
        """Any task force, those whose cards may say the same again, and done."""
        before = templates.waiting(play, frame.side)
        return Answers(
            choice("take-card", play.forces_of(frame.side)),
            choice("as-before", before),
            *sorties.choices(play, frame.side),
            *port_change.choices(play, frame.side),
            *_yards(play, frame.side),
            *_crates(play, frame.side),
            *(orders.staff_choices(play, frame.side) if play.tables.land is not None else ()),
            *([choice("all-as-before")] if before else ()),
            choice("done"),
        )

    def do(self, play: Campaign, frame: Deck, seat: str, action: Action) -> None:
        """Take a card, write some as before, or hand them in; a card taken again is begun anew."""
        if action.verb == "done":
            play.frames.pop()
        elif action.verb == "activate-hq":
            _staff(play, orders.activate_hq(play, action))
        elif action.verb == "lend":
            orders.lend(play, action)
        elif action.verb in sorties.VERBS:
            sorties.do(play, frame.side, action)
        elif action.verb == port_change.VERB:
            _lay_down(play, *port_change.do(play, frame.side, action))
        elif action.verb == "leave-yard":
            docks.leave(play, play.tables.ship_number[str(action.args[0])])
        elif action.verb == "unpack":
            ship = play.tables.ship_number[str(action.args[0])]
            cargo.unpack(play, (ship,), play.ship_hex(ship))
        elif action.verb == "take-card":
            _lay_down(play, str(action.args[0]), plots.blank(play, str(action.args[0])))
            play.frames.append(Writing(str(action.args[0])))
        else:
            labels = map(str, action.args) if action.args else templates.waiting(play, frame.side)
            for label in labels:
                _lay_down(play, label, templates.again(play, label) or plots.blank(play, label))

    def why_not(self, play: Campaign, frame: Deck, seat: str, action: Action) -> Refusal | None:
        """Not one of his; or there is nothing to repeat."""
        if action.verb in orders.STAFF and play.tables.land is not None:
            return orders.staff_refusal(play, frame.side, action)
        if action.verb in sorties.VERBS and play.tables.land is not None:
            return sorties.refusal(play, frame.side, action)
        if action.verb == port_change.VERB and play.tables.land is not None:
            return port_change.refusal(play, frame.side, action)
        if action.verb == "leave-yard":
            id = str(action.args[0])
            return illegal("WPA-REP-15", f"{the(id)} is no ship of yours under repair", id)
        if action.verb == "unpack":
            id = str(action.args[0])
            return illegal("WPB-AIR-04", f"{the(id)} does not lie deactivated at an airfield with crates", id)
        if action.verb == "as-before" and action.args[0] in play.forces_of(frame.side):
            return illegal("BR-3-25", f"{action.args[0]} had no card in the phase before, or has one now")
        if action.verb in ("take-card", "as-before"):
            return illegal("BR-8-01", f"{action.args[0]} is no task force of yours", str(action.args[0]))
        return None

    def concern(self, play: Campaign, frame: Deck, seat: str) -> str:
        """Task forces that are left to hold, and those that will be shown because too many are hidden."""
        missing = [label for label in play.forces_of(frame.side) if label not in play.sea.cards]
        shown = concealment.too_many(play, frame.side)

        def named(labels: Iterable[str]) -> str:
            return joined([play.called(label) for label in labels])

        return " ".join(
            [
                *([f"Without a card they hold: {named(missing)}."] if missing else []),
                *([f"Beyond half of them they are not hidden: {named(shown)}."] if shown else []),
            ]
        )


def _yards(play: Campaign, side: int) -> list[Choice]:
    """Ships that may leave the yard, in any Naval Phase before they are activated. [WPA-REP-15, BR-3-02]"""
    if play.tables.land is None:
        return []
    mine = [ship for ship in play.works.overhauls if play.tables.ships[ship].side == SEATS[side]]
    return [choice("leave-yard", play.ids_of(ship for ship in mine if ships.in_yard(play, ship)))]


def _crates(play: Campaign, side: int) -> list[Choice]:
    """Ships in port whose crated APs may come ashore. [WPB-AIR-04]"""
    return [choice("unpack", play.ids_of(cargo.moored(play, side)))] if play.tables.land is not None else []


def _lay_down(play: Campaign, label: str, card: Card) -> None:
    """A card lies on the table; it sails after those that lie there."""
    sea = play.sea
    sea.cards = {**sea.cards, label: card}
    sea.order = (*(one for one in sea.order if one != label), label)


def _staff(play: Campaign, hq: int) -> None:
    """No dice fall in a lane: what the commander saves is found when the cards are handed in."""
    lanes = play.state.frames[-1]
    if isinstance(lanes, Plotting):
        lanes.staffs = (*(lanes.staffs or ()), hq)


class PlottingStep(Step[Campaign, Plotting]):
    """The cards are handed in: admirals come, and what is known to the enemy gets its marker."""

    def run(self, play: Campaign, frame: Plotting) -> None:
        """Go on."""
        play.pop()
        for hq in frame.staffs or ():
            orders.rebate(play, hq)
        templates.keep(play, frame.side)
        concealment.decide(play, frame.side)
        for label, card in sorted(play.sea.cards.items()):
            if card.appoint != NOBODY and play.force(label).side == frame.side:
                admirals.appoint(play, label, card.appoint)
        forming.settle(play, frame.side)


class WritingStep(Step[Campaign, Writing]):
    """One card: class, mission, route, by day or by night, oilers, formation. [BR-3-25]"""

    def seats(self, play: Campaign, frame: Writing) -> tuple[str, ...]:
        """Its owner."""
        return (SEATS[play.force(frame.force).side],)

    def prompt(self, play: Campaign, frame: Writing, seat: str) -> str:
        """The question."""
        card = plots.card_of(play, frame.force)
        left = max(plots.room(play, frame.force, card), 0)
        active = plots.may_be_active(play, frame.force, card.speed)
        what = f"{left} MPs left" if active else "not active again in this game-turn"
        return (
            f"Card of {play.force(frame.force).name}: class {card.speed}, {MISSIONS[card.mission]}, {what}."
        )

    def legal(self, play: Campaign, frame: Writing, seat: str) -> Answers:
        """Everything the card may say, and file."""
        label = frame.force
        card = plots.card_of(play, label)
        return Answers(*_sailing(play, label, card), *_formation(play, label, card), choice("file-card"))

    def do(self, play: Campaign, frame: Writing, seat: str, action: Action) -> None:
        """Write it."""
        label = frame.force
        if action.verb == "file-card":
            play.frames.pop()
            return
        if action.verb in forming.VERBS:
            forming.do(play, label, action)
            if label not in play.sea.forces:
                play.frames.pop()
            return
        card = plots.card_of(play, label)
        play.sea.cards = {**play.sea.cards, label: written(play, label, card, action)}

    def why_not(self, play: Campaign, frame: Writing, seat: str, action: Action) -> Refusal | None:
        """The rule against an entry."""
        return _refusal(play, frame.force, plots.card_of(play, frame.force), action)


def _sailing(play: Campaign, label: str, card: Card) -> list[Choice]:
    labels = play.chart.label
    usual = plots.blank(play, label)
    classes = [one for one in plots.speeds(play, label) if one != card.speed and card.speed == usual.speed]
    missions = plots.missions(play, label) if card.mission == usual.mission else []
    found = [
        choice("speed-class", classes),
        choice("mission", [one for one in missions if one != card.mission]),
        choice("course", plots.courses(play, label, card)),
        choice("aim", [labels(hex) for hex in _aims(play, label, card)]),
        choice("refuel", plots.oilers(play, label, card, late=False)),
        choice("refuel-late", plots.oilers(play, label, card, late=True)),
        choice("escort", _leaders(play, label, card)),
    ]
    if card.route or card.leave or card.follow or card.handling or card.dock:
        found.append(choice("hold"))
    if card.night:
        if not (card.route and barges.aboard(play, label)):
            found.append(choice("by-day"))
    elif plots.room(play, label, card) >= plots.NIGHT:
        found.append(choice("by-night"))
    found += concealment.choices(play, label, card)
    if _may_leave(play, label, card):
        found.append(choice("off-map"))
    if play.tables.land is not None:
        found += _handling(play, label, card)
    if card.appoint == NOBODY and play.in_port(label) and not play.force(label).dummy:
        force = play.force(label)
        box = [*admirals.available(play, force.side), *admirals.ashore(play, force.side, force.hex)]
        found.append(choice("appoint", [play.tables.leaders[one].id for one in box]))
    if card.mission == "TOW" and card.tow == plots.NOTHING:
        ids = play.tables.ships
        found += [choice("tow", [ids[tug].id], [ids[ship].id]) for tug, ship in plots.tows(play, label)]
    return found


def _handling(play: Campaign, label: str, card: Card) -> list[Choice]:
    """Troops that go aboard here, everything that goes ashore at the end; ships that are laid up there.

    [BR-17-12, BR-17-13, BR-16-10]
    """
    force, end = play.force(label), plots.end_hex(play, label, card)
    able = plots.may_be_active(play, label, card.speed) and not (card.leave or card.follow)
    left = plots.room(play, label, card)
    found = [choice("load", play.ids(cargo.loadable(play, label, card, left)) if able else [])]
    boxes = cargo.crateable(play, label, card, left) if able else []
    found.append(choice("crate", [play.tables.air[air].id for air in boxes]))
    price = cargo.unloading(play, label, card, end)
    lands = card.mission in cargo.TRANSPORTING and cargo.quay(play, end, force.side, card.mission)
    if able and not card.unload and lands and 0 < price <= left:
        found.append(choice("put-ashore"))
    if not card.dock and play.friendly_port(end, force.side) and not force.dummy:
        found.append(choice("lay-up"))
    return found


def _formation(play: Campaign, label: str, card: Card) -> list[Choice]:
    told = dict(card.story)
    types = [one for one in TYPES if one not in told] if len(told) < LARGEST_STORY else []
    found: list[Choice] = [choice("pretend", types, range(1, MOST_TOLD + 1))]
    if (
        play.force(label).side == ALLIED
        and not card.mask
        and _masks(play) < play.sea.magic.get(magic.REPORT_FALSE, 0)
    ):
        found.append(choice("play-false"))
    return [*found, *forming.choices(play, label, card)]


def _masks(play: Campaign) -> int:
    """Chits that are promised to cards already."""
    return sum(card.mask for card in play.sea.cards.values())


def _aims(play: Campaign, label: str, card: Card) -> list[int]:
    """Hexes that may be the mission hex: where it is and where it goes. [BR-3-25]"""
    return list(dict.fromkeys((play.force(label).hex, *card.route))) if card.target == NOBODY else []


def _leaders(play: Campaign, label: str, card: Card) -> list[str]:
    """Friendly task forces in the hex that can be followed, at the slower speed. [BR-16-08]"""
    force = play.force(label)
    if card.route or card.follow or card.leave or not plots.may_be_active(play, label, card.speed):
        return []
    if tenders.overladen(play, label, card.crates):
        return []
    found = []
    for other in play.forces_at(force.hex, force.side):
        theirs = plots.card_of(play, other)
        if other == label or theirs.follow or theirs.speed > card.speed:
            continue
        if play.chart.price(force.hex, theirs.route, plots.slow(play, label)) <= plots.budget(
            play, label, card
        ):
            found.append(other)
    return found


def _may_leave(play: Campaign, label: str, card: Card) -> bool:
    """By its own edges: west and north for Japan, east and south for the Allies. [SC-S2-07]"""
    force = play.force(label)
    if card.leave or card.follow or not plots.may_be_active(play, label, card.speed):
        return False
    edges = play.chart.edges.get(plots.end_hex(play, label, card), ())
    own = play.sea_card.exits[SEATS[force.side]]
    dearest = max(play.tables.movement.area_cost.values())
    return bool(set(edges) & set(own)) and plots.room(play, label, card) >= dearest


def written(play: Campaign, label: str, card: Card, action: Action) -> Card:
    """The card with one more entry; another class or a meeting with oilers may end the route."""
    verb, args = action.verb, action.args
    if verb == "speed-class":
        new = replace(card, speed=int(args[0]), route=(), leave=False, follow="")
        new = replace(new, freight=UNSET)
    elif verb == "mission":
        tow = card.tow if args[0] == "TOW" else plots.NOTHING
        new = replace(card, mission=str(args[0]), tow=tow, freight=UNSET)
    elif verb == "course":
        start, left = plots.end_hex(play, label, card), plots.room(play, label, card)
        way = barges.waters(play, label).way(start, play.hex(str(args[0])), plots.slow(play, label), left)
        new = replace(card, route=(*card.route, *way), mission=_under_way(play, label, card))
    elif verb == "hold":
        new = replace(card, route=(), leave=False, follow="", target=NOBODY, freight=UNSET)
    elif verb == "aim":
        new = replace(card, target=play.hex(str(args[0])))
    elif verb in ("by-night", "by-day"):
        new = replace(card, night=verb == "by-night")
    elif verb in concealment.VERBS:
        new = replace(card, hidden=verb == "hide")
    elif verb in ("refuel", "refuel-late"):
        speed = _freshened(play, label, card, verb)
        new = replace(card, refuel=str(args[0]), late=verb == "refuel-late", speed=speed)
    elif verb == "escort":
        route = plots.card_of(play, str(args[0])).route
        new = replace(card, follow=str(args[0]), route=route, mission=_under_way(play, label, card))
    elif verb == "off-map":
        new = replace(card, leave=True)
    elif verb == "tow":
        tug, ship = (play.tables.ship_number[str(arg)] for arg in args)
        new = replace(card, tow=(tug, ship), speed=1, route=())
    elif verb == "appoint":
        new = replace(card, appoint=play.tables.leader_number[str(args[0])])
    elif verb == "load":
        unit = play.tables.number[str(args[0])]
        price = cargo.loading(play, card.mission, play.force(label).hex) * load_points(play, unit)
        berth = cargo.berth(play, label, card, unit)
        new = card.carrying(load=(*card.load, (unit, berth)), handling=card.handling + price)
    elif verb == "crate":
        air = play.tables.air_number[str(args[0])]
        price = cargo.CRATES * cargo.crates(play, [air])
        boxes = (*card.crates, (air, cargo.hold(play, label, card, air)))
        new = card.carrying(crates=boxes, handling=card.handling + price)
    elif verb == "put-ashore":
        price = cargo.unloading(play, label, card, plots.end_hex(play, label, card))
        new = card.carrying(unload=True, handling=card.handling + price)
    elif verb == "lay-up":
        new = card.carrying(dock=True)
    elif verb == "play-false":
        new = replace(card, mask=True)
    else:  # pretend
        new = replace(card, story=(*card.story, (str(args[0]), int(args[1]))))
    return new


def _freshened(play: Campaign, label: str, card: Card, verb: str) -> int:
    """The class of a card after oilers are met: where only the tanks held it down, what it was before.

    [BR-18-02]
    """
    force = play.force(label)
    if verb == "refuel-late" or card.speed != plots.blank(play, label).speed:
        return card.speed
    return max(card.speed, min(force.speed, ships.force_speed(play, label, fuelled=True)))


def _under_way(play: Campaign, label: str, card: Card) -> str:
    """The mission of a card once a course is written: without fuel there is no combat mission. [BR-18-03]"""
    idle = card.mission in COMBAT_MISSIONS and plots.exhausted(play, label)
    return "MOVT" if idle else card.mission


def _refusal(play: Campaign, label: str, card: Card, action: Action) -> Refusal | None:
    """Why an entry cannot be made; one that stands is changed by taking the card again."""
    verb = action.verb
    usual = plots.blank(play, label)
    stands = {
        "speed-class": card.speed != usual.speed,
        "mission": card.mission != usual.mission,
        "aim": card.target >= 0,
    }
    if stands.get(verb):
        return illegal("BR-3-25", f"the card says so already; take it again with {label} to change it")
    arg = str(action.args[0]) if action.args else ""
    if verb == "speed-class":
        top = ships.force_speed(play, label)
        if not 1 <= int(action.args[0]) <= top:
            return illegal("BR-8-01", f"class 1 to {top}, that of the slowest ship, expected")
        if int(action.args[0]) == card.speed:
            return illegal("BR-16-16", f"class {card.speed} is plotted already")
        return illegal("BR-18-03", "the tanks do not last for that: unsupplied ships sail in class 1")
    if verb in ("course", "off-map", "refuel-late", "escort") and not plots.may_be_active(
        play, label, card.speed
    ):
        return _stands_still(play, label, card)
    if verb == "course":
        return _no_course(play, label, card, arg)
    if verb == "mission":
        if arg in COMBAT_MISSIONS and plots.exhausted(play, label):
            return illegal("BR-18-03", f"the tanks are empty: no {arg} without fuel", arg)
        if arg in COMBAT_MISSIONS and not sorties.ready(play, label):
            return illegal("BR-16-11", f"no activated headquarters for {arg}", arg)
        return illegal(plots.NEEDS.get(arg, "BR-16-11"), f"no ships for {arg} here", arg)
    if verb == "aim":
        return illegal("BR-3-25", "the mission hex lies on the route", arg)
    if verb in ("refuel", "refuel-late"):
        return illegal("BR-18-02", "oilers with enough fuel and 12 MPs of both in one hex are needed", arg)
    if verb == "escort":
        return illegal("BR-16-08", "only a friend in the same hex that is not faster can be followed", arg)
    if verb == "off-map":
        return illegal(_edge_clause(play), "task forces leave by their own edges of the map")
    if verb in concealment.VERBS:
        return concealment.refusal(play, label, card, action)
    if verb == "by-night":
        return illegal("BR-3-23", "a night mission costs 12 MPs")
    if verb in ("load", "put-ashore"):
        unit = play.tables.number.get(arg)
        his = southwest.refused(play, label, unit) if unit is not None and verb == "load" else None
        if his is not None:
            return his
        if unit is not None and verb == "load":
            stays = _stays(play, label, unit)
            if stays is not None:
                return stays
        return illegal(
            "BR-17-12", "transports on TRANS need a friendly coast, room and the MPs", arg or label
        )
    if verb == "crate":
        return illegal(
            "WPB-AIR-01", "transports on TRANS in the port of that airfield, room and the MPs", arg
        )
    if verb == "lay-up":
        return illegal("BR-16-10", "ships are deactivated in a friendly port or anchorage")
    if verb == "tow":
        return illegal("BR-17-15", "a CA, CL, DD, AV or AO tows a ship with damage 4 of its task force", arg)
    if verb == "play-false":
        return illegal("WPB-MAG-03", "no Report False chit is left for this card")
    if verb == "appoint":
        return illegal("BR-8-11", "admirals of the Available Box are appointed in port, one on a card", arg)
    if verb == "pretend":
        return illegal("BR-13-10", f"up to {LARGEST_STORY} types with 1 to {MOST_TOLD} ships, each once", arg)
    return forming.refusal(play, label, action)


def _stands_still(play: Campaign, label: str, card: Card) -> Refusal:
    """Why a task force is not active in this phase: its class, or a clause of the scenario.

    [BR-16-01, SC-S3-10, SC-S4-08]
    """
    if play.sea.phase < play.sea_card.sorties.get(label, 0):
        return illegal("SC-S4-08", f"{the(label)} may not leave port yet", label)
    if plots.held_back(play, label):
        return illegal("SC-S3-10", "enough carriers are at sea, or about to sail", label)
    return illegal("BR-16-01", f"class {card.speed} is active in no more Naval Phases of this game-turn")


def _edge_clause(play: Campaign) -> str:
    """The clause on leaving the map: for a while in the Solomons, for an entry area in Malaya.

    [SC-S2-07, SC-S3-10, BR-16-07]
    """
    if play.sea_card.returns:
        return "SC-S3-10"
    return "BR-16-07" if play.tables.land is not None else "SC-S2-07"


def _map_clause(play: Campaign) -> str:
    """The clause of the scenario on the edges of its map. [SC-S2-07, SC-S3-10, SC-S4-01]"""
    if play.sea_card.returns:
        return "SC-S3-10"
    return "SC-S4-01" if play.tables.land is not None else "SC-S2-07"


def _stays(play: Campaign, label: str, unit: int) -> Refusal | None:
    """What keeps a unit ashore, whatever ships there are: it is inactive, on a train, in the air, or bound.

    [BR-23-21, SC-S4-06, WPB-SOL-06, WPA-RAIL-11, BR-5-14]
    """
    force, id, taken = play.force(label), play.id(unit), cargo.booked(play)
    if not play.is_(unit, ACTIVE):
        return illegal("BR-23-21", f"{the(id)} is not activated: no sea transport", id)
    if play.state.place[unit] != force.hex or play.side(unit) != force.side:
        return None
    if play.is_(unit, ENTRAINED):
        return illegal("WPA-RAIL-11", f"{the(id)} detrains in its own Ground Segment", id)
    if unit in play.war.drops:
        return illegal("BR-5-14", f"{the(id)} is in the air", id)
    if cargo.last_there(play, force.hex, force.side):
        where = play.label(force.hex)
        return illegal("SC-S4-06", f"{the(where)} may not be left empty yet", where)
    return garrison.bound_refusal(play, unit) if garrison.bound(play, (unit,), gone=taken) else None


def _no_course(play: Campaign, label: str, card: Card, arg: str) -> Refusal:
    hex = play.hex(arg)
    if hex not in play.chart.inside:
        return illegal(_map_clause(play), f"{the(arg)} is not on the map in play", arg)
    if hex not in play.chart.sea:
        return illegal("BR-16-09", f"no ship can enter {the(arg)}", arg)
    if barges.aboard(play, label) and not card.night:
        return illegal("SC-S3-06", "barges move by night only", arg)
    if tender := tenders.overladen(play, label, card.crates):
        text = f"more or larger seaplanes are aboard {the(tender)} than she carries under way"
        return illegal("WPB-SEA-05", text, tender)
    if hex not in barges.coast(play, label):
        return illegal("BR-9-09", f"barges stay along the coast: {the(arg)}", arg)
    left = max(plots.room(play, label, card), 0)
    if plots.overspent(play, label) and hex in play.chart.reach(plots.end_hex(play, label, card), left):
        return illegal("BR-18-03", "without fuel ships sail toward the nearest friendly port", arg)
    return illegal("BR-16-14", f"{the(arg)} is further than {left} MPs away", arg)
