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
allied done | 9 3 ; 16
allied shell jn-ca-kumano 6 | 5 ; 6 2 ; 6 ; 1 ; 4 ; 3 ; 1 4
allied torpedo jn-ca-kumano | 1
allied torpedo jn-ca-kumano | 3 ; 5
= 621c3562a55c86b6
japan bombard-base airfield
japan all-ships
japan open-fire | 5 ; 4 10 ; 4 ; 7 7 ; 1 ; 10 8
= 97adbd6cc1c8d116
allied done | 7 4 ; 8 ; 5 5 ; 15
= ed1875c70933094b
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
= 02b5872bab554f51
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
allied done | 3 3 ; 6 4 ; 6 5 ; 1 5 ; 2 4 ; 2 6 ; 2 3 ; 1 5
= c9c82e293bf61fa9
japan stay air-jn-a6m2-zuiho-s2 | 2 4 ; 3 ; 3 ; 1 2 ; 5 3 ; 1 3 ; 3 ; 1 ; 3 6 ; 2 ; 1 4
= e49ff5ab8a3257c2
allied stay air-us-b-26-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway | 3
= d0fe4057df1d8f7c
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 5 1 ; 2 2
= 44adfeb9e9323fd7
allied shot air-us-pby-midway
= c51fcb1a55a885ae
japan done | 4
= b715194236143c7a
allied enter 4 core | 5 4 ; 6 3
allied stay air-us-tbd-hornet
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied send air-us-sbd-hornet 3 dive
allied send air-us-sbd-enterprise 2 dive
allied launch | 3 1
allied target air-us-sbd-hornet 3 jn-ca-kumano
allied target air-us-sbd-enterprise 2 jn-ca-kumano | 5 ; 2 5 ; 1 ; 6 3
= e2961e9975bad197
japan stay air-jn-b5n-kaga
japan stay air-jn-b5n-akagi
japan stay air-jn-d3a-soryu
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-akagi
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-b5n-kaga 2 low
japan send air-jn-b5n-soryu 2 low
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-akagi 1 low
japan launch | 6 6
japan shot air-jn-b5n-akagi
japan abort air-jn-d3a-kaga | 1 ; 2 ; 1 ; 4 5 ; 2 4 ; 4 6
= 5d739e7e1655bea7
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
allied send air-us-sbd-yorktown 4 dive
allied launch | 5 6
allied target air-us-sbd-yorktown 2 jn-ca-kumano | 6 ; 2 4 ; 1 2
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 3 4
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 6
allied no | 6 1 ; 4 1
= 7fcbea9e8d19bddf
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
= fe96f155daecc322
allied sigint | 6
allied done | 9 ; 8 ; 5 ; 2 ; 4 ; 1
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 3 ; 10 2 ; 3 ; 5 10 ; 14
allied done | 8 6 ; 19 ; 5 4 ; 19 ; 3 ; 1 9 ; 4 5 ; 2 ; 4 ; 3 ; 6 4
allied torpedo jn-ca-kumano | 3
allied torpedo jn-ca-kumano | 5 ; 5 ; 2
= ef810eea7634d571
japan bombard-base airfield
japan all-ships
japan open-fire | 4 ; 2 1 ; 5 8 ; 20 ; 8 3 ; 8
= a9529f5def5dabfb
allied done | 6 8 ; 5 ; 9 10 ; 14 ; 2 ; 6 ; 5
= 39a8bcdf185aa570
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
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
= 3f71d89dae1325c0
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
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 6 5 ; 4 4 ; 5 1 ; 2 3 ; 2 5 ; 1 3 ; 3 4 ; 1 ; 1 1
allied stay air-us-tbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown | 1 3
allied target air-us-sbd-yorktown 1 jn-ca-kumano | 4 ; 6 3 ; 2 ; 2 3
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 6 5
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 3 ; 3 3 ; 5 2
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-enterprise
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 3 dive
allied launch | 6 4
allied target air-us-sbd-enterprise 3 jn-ca-kumano
allied target air-us-sbd-hornet 1 jn-ca-kumano | 6 ; 5 4 ; 1 2
allied stay air-us-tbf-midway-s2
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
= f5c173a0374b51dd
japan done
= 04938c45018b6d2a
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied launch | 3
allied enter 3 core | 4 2
allied target air-us-b-17-midway-s2 1 jn-bb-mutsu
allied target air-us-pby-midway 1 jn-bb-mutsu | 5
allied no | 5 1 ; 3 1
= 3fac5d771222b39d
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
= 3f21f039c99c2cb2
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
allied done | 4 ; 1 8 ; 4 ; 1 6 ; 5 5 ; 6 8 ; 6 ; 3 ; 10 7 ; 4 1 ; 6 ; 4 ; 5 ; 4 ; 3 2
allied torpedo jn-ca-kumano | 3
allied torpedo jn-ca-kumano | 1 ; 2 ; 4 4 ; 20 ; 5 5 ; 2 ; 2 9 ; 9
allied done | 6 ; 2
allied attack-group 1 | 3 ; 4 ; 1 6
= 495ee0d368de409f
japan go-on
= 85ec981dfad2aa22
allied shell jn-cl-jintsu 6 | 2 ; 3 2 ; 3
= aa9d123e89b3faad
japan bombard-base airfield
japan all-ships
japan open-fire | 1 ; 8 10 ; 3 ; 10 9 ; 8 3 ; 9
= 259c79ffb805e20e
allied done | 2 5 ; 5 ; 5 ; 4 ; 3 ; 5 ; 5 ; 5 ; 10 7 ; 6 8 ; 11
= f10ded58f895763f
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
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
= 3ec72042cfee09b9
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-5
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-8
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 5 3 ; 4 1 ; 5 6 ; 1 5 ; 6 3 ; 4 3 ; 1 4 ; 3 4 ; 2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 6 1
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 3 jn-ca-suzuya
allied target air-us-tbd-enterprise 1 jn-ca-kumano
allied target air-us-tbd-hornet 1 jn-ca-suzuya | 5 ; 4 ; 1 ; 4 ; 6 3 ; 5 1
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 3 2
allied target air-us-sbd-yorktown 3 jn-ca-kumano
allied target air-us-tbd-yorktown 1 jn-ca-kumano | 3 ; 1 ; 6 4 ; 3 ; 6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 4
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya | 6 ; 3 ; 3 4
allied stay air-us-b-26-midway-s2
allied stay air-us-pby-midway
= 0be64d47d9c8092c
japan done
japan done
= f89fa8507a024945
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied launch | 5 ; 5 2
allied target air-us-b-17-midway-s2 2 jn-cl-oi
allied target air-us-pby-midway 1 jn-cl-oi | 1 ; 1 2 ; 1
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 5 3
allied target air-us-sbd-saratoga 2 jn-ca-suzuya
allied target air-us-tbf-saratoga-s2 1 jn-ca-suzuya | 6 ; 1 ; 2 1
allied no | 5 6 ; 6 5
= 5503fa6d27e70f68
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
= 5aa514f1167ead7b
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
allied done | 5 ; 6 4 ; 5
allied done | 6 ; 4 10 ; 2 8 ; 3 4 ; 6 ; 10 6 ; 4 9 ; 1 ; 2 ; 3 ; 1 2 ; 2 ; 1 ; 4 ; 1 2 ; 6 ; 6 8 ; 6 ; 2 3 ; 4 3 ; 9 10 ; 12
allied done | 1
allied attack-group 1 | 4 ; 6 ; 4 2 ; 1
allied attack-group 1 | 6 ; 1 ; 1 4
allied torpedo jn-cl-jintsu | 3
allied torpedo jn-cl-jintsu | 4
allied torpedo jn-cl-jintsu | 3 ; 4
= 6ba7a1074c8b6550
japan bombard-base airfield
japan all-ships
japan open-fire | 1 ; 6 9 ; 11 ; 6 1 ; 20 ; 9 4 ; 16 ; 2 1 ; 10
= 2c943b1786bfd2c6
allied done | 1 9 ; 6 ; 3 ; 1 ; 2 ; 5 ; 3
= 0c9b4c7fa670b81e
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
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
= 0d4ce06637cfc5aa
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-5
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 4 1 ; 5 2 ; 2 4 ; 3 2 ; 6 1 ; 6 2 ; 4 3 ; 1 5 ; 2 ; 6 2
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 6 5
allied target air-us-sbd-yorktown 1 jn-ca-suzuya | 2 ; 1 2 ; 5 6
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 3 5
allied abort air-us-sbd-hornet
allied target air-us-sbd-enterprise 4 jn-ca-suzuya
allied target air-us-tbd-enterprise 1 jn-ca-suzuya
allied target air-us-sbd-hornet 1 jn-ca-mikuma
allied target air-us-tbd-hornet 1 jn-ca-mikuma | 1 ; 1 ; 6 ; 5 ; 3 5 ; 3 4 ; 1 ; 2 3
allied stay air-us-tbf-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-b-26-midway-s2
= 9ac3b46d954cf5d4
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 1 1 ; 4 2
japan done | 3
= 35c7d6ebf9209c8f
allied enter 3 core | 3 4
allied target air-us-b-17-midway-s2 1 jn-cv-akagi | 4 ; 2 ; 2 ; 1 6
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 2 4
allied target air-us-pby-pearl-harbor 2 jn-ca-mikuma
allied target air-us-b-17-pearl-harbor 1 jn-ca-mikuma | 6 ; 3 1
allied stay air-us-sbd-saratoga
allied stay air-us-f4f-saratoga
allied stay air-us-tbf-saratoga-s2 | 6 1
allied target air-us-sbd-saratoga 1 jn-ca-mikuma | 4 ; 5 2
allied no | 5 3 ; 6 5
allied first
= 7131b5e65ba7a088
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
= 115b092322cbfae5
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
allied done | 3 ; 1 ; 6 ; 5 2 ; 1 ; 3 ; 6 ; 3
= 2e14515ed70e7d61
japan attack-group 1 | 1 ; 3 ; 1 4 ; 1 ; 2 ; 10 6 ; 6 ; 8 4 ; 14
= c8172c9188bca514
allied done | 1 3 ; 6 9 ; 2 ; 2 ; 2 6 ; 5 4 ; 3 ; 6 ; 5 ; 2 5
allied torpedo jn-ca-mikuma | 5
allied torpedo jn-ca-mikuma | 2 ; 2 ; 2 ; 1
allied torpedo jn-ca-mikuma | 3
allied torpedo jn-ca-mikuma | 5 ; 6 ; 6 10 ; 7 ; 2 5 ; 7 5 ; 17 ; 6 6 ; 4
allied done | 6 ; 1
allied attack-group 1 | 3 ; 3 ; 2 1 ; 2 ; 6 6 ; 11 ; 1 3 ; 2 1 ; 2 2 ; 9
allied done | 1 3
= 0bb383914a449e22
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-akagi 1 low
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
= 9f5d24bb5f7322b7
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-5
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
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
allied done | 3 1 ; 4 3 ; 5 4 ; 6 1 ; 2 5 ; 5 1 ; 3 5 ; 6 4 ; 6 2
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 6 3
allied target air-us-b-17-pearl-harbor 2 jn-ca-mikuma
allied target air-us-pby-pearl-harbor 2 jn-ca-mikuma | 3 ; 1 1 ; 1 ; 4 4
allied stay air-us-sbd-enterprise
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied send air-us-sbd-enterprise 2 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 4 2
allied target air-us-sbd-enterprise 2 jn-ca-mikuma
allied target air-us-sbd-hornet 2 jn-ca-mikuma
allied target air-us-tbd-enterprise 1 jn-ca-mikuma | 2 ; 2 ; 6 4 ; 2 5
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2 | 6
= 51a12aaf34c0384d
japan done
= 8375ef8a3f51a598
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied launch | 6
allied enter 6 core | 1 4
allied target air-us-tbf-midway-s2 1 jn-cvl-hosho
allied target air-us-b-17-midway-s2 1 jn-cvl-hosho
allied target air-us-pby-midway 1 jn-cvl-hosho | 2 ; 4 ; 4 6 ; 2 ; 6 1
allied stay air-us-tbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 4 6
allied target air-us-sbd-yorktown 1 jn-ca-mikuma | 5 ; 2 6 ; 6 1
allied stay air-us-tbf-saratoga-s2
allied stay air-us-sbd-saratoga | 2 1
allied target air-us-sbd-saratoga 1 jn-ca-mogami | 1 ; 3 6 ; 3 4
= cb57a19a38f3576f
end 799 over cb57a19a38f3576ff1f5da76f8430da3 4590508f6ba8c76e
