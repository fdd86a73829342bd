flagplot 1
game admirals-war 1
scenario standard
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
position {"game":"admirals-war","base":"start","turn":10,"pacific":"war","vp":{"ATO":-6,"PTO":-7},"options":{}}
note "The last turn: both theatres are level"
dice fast 3
start 0f1359f66174c9cd710364723ecc34f3
british done
= 51469789a0cce561
us done
= 59748834557e599f
japanese done
= dad78628d705879c
us done
= bf3b86a08ffa368f
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british to north_sea
british pick uk_queen_elizabeth
british to air_gap
british pick uk_royal_sovereign
british to home_islands
british pick uk_revenge
british to indonesia
british pick uk_hood
british to mid_atlantic
british pick uk_renown
british to barents_sea
british pick uk_repulse
british raid
british pick uk_ark_royal
british to south_atlantic
british pick uk_eagle
british to arabian_sea
british pick uk_indefatigable
british to western_approaches
british pick uk_implacable
british to bay_of_biscay
british pick uk_berwick
british to air_gap
british pick uk_sussex
british to air_gap
british pick uk_dorsetshire
british to eastern_mediterranean
british pick uk_york
british to western_mediterranean
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to french_polynesia
british pick ned_de_ruyter
british to marianas
british done | 1 ; 2 ; 3
= ee1bbaf2c8fe09b9
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_kongo
japanese to central_pacific
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kinugasa
japanese to aleutians
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kako
japanese to aleutians
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_ryujo
japanese to indonesia
japanese done | 3 ; 1 ; 3
= 8a5af4b5726dbce2
us pick fra_dunkerque
us to western_mediterranean
us pick fra_strasbourg
us to eastern_mediterranean
us pick fra_provence
us to south_atlantic
us pick fra_bearn
us to south_atlantic
us pick fra_algerie
us to western_mediterranean
us pick fra_colbert
us to western_mediterranean
us pick us_new_mexico
us to eastern_seaboard
us pick us_new_york
us to caribbean_sea
us pick us_texas
us to air_gap
us pick us_arkansas
us to eastern_seaboard
us pick us_wasp_cv7
us to mid_atlantic
us pick us_louisville
us to marianas
us pick us_indianapolis
us to coral_sea
us pick us_new_orleans
us to hawaiian_islands
us pick us_san_francisco
us to hawaiian_islands
us pick us_vincennes
us to air_gap
us done | 2 ; 6 ; 2 ; 5 ; 4
= f8c0bf4db01735c0
german pick ger_lutzow_pb
german to baltic_sea
german pick ger_admiral_scheer
german to western_approaches
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_nordmark
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ger_thor
german to baltic_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_xxi_1
german to cape_of_good_hope
german done | 2 ; 1 ; 3 ; 5
german to neutral_port
german to germany
= f804b783c492903e
british pick uk_raf_coastal
british to cape_of_good_hope
= 78e93fdf6e49c77d
japanese done
= c39bc79d04881b08
us pick us_7af
us to marianas
= 36d77c026cbdd007
german pick ger_luftflotte_5
german to baltic_sea
= 4d4bb86d701501df
us pick us_5af
us to hawaiian_islands
= 24c551b0daf82192
german pick ita_regia_aeronautica
german to north_sea
german done
= 604476d9d8bdc0d2
japanese done
= ac989fdcd6a8f008
british done
= 3ee1b692bc7cc56b
german done
= d7ac649768137d4b
british fight western_mediterranean
= 8b4593b4f305fcbe
british choose surface
= 17f03abc43a64e5a
german choose surface
= 843b02795f47ee2d
british rest ita_littorio | 5 ; 2 4 2 ; 2 ; 1
= c0e596446677cc91
german aim ita_littorio fra_colbert
german aim ita_andrea_doria uk_york
german aim ita_pola fra_dunkerque | 1 6 2 4 ; 3 ; 2 6 2 1 ; 2 ; 3
german to taranto
= ffd74be8d07587e0
british stand
= 27691a4c0a0a1cae
german stand
= 4c8ac2687b5313e1
british choose surface
= 85f2ba3f4c7d2c9a
german choose surface
= 21614bb3805247e9
british rest ita_pola | 1 3 6 ; 6 ; 6 ; 4
= ef77968ffd732a46
german rest fra_algerie | 4 5 1 5 ; 4
= 00029b22a609fa18
us to toulon
= f41886a431106fac
british stand
= 7b1778bcb4d65fcb
german stand
= 908fac607ad53914
british choose surface
= 297cc29683193d61
german choose surface | 2 2 6 ; 2 ; 6 5 3 4 ; 6
= bc09a49b60407696
japanese fight indonesia
= 3a7c6126277b4ea1
japanese choose air
= 02005063d15f27be
us choose surface | 4 ; 4
= d0eb0ea7759614d1
japanese aim jap_ryujo uk_revenge | 2 3 ; 3 4 4 4
japanese retreat
= baad3c22829aef3b
us stand
= 089c502d22b94557
japanese to okinawa
= 7a353eb659597e3d
us fight aleutians
= 7a04ec7bdcbf546e
german fight north_sea
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_glorious | 4 1
= 90968dbdd08d67d7
british fight eastern_seaboard
= 0fdc531de4259e5e
japanese fight hawaiian_islands
= 8f221f8bee7d913b
us fight home_islands
= 11c7081595bbcddb
japanese choose air
= 549c0e408a1333e1
us choose surface | 2 ; 4
= 149c991cc700b4ed
japanese rest uk_royal_sovereign | 5 6 2 ; 1 2 ; 1 1 4
= 955149141838fdfe
british to trincomalee
= 867f08af41db104d
german fight baltic_sea | 2
= b952469523c91c7b
british fight western_approaches
= c9960dfcba3aacd3
british choose air
= 80a5b04409ad55ad
german choose surface | 6 ; 3
= ae67a09a13459f34
british aim uk_indefatigable ger_admiral_graf_spee | 4 6 1 ; 4
british stand
= bf0dcdd0634b6388
german retreat
= ee41180ab2c8762f
british done
= b19fdf5c54e03f73
german to germany
= 65a49bd876e4e2d3
japanese fight french_polynesia
= 82855258cfcad60d
us fight coral_sea
= f54ec5e2952d7a30
german fight bay_of_biscay
= 726cb709809373c6
british fight air_gap
= 87865553502b157f
japanese fight arabian_sea
= 9b2a3c01ae6e48c0
us fight marianas
us strike us_7af okinawa | 2 3
= 85efe22532f423f5
german fight caribbean_sea
= 643240907ff6e54b
british fight eastern_mediterranean
= e77a2e65355d2e2e
british choose surface
= 337569938a0b6e1b
german choose surface | 1 ; 3 6 4 ; 3
german aim ita_fiume fra_strasbourg | 3
german fight barents_sea
= f529848fb4688f48
british fight south_atlantic
= f9d14aee1d55d372
german fight cape_of_good_hope | 5 2 ; 6 ; 5
= 838fb47237a719c7
british done
= f6eb5e8d8eacaccd
japanese done
= bae7c7d38b59af22
us done
= 2a4987fd1b5df5fc
german done
= 967c66062a3a5f87
end 218 over 967c66062a3a5f874280bbfad8411a33 d35dcf065fb88737
