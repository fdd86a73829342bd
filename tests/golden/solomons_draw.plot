flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: nobody wins"
dice fast 2
start d953a8e386fe9bf923effd86e0e0c483
allied no | 4 2 ; 1 6
allied first
= 96b86d73952d8cfe
japan done
= 06d8248ef17a5e5e
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
allied done | 5 ; 2 6 ; 10 2 ; 5 ; 9 6 ; 11 ; 7 2 ; 3
= 0e20366de00f82ea
japan done
japan done | 4 ; 6 5 ; 12 ; 4 4
japan done
japan done | 1 ; 1 ; 3
japan torpedo us-ao-platte | 4
= 33cef9822840a767
allied go-on
= 222fbd67362efac1
japan done
= 2cbb2c68ef284f23
allied go-on | 1
= b1c93aadea2b320c
japan attack-group 1 | 3 ; 3 ; 3 3
= 2fd6a108152f8b1b
allied bombard-base airfield
allied all-ships
allied open-fire | 1
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 3 5 ; 5 10 ; 9
= 05f025f0c93f73bb
japan done
= 8cc8b9b2315dbf95
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
= 1be097d8784638b2
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
allied assign air-us-f4f-enterprise 3 high | 4 ; 1 ; 4 3 ; 3 2
allied done
= be250f507f6d906a
japan send air-jn-g4m-rabaul-s3 3 bombs
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 4
japan enter 4 core | 1 5
japan target air-jn-g4m-rabaul-s3 3 us-cv-enterprise
japan target air-jn-d3a-rabaul-s3 2 us-cv-enterprise
japan target air-jn-h6k-rabaul-s3 1 us-dd-gwin | 6 ; 1 ; 4 ; 2 4 ; 1 ; 2
japan done
= 028ef98deeea4efa
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 4d87cd0755fe6696
japan activate-hq hq-combined-fleet | 6
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= a2264cfe1ffb71cb
allied done
= d629aae28e0caae7
japan march E1217 E1118
japan attack E1118
= ccd89151f7209a34
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 6 1 ; 2 ; 5 ; 6 ; 3 ; 2 ; 10 ; 7
allied stand au-bde-30 | 6
= 6f7b1d1d0dcec5f2
japan move jn-bf-82 E1016
japan done
= ade9dd0177b07cd0
allied done
= 2fc303a22b9a8b88
japan done
= 6dc4bd4a358ab305
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= a12daed00f2c3e15
japan fortify E2519 strength
japan done | 2 ; 6
= b8f30f85b93d3010
end 140 over b8f30f85b93d30101ec326847bbcfb16 07603e04fdd4edb6
