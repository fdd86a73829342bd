flagplot 1
game war-in-the-pacific 6
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":9,"pair":29,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":1}}},"units":{"E1018":["ja-rgt-144"],"E1602":["jn-sbf-4"],"E3231":["us-cb-3"]}}
note "The Solomons: Port Moresby falls"
dice fast 4
start baa10f4e9b2c223fc55fd270d67f1daf
allied no | 3 1 ; 4 6
allied first
= e2530397d4b2b820
japan done
= f8fc1e00b72cc707
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
allied done | 4 ; 3 3 ; 13 ; 2 5
= 9fa86648c38cf7f8
japan done
japan done | 3 ; 1 6 ; 10 7
japan done
japan done | 4 ; 3 3 ; 20 ; 8 5 ; 2
japan done
japan done | 4 ; 2
japan attack-group 1 | 4 ; 5 ; 6 1
= 22f2662766089cdf
allied go-on
= 0413983f4b56c6f1
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
= a11e8a2233416939
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
allied done | 4 6 ; 2 3 ; 6 6 ; 3 4 ; 4 2 ; 1 ; 1
allied assign air-us-f4f-saratoga 3 high | 3 ; 4 ; 5 4 ; 4 1
allied done
= 093492112758fba2
japan send air-jn-g4m-rabaul-s3 3 bombs
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 1
japan enter 1 core | 1 6
japan target air-jn-g4m-rabaul-s3 3 us-cv-saratoga
japan target air-jn-d3a-rabaul-s3 2 us-cv-saratoga
japan target air-jn-h6k-rabaul-s3 1 us-ca-minneapolis | 4 ; 1 ; 3 ; 3 3 ; 5 ; 5 6 2 ; 1 6 ; 1
japan done
= ac48447a26de46ff
allied activate-hq hq-sw-pacific | 1
allied activate-hq hq-sw-pacific-force
allied done
= 030ed5c8eecac34f
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= 1e6181ede5426cba
allied done
= d5093fce96309b40
japan done
= 61a621e903132147
allied done
= 3759e0bbae30ce76
japan done
= 6b809b5f4615e3a0
allied done
= 6d555b7c41046f5e
japan done
= 62fecab24cf21d9b
allied fortify E3231 strength
allied done
= 0ca9e48aa71f721b
japan fortify E1602 strength | 1 ; 2 3
japan done | 4 4 3 2 ; 1 ; 5
= e126d17739119de5
end 90 over e126d17739119de548d8b70d148ebb1f e325ef69a7be0e8e
