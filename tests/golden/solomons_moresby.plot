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
= 3fa75568466af8bc
japan done
japan done | 4 ; 3 3 ; 10 3 ; 2 ; 6
= 4152d5cdd9ab0067
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
= 724b105caaa98090
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 4 2 ; 2 1 ; 4
allied assign air-us-f4f-enterprise 3 high | 5 ; 6 ; 4 6
allied done
= 4a9896890abe5c9d
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 2
japan enter 2 inner | 6 6
japan shot air-jn-g4m-rabaul-s3
japan abort air-jn-h6k-rabaul-s3 | 3 ; 4 ; 3 1
japan done
= 386534ea86511e9b
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied done
= f706361fea6d2a9b
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= e2b0d3bd4eaafb83
allied done
= c6a20a536bda675e
japan attack E1018
= 8fc6ae80e7b19b1e
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 6 ; 5 ; 4 ; 1 ; 5 ; 4
= cec7d27b5e02a332
japan done
= 4b276b10f9f305ea
allied done
= a89c00cfbcf9787d
japan done
= e2a5c6c0e183d005
allied done
= fa0ecd712f2f7e59
japan done
= 75831340f40a5432
allied fortify E3231 strength
allied done
= 5d37bee12d2b53b8
japan fortify E1602 strength | 1 ; 3 5
japan done | 3 3 3 4 ; 5 ; 5
= ed6c1f31693d5e31
end 74 over ed6c1f31693d5e319e388813e9e685cc 51b25a4a0cab27c9
