flagplot 1
game admirals-war 1
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
= f417feb74c0d92de
us to australia
us to australia
us to trincomalee
us to australia
us to australia
us to australia
us to australia
us to australia
= e18fc581acfad20c
british to trincomalee
british to australia
british to australia
british to trincomalee
= 001fb4ae34123fc9
us to trincomalee
us to australia
us to australia
us to trincomalee
us to trincomalee
us to trincomalee
us to australia
us to australia
us to trincomalee
= 20fd70f78a8b7364
british done
= 80b1eb10a3b9f6b3
japanese done
= 66506bf6ddd6c4b2
us done
= 8184088e0c5576e9
german done
= 92c0b70231349b97
us done | 2 6 2
= 7d8575aa3ffa532d
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
= 6b634f77a3dcad7c
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
= 2b746ecf600cd30a
us pick us_pennsylvania
us to hawaiian_islands
us pick us_arizona
us to bay_of_bengal
us pick us_portland
us to air_gap
us pick us_tuscaloosa
us to air_gap
us done
= 0cea5a1333014da6
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
= 0a0dbd550647a6b6
british repair us_houston 1
british repair uk_nelson 1
british repair uk_valiant 1
british repair uk_nelson 1
= 9df43c621c688c4c
german repair ita_bolzano 1
= cc98a3f82d3ae8df
british pick uk_raf_coastal
british to eastern_seaboard
= 3ae73dede44f2e9f
japanese pick jap_21af
japanese to french_polynesia
= ac89a71d80b5e4ce
us done
= 1a168d8a89ea6ccb
german pick ger_stuka
german to bay_of_biscay
= c3c8377a21ffd276
british pick uk_rnzaf
british to coral_sea
= 8d69f5ec6b15dfe6
japanese pick jap_22af
japanese to bismarck_sea
= 0c7e1a77659d2f24
german pick ger_luftflotte_5
german to north_sea
= f5bec39077bc24ae
british done
= f8b97f09ff0a3e1d
japanese pick jap_24af
japanese to marshalls
= 19285abf8523e688
german done
= 1d1e2b2f4d0bda6d
japanese pick jap_25af
japanese to marianas
japanese pick jap_26af
japanese to french_polynesia
japanese done
= 8368e6214392d108
british done
= 081b7f22dcbee63b
japanese pick jap_snlf_yokosuka
japanese to gulf_of_alaska
japanese done
japanese pick jap_suzuya
japanese to indian_ocean
japanese pick jap_furutaka
japanese to gulf_of_alaska
japanese done
= 052526c1ee4a3a54
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
= 71a91016243f42be
japanese invert jap_iboat_1
japanese done
= 8da617987ae9bbd9
german done
= 39489b59b4e2757d
british fight bay_of_biscay
= e07d52988b43a9f1
german strike ger_stuka england
german aim ger_stuka uk_indomitable | 1 5 3 ; 2
= 9bf95e0f7789fb5a
japanese fight aleutians
= a69907104cf9f409
us fight indonesia
= c489c09a1c5f1d49
japanese choose air
= 1995908b88601c2f
us choose surface | 1 ; 4
= 018fbad16dc81511
japanese aim jap_akagi uk_revenge | 5 1 4 3 ; 4 ; 4 ; 2 ; 2 ; 5 ; 3 ; 3 ; 3
= e1af79363d6e07e8
us aim uk_revenge jap_akagi | 5
= ffeb8c21d767ddae
japanese to okinawa
= d8bf7ae449dc31a0
german fight western_mediterranean | 5
= d62cd5696e910d36
british fight north_sea
= c669a9964100a4da
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_london | 3 5 3
= 2dea15c1a959383a
japanese fight gulf_of_alaska
japanese land jap_snlf_yokosuka dutch_harbor
= 957bfe6658f29065
us fight hawaiian_islands | 1 ; 2
= aa1741f0cbc07208
japanese torpedo jap_iboat_1 us_pennsylvania | 6 ; 2
= 39c5e096f0a64f69
german fight air_gap
= 94410e9ab0e44842
british fight baltic_sea
= af8d4828451b0a4f
japanese fight marshalls
= 5401b943777f6ef7
us fight bismarck_sea
= 62d1b742f723c6a3
german fight south_atlantic | 2
= cd0db7a8a73c5d62
british fight western_approaches
= ad366481a6216203
british choose surface
= 678af35c62a1f6dc
german choose surface | 3 1 5 2 ; 6 6 1 ; 1 2
german to neutral_port
= 4e9a196d08e9df47
japanese fight bay_of_bengal
= e5921a59203ed843
us fight marianas
= 9662adfb6b7a92de
german fight barents_sea
= 0f7f07a5f8557e7e
british fight eastern_mediterranean
= fc7c92b996f06355
japanese fight coral_sea
= 84f91a9c313aff31
us fight home_islands
= d3b2197b3c573917
german fight eastern_seaboard
german attack ger_uboat_02 | 5
german attack ger_atlantis | 4 ; 1
= 6437a791d4065930
japanese fight french_polynesia
= 4d2b0850daff7f0e
us fight indian_ocean
= 029aeaaed1e9383d
british done
= 42349a6f2d52fc09
japanese done
= 336fae35b30c200a
us done
= e35c15a3a013551a
german done
= 588e16edae9089c0
japanese done
= 5320460e5ace9c23
us done | 3 5 3
= 7a83e0787c4cb9b3
british pick uk_ark_royal
british raid
british pick uk_cornwall
british to indonesia
british pick uk_shropshire
british raid
british pick uk_norfolk
british to western_approaches
british done
= 0b18cecdd9e4d633
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
= cca1cf5795812bab
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
= 741743ec3c2f9b6a
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
= 3c5886a13c1fafd4
british repair uk_indomitable 1
british repair uk_hood 2
british repair uk_hood 1
= b05af444bb33d166
us repair us_pennsylvania 2
= 6a4f8848f2d293b3
british done
= decbc27c3a167c99
japanese pick jap_21af
japanese to french_polynesia
= 05451a15581d3fde
us pick us_7af
us to hawaiian_islands
= 94ea0303167a17ff
german pick ger_luftflotte_5
german to barents_sea
= 1f05fc73f45b3d00
japanese pick jap_24af
japanese to gulf_of_alaska
= 4344b7a9bd1a95ee
us pick us_5af
us to coral_sea
= 079d7507e8d6a4e1
german pick ger_stuka
german to baltic_sea
= ec3b7a59101eca53
japanese pick jap_25af
japanese to marshalls
= 2660da11af78a1a4
us pick us_10af
us to arabian_sea
= c6bb2240244c8174
german pick ita_regia_aeronautica
german to bay_of_biscay
= fc5ff63f1538724f
japanese pick jap_23af
japanese to home_islands
= d57f579dd216a671
us done
= 2237a0c3a9fe49d1
german pick ger_fsjr
german to north_sea
= 8d7eef61b261f27b
japanese done
= 766297cfdf9e4a02
british pick uk_amph_tiger
british to western_approaches
british done
= 707d96f8f2531c8d
japanese done
= aa1dbbdcd219647b
us done
= 6bffc636ef69e7f8
british done
= bd0d7fce5969c2b4
japanese pick jap_hiyo
japanese to bay_of_bengal
japanese done | 2
= 9dd59bcabbadeb24
us done
= b71f7a672567aa19
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
= 61234adb2b38d3bc
japanese done
= fe51c9d37b623dc2
german done
= 0d016f2741a94a34
british fight eastern_seaboard
= 077906e4827e1640
german attack ger_uboat_07 | 4
german attack ger_thor | 1
german attack ger_uboat_05 | 4 ; 2 ; 2
= 9b485602dbebe3eb
japanese fight indonesia
= cf457da38ed785ed
us fight aleutians
= 8ed41bfd4f4f4347
german fight western_approaches
= 883a608f68cd299c
british choose surface
= 73a097a595d77f1d
german choose surface | 2 ; 6 ; 3
= 678c49d7b09104d4
british stand
= 6ac2d09dd722df58
german retreat
german to germany
= 0f92a5578951ed75
british land uk_amph_tiger england
british fight south_atlantic
= 095a16cb8091782d
japanese fight coral_sea
= bd518cec4508d132
us fight arabian_sea
= e2d1d34318666f3f
german fight air_gap
= 74ea43f13ad87421
british fight north_sea
= 77a5e5f6fc5d00d0
german drop ger_fsjr germany
= 2806b0c1496f0a46
japanese fight home_islands
= ed40c9794ec34324
us fight marshalls
= fdc01fc8db41acdd
german fight baltic_sea
german strike ger_stuka leningrad
german aim ger_stuka rus_oktyabrskaya_revolutsiya | 5 5 6 ; 1 3 5
= 9de8fbac71b04106
british fight eastern_mediterranean
= 352c5d021582b150
german bomb fra_bearn suez
german aim fra_bearn uk_warspite | 5 1
= 48fb378ce920dd1f
japanese fight marianas
= 2eab7333176ac091
us fight bismarck_sea
= ef35a22e61a91c8a
german fight bay_of_biscay
german attack ger_michel | 6 ; 4
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_devonshire | 6 1 ; 5
= 3f16e337176bb7c5
british fight mid_atlantic
= 842c8ae60af4f087
japanese fight hawaiian_islands | 1 1 2 ; 6
= a8a3b9a1d62fe103
us fight indian_ocean
= e1a093c53c79a54f
german fight barents_sea | 6
= e6d0ff55b94eac30
japanese fight gulf_of_alaska
= 097fb25d2666323f
us fight central_pacific
= 1ad1f59397e0925d
japanese fight bay_of_bengal
japanese bomb jap_hiyo trincomalee
japanese aim jap_hiyo uk_hermes | 3 5 3 ; 6
= 6ade4891f864ff40
british done
= 5ae5aa9c05e4d150
japanese done
= ac7ea41bc7d892ab
us done
= 77b8dc7b2271d1c2
german done
= 18acbccdf432b750
japanese done
= 81bb4cd900f96f33
us done | 6 6
= 48f15b5a34657105
british pick uk_rodney
british to western_approaches
british pick uk_warspite
british to indian_ocean
british pick uk_cornwall
british to indonesia
british pick uk_dorsetshire
british to south_atlantic
british pick aus_hmas_canberra
british to indonesia
british done | 6
= b5e128c582d28e3b
japanese pick jap_yamato
japanese raid
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_ise
japanese to marianas
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_atago
japanese raid
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_mogami
japanese to marianas
japanese pick jap_mikuma
japanese to aleutians
japanese pick jap_tone
japanese to marianas
japanese pick jap_kitakami
japanese to aleutians
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_zuiho
japanese to aleutians
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 1 ; 4 ; 4 ; 1 ; 5
= b10eabe9c2018046
us pick us_massachusetts
us to air_gap
us pick us_indiana
us raid
us pick us_portland
us to mid_atlantic
us done | 4
= 18d6f9076b3302da
german pick fra_richelieu
german to bay_of_biscay
german pick fra_dunkerque
german to north_sea
german pick fra_strasbourg
german to eastern_mediterranean
german pick fra_bretagne
german to western_mediterranean
german pick fra_provence
german to western_mediterranean
german pick fra_lorraine
german raid
german pick fra_colbert
german raid
german pick fra_duquesne
german to eastern_mediterranean
german pick fra_tourville
german to eastern_mediterranean
german pick ger_tirpitz
german raid
german pick ger_admiral_scheer
german raid
german pick ger_admiral_graf_spee
german to indonesia
german pick ger_prinz_eugen
german raid
german pick ger_atlantis
german to eastern_seaboard
german pick ger_pinguin
german to barents_sea
german pick ger_thor
german to eastern_seaboard
german pick ger_kormoran
german to western_approaches
german pick ger_michel
german to eastern_seaboard
german pick ita_littorio
german raid
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german raid
german pick ita_gorizia
german raid
german pick ita_trento
german to eastern_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ger_uboat_01
german to eastern_seaboard
german pick ger_uboat_02
german to eastern_seaboard
german pick ger_uboat_05
german to eastern_seaboard
german pick ger_uboat_08
german to eastern_seaboard
german pick ger_uboat_09
german to barents_sea
german pick ger_uboat_10
german to barents_sea
german pick ger_uboat_11
german to eastern_seaboard
german pick ger_uboat_12
german to eastern_seaboard
german pick ita_10mas
german to western_mediterranean
german done | 2 ; 4 ; 6 ; 3
german to brest
german to brest
german to brest
= 7b10d764f4579432
british pick uk_raaf
british to hawaiian_islands
= ce8192464b85130e
japanese pick jap_22af
japanese to french_polynesia
= 5f670148b012c60d
us pick us_11af
us to coral_sea
= c45726994bf1a224
german pick ger_stuka
german to barents_sea
= f56640a49bd8b1bd
british done
= 182e66451e29249f
japanese pick jap_23af
japanese to bismarck_sea
= 65160cf3867d85fe
us pick us_7af
us to bay_of_bengal
= b386096be4a04494
german pick ita_regia_aeronautica
german to baltic_sea
= 050dab594a5fd617
japanese pick jap_21af
japanese to gulf_of_alaska
= afb1b5ad2c4eb313
us pick us_5af
us to arabian_sea
= 3e4715405210f533
german pick ger_luftflotte_5
german to north_sea
= c7b6f7ea957fc766
japanese done
= b22a70ae32331770
us pick us_12af
us to eastern_seaboard
= 0df287d25236090f
german done
= f09400804fe1c3a5
us done
= 8081eff3f304ffa2
british done
= 7be06f0929c69fa0
japanese pick jap_snlf_kure
japanese to marshalls
japanese done
= 8f67b90d06e62437
us done
= 1aae667d583fbf5a
japanese done
= 4d7e95f8d3f6b7e6
us pick us_indiana
us to mid_atlantic
us done
= 36ba05ab3b7b9c2f
german pick fra_colbert
german to south_atlantic
german pick ger_tirpitz
german to western_approaches
german pick ger_admiral_scheer
german to western_approaches
german pick ger_prinz_eugen
german to western_approaches
german pick ita_littorio
german to south_atlantic
german pick ita_caio_duilio
german to south_atlantic
german pick ita_pola
german to south_atlantic
german pick ita_gorizia
german to south_atlantic
german done | 3 ; 5
= ee88262680c29ece
japanese invert jap_iboat_2
japanese done
= 854fa497e7e7c99e
german invert ger_uboat_09
german invert ger_uboat_02
german done
= abc6e4149aa89081
british fight baltic_sea
= 9053bd787612dc03
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_marat | 1 5
= d50092837d55f621
japanese fight home_islands
= 4ca28fa9ef0078d2
us fight marshalls
= 55cbab0ca60b6732
japanese land jap_snlf_kure truk
= 4a79f1857e05770f
german fight north_sea
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_indomitable | 3 1 6 ; 4
= a36592a227ceb26e
british fight air_gap
= 6b091e44a586139c
japanese fight aleutians
= d33f03263a52b6fd
us fight bismarck_sea
= faabf180c6765662
german fight western_approaches
= 84c8b9dfe50ae65b
british choose surface
= 502fb7f3397a282c
german choose surface
= e3520b5750da4a61
british aim uk_rodney ger_prinz_eugen | 5 5 5 3 2 ; 4 1 2 3 ; 2 5 ; 4 ; 2
british to panama_canal
= e3eb393d07e22f7a
german to germany
= 428c3392fc3b3d4d
british fight bay_of_biscay
= 6e931cf27fecaa76
japanese fight indian_ocean
= 00da2902e196db6d
us fight bay_of_bengal
= b13474deaddb823c
german fight mid_atlantic
= 2dd59037c9f8426d
british fight eastern_mediterranean
= 87adb8530249f11f
japanese fight hawaiian_islands | 2 2 ; 4
= c93e07e71cddf545
us fight coral_sea
= bc3487395a20f525
german fight south_atlantic
= 86c9dd386ca5e2df
british choose surface
= 6e3fa5f1b63c853e
german choose surface
= 2ef0e27eb8118021
british aim uk_dorsetshire fra_colbert | 2 ; 2 ; 5 5 1 4 ; 2 ; 6 ; 2
british fight western_mediterranean | 6
= 3f2b8685ad89ce1a
japanese fight indonesia
= ae7186bc692b3db1
japanese choose air
= 0904b38702648378
us choose surface | 6 ; 4
= c7e0c44061539134
japanese rest uk_cornwall | 3 4 5 6 ; 3 3 ; 3 4 5 ; 5 ; 4 1
japanese stand
= adee31bd435ff0f3
us retreat
= 9c687b2bde921c59
japanese pursue jap_akagi 1
japanese done
= 24bf017e761930e3
japanese choose air
= f5e69c03a3d4f735
us choose surface | 6 ; 2
= 9a2d029a29bdfa2a
japanese aim jap_akagi aus_hmas_canberra | 1 1 4 5 ; 2
= 4100341a5cd2e2de
us fight central_pacific
= 2ce47a9b6350bd69
german fight barents_sea | 5 ; 6 4
german attack ger_uboat_11 | 1
german attack ger_uboat_05 | 3
german attack ger_uboat_08 | 6
german attack ger_thor | 5
german attack ger_uboat_12 | 5 ; 4 ; 3
= 7debc2e9e925fd0a
japanese fight arabian_sea
= 04e0c50b3ba43a9e
us fight marianas
= 8674386eba9dd180
japanese fight french_polynesia
= 79ce0fff37b2e24f
british done
= 7e7a9b405a646bd5
japanese done
= 89241df469d546fa
us done
= 878b533e536856f5
german done
= 576f629c0e58ad9d
us done | 5 6
= ef814e89768528c1
british pick uk_ramillies
british to arabian_sea
british pick uk_hood
british to western_approaches
british pick uk_repulse
british to north_sea
british pick uk_king_george_v
british to air_gap
british pick uk_anson
british to mid_atlantic
british pick uk_shropshire
british to indonesia
british pick rus_kirov
british to baltic_sea
british done | 4 ; 5
= 923e41e69a4d9669
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese to marianas
japanese pick jap_fuso
japanese raid
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_nachi
japanese to aleutians
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_kumano
japanese to indonesia
japanese pick jap_tone
japanese to indonesia
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to home_islands
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_soryu
japanese to aleutians
japanese pick jap_ryujo
japanese to marianas
japanese pick jap_hosho
japanese to bismarck_sea
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_shoho
japanese to home_islands
japanese pick jap_junyo
japanese to home_islands
japanese pick jap_hiyo
japanese raid
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 4 ; 5 ; 6 ; 4 ; 4
= 42445a94051c89a0
us pick us_nevada
us to coral_sea
us pick us_new_orleans
us to hawaiian_islands
us done
= 060f7118df94e2e3
german pick fra_richelieu
german to south_atlantic
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_dunkerque
german to barents_sea
german pick fra_strasbourg
german raid
german pick fra_provence
german to western_mediterranean
german pick fra_bearn
german to eastern_mediterranean
german pick fra_algerie
german to barents_sea
german pick fra_suffren
german raid
german pick fra_colbert
german raid
german pick fra_dupleix
german to eastern_mediterranean
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german raid
german pick ger_gneisenau
german raid
german pick ger_admiral_graf_spee
german to bismarck_sea
german pick ger_admiral_hipper
german to caribbean_sea
german pick ger_ermland
german to caribbean_sea
german pick ger_pinguin
german to south_atlantic
german pick ger_thor
german to barents_sea
german pick ger_kormoran
german to western_approaches
german pick ger_michel
german to western_approaches
german pick ita_roma
german to western_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german to barents_sea
german pick ita_gorizia
german raid
german pick ita_bolzano
german to barents_sea
german pick ger_uboat_01
german to eastern_seaboard
german pick ger_uboat_03
german to eastern_seaboard
german pick ger_uboat_04
german to eastern_seaboard
german pick ger_uboat_05
german to eastern_seaboard
german pick ger_uboat_06
german to eastern_seaboard
german pick ger_uboat_08
german to eastern_seaboard
german pick ger_uboat_09
german to eastern_seaboard
german pick ger_uboat_10
german to eastern_seaboard
german pick ger_uboat_12
german to eastern_seaboard
german pick ger_uboat_13
german to eastern_seaboard
german pick ita_10mas
german to eastern_mediterranean
german done | 6 ; 1 ; 2 ; 6 ; 3 ; 5
german to neutral_port
german to germany
german to neutral_port
= ad5ab4c05b60a8fe
british repair uk_indomitable 1
british repair uk_indomitable 2
british pick uk_raf_med
british to eastern_seaboard
= 822f49025b3d67ab
japanese pick jap_21af
japanese to french_polynesia
= bca27a38d422f824
us done
= 9a97fc7c20c3957a
german pick ger_luftflotte_5
german to north_sea
= 311c306104d15c0b
british done
= 1fbaa92d350b6291
japanese pick jap_22af
japanese to gulf_of_alaska
= 8b4cdf6b7673bcc0
german pick ger_stuka
german to north_sea
= d924824a962f6da1
japanese pick jap_23af
japanese to marshalls
= afae6ba558334d73
german pick ita_regia_aeronautica
german to north_sea
= a588976b74ba446b
japanese done
= a090771b59334d3a
german pick ger_fsjr
german to barents_sea
= b15c8022378ae46a
british done
= 3f8dc75f0f48e701
japanese pick jap_snlf_yokosuka
japanese to bay_of_bengal
japanese pick jap_snlf_kure
japanese to bismarck_sea
japanese done
= c12abc662f592f0d
us pick us_amph_3rdm
us to air_gap
us done
= b0049cfa0ec56384
japanese pick jap_hiyo
japanese to indian_ocean
japanese done | 6
japanese to truk
= f4a0cd9deca02f3a
german pick fra_suffren
german to south_atlantic
german pick fra_colbert
german to western_approaches
german pick ger_tirpitz
german to air_gap
german pick ita_caio_duilio
german to south_atlantic
german done | 2
= 77c01c3c4764d975
japanese done
= a7a110b75a795f25
german invert ger_uboat_03
german done
= 6e3096c9ed76b472
british fight air_gap
= dc8778d67403f067
british choose surface
= f05262e0cd714d87
german choose surface | 1 5 6 1 ; 4 ; 4 6 1 5 ; 3 6
german to neutral_port
= bab8409b9297c9b8
japanese fight gulf_of_alaska
= 98dd518656a057a7
us fight coral_sea
= ad309c476b143969
german fight caribbean_sea
= 384778d0abed3f60
british fight baltic_sea
= a4885fd97e8de2e3
japanese fight aleutians
= ffb64d75007d5f41
us fight central_pacific
= 599837b70b5b72d6
german fight mid_atlantic
= 5e9005573938c1a6
british fight western_approaches
= a8261fbb8034398b
british choose surface
= a02ecf55fd2bac9f
german choose surface | 5 6 3 5 ; 1 ; 2
german to neutral_port
= ae18f1b0d919b686
japanese fight marianas
= c67eb8908bb52669
us fight arabian_sea
= 9419e11915b7cf44
german fight north_sea
german strike ita_regia_aeronautica england
german strike ger_stuka england
german strike ger_luftflotte_5 england
german aim ger_stuka uk_amph_tiger
german rest uk_amph_tiger | 1 3 2 ; 2 6 1 ; 3 5
= f9bdfcf1ccc97b59
british fight eastern_seaboard | 3 4 ; 6 ; 3 ; 2 ; 5 ; 6 ; 3 ; 2 ; 3 ; 1
= b14e62d9717719d6
japanese fight marshalls
= b9bc181220d11fd9
us fight french_polynesia
= ec22f46246147ad2
german fight south_atlantic
= 886a942567aaaebc
british fight bay_of_biscay
= ce065aa2739a96d3
japanese fight bismarck_sea
japanese land jap_snlf_kure truk
= 18923eba781aa728
us fight indonesia
= ad61309ec8ff15f3
japanese choose air
= b3f2d886bf00d973
us choose surface | 5 ; 3
= 134288e82830c2f1
japanese rest uk_shropshire | 4 4 3 6 ; 6 ; 1 3 2 2
= d3de88c0cf128f78
german fight eastern_mediterranean | 3
german bomb fra_bearn suez
german aim fra_bearn uk_eagle | 6 6 ; 3 6
= 30fdcb45b4368625
british fight western_mediterranean
= 7fcbd8e06f13c0df
japanese fight home_islands
= 28878a9e4524637d
us fight bay_of_bengal
= 5859d665c2c79f7e
japanese land jap_snlf_yokosuka andaman_islands | 6
= 77d599a9fe482236
german drop ger_fsjr germany | 4 ; 5
= 27c9b0955cf658e5
british done
= b40a3d6c26a936bc
japanese done
= 5d5b157e990ef4a8
us done
= 97ad017516f7643e
german done
= 3df662e257d96649
us done | 4 1
= 89b0894ca8adf68b
british pick uk_nelson
british raid
british pick uk_queen_elizabeth
british raid
british pick uk_warspite
british to indonesia
british pick uk_repulse
british raid
british pick uk_hk_group_5
british to western_approaches
british done | 2
= 29ce6168288b2855
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_fuso
japanese to marianas
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_ise
japanese to marianas
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_haruna
japanese to aleutians
japanese pick jap_myoko
japanese to indonesia
japanese pick jap_nachi
japanese raid
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese to indonesia
japanese pick jap_maya
japanese to home_islands
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kinugasa
japanese to marianas
japanese pick jap_kako
japanese to indonesia
japanese pick jap_hosho
japanese to bismarck_sea
japanese pick jap_zuiho
japanese to central_pacific
japanese pick jap_shokaku
japanese to aleutians
japanese pick jap_zuikaku
japanese to home_islands
japanese pick jap_hiyo
japanese raid
japanese pick jap_ryuho
japanese to indonesia
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 3 ; 4 ; 2 ; 2 ; 6 ; 2 ; 4
= 17ec1b5bcf3d0d42
us pick us_oklahoma
us raid
us pick us_tennessee
us to coral_sea
us pick us_west_virginia
us to french_polynesia
us pick us_colorado
us to air_gap
us pick us_new_mexico
us to eastern_seaboard
us pick us_north_carolina
us to mid_atlantic
us pick us_washington
us to caribbean_sea
us pick us_indiana
us to air_gap
us pick us_alabama
us to mid_atlantic
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_independence_cvl22
us to air_gap
us done | 3 ; 4 ; 4 ; 5 ; 2
= 13e7ca34188f51ac
german pick fra_richelieu
german to western_approaches
german pick fra_dunkerque
german raid
german pick fra_algerie
german to north_sea
german pick fra_suffren
german raid
german pick fra_colbert
german to south_atlantic
german pick ger_bismarck
german to north_sea
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german to south_atlantic
german pick ger_admiral_scheer
german raid
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german to barents_sea
german pick ger_ermland
german to bay_of_biscay
german pick ger_atlantis
german to barents_sea
german pick ger_pinguin
german to cape_of_good_hope
german pick ger_thor
german to barents_sea
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_roma
german to western_mediterranean
german pick ita_conte_di_cavour
german raid
german pick ita_fiume
german to eastern_mediterranean
german pick ita_gorizia
german raid
german pick ita_trento
german to eastern_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german to barents_sea
german pick ger_uboat_01
german to baltic_sea
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_05
german to western_approaches
german pick ger_uboat_06
german to bay_of_biscay
german pick ger_uboat_08
german to baltic_sea
german pick ger_uboat_12
german to cape_of_good_hope
german done | 5 ; 6
german to neutral_port
german to brest
= b46ad9960fafb291
british done
= f9b3842cc6b0b1dd
japanese pick jap_23af
japanese to bismarck_sea
= fbd0d43fe9f90344
us pick us_14af
us to hawaiian_islands
= 3b8e012b7335bb16
german pick ita_regia_aeronautica
german to bay_of_biscay
= 11d0113455d38b84
japanese pick jap_21af
japanese to bay_of_bengal
= 24ce27f304348f7a
us done
= 1e293bea35cac211
german pick ger_stuka
german to baltic_sea
= 18b9616cb97eed93
japanese pick jap_22af
japanese to gulf_of_alaska
= 464aece62acb69b9
german done
= e05a7be7c8fb1666
japanese pick jap_25af
japanese to marshalls
japanese done
= 9432facb1c2a0972
british done
= 975d27a53f7de12a
japanese pick jap_snlf_kure
japanese to hawaiian_islands
japanese done
= 6c63a1160aeddbe6
us done
= e1a9032a91c13d6b
british done
= d5724f03f2988076
japanese done
= 193d13a4b11ed57d
us done
= 210bc42e727dbf05
german pick fra_dunkerque
german to western_approaches
german pick ger_admiral_scheer
german to barents_sea
german pick ger_admiral_hipper
german to cape_of_good_hope
german pick ita_conte_di_cavour
german to south_atlantic
german pick ita_gorizia
german to western_approaches
german done | 2
= c90e3a3eafe6d8fa
japanese invert jap_iboat_2
japanese done
= f8dc60512afdcd4f
german invert ger_uboat_05
german done
= 98511e50c0b559c1
british fight western_approaches | 5
= 92de877bd749fe7c
japanese fight aleutians
= ff9bc1d6f543525a
us fight indonesia
= 8912480dc865f4ce
japanese choose air
= 5a95a5fd0d85fe92
us choose surface | 2 ; 2
= ea6b8dd4a133be5b
japanese aim jap_ryuho uk_warspite | 4 5
= 7cf7db0487f7c710
british to australia
= f0cd1604880c3f6f
german fight western_mediterranean
= d5aa24325e186995
british fight north_sea
= db3ba0356877e1fb
japanese fight bay_of_bengal
japanese strike jap_21af trincomalee
japanese aim jap_21af uk_royal_sovereign | 6 1 1 ; 6
= 0392db77bb566367
us fight marshalls
= 911a4050698964cb
german fight barents_sea | 5 ; 2
= cc1a4635eb0e9f25
british fight eastern_seaboard
= 6613b95a49d82d5c
japanese fight gulf_of_alaska
= 6f716e800db22c75
us fight french_polynesia
= 606a8a769d2e17a5
german fight cape_of_good_hope | 1
= b7901f9cbe3829ea
british fight air_gap
= 3ccc94a1bf401932
japanese fight bismarck_sea
= ce0372061ed1934d
us fight coral_sea
= 94618342f4a6ce13
german fight eastern_mediterranean
= 24651815f89c7234
british fight mid_atlantic
= c01c2c315a31eac1
japanese fight hawaiian_islands
= 7f534b91c8914f73
japanese choose surface
= 87eacf92102b69bd
us choose air | 1 ; 1
us aim us_14af jap_snlf_kure | 2 2
= 4ad82a7fa6cf4e21
japanese retreat
= a2a43a435e4021ba
us stand
= d0a6cad14c56cd87
japanese to yokosuka_navy_yard
= fcc85d7c6924e447
us fight central_pacific
= c3c4a942476ab834
german fight caribbean_sea
= 1987c9235a3b1c73
british fight bay_of_biscay | 2
= 1efe8269793bab9e
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_ark_royal | 3 4
= c115f1443de4167c
japanese fight home_islands
= efb343a620a12878
german fight south_atlantic | 2 ; 2
german strike ger_stuka leningrad
german aim ger_stuka rus_kirov | 4 4 3
= c2cda34c87cb7409
british to simons_town
= ffb3456377ecf570
japanese done
= 1cd6974482c4adaf
us done
= 96177e84148847e0
german done
= 49a621313214f732
japanese done
= 826a3d8e5e393f22
us done | 2 5
= 56b3a46f0a44f902
british pick uk_nelson
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_malaya
british to indian_ocean
british pick uk_resolution
british to south_atlantic
british pick uk_duke_of_york
british to mid_atlantic
british pick uk_cumberland
british to arabian_sea
british done | 5 ; 5 ; 5
= 52015f9260532195
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_kongo
japanese to indonesia
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_kirishima
japanese to marianas
japanese pick jap_myoko
japanese to indonesia
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_haguro
japanese raid
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to central_pacific
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kako
japanese to marianas
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to marianas
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_hiryu
japanese to aleutians
japanese pick jap_hosho
japanese to bismarck_sea
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_hiyo
japanese to hawaiian_islands
japanese pick jap_chiyoda
japanese to marianas
japanese pick jap_chitose
japanese to marianas
japanese pick jap_iboat_2
japanese to coral_sea
japanese done | 2 ; 6 ; 6 ; 2 ; 3 ; 6 ; 5 ; 3
= d2a3bf72b8128b58
us pick us_arizona
us raid
us pick us_idaho
us to air_gap
us pick us_arkansas
us to eastern_seaboard
us pick us_indiana
us to caribbean_sea
us pick us_iowa
us to eastern_seaboard
us pick us_wasp_cv7
us to air_gap
us pick us_hornet_cv12
us raid
us pick us_independence_cvl22
us to air_gap
us pick us_cowpens_cvl25
us to south_atlantic
us pick us_langley_cvl27
us to south_atlantic
us pick us_cabot_cvl28
us to mid_atlantic
us pick us_northampton
us to coral_sea
us pick us_chicago
us to caribbean_sea
us pick us_sub_6
us to coral_sea
us done | 3 ; 2
= 7cec1490cddd65c8
german pick fra_richelieu
german raid
german pick fra_dunkerque
german raid
german pick fra_bretagne
german to eastern_mediterranean
german pick fra_lorraine
german to western_mediterranean
german pick fra_dupleix
german to western_mediterranean
german pick fra_duquesne
german to eastern_mediterranean
german pick fra_tourville
german raid
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german to bay_of_biscay
german pick ger_gneisenau
german to barents_sea
german pick ger_admiral_scheer
german raid
german pick ger_admiral_graf_spee
german raid
german pick ger_admiral_hipper
german to cape_of_good_hope
german pick ger_prinz_eugen
german to baltic_sea
german pick ger_atlantis
german to baltic_sea
german pick ger_pinguin
german to western_approaches
german pick ger_kormoran
german to baltic_sea
german pick ger_michel
german to cape_of_good_hope
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_caio_duilio
german to baltic_sea
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_zara
german to barents_sea
german pick ita_pola
german to western_approaches
german pick ita_trieste
german raid
german pick ita_bolzano
german raid
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german pick ita_10mas
german to eastern_mediterranean
german done | 6 ; 2 ; 1 ; 5
german to germany
german to gibraltar
= e5b49cccbfde6954
british repair uk_royal_sovereign 1
= e11d828cada762e6
german repair fra_colbert 1
= b5cac526a91ea1cd
british pick uk_raf_med
british to western_approaches
= 9ad447b80e1c1d8e
japanese pick jap_21af
japanese to bismarck_sea
= f8f2fb69f141c504
us pick us_10af
us to coral_sea
= d7f575aa7485f9d7
german pick ger_stuka
german to north_sea
= c7d415b6483f4b4e
british done
= f864f38f86f404f5
japanese pick jap_22af
japanese to french_polynesia
= 4673c1dd5ff007d8
us pick us_5af
us to bay_of_bengal
= 3993a846f4703a45
german pick ita_regia_aeronautica
german to barents_sea
= 019b14338c8d37da
japanese pick jap_24af
japanese to marshalls
= 0fd1871722cfed61
us pick us_12af
us to north_sea
= 7ea46a211a0aeef1
german pick ger_fsjr
german to north_sea
= dc6c8591518ea7fb
japanese pick jap_25af
japanese to gulf_of_alaska
= f52070cbfa9f96ff
us done
= ecc29370d534bf60
japanese done
= c00c8928c83f5cbd
british pick uk_amph_tiger
british to western_approaches
british done
= 74a9d19f9662cd70
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_kure
japanese to indonesia
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= 57271e029a830651
us pick us_amph_1stm
us to mid_atlantic
us pick us_amph_27thi
us to mid_atlantic
us done
= 74da3917338c6961
japanese done
= 5c9da80fb693345c
us pick us_hornet_cv12
us to south_atlantic
us done
= 44256761f08d9f33
german pick fra_richelieu
german to cape_of_good_hope
german pick fra_dunkerque
german to north_sea
german pick fra_tourville
german to bay_of_biscay
german pick ger_tirpitz
german to western_approaches
german pick ita_conte_di_cavour
german to south_atlantic
german pick ita_trieste
german to bay_of_biscay
german pick ita_bolzano
german to western_approaches
german done | 5
german to germany
= 405db48f58ca49a1
japanese invert jap_iboat_2
japanese done
= c4cb4e6b7fec833b
us done
= b5bd8b8bc4d64e95
german invert ger_uboat_11
german invert ita_10mas
german done
= d92ab8ee28b2b8ac
british fight caribbean_sea
= a3285f32b9851a6d
japanese fight central_pacific
= c0411bdbcd71d9df
us fight aleutians
= d87397f1107fa79b
german fight bay_of_biscay
= 0a69b0856a0affbb
british fight western_mediterranean
= 495ee1143b5f4afb
japanese fight marshalls
= 15a16433503057fe
us fight hawaiian_islands
= 864e4edf4e890a03
japanese bomb jap_hiyo pearl_harbor
japanese aim jap_hiyo us_new_orleans | 3 3 6 ; 3
= de93fd3ff7257ba5
german fight mid_atlantic
= eb4c75f21d2ee7b8
british fight eastern_seaboard
= 5f3dc901a4ea739e
japanese fight gulf_of_alaska
= d11fe2d9bcbdb091
us fight coral_sea
= fab0017ae58f666e
japanese torpedo jap_iboat_2 us_northampton | 5 ; 1
= 8647ff4aea18957c
german fight eastern_mediterranean
= 41a6d2dafd82b26e
british fight western_approaches | 2 3 5 6 6 3
= f447a821801b1af5
british choose air
= bb5d3d615fa18ef0
german choose surface | 4 ; 5
= 762488c34fc4ce09
british to suez
british aim uk_nelson ita_pola | 1 5 6 5 6 ; 2 6
= 12e3360446817ed6
german aim ita_pola uk_amph_tiger | 4 ; 3
= 60234ef4b3b76305
british stand
= 8c5734d6f2a5721e
german retreat
german to taranto
= d752e91e43787574
british land uk_amph_tiger england
= bd72eb9eeca37fc6
japanese fight bismarck_sea
japanese land jap_snlf_sasebo lae
= 9f012547bd962aec
us fight home_islands
= a3d16d33f65599bb
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= 72079ca296ad8602
german fight baltic_sea | 2
= 4c7744dbfd9fe686
british fight cape_of_good_hope | 4 ; 5 ; 3 ; 3 ; 5 ; 2 ; 6 ; 4 ; 5 ; 2
= 766a67c643eb856d
japanese fight french_polynesia
= 3ac3398ebdc0f6ed
us fight bay_of_bengal
= ea43228ea1a6d176
german fight north_sea
= 0914bfa787b56fa1
british strike us_12af germany
british aim us_12af fra_algerie | 5 1
= 1eba330968e75d5f
german strike ger_stuka england
german aim ger_stuka uk_raf_coastal | 3 2 5
german drop ger_fsjr germany
= 960e17c674001283
british choose surface
= df98c7b9f078f56f
german choose surface | 6 5 5 1 ; 4 ; 5 2 1
= cf5a7ee50b14c685
british to simons_town
british fight south_atlantic
= 598bfcab89f8b0d0
british choose air
= f986c6e70e3f1667
german choose surface | 4 ; 3 ; 1 5 4 1 ; 3 2 2 4
= be39acd6e5d28b6e
japanese fight arabian_sea
= 2e83d818c9d1f085
us fight indonesia
= f4cafa47084dd31c
japanese land jap_snlf_kure saigon
= 7e9ec8e61631df23
german fight barents_sea | 4
= 5666a1dda8913c90
japanese fight indian_ocean
= 28d945a9997d0e8f
british done
= 41a8290965623d3d
japanese done
= 172fe10eaa126b53
us done
= 74e54830590bcf83
german done
= 110db0f541f97049
us done | 4 6
= 76e069366164ac81
british pick uk_valiant
british to western_approaches
british pick uk_malaya
british to indonesia
british pick uk_victorious
british to north_sea
british pick uk_cumberland
british to eastern_mediterranean
british pick uk_york
british raid
british pick uk_hk_group_3
british to air_gap
british pick uk_hk_group_4
british to air_gap
british pick uk_hk_group_5
british to air_gap
british done | 2
= 5e961d937aeeff27
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_nagato
japanese to marianas
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_ise
japanese to aleutians
japanese pick jap_hiei
japanese to indonesia
japanese pick jap_haruna
japanese to indonesia
japanese pick jap_kirishima
japanese to indonesia
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_maya
japanese to marianas
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_suzuya
japanese to indonesia
japanese pick jap_tone
japanese to home_islands
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_kako
japanese to marianas
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to bismarck_sea
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_chiyoda
japanese to home_islands
japanese pick jap_chitose
japanese raid
japanese pick jap_taiho
japanese to home_islands
japanese pick jap_amagi
japanese to indonesia
japanese done | 4 ; 3 ; 3 ; 6 ; 6 ; 6 ; 2 ; 2
= a1f2a0a37966ebeb
us pick us_pennsylvania
us to hawaiian_islands
us pick us_massachusetts
us to air_gap
us pick us_indiana
us raid
us pick us_lexington_cv2
us to mid_atlantic
us pick us_yorktown_cv5
us to coral_sea
us pick us_ranger_cv4
us to south_atlantic
us pick us_belleau_wood_cvl24
us to eastern_seaboard
us pick us_minneapolis
us to arabian_sea
us pick us_tuscaloosa
us to caribbean_sea
us pick us_boston_ca69
us to caribbean_sea
us pick us_sub_1
us to french_polynesia
us pick us_sub_2
us to french_polynesia
us pick us_sub_5
us to french_polynesia
us done | 6 ; 1
= 1ee4ca4502f9e09d
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_strasbourg
german raid
german pick fra_lorraine
german to western_mediterranean
german pick fra_suffren
german to barents_sea
german pick fra_dupleix
german to western_mediterranean
german pick fra_duquesne
german to western_mediterranean
german pick ger_scharnhorst
german to south_atlantic
german pick ger_gneisenau
german to barents_sea
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german to baltic_sea
german pick ger_ermland
german to south_atlantic
german pick ger_thor
german to baltic_sea
german pick ger_kormoran
german to baltic_sea
german pick ger_michel
german to western_mediterranean
german pick ita_andrea_doria
german raid
german pick ita_caio_duilio
german raid
german pick ita_giulio_cesare
german to south_atlantic
german pick ita_fiume
german to western_mediterranean
german pick ita_bolzano
german to south_atlantic
german pick ger_uboat_01
german to baltic_sea
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_05
german to baltic_sea
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_08
german to baltic_sea
german pick ger_uboat_10
german to baltic_sea
german pick ger_uboat_12
german to baltic_sea
german pick ger_uboat_13
german to baltic_sea
german pick ger_uboat_14
german to baltic_sea
german pick ger_uboat_15
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done | 2 ; 4
german to neutral_port
= 9c8b4a8a58a3c3bf
british repair uk_royal_sovereign 1
= d79f1065b02c834d
us repair us_northampton 1
= 6950d394ef60e4a8
german repair ger_tirpitz 3
= 687e673f623efe3d
british pick uk_raf_med
british to eastern_mediterranean
= af663cdbaae5a2fb
japanese pick jap_21af
japanese to french_polynesia
= 0079eecf60f92b6b
us done
= 416555193dbe2752
german pick ita_regia_aeronautica
german to baltic_sea
= bf42d607bd53baae
british pick uk_raf_coastal
british to north_sea
= 2a4213e9203a2758
japanese pick jap_22af
japanese to bismarck_sea
= 8330748dfddfe017
german pick ger_stuka
german to barents_sea
= 6e3a17fe01241d34
british pick uk_rnzaf
british to bay_of_bengal
= c40bf64eb9041b71
japanese pick jap_23af
japanese to marshalls
= c49c2ae1f9fc2bf8
german done
= 02f6444f0411fe87
british done
= 6796168ca46c8813
japanese pick jap_26af
japanese to gulf_of_alaska
japanese done
= 7c49307aef093b70
british done
= 5dfedc5c985e9e7a
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese pick jap_snlf_sasebo
japanese to indian_ocean
japanese done
= dc4f945197043c0d
us pick us_amph_1stm
us to eastern_seaboard
us pick us_amph_7thi
us to air_gap
us done
= ae9df1a3fe84b93a
british done
= fcd8d8690680626f
japanese pick jap_chitose
japanese to indian_ocean
japanese done | 2
= 82a1b9caa783c1e9
us done
= 7c51494ad271eaa6
german pick fra_strasbourg
german to south_atlantic
german pick ger_admiral_hipper
german to south_atlantic
german pick ita_caio_duilio
german to western_approaches
german done
= 65620d86d364eabd
us invert us_sub_1
us done
= 63150b3f024735b8
german done
= fbe40e51716910cd
british fight eastern_seaboard
= 525de68841f160c8
us land us_amph_1stm usa
= e973325283eaad58
japanese fight central_pacific
japanese land jap_snlf_yokosuka saipan
= 0a031a5d669b578d
us fight gulf_of_alaska
= b25d7d77bdf2c8a7
german fight western_mediterranean
german attack ger_michel | 4 ; 4
= 8e33f233b8401925
british fight eastern_mediterranean
british strike uk_raf_med taranto
british aim uk_raf_med ita_andrea_doria | 2 3
= e0f750dcf5dedb06
japanese fight hawaiian_islands
= 323fb7638a265042
us fight arabian_sea
= af32028ec8d3bd33
german fight caribbean_sea
= 448b2f840953211a
british fight barents_sea
= 4868f1adad7bc4ca
japanese fight marshalls
= 94858c2a23eccb09
us fight aleutians
= f53fcc2c2b30bdfe
german fight north_sea
= 3fd6eb7e0a4a55b7
british strike uk_raf_coastal germany
british aim uk_raf_coastal fra_algerie | 1 5
british fight western_approaches
= b9cfecf8bf4b6d8e
british choose surface
= 1f72df77fcef4a6b
german choose surface | 1 3 2 6 ; 4 ; 1 1 1 5
= 88e9cc82e9ce151c
british to neutral_port
= 5f288faf0ff43fff
japanese fight home_islands
= 5e8ee64f9ff5ac1a
us fight marianas
= ad6bba65a5336f5c
german fight cape_of_good_hope | 1 ; 4 ; 5 ; 3
= 254f3b52fd824ded
british fight air_gap
= 5f9b5d226735c92a
japanese fight indonesia
= 0736f1d60819c871
japanese choose air
= 5f9e732d9a97c738
us choose surface | 4 ; 5
= 7c89a0dd1485da3d
japanese rest uk_malaya | 3 1 ; 2 4 6 1 ; 2
japanese stand
= 1b16bc375a63619b
us retreat
= 1ad617b77b4e9d2d
japanese ignore jap_hiei
japanese pursue jap_haruna 1
japanese pursue jap_kirishima 1
japanese done
= 8bbf56fa395a22ac
japanese choose air
= bb68aac26fd1722f
us choose surface | 1 ; 1
= 730eb724838e2a72
japanese done
= d95cb5e53f446b52
british to australia
= d351731b4b1b74df
us fight bay_of_bengal
= 48ec7023d2664cdb
german fight mid_atlantic
= e1b9db69e1229920
british fight baltic_sea
= b8491d51ade4c15a
german attack ger_uboat_14 | 2
german attack ger_kormoran | 5 ; 4 ; 5 ; 3 ; 1 ; 2 ; 1
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_marat | 2 5
= aa5e79d897928ea1
japanese fight indian_ocean
japanese bomb jap_chitose australia
japanese aim jap_chitose us_5af | 2 1
japanese land jap_snlf_sasebo port_moresby
= 90329e9099ade066
us fight bismarck_sea
= eaf12d69e3901ab0
german fight south_atlantic | 1 5 4
= 5923ec17873900ea
british choose air
= be854b8aedb622d7
german choose surface | 4 ; 6 ; 4 4 4 ; 5 6 2 ; 3 1 ; 1 ; 4 2 6 5 ; 6 ; 3
= 973f61d884bc4c88
japanese fight coral_sea | 2 4 1 ; 4 ; 2
= adbbf98b7d222a9c
british done
= 356576b7682b4c1b
japanese done
= dcd0273a616b8d90
us done
= b0e8d5a9268caf1d
german done
= 7b4893858e513f8d
us done | 6 3
= 919fd07412b0dead
british pick uk_warspite
british to indonesia
british pick uk_york
british raid
british done | 6
= 137d847362dc2468
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese to marianas
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to marianas
japanese pick jap_kongo
japanese to central_pacific
japanese pick jap_kirishima
japanese to aleutians
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese to indonesia
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to indonesia
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese raid
japanese pick jap_tone
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_hiryu
japanese to central_pacific
japanese pick jap_zuiho
japanese to marianas
japanese pick jap_shokaku
japanese raid
japanese pick jap_zuikaku
japanese raid
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_junyo
japanese to indonesia
japanese pick jap_hiyo
japanese to hawaiian_islands
japanese pick jap_ryuho
japanese to home_islands
japanese pick jap_chitose
japanese to home_islands
japanese pick jap_taiho
japanese to indonesia
japanese pick jap_katsuragi
japanese to marianas
japanese done | 4 ; 4 ; 6 ; 2 ; 6 ; 6 ; 2 ; 1 ; 1
= 355addf8cc0248a3
us pick us_salt_lake_city
us to bay_of_bengal
us pick us_sub_3
us to coral_sea
us pick us_sub_6
us to coral_sea
us done
= 35e04812a8cfa75b
german pick ger_admiral_graf_spee
german to bismarck_sea
german done | 2
= 86223393d7f4ae3f
british repair uk_malaya 1
british repair uk_malaya 1
british repair uk_royal_sovereign 1
british pick uk_raaf
british to coral_sea
= 6f932e3238b0fe6d
japanese pick jap_21af
japanese to french_polynesia
= f9789df7b1ccd001
us pick us_14af
us to marshalls
= 8a589f14a9a251dd
british pick uk_rnzaf
british to hawaiian_islands
= fdbe08782d0163aa
japanese pick jap_22af
japanese to gulf_of_alaska
= f76757072082095b
us pick us_11af
us to hawaiian_islands
= 88c2d9c9d1564250
japanese pick jap_25af
japanese to bismarck_sea
= 59815ce5617af715
us done
= 507f26e84f0d5c56
japanese done
japanese pick jap_snlf_yokosuka
japanese to gulf_of_alaska
japanese pick jap_snlf_kure
japanese to indian_ocean
japanese done
= 0afff1a589031135
british done
= 3d65b9e7a9e5095d
japanese done
= 924b6a95444a56a3
us done
= c6f04fd074f18cf6
japanese fight indonesia
= 6028b5e6723651e8
japanese choose air
= 74c4f182216ae318
us choose surface | 6 ; 5
= b1b88b06529e24d5
japanese done
japanese aim jap_soryu uk_warspite
japanese rest uk_warspite | 5 5 3 ; 5 4 ; 3 6 ; 4 ; 5 6 3 ; 2 6 ; 4 5 6 2 ; 5
= 2275031306da9bff
us fight home_islands
= c33220b01cf5444d
japanese fight central_pacific
= 67089c442f467ad3
us fight gulf_of_alaska
= 85b937d75c0e8f1e
japanese land jap_snlf_yokosuka dutch_harbor
japanese fight marshalls
= 91978f634e7a1a21
us fight french_polynesia
= a1db992e556bf00b
japanese fight indian_ocean
japanese land jap_snlf_kure port_moresby
= 22f7e103fdaf174a
us fight bay_of_bengal
= 0b1f1b504e4c7be6
japanese fight aleutians
= 7d7e350f6f4d152c
us fight coral_sea | 2 ; 6
us strike uk_raaf port_moresby | 1 6
= 4e84912655b6cb82
japanese fight bismarck_sea
= 7d6059e7ee88366c
us fight marianas
= 8db6aed55dcb2bb1
japanese choose surface
= a51ce8eb62ad1b2a
us choose air | 6 ; 4
= a101c1e5e230b6db
japanese done
japanese aim jap_hiyo uk_rnzaf | 4 5 5
= 8abd2839dd5dd0fc
us rest jap_hiyo | 5 6 ; 2 ; 4 6 ; 2
= f71296174a41b036
british done
= 9a3307fcd688bbc9
japanese done
= aa03737439b1652a
us done
= d7b4f44609a3e33b
german done
= b24a3e4e9760f9bb
end 2512 over b24a3e4e9760f9bb9f6ab8b7d827aa3c e546238921d97679
