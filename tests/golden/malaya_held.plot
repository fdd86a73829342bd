flagplot 1
game war-in-the-pacific 6
scenario malaya
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":11,"pair":35,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["ja-div-5","ja-div-gds","ja-tank-1","ja-rgt-55","au-bde-22","au-bde-27"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":10}}}
note "Malaya: Singapore is held"
dice fast 5
start 9e809a3a2430922e244479864f8844f1
japan attack C0108
japan done
japan lead ja-div-gds
= 7fc40005ada7ed2e
allied lead au-bde-27
= c2c97f47dbb4cdf0
japan support
japan send air-jn-g3m-saigon 4 medium
japan send air-jn-g3m-saigon-2 4 medium
japan send air-jn-g4m-saigon 2 medium
japan send air-ja-ki-21-saigon 4 medium
japan send air-ja-ki-21-saigon-2 4 medium
japan send air-ja-ki-21-phnom-penh 2 medium
japan send air-jn-g4m-saigon 1 medium
japan launch | 5 3
japan abort air-jn-g3m-saigon | 5 3
japan abort air-ja-ki-21-saigon-2 | 4 3 ; 2 ; 2 ; 5 ; 6 ; 2
japan lose ja-rgt-55 | 1 ; 4
japan done
japan done
= edf79f5c3d9d344d
allied done
= 3b70281213495b8e
japan done
= 0c97fc341abd1e2f
allied done | 5 ; 4 ; 3 ; 2 ; 5 ; 6 ; 2
= c4a88cfdb325d3f7
end 21 over c4a88cfdb325d3f7408233bc7763168d 21aa00746e17fe7c
