flagplot 1
game admirals-war 1
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
us to samoa
= 9b2df6832b8d63e9
japanese to truk
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
= 43eea205ab662ab5
japanese done
= 619e50d7c4ea2180
us done
= a525cf4faaea0f60
german done | 4 1 ; 4 2 ; 5 2 ; 1 4 ; 1 2 ; 5 1 ; 6 6 ; 3 6 ; 1 2 ; 4 3 ; 2 2 ; 5 4 ; 4 4 ; 1 2 ; 4 5
= 86bf8ee941b72ac7
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_malaya
british to indonesia
british pick uk_royal_sovereign
british raid
british pick uk_revenge
british to home_islands
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_repulse
british to air_gap
british pick uk_king_george_v
british to north_sea
british pick uk_furious
british to mid_atlantic
british pick uk_eagle
british to western_mediterranean
british pick uk_hermes
british to bay_of_bengal
british pick uk_formidable
british to barents_sea
british pick uk_kent
british raid
british pick uk_berwick
british to western_approaches
british pick uk_cornwall
british to indian_ocean
british pick uk_suffolk
british to bay_of_biscay
british pick uk_sussex
british to bay_of_biscay
british pick uk_shropshire
british to bay_of_bengal
british pick uk_norfolk
british to western_approaches
british pick uk_dorsetshire
british to south_atlantic
british pick uk_york
british to indian_ocean
british pick uk_exeter
british raid
british pick aus_hmas_canberra
british to coral_sea
british done | 1 ; 4 ; 3 ; 4 ; 1
= ed9bb85d417bb6ee
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_kaga
japanese raid
japanese done | 6
= b74b448511b4662a
us pick us_oklahoma
us to arabian_sea
us pick us_pennsylvania
us to indonesia
us pick us_west_virginia
us to bay_of_bengal
us pick us_idaho
us to south_atlantic
us pick us_new_york
us to eastern_seaboard
us pick us_arkansas
us to caribbean_sea
us pick us_lexington_cv2
us to air_gap
us pick us_saratoga_cv3
us to indian_ocean
us pick us_yorktown_cv5
us to barents_sea
us pick us_minneapolis
us to indonesia
us pick us_new_orleans
us to indonesia
us pick us_san_francisco
us to hawaiian_islands
us pick us_houston
us to marianas
us pick us_northampton
us to western_approaches
us pick us_chester
us to north_sea
us pick us_chicago
us to western_approaches
us pick us_portland
us to mid_atlantic
us pick us_astoria
us raid
us pick us_augusta
us to mid_atlantic
us pick us_wichita
us to mid_atlantic
us pick us_quincy_ca39
us raid
us pick us_vincennes
us to eastern_seaboard
us done | 1 ; 4 ; 2
= f1d2447c7a6ad5bc
german pick ger_prinz_eugen
german to baltic_sea
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_04
german to baltic_sea
german pick ita_10mas
german to eastern_mediterranean
german done
= 9105ec396be77026
british pick uk_raf_med
british to cape_of_good_hope
= df274f8abd4b1f0c
japanese pick jap_23af
japanese to french_polynesia
= cce5d16eb313519c
us done
= 0ca1dda8ae822bee
german pick ger_luftflotte_5
german to baltic_sea
= bfd549486d78d2b6
british pick uk_raf_coastal
british to north_sea
= ac5cc2fff0f3d26d
japanese done
= fd65cd92b6a24bc9
german pick ita_regia_aeronautica
german to north_sea
german done
= 03041310e4764b11
british done
= 2ed7cd5955149df7
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese done
= e7621452fa582cd0
british pick uk_royal_sovereign
british to coral_sea
british pick uk_kent
british to coral_sea
british pick uk_exeter
british to marianas
british done | 3
british to samoa
= 2be3bbdebc372292
japanese done
= aa786e4cb21ea31f
us pick us_astoria
us to western_approaches
us pick us_quincy_ca39
us to western_approaches
us done
= d5e05d9ea7bc7bdf
german done
= bd48347bded79b7a
british fight south_atlantic
= 62e74e17e8e57caf
japanese fight indonesia
= 9bf60e05831f51ac
us fight indian_ocean
= 975c1156148c7aed
german fight north_sea
= 63e5f29a16595ec4
british strike uk_raf_coastal germany
british aim uk_raf_coastal ger_stuka | 6 4 ; 5
= 5d2598f74795a436
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_prince_of_wales | 6 2 ; 6
= 7230618176148190
british fight air_gap
= 8afa757180dc4a3c
japanese fight french_polynesia
japanese strike jap_23af samoa | 2 3 1
= f5a0fd6720e9a411
us fight hawaiian_islands
= 830c65dc8baa3266
german fight mid_atlantic
= 07174c82f918bc46
british fight eastern_mediterranean | 5
= adfb97e03b341b6d
british choose surface
= 5eae9be5263f86e5
german choose surface
= a49a55fb60e4346a
british aim uk_ramillies ita_trieste | 6 6 5 3 ; 3 5 ; 2 6 3 6 ; 2 2 ; 1 ; 2
british retreat
= c40106689f8ad30a
german stand
german done
= 69ffbe3123e878e9
british to malta
= 09be379b50cc856c
japanese fight coral_sea
= 8399ec5e496e442d
us fight arabian_sea
= 1530e91d7731f42b
german fight caribbean_sea
= 74659553f4b4562d
british fight barents_sea
= 51f4c4c3ba329af8
japanese fight home_islands
= 7b8ea3a9eff0e330
us fight bay_of_bengal
= 6bcc3ce4a0f5cffc
german fight western_mediterranean
= 7b0a3910084dcc8c
british choose air
= 34f2fd87f19a5d93
german choose surface | 2 ; 6
= 3f36983720128444
british aim uk_eagle ita_pola | 4 ; 5
british to england
british fight eastern_seaboard | 5 1
= ee4e475288afcbb7
german to neutral_port
= cfc26029f7226add
japanese fight marianas
japanese land jap_snlf_yokosuka saipan
= 1e1533d445129f69
german fight western_approaches
= e4a8e715b70b3ce7
british fight baltic_sea | 6
= 3582bd09eef29104
german fight bay_of_biscay
= b91a2870cf4fea74
british done
= 23a654f9d46b8599
japanese done
= f226cff24d0da372
us done
= 0da02b3644edf766
german done
= 91fa4f015577558d
us done | 3 3 3
= 433dbfdd46d6d272
british pick uk_warspite
british to arabian_sea
british pick uk_barham
british to western_approaches
british pick uk_resolution
british to mid_atlantic
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_renown
british raid
british pick uk_repulse
british to north_sea
british pick uk_duke_of_york
british to air_gap
british pick uk_glorious
british raid
british pick uk_furious
british to south_atlantic
british pick uk_ark_royal
british to barents_sea
british pick uk_eagle
british to bay_of_biscay
british pick uk_illustrious
british to north_sea
british pick uk_formidable
british to western_approaches
british pick uk_kent
british to indonesia
british pick uk_berwick
british to south_atlantic
british pick uk_cornwall
british to indonesia
british pick uk_cumberland
british to western_mediterranean
british pick uk_suffolk
british to south_atlantic
british pick uk_devonshire
british to western_approaches
british pick uk_sussex
british to air_gap
british pick uk_shropshire
british to indian_ocean
british pick uk_dorsetshire
british to caribbean_sea
british pick uk_york
british to bay_of_bengal
british pick uk_exeter
british raid
british pick aus_hmas_canberra
british to coral_sea
british done | 6 ; 4 ; 4
= 3166f0d3cd89659e
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_mogami
japanese to central_pacific
japanese pick jap_aoba
japanese to marianas
japanese pick jap_furutaka
japanese to marianas
japanese pick jap_shokaku
japanese to central_pacific
japanese done
= a38e1a019f11c137
us pick fra_foch
us to eastern_seaboard
us pick us_oklahoma
us to bay_of_bengal
us pick us_maryland
us to indonesia
us pick us_arkansas
us to eastern_seaboard
us pick us_north_carolina
us to caribbean_sea
us pick us_lexington_cv2
us raid
us pick us_saratoga_cv3
us to indian_ocean
us pick us_wasp_cv7
us raid
us pick us_ranger_cv4
us to south_atlantic
us pick us_pensacola
us to indonesia
us pick us_louisville
us to indonesia
us pick us_minneapolis
us to bay_of_bengal
us pick us_new_orleans
us to arabian_sea
us pick us_san_francisco
us to hawaiian_islands
us pick us_houston
us to bismarck_sea
us pick us_northampton
us to air_gap
us pick us_chester
us to air_gap
us pick us_salt_lake_city
us to bay_of_biscay
us pick us_chicago
us to western_approaches
us pick us_augusta
us to mid_atlantic
us pick us_quincy_ca39
us to eastern_seaboard
us pick us_sub_1
us to hawaiian_islands
us done | 3 ; 5
= f395170711ea0b6f
german pick ger_admiral_scheer
german to baltic_sea
german pick ger_ermland
german to baltic_sea
german pick ger_thor
german to south_atlantic
german pick ita_vittorio_veneto
german to western_mediterranean
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_zara
german to eastern_mediterranean
german pick ita_bolzano
german raid
german done
= 0d2d0e7e5ed1caec
british repair uk_prince_of_wales 5
british repair uk_prince_of_wales 1
british pick uk_raf_coastal
british to cape_of_good_hope
= 60e41573bb755bba
japanese pick jap_21af
japanese to french_polynesia
= 755b94f1b19ececa
us pick us_7af
us to hawaiian_islands
= 97a8838924826d1a
german pick ger_fsjr
german to baltic_sea
= 1c61c5abcdb0ef8b
british pick uk_raf_med
british to western_approaches
= 58e79bba65109c45
japanese done
= 7927fc2f7be5f50e
us done
= c957aade737ac081
german pick ita_regia_aeronautica
german to baltic_sea
= c677cb90ffa517ae
british pick uk_raaf
british to coral_sea
= 8502586639f8273a
german done
= 3c8915d7c8602831
british pick uk_amph_tiger
british to north_sea
british done
= 5efca1bcf2c8838e
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
= 6e1804f8628778b1
british pick uk_exeter
british to bismarck_sea
british done
= 91da552f938eb90e
us done
= 284802832afab46a
german done
= 13fbeedceb6d23e5
us invert us_sub_1
us done
= e1c0adf2f7840345
british fight north_sea
british land uk_amph_tiger england
= bb5a0de3d96cacbf
japanese fight bay_of_bengal
= 6e443b0de8d02e6a
us fight marianas
= 253bfc2dc41fb634
german fight caribbean_sea
= 12834f904da0b7c4
british fight barents_sea
= e7f0371980e714bb
japanese fight french_polynesia
japanese strike jap_21af samoa | 4 4 4
= 02ff4c3175a9f313
us fight bismarck_sea
= cf6fba85a3b5734c
german fight south_atlantic | 3 3 3 1 4 4 3 3 ; 4
= a19525b4a031abc5
british fight baltic_sea
= 4897d12111e82381
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_oktyabrskaya_revolutsiya | 4 3
german drop ger_fsjr germany
= df5ff677620db8c3
japanese fight indian_ocean
= 21a469b4f8e5ef02
us fight arabian_sea
= aa1987599167945f
german fight eastern_seaboard
= a006bbc1672378c7
british fight bay_of_biscay
= b8fb07a2c2252e90
japanese fight hawaiian_islands
= d6bcedf0b69ee830
us fight home_islands
= b77481ac7fa104b6
japanese land jap_snlf_kure yokosuka_navy_yard
= 1f0b9896b9e78560
german fight mid_atlantic
= 860a478776b2eaa1
british fight western_approaches
= 3409f1c512c0c5ac
japanese fight indonesia
= 54151f8a46d0fe54
us fight central_pacific
= be560b47977e0598
german fight air_gap
= b1c735b7e0cec91c
british fight western_mediterranean
= 50a16c677f5f6245
british choose surface
= 0a19e53ffaeec5a6
german choose surface
= 33f4ce9c80525e3a
british aim uk_cumberland ita_caio_duilio | 1 ; 6 4 2 1 ; 2 ; 5 2 6 5 ; 1
= 128ad8b4d3d7f2bc
german fight cape_of_good_hope
= 0c1124adf3f902b2
british choose surface
= 85205c83e0c345d8
german choose surface
= cfb127b516888df1
british aim uk_ramillies ita_conte_di_cavour | 2 ; 1 4 2 3 ; 2 2 3 3 ; 1
british retreat
= 2cff2ff4b3c03918
german stand
german done
= e4595b71d0d2e036
british to neutral_port
british done
= eb6f8fec936a5947
japanese done
= c253a70d3a6bf1ba
us done
= 0b96e3f90fee2291
german done
= 64cc5120662c5646
us done
= 4d61cf8e75505a27
german done | 3 6 3
= 55c158a6bbfc8e03
british pick uk_nelson
british to western_approaches
british pick uk_queen_elizabeth
british to air_gap
british pick uk_warspite
british raid
british pick uk_barham
british to north_sea
british pick uk_malaya
british to indonesia
british pick uk_royal_sovereign
british to hawaiian_islands
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to mid_atlantic
british pick uk_hood
british to barents_sea
british pick uk_renown
british to bay_of_biscay
british pick uk_king_george_v
british raid
british pick uk_duke_of_york
british to western_approaches
british pick uk_eagle
british to mid_atlantic
british pick uk_hermes
british to indian_ocean
british pick uk_illustrious
british to north_sea
british pick uk_formidable
british to air_gap
british pick uk_victorious
british to mid_atlantic
british pick uk_indomitable
british to north_sea
british pick uk_cornwall
british to bay_of_bengal
british pick uk_london
british to western_approaches
british pick uk_devonshire
british to air_gap
british pick uk_sussex
british to south_atlantic
british pick uk_shropshire
british to bay_of_bengal
british pick uk_dorsetshire
british to western_mediterranean
british pick uk_york
british to indian_ocean
british pick uk_exeter
british to home_islands
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british raid
british done | 1 ; 1 ; 4 ; 3 ; 4 ; 3
= 00a09ea99b433221
japanese pick jap_hiei
japanese to marianas
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_mikuma
japanese raid
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_aoba
japanese to marianas
japanese pick jap_kako
japanese to central_pacific
japanese pick jap_hiryu
japanese raid
japanese pick jap_iboat_1
japanese to bismarck_sea
japanese done | 6 ; 5
= 5fd89eae3c4755e7
us pick fra_foch
us raid
us pick fra_tourville
us to eastern_seaboard
us pick us_oklahoma
us to arabian_sea
us pick us_tennessee
us to indonesia
us pick us_california
us to indian_ocean
us pick us_new_mexico
us to eastern_seaboard
us pick us_north_carolina
us to caribbean_sea
us pick us_saratoga_cv3
us to bay_of_bengal
us pick us_enterprise_cv6
us to south_atlantic
us pick us_hornet_cv8
us to eastern_seaboard
us pick us_ranger_cv4
us raid
us pick us_pensacola
us to indonesia
us pick us_louisville
us to indonesia
us pick us_indianapolis
us to arabian_sea
us pick us_minneapolis
us to indian_ocean
us pick us_new_orleans
us to indonesia
us pick us_san_francisco
us to coral_sea
us pick us_houston
us to indonesia
us pick us_chester
us to barents_sea
us pick us_chicago
us to barents_sea
us pick us_portland
us to bay_of_biscay
us pick us_augusta
us to air_gap
us pick us_tuscaloosa
us to air_gap
us pick us_quincy_ca39
us to caribbean_sea
us pick us_sub_2
us to home_islands
us done | 6 ; 5 ; 6
= 338a1a06ac1f9356
german pick ger_admiral_graf_spee
german to baltic_sea
german pick ger_admiral_hipper
german to baltic_sea
german pick ger_pinguin
german to north_sea
german pick ita_gorizia
german to eastern_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ita_10mas
german to eastern_mediterranean
german done
= 5739c1a529943d85
british pick uk_raf_coastal
british to cape_of_good_hope
= 7a27ab8571794bab
japanese pick jap_22af
japanese to bismarck_sea
= 9904511316d458b6
us pick us_5af
us to french_polynesia
= e2bdd59be4fc6dab
german pick ger_stuka
german to eastern_mediterranean
= 347b8c336ea3bf53
british pick uk_raf_med
british to western_mediterranean
= 5fc6b4d7fe97b318
japanese pick jap_21af
japanese to marshalls
= f9c0d20e8b777178
us done
= 36bcb785f09f12b6
german done
= 84ba1297da36dd57
british pick uk_raaf
british to coral_sea
= 182e3cec91d8feac
japanese done
= 3306a9e548bfbc29
british pick uk_rnzaf
british to gulf_of_alaska
british done
= 260bbd48e6efbe12
japanese done
= 6598e96027239cc4
british pick uk_king_george_v
british to air_gap
british pick ned_de_ruyter
british to home_islands
british done
= 4121ccd88a005f92
japanese pick jap_hiryu
japanese to home_islands
japanese done
= fa57ed28ea587c93
us pick us_ranger_cv4
us to cape_of_good_hope
us done | 1
= c0586ba9c365da93
japanese done
= 217b9a59d914427a
us done
= 4a7aaee69c96e842
german invert ger_uboat_02
german done
= b90c785cb75b3117
british fight bay_of_biscay
= 77118c3e4f0831a1
japanese fight hawaiian_islands
= 634dcf1be22bf36a
us fight home_islands | 5
= f7b8201e13275cba
japanese choose air
= b0899690b5052f38
us choose surface | 1 ; 4 ; 6 ; 6 ; 6 ; 1
= 267f6e187d09e5e8
german fight south_atlantic
= 436457debb936e90
british fight caribbean_sea
= fd92520bfcf0c39e
japanese fight indonesia
= 19f64df1775b0393
us fight indian_ocean
= 5625159ea2c4b81e
german fight western_mediterranean
= 89cf91b791ea0044
british strike uk_raf_med taranto
british aim uk_raf_med ita_caio_duilio | 3 2
british fight barents_sea
= 91aabfc194c983a3
japanese fight french_polynesia
= 8905eca828669d53
us strike us_5af maloelap | 2 6 ; 1
us to samoa
us fight gulf_of_alaska
= 0617ae1e08a2c123
german fight cape_of_good_hope | 2 5
german torpedo ger_uboat_02 us_ranger_cv4 | 6 ; 5
= 824eeae70f0c196b
british fight mid_atlantic
= ccd6d2c6e8f29ab6
japanese fight marshalls
= ed1cec1c82171f49
us fight bay_of_bengal
= d57f24160164864f
german fight eastern_seaboard
= b4a5ee2d5ab87f92
british fight air_gap
= 883064d59ff9c5a3
japanese fight central_pacific
= 592b7e23b6ae930e
us fight coral_sea
= a19dc02b3d781bde
german fight baltic_sea
= 65b1aeb134abf896
british fight eastern_mediterranean | 4
= 19790a59f6cf1ff0
german strike ger_stuka suez | 6 2 4 ; 5
german to malta
= 96b39d8d7ed10be8
japanese fight marianas
= 45a3f8f3e0c58815
us fight arabian_sea
= f042d1b8a0370027
german fight western_approaches | 5 1 5 3 2 6 3
= 943281342e7c889d
british done
= 39549261dc50a32f
japanese done
= 765150a8783ed0ff
us done
= 358e0947d4bbcded
german done
= 025c185e8c5daa4f
us done | 1 2 6
= ccb58ee9e04104b8
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_valiant
british to south_atlantic
british pick uk_resolution
british to mid_atlantic
british pick uk_prince_of_wales
british to north_sea
british pick uk_howe
british to air_gap
british pick uk_glorious
british to barents_sea
british pick uk_formidable
british to bay_of_biscay
british pick uk_kent
british to indonesia
british pick uk_berwick
british to barents_sea
british pick uk_cornwall
british to indonesia
british pick uk_suffolk
british raid
british pick uk_sussex
british to western_approaches
british pick uk_dorsetshire
british to western_mediterranean
british pick uk_york
british to indian_ocean
british pick uk_hk_group_2
british to eastern_seaboard
british done | 2 ; 1 ; 2
= 3dfdfd3db10a4094
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_chokai
japanese raid
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_kitakami
japanese to home_islands
japanese done
= 2345aa115b343d38
us pick fra_lorraine
us to eastern_seaboard
us pick fra_tourville
us to caribbean_sea
us pick us_pennsylvania
us to indonesia
us pick us_arizona
us to arabian_sea
us pick us_california
us to indian_ocean
us pick us_maryland
us to bay_of_bengal
us pick us_colorado
us to caribbean_sea
us pick us_new_mexico
us to air_gap
us pick us_mississippi
us to mid_atlantic
us pick us_new_york
us to eastern_seaboard
us pick us_massachusetts
us to air_gap
us pick us_lexington_cv2
us to western_approaches
us pick us_saratoga_cv3
us to indonesia
us pick us_enterprise_cv6
us to barents_sea
us pick us_yorktown_cv5
us to south_atlantic
us pick us_hornet_cv8
us to south_atlantic
us pick us_pensacola
us to bay_of_bengal
us pick us_minneapolis
us to indian_ocean
us pick us_northampton
us to north_sea
us pick us_chester
us to north_sea
us pick us_salt_lake_city
us to bay_of_biscay
us pick us_portland
us to north_sea
us pick us_astoria
us to bay_of_biscay
us pick us_augusta
us to eastern_seaboard
us pick us_tuscaloosa
us raid
us pick us_wichita
us to caribbean_sea
us pick us_sub_1
us to hawaiian_islands
us pick us_sub_2
us to hawaiian_islands
us done | 1 ; 3 ; 4 ; 6 ; 6 ; 4
= 7c538950b4d76975
german pick ger_gneisenau
german to baltic_sea
german pick ger_dithmarschen
german to baltic_sea
german pick ger_kormoran
german to baltic_sea
german pick ita_zara
german to eastern_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_06
german to eastern_mediterranean
german pick ger_uboat_07
german to eastern_mediterranean
german done
= 40479be0746c979e
british repair uk_ramillies 2
british repair uk_warspite 1
british repair uk_warspite 1
british repair uk_ramillies 1
british repair uk_ramillies 1
british pick uk_raf_coastal
british to cape_of_good_hope
= 9dfcc3a137dadaef
japanese done
= bab1417974860960
us pick us_7af
us to hawaiian_islands
= 8f3fff9d455ba085
german done
= d9298a8c0146c6a1
british pick uk_raaf
british to coral_sea
= d1654cee49f15769
us pick us_5af
us to marianas
= e9f3fdfdab31a650
british pick uk_raf_med
british to western_mediterranean
= 37197b00e974414c
us pick us_11af
us to central_pacific
= 9bc86fba55c1d223
british done
= c4a1a8a973acefb5
us pick us_8af
us to north_sea
us done
= c57bc3f122be19fb
british pick uk_amph_tiger
british to western_approaches
british done
= 8c34f9f894a996df
japanese done
= edc046562fae68b5
us done
= bcbb3509fff826fa
british pick uk_suffolk
british to western_approaches
british done
= ad47389cddbc7e31
japanese done
= 1343d9654b7b3f96
us done
us done
= 2b46eb0d36067ede
german invert ger_uboat_06
german invert ger_uboat_01
german done
= 37528d3730a94832
british fight north_sea
british strike us_8af germany
british aim us_8af ger_fsjr | 1 5
= 939cace501a7515f
japanese fight arabian_sea
= 557bba7ae6603848
us fight central_pacific
us strike us_11af saipan | 1 2
= 51d3844240df8d73
german fight barents_sea
= fa5562337b5f8af7
british fight air_gap
= 99fb722892699212
japanese fight marianas
= ef6571c080cb3aab
us strike us_5af truk | 6 2 ; 4
us fight indonesia
= df6768a8bba1f10d
german fight bay_of_biscay
= c775ac9564527fce
british fight cape_of_good_hope
= 1a4682a193c3b481
japanese fight indian_ocean
= b67d8f80b19d1e70
us fight hawaiian_islands
= 46a572e88459a8c2
german fight mid_atlantic
= 38f8a5e432e516dd
british fight eastern_seaboard
= 677a67750ab4b424
japanese fight home_islands
= 5599cc1ee2407fd8
us fight coral_sea
= 8fb093b959927a35
german fight caribbean_sea
= a5f2a82fbfb4993b
british fight south_atlantic
= 5c647722e777dbb1
german fight eastern_mediterranean | 4
= 29fe875a283a6808
british fight western_approaches
british land uk_amph_tiger england
= f2160bafa1daea23
german fight baltic_sea | 6
= 631faff42644425b
british strike uk_raf_med taranto
british aim uk_raf_med ita_giulio_cesare | 1 5
british done
= 0a51777afafe8742
japanese done
= 9e9b860e109f2c9f
us done
= fe4c867e17049e86
german done
= 6934b0290382d724
us done | 2 1 1
= 71ff2d4573022baa
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british to north_sea
british pick uk_revenge
british to home_islands
british pick uk_resolution
british to south_atlantic
british pick uk_ramillies
british to air_gap
british pick uk_hood
british to mid_atlantic
british pick uk_renown
british to barents_sea
british pick uk_prince_of_wales
british to bay_of_biscay
british pick uk_anson
british raid
british pick uk_glorious
british to western_approaches
british pick uk_eagle
british to air_gap
british pick uk_illustrious
british to barents_sea
british pick uk_kent
british to indonesia
british pick uk_berwick
british to western_approaches
british pick uk_cornwall
british to indonesia
british pick uk_suffolk
british to north_sea
british pick uk_london
british to western_approaches
british pick uk_sussex
british to western_approaches
british pick uk_shropshire
british to indonesia
british pick uk_norfolk
british raid
british pick uk_york
british to indonesia
british pick uk_exeter
british to bismarck_sea
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british raid
british pick ned_de_ruyter
british raid
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british done | 1 ; 4 ; 5 ; 4
= 564fa38c31a6e81e
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_atago
japanese to marianas
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_tone
japanese to marianas
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 4
= 38ad631b1911ca53
us pick fra_lorraine
us to eastern_seaboard
us pick us_oklahoma
us to bay_of_bengal
us pick us_pennsylvania
us to indian_ocean
us pick us_california
us to arabian_sea
us pick us_maryland
us to indonesia
us pick us_new_mexico
us to caribbean_sea
us pick us_new_york
us to eastern_seaboard
us pick us_south_dakota
us to air_gap
us pick us_massachusetts
us to eastern_seaboard
us pick us_lexington_cv2
us raid
us pick us_saratoga_cv3
us to arabian_sea
us pick us_wasp_cv7
us to south_atlantic
us pick us_pensacola
us to bay_of_bengal
us pick us_indianapolis
us to bay_of_bengal
us pick us_minneapolis
us to indonesia
us pick us_new_orleans
us to indonesia
us pick us_san_francisco
us to hawaiian_islands
us pick us_houston
us to bay_of_bengal
us pick us_chicago
us raid
us pick us_portland
us to mid_atlantic
us pick us_augusta
us to mid_atlantic
us pick us_quincy_ca39
us to south_atlantic
us pick us_sub_1
us to hawaiian_islands
us done | 2 ; 2 ; 5 ; 3 ; 3
= 63a1892786988d28
german pick ger_scharnhorst
german to baltic_sea
german pick ger_admiral_graf_spee
german to barents_sea
german pick ger_admiral_hipper
german to baltic_sea
german pick ger_nordmark
german to north_sea
german pick ger_kormoran
german to north_sea
german pick ita_vittorio_veneto
german to western_mediterranean
german pick ger_uboat_05
german to eastern_mediterranean
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_08
german to eastern_mediterranean
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to eastern_mediterranean
german done
= bc395fdadfd08ab9
british repair uk_warspite 1
british repair uk_warspite 1
= 99be046ae6cd22e3
japanese repair jap_kaga 1
japanese repair jap_kaga 1
= 8b9eee4e0512d68f
british pick uk_raf_coastal
british to cape_of_good_hope
= 587e14b29926eb62
japanese pick jap_21af
japanese to french_polynesia
= 836bc4596568597b
us pick us_11af
us to hawaiian_islands
= e804d7cebd6cc71e
german pick ger_fsjr
german to eastern_mediterranean
= dc10df953c5f96f1
british pick uk_raaf
british to coral_sea
= 0d4aca8fcfa64432
japanese pick jap_23af
japanese to marshalls
= a25882629ad1a444
us pick us_7af
us to gulf_of_alaska
= cf53dd0011e2d5a6
german pick ger_stuka
german to eastern_mediterranean
= 36a1e198b950c47a
british pick uk_raf_med
british to north_sea
= abe8ed709d2e63ce
japanese done
= 673e14efd49a8acb
us pick us_5af
us to hawaiian_islands
= 282af375f10f3700
german done
= dea8e1d0a30c365a
british pick uk_rnzaf
british to coral_sea
= dd0c2fe6686bd640
us pick us_10af
us to aleutians
us pick us_8af
us to western_approaches
us pick us_13af
us to hawaiian_islands
us pick us_12af
us to caribbean_sea
us pick us_14af
us to hawaiian_islands
= 8882c7991eb61c2d
british done
= 27c996a3684c0bdf
japanese done
= 8d6d6cce62502783
us pick us_amph_2ndm
us to mid_atlantic
us pick us_amph_7thi
us to air_gap
us done
= 39660519bb1e2658
british pick uk_norfolk
british to bay_of_biscay
british done
= dcd5a5fd39107c53
us done
= f64053942d482194
japanese done
= 3ebd2bab0f86debc
us done
= f2b6eb829b1d4868
german done
= 25cff7c90a19ebf7
british fight western_mediterranean
= fc0bddd52a75ff38
japanese fight indian_ocean
= 81b135ff41a1c21b
us fight bay_of_bengal
= 45e2d395d8b5c57f
german fight baltic_sea
= 9b9b613409589d7c
british fight north_sea | 3 4 5 6
= 39ff343722c8f56a
german to brest
= 80d20f2fdbb774fa
british strike uk_raf_med germany
british aim uk_raf_med ger_prinz_eugen | 5 6 ; 5
= 19f453a6f79003d7
japanese fight marshalls
= 477abb5d706134bc
us fight french_polynesia
= 62348ee85dd81884
japanese strike jap_21af samoa | 3 5 3
= b36d9bf6366d4db8
german fight cape_of_good_hope | 1 5 ; 2
= 0846f9f16c88eea7
british fight western_approaches
= e2805a1f0078fe19
japanese fight coral_sea
= 270c3f3f3a329984
us fight central_pacific
= c98fa84d182b90b9
german fight bay_of_biscay
= 8ff5aa446d973701
british fight caribbean_sea
= 5947360d4af19699
japanese fight arabian_sea
= 78b6bdece1937f8c
us fight indonesia
= 679b1bab9ac1c1e3
german fight eastern_mediterranean | 6 ; 2 ; 2
german strike ger_stuka suez | 3 1 5 ; 6
german to tripoli
german drop ger_fsjr malta
= 46e5fe61d215b5ce
british fight air_gap
= d673ec9fecb75724
japanese fight home_islands
= 74d2312c508e2744
us fight aleutians
= 2c38123c788ba1fc
german fight mid_atlantic
= a0f2943d6ef59bfa
british fight barents_sea
= 721ac8ef1f998bc0
british choose air
= f6faf0bd32e04fd5
german choose surface | 1 ; 5 ; 4 2 5 ; 1 3
german to germany
= 0db9ed4bb0c2e0b1
japanese fight gulf_of_alaska
= 1f0357873a875d51
us fight hawaiian_islands | 3 5 3 6 5 4 5 4 3
= 2eb2536af6e6f00b
german fight south_atlantic
= 5c011b242552600e
japanese fight marianas
= fe75be696ab11024
british done
= a5b3fdc5fbc34a0e
japanese done
= 5041fda3dfba2fab
us done
= 66bdb2209df56f29
german done
= 681786008849f221
us done | 1 1 2
= dc134eea508b979f
british pick uk_nelson
british to western_approaches
british pick uk_rodney
british to north_sea
british pick uk_queen_elizabeth
british to air_gap
british pick uk_valiant
british to mid_atlantic
british pick uk_royal_sovereign
british to hawaiian_islands
british pick uk_revenge
british to home_islands
british pick uk_resolution
british to south_atlantic
british pick uk_hood
british to barents_sea
british pick uk_renown
british to western_approaches
british pick uk_king_george_v
british to bay_of_biscay
british pick uk_prince_of_wales
british to air_gap
british pick uk_duke_of_york
british to north_sea
british pick uk_anson
british to western_approaches
british pick uk_howe
british to barents_sea
british pick uk_glorious
british to south_atlantic
british pick uk_eagle
british to air_gap
british pick uk_hermes
british to indonesia
british pick uk_illustrious
british to mid_atlantic
british pick uk_formidable
british to south_atlantic
british pick uk_victorious
british to north_sea
british pick uk_indomitable
british to mid_atlantic
british pick uk_kent
british raid
british pick uk_cornwall
british to indonesia
british pick uk_suffolk
british raid
british pick uk_london
british to western_approaches
british pick uk_devonshire
british to south_atlantic
british pick uk_shropshire
british to indonesia
british pick uk_norfolk
british to western_approaches
british pick uk_york
british to indonesia
british pick uk_exeter
british to marianas
british pick ned_de_ruyter
british to marianas
british pick uk_hk_group_1
british to eastern_seaboard
british pick uk_hk_group_3
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british done | 6 ; 4 ; 3 ; 5 ; 1 ; 5 ; 2 ; 3 ; 4
= f0a2997e67aebbc3
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to home_islands
japanese done
= 7d19267266033ae1
us pick fra_foch
us to eastern_seaboard
us pick fra_tourville
us raid
us pick us_pennsylvania
us to bay_of_bengal
us pick us_arizona
us to indian_ocean
us pick us_tennessee
us to arabian_sea
us pick us_california
us raid
us pick us_west_virginia
us to indonesia
us pick us_new_mexico
us to eastern_seaboard
us pick us_mississippi
us to caribbean_sea
us pick us_new_york
us to eastern_seaboard
us pick us_north_carolina
us to eastern_seaboard
us pick us_south_dakota
us to air_gap
us pick us_alabama
us to caribbean_sea
us pick us_saratoga_cv3
us to indonesia
us pick us_hornet_cv8
us to south_atlantic
us pick us_wasp_cv7
us to mid_atlantic
us pick us_louisville
us to indonesia
us pick us_minneapolis
us to bay_of_bengal
us pick us_new_orleans
us to arabian_sea
us pick us_san_francisco
us to coral_sea
us pick us_chester
us to western_approaches
us pick us_salt_lake_city
us to bay_of_biscay
us pick us_portland
us to western_approaches
us pick us_astoria
us to western_approaches
us pick us_augusta
us to eastern_seaboard
us pick us_tuscaloosa
us to air_gap
us pick us_wichita
us to caribbean_sea
us pick us_sub_1
us to coral_sea
us pick us_sub_2
us to coral_sea
us pick us_sub_3
us to coral_sea
us done | 1 ; 4 ; 2 ; 2 ; 2
= e8755e3f88ad89a2
german pick ger_dithmarschen
german to baltic_sea
german pick ger_atlantis
german to baltic_sea
german pick ger_thor
german to south_atlantic
german pick ger_michel
german to baltic_sea
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ger_uboat_05
german to baltic_sea
german pick ger_uboat_08
german to baltic_sea
german done
= 6a4df6ba49902c73
british repair uk_warspite 2
= 85c5383f0ba1eefc
japanese repair jap_kaga 2
= 7a9d76011c8769fe
british pick uk_raaf
british to coral_sea
= b7ae5961dd11103d
japanese pick jap_25af
japanese to central_pacific
= 0c88fd5c2cc84911
us pick us_11af
us to french_polynesia
= a3127aaa215db9ed
german pick ita_regia_aeronautica
german to baltic_sea
= 0d6d99e76a3b7b66
british pick uk_raf_coastal
british to cape_of_good_hope
= 09d8cf065ead6af9
japanese pick jap_21af
japanese to bismarck_sea
= efe103ea6efd030f
us pick us_5af
us to marianas
= 4573f665c0522fb7
german pick ger_luftflotte_5
german to baltic_sea
= dcc35a40009a4c50
british pick uk_rnzaf
british to gulf_of_alaska
= 0504510cae8beb38
japanese pick jap_24af
japanese to marshalls
= dcf69ed358e0a0e2
us pick us_7af
us to hawaiian_islands
= 6857997b4f2211f5
german done
= 2a72778504b1e905
british pick uk_raf_med
british to bay_of_biscay
= d0f36f38a81b06e7
japanese done
= c055a80469c68b92
us pick us_14af
us to aleutians
us done
= 5787a32f87476782
british done
= af85a8f3683ee2c7
japanese done
= 22b810120a48ac4c
us pick us_amph_1stm
us to air_gap
us pick us_amph_2ndm
us to mid_atlantic
us pick us_amph_3rdm
us to caribbean_sea
us pick us_amph_7thi
us to mid_atlantic
us done
= 9cc6d5de134e5583
british pick uk_kent
british to coral_sea
british pick uk_suffolk
british to cape_of_good_hope
british done
= f0165ef47b14eae0
us pick us_california
us to home_islands
us done | 6
us to trincomalee
us done
= 1ef1ccabe22ce3ec
german done
= 283af535a939d04a
british fight barents_sea
= e69a218b9bec8c2d
japanese fight bay_of_bengal
= 31abac8e4c59e426
us fight central_pacific
= f49988019875e28c
german fight western_approaches
= fdb61445dc849ba5
british fight cape_of_good_hope
= 8828420a194797ce
japanese fight hawaiian_islands
= ea5362c5afc000cc
us fight home_islands
= f618623e89060ac8
japanese choose air
= 1883861c823a3e3f
us choose surface | 3 ; 5
= 13ae4837ebad2f46
japanese aim jap_akagi uk_revenge | 1 3 5 2 ; 5 ; 6 ; 4
= d6735ae0dcc35b69
us aim uk_revenge jap_akagi | 6 1 2 1 ; 5
= add86e336ec3ddf1
german fight south_atlantic | 1 1 2 6 1 1 1 3 1 2 1
= adb71b5b7c920e3d
british fight eastern_mediterranean
= ae14e1a48aa78631
japanese fight gulf_of_alaska
= 3e1257a8bfeef578
us fight french_polynesia
= 40556bd12c9d60e6
german fight north_sea
= ca9f9fefe0143033
british fight eastern_seaboard
= 20b1db4fbd29f96f
japanese fight marshalls
= 7c4c2f352d84a800
us fight coral_sea
= ddbb24caddad8de7
german fight western_mediterranean
= d6d47cff0f7b3bb1
british fight caribbean_sea
= 896894d500a81a85
us land us_amph_3rdm panama_canal
= 8eb065f2ab479a9a
japanese fight aleutians
= 4ddd86d9772019f6
us fight marianas
us strike us_5af saipan | 6 5
= b3a32d161aaef3ea
german fight baltic_sea
german attack ger_michel | 6 ; 3 ; 6 ; 6
german strike ita_regia_aeronautica leningrad
german strike ger_luftflotte_5 leningrad
german rest rus_kirov | 6 6 6 ; 1 3 3 ; 4 1
= cd452b23ec8643a1
british fight bay_of_biscay
= 4fe13f74dfcc9fb5
japanese fight indian_ocean
= 52d65cca0ed1e6b8
us fight indonesia
= 0d1685f90a642684
german fight air_gap
= 2f0b6674666b5073
japanese fight arabian_sea
= 19ca3856c2f247ed
british done
= 18db16fd637a64ff
japanese done
= 82ee9fd3d776b9ab
us done
= e0615cd2575bafd7
german done
= e8a77a4131c120d9
us done | 4 4
= ef26f8556e6c34cf
british pick uk_barham
british to western_approaches
british pick uk_royal_sovereign
british to hawaiian_islands
british pick uk_prince_of_wales
british to air_gap
british pick uk_anson
british to north_sea
british pick uk_glorious
british to south_atlantic
british pick uk_eagle
british raid
british pick uk_hermes
british to indonesia
british pick uk_victorious
british to barents_sea
british pick uk_kent
british to indonesia
british pick uk_berwick
british raid
british pick uk_cornwall
british to indonesia
british pick uk_york
british raid
british pick uk_exeter
british to home_islands
british pick aus_hmas_australia
british raid
british pick ned_de_ruyter
british to home_islands
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_6
british to eastern_seaboard
british done | 1 ; 5 ; 4 ; 2
= 071476dbd0fe6c2b
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_hosho
japanese to central_pacific
japanese done | 4 ; 6 ; 3
= 4e29ab22a866348c
us pick fra_bearn
us to eastern_seaboard
us pick fra_tourville
us raid
us pick us_pennsylvania
us to arabian_sea
us pick us_california
us raid
us pick us_maryland
us to indian_ocean
us pick us_west_virginia
us to bay_of_bengal
us pick us_new_mexico
us to mid_atlantic
us pick us_mississippi
us to caribbean_sea
us pick us_idaho
us to south_atlantic
us pick us_new_york
us to eastern_seaboard
us pick us_north_carolina
us to air_gap
us pick us_washington
us to air_gap
us pick us_massachusetts
us to mid_atlantic
us pick us_lexington_cv2
us to western_approaches
us pick us_saratoga_cv3
us to indonesia
us pick us_hornet_cv8
us raid
us pick us_princeton_cvl23
us to south_atlantic
us pick us_belleau_wood_cvl24
us to south_atlantic
us pick us_cowpens_cvl25
us to eastern_seaboard
us pick us_monterey_cvl26
us to caribbean_sea
us pick us_indianapolis
us to indian_ocean
us pick us_houston
us raid
us pick us_northampton
us raid
us pick us_chester
us raid
us pick us_salt_lake_city
us to bay_of_biscay
us pick us_chicago
us to bay_of_biscay
us pick us_portland
us to barents_sea
us pick us_astoria
us to north_sea
us pick us_tuscaloosa
us to mid_atlantic
us pick us_wichita
us to eastern_seaboard
us pick us_sub_1
us to home_islands
us pick us_sub_2
us to home_islands
us pick us_sub_5
us to home_islands
us done | 3 ; 5 ; 1 ; 3 ; 4 ; 5 ; 4
= 29a9ffff347407f0
german pick ger_bismarck
german to baltic_sea
german pick ger_tirpitz
german to north_sea
german pick ger_atlantis
german to north_sea
german pick ita_littorio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_bolzano
german to eastern_mediterranean
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german done
= 65750fb7f977bb76
british repair uk_warspite 1
british repair uk_warspite 1
british pick uk_raf_coastal
british to cape_of_good_hope
= 2e7b7b53b9e478ee
japanese done
= a2bba9f8209645ef
us pick us_7af
us to coral_sea
= cf37eacba94c3a11
german done
= 7f630cbf7f3a7310
british pick uk_raf_med
british to north_sea
= 869185cdbbf9e459
us pick us_5af
us to french_polynesia
= 76dded7657df5c40
british done
= dee29d79445efe6c
us pick us_11af
us to gulf_of_alaska
us pick us_10af
us to marshalls
us pick us_13af
us to hawaiian_islands
us pick us_12af
us to western_approaches
us pick us_14af
us to coral_sea
us done
= 8967dc0f30ead104
british done
= 0bc590e564b8e785
japanese done
= e9400c0ac06dea59
us pick us_amph_2ndm
us to mid_atlantic
us pick us_amph_4thm
us to mid_atlantic
us done
= 6b824d557e720c2b
british pick uk_eagle
british to barents_sea
british pick uk_berwick
british to bay_of_biscay
british done
= 106bc98dca85aced
us pick fra_tourville
us to barents_sea
us pick us_houston
us to home_islands
us pick us_northampton
us to bay_of_biscay
us pick us_chester
us to north_sea
us done
us done
= 80009ec592e00fe6
german done
= 34576554b06e5ae1
british fight baltic_sea | 2
= 348d1038d5d12d5a
japanese fight indonesia
= abb6eed97f8f0d7f
us fight hawaiian_islands
= e7103c750877f4ca
german fight western_approaches
= 311fdf825de71531
british fight north_sea | 4 1 4 4 ; 2
british strike uk_raf_med germany
british aim uk_raf_med ger_admiral_scheer | 2 2
= fe1b684737a3fec8
british choose surface
= abdfd40632fa2340
german choose surface | 4 2 4 3 ; 2 ; 2
german aim ger_tirpitz us_astoria | 5 5 1 4 ; 2 4
= 23fe1d977331c0b3
british stand
= 467e1027c624a032
german stand
= d3eced1cd0b9bd56
british choose surface
= 01b2d7c5d046acf3
german choose surface | 6 5 4 2 ; 2 ; 6 ; 6
german aim ger_tirpitz us_chester | 4 2 2 2
= b903ff8bb80a8cb1
us to suez
= e59f39859e9ac2e9
german to brest
= b0be7ff014c47725
japanese fight home_islands | 3 ; 3 ; 3
= a6efab19b0cc3df7
us fight bay_of_bengal
= 2d49ffc57893ab21
german fight eastern_mediterranean
= 813f3c7ce7c2240b
british fight south_atlantic
= 5e8c8a98ae52e4c1
japanese fight gulf_of_alaska
= 81342add169e388a
us fight arabian_sea
= ee08e9d36be68367
german fight mid_atlantic
= bb62c0c0a9d5c845
british fight cape_of_good_hope | 5 1 ; 4 ; 6 ; 2 ; 1
= 89b862b030485d92
japanese fight central_pacific
= 1bb4c6125fe867af
us fight marianas
= acbd0077d670a8c9
german fight western_mediterranean
= 0fa6e70f30e7305d
british fight caribbean_sea
= 7ec8f4f76827d5ba
japanese fight indian_ocean
= 81881b909cef599a
us fight coral_sea
= c8bc9bf361c40535
german fight bay_of_biscay
= 768cf3263033d66b
british fight eastern_seaboard
= 32e872121e3ce0ce
japanese fight marshalls
= 50c1217e30e7b969
us strike us_10af truk | 2 6 ; 5
= c8a0c2b4a4cfc579
german fight air_gap
= cba2bfcd93c12f55
british bomb uk_eagle germany
british aim uk_eagle ger_admiral_graf_spee | 6 ; 1
british done
= 1b0844afe59afede
japanese done
= 6c9ca7a2f3fe408a
us done
= 74b32326cd639393
german done
= f503bb5c8778a76d
us done | 3 1
= 1122784d9af5af38
british pick uk_queen_elizabeth
british raid
british pick uk_malaya
british to indonesia
british pick uk_resolution
british to mid_atlantic
british pick uk_hood
british to western_approaches
british pick uk_repulse
british to air_gap
british pick uk_king_george_v
british to north_sea
british pick uk_glorious
british to south_atlantic
british pick uk_ark_royal
british to barents_sea
british pick uk_eagle
british to bay_of_biscay
british pick uk_indomitable
british to air_gap
british pick uk_kent
british raid
british pick uk_berwick
british to western_approaches
british pick uk_cornwall
british to arabian_sea
british pick uk_suffolk
british to western_approaches
british pick uk_london
british raid
british pick uk_devonshire
british raid
british pick uk_sussex
british to north_sea
british pick uk_shropshire
british raid
british pick uk_norfolk
british raid
british pick uk_dorsetshire
british to western_mediterranean
british pick uk_york
british to indian_ocean
british pick uk_exeter
british raid
british pick aus_hmas_australia
british to coral_sea
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_4
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british pick uk_hk_group_6
british to eastern_seaboard
british done | 6 ; 5 ; 5 ; 4
= 738154f7f715f92d
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_takao
japanese to home_islands
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_kitakami
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_junyo
japanese to home_islands
japanese pick jap_chiyoda
japanese to home_islands
japanese done
= a03c7ed47152840a
us pick fra_foch
us to eastern_seaboard
us pick fra_tourville
us to eastern_seaboard
us pick us_oklahoma
us to bay_of_bengal
us pick us_pennsylvania
us to indian_ocean
us pick us_arizona
us to arabian_sea
us pick us_california
us to indonesia
us pick us_maryland
us to bay_of_bengal
us pick us_idaho
us to caribbean_sea
us pick us_texas
us to south_atlantic
us pick us_arkansas
us to eastern_seaboard
us pick us_south_dakota
us to air_gap
us pick us_indiana
us raid
us pick us_iowa
us raid
us pick us_saratoga_cv3
us to indonesia
us pick us_enterprise_cv6
us to western_approaches
us pick us_yorktown_cv5
us to north_sea
us pick us_hornet_cv8
us to mid_atlantic
us pick us_wasp_cv7
us to eastern_seaboard
us pick us_lexington_cv16
us to air_gap
us pick us_intrepid_cv11
us to south_atlantic
us pick us_independence_cvl22
us to mid_atlantic
us pick us_princeton_cvl23
us to eastern_seaboard
us pick us_belleau_wood_cvl24
us to caribbean_sea
us pick us_cowpens_cvl25
us raid
us pick us_monterey_cvl26
us to caribbean_sea
us pick us_langley_cvl27
us to eastern_seaboard
us pick us_cabot_cvl28
us to mid_atlantic
us pick us_pensacola
us raid
us pick us_louisville
us to indian_ocean
us pick us_minneapolis
us to indonesia
us pick us_san_francisco
us raid
us pick us_houston
us to indian_ocean
us pick us_northampton
us to barents_sea
us pick us_salt_lake_city
us raid
us pick us_chicago
us to western_approaches
us pick us_augusta
us to eastern_seaboard
us pick us_tuscaloosa
us to air_gap
us pick us_wichita
us to air_gap
us pick us_quincy_ca39
us to caribbean_sea
us pick us_vincennes
us to south_atlantic
us pick us_baltimore_ca68
us raid
us pick us_canberra_ca70
us to south_atlantic
us pick us_sub_1
us to hawaiian_islands
us pick us_sub_2
us to hawaiian_islands
us pick us_sub_5
us to hawaiian_islands
us pick us_sub_6
us to hawaiian_islands
us done | 3 ; 5 ; 4 ; 5 ; 4
= cb2fb7e9d29bbb60
german pick ger_bismarck
german to baltic_sea
german pick ger_tirpitz
german to bay_of_biscay
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_andrea_doria
german raid
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_trento
german to eastern_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german done
= 751924cf1956b6f5
british repair uk_warspite 2
= 23e4310cc4a8fb9b
japanese repair jap_kaga 1
japanese repair jap_kaga 1
= 0656564f0129a676
german repair ger_admiral_graf_spee 1
= 8c922d5de110f699
british pick uk_raaf
british to hawaiian_islands
= fb4358becf3ab31c
japanese done
= 529d634fe396249c
us pick us_5af
us to coral_sea
= 2055bf43ebdd9c90
german done
= 13afffa5b2ae9082
british pick uk_raf_coastal
british to cape_of_good_hope
= fb3b4f8f7ac8f2a9
us pick us_7af
us to french_polynesia
= ab88f8fa547d3327
british done
= 8390aaec9385c9a0
us pick us_11af
us to central_pacific
us pick us_14af
us to marianas
us pick us_15af
us to western_approaches
us pick us_20af
us to marshalls
us done
= feaad558dcc3c697
british pick uk_amph_tiger
british to barents_sea
british done
= 2263e66ce3ca0dac
japanese done
= 2d73c2f658c89687
us done
= 4bdfe2dd96a5ad8b
british pick uk_kent
british to bismarck_sea
british pick uk_london
british to barents_sea
british pick uk_shropshire
british to bismarck_sea
british pick uk_norfolk
british to north_sea
british pick uk_exeter
british to bismarck_sea
british done
= 372297ec496a9292
us pick us_indiana
us to barents_sea
us pick us_salt_lake_city
us to western_approaches
us done | 5
us to usa
= 4c108ad248a623d8
german pick ita_bolzano
german to south_atlantic
german done
= 01da761b40e4a840
us done
= 2359cfb3fa900fe9
german done
= 37382c8a37bbd43e
british fight north_sea
= 20176c8cd2392d7c
japanese fight french_polynesia
= cfdbb7bd2bbf28a5
us fight hawaiian_islands
= 35576abc33736d30
german fight baltic_sea | 6
= 82abab8df377d4f1
british fight cape_of_good_hope | 4 2 ; 4 ; 6 ; 1 ; 2 ; 6
= b539e96793795b1c
japanese fight indian_ocean
= ba3c24d21af11bbe
us fight coral_sea
= 28794c6de368eacf
german fight western_mediterranean
= 8c28fa6b72f5d850
british choose surface
= 8349304eb8ac54fc
german choose surface
= 8b9024ea61f8d9b6
british aim uk_dorsetshire ita_fiume | 3 ; 5 6 6 2 ; 6 5 ; 2
british fight bay_of_biscay
= b4f90cf45bb1ff32
british choose air
= feb48a80ff73a9fb
german choose surface | 1 ; 4
= ad579ce783407922
british aim uk_eagle ger_tirpitz | 4 ; 3 6 1 6 ; 5 6
= 18b74f71bb0bb0f9
japanese fight indonesia
= e6ee74bd28c42527
us fight central_pacific
us strike us_11af saipan | 1 1
= c5ff37a1fd06023c
german fight western_approaches
= db6eed8f353ced24
british fight caribbean_sea
= 0f7a0d704202846a
japanese fight home_islands
= 7d974a67bbdd87f6
us fight bay_of_bengal
= b9ef079b50d5814c
german fight air_gap
= 48b08c83974de92c
british fight mid_atlantic
= c04c77d59fe3293e
japanese fight bismarck_sea
= a5c8287511de6a12
us fight arabian_sea
= 39955e37f7a17f4b
german fight south_atlantic
= 0452c80d34af1879
british choose air
= 5f8ffc569003c0c6
german choose surface | 2 ; 1
= 8c3a0f324b57559e
british rest ita_bolzano | 2 6 ; 3 ; 3 4 3 6 ; 6
british fight eastern_mediterranean
= bab35e19ec8687a8
japanese fight marianas
= 8b4830050d82288b
us strike us_14af truk | 3 3
us strike us_20af truk | 2 6 ; 5
= 78ffd134fd66081d
german fight barents_sea
= 3c055721045fd23f
british land uk_amph_tiger murmansk
british done
= 74b1ca5b862ef1a5
japanese done
= 4e2b91a85a89b5a2
us done
= 2e101c749d4bd422
german done
= 7d32c622c1f7c5c5
us done | 6 5
= 7de43d31cdc2a655
british pick uk_rodney
british to western_approaches
british pick uk_queen_elizabeth
british to air_gap
british pick uk_warspite
british to cape_of_good_hope
british pick uk_barham
british to north_sea
british pick uk_malaya
british to indonesia
british pick uk_royal_sovereign
british to hawaiian_islands
british pick uk_resolution
british to south_atlantic
british pick uk_repulse
british to barents_sea
british pick uk_prince_of_wales
british to mid_atlantic
british pick uk_anson
british to bay_of_biscay
british pick uk_howe
british to western_approaches
british pick uk_glorious
british to barents_sea
british pick uk_hermes
british to bay_of_bengal
british pick uk_illustrious
british to western_approaches
british pick uk_formidable
british to air_gap
british pick uk_victorious
british to north_sea
british pick uk_indomitable
british to barents_sea
british pick uk_devonshire
british to western_approaches
british pick uk_sussex
british to bay_of_biscay
british pick uk_norfolk
british to north_sea
british pick uk_york
british raid
british pick aus_hmas_australia
british to coral_sea
british pick aus_hmas_canberra
british to coral_sea
british pick ned_de_ruyter
british to home_islands
british pick rus_oktyabrskaya_revolutsiya
british to baltic_sea
british pick uk_hk_group_2
british to eastern_seaboard
british pick uk_hk_group_5
british to eastern_seaboard
british done | 3 ; 2 ; 3 ; 1 ; 5 ; 3 ; 4
= 4fbe66f35201c344
japanese pick jap_nagato
japanese to marianas
japanese pick jap_yamashiro
japanese to central_pacific
japanese pick jap_kongo
japanese raid
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuikaku
japanese to home_islands
japanese pick jap_shoho
japanese to aleutians
japanese pick jap_ryuho
japanese to home_islands
japanese done | 6 ; 1 ; 3
= e2910d76c558ddd9
us pick fra_lorraine
us to eastern_seaboard
us pick fra_foch
us to caribbean_sea
us pick us_arizona
us raid
us pick us_tennessee
us to indian_ocean
us pick us_california
us raid
us pick us_maryland
us to arabian_sea
us pick us_colorado
us to caribbean_sea
us pick us_new_york
us to eastern_seaboard
us pick us_arkansas
us to south_atlantic
us pick us_washington
us to air_gap
us pick us_south_dakota
us to mid_atlantic
us pick us_massachusetts
us to south_atlantic
us pick us_indiana
us to eastern_seaboard
us pick us_alabama
us to caribbean_sea
us pick us_new_jersey
us to mid_atlantic
us pick us_lexington_cv2
us raid
us pick us_yorktown_cv5
us to western_approaches
us pick us_lexington_cv16
us to south_atlantic
us pick us_bunker_hill_cv17
us to air_gap
us pick us_hornet_cv12
us to mid_atlantic
us pick us_independence_cvl22
us to south_atlantic
us pick us_belleau_wood_cvl24
us to air_gap
us pick us_cowpens_cvl25
us to air_gap
us pick us_monterey_cvl26
us to mid_atlantic
us pick us_langley_cvl27
us to caribbean_sea
us pick us_cabot_cvl28
us to south_atlantic
us pick us_san_jacinto_cvl30
us to eastern_seaboard
us pick us_pensacola
us to bay_of_bengal
us pick us_louisville
us raid
us pick us_new_orleans
us to indonesia
us pick us_houston
us to indonesia
us pick us_chester
us to eastern_mediterranean
us pick us_chicago
us to barents_sea
us pick us_augusta
us to air_gap
us pick us_wichita
us to air_gap
us pick us_vincennes
us to eastern_seaboard
us pick us_baltimore_ca68
us raid
us pick us_canberra_ca70
us to caribbean_sea
us pick us_quincy_ca71
us raid
us pick us_sub_1
us to bismarck_sea
us pick us_sub_4
us to bismarck_sea
us pick us_sub_5
us to french_polynesia
us done | 6 ; 3 ; 6 ; 4 ; 5 ; 4
= 54334c98cdd60c0e
german pick ger_admiral_scheer
german to north_sea
german pick ger_admiral_graf_spee
german to north_sea
german pick ger_admiral_hipper
german to north_sea
german pick ger_dithmarschen
german to north_sea
german pick ger_kormoran
german to western_approaches
german pick ger_michel
german to north_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ger_uboat_01
german to north_sea
german pick ger_uboat_15
german to north_sea
german pick ita_10mas
german to eastern_mediterranean
german done | 2
german to neutral_port
german repair ger_tirpitz 3
german repair ger_tirpitz 3
= 74c7645b61f92875
british pick uk_raf_coastal
british to bay_of_biscay
= 5b49303867ea7d86
japanese pick jap_21af
japanese to bismarck_sea
= 8df96cbbc690e9f3
us pick us_5af
us to french_polynesia
= 78aae85c0bff09c1
german pick ita_regia_aeronautica
german to north_sea
= 8c353a2286be7dff
british pick uk_raf_med
british to north_sea
= fcc15f78e7f28157
japanese pick jap_22af
japanese to marshalls
= 8a925b4fdf1f3c3b
us pick us_7af
us to gulf_of_alaska
= 096594ce2fed702a
german pick ger_stuka
german to north_sea
= e40102356827b337
british pick uk_rnzaf
british to coral_sea
= e19fe43e91752cd6
japanese done
= 8d5111191766d204
us pick us_10af
us to hawaiian_islands
= 08422e86ea576099
german done
= 72bf769a2b5d8330
british done
= 29d700e1785e25a9
us pick us_8af
us to north_sea
us pick us_12af
us to western_approaches
us pick us_15af
us to western_approaches
us pick us_20af
us to coral_sea
us done
= 37a725d0c591e8f1
british pick uk_amph_tiger
british to north_sea
british done
= 8b771f89b2bd636e
japanese pick jap_snlf_yokosuka
japanese to bismarck_sea
japanese done
= 2ddc7ef72a248653
us pick us_amph_1stm
us to eastern_seaboard
us pick us_amph_3rdm
us to hawaiian_islands
us pick us_amph_4thm
us to air_gap
us pick us_amph_27thi
us to caribbean_sea
us done
= 28a1f70a5c3f8f99
british done
= 4f27a59832701b28
japanese done
= 5983ed099841013b
us pick us_arizona
us to bay_of_bengal
us pick us_california
us to indonesia
us pick us_lexington_cv2
us to north_sea
us pick us_louisville
us to home_islands
us pick us_baltimore_ca68
us to barents_sea
us pick us_quincy_ca71
us to barents_sea
us done
us invert us_sub_1
us invert us_sub_5
us done
= f9071619ae216c22
german invert ita_10mas
german invert ger_uboat_01
german done
= 7acfee6a8baeedae
british fight eastern_seaboard
= e939c9bc4341d6ae
us land us_amph_1stm usa
= 6bb20f86b4b60284
japanese fight indonesia
= f1c905d08afb1fcb
us fight coral_sea
= a5108ae550830eb9
german fight mid_atlantic
= 78d569d78a36805c
british fight eastern_mediterranean
= b896f9a6375ebd9e
british choose surface
= 8cfe2a251f6c38de
german choose surface
= d062edaddb2fcdf8
british aim us_chester ita_gorizia | 3 ; 4 5 3 6 ; 2 ; 2
= f57c50780e534d70
japanese fight home_islands
= 623ca4a74df46318
japanese choose air
= 49bd94d2dec275fd
us choose surface | 6 ; 2
= e87f021357528c13
japanese aim jap_hosho ned_de_ruyter
japanese rest ned_de_ruyter | 4 ; 3 5 6 6 ; 4 1 4 ; 4 6 ; 5
japanese stand
= f61c43f722637a5b
us retreat
= b06d7864cd079d69
japanese done
= 227e8e2bf9d6c001
us to trincomalee
us fight gulf_of_alaska
= 6a8caf140d2e3442
german fight cape_of_good_hope
= 8e2a8ce783f1f3d1
british fight air_gap
= 15fe80cde2685d98
japanese fight french_polynesia
= 409a931b8562ed85
us fight hawaiian_islands
us land us_amph_3rdm pearl_harbor
= 8710cfc3c4e6b8db
german fight barents_sea
= cddbce9665e7eb35
british fight north_sea | 2 2 1 4 3 1 1 3 4 4 5 6
= a48c619a698dbd17
german to brest | 5
= aacb0e50c277abff
british strike us_8af germany
british strike uk_raf_med germany
british rest ger_lutzow_pb | 6 1 ; 2 ; 5 1
= bb4cda90e7813e87
german strike ger_stuka england
german strike ita_regia_aeronautica england
german aim ger_stuka uk_london
german aim ita_regia_aeronautica uk_indefatigable | 2 2 6 ; 2 ; 4 5
= ae52cdae79b6c5ad
british choose air
= c7534ae1428b2fd9
german choose surface | 6 ; 6
= 625092a4a2182e85
british rest ger_admiral_scheer | 5 1 ; 2 1 3 5 ; 1
= e6959502c2db8a45
german to neutral_port
= cdcd3d16c17933fa
british aim uk_barham ger_admiral_hipper
british aim uk_norfolk ger_admiral_hipper
british aim us_lexington_cv2 ger_admiral_graf_spee | 1 1 6 6 ; 1 6 ; 2 ; 2
= 663c064966e831c5
german rest uk_norfolk | 3 4 ; 2
= f57f7c6064441e97
british to england
= d592f11af128c167
german torpedo ger_uboat_01 uk_amph_tiger | 2
= bfb4bef8ed046370
british stand
= 16615b7b401f4bf7
german retreat
= b6edf936cf0704d5
british done
= ade2f8d80ce119f9
german to neutral_port
= 326d0968fef04f58
british land uk_amph_tiger england
british bomb us_lexington_cv2 germany
british aim us_lexington_cv2 ger_tirpitz | 4 4 3 6 ; 2
= f4e18ec4395efba4
japanese fight indian_ocean
= 71e041bf9d4dbc28
us fight bismarck_sea | 5 4 5 3 6 4
us torpedo us_sub_1 jap_snlf_yokosuka | 5
= c81389103acd0725
japanese to yokosuka_navy_yard
= ec186d2158ba2cc0
german fight bay_of_biscay
= 27d55f68c37a6391
british fight baltic_sea | 5
= 1408f83d8bd9d520
german to germany
= a7d49a28ae23a57f
japanese fight bay_of_bengal
= c71d81c165e80fd1
us fight marianas
= a075c059b6369093
german fight caribbean_sea
= 0d213dea71fdef52
us land us_amph_27thi usa
= ac7e98fba713bce6
british fight south_atlantic
= e277f3e09b2f160e
japanese fight central_pacific
= 09cdfa8ad572e315
us fight aleutians
= 7ff56dd41d64a052
german fight western_mediterranean
= 03641181e59d6527
japanese fight marshalls
= 45d94c5e90cef662
british done
= 8eccbc3d8f500f5f
japanese done
= 4c59edd01d69a2e1
us done
= 726213e7e0e24867
german done
= 796ab7cb9bd1d711
end 2263 over 796ab7cb9bd1d711d0b8a35d873e3cd9 2aafaa8e29084358
