flagplot 1
game admirals-war 1
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
= 707b1565f871ce1a
british to australia
british to trincomalee
british to australia
british to australia
= 7e778b1eeb35f25c
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
us to midway
= 5e2769d085bd8902
japanese to truk
= 05315be9d932c2f5
german fight south_atlantic
= edd5243a019bcb93
us choose surface
= a86c7787f457c43a
german choose surface
= 4c252b0db5809f6f
us aim us_south_dakota ita_gorizia | 6 4 4 5 1 ; 4 6 ; 1 ; 6 ; 2
us stand
= 0e647437d040a8d9
german retreat
german to germany
= cea84b78a473263d
british fight caribbean_sea
= 2d196f48f87c63dd
japanese fight home_islands
japanese land jap_snlf_sasebo yokosuka_navy_yard
japanese land jap_snlf_kure okinawa
= aa8acc833cd51ba9
german fight eastern_seaboard | 2 ; 4 ; 6
= 53f6fb0f4fee0167
british choose surface
= 76999cf5d4384a1f
german choose surface
= 76e9d3d646a1fc48
british aim uk_duke_of_york fra_lorraine | 2 2 1 3 ; 4 4 3 ; 5 4 3 1
british to usa
british done
= 9fcc8ad36590ac6d
japanese done
= 070c61ee7cad325c
us done
= 26dd6b09afb63464
german done
= a0e6368c33cb0c88
us done | 1 6 5
= 601b3ac3df792a6b
british pick uk_ramillies
british to eastern_mediterranean
british pick uk_repulse
british to western_approaches
british pick uk_hk_group_1
british to north_sea
british pick uk_hk_group_3
british to air_gap
british done
= ecc7c66d92c515c3
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
= 746a6d75a6417948
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
= 4b2a9cba9fede687
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
= b179cae80159923c
british repair uk_anson 1
british repair us_california 1
= bd20036ceaafb709
japanese repair jap_nagato 1
= f5b75772c0a6f61c
us repair us_south_dakota 2
= 2d205fa6060b93f5
british pick uk_rnzaf
british to coral_sea
= 2c70172dc97ab7bc
japanese pick jap_21af
japanese to french_polynesia
= a82b98557959c087
us pick us_13af
us to bay_of_bengal
= 9d810a591cc7e9f8
german pick ger_luftflotte_5
german to barents_sea
= ecf156d5e4c10ddf
british pick uk_raaf
british to marshalls
= a36a9bd69a6aec2f
japanese pick jap_22af
japanese to bismarck_sea
= 7192b5d1771631f9
us pick us_8af
us to western_approaches
= c72923c200f6d431
german pick ger_stuka
german to baltic_sea
= 417f099cadb59c24
british done
= 87f57b7c6e99f4f8
japanese pick jap_23af
japanese to bismarck_sea
= 92f2273bcfbe9a1b
us pick us_7af
us to indian_ocean
= 0da612b4bb2fee8b
german pick ger_fsjr
german to bay_of_biscay
= 591f846edbf3ef8c
japanese pick jap_24af
japanese to french_polynesia
= a044f1cc4329efd4
us pick us_11af
us to arabian_sea
= 4f52ab5e2b786965
german pick ita_regia_aeronautica
german to bay_of_biscay
= d7cc23cefa10a420
japanese pick jap_25af
japanese to indonesia
= c7988cafd5724611
us pick us_14af
us to gulf_of_alaska
= 69e21ac578586ef3
japanese pick jap_26af
japanese to marianas
= 615d8d212570edf2
us done
= 7c38f4eca38ab5ea
british done
= b7302dbdd23b1983
japanese pick jap_snlf_yokosuka
japanese to indonesia
japanese pick jap_snlf_sasebo
japanese to aleutians
japanese done
= 2b2b5c7db46e361b
us done
= 46c970423b67da14
japanese pick jap_hiyo
japanese to hawaiian_islands
japanese done | 6
japanese to truk
= 502d42f57533614e
german pick ger_scharnhorst
german to barents_sea
german pick ger_admiral_hipper
german to western_approaches
german pick ita_conte_di_cavour
german to bay_of_biscay
german pick ita_bolzano
german to western_approaches
german done | 1
= 5863fd9206a4c6f5
japanese done
= 87188938d65d368d
german done
= 41fd994ff07df2f1
british object
british fight eastern_mediterranean | 5 ; 5
= 2a6380aa00c9067e
british choose surface
= d416836a33c2381e
german choose surface
= 636d782cc6c5cc36
british aim uk_ramillies ita_trieste | 2 5 4 1 ; 5 3 2 1 ; 3 ; 6 ; 1
british to usa
= db1f621a68952daa
german to taranto
= a36cd736dc419080
japanese fight indian_ocean
= 25f2653469d84b52
us fight indonesia
= aebee9c816688bdc
japanese land jap_snlf_yokosuka singapore
= f81c22b546a2cf8b
german fight baltic_sea
german strike ger_stuka leningrad
german aim ger_stuka rus_marat | 3 3 2
= ebb40332fcbc5585
british fight barents_sea
= faf3f296d8ea654a
german attack ger_uboat_02 | 4
german attack ger_uboat_01 | 2
german attack ger_uboat_08 | 2
german attack ger_michel | 5 ; 2 ; 5 ; 2 ; 3
= 6cc7562e9e8211c3
japanese fight marianas
= 79af8963f5431bfd
us fight coral_sea
= d62aa8a6b28a8bac
german fight eastern_seaboard
= a20afb33e99e7096
british fight south_atlantic | 6
= b22a84c2053d1f65
us choose surface
= 18a32a7b15781024
german choose surface | 4 3 4 3 ; 5 5 ; 5 3
= ec8864f427312311
japanese fight bay_of_bengal | 3 4 ; 2
= bdbf5232bc3ed92e
us fight french_polynesia
= 47b396498d345029
german fight north_sea
= eea4ad293b6efc27
british fight mid_atlantic
= 35a95f95b53ddf7e
japanese fight marshalls
= 0b111759128341d5
british strike uk_raaf truk
british aim uk_raaf jap_hiyo | 2 3
= 3f38ad581a292b97
us fight arabian_sea | 3 1 ; 5
= ee24ef481041dd00
german fight bay_of_biscay
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_barham | 6 6 ; 6 5
german drop ger_fsjr brest
= 24c651cbff5fba31
british fight air_gap
= 9fd95cae77dd7058
japanese fight bismarck_sea
= da6eec9abe30dfe6
us fight hawaiian_islands | 1 ; 1
= fc950a7735b8396e
german fight western_approaches | 4 6 4
= b15a6f618b09dd54
british choose air
= 8a7e38bbef24d1c6
german choose surface | 5 ; 6
= 2b7d371fdd61a56e
us to simons_town
= 54159067d50dc64e
british aim uk_repulse ger_admiral_hipper | 1 6 4 ; 3 ; 5 ; 1 ; 3
british stand
= 586a179bace62edc
german retreat
german to germany
= 92cc29277c83b645
japanese fight central_pacific
japanese bomb jap_akagi midway | 3 1 1 2
= 992ecfa1754bd19c
us fight home_islands
= cd97305d70b60ad8
japanese fight aleutians
japanese land jap_snlf_sasebo attu_kiska
= 6e87bfb8abf90187
british done
= 397dba2f28c2fd5e
japanese done
= 3bb947ad7f2731b6
us done
= e6ff92eef6c5c420
german done
= 166b0c7b213a4c48
us done | 5 2 6
= 77fbf70a06858e50
british pick uk_glorious
british to western_approaches
british pick uk_london
british to north_sea
british pick aus_hmas_canberra
british to indonesia
british pick ned_de_ruyter
british to coral_sea
british pick uk_hk_group_1
british to north_sea
british done
= cc9d1881644db88c
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to hawaiian_islands
japanese pick jap_nagato
japanese to central_pacific
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_ise
japanese to home_islands
japanese pick jap_hyuga
japanese to aleutians
japanese pick jap_kongo
japanese to marianas
japanese pick jap_haruna
japanese to central_pacific
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_haguro
japanese to indonesia
japanese pick jap_atago
japanese to indonesia
japanese pick jap_maya
japanese raid
japanese pick jap_chokai
japanese to indonesia
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_mikuma
japanese to indonesia
japanese pick jap_suzuya
japanese raid
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to french_polynesia
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_kinugasa
japanese to home_islands
japanese pick jap_kako
japanese to marianas
japanese pick jap_oi
japanese to central_pacific
japanese pick jap_kitakami
japanese to home_islands
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_hosho
japanese to marianas
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_zuikaku
japanese raid
japanese pick jap_shoho
japanese to central_pacific
japanese pick jap_junyo
japanese to marianas
japanese done | 5 ; 5 ; 4 ; 6 ; 5 ; 5 ; 1 ; 4 ; 2 ; 1
= 451e0bd01415b25d
us pick us_colorado
us to air_gap
us pick us_ranger_cv4
us raid
us pick us_pensacola
us to coral_sea
us pick us_new_orleans
us raid
us pick us_chester
us to eastern_seaboard
us pick us_salt_lake_city
us to south_atlantic
us pick us_chicago
us to coral_sea
us pick us_augusta
us raid
us pick us_tuscaloosa
us to mid_atlantic
us pick us_sub_1
us to bismarck_sea
us pick us_sub_4
us to bismarck_sea
us done | 1
= 5da3cd399d5970ef
german pick fra_jean_bart
german raid
german pick ger_bismarck
german to barents_sea
german pick ger_tirpitz
german raid
german pick ger_gneisenau
german raid
german pick ger_lutzow_pb
german to cape_of_good_hope
german pick ger_prinz_eugen
german raid
german pick ger_atlantis
german cancel
german pick ger_pinguin
german to bay_of_biscay
german pick ita_littorio
german raid
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german to western_mediterranean
german pick ita_andrea_doria
german to eastern_mediterranean
german pick ita_caio_duilio
german to western_mediterranean
german pick ita_conte_di_cavour
german to baltic_sea
german pick ita_giulio_cesare
german raid
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german raid
german pick ita_trento
german to eastern_mediterranean
german pick ita_trieste
german raid
german pick ger_uboat_01
german to caribbean_sea
german pick ger_uboat_02
german to caribbean_sea
german pick ger_uboat_03
german to bay_of_biscay
german pick ger_uboat_05
german to bay_of_biscay
german pick ger_uboat_06
german to caribbean_sea
german pick ger_uboat_07
german to bay_of_biscay
german pick ger_uboat_08
german to caribbean_sea
german pick ger_uboat_12
german to bay_of_biscay
german pick ger_uboat_15
german to caribbean_sea
german done | 6 ; 3
german to germany
= c94f147df84fbe7d
british repair uk_repulse 1
british repair uk_anson 1
= 5e268b70be00d100
us repair uk_ramillies 1
= 7d095bd590d194b9
british pick uk_raf_coastal
british to north_sea
= e07c6be0940e5132
japanese pick jap_22af
japanese to bismarck_sea
= d3947d4ac8af7134
us pick us_5af
us to coral_sea
= 75bf48d705284ddb
german pick ger_stuka
german to bay_of_biscay
= 1dadcd92d1c36530
british done
= aae888212b3293fe
japanese pick jap_23af
japanese to french_polynesia
= a3299bafb3c6da67
us pick us_13af
us to gulf_of_alaska
= 311182da474437ab
german pick ita_regia_aeronautica
german to baltic_sea
= 3c73659ea03cf3be
japanese pick jap_21af
japanese to marshalls
= 47a80a8c21879dfe
us pick us_11af
us to arabian_sea
= 081d3223f2d32d1b
german pick ger_fsjr
german to barents_sea
= 2097726a7d73dffe
japanese pick jap_25af
japanese to bismarck_sea
= bec6152e5cb76b77
us pick us_10af
us to indian_ocean
= 3417f8c80d7a5d29
german pick ger_luftflotte_5
german to eastern_mediterranean
= 821fa01ae6396d7a
japanese pick jap_24af
japanese to french_polynesia
= 211345cf2601a15d
us done
= 6212dd7205e8058c
japanese pick jap_26af
japanese to home_islands
= 5b351ca941999baf
british done
= c75ccb3cbbc7a745
japanese pick jap_snlf_sasebo
japanese to central_pacific
japanese done
= 8470594b0ec38d40
us done
= 8fc868b00f5ef0c7
japanese pick jap_suzuya
japanese to bay_of_bengal
japanese pick jap_zuikaku
japanese to bay_of_bengal
japanese done
= 102e8bf369cb533e
us done
= 748a9f8a587dad29
german pick fra_jean_bart
german to caribbean_sea
german pick ger_tirpitz
german to western_approaches
german pick ger_prinz_eugen
german to western_approaches
german pick ita_vittorio_veneto
german to south_atlantic
german pick ita_giulio_cesare
german to south_atlantic
german done | 3 ; 4
= d64e3a93ec41997b
us done
= 64a706e1b2edd905
german done
= 0a4415fe94736149
british agree
= 5f9cbf1ab5f2a5a7
japanese agree
= 38749202791ee8c5
us object
= bccf3bec5018305a
british fight western_mediterranean
= 2e1cd4542d6c95e6
japanese fight coral_sea
= ac7ee521aea13f71
us fight hawaiian_islands
= 66c1328964af4f49
german fight air_gap
= 64e25cdfe99be61c
british fight north_sea
british strike uk_raf_coastal germany
british aim uk_raf_coastal ita_bolzano | 2 1
= 9db3cb055a1feea1
japanese fight indonesia
= 0ec0eadc72f97ad6
japanese choose air
= 541de84f09b063c9
british choose surface | 1 ; 2
= 5f8e0167f7061f3a
japanese rest aus_hmas_canberra | 6 4 2 1 ; 4 ; 4 3
= 997f83255f50929d
us fight marshalls
= e21c80c5cd982753
japanese strike jap_21af johnston_island | 6 1 6 ; 4 3
japanese to maloelap
= 34c648f95d26b7c2
german fight eastern_seaboard
= 3caa1c6f6215ff40
british fight bay_of_biscay | 4 ; 2 ; 3 ; 5
= 73e960135ddb0b11
german strike ger_stuka england
german aim ger_stuka uk_raf_med | 2 3 3
= 5e7d64f1b62aef54
japanese fight home_islands
= f0221f3bc8b628b8
us fight gulf_of_alaska
= f83ad916a97582e3
german fight barents_sea | 4
german drop ger_fsjr germany
= 77560086458ac41b
british fight cape_of_good_hope
= d9ca452c8ee24d0a
japanese fight indian_ocean
= 6b29df246fcc0777
us fight central_pacific
= d6b440de2c77304c
japanese bomb jap_shoho midway | 4 6 ; 5
japanese land jap_snlf_sasebo saipan
= d7dbd48d1b13ae55
german fight eastern_mediterranean
german strike ger_luftflotte_5 suez
german aim ger_luftflotte_5 uk_warspite | 3 5 4
german to malta
= d062a2ce3df92344
british fight baltic_sea
= a256a69ccb363e8a
german strike ita_regia_aeronautica leningrad
german aim ita_regia_aeronautica rus_marat | 2 6 ; 4
= 81e868d06eef059f
japanese fight bay_of_bengal
japanese bomb jap_zuikaku trincomalee
japanese aim jap_zuikaku uk_revenge | 4 3 3 1
= 20f692c42e8ee735
us fight aleutians
= efc4f205cb43b37f
german fight mid_atlantic
= c279447bccf8fa4c
british fight western_approaches
= 9e48d795f6f38da2
british choose air
= 56a59ad31eb5fbdd
german choose surface | 1 ; 2 ; 2 3 2 2 ; 1
= 5862627abe8b5470
british retreat
= 76c5973ae8e32763
german stand
german done
= 6920e45fb563ccc3
british to neutral_port
= ac044c0fbfc95ccb
japanese fight marianas
= 32c11b402c2b6d0d
us fight arabian_sea
= 01dbb320f61998e1
german fight south_atlantic | 5 ; 2
= 7f645e8d4d03bd5f
us choose surface
= 0479dd995c4c7a62
german choose surface
= 3950651667ccba48
us aim us_salt_lake_city ita_giulio_cesare | 2 ; 5 4 2 3 ; 1 1 4 3
us to england | 4 ; 5 ; 4 ; 5 ; 2
= 934b43bbd3e1378a
japanese fight bismarck_sea | 1 2 1 2 5 1 ; 5
= db337a5d220d0ff3
british done
= c59c85446a246cea
japanese done
= 5cba6a0a457a2f2c
us done
= c4f17f61168ab379
german done
= 2bbac1836b622f55
us done | 6 5
= 157fb69e2ef54b49
british pick uk_queen_elizabeth
british to western_approaches
british pick uk_revenge
british to indonesia
british pick uk_hood
british to air_gap
british pick uk_glorious
british to mid_atlantic
british pick uk_furious
british to north_sea
british pick uk_london
british to south_atlantic
british pick ned_de_ruyter
british to coral_sea
british pick rus_kirov
british to baltic_sea
british done | 5 ; 4
= 1187b31a42ed45fa
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_nagato
japanese raid
japanese pick jap_mutsu
japanese to marianas
japanese pick jap_yamashiro
japanese to hawaiian_islands
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_haruna
japanese to aleutians
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_ashigara
japanese to marianas
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to marianas
japanese pick jap_mikuma
japanese to central_pacific
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_tone
japanese to bismarck_sea
japanese pick jap_aoba
japanese to indonesia
japanese pick jap_akagi
japanese to indonesia
japanese pick jap_zuiho
japanese to indonesia
japanese pick jap_shokaku
japanese to home_islands
japanese pick jap_zuikaku
japanese to marianas
japanese pick jap_shoho
japanese to indonesia
japanese done | 6 ; 3 ; 5 ; 4 ; 4 ; 6
= 8a005c9b46f3227e
us pick us_oklahoma
us to french_polynesia
us pick us_california
us to indian_ocean
us pick us_maryland
us to bay_of_bengal
us pick us_north_carolina
us to eastern_seaboard
us pick us_enterprise_cv6
us to south_atlantic
us pick us_lexington_cv16
us to caribbean_sea
us pick us_princeton_cvl23
us to mid_atlantic
us pick us_cowpens_cvl25
us to air_gap
us pick us_northampton
us to eastern_seaboard
us pick us_chicago
us to coral_sea
us pick us_augusta
us to mid_atlantic
us pick us_tuscaloosa
us to mid_atlantic
us done | 6 ; 4
= 88467e31f67af859
german pick ger_bismarck
german to barents_sea
german pick ger_tirpitz
german raid
german pick ger_scharnhorst
german to western_approaches
german pick ger_gneisenau
german raid
german pick ger_prinz_eugen
german raid
german pick ger_nordmark
german to eastern_mediterranean
german pick ger_dithmarschen
german to cape_of_good_hope
german pick ger_pinguin
german to western_approaches
german pick ger_michel
german to bay_of_biscay
german pick ita_littorio
german to eastern_mediterranean
german pick ita_vittorio_veneto
german to western_approaches
german pick ita_andrea_doria
german to western_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to western_approaches
german pick ita_zara
german to cape_of_good_hope
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_trento
german to western_mediterranean
german pick ger_uboat_01
german to bay_of_biscay
german pick ger_uboat_02
german to bay_of_biscay
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_05
german to cape_of_good_hope
german pick ger_uboat_08
german to bay_of_biscay
german pick ger_uboat_09
german to bay_of_biscay
german pick ger_uboat_10
german to bay_of_biscay
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german done | 5 ; 1 ; 3 ; 6 ; 2
german to brest
german to neutral_port
= 77987ccd6911fc27
british repair rus_marat 1
british repair rus_marat 1
british repair uk_anson 1
british done
= 476582f7b766881b
japanese pick jap_22af
japanese to bismarck_sea
= e6efe031066c9cce
us pick us_11af
us to coral_sea
= 05412d3ff7d109f0
german pick ita_regia_aeronautica
german to bay_of_biscay
= 515d5beebd99c447
japanese pick jap_21af
japanese to marshalls
= 275aa257277a5afd
us pick us_5af
us to arabian_sea
= d4776890c62cecfc
german pick ger_stuka
german to bay_of_biscay
= 5a34e5969e5ec0bc
japanese pick jap_23af
japanese to indonesia
= 5ef17a294f97a18b
us pick us_7af
us to gulf_of_alaska
= b661b0f1d2c6ffeb
german done
= 9acea0400ff558d2
japanese done
= 5b075450fbfa635c
us pick us_10af
us to coral_sea
us pick us_15af
us to north_sea
us done
= e49f536d9c463097
british done
= 9b86b333456238d0
japanese pick jap_snlf_kure
japanese to central_pacific
japanese done
= 1890a715b8070041
us pick us_amph_2ndm
us to air_gap
us pick us_amph_7thi
us to eastern_seaboard
us done
= e3a012d160bd19a0
japanese pick jap_nagato
japanese to hawaiian_islands
japanese done | 1
= 38db330522692877
german pick ger_gneisenau
german to barents_sea
german pick ger_prinz_eugen
german to western_approaches
german pick ita_caio_duilio
german to western_mediterranean
german done
german invert ger_uboat_03
german done
= 490e24bd3ffae968
british object
british fight eastern_mediterranean
= b1f46e09a8f8fc7f
japanese fight central_pacific
japanese land jap_snlf_kure midway
= 2d5d189bd865302e
us fight french_polynesia
= dffa324b15c8a51a
german fight barents_sea
= a1d535dd6bc0bde5
british fight bay_of_biscay | 5 ; 1 ; 4 ; 4 ; 5
= a29c95cc53fcacc9
german strike ita_regia_aeronautica england
german strike ger_stuka england
german aim ger_stuka uk_rodney
german aim ita_regia_aeronautica uk_sussex | 1 3 3 ; 2 1
= 0095bcad5eed551d
japanese fight indonesia
= 028a6e1ca38269b2
japanese choose air
= 3697bd4a66562c05
british choose surface | 3 ; 4
= 4b4cbfd6f6750f55
japanese rest uk_revenge | 2 6 4 3 ; 1 ; 5 6 ; 2 6 ; 4 2 ; 5 6 2 ; 1
= 5633666964a7b024
us fight hawaiian_islands
= 59558b8ceb5677f2
german fight cape_of_good_hope | 2 ; 2 ; 4 ; 5
= 5c47246694205fb8
british fight caribbean_sea
= 434c054fb9000f1c
japanese fight bismarck_sea
= ff1220383baca33b
us fight home_islands
= 55bdb47260854483
german fight eastern_seaboard
= 38f548fcf46d4ff5
us land us_amph_7thi usa
= 994e6d5f20164ed6
british fight western_approaches | 3 ; 2
= bd016f0d6f07b381
british choose surface
= 9de023aed68d2521
german choose surface
= 6afa1f19206d9191
british aim uk_queen_elizabeth ger_scharnhorst | 2 4 2 4 ; 4 3 4 ; 4 ; 3 4 4 2 ; 6 4 2 6 ; 2 1
british to panama_canal
= 2e55353563b9fd8b
japanese fight indian_ocean
= 9a19604a9c54204f
us fight gulf_of_alaska
= 26beca7f7fb7cf3e
german fight mid_atlantic
= c8a08c790e47893d
british fight south_atlantic | 6 6 5 3
= 07e73891ee0402fe
japanese fight coral_sea
= 1eea9138fdab4fdc
us fight marshalls
= 3f1b3da0c4058b7d
german fight western_mediterranean
= 50c9893252d41c8f
british fight north_sea
british strike us_15af germany
british aim us_15af ger_fsjr | 6 4
= 10ea9f8f3d0a36f8
japanese fight bay_of_bengal
= 1e19a310f8c3319d
us fight aleutians
= 643d09677cc79eab
german fight air_gap
= 9656bdc1b7e786ab
japanese fight marianas
= bd31774219f2c6a3
british done
= 2132efae897f21b1
japanese done
= 7a608786d5769718
us done
= 05131974479cbda0
german done
= f4d6e64bea319546
british done
= 0e35ad942ee1169f
us done | 5 6 5
= 6ff5f4aae8fe3f65
british pick uk_queen_elizabeth
british to hawaiian_islands
british pick uk_malaya
british to coral_sea
british pick uk_resolution
british raid
british pick uk_illustrious
british to western_approaches
british pick uk_london
british to north_sea
british pick uk_sussex
british to north_sea
british pick rus_marat
british to baltic_sea
british done | 6
= 4dee602004ecdf9c
japanese pick jap_yamato
japanese to home_islands
japanese pick jap_musashi
japanese to indonesia
japanese pick jap_nagato
japanese to marianas
japanese pick jap_mutsu
japanese to central_pacific
japanese pick jap_yamashiro
japanese to french_polynesia
japanese pick jap_hiei
japanese raid
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to aleutians
japanese pick jap_nachi
japanese to indonesia
japanese pick jap_takao
japanese to central_pacific
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to marianas
japanese pick jap_chokai
japanese raid
japanese pick jap_mogami
japanese to indonesia
japanese pick jap_tone
japanese to bismarck_sea
japanese pick jap_kinugasa
japanese to marianas
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_kaga
japanese to marianas
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_hosho
japanese to indonesia
japanese pick jap_zuikaku
japanese to indonesia
japanese pick jap_hiyo
japanese to bismarck_sea
japanese pick jap_chiyoda
japanese to home_islands
japanese pick jap_iboat_1
japanese to arabian_sea
japanese done | 6 ; 3 ; 3 ; 3 ; 6 ; 1 ; 4
= 4268aeb45201d54c
us pick us_california
us to bay_of_bengal
us pick us_mississippi
us to air_gap
us pick us_texas
us to eastern_seaboard
us pick us_arkansas
us to mid_atlantic
us pick us_washington
us raid
us pick us_ranger_cv4
us to south_atlantic
us pick us_lexington_cv16
us to caribbean_sea
us pick us_hornet_cv12
us to mid_atlantic
us pick us_belleau_wood_cvl24
us to south_atlantic
us pick us_langley_cvl27
us raid
us pick us_cabot_cvl28
us to air_gap
us pick us_chester
us to eastern_seaboard
us pick us_salt_lake_city
us to barents_sea
us pick us_augusta
us raid
us pick us_quincy_ca39
us to air_gap
us pick us_boston_ca69
us raid
us pick us_canberra_ca70
us to air_gap
us pick us_sub_3
us to arabian_sea
us pick us_sub_5
us to gulf_of_alaska
us done | 6 ; 3 ; 5
= 6684aa0cb3a661af
german pick fra_jean_bart
german to bay_of_biscay
german pick ger_bismarck
german raid
german pick ger_scharnhorst
german to western_approaches
german pick ger_prinz_eugen
german to western_approaches
german pick ger_nordmark
german to western_mediterranean
german pick ger_dithmarschen
german to western_approaches
german pick ger_pinguin
german to western_approaches
german pick ger_thor
german cancel
german pick ger_michel
german to south_atlantic
german pick ita_littorio
german to eastern_mediterranean
german pick ita_vittorio_veneto
german raid
german pick ita_roma
german to western_mediterranean
german pick ita_caio_duilio
german raid
german pick ita_conte_di_cavour
german to western_approaches
german pick ita_giulio_cesare
german to western_approaches
german pick ita_fiume
german to western_mediterranean
german pick ita_pola
german raid
german pick ita_trento
german raid
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_03
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_07
german to cape_of_good_hope
german pick ger_uboat_08
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german pick ger_uboat_14
german to cape_of_good_hope
german done | 4 ; 1 ; 2
german to germany
= df197082785cebe5
british repair uk_anson 1
british done
= 0e3eff8140a276b3
japanese pick jap_22af
japanese to marshalls
= 7edeeb162423be82
us pick us_8af
us to north_sea
= 275bcd50663cf104
german pick ita_regia_aeronautica
german to barents_sea
= 56daaf4e22948178
japanese pick jap_21af
japanese to french_polynesia
= a871c1f86d80ba31
us pick us_7af
us to arabian_sea
= 0d967ecf2256ab69
german pick ger_stuka
german to barents_sea
= 0012d3de1bb1f49d
japanese pick jap_24af
japanese to bismarck_sea
= 643227d0528ef23a
us pick us_13af
us to indian_ocean
= adc25092b14f3870
german done
= 542323ded4f87f7b
japanese pick jap_23af
japanese to hawaiian_islands
= 39535f74804317ae
us pick us_5af
us to gulf_of_alaska
= 3fe431f1b5a4efd4
japanese pick jap_25af
japanese to hawaiian_islands
= 258604420b23fa97
us pick us_12af
us to cape_of_good_hope
= 7c9ec3c895ebd149
japanese done
= 9c3bae8c80b9c64f
us pick us_15af
us to western_approaches
us done
= 1a11823c842965a5
british done
= 8f39975c268872f4
japanese pick jap_snlf_yokosuka
japanese to indian_ocean
japanese pick jap_snlf_sasebo
japanese to central_pacific
japanese done
= fee11edfeab046aa
us pick us_amph_1stm
us to eastern_seaboard
us pick us_amph_27thi
us to air_gap
us done
= 9726675c77b4820c
british done
= 3e1c3832dd1f6caa
japanese pick jap_hiei
japanese to hawaiian_islands
japanese pick jap_chokai
japanese to hawaiian_islands
japanese done | 3
= 3f346651309e0d71
us done
= 60b7aaf20fc82d65
german pick ita_caio_duilio
german to south_atlantic
german pick ita_trento
german to south_atlantic
german done | 1
= bca89d6030a7ecfb
japanese done
= 769f687f0a1b907e
us done
= b751662fbb8383aa
german done
= 0771a98c664561ca
british agree
= 9573b0672a9552fc
japanese agree
= f9923a1bbeaa9543
us agree
= 50bf16c64b906e2c
german agree
= 51dac01b22952056
british fight eastern_mediterranean
= 81a307757b8d8838
german object
= de3dc4679e2087c2
japanese fight marianas
= 2c4c6250d2f27311
us fight indian_ocean
= a6f112b490183ea8
japanese choose surface
= c758657764a107da
us choose air | 2 ; 4
us aim us_13af jap_snlf_yokosuka | 2 3
= 9e5d98267ae6c94a
japanese retreat
= 7d11ccb5349f4370
us stand
= 66c73838686d6b64
japanese to yokosuka_navy_yard
= 594cc9683163bf4f
german fight western_mediterranean
= b134816aa3e3b759
british fight caribbean_sea
= 4278381f5afa8772
japanese fight french_polynesia
= 7a3b42ab2c00bef6
us fight marshalls
= 40a2651355f070dd
german fight air_gap
= 0de0f57d71bfd737
british fight south_atlantic | 1 3 4 4 6 6
= f935b8ae7cf30b61
us choose air
= adc3fbb9c11e3308
german choose surface | 6 ; 2
= 7db94dbc9a5f88cf
us rest ita_trento | 1 4 6 ; 1 ; 6 6 ; 6 4
us stand
= e83ecc258d9a699a
german retreat
= 6ed857cd7770055f
us done
= 17e81325859fd068
german to germany
= 8eb51c9f69c8c912
japanese fight home_islands
= 633aa40321e05ba4
us fight aleutians
= f14983d3c8591e42
german fight north_sea
= a6ea54a0bdc260c6
british strike us_8af germany
british aim us_8af ger_bismarck | 2 2
british fight bay_of_biscay
= da7f67f3ad5b2695
japanese fight gulf_of_alaska
= a17fe56fba36d312
us fight indonesia
= 30f3c05c1fe59464
german fight mid_atlantic
= 31ec6adc60f45aa1
british fight cape_of_good_hope | 1 2 ; 5 ; 4 ; 6 ; 1 ; 6 ; 3 ; 2 ; 2 ; 5 ; 5 ; 2
= 359c668da223a678
japanese fight arabian_sea | 4 3 ; 3
= 3826ea3feea51b2d
us fight bay_of_bengal
= e5bab336964c0073
german fight baltic_sea
= f8bbfe9747cfe0c1
british fight western_approaches | 2 6 4 1 2
= c6e49cf6cc32ac2b
british choose air
= e60db88702f400ea
german choose surface | 3 ; 1
= 1670994a43a204fe
british aim uk_illustrious ger_scharnhorst
british aim us_15af ger_prinz_eugen | 2 6 ; 6 ; 3 3
british stand
= 6635aed3235dfc97
us stand
= 1acde60c1b7dfcfd
german stand
= 26b4c1d9932bdd74
british choose air
= 171d589b23f48922
german choose surface | 6 ; 3
= b46b8db18a4316e5
british rest ita_giulio_cesare | 4 3 ; 3 2
british stand
= 5023bbe31e2b9492
us stand
= df3f2b95fe03f999
german stand
= b8531c8e6dd45500
british choose air
= 361c57b41d332018
german choose surface | 1 ; 6
= 7f30e9b39808bffa
us to panama_canal | 1 ; 2 5 2 2 ; 4 6 2 4 ; 1
= efea1538f922066d
british to simons_town
= 0b2025012515e9cd
japanese fight hawaiian_islands
japanese strike jap_23af pearl_harbor
japanese strike jap_25af pearl_harbor
japanese aim jap_23af us_10af
japanese aim jap_25af us_arizona | 2 5 6 ; 5 ; 6 1 2 ; 4
= d82755b002595e9f
japanese choose surface
= e22299b82538184b
british choose surface | 6 5 4 2 ; 1 ; 2
british aim uk_queen_elizabeth jap_hiei | 4 5 2 3
british to johnston_island
= d6c7522d45d7416b
japanese to samoa
= 806cddd2792505f7
us fight bismarck_sea
= 30675714c521523a
german fight eastern_seaboard
= 456da66c8cdf3275
us land us_amph_1stm usa
= 39950b770bb17589
us choose surface
= fec309146f26bcb3
german choose air | 3 ; 5
german aim ger_stuka us_salt_lake_city
german aim ita_regia_aeronautica us_salt_lake_city | 3 5 4 ; 5 ; 2 3
= e6626ba30572ff5d
japanese fight central_pacific
japanese land jap_snlf_sasebo saipan
= 405b76ae50b4c03a
british done
= 0ed22dc44c475918
japanese done
= b7a6573d63e41df6
us done
= 9521491f1b5348a7
german done
= 5be480e2094ccb71
japanese done
= b96425e58757b391
us done | 5 6 2
= ef4abb52b2bf9c31
british pick uk_nelson
british to western_approaches
british pick uk_king_george_v
british to north_sea
british pick uk_duke_of_york
british to air_gap
british pick uk_illustrious
british to south_atlantic
british pick uk_indefatigable
british to barents_sea
british pick uk_cornwall
british raid
british pick uk_hk_group_1
british to eastern_seaboard
british done | 2
= 4d977451745d4038
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_mutsu
japanese to indonesia
japanese pick jap_fuso
japanese raid
japanese pick jap_kongo
japanese raid
japanese pick jap_myoko
japanese to central_pacific
japanese pick jap_nachi
japanese to marianas
japanese pick jap_ashigara
japanese raid
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_chokai
japanese to marianas
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to marianas
japanese pick jap_kumano
japanese raid
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_furutaka
japanese to home_islands
japanese pick jap_oi
japanese to home_islands
japanese pick jap_kaga
japanese to home_islands
japanese pick jap_soryu
japanese to indonesia
japanese pick jap_hiryu
japanese to marianas
japanese pick jap_hosho
japanese to aleutians
japanese pick jap_zuiho
japanese to aleutians
japanese pick jap_hiyo
japanese to hawaiian_islands
japanese pick jap_unryu
japanese to central_pacific
japanese pick jap_amagi
japanese to central_pacific
japanese done | 1 ; 4 ; 2 ; 5
= 2e5cd31764b3ae27
us pick us_oklahoma
us to french_polynesia
us pick us_maryland
us to arabian_sea
us pick us_texas
us to mid_atlantic
us pick us_arkansas
us to eastern_seaboard
us pick us_massachusetts
us raid
us pick us_lexington_cv2
us to coral_sea
us pick us_ranger_cv4
us to caribbean_sea
us pick us_bunker_hill_cv17
us to south_atlantic
us pick us_intrepid_cv11
us to air_gap
us pick us_princeton_cvl23
us to eastern_seaboard
us pick us_cowpens_cvl25
us to eastern_seaboard
us pick us_san_jacinto_cvl30
us to mid_atlantic
us pick us_indianapolis
us to bay_of_bengal
us pick us_chester
us to mid_atlantic
us pick us_chicago
us to bismarck_sea
us pick us_portland
us to indian_ocean
us pick us_augusta
us to caribbean_sea
us pick us_vincennes
us to mid_atlantic
us done | 1 ; 4 ; 1
= 2154997daf4680f7
german pick fra_jean_bart
german to bay_of_biscay
german pick ger_bismarck
german to baltic_sea
german pick ger_prinz_eugen
german to western_approaches
german pick ger_nordmark
german to western_mediterranean
german pick ger_atlantis
german cancel
german pick ger_thor
german cancel
german pick ita_roma
german to western_mediterranean
german pick ita_andrea_doria
german raid
german pick ita_giulio_cesare
german to north_sea
german pick ita_zara
german to south_atlantic
german pick ita_fiume
german to eastern_mediterranean
german pick ita_pola
german to eastern_mediterranean
german pick ita_trieste
german raid
german pick ita_bolzano
german to north_sea
german pick ger_uboat_01
german to cape_of_good_hope
german pick ger_uboat_02
german to cape_of_good_hope
german pick ger_uboat_04
german to cape_of_good_hope
german pick ger_uboat_06
german to cape_of_good_hope
german pick ger_uboat_09
german to cape_of_good_hope
german pick ger_uboat_10
german to cape_of_good_hope
german pick ger_uboat_11
german to cape_of_good_hope
german pick ger_uboat_12
german to cape_of_good_hope
german pick ger_uboat_13
german to cape_of_good_hope
german pick ger_uboat_15
german to cape_of_good_hope
german pick ger_uboat_xxi_1
german to cape_of_good_hope
german pick ita_10mas
german to eastern_mediterranean
german done
= 1640d6fffa50c461
british repair rus_marat 1
british repair rus_marat 1
= 533e35daa11ace5d
us repair us_arizona 4
= a38408c811d48356
british done
= 1b9420c2ec9a76af
japanese pick jap_21af
japanese to hawaiian_islands
= 3a2e705b61e01afc
us pick us_13af
us to marshalls
= e1c62851b0c35e6b
german pick ita_regia_aeronautica
german to north_sea
= df07b74047f8d809
japanese pick jap_22af
japanese to indonesia
= 37ccb5ed12ab7c7c
us pick us_11af
us to indian_ocean
= 6f084ab62212ad62
german pick ger_stuka
german to eastern_mediterranean
= de71c2c2028fadec
japanese pick jap_23af
japanese to hawaiian_islands
= 04c21f58fdc6f783
us pick us_7af
us to bay_of_bengal
= 29989bd7b55d532c
german pick ger_fsjr
german to north_sea
= 32e54cd47e66f542
japanese pick jap_24af
japanese to home_islands
= 8d58a02eaa647eeb
us pick us_12af
us to cape_of_good_hope
= ffed7b0cf6ec92e0
japanese pick jap_25af
japanese to french_polynesia
= e5a937cc3002ed93
us pick us_8af
us to western_approaches
= 14d3ee6eab1d200b
japanese done
= 103e7c620e91558d
us pick us_20af
us to gulf_of_alaska
us done
= 510f32d9a28fb747
british done
= b69a874e0889f2d7
japanese pick jap_snlf_yokosuka
japanese to marianas
japanese pick jap_snlf_kure
japanese to bismarck_sea
japanese pick jap_snlf_sasebo
japanese to bismarck_sea
japanese done
= 832e58ccfc469b11
us pick us_amph_2ndm
us to caribbean_sea
us pick us_amph_4thm
us to caribbean_sea
us pick us_amph_7thi
us to eastern_seaboard
us done
= d217a05f0a797170
british done
= f6355b26ab53b214
japanese pick jap_fuso
japanese to bismarck_sea
japanese pick jap_ashigara
japanese to hawaiian_islands
japanese done | 3
= a2c4df203b422a5f
us done
= 6073413210d08185
german pick ita_trieste
german to eastern_mediterranean
german done
german invert ger_uboat_09
german done
= 16007cec9afd304f
british agree
= 5bbbdfdb0297dad2
japanese agree
= 48470c69bd238224
us agree
= a662701a2d22202c
german object
= d4aa6f1fd25c3a34
british fight eastern_seaboard
= 5e6a1ad3b434dd20
us land us_amph_7thi usa
= 0010e1610ce99dd2
japanese fight home_islands
= ad689733acaf63dc
us fight marianas
= f2df2275023868b4
japanese land jap_snlf_yokosuka philippines
= cf510dd12fb8c734
german fight south_atlantic
= 4e2ed8e9b031a0a2
british choose air
= 2f0c680aae9d1194
german choose surface | 3 ; 4
german aim ita_zara us_bunker_hill_cv17 | 6 ; 3
= 5e1f5a9629274e40
british stand
= 4479a6a148273510
us stand
= fe440404cebe6e9f
german retreat
= f748f903ae86747c
british done
= c142cf57f3739be9
german to germany
= 1f61dfd5d48a4a16
british fight western_approaches
= 43a89733b2072934
british choose air
= 85168bd906b906c9
german choose surface | 1 ; 2
= a9904dfadcfc9e98
us to gibraltar | 4 4 5 3 5 ; 1
= 696e804121b802d3
german to germany
= 67245c4e9908907d
japanese fight aleutians
= b82e9c121d1b6a50
us fight central_pacific
= 5cf27db2caad2509
german fight air_gap
= 5be47208d30de951
british fight north_sea
= 6b0b187de70bf755
german strike ita_regia_aeronautica england
german aim ita_regia_aeronautica uk_ark_royal | 6 6 ; 1 1
german drop ger_fsjr germany
= b94a3dd2df291f64
british choose surface
= 787f72b32d99c2f9
german choose surface
= 05d2fa88f83bf284
british aim uk_king_george_v ita_bolzano | 2 6 2 3 ; 4 ; 5 5 1 6 ; 6 ; 6 ; 2
= a17bf82e3a23c52c
japanese fight coral_sea
= 03d1023bdb99530a
us fight bismarck_sea
= cd157be87284b1b7
japanese choose surface
= 4cc50354dd49d47f
us choose surface | 5 6 6 1 ; 4 3 ; 2
= a6b5e9b6276cd3b9
japanese land jap_snlf_kure guadalcanal
japanese land jap_snlf_sasebo truk
= 1fd247f2b2f2098f
german fight eastern_mediterranean | 6
german strike ger_stuka suez
german aim ger_stuka uk_warspite | 4 1 3
german to malta
= baa0dd885159864f
british fight barents_sea
= a4264c26079523cc
japanese fight arabian_sea
= 9ac5cf5344f846e5
us fight indonesia
= 9578f808a78e001f
german fight mid_atlantic
= b002696a6efec50d
british fight western_mediterranean
= 5df12d97a6951476
japanese fight indian_ocean
= 80ad5528058c4e21
us fight hawaiian_islands
= e930552717cf226e
japanese strike jap_23af pearl_harbor
japanese strike jap_21af pearl_harbor
japanese rest us_arizona | 4 4 4 ; 1 1 6 ; 5
japanese bomb jap_hiyo pearl_harbor
japanese aim jap_hiyo us_arizona | 2 1 6 ; 4
= c649944f7c305049
german fight baltic_sea
= d5f272434ae0ee20
british fight cape_of_good_hope | 4 2 ; 1 ; 2 ; 1 ; 2 ; 6 ; 6 ; 6 ; 5 ; 4 ; 4
= 119462246f77b211
japanese fight marshalls
= 4a9d93d408a8a0a6
us strike us_13af truk
us aim us_13af jap_musashi | 1 5
us fight gulf_of_alaska
= e57add5d9e103c50
german fight bay_of_biscay
= 709af93ba890e4ab
us land us_amph_2ndm panama_canal
us land us_amph_4thm panama_canal
= 100bdbc6c58160e2
japanese fight bay_of_bengal
japanese strike jap_25af johnston_island
japanese aim jap_25af uk_queen_elizabeth | 1 1 3
japanese to samoa
= c01e1b23d744f3e5
british done
= fcf88be20519c0ea
japanese done
= ecaee62509daebd6
us done
= 19ee0d6fac14ffe2
german done
= d7c01c7b7bd570fd
end 2441 over d7c01c7b7bd570fda14a5ca04dc6aadc 0c9ecc38fdc3d926
