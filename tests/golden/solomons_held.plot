flagplot 1
game war-in-the-pacific 6
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: the Allies win decisively"
dice fast 1
start 0e2e416eaba7374012d4d6f5f3788b14
allied no | 5 2 ; 1 3
= 8ce6f6af43caa124
japan first
japan done
= 0171d581f7af23f2
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
allied course E2519
allied file-card
allied done | 6 ; 8 9 ; 4 ; 3 3
= be7479f162ab22f6
japan done
japan done | 4 ; 3 4 ; 16 ; 4 6
japan done
japan done | 2 ; 7 2 ; 20 ; 9 10 ; 13
japan done
japan done | 5 ; 3
japan attack-group 1 | 2 ; 2 ; 3 4 ; 3 3 ; 9 7 ; 5
= 5e0a673a6283c83b
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
= 5e64c3d9fe44c217
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 5 6 ; 5 5 ; 6
allied assign air-us-f4f-saratoga 3 high | 5 ; 5 ; 5 5
allied done
= afaf67f6640564fd
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 6
japan enter 6 inner | 2 5 ; 1 ; 2 ; 5 4
japan done
japan activate-hq hq-combined-fleet | 4
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 52606432ef7a8a97
allied activate-hq hq-sw-pacific | 4
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 282533675a84dd45
japan attack E2519
= 2b9cb431f15b947e
allied support
allied send air-us-b-17-espiritu-santo-s3 2 medium
allied send air-us-pby-noumea-s3 2 medium
allied send air-us-b-17-efate-s3 1 medium
allied send air-us-pby-ndeni-s3 1 medium
allied send air-us-pby-efate-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 2 5 ; 6 ; 4 ; 5 ; 3
= 1921a8fc7af4a95e
japan march E1217 E1118
japan attack E1118
= ba0f65124eb2a1a2
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied launch | 3 6 ; 3 ; 3 ; 3 ; 2 ; 2 ; 7 ; 3
allied retreat au-bde-30 E1017
= 850ea50239660569
japan move jn-bf-82 E1015
japan done
= 37862c3cb05ac2cc
allied done
allied done
allied done
= bb4eb10c0f9760fa
japan done
= 45fe56853db27ca4
allied fortify E1018 strength
allied fortify E1419 strength
allied done | 3 ; 9 ; 4 ; 6
= eea57c2b1572e42e
end 94 over eea57c2b1572e42eee87ba0c2defe47d f6a1054029ed1074
