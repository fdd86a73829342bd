flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":9,"pair":29,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}},"units":{"E1018":["ja-rgt-144"],"E1602":["jn-sbf-4"],"E3231":["us-cb-3"]}}
note "The Solomons: Port Moresby falls"
dice fast 4
start cd5a83010edc0221d6d7220caa5c88b4
allied no | 3 1 ; 4 6
allied first
= be976aa75f6e46b8
japan done
= a5373031a3163c66
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
= 9342d6eb6137ce59
japan done
japan done | 4 ; 3 3 ; 10 3 ; 2 ; 6
= 52a2eaa52738187e
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
= 9b5d02609f1495d7
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 4 2 ; 2 1 ; 4
allied assign air-us-f4f-enterprise 3 high | 5 ; 6 ; 4 6
allied done
= 7c58ef284d4f709c
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 2
japan enter 2 inner | 6 6
japan shot air-jn-g4m-rabaul-s3
japan abort air-jn-h6k-rabaul-s3 | 3 ; 4 ; 3 1
japan done
= 81b8204b567c7b42
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied done
= 5b7bb0435d028c7a
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= 5690d11039ea2e55
allied done
= a702da63b8c4342a
japan attack E1018
= 57b1762e47d1b295
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 6 ; 5 ; 4 ; 1 ; 5
= 1fe305d8e372b29d
japan done
= 38df15d7354d1bda
allied done
= 85d3f1947c57516d
japan done
= 840c86b773fc2f72
allied done
= 5d1ebb105f909691
japan done
= aa1c6877b9b88b96
allied fortify E3231 strength
allied done
= a45307f4f09bafca
japan fortify E1602 strength | 4 ; 1 2
japan done | 3 5 2 2 ; 3 ; 5
= f4eca5500effa537
end 74 over f4eca5500effa537199e1b4d67c93d61 dab74e0ad98bad1c
