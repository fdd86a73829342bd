flagplot 1
game dai-senso 1
scenario china-incident
options {}
note "China Incident: the West holds Nanking"
dice fast 2
start bd91eff3b8dddb0e3d79d56cd7c6b4db
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis place JP-AF-01 w5223
axis place JP-AF-02 e4402
axis place JP-AF-04 w4523
axis place JP-CV-01 e4504
axis strike e4404
axis place JP-CV-02 w4626
axis strike w4525
axis place JP-SURF-01 w4727
axis beachhead e4801
axis place JP-SURF-02 e4602
axis place JP-SURF-04 w4726
axis place JP-BNP-01 w4527
axis place JP-SUB-01 yellow_sea_on_station
axis done
axis move JP-INFA-03 w4727
axis move JP-INFB-03 e4701
axis move JP-ARM-01 e4903
axis move KW-HQ-01 w5325
axis ship JP-INFA-02 w4725 JP-CONV-01
axis ship JP-INF1-05 w4725 JP-CONV-02
axis done
axis target w5223
axis commit JP-INFA-01
axis commit JP-INFB-01
axis attack | 4
= 44cb92ddf1368bfa
western retreat w5322
= bba0226d863ac5ee
axis lose JP-INFB-01
= 70676c0c25ea3dca
western lose HO-WZ-01
= bbda221af2ace8f7
axis advance JP-INFA-01
axis done
axis done
axis done
= a0bc881cccd16b2e
western done
western move W-KMT-01 w4825
western move KI-WZ-05 w5123
western done
western done
western done | 1 ; 5 ; 2
= 9afb8c8e633b2342
axis done
axis take JP-INFB-01 e4801
axis take JP-INFB-05 e4801
axis done
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis done
axis move JP-ARM-01 e4901
axis done
axis done
axis done
= 7d3407fb60ca4df3
western take HO-WZ-01 w5022
western take HO-DEF-01 w5022
western strike w5226
= ccf0c02efc690458
axis lose JP-COL-01
= 74b14c3bca11e0ab
western done
western move HO-DEF-01 w5122
western done
western target w5223
western commit HO-DEF-01
western commit HO-EXP-01
western attack | 2
western retreat w5121
western retreat w5024
western lose HO-DEF-01
western done
western done | 5 ; 5 ; 5 ; 1 ; 1 ; 4 ; 6 ; 6 ; 6 ; 1 ; 1 ; 3 ; 4
= cc392007bb520354
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-BNP-01 e5006
axis beachhead e5005
axis place JP-AF-04 e5305
axis place JP-CV-01 e4702
axis strike e4602
axis place JP-SUB-01 japanese_coast_on_station
axis done
axis move JP-INFB-04 e4802
axis move KW-HQ-01 w5224
axis move KW-INFA-01 w5327
axis move KW-INFA-02 w5525
axis done
axis done
axis done
= 224b51654307bb9f
western strike w5226
= 2e9efb3623eb3d85
axis lose JP-COL-01
= 6c25f1f79ba87012
western done
western move KI-WZ-02 w4823
western move KI-WZ-01 w4824
western move KI-WZ-04 w5122
western move HO-EXP-01 w5123
western done
western target w5223
western commit HO-EXP-01
western commit KI-WZ-04
western commit KI-WZ-05
western attack
= 3908472acf45dd11
axis support KW-HQ-01 | 1
= 5465de85d1e549d6
western retreat w5121
western retreat w5024
western lose KI-WZ-04
western lose KI-WZ-05
western done
western move KI-WZ-02 w4722
western done
= 1a8eaf65461d7c9b
axis done
axis take JP-COL-01 w5027
axis take JP-INFA-03 e4901
axis take JP-INFA-07 e4803
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis done
axis done
axis move JP-INFA-02 w4724
axis move JP-INFA-07 e4802
axis ship JP-INFB-05 w4725
axis done
axis done
axis done
axis done
= da86a2016ce3efa1
western take KI-WZ-04 w4825
western take KI-WZ-05 w4825
western take KI-WZ-06 w4722
western take HO-RES-01 w5022
western done
western move KI-WZ-03 w4322
western move KI-WZ-04 w5024
western move HO-EXP-01 w5123
western done
western target w4724
western commit KI-WZ-01
western commit KI-WZ-05
western commit KI-DEF-01
western commit W-KMT-01
western attack | 3
= 90857ea468d068c8
axis retreat w4725
= c365e75a830b52d2
western lose KI-WZ-05
= a4f9b1be7a3f8de8
axis lose JP-INF1-02
= 625cd79cb70eadd0
western advance KI-WZ-01
western advance KI-DEF-01
western done
western done | 3 ; 3 ; 1 ; 2 ; 1 ; 1
= 807f6349ab2c4438
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis place JP-CV-01 e4303
axis strike e4203
axis place JP-BNP-01 e5207
axis done
axis done
axis done
axis done
axis done
= 0b7a67c9e12f9ad5
western done
western move W-KMT-01 w4924
western move KI-WZ-04 w5123
western done
western target w5224
western commit HO-EXP-01
western commit KI-WZ-04
western attack | 1
western retreat w5024
western lose KI-WZ-04
western done
western done
= 7e902936bb052e66
end 170 over 7e902936bb052e6618265090a9c0e949 e60d1ac6e4de9696
