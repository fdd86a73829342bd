"""The war at sea, as far as support, ports and supply go: zones, what lies in their boxes, fleet paths.

What the other chapters ask, and where it is answered:

=====================================  =====================================================================
``sea.seas.seas()``                    the printed sea: which hexes, ports and Key Ports a Naval Zone has,
                                       which zones and Off-Map Boxes are adjacent
``sea.stations.stations(war)``         what lies in the boxes of the zones: ``held(zone, CONVOYS)``, Fleets
                                       and Air units on station, Supply and Troop Convoys
``sea.stations.troop_convoys``         the Troop Convoys of a faction in a Convoys Box: what can carry units
``sea.stations.carries``               whether a Troop Convoy carries a unit [DSA-MOV-35 to 38]
``sea.stations.spend``                 a convoy has carried: it goes to the Used Box of its zone
``ports.open_ports(war, faction)``     by Naval Zone: the Open Ports, as sets in numbers; a Beachhead in an
                                       All-Sea hex is one of them
``ports.open_port(war, hex, faction, zone)``  whether a hex is an Open Port for activity in a zone
``bases.naval_bases(war, faction, nation)``   the Naval Bases of a nation on the map
``sea.paths.fleet_path``               the zones and boxes of a Fleet Unit Path, or None
``supply.supplied``, ``supply.overland``      whether a counter is supplied, over the sea or by land alone
=====================================  =====================================================================

Places: zones are numbered as in ``places.ZONES``; ``places.zone_box(zone, ON_STATION | CONVOYS | USED)`` is
the number of a box, ``places.zone_of`` the way back. A counter in a box lies there by ``state.place`` alone;
``state.at`` knows hexes only. A Convoy shows its mode by the side that is up: ``supply`` in front, ``troop``
on the back; an Escort Troop Convoy is the back of an Air Force or Surface Fleet.

In positions: ``{"yellow_sea_on_station": ["JP-SURF-01"], "yellow_sea_convoys": ["JP-CONV-01/back"]}``.
"""
