flagplot 1
game dai-senso 1
scenario rising-sun
options {"players":"two","fixed_history":false,"random_government":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":0,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"rising-sun","base":"start","year":1950,"turn":"Sept-Oct","phase":"support","phasing":"axis"}
note "The Rising Sun: no V-J Day until the end of 1950"
dice fast 1
start d93fc90982e1312bab2eab4c46caacbf
axis place JP-CONV-01 bonins_convoys supply
axis place JP-CONV-02 bonins_convoys troop
axis place JP-CONV-03 bonins_convoys troop
axis place AX-SCR-01 bonins_convoys troop
axis done
axis done
axis done
axis done
axis decline
= 3b382c9b58073073
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western done
western move KI-WZ-04 w4924
western done
western done
western done | 5
= 7763e93558305103
axis choose e1101
axis choose RU-SUB-01
= 0ab231566f2c37da
soviet place RU-CONV-01 sea_of_japan_convoys supply
soviet done
soviet move RU-INFA-01 e5402
soviet move RU-INFA-02 e5402
soviet move RU-HQ-01 e5502
soviet move RU-INF1-01 w5722
soviet move RU-INFA-04 w5724
soviet done
soviet done
soviet done | 1 ; 6
= 5c86de12ee6c2542
axis select axis-5
axis done
axis place JP-CONV-01 bonins_convoys supply
axis place JP-CONV-02 bonins_convoys troop
axis place JP-CONV-03 bonins_convoys troop
axis done
axis done
axis done
axis done
axis decline
= 8c46e0d40be4c28f
western select western-10
western place BR-CONV-01 bismarck_sea_convoys supply
western place BR-CONV-02 bismarck_sea_convoys troop
western place US-CONV-01 bismarck_sea_convoys troop
western place US-CONV-02 bismarck_sea_convoys troop
western done
western move KI-WZ-04 w4825
western done
western done
western done
= bac1fa634f029990
soviet select soviet-17
soviet done
soviet done
soviet done
soviet done
soviet done
soviet done
= 2df36dd6c3d44730
end 57 over 2df36dd6c3d447307c74818820c81d6a bdcdbb6eb178fefe
