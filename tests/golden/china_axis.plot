flagplot 1
game dai-senso 1
scenario china-incident
options {}
note "China Incident: the Axis takes Peiping and Nanking"
dice fast 4
start 296a520464f94f9bf0585fc98d011ccb
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis place JP-AF-01 w5122
axis place JP-AF-02 w5224
axis place JP-AF-04 w5322
axis place JP-SURF-01 w5124
axis beachhead w5123
axis place JP-CV-01 w5124
axis strike w5024
axis place JP-CV-02 w4626
axis strike w4726
axis place JP-SURF-02 w4826
axis beachhead w4725
axis place JP-SURF-04 w4827
axis beachhead w4927
axis place JP-BNP-01 w4526
axis place JP-SUB-01 japanese_coast_on_station
axis done
axis move JP-ARM-01 e5003
axis move KW-HQ-01 w5225
axis ship JP-INFA-03 w4725 JP-CONV-01
axis ship JP-INFA-02 w4725 JP-CONV-02
axis done
axis target w5223
axis commit JP-INFA-01
axis attack | 3
= ff1164735e62437a
western lose HO-WZ-01
= b04dc063cc281618
axis advance JP-INFA-01
axis done
axis done
axis done
= d1fa74252447b394
western eliminate KI-DEF-01
western eliminate SZE-WZ-02
western break W-KMT-01 KI-RES-01 SZE-WZ-02
western done
western lose SZE-WZ-02
western move HO-EXP-01 w5024
western move KI-WZ-04 w4921
western move KI-WZ-01 w4825
western move SZE-WZ-01 w4520
western move KI-WZ-02 w4922
western move KI-RES-01 w4825
western move KI-WZ-03 w4221
western move KI-WZ-05 w4825
western move SZE-WZ-03 w4921
western move HO-WZ-02 w4922
western move HO-WZ-02 w4822
western done
western lose SZE-WZ-03
western target w4725
western commit KI-WZ-05
western attack | 4
western retreat w4924
western lose KI-WZ-05
= 320ed2d933c67d89
axis lose JP-INF1-02
= 7bbbdcbec41ac5cb
western done
western move KI-WZ-02 w4924
western move HO-WZ-02 w4923
western move KI-WZ-03 w4320
western move KI-WZ-04 w4923
western move SZE-WZ-01 w4420
western move HO-EXP-01 w4924
western done
western lose KI-WZ-04 | 4 ; 1 ; 5 ; 6
= 160c549a44ed8d01
axis done
axis take JP-INFB-05 e4801
axis take JP-INF1-02 e4801
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis done
axis move JP-INFA-02 w4724
axis move JP-INFB-01 w5024
axis ship JP-INFB-05 w4725
axis ship JP-INF1-05 w4725
axis done
axis target w4923
axis commit JP-INFB-01
axis attack | 3
axis retreat w5123
axis lose JP-INFB-01
= f069594ee3257cd9
western lose HO-WZ-02
= 50f39dca1fe8c7a3
axis done
axis done
axis done
= 7cad03e0299cb13e
western take SZE-RES-01 w4620
western take KI-WZ-04 w4321
western decline
western eliminate KI-WZ-01
western eliminate KI-WZ-03
western eliminate SZE-RES-01
western eliminate KI-RES-01
western eliminate HO-EXP-01
western done
western move SZE-WZ-01 w4520
western move KI-WZ-02 w4923
western move KI-WZ-02 w4922
western move KI-WZ-04 w4322
western done
western done
western move KI-WZ-02 w4923
western move SZE-WZ-01 w4420
western move KI-WZ-04 w4422
western done | 3 ; 6 ; 4 ; 1 ; 2 ; 2 ; 6 ; 4 ; 2 ; 4 ; 5 ; 6
= 5f5bde40869cad06
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-AF-04 w4824
axis done
axis move JP-INFA-02 w4924
axis done
axis target w4923
axis commit JP-INFA-02
axis attack | 4
axis retreat w5025
= 79955f5d09a341f3
western lose KI-WZ-02
= d77bde074e9ed0ae
axis done
axis move JP-INFA-03 w4724
axis done
= 4b814701d1d952dd
western decline
western eliminate KI-WZ-04
western done
western move SZE-WZ-01 w4520
western done
western done
western move SZE-WZ-01 w4421
western done
= 49b647ac020ced80
axis done
axis take JP-INFA-07 e4801
axis take JP-INFB-01 e4901
axis take JP-INF1-06 e4803
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-SURF-04 e4401
axis place JP-CV-01 w4726
axis strike w4827
axis place JP-CV-02 w4726
axis strike w4725
axis done
axis ship JP-INFA-07 w4725
axis done
axis done
axis done
axis done
axis done
= 6b296bf55875c8d1
western take SZE-WZ-02 w4718
western take KI-WZ-01 w4922
western take HO-EXP-01 w5022
western take KI-WZ-02 w4321
western eliminate SZE-WZ-01
western eliminate HO-EXP-01
western eliminate SZE-WZ-02
western eliminate KI-WZ-02
western eliminate KI-WZ-01
western done
western done
western done
western done | 2 ; 6 ; 3
= d1300ce693a40ff0
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-AF-01 w4424
axis done
axis done
axis done
axis done
axis done
= 228ca0d32d735c64
western done
western done
western done
western done
= 8573836ca3e3084a
end 174 over 8573836ca3e3084a0cfd789750d7a4f2 06be90dfac90e0e0
