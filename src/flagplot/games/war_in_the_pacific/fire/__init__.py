"""Naval and air bombardment, anti-aircraft fire, coastal batteries. [5, 7, 9-11, 17.2, 27.18, 40]"""
