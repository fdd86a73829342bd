"""Motor torpedo boats. [60.5]"""
