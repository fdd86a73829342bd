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
= 586ac48f1031343a
japan done
japan done | 4 ; 3 4 ; 6 8 ; 4 ; 8 9 ; 7 ; 10 7
japan done
japan done | 3 ; 1
japan attack-group 1 | 5 ; 3 ; 2 6
japan torpedo us-ca-chicago | 2
japan torpedo us-ca-chicago | 3 ; 3 3 ; 9 7 ; 5
= 1103903d04bf2277
japan done
= ee64b0b198a2ae01
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 5 6
= 5348cb8106488c6b
japan done
japan activate-hq hq-combined-fleet | 5
japan activate-hq hq-8-fleet
japan activate jn-eng-11 hq-17-army
japan activate ja-rgt-144 hq-17-army
japan activate jn-snlf-s5 hq-17-army
japan activate jn-bf-82 hq-17-army
japan done
= 3423abf2faf9fba7
allied activate-hq hq-sw-pacific | 6
allied activate-hq hq-sw-pacific-force
allied activate au-bde-14 hq-south-pacific
allied activate us-eng-808 hq-south-pacific
allied activate us-eng-91 hq-south-pacific
allied activate au-bde-30 hq-south-pacific
allied activate au-bde-7 hq-south-pacific
allied done
= 09f8f71e834dee6f
japan attack E2519
japan support
japan send air-jn-g4m-rabaul-s3 3 medium
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 5 3
= acc91e1165ec518b
allied support
allied send air-us-b-17-espiritu-santo-s3 2 medium
allied send air-us-pby-noumea-s3 2 medium
allied send air-us-b-17-efate-s3 1 medium
allied send air-us-pby-ndeni-s3 1 medium
allied send air-us-pby-efate-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 5 4 ; 5 ; 6 ; 2 ; 1
= 899ea4175e8d49ac
japan march E1217 E1118
japan attack E1118
= 15dcda04be8197ca
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied launch | 2 5 ; 5 ; 4 ; 4 ; 2 ; 8 ; 6
allied retreat au-bde-30 E1017
= f387430e5a0896e7
japan move jn-bf-82 E1015
japan done
= e4b4afaecf2ec153
allied done
allied done
allied done
= 75748e48a4541266
japan done
= 8f8ef5ce381acb1a
allied fortify E1018 strength
allied fortify E1419 strength
allied done | 5 ; 7 ; 3 ; 3
= 61ac3c241d630025
end 81 over 61ac3c241d630025e4d6f3f8779fe78c 93141e64ebc87ecf
