"""What combat leaves: convoy battles, landings, control, capture, and the scripts of fleets and surprise."""
