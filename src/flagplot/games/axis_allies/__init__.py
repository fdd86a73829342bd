"""The Axis & Allies family: one engine, and one folder for each edition."""
