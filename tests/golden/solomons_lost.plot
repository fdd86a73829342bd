flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"japan"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: Japan wins by points"
dice fast 3
start b1acad0800d1c6057debc7b746f33c78
allied no | 1 1 ; 2 2
allied first
= 2cbf41d65c5e635c
japan done
= 139bc02963b4803b
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
= 970fadd626cd8c89
japan done
japan done | 2 ; 10 3 ; 10 5 ; 5 ; 4 9 ; 12 ; 9 4 ; 3
japan done
japan done | 5
= 54f46099fa2f1c58
allied go-on | 5
allied bombard-base airfield
allied all-ships
allied open-fire | 2
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 1 7 ; 9 8 ; 13
= bca8cab9735eb101
japan done
= db67637d8d27bd6c
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
= 5767a3cd38ee41fb
allied done | 2 6 ; 2
allied assign air-us-f4f-saratoga 3 high | 3 ; 1 ; 6 4 ; 6 4 ; 4 2
= 362bbbef670a3550
japan shot air-jn-d3a-rabaul-s3
japan abort air-jn-h6k-rabaul-s3
= 2552a85fdec3ce90
allied done
= 02727269925569d9
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 1 dive
japan launch | 4
japan enter 4 core | 4 1
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 1 us-cv-saratoga | 2 ; 2 ; 6 5 ; 6 4 6 ; 4 1
japan done
= ca9741198d4dfe82
allied activate-hq hq-sw-pacific | 4
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= b42133b7bdda2322
japan activate-hq hq-combined-fleet | 2
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 057ba03cc4f08de0
allied done
= f057958226fe862c
japan march E1217 E1118
japan attack E1118
japan support
japan send air-jn-h6k-tulagi-s3 1 medium
japan launch | 3 4
= 38e05ec214897312
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 1 ; 2 ; 4 ; 5 ; 1 ; 1 ; 2 ; 2
allied done
= bcaecc048162cf64
japan done
japan move jn-bf-82 E1015
japan done
= da676a7c120b0389
allied done
= 7f79b121bf960b03
japan done
= 87793dbc5f0bf2bb
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= f6a12350074ae508
japan fortify E2519 strength
japan done
= 07ca5b94f0142aaa
end 97 over 07ca5b94f0142aaaede70e832a06eefc 55265afac8c23d3b
