"""Ships are repaired, raised and captured in port. [36, 38]"""
