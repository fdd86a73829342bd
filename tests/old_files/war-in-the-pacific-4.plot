flagplot 1
game war-in-the-pacific 4
scenario tarawa
options {}
note "Tarawa: the island is secured in the last game-turn"
dice fast 12
start 2b0e1e1014c2206b56325617f8b50cc7
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
= ed0bac620e3ef186
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
= 746cbb2a3571508a
japan fire b0304 us-cl-santa-fe 4
japan fire b0704 us-ca-indianapolis 1
japan done | 1 ; 3 5 ; 4 ; 4 4 ; 6
japan damage b0604
= 00871ed80f45e4eb
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
= 416fd5ee5467c212
japan done
= d0b0044a3332cb73
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
= a0f5ecf5742f9167
japan last-man
= 0edff44401bca591
allied no | 4 ; 1 ; 5 ; 6
= 983dcbef988c83c0
japan announce A | 5 ; 5 ; 1 ; 4
= 88ba0358434dc266
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
= 84d9709046061ded
japan no
= 9f5b5cd2391a3967
allied lead mc-rgt-2c
allied support
allied cancel | 3 ; 1 ; 5 ; 4 ; 2
allied no
= 6ef08bcfe92b3212
japan absorb 1 | 5 ; 4 ; 2 ; 8 ; 6 ; 8 ; 6 ; 2
= 285c8a7f896ed199
allied done
= c717e27fa0964048
japan move jn-eng-111 b0804
japan move jn-snlf-s7 b0404
japan move jn-snlf-s7 b0405
japan move jn-lab-betio b0804
japan move jn-snlf-s7 b0505
japan done
= 01c90d9279806231
allied dig-in mc-rgt-8b 1
allied done
= 4da50ec828a1f441
japan done | 3 ; 1
= 32f1d7a6dcb97a6a
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
= 85733ec25e83587f
japan fire b0704 us-dd-dashiell 1
japan fire b0704 us-ca-indianapolis 1
japan done | 2 ; 3 4 ; 2 ; 1 3 ; 1 ; 4
= 46b31494139be55c
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
= 8db03a73311ff8a7
japan done | 5 ; 1 ; 6 ; 9
= 4eff4ccadd2b8d6a
allied split mc-rgt-8b 1
allied attach ldr-julian-smith mc-rgt-6b
allied merge mc-rgt-8b mc-rgt-8c
allied done
= 244e06df2f98fb5e
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
= e5f803a7d5c5d434
allied fortify b0304 strength
allied done
= 0e3db91a3191be2c
japan done
= f3eec2e9ad1637ed
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
= a4c8239ac573828e
japan fire b0704 us-dd-sigsbee 2
japan done | 5 ; 3 ; 1 3 ; 5 ; 1
= 09a1cff34abe0898
allied done
allied strike b0704 battery-fort
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-sbd-essex-s1 1 dive
allied launch | 6 4
allied abort air-us-f6f-essex-s1 | 4
allied done
allied activate mc-rgt-2b | 1 ; 4
allied done
= 5dd11a9fe02d12e8
japan done
= 6013246736479f27
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
= bcdb5694f1d13633
japan no
japan lead jn-eng-111
= f6bcece457fbe416
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
= d7689555d7a8c17d
japan absorb 1
= 95a353b67e647e1f
allied move mc-rgt-2 b0704
allied move mc-rgt-2c b0704
allied attack b0704
= 899902ab1e2b4d0d
japan no
= d01a61295e8e9c00
allied lead mc-rgt-2
= bf942e51cbdb01a8
japan lead jn-lab-betio
= 2fee7a0dc6df7162
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
= d6a7ce1c447e49d4
end 348 over d6a7ce1c447e49d41e2189b3efaa8b6c 4c1cc9680656c720
