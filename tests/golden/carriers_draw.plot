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
= 7bd0b162b0a24e3e
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 5 6
japan abort air-jn-d3a-akagi | 1 4 ; 4 ; 3 1 ; 5 1 ; 1 1 ; 5 3 ; 2 ; 1 ; 5 4 ; 1 4
= c0881b89176986ce
allied stay air-mc-f2a-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-26-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-mc-f2a-midway-s2
= 7d684c7656a69fc5
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 6 ; 2 3
= 7c4964a400e34784
allied no | 5 4 ; 4 2
= 55de8eaa6e3ee8dc
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
= 82cc2a20d752e31b
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
= 5c2a8a93800167ec
japan bombard-base airfield
japan all-ships
japan open-fire
= ea1521be00ec2121
allied shell jn-ca-kumano 6 | 3 ; 1 4 ; 4 ; 3 3 ; 4
allied done | 8 5 ; 7 ; 8 5 ; 11 ; 1
= fb71495606de81d9
japan attack-group 1 | 5 ; 1
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 5 ; 6 ; 3 3 1 ; 6 4 1 3 ; 4
japan torpedo us-cv-enterprise | 5
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 2 ; 6 ; 1 ; 2 ; 5 ; 1 6 ; 5 2 ; 15
= eeda12481da3fcc2
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
= f1f056051a4f689b
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
= b832fb26b7cd46cc
japan stay air-jn-a6m2-kaga
japan stay air-jn-d3a-soryu
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-hiryu
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-kaga
japan send air-jn-b5n-akagi 2 low
japan send air-jn-b5n-kaga 2 low
japan send air-jn-b5n-soryu 1 low
japan send air-jn-d3a-hiryu 1 dive
japan send air-jn-b5n-hiryu 1 low
japan launch | 6 4
japan abort air-jn-b5n-kaga | 4 ; 1 ; 5 ; 3 1 ; 1 ; 6 3
= 30649e788128fb05
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
= 6d95d35a7ad11616
japan done
= a6774426128e3278
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
allied done | 8 7 ; 8 ; 5 ; 6 ; 1
= e049fe2ff94431d0
japan bombard-base airfield
japan all-ships
japan open-fire
= 5278bf04501b8e90
allied shell jn-ca-kumano 6 | 6 ; 2 4 ; 2 ; 10 9 ; 9 8 ; 11
allied done | 9 9 ; 7 ; 4 2 ; 4 ; 6 ; 5
= cfc4590c9f0fed7b
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
= badf3f9951b7fd32
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
allied done | 5 1 ; 2 4 ; 2 3 ; 3 6 ; 5 1 ; 4 3 ; 5 3
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet
allied send air-us-sbd-hornet 1 dive
allied send air-us-tbd-hornet 1 low
allied launch | 2 2
allied target air-us-sbd-hornet 1 jn-ca-kumano
allied target air-us-tbd-hornet 1 jn-ca-kumano | 6 ; 6 ; 2 1 ; 2 ; 1 2
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 3 2
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 2 ; 2 4 ; 1 ; 2 1
allied stay air-us-b-26-midway-s2
allied stay air-us-pby-midway
allied stay air-mc-f2a-midway-s2
allied stay air-mc-f2a-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-tbf-midway-s2
= 09488e8534eac9d9
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 1 3 ; 3 1
= 1227f9ff59d2506d
allied no | 6 2 ; 3 6 ; 6 1 ; 5 4
allied first
= af6fffeca436632d
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
= 2c62ca5646c0d95b
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
allied done | 4 ; 1 ; 5 ; 3 ; 3 2
= 4431d18cd76cf247
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 4
japan torpedo us-cv-saratoga | 2 ; 5 ; 1 ; 3
japan attack-group 1 | 5 ; 6 ; 2 6
japan torpedo us-cv-enterprise | 6 ; 4 ; 6 5 ; 1 ; 2
japan attack-group 1 | 5 ; 5 ; 5 1 ; 4 ; 1 ; 1 7 ; 3 ; 5 4 ; 7
= 42e93fe3cbbfcabb
allied done | 8 8 ; 19 ; 7 1 ; 9 ; 6 ; 6 2 ; 9
allied done | 8 7 ; 11 ; 5 ; 2 ; 6 ; 5 ; 4 4
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 1 ; 6 ; 10 5 ; 3 10 ; 1 7 ; 10 3
allied done | 4
allied attack-group 1 | 5 ; 2 ; 3 6
allied torpedo jn-cl-jintsu | 3 ; 1
allied attack-group 1 | 3 ; 4 ; 4 1
= be449f534082763f
japan go-on | 2
japan bombard-base airfield
japan all-ships
japan open-fire
= 8533a7d3fe65c2ce
allied shell jn-cl-jintsu 6 | 4 ; 4 4 ; 6 ; 9 5 ; 12 ; 3 4 ; 10 ; 1 8 ; 1 3
allied done | 4 5
= a0803514c49c9e86
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
= 87bc26f50b3a4a7d
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
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied guard air-mc-f2a-midway-s2 1 high
allied guard air-mc-f2a-midway-s2 1 high
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 4 6 ; 6 3 ; 4 6 ; 5 2 ; 3 6 ; 5 1 ; 2 4 ; 1
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied launch | 3 1
allied target air-us-sbd-hornet 3 jn-ca-kumano
allied target air-us-tbd-hornet 1 jn-ca-kumano | 1 ; 3 ; 4 5 ; 3
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 6 2
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 2 ; 3 4 ; 4 ; 1 ; 2 ; 5 4
allied stay air-us-tbf-midway-s2
allied stay air-us-b-26-midway-s2
= 862cb39d03fc339b
japan done
= 5a6654de367d397b
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied launch | 4
allied enter 4 core | 6 5
allied abort air-us-pby-midway
allied target air-us-b-17-midway-s2 2 jn-cvl-hosho | 6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 2 6
allied target air-us-sbd-saratoga 2 jn-ca-suzuya
allied target air-us-tbf-saratoga-s2 1 jn-ca-suzuya | 3 ; 6 ; 5 4
allied no | 3 6 ; 5 2
= 77d8a54b3e4190bc
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
= 04f59f62cbd5e44e
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
allied done | 5 ; 10 7 ; 6 ; 9 8 ; 6
allied done | 2 6 ; 4 8 ; 16 ; 2 ; 10 5 ; 8 8 ; 13 ; 5 ; 5 ; 5 ; 10 2 ; 8 1 ; 16 ; 2 7 ; 7 1 ; 13
allied done | 4 ; 5 ; 1
= 703a210c878e0991
japan bombard-base airfield
japan all-ships
japan open-fire
= 43733a77f1164cd9
allied shell jn-cl-jintsu 6 | 5 ; 2 6 ; 4 ; 7 10 ; 15 ; 4 5 ; 1 ; 6 10 ; 16 ; 1 2
allied done | 7 5 ; 15 ; 2 ; 2 ; 2 ; 3 2
= 315bff66d78c6c84
japan torpedo us-cv-saratoga | 1 ; 4 ; 3 ; 6 ; 2
japan attack-group 1 | 4 ; 5 ; 6 2 ; 4
= 3676e3614d68874b
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
= e29b3371c18913be
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
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied guard air-mc-f2a-midway-s2 1 high
allied guard air-mc-f2a-midway-s2 1 high
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 5 4 ; 1 5 ; 5 2 ; 6 2 ; 4 3 ; 2 1 ; 2 4 ; 3 4
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet | 5 6 ; 1 ; 6 1
allied stay air-us-f4f-saratoga
allied stay air-us-f4f-saratoga
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 2 2
allied target air-us-sbd-saratoga 2 jn-ca-suzuya
allied target air-us-tbf-saratoga-s2 1 jn-ca-suzuya | 3 ; 2 ; 1 5 ; 2 ; 5 6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 1 1
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya | 4 ; 6 5 ; 4 2
allied stay air-us-tbf-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2 | 2
= be85608e29a88445
japan done
= 11b82ab3f5c2dc5e
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 bombs
allied launch | 6
allied enter 6 core | 3 2
allied target air-us-b-17-midway-s2 1 jn-cvl-hosho
allied target air-us-b-26-midway-s2 1 jn-cvl-hosho | 2 ; 4 ; 2 6
allied no | 5 2 ; 4 2
= 7cb0e36f235b6102
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
= a16da07a43cc4c0d
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
allied done | 1 ; 5 1 ; 12
allied done | 1 ; 5 9 ; 9
allied done | 5 7 ; 1 4 ; 5 ; 8 4 ; 4
allied done | 5 1 ; 6 ; 3 ; 6 ; 6 ; 4 2
allied torpedo jn-ca-suzuya | 2 ; 1 ; 6 7 ; 10 ; 10 1 ; 9 1 ; 20 ; 5 2 ; 2
allied done | 3 ; 1
allied attack-group 1 | 6 ; 3 ; 3 1
allied torpedo jn-cl-jintsu | 6 ; 2 ; 3 ; 8 1 ; 17 ; 7 10 ; 20 ; 9 7 ; 4 ; 10 6
allied done | 5 10 ; 1 ; 1 ; 3 ; 4 2 ; 2 ; 5 ; 6 ; 3
= b5d126c5e051176d
japan attack-group 1 | 2 ; 5 ; 5 6 ; 4
= 85591183b599ff7d
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
= 5b1efc6c22d45c0a
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 3 dive
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied guard air-mc-f2a-midway-s2 1 high
allied guard air-mc-f2a-midway-s2 1 high
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 6 6 ; 6 5 ; 3 5 ; 4 4 ; 4 3 ; 5 3 ; 1 6 ; 3 ; 6 5
allied stay air-us-b-26-midway-s2 | 3
= 1c26b9f76790efab
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high | 3 ; 5 ; 1 6 ; 1 4 ; 5 3 ; 2 1
= a2375d403a233282
allied shot air-us-b-17-midway-s2
allied abort air-us-pby-midway
= 13ede2460046c97a
japan done | 3
= 0593dd545407aa1a
allied enter 3 core | 6 4 ; 2 ; 6 3
allied stay air-us-f4f-hornet
allied stay air-us-f4f-hornet
allied send air-us-sbd-hornet 3 dive
allied launch | 4 4
allied target air-us-sbd-hornet 2 jn-ca-suzuya | 5 ; 2 1 ; 2 ; 5 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 3 1
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 2 ; 2 1 ; 3 1
allied stay air-us-sbd-saratoga
allied stay air-us-tbf-saratoga-s2
allied stay air-us-sbd-saratoga | 1 3
= 0797541c7761a2ae
end 722 over 0797541c7761a2ae1bed57fec2661d42 d72483d210e0b46e
