"""The Anniversary Edition in the family: each question of the engine, handed to the file that knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from flagplot.games.axis_allies import china as chinese
from flagplot.games.axis_allies.anniversary import (
    china,
    objectives,
    positions,
    research,
    rockets,
    setup,
    sharing,
    technologies,
    turns,
)
from flagplot.games.axis_allies.anniversary.frames import Auction, Grant, Research, WhoFirst
from flagplot.games.axis_allies.anniversary.loader import data
from flagplot.games.axis_allies.anniversary.options import META
from flagplot.games.axis_allies.anniversary.powers import CHINA, PLAYERS, USA
from flagplot.games.axis_allies.anniversary.state import AnniversaryState
from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.edition import Edition
from flagplot.games.axis_allies.moves import paratroopers
from flagplot.games.axis_allies.status import enemy_destroyer
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

if TYPE_CHECKING:
    from flagplot.games.axis_allies.bots.doctrine import Doctrine
    from flagplot.games.axis_allies.play import War
    from flagplot.games.axis_allies.state import WarState


class Anniversary(Edition):
    """Axis & Allies Anniversary Edition, with the set-ups of 1941 and 1942."""

    id = META.id
    state_type = AnniversaryState
    phases = turns.PHASES  # [A50-SEQ-04]
    frames = {"research": Research, turns.WHO_FIRST: WhoFirst}
    openings = {"auction": Auction, "grant": Grant}
    without = ("fire", "sink", "scramble", "bomb", "disrupt", "spare")
    roles = (*Edition.roles, *paratroopers.ROLES)  # [A50-TEC-16]
    position_keys = ("technologies", "researchers")

    def names(self) -> Mapping[str, str]:
        """The technologies."""
        return {one.id: one.name for one in data().technologies}

    def board(self, state: WarState) -> Board:
        """The board as the active power has it. [A50-RND-11, A50-CAN-02]"""
        return setup.board_for(state)

    def new_state(
        self, scenario: str, options: dict[str, Any], persons: Mapping[str, int] | None = None
    ) -> WarState:
        """The opening position. [A50-SET-08]"""
        return setup.new_state(scenario, options, persons)

    def cite(self, rule: str) -> str:
        """The clause of this rulebook for a clause of the engine."""
        return data().cites.get(rule, rule)

    # -- sequence of play -----------------------------------------------------------------------------

    def turn_takers(self, board: Board) -> tuple[int, ...]:
        """Six powers; China acts in the American turn. [A50-SEQ-01, A50-SEQ-02, A50-SEQ-03, A50-CHN-02]"""
        return tuple(range(PLAYERS))

    def agenda(self, war: War, power: int) -> tuple[tuple[str, int], ...]:
        """Seven phases, some of them twice in the American turn. [A50-SEQ-04, A50-CHN-03]"""
        return turns.agenda(war, power)

    def entry(self, war: War, power: int, phase: str) -> tuple[int, int]:
        """China's phases are in the American turn. [A50-CHN-02]"""
        return turns.entry(war, power, phase)

    def skips(self, war: War, power: int, phase: str) -> bool:
        """Research is an optional rule [A50-SET-16, A50-OPT-01]; without units China has nothing to do."""
        if phase == "research":
            return not war.state.options["research"]
        fights = phase == turns.WHO_FIRST or (power == CHINA and phase in turns.FIGHT)
        return fights and turns.idle(war)

    def phase_begins(self, war: War, power: int, phase: str) -> None:
        """Chinese infantry are counted with the American purchases, also while Washington is lost.

        [A50-CHN-07, A50-CHN-26, A50-CHN-25] Friends are asked to share anew [A50-OPT-08].
        """
        if power == USA and phase == "purchase":
            china.recruit(war)
        elif phase == "combat_move":
            sharing.forget(war, power)
        elif power in (USA, CHINA) and phase == "noncombat_move":
            turns.open_common_phase(war, power)

    # -- positions --------------------------------------------------------------------------------------

    def flag_names(self, war: War) -> tuple[str, ...]:
        """Also the answers of friends in this turn. [A50-OPT-08]"""
        return (*war.state.flags, *sharing.flag_names(war))

    def read_extras(self, war: War, doc: Mapping[str, Any]) -> None:
        """Technologies by name and researchers by number, for each power. [A50-GEN-07]"""
        state, seats = war.state, war.board.owner_ids[:CHINA]
        for key in self.position_keys:
            if not isinstance(doc.get(key, {}), dict):
                raise BadInputError(f"{key} of a position: powers expected, found {doc[key]!r}")
            for seat in doc.get(key, {}):
                if seat not in seats:
                    raise BadInputError(f"{key}: one of {', '.join(seats)} expected, found {seat!r}")
        for seat, names in doc.get("technologies", {}).items():
            number = technologies.number(names, f"technologies of {seat}")
            state.flags = {**state.flags, technologies.flag(seat): number}
        for seat, count in doc.get("researchers", {}).items():
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 999:
                raise BadInputError(f"researchers of {seat}: 0 to 999 expected, found {count!r}")
            state.flags = {**state.flags, research.flag(seat): count}
        war.refresh()

    def check_position(self, war: War) -> None:
        """Refuse what no play could lead to. [A50-MAP-10, A50-CHN-14]"""
        positions.check(war)

    def write_extras(self, war: War) -> dict[str, Any]:
        """Technologies and researchers where there are any; the other flags as they are."""
        flags, seats = dict(war.state.flags), war.board.owner_ids[:CHINA]
        tech = {seat: flags.pop(technologies.flag(seat), 0) for seat in seats}
        tokens = {seat: flags.pop(research.flag(seat), 0) for seat in seats}
        return {
            "flags": flags,
            "technologies": {
                seat: [one.id for one in technologies.listed(number)]
                for seat, number in tech.items()
                if number
            },
            "researchers": {seat: count for seat, count in tokens.items() if count},
        }

    # -- politics ---------------------------------------------------------------------------------------

    judges_unheld = False  # [A50-MAP-10]

    def friendly_unheld(self, war: War, space: int, power: int) -> bool:
        """Neutral land is nobody's friend. [A50-MAP-10]"""
        return False

    def hostile_unheld(self, war: War, space: int, power: int) -> bool:
        """Neutral land cannot be attacked. [A50-MAP-10]"""
        return False

    def no_attack(self, war: War, space: int, power: int) -> Refusal | None:
        """Both sides are at war throughout; only friends cannot be attacked, and neutrals. [A50-MAP-10]"""
        board, name = war.board, war.name(space)
        if board.closed_mask >> space & 1:
            return illegal("A50-MAP-10", f"{the(name)} is neutral and impassable", name)
        if not board.sea[space] and board.friends[power] >> war.state.control[space] & 1:
            return illegal("A50-MAP-13", f"{the(name)} is friendly", name)
        return None

    def no_entry(self, war: War, space: int, power: int, kind: int, *, flying: bool) -> Refusal | None:
        """Why a unit may not be in, or over, a space at all.

        Neutral land is closed to everybody, aircraft included [A50-MAP-10, A50-MAP-19]; land units stay on
        land and ships at sea [A50-MAP-15]; Chinese units stay in their area [A50-CHN-14, A50-CHN-22].
        """
        board, name = war.board, war.name(space)
        if board.closed_mask >> space & 1:
            return illegal("A50-MAP-10", f"{the(name)} is neutral and impassable", name)
        if board.kinds[kind].sea and not board.sea[space]:
            return illegal("A50-MAP-15", "ships stay in sea zones", name)
        if power == CHINA:
            return chinese.outside(war, space, kind)
        return None if flying else sharing.no_entry(war, space, power)

    def closed_mask(self, war: War, power: int, *, chinese_area: bool, flying: bool) -> int:
        """All spaces ``no_entry`` refuses to land and air units of a power, as one number."""
        board = war.board
        if chinese_area or power == CHINA:
            return chinese.closed_mask(board)
        return board.closed_mask if flying else board.closed_mask | sharing.closed(war, power)

    def entered(self, war: War, space: int, power: int) -> None:
        """Movement has no political consequences."""
        return

    def entered_peacefully(self, war: War, space: int, power: int, kind: int) -> None:
        """Nothing changes hands in noncombat movement."""
        return

    # -- movement ---------------------------------------------------------------------------------------

    blitz_opens_the_way = True  # [A50-BLZ-03, A50-BLZ-07]
    submarines_interdict = False  # [A50-SUB-05]
    lone_aircraft_hunt = False  # [A50-CMV-10]
    warships_may_return = False  # [A50-HSZ-13]
    submarines_lurk = True  # [A50-HSZ-11]
    landing_ends_moves = True  # [A50-NCM-10, A50-CAR-10]

    def may_lurk(self, war: War, zone: int, power: int) -> bool:
        """Only destroyers flush submarines out, and with a switch not even they. [A50-HSZ-11, A50-OPT-07]"""
        return war.state.options["subs_sharing_with_destroyer"] == "may_stay" or not enemy_destroyer(
            war, zone, power
        )

    def may_share(self, war: War, power: int, owner: int) -> bool:
        """Friends share their ships, or are asked. [A50-MAP-20, A50-OPT-08]"""
        return sharing.agreed(war, power, owner)

    def unshared(self, war: War, power: int, owner: int) -> Refusal:
        """A friend can be asked, once a turn. [A50-OPT-08]"""
        return sharing.unshared(war, power, owner)

    def requests(self, war: War, power: int) -> list[Action]:
        """Friends who can be asked to share. [A50-OPT-08]"""
        return sharing.requests(war, power)

    def request(self, war: War, power: int, action: Action) -> None:
        """Ask a friend to share. [A50-OPT-08]"""
        sharing.request(war, power, action)

    def no_request(self, war: War, power: int, action: Action) -> Refusal | None:
        """Why a friend cannot be asked. [A50-OPT-08]"""
        return sharing.no_request(war, power, action)

    # -- combat -----------------------------------------------------------------------------------------

    damage_lasts = False  # [A50-CBT-21]
    divers_decide_together = False  # [A50-SUB-12, A50-SUB-14]
    sinks_at_once = True  # [A50-NAV-23]
    transports_linger = False  # [A50-NAV-25]
    powers_throw_apart = True  # [A50-MNF-07]
    largest_proposes = True  # [A50-MNF-10]
    guns_name_aircraft = True  # [A50-AAG-05]
    guns_meet_raids = True  # [A50-SBR-02]
    bombardment_hits_aircraft = False  # [A50-AMP-12]
    must_land = False  # [A50-AMP-29]
    only_warships_hold_zones = True  # [A50-AMP-15]

    def before_raids(self, war: War, power: int) -> None:
        """Rockets fly in the same step. [A50-TEC-10, A50-CBT-01]"""
        rockets.begin(war, power)

    def missing(self, war: War, power: int, action: Action) -> Refusal | None:
        """The technology, a target or the money. [A50-TEC-10, A50-RND-01, A50-RND-03]"""
        if action.verb == "launch":
            return rockets.none_now(war, power)
        return research.none_now(war, power) if action.verb == "research" else None

    def gun_hits_on(self, war: War, owner: int) -> int:
        """A 1, with Radar also a 2. [A50-AAG-04, A50-TEC-33]"""
        return technologies.gun_hits_on(war, owner)

    def defenseless(self, war: War, hunters: tuple[bool, bool], guard: tuple[bool, bool]) -> bool:
        """Transports guarded by submarines alone are lost to aircraft alone.

        As printed that takes submarines that have submerged, and so are not on the strip. [A50-NAV-21]
        """
        alone = hunters == (True, False) and guard == (False, True)
        return alone and bool(war.state.options["official_errata_2009"])

    # -- economy and capture ----------------------------------------------------------------------------

    keeps_unplaced = True
    unpaid = ("china",)

    def may_buy(self, war: War, power: int, item: int) -> Refusal | None:
        """Everything is for sale, except to China. [A50-GEN-06, A50-GEN-13, A50-CHN-06]"""
        return china.may_buy(war, item) if power == CHINA else None

    def repair_cost(self, war: War, power: int) -> int:
        """One IPC a marker, or half of it. [A50-TEC-24]"""
        return technologies.repair_cost(war, power)

    def repaired(self, war: War, power: int) -> None:
        """Every second marker is free. [A50-TEC-24]"""
        technologies.repaired(war, power)

    def after_purchase(self, war: War, power: int) -> None:
        """Half a repair is not kept. [A50-TEC-24]"""
        technologies.forget_half(war)

    def extra_output(self, war: War, space: int) -> int:
        """Increased Factory Production. [A50-TEC-22]"""
        return technologies.extra_output(war, space)

    def new_controller(self, war: War, space: int, captor: int) -> int:
        """Liberation and conquest, with Kwangtung next to China. [A50-CHN-19]"""
        return chinese.new_controller(war, space, captor)

    def after_capture(self, war: War, space: int, captor: int, loser: int) -> None:
        """Nothing else follows."""
        return

    def placement(self, war: War, power: int) -> int | None:
        """China needs no complex. [A50-CHN-10]"""
        return chinese.placement(war) if power == CHINA else None

    def placement_room(self, war: War, space: int, used: int) -> int:
        """Not where three Chinese units are. [A50-CHN-10]"""
        return china.placement_room(war, space, used)

    def bonus(self, war: War, power: int) -> list[tuple[str, int]]:
        """National objectives. [A50-INC-05]"""
        return objectives.bonus(war, power)

    def further_income(self, war: War, power: int) -> None:
        """War Bonds. [A50-TEC-25]"""
        technologies.sell_bonds(war, power)

    # -- views ------------------------------------------------------------------------------------------

    def power_facts(self, war: War, power: int) -> dict[str, Any]:
        """Technologies and researchers. [A50-GEN-07]"""
        return research.facts(war, power)

    # -- victory ----------------------------------------------------------------------------------------

    def cities_to_win(self, war: War) -> Mapping[str, int]:
        """Either side needs as many cities as were agreed on, and nothing else ends the game.

        [A50-VIC-01, A50-VIC-02, A50-VIC-03, A50-VIC-09]
        """
        needed: int = war.state.options["victory"]
        return dict.fromkeys(war.board.sides, needed)

    # -- bots -----------------------------------------------------------------------------------------

    def doctrine(self) -> Doctrine:
        """The weights of this edition."""
        from flagplot.games.axis_allies.anniversary.bots import DOCTRINE

        return DOCTRINE
