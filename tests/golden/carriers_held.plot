flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held: the Allies win"
dice fast 1
start 6a64309663f7ba4963dcd687a40266d9
japan done
= 4853a07d7a3d24b9
allied done | 35 ; 35 ; 30 ; 21 ; 6
allied no | 3 3 ; 4 2
= d9364eb35286f0b5
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
= 5e5934e9c0c1e03b
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
= 5f3aa7fd2d87ae92
japan attack-group 1 | 5 ; 4 ; 4 5
japan torpedo us-cv-yorktown | 2 ; 6
= f2f27ecb12086397
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
= 16e18fcdddf423a1
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
= 80b82aff7cfc0abd
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 2 6 ; 1 1 ; 4 ; 5 1 ; 4 3 ; 5 6
= 5e1e1126809bd74f
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
= e973abdae9f5f389
japan done
= ec94474ba0b6d7a5
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 inner | 5 5 ; 6 ; 5
allied no | 3 5 ; 6 6
allied first
= af1c4cf05b7925e3
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
= 57ce8191a4ecf072
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
= fffd7703a537671b
japan attack-group 1 | 1 ; 2 ; 1 3
= 4151242ad392313b
allied go-on | 3 ; 1 ; 3 6 ; 2
allied done | 4 ; 1 7 ; 3 9 ; 1 7 ; 5 ; 7 7 ; 13
allied done | 5 9 ; 5 ; 4 ; 6 ; 6 4 ; 4 ; 6 ; 5 ; 5 2
allied torpedo jn-ca-kumano | 6 ; 2
allied torpedo jn-ca-kumano | 2 ; 6
= 7488738ecfe4adf0
japan bombard-base airfield
japan all-ships
japan open-fire
= 71d53a91e6dd8ec2
allied shell jn-ca-kumano 6 | 4 ; 4 5 ; 6 ; 2 4 ; 3 3 ; 9 10 ; 17
allied done | 8 7 ; 19 ; 10 8
= 0dac7f24d05466d4
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
= 4d171562eac63922
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
= 6f6f6210df64619e
japan stay air-jn-b5n-zuiho | 2 ; 5 4
= 51da6270574c39c6
allied stay air-us-pby-midway
= c7ffb4af8d2a9edb
japan done
= 0d08ed2ca42ca62f
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-pby-midway 2 medium
allied launch | 1
allied enter 1 core | 6 2
allied target air-mc-sbd-midway-s2 2 jn-bc-kongo
allied target air-us-pby-midway 2 jn-bc-kongo | 4 ; 6 ; 4 3 ; 2 6
= d228601d19f3a865
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
= 695e72eed7c2ba4a
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
= fb77e3d054cd42bb
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
= 5865d9fcf736a8f4
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
= 2d49205a93757348
japan bombard-base airfield
japan all-ships
japan open-fire
= dd4c0edd4068e8e0
allied shell jn-ca-suzuya 6 | 1 ; 6 5 ; 1 ; 7 8 ; 1 ; 2 9 ; 5 7 ; 3
allied done | 4 2 ; 19 ; 7 9 ; 4 ; 2 ; 2
= 8fc3f21421082e4a
japan attack-group 1 | 5 ; 2 ; 5 4
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 6 ; 4 ; 5 5 6 ; 5 3 5 4 ; 3 ; 2
= 68243d0cc81a52e8
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
= c35a233ec7743ae4
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
= 98a6cc619d3a5f8c
japan done
= e62745985cec3611
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-pby-midway 1 medium
allied launch | 4
allied enter 4 core | 2 4
allied target air-mc-sbd-midway-s2 2 jn-cvl-hosho
allied target air-us-pby-midway 1 jn-cvl-hosho | 1 ; 1 ; 6 5
allied no | 3 5 ; 3 2
= 2c2e17168da4cde2
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
= f7e04779db4f34ad
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
= a2d9021e5352503c
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= 80a30e9a9ddd64fc
allied shell jn-cl-jintsu 6 | 2 ; 1 2 ; 5 ; 8 5 ; 15 ; 10 3 ; 4 7 ; 17
allied done | 10 5 ; 4 ; 4 ; 6 ; 6 ; 4 ; 5 ; 1 ; 5 9 ; 6 ; 2 6
= a442d385cf6bd2ba
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
= 25603a995b8ba668
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
= 904697ffde2ee139
japan done
= 04e9d3af5b9acd7e
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
= 309d3f4a19bb7485
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
= 7639d97c1cabdfa5
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
= 9ca9b3518384602a
japan bombard-base airfield
japan all-ships
japan open-fire
= 1ec6b6c96399b06e
allied shell jn-cl-jintsu 6 | 5 ; 5 2 ; 2 ; 2 9 ; 3 9 ; 16 ; 5 2 ; 1 ; 4 8 ; 12
allied done | 5 9 ; 6 ; 3 ; 4 ; 3 ; 1
= d638f48e653759af
japan attack-group 1 | 6 ; 1 ; 2 5
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 1
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 6 ; 4 ; 6 5 4 ; 1 5 5 5 ; 2 ; 4
= cb63c331b1b6e516
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
= eea4482976dad5c2
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
= f3e02dadbba6c2e7
japan done
= 25a798084bfe8ca5
allied send air-us-pby-midway 3 medium
allied launch | 1 ; 2 6
allied target air-us-pby-midway 3 jn-bb-yamato | 4 ; 1 3
allied no | 6 6 ; 1 1
= f8adc6713b689ef6
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
= 5f7a2659b57cde15
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
= e863671230fdf11e
japan attack-group 1 | 6 ; 5 ; 4 1
japan torpedo us-cv-enterprise | 5 ; 3 ; 4 1 6 ; 6 2 3 6 ; 4
japan torpedo us-cv-enterprise | 1 ; 5
japan attack-group 1 | 2 ; 5 ; 4 3 ; 4
= beb2e59242e1b75e
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
= 2b79048afcca9e53
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
= f59fbadc99313e53
japan done
= 7b9f22c784c6f4c4
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
= bb19ce31e933c8e0
end 745 over bb19ce31e933c8e090735c7018ffa5e1 585e1365c2f3696b
