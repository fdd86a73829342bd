"""The Political Events of section 15 in chapters; ``happening`` puts them together."""
