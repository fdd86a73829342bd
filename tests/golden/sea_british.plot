flagplot 1
game admirals-war 2
scenario standard
options {"players":"four","victory":"individual","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Each for himself: Britain has most points, and its ally has not lost"
dice fast 15
start 4728a0b5d14e2545bcedf0fc912205ba
british done
= 1a8656055ec2bd94
us done
= 5a2b412f5045e392
japanese force jap_hiei
japanese release jap_hiei
japanese done
= f9db177de65b2bd9
british pick uk_nelson
british raid
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british raid
british pick uk_warspite
british to eastern_mediterranean
british pick uk_valiant
british raid
british pick uk_resolution
british to mid_atlantic
british pick uk_renown
british to north_sea
british pick uk_repulse
british to air_gap
british pick uk_ark_royal
british raid
british pick uk_eagle
british to bay_of_bengal
british pick uk_kent
british to western_mediterranean
british pick uk_berwick
british to barents_sea
british pick uk_london
british to south_atlantic
british pick uk_devonshire
british to south_atlantic
british pick uk_shropshire
british to indonesia
british pick uk_york
british to arabian_sea
british pick uk_exeter
british to indonesia
british pick aus_hmas_australia
british to coral_sea
british pick ned_de_ruyter
british to bismarck_sea
british done | 3 ; 1 ; 4
= a1f30c38541c05f4
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_takao
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_hiryu
japanese to home_islands
japanese done | 5 5 1 6 4 6 3 4 2 2 2 2 3
= 8ad101949f3d1140
us pick fra_strasbourg
us to western_mediterranean
us pick fra_algerie
us to south_atlantic
us pick fra_foch
us to south_atlantic
us pick us_houston
us to bismarck_sea
us done
= 6cd284b6b9c2413b
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_nordmark
german to eastern_seaboard
german pick ger_orion
german to eastern_seaboard
german pick ita_zara
german to western_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ita_bolzano
german to eastern_mediterranean
german pick ger_uboat_02
german to eastern_seaboard
german done
= 60ef24dd6a41fe86
british pick uk_raf_coastal
british to western_approaches
= 62480db8cb25c8e7
japanese done
= cc02679f4040f1fd
german pick ger_stuka
german to baltic_sea
german done
= f6561250693e934c
japanese done
= 80f92065621c012c
british pick uk_nelson
british to barents_sea
british pick uk_ark_royal
british to eastern_seaboard
british done
= 6e5e46e2b9539fef
german invert ger_uboat_02
german done
= 64fab048f453931e
british fight north_sea
= 9c72244ad3703e3d
japanese fight arabian_sea
= 7052c7a495d06bcf
us fight bay_of_bengal
= e17c89970543146d
german fight western_mediterranean
= 614dce91da82c5b5
british choose surface
= 953b1826692c446c
german choose surface
= 5202245e3add4f9c
british rest ita_trento | 1 ; 1 3 5
= a483438105f2f338
german aim ita_zara uk_kent
german aim ita_trento uk_kent | 6 ; 6 ; 3
german to tripoli
= 31f1e1b1e644b603
us stand
= a90765814afd9e74
german retreat
german to taranto
= 5a80eed208b2d18f
british fight mid_atlantic
= 4fb52b650791dde5
japanese fight bismarck_sea
= 01c49fa39ef807fc
us fight coral_sea
= 8f6604ba91a9a427
german fight air_gap
= 741000cf71187900
british fight baltic_sea
= d2218ac9f3968568
japanese fight home_islands
= 3e7905653ad60de6
us fight hawaiian_islands
= 7556569af953f010
german fight eastern_seaboard | 4
german torpedo ger_uboat_02 uk_ark_royal | 4
= b2fb90ca7be1e183
british fight south_atlantic
= eb3e74fea20558e5
japanese fight indonesia
= 67f64588625da8fd
german fight eastern_mediterranean
= a1b36bcf9c5e56fd
british choose surface
= dcbed27b32d77635
german choose surface | 5 4 6 1 ; 4 ; 2
= 83c92e829d2a6625
british fight western_approaches
british done
= 8e514e5417d6aaff
japanese done
= 6891aaeb7c86d4fd
us done
= e7a3589d23506880
german done | 1 5 ; 5 3 ; 1 6 ; 4 6 ; 2 4 ; 3 4 ; 5 6 ; 3 4 ; 4 1 ; 4 3 ; 4 3 ; 3 6 ; 1 6 ; 5 2 ; 6 6
= 6e2b98a33489f724
british pick uk_nelson
british raid
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_warspite
british to cape_of_good_hope
british pick uk_valiant
british to north_sea
british pick uk_barham
british to air_gap
british pick uk_malaya
british to western_mediterranean
british pick uk_royal_sovereign
british raid
british pick uk_revenge
british to indonesia
british pick uk_resolution
british to mid_atlantic
british pick uk_renown
british to south_atlantic
british pick uk_repulse
british to barents_sea
british pick uk_prince_of_wales
british to bay_of_biscay
british pick uk_furious
british to western_approaches
british pick uk_ark_royal
british to south_atlantic
british pick uk_eagle
british to marianas
british pick uk_hermes
british to arabian_sea
british pick uk_illustrious
british to barents_sea
british pick uk_formidable
british to western_approaches
british pick uk_cumberland
british to eastern_mediterranean
british pick uk_shropshire
british raid
british pick uk_norfolk
british to north_sea
british pick uk_york
british to indian_ocean
british pick uk_hk_group_1
british to eastern_seaboard
british done | 1 ; 3 ; 4 ; 6 ; 6 ; 1 ; 6 ; 6
= fcf2541ac0f17c92
japanese done | 2 3 5 6 4 4 1 3 6 6 2 6 3
= bf005fe03be629e3
us pick us_houston
us to hawaiian_islands
us pick us_wichita
us to eastern_seaboard
us done
= 7c7de30d4fee5753
german pick ger_bismarck
german to baltic_sea
german pick ger_gneisenau
german to barents_sea
german pick ger_lutzow_pb
german to barents_sea
german pick ger_admiral_hipper
german to north_sea
german pick ger_pinguin
german to barents_sea
german pick ita_littorio
german to eastern_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_pola
german to western_mediterranean
german pick ger_uboat_04
german to caribbean_sea
german done
= 03e7e233c0c805cc
british pick uk_raf_med
british to north_sea
= 41af23d4e515876c
japanese done
= fedac165912c737e
german pick ita_regia_aeronautica
german to barents_sea
= c6aaee31b74fb9af
british pick uk_raf_coastal
british to western_approaches
= 9b01d9508176d8ee
german pick ger_stuka
german to baltic_sea
german pick ger_luftflotte_5
german to north_sea
german pick ger_x_fliegerkorps
german to north_sea
= 71784eeaad79a22c
british pick uk_amph_tiger
british to north_sea
british done
= 988e3ccea9f2b197
japanese done
= cf9177d9b797e743
british pick uk_nelson
british to eastern_seaboard
british pick uk_royal_sovereign
british to coral_sea
british done | 6 ; 4
british to gibraltar
british to singapore
= 69fb298fb9e1817d
german done
german done
= a4fc54cc2dfcd587
british fight air_gap
= be3c51ff91c79dba
japanese fight marianas
= b9b0059aafb7a6eb
us fight hawaiian_islands
= f5d063f3b8ab253a
german fight north_sea
= 61ea76cc106cc260
british strike uk_raf_med germany
british aim uk_raf_med ger_scharnhorst | 4 5
= bf06b9df8382b723
german strike ger_luftflotte_5 england
german strike ger_x_fliegerkorps england
german aim ger_luftflotte_5 uk_raf_med
german aim ger_x_fliegerkorps uk_berwick | 5 4 1 ; 5 5 5
= ce999bac6fea58d6
british choose surface
= c7b26ba63389c554
german choose surface | 2 1 1 4 ; 3
german aim ger_admiral_hipper uk_norfolk | 6 ; 3
= 6426e929f747b0bb
british stand
= d6d36c57b1d7c027
german retreat
german to germany
= 6cc9dd3734faaab0
british land uk_amph_tiger england
british fight eastern_seaboard | 5 ; 4
= 7c292dddd6f7220a
japanese fight indonesia
= 23354d6584b95069
us fight arabian_sea
= fd39dd4459cb31de
german fight bay_of_biscay
= 37821582fe339a1c
british fight eastern_mediterranean
= eb9b0c79e4301cc6
british choose surface
= 706faa60c18d0322
german choose surface
= fd8ca6400b363042
british aim uk_cumberland ita_andrea_doria | 2 ; 6 6 1 1 ; 6 3 ; 2 4 4 1
= e18aa2557ac55b4e
german fight cape_of_good_hope
= 8e72dc983ac3a2bd
british fight barents_sea | 4 1 1 6
= b7945062fecf0155
british choose surface
= a06f32a4f3cc9e9f
german choose surface
german to germany
= 5424c70440f57fda
british aim uk_repulse ger_gneisenau | 4 3 3
= b77a97c1b77b3ef8
german aim ger_gneisenau uk_illustrious | 1 2 2 ; 5 4 ; 5
= 3fdec7f2dee6fea4
british retreat
= f52de6d771d7f03c
german stand
german done
= 03947f6e8308aeac
british to neutral_port
= e6a7369bc5cdb0ec
german fight caribbean_sea | 4
= 44276a6da7f21558
british fight baltic_sea
= 5bcf36910ede76e1
german fight western_mediterranean
= 84928141a2866863
british choose surface
= d03d64417deebbb6
german choose surface | 5 5 1 5 ; 2
german to tripoli
= 1df77e48ad61e8e4
british fight south_atlantic
= 125bfa2f398e1d1a
german fight western_approaches
= 9ff844203adfce7a
british done
= 64d0f99679708d29
us done
= f555bac7191f8e51
german done
= b21dcabec096c288
us done | 2 1 6
= cb78a1540516dc79
british pick uk_warspite
british to arabian_sea
british pick uk_valiant
british to western_approaches
british pick uk_resolution
british raid
british pick uk_ramillies
british to cape_of_good_hope
british pick uk_renown
british to air_gap
british pick uk_king_george_v
british raid
british pick uk_prince_of_wales
british to north_sea
british pick uk_furious
british to barents_sea
british pick uk_eagle
british to home_islands
british pick uk_hermes
british to indonesia
british pick uk_formidable
british to south_atlantic
british pick uk_victorious
british to mid_atlantic
british pick uk_indomitable
british to air_gap
british pick uk_berwick
british to bay_of_biscay
british pick uk_suffolk
british to western_approaches
british pick uk_london
british raid
british pick uk_devonshire
british to western_approaches
british pick uk_dorsetshire
british to eastern_mediterranean
british pick aus_hmas_australia
british to indonesia
british pick aus_hmas_canberra
british to coral_sea
british pick rus_kirov
british to baltic_sea
british done | 5 ; 5 ; 6 ; 5 ; 3
= 707a48aa0e9cd6cc
japanese pick jap_ashigara
japanese raid
japanese pick jap_takao
japanese raid
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_kako
japanese to central_pacific
japanese pick jap_oi
japanese to central_pacific
japanese done | 1 4 4 2 5 5 3 1 3 2 4 2 2 1 2
= 2a48254dac0dccd9
us pick us_new_york
us to eastern_seaboard
us pick us_louisville
us to hawaiian_islands
us pick us_vincennes
us to caribbean_sea
us done
= 2ded5c13d2c1b0d5
german pick ger_gneisenau
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_admiral_hipper
german to western_approaches
german pick ita_littorio
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_trieste
german raid
german pick ger_uboat_01
german to western_approaches
german done | 1
= 3edccdb94c1c6cbd
british pick uk_raf_coastal
british to western_approaches
= 05c34ab3e4f61f51
japanese pick jap_22af
japanese to central_pacific
= 19c8f3f927ea462b
german pick ita_regia_aeronautica
german to eastern_mediterranean
= 2473aceca90858d9
british pick uk_raaf
british to coral_sea
= d896b1cdfd2cf007
japanese done
= 0325518e75a6a1f8
german pick ger_stuka
german to north_sea
= 252ab9287dba5e64
british pick uk_raf_med
british to bay_of_biscay
= 63da853098dbd5ad
german done
= 00eba05bd2c77302
british done
= fd0459fcee655ebf
japanese done
= f68ac4143764412d
british pick uk_king_george_v
british to caribbean_sea
british done | 6
= 0dd64dd252dd8b02
japanese done
= 5b88bd2c861f2980
german done
german done | 1 2 1 5
= 7a128d0539748c19
british fight caribbean_sea
= 5e833dfa64ba21d1
japanese fight home_islands
= f994e66f74d3055a
british bomb uk_eagle yokosuka_navy_yard
british aim uk_eagle jap_kongo | 1
= 45d5af7aa89d88dd
us fight arabian_sea
= 6123a940c27949d8
german fight barents_sea
= 433cc73f5ef1659b
british bomb uk_furious germany
british aim uk_furious ger_lutzow_pb | 5 2
british fight cape_of_good_hope
= a7270dd90773e5d3
japanese fight marianas
= 06695f1194c151ef
us fight hawaiian_islands
= e226dc83241985d9
german fight south_atlantic
= bd13552b457495b6
british fight western_mediterranean
= ecda5fbfa3227bd8
japanese fight coral_sea
= 8ff47dd5354ff227
japanese choose surface
= 75cb0acb294df539
us choose air | 5 ; 1
= 28c2bb0ab83957c4
japanese to saipan
= 835cfdabbadc6c66
us done
= 9bbf19d30f6f4ac6
japanese rest us_salt_lake_city | 6 ; 3 ; 4
= 420ceadf41410f1f
us rest jap_oi | 5 ; 4 ; 3
= c7072111c466eaf3
japanese to saigon
japanese retreat
= 8d7ed14504b3ec85
us stand
us done
= c5bea540d91159db
japanese to saipan
= eccb13b429dd95c6
us bomb us_enterprise_cv6 saipan
us bomb us_saratoga_cv3 saipan
us rest jap_22af | 3 5 2 1 ; 4 5 2 3
= 02c198dc83b57f73
german fight bay_of_biscay
= 24b8db74a5eb8f53
british fight north_sea
= f1e13c48e016c471
german strike ger_stuka england
german aim ger_stuka uk_ark_royal | 1 3 1
german fight air_gap
= 6980f433145d4981
british fight mid_atlantic
= d1e981efb8d63ba0
german fight eastern_mediterranean
german strike ita_regia_aeronautica suez | 2 1
german to taranto
= 5f3ffd4ec930d506
british choose surface
= 723d9b7d33349854
german choose surface
= ed0902cf5c1df5b9
british aim uk_dorsetshire ita_fiume | 3 ; 4 ; 2
british retreat
= 6c7f7ad96f1c9d95
german stand
german ignore ita_fiume
german done
= 5da3881a49fecdfc
british to gibraltar
british fight eastern_seaboard
= 96ee6f652b0c76ff
german fight western_approaches | 1 3 5 3 2
= 3f5e84ca26eb5629
british choose air
= 24d558319292f55b
german choose surface | 2 ; 6
= eb8cdf4d98664b18
british to gibraltar
british rest ger_admiral_graf_spee | 4 3 4 6 ; 5 ; 4 ; 6 ; 3
= fe9faa8ec4f966b6
german rest uk_suffolk | 6 2 6 ; 1 6 ; 5 3 ; 5 ; 1
= 739120ee78ffb45e
british stand
= 09471290a9905383
german stand
= fceced3eafa5e4a0
british choose surface
= c47e9011eaec9e33
german choose surface
= 6b4e81104fccae65
british rest ger_gneisenau | 4 2 3 6 ; 4 ; 1
= e19605d92e9810ed
german aim ger_gneisenau uk_devonshire
german aim ger_admiral_hipper uk_valiant | 1 1 2 ; 5 ; 1
= e6d2871e4254e58f
british stand
= eea81c9161073257
german stand
= 952df784af4a67e5
british choose surface
= 1e113f91521917a5
german choose surface
= e199baf093bb5db2
british rest ger_admiral_hipper | 3 6 2 2 ; 3 ; 1
= c5261f603159dc25
german rest uk_valiant | 2 5 1 ; 3
= f03a9025cca26735
british to neutral_port
british retreat
= ca28325780d62bc8
german stand
= 2dd0900987bdd124
british to murmansk
british done
= 5f1acaac33bb0e9f
japanese done
= 715d154d6fd7d629
us done
= c5c21b0b52f11703
german done
= a03d58c1197fd612
us done | 6 4 4
= 9c318d4724e8f70e
british pick uk_nelson
british to south_atlantic
british pick uk_warspite
british to cape_of_good_hope
british pick uk_valiant
british to mid_atlantic
british pick uk_barham
british to western_approaches
british pick uk_malaya
british to eastern_mediterranean
british pick uk_revenge
british to home_islands
british pick uk_ramillies
british to indian_ocean
british pick uk_hood
british to north_sea
british pick uk_renown
british raid
british pick uk_prince_of_wales
british to barents_sea
british pick uk_anson
british to bay_of_biscay
british pick uk_glorious
british to western_approaches
british pick uk_furious
british to western_approaches
british pick uk_ark_royal
british to western_approaches
british pick uk_hermes
british to indonesia
british pick uk_illustrious
british to caribbean_sea
british pick uk_victorious
british to north_sea
british pick uk_indomitable
british raid
british pick uk_berwick
british to north_sea
british pick uk_devonshire
british to air_gap
british pick uk_shropshire
british to indonesia
british pick uk_york
british to bismarck_sea
british pick uk_exeter
british to marianas
british pick aus_hmas_australia
british raid
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to bismarck_sea
british pick rus_marat
british to baltic_sea
british pick uk_hk_group_2
british to air_gap
british done | 2 ; 5 ; 2 ; 6 ; 1 ; 2
= 517c009d6227ba3a
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_tone
japanese to home_islands
japanese pick jap_chikuma
japanese to aleutians
japanese pick jap_kako
japanese to marshalls
japanese pick jap_kaga
japanese raid
japanese pick jap_soryu
japanese to aleutians
japanese pick jap_hosho
japanese to central_pacific
japanese done | 2 ; 4
= 6cb7e31e9c91fe6b
us pick fra_foch
us to air_gap
us pick us_nevada
us to hawaiian_islands
us pick us_mississippi
us to eastern_seaboard
us pick us_arkansas
us to air_gap
us pick us_saratoga_cv3
us to french_polynesia
us pick us_yorktown_cv5
us to caribbean_sea
us pick us_wasp_cv7
us to air_gap
us pick us_ranger_cv4
us to mid_atlantic
us pick us_minneapolis
us to gulf_of_alaska
us pick us_chester
us to gulf_of_alaska
us done | 1 ; 2 ; 3
= 15d3a574c7ed8bf2
german pick ger_tirpitz
german to western_approaches
german pick ger_scharnhorst
german to western_approaches
german pick ger_admiral_scheer
german to western_approaches
german pick ger_prinz_eugen
german to western_approaches
german pick ger_atlantis
german to air_gap
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_gorizia
german to western_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ger_uboat_01
german to air_gap
german pick ger_uboat_04
german to air_gap
german pick ita_10mas
german to western_mediterranean
german done | 1 ; 2 ; 1
german repair ger_gneisenau 1
german repair ger_gneisenau 2
german repair ger_gneisenau 1
= 8f4efd3387b3dc15
british pick uk_raf_med
british to western_approaches
= 23a1eb77c7569f24
japanese pick jap_22af
japanese to marshalls
= 45d28e152975de69
us done
= 5410771ea10e91f5
german pick ger_fsjr
german to north_sea
= 101de8569381a450
british pick uk_raaf
british to coral_sea
= f6250c7dcc8a0aad
japanese pick jap_23af
japanese to home_islands
= 0a15ebafdda5d697
german done
= a86f577ff1ef8360
british pick uk_rnzaf
british to marianas
= 2273025ae8515fd3
japanese pick jap_25af
japanese to central_pacific
= 00765bd824bba937
british done
= aaaf6772f654a4bb
japanese done
= 6cc13bf417479d74
british pick uk_amph_tiger
british to south_atlantic
british done
= e2224a3b2a99a13d
japanese done
= 478955c8b7926bdd
british pick uk_renown
british to eastern_seaboard
british done | 3
= e0e28b907f4c5d7c
japanese done
= a22d153aef5635d9
german done
= 60c2fdb5af804a7d
british fight north_sea
= 024a9fd76e85dac4
german drop ger_fsjr germany
= 5ede2c07ef70c0b5
japanese fight hawaiian_islands
= d726e174fdf3d3cc
us fight marianas
= 5bb6c91b489445c2
german fight western_mediterranean | 1
= d4680bebabc69805
british fight bay_of_biscay
= c9688d5c2847d75d
japanese fight gulf_of_alaska
= 0043183c63585c44
us fight coral_sea
= f2f4b1dc31643156
german fight eastern_seaboard
= 30e2f1d2a4f29bf3
british fight eastern_mediterranean
= f824d0e6233c99c7
japanese fight bismarck_sea
= 4b5ea2b393b98152
us fight home_islands
= 7f7be375c75674d6
japanese choose air
= 34b6e7e60182cfc4
british choose surface | 3 ; 4
= 52d013d82894a96f
japanese aim jap_23af uk_revenge | 4 2 6 ; 1
= 96bb6150226160d2
british retreat
= 76573d8c191a4b9e
japanese stand
japanese done
= 0511dba1594d7d66
british to pearl_harbor
= 37e390299154daa3
german fight south_atlantic
= 18503d93da18525c
british land uk_amph_tiger gibraltar
british fight western_approaches
= ca1994408bf9847a
british choose air
= a2e771a0e4ec9704
german choose surface | 5 ; 5
= 1d3b66a97d76d364
british to simons_town
british aim uk_barham ger_scharnhorst | 2 1 4 4
= 4589d23dccf76731
german aim ger_tirpitz uk_ark_royal
german aim ger_scharnhorst uk_ark_royal
german aim ger_admiral_scheer uk_glorious | 2 2 2 2 ; 6 2 2 ; 5 ; 4 6 ; 5 ; 3
= f393a6444f786644
british retreat
= d6087505cea26411
german stand
= 414a62bb6bdb4591
british group uk_furious 2
= a9588e1e222fe24b
german ignore ger_tirpitz
german done
= 8979d5db493598dc
british to panama_canal
british to england
= 1a2b129f0950c450
japanese fight aleutians
= 44c70182be1c5848
us fight indonesia
= c429f1433b734bb5
british bomb uk_hermes saigon | 5
= 1ba6393a67af3fd5
german fight barents_sea
= 27a3cb22e264b608
british fight baltic_sea
= fbd08f9dc8f6d4f9
japanese fight central_pacific
= 788bde0d06bc61d8
us fight french_polynesia
= 01bbc34479dc7172
german fight air_gap | 1 2 3 4 3 4
german to brest | 1
= d79612576bad2a62
british fight caribbean_sea
= b72b7dceb2ec7861
japanese fight indian_ocean
= d87c684a8970424c
german fight mid_atlantic
= 7cc3eb5af4703764
japanese to yokosuka_navy_yard
= 9ec5dd2825138208
british done
= 0329673dcb7a6316
japanese done
= cc00ed81e8c42c20
us done
= 316de8bf776c32a3
german done
= bff61fe0e7dd9825
us done | 2 4 3
= 1f86fd9b94a1303f
british pick uk_rodney
british to western_approaches
british pick uk_malaya
british to eastern_mediterranean
british pick uk_revenge
british to hawaiian_islands
british pick uk_resolution
british to south_atlantic
british pick uk_hood
british to north_sea
british pick uk_duke_of_york
british to mid_atlantic
british pick uk_howe
british to barents_sea
british pick uk_furious
british to western_approaches
british pick uk_eagle
british to home_islands
british pick uk_hermes
british to indonesia
british pick uk_illustrious
british to western_mediterranean
british pick uk_victorious
british to bay_of_biscay
british pick uk_berwick
british to western_approaches
british pick uk_cornwall
british to indonesia
british pick uk_london
british to north_sea
british pick uk_sussex
british to north_sea
british pick uk_dorsetshire
british raid
british pick uk_york
british to home_islands
british pick uk_exeter
british to home_islands
british pick aus_hmas_canberra
british to coral_sea
british pick uk_hk_group_2
british to air_gap
british done | 1 ; 6 ; 3 ; 1
= 012e290c90d72b89
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese done | 5 ; 1
= 4a5019ba2b1d244a
us pick us_oklahoma
us to french_polynesia
us pick us_arizona
us to gulf_of_alaska
us pick us_california
us to marshalls
us pick us_west_virginia
us to hawaiian_islands
us pick us_south_dakota
us to air_gap
us pick us_massachusetts
us to eastern_seaboard
us pick us_saratoga_cv3
us to french_polynesia
us pick us_enterprise_cv6
us to gulf_of_alaska
us pick us_indianapolis
us to marshalls
us pick us_chester
us to hawaiian_islands
us pick us_augusta
us to caribbean_sea
us pick us_tuscaloosa
us to caribbean_sea
us pick us_vincennes
us to air_gap
us pick us_sub_1
us to coral_sea
us pick us_sub_3
us to coral_sea
us done | 3 ; 3 ; 4 ; 5
= c2097065b29f5500
german pick ger_bismarck
german to baltic_sea
german pick ger_gneisenau
german to barents_sea
german pick ger_prinz_eugen
german to barents_sea
german pick ger_ermland
german to barents_sea
german pick ger_kormoran
german to barents_sea
german pick ger_michel
german to barents_sea
german pick ita_roma
german to western_mediterranean
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german done
= 9a8c81ae34ad8a5c
british repair uk_valiant 1
british pick uk_raf_coastal
british to cape_of_good_hope
= b5b81a7545b37e09
japanese pick jap_24af
japanese to bismarck_sea
= 9af90ffa5f1fa7fa
us pick us_11af
us to coral_sea
= adb3573f0981aace
german done
= d55a43b71ca70ea5
british done
= b1728a5512ac455e
japanese pick jap_26af
japanese to home_islands
= 6b7bd9ad017cff4e
us pick us_7af
us to bay_of_bengal
= f846e856590d1629
japanese done
= ec7e40099b002367
us pick us_10af
us to indonesia
us done
= 3c11ba6771446cc9
british done
= 9f45c957be6897c8
japanese pick jap_snlf_kure
japanese to aleutians
japanese pick jap_snlf_sasebo
japanese to central_pacific
japanese done
= c009f98d1e22919c
us pick us_amph_1stm
us to mid_atlantic
us done
= 9d06efbf29a7d667
british done
= 4db1d3bf015365d9
us done
= 165e8264d08fdd05
german invert ger_uboat_04
german done
= 29c9442ff15ee485
british fight south_atlantic
= 2e9d909d45bce647
japanese fight gulf_of_alaska
= c73cdaa58216111a
us fight bismarck_sea
= 72d3009541059b79
german fight north_sea
= b1fa153fd6f8fecd
british fight baltic_sea
= 0f14de0c0d909fb7
japanese fight indonesia
= 32efb6292520e05c
us fight home_islands
= 255bae64c936ad69
japanese choose air
= e75dab71888a8990
british choose surface | 1 ; 1
= f17eb88ac7bb206a
japanese aim jap_zuiho uk_york
japanese aim jap_26af uk_eagle | 6 6 ; 2 6 ; 4 2 1
= 90e133dcb390aadf
british aim uk_eagle jap_zuiho | 2
british retreat
= 748bdfca262ee605
japanese stand
= 8fba76a83a134fc4
british group uk_exeter 2
= d3e0f175d8426ce7
japanese pursue jap_ashigara 2
japanese done
= dca8e8c9a5b8b67b
british to pearl_harbor
= d9365dc6e783f464
japanese choose air
= 95de9d215b593787
british choose surface | 2 ; 2
= 66a25670f4bf01b4
japanese pursue jap_ashigara 1
= 7273c83501e0edf0
japanese choose air
= 1aa81225bb81880a
british choose surface | 1 ; 3
= 1b4667bfb132dff5
japanese pursue jap_ashigara 1
= eec413f650bcbc93
japanese choose air
= 67ee5187d0e13330
british choose surface | 5 ; 3
= 9ab96bba23b9ab8d
japanese done
= 7cf21491abf8d594
british to samoa
= 311d6f9421014cab
german fight air_gap
= 8dd5b0af243c61ff
british fight cape_of_good_hope | 4 5
= f4323031f8f68c42
japanese fight marianas
= 5c5ec12fb9b9f64a
us fight hawaiian_islands
= 4fcff9202920684d
german fight barents_sea | 3 ; 6
= a2bb29219d86fdd6
british choose surface
= 67239f383f915a62
german choose surface
= ea2e359e72794b41
british aim uk_howe ger_gneisenau | 4 1 4 3 ; 3 5 6 ; 6 1 ; 6 ; 6
british fight western_approaches
= 5deb06e252cd187b
japanese fight coral_sea
= 0bdc9e23cdf73b12
us fight aleutians
= 080190d4b08ab0fa
japanese land jap_snlf_kure attu_kiska
= 67dce96866e75616
german fight western_mediterranean
= d28fcb9245812c31
british choose air
= 481d68b1d6ec3ff7
german choose surface | 1 ; 4 ; 1 2 4 6 ; 6
= a206bdd32e655a55
british fight mid_atlantic
= 65ab2c1aa54bbb1b
japanese fight bay_of_bengal
= 3f6be2ec47cc35ef
us fight marshalls
= 2a0c7660a9c0f6ea
german fight caribbean_sea
= afbbc43aec8ad7e6
british fight bay_of_biscay
= b6e7cd2b3d88c6a6
japanese fight central_pacific
japanese land jap_snlf_sasebo saipan
= 2312f379bf9f0c49
german fight eastern_seaboard
= dae89f0325de4460
british choose surface
= b5b788303014467e
german choose surface
= 64efbb2779de63da
british aim uk_malaya ita_fiume | 6 4 2 1 ; 6 ; 6 2 5 5 ; 6 ; 5
british done
= f450b182551a714d
japanese done
= b4c403885f8b3f7c
us done
= 3446863436de3fc7
german done
= f56bf77593ee7b13
us done | 6 5 2
= 1e096fb8c1f6d8d5
british pick uk_nelson
british to mid_atlantic
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_warspite
british to cape_of_good_hope
british pick uk_valiant
british to north_sea
british pick uk_royal_sovereign
british to home_islands
british pick uk_revenge
british to indonesia
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to marianas
british pick uk_hood
british to air_gap
british pick uk_prince_of_wales
british to barents_sea
british pick uk_duke_of_york
british to western_approaches
british pick uk_anson
british to bay_of_biscay
british pick uk_eagle
british to hawaiian_islands
british pick uk_hermes
british to indian_ocean
british pick uk_formidable
british to air_gap
british pick uk_london
british to western_approaches
british pick uk_devonshire
british to barents_sea
british pick uk_sussex
british to south_atlantic
british pick uk_shropshire
british to bay_of_bengal
british pick uk_dorsetshire
british raid
british pick ned_de_ruyter
british to bismarck_sea
british pick rus_marat
british to baltic_sea
british pick uk_hk_group_4
british to eastern_seaboard
british done | 3 ; 3 ; 5 ; 5 ; 4 ; 5
= 2eabe96f39cf1ad2
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_mogami
japanese to central_pacific
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_shoho
japanese to home_islands
japanese pick jap_junyo
japanese to indonesia
japanese done | 1 ; 6
= 785871905ff488c9
us pick us_arizona
us to french_polynesia
us pick us_tennessee
us to marshalls
us pick us_colorado
us to eastern_seaboard
us pick us_new_york
us to caribbean_sea
us pick us_washington
us raid
us pick us_massachusetts
us to mid_atlantic
us pick us_lexington_cv2
us to hawaiian_islands
us pick us_saratoga_cv3
us to gulf_of_alaska
us pick us_enterprise_cv6
us to french_polynesia
us pick us_hornet_cv8
us to air_gap
us pick us_san_francisco
us to hawaiian_islands
us pick us_houston
us to gulf_of_alaska
us pick us_sub_2
us to coral_sea
us done | 2 ; 1 ; 3
= d5e6bea76852bb9b
german pick ger_atlantis
german to bay_of_biscay
german pick ita_littorio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ger_uboat_04
german to western_approaches
german pick ger_uboat_05
german to western_approaches
german pick ger_uboat_08
german to western_approaches
german pick ger_uboat_10
german to western_approaches
german pick ger_uboat_13
german to north_sea
german done
= ca05b74ed03240e0
british pick uk_raf_coastal
british to north_sea
= b33bee345883254a
japanese pick jap_25af
japanese to indonesia
= e0df256f08334fc1
us pick us_11af
us to coral_sea
= fc212faf80ad96a3
german pick ger_stuka
german to western_mediterranean
= e619027b83f38353
british pick uk_raf_med
british to western_approaches
= 0b2cfba8c993a74a
japanese done
= 2066b258b570b384
us pick us_10af
us to indian_ocean
= a85c4e78e8808abe
german done
= b04e3e621c95de19
british pick uk_raaf
british to bay_of_bengal
= bd9566d08cf3fd39
us pick us_14af
us to arabian_sea
= 84c4f8888a585046
british pick uk_rnzaf
british to aleutians
= e1e060d21cfd58ae
us pick us_7af
us to hawaiian_islands
us pick us_8af
us to eastern_seaboard
us done
= 31aa7f650e59ca61
british pick uk_amph_tiger
british to cape_of_good_hope
british done
= cc3aa3d9e7c9e042
japanese done
= f1601c62537115e5
us pick us_amph_2ndm
us to south_atlantic
us done
= 88a7ed9b53816632
british done
= c0aa40ae4efa8a0f
us done
us done
= 322206cbc4f39707
german invert ger_uboat_08
german done
= 9bc09674cc66f485
british fight south_atlantic
= 960f0129ec4f5a1c
us land us_amph_2ndm gibraltar
= b9284ccdc1f35625
japanese fight coral_sea
= 0c51b0025de15eb1
us fight hawaiian_islands
= dd7223b3686e1043
german fight barents_sea | 5 5
german to neutral_port
german to brest | 2
= 5af7846fbe0aae93
british fight western_mediterranean
= 39b79add71687084
german strike ger_stuka gibraltar
german aim ger_stuka us_amph_2ndm | 4 5 3
german to taranto
= 9c337ac70182ee5c
japanese fight marshalls
= 228c4542785a327b
us fight bay_of_bengal
= ebd4ac4d494a86d5
german fight eastern_mediterranean
= fe89fd82235ba58b
british fight western_approaches | 1 5 4 5 3 ; 6
= 86ae626170c0da66
german torpedo ger_uboat_08 uk_london | 5
= 6a310a7c3617fef3
british to gibraltar
= 78a1c427066e3dc7
japanese fight aleutians
= 1ce996c61785e76f
us fight arabian_sea
= 1527c9f28970fb60
german fight north_sea | 4 4 3 ; 1
= e0b6534087ae1cae
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_gneisenau | 3 1
british fight cape_of_good_hope
british land uk_amph_tiger simons_town
= 09d94dbb7c329d01
japanese fight marianas
= 457870d0e4843366
us fight home_islands
= 7c501515e3ce56c5
japanese choose air
= e5851212d6771952
british choose surface | 5 ; 2
= 6b3651f6a49c16b2
japanese aim jap_soryu uk_royal_sovereign
japanese aim jap_shokaku uk_royal_sovereign
japanese aim jap_shoho uk_royal_sovereign | 4 3 6 ; 2 ; 4 2 1 5 ; 4 ; 6 5 ; 4 2
= 0ab47beba6d74b03
german fight baltic_sea
= c57ebb05a446f144
british fight caribbean_sea
= 2532a888a3ebf9c6
japanese fight gulf_of_alaska
= 097bb7b8bba675f5
us fight french_polynesia
= f2cfd8d31cf723ad
german fight air_gap
= 6ab9c1f66ffd1c19
british fight mid_atlantic
= 9abb8573f803a54c
japanese fight indian_ocean
= 92d7f056cf519ee3
us fight central_pacific
= 83e569f32f519435
german fight eastern_seaboard | 2 ; 2
= 38f7288fde914416
japanese fight bismarck_sea
japanese strike jap_25af philippines | 6 5 3 ; 1
= 71dad0170ca9825b
japanese choose air
= d901f94c00d72fe1
british choose surface | 3 ; 2
= 3eb0098b1f6a412c
japanese aim jap_junyo uk_revenge | 5 6 5 ; 4 2 4
japanese bomb jap_junyo philippines | 5 6 5 ; 5
= cc6220d99a25bb31
british done
= fec2ba974f6648a4
japanese done
= bf8d0c02fdb0ce5e
us done
= 310d4170c045cb09
german done
= c0c090bb5579e23d
japanese done
= 6df8fc09d1310b90
us done | 3 3 6
= aba940d550b290f7
british pick uk_rodney
british to western_approaches
british pick uk_warspite
british to bay_of_bengal
british pick uk_valiant
british to air_gap
british pick uk_barham
british to hawaiian_islands
british pick uk_king_george_v
british to south_atlantic
british pick uk_eagle
british raid
british pick uk_hermes
british to indonesia
british pick uk_formidable
british to north_sea
british pick uk_berwick
british to mid_atlantic
british pick uk_london
british to mid_atlantic
british pick uk_sussex
british to barents_sea
british pick uk_dorsetshire
british to caribbean_sea
british pick aus_hmas_australia
british to indonesia
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to home_islands
british pick rus_kirov
british to baltic_sea
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_3
british to barents_sea
british pick uk_hk_group_4
british to barents_sea
british pick uk_hk_group_5
british to eastern_seaboard
british done | 5 ; 2 ; 3 ; 2
= 04412fb5ba7ecd78
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_takao
japanese to marianas
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_kumano
japanese to marianas
japanese pick jap_soryu
japanese to marianas
japanese done | 1
= 1b5073707546c96a
us pick fra_foch
us to eastern_seaboard
us pick us_nevada
us raid
us pick us_oklahoma
us to french_polynesia
us pick us_south_dakota
us to eastern_seaboard
us pick us_massachusetts
us to caribbean_sea
us pick us_lexington_cv2
us to hawaiian_islands
us pick us_saratoga_cv3
us to gulf_of_alaska
us pick us_louisville
us raid
us pick us_wichita
us to air_gap
us pick us_sub_1
us to home_islands
us done | 3
= f3b62ea2cb2dfb63
german pick ger_bismarck
german raid
german pick ger_gneisenau
german to western_approaches
german pick ita_littorio
german raid
german pick ita_roma
german to western_mediterranean
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ger_uboat_02
german to western_approaches
german pick ger_uboat_04
german to western_approaches
german pick ger_uboat_05
german to western_approaches
german pick ger_uboat_06
german to western_approaches
german pick ger_uboat_08
german to western_approaches
german pick ger_uboat_11
german to western_approaches
german pick ger_uboat_13
german to western_approaches
german pick ger_uboat_14
german to western_approaches
german done
= 1722268c4039d2dc
british pick uk_raf_med
british to north_sea
= fbc152b994a20563
japanese pick jap_21af
japanese to bismarck_sea
= 575f1fd90edb3a82
us pick us_10af
us to coral_sea
= 3666b68d69b90fc0
german done
= 1a31861601ff91fe
british pick uk_raf_coastal
british to cape_of_good_hope
= 9fc489f88b6b0106
japanese done
= 29f1d10d84a9b11e
us pick us_8af
us to bay_of_biscay
= f4f222b7de52a58a
british pick uk_rnzaf
british to indian_ocean
= 1140f1c8b21fbdc6
us pick us_14af
us to marshalls
= efc6d86a498c4e8f
british done
= 46609fb56b3a8708
us done
= fd1b322aa0c11611
british pick uk_amph_tiger
british to arabian_sea
british done
= 87cb60d87a75395a
japanese done
= f68ae11a22eaa473
us pick us_amph_1stm
us to air_gap
us pick us_amph_2ndm
us to mid_atlantic
us done
= ae6638f2a88d5cc8
british pick uk_eagle
british to coral_sea
british done | 3
= ef56214a49e64af9
us pick us_nevada
us to aleutians
us done | 2
= 92cebfc5d66b7269
german pick ger_bismarck
german to western_approaches
german done
= e52da821e8019d69
us done
= 934f99d8bd1529c5
german invert ger_uboat_08
german done
= 3f449caeaf462c39
british fight western_mediterranean
= 8f5e21ad4d9cd975
japanese fight bismarck_sea
= 2612d091472b3dda
us fight marshalls
= ccf48fd076677074
german fight bay_of_biscay
= 22568cbbad246239
british fight eastern_mediterranean
= 8ac050241fabd04a
japanese fight coral_sea
= b6a89812797071f1
us fight french_polynesia
= 8a74285532e91813
german fight barents_sea
= a2919fdc043c3dce
british fight air_gap
= f7f225d44843bef6
japanese fight indian_ocean
= 129cced90177e76f
us fight central_pacific
= b8dde4faa20ea84a
german fight mid_atlantic
= c99ffa64a1b081d4
british fight western_approaches | 1 ; 4 ; 5 ; 2 ; 3 ; 4 ; 2 ; 1
= f2096fdc9f3334e3
british choose surface
= 714455271f8ff6d0
german choose surface
= 6d0b1f11bf2a7a53
british aim uk_rodney ger_bismarck | 6 5 5 5 2 ; 3 ; 5 4 6 1 ; 6 6 ; 1 4 3
= 008a286eeb18e23e
german to neutral_port
= e2e4b112bf108af0
japanese fight bay_of_bengal
= 5b7bf58d79359ab9
us fight hawaiian_islands
= e23f2321d6731587
german fight north_sea
= 924a8180d993de2e
british strike uk_raf_med germany
british aim uk_raf_med ger_fsjr | 5 4
british fight eastern_seaboard
= 1ee645f9385ed396
japanese fight marianas
= d634ba3dcdeaccb6
us fight arabian_sea
= f16ccfa86dc29410
british land uk_amph_tiger suez
= fbdc25e79a8a1bc6
german fight baltic_sea
= 346170ba63eaabbf
british fight caribbean_sea
= f3eda0c83f325667
japanese fight aleutians
= d9951d644a714875
us fight indonesia
= a36a81f79a3fb80a
british bomb uk_hermes okinawa | 2
= 70c721fe78b0257f
german fight south_atlantic
= 62a26e73566b009a
japanese fight gulf_of_alaska | 5
= afa1838828c82a6a
british done
= e8695419413ae375
japanese done
= 80c6bb68486a3045
us done
= 1a324d1a1261624e
german done
= 09c37cace8cbce9e
us done | 4 5 1
= 0cc2e236179142a3
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_barham
british to hawaiian_islands
british pick uk_ramillies
british to home_islands
british pick uk_hood
british to north_sea
british pick uk_renown
british to barents_sea
british pick uk_prince_of_wales
british to south_atlantic
british pick uk_anson
british to mid_atlantic
british pick uk_furious
british to western_approaches
british pick uk_hermes
british to indonesia
british pick uk_cornwall
british to indonesia
british pick uk_london
british to caribbean_sea
british pick uk_devonshire
british to air_gap
british pick uk_sussex
british to bay_of_biscay
british pick uk_exeter
british to coral_sea
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to french_polynesia
british done | 5 ; 4 ; 4 ; 3 ; 2 ; 5
= 24b07044235765de
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_chikuma
japanese raid
japanese pick jap_soryu
japanese raid
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_iboat_2
japanese to central_pacific
japanese done
= a9504976339c0663
us pick fra_foch
us to air_gap
us pick us_tennessee
us to central_pacific
us pick us_california
us to french_polynesia
us pick us_maryland
us to gulf_of_alaska
us pick us_west_virginia
us to marshalls
us pick us_massachusetts
us to eastern_seaboard
us pick us_hornet_cv8
us to air_gap
us pick us_essex_cv9
us to caribbean_sea
us pick us_louisville
us to hawaiian_islands
us pick us_minneapolis
us to hawaiian_islands
us pick us_new_orleans
us raid
us pick us_northampton
us to hawaiian_islands
us pick us_tuscaloosa
us to south_atlantic
us pick us_wichita
us to south_atlantic
us pick us_sub_2
us to bismarck_sea
us pick us_sub_5
us to marianas
us done | 4 ; 3 ; 2 ; 6
= 36cf0b0225a250ac
german pick ger_tirpitz
german raid
german pick ger_prinz_eugen
german to baltic_sea
german pick ger_ermland
german to south_atlantic
german pick ger_orion
german to baltic_sea
german pick ita_littorio
german raid
german pick ita_roma
german to western_mediterranean
german pick ger_uboat_01
german to baltic_sea
german pick ger_uboat_02
german to eastern_mediterranean
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_08
german to baltic_sea
german pick ger_uboat_12
german to eastern_mediterranean
german done
= cb578afcb7e1c2f8
british pick uk_raf_coastal
british to cape_of_good_hope
= 4a9920abd1fb0897
japanese done
= e158ec448cdfd465
us pick us_10af
us to marianas
= c00a33bf2d0dbad0
german pick ger_stuka
german to eastern_mediterranean
= 6e1a56b3eb667e18
british pick uk_raf_med
british to bay_of_biscay
= 7dd0dcea1f3db115
us pick us_11af
us to bay_of_bengal
= 9f38cc8dbdeee8e2
german pick ger_fsjr
german to baltic_sea
= 20bd84c5c7d74783
british pick uk_raaf
british to indian_ocean
= c34693095e909e0a
us pick us_13af
us to coral_sea
= 2e823e1c9ffec517
german done
= 1c79d6a5e9c4c2be
british pick uk_rnzaf
british to arabian_sea
= d010886bf7e0b65f
us pick us_5af
us to north_sea
us done
= c75257cd8eba7306
british done
= e11804c696595df7
japanese done
= 103f924fe976b2fe
us pick us_amph_3rdm
us to air_gap
us pick us_amph_27thi
us to eastern_seaboard
us done
= 15da81476422a6d7
japanese done
= 12c9d8db83b4b1d7
us done
= 63eab0128afb2df8
german done
= 7eaaad38f324e509
japanese done
= fbe2ec3d4596526d
us done
= 0f4c0479d2e7e2d8
german done
= 7b43ff7629509122
british fight eastern_mediterranean | 3 ; 4
= 3ea4ae02da402bbf
german strike ger_stuka suez | 3 2 5
german to malta
= 221ac412156bcaf5
japanese fight indonesia
= 976943eb5019ee11
british bomb uk_hermes okinawa | 2
= 99f64ebf5af0af23
us fight central_pacific | 6
= c23bf6a2eb40c7eb
german fight mid_atlantic
= 2db663aa05f12598
british fight western_mediterranean
= bf6cf6feef032f78
japanese fight hawaiian_islands
= 4ae9b88707a59517
us fight bay_of_bengal
= 3a042f6546b80b3e
german fight south_atlantic | 1 1 2
= 71fcb7010fbf2859
british fight barents_sea
= 99c10252ee099c0a
japanese fight coral_sea
= ab63f81859532ab1
us fight bismarck_sea | 5
= 46b9ce1b09217a97
german fight western_approaches
= a235e873b64de6ac
british fight air_gap
= 7f48ee0a180b848f
japanese fight marianas | 6
= 3c0ab604685fa66e
us strike us_10af saipan | 4 5
us fight french_polynesia
= cd95870a1f2c431a
german fight baltic_sea
german attack ger_orion | 3 ; 5 ; 5
german drop ger_fsjr germany
= 629fbf5f19f5bd8e
british fight eastern_seaboard
= e55cace91441a5d1
us land us_amph_27thi usa
= 80a291005e0739db
japanese fight arabian_sea
= 375a76db4ec27671
us fight gulf_of_alaska
= cffb85c9b40af21a
german fight bay_of_biscay
= 247db0c1be032915
british fight north_sea
british strike us_5af germany
british aim us_5af ger_fsjr | 2 6
= f23bd0b7752c023b
japanese fight home_islands
= a03ca02a19b814a4
japanese choose air
= 4ca1be99d8881dab
british choose surface | 1 ; 3 ; 6 5 2 6 4 3 ; 6 3 4 ; 3 6 3 1 ; 2 ; 5 ; 3
british aim uk_ramillies jap_suzuya | 2 2 2 4
= fa34c72a775729d7
us fight marshalls
= 44ae84d2b78ffaae
german fight caribbean_sea | 3 5
= eafc9dccc37f8b9c
british done
= ce61fa099c19a216
japanese done
= cdb01fe19f23ba25
us done
= d0173ed99c1e3e79
german done
= 2d04ecef0ccbb378
us done | 5 3 1
= 74d1b727f6e09625
british pick uk_nelson
british to mid_atlantic
british pick uk_hood
british to western_approaches
british pick uk_renown
british to north_sea
british pick uk_prince_of_wales
british to air_gap
british pick uk_hermes
british to indonesia
british pick uk_victorious
british to barents_sea
british pick uk_berwick
british raid
british pick uk_cornwall
british to indonesia
british pick uk_london
british to south_atlantic
british pick uk_sussex
british to south_atlantic
british pick uk_shropshire
british to indian_ocean
british pick uk_dorsetshire
british to bay_of_biscay
british pick aus_hmas_australia
british to coral_sea
british pick ned_de_ruyter
british to home_islands
british pick rus_marat
british raid
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british done | 3 ; 2 ; 3
= 930582bed6a6239d
japanese pick jap_nagato
japanese to marianas
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_nachi
japanese to central_pacific
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_oi
japanese raid
japanese pick jap_kitakami
japanese raid
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_ryujo
japanese to marianas
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 5 ; 5 ; 2
= cfb37c30d9333f4a
us pick us_california
us raid
us pick us_colorado
us to eastern_seaboard
us pick us_washington
us to caribbean_sea
us pick us_indiana
us to south_atlantic
us pick us_iowa
us to air_gap
us pick us_wasp_cv7
us to mid_atlantic
us pick us_intrepid_cv11
us to eastern_seaboard
us pick us_independence_cvl22
us to air_gap
us pick us_langley_cvl27
us raid
us pick us_cabot_cvl28
us to south_atlantic
us pick us_bataan_cvl29
us to mid_atlantic
us pick us_new_orleans
us to hawaiian_islands
us pick us_chester
us to hawaiian_islands
us pick us_astoria
us to french_polynesia
us pick us_tuscaloosa
us to south_atlantic
us pick us_canberra_ca70
us to mid_atlantic
us pick us_sub_5
us to coral_sea
us done | 6 ; 4
= 0ff0c06f4f00255d
german pick ger_scharnhorst
german to baltic_sea
german pick ger_admiral_scheer
german to north_sea
german pick ger_orion
german to north_sea
german pick ger_michel
german to north_sea
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ger_uboat_01
german to eastern_mediterranean
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_14
german to eastern_mediterranean
german pick ita_10mas
german to eastern_mediterranean
german done
= 2c2c209be6e6abb7
british pick uk_raf_coastal
british to north_sea
= 491828f5ca949127
japanese done
= bece14bf470deb00
us pick us_10af
us to coral_sea
= 10c4bea968288d94
german pick ger_stuka
german to eastern_mediterranean
= 69c422468d13a3d6
british pick uk_raf_med
british to western_approaches
= 1acb15e3061c0b58
us pick us_7af
us to french_polynesia
= 8790086503d0189e
german done
= eccbe53b81df400f
british done
= 21e48f8f58bebe21
us done
= 51980ca335ce3832
british pick uk_amph_tiger
british to arabian_sea
british done
= 7ef713e6a9e861a1
japanese done
= a3255a3658c8b52f
us pick us_amph_1stm
us to caribbean_sea
us pick us_amph_4thm
us to eastern_seaboard
us pick us_amph_7thi
us to south_atlantic
us done
= d92dd14ca791e5b4
british pick uk_berwick
british to cape_of_good_hope
british pick rus_marat
british to baltic_sea
british done
= 1bd752b67edcfd09
japanese done
= b870387a6e850a56
us done
= 717a2d06c8a6a17f
japanese invert jap_iboat_2
japanese done
= a2a001d61a165174
us done
= 4dde235d401a7da1
german invert ger_uboat_14
german invert ger_uboat_06
german done
= 584b83e4c5c8b8b7
british fight western_mediterranean
= 41583ab3c3b89372
japanese fight central_pacific
= 355e0ea1723fee37
us fight arabian_sea
= 168efd1cbc0c0429
british land uk_amph_tiger addu_atoll
= 3556debbc0ddecfa
german fight baltic_sea
= 8d3532369b1eb411
british choose surface
= e0813fdb93402165
german choose surface | 6 4 3 4 ; 6 ; 1 2 2
= 66e82d51fc794ef5
british fight mid_atlantic
= a2bb7b4b73a5c606
japanese fight marianas
= 5cc52960b24e5ed9
us fight french_polynesia
= 9f6683d8fcb99b43
german fight cape_of_good_hope
german torpedo ger_uboat_06 uk_berwick | 3
= 91d6acf7d57081fd
british fight eastern_mediterranean | 1 ; 2
= 911ff728972dfb3d
japanese fight indian_ocean
= f9839d89be6ec5b9
us fight coral_sea
= 9c485750b6dec94b
german fight air_gap
= 53c2ff6f60a1b629
british fight north_sea | 6 4 6
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_prinz_eugen | 2 6 ; 4
= d94b3534144e8210
british choose surface
= 47daedcb780d2849
german choose surface | 2 4 1 ; 4 3
= b14fdf782d7e7e3d
british to murmansk
= c6cbfcba8dcee5ce
japanese fight indonesia
= 7961f49944758f27
japanese choose surface
= b32e4e27e232654f
british choose air | 4 ; 4
british aim uk_hermes jap_kinugasa | 3
british stand
= a52a64b2060e4f60
japanese retreat
= 92d6ca794d0f26ce
british ignore uk_hermes
british done
= 766718d0315a7ae9
japanese to okinawa
= dcf755dfaec85d94
british bomb uk_hermes okinawa
british aim uk_hermes jap_25af | 3
= c2e62de6eba99f91
us fight home_islands
= 7dfd762e41a49ac9
japanese choose air
= 8c81bb538e1cc5bf
british choose surface | 3 ; 6
= 5c9b188ad53b017d
japanese rest ned_de_ruyter | 1 ; 2
= f4f09cfc48f2dd19
british aim ned_de_ruyter jap_kaga | 1
british retreat
= 90a69521081e9f1f
japanese stand
japanese done
= 51ea5a60a837636e
british to singapore
= 19540e256fe59f6e
german fight eastern_seaboard
= b4ebfa6e0858e092
us land us_amph_4thm usa
= ac37d44b41137b39
british fight western_approaches
= 553289969f95fa37
japanese torpedo jap_iboat_2 us_new_orleans | 4
= 68802b8ed6853911
us to samoa
= cc5b42087f1511db
german fight south_atlantic | 5 1 4 4 3 3 6 4 1
= 30818decca6e6c1e
us land us_amph_7thi gibraltar
= f78c6470edf0def3
british fight caribbean_sea
= 13116bd58f96c498
us land us_amph_1stm panama_canal
= 328f6d2a225f5e78
german fight bay_of_biscay
= e566ef6c9c73d890
british done
= c68af8c10c06e784
japanese done
= e21ce432c2dc3693
us done
= 5c9fd034a5392405
german done
= 1d916ff92e31624f
us done | 2 3 1
= cd56667745e949b0
british pick uk_nelson
british to mid_atlantic
british pick uk_valiant
british to western_approaches
british pick uk_barham
british to hawaiian_islands
british pick uk_hood
british to air_gap
british pick uk_king_george_v
british to south_atlantic
british pick uk_prince_of_wales
british raid
british pick uk_anson
british to north_sea
british pick uk_furious
british to barents_sea
british pick uk_hermes
british to indonesia
british pick uk_formidable
british to western_approaches
british pick uk_indomitable
british raid
british pick uk_indefatigable
british raid
british pick uk_implacable
british to bay_of_biscay
british pick uk_devonshire
british to western_approaches
british pick uk_exeter
british to coral_sea
british pick aus_hmas_australia
british to indonesia
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to home_islands
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british pick uk_hk_group_6
british to eastern_seaboard
british done | 6 ; 5 ; 1 ; 4
= 48e9e4af267b9fce
japanese pick jap_yamato
japanese to marianas
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese raid
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_aoba
japanese to aleutians
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_soryu
japanese to aleutians
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_chitose
japanese to indonesia
japanese done | 6 ; 2 ; 4
= 946bfdba3de6c8c1
us pick fra_foch
us raid
us pick us_oklahoma
us to french_polynesia
us pick us_arkansas
us to eastern_seaboard
us pick us_indiana
us to caribbean_sea
us pick us_new_jersey
us to air_gap
us pick us_yorktown_cv5
us to eastern_seaboard
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_intrepid_cv11
us raid
us pick us_wasp_cv18
us raid
us pick us_bataan_cvl29
us raid
us pick us_san_jacinto_cvl30
us to south_atlantic
us pick us_indianapolis
us to gulf_of_alaska
us pick us_quincy_ca39
us to mid_atlantic
us pick us_vincennes
us to south_atlantic
us pick us_canberra_ca70
us to air_gap
us pick us_quincy_ca71
us to caribbean_sea
us pick us_sub_2
us to bismarck_sea
us pick us_sub_4
us to bismarck_sea
us pick us_sub_5
us to bismarck_sea
us done | 1
= 8ff0dad425cd46ea
german pick ger_bismarck
german to south_atlantic
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_zara
german to western_mediterranean
german pick ger_uboat_13
german to cape_of_good_hope
german pick ger_uboat_14
german to cape_of_good_hope
german pick ita_10mas
german to eastern_mediterranean
german done
german repair ger_prinz_eugen 1
german repair ger_prinz_eugen 2
german repair ger_prinz_eugen 1
= 48489ca6c9298e10
british pick uk_raf_med
british to cape_of_good_hope
= 48463494b4afab7d
japanese pick jap_21af
japanese to bismarck_sea
= ed1b3c1cd7e0f69f
us pick us_11af
us to indian_ocean
= 65480095ab5722f1
german pick ita_regia_aeronautica
german to baltic_sea
= 8606fd1ba09330f8
british pick uk_raf_coastal
british to western_approaches
= f09845d9304f32e3
japanese pick jap_23af
japanese to marshalls
= cea810ba57dfc243
us pick us_5af
us to north_sea
= 311ce64089dba9ca
german done
= 48ba57d414209a12
british pick uk_raaf
british to coral_sea
= eb7319816b502717
japanese pick jap_25af
japanese to bismarck_sea
= f7590db14430a3db
us done
= 694250a35f3ad2ae
british pick uk_rnzaf
british to arabian_sea
= edc8dfc75813e425
japanese done
= b274ae748c4e9bcb
british done
= a1e352ff6862dffc
japanese done
= dfcc38c9e2a94d85
us done
= a73639673b9cf6a7
british pick uk_prince_of_wales
british to barents_sea
british pick uk_indomitable
british to western_approaches
british done
= 3c7f52597ec2e559
japanese pick jap_hyuga
japanese to hawaiian_islands
japanese done | 5
japanese to truk
= d399397583a5886c
us pick us_intrepid_cv11
us to mid_atlantic
us pick us_wasp_cv18
us to western_approaches
us done
us invert us_sub_5
us done
= bcb50c8d02a29b19
german invert ger_uboat_13
german done
= dc3697c3af44f0d9
british fight mid_atlantic
= d8a607e15de3b424
japanese fight hawaiian_islands
= a816b9ca51165784
us fight marianas
= 573629653227203d
german fight air_gap
= 32c216d45c90a8bf
british fight north_sea
british strike us_5af germany
british aim us_5af ger_lutzow_pb | 4 2
= 7018221b3e4955cd
japanese fight aleutians
= 53934fbbe0be696e
us fight bismarck_sea | 2 2 4 4 1 1 ; 2 ; 5
= 8e4036def8ed3e72
german fight eastern_mediterranean | 5
= 09c7dddbc37fe325
british fight western_approaches
= 1468ff32d7528dba
japanese fight indian_ocean
= 247e040d9c253fa5
us fight marshalls
= 1a225da66836df66
german fight barents_sea
= b38eae3f9e4f9cd0
british fight south_atlantic
= 57c2d43263757f21
british choose air
= 3c9a0141ba540662
german choose surface | 4 ; 3
= dc885c926a161907
british aim us_san_jacinto_cvl30 ger_bismarck | 6 6 ; 1 3
british stand
= dada0679506fc5fe
us stand
= ace38127baaa7349
german stand
= 0f6014478d3c7116
british choose air
= 1ba911851c37ef05
german choose surface | 4 ; 3
= 2b34ed5ebde9cf75
british aim us_san_jacinto_cvl30 ger_bismarck | 5 5 ; 4 5
= 5b196049e5697134
japanese fight coral_sea
= 3f5f758fc5fb235a
us fight home_islands
= ede0eeabd6f3dae8
japanese choose air
= 62eeee16ec0ee33a
british choose surface | 3 ; 4
= f846260c3aa4be01
japanese aim jap_akagi ned_de_ruyter | 1 4 4 2
= 0231fe89dcb026c8
british to trincomalee
= 0bc48164bc6fe0c4
german fight cape_of_good_hope | 4 2 ; 2
= 7964f749f952eed4
british fight western_mediterranean
= 55b786e5aeb6eb63
japanese fight indonesia
= 020557de93ac316a
japanese choose air
= a043dd0e682504f6
british choose surface | 1 ; 4
british aim aus_hmas_australia jap_zuikaku | 3
british retreat
= 08f3c1e3e3090e60
japanese stand
= 707c17eab0506fcb
british group aus_hmas_australia 2
= 57dc05920824ce0a
japanese done
= 05e1e849ce31de1f
british to philippines
british to saigon
= 92681872c1c47d01
japanese bomb jap_zuikaku saigon
japanese bomb jap_chitose singapore | 4 1 ; 6 4 4 5 ; 3 6
= 073915cc65e75e3d
us fight gulf_of_alaska
= 17b4c03b4f4cdc54
german fight bay_of_biscay
= ea6c6ca15a4e9ae0
british fight caribbean_sea
= 8f6e47981d8fdce8
japanese fight arabian_sea
= 011ab9379bfd20ab
us fight french_polynesia
= 08a1dc5b53ea4cf7
german fight baltic_sea
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_marat | 5 4
= bf9076413fce2c71
british done
= f3535ca853e7e96a
japanese done
= 0d55fc7358750a8d
us done
= 3ad671f1fb4dac2d
german done
= 855eb89aac9c7996
end 1867 over 855eb89aac9c7996c550be031c4f5d34 1a051c1d4cac6171
