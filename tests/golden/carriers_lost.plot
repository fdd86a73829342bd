flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held, but Japan wins"
dice fast 401
start c8a039349ed6e3f7cecdb0e7b7237746
japan done
= a3288922c42520ff
allied done | 18 ; 27 ; 3 ; 58 ; 25
allied no | 5 1 ; 2 5 ; 1 2 ; 3 3
allied first
= 4f9ba549dc0e24d9
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
= d8f7e4b2debf4850
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
= cab116878edc550c
japan attack-group 1 | 3 ; 5 ; 1 1 ; 4 ; 1 ; 8 4 ; 14
= f0d4190cdb330bd6
allied done | 2 ; 5 5 ; 9
allied done | 3 ; 8 1 ; 15
allied done | 2 ; 4 ; 4 ; 6 6
allied torpedo jn-ca-kumano | 6 ; 5 ; 4 ; 6
= aa19c863169e216c
japan go-on | 2 5 ; 19
= aa3678f02d4740fa
allied done | 2 10
= fe53b02c66fbd77d
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
= 8917685d0b02ac7d
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
= caec2aca961ae10a
japan done | 1 ; 1 ; 5 2 ; 2 3 ; 3 3
japan pounce low | 4 3 ; 1 1
japan done
= 179d2d8b100e9e3f
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
= d48506895e13a4f3
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-b5n-soryu 2 medium
japan send air-jn-b5n-hiryu 2 medium
japan launch | 5 6
japan shot air-jn-b5n-akagi
japan abort air-jn-b5n-hiryu | 1 ; 3 3
= d2db53faa75baf8a
allied no | 1 2 ; 4 6
allied first
= ecf59cf340070800
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
= d830f90a83a95c8c
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
= 90a43d229200094b
japan attack-group 1 | 2 ; 3 ; 3 6
= 0d028c628c08d24b
allied go-on | 6 ; 6 ; 9 10 ; 10 ; 6 10 ; 9 ; 5 9 ; 1
allied done | 5 ; 2 2 ; 16
allied done | 5 ; 7 7 ; 7
allied done
allied shell jn-ca-suzuya 6 | 5 ; 6 5 ; 3 ; 4 ; 6 ; 2 4 ; 3 ; 1 ; 3 ; 5 1 ; 4
= a23dade625ceda11
japan bombard-base airfield
japan all-ships
japan open-fire | 5 ; 1 4 ; 4 5 ; 9 5 ; 2
= 359338302b34e39a
allied done | 4 8 ; 5 10 ; 4 4 ; 8 5 ; 13
= 158b8c25a08b74fc
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
= c1124419a9e3de8f
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
allied done | 5 3 ; 1 3 ; 4 6 ; 5 1 ; 6 1 ; 6 6 ; 1 5 ; 2 ; 2 3
allied stay air-us-sbd-hornet
allied stay air-us-tbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
= 2e58f53f274a887e
japan done
japan done
= 83669764c98ab4ad
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 1 dive
allied launch | 2
allied enter 2 inner | 5 1
allied target air-us-sbd-enterprise 4 jn-bc-kirishima
allied target air-us-sbd-hornet 1 jn-bc-kirishima | 6 ; 5 6 ; 3 ; 1 4
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
allied stay air-mc-sb2u-midway
allied stay air-us-b-26-midway-s2
= b6c990b3009e3767
japan done
= 866b834d64d68ca1
allied send air-us-pby-midway 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-us-b-17-midway-s2 1 medium
allied launch | 4
allied enter 4 inner | 4 2
allied target air-us-pby-midway 2 jn-ca-chikuma
allied target air-mc-sbd-midway-s2 1 jn-ca-chikuma
allied target air-us-b-17-midway-s2 1 jn-ca-chikuma | 6 ; 5 ; 2 ; 3 6
allied stay air-us-tbd-yorktown
allied stay air-us-f4f-yorktown
= 6085058a17f590d3
japan done | 5 ; 4 ; 4 5 ; 6 2 ; 3 4 ; 5 4 ; 3 3
= 523a47d4c0d57458
allied send air-us-sbd-yorktown 2 dive
allied launch | 6
allied enter 6 core | 5 4
allied target air-us-sbd-yorktown 1 jn-cv-akagi | 3 ; 5 2 ; 2 3
= 1d81b476a1eb15e9
japan stay air-jn-b5n-kaga
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-soryu
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-kaga
japan stay air-jn-b5n-soryu
japan stay air-jn-b5n-akagi
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-d3a-hiryu 1 dive
japan launch | 6 6
japan shot air-jn-b5n-hiryu
japan abort air-jn-d3a-kaga | 1 ; 2 ; 3 ; 3 5
japan divert air-jn-b5n-akagi 1 jn-cv-hiryu
japan divert air-jn-d3a-akagi 1 jn-cvl-zuiho | 1 4
= 5e046de152bebfb9
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 6 5
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya | 1 ; 1 6
allied no | 1 1 ; 2 5
allied first
= 74b075c9ca317c71
japan take-card J1
japan detach jn-cv-akagi
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
= 9d4b37a023268a12
allied sigint | 3
allied done | 2 ; 1 ; 9 ; 2
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 2 ; 5 3 ; 6 ; 7 1 ; 5 ; 6 10 ; 9 ; 5 ; 5 9 ; 19 ; 6 4 ; 12 ; 10 3
allied done | 4 ; 6 1 ; 4
allied done | 1 ; 1 10 ; 5 ; 4 ; 4 ; 4 ; 1 1
allied torpedo jn-ca-suzuya | 4 ; 1
= f8a36cd2db75a9e5
japan bombard-base airfield
japan all-ships
japan open-fire | 1 ; 1 8 ; 4 4 ; 3 1 ; 8
= e98e65dd696e5a76
allied done | 7 6 ; 14 ; 3 6 ; 3 ; 1 4 ; 4 6 ; 7 8 ; 13
allied done
= f625f1c3a3c7d0de
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan send air-jn-d3a-akagi.2 1 dive
japan guard air-jn-a6m2-zuiho-s2 1 medium
japan launch
japan naval-strike J2 F1234
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-b5n-hiryu 1 low
japan guard air-jn-a6m2-kaga 2 medium
japan guard air-jn-a6m2-soryu 2 medium
japan launch
japan done
= 4adce0058a5a5d13
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
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
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
allied done | 4 1 ; 4 2 ; 6 4 ; 3 3 ; 3 4 ; 1 4 ; 3 2 ; 2 ; 2 3
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
= a2ce71c87fba40c4
japan done
japan done
= ec136c9be58f3cc9
allied send air-us-sbd-yorktown 3 dive
allied launch | 4
allied enter 4 inner | 1 4
allied target air-us-sbd-yorktown 3 jn-ca-chikuma | 1 ; 4 1 ; 5 5
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
= c51ba29cf60b6d23
japan done | 2 ; 6 ; 4 1 ; 5 1 ; 1 2 ; 1 6
japan pounce medium | 5 4 ; 4 6 ; 4 5 ; 3 1
= e06e8f35c1c7a565
allied send air-us-sbd-enterprise 2 dive
allied launch | 5
allied enter 5 core | 3 1
allied target air-us-sbd-enterprise 2 jn-cv-kaga | 4 ; 3 1 ; 1 ; 2 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 1 medium
allied send air-us-pby-pearl-harbor 1 medium
allied launch | 5 1
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 4 ; 3 1 ; 4 3
allied stay air-mc-sb2u-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-b-26-midway-s2
= 75279046e4a37e15
japan done | 1 6 ; 4 2
= 067c1b728dad2e66
allied shot air-us-b-17-midway-s2
allied no | 3 4 ; 3 2
= 978233ef7c42ae45
japan first
japan take-card J1
japan detach jn-ca-chikuma
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
= 05e6fba294127160
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
allied done | 6 ; 10 9 ; 5 9 ; 20 ; 10 2
allied done | 5 ; 3 4 ; 2 10 ; 6 3 ; 16 ; 2 ; 7 8 ; 1
allied done | 4 ; 8 5 ; 3
allied done | 5 ; 6 ; 6 ; 10 7 ; 10 9 ; 8 4 ; 5
allied done | 5 9 ; 16 ; 10 3 ; 3 ; 6 7 ; 20 ; 4 1 ; 8 5 ; 7 ; 3 ; 5 ; 2 ; 6 2 ; 5 ; 1 ; 4 9 ; 16 ; 6 ; 1 3 ; 6 ; 3 1 ; 7 3 ; 3
= 4bcbcbe5f29bf6df
japan naval-strike J3 contact-10
japan send air-jn-b5n-zuiho 1 low
japan send air-jn-d3a-akagi.2 1 dive
japan guard air-jn-a6m2-zuiho-s2 1 medium
japan launch
japan naval-strike J2 contact-10
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-10
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-b5n-hiryu 1 low
japan guard air-jn-a6m2-kaga 2 medium
japan guard air-jn-a6m2-soryu 2 medium
japan launch
japan done
= 5697b451c3cb5e37
allied naval-strike U11 contact-2
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch
allied naval-strike U16 contact-2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-pby-midway 3 medium
allied send air-mc-sb2u-midway 1 dive
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 6 1 ; 1 6 ; 6 6 ; 5 2 ; 3 1 ; 6 1 ; 2 3 ; 5 1
allied assign air-us-f4f-hornet 2 high
allied done | 2 4 ; 4 2
allied done
= aa6594b7f14e5196
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-b5n-akagi 1 low
japan launch | 3
japan enter 3 core | 2 2
japan target air-jn-b5n-kaga 3 us-cv-enterprise
japan target air-jn-d3a-kaga 2 us-cv-hornet
japan target air-jn-d3a-soryu 2 us-cv-hornet
japan target air-jn-b5n-akagi 1 us-cv-enterprise
japan target air-jn-b5n-soryu 1 us-cv-enterprise
japan target air-jn-b5n-soryu 1 us-cv-hornet | 1 ; 3 ; 6 ; 3 1 ; 6 3 ; 6 6 ; 4 4 1 3 ; 5 2 ; 5 1 ; 3
japan enter 2 core | 5 1
japan target air-jn-d3a-hiryu 2 us-cv-hornet
japan target air-jn-b5n-hiryu 1 us-cv-hornet | 3 ; 2 ; 1 4 ; 3 2 ; 1 ; 1 ; 1
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-hosho 1 low
japan launch | 6
japan enter 6 core | 2 4
japan target air-jn-d3a-akagi 1 us-cv-enterprise
japan target air-jn-b5n-hosho 1 us-cv-hornet | 4 ; 1 ; 3 6 ; 4 5 ; 1
japan done
japan pounce low | 2 1 ; 5 6
japan done
= eaeb1e403dc86bfe
allied send air-us-sbd-yorktown 3 dive
allied launch | 6
allied enter 6 core | 6 3
allied target air-us-sbd-yorktown 2 jn-cv-kaga | 1 ; 1 5 ; 1
= d1461196a3866c17
japan send air-jn-b5n-zuiho 1 low
japan send air-jn-d3a-akagi.2 1 dive
japan launch | 1
japan enter 1 core | 2 4
japan target air-jn-b5n-zuiho 1 us-cv-hornet
japan target air-jn-d3a-akagi.2 1 us-cv-hornet | 3 ; 2 ; 1 6 ; 2
japan done
japan pounce medium | 3 4 ; 5 6 ; 6 1 ; 4 6 ; 1
= 0181976aeb497105
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 3
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya | 2 ; 1 1 ; 5
= 7cf007d3a17efd05
japan done
japan pounce medium | 6 1 ; 5 2 ; 2 2 ; 4 3
= be955f0f7855b0bc
allied send air-us-pby-midway 2 medium
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 4
allied enter 4 core | 6 3
allied abort air-us-b-26-midway-s2
allied target air-us-pby-midway 2 jn-cv-kaga
allied target air-us-b-17-midway-s2 1 jn-cv-kaga | 2 ; 6 5
allied divert air-us-sbd-enterprise 1 us-cv-yorktown
allied divert air-us-sbd-enterprise 1 us-cv-saratoga
allied divert air-us-f4f-enterprise 1 us-cv-saratoga
allied divert air-us-f4f-enterprise 1 us-cv-saratoga
allied no | 2 3 ; 3 2
= 12238b44fc488521
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
= ce2ee17ba2613a5e
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
allied done | 3 ; 8 10 ; 9 ; 4 3 ; 1
allied done | 6 ; 4 7 ; 13
allied done | 1 ; 7 2 ; 16
allied done | 1 ; 1 ; 3 ; 2 4 ; 5 ; 5 ; 8 2 ; 18 ; 10 2 ; 5 10 ; 14
allied done | 10 5 ; 9 3 ; 10 ; 6 ; 3 ; 3 9 ; 4 ; 1
= 671403f21e94886e
japan attack-group 1 | 4 ; 2
japan torpedo us-cv-hornet | 1
japan torpedo us-cv-hornet | 5 ; 6 ; 1
japan torpedo us-ca-new-orleans | 6 ; 5
japan torpedo us-ca-new-orleans | 3 ; 3 2 ; 1 ; 2
japan attack-group 1 | 1 ; 3 ; 4 3 ; 1 8 ; 1 ; 1 7
= 0f7c0257d37c2faa
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan send air-jn-d3a-akagi.2 1 dive
japan guard air-jn-a6m2-zuiho-s2 1 medium
japan launch
japan naval-strike J2 F1234
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 F1234
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-b5n-hiryu 1 low
japan guard air-jn-a6m2-soryu 2 medium
japan launch
japan done
= 3a78907eaa1e2da5
allied naval-strike U11 contact-2
allied send air-us-sbd-enterprise 1 dive
allied send air-us-sbd-saratoga 1 dive
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 3 dive
allied send air-us-sbd-enterprise.2 1 dive
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-pby-midway 3 medium
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 2 4 ; 3 2 ; 6 5 ; 4 6 ; 2 3 ; 5 4 ; 1 2 ; 1 ; 6 2
allied stay air-us-sbd-saratoga
= 5bad042a5b655433
japan done
japan done | 4
= 10f60514ab9f7611
allied enter 4 inner | 6 2
allied target air-us-sbd-enterprise 1 jn-dd-makigumo | 4 ; 3 6 ; 5 1
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2
= 404d6f654b21aaa8
japan done | 4 1 ; 2 4 ; 2 ; 2 ; 4 2
= d0088309fea0ecc9
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
= 7c4e1edb4989f14a
japan done | 3 6 ; 4 2
= 7857530e8e7a0a62
allied shot air-us-sbd-yorktown
allied abort air-us-sbd-enterprise.2 | 1
allied enter 1 core | 3 4
allied target air-us-sbd-yorktown 1 jn-cv-kaga | 5 ; 1 6 ; 3 4
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 5 5
allied abort air-us-pby-pearl-harbor
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 5
allied no | 1 1 ; 6 4
allied first
= 4c851bd6b3b9372d
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
= 84f09a194f85e72c
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
allied done | 3 ; 4 ; 7 9 ; 20 ; 1 ; 1
= b5962ac94e13c6a6
japan attack-group 1 | 3 ; 4 ; 3 5 ; 2 2 ; 5 ; 5 8 ; 6 ; 6 ; 6 5 ; 8 ; 6 ; 3 4 ; 9 3 ; 4
= 56db278f3023c353
allied done | 3 ; 6 3 ; 13
allied done | 5 ; 4 7 ; 4 ; 3 ; 4 ; 3 2 ; 4 ; 2 ; 9 1 ; 20 ; 9 6 ; 3 ; 10 10 ; 7
allied done | 2
allied attack-group 1 | 3 ; 3 ; 5 4 ; 4
= a7f708e1d6b97169
japan go-on
japan go-on
= 5d254c82927c7e31
allied shell jn-cl-jintsu 6 | 1 ; 2 4 ; 1
= 126f9cffe457d94b
japan bombard-base airfield
japan all-ships
japan open-fire | 6 ; 8 9 ; 2 ; 5 1 ; 19 ; 5 4 ; 11
= 13efbb9c628ad8a1
allied done | 3 8
= 806234164c6b19e7
japan naval-strike J3 contact-1
japan send air-jn-b5n-zuiho 1 low
japan send air-jn-d3a-akagi.2 1 dive
japan guard air-jn-a6m2-zuiho-s2 1 medium
japan launch
japan naval-strike J2 contact-1
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-1
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-b5n-hiryu 1 low
japan guard air-jn-a6m2-soryu 2 medium
japan launch
japan done
= f7931ca847cda5db
allied naval-strike U11 contact-2
allied send air-us-sbd-enterprise 1 dive
allied send air-us-sbd-saratoga 1 dive
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 2 dive
allied send air-us-sbd-enterprise.2 1 dive
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 4 1 ; 4 6 ; 1 3 ; 6 2 ; 6 4 ; 6 5 ; 3 6 ; 1 ; 1 5
= 8c33ef9d70bd93c1
japan stay air-jn-b5n-hosho
= cf6228a374204eb3
allied done | 5
= b9ce748594aa2b34
japan enter 5 core | 4 1
japan target air-jn-d3a-akagi 1 us-cv-yorktown | 1 ; 2 3 ; 1 ; 1 5
= f5c8addfcc6eeb85
allied stay air-us-sbd-enterprise.2
allied stay air-us-f4f-yorktown
= 3e5baaa3407dbadf
japan done
japan done
= c958775e3c012be6
allied send air-us-sbd-yorktown 2 dive
allied launch | 2
allied enter 2 core | 6 3
allied target air-us-sbd-yorktown 1 jn-cv-kaga | 5 ; 1 4 ; 1 3
allied stay air-us-b-26-midway-s2
allied stay air-us-pby-midway
= 23fba5749ded4465
japan done | 1 4 ; 3 4 ; 5
= bb1a402d448537a5
allied enter 5 core | 2 5
allied target air-us-b-17-midway-s2 1 jn-cv-kaga | 2 ; 4 5 ; 5 6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 3 5
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya | 4 ; 5 6 ; 3 6
= c8f2eff0277a93d8
japan done | 5 6 ; 4 4
= 23f9aa442bde709d
allied shot air-us-sbd-saratoga | 5 2
= af44ac9994249312
japan stay air-jn-d3a-soryu
japan stay air-jn-d3a-soryu
japan stay air-jn-b5n-akagi
japan stay air-jn-b5n-hiryu
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan launch | 3
japan enter 3 core | 4 4
japan target air-jn-b5n-soryu 2 us-cv-yorktown
japan target air-jn-d3a-hiryu 2 us-cv-yorktown | 2 ; 5 ; 2 5 ; 5 6
japan send air-jn-b5n-zuiho 1 low
japan send air-jn-d3a-akagi.2 1 dive
japan launch | 2
japan enter 2 core | 2 2
japan target air-jn-b5n-zuiho 1 us-cv-yorktown
japan target air-jn-d3a-akagi.2 1 us-cv-yorktown | 2 ; 2 ; 5 4 ; 1 2
= 873ff894aec1c9f7
end 817 over 873ff894aec1c9f7838693e4403d71ae 99ceee88b8006555
