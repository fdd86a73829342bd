flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held: the Allies win"
dice fast 0
start ddc2bbb3298c2aa6eee6192880873ea9
japan done
= dc6b66acb38e43bc
allied done | 35 ; 4 ; 17 ; 6 ; 12
allied no | 6 6 ; 1 6
= c000763d3096b14d
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
= ddacd9016e7dab12
allied sigint | 4
allied done | 5 ; 8 ; 6 ; 5
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 5 ; 2 5 ; 15
allied done | 1 ; 9 6 ; 14
allied done | 5 4 ; 1 2 ; 4 ; 2 6 ; 19
allied done | 5 1 ; 4 ; 5 ; 2 ; 5 ; 5 ; 3 2
allied torpedo jn-ca-kumano | 5
= c499f1a833591ce8
japan go-on | 6 8 ; 12
= 91f8f561a2bdfe25
allied done | 10 9 ; 5 2 ; 9 ; 6 ; 6 ; 5
= 70f06b77fed41755
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
= d0a204836220e6dd
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
allied done
allied done | 1 2 ; 6 1 ; 3 4 ; 6 1 ; 6 1 ; 1 5 ; 2 6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 2 6
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 3 jn-ca-suzuya | 6 ; 3 ; 4 4 ; 1 2 ; 1
allied send air-us-sbd-yorktown 4 dive
allied launch | 5 1
allied target air-us-sbd-yorktown 4 jn-ca-kumano | 5 ; 2 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 1
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 5 ; 2
allied assign air-mc-f4f-midway-s2 1 high | 5 ; 4 ; 2 6 ; 1 2 ; 3 4 ; 4 ; 2 ; 2 1 ; 4 3 ; 3 ; 5 ; 2 4 ; 4
= 3988e65a6015cca8
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high | 2 ; 2 ; 6 5 ; 5 3 ; 5 1
= ed117790bdfff0fc
allied abort air-us-pby-midway
= a5be1ce632e9260b
japan done
= 6373dd5486b9dfcf
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 3
allied enter 3 inner | 5 3
allied target air-us-b-17-midway-s2 2 jn-ca-tone
allied target air-us-tbf-midway-s2 1 jn-ca-tone
allied target air-us-b-26-midway-s2 1 jn-ca-tone | 1 ; 2 ; 3 5
allied assign air-mc-f4f-midway-s2 1 high | 5 ; 1 ; 2 4 ; 4 4
= fc951e0dd6adcdd4
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 1 3 ; 6 1 ; 2 ; 5 2
= a8bd12f473a71818
allied no | 3 3 ; 5 3
allied first
= 0af0fe51f41e1c75
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
= aa5cb53a4535f421
allied sigint | 3
allied done | 7 ; 6 ; 4
allied done
allied take-card U16
allied course F1631
allied file-card
allied take-card U17
allied course F1631
allied file-card
allied take-card U19
allied file-card
allied done | 5 ; 3
= 8f81773b7d628220
japan attack-group 1 | 3 ; 3 ; 5 3
= 6914671eba88f61c
allied go-on | 3 ; 5 ; 2 1 ; 14
allied done | 3 ; 8 4 ; 9
allied done | 4 5 ; 7 4 ; 11 ; 1 ; 6 9 ; 12
allied done | 9 3 ; 16 ; 5 ; 6 ; 6
= a14960adf587cff4
japan bombard-base airfield
japan all-ships
japan open-fire
= d669438a915c2597
allied shell jn-ca-kumano 6 | 1 ; 4 2 ; 3 ; 1 4 ; 1 4 ; 9 1 ; 19
allied done | 9 2 ; 4 ; 4 3 ; 7
= 98c65a9c5739ebb9
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
= 011aa5356db31ece
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
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 5 4 ; 2 2 ; 5 2 ; 6 2 ; 3 3 ; 3 5 ; 3 3 ; 2 ; 6 5
allied stay air-us-sbd-hornet
allied stay air-us-tbd-hornet
allied stay air-us-f4f-enterprise
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 1 5
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 3 jn-ca-suzuya
allied target air-us-tbd-enterprise 1 jn-ca-kumano | 2 ; 2 ; 2 ; 1 5 ; 2 4 ; 3 2
= 4e389a8fd64e6793
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-kaga
japan stay air-jn-b5n-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-kaga
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-soryu
japan stay air-jn-d3a-akagi
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-b5n-kaga 1 low
japan send air-jn-d3a-soryu 1 dive
japan send air-jn-b5n-soryu 1 low
japan send air-jn-b5n-hiryu 1 low
japan launch | 3 2 ; 1 ; 5 ; 1 ; 3 1 ; 1 ; 3 6 ; 6 5 ; 1 ; 3 2
= c5ca2d17709c9be9
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown | 5 1
allied target air-us-tbd-yorktown 1 jn-ca-kumano | 2 ; 4 5 ; 5 4
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2 | 6
= 297c5af31b80229e
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 3 1 ; 5 5
japan done
= f2b3e9bd7d43dc25
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied launch | 2
allied enter 2 inner | 1 1
allied target air-us-tbf-midway-s2 1 jn-bc-kirishima
allied target air-us-b-17-midway-s2 1 jn-bc-kirishima | 6 ; 6 ; 1 2
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 2 4
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 1 ; 4 5 ; 2 ; 4 6 ; 5 6
allied no | 6 5 ; 2 4
= 56ca48cd0f2124f4
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
= 0f158e6a522b87dc
allied sigint | 1
allied done | 6
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 6 ; 8 5 ; 14
allied done | 6 ; 5 5 ; 20
allied done | 2 3 ; 8 7 ; 4 ; 1 ; 5 4 ; 10
allied done | 7 2 ; 5 ; 6 ; 2 ; 1 ; 1
allied torpedo jn-ca-suzuya | 3 ; 3
= 6df96702cefd6550
japan bombard-base airfield
japan all-ships
japan open-fire
= feaf5b2d2afa2e0e
allied shell jn-ca-suzuya 6 | 1 ; 6 5 ; 2 ; 4 8 ; 17 ; 6 2 ; 11 ; 5 9 ; 17
allied done | 2 6 ; 2 7 ; 4 ; 1
= 92c8ce7714fd5d7d
japan attack-group 1 | 6 ; 2 ; 2 1
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 4 ; 2
= f52916a91409a7d1
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
= b753cca24fadb3d5
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
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 6 1 ; 5 5 ; 6 5 ; 4 4 ; 5 1 ; 2 3 ; 2 5 ; 1 3
= 7d02f3d88bc122ad
japan stay air-jn-a6m2-zuiho-s2 | 3 4 ; 3 ; 1 ; 1 3 ; 2 ; 6 3
= 7a8f7daf18975e79
allied stay air-us-sbd-enterprise
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied send air-us-sbd-hornet 3 dive
allied send air-us-sbd-enterprise 2 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 6 2
allied target air-us-sbd-hornet 3 jn-ca-suzuya
allied target air-us-sbd-enterprise 2 jn-ca-suzuya
allied target air-us-tbd-enterprise 1 jn-ca-mikuma | 2 ; 6 ; 3 4 ; 3 3 ; 5 2 ; 6 ; 6 ; 5 4 ; 1 2
= 01becead17c9ede6
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-kaga
japan stay air-jn-d3a-akagi
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-hiryu
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-b5n-kaga 1 low
japan send air-jn-b5n-hiryu 1 low
japan launch | 3 2 ; 4 ; 5 ; 5 ; 3 1 ; 2 ; 1 6
= 78a464c65959a3c8
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 1 medium
allied launch | 4 1
allied target air-us-b-17-pearl-harbor 2 jn-ca-mikuma
allied target air-us-pby-pearl-harbor 1 jn-ca-mikuma | 1 ; 1 1 ; 6 2
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 2 2
allied target air-us-sbd-yorktown 2 jn-ca-mikuma | 3 ; 6 1 ; 6 3
allied stay air-us-b-26-midway-s2 | 6
= 8ab8981e5d9f99b7
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 2 ; 5 4
= abf87e20c2f0e3b3
allied shot air-us-pby-midway
= 32187d2539fc43fe
japan done
= cfce75ffd9aeb638
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied launch | 4
allied enter 4 core | 3 2
allied target air-us-tbf-midway-s2 1 jn-cv-akagi
allied target air-us-b-17-midway-s2 1 jn-cv-akagi | 3 ; 1 ; 2 6
allied no | 6 6 ; 6 6
= 4ff9db02f755a976
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
= c2f25405546aa3f2
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
allied done | 3 ; 2 4 ; 4 ; 9 3 ; 2
allied done | 8 8 ; 19 ; 6 2 ; 17 ; 2 ; 3 4 ; 5
allied done | 7 2 ; 18 ; 3 ; 2 ; 2 ; 5 3
allied torpedo jn-ca-mikuma | 2 ; 5 ; 5 ; 8 3 ; 17 ; 5 3 ; 3 ; 5 4 ; 20
allied done | 6 ; 5
= e5d32a43c577adf2
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= b24b5a0f411e8967
allied shell jn-cl-jintsu 6 | 4 ; 5 6 ; 1 ; 6 3 ; 4 ; 9 4 ; 17 ; 6 4 ; 4
allied done | 7 2 ; 20 ; 1 ; 4 ; 6 ; 5 ; 3 ; 3
= 426f08dca978660b
japan attack-group 1 | 1 ; 6 ; 3 1 ; 6 ; 2 4 ; 8 4 ; 11
= e26e9305172e2765
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
= 9927f114f9fdaaff
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
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 3 4 ; 5 5 ; 5 2 ; 1 4 ; 1 2 ; 3 1 ; 5 3 ; 6 4 ; 1
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 1
allied target air-us-pby-pearl-harbor 3 jn-ca-mikuma
allied target air-us-b-17-pearl-harbor 2 jn-ca-mikuma | 5 ; 2 ; 5
= 94c077b80012cd6f
japan done
= 6678591dfc4ab02b
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 2
allied enter 2 core | 5 2
allied target air-us-b-17-midway-s2 2 jn-bb-nagato
allied target air-us-tbf-midway-s2 1 jn-bb-nagato
allied target air-us-b-26-midway-s2 1 jn-bb-nagato | 6 ; 6 ; 2 4 ; 1
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 6 2
allied target air-us-sbd-enterprise 4 jn-ca-mikuma
allied target air-us-sbd-hornet 4 jn-ca-mogami
allied target air-us-tbd-enterprise 1 jn-ca-mikuma
allied target air-us-tbd-hornet 1 jn-ca-mogami | 6 ; 6 ; 1 ; 2 ; 3 5 ; 1 2
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 2 4
allied target air-us-sbd-yorktown 4 jn-ca-mikuma
allied target air-us-tbd-yorktown 1 jn-ca-mikuma | 1 ; 4 ; 1 2
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 6 4
allied target air-us-sbd-saratoga 2 jn-ca-mikuma | 4 ; 4 6
allied no | 2 3 ; 4 1
= 2957dc233c025d35
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
= 946b9ecba30a6724
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
allied done | 3 ; 2 7 ; 1 ; 6 5 ; 6
allied done | 6 8 ; 9 ; 10 3 ; 1 ; 1 4 ; 5 9 ; 12 ; 3 ; 4 ; 1
allied torpedo jn-ca-mikuma | 6 ; 1
allied torpedo jn-ca-mikuma | 6 ; 6 ; 1
allied torpedo jn-ca-mikuma | 2
allied torpedo jn-ca-mikuma | 6 ; 2 ; 3 ; 6 ; 3 ; 1 1
allied torpedo jn-ca-mikuma | 2
allied torpedo jn-ca-mikuma | 5
allied torpedo jn-ca-mikuma | 3
allied torpedo jn-ca-mikuma | 4 ; 5 ; 2 10 ; 5 8 ; 8 ; 4 8 ; 12 ; 9 9 ; 18
allied done | 6 ; 6 ; 2 ; 3 2 ; 5 2 ; 7 ; 9 1 ; 19 ; 4 7 ; 19
allied done | 1 5 ; 3 ; 3 ; 2 ; 1 1
= d43a0a7e11665c93
japan torpedo us-cv-saratoga | 4
japan torpedo us-cv-saratoga | 3 ; 3 ; 4 ; 5 ; 2
japan attack-group 1 | 1 ; 2 ; 6 5 ; 3
= f2031473e30724a0
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
= 0e3735e6c8989e9a
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
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 6 1 ; 4 2 ; 5 2 ; 5 3 ; 6 5 ; 3 6 ; 1 2 ; 6 6 ; 5 2
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied send air-us-sbd-hornet 3 dive
allied send air-us-sbd-enterprise 1 dive
allied send air-us-tbd-hornet 1 low
allied launch | 1 4
allied target air-us-sbd-hornet 3 jn-ca-mikuma
allied target air-us-sbd-enterprise 1 jn-ca-mikuma
allied target air-us-tbd-hornet 1 jn-ca-mikuma | 3 ; 6 ; 3 3 ; 1 3
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 3 5
allied target air-us-pby-pearl-harbor 2 jn-ca-mikuma | 1 ; 1 2 ; 2 5
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 2 4
allied target air-us-sbd-yorktown 2 jn-ca-mikuma
allied target air-us-tbd-yorktown 1 jn-ca-mikuma | 6 ; 4 ; 4 3 ; 1 ; 6 3
allied stay air-us-sbd-saratoga
allied send air-us-sbd-saratoga 1 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 6 1
allied target air-us-sbd-saratoga 1 jn-ca-mikuma
allied target air-us-tbf-saratoga-s2 1 jn-ca-mikuma | 2 ; 2 ; 5 6 ; 3 3
allied stay air-us-tbf-midway-s2
allied stay air-us-b-17-midway-s2 | 6
= 6fb1b19b72c129ba
japan done
= 68d3bc7872a5526a
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 core | 2 5
allied target air-us-b-17-midway-s2 1 jn-cvl-hosho
allied target air-us-b-26-midway-s2 1 jn-cvl-hosho | 5 ; 2 ; 2 4
allied no | 2 4 ; 1 2
= 4987b1961139ab24
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
= e345e683933a1d6c
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
allied done | 3 ; 5 8 ; 12
allied done | 6 ; 7 9 ; 12
allied done | 7 5 ; 17 ; 6 6 ; 4 ; 6 ; 1 1 ; 9 5 ; 3 ; 2 ; 2 ; 4 ; 1 6 ; 1 ; 2 ; 4 ; 1 4 ; 1 ; 5 3 ; 6 3 ; 19 ; 2 3 ; 8 5 ; 13
allied done | 3 ; 6 ; 6 ; 6 7 ; 15 ; 5 1 ; 9 ; 4 10 ; 14 ; 8 4 ; 8
allied done | 8 2 ; 14 ; 6 ; 6 ; 1 ; 2 ; 4
= e24b6d34d8ecc89f
japan attack-group 1 | 4 ; 6 ; 6 1 ; 4
= 8f46a0017c52f3ff
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
= ee3220a070e8813c
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
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 5 4 ; 2 6 ; 6 1 ; 2 1 ; 1 4 ; 3 6 ; 3 4 ; 1 5 ; 1 ; 4 4
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 3 dive
allied launch | 4 6
allied target air-us-sbd-yorktown 2 jn-ca-mogami | 4 ; 4 5 ; 3 ; 1 2
allied stay air-us-b-17-midway-s2
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2 | 2
= fee26e5599f53577
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done
japan done | 6
= 5bc68d9d9f1b3337
allied enter 6 inner | 2 3 ; 3 ; 1 2 ; 2 ; 4 1
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-tbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-hornet
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 2 dive
allied launch | 2 5
allied target air-us-sbd-enterprise 3 jn-ca-mogami
allied target air-us-sbd-hornet 2 jn-ca-mogami | 5 ; 3 3 ; 3 3
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 6 6
allied abort air-us-pby-pearl-harbor
allied target air-us-b-17-pearl-harbor 1 jn-ca-mogami
allied target air-us-pby-pearl-harbor 1 jn-ca-mogami | 6 ; 2 1
allied stay air-us-f4f-saratoga
allied stay air-us-f4f-saratoga
allied stay air-us-tbf-saratoga-s2
allied send air-us-sbd-saratoga 2 dive
allied launch | 4 2
allied target air-us-sbd-saratoga 2 jn-ca-mogami | 4 ; 1 5 ; 6 1
= 0468076a639d55ce
end 839 over 0468076a639d55cec9ac81ea43ec3395 0139f08cd8cd237c
