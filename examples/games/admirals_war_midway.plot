flagplot 1
game admirals-war 2
scenario midway
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
player british "hard"
player japanese "hard"
player us "hard"
player german "hard"
dice fast 5975258063099320110
start be8c80aab7f6d7bf34d37851a533bce0
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
japanese to central_pacific
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
= a2b2db58bc916c72
us pick us_pennsylvania
us to hawaiian_islands
us pick us_tennessee
us to hawaiian_islands
us pick us_maryland
us to hawaiian_islands
us pick us_saratoga_cv3
us raid
us pick us_enterprise_cv6
us raid
us pick us_yorktown_cv5
us to marshalls
us pick us_hornet_cv8
us to marshalls
us pick us_pensacola
us to gulf_of_alaska
us pick us_louisville
us to hawaiian_islands
us pick us_minneapolis
us to hawaiian_islands
us pick us_new_orleans
us to hawaiian_islands
us pick us_northampton
us to hawaiian_islands
us pick us_salt_lake_city
us to marshalls
us pick us_portland
us to marshalls
us pick us_astoria
us to marshalls
us pick us_vincennes
us to marshalls
us done
= b8304ce1322d0bc3
japanese pick jap_24af
japanese to central_pacific
= 769da23a1c80d51c
us pick us_7af
us to aleutians
= 9637f724d75c1d8b
japanese pick jap_25af
japanese to marshalls
= ef9ae726c69e4d90
us pick us_11af
us to central_pacific
= f028a03665fe864b
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
japanese pick jap_nachi
japanese to marshalls
japanese pick jap_haguro
japanese to marshalls
japanese pick jap_takao
japanese to marshalls
japanese pick jap_atago
japanese to marshalls
japanese pick jap_maya
japanese to marshalls
japanese pick jap_chokai
japanese to marshalls
japanese pick jap_mogami
japanese to hawaiian_islands
japanese pick jap_mikuma
japanese to hawaiian_islands
japanese pick jap_suzuya
japanese to hawaiian_islands
japanese pick jap_kumano
japanese to hawaiian_islands
japanese pick jap_tone
japanese to hawaiian_islands
japanese pick jap_chikuma
japanese to hawaiian_islands
japanese pick jap_oi
japanese to hawaiian_islands
japanese pick jap_kitakami
japanese to hawaiian_islands
japanese pick jap_akagi
japanese to hawaiian_islands
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_soryu
japanese to gulf_of_alaska
japanese pick jap_hiryu
japanese to hawaiian_islands
japanese pick jap_ryujo
japanese to aleutians
japanese pick jap_hosho
japanese to aleutians
japanese pick jap_zuiho
japanese to aleutians
japanese pick jap_junyo
japanese to aleutians
japanese done
= 087f56729e3e0ebf
us pick us_saratoga_cv3
us to hawaiian_islands
us pick us_enterprise_cv6
us to hawaiian_islands
us done
= 806f11430c09ad54
japanese fight hawaiian_islands
= 34c7f008e536eb95
japanese choose surface
= 39162005b7b97fe9
us choose air | 5 ; 1
us done
= ecf8806923f720aa
japanese aim jap_mogami us_louisville
japanese aim jap_mikuma us_minneapolis
japanese aim jap_suzuya us_new_orleans
japanese aim jap_kumano us_northampton
japanese aim jap_tone us_saratoga_cv3
japanese aim jap_chikuma us_pennsylvania
japanese aim jap_oi us_enterprise_cv6
japanese aim jap_kitakami us_tennessee | 5 ; 6 ; 5 ; 5 ; 2 ; 3 ; 3 ; 4 ; 1 ; 3 ; 6 ; 3
= 9126bfcc59045a9a
us aim us_pennsylvania jap_akagi
us aim us_tennessee jap_oi
us aim us_maryland jap_kitakami
us aim us_louisville jap_mogami
us aim us_minneapolis jap_mikuma
us aim us_new_orleans jap_suzuya
us aim us_northampton jap_kumano | 2 4 4 4 ; 4 2 2 2 ; 5 1 3 4 ; 1 ; 3 ; 4 ; 1
= 9e83e95bef102e09
japanese to yokosuka_navy_yard
= fba46f931f7cdd61
us to pearl_harbor
= 59fdc23629ddfa28
japanese stand
= ec600e9eb00d598d
us stand
= fc299019e77bea5c
japanese choose surface
= bb2a8dfa27744b41
us choose air | 5 ; 2
us done
= 4e68d8aeb604d9ad
japanese aim jap_mogami us_maryland
japanese aim jap_mikuma us_new_orleans
japanese aim jap_suzuya us_northampton
japanese aim jap_kumano us_saratoga_cv3
japanese aim jap_tone us_maryland
japanese aim jap_chikuma us_enterprise_cv6
japanese aim jap_oi us_tennessee
japanese aim jap_akagi us_tennessee | 3 ; 6 ; 5 ; 4 ; 5 ; 1 ; 2 ; 1 ; 3 ; 3
= 0d6a6d1a0822ae48
us aim us_tennessee jap_akagi
us aim us_maryland jap_oi
us aim us_new_orleans jap_mogami
us aim us_northampton jap_mikuma | 5 2 3 6 ; 4 ; 1 5 3 3 ; 2 ; 2
= be1586f416694f10
japanese to yokosuka_navy_yard
= ca38f31ba02c8434
us to pearl_harbor
= 04b2b52c702bdfd5
japanese stand
= 6412726080ca8b3e
us stand
= 96b39261c46c0d98
japanese choose surface
= d63c1419b72e77c1
us choose air | 4 ; 1
us done
= a500ca734735d8b8
japanese aim jap_mogami us_maryland
japanese aim jap_mikuma us_maryland
japanese aim jap_suzuya us_saratoga_cv3
japanese aim jap_kumano us_tennessee
japanese aim jap_tone us_enterprise_cv6
japanese aim jap_chikuma us_tennessee | 6 ; 2 ; 3 ; 3 ; 4 ; 1 ; 5 ; 1
= afa74d5bf6b1c4d1
us aim us_tennessee jap_mogami
us aim us_maryland jap_mikuma | 2 2 6 1 ; 1 ; 4 5 4 4
= 0cbfc152c4c69917
japanese to yokosuka_navy_yard
= dc75d555f917c99b
us to pearl_harbor
= ad871a18b40dfd43
japanese stand
= d7eca3ca3eef119f
us stand
= 14c2c004b2f5464d
japanese choose surface
= f7fe899edf5af5d7
us choose air | 6 ; 2
us done
= 2c6a0efa53047930
japanese aim jap_suzuya us_maryland
japanese aim jap_kumano us_maryland
japanese aim jap_tone us_saratoga_cv3
japanese aim jap_chikuma us_enterprise_cv6 | 2 ; 2 ; 3 ; 1
= 316fa208d688ffc1
us aim us_maryland jap_suzuya | 1
= 5b923ae70fa96013
japanese stand
= d2659d4654622fcc
us stand
= c146a6f20529ba40
japanese choose surface
= b6430a360840ca23
us choose air | 4 ; 5
= bfa9e54d00ac150a
japanese aim jap_hiryu us_maryland | 1 6 3 ; 3
= 7c3f6e327edd4f39
us aim us_saratoga_cv3 jap_hiryu
us aim us_enterprise_cv6 jap_suzuya | 1 5 2 6 ; 3 5 ; 5 5 6 2 ; 5 4 2
= afb49ab5fe7e6a26
japanese stand
= 716f8ff583a85e54
us stand
= 74788a97eb20ba0e
japanese choose surface
= 5e48c1588b2e8c39
us choose air | 5 ; 6
us aim us_saratoga_cv3 jap_kumano
us aim us_enterprise_cv6 jap_tone | 6 4 4 3 ; 5 ; 4 3 2 6 ; 2
= d8f8daaa7261d781
japanese stand
= 7ec04a21b032ea6a
us stand
= f064d5d7be305807
japanese choose surface
= 303b2b4af74f61fe
us choose air | 5 ; 5
us aim us_saratoga_cv3 jap_chikuma
us aim us_enterprise_cv6 jap_mogami | 4 3 6 6 ; 2 1 ; 2 5 4 6 ; 3 6
us fight home_islands
= 196de573353fda52
japanese fight central_pacific
= 8da42196ce636153
japanese choose surface
= 544f72ee5d3ff9ca
us choose air | 4 ; 3
= 36124988723e440f
japanese aim jap_kaga us_11af
japanese aim jap_24af us_11af | 4 5 6 5 ; 1 ; 6 3 4 ; 3
= 411fff0451e81176
us aim us_11af jap_snlf_kure | 5 1
= b23cc3f823ecfe04
japanese to yokosuka_navy_yard
japanese stand
= b922060ef4f313a5
us stand
= eb83d0f98175e28a
japanese choose air
= bc9273bea0c8b311
us choose air
= 4f5fbbdd6006219d
japanese aim jap_kaga us_11af
japanese aim jap_24af us_11af | 6 5 2 5 ; 2 ; 1 5 4
= ac62766701cefec5
us aim us_11af jap_myoko | 2 4
= e44fb50861bcad6a
japanese bomb jap_kaga midway
= 14c6a9899e36d891
us fight marshalls
= b70778acb9d8ab6f
japanese choose surface
= 08b37affcebca936
us choose air | 2 ; 4
= ba2c06ce9f0103b7
japanese aim jap_25af us_yorktown_cv5 | 1 6 6 ; 1 3
= aa8796f52ef23733
us aim us_yorktown_cv5 jap_25af
us aim us_hornet_cv8 jap_25af | 5 3 2 3 ; 4 2 4 6 ; 5
= 40e48e6adfcd7701
japanese stand
= 41d5be019336cb48
us stand
= 567afaa8a1490283
japanese choose surface
= c367be73889ac238
us choose air | 6 ; 2
= 9e97f2d506a101ee
japanese aim jap_nachi us_hornet_cv8
japanese aim jap_haguro us_salt_lake_city
japanese aim jap_takao us_portland
japanese aim jap_atago us_astoria
japanese aim jap_maya us_vincennes
japanese aim jap_chokai us_hornet_cv8 | 6 ; 6 ; 5 ; 5 ; 6 ; 1 ; 4 ; 4 ; 6 ; 3
= d059366e477f9dfa
us aim us_salt_lake_city jap_nachi
us aim us_portland jap_haguro
us aim us_astoria jap_takao
us aim us_vincennes jap_atago | 1 ; 1 ; 1 ; 6 ; 3
us to pearl_harbor
us to pearl_harbor
= 1d0de269ce7f75c6
japanese stand
= 2a8cbe355cde6032
us stand
= 665843728a4e0483
japanese choose surface
= fa1eca9562f7a462
us choose air | 4 ; 2 ; 1 ; 3 ; 2 ; 5 ; 2 ; 3
= 1b352ce26286b5ad
japanese fight gulf_of_alaska
= bc7cb0298adcef0b
japanese choose air
= 6dd06eb0b88addc9
us choose surface | 5 ; 3
= fbb0104351f8dabe
japanese aim jap_soryu us_pensacola | 4 4 1
= 1042658484fa23d6
us to pearl_harbor
= 0b9ed43b00ed04dc
japanese bomb jap_soryu dutch_harbor
= ed34287cb691c76e
japanese choose surface
= cd92bfa83623ccb3
us choose air | 5 ; 4
= 1411a5acd00688ec
japanese aim jap_ryujo us_7af
japanese aim jap_hosho us_7af
japanese aim jap_zuiho us_7af
japanese aim jap_junyo us_7af | 3 5 ; 2 ; 4 4 ; 3 5 3
= 4e53c3de96797e3e
us aim us_7af jap_snlf_yokosuka | 5 1
= a04b7048cf419226
japanese to yokosuka_navy_yard
japanese stand
= 6776f4c0a75c9bbe
us stand
= cc54cafea8f32642
japanese choose surface
= 22ceec794758bcfc
us choose air | 4 ; 6
= b423e4285fc97811
japanese aim jap_ryujo us_7af
japanese aim jap_hosho us_7af
japanese aim jap_zuiho us_7af
japanese aim jap_junyo us_7af | 4 1 ; 6 ; 1 ; 5 4 ; 4 4 6 ; 2
= 0a9c2250075df40e
us aim us_7af jap_junyo | 5 2
= 2552b45a2ba50416
japanese to yokosuka_navy_yard
japanese stand
= 64323c517f4e554a
us stand
= 53265bf15d56b97b
japanese choose surface
= 6d2edc255ac07d63
us choose air | 3 ; 1
= 8a83d1af1b6da8bf
japanese aim jap_ryujo us_7af
japanese aim jap_hosho us_7af
japanese aim jap_zuiho us_7af | 4 3 ; 2 ; 5 5
= d939e4ba869e3148
us aim us_7af jap_ryujo | 1 4
= 6cfaf2eddd7b621d
japanese stand
= cc12cee09a65c54b
us stand
= f383231b54fe45fd
japanese choose surface
= a487eb99450f357f
us choose air | 3 ; 3
= 195ac18328e6b324
japanese aim jap_ryujo us_7af
japanese aim jap_hosho us_7af
japanese aim jap_zuiho us_7af | 4 6 ; 4 ; 6 ; 2 ; 3 6 ; 3
= 1ed866e6b057fbc2
us aim us_7af jap_ryujo | 6 6 ; 5 2
= ad5c6e00e7ec782f
japanese bomb jap_hosho dutch_harbor
japanese bomb jap_zuiho attu_kiska
japanese pick jap_yamato
japanese to kwajalein
japanese pick jap_nagato
japanese to saipan
japanese pick jap_mutsu
japanese to truk
japanese pick jap_fuso
japanese to kwajalein
japanese pick jap_yamashiro
japanese to saipan
japanese pick jap_ise
japanese to kwajalein
japanese pick jap_hyuga
japanese to truk
japanese pick jap_kongo
japanese to okinawa
japanese pick jap_hiei
japanese to okinawa
japanese pick jap_haruna
japanese to okinawa
japanese pick jap_kirishima
japanese to truk
japanese pick jap_myoko
japanese to kwajalein
japanese pick jap_nachi
japanese to maloelap
japanese pick jap_haguro
japanese to maloelap
japanese pick jap_takao
japanese to maloelap
japanese pick jap_maya
japanese to kwajalein
japanese pick jap_chokai
japanese to maloelap
japanese pick jap_kaga
japanese to saipan
japanese pick jap_soryu
japanese to truk
japanese pick jap_zuiho
japanese to truk
japanese pick jap_24af
japanese to kwajalein
japanese done
= 70c2344ef00c515a
us pick us_enterprise_cv6
us to midway
us done
= ca8b2ec98e68d8e9
end 393 over ca8b2ec98e68d8e9c55c997de802bcf5 a17570dc21ae92e5
