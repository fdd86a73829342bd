flagplot 1
game dai-senso 1
scenario when-tigers-fight
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":0,"limited_war_surrender_exact_box":false,"max_year":1941}
note "When Tigers Fight from its set-up: the last year is 1941"
dice fast 1
start 07e35195412c009aa8a297ea45e5c395
axis choose strike_north
axis select axis-22
axis done
axis take JP-COL-03 w4324 | 5
axis choose neutrals_consider_options
axis choose place nei
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis place JP-AF-01 w4821
axis place JP-AF-02 w4919
axis place JP-AF-03 w4621
axis place JP-AF-04 w4421
axis place JP-AF-05 w4519
axis place JP-CV-01 e3307
axis strike e3207
axis place JP-CV-02 e3403
axis strike e3302
axis place JP-CV-03 e3404
axis strike e3304
axis place JP-CV-04 e3406
axis strike e3406
axis place JP-SURF-01 e4209
axis place JP-SURF-02 e4305
axis place JP-SURF-03 e4307
axis place JP-SURF-04 e4309
axis place JP-SUB-01 south_china_sea_on_station
axis place JP-BNP-01 south_china_sea_on_station
axis stay
axis done
axis move JP-INFA-05 w4421
axis move JP-INFA-04 w4822
axis move JP-HQ-02 w4822
axis move JP-INFA-03 w4723
axis move JP-INFA-02 w4921
axis move JP-ARM-01 e4903
axis move KW-HQ-01 w5425
axis done
axis target w4920
axis commit JP-INFA-02
axis support JP-HQ-02
axis attack | 1
axis lose JP-INFA-02
= 74edba9b0ca3380f
western retreat w4820
western lose SZE-WZ-02
= 90b7e0d9460f7ff6
axis advance JP-INFA-02
axis target w4721
axis commit JP-INFA-04
axis support JP-HQ-01
axis attack
= 548f68ca4d17c1a9
western support W-KMT-01 | 6
western lose KI-WZ-02
western lose KI-WZ-02
= 4ac3387e83c45257
axis advance JP-INFA-04
axis target w4420
axis commit JP-INFA-05
axis attack | 6
= c9dbce9d10d75110
western retreat w4419
western lose KI-WZ-04
= 581642e9987f0f2c
axis done
axis move JP-INFA-03 w4724
axis done
axis decline
axis decline
= df57e3b577dadefb
western select western-36
western take US-PHIL-02 w3426
western take BR-IND-03 w4213 | 4 ; 3
western choose no_result
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western done
western done
western move KI-WZ-01 w4722
western done
western done
western move KI-WZ-04 w4219
western done
western choose withdraw aid_to_china_western | 4
= bcbd1e4aa137fd7a
soviet select soviet-11b
soviet done
soviet take RU-INFA-05 e5301
soviet take RU-INFA-06 e5810
soviet take RU-INFA-07 e5810
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet move KAN-WZ-02 w5020
soviet move KAN-WZ-01 w5121
soviet move RU-TK-01 w5422
soviet move RU-INFA-02 e5402
soviet move RU-HQ-01 e5502
soviet move RU-CAV-01 w5624
soviet move RU-INF1-01 w5722
soviet move RU-INFA-04 w5724
soviet move RU-INFA-07 e5709
soviet move RU-INF1-02 e5709
soviet done
soviet done
soviet done | 3
= 68e69696457a47d6
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis done
axis move JP-INFA-04 w4622
axis move JP-INFA-03 w4723
axis move JP-HQ-02 w4721
axis move JP-INFA-02 w5021
axis move JP-ARM-01 e4701
axis move KW-INF1-01 w5326
axis done
axis target w4520
axis commit JP-INFA-05
axis attack
= 918af53883e7804a
western support W-KMT-01 | 4
= 43a170322e9d2b0d
axis retreat w4422
axis lose JP-INFA-05
axis done
axis move JP-INFA-05 w4321
axis done
axis decline
axis decline | 4 ; 2
= dd4f9e94e2c5e9fd
western choose no_result
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western done
western move KI-WZ-03 w4421
western move W-KMT-01 w4520
western move KI-WZ-01 w4822
western done
western target w4321
western commit KI-WZ-03
western support W-KMT-01
western attack | 5
western lose KI-WZ-03
= a8b5ba8846004d59
axis retreat w4322
= 3f429436e3c7c4e2
western lose W-KMT-01 KI-WZ-02
= 502631c02fb2ab8f
axis lose JP-INFA-05
= 51cd489b78a91935
western done
western done | 4
= 84c0db2f0042dadb
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet move RU-INFA-02 e5302
soviet move RU-HQ-01 e5402
soviet move RU-CAV-01 w5422
soviet done
soviet done
soviet done | 3 ; 1 ; 5 ; 3 ; 2 ; 2 ; 3 ; 3 ; 3 ; 1 ; 5 ; 5 ; 6 ; 5 ; 5 ; 5 ; 6 ; 2
= 2b83d9c1c7497f74
axis choose lose_kwantung
axis lose KW-INF1-01
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-CONV-04 yellow_sea_convoys troop
axis place JP-AF-02 w4622
axis place JP-SURF-01 e4405
axis done
axis move JP-INFA-03 w4724
axis move JP-INFA-02 w4920
axis ship JP-INF1-01 w4725
axis done
axis done
axis done
axis done
axis decline
axis decline | 1 ; 2
= 8330b6e9d98cc901
western choose no_result
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western done
western done
western move KI-WZ-04 w4019
western move KI-WZ-02 w4521
western move SZE-WZ-01 w4621
western done
western target w4622
western commit KI-WZ-02
western attack | 5
western retreat w4422
western lose KI-WZ-02
western done
western move KI-WZ-04 w3919
western done | 4
= af2b9e62b798e114
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet done
soviet done
soviet done
= 67a424d4142dc82f
axis select axis-20
axis done
axis take JP-INFA-05 e4801
axis take JP-INFA-07 e4801 | 4
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place JP-CV-01 w4726
axis strike w4626
axis place JP-AF-05 e4004
axis done
axis move KW-HQ-01 w5324
axis done
axis done
axis done
axis decline
axis decline
= 09079f6d43916413
western select western-30
western take US-INF1-06 western_us
western take US-INF1-07 western_us
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western done
western done
western move KI-WZ-04 w3718
western done
western done
western done
= 2f359d0d44d0966d
soviet lose RU-INFA-01
soviet lose RU-INFA-01
soviet lose RU-INFA-05
soviet lose RU-FTVLAD-01 RU-INFA-01
soviet select soviet-5
soviet done | 2 ; 6
soviet choose lower_esv
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet move RU-INFA-02 e5402
soviet move RU-INFA-06 e5709
soviet done
soviet done
soviet done | 4 ; 5 ; 3 ; 3 ; 3
= 45b9e695f21e0b40
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place JP-AF-01 w3519
axis decline
axis place JP-AF-04 e3502
axis decline
axis place JP-CV-02 e3107
axis strike e3007
axis place JP-CV-03 w3127
axis strike w3027
axis place JP-CV-04 e3101
axis strike e3101
axis done
axis move JP-INFA-01 e4902
axis done
axis done
axis done
axis decline
axis decline
= d7fd0a9b4efc7f8e
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western place BR-SURF-01 w4113
western beachhead w4214
western place BR-AF-02 w4105
western decline
western done
western done
western move KI-WZ-04 w3919
western done
western done
western done | 3 ; 3
= a4b5f1bbc452c7ad
soviet choose no_result
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet move RU-INFA-04 w5624
soviet done
soviet done
soviet done | 2 ; 2 ; 5 ; 3
= 714de26a4d87b5df
axis select axis-25
axis done
axis take JP-INFA-08 e4801
axis take JP-INFA-09 e4901 | 3
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis done
axis done
axis done
axis done
axis done
axis decline
axis decline
= 8aad59c955f3e556
western decline
western select western-31
western take BR-AUS-02 e2106 | 3 ; 4
western choose lower_esv
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western done
western done
western move KI-WZ-04 w3819
western done
western done
western move KI-WZ-04 w3919
western done
= bed377cad1e55b0e
soviet select soviet-20
soviet done
soviet take KAN-DEF-01 w5021
soviet choose nei | 6
soviet choose remove nei
soviet done
soviet done
soviet move KAN-WZ-02 w5021
soviet move KAN-WZ-01 w5122
soviet done
soviet done
soviet done
= eb838b4b6a2cbc71
end 330 over eb838b4b6a2cbc71357d39ba203ec4ce 7fa09f087b41c31e
