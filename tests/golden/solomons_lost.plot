flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"japan"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: Japan wins by points"
dice fast 3
start 47dc58bf6d8c8d7514a3d31a85658619
allied no | 1 1 ; 2 2
allied first
= 7ccdea53fc500580
japan done
= 9f3f3f44a0d15ebd
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
= e2de6924638e4eff
japan done
japan done | 2 ; 10 3 ; 10 5 ; 5 ; 4 9 ; 12 ; 9 4 ; 3
japan done
japan done | 5
= c2f7b2d620c7da1c
allied go-on | 5
allied bombard-base airfield
allied all-ships
allied open-fire | 2
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 1 7 ; 9 8 ; 13
= 58636d6fe74f2308
japan done
= 56551e003ac87968
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
= afb5a61c7dbd7731
allied done | 2 6 ; 2
allied assign air-us-f4f-saratoga 3 high | 3 ; 1 ; 6 4 ; 6 4 ; 4 2
= c363bc9264f3ae6c
japan shot air-jn-d3a-rabaul-s3
japan abort air-jn-h6k-rabaul-s3
= 060a82fd3c96154a
allied done
= 577ce771eb8767d1
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 1 dive
japan launch | 4
japan enter 4 core | 4 1
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 1 us-cv-saratoga | 2 ; 2 ; 6 5 ; 6 4 6 ; 4 1
japan done
= 3e8c74ccebd8ea76
allied activate-hq hq-sw-pacific | 4
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= bdb2b6a3dbb9b77b
japan activate-hq hq-combined-fleet | 2
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 75866a7510d9c3ec
allied done
= 15c57c220ff11548
japan march E1217 E1118
japan attack E1118
japan support
japan send air-jn-h6k-tulagi-s3 1 medium
japan launch | 3 4
= 7454505731634377
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 1 ; 2 ; 4 ; 5 ; 1 ; 1 ; 2 ; 2
allied done
= a174075930325bd7
japan done
japan move jn-bf-82 E1015
japan done
= dbfdb6e05b39ce59
allied done
= 680d46076ace2d86
japan done
= 7e9dd430f27bfcd8
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= 3894d8fc43ef6563
japan fortify E2519 strength
japan done
= 3c1f0d02a207b8bb
end 97 over 3c1f0d02a207b8bb8de07fe13e06205f b49fa7b98d14514f
