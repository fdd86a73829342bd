flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held, and nobody wins"
dice fast 2
start 977fb82016deff09e7b8575331f9a104
japan done
= 6283a60841b6689b
allied done | 34 ; 6 ; 17 ; 33 ; 56
allied no | 5 4 ; 5 6
allied first
= c5b0111d28902b5c
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
= 0fa049ead1dd1df4
allied sigint | 5
allied done | 1 ; 3 ; 3 ; 6 ; 2
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 6 ; 1
= fbeaca01461ebc60
japan attack-group 1 | 1 ; 3 ; 4 5 ; 1 ; 3 ; 3 ; 3 3
japan torpedo us-dd-dewey | 1
japan torpedo us-dd-dewey | 2
= 7c26565644ac4707
allied go-on | 1 ; 5 10 ; 9
allied done | 4 ; 6 10 ; 13
allied done | 5 8 ; 3 10 ; 5 ; 6 8 ; 5
allied done | 3 8 ; 4 ; 2 ; 5 ; 4 4 ; 1 ; 4 ; 1
allied torpedo jn-ca-kumano | 4
allied torpedo jn-ca-kumano | 3
allied torpedo jn-ca-kumano | 4
allied torpedo jn-ca-kumano | 1
= 100c4f60899d564d
japan go-on | 6 6 ; 15
= 62fa7d4634f20662
allied done | 4 4 ; 14 ; 3 3
= 3b754a2804616a4f
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
= a243c413e751adc1
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-6
allied send air-us-sbd-yorktown 4 dive
allied launch
allied naval-strike F1234 contact-3
allied send air-us-pby-midway 3 medium
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied guard air-mc-f2a-midway-s2 1 high
allied guard air-mc-f2a-midway-s2 1 high
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 6 4 ; 5 2 ; 6 2 ; 6 1 ; 2 3 ; 5 2 ; 6 6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 3 5
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 2 ; 2 2
allied assign air-mc-f4f-midway-s2 1 high | 1 ; 2 ; 2 4
= e4ef02fd989e6c6a
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 6 3
japan abort air-jn-d3a-soryu | 4 3 ; 5 ; 5 1 ; 6 1 ; 3 3
= 3b1bd48e5dccb9ae
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 6 4
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 2 jn-ca-suzuya | 4 ; 4 ; 3 3 ; 5 2 ; 4 4 ; 3 ; 4 ; 4 3 ; 1 ; 6 4 ; 2 6
allied stay air-us-b-17-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-us-b-17-midway-s2 | 5
= d6b82246a106c105
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high | 1 ; 2 ; 1 4 ; 2 2 ; 1 6
japan done
= 59eba9ab28c012c7
allied send air-us-pby-midway 3 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 3
allied enter 3 core | 1 4
allied target air-us-pby-midway 3 jn-cv-akagi
allied target air-us-b-26-midway-s2 1 jn-cv-akagi | 1 ; 4 ; 3 2
allied send air-us-sbd-yorktown 4 dive
allied launch | 4 2
allied target air-us-sbd-yorktown 4 jn-ca-kumano | 3 ; 6 5
allied no | 5 4 ; 6 1
= a5dfaf95b2e5a8cd
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
= d773dbc63253cab5
allied sigint | 5
allied done | 6 ; 3 ; 1 ; 1 ; 5
allied done
allied take-card U16
allied course F1631
allied file-card
allied take-card U17
allied course F1631
allied file-card
allied take-card U19
allied file-card
allied done | 6 ; 8 3 ; 8
allied done | 1 ; 1 2 ; 2 2 ; 7 9 ; 12 ; 6 ; 9 1 ; 6
allied done | 2 4 ; 5 ; 5 ; 1
allied torpedo jn-ca-kumano | 2
allied torpedo jn-ca-kumano | 1
allied torpedo jn-ca-kumano | 2
allied torpedo jn-ca-kumano | 1
allied torpedo jn-ca-kumano | 3 ; 4 ; 6 ; 6 ; 4 6
allied torpedo jn-ca-kumano | 1 ; 5 8 ; 14
allied done | 10 4 ; 8 6 ; 4 ; 1
= 801b0b68f02cf3dc
japan attack-group 1 | 2 ; 1
japan torpedo us-cv-enterprise | 4
japan torpedo us-cv-enterprise | 5 ; 4 ; 4 3 5 ; 2 3 6 5 ; 2 ; 5 ; 3 ; 5 7 ; 11 ; 1 2
= 721eabe2a3bb867c
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
= 10e8f32ff4f23fef
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-6
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-3
allied send air-us-pby-midway 3 medium
allied send air-us-b-17-midway-s2 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 5 1 ; 3 5 ; 1 5 ; 2 2 ; 6 1 ; 2 3 ; 2 6 ; 3 ; 6 6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 1 2
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 5 ; 4 2 ; 1 ; 3 5 ; 1 1 ; 6 ; 4 ; 3 1 ; 5 2
allied stay air-us-tbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 4 dive
allied launch | 1 2
allied target air-us-sbd-yorktown 4 jn-ca-kumano | 5 ; 2 4 ; 3 ; 4 ; 1 6
= e1a13f17defded77
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-akagi
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-b5n-soryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-akagi
japan stay air-jn-d3a-kaga
japan stay air-jn-b5n-akagi
japan send air-jn-b5n-kaga 2 low
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-b5n-soryu 1 low
japan launch | 4 5
japan abort air-jn-b5n-hiryu | 2 ; 2 ; 2 ; 6 2 ; 1 ; 5 5
= 7427267d81839a17
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-hornet
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-hornet 1 low
allied launch | 1 3
allied target air-us-sbd-enterprise 3 jn-ca-suzuya
allied target air-us-sbd-hornet 2 jn-ca-suzuya
allied target air-us-tbd-hornet 1 jn-ca-mikuma | 5 ; 6 ; 4 5 ; 6 1
allied stay air-us-b-17-midway-s2
allied stay air-us-b-26-midway-s2
allied stay air-mc-sbd-midway-s2 | 5
= 894e6286e9c257f6
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 1 1 ; 6 5
japan done
= 997f2f0d3e563b61
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied launch | 6
allied enter 6 core | 3 5
allied target air-us-tbf-midway-s2 1 jn-cv-akagi
allied target air-us-b-17-midway-s2 1 jn-cv-akagi
allied target air-us-pby-midway 1 jn-cv-akagi | 6 ; 6
allied no | 6 6 ; 1 3
= ae18bacb3d16e13a
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
= dc889dcb9f4e0e30
allied sigint | 4
allied done | 4 ; 3 ; 3 ; 4
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 2 ; 4 6 ; 2
allied done | 3 ; 1 8 ; 3 8 ; 5 5 ; 13 ; 4 ; 1 3 ; 4 5 ; 2 ; 4 ; 2 ; 2 2
allied torpedo jn-ca-suzuya | 4
allied torpedo jn-ca-suzuya | 2
allied torpedo jn-ca-suzuya | 2 ; 5 ; 4 6 ; 10 ; 8 2 ; 2 ; 2 8 ; 8
allied done | 5 8 ; 19 ; 3 2 ; 5 ; 4
= 8b6ad9fe4363f35a
japan attack-group 1 | 6 ; 2 ; 1 1
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 6 ; 1 ; 3 1 4 ; 6 3 1 5 ; 5
japan torpedo us-cv-yorktown | 5 ; 4
= 2eb5e2058a514045
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
= 8259cc3faf9a8838
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-6
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch
allied naval-strike F1234 contact-3
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 3 3 ; 5 6 ; 4 6 ; 5 1 ; 4 6 ; 5 5 ; 6 6 ; 4 2
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 4 2
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 6 ; 1 ; 2 6
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 6 3
allied abort air-us-sbd-yorktown
allied target air-us-sbd-yorktown 1 jn-ca-suzuya
allied target air-us-tbd-yorktown 1 jn-ca-suzuya | 3 ; 5 ; 6 5 ; 2 ; 1 5
allied stay air-us-pby-midway
allied stay air-us-tbf-midway-s2
allied stay air-us-b-17-midway-s2 | 4
= e58adafe37b79636
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 6 ; 3 6
= 8727812082bedbae
allied shot air-us-b-17-midway-s2
= 8c10dc214e20295e
japan done | 5
= f35a1f24cec41f4c
allied enter 5 core | 1 1
allied target air-us-b-26-midway-s2 1 jn-cv-akagi | 2 ; 1 3 ; 2 ; 3 5
allied stay air-us-tbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-hornet
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 1 dive
allied launch | 3 4
allied target air-us-sbd-enterprise 3 jn-ca-suzuya
allied target air-us-sbd-hornet 1 jn-ca-suzuya | 6 ; 3 3
allied no | 2 6 ; 5 2
= 53bbda0ab7beaea0
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
japan course F1234
japan file-card
japan take-card J6
japan file-card
japan done
= 4a1cab342a4b557d
allied done
allied take-card U11
allied course F1633
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
allied done | 6 ; 9 4 ; 2
allied done | 3 ; 1 8 ; 3 7 ; 1 9 ; 4 ; 8 4 ; 17
allied done | 9 7 ; 14
allied shell jn-ca-suzuya 6 | 3 ; 6 6 ; 4 ; 5 ; 4 ; 2 ; 3 1
allied torpedo jn-ca-suzuya | 4
allied torpedo jn-ca-suzuya | 2
allied torpedo jn-ca-suzuya | 2 ; 6 ; 2
= 3533536c275f4c82
japan bombard-base airfield
japan all-ships
japan open-fire | 4 ; 5 5 ; 6 ; 8 6 ; 7 ; 2 6
= 6f902f63bc4b8155
allied done | 5 ; 6 ; 2
= 1c44cb3f6c4eaea7
japan bombard-base airfield
japan all-ships
japan open-fire | 5 ; 8 2 ; 4 ; 4 3 ; 12 ; 10 2
= 6643398e0117036a
allied done | 5 7 ; 2 ; 1 ; 1 ; 1
= 3685a2149c835a15
japan torpedo us-cv-saratoga | 2 ; 2 ; 7 4 ; 18 ; 2 ; 4 ; 2
japan attack-group 1 | 5 ; 5 ; 5 4 ; 2 ; 4 1 ; 6 2 ; 8
= fe56c9fc697d97e6
japan naval-strike J1 contact-12
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
japan naval-strike J2 contact-12
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J3 contact-12
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= 42822b041bb00463
allied naval-strike U11 contact-6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-6
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch
allied naval-strike F1234 contact-3
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 3 1 ; 6 2 ; 5 5 ; 3 6 ; 3 5 ; 2 4 ; 6 3 ; 2 4 ; 1 5
= d33537cb9b63d2ae
japan target air-jn-b5n-zuiho 1 us-cv-saratoga | 5 ; 2
= ce4831d4105b5e10
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied launch | 3 3
allied target air-us-sbd-enterprise 4 jn-ca-suzuya
allied target air-us-sbd-hornet 3 jn-ca-mikuma
allied target air-us-tbd-hornet 1 jn-ca-suzuya | 3 ; 5 ; 1 ; 2 3 ; 4 4 ; 1
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 1 5
allied target air-us-sbd-saratoga 2 jn-ca-mikuma
allied target air-us-tbf-saratoga-s2 1 jn-ca-mikuma | 2 ; 4 ; 3 6 ; 2 6
allied stay air-us-pby-midway | 4
= 0e7912b1db625152
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 5 2 ; 3 2
= 24563b1bcd83c20a
allied shot air-us-pby-midway
= 2452f659054fd1a2
japan done
= 4c401feac6204d3b
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 3
allied enter 3 inner | 5 1
allied target air-us-tbf-midway-s2 1 jn-ca-tone
allied target air-us-b-26-midway-s2 1 jn-ca-tone | 2 ; 6 2 ; 4 2
= af3e071cb12e4ebc
japan target air-jn-b5n-hosho 1 us-cv-saratoga | 5
= f99b2c96025c3b14
allied send air-us-sbd-yorktown 3 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 2 2
allied target air-us-sbd-yorktown 3 jn-ca-mikuma
allied target air-us-tbd-yorktown 1 jn-ca-mikuma | 5 ; 3 ; 6 5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 4 5
allied target air-us-pby-pearl-harbor 3 jn-ca-mogami
allied target air-us-b-17-pearl-harbor 2 jn-ca-mogami | 5
= 120586cb208c43c2
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 4 4
japan abort air-jn-d3a-kaga
japan target air-jn-b5n-kaga 3 us-cv-saratoga
japan target air-jn-d3a-akagi 2 us-cv-saratoga
japan target air-jn-b5n-akagi 2 us-claa-san-diego
japan target air-jn-d3a-kaga 1 us-claa-san-diego
japan target air-jn-d3a-soryu 1 us-claa-san-diego | 3 ; 1 ; 3 ; 4 ; 4 6 ; 2 6 ; 4 4
japan abort air-jn-d3a-hiryu
japan target air-jn-b5n-soryu 2 us-cv-saratoga
japan target air-jn-b5n-hiryu 2 us-cv-saratoga
japan target air-jn-d3a-soryu 1 us-cv-saratoga
japan target air-jn-d3a-hiryu 1 us-claa-san-diego | 3 ; 3 ; 6 ; 6 5
= 0dd1051fe4e42937
allied divert air-us-tbf-saratoga-s2 1 us-cv-hornet
allied no | 6 2 ; 2 1
= a4988d678421188e
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
= 6d9712532e9c0baf
allied done
allied take-card U11
allied course F1733
allied file-card
allied take-card U11-AO
allied file-card
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 2 ; 8 1 ; 15
allied done | 2 ; 10 4 ; 6 8 ; 10 1 ; 4 ; 2 3 ; 7 5 ; 5 ; 4 ; 1 ; 1
allied torpedo jn-ca-mogami | 4 ; 5 ; 3
= edc4490e2511316b
japan bombard-base airfield
japan all-ships
japan open-fire | 4 ; 5 1 ; 17 ; 6 4 ; 8 ; 5 4 ; 6
= e774c63e2b30179d
allied done | 2
allied attack-group 1 | 5 ; 4 ; 5 1 ; 3 ; 1
= 6ec37ede6a5038f1
japan bombard-base airfield
japan all-ships
japan open-fire | 2 ; 5 7 ; 12 ; 6 3 ; 13 ; 8 6 ; 2
= b776ec21e9a0432e
allied done | 6 10 ; 5 ; 3 ; 1
= dcfc80d02ac39fc1
japan torpedo us-claa-san-diego | 4
japan torpedo us-claa-san-diego | 6 ; 3
japan torpedo us-claa-san-diego | 2 ; 4 ; 6 3 ; 16 ; 6 ; 4 ; 4
japan attack-group 1 | 6 ; 2 ; 6 5
japan torpedo us-cv-yorktown | 6 ; 2 ; 1 4 ; 1 4 3 ; 2
japan torpedo us-cv-yorktown | 6 ; 5 ; 5 ; 5
japan torpedo us-ca-astoria | 3
japan torpedo us-ca-astoria | 4 ; 5
= e9103576637d6878
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
= 577f0fbf8d5290dc
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-3
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 2 6 ; 4 5 ; 5 2 ; 2 1 ; 6 3 ; 1 6 ; 3 ; 4 2
allied stay air-us-b-17-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-us-b-26-midway-s2
= cfcf0c4e01f7751e
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 5 ; 5 6
= 44ad9c86980ae75b
allied shot air-us-pby-midway | 2 ; 2 ; 2 1
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 1 3
allied target air-us-pby-pearl-harbor 2 jn-ca-mogami | 3 ; 5 5 ; 4 5
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-f4f-hornet
allied stay air-us-sbd-hornet
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 1 dive
allied send air-us-tbd-hornet 1 low
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 4 2
allied target air-us-sbd-enterprise 3 jn-ca-mogami
allied target air-us-sbd-hornet 1 jn-ca-mogami
allied target air-us-tbd-hornet 1 jn-ca-mogami
allied target air-us-tbf-saratoga-s2 1 jn-dd-asashio | 4 ; 3 ; 2 ; 3 4 ; 4 2
allied no | 2 5 ; 2 1
= 9cea3eae1c38e137
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
= 0fb299d403261afc
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
allied done | 3 ; 1 6 ; 1 ; 1 4 ; 1 4 ; 9 3 ; 12 ; 2 ; 7 5 ; 10
allied done | 4 4 ; 1 ; 3 ; 6 ; 5 1 ; 1 ; 3 ; 3 ; 1 2
allied torpedo jn-ca-mogami | 5
allied torpedo jn-ca-mogami | 3 ; 2 ; 3 1 ; 2 7
allied done | 2
allied attack-group 1 | 5 ; 5 ; 5 1 ; 6 ; 4 ; 8 9 ; 20 ; 3 2
allied done | 7 9 ; 4 ; 6 ; 1
= 3200039534ba9f2f
japan torpedo us-claa-san-diego | 6 ; 4
japan torpedo us-dd-mahan | 4
japan torpedo us-dd-mahan | 2
japan torpedo us-dd-mahan | 3
japan torpedo us-dd-mahan | 4
japan torpedo us-dd-mahan | 5 ; 5 ; 6 ; 3 ; 1
japan attack-group 1 | 2 ; 3 ; 2 1 ; 4
japan attack-group 1 | 5 ; 2 ; 4 6
japan torpedo us-ca-astoria | 6 ; 1
japan torpedo us-ca-astoria | 1
japan torpedo us-ca-astoria | 1 ; 2
= b4d9be92ad623e64
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
= 15db114c3d1fd716
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-8
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 3 4 ; 2 5 ; 6 5 ; 6 3 ; 4 5 ; 1 1 ; 1 6
allied stay air-us-tbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-tbf-saratoga-s2
allied stay air-us-f4f-hornet
allied send air-us-sbd-hornet 3 dive
allied send air-us-sbd-enterprise 2 dive
allied launch | 2 2
allied target air-us-sbd-hornet 3 jn-ca-mogami
allied target air-us-sbd-enterprise 2 jn-ca-mogami | 5 ; 4 6 ; 5 2
allied stay air-us-b-17-midway-s2 | 5
= 214873b8ec4f5d59
japan done
japan done | 3 ; 3 6 ; 2 4
= 6086839f659d184e
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 4 3
allied target air-us-pby-pearl-harbor 3 jn-ca-mogami | 4 ; 5 6 ; 3 4
= f0ee1d94d9ebed9a
end 796 over f0ee1d94d9ebed9a1373d5403a7b638b c442f36b7c4eac82
