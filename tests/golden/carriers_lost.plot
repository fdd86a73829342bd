flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held, but Japan wins"
dice fast 401
start 57b3d4d09ce364508adff456ff2a2bff
japan done
= 852b416d737dfb15
allied done | 18 ; 27 ; 3 ; 58 ; 25
allied no | 5 1 ; 2 5 ; 1 2 ; 3 3
allied first
= 4a52a2048aba2d2f
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
= 7029f8948a264060
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
= d9ec1a281b13e90b
japan attack-group 1 | 3 ; 5 ; 1 1 ; 4 ; 1 ; 8 4 ; 14
= 28b336e753a5b5e8
allied done | 2 ; 5 5 ; 9
allied done | 3 ; 8 1 ; 15
allied done | 2 ; 4 ; 4 ; 6 6
allied torpedo jn-ca-kumano | 6 ; 5 ; 4 ; 6
= d752203bd910fc1b
japan go-on | 2 5 ; 19
= 6fcd8a31acb13286
allied done | 2 10
= 8d67b9ff8ac8d8c7
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
= 2d6326fe0e6ebcf5
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
= e00a4f83a1800f83
japan done | 1 ; 1 ; 5 2 ; 2 3 ; 3 3
japan pounce low | 4 3 ; 1 1
japan done
= 8eb8ac2afb8bc3c1
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
= 136ae4e08f156943
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-b5n-soryu 2 medium
japan send air-jn-b5n-hiryu 2 medium
japan launch | 5 6
japan shot air-jn-b5n-akagi
japan abort air-jn-b5n-hiryu | 1 ; 3 3
= 699f974e4a5dbcba
allied no | 1 2 ; 4 6
allied first
= 3be2ac0f5108aace
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
= 0f1603783e4a3183
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
= 1068514af3162301
japan attack-group 1 | 2 ; 3 ; 3 6
= a0da0cfbc7944fb8
allied go-on | 6 ; 6 ; 9 10 ; 10 ; 6 10 ; 9 ; 5 9 ; 1
allied done | 5 ; 2 2 ; 16
allied done | 5 ; 7 7 ; 7
allied done | 5 ; 6 ; 3 ; 4 2
allied torpedo jn-ca-suzuya | 6 ; 2
allied torpedo jn-ca-suzuya | 3
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 3 ; 5 ; 4
= 3d47129875230df7
japan bombard-base airfield
japan all-ships
japan open-fire
= f8e1d961d148c81f
allied shell jn-ca-suzuya 6 | 5 ; 1 4 ; 4 ; 9 5 ; 2 ; 4 8 ; 15 ; 4 4 ; 8
allied done | 3 5 ; 9 9 ; 11 ; 2 2 ; 7 9 ; 10
= 35914e7ef7ec58aa
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
= d30cb08bde7a3b5f
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
= 3732736d7ae611fb
japan stay air-jn-b5n-soryu
japan stay air-jn-a6m2-kaga
japan stay air-jn-b5n-hiryu
japan stay air-jn-a6m2-kaga
= 604133f9cfa6b3a5
allied assign air-us-f4f-hornet 3 high
allied done | 3 5 ; 1 4
allied done
= 75dc4a5011b8a477
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
= 4f8a2fa377892bf4
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
= c47e8b5c0be1c312
japan done | 2 ; 2 ; 3 3 ; 6 2 ; 3 5 ; 5 4 ; 2 4 ; 3 3
= 41c9640d330e720c
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
= b49284de9184cdfc
japan done | 5 2 ; 5 2 ; 4 1 ; 4
japan enter 4 core | 4 4
= 125475b684bbd8a8
allied no | 1 1 ; 4 2
allied first
= aba41e9945c25ace
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
= 51f331394d2f8ea6
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
= fd3a08e90a1d9a6b
japan attack-group 1 | 3 ; 2
japan torpedo us-cv-enterprise | 3
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 3 ; 1 7 ; 5 ; 4 6 ; 3 ; 3 8 ; 10 ; 4 ; 10 6 ; 9 7 ; 17
= 4ed0b938e00b3ab0
allied done | 1 ; 3 4 ; 20
allied done | 2 ; 10 7 ; 1 ; 1 ; 4 ; 5 5 ; 2 ; 6 ; 4 ; 5 1
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 1
allied torpedo jn-ca-suzuya | 5 ; 4
= 156750eada4299dd
japan bombard-base airfield
japan all-ships
japan open-fire
= f569d986958c6526
allied shell jn-ca-suzuya 6 | 4 ; 3 1 ; 5 ; 7 9 ; 8 ; 7 7 ; 19
allied done | 4 5 ; 3 3 ; 4 ; 1 7 ; 10 5
= 267fa3359c56376e
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
= ded8369d69166e4d
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
= 237ef2cb308a5856
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
= 132637b07fedd865
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-tbd-yorktown
= 29e7d993707aa314
japan done
japan done
= 1b023b5784f354bb
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
= 32ecdac898605511
japan done | 5 ; 4 ; 6 2 ; 3 3 ; 6 3 ; 3 4 ; 2 1
= 8c48c16e71e0021e
allied shot air-us-sbd-enterprise
allied no | 2 5 ; 1 1
= 760ef25b254de810
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
= b47f3bafd3c422b0
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
= 47b1162340a2b3af
japan attack-group 1 | 3 ; 4 ; 1 6
japan torpedo us-cv-enterprise | 2 ; 9 8 ; 8 ; 6 ; 9 8 ; 7 ; 5 ; 7 9 ; 10 ; 1 2
= ed3ff8501652275d
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
= acfbf346d8c43b89
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
= 3f84d462190715e2
japan done | 1 ; 2 ; 2 4 ; 1 1 ; 5 6 ; 6 1 ; 5 2 ; 2 2
japan done | 4
= 4248a974c02d9986
allied enter 4 inner | 4 2 ; 6 ; 2
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 6 5
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya
allied target air-us-b-17-pearl-harbor 1 jn-ca-suzuya | 2 ; 3 2
allied done
= fdd5329d766c406e
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
= 463e3f7ef0b09ce0
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
= 009eb4df04c577e4
japan target air-jn-b5n-hosho 1 us-ca-minneapolis | 4
japan done | 2 2 ; 1 4 ; 5 ; 6 2
= e3ca2324d1575c30
allied divert air-us-f4f-hornet 1 us-cv-saratoga
allied no | 1 5 ; 6 1 ; 5 6 ; 3 2
= b5dd59917d325977
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
= bc81013fcbd658c7
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
= 11ba7c92abefe9e7
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
= 849265c73f643cce
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
= 548844fa3f191c08
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
= 0460ee67e2610a3f
allied done
= 224998c4b58938ad
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
= de35dbd2e62e75e3
allied stay air-us-sbd-enterprise
allied stay air-us-pby-midway
= 8749c1b1fd0b65cb
japan done | 2 3 ; 3 4
= 194f58b3fbaaaafd
allied abort air-us-sbd-enterprise
= 05759f6f4ece6572
japan done
= 865a1dec699633ed
allied send air-us-b-17-midway-s2 2 medium
allied launch | 5
allied enter 5 inner | 2 1 ; 4 ; 1 ; 4 6
allied stay air-us-f4f-yorktown
= 5b3c80765b930426
japan done | 3 ; 4 ; 2 3 ; 1 3 ; 4 5 ; 5 2 ; 1 4 ; 2 4
= a5ea8e3cdab5b3d9
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 3 3
allied target air-us-pby-pearl-harbor 3 jn-ca-mikuma | 2 ; 3 3 ; 3 1
allied stay air-us-f4f-hornet
allied stay air-us-sbd-saratoga
allied stay air-us-f4f-saratoga | 5 4
allied target air-us-sbd-saratoga 1 jn-ca-mikuma | 4 ; 1 1 ; 2 4
= 282f70f4391b9eb9
japan stay air-jn-a6m2-zuiho-s2 | 1
japan enter 1 inner | 6 3 ; 4 1 ; 4 ; 1 1
japan target air-jn-b5n-hosho 1 us-ca-minneapolis | 1 ; 3 6
= 7d43f05b04fcbe68
allied no | 5 4 ; 1 6
= 425ffe7f86d476d5
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
= 4aa51ec73a25b904
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
= 35d73bc3b1940366
japan go-on
japan go-on | 5
japan bombard-base airfield
japan all-ships
japan open-fire
= bdb094886c807b0e
allied shell jn-cl-jintsu 6 | 3 ; 5 6 ; 4 ; 7 8 ; 3 ; 6 2 ; 20 ; 3 7 ; 16
allied done | 3 2 ; 2 ; 2 ; 2 ; 2 3
= 29d8cebb315e0ebf
japan torpedo us-cv-saratoga | 5 ; 1 ; 3 ; 2
japan attack-group 1 | 6 ; 3 ; 6 5
japan torpedo us-ca-new-orleans | 2
japan torpedo us-ca-new-orleans | 2
japan torpedo us-ca-new-orleans | 4 ; 6 3 ; 5 ; 4 ; 2 3 ; 2 ; 5 5 ; 17
= 8fd11bca3ce8b2f3
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
= 830c1af1c63ebe14
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
= b174d7a16079f08b
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-hiryu
= 431e24a38337b1d4
allied done
= 84d5f76dcb8026e7
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
= 343fe6671bb6a914
allied stay air-us-pby-midway
allied stay air-us-sbd-enterprise
= 7a24aabb3eb9a3ba
japan done | 5 2 ; 6 3
= 226e62e5f401890a
allied shot air-us-sbd-enterprise
= 36dd7d1a2919cbd6
japan done | 5
= 18b65e55fe6e70df
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
= 6fd0f43aa50c667f
japan stay air-jn-b5n-zuiho | 1 2
= 6255058e2ddf0480
end 851 over 6255058e2ddf0480a7eb88285efb0719 8d8e66ddef29d03a
