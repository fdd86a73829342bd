flagplot 1
game admirals-war 2
scenario standard
options {"players":"four","victory":"individual","parallel_theatres":true,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Each for himself: neither Ally can win, and Japan has most points"
dice fast 1
start 23e3040142ff9064bce93a792ee848ed
british done
= 65c068c5c2453b82
us done
= e48f027242f284c9
japanese force jap_soryu
japanese done
= 24676699ba8021a4
british pick uk_valiant
british to western_approaches
british pick uk_eagle
british to western_mediterranean
british pick uk_kent
british to indian_ocean
british pick uk_cumberland
british to south_atlantic
british pick uk_sussex
british to air_gap
british pick uk_york
british to cape_of_good_hope
british pick ned_de_ruyter
british to indonesia
british done | 5
= c4218ea46a9043df
japanese pick jap_mutsu
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
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to home_islands
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to home_islands
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kako
japanese to home_islands
japanese pick jap_akagi
japanese raid
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_iboat_1
japanese to home_islands
japanese done | 1 3 2 1 4 6 5 6 2 5 4 5 5
= a50a7c5d4d2cecf4
us pick fra_provence
us to south_atlantic
us pick fra_suffren
us to eastern_mediterranean
us pick fra_dupleix
us to eastern_mediterranean
us pick fra_tourville
us to eastern_mediterranean
us pick us_pensacola
us to indonesia
us done | 6
= c8ad60fb56513c7f
german pick ger_gneisenau
german to north_sea
german pick ger_ermland
german to mid_atlantic
german pick ger_thor
german to eastern_seaboard
german pick ita_littorio
german to western_mediterranean
german pick ita_vittorio_veneto
german raid
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_giulio_cesare
german raid
german pick ita_zara
german raid
german pick ita_gorizia
german to eastern_mediterranean
german pick ita_trieste
german raid
german pick ita_bolzano
german raid
german pick ger_uboat_02
german to eastern_seaboard
german pick ger_uboat_03
german to barents_sea
german pick ita_10mas
german to eastern_mediterranean
german done
= ac9dc65392792a92
british done
= 9944f961ed07ba78
japanese pick jap_21af
japanese to home_islands
= 3a6317fafd05dcc9
german pick ger_luftflotte_5
german to barents_sea
= 2f219820c5b14463
japanese done
= b52b64da9d629112
german pick ita_regia_aeronautica
german to baltic_sea
german done
= 97ac468578595773
japanese done
japanese sail
japanese done
= 89ac389d27050930
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german done
= d01f020d415a99cf
japanese invert jap_iboat_1
japanese done
= 63d7c34f612d4438
german invert ger_uboat_02
german invert ger_uboat_03
german invert ita_10mas
german done
= caed167cc94a4606
japanese aim jap_soryu us_nevada | 6 3 5 ; 4 6
japanese aim jap_soryu us_maryland | 3 3 4
japanese leave
japanese to yokosuka_navy_yard | 4 2 3 6
= 47998a71d1896847
british agree
= 5b4871dbd55548f6
japanese agree
= 5479445c8d1e0e6f
us agree
= 5f0610cbb5465607
german agree
= 0a5b344ea29d0e90
british fight air_gap
= b36b65a34db58016
german fight caribbean_sea
= 198eb50a85c77e71
british object
= 0d5a8a4fc8ab21d8
british fight baltic_sea
= 2817acce559eed99
japanese fight coral_sea
= 7ab64bfa2fb4d239
us fight indian_ocean
= a7c8245c564fe9b4
german fight western_approaches
= 77e4a3c320f20e92
british fight mid_atlantic
= fbd816712bb2b4eb
german fight south_atlantic
= c924c28f17d5549d
british fight barents_sea
= 4dbdf72199c36b06
german fight cape_of_good_hope
= c49537db02e90879
british fight north_sea
= 8eb97f570ada799c
german fight eastern_seaboard | 3
= 9253202159c03f6c
british fight eastern_mediterranean
= 86a90a70e3de64f2
us choose surface
= b485ec55b8fce996
german choose surface
= 0e7b072a6c05809a
us rest ita_conte_di_cavour | 4 ; 4 ; 2
= 8a2062f917e137c4
german aim ita_caio_duilio fra_tourville
german rest fra_tourville | 5 6 1 3 ; 4 ; 3 6 4 5 ; 1 ; 5 6 1 4 ; 3 ; 2
german torpedo ita_10mas fra_dupleix | 2
= 9edecc3c476bce89
us retreat
= 2e39fb517706a384
german stand
= 04239bc42077e9e6
us together
= cf13899df1116829
german done
= 10c5e5ce6725b742
us to simons_town
us to simons_town
= 9b035509aeeb9913
british choose air
= d556c7696bed15ad
german choose surface | 3 ; 3
= efd3c92d8e26e684
british aim uk_eagle ita_andrea_doria | 3 ; 1 1 2 3 ; 5 6 5 5 ; 5
british done
= 621b5f1712f3f602
japanese done
= 16251dd12dff8cd9
us done
= 900c2997c5a3cfb1
german done | 6 4 ; 5 3 ; 5 4 ; 5 5 ; 6 6 ; 2 5 ; 1 1 ; 2 5 ; 5 4 ; 4 4 ; 4 5 ; 2 5 ; 6 2 ; 4 5
= f818c1842ccbfd14
british pick uk_ark_royal
british raid
british pick uk_kent
british raid
british pick uk_suffolk
british raid
british pick uk_norfolk
british to western_approaches
british done
= acd011a9edfb97d3
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_fuso
japanese to indonesia
japanese pick jap_yamashiro
japanese to marianas
japanese pick jap_kongo
japanese raid
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_maya
japanese to indonesia
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to central_pacific
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to marianas
japanese pick jap_kinugasa
japanese raid
japanese pick jap_kako
japanese to marianas
japanese pick jap_soryu
japanese to aleutians
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese to central_pacific
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 5 ; 3 ; 3 ; 3
= 343c8baa63c0a6ba
us pick us_oklahoma
us to bismarck_sea
us pick us_pennsylvania
us to indian_ocean
us pick us_arizona
us to bay_of_bengal
us pick us_california
us to home_islands
us pick us_enterprise_cv6
us to air_gap
us pick us_houston
us raid
us pick us_chester
us to mid_atlantic
us pick us_astoria
us to bismarck_sea
us pick us_augusta
us to eastern_seaboard
us pick us_vincennes
us raid
us done | 3 ; 3 ; 2 ; 2
= d230888fa064af18
german pick ger_scharnhorst
german raid
german pick ger_lutzow_pb
german to north_sea
german pick ger_admiral_graf_spee
german raid
german pick ger_admiral_hipper
german raid
german pick ger_ermland
german to south_atlantic
german pick ger_orion
german to barents_sea
german pick ger_thor
german to south_atlantic
german pick ita_littorio
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_conte_di_cavour
german to western_mediterranean
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_zara
german raid
german pick ita_pola
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german done | 5
german to neutral_port
= 62c531c3e95fe626
british pick uk_raf_coastal
british to western_approaches
= f85b2ef4339a9533
japanese pick jap_21af
japanese to french_polynesia
= 82121fdad76be350
us done
= d6504d4fa5939cef
german pick ger_x_fliegerkorps
german to barents_sea
= 80081ef759ffea0d
british done
= 723581f0fb946c98
japanese pick jap_22af
japanese to marshalls
= ad25649b5996cf9c
german pick ger_stuka
german to baltic_sea
= fcdac8f4de871ac4
japanese pick jap_24af
japanese to home_islands
= 27281e28a91874cf
german done
= f3be364cfc99c939
japanese done
= 432511634c3678c1
british pick uk_amph_tiger
british to mid_atlantic
british done
= 0f0d77f372e549fa
japanese pick jap_snlf_yokosuka
japanese to indonesia
japanese pick jap_snlf_kure
japanese to indonesia
japanese done
= 394ad9204ee1056a
british pick uk_suffolk
british to south_atlantic
british done
= 0d0e5217abd81974
japanese pick jap_kinugasa
japanese to hawaiian_islands
japanese done
= 2c96667f2232ee95
us pick us_vincennes
us to south_atlantic
us done
= 5dd005591361eb26
german pick ger_scharnhorst
german to bay_of_biscay
german pick ita_zara
german to south_atlantic
german done
= cc0b4fb6078dac0d
japanese done
= 15842a69c84c3586
british agree
= 5d890921550be9a9
japanese object
= 4d35c53888bbef55
british fight bay_of_biscay
= 85589eba03420e1f
japanese fight french_polynesia
= cfafb74aab04aa57
us fight aleutians
= 87d7b818d023cb12
german fight eastern_mediterranean
= e768a4fe331b5ff5
british fight north_sea
= 2a553c7fd141a995
japanese fight marianas
= 8935c81212b62c07
us fight bismarck_sea
= d88c9cf2c034fb58
german fight western_approaches
= 1541400bd6bdb457
british fight mid_atlantic
= 7c67315fbf4e2357
japanese fight indonesia
japanese bomb jap_hiryu philippines
japanese aim jap_hiryu us_houston | 3 5 6 ; 3 4
japanese land jap_snlf_yokosuka philippines
japanese land jap_snlf_kure philippines
= 409ea83ed2521c26
us fight home_islands
= cc0ea5e1f61cc363
japanese choose air
= e5d01ecad4bf6fae
us choose surface | 3 ; 4
= b77127f3df4226f8
japanese aim jap_24af us_california | 6 3 4 ; 5
japanese stand
= a115813641097572
us retreat
= 5c1ba9953147b3c1
japanese pursue jap_mutsu 1
japanese done
= 934ac25f26c21650
japanese choose air
= aac11c415b654324
us choose surface | 5 ; 6
= d3a34d95e58bb74e
japanese pursue jap_mutsu 1
= 7ae0e19361259208
japanese choose air
= 9b2b01c1db29f7ab
us choose surface | 4 ; 3
= 0d7f65c4bc2ed6e6
japanese done
= b7ec27e84baa0fa0
us to singapore
= d8d356e1b21b72bd
german fight south_atlantic
= e139f8eb5df53041
british choose surface
= d263ab9c7ee2e9e1
german choose surface | 5 ; 3
german aim ita_zara uk_suffolk | 1
= 92a3c6389c406f14
british fight air_gap
= a4794db47b200b02
japanese fight bay_of_bengal
= d2e1d46a43aef482
us fight marshalls
= b73ac99e418259e1
german fight baltic_sea
= 55b0e76e28c83553
british fight eastern_seaboard
= 8a5a94ef5795cb8d
japanese fight central_pacific
= a8db372ee73c5981
us fight indian_ocean
= 243669768a9e70ce
german fight western_mediterranean | 1 ; 3
= 4134c51b5183d974
british done
= 846f73ef918bb244
japanese done
= 1b47abf1068d9d22
us done
= 593095846439a604
german done
= d006b04ac8af954d
us done | 2 6 2
= d56ae702c4339fdd
british pick uk_barham
british to western_approaches
british pick uk_malaya
british to bay_of_bengal
british pick uk_glorious
british to air_gap
british pick uk_furious
british to north_sea
british pick uk_victorious
british to barents_sea
british pick uk_kent
british to indonesia
british pick uk_suffolk
british to south_atlantic
british pick uk_devonshire
british to mid_atlantic
british done | 1 ; 4
= e95c03c34961c8da
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_yamashiro
japanese raid
japanese pick jap_kongo
japanese to central_pacific
japanese pick jap_hiei
japanese to marianas
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_ashigara
japanese to central_pacific
japanese pick jap_takao
japanese to marianas
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_mikuma
japanese to marianas
japanese pick jap_tone
japanese to aleutians
japanese pick jap_chikuma
japanese to aleutians
japanese pick jap_aoba
japanese to home_islands
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kako
japanese raid
japanese pick jap_oi
japanese to central_pacific
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_hiryu
japanese raid
japanese pick jap_zuiho
japanese to marianas
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to indonesia
japanese done | 5 ; 4 ; 5
= 3902bf281b80c92a
us pick us_arizona
us to hawaiian_islands
us pick us_mississippi
us to mid_atlantic
us pick us_enterprise_cv6
us to eastern_seaboard
us pick us_louisville
us to indonesia
us pick us_indianapolis
us to indonesia
us pick us_san_francisco
us to indonesia
us pick us_salt_lake_city
us to south_atlantic
us pick us_astoria
us to french_polynesia
us pick us_augusta
us to caribbean_sea
us pick us_wichita
us to air_gap
us done | 5
= a17eda598b46d894
german pick fra_jean_bart
german to bay_of_biscay
german pick ger_tirpitz
german to baltic_sea
german pick ger_lutzow_pb
german to western_approaches
german pick ger_admiral_scheer
german raid
german pick ger_admiral_graf_spee
german to western_approaches
german pick ger_nordmark
german to western_approaches
german pick ger_ermland
german to western_mediterranean
german pick ger_atlantis
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to western_approaches
german pick ger_thor
german to cape_of_good_hope
german pick ger_kormoran
german to western_approaches
german pick ita_vittorio_veneto
german to western_mediterranean
german pick ita_conte_di_cavour
german to eastern_mediterranean
german pick ita_zara
german raid
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_trento
german raid
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_05
german to western_approaches
german pick ita_10mas
german to western_mediterranean
german done | 1 ; 6 ; 2 ; 2 ; 2 ; 2 ; 1 ; 6
german to neutral_port
german to germany
german to germany
= 627e90e7e32aad89
british repair us_california 2
british done
= 46396c31f958a173
japanese pick jap_22af
japanese to bismarck_sea
= da35a5cc1dece2d9
us pick us_5af
us to coral_sea
= b4f22aa18c66eaae
german pick ger_luftflotte_5
german to barents_sea
= 9a3f8564da8a2f50
japanese pick jap_21af
japanese to marshalls
= fb96a383c6a3a167
us done
= 297f13aa477d5234
german pick ger_stuka
german to barents_sea
= 2133cffffaa92d33
japanese pick jap_24af
japanese to indonesia
= 566e5604fd446b07
german pick ita_regia_aeronautica
german to north_sea
= 232607be770db9e9
japanese done
= cc23ae89c3051b9e
german done
= 81eb78b3fcb8dc28
british done
= a17cf72e0cdcbdb6
japanese done
japanese pick jap_yamashiro
japanese to gulf_of_alaska
japanese done | 5
japanese to truk
= 94e625e1a000a074
german done
german done
= 7ffce6ce66c2b882
british agree
= abff8c6ac23701ed
japanese agree
= 2ccb008d16401992
us agree
= 3882b67786ffa809
german agree
= 9c6afcbd7fdc54c5
british fight north_sea
= 0bd7c5351d7df6da
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_duke_of_york | 5 5
= 189e39d9e20ba111
german fight south_atlantic
= 5dbe8c738a4bb519
british fight western_mediterranean | 6
= 0f184e448a8a86c6
german fight western_approaches | 5
= c93a7416d03fda08
german to neutral_port | 3 ; 6
= d03743447846dc9f
british choose surface
= 11be09d399960f1a
german choose surface
= 67ff8bc45be419c2
british aim uk_barham ger_admiral_graf_spee | 6 4 1 5 ; 5 ; 6 2 ; 2 ; 6 1 ; 1
british stand
= a892d77c1dc22385
german retreat
german to neutral_port
= 8fdc610d916a38f2
british fight bay_of_biscay
= 115cae54e076dc09
german fight caribbean_sea
= 7c59d6ca0926771b
british fight mid_atlantic
= a19771cc7e80f971
german fight cape_of_good_hope
= 140595820f16088b
german attack ger_uboat_04 | 3
german attack ger_uboat_03 | 3
german attack ger_uboat_01 | 3 ; 1
= 0398d04f625c50c8
british fight baltic_sea
= c93fc498481a5bbd
german fight barents_sea
= 411d63be3bad320d
british choose surface
= 347cff68b060d9e9
german choose air | 2 ; 1
= 9d4d756cbfc15fe3
british aim uk_victorious ger_luftflotte_5 | 3 4
= ea393c9e3c76acdf
german rest uk_victorious | 1 1 3 ; 5 6 1 ; 4
= be1faee42c83b6b0
british fight air_gap
= 89a1d6fda04b9f92
german object
= 16b99c52bc943d26
japanese fight marshalls
= 9aec394fc34091e4
us fight central_pacific
= f9f0e2ea848645f3
german fight eastern_seaboard
= 59dbfaf26a72f57a
japanese fight aleutians
= 4fd0e2290579f218
us fight french_polynesia
= 35f0639d5fce1f4e
japanese fight bay_of_bengal
= bd87d8862f94d2b0
us fight indonesia
= 97c659d1d95dc9f9
japanese strike jap_24af singapore
japanese aim jap_24af us_west_virginia | 4 4 5
japanese to saigon
= d74dbb42121dcc49
japanese choose air
= 7018bea3488045b8
us choose surface | 5 ; 3
= d228973f7f248233
japanese aim jap_zuikaku us_san_francisco | 3 5 5 4 ; 5 5
= bb27473fd734f63f
british retreat
= 5b493c8df796598f
japanese stand
= 910799c4d0bf2e16
us together
= be014b0f3ddfceaf
japanese done
= 7a56ee35f98f7eb0
british to singapore
= f246a2212aaecbcd
us to trincomalee
us to trincomalee
= 15cac7e5dbfcc205
japanese bomb jap_zuikaku singapore
japanese aim jap_zuikaku uk_kent | 5 5 5 5 ; 3 4 4 2
japanese fight marianas
= f4438ec1bcddcaa9
us fight bismarck_sea
= fc28e93834092b21
japanese fight coral_sea
= 69a24682cb94c024
us fight home_islands
= cffaa1bb399d6789
british to australia
british to trincomalee
british to australia
british to australia
= 0a8a73b153ed1085
us to trincomalee
us to trincomalee
us to trincomalee
us to trincomalee
us to australia
us to australia
us to australia
us to trincomalee
us to australia
us to australia
us to trincomalee
us to trincomalee
= cb4f17e578e7f679
british done
= f43c421911c8cc1d
japanese done
= cff4b126a6f7e7ef
us done
= 46a9e3a972d48dfd
german done
= 9382ff2930cd25f2
japanese done
= 6cbcf4b395aeffd7
us done | 1 3 2
= 5b191fa8afe3c262
british pick uk_queen_elizabeth
british raid
british pick uk_anson
british to western_approaches
british pick uk_hermes
british to indonesia
british pick uk_norfolk
british to air_gap
british pick uk_dorsetshire
british to south_atlantic
british pick ned_de_ruyter
british to coral_sea
british done | 5
= 8265e4581868128f
japanese pick jap_nagato
japanese raid
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_hiei
japanese to marianas
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to marianas
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_ashigara
japanese to home_islands
japanese pick jap_mogami
japanese raid
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_tone
japanese to home_islands
japanese pick jap_aoba
japanese to aleutians
japanese pick jap_kinugasa
japanese to aleutians
japanese pick jap_oi
japanese to marianas
japanese pick jap_kitakami
japanese to central_pacific
japanese pick jap_akagi
japanese raid
japanese pick jap_kaga
japanese raid
japanese pick jap_soryu
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 4 ; 6
= ca55f89d1d5235a6
us pick us_pennsylvania
us to hawaiian_islands
us pick us_lexington_cv2
us to indonesia
us pick us_hornet_cv8
us to air_gap
us pick us_minneapolis
us to indian_ocean
us pick us_northampton
us raid
us pick us_chester
us to mid_atlantic
us pick us_portland
us raid
us pick us_astoria
us to french_polynesia
us pick us_augusta
us raid
us done
= c1aa4998d20c6d25
german pick fra_jean_bart
german raid
german pick fra_lorraine
german raid
german pick ger_bismarck
german to north_sea
german pick ger_tirpitz
german to barents_sea
german pick ger_gneisenau
german to baltic_sea
german pick ger_lutzow_pb
german raid
german pick ger_admiral_scheer
german to western_approaches
german pick ger_prinz_eugen
german to north_sea
german pick ger_nordmark
german to south_atlantic
german pick ger_ermland
german to western_mediterranean
german pick ger_atlantis
german to south_atlantic
german pick ger_pinguin
german to western_approaches
german pick ger_orion
german to western_approaches
german pick ger_kormoran
german to western_approaches
german pick ita_vittorio_veneto
german raid
german pick ita_andrea_doria
german raid
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_zara
german to south_atlantic
german pick ita_pola
german raid
german pick ita_gorizia
german to western_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ita_bolzano
german to western_mediterranean
german pick ger_uboat_01
german to south_atlantic
german pick ger_uboat_02
german to eastern_seaboard
german pick ger_uboat_04
german to eastern_seaboard
german pick ger_uboat_05
german to south_atlantic
german pick ger_uboat_07
german to eastern_seaboard
german pick ita_10mas
german to western_mediterranean
german done | 6 ; 4 ; 6 ; 5
german to neutral_port
german to neutral_port
german to germany
= ddbc8c48e5f293dd
british repair uk_barham 3
british repair us_california 1
british done
= b56a840029898e59
japanese pick jap_21af
japanese to bismarck_sea
= bf1d3e24fb7ce2fe
us done
= c45d3b578fc424a6
german pick ger_stuka
german to bay_of_biscay
= e701630cf2430872
japanese pick jap_24af
japanese to marshalls
= d6b767c9ea731180
german done
= 079cbc1bf7245c13
japanese done
= 16f53727afefc9e0
british done
= 8e5fba5e689eb9ac
japanese pick jap_snlf_sasebo
japanese to indonesia
japanese done
= c76754465ecf1e95
british done
= 7fe0eabf277787a3
japanese pick jap_nagato
japanese to gulf_of_alaska
japanese pick jap_akagi
japanese to bay_of_bengal
japanese pick jap_kaga
japanese to bismarck_sea
japanese done | 5 ; 6
japanese to saigon
japanese to yokosuka_navy_yard
= 0e473fd203746825
us done
= a4889a0f720ca3f8
german pick fra_jean_bart
german to south_atlantic
german pick fra_lorraine
german to south_atlantic
german pick ger_lutzow_pb
german to south_atlantic
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_conte_di_cavour
german to south_atlantic
german pick ita_pola
german to western_mediterranean
german done | 2 ; 2
= 5030892ae4ca8824
japanese invert jap_iboat_2
japanese done
= 6d1ce49c996a92db
german done
= eb6fbbe9078c9289
british agree
= 144997b7c4cec75f
japanese agree
= 37f2ac86e73fbd40
us object
= 9cb03957a4e5663a
british fight air_gap
= 34a4ddf446d258e0
japanese fight indian_ocean
= 0c2de4f845c95dc1
us fight french_polynesia
= 6bf9285e9d55f646
german fight bay_of_biscay
german strike ger_stuka england
german aim ger_stuka uk_suffolk | 6 2 3 ; 4
= 9f2a1693a2ad6834
british fight eastern_mediterranean
= 55b2158b629064e1
japanese fight home_islands
= 98731c2b45d51500
us fight hawaiian_islands | 4 ; 6
= f66c02fe0deb2616
japanese torpedo jap_iboat_2 us_pennsylvania | 6 ; 1
= 09b8bcaab39aff5a
german fight barents_sea
= d0820da556c1e368
british fight western_approaches
= 6867eb48c0cc4d33
british choose surface
= fa0337b3f993f63d
german choose surface | 1 6 3 2 ; 3 ; 4 5 ; 5
= a8a5c6006c193f51
british to simons_town
= 1c361f288d55f8d0
japanese fight bismarck_sea
= 993ec93fc5b1f9f5
us fight bay_of_bengal
= fb827589a6e312bc
japanese bomb jap_akagi trincomalee
japanese aim jap_akagi uk_shropshire | 6 2 1 3 ; 3
= 209c3f019defd936
german fight baltic_sea
= 7c2a67ae7d547990
british fight south_atlantic | 1
= fa9689cd083c8f1b
german attack ger_uboat_05 | 2 ; 2 ; 4
= 03ea6bb52cc9c347
british choose surface
= 49cc7cff5dc73f81
german choose surface
= 22f661dd8ca0f3f2
british aim uk_dorsetshire ger_lutzow_pb | 4 ; 4 2 2 4 ; 3 3 4 ; 4 6 ; 2 ; 3 3 4 4 ; 6 ; 4
= 6c5c69784e87b9cf
japanese fight marianas
= f1da691934a340ac
us fight marshalls
= 4dfcefa5e5d67c75
german fight mid_atlantic
= 2a4ed5a1ffdb1209
british fight western_mediterranean | 2
= 64d3bac21c711ab6
japanese fight indonesia
= b98e35d7011460a0
japanese choose surface
= b5f492f0df4906ee
us choose air | 3 ; 2
us guns us_lexington_cv2 | 5
= 00d1fbc9bbcf69e4
japanese to okinawa
= 996ba5292fe9275a
us bomb us_lexington_cv2 philippines
us bomb uk_hermes philippines | 1 ; 6 2 2 1
us fight central_pacific
= 661ebb5d9c52508f
german fight eastern_seaboard | 4 ; 6 ; 4
= 32e2ef7a3713ffd7
british fight north_sea
= b2d773bcd913485c
japanese fight aleutians | 2
= 6cab41700d96df58
british done
= b9de7c6c8f6f3079
japanese done
= 8077e6250b75da0c
us done
= b0903e7a71b2aa18
german done
= 64615781010b4a71
us done | 3 1 6
= 402c00fb7e6af403
british pick uk_duke_of_york
british to western_approaches
british pick uk_glorious
british to north_sea
british pick uk_hermes
british to indonesia
british done | 2
= c90144cfb5b48441
japanese pick jap_musashi
japanese raid
japanese pick jap_nagato
japanese to indonesia
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_ashigara
japanese to marianas
japanese pick jap_atago
japanese to marianas
japanese pick jap_maya
japanese to home_islands
japanese pick jap_chokai
japanese to marianas
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_tone
japanese raid
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to aleutians
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to aleutians
japanese pick jap_zuiho
japanese raid
japanese pick jap_shokaku
japanese to aleutians
japanese pick jap_zuikaku
japanese to central_pacific
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese done | 4 ; 4
= ea1810848ee5e6f6
us pick us_arizona
us raid
us pick us_tennessee
us raid
us pick us_west_virginia
us raid
us pick us_north_carolina
us to air_gap
us pick us_south_dakota
us to south_atlantic
us pick us_massachusetts
us to eastern_seaboard
us pick us_enterprise_cv6
us to mid_atlantic
us pick us_hornet_cv8
us to caribbean_sea
us pick us_pensacola
us to coral_sea
us pick us_indianapolis
us to arabian_sea
us pick us_new_orleans
us to coral_sea
us pick us_northampton
us to air_gap
us pick us_astoria
us to hawaiian_islands
us pick us_vincennes
us to mid_atlantic
us pick us_sub_3
us to hawaiian_islands
us done | 2 ; 1
= 27fd6ecc6a948772
german pick fra_lorraine
german raid
german pick ger_tirpitz
german to barents_sea
german pick ger_scharnhorst
german to baltic_sea
german pick ger_gneisenau
german raid
german pick ger_lutzow_pb
german to bay_of_biscay
german pick ger_nordmark
german to western_mediterranean
german pick ger_ermland
german to eastern_mediterranean
german pick ger_dithmarschen
german to western_approaches
german pick ger_atlantis
german to cape_of_good_hope
german pick ger_pinguin
german to cape_of_good_hope
german pick ger_thor
german to cape_of_good_hope
german pick ger_kormoran
german to western_approaches
german pick ita_littorio
german to western_mediterranean
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_roma
german raid
german pick ita_andrea_doria
german raid
german pick ita_conte_di_cavour
german to western_approaches
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_zara
german to cape_of_good_hope
german pick ita_fiume
german to eastern_mediterranean
german pick ita_gorizia
german raid
german pick ita_trento
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_07
german to western_approaches
german pick ger_uboat_10
german to western_approaches
german pick ita_10mas
german to eastern_mediterranean
german done | 4 ; 1 ; 4 ; 6 ; 1 ; 5
german to neutral_port
german to neutral_port
= f92f622d0948df9c
british repair us_california 1
british repair uk_anson 1
= 2035f5ff71e73dc5
us repair us_pennsylvania 1
= f06088690839e403
british done
= 9a66ebc9ba5f7834
japanese pick jap_21af
japanese to bismarck_sea
= cc79201f3f9b99ee
us pick us_7af
us to hawaiian_islands
= 9a88f9ce3e5a1bb2
german done
= a7456bacdb1bf19d
japanese pick jap_22af
japanese to french_polynesia
= 2da40287434b33c8
us pick us_5af
us to gulf_of_alaska
= c83a99f86192092a
japanese pick jap_23af
japanese to marshalls
= 5ec6e7ae27376b81
us done
= 71e2a4306f27c93e
japanese done
= ba161c6924f33536
british done
= 6f2c466db05e1c6a
japanese pick jap_snlf_yokosuka
japanese to indonesia
japanese pick jap_snlf_kure
japanese to home_islands
japanese pick jap_snlf_sasebo
japanese to home_islands
japanese done
= 5c14dc69d8e1b8a0
us pick us_amph_1stm
us to air_gap
us done
= 3a7ec802e69e3311
japanese pick jap_musashi
japanese to hawaiian_islands
japanese pick jap_tone
japanese to hawaiian_islands
japanese done | 5
japanese to truk
= cc12900d6116e34c
us pick us_arizona
us to coral_sea
us pick us_west_virginia
us to arabian_sea
us done | 1
= 77c98c7c8417fa08
german pick fra_lorraine
german to western_approaches
german pick ita_andrea_doria
german to south_atlantic
german pick ita_gorizia
german to south_atlantic
german pick ita_bolzano
german to south_atlantic
german done | 6
= 9592b5283f481ee0
japanese done
= a38be4d2874f74ce
us done
= 891e35f757cc7f27
german invert ger_uboat_10
german done
= a764172a36c1d036
british agree
= ae8d4561a28509e9
japanese agree
= 31ceb3d069e44baa
us agree
= 1358dfd7a8b7a17b
german object
= 1925a07832fce1c5
british fight western_mediterranean
= 852f002609625f6f
japanese fight french_polynesia
= 653f9e0b83adb6e7
us fight marianas
= ea5663813aea4252
german fight bay_of_biscay
= 26be884662d2a262
british fight eastern_mediterranean | 2
= 69afa264009da25e
japanese fight gulf_of_alaska
= 6bcd12cea8f5cf3e
us fight aleutians
= 1c4eba2a4497ec1b
german fight barents_sea
= 148dc15dca329a19
british fight air_gap
= 75a34b5b8923e981
japanese fight marshalls
= f55c9ec96a30758a
us fight central_pacific
= cfe4c9c796d9c5ca
german fight north_sea
= 159361cfeb5cbfa5
british fight cape_of_good_hope
= c55f52855bdcaa79
german attack ger_atlantis | 5 ; 3
= f8027d8f47598b72
japanese fight coral_sea
= fe98e28b3a597bab
us fight arabian_sea
= 29b07eeb548dfd00
german fight baltic_sea
= 0131c210816f10a1
british fight mid_atlantic
= c9fc9a6ef8d7d698
japanese fight indonesia
= 8536c6c7f08ed3e8
japanese choose air
= 3b919174f882b212
british choose surface | 4 ; 1
= 113cc75d28208d24
japanese aim jap_soryu uk_hermes | 5 5 3 ; 2 5
= 57c2a17e836309f3
british aim uk_hermes jap_nagato | 6 ; 1
= b548ff264821ecde
japanese land jap_snlf_yokosuka philippines
= a3afde6a577d2908
us fight hawaiian_islands | 3 5 4
= bfc1a929aeaea426
japanese choose surface
= 297e5cd97d0267ee
us choose air | 6 ; 4
us aim us_7af jap_tone | 1 2 ; 4 ; 5
= 7ec320d8c7a1b0fa
japanese to truk
= ae4993c461cb7e6d
us to samoa
= 9c9a27e9839ca780
german fight south_atlantic
= 1c83d8f848f670ea
us choose surface
= 412d6009cc0ae914
german choose surface
= 861a943b0505fff8
us aim us_south_dakota ita_gorizia | 6 4 4 5 1 ; 4 6 ; 1 ; 6 ; 2
us stand
= 45839b216c389ead
german retreat
german to germany
= ee042733ef18c0cc
british fight caribbean_sea
= bf9f241fdd19b1e2
japanese fight home_islands
japanese land jap_snlf_sasebo yokosuka_navy_yard
japanese land jap_snlf_kure okinawa
= b28008255e2f539d
german fight eastern_seaboard | 2 ; 4 ; 6
= 3b8665cddeb6819f
british choose surface
= c87be83f42befb7c
german choose surface
= b1fa5afa1c014382
british aim uk_duke_of_york fra_lorraine | 2 2 1 3 ; 4 4 3 ; 5 4 3 1
british to usa
british done
= 97c7e444d436c931
japanese done
= c0c9a68f5714a7ea
us done
= 7c3104eeaaa654dc
german done
= 2a1f313517e40e8d
us done | 1 6 5
= a282f93e64faf947
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_repulse
british to western_approaches
british pick uk_hk_group_1
british to north_sea
british pick uk_hk_group_3
british to air_gap
british done
= 3592204cf5cadee7
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_mutsu
japanese to indonesia
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_hiei
japanese to marianas
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to indonesia
japanese pick jap_ashigara
japanese to marianas
japanese pick jap_takao
japanese raid
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to marianas
japanese pick jap_chokai
japanese to home_islands
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_aoba
japanese to marianas
japanese pick jap_kinugasa
japanese to central_pacific
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_kako
japanese to aleutians
japanese pick jap_oi
japanese to home_islands
japanese pick jap_akagi
japanese to central_pacific
japanese pick jap_soryu
japanese to aleutians
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese to marianas
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shoho
japanese to home_islands
japanese pick jap_junyo
japanese to marianas
japanese pick jap_hiyo
japanese raid
japanese pick jap_ryuho
japanese to home_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 2 ; 6 ; 4 ; 3 ; 2 ; 3
= 369da7ee8816031c
us pick us_oklahoma
us to hawaiian_islands
us pick us_new_mexico
us to air_gap
us pick us_new_york
us to south_atlantic
us pick us_wasp_cv7
us to eastern_seaboard
us pick us_chester
us to mid_atlantic
us pick us_chicago
us to coral_sea
us pick us_tuscaloosa
us to mid_atlantic
us done | 1 ; 5
= cc2af5a263e81e41
german pick ger_bismarck
german to north_sea
german pick ger_scharnhorst
german raid
german pick ger_lutzow_pb
german to south_atlantic
german pick ger_admiral_hipper
german raid
german pick ger_prinz_eugen
german raid
german pick ger_nordmark
german to western_mediterranean
german pick ger_dithmarschen
german to south_atlantic
german pick ger_atlantis
german to bay_of_bengal
german pick ger_orion
german to south_atlantic
german pick ger_thor
german to arabian_sea
german pick ger_michel
german to barents_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german to western_mediterranean
german pick ita_trento
german raid
german pick ita_trieste
german to eastern_mediterranean
german pick ita_bolzano
german raid
german pick ger_uboat_01
german to barents_sea
german pick ger_uboat_02
german to barents_sea
german pick ger_uboat_05
german to barents_sea
german pick ger_uboat_08
german to barents_sea
german pick ger_uboat_09
german to barents_sea
german pick ger_uboat_10
german to barents_sea
german pick ger_uboat_13
german to barents_sea
german pick ita_10mas
german to eastern_mediterranean
german done | 1
= d2399f454a4d7661
british repair uk_anson 1
british repair us_california 1
= 0955b6b1e955090b
japanese repair jap_nagato 1
= c1b0fe5972f4d7f2
us repair us_south_dakota 2
= 631c309d1d27e0e1
british pick uk_rnzaf
british to coral_sea
= bad3f1d5b206685f
japanese pick jap_21af
japanese to french_polynesia
= 895338dd5b6580c8
us pick us_13af
us to bay_of_bengal
= 4ece51fdd2d9d334
german pick ger_luftflotte_5
german to barents_sea
= d188391a1a0db3d3
british pick uk_raaf
british to marshalls
= 505e580d25d0e519
japanese pick jap_22af
japanese to bismarck_sea
= 6f4c372b6f969c42
us pick us_8af
us to western_approaches
= 231011583e884584
german pick ger_stuka
german to baltic_sea
= 96e9552ac31bbd46
british done
= 069ed65b0a44b75a
japanese pick jap_23af
japanese to bismarck_sea
= 9ec9f75aa6b202e9
us pick us_7af
us to indian_ocean
= 84ee9919abb768a5
german pick ger_fsjr
german to bay_of_biscay
= a1efe36023664317
japanese pick jap_24af
japanese to french_polynesia
= 3d5c30a110a5dd05
us pick us_11af
us to arabian_sea
= 2deab89f482dab10
german pick ita_regia_aeronautica
german to bay_of_biscay
= 2d39d61b2dedd5b7
japanese pick jap_25af
japanese to indonesia
= 3e99dd7e53bfcef0
us pick us_14af
us to gulf_of_alaska
= 77d4e9b4928a409f
japanese pick jap_26af
japanese to marianas
= e1b1497223badddc
us done
= 704acafe02555348
british done
= e2930e5b3be7529b
japanese pick jap_snlf_yokosuka
japanese to indonesia
japanese pick jap_snlf_sasebo
japanese to aleutians
japanese done
= c6572ddce92043cd
us done
= 80b77ba54a91f688
japanese pick jap_hiyo
japanese to hawaiian_islands
japanese done | 6
japanese to truk
= db7bd725446bb861
german pick ger_scharnhorst
german to barents_sea
german pick ger_admiral_hipper
german to western_approaches
german pick ita_conte_di_cavour
german to bay_of_biscay
german pick ita_bolzano
german to western_approaches
german done | 1
= ac078d74dade6a3c
japanese done
= 7c5e7634e04257f2
german done
= d112cd4777bd9ec9
british object
british fight eastern_mediterranean | 5 ; 5
= 0195eaa5cbd89edc
british choose surface
= 39d08bcde5393b7a
german choose surface
= 4695d3650b24582f
british aim uk_ramillies ita_trieste | 2 5 4 1 ; 5 3 2 1 ; 3 ; 6 ; 1
british to usa
= c5ba3eb365bf4ef1
german to taranto
= ffb72a140a11e91b
japanese fight indian_ocean
= 630c962ca297816d
us fight indonesia
= a088618fe42a3cc6
japanese land jap_snlf_yokosuka singapore
= bd58e4c48b8fef94
german fight baltic_sea
german strike ger_stuka leningrad
german aim ger_stuka rus_marat | 3 3 2
= e953ffc94b3d1681
british fight barents_sea
= e3e84b16ee87b61d
german attack ger_uboat_02 | 4
german attack ger_uboat_01 | 2
german attack ger_uboat_08 | 2
german attack ger_michel | 5 ; 2 ; 5 ; 2 ; 3
= cfe38066c5174c26
japanese fight marianas
= 3030b65fcf82c058
us fight coral_sea
= 561363f2cc2e41e5
german fight eastern_seaboard
= b93b2f3e3c5bdbc0
british fight south_atlantic | 6
= ef5c1ec005b013e5
us choose surface
= c4071169f8a60dcc
german choose surface | 4 3 4 3 ; 5 5 ; 5 3
= 7a36d4875f42661b
japanese fight bay_of_bengal | 3 4 ; 2
= 2323f50dd0f0c2b5
us fight french_polynesia
= 24e73c1317af8d6a
japanese strike jap_24af samoa
japanese strike jap_21af samoa | 2 3 5 ; 3 1 2
= 268c4608043f2ac0
german fight air_gap
= dec3a66db6b5aa3a
british fight bay_of_biscay
= 982dab1465e629ac
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_amph_tiger | 5 2
german drop ger_fsjr brest
= 1f80f4182bbfbdba
japanese fight marshalls
= d12c6a53908c4521
british strike uk_raaf maloelap
british aim uk_raaf jap_21af | 6 6 ; 6 5
= 2bb196b67434b250
us fight gulf_of_alaska
= 8df8c2e89cb65d03
german fight mid_atlantic
= f055b9aa24e024db
british fight western_mediterranean
= 14b585a0069b1091
japanese fight bismarck_sea
= e1181d8ad12f2dfd
us fight home_islands
= 54f3e8252f694b61
german fight north_sea | 1 3 6
= 17d50a51c9382d8e
british choose air
= 0eb20700fa86e6ad
german choose surface | 1 ; 4
= da9123e73b93f771
us to gibraltar
= b348f28df2e79886
british aim uk_repulse ita_bolzano | 5 2 6 ; 6 ; 1 ; 3
british stand
= 33f5ed9d43e52fcf
german retreat
german to neutral_port
= 5727a31e66dfef77
japanese fight hawaiian_islands | 5
= eb659d4437669621
us fight arabian_sea | 1 6
= bd466bf752182219
japanese fight aleutians
japanese land jap_snlf_sasebo dutch_harbor
= be6cbf6f87377baf
british done
= 2e0ce915c96710b4
japanese done
= 94241a3053958792
us done
= c92af4722a776576
german done
= 07c82b7adf4762fc
us done | 3 4 4
= 661fb5f7af0d8d51
british pick uk_anson
british to south_atlantic
british pick uk_devonshire
british to western_approaches
british pick ned_de_ruyter
british to indonesia
british pick uk_hk_group_1
british to western_approaches
british pick uk_hk_group_2
british to western_approaches
british done | 3
= 82a13424c5bbd41a
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_yamashiro
japanese to hawaiian_islands
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese raid
japanese pick jap_kirishima
japanese raid
japanese pick jap_nachi
japanese to aleutians
japanese pick jap_takao
japanese raid
japanese pick jap_mogami
japanese to aleutians
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_chikuma
japanese to marianas
japanese pick jap_aoba
japanese raid
japanese pick jap_kinugasa
japanese to marianas
japanese pick jap_furutaka
japanese to central_pacific
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese raid
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_soryu
japanese to central_pacific
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_shoho
japanese to marianas
japanese pick jap_junyo
japanese to central_pacific
japanese pick jap_hiyo
japanese to coral_sea
japanese pick jap_ryuho
japanese to home_islands
japanese pick jap_iboat_1
japanese to bismarck_sea
japanese done | 5 ; 5 ; 5 ; 4 ; 6 ; 5 ; 5
= 0d7f8463ffd59562
us pick us_oklahoma
us to french_polynesia
us pick us_pennsylvania
us to gulf_of_alaska
us pick us_arizona
us to marshalls
us pick us_washington
us to air_gap
us pick us_chester
us raid
us pick us_salt_lake_city
us to mid_atlantic
us pick us_portland
us to bay_of_bengal
us pick us_astoria
us to bismarck_sea
us pick us_tuscaloosa
us raid
us pick us_wichita
us raid
us pick us_quincy_ca39
us to mid_atlantic
us pick us_sub_2
us to bismarck_sea
us done | 1 ; 4 ; 2 ; 1
= 97b84bdbee8cdf19
german pick fra_jean_bart
german raid
german pick fra_lorraine
german to north_sea
german pick ger_tirpitz
german to barents_sea
german pick ger_gneisenau
german raid
german pick ger_lutzow_pb
german to cape_of_good_hope
german pick ger_dithmarschen
german to eastern_seaboard
german pick ger_atlantis
german cancel
german pick ger_pinguin
german to caribbean_sea
german pick ger_orion
german to eastern_seaboard
german pick ger_michel
german to north_sea
german pick ita_littorio
german raid
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german raid
german pick ita_giulio_cesare
german to western_mediterranean
german pick ita_zara
german to caribbean_sea
german pick ita_fiume
german raid
german pick ita_trento
german raid
german pick ita_trieste
german to eastern_mediterranean
german pick ger_uboat_01
german to eastern_seaboard
german pick ger_uboat_03
german to eastern_seaboard
german pick ger_uboat_04
german to eastern_seaboard
german pick ger_uboat_05
german to eastern_seaboard
german pick ger_uboat_07
german to eastern_seaboard
german pick ger_uboat_08
german to eastern_seaboard
german pick ger_uboat_09
german to eastern_seaboard
german pick ger_uboat_10
german to eastern_seaboard
german pick ger_uboat_14
german to eastern_seaboard
german done | 1 ; 6 ; 3 ; 3
german to brest
german to neutral_port
german to brest
= 517de6eaa015f4e1
us repair uk_ramillies 1
= 1b349ca7144196ce
british pick uk_raf_med
british to western_approaches
= 243eb63d6614f6b2
japanese pick jap_22af
japanese to marianas
= daa3a7fa73637e48
us pick us_13af
us to indian_ocean
= 3887f2c565947c5f
german pick ger_luftflotte_5
german to bay_of_biscay
= 4482fd83b27cbd30
british done
= f9d1d8bdde377ad2
japanese pick jap_24af
japanese to french_polynesia
= 8dd957fc11772666
us pick us_7af
us to bay_of_bengal
= f3d848e213461832
german pick ita_regia_aeronautica
german to north_sea
= 107cc84938517e72
japanese pick jap_23af
japanese to home_islands
= 9b7096aab2d90444
us done
= 5a0cccf1c0e07f4d
german pick ger_stuka
german to baltic_sea
= 1839b65c8cdf5db9
japanese pick jap_25af
japanese to french_polynesia
= eef9ccd6598109fb
german done
= f7cf62eed3d916ae
japanese pick jap_26af
japanese to aleutians
= d86a84391b44f9af
british pick uk_amph_tiger
british to western_approaches
british done
= 5b3f51a3b50d9ee8
japanese pick jap_snlf_yokosuka
japanese to indonesia
japanese done
= cfcffe11a892ac17
us pick us_amph_1stm
us to eastern_seaboard
us done
= 444dfe612135515d
japanese pick jap_aoba
japanese to hawaiian_islands
japanese done
= 8fb13802947e4c19
us pick us_chester
us to western_approaches
us done
= 209d2c13c867274c
german pick ita_caio_duilio
german to eastern_mediterranean
german pick ita_conte_di_cavour
german to western_approaches
german pick ita_fiume
german to western_mediterranean
german pick ita_trento
german to western_mediterranean
german done
= cacd831113d22d97
japanese done
= ac52420dfd64db5c
us done
= e5e795c1f2073158
german invert ger_uboat_04
german done
= e924499b012525e0
british agree
= da1595432edaa61d
japanese agree
= b92677729b058dd0
us object
= f77dc1005758bc79
british fight caribbean_sea
= e54b2ded9e66b0e0
japanese fight french_polynesia
japanese strike jap_25af johnston_island
japanese strike jap_24af johnston_island | 4 1 6 ; 2 ; 1 6 2 ; 2
= 0144ec67330450fe
us fight hawaiian_islands
= 758a86864097d8ac
german fight air_gap
= bd166d642984dbf5
british fight mid_atlantic
= 3a85ba01869ed9b1
japanese fight gulf_of_alaska
= 3b25180c075e976e
us fight aleutians
= b0559c3537d0d162
german fight bay_of_biscay
german strike ger_luftflotte_5 england
german aim ger_luftflotte_5 uk_renown | 6 4 2 ; 4
= 5b38d431031e5aa3
british fight eastern_mediterranean
= ee26de491cd179b5
japanese fight indonesia
= 0da1567c835a3a84
japanese choose air
= c8140f3d3ab34580
british choose surface | 4 ; 6
= 44c95697efa74c81
japanese aim jap_akagi ned_de_ruyter
japanese aim jap_kaga ned_de_ruyter | 4 3 1 4 ; 4 6 4 4 ; 2
japanese land jap_snlf_yokosuka saigon
= d12be5d2dcde9533
us fight marshalls
= 8b790e995599cede
german fight cape_of_good_hope
= 47b2eb07b348765a
british fight south_atlantic
= 0140fd55e3a1c415
japanese fight bay_of_bengal
= 48e6cafaefc2d496
us fight indian_ocean
= 8e6da814525cffe4
german fight baltic_sea
german strike ger_stuka leningrad
german aim ger_stuka rus_oktyabrskaya_revolutsiya | 3 2 2
= 7f3fd1a43b081243
british fight western_mediterranean
= f9b10e745bcf1bc4
japanese fight coral_sea
japanese bomb jap_hiyo australia
japanese aim jap_hiyo us_pensacola | 5 4 4 ; 2
= 57538c0e3f112c1d
us fight central_pacific
= 73bda3e8d0d89f38
german fight north_sea | 4
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_sussex | 4 6 ; 5
= e4739d370d7cfcb0
british fight barents_sea
= ceec947cc5695368
japanese fight home_islands
= 168d3b56df9579f9
us fight bismarck_sea | 3 ; 2
= e8ebcaf2864c2d30
german fight western_approaches
= 1133df55868e7a3c
british choose air
= 63e00fbb6a5c42d4
german choose surface | 4 ; 4
= 8739e22732b1d792
british aim uk_raf_med ita_conte_di_cavour | 1 1
british stand
= 59956b96696f1289
us stand
= e2187b0a289a62dd
german retreat
= 44897d093a623ac1
british done
= cd3c11be31ec7b51
german to neutral_port
= 98e2efabdd59b2d4
british land uk_amph_tiger england | 2 6 6 ; 2 ; 1 ; 5 ; 2 ; 2 ; 5
= c5b68dab89651217
german torpedo ger_uboat_04 us_amph_1stm | 1
= 2d06f6e5056f88b7
us land us_amph_1stm usa
= fdcc8d942e6c33eb
british done
= 8ca631e481aa529d
japanese done
= f7e99ccf42c420f1
us done
= 13463e5fdd9fd6ba
german done
= 29c20ff0a01bfeb1
japanese done
= 572e9785210374a6
us done | 4 6 3
= 28511496152002aa
british pick uk_valiant
british to western_approaches
british pick uk_resolution
british to mid_atlantic
british pick uk_king_george_v
british to north_sea
british pick uk_howe
british to air_gap
british pick aus_hmas_australia
british to indonesia
british pick uk_hk_group_2
british to south_atlantic
british done | 5 ; 4
= 7622b30cb4a64017
japanese pick jap_fuso
japanese to home_islands
japanese pick jap_yamashiro
japanese to coral_sea
japanese pick jap_kongo
japanese to marianas
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese to marianas
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_takao
japanese to home_islands
japanese pick jap_suzuya
japanese raid
japanese pick jap_kumano
japanese to aleutians
japanese pick jap_chikuma
japanese to aleutians
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_kako
japanese to marianas
japanese pick jap_kitakami
japanese to indonesia
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_hiryu
japanese to indonesia
japanese pick jap_ryujo
japanese to marianas
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_shokaku
japanese to central_pacific
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_junyo
japanese to home_islands
japanese pick jap_ryuho
japanese to central_pacific
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 5 ; 2 ; 1 ; 5 ; 6 ; 5
= 24766f92cca0312c
us pick us_oklahoma
us to hawaiian_islands
us pick us_arizona
us to french_polynesia
us pick us_arkansas
us to eastern_seaboard
us pick us_north_carolina
us to caribbean_sea
us pick us_alabama
us to eastern_seaboard
us pick us_essex_cv9
us to air_gap
us pick us_yorktown_cv10
us to caribbean_sea
us pick us_independence_cvl22
us to mid_atlantic
us pick us_new_orleans
us to bismarck_sea
us pick us_astoria
us to bismarck_sea
us pick us_sub_4
us to marshalls
us done | 4
= e2de4b813afef648
german pick fra_jean_bart
german to south_atlantic
german pick ger_gneisenau
german raid
german pick ger_lutzow_pb
german raid
german pick ger_prinz_eugen
german to barents_sea
german pick ger_dithmarschen
german to bay_of_biscay
german pick ger_atlantis
german cancel
german pick ger_orion
german to bay_of_biscay
german pick ger_michel
german to barents_sea
german pick ita_littorio
german raid
german pick ita_roma
german raid
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_trento
german raid
german pick ita_trieste
german to western_mediterranean
german pick ger_uboat_05
german to barents_sea
german pick ger_uboat_06
german to barents_sea
german pick ger_uboat_08
german to barents_sea
german pick ger_uboat_09
german to barents_sea
german pick ger_uboat_13
german to barents_sea
german pick ger_uboat_15
german to barents_sea
german done
= 1bd9a5a9ffd6a504
british repair uk_renown 3
british repair uk_anson 1
british repair uk_renown 1
british repair uk_anson 2
british repair us_pensacola 1
british repair us_pensacola 1
british done
= 0140b82eb7e9fcfd
japanese pick jap_21af
japanese to gulf_of_alaska
= b13deb9665e10f34
us pick us_10af
us to bay_of_bengal
= 906e962f06d9ad24
german pick ita_regia_aeronautica
german to barents_sea
= 0b836fd7a5729bbf
japanese pick jap_22af
japanese to marshalls
= 233b0fa536299153
us pick us_7af
us to arabian_sea
= 43e55ed6068bf834
german done
= 24a66ee2eb1c6fca
japanese pick jap_24af
japanese to gulf_of_alaska
= b458f7371c36417a
us pick us_14af
us to indian_ocean
= 6907e85f69363456
japanese pick jap_23af
japanese to bismarck_sea
= 92283b83c5c80b70
us pick us_12af
us to cape_of_good_hope
= d59f3ca2cad60fe9
japanese done
= c77b740cf4e77dc5
us pick us_5af
us to hawaiian_islands
us done
= bce959052891c71c
british done
= 4f943a0dae4bf526
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= df47be0bcea89b82
us pick us_amph_2ndm
us to air_gap
us done
= e5572ac1e0baadde
japanese pick jap_suzuya
japanese to hawaiian_islands
japanese done
= d5e2e28028ec3819
german pick ita_littorio
german to western_mediterranean
german pick ita_roma
german to south_atlantic
german done | 6
= a9da4766e0317fa5
japanese done
= d41e791c7d925b0b
us done
= 63327094d26d6d0f
german done
= 8a05cdcff2f55729
british agree
= 047ba9ca1d0bb5d9
japanese object
= 96d44c73f9dc4c9b
british fight south_atlantic
= fbec6c13e0604482
japanese fight coral_sea
= 0e60a4a960a6e5ee
us fight central_pacific
= aea41b477e36f8ea
german fight barents_sea
german attack ger_uboat_06 | 3
german attack ger_uboat_08 | 5
german attack ger_michel | 4 ; 4 ; 6 ; 6 ; 4
= 27ace1bcf19b2311
british fight cape_of_good_hope
= 6b9b18f44053619e
japanese fight french_polynesia
= 60259fefd27c0611
us fight marianas
= c42a52915e0c457e
german fight air_gap
= bbe6a439bf5c3c0d
british fight western_approaches
= 67a64db2dc715a30
japanese fight bismarck_sea
= 391ceb6b571bb3fd
japanese choose air
= fa4fb1a6292c3a02
us choose surface | 5 ; 1
= 69675ee7cf6e046c
japanese aim jap_23af us_astoria | 3 3 6 ; 6
japanese stand
= 29db17bfc0270fe9
us retreat
us to trincomalee
= 8ad12f80ca7b98f1
japanese land jap_snlf_sasebo truk
= c884ae24c1ebd402
us fight indonesia
= f0005f43769f0a77
japanese choose air
= 6160a4f51a0de75f
british choose surface | 2 ; 1
= 1da6c19be7d08625
japanese aim jap_soryu aus_hmas_australia
japanese rest aus_hmas_australia | 5 6 6 ; 1 6 5 ; 4 5 6 ; 4 4 ; 5 3 1 2 ; 1
= 43b8db717919db17
german fight western_mediterranean
= 8c7b15c6df88d32b
british fight mid_atlantic
= c0cb7abae1e9e1c6
japanese fight hawaiian_islands | 2 1 5 ; 3
= 54b7641fd1dfed27
japanese choose surface
= f326b9d3b68b65f2
us choose air | 4 ; 2
us aim us_5af jap_suzuya | 1 2 ; 5 ; 2 ; 4 2 2 3
= 66c7b9f28e748411
japanese retreat
= f30687df179bd7f8
us stand
= a94c75fd895f4302
japanese to singapore
= 03bae17b925992f5
us fight bay_of_bengal
= 6801a737ef4690c1
german fight bay_of_biscay | 5
= 96f9fa78a0b949a2
british fight caribbean_sea
= d45e84e271c9df84
japanese fight arabian_sea
= 7563bee9af66d9bb
us fight marshalls | 1 3 1 ; 2
= edaf48c6a7ce153d
japanese strike jap_22af johnston_island | 2 4 2
japanese to maloelap
= 37123e1cf377e10a
german fight eastern_seaboard
= aba895d93305ff7a
british fight eastern_mediterranean
= ec46feda09989db1
japanese fight indian_ocean
= 01db055524bc5509
us fight home_islands
= 3408568b715bac72
japanese fight aleutians
= 385ed6bc029839bb
british done
= 8e50cf2d62c6395a
japanese done
= b0cc31230676457d
us done
= 43ae4f2b28f412df
german done
= 34e0428645ec3c94
us done | 4 4 4
= 6a58d3fd19db190a
british pick uk_nelson
british to western_approaches
british pick uk_howe
british to north_sea
british pick aus_hmas_canberra
british to indonesia
british pick uk_hk_group_5
british to air_gap
british done
= 039e4147ff90db9d
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to hawaiian_islands
japanese pick jap_nagato
japanese to marianas
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_yamashiro
japanese to coral_sea
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to aleutians
japanese pick jap_kongo
japanese raid
japanese pick jap_hiei
japanese to marianas
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_haguro
japanese raid
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese to indonesia
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_mikuma
japanese raid
japanese pick jap_suzuya
japanese to bismarck_sea
japanese pick jap_tone
japanese to french_polynesia
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_kinugasa
japanese to indonesia
japanese pick jap_kako
japanese to indonesia
japanese pick jap_oi
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_soryu
japanese to central_pacific
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shokaku
japanese to marianas
japanese pick jap_zuikaku
japanese raid
japanese pick jap_shoho
japanese to indonesia
japanese pick jap_chiyoda
japanese to home_islands
japanese pick jap_chitose
japanese to central_pacific
japanese pick jap_iboat_2
japanese to bismarck_sea
japanese done | 5 ; 3 ; 2 ; 2 ; 4 ; 4 ; 3 ; 6 ; 2
= 50e24ff4d19f2f85
us pick us_oklahoma
us to marshalls
us pick us_arizona
us to gulf_of_alaska
us pick us_california
us to arabian_sea
us pick us_new_mexico
us to air_gap
us pick us_north_carolina
us to mid_atlantic
us pick us_indiana
us to south_atlantic
us pick us_new_jersey
us to eastern_seaboard
us pick us_lexington_cv2
us to cape_of_good_hope
us pick us_hornet_cv8
us to caribbean_sea
us pick us_yorktown_cv10
us to air_gap
us pick us_bunker_hill_cv17
us to eastern_seaboard
us pick us_intrepid_cv11
us to mid_atlantic
us pick us_independence_cvl22
us raid
us pick us_northampton
us to air_gap
us pick us_chicago
us to bay_of_bengal
us pick us_quincy_ca39
us to south_atlantic
us pick us_boston_ca69
us to air_gap
us pick us_sub_5
us to bay_of_bengal
us pick us_sub_6
us to bay_of_bengal
us done | 6 ; 6 ; 5 ; 6 ; 6 ; 3
= 9294518bafb84ba3
german pick fra_jean_bart
german to bay_of_biscay
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german raid
german pick ger_lutzow_pb
german to mid_atlantic
german pick ger_prinz_eugen
german to barents_sea
german pick ger_nordmark
german to western_mediterranean
german pick ger_atlantis
german cancel
german pick ita_littorio
german raid
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_roma
german raid
german pick ita_zara
german to bay_of_biscay
german pick ita_fiume
german raid
german pick ita_trento
german to western_mediterranean
german pick ita_trieste
german to western_mediterranean
german pick ger_uboat_02
german to barents_sea
german pick ger_uboat_05
german to barents_sea
german pick ger_uboat_06
german to barents_sea
german pick ger_uboat_07
german to barents_sea
german pick ger_uboat_10
german to barents_sea
german pick ger_uboat_11
german to barents_sea
german pick ger_uboat_12
german to barents_sea
german pick ger_uboat_13
german to barents_sea
german done | 3
= 7e5400097ebe9606
british pick uk_raf_coastal
british to western_approaches
= 92e587c84c8f41a3
japanese pick jap_21af
japanese to french_polynesia
= 040c35f8978b4bd8
us pick us_5af
us to bay_of_bengal
= d3e68bbc0e010cf3
german pick ita_regia_aeronautica
german to barents_sea
= f7a6848d2a0a03af
british pick uk_raf_med
british to north_sea
= 7f74f11c61f7c2a1
japanese pick jap_24af
japanese to bismarck_sea
= e4676b554b050189
us pick us_13af
us to indian_ocean
= 951bd860d4385603
german pick ger_stuka
german to baltic_sea
= 916c0a79764ef524
british done
= 2fc3ae2073525c3d
japanese pick jap_22af
japanese to bismarck_sea
= 7fa505cceb8c3fe4
us pick us_8af
us to western_approaches
= e658371566575338
german pick ger_fsjr
german to barents_sea
= 40e5523d8fc39802
japanese pick jap_23af
japanese to french_polynesia
= 3beb12e11ad0a1a6
us pick us_12af
us to caribbean_sea
= 375083827bc91db6
japanese pick jap_25af
japanese to french_polynesia
= ef5b18693dc38ac1
us pick us_7af
us to hawaiian_islands
= 5dd8d3d5bb776b9b
japanese pick jap_26af
japanese to home_islands
= a052132babe12e26
us pick us_10af
us to hawaiian_islands
us pick us_15af
us to western_approaches
us done
= 402072521b5999c6
british done
= 0fa70fb837bb63b5
japanese pick jap_snlf_yokosuka
japanese to indian_ocean
japanese pick jap_snlf_sasebo
japanese to hawaiian_islands
japanese done
= 857ea92e3990c459
us pick us_amph_2ndm
us to south_atlantic
us pick us_amph_3rdm
us to air_gap
us pick us_amph_4thm
us to air_gap
us done
= cf4c78cbfb8b2f79
japanese pick jap_kongo
japanese to bismarck_sea
japanese done | 3
= 1d9fbc465f965cb2
us done
= 8e7a2d2a62ba4490
german pick ger_tirpitz
german to western_approaches
german pick ger_scharnhorst
german to barents_sea
german pick ita_littorio
german to western_mediterranean
german pick ita_roma
german to south_atlantic
german done | 6
= 67d015eb514ef24a
japanese invert jap_iboat_2
japanese done
= 27d4894fd9a31d57
us done
= b74baa036798ddf5
german invert ger_uboat_10
german done
= a208fd9c0e082eef
british agree
= 32a2bd04c859010e
japanese agree
= aa1f64ce6759e936
us agree
= ffc33f3c908fe6b0
german agree
= 28e16e0a5f57158e
british fight north_sea
= 1247a2b372c72789
british strike uk_raf_med germany
british aim uk_raf_med ger_gneisenau | 1 5
= ef95c120dcabf7da
german fight caribbean_sea
= e87f7cc1ef25ddd9
british fight south_atlantic
= f9f5ed9528613862
us land us_amph_2ndm gibraltar
= 76ebbe65ea8d3544
german fight western_approaches
= d268aab31ffd619d
british choose air
= 1b73e0fa0bfcffa9
german choose surface | 4 ; 6
= de7fea1f1bff78f3
british to gibraltar
= 34d8d7a13f1adfb8
us to panama_canal
us to suez | 3 3 6 6 3 ; 5 4 ; 4 2 2 2
= fe4801ef47fc12df
british to neutral_port
= eadc65a67a729bb7
british fight mid_atlantic
= 9c739b70484628cc
us choose air
= 291534b957a7da84
german choose surface | 1 ; 2 ; 3 6 6 5 3 ; 1 3 5 ; 2 5 ; 4
= 68e38aff31167f51
german fight baltic_sea
= 84ddfd0300f2a631
german strike ger_stuka leningrad
german aim ger_stuka rus_oktyabrskaya_revolutsiya | 2 3 3
= 5ac5abe08f387392
british fight eastern_seaboard
= 749e50941cfdd65f
german fight eastern_mediterranean
= 3a93482f0d9490e4
british fight cape_of_good_hope
= a7b09bacb05b10fd
german object
= b15189a1620b71d5
japanese fight home_islands
= 339acbcbe58d1af5
us fight central_pacific
= 7d2b3a6fd9a19049
german fight air_gap
= ad5e5d1abce1b2ce
british fight western_mediterranean
= 712fb53010a73a31
japanese fight bismarck_sea
= c37ab3ddb0460ce3
us fight indian_ocean
= 04b1a63c8c8cdb0d
japanese choose surface
= d91137acb2b66c7f
us choose air | 1 ; 6
us aim us_13af jap_snlf_yokosuka | 2 3
= aadc1f01e5990580
japanese retreat
= c556db516e869087
us stand
= 62e686a71e968bf4
japanese to singapore
= 8fb13929a1ea3812
german fight bay_of_biscay | 1
german attack ger_uboat_06 | 1
german attack ger_uboat_13 | 6
german attack ger_uboat_02 | 6 ; 2 ; 1 ; 5 ; 4 ; 6
german drop ger_fsjr germany
= 71795f785c75dedc
japanese fight bay_of_bengal
= ba9c60ae1c5fe157
us fight gulf_of_alaska
= 6ef0a780faa028e2
japanese fight marianas
= 07767f710d7d55a3
us fight french_polynesia
= 72a1f5755fe96a16
japanese strike jap_25af johnston_island
japanese strike jap_23af johnston_island
japanese strike jap_21af johnston_island | 1 6 6 ; 6 2 ; 3 6 6 ; 2 3 ; 2 4 3
japanese fight arabian_sea
= c3b3db89bf61c18c
us fight indonesia
= a9ff85117e3e0362
japanese choose air
= cc3b11cb7fc33de7
british choose surface | 5 ; 5
= 4a98d3c30623a565
japanese aim jap_akagi aus_hmas_canberra
japanese aim jap_shoho aus_hmas_canberra | 2 2 1 5 ; 4 ; 3 5 ; 2
japanese fight coral_sea
= 6bd7c08491c78f03
us fight hawaiian_islands
= 1fd8d8962929cdad
japanese choose surface
= a489a8f05a07804a
us choose air | 3 ; 1
us rest jap_snlf_sasebo | 2 6 ; 6 ; 3 3
= 6f7f049a04bff0c8
japanese stand
= 206678b08cec4795
us stand
= cbcf1f8396c4f935
japanese choose surface
= 73e20092de02f0a6
us choose air | 6 ; 3
us to trincomalee
us to midway
= 8600d40647a6794e
japanese fight aleutians
= f9246b92dc3af35b
british done
= ff42b8106655e831
japanese done
= 17c039d7ec50cda7
us done
= 584f77640f90c9e1
german done
= b3d1fbce0859289a
us done | 4 3 5
= 12ad9c23a7c09442
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_barham
british to air_gap
british pick uk_repulse
british to north_sea
british pick uk_king_george_v
british raid
british pick uk_furious
british to barents_sea
british pick uk_ark_royal
british to mid_atlantic
british pick uk_berwick
british to bay_of_biscay
british pick uk_hk_group_2
british to south_atlantic
british done | 3 ; 1
= a5508933ce21a303
japanese pick jap_yamato
japanese raid
japanese pick jap_mutsu
japanese raid
japanese pick jap_ise
japanese raid
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to indonesia
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_nachi
japanese to central_pacific
japanese pick jap_takao
japanese to marianas
japanese pick jap_maya
japanese to marianas
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_mogami
japanese raid
japanese pick jap_tone
japanese raid
japanese pick jap_furutaka
japanese to indonesia
japanese pick jap_kako
japanese to indonesia
japanese pick jap_kitakami
japanese raid
japanese pick jap_kaga
japanese to indonesia
japanese pick jap_hiryu
japanese to central_pacific
japanese pick jap_hosho
japanese to marianas
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_shokaku
japanese raid
japanese pick jap_shoho
japanese to home_islands
japanese pick jap_ryuho
japanese to marianas
japanese pick jap_chitose
japanese to aleutians
japanese pick jap_amagi
japanese to home_islands
japanese pick jap_iboat_1
japanese to hawaiian_islands
japanese pick jap_iboat_2
japanese to hawaiian_islands
japanese done | 6 ; 1 ; 2 ; 4 ; 1
= 6770b82e8d44ca10
us pick us_colorado
us to eastern_seaboard
us pick us_arkansas
us to south_atlantic
us pick us_north_carolina
us to caribbean_sea
us pick us_massachusetts
us to south_atlantic
us pick us_lexington_cv2
us to air_gap
us pick us_wasp_cv7
us to mid_atlantic
us pick us_ranger_cv4
us to eastern_seaboard
us pick us_bunker_hill_cv17
us raid
us pick us_independence_cvl22
us to south_atlantic
us pick us_pensacola
us to coral_sea
us pick us_minneapolis
us to arabian_sea
us pick us_northampton
us to mid_atlantic
us pick us_augusta
us to air_gap
us pick us_wichita
us to eastern_seaboard
us pick us_canberra_ca70
us to caribbean_sea
us pick us_sub_2
us to hawaiian_islands
us pick us_sub_4
us to hawaiian_islands
us pick us_sub_6
us to hawaiian_islands
us done | 2 ; 5 ; 6
= 4ed5cd846416edac
german pick fra_jean_bart
german to western_approaches
german pick ger_bismarck
german to western_approaches
german pick ger_admiral_hipper
german to south_atlantic
german pick ger_nordmark
german to eastern_mediterranean
german pick ger_dithmarschen
german to western_approaches
german pick ger_michel
german to north_sea
german pick ita_littorio
german raid
german pick ita_vittorio_veneto
german to eastern_mediterranean
german pick ita_roma
german to western_mediterranean
german pick ita_andrea_doria
german raid
german pick ita_giulio_cesare
german to eastern_mediterranean
german pick ita_fiume
german raid
german pick ita_pola
german to western_mediterranean
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_03
german to baltic_sea
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_07
german to baltic_sea
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to baltic_sea
german pick ger_uboat_12
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german pick ger_uboat_14
german to cape_of_good_hope
german pick ger_uboat_xxi_1
german to cape_of_good_hope
german pick ita_10mas
german to western_mediterranean
german done | 4
= c3b90f2a0c445c8e
us repair us_oklahoma 2
= 61ef7c246774bcc9
german repair ger_tirpitz 1
german repair ger_tirpitz 1
german repair ger_tirpitz 2
german repair ger_tirpitz 2
= a2d02aca9d512f2a
british done
= bc72eabc3d37c6ef
japanese pick jap_21af
japanese to bismarck_sea
= d20c5d6414813e55
us pick us_5af
us to hawaiian_islands
= 6285a170c9655be2
german pick ger_stuka
german to baltic_sea
= c8036b55b75a26dc
japanese pick jap_22af
japanese to french_polynesia
= 455a6387d99508db
us pick us_13af
us to coral_sea
= f53936b7f3906252
german pick ger_fsjr
german to north_sea
= 3f540964060d166a
japanese pick jap_23af
japanese to gulf_of_alaska
= 80b72db1f092f9c7
us pick us_11af
us to bay_of_bengal
= a50eb6c4f867ca74
german done
= d2ba71ca91fe8fbf
japanese pick jap_25af
japanese to marshalls
= e65aab3cf945d30c
us pick us_10af
us to indian_ocean
= 69524091cab88a92
japanese done
= faef47809d7e9308
us pick us_8af
us to north_sea
us pick us_15af
us to bay_of_biscay
us pick us_20af
us to arabian_sea
us done
= ac991d5bb09efe1c
british done
= 4ef37a58ce7b8404
japanese pick jap_snlf_kure
japanese to marshalls
japanese done
= 4fb7cabe3f6a3665
us pick us_amph_7thi
us to air_gap
us done
= e49a06210f41b282
british done
= 8a182a7c78c6929e
japanese pick jap_yamato
japanese to hawaiian_islands
japanese pick jap_mutsu
japanese to hawaiian_islands
japanese pick jap_ise
japanese to bismarck_sea
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_kitakami
japanese to central_pacific
japanese pick jap_shokaku
japanese to home_islands
japanese done | 6 ; 1 ; 2
japanese to yokosuka_navy_yard
= 996df977fd7bea87
us done
= 89c0e5e2a64f6efd
german pick ita_littorio
german to eastern_mediterranean
german pick ita_fiume
german to western_mediterranean
german done
= b1be71394e45b09f
japanese invert jap_iboat_1
japanese done
= d324cf1660f99cba
us invert us_sub_6
us done
= 0468298723f201bb
german invert ger_uboat_11
german done
= 818da7af92699dc8
british agree
= 912a6ec7afd77dc2
japanese agree
= 681485ffa3d7984a
us object
= 12840cd4a1b8c03e
british fight baltic_sea | 4 ; 3
= eda1367e9d3a79f3
german strike ger_stuka leningrad
german aim ger_stuka rus_kirov | 5 3 6 ; 3 5
= 597f576189368971
japanese fight bismarck_sea
= 6532ae3b7300380f
us fight arabian_sea
= 84355c645dc0ab1c
german fight mid_atlantic
= 8d1a8d1d3a1f0090
british fight eastern_seaboard
= 6c099bdae42c38b7
japanese fight indian_ocean
= 9dc246c66a6a5eeb
us fight indonesia
= b326aa6fccfb7a81
german fight air_gap
= 6e4c8bc5d996ea00
british fight bay_of_biscay | 5 3 2
= 53d25df21d6b7cb3
german to neutral_port
= 2337bc38c01574c8
japanese fight coral_sea
= 6a1b70f635a4f72e
us fight hawaiian_islands | 2 3 ; 5
= 8eeae8f7773456cb
japanese choose surface
= 48dfee08af4611b4
us choose air | 2 ; 1
us aim us_5af jap_mutsu | 4 4
us torpedo us_sub_6 jap_mutsu | 2
= e67a457275737428
japanese stand
= 1a17833a1dc6295a
us stand
= 410439fd553a4345
japanese choose surface
= d84cf65a7930eaf2
us choose air | 5 ; 1
us to trincomalee
= 9baaa9db45587dcf
german fight western_approaches | 4
= 4340ff16857e4707
british choose surface
= fff348cbac8ead4c
german choose surface
= 1e1c830a6a986eda
british aim uk_queen_elizabeth fra_jean_bart | 1 6 1 5 ; 3 ; 3 4 5 3 ; 4 1 3 2
british to england
= 0012ab6beb5bcbd9
german to germany
= 936de4f39da3242f
british fight eastern_mediterranean
= f2267b45656270f9
japanese fight aleutians
= cc5171326418a5db
us fight central_pacific
= 0d8e8c8d76b69bd7
german fight north_sea | 6 3 1
= ce1acf1729c560a0
british strike us_8af germany
british aim us_8af ger_scharnhorst | 3 3
= 6abb515c57198c30
german drop ger_fsjr germany
= 00ddfe0e7ee03f65
british fight south_atlantic
= 613504f9cc63b4a4
us choose air
= 2f850afdd344c121
german choose surface | 1 ; 2 ; 4 4 5 ; 1 3 4 6 6 ; 6 6
german aim ger_admiral_hipper us_arkansas | 1
= 03c31c9e76a59be9
japanese fight french_polynesia
= 91f859c7095f388b
us fight gulf_of_alaska
= e85dfc390417b3d7
german fight barents_sea
= 9f60f7c44ec18fa6
british fight cape_of_good_hope | 2 ; 4 ; 5 ; 6 ; 6 ; 2 ; 5 ; 4
= 026321627e9aef1c
japanese fight marshalls
japanese land jap_snlf_kure truk
= de15ce4e5b8509f3
us fight home_islands
= 0b99865769a5ccca
german fight caribbean_sea | 2
= ee942c6da10d4d25
japanese fight bay_of_bengal
= d55cb849df7d532d
british done
= 517737ba00f10600
japanese done
= 5a0b56b3938d734c
us done
= 5c6dca6cb9bcdb03
german done
= ea079b922a8bcf4b
end 2422 over ea079b922a8bcf4b0ece8aea2462c44e fbc4dfe9b1bb3087
