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
allied done | 4 ; 3 3 ; 3 8
= c07545062b141300
japan done
japan done | 6 ; 9 2 ; 11 ; 10 7
japan done
japan done | 4 ; 3 3 ; 10 3
japan done
japan done | 2 ; 6 ; 4 ; 2 1
japan torpedo us-ao-platte | 4
japan torpedo us-ao-platte | 5 ; 6
japan torpedo us-ao-cimarron | 4
japan torpedo us-ao-cimarron | 2
= eb01a75ff4049885
allied go-on | 6
= c872814d11333b1c
japan done
= 34c5db589286d3e7
allied done
= 72daa66d55051587
japan done
= f30595dbbf72a188
allied activate-hq hq-sw-pacific | 3
allied activate-hq hq-sw-pacific-force
allied done
= dc133cc3d56a0944
japan activate-hq hq-combined-fleet | 4
japan activate-hq hq-8-fleet
japan done
= 1af407606c979f39
allied done
= 5a84d8706c5d34ad
japan done
= f2865b392461ca4a
allied done
= d82c1415c34bbf52
japan done
= bc32c5981ef49100
allied done
= 91e2aa0ee80974c8
japan done
= d3e42c9b57d7a4bb
allied fortify E3231 strength
allied done
= 3c5dff62a5b053d2
japan fortify E1602 strength | 3 ; 1 3
japan done | 3 5 4 2 ; 4 ; 5
= 5fcc10dd01fbcd7b
end 52 over 5fcc10dd01fbcd7bbb14f89305367c8c 174bb70e3ed5c2a0
