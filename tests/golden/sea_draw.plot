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
= 33f985612e54e5fa
japanese done
= 40fc3bb5bd6cfad4
us done
= 6178fc9fd1fed16b
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
= 0cad60244b7a9dfe
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
= 74973fe0c83a89d6
us pick us_houston
us to bismarck_sea
us done
= efa3a5a217d54f27
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
= eaf52e9ffd935bef
british overhaul uk_kent 1
= a892b38fb30485ad
german repair fra_bearn 2
german repair fra_dunkerque 1
german repair fra_jean_bart 2
= b882f0bf93d6ea46
british pick uk_raf_coastal
british to south_atlantic
= 24b7afbd4ea198e3
japanese pick jap_23af
japanese to home_islands
= e61cef98127cf88e
german pick ger_luftflotte_5
german to baltic_sea
= 3607783237ae990f
japanese pick jap_21af
japanese to home_islands
= 6950114f2093017a
german done
= 56477eeb5c75aa0a
japanese pick jap_24af
japanese to home_islands
japanese done
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= 50faa12bbd59fc18
british done
= 0bcf5b9998be8b9a
japanese sail
japanese done
= 837364e92b7fb86a
german done
= 208a73ab0549e8a3
japanese keep
= 21655a8df29f5a58
german keep
german keep
german keep
german keep | 2 4 3 2 ; 3 4 2 3 ; 3 1 1 1 2 3 6 6 5 2 3 5 5 5 3 3 4 4 4 2 4 1 5 2 6
= b5013140a2ca6509
japanese done
= 21b8095d9702abbb
us together
= ad1bdc12917003ad
japanese intend 1 landing
= bfafacd4c5ae9e69
us intend 1 landing
= 869ed42ec79feaac
japanese choose surface
= ca88d7554eaf25fc
us choose air | 3 ; 1
= 028c3ce19ce59b7d
japanese aim jap_soryu us_tennessee | 5 6 5 ; 5 5 2
= b4160e2a629cdda7
us aim us_lexington_cv2 jap_soryu
us rest jap_soryu | 6 4 5 3 ; 5 ; 5 4 5 1 ; 5 5
= 1f9f2e533f1421f6
japanese done | 6 6 6 6
japanese done
= 06dea047d8be1444
british fight western_mediterranean
= bcaaf4522e6bc25e
japanese fight bay_of_bengal
= b6fa1de971fb1941
us fight indian_ocean
= a58f02b53a8a038f
german fight air_gap | 2
german done
= a145136b82284ac1
british fight eastern_seaboard
= 9b1b18ec3e325e6e
japanese fight french_polynesia
= be1b0b8a7400ce4f
us fight coral_sea | 1
= e61fa87796c74c14
japanese done
= af9d01f8b06e82c2
german fight barents_sea | 2 5 2
german done
= 19cecc570b7223eb
british fight eastern_mediterranean
= e97a477dd2b5c3e8
japanese fight gulf_of_alaska
= d6aae109d5fdc89e
us fight home_islands
= 3cd86a8c53090f7c
japanese land jap_snlf_kure okinawa
= 17d011437746317f
german fight bay_of_biscay
= b7aecbaf501d8353
british fight south_atlantic | 5 4 4
= eddaca118676f793
german done
= fcea5d8cd3dcf805
japanese fight marianas | 4
japanese done
= 06df32dfacae9181
us fight central_pacific | 4 5 3 4 3 2 1 4 4
= d46358de6f0d0475
japanese done
= 4a6b7245d4bd386e
german fight caribbean_sea
= 3d4c6ee6e7113da7
british fight cape_of_good_hope
= 8488428917428463
japanese fight aleutians
= d554514d78f2f935
us fight marshalls
= f4cf7813425585d9
german fight mid_atlantic
german done
= 2352efb914e92180
british fight western_approaches | 2
= 622a2adc3d835129
german done
= e2292ae3df39a4e0
japanese fight arabian_sea | 6
japanese done
= b619391bc7d290cd
german fight baltic_sea | 4 ; 5
german done
= 57335a2493bb3a2f
british done
= f2f03b66a5b59e46
japanese done
= 4c029d5fbad9afe7
us done
= abb1cde812b6d587
german done | 3 ; 3
= 7ae2c6a4810bc10c
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
= 72ccf4b944045c93
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
= d91e04e84d17827d
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
= 554d805b441be2ff
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
= 4f8c64212fcf18ad
british done
= 0c7495185bdbe573
japanese pick jap_21af
japanese to bismarck_sea
= 9eaff22b9afab4ec
us done
= d9a163e923f29ce2
german pick ger_stuka
german to baltic_sea
= 750f196a6e8a5a05
japanese pick jap_24af
japanese to french_polynesia
= f44b4d5ed07a6a89
german pick ger_x_fliegerkorps
german to north_sea
= cc21bde7fdc1bab2
japanese pick jap_22af
japanese to marshalls
= bc8183a827b96b1a
german done
= 53d1770b66f1e2c0
japanese done
= 80abeaf90b40356a
british pick uk_amph_tiger
british to bay_of_biscay
british done
= 74487ff8ff43d9ed
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
japanese pick jap_tone
japanese to gulf_of_alaska
japanese done
= 04bda640842e978c
us done
= 95d2a6b9d6e3c123
german pick ita_trento
german to south_atlantic
german done
= 2a241020454fb7ac
japanese keep
= a7c2a6346353eccb
german keep
german keep
german keep
german keep
german keep
= b3eb701ad1c507c5
british fight bay_of_biscay | 6 3 4 1
= 91b7df57c74bc9fb
german done
= ad30c5222a624270
british land uk_amph_tiger england
= e0a6ba7556fb31e1
japanese fight bismarck_sea
= 7d5e75754f29e7df
us fight aleutians
= 7baef60c7a9ad3d0
german fight mid_atlantic
german done
= 7d82b4a14d290aae
british fight western_mediterranean | 5
= 1f8d6bfd7e7d1ee2
japanese fight hawaiian_islands | 5
= 1d5cd6ddfa51096a
us fight indian_ocean
= 10f28dca8a49e90a
german fight eastern_seaboard | 6
= 43bdcc0e7e36611b
british fight air_gap | 4
= e227bb5a0081ce24
german done
= 633a77bf9cc23aff
japanese fight indonesia
= 884cfbb2056f9922
us group us_california 1
us together
= be8c125e8f2b728c
japanese intend 1 landing
= 8f85cdf436615e31
us intend 1 hiding
= 3cb02c6c2effa7e7
japanese choose surface
= 6af0a301fd06fc8f
us choose air | 3 ; 5 ; 3
= dce03e722c3e95fc
british stand
= 527143cd66c7ca36
japanese retreat
= 7b59d723b4b8acd1
us stand
us done
= b5da36ce2ac3ec24
japanese to yokosuka_navy_yard
= 86ff8fa6f6f206f0
us fight arabian_sea
= fb6428a7ca9a404d
german fight cape_of_good_hope
= ed7e010bcdb7c6c7
british fight south_atlantic | 1 1 2 ; 1
= 65f56f8e516a314d
german to germany
= 79008ba84ce83fbf
japanese fight bay_of_bengal
= bc2c8efa034f1eb9
us fight marianas
= f61f825344f7af49
german fight baltic_sea
german attack ger_pinguin | 3 ; 2
= cb702ae7650b0559
british fight north_sea | 1
= 2d719382591f518f
german strike ger_x_fliegerkorps england
german aim ger_x_fliegerkorps uk_glorious | 4 4 2
german done
= fe910428f409a0c2
japanese fight central_pacific
= 37bf0bae70b75432
us fight gulf_of_alaska
= 34be3cd8b8033683
german fight barents_sea | 5
german done
= 57dbbc44d723e555
british fight eastern_mediterranean | 4 ; 5
= c1dd173959b2d4cb
german together
= 995da26c17fd719d
british intend 1 searching
= e301772138d410de
german intend 1 searching
= 8eacd8f6ddd15bd5
british choose surface
= 973a2862cc33e2af
german choose surface | 5 ; 1
german done
german done
= ee94aae623e1a3d5
british retreat
= 45e5d8aae31017fb
german stand
german done
= 1db1bb01b8ee3e40
british to malta
= 42ca194dc684cee8
japanese fight coral_sea
= 804d257308eeabf9
us fight french_polynesia
= 55fc3964f7a8eb70
german fight western_approaches | 6 4 5 3
german done
= 5d8e141c7aa6308d
japanese fight home_islands
japanese together
japanese intend 1 searching
= dc31b6b238717127
british intend 1 hiding
= b8d7f2e1c52ba34e
japanese choose air
= 6dc812650255b049
british choose surface | 2 ; 2 ; 2 ; 2
= baef5bff18093218
japanese aim jap_akagi uk_royal_sovereign | 1 4 4 2
= 1f076f6052028f54
british to australia
= 8c1c53d835db6050
japanese land jap_snlf_kure okinawa
= 2d282a41762f24cc
british to gibraltar
british done
= ff3d6fb5f20bd7d0
japanese done
= e1165cd0fddcaba9
us done
= 09d16c414dbceee7
german done
= e4a5aa46dc7aaa4f
us done | 6 ; 5 ; 5 5 3
= 94f91dc6bac62de1
british pick uk_rodney
british to western_approaches
british pick uk_warspite
british to eastern_mediterranean
british pick uk_barham
british to north_sea
british pick uk_ramillies
british to indonesia
british pick uk_renown
british to air_gap
british pick uk_repulse
british to south_atlantic
british pick uk_illustrious
british raid
british pick uk_formidable
british raid
british pick uk_indomitable
british to mid_atlantic
british pick uk_devonshire
british to barents_sea
british pick uk_dorsetshire
british to western_mediterranean
british pick uk_hk_group_1
british to eastern_seaboard
british done | 6 ; 5 ; 3
= a8bac4a5105bf9c2
japanese keep
japanese keep
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to marianas
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_myoko
japanese to aleutians
japanese pick jap_haguro
japanese raid
japanese pick jap_ashigara
japanese to aleutians
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_mikuma
japanese raid
japanese pick jap_kumano
japanese to marianas
japanese pick jap_chikuma
japanese to marianas
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_kako
japanese to marianas
japanese pick jap_kitakami
japanese to home_islands
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese done | 6 ; 6
= e51c1889bed85ce9
us keep
us pick us_pennsylvania
us to arabian_sea
us pick us_arizona
us raid
us pick us_california
us to bay_of_bengal
us pick us_maryland
us to indian_ocean
us pick us_west_virginia
us to indonesia
us pick us_idaho
us to eastern_seaboard
us pick us_enterprise_cv6
us to arabian_sea
us pick us_hornet_cv8
us to caribbean_sea
us pick us_pensacola
us to bay_of_bengal
us pick us_san_francisco
us to indian_ocean
us pick us_chester
us to bay_of_bengal
us pick us_chicago
us to indonesia
us pick us_astoria
us to bay_of_bengal
us pick us_augusta
us to air_gap
us pick us_tuscaloosa
us to mid_atlantic
us done | 5 ; 6 ; 2
= 26731da75dccf071
german keep
german keep
german keep
german keep
german deploy bay_of_biscay
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
german to baltic_sea
german pick ger_prinz_eugen
german to north_sea
german pick ger_thor
german to north_sea
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german done | 6 ; 1 ; 3
german repair fra_bretagne 1
german repair fra_suffren 1
german repair fra_bretagne 1
german repair fra_richelieu 1
german repair fra_richelieu 1
= 48482de7cfc6300c
british pick uk_raf_coastal
british to barents_sea
= ad3dde8b7ea086fe
japanese pick jap_23af
japanese to bismarck_sea
= e4027f469bb4bb48
us done
= fbf2e4e02a74850c
german pick ita_regia_aeronautica
german to bay_of_biscay
= 7442d8679d92c9ea
british pick uk_raaf
british to hawaiian_islands
= 141e4dcb6300886c
japanese pick jap_21af
japanese to french_polynesia
= c28362a1024a0904
german done
= 71ece3cfc0ec71fa
british done
= 5d82148a8b768823
japanese pick jap_22af
japanese to marshalls
japanese done
= 08668ffed7665d47
british pick uk_amph_tiger
british to western_approaches
british done
= c5db54f40dd410f5
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_sasebo
japanese to indonesia
japanese done
= 90c468999711f4b8
british done
= 97119d3f79547450
japanese pick jap_haguro
japanese to gulf_of_alaska
japanese pick jap_mikuma
japanese to gulf_of_alaska
japanese done
= 122f7c23d0f20fff
us pick us_arizona
us to coral_sea
us done | 3
us to pearl_harbor
= a02fd7fc0487a96b
german pick fra_jean_bart
german to bay_of_biscay
german done
= 9a0938d94aa02ac6
japanese keep
japanese keep
= 14d469513cbbab30
us keep
= 8e45baba7d16a821
german keep
german keep
german keep
german keep
german keep
german invert ita_10mas
= 8030d891c466907b
british fight caribbean_sea | 3 2 2
= c6999fc0f98155c5
german done
= 0d53f6961b838099
japanese fight indonesia | 1 1 6 ; 2 3
= 09a6ff37ba54ca39
us group us_west_virginia 2
us together
= ee1e90a65b716554
japanese intend 1 searching
= e5ef0823adeb551b
us intend 1 searching
us intend 2 landing
= ddcc4e80652d16b2
japanese choose surface
= 8c1525b62ba4ec9a
us choose surface | 1 ; 3 ; 1 1 3 6 ; 5 ; 4 1 3 6 ; 4 ; 5
= ea17dfae888f31d0
japanese done
= 53f42d55f3c63ce3
us fight hawaiian_islands | 3 3
= dcb97bafbc3b5a71
german fight eastern_seaboard | 3
german done
= 5779de3af5bbff1e
british fight bay_of_biscay | 5
= 3639f59cd7d08c26
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_royal_oak | 5 5
= 1430b8073fdf0a1f
japanese fight aleutians | 3 4
= 7fa5a771ff381f3e
us done
us fight arabian_sea | 1 3 2
= e7c27a96f69a7363
japanese done
= a4287f0c3894c0d0
german fight north_sea | 5
german to germany
= b0688eb0aadc5dd8
british intend 1 hiding
= deb067e13e8a18f9
german intend 1 hiding
= a30848abdcb2bc30
british choose surface
= be06b6113a37aca1
german choose surface | 4 ; 6
german done
= 45b0e78f3ce1d78e
british stand
= 13ab2c738d4d1e1b
german retreat
german to neutral_port
= daadb1d796e18842
british fight mid_atlantic | 6 4 4 1
= f781e4cce940e85e
german done
= a0885378c91e7ec8
japanese fight central_pacific | 4 1
= 7cb604d6498dd2cb
us done
us fight home_islands | 6 1 3 3 3 5 4 2 1 6 1 2 1 4 6
us done
= 9f8a09459ba34209
japanese land jap_snlf_yokosuka okinawa
= 621422e7055dc2db
german fight western_approaches | 5 3 3 6
german done
= e956f2cac84e586d
british land uk_amph_tiger england
british fight air_gap | 5 2
= a096c0066ed26df2
german done
= c5b80c21d52cdd97
japanese fight bay_of_bengal | 6 5 2 3
japanese done
= 9da54f61944ee08b
us fight indian_ocean | 2
= 0ba8c60bb7b5ecd3
japanese done
= 1c8778afd5e12983
german fight eastern_mediterranean | 2
german together
= 47a1510b115dc0c8
british intend 1 hiding
= 076d00018540e59c
german intend 1 hiding
= 4102b09046811e06
british choose surface
= dcf9bae2f665f998
german choose surface | 6 ; 4
german stalk ita_10mas | 4
german torpedo ita_10mas uk_warspite | 6 ; 6
german done
= f48ec754224ee6a0
british fight barents_sea | 1 1 5
= d0ca066de914ae56
german done
= 0a067ef02a2a828c
japanese fight coral_sea
= 36f07f57b61ed7e9
us fight gulf_of_alaska
us done
= b3926dc1d88923d9
german fight cape_of_good_hope
= c8d950402992f037
british fight western_mediterranean | 1 ; 3
= 825835d5d2de96fc
german together
= 1f4cde31e43c29fc
british intend 1 searching
= d76c8e1169e59576
german intend 1 landing
= 63f8ada5c848dc91
british choose surface
= ede5d90978432cce
german choose surface | 4
= 5a786dead4aa0b2a
british aim uk_dorsetshire ita_caio_duilio | 5 ; 6 2 1 3 ; 3 ; 1 2 6 4 ; 2
= 5f621d0a87b19f13
german to tripoli
= 26851691fd2472bf
japanese fight bismarck_sea | 2 6 2
= 14b41cf048256518
us fight marshalls | 4 1 1
= 67f5851b5c560e34
german fight south_atlantic | 4
german done
german attack ger_pinguin | 4 ; 3
= d6ad3e960faa80aa
japanese fight french_polynesia | 4 6 5 ; 2 5 4 4 1 6
= 064a14285ec349f2
us done
= 8ed454754975208b
japanese bomb jap_hiryu philippines | 3 3 4
= b3aa1a3fde648d11
british done
= 2fdb7c91a7234ad3
japanese done
= c1382d8b99b5a0bb
us done
= 7b24a108bb5be34c
german done
german pass
= 23711408d731dad4
us done | 6 ; 4 ; 2 2 6
= ccd99fc865e6aacc
british pick uk_nelson
british to western_approaches
british pick uk_hood
british to air_gap
british pick uk_renown
british to north_sea
british pick uk_duke_of_york
british to barents_sea
british pick uk_anson
british to mid_atlantic
british pick uk_glorious
british to south_atlantic
british pick uk_victorious
british raid
british pick uk_cumberland
british to cape_of_good_hope
british pick uk_suffolk
british to bay_of_biscay
british pick ned_de_ruyter
british to home_islands
british pick gre_kilkis
british to eastern_mediterranean
british pick uk_hk_group_1
british to eastern_seaboard
british done | 3 ; 2 ; 5
= 27fd557226d2e8fd
japanese deploy hawaiian_islands
japanese deploy hawaiian_islands
japanese pick jap_nagato
japanese to indonesia
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_myoko
japanese to marianas
japanese pick jap_nachi
japanese to marianas
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_takao
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese raid
japanese pick jap_kumano
japanese to marianas
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to aleutians
japanese pick jap_zuikaku
japanese to central_pacific
japanese pick jap_junyo
japanese raid
japanese done | 1 ; 6 ; 4
= 8717e71996276a23
us deploy hawaiian_islands
us keep
us pick us_arizona
us to hawaiian_islands
us pick us_california
us to indian_ocean
us pick us_west_virginia
us to arabian_sea
us pick us_new_mexico
us to eastern_seaboard
us pick us_mississippi
us to caribbean_sea
us pick us_idaho
us to south_atlantic
us pick us_new_york
us raid
us pick us_enterprise_cv6
us to bay_of_bengal
us pick us_hornet_cv8
us to air_gap
us pick us_ranger_cv4
us to eastern_seaboard
us pick us_indianapolis
us to bay_of_bengal
us pick us_minneapolis
us raid
us pick us_new_orleans
us to indonesia
us pick us_portland
us to indian_ocean
us pick us_tuscaloosa
us to south_atlantic
us pick us_wichita
us to air_gap
us done | 6 ; 4 ; 2
= 9c2bcce3637dd44e
german deploy baltic_sea
german keep
german keep
german keep
german deploy baltic_sea
german keep
german keep
german keep
german pick fra_jean_bart
german to baltic_sea
german pick fra_dunkerque
german to western_mediterranean
german pick fra_provence
german to western_mediterranean
german pick fra_lorraine
german to western_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick fra_dupleix
german to western_mediterranean
german pick ger_bismarck
german to north_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_thor
german to baltic_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_bolzano
german raid
german done
german repair fra_duquesne 1
german repair fra_tourville 1
german repair fra_richelieu 2
german repair fra_bretagne 1
= c301ec0e79d22c18
british done
= b2a48bf375ab3ed6
japanese pick jap_21af
japanese to french_polynesia
= 3abb64aada843a8b
us pick us_7af
us to coral_sea
= 8a159e14ffb645c2
german pick ger_stuka
german to north_sea
= 69a4b11e0f3cf6ad
japanese pick jap_22af
japanese to bismarck_sea
= e5cd1bb28b0727d8
us done
= 2bb21c3d94a1db30
german done
= ceae9d9f0f444c3f
japanese pick jap_23af
japanese to marshalls
japanese pick jap_25af
japanese to bismarck_sea
japanese pick jap_26af
japanese to marianas
japanese done
= e383d1cbbc3170dc
british pick uk_amph_tiger
british to western_approaches
british done
= 79ae3883adffb991
japanese pick jap_snlf_yokosuka
japanese to aleutians
japanese pick jap_snlf_kure
japanese to bismarck_sea
japanese done
= b2498ffe23f2b092
british pick uk_victorious
british to cape_of_good_hope
british done
= 5633a98eb3591d66
japanese done
= 911fa65dde8d8d62
us done
= 470706cf50abae05
german pick ita_bolzano
german to south_atlantic
german done
= b330a39e2600d313
japanese keep
japanese keep
= 4fbddc87c034246e
us keep
us keep
= b9740db5a5f78e09
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
= 29f74f7554fd210e
british fight south_atlantic | 3 1 6 3 3 ; 2
british group us_idaho 2
british together
british intend 1 searching
british intend 2 hiding
= 7f5e7add13a14c16
german intend 1 hiding
= 74b0ecefc22fc395
british choose air
= 4a849f92b202959c
german choose surface | 4 ; 4 ; 2 ; 1 ; 4
= 6b2d6868f1fa6142
british aim uk_glorious ita_bolzano | 1 5
= b94071975ef06a3c
german done
= 341b2d56d925bf06
japanese fight indonesia | 4 2 5 6 4 ; 6
japanese group jap_aoba 2
japanese together
japanese intend 1 landing
japanese intend 2 landing
= 7f7364530bd50b3a
us intend 1 searching
= d5d1d377aeea50db
japanese choose air
= b47b599d6b792ca9
us choose surface | 1 ; 5 ; 5
us done
= cff627e559955463
japanese done
= a48736b5524d98ba
us done
= 653333e597b0033b
japanese stand
= 7f6bad49a498291c
us retreat
= f3cbde32d67fb61c
japanese ignore jap_aoba
japanese done
= aff8ea73c01acdea
us to singapore
= 9583af74b2438942
japanese bomb jap_hiryu singapore
japanese aim jap_hiryu uk_revenge | 1 1 1
= 9b41ef289d9afd55
us fight french_polynesia | 6 6 6
= 3274891183c6ff1d
german fight mid_atlantic | 2
german done
= bd687a554ca36172
british fight air_gap | 5 6 5 3 4
= 369fb70251590da1
german done
= 836e66a0a0b57dde
japanese fight marshalls | 3 5 6
= 20025f02c332463f
us fight coral_sea | 4 3
= accd383bb84e82a3
german fight bay_of_biscay | 1
german done
= 7f10d5943dc90a3e
british fight western_mediterranean
= d6c65ad1ede37edd
japanese fight arabian_sea
japanese done
= 1b21794be243bb14
us fight indian_ocean | 5
= 28cd701a7c374372
japanese done
= 4a1f6ab40ff0ccac
german fight eastern_seaboard | 2 5 1 2
german done
= 26c1e03a815449f8
british fight cape_of_good_hope | 6
= 0d6a2e55de3c97c8
german done
= 3ae9a9bd97b13944
japanese fight aleutians | 1 4 6
= 0bd6b8b27b28eca6
us done
= 7bd4888ef4d60ff0
japanese land jap_snlf_yokosuka attu_kiska
= 33d25d80ac12baab
us fight home_islands | 3 5 4 2 6 5 1 2 3 2 6 6 1 ; 6
= 22815bf1bf993840
japanese together
japanese intend 1 landing
= 9d8b64281b3850e0
british intend 1 landing
= dedd540b48215f7d
japanese choose air
= 34d4b784b50f2cc3
british choose surface | 4 ; 1
= 054a2ae24dd2294a
japanese aim jap_akagi ned_de_ruyter
japanese aim jap_ryujo ned_de_ruyter | 4 2 1 5 ; 5 ; 6 4 ; 4
= 0c7164558ebd073f
us done
= 52dec9238f1f495e
german fight barents_sea | 1
german done
= ebda17d10f044214
british fight baltic_sea
= a76000bc3fd3dddb
german attack ger_thor | 6 ; 2 ; 2 ; 4 ; 6
= 97d3024c7939080a
japanese fight gulf_of_alaska
= 690e0eb36a3bfd8b
us fight central_pacific | 2 2 1 3
us done
= ede23ac19d74edf6
german fight north_sea | 4
german strike ger_stuka england
german aim ger_stuka uk_formidable | 5 4 3 ; 1
german group ger_admiral_graf_spee 2
= 171c4dc779363b35
british intend 1 searching
= 7cbe1384c440f77f
german intend 1 landing
german intend 2 landing
= 155b44f5473f1e4c
british choose surface
= 00179eacd1ec8c2a
german choose surface | 2
= 42fd75bc458516f1
british aim uk_renown ger_bismarck | 6 3 3 ; 4 ; 3 4 5 1 ; 2 ; 3 5 ; 1
= 388fd38b8c8854dd
german done
= f45192d4d2420b5e
british to murmansk
british fight caribbean_sea | 5
= 98f174e5ffa02a44
german done
= ff9053d6c233f9ea
japanese fight bismarck_sea | 1 5 5 2 5 1 4 2 4
= 4fa37007fd56ee4b
us done
= 29889e3ef9f76dda
japanese land jap_snlf_kure lae
= 40904889c25f4e25
us fight bay_of_bengal | 6 5 2 2
= 75c1d3bdc97ae209
japanese done
= f7ba0d6f948209de
german fight western_approaches | 1 6 5 3
german done
= e204311ea9c73a18
british land uk_amph_tiger england | 5
= 680364b13c8235a9
german done
= b2ea6b531bc91df9
japanese fight hawaiian_islands | 5 ; 2 ; 5 3 2 1 4 3
japanese strike jap_26af philippines | 3 4 4
japanese to okinawa
= a3423455d9db262a
us done
= ebf22543ee218c1c
british done
= 432da16067aa9c4e
japanese done
= ef47f662eece5a21
us done
= e879a317ed7f4213
german done
= 2dc0b1765e4f4415
japanese done
= 3ca392cc8b6b2754
us done | 6 ; 1 ; 3 3 2
= e71122296cfaf0fc
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_barham
british raid
british pick uk_royal_sovereign
british to indonesia
british pick uk_ramillies
british to arabian_sea
british pick uk_prince_of_wales
british to north_sea
british pick uk_ark_royal
british to air_gap
british pick uk_eagle
british to bay_of_bengal
british pick uk_hermes
british to indian_ocean
british pick uk_kent
british to eastern_mediterranean
british pick uk_cumberland
british to mid_atlantic
british pick uk_london
british to barents_sea
british pick aus_hmas_australia
british to coral_sea
british pick gre_lemnos
british to western_mediterranean
british pick gre_kilkis
british to eastern_mediterranean
british done | 4 ; 2 ; 2
= 5ff6cd02e0a5c499
japanese deploy home_islands
japanese deploy home_islands
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_nagato
japanese to marianas
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to home_islands
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to aleutians
japanese pick jap_chokai
japanese to aleutians
japanese pick jap_kumano
japanese to marianas
japanese pick jap_tone
japanese raid
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to marianas
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_oi
japanese to marianas
japanese pick jap_kitakami
japanese to central_pacific
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_hiyo
japanese to home_islands
japanese done | 5 ; 2 ; 5 ; 2 ; 3
= 291a34efff178454
us deploy hawaiian_islands
us keep
us deploy hawaiian_islands
us pick us_arizona
us to hawaiian_islands
us pick us_new_mexico
us to eastern_seaboard
us pick us_mississippi
us to mid_atlantic
us pick us_south_dakota
us to south_atlantic
us pick us_lexington_cv2
us to indian_ocean
us pick us_wasp_cv7
us to caribbean_sea
us pick us_louisville
us to indonesia
us pick us_quincy_ca39
us to air_gap
us done | 6 ; 4
= f5e7f61efe611bb9
german keep
german keep
german keep
german keep
german keep
german keep
german deploy cape_of_good_hope
german deploy cape_of_good_hope
german keep
german keep
german keep
german pick fra_foch
german to western_mediterranean
german pick ger_scharnhorst
german to baltic_sea
german pick ger_admiral_hipper
german to western_approaches
german pick ger_blucher
german to western_approaches
german pick ger_ermland
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ita_littorio
german raid
german pick ita_roma
german to western_mediterranean
german pick ita_fiume
german raid
german pick ita_pola
german raid
german pick ita_trento
german to western_approaches
german pick ita_bolzano
german raid
german done | 5 ; 5
german to brest
german to germany
= 4af5492050dbf4f5
british repair uk_renown 1
= 1192492ce8eaa7f5
german repair fra_lorraine 2
german repair fra_dupleix 1
german repair fra_jean_bart 1
german repair ger_bismarck 2
german repair ger_bismarck 1
german repair fra_jean_bart 1
= 3061dd70b0dc29ba
british pick uk_rnzaf
british to coral_sea
= 165fa71acf04d20e
japanese pick jap_22af
japanese to french_polynesia
= 6315c6a5095c59a5
us pick us_11af
us to bismarck_sea
= e65917bac5e47231
german done
= 66996d534b53dd76
british done
= 3db9d6e63e42f960
japanese pick jap_23af
japanese to marshalls
= 2b68b422fe7c42b9
us pick us_5af
us to gulf_of_alaska
= 1c2e63233587da23
japanese pick jap_24af
japanese to french_polynesia
= 4b721943fec4356a
us done
= 0e07239b26b08124
japanese pick jap_25af
japanese to indonesia
japanese pick jap_26af
japanese to bismarck_sea
japanese done
= 0102ef7be65fb7a9
british done
= eff399920a22d7f4
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= b69e431980eeda4a
us pick us_amph_2ndm
us to air_gap
us done
= 2fabe1fa0ff23ca9
british done
= 89099283d29ef470
japanese pick jap_tone
japanese to hawaiian_islands
japanese done
= 6ca0ff59b95c4e87
german pick ita_littorio
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german done
= 5137b20cc2d5a681
japanese keep
japanese keep
= 25304dde7f64bf33
us invert us_sub_1
us keep
us keep
= c5ca09f32e2a5bd7
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
= 7d178db04ce6b440
british fight baltic_sea
= f912fb09309cd469
german attack ger_kormoran | 3 ; 2
= 6c0d458de860dfe2
japanese fight hawaiian_islands | 2
japanese intend 1 landing
= 5c65a79c89172003
us intend 1 landing
= 1b258e14345c4a52
japanese choose surface
= 5970599149d435f1
us choose surface | 3 ; 5 2 1 4
= 966e01677b823a5c
japanese done
= 04f5c05f3770df2d
us done
= 873da65e774852b4
japanese to yokosuka_navy_yard
= d74d0c192cfa04a7
us fight arabian_sea | 6
= 10013739331f3126
japanese done
= f3ea14b49db7fd33
german fight western_mediterranean | 6 ; 1
german stand
german to malta
german to malta
= f2a659213889eccc
british intend 1 hiding
= 1c5309de98d0e34a
german intend 1 landing
= 9d51a18a8f7f35ea
british choose surface
= ad7befa72a453b6f
german choose surface | 1 ; 4 6 ; 5
german done
= 0e6b4480868640a9
british fight south_atlantic | 6
= e5df249bf0bc97ec
german done
= d0202461293edddb
japanese fight french_polynesia | 1 6 4 3 2 5
= 0eeae64beb2a6eeb
us fight gulf_of_alaska | 3 2
= 773db23be5a2da0a
german fight western_approaches | 5 ; 1
german stand
german to brest
german together
= a38effa4a98f369a
british intend 1 searching
= 4c2b24ab482b560a
german intend 1 landing
= b665046425a425fb
british choose surface
= 22738d15be7aa139
german choose surface | 3
= f7d56492621d1ef2
british aim uk_queen_elizabeth ger_admiral_hipper | 3 1 1 2 ; 5 ; 5 ; 5 ; 4
british fight air_gap | 6 2 1 4 4 1 3
= da3031df9c146c1d
german done
= a638256eb21df9cf
japanese fight aleutians | 5 4
= f22554c101f55ec3
us done
us fight marianas | 5 1 1 5 6 6
us done
= d5c698906b36486c
german fight barents_sea | 1
german done
= 593610ee528f251a
british fight eastern_mediterranean | 4 5 ; 2
british together
british intend 1 hiding
= cce0fa7393c22b5c
german intend 1 hiding
= 1f139953e8adafd2
british choose surface
= c3bfcdeb561d5d87
german choose surface | 1 ; 1 ; 6 ; 3 ; 3 2
german aim ita_fiume gre_kilkis | 4
german done
= a4314337fbeb40b0
japanese fight indian_ocean | 2 1 1 2 2 3
japanese done
= b477a6907ea07946
us fight bay_of_bengal | 1 6 2
= 6ee51d52a99951fb
japanese done
= b76b31b5ac3773ba
german fight bay_of_biscay
= 373e02c39ca84214
british fight mid_atlantic | 2
= 19225b105d620e0f
german done
= f4e3cc4c0094294b
japanese fight bismarck_sea | 6 4 2 1 3 1 ; 4 6
japanese together
japanese intend 1 searching
= 33bc4a803e184a71
us intend 1 landing
= 3527ab00cbae3138
japanese choose air
= a3ae272a469a6af2
us choose surface | 4 ; 6 ; 4
= 29454937d5bf3f4c
japanese aim jap_26af us_11af | 4 6 4 ; 2
= b39fe683a1c16e90
us aim us_11af jap_26af | 3 2
us done
= 68e9bfea156547b2
japanese stand
= 67244bc12ead47dd
us retreat
us to australia
= b317632c49f5fd20
japanese land jap_snlf_sasebo guadalcanal
= e04ccdbd5bbbb449
us fight coral_sea | 5 4 4
= be76edd00330e3ce
japanese done
= 0c0896c78937f599
german fight caribbean_sea | 2 3 3
german done
= 3e12b90afabb8d56
british fight cape_of_good_hope | 4 ; 4
= 3c6dd75132452e17
japanese fight home_islands | 5 5 1 2 4 1 4 3 2 3 5 3 3 2 3
= 130d4bf7c553c017
us done
us fight marshalls | 3 5 4
= 03c9c5ea4916d658
german fight eastern_seaboard | 2
german done | 4
german done
= 5d28a9c3077c73b5
japanese fight indonesia | 4 3 3 1 6 4 3 4 3 ; 1
japanese strike jap_25af singapore
japanese aim jap_25af us_new_orleans | 2 6 6 ; 2 3
japanese to lae
japanese group jap_shoho 1
= 4027c4d19ed3bc61
us group us_louisville 2
= abafd3fff85dd3be
japanese intend 1 landing
= 264eab23fecad914
us intend 1 searching
us intend 2 hiding
= ed872a8837167c8d
japanese choose air
= 5db0153286a6964e
us choose surface | 1 ; 5 ; 2 ; 2
us rest jap_shoho | 5 4 2 3 ; 1
= 819501d64fa2a701
japanese done
= b3a85f8c3946ad6d
us done
= ca360c22fee2e365
japanese to yokosuka_navy_yard
= 53ab0c2b223186d9
british stand
= f05aed5ee829ea38
japanese stand
= 454aad04f07473f8
us stand
us group us_louisville 2
= 24222860b6c78a1d
japanese intend 1 landing
= 85666d09a7a80d14
us intend 1 hiding
us intend 2 hiding
= 86ec8fbe7b76b2c3
japanese choose air
= 8ca1ccc6d182507b
us choose surface | 4 ; 5 ; 4 ; 5
= a158c0ba3efcf609
japanese done
= 713bef59871c29f5
us done
= cc93507cfa35a28c
british stand
= 9e2461d38de5ebae
japanese stand
= 4fc67a8f904e9919
us stand
us group us_louisville 1
= 33bbf8e3896a5feb
japanese intend 1 searching
= 52e44a5a8e8bac6f
us intend 1 hiding
= d485e83a68b77dc4
japanese choose air
= 891a1268ced361e2
us choose surface | 2 ; 1 ; 5 ; 6
= b2c6c5109e51bfa8
japanese done
= 0bd6b90eafe5e0d5
us done
= aefc3b07cbe2745b
british stand
= 869c4c012ec8a206
japanese stand
= cf117efd8f3e7e43
us stand
us group us_louisville 1
= 986ae00ef485939c
japanese intend 1 searching
= 597d37020846b36f
us intend 1 landing
= 2672e0b41b46f596
japanese choose air
= 0e7834b2cb5a4495
us choose surface | 5 ; 4 ; 6
= 24ecd42a3a9bcb41
japanese aim jap_shokaku uk_royal_sovereign | 3 5 1 5 ; 5 4
japanese done
= 9eb28d99d8c06075
us done
= 49dd308ff0699a4c
japanese stand
= 73b1687f8c248647
us retreat
= 87ad44895c90b6e7
japanese done
= 19d6055f82e5bf56
us to trincomalee
= d8fa1acbcfdad2f4
japanese bomb jap_shokaku singapore
japanese aim jap_shokaku uk_exeter | 4 2 3 4 ; 4 3 6 3 4 2 6 3 4
= 7dfbc3d5bf2ea9a3
us done
= 82370589412cc6f9
japanese land jap_snlf_yokosuka midway
= 274f7669dda839f4
british to trincomalee
british to trincomalee
british done
= 94bd1a5960b2fc75
japanese done
= dda6897229a7edaf
us done
= 65ee48cb313bcf3a
german done
= 700d6bf97ae1193e
japanese done
= e0adbc2cc7ad2062
us done | 6 ; 6 1 6
= 0ef75348358b728f
british pick uk_rodney
british to western_approaches
british pick uk_barham
british to north_sea
british pick uk_royal_oak
british to barents_sea
british pick uk_prince_of_wales
british to south_atlantic
british pick uk_duke_of_york
british to mid_atlantic
british pick uk_glorious
british to bay_of_biscay
british pick uk_ark_royal
british to western_approaches
british pick uk_victorious
british to north_sea
british pick uk_kent
british to bay_of_bengal
british pick uk_london
british to western_approaches
british pick uk_shropshire
british to indonesia
british pick aus_hmas_canberra
british to indonesia
british pick rus_marat
british to baltic_sea
british pick rus_kirov
british to baltic_sea
british done | 4 ; 5 ; 1
= 5c536afccdb2fdc2
japanese deploy home_islands
japanese keep
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to aleutians
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese raid
japanese pick jap_myoko
japanese raid
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_atago
japanese raid
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_aoba
japanese to marianas
japanese pick jap_kinugasa
japanese raid
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_kako
japanese to central_pacific
japanese pick jap_oi
japanese to indonesia
japanese pick jap_kitakami
japanese raid
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_hiyo
japanese to marianas
japanese pick jap_ryuho
japanese to indonesia
japanese done | 3 ; 6 ; 2 ; 1 ; 5 ; 1 ; 4 ; 4
= d108937194ebcd3b
us keep
us deploy hawaiian_islands
us keep
us pick us_oklahoma
us to arabian_sea
us pick us_pennsylvania
us to indian_ocean
us pick us_california
us to bay_of_bengal
us pick us_maryland
us to indonesia
us pick us_new_mexico
us to air_gap
us pick us_yorktown_cv5
us to bay_of_bengal
us pick us_quincy_ca39
us raid
us pick us_vincennes
us to eastern_seaboard
us done | 5 ; 1 ; 2 ; 3
= bdcb7f2b4ba06b1b
german keep
german deploy western_mediterranean
german deploy cape_of_good_hope
german keep
german keep
german deploy eastern_mediterranean
german keep
german keep
german deploy western_mediterranean
german keep
german keep
german keep
german deploy caribbean_sea
german keep
german pick fra_jean_bart
german to north_sea
german pick fra_bretagne
german to western_mediterranean
german pick fra_lorraine
german to western_mediterranean
german pick fra_bearn
german raid
german pick fra_colbert
german to western_mediterranean
german pick ger_gneisenau
german to north_sea
german pick ger_admiral_hipper
german to north_sea
german pick ger_blucher
german to north_sea
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_zara
german to western_mediterranean
german pick ita_bolzano
german to south_atlantic
german done
= 11d71223ddce51ae
british repair uk_renown 1
= 8a9eac81dfaa3d3e
german repair fra_algerie 1
german repair fra_dunkerque 2
= c97791f46ed1b40b
british pick uk_raf_coastal
british to eastern_seaboard
= 81af296e6a231d30
japanese pick jap_22af
japanese to hawaiian_islands
= 2f94c9f1d075d431
us pick us_7af
us to coral_sea
= fa414475ce84272a
german done
= 56b43a3c993c02f2
british done
= 27fc488b35fb13cb
japanese pick jap_24af
japanese to french_polynesia
= cdd317877cedb6da
us pick us_10af
us to marshalls
= a57cd65656470ef9
japanese pick jap_23af
japanese to bismarck_sea
= aed3b9e59ee0a680
us done
= 1f9425187415182f
japanese done
= dddb45cc134105ee
british pick uk_amph_tiger
british to north_sea
british done
= 05eaab967ab654e6
japanese done
= 5abf047e7876024e
us pick us_amph_7thi
us to caribbean_sea
us done
= 99f093cc94cb84bd
japanese pick jap_kirishima
japanese to gulf_of_alaska
japanese done | 4
= 367f35ec9eaad8ea
us pick us_quincy_ca39
us to cape_of_good_hope
us done
= ab28b242c0f5c84e
german done
= 2a63a03cbd914890
japanese invert jap_iboat_1
japanese keep
= d2a2ad4e114d233d
us keep
us keep
us keep
= 0dec5c6f60b0a348
german keep
german keep
german invert ger_uboat_03
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
= 18831104ccd58943
british fight baltic_sea | 2 6 ; 1
= 0f985679659d820c
german done
= bbe9ba8d6a904bd5
japanese fight indian_ocean | 5
japanese done
= 67ae196fb1a46ca7
us fight central_pacific | 2 6 1 6 3 6 2 2 5 4
us done
= abc73ce071423a3b
german fight south_atlantic | 4 ; 5
= b8b4f5d8d5693ba8
british intend 1 hiding
= 4cd2e63906757eb1
german intend 1 landing
= be32e238211488e2
british choose surface
= cca6fc7cc91d9323
german choose surface | 1 ; 2 6 5 3 ; 2 ; 4
german done
= f7e5ed458a403d5c
british fight north_sea | 5 2 2 2 4 6 2
british together
= 7998403a3361be8c
german together
= c129cd57dae966f1
british intend 1 landing
= 3e496e5bcb0822b1
german intend 1 searching
= 0851146a316dc8ae
british choose air
= d14a109dc89b0b50
german choose surface | 3 ; 2 ; 2
= 399b135484f68108
british aim uk_victorious fra_jean_bart | 4 3
= f516497710d90480
german done
= eb05044f3ee9d555
british retreat
= d50c8c6ec5333f54
german stand
= 470bcc31369f94d9
british together
= b11415e0aa964049
german pursue fra_jean_bart 1
german pursue ger_gneisenau 1
german done
= 077fb5da793074db
british choose air
= ce115a4a6f233587
german choose surface | 4 ; 3 ; 6
= 7b372d9622f8cd64
british to murmansk
british to gibraltar
british to usa
= 3cb7ac18404558fd
japanese fight bismarck_sea | 2 1 4
= e612e1a69bee4824
us fight bay_of_bengal | 6 6 5 3 6
= 59e85d732f333ab6
japanese done
= 4c3f37deea5934e8
german fight caribbean_sea | 6 4 3
german done
= 83ad28717a1b2752
us land us_amph_7thi panama_canal
= b6f5fd24a620245c
british fight air_gap
= ab98f04793875176
german done
= 31fcc04806506a55
japanese fight hawaiian_islands | 5 6 5
japanese strike jap_22af pearl_harbor
japanese aim jap_22af us_arizona | 6 6 6 ; 6 5 4
= 8fcc777643526f86
us fight aleutians | 3
us done
= 48dff5cdd3870f58
german fight barents_sea
german done
= 8352dc4583a822a7
british fight western_mediterranean | 3 ; 3
= 1456cd447eadf908
japanese fight arabian_sea
japanese done
= 1806b725561b202c
us fight home_islands | 6 1 3 3 5 4
us done
= 465844365ca078d8
german fight eastern_seaboard | 1 5 4
german to brest
german done
= 865e10f5b7327629
british fight western_approaches | 4 6 1 1 3
= 833ea02332a39d68
german done
= 83e2e9ae11c154f2
japanese fight marshalls | 6 4
= 8e9d48a9f93e627a
us fight marianas | 3 3 6 6 3 3 3
us done
= cb0ee96d404431e6
german fight cape_of_good_hope
german stalk ger_uboat_03 | 5
german torpedo ger_uboat_03 us_quincy_ca39 | 4
german done
= 951b82df4b10a394
british fight eastern_mediterranean | 1
= 93e21caee79b9d1d
japanese fight french_polynesia | 2 6 4
= 8e67aeed21c25ffe
us fight indonesia | 3 6 6 5 3 1 5 2 5 6 ; 1 3 5
= 33f42a4c29d0a148
japanese together
= 87dc06169874b70f
us together
= 873302b66452387a
japanese intend 1 searching
= 223dc13154530adb
us intend 1 hiding
= d7db1e36c9b16a1c
japanese choose air
= f940998fd81e1eb2
us choose surface | 2 ; 4 ; 2 ; 1
= 46a7d8fc7f8774f9
japanese aim jap_kaga us_maryland
japanese aim jap_hiryu uk_shropshire
japanese aim jap_ryuho aus_hmas_canberra | 6 4 2 4 ; 2 ; 1 4 6 ; 1 ; 6 6 ; 6 4
japanese done
= 9f1527b5d6e40780
us done
= 932f6314c7e816f0
british to trincomalee
= fc571e5ff3e9b7d6
us to trincomalee
= 4b6b31b38587d039
german fight bay_of_biscay | 2 2 4
german done | 1
german done
= c347ea8b8bf1a29d
japanese fight gulf_of_alaska
= 253053a224c6334e
us done | 5 6
= e47651e0c3a4fe39
british done
= 715efcef4585c570
japanese done
= 653dc4219e4d46fe
us done
= 6bd9726a41e4e66f
german done
= 422607e754f4dce2
japanese done
= da2d1ced5764d34c
us done | 4 ; 6 2 2
= b1410f9e518eafff
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british to air_gap
british pick uk_revenge
british to indonesia
british pick uk_king_george_v
british to north_sea
british pick uk_eagle
british to bay_of_bengal
british pick uk_victorious
british to south_atlantic
british pick uk_cumberland
british to mid_atlantic
british pick gre_kilkis
british to eastern_mediterranean
british pick uk_hk_group_4
british to mid_atlantic
british done | 1 ; 6
= 28775c0163750add
japanese keep
japanese deploy home_islands
japanese pick jap_yamato
japanese raid
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_hyuga
japanese to marianas
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese raid
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_haguro
japanese raid
japanese pick jap_ashigara
japanese to central_pacific
japanese pick jap_maya
japanese to marianas
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_chikuma
japanese to aleutians
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_furutaka
japanese to aleutians
japanese pick jap_kako
japanese to marianas
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_zuikaku
japanese raid
japanese pick jap_shoho
japanese to marianas
japanese pick jap_hiyo
japanese to aleutians
japanese done | 3 ; 2 ; 2 ; 5
= 1d9373473501d946
us deploy hawaiian_islands
us keep
us keep
us pick us_maryland
us to arabian_sea
us pick us_washington
us to eastern_seaboard
us pick us_south_dakota
us to mid_atlantic
us pick us_saratoga_cv3
us to indian_ocean
us pick us_enterprise_cv6
us to indonesia
us pick us_hornet_cv8
us to caribbean_sea
us pick us_ranger_cv4
us to south_atlantic
us pick us_houston
us to bay_of_bengal
us pick us_northampton
us to bay_of_bengal
us pick us_tuscaloosa
us to air_gap
us pick us_wichita
us to air_gap
us pick us_vincennes
us to air_gap
us done | 5 ; 2 ; 4
= 4d0bb5c84435702f
german keep
german deploy barents_sea
german keep
german keep
german deploy barents_sea
german keep
german keep
german deploy barents_sea
german deploy barents_sea
german keep
german keep
german keep
german keep
german keep
german keep
german pick fra_lorraine
german to western_mediterranean
german pick fra_algerie
german to western_mediterranean
german pick fra_suffren
german to western_mediterranean
german pick fra_duquesne
german to eastern_mediterranean
german pick ger_bismarck
german raid
german pick ger_blucher
german to barents_sea
german pick ger_altmark
german to bay_of_biscay
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german done
= 5f5ed0de8c3cfdb1
british repair uk_shropshire 1
british repair uk_renown 1
= a5325a8cbeedde4e
german repair fra_colbert 1
german repair fra_strasbourg 1
german repair fra_strasbourg 1
= 9511efd51101e540
british done
= 3d087cec8ce0d91c
japanese pick jap_21af
japanese to hawaiian_islands
= d70bdc7139bedb5a
us pick us_10af
us to coral_sea
= 3016c182724f839f
german pick ger_luftflotte_5
german to bay_of_biscay
= a725a9023b086dd4
japanese pick jap_22af
japanese to french_polynesia
= 3f24062a56261d37
us done
= 4ff3eb77b80099d9
german done
= 344c689658888c65
japanese pick jap_24af
japanese to bismarck_sea
japanese pick jap_25af
japanese to marshalls
japanese pick jap_26af
japanese to hawaiian_islands
japanese done
= 3b2bb5c16f81f6e6
british done
= 58ea27da283d3acc
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese pick jap_snlf_kure
japanese to indonesia
japanese done
= b84c9bb6dbab4681
us done
= 4e34e3e62317f343
japanese pick jap_yamato
japanese to gulf_of_alaska
japanese pick jap_kirishima
japanese to hawaiian_islands
japanese pick jap_haguro
japanese to bismarck_sea
japanese done | 3 ; 2
= 4d1954f5ecb87837
german done
= f729224e1aa1c053
japanese keep
japanese keep
= 4a4e22428ba94c59
us keep
us keep
us keep
= a3c6ef9dc1c0d625
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
= 86c3ccf2c92c8e1c
british fight south_atlantic | 3 2 4 1 2 4
= bfc9f60f3dba0e1c
german done
= 40fc11ab26e40bee
japanese fight marshalls | 1 1 5
= 3a0bff03a8267bbf
us fight hawaiian_islands | 2 6 2 3 4 5
= 05329e1cb4cdb319
japanese strike jap_21af pearl_harbor
japanese strike jap_26af pearl_harbor
japanese rest us_14af | 6 3 2 ; 3 ; 6 1 1 ; 3
= 07b961ba71350cca
us done
= 158dd9fc6ff1f564
german fight western_approaches | 4
german done
= dfdd035a2bde9715
british fight air_gap | 3 2 3 6
= 4ec13eb7fd2f5c18
german done
= 8dc0ccc4ef7aca18
japanese fight coral_sea | 1 6
= 887fe296a0f786a2
us fight bay_of_bengal | 6 2 5 1 1
= c480485695a108a8
japanese done
= 1d011a3f5cc22404
german fight eastern_seaboard | 1
german done
= 125bab8271120405
british fight bay_of_biscay
= c13fc9e6b05ad41c
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_duke_of_york | 2 5 2
= 518336abc0afb4a8
japanese fight french_polynesia | 4 6 2
= a85614073343c913
us fight arabian_sea
= 88d5e6a1eb24cc37
japanese done
= cf1ffa8568a8774e
german fight baltic_sea
= f43c2a486668ff48
british fight barents_sea | 1 ; 2 ; 5 ; 6
= c352198295def94d
japanese fight marianas | 4 3 1 2 5 1
= 50d67b6d81909cdc
us done
us fight indonesia | 6 5 4 2 ; 1 5 5
= db67386a559de8d4
japanese together
= d5523529347477df
us together
= c9dd6242360bee3c
japanese intend 1 searching
= 927adfe87669163c
us intend 1 searching
= c7b7f8d98e3fb6f1
japanese choose surface
= 446b71b2cf7f2093
us choose air | 2 ; 4 ; 3 ; 5
= e1c6f94d8d0b2b0c
japanese done
= ace93e9daf458ec3
us done
= 85aee1220228d002
british stand
= d1e2a99c5a238bef
japanese retreat
= 6352bdb7bc590169
us stand
= 1175e6d9487e9b94
japanese together
= f70500bde3c972f7
us done
= 6496155d7ff230c5
japanese to singapore
japanese to samoa
= 9eb639db84c34941
us bomb us_enterprise_cv6 singapore
us aim us_enterprise_cv6 jap_kitakami | 3 5 4 1 ; 5
= bd192726360c9df5
german fight mid_atlantic | 2 3
german done
= fa25dc1ffcc3d85b
british fight caribbean_sea | 5 6 2
= cdf50aae38e8f463
german done
= e69eaed2a8c60d35
japanese fight central_pacific | 2 1 6
= 804d48d29f55a6a5
us done
us fight home_islands | 1 3 3 6 5 2 6 5 2 2
us done
= 2bff9bd6a2f89a0e
japanese land jap_snlf_yokosuka okinawa
= 1f622af67ef41d68
german fight western_mediterranean
= 3c8f6427ff2c2afa
british fight cape_of_good_hope
= 75875a1a84a2bf10
japanese fight aleutians | 4 4
= d2897a76f39b8801
us done
us fight indian_ocean | 2 2 6
= 74441a5b6d77c086
japanese done
= afa8ae0bf3b46d68
german fight eastern_mediterranean | 5 ; 1
german stand
german to toulon
= 06dd3bf9f75c1370
british intend 1 hiding
= e117c1b99e5c3f4f
german intend 1 searching
= e916ea418aa9d21d
british choose surface
= 1c65c8b7aaa8c91f
german choose surface | 4 ; 1 ; 3 1 ; 3
german done
= 921002c7dac94727
british stand
= 2ed0a5eb0020ca15
german retreat
german to malta | 4
german done
= 0ee92c42f414089a
japanese fight bismarck_sea | 6 3 1
= 996b7df1143a1bc2
us done
us done
= cc074a76c8bbbfa6
british done
= 83ba31eec37e7ac6
japanese done
= af8bd76c2ef21523
us done
= cd1b843c314ed940
german done
= d319273e2add91a0
us done | 3 3 2
= 2a2691e29cbcc674
british pick uk_nelson
british to western_approaches
british pick uk_valiant
british raid
british pick uk_revenge
british raid
british pick uk_ramillies
british to indonesia
british pick uk_hood
british to north_sea
british pick uk_duke_of_york
british to air_gap
british pick uk_courageous
british to south_atlantic
british pick uk_glorious
british to barents_sea
british pick uk_furious
british to mid_atlantic
british pick uk_hermes
british to bay_of_bengal
british pick uk_victorious
british to bay_of_biscay
british pick uk_indomitable
british to western_approaches
british pick uk_cumberland
british to caribbean_sea
british pick gre_kilkis
british to eastern_mediterranean
british pick uk_hk_group_4
british to eastern_seaboard
british done | 1 ; 2 ; 4 ; 1 ; 6
= 39aa03c5a46ab9e3
japanese keep
japanese keep
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_mutsu
japanese raid
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_hyuga
japanese to marianas
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese raid
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_nachi
japanese to central_pacific
japanese pick jap_takao
japanese to aleutians
japanese pick jap_maya
japanese raid
japanese pick jap_chokai
japanese to marianas
japanese pick jap_mogami
japanese to marianas
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to aleutians
japanese pick jap_tone
japanese raid
japanese pick jap_kinugasa
japanese to marianas
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_oi
japanese to marianas
japanese pick jap_akagi
japanese raid
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_shokaku
japanese to indonesia
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_shoho
japanese to marianas
japanese done | 1 ; 2 ; 4 ; 5
= 6fb35c34e486f89d
us keep
us deploy hawaiian_islands
us deploy hawaiian_islands
us keep
us pick us_colorado
us raid
us pick us_arkansas
us raid
us pick us_washington
us raid
us pick us_south_dakota
us to eastern_seaboard
us pick us_lexington_cv2
us to bay_of_bengal
us pick us_saratoga_cv3
us to arabian_sea
us pick us_ranger_cv4
us to caribbean_sea
us pick us_bon_homme_richard_cv10
us raid
us pick us_cabot_cv16
us to south_atlantic
us pick us_princeton_cvl23
us to mid_atlantic
us pick us_belleau_wood_cvl24
us to eastern_seaboard
us pick us_louisville
us to indian_ocean
us pick us_minneapolis
us to indian_ocean
us pick us_northampton
us to indian_ocean
us pick us_astoria
us to indian_ocean
us pick us_quincy_ca39
us to cape_of_good_hope
us done
= 1742979a67e475ce
german deploy baltic_sea
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german keep
german deploy baltic_sea
german keep
german deploy western_mediterranean
german keep
german keep
german keep
german pick fra_provence
german to western_mediterranean
german pick fra_lorraine
german to western_mediterranean
german pick fra_algerie
german to western_mediterranean
german pick fra_colbert
german to western_mediterranean
german pick fra_dupleix
german to eastern_mediterranean
german pick fra_tourville
german to western_mediterranean
german pick ger_bismarck
german to baltic_sea
german pick ger_scharnhorst
german to north_sea
german pick ger_gneisenau
german raid
german pick ger_deutschland
german to north_sea
german pick ger_admiral_hipper
german to north_sea
german pick ger_dithmarschen
german to baltic_sea
german pick ger_kormoran
german to western_approaches
german pick ita_andrea_doria
german raid
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_aquila
german raid
german done | 6
german to neutral_port
= 02d6ce27babf4ac9
us repair us_maryland 1
us repair us_maryland 1
= 2ada955a39ec78c7
german repair fra_strasbourg 2
= 741ff911a815c5e6
british pick uk_rnzaf
british to hawaiian_islands
= ef2c24d03ff90987
japanese pick jap_21af
japanese to coral_sea
= 79b0f3215319c55c
us pick us_10af
us to french_polynesia
= 9a3aedcc1d70357c
german done
= 923d07ceed67d869
british done
= 8414248a5a9437e7
japanese pick jap_22af
japanese to bismarck_sea
= ab6c4af34611b3b3
us pick us_13af
us to marshalls
= 8788e2fc90d260b1
japanese pick jap_25af
japanese to coral_sea
= fe679a84ef8022ee
us pick us_5af
us to gulf_of_alaska
= f0e99b88ac768e99
japanese pick jap_24af
japanese to hawaiian_islands
= 9b827cdcc73048b0
us pick us_8af
us to cape_of_good_hope
= d2edec4d0ea6cf5d
japanese pick jap_23af
japanese to hawaiian_islands
= d7873ee2397efdca
us pick us_7af
us to indian_ocean
= 20bcbd11ee65c050
japanese done
= 1c71f7bbc0af9af4
us pick us_11af
us to hawaiian_islands
us pick us_15af
us to barents_sea
us done
= c04042c83c92592b
british done
= ba3e73f86f3e93ce
japanese done
= 09e9af2a9b9332fc
us pick us_amph_4thm
us to air_gap
us pick us_amph_7thi
us to hawaiian_islands
us done
= c4d36db169ab0b42
british pick uk_valiant
british to north_sea
british pick uk_revenge
british to home_islands
british done | 6
british to pearl_harbor
= 63ba07202c96e33d
japanese pick jap_mutsu
japanese to bismarck_sea
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_maya
japanese to hawaiian_islands
japanese pick jap_akagi
japanese to hawaiian_islands
japanese done | 2
= 3ff66514f5303478
us pick us_arkansas
us to air_gap
us pick us_washington
us to bay_of_biscay
us done | 5
us to panama_canal
= d94f7dfaeb03adfc
german done
= 6d5998389bd2b394
japanese keep
japanese keep
= ef0b64b5ceb71b39
us keep
us keep
us keep
us keep
= 6bed350083a0ada9
german invert ger_uboat_01
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
= 5862fa142a222a08
british fight south_atlantic | 4 3 6 6 1 1
= a87ab23a0bcbd10d
german done
= 92076896d41455ad
japanese fight marshalls | 2 1
= fd6e0a3fe5e1a2d4
us fight bay_of_bengal | 6 5 5 6 1 3
= 21be48b2d653b3c7
japanese done
= 4f5e1eafafc3eaaa
german fight eastern_seaboard | 4 1 3 5
german done
= f1c8d04448b8ff60
british fight cape_of_good_hope | 4 4 4
= 34c9e04b974ca331
german done
= 0da3cb075fd3ec3c
japanese fight arabian_sea | 1 1 6
japanese done
= c8c066944826b528
us fight gulf_of_alaska | 5 5
= 234ca5a77fb7ef65
german fight mid_atlantic | 2 1 6
german done
= 9dc162afc9051c07
british fight caribbean_sea | 4 2 5 5
= eb875aeec06d64f8
german done
= 6058240198779930
japanese fight coral_sea | 4 2 6 3 1 4
japanese strike jap_25af australia
japanese strike jap_21af australia
japanese rest aus_hmas_australia | 1 3 1 ; 2 4 3
= 36c2232dc8cc217d
us fight aleutians | 1 4
us done
= d0e1e93b22d0bc83
german fight north_sea | 2
= 4e3aabd311961c42
british together
= 84cdd94f1cd049d9
german together
= 16c1e90289c5ecba
british intend 1 hiding
= 0aa15f8a0178e6a3
german intend 1 hiding
= 24bdedb8dd502b67
british choose surface
= 3d703d315eb8c6db
german choose surface | 6 ; 6
german done
= 12b988f6b0324058
british stand
= 4fe89cca2fee0366
german stand
= ddf214adc3b29e89
british together
= a16c197058866258
german group ger_deutschland 1
german group ger_admiral_hipper 2
= 97e2780ddf6b6d61
british intend 1 landing
= 927e84e26943f72a
german intend 1 searching
german intend 2 searching
= 5541d95ecd2ce6ed
british choose surface
= 2c7502e826ae0349
german choose surface | 6 ; 5
german done | 4 3 3 5 ; 4 6 4 6 ; 1 5
german aim ger_admiral_hipper uk_valiant | 1
german done
= 94c348259d493785
british stand
= b61e20b58e5d9d49
german retreat
german group ger_deutschland 1
= 13f5cd1d38ef3c4e
british done
= 3c9e9fb372235f33
german to brest
german to brest
= 2a9b4a7ddcd1726b
british fight baltic_sea | 2
= 264cdebcf2206e82
japanese fight home_islands | 4 2 4 1 5 3 6 3 1
= 7ae205b94ac69f38
us done
us fight indian_ocean | 6 2 4 1 4 6
= c5aa41f72456969a
japanese done
= 8cd37972ece3fda3
german fight western_approaches | 2 1 3 3
german done
= f6cf5d27d1baefd0
british fight western_mediterranean | 1
= 91c2f6a867778eea
japanese fight hawaiian_islands | 2 4 1 1 1 5 ; 4 3 6 4 4 4 2 ; 4
japanese strike jap_24af pearl_harbor
japanese strike jap_23af pearl_harbor
japanese rest us_maryland | 6 1 3 ; 6 ; 4 1 3
= 8476c9d62803e25a
us strike uk_rnzaf midway
us strike us_11af midway
us rest jap_26af | 6 1 ; 5 ; 2 5
= c31f6632f9de7d7f
british to johnston_island
= 9221607374244ee4
us to pearl_harbor
= 79694801821965af
japanese together
japanese intend 1 hiding
= 86f2a155a2382278
us intend 1 searching
= 3a02f0b3be4e1644
japanese choose air
= 3a444486086b8104
us choose surface | 2 ; 2 ; 3 ; 5
= 172b249e201a77ff
japanese done
= 275cd60fc8b99f03
us done
= 33d0c09c0ce3b975
japanese stand
= ac21e25903cf232b
us retreat
= 32abcf510f941309
japanese done
= 0b6579c7aeabe1e0
us to johnston_island
= e251c43312ab3201
japanese bomb jap_akagi johnston_island
japanese aim jap_akagi uk_rnzaf | 3 4 6 5 ; 5
= 1492dbe1117ba53a
us fight central_pacific | 6 5 2
us done
= 1a99b0d0271d9880
german fight bay_of_biscay | 1 3 4
german done
= c180025ee71e0270
british fight barents_sea | 1 4 2 6 6
= 3719b0c3c8a6a7e9
german done
= c5e4921fcff1d2ee
japanese fight bismarck_sea | 1 5 1
= bfb6a61103bf44bb
us done
us fight marianas | 6 5 6 6 1 1 1 3
us done
= caf509a03ad33ee9
german fight air_gap | 5 5 2 6
german done | 4
= 0b734888f271ad81
british intend 1 landing
= ceaede2e74091945
german intend 1 hiding
= bbe1772aec5d86ae
british choose surface
= fe6f5a3139228e66
german choose surface | 5
german done
= 86b9d4c6025fd3a1
british stand
= bea8e9296f84a2f0
german retreat
german to malta
= 2f65e087a6125df9
japanese fight french_polynesia | 3 3
= 09445a3ebf468d13
us strike us_10af samoa | 4 1 ; 6 2 3 6 5 5 5 2 6 ; 4
= 48b84fb738381888
japanese together
japanese intend 1 searching
= dac04c5148b45614
british intend 1 landing
= 9af8f3362ada8927
japanese choose air
= 86de326fca262c74
british choose surface | 1 ; 5 ; 2
british aim uk_ramillies jap_hiryu | 5 5 5 1
= 52654c06003b455f
japanese done
= 185dd5e208a09d50
us done
= 79191f0cb707afb9
japanese to singapore
= 2eaaa7669bb14264
british retreat
= d81b21bc7ba6f4a9
japanese stand
japanese done
= eb7df8c8fcb3c2b4
british to trincomalee
british done
= f4f70781b05c5ea0
japanese done
= d159ac5f3e4909af
us done
= ff3ea92f8c08dacb
german done
= 17dd0d6f27d2c59f
us done | 4 3 1
= 0573ddf113998d84
british pick uk_nelson
british to western_approaches
british pick uk_anson
british to north_sea
british pick uk_howe
british to air_gap
british pick uk_courageous
british raid
british pick uk_kent
british to indonesia
british pick uk_berwick
british to mid_atlantic
british pick uk_cumberland
british to mid_atlantic
british pick uk_shropshire
british to indonesia
british pick uk_york
british to arabian_sea
british done | 4
= 9b1064540e1ab92e
japanese deploy home_islands
japanese deploy home_islands
japanese pick jap_musashi
japanese to home_islands
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_yamashiro
japanese to central_pacific
japanese pick jap_ise
japanese to home_islands
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to aleutians
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_kirishima
japanese to marianas
japanese pick jap_myoko
japanese to indonesia
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_ashigara
japanese to indonesia
japanese pick jap_maya
japanese to indonesia
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_suzuya
japanese raid
japanese pick jap_aoba
japanese raid
japanese pick jap_oi
japanese to home_islands
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_hiryu
japanese raid
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_shoho
japanese to marianas
japanese pick jap_junyo
japanese to indonesia
japanese pick jap_hiyo
japanese raid
japanese pick jap_chiyoda
japanese to central_pacific
japanese done | 3 ; 1 ; 6 ; 3 ; 2 ; 6 ; 3 ; 6 ; 1
= b5c249f2dc256c29
us deploy hawaiian_islands
us keep
us keep
us deploy hawaiian_islands
us keep
us deploy hawaiian_islands
us pick us_washington
us to hawaiian_islands
us pick us_alabama
us to eastern_seaboard
us pick us_iowa
us to south_atlantic
us pick us_saratoga_cv3
us to indian_ocean
us pick us_essex_cv9
us to caribbean_sea
us pick us_kearsarge_cv12
us to mid_atlantic
us pick us_independence_cvl22
us to air_gap
us pick us_monterey_cvl26
us raid
us pick us_louisville
us to bay_of_bengal
us pick us_astoria
us to arabian_sea
us pick us_vincennes
us to air_gap
us pick us_baltimore_ca68
us to south_atlantic
us done | 4
= 07e4356a4cc845c5
german keep
german keep
german deploy barents_sea
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
german deploy barents_sea
german keep
german keep
german pick fra_jean_bart
german to baltic_sea
german pick fra_bretagne
german to western_mediterranean
german pick fra_dupleix
german to eastern_mediterranean
german pick fra_duquesne
german to eastern_mediterranean
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german done
= 94ec1643285af6f3
us repair us_maryland 6
= d4bae353892479ed
german repair fra_lorraine 1
= ac0577a1260b1eeb
british done
= 8314febba1c294a3
japanese pick jap_21af
japanese to coral_sea
= 0e448957283eeb44
us pick us_5af
us to french_polynesia
= 412b057f9bdab6c5
german pick ger_fsjr
german to bay_of_biscay
= 344f3f6567f10d0a
japanese pick jap_22af
japanese to bismarck_sea
= b93ac3bc5c3ad8cc
us pick us_7af
us to bay_of_bengal
= dced78fbdcfadf23
german done
= 2c496b2a68cae62e
japanese pick jap_23af
japanese to marshalls
= 53c09f740ea45b13
us pick us_11af
us to gulf_of_alaska
= fcf1e66ca36ce2c0
japanese pick jap_24af
japanese to coral_sea
= 5a848a76559b28e6
us done
= 93c45404bf7a6a7e
japanese pick jap_25af
japanese to hawaiian_islands
= 186e9f92120cfb07
british done
= 61d03dc203f5d266
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese pick jap_snlf_kure
japanese to hawaiian_islands
japanese pick jap_snlf_sasebo
japanese to marianas
japanese done
= 55b6c06cbd1780fb
us done
= 560a5ac6934a17bb
british done
= 1199da5570f4c1e7
japanese pick jap_hiryu
japanese to marshalls
japanese done
= 77cffbda90f578b5
us done
= 33b1f76ff5565385
japanese keep
japanese keep
= dc264d3707641842
us keep
us keep
us keep
us keep
us keep
us keep
= 090b3db9d86e82e3
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
german keep
= 945b3773afbae0c6
british fight eastern_mediterranean
= 7b8c3e24a394f322
japanese fight aleutians
= f10f7854f41bd6c7
us done
us fight french_polynesia | 4 3
= a5a88701f03928f7
german fight western_mediterranean
= 5952a14c593fe0a9
british fight air_gap | 3 3 2 4 6
= b742534b28ab854e
german done
= 9cce52c4657bae61
japanese fight gulf_of_alaska | 1 1
= 6497c4bd1496abc7
us fight home_islands | 5 6 4 3 6 2 4
us done
= f231c48cb7b573af
german fight bay_of_biscay
german drop ger_fsjr brest
= c11a400658d51adf
british fight baltic_sea
= 85d354f6bfbdfe83
japanese fight bismarck_sea | 3 3 3 4 2 2
= ad29feb2f714df3a
us done
= 852023be35a99744
japanese land jap_snlf_yokosuka guadalcanal
= d7c8419574b8d2f3
us fight bay_of_bengal | 5 3 4
= f5f1b54b5a355ad0
japanese done
= 7648370dd864caaa
german fight caribbean_sea | 3 6 2
german done
= b8879eca0dde3c2e
british fight south_atlantic | 4 5
= d8d49b6a9612c2de
german done
= ae3a6c3b779a7334
japanese fight indonesia | 6 4 1 2 3 1 6 5 5 ; 3 4
japanese group jap_nachi 1
japanese group jap_ashigara 1
japanese group jap_maya 2
japanese together
= 461d8e570a31708b
british group uk_shropshire 1
= 3f099fba5d1f2b35
japanese intend 1 hiding
japanese intend 2 hiding
= 7a07699b6585c34e
british intend 1 searching
= 7769cc8b2e6a23f9
japanese choose air
= 1c91259d4e550c75
british choose surface | 1 ; 5 ; 6 ; 1 ; 5
british done
= 03146c4820a3df27
japanese done
= f17adb4958bbe8d3
us done
= d6c863efe8f5bc73
british retreat
= 5b8d42c8ace9aca2
japanese stand
= 164381cbb7112462
british group uk_shropshire 2
= e9fe19f54c8b1133
japanese pursue jap_myoko 2
japanese done
= d79025639e238a92
british to australia
= 38f5ad7e4a37815e
japanese choose air
= 3ebaae6bd4e3dd40
british choose surface | 2 ; 2 ; 3
= b174ad232f237526
japanese done
japanese done
= 3e29538ac4f307d4
british to australia
= 381adcc04b57a5a7
us fight hawaiian_islands | 2 2 1 4 5 3 ; 4 ; 3 ; 6
= 49405310878a187b
japanese strike jap_25af pearl_harbor
japanese aim jap_25af us_13af | 6 4 5 ; 4
japanese intend 1 hiding
= e56d8bd31cc140a7
us intend 1 searching
= 91ea6bd0a294fd87
japanese choose surface
= d6de6f2538b48dc1
us choose surface | 5 ; 4
us join 1
= ffe4ad4d3c9bf028
japanese done
= b1679ade4195ba38
us done
= b191f51964d5dbe8
japanese retreat
= e47503311271e7b4
us stand
us done
= 33805fbb42016613
japanese to samoa
= 457e1a9ca84f2a97
german fight mid_atlantic | 6 1 6 4 4
german done
= 33e7293b0d5c534f
british fight eastern_seaboard | 1
= d137f1529de15da3
german done
= f34ec162f013d96c
japanese fight coral_sea | 4 1 4 4 4 2
japanese strike jap_24af australia
japanese strike jap_21af australia
japanese rest uk_shropshire | 5 4 5 ; 4 1 3
= 204237124c20c383
us fight arabian_sea | 4 2
= b23dbb1839028470
japanese done
= b20bf0b64bc91a98
german fight barents_sea | 6 ; 4 ; 5
= eed6496c3d42ee74
british fight north_sea | 4
= f61dc3d5756beefc
german done
= 92bcc37a6df3552e
japanese fight central_pacific | 6 6 2 1 2
= 54899ebef8f53c7e
us done
us fight indian_ocean | 4 2 5
= 047e46776be0e6aa
japanese done
= 0b81f663a809af15
german fight cape_of_good_hope | 6
german done
= 5ccaf9c43c74fa69
japanese fight marianas | 3 5 6 5 5 3 3 4
= 34a1456e00a1664c
us done
= 22e6bb17030a2de0
japanese land jap_snlf_sasebo philippines | 2 3 1
japanese strike jap_23af johnston_island
japanese aim jap_23af us_10af | 3 4 6 ; 1
japanese to maloelap
= 549c4b6ca6f78011
us done
= c97b069154016b4d
japanese bomb jap_hiryu johnston_island
japanese aim jap_hiryu us_amph_7thi | 5 3 3
= 6b3d2d24bd905831
british done
= 5e9ab39606d859c0
japanese done
= b481d85d8ba81e01
us done
= 0d8455a0e00b129a
german done
= b054039318985928
british done
= acbf9eddaead00bb
japanese done
= a4ff2d41da652eaf
us done | 4 2 2
= 724827259ca83f42
british pick uk_barham
british to western_approaches
british pick uk_ramillies
british to indonesia
british pick uk_repulse
british to north_sea
british pick uk_anson
british to air_gap
british pick uk_illustrious
british to barents_sea
british pick uk_indefatigable
british to south_atlantic
british pick uk_devonshire
british raid
british pick uk_shropshire
british raid
british pick uk_york
british to cape_of_good_hope
british pick uk_exeter
british to bay_of_bengal
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british done | 3 ; 1 ; 3
= ad07dfc1daef347a
japanese keep
japanese deploy home_islands
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to central_pacific
japanese pick jap_nagato
japanese to marianas
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_yamashiro
japanese raid
japanese pick jap_ise
japanese to indonesia
japanese pick jap_hyuga
japanese to indonesia
japanese pick jap_nachi
japanese to aleutians
japanese pick jap_haguro
japanese raid
japanese pick jap_ashigara
japanese to marianas
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to central_pacific
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to aleutians
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kinugasa
japanese to marianas
japanese pick jap_kako
japanese to marianas
japanese pick jap_hosho
japanese to indonesia
japanese pick jap_zuikaku
japanese to home_islands
japanese pick jap_junyo
japanese to home_islands
japanese pick jap_ryuho
japanese to marianas
japanese pick jap_chiyoda
japanese to central_pacific
japanese pick jap_chitose
japanese to central_pacific
japanese pick jap_unryu
japanese to indonesia
japanese pick jap_amagi
japanese to marianas
japanese done | 3 ; 2 ; 6 ; 3 ; 2 ; 3 ; 6 ; 4
= 727a7e71d42db84a
us keep
us deploy hawaiian_islands
us keep
us keep
us keep
us keep
us pick us_maryland
us raid
us pick us_new_mexico
us to mid_atlantic
us pick us_texas
us to eastern_seaboard
us pick us_south_dakota
us to caribbean_sea
us pick us_indiana
us to mid_atlantic
us pick us_new_jersey
us to air_gap
us pick us_lexington_cv2
us to bay_of_bengal
us pick us_enterprise_cv6
us to arabian_sea
us pick us_wasp_cv7
us to eastern_seaboard
us pick us_ranger_cv4
us raid
us pick us_essex_cv9
us to south_atlantic
us pick us_cabot_cv16
us to eastern_seaboard
us pick us_oriskany_cv18
us to air_gap
us pick us_princeton_cvl23
us to mid_atlantic
us pick us_belleau_wood_cvl24
us to air_gap
us pick us_cowpens_cvl25
us to caribbean_sea
us pick us_langley_cvl27
us to eastern_seaboard
us pick us_bataan_cvl29
us to south_atlantic
us pick us_indianapolis
us to indian_ocean
us pick us_houston
us to indian_ocean
us pick us_baltimore_ca68
us to mid_atlantic
us pick us_canberra_ca70
us to mid_atlantic
us done | 6 ; 1
= 7c1a2748b72d5a14
german keep
german keep
german keep
german deploy eastern_mediterranean
german keep
german keep
german deploy bay_of_biscay
german keep
german deploy baltic_sea
german keep
german keep
german keep
german keep
german deploy bay_of_biscay
german keep
german deploy bay_of_biscay
german deploy western_mediterranean
german pick fra_provence
german to eastern_mediterranean
german pick fra_bearn
german to western_mediterranean
german pick fra_dupleix
german to eastern_mediterranean
german pick fra_duquesne
german to western_mediterranean
german pick ger_bismarck
german to baltic_sea
german pick ger_tirpitz
german to north_sea
german pick ger_blucher
german to north_sea
german pick ger_lutzow_ca
german to north_sea
german pick ger_ermland
german to bay_of_biscay
german pick ger_atlantis
german to north_sea
german pick ger_michel
german to north_sea
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_impero
german to western_mediterranean
german pick ita_zara
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ita_aquila
german to western_mediterranean
german done | 3
= 8ac64f63c80b7202
british pick uk_raf_med
british to cape_of_good_hope
= a566a258dfaa1221
japanese pick jap_21af
japanese to hawaiian_islands
= 83a64faa23dbd3dd
us pick us_5af
us to coral_sea
= 82a7291995533f7b
german pick ger_stuka
german to bay_of_biscay
= 8d17f961d48b674c
british pick uk_raaf
british to french_polynesia
= e2785319abbb1d78
japanese pick jap_26af
japanese to bismarck_sea
= c2c71ff8d4444729
us pick us_10af
us to marshalls
= f37a52f483f7bf12
german done
= 984553c3bdeab6b8
british done
= bed3458cfabd53f1
japanese pick jap_22af
japanese to hawaiian_islands
= 9b3a57c64117d2f4
us pick us_7af
us to gulf_of_alaska
= de70168d989a6e7b
japanese pick jap_23af
japanese to bismarck_sea
= 679df9564224ad1a
us pick us_12af
us to western_approaches
= 97137e3fb40da501
japanese pick jap_24af
japanese to coral_sea
= 996589d0bbaad651
us pick us_14af
us to barents_sea
= 80ecf98b3b2fc643
japanese pick jap_25af
japanese to coral_sea
= 2dd84b815c2bf5b6
us pick us_20af
us to french_polynesia
us done
= b8bc1dd2b26f6297
british done
= 78059c382b602627
japanese pick jap_snlf_kure
japanese to french_polynesia
japanese pick jap_snlf_sasebo
japanese to indonesia
japanese done
= 5d4c3d09f31cdcc2
us pick us_amph_3rdm
us to air_gap
us pick us_amph_7thi
us to hawaiian_islands
us pick us_amph_27thi
us to caribbean_sea
us done
= 369e3821d137531b
british done
= f99c5744e6cdaaed
japanese pick jap_haguro
japanese to hawaiian_islands
japanese done
= 778aa035cdb4792c
us done
= a0cfdc57b6d20840
japanese keep
japanese keep
= e56621068282e924
us keep
us invert us_sub_2
us keep
us keep
us keep
us keep
= 84c3b10e27c4ff5c
german keep
german keep
german keep
german invert ger_uboat_04
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
= bf62f85f2d107b49
british fight eastern_mediterranean
= bf09c41b6a292ece
japanese fight marianas | 5 5 5 1 5 2 3 5 1 6 5
= e3607fef6c9b7ab3
us done
us fight hawaiian_islands | 3 5 2 1 4 1 ; 2 3 6
= 7a1c1fddd41484df
japanese strike jap_21af pearl_harbor
japanese strike jap_22af pearl_harbor
japanese rest uk_revenge | 4 1 4 ; 2 2 1
japanese intend 1 searching
= 0d8eb09acf923c18
us intend 1 hiding
= 36bf7787b62de546
japanese choose surface
= f0752fab05b7c799
us choose surface | 1 ; 4 ; 2
= bfb086d3bff6febf
japanese done
= a569e01c2d743c4a
us stalk us_sub_2 | 5
us done
= 94c570ba0864045f
japanese retreat
= 15af746927fa52eb
us stand
= 4b94a72b31d9664f
japanese to truk
= 1448dbdb3e48ab1b
us land us_amph_7thi pearl_harbor
= c2435f79e1426b39
german fight caribbean_sea | 1 1 5 6 4 1 3
german done
= a4950dceff794748
us land us_amph_27thi usa
= c839b4a0cb721bf4
british fight bay_of_biscay | 1 ; 4 ; 3
= 116f009a4555c600
german strike ger_stuka england
german aim ger_stuka uk_sussex | 1 6 1 ; 5
= 49c51eb74bd0abc9
japanese fight bay_of_bengal | 2 2 2 1
japanese done
= a75e09f1ad0299b7
us fight coral_sea | 5 6 3 1 3 5 ; 2 5
= d45bf09b39469f2d
japanese strike jap_24af australia
japanese strike jap_25af australia
japanese rest aus_hmas_australia | 6 3 1 ; 4 ; 2 6 3 ; 2
= 48d37006b71012be
us strike us_5af guadalcanal
us aim us_5af jap_25af | 4 1
us to port_moresby
= 7a8828c61ed7eda5
german fight eastern_seaboard | 4 5 5 6 4 5 2 3 5 3
german done
= fae3394c04fbe2ad
british fight north_sea | 5
= a373cced619d6d10
german to germany | 2
german group ger_blucher 1
german together
= b1ef0af9feaa093e
british intend 1 hiding
= 26e361d4dbcf039e
german intend 1 searching
= 78c45a324be03817
british choose surface
= 35a980da33894947
german choose surface | 2 ; 2
= c2da7c09499c3aa6
british aim uk_repulse ger_tirpitz | 3 6 3 ; 5 ; 3 6 5 2 ; 3 3 ; 1 ; 3
= 0167c7003841cb9f
japanese fight indonesia | 3 1 4 6 2 4 6 2 1 4 4 4 ; 1
japanese group jap_hyuga 2
japanese group jap_atago 2
japanese group jap_chokai 1
japanese together
japanese intend 1 hiding
japanese intend 2 searching
= 470e5cca14403e77
british intend 1 searching
= 298a6b5047c3eb9a
japanese choose air
= cf806f6f17f6b3c0
british choose surface | 2 ; 5 ; 4 ; 4 ; 5
= b8ac97acc2357273
japanese done
japanese done
= c1ef1e43817b1417
us done
= 7f5b7d8aebb01ab3
british retreat
= c4de4a67ab92f02f
japanese stand
japanese done
= feaf2d11bf059128
british to pearl_harbor
= a285fee7d74f9ce6
japanese land jap_snlf_sasebo saigon
= 1ffbe1d85df9bd9e
us fight arabian_sea | 5 4 6
= 7b381eeb74ad9f30
japanese done
= 8687104e6c639bfb
german fight barents_sea | 3 1 5 3 2
german done
= bdb20afafc80e41d
british fight air_gap | 5 4 2 2 1 5 5 6 6 5 5
= b69b264e03733afd
german done
= 0c53121386880048
japanese fight bismarck_sea | 1 4 3 6 6 5
= 79fb04b3988ec582
us fight marshalls | 1 6
us strike us_10af truk | 3 3
= cb183d4825986360
german fight south_atlantic | 5 5 4 6 6 4 5 1 6
german done
= f3d3822a3493e36f
british fight western_mediterranean | 4
= 8d8cf10535837c2f
japanese fight home_islands | 3 2 3 6 2 5 1 6 6 1 4
= a7cb128c1d9326a6
us done
us fight indian_ocean | 4 5
= b3615b08ddf7ec60
japanese done
= 15d5817434d259b7
german fight cape_of_good_hope | 1 6 1
german done
= cf5dd9a5b5bff781
british fight mid_atlantic | 1 2 6 4 4 1
= d83834e5911d5d16
german done
= 845e4bca23811111
japanese fight gulf_of_alaska | 5 2
= e71a90f03ddd0942
us fight aleutians | 6 3
us done
= 3f192753f14eaa14
german fight baltic_sea | 6 ; 1 5 4
german done
= 127f9960e86e4d8e
japanese fight central_pacific | 4 3 5 5 5
= 82b1ccf5e7420c06
us done | 1 5 1 ; 4 2 4 5
us together
= 1584fe6cd04e7d3c
japanese intend 1 searching
= 559fb4ad8ac72ad6
us intend 1 searching
= f92a48678576bc29
japanese choose surface
= 5ad9cae4c8fb2455
us choose air | 3 ; 3 ; 4 ; 1
us aim uk_raaf jap_snlf_kure
us aim us_20af jap_snlf_kure | 2 6 ; 2 ; 2 2
us done
= c2d7b2e46702248d
british stand
= 785bd585f0633da5
japanese retreat
= 2b9f78d5a8615223
us stand
= d465064b7ff18c3b
japanese to truk
= 09180a943c10fd85
british done
= 9553b9c90c6cfb0f
japanese done
= 4dd4413a85f9de25
us done
= bd23fae0ee652bac
german done
= b2722ce360da6c73
end 3020 over b2722ce360da6c73f600384a141c58fd be986fb4ff8f58d5
