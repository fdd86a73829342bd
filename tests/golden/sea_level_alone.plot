flagplot 1
game admirals-war 2
scenario standard
options {"players":"four","victory":"individual","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
position {"game":"admirals-war","base":"start","turn":10,"pacific":"war","vp":{"ATO":-4,"PTO":-3},"options":{"players":"four","victory":"individual"}}
note "The last turn, each for himself: nobody leads"
dice fast 4
start 20933e66382739397acfe89ce3d65e99
british done
= 9e9e31dbd21cfb55
us done
= dc5bc4e82876d0b0
japanese done
= 3edf29a2a8c57788
us done
= f2180d1c766da470
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
= f0484310adbe224a
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
= ac58e2c1cf4d33d7
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
= b9028f510ac94e53
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
german to germany
german to neutral_port
= 4cb8f3fbd0241e31
british done
= ce886bc8a24d3260
japanese pick jap_22af
japanese to bismarck_sea
= 7a3b465e4a3a591e
us done
= 83bffc3936094050
german done
= f3199e08c4a33131
japanese pick jap_21af
japanese to central_pacific
japanese pick jap_24af
japanese to bismarck_sea
japanese done
japanese done
= e73407af40b9aac0
british pick uk_hood
british to cape_of_good_hope
british done
= 9c0a7906b0e8a303
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_mikuma
japanese to indonesia
japanese done
= b1d05bafdad9d32e
us pick us_ranger_cv4
us to western_approaches
us done | 1
= 0fcceafbf22cd889
german done
= 6ab4483534d5ca9b
british fight eastern_mediterranean | 2 5 6
= 0122d14714812d06
japanese fight home_islands
= 40807d1a1b2bf9a2
japanese choose air
= 5291ddf2cf486f48
british choose surface | 2 ; 6
= b484b0e7b91b8968
japanese aim jap_akagi uk_exeter | 4 ; 2 ; 4 ; 5 ; 6 ; 4 ; 2
= 5024ea75d7712a40
british aim uk_exeter jap_kinugasa | 6 ; 3
= c6b2542c57e9ae3e
us fight central_pacific
= e4af54e83f1b4dfc
german fight baltic_sea | 4
= 023b01bff9a00d51
british fight eastern_seaboard
= db0cdf7f4c7a3a4b
japanese fight aleutians
= 7ca04d5df6839040
us fight marshalls
= 9c942a884a16be9b
german fight mid_atlantic
= 2e24285c047d650d
british fight barents_sea
= 9ae0a7e8786766cd
japanese fight coral_sea
= 0e6b510842efe884
us fight marianas
= adf53ed3cee98923
german fight western_mediterranean
= 6276b34bedb569a5
us choose air
= 0999dc1db6fee1c9
german choose surface | 3 ; 1
= ea1b1808539b9931
us aim fra_bearn ita_zara | 3 5
= 48e84464551afc10
german to tripoli
= fb31255dee7aebea
us retreat
= aa8ddc3d846a1589
german stand
german done
= 91b11892f4abe3f1
us to simons_town
= 56755c885405c077
british fight north_sea
= 677f76eb872b338b
british choose surface
= e967c697e57098ca
german choose surface | 4 6 2 2 ; 5 ; 4 1
= 8c7679d61cb16a33
british to suez
= e8707d8a17670fa8
japanese fight french_polynesia
= bd74460b8bd45662
us fight bismarck_sea
= 0601e507da5f34c3
german fight bay_of_biscay
= 8864e6803f2d959e
british fight western_approaches
= bcb00c797e858e28
japanese fight hawaiian_islands
= 8842a95e7c3d1455
us fight indian_ocean
= 494bfbd2f195e048
german fight cape_of_good_hope | 1 ; 1
= c5de4eddca2efe42
british fight air_gap
= 52e26dcf9f7c5e5a
japanese fight indonesia
= 5be76a302046013a
japanese choose surface
= 6eb7a7d7b143afd6
us choose surface
= edfa7d7b741f0e43
japanese aim jap_mikuma us_houston | 4 ; 1 ; 3
= 4e08191cf265e35c
us to singapore
= 35268b9427bf293b
british stand
= b51a70dbb23b0145
japanese stand
= 49516a0159f8a08d
japanese choose surface
= b747f0b7de343904
british choose surface | 3 ; 5
= 7d1f129feb80b8f1
japanese to saigon
= 211abc0c590fb28f
german fight south_atlantic
= 7f40f417060f42f1
japanese to yokosuka_navy_yard
= 7578f78cf20e6323
british done
= 40eb33171d24a490
japanese done
= 3046323e74c94b26
us done
= 9b6c4916d15e322c
german done
= 9a94da34812985f6
end 193 over 9a94da34812985f6a8523add5e60f7ff 72d7bc307db95cd6
