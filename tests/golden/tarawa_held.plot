flagplot 1
game war-in-the-pacific 6
scenario tarawa
options {"opt_29_2_5_combined_leaders":false,"opt_fine_land_fractions":false}
note "Tarawa: the island is held to the end"
dice fast 5
start 218f054e4ca56e2bfef190e48e828392
japan place jn-sbf-3sp b0604
japan place jn-sbf-3sp b0704
japan place jn-eng-111 b0604
japan place jn-snlf-s7 b0604
japan place jn-snlf-s7 b0804
japan place jn-sbf-3sp b0405
japan historical
japan place jn-eng-111 b0405
japan place jn-sbf-3sp b0704
japan place jn-lab-betio b0405
japan place jn-snlf-s7 b0505
japan place jn-sbf-3sp b0604
japan place jn-lab-betio b0505
japan place jn-sbf-3sp b0704
japan place jn-lab-betio b0804
japan place jn-lab-betio b0504
japan place jn-sbf-3sp b0304
japan place jn-sbf-3sp b0504
japan place jn-snlf-s7 b0404
japan place jn-snlf-s7 b0804
japan historical
japan place jn-eng-111 b0304
japan place jn-snlf-s7 b0504
japan place jn-lab-betio b0605
japan place jn-snlf-s7 b0404
japan place jn-lab-betio b0804
japan place jn-lab-betio b0404
japan place jn-snlf-s7 b0504
japan place jn-sbf-3sp b0704
japan place jn-sbf-3sp b0504
japan place jn-sbf-3sp b0905
japan place jn-sbf-3sp b0605
japan place jn-lab-betio b0304
japan place jn-eng-111 b0505
japan done
= aa666cb6852e5582
allied bombard b0304 fort-battery
allied join us-bb-tennessee
allied join us-cl-santa-fe
allied join us-dd-hoel
allied join us-dd-sigsbee
allied join us-bb-colorado
allied join us-dd-coghlan
allied join us-bb-maryland
allied join us-ca-indianapolis
allied join us-dd-trathen
allied done
allied bombard b0304 fort
allied join us-dd-dashiell
allied join us-dd-russell
allied done
allied bombard b0504 ground
allied join us-cl-mobile
allied join us-dd-ringgold
allied join us-dd-anderson
allied join us-cl-birmingham
allied done
allied bombard b0605 fort
allied cancel
allied bombard b0504 ground
allied join us-ca-portland
allied done
allied bombard b0504 fort
allied cancel
allied bombard b0504 airfield
allied cancel
allied bombard b0504 fort
allied cancel
allied bombard b0505 ground
allied join us-dd-barton
allied done
= 59dd9e41624b58c3
japan fire b0704 us-ca-portland 2
japan fire b0304 us-dd-sigsbee 3
japan fire b0304 us-dd-trathen 1
japan done | 5 ; 5 3 ; 4 ; 2 2 ; 2 ; 5 ; 6 ; 2 ; 3 ; 4 ; 5 ; 4 ; 3
= 490d771c0df131a3
allied unload mc-rgt-8
allied unload mc-art-10
allied unload mc-rgt-2
allied unload mc-rgt-6
allied strike b0304 battery
allied send air-us-f6f-bunker-hill-s1 4 dive
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-f6f-essex-s1 4 dive
allied send air-us-b-24-funafuti-s1 3 medium
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-sbd-essex-s1 3 dive
allied send air-us-b-24-funafuti-s1 1 high
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-sbd-chenango-s1 1 dive
allied wave
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 2 dive
allied send air-us-sbd-sangamon-s1 1 dive
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-sbd-suwannee-s1 1 dive
allied send air-us-f6f-suwannee-s1 1 dive
allied wave
allied send air-us-tbf-essex-s1 1 medium
allied launch | 2 6 ; 5 5 ; 6 1 ; 2 1 ; 5 3 ; 5
allied assault mc-rgt-6 1 b0804
allied reinforce mc-art-10 2 b0505
allied assault mc-rgt-8 2 b0304
allied reinforce mc-rgt-8 1 b0704
allied assault mc-rgt-6 3 b0404
allied reinforce mc-rgt-2 2 b0604
allied reinforce mc-rgt-2 2 b0405
allied reinforce mc-rgt-8 1 b0905
allied strike-out 7
allied assault mc-rgt-2 2 b0304
allied strike-out 7
allied strike-out 5
allied assault mc-rgt-6 2 b0704
allied strike-out 2
allied reinforce mc-rgt-6 1 b0304
allied reinforce mc-art-10 1 b0905
allied reinforce mc-art-10 1 b0404
allied strike-out 4
allied assault mc-rgt-2 2 b0605
allied reinforce mc-rgt-8 1 b0604
allied done
allied done
= 409f3302c712ce64
japan split jn-sbf-3sp 1
japan merge jn-sbf-3sp jn-sbf-3spb
japan split jn-sbf-3sp 1
japan merge jn-sbf-3sp jn-sbf-3spb
japan done
= fe169c0a85b400c7
allied land b0704 | 2 ; 9
allied land b0804 | 5 ; 5
allied land b0605
= ebe4568f970d5182
japan no | 1 ; 2 ; 3
japan announce B | 2 ; 9
japan no
= 214d6f684e35edb7
allied lead mc-rgt-2 | 3 ; 6 ; 5 ; 3
= 8c470e5fd0b68e34
japan announce A | 5
= a9ec9b6f4aa0374c
allied reduce 2 | 10 ; 8 ; 6 ; 9 ; 6 ; 5
allied attach ldr-julian-smith mc-rgt-6c
allied move mc-rgt-8b b0804
allied move mc-rgt-8b b0704
allied attach ldr-julian-smith mc-rgt-2
allied done
= 70edfdf319af47ba
japan move jn-eng-111 b0504
japan move jn-eng-111 b0404
japan move jn-eng-111 b0405
japan done
= e4d6302165e38bf9
allied dig-in mc-rgt-2 1
allied dig-in mc-rgt-6b 2
allied done
= 886d60cd0c2635df
japan done
= 183ffcedd6e68687
allied bombard b0504 airfield
allied join us-dd-barton
allied join us-dd-trathen
allied join us-bb-maryland
allied join us-cl-mobile
allied join us-ca-indianapolis
allied join us-dd-coghlan
allied join us-ca-portland
allied join us-dd-russell
allied join us-cl-birmingham
allied join us-bb-colorado
allied done
allied bombard b0504 airfield
allied join us-dd-anderson
allied join us-bb-tennessee
allied join us-cl-santa-fe
allied join us-dd-dashiell
allied join us-dd-ringgold
allied join us-dd-hoel
allied done | 6 ; 3
allied unload mc-art-10b
allied done
allied strike b0605 fort
allied send air-us-f6f-suwannee-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 3 dive
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-sbd-sangamon-s1 1 dive
allied send air-us-sbd-essex-s1 1 dive
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-sbd-essex-s1 2 dive
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-f6f-bunker-hill-s1 2 dive
allied send air-us-sbd-suwannee-s1 1 dive
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-f6f-bunker-hill-s1 2 dive
allied send air-us-tbf-chenango-s1 1 medium
allied wave
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-f6f-chenango-s1 1 dive
allied launch | 5 1 ; 5 2 ; 6 4 ; 5 3 ; 3
allied reinforce mc-art-10b 1 b0504
allied strike-out 1
allied reinforce mc-art-10b 1 b0704
allied done
allied activate mc-rgt-8 | 6 ; 5
allied activate mc-rgt-6 | 2 ; 8
allied activate mc-rgt-6c | 6 ; 9
allied done
= 280a3d144c452abb
japan done | 1 ; 4 ; 2
= 90e308c2dec0288a
allied move mc-art-10b b0804
allied done
= 9d082d3bd9c0ae01
japan move jn-snlf-s7 b0604
japan move jn-sbf-3sp b0604
japan move jn-sbf-3sp b0505
japan move jn-sbf-3sp b0605
japan move jn-snlf-s7 b0505
japan move jn-snlf-s7 b0504
japan move jn-snlf-s7 b0404
japan split jn-sbf-3sp 1
japan move jn-sbf-3sp b0505
japan move jn-eng-111 b0404
japan move jn-snlf-s7 b0504
japan move jn-sbf-3spb b0505
japan move jn-sbf-3sp b0504
japan move jn-eng-111 b0504
japan move jn-sbf-3sp b0404
japan move jn-snlf-s7 b0604
japan move jn-eng-111 b0604
japan move jn-eng-111 b0505
japan move jn-sbf-3spb b0604
japan move jn-snlf-s7 b0504
japan move jn-snlf-s7 b0604
japan move jn-sbf-3sp b0505
japan move jn-eng-111 b0404
japan move jn-eng-111 b0504
japan move jn-sbf-3sp b0405
japan move jn-eng-111 b0404
japan move jn-snlf-s7 b0605
japan move jn-snlf-s7 b0604
japan move jn-eng-111 b0405
japan move jn-snlf-s7 b0504
japan move jn-eng-111 b0404
japan move jn-eng-111 b0505
japan move jn-sbf-3spb b0504
japan move jn-eng-111 b0504
japan move jn-snlf-s7 b0404
japan move jn-snlf-s7 b0504
japan done
= 20aea188aadc440e
allied done
= 574ff0355f9ffd75
japan done
= 9041cb27e8d61332
allied unload mc-rgt-8c
allied unload mc-rgt-2b
allied unload mc-art-10
allied strike b0504 ground
allied send air-us-f6f-independence-s1 1 dive
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-sbd-essex-s1 2 dive
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-f6f-bunker-hill-s1 2 dive
allied send air-us-f6f-independence-s1 1 dive
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-f6f-bunker-hill-s1 1 dive
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-sbd-essex-s1 1 dive
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-tbf-chenango-s1 1 medium
allied launch | 5 5
allied abort air-us-sbd-essex-s1 | 1 2 ; 1
allied strike b0605 fort
allied send air-us-f6f-bunker-hill-s1 1 dive
allied wave
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-tbf-bunker-hill-s1 2 medium
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-sbd-sangamon-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-sbd-suwannee-s1 1 dive
allied launch | 1 1 ; 5 1 ; 1
allied strike b0505 fort
allied send air-us-tbf-suwannee-s1 1 medium
allied launch | 3 2 ; 4
allied strike b0605 fort
allied send air-us-f6f-suwannee-s1 1 dive
allied launch | 4 3 ; 3
allied assault mc-rgt-8c 1 b0304
allied reinforce mc-art-10 1 b0404
allied strike-out 1
allied assault mc-rgt-8c 1 b0404
allied strike-out 1
allied reinforce mc-rgt-2b 1 b0704
allied reinforce mc-art-10 1 b0605
allied strike-out 2
allied reinforce mc-rgt-2b 1 b0504
allied strike-out 2
allied strike-out 2
allied reinforce mc-art-10 1 b0905
allied reinforce mc-rgt-2b 1 b0404
allied strike-out 2
allied reinforce mc-art-10 1 b0704
allied strike-out 3
allied strike-out 1
allied reinforce mc-art-10 1 b0704
allied assault mc-rgt-8c 1 b0604
allied strike-out 2
allied reinforce mc-art-10 1 b0605
allied done
allied done
= 8f83d5ee29ca6ff9
japan done | 4 ; 5
= 4f80ec537a85f80e
allied move mc-rgt-8b b0604
allied move mc-rgt-6 b0704
allied move mc-rgt-8b b0704
allied move mc-rgt-8 b0404
allied move mc-rgt-8 b0505 | 2 ; 3 ; 10 ; 6
allied move mc-rgt-8b b0804
allied move mc-rgt-8 b0504
allied move mc-rgt-6c b0404
allied move mc-art-10b b0704
allied move mc-rgt-8b b0704
allied move mc-art-10b b0604
allied move mc-rgt-8b b0604
allied move mc-rgt-6c b0405
allied move mc-rgt-8b b0505
allied move mc-art-10b b0704
allied move mc-rgt-8b b0605 | 3 ; 4 ; 7 ; 3
allied move mc-rgt-6 b0604
allied attack b0504
= a379778607694d40
japan no
japan lead jn-snlf-s7 | 6 ; 5 ; 2 ; 2
= 8d5aea623137f8f7
allied move mc-rgt-6 b0504
allied move mc-art-10b b0604
allied move mc-rgt-8b b0505
allied move mc-rgt-8b b0405
allied move mc-art-10b b0505
allied move mc-art-10b b0404
allied move mc-art-10b b0504
allied attack b0405
= 710ea8e178eef8c0
japan last-man
= 355abad7c753c40d
allied lead mc-rgt-6c | 3 ; 4
allied points 0 1 0 | 4 ; 1 ; 2 ; 1
allied attack b0504
= 4708b13a9180bf1f
japan no
= 525a25cbbd5f4e3c
allied lead mc-rgt-6
= 5d424536ee237780
japan lead jn-sbf-3spb | 1 ; 4 ; 2 ; 4
= 773fdd388e66bee5
allied stand mc-art-10b | 2
= 8eb7a57c38a53bca
japan retreat jn-sbf-3spb b0404
japan retreat jn-eng-111 b0404
japan done
= 0c0d3377a10efa03
allied retreat mc-art-10b b0604
= 3384351f485de8ca
japan pursue jn-snlf-s7 b0604 | 6
japan decline | 10
= 8b93365c746ed78d
allied done
= 8822bba0ca48a324
japan done
= 26d2bc2d6396132d
allied dig-in mc-rgt-8c 1
allied done
= fbc8a4c84d340047
japan done
= d9198ad7ed4668e6
end 359 over d9198ad7ed4668e63140eb07392fd04a 0800aa9745520461
