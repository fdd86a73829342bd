flagplot 1
game dai-senso 1
scenario china-incident
options {}
note "China Incident: the Axis takes Peiping and Nanking"
dice fast 4
start 296a520464f94f9bf0585fc98d011ccb
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis place JP-AF-01 w5123
axis place JP-AF-02 w5322
axis place JP-SURF-01 w5124
axis beachhead w5225
axis place JP-SURF-02 japanese_coast_on_station
axis stay
axis place JP-SURF-04 japanese_coast_on_station
axis stay
axis place JP-BNP-01 e5307
axis beachhead e5306
axis place JP-CV-01 e4603
axis strike e4502
axis place JP-CV-02 e4704
axis strike e4604
axis place JP-AF-04 w4422
axis done
axis done
axis move JP-ARM-01 e4901
axis move JP-COL-01 w5225
axis move KW-HQ-01 w5425
axis move KW-INFA-01 w5426
axis move KW-INF1-02 w5326
axis ship JP-INFA-03 w4725 JP-CONV-01
axis ship JP-INFA-02 w4725 JP-CONV-02
axis done
axis target w5223
axis commit JP-INFA-01
axis commit JP-INFB-01
axis attack | 3
= 8571aed078b66bcb
western retreat w5122
= ee9dfe77e4194b16
axis lose JP-INFB-01
= 42a47ffb1600785c
western lose HO-WZ-01
= b608b2cf4a3f5d64
axis advance JP-INFA-01
axis done
axis done
axis done
= 646b3a5870d3df5e
western eliminate KI-WZ-02
western break W-KMT-01 KI-RES-01 KI-WZ-02
western break SZE-WZ-01 SZE-RES-01
western done
western move KI-WZ-04 w4923
western move KI-WZ-02 w4624
western move KI-DEF-01 w4624
western move HO-WZ-02 w4822
western move KI-WZ-03 w4421
western move HO-EXP-01 w5025
western move SZE-WZ-02 w4819
western move KI-WZ-01 w4625
western move SZE-RES-01 w4720
western move SZE-RES-01 w4719
western move SZE-WZ-01 w4718
western move SZE-WZ-03 w4821
western done
western done
western move KI-WZ-04 w5023
western move HO-WZ-02 w5022
western move KI-WZ-05 w4922
western move SZE-RES-01 w4819
western move SZE-WZ-01 w4818
western move KI-WZ-03 w4520
western done | 4 ; 4 ; 1 ; 5
= dd31d68efcda28fe
axis done
axis take JP-INFB-01 e4801
axis take JP-INFB-05 e4801
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-SUB-01 yellow_sea_on_station
axis done
axis move JP-INFA-04 e4903
axis move KW-INF1-02 w5125
axis move KW-HQ-01 w5326
axis done
axis target w4724
axis commit JP-INFA-02
axis commit JP-INFA-03
axis attack | 6
= 529b25e62817019e
western lose KI-RES-01
= 37a90dba405b845c
axis advance JP-INFA-02
axis advance JP-INFA-03
axis done
axis done
= 8138617e9899ccf8
western take SZE-DEF-01 w4620
western take KI-RES-01 w4722
western strike w5225
= 587c366c658852f7
axis lose JP-COL-01
= 67aa97e532d830a5
western eliminate SZE-WZ-01
western eliminate SZE-DEF-01
western eliminate KI-WZ-01
western eliminate KI-RES-01
western eliminate SZE-RES-01
western eliminate HO-EXP-01
western eliminate HO-WZ-02
western eliminate KI-WZ-02
western eliminate KI-WZ-03
western eliminate SZE-WZ-03
western eliminate KI-WZ-04
western eliminate SZE-WZ-02
western eliminate KI-DEF-01
western done
western move KI-WZ-05 w4920
western done
western done
western move KI-WZ-05 w4820
western done | 3 ; 3 ; 6 ; 4 ; 1 ; 2 ; 2 ; 6 ; 4 ; 2 ; 4
= 0da9f8af4247193e
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-CV-01 w3521
axis strike w3520
axis done
axis ship JP-INFB-05 w4725
axis ship JP-INFB-01 w4725
axis done
axis done
axis done
axis done
= ff2a4c87154c8a0c
western decline
western eliminate KI-WZ-05
western done
western done
western done
western done | 5
= 59c887a0499da0d5
axis done
axis take JP-INFA-07 e4801
axis take JP-INF1-06 e4801
axis take JP-INF1-07 e4803
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-SURF-01 w4121
axis beachhead w4120
axis place JP-BNP-01 w4223
axis beachhead w4323
axis place JP-CV-02 w4826
axis strike w4725
axis blitz w4121
axis done
axis done
axis done
axis done
axis done
= ce642bcb4642fff1
western take KI-WZ-01 w4321
western done
western done
western move KI-WZ-01 w4322
western done
western done
western move KI-WZ-01 w4323
western done | 6 ; 4 ; 2
= 649c3040b0ca0e93
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-AF-01 e4302
axis place JP-AF-02 w4424
axis done
axis done
axis done
axis done
axis done
= abe14917450c1e4e
western eliminate KI-WZ-01
western done
western done
western done
western done
= db9e40b02c8d4a08
end 169 over db9e40b02c8d4a08eb5f62e9c706db75 21d67710cd82fefa
