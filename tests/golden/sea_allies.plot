flagplot 1
game admirals-war 2
scenario standard
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Two persons: the Allies win both theatres"
dice fast 2
start 422570436911a95699c033e75dab9cdd
british done
= 9e2639a12662112c
us done
= 784763dffff5ecd8
japanese force jap_kaga
japanese done
= af8d491bd5e586db
british pick uk_valiant
british raid
british pick uk_malaya
british to bay_of_bengal
british pick uk_ramillies
british to western_mediterranean
british pick uk_hood
british to western_approaches
british pick uk_renown
british to air_gap
british pick uk_furious
british raid
british pick uk_ark_royal
british to north_sea
british pick uk_cornwall
british to indonesia
british pick uk_devonshire
british to south_atlantic
british pick uk_sussex
british to mid_atlantic
british pick uk_shropshire
british to indonesia
british pick uk_york
british to cape_of_good_hope
british pick uk_exeter
british to bismarck_sea
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to bismarck_sea
british done | 4 ; 1 ; 5
= 64756912daafca76
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_kako
japanese raid
japanese done | 2 2 4 2 6 3 4 6 5 3 1 1 5
= cc148da884f938b4
us pick fra_dunkerque
us to south_atlantic
us pick fra_bearn
us to eastern_mediterranean
us pick fra_foch
us to eastern_mediterranean
us pick us_pensacola
us to central_pacific
us pick us_indianapolis
us to central_pacific
us done | 2 ; 5
= 17a681711a572ca8
german pick ger_gneisenau
german raid
german pick ger_lutzow_pb
german to barents_sea
german pick ger_admiral_graf_spee
german to bay_of_biscay
german pick ger_thor
german to eastern_seaboard
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_zara
german raid
german pick ita_trento
german to western_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_01
german to eastern_seaboard
german pick ger_uboat_02
german to eastern_seaboard
german pick ita_10mas
german to western_mediterranean
german done
= bb36a4dfbd076f34
british pick uk_raf_coastal
british to western_approaches
= 81572b82105b654a
japanese done
= bd2f8b2c1b2c4e8f
german pick ger_stuka
german to baltic_sea
german done
= be6ba3eb17b373f2
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese done
= a077789ef6b265c0
british pick uk_valiant
british to eastern_seaboard
british pick uk_furious
british to mid_atlantic
british done | 5
british to neutral_port
= 0993e57dd5230907
japanese sail
japanese done
= 5758ebb234731336
german done
german done
= 943492dc05958857
japanese aim jap_kaga us_nevada | 5 2 5 1 ; 1 4
japanese aim jap_kaga us_nevada | 1 6 3 1 ; 4
japanese stay | 6 5 2 4
= c4bef3d5939bf1c1
us stay
= 861754e66d5c8668
japanese choose surface
= 32ace15c0aff337b
us choose air | 6 ; 6
= a09b87721c75d291
japanese aim jap_kaga us_san_francisco | 1 1 2 4
= 335934b8c7324d29
us aim us_saratoga_cv3 jap_kaga
us aim us_7af jap_kaga | 1 1 3 4 ; 3 5
= 4173ba75b0bd51fa
japanese to truk
= ca9224e07200622b
us to samoa
= 275d883ea91bbbcf
british fight eastern_seaboard
= 64040410ee4e60d5
german attack ger_thor | 4 ; 1 ; 3
= 93ccd8302a610e90
japanese fight bay_of_bengal
= 58b457659a05f054
us fight coral_sea
= 66fa0d89876b9c25
german fight air_gap
= 836a88cdbc354325
british fight south_atlantic
= f65772502ebf07c7
japanese fight home_islands
japanese land jap_snlf_yokosuka yokosuka_navy_yard
= 51e4436000b14ade
us fight central_pacific
= 39f3c1d6a783b7dd
german fight caribbean_sea
= 579c158899263b13
british fight western_mediterranean | 3 ; 3
= 8077a04dc8199ffe
british choose surface
= 9e0547cb4f12b12c
german choose surface
= 9f54cb5397d153af
british aim uk_ramillies ita_conte_di_cavour | 1 5 5 2 ; 2 4 1 4 ; 1
= abc62fc857976a3f
german to tripoli
= 5bd8f69a68c84dc7
british stand
= 901998794167e052
german retreat
german to taranto
german fight bay_of_biscay
= 8d1d4c5d67da62ed
british fight north_sea
= 71a195b773dfb08c
german fight western_approaches
= 130d998719e95187
british fight baltic_sea
= 4fecd9cdce02d910
german fight cape_of_good_hope
= a4ad7469cc7c3fa6
british fight barents_sea
= 7dc443f23040d6db
german fight eastern_mediterranean
= 852bd0250cfb1aa8
british bomb fra_bearn taranto
british aim fra_bearn ita_regia_aeronautica | 1 6 ; 1
british done
= 4cacfc3206f7adf4
japanese done
= 764c8d893132f37d
us done
= cbb960db118c024f
german done | 4 1 ; 4 2 ; 5 2 ; 1 4 ; 1 2 ; 5 1 ; 6 6 ; 3 6 ; 1 2 ; 4 3 ; 2 2 ; 5 4 ; 4 4 ; 1 2 ; 4 5
= 90f21a05abc84f00
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_malaya
british to home_islands
british pick uk_royal_sovereign
british to indonesia
british pick uk_resolution
british to south_atlantic
british pick uk_hood
british to air_gap
british pick uk_renown
british to north_sea
british pick uk_prince_of_wales
british to mid_atlantic
british pick uk_furious
british to barents_sea
british pick uk_ark_royal
british to bay_of_biscay
british pick uk_kent
british to cape_of_good_hope
british pick uk_berwick
british to north_sea
british pick uk_cornwall
british to arabian_sea
british pick uk_cumberland
british to western_mediterranean
british pick uk_devonshire
british to western_approaches
british pick uk_shropshire
british to indian_ocean
british pick uk_dorsetshire
british to eastern_mediterranean
british pick uk_york
british to arabian_sea
british pick uk_exeter
british to bismarck_sea
british pick aus_hmas_canberra
british to coral_sea
british done | 1 ; 4 ; 3
= 67000eca3f5e7a62
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_furutaka
japanese raid
japanese pick jap_hosho
japanese to marianas
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 4 ; 1
= 24658fba7eb9443b
us pick us_pennsylvania
us to bismarck_sea
us pick us_arizona
us to indian_ocean
us pick us_tennessee
us to home_islands
us pick us_california
us to bay_of_bengal
us pick us_maryland
us to indonesia
us pick us_west_virginia
us to home_islands
us pick us_idaho
us to eastern_seaboard
us pick us_texas
us raid
us pick us_arkansas
us to caribbean_sea
us pick us_enterprise_cv6
us to air_gap
us pick us_ranger_cv4
us to caribbean_sea
us pick us_pensacola
us to bismarck_sea
us pick us_louisville
us to bismarck_sea
us pick us_minneapolis
us raid
us pick us_new_orleans
us to bay_of_bengal
us pick us_san_francisco
us raid
us pick us_houston
us to marshalls
us pick us_northampton
us to eastern_seaboard
us pick us_chester
us to eastern_seaboard
us pick us_chicago
us to air_gap
us pick us_astoria
us to mid_atlantic
us pick us_quincy_ca39
us to mid_atlantic
us pick us_vincennes
us to south_atlantic
us done | 6 ; 1 ; 4 ; 2 ; 3
= 933cf083ec846a52
german pick ger_bismarck
german to baltic_sea
german pick ger_lutzow_pb
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_prinz_eugen
german to western_approaches
german pick ger_thor
german to air_gap
german pick ger_kormoran
german to western_approaches
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trento
german to eastern_mediterranean
german pick ger_uboat_02
german to western_approaches
german done | 6 ; 5 ; 6
german to germany
= 148589063313584d
british pick uk_raf_coastal
british to western_approaches
= cd6c05ce42d1ddfb
japanese done
= b6775ca0b13b8b5c
us pick us_7af
us to hawaiian_islands
= 3bb343582fe1ee6d
german pick ger_luftflotte_5
german to eastern_mediterranean
= 4b9640ff8def7fb4
british pick uk_raf_med
british to cape_of_good_hope
= 2ae0ad2dec3e3b07
us pick us_5af
us to coral_sea
= b2d6523108249a82
german pick ger_x_fliegerkorps
german to north_sea
german done
= 66648c9a664785a5
british pick uk_amph_tiger
british to north_sea
british done
= 3bef68f529485911
japanese done
japanese done
= ac2adb9da8d26ab2
us pick us_texas
us to western_mediterranean
us done | 6
us to suez
= d4195e5caa7d2a7f
japanese done
= a3f92767beaf67a6
german done
= bf80270df1deb6f3
british fight caribbean_sea
= ec6ed5a3c1a7d1ea
japanese fight bismarck_sea
= 3d39f26fe09b5180
us fight bay_of_bengal
= a52d49b5bf7d748d
german fight eastern_seaboard
= d129d746629046df
british fight barents_sea
= 320c8f3deb689010
japanese fight home_islands
= ad84ff80dff03206
us fight indonesia
= eaf40c09fccd9465
german fight eastern_mediterranean
german strike ger_luftflotte_5 suez
german aim ger_luftflotte_5 us_texas | 2 3 1
german to taranto
= cfbba400f372eb2c
british choose surface
= 4f9cae8086f21451
german choose surface
= 85ed4b1cda750070
british aim uk_dorsetshire ita_gorizia | 5 ; 6 ; 3 ; 2
= 7c6ca7fb033fd683
german to toulon
= fac06418fbbf8e6f
british fight south_atlantic
= cc47c8ace93a3585
japanese fight indian_ocean
= 64ad69fa7d697726
us fight hawaiian_islands | 2 2 ; 1
= 11f3eab3ad812e19
german fight western_mediterranean
= acf88a6daa9cef2b
british fight cape_of_good_hope
= 658c863d09046341
japanese fight arabian_sea
= 4c4b0df209a95741
us fight central_pacific
= 8299f93451e561c3
german fight mid_atlantic
= bdc8dc2b696bf8a3
british fight bay_of_biscay
= ae8f6e6b7e457e6e
japanese fight marianas
= cf8afe785e3518e8
us fight coral_sea
= 3daf236bcc352151
german fight north_sea
german strike ger_x_fliegerkorps england
german aim ger_x_fliegerkorps uk_sussex | 2 5 2
= 8a5bfc860b3f0b05
british land uk_amph_tiger england
british fight western_approaches | 2 4 5 1
= 5f26f17c706586ca
british choose air
= 4508657ee8436a28
german choose surface | 6 ; 4
= b5bef0bae6cd39f5
british aim uk_raf_coastal ger_prinz_eugen | 5 3
= 6272c3df59182601
german to neutral_port
= d3005723aade5522
british stand
= f0b37c4a2a931e32
german retreat
german group ger_admiral_graf_spee 2
= 423d216670f5bf65
british done
= c43819e5e5449ac9
german to brest
german to germany
german fight baltic_sea | 5 1 5 5 3
german to brest
= 4ffc42ab5f4c6d3c
british done
= c903e58b15bc569f
japanese done
= 43a7a27fc93d1dc0
us done
= 3dd24b90770ded8a
german done
= 4dbcef6ea7cc15c4
us to philippines
us to singapore
us to singapore
us to singapore
us done | 6 1 1
= 0a3ee986a718f754
british pick uk_warspite
british to cape_of_good_hope
british pick uk_valiant
british to mid_atlantic
british pick uk_malaya
british raid
british pick uk_royal_sovereign
british to home_islands
british pick uk_resolution
british to south_atlantic
british pick uk_repulse
british to western_approaches
british pick uk_king_george_v
british to air_gap
british pick uk_glorious
british to north_sea
british pick uk_furious
british raid
british pick uk_ark_royal
british to western_approaches
british pick uk_eagle
british to bay_of_bengal
british pick uk_hermes
british to indonesia
british pick uk_victorious
british to barents_sea
british pick uk_kent
british to indian_ocean
british pick uk_berwick
british to north_sea
british pick uk_cumberland
british to bay_of_biscay
british pick uk_suffolk
british to north_sea
british pick uk_devonshire
british to bay_of_biscay
british pick uk_york
british raid
british pick uk_exeter
british to indonesia
british pick aus_hmas_australia
british to coral_sea
british pick ned_de_ruyter
british to marianas
british pick rus_marat
british to baltic_sea
british done | 3 ; 6 ; 4 ; 4 ; 3 ; 5
= a86bc05880a9c341
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_aoba
japanese to home_islands
japanese done
= f8c411aecf41444a
us pick fra_bearn
us to eastern_seaboard
us pick us_pennsylvania
us to hawaiian_islands
us pick us_new_mexico
us to caribbean_sea
us pick us_mississippi
us to eastern_seaboard
us pick us_new_york
us raid
us pick us_texas
us to indian_ocean
us pick us_washington
us raid
us pick us_lexington_cv2
us to south_atlantic
us pick us_saratoga_cv3
us to bismarck_sea
us pick us_wasp_cv7
us to air_gap
us pick us_ranger_cv4
us raid
us pick us_indianapolis
us to marianas
us pick us_new_orleans
us to french_polynesia
us pick us_san_francisco
us to coral_sea
us pick us_houston
us to central_pacific
us pick us_northampton
us to eastern_seaboard
us pick us_chester
us to mid_atlantic
us pick us_astoria
us to caribbean_sea
us pick us_augusta
us to mid_atlantic
us pick us_wichita
us to mid_atlantic
us pick us_quincy_ca39
us to air_gap
us pick us_sub_1
us to central_pacific
us done | 4 ; 3
= 5c6576b4ec6fcf13
german pick ger_gneisenau
german to north_sea
german pick ger_prinz_eugen
german to south_atlantic
german pick ger_orion
german to north_sea
german pick ger_thor
german to bay_of_biscay
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_trento
german raid
german done
= 47aaf17b2cc2593b
british done
= 8af3f3149ea3f839
japanese done
= 49340a1747f49369
us pick us_7af
us to central_pacific
= 681076acbd011c88
german done
= 01a5231898d34659
us done
= 82c6fe396accefb0
british done
= 555a0a17b4eb8765
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese done
= 8470170202a6aa87
british pick uk_malaya
british to marianas
british pick uk_furious
british to barents_sea
british pick uk_york
british to coral_sea
british done
= 15c3a1bd2cd92ff1
us pick us_ranger_cv4
us to western_approaches
us done | 4
= b54a71cb8030615a
german pick ita_trento
german to eastern_mediterranean
german done
= aa63838bfe2a50a5
us invert us_sub_1
us done
= 59d72820bf849b1d
british fight barents_sea
british bomb uk_furious germany
british aim uk_furious ger_stuka | 4 3
= 1ab0a35c2349e35a
japanese fight coral_sea
= 5097b34aa4a84f30
us fight central_pacific
= 2bbd36f031ddc307
german fight baltic_sea
= 3f9c0a6f8ca215e6
british fight cape_of_good_hope
= 9bb9502594b9eadd
japanese fight bay_of_bengal
= bd1ca40d367104e8
us fight indonesia
= 120c53ea1edea3fb
german fight air_gap
= d8b98d92ac697b72
british fight eastern_mediterranean
= e91e201b68607dca
japanese fight marianas
= ce5b96492a50befd
us fight bismarck_sea
us bomb us_saratoga_cv3 truk | 1 1 3 4
= 581f371733587856
german fight north_sea | 6 4 2 1 1
= ecee4bb93ff21379
british choose air
= f0d15838f9091bc6
german choose surface | 2 ; 5 ; 1 ; 2
german aim ger_gneisenau uk_berwick | 1 4 2
= b7cca1ddaec32663
british to murmansk
british stand
= d7ebdccaf93f3de3
german stand
= 3ef4ff8791761bef
british choose air
= 1833c67a388ceca6
german choose surface | 2 ; 1
= f6d0eaf0ce76d247
british aim uk_glorious ger_gneisenau | 3 6 ; 1
british stand
= 7d923846bcaa5950
german stand
= 9ed04930f5d4f29f
british choose air
= 373a55c2c33a98ea
german choose surface | 1 ; 4 ; 3 ; 4 2 3
= 2d048ef611b585a8
british stand
= 1b022c232fa9ebe8
german stand
= 8e1c167a4e310f11
british choose air
= 9e732fff08492701
german choose surface | 3 ; 6 ; 5 ; 6 1 1 ; 5
german to neutral_port
= 0acc6d04e9ffb550
british fight south_atlantic
= 559c4f1f467a6516
british choose air
= 6b60816007678d5a
german choose surface | 6 ; 1
= 7bbc180701503f15
british aim us_lexington_cv2 ger_prinz_eugen | 5 5 3 3 ; 1 3
= 9891dd9c2b7cc825
japanese fight hawaiian_islands
= a8e259240061ea02
us fight indian_ocean
= 5f338979c0fedeec
german fight caribbean_sea
= 61dfa61e22aa4e38
british fight bay_of_biscay | 4 2 ; 6
= 9bb1f21e226a604a
japanese fight french_polynesia
= 091c8af4faae8dd1
japanese choose surface
= 7c2ac491977fe2c0
us choose surface | 6 5 3 2 ; 6 ; 1 1 3 2 ; 3
us aim uk_royal_sovereign jap_yamashiro | 2 6 5 2 ; 1
= 7a74d04527014e6b
japanese to okinawa
japanese land jap_snlf_yokosuka okinawa
= 3c0873ae3e813ac7
german fight eastern_seaboard
= b6c95c25499c3d47
british fight western_approaches
= c7b130ffd45668d8
german fight mid_atlantic
= 173846eca8ccafe5
british done
= d53cefc421910475
japanese done
= 821df363cf0ad570
us done
= 33dcd9c48357e521
german done
= c94e748dc65c3787
us done | 2 5 6
= 244308ddae7dd831
british pick uk_nelson
british raid
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to air_gap
british pick uk_warspite
british to eastern_mediterranean
british pick uk_malaya
british to home_islands
british pick uk_revenge
british to indonesia
british pick uk_ramillies
british to cape_of_good_hope
british pick uk_renown
british raid
british pick uk_anson
british to north_sea
british pick uk_glorious
british to mid_atlantic
british pick uk_ark_royal
british to barents_sea
british pick uk_illustrious
british to south_atlantic
british pick uk_cornwall
british raid
british pick uk_london
british to western_approaches
british pick uk_york
british to bismarck_sea
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to coral_sea
british pick rus_oktyabrskaya_revolutsiya
british raid
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_2
british to eastern_seaboard
british done | 6 ; 5 ; 4 ; 6
= 3f38d331eb857d64
japanese pick jap_hiei
japanese to marianas
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_shokaku
japanese to marianas
japanese pick jap_shoho
japanese to aleutians
japanese done | 5 ; 5
= 1ba3a86bb4569969
us pick fra_bearn
us to eastern_seaboard
us pick fra_foch
us to caribbean_sea
us pick fra_tourville
us to caribbean_sea
us pick us_oklahoma
us to bismarck_sea
us pick us_tennessee
us to hawaiian_islands
us pick us_california
us to french_polynesia
us pick us_west_virginia
us to marshalls
us pick us_new_mexico
us to mid_atlantic
us pick us_idaho
us to eastern_seaboard
us pick us_new_york
us raid
us pick us_north_carolina
us to air_gap
us pick us_washington
us to south_atlantic
us pick us_lexington_cv2
us to caribbean_sea
us pick us_saratoga_cv3
us to bay_of_bengal
us pick us_yorktown_cv5
us to mid_atlantic
us pick us_hornet_cv8
us to south_atlantic
us pick us_ranger_cv4
us to eastern_seaboard
us pick us_san_francisco
us to coral_sea
us pick us_chester
us to air_gap
us pick us_salt_lake_city
us to air_gap
us pick us_astoria
us to mid_atlantic
us pick us_tuscaloosa
us raid
us pick us_wichita
us to eastern_seaboard
us pick us_vincennes
us to air_gap
us pick us_sub_2
us to arabian_sea
us done | 1 ; 2 ; 1 ; 2 ; 1 ; 3
= d8f2aef5d9af1e34
german pick ger_tirpitz
german to baltic_sea
german pick ger_gneisenau
german to south_atlantic
german pick ger_admiral_hipper
german to barents_sea
german pick ger_nordmark
german to barents_sea
german pick ger_dithmarschen
german to barents_sea
german pick ger_michel
german to baltic_sea
german pick ita_fiume
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_01
german to bay_of_biscay
german pick ger_uboat_02
german to bay_of_biscay
german pick ger_uboat_05
german to bay_of_biscay
german pick ger_uboat_07
german to bay_of_biscay
german done
= 3670285a2f7bc2ae
british pick uk_raf_coastal
british to bay_of_biscay
= 2d2f8748d7472488
japanese done
= 13fc1515f05f4e66
us pick us_7af
us to gulf_of_alaska
= f73533741ff5f0a2
german pick ger_stuka
german to western_mediterranean
= c7b008007dec2555
british pick uk_raaf
british to indian_ocean
= d6ab1538736f5377
us pick us_5af
us to arabian_sea
= 7a62c53f3589a9bc
german pick ger_luftflotte_5
german to western_mediterranean
= 040e1ea4951dc566
british pick uk_raf_med
british to north_sea
= 8dbad55063b98213
us pick us_11af
us to coral_sea
= 3b734d63bf830241
german pick ger_fsjr
german to north_sea
= 1fee475087afe749
british pick uk_rnzaf
british to hawaiian_islands
= 8fe42a2fe9f33163
us pick us_10af
us to indonesia
= fda9cb3da2192bde
german done
= fe9e559336e67c0d
british done
= 09ee9aa8956345b5
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese done
= fc8fbda9b9fd498a
british pick uk_nelson
british to western_approaches
british pick uk_cornwall
british to home_islands
british done
= efc1f0e22ee345e1
us pick us_tuscaloosa
us to western_approaches
us done
us invert us_sub_2
us done
= 34ee66549c1d4061
german done
= b943be5ffb9011f6
british fight baltic_sea | 4
= 22cc3f4c4a97a5c2
japanese fight indonesia
= 1715c51b821b4a9b
us strike us_10af okinawa | 6 3 ; 6
us to singapore
us fight indian_ocean
= 7c74992a9cbbe52d
german fight western_approaches
= c4a47c04eca6bb2d
british fight eastern_seaboard
= 0b09b71a6fe3d28d
japanese fight bay_of_bengal
= 16d2f5cbf76f404f
us fight coral_sea
= bfb2986f42167eaf
german fight mid_atlantic
= c26afd260b91cf82
british fight caribbean_sea
= f67a6db6e598ffc8
japanese fight bismarck_sea
= 31d4972a67ce8370
us fight gulf_of_alaska
= b04d073cdd1a323f
german fight north_sea
= 613774600cd94f79
british strike uk_raf_med germany
british aim uk_raf_med ger_admiral_scheer | 4 6 ; 1
= ead55b8745c2f7d1
german drop ger_fsjr germany
= 08727c3548be1b86
british fight air_gap
= 78202457175cab61
japanese fight marshalls
= 9386fec174990194
us fight hawaiian_islands
= 0817ccd91c646c30
german fight eastern_mediterranean
= c2e1776e8f712690
british fight cape_of_good_hope
= 6c179dfb48c4eabb
japanese fight aleutians
= a06f705f3a808993
us fight home_islands
= 74d17d9b85732b97
japanese choose surface
= 7e8c1e839f5a6721
us choose surface | 1 2 2 6 ; 6 ; 4
= 2a4ed8ab2dd1d975
german fight south_atlantic
= d30282adb2f00e6f
british choose air
= 8c191d600b4951c5
german choose surface | 4 ; 6 ; 1 5 3 1 6 ; 2 1 ; 1 2 5
= 2a1fbee0943c5021
us to panama_canal
= cd794f751dea53ad
british stand
= b468d6115e83d7e9
german retreat
= 2ddf0946fdece7c9
british done
= 8289b7a26c6f278f
german to neutral_port
= 07d85f6a07822a19
british fight barents_sea | 4 5 6
= d58b15eefc8050d2
german to brest
= df8647acfa8d6aca
british choose air
= d37ea48b8626c8e6
german choose surface | 5 ; 4
= 2f3715011adb4416
british aim uk_ark_royal ger_admiral_hipper | 4 3 5
= 454651d343d91691
german to neutral_port
= fa3ae093a47204f4
japanese fight marianas
= cb9819eaf06b615a
us fight central_pacific
= adcb436bd417f751
german fight western_mediterranean
german strike ger_stuka gibraltar
german strike ger_luftflotte_5 gibraltar
german aim ger_stuka uk_cumberland
german aim ger_luftflotte_5 uk_resolution | 2 3 6 ; 2 ; 5 4 3
german to tripoli
german to taranto | 3 3
german attack ger_uboat_05 | 3
german attack ger_uboat_02 | 3
german attack ger_uboat_07 | 5 ; 5 ; 3
= 39e7795c45088645
british strike uk_raf_coastal brest | 1 5
= a9ebf7f49bb33ff8
japanese fight arabian_sea
= e366daffa560ba49
british done
= 6af8c2c9943c73bc
japanese done
= f19f8ac42555f035
us done
= 69f913ab9c037e5c
german done
= 4ee18380f9ed87de
us done | 2 2 2
= 3418484a9badb762
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_barham
british to north_sea
british pick uk_resolution
british to south_atlantic
british pick uk_hood
british to air_gap
british pick uk_anson
british to mid_atlantic
british pick uk_furious
british to barents_sea
british pick uk_ark_royal
british raid
british pick uk_hermes
british to indonesia
british pick uk_illustrious
british to western_approaches
british pick uk_formidable
british to bay_of_biscay
british pick uk_victorious
british to air_gap
british pick uk_indomitable
british to western_approaches
british pick uk_london
british to barents_sea
british pick uk_devonshire
british to north_sea
british pick uk_sussex
british to barents_sea
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to indonesia
british pick ned_de_ruyter
british to home_islands
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_2
british to eastern_seaboard
british done | 6 ; 2 ; 2
= 59014aedd913296d
japanese pick jap_takao
japanese raid
japanese pick jap_kaga
japanese to marianas
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_shokaku
japanese to central_pacific
japanese pick jap_shoho
japanese to home_islands
japanese done | 3
= 7fb693c5d788ade8
us pick fra_bearn
us to eastern_seaboard
us pick fra_foch
us to caribbean_sea
us pick us_oklahoma
us to hawaiian_islands
us pick us_pennsylvania
us to french_polynesia
us pick us_arizona
us to marshalls
us pick us_tennessee
us to gulf_of_alaska
us pick us_maryland
us to hawaiian_islands
us pick us_new_mexico
us to caribbean_sea
us pick us_mississippi
us to eastern_seaboard
us pick us_arkansas
us to south_atlantic
us pick us_south_dakota
us to mid_atlantic
us pick us_lexington_cv2
us to eastern_seaboard
us pick us_saratoga_cv3
us raid
us pick us_enterprise_cv6
us to air_gap
us pick us_yorktown_cv5
us to south_atlantic
us pick us_hornet_cv8
us raid
us pick us_pensacola
us to french_polynesia
us pick us_louisville
us to french_polynesia
us pick us_minneapolis
us to bismarck_sea
us pick us_new_orleans
us to hawaiian_islands
us pick us_northampton
us to air_gap
us pick us_chester
us to mid_atlantic
us pick us_portland
us raid
us pick us_astoria
us to air_gap
us pick us_augusta
us to caribbean_sea
us pick us_sub_1
us to coral_sea
us pick us_sub_2
us to coral_sea
us pick us_sub_3
us to coral_sea
us done | 6 ; 1 ; 5 ; 4 ; 1
= c9817c5a3b275e0d
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to south_atlantic
german pick ger_ermland
german to baltic_sea
german pick ger_dithmarschen
german to western_approaches
german pick ita_littorio
german to western_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german done | 3
german to neutral_port
= fd850ef7e05c088e
british repair uk_cumberland 1
= 7871c708ead5b367
german repair ger_admiral_scheer 1
= a06ca40e9fadcd68
british pick uk_raf_coastal
british to cape_of_good_hope
= 6036366c4b1075e2
japanese done
= d3a64e16a3190a9e
us pick us_5af
us to coral_sea
= 348729587bd1b575
german pick ger_stuka
german to north_sea
= 2fc91c442033a6dc
british done
= e81f85aad5209cc7
us pick us_7af
us to bismarck_sea
= aee1f44e85359564
german pick ger_fsjr
german to north_sea
= decfffc7de5dd22b
us pick us_11af
us to indian_ocean
= 3fd861a53a457502
german done
= c318b3a20a1ae662
us pick us_8af
us to north_sea
us pick us_13af
us to arabian_sea
us done
= ebe7d65c604b6d46
british pick uk_amph_tiger
british to barents_sea
british done
= a4fcc457961e30bf
japanese done
= de9928d883ee2c77
us pick us_amph_2ndm
us to eastern_seaboard
us done
= eb31676a593dee83
british pick uk_ark_royal
british to bay_of_biscay
british done
= 52c590d564f67597
japanese done
= 5764fa00136abb47
us pick us_saratoga_cv3
us to bay_of_bengal
us pick us_hornet_cv8
us to western_approaches
us pick us_portland
us to cape_of_good_hope
us done
us invert us_sub_2
us done
= f8a95cadcf1beedc
german invert ger_uboat_09
german done
= 1e953c24d0060a77
british fight caribbean_sea
= 855cc1f9fe17b59c
japanese fight bismarck_sea
= e91554e230906431
us fight bay_of_bengal
= 07a6e11620fa42f0
german fight baltic_sea | 1
= a492ff5b6a9628d9
british fight air_gap
= 6e9c6e5f2203dc6c
japanese fight marshalls
= 7a7a6a9d5e06a8ef
us fight central_pacific
= 39090f144fbfee44
german fight mid_atlantic
= a5a449479a433b97
british fight south_atlantic
= 120faac193e0197d
british choose air
= d831c8811a90f668
german choose surface | 6 ; 4
= 9c5c8b0a732816e5
british aim us_yorktown_cv5 ger_gneisenau | 3 1 2 3
british stand
= 780285911cdd6a82
german retreat
= 5cfda9459d4c50a4
british done
= 09ecf76ab223e715
german to germany
= 7df14031fdc5ae39
japanese fight hawaiian_islands
= 271fd6d148f1493d
us fight coral_sea
= 5e886a623fbb0da0
german fight bay_of_biscay | 5 2 4
german to brest
= d1699e3a3e383776
british bomb uk_ark_royal brest | 1 2 5
british fight western_mediterranean
= 510fb695be0a0223
japanese fight indonesia
= 3b80f782ad226870
us fight indian_ocean
= 4325486bdb1fc75f
german fight western_approaches
= 08ce6d762e096d8d
british fight barents_sea
british land uk_amph_tiger murmansk
= cfb1f4fb535320f8
japanese fight arabian_sea
= 96bc8ace38f436e6
us fight marianas
= 391b8c712b79584b
german fight cape_of_good_hope | 5 5
german torpedo ger_uboat_09 us_portland | 2
= 3d54764c80b1276a
british fight eastern_seaboard
= dad1eff522d00d77
us land us_amph_2ndm usa
= 17ff14d2838bbe90
japanese fight gulf_of_alaska
= 29ba774459fbcb17
us fight home_islands
= 823100848fde02dc
japanese choose air
= 1dd82d2cc35ee03a
us choose surface | 3 ; 4
= bd0a3c55daecefdf
japanese aim jap_shoho ned_de_ruyter | 1 6 ; 4
= 84b9dfc80d24376e
german fight eastern_mediterranean
= f7f1d125836f2a81
british strike us_8af germany
british aim us_8af ger_tirpitz | 2 3
= 9d098db8eb06c050
german strike ger_stuka england
german aim ger_stuka uk_repulse | 2 4 4
german drop ger_fsjr germany
= b81daefb88b98f01
british done
= 57388fc401d1f8fa
japanese done
= e7322ce8c9cde8e5
us done
= 06556c801d2e4165
german done
= d3c158166938b90a
japanese done
= 0bccba59c552ea14
us done | 2 5 5
= 2f26c23fa326c71d
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to air_gap
british pick uk_warspite
british to bay_of_bengal
british pick uk_valiant
british to south_atlantic
british pick uk_barham
british to north_sea
british pick uk_malaya
british raid
british pick uk_revenge
british raid
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to arabian_sea
british pick uk_hood
british to barents_sea
british pick uk_king_george_v
british to bay_of_biscay
british pick uk_howe
british to western_approaches
british pick uk_furious
british to north_sea
british pick uk_ark_royal
british to air_gap
british pick uk_eagle
british to home_islands
british pick uk_illustrious
british raid
british pick uk_victorious
british to western_approaches
british pick uk_indomitable
british raid
british pick uk_berwick
british to barents_sea
british pick uk_cornwall
british to indonesia
british pick uk_cumberland
british to caribbean_sea
british pick uk_devonshire
british to north_sea
british pick uk_sussex
british to south_atlantic
british pick uk_york
british to indonesia
british pick uk_exeter
british to bismarck_sea
british pick aus_hmas_australia
british to coral_sea
british done | 6 ; 3 ; 5 ; 1 ; 5
= ba0798271972e1ec
japanese pick jap_musashi
japanese to marianas
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_ryujo
japanese to aleutians
japanese done | 6 ; 4
= ce68dc54a8668347
us pick fra_lorraine
us raid
us pick fra_bearn
us to eastern_seaboard
us pick fra_foch
us to caribbean_sea
us pick fra_tourville
us to caribbean_sea
us pick us_california
us to hawaiian_islands
us pick us_west_virginia
us to french_polynesia
us pick us_new_mexico
us to eastern_seaboard
us pick us_new_york
us to south_atlantic
us pick us_arkansas
us to caribbean_sea
us pick us_north_carolina
us to mid_atlantic
us pick us_washington
us to hawaiian_islands
us pick us_south_dakota
us to eastern_seaboard
us pick us_indiana
us to caribbean_sea
us pick us_alabama
us to air_gap
us pick us_lexington_cv2
us to air_gap
us pick us_enterprise_cv6
us to south_atlantic
us pick us_hornet_cv8
us to air_gap
us pick us_wasp_cv7
us to mid_atlantic
us pick us_ranger_cv4
us to mid_atlantic
us pick us_pensacola
us to marshalls
us pick us_louisville
us to gulf_of_alaska
us pick us_indianapolis
us to bismarck_sea
us pick us_new_orleans
us to gulf_of_alaska
us pick us_san_francisco
us raid
us pick us_northampton
us to south_atlantic
us pick us_salt_lake_city
us to caribbean_sea
us pick us_chicago
us to air_gap
us pick us_portland
us to south_atlantic
us pick us_augusta
us to mid_atlantic
us pick us_tuscaloosa
us to air_gap
us pick us_wichita
us to eastern_seaboard
us pick us_quincy_ca39
us to eastern_seaboard
us pick us_vincennes
us to caribbean_sea
us pick us_sub_1
us to coral_sea
us pick us_sub_2
us to coral_sea
us pick us_sub_3
us to coral_sea
us done | 6 ; 5 ; 1 ; 6 ; 6 ; 3 ; 6
= 29ceffc8616d0223
german pick ger_admiral_graf_spee
german to baltic_sea
german pick ger_ermland
german to north_sea
german pick ger_pinguin
german to baltic_sea
german pick ita_vittorio_veneto
german to western_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_01
german to eastern_mediterranean
german pick ger_uboat_05
german to eastern_mediterranean
german pick ger_uboat_07
german to eastern_mediterranean
german done
german repair ger_gneisenau 2
german repair ger_gneisenau 2
= cf1b8201dac84eea
british pick uk_raf_coastal
british to cape_of_good_hope
= 96d98270a8766a68
japanese pick jap_24af
japanese to home_islands
= 4bd1e68ed57cfd1d
us pick us_5af
us to coral_sea
= 6183fcd511d765fb
german pick ita_regia_aeronautica
german to eastern_mediterranean
= 92b651792eb9e54d
british pick uk_raaf
british to indian_ocean
= ad006f4b27c32296
japanese pick jap_22af
japanese to home_islands
= 1c9e8dd1204a01e7
us pick us_7af
us to marshalls
= 134d080cc0359173
german pick ger_stuka
german to baltic_sea
= 55674843621cb3f0
british pick uk_raf_med
british to north_sea
= fffebe44aa541e25
japanese pick jap_26af
japanese to indonesia
= 5898cf99b6a003ea
us pick us_11af
us to bismarck_sea
= fd8f5e12f8e93cb0
german pick ger_fsjr
german to barents_sea
= dbcbb1040e35440d
british pick uk_rnzaf
british to coral_sea
= 97c2607a960d34d2
japanese done
= 110517f515d76181
us pick us_13af
us to gulf_of_alaska
= 952f58e05b6a08c4
german done
= 5f19fc9b8e3bd3f2
us pick us_8af
us to north_sea
us pick us_12af
us to western_approaches
us pick us_14af
us to hawaiian_islands
us done
= 4f4c6b35333df98f
british pick uk_amph_tiger
british to barents_sea
british done
= 0cdd7ad1a6a49101
japanese pick jap_snlf_kure
japanese to indonesia
japanese done
= 2d2c4e67ecfe8570
us pick us_amph_2ndm
us to south_atlantic
us done
= 9f156cc7085bdeb1
british pick uk_revenge
british to french_polynesia
british pick uk_indomitable
british to barents_sea
british done | 6
british to singapore
= c774b6a7d2646818
us pick fra_lorraine
us to barents_sea
us pick us_san_francisco
us to bismarck_sea
us done | 6
us to neutral_port
us done
= e805853c4326c9f2
german invert ger_uboat_05
german done
= 5237d4233ab4e0f8
british fight north_sea | 1 3 3 4 1 6 2 4 5
british strike uk_raf_med germany
british strike us_8af germany
british rest ger_admiral_scheer | 4 1 ; 4 4
= c9fcb5bbcfb06a02
japanese fight hawaiian_islands
= cd8862d457d3e714
us fight bismarck_sea
us strike us_11af truk | 1 5
us to guadalcanal
= 35fe71e0ab0f252d
german fight barents_sea
german drop ger_fsjr germany
= 68f5a2874f6d576d
british bomb uk_indomitable germany
british aim uk_indomitable ger_tirpitz | 5 3
british land uk_amph_tiger murmansk
british fight caribbean_sea
= c732bedae7570057
japanese fight gulf_of_alaska
= 015acc1af383f007
us fight indonesia
= c1afafa64d4b1a5e
japanese strike jap_26af singapore
japanese aim jap_26af us_minneapolis | 4 5 5
= 81fa76f4312463d8
japanese choose surface
= 3cd9b2ddf5e1e806
us choose surface | 2 ; 4
= ff96f32e1fb71a65
japanese retreat
= c07f64d394136894
us stand
us done
= 4f44ab4a0079ab01
japanese to yokosuka_navy_yard
= 97b61153d3212d7f
german fight bay_of_biscay
= 3b4ceb5e1f4344b2
british fight western_approaches
= 228bd71e0b168d67
japanese fight arabian_sea
= 37209b36d5ccafec
us fight bay_of_bengal
= b0b1eba7ec24ef51
german fight eastern_seaboard
= ba82e21ff45d4c16
british fight western_mediterranean
= b70498f012b81cb7
japanese fight french_polynesia
= e151a0b890ec6533
us fight central_pacific
= 37e942425497ef32
german fight south_atlantic
= 47b4b545615a6488
us land us_amph_2ndm gibraltar
= fe93d05a69da5bbb
british fight eastern_mediterranean | 6 ; 3
= a517649ae883a9a9
japanese fight marshalls
= ad2f1818fbffb6f7
us strike us_7af truk | 3 4
us to johnston_island
us fight marianas
= 79ad4f4aebc00a03
german fight air_gap
= 773bb10a96bc5271
british fight baltic_sea
= e11c652e5cdb0a68
german attack ger_pinguin | 5 ; 1
german strike ger_stuka leningrad
german aim ger_stuka rus_marat | 3 1 6 ; 4
= a585ef5f58b67d27
japanese fight home_islands
= f5f6325f8a098a68
japanese choose air
= 117350c15eb70625
us choose surface | 5 ; 4
= 2b70d635c5fd3a28
japanese aim jap_22af uk_eagle
japanese aim jap_24af uk_eagle | 2 5 6 ; 4 ; 2 5 5
= 812434640b291bf8
us aim uk_eagle jap_24af | 2
us fight aleutians
= 7c42f9d0145c6f46
german fight mid_atlantic
= c10f89a4ba494bec
japanese fight coral_sea
= 3b8850972405cdbe
british done
= 7fa522d778737ccc
japanese done
= c9ebba6d333a01b9
us done
= 61d37a4ed84ca890
german done
= e3a2ae95f5d2831f
us done | 4 2
= 9df256accaab6292
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_barham
british to air_gap
british pick uk_malaya
british to home_islands
british pick uk_renown
british to north_sea
british pick uk_prince_of_wales
british to mid_atlantic
british pick uk_furious
british to south_atlantic
british pick uk_hermes
british to indonesia
british pick uk_illustrious
british to barents_sea
british pick uk_formidable
british to bay_of_biscay
british pick uk_berwick
british to western_approaches
british pick uk_devonshire
british to north_sea
british pick uk_sussex
british to western_approaches
british pick uk_norfolk
british to south_atlantic
british pick aus_hmas_australia
british to coral_sea
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british done | 2 ; 2 ; 5 ; 2 ; 6
= ba1bab16d5f2893f
japanese pick jap_hyuga
japanese to marianas
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_zuikaku
japanese to central_pacific
japanese done | 2 ; 6
= 0d6718ee37321344
us pick fra_lorraine
us to caribbean_sea
us pick fra_foch
us to eastern_seaboard
us pick fra_tourville
us to eastern_seaboard
us pick us_oklahoma
us to hawaiian_islands
us pick us_arizona
us to french_polynesia
us pick us_tennessee
us to gulf_of_alaska
us pick us_maryland
us to marshalls
us pick us_west_virginia
us to hawaiian_islands
us pick us_new_york
us to south_atlantic
us pick us_texas
us to french_polynesia
us pick us_arkansas
us to eastern_seaboard
us pick us_north_carolina
us raid
us pick us_washington
us to mid_atlantic
us pick us_south_dakota
us to eastern_seaboard
us pick us_massachusetts
us to caribbean_sea
us pick us_alabama
us to air_gap
us pick us_saratoga_cv3
us to indonesia
us pick us_enterprise_cv6
us to air_gap
us pick us_wasp_cv7
us to mid_atlantic
us pick us_ranger_cv4
us to south_atlantic
us pick us_indianapolis
us to bismarck_sea
us pick us_houston
us to hawaiian_islands
us pick us_chester
us to south_atlantic
us pick us_salt_lake_city
us to eastern_seaboard
us pick us_chicago
us to caribbean_sea
us pick us_astoria
us to air_gap
us pick us_augusta
us to caribbean_sea
us pick us_quincy_ca39
us to south_atlantic
us pick us_sub_1
us to coral_sea
us pick us_sub_2
us to coral_sea
us done | 6 ; 4 ; 3 ; 3 ; 3 ; 5 ; 4 ; 6 ; 2 ; 1
= c21882581ba7f5e9
german pick ger_scharnhorst
german to baltic_sea
german pick ger_admiral_scheer
german to north_sea
german pick ger_thor
german to bay_of_biscay
german pick ger_kormoran
german to north_sea
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_zara
german to eastern_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german done
= 34639b1bd9a8b020
british repair uk_cumberland 1
british repair rus_marat 2
british pick uk_raf_coastal
british to cape_of_good_hope
= aa738e3a4081afde
japanese pick jap_21af
japanese to home_islands
= 22418b9a22a8470b
us pick us_5af
us to coral_sea
= ba033f61983b56f0
german done
= fb56f305cf4d4b1f
british pick uk_raaf
british to bismarck_sea
= b839d8c547a96899
japanese pick jap_25af
japanese to home_islands
= 0a7ca594d224a222
us pick us_11af
us to bay_of_bengal
= 8fca4fe8e3f72ea4
british done
= 3d24d8376bbbbaa5
japanese done
= 7fd9bbdc6ccb46fe
us pick us_7af
us to indian_ocean
us pick us_10af
us to arabian_sea
us pick us_8af
us to western_approaches
us pick us_13af
us to hawaiian_islands
us done
= aaeb146e4ded883b
british done
= 10661dfc34ed379a
japanese done
= e78b3ca7804362e8
us pick us_amph_2ndm
us to bay_of_biscay
us pick us_amph_7thi
us to air_gap
us done
us pick us_north_carolina
us to barents_sea
us done | 2
us done
= ab30b5bfdb5e93d1
german invert ger_uboat_13
german done
= 0c1f163031441184
british fight north_sea | 5 1
= 0348b5e003cecb4c
german to neutral_port
= 7db453cfc7046130
british choose surface
= 0a67f73bd7e76e65
german choose surface | 6 4 1 ; 1 ; 3
german aim ger_admiral_scheer uk_renown | 6 3 ; 5
= 469356d702ab435e
british retreat
= 0bf25b5b5d26e040
german stand
= e42860640869508b
british to england
= c5556c0bd24409a7
japanese fight bay_of_bengal
= 647bcba9860122b3
us fight arabian_sea
= 790c48d491d2a380
german fight air_gap
= 065750e0e4127ed5
british fight caribbean_sea
= 3770fcf0b11a8e83
japanese fight gulf_of_alaska
= 8d132f8ea8183cc9
us fight central_pacific
= 075db934417441ab
german fight eastern_mediterranean
= 052586bc264ec1c6
british fight cape_of_good_hope | 5 4 ; 4
= 70cec88d994ad9ff
japanese fight indian_ocean
= e586191476993104
us fight home_islands
= 20b8930732b2e90d
japanese choose air
= 8428861dbac6e3a6
us choose surface | 3 ; 5
= 6d55b68354d8d796
japanese aim jap_21af uk_malaya
japanese aim jap_25af uk_malaya | 4 6 2 ; 5 ; 4 6 5 ; 5
= 1079ae91f3e80ebf
german fight bay_of_biscay | 6 6 4 2 5 3
= cef38cde169ea86e
us land us_amph_2ndm england
= 039082f71ee02f68
british fight western_mediterranean
= f9b1939e1dddcb0b
japanese fight marshalls
= 96eefd0a95372e20
us fight bismarck_sea
us strike uk_raaf truk | 4 2
= 51b19a0dd9effc4d
british to lae
= 310ac1027d1fa0d2
german fight western_approaches
= f3e04ac0c4a1195f
british fight barents_sea
= 7d78469a1c7613c5
japanese fight hawaiian_islands
= 3f30014a83b184f7
us fight indonesia
us bomb uk_hermes okinawa
us bomb us_saratoga_cv3 okinawa | 4 ; 6 3 6 4 ; 1 3
= d2177fe4cad7ba79
german fight baltic_sea
german attack ger_pinguin | 2 ; 6
= 1cbd5cc218e4f3b5
british fight eastern_seaboard
= 2fc339089060ffb3
japanese fight coral_sea
= 2dc80c72490e85be
us fight french_polynesia
= 93a562e737ea33b1
german fight south_atlantic
= 1cd127e4ab0e17d6
british done
= 87a1512a114809f6
japanese done
= 4b9c81de53076dcc
us done
= 14994d63e8241ee4
german done
= a95e93a398dd9112
us done | 3 6 6
= f9ed8b57f6793546
british pick uk_rodney
british raid
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_warspite
british to home_islands
british pick uk_valiant
british to mid_atlantic
british pick uk_barham
british raid
british pick uk_ramillies
british to indian_ocean
british pick uk_repulse
british to air_gap
british pick uk_king_george_v
british to north_sea
british pick uk_duke_of_york
british to south_atlantic
british pick uk_howe
british to barents_sea
british pick uk_glorious
british to air_gap
british pick uk_hermes
british to indonesia
british pick uk_formidable
british to western_approaches
british pick uk_victorious
british raid
british pick uk_kent
british to indonesia
british pick uk_cumberland
british to bay_of_biscay
british pick uk_london
british to bay_of_biscay
british pick uk_sussex
british raid
british pick uk_shropshire
british to arabian_sea
british pick uk_norfolk
british to western_approaches
british pick uk_exeter
british to bismarck_sea
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to coral_sea
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_hk_group_2
british to eastern_seaboard
british done | 5 ; 6 ; 2 ; 1 ; 4 ; 4 ; 3 ; 5
= 9124f8acd9af5294
japanese pick jap_hiei
japanese raid
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_chokai
japanese to marianas
japanese pick jap_tone
japanese to marianas
japanese pick jap_kinugasa
japanese to central_pacific
japanese pick jap_shoho
japanese to marianas
japanese pick jap_ryuho
japanese raid
japanese done | 1
= 8a47f20ff46c7835
us pick fra_bearn
us to eastern_seaboard
us pick fra_tourville
us to caribbean_sea
us pick us_pennsylvania
us raid
us pick us_arizona
us to hawaiian_islands
us pick us_west_virginia
us to french_polynesia
us pick us_colorado
us to caribbean_sea
us pick us_idaho
us to eastern_seaboard
us pick us_texas
us to gulf_of_alaska
us pick us_arkansas
us to south_atlantic
us pick us_north_carolina
us to air_gap
us pick us_washington
us to hawaiian_islands
us pick us_massachusetts
us to south_atlantic
us pick us_alabama
us to mid_atlantic
us pick us_ranger_cv4
us to eastern_seaboard
us pick us_essex_cv9
us to air_gap
us pick us_independence_cvl22
us to caribbean_sea
us pick us_princeton_cvl23
us to mid_atlantic
us pick us_belleau_wood_cvl24
us to air_gap
us pick us_cowpens_cvl25
us to south_atlantic
us pick us_monterey_cvl26
us to eastern_seaboard
us pick us_indianapolis
us to bismarck_sea
us pick us_new_orleans
us to marshalls
us pick us_northampton
us to caribbean_sea
us pick us_chester
us to mid_atlantic
us pick us_salt_lake_city
us to caribbean_sea
us pick us_chicago
us to caribbean_sea
us pick us_astoria
us to air_gap
us pick us_tuscaloosa
us to caribbean_sea
us pick us_sub_1
us to arabian_sea
us pick us_sub_5
us to coral_sea
us done | 2 ; 1 ; 2 ; 3 ; 3 ; 6 ; 3
= f409b9d33c140170
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_zara
german to western_mediterranean
german pick ita_trento
german raid
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german done
= 87ce677930360174
british repair rus_marat 1
british repair rus_marat 1
= bc20b394ce1844ec
german repair ger_admiral_scheer 1
= 7507fb624798cf59
british pick uk_raf_med
british to cape_of_good_hope
= 1dcf4abdf386c72a
japanese pick jap_21af
japanese to central_pacific
= d472327f4553fee6
us pick us_7af
us to coral_sea
= fbdd216fd100fe9f
german pick ger_stuka
german to north_sea
= 1a1fdcaa3a85da83
british pick uk_raaf
british to bay_of_bengal
= b6227ac7d86c77e3
japanese done
= d656e11907629465
us pick us_5af
us to arabian_sea
= 9f6dcf5954fce559
german done
= 0ddf49400243d3f7
british pick uk_raf_coastal
british to north_sea
= d26d79a6885a3506
us pick us_10af
us to marshalls
= c373738c0a988733
british pick uk_rnzaf
british to indonesia
= 7fb9879a278ffff1
us pick us_11af
us to bismarck_sea
us pick us_13af
us to aleutians
us done
= 4b96f20c539d0233
british pick uk_amph_tiger
british to western_approaches
british done
= a31fb868eeafd0f8
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= 53584de285a76136
us pick us_amph_1stm
us to mid_atlantic
us pick us_amph_3rdm
us to mid_atlantic
us pick us_amph_7thi
us to air_gap
us pick us_amph_27thi
us to air_gap
us done
= 40e130de894add0f
british pick uk_rodney
british to barents_sea
british pick uk_victorious
british to western_approaches
british done
= 06931cf809ed65d2
japanese pick jap_ryuho
japanese to home_islands
japanese done
= 4bddf0e3659c2fac
us pick us_pennsylvania
us to hawaiian_islands
us done
= f7e1cbf7da0834fd
german done
= 591ea61b91cd53a5
us done
= eeeda09dbe97c52a
german invert ger_uboat_11
german done
= db9c034f27696972
british fight barents_sea
= 1f5411c95c87cf3e
japanese fight indian_ocean
= a9b7f0247413f9a0
us fight french_polynesia
= 7a7a64387c73594d
german fight bay_of_biscay
= 1fde0b2f87b20b8c
british fight western_approaches
british land uk_amph_tiger england
= 9b4dd6299993db72
japanese fight home_islands
= 5f5670fad3feef83
japanese choose air
= a471756da692f39e
us choose surface | 2 ; 5 ; 6 5 5 6 ; 3 6
= e8d8587f823a3b03
japanese retreat
= 3d3a0251757a2c3e
us stand
us pursue uk_warspite 1
= ed7a5f844a190328
japanese choose surface
= a810ef4efdbea5af
us choose surface | 2 2 6 6 ; 3 5
us fight arabian_sea
= 861813e6ec06c897
german fight south_atlantic
= fbe73a524a3104cf
british fight mid_atlantic
= 2b6e0fb4278024e2
japanese fight gulf_of_alaska
= c8179188ec35918f
us fight marianas
= 8d9d021bd5a83d47
german fight north_sea
= d8470972902e4a1b
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_bismarck | 1 4
= bd84ae8600a86f44
german strike ger_stuka england
german aim ger_stuka uk_illustrious | 5 3 2 ; 3
= 8f5692dfc9e21232
british fight eastern_seaboard
= bab031d3b377a6f8
japanese fight central_pacific
= fa8fbc0a1e47b096
us fight bismarck_sea
us strike us_11af truk | 4 4
us to guadalcanal
= b41230b3a1296c77
german fight baltic_sea | 6 ; 1
= 9b8515a32b0ca913
british fight caribbean_sea
= ddb5e7882da73ff6
japanese fight indonesia
= 03967ce22c44d9b0
us strike uk_rnzaf okinawa | 3 3
= 27edf14bf59b00e1
british to singapore
= 16a6702fb093d003
us bomb uk_hermes okinawa | 6 ; 3
us fight bay_of_bengal
= 566dfad9e84d96a7
german fight western_mediterranean
= 1d73cd3ef7520e21
british fight air_gap
= 3d7a31362f6d4507
japanese fight hawaiian_islands
= ea98fd80db8b2a94
us fight aleutians
= 5d4c0492e7710f76
german fight cape_of_good_hope | 6 6 ; 4
= 1cbf8b9feeb75ff0
japanese fight marshalls
= a9791126aaf43fad
us strike us_10af truk | 5 2
us to johnston_island
= 7a9205b6119cc03b
british done
= 7159f18dfb293236
japanese done
= 446a4d4bb7207df9
us done
= 6e855775596e7569
german done
= ac4e0f72144c2632
us done | 4 1 1
= fdd3b2786d8e94ae
british pick uk_warspite
british to home_islands
british pick uk_valiant
british to mid_atlantic
british pick uk_barham
british to western_approaches
british pick uk_ramillies
british raid
british pick uk_hood
british to north_sea
british pick uk_king_george_v
british to air_gap
british pick uk_prince_of_wales
british to south_atlantic
british pick uk_duke_of_york
british to barents_sea
british pick uk_anson
british to western_approaches
british pick uk_howe
british to bay_of_biscay
british pick uk_glorious
british to western_approaches
british pick uk_furious
british to mid_atlantic
british pick uk_illustrious
british to air_gap
british pick uk_indomitable
british to north_sea
british pick uk_berwick
british to air_gap
british pick uk_cornwall
british to indonesia
british pick uk_cumberland
british raid
british pick uk_london
british to air_gap
british pick uk_shropshire
british to indonesia
british pick uk_norfolk
british to western_approaches
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
british done | 2 ; 3 ; 4 ; 2 ; 2 ; 6 ; 2
= 0fc380dfd009e376
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_ashigara
japanese to marianas
japanese pick jap_kinugasa
japanese to marianas
japanese pick jap_kako
japanese raid
japanese pick jap_ryujo
japanese to marianas
japanese pick jap_shoho
japanese to home_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 4 ; 3
= 58bcff76565febc5
us pick fra_lorraine
us to caribbean_sea
us pick fra_tourville
us raid
us pick us_oklahoma
us to hawaiian_islands
us pick us_arizona
us to french_polynesia
us pick us_tennessee
us to marshalls
us pick us_california
us to gulf_of_alaska
us pick us_maryland
us to hawaiian_islands
us pick us_new_mexico
us to eastern_seaboard
us pick us_mississippi
us raid
us pick us_new_york
us to south_atlantic
us pick us_texas
us to french_polynesia
us pick us_north_carolina
us to eastern_seaboard
us pick us_washington
us to hawaiian_islands
us pick us_south_dakota
us to caribbean_sea
us pick us_alabama
us to mid_atlantic
us pick us_iowa
us to mid_atlantic
us pick us_new_jersey
us raid
us pick us_lexington_cv2
us to air_gap
us pick us_saratoga_cv3
us to bismarck_sea
us pick us_yorktown_cv5
us to air_gap
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_wasp_cv7
us to eastern_seaboard
us pick us_essex_cv9
us to south_atlantic
us pick us_lexington_cv16
us to air_gap
us pick us_bunker_hill_cv17
us to caribbean_sea
us pick us_intrepid_cv11
us to south_atlantic
us pick us_hornet_cv12
us to mid_atlantic
us pick us_independence_cvl22
us to air_gap
us pick us_princeton_cvl23
us to south_atlantic
us pick us_belleau_wood_cvl24
us raid
us pick us_monterey_cvl26
us raid
us pick us_langley_cvl27
us to eastern_seaboard
us pick us_cabot_cvl28
us to south_atlantic
us pick us_pensacola
us to marshalls
us pick us_indianapolis
us to indonesia
us pick us_minneapolis
us to home_islands
us pick us_new_orleans
us to french_polynesia
us pick us_san_francisco
us to coral_sea
us pick us_houston
us raid
us pick us_portland
us to south_atlantic
us pick us_wichita
us to eastern_seaboard
us pick us_quincy_ca39
us to eastern_seaboard
us pick us_baltimore_ca68
us to caribbean_sea
us pick us_sub_2
us to coral_sea
us pick us_sub_4
us to coral_sea
us pick us_sub_5
us to coral_sea
us pick us_sub_6
us to coral_sea
us done | 4 ; 4 ; 5 ; 2 ; 5 ; 6 ; 2 ; 5
= 8472bdb4d7e8608c
german pick ger_bismarck
german to baltic_sea
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to barents_sea
german pick ger_admiral_hipper
german to south_atlantic
german pick ger_atlantis
german to barents_sea
german pick ita_gorizia
german to western_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_13
german to western_mediterranean
german done
= 58e5007099f0e25a
british pick uk_raf_med
british to eastern_mediterranean
= 1b5b8b05d82c69b6
japanese pick jap_24af
japanese to central_pacific
= cf6fa323b7b90b06
us pick us_5af
us to coral_sea
= 9624a0daa6b31f44
german pick ger_stuka
german to western_mediterranean
= 0ed3eecca6a33342
british pick uk_raaf
british to bay_of_bengal
= d70a6a61ad389f31
japanese done
= 803384a02453a775
us pick us_7af
us to arabian_sea
= d0656bb1151ad3b9
german done
= 5c0273a5a2e7ee82
british done
= 7b0d2652ff6fc08e
us pick us_11af
us to indonesia
us pick us_10af
us to indian_ocean
us pick us_13af
us to indonesia
us pick us_12af
us to cape_of_good_hope
us pick us_15af
us to north_sea
us pick us_20af
us to aleutians
us done
= 04c293bd0fea1ea5
british done
= 4387ebfcb73125cb
japanese done
= 53c134f17cff81f3
us pick us_amph_1stm
us to air_gap
us pick us_amph_2ndm
us to barents_sea
us pick us_amph_3rdm
us to caribbean_sea
us done
= 522cd0e5ba7bfc76
british pick uk_cumberland
british to western_approaches
british done
= 92ae9fab9c74d671
japanese done
= 04af121101b4ccc3
us pick fra_tourville
us to western_approaches
us pick us_belleau_wood_cvl24
us to barents_sea
us done
= 8ffee71b2e1bd095
japanese done
= 39fce0101bf7d0f4
us invert us_sub_6
us done
= 0a7c61e49e1dcabb
german done
= 754ca20302356ebe
british fight air_gap
= 8fa02e511c4e7d10
japanese fight arabian_sea
= 0942a0159302b529
us fight aleutians
= 89531e0d76062ae7
german fight eastern_mediterranean
= 57484aae84c2afa7
british strike uk_raf_med taranto
british aim uk_raf_med ita_roma | 2 2
british fight barents_sea | 2 6 6 3
= eeea1d840d4a6cc3
british choose air
= 5554226f2db98bab
german choose surface | 4 ; 6 ; 6 2 6 6 ; 5 1 6 ; 2 1 3
= a8cc7efeb2a39f3d
us land us_amph_2ndm murmansk
= df3da0ea406711ca
british bomb us_belleau_wood_cvl24 germany
british aim us_belleau_wood_cvl24 ger_admiral_graf_spee | 1 5 ; 1
= 759bb439f9fc3eac
japanese fight bismarck_sea
= d28f24576dbcb784
us bomb us_saratoga_cv3 truk | 1 6 2 1 ; 2
us fight bay_of_bengal
= 0531a2345f8769a0
german fight western_approaches
= ba5781e0d5f5cd1c
british fight north_sea
british strike us_15af germany
british aim us_15af ger_fsjr | 2 1
= ff909a879e214d3f
japanese fight indonesia
= 8898cf008f31a7ca
us fight gulf_of_alaska
= c7bb605224ce4732
german fight baltic_sea
= f30bc1bb0cb49749
british fight cape_of_good_hope | 3 4 ; 2 ; 2 ; 4
= 58e8a885c55408a7
japanese fight marianas
= efad96604af7a967
us fight marshalls
= 8984f4f5b266ed93
german fight mid_atlantic
= e152ecbdb687b728
british fight south_atlantic
= 51c35fda1b9199be
british choose air
= 23b913aada759c82
german choose surface | 2 ; 5 ; 5 1 6 4 ; 5 ; 2 6 2 4 ; 6 ; 6 ; 2
german aim ger_admiral_hipper uk_prince_of_wales | 3
= 263a80526c087c88
japanese fight hawaiian_islands | 6 2 5
= 9a32537cf2888d1c
us fight central_pacific
= b5df37117da0db7e
german fight bay_of_biscay
= 99e1959ec4a99a66
british fight caribbean_sea
= 4d13fa3ec3dd5278
us land us_amph_3rdm panama_canal
= 8172f267879895b2
japanese fight indian_ocean
= 732bf018bd3c0e70
us fight french_polynesia
= 9df2da4108509dc2
german fight western_mediterranean | 5
german strike ger_stuka gibraltar | 3 6 2 ; 3
german to toulon
= 39eb1b96bb961561
japanese fight coral_sea
= 1f01925d53ecbcac
japanese choose air
= 431440a663324a1f
us choose surface | 2 ; 6 ; 2 4 1 5 ; 1
= f69aa3d6d3c32a14
japanese to yokosuka_navy_yard
= 5e9d9accf1ded939
british done
= a1eb63c1bb6e3cc3
japanese done
= 5ff380643941c3e6
us done
= 6b4dfff6dc60df6e
german done
= a766a44dfd56acf0
japanese done
= c5eac9e0cf5416be
us done | 5 3 5
= 56acf0eb633d7029
british pick uk_resolution
british to south_atlantic
british pick uk_hood
british to western_approaches
british pick uk_king_george_v
british to air_gap
british pick uk_prince_of_wales
british to north_sea
british pick uk_furious
british to mid_atlantic
british pick uk_hermes
british raid
british pick uk_illustrious
british to barents_sea
british pick uk_indomitable
british to barents_sea
british pick uk_indefatigable
british to western_approaches
british pick uk_implacable
british to bay_of_biscay
british pick uk_berwick
british to north_sea
british pick uk_cornwall
british to indonesia
british pick uk_cumberland
british to north_sea
british pick uk_devonshire
british to mid_atlantic
british pick uk_sussex
british to mid_atlantic
british pick uk_norfolk
british to air_gap
british pick aus_hmas_australia
british to coral_sea
british pick uk_hk_group_1
british to eastern_seaboard
british done | 5 ; 3 ; 3
= 9e62ac0e70e02d9a
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_chokai
japanese raid
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_kitakami
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese done
= 743cfe8ea2b02dce
us pick fra_lorraine
us to western_mediterranean
us pick us_california
us to hawaiian_islands
us pick us_maryland
us to central_pacific
us pick us_colorado
us to eastern_seaboard
us pick us_idaho
us to caribbean_sea
us pick us_texas
us to french_polynesia
us pick us_arkansas
us to air_gap
us pick us_north_carolina
us to mid_atlantic
us pick us_washington
us to hawaiian_islands
us pick us_south_dakota
us to south_atlantic
us pick us_massachusetts
us to eastern_seaboard
us pick us_indiana
us to air_gap
us pick us_alabama
us to south_atlantic
us pick us_saratoga_cv3
us to indonesia
us pick us_yorktown_cv5
us raid
us pick us_hornet_cv8
us to mid_atlantic
us pick us_wasp_cv7
us to caribbean_sea
us pick us_ranger_cv4
us to eastern_seaboard
us pick us_essex_cv9
us to air_gap
us pick us_lexington_cv16
us to eastern_seaboard
us pick us_bunker_hill_cv17
us raid
us pick us_hornet_cv12
us to caribbean_sea
us pick us_franklin_cv13
us raid
us pick us_wasp_cv18
us to mid_atlantic
us pick us_cowpens_cvl25
us to south_atlantic
us pick us_monterey_cvl26
us to air_gap
us pick us_bataan_cvl29
us to air_gap
us pick us_louisville
us to gulf_of_alaska
us pick us_indianapolis
us to marianas
us pick us_minneapolis
us to bismarck_sea
us pick us_new_orleans
us to gulf_of_alaska
us pick us_houston
us to marshalls
us pick us_northampton
us raid
us pick us_chester
us to air_gap
us pick us_salt_lake_city
us to eastern_seaboard
us pick us_chicago
us to mid_atlantic
us pick us_portland
us to air_gap
us pick us_astoria
us to eastern_seaboard
us pick us_tuscaloosa
us to eastern_seaboard
us pick us_wichita
us to mid_atlantic
us pick us_vincennes
us to caribbean_sea
us pick us_baltimore_ca68
us to south_atlantic
us pick us_boston_ca69
us raid
us pick us_canberra_ca70
us to eastern_seaboard
us pick us_quincy_ca71
us to south_atlantic
us pick us_sub_2
us to coral_sea
us pick us_sub_5
us to coral_sea
us pick us_sub_6
us to coral_sea
us done | 5 ; 1 ; 2 ; 4 ; 5 ; 1 ; 2 ; 4 ; 3
= 01d4828dea3b1875
german pick ger_lutzow_pb
german raid
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_dithmarschen
german to south_atlantic
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_zara
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_14
german to cape_of_good_hope
german pick ger_uboat_xxi_1
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done
= 346c50f019aba3f9
japanese repair jap_kaga 1
japanese repair jap_kaga 1
= b059ec0910a4bd15
german repair ger_admiral_graf_spee 1
= 91edc6ee776fe75f
british pick uk_raf_med
british to cape_of_good_hope
= c9555df2830be066
japanese pick jap_23af
japanese to home_islands
= adb1ad335fa2619b
us pick us_7af
us to coral_sea
= 7020128f7e5da460
german done
= 01411ce6912e07ca
british pick uk_raaf
british to bismarck_sea
= 9d18f030a3b07fdd
japanese done
= 34b4f86ffd27b060
us pick us_8af
us to western_approaches
= a237f42a315cce95
british pick uk_rnzaf
british to marianas
= 4870b6c9ceed7add
us pick us_5af
us to arabian_sea
= 7ddce5170a7fccc5
british done
= 86a4b5d989c94917
us pick us_13af
us to bay_of_bengal
us pick us_12af
us to western_mediterranean
us pick us_20af
us to marshalls
us done
= 7428676b7dfe605c
british done
= 12e5b0f0120ebb4b
japanese done
= 076e54d19ce4ca7b
us pick us_amph_1stm
us to south_atlantic
us pick us_amph_3rdm
us to french_polynesia
us pick us_amph_4thm
us to eastern_seaboard
us pick us_amph_7thi
us to eastern_seaboard
us pick us_amph_27thi
us to south_atlantic
us done
= 494e7962ff1abc78
british pick uk_hermes
british to indian_ocean
british done
= a5e0b0f9aa10477f
japanese done
= 951388969860013e
us pick us_yorktown_cv5
us to western_approaches
us pick us_franklin_cv13
us to barents_sea
us done
= 767cb760630e903c
german pick ger_lutzow_pb
german to bay_of_biscay
german done
= bd665f7d235817de
us done
= f9b7654ab75f22f1
german done
= 047b9ffa0c1e8fbc
british fight north_sea
= 163413e024e08be8
japanese fight indonesia
= 3efb4fb4c201d0e5
us fight coral_sea
= f08b78399be06e73
german fight eastern_seaboard
= ab301b16dcb98d96
us land us_amph_4thm usa
us land us_amph_7thi usa
= 4a6f0bc9001685d5
british fight western_approaches
= ffc1aec788598a5a
japanese fight gulf_of_alaska
= bd42928b7ebfe43a
us fight bay_of_bengal
= 836e0a60f3750dcc
german fight air_gap
= f069ea38715e8984
british fight caribbean_sea
= dffffcfddc76dda1
japanese fight home_islands
= 29c5d8f76d217693
us fight hawaiian_islands
= ffd9f064438b9a34
german fight cape_of_good_hope | 2 6 ; 4 ; 5
= 962045cd1fcf0684
british fight baltic_sea
= 48033b4c02d2d256
japanese fight marianas
= cec9ed832158057c
us strike uk_rnzaf truk | 3 2
us fight bismarck_sea
us strike uk_raaf truk | 3 3
= f54d18effedbf80b
british to lae
= e8ded2246ff9766d
german fight south_atlantic | 5 1 6 6 5 3 2 6 3 4 3 6 3 6
= 86affd44f7aa2506
us land us_amph_27thi gibraltar
us land us_amph_1stm gibraltar
= ce31f1cbb22a5c63
british fight barents_sea
british bomb us_franklin_cv13 germany
british aim us_franklin_cv13 ger_admiral_graf_spee | 2 2 3 5 ; 6
= 6fa5d9804e6e74f8
japanese fight central_pacific
= efc49425f2d8290a
us fight marshalls
us strike us_20af truk | 4 2
us to johnston_island
= 4556c10a1e69363e
german fight eastern_mediterranean
= f9df087bb5655445
british fight western_mediterranean | 5 4
british strike us_12af taranto
british aim us_12af ita_littorio | 2 2
= a270ad43cc3d7942
japanese fight indian_ocean
= ed0351f7ae4a0e0c
us fight arabian_sea
= 39b51c1c848c8614
german fight mid_atlantic
= 9816483dce23dd2b
british choose air
= f1d2e64f0d3d479d
german choose surface | 5 ; 3
= ba2c92db4e9b77ce
british aim uk_implacable ger_lutzow_pb | 6 5 5 ; 4
= 8498ca1a6928ae35
us land us_amph_3rdm maloelap
= a052c98ea1ef50cb
british done
= 31682c60f14b26d5
japanese done
= 9808c5f42af91384
us done
= e3677612a968fef7
german done
= 864ef1bf39a3b13f
end 2270 over 864ef1bf39a3b13f1d3c833eeeb0bb6c 1e548296a38a859f
