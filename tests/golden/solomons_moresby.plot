flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":9,"pair":29,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}},"units":{"E1018":["ja-rgt-144"],"E1602":["jn-sbf-4"],"E3231":["us-cb-3"]}}
note "The Solomons: Port Moresby falls"
dice fast 4
start 1a31285c4bd167506e7f17221ca6e5ef
allied no | 3 1 ; 4 6
allied first
= 95d1ab269b8a9dc0
japan done
= 4ec28e46e5ce2fe8
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
= 732200409b91367b
japan done
japan done | 4 ; 3 3 ; 10 3 ; 2 ; 6
= c7e7eb79312a6ecd
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
= 33236376bf367838
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 4 2 ; 2 1 ; 4
allied assign air-us-f4f-enterprise 3 high | 5 ; 6 ; 4 6
allied done
= f25dfaa8cc5ab862
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 2
japan enter 2 inner | 6 6
japan shot air-jn-g4m-rabaul-s3
japan abort air-jn-h6k-rabaul-s3 | 3 ; 4 ; 3 1
japan done
= 0fc217f9c4f42513
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied done
= 9199ccf7bf08e190
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= 7c806d51db7bb4db
allied done
= 8c408e9e96e1422d
japan attack E1018
= 2abc4450257821c6
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 6 ; 5 ; 4 ; 1 ; 5 ; 4
= bc7698d77eeee601
japan done
= a3c585f08968307c
allied done
= f42595002119302d
japan done
= a0f56f3744ea2738
allied done
= c2d0329afdd569e0
japan done
= 7551029701ab2b95
allied fortify E3231 strength
allied done
= a8b2ec2901759d39
japan fortify E1602 strength | 1 ; 3 5
japan done | 3 3 3 4 ; 5 ; 5
= 9d0404acbab100bd
end 74 over 9d0404acbab100bdfedd369e8860bd5b 2ffb96dc4c66aff0
