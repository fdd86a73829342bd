flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":8,"pair":26,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":2}}},"units":{"E2519":["mc-rgt-1","mc-rgt-5"],"E1602":["jn-sbf-4"]}}
note "The Solomons: Guadalcanal is cleared in time"
dice fast 5
start be75acb59344ce44bbe34e9f0c14db13
allied no | 5 3 ; 5 3 ; 4 3 ; 2 2
= 15c0727222f03dd5
japan first
japan done
= ae50b9f47be8c8df
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
allied done | 2 ; 1 9 ; 4 3 ; 2 ; 1 10 ; 4 8 ; 5 ; 6 7 ; 1 ; 4 2
= 3f1f70c9a826211a
japan done
japan done | 5 ; 6
= 8542396ce177f660
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
= 14e42fc812832baa
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 2 1 ; 5 3 ; 5
allied assign air-us-f4f-wasp 3 high | 2 ; 5 ; 5 1 ; 1 3
= dc25bbb40a56a4c6
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 1 2
japan target air-jn-g4m-rabaul-s3 3 us-cv-wasp
japan target air-jn-d3a-rabaul-s3 2 us-cv-wasp
japan target air-jn-h6k-rabaul-s3 1 us-ca-san-francisco | 2 ; 3 ; 2 ; 5 1 ; 3 2 ; 6 ; 5 4 6 ; 3
japan done
japan activate-hq hq-combined-fleet | 5
japan activate-hq hq-8-fleet
japan done
= fc283251bfe24677
allied activate-hq hq-sw-pacific | 2
allied activate-hq hq-sw-pacific-force
allied done
= d9ceb6b77eef3c81
japan done
= 857c57384981e1f1
allied done
= 7ba05422d8fdd6a0
japan done
= 421c673a509c5073
allied done
= 5ef5dd514faf5624
japan done
= 29e82982cdc2eb25
allied done
= 2a8ad9633c25270b
japan fortify E1602 strength | 4 ; 6 5
japan done
= c659abb404a1f60f
allied fortify E2519 strength
allied done | 3 ; 6
= 68cebbca7c7db15c
end 66 over 68cebbca7c7db15ccfd73309fc587ac4 0aef35e5cc736231
