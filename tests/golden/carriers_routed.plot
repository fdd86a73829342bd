flagplot 1
game war-in-the-pacific 6
scenario midway
options {"aleutians":false}
note "Midway is held: the Allies win decisively"
dice fast 0
start ddc2bbb3298c2aa6eee6192880873ea9
japan done
= dc6b66acb38e43bc
allied done | 35 ; 4 ; 17 ; 6 ; 12
allied no | 6 6 ; 1 6
= c000763d3096b14d
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
= ddacd9016e7dab12
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
= c499f1a833591ce8
japan go-on | 6 8 ; 12
= 91f8f561a2bdfe25
allied done | 10 9 ; 5 2 ; 9 ; 6 ; 6 ; 5
= 70f06b77fed41755
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
= d0a204836220e6dd
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
= 3988e65a6015cca8
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high | 2 ; 2 ; 6 5 ; 5 3 ; 5 1
= ed117790bdfff0fc
allied abort air-us-pby-midway
= a5be1ce632e9260b
japan done
= 6373dd5486b9dfcf
allied send air-us-b-17-midway-s2 2 medium
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 3
allied enter 3 inner | 5 3
allied target air-us-b-17-midway-s2 2 jn-ca-tone
allied target air-us-tbf-midway-s2 1 jn-ca-tone
allied target air-us-b-26-midway-s2 1 jn-ca-tone | 1 ; 2 ; 3 5
allied assign air-mc-f4f-midway-s2 1 high | 5 ; 1 ; 2 4 ; 4 4
= fc951e0dd6adcdd4
japan send air-jn-b5n-kaga 3 medium
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-akagi 2 medium
japan send air-jn-d3a-kaga 2 dive
japan send air-jn-d3a-soryu 1 dive
japan launch | 1 3 ; 6 1 ; 2 ; 5 2
= a8bd12f473a71818
allied no | 3 3 ; 5 3
allied first
= 0af0fe51f41e1c75
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
= aa5cb53a4535f421
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
= 8f81773b7d628220
japan attack-group 1 | 3 ; 3 ; 5 3
= 6914671eba88f61c
allied go-on | 3 ; 5 ; 2 1 ; 14 ; 3 ; 8 4 ; 9 ; 4 5 ; 7 4 ; 11 ; 1 ; 6 9 ; 12 ; 9 3 ; 16 ; 5 ; 6 ; 6
= a1c575bd118362e1
japan bombard-base airfield
japan all-ships
japan open-fire
= 11e8803f72aa19a1
allied shell jn-ca-kumano 6 | 1 ; 4 2 ; 3 ; 1 4 ; 1 4 ; 9 1 ; 19
allied done | 9 2 ; 4 ; 4 3 ; 7
= c7fe63d5eaec299f
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
= 4c1aea9b0090e3d6
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
allied stay air-us-sbd-enterprise
allied stay air-us-tbd-hornet
allied send air-us-sbd-enterprise 3 dive
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-enterprise 1 low
allied launch | 1 5
allied target air-us-sbd-enterprise 3 jn-ca-kumano
allied target air-us-sbd-hornet 3 jn-ca-suzuya
allied target air-us-tbd-enterprise 1 jn-ca-kumano | 2 ; 2 ; 2 ; 1 5 ; 2 4 ; 3 2
= f93ea329a8090c33
japan stay air-jn-b5n-akagi
japan stay air-jn-b5n-akagi
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-hiryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-kaga
japan stay air-jn-d3a-kaga
japan stay air-jn-d3a-soryu
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-soryu
japan stay air-jn-b5n-kaga
japan send air-jn-d3a-akagi 2 dive
japan send air-jn-b5n-hiryu 2 low
japan send air-jn-b5n-kaga 1 low
japan send air-jn-d3a-soryu 1 dive
japan send air-jn-b5n-soryu 1 low
japan launch | 3 2 ; 1 ; 5 ; 1 ; 3 1 ; 1 ; 3 6 ; 6 5 ; 1 ; 3 2
= b01b4a25f5e3b737
allied stay air-us-tbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 3 dive
allied launch | 5 1
allied target air-us-sbd-yorktown 3 jn-ca-kumano | 2 ; 4 5 ; 5 ; 6 ; 3 1
allied stay air-us-tbf-midway-s2
allied stay air-us-b-17-midway-s2
allied stay air-us-pby-midway
allied stay air-us-b-26-midway-s2
= eed480b6dddf858b
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done | 5 5 ; 2 5
= afc95ff258540d42
allied shot air-us-pby-midway
allied shot air-us-pby-midway | 1 1
allied stay air-us-b-17-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor | 6 3
allied target air-us-pby-pearl-harbor 1 jn-ca-suzuya | 6 ; 1 2
allied no | 2 4 ; 1 4
= 5f1f3e8f45bae626
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
= 1c85e4f0bb439fcc
allied sigint | 4
allied done | 5 ; 2 ; 4 ; 6
allied done
allied take-card U16
allied file-card
allied take-card U17
allied file-card
allied take-card U19
allied file-card
allied done | 2 ; 9 10 ; 13 ; 6 ; 8 5 ; 14 ; 8 7 ; 5 ; 10 5 ; 4 ; 8 7 ; 4 ; 3 3 ; 3 ; 2 ; 3 ; 5 2 ; 6 ; 2
= 94d92037b0fdfc2d
japan bombard-base airfield
japan all-ships
japan open-fire
= 81cd77ac652c4f0d
allied shell jn-ca-suzuya 6 | 1 ; 1 6 ; 3 ; 5 4 ; 1 ; 4 5 ; 2 10
allied done | 4 8 ; 17 ; 6 2 ; 11 ; 5 ; 5 ; 2
= d79de9d1c48dc973
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
= e4b272a0c14c7128
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
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 4 5 ; 4 5 ; 1 4 ; 6 3 ; 2 3 ; 2 1 ; 4 6 ; 5 2
allied stay air-us-f4f-enterprise
allied stay air-us-sbd-hornet
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-f4f-enterprise
allied stay air-us-tbd-enterprise
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 2 dive
allied launch | 3 6
allied target air-us-sbd-enterprise 4 jn-ca-suzuya
allied target air-us-sbd-hornet 1 jn-ca-suzuya | 4 ; 2 1 ; 2 ; 5 5
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 6 5
allied abort air-us-b-17-pearl-harbor
allied target air-us-pby-pearl-harbor 3 jn-ca-suzuya | 4 ; 5 1 ; 2 3
= fea5e737ce8bb98f
japan stay air-jn-d3a-hiryu
japan stay air-jn-b5n-hiryu
japan stay air-jn-d3a-akagi
japan stay air-jn-a6m2-akagi
japan stay air-jn-b5n-kaga
japan stay air-jn-a6m2-kaga
japan stay air-jn-d3a-kaga
japan stay air-jn-b5n-soryu
japan stay air-jn-d3a-akagi
japan stay air-jn-d3a-soryu
japan stay air-jn-b5n-akagi
japan stay air-jn-b5n-soryu
japan send air-jn-b5n-kaga 2 low
japan send air-jn-b5n-akagi 1 low
japan send air-jn-d3a-kaga 1 dive
japan send air-jn-d3a-soryu 1 dive
japan send air-jn-d3a-hiryu 1 dive
japan send air-jn-b5n-hiryu 1 low
japan launch | 2 5 ; 1 ; 3 ; 3 ; 1 1 ; 1 3
= 715551466bc8d54a
allied stay air-us-f4f-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-tbd-yorktown
allied stay air-us-f4f-yorktown
allied send air-us-sbd-yorktown 3 dive
allied launch | 4 6
allied target air-us-sbd-yorktown 2 jn-ca-suzuya | 6 ; 6 2 ; 2 3
allied stay air-us-pby-midway
allied stay air-us-b-17-midway-s2 | 6
= 1f4954a764c20813
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan assign air-jn-a6m2-kaga 1 high
japan done
japan done
= cbbe005f2b95db42
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 3
allied enter 3 inner | 3 3
allied target air-us-tbf-midway-s2 1 jn-ca-tone
allied target air-us-b-26-midway-s2 1 jn-ca-tone | 5 ; 6 4
allied no | 6 5 ; 5 4
= a3ade7ab47bdea3e
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
= 5973f5d0b3510958
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
allied done | 1 ; 5 2 ; 14 ; 5 ; 5 5 ; 7 ; 6 10 ; 1 8 ; 4 ; 1 6 ; 5 5 ; 6 ; 2 ; 3 ; 6 ; 6 3 ; 6 ; 4 6 ; 3 ; 10 10 ; 13 ; 9 9 ; 19 ; 2
allied attack-group 1 | 6 ; 6 ; 3 3 ; 2
allied attack-group 1 | 4 ; 5 ; 6 2
= 6fbbc9b113876f6c
japan go-on
japan go-on | 2
japan bombard-base airfield
japan all-ships
japan open-fire
= c2c88b7974b5cdec
allied shell jn-cl-jintsu 6 | 3 ; 4 4 ; 1 ; 4 8 ; 3 ; 5 6 ; 17 ; 8 10 ; 3
allied done | 10 9 ; 2 ; 5 ; 2 ; 5 ; 5 ; 4
= 2de5f61ba4a5cda2
japan attack-group 1 | 3 ; 5 ; 5 2 ; 5 ; 10 7 ; 6 8 ; 11
= 72ac9473a5bb8745
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
= fab7752dcea56cc7
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
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-17-midway-s2 1 medium
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 5 3 ; 4 1 ; 5 6 ; 1 5 ; 6 3 ; 4 3 ; 1 4 ; 3 4 ; 2
allied send air-us-sbd-enterprise 4 dive
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-enterprise 1 low
allied send air-us-tbd-hornet 1 low
allied launch | 6 1
allied target air-us-sbd-enterprise 4 jn-ca-suzuya
allied target air-us-sbd-hornet 4 jn-ca-mikuma
allied target air-us-tbd-enterprise 1 jn-ca-suzuya
allied target air-us-tbd-hornet 1 jn-ca-mikuma | 5 ; 4 ; 1 ; 4 ; 6 3 ; 5 1
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 3 2
allied target air-us-sbd-yorktown 4 jn-ca-mikuma
allied target air-us-tbd-yorktown 1 jn-ca-mikuma | 3 ; 1 ; 6 4
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch | 3 1
allied target air-us-pby-pearl-harbor 3 jn-ca-mogami
allied target air-us-b-17-pearl-harbor 2 jn-ca-mogami | 6 ; 2
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 6 6
allied target air-us-sbd-saratoga 2 jn-ca-mogami | 3 ; 3 4 ; 1 ; 5
= 5cc1eacc31dd50a4
japan assign air-jn-a6m2-akagi 2 high
japan assign air-jn-a6m2-kaga 2 high
japan assign air-jn-a6m2-soryu 2 high
japan assign air-jn-a6m2-hiryu 2 high
japan done | 1 4 ; 1 2
= 7456d0af5958a459
allied shot air-us-b-17-midway-s2
= 297b5ea8d28dfd92
japan done
= 4f5940a676da718f
allied send air-us-tbf-midway-s2 1 low
allied send air-us-b-26-midway-s2 1 low
allied launch | 3
allied enter 3 inner | 5 3
allied target air-us-b-26-midway-s2 1 jn-ca-tone | 6
allied no | 1 2 ; 2 1
= 56a203459ebec324
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
= 3f3f667632eadb4c
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
allied done | 5 ; 10 1 ; 5 ; 6 4 ; 5 ; 4 6 ; 4 10 ; 2 ; 3 4 ; 10 6 ; 6 ; 6 ; 1 ; 8 7 ; 9 ; 3 8 ; 8 8 ; 11 ; 2 4 ; 1
allied attack-group 1 | 6 ; 4 ; 4 6 ; 2
allied attack-group 1 | 4 ; 3 ; 2 3 ; 1 ; 6 5 ; 6 ; 6 8 ; 9 ; 10 3 ; 5 4 ; 4 ; 5 9 ; 4 ; 3 ; 4 ; 1
= 90be7ebe267eb4b3
japan attack-group 1 | 6 ; 1
japan torpedo us-cv-enterprise | 6 ; 6 ; 1 4 1 ; 2 4 5 2 ; 6
japan torpedo us-cv-enterprise | 2
japan torpedo us-cv-enterprise | 3
japan torpedo us-cv-enterprise | 6 ; 3
japan torpedo us-cv-enterprise | 1
japan torpedo us-cv-enterprise | 2 ; 5 ; 3
= b186888b1351e4b4
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
= ce643a39ec3b04b7
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-5
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 4 1 ; 5 2 ; 2 4 ; 3 2 ; 6 1 ; 6 2 ; 4 3 ; 1 5 ; 6 1
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 2 dive
allied send air-us-tbd-yorktown 1 low
allied launch | 6 2
allied target air-us-sbd-yorktown 2 jn-ca-mogami
allied target air-us-tbd-yorktown 1 jn-ca-mogami | 6 ; 2 ; 1 2 ; 5 6
allied stay air-us-sbd-hornet
allied send air-us-sbd-hornet 3 dive
allied send air-us-tbd-hornet 1 low
allied launch | 3 5
allied target air-us-sbd-hornet 3 jn-ca-mogami
allied target air-us-tbd-hornet 1 jn-ca-mogami | 1 ; 1 ; 6 1 ; 1 ; 3 5
allied stay air-us-b-26-midway-s2 | 3
= cfb091af303bde80
japan done
= a6c15396356a9c4a
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied launch | 3
allied enter 3 core | 2 3
allied target air-us-tbf-midway-s2 1 jn-bb-mutsu
allied target air-us-pby-midway 1 jn-bb-mutsu | 1 ; 4 ; 3 5 ; 3 ; 4 3
allied stay air-us-b-17-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 3 medium
allied launch | 5 4
allied target air-us-pby-pearl-harbor 3 jn-ca-mogami | 2 ; 1 6 ; 2 ; 6 5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied launch | 3 1
allied target air-us-sbd-saratoga 2 jn-ca-mogami
allied target air-us-tbf-saratoga-s2 1 jn-ca-mogami | 6 ; 4 ; 5 2
allied no | 5 3 ; 6 5
allied first
= 7e2139f2f079b31a
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
= 95926d9fa00b5b46
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
allied done | 3 ; 1 ; 6 ; 5 2 ; 1 ; 3 ; 6 ; 3
= 0f4ba3fede84cdf7
japan attack-group 1 | 1 ; 3 ; 1 4 ; 1 ; 2 ; 10 6 ; 6 ; 8 4 ; 14 ; 1 3 ; 6 9 ; 2 ; 2 ; 2 6 ; 5 4 ; 3 ; 6 ; 5 ; 2 5
= a5c0f45e0b8006c6
allied torpedo jn-dd-asashio | 5 ; 2
allied torpedo jn-dd-asashio | 2
allied torpedo jn-dd-asashio | 2 ; 1 ; 3 ; 5 ; 6 1 ; 6 ; 7 9 ; 12 ; 7 5 ; 17 ; 6 6 ; 4 ; 6 5 ; 11 ; 3 ; 3 ; 2 ; 8 6 ; 16 ; 1 2 ; 1 3 ; 2 1 ; 2 2
= ebdd3abf67e4e047
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
= f5ea99aef97fd81e
allied naval-strike U11 contact-5
allied send air-us-sbd-saratoga 2 dive
allied send air-us-tbf-saratoga-s2 1 low
allied guard air-us-f4f-saratoga 1 high
allied guard air-us-f4f-saratoga 1 high
allied launch
allied naval-strike U16 contact-5
allied send air-us-sbd-hornet 4 dive
allied send air-us-tbd-hornet 1 low
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied guard air-us-f4f-hornet 1 high
allied launch
allied naval-strike U17 contact-5
allied send air-us-sbd-yorktown 4 dive
allied send air-us-tbd-yorktown 1 low
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied guard air-us-f4f-yorktown 1 high
allied launch
allied naval-strike F1234 contact-2
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied send air-us-b-26-midway-s2 1 low
allied launch
allied naval-strike F3342 contact-5
allied send air-us-pby-pearl-harbor 3 medium
allied send air-us-b-17-pearl-harbor 2 medium
allied launch
allied done
allied done | 1 4 ; 1 5 ; 3 1 ; 4 3 ; 5 4 ; 6 1 ; 2 5 ; 5 1 ; 3 5
allied stay air-us-tbd-hornet
allied stay air-us-sbd-hornet
allied stay air-us-f4f-hornet
allied send air-us-sbd-hornet 3 dive
allied launch | 6 4
allied target air-us-sbd-hornet 2 jn-dd-asashio | 6 ; 6 3 ; 3 5
allied stay air-us-tbd-yorktown
allied stay air-us-f4f-yorktown
allied stay air-us-sbd-yorktown
allied send air-us-sbd-yorktown 3 dive
allied launch | 1 1
allied target air-us-sbd-yorktown 3 jn-dd-asashio | 3 ; 4 4 ; 4 2
allied stay air-us-b-26-midway-s2 | 2
= 56db333360ceb4c6
japan done
= b74daec8a3a666e9
allied send air-us-tbf-midway-s2 1 low
allied send air-us-pby-midway 1 medium
allied launch | 2
allied enter 2 inner | 6 4
allied target air-us-pby-midway 1 jn-bb-nagato | 2 ; 6 4 ; 4 ; 1 4
allied stay air-us-pby-pearl-harbor
allied stay air-us-b-17-pearl-harbor
allied send air-us-pby-pearl-harbor 2 medium
allied send air-us-b-17-pearl-harbor 1 medium
allied launch | 2 5 ; 4 ; 4 6 ; 3 ; 6 1
allied stay air-us-tbf-saratoga-s2
allied stay air-us-f4f-saratoga
allied send air-us-sbd-saratoga 2 dive
allied launch | 4 6 ; 5 ; 2 6 ; 2 ; 2 1
= d6383eed630bd0ca
end 791 over d6383eed630bd0ca146479bddf9f739b 66b386a582aedff6
