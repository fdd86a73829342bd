flagplot 1
game war-in-the-pacific 5
scenario malaya
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":11,"pair":35,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["ja-div-5","ja-div-gds","ja-tank-1","ja-rgt-55","au-bde-22","au-bde-27"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":10}}}
note "Malaya: Singapore is held"
dice fast 3
start e0bf8163b4efb1f0ef5210158887007d
japan attack C0108
japan done
japan lead ja-div-5
= 0ff31ec6586137ba
allied lead au-bde-27
= a3403c1154ac280f
japan support
japan send air-jn-g3m-saigon 4 medium
japan send air-jn-g3m-saigon-2 4 medium
japan send air-jn-g4m-saigon 2 medium
japan send air-ja-ki-21-saigon 4 medium
japan send air-ja-ki-21-saigon-2 4 medium
japan send air-ja-ki-21-phnom-penh 2 medium
japan send air-jn-g4m-saigon 1 medium
japan launch | 1 1 ; 2 2 ; 3 2
= 9d6aee3d2ab571d6
allied support
allied send air-br-blenheim-singapore 2 medium
allied send air-br-vildebeest-singapore 2 medium
allied send air-nl-139wh-singapore 2 medium
allied send air-br-catalina-singapore 1 medium
allied launch | 3 2 ; 1 ; 3 ; 2 ; 6 ; 2 ; 3 ; 4
allied stand au-bde-22 | 2
allied stand au-bde-27 | 9
= 4b2745c438bce00a
japan done
japan lose ja-rgt-55
japan done
= 709f65753e75cce6
allied done
= 5f28404a46e7a8a9
japan done
= 9ddf290bca55aeb7
allied done | 3 ; 5 ; 5 ; 2 ; 2 ; 1 ; 1
= bcf3879e3736c672
end 27 over bcf3879e3736c672d5c57eb8027db1a0 ab8ead1fbd4f21ec
