flagplot 1
game war-in-the-pacific 6
scenario tarawa
options {"opt_29_2_5_combined_leaders":false,"opt_fine_land_fractions":false}
note "Tarawa: nobody wins"
dice fast 39
start 062a2a0d0bbd612eb298d7b14066a9b4
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
= 324b1f66b448371d
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
= 5b91a05912957e16
japan fire b0704 us-dd-ringgold 1
japan fire b0304 us-dd-dashiell 2
japan fire b0304 us-cl-birmingham 2
japan fire b0704 us-dd-trathen 1
japan done | 5 ; 1 ; 3 6 ; 2 ; 5 ; 5 ; 4 ; 5 ; 3 ; 5 1 ; 5 ; 6
= bff79c86636f90a6
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
= a23d22b7004f52d7
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
= 6017fd5235c37c87
allied bombard b0905 ground
allied join us-dd-ringgold
allied join us-bb-tennessee
allied join us-dd-russell
allied done
allied done
= d976c8bbfbf06b0d
japan fire b0704 us-bb-tennessee 1
japan fire b0304 us-dd-russell 3
japan fire b0304 us-bb-tennessee 1
japan fire b0704 us-dd-russell 1
japan done | 2 ; 3 6 ; 4 ; 3 2 ; 2 ; 1 3 ; 3 ; 5 1 ; 3
= 243ce20291f8e572
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
= 4cc917d8450c6529
japan split jn-sbf-3sp 1
japan done | 2 ; 7
= 4daa29056fc45e69
allied done
= 7d735fef1b7c4529
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
= 44da378d98f8c751
allied done
= 42b592b5a1f94d6b
japan done
= dfaf3ec7462ca4b8
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
= 22673e3ce26e00bb
japan fire b0304 us-dd-coghlan 1
japan fire b0704 us-bb-maryland 2
japan fire b0304 us-bb-colorado 2
japan fire b0304 us-cl-birmingham 1
japan done | 1 ; 4 2 ; 3 ; 4 3 ; 5 ; 2 ; 3 2 ; 3 ; 2 ; 2 ; 2 ; 2 ; 2
= 7763e4a52d4f3525
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
= 889afe4309ac61d7
japan done
= afcae97112898b20
allied move mc-rgt-8c b0404 | 3 ; 8
allied move mc-rgt-8c b0505
allied attack b0505
= c422a6bb06a54649
japan no | 6 ; 2 ; 3 ; 1 ; 1 ; 4
= b4380f9d26dbed80
allied done
= 6d82124601fc430a
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
= 4720b945dfdbcde0
end 265 over 4720b945dfdbcde04aa6a7c4d61d0729 6b9f83252f89620c
