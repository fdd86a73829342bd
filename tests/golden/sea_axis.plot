flagplot 1
game admirals-war 2
scenario turn_11
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":true,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Two persons, to turn 11: the Axis win both theatres"
dice fast 2
start 061434a30c967798f8c78cf91622d934
british done
= 8c923fad4ee80573
us done
= 874f18df36330f5f
japanese force jap_kaga
japanese done
= 5ed3e5562c125e49
british pick uk_valiant
british raid
british pick uk_ramillies
british raid
british done
= 2652906636be87f3
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_yamashiro
japanese raid
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese raid
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_iboat_1
japanese to home_islands
japanese done | 4 2 5 1 1 3 2 4 4 4 4 4 3
= 87002e9ac2bc9231
us pick fra_dupleix
us to south_atlantic
us pick us_louisville
us to indonesia
us done
= 38116ed36430f2e6
german pick ger_scharnhorst
german to western_approaches
german pick ger_gneisenau
german raid
german pick ger_admiral_graf_spee
german to air_gap
german pick ger_admiral_hipper
german raid
german pick ger_nordmark
german to north_sea
german pick ger_ermland
german to north_sea
german pick ger_atlantis
german to north_sea
german pick ger_pinguin
german to north_sea
german pick ger_thor
german to north_sea
german pick ita_littorio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german raid
german pick ita_fiume
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_02
german to north_sea
german done
= 8caaf21a3eb098c6
british done
= ba724592503c042e
japanese pick jap_22af
japanese to home_islands
= 65ecddfeae5c7f8f
german pick ger_stuka
german to north_sea
= 9ccd7fc5e564358c
japanese pick jap_23af
japanese to home_islands
= c19d8c985fe58d94
german done
= 38a6e0ecfe74c715
japanese pick jap_24af
japanese to home_islands
japanese done
japanese done
= 9fdb180ea2a1cf7d
british done
= dabd2c00b9feb9ec
japanese pick jap_kongo
japanese to home_islands
japanese sail
japanese done
= cb10ec486bbab07b
german pick ger_gneisenau
german to barents_sea
german pick ger_admiral_hipper
german to mid_atlantic
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_bolzano
german to eastern_mediterranean
german done
= 9f5bbfd8d6ea740c
japanese done
= e8fcf33a15102974
german done
= b67a0c5a98a07253
japanese aim jap_kaga us_pennsylvania | 1 6 1 4 ; 5
japanese aim jap_kaga us_west_virginia | 2 2 4 2
japanese stay | 2 4 6 1
= 33c3df90160e0c53
us stay
= 10c01703072da9c4
japanese choose surface
= 78534ad974fc293b
us choose air | 5 ; 5
= 34f7ece5b4d8a81a
japanese aim jap_kaga us_indianapolis | 5 2 5 1 ; 1 4
= dfb59fd6f5c492d2
us rest jap_kaga | 1 6 3 1 ; 4 ; 6 5 ; 6
= fba0d9f7ffcf4aa1
british fight western_approaches
= 1ba87dded89e9782
japanese fight home_islands
= f4579f36fac33e69
us fight central_pacific
= bdd0a1f758d8a525
german fight north_sea
german attack ger_pinguin | 6
german attack ger_atlantis | 1 ; 1 ; 3
german strike ger_stuka england
german aim ger_stuka uk_queen_elizabeth | 4 5 1 ; 1
= 5bbe43165cba665b
british fight barents_sea
= ad322ef4c21c615e
german fight western_mediterranean
= 40e45e11f81dd92b
british fight eastern_mediterranean
= 343339ff730a01e0
german fight air_gap
= a4d964c4bcb6dd74
british fight south_atlantic
= 23d8b310981c04e0
german fight mid_atlantic
= 675917dc0c19b279
japanese done
= e4d2059a90949582
us done
= 18bca293aca8f383
german done | 3 6 ; 3 4 ; 3 3 ; 1 5 ; 2 4 ; 1 1 ; 1 6 ; 1 4 ; 4 1 ; 4 2 ; 5 2 ; 1 4 ; 1 2 ; 5 1 ; 6 6
= 1f870c935333f787
british pick uk_resolution
british to south_atlantic
british pick uk_renown
british to western_approaches
british pick uk_formidable
british to north_sea
british pick uk_devonshire
british to barents_sea
british pick uk_sussex
british to mid_atlantic
british pick uk_york
british to indian_ocean
british pick uk_exeter
british to home_islands
british pick aus_hmas_australia
british to indonesia
british done
= 62019ee7fd8f51a4
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to marianas
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese raid
japanese pick jap_maya
japanese to aleutians
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to indonesia
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 3 ; 1 ; 4 ; 2
= 609c34bf8f74e4c7
us pick us_new_orleans
us to bismarck_sea
us pick us_portland
us raid
us pick us_astoria
us to air_gap
us done
= d8ebeac8e36d44c8
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_lutzow_pb
german to western_approaches
german pick ger_admiral_scheer
german to western_approaches
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german to western_approaches
german pick ger_nordmark
german to bay_of_biscay
german pick ger_pinguin
german to bay_of_biscay
german pick ger_orion
german to western_approaches
german pick ger_thor
german to bay_of_biscay
german pick ger_kormoran
german to western_approaches
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german raid
german pick ita_zara
german to western_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_trento
german raid
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_04
german to eastern_seaboard
german pick ita_10mas
german to eastern_mediterranean
german done | 5 ; 4 ; 1 ; 4 ; 1 ; 4 ; 3
german to neutral_port
german to brest
german to neutral_port
= 3e22ae61ecfe5ab3
british repair uk_queen_elizabeth 1
= c4e00fd5ec29609c
us repair us_pennsylvania 2
us repair us_pennsylvania 1
= 5e29575c3a684a20
british pick uk_raf_coastal
british to eastern_seaboard
= 5dc2bbd5b4f5c1d9
japanese pick jap_21af
japanese to french_polynesia
= df613e0379d5fc8f
us done
= e2c24624cee8d21d
german pick ger_stuka
german to bay_of_biscay
= 8f0f0877c7492c83
british done
= a2171933b592cbd7
japanese pick jap_22af
japanese to marshalls
= b88706c39a694a51
german pick ger_luftflotte_5
german to baltic_sea
= c0c69bf03553d178
japanese pick jap_23af
japanese to indonesia
= b77ee977e2ba302c
german pick ger_x_fliegerkorps
german to bay_of_biscay
= 9f5bfd8e1418b36c
japanese done
= ab3dfb2b3325254d
german pick ita_regia_aeronautica
german to north_sea
= 86f8e41faca12637
british done
= a7419e81095276c2
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese done
japanese pick jap_myoko
japanese to gulf_of_alaska
japanese done
= a3362b1864b0ab76
us done
= e644f7aa586f3c10
german pick ger_admiral_hipper
german to north_sea
german pick ita_trento
german to western_mediterranean
german pick ita_bolzano
german to south_atlantic
german done
= c61a3735606043cb
japanese done
= 4be9189a50a45371
german done
= 26bdb9e9f43e5de1
british fight eastern_seaboard | 4 4 ; 1
= fb32f2cdba3469c6
japanese fight marshalls
= 88c7d2a7c60fee9d
us fight french_polynesia
= a076382b37040aed
german fight western_approaches | 6
= c92272858bef4722
british choose surface
= c4400505fcae2d6a
german choose surface
= fe5b39df4138dc6d
british aim uk_renown ger_lutzow_pb | 1 6 2 ; 4 ; 2 4 4 ; 3 1 ; 6 4 ; 5 ; 6 ; 6
british fight baltic_sea
= 2f4bb51ad9a4fcda
japanese fight gulf_of_alaska
= 003fc3eff84278d6
us fight home_islands
= 454687a65063b777
japanese choose surface
= 386c7cac0076fba9
us choose surface | 2 3 1 3 ; 5 2 5 5 ; 6 6 5 3 ; 3 5 ; 2
us aim uk_exeter jap_kongo | 2
= b1126675096a016f
german fight air_gap
= 78117e81eb93729b
british fight north_sea | 1 4 5
= 189f716d841a2cf5
german to brest | 2
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_suffolk | 2 4
= 0a717163f65aeef3
british choose air
= f0be4cd4e25a1db9
german choose surface | 6 ; 4
= ed502b7cf4cd710a
british aim uk_formidable ger_admiral_hipper | 5 3
= 73c63ab5a93537ee
german to neutral_port
= d6653fa5e01a62cd
japanese fight hawaiian_islands | 5
= bd16f164ba12d93c
us fight aleutians
= 9574ea4a48921d39
german fight eastern_mediterranean | 6
= abcc98dcc51375cd
british fight mid_atlantic
= 148da19ffbeb9fa6
japanese fight indonesia
japanese strike jap_23af philippines
japanese aim jap_23af us_5af | 3 3 3
= 2c757d477cff2cd1
japanese choose air
= 3743053cfa256ed4
us choose surface | 6 ; 4
= 4988786f0c632183
japanese aim jap_ryujo aus_hmas_australia
japanese aim jap_zuiho aus_hmas_australia | 4 5 ; 3 ; 5 2 ; 4
japanese bomb jap_zuiho singapore
japanese bomb jap_ryujo singapore
japanese aim jap_ryujo ned_de_ruyter
japanese aim jap_zuiho uk_royal_sovereign | 3 3 ; 4 4
= 83e6fbb214043f6d
us fight marianas
= 3280327c83bfa69e
german fight barents_sea
= 2fa0ad5425dd2d8f
british fight south_atlantic
= 996cbd6f89ed6263
british choose surface
= 23993b4bd6d439e5
german choose surface | 4 3 6 4 ; 1 ; 6 ; 2
= ec403b47ac6c6b98
british stand
= a15fca263e017b44
german retreat
german to brest
= d3569327e62c552b
japanese fight central_pacific
japanese land jap_snlf_yokosuka kwajalein
= 4deb40c2206d34d0
us fight indian_ocean
= 539d6fe3cef4102c
german fight western_mediterranean
german strike ger_x_fliegerkorps england
german strike ger_stuka england
german aim ger_stuka uk_berwick
german aim ger_x_fliegerkorps uk_prince_of_wales | 5 2 6 ; 1 3 ; 2 2 1
= da868929133f57b3
british done
= 1a9841fa1256239e
japanese done
= 0468fcca9dc8a0e4
us done
= 149f1af27f0700f0
german done
= b7ce6f83657a537f
us to philippines
us to philippines
us to singapore
us to singapore
us to singapore
us to philippines
us to philippines
us to singapore
us to philippines
us to philippines
us to singapore
us to singapore
us to singapore
us to singapore
us to philippines
us to singapore
us to philippines
us done | 1 4 2
= 1b07757c5e69c2f2
british pick uk_barham
british to western_approaches
british pick uk_revenge
british to indonesia
british pick uk_king_george_v
british to north_sea
british pick uk_hermes
british raid
british pick uk_cornwall
british to indian_ocean
british pick uk_cumberland
british to mid_atlantic
british done
= ca957638fbbb7123
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_fuso
japanese to marianas
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese raid
japanese pick jap_kongo
japanese raid
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_chokai
japanese to marianas
japanese pick jap_mogami
japanese to aleutians
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_tone
japanese to indonesia
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_kitakami
japanese raid
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_hiryu
japanese to central_pacific
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese raid
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 2 ; 1
= b0266314bfa24aca
us pick us_ranger_cv4
us to air_gap
us pick us_tuscaloosa
us to eastern_seaboard
us done | 3
= ec88c426c1835caa
german pick fra_jean_bart
german raid
german pick fra_dunkerque
german to eastern_mediterranean
german pick fra_bretagne
german to western_mediterranean
german pick fra_provence
german raid
german pick fra_lorraine
german raid
german pick fra_bearn
german to western_mediterranean
german pick fra_suffren
german to eastern_mediterranean
german pick fra_foch
german to eastern_mediterranean
german pick fra_tourville
german to eastern_mediterranean
german pick ger_bismarck
german to barents_sea
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_admiral_scheer
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_admiral_hipper
german to south_atlantic
german pick ger_ermland
german to south_atlantic
german pick ger_atlantis
german to western_approaches
german pick ger_thor
german to south_atlantic
german pick ita_littorio
german to western_mediterranean
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_zara
german raid
german pick ita_fiume
german to western_mediterranean
german pick ita_gorizia
german to western_mediterranean
german pick ita_bolzano
german to south_atlantic
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ita_10mas
german to eastern_mediterranean
german done | 1 ; 1 ; 4 ; 3 ; 4 ; 3
german to brest
german to brest
german to neutral_port
= 58edd34bb58d2985
british repair uk_resolution 2
= d171192567a08acc
us repair us_pennsylvania 2
= 7c4ab6aa305b4c53
british done
= abafbc94eeb764db
japanese pick jap_21af
japanese to bismarck_sea
= 7a573fcbbec70829
us done
= 0117eed76c62609c
german pick ger_stuka
german to bay_of_biscay
= 1c38217a45d06041
japanese pick jap_22af
japanese to french_polynesia
= 1c7c66a8b140d961
german pick ger_luftflotte_5
german to north_sea
= a810637b42cdb72d
japanese pick jap_23af
japanese to marshalls
= 231d002b2a416e03
german pick ita_regia_aeronautica
german to north_sea
= b95b2a5db0eaca30
japanese pick jap_24af
japanese to indonesia
= c011b47f41ec7909
german pick ger_fsjr
german to barents_sea
= df6fd54f4d0595cf
british done
= 4cd294b72dfb8ce4
japanese pick jap_snlf_kure
japanese to central_pacific
japanese pick jap_snlf_sasebo
japanese to aleutians
japanese done
= 1cba606a90f60f6e
british done
= e0766a39a470d3d6
japanese pick jap_kitakami
japanese to hawaiian_islands
japanese pick jap_hosho
japanese to hawaiian_islands
japanese done | 6
japanese to saigon
= ff573d835f9ad2bb
german pick fra_jean_bart
german to south_atlantic
german pick fra_provence
german to western_mediterranean
german pick fra_lorraine
german to south_atlantic
german pick ita_zara
german to south_atlantic
german done | 5
= 4697611e5b94bf1d
japanese invert jap_iboat_1
japanese done
= 1ae9787f7a636a1f
german invert ita_10mas
german invert ger_uboat_05
german done
= c5c9acdb0e89ab7f
british fight western_mediterranean
= 671da21c265a8f2b
japanese fight bismarck_sea
= 2b6ba18c2a09d282
us fight indonesia
= 493a566b3e53184b
japanese strike jap_24af philippines
japanese aim jap_24af us_pensacola | 6 1 1 ; 5
japanese to okinawa
= 593f9cd355381201
japanese choose air
= af3cef81f2f40c6f
us choose surface | 6 ; 1
= f69b975c52e09aaa
japanese aim jap_akagi uk_revenge | 5 5 3 3 ; 1 3
japanese stand
= 373f6da12cd31ac4
us retreat
= 52641c6bc3ba8a62
japanese done
= 3848be1137dfba9f
british to singapore
= 1d67cfb81aee4954
japanese bomb jap_akagi philippines
japanese aim jap_akagi us_chester | 4 2 5 5 ; 6 5
= 45ffc3c055133d31
german fight eastern_seaboard
= 65c8d2f2b7c8e87c
british fight barents_sea
= 3aff18c0d99b9b53
german drop ger_fsjr germany
= db5acbe5b2466b55
japanese fight indian_ocean
= c2f1229c593dd0a4
us fight hawaiian_islands | 6
= 0b79bf86b697b260
german fight air_gap
= a06244a28c4322c5
british fight south_atlantic
= 80aa58fa29ef4657
japanese fight marianas
japanese bomb jap_zuikaku philippines
japanese aim jap_zuikaku us_houston | 6 2 2 3 ; 1
= e26080e6ed74f71f
us fight aleutians
= b323862657c0ccb8
japanese land jap_snlf_sasebo attu_kiska
= 47dcbde36ed453d4
german fight north_sea
german strike ita_regia_aeronautica england
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_nelson
german aim ita_regia_aeronautica uk_rodney | 3 2 6 ; 2 ; 1 3
= d27675bc64ea5b9c
british fight eastern_mediterranean
= f1aac2e42fc5ebe3
japanese fight home_islands
= aadc9f38b101d021
us fight marshalls
= 468e821ff4f18326
german fight mid_atlantic
= 54b5cbf1e7e3f973
british fight cape_of_good_hope | 2 ; 6
= dd59bf3c4511b3ff
japanese fight french_polynesia
japanese land jap_snlf_kure kwajalein
= 8f704cc4d3825ab2
german fight western_approaches
= e149f198c7390513
british choose surface
= 4ae7fbbf85512350
german choose surface
= c09c1ac614aee796
british aim uk_barham ger_admiral_graf_spee | 5 5 3 5 ; 4 5 2 ; 6 ; 5 4 ; 5 ; 1 2
= 81ebe08935470f9f
german to neutral_port
= 7e7329e915ab7e3a
british fight bay_of_biscay
= 29d88e05a8b1f829
german strike ger_stuka england
german aim ger_stuka uk_valiant | 2 1 5 ; 1
= 8ddf0a0e4aabe93b
british to australia
british to australia
british to trincomalee
british to australia
= 4d62c2308baf3c37
us to australia
us to australia
us to australia
us to australia
us to trincomalee
us to australia
us to australia
us to trincomalee
us to trincomalee
us to australia
us to australia
us to trincomalee
us to trincomalee
us to trincomalee
us to australia
us to australia
us to trincomalee
= 2a4c2551d11740cd
british done
= 87d6f73c3a8f3674
japanese done
= 5f0f230245d4eda8
us done
= f6ab2f8c7c10fbe8
german done
= 6b797aa39294ddb0
us done | 2 6 2
= 7d8102e5275cc4ce
british pick uk_revenge
british to indonesia
british pick uk_hood
british to western_approaches
british pick uk_ark_royal
british to north_sea
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_hk_group_2
british to air_gap
british done | 1
= fffa010297a502ad
japanese pick jap_nagato
japanese raid
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_fuso
japanese to marianas
japanese pick jap_yamashiro
japanese to central_pacific
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_kirishima
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese to indonesia
japanese pick jap_atago
japanese to indonesia
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_suzuya
japanese raid
japanese pick jap_tone
japanese to indonesia
japanese pick jap_aoba
japanese to aleutians
japanese pick jap_kinugasa
japanese to aleutians
japanese pick jap_furutaka
japanese raid
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to marianas
japanese pick jap_kitakami
japanese to marianas
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_ryujo
japanese raid
japanese pick jap_hosho
japanese to bismarck_sea
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 3 ; 4 ; 6 ; 6 ; 4
= ca3682f3bf76b642
us pick us_pennsylvania
us to hawaiian_islands
us pick us_arizona
us to bay_of_bengal
us pick us_portland
us to air_gap
us pick us_tuscaloosa
us to air_gap
us done
= b8ee9c4d7e492578
german pick fra_richelieu
german raid
german pick fra_dunkerque
german raid
german pick fra_lorraine
german to eastern_mediterranean
german pick fra_bearn
german to western_mediterranean
german pick fra_algerie
german raid
german pick fra_suffren
german to eastern_mediterranean
german pick fra_colbert
german to eastern_mediterranean
german pick fra_dupleix
german to western_mediterranean
german pick fra_duquesne
german to eastern_mediterranean
german pick ger_bismarck
german to barents_sea
german pick ger_scharnhorst
german to western_approaches
german pick ger_gneisenau
german raid
german pick ger_admiral_graf_spee
german raid
german pick ger_prinz_eugen
german raid
german pick ger_nordmark
german to mid_atlantic
german pick ger_atlantis
german to mid_atlantic
german pick ger_pinguin
german to mid_atlantic
german pick ger_thor
german to south_atlantic
german pick ger_michel
german to western_approaches
german pick ita_littorio
german to western_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_pola
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_01
german to mid_atlantic
german pick ger_uboat_02
german to mid_atlantic
german pick ita_10mas
german to western_mediterranean
german done | 1 ; 1 ; 6 ; 4
german to brest
german to brest
= 3b22bbd985b0cbe4
british repair us_houston 1
british repair uk_nelson 1
british repair uk_valiant 1
british repair uk_nelson 1
= a431778bc58602f9
german repair ita_bolzano 1
= ca195fa1c524584a
british pick uk_raf_coastal
british to eastern_seaboard
= 705a7467c030945d
japanese pick jap_21af
japanese to french_polynesia
= 7cb42c9476f010ea
us done
= c31e8375f2a7603d
german pick ger_stuka
german to bay_of_biscay
= 166000dedf5e4687
british pick uk_rnzaf
british to coral_sea
= 51b3025d84adbe8d
japanese pick jap_22af
japanese to bismarck_sea
= 6cd6e7b88187df88
german pick ger_luftflotte_5
german to north_sea
= a2ece6ef0e6e7157
british done
= 3aae8e8755fa4d30
japanese pick jap_24af
japanese to marshalls
= 9eec5ab4fd20c51a
german done
= 9e9b8365279cc6de
japanese pick jap_25af
japanese to marianas
japanese pick jap_26af
japanese to french_polynesia
japanese done
= a9e5aeb02765a870
british done
= 38d2f7b999880449
japanese pick jap_snlf_yokosuka
japanese to gulf_of_alaska
japanese done
japanese pick jap_suzuya
japanese to indian_ocean
japanese pick jap_furutaka
japanese to gulf_of_alaska
japanese done
= 7ac8bc9706bda28d
german pick fra_dunkerque
german to south_atlantic
german pick fra_algerie
german to south_atlantic
german pick ger_gneisenau
german to mid_atlantic
german pick ger_admiral_graf_spee
german to arabian_sea
german done | 4 ; 6
german to saigon
= 81184666637b495e
japanese invert jap_iboat_1
japanese done
= 1f4ee589963830d7
german done
= e50e36f974a4b847
british fight bay_of_biscay
= 00e8308c793737c2
german strike ger_stuka england
german aim ger_stuka uk_indomitable | 1 5 3 ; 2
= bcf9d34e9e531684
japanese fight aleutians
= 163510d4fcb0aa4a
us fight indonesia
= 40eb7942f22b32a3
japanese choose air
= 0597f1add40cac43
us choose surface | 1 ; 4
= 431e7dcb65cc31f7
japanese aim jap_akagi uk_revenge | 5 1 4 3 ; 4 ; 4 ; 2 ; 2 ; 5 ; 3 ; 3 ; 3
= bdd6c8d6cd68be80
us aim uk_revenge jap_akagi | 5
= 2d68f07270bf89a0
japanese to okinawa
= 7d63354a05788956
german fight western_mediterranean | 5
= caa3b1b70f2c847d
british fight north_sea
= f154bd9e9d5f0817
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_london | 3 5 3
= edb076f6c75db681
japanese fight gulf_of_alaska
japanese land jap_snlf_yokosuka dutch_harbor
= 716ecf3ee0165ab0
us fight hawaiian_islands | 1 ; 2
= 151d728cdb6628e1
japanese torpedo jap_iboat_1 us_pennsylvania | 6 ; 2
= 776afe5e51c9559a
german fight air_gap
= 79365c576f253fc3
british fight baltic_sea
= 7bc92465eeede807
japanese fight marshalls
= 8dfba3fee73e26fe
us fight bismarck_sea
= 5245fbe9b5b30561
german fight south_atlantic | 2
= be1857d2daf755c6
british fight western_approaches
= e6ee7f5f2872163d
british choose surface
= 8e0f78fecd76acec
german choose surface | 3 1 5 2 ; 6 6 1 ; 1 2
german to neutral_port
= 17fb250256fd4447
japanese fight bay_of_bengal
= dfe127984bc26d72
us fight marianas
= 7745a65689aba6d8
german fight barents_sea
= 5b69f408f213034c
british fight eastern_mediterranean
= cbb207ca255b0256
japanese fight coral_sea
= d09faa4c9cb0a805
us fight home_islands
= 2eac41113caa7140
german fight eastern_seaboard
german attack ger_uboat_02 | 5
german attack ger_atlantis | 4 ; 1
= 0ab4cc11ca62bb2b
japanese fight french_polynesia
= a53efea5db0daa92
us fight indian_ocean
= fb1cadae352de16d
british done
= bcd69714dc7869f1
japanese done
= a395f6d6b42a5bf5
us done
= 29016e1fb536a70b
german done
= c2a87d9b7fb6f930
japanese done
= e7603225a4597fcb
us done | 3 5 3
= 4f01553f9e10c8f4
british pick uk_ark_royal
british raid
british pick uk_cornwall
british to indonesia
british pick uk_shropshire
british raid
british pick uk_norfolk
british to western_approaches
british done
= 9986620dffee0588
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_kongo
japanese to central_pacific
japanese pick jap_kirishima
japanese raid
japanese pick jap_nachi
japanese to marianas
japanese pick jap_takao
japanese raid
japanese pick jap_chokai
japanese to marianas
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_oi
japanese to marianas
japanese pick jap_kitakami
japanese to home_islands
japanese pick jap_akagi
japanese to bismarck_sea
japanese pick jap_soryu
japanese to marianas
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_zuiho
japanese to central_pacific
japanese pick jap_zuikaku
japanese to home_islands
japanese pick jap_junyo
japanese to aleutians
japanese pick jap_hiyo
japanese raid
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 1 ; 6 ; 4
= c4279dd33705f880
us pick us_idaho
us raid
us pick us_new_orleans
us to hawaiian_islands
us pick us_san_francisco
us to indonesia
us pick us_salt_lake_city
us to indonesia
us pick us_astoria
us to air_gap
us done
= c9743e443c348bf6
german pick fra_jean_bart
german to south_atlantic
german pick fra_dunkerque
german to north_sea
german pick fra_bretagne
german raid
german pick fra_bearn
german to eastern_mediterranean
german pick fra_colbert
german raid
german pick fra_foch
german raid
german pick fra_dupleix
german to western_mediterranean
german pick fra_duquesne
german to western_mediterranean
german pick fra_tourville
german raid
german pick ger_scharnhorst
german to mid_atlantic
german pick ger_admiral_scheer
german raid
german pick ger_admiral_graf_spee
german to indian_ocean
german pick ger_admiral_hipper
german to bay_of_biscay
german pick ger_nordmark
german to eastern_seaboard
german pick ger_ermland
german to bay_of_biscay
german pick ger_atlantis
german to eastern_seaboard
german pick ger_pinguin
german to bay_of_biscay
german pick ger_thor
german to eastern_seaboard
german pick ger_kormoran
german to caribbean_sea
german pick ger_michel
german to bay_of_biscay
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_roma
german to western_mediterranean
german pick ita_andrea_doria
german raid
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_zara
german raid
german pick ita_fiume
german raid
german pick ita_pola
german to western_mediterranean
german pick ita_trento
german raid
german pick ita_trieste
german raid
german pick ita_bolzano
german to barents_sea
german pick ger_uboat_04
german to eastern_seaboard
german pick ger_uboat_05
german to eastern_seaboard
german pick ger_uboat_07
german to eastern_seaboard
german pick ger_uboat_09
german to barents_sea
german done | 3 ; 5 ; 1 ; 5
german to brest
= 48cee8b29daf289f
british repair uk_indomitable 1
british repair uk_hood 2
british repair uk_hood 1
= b9a77de9ac234bfc
us repair us_pennsylvania 2
= 275690369f8398e0
british done
= 4012cee6456c15d0
japanese pick jap_21af
japanese to french_polynesia
= 2ca91116d51efa86
us pick us_7af
us to hawaiian_islands
= 29ec54a316b9460a
german pick ger_luftflotte_5
german to barents_sea
= 4d78f912fd010726
japanese pick jap_24af
japanese to gulf_of_alaska
= 945d5f8034c80654
us pick us_5af
us to coral_sea
= f0f28f9d46af7891
german pick ger_stuka
german to baltic_sea
= 6bf4ac4c0e69e4ce
japanese pick jap_25af
japanese to marshalls
= a6e0e50628ab214c
us pick us_10af
us to arabian_sea
= e7939a80f93f4da3
german pick ita_regia_aeronautica
german to bay_of_biscay
= 71ca0fcfe78bd3c1
japanese pick jap_23af
japanese to home_islands
= 0a71c2fd8071cea5
us done
= 712a6a535f4d2a27
german pick ger_fsjr
german to north_sea
= 9eb9371ad6478eec
japanese done
= a188d6dc938560fc
british pick uk_amph_tiger
british to western_approaches
british done
= c2565d249048d6d8
japanese done
= a36f66e18a47ed9d
us done
= 05f22cd539ceb19b
british done
= 2969c539c5f6d84a
japanese pick jap_hiyo
japanese to bay_of_bengal
japanese done | 2
= 6428bd588ed59581
us done
= a4e2ab296b329336
german pick fra_bretagne
german to south_atlantic
german pick fra_foch
german to western_mediterranean
german pick ger_admiral_scheer
german to north_sea
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_zara
german to western_approaches
german pick ita_trieste
german to eastern_mediterranean
german done | 3
= f4be6a4ad294d03c
japanese done
= 5464ecd0ef622001
german done
= cc101c46e556985c
british fight eastern_seaboard
= 389b82d20be67026
german attack ger_uboat_07 | 4
german attack ger_thor | 1
german attack ger_uboat_05 | 4 ; 2 ; 2
= c72baab9f55180d4
japanese fight indonesia
= 189b69e5c77e9a01
us fight aleutians
= 28935e023e2f245e
german fight western_approaches
= e20e12e40e1be7f7
british choose surface
= 2db1bebdf5b188ce
german choose surface | 2 ; 6 ; 3
= ea481405851a9506
british stand
= ccc1d7f6a5a69188
german retreat
german to germany
= 0fe2c567192304ca
british land uk_amph_tiger england
british fight south_atlantic
= 0725646642f7be53
japanese fight coral_sea
= 84ca0ba9a9c13fe7
us fight arabian_sea
= f2d91814030cb21d
german fight air_gap
= 970d85a7f590a483
british fight north_sea
= 8328812f051d612a
german drop ger_fsjr germany
= 0d21b6baf46d7898
japanese fight home_islands
= 68adf426adf835d9
us fight marshalls
= 613bd22ea8f13c0a
german fight baltic_sea
german strike ger_stuka leningrad
german aim ger_stuka rus_oktyabrskaya_revolutsiya | 5 5 6 ; 1 3 5
= e806095ad49aa587
british fight eastern_mediterranean
= 72d4e94816439ae1
german bomb fra_bearn suez
german aim fra_bearn uk_warspite | 5 1
= 41856cdf6dd1550f
japanese fight marianas
= 4618f2dbca408786
us fight bismarck_sea
= 5c1b725b12ee8538
german fight bay_of_biscay
german attack ger_michel | 6 ; 4
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_devonshire | 6 1 ; 5
= 6a6f78c895ae29a9
british fight mid_atlantic
= ed2016af2c3ce87a
japanese fight hawaiian_islands | 1 1 2 ; 6
= 32296ea866f559ff
us fight indian_ocean
= 93313c8ed1a73f9e
german fight barents_sea | 6
= efa8af131126b7c0
japanese fight gulf_of_alaska
= 823e0d151e4e3133
us fight central_pacific
= 4a7fcae292ef63f6
japanese fight bay_of_bengal
japanese bomb jap_hiyo trincomalee
japanese aim jap_hiyo uk_shropshire | 3 5 3 ; 6
= 13b159bcd14e20cd
british done
= 8fa76fa6cffee0f0
japanese done
= 83ec67f99174f4aa
us done
= db467cef4765c891
german done
= caab1530a44b7411
japanese done
= 39a4edc161bc51db
us done | 6 6
= 55e56c7d29e45e62
british pick uk_rodney
british to western_approaches
british pick uk_warspite
british to indian_ocean
british pick uk_kent
british to arabian_sea
british pick uk_sussex
british to north_sea
british done | 6
= ec45038730b7bcce
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_mutsu
japanese to indonesia
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to indonesia
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_takao
japanese raid
japanese pick jap_maya
japanese to central_pacific
japanese pick jap_chokai
japanese to marianas
japanese pick jap_mogami
japanese to aleutians
japanese pick jap_kumano
japanese to marianas
japanese pick jap_oi
japanese to aleutians
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_hiryu
japanese to aleutians
japanese pick jap_hosho
japanese to indonesia
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_junyo
japanese to aleutians
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 1 ; 4 ; 4 ; 1 ; 5 ; 4
= 75923e905770b0b5
us pick us_arizona
us to bay_of_bengal
us pick us_california
us raid
us pick us_saratoga_cv3
us to air_gap
us pick us_portland
us to eastern_seaboard
us pick us_tuscaloosa
us to south_atlantic
us done
= 67cd2247b80662ff
german pick fra_richelieu
german raid
german pick fra_bretagne
german raid
german pick fra_bearn
german to western_mediterranean
german pick fra_algerie
german to barents_sea
german pick fra_foch
german raid
german pick fra_dupleix
german to eastern_mediterranean
german pick fra_duquesne
german raid
german pick ger_scharnhorst
german to mid_atlantic
german pick ger_gneisenau
german to barents_sea
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german to western_approaches
german pick ger_ermland
german to cape_of_good_hope
german pick ger_dithmarschen
german to western_approaches
german pick ger_atlantis
german to caribbean_sea
german pick ger_pinguin
german to cape_of_good_hope
german pick ger_kormoran
german to bay_of_biscay
german pick ger_michel
german to caribbean_sea
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german raid
german pick ita_andrea_doria
german raid
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_fiume
german raid
german pick ita_pola
german to western_mediterranean
german pick ita_gorizia
german to western_mediterranean
german pick ita_trento
german raid
german pick ita_trieste
german to eastern_mediterranean
german pick ita_bolzano
german to barents_sea
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_03
german to bay_of_biscay
german pick ger_uboat_04
german to caribbean_sea
german pick ger_uboat_05
german to bay_of_biscay
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_09
german to bay_of_biscay
german pick ger_uboat_10
german to bay_of_biscay
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_12
german to bay_of_biscay
german pick ita_10mas
german to western_mediterranean
german done | 2 ; 4 ; 6 ; 3
german to brest
german to neutral_port
german to neutral_port
= d4b472df7d13f88a
british done
= 17502a9beac3824d
japanese pick jap_21af
japanese to bismarck_sea
= dfc420677eee6db6
us pick us_10af
us to hawaiian_islands
= f549c8853b3bcf54
german pick ger_stuka
german to bay_of_biscay
= bb0e354defbfed35
japanese pick jap_23af
japanese to french_polynesia
= d3f543f575b872a9
us pick us_14af
us to coral_sea
= fd1c49d625565e05
german pick ger_luftflotte_5
german to western_mediterranean
= 0a6a006dec6ff707
japanese pick jap_22af
japanese to gulf_of_alaska
= a13629ff2233df60
us done
= 92762005087162b6
german done
= 370557d4f04d7839
japanese done
= c0751c4f97955beb
british pick uk_amph_tiger
british to north_sea
british done
= 833844f5cef16529
japanese pick jap_snlf_yokosuka
japanese to indonesia
japanese pick jap_snlf_sasebo
japanese to indonesia
japanese done
= 60b53f51a4ff5a2f
us done
= 28589d9ed8f0f4bf
japanese done
= fd1de39918c10bf7
us done
= cbefd4f9a174eb5f
german pick fra_richelieu
german to caribbean_sea
german pick fra_bretagne
german to eastern_mediterranean
german pick ger_admiral_hipper
german to cape_of_good_hope
german pick ita_vittorio_veneto
german to south_atlantic
german pick ita_roma
german to south_atlantic
german pick ita_andrea_doria
german to south_atlantic
german pick ita_fiume
german to south_atlantic
german pick ita_trento
german to south_atlantic
german done | 3 ; 5 ; 1
= efd57f6b5e20c5ce
japanese done
= 958b4a2e5e9549ab
german done
= 404104bf6e45b057
british fight bay_of_biscay
= 50fba6764a162aeb
german attack ger_uboat_12 | 3
german attack ger_uboat_10 | 4
german attack ger_uboat_05 | 5 ; 4 ; 2 ; 4
german strike ger_stuka england
german aim ger_stuka uk_nelson | 2 5 5 ; 2 2
= 7397c3c9866ab158
japanese fight french_polynesia
= 670e7ac7a7ca7c4d
us fight indian_ocean
= e74007fc34b0fc28
german fight baltic_sea
= 0b5c801d671876f1
british fight north_sea
british land uk_amph_tiger england
= 5bb6809fd97c52c1
japanese fight hawaiian_islands | 4 2 ; 2 ; 2
= bee4dcc9434a2d5a
us fight bay_of_bengal
= 0efc02930f79e2ed
german fight cape_of_good_hope | 5 ; 2 ; 6 ; 2 ; 6
= 9adf0cf3320e5e36
british fight caribbean_sea
= 3bc1f168d0dcbedb
german attack ger_atlantis | 6 ; 4
= a456d7887ebf659b
japanese fight indonesia
japanese land jap_snlf_yokosuka saigon
japanese land jap_snlf_sasebo lae
= bff800ef6d7fac6a
us fight home_islands
= e17c81ffb13f5e33
german fight eastern_mediterranean
= 7770e38b59cf0972
british fight eastern_seaboard | 3 ; 3
= f3ada810646ba607
japanese fight marianas
= 04b4caef4f50f452
us fight central_pacific
= f0bd6dfdcca8d55e
german fight barents_sea
= 1466625189556be2
british fight western_approaches
= f43ec74c41e04a71
british choose surface
= de06358bc2d4c3d2
german choose surface | 3 4 5 3 2 ; 5 ; 4
german to germany
= c075df61edceaceb
japanese fight arabian_sea
= a124b736c83f3a69
us fight aleutians
= 887211dacdf74271
german fight air_gap
= 45880e40ccbdc07b
british fight mid_atlantic
= ebaf0ea0ea5e6696
japanese fight gulf_of_alaska
= 6e5f4823fc2064ee
us fight bismarck_sea
= 5dd18fc82bc6b114
german fight south_atlantic
= 0d70f4ef796b2f94
british choose surface
= ad46c28919968132
german choose surface
= 4d20ee8747fda456
british aim us_tuscaloosa ita_vittorio_veneto | 6 ; 2 ; 1 1 4 5 ; 2 6 1 2 ; 5 ; 6 4 1 4 ; 1 ; 3 ; 6 ; 5 ; 5
= c1d28f74191ae6aa
german strike ger_luftflotte_5 gibraltar
german aim ger_luftflotte_5 uk_cumberland | 4 5 3
german to taranto
= d99e5a09eb8541d0
british done
= 959e879e52d52864
japanese done
= 1702666a61445b6e
us done
= 0d9b499283817010
german done
= 9f0c14bf5d4832b0
us done | 3 3
= 0d7504b03042ba60
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_warspite
british to indonesia
british pick uk_repulse
british to air_gap
british pick uk_king_george_v
british to north_sea
british pick uk_prince_of_wales
british to mid_atlantic
british pick uk_howe
british to barents_sea
british pick uk_glorious
british to south_atlantic
british pick uk_furious
british to western_approaches
british pick uk_indomitable
british to air_gap
british pick ned_de_ruyter
british to coral_sea
british done | 5 ; 4 ; 5 ; 4 ; 5
= d940853b904b316a
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese to marianas
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_hiei
japanese to aleutians
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_myoko
japanese to indonesia
japanese pick jap_nachi
japanese to marianas
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_ashigara
japanese raid
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to indonesia
japanese pick jap_chokai
japanese raid
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_suzuya
japanese to indonesia
japanese pick jap_kumano
japanese to indonesia
japanese pick jap_tone
japanese to indonesia
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_kako
japanese to home_islands
japanese pick jap_kitakami
japanese to central_pacific
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to bismarck_sea
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_junyo
japanese to home_islands
japanese done | 6 ; 4 ; 4 ; 6 ; 1
= 52c7f0cf751e58f0
us pick us_nevada
us to coral_sea
us pick us_maryland
us to french_polynesia
us pick us_colorado
us to eastern_seaboard
us pick us_new_york
us to caribbean_sea
us pick us_texas
us raid
us pick us_alabama
us to south_atlantic
us pick us_ranger_cv4
us raid
us pick us_quincy_ca39
us to air_gap
us pick us_vincennes
us to air_gap
us pick us_sub_3
us to hawaiian_islands
us done | 2 ; 6
= e63409c29af075a5
german pick fra_jean_bart
german raid
german pick fra_bretagne
german raid
german pick fra_provence
german to western_mediterranean
german pick fra_algerie
german to baltic_sea
german pick fra_colbert
german to eastern_mediterranean
german pick fra_foch
german to eastern_mediterranean
german pick fra_dupleix
german to western_mediterranean
german pick fra_tourville
german to eastern_mediterranean
german pick ger_bismarck
german raid
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_admiral_graf_spee
german to bismarck_sea
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german to baltic_sea
german pick ger_dithmarschen
german to bay_of_biscay
german pick ger_thor
german to bay_of_biscay
german pick ita_littorio
german to eastern_mediterranean
german pick ita_roma
german raid
german pick ita_andrea_doria
german to north_sea
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_zara
german raid
german pick ita_fiume
german raid
german pick ita_pola
german raid
german pick ita_gorizia
german raid
german pick ita_trento
german raid
german pick ita_trieste
german to western_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_09
german to bay_of_biscay
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_12
german to bay_of_biscay
german pick ger_uboat_13
german to bay_of_biscay
german pick ger_uboat_14
german to cape_of_good_hope
german pick ger_uboat_15
german to bay_of_biscay
german pick ita_10mas
german to western_mediterranean
german done | 3 ; 5
german to germany
= c9a37a9b656a9389
british repair uk_nelson 4
british repair uk_rodney 4
= 1e820c5522cd3302
german repair ita_vittorio_veneto 2
= f4d172e95e403607
british done
= 0990a901917370ac
japanese pick jap_23af
japanese to marshalls
= e55e7298081db0a0
us pick us_14af
us to hawaiian_islands
= c3d9c461d2a3bfa3
german pick ger_luftflotte_5
german to bay_of_biscay
= e13d569fd784ce41
japanese pick jap_22af
japanese to gulf_of_alaska
= 506de838cbdb7466
us done
= 1be85b51c060dbf1
german pick ger_stuka
german to north_sea
= d45a4c247c9b72dd
japanese pick jap_21af
japanese to bismarck_sea
= f6e66c426bf93799
german pick ita_regia_aeronautica
german to bay_of_biscay
= e385bef01925a628
japanese pick jap_26af
japanese to gulf_of_alaska
= cb5c74c487553424
german done
= 8c0b91f2facea18f
japanese pick jap_24af
japanese to marshalls
japanese done
= 5caee77b9faf85a2
british done
= 3aea96ea8b468bb6
japanese pick jap_snlf_yokosuka
japanese to indian_ocean
japanese pick jap_snlf_sasebo
japanese to indian_ocean
japanese done
= 7861c99210249e19
us done
= 8484c81b04dd798a
japanese done
= 94a2d2fa425cc015
us done
= 32997b009a47e228
german pick fra_jean_bart
german to cape_of_good_hope
german pick fra_bretagne
german to western_mediterranean
german pick ita_zara
german to western_approaches
german pick ita_fiume
german to western_approaches
german pick ita_pola
german to south_atlantic
german pick ita_trento
german to western_approaches
german done
= 5a62ee2947dc08e3
us done
= 3562f4791679d30c
german done
= 566c41ebff2f63eb
british fight eastern_seaboard | 6
= 98e9785a27ce7034
japanese fight aleutians
= fb47af77d6184f95
us fight central_pacific
= bd294ef4bac5db0e
german fight caribbean_sea | 2 ; 1
= 9ddf34dde7685b76
british fight south_atlantic
= e3a3b39aee7de668
british choose air
= de13ccd92854192c
german choose surface | 4 ; 4 ; 3 6 1 6 5 ; 5 6 3 ; 1
= 8019bd5aab5509c2
japanese fight marshalls
= 5734f60672fc213e
us fight indonesia
= cd7eba32ec7bbf63
japanese choose air
= b65709ce7bc8a99c
us choose surface | 2 ; 1
= 6aadf576c72f2eac
japanese rest uk_warspite | 2 6 1 ; 3 ; 3 4
= d2cc12a9e367b912
british to pearl_harbor
= 616abda69c343009
german fight western_approaches
= 42db83d2276c256f
british choose air
= a5b92b1e15bc054f
german choose surface | 6 ; 3
= 17f80d16a3561a9f
british aim uk_furious ita_trento | 2 6 ; 5
british stand
= bfb02771bd5f9089
german retreat
german to germany
german to brest
= 12226e197d4b1c3f
british fight air_gap
= 14de8d7982860d65
japanese fight home_islands
= 59a9881e88ce415f
us fight bismarck_sea
= cff448106b109e7e
german fight bay_of_biscay
german attack ger_uboat_09 | 6 ; 3 ; 2 ; 3 ; 1
german strike ita_regia_aeronautica england
german strike ger_luftflotte_5 england
german rest uk_sussex | 5 3 2 ; 3 1
= 9547fb39b2667857
british fight cape_of_good_hope | 4 ; 6 ; 1 ; 3 ; 6
= ea2e845e49d702e1
japanese fight gulf_of_alaska
= b562cb036ac72912
us fight marianas
= 795ed19bc49be4dc
german fight barents_sea
= 177ba84c9e9805b1
british fight western_mediterranean | 3
= 0f06576aa5250419
japanese fight french_polynesia
= a431a3201278be5e
us fight coral_sea
= cdeb1f567b8a8495
german fight baltic_sea
= 15b45e1fbac640fa
british fight mid_atlantic
= 2e9496b68c48b5c8
japanese fight indian_ocean
japanese land jap_snlf_yokosuka diego_suarez
japanese land jap_snlf_sasebo diego_suarez
= 69501d2a66f6dde0
german fight north_sea
german strike ger_stuka england
german aim ger_stuka uk_illustrious | 6 6 3 ; 4 6
= 646fe6f7491caf56
british choose surface
= b42e3ecaaaa4d5e4
german choose surface | 5 2 5 1 ; 4 1 1 6 ; 2
german to germany
= ec63be94f92d6817
british done
= 1d77ec194c9ca347
japanese done
= 88ded1991bcbfdbb
us done
= a7d50c5dfe6c11eb
german done
= b458e2b021508953
us done | 3 1
= 6f50f29c651eac34
british pick uk_valiant
british to western_approaches
british pick uk_royal_sovereign
british to indonesia
british pick uk_hood
british to north_sea
british pick uk_repulse
british to air_gap
british pick uk_anson
british to mid_atlantic
british pick uk_kent
british to cape_of_good_hope
british pick uk_york
british to indian_ocean
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to coral_sea
british done | 4 ; 2 ; 2
= be0b2e4a5fc0a18b
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to marianas
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_ise
japanese raid
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_hiei
japanese raid
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_kirishima
japanese to marianas
japanese pick jap_nachi
japanese to aleutians
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese raid
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_suzuya
japanese raid
japanese pick jap_kumano
japanese to aleutians
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_furutaka
japanese to indonesia
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to aleutians
japanese pick jap_hosho
japanese to bismarck_sea
japanese pick jap_zuiho
japanese raid
japanese pick jap_zuikaku
japanese raid
japanese pick jap_junyo
japanese to indonesia
japanese pick jap_ryuho
japanese raid
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 6 ; 2 ; 4 ; 3 ; 4 ; 4
= 326d96421561a9fa
us pick us_nevada
us to coral_sea
us pick us_pennsylvania
us to hawaiian_islands
us pick us_north_carolina
us to south_atlantic
us pick us_lexington_cv2
us to eastern_seaboard
us pick us_independence_cvl22
us raid
us pick us_cowpens_cvl25
us to caribbean_sea
us pick us_northampton
us to french_polynesia
us pick us_chicago
us to air_gap
us pick us_augusta
us to caribbean_sea
us done | 5
= 196b9112fffaded9
german pick fra_richelieu
german to bay_of_biscay
german pick fra_jean_bart
german raid
german pick fra_dunkerque
german raid
german pick fra_strasbourg
german to eastern_mediterranean
german pick fra_bretagne
german raid
german pick fra_provence
german to western_mediterranean
german pick fra_bearn
german to western_mediterranean
german pick fra_algerie
german to barents_sea
german pick fra_suffren
german to eastern_mediterranean
german pick fra_foch
german raid
german pick fra_dupleix
german to eastern_mediterranean
german pick fra_duquesne
german to eastern_mediterranean
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german to south_atlantic
german pick ger_admiral_scheer
german raid
german pick ger_dithmarschen
german to western_approaches
german pick ger_atlantis
german to barents_sea
german pick ger_kormoran
german to western_approaches
german pick ger_michel
german to south_atlantic
german pick ita_littorio
german raid
german pick ita_vittorio_veneto
german to barents_sea
german pick ita_roma
german to baltic_sea
german pick ita_andrea_doria
german raid
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_zara
german to baltic_sea
german pick ita_fiume
german raid
german pick ita_gorizia
german to western_mediterranean
german pick ita_trieste
german raid
german pick ger_uboat_01
german to south_atlantic
german pick ger_uboat_03
german to south_atlantic
german pick ger_uboat_04
german to south_atlantic
german pick ger_uboat_07
german to south_atlantic
german pick ger_uboat_08
german to south_atlantic
german pick ger_uboat_09
german to western_approaches
german pick ger_uboat_10
german to western_approaches
german pick ger_uboat_11
german to western_approaches
german pick ger_uboat_12
german to western_approaches
german pick ger_uboat_14
german to western_approaches
german done | 2
= 9ad508191714e54a
british repair uk_king_george_v 1
british repair uk_king_george_v 1
= 2e09b7de83ac9b91
us repair uk_warspite 3
= b58cbd47421b6641
british pick uk_raf_coastal
british to western_approaches
= 5a30b64f201eac29
japanese pick jap_21af
japanese to bismarck_sea
= f991127347898ead
us done
= 2dd4f1a7f35b567a
german pick ger_stuka
german to north_sea
= 1127d9a352eab701
british pick uk_rnzaf
british to french_polynesia
= 266c44e680dd023d
japanese pick jap_22af
japanese to gulf_of_alaska
= 0f356b3b2f58165b
german pick ita_regia_aeronautica
german to north_sea
= 8d66a341fa200a41
british pick uk_raaf
british to marshalls
= a4f783130bb6b47c
japanese pick jap_23af
japanese to arabian_sea
= c85a034e88d02eb1
german pick ger_fsjr
german to barents_sea
= 2be7f6b913be09f9
british done
= 1899d9918cab3346
japanese done
= 4acedfa746438257
british done
= 283f0ee2a4c82ed1
japanese done
= 27cf0bc34d024782
us pick us_amph_7thi
us to air_gap
us pick us_amph_27thi
us to mid_atlantic
us done
= 0c1fce968380ecf0
japanese pick jap_maya
japanese to bay_of_bengal
japanese pick jap_suzuya
japanese to bay_of_bengal
japanese pick jap_ryuho
japanese to bay_of_bengal
japanese done | 5
japanese to singapore
= 8a7cc2de43e14dc4
us done
= 74e930ddc826bf80
german pick fra_jean_bart
german to western_approaches
german pick fra_dunkerque
german to north_sea
german pick fra_foch
german to south_atlantic
german pick ger_tirpitz
german to baltic_sea
german pick ger_admiral_scheer
german to barents_sea
german pick ita_littorio
german to eastern_mediterranean
german pick ita_andrea_doria
german to barents_sea
german pick ita_fiume
german to western_approaches
german pick ita_trieste
german to south_atlantic
german done
= 6efd54f22b725754
japanese done
= 943efff6236c5ab1
german done
= 95a327b3d6d15465
british fight eastern_mediterranean
= a489c88deca0383b
japanese fight aleutians
= 1d5ded3481f4c9e8
us fight french_polynesia
= f191a96424988d39
german fight western_approaches | 6 1 6 ; 2 ; 5 ; 2 ; 2 ; 4
= 69b9814d2adbdb11
british choose air
= 96219337e4791e70
german choose surface | 6 ; 6
= 8d843d5d4a3179d6
british aim uk_raf_coastal fra_jean_bart | 5 1
= bafc0c23dba46ae5
german to neutral_port
= a4418adc57a2c634
british stand
= d17ecf59a5506df0
german retreat
german to neutral_port
= 6a8432d95c1788dc
british fight eastern_seaboard
= b25f0961fa1786b6
japanese fight marshalls
= 2349f6aa207513ce
us strike uk_raaf kwajalein | 2 1
us fight hawaiian_islands | 1 ; 1
= 5cafde4a187a7443
german fight north_sea
german strike ita_regia_aeronautica england
german strike ger_stuka england
german aim ger_stuka uk_duke_of_york
german aim ita_regia_aeronautica uk_raf_med | 1 6 2 ; 2 ; 2 1
= e6f42ee481618758
british choose surface
= bdb9952c2f1a7dbf
german choose surface | 3 4 6 4 ; 2 ; 2 1 6 ; 4
= b3d41677830d1f27
british stand
= fef36713b6ad1c75
german stand
= 7716aa9d7230c39e
british choose surface
= 028197379e0f1ed6
german choose surface | 2 ; 5 4 5
= 28f3d77adca98a44
british to murmansk
british fight caribbean_sea
= 6201acfb6caa9291
japanese fight home_islands
= 968e134ca7a3b0e9
us fight indian_ocean
= ddba6d4b1ba4cdc6
german fight air_gap
= 9ddb91b336355bef
british fight cape_of_good_hope | 5
= e5fecb4c6b365403
japanese fight central_pacific
= a17a5cc00585c226
us fight gulf_of_alaska
= ef61929db626bbe8
german fight south_atlantic
german attack ger_uboat_07 | 5
german attack ger_uboat_04 | 2
german attack ger_uboat_01 | 6 ; 6 ; 2 ; 3
= c52b64745d5e665e
british choose surface
= 47ef92ab5206995b
german choose surface
= 6e6057f784aa3457
british aim us_north_carolina fra_foch | 6 2 5 1 1 ; 5 5 ; 3 ; 3 5 5 ; 2 4 ; 6 ; 2
british fight western_mediterranean
= 3cf1047ab3ddf88f
japanese fight arabian_sea
japanese strike jap_23af suez
japanese aim jap_23af uk_malaya | 1 5 5
= fbf4561af434816c
us fight coral_sea
= 824631c65b413079
german fight mid_atlantic
= b06403e20df5fa0f
british fight baltic_sea
= f05f604cdc101bac
japanese fight indonesia
= 1837993bcb81ab4f
japanese choose air
= 4170024ea60fee99
us choose surface | 5 ; 5
= 0c2deb2f853e34f6
japanese aim jap_junyo uk_royal_sovereign | 3 3 6 ; 3
japanese stand
= adb8ef3d59276e77
us retreat
= be85c5d95f87b932
japanese done
= 61d31305adaee3cd
british to australia
= 0ef38b6df2073732
us fight bismarck_sea
= 5bdee627890df889
german fight barents_sea | 5
german drop ger_fsjr germany
= a8706f6a0c1c6bd8
japanese fight marianas
= b7208cf6b00348d2
british done
= df62d2917a569325
japanese done
= cdca938dbdc8aadc
us done
= 33c8de5bfa4c7adb
german done
= 2ea5fa47093b2926
japanese done
= 2f67cb3ea26bdd52
us done | 1 5
= 93317c2d3e33ab04
british pick uk_nelson
british to western_approaches
british pick uk_malaya
british to arabian_sea
british pick uk_furious
british raid
british pick uk_cornwall
british to indonesia
british pick uk_sussex
british to air_gap
british pick ned_de_ruyter
british to indonesia
british done
= 2c1d65a5e1d03f2b
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_fuso
japanese raid
japanese pick jap_yamashiro
japanese raid
japanese pick jap_ise
japanese to marianas
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese raid
japanese pick jap_kirishima
japanese to aleutians
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese raid
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_suzuya
japanese to indonesia
japanese pick jap_chikuma
japanese raid
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to indonesia
japanese pick jap_oi
japanese to indonesia
japanese pick jap_zuiho
japanese to marianas
japanese pick jap_junyo
japanese raid
japanese pick jap_ryuho
japanese to bismarck_sea
japanese pick jap_chiyoda
japanese to home_islands
japanese pick jap_taiho
japanese to marianas
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 2 ; 4 ; 5 ; 1 ; 2
= 5f3caae10dffd294
us pick us_tennessee
us to coral_sea
us pick us_idaho
us to air_gap
us pick us_indiana
us raid
us pick us_ranger_cv4
us to south_atlantic
us pick us_essex_cv9
us to eastern_seaboard
us pick us_lexington_cv16
us to mid_atlantic
us pick us_cowpens_cvl25
us to caribbean_sea
us pick us_minneapolis
us to bay_of_bengal
us pick us_san_francisco
us to french_polynesia
us pick us_northampton
us to french_polynesia
us pick us_quincy_ca39
us to south_atlantic
us pick us_sub_2
us to hawaiian_islands
us pick us_sub_6
us to hawaiian_islands
us done | 4 ; 3
= d45ed201ac3cc854
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_dunkerque
german to north_sea
german pick fra_bretagne
german raid
german pick fra_provence
german to eastern_mediterranean
german pick fra_bearn
german to western_mediterranean
german pick fra_algerie
german to barents_sea
german pick fra_suffren
german to western_mediterranean
german pick fra_duquesne
german raid
german pick ger_scharnhorst
german raid
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german to barents_sea
german pick ger_atlantis
german to north_sea
german pick ger_pinguin
german to cape_of_good_hope
german pick ger_thor
german to north_sea
german pick ger_michel
german to cape_of_good_hope
german pick ita_roma
german to north_sea
german pick ita_andrea_doria
german raid
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_fiume
german raid
german pick ita_gorizia
german to western_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_04
german to baltic_sea
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_07
german to baltic_sea
german pick ger_uboat_08
german to baltic_sea
german pick ger_uboat_09
german to baltic_sea
german pick ger_uboat_12
german to cape_of_good_hope
german pick ger_uboat_13
german to baltic_sea
german pick ger_uboat_15
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done | 2 ; 4
german to germany
= 4ea45e0311ad1ea1
british repair uk_hood 1
british repair uk_royal_sovereign 2
british repair uk_duke_of_york 1
british repair uk_duke_of_york 1
british done
= 74441f3bf96adee5
japanese pick jap_21af
japanese to indian_ocean
= e694c6968f90913d
us pick us_12af
us to cape_of_good_hope
= 83ba1b16f80afcc1
german pick ger_stuka
german to baltic_sea
= 3d77292ca4b1d8a6
japanese pick jap_23af
japanese to marshalls
= f5daf1f1e33db21d
us pick us_14af
us to hawaiian_islands
= 00ddd3e0b312c2b2
german pick ita_regia_aeronautica
german to barents_sea
= 1f63a6bc5dd817d2
japanese pick jap_22af
japanese to gulf_of_alaska
= 25a4a437b6f2bf71
us pick us_5af
us to bay_of_bengal
= 24020caaa4a7ca2a
german pick ger_fsjr
german to bay_of_biscay
= 3814927566990e80
japanese pick jap_24af
japanese to bismarck_sea
= 378c669b451b9099
us pick us_13af
us to french_polynesia
= b51b2e86f6eb2fb1
japanese pick jap_25af
japanese to bismarck_sea
= 42bb7827298fef15
us done
= f7be95c1a8851d4f
japanese done
= e0ceab8374a44d63
british done
= eeb17a252d6d0ffd
japanese pick jap_snlf_sasebo
japanese to indian_ocean
japanese done
= 952bcb6ee7e9b166
us pick us_amph_1stm
us to air_gap
us done
= c82b245c54fa25fc
british done
= 9951d7633b9af154
japanese pick jap_fuso
japanese to indonesia
japanese pick jap_maya
japanese to hawaiian_islands
japanese done
= 01a798dd17b71103
us done
= a9a0d35e6b2ca959
german pick fra_bretagne
german to western_mediterranean
german pick fra_duquesne
german to south_atlantic
german pick ger_scharnhorst
german to western_approaches
german pick ita_andrea_doria
german to western_approaches
german pick ita_caio_duilio
german to south_atlantic
german pick ita_bolzano
german to western_approaches
german done | 5
= 7a1fb25efb58d390
japanese invert jap_iboat_2
japanese done
= cc957dfe1902dc77
us done
= 0d1e1d422bbbb5f3
german done
= 2050b69efe31a9e4
british fight south_atlantic
= 7a32e83404b39563
british choose air
= 11cbed57cfb6b8d1
german choose surface | 3 ; 3 ; 5 ; 2
= d674e349dc43e46c
japanese fight coral_sea
= cf820d95fdd2abca
us fight indian_ocean
= d5fe2c102e29b129
japanese strike jap_21af australia
japanese aim jap_21af uk_rnzaf | 6 2 6 ; 4 2
japanese land jap_snlf_sasebo port_moresby
= 84a1f54689da5703
german fight eastern_seaboard
= a3fec4e047bd0cd0
british fight baltic_sea | 5 ; 2 ; 5 ; 3 ; 6
= c6011a19bbb28523
german strike ger_stuka leningrad
german aim ger_stuka rus_kirov | 4 5 1 ; 5
= fb575b097db6e44b
japanese fight french_polynesia
= 0558522e97391064
us fight hawaiian_islands | 4 4 ; 3
= 82994b2da6411718
japanese choose surface
= bc5fb82b35888588
us choose air | 1 ; 3
us aim us_14af jap_maya | 4 3
= df92bf90ca177009
japanese retreat
= 53a41a253f9afd53
us stand
= 87e2bc9468c3beba
japanese to truk
= ce5a21ed2e4da919
german fight western_approaches
= 7e082059d2a76b59
british choose surface
= 9a80409c49a9d53c
german choose surface
= 29d525274c39be5e
british aim uk_nelson ita_bolzano | 4 6 5 2 2 ; 2 ; 4 4 4 ; 3 4 3 3 ; 3
british to england
british fight cape_of_good_hope | 6 5 ; 6 ; 6 ; 2 ; 2 ; 6
british strike us_12af diego_suarez | 1 4
= 06857868f2addeba
japanese fight home_islands
= 43593572f9464db5
us fight aleutians
= 9500ba4342abfef1
german fight western_mediterranean | 2
= 395d3090df2e3341
british fight mid_atlantic
= b3495593ae57f22c
japanese fight marianas
= 99cd69faeba082e0
us fight marshalls
= 64dd7c55b7dcdc4f
japanese strike jap_23af johnston_island | 4 6 2 ; 2
japanese to truk
= 5f25718ab24187e3
german fight air_gap
= 4808d07b33c888f0
british fight barents_sea
= c6a52d6981a05b5e
german strike ita_regia_aeronautica murmansk | 4 1
= 5183417ce49092f6
japanese fight bismarck_sea
= 2fd25a63766aa4d3
us fight gulf_of_alaska
= 726791633a19ab7d
german fight caribbean_sea
= a7cb1b0ddd8c984e
british fight bay_of_biscay
= 3e716cc0e24586c5
german drop ger_fsjr brest
= 2882b53b69083358
japanese fight arabian_sea
= d6eca4b6369ae9a9
us fight indonesia
= d27994312e1c37c0
japanese choose surface
= dfb062864dfe3397
us choose surface
= e3bc39874ba51949
japanese aim jap_fuso uk_cornwall
japanese aim jap_nachi uk_cornwall
japanese rest uk_cornwall | 4 1 5 4 ; 2 ; 1 ; 1 ; 4 ; 1 ; 1 ; 4 ; 5 ; 3
= a9c4866798d3263e
us rest jap_nachi | 4 ; 5
= 06a0b87b8c750bba
japanese to okinawa
japanese stand
= 42bf141e59b90de5
us retreat
= 75620909896919a9
japanese pursue jap_atago 1
japanese done
= 5bd209fe736c4620
japanese choose surface
= 8a5814119cd7aeec
us choose surface | 3 ; 2
= f0d71ffcb878f8f2
japanese done
= 510a658af265662e
british to samoa
= 7d4bac76d7a1a8e5
german fight eastern_mediterranean | 2 ; 1
= 3a70ef4b3c080ce5
japanese fight bay_of_bengal
= ed534921e5f35594
british done
= 9c043f966ad6dab6
japanese done
= 00de48e1f7833b8f
us done
= f87755dd53a6a0dc
german done
= 3dba6e2720770aa3
us done | 1
= 833b3a6fb343f66d
british pick uk_rodney
british to western_approaches
british pick uk_formidable
british to air_gap
british pick uk_hk_group_5
british to north_sea
british done
= 10a15075a5a3d742
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese raid
japanese pick jap_mutsu
japanese to indonesia
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_kongo
japanese to central_pacific
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to hawaiian_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_suzuya
japanese raid
japanese pick jap_tone
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_kitakami
japanese to aleutians
japanese pick jap_zuikaku
japanese to home_islands
japanese pick jap_shoho
japanese to home_islands
japanese pick jap_hiyo
japanese to marianas
japanese pick jap_ryuho
japanese to bismarck_sea
japanese pick jap_chiyoda
japanese to aleutians
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 2 ; 5 ; 4 ; 5 ; 3 ; 1 ; 2
= 32101ebfda51ea10
us pick us_tennessee
us to coral_sea
us pick us_new_york
us to mid_atlantic
us pick us_washington
us to eastern_seaboard
us pick us_south_dakota
us to south_atlantic
us pick us_alabama
us to caribbean_sea
us pick us_yorktown_cv10
us raid
us pick us_san_jacinto_cvl30
us to air_gap
us pick us_minneapolis
us to bay_of_bengal
us pick us_sub_1
us to french_polynesia
us pick us_sub_3
us to french_polynesia
us pick us_sub_6
us to french_polynesia
us done | 1 ; 2
= ba9f4e9e56198c56
german pick fra_richelieu
german raid
german pick fra_jean_bart
german to south_atlantic
german pick fra_strasbourg
german to eastern_mediterranean
german pick fra_provence
german to western_mediterranean
german pick ger_bismarck
german to north_sea
german pick ger_tirpitz
german to barents_sea
german pick ger_gneisenau
german to baltic_sea
german pick ger_admiral_hipper
german to south_atlantic
german pick ger_prinz_eugen
german raid
german pick ger_ermland
german to cape_of_good_hope
german pick ger_pinguin
german to north_sea
german pick ger_thor
german to bay_of_biscay
german pick ita_vittorio_veneto
german raid
german pick ita_andrea_doria
german raid
german pick ita_giulio_cesare
german raid
german pick ita_fiume
german to south_atlantic
german pick ger_uboat_01
german to bay_of_biscay
german pick ger_uboat_02
german to bay_of_biscay
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_07
german to bay_of_biscay
german pick ger_uboat_08
german to bay_of_biscay
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to bay_of_biscay
german pick ger_uboat_xxi_1
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done | 2 ; 1
= e7d8ade66c68f033
british repair uk_royal_sovereign 1
british repair uk_hood 1
= 6542c6aaaa43f1b4
german repair fra_dunkerque 1
german repair fra_dunkerque 1
= 58aee7f29cc8b312
british pick uk_raf_coastal
british to western_approaches
= ef2b6fcd65477090
japanese pick jap_22af
japanese to french_polynesia
= ba4f911bce24bdcd
us pick us_5af
us to marshalls
= 4bb76064a27e94c8
german pick ger_stuka
german to bay_of_biscay
= f14288201b5205df
british pick uk_raf_med
british to cape_of_good_hope
= 8978c84a0f99ee22
japanese pick jap_23af
japanese to gulf_of_alaska
= f1126a6d5ce19166
us pick us_11af
us to bay_of_bengal
= 86a6ee8a6d9efc76
german pick ita_regia_aeronautica
german to eastern_mediterranean
= 2fbc793ade3e85b9
british pick uk_raaf
british to indian_ocean
= 27a52e5638d9d867
japanese pick jap_21af
japanese to arabian_sea
= 722870b0ab4766e3
us pick us_10af
us to coral_sea
= cf6a88e64c1ad0bc
german pick ger_fsjr
german to north_sea
= b6e62d531bf81505
japanese pick jap_24af
japanese to bismarck_sea
= 4cbb6b12a8676948
us pick us_8af
us to south_atlantic
= 237f7ea3f76e598b
japanese done
= 8a56d004cea476fd
us done
= 20624aeb7a1bc348
british done
= c0a366e324f5e032
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese pick jap_snlf_kure
japanese to hawaiian_islands
japanese done
= 907a353ed43e6635
us done
= 0a0678273fcfff9a
japanese pick jap_nagato
japanese to hawaiian_islands
japanese pick jap_suzuya
japanese to hawaiian_islands
japanese done | 4
= 8052573a1ecfd896
us done
= e6b1b6fd13b4793c
german pick fra_richelieu
german to south_atlantic
german pick ita_andrea_doria
german to air_gap
german pick ita_giulio_cesare
german to western_mediterranean
german done
= 2d64d0f1da0afd1b
japanese done
= b3043be70265d713
us done
= 884f39b17272d327
german done
= ff74143d9751bb42
british fight eastern_seaboard
= 546686dcb3111312
japanese fight bismarck_sea
japanese land jap_snlf_yokosuka lae
= 8b832b25b21dc58c
us fight gulf_of_alaska
= bc51b5ef0cc76319
german fight cape_of_good_hope | 6 6 ; 4 ; 5 ; 3 ; 1
= 335986874b62cef7
british fight caribbean_sea
= 667a655fefbc6286
japanese fight bay_of_bengal
= 51deef7fc954a8d7
us fight hawaiian_islands | 4 ; 6
= aba3215811cd0519
japanese land jap_snlf_kure midway
= 493f51cedf970f9c
german fight bay_of_biscay
german attack ger_uboat_01 | 3
german attack ger_uboat_07 | 2
german attack ger_thor | 4 ; 2 ; 6 ; 6
german strike ger_stuka england
german aim ger_stuka uk_valiant | 4 5 4 ; 4
= 610568b34ff7eedf
british fight baltic_sea
= bcf67d7082cb6303
japanese fight central_pacific
= 6e652bde76ff30f5
us fight coral_sea
= f1ba49d5cf61423a
german fight south_atlantic
= a7256f6bbe5c09ac
british choose air
= 57232d824305866e
german choose surface | 6 ; 2
= b80ab289975dd662
british aim us_8af fra_jean_bart | 6 5 ; 6
british stand
= 08933575402c1395
german retreat
german to brest
german to neutral_port
german to germany
= b6bb060b25a553b2
british fight western_approaches
= 7d987986b72396e9
japanese fight aleutians
= db0c75713f72bc9c
us fight marshalls
= 98ea9ad01d6a9a05
german fight eastern_mediterranean
german strike ita_regia_aeronautica suez
german aim ita_regia_aeronautica uk_malaya | 2 3
german to taranto
= 56107e3b06f1c140
british fight north_sea | 1 ; 1
= a37aa705baea2ecd
german drop ger_fsjr germany
= 714c40ad7cd28b35
japanese fight french_polynesia | 2 4 5 ; 6 ; 5
japanese strike jap_22af samoa | 5 5 3
= a36d9c3a57d3a58f
us fight marianas
= 23d70f6a9d57f7c3
german fight mid_atlantic
= 434c46ed9473e00e
british fight air_gap
= 0d2ab6150b669192
british choose air
= d00447dedda81cdd
german choose surface | 5 ; 3
= 6e9a6eb0576b9c5e
british aim uk_formidable ita_andrea_doria
british aim us_san_jacinto_cvl30 ita_andrea_doria | 4 6 ; 5 ; 2 6 ; 4
= 8856b6ac974a8b5c
japanese fight indian_ocean
= 040d00c43e92be0b
us fight home_islands
= 35cd727a5ea8712b
german fight barents_sea | 5
= 542a146870b1fe3f
japanese fight indonesia
japanese strike jap_21af suez
japanese aim jap_21af uk_eagle | 2 1 6 ; 6
= 75183c17416a0b60
british done
= bdee9d9dfcb1b72c
japanese done
= 81a0bd178528fb27
us done
= daad3eadb7df2275
german done
= 2c7a73f662c3a6e1
british done
= c13c8f1944a42691
japanese done
= 731e81505ac83f25
us done | 1
= 33f1cc2a370faff1
british done
= a0caac94ed1a061d
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_nagato
japanese to indonesia
japanese pick jap_mutsu
japanese raid
japanese pick jap_fuso
japanese raid
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to indonesia
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_maya
japanese to coral_sea
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_kako
japanese to marianas
japanese pick jap_soryu
japanese raid
japanese pick jap_hosho
japanese to bismarck_sea
japanese pick jap_zuiho
japanese raid
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_shoho
japanese raid
japanese pick jap_junyo
japanese to aleutians
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_ryuho
japanese to bismarck_sea
japanese pick jap_chiyoda
japanese to indonesia
japanese pick jap_chitose
japanese to indonesia
japanese pick jap_taiho
japanese to central_pacific
japanese pick jap_unryu
japanese to marianas
japanese pick jap_amagi
japanese raid
japanese pick jap_katsuragi
japanese to home_islands
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 6 ; 4 ; 4 ; 5 ; 2 ; 4 ; 2 ; 1 ; 3
= f5af95da27f048f5
us pick us_oklahoma
us to french_polynesia
us pick us_pennsylvania
us to hawaiian_islands
us pick us_tennessee
us to arabian_sea
us done | 5 ; 4
= 51bf013c144f7d57
german pick ger_admiral_graf_spee
german raid
german done
= 9c2d4c36a0e94484
british repair uk_valiant 1
british repair uk_hood 1
british repair uk_valiant 3
british done
= 2a23d5ed3f12d715
japanese pick jap_24af
japanese to coral_sea
= efddba677763b08c
us pick us_7af
us to hawaiian_islands
= 21e81584edb202c2
japanese pick jap_23af
japanese to marshalls
= 29eb4611512a05ff
us pick us_5af
us to bay_of_bengal
= cd598b0b16a53fbb
japanese pick jap_26af
japanese to gulf_of_alaska
= 2ff5c9a3802dd9bf
us pick us_11af
us to french_polynesia
= 2be8ad72606d76fc
japanese pick jap_25af
japanese to bismarck_sea
= aae5fd124c0a147a
us done
= 67d040d50cc6474e
japanese pick jap_21af
japanese to indian_ocean
japanese pick jap_22af
japanese to bismarck_sea
japanese pick jap_snlf_yokosuka
japanese to coral_sea
japanese done
japanese pick jap_fuso
japanese to hawaiian_islands
japanese pick jap_soryu
japanese to hawaiian_islands
japanese pick jap_zuiho
japanese to hawaiian_islands
japanese pick jap_shoho
japanese to hawaiian_islands
japanese pick jap_amagi
japanese to hawaiian_islands
japanese done | 4 ; 4 ; 3
japanese to truk
= fdc80c4ed482f8a3
german done
= 79d1ae46b1010756
japanese done
japanese fight indian_ocean
japanese strike jap_21af australia
japanese done
japanese aim jap_21af us_west_virginia | 2 2 5
japanese to port_moresby
= db7f6bec46c31886
us fight gulf_of_alaska
= 4df4c9ecd0c13453
japanese fight aleutians
= 68a8998f04483c9f
us fight marshalls
= 2b17beb811bcc218
japanese fight marianas
= 31a1f2e090fcf286
us fight french_polynesia
= d9807ca703cdff0a
japanese fight home_islands
= 2260d5b28326da44
us fight arabian_sea
= df4567f6302d4e32
japanese fight coral_sea
japanese strike jap_24af australia
japanese done
japanese aim jap_24af uk_raaf | 3 4 4
japanese land jap_snlf_yokosuka port_moresby
= 435695315d43c1d1
us fight indonesia
= 43cf1b199152363f
japanese fight hawaiian_islands | 4 2 6 ; 2
= aa4d51fd8b7af3cf
japanese choose air
= 592dac36402cad6a
us choose surface | 2 ; 3
= 7717ed3f1f1ac9f4
japanese done
japanese rest us_pennsylvania | 3 4 4 ; 1 5 ; 3 ; 1 6 ; 1 ; 6 6 3 6 ; 2 1 2
= 954599ea3ae0408f
us aim us_7af jap_zuiho | 5 5
= 9ae8a68cab95b182
japanese to saigon
japanese stand
= de2ed73aa70cc099
us retreat
us to samoa
= f9830a0fc3bbbe43
japanese bomb jap_amagi pearl_harbor
japanese bomb jap_shoho pearl_harbor
japanese bomb jap_soryu pearl_harbor
japanese kamikaze jap_amagi
japanese done
japanese rest uk_warspite | 4 6 2 ; 2 ; 1 5 ; 3 ; 6 3 1 4 ; 5
japanese to singapore
= cf8ec309d334841b
us fight bismarck_sea
= eb8337419b81b14a
japanese fight bay_of_bengal
japanese done
= 5e72dca54c9bf359
us done
= efb9049a91848992
german done
= b7ed3320c6a1b12a
end 2589 over b7ed3320c6a1b12a36a910c42e0be187 4c004db414f9207b
