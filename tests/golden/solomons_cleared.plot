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
= e61df4377c026bcb
japan done
japan done | 5 ; 6
= 8b1d8ea9482a7261
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
= 53ee2b769bae93fd
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 2 1 ; 5 3 ; 5
allied assign air-us-f4f-wasp 3 high | 2 ; 5 ; 5 1 ; 1 3
= 2b6be295dc749edf
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
= ea65e44730c57194
allied activate-hq hq-sw-pacific | 2
allied activate-hq hq-sw-pacific-force
allied done
= 98dfb77fc78c214e
japan done
= 882fe4e6257c3024
allied done
= ba4270ff02cff8c0
japan done
= a81503f474686514
allied done
= 7e0c176291d6bc7f
japan done
= 0487454b2e4c14ee
allied done
= 6fb686cbb5b77932
japan fortify E1602 strength | 4 ; 6 5
japan done
= 71c0b315f32b6183
allied fortify E2519 strength
allied done | 3 ; 6
= 4230151fbbb7e2fb
end 66 over 4230151fbbb7e2fbf87d10cf0f6a0af4 9379c71d507174b5
