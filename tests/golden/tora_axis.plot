flagplot 1
game dai-senso 1
scenario tora
options {}
position {"game":"dai-senso","scenario":"tora","base":"start","year":1942,"turn":"Mar-Apr","phase":"support","phasing":"axis","war_state":"total_war","posture":{"us_western_minors":"war","britain":"war"},"cards":{"axis":"29","western":"38"},"units":{"w4222":["JP-INFA-06"],"w3824":["JP-INFA-02","JP-HQ-02"],"w3426":["JP-INFB-02"],"w3218":["JP-INFA-01","JP-INFA-04"],"e2808":["JP-INFB-01"]},"boxes":{"out":["BR-FTHK-01","US-INF1-01","US-PHIL-01","US-FTMAN-01","US-PHIL-02","BR-FE-01","BR-FTSING-01","BR-GAR-01"]}}
note "Tora: the last turns of a conquest"
dice fast 1
start 526706db59d02ae4c7b5b6dcd750afba
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-CONV-04 yellow_sea_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis done
axis done
axis done
axis ship JP-INF1-02 w4725 JP-CONV-01
axis done
axis done
axis done
axis move JP-INF1-02 w4724
axis done
axis decline
= 285990a315af6eb5
western take BR-AUS-02 e2106
western take US-INF1-07 western_us
western take US-INF1-08 western_us
western place BR-CONV-01 west_indian_ocean_convoys troop
western place BR-CONV-02 west_indian_ocean_convoys troop
western place US-CONV-01 west_indian_ocean_convoys troop
western place US-CONV-02 west_indian_ocean_convoys troop
western done
western done
western move SZE-WZ-02 w4921
western ship BR-INF1-03 w4106 US-CONV-01
western done
western done
western done
western done
western decline
western choose france
western choose withdraw aid_to_china_western
western choose withdraw lend_lease | 5 ; 1 ; 6 ; 6 ; 4
= 44a28f8807f5ef8b
axis place JP-CONV-01 south_china_sea_convoys supply
axis place JP-CONV-02 south_china_sea_convoys troop
axis place JP-CONV-03 south_china_sea_convoys troop
axis place JP-CONV-04 south_china_sea_convoys troop
axis done
axis done
axis done
axis move JP-ARM-01 e4901
axis move KW-INF1-01 w5426
axis done
axis done
axis done
axis decline
= a4677da0b63acfd4
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
western choose tibet
= ba139a16e99428e0
axis decline
= f19f3fa65dfee724
western choose tannu_tuva
= af6fb512f8e8a5f7
axis decline
= 8742b865034a0515
western choose siam
= a9c98902c33daa89
axis choose w3516
axis choose w3616
axis choose w3716 | 3
axis choose SIAM-INF-01
axis choose SIAM-INF-02
axis choose no_occupation
= 42cdd2b860dc246f
western choose nei
= e875583269a00fb6
axis choose w3315
axis choose w2720 | 4
axis choose NEI-INF-01
axis choose NEI-INF-02
axis decline
= a8044de00e6565eb
western choose sinkiang
= f789e48171938287
axis choose w5415 | 3
axis choose SIN-INF-01
axis decline
= 35d442ac19f55fb0
end 80 over 35d442ac19f55fb036f528f9f206c9e8 771e85c6e559d5d9
