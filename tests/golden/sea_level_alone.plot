flagplot 1
game admirals-war 1
scenario standard
options {"players":"four","victory":"individual","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
position {"game":"admirals-war","base":"start","turn":10,"pacific":"war","vp":{"ATO":-4,"PTO":-3},"options":{"players":"four","victory":"individual"}}
note "The last turn, each for himself: nobody leads"
dice fast 4
start ab13f98dde1e5f5d2389eaa1100c7857
british done
= 17c07f67d80ef05f
us done
= 18566fae6e006541
japanese done
= 2692426cc92ad160
us done
= 743e66fa5024360b
british pick uk_valiant
british to western_approaches
british pick uk_barham
british to north_sea
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to indian_ocean
british pick uk_hood
british raid
british pick uk_renown
british to air_gap
british pick uk_glorious
british to south_atlantic
british pick uk_eagle
british to eastern_mediterranean
british pick uk_cornwall
british to indonesia
british pick uk_cumberland
british to bay_of_biscay
british pick uk_london
british to barents_sea
british pick uk_sussex
british to barents_sea
british pick uk_norfolk
british to bay_of_biscay
british pick uk_dorsetshire
british to caribbean_sea
british pick uk_exeter
british to home_islands
british done | 3 ; 4 ; 4 ; 1
= d54694026d09b431
japanese pick jap_yamashiro
japanese raid
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hiei
japanese to marianas
japanese pick jap_myoko
japanese to marianas
japanese pick jap_haguro
japanese raid
japanese pick jap_takao
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese raid
japanese pick jap_tone
japanese to home_islands
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_hiryu
japanese to aleutians
japanese done | 5 ; 6
= e8927f53d2175a09
us pick fra_bearn
us to western_mediterranean
us pick fra_algerie
us to south_atlantic
us pick fra_suffren
us to south_atlantic
us pick fra_colbert
us to south_atlantic
us pick fra_tourville
us to south_atlantic
us pick us_pennsylvania
us to french_polynesia
us pick us_tennessee
us to hawaiian_islands
us pick us_west_virginia
us to gulf_of_alaska
us pick us_texas
us to eastern_seaboard
us pick us_ranger_cv4
us raid
us pick us_wasp_cv18
us to caribbean_sea
us pick us_new_orleans
us to marshalls
us pick us_houston
us to indonesia
us pick us_augusta
us raid
us pick us_tuscaloosa
us to air_gap
us pick us_quincy_ca39
us to air_gap
us done | 3 ; 3
= 5c7181e357d66a0f
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to western_approaches
german pick ger_thor
german to baltic_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_zara
german to western_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_02
german to cape_of_good_hope
german pick ita_10mas
german to eastern_mediterranean
german done | 6 ; 4
german to neutral_port
german to neutral_port
= 5bc7ccebb3f7c098
british done
= e94dffaf627182a1
japanese pick jap_24af
japanese to bismarck_sea
= 06c2aa5dab90fa6f
us done
= d13cf7dd1439d5b2
german done
= 132b1d51d1b8c971
japanese pick jap_21af
japanese to central_pacific
japanese pick jap_23af
japanese to bismarck_sea
japanese done
japanese done
= 3a9a36ff788d2d7e
british pick uk_hood
british to cape_of_good_hope
british done
= 26707396b5bfa868
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_mikuma
japanese to indonesia
japanese done
= 310b14c1a9bc465c
us pick us_ranger_cv4
us to western_approaches
us done | 1
= 41110b3dd9f927fc
german done
= 90f5ac40b2dc7f0f
british fight eastern_mediterranean | 2 5 6
= b038f8c8eeae693b
japanese fight home_islands
= 07c0df80b709c4d7
japanese choose air
= 113b706e7cca35d3
us choose surface | 2 ; 6
= a0f02af9fd15719b
japanese aim jap_akagi uk_exeter | 4 ; 2 ; 4 ; 5 ; 6 ; 4 ; 2
= 1079b9958743ec51
us aim uk_exeter jap_kinugasa | 6 ; 3
us fight central_pacific
= 2c1ab6b2656a00d4
german fight baltic_sea | 4
= 49f5ba291bd817e1
british fight eastern_seaboard
= 3e67fa6817dba957
japanese fight aleutians
= 23febc365a3ab356
us fight marshalls
= 224af7424f70f214
german fight mid_atlantic
= 177893f17e30ae0f
british fight barents_sea
= 0ef8e02385de6653
japanese fight coral_sea
= dae46377aa065bbd
us fight marianas
= 388e6d555145ee2d
german fight western_mediterranean
= 04494d66bc4026da
british choose air
= 9037c019427a8b92
german choose surface | 3 ; 1
= 45ab019db577d13d
british aim fra_bearn ita_zara | 3 5
= 3e1d83e8ef32bd5e
german to taranto
= e490ed40cf7046c7
us retreat
= a68b6b656837167d
german stand
german pursue ita_littorio 1
= 6ab604f329c8456f
british choose air
= 0e8459efc3cc62e8
german choose surface | 4 ; 5 ; 4 1 2 5
= e7a03b71114e6e6a
us to simons_town
= 29a916bd48c7eac5
british fight south_atlantic
= 312e8d9dc0cd5f3d
japanese fight french_polynesia
= 2c127f2d25a01405
us fight hawaiian_islands
= d5f1def31a755b3f
german fight caribbean_sea
= 2671b094f1510142
british fight north_sea
= 543b570018566dbe
british choose surface
= a128c6ce9b40fda2
german choose surface | 1 1 5 4 ; 1 6 ; 4
german to germany
= 57ab08808def7f71
japanese fight indian_ocean
= 3aaa40639f1ccd0d
us fight indonesia
= ede3cf3237fdb876
japanese choose surface
= b7006a5671f5c1b1
us choose surface
= fb251fea28ce170b
japanese aim jap_mikuma uk_cornwall | 1 ; 3 ; 3
= fafe4a7aba4fdd44
british stand
= 9b4b1be7b4f13261
japanese retreat
= 6a99de13cd6d5534
us stand
= 72ac7bcb554a7eb9
japanese to okinawa
= f4133526b532d43b
german fight air_gap
= 2b10618444d49613
british fight bay_of_biscay
= 8fc11775fa7fe54c
japanese fight gulf_of_alaska
= 61a9dc4de936f671
german fight cape_of_good_hope | 5 ; 5
= e6e07a50ae49598f
british done
= a18679cec1e355ce
japanese done
= 8407384fb68e628e
us done
= 9b630a1abbc8b6ed
german done
= 16dd755e946f6024
end 192 over 16dd755e946f602484f22fc5d469438e 7892867acad81880
