"""One attack, stage by stage, as 23.2 lists it. [27.0]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.combat import aftermath, declare, main_map, pursuit, results, retreat
from flagplot.games.war_in_the_pacific.combat.frames import Attack, AttackStage
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.kernel.script import Script


class AttackStep(Script[Campaign, Attack]):
    """Every basic rule that section 27 does not change holds on tactical maps too. [WPA-TAC-04]

    There is no siege. [WPA-TAC-56]
    """

    stages = {
        AttackStage.ASIDE: declare.AsideStep(),
        AttackStage.LAST_MAN: declare.LastManStep(),
        AttackStage.LEAD: declare.LeadStep(attacking=True),
        AttackStage.DEFENDER_LEAD: declare.LeadStep(attacking=False),
        AttackStage.GUNS: declare.GunsStep(),
        AttackStage.SUPPORT: declare.SupportStep(attacking=True),
        AttackStage.COVER: declare.SupportStep(attacking=False),
        AttackStage.CONTROL: results.take_control,
        AttackStage.EFFECTS: results.EffectsStep(),
        AttackStage.POINTS: results.PointsStep(),
        AttackStage.MINIMUM: results.minimum,
        AttackStage.ROLL: results.roll,
        AttackStage.RETREAT_RATING: results.RatingStep(attacking=True),
        AttackStage.DEFENDER_RATING: results.RatingStep(attacking=False),
        AttackStage.LOSSES: results.call,
        AttackStage.REDUCTION: results.ReductionStep(),
        AttackStage.ABSORPTION: results.AbsorptionStep(),
        AttackStage.FIRST_LOSSES: results.first_losses,
        AttackStage.CHECKS: retreat.check_all,
        AttackStage.STAND: retreat.StandStep(),
        AttackStage.WITHDRAW: retreat.WithdrawStep(attacking=False),
        AttackStage.PULL_BACK: retreat.WithdrawStep(attacking=True),
        AttackStage.LANDING: retreat.landing_checks,
        AttackStage.PURSUIT: pursuit.PursuitStep(),
        AttackStage.LAST_LOSSES: pursuit.last_losses,
        AttackStage.AFTERMATH: aftermath.aftermath,
        AttackStage.CHASE: pursuit.send_on,
        AttackStage.LOCKED: aftermath.LockedStep(),
        AttackStage.OVER: aftermath.over,
    }


class MainMapAttackStep(Script[Campaign, Attack]):
    """The same on the main map, without last-man defence, absorption and locked units. [BR-23-07]"""

    stages = AttackStep.stages | {
        AttackStage.LAST_MAN: main_map.pass_on,
        AttackStage.GUNS: main_map.pass_on,
        AttackStage.POINTS: main_map.pass_on,
        AttackStage.MINIMUM: main_map.pass_on,
        AttackStage.ABSORPTION: main_map.pass_on,
        AttackStage.CHECKS: main_map.check_leads,
        AttackStage.LANDING: main_map.landing_checks,
        AttackStage.PURSUIT: main_map.FollowStep(),
        AttackStage.LAST_LOSSES: main_map.last_losses,
        AttackStage.AFTERMATH: main_map.settle,
        AttackStage.CHASE: main_map.pass_on,
        AttackStage.LOCKED: main_map.pass_on,
        AttackStage.OVER: main_map.over,
    }
