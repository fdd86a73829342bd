"""Movement: patrols and raids, speed rolls, choke points, air and submarine placement, return to base."""
