flagplot 1
game war-in-the-pacific 6
scenario malaya
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":11,"pair":35,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["ja-div-5","ja-div-gds","ja-tank-1","ja-rgt-55","br-gar-sing:1"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":10}}}
note "Malaya: Singapore falls too late"
dice fast 1
start 0a9da4718532a399d09fc5f0b85e24cc
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
japan launch | 5 2 ; 1 3 ; 6 4 ; 6 ; 4 ; 3 ; 4 ; 3 ; 4 ; 4
japan done
japan done | 2 5
japan done
japan done | 5 6 ; 4 ; 3 ; 1 1 ; 5 ; 3 ; 2 6 ; 2 ; 3 ; 3 ; 3 ; 1 1 ; 5 ; 5 5 ; 6
japan done
= 3d8d56f8e9d5968f
end 17 over 3d8d56f8e9d5968fea3da80d0b284b8d d3aac95bf37f94c9
