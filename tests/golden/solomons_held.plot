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
japan done | 4 ; 3 4 ; 6 8
japan done
japan done | 4 ; 8 9 ; 7 ; 10 7
japan done
japan done | 3 ; 1
japan attack-group 1 | 5 ; 3 ; 2 6
japan torpedo us-ca-chicago | 2
japan torpedo us-ca-chicago | 3
= 579f318774f8c616
allied done | 3 3 ; 9 7 ; 5
= 96971e5ca618b6ce
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
= 33c6fa95eb3c96b5
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
allied plan-base E3426
allied naval-strike E3426 E1915
allied send air-us-b-17-efate-s3 1 medium
allied send air-us-pby-efate-s3 1 medium
allied launch
allied close-base
allied plan-base G0626
allied naval-strike G0626 E2720
allied send air-us-b-17-viti-levu-s3 1 medium
allied launch
allied close-base
allied done | 5 6 ; 5 5 ; 6 4 ; 5 3 ; 5 4 ; 5 5 ; 6 6 ; 2 5 ; 1 1 ; 2 5 ; 5
allied assign air-us-f4f-saratoga 3 high | 4 ; 4 ; 2 5 ; 6 2
allied done
= 4e782d940c46d900
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 4
japan enter 4 core | 5 6
japan abort air-jn-d3a-rabaul-s3
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 1 us-cv-saratoga
japan target air-jn-h6k-rabaul-s3 1 us-cv-saratoga | 3 ; 3 ; 3 ; 3 1 ; 3 ; 2 1 2 ; 2 ; 1
japan done
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= f8d6720717d749ca
allied activate-hq hq-sw-pacific | 3
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 291af0945afd8456
japan attack E2519
= 5ef8f389a50b3075
allied support
allied send air-us-pby-ndeni-s3 1 medium
allied launch | 3 1 ; 4 ; 6 ; 5 ; 5
= bb9379257217a2ff
japan march E1217 E1118
japan attack E1118
= 0bc87c037b329283
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 6 2 ; 4 ; 3 ; 5 ; 3 ; 5 ; 1
allied retreat au-bde-30 E1018
= 0162d36b8d8b411e
japan move jn-bf-82 E1015
japan done
= dabc7312ccb3aaa9
allied done
allied done
allied done
= bce6b5f848b55fe5
japan done
= bc5088d15725a5db
allied fortify E1018 strength
allied fortify E1419 strength
allied done | 3 ; 4 ; 1 ; 4
= d7a58977230d08fb
end 137 over d7a58977230d08fbf5cd8592743a087c 118b405f1acc7323
