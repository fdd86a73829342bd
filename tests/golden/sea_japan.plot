flagplot 1
game admirals-war 1
scenario standard
options {"players":"four","victory":"individual","parallel_theatres":true,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Each for himself: neither Ally can win, and Japan has most points"
dice fast 1
start 23e3040142ff9064bce93a792ee848ed
british done
= 65c068c5c2453b82
us done
= e48f027242f284c9
japanese force jap_soryu
japanese done
= 24676699ba8021a4
british pick uk_valiant
british to western_approaches
british pick uk_eagle
british to western_mediterranean
british pick uk_kent
british to indian_ocean
british pick uk_cumberland
british to south_atlantic
british pick uk_sussex
british to air_gap
british pick uk_york
british to cape_of_good_hope
british pick ned_de_ruyter
british to indonesia
british done | 5
= c4218ea46a9043df
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_akagi
japanese raid
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_iboat_1
japanese to home_islands
japanese done | 1 3 2 1 4 6 5 6 2 5 4 5 5
= a50a7c5d4d2cecf4
us pick fra_provence
us to south_atlantic
us pick fra_suffren
us to eastern_mediterranean
us pick fra_dupleix
us to eastern_mediterranean
us pick fra_tourville
us to eastern_mediterranean
us pick us_pensacola
us to indonesia
us done | 6
= c8ad60fb56513c7f
german pick ger_gneisenau
german to north_sea
german pick ger_ermland
german to mid_atlantic
german pick ger_thor
german to eastern_seaboard
german pick ita_littorio
german to western_mediterranean
german pick ita_vittorio_veneto
german raid
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_zara
german raid
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trieste
german raid
german pick ita_bolzano
german raid
german pick ger_uboat_02
german to eastern_seaboard
german pick ger_uboat_03
german to barents_sea
german pick ita_10mas
german to eastern_mediterranean
german done
= ac9dc65392792a92
british done
= 9944f961ed07ba78
japanese pick jap_21af
japanese to home_islands
= 3a6317fafd05dcc9
german pick ger_luftflotte_5
german to barents_sea
= 2f219820c5b14463
japanese done
= b52b64da9d629112
german pick ita_regia_aeronautica
german to baltic_sea
german done
= 97ac468578595773
japanese done
japanese sail
japanese done
= 89ac389d27050930
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german done
= d01f020d415a99cf
japanese invert jap_iboat_1
japanese done
= 63d7c34f612d4438
german invert ger_uboat_02
german invert ger_uboat_03
german invert ita_10mas
german done
= caed167cc94a4606
japanese aim jap_soryu us_nevada | 6 3 5 ; 4 6
japanese aim jap_soryu us_maryland | 3 3 4
japanese leave
japanese to yokosuka_navy_yard | 4 2 3 6
= 47998a71d1896847
british agree
= 5b4871dbd55548f6
japanese agree
= 5479445c8d1e0e6f
us agree
= 5f0610cbb5465607
german agree
= 0a5b344ea29d0e90
british fight air_gap
= b36b65a34db58016
german fight caribbean_sea
= 198eb50a85c77e71
british object
= 0d5a8a4fc8ab21d8
british fight baltic_sea
= 2817acce559eed99
japanese fight coral_sea
= 7ab64bfa2fb4d239
us fight indian_ocean
= a7c8245c564fe9b4
german fight western_approaches
= 77e4a3c320f20e92
british fight mid_atlantic
= fbd816712bb2b4eb
german fight south_atlantic
= c924c28f17d5549d
british fight barents_sea
= 4dbdf72199c36b06
german fight cape_of_good_hope
= c49537db02e90879
british fight north_sea
= 8eb97f570ada799c
german fight eastern_seaboard | 3
= 9253202159c03f6c
british fight eastern_mediterranean
= 86a90a70e3de64f2
us choose surface
= b485ec55b8fce996
german choose surface
= 0e7b072a6c05809a
us rest ita_conte_di_cavour | 4 ; 4 ; 2
= 8a2062f917e137c4
german aim ita_caio_duilio fra_tourville
german rest fra_tourville | 5 6 1 3 ; 4 ; 3 6 4 5 ; 1 ; 5 6 1 4 ; 3 ; 2
german torpedo ita_10mas fra_dupleix | 2
= 9edecc3c476bce89
us retreat
= 2e39fb517706a384
german stand
= 4e990003e83a935e
us together
= 2a70c66d5ed05fe3
german done
= 120ca53161a333b6
us to simons_town
us to simons_town
= 9b035509aeeb9913
british choose air
= d556c7696bed15ad
german choose surface | 3 ; 3
= efd3c92d8e26e684
british aim uk_eagle ita_andrea_doria | 3 ; 1 1 2 3 ; 5 6 5 5 ; 5
british done
= 3d1375848219a0e8
japanese done
= a4e25f68357ccf1d
us done
= df00e893057804ac
german done | 6 4 ; 5 3 ; 5 4 ; 5 5 ; 6 6 ; 2 5 ; 1 1 ; 2 5 ; 5 4 ; 4 4 ; 4 5 ; 2 5 ; 6 2 ; 4 5
= 806446d3dedcbce5
british pick uk_ark_royal
british raid
british pick uk_kent
british raid
british pick uk_suffolk
british raid
british pick uk_norfolk
british to western_approaches
british done
= da6492f535870d22
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_fuso
japanese to indonesia
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_kongo
japanese raid
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_maya
japanese to indonesia
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to central_pacific
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to marianas
japanese pick jap_kinugasa
japanese raid
japanese pick jap_kako
japanese to marianas
japanese pick jap_soryu
japanese to aleutians
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 5 ; 3 ; 3 ; 3
= 9f1cef89e4f53df4
us pick us_oklahoma
us to arabian_sea
us pick us_tennessee
us to indian_ocean
us pick us_west_virginia
us to bay_of_bengal
us pick us_new_york
us to air_gap
us pick us_minneapolis
us to indonesia
us pick us_tuscaloosa
us raid
us pick us_quincy_ca39
us to mid_atlantic
us done | 3 ; 3 ; 2
= de1d4ad2e5a8d1d1
german pick ger_scharnhorst
german raid
german pick ger_gneisenau
german to north_sea
german pick ger_lutzow_pb
german to barents_sea
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_prinz_eugen
german to barents_sea
german pick ger_ermland
german to south_atlantic
german pick ger_orion
german to barents_sea
german pick ger_thor
german to eastern_seaboard
german pick ita_littorio
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_zara
german raid
german pick ita_pola
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german done
= dc6baf3a8739f6c9
british done
= ba57df76189c61a0
japanese pick jap_22af
japanese to french_polynesia
= 88c629f3f7d7eb3b
us done
= 2ddac0a9051d91c2
german pick ger_stuka
german to barents_sea
= e049416031ad490b
japanese pick jap_21af
japanese to bismarck_sea
= 531330ce2e74b82f
german done
= ee5f9b5cd9b91341
japanese pick jap_23af
japanese to marshalls
japanese pick jap_24af
japanese to french_polynesia
= 9479b12badde6d5b
british done
= 7a8a643d9b545d0f
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= 44869594d45c0d08
british pick uk_ark_royal
british to western_approaches
british done
= cdeedd78b3348696
japanese pick jap_kongo
japanese to hawaiian_islands
japanese done | 2
= cfc0255f969125aa
us done
= ac0f224f3be0abec
german pick ger_scharnhorst
german to bay_of_biscay
german pick ita_zara
german to south_atlantic
german done
= b5fb56125ef6234b
japanese done
= 13cfbe983ba16617
british agree
= 5ee1849cb710b4d8
japanese agree
= bf7c60408b155447
us agree
= 6becced424cc66e5
german agree
= f993d196ad5a9452
british fight bay_of_biscay
= b648bf73c2be8d7a
german fight western_mediterranean
= 43fa344433db7f69
british fight barents_sea | 5
= 2c2b9a0b78057767
german fight western_approaches
= 062ae3289e53e0ba
british object
= 2cc093178ddd4b22
british fight eastern_seaboard | 3
= 399e18049a7cffd8
japanese fight marshalls
= bda06aa28126f9f6
us fight hawaiian_islands | 3
= d4516388acc2c058
german fight eastern_mediterranean
= 374dc7167ab2e10d
british fight north_sea
= 75ea82bcefb16ac9
japanese fight bismarck_sea
= e669adbdae5e8791
us fight home_islands
= 85b5f054f20cd2ab
japanese land jap_snlf_kure yokosuka_navy_yard
= ce1d75be07251afe
german fight mid_atlantic
= 28b85cdbbcb82e2b
british fight baltic_sea
= 92cfeb32058bb2b5
japanese fight bay_of_bengal
= f96df8e68f7429a1
us fight aleutians
= 5c5b3fd47ad9d6e3
german fight south_atlantic
= d0147db39be1f9e2
japanese fight arabian_sea
= 492943dd3e305e74
us fight indian_ocean
= 0e55de12df983fa2
japanese fight central_pacific
= 86c12b9a91901ab3
us fight indonesia
= 3f735e23cee81d3e
japanese choose air
= 649b4f3a661376bb
us choose surface | 3 ; 4 ; 6 3 4 1 ; 5 ; 5 ; 6 ; 4
us aim us_minneapolis jap_chokai | 3
= 667029440f30b425
japanese bomb jap_hiryu philippines
japanese aim jap_hiryu us_houston | 5 4 3 ; 3
japanese fight french_polynesia
= 21bae21ecb825df6
british done
= 84788be49a7a248b
japanese done
= 2f8fbf16e7badd5f
us done
= a7470b517634f002
german done
= 9ded81a30dfea164
us done | 1 1 2
= 703cbd0caf636995
british pick uk_hood
british to western_approaches
british pick uk_repulse
british to north_sea
british pick uk_duke_of_york
british to air_gap
british pick uk_berwick
british to barents_sea
british pick uk_cornwall
british to indonesia
british pick uk_cumberland
british to south_atlantic
british pick uk_sussex
british to barents_sea
british pick uk_shropshire
british to indonesia
british pick uk_hk_group_1
british to mid_atlantic
british done | 1
= 6acfcef3774fae41
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_nagato
japanese to marianas
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_ise
japanese to home_islands
japanese pick jap_kirishima
japanese to aleutians
japanese pick jap_nachi
japanese raid
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to indonesia
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_kumano
japanese to indonesia
japanese pick jap_tone
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_kako
japanese to marianas
japanese pick jap_akagi
japanese to marianas
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_hiryu
japanese to central_pacific
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese raid
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_zuikaku
japanese to central_pacific
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 3 ; 2 ; 1 ; 4
= bf4a8ef6c2c67da5
us pick us_new_mexico
us to mid_atlantic
us pick us_north_carolina
us to south_atlantic
us pick us_pensacola
us to indian_ocean
us pick us_louisville
us to arabian_sea
us pick us_indianapolis
us to indian_ocean
us pick us_northampton
us to north_sea
us pick us_chester
us to bay_of_biscay
us pick us_portland
us raid
us pick us_tuscaloosa
us to eastern_seaboard
us done | 5 ; 4
= 3c1a5c416c8268e5
german pick fra_jean_bart
german to western_approaches
german pick fra_lorraine
german to western_mediterranean
german pick ger_scharnhorst
german to baltic_sea
german pick ger_admiral_scheer
german to western_approaches
german pick ger_admiral_graf_spee
german raid
german pick ger_admiral_hipper
german to western_approaches
german pick ger_ermland
german to cape_of_good_hope
german pick ger_dithmarschen
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to western_approaches
german pick ger_thor
german to caribbean_sea
german pick ger_kormoran
german to western_approaches
german pick ita_littorio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_gorizia
german raid
german pick ita_trento
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german done | 5 ; 5 ; 1 ; 6
german to germany
german to brest
= 8cada81de46a219a
british done
= de8d8787de4a552d
japanese done
= f54917014e9dbabc
us done
= 9f2ad31369d7fdb6
german pick ita_regia_aeronautica
german to baltic_sea
german pick ger_fsjr
german to north_sea
german done
= e2991f5a4f70223e
british done
= ed091d76b4d764ee
japanese done
japanese pick jap_nachi
japanese to hawaiian_islands
japanese done
= dc09c979a69a3581
us done
= b1b2c2dbd7dd66aa
german pick ger_admiral_graf_spee
german to western_approaches
german done
= 0ebc7e7bf9b7ee87
japanese done
= f180c551df7221d7
german done
= 53f39d098f44ab29
british agree
= 9c5a3b0bf34a9053
japanese agree
= cb1d32f194c678d8
us agree
= e1b83d33e101fa57
german agree
= 55d91d15372e09a8
british fight baltic_sea
= 7a83857759144246
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_kirov | 2 3
= dce10d16dbdd5ff1
german fight air_gap
= d26386c1330e199e
british fight south_atlantic
= 51e32285b6751d56
german fight eastern_seaboard
= 1a39c6297fb56a45
british fight north_sea
= 18c3af27562005fd
german drop ger_fsjr germany
= 58e71dcabceff46f
german fight caribbean_sea | 2
= f8b7bfe696b65a06
british fight eastern_mediterranean
= 924abef1df9acb57
german fight mid_atlantic
= 7bbf541f957188a1
british fight cape_of_good_hope | 2 ; 2 ; 1 ; 6
= fd53dbfbf0a47902
german fight barents_sea
= 8e6cc0dd31eaa2f6
british fight western_approaches | 5
= 877872c7b8a5b1af
german to germany | 5
= 002628246675aae4
british choose surface
= 76cd5cbe63f3f6dd
german choose surface
= 60452c260bc07f23
british aim uk_hood ger_admiral_scheer | 6 4 3 1 ; 5 ; 3 5 6 3 ; 6 ; 6 4 ; 5 ; 6 2 ; 2 ; 6 ; 1
= ddd35b20963804ea
german fight bay_of_biscay
= c02104a23d8f68ed
japanese fight central_pacific
= f46d31de0101eecb
us fight hawaiian_islands | 3 ; 3
= be1d362ce82a7bd5
japanese fight indonesia
= b4e4d68cfdb7b44f
japanese choose air
= 69ff811e4a3707f3
british choose surface | 3 ; 1
= 874316f6503959ed
japanese aim jap_kaga uk_shropshire | 2 3 2 4
= abd652ba60d56a93
british to trincomalee
british retreat
= 1eccea9ef1536d5d
japanese stand
japanese pursue jap_atago 1
japanese pursue jap_chokai 1
japanese done
= 73d978c1b943fc57
japanese choose air
= 9056ff8990df8944
british choose surface | 1 ; 3 ; 1 ; 5 ; 4
british aim uk_cornwall jap_chokai | 4
= 00df4b3baf3d990b
japanese bomb jap_kaga singapore
japanese aim jap_kaga uk_revenge | 5 5 2 1 ; 3 3
= 7570d8837b71e068
us object
us fight arabian_sea
= 22ca617bf0ab42c3
japanese fight indian_ocean
= eed05302eaa93763
us fight home_islands
= b102807f499590c8
japanese fight marianas
japanese bomb jap_akagi philippines | 3 5 5 4
= d2367ea2e32164a7
us to australia
= 6fdd8dc936412c84
british to trincomalee
british to australia
british to trincomalee
british done
= 253c4f963dccd64b
japanese done
= 30e0a8c27d38c567
us done
= c923f72f3034f771
german done
= c089a0ffe72cc9a1
us done | 5 5 2
= 141c059078a4d66c
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_royal_sovereign
british to indonesia
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_ark_royal
british to mid_atlantic
british pick uk_cumberland
british to south_atlantic
british pick uk_london
british raid
british pick uk_exeter
british to coral_sea
british done | 5
= f05faf0a22c8e09c
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_ise
japanese to marianas
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_haruna
japanese to marianas
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_ashigara
japanese to central_pacific
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_tone
japanese to central_pacific
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to aleutians
japanese pick jap_kinugasa
japanese to aleutians
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_hosho
japanese raid
japanese pick jap_zuiho
japanese to marianas
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 3 ; 1 ; 5 ; 4 ; 6
= be8a4c2ffa3b3415
us pick us_tennessee
us to bay_of_bengal
us pick us_california
us raid
us pick us_maryland
us to arabian_sea
us pick us_west_virginia
us to indian_ocean
us pick us_colorado
us raid
us pick us_idaho
us to air_gap
us pick us_washington
us to south_atlantic
us pick us_saratoga_cv3
us to indian_ocean
us pick us_pensacola
us to indonesia
us pick us_salt_lake_city
us to barents_sea
us pick us_astoria
us raid
us done | 6 ; 4 ; 6 ; 5
= 0271fc715c8e48ba
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_lorraine
german raid
german pick ger_tirpitz
german raid
german pick ger_gneisenau
german to baltic_sea
german pick ger_lutzow_pb
german to north_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_admiral_hipper
german to north_sea
german pick ger_prinz_eugen
german to north_sea
german pick ger_nordmark
german to north_sea
german pick ger_dithmarschen
german to barents_sea
german pick ger_atlantis
german to north_sea
german pick ger_thor
german to eastern_seaboard
german pick ger_michel
german to barents_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_zara
german to bay_of_biscay
german pick ita_pola
german raid
german pick ita_gorizia
german raid
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german to eastern_mediterranean
german pick ger_uboat_01
german to eastern_seaboard
german pick ger_uboat_02
german to eastern_seaboard
german pick ger_uboat_03
german to eastern_seaboard
german pick ger_uboat_04
german to eastern_seaboard
german pick ger_uboat_05
german to eastern_seaboard
german pick ger_uboat_07
german to eastern_seaboard
german pick ita_10mas
german to eastern_mediterranean
german done
= ff9bcd880fe74c9b
british done
= b9ad9262e9ee3d2c
japanese pick jap_21af
japanese to bismarck_sea
= b23615b836a4c607
us done
= 2f8742f4401f7492
german pick ger_luftflotte_5
german to north_sea
= e000f29cbd90beec
japanese pick jap_22af
japanese to french_polynesia
= 38a39036b879be80
german pick ger_stuka
german to baltic_sea
= 9c9a733665229a14
japanese pick jap_23af
japanese to marshalls
= c020b94fb34584a4
german pick ita_regia_aeronautica
german to barents_sea
= 1a98eb3c0990d632
japanese pick jap_25af
japanese to french_polynesia
= 6586c5609b55d1b6
german pick ger_fsjr
german to barents_sea
= cea76d538ccd1315
japanese pick jap_26af
japanese to bismarck_sea
japanese done
= ee649d9d8200ddb0
british done
= bece6056c0e9ee80
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_sasebo
japanese to central_pacific
japanese done
= dce11d691885e283
british pick uk_london
british to eastern_seaboard
british done
= 698b63e538d539dd
japanese done
= c21a22bcf82b6a17
us done
= 03d97ab04624ac73
german pick ita_pola
german to south_atlantic
german done
= 6ed7088c6896a050
japanese invert jap_iboat_1
japanese done
= 401aff668e70e05a
german invert ger_uboat_01
german done
= ea772aeea3fc72a6
british object
british fight south_atlantic
= 6c4a93702a38173e
british choose surface
= 76112c76ac9b2a30
german choose surface | 5 ; 6 5 2 3 2 ; 2 6
german aim ita_pola us_washington | 2
= a21fe47fbb6b9ffd
japanese fight french_polynesia
= d81e99d8e77c74ca
us fight bismarck_sea
= 3d5e8da574172397
german fight barents_sea | 6 ; 4
german drop ger_fsjr germany
= 0e1daa4ba8ebb3e0
us choose surface
= e411aa60c046a0af
german choose air | 4 ; 6
german aim ita_regia_aeronautica us_salt_lake_city | 6 4 ; 1
= 23ce353837964324
us retreat
= d189814a7b18a915
german stand
= c8c227e989823b5c
us to england
= 8a96745449d0815d
british fight cape_of_good_hope
= d5e49dbc45e7241f
japanese fight bay_of_bengal
= 21f8e30e17711e47
us fight indonesia
= 36cca8963f50c1f4
japanese choose air
= d96d54278744bdd1
us choose surface | 1 ; 3
= c078e764a547c441
japanese aim jap_zuikaku uk_royal_sovereign
japanese aim jap_shoho uk_royal_sovereign | 4 5 3 3 ; 5 ; 6 2 ; 3 ; 1 ; 2 ; 2
= b80175fbb3a24c14
us aim us_pensacola jap_kako | 4
= 2725e88f39a3cd0e
japanese stand
= c7ed6ca8c8f4b373
us retreat
= 6b820c68a37ab61d
japanese done
= 08a9aa3f4822f3a4
us to australia
= 76bea08b3e05c7f9
german fight bay_of_biscay
= 214d0a3faf729ca7
british fight western_mediterranean
= dfcf1d15b5a37b96
japanese fight central_pacific
japanese land jap_snlf_sasebo saipan
= a563e6de91228183
us fight arabian_sea
= 4cf9ea7b8553065d
german fight western_approaches | 4 ; 4
= 54c9e3a9fd540c34
british fight north_sea | 3 ; 4
= 59784e2679f753af
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_valiant | 2 5 4
= 36cbcd8ff5877a73
british choose surface
= a557fe332c94e50f
german choose surface
= f1a0553cd0cd7b25
british aim uk_queen_elizabeth ger_lutzow_pb | 3 3 4 4 ; 6 4 ; 4 ; 2 2 ; 3 ; 2
british to england
= 1c88480085f615fc
japanese fight home_islands
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= 97b11f2058a72386
us fight marianas
= a5aba9f4355f9188
german fight mid_atlantic
= 3890c7e916759294
british fight air_gap
= 03e2fc3205d3ce0d
japanese fight hawaiian_islands
= 5c1a72a9d3abcf37
us fight marshalls
= 3650992c388eb860
german fight eastern_seaboard
german attack ger_uboat_03 | 5
german attack ger_thor | 1 ; 6 ; 4 ; 6 ; 4
german torpedo ger_uboat_01 uk_london | 2
= 81f8ec1ad6aefcde
british fight baltic_sea
= 71b4887921d35762
german strike ger_stuka leningrad
german aim ger_stuka rus_marat | 3 1 6 ; 2
= 2d78ae06623b573e
japanese fight coral_sea
= bec9196617c125cd
us fight indian_ocean | 4
= 4beb0d1762d56833
british choose surface
= deed889b0496f3a9
german choose surface | 4 2 5 5 ; 2
german to tripoli
= 487e36bbd0c91093
british done
= 26cf240925a15451
japanese done
= b621268d5324e543
us done
= 271bfa2c22d189e6
german done
= 92052fb78164a817
us done | 1 2 4
= 7fb57d130da6df07
british pick uk_repulse
british to western_approaches
british pick uk_hermes
british to indonesia
british pick uk_norfolk
british to air_gap
british done | 4
= c6d3e12f63b89c0d
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
japanese pick jap_ise
japanese to marianas
japanese pick jap_kongo
japanese to aleutians
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese raid
japanese pick jap_nachi
japanese to aleutians
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese to indonesia
japanese pick jap_atago
japanese to indonesia
japanese pick jap_suzuya
japanese to indonesia
japanese pick jap_tone
japanese to indonesia
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_kako
japanese to central_pacific
japanese pick jap_kitakami
japanese raid
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_soryu
japanese to marianas
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 1 ; 4 ; 6 ; 1 ; 5 ; 5 ; 1 ; 6 ; 2
= 7879f5130feee1bd
us pick us_oklahoma
us to indian_ocean
us pick us_california
us to bay_of_bengal
us pick us_maryland
us raid
us pick us_west_virginia
us to arabian_sea
us pick us_arkansas
us to air_gap
us pick us_washington
us to south_atlantic
us pick us_south_dakota
us to eastern_seaboard
us pick us_saratoga_cv3
us to arabian_sea
us pick us_hornet_cv8
us to mid_atlantic
us pick us_pensacola
us to coral_sea
us pick us_indianapolis
us to indonesia
us pick us_san_francisco
us to indonesia
us pick us_northampton
us to north_sea
us pick us_chester
us to north_sea
us pick us_augusta
us to caribbean_sea
us pick us_tuscaloosa
us to caribbean_sea
us pick us_quincy_ca39
us to air_gap
us done | 5 ; 3 ; 4 ; 1
= 8aeed1b9778df09a
german pick fra_lorraine
german to eastern_mediterranean
german pick ger_bismarck
german raid
german pick ger_scharnhorst
german to barents_sea
german pick ger_gneisenau
german to baltic_sea
german pick ger_lutzow_pb
german raid
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_nordmark
german to western_approaches
german pick ger_ermland
german to cape_of_good_hope
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to western_approaches
german pick ita_littorio
german raid
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german to western_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german raid
german pick ita_zara
german to western_approaches
german pick ita_trento
german to western_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to western_approaches
german pick ger_uboat_06
german to western_approaches
german pick ger_uboat_09
german to western_approaches
german pick ger_uboat_10
german to western_approaches
german done | 5 ; 2 ; 6 ; 1
german to brest
= 42bbba992399ea5e
british repair uk_queen_elizabeth 2
british repair rus_marat 2
british repair uk_queen_elizabeth 2
british repair us_salt_lake_city 1
british pick uk_raaf
british to hawaiian_islands
= f2efdbc1eb07a8d7
japanese pick jap_21af
japanese to bismarck_sea
= 160aa91852f1216c
us pick us_5af
us to coral_sea
= 55912161d83fe77f
german pick ger_luftflotte_5
german to bay_of_biscay
= e121fabf87d5c393
british pick uk_raf_med
british to western_approaches
= dddcce88af2a8d80
japanese pick jap_25af
japanese to french_polynesia
= cdeaed598050dfb9
us pick us_7af
us to marshalls
= 98247d0963b66fd5
german pick ita_regia_aeronautica
german to barents_sea
= 12c84b032035178f
british done
= a9df3e7f51646833
japanese pick jap_22af
japanese to bismarck_sea
= f6a6a4f9fc1c7595
us pick us_10af
us to gulf_of_alaska
= 212447e4e494a770
german pick ger_stuka
german to north_sea
= bf033a32f4d5233a
japanese pick jap_23af
japanese to french_polynesia
= da87401bf83312ec
us pick us_13af
us to hawaiian_islands
= d80a8741f896a501
german done
= f1fcdb744945e072
japanese pick jap_26af
japanese to marianas
= a8541d15e6ed2424
us pick us_8af
us to cape_of_good_hope
= 11f5dcca5301af6a
japanese pick jap_24af
japanese to french_polynesia
= 762c2248a839588e
us done
= c44a13e8ba1d85d2
british done
= 9bc52514e53cc39a
japanese pick jap_snlf_sasebo
japanese to hawaiian_islands
japanese done
= ffaef57946af0772
us done
= ac3fa754a50238a0
japanese pick jap_myoko
japanese to hawaiian_islands
japanese pick jap_kitakami
japanese to hawaiian_islands
japanese done
= 4d942143354b6443
us done
= c694da6009372c38
german pick ger_lutzow_pb
german to north_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_vittorio_veneto
german to south_atlantic
german pick ita_giulio_cesare
german to south_atlantic
german done | 3 ; 6
= a035c07e702691b2
japanese done
= d30393e9f331399d
german done
= f3521496cfbcd2c0
british object
british fight western_approaches | 4 3 1
= 6e44d6e360105dac
german attack ger_uboat_09 | 1
german attack ger_uboat_10 | 4
german attack ger_uboat_06 | 5
german attack ger_uboat_02 | 6
german attack ger_uboat_03 | 4 ; 1 ; 6
= 42e4400b6131e71a
british choose air
= 044ab30a0af2f596
german choose surface | 2 ; 2
= bc4a07f89645a7a9
british aim uk_raf_med ita_zara | 4 4
british aim uk_repulse ger_admiral_graf_spee | 6 2 5 ; 2 ; 4 4 ; 5
british to england
= 4b371b0d1058ddcf
german to brest
= 7688da01fbd58413
british stand
= 73f391bacdafc4ad
german retreat
german to brest
= 5a2a203db0e8eb34
japanese fight gulf_of_alaska
= 8a428947e6466cf5
us fight french_polynesia
= bb16ad83ec145298
german fight mid_atlantic
= e826700256e12daf
british fight eastern_seaboard | 1 ; 2
= 65898280d8c5b359
japanese fight bismarck_sea
= e4318981333ce30b
us fight marshalls
= bf1abba807e1a2e3
german fight western_mediterranean
= d64187aadfd3c683
british fight caribbean_sea
= 6f8ab1681ad80162
japanese fight indian_ocean
= c84b547bc6f2991e
us fight aleutians
= 77b8ed04214e952d
german fight cape_of_good_hope | 6 3
= ccca7c4b5506627e
british fight south_atlantic
= 95c4c08a157a6228
us choose surface
= 095bdc99f36deaf9
german choose surface | 4 4 4 1 3 ; 3 4 5 1
= a7d3c5a04e261991
us to suez
= bc6dbf1b3d9ffa5c
japanese fight arabian_sea
= d988b0fd7786fe73
us fight marianas
= 42f8fa9c3707260b
german fight air_gap
= 50733edb5f3845b2
british fight eastern_mediterranean
= 8e61e4ef6068bc12
japanese fight central_pacific
= 3aebc0906ad5a95b
us fight bay_of_bengal
= 5f131c1415178969
german fight bay_of_biscay
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_nelson | 2 3 4
= 0a8e17a4fa34e540
british fight baltic_sea
= 8e9ca7f2f12917bb
japanese fight coral_sea
= ee6b4c1b9d134a02
us fight home_islands
= 7441749ba40f1286
german fight barents_sea | 3 ; 1 2 ; 5
german strike ger_stuka england
german aim ger_stuka uk_renown | 1 5 5 ; 6 5
= 45b945c23ec0942a
us choose surface
= aa851a1ca9164929
german choose surface | 1 ; 5
german aim ger_lutzow_pb us_northampton | 5 3 ; 2
german to germany
= e8c98054c332e101
japanese fight indonesia
= 1112d0bb4e66ef82
japanese choose air
= 51b18051917a415a
us choose surface | 5 ; 3
= 733e27f7b1e85cca
japanese aim jap_akagi us_san_francisco
japanese rest us_san_francisco | 6 4 6 6 ; 1 1 6 ; 3 3 ; 4 6 ; 2
= 6bb24948a3b21fcb
us aim uk_hermes jap_aoba | 2
= 73c7d0cb63649aae
british retreat
= 6f864344f21d50c3
japanese stand
= 9d00e23a89563989
us group us_indianapolis 1
= f89e32d17c1ad932
japanese ignore jap_ashigara
japanese pursue jap_takao 1
japanese ignore jap_atago
japanese done
= 716f2ae077f3c6e5
japanese choose air
= 54a79caaec648e8c
us choose surface | 5 ; 2
us aim uk_hermes jap_takao | 5
= ebf3011087ac5565
japanese to philippines
= c65186695db4aef5
british to trincomalee
= d068e30255a56663
us to australia | 2 3 3 2 ; 3 ; 6
= 936346b5187344f5
japanese choose surface
= 5ee112352d2097b7
us choose air | 4 ; 5
us rest jap_myoko | 5 3 ; 3 4
= eaa17da25e3836de
japanese to truk
= 1eda932f1c784006
british stand
= 44325f62d55e60fd
japanese retreat
= 105fdd4092681c90
us stand
= 834cfb9bddf4864b
japanese to singapore
japanese to truk
= 1c45c5d94beab60a
british done
= 705fdd105534bdaa
japanese done
= 68b9c9a91b120f5d
us done
= 673ad2b6b366d761
german done
= 7c60f7fcdeac1063
us done | 2 5 5
= d616f2050afc6152
british pick uk_nelson
british to western_approaches
british pick uk_valiant
british to north_sea
british pick uk_prince_of_wales
british to air_gap
british pick uk_victorious
british to mid_atlantic
british pick uk_kent
british to indonesia
british pick uk_norfolk
british to south_atlantic
british pick uk_hk_group_4
british to barents_sea
british done | 2
= 14c87637681594ea
japanese pick jap_yamato
japanese raid
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_haruna
japanese to aleutians
japanese pick jap_haguro
japanese raid
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_atago
japanese to marianas
japanese pick jap_mogami
japanese to central_pacific
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_kumano
japanese to marianas
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_zuiho
japanese to central_pacific
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_hiyo
japanese to marianas
japanese pick jap_ryuho
japanese to aleutians
japanese done | 3 ; 5 ; 6 ; 6 ; 1 ; 1 ; 4 ; 5
= e7ec8f438cc1a050
us pick us_texas
us to south_atlantic
us pick us_washington
us to arabian_sea
us pick us_alabama
us to eastern_seaboard
us pick us_lexington_cv2
us to bay_of_bengal
us pick us_enterprise_cv6
us to barents_sea
us pick us_chester
us raid
us pick us_chicago
us to indian_ocean
us pick us_wichita
us raid
us pick us_quincy_ca39
us raid
us pick us_sub_1
us to hawaiian_islands
us done | 6
= 1938cbab89ea3b1b
german pick fra_jean_bart
german raid
german pick fra_lorraine
german to eastern_mediterranean
german pick ger_bismarck
german to baltic_sea
german pick ger_tirpitz
german raid
german pick ger_lutzow_pb
german to western_approaches
german pick ger_admiral_graf_spee
german to bay_of_biscay
german pick ger_admiral_hipper
german to air_gap
german pick ger_prinz_eugen
german to western_approaches
german pick ger_nordmark
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ger_thor
german to western_approaches
german pick ger_kormoran
german to western_approaches
german pick ita_littorio
german to western_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_01
german to caribbean_sea
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_04
german to western_approaches
german pick ger_uboat_06
german to bay_of_biscay
german pick ger_uboat_07
german to western_approaches
german pick ger_uboat_08
german to western_approaches
german pick ger_uboat_09
german to western_approaches
german pick ger_uboat_12
german to western_approaches
german pick ita_10mas
german to western_mediterranean
german done | 1 ; 3 ; 5 ; 1 ; 3
german to brest
german to neutral_port
= 6490fde3cd70786b
british done
= ef937f83186d78b0
japanese pick jap_21af
japanese to bismarck_sea
= a8075eb6fd9b9571
us pick us_7af
us to hawaiian_islands
= 0f6e3966b10db6e4
german pick ger_luftflotte_5
german to bay_of_biscay
= a44061722081f886
japanese pick jap_22af
japanese to french_polynesia
= 8e0ad9502cb33570
us pick us_5af
us to coral_sea
= a14b6e3d6572b1fa
german pick ger_stuka
german to north_sea
= 86c1b2a3780f59be
japanese pick jap_25af
japanese to marshalls
= 6a747ab719a5961d
us pick us_12af
us to western_approaches
= cd4648a08fac8348
german pick ita_regia_aeronautica
german to north_sea
= 4100aa6fb832194f
japanese pick jap_24af
japanese to french_polynesia
= e3121fcbdf49e47e
us done
= 700c12105cd7797d
german done
= 396b475212799805
japanese pick jap_23af
japanese to bismarck_sea
japanese pick jap_26af
japanese to home_islands
= eda86cc2a7d6b4cd
british done
= 9eb7f315312dfdd9
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese pick jap_snlf_kure
japanese to indonesia
japanese done
= 566d173a714392aa
us pick us_amph_2ndm
us to caribbean_sea
us pick us_amph_7thi
us to mid_atlantic
us done
= 2cca0f7b3067c839
japanese pick jap_haguro
japanese to gulf_of_alaska
japanese done
= f49b0282248800ca
us pick us_quincy_ca39
us to cape_of_good_hope
us done
= 03c40a0156801c2e
german pick fra_jean_bart
german to western_approaches
german done
= b6e1b213e3e4f98a
us done
= f7537c327942db94
german invert ger_uboat_09
german done
= 2ca204af8cadb570
british agree
= 82453c68c1988cc2
japanese agree
= 84aa8fdd332fd05d
us object
= 126a89da98adb70a
british fight barents_sea | 3 1 1 ; 5
= 27fd424303ee9db1
japanese fight hawaiian_islands
= 5a10aee4a9e73491
us fight bismarck_sea
= d2897dab857da2fa
german fight western_mediterranean | 5
= 37d3b6f7215b5cb7
british fight south_atlantic
= f83746c96f24b65a
japanese fight bay_of_bengal
= 9fe1e5d1f6c438f0
us fight indian_ocean
= 54c2e5430003d8fe
german fight cape_of_good_hope
= 6e727665361321dc
british fight western_approaches | 5 3 3
= 08cb2a46f03766c0
german to germany
german attack ger_uboat_08 | 4
german attack ger_thor | 6
german attack ger_uboat_04 | 5
german attack ger_uboat_02 | 5
german attack ger_uboat_07 | 1
german attack ger_uboat_12 | 4 ; 2
= d20f590d0923b18b
british choose air
= 586367413f573f4a
german choose surface | 1 ; 1
= 56630a6684cc1b60
british aim us_12af ger_lutzow_pb | 6 5 ; 3
british aim uk_nelson ger_prinz_eugen | 3 2 3 3 6 ; 4 ; 2 1 1 2 ; 1
= 28fed8ed401cd924
german torpedo ger_uboat_09 uk_nelson | 2
= 7f2d99b6d8ca352b
british stand
= c3e0c8655973fc6e
us stand
= 27b3d876bb959240
german retreat
german to brest
= 5abba1f18fc250ca
japanese fight central_pacific
japanese land jap_snlf_yokosuka midway
= 814ecac67735a744
us fight indonesia
= 841d8aeade9fd9b7
japanese choose air
= c5f68a8126e99582
british choose surface | 6 ; 4
= 6a0e61c9be2d5eea
japanese aim jap_kaga uk_kent
japanese rest uk_kent | 4 3 2 2 ; 6 1 6 ; 4 3 ; 4 6 ; 2
japanese land jap_snlf_kure saigon
= 8cf52b07090d5f72
german fight north_sea
german strike ita_regia_aeronautica england
german strike ger_stuka england
german rest uk_howe | 3 2 2 ; 5 4
= be11f7cf47493d9d
british fight mid_atlantic
= 733aeefba90c37f3
japanese fight gulf_of_alaska
= c00a073e085cb96f
us fight home_islands
= b1bf367aed85827e
german fight air_gap
= 2a90404b0b0f36eb
british choose surface
= 7aee31f6eaa17b1a
german choose surface | 2 3 3 1 ; 4
= 01ecd4197876a24b
british to suez
british fight caribbean_sea | 4 6 1
= a6260d7c47a25265
us land us_amph_2ndm usa
= 22931bebc60e0a83
japanese fight french_polynesia
= 081bf837b18c47b2
us fight coral_sea
= 05910d3eb9ff6859
german fight baltic_sea
= 6dc7ee000a307f4f
british fight bay_of_biscay | 5
= 4377e2b20a5a8185
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_king_george_v | 3 5 4
= 0defb6779978288b
japanese fight arabian_sea
= e5a273fbcb2cfd89
us fight marianas
= 463ac96b9442c73d
german fight eastern_mediterranean
= 78c69928afc989ac
japanese fight marshalls
= 6ac6474236989f07
british done
= b8add73da273bf8b
japanese done
= d292dabf13d9ac98
us done
= 423d3e2cc69f5a0a
german done
= f88b53fea0b15cd5
us done | 2 6 3
= 2e64760e57d4719b
british pick uk_nelson
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_suffolk
british to air_gap
british pick uk_sussex
british to air_gap
british pick uk_norfolk
british to barents_sea
british pick uk_dorsetshire
british to south_atlantic
british pick ned_de_ruyter
british to indonesia
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_hk_group_3
british to barents_sea
british done
= ca59f599db82c321
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese raid
japanese pick jap_nagato
japanese to marianas
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_yamashiro
japanese raid
japanese pick jap_ise
japanese to marianas
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese to central_pacific
japanese pick jap_hiei
japanese to aleutians
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_takao
japanese to bismarck_sea
japanese pick jap_atago
japanese to indonesia
japanese pick jap_mikuma
japanese raid
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to bismarck_sea
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_hosho
japanese to indonesia
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_junyo
japanese to marianas
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 4 ; 4 ; 1 ; 2 ; 2 ; 1 ; 5 ; 2 ; 2
= a109c43f5c54ebd8
us pick us_tennessee
us raid
us pick us_maryland
us to arabian_sea
us pick us_west_virginia
us raid
us pick us_colorado
us raid
us pick us_new_mexico
us to mid_atlantic
us pick us_new_york
us to south_atlantic
us pick us_texas
us raid
us pick us_arkansas
us to eastern_seaboard
us pick us_massachusetts
us to air_gap
us pick us_alabama
us to caribbean_sea
us pick us_enterprise_cv6
us raid
us pick us_wasp_cv7
us raid
us pick us_chester
us raid
us pick us_salt_lake_city
us to barents_sea
us pick us_portland
us to bay_of_bengal
us pick us_augusta
us raid
us pick us_quincy_ca39
us to eastern_seaboard
us pick us_sub_2
us to hawaiian_islands
us pick us_sub_3
us to hawaiian_islands
us done | 5 ; 1 ; 4 ; 5
= 2b6f2b553eff8c0b
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_lorraine
german to western_mediterranean
german pick ger_bismarck
german raid
german pick ger_tirpitz
german to air_gap
german pick ger_scharnhorst
german to air_gap
german pick ger_gneisenau
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_admiral_hipper
german to western_approaches
german pick ger_nordmark
german to western_approaches
german pick ger_atlantis
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to western_approaches
german pick ger_michel
german to western_approaches
german pick ita_littorio
german raid
german pick ita_vittorio_veneto
german to south_atlantic
german pick ita_roma
german to eastern_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_zara
german to western_approaches
german pick ita_fiume
german raid
german pick ita_trento
german to eastern_mediterranean
german pick ita_trieste
german raid
german pick ita_bolzano
german to eastern_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german pick ger_uboat_14
german to cape_of_good_hope
german pick ger_uboat_15
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done | 4 ; 5 ; 2 ; 1 ; 5 ; 6 ; 5
german to neutral_port
german to neutral_port
german to brest
= 42f096bcc2c7f3c9
british pick uk_rnzaf
british to hawaiian_islands
= ef3c69ccd6083548
japanese pick jap_24af
japanese to french_polynesia
= 63af6291c655f7eb
us pick us_14af
us to coral_sea
= 17bab44de566c34c
german pick ger_stuka
german to bay_of_biscay
= 69b8afd3e904de56
british done
= 8d581a16edec970c
japanese pick jap_21af
japanese to marshalls
= 75afa467b6e190c1
us pick us_11af
us to bay_of_bengal
= bfb8d8928d400014
german pick ita_regia_aeronautica
german to north_sea
= 2130b510bb8187db
japanese pick jap_23af
japanese to bismarck_sea
= 433a81bbd6537b73
us pick us_5af
us to gulf_of_alaska
= 1f4e1c1d2a3f2845
german pick ger_fsjr
german to north_sea
= 1f97480d90a32189
japanese pick jap_26af
japanese to hawaiian_islands
= dfc3c2e38fa742cc
us done
= 14073ea8480dfcb2
german done
= b274086e24b7784b
japanese pick jap_22af
japanese to hawaiian_islands
japanese pick jap_25af
japanese to hawaiian_islands
= 042d9e7fbcd76deb
british done
= 07d722ff0c4a32e1
japanese pick jap_snlf_sasebo
japanese to coral_sea
japanese done
= 9d1564665b7be513
us pick us_amph_3rdm
us to air_gap
us pick us_amph_7thi
us to air_gap
us done
= 09976557b3e2395a
japanese pick jap_musashi
japanese to indian_ocean
japanese pick jap_mikuma
japanese to aleutians
japanese done | 4
= db2d324d184bf07f
us pick us_west_virginia
us to cape_of_good_hope
us pick us_chester
us to western_approaches
us done | 6
us to suez
= 87f638194e76a8eb
german pick ger_bismarck
german to north_sea
german done
= 043f04aad3c9a16e
japanese done
= 2b4709f423914b20
us done
= df14147ac4f8e67b
german invert ger_uboat_04
german done
= 9061ecffd3e8ddce
british agree
= d0dcedf0d600e76c
japanese agree
= d47436414ac6820d
us agree
= 965801a9eac46723
german agree
= e811aca872c64fb2
british fight western_approaches | 3 ; 5 ; 4
= a1c85645bf86f8ed
british choose surface
= 936e8c84278cc22a
german choose surface
= 4014bd578f27ffee
british aim uk_nelson ger_admiral_graf_spee
british aim us_chester ita_zara | 4 3 6 3 4 ; 6 ; 6 ; 4
= 8b6b36356a2092e2
german rest uk_nelson | 5 6 2 ; 1 3 ; 3 ; 6 ; 2 ; 1
= 374e138700c2af7e
us retreat
= 3c486574c477625b
german stand
german pursue ger_gneisenau 1
german ignore ger_admiral_hipper
= 59836da310d97189
us choose surface
= 9be17fe1eba13a1c
german choose surface | 5 ; 1 6 5 ; 4 5
german to brest
= 998955c8d1d754b0
german fight barents_sea
= 5f59ec3cefd191e6
british fight eastern_seaboard
= 64ede08555a22717
german fight western_mediterranean | 4
= 8495a813b074d74d
british fight mid_atlantic
= 1385fd9fecbdf209
german fight baltic_sea
= 5a6d7ad672ae2255
british object
= 937e0c85027c3207
british fight eastern_mediterranean
= f3194d2aeb63cb26
japanese fight marshalls
= 25d9fa25b609bc8b
us fight coral_sea
= 93646e4b7cb0c280
japanese choose surface
= 45f7f35f6f206477
us choose air | 5 ; 1
us to pearl_harbor
= 4c4b553dcb66d118
japanese land jap_snlf_sasebo guadalcanal
= baa3325cb3c7b54d
german fight cape_of_good_hope | 2 ; 3 ; 4 ; 2 ; 1 ; 5 ; 2 ; 4 ; 5 ; 1 ; 2
= b670d4441a3f8816
british fight north_sea
= d4b155f9764459c9
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_anson | 2 4
german drop ger_fsjr germany
= 3f47f110b282e888
british choose surface
= b1e57d3e432f170c
german choose surface | 4 4 4 1 ; 5 2 2 2 ; 3
= f1a603004bea30da
british retreat
= ff1c6b8c1e24199c
german stand
german done
= d1b14aed4678b3e3
british to gibraltar
= 874f74de77dc2c9f
japanese fight french_polynesia
= da9b552242d3c3e1
us fight hawaiian_islands | 2 4 2 6 6 1 3 2 2 ; 2 4 ; 4
= 6bb9cc31659aa8ad
japanese strike jap_26af pearl_harbor
japanese strike jap_22af pearl_harbor
japanese strike jap_25af pearl_harbor
japanese rest us_14af | 4 5 4 ; 3 4 4 ; 6 4 2 ; 2
= 59933996b4169273
british strike uk_rnzaf midway
british aim uk_rnzaf jap_26af | 6 6 ; 6 4
british to pearl_harbor
= 8967f4dd26688bc8
german fight caribbean_sea
= 0bbfd41567b43608
british fight air_gap
= 1d94de5e4ba73814
british choose surface
= 938b65c50dd604d2
german choose surface
= 5149f856f7cbcdcb
british rest ger_tirpitz | 5 ; 6 ; 6 ; 3 3 3 6 6 ; 3 3
= abd4cad8ce5ab0a9
german rest uk_sussex | 3 5 3 5 ; 6 1 ; 1 5 4 ; 4
german to neutral_port
= 89ad6a637e0226a6
british stand
= 2a306f291be6e295
us stand
= cc2e71755024c939
german retreat
= 1167b3054a10cef3
british done
= 780aaab9a9330753
german to brest
= 47bcc63dd0488dfb
japanese fight arabian_sea
= 3ca879a4c56272c6
us fight marianas
= 1243c4b14b10f9d9
german fight south_atlantic
= 1917091ade1d5081
british choose surface
= 5c957d143987a1dd
german choose surface | 6 ; 3 ; 5 4 6 5 ; 4
german aim ita_vittorio_veneto uk_dorsetshire | 1 5 2 1
= 396063e1c5d40646
british to suez
= 8d6c084d24ccb782
german strike ger_stuka england
german aim ger_stuka uk_howe | 2 6 4 ; 3
= 9ffd934e1e83b838
japanese fight home_islands
= 7e38f9bd51759a9c
us fight indian_ocean
= 04161c8833df459b
japanese fight indonesia
= 0e429118524b981b
japanese choose air
= 02e85d891ad85ae5
british choose surface | 1 ; 2
= ea3a76954fc761b2
japanese aim jap_soryu ned_de_ruyter
japanese rest ned_de_ruyter | 4 5 3 ; 2 ; 1 ; 6 4 ; 2
= 81c40bfe3967bd11
us fight bismarck_sea
= 10961a3785811a36
japanese fight gulf_of_alaska
= 59fcef59f498a72f
us fight bay_of_bengal
= 037fb3920e3d7fbc
japanese fight central_pacific
= 9a5c67c24293e6eb
british done
= 7fd27161c8df4b9a
japanese done
= a4e0000fa6be8ef9
us done
= a316c126cfd4dc8e
german done
= 899024673298f09c
japanese done
= 12eb36cb4a1c4c11
us done | 1 4 6
= 5c848e5316557d0f
british pick uk_warspite
british to bay_of_bengal
british pick uk_valiant
british to western_approaches
british pick uk_resolution
british to mid_atlantic
british pick uk_duke_of_york
british to north_sea
british pick uk_suffolk
british to barents_sea
british pick uk_york
british to eastern_mediterranean
british pick uk_exeter
british to indonesia
british done | 1 ; 6
= fe71408fd6e69042
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_fuso
japanese to marianas
japanese pick jap_yamashiro
japanese raid
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese raid
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_mogami
japanese to aleutians
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to aleutians
japanese pick jap_kumano
japanese to indonesia
japanese pick jap_tone
japanese to indonesia
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to indonesia
japanese pick jap_kako
japanese to indonesia
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_ryujo
japanese to aleutians
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_junyo
japanese to home_islands
japanese pick jap_ryuho
japanese to indonesia
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 6 ; 2 ; 1 ; 5
= 51af1b7373acfa7e
us pick us_arizona
us to indian_ocean
us pick us_maryland
us to arabian_sea
us pick us_idaho
us to air_gap
us pick us_texas
us to south_atlantic
us pick us_enterprise_cv6
us to barents_sea
us pick us_yorktown_cv10
us raid
us pick us_princeton_cvl23
us to eastern_seaboard
us pick us_cowpens_cvl25
us raid
us pick us_pensacola
us to coral_sea
us pick us_indianapolis
us raid
us pick us_tuscaloosa
us to caribbean_sea
us pick us_wichita
us to caribbean_sea
us pick us_sub_1
us to hawaiian_islands
us done | 4 ; 6 ; 1 ; 6
= 1b8e24c133225184
german pick fra_lorraine
german to western_mediterranean
german pick ger_scharnhorst
german to bay_of_biscay
german pick ger_gneisenau
german raid
german pick ger_nordmark
german to baltic_sea
german pick ger_pinguin
german to cape_of_good_hope
german pick ger_orion
german to cape_of_good_hope
german pick ger_michel
german to western_approaches
german pick ita_littorio
german to western_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_fiume
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_01
german to baltic_sea
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_05
german to baltic_sea
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_14
german to cape_of_good_hope
german pick ita_10mas
german to eastern_mediterranean
german done | 3 ; 2 ; 2 ; 5
german to germany
german to neutral_port
german to neutral_port
german to neutral_port
= 0b4fa8dd484c1837
british repair uk_queen_elizabeth 1
british repair uk_howe 2
british repair uk_howe 1
british pick uk_rnzaf
british to hawaiian_islands
= 766a3b132bc58fe9
japanese pick jap_22af
japanese to french_polynesia
= 04cd3244a804f10f
us pick us_10af
us to coral_sea
= c2d915f154a12cdd
german pick ita_regia_aeronautica
german to baltic_sea
= a22204d4712c1fb3
british done
= 7802c42854212a7c
japanese pick jap_21af
japanese to bismarck_sea
= b510722e890e2781
us pick us_5af
us to gulf_of_alaska
= 2dd0beecf1055061
german done
= 29cf3b7fab4c7eee
japanese pick jap_23af
japanese to marshalls
= 6344a7563f433cae
us pick us_14af
us to coral_sea
= 4aaf9124a2121789
japanese done
= 0f6d7113133d46d8
us pick us_8af
us to western_approaches
us pick us_13af
us to hawaiian_islands
us done
= 257986ea13b33c72
british done
= 65461fd4640a5c84
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese pick jap_snlf_kure
japanese to bismarck_sea
japanese done
= ff1765107c1db928
us pick us_amph_1stm
us to eastern_seaboard
us pick us_amph_3rdm
us to eastern_seaboard
us pick us_amph_4thm
us to caribbean_sea
us done
= 73e08ec9212f2833
japanese pick jap_yamashiro
japanese to hawaiian_islands
japanese done | 5
japanese to midway
= 3ee354a6e48afdfb
us pick us_yorktown_cv10
us to cape_of_good_hope
us pick us_cowpens_cvl25
us to air_gap
us pick us_indianapolis
us to south_atlantic
us done
= ec1569c64dbc8edd
german pick ger_gneisenau
german to western_approaches
german pick ita_giulio_cesare
german to eastern_mediterranean
german done
= 85d6a19398d38bb3
japanese invert jap_iboat_1
japanese done
= a3f54213ef7ee095
us done
= 00956910faae50f3
german invert ger_uboat_03
german done
= eec9ef9c2c6045ea
british agree
= 265ce74a7d81efc2
japanese agree
= 534a09823a37cb2a
us agree
= 9a86faea0ff6b058
german object
= 3c1b1d26f2b01512
british fight eastern_seaboard
= 9a5dc7b253ba1ec7
us land us_amph_1stm usa
us land us_amph_3rdm usa
= b581e6c83842ddf3
japanese fight marshalls
= efef9399fd1aa2c3
us fight gulf_of_alaska
= fc2442f77cc647fb
german fight western_approaches | 2 2 1 ; 4 ; 3
= dff448529463be7a
british choose air
= da8c61fd6921a796
german choose surface | 2 ; 3
= b7d850d8d50a0db3
us to simons_town | 1 1 5 4 ; 2 6 2 ; 6
= 004e1b15325d704d
german to neutral_port
= 09517d1198317ee2
british fight caribbean_sea
= 32ac3a07d25a5b6f
us land us_amph_4thm panama_canal
= 99b120223eb18999
japanese fight coral_sea
= 0a50829f69d2a558
us fight marianas
= 9e3df2c94abda831
german fight air_gap
= 915b90971a938b5b
british fight mid_atlantic
= 78e1d1b4836932db
japanese fight aleutians
= 5d437398fae17d8d
us fight bay_of_bengal
= c6147835fae4ff66
german fight barents_sea
= cd21941d614f1873
british fight bay_of_biscay
= af22f58c0b32094d
japanese fight french_polynesia
= cd5e5d776f66503f
us fight arabian_sea
= a4bcdf312786a18f
german fight north_sea
= dafafb5358bd7eb3
british fight south_atlantic
= c7fbb9fd0ea0a35b
japanese fight home_islands
= 0b488d6fc1d04ad9
us fight central_pacific
= 81a19dfe9871650a
german fight eastern_mediterranean | 3 ; 6
= 7cd345f2f4233698
british choose surface
= e13ffe6ad927592f
german choose surface
= 0583977090ad7b24
british aim uk_york ita_giulio_cesare | 3 ; 4 3 5 2 ; 3 ; 1
british to usa
british fight baltic_sea | 6 ; 1
= 5c80e66fa84981ef
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_marat | 2 5
= d293faa6d8598490
japanese fight hawaiian_islands | 4
= dd438834ed8e81c6
us strike uk_rnzaf midway
us strike us_13af midway
us rest jap_yamashiro | 1 1 ; 2 5
= 86f769cd2b43a66d
british to pearl_harbor
= 0c37d363468bd030
us to pearl_harbor
us fight indian_ocean
= 7aa52dba3b5e879c
german fight cape_of_good_hope | 5 ; 6 ; 4
german torpedo ger_uboat_03 us_yorktown_cv10 | 6 ; 1
= 11ec18e61c8d1b73
japanese fight indonesia
= e0d87195f79fb838
japanese choose air
= 7dc5dbc9174d9c73
british choose surface | 2 ; 4
= 25c09ccda5490f8d
japanese aim jap_soryu uk_exeter
japanese aim jap_ryuho uk_exeter | 3 5 1 ; 5 ; 3 5
japanese land jap_snlf_kure lae
japanese land jap_snlf_yokosuka guadalcanal
= cce3f9aa655dbe3e
british done
= c46b3336567d2e03
japanese done
= b1890e3a2cadd1ee
us done
= 55129ce75ef75060
german done
= 141ac4bfc8f5b59d
japanese done
= 1c0e37e5a053dae1
us done | 5 3 2
= cceab5e0e761fe40
british pick uk_barham
british to western_approaches
british pick uk_resolution
british to south_atlantic
british pick uk_king_george_v
british to north_sea
british pick uk_duke_of_york
british to air_gap
british pick uk_anson
british to mid_atlantic
british pick uk_victorious
british to barents_sea
british pick uk_cumberland
british to western_mediterranean
british pick uk_london
british to western_approaches
british done | 2 ; 5
= 6694053b09fa803d
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_yamashiro
japanese to hawaiian_islands
japanese pick jap_ise
japanese to indonesia
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_kirishima
japanese to marianas
japanese pick jap_myoko
japanese to coral_sea
japanese pick jap_takao
japanese to bismarck_sea
japanese pick jap_maya
japanese to home_islands
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_mogami
japanese to marianas
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_suzuya
japanese to indonesia
japanese pick jap_tone
japanese to indonesia
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_kako
japanese to home_islands
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to bismarck_sea
japanese pick jap_akagi
japanese raid
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_soryu
japanese raid
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shokaku
japanese to aleutians
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_chiyoda
japanese to marianas
japanese pick jap_chitose
japanese to marianas
japanese pick jap_iboat_2
japanese to coral_sea
japanese done | 2 ; 1 ; 4 ; 2 ; 5 ; 1
= 43b68a2594d9cef5
us pick us_tennessee
us to bay_of_bengal
us pick us_california
us to arabian_sea
us pick us_maryland
us raid
us pick us_mississippi
us to eastern_seaboard
us pick us_texas
us to caribbean_sea
us pick us_south_dakota
us to south_atlantic
us pick us_alabama
us to eastern_seaboard
us pick us_iowa
us raid
us pick us_new_jersey
us to air_gap
us pick us_lexington_cv2
us to indian_ocean
us pick us_enterprise_cv6
us to bay_of_biscay
us pick us_ranger_cv4
us to mid_atlantic
us pick us_bunker_hill_cv17
us to mid_atlantic
us pick us_hornet_cv12
us to air_gap
us pick us_princeton_cvl23
us to south_atlantic
us pick us_cowpens_cvl25
us to south_atlantic
us pick us_langley_cvl27
us to caribbean_sea
us pick us_wichita
us to caribbean_sea
us pick us_vincennes
us to eastern_seaboard
us pick us_boston_ca69
us to eastern_seaboard
us pick us_canberra_ca70
us to air_gap
us pick us_sub_1
us to french_polynesia
us pick us_sub_4
us to french_polynesia
us done | 4 ; 1 ; 3
= e847df9377afd9c0
german pick fra_jean_bart
german to western_approaches
german pick fra_lorraine
german raid
german pick ger_bismarck
german to baltic_sea
german pick ger_tirpitz
german to cape_of_good_hope
german pick ger_admiral_hipper
german to barents_sea
german pick ger_atlantis
german to western_approaches
german pick ger_thor
german to western_approaches
german pick ger_kormoran
german to mid_atlantic
german pick ger_michel
german to mid_atlantic
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ita_trieste
german raid
german pick ita_bolzano
german raid
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to western_approaches
german pick ger_uboat_06
german to western_approaches
german pick ger_uboat_08
german to western_approaches
german pick ger_uboat_09
german to western_approaches
german pick ger_uboat_12
german to western_approaches
german pick ger_uboat_14
german to western_approaches
german done | 3 ; 4 ; 6
german to neutral_port
german to brest
= fbded5c93e07efad
british repair uk_queen_elizabeth 1
british pick uk_raaf
british to french_polynesia
= 1c1dc0379a1797fe
japanese pick jap_21af
japanese to coral_sea
= d9cf0aa34bea5942
us pick us_15af
us to western_approaches
= 3e5c65d5e34f40f8
german pick ger_stuka
german to western_mediterranean
= a1d905a334cd1f3e
british done
= ca0c3c2620930e54
japanese pick jap_23af
japanese to marshalls
= 70a460327f159d33
us pick us_5af
us to gulf_of_alaska
= a1f0d823f73da34a
german pick ita_regia_aeronautica
german to north_sea
= 53a45c146b6e77f6
japanese done
= 2cf23eccc2e9b47a
us pick us_7af
us to arabian_sea
= f1e73797a593fe95
german done
= b9ed02ef1da7ea51
us pick us_13af
us to french_polynesia
us done
= d150746f44ad600c
british done
= 919de5ed609a160a
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= a1624be74f102f83
us done
= 3a446c6f72466b5a
japanese pick jap_kinugasa
japanese to hawaiian_islands
japanese pick jap_soryu
japanese to hawaiian_islands
japanese done
= 8c39d47859bac6f1
us pick us_iowa
us to western_approaches
us done
= 4f0dd1096548d171
german pick fra_lorraine
german to south_atlantic
german pick ita_trieste
german to western_mediterranean
german done | 3
= e263149254c0ac04
japanese invert jap_iboat_2
japanese done
= 5990da1e9892d98d
us done
= b475338ac732a6a7
german done
= 83f9d2487f36f116
british agree
= ea715083d19c95cf
japanese agree
= e013eb237faa092c
us agree
= 5b1df9f631e34d46
german agree
= 8c8095c5f4a8466f
british fight caribbean_sea
= 940a2c50cb406037
german fight south_atlantic
= 291b9349889bcb6a
british fight air_gap
= 5873c72c084f630b
german fight bay_of_biscay
= fe9a853e22bda2f6
british fight cape_of_good_hope
= 31f4e8f4f65fe7c0
german fight eastern_seaboard
= 9cfa92586f8939ea
british fight mid_atlantic
= 2c59aeda0cc58f2c
german fight eastern_mediterranean
= 01a9cc00b193d91e
british fight baltic_sea
= 23b053c4b6dcb136
german fight western_mediterranean
= fee66cb202d2b11f
german strike ger_stuka gibraltar | 1 2 3
german to toulon
= e73faa0cd8c97b93
british choose surface
= 20e540f9384bc47a
german choose surface
= 7e983200826de1ba
british aim uk_cumberland ita_trieste | 2 ; 4 ; 1
british retreat
= c822242e6ebfc19f
german stand
german done
= d42d87f99f2ef261
british to murmansk
= c4fc53c8433e626b
british fight barents_sea
= a7fdf4eb171e1645
british choose air
= 3970c8ef5a8df407
german choose surface | 6 ; 1
= ca856f8bda5cc474
british aim uk_victorious ger_admiral_hipper | 2 6 ; 4
= dd7f4d8635f80a05
german fight western_approaches | 5 5 1 6
= f18885a391971541
german to neutral_port | 6 ; 6 ; 2 ; 5 ; 4 ; 2 ; 6
= d11f39cb1e082f67
british choose air
= b14daa7422b71e23
german choose surface | 4 ; 4
= 0709b240a0408ce1
british aim us_15af fra_jean_bart | 1 1 ; 5 5 4 2 ; 2 ; 4 2 5 5 5 ; 4 2 6
= 36a3234b867a0c1d
german aim fra_jean_bart uk_london | 1 3 1 4
= 4c428509b6869e34
japanese fight aleutians
= c6c1908a29332575
us fight marianas
= 4dfaca445e1a7245
japanese fight arabian_sea
= b9b332e4ed47e214
us fight home_islands
= fba9fb54ea517514
japanese object
= 084e7cbaf2c3880f
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_repulse | 2 4
= 2901d9378f97f116
japanese fight bay_of_bengal
= 7cb26c3e7460d6fa
us fight hawaiian_islands
= a2af773f600ed9e0
japanese bomb jap_soryu pearl_harbor
japanese aim jap_soryu us_11af | 1 4 6 ; 2
japanese fight indonesia
= 426cc14ec4f5bfd7
us fight marshalls
= 869ea4e14953e330
japanese fight bismarck_sea
japanese land jap_snlf_yokosuka guadalcanal
japanese land jap_snlf_sasebo guadalcanal
= 09307e983a726126
us fight gulf_of_alaska
= 4e8c760c645c6c4d
japanese fight french_polynesia | 6 ; 6
= aab7269523010a5e
us fight central_pacific
= d57453a49a5a29b0
japanese fight indian_ocean
japanese strike jap_21af australia
japanese aim jap_21af us_pensacola | 6 1 6 ; 5 3
= ca3c19f72a784046
british done
= 522df11813b0d205
japanese done
= d78bb60b0899b37f
us done
= 9880aed8e9263fb6
german done
= 7fc1526ccddcac37
us done | 4 3 3
= 509d77664c36247f
british pick uk_king_george_v
british to western_approaches
british pick uk_glorious
british to air_gap
british pick uk_indomitable
british to north_sea
british pick uk_cumberland
british to barents_sea
british pick uk_suffolk
british to south_atlantic
british done | 4
= 53b06d4fec543708
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to indonesia
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to marianas
japanese pick jap_kongo
japanese to indonesia
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to aleutians
japanese pick jap_myoko
japanese to hawaiian_islands
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_ashigara
japanese to marianas
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to central_pacific
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_tone
japanese to indonesia
japanese pick jap_aoba
japanese to central_pacific
japanese pick jap_kako
japanese to central_pacific
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to indonesia
japanese pick jap_shokaku
japanese to aleutians
japanese pick jap_hiyo
japanese to marianas
japanese pick jap_ryuho
japanese to home_islands
japanese pick jap_chitose
japanese to home_islands
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 1 ; 1 ; 2 ; 4 ; 6 ; 2 ; 1 ; 2
= 02bd1ed699be6545
us pick us_california
us to bay_of_bengal
us pick us_maryland
us to indian_ocean
us pick us_west_virginia
us to cape_of_good_hope
us pick us_arkansas
us to south_atlantic
us pick us_south_dakota
us to mid_atlantic
us pick us_new_jersey
us to eastern_seaboard
us pick us_enterprise_cv6
us to barents_sea
us pick us_hornet_cv8
us to caribbean_sea
us pick us_hornet_cv12
us raid
us pick us_princeton_cvl23
us to air_gap
us pick us_monterey_cvl26
us to air_gap
us pick us_baltimore_ca68
us raid
us pick us_sub_2
us to coral_sea
us pick us_sub_6
us to coral_sea
us done | 4 ; 4 ; 6 ; 6
= c125f3e94a3c1a18
german pick fra_lorraine
german raid
german pick ger_bismarck
german to baltic_sea
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german to bay_of_biscay
german pick ger_gneisenau
german raid
german pick ger_nordmark
german to north_sea
german pick ger_pinguin
german to south_atlantic
german pick ger_kormoran
german to south_atlantic
german pick ger_michel
german to bay_of_biscay
german pick ita_littorio
german to western_mediterranean
german pick ita_roma
german raid
german pick ita_andrea_doria
german raid
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_fiume
german to western_mediterranean
german pick ita_trento
german raid
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_03
german to western_approaches
german pick ger_uboat_05
german to western_approaches
german pick ger_uboat_06
german to western_approaches
german pick ger_uboat_07
german to western_approaches
german pick ger_uboat_09
german to western_approaches
german pick ger_uboat_10
german to western_approaches
german pick ger_uboat_11
german to western_approaches
german pick ger_uboat_12
german to western_approaches
german pick ger_uboat_13
german to western_approaches
german pick ger_uboat_xxi_1
german to north_sea
german pick ita_10mas
german to western_mediterranean
german done
= be67f8bdc4a53759
british repair uk_queen_elizabeth 1
british pick uk_raf_med
british to western_approaches
= 082db66700679462
japanese pick jap_21af
japanese to hawaiian_islands
= 99e5ea90c882ae64
us pick us_14af
us to coral_sea
= 07038a204026e666
german pick ger_fsjr
german to north_sea
= 000840a3cbc6e961
british done
= a8b5b0018c6c555d
japanese done
= a6528c719172b99c
us pick us_7af
us to french_polynesia
= 1a311a295e958e5e
german pick ger_stuka
german to bay_of_biscay
= cee983a9320fa448
us pick us_5af
us to marshalls
= 96ac0a826cdb8401
german pick ita_regia_aeronautica
german to barents_sea
= 592bdaffc6abf5c8
us pick us_12af
us to north_sea
us pick us_20af
us to arabian_sea
us done
= 0d2c65fba93e203a
british done
= 534af4854dace5b1
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese pick jap_snlf_kure
japanese to bismarck_sea
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= c22f77eb5d951c92
us pick us_amph_1stm
us to south_atlantic
us pick us_amph_2ndm
us to mid_atlantic
us done
us pick us_baltimore_ca68
us to eastern_seaboard
us done
= 69ac221aab4b97dc
german pick fra_lorraine
german to south_atlantic
german pick ger_tirpitz
german to barents_sea
german pick ger_gneisenau
german to south_atlantic
german pick ita_roma
german to south_atlantic
german pick ita_trento
german to south_atlantic
german done | 4 ; 6
= 09c7b00fba2edde3
japanese done
= 9108124aa42d3a2b
us done
= 1d1186f8b714a211
german done
= dafe9759f6e3b8df
british agree
= fef5b82fe8636eee
japanese agree
= e71f34703544a7f7
us agree
= 39d5d1a5043f52ad
german agree
= fb35fbe3c4c142d1
british fight caribbean_sea
= 1d3074fdb30a3f80
german fight mid_atlantic
= a8fb532b0368bce4
british fight bay_of_biscay | 5
= 5b2b1e072a5a6887
german strike ger_stuka england
german aim ger_stuka uk_anson | 2 5 5 ; 2 1
= a496518e24dbfe40
german fight south_atlantic | 2 3 2 3 ; 3 ; 5
= 919223c48b5235c0
british choose surface
= 09b155e37082d221
german choose surface
= e84cdf0427fbb052
british rest ger_gneisenau | 3 ; 5 4 4
= 86060dbf2c9dbef8
german aim ger_gneisenau uk_suffolk
german aim ita_trento uk_suffolk | 6 5 2 ; 1 3 ; 1
= 1b39f4ecfd9e668b
us stand
= ce90c2af0d11cf7c
german retreat
german to brest
= aec1af194c0da8b6
us land us_amph_1stm gibraltar
= 0b3542bc3cce8346
british fight eastern_mediterranean
= f8a6feec9ab12d91
german object
= cb005d5db13279e7
japanese fight arabian_sea
= d16cbae72c3b0362
us fight bismarck_sea
= 07fad95b9adaa0b1
japanese land jap_snlf_sasebo truk
japanese land jap_snlf_yokosuka lae
japanese land jap_snlf_kure guadalcanal
= ad88a054488498cb
german fight north_sea | 1 5 1 5 2
german to germany | 6
german drop ger_fsjr germany
= fb47a7a596cb2da8
british fight cape_of_good_hope
= cc05958d17b8ddb1
japanese fight hawaiian_islands | 5
japanese strike jap_21af pearl_harbor
japanese aim jap_21af us_13af | 4 1 3
= 85b3bc67c391de3c
us fight indian_ocean
= 3294a0d96daae655
german fight barents_sea
= e1d5389e47b647de
british choose air
= 52178adc5f68a22f
german choose surface | 5 ; 3
= a46f3ab8d470f9b0
british aim us_enterprise_cv6 ita_regia_aeronautica | 4 1 6 5 ; 6
= 4ecd697edf33e1e0
german aim ita_regia_aeronautica us_enterprise_cv6 | 4 4
= 5b81950c03f875dd
british stand
= dd067a956010d699
us stand
= edec674005b83e66
german stand
= 17e218c2d1bb9d88
british choose air
= b1bd2b24a18942ab
german choose surface | 1 ; 5 ; 2 ; 5
= e8c5f3eb23244e78
british to simons_town
= dad69d422319b71f
us stand
= d9aeba8ce39168e1
german stand
= 2078c82af282f824
us choose air
= 173dc35e96946bba
german choose surface | 4 ; 4
= 3ffeee819208fb07
us aim us_enterprise_cv6 ger_tirpitz | 3 5 6 4 ; 1 5
= 59c576f0c3b8bc99
british fight western_mediterranean | 6
= e79a7d0b7d482d2c
japanese fight marianas
= c4c2c8f51263a3b5
us fight indonesia
= c48fd292cc2a3898
german fight baltic_sea
= 679885405c75a740
british fight air_gap
= 0faf99bdcc64614c
japanese fight coral_sea | 3 ; 2
= 91a2ddb08d71ef46
us strike us_14af guadalcanal | 6 5
us to port_moresby
us fight home_islands
= 944c5fd6efd6dd28
german fight eastern_seaboard | 3 3 5 ; 6 ; 1 ; 4 ; 4 ; 3 ; 1 ; 5 ; 3
= 718390a1e1046bbe
japanese fight french_polynesia
= e4160b01ce36dc17
us fight marshalls
us strike us_5af truk | 5 3
= 9db944dec6eb8cee
japanese fight bay_of_bengal
= 1af6932f189466d2
us fight central_pacific
= 9e456aa2d87e35a2
british to johnston_island
= 53d9153af9992e69
us to samoa
us to samoa
us to samoa
= 99f5ef9e9b7fe4d2
british done
= d507f295adce8c59
japanese done
= c3478c43bcd095ed
us done
= 9b7d2d88ab2880ac
german done
= e835058321c8845e
end 2481 over e835058321c8845e5f17242c6b8c3328 be0bc5cbb06518a1
