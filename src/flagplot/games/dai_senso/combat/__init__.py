"""The Combat Phase: Blitz and Regular Combat. [4]"""
