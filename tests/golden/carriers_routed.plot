flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held: the Allies win decisively"
dice fast 0
start 9928949e8195937ed8f596cf0738fd3c
japan done
= 767280862e6e62fc
allied done | 35 ; 4 ; 17 ; 6 ; 12
allied no | 6 6 ; 1 6
= a17041353e69c544
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
= 7c4c4b474fbedafc
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
= 00750dd8e9ae0dda
japan go-on | 6 8 ; 12
= 1dc749c40c87eee3
allied done | 10 9 ; 5 2 ; 9 ; 6 ; 6 ; 5
= d9b55a12c1fd2e56
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
= b4f6d8395991ba28
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
= 46b8ade77da1bbbf
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high | 2 ; 2 ; 6 5 ; 5 3 ; 5 1
= 81f27d4b2e59445e
allied abort air-us-pby-midway
= 252c2a19d91efe92
japan done
= e07374fc764ea36e
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 3
allied enter 3 inner | 5 3
allied target air-us-b-17-midway-s2 2 jn-ca-tone
allied target air-us-tbf-midway-s2 1 jn-ca-tone
allied target air-us-b-26-midway-s2 1 jn-ca-tone | 1 ; 2 ; 3 5
allied assign air-mc-f4f-midway-s2 1 high | 5 ; 1 ; 2 4 ; 4 4
= 32c6272c751f1f7d
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 1 3 ; 6 1 ; 2 ; 5 2
= 795940a39299cec5
allied no | 3 3 ; 5 3
allied first
= 8d1c56e6bde549b6
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
= 23366e9794383df9
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
= c42efd09cdec90a3
japan attack-group 1 | 3 ; 3 ; 5 3
= f8aaa2cd8f607115
allied go-on | 3 ; 5 ; 2 1 ; 14
allied done | 3 ; 8 4 ; 9
allied done | 4 5 ; 7 4 ; 11 ; 1 ; 6 9 ; 12
allied done | 9 3 ; 16 ; 5 ; 6 ; 6
= 554376f9fb83701b
japan bombard-base airfield
japan all-ships
japan open-fire
= e556938b9b2c588a
allied shell jn-ca-kumano 6 | 1 ; 4 2 ; 3 ; 1 4 ; 1 4 ; 9 1 ; 19
allied done | 9 2 ; 4 ; 4 3 ; 7
= 9a875fd2e1cdc3d6
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
= 5683f38b394fd552
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
= acea57296c7f4c2d
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
= 3082eb18c8aca4ae
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown | 5 1
allied target air-us-tbd-yorktown 1 jn-ca-kumano | 2 ; 4 5 ; 5 4
allied stay air-us-b-26-midway-s2
allied stay air-us-b-17-midway-s2 | 6
= b5d144a7ca503416
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 3 1 ; 5 5
japan done
= 5b28fa92fbf71456
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
= cc33d95c6c427bb9
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
= 4675748d06b8516a
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
= f864aea2d1c7d7be
japan bombard-base airfield
japan all-ships
japan open-fire
= 26a8e73512b620f6
allied shell jn-ca-suzuya 6 | 1 ; 6 5 ; 2 ; 4 8 ; 17 ; 6 2 ; 11 ; 5 9 ; 17
allied done | 2 6 ; 2 7 ; 4 ; 1
= ad291d570965871c
japan attack-group 1 | 6 ; 2 ; 2 1
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 4 ; 2
= da66556e28bc6b82
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
= 8276659982a98f2e
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
= bf1674cb90c0c020
japan stay air-jn-a6m2-zuiho-s2 | 3 4 ; 3 ; 1 ; 1 3 ; 2 ; 6 3
= 5bf1b91d694a6d63
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
= e7689b68712b1f49
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
= 70b054655a6104da
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
= edaab77cfc979d21
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 2 ; 5 4
= 5ee64f3360e94106
allied shot air-us-pby-midway
= 5069f19c917c8ef8
japan done
= 6227be2872157dfc
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied launch | 4
allied enter 4 core | 3 2
allied target air-us-tbf-midway-s2 1 jn-cv-akagi
allied target air-us-b-17-midway-s2 1 jn-cv-akagi | 3 ; 1 ; 2 6
allied no | 6 6 ; 6 6
= 56402862ba7c7cdd
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
= e5081128fecd7fdf
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
= 8be7f438d5ee04a0
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= a89bee922aa3dce1
allied shell jn-cl-jintsu 6 | 4 ; 5 6 ; 1 ; 6 3 ; 4 ; 9 4 ; 17 ; 6 4 ; 4
allied done | 7 2 ; 20 ; 1 ; 4 ; 6 ; 5 ; 3 ; 3
= ab817ce43ff07021
japan attack-group 1 | 1 ; 6 ; 3 1 ; 6 ; 2 4 ; 8 4 ; 11
= 1a53be6fdb70b5ac
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
= f8707acca4f419f1
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
= 31a4b16a7b29c78e
japan done
= 29ac29961f0af011
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
= 7246f83f860ffbe7
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
= 59aca9e1822749eb
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
= 049de2a939bc5b3f
japan bombard-base airfield
japan all-ships
japan open-fire
= 1731d5ca5d91130f
allied shell jn-cl-jintsu 6 | 1 ; 5 6 ; 3 ; 1 ; 1 ; 4 7 ; 19 ; 1 5 ; 9 6 ; 13 ; 2 5 ; 11
allied done | 4 4 ; 3 ; 3 ; 4 ; 5 4 ; 2 ; 1 ; 2 ; 6 ; 3
= 699332f344816d42
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
= cf623b39f2ec502b
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
= 2789394e660e7405
japan done
= 83685462b0351585
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 core | 2 5
allied target air-us-b-17-midway-s2 1 jn-cvl-hosho
allied target air-us-b-26-midway-s2 1 jn-cvl-hosho | 5 ; 2 ; 2 4
allied no | 2 4 ; 1 2
= bc4d882fe7ee5b54
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
= 4a469b1d7fd4d474
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
= 8757bddc10aa8c80
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
= 25a87fa559090cb3
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
= 3e000e327e1675d9
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 1 2 ; 2 6
japan done
= b56a0cbf6b2988fe
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
= 30737037fbd58d97
japan divert air-jn-a6m2-akagi 1 jn-cvl-zuiho | 1 4
= 6abbb38d57ce75c7
end 840 over 6abbb38d57ce75c703539e50cf29c32f 03dacdd6a21a9089
