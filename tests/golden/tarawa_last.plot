flagplot 1
game war-in-the-pacific 6
scenario tarawa
options {"opt_29_2_5_combined_leaders":false,"opt_fine_land_fractions":false}
note "Tarawa: the island is secured in the last game-turn"
dice fast 70
start 670e3086d530f18c3a7a7ff2335451a1
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
= 4c74f4c860ce268c
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
= a349442bf5437cfa
japan fire b0304 us-cl-santa-fe 4
japan fire b0704 us-ca-indianapolis 1
japan done | 3 ; 3 2 ; 6 ; 5
= d88aff7d6a734f4e
allied unload mc-rgt-2
allied unload mc-rgt-8
allied unload mc-rgt-6
allied unload mc-art-10
allied done
allied assault mc-rgt-6 3 b0404
allied done
allied done
= 32367a8217e7d9a6
japan split jn-sbf-3sp 1
japan merge jn-sbf-3sp jn-sbf-3spb
japan done | 6 ; 4
= 8388c64cdfea2ac7
allied done
= f08239ac2115872e
japan done
= 4c557fd7e222b18e
allied done
= 935cbbdaaa75cba3
japan fortify b0604 strength | 1 ; 5 ; 2 6
japan fortify b0405 strength | 1 ; 3 ; 6 2
japan done
= 9f2005ebfdd8bc35
allied bombard b0905 fort
allied join us-cl-santa-fe
allied done
allied bombard b0905 ground
allied join us-dd-barton
allied join us-bb-colorado
allied join us-dd-hoel
allied join us-dd-anderson
allied join us-bb-maryland
allied join us-dd-russell
allied join us-dd-dashiell
allied join us-cl-mobile
allied join us-dd-ringgold
allied join us-dd-coghlan
allied join us-dd-sigsbee
allied join us-ca-portland
allied done
allied bombard b0604 fort
allied join us-dd-trathen
allied join us-bb-tennessee
allied done
allied bombard b0405 fort
allied join us-ca-indianapolis
allied done
allied bombard b0304 battery
allied join us-cl-birmingham
allied done
= bb3957cca416310c
japan fire b0704 us-dd-ringgold 2
japan fire b0304 us-bb-colorado 2
japan fire b0304 us-cl-mobile 2
japan done | 4 ; 5 ; 3 ; 1 4 ; 2 ; 4 2 ; 4 ; 5 ; 4 ; 6 ; 1 ; 2
= b342474a43a46219
allied unload mc-rgt-8
allied unload mc-art-10
allied unload mc-rgt-2
allied done
allied strike b0905 ground
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-f6f-bunker-hill-s1 3 dive
allied send air-us-f6f-independence-s1 1 dive
allied send air-us-tbf-bunker-hill-s1 2 medium
allied send air-us-sbd-essex-s1 3 dive
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-f6f-independence-s1 1 dive
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-f6f-essex-s1 2 dive
allied launch | 5 2 ; 1 1 ; 6 ; 5 ; 6
= 13c2ca348ae0777a
japan damage b0604
japan damage b0405
= 1cb589efd0930ee6
allied strike b0504 airfield
allied send air-us-f6f-suwannee-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 2 dive
allied send air-us-tbf-essex-s1 1 medium
allied launch | 2 6 ; 4
allied strike b0704 fort
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-sbd-sangamon-s1 1 dive
allied wave
allied send air-us-sbd-suwannee-s1 1 dive
allied wave
allied send air-us-f6f-bunker-hill-s1 1 dive
allied wave
allied send air-us-tbf-suwannee-s1 1 medium
allied launch | 6 5
allied abort air-us-sbd-chenango-s1 | 1 1 ; 4 6 ; 2 5 ; 6
allied reinforce mc-rgt-2 1 b0605
allied assault mc-rgt-2 1 b0304
allied reinforce mc-art-10 2 b0404
allied reinforce mc-rgt-2 2 b0704
allied assault mc-rgt-8 1 b0504
allied assault mc-rgt-8 3 b0304
allied strike-out 5
allied assault mc-rgt-8 1 b0905
allied strike-out 4
allied assault mc-rgt-2 2 b0704
allied strike-out 1
allied strike-out 4
allied assault mc-rgt-8 1 b0905
allied strike-out 5
allied reinforce mc-rgt-8 1 b0504
allied assault mc-rgt-2 1 b0804
allied strike-out 1
allied strike-out 2
allied reinforce mc-rgt-2 1 b0304
allied assault mc-rgt-8 1 b0905
allied strike-out 5
allied reinforce mc-rgt-2 1 b0504
allied reinforce mc-rgt-8 2 b0304
allied strike-out 6
allied strike-out 1
allied reinforce mc-rgt-2 1 b0505
allied reinforce mc-art-10 1 b0604
allied strike-out 6
allied reinforce mc-art-10 1 b0404
allied strike-out 7
allied assault mc-rgt-2 1 b0605
allied strike-out 2
allied strike-out 5
allied strike-out 1
allied reinforce mc-art-10 1 b0604
allied assault mc-rgt-2 2 b0304
allied assault mc-rgt-8 1 b0405
allied strike-out 7
allied strike-out 6
allied reinforce mc-art-10 1 b0704
allied strike-out 5
allied reinforce mc-art-10 1 b0404
allied assault mc-rgt-8 1 b0504
allied strike-out 3
allied assault mc-rgt-8 2 b0405
allied assault mc-rgt-2 2 b0604
allied strike-out 7
allied reinforce mc-rgt-8 2 b0604
allied strike-out 4
allied strike-out 1
allied assault mc-rgt-2 1 b0804
allied strike-out 1
allied reinforce mc-rgt-8 1 b0304
allied strike-out 6
allied reinforce mc-art-10 1 b0304
allied reinforce mc-rgt-2 1 b0304
allied strike-out 1
allied strike-out 5
allied assault mc-rgt-8 1 b0304
allied reinforce mc-rgt-2 1 b0704
allied strike-out 6
allied strike-out 4
allied assault mc-rgt-2 1 b0504
allied assault mc-rgt-8 2 b0505
allied strike-out 6
allied assault mc-rgt-2 1 b0404
allied strike-out 7
allied reinforce mc-rgt-8 2 b0605
allied strike-out 5
allied reinforce mc-rgt-8 1 b0304
allied done
allied activate mc-rgt-6
allied done
= 500eb1b5b2d12680
japan split jn-sbf-3sp 1
japan done
= 7efe64d9a92d813c
allied land b0504 | 3 ; 2 ; 1
allied land b0604
= e5a228ebbbfb4b95
japan last-man | 2 ; 6 ; 2 ; 6
= 188ccfb409b303f8
allied points 0 1 0 | 4 ; 4 ; 6 ; 2 ; 10 ; 4 ; 10
allied done
= 9aa0b40411eefd44
japan move jn-sbf-3spb b0604
japan move jn-sbf-3sp b0604
japan move jn-sbf-3spb b0605
japan move jn-sbf-3sp b0504
japan banzai b0504
japan charge jn-sbf-3sp 3
= c760be6116658f81
allied lead mc-rgt-2b | 2 ; 3 ; 4 ; 3 ; 4
= 75d0004576400b15
japan move jn-sbf-3spb b0604
japan move jn-snlf-s7 b0404
japan move jn-sbf-3spb b0505
japan banzai b0404
japan charge jn-snlf-s7 3 | 6 ; 6 ; 4 ; 3 ; 5 ; 6
japan move jn-sbf-3spb b0405
japan done
= 913e9f8a3e7cd45f
allied done
= 6b847ffd45e17ec4
japan done
= 22b634254e1e1167
allied bombard b0704 ground
allied join us-dd-hoel
allied join us-dd-coghlan
allied join us-bb-tennessee
allied join us-dd-barton
allied join us-dd-sigsbee
allied done
allied bombard b0704 fort
allied join us-bb-colorado
allied join us-cl-mobile
allied join us-dd-russell
allied join us-dd-dashiell
allied done
allied done
= 820e6d19a04acad4
japan fire b0304 us-dd-sigsbee 1
japan fire b0304 us-dd-coghlan 1
japan fire b0704 us-bb-tennessee 2
japan done | 5 ; 2 ; 2 5 ; 6 ; 3 ; 1
= e1c91b38f905fdf7
allied unload mc-art-10
allied done
allied strike b0704 battery-fort
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-tbf-sangamon-s1 1 medium
allied wave
allied send air-us-sbd-essex-s1 3 dive
allied send air-us-f6f-bunker-hill-s1 2 dive
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-tbf-essex-s1 2 medium
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-sb2c-bunker-hill-s1 3 dive
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-sbd-suwannee-s1 1 dive
allied send air-us-f6f-essex-s1 3 dive
allied send air-us-f6f-bunker-hill-s1 2 dive
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-f6f-suwannee-s1 1 dive
allied wave
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-sbd-sangamon-s1 1 dive
allied launch | 2 5 ; 2 5 ; 4 6
allied abort air-us-tbf-suwannee-s1 | 5 3 ; 5 6
allied abort air-us-sbd-sangamon-s1 | 1
allied strike b0405 ground
allied send air-us-f6f-sangamon-s1 1 dive
allied launch | 2 5 ; 4
allied strike b0405 ground
allied cancel
allied strike b0604 ground
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-f6f-essex-s1 1 dive
allied launch | 2 4 ; 1
allied reinforce mc-art-10 1 b0905
allied done
allied done
= a85c691fa4f585bd
japan done
= d5420b8642dda80c
allied done
= d128d081f12f93b8
japan move jn-sbf-3spb b0404
japan banzai b0404
japan charge jn-sbf-3spb 2
= f3178ff85a10af23
allied lead mc-rgt-2c | 1 ; 1 ; 4 ; 10 ; 2 ; 2 ; 1 ; 5
allied done
= 2324b929b757c611
end 313 over 2324b929b757c611ffaa80429b0e8ded 12df28cf7ed510c7
