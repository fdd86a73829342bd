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
= dace2e75a76a80f8
japan done
japan done | 2 ; 10 3 ; 10 5 ; 5 ; 4 9 ; 12 ; 9 4 ; 3
japan done
japan done | 5
= aabbf3549610d848
allied go-on | 5
allied bombard-base airfield
allied all-ships
allied open-fire | 2
allied bombard-base airfield
allied all-ships
allied open-fire | 2 ; 1 7 ; 9 8 ; 13
= 29c8edbbef58dcf0
japan done
= 90c2adbb3edc3fba
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
allied naval-strike G0626 E2518
allied send air-us-b-17-viti-levu-s3 1 medium
allied launch
allied close-base
allied done | 2 6 ; 2 5 ; 3 5 ; 1 3 ; 6 4 ; 6 4 ; 4 2 ; 4 5 ; 4 1 ; 2
= 82ad4c18ef166ba2
japan done
= e3a0bcdc2e9385fd
allied activate-hq hq-sw-pacific | 2
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= bb73bd3eaee87887
japan activate-hq hq-combined-fleet | 6
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= af887e91e11984df
allied done
= 63e81a799dcefc47
japan march E1217 E1118
japan attack E1118
japan support
japan send air-jn-g4m-rabaul-s3 3 medium
japan send air-jn-h6k-tulagi-s3 1 medium
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 6 4
= c1fd1ccb3689488e
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied launch | 4 1 ; 4 ; 2 ; 3 ; 4
= 524801a64694ebc1
japan move jn-bf-82 E1015
japan done
= 9cfd19a3e1deac95
allied done
= 66a2631383926116
japan done
= 2f9663b11a732fc8
allied done
allied fortify E1018 strength
allied fortify E1419 strength
allied done
= b4c4015511e02b2c
japan fortify E2519 strength
japan done
= 16861f0c64def1c0
end 119 over 16861f0c64def1c0e9666a29dc769b9d b74ddd7e16baf133
