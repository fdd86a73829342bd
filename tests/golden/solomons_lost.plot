flagplot 1
game war-in-the-pacific 4
scenario guadalcanal
options {"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"japan"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: Japan wins by points"
dice fast 3
start de0491c52b8d4ba366e15032a5cd28ed
allied no | 1 1 ; 2 2
allied first
= ab0283837d7f5007
japan done
= 7efd83242de2bbd6
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
= 667c0dd39cfec981
japan done
japan done | 2 ; 10 3 ; 10 5 ; 5 ; 4 9 ; 12 ; 9 4 ; 3
japan done
japan done | 5
= 3a09d121baa88e81
allied go-on | 5
allied bombard-base airfield
allied all-ships
allied open-fire | 2
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 1 7 ; 9 8 ; 13
= 5be1be7684c3f3bd
japan done
= ffe58ba91d8cd548
japan plan-base E1613
japan brief air-jn-a6m2-rabaul-s3
japan rebase air-jn-a6m2-rabaul-s3 3 E2519
japan brief air-jn-a6m3-rabaul-s3
japan cancel
japan naval-strike E1613 contact-1
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan guard air-jn-a6m3-rabaul-s3 1 high
japan launch
japan close-base
japan done
= 526eb62a825f1977
allied done | 2 6 ; 2
allied assign air-us-f4f-saratoga 3 high | 3 ; 1 ; 6 4 ; 6 4 ; 4 2
= 74d8cbf9ed04bdb9
japan shot air-jn-d3a-rabaul-s3
japan abort air-jn-h6k-rabaul-s3
= 3f8b1eefc2937811
allied done
= 925c1e508a46a84b
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 1 dive
japan launch | 4
japan enter 4 core | 4 1
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 1 us-cv-saratoga | 2 ; 2 ; 6 5 ; 6 4 6 ; 4 1
japan done
= d77d9fc325ccd8ed
allied activate-hq hq-sw-pacific | 4
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= aaeeca082c41aeba
japan activate-hq hq-combined-fleet | 2
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 5b7e2358b9b75aaa
allied done
= b0c67cc1ee503c7f
japan march E1217 E1118
japan attack E1118
japan support
japan send air-jn-h6k-tulagi-s3 1 medium
japan launch | 3 4
= d9acb75465ed6a57
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 1 ; 2 ; 4 ; 5 ; 1 ; 1 ; 2 ; 2
allied done
= 488c5c510abdc72d
japan done
japan move jn-bf-82 E1015
japan done
= a7e6106aa8f2a61a
allied done
= 298d7ffbc8da3ca5
japan done
= 138f647b73ec61dc
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= bac2de95ab5a6969
japan fortify E2519 strength
japan done
= 1e8363575ffa91f3
end 97 over 1e8363575ffa91f3e2cda2c941dc71bf 2acd65adf2905bb1
