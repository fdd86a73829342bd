flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held: the Allies win decisively"
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
allied done | 3 ; 3 5 ; 7
allied done | 4 ; 5 8 ; 3
allied done | 6 10 ; 7 10 ; 13 ; 4 ; 2 9 ; 7
allied done | 1 4 ; 6 ; 5 ; 6
= f071a921d8c0e98d
japan bombard-base airfield
japan all-ships
japan open-fire
= 7432acb90a0e80b4
allied shell jn-ca-kumano 6 | 6 ; 2 5 ; 3 ; 8 8 ; 7
allied done | 2 1 ; 8 7 ; 18 ; 4 ; 3
= a850c04a5e2c95b4
japan attack-group 1 | 5 ; 3 ; 5 3
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 3
= a4fe1e7fef1fdb9d
allied go-on | 3 ; 6 1 ; 16 ; 6 4 ; 14
= c9ea8ca87b188d91
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
= 367287e96a76311b
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
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied send air-us-sbd-hornet 4 dive
allied send air-us-sbd-enterprise 2 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 3 1
allied target air-us-sbd-hornet 4 jn-ca-kumano
allied target air-us-sbd-enterprise 2 jn-ca-suzuya
allied target air-us-tbd-enterprise 1 jn-ca-kumano | 4 ; 6 ; 5 ; 3 6 ; 2 4 ; 6 6
= 2c9e36380ca5d2e1
japan stay air-jn-d3a-soryu
japan stay air-jn-b5n-kaga
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-b5n-kaga 2 low
japan send air-jn-b5n-soryu 2 low
japan launch | 2 1 ; 4 ; 4 ; 6 ; 6 6 ; 6 ; 4 3 ; 1 ; 2 3
= 36585f8157e2d5f6
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 4 6
allied abort air-us-pby-pearl-harbor
allied target air-us-b-17-pearl-harbor 1 jn-ca-kumano
allied target air-us-pby-pearl-harbor 1 jn-ca-kumano | 1 ; 2 6 ; 6 5
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 5 6
allied abort air-us-sbd-yorktown
allied target air-us-sbd-yorktown 3 jn-ca-kumano
allied target air-us-tbd-yorktown 1 jn-ca-kumano | 2 ; 2 ; 4 4 ; 2 2
allied stay air-us-b-17-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-mc-sbd-midway-s2
allied stay air-us-b-26-midway-s2
= b29058ffe3ffaa13
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 3 5 ; 1 1
= 7bd078fdf9229c2b
allied shot air-us-b-17-midway-s2
allied no | 1 5 ; 3 1
= fd493dd4c9639590
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
= 549bb8ce04087dcf
allied sigint | 6
allied done | 7 ; 3 ; 7 ; 3 ; 4 ; 2
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 3 ; 10 9 ; 4 ; 9 3 ; 6
allied done | 6 1 ; 10 1 ; 6 ; 3 9 ; 12
allied done | 1 1 ; 6 ; 1 ; 4 ; 1
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 2
allied torpedo jn-ca-kumano | 6 ; 2
allied torpedo jn-ca-kumano | 6 ; 1 ; 6 ; 5 2 ; 19 ; 5 2 ; 13 ; 2 8 ; 2
allied done | 9 8 ; 4 ; 1 3 ; 5 ; 3
= b81d39a0d3ba74b4
japan attack-group 1 | 4 ; 4 ; 6 3 ; 2
= d553134c5bc1f535
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
= ce3fc4ff9ff81334
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
allied naval-strike F1234 contact-3
allied send air-us-pby-midway 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 3 ; 3 2 ; 6 5 ; 1 1 ; 4 6 ; 2 3 ; 6 2 ; 2 ; 2 5
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 6 2
allied target air-us-sbd-yorktown 3 jn-ca-kumano
allied target air-us-tbd-yorktown 1 jn-ca-kumano | 6 ; 6 ; 4 6 ; 3 ; 4 ; 6 4
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 5 5
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 5 ; 1 6 ; 1 ; 2 ; 2 6
allied stay air-mc-sbd-midway-s2
allied stay air-us-pby-midway | 5
= 24c795ca0328d373
japan done
= f2aa91bc0ed59f64
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 1
allied enter 1 core | 6 4
allied target air-us-b-17-midway-s2 1 jn-bb-yamato
allied target air-us-pby-midway 1 jn-bb-yamato
allied target air-us-b-26-midway-s2 1 jn-bb-yamato | 6 ; 1 ; 6 6 ; 6 2
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-tbd-hornet
allied stay air-us-sbd-enterprise
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 3 dive
allied launch | 5 1
allied target air-us-sbd-enterprise 3 jn-ca-suzuya
allied target air-us-sbd-hornet 3 jn-ca-mikuma | 1 ; 5 ; 1 4 ; 1 5
allied no | 2 5 ; 4 4 ; 6 5 ; 4 3
= 4d8412fd05662aff
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
= 28f9868ace79df34
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
allied done | 5 ; 7 6 ; 5
allied done | 4 ; 7 9 ; 19
allied done | 3 3 ; 3 2 ; 6 ; 10 10 ; 13
allied done | 2 10 ; 5 ; 2 ; 4 ; 5 ; 1 2 ; 4
= 732b2dcac1fd2c94
japan bombard-base airfield
japan all-ships
japan open-fire
= e5764b44dd20f3a5
allied shell jn-ca-mikuma 6 | 5 ; 1 4 ; 2 ; 2 6 ; 6 10 ; 1 ; 4 5 ; 15
allied done | 6 ; 5
= 1de464ce573e57fe
japan go-on | 6
japan bombard-base airfield
japan all-ships
japan open-fire | 2 ; 8 1 ; 8 ; 9 6 ; 2 ; 7 8 ; 17
= a72d840b0e03cd8d
allied done | 5 8 ; 11 ; 3 ; 2 ; 2 ; 3 ; 4 3 ; 6 ; 4 ; 1
= d0a133bffdedb853
japan attack-group 1 | 5 ; 5 ; 2 2
japan torpedo us-cv-enterprise | 4 ; 2
japan attack-group 1 | 5 ; 6 ; 1 2 ; 5 ; 8 6 ; 14 ; 8 6 ; 7
= a24afb70dcd9824f
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
= d03788823a95216d
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
allied send air-us-pby-midway 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
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
allied target air-us-tbf-saratoga-s2 1 jn-ca-mikuma | 4 ; 4 ; 3 4
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 1 1
allied target air-us-sbd-yorktown 4 jn-ca-mikuma
allied target air-us-tbd-yorktown 1 jn-ca-mikuma | 2 ; 5 ; 3 6 ; 3
= 4f95e286eb6baf5c
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 6 5 ; 5 1
= b2317a3488965243
allied shot air-us-pby-midway
allied shot air-us-b-17-midway-s2
= d3fba849973424a2
japan done
= 776ca673b01b0d6f
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 1
allied enter 1 inner | 4 6
allied target air-us-b-26-midway-s2 1 jn-bc-haruna | 3 ; 1 1
allied no | 1 2 ; 3 2
allied first
= 23b0016fd656034b
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
= 0d510148ec42bebf
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
allied done | 2 ; 2 ; 2 ; 6 3
= 2830089f6690b0b2
japan torpedo us-cv-saratoga | 1 ; 6 ; 6 ; 2 ; 5 ; 4 ; 5 ; 5 ; 6 ; 1 ; 1 ; 1
= 852a260e49b7ed77
allied torpedo jn-ca-mikuma | 3 ; 2 ; 3 ; 5 ; 6 3 ; 2 ; 8 3 ; 13 ; 7 8 ; 15 ; 10 1 ; 1 5
allied done | 6 ; 2 ; 2 ; 4 4 ; 16 ; 2 2 ; 15 ; 10 6 ; 1 6
allied done
= 3f5aa174bd1e2945
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
= e44728e19db495a0
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
allied naval-strike F1234 contact-7
allied send air-mc-sb2u-midway 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 5 ; 3 2 ; 1 2 ; 4 1 ; 4 1 ; 3 6 ; 2 3 ; 4 6 ; 1 ; 2 5
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 2 2
allied target air-us-sbd-yorktown 3 jn-ca-mikuma
allied target air-us-tbd-yorktown 1 jn-ca-mikuma | 3 ; 2 ; 6 6 ; 5 ; 4 6
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 2 6
allied target air-us-pby-pearl-harbor 3 jn-ca-mogami
allied target air-us-b-17-pearl-harbor 1 jn-ca-mogami | 3 ; 4 1 ; 2 ; 5 1
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-tbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-hornet 1 low
allied launch | 4 2
allied target air-us-sbd-enterprise 3 jn-ca-mogami
allied target air-us-sbd-hornet 2 jn-ca-mogami
allied target air-us-tbd-hornet 1 jn-dd-asashio | 3 ; 2 ; 2 1 ; 4 3 ; 2 ; 6 6 ; 1
allied send air-mc-sb2u-midway 1 dive
allied send air-us-tbf-midway-s2 1 bombs
allied send air-us-b-26-midway-s2 1 bombs
allied launch | 1 2
allied target air-mc-sb2u-midway 1 jn-ca-mogami
allied target air-us-tbf-midway-s2 1 jn-ca-mogami
allied target air-us-b-26-midway-s2 1 jn-ca-mogami | 6 ; 4 ; 5 2
allied stay air-us-sbd-saratoga
allied stay air-us-f4f-saratoga
allied send air-us-sbd-saratoga 1 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 6 3
allied target air-us-sbd-saratoga 1 jn-ca-mogami
allied target air-us-tbf-saratoga-s2 1 jn-ca-mogami | 6 ; 3 ; 2 1
allied no | 1 4 ; 6 6
allied first
= f13337a8c4476f09
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
= 6be0e7e2cd31304e
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
allied done | 2 ; 3 ; 2 ; 5 5
= d29d6cceba9a02ab
japan torpedo us-cv-saratoga | 1
japan torpedo us-cv-saratoga | 3 ; 1 ; 6 ; 2 ; 4 ; 6 ; 4 ; 4 ; 6 ; 6 ; 5 ; 4 ; 10 2 ; 6 4 ; 18 ; 1 1 ; 4 8
= a8fcad92706d978c
allied done | 5 ; 6 ; 1 ; 5 10 ; 14 ; 2 1 ; 15 ; 8 5 ; 10 ; 2 4
allied done
= 7a8f78169e7e73a0
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
= 6eb91cbf1aa5a773
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
allied naval-strike F1234 contact-7
allied send air-mc-sb2u-midway 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-7
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 2 2 ; 3 2 ; 1 1 ; 2 5 ; 2 1 ; 2 4 ; 1 3 ; 3 2 ; 1 4
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied launch | 3 6
allied target air-us-sbd-yorktown 2 jn-ca-mogami | 2 ; 6 2 ; 1 6
allied stay air-us-sbd-saratoga
allied stay air-us-f4f-saratoga
allied send air-us-sbd-saratoga 1 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 4 4
allied target air-us-sbd-saratoga 1 jn-ca-mogami
allied target air-us-tbf-saratoga-s2 1 jn-ca-mogami | 4 ; 3 ; 3 6 ; 3 ; 3 5
allied stay air-us-tbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 1 dive
allied send air-us-tbd-hornet 1 low
allied launch | 4 6
allied abort air-us-tbd-hornet
allied target air-us-sbd-enterprise 4 jn-ca-mogami
allied target air-us-sbd-hornet 1 jn-ca-mogami | 6 ; 1 5 ; 2 ; 2 ; 4 5
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 5 6
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 3 jn-dd-asashio | 1 ; 4 6 ; 4 1
allied stay air-us-tbf-midway-s2 | 2
allied send air-mc-sb2u-midway 1 dive
allied send air-us-b-26-midway-s2 1 low
allied launch | 3 5 ; 4 ; 3 ; 1 1 ; 1 5
= e54707b766cbd410
end 806 over e54707b766cbd4108ba2cf3a7053aa91 87c3f35345b6fa35
