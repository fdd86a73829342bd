flagplot 1
game war-in-the-pacific 6
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: the Allies win decisively"
dice fast 1
start 0e2e416eaba7374012d4d6f5f3788b14
allied no | 5 2 ; 1 3
= 8ce6f6af43caa124
japan first
japan done
= 0171d581f7af23f2
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
= be7479f162ab22f6
japan done
japan done | 4 ; 3 4 ; 16 ; 4 6
japan done
japan done | 2 ; 7 2 ; 20 ; 9 10 ; 13
japan done
japan done | 5 ; 3
japan attack-group 1 | 2 ; 2 ; 3 4
= 4e717879fb818b31
allied done | 3 3 ; 9 7 ; 5
= 90783b9750d2f5dc
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
= 8f9977012a632296
allied done | 5 6 ; 5
allied assign air-us-f4f-saratoga 3 high | 6 ; 5 ; 5 4 ; 5 5
allied done
= 359354a1a2cd4d6c
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
= 0deb22b1bbe5b47a
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= b596b0858d8a7557
japan attack E2519
= eb832a1f44734d82
allied support
allied send air-us-b-17-espiritu-santo-s3 2 medium
allied send air-us-pby-noumea-s3 2 medium
allied send air-us-b-17-efate-s3 1 medium
allied send air-us-pby-ndeni-s3 1 medium
allied send air-us-pby-efate-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 3 5 ; 3 ; 3 ; 3
= bceb10822654568e
japan march E1217 E1118
japan attack E1118
= 1bc07c1e323dd5db
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied launch | 3 6 ; 2 ; 2 ; 5 ; 3 ; 3 ; 9 ; 8
allied retreat au-bde-30 E1017
= 8a27c386e45626dc
japan move jn-bf-82 E1015
japan done
= ea54904addf9bbc1
allied done
allied done
allied done
= 99cf2a8337971dfa
japan done
= cee5220ca412547e
allied fortify E1018 strength
allied fortify E1419 strength
allied done | 6 ; 5 ; 5 ; 10 ; 4 ; 9 ; 5 ; 3
= b03e554a2a077975
end 93 over b03e554a2a077975d889b1c38b46c615 87f399007fa934c7
