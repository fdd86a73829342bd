"""What exact odds of any game share: distributions, how lucky a result was among them, and functions
of the rules turned into machine code.

It knows no game. Each game works out its own odds in ``games/<game>/odds`` and keeps what it compiles on a
shelf of its own.
"""
