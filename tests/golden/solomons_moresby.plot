flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":9,"pair":29,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}},"units":{"E1018":["ja-rgt-144"],"E1602":["jn-sbf-4"],"E3231":["us-cb-3"]}}
note "The Solomons: Port Moresby falls"
dice fast 4
start 0bb9f3da9db6fa7641683d5af76481ef
allied no | 3 1 ; 4 6
allied first
= 8b509aea2fafc10e
japan done
= 93fea9aef17d4422
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
= b82da33987ac2c67
japan done
japan done | 4 ; 3 3 ; 10 3 ; 2 ; 6
= 8c1cb11703576de9
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
= 41e582305b8a9c1c
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 4 2 ; 2 1 ; 4
allied assign air-us-f4f-enterprise 3 high | 5 ; 6 ; 4 6
allied done
= 217c25803aaa99f4
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 2
japan enter 2 inner | 6 6
japan shot air-jn-g4m-rabaul-s3
japan abort air-jn-h6k-rabaul-s3 | 3 ; 4 ; 3 1
japan done
= c98e7baa883e72e0
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied done
= 9feef023994148d0
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= 709658083a59d69f
allied done
= 215b4f4f0e318002
japan attack E1018
= 4f95d981bbd58d9e
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 6 ; 5 ; 4 ; 1 ; 5 ; 4
= 82d4c5447200865a
japan done
= 394d0d9fdc8ce822
allied done
= 5f9758457348e1a9
japan done
= e3f1cdebd52d94e3
allied done
= 0c54273e6ef23a0f
japan done
= 35b102f877dbff1b
allied fortify E3231 strength
allied done
= 3bd2179eebe71cb8
japan fortify E1602 strength | 1 ; 3 5
japan done | 3 3 3 4 ; 5 ; 5
= 0aae35b453b1ccc7
end 74 over 0aae35b453b1ccc7d2a2361e3beee3ac 866bab92ca315c1b
