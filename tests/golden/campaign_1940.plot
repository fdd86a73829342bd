flagplot 1
game dai-senso 1
scenario fateful-decision
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":5,"limited_war_surrender_exact_box":false,"max_year":1940}
position {"game":"dai-senso","scenario":"fateful-decision","base":"start","year":1940,"turn":"Nov-Dec","phase":"support","phasing":"axis","options":{"max_year":1940,"bid":5}}
note "Fateful Decision: the last year is 1940, with a bid"
dice fast 1
start fe6643efb653fce42365f0688b352507
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis place JP-AF-01 w5022
axis place JP-AF-02 w4521
axis place JP-AF-03 w4420
axis place JP-AF-04 w4620
axis place JP-BNP-01 e5207
axis place JP-SURF-01 w4925
axis beachhead w4825
axis place JP-SURF-02 w4926
axis beachhead w5027
axis place JP-SURF-03 e4804
axis beachhead e4904
axis place JP-CV-01 e4505
axis strike e4405
axis place JP-CV-02 e4506
axis strike e4407
axis place JP-CV-04 e4508
axis strike e4409
axis place JP-SUB-01 bonins_on_station
axis place JP-SURF-04 south_china_sea_on_station
axis stay
axis blitz e4804 | 5
axis done
axis move JP-INFA-07 w4421
axis move JP-INFA-05 w4823
axis move JP-INFA-08 w4823
axis move JP-ARM-01 e4802
axis move JP-INFA-02 w4921
axis move JP-INFA-03 w4923
axis move JP-INFB-04 w5022
axis move JP-HQ-01 w5222
axis move KW-INFA-01 w5426
axis done
axis done
axis target w5021
axis commit JP-INFA-02
axis commit JP-INFB-04
axis support JP-HQ-01
axis attack | 1
axis lose JP-INFB-04
= 185fde53fa768277
soviet retreat w5120
soviet lose KAN-WZ-01
= 38ff918c4ed3d424
axis advance JP-INFA-02
axis target w4922
axis commit JP-INFA-03
axis commit JP-INFA-05
axis commit JP-INFA-08
axis support JP-HQ-02
axis attack | 6
= ebc189d6a0721b98
western lose KI-WZ-02
western lose KI-WZ-02
= 03a39e961a89abb5
axis advance JP-INFA-08
axis advance JP-INFA-03
axis done
axis target w4520
axis commit JP-INFA-07
axis attack
= 0f8f861778c85f4c
western support W-KMT-01 | 6
western lose KI-WZ-03
= 01be3e8f799d1297
axis lose JP-INFA-07
= d261dc19f641102d
western lose W-KMT-01 KI-WZ-02
western lose KI-WZ-02
= c2df211ae7051c34
axis done
axis done
axis decline
axis decline
= 2af3dc707b275744
western select western-5
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western done
western done
western move SZE-WZ-02 w4921
western done
western target w5021
western commit SZE-WZ-02
western attack
= 311ebfc9b2142695
axis decline | 4
= c29a203ce9a8d597
western retreat w4821
western lose SZE-WZ-02
= 6b604abe46499464
axis lose JP-INFA-02
= 182ec02b36d83172
western done
western done
western done
western choose withdraw aid_to_china_western
= 71efe95d4016f809
soviet select soviet-19b
soviet done
soviet done
soviet done
soviet move RU-INFA-01 e5402
soviet move RU-TK-01 w5321
soviet move RU-INFA-02 e5402
soviet move RU-HQ-01 e5502
soviet done
soviet done
soviet done
soviet choose roll | 3
soviet done
= 8ec6f466a9a3c70d
end 102 over 8ec6f466a9a3c70d93ec7a29a78e3e75 f3e7790f5cd30cde
