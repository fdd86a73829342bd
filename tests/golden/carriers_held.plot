flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held: the Allies win"
dice fast 3
start 45e0cd80033cf621a21b7ecaf02f5a3f
japan done
= 752b9d0315ff51b8
allied done | 55 ; 12 ; 15 ; 34 ; 7
allied no | 3 1 ; 2 6
allied first
= afdc337761ece8aa
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
= 6e7ac2d8c599f1ae
allied sigint | 6
allied done | 8 ; 3 ; 4 ; 2 ; 4 ; 3
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 5 ; 5 ; 2 ; 2 ; 1
= 15290bfbe5cd0c96
japan torpedo us-dd-dewey | 1
japan torpedo us-dd-dewey | 3
= 47a4b5d53f181d72
allied go-on | 2 ; 6 5 ; 13
allied done | 1 ; 8 2 ; 8
allied done | 2 4 ; 8 3 ; 16 ; 2 ; 6 8 ; 6
allied done | 8 6 ; 18 ; 4 ; 2 ; 3 ; 4 1 ; 2 ; 4 ; 5 ; 1 2
= 4e2afb013f6b1a18
japan go-on | 7 7 ; 4
= d4bdb2b4ce7862c0
allied done | 2 9 ; 1 6
= 4d7d552889cc12ce
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
= 74f95cc51b69b2ce
allied naval-strike U16 contact-7
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-7
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
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 4 6 ; 4 1 ; 2 3 ; 1 6 ; 3 6 ; 3 3 ; 3 6
allied assign air-mc-f4f-midway-s2 1 high | 5 ; 6 ; 5 2
= 4b3b78333d47af20
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 6 3
japan abort air-jn-d3a-akagi | 5 5
japan abort air-jn-d3a-soryu | 3 ; 4 3 ; 5 5 ; 3 1
= 2b7c464b971385ae
allied send air-us-sbd-yorktown 4 dive
allied launch | 3 3
allied target air-us-sbd-yorktown 4 jn-ca-kumano | 4 ; 5 4 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 3 5
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 1 ; 3 4
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 3 2
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 4 jn-ca-suzuya | 5 ; 4 ; 5 4 ; 5 6 ; 6 4
allied stay air-us-b-26-midway-s2
allied stay air-mc-sbd-midway-s2 | 4
= 18c76cbd77f862ba
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high | 4 ; 2 ; 3 6 ; 2 4 ; 5 1
= 37a684b6d0af86c1
allied abort air-us-b-17-midway-s2
= 6ee5de12dbc5f74e
japan done
= 99f9e099b70995df
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied launch | 6
allied enter 6 core | 4 2
allied target air-us-pby-midway 2 jn-cv-akagi
allied target air-us-tbf-midway-s2 1 jn-cv-akagi
allied target air-us-b-17-midway-s2 1 jn-cv-akagi | 2 ; 4 ; 6 3
allied done | 1 ; 3 6 ; 2 5 ; 3 ; 3 ; 6 2
allied no | 6 4 ; 5 4
= c3735a2b676487ea
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
japan course F1234
japan file-card
japan take-card J5
japan file-card
japan take-card J6
japan file-card
japan done
= 107d2cf1e752acd4
allied sigint | 3
allied done | 2 ; 6 ; 5
allied done
allied take-card U16
allied course F1631
allied file-card
allied take-card U17
allied course F1631
allied file-card
allied take-card U19
allied file-card
allied done | 3 ; 3 5 ; 7 ; 4 ; 5 8 ; 3 ; 6 10 ; 7 10 ; 13 ; 4 ; 2 9 ; 7 ; 1 4 ; 6 ; 5 ; 6
= 90daaf4bfde235bd
japan bombard-base airfield
japan all-ships
japan open-fire
= 3aef1effe0cf4888
allied shell jn-ca-kumano 6 | 6 ; 2 5 ; 3 ; 8 8 ; 7
allied done | 2 1 ; 8 7 ; 18 ; 4 ; 3
= 28283119ca1d5d57
japan attack-group 1 | 5 ; 3 ; 5 3
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 3
= ac84ad71e1d37f5c
allied go-on | 3 ; 6 1 ; 16 ; 6 4 ; 14
= daceb2212a332b5a
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
= e1e9f45b88fc7b25
allied naval-strike U16 contact-7
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-7
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 2 6 ; 6 2 ; 4 3 ; 6 4 ; 2 2 ; 1 1 ; 2 6 ; 5 3
allied stay air-us-tbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 3 1
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 2 jn-ca-suzuya
allied target air-us-tbd-enterprise 1 jn-ca-kumano | 4 ; 6 ; 5 ; 3 6 ; 2 4 ; 6 6
= 17d8368226d5b10c
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-soryu
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-b5n-kaga 2 low
japan send air-jn-b5n-soryu 2 low
japan launch | 2 1 ; 4 ; 4 ; 6 ; 6 6 ; 6 ; 4 3 ; 1 ; 2 3
= de214e420f0bbc4d
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 4 6
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 1 ; 2 6 ; 6 5
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 5 6
allied abort air-us-tbd-yorktown
allied target air-us-sbd-yorktown 3 jn-ca-kumano | 2 ; 2 3 ; 4 4
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2 | 2
= 98927d948d193775
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 3 5 ; 1 1
= f2aac3b9adf17eb7
allied shot air-us-tbf-midway-s2
allied abort air-us-b-17-midway-s2
= a8f34fa6747f7c94
japan done
= 0c0e18350ba85e64
allied send air-us-pby-midway 2 medium
allied launch | 1
allied enter 1 inner | 3 1
allied target air-us-pby-midway 2 jn-bc-haruna | 6
allied no | 4 4 ; 3 3
= 2e1494ab7acc1055
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
= 95bee15fec0e5e13
allied sigint | 4
allied done | 3 ; 5 ; 4 ; 3
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 4 ; 4 10 ; 9 ; 2 ; 6 1 ; 20 ; 4 3 ; 3 9 ; 6 ; 1 1 ; 2 9 ; 1 ; 4 ; 1
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 2
allied torpedo jn-ca-kumano | 6 ; 2
allied torpedo jn-ca-kumano | 6 ; 1 ; 6 ; 5 ; 9 2 ; 5 ; 3 2 ; 2 8 ; 2 ; 9 8 ; 4 ; 1 3 ; 5 ; 3
= 677509ca9550f00b
japan attack-group 1 | 4 ; 4 ; 6 3 ; 2
= ecbb6606c7d911c0
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
= c5c5494402811e49
allied naval-strike U16 contact-7
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-7
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 3 ; 3 2 ; 6 5 ; 1 1 ; 4 6 ; 2 3 ; 6 2 ; 2 ; 2 5
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 1 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 6 2
allied target air-us-sbd-yorktown 1 jn-ca-kumano
allied target air-us-tbd-yorktown 1 jn-ca-kumano | 6 ; 6 ; 4 6 ; 3 4
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 4 3
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 1 jn-ca-kumano | 6 ; 5 5 ; 2 ; 1 ; 1 1
allied stay air-us-pby-midway
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-b-26-midway-s2
= 6db632a463bca3c5
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 2 1 ; 2 6 ; 5 5
= d39934d8968475e8
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 1 4
allied target air-us-sbd-enterprise 3 jn-ca-kumano
allied target air-us-sbd-hornet 2 jn-ca-kumano
allied target air-us-tbd-enterprise 1 jn-ca-suzuya | 6 ; 6 ; 1 3 ; 6 ; 6
allied no | 5 1 ; 1 5
= 771bd54f321b18bc
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
japan done
= 9ed948abd52de638
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
allied done | 5 ; 5 2 ; 19 ; 2 ; 2 2 ; 10 9 ; 4 9 ; 5 ; 7 6 ; 5 ; 4 9 ; 1 ; 5 ; 3 ; 5 2
allied torpedo jn-ca-suzuya | 6 ; 4 ; 5
allied torpedo jn-ca-suzuya | 2
allied torpedo jn-ca-suzuya | 5 ; 2 ; 4 ; 5 ; 1 2 ; 4
= 6894b7335b4ca8e1
japan bombard-base airfield
japan all-ships
japan open-fire
= 577732cece3bd1a2
allied shell jn-ca-mikuma 6 | 5 ; 1 4 ; 2 ; 2 6 ; 6 10 ; 1 ; 4 5 ; 15
allied done | 6 ; 5
= d40d16478f72a001
japan go-on | 6
japan bombard-base airfield
japan all-ships
japan open-fire | 2 ; 8 1 ; 8 ; 9 6 ; 2 ; 7 8 ; 17
= c1cac930fd545cbe
allied done | 5 8 ; 3 ; 3 ; 2 ; 2 ; 3 5
= aaf099ba15baecb8
japan torpedo us-cv-saratoga | 4 ; 6 ; 4 ; 1
japan attack-group 1 | 5 ; 5 ; 2 2
japan torpedo us-cv-enterprise | 4 ; 2
japan attack-group 1 | 5 ; 6 ; 1 2 ; 5 ; 8 6 ; 14 ; 8 6 ; 7
= f85e70d8865d085f
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
= 892cb27bf5708b4e
allied naval-strike U11 contact-7
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-7
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-7
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 2 3 ; 6 3 ; 4 3 ; 1 5 ; 6 2 ; 2 1 ; 2 1 ; 1 5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 5 6
allied abort air-us-tbd-hornet
allied target air-us-sbd-enterprise 4 jn-ca-suzuya
allied target air-us-sbd-hornet 4 jn-ca-mikuma
allied target air-us-tbd-enterprise 1 jn-ca-suzuya | 4 ; 6 ; 5 ; 4 4 ; 6 5 ; 1
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 4
allied target air-us-pby-pearl-harbor 3 jn-ca-mikuma
allied target air-us-b-17-pearl-harbor 2 jn-ca-mikuma | 6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 2 2
allied target air-us-sbd-saratoga 2 jn-ca-mikuma
allied target air-us-tbf-saratoga-s2 1 jn-ca-mikuma | 4 ; 4 ; 3 4 ; 1
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 2 2
allied target air-us-sbd-yorktown 4 jn-ca-mikuma
allied target air-us-tbd-yorktown 1 jn-ca-mikuma | 5 ; 3 ; 3 3 ; 6
= 6690143d1dfb1595
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 5 1 ; 1 4
= 3409a73490d50831
allied shot air-us-pby-midway
allied shot air-us-pby-midway
= 965a4855f6544125
japan done
= 51f7981360c7210e
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 4
allied enter 4 inner | 3 2
allied target air-us-b-17-midway-s2 1 jn-ca-chikuma
allied target air-us-b-26-midway-s2 1 jn-ca-chikuma | 1 ; 1 ; 3 2
allied no | 2 3 ; 2 2
= 537ef1b3d5156c3e
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
= c12e03d6cc88c237
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
allied done | 2 ; 4 9 ; 5 ; 6 ; 8 4 ; 2 ; 5 10 ; 4 5 ; 5 ; 5 1 ; 18 ; 1 6 ; 1 ; 1 ; 3 ; 2 2 ; 3 ; 5 ; 2 9 ; 4 10 ; 18 ; 3 2 ; 7 8 ; 15 ; 2
allied attack-group 1 | 3 ; 6 ; 2 6 ; 2 ; 2 ; 6 9 ; 12 ; 5 1 ; 10 ; 1 6 ; 1 5 ; 3 10 ; 1 ; 4 ; 4 ; 3 6
= a7b013c89f2f7b9f
japan torpedo us-cv-saratoga | 2 ; 4 ; 5 ; 2 ; 2
japan attack-group 1 | 3 ; 2 ; 6 6
japan torpedo us-cv-yorktown | 5 ; 4
= 42366dbe44b384c7
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
= 9b96b154e9121c6e
allied naval-strike U11 contact-7
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-7
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-7
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 2 6 ; 3 6 ; 4 1 ; 2 2 ; 5 1 ; 4 2 ; 3 1 ; 2 2 ; 2 ; 4 3
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-hornet
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied send air-us-sbd-hornet 3 dive
allied send air-us-sbd-enterprise 2 dive
allied launch | 2 4
allied target air-us-sbd-hornet 3 jn-ca-mikuma
allied target air-us-sbd-enterprise 2 jn-ca-mikuma | 6 ; 1 1 ; 1 2
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 6 6
allied target air-us-sbd-yorktown 1 jn-ca-mikuma | 4 ; 5 2 ; 2 ; 6 2
allied stay air-us-b-26-midway-s2
= 12d698b07790aee4
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 3 4 ; 2 1 ; 1 4
= bd7cb4f56d3c3a17
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 6 6
allied abort air-us-pby-pearl-harbor
allied target air-us-b-17-pearl-harbor 1 jn-ca-mikuma
allied target air-us-pby-pearl-harbor 1 jn-ca-mikuma | 2 ; 3 2 ; 2 2
allied stay air-us-f4f-saratoga
allied stay air-us-sbd-saratoga
allied stay air-us-tbf-saratoga-s2 | 5 5
allied no | 1 3 ; 3 1
= de1d21581aa5d9dc
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
= 0b92d5575d77bf45
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
allied done | 1 ; 2 10 ; 2 ; 10 6 ; 8 5 ; 2 10 ; 4 ; 4 4 ; 2 7 ; 5 ; 4 ; 2 ; 6 4 ; 18 ; 1 1 ; 4 8 ; 15 ; 2 10 ; 1
allied attack-group 1 | 1 ; 2 ; 4 1 ; 3 ; 4 ; 10 5 ; 2 4 ; 16 ; 5 2 ; 5 ; 8 5 ; 20 ; 8 4 ; 1 ; 3 ; 1
= dd136fe48a4c2b6d
japan torpedo us-cv-saratoga | 3
japan torpedo us-cv-saratoga | 2
japan torpedo us-cv-saratoga | 6 ; 1 ; 4 4 ; 4 3 ; 3 ; 3 ; 5 ; 3 ; 4 ; 6
= a1dac31cf25b0ec2
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
= e13f7bb80e388e16
allied naval-strike U11 contact-7
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-7
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-7
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-7
allied send air-mc-sb2u-midway 1 dive
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 5 ; 2 4 ; 6 1 ; 4 5 ; 5 6 ; 1 3 ; 4 6 ; 4 1 ; 2 2
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
allied send air-us-sbd-enterprise 2 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 3 5
allied target air-us-sbd-enterprise 2 jn-ca-mikuma
allied target air-us-tbd-enterprise 1 jn-ca-mikuma | 4 ; 3 ; 1 1 ; 1 5
allied stay air-us-b-17-midway-s2 | 4
allied send air-mc-sb2u-midway 1 dive
allied send air-us-b-26-midway-s2 1 low
allied launch | 4 6
allied target air-us-b-26-midway-s2 1 jn-ca-mikuma | 4 ; 6 5 ; 2 1
allied stay air-us-f4f-saratoga
allied stay air-us-sbd-saratoga
allied stay air-us-sbd-saratoga | 5 6 ; 2 ; 2 ; 2 1
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 5 3
allied target air-us-pby-pearl-harbor 2 jn-ca-mikuma | 6 ; 2 1 ; 2 5
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 3 dive
allied launch | 1 4
allied target air-us-sbd-yorktown 3 jn-ca-mikuma | 3 ; 5 1 ; 2 5
= 436f975c56671346
end 787 over 436f975c566713463035d34fdce08fbe e5780bf2180258c9
