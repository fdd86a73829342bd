"""Forts: built, repaired, reduced, captured; beachhead defence. [27.17, 39.2.6, 39.7]"""
