flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: the Allies win decisively"
dice fast 1
start ac6bc4439f902632cb8c1dd322a1d298
allied no | 5 2 ; 1 3
= 1216f7f856deaa2e
japan first
japan done
= fe304b20ecca57fd
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
= 5f94025928a70dca
japan done
japan done | 4 ; 3 4 ; 6 8 ; 4 ; 8 9 ; 7 ; 10 7
japan done
japan done | 3 ; 1
japan attack-group 1 | 5 ; 3 ; 2 6
japan torpedo us-ca-chicago | 2
japan torpedo us-ca-chicago | 3 ; 3 3 ; 9 7 ; 5
japan done
= 5ca41e47d59fc367
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
= 20728da9d8c11368
allied done | 5 6 ; 5
allied assign air-us-f4f-saratoga 3 high | 6 ; 5 ; 5 4 ; 5 5
allied done
= 1854436584f7fc75
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 6
japan enter 6 core | 2 5
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 2 us-cv-saratoga
japan target air-jn-h6k-rabaul-s3 1 us-dd-dale | 1 ; 2 ; 5 ; 4 4 ; 4 ; 2 5 6 ; 6 2
japan done
japan activate-hq hq-combined-fleet | 4
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= a888d91f0ee53104
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 78fe7b0e8a2ed65f
japan attack E2519
= 41bcfdf03bd11781
allied support
allied send air-us-b-17-espiritu-santo-s3 2 medium
allied send air-us-pby-noumea-s3 2 medium
allied send air-us-b-17-efate-s3 1 medium
allied send air-us-pby-ndeni-s3 1 medium
allied send air-us-pby-efate-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 3 5 ; 3 ; 3 ; 3
= e3bd772b09692e05
japan march E1217 E1118
japan attack E1118
= cb36a13e42669eca
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied launch | 3 6 ; 2 ; 2 ; 5 ; 3 ; 3 ; 9 ; 8
allied retreat au-bde-30 E1017
= 1dbb530f86185bae
japan move jn-bf-82 E1015
japan done
= a4c5ea466d3bff18
allied done
allied done
allied done
= 829291b126f4ac8e
japan done
= 3d8cd5a8f139804d
allied fortify E1018 strength
allied fortify E1419 strength
allied done | 6 ; 5 ; 5 ; 10 ; 4 ; 9 ; 5 ; 3
= 0c74eb9c8ed13bf6
end 93 over 0c74eb9c8ed13bf67fa27b3d4142cc18 5410dac2238eacdf
