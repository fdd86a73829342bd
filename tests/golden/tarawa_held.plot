flagplot 1
game war-in-the-pacific 5
scenario tarawa
options {"opt_29_2_5_combined_leaders":false,"opt_fine_land_fractions":false}
note "Tarawa: the island is held to the end"
dice fast 5
start a1964a322b04f333db3ed244d47f9192
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
= 700d388ce2724b62
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
= a7e5f8c8526bcd48
japan fire b0704 us-ca-portland 2
japan fire b0304 us-dd-sigsbee 3
japan fire b0304 us-dd-trathen 1
japan done | 5 ; 5 3 ; 4 ; 2 2 ; 2 ; 5 ; 6 ; 2 ; 3 ; 4 ; 5 ; 4 ; 3
= bf13a5bbe502cfd8
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
= 4fb354804b715150
japan split jn-sbf-3sp 1
japan merge jn-sbf-3sp jn-sbf-3spb
japan split jn-sbf-3sp 1
japan merge jn-sbf-3sp jn-sbf-3spb
japan done
= 7cbaed6ba1e364be
allied land b0704 | 2 ; 9
allied land b0804 | 5 ; 5
allied land b0605
= 612156e5271d6df9
japan no | 1 ; 2 ; 3
japan announce B | 2 ; 9
japan no
= 709383f8b0ce3555
allied lead mc-rgt-2 | 3 ; 6 ; 5 ; 3
= c1e24fcb4d8aba15
japan announce A | 5
= 35e07affa386514b
allied reduce 2 | 10 ; 8 ; 6 ; 9 ; 6 ; 5
allied attach ldr-julian-smith mc-rgt-6c
allied move mc-rgt-8b b0804
allied move mc-rgt-8b b0704
allied attach ldr-julian-smith mc-rgt-2
allied done
= 830b27dc9e3a2d30
japan move jn-eng-111 b0504
japan move jn-eng-111 b0404
japan move jn-eng-111 b0405
japan done
= ae8402f0b0168ad7
allied dig-in mc-rgt-2 1
allied dig-in mc-rgt-6b 2
allied done
= eb1bef4a7f98f710
japan done
= 49bd4be50504d506
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
= 9d8d664c93a34553
japan done | 1 ; 4 ; 2
= 2c7fb12c547d2393
allied move mc-art-10b b0804
allied done
= 27c4de315e6a3089
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
= 2353e82e28b90955
allied done
= d9d7480a02881d90
japan done
= bdc8708f600a93fb
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
= c8b509afe3aeda2c
japan done | 4 ; 5
= 99c267d5336f4fb5
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
= 162f41b1f8569130
japan no
japan lead jn-snlf-s7 | 6 ; 5 ; 2 ; 2
= 2bbb6d3132e94562
allied move mc-rgt-6 b0504
allied move mc-art-10b b0604
allied move mc-rgt-8b b0505
allied move mc-rgt-8b b0405
allied move mc-art-10b b0505
allied move mc-art-10b b0404
allied move mc-art-10b b0504
allied attack b0405
= 5e0420308ae64557
japan last-man
= 923507cb673970d4
allied lead mc-rgt-6c | 3 ; 4
allied points 0 1 0 | 4 ; 1 ; 2 ; 1
allied attack b0504
= f277209665f49087
japan no
= e8e762c390e90d8e
allied lead mc-rgt-6
= 2e434eb97cb0abbb
japan lead jn-sbf-3spb | 1 ; 4 ; 2 ; 4
= ad8c82fa0911e2b1
allied stand mc-art-10b | 2
= 5601fc33aac29fc1
japan retreat jn-sbf-3spb b0404
japan retreat jn-eng-111 b0404
japan done
= 9b975d1e2adbdc0f
allied retreat mc-art-10b b0604
= 0cb02b29841171b2
japan pursue jn-snlf-s7 b0604 | 6
japan decline | 10
= ff367a5f63c99b03
allied done
= 09fa9fdea7af2571
japan done
= cc9d6d4808c2bdab
allied dig-in mc-rgt-8c 1
allied done
= 56b9536b918a8ac6
japan done
= 8767b1d924be6967
end 359 over 8767b1d924be6967a97dfc533a2faf41 e8c691b2467633a5
