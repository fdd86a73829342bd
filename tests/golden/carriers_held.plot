flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held: the Allies win"
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
allied torpedo jn-ca-suzuya | 1 ; 5
= 200d00f58afa50d3
japan bombard-base airfield
japan all-ships
japan open-fire
= aeb9fb35cc0871d2
allied shell jn-ca-suzuya 6 | 1 ; 6 5 ; 1 ; 7 8 ; 1 ; 2 9 ; 5 7 ; 3
allied done | 4 2 ; 19 ; 7 9 ; 4 ; 2 ; 2
= 7040b7f9bad0db71
japan attack-group 1 | 5 ; 2 ; 5 4
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 6 ; 4 ; 5 5 6 ; 5 3 5 4 ; 3 ; 2
= cfcb2b0478313a90
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
= 8abb428eba9c98cf
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
= 936aa30465d9dc15
japan done
= e1ab68df68393930
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-pby-midway 1 medium
allied launch | 4
allied enter 4 core | 2 4
allied target air-mc-sbd-midway-s2 2 jn-cvl-hosho
allied target air-us-pby-midway 1 jn-cvl-hosho | 1 ; 1 ; 6 5
allied no | 3 5 ; 3 2
= 92f9ea054517ae0d
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
= 11199c67fba75838
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
= 16d6f61481a76c07
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= 1e1e4576e9fec3c0
allied shell jn-cl-jintsu 6 | 2 ; 1 2 ; 5 ; 8 5 ; 15 ; 10 3 ; 4 7 ; 17
allied done | 10 5 ; 4 ; 4 ; 6 ; 6 ; 4 ; 5 ; 1 ; 5 9 ; 6 ; 2 6
= 18f5ee3755ef4366
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
= 0ce1e499646be18a
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
= a9e61815b30f3366
japan done
= 34e581d9845b4745
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
= 01137663b1a2bfb1
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
= 21cd415ed2796a6c
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
= cfd78d34ea0842dc
japan bombard-base airfield
japan all-ships
japan open-fire
= e15e633cb007aa63
allied shell jn-cl-jintsu 6 | 5 ; 5 2 ; 2 ; 2 9 ; 3 9 ; 16 ; 5 2 ; 1 ; 4 8 ; 12
allied done | 5 9 ; 6 ; 3 ; 4 ; 3 ; 1
= ff4a0cc97f7860f0
japan attack-group 1 | 6 ; 1 ; 2 5
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 1
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 6 ; 4 ; 6 5 4 ; 1 5 5 5 ; 2 ; 4
= 8ac100d686bbb643
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
= 3944a7806f8a886d
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
= d8fc7557a7dcbcad
japan done
= 2c997a8201a7c3d9
allied send air-us-pby-midway 3 medium
allied launch | 1 ; 2 6
allied target air-us-pby-midway 3 jn-bb-yamato | 4 ; 1 3
allied no | 6 6 ; 1 1
= c1df36f1b06b5256
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
= 65d7cc44705f98da
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
= 6f6c74efd56f96ab
japan attack-group 1 | 6 ; 5 ; 4 1
japan torpedo us-cv-enterprise | 5 ; 3 ; 4 1 6 ; 6 2 3 6 ; 4
japan torpedo us-cv-enterprise | 1 ; 5
japan attack-group 1 | 2 ; 5 ; 4 3 ; 4
= 3792cb13db2bdfea
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
= 305f51e3e27b7c24
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
= 4a75f95043c651d2
japan done
= 0b4a3e2ddc8340b3
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
= fda81988be2437de
end 745 over fda81988be2437de734d7fe2ac6e1366 b4dc998de3799736
