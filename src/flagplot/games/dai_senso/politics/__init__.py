"""Political Events, and the Conditional Events that follow from how the war stands. [2.1, 6.2, 15, 16]"""
