flagplot 1
game dai-senso 1
scenario cornered-mouse
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":-10,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"cornered-mouse","base":"start","year":1938,"turn":"Apr-May","phase":"support","phasing":"axis","options":{"bid":-10}}
note "The Cornered Mouse: Japan surrenders in a Limited War"
dice fast 1
start 5ac1a3f4d957188bbdc3e67e731cb756
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis place JP-AF-01 w5021
axis place JP-AF-02 w4924
axis place JP-AF-03 w5023
axis place JP-AF-04 w4823
axis place JP-BNP-01 e3401
axis place JP-CV-01 e3103
axis strike e3102
axis place JP-CV-02 e3104
axis strike e3005
axis place JP-SURF-01 w3422
axis beachhead w3423
axis place JP-SURF-02 w3424
axis beachhead w3425
axis place JP-SURF-04 e3403
axis beachhead e3503
axis place JP-SUB-01 bismarck_sea_on_station
axis blitz w3422 | 5
axis done
axis move JP-INFA-04 w4824
axis move JP-HQ-02 w4624
axis move JP-ARM-01 e4903
axis move JP-INFA-02 w5121
axis move JP-INFB-04 w5022
axis move JP-HQ-01 w5122
axis move KW-HQ-01 w5325
axis done
axis done
axis target w5021
axis commit JP-INFA-02
axis commit JP-INFB-04
axis support JP-HQ-01
axis attack | 1
axis lose JP-INFB-04
= abf5e27824b25ac5
soviet lose KAN-WZ-01
= a79b6f13d58e4f76
axis lose JP-INFA-02
axis target w4923
axis commit JP-INFA-03
axis commit JP-INFA-04
axis attack
= ddc7e524c380ae72
western decline | 6
western retreat w4922
western retreat w4921
western retreat w4821
western lose KI-WZ-03
western lose KI-WZ-02
= 2c836436e4e7ab6d
axis done
axis done
axis move JP-INFA-04 w4724
axis done
axis decline
axis decline
= 108bc77da7613846
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western place BR-SURF-01 e3217
western done
western done
western move BR-IND-02 w4414
western move KI-WZ-05 w4722
western move KI-WZ-01 w4623
western move W-KMT-01 w4723
western done
western target w4624
western commit KI-WZ-01
western commit W-KMT-01
western attack | 6
= 47d525b38bc0550f
axis lose JP-HQ-02 JP-INFA-02
= 8aaa88306d6fbee1
western lose KI-WZ-01
= 5e1868769429b76c
axis lose JP-INFA-02
= c1b8cc170dc6b6a9
western advance KI-WZ-01
western done
western done
western done
= 787161daab13fda9
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet move RU-INFA-01 e5402
soviet move RU-INFA-02 e5402
soviet move RU-HQ-01 e5502
soviet done
soviet done
soviet done
soviet choose roll | 4
soviet done | 3 ; 4 ; 3 ; 4
= 0f189b1a1fe98c94
end 89 over 0f189b1a1fe98c940760615e992d0fda 877af60cb42c70ba
