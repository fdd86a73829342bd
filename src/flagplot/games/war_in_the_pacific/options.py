"""The switches of optional rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.meta import Option

EXPRESS_DRM, PORT_LIMITS = "opt_31_1_6_express_drm", "opt_38_4_port_limits"
RANDOM_SI, AIRFIELD_LIMITS = "random_si_effects", "opt_39_2_7_airfield_limits"
COMBINED_LEADERS, FINE_FRACTIONS = "opt_29_2_5_combined_leaders", "opt_fine_land_fractions"
ALEUTIANS = "aleutians"
FORCED_MARCH, JUNGLE_ATTRITION = "opt_23_1_4_forced_march", "opt_25_10_jungle_attrition"
SWITCHES = (
    Option(
        ALEUTIANS, False, "The attack on the Aleutians is played, too, on a larger map.", "SC-S2-09",
        scenarios=("midway",),
    ),
    Option(
        COMBINED_LEADERS, False, "On a control roll of 6 both generals lead, and their ratings are added.",
        "BR-O-01", scenarios=("tarawa", "malaya", "guadalcanal"),
    ),
    Option(
        FINE_FRACTIONS, False, "The land of a hex of an island is measured in eighths.", "WPA-TAC-09",
        scenarios=("tarawa",),
    ),
    Option(
        FORCED_MARCH, False, "Troops may march up to 3 MPs more than they have, and break if they fail.",
        "BR-O-05", scenarios=("malaya", "guadalcanal"),
    ),
    Option(
        JUNGLE_ATTRITION, False, "Divisions wear out in jungles and swamps.", "BR-O-06",
        scenarios=("malaya", "guadalcanal"),
    ),
    Option(
        EXPRESS_DRM, False, "A Tokyo Express is modified by its admiral, ships and enemies.", "BR-O-02",
        scenarios=("guadalcanal",),
    ),
    Option(
        PORT_LIMITS, False, "A port limits how many ships operate from it in a cycle.", "BR-O-03",
        scenarios=("malaya", "guadalcanal"),
    ),
    Option(
        RANDOM_SI, False, "Dice say what a lead in Intelligence is worth: Sigint uses and Magic chits.",
        "WPB-INT-13", scenarios=("guadalcanal",),
    ),
    Option(
        AIRFIELD_LIMITS, False, "Terrain limits how large an airfield can become.", "BR-O-04",
        scenarios=("malaya", "guadalcanal"),
    ),
)  # fmt: skip


def of(scenarios: Iterable[str]) -> tuple[Option, ...]:
    """The switches that change anything in some scenarios."""
    known = set(scenarios)
    return tuple(
        replace(one, scenarios=tuple(name for name in one.scenarios if name in known))
        for one in SWITCHES
        if known.intersection(one.scenarios)
    )


def on(state: PacificState, switch: str) -> bool:
    """Whether a switch is on; games from before there were any have it off."""
    return bool(state.options.get(switch, False))


def variant(scenario: str, settings: Mapping[str, Any]) -> str:
    """The name under which the tables of a game are read. [see SC-S2-09]"""
    return f"{scenario}+{ALEUTIANS}" if settings.get(ALEUTIANS) else scenario
