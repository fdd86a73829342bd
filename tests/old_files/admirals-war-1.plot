flagplot 1
game admirals-war 1
scenario standard
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
position {"game":"admirals-war","base":"start","turn":10,"pacific":"war","vp":{"ATO":-9,"PTO":0},"options":{}}
note "The last turn: both theatres are level"
dice fast 3
start 15e1cabb09a01de282234c38bc58619a
british done
= 740f4fa7118c8b88
us done
= 9a43e50e458ed683
japanese done
= 485469b69bf70731
us done
= 12a95f66fb2bc937
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
= 187f8727c449128c
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
= ed1fc8f99f7d2fee
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
= c674d551568c252f
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
german to germany
german to neutral_port
= 9df1e49796b33b41
british done
= c9dac64f73ebc1e9
japanese pick jap_22af
japanese to bismarck_sea
= 8b0a70c354eaa0de
us done
= 5d44a9146149ce07
german pick ger_luftflotte_5
german to baltic_sea
= e3eb62bb4961338d
japanese pick jap_23af
japanese to marshalls
= 32055c282f8731bf
german pick ger_stuka
german to north_sea
= c2818772618137ce
japanese pick jap_21af
japanese to indonesia
= 154ba8f5db1ff014
german pick ita_regia_aeronautica
german to north_sea
= 69b46b457025cf2f
japanese done
japanese done
= 755f5f479d79b9d4
british done
= 0b3a7051bb183a3d
german done
= e4d45413185e94ac
british fight baltic_sea | 5
= 78240949c7101df5
japanese fight home_islands
= 20f084caf8eec2cf
japanese choose air
= 9d1dfccd52622c4e
us choose surface | 2 ; 2
= 296c42a473b509d2
japanese rest uk_royal_sovereign | 1 5 3 ; 1 ; 3 3 6 ; 2
japanese stand
= ff307386e09de8d0
us retreat
= 114f70b0a550de7f
japanese done
= 160e5f2367ed8adb
british to australia
= 933201a028483b10
us fight aleutians
= d0912b1ca5fb536d
german fight cape_of_good_hope | 2 ; 3 ; 1
= f1eb3c6c4eaef4b4
british fight air_gap
= 37e9c7387cf76fa6
japanese fight marianas
= 39042b38f4b07ca0
us fight coral_sea
= 3cc85bf171e2f062
german fight north_sea
german strike ita_regia_aeronautica england
german strike ger_stuka england
german rest uk_raf_coastal | 6 4 5 ; 6 ; 4 2
= b08c9e8f8766abd9
british fight western_mediterranean
= 1028b3aa8fc51888
british choose surface
= cd563dfae3b5c971
german choose surface
= 0c85b49354578c77
british rest ita_littorio | 4 ; 4 1 6 ; 2 ; 2 ; 6 ; 6
= e4fb65c806b8ff66
german rest fra_algerie | 4 1 3 4 ; 4 2 3 1 ; 2
= baf130892359f4f2
british stand
= 42dced92adfe944d
german retreat
german together
= 18cdefa042c9942f
british done
= 89c7c221026c45d9
german to tripoli
german to toulon
= fafdcd9d0b5951bc
japanese fight hawaiian_islands
= 6fc36409f6ade276
us fight bismarck_sea
= 6d5cfb82fef353c7
german fight bay_of_biscay
= 9f62c283c926a402
british fight barents_sea
= 956f1fc8019addd0
japanese fight arabian_sea
= a7ef055352137b13
us fight indonesia
= 0e5396675a55f8d3
japanese strike jap_21af philippines
japanese aim jap_21af us_houston | 3 4 4
japanese to saigon
= a5b4b6ac8f44d3bc
japanese choose air
= 39de77b16b419276
us choose surface | 4 ; 2
= 7cd1df58335d1b77
japanese aim jap_ryujo uk_revenge | 4 2
= c9b0a40a636104d1
british to australia
= be333fbc9bfe7a2a
japanese bomb jap_ryujo singapore | 5 6 ; 1 2
= fd9729f502295241
german fight western_approaches
= 3d566969a40f1850
british choose air
= e8bda51e165c6601
german choose surface | 1 ; 2
= 25b9d2bfe58833a6
british aim uk_nelson ger_admiral_scheer | 6 5 1 3 4 ; 3
= a1ee9b2c49291c04
german aim ger_admiral_scheer uk_nelson
german aim ger_admiral_graf_spee uk_indefatigable | 4 6 ; 4 ; 2 3
= dc36092356f6c182
british to simons_town
british stand
= adabd9441fcba29b
german retreat
= 8f81f16313e1d24f
british done
= 026eda5ad0b171f9
german to brest
= a084dfa3600b00ae
british fight caribbean_sea
= d5f9bee2310b0ec8
japanese fight french_polynesia
= d791b70e3e0b9c44
us fight central_pacific
= f9ca390a470899a1
german fight south_atlantic
= ea84fb2cc0ab87ee
british fight eastern_mediterranean
= 16cadc5648bcd5f5
british choose surface
= 3f372da5857babd9
german choose surface | 1 ; 3 6 4 ; 3
german aim ita_fiume uk_dorsetshire | 3
german fight mid_atlantic
= d772ba2b916cf10f
british done
= 5442f8671839d0d2
japanese done
= 5b9fe454e0a59849
us done
= 4d633d70ddb12c00
german done
= aa32263108bb84e1
end 223 over aa32263108bb84e1657aab44455c4d5c d65ca306223391a9
