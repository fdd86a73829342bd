flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":8,"pair":26,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":2}}},"units":{"E2519":["mc-rgt-1","mc-rgt-5"],"E1602":["jn-sbf-4"]}}
note "The Solomons: Guadalcanal is cleared in time"
dice fast 5
start 504a4ea39cc7a267c7407e5ffe08a15b
allied no | 5 3 ; 5 3 ; 4 3 ; 2 2
= 112e866ee6dd82c6
japan first
japan done
= 870e724910994261
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
= aeb7a89f6448a525
japan done
japan done | 5 ; 6
= 95e9a266f2c5df54
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
= 2f39c6ed5cba8075
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 2 1 ; 5 3 ; 5
allied assign air-us-f4f-wasp 3 high | 2 ; 5 ; 5 1 ; 1 3
= bfaeba8702e648f5
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
= b603b7f4b2ae9787
allied activate-hq hq-sw-pacific | 2
allied activate-hq hq-sw-pacific-force
allied done
= 1ef27b18b0eebcac
japan done
= 507950c8e45d3557
allied done
= 413949829740cae3
japan done
= 98d9f4bea8459d2a
allied done
= 421a52ee09cf8e5b
japan done
= 4fea616a7447841e
allied done
= a813ca11e0df1003
japan fortify E1602 strength | 4 ; 6 5
japan done
= 80eb7cec50247ac8
allied fortify E2519 strength
allied done | 3 ; 6
= 7713d3651607152d
end 66 over 7713d3651607152d53436b572c050abd e957c142eac03b15
