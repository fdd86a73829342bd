flagplot 1
game dai-senso 1
scenario china-incident
options {}
note "China Incident: the Axis takes Hankow too"
dice fast 3
start b1494a7fdc7b395b2cf34918f6d6e8bc
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis place JP-AF-01 w5122
axis place JP-AF-02 w5224
axis place JP-SURF-01 w5124
axis beachhead w5225
axis place JP-AF-04 w5322
axis place JP-CV-01 w5124
axis strike w5024
axis place JP-BNP-01 e4804
axis beachhead e4904
axis place JP-CV-02 e4404
axis strike e4304
axis place JP-SURF-02 w4525
axis beachhead w4524
axis place JP-SURF-04 w4526
axis place JP-SUB-01 south_china_sea_on_station
axis done
axis move JP-INFB-04 e4802
axis move KW-HQ-01 w5225
axis move KW-INFA-01 w5426
axis ship JP-INFA-03 w4725 JP-CONV-01
axis ship JP-INFA-02 w4725 JP-CONV-02
axis done
axis target w5223
axis commit JP-INFA-01
axis attack | 1
axis lose JP-INFA-01
= ea6a5fd38d18300b
western lose HO-WZ-01
= 575f6d1443ab0368
axis advance JP-INFA-01
axis done
axis done
axis done
= b665b27d004c6e4f
western eliminate KI-WZ-03
western break W-KMT-01 KI-WZ-03 SZE-RES-01
western done
western lose KI-WZ-03
western lose SZE-RES-01
western move KI-DEF-01 w4524
western move KI-WZ-01 w4824
western move HO-EXP-01 w4924
western move SZE-WZ-02 w4819
western move KI-WZ-04 w4920
western move KI-WZ-05 w4923
western move HO-WZ-02 w4822
western move SZE-WZ-01 w4619
western move KI-WZ-02 w4922
western move SZE-WZ-03 w4821
western done
western done
western move HO-WZ-02 w4921
western move SZE-WZ-01 w4719
western move KI-WZ-02 w5022
western move SZE-WZ-02 w4719
western move KI-WZ-01 w4823
western move KI-WZ-05 w4822
western move SZE-WZ-03 w4921
western move KI-WZ-04 w4820
western move KI-DEF-01 w4523
western move HO-EXP-01 w5025
western done
western lose SZE-WZ-03 | 2 ; 3 ; 3 ; 1
= af306f32e0b2a021
axis done
axis take JP-INFB-05 e4801
axis take JP-INF1-06 e4801
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis done
axis move JP-INFA-02 w4724
axis move JP-INFA-03 w4825
axis move KW-INF1-02 w5526
axis ship JP-INFB-05 w4725
axis ship JP-INF1-06 w4725
axis done
axis done
axis done
axis done
= 072f4786c9952280
western take KI-WZ-03 w4622
western take KI-RES-01 w4420
western strike w5226
= b385ccd1a7d80d37
axis lose JP-COL-01
= 80600dd56fdcbc44
western eliminate SZE-WZ-01
western eliminate SZE-WZ-02
western eliminate KI-WZ-04
western eliminate KI-DEF-01
western eliminate KI-WZ-01
western eliminate KI-WZ-02
western eliminate KI-WZ-03
western done
western done
western done
western move KI-WZ-05 w4722
western move HO-WZ-02 w4920
western move HO-WZ-02 w4921
western move KI-RES-01 w4520
western move KI-RES-01 w4421
western move KI-RES-01 w4520
western move KI-RES-01 w4420
western done | 3 ; 2 ; 6 ; 2 ; 5 ; 4 ; 2 ; 1 ; 3 ; 5 ; 5 ; 2
= a605474baaee0197
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-SURF-02 e5006
axis beachhead e5005
axis done
axis move JP-INFA-02 w4723
axis move JP-INFB-05 w4724
axis move JP-INFA-03 w4824
axis move JP-ARM-01 e4902
axis move JP-INFA-01 w5123
axis move KW-INFA-01 w5325
axis ship JP-INF1-03 w4725
axis done
axis target w4722
axis commit JP-INFA-02
axis attack | 2
axis retreat w4824
axis lose JP-INFA-02
= 4aa7d050646bcbf6
western lose KI-WZ-05
= 12ba312b824cfe87
axis done
axis done
axis move JP-INFA-01 w5223
axis done
= b48203a84fd6054a
western strike w5226
= c8c2ba31c8507837
axis lose JP-COL-01
= cbf6812d1112cc55
western eliminate HO-WZ-02
western done
western move KI-RES-01 w4320
western done
western done
western move KI-RES-01 w4221
western done
= 3d006670d92c7d6c
axis done
axis take JP-COL-01 w4324
axis take JP-INFA-02 e4801
axis take JP-INFA-07 e4801
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis place JP-SURF-01 e3703
axis place JP-AF-02 w4626
axis decline
axis place JP-AF-04 e4604
axis done
axis done
axis done
axis done
axis done
= 274c7824703e3348
western take KI-DEF-01 w4420
western take KI-DEF-02 w4722
western take SZE-WZ-01 w4920
western take KI-WZ-01 w4622
western done
western move KI-WZ-01 w4722
western move KI-DEF-02 w4623
western move KI-RES-01 w4321
western move KI-DEF-01 w4521
western move SZE-WZ-01 w4922
western done
western done
western move KI-RES-01 w4521
western move KI-WZ-01 w4521
western move SZE-WZ-01 w5022
western move KI-DEF-01 w4421
western done | 1 ; 1 ; 3
= 985056a6a81c4a6b
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-AF-01 w4623
axis place JP-SURF-02 e4204
axis place JP-SURF-04 e4205
axis blitz e4204
axis done
axis move JP-INFB-05 w4624
axis move JP-INFA-03 w4723
axis done
axis done
axis target w4623
axis commit JP-INFA-03
axis commit JP-INFB-05
axis attack | 2
axis lose JP-INFB-05
= f3bdd3aa3015d7cc
western retreat w4523
western lose KI-DEF-02
= 3154e211a8ce9742
axis done
axis move JP-INFA-03 w4722
axis move JP-INF1-02 w4724
axis done
= 13c0128096420be4
western raise KI-RES-01 KI-WZ-01 W-KMT-01
western break W-KMT-01 HO-WZ-01 KI-WZ-01
western done
western lose KI-WZ-01
western move KI-DEF-01 w4321
western move HO-EXP-01 w4924
western move SZE-WZ-01 w4822
western done
western done
western move HO-WZ-01 w4520
western move KI-DEF-01 w4421
western move KI-DEF-01 w4520
western move HO-EXP-01 w5024
western move HO-EXP-01 w5025
western done
western lose HO-WZ-01
= 40e5a32973f325b6
end 208 over 40e5a32973f325b6a3e02e2bd61f2678 e99c5df87042c9ba
