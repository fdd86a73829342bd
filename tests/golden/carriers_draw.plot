flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held, and nobody wins"
dice fast 11
start f72b0bff0fa093a0ba241695c344678f
japan done
= b510c97e55c8e8d2
allied done | 12 ; 53 ; 1 ; 21 ; 47
allied no | 6 2 ; 3 2
= f0870605edf884a4
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
= d2f4b953d0e13a4d
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
= a84ad985f5c604f2
japan go-on | 7 4 ; 16
= 0391ea1127519237
allied done | 1 6 ; 6 3 ; 16 ; 5 ; 1
= 4251638f567f26c0
japan attack-group 1 | 6 ; 2 ; 2 2
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 6 ; 6 ; 3 5 1 ; 4 2 6 3 ; 1
japan torpedo us-cv-yorktown | 5 ; 1 ; 2 ; 1
japan torpedo us-dd-dewey | 2
japan torpedo us-dd-dewey | 6 ; 1
= bec597c12224508b
allied go-on
= 88a288689f113664
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
= d1e0447b9694c77d
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
= 875e7392cac78059
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 5 6
japan abort air-jn-d3a-akagi | 1 4 ; 4 ; 3 1 ; 5 1 ; 1 1 ; 5 3 ; 2 ; 1 ; 5 4 ; 1 4
= 578f7715a4e33faa
allied stay air-mc-f2a-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-26-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-mc-f2a-midway-s2
= 56ee1538d9583f12
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 6 ; 2 3
= f91639a18ef68b39
allied no | 5 4 ; 4 2
= 2514280c5851c561
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
= fa759ea904fdf1c7
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
= b9e541d7c94acedb
japan bombard-base airfield
japan all-ships
japan open-fire
= 5e4a50b52d4cebe1
allied shell jn-ca-kumano 6 | 3 ; 1 4 ; 4 ; 3 3 ; 4
allied done | 8 5 ; 7 ; 8 5 ; 11 ; 1
= 372b1bec71b78f47
japan attack-group 1 | 5 ; 1
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 5 ; 6 ; 3 3 1 ; 6 4 1 3 ; 4
japan torpedo us-cv-enterprise | 5
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 2 ; 6 ; 1 ; 2 ; 5 ; 1 6 ; 5 2 ; 15
= 288fbb2e2696ecf1
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
= 06313f362f4b5507
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
= 3fcd94f9466eb15f
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
= ae50781f5a68dd9e
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
= ff619772346b5a38
japan done
= b535bef51bc3d5ba
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
= 3bfbce526ecef938
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
= 2f37c2ab89a4712b
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
= 312ffc57ea2d99cb
japan bombard-base airfield
japan all-ships
japan open-fire
= 6b6bf5692c665ecd
allied shell jn-ca-kumano 6 | 6 ; 2 4 ; 2 ; 10 9 ; 9 8 ; 11
allied done | 9 9 ; 7 ; 4 2 ; 4 ; 6 ; 5
= b97ad6dd2533edd6
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
= c1dfe803b30e9dbf
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
= c22f927060655a80
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 1 3 ; 3 1
= eb74aa7b45c0a01a
allied no | 6 2 ; 3 6 ; 6 1 ; 5 4
allied first
= 2c7839490c72f59f
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
= d611eefac1c0d74b
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
= 7bcc1434f062c2a4
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 4
japan torpedo us-cv-saratoga | 2 ; 5 ; 1 ; 3
japan attack-group 1 | 5 ; 6 ; 2 6
japan torpedo us-cv-enterprise | 6 ; 4 ; 6 5 ; 1 ; 2
japan attack-group 1 | 5 ; 5 ; 5 1 ; 4 ; 1 ; 1 7 ; 3 ; 5 4 ; 7
= 0072132f29745220
allied done | 8 8 ; 19 ; 7 1 ; 9 ; 6 ; 6 2 ; 9
allied done | 8 7 ; 11 ; 5 ; 2 ; 6 ; 5 ; 4 4
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 1 ; 6 ; 10 5 ; 3 10 ; 1 7 ; 10 3
allied done | 4
allied attack-group 1 | 5 ; 2 ; 3 6
allied torpedo jn-cl-jintsu | 3 ; 1
allied attack-group 1 | 3 ; 4 ; 4 1
= df9ecdba4f723b0f
japan go-on | 2
japan bombard-base airfield
japan all-ships
japan open-fire
= c8c10083b3e4b9c3
allied shell jn-cl-jintsu 6 | 4 ; 4 4 ; 6 ; 9 5 ; 12 ; 3 4 ; 10 ; 1 8 ; 1 3
allied done | 4 5
= 35c8f3af5a2ededf
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
= 552e9e2cb8ef7900
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
= 6dfb878a9f3483a0
japan done
= 563867b103384c3f
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
= 3eb3ea51840dff8c
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
= 6a9b1fd7ccaf3f64
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
= 2984b0d9073e9714
japan bombard-base airfield
japan all-ships
japan open-fire
= 34601de0db949142
allied shell jn-cl-jintsu 6 | 5 ; 2 6 ; 4 ; 7 10 ; 15 ; 4 5 ; 1 ; 6 10 ; 16 ; 1 2
allied done | 7 5 ; 15 ; 2 ; 2 ; 2 ; 3 2
= fdcd9b9ece76d4c6
japan torpedo us-cv-saratoga | 1 ; 4 ; 3 ; 6 ; 2
japan attack-group 1 | 4 ; 5 ; 6 2 ; 4
= 5e55af9f8d993ae1
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
= 3662a69c4a932459
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
= 9e5dec8b5b2cad02
japan done
= 9c5718091789c0bc
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 bombs
allied launch | 6
allied enter 6 core | 3 2
allied target air-us-b-17-midway-s2 1 jn-cvl-hosho
allied target air-us-b-26-midway-s2 1 jn-cvl-hosho | 2 ; 4 ; 2 6
allied no | 5 2 ; 4 2
= 5afee7fb40b07340
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
= d39d759fc505653e
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
= 1f58abe8728828d9
japan attack-group 1 | 2 ; 5 ; 5 6 ; 4
= 276e3e30365f8ffe
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
= 1aaa87d1af192707
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
= c6b35758a16e7d88
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high | 3 ; 5 ; 1 6 ; 1 4 ; 5 3 ; 2 1
= bdaac91526eec4f9
allied shot air-us-b-17-midway-s2
allied abort air-us-pby-midway
= 56c7735e803b17ed
japan done | 3
= 3341bc4099a8bfe5
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
= 742465433fbe2691
end 722 over 742465433fbe2691ab5872c8ecd0766b 912268377ce9ccae
