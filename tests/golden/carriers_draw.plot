flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held, and nobody wins"
dice fast 11
start 8740f5faa51710233a9b675e4f91ceec
japan done
= 5ad67651764f7f46
allied done | 12 ; 53 ; 1 ; 21 ; 47
allied no | 6 2 ; 3 2
= 8960e35a62a28fc0
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
= b821104a4812e791
allied sigint | 2
allied done | 1 ; 7
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 1 ; 5 1 ; 7
allied done | 3 ; 6 5 ; 11
allied done | 10 4 ; 10 5 ; 1 ; 6 4 ; 9
allied done | 5 2 ; 4 ; 2 ; 1 ; 6 ; 3 4 ; 1 ; 1 ; 4 ; 3 6
= 81947c1057c1e4f1
japan go-on | 7 4 ; 16
= c5e51285acf25fce
allied done | 1 6 ; 6 3 ; 16 ; 5 ; 1
= 198580cf2b8f874f
japan attack-group 1 | 6 ; 2 ; 2 2
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 6 ; 6 ; 3 5 1 ; 4 2 6 3 ; 1
japan torpedo us-cv-yorktown | 5 ; 1 ; 2 ; 1
japan torpedo us-dd-dewey | 2
japan torpedo us-dd-dewey | 6 ; 1
= e6355e16508682aa
allied go-on
= 8645512047011155
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
= 23d82d3e7cecbc59
allied naval-strike U16 contact-5
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
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
allied done | 6 2 ; 5 6 ; 2 3 ; 5 4 ; 1 3 ; 4 6 ; 2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 6 6
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 2 jn-ca-suzuya | 4 ; 4 ; 1 6 ; 1 1
allied assign air-mc-f4f-midway-s2 1 high
allied done | 1 2 ; 6 ; 5 ; 6 5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 5 2
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 2 ; 2 4
allied assign air-mc-f4f-midway-s2 1 high | 5 ; 6 ; 3 6
= 4ccc8eaf2f8bd598
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 5 6
japan abort air-jn-d3a-akagi | 1 4 ; 4 ; 3 1 ; 5 1 ; 1 1 ; 5 3 ; 2 ; 1 ; 5 4 ; 1 4
= c74e26de84d7d8b4
allied stay air-mc-f2a-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-26-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-mc-f2a-midway-s2
= 945d60fafb03cf44
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 6 ; 2 3
= 284f42f08a1c38cb
allied done
allied no | 5 4 ; 4 2
= 4f3ccb16246cba0a
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
= ef337498c6279468
allied sigint | 4
allied done | 1 ; 1 ; 2 ; 6
allied done
allied take-card U16
allied course F1631
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 3 ; 10 2 ; 1 ; 8 1 ; 3
allied done | 6 1 ; 4 2 ; 5 ; 1 10 ; 7 2 ; 1 ; 2 ; 5 ; 4 ; 2 6
allied torpedo jn-ca-kumano | 4
allied torpedo jn-ca-kumano | 6 ; 6 ; 5 ; 6 ; 6
= 44218afba6b0ea09
japan bombard-base airfield
japan all-ships
japan open-fire
= 53e682322f1ccb20
allied shell jn-ca-kumano 6 | 3 ; 1 4 ; 4 ; 3 3 ; 4
allied done | 8 5 ; 7 ; 8 5 ; 11 ; 1
= 9d6745a7ce053530
japan attack-group 1 | 5 ; 1
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 5 ; 6 ; 3 3 1 ; 6 4 1 3 ; 4
japan torpedo us-cv-enterprise | 5
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 2 ; 6 ; 1 ; 2 ; 5 ; 1 6 ; 5 2 ; 15
= 0c3c37ae7ce41323
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
= 4cdd989c9fffa755
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
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
allied done | 2 6 ; 4 2 ; 1 3 ; 2 6 ; 4 5 ; 3 3 ; 1 ; 3 2
= 1ebd65f2fa25c17f
japan stay air-jn-d3a-soryu
japan stay air-jn-b5n-kaga
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-hiryu
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-kaga
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-kaga
japan stay air-jn-b5n-akagi
japan send air-jn-b5n-kaga 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-akagi 1 low
japan send air-jn-b5n-soryu 1 low
japan launch | 6 4
japan abort air-jn-b5n-kaga | 4 ; 1 ; 5 ; 3 1 ; 1 ; 6 3
= dc3412a22f34bcc0
allied stay air-us-f4f-hornet
allied stay air-us-tbd-hornet
allied send air-us-sbd-hornet 3 dive
allied launch | 5 2
allied target air-us-sbd-hornet 3 jn-ca-kumano | 2 ; 2 1 ; 1 3
allied stay air-us-b-26-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-us-pby-midway
allied stay air-us-pby-midway
allied stay air-mc-f2a-midway-s2
= 0b40051bd6b4914d
japan done
= 9b5801e65fbce2d6
allied send air-us-b-17-midway-s2 2 medium
allied launch | 5
allied enter 5 core | 1 1
allied target air-us-b-17-midway-s2 2 jn-cvl-hosho | 6 ; 2 ; 2 2
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 6 4
allied target air-us-pby-pearl-harbor 1 jn-ca-kumano | 4
allied no | 6 1 ; 3 3
= 47a78d9a1a93ad5b
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
= 4145e2ea5608861e
allied sigint | 6
allied done | 1 ; 1 ; 5 ; 3 ; 5 ; 2
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 3 ; 6 2 ; 4
allied done | 5 ; 3 4 ; 15
allied done | 2 1 ; 1 4 ; 6 ; 5 9 ; 14
allied done | 8 7 ; 8 ; 5 ; 6 ; 1 ; 6 4 ; 2 ; 8 8 ; 20
allied done | 9 8 ; 11 ; 9 9 ; 7 ; 6 ; 4
= 106da6f20fc8601a
japan attack-group 1 | 6 ; 5 ; 5 1
japan torpedo us-cv-yorktown | 2 ; 2
= 5d28d6d2d6fd4a32
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
= 49eff57c726fe350
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
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
allied done | 3 6 ; 5 1 ; 4 3 ; 5 3 ; 2 2 ; 6 3 ; 2 ; 2 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 2 6
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 1 ; 3 2 ; 2 5
allied stay air-us-f4f-hornet
allied stay air-us-f4f-hornet
allied stay air-us-sbd-hornet
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-hornet 1 low
allied launch | 2 4
allied target air-us-sbd-hornet 2 jn-ca-kumano
allied target air-us-tbd-hornet 1 jn-ca-kumano | 1 ; 2 ; 1 3 ; 3 1
allied stay air-us-b-26-midway-s2
allied stay air-us-pby-midway
allied stay air-us-pby-midway
allied stay air-mc-f2a-midway-s2
allied stay air-mc-f2a-midway-s2 | 6
= 6472fbe51ae6e8c1
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 3 6 ; 6 1
japan done | 5
= 2bdeec15be4e17bb
allied enter 5 inner | 4 4
allied target air-us-tbf-midway-s2 1 jn-dd-makigumo | 1 ; 5 3
allied no | 3 6 ; 3 2
= 63d27f07811f11f3
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
= 5d54cb815511b391
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
allied course F1732
allied file-card
allied take-card U19
allied file-card
allied done | 5 ; 2 5 ; 2 ; 7 4 ; 13
allied done | 7 10 ; 5 4 ; 6 ; 10 2 ; 4 6 ; 4 ; 6 ; 1
allied torpedo jn-ca-kumano | 2
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 4
allied torpedo jn-ca-kumano | 1 ; 5 ; 3
= ac4b59d4c469db9e
japan bombard-base airfield
japan all-ships
japan open-fire
= 87b4fce9a12ae156
allied shell jn-ca-kumano 6 | 1 ; 3 1 ; 6 ; 9 6 ; 17 ; 3 9 ; 12
allied done | 2
allied attack-group 1 | 3 ; 2 ; 1 6 ; 5
= 8b5592a690e7d8c0
japan go-on | 2
japan bombard-base airfield
japan all-ships
japan open-fire | 6 ; 5 4 ; 16 ; 7 1 ; 17
= 9ab9eb583d3f6cee
allied done | 1 2 ; 2 ; 1 ; 1 ; 2 ; 4 4 ; 5 ; 2 ; 3
= 7556530b5cda1fab
japan attack-group 1 | 3 ; 1
japan torpedo us-cv-enterprise | 3
japan torpedo us-cv-enterprise | 4
japan torpedo us-cv-enterprise | 4 ; 2
japan attack-group 1 | 4 ; 4 ; 6 1 ; 5 ; 2 1 ; 3 4
= d8040abb9b3e1598
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
= bba494ed5a517173
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 6 6 ; 1 2 ; 1 1 ; 4 1 ; 4 6 ; 6 3 ; 4 6
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied launch | 5 2
allied target air-us-sbd-hornet 3 jn-ca-kumano
allied target air-us-tbd-hornet 1 jn-ca-kumano | 3 ; 5 ; 2 4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 5 6
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 1 jn-ca-kumano | 3 ; 1 1 ; 3 5
allied stay air-us-b-17-midway-s2 | 4
= 751977e9ae01f484
japan done
= 9d89d18bc1fef0d4
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 6
allied enter 6 inner | 6 2 ; 2 ; 3 ; 4 2
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 1 4
allied target air-us-sbd-saratoga 2 jn-ca-kumano
allied target air-us-tbf-saratoga-s2 1 jn-ca-kumano | 4 ; 5 ; 4 6
allied no | 6 5 ; 6 4
= 6ad4dfe4d939eb65
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
= ea73da2634aa0693
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
allied done | 2 ; 9 4 ; 4
allied done | 5 ; 1 4 ; 9 2 ; 11 ; 10 7 ; 6 ; 9 8 ; 6
allied done | 2 6 ; 2 ; 2 ; 2 ; 2 5
allied torpedo jn-ca-kumano | 2 ; 3 ; 5 ; 5 ; 5 5
allied torpedo jn-ca-kumano | 6 ; 2 ; 4 ; 2 7 ; 7 1 ; 13 ; 10 10 ; 5
allied done | 1
allied attack-group 1 | 5 ; 2 ; 4 1
allied torpedo jn-cl-jintsu | 3 ; 5 ; 6 ; 1 3 ; 6 10 ; 16 ; 1 2
allied done | 7 5 ; 5 ; 2 ; 2 ; 2
= 7bdf092752524f07
japan attack-group 1 | 3 ; 1
japan torpedo us-cv-enterprise | 4
japan torpedo us-cv-enterprise | 3
japan torpedo us-cv-enterprise | 6 ; 2 ; 4 1 ; 5 ; 6 ; 4
= 2717dc75a2ff22a3
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
= 9ef6dc478531bc9b
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 5 4 ; 1 5 ; 5 2 ; 6 2 ; 4 3 ; 2 1 ; 2 4 ; 3 4
allied stay air-us-sbd-hornet
allied stay air-us-f4f-hornet
allied stay air-us-f4f-hornet
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-hornet 1 low
allied launch | 5 6
allied abort air-us-sbd-hornet
allied target air-us-sbd-hornet 1 jn-ca-kumano
allied target air-us-tbd-hornet 1 jn-ca-kumano | 1 ; 6 ; 2 2 ; 1 ; 2 1
allied stay air-us-f4f-saratoga
allied stay air-us-sbd-saratoga
allied stay air-us-sbd-saratoga | 1 5
allied target air-us-tbf-saratoga-s2 1 jn-ca-kumano | 4 ; 5 6 ; 1 ; 4 5
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 6 5
allied abort air-us-pby-pearl-harbor
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 1 jn-ca-kumano | 4 ; 2 2 ; 6 4
allied stay air-us-pby-midway | 3
= 96c6951776564e47
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 2 6 ; 4 5
= e911c5629c55623f
allied shot air-us-b-17-midway-s2
= 03b1c512fe5ddca9
japan done
= e9673fbccf4c5b10
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 2
allied enter 2 core | 5 2
allied target air-us-b-26-midway-s2 1 jn-cv-akagi | 4 ; 1 4
allied no | 1 5 ; 6 3
allied first
= 36fb41adcd8f2560
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
= fd632d74a80c1a2e
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
allied done | 1 ; 5 ; 1
= 67bbf7fc585126e0
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 1
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 2
japan torpedo us-cv-saratoga | 2 ; 1 ; 6 ; 3
japan attack-group 1 | 6 ; 6 ; 4 2
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 1 ; 2
japan attack-group 1 | 4 ; 6 ; 3 3 ; 2 ; 1 ; 2 7 ; 3 ; 7 5 ; 16 ; 3 2 ; 1 9 ; 6 ; 2 7 ; 1 1 ; 6 ; 1 ; 5 ; 6 ; 5 3 ; 6 ; 10 6 ; 5 10 ; 19 ; 9 9 ; 11
= d8e311136921aa68
allied done | 4 ; 2
allied attack-group 1 | 5 ; 6 ; 3 4 ; 2 ; 5 8 ; 1 ; 10 6 ; 8 5 ; 20
allied done | 5 1
= a5be030b377bfc13
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
= 41775790af0f5d78
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied guard air-mc-f2a-midway-s2 1 high
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 4 4 ; 4 3 ; 5 3 ; 1 6 ; 3 6 ; 6 5 ; 3 3 ; 3 2
allied stay air-us-tbf-midway-s2
allied stay air-mc-f2a-midway-s2 | 5
= 117d39da8bc2d926
japan done
= acb7e4cedec04f90
allied send air-us-pby-midway 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 1
allied enter 1 core | 1 4
allied target air-us-pby-midway 2 jn-bb-yamato
allied target air-us-b-26-midway-s2 1 jn-bb-yamato | 5 ; 2 ; 3 1 ; 6 4
allied stay air-us-sbd-hornet
allied stay air-us-tbd-hornet
allied send air-us-sbd-hornet 2 dive
allied launch | 2 6
allied target air-us-sbd-hornet 2 jn-ca-kumano | 6 ; 4 4 ; 5 ; 2 ; 2 ; 5 1
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 1 medium
allied launch | 3 1
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 2 ; 2 1 ; 3 1
allied stay air-us-tbf-saratoga-s2
allied stay air-us-f4f-saratoga
allied stay air-us-f4f-saratoga
allied send air-us-sbd-saratoga 2 dive
allied launch | 1 3
allied target air-us-sbd-saratoga 2 jn-ca-suzuya | 3 ; 1 4 ; 1 2
= 6e68a02f072fd132
end 737 over 6e68a02f072fd13236f00baee669c6a0 eeceac1f3db94556
