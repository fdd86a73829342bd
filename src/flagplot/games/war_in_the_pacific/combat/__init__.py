"""Ground combat: one attack from its declaration to pursuit and locked units. [23.2-23.6, 27.3, 27.8]"""
