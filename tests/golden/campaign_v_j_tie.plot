flagplot 1
game dai-senso 1
scenario magic-and-vengeance
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":-10,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"magic-and-vengeance","base":"start","year":1945,"turn":"Sept-Oct","phase":"support","phasing":"axis","options":{"bid":-10},"affairs":{"markers":{"v_j_day":"nov-dec-1945","japanese_mandate":"vp_1"}}}
note "Magic & Vengeance: a tie on V-J Day is won by the Axis"
dice fast 2
start fda1ef54a8af4aea054e6a5548448c83
axis place AX-SCR-01 bay_of_bengal_convoys supply
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place JP-CONV-05 south_china_sea_convoys troop
axis place JP-CONV-06 south_china_sea_convoys troop
axis place JP-AF-01 w4821
axis place JP-AF-02 w5020
axis place JP-AF-03 w4621
axis place JP-AF-04 w4420
axis place JP-AF-05 w4722
axis place JP-SURF-01 w3025
axis beachhead w3125
axis place JP-SURF-02 w3026
axis beachhead w3126
axis place JP-SURF-03 w3027
axis beachhead e3001
axis place JP-SURF-04 e3005
axis beachhead e2905
axis place JP-CV-01 w2716
axis strike w2616
= c9301c06224023fd
western decline
= 04c04be8d25ed965
axis place JP-CV-02 w2717
axis strike w2618
= d2eb643a87316b11
western decline
= 1fe0056067ee9cbc
axis place JP-CV-03 w2722
axis strike w2622
axis place JP-CV-04 w2722
axis strike w2723
axis place JP-BNP-01 south_china_sea_on_station
axis stay
axis place JP-SUB-01 philippine_sea_on_station
axis done
axis move JP-INFA-04 w4114
axis move JP-INFA-08 w4421
axis move JP-INFA-07 w4822
axis move JP-HQ-03 w4822
axis move JP-INFA-05 w4921
axis move JP-INFA-01 e4902
axis move JP-COL-01 w5222
axis move KW-INF1-01 w5426
axis done
axis target w4920
axis commit JP-INFA-05
axis support JP-HQ-03
axis attack | 4
= c5fd4e757f614a06
western retreat w4820
= 7eb4536dcd786d17
axis lose JP-INFA-05
= f84f90723365f0af
western lose SZE-WZ-02
western lose SZE-WZ-02
= 0c244d43b79f310f
axis advance JP-INFA-05
axis target w4721
axis commit JP-INFA-07
axis support JP-HQ-02
axis attack
= c525668756d6150c
western support W-KMT-01 | 1
= 41fa341eede42a8d
axis lose JP-INFA-07
= 8b521021cb7fa796
western lose KI-WZ-02
= 3cbdd901800435f4
axis lose JP-INFA-07
axis target w4420
axis commit JP-INFA-08
axis attack | 5
axis lose JP-INFA-08
= 0d4105e0fbbaa4c8
western retreat w4519
western lose KI-WZ-04
= 4402c501ed436910
axis advance JP-INFA-08
axis done
axis move JP-INFA-04 w4015
axis done
axis decline
axis choose strip hopeh
axis choose break_down hopeh
= 72e0db0aaddbfcde
soviet choose order JP-INFB-02
soviet choose order JP-INFA-03 | 2 ; 2
= b1602cc1601b766e
western choose send US-AF-01
western place BR-CONV-01 arafura_sea_convoys supply
western place BR-CONV-02 arafura_sea_convoys troop
western place US-CONV-01 west_indian_ocean_convoys troop
western place US-CONV-02 west_indian_ocean_convoys troop
western place BR-AF-01 w4214
western place BR-AF-02 w4216
western place US-AF-02 e2515
western place US-AF-03 e3924
western place US-AF-04 e3926
western place US-AF-05 e4028
western decline
western place US-CV-01 e1909
western strike e1809
western place US-CV-02 e1910
western strike e1811
western place US-CV-03 e1912
western strike e1813
western place US-SURF-01 w3806
western place US-SURF-02 e3823
western place US-SURF-03 w3906
western beachhead w4007
western place BR-SURF-01 w4014
western beachhead w4114
western place BR-SURF-02 w4105
western beachhead w4206
western place BR-SUB-01 swb
western place US-SUB-01 tasman_sea_on_station
western blitz w3806
western blitz e3823
western done
western move BR-IND-01 w4315
western move KI-WZ-04 w4520
western move SZE-WZ-01 w4519
western done
western done
western target w4420
western commit KI-WZ-03
western commit KI-WZ-04
western attack | 5
western retreat w4521
western lose KI-WZ-03
= 0f5766bf3664f173
axis lose JP-INFA-08
= b468e1454bbd3305
western target w4215
western commit BR-IND-01
western attack | 5
= 6c3eab2cd66d3091
axis retreat w4115
= 85da7e7cf25a3c80
western lose BR-IND-01
= 737c06dbf4be30f7
axis lose JP-INFB-03
= 3a3cc23ae114dd8e
western target e2706
western commit BR-AUS-02
western commit US-INFM-01
western attack | 5
= ba5d795db6f7f428
axis retreat e2806
axis lose JP-INF1-03
= e4ab384f19c030b4
western done
western done
western decline | 1 ; 1
= 187d046dde4d62a1
soviet choose no_result
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet move KAN-WZ-02 w4919
soviet move KAN-WZ-01 w5022
soviet move RU-TK-01 w5624
soviet move RU-INF1-02 e5709
soviet done
soviet done
soviet done
soviet choose tibet
= 545c6d69383dcf1d
axis decline
= 54d78cbd3100e2f1
soviet choose tannu_tuva
= 7cdb65afbb2865d5
axis decline
= 9db37b28b6631d2e
soviet choose sinkiang
= 99cd10f55aa31693
axis choose w5514 | 4
axis choose SIN-INF-01
axis choose no_occupation | 6
= 0a2ef11c40652b2d
end 152 over 0a2ef11c40652b2dd90e3a153e76bde5 4a669487ec35db89
