flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held, but Japan wins"
dice fast 402
start a8a617a4585be69baf8877dccc45b219
japan done
= ff2297ab2d9d8102
allied done | 44 ; 38 ; 1 ; 2 ; 51
allied no | 4 1 ; 1 2
= 80aa316d7b60c25d
japan first
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
= bb6350bf430c00bf
allied sigint | 6
allied done | 3 ; 4 ; 9 ; 8 ; 6 ; 5 ; 5
allied done
allied take-card U16
allied file-card
allied take-card U17
allied course F1832
allied file-card
allied take-card U19
allied course F1728
allied file-card
allied done | 4 ; 5 10 ; 15
allied done | 3 ; 9 5 ; 10
allied done | 1 ; 4 10 ; 2
allied done | 6 ; 5 ; 10 5
allied done | 1 6 ; 6 ; 1
= 7b12eec0129ea7c8
japan attack-group 1 | 4 ; 1 ; 2 3
japan torpedo us-cv-yorktown | 5
japan torpedo us-cv-yorktown | 1
japan torpedo us-cv-yorktown | 3 ; 2 ; 4 ; 2
japan torpedo us-dd-dewey | 3
japan torpedo us-dd-dewey | 5 ; 4
japan torpedo us-dd-dewey | 4
japan torpedo us-dd-dewey | 3
= 751a3179a80de8d1
allied go-on
= 79abde07ed0c8c4f
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
= f7f65453ac853164
allied naval-strike U16 contact-4
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-4
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
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 5 ; 5 3 ; 2 1 ; 1 6 ; 1 4 ; 5 3 ; 5 1
allied assign air-mc-f4f-midway-s2 1 high
allied done | 3 4 ; 1 3
= 15b5579facb982b5
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-b5n-soryu 2 medium
japan send air-jn-b5n-hiryu 2 medium
japan launch | 6 2
japan abort air-jn-b5n-kaga | 1 ; 2 5
= a29742a81b846fee
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied launch | 5 2
allied target air-us-sbd-enterprise 4 jn-ca-kumano
allied target air-us-sbd-hornet 3 jn-ca-suzuya | 5 ; 4 ; 3 3 ; 3 6 ; 2 ; 4
= 67efeba46c160be6
japan done | 2 ; 5 ; 6 6 ; 6 6 ; 5 2 ; 6 3
japan pounce medium | 4 4 ; 6 3 ; 1 1 ; 6 4
japan done
= 51a38f6a90cee5f1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 inner | 2 2
allied target air-us-b-17-midway-s2 2 jn-dd-makigumo
allied target air-us-b-26-midway-s2 1 jn-dd-makigumo | 4 ; 3 ; 1 6 ; 3 3 ; 4 ; 3 ; 5 2 ; 1
allied send air-us-sbd-yorktown 4 dive
allied launch | 5 6
allied target air-us-sbd-yorktown 2 jn-ca-kumano | 1 ; 5 1
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 1 3
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 3 ; 2 5 ; 3 1 ; 2 ; 6 ; 3 6
allied no | 4 5 ; 5 6
allied first
= cb5035355e05381a
japan take-card J1
japan course F1028
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
= 927774e794753050
allied sigint | 6
allied done | 9 ; 10 ; 6 ; 6 ; 3 ; 5 ; 4
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
= f1998699a8db0711
japan attack-group 1 | 3 ; 6 ; 1 2
= c9546b6b0e2a20fd
allied go-on | 6 ; 4 ; 4 1 ; 19
allied done | 5 ; 9 10 ; 13 ; 1 ; 3 2 ; 3 ; 1 ; 2 ; 1
allied torpedo jn-ca-kumano | 3
allied torpedo jn-ca-kumano | 5 ; 6 ; 1
= e2ade25b61302b10
japan bombard-base airfield
japan all-ships
japan open-fire
= d132744b1abdbafa
allied shell jn-ca-kumano 6 | 4 ; 4 2 ; 4 ; 2 2 ; 8 6 ; 18 ; 4 2 ; 19
allied done | 3 5 ; 1 3 ; 3 9 ; 5 2
= d5a34f4bec608612
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
japan send air-jn-b5n-akagi 2 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-akagi 2 medium
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= c1d62872aaf855f2
allied naval-strike U16 contact-1
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied launch
allied naval-strike U17 contact-1
allied send air-us-sbd-yorktown 3 dive
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-mc-sbd-midway-s2 1 dive
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 6 1 ; 5 3 ; 4 2 ; 6 4 ; 3 1 ; 4 5 ; 5 5 ; 2 2
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-enterprise
= c69ee66822bf766d
japan done | 6 ; 2 ; 1 4 ; 3 4 ; 3 4 ; 1 3 ; 5 5
japan done
= 70f49d06956adbd2
allied send air-us-sbd-enterprise 1 dive
allied send air-us-sbd-hornet 1 dive
allied launch | 1
allied enter 1 core | 1 4
allied target air-us-sbd-enterprise 1 jn-cv-akagi
allied target air-us-sbd-hornet 1 jn-cv-akagi | 4 ; 6 5 ; 4 3 ; 2 6 ; 1 6 ; 1 2
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 3 1
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 3 ; 5 1 ; 2 ; 3 1
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown | 1 ; 1 5
allied assign air-mc-f4f-midway-s2 1 high
allied done | 3 5 ; 2 ; 3 ; 4 3 ; 3 6
allied stay air-us-tbf-midway-s2
allied stay air-us-b-26-midway-s2
= 9f14bf9c7d8426fb
japan done | 2 3 ; 6 3
japan shot air-jn-a6m2-kaga
= 3be584a533d469e8
allied send air-us-b-17-midway-s2 2 medium
allied launch | 1
allied enter 1 core | 4 2
allied target air-us-b-17-midway-s2 2 jn-cv-akagi | 2 ; 1 2 ; 1 ; 5 1
= fd92a20b76a59489
japan stay air-jn-b5n-zuiho | 6 6
japan stay air-jn-b5n-soryu
= f4710d2067ea810d
allied assign air-mc-f4f-midway-s2 1 high
allied done | 4 1 ; 1 2
= 8f6f9ac61f12e083
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-soryu 1 low
japan launch | 1 5 ; 2 ; 4 ; 5 ; 5 1 ; 3 2 ; 3 ; 3 ; 2 3
= 38a65192d71b723e
allied no | 5 4 ; 5 6
allied first
= 62aecc907d91619e
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
japan course F0333
japan file-card
japan take-card J6
japan file-card
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= 87a4de9194acc647
allied sigint | 2
allied done | 2 ; 10 ; 8
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 5 ; 5 7 ; 1
= b33f75b1728b9c4b
japan attack-group 1 | 4 ; 5 ; 6 3 ; 10 2 ; 1 ; 5 ; 1
japan torpedo us-dd-dewey | 4
japan torpedo us-dd-dewey | 3
japan torpedo us-dd-dewey | 4
japan torpedo us-dd-dewey | 2
japan torpedo us-dd-dewey | 4 ; 6 6 ; 6 ; 6 ; 8 4 ; 15 ; 3 ; 8 2 ; 7 ; 4 ; 6 2 ; 3 ; 3 ; 6 ; 1
= 00d227c50698cce9
allied torpedo jn-ca-kumano | 1
allied torpedo jn-ca-kumano | 2
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 1
allied torpedo jn-ca-kumano | 6 ; 6 ; 1
allied torpedo jn-ca-kumano | 6 ; 2 ; 2 ; 5 ; 6 ; 2 5 ; 1
= c68afc330d443f81
japan bombard-base airfield
japan all-ships
japan open-fire
= 34d51d2ce6ff32c8
allied shell jn-ca-kumano 6 | 5 ; 6 6 ; 2 ; 2 9 ; 8 4 ; 18 ; 1 2
allied done | 2 8 ; 3 5
= 9f763c08a03162a9
japan naval-strike J1 contact-6
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan naval-strike J3 F1234
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 F1234
japan send air-jn-b5n-hosho 1 low
japan launch
japan done
= 354831a925c47efb
allied naval-strike U16 contact-1
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-1
allied send air-us-sbd-yorktown 3 dive
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
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 4 3 ; 2 3 ; 5 1 ; 6 6 ; 3 6 ; 2 6 ; 5 5 ; 3 6
allied stay air-us-sbd-hornet
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-enterprise
allied stay air-us-sbd-hornet
= ee2e192fcf42bb0c
japan done | 5 6 ; 6 2
japan done
= 841ad4f4d542872a
allied send air-us-sbd-enterprise 2 dive
allied launch | 1
allied enter 1 inner | 5 2
allied target air-us-sbd-enterprise 2 jn-bc-haruna | 6 ; 4 3 ; 1 ; 4 5
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
= 997404a127ce9da4
japan done | 5 2 ; 4 4 ; 4 6
= 2d3cfae0c7a9f3a8
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 3 4
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 6 ; 6 4
= 78bec0e4105baf2c
japan stay air-jn-a6m2-hiryu
japan stay air-jn-d3a-kaga
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-soryu
= dd10a578ae84e245
allied done
= b55d4eeff82ee5d7
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-d3a-soryu 1 dive
japan send air-jn-b5n-soryu 1 low
japan launch | 5 1
japan target air-jn-b5n-kaga 3 us-dd-dewey
japan target air-jn-d3a-hiryu 2 us-dd-monssen
japan target air-jn-b5n-hiryu 2 us-dd-monssen
japan target air-jn-d3a-kaga 1 us-ao-cimarron
japan target air-jn-d3a-soryu 1 us-ao-platte
japan target air-jn-b5n-soryu 1 us-dd-dewey | 5 ; 4 ; 6 ; 1 ; 6 ; 4 3 ; 6 4 ; 2 6 ; 5 2 ; 1 3
= afc838e34b6bb3ef
allied stay air-us-tbf-midway-s2
allied stay air-us-b-26-midway-s2
allied stay air-us-pby-midway
= 58d3db580cbd83cd
japan done | 2 2 ; 4 5
= de27dd60ebd391d3
allied send air-us-b-17-midway-s2 2 medium
allied launch | 2
allied enter 2 core | 5 6
allied target air-us-b-17-midway-s2 1 jn-cv-akagi | 6
allied no | 4 1 ; 3 4
allied first
= b91c4dabfbebbe7e
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
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= fd8bf26bc2301185
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
allied done | 5 ; 5 ; 4 ; 3 ; 4 ; 7 3 ; 18 ; 1
= 94c2616c0412fe50
japan attack-group 1 | 1 ; 2 ; 1 1 ; 6 4 ; 20 ; 6 ; 7 9 ; 9 ; 4 ; 6 4 ; 11 ; 4 ; 1 2 ; 1 ; 1 5 ; 3 ; 6 ; 4 ; 4 5
= ba4ed479555cb6ee
allied torpedo jn-ca-kumano | 6 ; 5 ; 3
allied torpedo jn-ca-kumano | 3
allied torpedo jn-ca-kumano | 5 ; 5 ; 6 ; 8 1 ; 18 ; 5 10 ; 2 ; 9 2 ; 19 ; 10 9 ; 9 4 ; 18 ; 8 7 ; 3
= a494be4d63c1b6dc
japan naval-strike J3 contact-7
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-7
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-7
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= e191505f776ad359
allied naval-strike U11 contact-1
allied send air-us-tbf-saratoga-s2 1 low
allied launch
allied naval-strike U16 contact-1
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 3 dive
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-enterprise 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-1
allied send air-us-sbd-yorktown 2 dive
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
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 1 3 ; 2 6 ; 1 1 ; 6 2 ; 5 6 ; 6 4 ; 4 6 ; 5 1
= 896a95845536c1f4
japan done | 5 1 ; 1 2
japan done
= b4e21a52e8045da1
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 1 dive
allied launch | 1
allied enter 1 core | 4 2
allied target air-us-sbd-enterprise 4 jn-cv-akagi
allied target air-us-sbd-hornet 1 jn-cv-akagi | 4 ; 3 5
= c95c7cb84ab17760
japan done | 6 4 ; 6 2 ; 4
japan done
japan pounce low | 4 5 ; 6 1
= a36089a6a0cfe838
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 5
allied enter 5 core | 6 5
allied abort air-us-b-17-midway-s2
allied target air-us-b-17-midway-s2 1 jn-cv-kaga
allied target air-us-pby-midway 1 jn-cv-kaga
allied target air-us-b-26-midway-s2 1 jn-cv-kaga | 1 ; 5 ; 2 2
allied assign air-us-f4f-hornet 2 high
allied done
allied done | 3
= f8bec72884ff0033
japan enter 3 core | 2 2
japan target air-jn-b5n-hosho 1 us-cv-enterprise | 5
japan done | 1 5 ; 5 5
= f64a90288bf8b1f3
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 2 5
allied target air-us-pby-pearl-harbor 3 jn-ca-kumano
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano | 3 ; 2 1 ; 1
allied assign air-us-f4f-hornet 2 high
allied done | 3
= eb2d84d29dc20f11
japan enter 3 core | 2 4
japan target air-jn-b5n-zuiho 1 us-cv-enterprise | 5
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 1 dive
japan launch | 4
japan enter 4 core | 4 4
japan abort air-jn-b5n-kaga
japan target air-jn-d3a-kaga 2 us-cv-enterprise
japan target air-jn-b5n-kaga 2 us-cv-hornet
japan target air-jn-d3a-soryu 2 us-cv-enterprise
japan target air-jn-b5n-soryu 2 us-cv-hornet
japan target air-jn-d3a-hiryu 1 us-cv-enterprise | 5 ; 4 ; 1 5 ; 2 5 ; 6 ; 3
japan enter 3 core | 4 2
japan target air-jn-b5n-hiryu 2 us-cv-enterprise
japan target air-jn-d3a-hiryu 1 us-cv-hornet | 1 ; 1 ; 6 1 ; 4 2 ; 5 ; 2
= 8a459f2cae0a05c2
allied divert air-us-f4f-hornet 1 F1234
allied divert air-us-f4f-hornet 1 F1234
allied no | 1 4 ; 6 6
allied first
= 1e8dd49b6952894f
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
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= 0b7bbdda3b72d7cf
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
allied done | 3 ; 5 ; 1
= f15274b361161020
japan torpedo us-cv-saratoga | 1
japan torpedo us-cv-saratoga | 2
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 6 ; 3 ; 6 6 ; 5 2
japan torpedo us-cv-saratoga | 3 ; 1 ; 2 ; 6 ; 1 7 ; 4
japan attack-group 1 | 2 ; 1 ; 4 5
japan torpedo us-cv-yorktown | 6 ; 2 ; 3 1 5 ; 1 ; 1 ; 5 9 ; 9 ; 2 ; 3 ; 1
japan torpedo us-ao-cimarron | 2
japan torpedo us-ao-cimarron | 5 ; 6
japan torpedo us-ao-platte | 3 ; 3 4 ; 1 ; 7 6 ; 10 ; 6 ; 5 4 ; 11 ; 5 ; 7 8 ; 20 ; 5 ; 1 ; 6 ; 5 ; 2 4
= aa7843ed1516da24
allied torpedo jn-ca-kumano | 2
allied torpedo jn-ca-kumano | 4 ; 5 ; 7 1 ; 17 ; 1 8 ; 4 4
= 6ab54dbd6abf3de1
japan naval-strike J3 contact-5
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-5
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-5
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= b8f09efd51743887
allied naval-strike F1234 contact-1
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 2 3 ; 3 5 ; 3 5 ; 4 3 ; 1 5 ; 5 3
= ff71c876a1dd7825
japan stay air-jn-d3a-soryu
japan stay air-jn-d3a-kaga
japan stay air-jn-b5n-kaga
japan stay air-jn-b5n-kaga
japan stay air-jn-a6m2-hiryu
japan stay air-jn-d3a-soryu
= ed601d00b112bfbe
allied assign air-us-f4f-yorktown 2 high
allied done | 2 1 ; 3 4
allied done
= 78c647e8b6fbb887
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-b5n-kaga 1 low
japan launch | 6
japan enter 6 core | 6 5
japan abort air-jn-d3a-hiryu
japan target air-jn-b5n-soryu 2 us-cv-yorktown
japan target air-jn-b5n-hiryu 2 us-cv-yorktown
japan target air-jn-d3a-kaga 1 us-cv-yorktown
japan target air-jn-b5n-kaga 1 us-dd-sims
japan target air-jn-d3a-hiryu 1 us-dd-sims | 4 ; 3 ; 2 ; 5 ; 2 4 ; 4 4 ; 1 ; 4 1
= bc44e49765cc6d0a
allied assign air-us-f4f-yorktown 2 high
allied done | 2
= bbc73e81ce71fcc2
japan enter 2 core | 6 1
japan target air-jn-b5n-hosho 1 us-cv-yorktown | 2 ; 2 3 ; 5 6 ; 5
japan done
japan pounce medium | 5 4 ; 4 3
japan done
= cb00bf6bab1b003a
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch | 4
allied enter 4 core | 1 1
allied target air-us-b-17-midway-s2 2 jn-cv-kaga
allied target air-us-b-26-midway-s2 1 jn-cv-kaga | 4 ; 5 ; 5 1 ; 4 6
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 3 4
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 1 ; 2 5 ; 6 1
= 5a0a4df70ddcd15d
japan stay air-jn-a6m2-zuiho-s2
= a3a67e39090440a4
allied assign air-us-f4f-yorktown 2 high
allied done | 5
= ff0ecb2985c5dcdd
japan enter 5 core | 1 3
japan target air-jn-b5n-zuiho 1 us-cv-yorktown | 2 ; 5 3
= 7d75b0c0d4e6615a
allied no | 2 5 ; 4 1
= 56e7b6bdfbdfd597
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
japan take-card J7
japan file-card
japan take-card J8
japan file-card
japan done
= efe978e5e4bf3933
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
allied course F1728
allied file-card
allied done | 2 ; 10 9 ; 5 ; 3 9 ; 1 ; 9 9 ; 3 ; 6 ; 2 ; 3 ; 6 ; 3 5 ; 4 ; 4 1 ; 13 ; 3
allied attack-group 1 | 6 ; 3 ; 5 6
allied torpedo jn-cl-jintsu | 2 ; 2
allied attack-group 1 | 2 ; 6 ; 5 1
= cf1cf7e0693440d5
japan go-on
japan go-on | 3
japan bombard-base airfield
japan all-ships
japan open-fire
= 8ef9eeae4ceb4bf9
allied shell jn-cl-jintsu 6 | 1 ; 6 3 ; 3 ; 1 2
allied done | 6 ; 3 ; 1 ; 1
= f1e8f71af832517e
japan attack-group 1 | 5 ; 3 ; 2 5
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 3
japan torpedo us-cv-enterprise | 1 ; 6 7 ; 13 ; 4
japan attack-group 1 | 2 ; 5 ; 2 1 ; 8 2 ; 18 ; 3 ; 3 ; 6 ; 2 5
= 0140aa4f93008da2
allied go-on | 4 10
= b15261e427c9c7d3
japan naval-strike J3 contact-7
japan send air-jn-b5n-zuiho 1 low
japan guard air-jn-a6m2-zuiho-s2 1 low
japan launch
japan naval-strike J2 contact-7
japan send air-jn-b5n-hosho 1 low
japan launch
japan naval-strike J1 contact-7
japan send air-jn-b5n-kaga 3 low
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 2 dive
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan send air-jn-b5n-hiryu 2 low
japan guard air-jn-a6m2-hiryu 2 medium
japan launch
japan done
= c983536b9892da3f
allied naval-strike F1234 contact-3
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done | 3 5 ; 4 4 ; 4 3 ; 6 5 ; 5 5 ; 1 3
allied stay air-us-b-17-midway-s2
allied stay air-us-b-17-midway-s2 | 4
= 794b871ff84654f8
japan done
japan done | 3
= 27faea5846ad9b77
allied enter 3 core | 1 6
allied target air-us-b-26-midway-s2 1 jn-ca-atago | 5 ; 5 5
allied stay air-us-pby-pearl-harbor
allied send air-us-b-17-pearl-harbor 2 medium
allied send air-us-pby-pearl-harbor 2 medium
allied launch | 1 2
allied target air-us-b-17-pearl-harbor 2 jn-ca-kumano
allied target air-us-pby-pearl-harbor 2 jn-ca-kumano | 5 ; 2 4 ; 3 3
= 2490f9f6723d59b7
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-hiryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-soryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-kaga
= 2ee04c822df50800
allied done
= 0dfea9f2c7207772
japan send air-jn-b5n-kaga 3 low
japan send air-jn-b5n-soryu 2 low
japan send air-jn-d3a-hiryu 2 dive
japan launch | 6
japan enter 6 core | 6 6
japan shot air-jn-b5n-soryu
japan abort air-jn-d3a-hiryu
japan target air-jn-b5n-kaga 3 us-cv-enterprise
japan target air-jn-b5n-soryu 1 us-cv-hornet
japan target air-jn-d3a-hiryu 1 us-cv-hornet | 2 ; 3 ; 1 ; 3 3 ; 2 4 ; 6 ; 1 ; 6 ; 3 6 ; 4 ; 2 ; 6 4 ; 1
japan enter 1 core | 5 1
japan target air-jn-b5n-hosho 1 us-cv-hornet | 5 ; 5 5 ; 1 6
japan stay air-jn-b5n-zuiho | 1 1
= 4b80fb340a0afdc0
end 786 over 4b80fb340a0afdc0e4d954a385d199eb fb698ffa303a8310
