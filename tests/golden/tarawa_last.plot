flagplot 1
game war-in-the-pacific 5
scenario tarawa
options {"opt_29_2_5_combined_leaders":false,"opt_fine_land_fractions":false}
note "Tarawa: the island is secured in the last game-turn"
dice fast 12
start 089d2eb34b44ec0156f36d643ebc357d
japan place jn-lab-betio b0604
japan place jn-eng-111 b0505
japan place jn-eng-111 b0604
japan place jn-lab-betio b0405
japan place jn-eng-111 b0405
japan place jn-lab-betio b0404
japan place jn-sbf-3sp b0704
japan place jn-snlf-s7 b0605
japan historical
japan place jn-lab-betio b0405
japan place jn-lab-betio b0404
japan place jn-lab-betio b0605
japan place jn-sbf-3sp b0405
japan place jn-eng-111 b0604
japan place jn-lab-betio b0804
japan place jn-sbf-3sp b0304
japan place jn-eng-111 b0505
japan place jn-eng-111 b0504
japan historical
japan place jn-lab-betio b0604
japan place jn-sbf-3sp b0905
japan place jn-sbf-3sp b0405
japan place jn-sbf-3sp b0605
japan place jn-snlf-s7 b0704
japan place jn-sbf-3sp b0504
japan place jn-snlf-s7 b0804
japan place jn-sbf-3sp b0905
japan place jn-snlf-s7 b0304
japan place jn-eng-111 b0605
japan place jn-sbf-3sp b0504
japan place jn-eng-111 b0505
japan place jn-sbf-3sp b0905
japan place jn-lab-betio b0404
japan place jn-snlf-s7 b0404
japan place jn-sbf-3sp b0304
japan place jn-lab-betio b0604
japan place jn-eng-111 b0704
japan place jn-eng-111 b0504
japan place jn-snlf-s7 b0505
japan place jn-eng-111 b0804
japan place jn-sbf-3sp b0704
japan place jn-sbf-3sp b0304
japan place jn-lab-betio b0905
japan place jn-snlf-s7 b0404
japan place jn-sbf-3sp b0604
japan place jn-snlf-s7 b0804
japan place jn-snlf-s7 b0304
japan place jn-eng-111 b0405
japan place jn-sbf-3sp b0404
japan place jn-sbf-3sp b0304
japan place jn-snlf-s7 b0804
japan place jn-eng-111 b0604
japan place jn-sbf-3sp b0704
japan place jn-snlf-s7 b0604
japan place jn-snlf-s7 b0405
japan done
= dbb36be16b835631
allied bombard b0905 fort
allied join us-dd-anderson
allied join us-cl-santa-fe
allied join us-bb-maryland
allied join us-dd-ringgold
allied join us-ca-indianapolis
allied join us-ca-portland
allied join us-cl-birmingham
allied done
allied done
= f897050ba800fc7e
japan fire b0304 us-cl-santa-fe 4
japan fire b0704 us-ca-indianapolis 1
japan done | 1 ; 3 5 ; 4 ; 4 4 ; 6
japan damage b0604
= bcea085ba249c021
allied unload mc-art-10
allied unload mc-rgt-6
allied unload mc-rgt-2
allied unload mc-rgt-8
allied strike b0704 battery-fort
allied send air-us-sbd-essex-s1 3 dive
allied send air-us-f6f-suwannee-s1 1 dive
allied send air-us-tbf-essex-s1 2 medium
allied send air-us-sb2c-bunker-hill-s1 2 dive
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-b-24-funafuti-s1 1 medium
allied send air-us-f6f-bunker-hill-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-b-24-funafuti-s1 2 high
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-f6f-bunker-hill-s1 2 dive
allied send air-us-f6f-independence-s1 1 dive
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-b-24-funafuti-s1 1 medium
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-tbf-bunker-hill-s1 2 medium
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-f6f-bunker-hill-s1 1 dive
allied launch | 1 5 ; 1 4 ; 1 4 ; 3 6 ; 2
allied strike b0704 ground
allied send air-us-f6f-independence-s1 1 dive
allied launch | 4 6
allied strike b0704 battery
allied cancel
allied done
allied reinforce mc-art-10 1 b0905
allied reinforce mc-rgt-8 3 b0604
allied assault mc-rgt-6 2 b0804
allied assault mc-rgt-6 2 b0505
allied assault mc-rgt-2 4 b0504
allied strike-out 4
allied reinforce mc-rgt-6 1 b0504
allied reinforce mc-rgt-6 1 b0604
allied reinforce mc-art-10 1 b0604
allied assault mc-rgt-8 1 b0605
allied strike-out 7
allied reinforce mc-art-10 1 b0704
allied strike-out 1
allied done
allied done
= 0a58fd5524f26533
japan done
= ac4e544889cb8e47
allied land b0605 | 5 ; 1
allied land b0804 | 4 ; 10 ; 4 ; 2 ; 5 ; 2
allied move mc-rgt-6b b0404
allied move mc-rgt-6b b0504
allied move mc-rgt-6 b0704
allied move mc-rgt-2 b0404
allied move mc-rgt-2 b0304
allied move mc-rgt-6b b0404
allied move mc-rgt-6b b0505
allied move mc-rgt-6b b0404
allied move mc-rgt-6b b0504
allied split mc-rgt-2 2
allied move mc-rgt-6b b0404
allied move mc-rgt-2b b0404
allied split mc-rgt-2b 1
allied move mc-rgt-6b b0304
allied move mc-rgt-2b b0304
allied merge mc-rgt-2 mc-rgt-2b
allied attack b0704
= 0a98c96e789e6fc7
japan last-man
= 1f8c1197f4c688e9
allied no | 4 ; 1 ; 5 ; 6
= 6c25bdd7c7c0641f
japan announce A | 5 ; 5 ; 1 ; 4
= ba34a6e7b8c77e00
allied split mc-rgt-2 1
allied move mc-rgt-2b b0404
allied move mc-rgt-2c b0504
allied move mc-rgt-2c b0604
allied attach ldr-julian-smith mc-rgt-6b
allied move mc-rgt-2b b0505
allied move mc-rgt-2b b0604
allied move mc-rgt-8b b0505
allied move mc-rgt-8b b0504
allied move mc-rgt-8b b0604
allied attach ldr-julian-smith mc-rgt-2
allied attack b0604
= 8209ecbaadf3150f
japan no
= 84e9cf4d4a695f38
allied lead mc-rgt-2c
allied support
allied cancel | 3 ; 1 ; 5 ; 4 ; 2
allied no
= 2555521fc82c861e
japan absorb 1 | 5 ; 4 ; 2 ; 8 ; 6 ; 8 ; 6 ; 2
= 4e7a1a619d153615
allied done
= e7c2e2ec52151bc4
japan move jn-eng-111 b0804
japan move jn-snlf-s7 b0404
japan move jn-snlf-s7 b0405
japan move jn-lab-betio b0804
japan move jn-snlf-s7 b0505
japan done
= a9c482de8456d907
allied dig-in mc-rgt-8b 1
allied done
= 2c1735e46249d1a5
japan done | 3 ; 1
= e5174332be5dc092
allied bombard b0905 ground
allied join us-bb-tennessee
allied join us-dd-coghlan
allied join us-dd-ringgold
allied join us-dd-anderson
allied join us-dd-dashiell
allied join us-cl-mobile
allied join us-bb-maryland
allied join us-bb-colorado
allied join us-ca-portland
allied join us-dd-trathen
allied join us-cl-santa-fe
allied join us-dd-sigsbee
allied done
allied bombard b0704 ground
allied cancel
allied bombard b0704 fort-battery
allied cancel
allied bombard b0905 ground
allied join us-cl-birmingham
allied join us-dd-barton
allied join us-ca-indianapolis
allied join us-dd-hoel
allied join us-dd-russell
allied done
= d0edef1f082e9aa9
japan fire b0704 us-dd-dashiell 1
japan fire b0704 us-ca-indianapolis 1
japan done | 2 ; 3 4 ; 2 ; 1 3 ; 1 ; 4
= 5c87434acf10a2d0
allied unload mc-rgt-8
allied unload mc-art-10
allied unload mc-rgt-6c
allied unload mc-art-10b
allied strike b0704 fort-battery
allied send air-us-sb2c-bunker-hill-s1 3 dive
allied wave
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-sbd-essex-s1 2 dive
allied send air-us-f6f-suwannee-s1 1 dive
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-sbd-sangamon-s1 1 dive
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-tbf-essex-s1 2 medium
allied send air-us-f6f-bunker-hill-s1 3 dive
allied send air-us-sbd-suwannee-s1 1 dive
allied send air-us-tbf-sangamon-s1 1 medium
allied launch | 5 2 ; 3 1 ; 6 5
allied abort air-us-f6f-sangamon-s1 | 1 5 ; 2
allied strike b0905 fort
allied send air-us-tbf-chenango-s1 1 medium
allied wave
allied send air-us-f6f-bunker-hill-s1 1 dive
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-tbf-bunker-hill-s1 1 medium
allied wave
allied launch | 1 6 ; 4 1 ; 1
allied strike b0905 ground
allied send air-us-sbd-essex-s1 1 dive
allied launch | 2 6 ; 1
allied reinforce mc-rgt-8 1 b0504
allied reinforce mc-rgt-6c 1 b0804
allied reinforce mc-art-10b 1 b0704
allied assault mc-rgt-8 2 b0405
allied done
allied done
= 8db7494a0222dfd0
japan done | 5 ; 1 ; 6 ; 9
= 254ded744077f039
allied split mc-rgt-8b 1
allied attach ldr-julian-smith mc-rgt-6b
allied merge mc-rgt-8b mc-rgt-8c
allied done
= 8f6e3f29449003ff
japan move jn-snlf-s7 b0504
japan move jn-snlf-s7 b0604
japan attack b0604 | 1 ; 5 ; 3 ; 1
japan move jn-lab-betio b0704
japan move jn-eng-111 b0905
japan move jn-eng-111 b0804
japan move jn-eng-111 b0905
japan move jn-eng-111 b0804
japan move jn-eng-111 b0704
japan done
= 5a5511d4f47c9789
allied fortify b0304 strength
allied done
= 167b96d9b6357f7c
japan done
= 06fa9a1d7f56db29
allied bombard b0704 fort
allied join us-dd-barton
allied join us-dd-russell
allied join us-bb-tennessee
allied join us-dd-hoel
allied join us-dd-trathen
allied join us-bb-colorado
allied done
allied bombard b0905 fort
allied cancel
allied bombard b0704 battery-fort
allied join us-dd-dashiell
allied join us-dd-coghlan
allied join us-dd-sigsbee
allied done
allied bombard b0905 fort
allied cancel
allied bombard b0905 fort
allied join us-cl-mobile
allied done
= 18313a0f74e5d4a4
japan fire b0704 us-dd-sigsbee 2
japan done | 5 ; 3 ; 1 3 ; 5 ; 1
= 5e63a3ea30d8f842
allied done
allied strike b0704 battery-fort
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-sbd-essex-s1 1 dive
allied launch | 6 4
allied abort air-us-f6f-essex-s1 | 4
allied done
allied activate mc-rgt-2b | 1 ; 4
allied done
= 15a2570510122052
japan done
= 0e898716e7fdb367
allied move mc-rgt-2 b0404
allied move mc-rgt-6b b0404
allied move mc-rgt-6b b0504
allied move mc-rgt-2 b0505
allied move mc-rgt-6b b0604
allied move mc-rgt-6b b0704
allied split mc-rgt-2 1
allied move mc-rgt-2 b0404
allied move mc-rgt-2c b0504
allied move mc-rgt-2c b0505
allied move mc-rgt-2 b0504
allied move mc-rgt-2 b0604
allied move mc-rgt-2c b0604
allied attack b0704
= 180f1e7c133a161f
japan no
japan lead jn-eng-111
= d15f08a0b9a07985
allied support
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-sb2c-bunker-hill-s1 2 dive
allied wave
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-sbd-essex-s1 2 dive
allied send air-us-sbd-suwannee-s1 1 dive
allied send air-us-f6f-bunker-hill-s1 3 dive
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-f6f-essex-s1 2 dive
allied launch | 6 6
allied abort air-us-sb2c-bunker-hill-s1 | 4 6
allied abort air-us-sb2c-bunker-hill-s1 | 1 4 ; 3 ; 3 ; 4 ; 1 ; 1
= 6b0b7c4ad734e6b8
japan absorb 1
= ba2a5c823664042f
allied move mc-rgt-2 b0704
allied move mc-rgt-2c b0704
allied attack b0704
= c557ceea70bad38f
japan no
= d623a51371c67924
allied lead mc-rgt-2
= 2d5a77d3d68a3d09
japan lead jn-lab-betio
= 7a78e7d39fb08e73
allied support
allied send air-us-tbf-bunker-hill-s1 2 medium
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-sbd-sangamon-s1 1 dive
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-tbf-essex-s1 1 medium
allied wave
allied send air-us-f6f-bunker-hill-s1 1 dive
allied wave
allied send air-us-tbf-independence-s1 1 medium
allied wave
allied send air-us-f6f-suwannee-s1 1 dive
allied launch | 1 4 ; 1 4 ; 6 3 ; 2 2 ; 2 ; 2 ; 4
allied reduce 1 | 6
allied done
allied done
= 8bbeaf8a3aa709c4
end 348 over 8bbeaf8a3aa709c4ff824bdc22a6bff0 e8e43d95c157142d
