flagplot 1
game war-in-the-pacific 5
scenario malaya
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":11,"pair":35,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["ja-div-5","ja-div-gds","ja-tank-1","ja-rgt-55","au-bde-22","au-bde-27"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":10}}}
note "Malaya: Singapore is held"
dice fast 3
start 9fa0bbd483740cbe0a6d7ad4658aa2fb
japan attack C0108
japan done
japan lead ja-div-5
= 0d4998fe169cee0c
allied lead au-bde-27
= 9be376f4ac7f7c4f
japan support
japan send air-jn-g3m-saigon 4 medium
japan send air-jn-g3m-saigon-2 4 medium
japan send air-jn-g4m-saigon 2 medium
japan send air-ja-ki-21-saigon 4 medium
japan send air-ja-ki-21-saigon-2 4 medium
japan send air-ja-ki-21-phnom-penh 2 medium
japan send air-jn-g4m-saigon 1 medium
japan launch | 1 1 ; 2 2 ; 3 2
= dbf83603b06facad
allied support
allied send air-br-blenheim-singapore 2 medium
allied send air-br-vildebeest-singapore 2 medium
allied send air-nl-139wh-singapore 2 medium
allied send air-br-catalina-singapore 1 medium
allied launch | 3 2 ; 1 ; 3 ; 2 ; 6 ; 2 ; 3 ; 4
allied stand au-bde-22 | 2
allied stand au-bde-27 | 9
= 26d8880bf833cc4a
japan done
japan lose ja-rgt-55
japan done
= c85ceee5a4987587
allied done
= d4e41e043b8b54f0
japan done
= 1f64840672953019
allied done | 3 ; 5 ; 5 ; 2 ; 2 ; 1 ; 1
= 1d2a1d2b3f8d60d7
end 27 over 1d2a1d2b3f8d60d72836ee1d51fa84c6 97c088ecb1fdb276
