flagplot 1
game war-in-the-pacific 6
scenario tarawa
options {"opt_29_2_5_combined_leaders":false,"opt_fine_land_fractions":false}
note "Tarawa: the island is secured in the first game-turn"
dice fast 6
start e6a7156c7e88176f6c9481a24036c311
japan place jn-eng-111 b0504
japan place jn-lab-betio b0804
japan place jn-sbf-3sp b0504
japan place jn-eng-111 b0505
japan place jn-snlf-s7 b0905
japan place jn-lab-betio b0605
japan place jn-lab-betio b0405
japan place jn-snlf-s7 b0504
japan place jn-lab-betio b0404
japan place jn-snlf-s7 b0304
japan place jn-sbf-3sp b0404
japan historical
japan place jn-lab-betio b0604
japan place jn-snlf-s7 b0405
japan place jn-snlf-s7 b0605
japan place jn-sbf-3sp b0405
japan place jn-eng-111 b0505
japan place jn-snlf-s7 b0304
japan place jn-snlf-s7 b0605
japan place jn-sbf-3sp b0905
japan place jn-lab-betio b0504
japan place jn-lab-betio b0304
japan place jn-sbf-3sp b0504
japan place jn-sbf-3sp b0304
japan place jn-lab-betio b0504
japan place jn-eng-111 b0704
japan place jn-eng-111 b0504
japan place jn-eng-111 b0304
japan place jn-snlf-s7 b0404
japan place jn-eng-111 b0704
japan place jn-lab-betio b0605
japan place jn-lab-betio b0704
japan place jn-lab-betio b0604
japan place jn-eng-111 b0404
japan place jn-lab-betio b0304
japan place jn-eng-111 b0405
japan place jn-eng-111 b0404
japan place jn-lab-betio b0605
japan place jn-snlf-s7 b0505
japan place jn-snlf-s7 b0605
japan place jn-lab-betio b0404
japan place jn-eng-111 b0604
japan place jn-lab-betio b0905
japan place jn-lab-betio b0704
japan place jn-lab-betio b0905
japan place jn-eng-111 b0304
japan place jn-lab-betio b0704
japan place jn-snlf-s7 b0504
japan place jn-snlf-s7 b0404
japan place jn-sbf-3sp b0604
japan place jn-eng-111 b0905
japan place jn-eng-111 b0304
japan place jn-lab-betio b0304
japan place jn-eng-111 b0504
japan place jn-lab-betio b0404
japan place jn-sbf-3sp b0704
japan place jn-snlf-s7 b0704
japan place jn-sbf-3sp b0804
japan place jn-eng-111 b0704
japan place jn-snlf-s7 b0505
japan place jn-sbf-3sp b0704
japan place jn-lab-betio b0905
japan place jn-snlf-s7 b0905
japan place jn-sbf-3sp b0304
japan place jn-sbf-3sp b0704
japan place jn-sbf-3sp b0804
japan place jn-sbf-3sp b0405
japan historical
japan place jn-lab-betio b0704
japan place jn-sbf-3sp b0504
japan place jn-eng-111 b0604
japan place jn-snlf-s7 b0905
japan place jn-snlf-s7 b0504
japan place jn-snlf-s7 b0405
japan place jn-eng-111 b0905
japan place jn-sbf-3sp b0804
japan place jn-eng-111 b0304
japan place jn-lab-betio b0505
japan place jn-lab-betio b0704
japan place jn-lab-betio b0505
japan place jn-lab-betio b0604
japan place jn-snlf-s7 b0304
japan place jn-lab-betio b0905
japan place jn-sbf-3sp b0405
japan place jn-snlf-s7 b0404
japan place jn-snlf-s7 b0304
japan place jn-lab-betio b0304
japan place jn-lab-betio b0605
japan place jn-snlf-s7 b0704
japan place jn-sbf-3sp b0404
japan place jn-snlf-s7 b0905
japan place jn-sbf-3sp b0504
japan place jn-eng-111 b0504
japan place jn-eng-111 b0304
japan place jn-sbf-3sp b0405
japan place jn-sbf-3sp b0804
japan place jn-lab-betio b0604
japan place jn-sbf-3sp b0604
japan place jn-eng-111 b0504
japan place jn-sbf-3sp b0505
japan place jn-lab-betio b0504
japan place jn-eng-111 b0604
japan place jn-lab-betio b0405
japan place jn-eng-111 b0704
japan place jn-eng-111 b0304
japan place jn-lab-betio b0804
japan place jn-snlf-s7 b0404
japan place jn-snlf-s7 b0704
japan place jn-lab-betio b0405
japan place jn-lab-betio b0804
japan place jn-sbf-3sp b0304
japan place jn-eng-111 b0605
japan place jn-snlf-s7 b0804
japan place jn-sbf-3sp b0405
japan place jn-snlf-s7 b0605
japan done
= 17b26b9c4831e787
allied bombard b0605 fort
allied join us-dd-russell
allied join us-cl-mobile
allied join us-dd-anderson
allied join us-bb-colorado
allied join us-dd-trathen
allied join us-ca-portland
allied join us-dd-barton
allied join us-bb-maryland
allied join us-dd-sigsbee
allied join us-cl-birmingham
allied join us-dd-dashiell
allied join us-dd-coghlan
allied done
allied bombard b0804 fort
allied join us-dd-ringgold
allied join us-bb-tennessee
allied done
allied done
= d8a139931e4f1e11
japan fire b0304 us-dd-coghlan 3
japan fire b0704 us-dd-coghlan 1
japan fire b0304 us-cl-mobile 1
japan fire b0704 us-cl-mobile 1
japan done | 4 ; 5 4 ; 1 ; 5 6 ; 6 ; 1 ; 4
= 34255adfa3d8273a
allied unload mc-rgt-8
allied unload mc-art-10
allied unload mc-rgt-2
allied unload mc-rgt-6
allied strike b0605 ground
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-tbf-essex-s1 2 medium
allied launch | 6 1 ; 3
allied strike b0504 airfield
allied send air-us-sbd-sangamon-s1 1 dive
allied send air-us-f6f-bunker-hill-s1 4 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-sbd-essex-s1 2 dive
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-f6f-essex-s1 3 dive
allied send air-us-b-24-funafuti-s1 2 medium
allied send air-us-f6f-suwannee-s1 1 dive
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-b-24-funafuti-s1 2 medium
allied send air-us-tbf-suwannee-s1 1 medium
allied wave
allied send air-us-sbd-suwannee-s1 1 dive
allied wave
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-f6f-chenango-s1 1 dive
allied wave
allied send air-us-sbd-essex-s1 1 dive
allied launch | 5 4 ; 3 1 ; 5 1 ; 3 6 ; 3 2 ; 2 5 ; 3
allied reinforce mc-rgt-6 1 b0704
allied reinforce mc-rgt-8 1 b0704
allied reinforce mc-rgt-8 1 b0505
allied reinforce mc-rgt-2 2 b0304
allied assault mc-rgt-6 2 b0804
allied assault mc-rgt-2 1 b0704
allied reinforce mc-rgt-6 1 b0304
allied reinforce mc-art-10 1 b0304
allied assault mc-rgt-8 2 b0405
allied strike-out 2
allied reinforce mc-rgt-8 1 b0404
allied strike-out 3
allied reinforce mc-art-10 1 b0704
allied reinforce mc-rgt-2 3 b0504
allied strike-out 2
allied strike-out 6
allied strike-out 2
allied reinforce mc-rgt-8 1 b0304
allied assault mc-rgt-6 2 b0804
allied reinforce mc-rgt-8 2 b0905
allied done
allied done
= 5d7e969eea0c18b3
japan split jn-sbf-3sp 1
japan done
= 2abcbd428babaa7b
allied land b0704 | 4 ; 10
= 56ae9ab5948a28ca
japan no | 4 ; 5 ; 5
japan announce A | 4
= f98ef045734c91d4
allied reduce 2 | 5 ; 2 ; 2
allied move mc-art-10b b0604
allied move mc-rgt-6 b0804
allied move mc-rgt-2 b0804
allied move mc-rgt-6 b0704
allied move mc-rgt-2 b0905
allied move mc-rgt-6 b0804
allied move mc-rgt-6 b0704
allied move mc-art-10b b0605
allied move mc-rgt-6 b0604
allied move mc-rgt-6 b0704
allied move mc-rgt-6 b0604
allied move mc-rgt-6 b0704
allied move mc-rgt-6 b0804
allied move mc-rgt-6 b0704
allied attack b0605
= 13f172b42a421253
japan last-man | 4 ; 2 ; 5 ; 6
japan announce A
japan points 0 1 0 | 3 ; 1 ; 1 ; 2 ; 6
= 94ecc2972eba1b1e
allied done
= 7e5936fd185ccc6a
japan move jn-sbf-3spb b0505
japan move jn-sbf-3sp b0404
japan move jn-sbf-3spb b0504
japan move jn-sbf-3spb b0604
japan move jn-sbf-3sp b0505
japan move jn-sbf-3spb b0704
japan attack b0704 | 3 ; 1 ; 6 ; 6 ; 5 ; 2
japan move jn-sbf-3sp b0404
japan move jn-sbf-3sp b0504
japan move jn-sbf-3sp b0604
japan move jn-sbf-3sp b0704
japan banzai b0704
japan charge jn-sbf-3sp 3 | 5 ; 5 ; 4 ; 3 ; 3 ; 6
= a4e8deb15d6a45bf
allied done
= fa2e52df6ff46e85
end 236 over fa2e52df6ff46e859f6df8a6e9ee2d02 3db8b2d0cb922aaa
