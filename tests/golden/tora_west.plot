flagplot 1
game dai-senso 1
scenario tora
options {}
note "Tora: the West holds on"
dice fast 5
start 2cd18f082cb7905fdaf130f484272675 | 5
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
axis choose snlf_landing
axis choose w3427
axis choose w3426
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
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-SURF-01 philippine_sea_on_station
= 066b2f129531293b
western decline
= 829ed735cbe44148
axis escort
axis place JP-SURF-02 philippine_sea_on_station
= 80eb7deafea62f2a
western decline
= 5de9cb7e00a28e00
axis escort
axis place JP-SURF-03 philippine_sea_on_station
= 7771d973b14d0e78
western decline
= 731a77fbbfa1983c
axis escort
axis place JP-SURF-04 yellow_sea_on_station
axis escort
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 yellow_sea_convoys troop
axis place JP-BNP-01 w4121
= af33230877544165
western contest BR-AF-02
= 434c00fbad67bfde
axis place AX-SCR-01 yellow_sea_convoys troop
axis place JP-AF-01 w4417
axis place JP-AF-02 w4518
axis place JP-AF-03 w4318
axis place JP-CV-01 w3427
= 0ada4e40fb7c1a4c
western contest US-AF-02
= 0e85e9540e59d384
axis place JP-CV-02 w3427
= 51106be43f2c47ee
western contest US-CV-01
= 0eb5bc6aceee8491
axis place JP-CV-03 w3427
= 027263eee80ae4eb
western contest US-CV-02
= 95202ec23f8798c1
axis place JP-CV-04 w3427
axis strike w3526
axis place JP-AF-04 w3326
axis decline
axis done
axis blitz w3426
axis blitz w4418
axis done
axis ship JP-INFA-01 w4427
axis ship JP-INFA-01 w3427
axis ship JP-INFA-08 w4324 JP-SURF-04
axis ship JP-INFA-08 w3427
axis ship JP-INFB-02 w3427
axis move JP-INFA-07 w4318
axis move JP-INFA-04 w4624
axis move JP-INFA-03 w4921
axis move JP-HQ-01 w4921
axis ship JP-INFA-10 w4324 JP-CONV-04
axis ship JP-INFA-09 w4324
axis ship JP-INFA-09 w4219
axis done
axis target w3426
axis commit JP-INFA-01
axis commit JP-INFA-08
axis commit JP-INFB-02
axis attack | 5
= 6aacb767b62d530c
western retreat w3525
western retreat w3625
western lose US-PHIL-02
= e241862a7eeb79e1
axis advance JP-INFB-02
axis advance JP-INFA-08
axis advance JP-INFA-01
axis target w4418
axis commit JP-INFA-07
axis attack | 4
= 0faaaa7684a7ba26
western retreat w4517
= 9ef0d6e968fc7875
axis lose JP-INFA-07
= f8b473bd276e6423
western lose YUN-WZ-01
= 70463f6f38e7fc54
axis advance JP-INFA-07
axis done
axis snlf w3427
axis done
axis done
axis move JP-INFA-04 w4724
axis done
axis decline
= ff76453cab7d1979
western take BR-AUS-02 e2106
western place BR-CONV-01 bay_of_bengal_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys supply
western place US-CONV-02 central_pacific_convoys troop
western done
western move US-INF1-01 w3724
western move KI-WZ-04 w4419
western move W-KMT-01 w4519
western ship US-INF1-02 e4519
western done
western target w4418
western commit KI-WZ-04
western support W-KMT-01
western attack | 2
western lose KI-WZ-04
western lose KI-WZ-04
western done
western done
western done
western decline
western choose france
western choose delay aid_to_china_western
western choose delay lend_lease | 2 ; 5 ; 6 ; 2 ; 3 ; 6 ; 5 ; 4 ; 3 ; 2 ; 5 ; 6 ; 2 ; 5 ; 5 ; 2 ; 5 ; 5 ; 1 ; 1 ; 2 ; 3 ; 2 ; 5 ; 3
= d362fc59deb1a60e
axis decline
axis choose snlf_landing
axis choose e2807
axis choose e2808
axis choose snlf_landing
axis choose w4121
axis choose w4222
axis choose heroic_effort_navy
axis choose AX-SCR-01
axis choose heroic_effort_navy
axis choose JP-BNP-01
axis choose heroic_effort_navy
axis choose JP-CV-01
axis choose harbor_attack
axis choose BR-SURF-01
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 bismarck_sea_convoys supply
axis place JP-CONV-03 bismarck_sea_convoys troop
axis place JP-CONV-04 bismarck_sea_convoys troop
axis place AX-SCR-01 bismarck_sea_convoys troop
axis place JP-AF-05 w4419
axis done
axis blitz e2808
axis blitz w4519
axis done
axis ship JP-INFA-01 e2807 JP-CONV-03
axis ship JP-INFA-08 e2807 JP-CONV-04
axis ship JP-INFB-02 e2807
axis move JP-INFA-09 w4420
axis move JP-INFA-02 w4224
axis move JP-INFA-10 w4224
axis move JP-INFA-05 w4822
axis move JP-INFA-03 w4821
axis move JP-HQ-01 w4821
axis move KW-HQ-01 w5127
axis done
axis target e2808
axis commit JP-INFA-01
axis commit JP-INFA-08
axis commit JP-INFB-02
axis attack | 6
= 9d3b162704d1d034
western lose BR-GAR-01
= 67ee21d8adcd5bf5
axis lose JP-INFB-02
axis done
axis target w4721
axis commit JP-INFA-03
axis commit JP-INFA-05
axis commit JP-HQ-02
axis attack | 5
= c57c1cb680d06386
western retreat w4720
western lose KI-WZ-02
= 93909fa763d004af
axis advance JP-INFA-05
axis done
axis done
axis done
axis decline
= 78ae0c1d585ee14f
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 international_dateline_convoys troop
western done
western done
western move W-KMT-01 w4518
western move SZE-WZ-01 w4519
western move KI-WZ-02 w4719
western done
western target w4420
western commit KI-WZ-03
western attack | 3
western retreat w4620
western lose KI-WZ-03
western done
western done
western decline | 5 ; 2 ; 4 ; 6 ; 3 ; 6 ; 1 ; 6 ; 3 ; 5
western choose soviet
= 179e51938f13b51e
axis done
axis take JP-INFA-01 e4801
axis take JP-INFA-08 e4801
axis take JP-INFA-11 e4801
axis take JP-INFB-02 e4901
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-CONV-04 yellow_sea_convoys troop
axis done
axis done
axis done
axis ship JP-INFA-11 w5123
axis ship JP-INFA-08 w5123
axis ship JP-INFA-01 w5123
axis done
axis done
axis done
axis done
axis decline
= aaddd96f9d1716b0
western take US-PHIL-02 w3824
western take US-INF1-07 western_us
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 international_dateline_convoys troop
western done
western done
western move BR-IND-03 w4510
western move SZE-WZ-01 w4419
western done
western target w4418
western commit SZE-WZ-01
western commit W-KMT-01
western attack | 5
= 6aa652b76c2de995
axis retreat w4417
= 68c7384aacc7c354
western lose SZE-WZ-01
= 9e0e1f7c823a1aee
axis lose JP-INFA-07
= 098ff9d53f399dea
western advance SZE-WZ-01
western done
western done
western decline
western decline | 6 ; 5 ; 3
= 97a461e03223e1e2
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis done
axis done
axis done
axis move JP-INFA-11 w5024
axis done
axis done
axis done
axis decline
= c1f11ee9c6ebcb7a
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 international_dateline_convoys troop
western done
western done
western move SZE-WZ-02 w4921
western done
western done
western done
western decline
western choose withdraw aid_to_china_western
= b62c662503375866
end 263 over b62c6625033758660eace9b79f4bbee7 58556fb37b783bb9
