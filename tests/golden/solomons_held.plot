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
japan done | 3
japan done
= 9b594a9e704fbe28
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
= af3f21b34921fd80
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
allied done | 1 1 ; 5 6 ; 3 5 ; 2 6 ; 2 4 ; 3 4 ; 3 1 ; 3 3 ; 1 1 ; 5 6 ; 2 ; 2 ; 1 ; 1 ; 5
allied assign air-us-f4f-saratoga 3 high | 6 ; 2 ; 1 1 ; 2 5
allied done
= c0b3f8f39592f087
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 5
japan enter 5 inner | 4 4 ; 4 ; 2 ; 6 2
japan done
japan activate-hq hq-combined-fleet | 4
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 709db83df43a847d
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 85aefa21713987ec
japan attack E2519
= 7e140bf875745b76
allied support
allied send air-us-pby-ndeni-s3 1 medium
allied launch | 3 5 ; 3 ; 3 ; 3
= ac5c30969019737a
japan march E1217 E1118
japan attack E1118
= 1504f5a6c1205000
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 3 6 ; 2 ; 2 ; 5 ; 3 ; 3 ; 9 ; 8
allied retreat au-bde-30 E1018
= e997086058584386
japan move jn-bf-82 E1016
japan done
= 0ecf074e2544332e
allied done
allied done
allied done
= 1c45ec96aa86af1c
japan done
= 50adae99987040c7
allied fortify E1018 strength
allied fortify E1419 strength
allied done | 6 ; 5 ; 5 ; 10 ; 4 ; 9 ; 5 ; 3
= d66abbcf10543c9c
end 128 over d66abbcf10543c9c9bf12555ae17e1e1 3f914d5c49d0cd64
