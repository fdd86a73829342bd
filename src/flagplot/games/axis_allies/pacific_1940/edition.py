"""Pacific 1940 as an edition of the family: each question of the engine, handed to the file that knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from flagplot.games.axis_allies import china as chinese
from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.edition import Edition
from flagplot.games.axis_allies.events import Announced
from flagplot.games.axis_allies.pacific_1940 import china, kamikaze, politics, positions, setup
from flagplot.games.axis_allies.pacific_1940 import objectives as goals
from flagplot.games.axis_allies.pacific_1940.frames import Declare
from flagplot.games.axis_allies.pacific_1940.loader import data
from flagplot.games.axis_allies.pacific_1940.options import META
from flagplot.games.axis_allies.pacific_1940.powers import CHINA, JAPAN, USA
from flagplot.games.axis_allies.pacific_1940.state import PacificState
from flagplot.games.axis_allies.turn import sequence
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

if TYPE_CHECKING:
    from flagplot.games.axis_allies.bots.doctrine import Doctrine
    from flagplot.games.axis_allies.play import War
    from flagplot.games.axis_allies.state import WarState


class Pacific1940(Edition):
    """Axis & Allies Pacific 1940, first edition."""

    id = META.id
    state_type = PacificState
    phases = sequence.PHASES  # [P40-SEQ-03]
    frames = {"declare": Declare}
    last_stands = ("japan",)  # the Allies need Japan itself [P40-VIC-02]

    def board(self, state: WarState) -> Board:
        """The board with its switches applied. [P40-OPT-03, P40-OPT-07]"""
        return setup.board_for(state.options)

    def new_state(
        self, scenario: str, options: dict[str, Any], persons: Mapping[str, int] | None = None
    ) -> WarState:
        """The opening position. [P40-SET-01]"""
        return setup.new_state(scenario, options, persons)

    def complete(self, war: War) -> None:
        """The wars and violated neutrals that follow from what a position says. [P40-POL-01, P40-POL-22]"""
        politics.complete(war)

    def check_position(self, war: War) -> None:
        """Refuse what no play could lead to. [P40-MAP-19, P40-CHN-07]"""
        positions.check(war)

    def cities_to_win(self, war: War) -> Mapping[str, int]:
        """Japan needs six. [P40-VIC-01]"""
        return {"axis": data().tables.victory.japanese_cities}

    # -- politics ---------------------------------------------------------------------------------

    def friendly_unheld(self, war: War, space: int, power: int) -> bool:
        """Dutch, French and formerly neutral land. [P40-MAP-26, P40-MAP-27]"""
        return politics.friendly_unheld(war, space, power)

    def hostile_unheld(self, war: War, space: int, power: int) -> bool:
        """Dutch and French land to Japan, neutrals to all but the side they joined. [P40-MAP-04]"""
        return politics.hostile_unheld(war, space, power)

    def no_attack(self, war: War, space: int, power: int) -> Refusal | None:
        """Peace, and attacks on friends. [P40-POL-23, P40-GEN-12]"""
        return politics.no_attack(war, space, power)

    def no_entry(self, war: War, space: int, power: int, kind: int, *, flying: bool) -> Refusal | None:
        """Why a unit may not be in, or over, a space at all.

        Soviet land is closed to everybody, the Himalayas too, aircraft included; ships stay at sea; Chinese
        units stay in their area; China is closed to Americans, even in flight, before they are at war, and
        under the errata to the Commonwealth; nobody sets foot on foreign land in peace.
        """
        board, name = war.board, war.name(space)
        if board.closed_mask >> space & 1:
            if board.spaces[space].status == "impassable":
                return illegal("P40-MAP-24", "the Himalayas are impassable", name)
            return illegal("P40-MAP-19", "Soviet land is closed to all units", name)
        if board.kinds[kind].sea and not board.sea[space]:
            return illegal("P40-MAP-22", "ships stay in sea zones", name)
        if power == CHINA:  # [see P40-CHN-07, P40-CHN-13]
            return chinese.outside(war, space, kind)
        if board.chinese_mask >> space & 1:
            clause = politics.china_closed(war, power)  # [P40-POL-15, P40-POL-20, P40-ERR-05]
            if clause:
                return illegal(
                    clause, f"{the(war.seat(power))} may not enter China before it is at war", name
                )
        if not flying and not board.sea[space]:
            clause = politics.foreign_clause(war, space, power)  # [P40-POL-31]
            if clause:
                return illegal(clause, f"{the(war.seat(power))} may not move into {the(name)} in peace", name)
        return None

    def closed_mask(self, war: War, power: int, *, chinese_area: bool, flying: bool) -> int:
        """All spaces ``no_entry`` refuses to land and air units of a power, as one number."""
        board = war.board
        if chinese_area or power == CHINA:
            return chinese.closed_mask(board)
        closed = board.closed_mask
        if politics.china_closed(war, power):
            closed |= board.chinese_mask
        return closed if flying else closed | politics.foreign_mask(war, power)

    def no_declaration(self, war: War, power: int) -> Refusal:
        """Wars are declared in their own time. [P40-POL-26, P40-POL-34]"""
        return politics.no_declaration(war, power)

    def entered(self, war: War, space: int, power: int) -> None:
        """Acts of war by movement. [P40-POL-11]"""
        politics.entered(war, space, power)

    def entered_peacefully(self, war: War, space: int, power: int, kind: int) -> None:
        """Take-over of Dutch and French land. [P40-NCM-21]"""
        politics.take_over(war, space, power, kind)

    def provoking_mask(self, war: War, power: int) -> int:
        """China, for the Commonwealth at peace. [P40-POL-11]"""
        return politics.provoking_mask(war, power)

    def may_share(self, war: War, power: int, owner: int) -> bool:
        """Friends share their ships if the table has agreed to, or if one person runs both powers.

        Americans at peace under the errata do not. [P40-GEN-11, P40-ERR-11]
        """
        persons = war.state.persons
        agreed = war.state.options["share_ships"] or persons[power] == persons[owner]
        return agreed and politics.shares(war, power, owner)

    def unshared(self, war: War, power: int, owner: int) -> Refusal:
        """The persons have not agreed; or the errata keep an America at peace apart."""
        seat = war.seat(owner)
        if not politics.shares(war, power, owner):
            return illegal("P40-ERR-11", f"{the(seat)} shares no ships while one of you is at peace", seat)
        return illegal("P40-GEN-11", f"{the(seat)} has not agreed to share its ships in this game", seat)

    def may_use_base(self, war: War, power: int, owner: int) -> bool:
        """Bases serve all friends, but not Americans at peace under the errata. [P40-FAC-15, P40-ERR-11]"""
        return politics.shares(war, power, owner)

    # -- combat -------------------------------------------------------------------------------------

    def before_combat(self, war: War, power: int) -> None:
        """Kamikaze attacks come before everything else in an Allied Conduct Combat phase."""
        kamikaze.begin(war, power)

    def kamikaze_left(self, war: War) -> int:
        """Japan has six in the whole game. [P40-KAM-02]"""
        return war.state.flags.get(kamikaze.LEFT, 0)

    # -- economy and capture -------------------------------------------------------------------------

    def may_buy(self, war: War, power: int, item: int) -> Refusal | None:
        """Everything is for sale, except to China. [P40-PUR-02, P40-CHN-02]"""
        return china.may_buy(war, item) if power == CHINA else None

    def new_controller(self, war: War, space: int, captor: int) -> int:
        """Liberation and conquest, with the British territories next to China. [P40-CHN-10]"""
        return chinese.new_controller(war, space, captor)

    def after_capture(self, war: War, space: int, captor: int, loser: int) -> None:
        """Complexes in China go [P40-CHN-05], and certain islands unlock kamikaze attacks [P40-KAM-01]."""
        china.remove_complex(war, space, captor)
        opening = captor != JAPAN and war.name(space) in data().tables.kamikaze.unlocked_by
        if opening and not war.state.flags["kamikaze_open"]:
            war.state.flags = {**war.state.flags, "kamikaze_open": 1}
            war.emit(Announced(power="japan", what="may make kamikaze attacks after", space=war.name(space)))

    def placement(self, war: War, power: int) -> int | None:
        """China needs no complex. [P40-CHN-20]"""
        return chinese.placement(war) if power == CHINA else None

    def placement_room(self, war: War, space: int, used: int) -> int:
        """As many new Chinese units as China likes, or as the switch says. [P40-CHN-24, P40-OPT-05]"""
        return china.placement_room(war, used)

    def bonus(self, war: War, power: int) -> list[tuple[str, int]]:
        """National objectives. [P40-NOB-12]"""
        return goals.bonus(war, power)

    def collected(self, war: War, power: int, objectives: tuple[str, ...]) -> None:
        """The one-time objective of ANZAC is spent. [P40-NOB-11]"""
        goals.collected(war, objectives)

    def before_income(self, war: War, power: int) -> None:
        """The American declaration of the third turn. [P40-POL-17, P40-ERR-07]"""
        if power == USA:
            politics.us_third_turn(war)

    def convoy_exempt(self, war: War, power: int) -> bool:
        """China never suffers convoy losses. [P40-CNV-07, P40-CHN-23]"""
        return power == CHINA

    def may_disrupt(self, war: War, raider: int, victim: int) -> bool:
        """Who may disrupt whose convoys. [P40-CNV-03]"""
        return politics.may_disrupt(war, raider, victim)

    def disrupted(self, war: War, raider: int, victim: int) -> None:
        """The war a disruption starts. [P40-POL-10, P40-POL-29]"""
        politics.disrupted(war, raider, victim)

    # -- bots -----------------------------------------------------------------------------------------

    def doctrine(self) -> Doctrine:
        """The weights of this edition."""
        from flagplot.games.axis_allies.pacific_1940.bots import DOCTRINE

        return DOCTRINE
