flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held: the Allies win"
dice fast 1
start f076f40cee77027fafee345f0e9bbd0b
japan done
= 25e14f1d094117e2
allied done | 35 ; 35 ; 30 ; 21 ; 6
allied no | 3 3 ; 4 2
= b947198abdb3c299
japan first
japan take-card J1
japan course F0531
japan file-card
japan take-card J2
japan course F0531
japan file-card
japan take-card J2-AO
japan course F0229
japan file-card
japan take-card J2G
japan course F0229
japan file-card
japan take-card J3
japan course F0531
japan file-card
japan take-card J3-AO
japan course F0232
japan file-card
japan take-card J4
japan course F1134
japan file-card
japan take-card J5
japan course F0333
japan file-card
japan take-card J6
japan course F0229
japan file-card
japan done
= e3795571797c2813
allied sigint | 3
allied done | 7 ; 8 ; 4
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 5 ; 10 7 ; 3 ; 3 7 ; 11
allied done | 9 1 ; 10 ; 4 4 ; 5 ; 3 ; 9 7 ; 5
allied done | 3 6 ; 5 ; 6 ; 3 7 ; 11
allied done | 1 1 ; 8 10 ; 14 ; 1 ; 2
= 252b3055d13eed70
japan attack-group 1 | 5 ; 4 ; 4 5
japan torpedo us-cv-yorktown | 2 ; 6
= e12147bcc71f2136
japan air-strike J1 F1234 airfield
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 medium
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 medium
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-kaga 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= aa18fd6b8bda90df
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
allied naval-strike F1234 contact-1
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
allied done | 4 5 ; 5 6 ; 3 5 ; 3 6 ; 3 6 ; 3 1 ; 3 6 ; 2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 2 4
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 4 jn-ca-suzuya | 5 ; 3 ; 3 4 ; 3 1
allied assign air-mc-f4f-midway-s2 1 high
allied done | 4 2 ; 6 ; 5 ; 5 6 ; 2
allied send air-us-sbd-yorktown 4 dive
allied launch | 4 6
allied target air-us-sbd-yorktown 3 jn-ca-kumano | 3 ; 5 4
allied assign air-mc-f4f-midway-s2 1 high | 3 ; 1 ; 1 6 ; 3 2
= c809b2cebdbbdeb7
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 2 6 ; 1 1 ; 4 ; 5 1 ; 4 3 ; 5 6
= ab5a0cfae0144683
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 5 6
allied abort air-us-pby-pearl-harbor
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 1 ; 6 4 ; 2 3 ; 2 ; 2 ; 2 6 ; 1 4
allied stay air-us-pby-midway
allied stay air-us-pby-midway
allied stay air-mc-sbd-midway-s2
allied stay air-mc-sbd-midway-s2
allied stay air-us-tbf-midway-s2 | 6
= ed2733dc283c67c1
japan done
= 4586309e15c37343
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 inner | 5 5 ; 6 ; 5
allied no | 3 5 ; 6 6
allied first
= 894f0c58fdb972a2
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
japan course F1234
japan file-card
japan take-card J5
japan file-card
japan take-card J6
japan file-card
japan done
= 7bac1c65b2d8da89
allied sigint | 6
allied done | 5 ; 6 ; 1 ; 6 ; 5 ; 1
allied done
allied take-card U16
allied course F1631
allied file-card
allied take-card U17
allied course F1631
allied file-card
allied take-card U19
allied file-card
allied done | 3 ; 3
= e4c7379f9299fb4c
japan attack-group 1 | 1 ; 2 ; 1 3
= b4c9b14c9a4b69db
allied go-on | 3 ; 1 ; 3 6 ; 2
allied done | 4 ; 1 7 ; 3 9 ; 1 7 ; 5 ; 7 7 ; 13
allied done | 5 9
allied shell jn-ca-kumano 6 | 5 ; 4 1 ; 6 ; 6 ; 4
= fdf8061e3fd3f423
japan bombard-base airfield
japan all-ships
japan open-fire | 6 ; 7 1 ; 17 ; 7 2 ; 2 ; 6 1 ; 12
= 577ab17e8132fc08
allied done | 2 8 ; 10 1
= 2efddfd1128454ee
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-kaga 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= ae122c4594847b0b
allied naval-strike U16 contact-5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-5
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-8
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 6 4 ; 6 4 ; 1 1 ; 1 6 ; 3 3 ; 4 5 ; 5 1 ; 6 2
= d53fa5d278612ced
japan stay air-jn-a6m2-kaga
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-soryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-soryu
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-b5n-kaga 2 low
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 3 4 ; 1 ; 2 ; 2 ; 4 1 ; 4 4 ; 2 ; 3 3
= ebe552c807522efb
allied stay air-us-pby-midway
allied stay air-us-pby-midway
= 445ea15150fe9df0
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 6 ; 2 5 ; 3 3
= 3dc3b84c03875cb8
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-hornet 1 low
allied launch | 6 4
allied abort air-us-tbd-hornet
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 2 jn-ca-suzuya | 4 ; 2 ; 3 4 ; 2 1 ; 5 4
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 1 5
allied target air-us-sbd-yorktown 3 jn-ca-kumano
allied target air-us-tbd-yorktown 1 jn-ca-kumano | 6 ; 4 ; 6 4 ; 4 ; 2 ; 3 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 1 medium
allied send air-us-pby-pearl-harbor 1 medium
allied launch | 2 4
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 4
allied no | 4 2 ; 2 4
= 2743a9a57ffe418e
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
japan done
= fcac8092dee30262
allied sigint | 1
allied done | 1
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 1 ; 4 6 ; 12
allied done | 1 ; 9 3 ; 1
allied done | 3 9 ; 6 2 ; 4 ; 5 ; 5 5 ; 6
allied done | 7 10 ; 5 ; 2 ; 6 ; 1
allied torpedo jn-ca-suzuya | 3
allied torpedo jn-ca-suzuya | 6 ; 4 ; 1
allied torpedo jn-ca-suzuya | 4
allied torpedo jn-ca-suzuya | 5
allied torpedo jn-ca-suzuya | 6 ; 4 ; 1
allied torpedo jn-ca-suzuya | 6 ; 2 ; 2
= 90aacbac0f198bfe
japan bombard-base airfield
japan all-ships
japan open-fire | 4 ; 8 10 ; 6 ; 6 6 ; 7 ; 7 8 ; 4
= 568a2a041b188880
allied done | 10 7 ; 2 6 ; 3 ; 2
= f69cc54210f78623
japan attack-group 1 | 3 ; 1 ; 5 6
japan torpedo us-cv-yorktown | 1
japan torpedo us-cv-yorktown | 6 ; 1 ; 5 2 6 ; 5 3 2 5 ; 2 ; 5
= d151296ad7faf153
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-kaga 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= 6a9d2bcd730352b5
allied naval-strike U16 contact-5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-5
allied send air-us-sbd-yorktown 4 dive
allied launch
allied naval-strike F1234 contact-8
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 3 4 ; 6 4 ; 1 1 ; 3 3 ; 4 6 ; 2 6 ; 2 6 ; 5 6
allied send air-us-sbd-yorktown 4 dive
allied launch | 2 1
allied target air-us-sbd-yorktown 4 jn-ca-suzuya | 5 ; 2 3 ; 3 ; 6 3
allied stay air-us-pby-midway | 4
= 34aa5379d13db5b4
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 5 5 ; 5 3
= 63b2df0e50164020
allied shot air-us-b-17-midway-s2
allied abort air-us-b-17-midway-s2
= abfa8bc66202b44e
japan done
= d75d2d0b6f1e9505
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied launch | 3
allied enter 3 core | 2 5
allied target air-us-tbf-midway-s2 1 jn-cv-akagi
allied target air-us-pby-midway 1 jn-cv-akagi | 2 ; 3 ; 5 2 ; 3 ; 6 5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 1 3
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya | 1 ; 4 6 ; 1 ; 6 6
allied stay air-us-sbd-hornet
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 1 6
allied target air-us-sbd-enterprise 4 jn-ca-suzuya
allied target air-us-sbd-hornet 3 jn-ca-mikuma
allied target air-us-tbd-enterprise 1 jn-ca-suzuya
allied target air-us-tbd-hornet 1 jn-ca-mikuma | 3 ; 5 ; 1 ; 3 ; 3 1 ; 5 2
allied no | 5 1 ; 5 3
allied first
= 484e3fc6531e4654
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
japan done
= fd9f336abd2bc75d
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
allied done | 4 ; 6 ; 5 ; 5 ; 1
= 7d722c8c784f3596
japan attack-group 1 | 4 ; 2 ; 1 6
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 6 ; 3 ; 3 2 3 ; 4 1 6 1 ; 2
japan torpedo us-cv-enterprise | 1 ; 2
japan attack-group 1 | 6 ; 4 ; 4 3
japan torpedo us-cv-yorktown | 6 ; 4 ; 4 6 4 ; 2 5 2 2 ; 3
japan torpedo us-cv-yorktown | 5 ; 2 ; 4 ; 10 2 ; 5 ; 3 7 ; 8 8 ; 18 ; 2 7 ; 1 ; 4 2 ; 18
= edf6f1bc49f735e3
allied done | 7 8 ; 19 ; 2 ; 2 ; 5 ; 1 1 ; 4 ; 5 ; 4 ; 5 5
allied torpedo jn-ca-suzuya | 2
allied torpedo jn-ca-suzuya | 1 ; 5 ; 8 5 ; 15 ; 10 3 ; 4 7 ; 7 1 ; 20
allied done | 4 ; 4
allied shell jn-cl-jintsu 6 | 6 ; 6 1 ; 4
= dd78fb5035e00b86
japan bombard-base airfield
japan all-ships
japan open-fire | 5 ; 5 1 ; 15 ; 6 6 ; 2 ; 9 3 ; 3 ; 5 8 ; 2
= e7b7c32bc303418d
allied done | 6 10
= d12ad119dbc542f9
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-kaga 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= a7598fa6ab842fd3
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-pby-midway 2 medium
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 5 3 ; 1 3 ; 2 1 ; 3 1 ; 4 1 ; 2 6 ; 1 2 ; 5 6 ; 2
= 1d378f958725f056
japan done
= 6fada2ce70e5ed35
allied send air-us-pby-midway 2 medium
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 bombs
allied launch | 4 2
allied target air-us-pby-midway 2 jn-ao-naruto
allied target air-us-b-17-midway-s2 1 jn-ao-naruto
allied target air-us-b-26-midway-s2 1 jn-ao-naruto | 5 ; 1 ; 2 6
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-hornet 1 low
allied launch | 2 4
allied target air-us-sbd-hornet 4 jn-ca-suzuya
allied target air-us-tbd-hornet 1 jn-ca-suzuya | 4 ; 5 ; 3 6 ; 2
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 2 4
allied target air-us-sbd-saratoga 2 jn-ca-suzuya
allied target air-us-tbf-saratoga-s2 1 jn-ca-suzuya | 4 ; 4 ; 3 4 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 1
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya | 6
allied no | 6 4 ; 5 6 ; 6 6 ; 6 5
= a45b15bbdaf7bc96
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
japan done
= 561f5eb50253d591
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
allied done | 3 ; 9 7 ; 5
allied done | 6 ; 5 5 ; 8 6 ; 2 ; 1 3 ; 5 ; 2 6 ; 7 9 ; 2 ; 3 ; 1 ; 2 ; 4 5 ; 2 ; 1 ; 6 ; 2 3 ; 1 ; 7 4 ; 14 ; 8 2 ; 10 ; 1 8 ; 3 2
allied done | 4 ; 6 ; 1
= b51d18d3758674fe
japan bombard-base airfield
japan all-ships
japan open-fire | 6 ; 9 6 ; 18 ; 2 10 ; 5 6 ; 12 ; 2 10
= 62fcf1c96de8daab
allied done | 2 9 ; 3 ; 2 ; 3 ; 1 1 ; 2 ; 6 ; 3
= fb81a7509dfb8f78
japan attack-group 1 | 6 ; 3 ; 4 3
japan torpedo us-cv-enterprise | 3
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 6 ; 1 ; 2 5 ; 4 6
japan torpedo us-cv-enterprise | 1 ; 2
japan attack-group 1 | 5 ; 6 ; 4 3 ; 6
= fa8a9ba9763351ac
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-kaga 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= b684e604e113a315
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-8
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 1 5 ; 2 4 ; 4 5 ; 3 5 ; 5 3 ; 3 5 ; 5 3 ; 2 ; 5 6
allied stay air-us-tbd-hornet
allied send air-us-sbd-hornet 4 dive
allied launch | 2 1
allied target air-us-sbd-hornet 4 jn-ca-suzuya | 1 ; 4 4 ; 2 ; 5 4
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 1 6
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya | 4 ; 1 6 ; 3 1
allied stay air-us-tbf-midway-s2
allied stay air-us-b-26-midway-s2
allied stay air-us-pby-midway
= 621063eec397bc4b
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 3 4 ; 4 1
= 0f145729fe4c74bf
allied shot air-us-pby-midway | 1 ; 3 3
allied stay air-us-f4f-saratoga
allied stay air-us-sbd-saratoga
allied send air-us-sbd-saratoga 1 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 1 2
allied target air-us-sbd-saratoga 1 jn-ca-suzuya
allied target air-us-tbf-saratoga-s2 1 jn-ca-suzuya | 2 ; 4 ; 1 3
allied no | 6 6 ; 1 1
= f93db45d273bc668
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
japan done
= 5ab09912a54c1c2e
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
allied done | 2 ; 10 2 ; 5 ; 6 8 ; 14
allied done | 10 8 ; 9 6 ; 16 ; 2 ; 6 5 ; 12
allied done | 10 6 ; 1 ; 5 ; 2 ; 4 2
allied torpedo jn-ca-mikuma | 4
allied torpedo jn-ca-mikuma | 1
allied torpedo jn-ca-mikuma | 2
allied torpedo jn-ca-mikuma | 1 ; 2 ; 6 ; 6 ; 6 1
allied torpedo jn-ca-mikuma | 5 ; 4 ; 6 8 ; 9 ; 9 3 ; 6 ; 10 4 ; 2 4
allied done | 2
allied attack-group 1 | 1 ; 2 ; 4 3 ; 4 ; 6 ; 6 3 ; 14 ; 6 3 ; 7 ; 4 3 ; 14 ; 2 3
allied done | 5 7 ; 5 ; 3 ; 5 ; 6 ; 1
= 7fcf05bdd8da818a
japan attack-group 1 | 1 ; 1 ; 6 5 ; 5
= 33bc4e8bdf0e8ece
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-kaga 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= 7e7155d7e04945b8
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 1 ; 5 5 ; 3 3 ; 4 1 ; 6 2 ; 4 4 ; 1 1 ; 5 5
allied stay air-us-sbd-hornet
allied stay air-us-tbd-hornet
allied send air-us-sbd-hornet 3 dive
allied launch | 2 1
allied target air-us-sbd-hornet 3 jn-ca-mikuma | 5 ; 4 3 ; 4 3
allied stay air-us-tbf-midway-s2 | 3
= 8ccd55971ab2efae
japan done
= 662f7a85e852169a
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 1
allied enter 1 inner | 6 6
allied abort air-us-pby-midway
allied target air-us-b-17-midway-s2 1 jn-bb-yamato
allied target air-us-b-26-midway-s2 1 jn-bb-yamato | 3 ; 2 ; 6 5 ; 1 ; 6 6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 1 5
allied target air-us-sbd-saratoga 2 jn-ca-mikuma
allied target air-us-tbf-saratoga-s2 1 jn-ca-mikuma | 4 ; 4 ; 3 3 ; 1 1
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor | 5 6 ; 3 3
= 3433733fc91f1ec2
end 735 over 3433733fc91f1ec23b44d2383d16eab7 cef08a7f77265eaa
