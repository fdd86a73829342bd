flagplot 1
game war-in-the-pacific 6
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: nobody wins"
dice fast 2
start 3c40143c256a17f8ef32ae6dccad1112
allied no | 4 2 ; 1 6
allied first
= b88df13dc5583124
japan done
= 5f6f5e2f6d441e8c
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
allied done | 5 ; 2 6 ; 10 2
= 7304bb2fd6880335
japan done
japan done | 5 ; 9 6 ; 11 ; 7 2 ; 3
japan done
japan done | 4 ; 6 5 ; 12 ; 4 4
japan done
japan done | 1 ; 1 ; 3
japan torpedo us-ao-platte | 4
= a720e3b573a4a3c7
allied go-on
allied go-on | 1
= d4a11f0d1327220f
japan attack-group 1 | 3 ; 3 ; 3 3
= e60bbefc3997774b
allied bombard-base airfield
allied all-ships
allied open-fire | 1
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 3 5 ; 5 10 ; 9
= 430096faa7083855
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
= 965f48422e40dd2a
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
allied naval-strike G0626 E2519
allied send air-us-b-17-viti-levu-s3 1 medium
allied launch
allied close-base
allied done | 4 1 ; 4 2 ; 5 2 ; 1 4 ; 1 2 ; 5 1 ; 6 6 ; 3 6 ; 1 2 ; 4 3 ; 2 ; 3 ; 1 ; 1
allied assign air-us-f4f-saratoga 3 high | 4 ; 1 ; 4 3 ; 3 2
allied done
= 91a1895d03b49979
japan send air-jn-g4m-rabaul-s3 3 bombs
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 4
japan enter 4 core | 1 5
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 2 us-cv-saratoga
japan target air-jn-h6k-rabaul-s3 1 us-dd-farragut | 6 ; 1 ; 4 ; 2 4 ; 1 ; 2
japan done
= 1eb98c69a316c2a9
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= e697fefdb9ff92a6
japan activate-hq hq-combined-fleet | 6
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 232028a3890a12d4
allied done
= faf8c1bf1deea2cf
japan march E1217 E1118
japan attack E1118
= dc4a39df017aaae8
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 6 1 ; 2 ; 5 ; 6 ; 3 ; 2 ; 10 ; 7
allied stand au-bde-30 | 6
= b9fc6343019698df
japan move jn-bf-82 E1015
japan done
= 5293737ebbc3fd57
allied done
= 5bba1e52a0a68538
japan done
= 731e7537df77c679
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= 4e99d5bd0a1ec683
japan fortify E2519 strength
japan done | 2 ; 6
= ce838de4d4cc1b49
end 140 over ce838de4d4cc1b4960cef7d6284ab455 ddba1e7a40336551
