flagplot 1
game war-in-the-pacific 6
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"japan"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: Japan wins by points"
dice fast 3
start db405b5ff48e72ca890692b221bc11ca
allied no | 1 1 ; 2 2
allied first
= d90740c1dad4cf83
japan done
= 1fc0d56677b8016d
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
allied done | 3 ; 3 10 ; 7 6 ; 15
= ebb0c164e9c373be
japan done
japan done | 2 ; 10 3 ; 10 5
japan done
japan done | 5 ; 4 9 ; 12 ; 9 4 ; 3
japan done
japan done | 5
= 36b8ff44fb8d8a54
allied go-on | 5
allied bombard-base airfield
allied all-ships
allied open-fire | 2
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 1 7 ; 9 8 ; 13
= be61ba713be1136e
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
= 7da6433ee499f7ea
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied plan-base U16
allied naval-strike U16 E1214
allied send air-us-tbf-enterprise-s3 1 low
allied launch
allied close-base
allied plan-base U18
allied naval-strike U18 E1214
allied send air-us-tbf-wasp 1 low
allied launch
allied close-base
allied plan-base E1028
allied naval-strike E1028 E0813
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch
allied close-base
allied plan-base E1419
allied naval-strike E1419 E0813
allied send air-au-hudson-milne-bay-s3 1 medium
allied launch
allied close-base
allied plan-base E3224
allied naval-strike E3224 E1415
allied send air-us-b-17-espiritu-santo-s3 2 medium
allied launch
allied close-base
allied plan-base E3231
allied naval-strike E3231 E2217
allied send air-us-pby-noumea-s3 2 medium
allied send air-us-b-17-noumea-s3 1 medium
allied launch
allied close-base
allied done | 2 6 ; 2 5 ; 3 5 ; 1 3 ; 6 4 ; 6 4 ; 4 2 ; 4 5 ; 2 ; 2
allied assign air-us-f4f-saratoga 3 high | 2 ; 6 ; 6 4
allied done
= 6b57282760e998e0
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 4
japan enter 4 inner | 4 2 ; 2 ; 3 ; 4 1 ; 2
japan done
= b1983b1fa3ba4556
allied activate-hq hq-sw-pacific | 4
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 72e61783d9df60df
japan activate-hq hq-combined-fleet | 5
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 1e0ab20288a937d5
allied done
= 3e36cfadda412e4d
japan march E1217 E1118
japan attack E1118
japan support
japan send air-jn-h6k-tulagi-s3 1 medium
japan launch | 1 2
= 048b699091aaecf3
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 1 1 ; 2 ; 6 ; 3 ; 4 ; 4 ; 6
allied retreat au-bde-30 E1017
= dbc7f13f544802b9
japan move jn-bf-82 E1015
japan done
= 6799e020dd2b9857
allied done
= 86d69e63121acc99
japan done
= 930d73c8d7576a41
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= b4c25fd6e2c72299
japan fortify E2519 strength
japan done | 1 ; 7
= 7700bffe3f845bba
end 126 over 7700bffe3f845bba08f058dfb197c532 822a5675787acd20
