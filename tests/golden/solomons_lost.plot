flagplot 1
game war-in-the-pacific 3
scenario guadalcanal
options {"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"japan"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: Japan wins by points"
dice fast 3
start 8b55d9e84b83fe7892875a33250ef856
allied no | 1 1 ; 2 2
allied first
= 2044043c1fafd0d0
japan done
= 7980ceb56160edb1
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
= 828e60be63b7ec06
japan done
japan done | 2 ; 10 3 ; 10 5 ; 5 ; 4 9 ; 12 ; 9 4 ; 3
japan done
japan done | 5
= 41de5aa4a2fa3d3d
allied go-on | 5
allied bombard-base airfield
allied all-ships
allied open-fire | 2
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 1 7 ; 9 8 ; 13
= 5fc59ac4c3bb5655
japan done
= 93b8e0747e7a0b7c
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
= fe2ef479371c612f
allied done | 2 6 ; 2
allied assign air-us-f4f-saratoga 3 high | 3 ; 1 ; 6 4 ; 6 4 ; 4 2
= f5dfc6991a73cff0
japan shot air-jn-d3a-rabaul-s3
japan abort air-jn-h6k-rabaul-s3
= eae228e5b6f3e73d
allied done
= a5a99737728b80a9
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 1 dive
japan launch | 4
japan enter 4 core | 4 1
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 1 us-cv-saratoga | 2 ; 2 ; 6 5 ; 6 4 6 ; 4 1
japan done
= c6a6850032b86394
allied activate-hq hq-sw-pacific | 4
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= c092436990599ed1
japan activate-hq hq-combined-fleet | 2
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 1427f4f71b4c7ed3
allied done
= 5678c82980c7ff90
japan march E1217 E1118
japan attack E1118
japan support
japan send air-jn-h6k-tulagi-s3 1 medium
japan launch | 3 4
= 6ba0b5308b29e955
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 1 ; 2 ; 4 ; 5 ; 1 ; 1 ; 2 ; 2
allied done
= 61f2073cc9fe2072
japan done
japan move jn-bf-82 E1015
japan done
= 3d1e6fe99d20c7d2
allied done
= 7aae4f4930a558ea
japan done
= bc58b327908c62d3
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= c9a2722a68885397
japan fortify E2519 strength
japan done
= ccd85a0956d7d087
end 97 over ccd85a0956d7d087e601bd8153dc3b82 47c4ddc8408dd156
