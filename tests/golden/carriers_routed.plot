flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held: the Allies win decisively"
dice fast 1
start 667a819b5a33d7ddf90b9f7fc2b8c326
japan done
= a312ee27cb7b206b
allied done | 35 ; 35 ; 30 ; 21 ; 6
allied no | 3 3 ; 4 2
= bd425b02bfac8505
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
= 3fa2f2943b86afd1
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
= b6a2b0d985b6730b
japan attack-group 1 | 5 ; 4 ; 4 5
japan torpedo us-cv-yorktown | 2 ; 6
= 637bdce3d5538244
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
= 44877dafe8caed33
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
= 1f3d8c267776d3d9
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 2 6 ; 1 1 ; 4 ; 5 1 ; 4 3 ; 5 6
= 85fc82313f12b75a
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
= be494af03ace2cdf
japan done
= 1987616701bb00c7
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 inner | 5 5 ; 6 ; 5
allied no | 3 5 ; 6 6
allied first
= 287f1e29777d27c3
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
= ceb2a71d5e743c93
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
= d1ce19c72e6cc056
japan attack-group 1 | 1 ; 2 ; 1 3
= ac22d4f2df6c2bd6
allied go-on | 3 ; 1 ; 3 6 ; 2
allied done | 4 ; 1 7 ; 3 9 ; 1 7 ; 5 ; 7 7 ; 13
allied done | 5 9 ; 5 ; 4 ; 6 ; 6 4 ; 4 ; 6 ; 5 ; 5 2
allied torpedo jn-ca-kumano | 6 ; 2
allied torpedo jn-ca-kumano | 2 ; 6
= 98c5fb06dcb39cf9
japan bombard-base airfield
japan all-ships
japan open-fire
= bca494e01980f71f
allied shell jn-ca-kumano 6 | 4 ; 4 5 ; 6 ; 2 4 ; 3 3 ; 9 10 ; 17
allied done | 8 7 ; 19 ; 10 8
= 6502812930e5ad77
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
= 7f1b0df8aa07ad05
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
= 8823a62adf130d2b
japan stay air-jn-b5n-zuiho | 2 ; 5 4
= 09e5b9b56793b808
allied stay air-us-pby-midway
= 0a82391e8c0eb221
japan done
= cb34df00cd5f2d45
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-pby-midway 2 medium
allied launch | 1
allied enter 1 core | 6 2
allied target air-mc-sbd-midway-s2 2 jn-bc-kongo
allied target air-us-pby-midway 2 jn-bc-kongo | 4 ; 6 ; 4 3 ; 2 6
= 746b41a81f174587
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
= 0ada29264ddd4919
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
= 4672e15cf030f6da
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
= 3c9000591080ef55
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
allied torpedo jn-ca-suzuya | 1 ; 5 ; 1 3 ; 10 9 ; 3 2 ; 17
allied done | 1 3 ; 2 9 ; 5 ; 3
= 3b61c07c1f6e3eb0
japan attack-group 1 | 6 ; 1 ; 3 3
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 2 ; 5
= e545264c3d5b8964
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
= 013fae66ff5910a2
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
allied naval-strike F1234 contact-1
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 2 3 ; 3 1 ; 6 3 ; 4 3 ; 5 5 ; 5 3 ; 3 4 ; 2 5
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 3 dive
allied launch | 2 3
allied target air-us-sbd-yorktown 3 jn-ca-suzuya | 3 ; 5 2 ; 2 ; 6 5
allied stay air-us-tbd-hornet
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-enterprise
allied send air-us-sbd-hornet 4 dive
allied send air-us-sbd-enterprise 3 dive
allied launch | 1 3
allied target air-us-sbd-hornet 4 jn-ca-suzuya
allied target air-us-sbd-enterprise 3 jn-ca-mikuma | 1 ; 4 ; 5 2 ; 6 6 ; 1 ; 3 2
allied stay air-mc-sbd-midway-s2
allied stay air-us-pby-midway
= 0dd4ac1274900c1a
japan done
= 66721bb8f81e7305
allied send air-us-pby-midway 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied launch | 5
allied enter 5 inner | 1 6 ; 3 ; 3 ; 5 2 ; 5 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 5 3
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 4 ; 6 2
allied no | 5 4 ; 5 1
= 36f6c56bb18a4724
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
= 0d5cc8278544bedc
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
allied done | 1 ; 6 9 ; 4
allied done | 1 ; 7 10 ; 6
allied done | 1 1 ; 3 2 ; 4 ; 6 7 ; 3
allied done | 2 10 ; 6 ; 4 ; 4 ; 6 ; 4 3 ; 4
= ab95ed946ac1e3a3
japan bombard-base airfield
japan all-ships
japan open-fire
= b84a8b6d9ef66bd9
allied shell jn-ca-mogami 6 | 2 ; 3 2 ; 5 ; 6 5 ; 4 ; 10 2 ; 7 3 ; 13
allied done | 2
allied attack-group 1 | 4 ; 4 ; 1 1 ; 2
allied attack-group 1 | 2 ; 1 ; 5 2
= 8bd674236fdb0496
japan go-on | 2
japan bombard-base airfield
japan all-ships
japan open-fire | 2 ; 1 8 ; 1 1 ; 2 2 ; 11
= c0375c9ef415a2b7
allied done | 8 5 ; 19 ; 2 ; 1 ; 5 ; 6 ; 5 4 ; 4 ; 6 ; 3 ; 5 ; 4 ; 2 3 ; 4 2 ; 2
= ab6a9fa65ef82dc6
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
= 4046711afa109665
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
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 1 ; 5 6 ; 1 3 ; 3 3 ; 6 4 ; 2 2 ; 1 1 ; 5 6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 1 6
allied target air-us-sbd-enterprise 4 jn-ca-mogami
allied target air-us-tbd-enterprise 1 jn-ca-mogami
allied target air-us-sbd-hornet 4 jn-dd-asashio
allied target air-us-tbd-hornet 1 jn-dd-asashio | 4 ; 4 ; 5 ; 1 ; 2 1 ; 3 1 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 6
allied target air-us-pby-pearl-harbor 3 jn-ca-mogami
allied target air-us-b-17-pearl-harbor 2 jn-ca-mogami | 1 ; 5 6 ; 2
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 4 2
allied target air-us-sbd-yorktown 4 jn-ca-mogami
allied target air-us-tbd-yorktown 1 jn-ca-mogami | 5 ; 1 ; 2 6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 2 4 ; 4 ; 5 ; 3 6 ; 2 4
allied stay air-us-pby-midway
allied stay air-mc-sbd-midway-s2
= d2b5bed1a8d15ad9
japan done
= d2dee3dc8f89c826
allied send air-us-pby-midway 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied launch | 2
allied enter 2 core | 4 3
allied target air-us-pby-midway 2 jn-bb-nagato
allied target air-mc-sbd-midway-s2 1 jn-bb-nagato | 4 ; 3 ; 6 4
allied no | 2 1 ; 6 6
allied first
= f0cf66759b536e6c
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
japan take-card J5
japan file-card
japan take-card J6
japan file-card
japan done
= 1ba6cc808a6eb19a
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
allied done | 6 ; 5 ; 6 ; 6 ; 3
= 413dff281da26619
japan attack-group 1 | 3 ; 3 ; 6 1 ; 1 ; 4 ; 2 8 ; 11
= fd6ec244f2720d7a
allied done | 5 ; 2 6 ; 7 9 ; 2 ; 9 6 ; 7 ; 2 ; 6 9 ; 8
allied done | 3 9 ; 6 ; 2
allied attack-group 1 | 1 ; 1 ; 6 6 ; 6 ; 10 6 ; 1 8 ; 3 2 ; 8 8 ; 16
allied done | 9 8 ; 18
= 7640b198470f41d5
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
= 45741375af1c23fa
allied naval-strike U11 contact-9
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-9
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-9
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-pby-midway 3 medium
allied send air-us-b-17-midway-s2 2 medium
allied launch
allied naval-strike F3342 contact-9
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 3 6 ; 2 3 ; 2 4 ; 5 6 ; 5 2 ; 2 2 ; 4 3 ; 3 5 ; 2 ; 3 2
allied stay air-us-f4f-saratoga
allied stay air-us-sbd-saratoga
= ff5e74eb78d3f8c6
japan done
= 101cb7ea37b4b29b
allied send air-us-sbd-saratoga 1 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 1
allied enter 1 core | 2 6
allied target air-us-sbd-saratoga 1 jn-dd-kagero
allied target air-us-tbf-saratoga-s2 1 jn-dd-kagero | 6 ; 3 ; 6 1 ; 3 3
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied send air-us-sbd-hornet 3 dive
allied send air-us-sbd-enterprise 1 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 4
allied enter 4 core | 3 2
allied target air-us-sbd-hornet 3 jn-dd-hatsukaze
allied target air-us-sbd-enterprise 1 jn-dd-hatsukaze
allied target air-us-tbd-enterprise 1 jn-dd-hatsukaze
allied target air-us-tbd-hornet 1 jn-apd-patrol-boat-1 | 1 ; 6 ; 1 ; 2 5 ; 4 6 ; 1 ; 2 5
allied stay air-us-b-17-midway-s2
allied stay air-us-b-17-midway-s2
= aad466feba35151f
japan done
= be63e4ed32583b17
allied send air-us-pby-midway 3 medium
allied launch | 5 1
allied target air-us-pby-midway 3 jn-ao-naruto | 6 ; 4 3
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 1 medium
allied launch | 6
allied enter 6 core | 1 5
allied target air-us-b-17-pearl-harbor 2 jn-dd-arare
allied target air-us-pby-pearl-harbor 1 jn-dd-arare | 2 ; 4 5 ; 1 ; 5 3
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 3
allied enter 3 core | 5 3
allied target air-us-sbd-yorktown 2 jn-dd-kuroshio | 2 ; 5 6
allied no | 2 1 ; 1 3 ; 4 4 ; 2 2
= b0154b34e0e66e28
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
japan take-card J5
japan file-card
japan take-card J6
japan file-card
japan done
= 9459317f5658ba2d
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
allied done | 5 ; 7 2 ; 16
allied done | 1 ; 7 9 ; 1
allied done | 10 7 ; 10 7 ; 3 ; 3 8 ; 10
allied done | 2 8 ; 1 ; 6 ; 1 ; 6 4 ; 10 ; 7 3 ; 16 ; 4 2 ; 10 ; 9 6 ; 16
allied done | 6 5 ; 16 ; 4 ; 4 ; 1
= ca5c0a8dba33f809
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 2
japan torpedo us-cv-saratoga | 4
japan torpedo us-cv-saratoga | 4 ; 1 ; 2 ; 1
japan attack-group 1 | 2 ; 6 ; 6 6 ; 6 ; 5
= a399ffc3043d5328
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
= 71961617f088f671
allied naval-strike U11 contact-9
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-9
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-9
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied launch
allied naval-strike F3342 contact-9
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 3 ; 4 6 ; 1 5 ; 1 1 ; 2 5 ; 4 2 ; 6 2 ; 2 1 ; 1 2
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-hornet
= c565d7961fe879c2
japan done
= 2a713dd7287c8797
allied send air-us-sbd-hornet 2 dive
allied launch | 2
allied enter 2 inner | 4 3
allied target air-us-sbd-hornet 2 jn-cl-jintsu | 4 ; 6 1 ; 2 ; 4 1
allied stay air-us-pby-midway
allied stay air-us-pby-midway
= 79a6452bb4982a38
japan done
= 7d2c04795ab0c785
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-pby-midway 1 medium
allied launch | 6
allied enter 6 core | 5 6
allied target air-mc-sbd-midway-s2 1 jn-cvl-hosho
allied target air-us-pby-midway 1 jn-cvl-hosho | 2 ; 2 ; 2 3 ; 3 1
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 5
allied enter 5 core | 3 4
allied target air-us-sbd-yorktown 2 jn-dd-arare | 5 ; 6 5 ; 1 3
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 1
allied enter 1 core | 1 5
allied target air-us-pby-pearl-harbor 2 jn-dd-hayashio | 6 ; 5 5
allied stay air-us-sbd-saratoga
allied send air-us-sbd-saratoga 1 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 4
allied enter 4 inner | 5 5
allied target air-us-sbd-saratoga 1 jn-dd-amatsukaze
allied target air-us-tbf-saratoga-s2 1 jn-dd-amatsukaze | 3 ; 4 ; 6 2 ; 4 4
= 8800a3a2a6954e53
end 794 over 8800a3a2a6954e53a2b90bc93cbaa5bd 1e0aafb0a117bf95
