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
allied done | 5 ; 6 ; 3 ; 4 2
allied torpedo jn-ca-suzuya | 6 ; 2
allied torpedo jn-ca-suzuya | 3
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 3 ; 5 ; 4
= 9c0008bc72f44cc1
japan bombard-base airfield
japan all-ships
japan open-fire
= da115186a34fea67
allied shell jn-ca-suzuya 6 | 5 ; 1 4 ; 4 ; 9 5 ; 2 ; 4 8 ; 15 ; 4 4 ; 8
allied done | 3 5 ; 9 9 ; 11 ; 2 2 ; 7 9 ; 10
= b00ba4de78ff7f37
japan naval-strike J3 contact-6
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-6
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-6
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
= 030addecf30bc898
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
allied done | 6 6 ; 1 5 ; 6 5 ; 2 3 ; 2 5 ; 5 1 ; 6 1 ; 5 6
= 08f5a111ce2efb16
japan stay air-jn-b5n-soryu
japan stay air-jn-a6m2-kaga
japan stay air-jn-b5n-hiryu
japan stay air-jn-a6m2-kaga
= 1dc15afffb225ee3
allied assign air-us-f4f-hornet 3 high
allied done | 3 5 ; 1 4
allied done
= d5510f49ce712a42
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan launch | 4
japan enter 4 core | 4 2
japan target air-jn-b5n-kaga 3 us-cv-enterprise
japan target air-jn-d3a-akagi 2 us-cv-hornet
japan target air-jn-d3a-kaga 2 us-cv-hornet
japan target air-jn-b5n-akagi 1 us-cv-enterprise
japan target air-jn-d3a-soryu 1 us-cv-enterprise
japan target air-jn-d3a-soryu 1 us-cv-hornet | 6 ; 5 ; 6 ; 3 6 ; 5 1 ; 4
japan enter 3 core | 4 5
japan abort air-jn-b5n-soryu
japan target air-jn-d3a-hiryu 2 us-cv-enterprise
japan target air-jn-b5n-hiryu 1 us-cv-enterprise | 6 ; 3 ; 5 4 ; 1 ; 6 6 ; 5
japan enter 5 core | 3 3
japan target air-jn-b5n-zuiho 1 us-cv-enterprise | 5 ; 2 3 ; 6 6
japan done | 1 ; 2 ; 3 1 ; 3 5
japan pounce medium | 1 4 ; 6 5 ; 1 1 ; 1 6
japan done
= 77a713f17a8bfcde
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 1
allied enter 1 inner | 2 5
allied target air-us-sbd-yorktown 3 jn-bc-haruna
allied target air-us-tbd-yorktown 1 jn-bc-haruna | 3 ; 2 ; 1 6 ; 1 6
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
= 6ba804b79ccef3e8
japan done | 2 ; 2 ; 3 3 ; 6 2 ; 3 5 ; 5 4 ; 2 4 ; 3 3
= 465d895eadc70522
allied send air-us-sbd-enterprise 2 dive
allied launch | 5
allied enter 5 core | 5 3
allied target air-us-sbd-enterprise 1 jn-cv-akagi | 5 ; 6 2 ; 2 3
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 6 3
allied abort air-us-pby-pearl-harbor
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 4 ; 4 5 ; 2 ; 1 3
allied stay air-mc-sb2u-midway
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2
= eaa65ca96fd21bd6
japan done | 5 2 ; 5 2 ; 4 1 ; 4
japan enter 4 core | 4 4
= 4b3a4dfa14def436
allied no | 1 1 ; 4 2
allied first
= 30315b264d28f092
japan take-card J1
japan detach jn-bc-haruna
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
= 02798ce6ee8760f9
allied sigint | 1
allied done | 1 ; 1
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 2
= de8d7325c3d04eaf
japan attack-group 1 | 3 ; 2
japan torpedo us-cv-enterprise | 3
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 3 ; 1 7 ; 5 ; 4 6 ; 3 ; 3 8 ; 10 ; 4 ; 10 6 ; 9 7 ; 17
= 58f668a15c5d7f6c
allied done | 1 ; 3 4 ; 20
allied done | 2 ; 10 7 ; 1 ; 1 ; 4 ; 5 5 ; 2 ; 6 ; 4 ; 5 1
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 5 ; 4
= 21788bf00a53c445
japan bombard-base airfield
japan all-ships
japan open-fire
= a6306006a7157c9e
allied shell jn-ca-suzuya 6 | 4 ; 3 1 ; 5 ; 7 9 ; 8 ; 7 7 ; 19
allied done | 4 5 ; 3 3 ; 4 ; 1 7 ; 10 5
= f1985575f52ffb76
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
= 3a76ffe82421eaa1
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-mc-sb2u-midway 1 dive
allied send air-us-b-26-midway-s2 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-hornet.2 1 high
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 6 ; 4 2 ; 3 4 ; 3 2 ; 6 1 ; 4 5 ; 5 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 1 4
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 4 ; 5 5 ; 1 4
= 6142548eb96d5636
japan stay air-jn-b5n-soryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-soryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-akagi
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-d3a-kaga 1 dive
japan launch | 4 4 ; 2 ; 6 ; 2 ; 3 6 ; 5 2
japan stay air-jn-b5n-zuiho | 1 ; 4 3 ; 5 5 ; 1 ; 6 1
= 2e782678decad7ff
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
= 65fee0f71af81f73
japan done
japan done
= 99013535c6742a3b
allied send air-us-sbd-yorktown 4 dive
allied launch | 6
allied enter 6 inner | 2 3 ; 4 ; 2 4 ; 3 2
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
allied stay air-mc-sb2u-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-b-26-midway-s2
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
= 7554b3654d5313a9
japan done | 5 ; 4 ; 6 2 ; 3 3 ; 6 3 ; 3 4 ; 2 1
= 541ffb288079907c
allied shot air-us-sbd-enterprise
allied no | 2 5 ; 1 1
= c0fe41100b033c54
japan first
japan take-card J1
japan detach jn-dd-nowaki
japan course F1028
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
= d8b34598c7ceb807
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
allied done | 3 ; 5 6 ; 10 ; 6 2 ; 1
allied done | 1 ; 4 9 ; 6 1 ; 12 ; 5 ; 6 6 ; 3
allied done | 1 ; 3 3 ; 18
allied done | 1 ; 6 ; 5 ; 3 1
allied torpedo jn-ca-suzuya | 6 ; 2
allied torpedo jn-ca-suzuya | 5 ; 2 ; 4 ; 3 ; 2 2
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 3 ; 6 ; 9 1 ; 18 ; 8 4 ; 14
allied done | 5 8 ; 1 ; 1 8 ; 5 ; 9 5 ; 2 ; 1 6 ; 3 ; 1 ; 1 ; 5 ; 6 5 ; 2 ; 4 ; 1
= 07072b5bd15f3348
japan attack-group 1 | 3 ; 4 ; 1 6
japan torpedo us-cv-enterprise | 2 ; 9 8 ; 8 ; 6 ; 9 8 ; 7 ; 5 ; 7 9 ; 10 ; 1 2
= 0258febb7709f5b6
japan naval-strike J3 contact-6
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-6
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-6
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
= c242b21949fe6bf6
allied naval-strike U11 contact-2
allied send air-us-tbf-saratoga-s2 1 low
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 4 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-sbd-enterprise 3 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-sbd-hornet 1 dive
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 2 1 ; 1 6 ; 2 6 ; 3 4 ; 5 6 ; 6 1 ; 4 6
= 8472eda9e988d317
japan done | 1 ; 2 ; 2 4 ; 1 1 ; 5 6 ; 6 1 ; 5 2 ; 2 2
japan done | 4
= c1f627c53f479941
allied enter 4 inner | 4 2 ; 6 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 6 5
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 2 ; 3 2
allied done
= 4fc483929f0f738a
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan launch | 3
japan enter 3 core | 4 2
japan target air-jn-b5n-kaga 3 us-cv-enterprise
japan target air-jn-d3a-akagi 2 us-cv-hornet
japan target air-jn-d3a-kaga 2 us-cv-hornet
japan target air-jn-b5n-akagi 1 us-cv-enterprise
japan target air-jn-d3a-soryu 2 us-ca-new-orleans | 1 ; 2 ; 3 ; 6 1 ; 2 1 ; 1 5 ; 1
japan enter 2 core | 1 6
japan target air-jn-b5n-soryu 2 us-cv-hornet
japan target air-jn-d3a-hiryu 2 us-cv-hornet
japan target air-jn-b5n-hiryu 2 us-ca-vincennes | 6 ; 1 ; 1 ; 3 5 ; 2 4 ; 5 ; 5 ; 2 ; 4
japan done
japan pounce medium | 6 4 ; 3 2
= 03a09d6260ac67f1
allied shot air-us-pby-midway
allied abort air-us-sbd-enterprise | 4 6 ; 6 3
allied send air-us-sbd-enterprise 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied launch | 5
allied enter 5 core | 2 5
allied target air-us-sbd-enterprise 2 jn-cv-akagi
allied target air-us-b-17-midway-s2 2 jn-cv-akagi
allied target air-us-pby-midway 1 jn-cv-akagi | 6 ; 3 ; 1 3 ; 4 ; 1 2
= a42c800b9ef76bec
japan target air-jn-b5n-hosho 1 us-ca-minneapolis | 4
japan done | 2 2 ; 1 4 ; 5 ; 6 2
= a05b38cbf7ffbcd2
allied divert air-us-f4f-hornet 1 us-cv-saratoga
allied no | 1 5 ; 6 1 ; 5 6 ; 3 2
= 29300ccf14e3c863
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
= aead6bb50a418b96
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
allied done | 3 ; 1 6 ; 16
allied done | 1 ; 5 8 ; 20
allied done | 1 ; 9 8 ; 11
allied done | 2 ; 3 ; 6 ; 4 6 ; 2 ; 5 ; 1
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 6 ; 4 ; 6
allied torpedo jn-ca-mikuma | 4
allied torpedo jn-ca-mikuma | 3
allied torpedo jn-ca-mikuma | 5 ; 4 ; 4 6 ; 6 8 ; 6 ; 4 10 ; 15
allied done | 4 10 ; 1 ; 1 10 ; 5 ; 1 ; 3 ; 5 ; 7 10 ; 5 ; 6 ; 9 7 ; 12 ; 5 ; 10 5
= c25cd5899a8c3252
japan naval-strike J3 contact-6
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-6
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-6
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
= 6308572d32d756d4
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 2 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-sbd-enterprise 3 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 6 ; 1 3 ; 3 6 ; 4 5 ; 3 5 ; 6 4 ; 5 4 ; 1 4
= 47381f6dda073478
japan stay air-jn-a6m2-kaga
japan stay air-jn-a6m2-kaga
japan stay air-jn-b5n-akagi
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-hiryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-soryu
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-soryu
= 8221612a065c8585
allied done
= 8a3662a2b663cbd3
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 1 dive
japan launch | 4 ; 6 3
japan abort air-jn-b5n-soryu
japan target air-jn-b5n-kaga 3 us-ca-minneapolis
japan target air-jn-d3a-kaga 1 us-ca-minneapolis
japan target air-jn-d3a-kaga 1 us-dd-farragut
japan target air-jn-b5n-soryu 1 us-dd-farragut
japan target air-jn-d3a-hiryu 1 us-dd-farragut | 6 ; 2 ; 6 ; 3 ; 5 1 ; 2 2 ; 3 6
= a08f5d92383f3152
allied stay air-us-sbd-enterprise
allied stay air-us-pby-midway
= 89c94aaf351f49d3
japan done | 2 3 ; 3 4
= bbfe0e3f28a02efd
allied abort air-us-sbd-enterprise
= e1a1ffcae36729e6
japan done
= 6505329cfc62e0a8
allied send air-us-b-17-midway-s2 2 medium
allied launch | 5
allied enter 5 inner | 2 1 ; 4 ; 1 ; 4 6
allied stay air-us-f4f-yorktown
= a484b4bfcec1888a
japan done | 3 ; 4 ; 2 3 ; 1 3 ; 4 5 ; 5 2 ; 1 4 ; 2 4
= f6203a872d8c6548
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 3 3
allied target air-us-pby-pearl-harbor 3 jn-ca-mikuma | 2 ; 3 3 ; 3 1
allied stay air-us-f4f-hornet
allied stay air-us-sbd-saratoga
allied stay air-us-f4f-saratoga | 5 4
allied target air-us-sbd-saratoga 1 jn-ca-mikuma | 4 ; 1 1 ; 2 4
= 2eab9168a036e958
japan stay air-jn-a6m2-zuiho-s2 | 1
japan enter 1 inner | 6 3 ; 4 1 ; 4 ; 1 1
japan target air-jn-b5n-hosho 1 us-ca-minneapolis | 1 ; 3 6
= 326d569a4f8840d1
allied no | 5 4 ; 1 6
= 0299db006cc4e72c
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
= a7869ed63c491b85
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
allied done | 4 ; 8 8 ; 1
allied done | 6 ; 10 4 ; 6 ; 3 4 ; 6
allied done | 1 ; 5 ; 4 ; 1 1
allied torpedo jn-ca-mikuma | 2
allied torpedo jn-ca-mikuma | 1 ; 1 ; 2 ; 6 ; 5 3 ; 1 ; 3 1 ; 7 4 ; 3 ; 5 2 ; 20
allied done | 2
allied attack-group 1 | 4 ; 5 ; 3 5 ; 4
= f940c80c6eebe36b
japan go-on
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= d930a756d8ce9957
allied shell jn-cl-jintsu 6 | 3 ; 5 6 ; 4 ; 7 8 ; 3 ; 6 2 ; 20 ; 3 7 ; 16
allied done | 3 2 ; 2 ; 2 ; 2 ; 2 3
= 963b4776c50c39a2
japan torpedo us-cv-saratoga | 5 ; 1 ; 3 ; 2
japan attack-group 1 | 6 ; 3 ; 6 5
japan torpedo us-ca-new-orleans | 2
japan torpedo us-ca-new-orleans | 2
japan torpedo us-ca-new-orleans | 4 ; 6 3 ; 5 ; 4 ; 2 3 ; 2 ; 5 5 ; 17
= 628c59a08c9f43df
japan naval-strike J3 contact-6
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-6
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-6
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
= 3fa8d0a70afec431
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U17 contact-2
allied send air-us-sbd-yorktown 1 dive
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-sbd-enterprise 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 5 ; 3 3 ; 4 6 ; 4 5 ; 5 1 ; 6 4 ; 4 4 ; 5 4
= eccbfba855624f61
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-hiryu
= 2941e1db26b523f2
allied done
= 495e95260d12c46b
japan send air-jn-b5n-kaga 2 low
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-b5n-soryu 1 low
japan send air-jn-b5n-hiryu 1 low
japan launch | 6 ; 1 5
japan target air-jn-b5n-kaga 2 us-ca-pensacola
japan target air-jn-d3a-soryu 2 us-ca-pensacola
japan target air-jn-d3a-akagi 1 us-dd-reid
japan target air-jn-b5n-akagi 1 us-dd-reid
japan target air-jn-d3a-kaga 1 us-dd-reid
japan target air-jn-b5n-soryu 1 us-dd-reid
japan target air-jn-b5n-hiryu 1 us-ca-pensacola | 5 ; 6 ; 6 ; 3 ; 1 1 ; 4 6 ; 1 4
= e8f33b39438c29b2
allied stay air-us-pby-midway
allied stay air-us-sbd-enterprise
= 26cc0e9448612de9
japan done | 5 2 ; 6 3
= 0b9fe0d7f6ddb23d
allied shot air-us-sbd-enterprise
= 9888d69231b4e1ac
japan done | 5
= 4dab5bdac21a3f08
allied enter 5 core | 5 2
allied target air-us-b-17-midway-s2 1 jn-cv-akagi | 5 ; 1 ; 2 3
allied stay air-us-f4f-hornet
allied stay air-us-sbd-saratoga | 5 1
allied target air-us-sbd-saratoga 1 jn-ca-mikuma | 2 ; 1 5 ; 6 5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 3
allied target air-us-pby-pearl-harbor 3 jn-ca-mikuma
allied target air-us-b-17-pearl-harbor 2 jn-ca-mikuma | 6 ; 1 5
allied stay air-us-sbd-yorktown | 2 ; 1 1 ; 2 4
= 5b512f750437898b
japan stay air-jn-b5n-zuiho | 1 2
= 8a2fc7002a32068a
end 851 over 8a2fc7002a32068a8e288f8527a0bc17 428a5902df215ed9
