flagplot 1
game war-in-the-pacific 5
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":8,"pair":26,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":2}}},"units":{"E2519":["mc-rgt-1","mc-rgt-5"],"E1602":["jn-sbf-4"]}}
note "The Solomons: Guadalcanal is cleared in time"
dice fast 5
start a3c3d849fd6e43171bb995929453876d
allied no | 5 3 ; 5 3 ; 4 3 ; 2 2
= 777bf4e597334159
japan first
japan done
= 830038549567c981
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
= 669f143c84d4993c
japan done
japan done | 5 ; 6
= 8a3ac86408873d30
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
= 150038de08f496a0
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 2 1 ; 5 3 ; 5
allied assign air-us-f4f-wasp 3 high | 2 ; 5 ; 5 1 ; 1 3
= 2220eab69e65b31e
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
= a990bb2ca144df8f
allied activate-hq hq-sw-pacific | 2
allied activate-hq hq-sw-pacific-force
allied done
= a86ace3df7be6267
japan done
= 3aa7c1b41454ff86
allied done
= ecad810ce4b0de50
japan done
= 392939fa3701e977
allied done
= d006269f8d971c03
japan done
= b492201aafdd34f9
allied done
= 510ad02694c1a570
japan fortify E1602 strength | 4 ; 6 5
japan done
= c4044bd668eefbbc
allied fortify E2519 strength
allied done | 3 ; 6
= 6f9006eeedcd1c3b
end 66 over 6f9006eeedcd1c3bfa517c9ebf9609f8 ed6003a49e4e5017
