"""The Seasonal Phase: option cards, Logistics markers, replacements. [1]"""
