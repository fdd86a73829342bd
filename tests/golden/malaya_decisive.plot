flagplot 1
game war-in-the-pacific 4
scenario malaya
options {"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":7,"pair":23,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["ja-div-5","ja-div-gds","ja-tank-1","ja-rgt-55","br-gar-sing:1"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":6}}}
note "Malaya: Singapore falls in January"
dice fast 1
start 9bb850a66791890f57a3ceabc3b33bcc
japan attack C0108
japan done
japan lead ja-div-gds
japan support
japan send air-jn-g3m-saigon 4 medium
japan send air-jn-g3m-saigon-2 4 medium
japan send air-jn-g4m-saigon 2 medium
japan send air-ja-ki-21-saigon 4 medium
japan send air-ja-ki-21-saigon-2 4 medium
japan send air-ja-ki-21-phnom-penh 2 medium
japan send air-jn-g4m-saigon 1 medium
japan launch | 5 2 ; 1 3 ; 6 4
= fa57304711e9d8ba
allied support
allied send air-br-blenheim-singapore 2 medium
allied send air-br-vildebeest-singapore 2 medium
allied send air-nl-139wh-singapore 2 medium
allied send air-br-catalina-singapore 1 medium
allied launch | 6 3
allied abort air-br-catalina-singapore | 4 ; 3 ; 4 ; 3 ; 4
= f2f8dd9e66fcbfc6
japan done
japan done | 4 6
japan done
japan done
= 8122e47abf4d53ba
allied done | 2 5 ; 5 ; 4 ; 3 6 ; 1 ; 5 ; 3 5 ; 2 ; 2 ; 3 ; 3 ; 3 3 ; 1 ; 5 6 ; 5
= 99d3ff1d6f483f72
japan done
= 5fba127532cf97a0
end 25 over 5fba127532cf97a0dbad01bcd0ba7f78 97e98fb79489157c
