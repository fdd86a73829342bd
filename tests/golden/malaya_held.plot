flagplot 1
game war-in-the-pacific 4
scenario malaya
options {"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":11,"pair":35,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["ja-div-5","ja-div-gds","ja-tank-1","ja-rgt-55","au-bde-22","au-bde-27"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":10}}}
note "Malaya: Singapore is held"
dice fast 3
start 4ae66f5506664ee276d499991943c87f
japan attack C0108
japan done
japan lead ja-div-5
= 1343c612d4e68338
allied lead au-bde-27
= 3bf42612cf24f5c4
japan support
japan send air-jn-g3m-saigon 4 medium
japan send air-jn-g3m-saigon-2 4 medium
japan send air-jn-g4m-saigon 2 medium
japan send air-ja-ki-21-saigon 4 medium
japan send air-ja-ki-21-saigon-2 4 medium
japan send air-ja-ki-21-phnom-penh 2 medium
japan send air-jn-g4m-saigon 1 medium
japan launch | 1 1 ; 2 2 ; 3 2
= b24527123c605072
allied support
allied send air-br-blenheim-singapore 2 medium
allied send air-br-vildebeest-singapore 2 medium
allied send air-nl-139wh-singapore 2 medium
allied send air-br-catalina-singapore 1 medium
allied launch | 3 2 ; 1 ; 3 ; 2 ; 6 ; 2 ; 3 ; 4
allied stand au-bde-22 | 2
allied stand au-bde-27 | 9
= 947f0a755834903a
japan done
japan lose ja-rgt-55
japan done
= a6b9d39e659feb0f
allied done
= ba9661ad55aeb7b7
japan done
= 368e9bce0f0c67e4
allied done | 3 ; 5 ; 5 ; 2 ; 2 ; 1 ; 1
= ff473b5d46885bf0
end 27 over ff473b5d46885bf0490ea89382bc91ba de4a48918f2adea5
