flagplot 1
game admirals-war 2
scenario turn_0
options {"players":"four","victory":"team","parallel_theatres":false,"more_french":true,"turn_0":true,"turn_11":false,"french_dilemma":true,"more_vichy":true,"pearl_harbor_tension":true,"tora":true,"gunnery_radar":true,"hidden_submarines":true,"submarine_targeting":true,"damage_control":true,"task_forces":true,"greek_navy":true,"argus":true,"pocket_pride":true,"german_carriers":true,"alternate_names":true,"battleship_carriers":true,"aging_fleet":true,"italian_ineffectiveness":true,"italian_buildup":"dice","uboat_raiding_bonus":true,"indonesia_air_bonus":true}
note "Four persons, every optional rule, from 1939: each side holds a theatre"
dice fast 1
start 1a44bee8bd65a7292b41907cc962c147
british done
= c962c33caea84641
us done
= 7d8334652d5e4afc
japanese force jap_soryu
japanese done
= 09fb9a5d668cd43f
us distribute 2 3 1
= 845e58e8f1a13ce9
british pick uk_nelson
british to western_approaches
british pick uk_glorious
british to north_sea
british pick uk_furious
british to air_gap
british pick uk_eagle
british to bay_of_bengal
british pick uk_hermes
british to indonesia
british pick uk_dorsetshire
british to mid_atlantic
british pick uk_exeter
british raid
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to indonesia
british pick ned_de_ruyter
british to bismarck_sea
british done | 5 ; 1 ; 6
= ef4e7ef948d6428f
japanese keep
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_hiryu
japanese raid
japanese pick jap_hosho
japanese to home_islands
japanese done | 6 3 5 2 4 3 1 4 1 6 1 1 6
= a7f09806f2078934
us pick fra_provence
us to south_atlantic
us pick fra_suffren
us to eastern_mediterranean
us pick fra_dupleix
us to eastern_mediterranean
us pick fra_tourville
us to western_mediterranean
us pick us_pensacola
us to french_polynesia
us done | 4
= 34fd04095d0c76da
german keep
german deploy barents_sea
german keep
german pick ger_scharnhorst
german to barents_sea
german pick ger_nordmark
german to eastern_seaboard
german pick ger_altmark
german to eastern_seaboard
german done
= 5ec3741f415f0ccc
british overhaul uk_malaya 1
british overhaul uk_barham 1
british overhaul uk_cumberland 1
british overhaul uk_royal_oak 1
british overhaul uk_berwick 1
british overhaul uk_hood 2
british overhaul uk_ramillies 1
british overhaul uk_cornwall 1
british overhaul uk_suffolk 1
british pick uk_raf_coastal
british to bay_of_biscay
= 2c3cc30b56748202
japanese pick jap_21af
japanese to home_islands
= 250883350c7da624
german pick ger_fsjr
german to baltic_sea
= a2d5aefbc40f2606
japanese pick jap_22af
japanese to home_islands
= 5618f867d1695136
german done
= 932cfdfaabae2472
japanese pick jap_24af
japanese to home_islands
japanese done | 3 3
= ea7d1ac1a0036dcc
german pass
= 0cf0ddac9e948981
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= 486a89a8282a1efc
british done
= a1cee196c797ebb4
japanese done
japanese keep
= d058723c4b520d13
german keep
german keep
german keep
german keep
= 910f7049c74f3a27
british fight south_atlantic
= 8c8272de2c7b8978
german done
= 77988f82211adff5
japanese fight coral_sea
japanese done
= bab5d552ebd03925
us fight hawaiian_islands
= 86c01340536e9596
japanese done
= cd3cee30797c73e8
german fight bay_of_biscay | 4 2
= d5b2db3eabe16244
british fight eastern_seaboard
= e0edac0f8c48e3ad
japanese fight central_pacific
= 78f4323b28fddec9
us fight bismarck_sea
= 810ba65cb565147f
japanese done
= 0b146cb707187926
german fight barents_sea | 3
= fc889a50829407d4
british fight cape_of_good_hope
= c589e37322c18d49
japanese fight home_islands
japanese land jap_snlf_kure okinawa
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= ce5b737c794608a9
us fight bay_of_bengal
= 693931cade11842c
japanese done
= abe6411acc4a1595
german fight mid_atlantic | 4
german done
= a7b9e0038af72ff3
british fight north_sea | 4 6 1
= 35bed6919cedfabc
german done
= bd07d52601db7904
japanese fight aleutians
= 6311ada899d40445
us fight marianas
= 2d70da7b6b230aca
german fight caribbean_sea
= d42a35f93c22baa1
british fight western_mediterranean | 2
= 7b32653807b577f0
german done
= 0a338c36b970b7d4
japanese fight indonesia
japanese done
= 2aaf9d25a833ccd9
us fight french_polynesia
= 206e0a5252ea1130
japanese done
= 9254c1a0233f2703
german fight western_approaches | 5
german done
= 4318fdd4705d629b
british fight baltic_sea
= c4f28fb715c97bc8
german drop ger_fsjr germany
= 05ae84bcafba04de
japanese fight gulf_of_alaska
= 0b9cf40fc6ed0d8e
us fight marshalls
= 686c848405c3092b
german fight air_gap | 4 3 2
german done | 3 6
german done
= 88fa860aeb1e8334
japanese fight arabian_sea
= 32e52e735f448acd
british done
= 0662dbc9f7199d31
japanese done
= 0da31c3c660a7397
us done
= c3713651c4686935
german done | 1
= 45e65c5986508c16
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_resolution
british to mid_atlantic
british pick uk_hood
british to air_gap
british pick uk_furious
british raid
british pick uk_ark_royal
british to barents_sea
british pick uk_eagle
british to indonesia
british pick uk_berwick
british to south_atlantic
british pick uk_cornwall
british to bay_of_bengal
british pick uk_cumberland
british to south_atlantic
british pick uk_london
british to western_approaches
british pick uk_shropshire
british raid
british pick aus_hmas_australia
british to coral_sea
british done | 5
= b5d3bcdf43450ff5
japanese keep
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_ashigara
japanese raid
japanese pick jap_atago
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese done | 3 5 1 3 4 6 6 1 2 1 5 1 5
= 6961e2bac733db4a
us pick us_pensacola
us to hawaiian_islands
us done
= 1512a4bb0830c87b
german keep
german keep
german keep
german keep
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_admiral_graf_spee
german to baltic_sea
german pick ger_orion
german to north_sea
german pick ger_thor
german to north_sea
german pick ita_fiume
german to eastern_mediterranean
german pick ita_gorizia
german to western_mediterranean
german done
= bf044710c0d57d27
british overhaul uk_kent 1
= 60ef2da61f658002
german repair fra_provence 2
german repair fra_jean_bart 2
german repair fra_bearn 1
= 13f088568fa36b99
british done
= 1d670dd57a96f060
japanese pick jap_21af
japanese to home_islands
= 6edc8b63c70a9131
german done
= d146121224d4226a
japanese pick jap_23af
japanese to home_islands
japanese pick jap_24af
japanese to home_islands
japanese done
japanese done
= 9dc3adca536ca338
british pick uk_shropshire
british to coral_sea
british done
= 3adcadaa44bbe0f4
japanese sail
japanese done
japanese keep
= 4f69f61da76cee67
german keep
german keep
german keep
german keep | 2 6 2 4 ; 2 4 3 2 ; 3 4 2 3 3 5 3 5 2 4 5 1 3 3 6 1 6 5 2
= 1e85fd9773e4879e
japanese done
= 732aae19342ed9d4
us together
= 0a80fb789f5696e2
japanese intend 1 hiding
= 3c5c921ab356495e
us intend 1 landing
= d700dffb276060e5
japanese choose surface
= 1f6fd7dd60b51140
us choose air | 3 ; 3 ; 1
us aim us_yorktown_cv5 jap_soryu
us aim us_7af jap_soryu | 5 6 5 5 ; 5 ; 6 4 ; 5
= ba25061d4e39019a
japanese done | 5 4 5
japanese done
= d7a2249ead135df9
british bomb uk_eagle okinawa | 5
british fight western_approaches | 6 6
= 9eaf79db815e14d4
german done
= c8039f1635a62588
japanese fight bismarck_sea
= c8e39c69fa688579
us fight coral_sea | 2
= c8f25e61ece3c3b6
japanese done
= 5947a35d32da2e7c
german fight bay_of_biscay
= 1c644bb04636a984
british fight south_atlantic | 1 1
= 80acd1f4a948fe4f
german done
= 9329c956134b47bd
japanese fight marshalls
= cea0d5c6f40bad07
us fight bay_of_bengal | 2
= 463f14455d19ffbe
japanese done
= 286bdcc202d3758b
german fight barents_sea | 5 4 4
german done
= 4421d3b4984c580b
british fight cape_of_good_hope
= bdbcf7410b8588df
japanese fight indian_ocean
= e16e81321327e305
us fight gulf_of_alaska
= 509114f9baa84b16
german fight north_sea | 4 ; 4 ; 2
german done
= fa221b05dcd1b1cc
british fight baltic_sea
= 95f9e6170e50a0af
japanese fight home_islands
= 040360e42ef5e607
us fight aleutians
= 3c778c34b4616d5f
german fight western_mediterranean
= 7f2716a78c810419
british fight eastern_seaboard
= 1c5fe398002e7983
japanese fight french_polynesia
= c60aa7a931489687
us fight marianas
= aeaaeef8eec2bbe9
german fight air_gap | 6
german done
= bcef3fa7300ecdf8
british fight mid_atlantic
= 9944a11f1846153d
german done
= f93df39db1074cd1
japanese fight central_pacific | 4 5 5 1 1 5 1 2 4
japanese done
= 8e1d557ffe08d7d2
german fight caribbean_sea | 5 6 2 6 2 1
german done
= 0993ea185020b9ab
british done
= de76c5070f420661
japanese done
= b24939a1a76b5191
us done
= 9bb4e842bdb8dc53
german done | 3 ; 3
= d24cb4f2df7e5da1
british pick uk_rodney
british to western_approaches
british pick uk_warspite
british raid
british pick uk_royal_sovereign
british to home_islands
british pick uk_ramillies
british to cape_of_good_hope
british pick uk_hood
british to air_gap
british pick uk_prince_of_wales
british to north_sea
british pick uk_courageous
british to barents_sea
british pick uk_furious
british to south_atlantic
british pick uk_argus
british to mid_atlantic
british pick uk_london
british to mid_atlantic
british pick uk_norfolk
british to western_approaches
british pick uk_dorsetshire
british to bay_of_biscay
british pick aus_hmas_australia
british to indonesia
british pick gre_kilkis
british to eastern_mediterranean
british pick uk_hk_group_1
british to eastern_seaboard
british done | 3 ; 3 ; 3 ; 2 ; 2
= 49437a5da958ea50
japanese keep
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_myoko
japanese to aleutians
japanese pick jap_haguro
japanese to marianas
japanese pick jap_atago
japanese raid
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_tone
japanese to aleutians
japanese pick jap_aoba
japanese to central_pacific
japanese pick jap_kaga
japanese to marianas
japanese pick jap_ryujo
japanese raid
japanese done | 5 ; 3 ; 3
= 07a3bafa55977f41
us pick us_idaho
us to eastern_seaboard
us pick us_new_york
us to caribbean_sea
us pick us_lexington_cv2
us to mid_atlantic
us pick us_yorktown_cv5
us to hawaiian_islands
us pick us_louisville
us to french_polynesia
us pick us_northampton
us raid
us pick us_wichita
us to south_atlantic
us pick us_vincennes
us to south_atlantic
us done
= 42e105defaaea92e
german keep
german keep
german keep
german keep
german keep
german pick fra_richelieu
german to western_approaches
german pick fra_jean_bart
german raid
german pick fra_strasbourg
german to western_mediterranean
german pick fra_suffren
german to western_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_deutschland
german to western_approaches
german pick ger_pinguin
german to baltic_sea
german pick ita_conte_di_cavour
german to western_mediterranean
german done | 3 ; 4
german repair fra_bretagne 2
german repair fra_lorraine 1
= e1a94b0e2cf53f78
british pick uk_raf_med
british to western_approaches
= e97e741413bd719c
japanese pick jap_21af
japanese to bismarck_sea
= eac2efc34212d0eb
us done
= c6ec3f223ecb167b
german pick ger_stuka
german to baltic_sea
= f81d84e8565f5b84
british done
= 02b83d453d4a9ddb
japanese pick jap_22af
japanese to marshalls
= 0de4b491ea6372c2
german done
= 812795199f52170a
japanese pick jap_24af
japanese to bismarck_sea
japanese done
= 652090b3cfa2f30d
british done
= 92073baa73279ea3
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_kure
japanese to marshalls
japanese done
= 8f83574c897ee510
british pick uk_warspite
british to indonesia
british done | 6
british to philippines
= d425eb0c82c4180f
japanese pick jap_ryujo
japanese to gulf_of_alaska
japanese done | 5
= 8a0df6a9f7395585
us done
= 6bd5c2b0417efdce
german done
= 54fd31893f4a0475
japanese keep
= 20c919dfb4d610fb
german keep
german keep
german keep
german keep
german keep
= 80ef0f59dc3caf2b
british fight barents_sea | 5 6 5
= 3134b57b198eaa8f
german done
= 2d05ecf26ea1ac45
japanese fight gulf_of_alaska
= 865668b2226c95a5
us fight bismarck_sea
= 2211ffa94417acea
german fight cape_of_good_hope
german done
= 1c3e35f9b7836f9e
british fight eastern_mediterranean | 6
= ee8f0493cc203ecd
german done
= a10231940a6d8230
japanese fight indonesia | 4
japanese done
= 7a751fb230bb726b
us fight aleutians
= 558f67972448e435
german fight caribbean_sea | 3
german done
= 75247e5d10526a15
british fight mid_atlantic | 5 4 3 1 5 6 4
= 6e531666ee8a9c69
german done
= 04a1d3ef48f4e998
japanese fight hawaiian_islands | 3 6 1
japanese done
= 606709478070b79a
us fight home_islands
= e3e3b06117110a05
japanese group jap_hyuga 1
japanese group jap_kongo 2
japanese together
japanese intend 1 searching
japanese intend 2 hiding
= 8cc59ee1afb7d914
british intend 1 hiding
= c7daff5bfda3eed6
japanese choose surface
= 290db1f6008fad0f
british choose surface | 1 ; 1 ; 3 ; 2 6 2 1 ; 1 ; 4 4 2 2 ; 5 ; 4
british aim uk_royal_sovereign jap_mikuma | 5 6 4 2 ; 5
= e05f66e44d5ec6d6
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= 3b2919a78b7a2c02
german fight air_gap | 1
german done
= 0307ad369b90d408
british fight western_mediterranean
= cf8f871b25d4d752
japanese fight marianas
japanese bomb jap_kaga philippines
japanese aim jap_kaga uk_warspite | 6 4 5 3 ; 2 3
= 2d4573a4b0e25f6c
us fight central_pacific
= 6dec663ae46bcad1
german fight western_approaches | 2 5 4 5
= 25eeb1a1be07385d
british group uk_norfolk 1
british group uk_raf_med 1
= 548bb8a229d6d67d
german group ger_gneisenau 1
german together
= 46949cdfd1e3ab4f
british intend 1 landing
= b241e625030c2703
german intend 1 hiding
= 715176c42becbdf0
british choose air
= 22848a93e532bea0
german choose surface | 2 ; 2 ; 1
= d72d009aad69d356
british aim uk_raf_med ger_gneisenau | 6 3 ; 5
= 54ec3c627eb82201
german done
= f6fba7dee5ae2f5f
british stand
= 5577806190f3c4fb
german stand
= a3b353e3fe49855d
british group uk_norfolk 2
british together
= 05ea191605a132c8
german group ger_gneisenau 1
german together
= 08374616c9d84ff0
british intend 1 hiding
british intend 2 hiding
= df9a372dbef917e3
german intend 1 hiding
= 9daec35057769e6b
british choose air
= eed87156607c4154
german choose surface | 5 ; 6 ; 5 ; 3 ; 6
german done
= e9b9f68d627f4687
british stand
= 5f23ba85cd262d24
german stand
= a1514446d6a6145a
british together
= 960299f6345d7097
german group ger_gneisenau 2
german together
= e7f3363af6f5c393
british intend 1 landing
= 9f0e1356869221eb
german intend 1 searching
german intend 2 landing
= 0dcd23698b20c19a
british choose air
= f2787757eee0bc0f
german choose surface | 6 ; 5 ; 6
= 6b1b00f7cfd80303
british aim uk_raf_med ger_gneisenau | 2 3
= 1e012f75d75ac971
german done
= 115a4476cd93411d
british stand
= 58aab941ba453efd
german stand
= 7c4cc123ab24612d
british together
= 61b8be9c6897c6a5
german together
= b94cb0dfad2fd54c
british intend 1 landing
= 5a6539207e399a52
german intend 1 landing
= 79bfa6a07b809309
british choose air
= 8427a27c48efe3ba
german choose surface | 6 ; 1
= 60a2079b87cf22ed
british aim uk_raf_med ger_deutschland | 3 5
= de9bcb76582c7a0b
german done
german to germany
= 5173e5029490b77b
british stand
= ae44b92ddfc62075
german retreat
german together
= 816544e1a436b889
british ignore uk_rodney
british done
= 3175147a4b942d46
german to neutral_port
german to neutral_port
= b645510b58db1a49
british fight bay_of_biscay | 3
= 2ae86bae5f9a17b6
german done
= 02a4bec7fac70778
japanese fight marshalls
japanese land jap_snlf_kure truk
= 19ff455f608c81fa
us fight arabian_sea
= 882ff9f50f2c68da
german fight north_sea | 3
german done
= 3c7e933952cb5939
british fight eastern_seaboard | 1
= b838151c5f40e061
german done
= 47678c9db28d9acf
japanese fight french_polynesia | 2
japanese done
= 54c741efadca80c8
us fight coral_sea
= 9824629da8d6161b
german fight baltic_sea | 1 ; 3 4 2 5 2
german done
= 6e573d909509620e
japanese fight bay_of_bengal
= 67c6fc582d26d533
british done
= 98157846b2e67416
japanese done
= 68c070e31529986f
us done
= d857b45581dbf06f
german done
= 2a29c1ded28d22fd
us done | 1 ; 5 ; 4 1 3
= 24187d3dd03559d3
british pick uk_valiant
british to western_approaches
british pick uk_malaya
british to eastern_mediterranean
british pick uk_revenge
british to home_islands
british pick uk_repulse
british to air_gap
british pick uk_king_george_v
british to north_sea
british pick uk_formidable
british raid
british pick uk_victorious
british raid
british pick uk_argus
british to mid_atlantic
british pick uk_sussex
british to mid_atlantic
british pick uk_york
british to indian_ocean
british done | 4 ; 5 ; 3
= 90f1c17620e0fd49
japanese deploy hawaiian_islands
japanese deploy hawaiian_islands
japanese pick jap_nagato
japanese to indonesia
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_hiei
japanese to indonesia
japanese pick jap_kirishima
japanese to marianas
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_kitakami
japanese to aleutians
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_hiryu
japanese to aleutians
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_hosho
japanese to central_pacific
japanese done | 3 ; 5 ; 5 ; 3 ; 1 ; 5 ; 4
= e7b6220f03d19974
us deploy hawaiian_islands
us pick us_california
us to hawaiian_islands
us pick us_maryland
us to eastern_seaboard
us pick us_arkansas
us to south_atlantic
us pick us_north_carolina
us to caribbean_sea
us pick us_saratoga_cv3
us to french_polynesia
us pick us_wasp_cv7
us to air_gap
us pick us_pensacola
us to marshalls
us pick us_louisville
us to hawaiian_islands
us pick us_san_francisco
us to hawaiian_islands
us pick us_northampton
us to gulf_of_alaska
us pick us_wichita
us to mid_atlantic
us pick us_quincy_ca39
us to south_atlantic
us pick us_vincennes
us to mid_atlantic
us done | 6 ; 6 ; 4 ; 6
= 4e5967397e5e7397
german deploy barents_sea
german deploy barents_sea
german keep
german keep
german keep
german keep
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_foch
german to western_mediterranean
german pick ger_bismarck
german to baltic_sea
german pick ger_tirpitz
german to north_sea
german pick ger_pinguin
german to baltic_sea
german pick ger_orion
german to north_sea
german pick ger_kormoran
german to north_sea
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_aquila
german raid
german done
german repair fra_dunkerque 3
= ca084374f227bef0
british done
= f2cdff625766ecb6
japanese pick jap_23af
japanese to bismarck_sea
= 01b29b4ba0b3de21
us done
= 8f6dfcc24a1b816e
german pick ita_regia_aeronautica
german to north_sea
= f8145997c9540636
japanese pick jap_21af
japanese to indonesia
= 5795401ea79235bf
german pick ger_luftflotte_5
german to eastern_mediterranean
= 4213e112a5312de8
japanese pick jap_24af
japanese to bismarck_sea
= 1497a1209e02ddb7
german done
= d1f2f0d90d690dbe
japanese done
= 1d16cebee6e1e73a
british pick uk_amph_tiger
british to barents_sea
british done
= 32575e34c9a321ee
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_sasebo
japanese to marianas
japanese done
= 03a6ac21bb80fa75
british done
= 5db9bdb9697d9c0e
german done
= 8d4f57466774a180
japanese keep
japanese invert jap_iboat_2
= 0f45a2cecb1768dd
us keep
= a2511fa65e692309
german invert ger_uboat_01
german keep
german keep
german keep
german keep
german keep
= ad3f0a6e07b5faff
british fight eastern_mediterranean | 5
= da97a10c86aca4ce
german strike ger_luftflotte_5 suez
german aim ger_luftflotte_5 gre_kilkis | 5 2 5
german to tripoli | 6
= 2cab8b01a314c85c
british intend 1 hiding
= d0d94e0acb256574
german intend 1 searching
= 0193e64632b04a2c
british choose surface
= 6a815162d0fd2dfb
german choose surface | 2 ; 2 ; 6 2 3 6 ; 4 2 ; 4
german done
= 883ab221555e81b0
japanese fight arabian_sea
= e0b45e7bbbfb95a3
us fight home_islands | 6 4 2 3 2 2 4 3 1 3 5 2 3
= 90f6785841599bf9
japanese group jap_takao 1
japanese together
japanese intend 1 landing
= 4e3080380475a8f9
british intend 1 landing
= bd09a9b6268ffb8c
japanese choose air
= 43ec99ace6974256
british choose surface | 6 ; 1
= 9bfc02d6fc1bf3ff
japanese aim jap_akagi uk_revenge | 1 6 3 2 ; 3
japanese done
= d7aa6aa374a35561
us done
= f57df68773ac822e
british retreat
= 56cc779a1ed80fd6
japanese stand
japanese done
= e48504ef00951648
british to trincomalee
= 7bf0474f65f8e1dd
japanese land jap_snlf_yokosuka okinawa
= 3f1b1b7264d32142
german fight south_atlantic | 4
german done
= 9004aa506f9fb1eb
british fight mid_atlantic | 5 1 4
= 4ef14d701d72610d
german done
= 816c0988a9cf204f
japanese fight indian_ocean | 6
japanese done
= 1932a28894cf375a
us fight hawaiian_islands | 3 4 ; 1
= d3a633e041d8aa69
japanese done
= 81ff69d8340927cd
german fight air_gap | 2
german done
= 5aa47d5d8fa5e97c
british fight baltic_sea | 2
= 2261d6118ce2560c
japanese fight gulf_of_alaska | 4
japanese done
= 0b9cb7c410ccfc1c
us fight bay_of_bengal
= c409757558e8a3b8
german fight western_mediterranean
= 47757e786cd44045
british fight north_sea | 4 ; 4 ; 3
= baa394266d1f1865
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_norfolk | 4 6 ; 2
= 150af6efda329a92
british intend 1 searching
= 97fbc7117a3072c4
german intend 1 hiding
= 2f5db1121c06cf2f
british choose surface
= 6a54caaec9ecca07
german choose surface | 3 ; 6
= a8ce27f575fb912f
british done
= a397c0545d73f1fb
german done
= d6df4419d5e5431a
british retreat
= baec942020317938
german stand
german done
= f7fad80580449979
british to neutral_port
= c353f5504aa8a390
japanese fight coral_sea
= bfba30f0aeffa898
us fight french_polynesia | 4 5 6
= e40fb5c9b0e2ecbb
japanese done
= 855ee74cbe80dc21
german fight barents_sea | 2 2 6
german done
= 142e3c8a2dc0b492
british land uk_amph_tiger murmansk
british fight western_approaches | 3
= 266d065d298b7fb7
german done
= ed2be6a4651c3f22
japanese fight marshalls | 2
japanese done
= 3a9d628dbe27d540
us fight marianas | 5 4 6 4
us done
= 9228a4c575a1612f
japanese land jap_snlf_sasebo philippines
= d9472894c3a1fe00
us to singapore
us to saigon
= 335952896ea9e740
german fight bay_of_biscay
= 8cd723bf462ad351
british fight cape_of_good_hope
= 0d61a2aed8496014
japanese fight central_pacific | 1 5 2
= 7e417e46f1933128
us done
us fight bismarck_sea | 6 2 2 1 3 2
= 8f5a7907efa6e676
german fight caribbean_sea | 4
german done
german done
= 9aa4782402cd6ff9
japanese fight aleutians | 6 4 2 2
= d892780ef5da3245
us done | 4 3 6 4 1
= 8896f2bda68ff5bd
japanese strike jap_21af singapore
japanese aim jap_21af us_houston | 2 6 2 ; 3
japanese to okinawa
= 895a6164c2d8f01f
us done
= bb6fa47377e6bada
british done
= ff358a82476af8d9
japanese done
= f716282bcc281c9e
us done
= 31dfcd8e21c5f232
german done
german complete ger_seydlitz
german complete ger_graf_zeppelin
= e39ba59ab47d6ccd
us done | 2 ; 4 2 3
= 9a4039afdb5ec058
british pick uk_rodney
british to western_approaches
british pick uk_ramillies
british to western_mediterranean
british pick uk_royal_oak
british to north_sea
british pick uk_eagle
british to indonesia
british pick uk_hermes
british to arabian_sea
british pick uk_illustrious
british to air_gap
british pick uk_kent
british to indian_ocean
british pick uk_berwick
british to barents_sea
british pick uk_cornwall
british to indonesia
british pick uk_suffolk
british to barents_sea
british pick uk_shropshire
british raid
british pick ned_de_ruyter
british to indonesia
british pick gre_lemnos
british raid
british done | 4 ; 2
= 14b3b9dacc47e52f
japanese deploy home_islands
japanese keep
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_yamashiro
japanese to central_pacific
japanese pick jap_hyuga
japanese to marianas
japanese pick jap_kongo
japanese raid
japanese pick jap_hiei
japanese raid
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_tone
japanese to aleutians
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_oi
japanese to aleutians
japanese pick jap_kitakami
japanese to marianas
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_kaga
japanese to aleutians
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_shoho
japanese raid
japanese pick jap_junyo
japanese to central_pacific
japanese done | 1 ; 4 ; 1 ; 4 ; 6
= d18980edb84557fc
us keep
us keep
us pick us_california
us to hawaiian_islands
us pick us_colorado
us to south_atlantic
us pick us_idaho
us to eastern_seaboard
us pick us_texas
us to mid_atlantic
us pick us_saratoga_cv3
us raid
us pick us_enterprise_cv6
us raid
us pick us_yorktown_cv5
us to french_polynesia
us pick us_ranger_cv4
us to caribbean_sea
us pick us_pensacola
us to marshalls
us pick us_new_orleans
us to hawaiian_islands
us pick us_chester
us to marshalls
us pick us_salt_lake_city
us to gulf_of_alaska
us pick us_chicago
us to air_gap
us pick us_portland
us to air_gap
us pick us_astoria
us to air_gap
us pick us_augusta
us to south_atlantic
us pick us_tuscaloosa
us raid
us done | 1 ; 5 ; 5
= de248a2a0f3ea7f9
german keep
german keep
german keep
german deploy bay_of_biscay
german keep
german pick fra_richelieu
german to south_atlantic
german pick fra_jean_bart
german to baltic_sea
german pick fra_dunkerque
german to eastern_mediterranean
german pick fra_bretagne
german raid
german pick fra_provence
german raid
german pick fra_algerie
german raid
german pick ger_tirpitz
german to north_sea
german pick ger_deutschland
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_seydlitz
german to western_approaches
german pick ger_ermland
german to western_approaches
german pick ger_orion
german to bay_of_biscay
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_trento
german to western_mediterranean
german done | 1 ; 6 ; 2 ; 5 ; 3
german to germany
german to germany
= 06144d60a9879da1
british repair uk_norfolk 2
british repair uk_revenge 1
= 83c446df5ebc390e
german repair fra_lorraine 2
german repair fra_tourville 1
= b46e2830c73753ea
british pick uk_raf_med
british to western_approaches
= 42ff7d6ebd3151cb
japanese pick jap_21af
japanese to bismarck_sea
= 44a779e1afd3aa0f
us done
= 9889b872863d9bc3
german pick ger_stuka
german to bay_of_biscay
= 56224b228f833da0
british pick uk_raaf
british to coral_sea
= a170d82fcffea4c9
japanese pick jap_22af
japanese to bismarck_sea
= 6a4d8c565c8a8eae
german done
= 335197bb65dd4615
british done
= 05a607807e61804a
japanese pick jap_24af
japanese to home_islands
japanese done
= 37e1f7b8e848ad8f
british pick uk_amph_tiger
british to north_sea
british done
= 629b79c50575ea25
japanese pick jap_snlf_yokosuka
japanese to bay_of_bengal
japanese pick jap_snlf_kure
japanese to coral_sea
japanese done
= 5594126005b96808
british done
= 4734ae063b7bac46
japanese pick jap_kongo
japanese to bay_of_bengal
japanese done | 4
= 8056c3fb4986a115
us pick us_enterprise_cv6
us to gulf_of_alaska
us done
= 56becac02920edd0
german done
= bc09311971223c0f
japanese keep
japanese keep
= 70d61dcb472c0f22
us keep
us keep
= ce07cf8159a04882
german keep
german keep
german keep
german invert ger_uboat_05
german keep
= 9f58ee2b83b04a0e
british fight caribbean_sea | 1 2 3
= 1f63628c7d350c75
german done
= 84d354fb48c49a01
japanese fight marshalls | 5 5
japanese done
= 24b0dcdebb03180e
us fight arabian_sea | 2 5 1
= 2b1fdfc6481caf25
japanese done
= 01608e5efe3cf64d
german fight western_approaches | 6 1 6
= 677737648189bb24
british together
= 1756d85b74de0fb0
german together
= f20a2e022a5ae831
british intend 1 landing
= 8fa38f850fba4b93
german intend 1 searching
= c63afaee0825bbcf
british choose air
= ff5e08296fe9bf45
german choose surface | 1 ; 3
= 55064859475af4c8
british to england | 6
= dc30a5dec4f2e23d
german done
german done
= a7858962798d2f2f
british stand
= 4bc89b2bad7f73ef
german stand
german together
= ea5d1a9165dca3e1
british intend 1 searching
= e4f5e62909bcafaa
german intend 1 landing
= 16ddb8de1979bf23
british choose surface
= 0f30f9b822230db8
german choose surface | 4
= 7d39f1c1b76e750d
british aim uk_rodney ger_deutschland | 1 2 5 2 3 ; 4 2 ; 5 3 ; 6 ; 4
= 33111e3f243c05c9
german to brest
= 9130d9a1b044a5cb
british fight bay_of_biscay
= f11987e2d6635e85
german strike ger_stuka england
german aim ger_stuka uk_repulse | 1 1 4
= 06d9f3394f68c6cd
japanese fight hawaiian_islands | 6 4
japanese done
= 6fdd7e236eb1bb1a
us fight bay_of_bengal | 2 2 5
us done
= 774e427fc89ed2c1
japanese land jap_snlf_yokosuka andaman_islands
= 5c668c39eabe0d81
german fight cape_of_good_hope
= c06fdec1b4145d11
british fight south_atlantic | 2
= 9ec10dbd57a8e62b
us together
us intend 1 hiding
= 234c2f9d3778bec7
german intend 1 searching
= 1652a576eee91872
us choose surface
= 7af3955712d10919
german choose surface | 4 ; 6
german done
= d66ee0c98a2bf69e
us stand
= 196e5e0ef3e91262
german retreat
= 646e590cfac42baf
us done
= d164ad51d4caf61a
german to germany
= 1ad81a0622e6471a
japanese fight bismarck_sea | 2 2 1 3 2 3
= dbcea2f39431093c
us fight french_polynesia | 4 4 3
= 5b59191ce5a6c93f
japanese done
= 1bfa6ed64a53a30f
german fight baltic_sea | 5
= ea39199b67086e7c
british fight mid_atlantic
= 53b28c3b9389dc3b
german done
= 76c27f6dc84c5ec6
japanese fight indonesia | 1 6 5 1 2 3 ; 2 4 6 2 5
japanese together
= 5cd676df3782e96a
british together
= bfa8619ffd0b9fc1
japanese intend 1 searching
= 8ddd76ef1f342101
british intend 1 hiding
= a97343b77e0a6ad3
japanese choose air
= 2976136f0c963572
british choose surface | 6 ; 4 ; 3 ; 2
= 21b9ef8b9d23fe80
japanese rest uk_cornwall | 3 5 1 1 ; 1 ; 5 6 5 1 ; 1 5 5
japanese done
= 8322c03aa295d7f4
us done
= c06908d1f4f3ffaa
british retreat
= e2137c8990075b52
japanese stand
= c289099cadc384df
british together
= 1ef53962ce0999e3
japanese ignore jap_shokaku
japanese pursue jap_zuikaku singapore
= cd3036fb2d4a22c1
british to pearl_harbor
british to trincomalee
= 0f2b55721aacf1ed
japanese bomb jap_shokaku saigon
japanese aim jap_zuikaku uk_exeter | 6 5 2 2 ; 1 6 ; 5 2 6 3 ; 5
= 11000b9e5bba13ee
us fight coral_sea | 2 5 4 ; 5 3
= e8c95469c461a173
japanese intend 1 searching
= 18f79d7abe36beed
british intend 1 searching
= 10de2ece2d36d3fd
japanese choose surface
= 08c22733afd3c047
british choose air | 3 ; 6 ; 1 ; 3
british aim uk_raaf jap_snlf_kure | 4 6 ; 2
= 14f9a93dc49b859f
us done
= a0ad0546782c6506
british stand
= 3ace491574520c85
japanese retreat
japanese to truk
= 385c832993f63b30
german fight eastern_mediterranean
= 5c4c4d2b20d3fec2
british fight eastern_seaboard | 2
= 6908e5b6e65a6550
german done
= dde7650072fa4f04
japanese fight gulf_of_alaska | 5
japanese done
= 8fb704ec0c2518ff
us fight marianas | 2 1 2 6
us done
= 27a3532eb610fc6d
german fight north_sea | 5 4 5 4
german to neutral_port
= 18808a5b5c8431c1
british together
british intend 1 hiding
= ae56d50cb26f47fd
german intend 1 landing
= 4fd3199256d683a1
british choose surface
= 8ae55a89e5564b3e
german choose surface | 2 ; 3 1 2 5 ; 6 3 3 5 ; 4 3
german done
german to brest
= 4f34dc075918777e
british land uk_amph_tiger norway
british fight air_gap | 5 5 6 2 1 5
= 3663fea75d612765
german done
= e053a8edfba70fd0
japanese fight central_pacific | 5 3 5
= fd329eb9890efd9d
us done
us fight aleutians | 3 4 1 4 1
us done
= daaef54b036adb74
german fight barents_sea | 2 5
german done | 2
german group ita_pola 1
german together
= 8a2add436da547a3
british intend 1 hiding
= 5200fe62494bc918
german intend 1 searching
= 8f49c0bd8fdab8c5
british choose surface
= 8688457b28731eff
german choose surface | 3 ; 5
german done
= 69be32691e8c68af
british retreat
= 622a73e6876d4755
german stand
german pursue ita_conte_di_cavour 1
german pursue ita_pola 1
german done | 6
= c96184803d96d468
british choose surface
= 3ff5807955ec61dc
german choose surface | 6
= 328eab6e7c02704e
british to england
= 65d2f9344cb744dc
japanese fight indian_ocean | 1
japanese done | 1 6 6 6 5 2 5 3 6 3
= f50ef6b4130836db
us done
= 4a8ee229c9e2a5c5
british to australia
british done
= f40af7b169dd892e
japanese done
= 22bf4228964bfb21
us done
= aafdabb884c3e27d
german done
= 747b4f47349f8830
japanese done
= 7b01c998114b365b
us done | 4 6 4
= a33efa5617008b15
british pick uk_barham
british to western_approaches
british pick uk_malaya
british to arabian_sea
british pick uk_revenge
british to indonesia
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to north_sea
british pick uk_repulse
british to mid_atlantic
british pick uk_prince_of_wales
british to barents_sea
british pick uk_furious
british to western_approaches
british pick uk_ark_royal
british to bay_of_biscay
british pick uk_eagle
british to hawaiian_islands
british pick uk_hermes
british to bay_of_bengal
british pick uk_kent
british to coral_sea
british pick uk_berwick
british to mid_atlantic
british pick uk_suffolk
british to mid_atlantic
british pick aus_hmas_australia
british to coral_sea
british pick ned_de_ruyter
british to indian_ocean
british done | 5 ; 6 ; 1
= 87c1a987702a937d
japanese deploy home_islands
japanese keep
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_aoba
japanese to central_pacific
japanese pick jap_oi
japanese to home_islands
japanese pick jap_kitakami
japanese raid
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_kaga
japanese to marianas
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_shokaku
japanese to central_pacific
japanese pick jap_junyo
japanese to indonesia
japanese pick jap_hiyo
japanese to aleutians
japanese done | 3 ; 5 ; 1 ; 3 ; 3 ; 5
= 0f432cab9947195f
us keep
us keep
us deploy french_polynesia
us pick us_california
us to french_polynesia
us pick us_maryland
us to eastern_seaboard
us pick us_west_virginia
us to hawaiian_islands
us pick us_mississippi
us to air_gap
us pick us_texas
us to caribbean_sea
us pick us_enterprise_cv6
us to marshalls
us pick us_pensacola
us to gulf_of_alaska
us pick us_louisville
us to hawaiian_islands
us pick us_chester
us to gulf_of_alaska
us pick us_chicago
us to air_gap
us pick us_tuscaloosa
us to air_gap
us pick us_vincennes
us to south_atlantic
us done | 5 ; 5 ; 4 ; 6
= 528f7320234a6b01
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german pick fra_bretagne
german to western_mediterranean
german pick ger_bismarck
german to baltic_sea
german pick ger_gneisenau
german to south_atlantic
german pick ger_admiral_hipper
german to western_approaches
german pick ger_blucher
german to western_approaches
german pick ger_lutzow_ca
german to western_approaches
german pick ger_thor
german to western_approaches
german pick ita_roma
german to eastern_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_bolzano
german to eastern_mediterranean
german done | 5
german to brest
german repair fra_jean_bart 2
german repair fra_dupleix 1
german repair fra_richelieu 4
german repair fra_provence 1
german repair fra_suffren 1
= 99c4650533779e50
british pick uk_raaf
british to indian_ocean
= b192d3bded4421d6
japanese pick jap_22af
japanese to bismarck_sea
= bb3441839b7f6c11
us pick us_11af
us to coral_sea
= a7504b493b578310
german pick ger_luftflotte_5
german to north_sea
= 8602cea07c24e6fd
british done
= eddf1bb13e55c738
japanese pick jap_21af
japanese to bismarck_sea
= a7e049dd70f041d3
us pick us_7af
us to bay_of_bengal
= a93d76bc7403de67
german done
= caf7efc0720306ed
japanese pick jap_24af
japanese to indonesia
= b2083eeab473dcfe
us pick us_13af
us to french_polynesia
= 456e195de4f5ac02
japanese pick jap_23af
japanese to home_islands
= fea455129af1a4c8
us done
= e5967543727ad622
japanese pick jap_25af
japanese to marianas
japanese pick jap_26af
japanese to indonesia
japanese done
= 8bce9e8d241f0326
us pick us_amph_2ndm
us to south_atlantic
us done
= 2e1fe5ce98369d77
japanese pick jap_kitakami
japanese to hawaiian_islands
japanese done
japanese invert jap_iboat_1
japanese keep
= 78565b22b4d7e273
us keep
us keep
us keep
= 9d5e3f861f6f97a5
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
= 8db3d2548d9dfb4b
british fight eastern_seaboard
= ead117491adb0236
german done
= 61f32813ef2e6abb
japanese fight bismarck_sea | 5 1 1 5 6 6
= 966bdecf74ea29ca
us fight indonesia | 1 4 6 1 4 6 1 3 1 3 6 1 6 3 5
= c4f9fef733d42109
japanese together
japanese intend 1 landing
= fc311d85ea070316
british intend 1 hiding
= 06b2dbe22b196e29
japanese choose air
= dd5a772bba91951d
british choose surface | 4 ; 2 ; 1
= 1124b05347dfc614
japanese rest uk_revenge | 1 6 5 ; 6 5 ; 3 5 ; 3 ; 4 1 6 ; 2 ; 1 6 2 ; 2 ; 6 4 2 ; 4
= 42a8831304f0dc05
us done
= fda27726313d5353
german fight barents_sea | 4
german done
= 6de47de45db80cb2
british fight western_mediterranean
= a0324c6223226c17
japanese fight aleutians
= 369bd2fc5e73035b
us done
us fight hawaiian_islands | 6 1 6 6
us group us_west_virginia 1
us group us_louisville 1
= 731a43faac91beca
japanese intend 1 landing
= ffc69000a9b53588
us intend 1 landing
= 6a2821279d6282ae
japanese choose surface
= 2539a12878b6d448
us choose air | 4 ; 4
us aim uk_eagle jap_kitakami | 2
= c9c6f737a512cff0
japanese done
= f8253e39cb3cabd0
us done
= 5275d36af0098a74
british stand
= 3e1948501c5377b4
japanese retreat
= d6a4fd4e373045d9
us stand
= b2cf377203105440
japanese to saigon
= a143b171caad33e9
german fight eastern_mediterranean
= 40a781a0062ba88e
british fight air_gap | 3 2
= 59f7ca3c193be34f
german done
= 26ee8c7781e0b83b
japanese fight marshalls | 5 4 4
japanese done
= f69ff5af8912bec2
us bomb us_enterprise_cv6 truk | 2 3 3 1
us fight french_polynesia | 4 5
= 868b2ba503d12e40
japanese done
= 88a7eb810471b9fa
german fight mid_atlantic | 4 6
german done
= 513987406fc30a8b
british fight baltic_sea | 5
= 9c0a8a72f70b9115
japanese fight home_islands | 3 5 4 4 1 2 3 5 4 2 1 5 4
= 17efb15dd76f1d71
us done
us fight coral_sea | 2 6 3 2
= 7d351d128853d0ce
japanese done
= 1d31e0a1d566a4bf
german fight caribbean_sea | 4
german done
= 22af4cb6ddf92925
british fight western_approaches | 4 3 3 1
british together
= 7b022e530381db50
german together
= 7790911f914f7b50
british intend 1 landing
= a9eadc5435dd6ca0
german intend 1 landing
= 30c9a4ab07e3f0b4
british choose air
= 614bc47b0b465855
german choose surface | 1 ; 2
= 2b139fd740664bae
british aim uk_barham ger_admiral_hipper | 2 3 2 2
= 0de050043031ce2e
german aim ger_admiral_hipper uk_furious
german aim ger_blucher uk_barham
german aim ger_lutzow_ca uk_barham | 1 ; 5 ; 2 ; 2
german done
= 86ac81745bee259e
british stand
= 63a2c1ef137bd558
german retreat
german to germany
german to neutral_port
german to germany
= 25cbe6d67a851112
japanese fight central_pacific | 5 4 2 3 2
= 8a3f792d156b2033
us done
us fight marianas | 1 1 4 3 4 5 5
us done
= 67a4f80461a65ba9
german fight north_sea | 4
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_nelson | 5 5 6 ; 4
german done
= bac4bfb49e81c138
british fight bay_of_biscay | 5 5 1
= 9e3a0a9337b77a43
german done
= 5fc81fd506a89157
japanese fight arabian_sea | 2
japanese done
= b5c9f6bec8c1ea54
us fight bay_of_bengal | 1 2 1 2 5
= 5a5c9c8c89d8d86b
japanese done
= b32a72f462445cc7
german fight south_atlantic | 5 5 3 5 3
= 928830bdde5d29bf
british together
british intend 1 hiding
= a81ade1f82db5d63
german intend 1 landing
= 16444f18edce0ca7
british choose surface
= 44ad524b2a206267
german choose surface | 6
german done
= 0be4d612b26a7a16
british stand
= fac81f88cb9f4022
us stand
= dec53408824827a0
german retreat
= 355ea2d4fa6b9702
british done
= 68d77169ebb55144
german to germany
= 53e71457b03ae0fe
us land us_amph_2ndm gibraltar
= 3721b33fcdb95067
japanese fight indian_ocean | 5 4 2
japanese done | 4 5
japanese done
= e3b179f6510b59cd
british done
= c8d21bce35bf75cf
japanese done
= 6fdad85036dd8463
us done
= 0405cae7ebfb7d9c
german done
= 30bb509a28f019c1
british done
= 3024206370816cae
japanese done
= 5f7814e7681e4e70
us done | 6 1 2
= 26ef8be43f3d4de1
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_barham
british to north_sea
british pick uk_malaya
british to cape_of_good_hope
british pick uk_howe
british to air_gap
british pick uk_eagle
british to hawaiian_islands
british pick uk_victorious
british to south_atlantic
british pick uk_argus
british to mid_atlantic
british pick uk_london
british to mid_atlantic
british pick uk_devonshire
british to barents_sea
british pick aus_hmas_canberra
british to indonesia
british pick rus_marat
british to baltic_sea
british pick gre_kilkis
british to eastern_mediterranean
british pick uk_hk_group_1
british to barents_sea
british done | 3 ; 5 ; 4
= 32f9c32630418d9b
japanese keep
japanese deploy home_islands
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to marianas
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese to aleutians
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese raid
japanese pick jap_myoko
japanese raid
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese to indonesia
japanese pick jap_atago
japanese to indonesia
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_mogami
japanese raid
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_kako
japanese to central_pacific
japanese pick jap_kitakami
japanese to bismarck_sea
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_hosho
japanese to marianas
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shoho
japanese to aleutians
japanese pick jap_junyo
japanese raid
japanese pick jap_hiyo
japanese raid
japanese done | 4 ; 6 ; 6 ; 4 ; 5 ; 1 ; 3
= 644bb830498de644
us deploy coral_sea
us deploy coral_sea
us keep
us pick us_idaho
us to eastern_seaboard
us pick us_new_york
us raid
us pick us_texas
us to caribbean_sea
us pick us_north_carolina
us to mid_atlantic
us pick us_south_dakota
us raid
us pick us_saratoga_cv3
us to french_polynesia
us pick us_wasp_cv7
us to air_gap
us pick us_louisville
us to hawaiian_islands
us pick us_minneapolis
us to hawaiian_islands
us pick us_astoria
us to south_atlantic
us pick us_tuscaloosa
us raid
us done | 6 ; 2
= 71dd4956fb86f12b
german keep
german deploy western_mediterranean
german deploy bay_of_biscay
german keep
german keep
german deploy western_mediterranean
german deploy bay_of_biscay
german keep
german deploy bay_of_biscay
german keep
german keep
german keep
german pick fra_bearn
german raid
german pick fra_algerie
german to western_mediterranean
german pick fra_duquesne
german to western_mediterranean
german pick ger_bismarck
german raid
german pick ger_scharnhorst
german to north_sea
german pick ger_admiral_scheer
german raid
german pick ger_admiral_graf_spee
german raid
german pick ger_admiral_hipper
german to north_sea
german pick ger_prinz_eugen
german to north_sea
german pick ger_lutzow_ca
german to north_sea
german pick ger_ermland
german to north_sea
german pick ger_altmark
german to air_gap
german pick ger_thor
german to bay_of_biscay
german pick ger_kormoran
german to south_atlantic
german pick ita_littorio
german raid
german pick ita_roma
german to western_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_zara
german raid
german pick ita_aquila
german raid
german done
= f492797333caad90
british repair uk_nelson 1
british repair uk_nelson 1
british repair uk_nelson 1
british repair uk_nelson 1
= 09a99e163069dcbf
german repair ger_gneisenau 4
german repair fra_foch 1
german repair ger_gneisenau 1
german repair fra_colbert 1
german repair fra_bretagne 1
german repair fra_richelieu 1
= f1bf5260d2b1af51
british pick uk_rnzaf
british to coral_sea
= c341f3a6057abaa3
japanese pick jap_21af
japanese to bismarck_sea
= ae400c1af370386f
us pick us_10af
us to bay_of_bengal
= 2d4f3ccd9dc261b0
german done
= 58abf77206ec76f1
british done
= 7fb719436ee50abb
japanese pick jap_23af
japanese to marshalls
= 16081b14f39a4858
us pick us_5af
us to barents_sea
= 005dbce47126d924
japanese pick jap_24af
japanese to indonesia
= 2a3c037fde8f7e42
us pick us_7af
us to arabian_sea
= 4d36efa64fa71ec6
japanese pick jap_22af
japanese to marianas
= cffe9d719eba949d
us pick us_13af
us to indian_ocean
= 62421c51718d3771
japanese pick jap_25af
japanese to bismarck_sea
= aec6e7f652eafe0c
us pick us_14af
us to gulf_of_alaska
= db61eb70efd6e309
japanese done
= 904e9b5848e7c1f6
us pick us_11af
us to hawaiian_islands
us done
= 19947c86db83f1cb
british done
= d192c14d3165b3b1
japanese pick jap_snlf_kure
japanese to home_islands
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= c0edc43b0ecced5f
us pick us_amph_7thi
us to south_atlantic
us done
= 4ff643cd073a2773
japanese pick jap_haruna
japanese to marshalls
japanese pick jap_myoko
japanese to hawaiian_islands
japanese done | 1
= a257953b75afe2e9
us pick us_new_york
us to western_approaches
us done | 5
us to neutral_port
= c5acf991d177c4f3
german pick ita_littorio
german to south_atlantic
german pick ita_zara
german to south_atlantic
german done | 1
= e97c3f2c97727cc6
japanese keep
japanese keep
= 0244ef5d001ac1da
us keep
us keep
us keep
= 875d9f602fb2adb3
german keep
german invert ger_uboat_02
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
= 1f7d1d1024dcd943
british fight mid_atlantic | 4
= d9dbd4e7e904c1ff
german done
= 4236c538f4eeb3e2
japanese fight french_polynesia | 4 4 1
japanese done
= 7c3c2e1dfbbe39c1
us fight indian_ocean | 5 3
= 11059430a6616696
german fight western_approaches | 1
german done
= 7e558432be1960fe
british fight western_mediterranean | 2
= 9f655cb0be21a4e4
japanese fight bay_of_bengal | 3 1
= 3b8f686be57e02a2
us fight arabian_sea | 4 1
= 68ee8256e9dc6379
german fight cape_of_good_hope | 2
german done
= 4a608b1600b04ee5
british fight eastern_mediterranean | 1
= f22374e92f1e46d8
german done
= f0d27413dfd6f1f0
japanese fight marshalls | 5 6 3
= 18c7b629e206dd10
us done
us fight gulf_of_alaska | 2 6
= 2ce8461cb3489564
german fight eastern_seaboard | 4
german done
= 1babf8e83d3ae5b2
british fight south_atlantic | 5 6 2 2 2 6 1 ; 1
= 229259ba91cc71a2
german to brest
german to brest
= 8f4d9e7fa0fd9232
us land us_amph_7thi gibraltar
= 19e6d4f639b85caf
japanese fight indonesia | 2 6 5 3 1 4 5 2 6 4 ; 2
japanese group jap_ashigara 2
japanese together
japanese intend 1 hiding
japanese intend 2 hiding
= fa959da4b7e5a046
british intend 1 searching
= 817f14df0483ceb9
japanese choose air
= f95ba35684134295
british choose surface | 4 ; 5 ; 3 ; 2 ; 2
= 8c69e0666d8829ee
japanese done
= e9e1b8b33fbbbf51
us done
= 93c3ce2b53ec3a95
british retreat
= 713cc411f5c9f6e4
japanese stand
japanese ignore jap_haguro
japanese done
= c2ffb866568e2452
british to samoa
= 65f1cf3cfd42e240
us fight marianas | 4 3 4 4 3 5 5
us done
= 9e866c3031e0084e
german fight barents_sea | 4 5 4
german done
= 770e2238f00e6f56
british fight air_gap | 3 4 4 2
= 914bb3dd6f64df52
german done
= 922be949a486d399
japanese fight bismarck_sea | 6 4 2 6 4 5 6 5 3 6
= ebeb6dbef12beb0e
us done
= c51f19ac1f4a1b09
japanese land jap_snlf_sasebo lae
= 2874436793c81d6f
us fight hawaiian_islands | 2 1 4 3 3 3 4
us together
= 493ccc793483e118
japanese intend 1 landing
= 804573a82c820313
us intend 1 searching
= 7a035b052f11a4b3
japanese choose surface
= 586c7a5866edfd58
us choose air | 6 ; 6 ; 5
us aim uk_eagle jap_myoko
us aim us_11af jap_myoko | 6 ; 6 ; 3 3
= f199be4e8c565be5
japanese done
= f2c7118cfe2bc29f
german fight caribbean_sea | 3
german done
= 01f83723aad06303
british fight baltic_sea | 3 ; 6
= a454e6e4bde7150f
german done
= 514524c6edabe947
japanese fight central_pacific | 1 5 4 3 1 2
= c130d86a2134ac4b
us done
us fight coral_sea | 4 6
= 2cb32cd18d0b8ab6
german fight bay_of_biscay
german attack ger_thor | 6 ; 3 ; 5 ; 4 ; 1
german together
= 7c034a7779950d65
british intend 1 hiding
= b3aaa5cacdf4cd8c
german intend 1 hiding
= 0be2d5c127517de7
british choose surface
= afcd5e7f80a18a88
german choose surface | 2 ; 3
german done
= 6a1a6bbc0c33cce4
british retreat
= 2778ff009e12dcea
german stand
german done
= 5c1902e10b67fc25
british to norway
= 1c8f097859eca67a
japanese fight home_islands | 1 3 5 2 2 5 6 2 1 5
= 172e58e4f0b1ca01
us done
= 02fd401b5aae5a40
japanese land jap_snlf_kure okinawa | 2 5 5
= a4e2356a8b283ebb
us done
= 96790517c749a3bc
british done
= 42ff67dfd475c8e1
japanese done
= 3f619dc8906d9896
us done
= 61ce3b2f16bd8fa0
german done
= 9a6ced710857679c
us done | 4 5 3
= 84b83f2320f5203a
british pick uk_malaya
british to western_mediterranean
british pick uk_ramillies
british to western_approaches
british pick uk_king_george_v
british to mid_atlantic
british pick uk_courageous
british to north_sea
british pick uk_indomitable
british to air_gap
british pick uk_kent
british to coral_sea
british pick uk_suffolk
british to south_atlantic
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_hk_group_2
british to barents_sea
british done | 2 ; 1
= 638141e000fc0f3c
japanese keep
japanese deploy home_islands
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_ise
japanese to indonesia
japanese pick jap_kongo
japanese to marianas
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_haruna
japanese raid
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_haguro
japanese raid
japanese pick jap_ashigara
japanese to central_pacific
japanese pick jap_maya
japanese to marianas
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_aoba
japanese to aleutians
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to indonesia
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_shoho
japanese raid
japanese pick jap_junyo
japanese to aleutians
japanese pick jap_ryuho
japanese to marianas
japanese done | 6 ; 2 ; 1 ; 1 ; 6
= 83e4f6b3e6856e61
us keep
us deploy hawaiian_islands
us keep
us keep
us pick us_tennessee
us to hawaiian_islands
us pick us_new_york
us to south_atlantic
us pick us_texas
us to eastern_seaboard
us pick us_south_dakota
us to air_gap
us pick us_yorktown_cv5
us to french_polynesia
us pick us_hornet_cv8
us to caribbean_sea
us pick us_minneapolis
us to hawaiian_islands
us pick us_wichita
us to eastern_seaboard
us pick us_quincy_ca39
us to air_gap
us done | 6 ; 2
= e7d32899dafd4d07
german deploy barents_sea
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german deploy barents_sea
german keep
german keep
german pick fra_richelieu
german to barents_sea
german pick fra_algerie
german to eastern_mediterranean
german pick fra_suffren
german to eastern_mediterranean
german pick ger_tirpitz
german to bay_of_biscay
german pick ger_blucher
german to south_atlantic
german pick ger_lutzow_ca
german to western_approaches
german pick ger_seydlitz
german to barents_sea
german pick ger_graf_zeppelin
german to western_approaches
german pick ger_nordmark
german to air_gap
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to western_approaches
german pick ita_zara
german to western_approaches
german pick ita_fiume
german to eastern_mediterranean
german done | 1 ; 5 ; 4
german to brest
german to neutral_port
german repair fra_jean_bart 1
german repair fra_bearn 1
german repair fra_duquesne 1
german repair fra_strasbourg 1
= 51cfc01021d78ec4
british done
= 02bb5603b5764a62
japanese pick jap_21af
japanese to bismarck_sea
= a2d74031559ea6a8
us pick us_11af
us to coral_sea
= b333848f22e7ff3a
german pick ger_stuka
german to eastern_mediterranean
= 105c7d7ea13d1f0d
japanese pick jap_22af
japanese to marshalls
= be75f753291888ea
us done
= f44cbb3560f49b9f
german done
= 797758a175c7003d
japanese pick jap_23af
japanese to indonesia
japanese pick jap_25af
japanese to bismarck_sea
japanese pick jap_26af
japanese to marshalls
japanese done
= 0014d6198cfcebe1
british pick uk_amph_tiger
british to western_approaches
british done
= fd729460b4c47a18
japanese pick jap_snlf_yokosuka
japanese to bay_of_bengal
japanese pick jap_snlf_kure
japanese to bay_of_bengal
japanese pick jap_snlf_sasebo
japanese to indian_ocean
japanese done
= 2d17afd5ba487a96
us done
= 68230cf5c607914d
japanese pick jap_haruna
japanese to gulf_of_alaska
japanese pick jap_haguro
japanese to indian_ocean
japanese pick jap_shoho
japanese to indian_ocean
japanese done | 6 ; 1
japanese to saigon
japanese keep
japanese keep
= 6ef51167de44a031
us keep
us keep
us keep
us keep
= e9c23d6fdc370796
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
= 40eeab0c35c41cb7
british fight air_gap | 6 2 6 4 1
= e2f5bade55681b20
german done
= 4a8dd959bef74ec7
japanese fight home_islands | 3 6 6 6 1 1
= 1af4cb9338ff5cf5
us done
us fight coral_sea | 2 3 2
= 17d8f333507bca7b
japanese done
= 8df37f1f0b382395
german fight barents_sea | 2 ; 5
= fc74741d12333d2b
british fight caribbean_sea | 5 2 4
= 99dafd86fc646afd
german done
= 08f90bab4c4add1b
japanese fight hawaiian_islands | 2
japanese done
= 26bb4aa4aed650ce
us fight french_polynesia | 4 3 2
= f289dbaed57e6dbc
japanese done
= 57b3708692cf35dd
german fight mid_atlantic | 3
german done
= c2e8f8895a1f65e8
british fight bay_of_biscay | 2
= 9df24d42bd0103bc
japanese fight indonesia | 3 2 4 1 2 4
= 804a743f49199841
us done
us fight bay_of_bengal | 1 1 5 4 5 5
us done
= 6102957d5457e075
japanese land jap_snlf_yokosuka andaman_islands
japanese land jap_snlf_kure andaman_islands
= e0bcfdb1e98809c5
german fight western_approaches | 2 6 2 3 ; 6
= 914b1e9d33b6b486
british together
= 0d192487e0983ed9
german together
= 83e5a46c252e8feb
british intend 1 landing
= 6a0ed7d34bdc659b
german intend 1 hiding
= 3e7e70b9bf28829a
british choose surface
= 7a61addaecc65972
german choose air | 3 ; 6 ; 3
german done
= 0902a7b656e6c0de
british stand
= 5dab6680cc86a06d
german stand
= e485f06c902bf38b
british land uk_amph_tiger england | 4
= af259f4fc82b6e93
german group ger_graf_zeppelin 2
german group ita_zara 3
= 4553bd36cfb6c703
british intend 1 landing
= d127e61139579702
german intend 1 hiding
german intend 2 hiding
german intend 3 hiding
= 4c2410b7bff0baf8
british choose surface
= 1cc6d494fcbcb8dd
german choose air | 3 ; 1 ; 6 ; 1 ; 2
german done | 4 6 2 4 ; 1 ; 2
german done
= eecccb7909acf746
british retreat
= 1a26acc5dbecfdcd
german stand
german done
= ead45dd025e297f1
british to usa
british fight western_mediterranean | 5
= 560b7e75fb5ba38f
german done
= 5eff8b17948e0395
japanese fight aleutians | 6 1 2 5
= 36a930d4ad8b465b
us done
us fight indian_ocean | 4 3 1
us done
= 06668c4794ea9eb7
japanese bomb jap_shoho australia
japanese aim jap_shoho uk_rnzaf | 6 5 ; 1
japanese land jap_snlf_sasebo port_moresby
= bc92f4f6b9015d66
german fight north_sea | 2 4 1
german done
= 2e6d35bb0f27e00f
british fight cape_of_good_hope
= a7a4d90829bbfff4
japanese fight central_pacific | 4 5 2 3 6
= 7b0f3d9bf636b121
us done
us fight bismarck_sea | 3 5 1 6 2 1
= 96a8718f1015fafa
german fight eastern_mediterranean
german strike ger_stuka suez
german aim ger_stuka gre_kilkis | 5 3 6 ; 3 5
german to taranto
= 2e258ec755cc2b25
british fight eastern_seaboard | 5 3
= 9483dc60a87fb1b8
german done
= fee61afa702d97a9
japanese fight marshalls | 2 3 6 1 3 5
= 332c4a6fa3c4d435
us fight gulf_of_alaska
= 19729ec11ab7c6de
german fight south_atlantic | 5 6
= 958ba1299f65cf4d
british together
british intend 1 landing
= 29fc47b0497667aa
german intend 1 hiding
= b8521690538b2d10
british choose surface
= aa81d99c6ce4df87
german choose surface | 2 ; 1 ; 4 4 1 1
german aim ger_blucher us_new_york | 2
german done
= 9c65018f06efe656
british stand
= 53d572f77c93298f
us stand
= 1d40c88b6a2e7d2f
german retreat
= 0f6943990d0578e2
british done
= 58b0783a60c89e38
german to brest | 5
german done
= 88bacf59698cf745
japanese fight arabian_sea | 1 6
= a61035880907452f
us done
= 29ac59e7f1df3adc
british done
= 058549ab23f523bd
japanese done
= c4fa2ff20c6ec210
us done
= b9c601dd9e2a8f38
german done
= bc00dde39b1f55b5
us done | 4 3 3
= ea03206eb50d6c1b
british pick uk_nelson
british raid
british pick uk_valiant
british to western_approaches
british pick uk_malaya
british to eastern_mediterranean
british pick uk_resolution
british to mid_atlantic
british pick uk_prince_of_wales
british to north_sea
british pick uk_duke_of_york
british to barents_sea
british pick uk_anson
british to western_approaches
british pick uk_furious
british to bay_of_biscay
british pick uk_hermes
british to indonesia
british pick uk_berwick
british to western_approaches
british pick uk_cumberland
british to south_atlantic
british pick uk_suffolk
british to north_sea
british pick uk_devonshire
british to north_sea
british pick uk_hk_group_2
british to air_gap
british pick uk_hk_group_3
british to air_gap
british pick uk_hk_group_4
british to air_gap
british pick uk_hk_group_5
british to air_gap
british done | 1 ; 3 ; 3
= 0eab66ab4a885144
japanese keep
japanese deploy home_islands
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_nagato
japanese raid
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_ise
japanese to marianas
japanese pick jap_hyuga
japanese to aleutians
japanese pick jap_kongo
japanese raid
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_takao
japanese raid
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to indonesia
japanese pick jap_kumano
japanese to indonesia
japanese pick jap_tone
japanese to home_islands
japanese pick jap_chikuma
japanese to marianas
japanese pick jap_oi
japanese raid
japanese pick jap_kitakami
japanese to bismarck_sea
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese raid
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shokaku
japanese to marianas
japanese pick jap_shoho
japanese raid
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_hiyo
japanese to aleutians
japanese pick jap_ryuho
japanese to home_islands
japanese done | 4 ; 6 ; 3 ; 1 ; 2 ; 4 ; 1
= 59ae787b74766b61
us deploy hawaiian_islands
us deploy hawaiian_islands
us keep
us keep
us deploy hawaiian_islands
us pick us_pennsylvania
us to hawaiian_islands
us pick us_maryland
us to eastern_seaboard
us pick us_new_mexico
us to air_gap
us pick us_new_york
us to south_atlantic
us pick us_washington
us to caribbean_sea
us pick us_indiana
us to air_gap
us pick us_enterprise_cv6
us to french_polynesia
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_wasp_cv7
us to mid_atlantic
us pick us_essex_cv9
us raid
us pick us_new_orleans
us to hawaiian_islands
us pick us_northampton
us to gulf_of_alaska
us pick us_chicago
us to mid_atlantic
us pick us_augusta
us to south_atlantic
us pick us_quincy_ca39
us raid
us pick us_vincennes
us to air_gap
us done | 6 ; 1 ; 2 ; 4 ; 5
= f6fa03df8fc3e9a8
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german deploy western_mediterranean
german keep
german keep
german keep
german deploy western_mediterranean
german deploy cape_of_good_hope
german deploy western_mediterranean
german pick fra_richelieu
german to baltic_sea
german pick fra_lorraine
german to western_mediterranean
german pick fra_algerie
german to western_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick ger_tirpitz
german to western_approaches
german pick ger_admiral_graf_spee
german to baltic_sea
german pick ger_admiral_hipper
german to north_sea
german pick ger_ermland
german to western_approaches
german pick ger_michel
german to north_sea
german pick ita_littorio
german to western_approaches
german pick ita_roma
german to western_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_aquila
german to eastern_mediterranean
german done | 6 ; 6
german repair fra_strasbourg 2
german repair ita_zara 1
german repair fra_strasbourg 1
= 3c5ed97bc57fe496
british pick uk_raaf
british to coral_sea
= c133e6085ee0e18d
japanese pick jap_21af
japanese to bismarck_sea
= 65515f8fbc546098
us pick us_5af
us to western_approaches
= b8016ee1dec6fbed
german pick ger_fsjr
german to north_sea
= 4f387ada0f504243
british pick uk_raf_med
british to cape_of_good_hope
= 4f514c8ae22026cd
japanese pick jap_22af
japanese to marshalls
= 6eeccedb525fe8c3
us pick us_8af
us to bay_of_biscay
= 1f8837e77b3b9ac0
german pick ita_regia_aeronautica
german to north_sea
= f7c35e65e36338c9
british done
= b4b081df52081c2a
japanese pick jap_23af
japanese to bay_of_bengal
= e5b0b62e8bce9be1
us pick us_7af
us to gulf_of_alaska
= 0d21ed0b30e05e5d
german done
= aa50da8f13c20d1e
japanese pick jap_24af
japanese to indian_ocean
= 2c92e606a1a4e689
us pick us_10af
us to arabian_sea
= bc892ca205f00aec
japanese pick jap_25af
japanese to coral_sea
= 93fcb5b7e5ed51a3
us pick us_11af
us to coral_sea
= ed29daf1f023e1de
japanese done
= e3ea8af3e37398af
us pick us_13af
us to hawaiian_islands
us done
= ce9cdee8b287584c
british done
= da6dea8c6ba7fdfd
japanese pick jap_snlf_kure
japanese to indian_ocean
japanese done
= dbf69b8227bf3f54
us pick us_amph_2ndm
us to caribbean_sea
us pick us_amph_27thi
us to south_atlantic
us done
= 2b965a2ddba7e3d1
british done
= e8070204a6409c00
japanese pick jap_nagato
japanese to hawaiian_islands
japanese pick jap_takao
japanese to hawaiian_islands
japanese pick jap_oi
japanese to hawaiian_islands
japanese pick jap_ryujo
japanese to hawaiian_islands
japanese pick jap_shoho
japanese to bismarck_sea
japanese done | 2 ; 5 ; 4
= 50f6726a7a758985
us done
= 423357824f543d03
japanese keep
japanese keep
= 43ef7d6cb9513ac9
us keep
us invert us_sub_2
us keep
us keep
us keep
= bf135f47544b37b0
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german invert ger_uboat_15
german keep
= ea88f4aa529d2759
british fight bay_of_biscay | 2 1 6 3 1
british strike us_8af brest
british aim us_8af ger_blucher | 6 5 ; 4
= fa31c6e3016ec2e5
german done
= 76375533aa7881dd
japanese fight central_pacific | 4 4 4 3 2
= f73e4a9673866110
us done
us fight french_polynesia | 1 1 6
= 1c63394d8912cb6d
japanese done
= edbabe0cdb19d20b
german fight air_gap | 5 5 4
german done
= 3eb36faa40b9569b
british fight eastern_mediterranean | 2 ; 4
= b6b4066a8bdaf8f6
german together
= 1dbd872de026668e
british intend 1 hiding
= 950720556388e26c
german intend 1 landing
= 5391e18b8da1330f
british choose surface
= 21e63ef46ea16250
german choose air | 4 ; 1 ; 2
= 562f473f9f9b9e6d
british aim uk_malaya ita_conte_di_cavour | 1 4 6 6 ; 2 4 ; 6 3 2 6 ; 6 6 ; 6 ; 5 ; 4
= dc5d0caaece3531c
japanese fight marshalls | 4 6 4
= 5c6d73d72cecc014
us fight bismarck_sea | 1 5 3 5
us done
= 24c05abcc85853ef
german fight north_sea | 1 1 3 ; 2
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_london | 4 2
german drop ger_fsjr norway
= f45082b283c10317
british to murmansk
british together
british intend 1 hiding
= 8c266bff74a4d905
german intend 1 hiding
= 841adc18f87143f5
british choose surface
= deda3d89692da9cd
german choose surface | 6 ; 2
german done
= a55e625350eda569
british stand
= 6ad005630cc35b1c
german retreat
= 44ae9e14797a8201
british done
= 5d0fc54a512f7d8b
german to germany
= 19e29c2b20b26ba7
british fight western_approaches | 1 2 6 5 1 ; 2
british together
= 1bbfc113f98b14cd
german together
= 094bde31e3cf3ecc
british intend 1 hiding
= 3130359532256560
german intend 1 searching
= f192db3a91f40ae1
british choose air
= 1877fa3e2ad3e6d6
german choose surface | 4 ; 4
= f0aeeb6c473c676e
us to panama_canal | 6 ; 6
= 59a4cff0470169d7
german join 1
german done
= 50aee5a46593f8cf
british stand
= 44dc9da286549187
german stand | 4
= 943197ba2974f265
british together
= 00f9a734aefacc95
german together
= 6e7e9b17cd91ce19
british intend 1 landing
= 48e6381e9fa394b1
german intend 1 landing
= 7696bd555c0c8cf3
british choose surface
= e1232dc77de71d57
german choose surface
= 266d3ff815f86346
british aim uk_valiant ger_tirpitz
british rest ita_littorio | 6 1 6 5 ; 5 6 ; 2 5 5 4 ; 2
= 2a5630726494d472
german aim ger_tirpitz uk_anson
german aim ita_littorio uk_valiant | 2 3 2 3 ; 3 1 1 4
german done
german to germany
german to brest
= 80372b92fc4198aa
japanese fight gulf_of_alaska | 5 1 4
japanese done
= 75085b7c026c4eaf
us fight bay_of_bengal | 3 4 6
= 4510aa2b37aeb132
japanese strike jap_23af trincomalee
japanese aim jap_23af ned_de_ruyter | 5 4 4
= 47dd326a957754c7
german fight mid_atlantic | 6 5 2 4 4
german done
= 9f5e89c8a4c08b22
british fight south_atlantic | 1 3 4 5 1 1
= c261ff018d211893
german done
= ddee734174b62c76
us land us_amph_27thi gibraltar
= 037dce3a76fb63d2
japanese fight indonesia | 1 4 2 6 6 6 4 5 4 ; 1 5 1
japanese group jap_haguro 2
japanese together
japanese intend 1 landing
japanese intend 2 hiding
= 7f8dc17c9996cae5
british intend 1 hiding
= 5ab9707d675a7273
japanese choose air
= 9e10da1c1b1eb83e
british choose surface | 6 ; 5 ; 4 ; 5
= ba575b3ef9ea41a5
japanese done
= ce862bc250e058f0
us done
= b60f0c992951fc99
british retreat
= 4199440edc7a54d9
japanese stand
japanese done
= dee34bf01b061ba7
british to samoa
= ff74834920f6d7e0
us fight coral_sea | 3 3 5 ; 4 1 6 5
= cecbc8f377d0b817
japanese strike jap_25af australia
japanese aim jap_25af aus_hmas_australia | 6 2 3 ; 4
= eff405f8b809c443
us strike uk_raaf port_moresby
us strike us_11af port_moresby | 1 1 ; 5 5
= bb59cfe08c76bfd1
british to noumea
= 0d66f6be33ff73df
us to noumea
= c6b7c9adc466b20f
german fight cape_of_good_hope | 2 1
= 5ae16ba9bdbf2768
british fight western_mediterranean | 5 ; 4 ; 4
= 96f28f1221c88f90
japanese fight aleutians | 3 5 6 4
= 46d2b5dc437ea96a
us done
us fight arabian_sea | 1 5
= 2b2799ef4714ab0b
german fight caribbean_sea | 6 6 2 2
german done
= f3e7f391adaf93e6
us land us_amph_2ndm usa
= 04dd264b2ba3cc03
british fight barents_sea | 3
= b1c11788245f4a85
german done
= 378312351d8584be
japanese fight marianas | 2 6 1 4 4
= 90741cc30db4bce1
us done
us fight indian_ocean | 6 5 1 4 6 2
= 045f2dcefff39f0f
japanese strike jap_24af australia
japanese aim jap_24af uk_york | 3 3 5
= e4626cc25149bbaa
us done
= 09fdc15e3bf798d0
japanese land jap_snlf_kure diego_suarez
= 1358e2d3f49baa9b
german fight baltic_sea | 6 6 6 1
german done
= 4189cb2335f161be
japanese fight home_islands | 1 5 5 3 3 3 4 2 5 6 3 4 6
= 00c578e6dc45c3ad
us done | 4 2 1
= 5818f056cd9a6674
japanese together
= 2722293415335455
us group us_new_orleans 1
us group us_13af 1
= c634f83b26eea18a
japanese intend 1 hiding
= 786f468542f6c0c9
us intend 1 landing
= baf8e04e1129d89d
japanese choose surface
= 7658a1f7a6e78df0
us choose surface
us to pearl_harbor | 4
= 16f031df2629a397
japanese done
= e7babf4157a4df71
us done
= 2b5d0c21ed4b96f5
japanese stand
= 7d54ffbd3cfd94e9
us retreat
us together
= 898b1f999e167a63
japanese ignore jap_nagato
japanese done
= 6a4fb69e16001918
us to midway
us to johnston_island
= 8808cb72035f7b6c
japanese bomb jap_ryujo pearl_harbor
japanese aim jap_ryujo us_saratoga_cv3 | 3 3
= d708a4bfb692a380
british done
= 9b38056023c57d29
japanese done
= ffbc23942c61e816
us done
= ea37434cc7867a2f
german done
= 9f74bc5970a41cc8
japanese done
= 117ec1786bae9bf4
us done | 1 1 6
= 18ccab58fe2a08a0
british pick uk_nelson
british raid
british pick uk_hood
british to western_approaches
british pick uk_howe
british to air_gap
british pick uk_victorious
british to north_sea
british pick uk_berwick
british to barents_sea
british pick uk_london
british raid
british pick uk_norfolk
british to barents_sea
british pick uk_dorsetshire
british to mid_atlantic
british pick gre_lemnos
british to eastern_mediterranean
british pick uk_hk_group_2
british to eastern_seaboard
british done | 5
= d402c855619d269a
japanese deploy home_islands
japanese keep
japanese pick jap_nagato
japanese raid
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to indonesia
japanese pick jap_hiei
japanese raid
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_haguro
japanese to marianas
japanese pick jap_takao
japanese to marianas
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese raid
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_tone
japanese to marianas
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_oi
japanese to home_islands
japanese pick jap_kitakami
japanese to bismarck_sea
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to aleutians
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_hiyo
japanese to marianas
japanese pick jap_chitose
japanese to marianas
japanese pick jap_taiho
japanese to marianas
japanese done | 3 ; 5 ; 3 ; 4 ; 6 ; 3
= 2ade80c009521c27
us keep
us keep
us keep
us keep
us keep
us keep
us pick us_pennsylvania
us to hawaiian_islands
us pick us_arizona
us to french_polynesia
us pick us_maryland
us raid
us pick us_idaho
us to south_atlantic
us pick us_alabama
us to eastern_seaboard
us pick us_saratoga_cv3
us to gulf_of_alaska
us pick us_enterprise_cv6
us to marshalls
us pick us_essex_cv9
us to mid_atlantic
us pick us_cabot_cv16
us to caribbean_sea
us pick us_princeton_cvl23
us to eastern_seaboard
us pick us_monterey_cvl26
us to air_gap
us pick us_bataan_cvl29
us to south_atlantic
us pick us_pensacola
us to hawaiian_islands
us pick us_new_orleans
us to coral_sea
us pick us_augusta
us to air_gap
us done | 1 ; 5
= b178b172b872af9e
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german pick fra_richelieu
german to baltic_sea
german pick fra_jean_bart
german to western_approaches
german pick fra_bretagne
german to western_mediterranean
german pick fra_bearn
german to western_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick ger_admiral_scheer
german to western_approaches
german pick ger_lutzow_ca
german to western_approaches
german pick ger_orion
german to south_atlantic
german pick ger_michel
german to western_approaches
german pick ita_roma
german to western_mediterranean
german pick ita_zara
german to western_approaches
german done | 6 ; 1
= cf9c43efcfa8398b
british repair uk_barham 1
= 367b0e6f72bdf3f3
german repair ger_tirpitz 6
german repair ger_blucher 2
german repair fra_algerie 1
= f007b8be5f8bc00b
british pick uk_raf_coastal
british to cape_of_good_hope
= c72f5a13c29f36ac
japanese pick jap_22af
japanese to bismarck_sea
= 4800b1f40b17e2f1
us done
= 5fcda6977f08d33f
german done
= 4eb343a007851ae5
british pick uk_rnzaf
british to coral_sea
= 003dff80fac729a6
japanese pick jap_24af
japanese to bay_of_bengal
= dc0396fb105d3ea7
british done
= 369ccaf681d6e8aa
japanese pick jap_26af
japanese to indian_ocean
japanese done
= 39778c633eb2b3a1
british done
= b766f696712f3566
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese done
= 5f7a781343f4e1d0
us pick us_amph_3rdm
us to eastern_seaboard
us done
= b7841b1f57cfb7cc
british pick uk_london
british to north_sea
british done
= e4f6ca45ec2b103b
japanese pick jap_hiei
japanese to hawaiian_islands
japanese pick jap_maya
japanese to hawaiian_islands
japanese done | 5
= 166d9d1505fce2e9
us done
= a3b38791828fa6f2
japanese keep
japanese keep
= b046c6f70da3973c
us keep
us keep
us keep
us keep
us keep
us keep
= d01661774b929901
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
= a54f9df01e571bdf
british fight south_atlantic | 2 6 4
= 90a07a508e02160e
german done
= d6443f70ec4d0341
japanese fight gulf_of_alaska | 2 4 4
japanese done
= ace948e8ddecf55c
us fight indonesia | 3 2 6 5
us done
= 9ad6abff59f742d8
german fight eastern_seaboard | 2 2 1 4 5 3 1
german done
= d7944d88c26166df
us land us_amph_3rdm usa
= 94a2c4cfab3fc150
british fight cape_of_good_hope | 4 3
= 94436dbf2613943e
japanese fight bismarck_sea | 3 6 3 1 5 3 1
= d9cd9ddcd563e7c8
us done
= 7339c291fdf4bc48
japanese land jap_snlf_yokosuka truk
= e605964906993674
us fight marianas | 6 6 6 3 1 2 2 2 5
us done
= f5feb9b49883c19e
german fight north_sea | 6 4 5
german done
= d285eab5c027864c
british fight eastern_mediterranean | 4
= 924845c955e66f6e
german done
= 1185e44cdec2e461
japanese fight arabian_sea
= 80b312d7159fd6a4
us fight marshalls | 5 6 6
= 7ff64a0f377e6d0b
japanese done
= b6386220c9342b3a
us bomb us_enterprise_cv6 truk | 4 1 6 4
= fd0ba3f5a91d55bb
german fight air_gap | 6 1 6 4 4
german done
= da98318a20d16857
british fight baltic_sea
= 1d1d2d1ddad93a05
japanese fight central_pacific | 1 5 3 3 4 5 2
= 6d92c2b091a2c665
us done
us fight hawaiian_islands | 4 1
= c4b2be932ce09cd6
japanese together
= 7ce08fccb942de72
us together
= 084081ed5c77ded9
japanese intend 1 hiding
= 84e24c79d087ffbf
us intend 1 searching
= 6636dac9ba11f33a
japanese choose surface
= 97639cd010dd35dc
us choose surface | 5 ; 4
us join 1
= 971c49659016a488
japanese done
= bfb01d8f4dcf81f7
us done
= 058af3e308727734
japanese stand
= fa976e1eb71fd205
us stand
= ceced11d099c54fd
japanese together
= 82f9d908910221ff
us together
= c4645a25464453ff
japanese intend 1 hiding
= 10c3269ec8512ffb
us intend 1 landing
= 1324a9c1bd35c75d
japanese choose surface
= 1ee1cad85742c982
us choose surface | 4
= a54518587ad08081
japanese done
= 723dff6fed22d526
us done
= 2c6f1f6afde0ec0b
japanese stand
= 263ddb3ea114b98f
us stand
= 95db3816556dcd66
japanese group jap_maya 1
= 4f18b3bd2ff2472f
us group us_pensacola 2
= b110420b81d1e1bd
japanese intend 1 searching
= a99dc4745ed56837
us intend 1 landing
us intend 2 landing
= 65c205b207f6dd75
japanese choose surface
= 37926411a510a3ca
us choose surface | 6
= a3e184d8486e4564
japanese done
japanese done
= 4206e9bd14a16697
us done
= 7fc4ddcb6861a776
japanese stand
= 33011ada9db9670c
us stand
= 3153e885120ade01
japanese group jap_maya 1
= 4216f63fc7defcf8
us together
= 92bf65150685cc24
japanese intend 1 landing
= 6f525b979c6b331c
us intend 1 hiding
= bbda4ba9f3bdf378
japanese choose surface
= d811d63e9cf18e18
us choose surface | 4
= 95f42a03f1af48b8
japanese done
= 1e317c3b17d6ec1c
us done
= 90b4d1234be97fc7
japanese stand
= c1e40105188cb845
us stand
= d8e05c689c1c0200
japanese together
= 28ffed4cc38f7f36
us group us_pensacola 1
= c5b13c2823330417
japanese intend 1 hiding
= 38a2c76c2cbc31fa
us intend 1 searching
= 3affb5411544cf30
japanese choose surface
= 826a2f3848ff7800
us choose surface | 5 ; 4
us join 1
= b2dacb9d312ae8a1
japanese done
= 1579522ab494aabb
us done
= 62a94643caaf2d9d
japanese stand
= f22cc59a1110c91e
us stand
= abe26b25e6989be6
japanese together
= 1ee7caa527cd6916
us together
= cf41bd7623fb6a0a
japanese intend 1 searching
= cd3ec634742f99ca
us intend 1 landing
= 866ac6299f2057b0
japanese choose surface
= f2121d1bdd5a27ad
us choose surface | 6
= d5116563fa28f9c0
japanese done
japanese done
= 4963b4ac1225b848
us done
= bfcc0df80e349166
japanese stand
= ced8540e7795034c
us stand
= 2a0b8bc767fc4a47
japanese together
= ab9447e031231a25
us group us_pensacola 2
= 84429917b93a9424
japanese intend 1 searching
= f08c7a83d678590e
us intend 1 landing
us intend 2 hiding
= c8ba2bccf4fe49ae
japanese choose surface
= 26a3898ee1e85011
us choose surface | 4 ; 6
= a44fbf5ab96353e6
japanese done
japanese done
= 8a0336b566f48636
us done
= 760f9bf18146f69f
japanese stand
= 80d1c836e19dfe44
us stand
= de6f733ba1a8ca89
japanese group jap_maya 2
= 6604b2e57dff9d06
us together
= 3bc042f35a58a1bb
japanese intend 1 searching
japanese intend 2 searching
= b220626fed4d141e
us intend 1 hiding
= 0b0de5dc35a670ee
japanese choose surface
= 22bcf9ac7d1fd8a0
us choose surface | 3 ; 2 ; 3
= 5a8561f7766857bd
japanese done
= b287987bf493b91e
us done
= 8f73eac50875f809
japanese stand
= e390cdbbbf87668c
us stand
= 4da40a91bee8e272
japanese group jap_maya 1
= c40b157e6fd752cf
us group us_pensacola 1
= 74d16ec9a0947e60
japanese intend 1 landing
= 756f91c495ee156e
us intend 1 landing
= e3e1381c9b83c27c
japanese choose surface
= 85e91096ac971c82
us choose surface
= 2e388661e5c6d439
japanese aim jap_hiei us_pensacola
japanese aim jap_maya us_pennsylvania | 1 6 4 3 ; 5 ; 4
= 751ef86a6ea28fc9
us rest jap_hiei | 3 1 3 4 ; 1
= cdeb69d1f3eeaf32
japanese done
= a20b821e0ff6bc33
us done
= 021925771784b6db
japanese to saigon
= e65c156d8f5407c9
us to johnston_island
= 59127b4ceda87a50
german fight bay_of_biscay
= 2412b00b40df72e9
british fight barents_sea | 3 1
= 2444b5f8426ebf6a
german done
= 08f8482725a8aede
japanese fight coral_sea | 3 4 3
= 83fb7a6ba043543f
us strike uk_rnzaf port_moresby | 2 2
= 3158c4f0ec7761a8
british to noumea
= 91c8c29464b50dbb
japanese done
= 215df69840792d19
us fight aleutians | 6 5 6
us done
= cdd2adb61391db6a
german fight western_approaches | 3 ; 2 ; 3
german group ger_admiral_scheer 2
german group ger_lutzow_ca 3
german together
= 60952285fb5bb8aa
british intend 1 hiding
= 85590178c3e2d910
german intend 1 searching
german intend 2 hiding
german intend 3 searching
= ea896adc940fbb89
british choose surface
= 6c4f1e3c92f14a07
german choose surface | 6 ; 4 ; 6 ; 1
german done
german done
= bb98bfc382c9c346
british retreat
= 5ce9737323ccbec5
german stand
german ignore fra_jean_bart
german ignore ger_lutzow_ca
german pursue ita_zara 1 | 3
= 89bda82e3aaac2a3
british choose surface
= 1ce2b4794d57a420
german choose surface | 5
= 734755a3512ecc0c
british to murmansk
british fight western_mediterranean
= 8821eb70febbb940
japanese fight french_polynesia | 3
japanese done
= 8b5836f4a681025d
us fight indian_ocean | 2 3 6
= 55b00d5d63e18729
japanese strike jap_26af australia
japanese aim jap_26af uk_kent | 4 1 4
japanese to port_moresby
= 71db0b41b423d4c6
german fight caribbean_sea | 2 2 1
german done | 1 5 4 4
german done
= c0133282a06005a3
japanese fight home_islands | 4 4 3 3 6 4 4 3 3
= 7f042601721b2870
us done | 2 5 6
= f0b92bb8abe78177
japanese strike jap_24af trincomalee
japanese aim jap_24af ned_de_ruyter | 5 3 4
= 3c16760371330c11
british done
= 756252b9f265dee6
japanese done
= e8a9a3665f9df2f4
us done
= 61c50ca2123aafaf
german done
= 34b3ef3ff9275cf6
japanese done
= 4f23eac37d3b02b4
us done
= e19120fd81b44bed
german done | 1 1 5
= 0bc5e8eaab204264
british pick uk_ramillies
british to air_gap
british pick uk_repulse
british to western_approaches
british pick uk_anson
british raid
british pick uk_victorious
british to north_sea
british pick uk_indefatigable
british raid
british pick aus_hmas_canberra
british to hawaiian_islands
british pick ned_de_ruyter
british to indonesia
british pick gre_lemnos
british to eastern_mediterranean
british pick uk_hk_group_2
british to mid_atlantic
british done | 1
= c4483e78f1575aa1
japanese deploy home_islands
japanese keep
japanese pick jap_musashi
japanese raid
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_fuso
japanese to marianas
japanese pick jap_kongo
japanese to central_pacific
japanese pick jap_hiei
japanese to bismarck_sea
japanese pick jap_haruna
japanese to bay_of_bengal
japanese pick jap_takao
japanese to home_islands
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_tone
japanese to central_pacific
japanese pick jap_chikuma
japanese to aleutians
japanese pick jap_aoba
japanese to central_pacific
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_kako
japanese to marianas
japanese pick jap_kitakami
japanese to indian_ocean
japanese pick jap_akagi
japanese to aleutians
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_ryuho
japanese to home_islands
japanese pick jap_taiho
japanese to indonesia
japanese pick jap_unryu
japanese to home_islands
japanese pick jap_amagi
japanese to central_pacific
japanese done | 4 ; 3 ; 1 ; 5 ; 2 ; 5
= 71ae749cdb48b8ea
us keep
us deploy hawaiian_islands
us keep
us keep
us deploy hawaiian_islands
us deploy hawaiian_islands
us pick us_pennsylvania
us raid
us pick us_arizona
us to hawaiian_islands
us pick us_maryland
us to french_polynesia
us pick us_arkansas
us to south_atlantic
us pick us_washington
us to mid_atlantic
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_ranger_cv4
us to caribbean_sea
us pick us_intrepid_cv11
us to air_gap
us pick us_wilmington_cvl28
us to south_atlantic
us pick us_minneapolis
us to hawaiian_islands
us pick us_new_orleans
us to gulf_of_alaska
us pick us_northampton
us raid
us pick us_astoria
us to mid_atlantic
us pick us_quincy_ca39
us to eastern_seaboard
us pick us_baltimore_ca68
us to south_atlantic
us done | 2 ; 6 ; 4 ; 2
= 570135fc3f6b903f
german keep
german deploy barents_sea
german keep
german deploy barents_sea
german deploy barents_sea
german deploy barents_sea
german keep
german deploy barents_sea
german keep
german deploy barents_sea
german keep
german deploy barents_sea
german keep
german keep
german deploy western_mediterranean
german pick fra_jean_bart
german raid
german pick fra_bretagne
german raid
german pick fra_suffren
german raid
german pick fra_duquesne
german to western_mediterranean
german pick ger_bismarck
german to barents_sea
german pick ger_deutschland
german to bay_of_biscay
german pick ger_prinz_eugen
german to baltic_sea
german pick ger_seydlitz
german to baltic_sea
german pick ger_atlantis
german to baltic_sea
german pick ger_pinguin
german to western_approaches
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german done | 2
german to neutral_port
= 90b6fa0bc20be26a
british repair uk_barham 1
= c000831fc49e6aaa
german repair ger_tirpitz 2
german repair ger_blucher 1
german repair ger_blucher 1
german repair ger_tirpitz 1
= 1550deeb9e6365c3
british pick uk_raf_med
british to western_approaches
= 0fe1c0a3bdc7b48e
japanese pick jap_22af
japanese to coral_sea
= b77c971c86232e9b
us pick us_15af
us to cape_of_good_hope
= 40feeb8f3d8c1472
german pick ger_fsjr
german to baltic_sea
= 4c0cd97ada7826d4
british pick uk_raf_coastal
british to north_sea
= f8724142532b4415
japanese pick jap_21af
japanese to marshalls
= 91d5d2c1bc68661a
us pick us_7af
us to gulf_of_alaska
= 3c1a8eaf9619002f
german done
= 59acb0b106e9f450
british pick uk_raaf
british to arabian_sea
= 3b234a7c38860ed0
japanese pick jap_23af
japanese to indian_ocean
= 0458ae3c53ef062e
us done
= de6338d069a04dbd
british done
= 4092da7ef57c00d9
japanese pick jap_26af
japanese to bismarck_sea
japanese done
= 5999ceebb33790ab
british done
= 231c528798c5c453
japanese pick jap_snlf_yokosuka
japanese to coral_sea
japanese pick jap_snlf_sasebo
japanese to bay_of_bengal
japanese done
= 646a71ec2fdc9139
us pick us_amph_2ndm
us to air_gap
us pick us_amph_27thi
us to caribbean_sea
us done
= ee0272a6636f72c6
british pick uk_indefatigable
british to western_approaches
british done
= 3a915544308fe303
japanese pick jap_musashi
japanese to hawaiian_islands
japanese done | 4
= 7c7a5483e912d920
us done
= 4e5c2a753a01aece
german done
= 25149b3fea423af8
japanese invert jap_iboat_1
japanese keep
= d9f85c70cb6d17c9
us keep
us keep
us keep
us keep
us keep
us keep
= 9ed68e60aa66ff92
german keep
german invert ger_uboat_02
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
= 82c6b471d6fce101
british fight north_sea | 4 5 5 6 4
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_admiral_scheer | 5 1
= bffd88cba789b643
german done
= af9eee78f779ec93
japanese fight arabian_sea | 2 1
= b826aa2a4ef8a3d5
us fight hawaiian_islands | 2 1 6
us group us_arizona 2
us together
= a7aef35a5e9ee0b0
japanese intend 1 searching
= 60abc502b26e4de4
us intend 1 searching
us intend 2 hiding
= 648bda63bb1b8c3b
japanese choose surface
= 1eea24e2a680f835
us choose surface | 2 ; 3 ; 5
= 159afb7752cc849f
japanese done
japanese done
= be4e41f16a0d5c6a
us done
= dd8fb305b89b9bb8
british stand
= a78678670a8b1db5
japanese stand
= 42046e706554e4e3
us stand
us together
= eb5e13e1975dbdb3
japanese intend 1 landing
= 4938a89069809790
us intend 1 landing
= 8f0cd3a0d7422d39
japanese choose surface
= d83836716c3bb744
us choose surface
= 491202c83e6c263a
japanese aim jap_musashi us_minneapolis | 3 6 5 2 2 6 ; 3 3 3 ; 1 ; 3 3 4 1 ; 3
japanese done
= 41670365faa4025a
us done
= 35b7d145157d0c75
japanese to singapore
= 9bc2b5f773192f14
german fight barents_sea | 1 ; 2 ; 5 ; 4 ; 4 ; 5
= c2a6c23a4c2b9dc3
british fight cape_of_good_hope | 5 4
= 5d21341b7907f170
japanese fight bismarck_sea | 3 1 5 3
= 58e72ea194278d94
us done
us fight gulf_of_alaska | 5 4 2
= e42d47c0e4391fd5
japanese done
= f2fe2c6dce0cb9d5
german fight eastern_mediterranean | 1
german done
= c0b677a6acf0bd19
british fight western_mediterranean | 1
= 9d82d290bc608159
japanese fight french_polynesia
japanese done
= 78ff6bdd42987326
us fight indian_ocean | 3 3 3 6
= 8b1d4a24e2ae801c
japanese strike jap_23af australia
japanese aim jap_23af uk_york | 5 5 4
japanese to port_moresby
= 53d3da75ffb557bd
us done
= 37a99ce015bd0763
german fight bay_of_biscay
= 92ad4b4b2ab21eec
british fight baltic_sea | 4
= 8626dc7ec41d5116
german drop ger_fsjr germany
= 127a8c7088742d15
japanese fight indonesia | 3 2 3 6 2 5 1 6 6 ; 4
japanese group jap_shokaku 2
japanese group jap_taiho 2
japanese intend 1 landing
japanese intend 2 landing
= 0ef942f9de93851f
british intend 1 searching
= 7b0244cea4a8307c
japanese choose air
= 5ac0e1f68b5ef515
british choose surface | 1 ; 1 ; 5
= bdafb3f7e026e979
japanese rest ned_de_ruyter | 6 3 ; 6 ; 1 5 4 4 ; 4 ; 1 5 1 3
= 0bd504bafd82654a
us done
us fight central_pacific | 4 2 4 5 5 5 6 1 4
us done
= 703c2c2012aeac43
german fight western_approaches | 3 2 3 ; 3
german done
= dd4708f56aa10079
british fight air_gap | 4 4 5 3 6 2 2
= fd6b7f3aebbd44b0
german done
= b8f6377a483dc6ea
japanese fight bay_of_bengal | 1 6 4 4
= c1f674239ad62834
us done
= 01377b6cc03ce2d0
japanese land jap_snlf_sasebo andaman_islands
= 0419e16f114d0296
us fight home_islands | 2 6 1 4 2 3 5 3 3 4 4 2 4
us done
= 63ed864d6fd05988
german fight caribbean_sea | 2 4 3 3 5 1
german done
= a9af27b3fc2e9fab
us land us_amph_27thi panama_canal
= 90503870abe81c7a
british fight eastern_seaboard | 2 2 6 2
= a3ec1d663331ccc7
german done
= 85cfa76ef4e5178f
japanese fight aleutians | 3 3 6 3
= 7d2d76674e2a82ca
us done
us fight coral_sea | 3 2 3 2 1 1
= dc7e3c6ce16699ac
japanese strike jap_22af noumea
japanese aim jap_22af uk_rnzaf | 6 2 3 ; 1
= 70c831124d566fc7
us done
= 9665838f789f180d
japanese land jap_snlf_yokosuka port_moresby
= a2b74c865ea4eb41
german fight south_atlantic | 6 6 2 3
german done | 2 6
german done
= 1c0fb1fc16b6a87f
japanese fight marshalls | 6 3 4
japanese strike jap_21af johnston_island | 5 4 4
japanese to truk | 2 5 2 3 1
= 919d55f49d80f923
us done
= 7929b59d9f5c88ed
british done
= 863f34b732a31c83
japanese done
= 7497a9a5203e4f35
us done
= 282969b92b1a71fd
german done
= a60a675fa9f30a91
end 3114 over a60a675fa9f30a916a7e672416ff426c ce6dba5fb6f5f7eb
