flagplot 1
game admirals-war 2
scenario midway
options {"players":"two","victory":"team","parallel_theatres":false,"more_french":false,"turn_0":false,"turn_11":false,"french_dilemma":false,"more_vichy":false,"pearl_harbor_tension":false,"tora":false,"gunnery_radar":false,"hidden_submarines":false,"submarine_targeting":false,"damage_control":false,"task_forces":false,"greek_navy":false,"argus":false,"pocket_pride":false,"german_carriers":false,"alternate_names":false,"battleship_carriers":false,"aging_fleet":false,"italian_ineffectiveness":false,"italian_buildup":"none","uboat_raiding_bonus":false,"indonesia_air_bonus":true}
note "Midway: nobody wins"
dice fast 66
start f8d3b7dde2bf6bf95308eb0ae5931900
japanese pick jap_yamato
japanese to central_pacific
japanese pick jap_nagato
japanese to home_islands
japanese pick jap_fuso
japanese to aleutians
japanese pick jap_ise
japanese to central_pacific
japanese pick jap_kongo
japanese to home_islands
japanese pick jap_kirishima
japanese to central_pacific
japanese pick jap_myoko
japanese to aleutians
japanese pick jap_nachi
japanese to home_islands
japanese pick jap_haguro
japanese to central_pacific
japanese pick jap_takao
japanese to central_pacific
japanese pick jap_atago
japanese to aleutians
japanese pick jap_maya
japanese to home_islands
japanese pick jap_chokai
japanese to central_pacific
japanese pick jap_mogami
japanese to home_islands
japanese pick jap_mikuma
japanese to home_islands
japanese pick jap_suzuya
japanese to aleutians
japanese pick jap_kumano
japanese to central_pacific
japanese pick jap_chikuma
japanese to home_islands
japanese pick jap_akagi
japanese to home_islands
japanese pick jap_hiryu
japanese to home_islands
japanese pick jap_hosho
japanese to central_pacific
japanese done
= d391c4f8c8e70818
us pick us_tennessee
us to hawaiian_islands
us pick us_saratoga_cv3
us raid
us pick us_vincennes
us to marshalls
us done
= f887e562d8091044
japanese pick jap_24af
japanese to marshalls
= 698eb361f304c957
us done
= 3210756573752d99
japanese done
japanese pick jap_snlf_kure
japanese to central_pacific
japanese done
= e88941676c3b2fbb
us done
= c6fb0eaef844c3dd
japanese fight home_islands
= ffbd33076fa99af1
us fight hawaiian_islands
= 73b81d251c509543
japanese fight aleutians
= 7cc2a99f3289efdd
us fight central_pacific
= 6c89322d6830d4bc
japanese bomb jap_hosho midway
japanese land jap_snlf_kure midway
= 9894809388c8c323
japanese choose air
= ed6448265d5fce07
us choose surface | 4 ; 5
= fb03198c857bb6a1
japanese aim jap_24af us_vincennes | 4 4 3
japanese stand
= ee97e360d25e0cec
us retreat
us to johnston_island
= 9ed1e06ff5f9942e
japanese done
= f5116c319e4bc7ba
us done
= bc246be21481ddcc
end 72 over bc246be21481ddccf488d945a2cb314f 8f836d8fe97ff18f
