flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":9,"pair":29,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}},"units":{"E1018":["ja-rgt-144"],"E1602":["jn-sbf-4"],"E3231":["us-cb-3"]}}
note "The Solomons: Port Moresby falls"
dice fast 4
start 295f997ac633a1cf1d66fa2ddf1de267
allied no | 3 1 ; 4 6
allied first
= 972fa843a5f70455
japan done
= a6155e67e4c0e43f
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
= 31a233c78b3a04f6
japan done
japan done | 4 ; 3 3 ; 10 3 ; 2 ; 6
= 5ad6a355df6a7f19
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
= f499f1ad3bb12e2f
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 4 2 ; 2 1 ; 4
allied assign air-us-f4f-enterprise 3 high | 5 ; 6 ; 4 6
allied done
= 858b12d30bbf8f75
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 2
japan enter 2 inner | 6 6
japan shot air-jn-g4m-rabaul-s3
japan abort air-jn-h6k-rabaul-s3 | 3 ; 4 ; 3 1
japan done
= 126418062756ef56
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied done
= a027be054fd93ff4
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= 296492f3947346e3
allied done
= c46f94aa4348bca6
japan attack E1018
= 25fd2d606b89628d
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 6 ; 5 ; 4 ; 1 ; 5 ; 4
= cf17957a1853541b
japan done
= 8615df0a5eae911b
allied done
= 9414dd8c7738b76d
japan done
= e5fa13796af06ce1
allied done
= 73d6ab6829d61d27
japan done
= 2e6a70798422765e
allied fortify E3231 strength
allied done
= bcc135631f22173d
japan fortify E1602 strength | 1 ; 3 5
japan done | 3 3 3 4 ; 5 ; 5
= a1ecdccc729e2bc9
end 74 over a1ecdccc729e2bc999cb4529261ce3fe 7645e95f5db572eb
