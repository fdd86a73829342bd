flagplot 1
game war-in-the-pacific 4
scenario tarawa
options {}
note "Tarawa: the island is held to the end"
dice fast 5
start 15b99a06431af2526b9bcdeca9980b1a
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
= 4a1aa559fd9abf8c
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
= 087c68f1430ffbab
japan fire b0704 us-ca-portland 2
japan fire b0304 us-dd-sigsbee 3
japan fire b0304 us-dd-trathen 1
japan done | 5 ; 5 3 ; 4 ; 2 2 ; 2 ; 5 ; 6 ; 2 ; 3 ; 4 ; 5 ; 4 ; 3
= 02c5a9837a7d2772
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
= 06983b5dc7df119a
japan split jn-sbf-3sp 1
japan merge jn-sbf-3sp jn-sbf-3spb
japan split jn-sbf-3sp 1
japan merge jn-sbf-3sp jn-sbf-3spb
japan done
= 1edc51605e92dfc9
allied land b0704 | 2 ; 9
allied land b0804 | 5 ; 5
allied land b0605
= 56ab680e61c60ae8
japan no | 1 ; 2 ; 3
japan announce B | 2 ; 9
japan no
= 4a5e5b1337afc67e
allied lead mc-rgt-2 | 3 ; 6 ; 5 ; 3
= fbf6f6818fcc5279
japan announce A | 5
= 8fa520390bfed550
allied reduce 2 | 10 ; 8 ; 6 ; 9 ; 6 ; 5
allied attach ldr-julian-smith mc-rgt-6c
allied move mc-rgt-8b b0804
allied move mc-rgt-8b b0704
allied attach ldr-julian-smith mc-rgt-2
allied done
= 2dffcabdc1467ab5
japan move jn-eng-111 b0504
japan move jn-eng-111 b0404
japan move jn-eng-111 b0405
japan done
= 32a717838a2a4f4e
allied dig-in mc-rgt-2 1
allied dig-in mc-rgt-6b 2
allied done
= a22b3699879c1ec4
japan done
= 8ad1feb436ee175d
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
= 5ff1377428a065df
japan done | 1 ; 4 ; 2
= 4911d944e1f58a43
allied move mc-art-10b b0804
allied done
= d1eac564d151fb77
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
= c00d99ffea76eca3
allied done
= 68862aca96236802
japan done
= 9134497960f80c66
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
= 40e2bbfcd1045231
japan done | 4 ; 5
= 2f23bf84e3606bdc
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
= 6989646f1e715986
japan no
japan lead jn-snlf-s7 | 6 ; 5 ; 2 ; 2
= bb3c2f96bee9a6fc
allied move mc-rgt-6 b0504
allied move mc-art-10b b0604
allied move mc-rgt-8b b0505
allied move mc-rgt-8b b0405
allied move mc-art-10b b0505
allied move mc-art-10b b0404
allied move mc-art-10b b0504
allied attack b0405
= 191ec4b79bc54df5
japan last-man
= f645b487e5901978
allied lead mc-rgt-6c | 3 ; 4
allied points 0 1 0 | 4 ; 1 ; 2 ; 1
allied attack b0504
= b0225d52daf8fb5f
japan no
= 8f7f276c3f49c0ac
allied lead mc-rgt-6
= b97a9dd5a4e718ed
japan lead jn-sbf-3spb | 1 ; 4 ; 2 ; 4
= bdf646264d3d401b
allied stand mc-art-10b | 2
= a1a9a74efbe6b48f
japan retreat jn-sbf-3spb b0404
japan retreat jn-eng-111 b0404
japan done
= 61520d310ce25c3c
allied retreat mc-art-10b b0604
= dbe954b3f1d2e4af
japan pursue jn-snlf-s7 b0604 | 6
japan decline | 10
= ad83d84338310f6c
allied done
= 43a314780f50dc89
japan done
= 6364bc41dd70d2ae
allied dig-in mc-rgt-8c 1
allied done
= cd9b4efead153898
japan done
= 0e741fae0a70fe0f
end 359 over 0e741fae0a70fe0f7f6f0fb259a90ccb 90139c4450ab76f4
