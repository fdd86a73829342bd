flagplot 1
game war-in-the-pacific 4
scenario guadalcanal
options {"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":9,"pair":29,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}},"units":{"E1018":["ja-rgt-144"],"E1602":["jn-sbf-4"],"E3231":["us-cb-3"]}}
note "The Solomons: Port Moresby falls"
dice fast 4
start 35d8b475e6d52b90c44261b39067d06f
allied no | 3 1 ; 4 6
allied first
= 81c59ccdf235ec25
japan done
= 60265677b1fe6b55
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
= 4a738640a769ea44
japan done
japan done | 4 ; 3 3 ; 10 3 ; 2 ; 6
= 55fe01ae546290c6
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
= 6c49d3e5db8b6775
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 4 2 ; 2 1 ; 4
allied assign air-us-f4f-enterprise 3 high | 5 ; 6 ; 4 6
allied done
= fe83d8106cb31593
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 2
japan enter 2 inner | 6 6
japan shot air-jn-g4m-rabaul-s3
japan abort air-jn-h6k-rabaul-s3 | 3 ; 4 ; 3 1
japan done
= d9528abc7e2c1084
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied done
= ee16af25f9e79eda
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= 1270aadabb796868
allied done
= dcd69330f610a4c7
japan attack E1018
= ce7ae11ba575aa66
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 6 ; 5 ; 4 ; 1 ; 5
= acabb75b305f7947
japan done
= a7285301d5a0face
allied done
= 58f3e555b64c9293
japan done
= 584ca29090b251d6
allied done
= 64abfc8e7dc687f6
japan done
= 6c451e8b84969b69
allied fortify E3231 strength
allied done
= 83383f7adb84331d
japan fortify E1602 strength | 4 ; 1 2
japan done | 3 5 2 2 ; 3 ; 5
= 8336c7fec2bfb730
end 74 over 8336c7fec2bfb730ab0c6534f48be3fa dba02ba56dfa5e74
