"""War and peace in the Pacific: who may attack whom, who may go where, and what starts a war.

``politics=rulebook`` is the printed section, ``politics=errata`` its official replacement; every function
here says what each of them wants. [P40-OPT-02] No function ever ends a war. [P40-POL-24]
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits, including, mask_of
from flagplot.games.axis_allies.events import Captured, WarDeclared
from flagplot.games.axis_allies.moves.flotilla import trespassed
from flagplot.games.axis_allies.pacific_1940.frames import Declare
from flagplot.games.axis_allies.pacific_1940.loader import data
from flagplot.games.axis_allies.pacific_1940.powers import (
    ANZAC,
    CHINA,
    COMMONWEALTH,
    EVERY_ALLY,
    JAPAN,
    UK,
    USA,
    WESTERN,
)
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import at_war, zone_masks
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.words import listed, quoted, the, typed


def errata(war: War) -> bool:
    """Whether the official replacement of the political rules is in force. [P40-OPT-02]"""
    return bool(war.state.options.get("politics") == "errata")


def peaceful(war: War, power: int) -> bool:
    """Whether an Allied power is still at peace with Japan."""
    return not war.state.war[power] >> JAPAN & 1


def total_war(war: War) -> bool:
    """Whether Japan is at war with every Allied power."""
    return war.state.war[JAPAN] & EVERY_ALLY == EVERY_ALLY


def complete(war: War) -> None:
    """Fill in what a position leaves unsaid.

    China is always at war with Japan [P40-SET-05, P40-POL-01, P40-POL-24], the United Kingdom and ANZAC are
    so together or not at all [P40-POL-22], and neutral land that a power holds was violated by its side and
    joined the other [P40-MAP-11].
    """
    state, board = war.state, war.board
    allies = 1 << CHINA | state.war[JAPAN]
    if any(not peaceful(war, power) for power in COMMONWEALTH):
        allies |= mask_of(COMMONWEALTH)
    for power in bits(allies):
        state.war[JAPAN] |= 1 << power
        state.war[power] |= 1 << JAPAN
    aligned = dict(state.aligned)
    for space in bits(board.neutral_mask):
        holder = state.control[space]
        if holder < board.n_powers:
            other = next(side for side in range(len(board.sides)) if side != board.side[holder])
            aligned.setdefault(space, other)
    state.aligned = dict(sorted(aligned.items()))


# -- how wars begin ------------------------------------------------------------------------------------


def begin_war(war: War, by: int, against: tuple[int, ...], reason: str) -> None:
    """Put ``by`` at war with each of ``against``; what is at war already stays so. [P40-POL-24]"""
    state, owners = war.state, war.board.owner_ids
    for other in against:
        if not state.war[by] >> other & 1:
            state.war[by] |= 1 << other
            state.war[other] |= 1 << by
            war.emit(WarDeclared(by=owners[by], on=owners[other], reason=reason))


def japan_at_war_with_all(war: War, reason: str) -> None:
    """War between Japan and every Allied power at once, the United States included.

    Whoever began an earlier war, a Japanese act against British, Dutch, ANZAC or American targets has this
    effect. [P40-POL-04, P40-POL-16, P40-POL-33]
    """
    begin_war(war, JAPAN, (USA, CHINA, UK, ANZAC), reason)


def commonwealth_at_war(war: War, by: int, reason: str) -> None:
    """War of the United Kingdom and ANZAC together; the United States stay out of it.

    [P40-POL-09, P40-POL-12, P40-POL-22, P40-ERR-04]
    """
    begin_war(war, by, (JAPAN,), reason)
    for other in COMMONWEALTH:
        begin_war(war, other, (JAPAN,), f"with {the(war.seat(by))}")


def declare(war: War, power: int, targets: tuple[int, ...]) -> None:
    """Carry out a declaration of war at the start of a Combat Move phase.

    All moves of the phase are then checked under war conditions; nothing takes the declaration back
    [P40-POL-26, P40-POL-34]. Zones that became hostile by it are noted, because ships may still load there
    in this phase [P40-TRN-31].
    """
    before = zone_masks(war, power)[0]
    if power == JAPAN and not errata(war):
        japan_at_war_with_all(war, "declared by Japan")
    elif power == JAPAN:
        # while they are at peace nothing they did can have provoked it [P40-ERR-06]
        if any(target in COMMONWEALTH for target in targets):
            war.state.flags = {**war.state.flags, "us_provoked": 1}
        begin_war(war, JAPAN, targets, "declared by Japan")
    elif power in COMMONWEALTH:
        commonwealth_at_war(war, power, f"declared by {the(war.seat(power))}")
    else:
        begin_war(war, power, (JAPAN,), f"declared by {the(war.seat(power))}")
    after = zone_masks(war, power)[0]
    war.state.new_hostile_zones = including(war.state.new_hostile_zones, *bits(after & ~before))


def us_third_turn(war: War) -> None:
    """The American declaration in the Collect Income phase of the third American turn.

    Rulebook: automatic, and it makes only the United States and Japan enemies [P40-POL-17, P40-POL-27]
    unless the switch brings the Commonwealth in too [P40-OPT-06]; the attack itself waits for the next
    Combat Move phase [P40-POL-19]. Errata: the United States are asked [P40-ERR-07].
    """
    turn = data().tables.politics.us_turn
    if not peaceful(war, USA) or war.state.turns[USA] < turn:
        return
    if errata(war):
        if war.state.turns[USA] == turn:
            war.state.frames.append(Declare(power=USA, income=True))
        return
    begin_war(war, USA, (JAPAN,), "the third American turn")
    if war.state.options.get("us_declaration_brings_commonwealth"):
        commonwealth_at_war(war, UK, "the American declaration")


def entered(war: War, space: int, power: int) -> None:
    """An act of war: a British or ANZAC unit moves into or over originally Chinese land.

    In combat and in noncombat movement alike, and flying over is moving in
    [P40-POL-11, P40-POL-20, P40-POL-31, P40-CHN-15].
    """
    if power in COMMONWEALTH and war.board.chinese_mask >> space & 1 and peaceful(war, power):
        commonwealth_at_war(war, power, f"units of {the(war.seat(power))} enter {the(war.name(space))}")


def provoking_mask(war: War, power: int) -> int:
    """Spaces ``power`` cannot enter without starting a war: China, for the Commonwealth. [P40-POL-11]"""
    if power in COMMONWEALTH and peaceful(war, power) and not errata(war):
        return war.board.chinese_mask
    return 0


def may_disrupt(war: War, raider: int, victim: int) -> bool:
    """Whether ``raider`` may declare a convoy disruption against ``victim``. [P40-CNV-03]

    Enemies may. Under the rulebook the Commonwealth may begin its war that way [P40-POL-10], so may Japan
    unless the switch forbids it [P40-POL-29, P40-OPT-09]; the United States may not [P40-POL-14]. Under the
    errata there must be a war already [P40-ERR-12].
    """
    if war.board.side[raider] == war.board.side[victim]:
        return False
    if at_war(war, raider, victim):
        return True
    if errata(war) or raider == USA:
        return False
    return raider in COMMONWEALTH or bool(war.state.options.get("japan_peace_convoy_raid", True))


def disrupted(war: War, raider: int, victim: int) -> None:
    """The war a convoy disruption begins or widens. [P40-POL-10, P40-POL-29]

    A Japanese raid on any Western power is an attack: as long as one Ally is at peace it means war with
    all, also when victim and raider were enemies before. With the switch off it widens nothing. [P40-OPT-09]
    """
    if errata(war):
        return
    if raider == JAPAN and WESTERN >> victim & 1 and war.state.options.get("japan_peace_convoy_raid", True):
        japan_at_war_with_all(war, f"Japan disrupts convoys of {the(war.seat(victim))}")
    elif raider in COMMONWEALTH and victim == JAPAN:
        commonwealth_at_war(war, raider, f"{the(war.seat(raider))} disrupts Japanese convoys")


# -- attacks -------------------------------------------------------------------------------------------


def owners_in(war: War, space: int) -> int:
    """The set of powers with units of their own in a space, cargo and aircraft aboard included."""
    found = 0
    for piece in war.state.units[space]:
        seen = look(piece)
        found |= 1 << seen.owner
        for item in seen.aboard:
            found |= 1 << item.owner
    return found


def no_attack(war: War, space: int, power: int) -> Refusal | None:
    """Why a power may not attack what is in a space; None if politics allow it. [P40-POL-23]

    Neutral Mongolia may be attacked by anybody, and that starts no war between powers. [P40-POL-25]
    """
    if power == JAPAN:
        if total_war(war):
            return None
        return _japan_errata(war, space) if errata(war) else _japan_rulebook(war, space)
    return _allied_attack(war, space, power)


def _japan_rulebook(war: War, space: int) -> Refusal | None:
    """Targets of Japan while it is not at war with every Ally.

    China is free to it [P40-POL-02], French land too as long as no Ally is in it [P40-POL-03], and taking it
    is no provocation [P40-POL-32]. Everything British, Dutch, ANZAC or American needs the declaration first,
    which may come in the very first turn [see P40-POL-05] and is needed against the Commonwealth even if that
    began the war.
    """
    board, holder, name = war.board, war.state.control[space], war.name(space)
    western = owners_in(war, space) & WESTERN
    if board.french_mask >> space & 1 and holder >= board.n_powers:  # New Hebrides too [P40-POL-28]
        if not western:
            return None
        return illegal("P40-POL-03", "Japan may enter French land freely only while no Ally is in it", name)
    held = not board.sea[space] and (
        WESTERN >> holder & 1 or (board.dutch_mask >> space & 1 and holder != JAPAN)
    )
    if western or held:  # [P40-POL-04, P40-POL-33]
        return illegal("P40-POL-26", "Japan must declare war on all Allied powers before this attack", name)
    return None


def _japan_errata(war: War, space: int) -> Refusal | None:
    """The same under the errata: Japan picks its enemies one by one. [P40-ERR-01]

    Dutch land only at war with the Commonwealth [P40-ERR-02], French land at any time [P40-ERR-03] but not
    past units of a power at peace [P40-ERR-12]. At sea units of powers at peace are ignored [P40-ERR-10].
    """
    board, holder, name = war.board, war.state.control[space], war.name(space)
    enemies = war.state.war[JAPAN]
    peace = EVERY_ALLY & ~enemies
    present = owners_in(war, space)
    if board.sea[space]:
        if present & peace and not present & enemies:
            return illegal("P40-ERR-12", "Japan is at peace with the powers in this zone", name)
        return None
    if peace >> holder & 1:
        return illegal("P40-ERR-12", "Japan is at peace with the controller of this territory", name)
    if holder >= board.n_powers:
        if board.dutch_mask >> space & 1 and not enemies >> UK & 1:
            return illegal("P40-ERR-02", "Japan must be at war with the United Kingdom and ANZAC", name)
        if present & peace:
            return illegal("P40-ERR-12", "units of a power at peace with Japan are in this territory", name)
    return None


def _allied_attack(war: War, space: int, power: int) -> Refusal | None:
    """Allies never attack each other [P40-GEN-12], nor Japan before they are at war with it.

    The United States cannot begin that war [P40-POL-13]; the Commonwealth announces it at the start of the
    phase [P40-POL-34] or, under the errata, declares it there [P40-ERR-04, P40-ERR-12].
    """
    board, holder, name = war.board, war.state.control[space], war.name(space)
    if not board.sea[space]:
        if holder < board.n_powers and board.friends[power] >> holder & 1:
            return illegal("P40-GEN-12", "an Allied power never attacks another one", name)
        if (board.dutch_mask | board.french_mask) >> space & 1 and holder >= board.n_powers:
            return illegal("P40-MAP-26", "Dutch and French land is never hostile to the Allies", name)
    if not peaceful(war, power):
        return None
    if holder != JAPAN and not owners_in(war, space) >> JAPAN & 1:
        return None
    if errata(war):
        return illegal("P40-ERR-12", f"{the(war.seat(power))} is at peace with Japan", name)
    if power == USA:
        return illegal("P40-POL-13", "the United States may not attack Japan before they are at war", name)
    return illegal(
        "P40-POL-34", f"{the(war.seat(power))} must go to war at the start of the phase first", name
    )


# -- where units may be --------------------------------------------------------------------------------


def friendly_unheld(war: War, space: int, power: int) -> bool:
    """Whether land that no playing power controls is friendly. [P40-MAP-04]

    Dutch and French land is, to the Commonwealth at any time and to the United States once at war
    [P40-MAP-26, P40-POL-08, P40-ERR-09]; so is a violated neutral to the side it joined, as long as nobody
    has conquered it [P40-MAP-13, P40-MAP-27].
    """
    board = war.board
    if (board.dutch_mask | board.french_mask) >> space & 1:
        return power in COMMONWEALTH or (power == USA and not peaceful(war, USA))
    return war.state.aligned.get(space, -1) == board.side[power]


def hostile_unheld(war: War, space: int, power: int) -> bool:
    """Whether land that no playing power controls may be attacked. [P40-MAP-04]

    Dutch and French land by Japan only [P40-MAP-26]; neutral land by anybody, and once violated by the side
    it did not join [P40-MAP-08, P40-MAP-11].
    """
    board = war.board
    if (board.dutch_mask | board.french_mask) >> space & 1:
        return power == JAPAN
    if board.neutral_mask >> space & 1:
        return war.state.aligned.get(space, -1) != board.side[power]
    return False


def china_closed(war: War, power: int) -> str:
    """The clause that closes China to a power at peace, or an empty string. [P40-POL-15, P40-ERR-05]"""
    if power == USA and peaceful(war, USA):
        return "P40-POL-15"
    if power in COMMONWEALTH and errata(war) and peaceful(war, power):
        return "P40-ERR-05"
    return ""


def foreign_clause(war: War, space: int, power: int) -> str:
    """The clause that keeps a power's units off land at peace; empty if nothing does. Flying over is free.

    Land of the other side is closed in peace [P40-POL-31], Dutch and French land to the United States at
    peace [P40-POL-30, P40-ERR-09, P40-MAP-26]; with their friends' land Americans at peace do as they like
    under the rulebook [P40-POL-30], while the errata part them and the Commonwealth [P40-ERR-11].
    """
    board, holder = war.board, war.state.control[space]
    if holder >= board.n_powers:
        if power != USA or not peaceful(war, USA) or not (board.dutch_mask | board.french_mask) >> space & 1:
            return ""
        if not errata(war):
            return "P40-POL-30"
        return "P40-ERR-09" if board.dutch_mask >> space & 1 else "P40-MAP-26"
    if board.side[holder] != board.side[power]:
        return "" if at_war(war, power, holder) else "P40-POL-31"
    return "" if shares(war, power, holder) and shares(war, holder, power) else "P40-ERR-11"


def shares(war: War, user: int, owner: int) -> bool:
    """Whether a power may use a friend's ships and bases now. [P40-GEN-11, P40-POL-30]

    Under the errata Americans at peace may not use British or ANZAC ones. [P40-ERR-11]
    """
    return not (user == USA and owner in COMMONWEALTH and errata(war) and peaceful(war, USA))


def foreign_mask(war: War, power: int) -> int:
    """All land ``foreign_clause`` closes; empty, at once, when the power has no peace left to keep."""
    state, board = war.state, war.board
    enemies = EVERY_ALLY if power == JAPAN else 1 << JAPAN
    if state.war[power] & enemies == enemies and not (errata(war) and peaceful(war, USA)):
        return 0
    return mask_of(space for space in bits(board.land_mask) if foreign_clause(war, space, power))


def take_over(war: War, space: int, power: int, kind: int) -> None:
    """British and ANZAC land units take Dutch or French land that nobody controls by moving in.

    The first power to enter gets it; guns and aircraft take nothing, Americans and Chinese never do
    [P40-NCM-21]. It is possible in peace and in war and provokes nobody [P40-POL-06, P40-POL-07,
    P40-POL-08]. Under the errata only Dutch land can be taken so. Nothing is captured: aircraft may land
    there in the same turn [see P40-NCM-22].
    """
    state, board = war.state, war.board
    holder = state.control[space]
    # New Hebrides too [P40-POL-28]; by the errata no French land, and nothing for Americans [P40-ERR-08,
    # P40-ERR-09]
    open_land = board.dutch_mask if errata(war) else board.dutch_mask | board.french_mask
    if power not in COMMONWEALTH or holder < board.n_powers or not open_land >> space & 1:
        return
    if not board.kinds[kind].captures:
        return
    state.control[space] = power
    owners = board.owner_ids
    war.emit(Captured(space=war.name(space), by=owners[power], to=owners[power], before=owners[holder]))


# -- the declaration itself ----------------------------------------------------------------------------


def choices(war: War, power: int, *, income: bool) -> tuple[tuple[int, ...], ...]:
    """The sets of powers ``power`` may declare war on now, in a fixed order.

    Rulebook: Japan on everybody it is at peace with, the Commonwealth on Japan, the United States never.
    Errata: Japan on the United States, on the Commonwealth, or on both; the Commonwealth on Japan; the United
    States after an unprovoked attack on the Commonwealth, in the income phase of their third turn, or in any
    Combat Move phase after that.
    """
    if power == JAPAN:
        if total_war(war):
            return ()
        groups = [group for group in ((USA,), COMMONWEALTH) if peaceful(war, group[0])]
        if not errata(war):  # [P40-POL-05, P40-POL-26]
            return (tuple(target for group in groups for target in group),)
        # [P40-ERR-01]
        return (*groups, (USA, *COMMONWEALTH)) if len(groups) == 2 else tuple(groups)
    if power == CHINA or not peaceful(war, power):
        return ()
    if power in COMMONWEALTH:  # [P40-POL-34, P40-ERR-04]
        return ((JAPAN,),)
    # never by the rulebook [P40-POL-13]; by the errata [P40-ERR-06, P40-ERR-07]
    turn = data().tables.politics.us_turn
    allowed = errata(war) and (income or war.state.flags["us_provoked"] or war.state.turns[USA] > turn)
    return ((JAPAN,),) if allowed else ()


def no_declaration(war: War, power: int) -> Refusal:
    """Why a power cannot declare war where it is not asked to.

    War is declared at the start of a Combat Move phase, by the United States not at all under the rulebook,
    and never twice.
    """
    name = war.seat(power)
    if total_war(war) if power == JAPAN else not peaceful(war, power):
        return illegal("P40-POL-24", f"{the(name)} is at war with all its enemies already", name)
    if power == USA and not errata(war):
        return illegal("P40-POL-13", "the United States do not begin the war; they answer an attack", name)
    if power == USA:
        return illegal("P40-ERR-06", "the United States declare war only after an unprovoked attack", name)
    if power == JAPAN:
        clause = "P40-ERR-01" if errata(war) else "P40-POL-26"
    else:
        clause = "P40-ERR-04" if errata(war) else "P40-POL-34"
    return illegal(clause, "war is declared at the start of your own Combat Move phase", name)


def declaration(war: War, power: int, targets: tuple[int, ...]) -> Action:
    """The action of a declaration; under the rulebook Japan's is always against all."""
    if power == JAPAN and not errata(war):
        return act("declare", "all")
    return act("declare", *(war.seat(target) for target in targets))


class DeclareStep(Step[War, Declare]):
    """A declaration of war, asked of a power that could make one. [P40-POL-26, P40-POL-34]"""

    def seats(self, war: War, frame: Declare) -> tuple[str, ...]:
        """The power, if there is anybody it may declare war on."""
        return (war.seat(frame.power),) if choices(war, frame.power, income=frame.income) else ()

    def run(self, war: War, frame: Declare) -> None:
        """Nothing to decide."""
        war.state.frames.pop()

    def legal(self, war: War, frame: Declare, seat: str) -> list[Action]:
        """Every declaration the power may make, and none."""
        found = choices(war, frame.power, income=frame.income)
        answers = [declaration(war, frame.power, targets) for targets in found]
        return answers if _cornered(war, frame) else [*answers, act("pass")]

    def do(self, war: War, frame: Declare, seat: str, action: Action) -> None:
        """Declare war, or let it be."""
        war.state.frames.pop()
        if action.verb == "declare":
            for targets in choices(war, frame.power, income=frame.income):
                if declaration(war, frame.power, targets) == action:
                    declare(war, frame.power, targets)
                    break

    def why_not(self, war: War, frame: Declare, seat: str, action: Action) -> Refusal | None:
        """The rule against some other declaration, or against none."""
        if action.verb == "pass" and (zones := _cornered(war, frame)):
            where = listed(map(war.name, bits(zones)))
            text = f"your ships in {where} cannot get away from the enemy warships there, so they must fight"
            return illegal("P40-HSZ-02", f"{text}: declare war")
        if action.verb != "declare":
            return None
        known = ("all", *war.board.owner_ids[: war.board.n_powers])
        if any(word not in known for word in action.args):
            return malformed(f"war is declared on {quoted(known)}; found {typed(action)}")
        if frame.power != JAPAN:
            return illegal("P40-GEN-12", "an Allied power can only declare war on Japan")
        if not errata(war):
            return illegal("P40-POL-26", "Japan declares war on all Allied powers or on none: 'declare all'")
        whom = f"{the('usa')}, on {listed(('uk', 'anzac'))}, or on all three"
        return illegal("P40-ERR-04", f"while at peace Japan declares war on {whom}")

    def prompt(self, war: War, frame: Declare, seat: str) -> str:
        """What to decide, and who has to leave if nothing is declared."""
        if frame.power != JAPAN:
            return "Declare war on Japan, or pass."
        shared = 0 if frame.income else trespassed(war, frame.power)
        leave = f"; without it your ships must leave {listed(map(war.name, bits(shared)))}" if shared else ""
        return f"Declare war before your combat moves, or pass{leave}."


def _cornered(war: War, frame: Declare) -> int:
    """Zones whose enemy warships the power must fight, because its ships there have no way out.

    To lie beside enemies means to fight or to leave, so war is declared. [P40-HSZ-02, P40-HSZ-05, P40-HSZ-09]
    """
    shared = 0 if frame.income else trespassed(war, frame.power)
    hostile = zone_masks(war, frame.power)[0] if shared else 0
    return mask_of(zone for zone in bits(shared) if not war.board.sea_near_mask[zone] & ~hostile)
