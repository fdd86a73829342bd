flagplot 1
game dai-senso 1
scenario magic-and-vengeance
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":0,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"magic-and-vengeance","base":"start","year":1945,"turn":"Sept-Oct","phase":"support","phasing":"axis"}
note "Magic & Vengeance: V-J Day finds the Axis ahead"
dice fast 1
start 56bee2f4472138842aa1999129590dea
axis place AX-SCR-01 bay_of_bengal_convoys supply
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place JP-CONV-05 south_china_sea_convoys troop
axis place JP-CONV-06 south_china_sea_convoys troop
axis place JP-AF-01 w4821
axis place JP-AF-02 w4919
axis place JP-AF-03 w4621
axis place JP-AF-04 w4421
axis place JP-AF-05 w4519
axis place JP-BNP-01 w4021
axis beachhead w4020
axis place JP-SURF-01 w2817
= 6dc7aa4d4ec9aff4
western decline
= 2b860b6ad27a7bb8
axis beachhead w2917
axis place JP-SURF-02 w2820
axis beachhead w2920
axis place JP-SURF-03 w2723
axis beachhead w2824
axis place JP-SURF-04 philippine_sea_on_station
axis stay
axis place JP-SUB-01 philippine_sea_on_station
axis place JP-CV-01 e4504
axis strike e4404
axis place JP-CV-02 e4505
axis strike e4406
axis place JP-CV-03 e4507
axis strike e4408
axis place JP-CV-04 e4509
axis strike e4410
axis done
axis move JP-INFA-08 w4421
axis move JP-INFA-07 w4822
axis move JP-HQ-03 w4822
axis move JP-INFB-01 e4901
axis move JP-INFA-05 w4921
axis move JP-HQ-02 w4921
axis move KW-HQ-01 w5426
axis done
axis target w4920
axis commit JP-INFA-05
axis support JP-HQ-03
axis attack | 5
= 7dd91faef71306fc
western retreat w4820
western retreat w4720
western lose SZE-WZ-02
= 98ef92e87be7028c
axis advance JP-INFA-05
axis target w4721
axis commit JP-INFA-07
axis support JP-HQ-02
axis attack
= 1eb127e5f8001b6a
western support W-KMT-01 | 1
= a2b512063367dd39
axis lose JP-INFA-07
axis lose JP-INFA-07
= d03edf59a71dfcb2
western lose KI-WZ-02
= af3a0d9b77db7fd1
axis target w4420
axis commit JP-INFA-08
axis attack | 6
= 3d23852905acfe82
western retreat w4419
western lose KI-WZ-04
= 47f1f6ae09ed0e12
axis done
axis done
axis decline
= 094f0f5f4ae4264b
soviet choose order JP-INFA-03
soviet choose order JP-INFA-06
= 797ac05e2bc7c96c
axis decline | 6 ; 4
= 5f6bc3c4419970b4
western choose lower_esv
western place BR-CONV-01 arafura_sea_convoys supply
western place BR-CONV-02 arafura_sea_convoys troop
western place US-CONV-01 west_indian_ocean_convoys troop
western place US-CONV-02 west_indian_ocean_convoys troop
western place BR-AF-01 w4115
western place BR-AF-02 w4315
western place US-CV-01 e5715
western strike e5615
western place US-CV-02 e5716
western strike e5617
western place US-CV-03 e5723
western strike e5623
western place BR-SURF-01 e1918
western place BR-SURF-02 e1920
western place US-AF-01 e1408
western place US-AF-02 e1509
western decline
western place US-AF-03 e1608
western place US-AF-04 e1613
western place US-AF-05 e1711
western place US-SURF-01 e1709
western beachhead e1609
western place US-SURF-02 e1809
western beachhead e1708
western place US-SURF-03 e1813
western place US-SUB-01 gulf_of_alaska_on_station
western place BR-SUB-01 tasman_sea_on_station
western blitz e1709
western blitz e1809
western done
western move BR-IND-01 w4314
western move KI-WZ-01 w4521
western done
western done
western target w4215
western commit BR-IND-01
western attack | 3
western retreat w4415
western lose BR-IND-01
= 4a4514d7ae549b35
axis lose JP-INFB-03
= ac969740ab638fbb
western target e2706
western commit BR-AUS-02
western commit US-INFM-01
western attack | 4
= 6219821aac5c50a6
axis retreat e2806
= 5c9a2b55974ac5ae
western lose BR-AUS-02
= 4c30e9cef6173d80
axis lose JP-INF1-03
= 0aec7063d6fad0ef
western target w4421
western commit KI-WZ-01
western commit KI-WZ-03
western attack | 3
western retreat w4620
western retreat w4622
western lose KI-WZ-03
= c55cf9d1a2b43d5d
axis lose JP-INFA-08
= b54db8852d668762
western done
western move KI-WZ-04 w4219
western done
western decline
western choose withdraw aid_to_china_western
western choose withdraw lend_lease | 4 ; 4
= 29e55130d025dcc0
soviet choose lower_esv
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet done
soviet move KAN-WZ-02 w5119
soviet move KAN-WZ-01 w5121
soviet move RU-TK-01 w5422
soviet move RU-INFA-02 e5502
soviet move RU-INF1-01 w5621
soviet done
soviet target w5022
soviet commit KAN-WZ-01
soviet attack | 2
soviet retreat w5221
soviet lose KAN-WZ-01
soviet done
soviet done
soviet choose tibet
= 3d32fbb200fe517f
axis decline
= 2b78f84cbbcdb166
soviet choose tannu_tuva
= 0d3c29e0ebf063d1
axis decline
= 12a0638af24a9bac
soviet choose sinkiang
= 9820bb3a528e751b
axis choose w5514 | 5
axis choose SIN-INF-01
axis choose no_occupation
= 8df7ae541bd624f3
end 155 over 8df7ae541bd624f3af328f27ca1f9c41 f361f84d82498278
