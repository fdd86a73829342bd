"""Task forces are formed, split and joined; ships are put in order; flagships are named. [8]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import barges, plots, shipping, sorties, southwest
from flagplot.games.war_in_the_pacific.sea import ships as hulls
from flagplot.games.war_in_the_pacific.sea.setup import flagship
from flagplot.games.war_in_the_pacific.sea.soundness import MOST_SHIPS
from flagplot.games.war_in_the_pacific.sea.state import Card
from flagplot.games.war_in_the_pacific.sea.stations import free_label
from flagplot.games.war_in_the_pacific.units import Ship
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Choice, choice
from flagplot.kernel.memory import of_situation
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERBS = (
    "detach", "leave-behind", "transfer", "merge-into", "sortie", "group", "ungroup", "flagship", "embark-hq",
    "land-hq", shipping.VERB,
)  # fmt: skip
GROUP = 6  # ships of a defensive group [BR-22-06]


def choices(play: Campaign, label: str, card: Card) -> list[Choice]:
    """What may be done with the ships of a task force while its card is written. [BR-8-02]"""
    force = play.force(label)
    if force.dummy:
        return []
    ids = play.ids_of(force.ships)
    found = [choice("flagship", ids if force.spent >= plots.FORMING and not force.named else [])]
    placed = {ship for group in force.groups for ship in group}
    groups = -(-len(ids) // GROUP)
    if groups > 1:
        loose = [id for id in ids if play.tables.ship_number[id] not in placed]
        open_ = [at + 1 for at in range(groups) if len(dict(enumerate(force.groups)).get(at, ())) < GROUP]
        found.append(choice("group", loose, open_))
    if placed:
        found.append(choice("ungroup"))
    found.append(choice("sortie", play.ids_of(_in_harbour(play, label))))
    if play.tables.land is not None:
        found += [choice("embark-hq", _embarking(play, label)), choice("land-hq", _landing(play, label))]
    if not (card.route or card.leave or card.follow):
        found.append(choice("leave-behind", play.ids_of(laggards(play, label))))
    if not _affordable(play, label, card):
        return found
    if not (card.load or card.crates):
        found += shipping.choices(play, label)
    others = [one for one in _friends(play, label) if _affordable(play, one, plots.card_of(play, one))]
    if len(ids) > 1:
        found.append(choice("detach", ids))
        roomy = [one for one in others if len(play.force(one).ships) < MOST_SHIPS]
        his = [one for one in roomy if southwest.passengers(play, one)]
        found.append(choice("transfer", ids, [one for one in roomy if one not in his]))
        found += [choice("transfer", _welcome(play, one, ids), [one]) for one in his]
    fit = [one for one in others if len(play.force(one).ships) + len(ids) <= MOST_SHIPS]
    found.append(choice("merge-into", [one for one in fit if _mixes(play, label, one)]))
    return found


def _welcome(play: Campaign, label: str, ids: tuple[str, ...]) -> list[str]:
    """The ships that may join a task force. [see WPB-MSC-01]"""
    return [id for id in ids if southwest.welcome(play, label, play.tables.ship_number[id])]


def _mixes(play: Campaign, label: str, other: str) -> bool:
    """Whether two task forces may become one: neither brings strangers to the troops of the other."""
    pairs = ((label, other), (other, label))
    return all(southwest.welcome(play, one, ship) for one, two in pairs for ship in play.force(two).ships)


@of_situation
def laggards(play: Campaign, label: str) -> tuple[int, ...]:
    """Ships that cannot keep the class of their task force: left behind free of charge, or all slow down.

    Those that aircraft have slowed down stay behind before the next move. [BR-9-05, BR-10-09]
    """
    force = play.force(label)
    slow = tuple(ship for ship in force.ships if hulls.speed_class(play, ship) < force.speed)
    return slow if len(slow) < len(force.ships) else ()


def may_share(one: Ship, other: Ship) -> bool:
    """Ships of one side may sail together, whatever their navies. [BR-8-10]"""
    return one.side == other.side


def _friends(play: Campaign, label: str) -> list[str]:
    force = play.force(label)
    printed = play.tables.ships
    return [
        one
        for one in play.forces_at(force.hex, force.side)
        if one != label
        and not play.force(one).dummy
        and may_share(printed[force.ships[0]], printed[play.force(one).ships[0]])
    ]


def _in_harbour(play: Campaign, label: str) -> tuple[int, ...]:
    """Ships in the port a task force is in, that may join it without cost; in a war on land barges alone,
    since a headquarters activates all others. [BR-8-02, BR-9-09]
    """
    force = play.force(label)
    if not play.in_port(label) or force.dummy:
        return ()
    ships = play.sea.harbour.get(force.hex, ())
    if play.tables.land is not None:
        moored = sorties.moored_barges(play, force.side)
        ships = tuple(ship for ship in ships if ship in moored)
    return ships if len(force.ships) + len(ships) <= MOST_SHIPS else ()


def _embarking(play: Campaign, label: str) -> list[str]:
    """Activated headquarters of the port that may go to sea with their commanders. [WPA-HQ-18, WPA-HQ-24]"""
    force = play.force(label)
    return [
        play.tables.hqs[hq].id
        for hq in headquarters.of(play, force.side)
        if play.tables.hqs[hq].afloat
        and hq not in play.war.afloat
        and headquarters.active(play, hq)
        and play.in_port(label)
        and play.war.posts[hq] == force.hex
    ]


def _landing(play: Campaign, label: str) -> list[str]:
    """Headquarters aboard that may go ashore in the port. [see WPA-HQ-07]"""
    aboard = [hq for hq, at in play.war.afloat.items() if at == label]
    return [play.tables.hqs[hq].id for hq in aboard if play.in_port(label)]


def _affordable(play: Campaign, label: str, card: Card) -> bool:
    """In port it is free, at sea it takes 20 MPs of each task force; shipping units are reorganized at the
    same price. [BR-8-02, WPB-NAV-04]
    """
    if play.in_port(label) or play.force(label).spent >= plots.FORMING:
        return True
    if card.route or card.leave or card.follow:
        return False  # the route is written afterwards
    return plots.room(play, label, card) >= plots.FORMING


def _charge(play: Campaign, label: str) -> None:
    force = play.force(label)
    if not play.in_port(label):
        play.set_force(label, spent=max(force.spent, plots.FORMING))


def do(play: Campaign, label: str, action: Action) -> None:
    """Carry out one of ``VERBS``."""
    verb, args, force = action.verb, action.args, play.force(label)
    ship = play.tables.ship_number.get(str(args[0]), -1) if args else -1
    if verb == "flagship":
        play.set_force(label, flagship=ship, named=True)
    elif verb == "ungroup":
        play.set_force(label, groups=())
    elif verb == "group":
        play.set_force(label, groups=_grouped(force.groups, ship, int(args[1])))
    elif verb == "sortie":
        left = tuple(one for one in play.sea.harbour[force.hex] if one != ship)
        play.sea.harbour = {hex: ships for hex, ships in play.sea.harbour.items() if hex != force.hex}
        if left:
            play.sea.harbour = {**play.sea.harbour, force.hex: left}
        play.set_force(label, ships=(*force.ships, ship))
        if barges.aboard(play, label) or hulls.speed_class(play, ship) < plots.card_of(play, label).speed:
            play.sea.cards = {**play.sea.cards, label: plots.blank(play, label)}  # it is slower now [BR-8-01]
    elif verb == "embark-hq":
        hq = _headquarters(play, str(args[0]))
        play.war.afloat = dict(sorted({**play.war.afloat, hq: label}.items()))
    elif verb == "land-hq":
        hq, war = _headquarters(play, str(args[0])), play.war
        war.afloat = {at: one for at, one in war.afloat.items() if at != hq}
        war.posts = tuple(force.hex if at == hq else post for at, post in enumerate(war.posts))
    elif verb == "detach":
        detach(play, label, (ship,))
    elif verb == shipping.VERB:
        _charge(play, label)
        shipping.carry_out(play, label, ship, play.tables.ship_number[str(args[1])], int(args[2]))
        if shipping.dissolved(play, ship):
            take_out(play, label, (ship,))
    elif verb == "leave-behind":
        detach(play, label, (ship,), free=True)
        play.sea.cards = {**play.sea.cards, label: plots.blank(play, label)}
    elif verb == "transfer":
        _transfer(play, label, (ship,), str(args[1]))
    else:
        _transfer(play, label, force.ships, str(args[0]))


def _headquarters(play: Campaign, id: str) -> int:
    return next(number for number, hq in enumerate(play.tables.hqs) if hq.id == id)


def _grouped(groups: tuple[tuple[int, ...], ...], ship: int, number: int) -> tuple[tuple[int, ...], ...]:
    """A ship sails in a group, and in no other."""
    found = [list(group) for group in groups]
    while len(found) < number:
        found.append([])
    found[number - 1].append(ship)
    return tuple(tuple(group) for group in found)


def detach(play: Campaign, label: str, ships: tuple[int, ...], *, free: bool = False) -> str:
    """Ships form a task force in the same hex; the subordinate may lead it. [BR-8-02, BR-8-06]"""
    force = play.force(label)
    new = free_label(play, force.side)
    if not free:
        _charge(play, label)
    play.set_force(
        new, side=force.side, hex=force.hex, name=f"Detached from {force.name}"[:60], ships=ships,
        flagship=flagship(play.tables, ships), fuel=force.fuel, active=force.active, moved=force.moved,
        located=force.located, spent=0 if free else play.force(label).spent,
        speed=min(hulls.speed_class(play, ship) for ship in ships),
        admirals=force.admirals[1:], mission="MOVT", marker=_marker(play, label),
    )  # fmt: skip
    take_out(play, label, ships)
    play.set_force(label, admirals=play.force(label).admirals[:1])
    return new


def _marker(play: Campaign, label: str) -> int:
    """Who leaves a task force on the map is on the map, but at Midway only if it is located. [BR-16-06]"""
    visible = play.force(label).marker and play.tables.land is not None
    return play.free_marker() if visible else 0


def take_out(play: Campaign, label: str, ships: tuple[int, ...]) -> None:
    """Ships leave a task force; without any it is no more."""
    force = play.force(label)
    left = tuple(ship for ship in force.ships if ship not in ships)
    if not left:
        play.drop_force(label)
        return
    groups = tuple(tuple(ship for ship in group if ship in left) for group in force.groups)
    flag = force.flagship if force.flagship in left else flagship(play.tables, left)
    play.set_force(label, ships=left, groups=groups, flagship=flag)


def _transfer(play: Campaign, label: str, ships: tuple[int, ...], other: str) -> None:
    """Ships go over to another task force; fuel and phases are those of the more worn. [BR-8-02]"""
    for one in (label, other):
        _charge(play, one)
    mine, theirs = play.force(label), play.force(other)
    whole = len(ships) == len(mine.ships)
    admirals = (*theirs.admirals, *mine.admirals)[:2] if whole else theirs.admirals
    play.set_force(
        other, ships=(*theirs.ships, *ships), fuel=max(mine.fuel, theirs.fuel),
        active=max(mine.active, theirs.active), moved=mine.moved or theirs.moved,
        located=max(mine.located, theirs.located), admirals=admirals,
        marker=_merged(play, mine.marker, theirs.marker) if whole else theirs.marker,
    )  # fmt: skip
    if whole and play.tables.land is not None:
        afloat = play.war.afloat.items()
        play.war.afloat = {hq: other if at == label else at for hq, at in afloat}
    if whole:  # its marker lies on the map until the cards are handed in
        play.set_force(label, marker=0)
    play.sea.cards = {**play.sea.cards, other: plots.blank(play, other)}
    if other not in play.sea.order:
        play.sea.order = (*play.sea.order, other)
    take_out(play, label, ships)


def _merged(play: Campaign, mine: int, theirs: int) -> int:
    """The marker of two task forces that have become one: theirs, if not only the other lies on the map."""
    return mine if not theirs or (mine in play.sea.shown and theirs not in play.sea.shown) else theirs


def settle(play: Campaign, side: int) -> None:
    """After the cards are handed in the markers on the map are those of the task forces there are."""
    sea = play.sea
    for label in play.forces_of(side):
        force = play.force(label)
        if force.located == sea.phase + 1 or force.marker:
            play.put_marker(label)
    known = {force.marker for force in sea.forces.values()}
    sea.shown = {marker: where for marker, where in sea.shown.items() if marker in known}


def refusal(play: Campaign, label: str, action: Action) -> Refusal | None:
    """Why ships cannot be moved about so."""
    if action.verb not in VERBS:
        return None
    id = str(action.args[0]) if action.args else ""
    number = play.tables.ship_number.get(id)
    if number is not None and number not in play.force(label).ships and action.verb != "sortie":
        return illegal("BR-8-01", f"{the(id)} is not in this task force", id)
    if action.verb == shipping.VERB:
        second, count = play.tables.ship_number[str(action.args[1])], int(action.args[2])
        if shipping.possible(play, label, number or 0, second, count):
            return illegal("WPB-NAV-04", "at sea this takes 20 MPs, before the route", id)
        return shipping.refusal(play, label, number or 0, second)
    if action.verb == "leave-behind":
        return illegal("BR-9-05", "only ships too slow for their force stay behind, before the route", id)
    other = str(action.args[-1]) if action.args else ""
    joins = number is not None and action.verb == "transfer" and other in play.sea.forces
    if joins and not southwest.welcome(play, other, number or 0):
        return illegal("WPB-MSC-01", f"{the(id)} may not sail with troops of SW Pacific", id)
    if action.verb in ("detach", "transfer", "merge-into"):
        return illegal(
            "BR-8-02", "at sea this takes 20 MPs of each task force, in one hex, before the route", id
        )
    if action.verb == "sortie":
        return illegal("BR-8-02", f"{the(id)} is in no port of this task force", id)
    if action.verb in ("embark-hq", "land-hq"):
        return illegal("WPA-HQ-18", f"{the(id)} cannot go to sea or ashore here", id)
    if action.verb == "flagship":
        return illegal("BR-8-12", "the flagship is named when a task force is formed", id)
    return illegal("BR-22-06", "groups have up to 6 ships, each ship in one of them", id)
