flagplot 1
game war-in-the-pacific 4
scenario malaya
options {"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":10,"pair":32,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["br-bde-1mal/broken","br-bde-2mal/broken"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":9},"isolated":{"allied":["C0108"]}}}
note "Malaya: Singapore surrenders"
dice fast 1
start ad412e872b81ef049f6260f85ce86c07
allied done
= 5aa0c1bb9edf4e98
japan done
= c4e88de930f0ba01
allied done | 5 ; 1 3 ; 6 ; 6 ; 4 6 ; 3 ; 4 ; 3 2 ; 4 ; 4 ; 2 ; 5 ; 4 3 ; 3 ; 1 1 ; 5
= 9fb48355ed2fca92
japan done
= 8097902cf5be78e6
end 4 over 8097902cf5be78e69b7535f4c2c91bd9 f668f5d35209cc80
