"""What ground units build up and tear down on the main map. [39, 41]"""
