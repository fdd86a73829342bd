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
japan done | 5 ; 9 6 ; 11 ; 7 2
japan done
japan done | 1 ; 10 5 ; 6 5
japan done
japan done | 6
= 2906cf84be3224e1
allied go-on | 6
allied bombard-base airfield
allied all-ships
allied open-fire | 1
allied bombard-base airfield
allied all-ships
allied open-fire | 1 ; 5 5 ; 4 ; 9 6 ; 15
= 20ec6f44fb1bf03f
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
= 007790dab9936fda
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
allied done | 3 4 ; 3 3 ; 1 5 ; 2 4 ; 1 1 ; 1 6 ; 1 4 ; 4 1 ; 4
allied assign air-us-f4f-saratoga 3 high | 5 ; 1 ; 1 2 ; 5 1
allied done
= 56b10ad366596487
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 6
japan enter 6 inner | 3 6 ; 1 ; 4 ; 2 2 ; 1 ; 2
japan done
= 43966bebe2746ae1
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 297944862d1b6da0
japan activate-hq hq-combined-fleet | 4
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= a6addc09587d28e2
allied done
= 0739061e0a72eaf5
japan march E1217 E1118
japan attack E1118
= 58d63ca156fa6ead
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 1 5 ; 4 ; 3 ; 4 ; 1 ; 6 ; 5
allied retreat au-bde-30 E1017
= 3892d726c2a01e40
japan move jn-bf-82 E1015
japan done
= e0c2d7eab995ef0b
allied done
= 5e930b51182bdc01
japan done
= 16b969872c1dabec
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= 24f37b801a0285dc
japan fortify E2519 strength
japan done | 4 ; 4 ; 3 ; 6
= 3ee69365458fc6c1
end 123 over 3ee69365458fc6c1a2d5f18b63ddca47 83fc6a7394c3cfd9
