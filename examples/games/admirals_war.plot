flagplot 1
game admirals-war 2
scenario standard
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
player british "hard"
player japanese "hard"
player us "hard"
player german "hard"
dice fast 327492601330965971
start 710987390fc7918dae44673b462addbf
british done
= 83c7d22ae7f87417
us done
= 211458a14c42c349
japanese done
= 85d1782d44518a23
british pick uk_royal_sovereign
british to indonesia
british pick uk_revenge
british to indonesia
british pick uk_berwick
british to western_approaches
british pick uk_exeter
british to bismarck_sea
british pick uk_kent
british to indian_ocean
british pick uk_cornwall
british to bay_of_bengal
british pick uk_shropshire
british to arabian_sea
british pick uk_cumberland
british to cape_of_good_hope
british pick uk_dorsetshire
british to caribbean_sea
british pick uk_nelson
british to bay_of_biscay
british pick uk_suffolk
british to mid_atlantic
british pick uk_york
british to western_mediterranean
british pick uk_london
british to south_atlantic
british pick uk_devonshire
british to air_gap
british pick uk_sussex
british to barents_sea
british pick uk_norfolk
british to north_sea
british pick uk_warspite
british to eastern_mediterranean
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_valiant
british to western_approaches
british pick uk_barham
british to air_gap
british pick uk_hood
british to air_gap
british pick uk_malaya
british raid
british pick uk_resolution
british raid
british pick uk_ramillies
british raid
british pick uk_renown
british raid
british pick uk_repulse
british raid
british pick uk_glorious
british raid
british pick uk_furious
british raid
british pick uk_ark_royal
british raid
british pick uk_eagle
british raid
british pick uk_hermes
british raid
british pick aus_hmas_australia
british raid
british pick aus_hmas_canberra
british raid
british pick ned_de_ruyter
british raid
british done | 3
= dca66b5ee694a8eb
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_myoko
japanese to marianas
japanese pick jap_iboat_1
japanese to bay_of_bengal
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
japanese raid
japanese pick jap_hiei
japanese raid
japanese pick jap_haruna
japanese raid
japanese pick jap_kirishima
japanese raid
japanese pick jap_nachi
japanese raid
japanese pick jap_haguro
japanese raid
japanese pick jap_ashigara
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
japanese pick jap_aoba
japanese raid
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese raid
japanese pick jap_kako
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
japanese done | 5 4 6 6 5 3 1 4 2 2 5 6 5
= ce4ef3e0501a2b7d
us pick us_pensacola
us to hawaiian_islands
us pick us_louisville
us to french_polynesia
us pick us_indianapolis
us to coral_sea
us pick us_minneapolis
us to gulf_of_alaska
us pick fra_dupleix
us to eastern_mediterranean
us pick fra_dunkerque
us raid
us pick fra_strasbourg
us raid
us pick fra_bretagne
us raid
us pick fra_provence
us raid
us pick fra_lorraine
us raid
us pick fra_bearn
us raid
us pick fra_algerie
us raid
us pick fra_suffren
us raid
us pick fra_colbert
us raid
us pick fra_foch
us raid
us pick fra_duquesne
us raid
us pick fra_tourville
us raid
us pick us_houston
us raid
us done
= 54b42a6ff725d056
german pick ger_scharnhorst
german to north_sea
german pick ger_gneisenau
german to barents_sea
german pick ita_littorio
german to western_mediterranean
german pick ger_uboat_01
german to barents_sea
german pick ger_uboat_02
german to north_sea
german pick ger_uboat_03
german to mid_atlantic
german pick ita_10mas
german to western_mediterranean
german pick ger_atlantis
german to baltic_sea
german pick ger_pinguin
german to eastern_seaboard
german pick ger_orion
german to barents_sea
german pick ger_thor
german to north_sea
german pick ger_nordmark
german to baltic_sea
german pick ger_ermland
german to eastern_seaboard
german pick ger_dithmarschen
german to barents_sea
german pick ger_lutzow_pb
german raid
german pick ger_admiral_scheer
german raid
german pick ger_admiral_graf_spee
german raid
german pick ger_admiral_hipper
german raid
german pick ita_vittorio_veneto
german raid
german pick ita_andrea_doria
german raid
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german raid
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
german raid
german pick ita_bolzano
german raid
german done
= 2bf38cf9179c575c
british pick uk_raf_coastal
british to north_sea
= 6f48e74041a0f2fe
japanese pick jap_21af
japanese to marshalls
= 37e442ee1a7cff05
german pick ger_stuka
german to north_sea
= a938aed56783e42f
japanese pick jap_22af
japanese to bismarck_sea
= 5b64d1ea84293225
german pick ger_luftflotte_5
german to baltic_sea
= 8f8fc8833b17a72b
japanese pick jap_23af
japanese to marianas
= 142670bee69856fb
german pick ita_regia_aeronautica
german to north_sea
= cffbe0304f0fb58e
japanese pick jap_24af
japanese to marianas
japanese done
= d9b7a00a60c109d8
british pick uk_renown
british to north_sea
british pick uk_repulse
british to north_sea
british pick uk_glorious
british to north_sea
british pick uk_ark_royal
british to north_sea
british pick uk_furious
british to north_sea
british pick uk_malaya
british to eastern_mediterranean
british pick uk_resolution
british to eastern_mediterranean
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_eagle
british to eastern_mediterranean
british pick aus_hmas_australia
british to eastern_mediterranean
british pick aus_hmas_canberra
british to eastern_mediterranean
british pick uk_hermes
british to eastern_mediterranean
british done | 3
= e6575fb79105150f
japanese done
= 8a9bd5be7a46e836
us pick fra_bretagne
us to western_mediterranean
us pick fra_provence
us to western_mediterranean
us pick fra_dunkerque
us to western_mediterranean
us pick fra_strasbourg
us to western_mediterranean
us pick fra_lorraine
us to western_mediterranean
us pick fra_bearn
us to western_mediterranean
us pick fra_algerie
us to western_mediterranean
us pick fra_suffren
us to western_mediterranean
us pick fra_colbert
us to western_mediterranean
us pick fra_foch
us to eastern_mediterranean
us pick fra_duquesne
us to mid_atlantic
us pick fra_tourville
us to mid_atlantic
us done
= f4db621cbebe912c
german pick ger_lutzow_pb
german to north_sea
german pick ger_admiral_scheer
german to north_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_admiral_hipper
german to north_sea
german pick ita_vittorio_veneto
german to south_atlantic
german pick ita_zara
german to south_atlantic
german done | 2
= d308217aba3b5ae1
japanese done
= dd1d8b2ebdbd4166
german done
= 4848c45693088d17
british fight western_approaches
= 309df371fc48abd7
japanese fight home_islands
= 7e51c4d7478fcbd2
us fight hawaiian_islands
= 5a10e2800b564522
german fight north_sea | 4 1 1 ; 3 ; 4
= 408ca2b790237c1f
british choose air
= 7fd461729fbb05e8
german choose surface | 1 ; 5
= 8fa8158cf0cf3f7e
british to england
british aim uk_renown ger_scharnhorst
british aim uk_repulse ger_lutzow_pb
british aim uk_norfolk ger_admiral_scheer | 5 4 3 ; 5 3 4 ; 4
= f3357b9bbff75668
german aim ger_scharnhorst uk_norfolk
german aim ger_lutzow_pb uk_ark_royal
german aim ger_admiral_scheer uk_glorious
german aim ger_admiral_graf_spee uk_renown | 5 3 3 ; 1 ; 6 6 ; 2 3 ; 4 4 ; 3 2 ; 5 ; 6
= bb74efccd61d86fb
british to england
= 184746ae927f730f
german to germany
german to germany
= 49724af0adeb33f0
british retreat
= a1aa0db4bed0de2e
german stand
= fa255981323b0395
british group uk_furious 1
british group uk_norfolk 1
= 2f77bdeb0274feab
german ignore ger_admiral_hipper
= 5fd159ac6da409ed
british to england
british to england
british to england
british fight air_gap
= 428ccb15b494b500
japanese fight indonesia
= 844ae970b9ef4d4f
us fight coral_sea
= 384000e5ce2d782b
german fight south_atlantic
= e556296e34c3e896
british choose air
= d1713bc77b512a17
german choose surface | 2 ; 5
= 92d3254666989fec
british aim uk_london ita_zara | 4 ; 2 5 1 1 ; 2
british to england
british fight mid_atlantic | 1 ; 6
= aa4894c34db25fa9
japanese fight marianas
= a3d9cc6d861c6b0e
us fight french_polynesia
= fc39c949b566c913
german fight eastern_seaboard | 1
= e69f52631f4ae980
british fight barents_sea | 4 ; 3 ; 2
= 28db4897851a5e9f
british choose air
= 7daf032499788f12
german choose surface | 4 ; 5 ; 2 ; 6 6 2 ; 5 4
= ee347a4a9fa67336
japanese fight bismarck_sea
= 59b67e5ae6353cc5
us fight marshalls
= 7958f363eb7d8794
german fight western_mediterranean | 6
= f1c44757ebe1aca8
british choose air
= d62a2455274f2423
german choose air
= e584c08466cfd7ae
british aim fra_bearn ita_littorio | 5 1
= 492894e551ebc3c0
german to taranto
= 6f4c881842a3ffd3
british bomb fra_bearn taranto
british aim fra_bearn ita_fiume | 3 2
british fight eastern_mediterranean
british bomb uk_eagle taranto
british bomb uk_hermes taranto
british aim uk_eagle ita_fiume
british aim uk_hermes ita_pola | 6 ; 2 ; 3
= 87872aab0d2c30b1
japanese fight indian_ocean
= 53002ef2b7bb4223
us fight gulf_of_alaska
= 641a4d957dd1db52
german fight caribbean_sea
= 63dd2b0c2f775af5
british fight cape_of_good_hope
= d33a06ad8067122a
japanese fight bay_of_bengal
= 3a729411740ef5d2
german fight bay_of_biscay | 6
= e39a22f63e5e40e3
british pick uk_nelson
british to gibraltar
british pick uk_rodney
british to suez
british pick uk_warspite
british to malta
british pick uk_valiant
british to gibraltar
british pick uk_barham
british to toulon
british pick uk_malaya
british to malta
british pick uk_resolution
british to suez
british pick uk_ramillies
british to england
british pick uk_eagle
british to gibraltar
british pick uk_kent
british to australia
british pick uk_berwick
british to suez
british pick uk_cornwall
british to saigon
british pick uk_cumberland
british to diego_suarez
british pick uk_devonshire
british to gibraltar
british pick uk_shropshire
british to australia
british pick uk_york
british to malta
british pick uk_exeter
british to saigon
british pick aus_hmas_canberra
british to malta
british done
= 35828b94edb6c7f3
japanese done
= 0341db31a2d1942b
us pick us_pensacola
us to samoa
us pick us_louisville
us to samoa
us pick us_indianapolis
us to samoa
us pick us_minneapolis
us to samoa
us done
= 64c1b8c5626c5fdd
german done
= eadf7c31b30f8a5f
british to gibraltar
british to suez | 3 1 ; 3 5 ; 4 2 ; 5 5 ; 6 5 ; 5 6 ; 6 6 ; 6 4 ; 4 2 ; 4 1 ; 3 5 ; 4 5 ; 5 3 ; 2 6 ; 6 4
british pick uk_royal_sovereign
british to indonesia
british pick uk_revenge
british to indonesia
british pick uk_kent
british to coral_sea
british pick uk_shropshire
british to french_polynesia
british pick uk_suffolk
british to north_sea
british pick uk_london
british to barents_sea
british pick aus_hmas_australia
british to western_approaches
british pick uk_cornwall
british to bismarck_sea
british pick uk_berwick
british to indian_ocean
british pick uk_cumberland
british to bay_of_bengal
british pick uk_york
british to arabian_sea
british pick uk_devonshire
british to cape_of_good_hope
british pick uk_dorsetshire
british to south_atlantic
british pick uk_hood
british to mid_atlantic
british pick uk_hermes
british to north_sea
british pick uk_hk_group_1
british to north_sea
british pick uk_nelson
british raid
british pick uk_rodney
british raid
british pick uk_queen_elizabeth
british raid
british pick uk_warspite
british raid
british pick uk_valiant
british raid
british pick uk_barham
british raid
british pick uk_malaya
british raid
british pick uk_resolution
british raid
british pick uk_ramillies
british raid
british pick uk_renown
british raid
british pick uk_king_george_v
british raid
british pick uk_prince_of_wales
british raid
british pick uk_glorious
british raid
british pick uk_furious
british raid
british pick uk_eagle
british raid
british pick uk_illustrious
british raid
british pick uk_formidable
british raid
british pick uk_exeter
british raid
british pick aus_hmas_canberra
british raid
british pick ned_de_ruyter
british raid
british done
= b778b266bfd77448
japanese force jap_nagato
japanese force jap_mutsu
japanese force jap_kongo
japanese force jap_hiei
japanese force jap_akagi
japanese force jap_kaga
japanese force jap_soryu
japanese force jap_hiryu
japanese force jap_ryujo
japanese force jap_zuiho
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_myoko
japanese to marianas
japanese pick jap_nachi
japanese to central_pacific
japanese pick jap_yamashiro
japanese to indonesia
japanese pick jap_ise
japanese to indonesia
japanese pick jap_hyuga
japanese to indonesia
japanese pick jap_haruna
japanese to indonesia
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_kirishima
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese to central_pacific
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to marianas
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_kako
japanese to marianas
japanese pick jap_hosho
japanese to aleutians
japanese pick jap_iboat_1
japanese to coral_sea
japanese pick jap_kumano
japanese raid
japanese pick jap_tone
japanese raid
japanese done | 2 ; 4 ; 4 ; 4 ; 6 ; 4 ; 6 3 5 3 2 3 2 4 3 1 2 4 2
= 4d7b5c0be744c126
us pick us_pensacola
us to hawaiian_islands
us pick us_wasp_cv7
us to eastern_seaboard
us pick us_tuscaloosa
us to caribbean_sea
us pick us_louisville
us to coral_sea
us pick us_indianapolis
us to coral_sea
us pick us_texas
us raid
us pick us_minneapolis
us raid
us pick us_houston
us raid
us pick us_wichita
us raid
us pick us_vincennes
us raid
us done
= 92bb98a01d6023f7
german pick ger_bismarck
german to western_approaches
german pick ita_zara
german to air_gap
german pick ger_scharnhorst
german to barents_sea
german pick ger_gneisenau
german to north_sea
german pick ita_vittorio_veneto
german to north_sea
german pick ger_admiral_hipper
german to western_approaches
german pick ger_prinz_eugen
german to baltic_sea
german pick ita_littorio
german to eastern_mediterranean
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to mid_atlantic
german pick ger_uboat_04
german to caribbean_sea
german pick ger_atlantis
german to baltic_sea
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to air_gap
german pick ger_thor
german to bay_of_biscay
german pick ger_kormoran
german to barents_sea
german pick ger_ermland
german to air_gap
german pick ger_dithmarschen
german to baltic_sea
german pick ger_lutzow_pb
german raid
german pick ger_admiral_scheer
german raid
german pick ger_admiral_graf_spee
german raid
german pick ita_andrea_doria
german raid
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german raid
german pick ita_pola
german raid
german pick ita_gorizia
german raid
german pick ita_trento
german raid
german pick ita_trieste
german raid
german pick ita_bolzano
german raid
german done | 5 ; 1 ; 2 ; 5
german to germany
german to germany
= 61eccf71adc50fdb
british repair uk_norfolk 1
= ddf1e04b55d625d2
german repair ita_fiume 2
= 905d83b4545c3c2c
british pick uk_raf_coastal
british to western_approaches
= 8107726e4285149b
japanese pick jap_21af
japanese to bismarck_sea
= 0791267d5c532af9
german pick ger_stuka
german to western_mediterranean
= 21c6590eb7c34673
british pick uk_raf_med
british to western_approaches
= 2d19b1f9dc732e4c
japanese pick jap_22af
japanese to french_polynesia
= 730ca0e71b3a709d
german pick ger_luftflotte_5
german to bay_of_biscay
= 60453d26ef89931e
japanese pick jap_23af
japanese to marshalls
= d04da840a7471ac3
german pick ger_x_fliegerkorps
german to barents_sea
= 2fe484cd27911137
japanese pick jap_24af
japanese to french_polynesia
= 9b835d79a1baf2ea
german pick ita_regia_aeronautica
german to north_sea
= 6346ea6c56b12d82
british done
= 8abec21cabb49933
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese pick jap_snlf_kure
japanese to aleutians
japanese done
= e35dd049afb20f5d
british pick uk_queen_elizabeth
british to air_gap
british pick uk_ramillies
british to north_sea
british pick uk_king_george_v
british to north_sea
british pick uk_prince_of_wales
british to western_approaches
british pick uk_renown
british to north_sea
british pick uk_glorious
british to barents_sea
british pick uk_furious
british to barents_sea
british pick aus_hmas_canberra
british to bay_of_biscay
british pick uk_nelson
british to western_mediterranean
british pick uk_illustrious
british to air_gap
british pick uk_formidable
british to north_sea
british pick uk_rodney
british to eastern_mediterranean
british pick uk_warspite
british to eastern_mediterranean
british pick uk_valiant
british to western_mediterranean
british pick uk_barham
british to western_approaches
british pick uk_eagle
british to bay_of_biscay
british pick uk_malaya
british to western_mediterranean
british pick uk_resolution
british to eastern_mediterranean
british pick uk_exeter
british to bismarck_sea
british pick ned_de_ruyter
british to bismarck_sea
british done | 4
british to gibraltar
= ad5a88d7bdebd892
japanese pick jap_kumano
japanese to bismarck_sea
japanese pick jap_tone
japanese to bismarck_sea
japanese done
= e2f7c230f1b99b47
us pick us_minneapolis
us to bismarck_sea
us pick us_houston
us to bismarck_sea
us done
= bccb88673d315b69
german pick ger_lutzow_pb
german to barents_sea
german pick ger_admiral_scheer
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trento
german to eastern_mediterranean
german done
= a3293568e24b032f
japanese done
= 0abca4c1d9330722
german done
= ce0360387a9e97b5
japanese aim jap_akagi us_nevada
japanese aim jap_kaga us_oklahoma
japanese aim jap_soryu us_new_orleans
japanese aim jap_hiryu us_san_francisco
japanese aim jap_ryujo us_pennsylvania
japanese aim jap_zuiho us_arizona | 3 2 6 2 ; 1 ; 3 5 4 6 ; 6 5 ; 6 3 2 ; 3 ; 6 1 5 ; 5 4 ; 4 6 ; 3 ; 5 6 ; 5 6
japanese aim jap_akagi us_pennsylvania
japanese aim jap_kaga us_nevada
japanese aim jap_soryu us_pennsylvania
japanese aim jap_hiryu us_nevada
japanese aim jap_ryujo us_tennessee
japanese aim jap_zuiho us_california | 4 6 3 2 ; 6 ; 2 3 3 5 ; 4 ; 5 6 1 ; 4 5 ; 2 4 5 ; 2 ; 4 2 ; 2 5 ; 4
japanese stay | 1 2 6 5
= 7ae934cb80f365a8
us leave
us to pearl_harbor
us to pearl_harbor
us to pearl_harbor
us to pearl_harbor
us to pearl_harbor
us to samoa
us to pearl_harbor
us to pearl_harbor
us to pearl_harbor
us to pearl_harbor
= 43afa176a53e2681
japanese aim jap_akagi us_lexington_cv2
japanese aim jap_kaga us_nevada
japanese aim jap_soryu us_lexington_cv2
japanese aim jap_hiryu us_california
japanese aim jap_ryujo us_chicago
japanese aim jap_zuiho us_portland | 1 1 6 1 ; 3 ; 3 3 2 1 ; 4 5 4 ; 4 ; 6 2 3 ; 3 ; 5 1 ; 4 ; 5 5 ; 5 1
japanese stay
japanese aim jap_akagi us_california
japanese aim jap_kaga us_nevada
japanese aim jap_soryu us_astoria
japanese aim jap_hiryu us_california
japanese aim jap_ryujo us_tennessee
japanese aim jap_zuiho us_maryland | 1 2 4 5 ; 6 ; 4 5 6 1 ; 1 1 ; 1 5 1 ; 2 ; 2 4 4 ; 6 1 ; 1 ; 2 4
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
= 4e74b52c8a0f489b
japanese choose air
= 19aca365e8a2743b
us choose air
= ee911cc48f73429a
japanese stand
= 733d89b1dad8d1a7
us retreat
us group uk_revenge 1
= 45de5651998ad2ed
japanese pursue jap_yamashiro 1
japanese pursue jap_ise 1
japanese pursue jap_hyuga 1
japanese pursue jap_haruna 1
japanese pursue jap_kirishima 1
japanese pursue jap_haguro 1
japanese pursue jap_ashigara 1
japanese pursue jap_atago 1
japanese pursue jap_chokai 1
japanese pursue jap_aoba 1
japanese pursue jap_kinugasa 1
= 80d02107697f53e4
japanese choose surface
= f42db856845fc6c4
us choose air | 2 ; 3
us group uk_revenge 1
= cfee2b2dc02113ab
japanese pursue jap_yamashiro 1
japanese pursue jap_ise 1
japanese pursue jap_hyuga 1
japanese pursue jap_haruna 1
japanese pursue jap_kirishima 1
japanese pursue jap_haguro 1
japanese pursue jap_ashigara 1
japanese pursue jap_atago 1
japanese pursue jap_chokai 1
japanese pursue jap_aoba 1
japanese pursue jap_kinugasa 1
= 209f55613d25b479
japanese choose surface
= 8813b25336c8127b
us choose air | 3 ; 5
us group uk_revenge 1
= 634d6ddd50abe03f
japanese pursue jap_yamashiro 1
japanese pursue jap_ise 1
japanese pursue jap_hyuga 1
japanese pursue jap_haruna 1
japanese pursue jap_kirishima 1
japanese pursue jap_haguro 1
japanese pursue jap_ashigara 1
japanese pursue jap_atago 1
japanese pursue jap_chokai 1
japanese pursue jap_aoba 1
japanese pursue jap_kinugasa 1
= 4cedf97dda8585b6
japanese choose surface
= 79db5263e8839590
us choose air | 6 ; 5
us group uk_revenge 1
= a891eae542b5e593
japanese pursue jap_yamashiro 1
japanese pursue jap_ise 1
japanese pursue jap_hyuga 1
japanese pursue jap_haruna 1
japanese pursue jap_kirishima 1
japanese pursue jap_haguro 1
japanese pursue jap_ashigara 1
japanese pursue jap_atago 1
japanese pursue jap_chokai 1
japanese pursue jap_aoba 1
japanese pursue jap_kinugasa 1
= fa581d292a889369
japanese choose surface
= 7c71013bc58cab33
us choose surface
= d66afe40ae69252b
japanese aim jap_yamashiro uk_royal_sovereign
japanese aim jap_ise uk_revenge
japanese aim jap_hyuga uk_royal_sovereign
japanese aim jap_haruna uk_revenge
japanese aim jap_kirishima uk_royal_sovereign
japanese aim jap_haguro uk_revenge
japanese aim jap_ashigara uk_revenge
japanese aim jap_atago uk_revenge
japanese aim jap_chokai uk_revenge
japanese aim jap_aoba uk_royal_sovereign
japanese aim jap_kinugasa uk_revenge | 5 4 6 1 ; 1 ; 5 4 4 2 ; 3 4 1 5 ; 1 6 2 3 ; 5 ; 2 1 6 5 ; 2 ; 3 ; 5 ; 6 ; 3 ; 4 ; 3 ; 3
= 4a42c3d3c2ae9345
us aim uk_royal_sovereign jap_haruna
us aim uk_revenge jap_yamashiro | 4 4 1 2 ; 2 2 1 4
= 6608b347e2d3eeb8
british to singapore
british fight western_approaches | 5 2 3 2 3
= b5fde5b0732bbaac
german to germany | 1 ; 6
= 9c367d3bc516b64c
british choose air
= cf8ff81f3191f3a3
german choose surface | 6 ; 4
= d97cb4ca820059ff
british aim uk_raf_coastal ger_admiral_hipper
british aim uk_raf_med ger_admiral_scheer | 1 3 ; 2 4
british stand
= 12a88850f6f9e0a7
german stand
= 1acccc6e4dad90b7
british choose air
= 663c0e287a1f95bc
german choose surface | 1 ; 2
= 706029760554673c
british aim uk_raf_coastal ger_admiral_hipper
british aim uk_raf_med ger_admiral_scheer | 5 1 ; 6 6 ; 4 1
= d9fa58f50109d9a0
german to germany
= 6f3bc0936c1e57a6
british aim uk_prince_of_wales ger_bismarck
british aim aus_hmas_australia ger_admiral_graf_spee | 4 1 2 1 ; 6 ; 2
= 710e8bd72dd8c2aa
german aim ger_bismarck aus_hmas_australia
german aim ger_admiral_graf_spee uk_prince_of_wales | 5 2 6 5 ; 6 3 1 ; 5 5 ; 1 4
= 70a0053c7f8c491b
british stand
= 7e9f70884bb08194
german stand
= 8cae371e75883e0a
british choose air
= 78ac6d4bbdf45813
german choose surface | 1 ; 4
= c9ed25606b6748da
british to england
british to england
british aim uk_prince_of_wales ger_bismarck | 1 ; 1 1 4 4 ; 3
british to england
= fcb7f0bdf6c1bde5
japanese fight home_islands
= 8bbabd9685b74803
us fight coral_sea | 6 4 5
= 197c9ec5b55bfcdb
german fight north_sea
german done
= ae9a5601dd26942e
british choose surface
= 517a9a2bf871d2bc
german choose air | 3 ; 5
= eefcd671789a6b77
british aim uk_hermes ger_gneisenau
british aim uk_formidable ger_gneisenau | 1 ; 2 1
= 1d4d6bb90da8f77e
german aim ita_regia_aeronautica uk_hermes | 4 3
= 54ce4c57fdaeaec5
british stand
= dee08278eeee1ba0
german retreat
german to germany
german group ita_vittorio_veneto 1
= acf2d6f86b445e24
british pursue uk_renown 1
british pursue uk_king_george_v 1
british pursue uk_formidable 1
british pursue uk_suffolk 1
= 423d5305a38d32a4
british choose air
= 34e17e3f93fb7653
german choose surface | 4 ; 2
= c2d4c62db8f68085
british aim uk_formidable ger_gneisenau | 6 4 ; 6
british pursue uk_renown 1
british pursue uk_king_george_v 1
british pursue uk_formidable 1
british pursue uk_suffolk 1
= 060c9d63af46fda4
british choose air
= fec4eeef9bedc561
german choose surface | 4 ; 3
= efbfc51ba6cfe524
british aim uk_formidable ita_vittorio_veneto | 3 2 ; 2 1 3 ; 5 3 2 6 ; 6 ; 5
= 3c749a6feaecd4fb
german aim ita_vittorio_veneto uk_suffolk | 1 2 6 2 ; 2
german to germany
= 1c3f21da2e7d4f1c
british fight air_gap | 4
= e71343ff44e37d9c
british choose air
= a6b2becbf15c99e5
german choose surface | 1 ; 3 ; 6 3 6 1 ; 5 6 ; 2
= 07a250173bb9d696
japanese fight marianas
= ce057d270e1278c9
us fight french_polynesia
= 6bcb843ff3483612
japanese done
= 501e15a300e3f560
japanese choose air
= 37ee8fd167966256
us choose surface | 4 ; 5
= 35142233a4822dd6
japanese aim jap_22af uk_shropshire
japanese aim jap_24af uk_shropshire | 6 4 5 ; 2 ; 6 5 2 ; 5
= a1672cd3e4948077
german fight south_atlantic
= 55ca358332255b01
british fight mid_atlantic | 6
= d78c98a65de2cd5b
japanese fight central_pacific
= 6739de63fec5fda1
japanese choose surface
= 37162ad50d5c7c78
us choose air | 1 ; 2
us aim us_enterprise_cv6 jap_snlf_yokosuka | 6 1 5 3 ; 3 2
= e5921ad762d88bd2
japanese retreat
= a6686aa0c1a1d95f
us stand
us ignore us_enterprise_cv6
= f9554c92b71b8cb7
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
= 3783a9208c39683a
us fight bismarck_sea
= ad5a49fec7556cab
japanese choose air
= 44f85b8f7a0ae7b9
us choose surface | 1 ; 1
= 28542783a4813008
japanese aim jap_21af uk_cornwall | 3 4 2
japanese stand
= 267e5e929c4fc7f3
us stand
= 8a9ad9e6fb7ccce2
japanese choose air
= 7b69bb861480c6b7
us choose surface | 6 ; 4
= 039602de3dd729de
japanese aim jap_21af uk_cornwall | 3 5 3
= 5e33fc2854d85f49
british to singapore
= f45341134a09af5c
japanese stand
= 9a870690790dd2dd
us stand
= 1ac28196d86feb7a
japanese choose air
= 0efc5ab7635620f3
us choose surface | 1 ; 4
= d5e19288ce630199
japanese to yokosuka_navy_yard
japanese aim jap_kumano uk_exeter
japanese aim jap_tone us_minneapolis | 3 ; 4
= d3cbdd7db845c587
us aim uk_exeter jap_kumano
us aim ned_de_ruyter jap_tone
us aim us_minneapolis jap_kumano
us aim us_houston jap_tone | 5 ; 6 ; 2 ; 3 ; 3
= 3476a00181d72115
japanese to yokosuka_navy_yard
= 04c7053cb3ddea27
us to samoa
= 72c3282887fb5379
german fight eastern_seaboard
= 15be6c1dbb96cc9a
british fight barents_sea | 5
= 24db3269bb52270f
german to germany
= f79af18f2bd99eda
british choose surface
= 2ff63918553aec6e
german choose air | 3 ; 4
= 064453cbbc1119ce
british aim uk_glorious ger_scharnhorst
british aim uk_furious ger_lutzow_pb | 6 5 ; 5 ; 4 6 ; 4
= 973341f5984d85dc
german aim ger_x_fliegerkorps uk_london | 3 5 1
= 919f3211894d1a6e
british to england
= 68a8580ac08e5a72
german to germany
= 9cedc45376ab2c3c
british stand
= 681019d2db72e258
german stand
= 0a3bf335e3da3bb8
british choose surface
= 915ee0f709f7d423
german choose air | 5 ; 2
german to germany
= 616ba2c8b6961452
british bomb uk_glorious germany
british bomb uk_furious germany
british aim uk_glorious ita_regia_aeronautica
british aim uk_furious ger_scharnhorst | 6 6 ; 4 2 ; 1 1
= 57d515d030327add
japanese fight marshalls
= b900b1b337235448
us fight indian_ocean
= d4c221628597286f
german fight western_mediterranean
german done
= 7d488acb8d80a384
british choose surface
= 715fc50a46666e8d
german choose air | 4 ; 3
german to toulon
= cf6a5d168c509d82
british fight eastern_mediterranean
= 84b9a877ed26bcbf
british choose air
= 9d90f370efd5d71f
german choose surface | 5 ; 3
= 0e1497ddae730cac
british retreat
= 338b30a4596823b7
german stand
= f1a7aad9dceb5e7f
british group uk_warspite 1
british group uk_resolution 1
= 720efdf200cdfdf3
german ignore ita_littorio
german pursue ita_andrea_doria 1
german pursue ita_caio_duilio 1
german pursue ita_conte_di_cavour 1
german pursue ita_giulio_cesare 1
german pursue ita_pola 1
german pursue ita_gorizia 1
german pursue ita_trento 1
= 12f40e847b76dc81
british choose air
= 5450d958e6b37153
german choose surface | 1 ; 4
= d0774e6978f67d1f
british aim uk_rodney ita_andrea_doria
british aim uk_warspite ita_caio_duilio
british aim uk_resolution ita_conte_di_cavour | 6 4 1 2 6 ; 5 5 ; 6 6 1 4 ; 4 3 ; 5 5 2 5
= 0bafd8ece6aa56bd
german aim ita_andrea_doria uk_warspite
german aim ita_caio_duilio uk_resolution
german aim ita_conte_di_cavour uk_rodney
german aim ita_giulio_cesare uk_rodney
german aim ita_pola uk_warspite
german aim ita_gorizia uk_resolution
german aim ita_trento uk_warspite | 4 3 1 5 ; 1 6 1 4 ; 6 ; 4 4 2 1 ; 6 5 6 5 ; 6 5 ; 3 ; 5 ; 6 ; 2
= 32e2e6dbd5f3a0b3
british to england
= 65d897d3d2d3c5e7
german to taranto
= 9162e2ba8cfeb4f6
japanese fight bay_of_bengal
= 0f904b351aacb726
us fight arabian_sea
= f0ddba0346165800
german fight caribbean_sea | 6 1 2 5 6 6 5
= 54e308f7e33b4781
british fight cape_of_good_hope
= a52c89fa9277146d
japanese land jap_snlf_kure dutch_harbor
= eb3f6027ff9fbd21
german fight bay_of_biscay
german done
= dc12e199279bfd7b
british choose surface
= 02a0cc24814599ca
german choose air | 5 ; 3
german to germany | 1
= 4569230fa37d11e6
british pick uk_nelson
british to malta
british pick uk_queen_elizabeth
british to suez
british pick uk_valiant
british to usa
british pick uk_malaya
british to england
british pick uk_hood
british to suez
british pick uk_renown
british to gibraltar
british pick uk_glorious
british to usa
british pick uk_hermes
british to suez
british pick uk_berwick
british to port_moresby
british pick uk_cumberland
british to pearl_harbor
british pick uk_devonshire
british to diego_suarez
british pick uk_dorsetshire
british to suez
british pick uk_york
british to samoa
british pick uk_exeter
british to australia
british pick aus_hmas_canberra
british to simons_town
british pick ned_de_ruyter
british to australia
british done
= d64d1c6accce8436
japanese pick jap_fuso
japanese to okinawa
japanese pick jap_yamashiro
japanese to truk
japanese pick jap_ise
japanese to okinawa
japanese pick jap_hyuga
japanese to okinawa
japanese pick jap_haruna
japanese to truk
japanese pick jap_kirishima
japanese to okinawa
japanese pick jap_myoko
japanese to saipan
japanese pick jap_haguro
japanese to truk
japanese pick jap_ashigara
japanese to okinawa
japanese pick jap_atago
japanese to truk
japanese pick jap_maya
japanese to saipan
japanese pick jap_chokai
japanese to okinawa
japanese pick jap_mogami
japanese to okinawa
japanese pick jap_mikuma
japanese to truk
japanese pick jap_suzuya
japanese to okinawa
japanese pick jap_aoba
japanese to truk
japanese pick jap_kinugasa
japanese to okinawa
japanese pick jap_furutaka
japanese to saipan
japanese pick jap_kako
japanese to saipan
japanese pick jap_hosho
japanese to dutch_harbor
japanese pick jap_22af
japanese to maloelap
japanese pick jap_23af
japanese to kwajalein
japanese pick jap_24af
japanese to maloelap
japanese done
= 52fd1e198f0c6d4e
us pick us_saratoga_cv3
us to england
us pick us_enterprise_cv6
us to midway
us pick us_yorktown_cv5
us to gibraltar
us pick us_wasp_cv7
us to england
us pick us_louisville
us to singapore
us pick us_indianapolis
us to australia
us pick us_houston
us to singapore
us pick us_northampton
us to midway
us pick us_chester
us to midway
us pick us_salt_lake_city
us to australia
us pick us_tuscaloosa
us to suez
us done
= 8bdf9709b79885c2
german pick ger_prinz_eugen
german to brest
german pick ita_littorio
german to tripoli
german pick ita_giulio_cesare
german to toulon
german pick ita_pola
german to tripoli
german pick ita_gorizia
german to tripoli
german pick ita_trento
german to tripoli
german done
= db4882be26d51f81
us pick us_north_carolina
us to pearl_harbor
us pick us_washington
us to pearl_harbor
us pick us_hornet_cv8
us to pearl_harbor | 1 2 6
= 59fdb15b941190ab
british pick uk_cumberland
british to central_pacific
british pick uk_kent
british to indonesia
british pick uk_glorious
british to air_gap
british pick uk_berwick
british to coral_sea
british pick rus_kirov
british to baltic_sea
british pick uk_york
british to french_polynesia
british pick uk_london
british to western_approaches
british pick uk_devonshire
british to arabian_sea
british pick uk_dorsetshire
british to cape_of_good_hope
british pick uk_valiant
british to caribbean_sea
british pick uk_malaya
british to north_sea
british pick uk_norfolk
british to bay_of_biscay
british pick uk_hermes
british to eastern_mediterranean
british pick uk_king_george_v
british to barents_sea
british pick uk_exeter
british to indian_ocean
british pick ned_de_ruyter
british to bay_of_bengal
british pick uk_renown
british to mid_atlantic
british pick uk_nelson
british to western_mediterranean
british pick aus_hmas_canberra
british to south_atlantic
british pick uk_ramillies
british to north_sea
british pick uk_duke_of_york
british to north_sea
british pick uk_illustrious
british to barents_sea
british pick uk_formidable
british to barents_sea
british pick uk_hk_group_1
british to air_gap
british pick uk_queen_elizabeth
british raid
british pick uk_barham
british raid
british pick uk_hood
british raid
british pick uk_furious
british raid
british pick uk_eagle
british raid
british pick uk_victorious
british raid
british pick uk_indomitable
british raid
british pick uk_cornwall
british raid
british done | 5 ; 1 ; 3
= dfa752bb78e7d038
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_haguro
japanese to bismarck_sea
japanese pick jap_atago
japanese to coral_sea
japanese pick jap_yamato
japanese to central_pacific
japanese pick jap_nachi
japanese to marianas
japanese pick jap_iboat_2
japanese to central_pacific
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
japanese raid
japanese pick jap_hiei
japanese raid
japanese pick jap_haruna
japanese raid
japanese pick jap_kirishima
japanese raid
japanese pick jap_ashigara
japanese raid
japanese pick jap_takao
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
japanese pick jap_chikuma
japanese raid
japanese pick jap_aoba
japanese raid
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese raid
japanese pick jap_kako
japanese raid
japanese pick jap_oi
japanese raid
japanese pick jap_kitakami
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
japanese pick jap_shokaku
japanese raid
japanese pick jap_zuikaku
japanese raid
japanese done | 4 ; 4
= c11f05b02ff32832
us pick us_enterprise_cv6
us to home_islands
us pick us_northampton
us to hawaiian_islands
us pick us_north_carolina
us to central_pacific
us pick us_washington
us to central_pacific
us pick us_hornet_cv8
us to central_pacific
us pick us_chester
us to marianas
us pick us_indianapolis
us to coral_sea
us pick us_maryland
us to central_pacific
us pick us_salt_lake_city
us to bismarck_sea
us pick fra_foch
us to eastern_seaboard
us pick us_ranger_cv4
us to air_gap
us pick fra_bretagne
us to air_gap
us pick us_saratoga_cv3
us to north_sea
us pick us_louisville
us to indonesia
us pick us_houston
us to indonesia
us pick us_sub_1
us to home_islands
us pick fra_strasbourg
us raid
us pick fra_provence
us raid
us pick fra_lorraine
us raid
us pick fra_bearn
us raid
us pick fra_tourville
us raid
us pick us_west_virginia
us raid
us pick us_new_mexico
us raid
us pick us_mississippi
us raid
us pick us_idaho
us raid
us pick us_new_york
us raid
us pick us_texas
us raid
us pick us_arkansas
us raid
us pick us_yorktown_cv5
us raid
us pick us_wasp_cv7
us raid
us pick us_pensacola
us raid
us pick us_minneapolis
us raid
us pick us_augusta
us raid
us pick us_tuscaloosa
us raid
us pick us_wichita
us raid
us pick us_quincy_ca39
us raid
us pick us_vincennes
us raid
us done | 2 ; 4 ; 4 ; 4 ; 6
= 06238c6e3a0a3822
german pick ger_bismarck
german to western_approaches
german pick ita_littorio
german to eastern_mediterranean
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_05
german to mid_atlantic
german pick ita_10mas
german to western_mediterranean
german pick ger_atlantis
german to baltic_sea
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to mid_atlantic
german pick ger_ermland
german to mid_atlantic
german pick ger_dithmarschen
german to western_approaches
german pick ger_tirpitz
german raid
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german raid
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
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
german raid
german pick ita_bolzano
german raid
german done | 5 ; 4 ; 5
german to germany
german to germany
= 0a90654118bcf7dd
british repair uk_warspite 2
british repair uk_prince_of_wales 5
british repair uk_royal_sovereign 2
= 1e85ed8b37d7fc03
us repair us_tennessee 1
us repair us_astoria 2
= 35d34f0c9258d80d
german repair ger_admiral_graf_spee 2
german repair ger_scharnhorst 4
= 0463aa1e8018e628
british pick uk_raaf
british to indonesia
= 37719e25eb3690fa
japanese pick jap_21af
japanese to home_islands
= bb69a721a55916ed
us pick us_5af
us to marianas
= 763ff0b435542636
german pick ger_stuka
german to baltic_sea
= 93356ce76eaaf9b4
british pick uk_raf_coastal
british to western_approaches
= a35a91c33fe3447c
japanese pick jap_22af
japanese to french_polynesia
= 30393acc90743e60
us pick us_7af
us to coral_sea
= ba04579d41d71d85
german pick ger_luftflotte_5
german to bay_of_biscay
= 768233893dfd9050
british pick uk_raf_med
british to western_approaches
= 1ce3b9ad7c2952c6
japanese pick jap_23af
japanese to indonesia
= 3df0c03d069935c4
german done
= a1aca606ecc9f21e
japanese pick jap_24af
japanese to indonesia
= fc91778e35edcd24
british done
= 4c12342390642c02
japanese pick jap_snlf_sasebo
japanese to central_pacific
japanese done
= b981197f07ebf450
british pick uk_furious
british to western_approaches
british pick uk_victorious
british to western_approaches
british pick uk_indomitable
british to western_approaches
british pick uk_hood
british to coral_sea
british pick uk_barham
british to western_approaches
british pick uk_eagle
british to bay_of_biscay
british pick uk_queen_elizabeth
british to coral_sea
british done | 5 ; 2
british to gibraltar
= d3f342312df493be
japanese pick jap_yamashiro
japanese to hawaiian_islands
japanese pick jap_soryu
japanese to central_pacific
japanese pick jap_shokaku
japanese to central_pacific
japanese pick jap_zuikaku
japanese to central_pacific
japanese pick jap_hiryu
japanese to central_pacific
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_fuso
japanese to marianas
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_ashigara
japanese to bay_of_bengal
japanese pick jap_hyuga
japanese to indian_ocean
japanese pick jap_haruna
japanese to hawaiian_islands
japanese pick jap_kirishima
japanese to bismarck_sea
japanese pick jap_takao
japanese to bay_of_bengal
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to marianas
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_maya
japanese to coral_sea
japanese pick jap_chokai
japanese to coral_sea
japanese pick jap_mogami
japanese to coral_sea
japanese pick jap_mikuma
japanese to coral_sea
japanese pick jap_suzuya
japanese to coral_sea
japanese pick jap_aoba
japanese to coral_sea
japanese pick jap_kinugasa
japanese to coral_sea
japanese pick jap_furutaka
japanese to coral_sea
japanese pick jap_kako
japanese to coral_sea
japanese pick jap_kumano
japanese to indian_ocean
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_oi
japanese to bismarck_sea
japanese pick jap_hosho
japanese to hawaiian_islands
japanese pick jap_kitakami
japanese to central_pacific
japanese done
= 0508963daca71862
us pick us_yorktown_cv5
us to indian_ocean
us pick us_tuscaloosa
us to coral_sea
us pick us_wasp_cv7
us to bay_of_biscay
us pick fra_strasbourg
us to western_approaches
us pick fra_tourville
us to bay_of_biscay
us pick us_west_virginia
us to central_pacific
us pick fra_provence
us to south_atlantic
us pick us_new_mexico
us to south_atlantic
us pick us_mississippi
us to south_atlantic
us pick us_idaho
us to south_atlantic
us pick us_new_york
us to south_atlantic
us pick us_texas
us to eastern_seaboard
us pick us_augusta
us to western_approaches
us pick fra_lorraine
us to western_mediterranean
us pick fra_bearn
us to western_mediterranean
us pick us_arkansas
us to western_mediterranean
us pick us_wichita
us to western_mediterranean
us pick us_quincy_ca39
us to western_mediterranean
us pick us_vincennes
us to western_mediterranean
us done | 3 ; 6 ; 1 ; 5
us to usa
us to usa
= 1150c96e9a79c8c9
german pick ger_tirpitz
german to air_gap
german pick ger_admiral_hipper
german to air_gap
german pick ger_prinz_eugen
german to air_gap
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_gorizia
german to western_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german done
= 267d6ad761002111
japanese invert jap_iboat_2
japanese done
= df69d241e5bafbbb
us invert us_sub_1
us done
= 945401a2e256fcbb
german done
= 6ad62052b1e65569
british fight western_approaches | 2 4 2 5 4 ; 3
= 4ab7bbc431ab18b7
british choose air
= 1707fb22e0f0d03c
german choose surface | 1 ; 5
= caff8da1c0042926
british to england
british to england | 3 ; 3 1 5 ; 6 ; 6
= c57dd62c2628aad3
german aim ger_bismarck uk_london | 1 5 6 5 ; 3 6 2
german to germany
= b218bdd01dc29b48
japanese fight home_islands
= a7705ff30df51a53
japanese choose surface
= c51081a875d903e4
us choose surface
= 0c123b42371195cb
japanese to yokosuka_navy_yard | 6 4 5 1 5 ; 2 ; 6 1 4 1 ; 1 ; 5 ; 5
= 6fcd044717f6a530
us torpedo us_sub_1 jap_kongo | 6 ; 2
us fight hawaiian_islands
= 552374cae2de6aa1
japanese choose air
= 3cace36cb559e88c
us choose surface | 1 ; 3 ; 4 1 6 2 ; 5 ; 2 3 4 2
us aim us_northampton jap_haruna | 5
= c63ce7a4e25cfd42
japanese to truk
japanese bomb jap_hosho pearl_harbor
japanese aim jap_hosho us_astoria | 1
= d3b2493f7148cf4c
german fight north_sea
= d6c2b737321734a6
british fight air_gap
= d427caefe1f1a605
british choose air
= dc5556009d498dcb
german choose surface | 3 ; 3
= 05c971523fe61def
british aim fra_bretagne ger_admiral_hipper | 1 3 4 2
= 85721d21ebeae871
german aim ger_tirpitz us_ranger_cv4
german aim ger_admiral_hipper uk_glorious | 6 3 5 4 ; 3 2 ; 1 ; 5 ; 6
= 793a08e2551c29cd
british retreat
= 3659f2734e4869d0
german stand
german pursue ger_tirpitz 1
german pursue ger_admiral_hipper 1
german pursue ger_prinz_eugen 1
= 00a3eb5dd4c29c99
british choose air
= 03556b48aaf13144
german choose surface | 2 ; 2 ; 2 5 4 5 ; 1 6 ; 5 ; 6 ; 6 ; 2
= fdb5933974721cab
japanese fight indonesia
japanese done
= 1690540ec07ea62d
japanese choose air
= ea8f20f29116b5de
us choose surface | 6 ; 1
= 5c97a66eb02c2015
japanese aim jap_kaga uk_kent
japanese aim jap_ryujo us_louisville
japanese aim jap_zuiho us_houston
japanese aim jap_23af uk_raaf
japanese aim jap_24af uk_raaf | 1 2 4 1 ; 3 4 ; 6 3 ; 4 ; 1 6 2 ; 4 ; 3 4 1
= 9e505a65cab255f9
us aim uk_raaf jap_kaga | 2 3
= fe08b71c476b3a58
british to australia
= f492ca66c1764aaa
us to singapore
= 813ff18d6c3a8406
japanese stand
= a96d0eed190731d1
us retreat
= b71b0afd35404d5d
british to singapore
= 112b7980988fce94
japanese bomb jap_kaga singapore
japanese bomb jap_ryujo singapore
japanese bomb jap_zuiho singapore
japanese aim jap_kaga uk_royal_sovereign
japanese aim jap_ryujo uk_cornwall
japanese aim jap_zuiho us_louisville | 4 1 5 4 ; 5 ; 2 1 ; 3 5 ; 3
= e427f26e11a0194a
us fight coral_sea
= ad74bef550b0bc6b
japanese choose surface
= 9f616c5a7b2ed928
us choose air | 6 ; 2
us to pearl_harbor
= 584c8fc98c842267
japanese aim jap_atago uk_berwick
japanese aim jap_maya us_indianapolis
japanese aim jap_chokai uk_hood
japanese aim jap_mogami uk_queen_elizabeth
japanese aim jap_mikuma us_tuscaloosa
japanese aim jap_suzuya uk_berwick
japanese aim jap_aoba us_indianapolis
japanese aim jap_kinugasa uk_hood
japanese aim jap_furutaka uk_queen_elizabeth
japanese aim jap_kako uk_hood | 2 ; 5 ; 1 ; 2 ; 4 ; 2 ; 6 ; 6 ; 6 ; 2 ; 5 ; 3 ; 5 ; 6 ; 3
= 38a8b89cc7514a66
us aim uk_queen_elizabeth jap_atago
us aim uk_hood jap_maya
us aim uk_berwick jap_mogami
us aim us_indianapolis jap_mikuma
us aim us_tuscaloosa jap_suzuya | 5 1 2 4 ; 1 6 1 2 ; 5 ; 2 ; 4 ; 6 ; 4
= c3d2473a62a2c5a8
japanese to truk
japanese stand
= 1adf703ba52cc5a9
us retreat
us group us_tuscaloosa 1
= 978ff7ff34013381
japanese pursue jap_chokai 1
japanese pursue jap_mogami 1
japanese pursue jap_mikuma 1
japanese pursue jap_aoba 1
japanese pursue jap_kinugasa 1
japanese pursue jap_furutaka 1
japanese pursue jap_kako 1
= dd7820805b1255b2
japanese choose surface
= 42dbadab537cad78
us choose air | 6 ; 2
= 04b84780c88cd753
japanese aim jap_chokai uk_hood
japanese aim jap_mogami uk_hood
japanese aim jap_mikuma us_tuscaloosa
japanese aim jap_aoba uk_hood
japanese aim jap_kinugasa us_tuscaloosa
japanese aim jap_furutaka uk_hood
japanese aim jap_kako us_tuscaloosa | 4 ; 4 ; 6 ; 5 ; 6 ; 2 ; 1 ; 6 ; 5 ; 2
= 13d1ecccae616dc6
us aim uk_hood jap_chokai
us aim us_tuscaloosa jap_mogami | 3 6 2 5 ; 1 ; 4
= 241051ae12da114a
japanese to yokosuka_navy_yard
= 5ff2b1fbffbb0b5d
german fight south_atlantic
= 54c59e74f02af84f
british fight mid_atlantic | 3 ; 5 ; 1
= 9165a1ef0290e1af
japanese fight marianas
= a3ac6e64faf7d00f
us done
= 3c3512ce2caeb8cb
japanese choose surface
= 589ec7e7bd2c49f7
us choose air | 5 ; 4
us aim us_5af jap_nachi | 5 6 ; 2
= a898917ad23107c0
japanese to yokosuka_navy_yard | 3 3 3 4 3 ; 5 5 6 2 ; 4 ; 5 6 3 5 ; 1
= c410295b1f5817cf
us aim us_chester jap_hiei | 3
= f8f614fd0e4f60af
japanese stand
= 6ee4af50a2983669
us stand
= d37da1b372268373
japanese choose surface
= 6cbeb5dbf0faeef3
us choose air | 2 ; 4
us aim us_5af jap_hiei | 3 6 ; 6
= a2ffade44887b4ce
japanese stand
= 69c741701e25b0e2
us stand
= 2be438ce676a376c
japanese choose surface
= 9c2512c08674f988
us choose air | 6 ; 1
us to philippines
us fight french_polynesia
= 8f24f60e1a1621b8
japanese done
= dc4082821874ed3f
japanese choose air
= 35aff1dee0f44aca
us choose surface | 6 ; 1
= bc35c2c9f1dbd979
japanese aim jap_22af uk_york | 4 2 4
japanese stand
= 368d43148b95ddc7
us stand
= 79dcdd8f07a354e2
japanese choose air
= d0a4102d5e179187
us choose surface | 3 ; 5
= 4d60525f82031df0
japanese aim jap_22af uk_york | 2 1 5
= 85e65939375ba29f
british to samoa
= 76ff641dd9612649
german fight eastern_seaboard
= fc902d9c034d7d48
british fight barents_sea
= 6e9943619a88b724
japanese fight central_pacific
= 7f2cb0e1852dfcdd
japanese choose air
= 504259f8ff8d13e9
us choose surface | 4 ; 6
= 530ef4664ddea7f2
japanese aim jap_yamato us_north_carolina
japanese aim jap_ise us_washington
japanese aim jap_chikuma uk_cumberland
japanese aim jap_kitakami us_maryland
japanese aim jap_akagi us_west_virginia | 5 1 1 5 5 4 ; 1 3 1 ; 4 2 3 1 ; 2 ; 1 ; 2
= 53d9d05c24ffd320
us aim uk_cumberland jap_akagi
us aim us_maryland jap_akagi
us aim us_west_virginia jap_yamato
us aim us_north_carolina jap_ise
us aim us_washington jap_yamato | 4 ; 6 6 1 1 ; 1 6 ; 2 3 4 4 ; 1 4 2 2 1 ; 5 5 5 6 3 ; 4 4 6 3
= 42ccf571d57987c6
japanese to yokosuka_navy_yard
= 12f14cdd87457982
us to pearl_harbor
= 7d94c81e9fe41765
japanese torpedo jap_iboat_2 us_hornet_cv8 | 1
japanese stand
= b390a3671c23bdbb
us stand
= c0a890356336b5e1
japanese land jap_snlf_sasebo midway
= dd8a4f802ef54fea
japanese choose air
= ea48f9b47cd4e7bb
us choose surface | 1 ; 2
= 712dc596e9e4cb74
japanese aim jap_chikuma uk_cumberland
japanese aim jap_kitakami us_washington | 1 ; 3
= 12a5d0c890684ca5
us aim uk_cumberland jap_soryu
us aim us_maryland jap_shokaku
us aim us_west_virginia jap_chikuma | 2 ; 4 6 4 4 ; 1 ; 6 2 3 2 ; 5 ; 3 5 6 5 1 ; 1 2 1
= 62b9fdaedb531af9
japanese stand
= 2b284bb9ceec4940
us stand
= fc6648366ca8f73f
japanese choose air
= 04352f41118206c9
us choose surface | 2 ; 6
us aim uk_cumberland jap_shokaku
us aim us_maryland jap_zuikaku
us aim us_west_virginia jap_soryu
us aim us_washington jap_hiryu | 3 ; 5 4 3 5 ; 2 6 4 4 ; 4 ; 3 4 5 2 5 ; 2 3
= f54681a5d29cd648
japanese to yokosuka_navy_yard
japanese retreat
= 3568869e800e6370
us stand
us pursue uk_cumberland 1
us pursue us_hornet_cv8 1
= 02e39aa88658e968
japanese choose air
= c2a7c3777cb5b5e8
us choose surface | 3 ; 6 ; 1
us pursue uk_cumberland 1
us pursue us_hornet_cv8 1
= 49104e59b4fe0031
japanese choose air
= 4cfff8092eebe407
us choose air
= 2f72e70e1023c9aa
japanese aim jap_shokaku us_hornet_cv8 | 3 4 4 3
= 07b9608051da62d2
us aim us_hornet_cv8 jap_shokaku | 6 4 3 4 ; 6
us to pearl_harbor
us fight bismarck_sea
= 66d6264936d75b90
japanese choose surface
= 1c0f2c13ec0b3f79
us choose air | 3 ; 1 ; 2 4 1 3 ; 3 ; 6 ; 4
us aim us_salt_lake_city jap_haguro | 5
= 06243641487605c3
japanese to truk
= a4c84522a31e1019
german fight western_mediterranean | 6
= 2443deba81d04434
british choose air
= a183db58b7729b12
german choose surface | 3 ; 1
= 061df47a86463835
british aim fra_bearn ita_conte_di_cavour | 5 5
= 227a6d8aaf9c7807
german to taranto
= 914f5495aa8213de
british retreat
= 36a7e1cead89232e
german stand
= 8bbe656c967e490c
british group fra_bearn 1
british group us_wichita 1
british group us_quincy_ca39 1
british group us_vincennes 1
= 2e6586c58eb913bd
german pursue ita_giulio_cesare 1
german pursue ita_fiume 1
german pursue ita_pola 1
german pursue ita_gorizia 1
german pursue ita_trento 1
german pursue ita_trieste 1
german pursue ita_bolzano 1
= 2270f1df3302cad2
british choose air
= e02a394b1a58357e
german choose surface | 1 ; 3
= ec4ddc8625707e52
british aim uk_nelson ita_giulio_cesare
british aim us_wichita ita_fiume
british aim us_quincy_ca39 ita_pola
british aim us_vincennes ita_gorizia | 1 3 2 1 6 ; 6 ; 5 ; 1 ; 6 ; 2
= 83d0cc70ed6fa1ca
german aim ita_giulio_cesare fra_bearn
german aim ita_fiume us_wichita
german aim ita_pola us_quincy_ca39
german aim ita_gorizia us_vincennes
german aim ita_trento uk_nelson
german aim ita_trieste uk_nelson
german aim ita_bolzano us_wichita | 6 2 2 6 ; 4 2 ; 5 ; 4 ; 2 ; 1 ; 6 ; 6 ; 2
= 572ec2a5dee7fc74
us to usa
= 63006f8f9044d88f
german to taranto
= 15319e366bf654e7
british group us_vincennes 1
= 7cfced247edb31f5
german pursue ita_pola 1
german pursue ita_trento 1
german pursue ita_trieste 1
german pursue ita_bolzano 1
= 4386a5637729bc8a
british choose air
= 1e4427a7855cbe5b
german choose surface | 6 ; 1
= 814d7512cfe68190
british group us_vincennes 1
= 96e67b7c44faca07
german pursue ita_pola 1
german pursue ita_trento 1
german pursue ita_trieste 1
german pursue ita_bolzano 1
= 04145c1c2a727070
british choose air
= 32ed49ec449f58c0
german choose surface | 4 ; 6
= 2cfd8b38fea1aff5
british aim us_quincy_ca39 ita_pola
british aim us_vincennes ita_trento | 1 ; 5
= cadd1d82f08460b7
german aim ita_pola us_quincy_ca39
german aim ita_trento us_vincennes
german aim ita_trieste us_quincy_ca39
german aim ita_bolzano us_vincennes | 2 ; 5 ; 2 ; 1
= 427ef85533741e2d
us to usa
= a2d869e35325f5e4
german to tripoli
german pursue ita_pola 1
german pursue ita_trieste 1
german pursue ita_bolzano 1
= 7ad47fde8bc5a95d
british choose surface
= 2c555274336b8e99
german choose surface
= 854e3873a184581c
british aim us_quincy_ca39 ita_pola | 5 ; 3 ; 6 ; 5 ; 4
= 6d56810abae46461
german to tripoli
= 8814e59cdcbad2e8
british fight eastern_mediterranean
= ef1c5b3fef7ebffd
british choose air
= e3d46aeadf1feb84
german choose surface | 3 ; 6 ; 5 2 3 3
= fed540056f291a9a
british to suez
= 52bcce4054fd3d10
japanese fight indian_ocean
= 46cce8f132a5fe38
japanese choose surface
= d9651b4d717952c7
us choose air | 3 ; 2
us aim us_yorktown_cv5 jap_hyuga | 4 2 3 5 ; 5
= ed9ae6af92f69e7e
japanese retreat
= e75b730f6a7f0ccb
us stand
= 4ce07700452d528f
japanese to yokosuka_navy_yard
= 6ab0e501f9b27531
us fight bay_of_bengal
= f9561120e04743be
japanese choose surface
= 25c9f37f915e5020
us choose air | 1 ; 2
= e59dbd8e2fa4c3ac
japanese stand
= ced882385caae8fb
us retreat
= 3cae696bb04fe4ae
japanese pursue jap_ashigara 1
japanese pursue jap_takao 1
= 9429196be83da420
japanese choose surface
= e84783954f865af6
us choose air | 1 ; 2
= 71cd5d4291fddae4
japanese pursue jap_ashigara 1
japanese pursue jap_takao 1
= 0381327a5e0bfb4a
japanese choose surface
= 5a464573ff06f3cf
us choose air | 2 ; 6
= a9297363004f9248
japanese pursue jap_ashigara 1
japanese pursue jap_takao 1
= 311ce36f92238640
japanese choose surface
= 9b4e9337d1cdf7cf
us choose air | 3 ; 4
= 0035415e93819703
japanese pursue jap_ashigara 1
japanese pursue jap_takao 1
= 038c85b72f1b3165
japanese choose surface
= c7d11d23ebb06d1f
us choose surface | 5 ; 2 ; 4
us aim ned_de_ruyter jap_ashigara | 1
= fcdcf2c90556d39c
german fight caribbean_sea
= f0cec15bf65dd553
british fight cape_of_good_hope
= 4ab79bdca206cf34
german fight bay_of_biscay
german done
= a064a39ba973522e
british choose surface
= ecc4aa413a47fdc1
german choose air | 3 ; 3
= 3a6468b7c0068f3d
british aim uk_eagle ger_luftflotte_5
british aim us_wasp_cv7 ger_luftflotte_5 | 5 ; 1 2 6 ; 6
= fc9f5cf2847cb3b7
german aim ger_luftflotte_5 us_wasp_cv7 | 1 3 2 ; 5
german to germany | 5
german done
= afd1025d0dc404b4
british choose surface
= a9f4499d81266c52
german choose air | 1 ; 3
german aim ger_stuka rus_kirov | 1 1 5 ; 2
= 129b4c8484938663
british to australia
british to australia
british to australia
= 892904192322722a
us to pearl_harbor
us to pearl_harbor
= 59fa3c8fa8b7072c
british pick uk_valiant
british to murmansk
british pick uk_malaya
british to usa
british pick uk_ramillies
british to suez
british pick uk_renown
british to england
british pick uk_duke_of_york
british to gibraltar
british pick uk_furious
british to suez
british pick uk_eagle
british to murmansk
british pick uk_formidable
british to usa
british pick uk_norfolk
british to gibraltar
british pick uk_dorsetshire
british to diego_suarez
british pick uk_exeter
british to port_moresby
british pick aus_hmas_canberra
british to suez
british done
= f236ac86b3150cfd
japanese pick jap_nagato
japanese to okinawa
japanese pick jap_mutsu
japanese to okinawa
japanese pick jap_fuso
japanese to saipan
japanese pick jap_yamashiro
japanese to midway
japanese pick jap_kirishima
japanese to singapore
japanese pick jap_myoko
japanese to saigon
japanese pick jap_ashigara
japanese to samoa
japanese pick jap_takao
japanese to saigon
japanese pick jap_mogami
japanese to samoa
japanese pick jap_aoba
japanese to singapore
japanese pick jap_kinugasa
japanese to saigon
japanese pick jap_furutaka
japanese to truk
japanese pick jap_kako
japanese to singapore
japanese pick jap_oi
japanese to samoa
japanese pick jap_kaga
japanese to okinawa
japanese pick jap_ryujo
japanese to okinawa
japanese pick jap_hosho
japanese to midway
japanese pick jap_zuiho
japanese to okinawa
japanese pick jap_23af
japanese to okinawa
japanese pick jap_24af
japanese to truk
japanese done
= f8b822c6214f8562
us pick fra_strasbourg
us to england
us pick fra_provence
us to england
us pick fra_foch
us to gibraltar
us pick fra_tourville
us to suez
us pick us_maryland
us to australia
us pick us_west_virginia
us to australia
us pick us_new_mexico
us to england
us pick us_mississippi
us to gibraltar
us pick us_idaho
us to murmansk
us pick us_new_york
us to suez
us pick us_texas
us to england
us pick us_washington
us to australia
us pick us_yorktown_cv5
us to port_moresby
us pick us_wasp_cv7
us to gibraltar
us pick us_augusta
us to suez
us done
= 45159678dc96f3e2
german pick ger_tirpitz
german to brest
german pick ger_prinz_eugen
german to germany
german pick ita_littorio
german to toulon
german pick ita_trieste
german to tripoli
german pick ita_bolzano
german to tripoli
german done
= cfe825daa9ceb917
japanese pick jap_snlf_yokosuka
japanese to saigon
japanese pick jap_snlf_kure
japanese to saigon
= a271f8b9f34d8227
us pick us_colorado
us to pearl_harbor
= 5b49bfdf09112784
german pick ita_regia_aeronautica
german to taranto | 6 1
= 3e600a5b92ee8586
british pick uk_kent
british to indonesia
british pick uk_cornwall
british to indian_ocean
british pick uk_york
british to bismarck_sea
british pick uk_cumberland
british to hawaiian_islands
british pick uk_renown
british to western_approaches
british pick uk_norfolk
british to mid_atlantic
british pick uk_devonshire
british to bay_of_bengal
british pick uk_hk_group_1
british to mid_atlantic
british pick uk_hk_group_2
british to western_approaches
british pick uk_warspite
british raid
british pick uk_valiant
british raid
british pick uk_barham
british raid
british pick uk_malaya
british raid
british pick uk_ramillies
british raid
british pick uk_king_george_v
british raid
british pick uk_prince_of_wales
british raid
british pick uk_duke_of_york
british raid
british pick uk_anson
british raid
british pick uk_furious
british raid
british pick uk_eagle
british raid
british pick uk_hermes
british raid
british pick uk_illustrious
british raid
british pick uk_formidable
british raid
british pick uk_victorious
british raid
british pick uk_indomitable
british raid
british pick uk_dorsetshire
british raid
british pick uk_exeter
british raid
british pick aus_hmas_canberra
british raid
british pick rus_marat
british raid
british done
= 6554bd949c78eadf
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_yamashiro
japanese to hawaiian_islands
japanese pick jap_nagato
japanese to indian_ocean
japanese pick jap_mutsu
japanese to bismarck_sea
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_haguro
japanese to coral_sea
japanese pick jap_kirishima
japanese to bay_of_bengal
japanese pick jap_ryujo
japanese to indian_ocean
japanese pick jap_ashigara
japanese to bismarck_sea
japanese pick jap_zuiho
japanese to bay_of_bengal
japanese pick jap_atago
japanese to hawaiian_islands
japanese pick jap_mogami
japanese to french_polynesia
japanese pick jap_mikuma
japanese to marshalls
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_hosho
japanese to gulf_of_alaska
japanese pick jap_takao
japanese to bismarck_sea
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese pick jap_fuso
japanese raid
japanese pick jap_ise
japanese raid
japanese pick jap_haruna
japanese raid
japanese pick jap_aoba
japanese raid
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese raid
japanese pick jap_kako
japanese raid
japanese pick jap_oi
japanese raid
japanese pick jap_shoho
japanese raid
japanese pick jap_junyo
japanese raid
japanese done | 6 ; 5 ; 3 ; 5 ; 4 ; 5
= eb47d44d336d96c4
us pick us_washington
us to coral_sea
us pick us_yorktown_cv5
us to indonesia
us pick us_hornet_cv8
us to central_pacific
us pick us_maryland
us to indian_ocean
us pick us_west_virginia
us to indian_ocean
us pick us_new_york
us to indian_ocean
us pick us_wichita
us to eastern_seaboard
us pick us_tennessee
us to hawaiian_islands
us pick us_colorado
us to hawaiian_islands
us pick fra_foch
us to cape_of_good_hope
us pick us_saratoga_cv3
us to air_gap
us pick us_wasp_cv7
us to mid_atlantic
us pick fra_provence
us to bay_of_biscay
us pick us_pensacola
us to french_polynesia
us pick us_minneapolis
us to french_polynesia
us pick us_mississippi
us to western_mediterranean
us pick us_vincennes
us to south_atlantic
us pick fra_lorraine
us to caribbean_sea
us pick fra_tourville
us to arabian_sea
us pick us_augusta
us to eastern_mediterranean
us pick us_astoria
us to marshalls
us pick fra_strasbourg
us to north_sea
us pick us_idaho
us to barents_sea
us pick us_new_mexico
us to bay_of_biscay
us pick us_sub_1
us to home_islands
us pick us_sub_2
us to home_islands
us pick us_texas
us raid
us pick us_arkansas
us raid
us done | 5 ; 3
= 12129602efff3af9
german pick ita_littorio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ger_admiral_graf_spee
german to baltic_sea
german pick ita_fiume
german to eastern_mediterranean
german pick ger_scharnhorst
german to baltic_sea
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to barents_sea
german pick ger_uboat_04
german to north_sea
german pick ger_uboat_05
german to eastern_seaboard
german pick ger_uboat_06
german to caribbean_sea
german pick ger_uboat_07
german to south_atlantic
german pick ger_atlantis
german to baltic_sea
german pick ger_pinguin
german to barents_sea
german pick ger_orion
german to north_sea
german pick ger_nordmark
german to baltic_sea
german pick ger_ermland
german to western_approaches
german pick ger_dithmarschen
german to north_sea
german pick ger_tirpitz
german raid
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german raid
german pick ita_pola
german raid
german pick ita_trento
german raid
german pick ita_trieste
german raid
german pick ita_bolzano
german raid
german done | 1 ; 1
= 8a2e73444ec83bbb
japanese repair jap_chokai 1
japanese repair jap_kongo 2
japanese repair jap_nachi 2
= 7d65361324269522
us repair us_north_carolina 5
= b3101983deb50986
german repair ger_bismarck 5
german repair ita_vittorio_veneto 1
= 16430d579e6ac986
british pick uk_raaf
british to marianas
= 1dd8dce7ecfe15f4
japanese pick jap_21af
japanese to marianas
= b0e5bc62ca5fe5d3
us pick us_5af
us to marianas
= 138e39212f1ce1e4
german pick ger_stuka
german to western_mediterranean
= 0f3d29110635e76f
british pick uk_rnzaf
british to marianas
= 084241069d0925a7
japanese pick jap_22af
japanese to marianas
= 72cf0e02def5900f
us pick us_7af
us to marianas
= 4b0be10a13dd54cf
german pick ita_regia_aeronautica
german to north_sea
= e7f8180ded3fa144
british pick uk_raf_coastal
british to western_approaches
= 65f40c53ad3af876
japanese pick jap_23af
japanese to marianas
= bba1f07a4e262990
us pick us_11af
us to marianas
= d166468e12e3b008
german done
= 6c56f425f8e92f24
british pick uk_raf_med
british to north_sea
= aa23e1ec79a86438
japanese pick jap_24af
japanese to marianas
= 7859e12a12856c72
us pick us_10af
us to marianas
= 593c2a21888f9269
japanese pick jap_25af
japanese to marianas
japanese pick jap_26af
japanese to hawaiian_islands
= 70e845d7141678fd
british done
= 80efd7198e50a92b
japanese pick jap_snlf_yokosuka
japanese to marianas
japanese pick jap_snlf_kure
japanese to bismarck_sea
japanese done
= 35e37e9029ea507e
british pick uk_furious
british to indonesia
british pick uk_ramillies
british to bay_of_bengal
british pick uk_hermes
british to bay_of_bengal
british pick uk_dorsetshire
british to bay_of_bengal
british pick uk_exeter
british to indonesia
british pick aus_hmas_canberra
british to bay_of_bengal
british pick uk_duke_of_york
british to indian_ocean
british pick uk_barham
british to western_mediterranean
british pick uk_king_george_v
british to western_mediterranean
british pick uk_prince_of_wales
british to western_mediterranean
british pick uk_anson
british to western_mediterranean
british pick uk_illustrious
british to western_mediterranean
british pick uk_formidable
british to western_mediterranean
british pick uk_warspite
british to air_gap
british pick uk_valiant
british to north_sea
british pick uk_eagle
british to north_sea
british pick uk_malaya
british to cape_of_good_hope
british pick uk_victorious
british to barents_sea
british pick uk_indomitable
british to barents_sea
british done | 3 ; 2 ; 2 ; 3 ; 2 ; 4
british to usa
= 9de8ce07bca065ef
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_haruna
japanese to french_polynesia
japanese pick jap_fuso
japanese to indonesia
japanese pick jap_ise
japanese to indonesia
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_aoba
japanese to coral_sea
japanese pick jap_kinugasa
japanese to coral_sea
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to french_polynesia
japanese done
= 97b0c5624eb7c3f4
us pick us_texas
us to south_atlantic
us pick us_arkansas
us to south_atlantic
us done
= 256b3a6709142ea3
german pick ger_tirpitz
german to bay_of_biscay
german done
= 39578c3c21d23f88
japanese done
= f0bb6570e46c832e
us done
= 60f20e58bf8097e4
german done
= e21a4f081e4257fb
british fight western_approaches | 1 4 6 ; 5
= 31ea32988f5e4a50
japanese fight home_islands | 3 ; 1 ; 2
= 4be71833f0fd4d34
us fight hawaiian_islands | 4 5 1 ; 3
= 388f2c3cebe6e6b8
japanese done
= f5412165540ffbb2
japanese choose air
= bf4a09704733c695
us choose surface | 6 ; 5
= 72f92f93cf1a25a2
japanese aim jap_26af us_tennessee | 5 1 5
= 313ded7984eba0a2
us to pearl_harbor
= d0fa86a7e42f6f53
japanese stand
= 5b471f3acb253f1e
us retreat
us group us_colorado 1
= cb711f687a3cdc64
japanese ignore jap_yamashiro
japanese ignore jap_atago
= 2160e4a8e661be2f
british to pearl_harbor
= c99b302f74f61782
us to pearl_harbor
= 6f008a5879447ac5
german fight north_sea | 5 2 4
german to germany | 6 ; 6
= 7bee921b2f24ddc0
british done
= 67c3b28fc02110c2
german done
= fb8bc8c35d36e5f7
british choose air
= 13800e7bec92800e
german choose air
= 9b793bd6f512c291
british aim uk_eagle ita_regia_aeronautica
british aim uk_raf_med ita_regia_aeronautica | 6 ; 1 ; 4 2
= b452c9f33982c0f7
german aim ita_regia_aeronautica fra_strasbourg | 3 4
= 11bb2bf212e5e709
british stand
= 7e8b104c2618fca8
german retreat
german to germany
= beee4cbcd6c8e8e1
british bomb uk_eagle germany
british aim uk_eagle ita_regia_aeronautica | 6 ; 3
british fight air_gap
= e7e3b589b7c264a8
japanese fight indonesia
= dc4e79387fee2d87
japanese choose surface
= da25f44686437d43
us choose air | 4 ; 5
= 70fe736610eb5f14
japanese aim jap_kaga us_yorktown_cv5
japanese aim jap_shoho uk_kent | 1 5 6 5 ; 1 3 6 ; 2 1
= aa7fed8bc833cb61
us aim uk_furious jap_kaga
us aim us_yorktown_cv5 jap_kaga | 6 2 ; 5 ; 3 3 6 6 ; 5 3
= 43b8ea2b3a3c6edb
japanese stand
= 397c183ed7ceb4f5
us retreat
us group uk_kent 1
us group uk_exeter 1
= 67354221960f913d
japanese ignore jap_kako
japanese ignore jap_shoho
= d71af000f928c03e
british to australia
british to australia
british to australia
= f6e4994999d9ff79
us fight coral_sea
= 4d3c0af306186fb0
japanese choose surface
= 48f3f5d157af7782
us choose air | 4 ; 1 ; 1 ; 5 ; 3 ; 2
us aim us_washington jap_haguro | 5 5 4 3 3 ; 6 2
= d5bd6b02a2a98643
japanese stand
= b0146aac8c8d553a
us retreat
= 0d4da58874b40aa5
japanese pursue jap_aoba 1
japanese pursue jap_kinugasa 1
= d9c4e1d1529b4e04
japanese choose surface
= cfeeac432a17e775
us choose air | 2 ; 3
= 2fb38d885e107d8d
japanese pursue jap_aoba 1
japanese pursue jap_kinugasa 1
= 5460a4deaca88bf9
japanese choose surface
= 682f20ad37a6aa34
us choose air | 3 ; 6
= a03c3260e3d54b0f
japanese pursue jap_aoba 1
japanese pursue jap_kinugasa 1
= 27b9dadb82995456
japanese choose surface
= 37f5a917af0caa35
us choose air | 2 ; 1 ; 6 ; 2 ; 2
us aim us_washington jap_aoba | 6 4 1 6 2 ; 1 4
= fae7605f1f493a95
japanese pursue jap_kinugasa 1
= 7bbe3ec8da2c8cf7
japanese choose surface
= 56ba84fd6213c83a
us choose surface | 3 ; 5
= 60c8b03331ce64fd
japanese to saigon
= ff20ea458055971c
us to pearl_harbor
= 087b33770164af6e
german fight south_atlantic | 5
= 58d7029190028ed1
british fight mid_atlantic
= 13d957b7768af3f0
japanese fight marianas
= 836d40f3a90fa476
japanese choose surface
= 17c2a85c6e612ba6
us choose air | 2 ; 2
= 46e759b74c930f38
japanese aim jap_zuikaku uk_raaf
japanese aim jap_21af uk_rnzaf
japanese aim jap_22af us_5af
japanese aim jap_23af us_7af
japanese aim jap_24af us_11af
japanese aim jap_25af us_10af | 5 2 5 4 ; 6 6 2 ; 2 4 ; 6 2 3 ; 1 ; 3 6 6 ; 2 3 ; 1 5 5 ; 5 6 5 ; 1
= 51ffad2b1e73e386
us aim uk_raaf jap_snlf_yokosuka
us aim uk_rnzaf jap_zuikaku
us aim us_5af jap_snlf_yokosuka
us aim us_7af jap_zuikaku
us aim us_11af jap_snlf_yokosuka
us aim us_10af jap_21af | 6 4 ; 1 ; 1 6 ; 4 ; 1 6 ; 6 ; 2 3 ; 3 2 ; 4 1
= 8a54a9be2db87e56
japanese stand
= 82bd7b596ec04980
us retreat
= e388ec338b6f6dc0
british to australia
= 71d3f4df2ef8ebca
us to pearl_harbor
us to pearl_harbor
us to pearl_harbor
us fight french_polynesia
= 08040dbfd2d1471d
japanese choose surface
= 3166e414dba198c7
us choose air | 1 ; 4
= a20c6d4d2e716850
japanese stand
= 95c4f1064f44d75e
us stand
= add74e9f63942ceb
japanese choose surface
= 8f83867c5960f924
us choose air | 4 ; 5
= 768e62366377732e
japanese stand
= 433beb65afd6a889
us stand
= 9fd720d7173c61ed
japanese choose surface
= 2bfea050e6ddecfa
us choose air | 1 ; 3
= 654cca0812340995
japanese stand
= 50eb7bd068723aee
us stand
= 62a027a52232b8fb
japanese choose surface
= 92894b38f755051d
us choose air | 4 ; 1
= b9529299dcd4684c
japanese aim jap_haruna us_pensacola
japanese aim jap_mogami us_minneapolis
japanese aim jap_oi us_minneapolis | 1 4 2 6 ; 6 ; 6 ; 1 ; 3
= 55dab30d4bd9de54
us aim us_pensacola jap_mogami
us aim us_minneapolis jap_mogami | 3 ; 4
= 3f2419222a742425
japanese stand
= 7bda3ca1c0747e63
us retreat
= f4592cbd3720394e
japanese pursue jap_haruna 1
japanese ignore jap_mogami
japanese pursue jap_oi 1
= 14499d5dbaab1e93
japanese choose surface
= 0c3470865bff91ce
us choose air | 4 ; 4 ; 4 5 3 4 ; 1
us to pearl_harbor
= 2e455e478a84fa34
german fight eastern_seaboard | 6
= 970adb88e04a2d06
british fight barents_sea | 6 ; 1
british bomb uk_victorious germany
british bomb uk_indomitable germany
british aim uk_victorious ger_admiral_hipper
british aim uk_indomitable ger_prinz_eugen | 2 3 ; 3 2
= 8fbd2bed7e29e102
japanese fight central_pacific
= 56e90e1fcd79ed68
japanese choose surface
= df9717f6a3b259b5
us choose air | 4 ; 1 ; 4 ; 1
us to pearl_harbor
us fight bismarck_sea
= 7a4c99156cc1a7f7
japanese choose surface
= c9c784e41ef26b11
us choose air | 6 ; 1 ; 5 4 2 1 1 ; 3 ; 3
us aim uk_york jap_ashigara | 3
= f6c195f6d6d55f19
british to australia
= ca7851720af0c88c
japanese land jap_snlf_kure guadalcanal
= d1c8811921e66016
german fight western_mediterranean
= 2fbe27577b9997ee
british choose surface
= 63ba308cbf82cbc0
german choose air | 6 ; 6
= f013a7eab4d42658
british aim uk_illustrious ger_stuka
british aim uk_formidable ger_stuka | 3 1 ; 1 1
= ce90139e9b998e7d
german aim ger_stuka us_mississippi | 5 3 3 ; 3
= e296e98fa9f35718
british stand
= d621fddc849c6e1e
german stand
= b2d2b36525fc1176
british choose surface
= 8a9ebce0eb6677ce
german choose air | 4 ; 1
german to toulon
= 8cabbed435cbb386
british bomb uk_illustrious toulon
british bomb uk_formidable toulon | 5 2 ; 1 4
british fight eastern_mediterranean
= 3684f10754f5c6aa
british choose surface
= 29c9cabf2b0e0842
german choose surface
= 4477665569ab1bc9
british aim us_augusta ita_conte_di_cavour | 5 ; 1 6 1 2 ; 3 ; 5 2 2 6 ; 5 ; 3
= f4ec89baf6f0933d
german to taranto
= f03d17512789aa2c
japanese fight marshalls
= bc7fe66bbbf35e1a
japanese choose surface
= 4aa9bf3537a64bd8
us choose air | 6 ; 2 ; 3 ; 5
= e97d958f5e5b5be7
japanese to truk
= ad06e689063da766
us fight indian_ocean
= bccd8dff27073891
japanese choose air
= f123eecd08fbb425
us choose surface | 3 ; 5
= 82e2f76acd92463b
japanese aim jap_nagato us_maryland | 4 5 6 3 2 ; 2
= 2b9a82bc68d709a3
us aim uk_duke_of_york jap_ryujo
us aim uk_cornwall jap_nagato
us aim us_maryland jap_nagato
us aim us_west_virginia jap_ryujo
us aim us_new_york jap_nagato | 2 1 1 4 ; 4 ; 6 2 3 3 ; 5 ; 2 3 1 2 ; 5 1 6 4 ; 4
us to pearl_harbor
= 1af9c238886b2e01
japanese retreat
= 1a1ccdf02c6a381d
us stand
us pursue uk_duke_of_york 1
us pursue uk_cornwall 1
= 42434fe366d43ca8
japanese choose air
= 6284b1964acfbe74
us choose surface | 1 ; 6 ; 1 5 5 3 ; 5
= b50bf733ac23e09e
japanese to yokosuka_navy_yard
= 3f157fc5b70a3d4d
german fight caribbean_sea | 1 ; 3
= 6e2614a320699e65
british fight cape_of_good_hope
= 158ca023ddc2404d
japanese fight gulf_of_alaska
= 0991f2ebca1e20ab
us fight bay_of_bengal
= e5b08c0be1e47b29
japanese choose air
= 627bf23661f1717a
us choose surface | 6 ; 1
= ab72a97d7bf22f10
japanese aim jap_zuiho uk_devonshire | 5 2 ; 1
= 6b944833c04f85a1
us aim uk_hermes jap_zuiho | 1
= 9086de576b8347da
japanese retreat
= cf4ebadc33cbef49
us stand
= 39caaf2649d9b194
japanese group jap_zuiho 1
= 7d436c69745f148b
us ignore uk_devonshire
us ignore uk_dorsetshire
us ignore aus_hmas_canberra
= 5f1fb000d246183d
japanese to singapore
japanese to yokosuka_navy_yard
= 8b527119edb94ee7
german fight bay_of_biscay
= 2ed4db877bdb1050
british choose surface
= 9d593e4800f1c997
german choose air | 4 ; 2 ; 3 1 4 2 ; 6 2 3 4 ; 5
german aim ger_tirpitz fra_provence | 5 1 2 6 ; 4 5
= 06c90802b81a41a5
british stand
= 29cbf3bab2202f39
german stand
= 3c678e119f56faa7
british choose surface
= 8b1fc77c0e351bf5
german choose air | 6 ; 3 ; 3 4 2 4 ; 1 1 5 6 ; 4
= 1403b0039d8ea344
us to usa | 3
= 65cbaf67d744cb97
british pick uk_valiant
british to england
british pick uk_ramillies
british to pearl_harbor
british pick uk_renown
british to suez
british pick uk_king_george_v
british to malta
british pick uk_duke_of_york
british to port_moresby
british pick uk_anson
british to murmansk
british pick uk_eagle
british to england
british pick uk_illustrious
british to gibraltar
british pick uk_formidable
british to suez
british pick uk_cornwall
british to diego_suarez
british pick uk_dorsetshire
british to pearl_harbor
british pick uk_raf_med
british to suez
british done
= 1c7c4d3fd7927108
japanese pick jap_mutsu
japanese to guadalcanal
japanese pick jap_fuso
japanese to okinawa
japanese pick jap_ise
japanese to okinawa
japanese pick jap_myoko
japanese to okinawa
japanese pick jap_takao
japanese to guadalcanal
japanese pick jap_atago
japanese to midway
japanese pick jap_mogami
japanese to maloelap
japanese pick jap_kumano
japanese to saipan
japanese pick jap_furutaka
japanese to kwajalein
japanese pick jap_kako
japanese to okinawa
japanese pick jap_oi
japanese to truk
japanese pick jap_hosho
japanese to dutch_harbor
japanese pick jap_shoho
japanese to saigon
japanese pick jap_junyo
japanese to saipan
japanese pick jap_21af
japanese to okinawa
japanese pick jap_22af
japanese to truk
japanese pick jap_24af
japanese to saipan
japanese pick jap_25af
japanese to samoa
japanese pick jap_26af
japanese to midway
japanese done
= 9799c56e83c1c662
us pick fra_lorraine
us to england
us pick fra_tourville
us to australia
us pick us_west_virginia
us to port_moresby
us pick us_idaho
us to suez
us pick us_new_york
us to australia
us pick us_arkansas
us to gibraltar
us pick us_saratoga_cv3
us to murmansk
us pick us_wasp_cv7
us to england
us pick us_astoria
us to johnston_island
us pick us_wichita
us to gibraltar
us pick us_vincennes
us to england
us done
= 1682520c336fce2c
german pick ger_admiral_graf_spee
german to brest
german done
= 124bb47283a583b6
japanese pick jap_snlf_sasebo
japanese to samoa
= 8d8aa1d67ddce3c2
us pick us_south_dakota
us to usa
us pick us_massachusetts
us to usa
us pick us_amph_1stm
us to pearl_harbor
us pick us_amph_2ndm
us to pearl_harbor
= 3381d9069079a375
german pick ger_luftflotte_5
german to brest | 4 2
= 9cfaa49b2a30b53c
british pick uk_cumberland
british to hawaiian_islands
british pick uk_kent
british to french_polynesia
british pick uk_cornwall
british to coral_sea
british pick uk_warspite
british raid
british pick uk_valiant
british raid
british pick uk_barham
british raid
british pick uk_malaya
british raid
british pick uk_ramillies
british raid
british pick uk_renown
british raid
british pick uk_king_george_v
british raid
british pick uk_prince_of_wales
british raid
british pick uk_duke_of_york
british raid
british pick uk_anson
british raid
british pick uk_howe
british raid
british pick uk_furious
british raid
british pick uk_eagle
british raid
british pick uk_hermes
british raid
british pick uk_illustrious
british raid
british pick uk_formidable
british raid
british pick uk_victorious
british raid
british pick uk_indomitable
british raid
british pick uk_norfolk
british raid
british pick uk_dorsetshire
british raid
british pick uk_york
british raid
british pick uk_exeter
british raid
british pick aus_hmas_canberra
british raid
british done
= 0e5946be1b2dfff7
japanese pick jap_junyo
japanese to hawaiian_islands
japanese pick jap_mutsu
japanese to coral_sea
japanese pick jap_yamashiro
japanese to french_polynesia
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_myoko
japanese to indonesia
japanese pick jap_ashigara
japanese to bismarck_sea
japanese pick jap_nachi
japanese to marianas
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_haruna
japanese to french_polynesia
japanese pick jap_takao
japanese to marshalls
japanese pick jap_kumano
japanese to gulf_of_alaska
japanese pick jap_mogami
japanese to hawaiian_islands
japanese pick jap_kinugasa
japanese to bay_of_bengal
japanese pick jap_kako
japanese to indian_ocean
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_mikuma
japanese to coral_sea
japanese pick jap_oi
japanese to french_polynesia
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to french_polynesia
japanese pick jap_fuso
japanese raid
japanese pick jap_ise
japanese raid
japanese pick jap_kongo
japanese raid
japanese pick jap_kirishima
japanese raid
japanese pick jap_chokai
japanese raid
japanese pick jap_furutaka
japanese raid
japanese pick jap_ryujo
japanese raid
japanese pick jap_hosho
japanese raid
japanese pick jap_zuiho
japanese raid
japanese pick jap_shoho
japanese raid
japanese done | 2 ; 5 ; 2
= 2066100396a1fda4
us pick us_north_carolina
us to hawaiian_islands
us pick us_hornet_cv8
us to hawaiian_islands
us pick us_saratoga_cv3
us to north_sea
us pick us_west_virginia
us to indonesia
us pick us_vincennes
us to western_approaches
us pick us_tennessee
us to hawaiian_islands
us pick us_astoria
us to marshalls
us pick us_new_york
us to coral_sea
us pick fra_tourville
us to coral_sea
us pick fra_foch
us to south_atlantic
us pick us_wichita
us to cape_of_good_hope
us pick us_south_dakota
us to caribbean_sea
us pick us_massachusetts
us to eastern_seaboard
us pick us_idaho
us to arabian_sea
us pick fra_strasbourg
us to bay_of_biscay
us pick us_wasp_cv7
us to barents_sea
us pick us_arkansas
us to western_mediterranean
us pick us_texas
us to north_sea
us pick us_colorado
us to hawaiian_islands
us pick fra_lorraine
us to north_sea
us pick us_sub_1
us to indonesia
us pick us_sub_2
us to marianas
us pick us_sub_3
us to bismarck_sea
us done | 4 ; 5
= aa505d71f96b4d72
german pick ger_bismarck
german to western_approaches
german pick ger_admiral_hipper
german to air_gap
german pick ger_scharnhorst
german to barents_sea
german pick ger_prinz_eugen
german to barents_sea
german pick ita_littorio
german to western_mediterranean
german pick ger_admiral_graf_spee
german to western_approaches
german pick ita_roma
german to eastern_mediterranean
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to eastern_seaboard
german pick ger_uboat_04
german to caribbean_sea
german pick ger_uboat_06
german to bay_of_biscay
german pick ger_uboat_07
german to south_atlantic
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_09
german to eastern_seaboard
german pick ger_uboat_10
german to caribbean_sea
german pick ita_10mas
german to western_mediterranean
german pick ger_atlantis
german to western_approaches
german pick ger_orion
german to air_gap
german pick ger_thor
german to baltic_sea
german pick ger_kormoran
german to barents_sea
german pick ger_dithmarschen
german to air_gap
german pick ita_conte_di_cavour
german raid
german pick ita_fiume
german raid
german pick ita_pola
german raid
german pick ita_trento
german raid
german pick ita_trieste
german raid
german pick ita_bolzano
german raid
german done | 1 ; 2 ; 5 ; 2 ; 5
german to germany
german to germany
german to germany
= 69c7f7d755e5da3b
british repair uk_devonshire 1
= 706132cf7ed4be29
us repair us_mississippi 3
us repair us_new_mexico 4
us repair us_maryland 2
us repair us_washington 5
us repair us_minneapolis 1
= 2cb09c465720a2a6
german repair ger_tirpitz 4
german repair ita_vittorio_veneto 2
= c605caa7f6a6b2bc
british pick uk_raaf
british to indian_ocean
= f537271c062c81db
japanese pick jap_21af
japanese to coral_sea
= 3fa7d762e97fb0e8
us pick us_5af
us to coral_sea
= 830e7d1dba316f03
german pick ger_stuka
german to baltic_sea
= 2244925260d11c23
british pick uk_raf_coastal
british to western_mediterranean
= bab7b716314bfdf1
japanese pick jap_22af
japanese to marshalls
= 406ea06d2fa6cbdc
us pick us_11af
us to bay_of_bengal
= 0135f79d335de9a7
german pick ger_luftflotte_5
german to western_mediterranean
= afbb05e6cd6f1132
british pick uk_raf_med
british to bay_of_biscay
= f8861ddc0cd127dd
japanese pick jap_23af
japanese to indonesia
= 37c47317fafcaeea
us pick us_10af
us to coral_sea
= 08e1c30c21cd78c1
german done
= 2d775c87d1e3a824
japanese pick jap_24af
japanese to coral_sea
= 61bbb8a937850f27
us pick us_13af
us to coral_sea
= 6f69b00fcc8560f6
japanese pick jap_25af
japanese to coral_sea
= adaa4ef9c334d6da
us pick us_8af
us to south_atlantic
= 37a8b5c673274e37
japanese pick jap_26af
japanese to coral_sea
= ded612a40885543f
british done
= 0f740ee862e73023
japanese pick jap_snlf_sasebo
japanese to french_polynesia
japanese done
= d9a21453ac316439
us pick us_amph_1stm
us to hawaiian_islands
us done
= 4773718e9cb780b0
british pick uk_warspite
british to air_gap
british pick uk_valiant
british to barents_sea
british pick uk_prince_of_wales
british to barents_sea
british pick uk_duke_of_york
british to coral_sea
british pick uk_furious
british to coral_sea
british pick uk_anson
british to western_approaches
british pick uk_howe
british to western_approaches
british pick uk_formidable
british to indonesia
british pick uk_malaya
british to air_gap
british pick uk_eagle
british to western_approaches
british pick uk_barham
british to western_mediterranean
british pick uk_renown
british to coral_sea
british pick uk_hermes
british to indonesia
british pick uk_king_george_v
british to western_mediterranean
british pick uk_york
british to coral_sea
british pick uk_illustrious
british to western_mediterranean
british pick uk_exeter
british to coral_sea
british pick uk_victorious
british to barents_sea
british pick aus_hmas_canberra
british to indonesia
british pick uk_ramillies
british to hawaiian_islands
british pick uk_indomitable
british to western_approaches
british pick uk_dorsetshire
british to hawaiian_islands
british pick uk_norfolk
british to western_mediterranean
british done | 2
= 95a95bfa76b89ec1
japanese pick jap_kongo
japanese to hawaiian_islands
japanese pick jap_chokai
japanese to hawaiian_islands
japanese pick jap_furutaka
japanese to hawaiian_islands
japanese pick jap_ryujo
japanese to hawaiian_islands
japanese pick jap_hosho
japanese to hawaiian_islands
japanese pick jap_zuiho
japanese to hawaiian_islands
japanese pick jap_fuso
japanese to indonesia
japanese pick jap_ise
japanese to indonesia
japanese pick jap_kirishima
japanese to indonesia
japanese pick jap_shoho
japanese to indonesia
japanese done | 4 ; 2 ; 5
= 10786f044b0706e7
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german done
= 5f8d5aa75b2d972a
japanese invert jap_iboat_1
japanese done
= 870a3cbe4cf102f3
us invert us_sub_1
us done
= 93e6989c1b3c4c4f
german invert ita_10mas
german done
= 9057ac60fb8e767f
british fight western_approaches | 5 ; 6
= 369dc3bea939c257
british choose air
= 5fd05007e9c75ff7
german choose surface | 2 ; 1
= aeff52423406f6d6
british aim uk_eagle ger_admiral_graf_spee
british aim uk_indomitable ger_admiral_graf_spee | 4 ; 5 3
= 368dec0d1c0cd7da
german to brest
= 46a7a3fd684331b0
british aim uk_eagle ger_bismarck | 4 6 3 1 ; 4 ; 6 6 3 6 ; 3 4 1 ; 6 ; 1 ; 6 ; 2
= 95ec76dbe8cab551
german aim ger_bismarck us_vincennes | 3 3 6 6 ; 6 3
= 890251cced12e53f
british stand
= 128b23aeab486819
german retreat
= 9093af84aa3ae519
british pursue uk_anson 1
british pursue uk_howe 1
british pursue uk_eagle 1
british pursue uk_indomitable 1
= de3653112cbf3473
british choose air
= df9007fd1d178d71
german choose surface | 6 ; 6
= 81ce0d69e4929aef
british aim uk_eagle ger_bismarck | 3 2 4 6 ; 2 ; 5 6 1 6 ; 3 3 ; 3
= 9556a6e7d821a99b
german aim ger_bismarck uk_eagle | 1
= 8beaecb7487a37cd
japanese fight home_islands
= e4627a78f2897f9f
us fight hawaiian_islands
= 4fd4dcc7cd986c4d
japanese choose air
= 2e5f138ca76a1497
us choose surface | 3 ; 5
= 1b9b9d8cf0f0815a
japanese aim jap_ryujo us_amph_1stm
japanese aim jap_hosho us_hornet_cv8
japanese aim jap_zuiho us_hornet_cv8
japanese aim jap_junyo us_north_carolina | 3 5 ; 2 ; 2 ; 3 3 ; 1 5 3 ; 6
= 3a6fb0085d4bb531
us aim us_hornet_cv8 jap_junyo | 1 2 3 1
= bfd5f8421f6f3d4f
japanese aim jap_kongo us_tennessee
japanese aim jap_chokai uk_cumberland
japanese aim jap_mogami us_colorado
japanese aim jap_furutaka uk_ramillies | 3 4 6 4 ; 1 ; 3 ; 4 ; 1
= b932e0205f9fc566
us aim uk_ramillies jap_junyo
us aim uk_cumberland jap_mogami
us aim uk_dorsetshire jap_kongo
us aim us_tennessee jap_chokai | 4 2 3 6 ; 5 ; 6 ; 4 ; 6 ; 1 ; 4 5 1 5 ; 5 3 4 5
= a8e0b89f3d60d344
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
= a9a11ea5c85b5de5
us to pearl_harbor
= 5695cf67984e15e0
japanese torpedo jap_iboat_1 us_hornet_cv8 | 4
= 8f2d4c43c4febf34
us to pearl_harbor
= 129ffc4efff5d371
japanese stand
= 7a4cde74ceed5d32
us stand
us land us_amph_1stm midway
= 6cadf881c7f05986
japanese choose air
= 2303316783db467c
us choose surface | 1 ; 3
= cca0c3a803e34d06
japanese aim jap_ryujo us_tennessee
japanese aim jap_hosho uk_cumberland
japanese aim jap_zuiho uk_ramillies | 5 2 ; 1 ; 1 ; 2 6 ; 6
japanese aim jap_kongo us_tennessee | 3 5 6 3 ; 4
= a9b5d3456698e8c2
us aim uk_cumberland jap_ryujo
us aim uk_dorsetshire jap_zuiho | 3 ; 2 ; 6 4 3 2 ; 5
= f7c76a9913c2d5b9
japanese stand
= a320aaca4f3012bb
us retreat
= 7f945eeb160e6f03
japanese ignore jap_ryujo
japanese ignore jap_hosho
japanese ignore jap_zuiho
= e942223fd0e2435b
british to pearl_harbor
british to pearl_harbor
= b67e238405cb46d4
japanese bomb jap_ryujo pearl_harbor
japanese bomb jap_hosho pearl_harbor
japanese bomb jap_zuiho pearl_harbor
japanese aim jap_ryujo us_hornet_cv8
japanese aim jap_hosho us_hornet_cv8
japanese aim jap_zuiho us_hornet_cv8 | 4 4 ; 1 ; 1 6 ; 5
= 8cd75a514a33dcfd
german fight north_sea
= d43712ed8c612b84
british fight air_gap
= 1bc57001e68d156d
british choose surface
= 948c65c3e7db4f33
german choose air | 1 ; 6
= 576659c425dd6fbf
british stand
= 4cc95003e49c6a1e
german retreat
german to germany
= 65c6f49cb24791d9
japanese fight indonesia
= 81d596a6aaf18809
japanese choose air
= db70a9f2a998d6db
us choose surface | 1 ; 6
= 17f64d343a71a638
japanese to okinawa
japanese aim jap_fuso us_west_virginia
japanese aim jap_ise uk_formidable
japanese aim jap_kirishima uk_hermes | 2 5 6 4 ; 3 ; 6 6 1 1 ; 5 4 ; 2 2 4 2 ; 3
= 590953cb704480ca
us aim aus_hmas_canberra jap_myoko
us aim us_west_virginia jap_myoko | 1 ; 3 1 3 5
= c0b985aeebb06c4a
japanese to okinawa
= 476625a62cbb7d0b
us to pearl_harbor
us torpedo us_sub_1 jap_shoho | 1
= 38a8f9f7aa90f134
japanese stand
= 549db6d4a65979ae
us retreat
us group aus_hmas_canberra 2
= 206c775ad0068972
japanese pursue jap_fuso 1
japanese pursue jap_ise 1
japanese pursue jap_kirishima 1
japanese pursue jap_shoho 1
= d49c0b121851c8eb
british to australia
= e302fa427d6f2e08
japanese choose surface
= 4007ef27337289c7
us choose air | 2 ; 6
= 11c26882d0a68274
japanese aim jap_shoho uk_hermes | 4 6 ; 5
= 603b87d6ed2f99b4
us aim uk_hermes jap_shoho | 3
us fight coral_sea
= 4e197db462b8ee60
japanese done
= 0a74a4d0dada86ef
japanese choose air
= 1012df35c36bfbce
us choose surface | 1 ; 6
= 99b1f48508c502b3
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to samoa
japanese to yokosuka_navy_yard
= 58d0064aa17090fd
us to pearl_harbor
us to pearl_harbor
us to pearl_harbor
= faeddb5eabaa91c6
japanese aim jap_mutsu us_new_york
japanese aim jap_mikuma uk_cornwall | 4 5 2 2 4 ; 5 ; 5
= 8525624085eb7380
us aim uk_renown jap_mikuma
us aim uk_duke_of_york jap_mutsu
us aim uk_cornwall jap_mikuma
us aim uk_york jap_mutsu
us aim uk_exeter jap_mutsu
us aim fra_tourville jap_mikuma
us aim us_new_york jap_mutsu | 2 6 5 ; 5 ; 3 3 6 5 ; 2 ; 3 ; 4 ; 1 ; 4 ; 2 5 4 5
= 75592f8532fa2f65
japanese to yokosuka_navy_yard
= 8eb8221a7ad64659
us to australia
us done
us done
= 904027159ac485b1
german fight south_atlantic | 1 5 1
= aeff5004275e74ed
british fight eastern_seaboard | 4 ; 4 ; 1
= 482b4a0136dbbc2e
japanese fight marianas | 3 ; 3
= 2a33b65ac9e5c4e5
us fight french_polynesia | 5
= 6ab2b06a8c1e829a
japanese choose air
= 61f03102d1d540e4
us choose surface | 4 ; 2
= 1e872aaff37fa048
japanese stand
= fde4da55f5049cfb
us retreat
= 91f37758aa5bc878
japanese pursue jap_oi 1
japanese land jap_snlf_sasebo johnston_island
= 8c1e10904fd504b6
japanese choose surface
= 18718d52e7e23b7e
us choose air | 2 ; 5
= 074f430bcd244999
japanese pursue jap_oi 1
= 4dc05587b320d7b5
japanese choose surface
= c3541c1a304c6289
us choose air | 5 ; 3 ; 2 ; 4
= f0409f35d94d695e
japanese pursue jap_oi 1
= 12606ebf3439d42d
japanese choose surface
= 1d4c8927fef07825
us choose air | 6 ; 6 ; 6 ; 1 ; 5
= 155406010edc7b86
japanese to truk
= db9b6be713c164c1
british to australia
= fa2e9800f6f090a0
german fight barents_sea | 4 4 2 ; 2
= 63a75baee9856941
british choose air
= 621d1f36c6fdac0c
german choose surface | 4 ; 2
= a08a3e2c5a28126d
british aim uk_victorious ger_scharnhorst
british aim us_wasp_cv7 ger_prinz_eugen | 2 1 ; 3 3 6 ; 5
british stand
= c4fe73142e9dbc02
german stand
= 13588cca16fb55ea
british choose air
= d1d53e824ec50a4c
german choose surface | 2 ; 1
= 699e95286df1e588
british aim uk_victorious ger_scharnhorst
british aim us_wasp_cv7 ger_scharnhorst | 3 5 ; 3 6 4 ; 2
= 2183a0cffea5192a
german to germany
= 92257f4a0b2bc394
british bomb uk_victorious germany
british aim uk_victorious ger_admiral_hipper | 3 4
british fight western_mediterranean
= 4ad0f118068f0b65
british choose air
= 7de2d47ddc80a4ab
german choose surface | 2 ; 3
= 02b88e89ebea97be
british to england
= 53b8493305e11010
german to toulon
= 1e122553d8ca78c8
british aim uk_barham ita_littorio
british aim uk_king_george_v ita_conte_di_cavour
british aim uk_norfolk ita_fiume
british aim us_arkansas ita_pola | 6 5 1 4 ; 6 ; 5 3 6 2 ; 3 ; 3 ; 5 4 3
= f994b7b99e02efab
german aim ita_littorio us_arkansas
german aim ita_conte_di_cavour uk_barham
german aim ita_fiume uk_illustrious
german aim ita_pola uk_norfolk
german aim ita_trento uk_king_george_v
german aim ita_trieste uk_illustrious
german aim ita_bolzano uk_king_george_v | 5 2 1 2 ; 5 1 4 2 ; 5 ; 4 ; 5 ; 5 ; 3
= 99f1174ca24ae961
british to gibraltar
british to malta
british to gibraltar
= ad92d0e662b17afc
us to gibraltar
= 5b98e78875e97f14
german to toulon
german to toulon
german to tripoli
german torpedo ita_10mas uk_norfolk | 1
= 45d583f57d369d2e
british retreat
= 82f61dde0741600f
german stand
german pursue ita_fiume 1
german pursue ita_trento 1
german pursue ita_trieste 1
german pursue ita_bolzano 1
= 7d9bffe6f9bb3285
british choose air
= 43076cbb5ad665f3
german choose surface | 2 ; 3
= c2fd894af31db8db
british aim uk_norfolk ita_fiume | 6 ; 3 ; 2 ; 6 ; 1 ; 4 ; 6 ; 5
= e603d2fda3ee4eb4
japanese fight central_pacific
= 1c90204d765f903a
us fight bismarck_sea | 3 ; 1
= 15ebd7648762bda2
german fight eastern_mediterranean
= c9a0aca2ef96ea1b
british fight caribbean_sea | 3 ; 5 ; 4
= 258b22723aa9cf61
japanese fight marshalls
= c4d642547310c185
japanese choose air
= 7ababeeb04ccb906
us choose surface | 3 ; 3
= 4055d0651285d727
japanese aim jap_22af us_astoria | 6 1 2 ; 3
= 907b969d8656cbec
us fight indian_ocean
= e25e1e4fa200e424
japanese choose surface
= a7d649b0c32444c4
us choose air | 3 ; 1
us aim uk_raaf jap_kako | 4 6 ; 5
= 8e138a0709fb85df
german fight cape_of_good_hope | 1 ; 2
= bde2e407c8fbc267
british fight bay_of_biscay | 3 2 3 ; 5
british strike uk_raf_med brest | 3 1
= 233683116e431737
japanese fight gulf_of_alaska
= 5a4590eb48e5843e
us fight bay_of_bengal
= f9356c68028c7b7e
japanese choose surface
= b99e134fbe180981
us choose air | 1 ; 5
us aim us_11af jap_kinugasa | 4 3
= 6b2ff8018f75ec99
japanese stand
= f4c5c460ace5cc9a
us stand
= 679d48fd39863393
japanese choose surface
= 27757670ad64ea99
us choose air | 1 ; 6
us aim us_11af jap_kinugasa | 5 1
= a5e2818498873a44
japanese to saigon | 1
= 5d7e09387590631f
german done
= f4d7f960af431719
us land fra_tourville noumea
= 06c566976c174bb7
british pick uk_malaya
british to suez
british pick uk_renown
british to noumea
british pick uk_howe
british to usa
british pick uk_furious
british to noumea
british pick uk_indomitable
british to suez
british pick uk_exeter
british to port_moresby
british done
= 59cb6bb9052cd71d
japanese pick jap_musashi
japanese to okinawa
japanese pick jap_fuso
japanese to truk
japanese pick jap_yamashiro
japanese to johnston_island
japanese pick jap_haruna
japanese to maloelap
japanese pick jap_nachi
japanese to saipan
japanese pick jap_ashigara
japanese to guadalcanal
japanese pick jap_takao
japanese to kwajalein
japanese pick jap_atago
japanese to saipan
japanese pick jap_kumano
japanese to dutch_harbor
japanese pick jap_ryujo
japanese to johnston_island
japanese pick jap_hosho
japanese to samoa
japanese pick jap_zuiho
japanese to johnston_island
japanese pick jap_shoho
japanese to okinawa
japanese pick jap_hiyo
japanese to truk
japanese pick jap_22af
japanese to kwajalein
japanese done
= e21aafa4e2ea5114
us pick fra_foch
us to suez
us pick us_idaho
us to diego_suarez
us pick us_south_dakota
us to murmansk
us pick us_massachusetts
us to suez
us pick us_saratoga_cv3
us to england
us pick us_wasp_cv7
us to gibraltar
us pick us_wichita
us to diego_suarez
us pick us_11af
us to australia
us pick us_8af
us to england
us done
= 896498f31a8f7514
german pick ita_bolzano
german to taranto
german pick ger_stuka
german to brest
german done
= d0aea2bd1f2c92a3
british pick uk_rnzaf
british to australia
= efdbc8b9d78aba7b
japanese pick jap_snlf_yokosuka
japanese to saigon
japanese pick jap_snlf_kure
japanese to saigon
= 13d61ea1b42fafa0
us pick us_indiana
us to usa
us pick us_alabama
us to pearl_harbor
us pick us_amph_7thi
us to usa
us pick us_7af
us to australia
= fd401ea8300e2132
german pick ita_regia_aeronautica
german to brest | 6 4
= 93f5bfeeda747f3b
british pick uk_devonshire
british to indonesia
british pick uk_york
british to indian_ocean
british pick uk_cumberland
british to hawaiian_islands
british pick uk_exeter
british to coral_sea
british pick uk_dorsetshire
british to french_polynesia
british pick uk_warspite
british to western_approaches
british pick aus_hmas_canberra
british to bay_of_bengal
british pick rus_marat
british to baltic_sea
british pick uk_malaya
british to arabian_sea
british pick uk_king_george_v
british to eastern_mediterranean
british pick uk_barham
british to western_mediterranean
british pick uk_valiant
british to bay_of_biscay
british pick uk_howe
british to caribbean_sea
british pick uk_prince_of_wales
british to north_sea
british pick uk_illustrious
british to south_atlantic
british pick uk_victorious
british to mid_atlantic
british pick uk_anson
british to barents_sea
british pick uk_renown
british to bismarck_sea
british pick uk_duke_of_york
british to cape_of_good_hope
british pick uk_eagle
british to air_gap
british pick uk_hk_group_1
british to air_gap
british pick uk_hk_group_2
british to baltic_sea
british pick uk_hk_group_3
british to mid_atlantic
british pick uk_hk_group_4
british to south_atlantic
british pick uk_furious
british raid
british pick uk_indomitable
british raid
british done | 2 ; 3 ; 5
= e766d0b33405ebb3
japanese pick jap_musashi
japanese to indonesia
japanese pick jap_hiyo
japanese to hawaiian_islands
japanese pick jap_fuso
japanese to french_polynesia
japanese pick jap_myoko
japanese to marshalls
japanese pick jap_ise
japanese to home_islands
japanese pick jap_nachi
japanese to gulf_of_alaska
japanese pick jap_kirishima
japanese to indian_ocean
japanese pick jap_ashigara
japanese to coral_sea
japanese pick jap_takao
japanese to marianas
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to french_polynesia
japanese pick jap_yamashiro
japanese raid
japanese pick jap_haruna
japanese raid
japanese pick jap_atago
japanese raid
japanese pick jap_chokai
japanese raid
japanese pick jap_kumano
japanese raid
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese raid
japanese pick jap_oi
japanese raid
japanese pick jap_ryujo
japanese raid
japanese pick jap_hosho
japanese raid
japanese pick jap_zuiho
japanese raid
japanese pick jap_shoho
japanese raid
japanese pick jap_ryuho
japanese raid
japanese done | 1 ; 4 ; 2
= 2500338d5a3aeb5c
us pick us_idaho
us to indonesia
us pick us_washington
us to hawaiian_islands
us pick us_massachusetts
us to indian_ocean
us pick us_alabama
us to hawaiian_islands
us pick us_maryland
us to marshalls
us pick us_minneapolis
us to central_pacific
us pick us_colorado
us to gulf_of_alaska
us pick us_new_york
us to indonesia
us pick fra_tourville
us to coral_sea
us pick us_saratoga_cv3
us to air_gap
us pick us_indiana
us to eastern_seaboard
us pick us_sub_1
us to indonesia
us pick us_sub_2
us to home_islands
us pick us_sub_3
us to marianas
us pick fra_strasbourg
us raid
us pick fra_lorraine
us raid
us pick fra_foch
us raid
us pick us_new_mexico
us raid
us pick us_mississippi
us raid
us pick us_texas
us raid
us pick us_arkansas
us raid
us pick us_south_dakota
us raid
us pick us_wasp_cv7
us raid
us pick us_wichita
us raid
us done | 6 ; 4 ; 5 ; 6 ; 4
= 9ab07b0bc9d4c473
german pick ger_tirpitz
german to baltic_sea
german pick ita_roma
german to eastern_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_trento
german to eastern_mediterranean
german pick ger_admiral_hipper
german to baltic_sea
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to baltic_sea
german pick ger_uboat_04
german to barents_sea
german pick ger_uboat_05
german to north_sea
german pick ger_uboat_06
german to eastern_seaboard
german pick ger_uboat_07
german to caribbean_sea
german pick ger_uboat_08
german to bay_of_biscay
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_10
german to barents_sea
german pick ger_uboat_11
german to north_sea
german pick ger_uboat_12
german to eastern_seaboard
german pick ger_uboat_13
german to caribbean_sea
german pick ita_10mas
german to western_mediterranean
german pick ger_atlantis
german to western_approaches
german pick ger_orion
german to barents_sea
german pick ger_thor
german to north_sea
german pick ger_kormoran
german to baltic_sea
german pick ger_nordmark
german to north_sea
german pick ger_dithmarschen
german to western_approaches
german pick ger_admiral_graf_spee
german raid
german pick ita_bolzano
german raid
german done | 3 ; 1
german to germany
= 0e38d0fa4eb10d90
british repair uk_kent 1
= 133baa9c6f616091
japanese repair jap_mutsu 2
= f6dae7e2b8ebd238
us repair us_west_virginia 3
= be731823682b6043
german repair ita_conte_di_cavour 3
german repair ger_scharnhorst 3
german repair ita_vittorio_veneto 3
= 5b1f3da7d320f1b7
british pick uk_raaf
british to marianas
= df4052d1e400233c
japanese pick jap_21af
japanese to marianas
= 215726ad498aa203
us pick us_5af
us to marianas
= 27dcb1406d55ad31
german pick ger_stuka
german to barents_sea
= 1e4b8c4dda87866c
british pick uk_rnzaf
british to french_polynesia
= 8c649efc54332775
japanese pick jap_22af
japanese to marianas
= b62be2d19c01b431
us pick us_7af
us to marianas
= 69c093b2e18ef96b
german pick ger_luftflotte_5
german to western_mediterranean
= 3e0154a6ed8250b8
british pick uk_raf_coastal
british to western_mediterranean
= b7ef53b871c87dd5
japanese pick jap_23af
japanese to marianas
= e705fa91e3425f0f
us pick us_11af
us to marianas
= 54b3b1929b3f4397
german pick ita_regia_aeronautica
german to western_mediterranean
= 6bf873e1003ce549
british pick uk_raf_med
british to western_mediterranean
= 9bf4fc2fcd773f5f
japanese pick jap_24af
japanese to marianas
= 8f47d5c62927fcd4
us pick us_10af
us to marianas
= bc1e2fce84f5404f
german done
= 63fb7184f189bfe3
japanese pick jap_25af
japanese to central_pacific
= 0a438ff5291fe93c
us pick us_13af
us to marianas
= ca91225a606388d4
japanese pick jap_26af
japanese to hawaiian_islands
= 281b43d24a70b6d9
us pick us_14af
us to hawaiian_islands
us pick us_8af
us to western_mediterranean
us pick us_12af
us to western_approaches
= f91f8e46935505bf
british done
= ffdce59eb742a1e7
japanese done
= 4d976e71d8ef69b6
us pick us_amph_2ndm
us to hawaiian_islands
us done
= 35272ad66e6032db
british pick uk_furious
british to coral_sea
british pick uk_indomitable
british to indonesia
british done
= 58fe1b2c12662db9
japanese pick jap_yamashiro
japanese to hawaiian_islands
japanese pick jap_haruna
japanese to hawaiian_islands
japanese pick jap_ryujo
japanese to hawaiian_islands
japanese pick jap_zuiho
japanese to marianas
japanese pick jap_shoho
japanese to marianas
japanese pick jap_ryuho
japanese to marianas
japanese pick jap_atago
japanese to indian_ocean
japanese pick jap_chokai
japanese to indian_ocean
japanese pick jap_kinugasa
japanese to bay_of_bengal
japanese pick jap_oi
japanese to coral_sea
japanese pick jap_hosho
japanese to coral_sea
japanese pick jap_furutaka
japanese to indian_ocean
japanese pick jap_kumano
japanese to french_polynesia
japanese done
= 848024396e7d9970
us pick us_wasp_cv7
us to indian_ocean
us pick fra_foch
us to indian_ocean
us pick us_wichita
us to coral_sea
us pick us_south_dakota
us to barents_sea
us pick us_texas
us to barents_sea
us pick us_arkansas
us to indian_ocean
us pick fra_strasbourg
us to barents_sea
us pick fra_lorraine
us to barents_sea
us done | 4 ; 5
us to pearl_harbor
= 5be2d199382fa21a
german pick ger_admiral_graf_spee
german to mid_atlantic
german pick ita_bolzano
german to western_mediterranean
german done
= 5259afa0523e8f54
japanese invert jap_iboat_1
japanese done
= 0d2cf4504085ef99
us invert us_sub_3
us done
= b97f970061e46142
german invert ita_10mas
german done
= dcfdc8a1739c9f5e
british fight western_approaches | 4 2 2 ; 4 ; 4
= 88188e218c2c5036
japanese fight home_islands | 4 ; 6
= f306b09016ce7ca1
us fight hawaiian_islands
= 1dfb0356667886b8
japanese done
= 847ef0f526032cb0
japanese choose air
= 414a19a4883dc0aa
us choose surface | 4 ; 5
= ed57d5540ae98ff3
japanese aim jap_ryujo us_amph_2ndm
japanese aim jap_hiyo us_washington
japanese aim jap_26af us_alabama | 6 2 ; 3 ; 4 6 3 ; 6 ; 6 3 2 ; 2
= 3a10553b480caa1c
us aim us_14af jap_hiyo | 2 6 ; 4
= 99c9df22d854c7d7
japanese aim jap_yamashiro us_alabama
japanese aim jap_haruna uk_cumberland | 1 5 5 2 ; 4 1 1 3
= e3f1d90a06cf8177
us aim uk_cumberland jap_haruna
us aim us_alabama jap_yamashiro | 3 ; 5 5 2 3 3
= f239f82b5a64839e
japanese to johnston_island
= 2d701cff50322724
us to pearl_harbor
= 39a7127e14b5de77
japanese torpedo jap_iboat_1 us_amph_2ndm | 5 ; 4
japanese stand
= a318ce9ede148bef
us stand
= d304c092954ee8a8
japanese choose air
= 27a0d8a3a93c3d63
us choose surface | 5 ; 6
= 4daa8e074096e920
japanese aim jap_ryujo uk_cumberland
japanese aim jap_26af us_14af | 2 6 ; 5 ; 2 2 6 ; 5
= 2988c4bf24ce1651
us aim us_14af jap_ryujo | 1 5
= fedd4c6127a89c10
japanese to johnston_island
= f8564fe6c990ac2b
german fight north_sea | 4 ; 5 ; 6 ; 4
= 3d67852be68eaa6a
british fight air_gap
= 84f7ff480542cc4c
japanese fight indonesia | 5
= d05593510262ae82
japanese choose surface
= 4199e23a69b0441c
us choose air | 1 ; 3
us aim uk_indomitable jap_musashi | 1 4
= eac9b399d5cd566b
japanese stand
= fd3c64d232bc0a26
us stand
= 6cefbc468e10dfaf
japanese choose surface
= 6c61bd2046921b21
us choose air | 3 ; 3
us aim uk_indomitable jap_musashi | 2 1
= 76cc718c8cc81b0b
japanese stand
= 0ae6e5b166f724fe
us stand
= 935b9c343cc2c70f
japanese choose surface
= 1082859b64027b13
us choose air | 4 ; 1
= f41c4b14a2dab62d
japanese aim jap_musashi uk_devonshire | 2 3 4 5 2 6 ; 4 6 ; 4 ; 1 4 6 2 ; 6 ; 1 4 5 5
japanese to yokosuka_navy_yard
= 1fdee681c4f5bba1
us bomb uk_indomitable saigon
us aim uk_indomitable jap_snlf_yokosuka | 5 2
us fight coral_sea
= 9d66541bdd38517b
japanese choose surface
= 1e8b44d27d7ff57b
us choose air | 6 ; 3
= a9e3cb65f639892d
japanese aim jap_ashigara uk_exeter
japanese aim jap_oi fra_tourville | 3 ; 6 ; 5
= a08e5a19e57243d4
us aim uk_exeter jap_ashigara
us aim fra_tourville jap_ashigara
us aim us_wichita jap_ashigara | 4 ; 4 ; 5
= ed17fc2ff0030d16
japanese to guadalcanal
japanese stand
= 8bb295d44cb8236b
us stand
= f423fcf894f87c14
japanese choose air
= d6919866b03848ba
us choose surface | 5 ; 3
= db3f526d16fad270
japanese aim jap_hosho uk_exeter | 4
= fd41857039b0258d
us aim uk_furious jap_hosho | 3 2
= 1a614a526bec2f65
british to port_moresby
= 32b650b474d3af2d
japanese stand
= dd3ed9e6ff7a9933
us stand
= cbe41c18eea3c525
japanese choose surface
= 9bc98de78353bb10
us choose air | 5 ; 2 ; 2 ; 1
= 9b13fdbde9e15099
japanese stand
= 83a407c7b1cf104c
us stand
= db40afe976db0a2a
japanese choose surface
= 9f110144e9a21324
us choose air | 3 ; 5
= 1e1a57e0ba56522f
japanese aim jap_hosho uk_furious | 4
= 97c57d11197ee8cc
us aim uk_furious jap_hosho | 5 2
= f4b5c1d4c569f2be
japanese to samoa
= c0c140fe9923e62c
british to noumea
= 6737963f034bf6a1
japanese stand
= 6e055b3cd9b225dd
us stand
= 48083b0d69600966
japanese choose air
= 7a6097ba6c427306
us choose surface | 6 ; 4
= e99781f937ca4009
japanese stand
= 8dad025a053839cb
us stand
= 8aba6c8d55bf276c
japanese choose surface
= 2c87326c18514d85
us choose surface | 2 ; 4
= c0fc91a078ac40bd
japanese stand
= f21b47e3f8325fe7
us stand
= 5d786bc67325e31f
japanese choose surface
= b5f5e814fed89f4c
us choose surface | 5 ; 6 ; 2
= 6726cad7738eceae
german fight south_atlantic
= a960f25644ec3873
british fight mid_atlantic
= cdf99cc7ad2f25b5
british choose air
= f9d9a2142b1057ca
german choose surface | 2 ; 5 ; 6 3 ; 1
= 6de3fdfe45c0bdc1
british stand
= f2b646b0935e5890
german stand
= 33f203ab8f1e3475
british choose air
= b7cec6a22007bb9d
german choose surface | 3 ; 1
= 40d7867dd294bcaf
british aim uk_victorious ger_admiral_graf_spee | 4 1
british stand
= a90832efbd04593e
german stand
= 97c02b917fa08bea
british choose air
= 292436989acaf360
german choose surface | 2 ; 6 ; 3 3
= 8a9566a173680650
british stand
= f30c267bcb6350b4
german stand
= b9753a68797529dd
british choose air
= 19ade0b62551f27e
german choose surface | 2 ; 3 ; 6 6 ; 2 4
= 321a7202a755e9a9
japanese fight marianas
= 6d776d50c6553862
japanese choose air
= af6ebf9de5f28e38
us choose air
= d2351f6b7405f6ed
japanese aim jap_zuiho uk_raaf
japanese aim jap_shoho uk_raaf
japanese aim jap_ryuho us_5af
japanese aim jap_21af us_10af
japanese aim jap_22af us_7af
japanese aim jap_23af us_11af
japanese aim jap_24af us_13af | 2 5 ; 4 5 ; 1 5 ; 3 2 3 ; 6 4 6 ; 3 5 ; 2 2 6 ; 3 ; 6 5 6 ; 6 1
= 50b942e91586edf2
us aim uk_raaf jap_zuiho
us aim us_5af jap_shoho
us aim us_7af jap_takao
us aim us_11af jap_ryuho
us aim us_10af jap_21af
us aim us_13af jap_22af | 5 2 ; 3 2 ; 3 4 ; 6 4 ; 5 ; 5 2 ; 2 3
= 25520eb077010207
japanese to yokosuka_navy_yard
= c4d05d519dbbc851
us torpedo us_sub_3 jap_shoho | 1
= 5c05d9da01ee3b18
japanese stand
= a5e8e1eee7c92612
us retreat
= 859d7a1edf01f68b
british to australia
= a817e7643d3d1a05
us to pearl_harbor
us to pearl_harbor
us to pearl_harbor
us fight french_polynesia | 5 5 6
us done
= baf11c89133ec2c7
japanese choose air
= ab7e546086d65cb2
us choose air
us aim uk_rnzaf jap_fuso | 4 5
= 7224d54e0275f91f
japanese to truk
japanese stand
= f1bb3cd0acc25090
us stand
= 0eac81dbf9fd1db1
japanese choose surface
= 4d1402f396a0f046
us choose air | 2 ; 4
us aim uk_rnzaf jap_kumano | 6 1 ; 2
= ddd021b2cb9c4f22
german fight eastern_seaboard | 4 ; 3 ; 1
= fa10444327e35115
british fight barents_sea | 1
= 009de7833ff30f25
german attack ger_orion | 5 ; 5 ; 5
= 1e7d767b8cbd7958
british choose surface
= cc0c4e6bf3d4f08f
german choose air | 1 ; 2
german aim ger_stuka uk_anson | 5 6 6 ; 3 5 4
= bba051e41a4f58a1
british stand
= 06d59be2569f2cac
german stand
= 1776f22382ece7a7
british choose surface
= b203927777f8666f
german choose air | 4 ; 2
german to brest
= dabe49502ed8309f
japanese fight central_pacific
= 71d53d9f2bb32de6
japanese choose air
= 37c505eb3a944a55
us choose surface | 3 ; 2
= a5b31a25eebc8a54
japanese aim jap_25af us_minneapolis | 4 3 6 ; 5
= 5eba02bf17ce777e
us fight bismarck_sea
= 760781250cbb9a89
german fight western_mediterranean
= c5db6cafa1cf31ec
british done
= 4ee0ee97f1687344
british choose air
= b7868b938188975d
german choose surface | 4 ; 3
= 1418afb8592e2f03
british aim uk_raf_coastal ita_regia_aeronautica
british aim uk_raf_med ita_bolzano
british aim us_8af ita_regia_aeronautica | 1 1 ; 6 3 ; 4 ; 3 4
= bf2d4191158209d5
german aim ger_luftflotte_5 uk_barham
german aim ita_regia_aeronautica uk_raf_coastal | 5 4 5 ; 2 3
= 5a2334caabb8958d
british to gibraltar
british stand
= 0eea0d02426327ca
german retreat
german to toulon
german to toulon
= d413598ac43db228
british fight eastern_mediterranean
= da165aeb281a1ea8
british choose air
= bcd2a7fef47baf7c
german choose surface | 1 ; 2
= f6518256cba0cf0a
british aim uk_king_george_v ita_roma | 2 6 1 1 ; 2 ; 6 5 6 3 ; 2 2 ; 6 ; 2 ; 1 ; 5
= 605857d40085bcf8
japanese fight marshalls
= 9421690a5cbd81a7
japanese choose surface
= 7f2cbcece14d9b81
us choose air | 1 ; 4
= d8282250a641a86c
japanese stand
= 72b3a29fe4b76430
us stand
= f7eb7fd3d16ffb42
japanese choose surface
= 46a6536fdfe30f38
us choose air | 3 ; 3 ; 3 ; 1 4 2 6 ; 3
us fight indian_ocean
= 29d50418db0ba2c1
japanese choose surface
= 142c59b6a362c110
us choose air | 4 ; 2
us aim us_wasp_cv7 jap_kirishima | 4 6 1 ; 6
= 872e50823c84a97e
japanese aim jap_atago uk_york
japanese aim jap_chokai us_massachusetts
japanese aim jap_furutaka us_massachusetts | 2 ; 6 ; 1 ; 2
= 3c517c1111635373
us aim uk_york jap_furutaka
us aim fra_foch jap_atago
us aim us_massachusetts jap_chokai | 2 ; 4 ; 4 1 5 1 1 ; 6
= aacf93d847e9b313
japanese retreat
= 3add53deac421ee4
us stand
= ec2c4c122c6909ed
japanese group jap_furutaka 2
= c55b513fb28b0bd1
us pursue uk_york 2
us pursue fra_foch 2
= c1b9a12b4d8b89e7
japanese to yokosuka_navy_yard
= ed08b8e68b7aa868
japanese choose air
= 356b6cf86e2a487f
us choose surface | 2 ; 3
= 0d775e158057b914
japanese aim jap_furutaka uk_york | 4 ; 3 ; 4
= a0e5522b90e15d57
british to australia
= 1c824f8f09601493
us break fra_foch
= d3c3cbc7c7fad2ee
japanese to yokosuka_navy_yard
= ce71d49294a3a7c9
german fight caribbean_sea | 3 ; 4 ; 1
= 2231cd81124dd259
british fight cape_of_good_hope | 4 ; 5
= fd3250f6513573bd
japanese fight gulf_of_alaska
= 7477f9d374f2ebe2
japanese choose surface
= 2ed566ceaf611d85
us choose air | 1 ; 1 ; 6 ; 6 ; 1 1 5 2
= 039d51efaa475ec1
japanese to yokosuka_navy_yard
= cf6a583a249ef3a6
us fight bay_of_bengal
= e6278b1678a4d205
japanese choose air
= b94e2b46164017f8
us choose surface | 2 ; 4 ; 4 ; 5
= d2aba6926f370597
japanese to saigon
= 5473f1d23c093172
british to australia
= 6b7dc547f2b20490
german fight bay_of_biscay | 6 ; 5 ; 4
= 29e004bebf88a29f
british choose air
= f7b789da2545eaed
german choose surface | 4 ; 6
= b2fcaf4041107cd9
british aim rus_marat ger_admiral_hipper | 6 3 2 3 ; 2 ; 6 1 6 6 ; 2 1 5 ; 5 ; 1
british pick uk_malaya
british to pearl_harbor
british pick uk_prince_of_wales
british to suez
british pick uk_duke_of_york
british to diego_suarez
british pick uk_howe
british to england
british pick uk_eagle
british to murmansk
british pick uk_illustrious
british to usa
british pick uk_indomitable
british to philippines
british pick uk_dorsetshire
british to noumea
british pick uk_raf_coastal
british to malta
british pick uk_rnzaf
british to noumea
british done
= cf74eaa92afb32f7
japanese pick jap_haruna
japanese to singapore
japanese pick jap_takao
japanese to okinawa
japanese pick jap_oi
japanese to guadalcanal
japanese pick jap_shoho
japanese to saipan
japanese pick jap_21af
japanese to okinawa
japanese pick jap_22af
japanese to okinawa
japanese pick jap_23af
japanese to saipan
japanese pick jap_24af
japanese to saigon
japanese pick jap_25af
japanese to kwajalein
japanese pick jap_26af
japanese to truk
japanese done
= 514be34db12b6f7e
us pick fra_foch
us to australia
us pick us_maryland
us to australia
us pick us_idaho
us to philippines
us pick us_new_york
us to philippines
us pick us_texas
us to gibraltar
us pick us_south_dakota
us to suez
us pick us_indiana
us to england
us pick us_saratoga_cv3
us to murmansk
us pick us_wasp_cv7
us to port_moresby
us pick us_8af
us to malta
us pick us_12af
us to england
us done
= 571184714db5f0ca
german pick ger_tirpitz
german to brest
german pick ger_admiral_graf_spee
german to germany
german pick ita_trento
german to taranto
german done
= 2421f61639c66c11
japanese pick jap_snlf_sasebo
japanese to saigon
= 19478a7f5c2f8676
us pick us_amph_3rdm
us to usa
us pick us_amph_1stm
us to gibraltar | 6
= 5bf91196bb5e019f
british pick uk_eagle
british to barents_sea
british pick uk_warspite
british to western_approaches
british pick uk_kent
british to indian_ocean
british pick uk_indomitable
british to marianas
british pick uk_york
british to indonesia
british pick uk_valiant
british to north_sea
british pick uk_hk_group_1
british to barents_sea
british pick uk_hk_group_2
british to north_sea
british pick uk_hk_group_3
british to western_approaches
british pick uk_hk_group_4
british to barents_sea
british pick uk_hk_group_5
british to north_sea
british pick uk_barham
british raid
british pick uk_malaya
british raid
british pick uk_renown
british raid
british pick uk_prince_of_wales
british raid
british pick uk_duke_of_york
british raid
british pick uk_howe
british raid
british pick uk_furious
british raid
british pick uk_illustrious
british raid
british pick uk_dorsetshire
british raid
british pick uk_exeter
british raid
british pick aus_hmas_canberra
british raid
british pick rus_oktyabrskaya_revolutsiya
british raid
british done
= d496a0139d62cc45
japanese pick jap_mutsu
japanese to indonesia
japanese pick jap_ise
japanese to indian_ocean
japanese pick jap_iboat_1
japanese to indian_ocean
japanese pick jap_fuso
japanese raid
japanese pick jap_yamashiro
japanese raid
japanese pick jap_haruna
japanese raid
japanese pick jap_nachi
japanese raid
japanese pick jap_ashigara
japanese raid
japanese pick jap_takao
japanese raid
japanese pick jap_atago
japanese raid
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese raid
japanese pick jap_oi
japanese raid
japanese pick jap_ryujo
japanese raid
japanese pick jap_hosho
japanese raid
japanese pick jap_zuiho
japanese raid
japanese pick jap_shoho
japanese raid
japanese done | 1 ; 2
= 98904d0f9001d4ca
us pick us_wasp_cv7
us to indonesia
us pick us_saratoga_cv3
us to air_gap
us pick us_south_dakota
us to indian_ocean
us pick fra_foch
us to bay_of_bengal
us pick us_arkansas
us to hawaiian_islands
us pick us_texas
us to south_atlantic
us pick us_indiana
us to bay_of_biscay
us pick us_maryland
us to indian_ocean
us pick us_sub_1
us to indonesia
us pick us_sub_2
us to indonesia
us pick us_sub_3
us to home_islands
us pick us_sub_4
us to home_islands
us pick fra_strasbourg
us raid
us pick fra_lorraine
us raid
us pick us_west_virginia
us raid
us pick us_new_mexico
us raid
us pick us_mississippi
us raid
us pick us_idaho
us raid
us pick us_new_york
us raid
us pick us_massachusetts
us raid
us done | 4 ; 3
= 1b67c3fe9909b6c5
german pick ger_scharnhorst
german to north_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ita_vittorio_veneto
german to north_sea
german pick ita_pola
german to eastern_mediterranean
german pick ita_roma
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_trento
german to eastern_mediterranean
german pick ger_tirpitz
german to bay_of_biscay
german pick ita_trieste
german to western_mediterranean
german pick ger_uboat_01
german to north_sea
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to western_approaches
german pick ger_uboat_04
german to bay_of_biscay
german pick ger_uboat_05
german to south_atlantic
german pick ger_uboat_06
german to bay_of_biscay
german pick ger_uboat_07
german to south_atlantic
german pick ger_uboat_09
german to baltic_sea
german pick ger_uboat_10
german to baltic_sea
german pick ger_uboat_11
german to mid_atlantic
german pick ger_uboat_12
german to mid_atlantic
german pick ger_uboat_13
german to cape_of_good_hope
german pick ger_uboat_14
german to cape_of_good_hope
german pick ger_uboat_15
german to western_approaches
german pick ger_atlantis
german to baltic_sea
german pick ger_orion
german to mid_atlantic
german pick ger_thor
german to bay_of_biscay
german pick ger_michel
german to western_approaches
german pick ger_nordmark
german to mid_atlantic
german pick ger_dithmarschen
german to eastern_seaboard
german done | 3 ; 1 ; 4 ; 6 ; 1
german to germany
german to germany
german to germany
= 48300186814f4df2
japanese repair jap_musashi 6
= bbe192c7c46a7ab4
us repair us_alabama 2
= a8b028f51271f8b1
german repair ita_littorio 3
german repair ger_admiral_hipper 2
= 9e10f73fa8666526
british pick uk_raaf
british to arabian_sea
= 444df21359cf08e8
japanese pick jap_21af
japanese to marianas
= 25ac94bc0da2828f
us pick us_5af
us to marianas
= b01937123229440a
german pick ger_stuka
german to barents_sea
= 18c29b0e5f1f36af
british pick uk_rnzaf
british to coral_sea
= 9552f45acc95b015
japanese pick jap_22af
japanese to marianas
= 1a996f617a5e93ae
us pick us_11af
us to marianas
= d9ec2724cd48851a
german pick ger_luftflotte_5
german to baltic_sea
= 9ed7645802d111cc
british pick uk_raf_coastal
british to western_approaches
= b022abcd2b7079a9
japanese pick jap_23af
japanese to marianas
= 8f5091e0c46bae0f
us pick us_10af
us to marianas
= 0b0152472b14cb17
german pick ita_regia_aeronautica
german to barents_sea
= 52c22cf5abd3b53b
british pick uk_raf_med
british to western_approaches
= b5023d56de36b911
japanese pick jap_24af
japanese to marianas
= 65c40260e390ff1e
us pick us_8af
us to western_approaches
= 66dc615ebe1eee3b
german done
= 9fe53c42a475785b
japanese pick jap_25af
japanese to hawaiian_islands
= 6397337ba123e845
us pick us_12af
us to bay_of_biscay
= 225e8bc2e81e66cb
japanese pick jap_26af
japanese to coral_sea
= 44b0fcd0b98169d0
british done
= 9375c425b3b231ff
japanese pick jap_snlf_yokosuka
japanese to marianas
japanese done
= 60cdd6589fb910e9
us done
= 71871c8527a3e82f
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_renown
british to marianas
british pick uk_duke_of_york
british to marianas
british pick uk_furious
british to marianas
british pick uk_dorsetshire
british to coral_sea
british pick uk_exeter
british to marianas
british pick aus_hmas_canberra
british to marianas
british pick uk_howe
british to north_sea
british pick uk_barham
british to bay_of_biscay
british pick uk_prince_of_wales
british to eastern_mediterranean
british pick uk_illustrious
british to barents_sea
british pick uk_malaya
british to hawaiian_islands
british done | 6 ; 2 ; 4
british to australia
= 6baab129b57608d9
japanese pick jap_haruna
japanese to bay_of_bengal
japanese pick jap_fuso
japanese to indonesia
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_nachi
japanese to indian_ocean
japanese pick jap_ashigara
japanese to indian_ocean
japanese pick jap_takao
japanese to indian_ocean
japanese pick jap_shoho
japanese to indian_ocean
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_kinugasa
japanese to arabian_sea
japanese pick jap_atago
japanese to bay_of_bengal
japanese pick jap_furutaka
japanese to indian_ocean
japanese pick jap_oi
japanese to indian_ocean
japanese pick jap_yamashiro
japanese to indonesia
japanese done | 4 ; 2 ; 4
japanese to yokosuka_navy_yard
= c91f78acac82875a
us pick fra_strasbourg
us to north_sea
us pick fra_lorraine
us to north_sea
us pick us_idaho
us to bay_of_bengal
us pick us_new_york
us to bay_of_bengal
us pick us_new_mexico
us to barents_sea
us pick us_mississippi
us to barents_sea
us done | 6 ; 1
us to usa
= 63f94a78c827239b
japanese done
= 0e3def1c3c6a7dd8
us done
= da9641ecdbf269a5
german invert ger_uboat_02
german done
= 45dce8b1db3402fb
british fight western_approaches | 4 5 3 1 5 1 4
= 55dd2103cd6d491e
german torpedo ger_uboat_02 uk_warspite | 2
= d97af7f3d4ac8179
japanese fight home_islands | 2 ; 5
= 9ef8e94956fd98ac
us fight hawaiian_islands
= 6d8b51aa39a34368
japanese done
= e6309a02ec478ecf
japanese choose air
= 6882a6e1919e2fb6
us choose surface | 6 ; 3
= dd570569c9446d82
japanese aim jap_25af us_arkansas | 2 6 5 ; 1
= 2611edfdc3448f40
us to pearl_harbor
= 6c9e9d87705c3758
japanese stand
= d43652983765cfdc
us stand
= 3c63f41cfd58becd
japanese choose air
= 00af5ad94cd3d05f
us choose surface | 4 ; 4
= d3e12f4a7280dd57
japanese aim jap_25af uk_malaya | 5 4 2
= c681703b3740c3e4
british to pearl_harbor
= 0ef5d3d52c77b655
german fight north_sea | 6
= 08bf20a14e0b4591
british choose air
= aa522112a4285238
german choose surface | 5 ; 2
= 1562a2cac6389bda
british stand
= f2283483b3391d8f
german stand
= 8216c3e907c0c71f
british choose air
= d1e3c8fe8c6061b1
german choose surface | 5 ; 6
= ba0bcdf4c75550bd
british aim uk_valiant ger_admiral_graf_spee
british aim uk_howe ger_scharnhorst
british aim fra_strasbourg ita_vittorio_veneto
british aim fra_lorraine ita_vittorio_veneto | 6 1 3 3 ; 3 ; 4 3 5 1 ; 5 5 5 ; 3 3 5
= 9986d893068cbe5b
german aim ger_scharnhorst uk_valiant
german aim ger_admiral_graf_spee fra_lorraine
german aim ita_vittorio_veneto fra_strasbourg | 6 4 1 ; 2 ; 4 5 ; 1 ; 3 4 3 3
= 6e0ca3cfd9cdc83d
british to england
= 1c19d0da3110dab6
us to usa
= 3d415c8413a6e740
german to germany
german to germany
= 590fa1eb1ceecb67
british fight air_gap
= 52e063dd7f9648c9
japanese fight indonesia | 2 ; 1 ; 4
= 3b1eda19a02c6ae6
japanese choose surface
= 3ac15ef74f5504eb
us choose air | 1 ; 1
= d0176de51f3db868
japanese aim jap_ryujo us_wasp_cv7
japanese aim jap_zuiho uk_york | 3 1 ; 2 4
= ad0fcb6402f6ae4d
us aim us_wasp_cv7 jap_mutsu | 1 4 2
= 2cbdb2fa7ff13960
japanese to yokosuka_navy_yard
= cca62338177c41cb
british to australia
= 971c0dceb01c7eb3
japanese stand
= 7d016b35d0967b19
us retreat
= cdb3d82c1db98634
japanese pursue jap_ryujo 1
japanese pursue jap_zuiho 1
= e85eee07c8867cf2
japanese choose air
= e403a8b30f33cc9d
us choose surface | 5 ; 6
= e74109622f73c4cf
japanese aim jap_ryujo us_wasp_cv7
japanese aim jap_zuiho us_wasp_cv7 | 2 2 ; 3 4
= fbcf7fbd3418051d
us aim us_wasp_cv7 jap_ryujo | 6 6 3 ; 6 6
us to pearl_harbor
us fight coral_sea
= af0165ccc070064e
japanese done
= e12c2d726313bb90
japanese choose air
= 27ee9f1125e1173f
us choose surface | 1 ; 4
= 086faf68f71cfc98
japanese to truk
= d8313250cb270c59
british to noumea
= 3f49215d07d2fc8d
german fight south_atlantic | 6 ; 2
= 373cfb14a3dc62e7
british fight mid_atlantic | 5 ; 1
= 25f9fd3de146cd14
japanese fight indian_ocean | 6 5 5
= 03952c3ff5b3c918
japanese choose air
= 1aaafd63744d9448
us choose surface | 4 ; 5
= c73a7bd19c2361d2
japanese aim jap_ise us_south_dakota
japanese aim jap_nachi uk_kent
japanese aim jap_ashigara us_maryland
japanese aim jap_takao us_maryland
japanese aim jap_furutaka uk_kent
japanese aim jap_oi us_maryland | 5 5 6 6 ; 5 1 ; 5 ; 2 ; 2 ; 1 ; 3 ; 1
= 6b67dba4877c4a47
us aim uk_kent jap_ise
us aim us_maryland jap_ise
us aim us_south_dakota jap_nachi | 1 ; 5 4 6 6 ; 2 5 ; 3 3 5 2 3 ; 5
= 29c138a2ad935863
japanese stand
= 7d008cb5528483b5
us retreat
= e3082a2aea3e3be1
japanese pursue jap_ashigara 1
japanese pursue jap_takao 1
japanese pursue jap_furutaka 1
japanese pursue jap_oi 1
japanese pursue jap_shoho 1
= 875255d5a0228b8f
japanese choose air
= e682d5bf81c1c1dd
us choose surface | 4 ; 5 ; 2 ; 3 ; 6 ; 1 ; 4
us aim us_maryland jap_ashigara | 3 5 3 6 ; 4
us to pearl_harbor
us fight bay_of_bengal
= 83862fc2fd511976
japanese choose air
= fd6928e55bd202d3
us choose surface | 1 ; 6
= ff5c6fdf6aa6c15f
japanese aim jap_haruna fra_foch
japanese aim jap_atago us_idaho | 2 3 6 3 ; 6 ; 1
= f279652d4ece743c
us aim fra_foch jap_haruna
us aim us_idaho jap_atago
us aim us_new_york jap_haruna | 6 ; 6 ; 6 5 3 4 ; 5 ; 3 2 4 3
= bbcdfa4bd770ba8e
german fight barents_sea
= ec000bab6136e271
british choose surface
= 29f98eff1b6b6210
german choose air | 4 ; 3
german to brest
german to germany
= 7e8bf3bab45edc01
british bomb uk_illustrious germany
british aim uk_illustrious ita_regia_aeronautica | 1 5
british fight eastern_seaboard
= 5be2065e28820ce5
japanese fight arabian_sea
= 34f63633c7d13df1
japanese choose surface
= eb0bc10739e0b36d
us choose air | 6 ; 3
us aim uk_raaf jap_kinugasa | 3 2
= 45baff453539cbba
japanese stand
= d59747e28e013622
us stand
= 62aaf4708565c05c
japanese choose surface
= 753beda49646997b
us choose air | 4 ; 6
us aim uk_raaf jap_kinugasa | 4 2
= d365ae2d17e778f2
japanese retreat
= a630174b89f390d6
us stand
= ee7ac101ff6b0077
japanese to saigon
= da231e5e9d373d27
us done
= 84ab0ba2e169c3ac
japanese choose air
= 3b116bf76ed662dc
us choose air
= 0db1656c02173bf5
japanese aim jap_21af us_11af
japanese aim jap_22af us_5af
japanese aim jap_23af us_10af
japanese aim jap_24af uk_furious | 4 1 2 ; 1 5 5 ; 6 3 2 ; 1 ; 6 1 1 ; 3
= 743ea1f2822a2e6c
us aim uk_furious jap_snlf_yokosuka
us aim uk_indomitable jap_snlf_yokosuka
us aim us_5af jap_21af
us aim us_11af jap_22af
us aim us_10af jap_23af | 5 5 ; 6 5 ; 2 ; 4 3 ; 4 2 ; 4 6 ; 2
= 2190bf98f66ee3c8
japanese to yokosuka_navy_yard
japanese stand
= 7de47e7a7b6e8e1d
us stand
= 7f13413c23a931f3
japanese choose air
= 39f158f438f72215
us choose surface | 4 ; 2
= 2a30116f5689a725
japanese aim jap_21af us_11af
japanese aim jap_22af us_10af
japanese aim jap_23af us_5af
japanese aim jap_24af uk_indomitable | 1 2 4 ; 5 4 1 ; 2 5 1 ; 2 4 4
= 8738b8d10b133732
us aim uk_indomitable jap_23af
us aim us_5af jap_23af
us aim us_11af jap_21af
us aim us_10af jap_22af | 1 3 ; 6 1 ; 6 ; 4 6 ; 2 ; 6 1 ; 4
= 0ca498344ebae803
japanese stand
= 3008b0d54b0c855f
us stand
= 7f1f14fa3b69d575
japanese choose air
= 70bda07780a81b1e
us choose air
= 6b7b6dcab0985c6b
japanese aim jap_21af us_11af
japanese aim jap_22af us_10af
japanese aim jap_24af us_5af | 6 2 4 ; 2 ; 4 1 5 ; 6 2 2 ; 1
= 6836ce3ed3417e13
us aim uk_indomitable jap_22af
us aim us_5af jap_21af
us aim us_11af jap_22af
us aim us_10af jap_21af | 6 2 ; 1 ; 2 6 ; 2 ; 3 2 ; 1 4
= b6128494c0fdbe33
japanese retreat
= 779ba7a107307a04
us stand
= 5084ec457432b25a
japanese to yokosuka_navy_yard
japanese to saigon
= cea6b97d66315d91
us bomb uk_indomitable truk | 2 2
= d2c2a5cd28a62901
german fight western_mediterranean
= e987d1c218e5731b
british fight eastern_mediterranean
= 8fae039f2426153f
british choose air
= fde903127af2e71a
german choose surface | 5 ; 6
= 02d1d4fe252a2f7f
british aim uk_prince_of_wales ita_pola | 4 4 3 2 ; 3 ; 3
british stand
= a75160eee6fddd9c
german stand
= 7740aef926812449
british choose air
= 7b7fbf78937bc7d9
german choose surface | 2 ; 3
= 425de01a2aacbae7
british aim uk_prince_of_wales ita_pola | 4 6 1 2 ; 4 ; 1 ; 5
british to suez
= 664b97afcbc3a30d
german fight cape_of_good_hope | 1 ; 2
= 9cf988dbae999cff
british fight bay_of_biscay | 2 3 6 ; 5 ; 4
british done
= 2c4c0048e4ebc7f5
british choose air
= 81fb7df608ddbf29
german choose surface | 3 ; 5
= 96fb6661353af622
us to england | 5 2 5 6 ; 5 ; 3 5 3 5 2 ; 6 5
= 050781ccef633330
german aim ger_tirpitz us_indiana | 1 4 6 5 ; 2 2
= 5909e29f02bc4e82
us to usa
= 086dbe7baf05ff5c
german attack ger_atlantis | 6 ; 4 ; 6
= db790af2aadf43f7
british choose surface
= 936a90399c2d6d1f
german choose air | 3 ; 1
german to germany
= 7154731fe36af95c
british to australia
= da6a7809260d0016
us to australia
us to australia
us to australia
us to australia
us to australia
us to australia
= d66882358917479b
british pick uk_warspite
british to gibraltar
british pick uk_barham
british to england
british pick uk_duke_of_york
british to philippines
british pick uk_howe
british to murmansk
british pick uk_eagle
british to england
british pick uk_illustrious
british to gibraltar
british pick uk_dorsetshire
british to port_moresby
british pick uk_exeter
british to philippines
british pick aus_hmas_canberra
british to philippines
british pick uk_raf_med
british to usa
british done
= 576b64461f55246e
japanese pick jap_fuso
japanese to okinawa
japanese pick jap_takao
japanese to truk
japanese pick jap_furutaka
japanese to pearl_harbor
japanese pick jap_oi
japanese to singapore
japanese pick jap_zuiho
japanese to okinawa
japanese pick jap_shoho
japanese to truk
japanese pick jap_25af
japanese to johnston_island
japanese done
= 84a1f18b636ffce6
us pick us_mississippi
us to england
us pick us_idaho
us to trincomalee
us pick us_new_york
us to andaman_islands
us pick us_saratoga_cv3
us to england
us pick us_8af
us to suez
us done
= caa7ebe32444f591
german pick ita_conte_di_cavour
german to taranto
german pick ita_trento
german to tripoli
german done
= 573f5d737d709614
us pick us_essex_cv9
us to panama_canal
us pick us_yorktown_cv10
us to usa
us pick us_lexington_cv16
us to usa
us pick us_bunker_hill_cv17
us to panama_canal
us pick us_independence_cvl22
us to usa
us pick us_princeton_cvl23
us to usa
us pick us_belleau_wood_cvl24
us to usa
us pick us_cowpens_cvl25
us to usa
us pick us_monterey_cvl26
us to panama_canal
us pick us_amph_4thm
us to usa
us pick us_amph_27thi
us to usa
us pick us_7af
us to suez
us pick us_13af
us to suez
us pick us_14af
us to suez
us pick us_amph_2ndm
us to suez | 4
= 947116824db99f9f
british pick uk_malaya
british to indian_ocean
british pick uk_barham
british to western_approaches
british pick uk_exeter
british to central_pacific
british pick uk_duke_of_york
british to marianas
british pick uk_dorsetshire
british to indonesia
british pick uk_york
british to bay_of_bengal
british pick uk_howe
british to barents_sea
british pick uk_illustrious
british to mid_atlantic
british pick uk_prince_of_wales
british to arabian_sea
british pick uk_eagle
british to bay_of_biscay
british pick uk_renown
british to cape_of_good_hope
british pick aus_hmas_canberra
british to home_islands
british pick uk_warspite
british to south_atlantic
british pick uk_hk_group_1
british to mid_atlantic
british pick uk_hk_group_2
british to western_approaches
british pick uk_hk_group_3
british to bay_of_biscay
british pick uk_hk_group_4
british to mid_atlantic
british pick uk_hk_group_5
british to barents_sea
british pick uk_hk_group_6
british to south_atlantic
british pick uk_indomitable
british raid
british done | 6
= b5515b541aa35f9e
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_iboat_2
japanese to arabian_sea
japanese pick jap_mutsu
japanese raid
japanese pick jap_fuso
japanese raid
japanese pick jap_yamashiro
japanese raid
japanese pick jap_takao
japanese raid
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese raid
japanese pick jap_oi
japanese raid
japanese pick jap_hosho
japanese raid
japanese pick jap_zuiho
japanese raid
japanese pick jap_shoho
japanese raid
japanese done | 1
= 05175b0dbda6d87d
us pick us_saratoga_cv3
us to western_approaches
us pick us_yorktown_cv10
us to air_gap
us pick us_essex_cv9
us to hawaiian_islands
us pick us_mississippi
us to north_sea
us pick us_texas
us to western_mediterranean
us pick us_alabama
us to cape_of_good_hope
us pick us_bunker_hill_cv17
us to french_polynesia
us pick us_wasp_cv7
us to arabian_sea
us pick us_west_virginia
us to coral_sea
us pick fra_strasbourg
us to north_sea
us pick us_sub_1
us to central_pacific
us pick us_sub_2
us to central_pacific
us pick us_sub_3
us to central_pacific
us pick us_sub_4
us to central_pacific
us pick us_sub_5
us to central_pacific
us pick us_new_mexico
us raid
us pick us_idaho
us raid
us pick us_new_york
us raid
us pick us_massachusetts
us raid
us pick us_lexington_cv16
us raid
us pick us_independence_cvl22
us raid
us pick us_princeton_cvl23
us raid
us pick us_belleau_wood_cvl24
us raid
us pick us_cowpens_cvl25
us raid
us pick us_monterey_cvl26
us raid
us done | 2 ; 1
= 99505b832a528714
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_06
german to barents_sea
german pick ger_uboat_07
german to barents_sea
german pick ger_uboat_08
german to south_atlantic
german pick ger_uboat_09
german to south_atlantic
german pick ger_uboat_10
german to western_mediterranean
german pick ger_uboat_11
german to western_mediterranean
german pick ger_uboat_12
german to baltic_sea
german pick ger_uboat_13
german to north_sea
german pick ger_uboat_14
german to north_sea
german pick ita_10mas
german to western_mediterranean
german pick ger_atlantis
german to baltic_sea
german pick ger_orion
german to barents_sea
german pick ger_michel
german to north_sea
german pick ger_nordmark
german to baltic_sea
german pick ger_scharnhorst
german raid
german pick ger_admiral_hipper
german raid
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german raid
german pick ita_conte_di_cavour
german raid
german pick ita_trento
german raid
german pick ita_trieste
german raid
german done
= b994c68f9a7f1e2b
british repair uk_valiant 2
british repair us_maryland 1
british repair us_arkansas 1
= 182be255d0eda0e2
us repair fra_lorraine 1
us repair us_indiana 4
= c35bb2b76650eb4b
german repair ita_littorio 3
= c6f4bcf10e2eb68b
british pick uk_raaf
british to central_pacific
= 63777d1ccdee13c1
japanese pick jap_21af
japanese to indonesia
= 9b7a9d299648f145
us pick us_5af
us to indonesia
= 0a8933372508f57c
german pick ger_stuka
german to eastern_mediterranean
= 39d020e3dc8f5dd5
british pick uk_rnzaf
british to indonesia
= 916f03dea1d59707
japanese pick jap_24af
japanese to home_islands
= 561d9f2299a0b117
us pick us_7af
us to south_atlantic
= f1d7098435f56138
german pick ita_regia_aeronautica
german to baltic_sea
= 60707727277183e4
british pick uk_raf_coastal
british to south_atlantic
= ddd6ef9f8e8789ed
japanese pick jap_25af
japanese to hawaiian_islands
= bcdf21cd02190ee0
us pick us_10af
us to hawaiian_islands
= f1cbf638ab3b4a60
german done
= fd91f64364999b9c
british pick uk_raf_med
british to western_mediterranean
= a3186c917d04e8b5
japanese pick jap_26af
japanese to hawaiian_islands
= aad5a72aee83d18f
us pick us_8af
us to western_mediterranean
us pick us_13af
us to western_mediterranean
us pick us_12af
us to cape_of_good_hope
us pick us_14af
us to cape_of_good_hope
us pick us_15af
us to eastern_mediterranean
= 61586533563fab60
british done
= 27f0d0d5c9c80db8
japanese done
= b2aaa333b1edce89
us done
= 5be3d5e1a94de848
british pick uk_indomitable
british to hawaiian_islands
british done
= 572113fa8a9ed4b0
japanese pick jap_mutsu
japanese to indonesia
japanese pick jap_fuso
japanese to bay_of_bengal
japanese pick jap_zuiho
japanese to indian_ocean
japanese pick jap_yamashiro
japanese to indonesia
japanese pick jap_shoho
japanese to central_pacific
japanese pick jap_takao
japanese to indian_ocean
japanese pick jap_kinugasa
japanese to marianas
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_oi
japanese to marianas
japanese pick jap_hosho
japanese to coral_sea
japanese done
= e2c628d1d2d066bd
us pick us_idaho
us to indonesia
us pick us_new_york
us to indonesia
us pick us_monterey_cvl26
us to hawaiian_islands
us pick us_massachusetts
us to indian_ocean
us pick us_lexington_cv16
us to western_mediterranean
us pick us_new_mexico
us to south_atlantic
us pick us_independence_cvl22
us to western_mediterranean
us pick us_princeton_cvl23
us to south_atlantic
us pick us_belleau_wood_cvl24
us to barents_sea
us pick us_cowpens_cvl25
us to bay_of_biscay
us done
= 0dd8df44d0ab966a
german pick ger_scharnhorst
german to bay_of_biscay
german pick ita_vittorio_veneto
german to bay_of_biscay
german pick ita_roma
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ger_admiral_hipper
german to bay_of_biscay
german done | 1
= 674ddf649ec2aa09
japanese done
= e287d3bc2396d602
us done
= 7d0c58c3d1be686a
german invert ger_uboat_10
german done
= 51e47a82df948b6a
british fight western_approaches
= afb98dd10602a074
japanese fight home_islands
= 5eacb37716bd32b4
japanese choose air
= 4b638e90cc6d1e2e
us choose surface | 2 ; 4
= d6e2696e09feacb8
japanese aim jap_24af aus_hmas_canberra | 4 4 4
japanese stand
= fb34d2aa02b8f7eb
us stand
= 282151ea29b5765a
japanese choose air
= c65821b70419c78b
us choose surface | 6 ; 4
= ca89b4a670762bd7
japanese aim jap_24af aus_hmas_canberra | 3 6 3 ; 5
= 1e551cb3f00d9fba
us fight hawaiian_islands
= 3eb9fad465eda31c
japanese choose air
= 1bfe85691018f469
us choose air
= ab688ed056aadc08
japanese aim jap_25af us_essex_cv9
japanese aim jap_26af us_10af | 6 4 5 ; 3 ; 2 5 5
= 0416e148044ea7ab
us aim uk_indomitable jap_25af
us aim us_essex_cv9 jap_26af
us aim us_monterey_cvl26 jap_25af
us aim us_10af jap_25af | 2 5 ; 6 2 1 2 ; 4 ; 2 2 ; 4 1
us to panama_canal
= e12918dce7a4dbaa
japanese stand
= 2312361725c6fe45
us stand
= 2f4a840dca755216
japanese choose air
= 6a7175a7d7ebfc10
us choose surface | 6 ; 4
= e0ebb3a86b9c2597
japanese aim jap_25af us_10af
japanese aim jap_26af us_monterey_cvl26 | 6 5 5 ; 4 ; 1 6 5 ; 4
= 4c7ee5d9e1b4f24d
us aim uk_indomitable jap_26af
us aim us_monterey_cvl26 jap_26af
us aim us_10af jap_25af | 4 6 ; 5 ; 4 5 ; 4 2
= d6d43e2509597951
japanese stand
= 0c49f9225a1244ec
us stand
= 644e4b6a87a42bbd
japanese choose air
= dbd064b2ceaf6b04
us choose surface | 1 ; 6
= fd00f1c185553344
japanese to johnston_island
= 1415d78d2ba03a8a
us bomb uk_indomitable johnston_island | 3 1
= 041d57a750b3f77c
german fight north_sea | 1 6 ; 5 ; 2
= 2b5e3d15a98ed5b9
british fight air_gap
= 8f16c14f6e17579d
japanese fight indian_ocean
= ed024ffb5b8f8488
japanese choose air
= a567d04b20139a3f
us choose surface | 1 ; 3
= bf1cf36692911cd0
japanese aim jap_takao uk_malaya | 6 ; 6
= 55929ac5a402413a
us aim uk_malaya jap_zuiho | 3 2 5 1 ; 4 5 6 5 1 ; 5
= efe76d7853d3f591
japanese to yokosuka_navy_yard
= b031c8913be9281e
us fight bay_of_bengal
= 8db80f178174ed64
japanese choose air
= 73e4c1f97bc63958
us choose surface | 2 ; 4 ; 4 1 5 1 ; 5
= 8f3c2129debcf08a
japanese to yokosuka_navy_yard
= a7e672c4f652faac
british to australia
= e5308437e15cb431
german fight south_atlantic | 3 2 4 4 5
= 63259c1ecbeb563a
british fight mid_atlantic
= 51b1ff0ff396ad0b
japanese fight arabian_sea | 2 4 3 1 ; 4
= e726ab541ebbf29f
us fight indonesia
us done
= d936c923e8779ce2
japanese choose surface
= 86a3c92b25afe157
us choose air | 6 ; 4
= 293dc9591b82b625
japanese to yokosuka_navy_yard
= 52a08b121ed11ca5
british to australia
= 8202b7cf30901b64
us to australia
= aceaf75d87ae2529
japanese aim jap_mutsu uk_dorsetshire
japanese aim jap_yamashiro us_idaho | 4 4 2 1 2 ; 3 4 5 6 ; 1
= 1c2f678dd581acc4
us aim uk_dorsetshire jap_yamashiro
us aim us_idaho jap_mutsu
us aim us_new_york jap_yamashiro | 6 ; 2 ; 1 1 5 1 ; 1 2 1 2
= d4a364095aca8441
japanese to yokosuka_navy_yard
= 3af65feef01c4636
us to australia
= cd6e10d234fa8ccd
japanese stand
= 869487293a64d332
us stand
= ef71db4655bd9c62
japanese choose air
= 10fbc0c8df8ea649
us choose surface | 1 ; 4
= c81065f05effbd22
japanese aim jap_yamashiro uk_dorsetshire | 3 4 1 1 ; 1 ; 5 6 6 1 ; 4 3
= 0f8ce6dd3feb6d6b
german fight barents_sea | 3
german attack ger_orion | 4 ; 2 ; 6
= 82330744f6695ad4
british bomb us_belleau_wood_cvl24 germany | 4 2
british fight eastern_seaboard
= 3950bca68301d101
japanese fight coral_sea
= 5bc24e10a1877e38
japanese choose air
= fd52e6c65219c281
us choose surface | 4 ; 6 ; 1 1 1 1
= d8ca4a3ffd277c7e
japanese stand
= 0e71183177f38165
us stand
= 1086c567fb7d8630
japanese choose air
= a124829894eafc4d
us choose surface | 3 ; 2
= c3d370623198352b
japanese aim jap_hosho us_west_virginia | 1
japanese stand
= c6a7c8a4bf947811
us stand
= 169eafd8b6ddf76d
japanese choose air
= 5776c3abc143e229
us choose surface | 3 ; 6 ; 5 4 5 5
= 91f93911ff3b531e
japanese to samoa
= 8017a876dfd3a2aa
us fight marianas
= bb1c96caa6624c19
japanese choose surface
= 68bf559d5c96dc46
us choose air | 5 ; 1 ; 3 ; 2 ; 3
us aim uk_duke_of_york jap_kinugasa | 2 6 2 4 ; 5
= 00d8769d8c44b5fa
japanese stand
= fe826a72099eb2c5
us stand
= c27f67486527d5c6
japanese choose surface
= 355e9186d9d0fec4
us choose surface | 2 ; 4
us aim uk_duke_of_york jap_furutaka | 1 6 2 5 ; 4
= 4cc716a66f68895b
british to philippines
= ae6e6d8cdf10c7ec
german fight western_mediterranean | 5 5 2 5 5 1 2
= fbb7d0d6d7e3b839
british done
= 8c40d2ea29c2de30
british choose air
= 15de719849af68b6
german choose surface | 4 ; 5
= cea1d63f196bfa1f
british to usa
= 376f074d675141d1
us to suez
us to suez
= e0e22a8f0b036046
british aim us_texas ita_conte_di_cavour | 6 5 5 1 ; 3
= 15b445b3926f4be6
german aim ita_roma us_texas
german aim ita_conte_di_cavour us_lexington_cv16
german aim ita_trento us_independence_cvl22
german aim ita_trieste us_independence_cvl22 | 3 5 2 1 ; 6 2 2 4 ; 3 ; 4 ; 5
= 68e427f5a406cd06
us to gibraltar
us to usa
= 8798e39952944c39
german to toulon
german torpedo ger_uboat_10 us_lexington_cv16 | 4
= 36753e1e1fa1c93c
british retreat
= 2547d8406bfdfe9f
german stand
german pursue ita_trento 1
german pursue ita_trieste 1
= c814c7fe40c53922
british choose air
= 8cf7c41b64c368f2
german choose surface | 6 ; 5 ; 6 ; 3 ; 4
= cadd8201a2a0f341
british fight eastern_mediterranean
= 6baec0a88ecca4b3
german done
= e6700091202f030e
british choose air
= c0667b4b06aadc7a
german choose air
= 791a226464dac73c
british aim us_15af ger_stuka | 4 3
= f98d469f634bd409
german aim ger_stuka us_15af | 4 6 1 ; 1
= 4115dc8c0bc9f7fa
british stand
= 7490842c806c1833
german stand
= 1e3a0b671681ca1f
british choose air
= b9a5a382d03fedf3
german choose air
= 0dd60d82a6403470
british aim us_15af ger_stuka | 6 4 ; 5
= 66af9eac3a6d96ef
german aim ger_stuka us_15af | 4 3 5
= 0e0db2422aeac333
japanese fight french_polynesia
= 48ea4a97649da1ea
us bomb us_bunker_hill_cv17 johnston_island | 4 6 1 6 ; 6 5 ; 3 ; 1 ; 5 ; 6 ; 3 ; 2
= eb566e6582f14069
japanese choose surface
= 8fe95a700b80790a
us choose air | 4 ; 3
= 4d742f1a819182af
japanese aim jap_shoho uk_exeter | 2 2
= c5a67960494e1a5e
us aim uk_raaf jap_musashi | 1 6 ; 6
= ad0af37a6e7bbd8b
japanese stand
= 7bfb7a4fa219187d
us stand
= 652cc00fafc18dad
japanese choose surface
= d592692ad2a33f3a
us choose air | 1 ; 3
= 8c35a8284a764ebc
japanese aim jap_shoho uk_exeter | 5 3 ; 5
= 1c23f50b68531ff8
us aim uk_raaf jap_musashi | 2 1
= b573da5664d02ccc
japanese stand
= 28bdd9f28b342a34
us stand
= 43c65715b52597d1
japanese choose surface
= 9636189bbd4874a6
us choose air | 4 ; 2
= 3c765d37e19e4e64
japanese aim jap_shoho uk_raaf | 5 6 ; 3
= 7e907a9ec19550a8
us aim uk_raaf jap_musashi | 6 5 ; 6
= 855e3505ac60cdc1
german fight cape_of_good_hope | 1 6 5 5 4
= d591e5b34ca1b85d
british fight bay_of_biscay
= 15014d5b9f668931
british choose air
= 0e88fb16e9d6708e
german choose surface | 1 ; 4
= 7bad09fd861cfcb4
british aim uk_eagle ger_admiral_hipper | 6 ; 1
= a0dbf6026134892c
german aim ger_scharnhorst uk_eagle
german aim ger_admiral_hipper us_cowpens_cvl25
german aim ita_vittorio_veneto us_cowpens_cvl25 | 3 4 4 ; 3 ; 6 5 1 4 ; 4
= a8dffa11456c74b4
british to england
= 097107beee852684
german attack ger_atlantis | 1 ; 5
german done
= 6f9df19bef4147cf
british pick uk_barham
british to suez
british pick uk_renown
british to murmansk
british pick uk_prince_of_wales
british to diego_suarez
british pick uk_howe
british to england
british pick uk_indomitable
british to midway
british done
= b2ea22e651b0ada6
japanese pick jap_oi
japanese to okinawa
japanese pick jap_24af
japanese to okinawa
japanese done
= 36317e7a981fd838
us pick us_west_virginia
us to noumea
us pick us_new_mexico
us to england
us pick us_new_york
us to philippines
us pick us_alabama
us to suez
us pick us_saratoga_cv3
us to murmansk
us pick us_wasp_cv7
us to diego_suarez
us pick us_yorktown_cv10
us to england
us pick us_bunker_hill_cv17
us to noumea
us pick us_princeton_cvl23
us to england
us pick us_belleau_wood_cvl24
us to gibraltar
us pick us_7af
us to england
us pick us_12af
us to suez
us pick us_14af
us to england
us done
= 76ac771731a360d2
german pick ita_trieste
german to taranto
german pick ita_regia_aeronautica
german to brest
german done
= 169d86c90dc13461
japanese pick jap_22af
japanese to pearl_harbor
japanese pick jap_23af
japanese to pearl_harbor
= 319e12e575014958
us pick us_iowa
us to usa
us pick us_new_jersey
us to usa
us pick us_intrepid_cv11
us to panama_canal
us pick us_hornet_cv12
us to usa
us pick us_langley_cvl27
us to usa
us pick us_cabot_cvl28
us to usa
us pick us_bataan_cvl29
us to panama_canal
us pick us_baltimore_ca68
us to usa
us pick us_boston_ca69
us to usa
us pick us_canberra_ca70
us to usa
us pick us_11af
us to gibraltar | 2
= 11b4f9eb1fdcf7d1
british pick uk_valiant
british to western_approaches
british pick uk_howe
british to north_sea
british pick uk_renown
british to barents_sea
british pick uk_dorsetshire
british to indian_ocean
british pick uk_york
british to bay_of_bengal
british pick uk_illustrious
british to mid_atlantic
british pick uk_barham
british to arabian_sea
british pick uk_prince_of_wales
british to cape_of_good_hope
british pick uk_duke_of_york
british to central_pacific
british pick uk_eagle
british to bay_of_biscay
british pick uk_indomitable
british to marianas
british pick uk_warspite
british to western_mediterranean
british pick uk_hk_group_1
british to mid_atlantic
british pick uk_hk_group_2
british to western_approaches
british pick uk_hk_group_3
british to bay_of_biscay
british pick uk_hk_group_4
british to north_sea
british pick uk_hk_group_5
british to barents_sea
british pick uk_hk_group_6
british to mid_atlantic
british done | 6
= ad1edd6afd418101
japanese pick jap_iboat_1
japanese to arabian_sea
japanese pick jap_iboat_2
japanese to bay_of_bengal
japanese pick jap_mutsu
japanese raid
japanese pick jap_fuso
japanese raid
japanese pick jap_oi
japanese raid
japanese pick jap_hosho
japanese raid
japanese pick jap_zuiho
japanese raid
japanese pick jap_shoho
japanese raid
japanese pick jap_chiyoda
japanese raid
japanese pick jap_chitose
japanese raid
japanese pick jap_taiho
japanese raid
japanese done
= ec41b0b3c9fce458
us pick us_saratoga_cv3
us to air_gap
us pick us_new_york
us to indonesia
us pick us_yorktown_cv10
us to western_approaches
us pick us_bunker_hill_cv17
us to hawaiian_islands
us pick us_alabama
us to eastern_mediterranean
us pick us_arkansas
us to coral_sea
us pick us_new_mexico
us to north_sea
us pick us_intrepid_cv11
us to french_polynesia
us pick us_wasp_cv7
us to arabian_sea
us pick us_baltimore_ca68
us to south_atlantic
us pick us_boston_ca69
us to south_atlantic
us pick us_indiana
us to air_gap
us pick us_canberra_ca70
us to caribbean_sea
us pick us_texas
us to western_mediterranean
us pick us_mississippi
us to north_sea
us pick us_princeton_cvl23
us to western_approaches
us pick us_hornet_cv12
us to south_atlantic
us pick us_west_virginia
us to coral_sea
us pick us_sub_1
us to indonesia
us pick us_sub_2
us to home_islands
us pick us_sub_3
us to home_islands
us pick us_sub_4
us to home_islands
us pick us_sub_5
us to bismarck_sea
us pick us_sub_6
us to bismarck_sea
us pick fra_strasbourg
us raid
us pick fra_lorraine
us raid
us pick us_maryland
us raid
us pick us_massachusetts
us raid
us pick us_iowa
us raid
us pick us_new_jersey
us raid
us pick us_independence_cvl22
us raid
us pick us_belleau_wood_cvl24
us raid
us pick us_langley_cvl27
us raid
us pick us_cabot_cvl28
us raid
us pick us_bataan_cvl29
us raid
us done | 4
= e65c6daaceefa9fa
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_04
german to baltic_sea
german pick ger_uboat_05
german to barents_sea
german pick ger_uboat_06
german to barents_sea
german pick ger_uboat_07
german to eastern_mediterranean
german pick ger_uboat_09
german to eastern_mediterranean
german pick ger_uboat_10
german to barents_sea
german pick ger_uboat_12
german to eastern_mediterranean
german pick ger_uboat_13
german to baltic_sea
german pick ger_uboat_14
german to cape_of_good_hope
german pick ger_uboat_15
german to barents_sea
german pick ger_atlantis
german to baltic_sea
german pick ger_orion
german to barents_sea
german pick ger_scharnhorst
german raid
german pick ita_littorio
german raid
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german raid
german pick ita_trento
german raid
german pick ita_trieste
german raid
german done
= a83b1a41308bdc71
british repair us_idaho 1
= 3b1c4b38fde67b24
us repair us_essex_cv9 2
= a09c9173d55efe54
german repair ita_conte_di_cavour 3
german repair ger_admiral_hipper 1
= b85b8d99e04d078c
british pick uk_rnzaf
british to central_pacific
= 37027294e48e5d75
japanese pick jap_21af
japanese to marianas
= 30e8dbdd47851972
us pick us_5af
us to marianas
= 0862e93980d98870
german pick ita_regia_aeronautica
german to baltic_sea
= c5907701179783cf
british pick uk_raf_coastal
british to eastern_seaboard
= 6400dae5b9682116
japanese pick jap_22af
japanese to hawaiian_islands
= 92026a497915ec16
us pick us_7af
us to eastern_mediterranean
= d8741e13ce69ffa0
german done
= 92c9fd835dd0ffe9
british pick uk_raf_med
british to eastern_mediterranean
= 8b2dc426f947ef17
japanese pick jap_23af
japanese to marianas
= 0d8cc8664340efbc
us pick us_11af
us to eastern_mediterranean
= ceed766d54cfe792
japanese pick jap_24af
japanese to indonesia
= 30a89de50147f8ec
us pick us_8af
us to eastern_mediterranean
us pick us_13af
us to eastern_mediterranean
us pick us_12af
us to cape_of_good_hope
us pick us_14af
us to cape_of_good_hope
us pick us_15af
us to cape_of_good_hope
us pick us_20af
us to cape_of_good_hope
= a7885adb53dc9e3b
british done
= bb60e1a7f5e71186
japanese done
= ac1e420385264105
us done
= 4037b0badaa98597
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_taiho
japanese to central_pacific
japanese pick jap_shoho
japanese to french_polynesia
japanese pick jap_oi
japanese to french_polynesia
japanese pick jap_hosho
japanese to french_polynesia
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_chiyoda
japanese to indonesia
japanese pick jap_chitose
japanese to central_pacific
japanese done
= 9fe1597ece86455d
us pick us_bataan_cvl29
us to hawaiian_islands
us pick us_maryland
us to indonesia
us pick us_massachusetts
us to indonesia
us pick us_iowa
us to western_mediterranean
us pick us_new_jersey
us to western_mediterranean
us pick us_independence_cvl22
us to south_atlantic
us pick us_belleau_wood_cvl24
us to south_atlantic
us pick us_langley_cvl27
us to western_mediterranean
us done
= 8a4d6b82fb7f9101
german pick ger_scharnhorst
german to bay_of_biscay
german pick ita_vittorio_veneto
german to bay_of_biscay
german pick ita_littorio
german to western_mediterranean
german pick ita_trento
german to eastern_mediterranean
german pick ita_roma
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german done | 5
= e034c41069009fec
japanese done
= d1ef22132ab9d89a
us done
= 81ddb1ac0e76a047
german done
= 058129303d2fb214
british fight western_approaches
= 008ae93745066c5e
japanese fight home_islands | 3 ; 2 ; 3
= ff281f4d8b499e83
us fight hawaiian_islands
= b724f07504d04bc6
japanese choose air
= eb83643cdf1cc54a
us choose surface | 3 ; 3
= dbfbd74fd8c886a7
japanese aim jap_22af us_bunker_hill_cv17 | 5 2 6 ; 5
= 17102ce6dd65fe3e
us aim us_bunker_hill_cv17 jap_22af
us aim us_bataan_cvl29 jap_22af | 2 5 3 5 ; 6 2 ; 5
= 7e4ee39da0288d73
german fight north_sea
= f2af4f320245ad40
british fight air_gap
= 4d34a19f5c4701f1
japanese fight indian_ocean
= 8ef4cb04a7459670
us fight bay_of_bengal | 3 ; 2
= 47bb438d960aeb53
german fight south_atlantic
= d074008ccc50ed35
british fight mid_atlantic
= 70f63ed25aa113fb
japanese fight arabian_sea | 5 1 5 6
= a04f0dbe13b9505b
us fight indonesia | 2 5 5
= 3a85f6cf9418cf05
japanese choose air
= 7605f3bdb35804cf
us choose surface | 3 ; 1
= c770c08f403afa83
japanese aim jap_zuiho us_new_york
japanese aim jap_chiyoda us_massachusetts
japanese aim jap_24af us_maryland | 5 6 ; 5 3 ; 6 4 ; 6 ; 6 1 2 ; 6
= ec0708f6262ae8de
german fight barents_sea | 6 ; 6 ; 6 ; 5 ; 3
= e3b5f4107ddc967f
british fight eastern_seaboard | 2 3
= 53a373fa83d410a9
japanese fight coral_sea
= 7e73bd32a4f0ff66
us fight marianas
= a2ba45d292f6ad18
japanese choose air
= 51d864e837336cf8
us choose surface | 6 ; 2
= eea894d29f36f7f4
japanese aim jap_21af uk_indomitable
japanese aim jap_23af us_5af | 2 6 3 ; 5 ; 1 2 4
= 92e8963246987775
us aim uk_indomitable jap_21af
us aim us_5af jap_21af | 5 1 ; 1 2
= 09978a409554021b
japanese stand
= 26cbaaced2242af1
us retreat
us to australia
= 7a943c7965043701
german fight western_mediterranean
= 6d1d773816afbc6f
british choose air
= c6017dabd94afe5c
german choose surface | 4 ; 2
= cfe33a57fa622767
british aim us_langley_cvl27 ita_roma | 5 6 ; 5 4
british stand
= 5e99c085dc07a5d0
german stand
= 180719fd18224345
british choose air
= 9c7f1c35c89f60d7
german choose surface | 5 ; 3
= 62f3174cbb55fe30
british aim us_langley_cvl27 ita_littorio | 5 5 ; 5 5
british stand
= 7c5d64f9d31215f0
german stand
= c46479f0f91d1290
british choose air
= 359075bc6f2b73ac
german choose surface | 1 ; 5 ; 4 6 5 2 ; 4 ; 4 4 1 2 ; 3 5 1 3 3 ; 1 ; 3 4 4 2 4
german aim ita_trieste uk_warspite | 3
= ea5d056c469efb0f
british bomb us_langley_cvl27 toulon | 4 6 ; 5
british fight eastern_mediterranean | 6 1 5 2 6 6 5 6 3 4 6
= e33672c669381922
british choose air
= e380c74980d9e0b6
german choose surface | 1 ; 2
= 74ed22adaeaa15bc
british aim uk_raf_med ita_trento
british aim us_7af ita_trento
british aim us_11af ita_trento
british aim us_8af ita_trento
british aim us_13af ita_trento | 2 1 ; 5 4 ; 4 2 ; 3 1 ; 6 3 ; 3
= 67f0b47ddf418cd9
japanese fight french_polynesia
= e2e10eb2327ee8df
japanese choose surface
= d611e0c7dda0d10d
us choose air | 6 ; 4
= 1b532be977bafb19
japanese aim jap_hosho us_intrepid_cv11
japanese aim jap_shoho us_intrepid_cv11 | 3 ; 6 4 ; 5
= 8ec77eecb63b5783
us aim us_intrepid_cv11 jap_shoho | 5 4 4 5 ; 4 1
us fight central_pacific
= 9d010180d0514747
japanese choose surface
= 3e876632b8a5aeba
us choose air | 1 ; 1
= 801c0019b81ab485
japanese aim jap_chitose uk_duke_of_york
japanese aim jap_taiho uk_rnzaf | 2 5 ; 5 4 4 1
= d72239b049774a77
us aim uk_rnzaf jap_chitose | 3 4
= d7cc403f1926a6cd
british to australia
= 4ab15783edf644d4
japanese stand
= 93311f7789867e95
us retreat
= aac4e79ae74182fb
british to australia
= a98d184a233e5f53
german fight cape_of_good_hope | 6 1 5 5 6 1 4 1 2
= 9e4781f441e9578c
british fight bay_of_biscay
= 6efebf6cd9f9b3d2
british choose air
= ddff681bbe38a94b
german choose surface | 4 ; 5
= cde122545f38ed75
british aim uk_eagle ger_scharnhorst | 5 ; 5 3 2 ; 3 ; 4 1 1 3
= 2db91f3a101f3946
german to germany | 6 ; 6
german fight baltic_sea
german attack ger_atlantis | 5 ; 6 ; 4
german done
= 7a60fae855ab160d
british pick uk_warspite
british to england
british pick uk_valiant
british to gibraltar
british pick uk_renown
british to england
british pick uk_prince_of_wales
british to murmansk
british pick uk_dorsetshire
british to port_moresby
british pick uk_raf_med
british to malta
british done
= cb98b6f3efde10c9
japanese pick jap_mutsu
japanese to truk
japanese pick jap_fuso
japanese to saipan
japanese pick jap_oi
japanese to johnston_island
japanese pick jap_hosho
japanese to pearl_harbor
japanese pick jap_zuiho
japanese to okinawa
japanese pick jap_chiyoda
japanese to okinawa
japanese pick jap_chitose
japanese to kwajalein
japanese pick jap_taiho
japanese to singapore
japanese pick jap_23af
japanese to saigon
japanese pick jap_24af
japanese to samoa
japanese done
= f6406885ee5f2baa
us pick us_new_mexico
us to gibraltar
us pick us_texas
us to malta
us pick us_arkansas
us to port_moresby
us pick us_indiana
us to suez
us pick us_alabama
us to murmansk
us pick us_iowa
us to england
us pick us_new_jersey
us to gibraltar
us pick us_saratoga_cv3
us to england
us pick us_yorktown_cv10
us to suez
us pick us_hornet_cv12
us to murmansk
us pick us_independence_cvl22
us to gibraltar
us pick us_belleau_wood_cvl24
us to england
us pick us_langley_cvl27
us to malta
us pick us_bataan_cvl29
us to midway
us pick us_baltimore_ca68
us to suez
us pick us_boston_ca69
us to gibraltar
us pick us_canberra_ca70
us to england
us pick us_7af
us to malta
us pick us_11af
us to malta
us pick us_13af
us to england
us pick us_12af
us to gibraltar
us pick us_20af
us to usa
us done
= f6e92034a06dac39
german pick ita_vittorio_veneto
german to brest
german pick ita_regia_aeronautica
german to germany
german done
= 946c8727ae92ce7d
british pick uk_raaf
british to suez
= 52a0edf0dbb0a5c4
japanese pick jap_25af
japanese to saigon
japanese pick jap_26af
japanese to saigon
= 862a4c0505b9b6da
us pick us_franklin_cv13
us to usa
us pick us_wasp_cv18
us to usa
us pick us_san_jacinto_cvl30
us to usa
us pick us_quincy_ca71
us to panama_canal
us pick us_10af
us to australia
= 8d6aa8fb6c86bed0
german pick ger_stuka
german to taranto | 4
= ad5c5aca2b2c0da5
british pick uk_renown
british to western_approaches
british pick uk_dorsetshire
british to coral_sea
british pick uk_york
british to french_polynesia
british pick uk_duke_of_york
british to indian_ocean
british pick uk_barham
british to arabian_sea
british pick uk_illustrious
british to eastern_mediterranean
british pick uk_valiant
british to western_mediterranean
british pick uk_warspite
british to bay_of_biscay
british pick uk_howe
british to north_sea
british pick uk_indefatigable
british to south_atlantic
british pick uk_implacable
british to mid_atlantic
british pick uk_prince_of_wales
british to barents_sea
british pick uk_hk_group_1
british to mid_atlantic
british pick uk_hk_group_2
british to south_atlantic
british pick uk_hk_group_3
british to western_approaches
british pick uk_hk_group_4
british to eastern_mediterranean
british pick uk_hk_group_5
british to north_sea
british pick uk_hk_group_6
british to barents_sea
british done
= 73bd5a2fa837a178
japanese pick jap_chiyoda
japanese to home_islands
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_taiho
japanese to bismarck_sea
japanese pick jap_unryu
japanese to marianas
japanese pick jap_chitose
japanese to hawaiian_islands
japanese pick jap_amagi
japanese to central_pacific
japanese pick jap_oi
japanese to hawaiian_islands
japanese pick jap_hosho
japanese to hawaiian_islands
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_iboat_2
japanese to french_polynesia
japanese done | 6
= b9add33d7df4e439
us pick us_saratoga_cv3
us to western_approaches
us pick us_alabama
us to air_gap
us pick us_iowa
us to north_sea
us pick us_hornet_cv12
us to air_gap
us pick us_essex_cv9
us to french_polynesia
us pick us_baltimore_ca68
us to bay_of_bengal
us pick us_boston_ca69
us to cape_of_good_hope
us pick us_bataan_cvl29
us to home_islands
us pick us_idaho
us to indonesia
us pick us_wasp_cv7
us to indonesia
us pick us_quincy_ca71
us to caribbean_sea
us pick us_franklin_cv13
us to eastern_seaboard
us pick us_canberra_ca70
us to western_approaches
us pick us_arkansas
us to coral_sea
us pick fra_strasbourg
us to barents_sea
us pick us_west_virginia
us to french_polynesia
us pick us_new_jersey
us to bay_of_biscay
us pick us_princeton_cvl23
us to barents_sea
us pick us_mississippi
us to north_sea
us pick us_wasp_cv18
us to south_atlantic
us pick us_independence_cvl22
us to mid_atlantic
us pick us_sub_1
us to gulf_of_alaska
us pick us_sub_2
us to gulf_of_alaska
us pick us_sub_3
us to gulf_of_alaska
us pick us_sub_4
us to marshalls
us pick us_sub_5
us to marshalls
us pick us_sub_6
us to marshalls
us pick fra_lorraine
us raid
us pick us_new_mexico
us raid
us pick us_texas
us raid
us pick us_indiana
us raid
us pick us_yorktown_cv10
us raid
us pick us_belleau_wood_cvl24
us raid
us pick us_langley_cvl27
us raid
us pick us_cabot_cvl28
us raid
us pick us_san_jacinto_cvl30
us raid
us done | 2 ; 4 ; 6 ; 4
= 88120402133a5232
german pick ger_admiral_hipper
german to baltic_sea
german pick ger_uboat_02
german to baltic_sea
german pick ger_uboat_04
german to baltic_sea
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_10
german to caribbean_sea
german pick ger_uboat_11
german to caribbean_sea
german pick ger_uboat_13
german to caribbean_sea
german pick ger_uboat_14
german to caribbean_sea
german pick ger_uboat_15
german to baltic_sea
german pick ger_uboat_xxi_1
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german pick ger_atlantis
german to baltic_sea
german pick ger_scharnhorst
german raid
german pick ita_vittorio_veneto
german raid
german done
german repair ita_conte_di_cavour 3
= 8c9759b54ce762a5
british pick uk_rnzaf
british to coral_sea
= 02c3b82f2f12fcd1
japanese pick jap_21af
japanese to home_islands
= 78996d424f651ee4
us pick us_5af
us to hawaiian_islands
= 88ab057e5a911525
german pick ger_stuka
german to barents_sea
= 6faa0d367c1597f6
british pick uk_raf_coastal
british to western_mediterranean
= 85d14c8aa87084b4
japanese pick jap_23af
japanese to hawaiian_islands
= a79af2e15adf6e08
us pick us_10af
us to aleutians
= 85959ec2f9ef0ea6
german pick ita_regia_aeronautica
german to eastern_mediterranean
= 8fb9bfd51241cca0
british pick uk_raf_med
british to eastern_mediterranean
= 72634876f02d1422
japanese pick jap_24af
japanese to home_islands
= 57329e9a7c11efee
us done
= 3a4238aefffab1e8
german done
= bab1bdd117d61cc4
british done
= 0291bd98355ca6dc
japanese pick jap_25af
japanese to coral_sea
japanese pick jap_26af
japanese to coral_sea
= 6a421c30ec2c6687
british done
= 8c8003e9097ab0e6
japanese done
= a8a69e496cdcc959
us done
us pick us_yorktown_cv10
us to coral_sea
us pick us_indiana
us to indonesia
us pick us_langley_cvl27
us to indian_ocean
us pick us_new_mexico
us to indian_ocean
us pick us_texas
us to indian_ocean
us pick us_belleau_wood_cvl24
us to western_mediterranean
us pick us_cabot_cvl28
us to western_mediterranean
us pick us_san_jacinto_cvl30
us to western_mediterranean
us pick fra_lorraine
us to western_mediterranean
us done | 5 ; 3 ; 1 ; 3
us to australia
us to australia
us to usa
= efa2c76eafe76db9
german pick ger_scharnhorst
german to western_approaches
german pick ita_vittorio_veneto
german to western_approaches
german done
= aae81b26be381c2b
japanese done
= f7d44eaf564fc4b5
us done
= 96847db546bb2773
german done
= 5ea1a77880f4a2f7
british fight western_approaches
= 5c6b79eb6515a793
british choose air
= 74cd075fa151f625
german choose surface | 2 ; 3
= d7cb1f6922654281
british aim uk_renown ger_scharnhorst
british aim us_saratoga_cv3 ita_vittorio_veneto
british aim us_canberra_ca70 ita_vittorio_veneto | 5 3 3 ; 5 ; 3
= 30c94435c2ffe420
german aim ger_scharnhorst us_saratoga_cv3
german aim ita_vittorio_veneto uk_renown | 1 2 1 ; 6 2 2 3 ; 3
german to germany
german to brest
= c52ab32032c9ed1d
japanese fight home_islands
= 503bf158c19cea89
japanese choose air
= d7e7fb319fd5fe42
us choose surface | 4 ; 1
= edde64927b5352d1
japanese aim jap_chiyoda us_bataan_cvl29
japanese aim jap_21af us_bataan_cvl29
japanese aim jap_24af us_bataan_cvl29 | 6 2 ; 2 ; 4 6 2 ; 1 ; 3 1 6 ; 4
= 33a9a91b9b1af389
us aim us_bataan_cvl29 jap_chiyoda | 4 4
= 2cd084b2a0d29aaf
japanese to okinawa
= 5ba6c0ec3e0dcce2
us fight hawaiian_islands
= 1263277aed4ea34f
japanese choose air
= cbaf7d13289d767b
us choose air
= 448c00bc73ad902a
japanese aim jap_hosho us_5af
japanese aim jap_chitose us_5af
japanese aim jap_23af us_5af | 4 ; 2 4 ; 3 5 5
= 7d80bb24ddd36657
us aim us_5af jap_oi | 2 6 ; 4
= d5b51abd7da19aa9
japanese stand
= 233a5b0c9f0135d7
us stand
= 8925d28d98b10942
japanese choose air
= 446890e52a433384
us choose air
= f10e8f9e47ec20a3
japanese aim jap_hosho us_5af
japanese aim jap_chitose us_5af
japanese aim jap_23af us_5af | 5 ; 2 4 ; 4 2 3
= 8c9b4b0849030e64
us aim us_5af jap_hosho | 6 4 ; 1
= 1ae2acce352d90a1
japanese stand
= 44d8e3791ea27f3a
us stand
= 8a29be2cfaca43d5
japanese choose air
= 8ac425b133ec1d6f
us choose air
= 85ac18a73aa40710
japanese aim jap_chitose us_5af
japanese aim jap_23af us_5af | 4 5 ; 6 2 4 ; 2
= d2a3c31237173837
us aim us_5af jap_chitose | 5 2
= 88b32951fca65236
japanese to yokosuka_navy_yard
japanese stand
= ebe9d4d71f4a81a0
us stand
= 6762e6179545c181
japanese choose air
= b56ec2ea1d87f291
us choose air
= 1c9f974d547635fd
japanese aim jap_23af us_5af | 4 3 3
= 68ff7e4c213d8a59
us aim us_5af jap_23af | 4 2
= 2c2b2ecc2362863f
japanese stand
= 90fec120056301ea
us stand
= 896b981cb771e011
japanese choose air
= 6b24624723aa773c
us choose air
= 1930095065e29f68
japanese aim jap_23af us_5af | 3 6 3 ; 4
= b594720183f4ce1e
us aim us_5af jap_23af | 3 6 ; 4
= 7ba6856b2b891191
german fight north_sea
= 21f49e0a9a699ac3
british fight air_gap
= f1aa8af903b45afe
japanese fight indonesia
= 179b1198c55bc8b9
japanese choose air
= e9a16229793f6822
us choose surface | 6 ; 2
= f0f02f3ff5617bdb
japanese aim jap_zuiho us_wasp_cv7 | 4 2
= c513f2cfba85f9c9
us aim us_wasp_cv7 jap_zuiho | 3 1 6 ; 3
us to australia
us fight coral_sea
= 358c398246d01f77
japanese done
= 215bbf851890c828
japanese choose air
= 021f3bda87773286
us choose surface | 5 ; 6
= abe4e4f088ae231f
japanese to saigon
japanese to saigon
= 6b0322f3a7ae0d8c
british to australia
= f4d4541fee936a02
german fight south_atlantic
= 47922d4c5d9d8a97
british fight mid_atlantic
= e2f984d68ebd5d61
japanese fight marianas
= bd2356c53e7e1d31
us fight french_polynesia | 3 2 3 2 5
= 30b49a3134d3a43d
german fight barents_sea
= 5414ec283dbfb11a
british choose surface
= 7c7199d51116893e
german choose air | 4 ; 5
= 7f2e75e4246f9aac
british aim us_princeton_cvl23 ger_stuka | 3 5
= 14972aabc7992382
german aim ger_stuka us_princeton_cvl23 | 4 4 2
= 63f50ece25ed3eb2
us to england
= 1cd0ead30ebf4fa4
british stand
= cf3f54afdc906332
german stand
= 5f98325ca1a3462c
british choose surface
= 6ce5acbdb05feb50
german choose air | 1 ; 6
german aim ger_stuka fra_strasbourg | 3 4 5 ; 6
= 1b33dde8702aabb1
british stand
= 6249e0de0d83a7a2
german stand
= 01543f3217025147
british choose surface
= fb1192ee2fe63a72
german choose air | 5 ; 5
german aim ger_stuka uk_prince_of_wales | 1 2 1
= 1279fb33e111e8a9
british stand
= 1c88363e920eda83
german stand
= 6fe9670c02e27a1b
british choose surface
= 87d4e7ab3bc685b9
german choose air | 2 ; 3
german aim ger_stuka uk_prince_of_wales | 5 2 5 ; 1 1
= 25bf6253c4efde80
british stand
= 9a85ccca1e82bdee
german stand
= efe83c276ec06032
british choose surface
= 46777729d63cee38
german choose air | 2 ; 2
german aim ger_stuka uk_prince_of_wales | 5 4 3 ; 1
= 03d46206f972ebc3
british to england
british fight eastern_seaboard | 1 5 2
= 53426829708bbf6a
german to germany
= 6c329062a5d213ac
japanese fight central_pacific
= 64287fb8bc19dded
us fight bismarck_sea
= 3462dc98aabff3c0
german fight western_mediterranean | 1 5 3
= 89c80360cfd3cff8
british done
british bomb us_belleau_wood_cvl24 toulon
british bomb us_cabot_cvl28 toulon
british bomb us_san_jacinto_cvl30 toulon | 4 6 ; 6 ; 2 4 ; 5 6 ; 1 4
british fight eastern_mediterranean
= ff855a2a97a165cd
german done
= 90a042547aff6b2e
british choose surface
= 20293170482fb82e
german choose air | 6 ; 1
= 918acc2c8075ca16
british to malta
= 782c20107472ee01
german to toulon
= 973f0c2cd4d393b2
japanese fight indian_ocean
= 8c236b85214aeb3b
us fight bay_of_bengal
= 34d74e2bb97abaea
german fight cape_of_good_hope | 6 ; 3 ; 1 ; 3
= d12f103a0aa6f6b2
british fight bay_of_biscay
= 03266517e1d442de
japanese fight arabian_sea
= 14f1206aba52f5d2
us fight marshalls | 5 ; 3 ; 1
= a769694e46b1423f
german fight baltic_sea
german attack ger_atlantis | 5 ; 2 ; 5 ; 2 ; 5 ; 5 ; 2 ; 5
= b15d814e12ec5bbb
japanese fight gulf_of_alaska | 1 ; 2 ; 5
= 10ae8788b03ebf75
british pick uk_warspite
british to gibraltar
british pick uk_valiant
british to malta
british pick uk_barham
british to australia
british pick uk_duke_of_york
british to port_moresby
british pick uk_howe
british to suez
british pick uk_illustrious
british to tripoli
british pick uk_indefatigable
british to murmansk
british pick uk_dorsetshire
british to noumea
british pick uk_york
british to noumea
british pick uk_raf_coastal
british to tripoli
british done
= 3e97439f99bb4f45
japanese pick jap_taiho
japanese to guadalcanal
japanese pick jap_unryu
japanese to pearl_harbor
japanese pick jap_amagi
japanese to kwajalein
japanese pick jap_24af
japanese to okinawa
japanese done
= 62e5106fdfd59be5
us pick us_mississippi
us to gibraltar
us pick us_idaho
us to philippines
us pick us_texas
us to port_moresby
us pick us_arkansas
us to noumea
us pick us_alabama
us to england
us pick us_iowa
us to suez
us pick us_new_jersey
us to murmansk
us pick us_essex_cv9
us to noumea
us pick us_yorktown_cv10
us to port_moresby
us pick us_hornet_cv12
us to gibraltar
us pick us_franklin_cv13
us to suez
us pick us_wasp_cv18
us to murmansk
us pick us_independence_cvl22
us to england
us pick us_belleau_wood_cvl24
us to malta
us pick us_langley_cvl27
us to diego_suarez
us pick us_cabot_cvl28
us to tripoli
us pick us_san_jacinto_cvl30
us to malta
us pick us_quincy_ca71
us to gibraltar
us pick us_10af
us to attu_kiska
us done
= a3642136dcc47526
german done
= c7caf5922ad61d9a
end 5890 over c7caf5922ad61d9a2e51518a4c6ce090 b9a342d7ed4c4f96
