flagplot 1
game dai-senso 1
scenario tora
options {}
note "Tora: the West holds on"
dice fast 1
start 0c614965b9a5124d30cbd6aac412470f | 5
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
axis place JP-AF-01 w4417
axis place JP-AF-02 w4318
axis place JP-AF-03 w4518
axis place JP-AF-04 w4621
axis place JP-AF-05 w4420
= eaa6bbff7964647d
western contest BR-AF-02
= 77e2f3831274fed2
axis done
axis blitz w4319
axis blitz w4621
axis done
axis move JP-INFA-07 w4318
axis move JP-INFA-06 w4421
axis move JP-INFA-05 w4822
axis move JP-INFA-03 w4822
axis move JP-HQ-01 w4822
axis move JP-COL-01 w5222
axis move KW-HQ-01 w5426
axis done
axis target w4418
axis commit JP-INFA-07
axis attack | 1
axis retreat w4219
axis lose JP-COL-03
= 422e40f2df5e8dfd
western lose YUN-WZ-01
= f7ac523a98d16d8f
axis target w4721
axis commit JP-INFA-03
axis commit JP-INFA-05
axis commit JP-HQ-02
axis attack
= dd55635c5eb8cad6
western support W-KMT-01 | 6
western lose KI-WZ-02
= 7d64f3e80d212277
axis lose JP-INFA-03
= c5058acacb78b685
western lose KI-WZ-02
= f5526b5889ce0109
axis advance JP-INFA-05
axis done
axis target w4520
axis commit JP-INFA-06
axis attack | 6
= 618acf54631df2b0
western retreat w4519
western retreat w4619
western lose KI-WZ-03
= f62914dffeccbeab
axis done
axis done
axis done
axis decline
axis choose strip hopeh
axis choose break_down hopeh
= e0f6bb7a1a2e9c3d
western take BR-AUS-02 e2106
western place BR-CONV-01 west_indian_ocean_convoys troop
western place BR-CONV-02 west_indian_ocean_convoys troop
western place US-CONV-01 west_indian_ocean_convoys troop
western place US-CONV-02 west_indian_ocean_convoys troop
western done
western done
western move SZE-WZ-01 w4720
western ship BR-INF1-03 w4106 US-CONV-01
western done
western done
western done
western done
western decline
western choose france
western choose withdraw aid_to_china_western
western choose withdraw lend_lease | 4 ; 3 ; 4 ; 3 ; 4 ; 4 ; 2 ; 5 ; 4 ; 3 ; 1 ; 5 ; 3 ; 2 ; 2 ; 3 ; 3
= 9435a2c98f0a1a09
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
axis choose w4720
axis choose totsugeki
axis choose w4420
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis done
axis blitz w4420
axis blitz w4521
axis done
axis move JP-INFA-07 w4319
axis move JP-INFA-02 w4224
axis move JP-INFA-03 w4721
axis done
axis target w4720
axis commit JP-INFA-03
axis commit JP-INFA-05
axis support JP-HQ-02
axis attack
= 8b20e40d4ba84cfb
western support W-KMT-01 | 3
= cb91adcd03adc7f3
axis lose JP-INFA-03
= 54204e73ad59777a
western lose SZE-WZ-01
= 799c060db1596e9f
axis lose JP-INFA-05
= 9e8751091976cd4d
western lose SZE-WZ-01
= f18422800e9c2acc
axis done
axis done
axis done
axis decline
= 6057a3398fb08343
western place US-CONV-01 international_dateline_convoys supply
western place US-CONV-02 international_dateline_convoys troop
western place BR-CONV-01 west_indian_ocean_convoys troop
western place BR-CONV-02 west_indian_ocean_convoys troop
western done
western done
western move BR-IND-03 w4510
western ship BR-INF1-03 w3509
western done
western done
western done
western move BR-INF1-03 w3508
western done
western decline | 1 ; 5 ; 5 ; 6 ; 5 ; 5 ; 5
= c010412c0ca12fb7
axis done
axis take JP-INFA-03 e4901
axis take JP-INFA-11 e4901
axis take JP-ABN-01 e4803
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis done
axis done
axis done
axis move JP-INFA-04 w4624
axis move KW-HQ-01 w5425
axis move KW-INF1-01 w5226
axis done
axis done
axis move JP-INFA-04 w4724
axis done
axis choose tibet
axis decline
= 08c760a48d4b63f8
western take US-INF1-07 western_us
western take US-INF1-08 western_us
western place BR-CONV-01 west_indian_ocean_convoys troop
western place BR-CONV-02 west_indian_ocean_convoys troop
western place US-CONV-01 west_indian_ocean_convoys troop
western place US-CONV-02 west_indian_ocean_convoys troop
western done
western done
western ship BR-INF1-03 w4106 US-CONV-01
western done
western done
western done
western done
western decline | 6 ; 2
= a70c3070f0793b6b
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis place AX-SCR-01 south_china_sea_convoys troop
axis done
axis done
axis done
axis move JP-INFA-04 w4624
axis done
axis done
axis move JP-INFA-04 w4724
axis done
axis decline
= f2995b20eeabce3e
western place US-CONV-01 international_dateline_convoys supply
western place US-CONV-02 international_dateline_convoys troop
western place BR-CONV-01 west_indian_ocean_convoys troop
western place BR-CONV-02 west_indian_ocean_convoys troop
western done
western done
western ship BR-INF1-03 w3509
western done
western done
western done
western move BR-INF1-03 w3508
western done
western decline
= 9e70424692193bb9
end 206 over 9e70424692193bb9a05234c2e144397b 8b3aa8611f5a34fe
