flagplot 1
game admirals-war 1
scenario standard
options {"players":"four","victory":"individual","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Each for himself: Britain has most points, and its ally has not lost"
dice fast 6
start 2003afa24a7be5bcea11465ff6bdcc3e
british done
= 96f4ad68febe4553
us done
= 27f2c773bcd84b55
japanese force jap_haguro
japanese done
= c1f149acc1034773
british pick uk_warspite
british to eastern_mediterranean
british pick uk_valiant
british to western_approaches
british pick uk_malaya
british raid
british pick uk_revenge
british to indonesia
british pick uk_hood
british raid
british pick uk_glorious
british to north_sea
british pick uk_furious
british raid
british pick uk_hermes
british to indian_ocean
british pick uk_kent
british raid
british pick uk_berwick
british raid
british pick uk_suffolk
british to air_gap
british pick uk_london
british to air_gap
british pick uk_devonshire
british raid
british pick uk_norfolk
british to barents_sea
british pick uk_york
british to bay_of_bengal
british pick uk_exeter
british to bismarck_sea
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to bismarck_sea
british done | 4
= 287e5c39f84edb76
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese done | 5 4 6 2 5 5 5 5 5 3 1 1 1
= 66bc7ae832cf0403
us pick fra_strasbourg
us raid
us pick fra_lorraine
us to south_atlantic
us pick us_minneapolis
us to central_pacific
us done | 1
= 8a85b23c62965eb5
german pick ger_admiral_scheer
german to mid_atlantic
german pick ger_nordmark
german to eastern_seaboard
german pick ger_ermland
german to eastern_seaboard
german pick ger_pinguin
german to eastern_seaboard
german pick ger_orion
german to eastern_seaboard
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_01
german to eastern_seaboard
german done
= f4c39f646814a263
british pick uk_raf_coastal
british to north_sea
= c45905432a1375b0
japanese done
= 4cca41ec96e3e1eb
german done
= fc2837cbd4631c87
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= c38ffb8856e1b39a
british pick uk_malaya
british to bay_of_bengal
british pick uk_kent
british to indian_ocean
british done
= da79e98f97cd7688
japanese sail
japanese done
= 3b88eec85be04e2d
us done
= 09b07feaf7c53a22
german done
= 870a62bc3a06e3ca
japanese stay | 5 6 2 5
= f62e83c363cbc051
us stay
= 97224e07178a8516
japanese choose surface
= 5fc5031c7950cfb0
us choose air | 6 ; 1
us to samoa
us done
= 7e8f7256e6251029
japanese aim jap_haguro us_tennessee | 4 ; 6 1 6 3 ; 3 5 ; 5 4 3 2 ; 3 1 1 6 ; 5 ; 3 6 4 6 ; 3 2 ; 2 5 2 1 ; 3 3 5 6 ; 4 ; 2 2 4 1 ; 4 4 2 6 ; 5 ; 5 ; 4 ; 5
= 558d7d9471ad5aae
us to pearl_harbor
= c50092e91f3a08fd
british fight eastern_seaboard
= 74d1388b42804e03
german attack ger_uboat_01 | 2 ; 4 ; 4
= 078d8481cc5937cb
japanese fight bay_of_bengal
= 15ba98ec87ef6c0b
us fight home_islands
= dd3b8143a23b001c
japanese land jap_snlf_kure yokosuka_navy_yard
= f92008d6ca7920fb
german fight south_atlantic
= e7c3ad40bf0700be
british fight caribbean_sea
= 5798dcedb30bd2f5
japanese fight coral_sea
= 7187e9f29d64864c
us fight indian_ocean
= 30ccf8a1b584b0d7
german fight air_gap
= dee1f29fba633483
british fight barents_sea
= a5984592dd96cf35
japanese fight french_polynesia
= ab35e4ca7920c403
us fight bismarck_sea
= e68397abb62ed8da
german fight north_sea
= 207c5a9650e2b483
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_gneisenau | 2 4
british fight mid_atlantic
= 88ec6ec89c4d8169
german fight western_mediterranean
= ab06a8a292888701
british fight western_approaches
british done
= 713e89eac8868371
japanese done
= 706bbc3ed4753179
us done
= ebca2d51a2e15a2c
german done | 5 2 ; 6 5 ; 3 6 ; 1 4 ; 1 2 ; 2 1 ; 4 1 ; 3 1 ; 1 2 ; 6 4 ; 6 4 ; 5 3 ; 2 1 ; 5 4 ; 5 3
= 797d54a039c88540
british pick uk_rodney
british to western_approaches
british pick uk_warspite
british to western_mediterranean
british pick uk_valiant
british to air_gap
british pick uk_barham
british to north_sea
british pick uk_royal_sovereign
british to home_islands
british pick uk_revenge
british to indonesia
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to arabian_sea
british pick uk_renown
british to barents_sea
british pick uk_repulse
british to mid_atlantic
british pick uk_glorious
british to bay_of_biscay
british pick uk_furious
british to western_approaches
british pick uk_ark_royal
british to mid_atlantic
british pick uk_eagle
british to cape_of_good_hope
british pick uk_kent
british to indian_ocean
british pick uk_berwick
british to western_approaches
british pick uk_cornwall
british to bay_of_bengal
british pick uk_sussex
british to barents_sea
british pick uk_shropshire
british to indian_ocean
british pick uk_dorsetshire
british to caribbean_sea
british pick aus_hmas_australia
british to coral_sea
british pick ned_de_ruyter
british raid
british done | 4 ; 3 ; 3 ; 6 ; 2 ; 6
= 852a0c5cf473f777
japanese pick jap_fuso
japanese to marianas
japanese pick jap_tone
japanese to central_pacific
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_kako
japanese to central_pacific
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese done | 6 ; 2
= 960518c83ecb4d74
us pick us_arizona
us to bay_of_bengal
us pick us_new_york
us to eastern_seaboard
us pick us_texas
us to caribbean_sea
us pick us_san_francisco
us to indonesia
us pick us_houston
us to bismarck_sea
us pick us_chester
us to north_sea
us pick us_salt_lake_city
us to air_gap
us done
= 4c26be9d961606e5
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_admiral_hipper
german to baltic_sea
german pick ger_atlantis
german to baltic_sea
german pick ger_thor
german to baltic_sea
german pick ita_pola
german to eastern_mediterranean
german done
= 056cb046790f818e
british pick uk_raf_coastal
british to eastern_seaboard
= 687973aaf4bab430
japanese pick jap_22af
japanese to french_polynesia
= aa6bb3530489b996
us pick us_5af
us to hawaiian_islands
= abc1940abe6fb5c7
german done
= 8ae762e59fc7d024
british pick uk_raf_med
british to north_sea
= 8ceea32dd9bcd0a4
japanese done
= 2b7253065f0ec56b
us pick us_7af
us to coral_sea
= e24216b9367ed9b2
british pick uk_amph_tiger
british to western_approaches
british done
= 40fbd93b96be38d2
japanese done
= 09ace6dc35d6e55b
british done
british fight western_approaches
british land uk_amph_tiger england
= c51f9cf1db7a1b71
japanese fight bismarck_sea
= 83ce75a30e2a4d15
us fight french_polynesia
= ef2167b1335da6f5
german fight south_atlantic
= fd824798c85a7b37
british fight eastern_mediterranean
= 258da83024331bac
japanese fight indian_ocean
= 823fba4ab251e9a8
us fight hawaiian_islands
= 610b8ea68eec91b4
german fight air_gap
= ddfa7f59475716a3
british fight cape_of_good_hope
= 93fd4c4bb8fe29f7
japanese fight marianas
= aef9a3e4dabec3ba
us fight home_islands
= befa81f987a35b42
japanese choose air
= bece2d149c8f8d1e
british choose surface | 1 ; 1
= b0dafb7f33ade875
japanese rest uk_royal_sovereign | 2 5 ; 3 ; 5 ; 1
= c34892e5aeac08d7
british retreat
= bfd2e7056310dfc6
japanese stand
japanese pursue jap_ryujo 1
japanese ignore jap_hosho
= f060eec7da825418
japanese choose air
= 9059a94f25b98825
british choose surface | 3 ; 5
= 1ec5d94efe15ada3
japanese aim jap_ryujo uk_royal_sovereign | 5 6 ; 2 3
= e501892f1efa93a2
german fight western_mediterranean
= 2c1c9a46b0f98fe1
british fight north_sea
british strike uk_raf_med germany
british aim uk_raf_med ger_scharnhorst | 5 4
= 89bf32aa35505782
british choose surface
= 114a3158c28a24f7
german choose surface | 3 5 2 6 ; 6 ; 6 ; 5
german aim ger_admiral_graf_spee us_chester | 5 2 ; 2
= c3479382df806771
japanese fight coral_sea
= 49d12ac856372638
us fight bay_of_bengal
= e27aa21129550461
german fight mid_atlantic
= 2613ec1cf708b0a3
british fight bay_of_biscay
= f6e6bb9748709078
japanese fight central_pacific
= a7fcfcf4df55d5de
us fight arabian_sea
= 0244b4ae05d05e26
german fight baltic_sea
german attack ger_thor | 6 ; 3
= 33ee7b614aa76ecd
british fight caribbean_sea
= 7b2bacd4a7290a69
german fight barents_sea | 2 3 4 ; 6 ; 2
= 901c4ff967891a5e
british done
= 754563777a20649c
japanese done
= 9577cfe41d27d5c2
us done
= 37064d913dc0b214
german done
= 1b44a368d0b2ac55
us done | 4 4 6
= d2561350cb9f21cf
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british to air_gap
british pick uk_queen_elizabeth
british to north_sea
british pick uk_revenge
british to home_islands
british pick uk_ramillies
british to indian_ocean
british pick uk_hood
british to barents_sea
british pick uk_renown
british to south_atlantic
british pick uk_king_george_v
british to mid_atlantic
british pick uk_prince_of_wales
british to western_approaches
british pick uk_duke_of_york
british to bay_of_biscay
british pick uk_eagle
british to cape_of_good_hope
british pick uk_hermes
british raid
british pick uk_illustrious
british to air_gap
british pick uk_victorious
british to south_atlantic
british pick uk_indomitable
british to north_sea
british pick uk_cornwall
british to indonesia
british pick uk_cumberland
british to caribbean_sea
british pick uk_suffolk
british to north_sea
british pick uk_sussex
british to mid_atlantic
british pick uk_shropshire
british to indonesia
british pick uk_dorsetshire
british to eastern_mediterranean
british pick uk_york
british to indonesia
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to marianas
british pick rus_kirov
british to baltic_sea
british pick uk_hk_group_1
british to eastern_seaboard
british done | 5 ; 2 ; 2 ; 6 ; 6 ; 1
= 65b2a231033c3264
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_kaga
japanese to home_islands
japanese done | 6
= 80b0966aa51f4ae5
us pick fra_jean_bart
us to eastern_seaboard
us pick fra_suffren
us to caribbean_sea
us pick fra_colbert
us to south_atlantic
us pick us_pennsylvania
us to arabian_sea
us pick us_enterprise_cv6
us to western_approaches
us pick us_yorktown_cv5
us to barents_sea
us pick us_louisville
us to indonesia
us pick us_northampton
us to south_atlantic
us pick us_salt_lake_city
us to mid_atlantic
us pick us_augusta
us to mid_atlantic
us pick us_tuscaloosa
us to eastern_seaboard
us done | 5
= 3730fa7e06cbab0b
german pick ger_tirpitz
german to barents_sea
german pick ger_admiral_scheer
german raid
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_10mas
german to eastern_mediterranean
german done
= db014b8a534d5ccc
british pick uk_raaf
british to hawaiian_islands
= a15d1ef3f0259100
japanese pick jap_22af
japanese to french_polynesia
= 9882cd2ee00a5e1e
us pick us_5af
us to coral_sea
= ca3b08762d1260d2
german done
= a1f4f9d30cb53a2d
british pick uk_raf_coastal
british to eastern_mediterranean
= dbdd1073e472cdf6
japanese done
= 2d2b14ec80a16e0b
us pick us_7af
us to marianas
= 89e1ee312c728578
british pick uk_raf_med
british to cape_of_good_hope
british pick uk_amph_tiger
british to air_gap
british done
= da15e2f860883099
japanese done
= 74a408d97a4181f4
british pick uk_hermes
british to bismarck_sea
british done | 4
british to singapore
= b8f9a5904b4c7418
german done
german invert ita_10mas
german done
= ffab7d706f76dde9
british fight western_mediterranean
= 34177ff0853ed2b0
japanese fight hawaiian_islands
= ec205a8aec7ddb20
us fight marianas
= fbeea5b2d5601c83
german fight air_gap
= 3932fe016bf6f73e
british fight eastern_seaboard | 1 3 ; 5 ; 6
= ddf213b49b92a5b4
japanese fight arabian_sea
= fa9a8f72d1299969
us fight coral_sea
= 281843f3230cf581
german fight barents_sea
= fec64f71fc82ae7f
british choose air
= 54e9c353d9a31e13
german choose surface | 1 ; 5 ; 5 5 2 4 ; 5 6 4 6 ; 5 6 4
german to brest
= ce9772a0cb09e0a0
british fight baltic_sea | 4
= ffbdcfdfacc393d3
german attack ger_atlantis | 5 ; 1
= 4c5b99802a38def0
japanese fight home_islands
= aaff0334b898aaa5
japanese choose air
= d8ecf876eb35f1b8
british choose surface | 5 ; 5
= 2b902a7bdff1e8d8
japanese aim jap_kaga uk_revenge | 2 4 2 6 ; 2
= 93604c4bc75bca5b
british to trincomalee
= 49ced481e9c59a58
us fight indian_ocean
= 4f4b68d5c739ca44
german fight eastern_mediterranean
= 09a2fc447259346c
british strike uk_raf_coastal taranto
british aim uk_raf_coastal ita_trieste | 3 1
british to suez
= fda6c9ad5d23aea2
british choose surface
= e7433081e7050236
german choose surface | 4 ; 1
german torpedo ita_10mas uk_dorsetshire | 3
= bcdf7dfe52205924
british stand
= 781d1e4f860bdac8
german stand
= e5aab1898d805984
british choose surface
= f48c9712dcc9d626
german choose surface | 3 ; 4
= 549bbf18ad1095d3
british stand
= c351b7b2f73ee0b8
german stand
= f47838fb4f2ebbe1
british choose surface
= 6b83c9de6e998a7f
german choose surface | 5 ; 2
german to taranto
= 3e20a25fe29112bf
british fight caribbean_sea
= a0b61cbbd5f4c1df
japanese fight central_pacific
= 239260f878e23161
us fight french_polynesia
= 21bd4850b50aed23
german fight cape_of_good_hope
= cf6f12d967f34c51
british fight bay_of_biscay
= 2037aad04ee1663f
german fight north_sea
= d76f86694df90126
british fight mid_atlantic
= 002972c99e97b76d
german fight south_atlantic
= 53cc676f3828e8a6
british done
= 2127e87cc1782792
japanese done
= c31ee2aa1e5b79d5
us done
= ab557281c81a1cb1
german done
= 7aece3a57d3aaa6f
us done | 3 2 1
= 68a247134e9b3b29
british pick uk_nelson
british raid
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_valiant
british to north_sea
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to indonesia
british pick uk_renown
british to air_gap
british pick uk_king_george_v
british to barents_sea
british pick uk_prince_of_wales
british to south_atlantic
british pick uk_anson
british to air_gap
british pick uk_glorious
british to bay_of_biscay
british pick uk_furious
british to western_approaches
british pick uk_ark_royal
british to north_sea
british pick uk_formidable
british to western_approaches
british pick uk_indomitable
british to air_gap
british pick uk_cornwall
british to arabian_sea
british pick uk_cumberland
british to cape_of_good_hope
british pick uk_suffolk
british to bay_of_biscay
british pick uk_devonshire
british to bay_of_biscay
british pick uk_sussex
british to western_approaches
british pick uk_norfolk
british to south_atlantic
british pick uk_dorsetshire
british to cape_of_good_hope
british pick uk_exeter
british to home_islands
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to home_islands
british pick uk_hk_group_2
british to eastern_seaboard
british done | 2 ; 5 ; 2 ; 2 ; 2 ; 6
= b7a603271ac3c732
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_nachi
japanese to marianas
japanese pick jap_atago
japanese to marianas
japanese pick jap_mogami
japanese to marianas
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 1 ; 3
= 80fae0c8216e7ba3
us pick us_nevada
us to indian_ocean
us pick us_texas
us to eastern_seaboard
us pick us_north_carolina
us to caribbean_sea
us pick us_saratoga_cv3
us to bay_of_bengal
us pick us_hornet_cv8
us to south_atlantic
us pick us_minneapolis
us to arabian_sea
us pick us_new_orleans
us to indonesia
us pick us_augusta
us to eastern_seaboard
us done | 4
= a9f221e688d650b5
german pick ger_tirpitz
german raid
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_michel
german to north_sea
german pick ita_littorio
german to eastern_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ger_uboat_05
german to western_mediterranean
german pick ger_uboat_07
german to western_mediterranean
german done
= 90c629af65e5680d
british repair uk_revenge 1
british pick uk_raf_coastal
british to north_sea
= c8ccfdf20ae78b39
japanese pick jap_21af
japanese to bismarck_sea
= 8afb26a5e6e3a69b
us pick us_7af
us to hawaiian_islands
= 90606e5bec871769
german pick ger_stuka
german to western_mediterranean
= 8f916dcdb332ffe6
british pick uk_raaf
british to french_polynesia
= e7bb3e8b66262f07
japanese done
= b80da38a7033ba57
us done
= c2f68540eb6d49a9
german pick ger_luftflotte_5
german to baltic_sea
= 0ade8594b1e6e8b9
british pick uk_raf_med
british to cape_of_good_hope
= 184e31ce85edfc39
german done
= 2006f02d0d4679c2
british done
british done
= d51600464edb505f
japanese done
= e7c03618b4cca5aa
british pick uk_nelson
british to western_approaches
british done
= 05f3d7b75c5ca59a
german done
= df72f7f140436679
japanese done
= da6678374e843a84
german done
= 54cf19e68a7c0a5e
british fight caribbean_sea
= 62280186bfe81e09
japanese fight arabian_sea
= 3b435a1ffe10e649
us fight home_islands
= beca45080d059cda
german fight eastern_mediterranean
= 5ddf090ed39bc689
british fight south_atlantic
= e2371761fce4a00a
japanese fight indonesia
= a0dfc19f2e5256f8
us fight bismarck_sea
= e1e60404c92fc691
german fight cape_of_good_hope
= 7bcd12441747cdf4
british fight western_approaches
= d603c4b4b965bae0
japanese fight french_polynesia
= cfe79f23b36a7d5a
us fight bay_of_bengal
= 53e1e12e371be53f
german fight eastern_seaboard | 2 3 ; 1 ; 3
= 1f45e8ac2dbb0c72
british fight mid_atlantic
= f3a87d03a81166bb
japanese fight indian_ocean
= 19af96ea610970bd
us fight hawaiian_islands | 6 1
= d11c98b562f3610a
german fight baltic_sea
german strike ger_luftflotte_5 leningrad
german aim ger_luftflotte_5 rus_oktyabrskaya_revolutsiya | 5 5 5
= be272e27e43922a3
british fight barents_sea
= 0aa2b5a86022f70f
japanese fight coral_sea
= 1f91eff92558cb59
us fight marianas
= 512b72f3c4c6ee68
german fight air_gap
= a5d7841e80fc7ea7
british fight north_sea | 1 2 5 3 4 5
= 18f915f9e06a1f48
german to neutral_port
= b0b6430b8d327a6d
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_scharnhorst | 1 6 ; 4
= 51dee1d7625118a6
german fight bay_of_biscay | 5 ; 5
= 95e688166ed4b295
british done
= 037057f57ba93fc9
japanese done
= 03a5848bb9f0285b
us done
= a1694a7d4b0d62c4
german done
= 23335d48da915ac4
us done | 5 6 3
= 3ec48580bf1e5107
british pick uk_nelson
british raid
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_barham
british to north_sea
british pick uk_malaya
british raid
british pick uk_revenge
british raid
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to indonesia
british pick uk_renown
british to air_gap
british pick uk_repulse
british to south_atlantic
british pick uk_king_george_v
british to barents_sea
british pick uk_anson
british to western_approaches
british pick uk_howe
british to air_gap
british pick uk_ark_royal
british to bay_of_biscay
british pick uk_hermes
british to home_islands
british pick uk_illustrious
british to south_atlantic
british pick uk_indomitable
british to western_approaches
british pick uk_cumberland
british to caribbean_sea
british pick uk_suffolk
british to north_sea
british pick uk_london
british to north_sea
british pick uk_devonshire
british to air_gap
british pick uk_sussex
british to north_sea
british pick uk_york
british to indian_ocean
british pick aus_hmas_canberra
british raid
british pick rus_marat
british raid
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_hk_group_2
british to eastern_seaboard
british done | 5 ; 3 ; 2 ; 1 ; 5 ; 5 ; 2
= 495dd6ff1ba05220
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese done
= 9ee6c49e0c6caf64
us pick fra_suffren
us to eastern_seaboard
us pick us_mississippi
us to eastern_seaboard
us pick us_south_dakota
us to caribbean_sea
us pick us_louisville
us to arabian_sea
us pick us_minneapolis
us to indian_ocean
us pick us_houston
us to arabian_sea
us pick us_astoria
us to north_sea
us done
= 0dee79776f351718
german pick ger_lutzow_pb
german to north_sea
german pick ger_pinguin
german to air_gap
german pick ger_orion
german to air_gap
german pick ger_thor
german to bay_of_biscay
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_pola
german raid
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german done
german repair ger_scharnhorst 2
german repair ger_scharnhorst 2
= 34125479d3730558
british pick uk_raf_coastal
british to cape_of_good_hope
= b0b2e845f172ddbf
japanese done
= 3062a0e5142ee5c1
us pick us_13af
us to hawaiian_islands
= 5861900b76118ed1
german pick ger_luftflotte_5
german to western_mediterranean
= 5af7f54316b0caae
british pick uk_raaf
british to coral_sea
= 0af698968ba97a94
us pick us_7af
us to french_polynesia
= 91f122600221d847
german pick ita_regia_aeronautica
german to north_sea
= 0331daaa1dc05aa4
british pick uk_raf_med
british to eastern_seaboard
= c614d449ee15ef48
us done
= c3a0cfd3b7343436
german pick ger_stuka
german to north_sea
= e3bc5fe3741ef0c6
british done
= 38e71596e699b9fe
german done
= 6f2ee8bb5540709a
british pick uk_amph_tiger
british to north_sea
british done
= e0d702e4ea7fd463
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= d0d6fdda9ba46719
us done
= e209c32a47143ad7
british pick uk_revenge
british to bismarck_sea
british pick aus_hmas_canberra
british to marianas
british done | 2
british to guadalcanal
= 71ba816ba30c9c14
german done
german done
= fca9ef753f64b040
british fight bay_of_biscay | 2 4 4 ; 2
= bd809b9df17ab543
japanese fight coral_sea
= 2eb4457170ca2681
us fight arabian_sea
= 21938b937701d856
german fight western_approaches
= 247c379e3e521276
british fight eastern_seaboard | 4 6 1 1
= ddd71ccd7216f69d
german to brest
= ae818b862f69de03
japanese fight indonesia
= 4f1a32940c4944cd
us fight hawaiian_islands
= 9eb11cf705c84425
german fight cape_of_good_hope | 3 1 ; 2 ; 4 ; 3
= 1cf249a9698f9757
british fight baltic_sea
= e8ec2215625a3843
japanese fight marianas
= 3bce596303f5c2f7
us fight home_islands
= e07fe6e67ddb4e71
japanese choose air
= beb23acf42ae1fd7
british choose surface | 3 ; 2
= ad3c8bd51cec3bc8
japanese rest uk_hermes | 1 3 5 1 ; 6 ; 4 2 2 4 ; 3 5 ; 1 ; 1
= 3ba89fa056b4f55c
british aim uk_hermes jap_atago | 6 ; 4
= 40de8faf5346248d
japanese land jap_snlf_kure okinawa
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= 27b91e70a2091e3a
german fight mid_atlantic
= fa354adcd984f707
british fight caribbean_sea
= d513c1a5b58c5839
japanese fight indian_ocean
= 0cf2e44d457625b1
german fight western_mediterranean
german strike ger_luftflotte_5 gibraltar | 1 1 2
german to toulon
= d293058ea411bf91
british fight barents_sea
= 82172dfba26b8bf6
german fight north_sea
german strike ger_stuka england
german strike ita_regia_aeronautica england
german rest uk_glorious | 1 4 5 ; 3 ; 6 3 ; 2
= 45f3258c18a19128
british choose surface
= e54e34e95de937ba
german choose surface | 2 5 3 5 ; 2 ; 1 ; 4 ; 6 ; 1
german aim ger_lutzow_pb uk_suffolk | 2 1
german to brest
= 7a3b61c35478e6d3
british land uk_amph_tiger england
british fight eastern_mediterranean
= d4d7f0d06b6babf4
german fight south_atlantic | 2 3 2 ; 2 ; 1
= 990760469755598e
british done
= 2c21b40511e7e95d
japanese done
= 6e0b1dfbced94f7e
us done
= 465e96777d4a8956
german done
= 809bc0f9acdda991
us done | 5 5 6
= 26e612281d87e625
british pick uk_nelson
british to western_approaches
british pick uk_warspite
british to eastern_mediterranean
british pick uk_malaya
british raid
british pick uk_ramillies
british to indonesia
british pick uk_renown
british to air_gap
british pick uk_king_george_v
british to north_sea
british pick uk_prince_of_wales
british to barents_sea
british pick uk_duke_of_york
british raid
british pick uk_furious
british to mid_atlantic
british pick uk_kent
british to bay_of_bengal
british pick uk_cumberland
british to south_atlantic
british pick uk_london
british to south_atlantic
british pick uk_devonshire
british to air_gap
british pick uk_dorsetshire
british to cape_of_good_hope
british pick uk_york
british to arabian_sea
british pick rus_marat
british to baltic_sea
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick rus_kirov
british raid
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british done | 4 ; 5 ; 5 ; 2
= 3f6a2feb57782982
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_soryu
japanese to marianas
japanese pick jap_zuiho
japanese to central_pacific
japanese done | 5
= 5bd98ca5279875e0
us pick fra_suffren
us to eastern_seaboard
us pick us_pennsylvania
us to indian_ocean
us pick us_tennessee
us to hawaiian_islands
us pick us_california
us to bay_of_bengal
us pick us_west_virginia
us to arabian_sea
us pick us_colorado
us to eastern_seaboard
us pick us_idaho
us to caribbean_sea
us pick us_texas
us to south_atlantic
us pick us_saratoga_cv3
us to indonesia
us pick us_hornet_cv8
us raid
us pick us_ranger_cv4
us to mid_atlantic
us pick us_astoria
us to western_approaches
us pick us_tuscaloosa
us to air_gap
us pick us_vincennes
us to air_gap
us pick us_sub_2
us to coral_sea
us done | 4 ; 1 ; 6 ; 4
= 2a4a6e8c760e8830
german pick ger_orion
german to bay_of_biscay
german pick ger_thor
german to bay_of_biscay
german pick ger_michel
german to south_atlantic
german pick ita_vittorio_veneto
german to western_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_07
german to bay_of_biscay
german pick ger_uboat_10
german to bay_of_biscay
german pick ger_uboat_12
german to bay_of_biscay
german done
german repair ger_lutzow_pb 1
= f9cb7bd852d86222
british pick uk_raf_coastal
british to cape_of_good_hope
= f4176be46e8a3ebc
japanese pick jap_21af
japanese to bismarck_sea
= 7963e2735f88f9b5
us pick us_11af
us to coral_sea
= 9ab3b3c9abc08821
german done
= cdb596566b98b49a
british pick uk_raf_med
british to bay_of_biscay
= 53055cbeb8f5867f
japanese pick jap_23af
japanese to french_polynesia
= a9eb793a57ad0e08
us pick us_5af
us to marshalls
= 97dde7fc1d5cb5b7
british pick uk_rnzaf
british to hawaiian_islands
= 63ec2a063d23c35f
japanese done
= a0653e34d1fb7176
us pick us_7af
us to gulf_of_alaska
= 605577bc6f7c9677
british done
= 6d612469c950f478
us pick us_8af
us to western_approaches
us done
= 06c218f6f901c712
british done
= 55eba677a1c7b309
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese done
= 6063e3b31b6f57ad
us done
= 5824fb1d81a21b18
british pick uk_malaya
british to home_islands
british pick uk_duke_of_york
british to western_approaches
british pick rus_kirov
british to baltic_sea
british done | 4
british to australia
= 33a699c8dea37355
us done
us done
= 24d7a9d2509a6ae7
german invert ger_uboat_12
german done
= 5c957f56b7eb7c8e
british fight western_approaches
= 898cc5dad43fa22d
japanese fight marshalls
= 8774ab174607bbba
us fight coral_sea
= f8094247e6c22e9a
german fight baltic_sea
= b62e62718be6e51d
british fight eastern_seaboard
= 549e4cbdf562e994
japanese fight marianas
= c5a6efb636634006
us fight bismarck_sea
= 33e3f4ca733076c3
japanese strike jap_21af guadalcanal | 1 4 4
= b7c2f23302e7f482
german fight mid_atlantic
= a7592ad71df04933
british fight air_gap
= b2878f94aeb9e779
japanese fight arabian_sea
= c447161445397efe
us fight hawaiian_islands
= dc322d787abc84ec
german fight bay_of_biscay | 4 2
german attack ger_uboat_10 | 4
german attack ger_uboat_07 | 2
german attack ger_thor | 1 ; 6
= 2c666b050bebf0c5
british strike uk_raf_med brest
british aim uk_raf_med ger_tirpitz | 1 6 ; 5
british fight barents_sea
= 5b2aae9389acc5b3
japanese fight central_pacific
= 3e55fd835bbe3d5b
us fight indian_ocean
= 77a15c437e25ff4f
german fight north_sea
= 3b962e31d460b839
british fight eastern_mediterranean
= 3e6011a617b241f3
japanese fight bay_of_bengal
= 897f5026708c426a
us fight gulf_of_alaska
= 9542052bad59aed1
german fight cape_of_good_hope
= 21bd86220e1c2617
british fight caribbean_sea
= bb9ade010f59f038
japanese fight french_polynesia
= 0aa1c9a85699ad80
us fight indonesia
us bomb us_saratoga_cv3 okinawa | 1 1 5 5
= 6f54c9c382cbcbf2
german fight south_atlantic | 3 6
= b51566b207ac6da3
japanese land jap_snlf_yokosuka okinawa
= 4a61a26621bb142f
british done
= af61863a5716dedd
japanese done
= 2e4ad85aecfd7261
us done
= 31dc89e890390607
german done
= ad374a5c9e16defe
us done | 1 1 2
= bbff6d166fc038de
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british to north_sea
british pick uk_queen_elizabeth
british to air_gap
british pick uk_warspite
british to arabian_sea
british pick uk_valiant
british to barents_sea
british pick uk_barham
british to mid_atlantic
british pick uk_malaya
british to coral_sea
british pick uk_revenge
british to indonesia
british pick uk_king_george_v
british to south_atlantic
british pick uk_duke_of_york
british to bay_of_biscay
british pick uk_howe
british to western_approaches
british pick uk_furious
british to south_atlantic
british pick uk_ark_royal
british to air_gap
british pick uk_illustrious
british raid
british pick uk_victorious
british to western_approaches
british pick uk_indomitable
british to north_sea
british pick uk_kent
british raid
british pick uk_berwick
british to north_sea
british pick uk_cornwall
british to indian_ocean
british pick uk_sussex
british to mid_atlantic
british pick uk_shropshire
british to bay_of_bengal
british pick uk_exeter
british to home_islands
british pick aus_hmas_australia
british to bismarck_sea
british pick aus_hmas_canberra
british to bismarck_sea
british pick ned_de_ruyter
british to home_islands
british pick uk_hk_group_3
british to eastern_seaboard
british done | 1 ; 5 ; 2 ; 6 ; 1 ; 4
= 72cce96f41837fec
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_kirishima
japanese to marianas
japanese pick jap_maya
japanese to marianas
japanese pick jap_oi
japanese to central_pacific
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 4 ; 5
= 4a43bac71257b26b
us pick fra_jean_bart
us to eastern_seaboard
us pick fra_dunkerque
us to caribbean_sea
us pick us_maryland
us to indian_ocean
us pick us_south_dakota
us raid
us pick us_massachusetts
us to caribbean_sea
us pick us_alabama
us to mid_atlantic
us pick us_saratoga_cv3
us to bay_of_bengal
us pick us_yorktown_cv5
us to barents_sea
us pick us_hornet_cv8
us to south_atlantic
us pick us_wasp_cv7
us to air_gap
us pick us_louisville
us to indonesia
us pick us_new_orleans
us to indonesia
us pick us_houston
us raid
us pick us_astoria
us to western_approaches
us pick us_augusta
us to eastern_seaboard
us pick us_wichita
us to eastern_seaboard
us pick us_sub_1
us to hawaiian_islands
us done | 4 ; 3 ; 4
= b2825f6abaae2df6
german pick ger_tirpitz
german to western_approaches
german pick ger_gneisenau
german to baltic_sea
german pick ger_admiral_scheer
german raid
german pick ger_ermland
german to western_approaches
german pick ger_atlantis
german to western_approaches
german pick ger_kormoran
german to north_sea
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_08
german to eastern_mediterranean
german pick ita_10mas
german to western_mediterranean
german done | 2 ; 4 ; 4
german to brest
german to germany
= c8d49a2be6e7b813
british pick uk_raf_coastal
british to cape_of_good_hope
= 5048196faa9a24f8
japanese done
= 04b1191f40ac195c
us pick us_11af
us to hawaiian_islands
= 58fc39d000af65c5
german pick ger_stuka
german to eastern_mediterranean
= 6db62d517a6ff6f1
british pick uk_raf_med
british to north_sea
= 0ef9d0a0a7552db8
us pick us_5af
us to french_polynesia
= e6eb96e6b02b183d
german done
= a120539f15388b89
british pick uk_raaf
british to gulf_of_alaska
= 366aa8189a7f447a
us pick us_7af
us to hawaiian_islands
= 69ade2b89bce0c16
british done
= e4c849bf8696db8a
us done
= 6f4ece66b98ea740
british done
= 32e526e5d3a3a6f1
japanese done
= 033ff19503258f20
us done
= fb69e9a0b7f4c512
british pick uk_illustrious
british to air_gap
british pick uk_kent
british to coral_sea
british done
= 2137be83f353924d
us pick us_south_dakota
us to western_approaches
us done | 6
us to england
= 2e4a7b1c746bc4ca
german done
= 787155daac58221d
japanese done
= ad215075ec404ef7
us done
= 5f0add5bbe538344
german invert ger_uboat_02
german invert ita_10mas
german done
= d69537cec9a8d7de
british fight mid_atlantic
= 73c1c5ae72197a8d
japanese fight french_polynesia
= 0aa0cf81e5b5e78d
us fight coral_sea
= e1b6684c928f9a71
german fight north_sea | 1 4 2 1 5 5 2
german to brest
= 465a2d77f3815981
british strike uk_raf_med germany
british aim uk_raf_med ita_regia_aeronautica | 3 5
british fight baltic_sea
= ca5647c2a76d260d
japanese fight home_islands
= 910b0b620c71315c
japanese choose air
= 22f78f06d029c0dc
british choose surface | 5 ; 5
= 2cf783ca4993a50d
japanese aim jap_hosho ned_de_ruyter
japanese aim jap_zuiho uk_exeter | 5 ; 3 ; 3 4
= 56dc2f6e798e3c77
british to pearl_harbor
= 7f21f44add1a0d8c
us fight hawaiian_islands | 6 3 4 2
= 943040d5953d4913
german fight air_gap
= 128a316cf7d7c3b0
british fight western_approaches
= 978533f46c6ebe13
british choose air
= 167ce3b007997910
german choose surface | 4 ; 1
= 3f15b9766f8ead4f
british aim uk_victorious ger_tirpitz | 5 2
= 86d2bbacb5bf71ab
german to neutral_port
= 23d065531a15adf8
japanese fight indonesia
= 16dbcbb66858bbb5
us fight indian_ocean
= 9b8e25b085974b78
german fight caribbean_sea
= 5b3853e35732df0e
british fight barents_sea
= 1b2e5831b1370468
japanese fight arabian_sea
= 1fd1037b8e6eba04
us fight gulf_of_alaska
= c36524bbf9dfaea4
german fight south_atlantic
= 39ebac7931feac95
british fight eastern_mediterranean | 1
= 81cf36922baf4573
german strike ger_stuka suez | 5 4 3 ; 6
german to tripoli
= 25efa9770a3b0bd3
japanese fight bismarck_sea
= c893b4ec61c73290
us fight central_pacific
= 0c45aedafed958fa
german fight cape_of_good_hope | 5 6
= 5ccc3a4b3afd77f3
british fight bay_of_biscay | 1
= 287167e49a0cf1ab
german attack ger_thor | 3 ; 5
= a76f72f81ac433a8
japanese fight marianas
= 0195099f32a5476d
german fight eastern_seaboard
= d211cd2372fb0964
british done
= ca34d665a89c480f
japanese done
= cb45020d046f34d5
us done
= cae9bf8983c8c46d
german done
= 2512f253f6b2cede
us done | 3 6 5
= 55710f8efee061e5
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british raid
british pick uk_queen_elizabeth
british to north_sea
british pick uk_malaya
british to indonesia
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to arabian_sea
british pick uk_renown
british to air_gap
british pick uk_repulse
british to barents_sea
british pick uk_king_george_v
british to south_atlantic
british pick uk_prince_of_wales
british to bay_of_biscay
british pick uk_duke_of_york
british to air_gap
british pick uk_anson
british to western_approaches
british pick uk_howe
british to north_sea
british pick uk_furious
british to barents_sea
british pick uk_illustrious
british to western_approaches
british pick uk_formidable
british to south_atlantic
british pick uk_indomitable
british raid
british pick uk_kent
british to indian_ocean
british pick uk_cornwall
british to bay_of_bengal
british pick uk_suffolk
british raid
british pick uk_sussex
british to barents_sea
british pick uk_york
british to indian_ocean
british pick aus_hmas_canberra
british to coral_sea
british pick uk_hk_group_1
british to eastern_seaboard
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
british done | 4 ; 5 ; 6 ; 5 ; 2 ; 6 ; 6 ; 5
= 14adbfac99ac8514
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_soryu
japanese to marianas
japanese pick jap_zuikaku
japanese to home_islands
japanese done
= 889f8e40e5c3e5fd
us pick us_arizona
us to bay_of_bengal
us pick us_new_york
us to eastern_seaboard
us pick us_washington
us to caribbean_sea
us pick us_south_dakota
us to western_approaches
us pick us_essex_cv9
us to air_gap
us pick us_bunker_hill_cv17
us to eastern_seaboard
us pick us_princeton_cvl23
us to caribbean_sea
us pick us_belleau_wood_cvl24
us to mid_atlantic
us pick us_cowpens_cvl25
us to caribbean_sea
us pick us_minneapolis
us to indonesia
us pick us_sub_2
us to hawaiian_islands
us done
= 60c3759d58f64010
german pick ger_admiral_scheer
german raid
german pick ger_prinz_eugen
german to baltic_sea
german pick ger_pinguin
german to western_approaches
german pick ger_kormoran
german to western_approaches
german pick ita_littorio
german to eastern_mediterranean
german pick ita_roma
german raid
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_zara
german raid
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_03
german to baltic_sea
german pick ger_uboat_07
german to baltic_sea
german pick ger_uboat_13
german to baltic_sea
german pick ger_uboat_15
german to baltic_sea
german done | 3 ; 4
german to brest
german to germany
= 3ec0bcebbec15232
british repair uk_revenge 1
british pick uk_raf_med
british to cape_of_good_hope
= f6c53d4ad6129ea0
japanese pick jap_25af
japanese to bismarck_sea
= deb4e8ff5e3500cf
us done
= 588eb446753a0a38
german done
= 0c731d52c5d862a9
british pick uk_raaf
british to hawaiian_islands
= 241d0fcc46a8f6ff
japanese pick jap_26af
japanese to french_polynesia
= 4582f2dd5512c8d9
british pick uk_raf_coastal
british to north_sea
= a7665280520be81f
japanese pick jap_21af
japanese to marshalls
= 382c86445b7ce1d5
british pick uk_rnzaf
british to coral_sea
= de181b600d78e774
japanese done
= 79b7a50085ff6196
british pick uk_amph_tiger
british to bay_of_biscay
british done
= 9275a9fbf8b2fd81
japanese done
= ce321e6fdb89b592
us done
= 27b4db4d354d8cf4
british pick uk_indomitable
british to mid_atlantic
british done
= dc6b984e30fe1508
german pick ita_roma
german to western_mediterranean
german pick ita_zara
german to eastern_mediterranean
german done
= 1b12db8b1b29043f
us invert us_sub_2
us done
= 167a0e4635c09eee
german invert ger_uboat_13
german done
= 628c1034260348ce
british fight air_gap
= 930a3b32bc54a976
japanese fight french_polynesia
= 3741d48ddada01e2
us fight marianas
= 2daf896ce66ec82f
german fight barents_sea
= 3afa4b195eebfd7c
british fight south_atlantic
= c6629c4e3c7c7c2f
japanese fight coral_sea
= ac2468a09dc7c884
us fight bismarck_sea
= 0da95600e1bed4e9
german fight caribbean_sea
= 9abc24b988cbae43
british fight north_sea
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_admiral_hipper | 3 3
= 93f72bf2766f3a8b
japanese fight marshalls
= 3ca79e1993c7a72f
us fight home_islands
= 03aaff17a27696a2
german fight mid_atlantic
= b174a8b73d3925f9
british fight western_approaches
= d797d763307e6ad6
japanese fight central_pacific
= 077a9315a849d975
us fight indonesia
= fd55ff128a460c20
german fight western_mediterranean
= c2bee550885d6445
british fight eastern_mediterranean
= 56fe94ee081b1efb
japanese fight hawaiian_islands
= 1729332ffe3f80b9
us fight bay_of_bengal
= 8ce759f9e2ee6c7b
german fight cape_of_good_hope
= b7897fc4cc1ab9ac
british fight baltic_sea | 6 ; 4 ; 2
= dfeba5bbe745b9d6
japanese fight arabian_sea
= 398af8af81b1b32a
german fight eastern_seaboard
= acd587c78d5bb255
british land uk_amph_tiger england
british done
= 78fe42054afaf15d
japanese done
= 82ccb8456caca114
us done
= 77026f5d43550e62
german done
= 5d1a4ed7fad999b1
us done | 1 4 2
= e1683472e0a0a05c
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to air_gap
british pick uk_warspite
british to arabian_sea
british pick uk_barham
british to north_sea
british pick uk_malaya
british raid
british pick uk_resolution
british raid
british pick uk_ramillies
british to indonesia
british pick uk_furious
british to mid_atlantic
british pick uk_ark_royal
british to barents_sea
british pick uk_illustrious
british to south_atlantic
british pick uk_indomitable
british to bay_of_biscay
british pick uk_kent
british to bay_of_bengal
british pick uk_cornwall
british to indian_ocean
british pick uk_cumberland
british to western_mediterranean
british pick uk_suffolk
british to western_approaches
british pick uk_sussex
british raid
british pick uk_norfolk
british to western_approaches
british pick uk_dorsetshire
british to caribbean_sea
british pick uk_york
british to bay_of_bengal
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to coral_sea
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british pick uk_hk_group_6
british to eastern_seaboard
british done | 5 ; 5 ; 5
= 608b817d9b421080
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_ashigara
japanese to central_pacific
japanese pick jap_takao
japanese to home_islands
japanese pick jap_suzuya
japanese raid
japanese pick jap_oi
japanese to marianas
japanese pick jap_junyo
japanese to marianas
japanese done | 1
= 82a1d222148d499c
us pick fra_jean_bart
us to eastern_seaboard
us pick us_nevada
us to indian_ocean
us pick us_oklahoma
us to indonesia
us pick us_new_mexico
us to caribbean_sea
us pick us_arkansas
us to air_gap
us pick us_north_carolina
us to mid_atlantic
us pick us_washington
us to south_atlantic
us pick us_indiana
us to air_gap
us pick us_iowa
us to eastern_seaboard
us pick us_ranger_cv4
us to mid_atlantic
us pick us_yorktown_cv10
us to eastern_seaboard
us pick us_independence_cvl22
us raid
us pick us_houston
us to bay_of_bengal
us pick us_chicago
us to western_approaches
us pick us_tuscaloosa
us to air_gap
us pick us_wichita
us to caribbean_sea
us pick us_baltimore_ca68
us to air_gap
us done | 6 ; 4 ; 5 ; 1 ; 2 ; 2 ; 4
= 83d969fe8dc6531c
german pick ger_gneisenau
german to baltic_sea
german pick ger_prinz_eugen
german raid
german pick ger_pinguin
german to bay_of_biscay
german pick ger_kormoran
german to north_sea
german pick ita_roma
german to eastern_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_zara
german to western_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_gorizia
german to western_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done
= d300f63c29a52975
british done
= 3822a96a84d50076
japanese pick jap_26af
japanese to bismarck_sea
= cf2d0fd6d469d7cb
us pick us_8af
us to cape_of_good_hope
= 26ededaa7edf27d7
german pick ger_stuka
german to baltic_sea
= f619052e0b2d65aa
japanese done
= 130e31311d335837
us done
= 28e65f6db4fd11c4
german done
= a0ebd224d47d6cd2
british done
= 378608ad0e88b9c2
japanese done
= 9d2054c24237d50c
us pick us_amph_3rdm
us to south_atlantic
us done
= 15af5d2e86b6d949
british pick uk_malaya
british to french_polynesia
british pick uk_resolution
british to western_approaches
british pick uk_sussex
british to north_sea
british done | 4
british to neutral_port
= a0209b851f3b0da2
japanese done
= 8865d46d588cfff9
us done
= c2547e80c600ed98
german done
german invert ger_uboat_11
german done
= 8d46ab927b3ce8a4
british fight western_approaches
= 71451fe8a04cfc05
japanese fight marianas
= 24a26f62e86212fe
us fight indian_ocean
= 9f00eaec14e94885
german fight south_atlantic
= 1d6d67666c196327
us land us_amph_3rdm gibraltar
= 1d8c8af79a3d0666
british fight barents_sea
= f0e8f4fd19548c75
japanese fight indonesia
= 915c2b592274f693
us fight french_polynesia
= f41612f715d94a84
german fight air_gap
= 94e5ab619765a693
british fight caribbean_sea
= 4584f196ee8d1c75
japanese fight coral_sea
= d1b4f612e79057dc
us fight bay_of_bengal
= 8993d751e8d27edd
german fight western_mediterranean | 5
= 96e27d890c55a55e
british choose surface
= 6a440382fa5e87bd
german choose surface
= f5bf901df47feaee
british aim uk_cumberland ita_fiume | 4 ; 5 4 5 2 ; 5 ; 5 ; 6 ; 1 ; 6 ; 5
british fight mid_atlantic
= bee01be39cc54bb3
japanese fight home_islands
= e330bd6f04d8b731
us fight central_pacific
= ee73e628c3c3ffc7
german fight bay_of_biscay | 4 5 3
german to brest
= 9477418df74a72c5
british fight eastern_mediterranean
= b68445325988087c
japanese fight bismarck_sea
= 1d42f300e8d759ed
german fight baltic_sea
german strike ger_stuka leningrad
german aim ger_stuka rus_kirov | 2 4 5 ; 2
= 432b8f52caa966f1
british fight north_sea | 5
= e190a9755c714ecd
german to germany
german fight eastern_seaboard | 1 6 ; 6 ; 3 ; 1
= 023cd78373273a7b
british done
= c3adb656db9e5c32
japanese done
= bc5b06d4b99dff99
us done
= e51abb169471219e
german done
= e482af5c21bb3ca2
us done | 2 5
= 6576012c2db87786
british pick uk_nelson
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_warspite
british to arabian_sea
british pick uk_valiant
british to air_gap
british pick uk_barham
british to mid_atlantic
british pick uk_malaya
british raid
british pick uk_revenge
british to home_islands
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to indonesia
british pick uk_renown
british to barents_sea
british pick uk_king_george_v
british to bay_of_biscay
british pick uk_prince_of_wales
british to western_approaches
british pick uk_ark_royal
british to barents_sea
british pick uk_victorious
british to western_approaches
british pick uk_indomitable
british to air_gap
british pick uk_implacable
british to north_sea
british pick uk_kent
british raid
british pick uk_berwick
british to western_approaches
british pick uk_cornwall
british to bay_of_bengal
british pick uk_suffolk
british to mid_atlantic
british pick uk_devonshire
british to air_gap
british pick uk_sussex
british raid
british pick uk_shropshire
british to bay_of_bengal
british pick uk_norfolk
british to south_atlantic
british pick aus_hmas_australia
british to coral_sea
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_hk_group_2
british to eastern_seaboard
british done | 4 ; 4 ; 4 ; 5 ; 4
= 239acac4b5566e83
japanese pick jap_kongo
japanese to marianas
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_myoko
japanese raid
japanese pick jap_maya
japanese to central_pacific
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kako
japanese to marianas
japanese pick jap_amagi
japanese to marianas
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 1 ; 5
= 2c2dd8fabedd7904
us pick fra_colbert
us to eastern_seaboard
us pick us_tennessee
us to hawaiian_islands
us pick us_west_virginia
us to indian_ocean
us pick us_colorado
us raid
us pick us_new_mexico
us to eastern_seaboard
us pick us_iowa
us to caribbean_sea
us pick us_enterprise_cv6
us to mid_atlantic
us pick us_bunker_hill_cv17
us to eastern_seaboard
us pick us_hornet_cv12
us to south_atlantic
us pick us_cabot_cvl28
us raid
us pick us_bataan_cvl29
us to air_gap
us pick us_san_jacinto_cvl30
us to south_atlantic
us pick us_indianapolis
us to indonesia
us pick us_new_orleans
us to indonesia
us pick us_northampton
us to north_sea
us pick us_augusta
us raid
us pick us_wichita
us to caribbean_sea
us pick us_quincy_ca39
us to caribbean_sea
us pick us_boston_ca69
us to mid_atlantic
us pick us_quincy_ca71
us to mid_atlantic
us pick us_sub_3
us to coral_sea
us pick us_sub_4
us to coral_sea
us done | 3
= fe30e122a1ee1f0a
german pick ger_bismarck
german to barents_sea
german pick ger_admiral_scheer
german to barents_sea
german pick ger_prinz_eugen
german to north_sea
german pick ger_orion
german to bay_of_biscay
german pick ita_andrea_doria
german to western_mediterranean
german pick ger_uboat_01
german to eastern_mediterranean
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_09
german to eastern_mediterranean
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german done
= 05522cf278c8199b
british repair rus_kirov 1
british repair rus_kirov 1
british done
= 825cc04c22a84bbe
japanese pick jap_22af
japanese to french_polynesia
= ca1586cd986f0a8f
us pick us_11af
us to coral_sea
= ab665eb67fae0e05
german done
= a3d06ac77550a77f
japanese pick jap_25af
japanese to bismarck_sea
= 74beaad21fbaf4d4
us pick us_7af
us to gulf_of_alaska
= 07cb224aaba62fe2
japanese pick jap_23af
japanese to marshalls
= 7e45bdd79ad3189c
us pick us_13af
us to hawaiian_islands
= b18c55d243325e7b
japanese done
= 1182ce37960d2db8
us pick us_5af
us to hawaiian_islands
us pick us_14af
us to coral_sea
us done
= 5aef9ff97bdf99ce
british done
= bdba1a2df820580f
japanese done
= eac886996aea402f
us done
= 2f3e2ae6afd28890
british pick uk_malaya
british to home_islands
british pick uk_sussex
british to cape_of_good_hope
british done | 6
british to samoa
= c7ada328a335274e
japanese done
= 01918ecd07251fbc
us done
= d70d9d51b0e135fd
japanese done
= 926e342435167030
us invert us_sub_4
us done
= 3bad4029a466347e
german done
= 3b6b8d05a586d127
british fight caribbean_sea
= 54e695d54c71e2a7
japanese fight indian_ocean
= a964cda8163af0ad
us fight central_pacific
= 1b43c6578a59eb5b
german fight eastern_mediterranean | 6 ; 6
= 39ec66c96d995f89
british fight baltic_sea
= d69c10cf9beb6846
japanese fight bay_of_bengal
= 83cab2c71833ea29
us fight home_islands
= 05f1ad6e27e560f6
japanese choose surface
= ef9f3f2758cb41f3
british choose surface | 4 ; 6 3 4 1 ; 5
british to pearl_harbor
= 83e1bc1701e9eca3
german fight barents_sea
= a0a7aa1f349e7afa
british choose air
= 2ab0ff3d845c54bc
german choose surface | 3 ; 2
= 07f3ea6b2f765894
british aim uk_ark_royal ger_admiral_scheer | 1 4 2
british stand
= 1200ae0c58d10f88
german stand
= 1f2ff0d80f3129d1
british choose air
= 9ca61dfd5eed9020
german choose surface | 3 ; 5
= 571507bf63dedc00
british aim uk_renown ger_bismarck | 1 5 5
= c2d8664ee48e0b74
german aim ger_bismarck uk_renown
german aim ger_admiral_scheer uk_renown | 1 2 1 5 ; 6 ; 4 5 ; 6
german to brest
= bd2f229bf690ff3a
british stand
= 34ba254b7a38fa85
german retreat
= 9f9984dfcbc016ad
british done
= be573961c64eaac5
german to neutral_port
= 61d43b7e110cc549
british fight air_gap
= 6df1af4df88ceac6
japanese fight marshalls
= 218d131befb5f483
us fight hawaiian_islands | 6 6 6 4 1
= 8f18ce2afd9aead3
german fight bay_of_biscay | 2 ; 4
= c22542232817e937
british fight eastern_seaboard
= efbaa6ae4cd0c7c4
japanese fight arabian_sea
= ab608fc37c1e73d9
us fight coral_sea
= f54db06d10e269c8
german fight mid_atlantic
= 2b4ace585be92fa7
british fight western_approaches
= a82a2deaedc56036
japanese fight marianas
= 08395e74211927d0
us fight french_polynesia
= 2f9095f939d06648
japanese strike jap_22af samoa | 4 4 4
= b21a91d4c01839fb
german fight western_mediterranean
= 48256bb488c637a1
british fight south_atlantic
= 11fb47f91d6a9abf
japanese fight bismarck_sea
= c3f680f65b75375c
us fight gulf_of_alaska
= e50fc77db5222c91
german fight cape_of_good_hope | 5 ; 4 ; 3
= c07f8a6741745825
british choose air
= ff67a63e533ad1d6
german choose surface | 3 ; 1
= 71b82f0d4ea5283b
british aim uk_implacable ger_prinz_eugen | 6 6 6 ; 3 2 4
british done
= 83d35a756aff052e
japanese done
= 1d29ce4c4edaf7bc
us done
= d7c742ce0784eb66
german done
= f8cfb4d66f86ede4
end 1779 over f8cfb4d66f86ede45cd21e9a0cb7d81f d6a9a61d9897d988
