"""What can be built. [39.2 to 39.6, 39.12]"""

from __future__ import annotations

AIRFIELD, RAIL, MAJOR, MINOR = "airfield", "rail", "major-road", "minor-road"
PORT, ANCHORAGE, SEAPLANE = "port", "anchorage", "seaplane"
LINES = (RAIL, MAJOR, MINOR)  # in the order of the masks of new lines
TASKS = (AIRFIELD, RAIL, MAJOR, MINOR, PORT, ANCHORAGE, SEAPLANE)
SECRET = "secret"  # said of a site that is not shown [see WPA-CON-02]
