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
= d50ac631ad50b57a
german done | 3 6 ; 3 4 ; 3 3 ; 1 5 ; 2 4 ; 1 1 ; 1 6 ; 1 4 ; 4 1 ; 4 2 ; 5 2 ; 1 4 ; 1 2 ; 5 1 ; 6 6
= b756cc49abf4faca
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
= 1b0fa08785986881
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
= c4fe3162ab0f9ce6
us pick us_new_orleans
us to arabian_sea
us pick us_augusta
us raid
us pick us_tuscaloosa
us to air_gap
us done
= bd983bbe3f638cd7
german pick ger_bismarck
german to baltic_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_lutzow_pb
german raid
german pick ger_admiral_scheer
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_prinz_eugen
german raid
german pick ger_nordmark
german to bay_of_biscay
german pick ger_ermland
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
german done | 5 ; 4 ; 1 ; 4 ; 1 ; 4 ; 3 ; 4
german to neutral_port
german to brest
german to neutral_port
german to brest
= d295c7d8582e005b
british repair uk_queen_elizabeth 1
= 539ed63559a3cee0
us repair us_pennsylvania 2
us repair us_pennsylvania 1
= 7cf26c1442eab1d5
british pick uk_raf_med
british to eastern_seaboard
= 0847c61924061ca4
japanese pick jap_21af
japanese to french_polynesia
= 14d257b6d5d17b82
us done
= 9b2f9b1597dbc41a
german pick ger_luftflotte_5
german to bay_of_biscay
= f07e69a2e1824eb7
british done
= 526b02b4394613ae
japanese pick jap_22af
japanese to bismarck_sea
= f6b242e61cd284c0
german pick ger_x_fliegerkorps
german to baltic_sea
= 40b0e03ee05b1ee0
japanese pick jap_24af
japanese to marshalls
= 5ca4f29c1bf26cac
german pick ita_regia_aeronautica
german to north_sea
= 2433dc68e1771ae8
japanese pick jap_23af
japanese to marianas
= 58ada96e8a64dd13
german pick ger_stuka
german to north_sea
= 2e48b206abe35f0d
british done
= 69bd0eb7622b8aec
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_kure
japanese to indonesia
japanese done
japanese pick jap_myoko
japanese to gulf_of_alaska
japanese done
= 293c64edcbe8c67c
us done
= 52d5151bca6b6f7c
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_trento
german to south_atlantic
german pick ita_bolzano
german to south_atlantic
german done
= 4ff894cc7483c96b
japanese done
= 3dc819df96e4545b
german done
= 3759b5b2044d42d8
british fight north_sea | 1 5 1
= 5ddaeeaa8b4e5c74
german to brest
german strike ger_stuka england
german strike ita_regia_aeronautica england
german rest uk_king_george_v | 6 2 2 ; 1 ; 4 6 ; 2
= cdb4256eeaccdb1c
japanese fight bismarck_sea
= ed9a49a8c5e622cf
us fight hawaiian_islands | 3
= aaeea0c67c0f8b43
german fight air_gap
= ff8fca23a7cb7679
british fight eastern_mediterranean | 6
= ebf5f9c25ffc08ca
japanese fight home_islands
= 017850b4a9b973cd
japanese choose surface
= 13b0432c0e2d0749
us choose surface | 5 2 1 6 ; 6 ; 6 1 3 1 ; 2 ; 5 2 5 5 ; 6 ; 3
us aim uk_exeter jap_suzuya | 2
= dc2d79f203a5fe8f
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= 3b3a9ba0c7d4b2d4
us fight central_pacific
= 0061afb4fbb0ade5
german fight south_atlantic
= d0683789134fe81f
british choose surface
= eb6efb81be668c78
german choose surface
= bc60180bfe51c7a9
british aim uk_resolution ita_trento | 2 2 1 4 ; 1 ; 2
british stand
= 92b561c04b542ca7
german retreat
german to neutral_port
german to brest
= 950f468da6c192b9
british fight mid_atlantic
= 57ea21f3e1a28f62
japanese fight marianas
japanese strike jap_23af philippines
japanese aim jap_23af us_5af | 2 4 5
japanese to truk
= 164c20a4b7edd86f
us fight french_polynesia
= 4f48bf937a1d11c7
german fight barents_sea
= 5f13786a29b9685b
british fight western_mediterranean
= 8c0a452ccdf14fa0
japanese fight indian_ocean
= 5316b6d5899412dc
us fight gulf_of_alaska
= c225abe38cc8ec4b
german fight baltic_sea
= ccf49c9087fb0355
british fight eastern_seaboard | 6 3
= 838bfb030af2408a
japanese fight marshalls
= 2bfdac512784b42a
us fight aleutians
= 235d738f9b94025f
german fight western_approaches
= 3af370bf939c79a9
british choose surface
= 7ec630f241de7032
german choose surface
= 0cf88aa664734628
british aim uk_renown ger_gneisenau | 4 3 2 ; 5 3 2 ; 5 ; 6 1 ; 3 ; 6 4 ; 4 ; 4
= 9adee5a631db091a
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_furious | 3 3 2
= 930e003610e58485
japanese fight indonesia
= 302534fbc0d1c11a
japanese choose air
= f514da0d255f6703
us choose surface | 5 ; 4
= 591e2cf5af076a48
japanese aim jap_ryujo aus_hmas_australia
japanese aim jap_zuiho aus_hmas_australia | 3 3 ; 4 4
= 7956ee173d45a3f3
british to samoa
= 69f350257e76c953
japanese land jap_snlf_kure philippines
japanese bomb jap_zuiho singapore
japanese bomb jap_ryujo singapore
japanese aim jap_ryujo ned_de_ruyter
japanese aim jap_zuiho uk_revenge | 4 3 ; 1 1
= d0df52f73de06f73
british done
= 82d3cb3c350391bb
japanese done
= a800c599ca42c88b
us done
= 0e1fdd1e0a607e5e
german done
= 7a7d650e24dbaa39
us done | 6 4 2
= 60f468f5531cd42f
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_prince_of_wales
british to western_approaches
british pick uk_cumberland
british raid
british pick uk_norfolk
british to north_sea
british done
= 4e9234e4fb354099
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_nagato
japanese to indonesia
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese to indonesia
japanese pick jap_hiei
japanese to indonesia
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_nachi
japanese to central_pacific
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_chokai
japanese to aleutians
japanese pick jap_mogami
japanese to marianas
japanese pick jap_mikuma
japanese to aleutians
japanese pick jap_suzuya
japanese raid
japanese pick jap_tone
japanese to home_islands
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_furutaka
japanese to indonesia
japanese pick jap_kako
japanese to home_islands
japanese pick jap_oi
japanese raid
japanese pick jap_soryu
japanese to marianas
japanese pick jap_hiryu
japanese to central_pacific
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to marianas
japanese done | 2 ; 5 ; 1 ; 2 ; 1 ; 2
= 68e55fa528787410
us pick us_north_carolina
us to air_gap
us pick us_houston
us to indonesia
us pick us_quincy_ca39
us raid
us done | 1
= a1648d558b28d3e4
german pick fra_richelieu
german to south_atlantic
german pick fra_dunkerque
german raid
german pick fra_strasbourg
german raid
german pick fra_bretagne
german to western_mediterranean
german pick fra_lorraine
german to western_mediterranean
german pick fra_algerie
german to western_mediterranean
german pick fra_foch
german to eastern_mediterranean
german pick fra_dupleix
german to western_mediterranean
german pick fra_duquesne
german to western_mediterranean
german pick ger_bismarck
german raid
german pick ger_tirpitz
german to barents_sea
german pick ger_scharnhorst
german raid
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_admiral_scheer
german raid
german pick ger_admiral_hipper
german to baltic_sea
german pick ger_prinz_eugen
german to baltic_sea
german pick ger_nordmark
german to mid_atlantic
german pick ger_ermland
german to south_atlantic
german pick ger_atlantis
german to mid_atlantic
german pick ger_orion
german to mid_atlantic
german pick ger_kormoran
german to mid_atlantic
german pick ita_littorio
german to eastern_mediterranean
german pick ita_vittorio_veneto
german raid
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_trento
german to south_atlantic
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_01
german to eastern_seaboard
german pick ger_uboat_03
german to mid_atlantic
german pick ger_uboat_05
german to eastern_seaboard
german pick ita_10mas
german to eastern_mediterranean
german done | 3 ; 1 ; 1
german to brest
= d49507c4c5cfe989
british repair uk_king_george_v 1
british repair uk_king_george_v 1
british repair uk_king_george_v 1
= 4d4507e8252b591d
us repair us_pennsylvania 2
= 69839d119be1ff12
british done
= 06329a8933c24227
japanese pick jap_23af
japanese to french_polynesia
= ba96f197ed7fa793
us done
= 8e7806604b84bcc4
german pick ger_stuka
german to bay_of_biscay
= 38df8acbfd19cd52
japanese pick jap_21af
japanese to bismarck_sea
= ff1a9774a043f52b
german pick ger_luftflotte_5
german to barents_sea
= 9502d31fea8811a1
japanese pick jap_24af
japanese to marshalls
= 2ca15b4778e38479
german pick ita_regia_aeronautica
german to baltic_sea
= 2513801d197f18c3
japanese done
= 74b095921a10bd07
german pick ger_fsjr
german to north_sea
= e9478dd666c12630
british done
= d8d335792a9cc9b3
japanese pick jap_snlf_yokosuka
japanese to aleutians
japanese pick jap_snlf_sasebo
japanese to home_islands
japanese done
= f2ca9bb333bd12c2
british done
= ea19e8cd7c338208
japanese done
= ca8cc39be73e4505
us done
= 1bc7130c4d4cab6d
german pick fra_dunkerque
german to south_atlantic
german pick fra_strasbourg
german to south_atlantic
german pick ger_bismarck
german to north_sea
german pick ger_scharnhorst
german to north_sea
german pick ger_admiral_scheer
german to north_sea
german done | 4 ; 3
german done
= a758cf6f5336e0e1
british fight barents_sea
= 2f72970e7b7f6508
japanese fight marianas
= ccf41cae59c81278
us fight indonesia
= 1af065ca87d69731
japanese choose air
= 11ca0303e184ceb6
us choose surface | 4 ; 3
= 11bc045fbf7d4c93
japanese aim jap_ryujo us_houston | 6 5 ; 5 4
japanese bomb jap_ryujo singapore
japanese aim jap_ryujo us_5af | 6 1 ; 5
= bf92386eb21908a1
german fight baltic_sea
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_oktyabrskaya_revolutsiya | 6 2 ; 1
= 23b92d5b38166502
british fight western_mediterranean
= 35340344bbfb991a
japanese fight french_polynesia
japanese strike jap_23af samoa | 5 5 3
= 3da279e7e7a9aefe
us fight home_islands
= f0c13f1e25d939d1
japanese land jap_snlf_sasebo yokosuka_navy_yard
= 7c0cc76466c2f547
german fight bay_of_biscay | 1
german strike ger_stuka england
german aim ger_stuka uk_victorious | 4 2 5 ; 6
= a0e42d5e4ed8f095
british fight south_atlantic
= a6c0350cf62f39a0
japanese fight marshalls
= 65e34469f309deb4
us fight central_pacific
= 1b4cf28524490703
german fight western_approaches
= e95691cd1548cf97
british fight eastern_seaboard | 6 ; 6
= ee989f507c5f43e3
japanese fight bismarck_sea
japanese land jap_snlf_yokosuka dutch_harbor
= 395943b91a624a14
german fight mid_atlantic
german attack ger_kormoran | 1 ; 3 ; 2
= 87c78524284b98a0
british fight eastern_mediterranean | 1 ; 2
= 377f69e0dd1c2501
british choose surface
= a0f0421ada2da42b
german choose surface
= b4b1d20c058e34a0
british aim uk_ramillies ita_littorio | 6 5 6 1 ; 5 5 ; 4 ; 6 2 4 5 ; 5 ; 5 ; 1 ; 2
= b2112de8eef14a2b
german fight north_sea
german drop ger_fsjr germany
= 64c94dee8be22699
british choose surface
= 555bdca22b4d498e
german choose surface
= 2bfad455f5b5dad3
british aim uk_norfolk ger_scharnhorst | 1 ; 2 6 2 4 ; 1 ; 3 4 5 ; 4 ; 6 3 ; 6
british to trincomalee
british to australia
british to trincomalee
british done
= 6073b50cc3e2561a
japanese done
= 5b65677dfa9ab210
us done
= c6c2e90baf43e5b0
german done
= a297c0c3787f56f9
japanese done
= e8572cff85233da0
us done | 4 6 2
= e87ed3303c90a2f0
british pick uk_nelson
british to western_approaches
british pick uk_revenge
british raid
british pick uk_prince_of_wales
british raid
british pick uk_duke_of_york
british to air_gap
british pick uk_london
british to north_sea
british pick uk_sussex
british raid
british done | 1
= 06a46cc70a50da86
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_yamashiro
japanese to indonesia
japanese pick jap_ise
japanese to marianas
japanese pick jap_kongo
japanese to central_pacific
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese raid
japanese pick jap_myoko
japanese to indonesia
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_kumano
japanese raid
japanese pick jap_tone
japanese to home_islands
japanese pick jap_chikuma
japanese to aleutians
japanese pick jap_aoba
japanese to marianas
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to aleutians
japanese pick jap_kako
japanese to home_islands
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_hosho
japanese to marianas
japanese pick jap_zuiho
japanese to marianas
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 1 ; 6 ; 4 ; 4 ; 6
= 5618dc646318264e
us pick us_pennsylvania
us raid
us pick us_maryland
us to arabian_sea
us pick us_colorado
us to mid_atlantic
us pick us_idaho
us to eastern_seaboard
us pick us_lexington_cv2
us raid
us pick us_louisville
us to bay_of_bengal
us pick us_salt_lake_city
us to indian_ocean
us pick us_astoria
us to north_sea
us pick us_quincy_ca39
us to south_atlantic
us done | 1 ; 2
= fb20fadf7c8a3969
german pick fra_richelieu
german to bay_of_biscay
german pick fra_bretagne
german raid
german pick fra_provence
german to eastern_mediterranean
german pick fra_suffren
german to western_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick fra_duquesne
german to eastern_mediterranean
german pick fra_tourville
german to western_mediterranean
german pick ger_bismarck
german raid
german pick ger_tirpitz
german to barents_sea
german pick ger_gneisenau
german to baltic_sea
german pick ger_admiral_scheer
german raid
german pick ger_admiral_graf_spee
german raid
german pick ger_admiral_hipper
german to western_approaches
german pick ger_prinz_eugen
german to western_approaches
german pick ger_nordmark
german to western_approaches
german pick ger_ermland
german to western_approaches
german pick ger_dithmarschen
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to western_approaches
german pick ger_thor
german to cape_of_good_hope
german pick ger_michel
german to western_approaches
german pick ita_vittorio_veneto
german to western_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_zara
german to eastern_mediterranean
german pick ita_pola
german raid
german pick ita_gorizia
german raid
german pick ita_trento
german raid
german pick ita_trieste
german to western_mediterranean
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_03
german to western_approaches
german pick ger_uboat_04
german to western_approaches
german pick ger_uboat_05
german to western_approaches
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_07
german to western_approaches
german pick ita_10mas
german to western_mediterranean
german done | 1 ; 4 ; 5 ; 4 ; 4
german to germany
german to brest
german to brest
german to brest
= 11a8461615d6f525
british repair rus_oktyabrskaya_revolutsiya 1
british pick uk_raaf
british to hawaiian_islands
= fcb66cc8c2ac1c9d
japanese pick jap_22af
japanese to bismarck_sea
= a3b7fb8ec6802a87
us pick us_7af
us to coral_sea
= a16445f40eabdb5c
german pick ger_luftflotte_5
german to north_sea
= 471f5cbab1bb839f
british done
= 215d87f2ecfb7caf
japanese pick jap_24af
japanese to french_polynesia
= 9c9d2e0838c3ea7c
us done
= e71a0a1793ae9e0d
german pick ger_stuka
german to north_sea
= 0c3893e232d7acb3
japanese pick jap_21af
japanese to marshalls
= 6e515d8966035795
german done
= dbd7c0e3b62e1bcc
japanese pick jap_23af
japanese to gulf_of_alaska
japanese done
= c67d31f49903beed
british done
= 378cd6ac24bd38b3
japanese pick jap_snlf_sasebo
japanese to central_pacific
japanese done
= 247a3ce8ed62f8b3
british pick uk_prince_of_wales
british to south_atlantic
british pick uk_sussex
british to western_approaches
british done
= 9a7b626fe76b85d6
japanese pick jap_kumano
japanese to bismarck_sea
japanese done
= 0087de68e2cd1f65
us done
= 25d569540babcb72
german pick fra_bretagne
german to south_atlantic
german pick ger_admiral_scheer
german to western_approaches
german pick ita_caio_duilio
german to south_atlantic
german pick ita_gorizia
german to south_atlantic
german pick ita_trento
german to western_approaches
german done | 2 ; 2
= 9f655df27f0a6ed5
japanese invert jap_iboat_2
japanese done
= fdc0b7fd4ee731a6
german done
= a2c08fc455fcdcb1
british fight north_sea
= 326ec48fe4dec2cc
german strike ger_luftflotte_5 england
german strike ger_stuka england
german rest us_lexington_cv2 | 5 4 3 ; 3 ; 3 5 1
= c25928a814b04e41
japanese fight marshalls
= dfcc9584f34c6f07
us fight indonesia
= 80d883c4e9445039
german fight baltic_sea
= afd719dc01abe2b0
british fight western_mediterranean | 3
= e087f02197c03ee9
japanese fight bismarck_sea
= 8957a1bef6c1dd78
us fight indian_ocean
= 2046f4a7d2afc866
german fight mid_atlantic | 5
german to germany
= efa6cc11029bb7ba
british fight eastern_seaboard
= 9f10705262bfea52
japanese fight french_polynesia
japanese strike jap_24af samoa | 5 1 5
= d2de72631919b7d2
us fight gulf_of_alaska
= 4e7d829149526457
german fight bay_of_biscay
= a7510974eef95be0
british fight south_atlantic
= 6f7720132c13a7f1
british choose surface
= df0136afdd86f3e3
german choose surface
= 8478b45b35c7e9ae
british aim uk_prince_of_wales ita_gorizia
british aim us_quincy_ca39 ita_gorizia | 3 5 3 1 ; 1
= 98f9d899c0b4c61f
german aim fra_bretagne us_quincy_ca39
german aim ita_caio_duilio us_quincy_ca39
german aim ita_gorizia us_quincy_ca39 | 2 2 2 1 ; 6 1 4 2 ; 2 ; 2
= 6e1b7a6315159244
british retreat
= 96bb8bb209ec1897
german stand
= 32100f17ef17014a
british to usa
= 3225a529431782ca
japanese fight arabian_sea
= 7c3caa880b81a352
us fight marianas
= 944811f37d238e12
german fight eastern_mediterranean
= 81b1981ed2fb8861
british fight cape_of_good_hope | 3
= eced2e357e010a37
japanese fight central_pacific
japanese land jap_snlf_sasebo midway
= 90dcd2efe0709ea7
us fight hawaiian_islands | 6 6
= f1bfc3efde1ca5bd
german fight barents_sea
= c395428b65731733
british fight western_approaches | 1
= 54bdb977b43f068a
german attack ger_uboat_07 | 5
german attack ger_uboat_03 | 4
german attack ger_pinguin | 1
german attack ger_uboat_01 | 3 ; 1 ; 6 ; 4
= d4a66410f3b6d67d
british choose surface
= 0f3794f86648f65f
german choose surface
= c321d77d375069e8
british rest ger_admiral_scheer | 3 1 2 3 3 ; 5
= c1716bcd76b4dcf8
german rest uk_nelson | 1 2 ; 5 ; 2 ; 3 ; 4
german to germany
= a6376d2787ec9a28
british stand
= cc9c32f93a44df86
german retreat
german together
= 4240fe5fc9019549
british pursue uk_sussex 1
= 0d9aee1daffa5aa7
british choose surface
= db67dd328214137b
german choose surface
= 4325da48a206d437
british aim uk_sussex ger_admiral_hipper | 1 ; 4 ; 2 ; 2
british to panama_canal
= 521f40bfd1f3ad4c
german to germany
german to neutral_port
german to neutral_port
= 647d295c9af8929e
japanese fight coral_sea
= 99852521b572915f
us fight aleutians
= 3dfaf76431c80707
japanese fight home_islands
= 9e349f1de99b560b
british done
= a1093b08e027c005
japanese done
= 2715828b235fc70f
us done
= 1e38962a9ebfdf36
german done
= f55d403c8c12cd25
japanese done
= 929dd40600c3ba1f
us done | 2 5 5
= 7e33cfd7075bd4a4
british pick uk_valiant
british to western_approaches
british pick uk_malaya
british to arabian_sea
british pick uk_royal_sovereign
british to indonesia
british pick uk_glorious
british raid
british pick uk_ark_royal
british to north_sea
british pick uk_illustrious
british to air_gap
british pick uk_formidable
british to mid_atlantic
british pick aus_hmas_canberra
british to coral_sea
british done | 6
= 9ec0edafa9d0cf1e
japanese pick jap_yamato
japanese raid
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_fuso
japanese to marianas
japanese pick jap_ise
japanese to home_islands
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_kirishima
japanese to indonesia
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to indonesia
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_chikuma
japanese to marianas
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to aleutians
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_zuiho
japanese to central_pacific
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_junyo
japanese to marianas
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 3 ; 5 ; 1 ; 5 ; 6 ; 4
= 4346c313f6d6335e
us pick us_pennsylvania
us to hawaiian_islands
us pick us_texas
us to south_atlantic
us pick us_massachusetts
us to eastern_seaboard
us pick us_enterprise_cv6
us to indian_ocean
us pick us_yorktown_cv5
us to bay_of_bengal
us pick us_pensacola
us to indonesia
us pick us_louisville
us to indonesia
us pick us_new_orleans
us raid
us pick us_portland
us to barents_sea
us done | 6
= bc75b8a6332d6de2
german pick fra_richelieu
german raid
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_dunkerque
german to western_approaches
german pick fra_strasbourg
german to western_approaches
german pick fra_provence
german raid
german pick fra_lorraine
german to western_mediterranean
german pick fra_bearn
german raid
german pick fra_algerie
german raid
german pick fra_colbert
german to eastern_mediterranean
german pick fra_foch
german to eastern_mediterranean
german pick fra_duquesne
german to western_mediterranean
german pick fra_tourville
german to eastern_mediterranean
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_admiral_graf_spee
german raid
german pick ger_admiral_hipper
german raid
german pick ger_nordmark
german to north_sea
german pick ger_dithmarschen
german to mid_atlantic
german pick ger_atlantis
german to bay_of_biscay
german pick ger_pinguin
german to air_gap
german pick ger_orion
german to north_sea
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_roma
german to eastern_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_fiume
german raid
german pick ita_pola
german raid
german pick ita_gorizia
german to cape_of_good_hope
german pick ita_trento
german to cape_of_good_hope
german pick ita_bolzano
german raid
german pick ger_uboat_01
german to caribbean_sea
german pick ger_uboat_02
german to caribbean_sea
german pick ger_uboat_04
german to caribbean_sea
german pick ger_uboat_06
german to caribbean_sea
german pick ger_uboat_10
german to caribbean_sea
german pick ita_10mas
german to western_mediterranean
german done | 5 ; 1 ; 6
german to neutral_port
= 9380dc9e07e053e4
british repair uk_nelson 1
british repair us_lexington_cv2 3
british repair uk_nelson 1
british pick uk_raf_coastal
british to caribbean_sea
= 533e0e7bf3feae2e
japanese pick jap_22af
japanese to bismarck_sea
= 405d6f95cf77b6b9
us pick us_5af
us to western_approaches
= 657a9debf64a5dbf
german pick ita_regia_aeronautica
german to north_sea
= b0c64d9c8824477e
british done
= 9140fc82f1f109a0
japanese pick jap_23af
japanese to french_polynesia
= 2cbdd02f15628cf3
us pick us_10af
us to coral_sea
= 6ad4de747a260617
german pick ger_stuka
german to north_sea
= 4faff8fd91bc5d92
japanese pick jap_21af
japanese to marshalls
= 46e406b4271e2601
us pick us_7af
us to hawaiian_islands
= e087b4ec4a9eef24
german pick ger_luftflotte_5
german to bay_of_biscay
= 0762dc20ad426bf9
japanese pick jap_24af
japanese to gulf_of_alaska
= d4175697a1b16333
us pick us_8af
us to western_approaches
= e911cc99d9c3bf06
german done
= 6c6fcd32e7ba0e7c
japanese pick jap_26af
japanese to french_polynesia
= 25b794830e28896c
us done
= 782ddd100cab9bd4
japanese pick jap_25af
japanese to hawaiian_islands
= 8502caef3fea5863
british pick uk_amph_tiger
british to barents_sea
british done
= b3831bc382ee2b07
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= f0eabae30094cc6b
us pick us_amph_1stm
us to air_gap
us done
= 0ea8b266d6624ac8
british done
= d43fd81c1f3c9234
japanese pick jap_yamato
japanese to hawaiian_islands
japanese done | 6
japanese to yokosuka_navy_yard
= 3eb545ddae6aa4ed
us done
= 16c49d0975dc7eda
german pick fra_richelieu
german to western_approaches
german pick fra_bearn
german to western_mediterranean
german pick fra_algerie
german to south_atlantic
german pick ger_admiral_graf_spee
german to air_gap
german pick ger_admiral_hipper
german to north_sea
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_bolzano
german to western_approaches
german done
= 8ec32e8598b4cba8
japanese done
= 7c061a1d60db5115
german done
= 810831dd4e2268c8
british fight north_sea | 3 5 3
= 82eeed43e784f01c
german to neutral_port | 6
german strike ger_stuka england
german strike ita_regia_aeronautica england
german aim ger_stuka us_lexington_cv2
german aim ita_regia_aeronautica uk_raf_med | 6 6 3 ; 6 6 ; 1 3
= e1462669b7a1859c
british choose air
= d318aae609de66db
german choose surface | 4 ; 4
= 402887678b53fd30
british aim uk_ark_royal ger_admiral_hipper | 1 5 5
= 4f7631a2add0e0c8
german to germany
= 82e659814d9e385c
japanese fight gulf_of_alaska
= 63887dbbf2509e10
us fight french_polynesia
= d3198c1fefee0857
japanese strike jap_26af samoa
japanese strike jap_23af samoa | 5 3 2 ; 4 5 5
= cde04d18319af234
german fight caribbean_sea | 2 3 ; 4 ; 6 ; 3 ; 3 ; 5
= 065064de267bd723
british fight barents_sea
british land uk_amph_tiger murmansk
= 64acb85cdbdb9989
japanese fight indian_ocean
= 45235535f3ec1775
us fight marshalls
= d064fe375c9df052
german fight south_atlantic
= b44c14288b1ecd29
british choose surface
= c1809e01b50ef8c1
german choose surface | 1 5 4 3 ; 3
= 968e774581131d17
british fight air_gap | 4 3 4 4 3 5
= 50f073bd72aadfd6
german to germany
= a528503409e9c269
british choose air
= 9f1010784ff52272
german choose surface | 5 ; 4
= 508aa70592186116
british aim uk_illustrious ger_admiral_graf_spee | 2 5
= 6fc370531dd07a4e
german to brest
= 51d5a2e3d39ed918
japanese fight bismarck_sea
japanese land jap_snlf_yokosuka guadalcanal
= 1e65995886e31d57
us fight indonesia
= cc1315507ee08a7f
japanese choose air
= 7d6027f4b67e34e2
us choose surface | 4 ; 2
= 089a54dff619fdca
japanese rest us_pensacola | 2 2 ; 4 2 4 3
= 75ddd92282cc6a30
us to trincomalee
= 2e25624ed82dd9ca
japanese stand
= ee6060d1c0664dd0
us retreat
us together
= 11f35f8e60348c6d
japanese ignore jap_kirishima
japanese done
= f375396dc07eaa78
british to trincomalee
= bbb68d1235d2fb6f
us to samoa
= c64357a508a6f07e
german fight bay_of_biscay | 2
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_london | 2 1 5
= 6fc7beeae51eb8bf
british fight eastern_seaboard
= 4438d005f306dd48
japanese fight bay_of_bengal
= cced73679bb41d89
us fight coral_sea
= 3b9e02b7a07c166e
german fight mid_atlantic
= 60671e0727ca5a64
british fight western_mediterranean | 5
= 942dfc2aa8a9336a
german bomb fra_bearn gibraltar
german aim fra_bearn uk_dorsetshire | 2 4
= 0446568156f99f2a
japanese fight home_islands
japanese land jap_snlf_kure yokosuka_navy_yard
= 909033b318411b1c
us fight aleutians
= e5e887bf3aa50c92
german fight cape_of_good_hope
= d9dd8602a7761ce6
british fight eastern_mediterranean
= a7d2701170445fa6
japanese fight central_pacific
= 25989f0c06705f3b
us fight arabian_sea
= acf135be5e69cda0
german fight baltic_sea
= 1c5bb4e78b1ea02e
british choose air
= 9315afc8e0d0e96a
german choose surface | 6 ; 2
= 3a739b4c0f1aa259
british aim us_5af fra_richelieu
british aim us_8af fra_dunkerque | 6 6 ; 6 2 ; 4 2
british stand
= 8cd65fa9310d4417
german stand
= 069076636f05baa9
british choose air
= a3095f7f711784b4
german choose surface | 3 ; 3
= d9ed3f019b432ac1
british aim us_5af fra_dunkerque
british aim us_8af ger_gneisenau | 3 4 ; 5 1
= bfaea70c34340569
german to brest
= f010230d6d3ddf81
british aim uk_valiant ita_bolzano | 4 1 2 5 ; 6 4 2 ; 2 ; 1 1 4 ; 2
= 5cf1a294e8f63aaf
german to germany
= bdbf03803fee6b62
british stand
= 48251b0cfd640bc8
german retreat
german to germany
german to brest
= 82bba1f466f8d5d7
japanese fight hawaiian_islands | 5 1 5
japanese strike jap_25af pearl_harbor
japanese aim jap_25af us_11af | 6 4 1 ; 1
= 52fb62074dbdb177
us strike us_7af midway | 3 1
us to johnston_island
= a11b40b44b7599de
british done
= 47db4d6af0aa99f8
japanese done
= 2e6cd8f0b7001e87
us done
= 2746ad0e317dda26
german done
= 318930a6d76f52e0
japanese done
= 2266c74968c777fc
us done | 6 3 1
= 573121a573b207d2
british pick uk_warspite
british raid
british pick uk_eagle
british to eastern_mediterranean
british pick uk_dorsetshire
british to south_atlantic
british pick aus_hmas_australia
british to hawaiian_islands
british done
= a1a020f246ca5217
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_nagato
japanese to indonesia
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to marianas
japanese pick jap_kongo
japanese to indonesia
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_myoko
japanese to marianas
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_atago
japanese to marianas
japanese pick jap_mogami
japanese raid
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_kumano
japanese to aleutians
japanese pick jap_chikuma
japanese to aleutians
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_kako
japanese to home_islands
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese raid
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_zuiho
japanese to central_pacific
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_junyo
japanese to home_islands
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_ryuho
japanese to indonesia
japanese pick jap_iboat_1
japanese to coral_sea
japanese done | 5 ; 5 ; 4 ; 3 ; 5 ; 4
= 9d1dad5fb152b3fe
us pick us_mississippi
us to air_gap
us pick us_saratoga_cv3
us raid
us pick us_hornet_cv8
us to mid_atlantic
us pick us_louisville
us to hawaiian_islands
us pick us_salt_lake_city
us to bay_of_bengal
us pick us_tuscaloosa
us to eastern_seaboard
us pick us_sub_2
us to coral_sea
us done | 5
= eb564c01e0123826
german pick fra_jean_bart
german to western_approaches
german pick fra_dunkerque
german to north_sea
german pick fra_strasbourg
german raid
german pick fra_provence
german to western_mediterranean
german pick fra_lorraine
german raid
german pick fra_bearn
german raid
german pick fra_algerie
german raid
german pick fra_suffren
german to western_mediterranean
german pick fra_colbert
german to eastern_mediterranean
german pick fra_foch
german raid
german pick fra_dupleix
german raid
german pick fra_duquesne
german to western_mediterranean
german pick fra_tourville
german to western_mediterranean
german pick ger_bismarck
german to barents_sea
german pick ger_tirpitz
german to baltic_sea
german pick ger_scharnhorst
german raid
german pick ger_admiral_scheer
german to north_sea
german pick ger_admiral_hipper
german to western_approaches
german pick ger_prinz_eugen
german to bay_of_biscay
german pick ger_ermland
german to western_approaches
german pick ger_atlantis
german to cape_of_good_hope
german pick ger_orion
german to bay_of_biscay
german pick ger_thor
german to bay_of_biscay
german pick ger_kormoran
german to western_approaches
german pick ger_michel
german to bay_of_biscay
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_fiume
german raid
german pick ita_gorizia
german to bay_of_biscay
german pick ita_trento
german to caribbean_sea
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german to western_approaches
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_02
german to caribbean_sea
german pick ger_uboat_03
german to caribbean_sea
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_08
german to caribbean_sea
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german done | 4 ; 5 ; 6 ; 4
german to neutral_port
german to brest
german to neutral_port
german to germany
= d26294bc45862a1f
british repair uk_valiant 1
british repair uk_valiant 1
british pick uk_raf_med
british to eastern_seaboard
= 9709fd0eb927423a
japanese pick jap_23af
japanese to coral_sea
= d0815c6fb4ac4938
us done
= f71003680fe8b3e6
german pick ger_stuka
german to bay_of_biscay
= e58805111e9f51d1
british done
= 9556f2384d72e6fa
japanese pick jap_22af
japanese to bismarck_sea
= b6d75e29b33c5b44
german pick ger_luftflotte_5
german to north_sea
= d553516be60968ef
japanese pick jap_25af
japanese to french_polynesia
= f81bc8fe53d87aef
german pick ita_regia_aeronautica
german to barents_sea
= 946a5b64223469ee
japanese pick jap_24af
japanese to gulf_of_alaska
= 0b65b3e1a52213fd
german pick ger_fsjr
german to baltic_sea
= 076f0a0a7ccedeaf
japanese pick jap_26af
japanese to marshalls
japanese done
= 2c9d74d1608aa86f
british done
= a7ed4ad9ceea9bc4
japanese pick jap_snlf_kure
japanese to indonesia
japanese pick jap_snlf_sasebo
japanese to indian_ocean
japanese done
= ac22f275b69719ef
us done
= 7f3959d86d38aef2
british done
= 29186ee26e749e08
japanese pick jap_mogami
japanese to indian_ocean
japanese pick jap_kitakami
japanese to indian_ocean
japanese done
= 18f8e25aba52644f
us pick us_saratoga_cv3
us to south_atlantic
us done
= c0925d3048430d55
german pick fra_strasbourg
german to caribbean_sea
german pick fra_bearn
german to western_mediterranean
german pick fra_algerie
german to cape_of_good_hope
german pick fra_dupleix
german to south_atlantic
german pick ita_fiume
german to south_atlantic
german done | 4
= 5611b881113d854c
japanese done
= a54bc9e463c6ab0b
us invert us_sub_2
us done
= d52af8cf88d3c3c8
german invert ger_uboat_06
german done
= 958abef697e007f9
british fight western_approaches
= 6ccab46cf21642ee
japanese fight central_pacific
= 1631c2925ef4c989
us fight french_polynesia
= e1b97b738a043910
japanese strike jap_25af johnston_island | 6 3 6 ; 1 3
= f169d343caa6866b
german fight caribbean_sea | 2 ; 6 ; 3
= d7fc57dd861cfc29
british fight eastern_mediterranean
= 6a3675ed8908dda0
british choose air
= bddaddf7d805bf3f
german choose surface | 5 ; 6
= 5ebfb65de2001009
british aim uk_eagle ita_andrea_doria | 2 ; 1 ; 4 1 2 2 ; 4 6 1 5 ; 3
= b3cc42fcac98181e
japanese fight indonesia
japanese land jap_snlf_kure philippines
= 92da5fb1ed1b0857
us fight marshalls
= ca9d5044e8590aba
japanese strike jap_26af johnston_island | 5 6 3 ; 1
japanese to truk
= f1438176cc663ab1
german fight cape_of_good_hope | 2 ; 1 ; 2 ; 3 ; 3
= bc9b449f5e21639d
british fight bay_of_biscay
= 935ed697dfc0db92
german attack ger_thor | 6 ; 3
german strike ger_stuka england
german aim ger_stuka uk_queen_elizabeth | 2 6 6 ; 5 2
= f986e33b63e14e9b
japanese fight marianas
= 15e983855e2b87ea
us fight bay_of_bengal
= 5d66eb7871b77ae0
german fight air_gap
= a395fd9c5d846f19
british fight baltic_sea
= ab30dfc2ccd988d8
german drop ger_fsjr germany
= a3b7b554c163294f
japanese fight home_islands
= 16c37e93ada8c4e3
us fight bismarck_sea
= bf7c58611e601994
german fight eastern_seaboard
= b2d2984e79a3da07
british fight barents_sea
= 3bd2a0b17d43fc4b
german strike ita_regia_aeronautica murmansk | 6 5
= 938e2f1b576c54e0
japanese fight gulf_of_alaska
= 6f4c5b39a69f6fbb
us fight hawaiian_islands
= ed032c054a8bde0e
german fight south_atlantic
= aa88bbcb99f6e248
british choose air
= 496120c2d8ee1aee
german choose surface | 3 ; 2
= 5b1701f2a36a9ee0
british aim us_saratoga_cv3 ita_fiume | 3 5 5 1 ; 1 4
british aim us_saratoga_cv3 fra_dupleix | 5 ; 3
= a1d397eae41c41b8
german aim fra_dupleix us_saratoga_cv3 | 4
= 688a875821925dd9
british fight mid_atlantic
= 85c4407b96d1e81e
japanese fight aleutians
= 7cbe3a030a41a523
us fight indian_ocean
= b3f081ef4adebd3e
japanese land jap_snlf_sasebo diego_suarez
= 0d9c491435624db7
german fight western_mediterranean
german bomb fra_bearn gibraltar
german aim fra_bearn uk_cumberland | 6 2 ; 1
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_london | 3 3 2 ; 6
= a2dbfdadf10cd447
japanese strike jap_23af australia
japanese aim jap_23af uk_revenge | 3 6 4 ; 6
= 30b1598a7e6700b0
british done
= d86ee92f67cb06fc
japanese done
= 7742b37bb343a1a3
us done
= 725531b726ce7569
german done
= 3c28623d5fc78fec
japanese done
= b55abd0364e21a4c
us done | 4 6 5
= e4dd2cd80bad081a
british pick uk_howe
british to western_approaches
british pick uk_hermes
british to indonesia
british pick uk_suffolk
british to north_sea
british pick uk_sussex
british raid
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_hk_group_1
british to air_gap
british done | 5
= 00d59d6bfb9bca22
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese to marianas
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_hiei
japanese to aleutians
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_haguro
japanese to marianas
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_tone
japanese to indonesia
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to indonesia
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_ryujo
japanese to marianas
japanese pick jap_hosho
japanese to indonesia
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_shokaku
japanese raid
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_shoho
japanese to central_pacific
japanese pick jap_junyo
japanese to marianas
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_ryuho
japanese to home_islands
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 4 ; 2 ; 3 ; 4 ; 2 ; 2 ; 6 ; 2
= 2d3722da409b4f07
us pick us_arkansas
us to air_gap
us pick us_washington
us to mid_atlantic
us pick us_louisville
us to hawaiian_islands
us pick us_sub_1
us to hawaiian_islands
us pick us_sub_2
us to hawaiian_islands
us done | 4 ; 3
= 76868ca53b34f7fa
german pick fra_dunkerque
german to barents_sea
german pick fra_strasbourg
german raid
german pick fra_provence
german to eastern_mediterranean
german pick fra_lorraine
german to western_mediterranean
german pick fra_algerie
german to south_atlantic
german pick fra_colbert
german raid
german pick fra_foch
german raid
german pick fra_dupleix
german to south_atlantic
german pick ger_bismarck
german to barents_sea
german pick ger_scharnhorst
german to western_approaches
german pick ger_admiral_scheer
german to western_approaches
german pick ger_admiral_graf_spee
german raid
german pick ger_dithmarschen
german to south_atlantic
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to south_atlantic
german pick ger_kormoran
german to western_approaches
german pick ita_roma
german raid
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_zara
german raid
german pick ita_pola
german to western_mediterranean
german pick ita_trento
german to south_atlantic
german pick ger_uboat_04
german to eastern_seaboard
german pick ger_uboat_08
german to eastern_seaboard
german pick ger_uboat_09
german to eastern_seaboard
german pick ger_uboat_10
german to eastern_seaboard
german pick ger_uboat_12
german to eastern_seaboard
german pick ger_uboat_15
german to eastern_seaboard
german pick ita_10mas
german to eastern_mediterranean
german done | 4 ; 4 ; 5 ; 2
german to brest
german to brest
= 49af7941f9924111
british repair uk_queen_elizabeth 1
british repair uk_queen_elizabeth 3
british repair uk_revenge 2
british repair uk_cumberland 1
british repair uk_queen_elizabeth 3
british done
= 2b22fbb49e831a98
japanese pick jap_21af
japanese to coral_sea
= 1ed5dd99b6f57f52
us pick us_14af
us to hawaiian_islands
= 5d7e4a40f999bda5
german pick ita_regia_aeronautica
german to cape_of_good_hope
= 1a022400b5b2efe9
japanese pick jap_26af
japanese to french_polynesia
= 0bfd766a0689249e
us done
= 91488fc5759f069a
german pick ger_fsjr
german to bay_of_biscay
= 1954a2d6c5efb144
japanese pick jap_23af
japanese to bismarck_sea
= 5c59063c1ac8012d
german pick ger_stuka
german to bay_of_biscay
= ee1b53fa90f2e69d
japanese pick jap_24af
japanese to gulf_of_alaska
= 2eec42b7f02f91dd
german done
= c05a61eb8c6b8092
japanese pick jap_22af
japanese to indian_ocean
japanese pick jap_25af
japanese to marshalls
= 47010cc3c6e814d8
british done
= cd8196a50e821eec
japanese pick jap_snlf_kure
japanese to bay_of_bengal
japanese done
= 60450bff34b911bc
us done
= 1ef54fb2fda8b1fe
british pick uk_sussex
british to hawaiian_islands
british done
= c227eb982b2896ec
japanese pick jap_shokaku
japanese to bay_of_bengal
japanese done
= 3f7f6cee56a5534f
german pick fra_colbert
german to south_atlantic
german pick fra_foch
german to south_atlantic
german pick ger_admiral_graf_spee
german to western_approaches
german pick ita_zara
german to south_atlantic
german done
= e6d074f701a121ec
japanese invert jap_iboat_2
japanese done
= 86062b8d45ce4f11
us done
= 4734d76e4b00fb78
german invert ger_uboat_12
german done
= db7cbb1fcc7dfa24
british fight air_gap
= 44604cb0b936a50d
japanese fight indian_ocean
japanese strike jap_22af australia
japanese aim jap_22af aus_hmas_canberra | 5 2 2
= 70c7ee8a54140012
us fight central_pacific
= 5f9e0597dd1d6bfa
german fight eastern_mediterranean | 6
= 7ffa7198095af907
british fight mid_atlantic
= c124414dbe08363f
japanese fight aleutians
= 8f8afc4b359b55b8
us fight hawaiian_islands | 2 5 4 ; 5 ; 2
= fb579771d50eb7f3
japanese torpedo jap_iboat_2 us_louisville | 2
= 7296bb0614bb4334
german fight eastern_seaboard | 4 ; 6 ; 6 ; 5 ; 2
= 9584963faa32f6c3
british fight western_mediterranean
= 79f38fe9c471b27c
japanese fight home_islands
= 989a7ac0b466432c
us fight french_polynesia
= 3d08805d4cd29fe1
japanese strike jap_26af samoa | 1 5 4
= 002d509ee27a22c0
german fight north_sea
= 194d4836051be788
british fight cape_of_good_hope
= 90c93297b499c170
japanese fight marianas
= 0cc4b4ffba436964
us fight bay_of_bengal
= 354cee01a6bb8316
japanese bomb jap_shokaku trincomalee
japanese aim jap_shokaku uk_shropshire | 1 1 6 6 ; 1 6
japanese land jap_snlf_kure andaman_islands
= 2d1a3c5081d9a894
german fight barents_sea
= 01ee281b5c3fcdd7
british fight south_atlantic | 2
= 484f58a18a2a253b
japanese fight bismarck_sea
= 44478aa7f5f770ee
us fight indonesia
= e4a5bf290dd833d5
japanese choose air
= 23400c7d1ac3b226
us choose surface | 2 ; 3
= aa492d86111b3dd8
japanese rest uk_hermes | 2 2 4 2 ; 2 ; 4 4 ; 2 5 6 3 ; 5 4
= c6c63e8f81f4084c
us aim uk_hermes jap_aoba | 5
= 28ac601f49dcb0a8
japanese to saigon
= 20a7f57b1c768149
german fight baltic_sea
= 9f4232852d3241b6
british fight western_approaches
= 264a6ed2284f1b71
british choose surface
= a107b354eabe8774
german choose surface
= fe13060c2f305500
british aim uk_howe ger_scharnhorst | 5 4 5 5 ; 2 6 2 ; 6 ; 6 6 ; 2 6 ; 3 1
= 02f6b74f993c4f8f
german to brest
= b3ff8bbb6ed4848b
japanese fight marshalls
= 382da611f2959b34
us fight gulf_of_alaska
= b1be6951b489fbe4
german attack ger_thor | 6 ; 5
german strike ger_stuka england
german aim ger_stuka uk_london | 3 6 2 ; 3
german drop ger_fsjr brest
= 0f603b60de928901
japanese strike jap_21af australia
japanese aim jap_21af aus_hmas_canberra | 2 4 4
= b35d8c2d8366ba88
british done
= d4bce92b6e07fcae
japanese done
= 835c5e02909401da
us done
= 32f6268c0f14e7d1
german done
= 95753dd4a53e14d3
japanese done
= 2eab146653640592
us done | 6 3 2
= 526fad1026c7c30e
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british to north_sea
british pick uk_malaya
british to bay_of_bengal
british pick uk_indomitable
british to barents_sea
british pick uk_suffolk
british to south_atlantic
british pick uk_hk_group_2
british to air_gap
british pick uk_hk_group_6
british to air_gap
british done | 2
= c6de3694bbc8b252
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to indonesia
japanese pick jap_fuso
japanese to marianas
japanese pick jap_hyuga
japanese raid
japanese pick jap_kongo
japanese raid
japanese pick jap_hiei
japanese raid
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_atago
japanese raid
japanese pick jap_maya
japanese to central_pacific
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_aoba
japanese to bismarck_sea
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_kako
japanese to central_pacific
japanese pick jap_oi
japanese to aleutians
japanese pick jap_soryu
japanese to marianas
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hiyo
japanese to aleutians
japanese pick jap_ryuho
japanese to indonesia
japanese done | 1 ; 5 ; 5 ; 3 ; 3
= 650ccd0e95a8cc25
us pick us_colorado
us to air_gap
us pick us_alabama
us to eastern_seaboard
us pick us_independence_cvl22
us to mid_atlantic
us pick us_san_francisco
us to indian_ocean
us pick us_sub_4
us to hawaiian_islands
us done | 5
= 946b4e087b3ef9bb
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_dunkerque
german to baltic_sea
german pick fra_strasbourg
german raid
german pick fra_bretagne
german to western_approaches
german pick fra_lorraine
german to eastern_mediterranean
german pick fra_suffren
german to western_mediterranean
german pick fra_duquesne
german raid
german pick fra_tourville
german to western_mediterranean
german pick ger_bismarck
german to western_approaches
german pick ger_tirpitz
german to western_approaches
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_admiral_scheer
german to air_gap
german pick ger_admiral_hipper
german to air_gap
german pick ger_ermland
german to caribbean_sea
german pick ger_atlantis
german to bay_of_biscay
german pick ger_pinguin
german to bay_of_biscay
german pick ger_thor
german to cape_of_good_hope
german pick ger_michel
german to cape_of_good_hope
german pick ita_andrea_doria
german raid
german pick ita_giulio_cesare
german raid
german pick ita_zara
german raid
german pick ita_pola
german to western_mediterranean
german pick ita_trento
german to caribbean_sea
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german pick ger_uboat_14
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done | 1 ; 2 ; 4 ; 5 ; 1 ; 2 ; 4 ; 3
german to germany
german to brest
= cd12bc11528ad354
british repair uk_revenge 1
british repair uk_revenge 1
british pick uk_rnzaf
british to hawaiian_islands
= d1dd9d2dfa4a832b
japanese pick jap_21af
japanese to coral_sea
= aa26e924e23b098b
us pick us_5af
us to south_atlantic
= b182165b5f5ca9a2
german pick ger_stuka
german to cape_of_good_hope
= 3fbb061b05dfc693
british done
= bfb09f2f12b1129e
japanese pick jap_22af
japanese to french_polynesia
= 34e5298109cbc014
us done
= 0d8bdc26549d1bf2
german done
= 49d52d61195b1eb3
japanese pick jap_23af
japanese to bismarck_sea
japanese done
= e9cc95ae6ff5242d
british done
= 430ac1a9a3009735
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_sasebo
japanese to home_islands
japanese done
= 8634d9220c348856
us pick us_amph_1stm
us to mid_atlantic
us pick us_amph_4thm
us to air_gap
us done
= 74d8b4ce5ef75297
japanese pick jap_hyuga
japanese to gulf_of_alaska
japanese pick jap_kongo
japanese to marshalls
japanese pick jap_atago
japanese to indonesia
japanese done | 2 ; 4
= c3b7cef4450124f4
german pick fra_strasbourg
german to caribbean_sea
german pick fra_duquesne
german to western_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_zara
german to air_gap
german done | 5
= 2db523153ca3b728
us done
= 688b9ea908d7688c
german done
= e043cad89ee67a1d
british fight air_gap
= bab2e8378d8794d8
british choose surface
= cdd43e00254b39f0
german choose surface
= fdbbca76ae11601c
british aim us_colorado ger_admiral_scheer | 3 2 5 1
= 1ed561548e7bcfa9
german rest us_colorado | 3 3 ; 5 ; 2 ; 6 ; 4
german to germany
= 2eafaf56282ec7d0
british stand
= 083e6d6c455264b5
german stand
= b6a86924719b5e9d
british choose surface
= b8f2c43198c970ec
german choose surface | 5 ; 2 ; 5
= 392d70a3c3f8949d
us to simons_town
= 615644920d232c13
japanese fight hawaiian_islands | 3
= 9274101034b99569
us fight home_islands
= 1da46493046eb802
japanese land jap_snlf_sasebo okinawa
japanese land jap_snlf_yokosuka okinawa
= 4eb1dfa8fe5a278d
german fight barents_sea
= ca80a79276796ce1
british fight eastern_mediterranean
= 6625c6f37161170e
japanese fight bismarck_sea
= a88cebbfbe2691a2
us fight bay_of_bengal
= e0a6c4eb05d665fc
german fight north_sea
= 63b7b3a6641d9f90
british fight western_mediterranean | 6
= ca5f3df3da3429f8
japanese fight french_polynesia
japanese strike jap_22af samoa
japanese aim jap_22af aus_hmas_australia | 4 5 1
= f4df41f1461d201d
us fight coral_sea
= dc75e6088122f41c
japanese strike jap_21af australia
japanese aim jap_21af uk_revenge | 5 2 1
= cecfe594ab13d772
german fight western_approaches
= 2013c5d240324b66
british choose surface
= aee54c0810221218
german choose surface
= e2dd66e32e7bb87f
british aim uk_nelson ger_tirpitz | 4 4 6 2 5 ; 3 ; 1 5 4 1 ; 3 2 2 4 ; 4 3 1 5 ; 4
british to murmansk
= 8593ddb0dafdc419
german to brest
= 315eeff0e5a287da
british fight cape_of_good_hope | 2 ; 4 ; 3 ; 3 ; 6 ; 6 ; 6 ; 2
= 9bb87aabb7bc794c
german strike ger_stuka simons_town | 2 2 4
= ca6ff657cb44206c
japanese fight marshalls
= 1ced1c068e8face9
us fight central_pacific
= 429fe9e659992ff7
german fight baltic_sea
= 5e0ca52a472e3da8
british fight south_atlantic | 6 5 1
= 98250dddd0d0831a
japanese fight gulf_of_alaska
= e73356d962501df4
us fight indian_ocean
= c263d919f698019d
german fight eastern_seaboard
= 65af907267bc1b3a
british fight mid_atlantic
= 770f399afe1084a0
japanese fight indonesia
= bf98c189993e8ede
us fight marianas
= 9f6c287fd57efc8f
german fight caribbean_sea
german attack ger_atlantis | 1 ; 2
= 2a9056be829f6b56
british done
= aa9b2c954c85b98b
japanese done
= 1b44c3acb361f035
us done
= 910ac61d48332a5b
german done
= e22360155e87de0a
japanese done
= fd6969bf8592cfc1
us done | 4 6 2
= 30d9f1f1f8d65ee6
british pick uk_royal_sovereign
british to indonesia
british pick uk_revenge
british to coral_sea
british pick uk_hood
british to western_approaches
british pick uk_duke_of_york
british to north_sea
british pick uk_glorious
british to barents_sea
british pick uk_ark_royal
british to bay_of_biscay
british pick uk_dorsetshire
british to mid_atlantic
british pick uk_hk_group_1
british to air_gap
british pick uk_hk_group_2
british to air_gap
british pick uk_hk_group_5
british to air_gap
british done | 2 ; 4
= 98613cd221429bf5
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_nagato
japanese raid
japanese pick jap_fuso
japanese to marianas
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_ise
japanese to aleutians
japanese pick jap_hiei
japanese to indonesia
japanese pick jap_kirishima
japanese to indonesia
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese raid
japanese pick jap_atago
japanese to marianas
japanese pick jap_maya
japanese to marianas
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_mikuma
japanese raid
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese raid
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_aoba
japanese to bismarck_sea
japanese pick jap_furutaka
japanese raid
japanese pick jap_kako
japanese to indonesia
japanese pick jap_kitakami
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_shokaku
japanese raid
japanese pick jap_shoho
japanese to marianas
japanese pick jap_junyo
japanese to marianas
japanese pick jap_ryuho
japanese to indonesia
japanese pick jap_chiyoda
japanese to home_islands
japanese pick jap_chitose
japanese to indonesia
japanese pick jap_taiho
japanese to aleutians
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 4 ; 2 ; 1 ; 1 ; 4 ; 1 ; 1 ; 4 ; 5 ; 3
= c68338faae480942
us pick us_indiana
us to air_gap
us pick us_alabama
us raid
us pick us_yorktown_cv10
us to eastern_seaboard
us pick us_lexington_cv16
us to mid_atlantic
us pick us_princeton_cvl23
us to caribbean_sea
us pick us_louisville
us to hawaiian_islands
us pick us_minneapolis
us to arabian_sea
us pick us_chester
us to arabian_sea
us pick us_tuscaloosa
us to air_gap
us pick us_sub_5
us to hawaiian_islands
us done | 4
= 7b55df5efe17e383
german pick fra_jean_bart
german raid
german pick fra_strasbourg
german to south_atlantic
german pick fra_bearn
german to western_mediterranean
german pick fra_algerie
german raid
german pick fra_duquesne
german to eastern_mediterranean
german pick ger_scharnhorst
german to south_atlantic
german pick ger_gneisenau
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_admiral_hipper
german to baltic_sea
german pick ger_prinz_eugen
german to south_atlantic
german pick ger_nordmark
german to south_atlantic
german pick ger_atlantis
german to western_approaches
german pick ger_orion
german to south_atlantic
german pick ger_kormoran
german to western_approaches
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german raid
german pick ita_andrea_doria
german raid
german pick ita_caio_duilio
german to western_approaches
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_gorizia
german to south_atlantic
german pick ita_trento
german to south_atlantic
german pick ita_bolzano
german raid
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_14
german to baltic_sea
german pick ita_10mas
german to western_mediterranean
german done | 5 ; 3 ; 2 ; 2
german to brest
= 0564031a1f0402a4
british repair uk_nelson 1
= a01cd6aed2f7680b
german repair ger_tirpitz 1
german repair ger_tirpitz 1
= 84798bf39304a508
british done
= 91d9bab5b5d8e45b
japanese pick jap_22af
japanese to bismarck_sea
= 6e87592f432a8b3d
us pick us_5af
us to cape_of_good_hope
= 933fc263225ed410
german pick ita_regia_aeronautica
german to baltic_sea
= 494ba9ea9ac93a40
japanese pick jap_23af
japanese to french_polynesia
= 5f50e4f25670d6b2
us pick us_15af
us to western_approaches
= b23bb09ebe808166
german pick ger_stuka
german to gulf_of_alaska
= 2bb2d25d0d410657
japanese pick jap_24af
japanese to indian_ocean
= ec6d79a3c4f52fd9
us pick us_12af
us to western_approaches
= 98185ee940975d97
german done
= e0b9098c84bd8d3b
japanese pick jap_21af
japanese to bay_of_bengal
= 1746e158efdfeeed
us pick us_13af
us to hawaiian_islands
= 9c069fc21c1ed784
japanese pick jap_25af
japanese to marshalls
= ac482a4632529dff
us done
= ddc82ec99c7fabc1
japanese done
= 9bc8f820b981ce57
british done
= 2ce71c10b34cc4e5
japanese done
= 4f65c620d1639a94
us done
= 7f86609ba4c79f10
japanese pick jap_nagato
japanese to hawaiian_islands
japanese pick jap_mikuma
japanese to hawaiian_islands
japanese pick jap_tone
japanese to hawaiian_islands
japanese done | 1
= ef7ff6d05476e473
us done
= 1cfd2ac57b4d0505
german pick fra_jean_bart
german to western_approaches
german pick fra_algerie
german to south_atlantic
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_roma
german to western_mediterranean
german pick ita_andrea_doria
german to south_atlantic
german pick ita_bolzano
german to north_sea
german done | 1
= ccf4080e89ec2f1c
japanese invert jap_iboat_1
japanese done
= c68cdb364c3d8ee9
us done
= cb535790d0b21995
german invert ita_10mas
german done
= a5a668e274f18a1b
british fight air_gap
= 648aae2d54dddd40
japanese fight hawaiian_islands | 2 2 3 ; 5 ; 4
= 605a5c3cdd30b5aa
japanese choose surface
= 4766a6f063905542
us choose air | 5 ; 3
us aim us_13af jap_tone | 1 3
= c1824ee7056a39a5
japanese torpedo jap_iboat_1 us_louisville | 2
japanese stand
= 9265bf65e0a16c20
us retreat
us to australia
= 073cebc069f4dfae
japanese done
= 11e96f0137b0de3b
us to panama_canal
us fight french_polynesia
= 57590afae3e47ad6
japanese strike jap_23af samoa | 1 1 6 ; 2
= 03b00cc0035c72f8
german fight barents_sea
= b3dc487677e2924f
british fight north_sea
= a00382831b46a8f6
british choose surface
= cacee97155127cea
german choose surface | 2 1 1 6 ; 1 ; 4
= 376d1c4b2138a12a
british stand
= d927a559946d1979
german retreat
german to brest
= 56dae52d1756e0ce
japanese fight marshalls
= 585170bcfb72c0b1
us fight arabian_sea
= 32060af6b392cba2
german fight mid_atlantic
= aa4f2b214c23af8f
british fight western_approaches | 6 6 2 3 3
= ee1848f46a36cc5e
british choose air
= 9bbc68b2275490b0
german choose surface | 4 ; 5
= 34f81544571898dc
us to gibraltar
us to usa
= 2d91ac567b2f4de3
british aim uk_hood fra_jean_bart | 3 1 6 6 ; 1 3 ; 4 2 6 5 ; 6 ; 3 2 1 ; 2 4 ; 4 4 3 5
= c8f3044260a1c84f
japanese fight central_pacific
= c1e32a05622cc079
us fight bay_of_bengal
= 84022d80ee443182
japanese strike jap_21af trincomalee
japanese aim jap_21af uk_york | 2 5 6 ; 6
= ecbbb5368934c297
german fight south_atlantic | 6
= fff68d81042130f9
british fight bay_of_biscay | 4 5 4
= 7d18ec2eeeb0dde4
german to neutral_port
= 428667a38cc2014f
japanese fight coral_sea
= c25a8eac680a0a64
us fight indian_ocean
= db7954fffedbf2d3
japanese strike jap_24af australia
japanese aim jap_24af uk_raaf | 4 5 6 ; 6
= 63efa0371847b76e
german fight cape_of_good_hope | 2 4 ; 6 ; 6 ; 2
= f3e97d849889850a
british strike us_5af diego_suarez | 1 4
british fight western_mediterranean
= b5d587860271adc2
japanese fight home_islands
= 67b71f91faa2f741
us fight marianas
= 8f7e3b36cc33ba29
german fight eastern_seaboard
= f70d53e09fb4fc7e
british fight eastern_mediterranean
= d10d8c6900419a74
japanese fight gulf_of_alaska
= bcd0b8d3ac51eba9
us fight aleutians
= 132ce022fd0ff701
german fight caribbean_sea | 1 4 3 ; 2
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_oktyabrskaya_revolutsiya | 6 5 ; 5
= 397b081bc9d30579
japanese fight bismarck_sea
= 2376171222cf2ffc
japanese choose air
= 978c562803bf9aae
us choose surface | 5 ; 5
= 9c4f2303204027d6
japanese rest uk_royal_sovereign | 3 6 1 ; 4 ; 5 6 ; 2 6 ; 4 5 ; 5 2
= cba3971b3cb765e7
british done
= 838aeed91366e880
japanese done
= 17ac62e7841692bf
us done
= 531987b73e071094
german done
= 58b91b81cc5255fd
us done | 2 1
= 9630914e0b3bdbe0
british pick uk_nelson
british to western_approaches
british pick uk_malaya
british to indonesia
british pick uk_king_george_v
british to north_sea
british pick uk_duke_of_york
british raid
british pick uk_illustrious
british to south_atlantic
british pick uk_formidable
british to mid_atlantic
british pick uk_indefatigable
british to barents_sea
british pick uk_cumberland
british to western_mediterranean
british pick uk_devonshire
british to bay_of_biscay
british pick uk_hk_group_6
british to air_gap
british done | 6 ; 1
= 8597a2939f9f4f73
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_nagato
japanese to marianas
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_kongo
japanese to indonesia
japanese pick jap_hiei
japanese to indonesia
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_myoko
japanese to indonesia
japanese pick jap_takao
japanese to indonesia
japanese pick jap_maya
japanese to marianas
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to indonesia
japanese pick jap_kumano
japanese to aleutians
japanese pick jap_tone
japanese to home_islands
japanese pick jap_aoba
japanese to bismarck_sea
japanese pick jap_kinugasa
japanese to aleutians
japanese pick jap_hosho
japanese to marianas
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_chiyoda
japanese to indonesia
japanese pick jap_chitose
japanese to indonesia
japanese pick jap_taiho
japanese to home_islands
japanese pick jap_unryu
japanese to central_pacific
japanese pick jap_amagi
japanese to indonesia
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 6 ; 4 ; 4 ; 5 ; 2 ; 4 ; 2 ; 1 ; 3
= b2f51e842f6919b8
us pick us_tennessee
us to bay_of_bengal
us pick us_california
us to indian_ocean
us pick us_mississippi
us raid
us pick us_massachusetts
us to air_gap
us pick us_alabama
us to eastern_seaboard
us pick us_wasp_cv7
us to caribbean_sea
us pick us_essex_cv9
us to mid_atlantic
us pick us_bunker_hill_cv17
us raid
us pick us_san_francisco
us to arabian_sea
us pick us_tuscaloosa
us to south_atlantic
us pick us_quincy_ca71
us to caribbean_sea
us pick us_sub_5
us to hawaiian_islands
us done | 5 ; 4
= 883ac8f14ba3f848
german pick fra_jean_bart
german raid
german pick fra_dunkerque
german to baltic_sea
german pick fra_lorraine
german to eastern_mediterranean
german pick fra_bearn
german raid
german pick fra_algerie
german to cape_of_good_hope
german pick fra_colbert
german raid
german pick fra_foch
german raid
german pick fra_dupleix
german to cape_of_good_hope
german pick fra_duquesne
german raid
german pick fra_tourville
german to eastern_mediterranean
german pick ger_tirpitz
german to bay_of_biscay
german pick ger_scharnhorst
german to bay_of_biscay
german pick ger_gneisenau
german to bay_of_biscay
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_nordmark
german to cape_of_good_hope
german pick ger_ermland
german to cape_of_good_hope
german pick ger_pinguin
german to cape_of_good_hope
german pick ger_orion
german to cape_of_good_hope
german pick ger_kormoran
german to bay_of_biscay
german pick ger_michel
german to bay_of_biscay
german pick ita_vittorio_veneto
german raid
german pick ita_andrea_doria
german to bay_of_biscay
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german raid
german pick ita_zara
german raid
german pick ita_pola
german raid
german pick ita_gorizia
german raid
german pick ita_trieste
german to eastern_mediterranean
german pick ita_bolzano
german to bay_of_biscay
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to western_approaches
german pick ger_uboat_05
german to western_approaches
german pick ger_uboat_07
german to western_approaches
german pick ger_uboat_08
german to western_approaches
german pick ger_uboat_09
german to western_approaches
german pick ger_uboat_10
german to western_approaches
german pick ger_uboat_11
german to western_approaches
german pick ger_uboat_12
german to cape_of_good_hope
german pick ger_uboat_13
german to western_approaches
german pick ger_uboat_14
german to cape_of_good_hope
german pick ger_uboat_15
german to western_approaches
german pick ger_uboat_xxi_1
german to western_approaches
german done | 4 ; 4 ; 3
german to brest
german to germany
= 18b00d290984c679
british repair uk_revenge 2
british repair rus_oktyabrskaya_revolutsiya 1
british repair rus_oktyabrskaya_revolutsiya 1
british pick uk_raf_coastal
british to western_approaches
= 421cb45990d4598e
japanese pick jap_22af
japanese to hawaiian_islands
= 4adc6dc3d5dab7dd
us pick us_15af
us to western_mediterranean
= 58de813518b3e37b
german pick ger_stuka
german to coral_sea
= cf19f59b53e8a7cd
british done
= 5f2528bf6b44a2c4
japanese pick jap_23af
japanese to french_polynesia
= 7067faf61f4813f7
us pick us_13af
us to arabian_sea
= 2e3ed9c0c334f2aa
german pick ita_regia_aeronautica
german to cape_of_good_hope
= 378e7e06cc927870
japanese pick jap_21af
japanese to bismarck_sea
= ab0f2b12a46c86b6
us pick us_7af
us to north_sea
= a98f1834e8e03b21
german done
= 05c882db0dff10fe
japanese pick jap_25af
japanese to marshalls
= 3a074ef37faf1889
us done
= 954c5a0c59414a89
japanese pick jap_24af
japanese to gulf_of_alaska
japanese pick jap_26af
japanese to hawaiian_islands
= 51fe10771d626385
british done
= f45f532e297e7787
japanese pick jap_snlf_yokosuka
japanese to aleutians
japanese pick jap_snlf_kure
japanese to bismarck_sea
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= 62f7c43269d49d2b
us pick us_amph_1stm
us to eastern_seaboard
us done
= cd118767984e35a6
british pick uk_duke_of_york
british to barents_sea
british done
= 61f96078cd426adc
us done
= f4f0b014ae02bbcb
german pick fra_bearn
german to eastern_mediterranean
german pick fra_duquesne
german to south_atlantic
german pick ita_giulio_cesare
german to south_atlantic
german pick ita_zara
german to bay_of_biscay
german pick ita_pola
german to south_atlantic
german pick ita_gorizia
german to south_atlantic
german done | 2
= 754d28e3b3aa4ac4
japanese done
= abacee1fff778911
us done
= b76a19f65162955f
german invert ger_uboat_14
german invert ger_uboat_15
german done
= d06bba65a870fd6a
british fight north_sea
british strike us_7af germany
british aim us_7af ger_admiral_hipper | 3 4
= 1163d696c4350a5a
japanese fight bay_of_bengal
= 0bdf96acdd269eab
us fight hawaiian_islands | 4 2 6 5 3 3 ; 2
= 56ccf8221c2d056b
japanese strike jap_26af pearl_harbor
japanese strike jap_22af pearl_harbor
japanese rest us_pennsylvania | 2 1 4 ; 3 3 4
= b5837f1c144fa7d8
german fight eastern_mediterranean
german bomb fra_bearn suez
german aim fra_bearn uk_warspite | 3 4
= f7c8e789ae3a8a8e
british fight air_gap
= bad9ff7b85845954
japanese fight french_polynesia
= cc3d33d64eeba1b7
us fight aleutians
= 567f579c91e5a0b4
japanese land jap_snlf_yokosuka attu_kiska
= 15b8a072be5538ec
german fight bay_of_biscay | 1
german attack ger_kormoran | 3 ; 1
= dbc9479c6ba0e400
british choose surface
= 33a08a480b2870f6
german choose surface
= 9f6d08f4f00c5132
british aim uk_devonshire ger_gneisenau | 1 ; 6 6 3 6 ; 2 1 2 ; 5 5 2 ; 4 6 ; 2 2 5 ; 1 ; 3 1 1 6 ; 6 ; 5
british fight barents_sea
= a912c0eb0c41c88f
japanese fight indonesia
= 50af36468c51ecdc
japanese choose air
= 698d0bb72a3386fd
us choose surface | 1 ; 3
= ff64f1148ebcb0d9
japanese rest uk_malaya | 3 6 ; 1 ; 5 5 ; 3 1 ; 2 5 2 4
= 045702aac1a793e1
british to trincomalee
= 425595874d8455ed
us fight marianas
= 7b6e1985a4a39dfb
german fight caribbean_sea
= fecda479ac4f13c9
british fight mid_atlantic
= c606e789a8725b2e
japanese fight gulf_of_alaska
= aa98e8de273de595
us fight central_pacific
= 42f51e5f23f172b3
german fight western_mediterranean
= cbe327e749b6c4a1
british strike us_15af taranto
british aim us_15af ita_vittorio_veneto | 1 1
british fight eastern_seaboard
= c75db65f4c0d4858
us land us_amph_1stm usa
= 76329cc3bbeef695
japanese fight coral_sea
japanese strike ger_stuka australia
japanese aim ger_stuka aus_hmas_canberra | 6 5 5 ; 2 3 1
= 0371cc07b58a453e
us fight bismarck_sea
= bde8cdd49f9accd3
japanese land jap_snlf_sasebo truk
japanese land jap_snlf_kure lae
= d6787ed7006b8da6
german fight western_approaches | 5 6 ; 5 ; 5 ; 6 ; 4 ; 2 ; 6 ; 1 ; 1 ; 4
german torpedo ger_uboat_15 uk_nelson | 6 ; 1
= 49f066b157859c90
british fight baltic_sea
= 852eda28aa7c420d
japanese fight home_islands
= 7519053f3841d8c1
us fight marshalls
= 21d1d217fecba00b
german fight cape_of_good_hope
german attack ger_uboat_12 | 6 ; 4
german strike ita_regia_aeronautica simons_town
german aim ita_regia_aeronautica us_amph_4thm | 4 5
= 177dd8e63c659ea3
british choose air
= 162580960b3cc1b7
german choose surface | 2 ; 3
= 43c6c00a18a1a01e
british aim us_tuscaloosa ita_giulio_cesare | 4
= f0dd501d4ed38857
german rest us_tuscaloosa | 5 ; 5 2 2 5 ; 6 ; 3 ; 1
= 1fbf01b0953e6ce3
british retreat
= 117675c77eb270ab
german stand
german ignore fra_duquesne
german pursue ita_pola 1
german done
= a4fe428f138925ec
british choose air
= a89753858655c279
german choose surface | 2 ; 3 ; 2
german pursue ita_pola 1
= 175a4806bb2929a0
british choose air
= a2b23486748ae0fb
german choose surface | 4 ; 5 ; 2
german pursue ita_pola 1
= 05830e4705c6c5c4
british choose air
= 4905df58f3f2b35e
german choose surface | 4 ; 6 ; 1
german break ita_pola
= be3f48f6d26ed21f
british to usa
= 61cb07fcc6dea8f0
japanese fight indian_ocean
= e631f63da5b8138f
us strike us_13af diego_suarez | 1 2
= 9ab544d4b618232d
british done
= 0f8781d16844fd45
japanese done
= 914e317ed2fc8502
us done
= 2e279cb3277f58e5
german done
= 56aaa4d892af9406
british done
= e9070046cd52e2c1
us done | 1 6 4
= bd643bdaa1facec7
british pick uk_malaya
british to indonesia
british pick uk_revenge
british raid
british pick uk_cornwall
british to indonesia
british done | 2
= cb692d637d81e7ed
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese raid
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_hiei
japanese to marianas
japanese pick jap_haruna
japanese to aleutians
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_maya
japanese to indonesia
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_tone
japanese to indonesia
japanese pick jap_aoba
japanese to bismarck_sea
japanese pick jap_furutaka
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese raid
japanese pick jap_soryu
japanese raid
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_zuiho
japanese raid
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_taiho
japanese to central_pacific
japanese pick jap_unryu
japanese to marianas
japanese pick jap_katsuragi
japanese to marianas
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 3 ; 2 ; 6 ; 6 ; 4
= edd235d274fa13e1
us pick us_arizona
us to indian_ocean
us pick us_enterprise_cv6
us to arabian_sea
us pick us_northampton
us to indonesia
us pick us_chester
us to bay_of_bengal
us done | 1
= edb955036bf72075
british repair uk_nelson 4
british repair rus_oktyabrskaya_revolutsiya 2
= 45c5eb468f3f26d7
german repair fra_jean_bart 2
german repair fra_jean_bart 2
german repair ita_bolzano 1
= a450fb652a147e1d
british done
= 4d10b0c31c90d5f1
japanese pick jap_21af
japanese to hawaiian_islands
= cec120f33a09b098
us done
= 9508b7504717a9d0
german pick ger_stuka
german to coral_sea
= 65da6b80908e7426
japanese pick jap_23af
japanese to bismarck_sea
= e01c92029cf191e1
german pick ita_regia_aeronautica
german to french_polynesia
= 381b8ab3a4cf1231
japanese pick jap_22af
japanese to marshalls
japanese pick jap_24af
japanese to gulf_of_alaska
japanese pick jap_25af
japanese to french_polynesia
japanese pick jap_26af
japanese to hawaiian_islands
japanese done
= 32a03f4e93278721
british pick uk_revenge
british to indonesia
british done
= a4c21d86d4bda69a
japanese pick jap_fuso
japanese to hawaiian_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_zuiho
japanese to bismarck_sea
japanese done | 1 ; 2
japanese done
japanese fight arabian_sea
= e54abb4b1396c3e1
us fight central_pacific
= 2d7a099c2f07fd22
japanese fight french_polynesia
= 0e03f0c90f36f079
us fight indian_ocean
= 011f4e425e33a368
japanese fight indonesia
= a4aadafcdc16f499
japanese choose air
= 6c9914710336dd09
us choose surface | 5 ; 4
= e587d3e4b3cb2443
japanese kamikaze jap_shoho
japanese kamikaze jap_hiryu
japanese done
japanese rest uk_malaya | 5 2 5 ; 5 3 ; 3 5 3 4 ; 3 ; 2 4 ; 4
japanese to singapore
japanese to philippines
japanese stand
= 13a2bb84c47424bd
us retreat
us together
= 7c68e5e00f68c239
japanese done
= 4335265f35ae8a8d
british to samoa
british to australia
= b3ae4a771078f02d
us to australia
us fight bay_of_bengal
= 360eac2740764a85
japanese fight marianas
= b14c4c213d465954
us fight home_islands
= 89ef2977c2d3faef
japanese fight coral_sea
japanese strike ger_stuka australia
japanese aim ger_stuka uk_cornwall | 4 5 4 ; 5
= 733218bd07486399
us fight bismarck_sea
= 9de0b01a7e042ac8
japanese fight marshalls
= d737939583579268
us fight gulf_of_alaska
= 04d409f14d0eff2f
japanese fight aleutians | 3 ; 2
japanese strike jap_26af pearl_harbor
japanese strike jap_21af pearl_harbor
japanese done
japanese rest us_10af | 3 5 3 ; 4 3 1
= 169f266802494968
british to pearl_harbor
= a47bf46c4e8084b9
japanese done
= c49e3a20217d08ab
us done
= de660c5c020ef55f
german done
= 10db12fd66a55343
end 2720 over 10db12fd66a55343a63d58fddbdcab62 1aa4fbbe7f82f954
