flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held: the Allies win decisively"
dice fast 0
start b25377deb55b72f513a0afe9f47e1462
japan done
= 092ee5afaa7a62cd
allied done | 35 ; 4 ; 17 ; 6 ; 12
allied no | 6 6 ; 1 6
= 204f0e7434b16adc
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
= 8892cdae91a402d7
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
= 6beaef7d06a79858
japan go-on | 6 8 ; 12
= cb8e4a15511fec32
allied done | 10 9 ; 5 2 ; 9 ; 6 ; 6 ; 5
= cedf03af7a498859
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
= 02e4d3fe18cabf67
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
= 3faa4fa184fba947
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high | 2 ; 2 ; 6 5 ; 5 3 ; 5 1
= 17981ac7083fecbd
allied abort air-us-pby-midway
= 7b49f78707131f10
japan done
= 0d9dec7926ec8850
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 3
allied enter 3 inner | 5 3
allied target air-us-b-17-midway-s2 2 jn-ca-tone
allied target air-us-tbf-midway-s2 1 jn-ca-tone
allied target air-us-b-26-midway-s2 1 jn-ca-tone | 1 ; 2 ; 3 5
allied assign air-mc-f4f-midway-s2 1 high | 5 ; 1 ; 2 4 ; 4 4
= 3eff7aa221c55047
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 1 3 ; 6 1 ; 2 ; 5 2
= 9a748feb677de349
allied no | 3 3 ; 5 3
allied first
= 50230bf48610f114
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
= c4221dafa37c8fd4
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
= 7a6f291514dfe211
japan attack-group 1 | 3 ; 3 ; 5 3
= bcb0117771d09bd6
allied go-on | 3 ; 5 ; 2 1 ; 14
allied done | 3 ; 8 4 ; 9
allied done | 4 5 ; 7 4 ; 11 ; 1 ; 6 9 ; 12
allied done | 9 3 ; 16 ; 5 ; 6 ; 6
= f2269185518a3931
japan bombard-base airfield
japan all-ships
japan open-fire
= 21c02aa6a8946fb8
allied shell jn-ca-kumano 6 | 1 ; 4 2 ; 3 ; 1 4 ; 1 4 ; 9 1 ; 19
allied done | 9 2 ; 4 ; 4 3 ; 7
= bac6141effa7fde2
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
= b6cb8172e06026b7
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
= c25e6115363291fc
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
= ce5af5bf55748267
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown | 5 1
allied target air-us-tbd-yorktown 1 jn-ca-kumano | 2 ; 4 5 ; 5 4
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2 | 6
= e4a474b8108697a5
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 3 1 ; 5 5
japan done
= 60d651477d5739aa
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
= b7efc9d2814425cc
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
= 58a7e512f0bd8c2b
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
= aea1f1f3c05261e2
japan bombard-base airfield
japan all-ships
japan open-fire
= 28390976ec8e84b3
allied shell jn-ca-suzuya 6 | 1 ; 6 5 ; 2 ; 4 8 ; 17 ; 6 2 ; 11 ; 5 9 ; 17
allied done | 2 6 ; 2 7 ; 4 ; 1
= 7f6cce37e2ef7379
japan attack-group 1 | 6 ; 2 ; 2 1
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 4 ; 2
= cafa1c853b2b139d
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
= a09252ce7555346d
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
= 303df81c2288f49d
japan stay air-jn-a6m2-zuiho-s2 | 3 4 ; 3 ; 1 ; 1 3 ; 2 ; 6 3
= d3deb63fca6d7275
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
= b57834d3274d6686
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
= b22db7ee68a160f8
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
= dd24ebd043932431
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 2 ; 5 4
= 39c09373d9b3d29f
allied shot air-us-pby-midway
= 39a6af392a0862c9
japan done
= 25f8df02dd0edcf3
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied launch | 4
allied enter 4 core | 3 2
allied target air-us-tbf-midway-s2 1 jn-cv-akagi
allied target air-us-b-17-midway-s2 1 jn-cv-akagi | 3 ; 1 ; 2 6
allied no | 6 6 ; 6 6
= 1cdf78b1492ea6db
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
= ceb2588683fa1e29
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
= d4e10ed682a41bb3
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= 228d4b9bb32071be
allied shell jn-cl-jintsu 6 | 4 ; 5 6 ; 1 ; 6 3 ; 4 ; 9 4 ; 17 ; 6 4 ; 4
allied done | 7 2 ; 20 ; 1 ; 4 ; 6 ; 5 ; 3 ; 3
= 1e3e324e3e1a8541
japan attack-group 1 | 1 ; 6 ; 3 1 ; 6 ; 2 4 ; 8 4 ; 11
= e5d6f38f4f3ac603
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
= d9cb2c39ba7a61a8
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
= 84f823d57621c6b3
japan done
= c2fe42b83fc42760
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
= 2977b65499462694
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
= 5f9172c098993468
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
allied done | 6 ; 6 ; 2
= ca1bea45b36e0551
japan bombard-base airfield
japan all-ships
japan open-fire
= 94572122a30f9628
allied shell jn-cl-jintsu 6 | 1 ; 5 6 ; 3 ; 1 ; 1 ; 4 7 ; 19 ; 1 5 ; 9 6 ; 13 ; 2 5 ; 11
allied done | 4 4 ; 3 ; 3 ; 4 ; 5 4 ; 2 ; 1 ; 2 ; 6 ; 3
= b968f801d9ce27f8
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
= 24bfb97c93cacefb
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
allied stay air-us-sbd-enterprise
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-hornet 1 low
allied launch | 1 4
allied target air-us-sbd-hornet 4 jn-ca-mikuma
allied target air-us-tbd-hornet 1 jn-ca-mikuma | 3 ; 6 ; 3 3 ; 1 3
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 3 5
allied target air-us-pby-pearl-harbor 2 jn-ca-mikuma | 1 ; 1 2 ; 2 5
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 2 4
allied target air-us-sbd-yorktown 3 jn-ca-mikuma
allied target air-us-tbd-yorktown 1 jn-ca-mikuma | 6 ; 4 ; 4 3 ; 1 ; 6 3
allied stay air-us-sbd-saratoga
allied send air-us-sbd-saratoga 1 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 6 1
allied target air-us-sbd-saratoga 1 jn-ca-mikuma
allied target air-us-tbf-saratoga-s2 1 jn-ca-mikuma | 2 ; 2 ; 5 6 ; 3 3
allied stay air-us-b-17-midway-s2
allied stay air-us-tbf-midway-s2 | 6
= 1cdbd9742ae43a76
japan done
= ab3ca442ba5f5b97
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 core | 2 5
allied target air-us-b-17-midway-s2 1 jn-cvl-hosho
allied target air-us-b-26-midway-s2 1 jn-cvl-hosho | 5 ; 2 ; 2 4
allied no | 2 4 ; 1 2
= 2084251ed8b0092f
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
= 7c825bcaaa6be16c
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
allied done | 3
allied attack-group 1 | 6 ; 6 ; 6 3 ; 3
allied attack-group 1 | 1 ; 3 ; 4 4 ; 4 ; 8 4 ; 8 ; 8 2 ; 14 ; 10 8 ; 8 4 ; 1
allied done | 4 7 ; 4 ; 4 ; 6 ; 6 1 ; 4 ; 5 ; 2 ; 6 ; 2
= b2075df9e471ae21
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
= 6c3d48a667672ae5
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
allied done | 1 4 ; 3 6 ; 3 4 ; 1 5 ; 1 6 ; 4 4 ; 4 6 ; 4 1 ; 4 5
allied stay air-us-b-17-midway-s2 | 6
= 1b4fe05151ba2b4c
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 1 2 ; 2 6
japan done
= 76575048edbf27f6
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 6
allied enter 6 core | 2 3
allied target air-us-tbf-midway-s2 1 jn-cv-akagi
allied target air-us-b-17-midway-s2 1 jn-cv-akagi
allied target air-us-b-26-midway-s2 1 jn-cv-akagi | 3 ; 1 ; 6 5 ; 4 1 ; 2 5 ; 5 5 ; 3 ; 3 3
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-tbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 6 6
allied target air-us-sbd-yorktown 1 jn-ca-mogami | 6 ; 2 1 ; 2 ; 4 4
allied stay air-us-f4f-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-tbd-enterprise
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied launch | 1 5
allied target air-us-sbd-enterprise 4 jn-ca-mogami
allied target air-us-sbd-hornet 1 jn-ca-mogami
allied target air-us-sbd-hornet 2 jn-dd-asashio | 6 ; 2 ; 3 4 ; 6 1 ; 1 ; 5 1
allied stay air-us-f4f-saratoga
allied stay air-us-tbf-saratoga-s2
allied send air-us-sbd-saratoga 2 dive
allied launch | 2 4
allied target air-us-sbd-saratoga 2 jn-ca-mogami | 4 ; 2 1 ; 5 3
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 6 1
allied target air-us-b-17-pearl-harbor 2 jn-ca-mogami
allied target air-us-pby-pearl-harbor 2 jn-ca-mogami | 6
= ead61f2c3ce99080
japan divert air-jn-a6m2-akagi 1 jn-cvl-zuiho | 1 4
= b1182ea5c64285b3
end 840 over b1182ea5c64285b3347bf57e87319766 186a1827f4ddc897
