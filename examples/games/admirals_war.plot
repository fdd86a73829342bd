flagplot 1
game admirals-war 2
scenario standard
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
player british "hard"
player japanese "hard"
player us "hard"
player german "hard"
dice fast 7146358673209451091
start 45fc465cc841c2e8b29832c0b2e37801
british done
= 854f438974b00510
us done
= 22554cebf3d22405
japanese done
= 15d375cc513c9419
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
british done | 1
= 30745c50d093411f
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to marianas
japanese pick jap_haguro
japanese to aleutians
japanese pick jap_ashigara
japanese to marianas
japanese pick jap_soryu
japanese to aleutians
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_maya
japanese to aleutians
japanese pick jap_fuso
japanese to aleutians
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_iboat_1
japanese to home_islands
japanese pick jap_nagato
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
japanese pick jap_takao
japanese raid
japanese pick jap_atago
japanese raid
japanese pick jap_chokai
japanese raid
japanese pick jap_mogami
japanese raid
japanese pick jap_kumano
japanese raid
japanese pick jap_tone
japanese raid
japanese pick jap_aoba
japanese raid
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese raid
japanese pick jap_kako
japanese raid
japanese pick jap_akagi
japanese raid
japanese pick jap_kaga
japanese raid
japanese pick jap_hiryu
japanese raid
japanese done | 4 ; 6 6 4 6 5 5 1 3 2 6 3 6 1
= eb65601235d63f58
us pick us_pensacola
us to central_pacific
us pick us_indianapolis
us to gulf_of_alaska
us pick us_minneapolis
us to aleutians
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
us pick fra_dupleix
us raid
us pick fra_duquesne
us raid
us pick fra_tourville
us raid
us pick us_louisville
us raid
us pick us_houston
us raid
us done
= 0f37215ab93cc47d
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
= 1c95eeb9ab51c93d
british pick uk_raf_coastal
british to north_sea
= d80fdcbfe7fd2c82
japanese pick jap_21af
japanese to home_islands
= 0d669fb166fc76b9
german pick ger_stuka
german to north_sea
= b2068ccacef9c7d3
japanese pick jap_22af
japanese to home_islands
= 6ab02848e639fa9b
german pick ger_luftflotte_5
german to eastern_mediterranean
= 0a7e3f62e6e4c8bc
japanese pick jap_23af
japanese to home_islands
= 0e1fa80cd7fb35a9
german pick ita_regia_aeronautica
german to baltic_sea
= 153e63d2b26f7e27
japanese pick jap_24af
japanese to home_islands
japanese done
= 9a3601b5356f55ba
british pick uk_renown
british to north_sea
british pick uk_repulse
british to north_sea
british pick uk_glorious
british to barents_sea
british pick uk_ark_royal
british to barents_sea
british pick uk_malaya
british to western_mediterranean
british pick uk_resolution
british to western_mediterranean
british pick uk_furious
british to north_sea
british pick uk_hermes
british to eastern_mediterranean
british pick aus_hmas_australia
british to eastern_mediterranean
british pick aus_hmas_canberra
british to eastern_mediterranean
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_eagle
british to eastern_mediterranean
british done | 5
british to england
= 4105d0a05b949f11
japanese pick jap_akagi
japanese to bismarck_sea
japanese pick jap_kaga
japanese to aleutians
japanese pick jap_hiryu
japanese to gulf_of_alaska
japanese pick jap_kongo
japanese to gulf_of_alaska
japanese pick jap_takao
japanese to aleutians
japanese pick jap_yamashiro
japanese to bismarck_sea
japanese done | 5 ; 6
japanese to yokosuka_navy_yard
= 73f0f956317ffa16
us pick fra_bretagne
us to eastern_mediterranean
us pick fra_provence
us to eastern_mediterranean
us pick fra_dunkerque
us to eastern_mediterranean
us pick fra_strasbourg
us to eastern_mediterranean
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
us to western_mediterranean
us pick fra_dupleix
us to western_mediterranean
us pick fra_duquesne
us to western_mediterranean
us pick fra_tourville
us to western_mediterranean
us done
= 64351c0e03952904
german pick ger_lutzow_pb
german to barents_sea
german pick ger_admiral_scheer
german to barents_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_admiral_hipper
german to north_sea
german pick ita_vittorio_veneto
german to south_atlantic
german pick ita_zara
german to south_atlantic
german done | 4
= 1cf56938e3403e80
japanese done
= 6b77cf315a69e138
german done
= 8dea51d28e2094de
british fight western_approaches
= c66fa61092b7a87d
japanese fight home_islands
= 554fe9080425235a
us fight indonesia
= 74b76bfa80bb6d72
german fight north_sea | 1 1 1 ; 2 ; 3
german done
= 8136a18216256ec1
british choose air
= 62e857f923b529f6
german choose surface | 4 ; 4
= 4fca0c8aa9d8c7a3
british to england
british aim uk_renown ger_scharnhorst
british aim uk_repulse ger_admiral_graf_spee
british aim uk_norfolk ger_admiral_hipper | 6 6 1 ; 4 4 ; 4 3 1 ; 4
= af6ab372a4105aff
german aim ger_scharnhorst uk_norfolk
german aim ger_admiral_graf_spee uk_renown
german aim ger_admiral_hipper uk_repulse | 2 6 5 ; 1 1 ; 3 5 ; 1 ; 6 ; 1
= 1b17516d51f24bab
british stand
= 01cfe490e8e49b25
german retreat
german group ger_admiral_hipper 2
= d7a6d6e3f173050e
british pursue uk_renown 1
british pursue uk_repulse 1
british pursue uk_furious 1
= e40ea1a8b7b1e301
german to germany
= 73a9c1c32eac209d
british choose air
= 653aaaee13d2ce69
german choose air
= 6ce1ff658417d480
british aim uk_furious ger_admiral_graf_spee | 2 4
british pursue uk_renown 1
british pursue uk_repulse 1
british pursue uk_furious 1
= 5bd55793fa61658b
british choose air
= 31259d4d76ac01ce
german choose surface | 4 ; 5 ; 3 3 6 ; 2 ; 5 2 3
german aim ger_admiral_graf_spee uk_renown | 3 1
german to germany
= 858d9c9b9182aca5
british fight air_gap
= cf9a975ad8d6e927
japanese fight coral_sea
= 96190c8ec6dbf3c1
us fight marianas
= 187b704d75275d96
german fight south_atlantic
= 624b6b8668c69067
british choose air
= 5511bc4c66afe37a
german choose surface | 1 ; 3
= 30c9d71e04bc6f64
british aim uk_london ita_zara | 5 ; 1 2 3 6 ; 4 ; 5
british fight mid_atlantic | 4 ; 5
= 6accd58042efc98a
japanese fight central_pacific
= 4c77489202f1881c
us fight bismarck_sea
= af6d678cc6bbfa39
german fight eastern_seaboard | 1
= 7c3178dcbff8a70f
british fight barents_sea | 6 ; 3 ; 3
= d2d08702b61bbc71
british choose air
= 7471fce762954516
german choose surface | 2 ; 2
= 97363061ecad9105
british aim uk_sussex ger_gneisenau | 5
= bfe89fd30c078370
german aim ger_gneisenau uk_ark_royal
german aim ger_lutzow_pb uk_sussex
german aim ger_admiral_scheer uk_glorious | 4 6 3 ; 3 ; 6 5 ; 5 1 ; 1 4
= e7416196a8452936
british to england
= b508e9a1453d0d74
german to germany
= 34b33846f0a3d2bb
japanese fight indian_ocean
= cfc160f48095738d
us fight gulf_of_alaska
= 56deaea244ca44ff
german fight western_mediterranean | 6
= d3a47ee115415a6f
british choose air
= 907e8273a9755632
german choose surface | 1 ; 4 ; 6 6 2 6 ; 1 6 2 ; 4 1 6 3 ; 3 ; 4 ; 3 1 2 ; 2 ; 4 ; 3 ; 2 ; 2 ; 1 ; 3
german aim ita_littorio uk_york | 2 2 2 3
= 65ce75ba3add6640
british bomb fra_bearn taranto
british aim fra_bearn ita_fiume | 6 6 ; 5 4
british fight eastern_mediterranean
= 04a49a44f77feb72
british choose surface
= cbb8ba88bb310898
german choose air | 4 ; 3
german to taranto
= 3c7d0712ba570969
british bomb uk_eagle taranto
british aim uk_eagle ita_pola | 4
= c0bf5d70a78497bd
japanese fight bay_of_bengal
= d786bf483d47b318
us fight arabian_sea
= 321787992569eee5
german fight caribbean_sea
= ccc2346975edd67d
british fight cape_of_good_hope
= 5b4f81b81ec7aa98
german fight bay_of_biscay | 6
= 323ba6c7b8af5c74
british pick uk_rodney
british to gibraltar
british pick uk_queen_elizabeth
british to suez
british pick uk_warspite
british to malta
british pick uk_malaya
british to gibraltar
british pick uk_resolution
british to toulon
british pick uk_furious
british to gibraltar
british pick uk_eagle
british to malta
british pick uk_kent
british to australia
british pick uk_berwick
british to suez
british pick uk_cornwall
british to saigon
british pick uk_cumberland
british to diego_suarez
british pick uk_suffolk
british to gibraltar
british pick uk_shropshire
british to australia
british pick uk_york
british to malta
british pick uk_exeter
british to saigon
british pick aus_hmas_australia
british to malta
british pick aus_hmas_canberra
british to suez
british done
= aba95ed4642003b7
japanese done
= 876c4ff25982c52b
us pick us_pensacola
us to samoa
us pick us_louisville
us to samoa
us pick us_indianapolis
us to samoa
us pick us_minneapolis
us to samoa
us done
= ce73ac7507508652
german done
= 5e81765a4e100831
british to gibraltar
british to suez | 5 1 ; 5 6 ; 2 1 ; 3 3 ; 2 4 ; 3 6 ; 3 4 ; 5 6 ; 3 6 ; 6 2 ; 5 5 ; 3 5 ; 2 3 ; 2 6 ; 3 5
british pick uk_royal_sovereign
british to indonesia
british pick uk_revenge
british to indonesia
british pick uk_kent
british to coral_sea
british pick uk_shropshire
british to french_polynesia
british pick uk_devonshire
british to western_approaches
british pick uk_hermes
british to north_sea
british pick uk_hood
british to barents_sea
british pick uk_cornwall
british to bismarck_sea
british pick uk_berwick
british to indian_ocean
british pick uk_cumberland
british to bay_of_bengal
british pick uk_york
british to arabian_sea
british pick uk_suffolk
british to eastern_mediterranean
british pick uk_dorsetshire
british to western_mediterranean
british pick aus_hmas_canberra
british to cape_of_good_hope
british pick aus_hmas_australia
british to south_atlantic
british pick uk_renown
british to bay_of_biscay
british pick uk_furious
british to caribbean_sea
british pick uk_king_george_v
british to mid_atlantic
british pick uk_prince_of_wales
british to air_gap
british pick uk_illustrious
british to barents_sea
british pick uk_formidable
british to barents_sea
british pick uk_hk_group_1
british to barents_sea
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
british pick uk_repulse
british raid
british pick uk_glorious
british raid
british pick uk_eagle
british raid
british pick uk_exeter
british raid
british pick ned_de_ruyter
british raid
british done | 1 ; 6 ; 4
= 0e133b56a2475d31
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
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to marianas
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_fuso
japanese to indonesia
japanese pick jap_yamashiro
japanese to indonesia
japanese pick jap_ise
japanese to indonesia
japanese pick jap_hyuga
japanese to indonesia
japanese pick jap_haruna
japanese to indonesia
japanese pick jap_kirishima
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_iboat_1
japanese to french_polynesia
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
japanese pick jap_hosho
japanese raid
japanese done | 3 ; 5 ; 2 ; 2 ; 2 ; 1 ; 3 6 3 2 4 3 6 3 4 4 3 5 4
= 49b3f2247662d085
us pick us_pensacola
us to hawaiian_islands
us pick us_new_york
us to eastern_seaboard
us pick us_louisville
us raid
us pick us_indianapolis
us raid
us pick us_minneapolis
us raid
us pick us_houston
us raid
us done
= ba98380331b182c3
german pick ger_bismarck
german to north_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_03
german to air_gap
german pick ger_uboat_04
german to bay_of_biscay
german pick ger_atlantis
german to baltic_sea
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to air_gap
german pick ger_thor
german to bay_of_biscay
german pick ger_kormoran
german to north_sea
german pick ger_ermland
german to mid_atlantic
german pick ger_lutzow_pb
german raid
german pick ger_admiral_scheer
german raid
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
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
german done | 4 ; 3
german to germany
german to germany
german repair ger_admiral_graf_spee 2
= ff47ecad61264036
british pick uk_raf_coastal
british to western_approaches
= 42a95ca68aecc08c
japanese pick jap_21af
japanese to bismarck_sea
= f58bb7ba5060ef4b
german pick ger_stuka
german to baltic_sea
= 628dda04eacbf345
british pick uk_raf_med
british to north_sea
= b693365199068776
japanese pick jap_22af
japanese to french_polynesia
= 2db8e1b6eeb4d078
german pick ger_luftflotte_5
german to north_sea
= 045fe78bbbb2a866
japanese pick jap_23af
japanese to marshalls
= e73aa53232c75ded
german pick ger_x_fliegerkorps
german to eastern_mediterranean
= c84dca146e12fdc5
japanese pick jap_24af
japanese to bismarck_sea
= 5ebcdf19c19315c1
german pick ita_regia_aeronautica
german to north_sea
= 2c25f2ed9acb9c8b
british done
= 85b20b43086afe83
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese pick jap_snlf_kure
japanese to aleutians
japanese done
= 786563b70bfff9b0
british pick uk_nelson
british to north_sea
british pick uk_valiant
british to north_sea
british pick uk_barham
british to north_sea
british pick uk_repulse
british to western_approaches
british pick uk_glorious
british to western_approaches
british pick uk_malaya
british to western_approaches
british pick uk_rodney
british to eastern_mediterranean
british pick uk_queen_elizabeth
british to eastern_mediterranean
british pick uk_warspite
british to eastern_mediterranean
british pick uk_resolution
british to eastern_mediterranean
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_eagle
british to eastern_mediterranean
british pick uk_exeter
british to marshalls
british done | 4
british to gibraltar
= e84aba1202fdf0d4
japanese pick jap_takao
japanese to central_pacific
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_maya
japanese to home_islands
japanese pick jap_chokai
japanese to aleutians
japanese pick jap_mogami
japanese to aleutians
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_suzuya
japanese to indonesia
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_tone
japanese to aleutians
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kinugasa
japanese to aleutians
japanese pick jap_furutaka
japanese to gulf_of_alaska
japanese pick jap_kako
japanese to gulf_of_alaska
japanese pick jap_hosho
japanese to marianas
japanese done
= 054d9d17c72e4994
us pick us_louisville
us to central_pacific
us pick us_indianapolis
us to bismarck_sea
us pick us_minneapolis
us to bismarck_sea
us pick us_houston
us to bismarck_sea
us done
= 69c7baef9bce4fd5
german pick ger_lutzow_pb
german to north_sea
german pick ger_admiral_scheer
german to north_sea
german pick ita_vittorio_veneto
german to north_sea
german pick ger_admiral_hipper
german to north_sea
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_zara
german to cape_of_good_hope
german pick ger_prinz_eugen
german to north_sea
german pick ita_caio_duilio
german to western_mediterranean
german done
= 5038a677ecec9214
japanese done
= b57730f865733247
german done
= b5aafa1c076e0573
japanese aim jap_akagi us_nevada
japanese aim jap_kaga us_oklahoma
japanese aim jap_soryu us_new_orleans
japanese aim jap_hiryu us_san_francisco
japanese aim jap_ryujo us_pennsylvania
japanese aim jap_zuiho us_arizona | 2 1 3 6 ; 1 ; 4 6 3 6 ; 6 3 ; 4 2 4 ; 2 1 1 ; 1 5 ; 1 ; 3 4
japanese aim jap_akagi us_nevada
japanese aim jap_kaga us_pennsylvania
japanese aim jap_soryu us_new_orleans
japanese aim jap_hiryu us_san_francisco
japanese aim jap_ryujo us_arizona
japanese aim jap_zuiho us_arizona | 4 4 1 4 ; 3 3 2 4 ; 3 4 5 ; 6 ; 3 3 5 ; 6 ; 2 6 ; 5 ; 1 5 ; 4
japanese stay | 5 2 1 5
= 25b51ddd7d0f9ed3
us leave
us to pearl_harbor
us to pearl_harbor
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
= 5b51fc2448844714
japanese aim jap_akagi us_lexington_cv2
japanese aim jap_kaga us_lexington_cv2
japanese aim jap_soryu us_chicago
japanese aim jap_hiryu us_portland
japanese aim jap_ryujo us_astoria
japanese aim jap_zuiho us_nevada | 5 3 5 4 ; 3 3 ; 2 1 4 5 ; 3 ; 4 6 2 ; 1 ; 2 2 2 ; 1 4 ; 3 2
japanese stay
japanese aim jap_akagi us_nevada
japanese aim jap_kaga us_pennsylvania
japanese aim jap_soryu us_portland
japanese aim jap_hiryu us_astoria
japanese aim jap_ryujo us_chicago
japanese aim jap_zuiho us_tennessee | 1 6 6 5 ; 3 2 1 ; 5 2 3 4 ; 3 ; 3 4 6 ; 3 ; 4 4 5 ; 5 ; 3 4 ; 4 1
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
= cdd5c446a5da9102
japanese choose air
= 1896d055fa93e1ad
us choose air
= bc1059de4a077730
japanese stand
= 80ea4036969cef8f
us retreat
us group uk_revenge 1
= 1f11a5e4caa0298f
japanese pursue jap_fuso 1
japanese pursue jap_yamashiro 1
japanese pursue jap_ise 1
japanese pursue jap_hyuga 1
japanese pursue jap_haruna 1
japanese pursue jap_kirishima 1
japanese pursue jap_ashigara 1
japanese pursue jap_mikuma 1
japanese pursue jap_suzuya 1
= 6fcf15eabbdc44de
japanese choose surface
= 38f71b0aebe52d22
us choose surface
= 0516ceeb3a159a50
japanese aim jap_fuso uk_royal_sovereign
japanese aim jap_yamashiro uk_revenge
japanese aim jap_ise uk_royal_sovereign
japanese aim jap_hyuga uk_revenge
japanese aim jap_haruna uk_royal_sovereign
japanese aim jap_kirishima uk_revenge
japanese aim jap_ashigara uk_royal_sovereign
japanese aim jap_mikuma uk_revenge
japanese aim jap_suzuya uk_royal_sovereign | 2 6 1 4 ; 1 ; 5 3 4 2 ; 3 5 1 4 ; 3 4 1 3 ; 6 2 4 4 ; 5 ; 6 1 3 4 ; 3 ; 3 ; 2 ; 4
= 85ab446ab8596ef7
us aim uk_royal_sovereign jap_haruna
us aim uk_revenge jap_kirishima | 3 3 3 5 ; 6 3 3 3 ; 1
= ba52cc3ed534597f
japanese to yokosuka_navy_yard
= fc3be5de44a70cbf
british to singapore
british fight western_approaches | 5 6 4
= c6b5d47ad80d5404
british choose air
= 34b476cfc8e23b12
german choose surface | 3 ; 4
= f50b4f13d88ab2c3
british aim uk_glorious ger_gneisenau
british aim uk_raf_coastal ger_gneisenau | 1 4 ; 6 2 ; 5 ; 6 1 2 ; 6 ; 4
= 1e89cee92014ce94
german aim ger_gneisenau uk_devonshire | 4
= ac9de810454468f4
japanese fight home_islands
= 8dc4fd845ec5dad3
us fight coral_sea
= 746e67cc1dc712da
german fight north_sea | 1 2 2 4 6
= 1ce441614c739569
british done
= dc5fddb9656fa670
german done
= 33da31533ab5689f
british choose surface
= 00159a04267bb323
german choose air | 1 ; 6
= cc0aa14439dbc504
british aim uk_hermes ger_lutzow_pb
british aim uk_raf_med ger_admiral_scheer | 4 ; 1 5
= 82c23e495bec5e88
german aim ger_luftflotte_5 uk_hermes
german aim ita_regia_aeronautica uk_valiant | 1 6 6 ; 2 2 ; 5 5
= 3c1f60436487f7ac
british to england
= 843860b9f889315a
german to germany
= 344cf6c8dcb81ade
british stand
= 2964fb6b6680518f
german stand
= 1dabe1e73da27cc4
british choose surface
= 1e7893630f4bf890
german choose air | 3 ; 1
= e388a77a1ee076ec
british to england
= 9aa5332efbd6cca6
german to germany
german to germany
= 767252be816b4b38
british aim uk_nelson ger_bismarck
british aim uk_barham ger_lutzow_pb | 2 2 4 6 1 ; 3 ; 4 6 3 5 ; 4
= f78b3b668c7e19c2
german aim ger_bismarck uk_barham
german aim ger_lutzow_pb uk_nelson
german aim ger_admiral_hipper uk_nelson
german aim ger_prinz_eugen uk_nelson
german aim ita_vittorio_veneto uk_nelson | 2 3 2 6 ; 1 ; 2 1 ; 3 ; 1 ; 3 3 1 5
= fcb10ae11289ce27
british to england
british stand
= 3e2c37ff4a12bc42
german stand
= 6c21f1d2a3165759
british choose air
= df2a8e802ed5ac49
german choose surface | 1 ; 5
= f011643df7cc88a6
british aim uk_barham ger_bismarck | 2 4 2 5 ; 6 5 6 5 ; 4 3 ; 5 ; 6 ; 4 ; 2 5 6 5 ; 5
= 6cc299ec58e822a8
german to germany
= ae1db6a5fe94bba5
british fight air_gap | 6 ; 5
= fd5869a414e17948
japanese fight marianas
japanese bomb jap_hosho philippines | 1
= 8193ec1a88dc46a9
us fight french_polynesia | 5
= 7a7e4e4873c540b6
japanese done
= 6a8ba7acf6283151
japanese choose air
= 2d92c232fb4a9bd2
us choose surface | 3 ; 2
= 86ce3f23ae25767f
japanese aim jap_22af uk_shropshire | 2 6 5 ; 1
= 2a6d480f74b70a76
british to singapore
= 74b690884a195577
german fight south_atlantic
= 0308aedc39a25a5a
british fight mid_atlantic
= e47bc5e3367fc842
japanese fight central_pacific
= 92a24d40f1e4189e
japanese choose surface
= ffbac45a8f93baeb
us choose air | 5 ; 2
us done
= fa63ebf86dff0177
japanese aim jap_haguro us_saratoga_cv3
japanese aim jap_takao us_saratoga_cv3
japanese aim jap_atago us_saratoga_cv3
japanese aim jap_kumano us_louisville
japanese aim jap_chikuma us_saratoga_cv3 | 2 ; 1 ; 3 ; 5 ; 2 ; 3
= 44ef143e992edc51
us aim us_louisville jap_haguro | 3
= 6ed09ebfc1064cfb
japanese stand
= 2f3820878eb5c9bf
us stand
= 8d67c4243ebef5f6
japanese land jap_snlf_yokosuka midway
= 66bd03c2997d7a66
japanese choose surface
= c15f65002ae8722d
us choose air | 3 ; 4
us aim us_saratoga_cv3 jap_haguro | 3 5 1 1 ; 3
= 91db7bacd16740d8
japanese retreat
= 7ee2d04d0a26354c
us stand
us ignore us_saratoga_cv3
= 92a4301ef6a96ca5
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
japanese to yokosuka_navy_yard
= 9759bd2b96819f29
us fight bismarck_sea
= e8136132f916f5f6
japanese choose air
= 7fb48ea31e9952d9
us choose surface | 6 ; 4
= 9d90f595cc219cca
japanese aim jap_21af uk_cornwall
japanese aim jap_24af us_indianapolis | 3 6 3 ; 4 ; 4 3 5
= b0bb58ae79ee1bad
us to samoa
= ac050d38dccd656b
japanese stand
= 285c6828e6b8d5c8
us stand
= 4a86016fd4b00ec8
japanese choose air
= 266c4f9223ca5508
us choose surface | 5 ; 5
= a1cf52348d48ec0e
japanese aim jap_21af us_minneapolis
japanese aim jap_24af us_houston | 2 3 5 ; 5 4 5
= 6e152dea8fec67be
us to samoa
us to pearl_harbor
= b490742e922d28c9
german fight eastern_seaboard
= 33b1ff72400bd5fb
british fight barents_sea
= 69a33e6f9978feb2
japanese fight marshalls
= 75d0e849b1d525fb
japanese choose air
= 4cd1548448a70d7e
us choose surface | 1 ; 3
= 859acf4207d0ce12
japanese aim jap_23af uk_exeter | 4 5 6 ; 5
= e846ba7a05e27e0a
us fight indian_ocean
= 9fbab3e25cfaab29
german fight western_mediterranean
= a0a074aef871feef
british choose air
= b5b919d8d74740b4
german choose surface | 3 ; 4
= ddc6c127bfdc44a8
british aim uk_dorsetshire ita_andrea_doria | 2 ; 2 4 5 6 ; 6 ; 1 6 1 1 ; 1
british fight eastern_mediterranean
= c2bb7e9ce06530fc
british choose surface
= b0ff7a257001081a
german choose air | 6 ; 5
german to toulon
= 3b0bad77de769eb5
british bomb uk_eagle taranto
british aim uk_eagle ita_pola | 4
= 95b4e8342bd91a74
japanese fight gulf_of_alaska
= d766bf9bb38b44d4
us fight bay_of_bengal
= ab48fe698a4cce45
german fight caribbean_sea
= a20db2739e9ca03f
british fight cape_of_good_hope
= 1884d811492a07c3
british choose surface
= e2517cfa15806d8d
german choose air | 2 ; 6
= acce4522adf057f5
british stand
= 95d48ffcf087b716
german stand
= afeec81bacd1f3df
british choose surface
= db5e6994f8606135
german choose air | 2 ; 2 ; 1 ; 6 ; 4
= 146bcbddac9816bf
japanese fight arabian_sea
japanese land jap_snlf_kure dutch_harbor
= 8f9579bc3fe28b55
german fight bay_of_biscay | 5 ; 6
= 51ad0ffa164e9296
british pick uk_rodney
british to malta
british pick uk_warspite
british to usa
british pick uk_resolution
british to england
british pick uk_hood
british to gibraltar
british pick uk_king_george_v
british to usa
british pick uk_prince_of_wales
british to suez
british pick uk_formidable
british to simons_town
british pick uk_kent
british to pearl_harbor
british pick uk_berwick
british to australia
british pick uk_cumberland
british to pearl_harbor
british pick uk_suffolk
british to malta
british pick uk_york
british to samoa
british pick aus_hmas_australia
british to gibraltar
british done
= 12b6c9d6e34fe886
japanese pick jap_fuso
japanese to okinawa
japanese pick jap_yamashiro
japanese to truk
japanese pick jap_ise
japanese to okinawa
japanese pick jap_hyuga
japanese to okinawa
japanese pick jap_myoko
japanese to truk
japanese pick jap_nachi
japanese to saipan
japanese pick jap_ashigara
japanese to okinawa
japanese pick jap_maya
japanese to truk
japanese pick jap_chokai
japanese to dutch_harbor
japanese pick jap_mogami
japanese to truk
japanese pick jap_mikuma
japanese to okinawa
japanese pick jap_suzuya
japanese to okinawa
japanese pick jap_tone
japanese to dutch_harbor
japanese pick jap_aoba
japanese to okinawa
japanese pick jap_kinugasa
japanese to truk
japanese pick jap_furutaka
japanese to truk
japanese pick jap_kako
japanese to dutch_harbor
japanese pick jap_hosho
japanese to saipan
japanese pick jap_21af
japanese to truk
japanese pick jap_22af
japanese to maloelap
japanese pick jap_23af
japanese to kwajalein
japanese pick jap_24af
japanese to truk
japanese done
= 2c069c21feda1258
us pick us_new_york
us to england
us pick us_saratoga_cv3
us to singapore
us pick us_enterprise_cv6
us to england
us pick us_yorktown_cv5
us to gibraltar
us pick us_northampton
us to suez
us pick us_chester
us to england
us pick us_salt_lake_city
us to england
us done
= c0c6084df25fbf8f
german pick ger_admiral_hipper
german to brest
german pick ita_vittorio_veneto
german to brest
german pick ita_andrea_doria
german to tripoli
german pick ita_caio_duilio
german to toulon
german pick ita_zara
german to germany
german done
= 1f230f138a37b75a
end 1074 open 1f230f138a37b75ad69c83541d6bf427 789b8e91259f2c3b
