flagplot 1
game admirals-war 1
scenario standard
options {"players":"four","victory":"individual","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Each for himself: Britain has most points, and its ally has not lost"
dice fast 2
start 515bc27a00f4f03fb8f04b2704678691
british done
= d29954ec29bb0f97
us done
= a22d09f5b569a2be
japanese force jap_kaga
japanese done
= 354c6488568e7896
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
= 34d47707db24df0c
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
= 163493307bef4b8b
us pick fra_dunkerque
us to south_atlantic
us pick fra_algerie
us to eastern_mediterranean
us pick fra_foch
us to eastern_mediterranean
us pick us_pensacola
us to central_pacific
us done | 2
= 1d32f846266fa110
german pick ger_lutzow_pb
german raid
german pick ger_dithmarschen
german to eastern_seaboard
german pick ger_orion
german to barents_sea
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
german to barents_sea
german pick ita_10mas
german to western_mediterranean
german done
= 85d38c9cced7c1b9
british pick uk_raf_coastal
british to bay_of_biscay
= 3b2c48ed2b347ba4
japanese done
= 7b0447020a3528d5
german pick ger_stuka
german to barents_sea
german done
= 63ed750c279209b6
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese done
= 10e94412cb5345d9
british pick uk_valiant
british to eastern_seaboard
british pick uk_furious
british to mid_atlantic
british done | 5
british to neutral_port
= ebeb6482c0a9567d
japanese sail
japanese done
= 302d3dd6ff3c8364
german done
german done
= 5ea655f53a563b44
japanese aim jap_kaga us_nevada | 5 6 3 1 ; 5 2
japanese aim jap_kaga us_nevada | 1 4 3 2
japanese stay | 1 6 3 1
= 9d9774250702309f
us stay
= ecdc8ba346233910
japanese choose surface
= 3b31491d6598cb28
us choose air | 4 ; 6
= d89235e19f3a87ee
japanese aim jap_kaga us_san_francisco | 6 5 1 6 ; 6 4 4
= eb30dca0923b6f98
us aim us_saratoga_cv3 jap_kaga
us aim us_7af jap_kaga | 1 1 2 4 ; 1 1
= b7ad36687b10c799
japanese to truk
= af5bec7288009b2c
british fight cape_of_good_hope
= 2fd2539c59da7b89
japanese fight central_pacific
= 2678c1ee0fa6cae8
us fight bay_of_bengal
= eeab76d00919ab88
german fight mid_atlantic
= 444ebb2d9cd18172
british fight eastern_mediterranean
= c9fc86e200648166
japanese fight home_islands
japanese land jap_snlf_yokosuka okinawa
= 371ad9bb04adc74c
us fight bismarck_sea
= 3d0a27895e0ff0dd
german fight south_atlantic
= 5bbdf02255074584
british fight bay_of_biscay
= b794a6f6d01b606a
german fight western_approaches
= e45a774f27b18681
british fight barents_sea | 3 ; 4
= 44b6dffc0c87e3c7
german fight eastern_seaboard | 1 ; 3
= abde8d4a40b1a88b
british fight caribbean_sea
= 2ce529368283a93e
german fight air_gap
= 47660cce204fc493
british fight north_sea | 3 ; 3
= 3e839e0cd46b9fd9
british choose surface
= 97ad6bf2713e5177
german choose surface
= 2ab987fe894059ba
british aim uk_ramillies ita_trento | 1 5 5 2 ; 2 4 1 4 ; 1
= 8a8ec57860ed0863
german to taranto
= a6a3afcc9dd4ea29
british stand
= 6f7d0ed2ce402883
german stand
= 0c0e773a907698bf
british choose surface
= 0b5e16ded725c96e
german choose surface | 1 6 2 3 ; 1 ; 4 1 2 1
= 908505a9bbd4b094
british stand
= ce2f581ab681a736
german stand
= 728fe02ed1a293fb
british choose surface
= 35e120799e2b964f
german choose surface | 4 2 2 3 ; 5 2 1 5
= c85dc271c3a6fbfb
british to brest
british done
= 0263f2ad3e608b7e
japanese done
= 036a10b7480582ef
us done
= 3360f650199d9793
german done | 1 4 ; 1 2 ; 5 1 ; 6 6 ; 3 6 ; 1 2 ; 4 3 ; 2 2 ; 5 4 ; 4 4 ; 1 2 ; 4 5 ; 1 5 ; 4 3 ; 3 2
= 51176f4b546889cd
british pick uk_rodney
british to western_approaches
british pick uk_valiant
british to mid_atlantic
british pick uk_barham
british to north_sea
british pick uk_malaya
british to home_islands
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to air_gap
british pick uk_renown
british to barents_sea
british pick uk_repulse
british to bay_of_biscay
british pick uk_king_george_v
british raid
british pick uk_prince_of_wales
british raid
british pick uk_glorious
british to western_approaches
british pick uk_ark_royal
british raid
british pick uk_eagle
british to cape_of_good_hope
british pick uk_hermes
british to indonesia
british pick uk_formidable
british to western_approaches
british pick uk_berwick
british to barents_sea
british pick uk_cumberland
british to western_mediterranean
british pick uk_london
british to air_gap
british pick uk_devonshire
british to air_gap
british pick uk_sussex
british to bay_of_biscay
british pick uk_dorsetshire
british raid
british pick ned_de_ruyter
british to indonesia
british pick uk_hk_group_1
british to eastern_seaboard
british done | 4 ; 1 ; 6 ; 1 ; 4 ; 2
= 0eb1cfad20929d5f
japanese pick jap_ashigara
japanese raid
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_tone
japanese to marianas
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_hosho
japanese to marianas
japanese done | 3 ; 6
= b419c2b55cc7fd9c
us pick us_west_virginia
us to bismarck_sea
us pick us_new_mexico
us to eastern_seaboard
us pick us_enterprise_cv6
us to bay_of_bengal
us pick us_ranger_cv4
us to caribbean_sea
us pick us_louisville
us to home_islands
us pick us_chester
us to home_islands
us pick us_augusta
us to mid_atlantic
us pick us_tuscaloosa
us to south_atlantic
us pick us_vincennes
us to air_gap
us done | 5
= 05587749cdcc5cda
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ger_uboat_01
german to western_approaches
german pick ita_10mas
german to eastern_mediterranean
german done | 6
= 707ad388ee92e967
us repair us_nevada 3
= 137aa6a4322d67c3
german repair ita_conte_di_cavour 1
= 14bb99e1ecade54c
british pick uk_raf_coastal
british to western_mediterranean
= 71fb498eaf19f4e0
japanese done
= 6bc76fa21563e3c8
us done
= 7c736c1caa684f6d
german pick ger_luftflotte_5
german to north_sea
= a312fbad6e067c35
british pick uk_raf_med
british to north_sea
= b090681dc641cbf3
german done
= 1137a4b7f75647f8
british done
= 4f65802fbb04833e
japanese done
= 65ad6ad1081a1016
british pick uk_dorsetshire
british to arabian_sea
british done
= c2f5daceceb64d1b
japanese done
= 51c17a87d7fc3ba5
german done
= d1cef77d06e248f4
british fight barents_sea | 6 1
= b34ce20fc7d484bc
japanese fight arabian_sea
= 04d2d0d30a89faef
us fight indonesia
= 3b0366c781dda358
british bomb uk_hermes okinawa | 2
= 0e51da2ec1b0b676
german fight eastern_seaboard | 5 ; 6
= 7bf4b95fa996f167
british fight eastern_mediterranean | 3
= 7a3a66d52414303a
japanese fight bismarck_sea
= 1499145c9218eff0
us fight home_islands
= f5320387e1b7702d
german fight bay_of_biscay
= 527e8e5de3563896
british fight north_sea
british strike uk_raf_med germany
british aim uk_raf_med ger_lutzow_pb | 2 6 ; 2
= 74d8326a74732be4
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_prince_of_wales | 1 4 5
= c236d70b75ae8145
japanese fight bay_of_bengal
= c290b460a33c987d
us fight central_pacific
= ca3c9756649efbf6
german fight south_atlantic
= a5664a49261c4df7
british fight caribbean_sea
= 194aedd788ff0fff
japanese bomb jap_hosho philippines
japanese aim jap_hosho us_5af | 2
= 258529726c8c8c54
german fight western_mediterranean
= e2493603137bab96
british strike uk_raf_coastal taranto
british aim uk_raf_coastal ita_pola | 2 4
british to malta
british fight mid_atlantic
= 51b1bab43422e4bc
german fight western_approaches | 6 3 1 5 1 1 1
= c8dcee9beef76aa1
british choose air
= 8040e421603d5212
german choose surface | 4 ; 5
= 212cb7d6dac8900e
british aim uk_rodney ger_admiral_graf_spee | 5 1 5 5 3
= 60ae2e11f4df1f02
german aim ger_gneisenau uk_formidable | 6 1 1 ; 3 ; 6 4 ; 4
= 08739067b2799eaf
british to usa
= afd849b97b393b40
german to brest
= 81cd18abea1b2400
british stand
= 2de61bcd27e4644c
german stand
= a667c26439ce8b73
british choose air
= ab4ac00ec263a339
german choose surface | 4 ; 3
= e5d79aa50033e731
british aim uk_glorious ger_gneisenau | 5 2
= 64abbf698df4a38d
german to brest
= ee503eeb1d6e76b0
british fight air_gap
= 149e18cdecde350a
german fight baltic_sea
= 670c010ea34f52bc
british done
= f4bf90b1ecdf9b3c
japanese done
= 9e216e23edf0bfcf
us done
= c6440b8935600bb5
german done
= e00004b70ec2e84c
us to philippines
us to singapore
us to singapore
us to singapore
us to philippines
us to singapore
us to singapore
us to philippines
us to philippines
us to singapore
us to philippines
us to philippines
us to singapore
us to philippines
us to singapore
us done | 4 4 4
= ca480c6382109d2f
british pick uk_nelson
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_barham
british to air_gap
british pick uk_malaya
british to home_islands
british pick uk_revenge
british to indonesia
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to barents_sea
british pick uk_hood
british to south_atlantic
british pick uk_repulse
british raid
british pick uk_prince_of_wales
british to bay_of_biscay
british pick uk_ark_royal
british to western_approaches
british pick uk_hermes
british to arabian_sea
british pick uk_indomitable
british to air_gap
british pick uk_berwick
british to western_approaches
british pick uk_cornwall
british to arabian_sea
british pick uk_suffolk
british to air_gap
british pick uk_london
british to north_sea
british pick uk_sussex
british to north_sea
british pick uk_shropshire
british to indian_ocean
british pick uk_norfolk
british to north_sea
british pick uk_york
british raid
british pick uk_exeter
british raid
british pick aus_hmas_australia
british raid
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to bismarck_sea
british pick uk_hk_group_1
british to eastern_seaboard
british done | 3 ; 4 ; 4 ; 1 ; 6
= f85440475a38a5c2
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_aoba
japanese raid
japanese pick jap_kinugasa
japanese raid
japanese pick jap_kako
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese done
= 72de93505a87ca09
us pick us_arkansas
us to eastern_seaboard
us pick us_saratoga_cv3
us to marianas
us pick us_hornet_cv8
us to caribbean_sea
us pick us_minneapolis
us to bismarck_sea
us pick us_tuscaloosa
us to eastern_seaboard
us pick us_sub_1
us to hawaiian_islands
us done
= 632cd65c0e52779f
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_atlantis
german to baltic_sea
german pick ita_littorio
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_zara
german to eastern_mediterranean
german done
= 4b6ea31f0a8ebabf
british repair uk_formidable 2
= a1e1dc52251ff9e3
us repair uk_rodney 3
us repair uk_rodney 1
us repair us_nevada 4
= cec76f932620bac4
british pick uk_raf_med
british to cape_of_good_hope
= 49668f73425e27f5
japanese done
= 674cb0879c5278e5
us done
= 8bdd70577417f2ac
german pick ita_regia_aeronautica
german to barents_sea
= 4bbe0f28b194b53e
british pick uk_raf_coastal
british to north_sea
= 7dfb537cd626d6e3
german done
= 3119cc33c5101b8b
british pick uk_raaf
british to hawaiian_islands
british done
= fdd9a957a43c0f18
japanese done
= 0b1ebf8f0b26e201
british pick aus_hmas_australia
british to coral_sea
british done
= 566c32602e2db85a
japanese done
= 0328ed285d91cfb4
us done
= 152704ee2aded5bb
british fight eastern_seaboard | 2 6
= 54acd26b34bdca4b
japanese fight hawaiian_islands
= dda552831707d471
us fight indonesia
= 6704ee7fb63c20e2
german fight bay_of_biscay
= a5fef2f06c98d3f6
british fight south_atlantic
= 6ad9aa0545b98e26
japanese fight home_islands
= 24aab342c5fbd347
japanese choose air
= 089d5afd21f56ff2
british choose surface | 5 ; 1
= f505add1a3acde87
japanese aim jap_akagi uk_malaya
japanese aim jap_zuiho uk_malaya | 2 2 1 6 ; 1 ; 2 2
= 4248d288dc51e5ba
british retreat
= 573d47df2350274c
japanese stand
japanese ignore jap_kongo
japanese pursue jap_mogami 1
japanese done
= 310855eda57638c4
japanese choose air
= eeaec0a13a1bb371
british choose surface | 1 ; 3 ; 1 ; 1 2 5 5
= f4f367b50fd396b2
japanese to yokosuka_navy_yard
= f12c0ce341c170a9
british to australia
= 75bacb03b12c9753
us fight coral_sea
= 7f18bfd4cd399671
german fight western_approaches
= 5ac6f613ff8a5ded
british fight eastern_mediterranean
= 2b5be03c3e36e178
japanese fight arabian_sea
= 55e741b80465c98c
us fight marianas
us bomb us_saratoga_cv3 truk | 4 2 5 1 ; 3
= 1a353539d186a132
german fight cape_of_good_hope
= ae61d2cd4552397c
british fight caribbean_sea
= 4d0ffc826eff6076
japanese fight indian_ocean
= 93858b6c3c481064
german fight baltic_sea | 4
= cd296a691484bf6e
british fight north_sea
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_admiral_hipper | 3 3
= d8d0c76280607602
german fight barents_sea
= 5409bcb195ca0139
british choose surface
= d9b2096807a9746f
german choose air | 6 ; 5
german to brest
= 9cee57877842c77d
british fight air_gap
= 18d3594b6256746d
german fight mid_atlantic
= 31d199fe2f71f0cc
british done
= 6309811d1244d335
japanese done
= 6e728ab3f7d9f0c0
us done
= c1700fd53786b28f
german done
= 803a70d0f3aaacaf
us done | 6 1 1
= 0284164d5a9579d9
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_malaya
british to coral_sea
british pick uk_royal_sovereign
british to home_islands
british pick uk_resolution
british to mid_atlantic
british pick uk_renown
british to north_sea
british pick uk_repulse
british raid
british pick uk_prince_of_wales
british raid
british pick uk_glorious
british to air_gap
british pick uk_eagle
british to arabian_sea
british pick uk_hermes
british to indonesia
british pick uk_victorious
british to barents_sea
british pick uk_indomitable
british raid
british pick uk_kent
british to indian_ocean
british pick uk_berwick
british raid
british pick uk_cornwall
british to indonesia
british pick uk_cumberland
british raid
british pick uk_suffolk
british to south_atlantic
british pick uk_devonshire
british to south_atlantic
british pick uk_sussex
british to air_gap
british pick uk_dorsetshire
british to cape_of_good_hope
british pick ned_de_ruyter
british to bismarck_sea
british pick uk_hk_group_2
british to eastern_seaboard
british done | 5 ; 6 ; 1 ; 5
= 5db064b44e0f7492
japanese pick jap_fuso
japanese raid
japanese pick jap_hiei
japanese raid
japanese pick jap_haruna
japanese to marianas
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_chikuma
japanese raid
japanese pick jap_shokaku
japanese to central_pacific
japanese pick jap_shoho
japanese to marianas
japanese done | 1 ; 4
= 739619bd31285ff2
us pick us_pennsylvania
us to bismarck_sea
us pick us_west_virginia
us to hawaiian_islands
us pick us_washington
us to eastern_seaboard
us pick us_enterprise_cv6
us to french_polynesia
us pick us_yorktown_cv5
us to home_islands
us pick us_wasp_cv7
us to caribbean_sea
us pick us_indianapolis
us raid
us pick us_northampton
us to indian_ocean
us pick us_chester
us to gulf_of_alaska
us pick us_salt_lake_city
us to bay_of_bengal
us pick us_astoria
us to air_gap
us pick us_tuscaloosa
us to south_atlantic
us done | 6
= aa5aff448f4dbc44
german pick fra_jean_bart
german to bay_of_biscay
german pick ger_ermland
german to baltic_sea
german pick ita_fiume
german to western_mediterranean
german pick ita_gorizia
german to western_mediterranean
german pick ita_trieste
german raid
german pick ger_uboat_03
german to baltic_sea
german pick ger_uboat_05
german to baltic_sea
german pick ita_10mas
german to eastern_mediterranean
german done
= 2a919eff3bf8b559
japanese repair jap_kaga 1
japanese repair jap_kaga 1
= 79b6d5f80990f63f
german repair ger_lutzow_pb 2
= c345e518203bd5e7
british pick uk_raf_coastal
british to north_sea
= 10228df3b857d28f
japanese pick jap_23af
japanese to marshalls
= 01a51af31b31e9a7
us done
= be9eb6a5d3c9a05f
german pick ger_stuka
german to eastern_mediterranean
= e61bc5e890cfac77
british pick uk_raf_med
british to western_approaches
= 2bf9ca5c9eb2c34f
japanese pick jap_22af
japanese to home_islands
= ca77e01cd5cf0b55
german pick ger_luftflotte_5
german to baltic_sea
= 06b8daa622746fb1
british pick uk_raaf
british to indonesia
= 8ee1117abee9a8fb
japanese pick jap_25af
japanese to home_islands
= c37b102b17d3f9de
german pick ita_regia_aeronautica
german to western_mediterranean
= 79a95bf0fa113b95
british pick uk_rnzaf
british to gulf_of_alaska
= 2ded3c9d001c9eaa
japanese done
= 98be4862ee4a7719
german done
= 864d7e81809f19a8
british done
= f5f5ea595a9e5319
japanese done
= 2df21ffa6b0f3a4a
british pick uk_repulse
british to cape_of_good_hope
british pick uk_prince_of_wales
british to south_atlantic
british pick uk_indomitable
british to air_gap
british pick uk_cumberland
british to indian_ocean
british done | 6
british to murmansk
= 0f9e913361cc70ec
japanese done
= 27a876e44f2f8ab7
us done
= c0dadbd76417b07d
german done
german invert ger_uboat_05
german done
= 61ee129aae0d49f3
british fight western_mediterranean
= 58fd008640d91ea1
japanese fight french_polynesia
= e0709be1175e0f72
us fight indian_ocean
= 1315c1ef8bab705a
german fight eastern_mediterranean | 6
german strike ger_stuka suez
german aim ger_stuka uk_warspite | 1 1 3
german to tripoli
= e5455f0bbf9c6fdf
british fight barents_sea
= cefc5a0869208413
japanese fight bay_of_bengal
= 4c6837bc34475d98
us fight marshalls
= 372a27c752b092b5
german fight caribbean_sea
= 6cb7ce6d0f39e9c4
british fight western_approaches
= cdb3f4beba643587
japanese fight indonesia
= a717668422f44038
british strike uk_raaf okinawa | 3 2
british to singapore
british bomb uk_hermes okinawa | 2
= c2ffa48f96a6d005
us fight marianas
= 7a778e6bc9bc9ab4
japanese bomb jap_shoho philippines
japanese aim jap_shoho us_new_orleans | 1 3
= 7f3172722ffe4c41
german fight north_sea
= 8e26c60b2234b714
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_admiral_hipper | 2 5
british fight cape_of_good_hope
= 60528b7c9328ad21
japanese fight gulf_of_alaska
= f1e5e6559a3ca639
us fight central_pacific
= 667c0295f82f6c38
german fight air_gap
= b8fe29267a11fbf0
british fight baltic_sea
= b5a390213f0cfffb
german attack ger_uboat_03 | 6 ; 5
german strike ger_luftflotte_5 leningrad
german aim ger_luftflotte_5 rus_marat | 4 5 2
= 5d00be1e785d4504
japanese fight hawaiian_islands
= df8bf7e0a38a1e87
us fight bismarck_sea
= 852c97e01307ad9f
german fight eastern_seaboard
= b2584ef2842f7d70
british fight south_atlantic
= 6dcaa96cca989510
japanese fight arabian_sea
= 410925aef055ee2a
us fight home_islands
= ee26e5f196f17f0c
japanese choose air
= 4aadcc9ba6355e90
us choose surface | 6 ; 5
= e4501da5103ee092
japanese rest uk_royal_sovereign | 5 1 5 ; 1 2 6 ; 2
= f963f1bb7d86f64d
us aim us_yorktown_cv5 jap_25af | 1 2 2 1
= 18c0b594df694c9d
british to singapore
= ef8730a237a21c79
japanese stand
= 3f01d7d2f5d86760
us retreat
us to pearl_harbor
= 1157e74dc6e809f3
german fight bay_of_biscay
= 547d710c96a301ce
british done
= 7e40f67cf37e8d65
japanese done
= a83cda7618904ecc
us done
= babd9ef1626eaf69
german done
= 54b142539c11a011
us done | 2 6 2
= 5e57ebb7a458221c
british pick uk_nelson
british to western_approaches
british pick uk_valiant
british to mid_atlantic
british pick uk_barham
british to air_gap
british pick uk_royal_sovereign
british to home_islands
british pick uk_hood
british to north_sea
british pick uk_renown
british to barents_sea
british pick uk_repulse
british to western_approaches
british pick uk_king_george_v
british raid
british pick uk_prince_of_wales
british to bay_of_biscay
british pick uk_duke_of_york
british to barents_sea
british pick uk_anson
british to air_gap
british pick uk_ark_royal
british to north_sea
british pick uk_eagle
british to eastern_mediterranean
british pick uk_hermes
british to indonesia
british pick uk_illustrious
british raid
british pick uk_formidable
british to western_approaches
british pick uk_indomitable
british to western_approaches
british pick uk_suffolk
british to mid_atlantic
british pick uk_london
british to north_sea
british pick uk_shropshire
british to indonesia
british pick uk_norfolk
british to mid_atlantic
british pick uk_york
british to cape_of_good_hope
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to bismarck_sea
british pick rus_oktyabrskaya_revolutsiya
british raid
british done | 1 ; 3 ; 4 ; 6 ; 6 ; 4 ; 1 ; 1
= 9abd030e8919a098
japanese pick jap_musashi
japanese to marianas
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_chikuma
japanese raid
japanese done | 6 ; 4
= d5071893ce318767
us pick us_oklahoma
us to bismarck_sea
us pick us_arizona
us raid
us pick us_texas
us to south_atlantic
us pick us_pensacola
us to indian_ocean
us pick us_northampton
us to bay_of_bengal
us pick us_salt_lake_city
us to hawaiian_islands
us pick us_astoria
us to eastern_seaboard
us pick us_sub_3
us to hawaiian_islands
us done | 4 ; 6
= e48f5319bda3c550
german pick ger_tirpitz
german to baltic_sea
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_admiral_hipper
german raid
german pick ger_ermland
german to north_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_roma
german raid
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_05
german to caribbean_sea
german pick ger_uboat_07
german to caribbean_sea
german pick ger_uboat_08
german to caribbean_sea
german pick ger_uboat_09
german to caribbean_sea
german done | 1
= 8a673de03ecfe191
british repair uk_malaya 1
= 0785f6416a9dbbf2
japanese repair jap_kaga 1
= 9fa800c59c54374c
british pick uk_raf_coastal
british to eastern_seaboard
= 27881d44d1d6278f
japanese done
= 9677de9bc5d78030
us pick us_11af
us to hawaiian_islands
= 457dde1c9cdc13f3
german pick ger_stuka
german to north_sea
= bd18edb567fd1be8
british pick uk_raf_med
british to cape_of_good_hope
= 7c16381d6208f90d
us pick us_7af
us to coral_sea
= 1171c99cfab8800d
german pick ger_fsjr
german to eastern_mediterranean
= babc143ca396f13c
british done
= dad2c785ac6bdcee
us pick us_8af
us to caribbean_sea
= e6c2764527235383
german done
= 79581c6b3fa665f9
us done
= 416f86dc71d5550f
british done
= 3b9aabc955035b18
japanese pick jap_snlf_yokosuka
japanese to home_islands
japanese done
= fa10913bd545ca44
us done
= 58f3e4410c7094c3
british pick uk_king_george_v
british to barents_sea
british done
= d49036183e1d9857
japanese done
= df6798e7fa4633cf
us done
= 2f7542b516514ffc
german pick ger_admiral_hipper
german to north_sea
german done
= 53cb6229eada10bb
us invert us_sub_3
us done
= 0e0d60d0e9f69d09
german done
= a7a44b261169aed8
british fight baltic_sea | 2
= be76a5449cdb5d86
japanese fight coral_sea
= ccbb960cd923acff
us fight bay_of_bengal
= df66de550294e676
german fight mid_atlantic
= 13ca105ed2e42da8
british fight south_atlantic
= 837f37f3e1404350
japanese fight central_pacific
= 6a8a1bf91cdb767d
us fight hawaiian_islands
= 9ce9f1f30a3c74de
german fight north_sea | 1 2 5 1 3
german to neutral_port
german strike ger_stuka england
german aim ger_stuka uk_berwick | 4 5 6 ; 5 1
= 37f6a930f6da6933
british choose air
= 904efb686b75649d
german choose surface | 4 ; 4
= 6ddd125fd372a2dd
british aim uk_ark_royal ger_admiral_hipper | 2 3 6 ; 2 ; 5 4 3 2 ; 3
= fd7f5bf06617ece9
german to neutral_port
= 382f0631e615017a
british fight bay_of_biscay
= 813cf1f080b8545e
japanese fight home_islands
= 854dd4c164a57de6
japanese choose surface
= 8a7ba5cccd5c23d4
british choose surface | 3 5 1 3 ; 3 4 5 6 ; 5
british to singapore
= a2d20274d5f48144
japanese land jap_snlf_yokosuka okinawa
= 316acddf0826e6aa
us fight bismarck_sea
= a8bfb0425c215dbe
german fight western_mediterranean
= 76729afa793062c0
british fight eastern_mediterranean
= f4c3ddcc0ffaf43f
german drop ger_fsjr malta
= 9918fa5730d16d18
british choose air
= 447c28dec6dd174f
german choose surface | 5 ; 3
= f6d41ac85fc8cbb8
british aim uk_eagle ita_fiume | 1
british retreat
= 5f6078d612f3cc01
german stand
german done
= ecf24c719f49d074
british to neutral_port
= bf5d1d08674eb293
japanese fight indian_ocean
= eb55cfddc1468055
us fight indonesia
= 4493941c733e7b3a
british bomb uk_hermes okinawa | 2
= 7d0baa38c20af278
german fight caribbean_sea | 6 1 ; 2 ; 2 ; 3
= 2ac3c6bfda604253
british fight cape_of_good_hope
= 35c3558579b53da5
german fight western_approaches
= 253f394937535c97
british choose air
= f36a749b011afb27
german choose surface | 6 ; 1
= 63764912f3fedc8a
british rest ger_admiral_graf_spee | 5 5 ; 4 2
= b1d47ce7937dcea3
german to germany
= 74edffbe8be651b4
british fight eastern_seaboard
= 7dc9d322f6278361
german fight barents_sea
= a96aaec2edea047f
british done
= c98a3e2a50f6332e
japanese done
= 9af8c9a34d90be3f
us done
= c3f2e18542d7da49
german done
= 3ce0867b93b2693f
us done | 1 3 5
= bbbe8faa259d7ee1
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_warspite
british to bay_of_bengal
british pick uk_valiant
british to south_atlantic
british pick uk_malaya
british to home_islands
british pick uk_revenge
british to indonesia
british pick uk_ramillies
british to north_sea
british pick uk_hood
british to air_gap
british pick uk_repulse
british to barents_sea
british pick uk_king_george_v
british to mid_atlantic
british pick uk_prince_of_wales
british to bay_of_biscay
british pick uk_duke_of_york
british to western_approaches
british pick uk_anson
british to barents_sea
british pick uk_hermes
british to arabian_sea
british pick uk_illustrious
british to north_sea
british pick uk_formidable
british to air_gap
british pick uk_victorious
british to western_approaches
british pick uk_indomitable
british to air_gap
british pick uk_cornwall
british to arabian_sea
british pick uk_suffolk
british to mid_atlantic
british pick uk_london
british to mid_atlantic
british pick uk_devonshire
british to western_approaches
british pick uk_norfolk
british to north_sea
british pick uk_dorsetshire
british to indian_ocean
british pick uk_exeter
british raid
british pick rus_kirov
british to baltic_sea
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british done | 3 ; 1 ; 6 ; 4 ; 3
= e19e5b845910ecf2
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_tone
japanese raid
japanese done
= f40e2b5d00e982d1
us pick us_maryland
us to bismarck_sea
us pick us_idaho
us to eastern_seaboard
us pick us_texas
us to caribbean_sea
us pick us_arkansas
us to mid_atlantic
us pick us_massachusetts
us to south_atlantic
us pick us_indiana
us to eastern_seaboard
us pick us_alabama
us to mid_atlantic
us pick us_lexington_cv2
us to air_gap
us pick us_saratoga_cv3
us to home_islands
us pick us_enterprise_cv6
us to hawaiian_islands
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_indianapolis
us to indian_ocean
us pick us_astoria
us to caribbean_sea
us pick us_augusta
us to caribbean_sea
us pick us_tuscaloosa
us to eastern_seaboard
us pick us_sub_3
us to coral_sea
us done | 5 ; 1 ; 5 ; 2
= 77ca91d56dd7df39
german pick fra_jean_bart
german to bay_of_biscay
german pick ger_admiral_hipper
german to cape_of_good_hope
german pick ger_pinguin
german to north_sea
german pick ger_kormoran
german to baltic_sea
german pick ita_vittorio_veneto
german to western_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german pick ita_10mas
german to eastern_mediterranean
german done | 3
= 685fe23809a75740
british repair uk_royal_sovereign 1
british repair uk_royal_sovereign 1
british pick uk_raf_med
british to cape_of_good_hope
= fa5d2a71a69501af
japanese pick jap_26af
japanese to french_polynesia
= 56757f683b7edcd9
us pick us_7af
us to coral_sea
= fe4f888ff56543ad
german pick ger_luftflotte_5
german to western_mediterranean
= 7d3e21c9b9dc03c0
british pick uk_raf_coastal
british to western_approaches
= 64af1a37dae0b721
japanese pick jap_25af
japanese to central_pacific
= 6d12e0b66fdc09f6
us pick us_5af
us to marshalls
= 918be23d9eb5662e
german done
= d6997db837d04be0
british pick uk_rnzaf
british to gulf_of_alaska
= e475a509aa916b19
japanese done
= 3d6afdf788b8d7ce
us pick us_8af
us to north_sea
= ea85d2fdb1c3adc6
british pick uk_raaf
british to hawaiian_islands
= 436bbe64bd8b0ae8
us pick us_14af
us to indonesia
us done
= 7f2feaa16660a5ae
british done
= 01f55eb5afb9bf3d
japanese pick jap_snlf_sasebo
japanese to marianas
japanese done
= 2c44e7917d92f9ad
us pick us_amph_1stm
us to south_atlantic
us pick us_amph_7thi
us to air_gap
us done
= f20554d39d4523f5
british done
= 59721f28e591cd5e
japanese done
= 8928610e21348202
us invert us_sub_3
us done
= 14abc3d8abb449ae
german done
= 01ed2269c9a46e04
british fight eastern_seaboard
= 25f8cfb5c390a144
japanese fight arabian_sea
= f4c0fa773c37e3f4
us fight french_polynesia
= f11c62587f12632f
german fight air_gap
= 745246b5b9a4b675
british fight eastern_mediterranean | 4
= 4fbdd742973ad735
japanese fight central_pacific
= 524d6673e094644b
us fight bismarck_sea
= ad94c323e33b77fe
german fight western_mediterranean
german strike ger_luftflotte_5 gibraltar | 1 6 6 ; 4 5
german to taranto
= 192ce25630d360c6
british fight caribbean_sea
= 81f8a808e8a1f6e0
japanese fight hawaiian_islands
= 824fd5d788b84ca3
us fight marianas
= 1c1dfe6dd2b0ad4e
japanese land jap_snlf_sasebo saipan
= e5809b0e02e26bac
german fight south_atlantic
= 2c338ef710576545
us land us_amph_1stm gibraltar
= 9944505b503245dd
british fight barents_sea
= 076749329a714a8e
japanese fight indian_ocean
= d1b8a8c3ef098768
us fight indonesia
us strike us_14af okinawa | 2 3
us to philippines
= c7290218d99c60d5
german fight mid_atlantic
= 5b8f11e6cd46937a
british fight north_sea | 2 4 4 2 3 4 4 ; 2
british strike us_8af germany
british aim us_8af ger_tirpitz | 6 2 ; 3
= 527ba94e66276b90
japanese fight bay_of_bengal
= 1c0adce3c9996482
us fight coral_sea
= 3ae83cef0f6e4adb
german fight western_approaches
= 017014d4ccb9906f
british fight cape_of_good_hope | 5 5 ; 1
= 9d209f524d77c597
british choose air
= 53a4b71fccb6ad28
german choose surface | 5 ; 6
= eb8dba0b50b9290a
british aim uk_raf_med ger_admiral_hipper | 4 5
= d039e87a55bc5676
japanese fight gulf_of_alaska
= 52152862cd8aa8d5
us fight marshalls
us strike us_5af truk | 6 1 ; 5
= 17cf8eb3c4c1b75d
german fight bay_of_biscay
= a13f059e7b1d1700
british choose surface
= 2913058a1ffa2dd6
german choose surface | 1 1 2 6 ; 6 ; 6 1 5 4 ; 3
= 0053b3d3a4fa5f38
british to gibraltar | 6 ; 6
= 047e5abed7095867
us bomb us_saratoga_cv3 yokosuka_navy_yard
us aim us_saratoga_cv3 jap_musashi | 6 6 6 4 ; 1 3 3
= 4ca8fe5f16a30106
british done
= b6762fe758260da3
japanese done
= 7b17f77c67404cc0
us done
= e980d0594eb8c3ca
german done
= 18dca9bbd83f9b67
us done
= 8f53c4c2b6fe60c7
german done | 4 1 5
= 1438c4373d3a4320
british pick uk_nelson
british raid
british pick uk_warspite
british to home_islands
british pick uk_malaya
british to indonesia
british pick uk_revenge
british to marianas
british pick uk_ramillies
british to western_approaches
british pick uk_renown
british raid
british pick uk_king_george_v
british to air_gap
british pick uk_duke_of_york
british to north_sea
british pick uk_glorious
british to mid_atlantic
british pick uk_ark_royal
british to barents_sea
british pick uk_hermes
british to bay_of_bengal
british pick uk_illustrious
british to south_atlantic
british pick uk_victorious
british to bay_of_biscay
british pick uk_indomitable
british raid
british pick uk_kent
british to bismarck_sea
british pick uk_cornwall
british to indian_ocean
british pick uk_cumberland
british to bismarck_sea
british pick uk_london
british to western_approaches
british pick uk_sussex
british to western_approaches
british pick uk_york
british raid
british pick uk_exeter
british to home_islands
british pick aus_hmas_australia
british raid
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
british done | 4 ; 1 ; 5 ; 4
= 686c56bbdef8608a
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese done
= 3d1e7a17f8655831
us pick us_pennsylvania
us to home_islands
us pick us_colorado
us to eastern_seaboard
us pick us_mississippi
us to caribbean_sea
us pick us_new_york
us to south_atlantic
us pick us_texas
us to air_gap
us pick us_yorktown_cv5
us to hawaiian_islands
us pick us_wasp_cv7
us to mid_atlantic
us pick us_new_orleans
us to bay_of_bengal
us pick us_astoria
us to eastern_seaboard
us pick us_augusta
us to mid_atlantic
us pick us_wichita
us to south_atlantic
us pick us_vincennes
us to air_gap
us pick us_sub_1
us to coral_sea
us pick us_sub_2
us to coral_sea
us done | 2 ; 4 ; 6 ; 3
= 2246cac23d83ad0b
german pick ger_tirpitz
german to baltic_sea
german pick ger_admiral_scheer
german to western_approaches
german pick ger_admiral_hipper
german to south_atlantic
german pick ger_prinz_eugen
german raid
german pick ger_nordmark
german to western_approaches
german pick ger_michel
german to western_approaches
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_zara
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done | 3 ; 5 ; 1
german to brest
= 62f347155b7cd2cd
british repair uk_prince_of_wales 1
= d02884c0cb8d8da9
japanese repair jap_kaga 1
japanese repair jap_musashi 2
japanese repair jap_musashi 2
japanese repair jap_musashi 2
japanese repair jap_kaga 1
= ceef87ad3ca494ab
british pick uk_raf_med
british to cape_of_good_hope
= 643a0f4cfb300713
japanese pick jap_24af
japanese to central_pacific
= 75d595ddee1d0234
us pick us_13af
us to coral_sea
= e9ffb6dec3e2c92f
german pick ger_luftflotte_5
german to western_mediterranean
= 8d9c023c8ba5cb6c
british pick uk_raf_coastal
british to western_approaches
= 24bd9d38f8f177ca
japanese pick jap_25af
japanese to french_polynesia
= 7211396b6d5613a4
us done
= b64e6543346e933e
german pick ita_regia_aeronautica
german to eastern_mediterranean
= 0464ef0a377ebf0f
british pick uk_raaf
british to marshalls
= dc3ce23970fc361f
japanese done
= 8d5b9666a513b706
german done
= e1213bc34f5699fd
british done
british pick uk_amph_tiger
british to north_sea
british done
= b1df8418305cf2ca
japanese done
= 416551c4c9bdcce7
us done
= 56ae868e848171ad
british pick uk_nelson
british to barents_sea
british pick uk_york
british to arabian_sea
british pick aus_hmas_australia
british to indian_ocean
british done
= 34cccae6ad95d7f4
german done
= 80ac8290fe96436b
us invert us_sub_2
us done
= c812022468ca9f18
german invert ger_uboat_11
german done
= cca24724c3726448
british fight air_gap
= 8681e6daaefe0da4
japanese fight bay_of_bengal
= af8956ade17a494e
us fight marshalls
= af31a6ab7f89a1c3
british strike uk_raaf truk | 3 1
= f963f4863b1208e6
german fight cape_of_good_hope | 4 3 ; 5 ; 4
= f6c20503ae058c84
british fight south_atlantic
= 9ff9faef644cf0d1
british choose air
= e5836d5c758bfeac
german choose surface | 2 ; 4 ; 2 5 5 2 ; 2
= 01202cc3ccf88cec
japanese fight arabian_sea
= a322ab8b5ecddfb5
us fight indonesia
= 9efa3d118c379ba7
german fight western_approaches | 4 2 4 3 2 ; 2
= cf2e598adadcebd9
british choose air
= b60b0e211006dbbe
german choose surface | 2 ; 5
= 22bf8390db15e798
british to simons_town | 2 4 6 1 ; 6 ; 2 ; 6 ; 6
= 67d505356ddc202f
german aim ger_admiral_scheer uk_sussex | 4 2
= e48f0f767e3a0c3e
british to neutral_port
british fight baltic_sea | 3
= 7997d45164f01ab6
japanese fight indian_ocean
= fdac2359aff9c519
us fight hawaiian_islands
= 407385fa69f378ce
german fight eastern_mediterranean
= 04086d0a147b4021
british fight eastern_seaboard
= 0cad1a8be081ca02
japanese fight marianas
= 3819965c6cb45f11
us fight french_polynesia
= 508aa21769d80f4b
japanese strike jap_25af johnston_island
japanese aim jap_25af us_5af | 3 3 2
= b4f39bb73909aa60
german fight mid_atlantic
= 0934ea25172ab81c
british fight caribbean_sea
= d413146b0a0ee16e
japanese fight bismarck_sea
= 46b26d4aa214cb01
us fight home_islands
= c96b0ecc533b6755
japanese choose air
= 5893cfb647737ca4
us choose surface | 3 ; 5
= e9c5ac6ab6b8db10
japanese rest us_pennsylvania | 4 ; 6 ; 2
= c593334e36c01a9f
us rest jap_ashigara | 1 1 4 5 ; 2 ; 5 1 5 4
us to singapore
= 6623757abad236ce
japanese to truk
= 194adb2efe44c24e
british retreat
= 89f68904aa0e007b
japanese stand
= 4f8d9709542cc5a2
british group uk_exeter 2
= d462148e72af470e
japanese done
= 7e3639ac80851564
british to trincomalee
british to pearl_harbor
= bdf1373a0baf2d65
german fight north_sea
= e0d1f1cbd6a4af12
british land uk_amph_tiger england
british fight barents_sea
= a763e0fd68f5dc56
japanese fight central_pacific
= e10dd2bbe531c75b
german fight bay_of_biscay | 6
german strike ger_luftflotte_5 gibraltar
german aim ger_luftflotte_5 uk_prince_of_wales | 1 6 4 ; 3
german to tripoli
= 865164ce88a95486
british done
= 7f7a587552414bde
japanese done
= 63edf03b53e68ce3
us done
= 0c72fc1333f3987c
german done
= 17ff9dbd2a429a36
us done | 6 3 1
= f765331674c45e37
british pick uk_rodney
british to air_gap
british pick uk_valiant
british to mid_atlantic
british pick uk_barham
british to western_approaches
british pick uk_malaya
british to home_islands
british pick uk_royal_sovereign
british to indonesia
british pick uk_revenge
british to marianas
british pick uk_prince_of_wales
british to south_atlantic
british pick uk_anson
british to north_sea
british pick uk_howe
british to barents_sea
british pick uk_eagle
british to cape_of_good_hope
british pick uk_hermes
british to arabian_sea
british pick uk_formidable
british to western_approaches
british pick uk_victorious
british to bay_of_biscay
british pick uk_kent
british to bismarck_sea
british pick uk_cornwall
british to indian_ocean
british pick uk_cumberland
british raid
british pick uk_london
british to south_atlantic
british pick uk_devonshire
british to western_approaches
british pick uk_shropshire
british raid
british pick uk_dorsetshire
british to bismarck_sea
british pick uk_york
british raid
british pick uk_exeter
british to hawaiian_islands
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to coral_sea
british pick rus_marat
british to baltic_sea
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british pick uk_hk_group_6
british to eastern_seaboard
british done | 5 ; 5 ; 4 ; 3 ; 5 ; 4 ; 5
= 5fd6ee10e3954615
japanese pick jap_ashigara
japanese to french_polynesia
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_shoho
japanese to central_pacific
japanese pick jap_iboat_1
japanese to french_polynesia
japanese pick jap_iboat_2
japanese to french_polynesia
japanese done | 4 ; 5
= 5594c48b57dd1a38
us pick fra_strasbourg
us to eastern_seaboard
us pick fra_algerie
us to caribbean_sea
us pick us_maryland
us to home_islands
us pick us_arkansas
us to caribbean_sea
us pick us_north_carolina
us to eastern_seaboard
us pick us_hornet_cv8
us raid
us pick us_bunker_hill_cv17
us to air_gap
us pick us_cowpens_cvl25
us to mid_atlantic
us pick us_monterey_cvl26
us to south_atlantic
us pick us_new_orleans
us raid
us pick us_houston
us to marshalls
us pick us_chester
us to hawaiian_islands
us pick us_salt_lake_city
us to hawaiian_islands
us pick us_tuscaloosa
us to caribbean_sea
us pick us_wichita
us raid
us pick us_sub_5
us to hawaiian_islands
us done | 6
= c89796a8487e2a32
german pick ger_scharnhorst
german to north_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_prinz_eugen
german to north_sea
german pick ger_nordmark
german to bay_of_biscay
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_04
german to western_mediterranean
german pick ger_uboat_05
german to western_mediterranean
german pick ger_uboat_06
german to western_mediterranean
german pick ger_uboat_10
german to western_mediterranean
german pick ger_uboat_12
german to western_mediterranean
german pick ita_10mas
german to western_mediterranean
german done
= 743850d60733eba9
british repair us_pennsylvania 2
= 6c79a42ad2211840
japanese repair jap_kaga 2
japanese repair jap_musashi 1
= 08bbcf68e25344ac
german repair ger_tirpitz 2
= 28a2696a306e9ffb
british pick uk_raaf
british to hawaiian_islands
= 3e2d9334fbebff72
japanese pick jap_23af
japanese to french_polynesia
= 8e84d09e3d7e6c34
us pick us_15af
us to north_sea
= f33fe9c5646e7229
german pick ger_stuka
german to western_mediterranean
= 878dd3ead5b2b850
british pick uk_raf_coastal
british to bay_of_biscay
= c9dd9b64912d8d14
japanese pick jap_21af
japanese to home_islands
= c4862c9fb588675e
us pick us_10af
us to arabian_sea
= 6e17a663a5f3ff03
german pick ger_fsjr
german to north_sea
= a8f6e15e83aa0cc5
british pick uk_rnzaf
british to bay_of_bengal
= a4a99a981ba15eac
japanese done
= 504646a50dc0c5d6
us done
= c24c73e267c671ce
german done
= 8c683cb0b3545b65
british pick uk_raf_med
british to western_approaches
british pick uk_amph_tiger
british to barents_sea
british done
= 170329e5949a1d15
japanese done
= 8f09439d2c4cd965
us pick us_amph_4thm
us to mid_atlantic
us pick us_amph_7thi
us to caribbean_sea
us pick us_amph_27thi
us to south_atlantic
us done
= b69181a9a9a3179d
british done
= 2145d86dedd932af
us pick us_new_orleans
us to gulf_of_alaska
us done
= 4b8564e0fbd8109c
japanese done
= f05b5897fe1e5d0e
us done
= cab6b6073e6d8c14
german done
= b7917ded68d966ac
british fight barents_sea
british land uk_amph_tiger murmansk
= 23f802b7d5b94827
japanese fight bay_of_bengal
= b927a7a1d0e14dbe
us fight indonesia
= 24f004c0a72a96dc
german fight western_approaches
= 623d429989ac830a
british fight mid_atlantic
= 0789b11032aa555c
japanese fight hawaiian_islands
= 2e51e498c931889d
us fight central_pacific
= 35590207aa89527f
german fight air_gap
= 8c918286e2bda587
british fight western_mediterranean | 4 ; 4 ; 6 ; 1 ; 2 ; 6
= 05244d818d3fb594
german strike ger_stuka gibraltar | 3 6 6
german to toulon
= f7734dc4e4ccc975
japanese fight marianas
= 5f41f088f3e61fff
us fight indian_ocean
= 8797929f9b0e9e0c
german fight eastern_mediterranean
= 9e38e4cc0e6e6d81
british fight north_sea
british strike us_15af germany
british aim us_15af ger_lutzow_pb | 5 6 ; 6
= 7c3ec3473d58fd29
german drop ger_fsjr germany
= c87497745bfef4ae
british choose surface
= a84b2a186bb9af6f
german choose surface
= 00a5b14b38aa8bb3
british aim uk_anson ger_prinz_eugen | 2 2 6 1 ; 1 ; 4 1 2 ; 4 6 ; 3 ; 5 ; 1
british to usa
= 505467616be493ba
japanese fight marshalls
= 0d2410266d96eccc
us fight french_polynesia | 2 ; 1
= ec6ee7767ffbb919
japanese strike jap_23af johnston_island | 2 6 1 ; 3
= 957ccc0c3ba1d32c
german fight south_atlantic
= 0565bb3ddc5f41ed
us land us_amph_27thi gibraltar
= 3eaac26e7cadf7e1
british fight bay_of_biscay | 3 4 3 6 5
british strike uk_raf_coastal brest | 6 1 ; 3
= f318899ec09350ef
japanese fight coral_sea
= 3d23c9770c22e0c0
us fight arabian_sea
= 8870abe60e796904
german fight cape_of_good_hope
= c07fefeebf849c69
british fight eastern_seaboard
= f0d2689d2fdb5e9a
japanese fight home_islands
= 78bf087fa80b40a3
japanese choose air
= c8b16d1b385038b9
us choose surface | 2 ; 5
= 6eac02164b3c37d0
japanese aim jap_21af uk_malaya | 6 5 5 ; 3
= a2814873ab1843f4
british to samoa
= 5054991ab4dc58cd
japanese stand
= 7555dfa72f7b2621
us stand
= 8bfa8aa1c92f0a25
japanese choose air
= 6bc0e7521f1b16dd
us choose surface | 2 ; 3
= 02ef663114a75ae8
japanese aim jap_21af us_maryland | 1 4 1
japanese stand
= a52715d8fcaca944
us stand
= 6a82438ed018f089
japanese choose air
= a71b38ee5f5740a4
us choose surface | 5 ; 3
= 8f198ec7932e6804
japanese aim jap_21af us_maryland | 4 4 3
japanese stand
= 4bb6882f719a5e68
us stand
= 258a4dc05d0b72f3
japanese choose air
= c75a0067cae40ff2
us choose surface | 6 ; 1
= 65646786711aa02f
japanese aim jap_21af us_maryland | 3 3 2
japanese stand
= 5e52a6660f8685f7
us stand
= b17df96c1b8092e2
japanese choose air
= 8d27f342ddbcd274
us choose surface | 6 ; 3
= eabd946bf3ec85b9
japanese aim jap_21af us_maryland | 6 6 3 ; 4 6
= 1f591a5bde61710d
us fight bismarck_sea
= 02f074affdaa4120
german fight caribbean_sea
= 05a7497d781100d0
us land us_amph_7thi usa | 5
= c356e8b701a7f44e
german to germany
= ebcb14c50f0337f7
british done
= 836b3df15950ae17
japanese done
= 7bd279fdb3e8805d
us done
= 071efd6df0c1858e
german done
= f2a53ab9015f3e24
us done | 4 1 1
= 50532b4152154320
british pick uk_nelson
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_valiant
british to mid_atlantic
british pick uk_barham
british to air_gap
british pick uk_malaya
british raid
british pick uk_royal_sovereign
british raid
british pick uk_revenge
british to home_islands
british pick uk_hood
british to barents_sea
british pick uk_renown
british to south_atlantic
british pick uk_repulse
british to western_approaches
british pick uk_king_george_v
british to bay_of_biscay
british pick uk_anson
british to eastern_seaboard
british pick uk_furious
british to north_sea
british pick uk_hermes
british to indonesia
british pick uk_illustrious
british to western_approaches
british pick uk_formidable
british to south_atlantic
british pick uk_cornwall
british to indonesia
british pick uk_london
british to air_gap
british pick uk_dorsetshire
british to bismarck_sea
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to bismarck_sea
british pick uk_hk_group_1
british to caribbean_sea
british pick uk_hk_group_4
british to caribbean_sea
british pick uk_hk_group_6
british to eastern_mediterranean
british done | 2 ; 3 ; 4 ; 2 ; 2 ; 6
= 3383cfdbec7a6498
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_haguro
japanese to marianas
japanese pick jap_atago
japanese to marianas
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_oi
japanese to home_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 2
= b49fb67ff34c859c
us pick fra_algerie
us to caribbean_sea
us pick fra_foch
us to caribbean_sea
us pick us_tennessee
us to bismarck_sea
us pick us_mississippi
us to air_gap
us pick us_idaho
us to mid_atlantic
us pick us_texas
us to caribbean_sea
us pick us_lexington_cv2
us to eastern_seaboard
us pick us_hornet_cv8
us to air_gap
us pick us_yorktown_cv10
us raid
us pick us_hornet_cv12
us to air_gap
us pick us_independence_cvl22
us to south_atlantic
us pick us_belleau_wood_cvl24
us to caribbean_sea
us pick us_cabot_cvl28
us to air_gap
us pick us_louisville
us to hawaiian_islands
us pick us_chester
us to hawaiian_islands
us pick us_augusta
us to eastern_seaboard
us pick us_tuscaloosa
us to mid_atlantic
us pick us_quincy_ca39
us to south_atlantic
us pick us_canberra_ca70
us to mid_atlantic
us pick us_sub_1
us to french_polynesia
us pick us_sub_5
us to french_polynesia
us done | 4 ; 3 ; 4
= b6818c6bd0ca70e2
german pick ger_bismarck
german to baltic_sea
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_admiral_hipper
german to south_atlantic
german pick ita_roma
german to western_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_zara
german to eastern_mediterranean
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german done | 4
= 15a432a2506b4117
british repair uk_prince_of_wales 3
british repair uk_prince_of_wales 1
british repair uk_prince_of_wales 1
= a1a441e68d994066
japanese repair jap_kaga 1
= 52e7d6bbb98de60a
german repair ger_prinz_eugen 1
german repair ger_gneisenau 2
= 31483352423883f9
british pick uk_raf_coastal
british to cape_of_good_hope
= 1914967b054c526b
japanese done
= d047efb949f557a8
us pick us_5af
us to french_polynesia
= 9557752fb046233e
german pick ger_stuka
german to north_sea
= 82f3cbad94a13691
british pick uk_raf_med
british to western_approaches
= 81a28a093af6df44
us pick us_11af
us to hawaiian_islands
= 177ec75b532a0d80
german pick ger_fsjr
german to north_sea
= 10ba03a61a8447f7
british pick uk_raaf
british to bay_of_bengal
= 610f14ec30f099c5
us pick us_10af
us to arabian_sea
= a20ef60bf331e949
german done
= f41f4d1e7da8a540
british done
= f045979ee109d7fd
us pick us_7af
us to indian_ocean
us pick us_13af
us to coral_sea
us done
= dedcf42d77511e61
british done
= 40d319da9d799775
japanese done
= 82062d67e4176a9e
us pick us_amph_27thi
us to mid_atlantic
us done
= 710f549d87d20b83
british pick uk_royal_sovereign
british to indonesia
british done
= 99bcd628f8007b58
us done
= 3c0b5dd4416f1ecb
japanese done
= 0b96756a7fff7174
us invert us_sub_1
us done
= 7ea673bf20437429
german done
= d163b8b9362beab6
british fight north_sea
= d123a9722083bfd0
german strike ger_stuka england
german aim ger_stuka us_15af | 5 4 3
german drop ger_fsjr germany
= 4df45650e6d152fb
japanese fight marianas
= 5bb3790d15496e3d
us fight indian_ocean
= 69787bdf6f5acae9
german fight barents_sea
= 757e6d039747c460
british fight south_atlantic
= 77469e04cc05961d
british choose air
= 0540eaba391c4367
german choose surface | 2 ; 5 ; 6 1 6 ; 2 5 ; 5
= 49c3fd8585a6a0c4
japanese fight hawaiian_islands | 2 2 6 3
= d26daa1f8ac63533
us fight french_polynesia | 2
us strike us_5af maloelap
us aim us_5af jap_25af | 4 5
us to samoa
= c74d8cadc8ccd0e0
german fight cape_of_good_hope | 6 1 ; 6
= ac94e89915690a0c
british fight baltic_sea
= 275d64c0f6a6f38e
japanese fight indonesia
= b90166ae931958b6
british bomb uk_hermes okinawa | 5
= 5fd2327b65a5cf26
us fight home_islands
= 49ea1f4a0b4614d3
japanese choose surface
= e999793fea405b19
british choose surface | 2 ; 1
british aim uk_revenge jap_oi | 1 1 6 6 ; 1 6
british stand
= 3809bb9d816817d5
japanese retreat
japanese to okinawa
= b17172cdaf099c9d
german fight mid_atlantic
= fc291230c171e975
british fight air_gap
= 8537f18c11326aeb
japanese fight bay_of_bengal
= 2ccbbe8a382a931a
us fight central_pacific
= c5e8e670d81f5003
german fight eastern_seaboard
= 6ac11aeec004576e
british fight bay_of_biscay
= cf76836e6256a328
japanese fight arabian_sea
= d2a2fc11c480d075
us fight coral_sea
= e79560fd7c23f5a1
german fight eastern_mediterranean
= 4c9d09e56f348d61
british fight western_mediterranean
= 8faa3b6014df1a1f
german fight caribbean_sea
= 9058f16a4c5681ec
british choose air
= 13c19681f5b4d5ab
german choose surface | 2 ; 2
= c783bfa49566ae8e
british aim uk_illustrious ger_admiral_graf_spee
british aim uk_raf_med ger_admiral_graf_spee | 3 4 ; 2 2
british stand
= 56a83f0f3ba30615
german retreat
= 7834732922572bd3
british done
= 38db13515832299e
german to brest
= 3dcf471334f6e9cd
british done
= a836c6fa990080f9
japanese done
= 4f6b2ccefe8db850
us done
= a53562b70e864cd8
german done
= f582f1446c0e9051
us done | 2 1 6
= 3646a4dedd651611
british pick uk_nelson
british to western_approaches
british pick uk_queen_elizabeth
british to north_sea
british pick uk_warspite
british to indonesia
british pick uk_valiant
british to mid_atlantic
british pick uk_malaya
british to hawaiian_islands
british pick uk_revenge
british raid
british pick uk_hood
british raid
british pick uk_king_george_v
british to air_gap
british pick uk_duke_of_york
british to barents_sea
british pick uk_anson
british to south_atlantic
british pick uk_howe
british to bay_of_biscay
british pick uk_eagle
british to western_mediterranean
british pick uk_hermes
british to bay_of_bengal
british pick uk_victorious
british to western_approaches
british pick uk_indomitable
british to barents_sea
british pick uk_indefatigable
british to north_sea
british pick uk_cumberland
british to home_islands
british pick uk_sussex
british to caribbean_sea
british pick uk_shropshire
british to indian_ocean
british pick uk_norfolk
british to western_approaches
british pick uk_york
british raid
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british raid
british pick rus_kirov
british to baltic_sea
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
british done | 4 ; 2 ; 5 ; 5 ; 5 ; 2 ; 6
= 0f1866389d843c8f
japanese pick jap_yamato
japanese to central_pacific
japanese pick jap_musashi
japanese to marianas
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_ashigara
japanese to bismarck_sea
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_shokaku
japanese to aleutians
japanese pick jap_ryuho
japanese to indonesia
japanese pick jap_unryu
japanese to indonesia
japanese pick jap_iboat_1
japanese to bismarck_sea
japanese done | 6 ; 2 ; 3
= 4c3a711ef840b0ab
us pick fra_bretagne
us to eastern_seaboard
us pick us_oklahoma
us to french_polynesia
us pick us_california
us to bay_of_bengal
us pick us_new_mexico
us to caribbean_sea
us pick us_idaho
us to air_gap
us pick us_washington
us to eastern_seaboard
us pick us_south_dakota
us raid
us pick us_massachusetts
us to mid_atlantic
us pick us_iowa
us to air_gap
us pick us_new_jersey
us to south_atlantic
us pick us_saratoga_cv3
us to indian_ocean
us pick us_ranger_cv4
us to mid_atlantic
us pick us_lexington_cv16
us to south_atlantic
us pick us_intrepid_cv11
us to eastern_seaboard
us pick us_belleau_wood_cvl24
us raid
us pick us_minneapolis
us raid
us pick us_northampton
us to indonesia
us pick us_portland
us to air_gap
us pick us_astoria
us to mid_atlantic
us pick us_tuscaloosa
us to air_gap
us pick us_vincennes
us to caribbean_sea
us pick us_sub_6
us to coral_sea
us done | 6 ; 5 ; 3 ; 3 ; 2
= a929aa84dab580d6
german pick ger_bismarck
german to north_sea
german pick ger_gneisenau
german to bay_of_biscay
german pick ger_admiral_graf_spee
german raid
german pick ger_michel
german to north_sea
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_giulio_cesare
german raid
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_xxi_1
german to cape_of_good_hope
german done
= 5d39a8d7bee13c47
british pick uk_raf_coastal
british to cape_of_good_hope
= 96da0b2129fdc3f4
japanese done
= 3f8b73cb556467c2
us pick us_8af
us to western_approaches
= 88f23b62a1433b60
german done
= 5e40758647f28251
british pick uk_raf_med
british to western_mediterranean
= 1ed790d3b0158d5e
us pick us_14af
us to coral_sea
= 02c2c2766c47c5bf
british pick uk_raaf
british to arabian_sea
= d16b16fa6cf003e6
us pick us_13af
us to gulf_of_alaska
= 5efe3bdf39f7da8b
british done
= b7986aaf6a869782
us done
= 4ef29a39498d1f36
british done
= 20b58965c140a2ff
japanese done
= 25014fc595858b8a
us pick us_amph_2ndm
us to caribbean_sea
us done
= dca4c85959d7c508
british pick uk_hood
british to barents_sea
british pick uk_york
british to indonesia
british pick ned_de_ruyter
british to indonesia
british done
= ed78f319684cc2a7
us done
= 5188a8b284b9bf35
german pick ger_admiral_graf_spee
german to bay_of_biscay
german done
= 4071c58eea1fcb90
japanese done
= 2621baefe98172de
us invert us_sub_6
us done
= 06b9c8cc7c2bed7b
german invert ger_uboat_10
german done
= 0e8881e63874e40c
british fight caribbean_sea
= 0176fd733daafaaf
us land us_amph_2ndm usa
= a44dc70eb5009ffb
japanese fight bismarck_sea | 6
= bb8fa8b7aa8ac3a1
us fight indian_ocean
= 58c7ba119ded3776
german fight barents_sea
= 33f69f4dcf0b8a84
british fight air_gap
= 560d9792eb3f32cf
japanese fight marianas
= 1eb92e27a28cef81
us fight indonesia
= f8c955873ed19134
japanese choose air
= 71d29ac2e9d7685e
us choose surface | 2 ; 1
= 784507a3c1fd093b
japanese rest uk_york | 5 3 ; 5 6 4 2 ; 3
= f6ab0697937fe3f1
british retreat
= c18bca35e6f75ccb
japanese stand
= 6e47f628ef52f5d7
us together
= 3cde3850409d67b2
japanese pursue jap_ryuho lae
japanese ignore jap_unryu
= 2aca5472547c4828
british to saigon
british to saigon
= 97860207a489576c
us to singapore
= 3867c052f1a50c00
japanese bomb jap_unryu saigon
japanese aim jap_unryu uk_warspite | 3 2 5 3
= bee8a2c91b3f8190
german fight western_approaches
= 75f8c32f1c00d75e
british fight cape_of_good_hope | 5 4 ; 1
= a2f25191fb1fb9cd
japanese fight bay_of_bengal
= bdd07143032a94d5
us fight aleutians
= 41bc976f1c101d86
german fight baltic_sea
= f2855f2c35126088
british fight western_mediterranean
british strike uk_raf_med taranto
british aim uk_raf_med ita_pola | 2 3
british bomb uk_eagle toulon | 4
= 4e3214859206732f
japanese fight hawaiian_islands
= 85dd922f56d871ca
us fight arabian_sea
= e83a0e8db1aeb66c
german fight north_sea | 5 1 6 6
= 669a5a3ed463fb35
british choose air
= bdc4339378611ff7
german choose surface | 1 ; 2 ; 4 3 1 4 ; 3 6 3 6 ; 2 6
= 20ecf690ad643b82
british retreat
= f23eed46f56a72d4
german stand
= 8733bb624ab0c59a
british to england
british fight south_atlantic
= 74f3b38ea28683c3
japanese fight coral_sea
= ffa2a62711fe5d59
us fight french_polynesia
= fe2e6d77203a64d5
german fight bay_of_biscay
= 2e9d765c541ede21
british choose surface
= c0707a0a6de54807
german choose surface
= ad505f6b70ea87b4
british aim uk_howe ger_gneisenau | 4 3 3 6 ; 5 ; 3 2 5 ; 3 3
british to panama_canal
british fight eastern_mediterranean
= 4fb616bbe483252c
japanese fight central_pacific
= 2dc9efb9cf418b74
us fight gulf_of_alaska
= 7b4d70c339cdfef8
german fight mid_atlantic
= b4cba9178424c2ac
japanese choose air
= 2b8903c93d588bfc
british choose surface | 5 ; 2
= 3e980cd267cd626d
japanese rest uk_cumberland | 6 2 6 ; 4 2 ; 5 4 6 ; 2 2
= fada285945501004
british done
= 8d2bda676b21c558
japanese done
= 848d63fa738e1d00
us done
= 1c132fc5763dede9
german done
= d24c49da5b431244
end 1995 over d24c49da5b4312447ecd15569ad08618 a772bc1b6856d835
