"""Surface combat, round by round. [19]"""
