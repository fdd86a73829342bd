flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held, and nobody wins"
dice fast 16
start 44a4de2f5082efffa90a6123e51bb195
japan done
= b12a8f7323f74a0e
allied done | 50 ; 8 ; 57 ; 30 ; 1
allied no | 6 3 ; 5 2
= 1438562748123c17
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
= 89b5c32db06a0ff8
allied sigint | 2
allied done | 6 ; 5
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 3 ; 2 3 ; 11
allied done | 2 ; 8 7 ; 11
allied done | 7 6 ; 4 ; 1 9 ; 4 ; 5 7 ; 16
allied done | 7 8 ; 2 ; 5 ; 4 ; 4 8 ; 14
allied done | 1 6 ; 1 8 ; 3 ; 5 ; 3 ; 3 ; 3 ; 5 2
= fdfb4f11738ed8e4
japan torpedo us-dd-dewey | 3
japan torpedo us-dd-dewey | 4
= 707930e94f78dd75
allied go-on
= e4de80c2dccca0d7
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
= 31c87842dc542334
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
allied naval-strike F1234 contact-1
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
allied done | 5 3 ; 4 3 ; 3 2 ; 1 5 ; 3 2 ; 2 5 ; 3 3
allied assign air-mc-f4f-midway-s2 1 high | 3 ; 1 ; 1 2 ; 2 2
= 87494ec29b589eab
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 2 6 ; 4 5
japan abort air-jn-d3a-hiryu | 5 ; 4 6
= 2a3f587b572d6546
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 6 4
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 2 jn-ca-suzuya | 6 ; 4 ; 5 2 ; 3 1 ; 2 ; 1 1
allied stay air-us-b-17-midway-s2
allied stay air-mc-f2a-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-us-pby-midway
allied stay air-us-pby-midway
allied stay air-mc-f2a-midway-s2
allied stay air-mc-sbd-midway-s2
allied stay air-mc-sbd-midway-s2
allied stay air-us-b-17-midway-s2 | 4
= 4612f65db2a736dd
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 6 1 ; 1 2
japan done | 4
= 2e65aa0e42ea3633
allied enter 4 core | 5 4
allied done | 1 3 ; 4 ; 3 ; 6 4 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 4 2
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 6
allied send air-us-sbd-yorktown 4 dive
allied launch | 4 3
allied target air-us-sbd-yorktown 4 jn-ca-kumano | 5 ; 4 6 ; 6 2 ; 5 ; 3 ; 4 2
allied no | 5 2 ; 5 3 ; 5 3 ; 5 5
allied first
= 0c3234f37ced29bd
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
= 144df9ae79a9a468
allied sigint | 6
allied done | 8 ; 5 ; 3 ; 4 ; 3 ; 4
allied done
allied take-card U16
allied course F1631
allied file-card
allied take-card U17
allied course F1631
allied file-card
allied take-card U19
allied file-card
allied done | 4 ; 1
= 6b0e0e5632de2fcd
japan attack-group 1 | 6 ; 2 ; 1 2
japan torpedo us-cv-yorktown | 6 ; 3 ; 3 1 6 ; 1 2 6 2 ; 6
japan torpedo us-cv-yorktown | 1
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 3
= 3b58632a199f9e2d
allied go-on | 2 ; 4 ; 5 5 ; 6 ; 6 ; 6 5 ; 8 ; 10 6 ; 10 10 ; 17 ; 4 ; 4 5 ; 9 ; 3 5 ; 1 ; 2 ; 5 ; 5 1 ; 3 ; 3 ; 2 ; 6 4
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 2 ; 4
= f7198939f0063376
japan bombard-base airfield
japan all-ships
japan open-fire
= 61fca34b3c93e7c5
allied shell jn-ca-kumano 6 | 2 ; 2 1 ; 1 ; 7 9 ; 12 ; 9 4 ; 10
allied done | 4 6 ; 7 3 ; 4
= ad17ccf97ac5a38d
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
= 2267e2cded16204e
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied guard air-mc-f2a-midway-s2 1 high
allied guard air-mc-f2a-midway-s2 1 high
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 3 ; 3 3 ; 5 1 ; 4 3 ; 3 4 ; 2 6 ; 2 6
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-enterprise
allied stay air-us-tbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 3 dive
allied launch | 5 5
allied target air-us-sbd-enterprise 3 jn-ca-kumano
allied target air-us-sbd-hornet 1 jn-ca-kumano | 5 ; 1 3 ; 1 ; 4 3
= 16205eb83f3618fd
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-kaga
japan stay air-jn-b5n-hiryu
japan stay air-jn-b5n-akagi
japan stay air-jn-b5n-akagi
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-akagi 1 dive
japan send air-jn-d3a-hiryu 1 dive
japan launch | 2 2 ; 6 ; 1 ; 5 ; 3 5 ; 2 4
= be3d69113580c8a0
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 1 1
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 1 jn-ca-kumano | 1 ; 6 3 ; 5 1
allied stay air-us-b-17-midway-s2
allied stay air-mc-sbd-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-mc-sbd-midway-s2 | 6
= 87cbc9b2d01bd42d
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high | 3 ; 4 ; 3 3 ; 5 6 ; 4 1
= a965a1adf65497f9
allied shot air-us-b-17-midway-s2
= 7e21579f8eb98473
japan done | 2
= dabe6251e5f0d7a5
allied enter 2 core | 1 6 ; 1
allied no | 5 4 ; 2 4
= a718621a03f6e01e
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
= 48919082a450bc8c
allied sigint | 4
allied done | 7 ; 4 ; 4 ; 6
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 3 ; 4 9 ; 12 ; 4 ; 2 1 ; 3 9 ; 9 2 ; 15 ; 5 ; 1 4 ; 3 5 ; 2 ; 3 ; 2 ; 1 2
allied torpedo jn-ca-kumano | 2
allied torpedo jn-ca-kumano | 6 ; 6 ; 4 ; 1 ; 3 ; 3 ; 1 3
allied torpedo jn-ca-kumano | 4 ; 2 ; 4 7 ; 20 ; 2 5 ; 17 ; 4 8 ; 9 2 ; 14 ; 4 ; 2
= 9a4bd8c755f0f413
japan attack-group 1 | 5 ; 2 ; 6 6
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 5 ; 2
= b134941012582093
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
= d7ae2148a7ffc282
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-mc-sbd-midway-s2 2 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 3 2 ; 1 4 ; 5 4 ; 5 5 ; 6 1 ; 1 4 ; 4 5
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-tbd-hornet
allied stay air-us-tbd-enterprise
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 1 dive
allied launch | 3 2
allied target air-us-sbd-enterprise 3 jn-ca-kumano
allied target air-us-sbd-hornet 1 jn-ca-kumano | 6 ; 4 6 ; 2 ; 5 5
allied stay air-us-pby-midway | 5
= 4767b0266e394f9f
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 6 4 ; 6 6
japan done
= 99462b31b5583b78
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 core | 4 1
allied target air-us-tbf-midway-s2 1 jn-cv-akagi
allied target air-us-b-26-midway-s2 1 jn-cv-akagi | 2 ; 6 4 ; 1 ; 5 5
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 2 4
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya | 2 ; 2 6
= 63dfee0bc72dede2
japan divert air-jn-a6m2-akagi 1 jn-cvl-hosho
= d93e3564a9ab3066
allied no | 3 4 ; 3 6
allied first
= a72e613bdd09cba4
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
= d24d18bd94fa5a0a
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
allied done | 2 ; 3 ; 1 ; 1
= b8d93af5b93d37ed
japan torpedo us-cv-saratoga | 3 ; 6 ; 5 ; 6 ; 6 ; 1 ; 5 ; 5 ; 5 1
japan torpedo us-dd-dewey | 6 ; 6
japan torpedo us-dd-monssen | 6 ; 2 ; 1
= f3e3873ce6c793ae
allied attack-group 1 | 1 ; 6 ; 2 3 ; 3 5 ; 6 ; 4 9 ; 1 8 ; 4 6 ; 5 ; 1 10 ; 1 9 ; 5 ; 4 ; 2 ; 5 ; 3 4 ; 1
= 774628b2ce7c9ee4
japan bombard-base airfield
japan all-ships
japan open-fire
= 01b0fc5c63ca1fe8
allied shell jn-ca-suzuya 6 | 6 ; 6 2 ; 2 ; 2 9 ; 6 6 ; 20 ; 2 6
allied done | 6 ; 3 ; 3
= ebcadaf01a90a61c
japan bombard-base airfield
japan all-ships
japan open-fire | 3 ; 2 9 ; 1 9 ; 9 5 ; 8
= 67347ceb13269a41
allied done | 1 9
= 7fe67da784249453
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-kaga 1 high
japan guard air-jn-a6m2-kaga 1 high
japan guard air-jn-a6m2-soryu 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan guard air-jn-a6m2-akagi.2 1 high
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= 5b4f38d3d3b801cc
allied naval-strike U11 contact-6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-6
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike F1234 contact-6
allied send air-mc-sb2u-midway 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 1 ; 1 3 ; 3 1 ; 6 3 ; 4 2 ; 3 4 ; 6 2 ; 2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 1 2
allied target air-us-sbd-enterprise 4 jn-ca-suzuya
allied target air-us-sbd-hornet 2 jn-ca-mikuma
allied target air-us-tbd-enterprise 1 jn-ca-suzuya
allied target air-us-tbd-hornet 1 jn-ca-mikuma | 3 ; 4 ; 1 ; 5 ; 2 2 ; 2 4 ; 1
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 2 6
allied target air-us-sbd-saratoga 2 jn-ca-suzuya
allied target air-us-tbf-saratoga-s2 1 jn-ca-suzuya | 3 ; 5 ; 1 1 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 2
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 2 jn-ca-suzuya | 6 ; 4 3
allied stay air-mc-sb2u-midway
allied stay air-us-b-26-midway-s2 | 5
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied launch | 1 1
allied target air-us-tbf-midway-s2 1 jn-ca-suzuya
allied target air-us-b-17-midway-s2 1 jn-ca-suzuya
allied target air-us-pby-midway 1 jn-ca-suzuya | 2 ; 5 ; 4 3
allied no | 1 2 ; 1 1
= 0166e81059b4cff1
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
= 2da7745d442173d3
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
allied done | 4 ; 4 7 ; 1 ; 7 6 ; 4 ; 8 6 ; 6 2 ; 2 ; 4 8 ; 7 1 ; 4 ; 4 ; 5 ; 3 1 ; 5 ; 1 ; 1 8 ; 9 4 ; 7 ; 4 6 ; 16 ; 5 ; 4 ; 4 ; 7 6 ; 17 ; 8 9 ; 10 ; 3 6 ; 1 ; 1 6 ; 5 ; 4 ; 3 ; 1
= 59bde1ed1d19c015
japan attack-group 1 | 4 ; 2 ; 2 6
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 5 ; 5 ; 3 1 3 ; 6 6 3 1 ; 5 ; 6 ; 2
= ab7ef9b129912282
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-kaga 1 high
japan guard air-jn-a6m2-kaga 1 high
japan guard air-jn-a6m2-soryu 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan guard air-jn-a6m2-akagi.2 1 high
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= 359b3e5e4ae9b798
allied naval-strike U11 contact-6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-6
allied send air-us-sbd-hornet 2 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 2 6 ; 5 3 ; 3 3 ; 6 6 ; 4 1 ; 3 3 ; 4 5 ; 5 6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 5 1
allied target air-us-sbd-saratoga 2 jn-ca-suzuya
allied target air-us-tbf-saratoga-s2 1 jn-ca-suzuya | 6 ; 5 ; 4 1 ; 3 ; 1 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor | 2 1
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 3 ; 1 ; 2 ; 1 1
allied stay air-us-tbd-hornet
allied stay air-us-f4f-hornet
allied stay air-us-f4f-hornet
allied stay air-us-f4f-hornet | 1 6
allied target air-us-sbd-hornet 1 jn-ca-suzuya | 5 ; 3 5 ; 1 ; 3 3
allied stay air-us-b-17-midway-s2
allied stay air-us-b-26-midway-s2 | 4
= 6e8a4181c95ae9fa
japan assign air-jn-a6m2-akagi.2 1 high
japan done | 5 3 ; 4 1
japan done
= 3cff7320e1823dd8
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied launch | 2
allied enter 2 core | 4 2
allied target air-us-tbf-midway-s2 1 jn-bb-nagato
allied target air-us-pby-midway 1 jn-bb-nagato | 5 ; 3 ; 2 4
allied no | 6 3 ; 4 5
= 3932dcb55733de82
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
= c33e20ecc878c2d6
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
allied done | 4 ; 6 9 ; 20 ; 1 ; 8 10 ; 12 ; 1 4 ; 6 7 ; 5 ; 9 7 ; 18 ; 8 6 ; 17 ; 4 ; 1 ; 4 ; 5 4 ; 6 ; 1 ; 1 2 ; 7 7 ; 17 ; 4 8 ; 5 ; 6 ; 1
allied attack-group 1 | 3 ; 1 ; 3 3 ; 2 ; 5 6 ; 2 ; 5 4 ; 2 ; 4 3 ; 12 ; 6 3 ; 4 ; 6 ; 1
= f28e65196e367ca4
japan torpedo us-cv-saratoga | 3
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 1
japan torpedo us-cv-saratoga | 2
japan torpedo us-cv-saratoga | 2
japan torpedo us-cv-saratoga | 4 ; 2 ; 4 ; 2
japan attack-group 1 | 6 ; 2
japan torpedo us-cv-enterprise | 5 ; 3 ; 5 ; 2
japan torpedo us-cv-hornet | 2
japan torpedo us-cv-hornet | 5 ; 1 ; 4 2 2 ; 6 2 ; 1
japan torpedo us-cv-hornet | 4
japan torpedo us-cv-hornet | 5
japan torpedo us-cv-hornet | 3 ; 2
japan attack-group 1 | 6 ; 3 ; 1 4
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 2
japan torpedo us-cv-yorktown | 5 ; 6
= cd6760272719dba9
japan naval-strike J1 F1234
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-kaga 1 high
japan guard air-jn-a6m2-kaga 1 high
japan guard air-jn-a6m2-soryu 1 high
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan guard air-jn-a6m2-akagi.2 1 high
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-akagi 1 high
japan guard air-jn-a6m2-zuiho-s2 1 high
japan launch
japan done
= dd74f699f34a9556
allied naval-strike U11 contact-6
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-6
allied send air-us-sbd-hornet 2 dive
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-6
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 3 1 ; 3 5 ; 5 3 ; 6 2 ; 5 6 ; 3 2 ; 5 5 ; 4 5
allied stay air-us-f4f-hornet
allied send air-us-sbd-hornet 2 dive
allied launch | 1 1
allied target air-us-sbd-hornet 2 jn-ca-suzuya | 5 ; 5 2 ; 4 2
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 6 4
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 2 jn-ca-suzuya | 2 ; 1 4 ; 5 2
allied stay air-us-sbd-saratoga
allied stay air-us-sbd-saratoga | 1 5
allied target air-us-tbf-saratoga-s2 1 jn-ca-suzuya | 4 ; 2 2 ; 2 ; 4 5
allied stay air-us-b-17-midway-s2 | 1
= f452878f891babf9
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-soryu 1 high
japan done | 1 1 ; 3 2
japan done
= ff38d8992524563a
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 bombs
allied launch | 2
allied enter 2 core | 6 2
allied target air-us-pby-midway 1 jn-cv-akagi
allied target air-us-b-26-midway-s2 1 jn-cv-akagi | 1 ; 2 3 ; 4 3
= 8cb7929c4af0910f
end 725 over 8cb7929c4af0910f8418cc4c53f62800 5cd51e1918e81182
