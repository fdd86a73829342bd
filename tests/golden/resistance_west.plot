flagplot 1
game dai-senso 1
scenario war-of-resistance
options {"players":"two","fixed_history":false,"random_government":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":0,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"war-of-resistance","base":"start","year":1939,"turn":"July-Aug","phase":"support","phasing":"axis","affairs":{"markers":{"european_limited_war":"aug-sept-1939"}}}
note "War of Resistance: China holds"
dice fast 4
start 7bb1ea408541ffd202e50516bad3b7a9
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis place AX-SCR-01 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
= 0e25867257de13cb
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
= c6e90f28b6a6a4b0
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
= b47dc1b0838d275c
axis select axis-33b
axis done
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
= 1c5fe2c5a5474ea5
western select western-10
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western done
western done
western done
= d776568fdf21d659
soviet select soviet-17
soviet done
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet move KAN-WZ-02 w5120
soviet move RU-INF1-01 w5722
soviet done
soviet done
soviet done | 1
= 7d72a8aa3b49e79f
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis place AX-SCR-01 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
= 2adffa5e85744d9d
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western done
western done
western done
= 96f6484605d6efab
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet move RU-HQ-01 e5403
soviet move RU-INF1-02 e5709
soviet done
soviet done
soviet done
= ad3f38cfe20e3db1
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
= 28d325404b707978
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
= 7c4defe008d195bc
soviet select soviet-2
soviet done
soviet take RU-INFA-05 e5301
soviet take RU-INF1-04 e5301
soviet done
soviet done
soviet move RU-INFA-01 e5302
soviet done
soviet done
soviet done | 6 ; 3 ; 3 ; 6 ; 4 ; 1 ; 2
= 388d1463cd7d60d9
western decline
= 620de205c64183b9
axis place JP-CONV-01 japanese_coast_convoys troop
axis place JP-CONV-02 japanese_coast_convoys troop
axis place JP-CONV-03 japanese_coast_convoys troop
axis done
axis done
axis done
axis done
axis choose break_down manchukuo
= 837784c90374d212
western place BR-CONV-01 south_china_sea_convoys supply
western place BR-CONV-02 south_china_sea_convoys troop
western place US-CONV-01 south_china_sea_convoys troop
western place US-CONV-02 south_china_sea_convoys troop
western done
western move BR-IND-03 w4414
western move KI-WZ-03 w4424
western done
western done
western done
= 9ab9929d95aba7e9
soviet done
soviet done
soviet move RU-TK-01 w5723
soviet done
soviet done
soviet done | 2 ; 6
= 569adacf0d291064
end 136 over 569adacf0d2910647f7b9139eb9519bb 561353e006a98936
