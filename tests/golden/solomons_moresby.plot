flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":9,"pair":29,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}},"units":{"E1018":["ja-rgt-144"],"E1602":["jn-sbf-4"],"E3231":["us-cb-3"]}}
note "The Solomons: Port Moresby falls"
dice fast 4
start c3d27eec1d8850ea1e936ec7b2c48b48
allied no | 3 1 ; 4 6
allied first
= 514d6c1afb9de8bf
japan done
= 3084c2e2ce598fe9
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
allied mission TRANS
allied course E3224
allied file-card
allied done | 4 ; 3 3 ; 3 8 ; 6 ; 9 2 ; 11 ; 10 7
= 6b5b1b005b1b019a
japan done
japan done | 4 ; 3 3 ; 10 3 ; 2 ; 6
= ae24100d7301255c
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
= 5b942e7d69a738c6
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 4 2 ; 2 1 ; 4
allied assign air-us-f4f-enterprise 3 high | 5 ; 6 ; 4 6
allied done
= 1424b882a8dec87f
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 2
japan enter 2 inner | 6 6
japan shot air-jn-g4m-rabaul-s3
japan abort air-jn-h6k-rabaul-s3 | 3 ; 4 ; 3 1
japan done
= 86eca821849dfd36
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied done
= 15d87d2b7c6ff91e
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= b3fe1fb51c0434af
allied done
= 67e48f219ea0bc49
japan attack E1018
= 52890c3075f23e29
allied support
allied send air-au-kittyhawk-milne-bay-s3 3 dive
allied send air-us-b-17-townsville-s3 3 medium
allied send air-au-hudson-milne-bay-s3 1 medium
allied send air-au-catalina-townsville-s3 1 medium
allied launch | 4 6 ; 5 ; 4 ; 1 ; 5 ; 4
= 8b7d3c7633dc6351
japan done
= e2cec6c75b0a100a
allied done
= 542dd98b060defea
japan done
= 70416519ddcfd832
allied done
= 385ec5490b2c6914
japan done
= 1e311dc1639ea149
allied fortify E3231 strength
allied done
= 1b8507e60232794f
japan fortify E1602 strength | 1 ; 3 5
japan done | 3 3 3 4 ; 5 ; 5
= e8253919ec2aaa92
end 74 over e8253919ec2aaa927ddd994b5a114bae 66c01e4dd1a1f214
