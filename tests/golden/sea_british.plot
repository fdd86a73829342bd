flagplot 1
game admirals-war 1
scenario standard
options {"players":"four","victory":"individual","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Each for himself: Britain has most points, and its ally has not lost"
dice fast 3
start 0ed66f738fb135355d019bfc4b1e8445
british done
= b2f2ef89e526f6a8
us done
= 229d59bfc614e2a7
japanese force jap_maya
japanese done
= bccd8abf2f0a82f6
british pick uk_warspite
british to eastern_mediterranean
british pick uk_barham
british to western_approaches
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to indian_ocean
british pick uk_hood
british to air_gap
british pick uk_furious
british to north_sea
british pick uk_ark_royal
british to mid_atlantic
british pick uk_eagle
british to bay_of_bengal
british pick uk_hermes
british to indonesia
british pick uk_cornwall
british raid
british pick uk_cumberland
british to western_mediterranean
british pick uk_london
british to barents_sea
british pick uk_sussex
british raid
british pick uk_shropshire
british to indonesia
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to french_polynesia
british pick ned_de_ruyter
british to bismarck_sea
british done | 1 ; 2 ; 3
= bc8331334e765341
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_takao
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese done | 3 2 1 4 3 2 1 6 4 2 4 6 5
= 2dff55a6b834b0a4
us pick fra_strasbourg
us to western_mediterranean
us pick fra_bearn
us to south_atlantic
us pick fra_algerie
us raid
us pick fra_foch
us to south_atlantic
us pick fra_duquesne
us to western_mediterranean
us pick fra_tourville
us to south_atlantic
us pick us_louisville
us to bismarck_sea
us pick us_indianapolis
us to coral_sea
us done | 1
= ce9e2787f4441873
german pick ger_gneisenau
german to baltic_sea
german pick ger_admiral_graf_spee
german to bay_of_biscay
german pick ger_atlantis
german to eastern_seaboard
german pick ger_orion
german to eastern_seaboard
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ger_uboat_03
german to eastern_seaboard
german done
= 68de985a1f26aab9
british pick uk_raf_coastal
british to cape_of_good_hope
= 5650820702ef7fa0
japanese done
= 1c818edaa100c753
german pick ger_luftflotte_5
german to north_sea
german done
= c1a9d0338301022c
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= 44e0d16449ed5943
british pick uk_cornwall
british to bismarck_sea
british pick uk_sussex
british to eastern_seaboard
british done
= 314f3b66fd4ffd79
japanese sail
japanese done
= b87ef60e45af0ef5
us done
= 54aadeb93ffc5f90
german done
= 7e8f710f0e9b3505
japanese leave
japanese to truk | 3 1 6 1
= e23b033a8e50a714
british fight air_gap
= 1d9cec25c250f739
japanese fight bay_of_bengal
= 2944f88b057726f4
us fight coral_sea
= b11ba103277dd377
german fight cape_of_good_hope
= b4d399e2ba0e4e14
british fight eastern_seaboard
= b14e4af7c2c2e0e0
german attack ger_uboat_03 | 2 ; 6 ; 2
= c3067f6d730c9745
japanese fight home_islands
japanese land jap_snlf_kure yokosuka_navy_yard
= 24c53671494e0646
us fight french_polynesia
= 4068e1354eb21455
german fight barents_sea
= e5603b886f059269
british fight caribbean_sea
= 5dc812430439636f
japanese fight bismarck_sea
= 033e60807db1b144
us fight indian_ocean
= 224caaad43c21569
german fight bay_of_biscay
= c5b608ccbf0a7264
british fight mid_atlantic
= 0760f0a7ab367b83
german fight western_mediterranean
= f48ce81d5f903777
british fight north_sea
= becee2f02b14e4f9
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_suffolk | 5 5 2
german fight western_approaches
= 7ebed71fa75bcb6f
british fight south_atlantic
= b5fca7dc96a032e5
german fight baltic_sea
= df8c69feea31a294
british choose surface
= 34d2309f0f15dee6
german choose surface
= 790c9af0f91954c8
british aim uk_warspite ita_andrea_doria | 4 6 5 6 ; 2 3 ; 1 6 2 3 ; 3 ; 5
british to brest
british done
= 5ad0b05c5c516e3f
japanese done
= 157b6c2571f57e98
us done
= 62974302117c892d
german done | 5 1 ; 2 4 ; 2 6 ; 1 5 ; 1 6 ; 3 3 ; 2 6 ; 2 5 ; 3 5 ; 1 3 ; 6 4 ; 6 4 ; 4 2 ; 4 5 ; 4 1
= 884b3ff7b58b6e90
british pick uk_queen_elizabeth
british raid
british pick uk_malaya
british to bay_of_bengal
british pick uk_royal_sovereign
british to home_islands
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to indonesia
british pick uk_hood
british to western_approaches
british pick uk_renown
british to north_sea
british pick uk_repulse
british to air_gap
british pick uk_prince_of_wales
british to barents_sea
british pick uk_glorious
british to bay_of_biscay
british pick uk_furious
british to western_approaches
british pick uk_ark_royal
british to north_sea
british pick uk_eagle
british to indian_ocean
british pick uk_kent
british raid
british pick uk_berwick
british to air_gap
british pick uk_cornwall
british to arabian_sea
british pick uk_suffolk
british raid
british pick uk_sussex
british to western_approaches
british pick uk_shropshire
british to arabian_sea
british pick uk_dorsetshire
british to south_atlantic
british pick uk_york
british to cape_of_good_hope
british pick uk_exeter
british raid
british done | 2 ; 2 ; 6 ; 6 ; 4 ; 4 ; 2
= 4ec59a685746cee6
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_zuiho
japanese to central_pacific
japanese done | 3 ; 4
= e9aed3814ec56a8f
us pick us_nevada
us to indonesia
us pick us_pennsylvania
us to arabian_sea
us pick us_arizona
us to indian_ocean
us pick us_tennessee
us raid
us pick us_west_virginia
us to indonesia
us pick us_new_york
us to eastern_seaboard
us pick us_texas
us to south_atlantic
us pick us_lexington_cv2
us to bay_of_bengal
us pick us_saratoga_cv3
us to western_approaches
us pick us_wasp_cv7
us to caribbean_sea
us pick us_indianapolis
us to indonesia
us pick us_minneapolis
us to indian_ocean
us pick us_san_francisco
us to indonesia
us pick us_northampton
us raid
us pick us_salt_lake_city
us raid
us pick us_astoria
us raid
us pick us_wichita
us to air_gap
us done | 2 ; 4 ; 5 ; 1 ; 1
= 0ebe81e47a67ec48
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_orion
german to air_gap
german pick ita_trento
german raid
german pick ger_uboat_04
german to eastern_mediterranean
german done
= 67d2ef7cdd474bb1
british repair uk_warspite 1
british repair uk_warspite 2
british pick uk_raf_med
british to western_mediterranean
= 50ff7ada8d88f704
japanese done
= 5e2a1164d8557a01
us pick us_7af
us to hawaiian_islands
= de1b50b056ca12c6
german done
= 9ada9564f8dc14e2
british done
= 6b321c6d7e86016d
us done
= 9728f0e85d7901ef
british pick uk_amph_tiger
british to air_gap
british done
= bf8da23f98d80a9f
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= cfd5558a518aff1d
british pick uk_exeter
british to coral_sea
british done
= 3bf3b323232e3549
us pick us_northampton
us to coral_sea
us done
= 280df16704f5fbf9
german done
german done
= 99b5826c99b463d5
british fight south_atlantic
= 32f9f0220f451f62
japanese fight home_islands
= d0d4733504d5b914
japanese choose surface
= c86b7a9eb0507690
us choose surface | 2 2 2 1
= fdb96dfe8964e47d
british stand
= 33fde8b79df72bb2
japanese retreat
japanese to okinawa
= ac473bdddd31f7fc
us fight indonesia
= e52ce39365b9e445
german fight barents_sea
= 618a6b7b22aac5bf
british fight bay_of_biscay
= 728bd7c4c9e10f8a
japanese fight coral_sea
= 79a3d5af26e4a764
us fight bay_of_bengal
= da90502345567ddf
german fight western_mediterranean
= b88990e5a8b5f1ab
british strike uk_raf_med taranto
british aim uk_raf_med ita_littorio | 6 5 ; 3
british to gibraltar
british fight eastern_mediterranean | 4
= 086a290335aa4935
japanese fight hawaiian_islands
= 1e7856a8120783d7
us fight marianas
= 6d8404ad659a36fd
german fight mid_atlantic
= c82d13f44e5630fd
british fight cape_of_good_hope
= b49788f4b75e9212
japanese fight indian_ocean
= 1636ce365b3e21d9
us fight arabian_sea
= 628840ecb290b957
german fight western_approaches
= f994b2766beb916b
british fight air_gap | 4 1 4 5 1 6
= 4b30be534f4d8492
german fight caribbean_sea
= 4573779275f1f289
british fight eastern_seaboard | 2 ; 1
= 74631c4780854b44
german fight north_sea
= c56b9f2bcec85dba
british done
= b714a4ea6bc43840
japanese done
= 91e80dcdb5cbad4c
us done
= fedac369a8077331
german done
= ffb1ce60c416a5fc
us done | 3 6 4
= 9fcc3a8920ca64f7
british pick uk_nelson
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_valiant
british to air_gap
british pick uk_malaya
british raid
british pick uk_royal_sovereign
british to home_islands
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to indonesia
british pick uk_hood
british to mid_atlantic
british pick uk_renown
british to barents_sea
british pick uk_repulse
british to bay_of_biscay
british pick uk_duke_of_york
british to western_approaches
british pick uk_glorious
british to north_sea
british pick uk_furious
british to barents_sea
british pick uk_ark_royal
british to western_approaches
british pick uk_eagle
british to bay_of_bengal
british pick uk_hermes
british to arabian_sea
british pick uk_illustrious
british to air_gap
british pick uk_berwick
british to south_atlantic
british pick uk_cumberland
british to western_mediterranean
british pick uk_suffolk
british to air_gap
british pick uk_devonshire
british to south_atlantic
british pick uk_shropshire
british to arabian_sea
british pick uk_norfolk
british to mid_atlantic
british pick uk_dorsetshire
british to caribbean_sea
british pick uk_exeter
british to bismarck_sea
british pick aus_hmas_australia
british raid
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to marianas
british pick uk_hk_group_1
british to eastern_seaboard
british done | 3 ; 3 ; 5 ; 6 ; 5 ; 6
= 9e82f06e0680be55
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_kitakami
japanese raid
japanese done
= 68adf2ff00cffe5d
us pick fra_colbert
us to eastern_seaboard
us pick us_california
us to indian_ocean
us pick us_maryland
us to arabian_sea
us pick us_west_virginia
us to indonesia
us pick us_new_york
us to eastern_seaboard
us pick us_northampton
us to bay_of_bengal
us done | 5 ; 3 ; 4
= 5726cb9e0db92505
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_admiral_graf_spee
german to baltic_sea
german pick ger_ermland
german to north_sea
german pick ger_dithmarschen
german to north_sea
german pick ger_thor
german to north_sea
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ita_bolzano
german to eastern_mediterranean
german pick ger_uboat_05
german to cape_of_good_hope
german done
german repair ita_littorio 1
german repair ita_littorio 1
german repair ita_littorio 1
= d33e7f8a7e5d691a
british pick uk_raf_med
british to western_mediterranean
= 0c59c448030168a5
japanese pick jap_24af
japanese to central_pacific
= c3a6fbede6ace03c
us pick us_7af
us to hawaiian_islands
= b62c55218c884100
german done
= 0bff561bbaad755b
british pick uk_raf_coastal
british to caribbean_sea
= 323bee3a46b9f004
japanese pick jap_22af
japanese to french_polynesia
= e76bcd2caac0567a
us done
= 59285d4bb6393769
british pick uk_raaf
british to coral_sea
= ea3c7d0fdc33f73f
japanese pick jap_23af
japanese to marshalls
japanese done
= 531396e1a5afa240
british pick uk_amph_tiger
british to barents_sea
british done
= 21a7c5af2e53b5be
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese done
= fab9c379e35f31c6
british pick uk_malaya
british to marianas
british pick aus_hmas_australia
british to bismarck_sea
british done | 5
british to philippines
= a3d5256c9809a189
japanese done
= a41cdcb9ee74378d
german done
= 9b5ac81ef1d5af77
british fight air_gap
= 23afee5431f2465a
japanese fight arabian_sea
= 7061024c91aa205d
us fight bismarck_sea
= 32996d9e2e58b0bd
german fight barents_sea
= ab94b986847be26d
british land uk_amph_tiger murmansk
british fight bay_of_biscay
= 95049f21bcd0676a
japanese fight bay_of_bengal
= 0bf8dabce9dbc41b
us fight indonesia
= 674f3c0ebf344952
german fight caribbean_sea
= 74caf43ea3615e1f
british fight cape_of_good_hope | 3
= e6c87c5fa677739e
japanese fight coral_sea
= 2d681e4d6020a124
us fight marshalls
= 649a5414146eaabe
german fight north_sea | 3 3 2 4 ; 4
= 71924456c4374e1b
british fight western_approaches
= ce78fe0a96001d53
japanese fight hawaiian_islands
= e0f3e197413dde6a
us fight french_polynesia
= 3760829fb89d199c
german fight eastern_seaboard
= 4d55a5b4fa1821f4
british fight western_mediterranean
british strike uk_raf_med taranto
british aim uk_raf_med ita_caio_duilio | 5 4
british to malta
= 18ec54cde9d38391
japanese fight marianas
= 8c8c3723977b42f6
us fight home_islands
= ea9e9540715ad4f7
japanese choose surface
= 16625c97e821e64c
us choose surface | 6 ; 3 ; 1 ; 3 ; 3
us aim uk_royal_sovereign jap_myoko | 5 4 3 4
= 9288f460c15770da
japanese to saigon
= 9470afebf742dae1
british retreat
= e2a98bb3321daee8
japanese stand
japanese pursue jap_haguro 1
japanese done
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= c5aa3e24032dbe7a
japanese choose surface
= 12696a16799901bf
us choose surface | 4 ; 5 4 5 4
= 14ed719e3f18ac5b
british to trincomalee
= 2f412f0baa55c51d
japanese to okinawa
= 443426bdc705e140
german fight eastern_mediterranean
= b7d9da216bb9f08d
british fight south_atlantic
= ceeaaf602eb8ebcd
japanese fight indian_ocean
= f1aa1f23d755f714
german fight mid_atlantic
= 9cfc9c13fd4f5cb0
british done
= 82ea5fec5b2612af
japanese done
= 439a79841d837d2b
us done
= b69ae6443f67b66a
german done
= 7fd24afeca3279e5
us done | 5 6 3
= 890874205cedb507
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_valiant
british to air_gap
british pick uk_barham
british to north_sea
british pick uk_royal_sovereign
british to indonesia
british pick uk_revenge
british to home_islands
british pick uk_hood
british to barents_sea
british pick uk_prince_of_wales
british to mid_atlantic
british pick uk_anson
british raid
british pick uk_furious
british to south_atlantic
british pick uk_eagle
british to indian_ocean
british pick uk_indomitable
british to bay_of_biscay
british pick uk_kent
british to arabian_sea
british pick uk_cornwall
british to bay_of_bengal
british pick uk_suffolk
british to western_approaches
british pick uk_london
british to western_approaches
british pick uk_devonshire
british to north_sea
british pick uk_shropshire
british to arabian_sea
british pick uk_york
british to cape_of_good_hope
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to bismarck_sea
british pick rus_marat
british to baltic_sea
british done | 6 ; 4 ; 4 ; 2 ; 3 ; 2
= e182d1595385b312
japanese pick jap_ise
japanese to marianas
japanese pick jap_maya
japanese to hawaiian_islands
japanese pick jap_aoba
japanese to central_pacific
japanese pick jap_hosho
japanese to central_pacific
japanese done | 5 ; 6
= 1c100cc616048d41
us pick fra_colbert
us to eastern_seaboard
us pick fra_duquesne
us to eastern_seaboard
us pick us_nevada
us to bay_of_bengal
us pick us_tennessee
us to indonesia
us pick us_california
us to arabian_sea
us pick us_maryland
us to indonesia
us pick us_new_york
us to caribbean_sea
us pick us_texas
us to eastern_seaboard
us pick us_saratoga_cv3
us to south_atlantic
us pick us_ranger_cv4
us to air_gap
us pick us_louisville
us to indian_ocean
us pick us_salt_lake_city
us to indian_ocean
us pick us_portland
us to arabian_sea
us pick us_tuscaloosa
us to mid_atlantic
us done | 4 ; 2 ; 4 ; 6
= de9ba91d193b0bad
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_admiral_hipper
german to western_approaches
german pick ger_atlantis
german to bay_of_biscay
german pick ger_michel
german to western_approaches
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_05
german to western_approaches
german done | 5 ; 3
german to brest
= b9f11486be6bca28
british pick uk_raf_coastal
british to cape_of_good_hope
= 21b9b644cb4e4941
japanese done
= 82377e632e0999a5
us pick us_11af
us to french_polynesia
= bfe746ab339cdf30
german pick ger_stuka
german to north_sea
= f076dccab66fffa3
british pick uk_raf_med
british to western_approaches
= 24927169ea0ee212
us pick us_5af
us to gulf_of_alaska
= b5d10a821b58e1af
german done
= a9d77709818c7f19
british pick uk_rnzaf
british to marshalls
= 5671ec29877533c7
us done
= a894c430c603622a
british pick uk_raaf
british to coral_sea
british pick uk_amph_tiger
british to north_sea
british done
= ab3ce427c0b51d0e
japanese done
= 143705bf0d7ddebc
british done
= e739bba48cc946bf
german invert ger_uboat_05
german done
= d50696c985d5839e
british fight eastern_mediterranean
= ce2970564810f28b
japanese fight central_pacific
= 7b923210af801afe
us fight hawaiian_islands
= 671a9b002bb0d2eb
german fight barents_sea
= a16dac9fb29be22d
british fight caribbean_sea
= b1bd0a3eb7ea06b9
japanese fight marianas
= 5da489fb7b5de153
us fight home_islands
= a23c12dee835bb91
german fight western_mediterranean
= 6a2140f1e994aa11
british fight bay_of_biscay | 2 5 5
= f5d3db87ece6c5dc
german to brest
= 32caaf2e05281a68
japanese fight bay_of_bengal
= 2fdc0c6ecf68e8da
us fight french_polynesia
= 60bf649fe0eec0d9
german fight western_approaches | 3 2 3 4 4 ; 3
= 15b411c7e19c2160
british choose air
= cf3c4d908ec7ad4d
german choose surface | 6 ; 6
= 3d81d958823038f7
british aim uk_raf_med ger_admiral_graf_spee | 5 4
= 85ba44d20afd1c3c
german to germany
german torpedo ger_uboat_05 uk_queen_elizabeth | 3
= a6a36a92db121ed4
british stand
= d65f3874b967d3c5
german retreat
= 592429c0aa963ae7
british done
= 1de27851e0b30cea
german to brest
= 15b4dcb613c78ac6
british fight south_atlantic
= bf4739dd25face4b
japanese fight marshalls
= 12f2c197bc9086b8
us fight coral_sea
= cf81052975e5d719
german fight mid_atlantic
= 9f1f8d37ff9ba6cf
british fight cape_of_good_hope
= fe211642054d3922
japanese fight arabian_sea
= ffa01797c9b69732
us fight indian_ocean
= 28142d6fb754e735
german fight eastern_seaboard
= 4c66bf6deb0cd832
british fight baltic_sea
= 801e3c3be48b3373
japanese fight gulf_of_alaska
= 9c74e326d07a12eb
us fight indonesia
= 45ceec5bb415b6aa
german fight air_gap | 5 2 4 2 4
german to neutral_port | 6
german strike ger_stuka england
german aim ger_stuka uk_king_george_v | 5 4 3 ; 3
= 1d27f1da050503db
british land uk_amph_tiger england
british done
= 35c64d79e6f6760b
japanese done
= 7de2b580a018e3bf
us done
= e797051cdc75f3bd
german done
= 59b65029af9c4cae
us done | 3 5 5
= 51055ceb2ea2bc18
british pick uk_rodney
british raid
british pick uk_barham
british to western_approaches
british pick uk_repulse
british to north_sea
british pick uk_duke_of_york
british to air_gap
british pick uk_glorious
british to south_atlantic
british pick uk_furious
british to barents_sea
british pick uk_ark_royal
british to mid_atlantic
british pick uk_eagle
british to indonesia
british pick uk_hermes
british to indian_ocean
british pick uk_indomitable
british to western_approaches
british pick uk_berwick
british to north_sea
british pick uk_suffolk
british to bay_of_biscay
british pick uk_london
british to bay_of_biscay
british pick uk_devonshire
british raid
british pick uk_sussex
british to western_approaches
british pick uk_shropshire
british to indonesia
british pick uk_norfolk
british to barents_sea
british pick uk_dorsetshire
british to western_mediterranean
british pick uk_york
british to cape_of_good_hope
british pick uk_exeter
british to home_islands
british pick aus_hmas_australia
british to coral_sea
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick rus_kirov
british to baltic_sea
british pick uk_hk_group_1
british to eastern_seaboard
british done | 3 ; 4 ; 3 ; 1 ; 6
= 27fa70d74d5eae0c
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_hiei
japanese to marianas
japanese pick jap_mogami
japanese to central_pacific
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_kaga
japanese raid
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 5 ; 3 ; 4
= 22a88505eee55131
us pick fra_colbert
us to eastern_seaboard
us pick us_nevada
us to indian_ocean
us pick us_oklahoma
us to arabian_sea
us pick us_arizona
us to bay_of_bengal
us pick us_massachusetts
us to eastern_seaboard
us pick us_wasp_cv7
us to caribbean_sea
us pick us_louisville
us to indonesia
us pick us_indianapolis
us to indonesia
us pick us_new_orleans
us to indonesia
us pick us_sub_3
us to hawaiian_islands
us done | 4 ; 1
= f2d9211407eb094f
german pick ger_scharnhorst
german to western_approaches
german pick ger_admiral_scheer
german to western_approaches
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ger_uboat_01
german to western_approaches
german pick ger_uboat_04
german to western_approaches
german done | 5
= d31774e999178545
british repair uk_king_george_v 1
british repair uk_royal_sovereign 1
british repair uk_king_george_v 2
british repair uk_royal_sovereign 1
british pick uk_raf_med
british to south_atlantic
= a90e9d24dd61f250
japanese pick jap_21af
japanese to french_polynesia
= 759d8827c355ff90
us pick us_11af
us to hawaiian_islands
= c72a66256c4cdbb3
german pick ger_stuka
german to western_mediterranean
= dcb86c2491718dbb
british pick uk_rnzaf
british to coral_sea
= 79f1b73f3349a719
japanese pick jap_22af
japanese to bismarck_sea
= 7ccb0f5dab46a85e
us done
= deaa4f6026884d85
german pick ita_regia_aeronautica
german to north_sea
= ccfc56a309eb9209
british pick uk_raf_coastal
british to cape_of_good_hope
= 30a9910d05f6bebc
japanese done
= af9d0ed463dc4960
german done
= dcb9a15dd877bbb7
british done
british pick uk_amph_tiger
british to barents_sea
british done
= 1139137cc2ff3fb5
japanese done
= 1a870dccf93f12ca
us done
= 175e27d3a7236e67
british pick uk_devonshire
british to north_sea
british done
= c8d0857f92a99e15
japanese done
= ad3bdb0afa940917
german pick ita_vittorio_veneto
german to eastern_mediterranean
german done
= c34997f83bc7949b
japanese done
= f28eeae9016cd602
us done
= 60df00b24bb88bbd
german done
= 1348f96daadec08a
british fight barents_sea
british land uk_amph_tiger murmansk
= 435038f8f25a5f0f
japanese fight french_polynesia
= 61d9f1200db68f5d
us fight hawaiian_islands | 6 4
= d1f8ab9ac55b932f
german fight western_mediterranean
german strike ger_stuka gibraltar
german aim ger_stuka uk_cumberland | 5 1 2 ; 6
german to toulon
= e06e75005e2da351
british choose surface
= 6b288052192cbe49
german choose surface
= 3e993caec76be691
british aim uk_dorsetshire ita_pola | 6 ; 2 ; 3 1 2 4 ; 4
british retreat
= 48a0bb2a46f3b5e5
german stand
= bfc9ac2c86946888
british to usa
british fight caribbean_sea
= 5cb1cfce85d6878f
japanese fight indonesia
= 606264b32867d03b
us bomb uk_eagle okinawa
us aim uk_eagle jap_snlf_kure | 3
us fight central_pacific
= 4a057298506ddb63
german fight cape_of_good_hope
= 7940b523b4620515
british fight bay_of_biscay
= d1442bd98815793d
japanese fight indian_ocean
= ac95e737653f4e46
us fight home_islands
= 723cf8d4222e086b
japanese choose surface
= f89ffba6f32954f1
us choose surface | 2 ; 6 ; 4
us aim uk_exeter jap_chikuma | 4
= 5181bf968e9ce811
german fight north_sea | 3 5
german to germany | 5
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_prince_of_wales | 3 3
= 2c0a8aa2ae95f653
british fight mid_atlantic
= 3bcfab07b0b88a6f
japanese fight coral_sea
= d75375bac09d932a
us fight arabian_sea
= f5a52ec66212fbc3
german fight air_gap
= 9e0fb891d1aef128
british fight eastern_mediterranean
= ea063140f95af4dd
japanese fight bay_of_bengal
= 97320e2bb5aff772
us fight marianas
= eb876b5fe73b3be8
german fight eastern_seaboard
= 6e36ad8670b4f098
british fight south_atlantic
= 90dfa6284585d344
german fight baltic_sea | 5 3 1 4 2 ; 4
= f59128bb0056a46a
british choose air
= 3b1fd545041d09db
german choose surface | 3 ; 3
= 9d7f378727380bd0
british aim uk_barham ger_admiral_scheer
british aim uk_sussex ger_admiral_scheer | 6 3 6 1 ; 4 5 ; 2
= 0aa2308d2d1ebf00
german rest uk_barham | 2 3 6 ; 2 ; 6 2 ; 4
= c9bf97f44a38f6b8
british stand
= e614fc0f36501ac9
german stand
= c09988787144ea4b
british choose air
= b40929a6413d3d8b
german choose surface | 6 ; 2
= ae17b3fa73dcaaa7
british aim uk_indomitable ger_scharnhorst | 1 1
british stand
= a93deea288b0be0a
german stand
= 93201782bb1565b7
british choose air
= a93a77315d3eb6e8
german choose surface | 2 ; 5 ; 3 ; 4 1 5 ; 6
= d4bf9603f185a72b
british retreat
= 418c630de82a2ce9
german stand
german done
= 1de737ebe6575b69
british to panama_canal
british done
= 7129d46dc7e3ed4f
japanese done
= 927fa6494aeb0388
us done
= 1104b74d0fc62445
german done
= 1b6444c90bdd54f6
us done | 5 4 3
= 94156429f85ba43e
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_malaya
british raid
british pick uk_revenge
british raid
british pick uk_hood
british to mid_atlantic
british pick uk_prince_of_wales
british to barents_sea
british pick uk_anson
british to south_atlantic
british pick uk_glorious
british to western_approaches
british pick uk_ark_royal
british to bay_of_biscay
british pick uk_eagle
british to indonesia
british pick uk_illustrious
british to north_sea
british pick uk_formidable
british to western_approaches
british pick uk_victorious
british to barents_sea
british pick uk_indomitable
british to hawaiian_islands
british pick uk_berwick
british to mid_atlantic
british pick uk_suffolk
british to south_atlantic
british pick uk_london
british to south_atlantic
british pick uk_devonshire
british raid
british pick uk_norfolk
british to north_sea
british pick uk_dorsetshire
british raid
british pick uk_york
british raid
british pick aus_hmas_australia
british to coral_sea
british pick rus_marat
british raid
british pick uk_hk_group_1
british to air_gap
british done | 3 ; 2 ; 6
= 17083354bde18566
japanese pick jap_ise
japanese raid
japanese pick jap_myoko
japanese raid
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_atago
japanese raid
japanese pick jap_oi
japanese to home_islands
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_shoho
japanese to home_islands
japanese done
= 297b55bbb51cf688
us pick fra_foch
us to air_gap
us pick us_nevada
us to indian_ocean
us pick us_maryland
us to arabian_sea
us pick us_massachusetts
us to air_gap
us pick us_yorktown_cv5
us to bay_of_bengal
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_wasp_cv7
us to caribbean_sea
us pick us_indianapolis
us to indonesia
us pick us_new_orleans
us to indonesia
us pick us_astoria
us to indonesia
us pick us_wichita
us to eastern_seaboard
us pick us_vincennes
us to caribbean_sea
us done | 2 ; 4 ; 4
= 7bf00d9c9c71b560
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_lutzow_pb
german raid
german pick ger_ermland
german to south_atlantic
german pick ger_atlantis
german to bay_of_biscay
german pick ger_pinguin
german to western_approaches
german pick ger_kormoran
german to western_approaches
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german to eastern_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_gorizia
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done | 6 ; 6
german to neutral_port
german to germany
= 36c959f73433c51f
british repair uk_royal_sovereign 1
british pick uk_raf_coastal
british to cape_of_good_hope
= 844fc8a7c9b4f9b8
japanese pick jap_22af
japanese to bismarck_sea
= c718131446b49f39
us pick us_11af
us to coral_sea
= 499ab0f8f700cba6
german done
= fbd967734a6582ba
british pick uk_raaf
british to central_pacific
= 93dcf339137c69a6
japanese done
= b304dfaf7ff31ee7
us pick us_13af
us to french_polynesia
= 4b865e1f19c62830
british pick uk_raf_med
british to north_sea
= 46c7837b1a82336a
us pick us_14af
us to hawaiian_islands
= abd083d46f0749d7
british pick uk_rnzaf
british to gulf_of_alaska
= 9355d42e3c6a9040
us done
= 111169bb6855a5a2
british pick uk_amph_tiger
british to western_approaches
british done
= 55d9cf4d5cb99e5e
japanese done
= 94d9a54cf04e2d1f
us done
= 64af89a547d7739d
british pick uk_malaya
british to indonesia
british pick uk_revenge
british to coral_sea
british pick uk_devonshire
british to mid_atlantic
british pick uk_dorsetshire
british to eastern_seaboard
british pick rus_marat
british to baltic_sea
british done | 6
british to singapore
= aff77fb6db00ce98
japanese done
= d20e77a5d2b32fee
german done
german invert ger_uboat_07
german done
= 1b25d54b6b0089e2
british fight south_atlantic | 4 3 1
= e20c725bae12ac6c
japanese fight french_polynesia
= 598ee9f26fcc519e
us fight indian_ocean
= 3d18d4786cc0a011
german fight caribbean_sea
= 43c7968dc26363c0
british fight eastern_mediterranean
= 169d00530a774128
japanese fight indonesia
= 4f0fcbdb4227561d
us bomb uk_eagle okinawa | 1
us fight gulf_of_alaska
= 8df1807a21270e96
german fight eastern_seaboard
= a07401d2cbd13ffa
british fight western_mediterranean | 2
= feb2a78b2f63e1c5
japanese fight bismarck_sea
= dbe20eb70891c01f
us fight hawaiian_islands
= b803a6b5205e098d
german fight air_gap
= 7bbc60fc55eeea14
british fight western_approaches
= 3bf01c3b8b596dc7
british choose air
= 64853f414c25d371
german choose surface | 4 ; 1
= 7adfb317768e1f8f
british rest ger_gneisenau | 2 6 ; 6 ; 5 6 ; 2
british land uk_amph_tiger england
= 0c3730fe0ae701f5
japanese fight central_pacific
= a0dc553023af42c1
us fight home_islands
= 0e660fecd9ed6b0c
german fight bay_of_biscay | 2 3 6
= 4f0b70f65ae0c698
british fight baltic_sea
= fdf13deba008b944
british choose surface
= be7497f14a308fb9
german choose surface | 4 4 1 2 ; 2 2 6 ; 3
= b80c9f68fa37984e
british retreat
= 408b7e699794108d
german stand
german done
= d293a1e3625f80aa
british to neutral_port
= 458b13ff3c6e7e2d
japanese fight coral_sea
= 6a46c789c4829f06
us fight marianas
= e7039849c157fac8
japanese bomb jap_hiryu philippines | 1 1 3
= 1b06fbb4a9e5d925
german fight north_sea
= c0c40712bec456bc
british strike uk_raf_med germany
british aim uk_raf_med ger_bismarck | 1 5
british fight mid_atlantic
= 024a321fe860021a
japanese fight arabian_sea
= 886101042258255d
german fight cape_of_good_hope | 3 1 ; 6 ; 4 ; 3 ; 4 ; 3
= c4e12eaac5f46a5c
japanese to yokosuka_navy_yard
= f0191081d17fe0a2
british done
= 9434527c838a0888
japanese done
= 6ff4ce150a44dd40
us done
= dca3c24f4fb78d71
german done
= 04c1185b6d99715f
us done | 1 6 5
= 811acd90d2f0500d
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british raid
british pick uk_warspite
british to air_gap
british pick uk_malaya
british to home_islands
british pick uk_royal_sovereign
british to indonesia
british pick uk_revenge
british to bismarck_sea
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to bay_of_bengal
british pick uk_hood
british to north_sea
british pick uk_renown
british raid
british pick uk_prince_of_wales
british to south_atlantic
british pick uk_duke_of_york
british to barents_sea
british pick uk_anson
british to western_approaches
british pick uk_glorious
british to bay_of_biscay
british pick uk_furious
british to north_sea
british pick uk_hermes
british to arabian_sea
british pick uk_formidable
british to air_gap
british pick uk_victorious
british to western_approaches
british pick uk_indomitable
british to hawaiian_islands
british pick uk_kent
british to cape_of_good_hope
british pick uk_cornwall
british to indian_ocean
british pick uk_london
british raid
british pick uk_shropshire
british to arabian_sea
british pick uk_norfolk
british to air_gap
british pick uk_york
british to eastern_mediterranean
british pick aus_hmas_australia
british to coral_sea
british pick rus_kirov
british to baltic_sea
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british done | 4 ; 3 ; 4 ; 4 ; 5 ; 2 ; 4
= 1dd1661aece67702
japanese pick jap_mogami
japanese raid
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_iboat_2
japanese to french_polynesia
japanese done | 2
= 59e8d5c0d3f5168c
us pick us_nevada
us to indian_ocean
us pick us_california
us to indonesia
us pick us_new_mexico
us to eastern_seaboard
us pick us_new_york
us to caribbean_sea
us pick us_texas
us to mid_atlantic
us pick us_arkansas
us to eastern_seaboard
us pick us_south_dakota
us to south_atlantic
us pick us_massachusetts
us raid
us pick us_indiana
us to south_atlantic
us pick us_wasp_cv7
us to caribbean_sea
us pick us_new_orleans
us to arabian_sea
us pick us_chester
us to bay_of_bengal
us pick us_augusta
us to air_gap
us pick us_sub_2
us to coral_sea
us pick us_sub_3
us to coral_sea
us pick us_sub_4
us to coral_sea
us done | 6 ; 1 ; 6 ; 5 ; 6
= bc7c7b7953c3ca32
german pick ger_bismarck
german to barents_sea
german pick ger_admiral_graf_spee
german raid
german pick ita_littorio
german to western_mediterranean
german pick ita_roma
german to western_mediterranean
german pick ita_zara
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ita_bolzano
german to eastern_mediterranean
german pick ger_uboat_02
german to eastern_mediterranean
german pick ger_uboat_03
german to western_approaches
german pick ger_uboat_12
german to western_approaches
german done
= c80f95d6605fd360
british pick uk_raf_coastal
british to cape_of_good_hope
= 0f58198bc04aa79b
japanese pick jap_26af
japanese to french_polynesia
= fd380c19b726fda8
us pick us_5af
us to coral_sea
= 3f601c15403fbb05
german pick ger_stuka
german to eastern_mediterranean
= 1136956944294e49
british pick uk_raaf
british to hawaiian_islands
= a1a4fc299937f6bf
japanese done
= 245de2a4a79bb001
us pick us_13af
us to marshalls
= 7b69eba12800c287
german done
= f4bc35ca67b4e9b4
british done
= 927757d499883dc6
us done
= 2947bb7bcab0634f
british pick uk_amph_tiger
british to barents_sea
british done
= f120ef94e3cd23ef
japanese done
= d265c824f1ddf43b
us pick us_amph_7thi
us to eastern_seaboard
us done
= 742b9422d94856db
british pick uk_renown
british to barents_sea
british pick uk_london
british to air_gap
british done
= cf5e3c4adf60df60
japanese pick jap_mogami
japanese to gulf_of_alaska
japanese done
= b799f9beb80d7e6e
us done
= c73aeac33e5a2da9
german pick ger_admiral_graf_spee
german to barents_sea
german done
= 295e67f1e5875726
japanese done
= 6870794965917e6e
us done
= 9196b995804710ab
german invert ger_uboat_03
german done
= 2679d16014a6f2f0
british fight eastern_seaboard
= 56b70eaaae63eac1
us land us_amph_7thi usa
= b439851e008df746
japanese fight arabian_sea
= 7462235c5c391eab
us fight gulf_of_alaska
= 14dd5d87235cd0d5
german fight south_atlantic | 1
= b71a9037dd2613a0
british fight air_gap
= d565e536c0fcc5b0
japanese fight bay_of_bengal
= 473271dd7e7369d9
us fight indonesia
= e322524260ac4b54
german fight cape_of_good_hope
= 6866eb20d68ad9a3
british fight western_approaches | 4 3 2 3 3 ; 1
= a1c1deb1e8c819ad
german torpedo ger_uboat_03 uk_anson | 5
= f3749728c07649bb
british to murmansk
= 63d1244b1ceb4408
japanese fight central_pacific
= bda535d9d128fd00
us fight marianas
= 245a1ec0ac874817
japanese bomb jap_zuikaku philippines | 2 3 5 3 ; 6
= e8410711738468d4
german fight north_sea
= df108c1abbd98098
british fight western_mediterranean
= 0d6a710c55043fd6
japanese fight french_polynesia | 2
= 4dcc4534399e5375
us fight indian_ocean
= 5fe822a5d793afaf
german fight eastern_mediterranean | 6
= e4d308dbeb93df03
british choose surface
= 8769d4606dd5e80b
german choose air | 1 ; 6
german aim ger_stuka uk_york | 5 2 1 ; 3
= b818419e5b683c22
british fight baltic_sea
= a9f2b6f193a62d4d
japanese fight bismarck_sea
= 5d59e89e3cd25340
us fight home_islands
= 7788be88877f58be
german fight mid_atlantic
= 41ede7259c0c7cdb
british fight barents_sea
= 34a99304ca059784
british choose surface
= f3820a094e1612ea
german choose surface
= cd58df3435632889
british aim uk_renown ger_admiral_graf_spee
british aim uk_duke_of_york ger_bismarck | 3 2 3 ; 5 6 2 6 ; 2 2
= 78d1105c1ceb106e
german aim ger_bismarck uk_renown
german aim ger_admiral_graf_spee uk_renown | 6 3 5 2 ; 3 2 ; 2 4
german to neutral_port
= 756c025cb0cf911c
british stand
= a57deca1451bdb45
german retreat
= b548cbdf32ea8ae9
british done
= 46264d668ae783e5
german to neutral_port
= 7762751ae3d0befb
british land uk_amph_tiger murmansk
= a72de5c3df4af33f
japanese fight marshalls
= 665f18dbdcb41bd6
us strike us_13af truk | 1 5
us fight hawaiian_islands
= 81b4e7fe4c1dbc36
german fight caribbean_sea
= 4989f327ea432883
british done
= 76c545d56a8b45c2
japanese done
= 77b1aa35a85ee9b8
us done
= 8b64ba596d56693d
german done
= 0c40cebd7daa0589
us done | 5 3 4
= 664164c1ca69b43d
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british raid
british pick uk_valiant
british to air_gap
british pick uk_royal_sovereign
british raid
british pick uk_revenge
british to home_islands
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to indonesia
british pick uk_hood
british to north_sea
british pick uk_repulse
british to south_atlantic
british pick uk_duke_of_york
british to barents_sea
british pick uk_anson
british raid
british pick uk_furious
british to bay_of_biscay
british pick uk_ark_royal
british to western_approaches
british pick uk_victorious
british to south_atlantic
british pick uk_cornwall
british to indian_ocean
british pick uk_suffolk
british to air_gap
british pick uk_london
british to air_gap
british pick uk_shropshire
british raid
british pick uk_norfolk
british to north_sea
british pick uk_dorsetshire
british to eastern_seaboard
british pick aus_hmas_australia
british to coral_sea
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british pick uk_hk_group_6
british to eastern_seaboard
british done | 3 ; 4 ; 4 ; 6 ; 2 ; 1
= d381aae3d3fdb182
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_shoho
japanese raid
japanese pick jap_ryuho
japanese to home_islands
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done
= 19d70032ae3ee8f1
us pick us_idaho
us to eastern_seaboard
us pick us_alabama
us to caribbean_sea
us pick us_wasp_cv7
us to mid_atlantic
us pick us_yorktown_cv10
us to air_gap
us pick us_lexington_cv16
us to eastern_seaboard
us pick us_independence_cvl22
us to air_gap
us pick us_monterey_cvl26
us to caribbean_sea
us pick us_louisville
us to bay_of_bengal
us pick us_new_orleans
us to indian_ocean
us done | 3
= 87453f8c6ea8eed3
german pick ger_tirpitz
german to baltic_sea
german pick ger_nordmark
german to north_sea
german pick ger_dithmarschen
german to baltic_sea
german pick ger_pinguin
german to south_atlantic
german pick ita_littorio
german to western_mediterranean
german pick ita_roma
german to eastern_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_trento
german to eastern_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german done
= 8fe2332767f4b9da
british pick uk_raf_coastal
british to cape_of_good_hope
= 13204413bf5bf48f
japanese pick jap_23af
japanese to french_polynesia
= a186fb2ec2adf7d9
us pick us_14af
us to hawaiian_islands
= b5c44750ddbd5693
german done
= 0a31cc24da3eb764
british pick uk_raf_med
british to western_approaches
= d045a0ecb094b339
japanese done
= 8c5f43dd87339cb3
us done
= 86d4960972d4642b
british done
british pick uk_amph_tiger
british to north_sea
british done
= 9d4776dffde3cc38
japanese pick jap_snlf_kure
japanese to central_pacific
japanese done
= db937d5167b12bd9
us pick us_amph_2ndm
us to mid_atlantic
us pick us_amph_4thm
us to caribbean_sea
us pick us_amph_27thi
us to south_atlantic
us done
= dd0a538d9b44695a
british pick uk_shropshire
british to coral_sea
british done
= 2a83ef9b4264078f
japanese done
japanese done
= ad60d3ce241234c5
german done
= 5e54639dd05e8112
british fight north_sea | 6 5 1 6 2
british land uk_amph_tiger england
= 756d3d41373e03ab
japanese fight indian_ocean
= 35d603402d2ee687
us fight central_pacific
= b3c48caa6e78ff9d
japanese land jap_snlf_kure kwajalein
= 86148f54ad48554a
german fight bay_of_biscay
= d74e5ed01478f03b
british fight cape_of_good_hope | 1 1 ; 4 ; 2 ; 6 ; 6 ; 2
= 1111107ba22f73df
japanese fight bay_of_bengal
= 65d6f14bb6556e08
us fight french_polynesia
= a3d0f074970ac095
japanese strike jap_23af johnston_island | 6 2 6 ; 6 1
= dc6fd582d3593de8
german fight south_atlantic | 6 5 3 5 6 1 6
= 909d0086d7c9da4f
us land us_amph_27thi gibraltar
= 9b7ca737d487923d
british fight caribbean_sea
= 37a84050d41378e1
us land us_amph_4thm panama_canal
= 37886af4f0392507
japanese fight hawaiian_islands | 4 6
= ab3cfb204f455cf4
us fight indonesia
= c406f373c419414d
german fight baltic_sea
= 47fcf39746b26dfc
british fight eastern_seaboard
= 9a5a36918f17ab18
japanese fight home_islands
= 7a08637d594edf6d
japanese choose air
= b960ae97b703b3ae
us choose surface | 3 ; 4 ; 6 4 2 6 1 ; 5 5 ; 5 ; 1 ; 1 ; 2 ; 2 ; 5 ; 1
us aim uk_revenge jap_nagato | 6 4 1 4 ; 6
= 3be70050d1c50d04
german fight western_mediterranean
= 47e5df6625184bf7
british fight western_approaches
= dae8032d8f7eca13
german fight air_gap
= 998a2650821dd27c
british fight mid_atlantic
= cf92e2b33dcd6292
german fight eastern_mediterranean
= 3ce5949d750b8fd1
british done
= 43318daeb5f92a51
japanese done
= b600d5ca688eb503
us done
= 61ace03567f87b67
german done
= 6db6b283500c4c48
us done | 1 3 1
= 2d46043e6abfef8b
british pick uk_rodney
british to western_approaches
british pick uk_warspite
british to air_gap
british pick uk_valiant
british to north_sea
british pick uk_malaya
british raid
british pick uk_royal_sovereign
british to home_islands
british pick uk_resolution
british to mid_atlantic
british pick uk_hood
british to south_atlantic
british pick uk_king_george_v
british to barents_sea
british pick uk_prince_of_wales
british to bay_of_biscay
british pick uk_howe
british raid
british pick uk_furious
british to western_approaches
british pick uk_ark_royal
british to north_sea
british pick uk_eagle
british raid
british pick uk_formidable
british to western_approaches
british pick uk_victorious
british to air_gap
british pick uk_kent
british to arabian_sea
british pick uk_berwick
british to mid_atlantic
british pick uk_suffolk
british to south_atlantic
british pick uk_london
british to south_atlantic
british pick uk_devonshire
british to mid_atlantic
british pick uk_dorsetshire
british to eastern_seaboard
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to indonesia
british pick uk_hk_group_5
british to eastern_seaboard
british done | 6 ; 6 ; 5 ; 1
= 744dd98d51618b27
japanese pick jap_musashi
japanese raid
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_takao
japanese to home_islands
japanese pick jap_furutaka
japanese raid
japanese pick jap_chiyoda
japanese raid
japanese done | 5 ; 1
= 52950838519efbd9
us pick fra_colbert
us to eastern_seaboard
us pick us_arizona
us to indonesia
us pick us_mississippi
us to caribbean_sea
us pick us_arkansas
us to eastern_seaboard
us pick us_massachusetts
us to air_gap
us pick us_iowa
us to eastern_seaboard
us pick us_lexington_cv2
us raid
us pick us_enterprise_cv6
us to indian_ocean
us pick us_yorktown_cv5
us to arabian_sea
us pick us_hornet_cv8
us to air_gap
us pick us_wasp_cv7
us to south_atlantic
us pick us_san_francisco
us raid
us pick us_vincennes
us to mid_atlantic
us pick us_boston_ca69
us to caribbean_sea
us pick us_sub_6
us to hawaiian_islands
us done | 1 ; 2 ; 4
= f1e7b7483b164bbf
german pick ger_tirpitz
german to baltic_sea
german pick ger_kormoran
german to north_sea
german pick ita_roma
german to eastern_mediterranean
german pick ita_zara
german to western_mediterranean
german pick ger_uboat_06
german to western_mediterranean
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_15
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done
= aedd2be903f0927a
british pick uk_raaf
british to hawaiian_islands
= ccd5c5be8416a72a
japanese done
= 8d5943d68fa47539
us pick us_7af
us to coral_sea
= 419a8944ec6527a7
german pick ger_stuka
german to western_mediterranean
= 97bc5d72fd2b8041
british pick uk_raf_coastal
british to cape_of_good_hope
= 7b71eb29b4570b84
us pick us_8af
us to north_sea
= f6ca7dda05c37de6
german done
= 5b4d159260fe27dd
british pick uk_raf_med
british to cape_of_good_hope
= fe8f6b2c60108a3c
us done
= 1666bb093027fa87
british done
british done
= 4d2b88bb49bedbbe
japanese pick jap_snlf_kure
japanese to french_polynesia
japanese done
= 3d7ea7cff726c5e8
us done
= 7ce95fae22ff93ba
british pick uk_eagle
british to bismarck_sea
british done | 6
british to pearl_harbor
= 8f464f6e89ef838d
japanese done
= d5af6c04964b086f
us done
us done
= 793d1f666ad71bf4
german invert ger_uboat_10
german done
= fd19878c37202fee
british fight caribbean_sea
= ac02d7de0fe7e81d
japanese fight french_polynesia
japanese land jap_snlf_kure noumea
= 5c0b1d8f9d7e2d91
us fight central_pacific
= 5f07af4d8a3054a9
german fight south_atlantic
= 5e571a1977ee7994
british fight eastern_mediterranean
= 3f2bec2fba957d44
japanese fight arabian_sea
= ac4c6921503565fe
us fight indonesia
= 61eb4add9552cd64
german fight barents_sea
= 1478c3ffabbe0b10
british fight eastern_seaboard
= 5ebd0fa55c35e5ea
japanese fight marianas
= da8dd8da8a9fcce9
us fight home_islands
= 745ee73536d9dfc2
japanese choose surface
= ac6bd73eac37714d
us choose surface | 4 3 6 5 ; 5 ; 5 ; 1 ; 4
us aim uk_royal_sovereign jap_takao | 1 3 3 5
= ce0adc900e6b8761
japanese to okinawa
= 68cccd05638e4339
german fight north_sea | 5 3 1 6 1 4
= 1d3fa43f1c97e0e1
british strike us_8af germany
british aim us_8af ita_regia_aeronautica | 3 1
british fight western_mediterranean | 5 ; 6
= 9f3f26eb93eb630f
german strike ger_stuka gibraltar | 4 4 5
german to tripoli
= c81517e029fdee69
japanese fight coral_sea
= 7f2aeb76d6255a05
us fight hawaiian_islands
= cb3bd84e9b44a7ec
german fight cape_of_good_hope | 5 2 1 6
= 509d53cb87e3a16e
british fight western_approaches
= 1e30dc4067c7f855
german fight baltic_sea
= 82b7ba6c1bc02468
british fight mid_atlantic
= e5c8d30a65cb7b99
german fight air_gap
= 3ba8397115637180
british done
= 036fe73ebd3f5e87
japanese done
= 46ad87a53d7ce816
us done
= a61a2fc7075da909
german done
= 0da664dd5f4d8c17
us done | 2 2 6
= 0c891f27fc1be004
british pick uk_nelson
british to western_approaches
british pick uk_malaya
british to indonesia
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to bay_of_bengal
british pick uk_hood
british to north_sea
british pick uk_repulse
british to air_gap
british pick uk_king_george_v
british to barents_sea
british pick uk_prince_of_wales
british to mid_atlantic
british pick uk_anson
british to air_gap
british pick uk_howe
british to bay_of_biscay
british pick uk_glorious
british to western_approaches
british pick uk_furious
british to north_sea
british pick uk_eagle
british to hawaiian_islands
british pick uk_kent
british to arabian_sea
british pick uk_cornwall
british to indian_ocean
british pick uk_suffolk
british to western_approaches
british pick uk_london
british to air_gap
british pick uk_devonshire
british to north_sea
british pick uk_shropshire
british to indian_ocean
british pick uk_norfolk
british to south_atlantic
british pick aus_hmas_australia
british to coral_sea
british pick ned_de_ruyter
british raid
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british done | 5 ; 2 ; 4 ; 5 ; 1
= a5ff57dbbf5c4221
japanese pick jap_ise
japanese to home_islands
japanese pick jap_haguro
japanese to marianas
japanese pick jap_takao
japanese to bismarck_sea
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_oi
japanese to marianas
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_shoho
japanese to marianas
japanese pick jap_chiyoda
japanese to central_pacific
japanese done | 4 ; 5 ; 1
= 4b458928f51610da
us pick fra_foch
us to eastern_seaboard
us pick fra_duquesne
us to eastern_seaboard
us pick us_california
us to arabian_sea
us pick us_maryland
us to indian_ocean
us pick us_colorado
us to caribbean_sea
us pick us_new_york
us to eastern_seaboard
us pick us_arkansas
us to south_atlantic
us pick us_massachusetts
us to caribbean_sea
us pick us_indiana
us to mid_atlantic
us pick us_iowa
us to air_gap
us pick us_new_jersey
us to mid_atlantic
us pick us_lexington_cv2
us to indonesia
us pick us_yorktown_cv10
us to eastern_seaboard
us pick us_bunker_hill_cv17
us to south_atlantic
us pick us_intrepid_cv11
us to air_gap
us pick us_hornet_cv12
us to eastern_seaboard
us pick us_wasp_cv18
us to south_atlantic
us pick us_independence_cvl22
us to eastern_seaboard
us pick us_monterey_cvl26
us to mid_atlantic
us pick us_langley_cvl27
us to caribbean_sea
us pick us_indianapolis
us to indian_ocean
us pick us_new_orleans
us to indonesia
us pick us_chester
us to bay_of_bengal
us pick us_chicago
us to bay_of_bengal
us pick us_tuscaloosa
us to air_gap
us pick us_boston_ca69
us to air_gap
us pick us_quincy_ca71
us raid
us pick us_sub_3
us to coral_sea
us pick us_sub_5
us to coral_sea
us pick us_sub_6
us to coral_sea
us done | 2 ; 6 ; 2 ; 5
= a80d195355f9d3c6
german pick ger_tirpitz
german to baltic_sea
german pick ger_admiral_graf_spee
german to south_atlantic
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german to western_mediterranean
german pick ita_bolzano
german to eastern_mediterranean
german pick ger_uboat_01
german to eastern_mediterranean
german pick ger_uboat_04
german to eastern_mediterranean
german pick ger_uboat_05
german to eastern_mediterranean
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german pick ger_uboat_15
german to cape_of_good_hope
german pick ger_uboat_xxi_1
german to eastern_mediterranean
german done
= 472d9f7a606ee8d6
british done
= 7b6a156f35884603
japanese pick jap_24af
japanese to bismarck_sea
= 761b6ec28e9ab661
us pick us_7af
us to coral_sea
= 9810854a0485adcd
german done
= 0e818de2b3c324a3
japanese pick jap_26af
japanese to french_polynesia
= 335c3bb4fd1a38fd
us done
= a32e9741cc6a4832
japanese pick jap_21af
japanese to marshalls
japanese pick jap_25af
japanese to home_islands
japanese done
= 7be8fd0c1a9c498d
british pick uk_amph_tiger
british to western_approaches
british done
= 03f340a59f8ea51a
japanese done
= e83aa490c62b5424
us pick us_amph_1stm
us to mid_atlantic
us pick us_amph_2ndm
us to eastern_seaboard
us pick us_amph_3rdm
us to south_atlantic
us pick us_amph_27thi
us to cape_of_good_hope
us done
= 47315ec69b9b7f41
british done
= fbdf1f6f56d001c6
us pick us_quincy_ca71
us to barents_sea
us done
= baa624fd3d2b57af
german done
= ad0e92feb0fbec43
us done
= 15097f5287304566
german done
= 4a459dc55ea9a1a7
british fight eastern_seaboard
= 9525dd3b591cbd3c
us land us_amph_2ndm usa
= 8acef7bc4fb28c7d
japanese fight coral_sea | 2 ; 3 ; 6
= 078021f552d24a78
us fight indonesia
= e3c05cf1ba2817bd
german fight eastern_mediterranean | 5 ; 6 ; 2 ; 4
= 2bfa3e4e0ae43ab4
british fight air_gap
= a86eefe5aee807d5
japanese fight bay_of_bengal
= 94b6fe7b3b5fc33a
us fight marianas
= 863ea49d230a919c
german fight western_approaches
= e6e8a0451fb76e9a
british land uk_amph_tiger england
british fight north_sea
= b824ede6af255fff
japanese fight central_pacific
= 2388a7d17a7b6bd9
us fight french_polynesia
= 1decd4df73f6e776
german fight baltic_sea
= 9233a2084c515896
british fight western_mediterranean
= bb2656beba44db28
japanese fight marshalls
= 85a49b497058fc2e
us fight bismarck_sea
= 37b98c0342b53861
german fight south_atlantic
= ac2c551b9f3e9684
british choose air
= 7dba60dd040fbda8
german choose surface | 2 ; 5 ; 4 5 2 2 ; 5 ; 1 1 1
german aim ger_admiral_graf_spee uk_norfolk | 3 2
= dce7ff3ca23febee
us land us_amph_3rdm gibraltar
= 57e69c5445a05c2b
british fight bay_of_biscay
= 1e810fba439f609c
japanese fight hawaiian_islands
= 7554ec71acc3edf8
us fight arabian_sea
= 3fc9bf551e3e8908
german fight barents_sea
= 707354fee95585e4
british fight caribbean_sea
= c51227b25f1945a4
japanese fight home_islands
= 3608a66d8e9d1033
german fight cape_of_good_hope | 3 2 4 ; 3 ; 2 ; 2
= 883fd3cac619438b
us land us_amph_27thi diego_suarez
= 794ebb83c7f16540
british done
= c112777db0608dac
japanese done
= 5bc65287f00b89de
us done
= d7d5885760365fcd
german done
= d0063083ee90321c
end 1867 over d0063083ee90321cccbb65eccfc7d231 4e07706ff737504f
