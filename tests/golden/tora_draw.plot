flagplot 1
game dai-senso 1
scenario tora
options {}
note "Tora: a value of five or six is a draw"
dice fast 21
start cf95b799ca5a3ed46744d7b2408931ab | 6
axis choose harbor_attack
axis choose BR-SURF-01
axis choose harbor_attack
axis choose US-SURF-01
axis done
axis take JP-COL-03 w4219
axis take JP-INFA-08 e4801
axis take JP-INFA-09 e4801
axis take JP-INFA-10 e4801
axis take JP-ARM-02 e4901
axis decline
axis choose harbor_attack
axis choose US-SURF-02
axis choose harbor_attack
axis choose US-SURF-03
axis choose totsugeki
axis choose w4222
axis choose totsugeki
axis choose w4622
axis choose totsugeki
axis choose w4721
axis decline
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis place JP-AF-01 w4518
axis place JP-AF-02 w4317
axis place JP-AF-03 w4521
= aec8bbee88d4a212
western contest BR-AF-02
= c5e299191ab856ee
axis place JP-AF-04 w4521
axis place JP-AF-05 w4420
axis done
axis blitz w4319
axis blitz w4621
axis done
axis move JP-INFA-07 w4318
axis move JP-INFA-06 w4421
axis move JP-INFA-05 w4822
axis move JP-INFA-04 w4624
axis move JP-INFA-03 w4822
axis move JP-ARM-02 e4701
axis move JP-ARM-01 e4902
axis done
axis target w4418
axis commit JP-INFA-07
axis attack | 2
axis lose JP-INFA-07
= 3b768d514146bcb1
western retreat w4517
western lose YUN-WZ-01
= 7c053367ba18ed88
axis advance JP-INFA-07
axis target w4721
axis commit JP-INFA-03
axis commit JP-INFA-05
axis commit JP-HQ-02
axis attack
= c340c8c7385ca0df
western decline | 1
= 108242db5c994fb0
axis lose JP-INFA-03
= 106b697919ac0a90
western lose KI-WZ-02
= f1b287f61aebac95
axis lose JP-INFA-03
axis target w4520
axis commit JP-INFA-06
axis attack
= 88b8541b8178f65c
western support W-KMT-01 | 6
western lose W-KMT-01 YUN-WZ-01
western lose KI-WZ-03
= 7f8d79b970a07a9c
axis done
= 8e59eb6b0e30ad1a
western lose SZE-WZ-01
western lose SZE-WZ-01
= 0b31743727a9f688
axis target w4721
axis commit JP-INFA-05
axis commit JP-HQ-02
axis attack | 6
= 97479b03989100f3
western retreat w4621
western retreat w4620
western lose KI-WZ-02
= 1c1b7d931f337d20
axis advance JP-INFA-05
axis done
axis move JP-INFA-04 w4724
axis done
axis decline
= 6d86307507c734b2
western take BR-AUS-02 e1308
western place US-CV-01 e3518
western strike e3419
western place US-CV-02 w3308
western strike w3308
western place US-AF-02 e4326
western decline
western place BR-CONV-01 tasman_sea_convoys troop
western place US-CONV-01 gulf_of_alaska_convoys supply
western place US-CONV-02 north_pacific_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western break KI-WZ-01 KI-WZ-02
western break SZE-WZ-02 SZE-RES-01
western recall US-INF1-05
western recall BR-INF1-02
western recall US-INF1-06
western detach US-INF1-07 w3824
western detach US-INF1-08 w3426
western recall US-INF1-07
western recall BR-INF1-04
western recall US-INF1-04
western done
western move KI-WZ-01 w4522
western move SZE-WZ-02 w4820
western ship BR-AUS-02 e1516
western transfer BR-INF1-03 panama_canal
western move YUN-WZ-01 w4719
western move SZE-RES-01 w4820
western move SZE-WZ-03 w4719
western move BR-NZ-01 e1417
western transfer US-INF1-03 panama_canal
western move BR-AUS-01 e1307
western done
western lose SZE-WZ-03
western target w4421
western cancel
western target w4721
western cancel
western target w4421
western commit KI-WZ-04
western attack | 1
western retreat w4519
western lose KI-WZ-04
western lose KI-WZ-04
western done
western done
western move SZE-RES-01 w4819
western move YUN-WZ-01 w4820
western move BR-AUS-01 e1407
western done
western lose SZE-WZ-02
western choose siam
= 5d8b7c38f63e0025
axis choose w3516
axis choose w3616
axis choose w3716 | 3
axis decline
axis decline
= 05f71c9b3c0ba402
western decline
western choose france
western decline
western choose delay lend_lease | 5 ; 3 ; 6 ; 3 ; 1 ; 6 ; 1 ; 5 ; 4 ; 6 ; 3 ; 3 ; 5 ; 5 ; 1 ; 3 ; 3 ; 5 ; 5 ; 3 ; 5 ; 2 ; 2 ; 4 ; 3
= 113f973d00c7c9d1
axis decline
axis choose heroic_effort_navy
axis choose AX-SCR-01
axis choose harbor_attack
axis choose BR-SURF-01
axis choose harbor_attack
axis choose BR-SURF-02
axis choose harbor_attack
axis choose US-SURF-01
axis choose totsugeki
axis choose w3417
axis choose totsugeki
axis choose w4622
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis done
axis blitz w4622
axis done
axis done
axis move JP-INFA-02 w4224
axis move JP-INFA-05 w4821
axis move JP-HQ-02 w4822
axis done
axis target w4820
axis commit JP-INFA-05
axis support JP-HQ-02
axis attack | 4
= a2054f2b95a69fef
western retreat w4819
= c3cfe676701f9490
axis lose JP-INFA-05
= f7809a34b21907d3
western lose YUN-WZ-01
western lose SZE-RES-01
= 6a908cab7b7793a3
axis advance JP-INFA-05
axis done
axis done
axis done
axis decline
= c4fc7a86745512eb
western place BR-CONV-01 northeast_pacific_convoys supply
western place US-CONV-01 marianas_convoys supply
western done
western recall FRA-DET-01
western detach BR-INF1-04 w4509
western detach US-INF1-05 e4226
western recall US-INF1-08
western done
western move KI-WZ-01 w4623
western move KI-WZ-02 w4522
western transfer US-INF1-03 western_us
western move BR-AUS-02 e1417
western move BR-AUS-02 e1317
western move BR-NZ-01 e1418
western done
western done
western move BR-IND-03 w4510
western move US-INF1-01 w4025
western move BR-IND-02 w3914
western move BR-AUS-02 e1516
western move US-PHIL-01 w3924
western move US-PHIL-02 w3425
western move BR-AUS-01 e1307
western move BR-NZ-01 e1417
western move KI-WZ-01 w4522
western move BR-INF1-01 w4212
western move BR-FE-01 w3317
western move KI-WZ-02 w4622
western transfer BR-INF1-03 french_polynesia
western transfer US-INF1-03 panama_canal
western done
western choose tibet
= 0f3e4e584fb07b44
axis decline
= 4a1fdf03fc4c6bc9
western choose sinkiang
= cf435f35fd31f2ee
axis choose w5314 | 6
axis decline
axis decline
= 0e7d26b31f696179
western choose tannu_tuva
= 2b8f3de895f71829
axis decline
= f46d4013123b0137
western decline
western choose withdraw aid_to_china_western | 3 ; 2 ; 1 ; 1 ; 2 ; 3 ; 3 ; 2 ; 2 ; 2 ; 2 ; 6 ; 6
= 4549c42a6ae61b8a
axis done
axis take JP-INFA-03 e4901
axis take JP-INFA-11 e4901
axis take JP-ABN-01 e4901
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis done
axis done
axis done
axis move JP-HQ-01 w4823
axis move KW-HQ-01 w5227
axis done
axis done
axis done
axis decline
= 2286a80a201c1d39
western place US-SURF-03 e3021
western place US-CONV-01 marianas_convoys troop
western place US-CONV-02 southeast_pacific_convoys troop
western place BR-CONV-01 micronesia_convoys troop
western place BR-CONV-02 southeast_indian_ocean_convoys supply
western place US-SUB-01 west_indian_ocean_on_station
western eliminate BR-AUS-02
western eliminate BR-INF1-01
western detach BR-INF1-01 e1417
western recall BR-INF1-04
western recall BR-INF1-01
western done
western move KI-WZ-01 w4622
western move KI-WZ-02 w4721
western transfer US-INF1-03 western_us
western transfer BR-INF1-03 panama_canal
western done
western target w4822
western cancel
western target w4822
western commit KI-WZ-02
western attack | 6
western retreat w4720
western lose KI-WZ-02
= e985a9c482d7eb07
axis lose JP-HQ-02
= 10a9ebdd023a2c49
western target w3516
western commit BR-IND-01
western release BR-IND-01
western commit BR-IND-01
western release BR-IND-01
western commit BR-IND-01
western release BR-IND-01
western cancel
western done
western move US-PHIL-02 w3426
western transfer BR-INF1-03 western_us
western move BR-NZ-01 e1317
western move BR-AUS-01 e1106
western done
western choose nei
= c5bd4cb3c2e08151
axis choose w2622
axis choose w2624 | 5
axis decline
axis decline | 1 ; 6 ; 4 ; 4
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis done
axis done
axis done
axis move JP-INFA-04 w4624
axis done
axis done
axis move JP-INFA-04 w4724
axis done
= 0198bdb07d7fd011
western place BR-SURF-01 w2618
western place US-CV-01 e4624
western strike e4724
western place US-CV-02 e2016
western strike e2115
western place US-AF-02 e4324
western place US-CONV-01 south_china_sea_convoys supply
western place BR-CONV-01 northeast_pacific_convoys supply
western place BR-CONV-02 tasman_sea_convoys troop
western place US-CONV-02 philippine_sea_convoys supply
western detach US-INF1-06 w3924
western recall US-INF1-06
western done
western move BR-NZ-01 e1217
western move KI-WZ-01 w4722
western transfer US-INF1-03 panama_canal
western transfer BR-INF1-03 panama_canal
western done
western target w4823
western cancel
western target w4822
western cancel
western target w4823
western cancel
western target w4823
western cancel
western target w4823
western cancel
western done
western move US-PHIL-02 w3525
western move US-INF1-01 w4024
western move BR-FE-01 w3316
western transfer BR-INF1-03 french_polynesia
western transfer US-INF1-03 europe_africa
western move BR-AUS-01 e1207
western move BR-IND-03 w4411
western move BR-NZ-01 e1317
western move US-PHIL-01 w4024
western done
= 24ab144c203c487d
end 335 over 24ab144c203c487d76aefdd6e53b10ee fb96c62bdf528bc0
