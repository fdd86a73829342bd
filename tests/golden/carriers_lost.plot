flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held, but Japan wins"
dice fast 402
start a8a617a4585be69baf8877dccc45b219
japan done
= ff2297ab2d9d8102
allied done | 44 ; 38 ; 1 ; 2 ; 51
allied no | 4 1 ; 1 2
= 80aa316d7b60c25d
japan first
japan take-card J1
japan course F0531
japan file-card
japan take-card J2
japan course F0531
japan file-card
japan take-card J2-AO
japan file-card
japan take-card J2G
japan course D2015
japan file-card
japan take-card J3
japan detach jn-dd-asagumo
japan detach jn-dd-mikazuki
japan course F0531
japan file-card
japan take-card J3-AO
japan course D2639
japan file-card
japan take-card J4
japan course F1134
japan file-card
japan take-card J5
japan file-card
japan take-card J6
japan file-card
japan take-card J7
japan course D2050
japan file-card
japan take-card J8
japan course D2050
japan file-card
japan done
= bb6350bf430c00bf
allied sigint | 6
allied done | 3 ; 4 ; 9 ; 8 ; 6 ; 5 ; 5
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 4 ; 5 10 ; 15
allied done | 3 ; 9 5 ; 10
allied done | 1 ; 4 10 ; 2
allied done | 6 ; 5 ; 10 5
allied done | 1 6 ; 6 ; 1
= 7b12eec0129ea7c8
japan attack-group 1 | 4 ; 1 ; 2 3
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 1
japan torpedo us-cv-yorktown | 3 ; 2 ; 4 ; 2
japan torpedo us-dd-dewey | 3
japan torpedo us-dd-dewey | 5 ; 4
japan torpedo us-dd-dewey | 4
japan torpedo us-dd-dewey | 3
= 751a3179a80de8d1
allied go-on
= 79abde07ed0c8c4f
japan air-strike J1 F1234 airfield
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-b5n-soryu 2 medium
japan send air-jn-b5n-hiryu 2 medium
japan guard air-jn-a6m2-akagi 2 medium
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan done
= f7f65453ac853164
allied naval-strike U16 contact-4
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-4
allied send air-us-sbd-yorktown 4 dive
allied launch
allied naval-strike F1234 contact-1
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied guard air-mc-f2a-midway-s2 1 high
allied guard air-mc-f2a-midway-s2 1 high
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 5 ; 5 3 ; 2 1 ; 1 6 ; 1 4 ; 5 3 ; 5 1
allied assign air-mc-f4f-midway-s2 1 high
allied done | 3 4 ; 1 3
= 15b5579facb982b5
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-b5n-soryu 2 medium
japan send air-jn-b5n-hiryu 2 medium
japan launch | 6 2
japan abort air-jn-b5n-kaga | 1 ; 2 5
= a29742a81b846fee
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 5 2
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 3 jn-ca-suzuya | 5 ; 4 ; 3 3 ; 3 6 ; 2 ; 4
= 67efeba46c160be6
japan done | 2 ; 5 ; 6 6 ; 6 6 ; 5 2 ; 6 3
japan pounce medium | 4 4 ; 6 3 ; 1 1 ; 6 4
japan done
= 51a38f6a90cee5f1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 inner | 2 2
allied target air-us-b-17-midway-s2 2 jn-dd-makigumo
allied target air-us-b-26-midway-s2 1 jn-dd-makigumo | 4 ; 3 ; 1 6 ; 3 3 ; 4 ; 3 ; 5 2 ; 1
allied send air-us-sbd-yorktown 4 dive
allied launch | 5 6
allied target air-us-sbd-yorktown 2 jn-ca-kumano | 1 ; 5 1
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 1 3
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 3 ; 2 5 ; 3 1 ; 2 ; 6 ; 3 6
allied no | 4 5 ; 5 6
allied first
= cb5035355e05381a
japan take-card J1
japan course F1028
japan file-card
japan take-card J2
japan file-card
japan take-card J2-AO
japan file-card
japan take-card J2G
japan file-card
japan take-card J3
japan file-card
japan take-card J3-AO
japan file-card
japan take-card J4
japan course F1234
japan file-card
japan take-card J5
japan file-card
japan take-card J6
japan file-card
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= 927774e794753050
allied sigint | 6
allied done | 9 ; 10 ; 6 ; 6 ; 3 ; 5 ; 4
allied done
allied take-card U16
allied course F1631
allied file-card
allied take-card U17
allied course F1631
allied file-card
allied take-card U19
allied file-card
allied done | 4 ; 1
= f1998699a8db0711
japan attack-group 1 | 3 ; 6 ; 1 2
= c9546b6b0e2a20fd
allied go-on | 6 ; 4 ; 4 1 ; 19
allied done | 5 ; 9 10 ; 13
allied done | 1 ; 3 2 ; 3
allied done | 1 ; 2 ; 1
allied torpedo jn-ca-kumano | 3
allied torpedo jn-ca-kumano | 5 ; 6 ; 1
= 5b0efecaaca86404
japan bombard-base airfield
japan all-ships
japan open-fire
= 2f68fb2a9769b009
allied shell jn-ca-kumano 6 | 4 ; 4 2 ; 4 ; 2 2 ; 8 6 ; 18 ; 4 2 ; 19
allied done | 3 5 ; 1 3 ; 3 9 ; 5 2
= e61ff9f3a35c48cf
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-akagi 2 medium
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= f6e1afe7c2ec5de2
allied naval-strike U16 contact-1
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-1
allied send air-us-sbd-yorktown 3 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 6 1 ; 5 3 ; 4 2 ; 6 4 ; 3 1 ; 4 5 ; 5 5 ; 2 2
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
= fdf119cf4225f3fa
japan done | 6 ; 2 ; 1 4 ; 3 4 ; 3 4 ; 1 3 ; 5 5
japan done
= 7c44272f50bd7a57
allied send air-us-sbd-enterprise 1 dive
allied send air-us-sbd-hornet 1 dive
allied launch | 1
allied enter 1 core | 1 4
allied target air-us-sbd-enterprise 1 jn-cv-akagi
allied target air-us-sbd-hornet 1 jn-cv-akagi | 4 ; 6 5 ; 4 3 ; 2 6 ; 1 6 ; 1 2
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 3 1
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 3 ; 5 1 ; 2 ; 3 1
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown | 1 ; 1 5
allied assign air-mc-f4f-midway-s2 1 high
allied done | 3 5 ; 2 ; 3 ; 4 3 ; 3 6
allied stay air-us-b-26-midway-s2
allied stay air-us-tbf-midway-s2
= e46594446afd9c72
japan done | 2 3 ; 6 3
japan shot air-jn-a6m2-kaga
= 8f4b35a36188e559
allied send air-us-b-17-midway-s2 2 medium
allied launch | 1
allied enter 1 inner | 4 2
allied target air-us-b-17-midway-s2 2 jn-bc-haruna | 2 ; 1 2 ; 1 ; 5 1
= 26f4f4384b7aa1ab
japan stay air-jn-a6m2-zuiho-s2
= d0bbcc02e516babc
allied assign air-mc-f4f-midway-s2 1 high
allied done | 6 6 ; 4 1
= c3dc03a70d86f1fb
japan stay air-jn-b5n-hiryu
japan stay air-jn-b5n-soryu
japan stay air-jn-b5n-soryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-hiryu
japan stay air-jn-a6m2-hiryu
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-hiryu
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-d3a-soryu 1 dive
japan send air-jn-d3a-hiryu 1 dive
japan launch | 1 2 ; 1 ; 2 ; 4 ; 5 5
= 8e2fbe2091213fd6
allied no | 5 1 ; 3 2
= dc446193b9592002
japan first
japan take-card J1
japan file-card
japan take-card J2
japan file-card
japan take-card J2-AO
japan file-card
japan take-card J2G
japan file-card
japan take-card J3
japan file-card
japan take-card J3-AO
japan file-card
japan take-card J4
japan file-card
japan take-card J5
japan course F0333
japan file-card
japan take-card J6
japan file-card
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= 5dbc5e2083f1e5b8
allied sigint | 3
allied done | 11 ; 8 ; 2 ; 6
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 2 ; 4 3 ; 20
allied done | 2 ; 7 4 ; 15
allied done | 1 ; 2 5 ; 5 ; 6 ; 2
= 8a3e4a67c04fa5dc
japan bombard-base airfield
japan all-ships
japan open-fire
= b43e3b68f42e5895
allied shell jn-ca-kumano 6 | 1 ; 5 6 ; 1 ; 4 2 ; 13 ; 4 7 ; 8 3 ; 20
allied done | 6 6 ; 6 ; 10 8 ; 4 ; 5 7 ; 3
= bc3f1b93b3672828
japan attack-group 1 | 4 ; 5 ; 4 2 ; 6 2 ; 5 ; 3 5
= e023cee3a62efba9
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= fc77807ef59e1886
allied naval-strike U16 contact-1
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-1
allied send air-us-sbd-yorktown 3 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 6 5 ; 1 4 ; 1 4 ; 2 4 ; 5 4 ; 1 5 ; 6 1
allied stay air-us-tbf-midway-s2
allied stay air-us-pby-midway | 6
= 2b3d244d5a7017e0
japan done
japan done
japan pounce low | 1 6 ; 6 2
japan done
= a5ecf8b620037d2d
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 2
allied enter 2 inner | 2 1
allied target air-us-b-17-midway-s2 2 jn-bc-kirishima
allied target air-us-b-26-midway-s2 1 jn-bc-kirishima | 5 ; 6 ; 2 ; 1 1
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
= 098960614e004564
japan done
japan done | 5
= a13f450efd12236e
allied enter 5 inner | 6 6 ; 2 3
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
= 3555e654d211df45
japan done
japan done | 2 5 ; 6 6 ; 2
= e1d891b50f5d5f55
allied enter 2 core | 1 4
allied target air-us-sbd-hornet 1 jn-cv-akagi | 6 ; 5 5 ; 2 ; 2 3
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 5 1
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 1 jn-ca-kumano | 6 ; 3 6
allied no | 2 6 ; 5 5
allied first
= 8aa90b0a2e099141
japan take-card J1
japan file-card
japan take-card J2
japan file-card
japan take-card J2-AO
japan file-card
japan take-card J2G
japan file-card
japan take-card J3
japan file-card
japan take-card J3-AO
japan file-card
japan take-card J4
japan file-card
japan take-card J5
japan file-card
japan take-card J6
japan file-card
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= 2124d2b1025c145e
allied done
allied take-card U11
allied course F1734
allied file-card
allied take-card U11-AO
allied course F2136
allied file-card
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 3 ; 5 ; 6 ; 1 ; 5 ; 8 9 ; 2 ; 1
= 5910500a5af1975e
japan attack-group 1 | 4 ; 5 ; 4 4 ; 4 10 ; 3 ; 6 ; 6 ; 5 1
japan torpedo us-dd-dewey | 5 ; 4
japan torpedo us-dd-monssen | 6 ; 1
japan torpedo us-dd-monssen | 6 ; 4 ; 4 4 ; 2 ; 7 8 ; 9
= 3f94e598660fabcd
allied done | 2 ; 6 9 ; 14
allied done | 5 ; 3 1 ; 4 ; 3 ; 5 ; 5 1 ; 4 ; 3 ; 4 ; 1 3 ; 6 ; 3 1 ; 9 1 ; 12 ; 9 3 ; 6 ; 10 6
allied done | 2 1 ; 7 9 ; 9
= df3145c1e7665060
japan naval-strike J2 contact-8
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-8
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= dcf0a26dc9fdd554
allied naval-strike U11 contact-1
allied send air-us-tbf-saratoga-s2 1 low
allied launch
allied naval-strike U16 contact-1
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-1
allied send air-us-sbd-yorktown 3 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 6 ; 2 2 ; 1 3 ; 4 2 ; 5 2 ; 1 2 ; 3 5
allied assign air-us-f4f-hornet 2 high
allied done
allied done | 3
= 1771c46495498a37
japan enter 3 core | 6 5 ; 1
japan done
japan done
japan done
= 67156d91ef5ab42a
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied launch | 4
allied enter 4 inner | 6 3
allied target air-us-sbd-enterprise 4 jn-ca-chikuma
allied target air-us-sbd-hornet 1 jn-ca-chikuma
allied target air-us-sbd-hornet 1 jn-dd-urakaze | 5 ; 3 ; 3 1 ; 5 1 ; 1
= 2b1d5bbd332fdc2d
japan done
japan done | 6 2 ; 4 5 ; 6
= 7484e46a211a0eca
allied enter 6 core | 3 4
allied target air-us-sbd-yorktown 1 jn-cv-akagi | 6 ; 1 6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 5 3
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 2 ; 3 6 ; 6 ; 2
allied assign air-us-f4f-hornet 2 high
allied done | 1 5 ; 1 3
= 42b8dd27362a064e
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 1 dive
japan launch | 2
japan enter 2 core | 1 1
japan target air-jn-b5n-kaga 3 us-cv-enterprise
japan target air-jn-d3a-kaga 2 us-cv-hornet
japan target air-jn-d3a-soryu 2 us-cv-hornet
japan target air-jn-b5n-soryu 1 us-cv-enterprise
japan target air-jn-b5n-soryu 1 us-cv-enterprise
japan target air-jn-d3a-hiryu 1 us-cv-hornet | 6 ; 5 ; 6 4 ; 4 ; 5
japan enter 1 core | 5 1
japan target air-jn-b5n-hiryu 2 us-cv-enterprise
japan target air-jn-d3a-hiryu 1 us-cv-enterprise | 1 ; 1 ; 4 2 ; 4 ; 1
japan done
japan done | 6
= 67df187d20a2b42a
allied enter 6 core | 6 2 ; 4
= 21e7d15bf7155aba
japan done
japan done
japan pounce medium | 4 5 ; 6 1
= 650db8f0a3b6c262
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 inner | 6 5
allied target air-us-b-17-midway-s2 2 jn-dd-makigumo
allied target air-us-b-26-midway-s2 1 jn-dd-makigumo | 1 ; 5 ; 2 2
allied divert air-us-f4f-hornet 1 F1234
allied no | 3 6 ; 2 2
= 6f7f679aeca42c2c
japan first
japan take-card J1
japan file-card
japan take-card J2
japan file-card
japan take-card J2-AO
japan file-card
japan take-card J2G
japan file-card
japan take-card J3
japan file-card
japan take-card J3-AO
japan file-card
japan take-card J4
japan file-card
japan take-card J5
japan file-card
japan take-card J6
japan file-card
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= 24f0ef8e434d396c
allied done
allied take-card U11
allied file-card
allied take-card U11-AO
allied file-card
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 5 ; 1 1 ; 5 ; 8 1 ; 17
allied done | 2 ; 5 4 ; 5
allied done | 2 ; 5 ; 4 ; 4 4
allied torpedo jn-ca-suzuya | 5
allied torpedo jn-ca-suzuya | 4 ; 1 ; 2 ; 6 ; 3 3 ; 4 ; 1 1 ; 9 9 ; 16 ; 4 2 ; 13
allied done | 4 1 ; 1 ; 6 ; 3 ; 5 6
= f89824d1428caccf
japan torpedo us-cv-saratoga | 1
japan torpedo us-cv-saratoga | 1
japan torpedo us-cv-saratoga | 2
japan torpedo us-cv-saratoga | 5 ; 6 ; 3 ; 6 ; 7 4 ; 9 ; 1
japan attack-group 1 | 2 ; 6 ; 3 5 ; 6 9 ; 10 ; 1 ; 4 ; 6 ; 2 5
japan torpedo us-ao-cimarron | 3
= bd084a6afe1d87f8
allied go-on | 9 9 ; 11
= 57c2ac5d86ac59b9
japan naval-strike J1 contact-8
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= 3742bd15f55d9c24
allied naval-strike U11 contact-4
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U17 contact-4
allied send air-us-sbd-yorktown 2 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 5 1 ; 3 2 ; 2 6 ; 3 1 ; 1 1 ; 2 3
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown | 5 5
= bc590fb0f8b8e009
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-kaga
japan stay air-jn-a6m2-hiryu
japan stay air-jn-d3a-kaga
= 63a75ef858f8e84b
allied done
= 528b8d272e359f5d
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-soryu 1 low
japan launch | 6
japan enter 6 core | 3 3
japan target air-jn-b5n-kaga 3 us-cv-enterprise
japan target air-jn-d3a-soryu 2 us-cv-hornet
japan target air-jn-d3a-hiryu 2 us-cv-hornet
japan target air-jn-b5n-soryu 1 us-cv-enterprise
japan target air-jn-b5n-hiryu 2 us-ca-pensacola | 3 ; 1 ; 3 ; 2 3 ; 6 4 ; 3 2 ; 3 ; 5 ; 3 ; 4 ; 1 ; 1 4
= 237169bc03d072ba
allied stay air-us-sbd-saratoga
allied stay air-us-tbf-saratoga-s2 | 6 5 ; 5 5
allied stay air-us-b-17-midway-s2 | 2
= 9b35cf0ebc792807
japan done
japan done
= a04befb54e132de6
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 2
allied enter 2 core | 4 6
allied target air-us-b-17-midway-s2 1 jn-bb-nagato
allied target air-us-b-26-midway-s2 1 jn-bb-nagato | 5 ; 1 ; 5 4 ; 5 6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 6 6
allied shot air-us-b-17-pearl-harbor
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya | 2 ; 3 5
allied no | 3 5 ; 4 3
= ff2fa31840880cd6
japan first
japan take-card J1
japan file-card
japan take-card J2
japan file-card
japan take-card J2-AO
japan file-card
japan take-card J2G
japan file-card
japan take-card J3
japan file-card
japan take-card J3-AO
japan file-card
japan take-card J4
japan file-card
japan take-card J5
japan course F1234
japan file-card
japan take-card J6
japan file-card
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= 62ece80690514948
allied done
allied take-card U11
allied file-card
allied take-card U11-AO
allied file-card
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 1
allied attack-group 1 | 5 ; 2
allied torpedo jn-cv-akagi | 3
allied torpedo jn-cv-akagi | 6 ; 6 ; 4
allied torpedo jn-cv-kaga | 3
allied torpedo jn-cv-kaga | 2
allied torpedo jn-cv-kaga | 5 ; 2 ; 8 8 ; 9
allied done | 4 ; 6 10 ; 10
allied done | 2 ; 4 7 ; 11
allied done | 5 ; 5 ; 4 ; 4 5 ; 3 1 ; 6 9 ; 15
allied done | 5 ; 4
= 30653556cb796ea0
japan go-on | 3
japan bombard-base airfield
japan all-ships
japan open-fire
= 1df1d061f9537a1b
allied shell jn-cl-jintsu 6 | 1 ; 2 5 ; 6 ; 1 6 ; 3 7 ; 8 3 ; 1
allied done | 2 ; 4 ; 2 ; 6 3
= f424df1072fb7692
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 3
japan torpedo us-cv-saratoga | 1 ; 3 ; 3 ; 6 ; 10 6 ; 3
japan attack-group 1 | 6 ; 3 ; 4 4
japan torpedo us-cv-yorktown | 6 ; 1 ; 3 4 1 ; 6 3 ; 3
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 2 ; 8 4 ; 2 ; 6 ; 1 3
= 55771d1569c9f155
japan naval-strike J1 contact-5
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= 9ae2f25a09df7823
allied naval-strike U11 contact-1
allied send air-us-tbf-saratoga-s2 1 low
allied launch
allied naval-strike U17 contact-1
allied send air-us-sbd-yorktown 2 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch
allied done | 3 6 ; 1 3 ; 6 3 ; 3 6 ; 1 4 ; 6 6
= 09874c298eb050ed
japan stay air-jn-b5n-hiryu
= 3c33513213d0daf5
allied done
= a5ca41011277eeba
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 1 dive
japan launch | 3
japan enter 3 core | 1 5
japan target air-jn-b5n-kaga 3 us-cv-yorktown
japan target air-jn-d3a-kaga 1 us-cv-yorktown
japan target air-jn-d3a-kaga 1 us-cv-yorktown
japan target air-jn-d3a-soryu 2 us-dd-anderson
japan target air-jn-b5n-soryu 2 us-dd-anderson
japan target air-jn-d3a-hiryu 1 us-dd-anderson | 1 ; 5 ; 3 ; 2 ; 1 3 ; 2 1 ; 3 ; 1
japan enter 2 inner | 4 1 ; 5 ; 4 ; 2 2 ; 5 1
= 99c6cc626b09d03b
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown | 2 1
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-tbf-midway-s2
= da92d979127d36c9
japan done
japan done | 4 4 ; 2 6
japan done | 3
= 3357f1a9b1dabfa3
allied enter 3 inner | 3 1
allied target air-us-b-17-midway-s2 1 jn-ca-tone | 6 ; 2 5
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 6 2
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya | 3 ; 4 4 ; 4 3
= ee0f048f3138eb2b
japan done
japan done | 6 5 ; 5 5 ; 1 3
= 6bb19a5ac3024525
end 779 over 6bb19a5ac30245252db7bad1dbdc7fba eef8aae06918cf11
