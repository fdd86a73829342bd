flagplot 1
game dai-senso 1
scenario waking-giant
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":10,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"waking-giant","base":"start","year":1942,"turn":"July-Aug","phase":"support","phasing":"axis","options":{"bid":10}}
note "Waking Giant: the Axis dominates Asia"
dice fast 1
start 8284f689ae5fa6b0cbf2a344d713a2ff
axis place AX-SCR-01 bay_of_bengal_convoys supply
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place JP-AF-01 w4821
axis place JP-AF-02 w5020
axis place JP-AF-03 w4621
axis place JP-AF-04 w4421
axis place JP-AF-05 w4519
axis place JP-BNP-01 e4013
axis place JP-CV-01 yellow_sea_on_station
axis place JP-CV-02 yellow_sea_on_station
axis place JP-CV-03 yellow_sea_on_station
axis place JP-CV-04 yellow_sea_on_station
axis place JP-SURF-01 e4703
axis place JP-SURF-02 w4727
axis beachhead e4801
axis place JP-SURF-03 e4702
axis beachhead e4803
axis place JP-SUB-01 bay_of_bengal_on_station
= 1b45613e998e97d0
western decline
= 4df2c722b7d6ef2f
axis place JP-SURF-04 south_china_sea_on_station
axis stay
axis blitz e4013
axis done
axis move JP-INFA-03 w4114
axis move JP-INFA-08 w4421
axis move JP-INFA-05 w5022
axis move JP-HQ-02 w4921
axis move KW-HQ-01 w5326
axis done
axis done
axis target w5021
axis commit JP-INFA-05
axis commit JP-HQ-02
axis attack | 5
= 97094f7a0cc83f11
soviet retreat w5120
soviet retreat w5119
soviet lose KAN-WZ-01
= 15512161eac421b2
axis advance JP-INFA-05
axis target w4520
axis commit JP-INFA-08
axis attack
= 568d25cfe6d15b2a
western support W-KMT-01 | 1
= 27671640ae382668
axis retreat w4422
axis lose JP-INFA-08
axis target w4721
axis commit JP-INFA-07
axis attack | 6
axis lose JP-INFA-07
= 770bb6ccf3671be9
western retreat w4720
western lose KI-WZ-02
= 2837d7bd2880342f
axis advance JP-INFA-07
axis done
axis move JP-INFA-03 w4015
axis move JP-INFA-08 w4321
axis done
axis decline
= 3c802cb936a8fb00
soviet choose order JP-INFB-02
soviet choose order JP-INFA-02
= 1cbe72ce122d549b
axis decline | 6 ; 4
= bf9887d2b26c8be1
western choose lower_esv
western place BR-CONV-01 arafura_sea_convoys supply
western place BR-CONV-02 arafura_sea_convoys troop
western place US-CONV-01 west_indian_ocean_convoys troop
western place US-CONV-02 west_indian_ocean_convoys troop
western place US-CV-01 e4224
western strike e4123
western place US-CV-02 w4304
western strike w4204
western place US-CV-03 e4326
western strike e4226
western place BR-AF-01 e2005
western place BR-AF-02 e2103
western place BR-SURF-01 w3505
western place BR-SURF-02 w3506
western place US-AF-01 e3925
western place US-AF-02 e4027
western decline
western place US-SURF-01 w3305
western beachhead w3406
western place US-SURF-02 w3306
western beachhead w3206
western place US-SURF-03 w3405
western place US-SUB-01 coral_sea_on_station
western place BR-SUB-01 gulf_of_alaska_on_station
western done
western move BR-IND-01 w4314
western move KI-WZ-04 w4320
western move KI-WZ-03 w4622
western move W-KMT-01 w4520
western done
western target w4321
western commit KI-WZ-04
western support W-KMT-01
western attack | 3
western lose KI-WZ-04
= 725a8ad1bdbd2cae
axis retreat w4222
axis lose JP-INFA-08
= 8b0542d174de3e96
western advance KI-WZ-04
western target w4215
western commit BR-IND-01
western attack | 4
western retreat w4415
western lose BR-IND-01
= d478bdb4855abcb9
axis lose JP-INFB-03
= 71680bced51a1d0a
western target w4721
western commit KI-WZ-01
western commit KI-WZ-02
western commit KI-WZ-03
western attack
= 87431bde506cc60f
axis support JP-HQ-03 | 3
= 382634cb0cee6a32
western lose KI-WZ-02
western lose KI-WZ-03
western done
western done
western decline
western choose withdraw aid_to_china_western
western choose withdraw lend_lease | 4 ; 4
= b27082095dbc08bb
soviet choose lower_esv
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet move KAN-WZ-02 w5119
soviet move RU-TK-01 w5422
soviet move RU-INFA-02 e5402
soviet move RU-CAV-01 w5523
soviet move RU-INF1-01 w5621
soviet move RU-INF1-02 e5709
soviet done
soviet done
soviet done
soviet choose tannu_tuva
= d86ad0e91104eb10
axis decline
= 43afc49ea92df922
soviet choose tibet
= 16c8d0cc60b35040
axis decline
= b58189c64348b926
soviet choose sinkiang
= 58d88354cc57b28e
axis choose w5314 | 2
axis choose SIN-INF-01
axis decline
= 76d308d24f17bfa7
end 141 over 76d308d24f17bfa7d436797058266e0a 9f7ebbab21e99e47
