flagplot 1
game war-in-the-pacific 6
scenario malaya
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_38_4_port_limits":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"malaya","phase":"ground_first","turn":10,"pair":32,"first":"japan","forces":{},"harbour":{},"units":{"C0108":["br-bde-1mal/broken","br-bde-2mal/broken"]},"control":{"A3530":"japan","A3531":"japan","A3631":"japan","A3632":"japan","A3730":"japan","A3733":"japan","A3831":"japan","A3833":"japan","C0107":"japan"},"forts":{},"war":{"garrisons":{"C0108":9},"isolated":{"allied":["C0108"]}}}
note "Malaya: Singapore surrenders"
dice fast 1
start 2ac156effc03e3cdb3ed7b3a2ccf3417
allied done
= 61a22e2be858dac8
japan done
= b07521951410acf1
allied done | 5 ; 1 ; 6 4 ; 6 ; 4 ; 3 3 ; 4 ; 3 ; 4 2 ; 4 ; 2 ; 5 ; 4 ; 3 6 ; 1 ; 5 6 ; 3
= c25f3f890b6b7979
japan done
= 0079b5b4ea6122fe
end 4 over 0079b5b4ea6122fed986b4813131cca2 7d32edad2d750b61
