"""Operational and Reserve Movement. [3 and 5]"""
