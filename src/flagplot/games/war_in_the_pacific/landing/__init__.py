"""Landing plans, amphibious assaults, reinforcements. [17.1, 27.1.9, 27.7, SC-S1-07, SC-S1-08]"""
