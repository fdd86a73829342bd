flagplot 1
game admirals-war 1
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
= 1079d09c7b07f330
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
= 5f3604624bb87a69
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
= c569586fd2d784c5
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
= 81de87dc67fde096
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
= b9c4df4825724502
japanese pick jap_21af
japanese to home_islands
= b9058ae939fc99a6
german pick ger_fsjr
german to baltic_sea
= 149ef4fdd298db4b
japanese pick jap_22af
japanese to home_islands
= 9ebb97b24afaf1be
german done
= 37b4129487fc73b0
japanese pick jap_24af
japanese to home_islands
japanese done | 3 3
= 6ee72357e828f995
german pass
= 78383d6341e09871
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= 09c8115dc47bfca6
british done
= 07bcfa65a071e49a
japanese done
japanese keep
= 643272cad7a99589
german keep
german keep
german keep
german keep
= d4f3ce7fcd9af6ae
british fight south_atlantic
= 5cc069e8c5c66d47
german done
= e81fa7ff4ed243e1
japanese fight coral_sea
japanese done
= 3d3662865240a741
us fight hawaiian_islands
= 3bd6f4add7ea3613
japanese done
= dbe6dd0fd3337c0f
german fight bay_of_biscay | 4 2
= fd63b6474b8d8c3c
british fight eastern_seaboard
= b797fd48cc1b1dad
japanese fight central_pacific
= 1d74a53911e087f8
us fight bismarck_sea
= a1ce4359feb6ac56
japanese done
= 459b29da0a66c29f
german fight barents_sea | 3
= 7777c017b0170a0c
british fight cape_of_good_hope
= 487cc999f7817334
japanese fight home_islands
japanese land jap_snlf_kure okinawa
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= 67a69ebd2d34c6f2
us fight bay_of_bengal
= 50710b1122a438fc
japanese done
= 0f7012e78446e4fd
german fight mid_atlantic | 4
german done
= 7561da65a149e8d9
british fight north_sea | 4 6 1
= 156788371ffa07b1
german done
= f6d8dd2e29bd5e3f
japanese fight aleutians
= c41364b44cb2026b
us fight marianas
= 7176df6f0351804c
german fight caribbean_sea
= a80a4cf928a6131d
british fight western_mediterranean | 2
= 4b1a3b306897f8a3
german done
= 8c94d5979fe198db
japanese fight indonesia
japanese done
= 9319a31f098f1cae
us fight french_polynesia
= 202d5b98b0811374
japanese done
= d5a3c0fd7294294c
german fight western_approaches | 5
german done
= 43b516552ee8dcdb
british fight baltic_sea
= 9b7794b658c6fd97
german drop ger_fsjr germany
= 309d94a5ec868695
japanese fight gulf_of_alaska
= f8bb3ae99db4276e
us fight marshalls
= 55f674aec7d67b45
german fight air_gap | 4 3 2
german done | 3 6
german done
= 3058a7754ca30b03
japanese fight arabian_sea
= 2f27b9cab715d81d
british done
= 1279a97f256492b0
japanese done
= 82fd71d5244f03e1
us done
= b554e2bb4b940723
german done | 1
= cf07f7c785d9db23
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
british pick uk_cornwall
british to indonesia
british pick uk_devonshire
british to south_atlantic
british pick uk_exeter
british to marianas
british pick aus_hmas_canberra
british to coral_sea
british done | 5 ; 3
= 1ef35dc5f07bc2e8
japanese deploy home_islands
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_yamashiro
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
japanese raid
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese done | 2 6 2 4 1 6 4 1 5 1 2 3 4
= 67fde8c12290e425
us pick us_houston
us to bismarck_sea
us done
= ad01455d7d56dda1
german keep
german keep
german keep
german keep
german pick ger_admiral_scheer
german raid
german pick ger_admiral_hipper
german to baltic_sea
german pick ger_pinguin
german to baltic_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_zara
german to eastern_mediterranean
german pick ita_fiume
german raid
german pick ita_trento
german to eastern_mediterranean
german done
= 96f5cfc938b789fc
british overhaul uk_kent 1
= cdde036e65271527
german repair fra_bearn 2
german repair fra_dunkerque 1
german repair fra_jean_bart 2
= 96cb81e72c75bddb
british pick uk_raf_coastal
british to south_atlantic
= accab12a3f92ae19
japanese pick jap_23af
japanese to home_islands
= c41024df84562847
german pick ger_luftflotte_5
german to baltic_sea
= f93f13ab7c799439
japanese pick jap_21af
japanese to home_islands
= 4bdae7c576fb6e71
german done
= 311ab8b4bb86c13f
japanese pick jap_24af
japanese to home_islands
japanese done
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= 9806226f6fc7e24a
british done
= e4a2f05332d2e178
japanese sail
japanese done
= df5a80744d0d4f0c
german done
= e77d6c3126fe1cc3
japanese keep
= b438216b472b109e
german keep
german keep
german keep
german keep | 2 4 3 2 ; 3 4 2 3 ; 3 1 1 1 2 3 6 6 5 2 3 5 5 5 3 3 4 4 4 2 4 1 5 2 6
= 7aea48963ec22ea4
japanese done
= bc41eeb9f10c52cd
us together
= 2cb27bc64d64c7c2
japanese intend 1 landing
= d91f9dc39d924903
us intend 1 landing
= 6b0fad11100dd93c
japanese choose surface
= 86e54aa92fdbf312
us choose air | 3 ; 1
= 91eac9248f8a9b98
japanese aim jap_soryu us_tennessee | 5 6 5 ; 5 5 2
= f97cd709f8f6616a
us aim us_lexington_cv2 jap_soryu
us rest jap_soryu | 6 4 5 3 ; 5 ; 5 4 5 1 ; 5 5
= 1d00bca0ee793d55
japanese done | 6 6 6 6
japanese done
= 974cba4e97a97ba5
british fight western_mediterranean
= 1f4db043b887364b
japanese fight bay_of_bengal
= 7ba2e853c9f9331e
us fight indian_ocean
= 5eac007db10ffd87
german fight air_gap | 2
german done
= 671c02634ff61c0c
british fight eastern_seaboard
= acfa556359d0ca1a
japanese fight french_polynesia
= ac432e7f0ab259cc
us fight coral_sea | 1
= 237fc29b750a07ec
japanese done
= 82933316ce73d4a0
german fight barents_sea | 2 5 2
german done
= b6629a4756fde316
british fight eastern_mediterranean
= e0ffc01cc6e72d06
japanese fight gulf_of_alaska
= 03a0113bae150ad4
us fight home_islands
= ce3da8d583646477
japanese land jap_snlf_kure okinawa
= cbea092cdd96e1d8
german fight bay_of_biscay
= 2cda9f8686cd9b61
british fight south_atlantic | 5 4 4
= 75a94038bc3bacb3
german done
= f8f7914a1e49e0f0
japanese fight marianas | 4
japanese done
= 7aff07570c403f25
us fight central_pacific | 4 5 3 4 3 2 1 4 4
= 03ee5a9df94c0a39
japanese done
= aa006175d6838eee
german fight caribbean_sea
= 759a7a212ad89497
british fight cape_of_good_hope
= 7348e5f3f9af580c
japanese fight aleutians
= 310196d7e6549458
us fight marshalls
= e5aa3deb69d03548
german fight mid_atlantic
german done
= 02b2d4c335b1a6be
british fight western_approaches | 2
= e4d669484476b114
german done
= d2525cb39c393cbc
japanese fight arabian_sea | 6
japanese done
= ed4959483de22c2c
german fight baltic_sea | 4 ; 5
german done
= cf7b55507eaddd0e
british done
= 3f6e9860b4b93030
japanese done
= c2c3b7cadf56f9b7
us done
= 9308c9e39507409e
german done | 3 ; 3
= 6fd80bc41207df9b
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british to north_sea
british pick uk_royal_sovereign
british to home_islands
british pick uk_revenge
british to indonesia
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to bay_of_bengal
british pick uk_hood
british to air_gap
british pick uk_prince_of_wales
british to barents_sea
british pick uk_illustrious
british to south_atlantic
british pick uk_argus
british to western_approaches
british pick uk_suffolk
british to bay_of_biscay
british pick aus_hmas_canberra
british to coral_sea
british pick gre_lemnos
british to eastern_mediterranean
british pick uk_hk_group_1
british to eastern_seaboard
british done | 3 ; 3 ; 3 ; 2
= c0da5743806b75bc
japanese deploy hawaiian_islands
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_fuso
japanese raid
japanese pick jap_kongo
japanese raid
japanese pick jap_myoko
japanese to marianas
japanese pick jap_nachi
japanese to marianas
japanese pick jap_ashigara
japanese to marianas
japanese pick jap_atago
japanese to home_islands
japanese pick jap_suzuya
japanese to aleutians
japanese pick jap_tone
japanese raid
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_hosho
japanese to aleutians
japanese pick jap_zuiho
japanese to indonesia
japanese done | 2 ; 5 ; 3
= 7bf21e8b27fee833
us pick us_pennsylvania
us to indian_ocean
us pick us_arizona
us to arabian_sea
us pick us_california
us to indonesia
us pick us_maryland
us raid
us pick us_lexington_cv2
us to indonesia
us pick us_yorktown_cv5
us to indian_ocean
us pick us_new_orleans
us to bay_of_bengal
us pick us_san_francisco
us raid
us pick us_northampton
us to arabian_sea
us pick us_portland
us to arabian_sea
us done | 3 ; 3 ; 4
= 5ca2067f09bbe35a
german keep
german deploy eastern_seaboard
german keep
german keep
german deploy western_mediterranean
german pick fra_suffren
german to western_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick ger_bismarck
german to baltic_sea
german pick ger_altmark
german to eastern_seaboard
german pick ger_kormoran
german to baltic_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_trento
german raid
german done
german repair fra_richelieu 1
german repair fra_provence 3
german repair fra_jean_bart 1
= a4361c1758edc15c
british done
= 0e95aa4636332957
japanese pick jap_21af
japanese to bismarck_sea
= 77e175100a857777
us done
= ad232abbd0723315
german pick ger_stuka
german to baltic_sea
= fd1d614243942ff1
japanese pick jap_24af
japanese to french_polynesia
= edfc8a31e9742ba0
german pick ger_x_fliegerkorps
german to north_sea
= 7882569b93451908
japanese pick jap_22af
japanese to marshalls
= 2283334a87abef31
german done
= e037519ac7fdcf30
japanese done
= 5ec288727c7f8c32
british pick uk_amph_tiger
british to bay_of_biscay
british done
= 1cd5585bbc47edba
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
japanese pick jap_tone
japanese to gulf_of_alaska
japanese done
= ddc62af3e9312040
us done
= be5fbe0018f6d57f
german pick ita_trento
german to south_atlantic
german done
= de9895abbcd4648c
japanese keep
= 4d88b970f3fcd504
german keep
german keep
german keep
german keep
german keep
= ab3195ca086580d1
british fight bay_of_biscay | 6 3 4 1
= 943e312bdce56031
german done
= fa357794011103b2
british land uk_amph_tiger england
= 4fe93893e2c46261
japanese fight bismarck_sea
= c65938fab29a2342
us fight aleutians
= ea0c8bce85acce0f
german fight mid_atlantic
german done
= 11a2fe4bb8223ac3
british fight western_mediterranean | 5
= 02a37936a2f2ca3e
japanese fight hawaiian_islands | 5
= d5376202d23d13f0
us fight indian_ocean
= b3eae029cfbcfd6c
german fight eastern_seaboard | 6
= 5effeb51f02de4c8
british fight air_gap | 4
= 23ded7747e55192b
german done
= 2aaf2f6293c880f4
japanese fight indonesia
= fae865b47ee37ba0
us group us_california 1
us together
= cbd8747abaf9e9da
japanese intend 1 landing
= b6782e922c053248
us intend 1 hiding
= bc1e2f374511b726
japanese choose surface
= 6be33cc51dc7612d
us choose air | 3 ; 5 ; 3
= ff00ffe21bcd456d
british stand
= df5b62424ebf9788
japanese retreat
= 3f00c63c9afc8084
us stand
us done
= ed58245374174a5e
japanese to yokosuka_navy_yard
= 554312ddb223fcdb
us fight arabian_sea
= c5ff379cfee807ea
german fight cape_of_good_hope
= a36ce8b50ade915b
british fight south_atlantic | 1 1 2 ; 1
= 3ba579b9b6270226
german to germany
= 60eda33690f8c615
japanese fight bay_of_bengal
= 9a04f01d2ae11bf7
us fight marianas
= 038c12696cdecf6d
german fight baltic_sea
german attack ger_pinguin | 3 ; 2
= 1125bbb4bc147c14
british fight north_sea | 1
= 32dd982c2cd8a340
german strike ger_x_fliegerkorps england
german aim ger_x_fliegerkorps uk_glorious | 4 4 2
german done
= 5b5194998f376ef8
japanese fight central_pacific
= c0f8032f590f4ed5
us fight gulf_of_alaska
= 6705f40be5a0f735
german fight barents_sea | 5
german done
= 58b7f25a5597d20b
british fight eastern_mediterranean | 4 ; 5
= 4dd4d4e40385710c
german together
= 8e3bbf0680238608
british intend 1 searching
= 00cbd7891f91cb3f
german intend 1 searching
= aab818f4b9eb45e1
british choose surface
= 7e80ecd87382eba7
german choose surface | 5 ; 1
german done
german done
= 8c42c70fc839bdc7
british retreat
= 09e43e773110cef3
german stand
german done
= 1ca9afb58b57eb4b
british to malta
= f0788e01455878c6
japanese fight home_islands
japanese together
japanese intend 1 searching
= 72c92c5a8e99773e
us intend 1 searching
= 8546e2f016b2a270
japanese choose air
= 349ac235843da087
us choose surface | 6 ; 2 ; 2 ; 2
= 9e4a2aa43ea2d562
japanese aim jap_akagi uk_royal_sovereign | 2 6 3 4 ; 1
= 48851c625ce241ff
british to samoa
= 3d76c201c3076031
japanese land jap_snlf_kure okinawa
= 3f3319f8f966e701
us fight french_polynesia
= 0b387cd4c418deab
japanese strike jap_24af samoa | 6 3 6 ; 5 3
= b18698cd8282aac1
german fight caribbean_sea | 5 5 3 3
german done
= 20c0a29a76089a1b
japanese fight coral_sea
= ad7ac94494baf4fb
british to gibraltar
british done
= 26ea3e231a0815be
japanese done
= 99906681f59d0947
us done
= 79457b9522e6d641
german done
= 4298bc5027e800c9
us done | 6 ; 5 ; 3 5 6
= 720836c0d89e221b
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to indonesia
british pick uk_courageous
british to air_gap
british pick uk_glorious
british to north_sea
british pick uk_kent
british raid
british pick uk_berwick
british raid
british pick uk_cumberland
british to south_atlantic
british pick uk_exeter
british to home_islands
british pick rus_kirov
british to baltic_sea
british pick gre_lemnos
british to western_mediterranean
british done | 6 ; 6 ; 5
= c47644ee9532c9ce
japanese deploy hawaiian_islands
japanese deploy hawaiian_islands
japanese pick jap_yamato
japanese to central_pacific
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_ise
japanese to home_islands
japanese pick jap_haruna
japanese to marianas
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to aleutians
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_kumano
japanese to aleutians
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kako
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to central_pacific
japanese done | 6 ; 2 ; 6 ; 1
= a4790dce2734291f
us deploy hawaiian_islands
us pick us_maryland
us to arabian_sea
us pick us_mississippi
us to south_atlantic
us pick us_saratoga_cv3
us to indian_ocean
us pick us_yorktown_cv5
us to bay_of_bengal
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_new_orleans
us to arabian_sea
us pick us_northampton
us to bay_of_bengal
us pick us_salt_lake_city
us to indonesia
us pick us_portland
us to indonesia
us pick us_astoria
us to indonesia
us pick us_tuscaloosa
us to air_gap
us done | 3 ; 3
= 20f45b29c40f3ac8
german keep
german keep
german keep
german keep
german deploy barents_sea
german deploy eastern_mediterranean
german pick fra_jean_bart
german raid
german pick fra_dunkerque
german raid
german pick fra_provence
german to eastern_mediterranean
german pick fra_algerie
german to eastern_mediterranean
german pick fra_colbert
german to eastern_mediterranean
german pick ger_bismarck
german to north_sea
german pick ger_prinz_eugen
german to north_sea
german pick ger_thor
german to north_sea
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german done | 3 ; 1 ; 2
german repair fra_bretagne 1
german repair fra_suffren 1
german repair fra_bretagne 1
german repair fra_richelieu 1
german repair fra_richelieu 1
= f3ee37a2e9ceba4e
british pick uk_raf_coastal
british to barents_sea
= 4380aa25f39c457f
japanese pick jap_23af
japanese to bismarck_sea
= b8ec01bccdec4ac4
us done
= 9cca9af53ef0e34c
german pick ita_regia_aeronautica
german to bay_of_biscay
= 2d96fcfac7909caa
british pick uk_raaf
british to hawaiian_islands
= ce44edcbcf754e8c
japanese pick jap_21af
japanese to french_polynesia
= 64e95f59555ac20d
german done
= 4f7ca6bd3092ad42
british done
= 9572bb761d51fa3a
japanese pick jap_22af
japanese to marshalls
japanese done
= cc451b7c475cba91
british pick uk_amph_tiger
british to air_gap
british done
= 97ad01669f468ce8
japanese pick jap_snlf_yokosuka
japanese to marianas
japanese pick jap_snlf_sasebo
japanese to indonesia
japanese done
= f88e8b0b13c665cf
british done
= 8f935eeb051d9b98
german done
= 5feb7cd205e10b72
japanese keep
japanese keep
= 06ba64a633d0d397
us keep
= c35f3ee9198e3a74
german keep
german keep
german keep
german keep
german keep
german keep
= 6f8e7a8ef377e9e6
british fight caribbean_sea
= 734e822eff480c7b
japanese fight marshalls | 1 3 6
= 0a142d45ff70f773
us fight bay_of_bengal | 3 4 2 5
= 834bf786fa38a86e
japanese done
= 67e82d1dc397c646
german fight cape_of_good_hope
= 16a3921f1c9e41fa
british fight mid_atlantic
= e40a781320d01643
german done
= 91f1bfd35dfa29ee
japanese fight indonesia | 1 1 3 6 3 5 4 4 4 ; 5 6 1
japanese together
= 543d8780faeb6d15
us together
= a4d8e9c55df111a3
japanese intend 1 hiding
= 311156ceb429f366
us intend 1 searching
= e30deb5915c44709
japanese choose air
= 5e7854d5937d4197
us choose surface | 4 ; 4 ; 5 ; 3
us done
= 56b8ce71ecb5f0a4
japanese done
= c4db2ab94d9b5015
us done
= 91a941fd49e0cecf
british retreat
= 21791c2335b95d54
japanese stand
= 1bd1843584a30458
us together
= 1f6e42d70e97d170
japanese done
= c37e06c49449cfab
british to saigon
= bd4837fc0a17baa0
us to samoa
us to philippines
us to saigon
= 26f50c920e2ecb6d
japanese land jap_snlf_sasebo okinawa
japanese bomb jap_akagi singapore
japanese aim jap_akagi ned_de_ruyter | 3 5 5 4 ; 5 5
= 21abaebbd0468260
us fight hawaiian_islands | 5 5
= b24245ad61fdbd7f
german fight eastern_seaboard | 3 4 4
german done
= 3df0e48e682126ca
british fight north_sea | 1 3 2 ; 5
= 31977d8b5bb685bb
german together
= c2d42ae9e58ca1b7
british intend 1 searching
= 8fd7c912a2e52dc9
german intend 1 searching
= 47dfe2b8ae78ed07
british choose air
= a6aee69cfbb13915
german choose surface | 4 ; 6 ; 6 ; 4
german done
german done
= c0166d1d478f98f5
british retreat
= d852238e6933c651
german stand
german done
= cad6c392f2c870f5
british to simons_town
= ffffe160fa01c6d6
japanese fight bismarck_sea | 6 1 3
= 107b620cebe63247
us fight home_islands | 5 3 3 6 5 3 4 6 2 5 6 5
= 644bbe4e1f180609
japanese together
japanese intend 1 hiding
= ce730b6abaee67b8
us intend 1 hiding
= 23e26834950bcd65
japanese choose air
= ef39eef3590bb42e
us choose surface | 5 ; 6 ; 2 ; 2
us done
= 0efe965027c5c78e
british retreat
= e14150d078cd1210
japanese stand
japanese ignore jap_myoko
japanese pursue jap_takao 1
japanese done
= d5fc0a455c8e0636
japanese choose air
= 03fc98c3612cd173
us choose surface | 6 ; 4 ; 4
= 077bcba559e95672
british to pearl_harbor
= 12b8817a5c0cdf23
german fight barents_sea | 6 4
= 4d9d050eef0d0b7e
british fight western_mediterranean | 6 ; 1
= 8f19d205ab060197
german to malta
german to toulon
= 18513990b66bb8fa
japanese fight coral_sea
= 0850e35be32ec8ac
us fight central_pacific | 1 6 3
us done
= 03a4e214c75056ce
german fight eastern_mediterranean | 3
= 3ef2cad096b75e46
british fight south_atlantic | 4
= 05b377fb1946a00d
german done
= 402b35e9c0b84f81
japanese fight aleutians | 5 1
= 2563c140d83d9104
us done
us fight french_polynesia | 6 2 1
= f31d3742b6b3588a
japanese strike jap_21af samoa | 3 4 6 ; 1
= c2cdeab6ba3d248f
german fight air_gap | 2 6 3 4 4 1 4
german done
= 3344984baef4d583
british fight western_approaches | 2
= 6210c62a214c976f
german done
= 93449aed32ab0d88
japanese fight arabian_sea
= fb2c497dddbdd016
us fight indian_ocean
= af17a00310aae537
german fight bay_of_biscay
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_duke_of_york | 4 1 ; 4
german attack ger_kormoran | 4 ; 3
german done
= a0a20034d7db6dab
japanese fight marianas | 4 6 5 1
= 915d904e97bdd432
us done
= 85a4a3a90db37280
japanese land jap_snlf_yokosuka philippines
= d7b94594deee0931
us to lae
us to lae
= 451786b00c44f866
british done
= 8e19c8524e4e59b8
japanese done
= 0c7bc0906f5f1a03
us done
= beb6894eb272577f
german done
german complete ger_graf_zeppelin
german complete ger_seydlitz
= 126a6f888f2cf03d
us done | 2 ; 3 ; 6 4 4
= caf7fdb6ca2a3da6
british pick uk_warspite
british to indian_ocean
british pick uk_ramillies
british to indonesia
british pick uk_royal_oak
british to western_approaches
british pick uk_prince_of_wales
british to north_sea
british pick uk_furious
british to air_gap
british pick uk_hermes
british to bay_of_bengal
british pick uk_formidable
british raid
british pick uk_cumberland
british raid
british pick uk_norfolk
british to barents_sea
british pick uk_dorsetshire
british to south_atlantic
british pick uk_hk_group_2
british to mid_atlantic
british done | 4 ; 2
= 9e5d8a728abc1032
japanese deploy home_islands
japanese deploy home_islands
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_hiei
japanese to aleutians
japanese pick jap_haruna
japanese to marianas
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to marianas
japanese pick jap_ashigara
japanese to aleutians
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to indonesia
japanese pick jap_chokai
japanese raid
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_suzuya
japanese to indonesia
japanese pick jap_kumano
japanese to indonesia
japanese pick jap_tone
japanese to indonesia
japanese pick jap_kako
japanese to home_islands
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_shokaku
japanese raid
japanese pick jap_zuikaku
japanese to home_islands
japanese pick jap_junyo
japanese to marianas
japanese done | 3 ; 2 ; 5 ; 1 ; 6 ; 4 ; 6 ; 4
= 2c7d31aba8c70d22
us keep
us keep
us pick us_pennsylvania
us to bay_of_bengal
us pick us_arizona
us raid
us pick us_idaho
us to south_atlantic
us pick us_new_york
us to eastern_seaboard
us pick us_texas
us to mid_atlantic
us pick us_arkansas
us to air_gap
us pick us_north_carolina
us raid
us pick us_wasp_cv7
us to caribbean_sea
us pick us_ranger_cv4
us to air_gap
us pick us_louisville
us to arabian_sea
us pick us_san_francisco
us to arabian_sea
us pick us_houston
us raid
us pick us_northampton
us to indonesia
us pick us_tuscaloosa
us to south_atlantic
us pick us_quincy_ca39
us to caribbean_sea
us pick us_vincennes
us to eastern_seaboard
us done | 2 ; 3 ; 2 ; 4
= f983c45b3e17cfc3
german keep
german keep
german deploy baltic_sea
german keep
german keep
german pick fra_jean_bart
german to bay_of_biscay
german pick fra_bearn
german to western_mediterranean
german pick fra_dupleix
german to western_mediterranean
german pick fra_duquesne
german raid
german pick fra_tourville
german raid
german pick ger_gneisenau
german to baltic_sea
german pick ger_blucher
german to western_approaches
german pick ger_altmark
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german done | 4 ; 2
german to neutral_port
german to germany
german repair fra_richelieu 1
german repair fra_colbert 1
german repair fra_foch 1
german repair fra_dunkerque 1
german repair fra_richelieu 1
= fbae2e32968c3152
british done
= dd03c76946071c31
japanese pick jap_21af
japanese to french_polynesia
= 42035e079cbd4bed
us pick us_7af
us to hawaiian_islands
= 246f12764e8a0dfa
german pick ger_luftflotte_5
german to eastern_mediterranean
= 44cc854bebb3ef81
japanese pick jap_22af
japanese to bismarck_sea
= d414cd647d2cfead
us done
= e1e6e12577aaec84
german done
= 535815107fdd02fe
japanese pick jap_23af
japanese to marshalls
japanese pick jap_25af
japanese to bismarck_sea
japanese pick jap_26af
japanese to french_polynesia
japanese done
= 18ec9806678c2c17
british pick uk_amph_tiger
british to barents_sea
british done
= c408747a5994559f
japanese pick jap_snlf_kure
japanese to marshalls
japanese pick jap_snlf_sasebo
japanese to central_pacific
japanese done
= f7de662f1223fcdb
british done
= c2f436dec0766220
japanese done
= 1644b373281a5abb
us done
= 0de68188a8d6456a
german pick fra_duquesne
german to western_mediterranean
german done
= 302514e207870cf8
japanese keep
japanese invert jap_iboat_2
= eb1142b199c6a654
us keep
us keep
= 7a7bc249708045db
german keep
german keep
german keep
german keep
german keep
= a40b4a24ff90b312
british fight barents_sea | 1 2 4 1
= a2209ed14293e092
german done
= 5e22371020ee9eb5
british land uk_amph_tiger murmansk
= 9b868838b33c6430
japanese fight indian_ocean
japanese done
= a95756ca345d3b66
us fight home_islands | 4 4 5 1 5 3 1 4
us done
= ff8ec5df49c266bc
german fight south_atlantic | 1 5 3
german done
= 4dfed7f5db97ba16
british fight cape_of_good_hope
= 72a7f6b6462e6b29
japanese fight marianas | 4 2 5 6 4
= e027c80e530a554a
us done
us fight hawaiian_islands | 6 6
= b7c6d2a43faedcf1
german fight north_sea | 1 ; 5
german done
= 006f0b4c2dab34f0
british fight eastern_seaboard | 5 6
= ad3e80793a4d25bf
german done
= e11d63f539a18cbb
japanese fight central_pacific | 1 1 1 1
= 0a8b380685c9a11c
us done
= ff2cebdcf85df72e
japanese land jap_snlf_sasebo kwajalein
= 7a4c76388b85d228
us fight indonesia | 6 6 6 6 2 2 1 6 1 2 1 3 2 ; 2 1
= b921d3978e420bd8
japanese together
= e1da26ff5d14a422
us group us_northampton 2
= 70dff84f8d972dd9
japanese intend 1 hiding
= 935aec5966b1c74f
us intend 1 searching
us intend 2 searching
= 1bc0961c8f6734cf
japanese choose air
= c82c1345110a0b22
us choose surface | 5 ; 3 ; 4 ; 1 ; 5
= 8b37ff5f175162bb
japanese done
= 283a81bdf5ab143e
us done
= 28924255da3046e1
british retreat
= 885d0692d7f0feb9
japanese stand
= e7f8e1919937f8b0
us together
= 1152640b90e14db6
japanese pursue jap_atago 1
japanese done
= de699e7c084379d9
japanese choose air
= f0317dd9c2f7fb99
us choose surface | 2 ; 6 ; 1
= dcc0d77ee7ecce56
japanese aim jap_atago uk_ramillies | 3 ; 6 5 4 2 ; 4 ; 1
japanese done
= 46051f2a97c00d28
british to singapore
= 2a02a8a2ce04376d
us to samoa
= 063eef8061451a61
japanese bomb jap_kaga singapore
japanese bomb jap_akagi singapore
japanese rest uk_ramillies | 4 2 1 5 ; 5 ; 6 4 4 5 ; 4 6
= 6347769584ce4e4a
german fight baltic_sea | 1
= 02248a0ab3308158
british fight caribbean_sea | 6 4 2 4
= 4aa0a6a36b7e3eba
german done
= b1c447155f3e1772
japanese fight aleutians | 2 2
= fb5c961db6d54916
us done
us fight french_polynesia | 2 5 4 2 3 4
= bc2e6df6cfd651ff
japanese strike jap_26af samoa
japanese strike jap_21af samoa
japanese rest us_northampton | 4 4 1 ; 6 2 5 ; 2
= cf737c0ed76ccb8b
german fight western_approaches | 4
= 87976da13cff4721
british intend 1 hiding
= 70d6f4581cc3a82c
german intend 1 searching
= 6e130cd5f2b065aa
british choose surface
= 43271331dd9e7e11
german choose surface | 5 ; 1 ; 2 4 6 2 ; 6 ; 4
german done
= eef86f7753ace5a6
british to suez
british fight air_gap | 3 4 5 1 4 2 5
= e11473795d0c7b2b
german done
= e5752354fd8907cc
japanese fight coral_sea
= ff33a556a0431ae8
us fight gulf_of_alaska
= 0eefc267f84daa87
german fight western_mediterranean
= 88ab5c85bdf56b8b
british fight bay_of_biscay
= ae00dc20baf66112
japanese fight bay_of_bengal | 2 3 4 3
japanese done
= 2c4b9a842b2299fe
us fight marshalls | 3 5 1 1 1 5
us done
= 96c14c7f0dd25a1b
japanese land jap_snlf_kure kwajalein
= 4b6bd63417176213
german fight eastern_mediterranean
german strike ger_luftflotte_5 suez
german aim ger_luftflotte_5 uk_malaya | 1 2 6 ; 5
german to malta
german done
= 73047cedcb9a455a
japanese fight bismarck_sea | 1 5 5 2 5 1
japanese strike jap_22af lae
japanese strike jap_25af lae
japanese rest us_portland | 6 5 2 ; 1 ; 5 2 6 ; 5 ; 2 5
japanese done
= c0d766e255369561
us to trincomalee
= 4a4f73c05c7faf8e
british to trincomalee
british done
= 9fb14268afcb7896
japanese done
= c25c4827858d47e9
us done
= 646bdf1cafa5af61
german done
= f6e368aa95f7d0cb
japanese done
= 6dc055de3db550c8
us done | 5 3 2
= a0185eda3fe42cdb
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_barham
british to air_gap
british pick uk_royal_oak
british raid
british pick uk_renown
british to mid_atlantic
british pick uk_repulse
british to barents_sea
british pick uk_prince_of_wales
british to bay_of_biscay
british pick uk_furious
british to western_approaches
british pick uk_ark_royal
british to barents_sea
british pick uk_eagle
british to indonesia
british pick uk_illustrious
british to mid_atlantic
british pick uk_argus
british to western_approaches
british pick uk_cornwall
british to arabian_sea
british pick uk_devonshire
british to air_gap
british pick aus_hmas_canberra
british to coral_sea
british pick gre_lemnos
british to western_mediterranean
british pick gre_kilkis
british to eastern_mediterranean
british done | 3 ; 6 ; 1 ; 3
= 9b8329035cf535ed
japanese keep
japanese deploy home_islands
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_nagato
japanese to marianas
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to aleutians
japanese pick jap_haguro
japanese to marianas
japanese pick jap_ashigara
japanese to central_pacific
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_kumano
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese raid
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_shokaku
japanese to marianas
japanese pick jap_zuikaku
japanese to central_pacific
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_junyo
japanese to home_islands
japanese pick jap_hiyo
japanese to indonesia
japanese done | 4 ; 2 ; 2 ; 5 ; 2
= d6318046c716d79e
us keep
us deploy hawaiian_islands
us deploy hawaiian_islands
us pick us_oklahoma
us to arabian_sea
us pick us_maryland
us to indian_ocean
us pick us_mississippi
us to eastern_seaboard
us pick us_north_carolina
us to south_atlantic
us pick us_washington
us to caribbean_sea
us pick us_hornet_cv8
us to air_gap
us pick us_ranger_cv4
us to eastern_seaboard
us pick us_minneapolis
us to bay_of_bengal
us pick us_chester
us to bay_of_bengal
us done | 5 ; 2 ; 3
= 15b4a546663459cd
german keep
german keep
german keep
german keep
german keep
german keep
german deploy baltic_sea
german deploy cape_of_good_hope
german deploy western_mediterranean
german pick fra_bretagne
german to eastern_mediterranean
german pick fra_bearn
german to eastern_mediterranean
german pick ger_deutschland
german to baltic_sea
german pick ger_prinz_eugen
german to western_approaches
german pick ger_dithmarschen
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ger_kormoran
german to western_approaches
german pick ita_roma
german to eastern_mediterranean
german pick ita_zara
german raid
german pick ita_pola
german to western_mediterranean
german done | 6 ; 4 ; 5 ; 5 ; 3
german to brest
german to neutral_port
german to neutral_port
= fecf5bd737b81243
british repair uk_malaya 1
british repair uk_malaya 1
= 7a87c329c60d2a6a
german repair fra_tourville 1
german repair fra_jean_bart 1
german repair fra_strasbourg 1
german repair fra_dunkerque 1
german repair fra_jean_bart 1
= 61167a565b821db3
british pick uk_raf_coastal
british to cape_of_good_hope
= c2bff46ceb52e88e
japanese pick jap_21af
japanese to bismarck_sea
= b2db6ec328e4c850
us pick us_5af
us to hawaiian_islands
= 406f66970cc7a7f3
german pick ita_regia_aeronautica
german to baltic_sea
= 3b4f7e15cf40d1d9
british pick uk_raf_med
british to north_sea
= 34caba484cfc902e
japanese pick jap_22af
japanese to french_polynesia
= fd72be14d7a0037e
us pick us_10af
us to coral_sea
= ce1b32833acee095
german done
= d405d3ad286378e5
british done
= b0b3bd41a3410eb7
japanese pick jap_26af
japanese to marshalls
= 81a6eccbb68b00ba
us done
= 2c4566c7ecb00086
japanese pick jap_24af
japanese to french_polynesia
japanese done
= e0f08ef8dfce4d5d
british pick uk_amph_tiger
british to western_approaches
british done
= 3a7c26907fa80810
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese pick jap_snlf_kure
japanese to gulf_of_alaska
japanese pick jap_snlf_sasebo
japanese to gulf_of_alaska
japanese done
= bd87d8d0f69cfe47
us done
= 8eddcae2a46e0ff2
british pick uk_royal_oak
british to coral_sea
british done | 2
= 139878b269c271d0
japanese pick jap_furutaka
japanese to hawaiian_islands
japanese done
= 60cabba4dcbe7dc0
german done
= 17c37a6460fccf5a
japanese keep
japanese keep
= 8462a226fb028317
us keep
us keep
us keep
= 2829e760e1716f3c
german keep
german keep
german keep
german keep
german keep
german keep
german invert ger_uboat_09
german invert ger_uboat_10
german keep
= 783f7935e9de45b6
british fight barents_sea | 2 3 5 6
= bdc91addd63b3b62
german done
= 8b01bdd57e2a6470
japanese fight indonesia | 3 1 2 5 5 2 3 2 6 1 4 2 2 4 ; 5 2 1
japanese group jap_kinugasa 1
japanese together
japanese intend 1 searching
= 04bb5890cbfdd250
us intend 1 searching
= 26641ec31dee24bd
japanese choose air
= 5f71bc911e704497
us choose surface | 6 ; 6 ; 1 ; 1
= d72d80c778b247b9
japanese rest uk_eagle | 4 6 4 ; 5 ; 6 6 ; 1 6 ; 3 2 4
= 4de0f48e726ae499
us aim uk_eagle jap_hiyo | 5
us done
= fa9cdf4b5aa776ee
japanese to yokosuka_navy_yard
= 032c53c21429e95e
us fight bay_of_bengal | 1 6
= f9faeac31a75bfe9
japanese done
= e63bb92fc8cac1ab
german fight bay_of_biscay | 3
german done
= 358f72ebcf40bd64
british fight cape_of_good_hope | 3 1
= 9b0f6888dadba1f5
japanese fight central_pacific | 5 2 6 4 3 4
= 25fc9e92b4ce437f
us done
us fight marianas | 5 1 6 2 6
us done
= 3e5e559b468b5ca0
german fight baltic_sea
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_oktyabrskaya_revolutsiya | 5 3
= 0107e90783f43e0b
british fight mid_atlantic | 4 2 1
= acb86897895be0b5
german done
= e82b943725e4b469
japanese fight marshalls | 6 2 1
= bc87a1abeeb3af8c
us fight aleutians | 5
us done
= a2b1c6a0b2876312
german fight eastern_seaboard | 5 1 1 5
german done
= 21a0e349acb1ba96
british fight eastern_mediterranean | 1 ; 4
= d311079f98327846
german together
= 0bdf05410de722f6
british intend 1 landing
= 914b5bb14f233b63
german intend 1 searching
= 03378cb7d2169f8c
british choose surface
= ebc8189636999ffa
german choose air | 2 ; 1 ; 1
= aa54fa4120fcfa60
british aim gre_kilkis ita_roma | 6 5 ; 3 ; 3 2 3 3 ; 4 1 6 1 ; 2
= a84460694aa7a21a
german done
german to toulon
= b3ae420b3bee9eed
british retreat
= 632ae1f126f51105
german stand
german ignore fra_bretagne
german pursue fra_bearn suez
= 2f4471af534ed6aa
british to suez
= 6950246e7a93d236
german aim fra_bearn uk_york | 1 6 ; 2
= b0ab7ac416f948ac
japanese fight hawaiian_islands | 6 4
japanese intend 1 landing
= 7ab13bb0feff448c
us intend 1 searching
= a8c0c73981642e56
japanese choose surface
= 837900f40dfaf659
us choose air | 4 ; 4 ; 6
us aim us_5af jap_furutaka | 4 3
us done
= f79cc11ec3a7eae2
japanese retreat
= eca213a4fe15246a
us stand
= dc1ff8daa57132e0
japanese to saigon
= 033ca16c0d5c179a
us fight indian_ocean | 4
= a7321e7607f188d2
japanese done
= 45ce078109e53c77
german fight western_approaches | 2 5 2 2 4 2 1 3 4 5
= 4d885eef08835361
british group uk_furious 1
british together
british intend 1 hiding
= 30c2eb87faf2839c
german intend 1 searching
= 874cb6c42ade1163
british choose air
= 3fec6b5cda4cc375
german choose surface | 3 ; 5 ; 2 ; 4
german done
= 857d8ceee426642a
british stand
= 9fdff81801785d3c
german retreat
german to neutral_port
= 8292ecd85e765996
british land uk_amph_tiger england
british fight caribbean_sea | 4
= 7747816c39c87ae1
german done
= 06cef1310d9d7a8f
japanese fight coral_sea | 5 5 1
japanese done
= e8192cb101f309f8
us fight arabian_sea | 3
= 5fa8c155010f1185
japanese done
= 77a98dcada246297
german fight western_mediterranean | 2 ; 4 ; 4
= c92468c4ccb698cd
british intend 1 hiding
= 926bd50527e53a8f
german intend 1 landing
= 1913b19a07ce1504
british choose surface
= 67bb5b63fefcd29e
german choose surface | 1 ; 2 6 ; 2 ; 1
german done
= e0e39a4f7fddf399
british fight south_atlantic | 5
= 2dc11902c0110253
german done
= 85305d2b23180fde
japanese fight bismarck_sea | 2 5 1 6 2 1
= cbbfb9020c8ccc12
us done
= da84c58e13e2ea57
japanese land jap_snlf_yokosuka guadalcanal
= f54609b11209260b
us fight home_islands | 2 1 5 2 2 1 4 6 5 6
us done
= cbc79714b933fed2
german fight air_gap | 5 4 2 3 2
german done | 1 1 4
= 16e2a4c921bbae20
british strike uk_raf_med germany
british aim uk_raf_med ger_graf_zeppelin | 4 6 ; 5
british to england
= ee66c2e2d6fa5343
german done
= 87ca1db1fb75e87e
japanese fight gulf_of_alaska | 4 3 6 1 5 5
= b5a47b9c3a950011
us done
= f52110e55aa683cf
japanese land jap_snlf_kure dutch_harbor
japanese land jap_snlf_sasebo dutch_harbor | 5 5 1 2 1 5
japanese strike jap_24af samoa
japanese strike jap_22af samoa | 2 4 5 ; 1 2 1
= 22c3b9aeb233690d
british done
= 78569eac2b20a9ce
japanese done
= ae7b8dee69f22564
us done
= ebd4f4d51e51faaf
german done
= 5ce978db52a41af9
us done | 5 5 3
= 4fd45a603edbeb8a
british pick uk_barham
british to western_approaches
british pick uk_malaya
british to cape_of_good_hope
british pick uk_prince_of_wales
british to north_sea
british pick uk_duke_of_york
british to air_gap
british pick uk_anson
british to barents_sea
british pick uk_howe
british to mid_atlantic
british pick uk_courageous
british to south_atlantic
british pick uk_hermes
british to indonesia
british pick uk_victorious
british to western_approaches
british pick uk_kent
british to bay_of_bengal
british pick uk_cornwall
british to indonesia
british pick uk_norfolk
british to bay_of_biscay
british pick uk_exeter
british to hawaiian_islands
british pick gre_kilkis
british to western_mediterranean
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british done | 6 ; 5 ; 4 ; 6 ; 3 ; 5 ; 4
= 59821d3db685f4df
japanese keep
japanese deploy home_islands
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to aleutians
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_nachi
japanese raid
japanese pick jap_haguro
japanese raid
japanese pick jap_takao
japanese to marianas
japanese pick jap_mogami
japanese raid
japanese pick jap_tone
japanese to marianas
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_aoba
japanese to central_pacific
japanese pick jap_kako
japanese to marianas
japanese pick jap_oi
japanese raid
japanese pick jap_kitakami
japanese to marianas
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_hiryu
japanese raid
japanese pick jap_ryujo
japanese to indonesia
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_shokaku
japanese to marianas
japanese pick jap_zuikaku
japanese to central_pacific
japanese done | 4 ; 6 ; 6 ; 4 ; 5 ; 1
= 43e5ffb7eafed1f0
us keep
us keep
us keep
us pick us_maryland
us to arabian_sea
us pick us_new_mexico
us raid
us pick us_arkansas
us to eastern_seaboard
us pick us_indiana
us to caribbean_sea
us pick us_saratoga_cv3
us to bay_of_bengal
us pick us_yorktown_cv5
us to indian_ocean
us pick us_hornet_cv8
us raid
us pick us_louisville
us to indonesia
us pick us_indianapolis
us to indonesia
us pick us_tuscaloosa
us to south_atlantic
us done | 3
= fc1c229b10de54a3
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
german pick fra_dunkerque
german raid
german pick fra_strasbourg
german to eastern_mediterranean
german pick fra_algerie
german to eastern_mediterranean
german pick fra_colbert
german raid
german pick fra_dupleix
german to eastern_mediterranean
german pick ger_bismarck
german raid
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to north_sea
german pick ger_admiral_scheer
german to north_sea
german pick ger_lutzow_ca
german raid
german pick ger_seydlitz
german to north_sea
german pick ger_thor
german to bay_of_biscay
german pick ger_kormoran
german to south_atlantic
german pick ita_littorio
german raid
german pick ita_roma
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_zara
german raid
german pick ita_aquila
german raid
german done | 6 ; 2 ; 1 ; 5
= 8d9773eb688a67d6
british repair uk_york 1
british repair uk_york 1
= 9ba49ee23fde60ff
german repair fra_duquesne 1
german repair fra_lorraine 1
german repair ger_graf_zeppelin 5
german repair fra_lorraine 1
= 12dc3ffce67ba84f
british pick uk_rnzaf
british to hawaiian_islands
= b92f1db4e45adb14
japanese pick jap_21af
japanese to coral_sea
= f18c4acae3b23e3e
us pick us_13af
us to french_polynesia
= 9d068b359384ded7
german done
= 3fa924f241c06b4f
british done
= 3bf3938e72728855
japanese pick jap_23af
japanese to bismarck_sea
= 1bac563379fc88ae
us pick us_10af
us to marshalls
= 14a8c4ba704be2e1
japanese pick jap_25af
japanese to gulf_of_alaska
= b2e205f4449cc104
us pick us_5af
us to hawaiian_islands
= ffb190ca1179a6b4
japanese pick jap_22af
japanese to coral_sea
= d32bd0e255527fee
us pick us_7af
us to hawaiian_islands
= a87b98c709c4e24e
japanese pick jap_24af
japanese to bismarck_sea
= 82becf59bbb35955
us pick us_12af
us to bay_of_biscay
= 788e8316c96c30d6
japanese pick jap_26af
japanese to french_polynesia
= fb2fb067349f5845
us done
= 479ec23caa4d3633
british done
= 70963e3f1119256e
japanese pick jap_snlf_sasebo
japanese to hawaiian_islands
japanese done
= b1a7b3eb9396f70b
us pick us_amph_7thi
us to south_atlantic
us done
= a00a55566d1c4596
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_haguro
japanese to hawaiian_islands
japanese done
= 0f17f8b0095cacaf
us pick us_new_mexico
us to western_approaches
us done | 1
= 113b90a9a4a16659
german pick ger_tirpitz
german to north_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_aquila
german to south_atlantic
german done | 4
= 7965bf4f5ee680e4
japanese keep
japanese keep
= f8787ce9a003e73b
us keep
us keep
us keep
= ff3dbdc60fc83f09
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
= 37380a809b9f1a38
british fight north_sea | 4
= af6caff56bf85524
german together
= eb41eb4ec0111e73
british intend 1 hiding
= 6791c789c2bf4316
german intend 1 landing
= a221c2450810c50e
british choose surface
= 04dda50490dc986e
german choose surface | 5
german done
= 6d584cbacf4278d3
british retreat
= 5f1e387db2f1a00c
german stand
german done
= 9ff8282151a246f2
british to suez
= ebd28fc02887d865
japanese fight french_polynesia | 1 3 3 ; 2 1
japanese strike jap_26af samoa | 3 1 3
= c88db7d364dd3e2b
us strike us_13af maloelap | 4 1
us to johnston_island
us fight bismarck_sea | 2 6 4 3 6 3
= 25aa1f6aef1470ec
german fight barents_sea | 1
german done
= a47062167ef9d608
british fight south_atlantic | 5 6 3 3 2 5 3 ; 2
british together
british intend 1 searching
= 09669621bac9bbad
german intend 1 searching
= 6c2b1973686481c8
british choose surface
= 6885625b0e5ac53e
german choose air | 4 ; 5 ; 1 ; 2 ; 2
german done
= 2c926ff2180e10b6
british stand
= 85cb7254e1f9ca8e
us stand
= dcbe38e58da44dd5
german retreat
= 66a6356c57ad443f
british done
= 54a00a6e36951a5c
german to brest
= 269306dd583a36bb
us land us_amph_7thi gibraltar
= fa20304737aee5ae
japanese fight marshalls | 4 4
= 30478662d94f76ad
us strike us_10af maloelap | 5 2
us fight central_pacific | 3 6 2 1 3 1 2 5 3
us done
= e06eec533bbc65cd
german fight caribbean_sea | 2
german done
= 5f26c609e7b8c58b
british fight western_mediterranean | 2
= e709bde556aa59b4
german together
= 3187f129034909fe
british intend 1 landing
= 532123b361189387
german intend 1 searching
= c0f4a9f21c41591d
british choose surface
= ec2c5ac5ec93f704
german choose surface | 4
= 9f3bd5a6618d1ddf
british aim gre_kilkis ita_andrea_doria | 4 ; 3 4 4 2 ; 6 4 2 6 ; 2 1
= 69e8c5c0b24a0300
japanese fight marianas | 6 6 5 3 6 6 5
= 657b7088f682e480
us done
us fight indonesia | 6 4 3 5 1 3 1 3 5 2 ; 5 6 5
= 047e90c9907f641c
japanese together
= caf0ff69e0fdf014
us together
= 5de3c65619346bd5
japanese intend 1 hiding
= 07e591cd2da8b0d5
us intend 1 landing
= 9a456df76be99187
japanese choose air
= 10b6dbdf2f73bb2d
us choose surface | 6 ; 6 ; 3
= 209792b214fc9a6a
japanese done
= 17a88f74eb0ebcec
us done
= 17db2de135bbcbc4
british retreat
= ad135bdf26595d10
japanese stand
= 5e384cb8b6a56050
us together
= 3394ad59c6993cda
japanese done
= 9fe6596b984c6ef7
british to pearl_harbor
british to trincomalee
= 33a7580d2a14e0c8
us to pearl_harbor
us to australia
= a84269dd9898a0c2
german fight western_approaches | 3 3 5 4
german done
= 3dbd6e694126644f
british fight eastern_seaboard | 3
= dcb69e09e830026f
german done
= 6df36f2b719e0e62
japanese fight coral_sea | 6 1 3 3 5 4
japanese strike jap_22af australia
japanese strike jap_21af australia
japanese rest us_indianapolis | 1 5 4 ; 4 6 1 ; 6
= 93f9b9816f4c21ff
us fight gulf_of_alaska | 3 3 6
= 73e31aca0a919c87
german fight cape_of_good_hope
german done
= 698f27bd66965fb6
british fight eastern_mediterranean
= 6055dfa3f2c87dd0
japanese fight hawaiian_islands | 5 4 6 ; 4 2 2 2 2 2 6
japanese group jap_snlf_sasebo 2
= a1bf1a56bf668b3c
us together
= 858c2eaf108d4470
japanese intend 1 hiding
japanese intend 2 landing
= 2b2c3f1de8c2c07c
us intend 1 searching
= 888a49228f26d420
japanese choose surface
= c80719ce5f061892
us choose air | 1 ; 2 ; 3 ; 1
us rest jap_snlf_sasebo | 2 5 ; 4 5 ; 2 3
= b4c10399aa930678
japanese done
= 1fe777afe0568710
us done
= 9b6bf44dc73eead2
japanese to saigon
= 43a470313d856155
british stand
= f0165a467002b2f9
japanese retreat
= 10e2c9dd79633db5
us stand
= 3b651fabbc115f57
japanese to yokosuka_navy_yard
= 7aa0e4ae3ddf0619
us fight home_islands | 1 3 4 4 6 6
us done
= e15d5bbf3480d835
german fight baltic_sea
= 065aaf4b741f0023
british fight air_gap | 6
= a0330db14205f647
german done
= 3007861bb3bbc34b
japanese fight indian_ocean | 2 3 5
japanese done
= 627cfc235794c34f
us fight aleutians
us done
= 4578c28382f56671
german fight bay_of_biscay | 1 4 6
= 3c445246ae5e4b4e
british strike us_12af brest
british aim us_12af fra_richelieu | 1 6 ; 6
= 7eba3146fa5c6823
german done
german done
= fe1d5f7797480ddc
japanese fight bay_of_bengal | 6 4 3 2
japanese done
japanese done
= ee12e02767b288ff
british done
= 702e8e9316cca4ea
japanese done
= dd59744511969b54
us done
= 06646cbc717ae46a
german done
= 9e0d45328d8a9dee
japanese done
= 3d00ba6e2414ee49
us done | 2 2 4
= d9af801334c91db3
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_renown
british to air_gap
british pick uk_repulse
british to north_sea
british pick uk_anson
british to south_atlantic
british pick uk_kent
british to indonesia
british pick uk_berwick
british to barents_sea
british pick uk_cumberland
british to mid_atlantic
british pick uk_suffolk
british to barents_sea
british pick uk_london
british to mid_atlantic
british pick uk_sussex
british to western_approaches
british pick uk_shropshire
british to indonesia
british pick uk_dorsetshire
british to cape_of_good_hope
british pick uk_exeter
british to hawaiian_islands
british pick uk_hk_group_3
british to eastern_seaboard
british done | 1 ; 5
= 8f5d5b569677ee11
japanese deploy home_islands
japanese keep
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_fuso
japanese to marianas
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_ashigara
japanese raid
japanese pick jap_takao
japanese to aleutians
japanese pick jap_chokai
japanese to aleutians
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_kumano
japanese to marianas
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_furutaka
japanese to bismarck_sea
japanese pick jap_kako
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_hosho
japanese to marianas
japanese pick jap_zuiho
japanese to central_pacific
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_junyo
japanese to home_islands
japanese done | 4 ; 6 ; 1 ; 6 ; 3
= 5f4a8b3bb31e2a12
us keep
us keep
us keep
us keep
us pick us_nevada
us to arabian_sea
us pick us_oklahoma
us to bay_of_bengal
us pick us_pennsylvania
us to indian_ocean
us pick us_west_virginia
us to bay_of_bengal
us pick us_texas
us to eastern_seaboard
us pick us_south_dakota
us to air_gap
us pick us_indiana
us to caribbean_sea
us pick us_yorktown_cv5
us to arabian_sea
us pick us_hornet_cv8
us to mid_atlantic
us pick us_ranger_cv4
us to eastern_seaboard
us pick us_chester
us to indian_ocean
us pick us_salt_lake_city
us to hawaiian_islands
us pick us_augusta
us to mid_atlantic
us done | 2 ; 2 ; 5 ; 5
= 5f346e5ef5c7afec
german keep
german keep
german keep
german keep
german deploy western_mediterranean
german keep
german keep
german keep
german keep
german keep
german keep
german deploy baltic_sea
german keep
german keep
german pick fra_tourville
german to western_mediterranean
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_deutschland
german to western_approaches
german pick ger_ermland
german to western_approaches
german pick ita_fiume
german to western_mediterranean
german done | 2 ; 4
german to germany
= 77daa06d175c21df
british repair uk_malaya 3
= 6eb4850d9aae98f8
german repair fra_lorraine 1
german repair fra_bretagne 1
german repair fra_dupleix 1
german repair fra_richelieu 2
= 4e1d9a5d2c371bbb
british pick uk_raf_coastal
british to western_approaches
= 5575ca1da2054909
japanese pick jap_21af
japanese to coral_sea
= 161b43efef3832f3
us done
= ec32ee4ea7b5d435
german done
= 1ad941c82d71df5f
british pick uk_raf_med
british to bay_of_biscay
= 0aba785fa13532d7
japanese pick jap_22af
japanese to french_polynesia
= 72f7ad8980fcab07
british done
= 35ebdeafe57e3afb
japanese pick jap_23af
japanese to bismarck_sea
japanese pick jap_26af
japanese to gulf_of_alaska
japanese done
= 3ee4b50717ff5b4a
british done
= b2d2dbda3dee5d3c
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese pick jap_snlf_kure
japanese to indian_ocean
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= 2c8598076f3e5783
us pick us_amph_1stm
us to south_atlantic
us pick us_amph_7thi
us to cape_of_good_hope
us done
= 229ab4b2994ec1fa
japanese done
japanese keep
japanese keep
= e4dc2da5b9dbc780
us keep
us keep
us keep
us keep
= b6efb4d091d2ae06
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
german invert ger_uboat_14
german keep
german keep
= 01ac978cf7033a7e
british fight eastern_mediterranean
= 974d6d2faa9e6807
japanese fight coral_sea | 3 5 4
japanese strike jap_21af australia
japanese aim jap_21af aus_hmas_canberra | 2 6 4 ; 3
= a186e86932ec66eb
us fight arabian_sea | 1 1 5 4
= eae1b047bcf57847
japanese done
= 1fb1e231825ce43d
german fight bay_of_biscay | 2 6
= 3efdb9aca15bb601
british strike uk_raf_med brest
british aim uk_raf_med ita_aquila | 6 3 ; 3
british fight caribbean_sea | 6
= 72405211586bc0f4
german done
= d8dfa72d48c5d1a3
japanese fight indonesia | 3 3 4 1 1 5 1 2 6 2 ; 4 3
japanese together
= 39b494bbad2129bf
us group uk_shropshire 2
= 4ab9c6832bcf911b
japanese intend 1 hiding
= 2bc3118d063caae6
us intend 1 landing
us intend 2 hiding
= 59ba9b7591240be1
japanese choose air
= 66e9440e06250d9b
us choose surface | 3 ; 1 ; 6 ; 1
= d3b2ed456dee4efa
japanese done
= 93a63e39d8723f0a
us done
= fb512ba2868f9083
british retreat
= 04a95b4206b1662f
japanese stand
= f1b72e4e321abb51
us together
= 131b93afac75d241
japanese done
= 68699874362b8835
british to australia
british to australia
= bbb0024c0e037e85
us fight aleutians | 2 5
us done
= 750832531a9c1c1c
german fight north_sea | 4
german done
= 94d85fa9b220597d
british fight western_mediterranean | 1
= 90385781d9aaa71f
japanese fight marshalls
= f1a8207d319684a5
us fight gulf_of_alaska | 2 5 6
= f8fd0da315c60025
german fight eastern_seaboard | 5 1 3 4
german done
= b3944edef73ca7aa
british fight cape_of_good_hope | 6 1 2 5
= 500064f41a6d768d
german done
= c7d96b1c6c73c087
us land us_amph_7thi diego_suarez
= c2ab69f9ccc334af
japanese fight home_islands | 4 3 1 2 5 1 1 1 3
= e0756238afdd6a1a
us done
us fight marianas | 6 5 4 2 6
us done
= 009ea0e35011a72e
german fight air_gap | 1
german done
= f4b96140538279bd
british fight mid_atlantic | 2 4 1 4 3 5
= 3e931be01dbb8126
german done
= 4ffe6f4da719781e
japanese fight bismarck_sea | 4 5 2 3 6 3 3 1 2 5
= db223705ad83282d
us done
= 3cceb71a4ec9fda7
japanese land jap_snlf_yokosuka truk
japanese land jap_snlf_sasebo truk
= 2118f98855d1e498
us fight french_polynesia | 3 5 1
= 99874fab81d680cd
japanese strike jap_22af johnston_island
japanese aim jap_22af us_13af | 5 3 6 ; 3
= 8aebc70a3a001ffc
german fight baltic_sea
= b2b6b9bc278d4184
british fight barents_sea | 5 3
= 8ca64c5a04356a6b
german done
= 5e120c125ae742a8
japanese fight indian_ocean | 2 3 6 ; 5 6
= 749075a0c075db66
us together
= d82c8a2ef5c8c9b2
japanese intend 1 landing
= a0ced5740032aae4
us intend 1 landing
= 066593edbf1ac1b7
japanese choose surface
= fff359c5de9c3a1a
us choose surface | 2 1 6 1 ; 1 ; 4
= 871d51e8425ee170
japanese done
= a3df16d55ef2e1ff
us done
= a2ebcd77749dc80b
japanese retreat
= 66e766473f59613d
us stand
us done
= 6d71c681926148a2
japanese to truk
= c3296eab21b92fd2
us fight hawaiian_islands | 2 2
= e590c8f1bd64ff10
japanese done
= 14bf6938ffb4deef
german fight western_approaches | 5 4 1 5
= c8dc30a544a32e80
british group uk_sussex 2
british group uk_raf_coastal 2
= b3c5454d6b8e6179
german together
= 13fc7b388af7d930
british intend 1 searching
british intend 2 searching
= e15798f96c5aa67e
german intend 1 landing
= 21a5652dd671173f
british choose air
= b604ed2c23410cc9
german choose surface | 1 ; 4
= 4388b273488da70c
british to england | 1 ; 3
british aim uk_queen_elizabeth ger_gneisenau
british aim uk_sussex ger_gneisenau | 3 4 5 3 ; 4
= 275216417f182322
german aim ger_gneisenau uk_queen_elizabeth
german aim ger_deutschland uk_sussex | 6 3 1 ; 3 ; 1 2
german done
german to germany
= 5215fc0c30042ccc
british stand
= 90deffe67acb1fd3
german retreat
= e320de2341e4910c
british ignore uk_sussex
= 3ebc5adb773ad801
german to germany | 2 6 2 3
german done
= 641905e9ef2c8ba4
us land us_amph_1stm gibraltar
= 47cf1bec9d8d53a4
japanese fight bay_of_bengal | 4 4
japanese done | 1 3 4 6 6
= d481e5ff6b1aee75
us done
= 45e68022825166f9
british done
= 153a3222f91efdb8
japanese done
= 5bb19d50d20b3609
us done
= f37ac1f20db9c87d
german done
= b1f9f60e6c3d7c1a
us done | 6 6 1
= dd4b1a3e52f355d8
british pick uk_nelson
british to western_approaches
british pick uk_warspite
british to indonesia
british pick uk_valiant
british to north_sea
british pick uk_barham
british to air_gap
british pick uk_resolution
british to mid_atlantic
british pick uk_king_george_v
british to barents_sea
british pick uk_glorious
british to south_atlantic
british pick uk_berwick
british to western_approaches
british pick uk_sussex
british to bay_of_biscay
british pick uk_norfolk
british to bay_of_biscay
british pick uk_hk_group_5
british to eastern_seaboard
british done | 1 ; 2 ; 4 ; 5 ; 6
= a0385eab1f349647
japanese deploy home_islands
japanese keep
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to marianas
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_mutsu
japanese raid
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to marianas
japanese pick jap_haruna
japanese raid
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese to aleutians
japanese pick jap_takao
japanese to indonesia
japanese pick jap_maya
japanese to aleutians
japanese pick jap_chokai
japanese to aleutians
japanese pick jap_tone
japanese raid
japanese pick jap_chikuma
japanese to indonesia
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_furutaka
japanese to bismarck_sea
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_kaga
japanese raid
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to central_pacific
japanese pick jap_hiyo
japanese to home_islands
japanese pick jap_ryuho
japanese to marianas
japanese done | 6 ; 2 ; 5 ; 4 ; 2
= c95c6c82169f0200
us keep
us deploy hawaiian_islands
us keep
us deploy hawaiian_islands
us keep
us pick us_california
us to bay_of_bengal
us pick us_mississippi
us to eastern_seaboard
us pick us_texas
us to caribbean_sea
us pick us_arkansas
us to air_gap
us pick us_lexington_cv2
us to arabian_sea
us pick us_wasp_cv7
us to south_atlantic
us pick us_essex_cv9
us to eastern_seaboard
us pick us_bon_homme_richard_cv10
us to mid_atlantic
us pick us_bunker_hill_cv17
us raid
us pick us_salt_lake_city
us to hawaiian_islands
us pick us_augusta
us to air_gap
us pick us_quincy_ca39
us to eastern_seaboard
us done | 6 ; 4
= b1aa73d3507a22c0
german keep
german deploy eastern_mediterranean
german keep
german keep
german keep
german deploy baltic_sea
german keep
german deploy baltic_sea
german deploy eastern_mediterranean
german keep
german keep
german keep
german keep
german keep
german pick fra_jean_bart
german to baltic_sea
german pick fra_dunkerque
german to western_mediterranean
german pick fra_bretagne
german to eastern_mediterranean
german pick fra_algerie
german to western_mediterranean
german pick fra_suffren
german to eastern_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick ger_bismarck
german to north_sea
german pick ger_admiral_hipper
german to north_sea
german pick ger_prinz_eugen
german to south_atlantic
german pick ger_atlantis
german to north_sea
german pick ger_michel
german to north_sea
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german done | 4
= d8f59ada49b595f8
british repair uk_queen_elizabeth 2
british repair uk_queen_elizabeth 1
= f697a7aacb02a99f
german repair fra_richelieu 2
german repair fra_strasbourg 1
german repair ita_roma 1
german repair ita_roma 1
= a1cf0e6fddabe82c
british pick uk_raf_coastal
british to cape_of_good_hope
= a6b68b4edf4d65d4
japanese pick jap_21af
japanese to coral_sea
= f7b12eee5ed85e95
us pick us_8af
us to bay_of_biscay
= 59909daf25a3a4bc
german pick ita_regia_aeronautica
german to baltic_sea
= 562b34b7efb124b0
british pick uk_raf_med
british to western_approaches
= 1b2a48b4c20d5d22
japanese pick jap_23af
japanese to french_polynesia
= d0599a527f5ad606
us pick us_11af
us to hawaiian_islands
= f1f635e2a5d2c70d
german pick ger_fsjr
german to north_sea
= eba0f7ae709d5510
british done
= 7b4e8af22eed9546
japanese pick jap_22af
japanese to bismarck_sea
= ea24067a683c648c
us pick us_14af
us to marshalls
= 2e37b5ba503954e4
german pick ger_stuka
german to western_mediterranean
= 0b554036b1678424
japanese pick jap_24af
japanese to gulf_of_alaska
= 7ed93f0507c2f0de
us pick us_7af
us to indian_ocean
= 188a45ee649a685f
japanese done
= 5d8d3ab549baf9b5
us pick us_5af
us to hawaiian_islands
us pick us_12af
us to western_approaches
us pick us_15af
us to barents_sea
us done
= ce5bee1c151eeec2
british done
= 27078f62bde092aa
japanese pick jap_snlf_yokosuka
japanese to coral_sea
japanese pick jap_snlf_sasebo
japanese to hawaiian_islands
japanese done
= e824b8c3a4ac1767
us pick us_amph_4thm
us to south_atlantic
us pick us_amph_27thi
us to south_atlantic
us done
= 1a6786c83257e0fd
japanese pick jap_haruna
japanese to gulf_of_alaska
japanese pick jap_kaga
japanese to hawaiian_islands
japanese done | 1 ; 5
= cd30042bf765d103
us pick us_bunker_hill_cv17
us to cape_of_good_hope
us done
= 042079df007b9aee
japanese keep
japanese keep
= 34a2d8cec84a654b
us keep
us keep
us keep
us keep
us keep
= 2c7798f832223ce8
german keep
german keep
german keep
german keep
german keep
german invert ger_uboat_08
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
= 834135dde38c0925
british fight caribbean_sea | 2
= bb3079a9b699561c
german done
= 55eb5d7f67f6e0c2
japanese fight arabian_sea | 4 2 5
japanese done
= 938767b75a5648c7
us fight home_islands | 4 2 6 3 1 4 1 5 1 5
us done
= ada6030586dd2c95
german fight cape_of_good_hope | 1 3
german done
= 1a8789099aea0b4c
british fight baltic_sea | 2
= 8312cd391e5de361
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_kirov | 1 4
= 3f1903b2754c82d8
japanese fight central_pacific | 2 4 1 4
= 993b65331b184f53
us done
us fight coral_sea | 6 3 2 6 3 5
= b1072beb2479a010
japanese strike jap_21af australia
japanese aim jap_21af uk_shropshire | 6 6 6 ; 6 1 6
= 7d0b8fba5a2e77dc
us done
= ed2fc3f2fbb21c37
japanese land jap_snlf_yokosuka noumea
= c5779a79ca3b08bb
german fight eastern_mediterranean | 5 ; 4
= 910c317ecc87323f
british fight south_atlantic | 4 6 4 6 2 3 6 5 6
british group us_wasp_cv7 2
british together
british intend 1 hiding
british intend 2 searching
= e1d8226e53397b7a
german intend 1 landing
= 68f18a63159f9297
british choose air
= d7d0cd397f4fb992
german choose surface | 1 ; 1 ; 2 ; 4
= 58fce8da85d8ffc8
british aim us_wasp_cv7 ger_prinz_eugen | 6 2 4 ; 2
= 7b9f16f2f18b94e6
german done
= 9ab44e37663f6617
us land us_amph_4thm gibraltar
us land us_amph_27thi gibraltar
= dde714b91ff34615
japanese fight marianas | 1 2 6 5
= 4d2883de29222aa9
us done
us fight marshalls | 2 4
us strike us_14af truk
us aim us_14af jap_25af | 4 3
= 770cbbf27935e69c
german fight mid_atlantic | 4 3 4
german done
= faf00cb27bb02bbc
british fight barents_sea | 6 1 3
= 533202aa6ad0761e
german done
= b2aca74ac6dd31e3
japanese fight gulf_of_alaska | 6 6 5
= 56f6409836e80d3c
us done
us fight indonesia | 4 1 3 6 1 1 6 3 5 1 1 ; 6
= d71a3dd50bcc0de7
japanese together
japanese intend 1 landing
= 80c21d422f434dd7
us intend 1 landing
= 4fac2ee632148752
japanese choose air
= ec659ed99eef2b24
us choose surface | 5 ; 2
= ae5e1b42cbc3b150
japanese rest uk_warspite | 2 1 3 6 ; 2 ; 3 1 1
japanese done
= 0e744fff86c11cd0
us done
= 0ba25a3228d8008e
british retreat
= 3d34c06f4f33994f
japanese stand
japanese done
= 38ffbd432ff3a4c1
british to trincomalee
= 724f6882559c3de0
german fight western_mediterranean
german strike ger_stuka gibraltar
german aim ger_stuka uk_dorsetshire | 5 1 4 ; 3
german to toulon
= 8f606b96c827db47
british fight eastern_seaboard | 5 4 4 1 4
= 23680de46713ce2d
german done
= 3deefb0d5e82eba4
japanese fight bay_of_bengal | 6
japanese done
= 147d50f63695ce3d
us fight bismarck_sea | 1 3 4 5
us done
= 29c3dd07287c9713
german fight north_sea | 1 ; 1 ; 6
german drop ger_fsjr norway
german together
= 2b46de05987bc937
british intend 1 landing
= 13373c9973780b3c
german intend 1 hiding
= 55ca4443c3a3f693
british choose surface
= 93c8f176ae69eb61
german choose surface | 5
german done
= 00e127af3a1d3362
british retreat
= e50f3c235a2cf52e
german stand
german pursue ger_bismarck 1
german ignore ger_admiral_hipper
= 7f5d0c0895cad92b
british choose surface
= bd362a8123ac8918
german choose surface | 4
german done
= 85566effeaf355e7
british to murmansk
british fight bay_of_biscay | 5 5 4 6
british strike us_8af brest
british aim us_8af fra_richelieu | 3 3
= f2aaee1efa0cdf2e
german done
= f181ad76d242b2f1
japanese fight hawaiian_islands | 4 1 6 ; 6 2 3 6 5
japanese together
= 3d8320d296896381
us group us_5af 1
us group us_11af 2
= f2d252848a593b73
japanese intend 1 landing
= 6c946c0a3a588715
us intend 1 searching
us intend 2 searching
= 9db32763cc4815df
japanese choose surface
= 580a163df46e8f6e
us choose surface
us to trincomalee
us to pearl_harbor | 4 ; 1
= 4ab30a3e253a43e0
japanese aim jap_kaga us_salt_lake_city | 5
japanese done
= 291c0a8ad3c4e332
us done
us to midway
= 36e57a8cb89360f3
japanese land jap_snlf_sasebo midway
= 34a4f98118112248
us to pearl_harbor
= 0a51dcbfc65cc0e1
japanese bomb jap_kaga johnston_island
japanese aim jap_kaga us_14af | 2 1 3 1
= 537485274a2f7be9
us fight french_polynesia | 5 5 5
= 373af8ba5962e412
japanese strike jap_23af johnston_island
japanese aim jap_23af us_10af | 4 3 1
japanese to maloelap
= 42486ab169d7d6a7
german fight air_gap | 4 3
german done | 3 5 6 4 6 5
german done
= 42fe1894a15108e7
japanese fight indian_ocean | 1 5 ; 6 6 2
= 87db0b7fb8099107
us done
= b62e984686673200
british done
= 08df1da821654894
japanese done
= 0667bba874bbaae1
us done
= 8f5699946a0b7e21
german done
= d0bb24cc0fbd37a6
us done | 3 1 4
= 6f21978102faab29
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_valiant
british to air_gap
british pick uk_prince_of_wales
british to eastern_mediterranean
british pick uk_anson
british raid
british pick uk_ark_royal
british raid
british pick uk_kent
british to coral_sea
british pick uk_devonshire
british to north_sea
british pick uk_hk_group_3
british to north_sea
british pick uk_hk_group_6
british to north_sea
british done | 2
= cdb2bb5b051fd9d7
japanese deploy home_islands
japanese deploy home_islands
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_mutsu
japanese to indonesia
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_yamashiro
japanese raid
japanese pick jap_hiei
japanese raid
japanese pick jap_nachi
japanese to marianas
japanese pick jap_haguro
japanese to marianas
japanese pick jap_takao
japanese raid
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_kumano
japanese to marianas
japanese pick jap_tone
japanese to home_islands
japanese pick jap_chikuma
japanese raid
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_oi
japanese to marianas
japanese pick jap_akagi
japanese to aleutians
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to marianas
japanese pick jap_zuiho
japanese to marianas
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_shoho
japanese to central_pacific
japanese pick jap_chitose
japanese to home_islands
japanese pick jap_taiho
japanese to central_pacific
japanese done | 6 ; 3 ; 6 ; 1 ; 4
= c92de2b9cfff81e7
us keep
us deploy hawaiian_islands
us keep
us deploy hawaiian_islands
us keep
us pick us_west_virginia
us to bay_of_bengal
us pick us_colorado
us to eastern_seaboard
us pick us_texas
us raid
us pick us_massachusetts
us to south_atlantic
us pick us_hornet_cv8
us to mid_atlantic
us pick us_bon_homme_richard_cv10
us to caribbean_sea
us pick us_cabot_cv16
us to air_gap
us pick us_princeton_cvl23
us to eastern_seaboard
us pick us_cowpens_cvl25
us to south_atlantic
us pick us_pensacola
us to indian_ocean
us pick us_san_francisco
us to arabian_sea
us pick us_chicago
us to indian_ocean
us pick us_augusta
us to air_gap
us pick us_vincennes
us to mid_atlantic
us done | 4
= 727e53c511c125b3
german keep
german keep
german keep
german keep
german keep
german keep
german deploy barents_sea
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german pick fra_bearn
german to western_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick ger_bismarck
german to barents_sea
german pick ger_tirpitz
german to baltic_sea
german pick ger_scharnhorst
german to western_approaches
german pick ger_seydlitz
german to western_approaches
german pick ger_altmark
german to south_atlantic
german pick ger_michel
german to bay_of_biscay
german pick ita_littorio
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_trento
german to western_approaches
german done | 3
german to brest
= 6ff6b0faad493e96
british repair uk_warspite 1
= d4bafa3765dfe650
us repair us_salt_lake_city 1
= 8e8650ef37e013df
german repair ita_roma 1
german repair ita_aquila 1
german repair fra_algerie 1
german repair fra_richelieu 1
german repair fra_strasbourg 1
= c2e6624c4e05249f
british pick uk_rnzaf
british to hawaiian_islands
= 708f822c1aa8617a
japanese pick jap_21af
japanese to french_polynesia
= aea3f1d7715ba49f
us done
= d1bdabe19ecc9f20
german done
= bf64c4f857bba301
british pick uk_raf_coastal
british to north_sea
= 382ac4089f452ce8
japanese pick jap_22af
japanese to bismarck_sea
= 2cb1cd2b83e5ee5f
british done
= 631194a37af90d51
japanese pick jap_23af
japanese to marshalls
japanese pick jap_26af
japanese to gulf_of_alaska
japanese done
= 57fa35135e3b7591
british done
= ee44d3fea6916859
japanese pick jap_snlf_kure
japanese to french_polynesia
japanese done
= 2c523b337ea10432
us pick us_amph_2ndm
us to caribbean_sea
us pick us_amph_4thm
us to cape_of_good_hope
us done
= d480b8830df066a8
british done
= e92c04108e635f98
japanese pick jap_yamashiro
japanese to bismarck_sea
japanese pick jap_takao
japanese to hawaiian_islands
japanese done | 1
= b3d94e5df817dab6
us pick us_texas
us to western_approaches
us done | 5
us to suez
= 77ff6bc6514e5d84
japanese keep
japanese invert jap_iboat_2
= 4eb94a888976fdfa
us keep
us keep
us keep
us keep
us keep
= 7cee570a4f9b0886
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
= 656cef81454319ad
british fight caribbean_sea | 3 3 3 4 2 2
= d0268cc4ad63c573
german done
= 6620aab6a2d949b6
us land us_amph_2ndm panama_canal
= cd24a351da11c713
japanese fight aleutians | 5 3 4
= 39e2362342e896a5
us done
us fight bismarck_sea | 3 6 2
us done
= c697b8babc78ca06
german fight eastern_seaboard | 4 5 3 4
german done
= 830edb41fef739b0
british fight western_mediterranean
= d09201c6139ef9a6
japanese fight indian_ocean | 6 4
japanese done
= f52253a5adfcc206
us fight bay_of_bengal | 3
= d40e875c4bea04a7
japanese done
= f1b656514b0097f7
german fight eastern_mediterranean | 1
german done
= da9d62ff5dc6c809
british fight western_approaches | 5 ; 6
= 45f024c0b7ca6aac
german group ger_seydlitz 1
german group ita_trento 1
= 689f00fdb19363bb
british intend 1 landing
= 4e039dd94fa24ad2
german intend 1 landing
= b78eb6d28d382f22
british choose surface
= 4674a0d4828edced
german choose surface
= b99ee98f0defcb7f
british aim uk_queen_elizabeth ita_trento | 1 3 1 2 ; 5 4 4 ; 2 ; 2 ; 3
= 1caa38f5a7e847b7
german done
= 1793bf43e9d89321
british to suez
= 8c21d6e13451fbe1
japanese fight indonesia | 2 2 1 4
= 17fd827052238b27
us done
us fight arabian_sea | 4
= a111bbfc8d72b43a
japanese done
= 1d03082aeb79539e
german fight barents_sea | 3
= b6e2d1a9692addf1
british fight south_atlantic | 6 6 6 3
= 64ed39cc19a67fea
german done
= 70bffb94fe9f05f4
japanese fight french_polynesia | 6 4 5 2 3 6
japanese strike jap_21af johnston_island
japanese aim jap_21af us_13af | 4 2 5
japanese to maloelap
= cca72d3aa70d2832
us done
= 071a8a2779b5f597
japanese land jap_snlf_kure noumea
= 01d08d538639984d
us fight coral_sea | 5
= 7a1766cb9ab848be
japanese done
= 51af70179a7cbe63
german fight mid_atlantic | 4 1 6 4
german done
= c5ed84696c9029a2
british fight north_sea | 6 1 6
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_graf_zeppelin | 1 5
= cde26c410e3d311d
german done
= fc255a93caef3ed9
japanese fight gulf_of_alaska | 4 1 4
= ffc278adaa1309c8
us fight home_islands | 5 4 5 1 3 6 6 4 1 2
us done
= f534e1c73e7be44a
german fight bay_of_biscay
= de42e90ea69b9b7c
british fight cape_of_good_hope | 4 1 3
= 3f3ab9ceb955f74c
german done
= 6f5628d01bca3d3a
us land us_amph_4thm simons_town
= 5b0f922d67462fb3
japanese fight marianas | 4 2 1 4 4 6 5
= 85c0e32bae8d1a72
us done
us fight central_pacific | 6 1 6 4 5 5 3
us done
= bfb098bdc655f7e0
german fight air_gap | 4 3 2 6 3
german done
= cdec430c9ddbf02e
japanese fight marshalls | 5 6 6
japanese strike jap_23af johnston_island
japanese aim jap_23af us_14af | 4 2 2
japanese to maloelap | 6 6 ; 4 ; 6
japanese intend 1 hiding
= dc026c1761658b08
us intend 1 searching
= 68898ed5c692fc77
japanese choose surface
= e20329ab522cbcbf
us choose air | 3 ; 2 ; 3 ; 1
us aim uk_rnzaf jap_takao | 5 3
us done
= 4cbed71a8a2605af
japanese to midway
= 7c704eec7daecf63
british done
= 3ec13d30e27dc43b
japanese done
= 31141e7cc824e1cf
us done
= 4932d10485917491
german done
= 14c343ebb39a9091
japanese done
= b902ad9b383af806
us done
= 112bc03fc64611e1
german done | 4 2 2
= 865a5f2873817897
british pick uk_nelson
british to western_approaches
british pick uk_revenge
british raid
british pick uk_royal_oak
british raid
british pick uk_renown
british to north_sea
british pick uk_king_george_v
british to mid_atlantic
british pick uk_prince_of_wales
british to arabian_sea
british pick uk_hermes
british to hawaiian_islands
british pick uk_formidable
british to barents_sea
british pick uk_indomitable
british to south_atlantic
british pick uk_kent
british to coral_sea
british pick uk_norfolk
british to bay_of_biscay
british pick gre_lemnos
british raid
british done | 3
= 68b3a3ef56ab48d9
japanese deploy home_islands
japanese keep
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese to indonesia
japanese pick jap_fuso
japanese to marianas
japanese pick jap_yamashiro
japanese raid
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kongo
japanese to indonesia
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to marianas
japanese pick jap_myoko
japanese to indonesia
japanese pick jap_nachi
japanese to aleutians
japanese pick jap_maya
japanese to aleutians
japanese pick jap_chokai
japanese to marianas
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_oi
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_ryuho
japanese to aleutians
japanese pick jap_chiyoda
japanese to indonesia
japanese pick jap_chitose
japanese to marianas
japanese pick jap_taiho
japanese to home_islands
japanese pick jap_amagi
japanese to home_islands
japanese done | 1 ; 3 ; 3 ; 2 ; 6 ; 3 ; 2 ; 3 ; 6 ; 4 ; 6 ; 1
= 363945b6df9f7fe2
us keep
us keep
us keep
us deploy hawaiian_islands
us keep
us keep
us pick us_nevada
us to indian_ocean
us pick us_pennsylvania
us to bay_of_bengal
us pick us_california
us to indonesia
us pick us_colorado
us to air_gap
us pick us_new_mexico
us raid
us pick us_mississippi
us to eastern_seaboard
us pick us_new_york
us to caribbean_sea
us pick us_south_dakota
us to air_gap
us pick us_indiana
us to south_atlantic
us pick us_alabama
us to air_gap
us pick us_iowa
us to mid_atlantic
us pick us_lexington_cv2
us to indian_ocean
us pick us_saratoga_cv3
us to indonesia
us pick us_bon_homme_richard_cv10
us to south_atlantic
us pick us_bunker_hill_cv17
us to eastern_seaboard
us pick us_wilmington_cvl28
us to caribbean_sea
us pick us_reprisal_cvl30
us to eastern_seaboard
us pick us_san_francisco
us to indonesia
us pick us_houston
us to indonesia
us pick us_augusta
us to caribbean_sea
us pick us_baltimore_ca68
us to caribbean_sea
us pick us_boston_ca69
us to mid_atlantic
us done | 3 ; 5 ; 3 ; 2 ; 4 ; 2
= 51d1ef91b3bfbb1e
german deploy eastern_mediterranean
german keep
german keep
german deploy eastern_mediterranean
german keep
german keep
german keep
german keep
german keep
german deploy western_mediterranean
german keep
german deploy cape_of_good_hope
german deploy cape_of_good_hope
german deploy western_mediterranean
german keep
german pick fra_richelieu
german to western_approaches
german pick fra_jean_bart
german to western_approaches
german pick fra_bretagne
german to western_mediterranean
german pick fra_suffren
german to eastern_mediterranean
german pick fra_duquesne
german to eastern_mediterranean
german pick fra_tourville
german to western_mediterranean
german pick ger_tirpitz
german to baltic_sea
german pick ger_scharnhorst
german to western_approaches
german pick ger_deutschland
german raid
german pick ger_lutzow_ca
german raid
german pick ger_dithmarschen
german to western_approaches
german pick ger_pinguin
german to south_atlantic
german pick ger_michel
german to western_approaches
german pick ita_littorio
german to eastern_mediterranean
german pick ita_roma
german to western_mediterranean
german pick ita_impero
german to eastern_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_trento
german to western_approaches
german pick ita_trieste
german to western_mediterranean
german done | 1 ; 4 ; 2
german to germany
german to germany
= fbdcba785e8b2103
british repair uk_warspite 1
british repair uk_queen_elizabeth 1
british repair uk_queen_elizabeth 1
= 1f1df5f7b268b968
german repair ita_aquila 1
german repair fra_strasbourg 1
german repair ita_aquila 1
= 99c951c1005a099b
british pick uk_raf_coastal
british to north_sea
= b3c959e878434eb7
japanese pick jap_22af
japanese to french_polynesia
= f3b9481c64b9b57b
us pick us_13af
us to hawaiian_islands
= e8668d2c4db77045
german pick ger_stuka
german to barents_sea
= e149719b341632e9
british done
= dea2d8998566ff54
japanese pick jap_24af
japanese to bismarck_sea
= 7a948412bf98c08f
us pick us_5af
us to coral_sea
= 96f9a6460171acf4
german pick ita_regia_aeronautica
german to barents_sea
= b8c0aff947d5f05d
japanese pick jap_23af
japanese to marshalls
= 49bd0e399b8d72ea
us pick us_8af
us to bay_of_biscay
= 8f6ca1bd8cd66cb1
german pick ger_fsjr
german to baltic_sea
= 2001cd955ce456ad
japanese pick jap_21af
japanese to gulf_of_alaska
= 267cff05cb73d16c
us pick us_7af
us to hawaiian_islands
= 92f7c21a8ac31691
japanese pick jap_26af
japanese to french_polynesia
= 3652a8f09309467c
us pick us_14af
us to coral_sea
= 8418b17b36fe8b02
japanese pick jap_25af
japanese to bismarck_sea
= 3d07787a90826575
us pick us_10af
us to hawaiian_islands
us pick us_12af
us to cape_of_good_hope
us done
= 11afdf233c16a342
british done
= d9466d0de4e4999d
japanese pick jap_snlf_yokosuka
japanese to bay_of_bengal
japanese pick jap_snlf_kure
japanese to hawaiian_islands
japanese done
= 37883d4a0dcb8b72
us pick us_amph_1stm
us to cape_of_good_hope
us done
= 1c00e9f3eaf7d412
british done
= d3c7b07a7f09311a
japanese pick jap_yamashiro
japanese to hawaiian_islands
japanese done | 5
japanese to midway
= 8459818daeaddc45
us done
= 12bcf26046f77de8
german pick ger_deutschland
german to western_approaches
german done
= 1b002eb5dbf25ca4
japanese keep
japanese keep
= ff6d619b93c11778
us keep
us keep
us keep
us invert us_sub_4
us keep
us keep
= 2ff07021265ad77d
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
german keep
= fec966e47de1fdfb
british fight mid_atlantic | 1 1 5
= 53ae79c982857a41
german done
= a7e8a623c520422c
japanese fight gulf_of_alaska | 1 3 5
= cc4c07a792d606b6
us fight aleutians | 4 3 4 6 3
us done
= 9c986b701f64c173
german fight cape_of_good_hope | 3 5 4 5 3
german done
= 0ad36ff43df9002a
us land us_amph_1stm diego_suarez
= 838ff3cde2cf05f1
british fight caribbean_sea | 1 6 1 2 4 2
= 210959e476d0e2a6
german done
= 3076218dc2238e50
japanese fight french_polynesia | 5 4 4 4 4 1
= e044c22ea7945742
us fight indian_ocean | 2 2 2
= 93db2979a5c97dec
japanese done
= 138aa8c42a3460f6
german fight barents_sea | 5 6 3
german strike ita_regia_aeronautica murmansk
german strike ger_stuka murmansk | 2 5 6 ; 6 3 ; 4 5
german done
= a3abe15f7938d247
british fight baltic_sea
= 79b260ef21e3733b
german drop ger_fsjr germany
= 4b4dbf9bef02ab66
japanese fight arabian_sea | 2
japanese done
= 48f3c1b3c3c55253
us fight indonesia | 2 2 5 5 1 5 5 ; 4 1 3 4 1
= 513e82b49b666abc
japanese group jap_kongo 1
japanese group jap_myoko 2
japanese group jap_kinugasa 2
japanese together
= c8e29e741d37c942
us together
= 2895de81d72bb521
japanese intend 1 landing
japanese intend 2 searching
= 09f3f31c863a9ddd
us intend 1 searching
= 04bf79f12c869e60
japanese choose air
= a5af49bcb2e9c17c
us choose surface | 4 ; 5 ; 2 ; 2
= a6299bacd8b5a4b5
japanese aim jap_shokaku us_san_francisco
japanese aim jap_chiyoda us_california | 2 1 2 5 ; 3 ; 5 4
= 4fe2b05e792d1abb
us aim us_saratoga_cv3 jap_myoko | 3 6 5 2 ; 3 3
= 352f210e1bfced09
japanese done
= 27427c4530c81ae0
us done
us to pearl_harbor
= 87356a130d4964d9
japanese stand
= 3e0de126ef82fb61
us retreat
us group us_houston 2
= 81ac037303c898bd
japanese pursue jap_kinugasa 1
japanese pursue jap_shokaku 1
= 4f63b1c8da95371b
us to trincomalee
= 9f23b5092ee90d2a
japanese choose air
= ecca1d163347872c
us choose surface | 1 ; 3 ; 3
= 4713ebe331c14fbe
japanese aim jap_shokaku us_saratoga_cv3 | 1 6 5 6 ; 2 6 2
= 387e946476dea846
us aim us_saratoga_cv3 jap_shokaku | 5 3 3 3 ; 4
= f01a5dec7c3cdc66
german fight south_atlantic | 4 4 1 6 1 1 5
german done
= e58f60d8bfa75846
british fight air_gap | 5 2
= ceb512dae5c32e6c
german done
= 506f257af0567c57
japanese fight home_islands | 5 4 6 4 2 4 3 2 5 1 6 1 1
= ee6ba64801ff9f6f
us done
us fight bismarck_sea | 3 1 5 3 2 3
= 1fafd96ca2cc1b6b
german fight western_approaches | 5 ; 1
german stand
german to neutral_port
german group fra_jean_bart 1
german group ger_scharnhorst 2
german together
= 8530817634c7dc54
british intend 1 landing
= a3b0088524f1803a
german intend 1 landing
german intend 2 landing
= 53f7dfb6a92c2042
british choose surface
= 1209d884e8f47953
german choose surface
= 128e2303f9fe0855
british aim uk_nelson fra_richelieu | 1 6 3 5 6 ; 3 3 ; 5 5 4 6 ; 4 ; 3 2 3 6 ; 4 ; 1 6 1 ; 1 ; 5 2 ; 6
british fight eastern_mediterranean | 6 ; 1
= fd4366ca2abad76f
japanese fight marshalls | 4 3 5
= f62ccde720504440
us fight bay_of_bengal | 1 5 1 ; 4
= 1ac3ce3614b4f407
japanese intend 1 searching
= dcc90dc2465afebd
us intend 1 landing
= 01a6330b655b6f92
japanese choose surface
= 4418e10899ff1cef
us choose surface | 3 ; 3 1 5 6 ; 4 4
= c765a93699e504eb
japanese done
= 3233fdd46b833eee
german fight western_mediterranean | 1 ; 2
= 975530b175e83cc5
british fight bay_of_biscay | 2 4 3
british strike us_8af brest | 2 2
= d6a747c1d1c3c34c
german done
= f596dbcaacc183ad
japanese fight hawaiian_islands | 3 3 6 ; 3 2 3 2 1 1 5 2 3
= 4fbdfa8866a11669
us strike us_7af midway
us strike us_10af midway
us strike us_13af midway
us rest jap_takao | 6 2 ; 1 ; 6 6 ; 2 6 ; 6 3 ; 5
us to johnston_island
us to pearl_harbor
us to pearl_harbor
= 2e41e786c85ce827
japanese intend 1 searching
= ceb67bace86b8c43
us intend 1 landing
= b004b803b98340d5
japanese choose surface
= c055e648bac459f1
us choose air | 2 ; 3 ; 6
= 21619b8cf5bd54ea
japanese done
= dcb7f2668d0bb290
us done
= 661ff175e40386a1
british stand
= d01026267a3a0a8e
japanese stand
japanese intend 1 searching
= dcd3e462e05c5d8a
us intend 1 searching
= 4aca3a9cc8fb85a7
japanese choose surface
= 0d64379f45367d60
us choose air | 4 ; 5 ; 1 ; 3
us aim uk_hermes jap_snlf_kure | 5
= 96f70a7677074947
japanese done
= 90d4960fdf3efa1d
us done
= 0f2b8fb933b14ee7
japanese to yokosuka_navy_yard
= 054b2c840b19006e
us bomb uk_hermes midway | 5
us fight central_pacific | 6 3 2 1 2 4 1 1
us done
= 89652b69cd1eb64c
german fight eastern_seaboard | 5 6 6 3 3 3 6
german done | 5 3 5
= f100aa4dd409baa8
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_lutzow_ca | 4 3
= c5278fd472aeba36
german done
= f0ad897ddc14ea66
japanese fight coral_sea | 6 4 3 6 5
japanese done | 4 3 6 3 6 6 5 1 3 1 2 3
= 40ec8998e2f96a5e
us done
= 0bf35fec24c5ba62
british done
= f4b94b1c0699aba7
japanese done
= 83ba70ee224a750d
us done
= ff8f874a6ce81e52
german done
= 6685dd6efc6ac5af
end 3054 over 6685dd6efc6ac5afb32dee2965462990 59302774f2bca190
