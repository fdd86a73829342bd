flagplot 1
game admirals-war 2
scenario midway
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
player british "hard"
player japanese "hard"
player us "hard"
player german "hard"
dice fast 1014569021812135571
start c67c1549e1704a0606dad15d59f11456
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
japanese raid
japanese pick jap_mikuma
japanese raid
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
japanese to central_pacific
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
= b2efab18e30d8b06
us pick us_pennsylvania
us to gulf_of_alaska
us pick us_tennessee
us to hawaiian_islands
us pick us_maryland
us to hawaiian_islands
us pick us_saratoga_cv3
us raid
us pick us_enterprise_cv6
us raid
us pick us_yorktown_cv5
us to hawaiian_islands
us pick us_hornet_cv8
us to hawaiian_islands
us pick us_pensacola
us to hawaiian_islands
us pick us_louisville
us to hawaiian_islands
us pick us_minneapolis
us to hawaiian_islands
us pick us_new_orleans
us to hawaiian_islands
us pick us_northampton
us to hawaiian_islands
us pick us_salt_lake_city
us to hawaiian_islands
us pick us_portland
us to hawaiian_islands
us pick us_astoria
us to hawaiian_islands
us pick us_vincennes
us to marshalls
us done
= f7b68778a9931b57
japanese pick jap_24af
japanese to central_pacific
= 2888f0fb47605ef0
us pick us_7af
us to marshalls
= 3447d65bd63a5980
japanese pick jap_25af
japanese to marshalls
= d4f8d33bbab63e76
us pick us_11af
us to aleutians
= 3a342af6335d6fe8
japanese pick jap_snlf_yokosuka
japanese to aleutians
japanese pick jap_snlf_kure
japanese to central_pacific
japanese done
japanese pick jap_yamato
japanese to central_pacific
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_yamashiro
japanese to central_pacific
japanese pick jap_ise
japanese to central_pacific
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
japanese to gulf_of_alaska
japanese pick jap_maya
japanese to gulf_of_alaska
japanese pick jap_chokai
japanese to gulf_of_alaska
japanese pick jap_mogami
japanese to central_pacific
japanese pick jap_mikuma
japanese to marshalls
japanese pick jap_suzuya
japanese to marshalls
japanese pick jap_kumano
japanese to marshalls
japanese pick jap_tone
japanese to marshalls
japanese pick jap_chikuma
japanese to marshalls
japanese pick jap_oi
japanese to central_pacific
japanese pick jap_kitakami
japanese to central_pacific
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_hiryu
japanese to aleutians
japanese pick jap_ryujo
japanese to aleutians
japanese pick jap_hosho
japanese to aleutians
japanese pick jap_zuiho
japanese to aleutians
japanese pick jap_junyo
japanese to central_pacific
japanese done
= d3b314060c4496af
us pick us_saratoga_cv3
us to gulf_of_alaska
us pick us_enterprise_cv6
us to central_pacific
us done
= c2534e28bfad211e
japanese fight hawaiian_islands
= a3fa64da07673bc4
us fight home_islands
= 6c421249749ed3fe
japanese fight central_pacific
= 032ed74286ac32e4
japanese choose surface
= 98749676f4550b52
us choose air | 6 ; 3
= 6fa139ca024338e4
japanese to yokosuka_navy_yard
japanese aim jap_akagi us_enterprise_cv6
japanese aim jap_kaga us_enterprise_cv6 | 6 1 6 2 3 4 ; 4 4 ; 5 2 2 5 3 ; 1 4 2 1 2 ; 5 6 1 6 ; 2 2 ; 4 4 5 2 ; 1 4 1 2 ; 1 3 6 5 ; 6 ; 1 ; 2 ; 3 ; 2 ; 1
japanese land jap_snlf_kure midway
= b1fce41f4f1cae74
us fight marshalls
= 9f685cafa57ec946
japanese choose air
= 58b6481508052564
us choose surface | 2 ; 4
= b5135f643d57e83c
japanese aim jap_25af us_vincennes | 6 4 5 ; 5
= b293a0cc55758267
us aim us_7af jap_25af | 1 3
= b47a6ee098ef6ef5
japanese stand
= e960ba2cff943924
us stand
= e72a44c18aef93c9
japanese choose air
= b603c7e6a37e63fd
us choose surface | 6 ; 6
= ba7b1a38c7defc76
japanese aim jap_25af us_7af | 4 3 2
= 3320b10ce0ec3aa0
us aim us_7af jap_25af | 1 2
= afa3ce8dd5d46140
japanese stand
= 5da52986f18cf14a
us stand
= 9853f43de2599852
japanese choose air
= 8d9fe458bbd4b095
us choose air
= b1a97dc1242e6339
japanese aim jap_25af us_7af | 3 4 5
= 2e199db1fa9803e6
us aim us_7af jap_25af | 4 5
= 849fdf5aec67ec53
japanese stand
= bcc67c86141ffe48
us stand
= f215b405afe37415
japanese choose air
= fb67c5fce2ca569f
us choose air
= cfeb04ab883b9975
japanese aim jap_25af us_7af | 1 4 6 ; 6
= eca86ee55da1d2bf
us aim us_7af jap_25af | 4 1
= 5a79062744317ed5
japanese fight gulf_of_alaska
= 173ed423ad807f58
japanese choose surface
= a22147c516a9a339
us choose air | 2 ; 4
us aim us_saratoga_cv3 jap_myoko | 4 6 4 2 ; 1
= 8276e742ae97e8de
japanese to yokosuka_navy_yard
japanese stand
= c9e7a6dfff26493a
us stand
= 6982943e6afbc0e1
japanese choose surface
= aa61991a187ddc6c
us choose air | 2 ; 1
us aim us_saratoga_cv3 jap_nachi | 2 3 4 5 ; 2
= 4152c21e9f9c8180
japanese to yokosuka_navy_yard
= 8b81c9d886bba948
us done
= 89402d50aa907a7b
japanese aim jap_haguro us_pennsylvania
japanese aim jap_takao us_pennsylvania
japanese aim jap_atago us_saratoga_cv3
japanese aim jap_maya us_pennsylvania
japanese aim jap_chokai us_saratoga_cv3 | 2 ; 6 ; 2 ; 6 ; 4 ; 2 ; 5 ; 2
= 470f6f58b9b20222
us aim us_pennsylvania jap_haguro | 6 4 2 6 ; 5 4
= 8b206c24c4781492
japanese stand
= f2f67b6f325e56ba
us stand
= c0cc79e88494be8f
japanese choose surface
= 4e7ac68f2d4f54d1
us choose air | 5 ; 5
= bb26f9ce4ba3f70a
japanese stand
= 12a413fe7736fe79
us stand
= 0d959c80e7ed6f95
japanese choose surface
= ff902c151a7e1f42
us choose air | 3 ; 1 ; 4 ; 1 ; 6 ; 4 ; 6 ; 6
us aim us_pennsylvania jap_takao | 2 2 3 2
= 541eb0a2d0f83b76
japanese choose surface
= b26ea52828790d5c
us choose air | 2 ; 5
= db167163e7382049
japanese aim jap_hiryu us_11af
japanese aim jap_ryujo us_11af
japanese aim jap_hosho us_11af
japanese aim jap_zuiho us_11af | 2 4 6 ; 6 ; 3 3 ; 5 ; 4 5
= 5d4161228d61e15c
us aim us_11af jap_snlf_yokosuka | 5 1
= 4322af4ad181832a
japanese to yokosuka_navy_yard
japanese bomb jap_hiryu dutch_harbor
japanese bomb jap_ryujo attu_kiska
japanese bomb jap_hosho dutch_harbor
japanese bomb jap_zuiho dutch_harbor
japanese pick jap_yamato
japanese to midway
japanese pick jap_nagato
japanese to kwajalein
japanese pick jap_mutsu
japanese to midway
japanese pick jap_fuso
japanese to saipan
japanese pick jap_yamashiro
japanese to truk
japanese pick jap_ise
japanese to kwajalein
japanese pick jap_hyuga
japanese to midway
japanese pick jap_kongo
japanese to okinawa
japanese pick jap_hiei
japanese to okinawa
japanese pick jap_kirishima
japanese to truk
japanese pick jap_takao
japanese to truk
japanese pick jap_maya
japanese to truk
japanese pick jap_mogami
japanese to saipan
japanese pick jap_mikuma
japanese to maloelap
japanese pick jap_suzuya
japanese to maloelap
japanese pick jap_kumano
japanese to kwajalein
japanese pick jap_tone
japanese to kwajalein
japanese pick jap_chikuma
japanese to maloelap
japanese pick jap_oi
japanese to midway
japanese pick jap_kitakami
japanese to midway
japanese pick jap_akagi
japanese to saipan
japanese pick jap_kaga
japanese to midway
japanese pick jap_soryu
japanese to kwajalein
japanese pick jap_hiryu
japanese to truk
japanese pick jap_hosho
japanese to truk
japanese pick jap_zuiho
japanese to truk
japanese pick jap_junyo
japanese to midway
japanese pick jap_25af
japanese to maloelap
japanese done
= 8bdfa650e3d6efff
us pick us_tennessee
us to johnston_island
us pick us_yorktown_cv5
us to johnston_island
us pick us_pensacola
us to johnston_island
us pick us_louisville
us to johnston_island
us pick us_minneapolis
us to johnston_island
us pick us_northampton
us to johnston_island
us pick us_portland
us to johnston_island
us done
= 88cd87c0fa58b3b5
end 322 over 88cd87c0fa58b3b551e6c21ffce10ea8 6e0f0657aa29499a
