"""The files an owner of the printed game may correct; see ``kernel/corrections``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from flagplot.kernel import corrections
from flagplot.kernel.corrections import Form, Printed

# all but the maps, from which boards are drawn
FORM = Form(
    files=(
        "air.json", "air_combat.json", "air_types.json", "aleutians.json", "anti_aircraft.json",
        "bombardment.json", "engineering.json", "ground.json", "ground_combat.json", "ground_movement.json",
        "guadalcanal.json", "headquarters.json", "intelligence.json", "leader_tables.json", "leaders.json",
        "magic.json", "malaya.json", "midway.json", "mtb.json", "naval_combat.json", "naval_movement.json",
        "naval_repair.json", "rail.json", "search.json", "ship_activation.json", "ships.json",
        "tarawa.json",
    ),
    named={
        "ships": ("id",), "air": ("id",), "ground": ("id",), "leaders": ("id",), "subrons": ("id",),
        "task_forces": ("label",), "bases": ("hex",),
    },
    explains={"": ("note",)},
)  # fmt: skip


def printed(folder: str | Path | None = None) -> Printed:
    """The files of the package, corrected by those of a folder."""
    return Printed(files(__package__).joinpath("data"), FORM, folder)


@cache
def standard() -> Printed:
    """The files as they are played with: corrected by the folder FLAGPLOT_WAR_IN_THE_PACIFIC names."""
    return printed(corrections.folder_of("war-in-the-pacific"))
