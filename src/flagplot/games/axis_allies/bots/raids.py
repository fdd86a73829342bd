"""Strategic raids: bombers that have nothing better to do go for complexes, where the odds say it pays."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.bots.field import Field
from flagplot.games.axis_allies.bots.reach import Reach
from flagplot.games.axis_allies.combat import contested, fire
from flagplot.games.axis_allies.combat.raid import FACILITY_HITS_ON
from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.odds.raids import Aim, RaidPlan, best_interception, raid_odds, units_of
from flagplot.games.axis_allies.pieces import look
from flagplot.kernel.words import the

PAYS = 0.5  # IPCs a bomber must win on average


def order(desk: Desk) -> None:
    """Send idle bombers on raids; to be called when all attacks have been ordered."""
    board = desk.war.board
    if not any(kind.raids for kind in board.kinds):
        return
    field = Field(desk.war, desk.power, desk.doctrine)
    reach = Reach(field, ready=True)
    targets = [space for space in field.lands(field.hostile) if _room(desk, space) > 0]
    for start in sorted(reach.air):
        for kind, number in sorted(reach.air[start].items()):
            if not board.kinds[kind].raids:
                continue
            near = [to for to in targets if reach.flies(start, kind, to) and field.can_attack(to)]
            gains = {to: gain(desk, to, kind, number) for to in near}
            best = max(near, key=lambda to: (gains[to], -to), default=-1)
            if best < 0 or gains[best] < PAYS * number:
                continue
            where, name = board.space_ids[best], board.kinds[kind].id
            if desk.order(f"go {board.space_ids[start]}>{where} {name}:{number} as=raid"):
                desk.because("raid", f"Bombers go for the complex of {the(where)}.", best, weight=gains[best])
                targets.remove(best)


def gain(desk: Desk, space: int, kind: int, number: int) -> float:
    """IPCs that bombers win on average by a raid, against as many interceptors as serve the defender best."""
    war, board = desk.war, desk.war.board
    fighters, of = 0, 0
    for piece, count in war.state.units[space].items():
        seen = look(piece)
        if board.kinds[seen.kind].intercepts and war.state.war[desk.power] >> seen.owner & 1:
            fighters, of = fighters + count, seen.kind
    guns = war.edition.guns_meet_raids
    flak = contested.gun_hits_on(war, space, desk.power) if guns else FACILITY_HITS_ON
    aim = Aim(facilities.COMPLEX, _room(desk, space), number)
    plan = RaidPlan(
        fire.table(board.kinds), units_of(kind, number), (), units_of(of, fighters), (aim,), flak,
        low_luck=bool(war.state.options.get("low_luck")),
    )  # fmt: skip
    desk.budget.spend()
    return raid_odds(plan._replace(interceptors=units_of(of, best_interception(plan)))).swing


def _room(desk: Desk, space: int) -> int:
    """Points of damage the complex of a territory can still take."""
    if not desk.state.facilities[space][2]:
        return 0
    return facilities.room(desk.war, space, facilities.COMPLEX)
