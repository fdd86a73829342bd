flagplot 1
game admirals-war 2
scenario midway
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Midway: the Allies win after pursuits"
dice fast 178
start 732a75d9942ec3b95c854646debe7b2e
japanese pick jap_yamato
japanese to central_pacific
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_mutsu
japanese to home_islands
japanese pick jap_fuso
japanese to aleutians
japanese pick jap_yamashiro
japanese to central_pacific
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to aleutians
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_hiei
japanese to central_pacific
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese to home_islands
japanese pick jap_nachi
japanese to central_pacific
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_takao
japanese to home_islands
japanese pick jap_atago
japanese to home_islands
japanese pick jap_maya
japanese to aleutians
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_mogami
japanese to central_pacific
japanese pick jap_mikuma
japanese to aleutians
japanese pick jap_suzuya
japanese to central_pacific
japanese pick jap_kumano
japanese to home_islands
japanese pick jap_tone
japanese to aleutians
japanese pick jap_chikuma
japanese to central_pacific
japanese pick jap_oi
japanese to central_pacific
japanese pick jap_kitakami
japanese to central_pacific
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_soryu
japanese to aleutians
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to home_islands
japanese pick jap_zuiho
japanese to central_pacific
japanese pick jap_junyo
japanese to aleutians
japanese done
= 70f96837a59778fb
us pick us_pennsylvania
us to hawaiian_islands
us pick us_maryland
us to gulf_of_alaska
us pick us_saratoga_cv3
us cancel
us pick us_enterprise_cv6
us to marshalls
us pick us_yorktown_cv5
us to hawaiian_islands
us pick us_hornet_cv8
us to hawaiian_islands
us pick us_pensacola
us to central_pacific
us pick us_louisville
us to central_pacific
us pick us_minneapolis
us to gulf_of_alaska
us pick us_new_orleans
us to marshalls
us pick us_northampton
us to gulf_of_alaska
us pick us_astoria
us to central_pacific
us done
= 4a7ae1156a3865f0
japanese pick jap_24af
japanese to central_pacific
= 4fb7cb7834693a72
us pick us_7af
us to gulf_of_alaska
= e0ead5383321878e
japanese pick jap_25af
japanese to marshalls
= 5dd1d94aba19a470
us pick us_11af
us to hawaiian_islands
= 01b5ed4c3ef90ce6
japanese pick jap_snlf_yokosuka
japanese to aleutians
japanese pick jap_snlf_kure
japanese to home_islands
japanese done
japanese fight marshalls
= ef2e5a2d254695dc
japanese choose surface
= aed16686fb0f11d8
us choose air | 5 ; 1
= 501cd13b2ff3c879
japanese to maloelap
= c2242bb6ce9ac1b9
us bomb us_enterprise_cv6 kwajalein
us fight aleutians
= 5fd69801aaca7e72
japanese bomb jap_soryu dutch_harbor
japanese bomb jap_junyo attu_kiska
japanese land jap_snlf_yokosuka attu_kiska
japanese fight home_islands
japanese land jap_snlf_kure yokosuka_navy_yard
= 08ab7f7a24afd12f
us fight gulf_of_alaska
= e8fffbf7139a30e2
japanese fight hawaiian_islands
= 62ac6070898986a9
japanese choose air
= 3fc34b044ec6fd30
us choose surface | 6 ; 4
= 58eefca850e53d0b
japanese rest us_louisville | 2 1 4 4 ; 1 6 ; 5 ; 3 1 6 ; 2
japanese stand
= 3b8cc964c5b8413a
us retreat
us together
= 4d1e128cbdcb75d7
japanese pursue jap_nachi 1
japanese pursue jap_haguro 1
japanese done
= 4fd7cab20c8c60f1
japanese choose air
= f02ff1d1d5ad6ecc
us choose surface | 1 ; 2
us together
= b0687c1f4f078602
japanese break jap_nachi
japanese pursue jap_haguro 1
= 6e2ddfdded6fad82
japanese choose air
= b17ce0dc5f0f8d2d
us choose surface | 1 ; 1
us together
= 3069e584ac61840a
japanese pursue jap_haguro 1
= 24bd8c682cfdb601
japanese choose air
= 1dccaccb8e8dad98
us choose surface | 5 ; 2
us together
= 1a7b7f6267a7e443
japanese done
= 3933d453c5a798bd
us to pearl_harbor
us to pearl_harbor
= 021bb19fc125bd0a
japanese bomb jap_zuiho midway
japanese bomb jap_kaga midway
japanese done
= 4e46c17ee96d00a8
us done
= 6db60142caf67a5a
end 148 over 6db60142caf67a5a3b750606899451d8 dcfa776c294ada2e
