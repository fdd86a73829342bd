"""Where in a game-turn an order belongs: what is said to one that comes at another time. [3, 27, SC-S1-12]"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.action import Action
from flagplot.kernel.answers import with_verb
from flagplot.kernel.refusal import Fault, Refusal

NEVER_HERE = {  # on a tactical island [see WPA-TAC-56, WPA-TAC-57]
    "besiege": ("WPA-TAC-56", "there are no sieges on a tactical map"),
    "force-march": ("WPA-TAC-57", "there are no forced marches on a tactical map"),
}
ISLAND = {  # the orders of Betio, and the part of the game-turn they belong to
    "place": ("SC-S1-02", "the defender deploys once, before the first game-turn"),
    "historical": ("SC-S1-02", "the defender deploys once, before the first game-turn"),
    "bombard": ("SC-S1-04", "ships bombard and unload in the Naval Phase alone"),
    "join": ("SC-S1-04", "ships bombard and unload in the Naval Phase alone"),
    "unload": ("SC-S1-04", "ships bombard and unload in the Naval Phase alone"),
    "fire": ("WPA-CBT-10", "batteries fire in the Naval Phase, at ships that bombard or unload"),
    "strike": ("SC-S1-06", "aircraft strike in the Air Phase"),
    "assault": ("WPA-TDP-11", "landings are planned before the Joint Activation Segment"),
    "reinforce": ("WPA-TDP-11", "landings are planned before the Joint Activation Segment"),
    "strike-out": ("WPA-TDP-11", "landings are planned before the Joint Activation Segment"),
    "land": ("BR-3-15", "the invader lands in the Joint Assault Segment"),
    **dict.fromkeys(
        ("split", "merge"),
        (
            "BR-23-29",
            "units are split in Joint Activation, a landing plan or the Ground Segment of their side",
        ),
    ),
    **NEVER_HERE,
    "dig-in": ("WPA-FRT-30", "beachheads are fortified in the Engineering Segment"),
    "last-man": (
        "WPA-LMD-01",
        "only Japanese units that are attacked on a tactical map defend to the last man",
    ),
    "reduce": ("WPA-FRT-25", "the attacker cannot reduce a fort now"),
    "absorb": ("WPA-TDP-35", "no fort can absorb losses now"),
    "pursue": ("WPA-TAC-42", "only units whose enemy has retreated pursue"),
    "continue": ("WPA-LCK-01", "only units locked in combat may roll to attack again"),
    "charge": ("WPA-BNZ-02", "no charge is being prepared"),
    "follow": ("WPA-BNZ-03", "no charge is being prepared"),
    "support": ("BR-5-11", "aircraft support a combat when it is declared"),
    "guns": ("SC-S1-08", "the artillery cannot support this"),
}
GROUND = {  # of every war on land
    "activate": ("BR-3-14", "units are activated in the Joint Activation Segment"),
    "move": ("BR-3-16", "units move and attack in the Ground Segment of their side"),
    "attack": ("BR-3-16", "units move and attack in the Ground Segment of their side"),
    "banzai": ("BR-3-16", "units move and attack in the Ground Segment of their side"),
    "fortify": ("BR-3-18", "forts are built and repaired in the Engineering Segment"),
    "repair": ("BR-3-18", "forts are built and repaired in the Engineering Segment"),
    "repair-all": ("WPA-TDP-40", "forts of an island are repaired together in its Engineering Segment"),
}
SEA = {  # of a Naval Phase and an Air Phase
    **dict.fromkeys(("dummy", "decoy"), ("SC-S2-03", "dummies are placed at the start")),
    **dict.fromkeys(("first", "second"), ("BR-3-03", "whoever wins the initiative says who moves first")),
    "take-card": ("BR-3-04", "cards are written in the Plot Segment, the Japanese first"),
    "sail": ("BR-3-04", "cards are written in the Plot Segment, the Japanese first"),
    "sigint": ("WPB-SIG-01", "Sigint is declared when the Japanese cards are complete"),
    "ruse": ("WPB-SIG-10", "a ruse is made when the Japanese cards are complete"),
    "inquire": ("WPB-SIG-04", "Sigint is used when the Japanese cards are complete"),
    "demand-plans": ("WPB-SIG-11", "Sigint is used when the Japanese cards are complete"),
    "damage-of": ("WPB-SIG-12", "there are not as many cards to look at as that costs"),
    **dict.fromkeys(
        ("naval-strike", "air-strike", "strafe", "fly-cover", "recon", "rebase"),
        ("BR-3-09", "air missions are plotted in the Air Plot Segment"),
    ),
    "sequence": ("BR-12-06", "chits are played before the strikes roll for their sequence"),
    "special": ("BR-5-20", "a special strike is declared when a task force has ended its move"),
    "scramble": ("BR-5-05", "fighters react when a friendly hex in their reach is attacked"),
    **dict.fromkeys(
        ("accept", "avoid"), ("BR-19-01", "battle is avoided when there is contact, by the faster side")
    ),
    **dict.fromkeys(("engage", "engage-all"), ("BR-19-02", "targets are assigned round by round")),
    **dict.fromkeys(("fight-on", "break-off"), ("BR-19-06", "a battle is broken off after a round")),
    "scuttle": ("BR-19-07", "only ships at damage 4 that are left behind are scuttled"),
    "withdraw": ("BR-19-12", "only who has avoided battle where it was withdraws"),
    "chit": ("WPB-MAG-20", "a chit buys the initiative when a Naval Phase begins"),
    **dict.fromkeys(("reveal", "name-contact"), ("WPB-MAG-06", "no Reveal chit can be played now")),
    "read-card": ("WPB-MAG-08", "no card is open to be chosen"),
    "reveal-dummy": ("WPB-MAG-10", "no Reveal Dummy chit can be played now"),
    "give-up": ("WPB-MAG-10", "no dummy has to be given up"),
    "attack-subron": ("WPB-MAG-13", "no Attack Subron chit can be played now, or no Subron is in reach"),
    "stock-of": ("WPB-MAG-19", "no two Magic chits can be played for that now"),
    "tell": ("WPB-SIG-07", "nobody has inquired into aircraft"),
    **dict.fromkeys(
        ("file-card", "speed-class", "mission", "course", "hold", "aim", "by-night", "by-day", "refuel",
         "refuel-late", "escort", "off-map", "tow", "pretend", "play-false", "appoint"),
        ("BR-3-25", "that is written on an open card, where it changes anything"),
    ),
    **dict.fromkeys(("show", "hide"), ("BR-16-06", "the card of a task force says whether it is hidden")),
    **dict.fromkeys(
        ("detach", "transfer", "merge-into", "sortie", "reorganize"),
        ("BR-8-02", "ships change task forces while cards are written"),
    ),
    "flagship": ("BR-8-12", "the flagship is named when a task force is formed"),
    **dict.fromkeys(("group", "ungroup"), ("BR-22-06", "groups are formed while cards are written")),
    **dict.fromkeys(("go-on", "stop", "keep-contact"), ("BR-16-02", "no task force is disturbed on its way")),
    "leave-behind": ("BR-9-05", "no ship is too slow for its task force now"),
    "shell": ("WPA-CBT-10", "a battery fires at ships off its base that it sees"),
    "attack-group": ("BR-22-06", "no submarines choose a group now"),
    "torpedo": ("BR-22-07", "no submarines name a target now"),
    **dict.fromkeys(
        ("bombard-base", "add-ship", "all-ships", "open-fire"),
        ("BR-17-18", "ships bombard in the mission hex of BOMB or AMPH"),
    ),
    "send": ("BR-5-18", "no strike is put together now"),
    "guard": ("BR-5-02", "no strike is put together now"),
    "stage-at": ("BR-4-09", "no strike is put together now"),
    "land-at": ("BR-4-08", "no strike is put together now"),
    "joint": ("BR-5-12", "no strike is put together now"),
    "assign": ("BR-6-01", "fighters are assigned to bands when a strike comes in"),
    **dict.fromkeys(("dip", "climb"), ("BR-6-10", "no fighters are in a band without enemies")),
    **dict.fromkeys(("pick", "pounce"), ("BR-6-12", "no fighters are free to attack bombers")),
    "jettison": ("WPB-AIR-30", "no fighter-bombers are attacked"),
    **dict.fromkeys(("shot", "abort"), ("BR-6-06", "no losses are chosen now")),
    "post": ("BR-10-01", "a task force is placed when it is first attacked from the air"),
    "wave": ("BR-7-06", "no waves are formed now"),
    "enter": ("BR-10-02", "no wave comes in now"),
    "target": ("BR-10-04", "no wave is over its targets"),
    "planes-on-deck": ("WPB-MAG-21", "a second Strike Sequence chit is added when a wave attacks carriers"),
    "divert": ("BR-4-13", "nobody looks for another base to land at"),
    "improve": ("BR-8-08", "no admiral is promoted now"),
}  # fmt: skip
LAND = {  # of a campaign: a war on land on the main map, with headquarters
    "land": ("BR-3-15", "landings are carried out in the Joint Assault Segment"),
    **dict.fromkeys(
        ("march", "besiege"), ("BR-3-16", "units march and attack in the Ground Segment of their side")
    ),
    **dict.fromkeys(
        ("entrain", "ride", "train", "detrain"),
        ("WPA-RAIL-01", "units go by rail in the Ground Segment of their side"),
    ),
    "activate-hq": ("WPA-HQ-54", "headquarters are activated among the cards and in Joint Activation"),
    "lend": ("WPA-CMD-50", "CPs are lent among the cards and in the Joint Activation Segment"),
    "challenge": ("WPA-CLK-12", "isolation is challenged once, when the Ground Phase begins"),
    **dict.fromkeys(
        ("plan-landing", "cancel-plan"), ("BR-17-01", "landings are planned in the Joint Activation Segment")
    ),
    **dict.fromkeys(
        ("break-down", "reform"),
        ("BR-23-18", "divisions break down in the Joint Activation and Replacement Segments"),
    ),
    "interdict": ("BR-5-10", "aircraft interdict enemy troops when these march"),
    "demolish": ("WPA-DEM-01", "demolition comes before all else in the Engineering Segment"),
    **dict.fromkeys(
        ("fix", "mend", "patch", "restore", "clear-field", "build"),
        ("WPA-ENG-01", "works are built and repaired in the Engineering Segment"),
    ),
    "build-base": ("WPA-OSB-01", "support bases are built first in the Engineering Segment"),
    "remove-base": ("WPA-OSB-14", "support bases are removed first in the Engineering Segment"),
    "assign-base": ("WPA-OSB-18", "support bases change hands first in the Engineering Segment"),
    "mend-base": ("WPA-OSB-17", "support bases are repaired first in the Engineering Segment"),
    **dict.fromkeys(
        ("allot", "refit", "rebuild", "refill", "take-over"),
        ("SC-G-03", "that belongs to the strategic turn between two cycles"),
    ),
    "express": ("WPA-ECL-02", "a Tokyo Express is established in the strategic turn"),
    "carry": ("WPA-ECL-13", "submarines are assigned to transport in the strategic turn"),
    "airlift": ("WPA-ECL-21", "air transport links are established in the strategic turn"),
    "keep-link": ("WPA-ECL-31", "emergency links are kept up in the strategic turn"),
    "redeploy": ("WPA-HQ-04", "headquarters move in strategic turns"),
    **dict.fromkeys(
        ("disband", "deploy"), ("WPA-HQ-06", "headquarters are disbanded and brought back in strategic turns")
    ),
    **dict.fromkeys(
        ("redeploy-subron", "join-subrons", "shift-boats", "split-subron", "withdraw-boats", "add-boats",
         "new-subron", "move-sub-base"),
        ("BR-22-04", "submarines are redeployed in the Submarine Phase of a strategic turn"),
    ),
    "put-watchers": ("BR-13-08", "coastwatchers go ashore in strategic turns"),
    "repair-ship": ("WPA-REP-04", "ships go into the yard when the Naval Phase ends"),
    "full-effort": ("WPA-REP-28", "a maximum effort is declared when ships go into the yard"),
    "leave-yard": ("WPA-REP-15", "ships leave the yard while cards are laid out"),
    **dict.fromkeys(
        ("activate-ship", "join-up", "change-port"),
        ("BR-3-04", "ships are activated while cards are laid out"),
    ),
    "cast-off": ("BR-9-09", "barges set out while cards are laid out"),
    "unpack": ("WPB-AIR-04", "crated aircraft come ashore while cards are laid out"),
    "crate": ("WPB-AIR-01", "aircraft are crated while the card of a task force is written"),
    **dict.fromkeys(
        ("load", "put-ashore"), ("BR-17-12", "troops go aboard and ashore by the card of a task force")
    ),
    "lay-up": ("BR-16-10", "ships are deactivated by the card of their task force"),
    "boats-at": ("WPB-MTB-13", "no torpedo boats attack now"),
    "chase": ("WPB-MTB-16", "no submarines have found ships that torpedo boats guard"),
    **dict.fromkeys(
        ("new-squadron", "move-squadron", "fill-squadron"),
        ("WPB-MTB-02", "squadrons are set up, moved and filled when a cycle begins"),
    ),
    "add-chits": ("WPB-MAG-24", "chits are added to the cup before new levels are drawn"),
    "come-back": ("SC-S3-10", "ships come back at the start of a game-turn"),
    **dict.fromkeys(
        ("fly-troops", "drop-troops", "boat-strike", "drill", "end-drill"),
        ("BR-3-09", "air missions are plotted in the Air Plot Segment"),
    ),
}  # fmt: skip


def explained(state: PacificState, action: Action, listed: Sequence[Action], refusal: Refusal) -> Refusal:
    """A refusal that names no clause yet, with the clause that says when such an order is given.

    Only where no order of its kind is asked for: an order that is possible now is refused by its own rule.
    """
    if refusal.rule or refusal.fault != Fault.ILLEGAL or with_verb(listed, action.verb):
        return refusal
    island = ISLAND if state.scenario == "tarawa" else SEA
    clause, why = (island | GROUND | (LAND if state.war is not UNSET else {})).get(action.verb, ("", ""))
    if not clause:
        return refusal
    named = tuple(str(arg) for arg in action.args[:1] if isinstance(arg, str))
    return msgspec.structs.replace(
        refusal, rule=clause, text=f"{why} ({refusal.text})", ids=refusal.ids or named
    )
