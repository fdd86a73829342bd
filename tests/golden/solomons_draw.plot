flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: nobody wins"
dice fast 2
start e59bc5a9863bc1fb77744963a32b1f63
allied no | 4 2 ; 1 6
allied first
= 485536abd666cfdd
japan done
= 2663a3a7074f0910
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
= 64337406f4b41a7f
japan done
japan done | 4 ; 6 5 ; 12 ; 4 4
japan done
japan done | 1 ; 1 ; 3
japan torpedo us-ao-platte | 4
= e93ce1cfdebb2e74
allied go-on
= d249bee752136919
japan done
= 985ecde159af2dbf
allied go-on | 1
= 89341c68d8bec321
japan attack-group 1 | 3 ; 3 ; 3 3
= a719ab15fa95cfe9
allied bombard-base airfield
allied all-ships
allied open-fire | 1
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 3 5 ; 5 10 ; 9
= febc3bb9a44e7969
japan done
= 9d945061db088dda
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
= 3107978c3ccf00d2
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
= b47c436ef9fa37c6
japan send air-jn-g4m-rabaul-s3 3 bombs
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 4
japan enter 4 core | 1 5
japan target air-jn-g4m-rabaul-s3 3 us-cv-enterprise
japan target air-jn-d3a-rabaul-s3 2 us-cv-enterprise
japan target air-jn-h6k-rabaul-s3 1 us-dd-gwin | 6 ; 1 ; 4 ; 2 4 ; 1 ; 2
japan done
= d113268ad4511a00
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= b88ce435018a36e6
japan activate-hq hq-combined-fleet | 6
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 301a83e455c34104
allied done
= ac88ad6399fb4493
japan march E1217 E1118
japan attack E1118
= 0570bea360e7dcc0
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 6 1 ; 2 ; 5 ; 6 ; 3 ; 2 ; 10 ; 7
allied stand au-bde-30 | 6
= ba1e5768aa1836b7
japan move jn-bf-82 E1016
japan done
= ab8015ff4fa0765c
allied done
= 8dd4fd73188cc88d
japan done
= e114c903b3265bc8
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= cab9607611b1714d
japan fortify E2519 strength
japan done | 2 ; 6
= 67e68ca56286d589
end 140 over 67e68ca56286d589efa7671f89fae180 6559325d1e3faff8
