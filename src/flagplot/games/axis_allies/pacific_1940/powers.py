"""The five powers as the numbers the engine uses; the loader checks that the data has this order."""

JAPAN, USA, CHINA, UK, ANZAC = range(5)

COMMONWEALTH = (UK, ANZAC)  # always of one mind towards Japan [P40-POL-22]
ALLIES = (USA, CHINA, UK, ANZAC)
EVERY_ALLY = 1 << USA | 1 << CHINA | 1 << UK | 1 << ANZAC
WESTERN = 1 << USA | 1 << UK | 1 << ANZAC  # the Allies other than China
