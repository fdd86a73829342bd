"""The Support Segment: air and naval power comes to the map, and is contested. [2.2]"""
