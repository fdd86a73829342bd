"""Movement on the island, and the Ground Segments. [23.1, 27.1, BR-3-16]"""
