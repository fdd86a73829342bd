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
allied done | 5 9 ; 5 ; 4 ; 6 ; 6 4 ; 4 ; 6 ; 5 ; 5 2
allied torpedo jn-ca-kumano | 6 ; 2
allied torpedo jn-ca-kumano | 2 ; 6
= b50b4f88d7c5ddb4
japan bombard-base airfield
japan all-ships
japan open-fire
= b190d3629b45e186
allied shell jn-ca-kumano 6 | 4 ; 4 5 ; 6 ; 2 4 ; 3 3 ; 9 10 ; 17
allied done | 8 7 ; 19 ; 10 8
= 2d2f0dc20fc706f5
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
= cb64c72c5ab0e816
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
allied naval-strike F1234 contact-4
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 3 4 ; 1 2 ; 2 6 ; 2 6 ; 4 1 ; 4 4 ; 4 2 ; 3 3
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-tbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 1 dive
allied launch | 4 6
allied target air-us-sbd-enterprise 4 jn-ca-kumano | 2 ; 3 3 ; 6 ; 4 ; 2 ; 3 4
= f4f77a60ce10502b
japan stay air-jn-b5n-zuiho | 2 ; 5 4
= 4fe9be3267bae8e9
allied stay air-us-pby-midway
= 8739638a4671509e
japan done
= 576c20c1d5dcced5
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-pby-midway 2 medium
allied launch | 1
allied enter 1 core | 6 2
allied target air-mc-sbd-midway-s2 2 jn-bc-kongo
allied target air-us-pby-midway 2 jn-bc-kongo | 4 ; 6 ; 4 3 ; 2 6
= 2a517e2e4da164bc
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-akagi
japan stay air-jn-b5n-hiryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-hiryu
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-b5n-akagi 1 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 3 1 ; 2 ; 4 ; 4 ; 2 4 ; 1 2 ; 2 ; 1 5
= 0633e0eb28d7bb5a
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 1 medium
allied launch | 4 2
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 6 ; 1 3
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 5 1
allied target air-us-sbd-yorktown 2 jn-ca-suzuya | 5 ; 1 1
allied no | 6 6 ; 2 1
= de74805d16a30adf
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
= de2ee59b1fa630db
allied sigint | 5
allied done | 3 ; 6 ; 2 ; 5 ; 2
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 6 ; 5 10 ; 19
allied done | 6 ; 8 3 ; 19
allied done | 8 10 ; 5 ; 2 10 ; 4 ; 9 1 ; 4
allied done | 4 2 ; 2 ; 4 ; 6 ; 2 2 ; 4 ; 5 ; 1
allied torpedo jn-ca-suzuya | 2
allied torpedo jn-ca-suzuya | 6 ; 4 ; 3
allied torpedo jn-ca-suzuya | 2
allied torpedo jn-ca-suzuya | 3
allied torpedo jn-ca-suzuya | 1 ; 5
= cbe2d1c7fd1e80b6
japan bombard-base airfield
japan all-ships
japan open-fire
= 91c6f323953a8be9
allied shell jn-ca-suzuya 6 | 1 ; 6 5 ; 1 ; 7 8 ; 1 ; 2 9 ; 5 7 ; 3
allied done | 4 2 ; 19 ; 7 9 ; 4 ; 2 ; 2
= 2421c7897eb29c87
japan attack-group 1 | 5 ; 2 ; 5 4
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 6 ; 4 ; 5 5 6 ; 5 3 5 4 ; 3 ; 2
= a395a573fc748f99
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
= 8ed0d23b9c2dc7b6
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
allied naval-strike F1234 contact-1
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 2 3 ; 3 1 ; 5 2 ; 6 6 ; 6 5 ; 1 3 ; 1 6 ; 4 6
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-hornet
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 5 2
allied target air-us-sbd-enterprise 4 jn-ca-suzuya
allied target air-us-sbd-hornet 3 jn-ca-mikuma
allied target air-us-tbd-enterprise 1 jn-ca-suzuya | 6 ; 1 ; 3 ; 5 2 ; 1 6 ; 3 4
allied send air-us-sbd-yorktown 3 dive
allied launch | 3 1
allied target air-us-sbd-yorktown 3 jn-ca-mikuma | 5 ; 5 1 ; 1 ; 4 2
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 6 2
allied target air-us-pby-pearl-harbor 3 jn-ca-mikuma | 5 ; 1 ; 1 4
allied stay air-us-pby-midway
allied stay air-us-pby-midway
= b6fe3aa03fecb694
japan done
= 03d01074627bdc5f
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-pby-midway 1 medium
allied launch | 4
allied enter 4 core | 2 4
allied target air-mc-sbd-midway-s2 2 jn-cvl-hosho
allied target air-us-pby-midway 1 jn-cvl-hosho | 1 ; 1 ; 6 5
allied no | 3 5 ; 3 2
= 0ec8ccfabcd16e1d
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
= 96dc358f46c04e7a
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
allied done | 4 ; 6 7 ; 3
allied done | 2 ; 8 10 ; 10
allied done | 8 7 ; 2 ; 8 3 ; 16 ; 2 ; 3 2 ; 7
allied done | 6 5 ; 4 ; 4 ; 5 ; 3 5 ; 2 ; 4 ; 4 ; 1 1
allied torpedo jn-ca-mikuma | 2 ; 2 ; 7 8 ; 19 ; 2 3 ; 10 1
allied done | 5 ; 1
allied attack-group 1 | 4 ; 5 ; 4 3
= 635cb9e15d93e51d
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= c2d7b6771833fa3f
allied shell jn-cl-jintsu 6 | 2 ; 1 2 ; 5 ; 8 5 ; 15 ; 10 3 ; 4 7 ; 17
allied done | 10 5 ; 4 ; 4 ; 6 ; 6 ; 4 ; 5 ; 1 ; 5 9 ; 6 ; 2 6
= 365b702fdb8ffc5f
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
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= c697c952197cd7e6
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
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
allied naval-strike F1234 contact-1
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 1 1 ; 5 6 ; 1 6 ; 4 5 ; 4 4 ; 5 3 ; 1 3 ; 2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 3 1
allied target air-us-sbd-enterprise 4 jn-ca-mikuma
allied target air-us-sbd-hornet 4 jn-ca-mogami
allied target air-us-tbd-enterprise 1 jn-ca-mikuma
allied target air-us-tbd-hornet 1 jn-ca-mogami | 4 ; 2 ; 1 ; 5 ; 2 6 ; 4 2
allied send air-us-sbd-yorktown 4 dive
allied launch | 5 6
allied target air-us-sbd-yorktown 3 jn-ca-mikuma | 1 ; 2 6 ; 2 4
allied stay air-us-pby-midway
allied stay air-mc-sbd-midway-s2
= 23e047a0a0080352
japan done
= 352667ec4c314aad
allied send air-us-pby-midway 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied launch | 4
allied enter 4 core | 5 2
allied target air-us-pby-midway 2 jn-cvl-hosho
allied target air-mc-sbd-midway-s2 1 jn-cvl-hosho | 3 ; 2 ; 2 4
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 4 3
allied target air-us-sbd-saratoga 2 jn-ca-mogami
allied target air-us-tbf-saratoga-s2 1 jn-ca-mogami | 4 ; 3 ; 6 4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 1
allied target air-us-pby-pearl-harbor 3 jn-ca-mogami
allied target air-us-b-17-pearl-harbor 2 jn-ca-mogami | 6
allied no | 6 4 ; 5 6 ; 6 6 ; 6 5
= 12557e95b9629677
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
= 3214d0ed360ebc87
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
allied done | 6 ; 5 5 ; 18
allied done | 2 8 ; 1 3 ; 5 ; 2 6 ; 17
allied done | 2 10 ; 3 ; 1 ; 2
allied torpedo jn-ca-mogami | 4 ; 2 ; 1 ; 6 ; 2 3 ; 1 ; 7 4 ; 14 ; 8 2 ; 10 ; 1 8 ; 3 2 ; 18
allied done | 6 ; 1
allied attack-group 1 | 6 ; 3 ; 2 3 ; 2
= 1e422505af51be2d
japan bombard-base airfield
japan all-ships
japan open-fire
= c606f175312edc62
allied shell jn-cl-jintsu 6 | 5 ; 5 2 ; 2 ; 2 9 ; 3 9 ; 16 ; 5 2 ; 1 ; 4 8 ; 12
allied done | 5 9 ; 6 ; 3 ; 4 ; 3 ; 1
= fa9c6fd7248bbec6
japan attack-group 1 | 6 ; 1 ; 2 5
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 1
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 6 ; 4 ; 6 5 4 ; 1 5 5 5 ; 2 ; 4
= 5a5c287a88334362
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
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= a31c80cab7814f2a
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 3 5 ; 5 3 ; 3 5 ; 5 3 ; 2 3 ; 5 6 ; 2 1
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 1 3
allied target air-us-b-17-pearl-harbor 2 jn-ca-mogami | 4 ; 2 2
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied send air-us-sbd-enterprise 1 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-sbd-hornet 1 dive
allied send air-us-tbd-hornet 1 low
allied launch | 5 4
allied target air-us-sbd-enterprise 1 jn-ca-mogami
allied target air-us-tbd-enterprise 1 jn-ca-mogami
allied target air-us-sbd-hornet 1 jn-ca-mogami
allied target air-us-tbd-hornet 1 jn-ca-mogami | 1 ; 4 ; 1 6 ; 3 1
allied stay air-us-f4f-saratoga
allied stay air-us-f4f-saratoga
allied stay air-us-tbf-saratoga-s2
allied send air-us-sbd-saratoga 2 dive
allied launch | 3 4
allied target air-us-sbd-saratoga 2 jn-ca-mogami | 4 ; 6 3 ; 3 3
allied stay air-mc-sbd-midway-s2
allied stay air-mc-sbd-midway-s2
= 58820995e4936235
japan done
= d98b0834907b869d
allied send air-us-pby-midway 3 medium
allied launch | 1 ; 2 6
allied target air-us-pby-midway 3 jn-bb-yamato | 4 ; 1 3
allied no | 6 6 ; 1 1
= 92e10f480a9613a1
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
= c9d777c4c206f6f6
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
allied done | 10 6 ; 1 ; 5 ; 2
allied torpedo jn-dd-asashio | 4
allied torpedo jn-dd-asashio | 4
allied torpedo jn-dd-asashio | 1
allied torpedo jn-dd-asashio | 2
allied torpedo jn-dd-asashio | 1 ; 2 ; 6 ; 6 ; 6 1
allied torpedo jn-dd-asashio | 5 ; 4 ; 4 ; 1 ; 9 3 ; 6 ; 10 4 ; 2 4 ; 2 9
allied done | 1
allied attack-group 1 | 2 ; 4 ; 4 3 ; 6 ; 6 ; 4 5 ; 6 ; 7 10 ; 14 ; 4 3 ; 12 ; 5 7 ; 3
allied done | 9 6 ; 7 ; 6 ; 1 ; 1 ; 1
= 1a9f4ef0868379b6
japan attack-group 1 | 6 ; 5 ; 4 1
japan torpedo us-cv-enterprise | 5 ; 3 ; 4 1 6 ; 6 2 3 6 ; 4
japan torpedo us-cv-enterprise | 1 ; 5
japan attack-group 1 | 2 ; 5 ; 4 3 ; 4
= f66754e9d6a96d89
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
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= f2d21eea53f9549c
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
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 3 5 ; 1 5 ; 6 6 ; 3 1 ; 2 6 ; 6 5 ; 1 ; 6 6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 1 5
allied target air-us-sbd-saratoga 2 jn-dd-asashio
allied target air-us-tbf-saratoga-s2 1 jn-dd-asashio | 4 ; 4 ; 3 3 ; 1 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor | 5 6 ; 3 ; 5 3
allied stay air-us-pby-midway
= ba3b9f9ab287cc67
japan done
= db336f4a9356564d
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-pby-midway 2 medium
allied launch | 3 ; 4 5
allied target air-mc-sbd-midway-s2 2 jn-bb-mutsu
allied target air-us-pby-midway 2 jn-bb-mutsu | 6 ; 3 ; 1 4 ; 5 1
allied stay air-us-tbd-hornet
allied stay air-us-f4f-hornet
allied stay air-us-f4f-hornet
allied stay air-us-sbd-hornet
allied send air-us-sbd-hornet 3 dive
allied launch | 6 5 ; 1 ; 5 4 ; 2 6
= ee0a568e9fe3f7ba
end 745 over ee0a568e9fe3f7ba0b28d555bf8a19ab 2b784c9a11926fa7
