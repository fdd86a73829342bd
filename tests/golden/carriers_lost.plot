flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held, but Japan wins"
dice fast 401
start ee68844fd55feb167dba564f6ea72629
japan done
= 56809322a761e0e1
allied done | 18 ; 27 ; 3 ; 58 ; 25
allied no | 5 1 ; 2 5 ; 1 2 ; 3 3
allied first
= 5954fa7a65cad91c
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
= 47c3d916911db393
allied sigint | 3
allied done | 3 ; 3 ; 5 ; 1
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 3 ; 2
= d82ab53c930a787f
japan attack-group 1 | 3 ; 5 ; 1 1 ; 4 ; 1 ; 8 4 ; 14
= 699a8b80e6edbbc9
allied done | 2 ; 5 5 ; 9
allied done | 3 ; 8 1 ; 15
allied done | 2 ; 4 ; 4 ; 6 6
allied torpedo jn-ca-kumano | 6 ; 5 ; 4 ; 6
= c410eb06d7b8ed2e
japan go-on | 2 5 ; 19
= 0546d095fbe7ef6e
allied done | 2 10
= 459d28ef562e3198
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
= 7636cb0704dd9fec
allied naval-strike U16 contact-5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-5
allied send air-us-sbd-yorktown 4 dive
allied launch
allied naval-strike F1234 contact-2
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied guard air-mc-f2a-midway-s2 1 high
allied guard air-mc-f2a-midway-s2 1 high
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 3 3 ; 5 3 ; 4 6 ; 4 6 ; 4 4 ; 4 6 ; 5 5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 6 4
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 2 jn-ca-suzuya | 1 ; 3 ; 5 5 ; 2 2 ; 6 ; 5 ; 1
allied assign air-mc-f4f-midway-s2 1 high
allied done | 5 4 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 1
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya | 4 ; 4 5 ; 6
= b0848210e7678292
japan done | 1 ; 1 ; 5 2 ; 2 3 ; 3 3
japan pounce low | 4 3 ; 1 1
japan done
= 3c6e2920b1c7c934
allied send air-us-pby-midway 3 medium
allied send air-us-b-17-midway-s2 2 medium
allied launch | 6
allied enter 6 inner | 2 6 ; 2 ; 3 5
allied send air-us-sbd-yorktown 4 dive
allied launch | 6 1
allied target air-us-sbd-yorktown 4 jn-ca-suzuya | 3 ; 6 3
allied assign air-mc-f4f-midway-s2 1 high
allied done | 1 2 ; 2 ; 1 ; 1 1
allied assign air-mc-f4f-midway-s2 1 high
allied done | 5 5 ; 5 2
= b5a8d84b19a2acb7
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-b5n-soryu 2 medium
japan send air-jn-b5n-hiryu 2 medium
japan launch | 5 6
japan shot air-jn-b5n-akagi
japan abort air-jn-b5n-hiryu | 1 ; 3 3
= f9ccc6ac6a137b2f
allied no | 1 2 ; 4 6
allied first
= aee57a45c9578fda
japan take-card J1
japan course F1129
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
= 9fd5398688826522
allied sigint | 6
allied done | 4 ; 9 ; 3 ; 6 ; 7 ; 6 ; 1
allied done
allied take-card U16
allied course F1631
allied file-card
allied take-card U17
allied course F1631
allied file-card
allied take-card U19
allied file-card
allied done | 1 ; 1
= 2e0eb245607e33bf
japan attack-group 1 | 2 ; 3 ; 3 6
= 47460aedcbdaa6ca
allied go-on | 6 ; 6 ; 9 10 ; 10 ; 6 10 ; 9 ; 5 9 ; 1
allied done | 5 ; 2 2 ; 16
allied done | 5 ; 7 7 ; 7
allied done | 5 ; 6 ; 3 ; 4 2
allied torpedo jn-ca-suzuya | 6 ; 2
allied torpedo jn-ca-suzuya | 3
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 3 ; 5 ; 4
= 0dbef551a47c96bd
japan bombard-base airfield
japan all-ships
japan open-fire
= f0f7705b2fb2303f
allied shell jn-ca-suzuya 6 | 5 ; 1 4 ; 4 ; 9 5 ; 2 ; 4 8 ; 15 ; 4 4 ; 8
allied done | 3 5 ; 9 9 ; 11 ; 2 2 ; 7 9 ; 10
= 8655a5dc1360319f
japan naval-strike J3 contact-6
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-6
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-6
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
japan guard air-jn-a6m2-akagi 2 medium
japan guard air-jn-a6m2-kaga 2 medium
japan launch
japan done
= dfd8dd9887e4597b
allied naval-strike U16 contact-2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-pby-midway 3 medium
allied send air-us-b-17-midway-s2 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-mc-sb2u-midway 1 dive
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 6 6 ; 1 5 ; 6 5 ; 2 3 ; 2 5 ; 5 1 ; 6 1 ; 5 6
= 5cbef1abcaea6fda
japan stay air-jn-b5n-soryu
japan stay air-jn-a6m2-kaga
japan stay air-jn-b5n-hiryu
japan stay air-jn-a6m2-kaga
= 091d5709343012db
allied assign air-us-f4f-hornet 3 high
allied done | 3 5 ; 1 4
allied done
= 830392d74761c718
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan launch | 4
japan enter 4 core | 4 2
japan target air-jn-b5n-kaga 3 us-cv-enterprise
japan target air-jn-d3a-akagi 2 us-cv-hornet
japan target air-jn-d3a-kaga 2 us-cv-hornet
japan target air-jn-b5n-akagi 1 us-cv-enterprise
japan target air-jn-d3a-soryu 1 us-cv-enterprise
japan target air-jn-d3a-soryu 1 us-cv-hornet | 6 ; 5 ; 6 ; 3 6 ; 5 1 ; 4
japan enter 3 core | 4 5
japan abort air-jn-b5n-soryu
japan target air-jn-d3a-hiryu 2 us-cv-enterprise
japan target air-jn-b5n-hiryu 1 us-cv-enterprise | 6 ; 3 ; 5 4 ; 1 ; 6 6 ; 5
japan enter 5 core | 3 3
japan target air-jn-b5n-zuiho 1 us-cv-enterprise | 5 ; 2 3 ; 6 6
japan done | 1 ; 2 ; 3 1 ; 3 5
japan pounce medium | 1 4 ; 6 5 ; 1 1 ; 1 6
japan done
= 2e8199cfb31dab90
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 1
allied enter 1 inner | 2 5
allied target air-us-sbd-yorktown 3 jn-bc-haruna
allied target air-us-tbd-yorktown 1 jn-bc-haruna | 3 ; 2 ; 1 6 ; 1 6
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
= 8ab681136e82b087
japan done | 2 ; 2 ; 3 3 ; 6 2 ; 3 5 ; 5 4 ; 2 4 ; 3 3
= dd83199070e84d9c
allied send air-us-sbd-enterprise 2 dive
allied launch | 5
allied enter 5 core | 5 3
allied target air-us-sbd-enterprise 1 jn-cv-akagi | 5 ; 6 2 ; 2 3
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 6 3
allied abort air-us-pby-pearl-harbor
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 4 ; 4 5 ; 2 ; 1 3
allied stay air-mc-sb2u-midway
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2
= 620f454283cc0e56
japan done | 5 2 ; 5 2 ; 4 1 ; 4
japan enter 4 core | 4 4
= 17510375c2136f5d
allied no | 1 1 ; 4 2
allied first
= 8d401ad506486ddf
japan take-card J1
japan detach jn-bc-haruna
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
japan take-card J9
japan file-card
japan done
= ba1c4f22ffbeadbf
allied sigint | 1
allied done | 1 ; 1
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 2
= c4b48817a521024c
japan attack-group 1 | 3 ; 2
japan torpedo us-cv-enterprise | 3
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 3 ; 1 7 ; 5 ; 4 6 ; 3 ; 3 8 ; 10 ; 4 ; 10 6 ; 9 7 ; 17
= 80839da215e34ebe
allied done | 1 ; 3 4 ; 20
allied done | 2 ; 10 7 ; 1 ; 1 ; 4 ; 5 5 ; 2 ; 6 ; 4 ; 5 1
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 5 ; 4
= 8ed75329df81ef40
japan bombard-base airfield
japan all-ships
japan open-fire
= 6d5a171a37c86686
allied shell jn-ca-suzuya 6 | 4 ; 3 1 ; 5 ; 7 9 ; 8 ; 7 7 ; 19
allied done | 4 5 ; 3 3 ; 4 ; 1 7 ; 10 5
= 9e75da4ba58ef6f5
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
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
japan guard air-jn-a6m2-akagi 2 medium
japan guard air-jn-a6m2-kaga 2 medium
japan launch
japan done
= 25f2a01945fa5581
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-mc-sb2u-midway 1 dive
allied send air-us-b-26-midway-s2 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-hornet.2 1 high
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 6 ; 4 2 ; 3 4 ; 3 2 ; 6 1 ; 4 5 ; 5 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 1 4
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 4 ; 5 5 ; 1 4
= dba38ed651a2fb7a
japan stay air-jn-b5n-soryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-soryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-akagi
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-d3a-kaga 1 dive
japan launch | 4 4 ; 2 ; 6 ; 2 ; 3 6 ; 5 2
japan stay air-jn-b5n-zuiho | 1 ; 4 3 ; 5 5 ; 1 ; 6 1
= ce1ee41483b925fa
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
= 90f3c49cac12f187
japan done
japan done
= 536e3c5c48bde3b1
allied send air-us-sbd-yorktown 4 dive
allied launch | 6
allied enter 6 inner | 2 3 ; 4 ; 2 4 ; 3 2
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied stay air-mc-sb2u-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-b-26-midway-s2
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
= 34e14b6f0348cb2c
japan done | 5 ; 4 ; 6 2 ; 3 3 ; 6 3 ; 3 4 ; 2 1
= 604fa47f9fd9e28a
allied shot air-us-sbd-enterprise
allied no | 2 5 ; 1 1
= 5abe600b9a8d8ccb
japan first
japan take-card J1
japan detach jn-dd-nowaki
japan course F1028
japan file-card
japan take-card J10
japan course D2818
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
japan take-card J9
japan course D2416
japan file-card
japan done
= c81a413ce7c04220
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
allied done | 3 ; 5 6 ; 10 ; 6 2 ; 1
allied done | 1 ; 4 9 ; 6 1 ; 12 ; 5 ; 6 6 ; 3
allied done | 1 ; 3 3 ; 18
allied done | 1 ; 6 ; 5 ; 3 1
allied torpedo jn-ca-suzuya | 6 ; 2
allied torpedo jn-ca-suzuya | 5 ; 2 ; 4 ; 3 ; 2 2
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 3 ; 6 ; 9 1 ; 18 ; 8 4 ; 14
allied done | 5 8 ; 1 ; 1 8 ; 5 ; 9 5 ; 2 ; 1 6 ; 3 ; 1 ; 1 ; 5 ; 6 5 ; 2 ; 4 ; 1
= c59d4747a5012d2c
japan attack-group 1 | 3 ; 4 ; 1 6
japan torpedo us-cv-enterprise | 2 ; 9 8 ; 8 ; 6 ; 9 8 ; 7 ; 5 ; 7 9 ; 10 ; 1 2
= 9401397475dd43a5
japan naval-strike J3 contact-6
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-6
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-6
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
japan guard air-jn-a6m2-akagi 2 medium
japan guard air-jn-a6m2-kaga 2 medium
japan launch
japan done
= f9462f714fd5947d
allied naval-strike U11 contact-2
allied send air-us-tbf-saratoga-s2 1 low
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 4 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-sbd-enterprise 3 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-sbd-hornet 1 dive
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 2 1 ; 1 6 ; 2 6 ; 3 4 ; 5 6 ; 6 1 ; 4 6
= 3ca5b964897f208d
japan done | 1 ; 2 ; 2 4 ; 1 1 ; 5 6 ; 6 1 ; 5 2 ; 2 2
japan done | 4
= 8b2aae6114b56676
allied enter 4 inner | 4 2 ; 6 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 6 5
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 2 ; 3 2
allied done
= 04a2cecca73e6323
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan launch | 3
japan enter 3 core | 4 2
japan target air-jn-b5n-kaga 3 us-cv-enterprise
japan target air-jn-d3a-akagi 2 us-cv-hornet
japan target air-jn-d3a-kaga 2 us-cv-hornet
japan target air-jn-b5n-akagi 1 us-cv-enterprise
japan target air-jn-d3a-soryu 2 us-ca-new-orleans | 1 ; 2 ; 3 ; 6 1 ; 2 1 ; 1 5 ; 1
japan enter 2 core | 1 6
japan target air-jn-b5n-soryu 2 us-cv-hornet
japan target air-jn-d3a-hiryu 2 us-cv-hornet
japan target air-jn-b5n-hiryu 2 us-ca-vincennes | 6 ; 1 ; 1 ; 3 5 ; 2 4 ; 5 ; 5 ; 2 ; 4
japan done
japan pounce medium | 6 4 ; 3 2
= 0daa5abc70578c4f
allied shot air-us-pby-midway
allied abort air-us-sbd-enterprise | 4 6 ; 6 3
allied send air-us-sbd-enterprise 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied launch | 5
allied enter 5 core | 2 5
allied target air-us-sbd-enterprise 2 jn-cv-akagi
allied target air-us-b-17-midway-s2 2 jn-cv-akagi
allied target air-us-pby-midway 1 jn-cv-akagi | 6 ; 3 ; 1 3 ; 4 ; 1 2
= 84c707d5613986ee
japan target air-jn-b5n-hosho 1 us-ca-minneapolis | 4
japan done | 2 2 ; 1 4 ; 5 ; 6 2
= 7357b52ed574f10d
allied divert air-us-f4f-hornet 1 us-cv-saratoga
allied no | 1 5 ; 6 1 ; 5 6 ; 3 2
= 118e3746d1177ebf
japan first
japan take-card J1
japan file-card
japan take-card J10
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
japan take-card J9
japan file-card
japan done
= 44d9409a39244755
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
allied done | 3 ; 1 6 ; 16
allied done | 1 ; 5 8 ; 20
allied done | 1 ; 9 8 ; 11
allied done | 2 ; 3 ; 6 ; 4 6 ; 2 ; 5 ; 1
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 6 ; 4 ; 6
allied torpedo jn-ca-mikuma | 4
allied torpedo jn-ca-mikuma | 3
allied torpedo jn-ca-mikuma | 5 ; 4 ; 4 6 ; 6 8 ; 6 ; 4 10 ; 15
allied done | 4 10 ; 1 ; 1 10 ; 5 ; 1 ; 3 ; 5 ; 7 10 ; 5 ; 6 ; 9 7 ; 12 ; 5 ; 10 5
= ccbc1857232920a4
japan naval-strike J3 contact-6
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-6
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-6
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
japan guard air-jn-a6m2-akagi 2 medium
japan guard air-jn-a6m2-kaga 2 medium
japan launch
japan done
= 50a81b796c084995
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 2 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-sbd-enterprise 3 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 6 ; 1 3 ; 3 6 ; 4 5 ; 3 5 ; 6 4 ; 5 4 ; 1 4
= 4b2aaf38206b4de4
japan stay air-jn-a6m2-kaga
japan stay air-jn-a6m2-kaga
japan stay air-jn-b5n-akagi
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-hiryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-soryu
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-soryu
= cc6626292ea5ce75
allied done
= c37d36661d8d451b
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 1 dive
japan launch | 4 ; 6 3
japan abort air-jn-b5n-soryu
japan target air-jn-b5n-kaga 3 us-ca-minneapolis
japan target air-jn-d3a-kaga 1 us-ca-minneapolis
japan target air-jn-d3a-kaga 1 us-dd-farragut
japan target air-jn-b5n-soryu 1 us-dd-farragut
japan target air-jn-d3a-hiryu 1 us-dd-farragut | 6 ; 2 ; 6 ; 3 ; 5 1 ; 2 2 ; 3 6
= a853e8606dd9b749
allied stay air-us-sbd-enterprise
allied stay air-us-pby-midway
= e0ac8b82c6a32d15
japan done | 2 3 ; 3 4
= 1b5df0864abb82cf
allied abort air-us-sbd-enterprise
= eff912530c32a1f9
japan done
= 5c04f632f2746d37
allied send air-us-b-17-midway-s2 2 medium
allied launch | 5
allied enter 5 inner | 2 1 ; 4 ; 1 ; 4 6
allied stay air-us-f4f-yorktown
= 1347858c69d17ac7
japan done | 3 ; 4 ; 2 3 ; 1 3 ; 4 5 ; 5 2 ; 1 4 ; 2 4
= 6f88b7cd562a86fb
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 3 3
allied target air-us-pby-pearl-harbor 3 jn-ca-mikuma | 2 ; 3 3 ; 3 1
allied stay air-us-f4f-hornet
allied stay air-us-sbd-saratoga
allied stay air-us-f4f-saratoga | 5 4
allied target air-us-sbd-saratoga 1 jn-ca-mikuma | 4 ; 1 1 ; 2 4
= b48e38d0010f6157
japan stay air-jn-a6m2-zuiho-s2 | 1
japan enter 1 inner | 6 3 ; 4 1 ; 4 ; 1 1
japan target air-jn-b5n-hosho 1 us-ca-minneapolis | 1 ; 3 6
= bd1c9e0404f13ee4
allied no | 5 4 ; 1 6
= 166d59b305a3d6a6
japan first
japan take-card J1
japan file-card
japan take-card J10
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
japan take-card J9
japan file-card
japan done
= 8f4096d1327c727b
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
allied done | 4 ; 8 8 ; 1
allied done | 6 ; 10 4 ; 6 ; 3 4 ; 6
allied done | 1 ; 5 ; 4 ; 1 1
allied torpedo jn-ca-mikuma | 2
allied torpedo jn-ca-mikuma | 1 ; 1 ; 2 ; 6 ; 5 3 ; 1 ; 3 1 ; 7 4 ; 3 ; 5 2 ; 20
allied done | 2
allied attack-group 1 | 4 ; 5 ; 3 5 ; 4
= 51633c541f4e4985
japan go-on
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= bb09c1045be0cf31
allied shell jn-cl-jintsu 6 | 3 ; 5 6 ; 4 ; 7 8 ; 3 ; 6 2 ; 20 ; 3 7 ; 16
allied done | 3 2 ; 2 ; 2 ; 2 ; 2 3
= 07e34de340d6676b
japan torpedo us-cv-saratoga | 5 ; 1 ; 3 ; 2
japan attack-group 1 | 6 ; 3 ; 6 5
japan torpedo us-ca-new-orleans | 2
japan torpedo us-ca-new-orleans | 2
japan torpedo us-ca-new-orleans | 4 ; 6 3 ; 5 ; 4 ; 2 3 ; 2 ; 5 5 ; 17
= 735599171bf8bf0f
japan naval-strike J3 contact-6
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-6
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-6
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
japan guard air-jn-a6m2-akagi 2 medium
japan guard air-jn-a6m2-kaga 2 medium
japan launch
japan done
= 7dcfffb205104343
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 1 dive
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-sbd-enterprise 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 5 ; 3 3 ; 4 6 ; 4 5 ; 5 1 ; 6 4 ; 4 4 ; 5 4
= 7e6d909d0420f10d
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-hiryu
= 06cd0f25ccd40ca7
allied done
= ee0ca592438ee908
japan send air-jn-b5n-kaga 2 low
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-b5n-soryu 1 low
japan send air-jn-b5n-hiryu 1 low
japan launch | 6 ; 1 5
japan target air-jn-b5n-kaga 2 us-ca-pensacola
japan target air-jn-d3a-soryu 2 us-ca-pensacola
japan target air-jn-d3a-akagi 1 us-dd-reid
japan target air-jn-b5n-akagi 1 us-dd-reid
japan target air-jn-d3a-kaga 1 us-dd-reid
japan target air-jn-b5n-soryu 1 us-dd-reid
japan target air-jn-b5n-hiryu 1 us-ca-pensacola | 5 ; 6 ; 6 ; 3 ; 1 1 ; 4 6 ; 1 4
= 7a7611317ff64b50
allied stay air-us-pby-midway
allied stay air-us-sbd-enterprise
= 3f778eadae90de16
japan done | 5 2 ; 6 3
= faa3c28d89c10bec
allied shot air-us-sbd-enterprise
= 327a84d0f3dfa77b
japan done | 5
= f6b593039a31887a
allied enter 5 core | 5 2
allied target air-us-b-17-midway-s2 1 jn-cv-akagi | 5 ; 1 ; 2 3
allied stay air-us-f4f-hornet
allied stay air-us-sbd-saratoga | 5 1
allied target air-us-sbd-saratoga 1 jn-ca-mikuma | 2 ; 1 5 ; 6 5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 3
allied target air-us-pby-pearl-harbor 3 jn-ca-mikuma
allied target air-us-b-17-pearl-harbor 2 jn-ca-mikuma | 6 ; 1 5
allied stay air-us-sbd-yorktown | 2 ; 1 1 ; 2 4
= d2dbdffd23b52629
japan stay air-jn-b5n-zuiho | 1 2
= 47e6dad96fe314af
end 851 over 47e6dad96fe314af4b98df687e950aa9 47b01c868c85d307
