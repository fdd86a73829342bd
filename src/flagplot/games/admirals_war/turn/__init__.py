"""Set-up, the turn and its calendar: reinforcements, repairs, national choices, victory."""
