"""The order of play: Faction Turns and their segments, set-up and victory. [sections 0 and 7]"""
