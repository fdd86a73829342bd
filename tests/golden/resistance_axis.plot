flagplot 1
game dai-senso 1
scenario war-of-resistance
options {"players":"two","fixed_history":false,"random_government":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":4,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"war-of-resistance","base":"start","year":1939,"turn":"July-Aug","phase":"support","phasing":"axis","affairs":{"markers":{"european_limited_war":"aug-sept-1939"}},"options":{"bid":4}}
note "War of Resistance: the Rising Sun is up"
dice fast 4
start 98f2abaa163559cd270e805bfe9281f3
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis place AX-SCR-01 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
= 46dacd04de28aa38
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western move BR-IND-02 w4414
western move KI-WZ-03 w4322
western done
western done
western done | 3
= 8d95181659b9595d
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet move KAN-WZ-02 w5020
soviet move RU-INFA-01 e5402
soviet move RU-INFA-02 e5402
soviet move RU-HQ-01 e5502
soviet move RU-INFA-04 w5723
soviet done
soviet done
soviet done | 4 ; 4
= 3f36044e40dbb87b
axis select axis-33b
axis done
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
= 4e3f8d6fea8dd2c2
western select western-10
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western done
western done
western done
= 55333732aacaad6e
soviet select soviet-17
soviet done
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet move KAN-WZ-02 w5120
soviet move RU-INF1-01 w5722
soviet done
soviet done
soviet done | 1
= 41fd64804d85b2c4
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis place AX-SCR-01 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
= e41f0f89377e5dd0
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western done
western done
western done
= 038712059fffba06
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet move RU-HQ-01 e5403
soviet move RU-INF1-02 e5709
soviet done
soviet done
soviet done
= 65d1ebca3c2975d9
axis select axis-5
axis done
axis take JP-INFA-04 e4801 | 5
axis choose manchukuo
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
= cd31682a7ca78304
western select western-20
western take BR-IND-03 w4313
western take BR-AUS-02 e2106
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western move KI-WZ-03 w4323
western done
western done
western done
= 537a098b12db35d4
soviet select soviet-2
soviet done
soviet take RU-INFA-05 e5301
soviet take RU-INF1-04 e5301
soviet done
soviet done
soviet move RU-INFA-01 e5302
soviet done
soviet done
soviet done | 6 ; 3 ; 3 ; 6 ; 4 ; 1
= c882db97dffd0cc1
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
axis choose break_down manchukuo
= 45bb7adce83b8370
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western move KI-WZ-03 w4424
western move KI-WZ-02 w4723
western done
western done
western done
= 5fc902790eee3a4f
soviet done
soviet done
soviet move RU-TK-01 w5724
soviet done
soviet done
soviet done | 2 ; 2
= cd6b7330cda96b31
end 135 over cd6b7330cda96b31f4f2b550ec8744bf 945d541a0660500a
