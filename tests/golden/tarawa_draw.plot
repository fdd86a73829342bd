flagplot 1
game war-in-the-pacific 5
scenario tarawa
options {"opt_29_2_5_combined_leaders":false,"opt_fine_land_fractions":false}
note "Tarawa: nobody wins"
dice fast 39
start 47db593c23a0b058419ce2a786afc2b1
japan place jn-eng-111 b0905
japan place jn-snlf-s7 b0905
japan historical
japan place jn-snlf-s7 b0504
japan place jn-sbf-3sp b0405
japan place jn-lab-betio b0905
japan place jn-eng-111 b0404
japan place jn-eng-111 b0505
japan place jn-lab-betio b0604
japan place jn-eng-111 b0704
japan place jn-lab-betio b0404
japan place jn-sbf-3sp b0404
japan place jn-snlf-s7 b0905
japan done
= 17e501742f672664
allied bombard b0704 fort-battery
allied join us-cl-mobile
allied join us-dd-ringgold
allied join us-ca-indianapolis
allied join us-dd-sigsbee
allied join us-dd-anderson
allied join us-bb-colorado
allied join us-dd-barton
allied join us-dd-russell
allied join us-bb-tennessee
allied join us-ca-portland
allied join us-cl-santa-fe
allied join us-dd-hoel
allied done
allied bombard b0704 ground
allied join us-dd-coghlan
allied join us-dd-trathen
allied join us-bb-maryland
allied done
allied bombard b0304 battery
allied join us-dd-dashiell
allied done
allied bombard b0704 fort-battery
allied join us-cl-birmingham
allied done
= b74c3f0127bc8a73
japan fire b0704 us-dd-ringgold 1
japan fire b0304 us-dd-dashiell 2
japan fire b0304 us-cl-birmingham 2
japan fire b0704 us-dd-trathen 1
japan done | 5 ; 1 ; 3 6 ; 2 ; 5 ; 5 ; 4 ; 5 ; 3 ; 5 1 ; 5 ; 6
= 2843d9f84e1e03d1
allied unload mc-art-10
allied done
allied strike b0504 airfield
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-sbd-essex-s1 2 dive
allied send air-us-b-24-funafuti-s1 4 medium
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-tbf-essex-s1 1 medium
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-f6f-suwannee-s1 1 dive
allied send air-us-f6f-bunker-hill-s1 2 dive
allied wave
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-f6f-bunker-hill-s1 1 dive
allied send air-us-sbd-essex-s1 1 dive
allied send air-us-sbd-suwannee-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-tbf-sangamon-s1 1 medium
allied wave
allied launch | 5 5
allied abort air-us-b-24-funafuti-s1 | 6 6
allied abort air-us-tbf-essex-s1 | 2 3 ; 3
allied done
allied reinforce mc-art-10 2 b0605
allied strike-out 1
allied reinforce mc-art-10 2 b0604
allied strike-out 1
allied reinforce mc-art-10 2 b0804
allied strike-out 1
allied reinforce mc-art-10 2 b0304
allied strike-out 1
allied reinforce mc-art-10 1 b0605
allied reinforce mc-art-10 1 b0505
allied done
allied done
= e56d5a82a5678d1c
japan done
japan move jn-lab-betio b0505
japan move jn-eng-111 b0804
japan move jn-lab-betio b0404
japan move jn-sbf-3sp b0505
japan move jn-sbf-3sp b0504
japan move jn-lab-betio b0505
japan move jn-sbf-3sp b0404
japan move jn-lab-betio b0604
japan move jn-eng-111 b0704
japan move jn-lab-betio b0505
japan move jn-lab-betio b0604
japan move jn-lab-betio b0704
japan move jn-lab-betio b0804
japan move jn-eng-111 b0804
japan move jn-lab-betio b0704
japan move jn-sbf-3sp b0505
japan move jn-sbf-3sp b0605
japan move jn-sbf-3sp b0604
japan done
japan done
= 69a653baf58220c4
allied bombard b0905 ground
allied join us-dd-ringgold
allied join us-bb-tennessee
allied join us-dd-russell
allied done
allied done
= 5e3d0ddc066927a3
japan fire b0704 us-bb-tennessee 1
japan fire b0304 us-dd-russell 3
japan fire b0304 us-bb-tennessee 1
japan fire b0704 us-dd-russell 1
japan done | 2 ; 3 6 ; 4 ; 3 2 ; 2 ; 1 3 ; 3 ; 5 1 ; 3
= a6022e6e27e61d20
allied unload mc-art-10b
allied unload mc-rgt-8
allied done
allied strike b0905 ground
allied send air-us-f6f-bunker-hill-s1 4 dive
allied send air-us-sb2c-bunker-hill-s1 3 dive
allied send air-us-f6f-suwannee-s1 1 dive
allied send air-us-sbd-suwannee-s1 1 dive
allied send air-us-f6f-essex-s1 1 dive
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-f6f-essex-s1 3 dive
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-tbf-essex-s1 2 medium
allied send air-us-tbf-bunker-hill-s1 2 medium
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-sbd-sangamon-s1 1 dive
allied send air-us-tbf-independence-s1 1 medium
allied send air-us-sbd-essex-s1 2 dive
allied wave
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-f6f-sangamon-s1 1 dive
allied wave
allied send air-us-sbd-essex-s1 1 dive
allied launch | 1 6 ; 6 1 ; 6 6
allied abort air-us-sbd-essex-s1 | 2 1 ; 3 6 ; 1
allied reinforce mc-rgt-8 1 b0404
allied reinforce mc-rgt-8 2 b0405
allied reinforce mc-art-10b 1 b0404
allied reinforce mc-rgt-8 1 b0505
allied strike-out 2
allied assault mc-rgt-8 2 b0405
allied done
allied done
= cc739c941a8d26dc
japan split jn-sbf-3sp 1
japan done | 2 ; 7
= 36f35afec5186f94
allied done
= 169302c4e1694ee1
japan attach ldr-shibasaki jn-sbf-3spb
japan attach ldr-shibasaki jn-sbf-3sp
japan move jn-lab-betio b0604
japan move jn-sbf-3spb b0605
japan move jn-lab-betio b0504
japan move jn-sbf-3sp b0504
japan move jn-eng-111 b0704
japan move jn-sbf-3spb b0604
japan move jn-eng-111 b0604
japan move jn-eng-111 b0704
japan move jn-sbf-3spb b0605
japan move jn-sbf-3sp b0604
japan move jn-eng-111 b0604
japan move jn-lab-betio b0505
japan move jn-eng-111 b0504
japan move jn-sbf-3sp b0504
japan done
= 7c03bd50637302bf
allied done
= 9a3d9ca7b2100a6f
japan done
= a4e2623cbf52e7c5
allied bombard b0504 ground
allied join us-dd-dashiell
allied join us-dd-sigsbee
allied join us-cl-mobile
allied join us-bb-maryland
allied join us-dd-barton
allied join us-bb-colorado
allied join us-dd-coghlan
allied join us-cl-birmingham
allied done
allied bombard b0404 fort
allied join us-cl-santa-fe
allied join us-ca-indianapolis
allied join us-ca-portland
allied join us-dd-hoel
allied join us-dd-anderson
allied done
= e5632b57d89b9f22
japan fire b0304 us-dd-coghlan 1
japan fire b0704 us-bb-maryland 2
japan fire b0304 us-bb-colorado 2
japan fire b0304 us-cl-birmingham 1
japan done | 1 ; 4 2 ; 3 ; 4 3 ; 5 ; 2 ; 3 2 ; 3 ; 2 ; 2 ; 2 ; 2 ; 2
= 377dc8d556c47663
allied unload mc-art-10b
allied done
allied strike b0605 ground
allied send air-us-sbd-essex-s1 3 dive
allied launch | 3 3 ; 2
allied strike b0504 airfield
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-sbd-chenango-s1 1 dive
allied send air-us-tbf-essex-s1 2 medium
allied send air-us-f6f-bunker-hill-s1 3 dive
allied send air-us-sbd-suwannee-s1 1 dive
allied send air-us-f6f-sangamon-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 2 dive
allied send air-us-tbf-bunker-hill-s1 1 medium
allied send air-us-f6f-independence-s1 2 dive
allied send air-us-tbf-independence-s1 1 medium
allied wave
allied send air-us-tbf-chenango-s1 1 medium
allied send air-us-f6f-bunker-hill-s1 1 dive
allied send air-us-tbf-sangamon-s1 1 medium
allied send air-us-f6f-essex-s1 2 dive
allied send air-us-f6f-suwannee-s1 1 dive
allied send air-us-f6f-chenango-s1 1 dive
allied send air-us-tbf-suwannee-s1 1 medium
allied send air-us-sbd-sangamon-s1 1 dive
allied send air-us-sb2c-bunker-hill-s1 1 dive
allied launch | 6 3 ; 1 2 ; 4 6
allied abort air-us-tbf-suwannee-s1 | 4
allied strike b0905 ground
allied cancel
allied strike b0404 fort
allied cancel
allied strike b0905 fort
allied send air-us-tbf-bunker-hill-s1 1 medium
allied launch | 4 3 ; 6
allied reinforce mc-art-10b 1 b0704
allied strike-out 1
allied reinforce mc-art-10b 1 b0504
allied strike-out 1
allied reinforce mc-art-10b 1 b0604
allied strike-out 1
allied reinforce mc-art-10b 1 b0804
allied strike-out 1
allied reinforce mc-art-10b 1 b0304
allied strike-out 1
allied reinforce mc-art-10b 1 b0905
allied done
allied activate mc-rgt-8c
allied done
= ed94e1d800022611
japan done
= 9005d87c34111a8b
allied move mc-rgt-8c b0404 | 3 ; 8
allied move mc-rgt-8c b0505
allied attack b0505
= f6f9cd1010c3f037
japan no | 6 ; 2 ; 3 ; 1 ; 1 ; 4
= 4f2545f6a7a00e8e
allied done
= b29970f1ee938e2b
japan attach ldr-shibasaki jn-eng-111
japan move jn-eng-111 b0505
japan move jn-sbf-3sp b0604
japan move jn-snlf-s7 b0804
japan move jn-sbf-3sp b0504
japan banzai b0505
japan charge jn-eng-111 2 | 2 ; 2 ; 2 ; 5 ; 7
japan move jn-sbf-3sp b0404
japan move jn-sbf-3sp b0504
japan move jn-snlf-s7 b0905
japan move jn-sbf-3spb b0505
japan move jn-sbf-3spb b0405
japan done
japan done
= 43c8c81a67d5ee52
end 265 over 43c8c81a67d5ee52ccb5fb3433e831c3 92f33cf8b75ae0ac
