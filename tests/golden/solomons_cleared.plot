flagplot 1
game war-in-the-pacific 4
scenario guadalcanal
options {"opt_31_1_6_express_drm":false,"opt_38_4_port_limits":false,"random_si_effects":false,"opt_39_2_7_airfield_limits":false}
position {"game":"war-in-the-pacific","scenario":"guadalcanal","phase":"naval","turn":8,"pair":26,"control":{"E2519":"allied","E2518":"allied"},"airfields":{"E2519":""},"war":{"works":{"fields":{"E2519":2}}},"units":{"E2519":["mc-rgt-1","mc-rgt-5"],"E1602":["jn-sbf-4"]}}
note "The Solomons: Guadalcanal is cleared in time"
dice fast 5
start e315aeee26e4875217ee4f8f39115ac4
allied no | 5 3 ; 5 3 ; 4 3 ; 2 2
= 68333ab960eec67c
japan first
japan done
= f90f3e64130df8d4
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
= ad8e87bc3e67dcbb
japan done
japan done | 5 ; 6
= 9c57ed91503987fe
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
= 91cdf63e55f8a6bf
allied plan-base U11
allied naval-strike U11 E1214
allied send air-us-tbf-saratoga-s3 2 low
allied launch
allied close-base
allied done | 2 1 ; 5 3 ; 5
allied assign air-us-f4f-wasp 3 high | 2 ; 5 ; 5 1 ; 1 3
= 33cf2c5b2161e88f
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
= 857d6fa3b4976165
allied activate-hq hq-sw-pacific | 2
allied activate-hq hq-sw-pacific-force
allied done
= d587157789dbd453
japan done
= 49e61143c397390e
allied done
= cc1d96463e730fe3
japan done
= d5328429b73115a0
allied done
= 44ae03e65333a8cc
japan done
= 9ac25801d0f6d30d
allied done
= 9aeff82d3c99dde9
japan fortify E1602 strength | 4 ; 6 5
japan done
= e78ff9605cd3388e
allied fortify E2519 strength
allied done | 3 ; 6
= d91286bfe3d6fa75
end 66 over d91286bfe3d6fa758819bc39b6b70c29 16e6cff6f6a6343c
