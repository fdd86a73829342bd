"""Cases of the war on land as a stranger would write them: position, answers and dice, from the clauses alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.war_in_the_pacific.solomons import GROUNDED, SolomonsCase

LUNGA = "E2519"


# -- landings ------------------------------------------------------------------------------------------------


def landing(units: list[str], defenders: list[str], *, active: bool = True, **more: Any) -> SolomonsCase:
    """Units aboard transports off Lunga, in the Joint Assault Segment, with a plan that is due."""
    ids = [unit.split("/")[0].split(":")[0] for unit in units]
    plan = {"side": "allied", "hq": "hq-south-pacific", "target": LUNGA, "units": ids, "turn": 0}
    return SolomonsCase(
        "ground_assault",
        {"us-apa-1": units, LUNGA: defenders},
        control={LUNGA: "japan"}, air=GROUNDED, turn=2, pair=8, first="allied", unloaded=ids,
        forces={"U62": {"hex": LUNGA, "ships": ["us-apa-1"], "mission": "AMPH"}},
        war={"plans": [plan], "hqs": {"hq-south-pacific": {"active": active}}}, **more,
    )  # fmt: skip


@pytest.mark.rule("WPA-HQ-46", "WPA-HQ-50")
def test_who_lands_on_enemies_needs_an_activated_headquarters() -> None:
    assert landing(["mc-rgt-1"], ["jn-snlf-k3"]).answers("allied") == [f"land {LUNGA}", "done"]
    idle = landing(["mc-rgt-1"], ["jn-snlf-k3"], active=False)
    assert idle.state.waiting == ("japan",)  # nobody lands: Japan's Ground Segment
    garrison = landing(["mc-rgt-1"], [], active=False)
    assert f"land {LUNGA}" not in garrison.answers(garrison.state.waiting[0])


@pytest.mark.rule("BR-23-13", "WPA-ENG-10")
def test_broken_units_do_not_land_on_enemies() -> None:
    both = landing(["mc-rgt-1:2/broken", "mc-rgt-5:2"], ["jn-snlf-k3"])
    both.do("allied", f"land {LUNGA}", dice=[1, 1, 3, 3, 3])
    assert both.where("mc-rgt-5") == LUNGA
    assert both.where("mc-rgt-1") == "us-apa-1"
    alone = landing(["mc-rgt-1/broken"], ["jn-snlf-k3"])
    assert f"land {LUNGA}" not in alone.answers(alone.state.waiting[0])
