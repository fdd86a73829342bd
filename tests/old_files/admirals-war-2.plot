flagplot 1
game admirals-war 2
scenario midway
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Midway: the Axis win after a pursuit"
dice fast 61
start f79d11991d9392294064eaeeb8ab2456
japanese pick jap_yamato
japanese to central_pacific
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_mutsu
japanese to aleutians
japanese pick jap_fuso
japanese to central_pacific
japanese pick jap_yamashiro
japanese to home_islands
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_hyuga
japanese to central_pacific
japanese pick jap_kongo
japanese to aleutians
japanese pick jap_hiei
japanese to home_islands
japanese pick jap_haruna
japanese to home_islands
japanese pick jap_kirishima
japanese to home_islands
japanese pick jap_myoko
japanese to aleutians
japanese pick jap_nachi
japanese to aleutians
japanese pick jap_haguro
japanese to home_islands
japanese pick jap_takao
japanese to central_pacific
japanese pick jap_atago
japanese to central_pacific
japanese pick jap_maya
japanese to central_pacific
japanese pick jap_chokai
japanese to aleutians
japanese pick jap_mogami
japanese to central_pacific
japanese pick jap_mikuma
japanese to aleutians
japanese pick jap_suzuya
japanese to home_islands
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_tone
japanese to central_pacific
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_oi
japanese to home_islands
japanese pick jap_kitakami
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_kaga
japanese to central_pacific
japanese pick jap_soryu
japanese to central_pacific
japanese pick jap_hiryu
japanese to aleutians
japanese pick jap_ryujo
japanese to home_islands
japanese pick jap_hosho
japanese to central_pacific
japanese pick jap_zuiho
japanese to home_islands
japanese pick jap_junyo
japanese to aleutians
japanese done
= 0d47a4555c46c40b
us pick us_tennessee
us to hawaiian_islands
us pick us_maryland
us to gulf_of_alaska
us pick us_saratoga_cv3
us raid
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
us to central_pacific
us pick us_northampton
us to hawaiian_islands
us pick us_salt_lake_city
us to marshalls
us pick us_portland
us to central_pacific
us pick us_astoria
us to gulf_of_alaska
us pick us_vincennes
us to central_pacific
us done
= d3440fd5e4dbc545
japanese pick jap_24af
japanese to marshalls
= fae9fb095b5af3db
us pick us_11af
us to central_pacific
= f45b72c709df03b1
japanese pick jap_25af
japanese to marshalls
= c86297c36c74a5dd
us pick us_7af
us to central_pacific
= e3524c57259216a6
japanese pick jap_snlf_yokosuka
japanese to central_pacific
japanese pick jap_snlf_kure
japanese to aleutians
japanese done
= e8e680a81ae43aa5
us done
= 09f45c6b654138be
japanese fight gulf_of_alaska
= a3f79a1b433fe7d4
us fight marshalls
= 1998daa2ff851d86
japanese choose air
= e35c67bb59e38de0
us choose surface | 3 ; 1
= a1fad9f6185b9716
japanese aim jap_24af us_salt_lake_city
japanese aim jap_25af us_enterprise_cv6 | 3 4 4 ; 2 5 4
= 0aa35e0be966364d
us aim us_enterprise_cv6 jap_24af | 1 6 5 3 ; 2
us to johnston_island
= b97cb6ebe871b240
japanese stand
= ed9ccb6fb1010504
us retreat
us to pearl_harbor
= cee78aef7f8f43f2
japanese fight aleutians
japanese bomb jap_hiryu dutch_harbor
japanese bomb jap_junyo dutch_harbor
japanese land jap_snlf_kure attu_kiska
= f1432b787cb9415b
us fight home_islands
= beba1868c6458180
japanese fight central_pacific
= 8fc18ef2d24739b0
japanese choose air
= 174231dbfd3c9ab2
us choose surface | 1 ; 6
us to midway
us to midway
= 1b7b4984f4e01186
japanese rest us_louisville | 2 6 5 1 3 6 ; 6 1 1 ; 3 5 3 3 ; 2 5 6 5 ; 2 ; 5 3 6 6 ; 1 4 ; 5 ; 6 ; 2 ; 1 ; 2 ; 5 ; 6 ; 3 ; 2
= 6994b48f53bc77db
us rest jap_mogami | 1 ; 5 ; 1 ; 4 ; 3
= 93c47e53bd525d94
japanese to saipan
japanese stand
= 219470a0ccb8391e
us retreat
us group us_new_orleans 2
us together
= 98c9306d8be2048c
japanese pursue jap_takao 2
japanese done
= 5e1c1ab53921a9b7
us to midway
us to pearl_harbor
us to pearl_harbor
= c686a4f427894cb4
japanese land jap_snlf_yokosuka midway
= 9214b1f70602022f
us to johnston_island
us to johnston_island
us to pearl_harbor
= ef8dbc080444c96d
japanese choose air
= 12929246445d6ad5
us choose surface | 5 ; 3
= 614f5cfbb5fca6e6
japanese done
= 165de21aa0e0c984
us bomb us_yorktown_cv5 midway
us bomb us_hornet_cv8 midway
= 63a932a1dbc28737
japanese done
= cbb6a4bb53177695
us done
= 8d0ae9818d736d1e
end 158 over 8d0ae9818d736d1e414a2b84179399be 0fa8a7445ff8bb4d
