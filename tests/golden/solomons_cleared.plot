flagplot 1
game war-in-the-pacific 6
scenario guadalcanal
options {"opt_29_2_5_combined_leaders":false,"opt_23_1_4_forced_march":false,"opt_25_10_jungle_attrition":false,"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":8,"pair":26,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":2}}},"units":{"E2519":["mc-rgt-1","mc-rgt-5"],"E1602":["jn-sbf-4"]}}
note "The Solomons: Guadalcanal is cleared in time"
dice fast 5
start 5f7ca4a52f097e4dba519f6131412170
allied no | 5 3 ; 5 3 ; 4 3 ; 2 2
= 1ded20ce4261a1c7
japan first
japan done
= 9425da00ae02c94a
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
allied done | 2 ; 1 9 ; 4 3
= 14aeece5c6540fd3
japan done
japan done | 2 ; 1 10 ; 4 8
japan done
japan done | 5 ; 6 7 ; 1 ; 4 2
japan done
japan done | 5 ; 6
= 6a3820a8dc0f298c
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
= 5764b155873a8a68
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 2 1 ; 5 3 ; 5
allied assign air-us-f4f-saratoga 3 high | 2 ; 5 ; 5 1 ; 1 3
allied done
= ee606d8e16031a67
japan send air-jn-g4m-rabaul-s3 3 low
japan send air-jn-d3a-rabaul-s3 2 dive
japan send air-jn-h6k-rabaul-s3 1 medium
japan launch | 1
japan enter 1 inner | 2 4 ; 3 ; 2 ; 5 1
japan done
japan activate-hq hq-combined-fleet | 3
japan activate-hq hq-8-fleet
japan done
= 8eaad084117d6425
allied activate-hq hq-sw-pacific | 6
allied activate-hq hq-sw-pacific-force
allied done
= 22e58031e6fdef36
japan done
= a32479cd65a1b846
allied done
= 114a875797279979
japan done
= b8cf9527ef81aa4f
allied done
= af04fc40b65c509e
japan done
= 18270b4e19973d0b
allied done
= a709ad6348196e5c
japan fortify E1602 strength | 5 ; 3 6
japan done
= 5f864832658bc524
allied fortify E2519 strength
allied done | 5 ; 2
= bd6ac55342ed753b
end 69 over bd6ac55342ed753ba10a4b9ebc02375b 19b5663bf721cdcd
