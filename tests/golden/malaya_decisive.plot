flagplot 1
game war-in-the-pacific 5
scenario malaya
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":7,"pair":23,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["ja-div-5","ja-div-gds","ja-tank-1","ja-rgt-55","br-gar-sing:1"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":6}}}
note "Malaya: Singapore falls in January"
dice fast 1
start d2d92841bb56d853ad6a4a1f7abf3c81
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
= 9f33043607d87720
allied support
allied send air-br-blenheim-singapore 2 medium
allied send air-br-vildebeest-singapore 2 medium
allied send air-nl-139wh-singapore 2 medium
allied send air-br-catalina-singapore 1 medium
allied launch | 6 3
allied abort air-br-catalina-singapore | 4 ; 3 ; 4 ; 3 ; 4 ; 4
= 0cfc911daab11fad
japan done
japan done | 2 5
japan done
japan done
= 5ada896524687871
allied done | 5 6 ; 4 ; 3 ; 1 1 ; 5 ; 3 ; 2 6 ; 2 ; 3 ; 3 ; 3 ; 1 1 ; 5 ; 5 5 ; 6
= cd7826ca62595285
japan done
= 63113aa020178560
end 25 over 63113aa020178560af41af569f509df5 49782b49770f4028
