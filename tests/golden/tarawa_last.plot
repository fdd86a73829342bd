flagplot 1
game war-in-the-pacific 6
scenario tarawa
options {"opt_29_2_5_combined_leaders":false,"opt_fine_land_fractions":false}
note "Tarawa: the island is secured in the last game-turn"
dice fast 12
start a8e1cc7d883f123f555a35466865473b
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
= 7d076402267209cc
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
= 66847e16fa2dc27f
japan fire b0304 us-cl-santa-fe 4
japan fire b0704 us-ca-indianapolis 1
japan done | 1 ; 3 5 ; 4 ; 4 4 ; 6
japan damage b0604
= 21ddf0c69b04c20c
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
= c421a9c995dec5d0
japan done
= 95018b94ee3fde73
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
= 8f9ea9cfcff44702
japan last-man
= 37715d30766b4456
allied no | 4 ; 1 ; 5 ; 6
= 65e5a1770f7bc592
japan announce A | 5 ; 5 ; 1 ; 4
= 0dfe1b458fd9caf1
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
= 0a477b9093bd0651
japan no
= 1ffbfb4b88af9e07
allied lead mc-rgt-2c
allied support
allied cancel | 3 ; 1 ; 5 ; 4 ; 2
allied no
= 2bb50cf4692c1d98
japan absorb 1 | 5 ; 4 ; 2 ; 8 ; 6 ; 8 ; 6 ; 2
= 469f584547a16d71
allied done
= ad8cc9e4a965b566
japan move jn-eng-111 b0804
japan move jn-snlf-s7 b0404
japan move jn-snlf-s7 b0405
japan move jn-lab-betio b0804
japan move jn-snlf-s7 b0505
japan done
= 02d685425e9a64fd
allied dig-in mc-rgt-8b 1
allied done
= 56df81c4589619d1
japan done | 3 ; 1
= 97d906383a940ce9
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
= 5cb178713eec97fd
japan fire b0704 us-dd-dashiell 1
japan fire b0704 us-ca-indianapolis 1
japan done | 2 ; 3 4 ; 2 ; 1 3 ; 1 ; 4
= 911caedc0dbfbd3f
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
= 67584d1694301dfb
japan done | 5 ; 1 ; 6 ; 9
= a24c3ff42e26dea7
allied split mc-rgt-8b 1
allied attach ldr-julian-smith mc-rgt-6b
allied merge mc-rgt-8b mc-rgt-8c
allied done
= 9289a606bd69ee1c
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
= d0f152e0ca1708f5
allied fortify b0304 strength
allied done
= c79ce5c0de2edbc5
japan done
= f9129a9c88be88c8
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
= 7fdee26b6ad7cc0a
japan fire b0704 us-dd-sigsbee 2
japan done | 5 ; 3 ; 1 3 ; 5 ; 1
= 3aeb44aa1c600f61
allied done
allied strike b0704 battery-fort
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-sbd-essex-s1 1 dive
allied launch | 6 4
allied abort air-us-f6f-essex-s1 | 4
allied done
allied activate mc-rgt-2b | 1 ; 4
allied done
= a61ac59e6b6e6e3f
japan done
= b1f88c925fa62c10
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
= b827e2efae4d9e78
japan no
japan lead jn-eng-111
= 88ae1c2405ae25f0
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
= 12e1a7dc4331aa9c
japan absorb 1
= 083e26432a2e094b
allied move mc-rgt-2 b0704
allied move mc-rgt-2c b0704
allied attack b0704
= 946778733fce448d
japan no
= f3116293bb7b9d95
allied lead mc-rgt-2
= dd3b6c132fc75681
japan lead jn-lab-betio
= 5a87e66478298ed8
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
= 9c82aeb396f5d815
end 348 over 9c82aeb396f5d81587fc48c17e0f9283 30b6a87cf70d046f
