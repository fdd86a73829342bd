flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"japan"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: Japan wins by points"
dice fast 3
start 995f4a06a1c7b7f46411074d04598139
allied no | 1 1 ; 2 2
allied first
= 3b2385be91c0044e
japan done
= e946187c66bac535
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
= ef3388c4e99ddbc4
japan done
japan done | 2 ; 10 3 ; 10 5 ; 5 ; 4 9 ; 12 ; 9 4 ; 3
japan done
japan done | 5
= a0e5b078e08a0465
allied go-on | 5
allied bombard-base airfield
allied all-ships
allied open-fire | 2
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 1 7 ; 9 8 ; 13
= f9006029d10fda34
japan done
= 2f99e33151399407
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
= 1ab7485f6bf12ec2
allied done | 2 6 ; 2
allied assign air-us-f4f-saratoga 3 high | 3 ; 1 ; 6 4 ; 6 4 ; 4 2
= 87a635e11ed28c8a
japan shot air-jn-d3a-rabaul-s3
japan abort air-jn-h6k-rabaul-s3
= 96c11b85050415d8
allied done
= 3c5f1e38e2de6b3f
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 1 dive
japan launch | 4
japan enter 4 core | 4 1
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 1 us-cv-saratoga | 2 ; 2 ; 6 5 ; 6 4 6 ; 4 1
japan done
= fd46cc21296bf724
allied activate-hq hq-sw-pacific | 4
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 489c58a1bf347fe5
japan activate-hq hq-combined-fleet | 2
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= f489d368256a68ad
allied done
= 71492831dfd8926f
japan march E1217 E1118
japan attack E1118
japan support
japan send air-jn-h6k-tulagi-s3 1 medium
japan launch | 3 4
= 152bdf83aee834a1
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 1 ; 2 ; 4 ; 5 ; 1 ; 1 ; 2 ; 2
allied done
= ca47a0648362d53f
japan done
japan move jn-bf-82 E1015
japan done
= cd7e1f265069c99b
allied done
= d516b22267ff9cfe
japan done
= 1a9e3b20eb7b813c
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= 12072e4ab217914b
japan fortify E2519 strength
japan done
= 216804f939bb7d6e
end 97 over 216804f939bb7d6e23b9fa9080bfca68 53f453ef2fa4f01d
