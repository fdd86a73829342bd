flagplot 1
game dai-senso 1
scenario china-incident
options {}
note "China Incident: the West holds Nanking"
dice fast 2
start bd91eff3b8dddb0e3d79d56cd7c6b4db
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis place JP-AF-01 w5123
axis place JP-AF-02 w5222
axis place JP-AF-04 w5323
axis place JP-SURF-01 w5124
axis beachhead w5123
axis place JP-CV-01 w5124
axis strike w5225
axis place JP-CV-02 w5124
axis strike w5025
axis place JP-SURF-02 w4925
axis beachhead w4825
axis place JP-SURF-04 w4926
axis beachhead w5027
axis place JP-BNP-01 e4703
axis place JP-SUB-01 japanese_coast_on_station
axis done
axis move JP-ARM-01 e4901
axis move KW-HQ-01 w5225
axis move JP-INFA-05 e5104
axis ship JP-INFA-03 w4725 JP-CONV-01
axis ship JP-INFA-02 w4725 JP-CONV-02
axis done
axis target w5223
axis commit JP-INFA-01
axis attack | 4
= 649e440824f029b2
western retreat w5322
= ad8b9cb9601172eb
axis lose JP-INFA-01
= fcd2dce5969503ff
western lose HO-WZ-01
= f41f142dd8def112
axis advance JP-INFA-01
axis done
axis done
axis done
= f758db38fa2f34bd
western done
western move KI-WZ-04 w5122
western done
western target w5223
western commit HO-EXP-01
western commit KI-WZ-04
western attack
= f163cc3bbeef9a7c
axis decline | 1
= 5d17a58b7c2861f9
western retreat w5121
western retreat w5024
western lose KI-WZ-04
western lose HO-EXP-01
western done
western done | 5 ; 2 ; 2
= d0e1875ecfb029d5
axis done
axis take JP-INFB-05 e4801
axis take JP-INF1-06 e4801
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis done
axis move JP-INFA-02 w4825
axis move JP-INFB-03 e4701
axis move JP-INFA-01 w5024
axis move JP-INFB-01 w5024
axis move KW-HQ-01 w5125
axis ship JP-INFB-05 w4725
axis done
axis target w4924
axis commit JP-INFA-01
axis commit JP-INFA-02
axis commit JP-INFB-01
axis support KW-HQ-01
axis attack
= ba0655de572ad2a2
western decline | 5
western lose KI-WZ-05
= 11cf2a9a7fc2dee7
axis done
axis done
axis done
axis done
= 014ea10551d06c80
western take KI-WZ-04 w4722
western take KI-WZ-05 w4722
western strike w5226
= 4e9c1839d637c0ec
axis lose JP-COL-01
= 7124ff4db951b08d
western done
western done
western done
western done | 5 ; 5 ; 1 ; 1 ; 4 ; 6 ; 6 ; 6 ; 1 ; 1 ; 3 ; 4
= dc45d8680be0299a
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-SURF-04 w3920
axis place JP-AF-03 w4323
axis place JP-AF-04 e4301
axis place JP-SUB-01 south_china_sea_on_station
axis done
axis move KW-INFA-01 w5327
axis done
axis done
axis done
= 2a729a52c0250960
western strike w5226
= 5b899c7b94c32055
axis lose JP-COL-01
= fdaf677b4e9f0c32
western done
western done
western done
western done
= 2177df35666570e7
axis done
axis take JP-COL-01 w5125
axis take JP-INFA-07 e4801
axis take JP-INF1-07 e4901
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis blitz w4524
axis done
axis move JP-ARM-01 e4701
axis move JP-INFA-04 e4903
axis move JP-INFA-05 e5003
axis move KW-INF1-01 w5226
axis done
axis done
axis done
axis done
= 84299e91b850dee6
western take KI-WZ-06 w4724
western take HO-WZ-01 w5223
western take HO-EXP-01 w5223
western take HO-RES-01 w5223
western done
western done
western done
western done | 1 ; 3 ; 3 ; 3 ; 1 ; 2
= da703dd989e1921d
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-BNP-01 e4401
axis place JP-SUB-01 yellow_sea_on_station
axis done
axis move KW-INF1-01 w5224
axis done
axis done
axis done
axis done
= 18a76a6f70b4de2f
western done
western done
western done
western done
= 9cf6f7fa2528cefb
end 142 over 9cf6f7fa2528cefb584b2444fd0c5fc6 110b6067121cd31a
