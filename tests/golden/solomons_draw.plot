flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":16,"pair":50,"control":{"E2519":"japan","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}}}
note "The Solomons: nobody wins"
dice fast 2
start acffcc3cf65617e2af9fbb6478a4789c
allied no | 4 2 ; 1 6
allied first
= 8951c2b1457cc1da
japan done
= d1ceb601365ebc53
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
= 6e8d6af454a7d3c7
japan done
japan done | 4 ; 6 5 ; 12 ; 4 4
japan done
japan done | 1 ; 1 ; 3
japan torpedo us-ao-platte | 4
= 671d7943196e342b
allied go-on
allied go-on | 1
= f59d7d12e537f3c1
japan attack-group 1 | 3 ; 3 ; 3 3
= 485d84a014961da6
allied bombard-base airfield
allied all-ships
allied open-fire | 1
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 3 5 ; 5 10 ; 9
= b5ce7e8986b96b33
japan plan-base E1613
japan brief air-jn-a6m2-rabaul-s3
japan rebase air-jn-a6m2-rabaul-s3 3 E2519
japan naval-strike E1613 contact-1
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan guard air-jn-a6m3-rabaul-s3 1 high
japan launch
japan close-base
japan done
= 9042c3a34e8d73c2
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
allied assign air-us-f4f-enterprise 3 high | 4 ; 1 ; 4 3 ; 3 2 ; 4 4
= 8f2e790051b03015
japan shot air-jn-h6k-rabaul-s3
= e3c245e8ba6bc2bc
allied done
= e7bbcb17bc889ae7
japan send air-jn-g4m-rabaul-s3 3 bombs
japan send air-jn-d3a-rabaul-s3 1 dive
japan launch | 1
japan enter 1 inner | 6 2 ; 1 ; 4 ; 2 4 ; 1 ; 2
japan done
= d2f21371bb28a1f3
allied activate-hq hq-sw-pacific | 5
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 887a8fdfdefa6c65
japan activate-hq hq-combined-fleet | 6
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 8b07f31e42f98450
allied done
= a9f8df45d68a868f
japan march E1217 E1118
japan attack E1118
= f74949048b8b868f
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 6 1 ; 2 ; 5 ; 6 ; 3 ; 2 ; 10 ; 7
allied stand au-bde-30 | 6
= 4007bd090080e6b5
japan move jn-bf-82 E1015
japan done
= c3964ed2ec3d7e10
allied done
= 105e70abe0db6672
japan done
= f5dd1edf95f650d5
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= 2bf6f5970ec4ad0b
japan fortify E2519 strength
japan done | 2 ; 6
= fb61829e33a5fd5d
end 135 over fb61829e33a5fd5df4313568b74686ea 8a79d5e379bb9880
