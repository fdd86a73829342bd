"""The title page: seats, scenarios and the switches of the optional rules."""

from __future__ import annotations

from flagplot.games.admirals_war.board import SEATS, SIDES
from flagplot.kernel.meta import Meta, Option, Scenario

# the optional rule a counter belongs to -> the switch
RULE_OPTION = {
    "20.0": "turn_0",
    "21.0": "turn_11",
    "30.0": "greek_navy",
    "31.0": "argus",
    "32.0": "pocket_pride",
    "33.0": "german_carriers",
    "34.0": "alternate_names",
    "35.0": "battleship_carriers",
    "38.0": "italian_buildup",
}
# scenarios that are the standard game with a switch turned on
FORCED = {"turn_0": {"turn_0": True}, "turn_11": {"turn_11": True}}

META = Meta(
    id="admirals-war",
    title="Admirals' War",
    seats=SEATS,
    players=(2, 4),
    sides=(("british", "us"), ("japanese", "german")),  # [see AW-GEN-02, AW-GEN-03]
    side_names=SIDES,
    version=2,
    scenarios=(
        Scenario("standard", "The war at sea", "Ten turns, both oceans."),
        Scenario("turn_0", "The war at sea from 1939", "Turns 0 to 10. [20.0]"),
        Scenario("turn_11", "The war at sea to the end", "Turns 1 to 11. [21.0]"),
        Scenario(
            "midway", "Midway!", "One turn in the Pacific, for beginners. [40.0]", ("us", "japanese"),
            minutes=(20, 40), weight=1,
        ),
    ),
    options=(
        Option("players", "two", "Persons: two play a side each, four a seat each.", "AW-GEN-01",
               choices=("two", "four"),
               together={"two": (("british", "us"), ("japanese", "german"))}),
        Option("victory", "team", "How four players win.", "AW-GEN-10", choices=("team", "individual")),
        Option("parallel_theatres", False, "Four players resolve both theatres side by side.", "AW-CMB-02"),
        Option("more_french", False, "More French ships change sides (Table 4).", "AW-FRA-14"),
        Option("turn_0", False, "Begin in 1939 with turn 0.", "AW-O20-01"),
        Option("turn_11", False, "Go on to turn 11.", "AW-O21-01"),
        Option("french_dilemma", False, "The French fleet dilemma: Catapult, Lila, Torch.", "AW-O22-01"),
        Option("more_vichy", False, "More French ships change sides (Tables 6 and 7).", "AW-O22-23"),
        Option("pearl_harbor_tension", False, "Pearl Harbor tension.", "AW-O23-01"),
        Option("tora", False, "The alarm may be raised at Pearl Harbor.", "AW-O24-01"),
        Option("gunnery_radar", False, "US gunnery radar from turn 9.", "AW-O25-01"),
        Option("hidden_submarines", False, "Submarines are placed in secret.", "AW-O26-01"),
        Option("submarine_targeting", False, "Raiding submarines must find a target.", "AW-O27-01"),
        Option("damage_control", False, "US damage control from turn 6.", "AW-O28-01"),
        Option("task_forces", False, "Fleets fight as task forces.", "AW-O29-01"),
        Option("greek_navy", False, "Two Greek battleships.", "AW-O30-01"),
        Option("argus", False, "The old carrier Argus.", "AW-O31-01"),
        Option("pocket_pride", False, "Deutschland instead of Lutzow.", "AW-O32-01"),
        Option("german_carriers", False, "Graf Zeppelin, Seydlitz and Weser.", "AW-O33-01"),
        Option("alternate_names", False, "US ships take the names of lost ones.", "AW-O34-01"),
        Option("battleship_carriers", False, "Ise and Hyuga may be rebuilt.", "AW-O35-01"),
        Option("aging_fleet", False, "Old British ships need an overhaul.", "AW-O36-01"),
        Option("italian_ineffectiveness", False, "Italian ships may break off.", "AW-O37-01"),
        Option("italian_buildup", "none", "Aquila and Impero: never, by turn, or by dice.", "AW-O38-01",
               choices=("none", "fixed", "dice")),
        Option("uboat_raiding_bonus", False, "U-boats keep their bonus when raiding.", "AW-DEC-11"),
        Option("indonesia_air_bonus", True, "Japanese LBA have a bonus in the surprise rounds.", "AW-DEC-53"),
    ),
    text="The naval war of 1939 to 1945 in both oceans: patrols and raiders, carriers, submarines, convoys.",
    minutes=(150, 240),
    weight=3,
)  # fmt: skip
