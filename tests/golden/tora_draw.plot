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
axis choose SIAM-INF-02
axis choose SIAM-INF-01
axis choose no_occupation
= 3f84aca513390d19
western choose sinkiang
= 7b5dd25741618749
axis choose w5315 | 5
axis choose SIN-INF-01
axis decline
= 92604be30d9db6a6
western choose tibet
= f4381b9fd09dc0bd
axis decline
= b1d7ff4be2fd651f
western decline
western choose france
western choose withdraw aid_to_china_western
western choose withdraw lend_lease | 3 ; 6 ; 3 ; 1 ; 6 ; 1 ; 5 ; 4 ; 6 ; 3 ; 3 ; 5 ; 5 ; 1 ; 3 ; 3 ; 5 ; 5 ; 3 ; 5 ; 2 ; 2 ; 4
= 12872a9a875f701f
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
axis place JP-AF-03 w3516
axis done
axis blitz w4622
axis blitz w3315
axis done
axis move SIAM-INF-02 w3516
axis move JP-INFA-02 w4224
axis move JP-INFA-05 w4821
axis move JP-HQ-02 w4822
axis move JP-INFA-04 w4624
axis done
axis target w4820
axis commit JP-INFA-05
axis support JP-HQ-02
axis attack | 3
= 73e9ebcade4d61d9
western retreat w4720
western lose YUN-WZ-01
= ddba2f50a81238e6
axis advance JP-INFA-05
axis done
axis done
axis move JP-INFA-04 w4724
axis done
axis decline
= a377fab34e4d8c9e
western place BR-CONV-01 south_china_sea_convoys troop
western place US-CONV-01 gulf_of_alaska_convoys troop
western place BR-CONV-02 bay_of_bengal_convoys supply
western place US-CONV-02 bismarck_sea_convoys supply
western eliminate BR-FTHK-01
western detach BR-INF1-02 w4015
western recall BR-INF1-02
western recall FRA-DET-01
western recall US-INF1-08
western detach US-INF1-05 w3824
western done
western move BR-NZ-01 e1317
western ship BR-FE-01 w3426
western move BR-IND-02 w3914
western move BR-IND-03 w4708
western move KI-WZ-01 w4423
western move BR-INF1-01 w4414
western move SZE-RES-01 w4519
western move BR-IND-01 w3217
western move KI-WZ-02 w4621
western move BR-AUS-02 e1417
western transfer BR-INF1-03 french_polynesia
western transfer US-INF1-03 europe_africa
western done
western done
western done
western move KI-WZ-01 w4322
western move BR-INF1-01 w4514
western move BR-IND-03 w4907
western move BR-NZ-01 e1516
western move US-PHIL-01 w3724
western move BR-AUS-01 e1408
western move BR-IND-01 w3317
western move BR-FE-01 w3425
western done
western decline | 4 ; 6 ; 3 ; 2 ; 1 ; 1 ; 2 ; 3 ; 3 ; 2 ; 2 ; 2 ; 2
= 53ac0a200eccd3ab
axis done
axis take JP-INFA-03 e4901
axis take JP-INFA-11 e4901
axis take JP-ABN-01 e4901
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis done
axis blitz w4621
axis done
axis done
axis move JP-INFA-05 w4720
axis move JP-INFA-11 e4701
axis done
axis target w4621
axis commit JP-INFA-05
axis support JP-HQ-02
axis attack | 6
= 889fdee365304efb
western retreat w4622
western retreat w4522
western lose KI-WZ-02
= dd37d60230b3ab1d
axis advance JP-INFA-05
axis done
axis done
axis move JP-INFA-05 w4620
axis done
axis decline
= f14efdf1dc5a3bf5
western done
western place US-SURF-03 e3022
western place BR-SURF-01 e4228
western place US-CONV-01 south_pacific_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western place BR-CONV-01 bismarck_sea_convoys troop
western place BR-CONV-02 arafura_sea_convoys supply
western place US-SUB-01 south_pacific_on_station
western eliminate US-PHIL-01
western eliminate SZE-RES-01
western eliminate BR-AUS-02
western eliminate BR-FTSING-01
western eliminate BR-GAR-01
western eliminate US-INF1-01
western eliminate BR-GAR-02
western eliminate BR-IND-02
western eliminate BR-FTCEY-01
western detach US-INF1-01 w3426
western done
western transfer BR-INF1-03 panama_canal
western transfer US-INF1-03 panama_canal
western move BR-NZ-01 e1417
western move BR-NZ-01 e1516
western done
western done
western ship US-PHIL-02 w3824
western move BR-INF1-01 w4515
western move BR-IND-01 w3316
western move BR-IND-03 w4808
western transfer US-INF1-03 europe_africa
western move KI-WZ-01 w4423
western transfer BR-INF1-03 europe_africa
western ship BR-NZ-01 french_polynesia
western move BR-AUS-01 e1308
western move BR-AUS-01 e1408
western move BR-FE-01 w3426
western done
western choose tannu_tuva
= 15051451913cff09
axis decline
= 662ecf9b90a2df6b
western choose nei
= 9df1d088f10dd757
axis choose w2818
axis choose w2819 | 6
axis choose NEI-INF-01
axis choose NEI-INF-02
axis choose no_occupation | 6 ; 5 ; 1
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis done
axis done
axis done
axis move JP-INFA-10 e4701
axis done
axis done
axis done
= a05f237880ea2a2d
western place US-CV-01 w3205
western strike w3305
western place US-CV-02 e4722
western strike e4822
western place US-AF-02 e4027
western decline
western place US-SURF-01 e4223
western place US-CONV-01 northeast_pacific_convoys supply
western place BR-SURF-02 e5723
western place US-CONV-02 eastern_pacific_convoys troop
western place BR-CONV-01 eastern_pacific_convoys troop
western place BR-CONV-02 eastern_pacific_convoys troop
western recall US-INF1-01
western recall US-INF1-05
western detach US-INF1-06 w3824
western detach BR-INF1-02 e1408
western done
western done
western done
western move BR-IND-01 w3217
western move BR-IND-03 w4707
western move US-PHIL-02 w3724
western move BR-AUS-01 e1407
western move KI-WZ-01 w4522
western move BR-FE-01 w3425
western transfer BR-NZ-01 panama_canal
western transfer US-INF1-03 panama_canal
western transfer BR-INF1-03 panama_canal
western move BR-INF1-01 w4415
western move BR-INF1-01 w4515
western done
= c9db34a1bcef94a5
end 343 over c9db34a1bcef94a52b99df8618e2c3eb f469cc8303cf1850
