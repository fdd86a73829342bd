flagplot 1
game war-in-the-pacific 3
scenario guadalcanal
options {"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: nobody wins"
dice fast 2
start 3b55a7c56a2bfdc5b56ab0cc854dee8f
allied no | 4 2 ; 1 6
allied first
= f772314944448974
japan done
= b00c3d6ed05e95ac
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
= f238a8cfe96d1534
japan done
japan done | 4 ; 6 5 ; 12 ; 4 4
japan done
japan done | 1 ; 1 ; 3
japan torpedo us-ao-platte | 4
= 32ab060ceae493e3
allied go-on
= 776098876c49a136
japan done
= fe171a43371b2281
allied go-on | 1
= 80d3d003da51bdde
japan attack-group 1 | 3 ; 3 ; 3 3
= e4cfdfdb9ec7a01b
allied bombard-base airfield
allied all-ships
allied open-fire | 1
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 3 5 ; 5 10 ; 9
= 8c2d0ce7aebcd1f3
japan done
= 4222abbe6599801c
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
= 3e3f4fdef0d0aac1
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
= 726c965c1a922c30
japan send air-jn-g4m-rabaul-s3 3 bombs
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 4
japan enter 4 core | 1 5
japan target air-jn-g4m-rabaul-s3 3 us-cv-enterprise
japan target air-jn-d3a-rabaul-s3 2 us-cv-enterprise
japan target air-jn-h6k-rabaul-s3 1 us-dd-gwin | 6 ; 1 ; 4 ; 2 4 ; 1 ; 2
japan done
= 3f8416bfd688ab68
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= e58c3431d8faf6ff
japan activate-hq hq-combined-fleet | 6
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= ab8cd0e5b3d2c32a
allied done
= 69b30434784050a2
japan march E1217 E1118
japan attack E1118
= aef90fcfe212e6f6
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 6 1 ; 2 ; 5 ; 6 ; 3 ; 2 ; 10 ; 7
allied stand au-bde-30 | 6
= 54a23795f2a88592
japan move jn-bf-82 E1016
japan done
= 12593b6cca278d8e
allied done
= 0a65ae4ec35a55d4
japan done
= 7155850dc874f0b2
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= 9c8f0884ba498a90
japan fortify E2519 strength
japan done | 2 ; 6
= 0fd329e62312f5fa
end 140 over 0fd329e62312f5fa87d6dcb5f3e3a9c8 a34466b9bf149382
