flagplot 1
game war-in-the-pacific 5
scenario malaya
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":10,"pair":32,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["br-bde-1mal/broken","br-bde-2mal/broken"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":9},"isolated":{"allied":["C0108"]}}}
note "Malaya: Singapore surrenders"
dice fast 1
start 63ac0aa055fe2d03d95afd31c0d353cf
allied done
= a9efd98edfd06fc0
japan done
= cebe76d747bd2d6b
allied done | 5 ; 1 ; 6 4 ; 6 ; 4 ; 3 3 ; 4 ; 3 ; 4 2 ; 4 ; 2 ; 5 ; 4 ; 3 6 ; 1 ; 5 6 ; 3
= f0ffffcdca3ed08b
japan done
= 89f8ca7844552044
end 4 over 89f8ca7844552044d64e5ef5608c13ad 5732831d7aabf393
