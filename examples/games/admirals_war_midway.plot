flagplot 1
game admirals-war 2
scenario midway
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
player british "hard"
player japanese "hard"
player us "hard"
player german "hard"
dice fast 7816858612581204418
start 1f5cd590d2fd66620a4da3b2aa029da5
japanese pick jap_yamato
japanese raid
japanese pick jap_nagato
japanese raid
japanese pick jap_mutsu
japanese raid
japanese pick jap_fuso
japanese raid
japanese pick jap_yamashiro
japanese raid
japanese pick jap_ise
japanese raid
japanese pick jap_hyuga
japanese raid
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese raid
japanese pick jap_nachi
japanese raid
japanese pick jap_haguro
japanese raid
japanese pick jap_takao
japanese raid
japanese pick jap_atago
japanese raid
japanese pick jap_maya
japanese raid
japanese pick jap_chokai
japanese raid
japanese pick jap_mogami
japanese to central_pacific
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_suzuya
japanese raid
japanese pick jap_kumano
japanese raid
japanese pick jap_tone
japanese raid
japanese pick jap_chikuma
japanese raid
japanese pick jap_oi
japanese raid
japanese pick jap_kitakami
japanese raid
japanese pick jap_akagi
japanese raid
japanese pick jap_kaga
japanese raid
japanese pick jap_soryu
japanese raid
japanese pick jap_hiryu
japanese raid
japanese pick jap_ryujo
japanese raid
japanese pick jap_hosho
japanese raid
japanese pick jap_zuiho
japanese raid
japanese pick jap_junyo
japanese raid
japanese done
= 395fdad14e68a69a
us pick us_pennsylvania
us to gulf_of_alaska
us pick us_tennessee
us to gulf_of_alaska
us pick us_maryland
us to gulf_of_alaska
us pick us_saratoga_cv3
us raid
us pick us_enterprise_cv6
us to central_pacific
us pick us_yorktown_cv5
us to marshalls
us pick us_hornet_cv8
us to marshalls
us pick us_pensacola
us to central_pacific
us pick us_louisville
us to central_pacific
us pick us_minneapolis
us to central_pacific
us pick us_new_orleans
us to central_pacific
us pick us_northampton
us to central_pacific
us pick us_salt_lake_city
us to central_pacific
us pick us_portland
us to central_pacific
us pick us_astoria
us to central_pacific
us pick us_vincennes
us to central_pacific
us done
= bc4f3fa30e1b00b0
japanese pick jap_24af
japanese to marshalls
= e5480af3c47d9e80
us pick us_7af
us to aleutians
= 6255b178f6bf138d
japanese pick jap_25af
japanese to marshalls
= 2704baa95cc30166
us pick us_11af
us to hawaiian_islands
= a032f43ef5f1f21b
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese pick jap_snlf_kure
japanese to central_pacific
japanese done
japanese pick jap_yamato
japanese to central_pacific
japanese pick jap_nagato
japanese to aleutians
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to aleutians
japanese pick jap_yamashiro
japanese to aleutians
japanese pick jap_ise
japanese to aleutians
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_myoko
japanese to gulf_of_alaska
japanese pick jap_nachi
japanese to gulf_of_alaska
japanese pick jap_haguro
japanese to gulf_of_alaska
japanese pick jap_takao
japanese to gulf_of_alaska
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_maya
japanese to hawaiian_islands
japanese pick jap_chokai
japanese to hawaiian_islands
japanese pick jap_suzuya
japanese to gulf_of_alaska
japanese pick jap_kumano
japanese to gulf_of_alaska
japanese pick jap_tone
japanese to gulf_of_alaska
japanese pick jap_chikuma
japanese to gulf_of_alaska
japanese pick jap_oi
japanese to hawaiian_islands
japanese pick jap_kitakami
japanese to hawaiian_islands
japanese pick jap_akagi
japanese to hawaiian_islands
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_soryu
japanese to central_pacific
japanese pick jap_hiryu
japanese to hawaiian_islands
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_hosho
japanese to aleutians
japanese pick jap_zuiho
japanese to central_pacific
japanese pick jap_junyo
japanese to central_pacific
japanese done
= e8a67173ab829fcf
us pick us_saratoga_cv3
us to gulf_of_alaska
us done
= 45ab9ddca9be279a
japanese fight hawaiian_islands
= 678b5570749f0829
japanese choose surface
= af37faa2868a4e32
us choose air | 1 ; 4
= e22e126ca96138da
japanese aim jap_akagi us_11af
japanese aim jap_hiryu us_11af | 5 2 1 5 ; 2 1 4
= 201ad58f80b2955d
us aim us_11af jap_akagi | 3 3
= 50972920ee9e133a
japanese stand
= 2859f5129a5dc33f
us stand
= 90cd0f33ee9dd848
japanese choose surface
= 0d15e752e45f9bb7
us choose air | 3 ; 2
= d815f29c9c42e1a0
japanese aim jap_akagi us_11af
japanese aim jap_hiryu us_11af | 2 2 5 3 ; 6 5 1 ; 3
= f071e5877b546f6e
us aim us_11af jap_akagi | 3 3
= ac54c1b9df1a3588
japanese stand
= 4f5aa7742f3c584f
us stand
= 56f19fb3ba83b730
japanese choose surface
= d86f8682cadbf0dc
us choose air | 5 ; 4
= e5bc2514750a8435
japanese aim jap_akagi us_11af
japanese aim jap_hiryu us_11af | 1 1 2 3 ; 6 5 5 ; 3
= 669f7c58ad38ff21
us aim us_11af jap_akagi | 6 1 ; 1
= e4f89c24674b2b05
japanese bomb jap_akagi pearl_harbor
japanese bomb jap_hiryu midway
= da0cf06132a5e408
us fight home_islands
= 67507038e0e18598
japanese fight central_pacific
= bc57adc84dbfa3cc
japanese choose air
= f5ddb8aa317347fd
us choose surface | 3 ; 1
= eb78e329a14639f3
japanese aim jap_kaga us_enterprise_cv6
japanese aim jap_soryu us_pensacola
japanese aim jap_ryujo us_louisville
japanese aim jap_zuiho us_minneapolis
japanese aim jap_junyo us_new_orleans | 2 4 4 4 ; 5 2 1 ; 2 ; 3 2 ; 3 4 ; 4 6 5 ; 1 3
= 18eaf65910f01657
us aim us_enterprise_cv6 jap_snlf_yokosuka | 6 1 2 3 ; 6
us to pearl_harbor
us to pearl_harbor
= f0e48c626827e0a4
japanese stand
= d9cb4090100bb21c
us stand
= 3675f29899b4a1aa
japanese land jap_snlf_kure midway
= a9b44d64c07bfb5d
japanese choose air
= 197f550a3e8554ac
us choose surface | 5 ; 2
= 3988fdeac97db78a
japanese aim jap_kaga us_louisville
japanese aim jap_soryu us_northampton
japanese aim jap_ryujo us_salt_lake_city
japanese aim jap_zuiho us_portland
japanese aim jap_junyo us_astoria | 2 4 6 4 ; 5 ; 3 4 2 ; 3 3 ; 3 3 ; 2 6 5 ; 5 6
japanese stand
= 29a2c6e3f61f9d25
us stand
= 3a98354c277119ad
japanese choose air
= 97128e712f08c3b5
us choose surface | 6 ; 1
= 28024267954ebfe9
japanese aim jap_kaga us_salt_lake_city
japanese aim jap_soryu us_portland
japanese aim jap_ryujo us_vincennes
japanese aim jap_zuiho us_vincennes
japanese aim jap_junyo us_portland | 1 2 5 5 ; 2 5 ; 1 2 5 ; 5 ; 6 1 ; 6 ; 2 6 ; 4 ; 1 6 3 ; 6
= c68c40cb5afd5437
us fight marshalls
= 0e2a355fd2a25ba7
japanese choose air
= 1347c1608786c71a
us choose surface | 4 ; 6
= c0a8c0d6b1f9bf07
japanese aim jap_24af us_yorktown_cv5
japanese aim jap_25af us_hornet_cv8 | 6 6 4 ; 4 4 ; 5 1 1
= de6347f12f3f3c8d
us aim us_yorktown_cv5 jap_24af
us aim us_hornet_cv8 jap_25af | 1 3 3 6 ; 2 ; 6 5 2 3 ; 4
us to pearl_harbor
= d7fb43addc610fb2
japanese fight gulf_of_alaska
= 5e8a51f43a15ffda
japanese choose surface
= 00823ab3efee9a45
us choose air | 2 ; 5
us aim us_saratoga_cv3 jap_suzuya | 3 1 3 5 ; 4
= ae7ef6a33e8e54d1
japanese stand
= 9f804dcd9b53a08f
us stand
= be20d14a8cf8b9f0
japanese choose surface
= 12d5c6b1d3175a02
us choose air | 2 ; 5
us aim us_saratoga_cv3 jap_kumano | 3 5 4 4 ; 5
= cb41d1a7d27363cd
japanese stand
= 4bf006786e4d246a
us stand
= d46d910deb4a501d
japanese choose surface
= e51d8450f9154e70
us choose air | 1 ; 1
us aim us_saratoga_cv3 jap_tone | 2 1 2 2
= ab5d783391d12e84
japanese stand
= a27a21543a4d23d1
us stand
= 41bf1d8e63a6447e
japanese choose surface
= 5b6e3f731adce684
us choose air | 6 ; 1
us done
= 83dfb6595f21b17b
japanese aim jap_myoko us_pennsylvania
japanese aim jap_nachi us_saratoga_cv3
japanese aim jap_haguro us_tennessee
japanese aim jap_takao us_maryland
japanese aim jap_tone us_pennsylvania
japanese aim jap_chikuma us_tennessee | 4 ; 2 ; 4 ; 3 ; 3 ; 2
= 3b4eca961ff59cb9
us aim us_pennsylvania jap_tone
us aim us_tennessee jap_chikuma
us aim us_maryland jap_myoko | 6 3 2 5 ; 2 ; 3 5 6 2 ; 4 ; 4 5 3 2
= 0bb5b7e63d11efec
japanese to yokosuka_navy_yard
= 27dab27154a73755
us to pearl_harbor
us to pearl_harbor
= 8396b3f92de4de53
japanese stand
= 82dc1efe3e63e2e6
us stand
= badbff6dc4f4ece3
japanese choose surface
= 82d6498a7c27f37e
us choose surface
us done
= b694ea3ed2412bb0
japanese aim jap_nachi us_maryland
japanese aim jap_haguro us_saratoga_cv3
japanese aim jap_takao us_maryland | 3 ; 2 ; 6 ; 3
= 8e55333eab083bd1
us aim us_maryland jap_nachi | 2 1 5 5
= e81e21ebaca53a80
japanese to yokosuka_navy_yard
japanese stand
= fd3c328b69eb09e5
us stand
= cc6088ec6cc5d560
japanese choose surface
= c808477e92c37cda
us choose surface
us done
= d7dbc12a83b587a0
japanese aim jap_haguro us_maryland
japanese aim jap_takao us_maryland | 5 ; 6 ; 1
= e2cd10c9660c4e50
us aim us_maryland jap_haguro | 4 4 5 2
= 42a57338f7273408
japanese to yokosuka_navy_yard
japanese stand
= f4b1de88b3e5109b
us stand
= 5c920ab9a6a3fb38
japanese choose surface
= 9e181a9aa46a243b
us choose air | 1 ; 5
us aim us_saratoga_cv3 jap_takao | 5 6 5 6 ; 3 4 1 3
= 3504f7d462ea76cc
japanese choose surface
= 382f07e9260db969
us choose air | 3 ; 4
= 745b9aae0a8a959e
japanese aim jap_hosho us_7af | 5
= 34fd4d37da041454
us aim us_7af jap_fuso | 1 3
= 16e7dff8afd6380e
japanese stand
= 74fe4b5315e623e0
us stand
= 158e860cfd335071
japanese choose surface
= 238903282cfdf3e1
us choose air | 6 ; 4
= cf934030e4348bdb
japanese aim jap_hosho us_7af | 2
= ab1eb3f3548724f7
us aim us_7af jap_fuso | 3 5
= 262d70bc0ed916d5
japanese to yokosuka_navy_yard
japanese stand
= af74f32b28857c66
us stand
= 38ee5d0459703b04
japanese choose surface
= ee9235f28783e043
us choose air | 5 ; 1
us to pearl_harbor
= 029b63f545a9546b
japanese bomb jap_hosho dutch_harbor
japanese pick jap_yamato
japanese to midway
japanese pick jap_nagato
japanese to truk
japanese pick jap_mutsu
japanese to kwajalein
japanese pick jap_yamashiro
japanese to truk
japanese pick jap_ise
japanese to truk
japanese pick jap_hyuga
japanese to midway
japanese pick jap_kongo
japanese to okinawa
japanese pick jap_hiei
japanese to okinawa
japanese pick jap_haruna
japanese to okinawa
japanese pick jap_kirishima
japanese to okinawa
japanese pick jap_atago
japanese to saipan
japanese pick jap_maya
japanese to midway
japanese pick jap_chokai
japanese to midway
japanese pick jap_mogami
japanese to kwajalein
japanese pick jap_mikuma
japanese to saipan
japanese pick jap_oi
japanese to midway
japanese pick jap_kitakami
japanese to midway
japanese pick jap_kaga
japanese to kwajalein
japanese pick jap_soryu
japanese to saipan
japanese pick jap_hiryu
japanese to midway
japanese pick jap_ryujo
japanese to kwajalein
japanese pick jap_hosho
japanese to truk
japanese pick jap_zuiho
japanese to midway
japanese pick jap_junyo
japanese to saipan
japanese done
= 19ad525c28885eff
us pick us_saratoga_cv3
us to dutch_harbor
us done
= 993274689a2d5cc0
end 360 over 993274689a2d5cc0c9c66fd8bcddd0fd 1dab360f7645e7f4
