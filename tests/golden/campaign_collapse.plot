flagplot 1
game dai-senso 1
scenario opportunity-awaits
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":0,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"opportunity-awaits","base":"start","year":1940,"turn":"Apr-May","phase":"support","phasing":"axis","affairs":{"esv":4}}
note "Opportunity Awaits: Europe collapses"
dice fast 1
start 25e98dbc4fcd4d34437fd1c5e3d097d0
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis place JP-AF-01 w4921
axis place JP-AF-02 w4519
axis place JP-AF-03 w4621
axis place JP-AF-04 w4318
axis place JP-SURF-01 bonins_on_station
axis stay
axis place JP-SURF-02 bonins_on_station
axis stay
axis place JP-SURF-03 bonins_on_station
axis stay
axis place JP-SURF-04 bonins_on_station
axis stay
axis place JP-BNP-01 e5106
axis place JP-CV-01 e4609
axis strike e4508
axis place JP-CV-02 e4610
axis strike e4510
axis place JP-CV-04 e4612
axis strike e4512
axis place JP-SUB-01 south_china_sea_on_station
axis done
axis move JP-INFA-07 w4419
axis move JP-INFA-05 w4421
axis move JP-INFA-04 w4822
axis move JP-HQ-02 w4822
axis move JP-INFB-01 e4802
axis move JP-INFA-02 w4921
axis move JP-INFA-06 w4822
axis move JP-INFA-01 e4803
axis done
axis target w4920
axis commit JP-INFA-02
axis support JP-HQ-02
axis attack | 5
= 23d860789f7b3cf5
western retreat w4820
= 8b97d7356f8faa4e
axis lose JP-INFA-02
= 8415a827dca3ebaf
western lose SZE-WZ-02
western lose SZE-WZ-02
= fb6f73611285eb2d
axis advance JP-INFA-02
axis target w4418
axis commit JP-INFA-07
axis attack | 1
axis retreat w4519
axis lose JP-INFA-07
= e53d063d6256f28a
western lose YUN-WZ-01
= facd1a62c33a39fc
axis target w4721
axis commit JP-INFA-04
axis commit JP-INFA-06
axis support JP-HQ-01
axis attack
= 5b1cd634495a63e9
western support W-KMT-01 | 6
western lose KI-WZ-02
= 875b5b59878c32ec
axis lose JP-INFA-04
= 202f1e0515b508dd
western lose KI-WZ-02
= a6f4a23c9eeb038d
axis advance JP-INFA-06
axis advance JP-INFA-04
axis target w4420
axis commit JP-INFA-05
axis attack | 6
= 39dea4d68428f19e
western retreat w4419
= aaad8faf9d4dbda9
axis lose JP-INFA-05
= 81e835c8374c853d
western lose KI-WZ-04
= 03b91a31272a1e3c
axis done
axis done
axis decline
axis decline | 4
= d4a11bff258b582d
end 71 over d4a11bff258b582dbfd4678dc7367843 26d5076e194f4146
