flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":9,"pair":29,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}},"units":{"E1018":["ja-rgt-144"],"E1602":["jn-sbf-4"],"E3231":["us-cb-3"]}}
note "The Solomons: Port Moresby falls"
dice fast 4
start 9c24e70027559cef912bb911c94d3ec3
allied no | 3 1 ; 4 6
allied first
= a9d2dfb346b254ff
japan done
= b52b100eca24e586
allied done
allied take-card U11
allied course E1916
allied file-card
allied take-card U16
allied course E1916
allied file-card
allied take-card U18
allied course E1916
allied file-card
allied take-card U19
allied course E3224
allied lay-up
allied file-card
allied take-card U62
allied mission TRANS
allied course E3224
allied file-card
allied done | 4 ; 3 3 ; 3 8 ; 6 ; 9 2 ; 11 ; 10 7
= 57e1cedcecd58dc2
japan done
japan done | 4 ; 3 3 ; 10 3 ; 2 ; 6 ; 4 ; 2 1
japan torpedo us-ao-platte | 4
japan torpedo us-ao-platte | 5 ; 6
japan torpedo us-ao-cimarron | 4
japan torpedo us-ao-cimarron | 2
= 2116c3234a81d802
allied go-on | 6
= daed4fb07baa56c4
japan plan-base E1613
japan naval-strike E1613 contact-1
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan guard air-jn-a6m2-rabaul-s3 1 high
japan guard air-jn-a6m2-rabaul-s3 1 high
japan guard air-jn-a6m2-rabaul-s3 1 high
japan launch
japan close-base
japan done
= 22e0a9d435af3f08
allied done | 3 4 ; 4
allied assign air-us-f4f-enterprise 3 high | 3 ; 1 ; 3 5 ; 4 6
allied done
= 9d07c5ac23d390a5
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 5
japan enter 5 core | 4 1
japan target air-jn-g4m-rabaul-s3 3 us-cv-enterprise
japan target air-jn-d3a-rabaul-s3 2 us-cv-enterprise
japan target air-jn-h6k-rabaul-s3 1 us-dd-balch | 1 ; 1 ; 4 ; 1 2 ; 3 ; 3 3 3 4 ; 5
japan done
= ebe8a442a77135cd
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied done
= 3d4329ca90829046
japan activate-hq hq-combined-fleet | 1
japan activate-hq hq-8-fleet
japan done
= f4abaec1c124cd82
allied done
= c70ac5dbc32b98bf
japan attack E1018
= 30e6497f98f7f46a
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 1 3 ; 1 ; 3 ; 1 ; 2 ; 4 ; 1
= 61dc1c2042968069
japan done
= 3e66cad343d2cb17
allied done
= 8abe80d728f41d2c
japan done
= 0145146d055eeb25
allied done
= 270dbd5877f2857a
japan done
= ade6ce0869c1c98e
allied fortify E3231 strength
allied done
= 7b37666860d998ef
japan fortify E1602 strength | 5 ; 4 1
japan done | 5 6 4 2 ; 5 ; 5
= 34db7c2c3f9f7f32
end 75 over 34db7c2c3f9f7f32e90d207d4229137d 13a73354b3a8f4fc
