flagplot 1
game war-in-the-pacific 5
scenario midway
options {}
note "Midway is held, and nobody wins"
dice fast 11
start 221694715868049a34b01da621883454
japan done
= 74a3a90ef166e6b7
allied done | 12 ; 53 ; 1 ; 21 ; 47
allied no | 6 2 ; 3 2
= cc56010c5e02317b
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
= 550f9025f1696d0e
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
= 7218bcd50c92dfaf
japan go-on | 7 4 ; 16
= 427da59e62c9f16f
allied done | 1 6 ; 6 3 ; 16 ; 5 ; 1
= 671bc2c9266b2e08
japan attack-group 1 | 6 ; 2 ; 2 2
japan torpedo us-cv-yorktown | 4
japan torpedo us-cv-yorktown | 3
japan torpedo us-cv-yorktown | 6 ; 6 ; 3 5 1 ; 4 2 6 3 ; 1
japan torpedo us-cv-yorktown | 5 ; 1 ; 2 ; 1
japan torpedo us-dd-dewey | 2
japan torpedo us-dd-dewey | 6 ; 1
= 7038ca8c8055c172
allied go-on
= 65b289ad2e0d3e6b
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
= 5303e974efa876be
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
= 06802598d861adf5
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 5 6
japan abort air-jn-d3a-akagi | 1 4 ; 4 ; 3 1 ; 5 1 ; 1 1 ; 5 3 ; 2 ; 1 ; 5 4 ; 1 4
= eadb1f646ac827c9
allied stay air-mc-f2a-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-26-midway-s2
allied stay air-us-tbf-midway-s2
allied stay air-mc-f2a-midway-s2
= 036ef8c2bea7f2de
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 4 6 ; 2 3
= 299a144a96106d41
allied no | 5 4 ; 4 2
= 607dd10c181c26d4
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
= 5f6fd66c1532f55b
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
= 8146f392c26439b6
japan bombard-base airfield
japan all-ships
japan open-fire
= da59fe19c00aae17
allied shell jn-ca-kumano 6 | 3 ; 1 4 ; 4 ; 3 3 ; 4
allied done | 8 5 ; 7 ; 8 5 ; 11 ; 1
= 429fc10e81b36782
japan attack-group 1 | 5 ; 1
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 5 ; 6 ; 3 3 1 ; 6 4 1 3 ; 4
japan torpedo us-cv-enterprise | 5
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 2 ; 6 ; 1 ; 2 ; 5 ; 1 6 ; 5 2 ; 15
= 3f8c63136dfb7589
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
= 63d99e2f6ba68f00
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
= 001cd00050ccc00f
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
= cff5055c25edb58d
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
= a08ccdb8314d0403
japan done
= 9b5b4d068908b4a6
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
= 6a8066c9bd95f25d
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
= deb80827a0c30fe0
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
= 8a9313bdf311a60c
japan bombard-base airfield
japan all-ships
japan open-fire
= d08c92c9c7f7cfb7
allied shell jn-ca-kumano 6 | 6 ; 2 4 ; 2 ; 10 9 ; 9 8 ; 11
allied done | 9 9 ; 7 ; 4 2 ; 4 ; 6 ; 5
= efa4ca4cb8f6efb0
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
= f223a926322eb942
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
= f2fb9c4a85b614be
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 1 3 ; 3 1
= ab128fa7135aadeb
allied no | 6 2 ; 3 6 ; 6 1 ; 5 4
allied first
= fd8fc1ac02a4ba2e
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
= 4142eb9ef10e3144
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
= 5c8455cf56ba6d01
japan torpedo us-cv-saratoga | 5
japan torpedo us-cv-saratoga | 4
japan torpedo us-cv-saratoga | 2 ; 5 ; 1 ; 3
japan attack-group 1 | 5 ; 6 ; 2 6
japan torpedo us-cv-enterprise | 6 ; 4 ; 6 5 ; 1 ; 2
japan attack-group 1 | 5 ; 5 ; 5 1 ; 4 ; 1 ; 1 7 ; 3 ; 5 4 ; 7
= 1877798e9d504841
allied done | 8 8 ; 19 ; 7 1 ; 9 ; 6 ; 6 2 ; 9
allied done | 8 7 ; 11 ; 5 ; 2 ; 6 ; 5 ; 4 4
allied torpedo jn-ca-kumano | 5
allied torpedo jn-ca-kumano | 1 ; 6 ; 10 5 ; 3 10 ; 1 7 ; 10 3
allied done | 4
allied attack-group 1 | 5 ; 2 ; 3 6
allied torpedo jn-cl-jintsu | 3 ; 1
allied attack-group 1 | 3 ; 4 ; 4 1
= 6df478cf110d46fa
japan go-on | 2
japan bombard-base airfield
japan all-ships
japan open-fire
= 72cdea239208d8c8
allied shell jn-cl-jintsu 6 | 4 ; 4 4 ; 6 ; 9 5 ; 12 ; 3 4 ; 10 ; 1 8 ; 1 3
allied done | 4 5
= 5b987afd69fbb48a
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
= 6d1a163603c1f70f
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
= d788ee06a4edc96c
japan done
= fcd20bdefdf75f91
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
= 7c02bb2269cc0868
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
= 20610ff4b623ba2f
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
= b4d88b58bc5679c6
japan bombard-base airfield
japan all-ships
japan open-fire
= ce92892d91add251
allied shell jn-cl-jintsu 6 | 5 ; 2 6 ; 4 ; 7 10 ; 15 ; 4 5 ; 1 ; 6 10 ; 16 ; 1 2
allied done | 7 5 ; 15 ; 2 ; 2 ; 2 ; 3 2
= a74e4e9fb66809ed
japan torpedo us-cv-saratoga | 1 ; 4 ; 3 ; 6 ; 2
japan attack-group 1 | 4 ; 5 ; 6 2 ; 4
= 4881de3e11a1c598
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
= 8c96f19875400e1f
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
= 4c716f7f5f3adc49
japan done
= e2ad9dc992eaba2f
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-b-26-midway-s2 1 bombs
allied launch | 6
allied enter 6 core | 3 2
allied target air-us-b-17-midway-s2 1 jn-cvl-hosho
allied target air-us-b-26-midway-s2 1 jn-cvl-hosho | 2 ; 4 ; 2 6
allied no | 5 2 ; 4 2
= a7bc501eb55b14d8
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
= eaf70f01f94e78f2
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
= f759106fd595153f
japan attack-group 1 | 2 ; 5 ; 5 6 ; 4
= 60fa1c97f3224d4c
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
= bfbcba6639163f0b
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
= 0482a528cad73de8
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high | 3 ; 5 ; 1 6 ; 1 4 ; 5 3 ; 2 1
= e3ffc896b94a8fa5
allied shot air-us-b-17-midway-s2
allied abort air-us-pby-midway
= 1bd388ba29aa9ea3
japan done | 3
= faa484befdbff8ff
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
= 75edbaec0ae00c8c
end 722 over 75edbaec0ae00c8c602eea60121995b8 55edea25d8e6f099
