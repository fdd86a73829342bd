"""Headquarters in the mini strategic turn: moved, disbanded, brought back, given a commander. [29.0, 26.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import authority, emergency, headquarters, orders
from flagplot.games.war_in_the_pacific.command.headquarters import BACK
from flagplot.games.war_in_the_pacific.leaders import fates, postings, whereabouts
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.state import POST
from flagplot.games.war_in_the_pacific.turn.frames import Redeployment
from flagplot.games.war_in_the_pacific.works.overrun import BACK_BY_FORCE
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

MOVING = 10  # CPs to redeploy a headquarters [see WPA-HQ-04]
FLEET = 2  # and a fleet headquarters of Japan [see WPA-HQ-15]
COMMAND = 10  # CPs for a new commander
SW_PACIFIC = "hq-sw-pacific"


def fare(play: Campaign, hq: int) -> int:
    """CPs to redeploy a headquarters: 10, of a Japanese fleet 2. [WPA-HQ-04, WPA-HQ-15]"""
    printed = play.tables.hqs[hq]
    return FLEET if printed.type == authority.FLEET and printed.side == SEATS[JAPAN] else MOVING


def havens(play: Campaign, side: int) -> list[int]:
    """Where a headquarters may go: a friendly port, anchorage or support base, no enemies.

    The end of a Tokyo Express is such a base, too. [WPA-HQ-07]
    """
    bases = {hex for hex, base in play.lines.bases.items() if base.side == side}
    if side == JAPAN:
        bases |= {emergency.off(play, express.end) for express in play.lines.expresses.values()}
    ports = {hex for hex in play.tables.bases if play.friendly_port(hex, side)}
    return [hex for hex in sorted(ports | bases) if not play.at(hex, enemy(side))]


def movable(play: Campaign, side: int) -> list[int]:
    """Headquarters that can pay for their move."""
    return [hq for hq in headquarters.of(play, side) if play.war.cp[hq] >= fare(play, hq)]


def returning(play: Campaign, side: int) -> list[tuple[int, int]]:
    """Headquarters of the Availability Box, and who of their command pays for the return.

    It costs 10 CPs, or 20 if the enemy had put it there; it may stay there for ever. [WPA-HQ-05, WPA-HQ-06]
    """
    hqs, war = play.tables.hqs, play.war
    return [
        (hq, payer)
        for hq, cost in war.shelved.items()
        if hqs[hq].side == SEATS[side]
        for payer in headquarters.of(play, side)
        if hqs[payer].cmd == hqs[hq].cmd and war.cp[payer] >= cost
    ]


def vacancies(play: Campaign, side: int) -> list[tuple[int, int]]:
    """Leaders without a post and headquarters without a commander that they may take over for 10 CPs.

    An admiral who commands a Combined headquarters may take over a Fleet in the same hex besides.
    [WPA-GEN-03, WPA-HQ-38, WPA-HQ-59]
    """
    found = []
    for hq in headquarters.of(play, side):
        if headquarters.chief(play, hq) != headquarters.NOBODY or play.war.cp[hq] < COMMAND:
            continue
        for number, leader in enumerate(play.tables.leaders):
            rating = fates.hq_rating(play, number)
            if authority.may_command(leader, play.tables.hqs[hq], rating) and _free(play, number, hq):
                found.append((number, hq))
    return found + reliefs(play, side)


def reliefs(play: Campaign, side: int) -> list[tuple[int, int]]:
    """A commander who may replace the one there is, from a date on, for 10 CPs. [SC-S3-09]"""
    found, known = [], play.tables.leader_number
    for relief in play.land_card.reliefs:
        hq = orders.hq_named(play, relief.hq)
        ripe = play.state.turn >= play.tables.card.turn_of(relief.from_)
        if hq in headquarters.of(play, side) and ripe and play.war.cp[hq] >= COMMAND:
            new = known[relief.new]
            if headquarters.chief(play, hq) == known[relief.old] and _free(play, new, hq):
                found.append((new, hq))
    return found


def escorts(play: Campaign, side: int) -> list[tuple[int, int]]:
    """SW Pacific, and its naval Force where that is with it and may move along for nothing. [WPB-MSC-02]"""
    army, force = (orders.hq_named(play, id) for id in (SW_PACIFIC, f"{SW_PACIFIC}-force"))
    here = headquarters.of(play, side)
    if army not in here or force not in here or army not in movable(play, side):
        return []
    return [(army, force)] if play.war.posts[army] == play.war.posts[force] else []


def _free(play: Campaign, number: int, hq: int) -> bool:
    """Whether a leader has no other role: one at a time, but for two headquarters in a hex."""
    leader = play.tables.leaders[number]
    if play.state.leader[number] != POST or leader.side != play.tables.hqs[hq].side:
        return False
    if any(number in force.admirals for force in play.sea.forces.values()):
        return False
    held = headquarters.commanded(play, number)
    if not held:
        post = whereabouts.hex_of(play, number)  # who waits on the map commands nobody elsewhere
        return leader.role in whereabouts.AT_HAND and post in (OUT, headquarters.where(play, hq))
    types = {play.tables.hqs[one].type for one in (*held, hq)}
    together = all(headquarters.where(play, one) == headquarters.where(play, hq) for one in held)
    return len(held) == 1 and together and types == {authority.COMBINED, authority.FLEET}


class RedeploymentStep(Step[Campaign, Redeployment]):
    """A side may move, disband or bring back one headquarters, or give one a commander; and place generals of
    its pool. [WPA-HQ-04, WPA-GEN-42]
    """

    def _orders(self, play: Campaign, side: int) -> list[Action]:
        hqs, ids = play.tables.hqs, play.tables.leaders
        found = [
            act("redeploy", hqs[hq].id, play.label(hex))
            for hq in movable(play, side)
            for hex in havens(play, side)
            if hex != headquarters.where(play, hq)
        ]
        found += [
            act("redeploy-both", hqs[army].id, hqs[force].id, play.label(hex))
            for army, force in escorts(play, side)
            for hex in havens(play, side)
            if hex != headquarters.where(play, army)
        ]
        found += [act("disband", hqs[hq].id) for hq in headquarters.of(play, side)]
        found += [
            act("deploy", hqs[hq].id, play.label(hex), hqs[payer].id)
            for hq, payer in returning(play, side)
            for hex in havens(play, side)
        ]
        found += [act("take-over", ids[leader].id, hqs[hq].id) for leader, hq in vacancies(play, side)]
        for leader in postings.pooled(play, side):
            found += postings.orders(play, leader)
        return found

    def seats(self, play: Campaign, frame: Redeployment) -> tuple[str, ...]:
        """The side, if there is anything it can do."""
        return (SEATS[frame.side],) if self._orders(play, frame.side) else ()

    def run(self, play: Campaign, frame: Redeployment) -> None:
        """It cannot."""
        play.pop()

    def prompt(self, play: Campaign, frame: Redeployment, seat: str) -> str:
        """The question."""
        pooled = any(postings.orders(play, leader) for leader in postings.pooled(play, frame.side))
        more = " Generals of the pool may be placed." if pooled else ""
        return f"Move one headquarters to another port, disband one, bring one back? Or done.{more}"

    def legal(self, play: Campaign, frame: Redeployment, seat: str) -> list[Action]:
        """Headquarters and ports; or none."""
        return [act("done"), *self._orders(play, frame.side)]

    def do(self, play: Campaign, frame: Redeployment, seat: str, action: Action) -> None:
        """Carry it out, or not."""
        if action.verb in postings.VERBS:
            postings.place(play, action)
            return
        play.pop()
        if action.verb == "done":
            return
        if action.verb == "take-over":
            leader, taken = (str(arg) for arg in action.args)
            take_over(play, play.tables.leader_number[leader], orders.hq_named(play, taken))
            return
        hq = orders.hq_named(play, str(action.args[0]))
        if action.verb == "redeploy-both":
            orders.spend(play, hq, fare(play, hq))
            for one in (hq, orders.hq_named(play, str(action.args[1]))):
                headquarters.settle(play, one, play.hex(str(action.args[2])))
        elif action.verb == "disband":
            play.put_away(hq, BACK)
        elif action.verb == "deploy":
            payer = orders.hq_named(play, str(action.args[2]))
            orders.spend(play, payer, play.war.shelved[hq])
            play.war.shelved = {at: cost for at, cost in play.war.shelved.items() if at != hq}
            headquarters.settle(play, hq, play.hex(str(action.args[1])))
        else:
            orders.spend(play, hq, fare(play, hq))
            headquarters.settle(play, hq, play.hex(str(action.args[1])))

    def why_not(self, play: Campaign, frame: Redeployment, seat: str, action: Action) -> Refusal | None:
        """No port, no CPs, or not fit for it."""
        if action.verb in postings.VERBS:
            return postings.refused(action)
        if action.verb == "take-over":
            id = str(action.args[0])
            if fates.hq_rating(play, play.tables.leader_number[id]) == "-":
                return illegal("WPA-GEN-03", f"{the(id)} may not command a headquarters", id)
            return illegal("WPA-HQ-38", f"{the(id)} cannot take over {the(action.args[1])}", id)
        if action.verb == "deploy":
            return _stays_away(play, frame.side, action)
        if action.verb == "redeploy-both":
            return illegal("WPB-MSC-02", "SW Pacific Force moves with SW Pacific, from where both are")
        if action.verb != "redeploy":
            return None
        hq = orders.hq_named(play, str(action.args[0]))
        if hq not in headquarters.of(play, frame.side):
            return illegal("WPA-HQ-04", "a headquarters of yours expected", str(action.args[0]))
        if hq not in movable(play, frame.side):
            rule = "WPA-HQ-15" if fare(play, hq) == FLEET else "WPA-HQ-04"
            return illegal(rule, f"it costs {counted(fare(play, hq), 'CP')}", str(action.args[0]))
        return illegal("WPA-HQ-07", "a headquarters goes to another friendly port, anchorage or support base")


def _stays_away(play: Campaign, side: int, action: Action) -> Refusal:
    """Why a headquarters does not come back: it is not in the Availability Box, nobody pays, or no port."""
    id, label, payer = (str(arg) for arg in action.args)
    hq = orders.hq_named(play, id)
    cost = play.war.shelved.get(hq, 0)
    if not cost or play.tables.hqs[hq].side != SEATS[side]:
        return illegal("WPA-HQ-06", f"{the(id)} is not in the Availability Box", id)
    if (hq, orders.hq_named(play, payer)) not in returning(play, side):
        rule = "WPA-HQ-05" if cost == BACK_BY_FORCE else "WPA-HQ-06"
        return illegal(rule, f"a headquarters of its command pays {counted(cost, 'CP')}", payer)
    return illegal("WPA-HQ-07", f"{the(label)} is no friendly port, anchorage or support base", label)


def take_over(play: Campaign, leader: int, hq: int) -> None:
    """A leader becomes the commander of a headquarters, which pays 10 CPs. [WPA-GEN-03]"""
    war = play.war
    orders.spend(play, hq, COMMAND)
    whereabouts.leave(play, leader)
    war.commanders = dict(sorted({**war.commanders, hq: leader}.items()))
    play.note(f"{the(play.tables.leaders[leader].id)} takes over {the(play.tables.hqs[hq].id)}")
