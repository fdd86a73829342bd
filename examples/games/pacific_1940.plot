flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"share_ships":true,"low_luck":false,"round_cap":0}
player japan "hard"
player usa "hard"
player china "hard"
player uk "hard"
player anzac "hard"
dice fast 6770824579863640747
start d0ed1cf50ff2888d0df274a4adfd3015
japan buy transport
japan buy transport
japan buy transport
japan buy infantry
japan done
japan pass
japan move kwangsi land
japan take infantry 2
japan take artillery 1
japan step yunnan
japan move kiangsu air
japan take fighter 1
japan take tactical_bomber 1
japan take strategic_bomber 1
japan fly yunnan attack
japan move jehol land
japan take infantry 1
japan step anhwe
japan move jehol land
japan take infantry 1
japan step chahar
japan move siam land
japan take infantry 1
japan step french_indo_china
japan done | 1 6 ; 5 ; 5 6 ; 2 ; 4 2 5
japan lose infantry
japan press | 2 5 ; 3 ; 3 2 ; 2 3
japan lose infantry
japan move sea6 sea
japan take transport 2
japan load japan tank transport
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan load japan infantry transport[tank+]
japan step sea19
japan offload transport[artillery+,infantry+] artillery kiangsu
japan offload transport[tank+,infantry+] tank kiangsu
japan offload transport[infantry+]~offloaded>kiangsu infantry kiangsu
japan offload transport[infantry+]~offloaded>kiangsu infantry kiangsu
japan halt
japan move sea33 sea
japan take transport 1
japan load caroline_islands infantry transport
japan step sea22
japan step sea18
japan step sea19
japan offload transport[infantry+] infantry kiangsu
japan halt
japan move sea6 sea
japan take battleship 1
japan take carrier[tactical_bomber,fighter] 2
japan take cruiser 1
japan take destroyer 2
japan take submarine 1
japan step sea19
japan halt
japan move sea19 sea
japan take cruiser 1
japan take destroyer 1
japan take submarine 1
japan step sea6
japan halt
japan move sea33 sea
japan take battleship 1
japan take carrier[tactical_bomber,fighter] 1
japan take destroyer 1
japan step sea22
japan step sea17
japan step sea6
japan halt
japan move formosa air
japan take fighter 1
japan fly kwangsi
japan move japan air
japan take tactical_bomber 4
japan fly kiangsu
japan move japan air
japan take strategic_bomber 2
japan fly kwangsi
japan move japan air
japan take fighter 5
japan fly shantung
japan move jehol land
japan take artillery 1
japan step shantung
japan move kiangsi land
japan take infantry 1
japan step anhwe
japan move kiangsi land
japan take infantry 2
japan take artillery 1
japan step kwangsi
japan move kiangsu land
japan take infantry 1
japan step kiangsi
japan move korea land
japan take infantry 1
japan step manchuria
japan move manchuria land
japan take infantry 1
japan step jehol
japan move manchuria land
japan take infantry 3
japan step jehol
japan move manchuria land
japan take artillery 1
japan step jehol
japan move manchuria land
japan take mech_infantry 1
japan step jehol
japan step shantung
japan move manchuria air
japan take fighter 3
japan take tactical_bomber 2
japan take strategic_bomber 1
japan fly kwangsi
japan move okinawa air
japan take fighter 1
japan fly kwangsi
japan move shantung land
japan take infantry 1
japan step anhwe
japan move yunnan air
japan take fighter~aloft1 1
japan take tactical_bomber~aloft1 1
japan take strategic_bomber~aloft3 1
japan fly kwangsi
japan done
= 90f6ee0526f75487
uk spare sea37
= fbc9487a1ecf0b11
usa buy infantry
usa buy destroyer
usa buy submarine
usa done
usa done
usa move sea10 sea
usa take transport 1
usa load western_united_states tank transport
usa load western_united_states infantry transport[tank+]
usa step sea1
usa halt
usa move sea26 sea
usa take transport 1
usa step sea12
usa step sea10
usa halt
usa move sea35 sea
usa take transport 1
usa step sea20
usa step sea19
usa step sea6
usa halt
usa move sea10 sea
usa take battleship 1
usa take carrier[tactical_bomber,fighter] 1
usa take cruiser 1
usa take destroyer 1
usa take submarine 1
usa step sea1
usa halt
usa move sea35 sea
usa take destroyer 1
usa step sea34
usa step sea33
usa step sea48
usa halt
usa move philippines air
usa take fighter 1
usa take strategic_bomber 1
usa fly malaya
usa move western_united_states air
usa take fighter 1
usa take tactical_bomber 1
usa take strategic_bomber 1
usa fly hawaiian_islands
usa done
= 7a7d2d0d88597c01
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china move hunan land
china take infantry 1
china step yunnan
china move kweichow land
china take infantry 1
china step yunnan
china move szechwan land
china take infantry 4
china step yunnan
china move suiyuan land
china take infantry 2
china step chahar
china move szechwan air
china take fighter 1
china fly chahar attack
china done
china fight chahar | 3 ; 6 3 ; 5 ; 1 2 3 2 4 2 ; 6
china move chahar air
china take fighter~aloft1 1
china fly suiyuan
china move shensi land
china take infantry 1
china step kweichow
china done
china place infantry suiyuan
china place infantry suiyuan
china place infantry suiyuan
china place infantry suiyuan
= c351415b433b0a7d
uk buy destroyer
uk buy destroyer
uk done
uk pass
uk done
uk move sea37 sea
uk take battleship 1
uk take transport 2
uk step sea38
uk step sea39
uk halt
uk move burma air
uk take fighter 1
uk fly malaya
uk move burma land
uk take infantry 1
uk step shan_state
uk move india land
uk take infantry 1
uk step burma
uk move india land
uk take infantry 3
uk step burma
uk move india land
uk take artillery 1
uk step burma
uk move india air
uk take fighter 3
uk take tactical_bomber 1
uk fly malaya
uk done
= c1dd14fdc25b2f5c
anzac buy infantry
anzac buy artillery
anzac buy infantry
anzac done
anzac pass
anzac done
anzac move sea62 sea
anzac take transport 1
anzac step sea54
anzac halt
anzac move sea47 sea
anzac take submarine 1
anzac step sea46
anzac step sea54
anzac halt
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_zealand air
anzac take fighter 3
anzac fly new_guinea
anzac move queensland air
anzac take fighter 1
anzac fly new_guinea
anzac done
= 773dfe72a86cc4cc
japan buy transport
japan buy submarine
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan done
japan pass
japan move anhwe land
japan take infantry 3
japan step chahar
japan move jehol land
japan take infantry 1
japan take artillery 1
japan step chahar
japan move kiangsu land
japan take tank 1
japan step anhwe
japan step chahar
japan move kiangsu air
japan take tactical_bomber 1
japan fly chahar attack
japan move shantung land
japan take mech_infantry 1
japan step anhwe
japan step hopei
japan move kiangsi land
japan take infantry 1
japan step hunan
japan done | 4 ; 6 ; 6 2 ; 2 2 3 ; 3 3
japan move sea6 sea
japan take transport 3
japan load japan artillery transport
japan load japan infantry transport
japan load japan infantry transport
japan load japan infantry transport[infantry+]
japan load japan infantry transport[infantry+]
japan load japan infantry transport[artillery+]
japan step sea19
japan step sea20
japan step sea36
japan offload transport[infantry+,infantry+] infantry kwangsi
japan offload transport[infantry+,infantry+] infantry kwangsi
japan offload transport[artillery+,infantry+] artillery kwangsi
japan offload transport[infantry+]~offloaded>kwangsi infantry kwangsi
japan offload transport[infantry+]~offloaded>kwangsi infantry kwangsi
japan offload transport[infantry+]~offloaded>kwangsi infantry kwangsi
japan halt
japan move sea19 sea
japan take transport 1
japan load okinawa infantry transport
japan step sea20
japan step sea36
japan offload transport[infantry+] infantry kwangsi
japan halt
japan move sea19 sea
japan take transport 1
japan step sea6
japan load japan infantry transport
japan load japan infantry transport[infantry+]
japan step sea19
japan offload transport[infantry+,infantry+] infantry kiangsu
japan offload transport[infantry+]~offloaded>kiangsu infantry kiangsu
japan halt
japan move sea19 sea
japan take battleship 1
japan take carrier[tactical_bomber,fighter] 2
japan take cruiser 1
japan take destroyer 2
japan take submarine 1
japan take transport 1
japan step sea20
japan step sea36
japan halt
japan move chahar air
japan take tactical_bomber~aloft2 1
japan fly kiangsi
japan move french_indo_china land
japan take infantry 1
japan step siam
japan move jehol land
japan take infantry 1
japan step anhwe
japan move jehol land
japan take infantry 2
japan step anhwe
japan move kiangsu air
japan take tactical_bomber 3
japan fly french_indo_china
japan move kiangsu land
japan take infantry 1
japan step kiangsi
japan move kiangsu land
japan take infantry 2
japan step kiangsi
japan move kiangsu land
japan take artillery 1
japan step kiangsi
japan move kwangsi land
japan take infantry 1
japan step french_indo_china
japan move kwangsi land
japan take infantry 2
japan step french_indo_china
japan move kwangsi land
japan take artillery 1
japan step french_indo_china
japan move manchuria land
japan take infantry 1
japan step jehol
japan move shantung land
japan take artillery 1
japan step anhwe
japan move shantung air
japan take fighter 5
japan fly french_indo_china
japan move siam land
japan take infantry 1
japan step french_indo_china
japan done
= 33927a01afd69c58
usa buy transport
usa buy transport
usa buy infantry
usa buy infantry
usa done
usa done
usa move sea1 sea
usa take transport[tank,infantry] 1
usa step sea8
usa step sea7
usa halt
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa halt
usa move sea6 sea
usa take transport 1
usa step sea16
usa step sea25
usa halt
usa move sea1 sea
usa take battleship 1
usa take carrier[tactical_bomber,fighter] 1
usa take cruiser 1
usa take destroyer 1
usa take submarine 1
usa step sea10
usa halt
usa move sea48 sea
usa take destroyer 1
usa step sea30
usa step sea26
usa halt
usa move malaya air
usa take fighter 1
usa fly india
usa move malaya air
usa take strategic_bomber 1
usa fly new_britain
usa done
= e1f5518cdd259f2c
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china move kweichow land
china take infantry 1
china step hopei
china move suiyuan land
china take infantry 1
china step hopei
china move suiyuan air
china take fighter 1
china fly hopei attack
china done | 3 ; 6 5 ; 6
china move hopei air
china take fighter~aloft3 1
china fly shensi
china move suiyuan land
china take infantry 2
china step shensi
china move yunnan land
china take infantry 1
china step kweichow
china move yunnan land
china take infantry 5
china step szechwan
china done
china place infantry shensi
china place infantry shensi
china place infantry shensi
china place infantry shensi
china place infantry shensi
= cff70e64605010b3
uk buy fighter
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk pass
uk done
uk move sea39 sea
uk take battleship 1
uk take cruiser 1
uk take destroyer 3
uk take transport 2
uk step sea40
uk halt
uk move burma land
uk take infantry 3
uk step india
uk move burma land
uk take infantry 1
uk step yunnan
uk move malaya land
uk take infantry 1
uk step shan_state
uk move malaya land
uk take infantry 3
uk step shan_state
uk move malaya air
uk take fighter 4
uk take tactical_bomber 1
uk fly shensi
uk done
= 4d26c733e873abf2
anzac buy infantry
anzac buy artillery
anzac buy infantry
anzac done
anzac done
anzac move sea54 sea
anzac take transport 1
anzac load queensland artillery transport
anzac load queensland infantry transport[artillery+]
anzac halt
anzac move sea62 sea
anzac take destroyer 1
anzac step sea54
anzac halt
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take artillery 1
anzac step queensland
anzac done
= 911fdeab2422a077
japan buy infantry
japan buy minor_ic
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan done
japan declare all
japan move sea19 sea
japan take transport 1
japan load jehol infantry transport
japan load kiangsu infantry transport[infantry!]
japan step sea20
japan step sea35
japan halt
japan move french_indo_china air
japan take fighter 1
japan fly philippines attack
japan move sea36 air
japan take fighter 2
japan take tactical_bomber 2
japan fly philippines attack
japan move sea6 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan load japan infantry transport
japan load japan infantry transport[infantry!]
japan step sea19
japan step sea20
japan halt
japan move kiangsi air
japan take tactical_bomber 1
japan fly kwangtung attack
japan move kwangsi air
japan take fighter 1
japan fly kwangtung attack
japan move french_indo_china land
japan take infantry 2
japan step yunnan
japan move french_indo_china air
japan take fighter 2
japan fly yunnan attack
japan move sea36 sea
japan take transport 1
japan step sea37
japan load siam infantry transport
japan step sea42
japan halt
japan move sea36 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan load french_indo_china artillery transport
japan load french_indo_china infantry transport[artillery!]
japan step sea43
japan halt
japan move sea36 sea
japan take transport 1
japan load kwangsi artillery transport
japan load french_indo_china infantry transport[artillery!]
japan step sea35
japan step sea44
japan halt
japan move sea36 sea
japan take transport 1
japan load kwangsi infantry transport
japan load kwangsi infantry transport[infantry!]
japan step sea37
japan step sea41
japan halt
japan move sea36 sea
japan take transport 1
japan load kwangsi infantry transport
japan load kwangsi infantry transport[infantry!]
japan step sea37
japan halt
japan assault transport[infantry!,infantry!] malaya
japan move french_indo_china air
japan take fighter 2
japan fly malaya attack
japan move sea6 air
japan take tactical_bomber 1
japan fly sea7 attack
japan move sea6 sea
japan take submarine 1
japan step sea16
japan step sea25
japan halt
japan move anhwe land
japan take infantry 2
japan take artillery 1
japan step hopei
japan move french_indo_china air
japan take tactical_bomber 2
japan fly hopei attack
japan move chahar land
japan take infantry 4
japan take artillery 1
japan take tank 1
japan step suiyuan
japan done
japan fight borneo
japan fight kwangtung
japan bombard battleship~done kwangtung
japan bombard cruiser~done kwangtung | 1 ; 5 ; 6 ; 3 ; 4 4 ; 5 6
japan fight philippines | 6 3 ; 6 6 3 ; 1 6 ; 5 5
japan fight malaya | 1 4 ; 3 5 ; 1
japan lose infantry~seaborne
japan fight celebes
japan fight java
japan fight hopei | 2 2 ; 4 4 ; 6 ; 4 2
japan lose infantry
japan fight yunnan | 6 4 ; 3 3 ; 3
japan press | 4 6 ; 4 2 ; 2
japan lose infantry
japan press | 2 4 ; 4 ; 1
japan lose infantry
japan fight suiyuan | 6 ; 1 5 ; 2 1 1 ; 6
japan fight sea25
japan move sea6 sea
japan take carrier[fighter] 1
japan take submarine 1
japan step sea18
japan step sea21
japan step sea35
japan halt
japan move sea36 sea
japan take carrier 2
japan take submarine 1
japan step sea35
japan halt
japan move philippines air
japan take fighter~aloft1 1
japan fly sea35
japan move philippines air
japan take fighter~aloft2 1
japan fly sea35
japan move philippines air
japan take fighter~aloft2 1
japan fly sea35
japan move philippines air
japan take tactical_bomber~aloft2 1
japan fly sea35
japan move philippines air
japan take tactical_bomber~aloft2 1
japan fly sea35
japan move anhwe land
japan take infantry 1
japan step hunan
japan move french_indo_china air
japan take tactical_bomber 1
japan fly siam
japan move hopei air
japan take tactical_bomber~aloft1 2
japan fly anhwe
japan move kiangsi land
japan take infantry 2
japan step anhwe
japan move kiangsi land
japan take infantry 1
japan take artillery 1
japan step hunan
japan move kiangsu land
japan take infantry 1
japan step anhwe
japan move kwangsi land
japan take infantry 1
japan step french_indo_china
japan move kwangsi land
japan take infantry 1
japan step hunan
japan move kwangsi air
japan take fighter 5
japan take tactical_bomber 3
japan take strategic_bomber 4
japan fly siam
japan move kwangtung air
japan take fighter~aloft3 1
japan take tactical_bomber~aloft3 1
japan fly siam
japan move malaya air
japan take fighter~aloft2 2
japan fly siam
japan move yunnan air
japan take fighter~aloft3 2
japan fly siam
japan move sea7 air
japan take tactical_bomber~aloft3 1
japan fly jehol
japan done
japan place minor_ic kiangsu
japan deck tactical_bomber~aloft carrier[fighter]~done
japan deck fighter~aloft carrier~done
japan deck tactical_bomber~aloft carrier[fighter]~done
= c116c265a06fa494
usa buy infantry
usa buy artillery
usa buy destroyer
usa buy destroyer
usa done
usa move india air
usa take fighter 1
usa fly sea37 attack
usa move new_britain air
usa take strategic_bomber 1
usa fly sea44 attack
usa move sea26 sea
usa take destroyer 1
usa step sea25
usa halt
usa move hawaiian_islands air
usa take fighter 2
usa fly sea25 attack
usa done
usa fight sea25 | 5 1 ; 4 ; 3
usa fight sea37
usa move sea10 sea
usa take transport[artillery,infantry] 1
usa step sea1
usa step sea8
usa step sea7
usa halt
usa move sea10 sea
usa take transport 1
usa load western_united_states mech_infantry transport
usa load western_united_states infantry transport[mech_infantry+]
usa step sea1
usa step sea8
usa step sea7
usa halt
usa move sea10 sea
usa take transport 1
usa load western_united_states infantry transport
usa load western_united_states infantry transport[infantry+]
usa step sea1
usa step sea8
usa step sea7
usa halt
usa move sea10 sea
usa take battleship 1
usa take carrier[tactical_bomber,fighter] 1
usa take cruiser 1
usa take destroyer 2
usa take submarine 2
usa step sea1
usa step sea8
usa step sea7
usa halt
usa move hawaiian_islands air
usa take strategic_bomber 2
usa fly aleutian_islands
usa move sea25 air
usa take fighter~aloft3 2
usa fly aleutian_islands
usa move sea37 air
usa take fighter~aloft2 1
usa fly yunnan
usa move sea44 air
usa take strategic_bomber~aloft2 1
usa fly dutch_new_guinea
usa done
= 98940a34daa08fac
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china done
china move shensi land
china take infantry 1
china step tsinghai
china move szechwan land
china take infantry 1
china step shensi
china move szechwan land
china take infantry 4
china step shensi
china done
china place infantry shensi
china place infantry shensi
china place infantry shensi
china place infantry shensi
china place infantry shensi
= 9b5dd5619252dc34
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move india air
uk take fighter 1
uk fly sea41 attack
uk move shan_state land
uk take infantry 4
uk step malaya
uk done
uk fight malaya | 2 2 1 4 ; 3
uk move shensi air
uk take fighter 4
uk take tactical_bomber 1
uk fly india
uk move sea41 air
uk take fighter~aloft3 1
uk fly india
uk done
= bea57d43779b46da
anzac buy destroyer
anzac done
anzac done
anzac move sea54 sea
anzac take destroyer 1
anzac take submarine 1
anzac take transport[artillery,infantry] 1
anzac step sea62
anzac halt
anzac move new_guinea air
anzac take fighter 4
anzac fly new_britain
anzac move new_south_wales land
anzac take artillery 1
anzac step queensland
anzac move new_south_wales land
anzac take infantry 1
anzac step south_australia
anzac move new_south_wales land
anzac take infantry 1
anzac step south_australia
anzac move queensland land
anzac take infantry 1
anzac step northern_territory
anzac done
= a07c4a09463affd1
japan buy infantry
japan buy infantry
japan buy minor_ic
japan buy fighter
japan buy infantry
japan buy artillery
japan buy tank
japan buy artillery
japan buy infantry
japan buy artillery
japan buy fighter
japan done
japan move french_indo_china land
japan take infantry 1
japan step yunnan
japan move hunan land
japan take infantry 3
japan take artillery 1
japan step yunnan
japan move anhwe air
japan take tactical_bomber 1
japan fly yunnan attack
japan move sea20 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan step sea35
japan load philippines infantry transport
japan load philippines infantry transport[infantry!]
japan step sea36
japan step sea37
japan halt
japan assault transport[infantry!,infantry!] malaya
japan move sea42 sea
japan take transport 1
japan step sea41
japan load sumatra infantry transport
japan load sumatra infantry transport[infantry!]
japan step sea37
japan halt
japan assault transport[infantry!,infantry!] malaya
japan move siam air
japan take fighter 5
japan fly malaya attack
japan move sea43 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan load borneo artillery transport
japan load borneo infantry transport[artillery!]
japan step sea35
japan step sea45
japan halt
japan move sea35 air
japan take fighter 1
japan fly dutch_new_guinea attack
japan move anhwe land
japan take infantry 3
japan step kweichow
japan move hopei land
japan take artillery 1
japan step kweichow
japan move suiyuan land
japan take infantry 1
japan step kansu
japan move sea35 sea
japan take transport 1
japan step sea44
japan load celebes artillery transport
japan load celebes infantry transport[artillery!]
japan step sea42
japan step sea37
japan halt
japan assault transport[artillery!,infantry!] shan_state
japan move siam air
japan take fighter 1
japan fly shan_state attack
japan done
japan fight malaya
japan bombard battleship~done malaya
japan bombard cruiser~done malaya | 6 ; 4 ; 2 2 6 4 6 ; 3 2 1 6 ; 1 2 6 3
japan lose infantry~seaborne
japan lose infantry~seaborne
japan press | 1 1 1 6 2 ; 6 6 ; 1
japan lose infantry~seaborne
japan fight shan_state | 1 ; 6 1 ; 6
japan bombard battleship~done dutch_new_guinea
japan bombard cruiser~done dutch_new_guinea | 1 ; 3 ; 6
japan fight kweichow | 6 2 ; 3 4 ; 1
japan lose infantry | 3 ; 3 3 ; 3 5 6 ; 1
japan lose infantry
japan move sea35 sea
japan take carrier[tactical_bomber,fighter] 2
japan take carrier[fighter] 1
japan take submarine 2
japan step sea43
japan step sea42
japan halt
japan move dutch_new_guinea air
japan take fighter~aloft2 1
japan fly sea42
japan move anhwe air
japan take tactical_bomber 1
japan fly kiangsu
japan move hunan land
japan take infantry 1
japan step yunnan
japan move jehol air
japan take tactical_bomber 1
japan fly japan
japan move kwangtung land
japan take infantry 1
japan step kwangsi
japan move kwangtung land
japan take infantry 1
japan step kwangsi
japan move malaya air
japan take fighter~aloft2 5
japan fly french_indo_china
japan move shan_state air
japan take fighter~aloft3 1
japan fly french_indo_china
japan move siam air
japan take fighter 4
japan take tactical_bomber 5
japan take strategic_bomber 4
japan fly kiangsu
japan move suiyuan land
japan take infantry 2
japan take artillery 1
japan step chahar
japan move suiyuan land
japan take tank 1
japan step chahar
japan step anhwe
japan move yunnan air
japan take tactical_bomber~aloft2 1
japan fly french_indo_china
japan done
japan place minor_ic kwangtung
japan place fighter japan
japan place fighter japan
japan place infantry kiangsu
japan place infantry kiangsu
japan place infantry kiangsu
= a7af7a7781dd53e5
usa buy transport
usa buy transport
usa buy transport
usa buy infantry
usa buy artillery
usa buy infantry
usa buy artillery
usa buy infantry
usa buy artillery
usa buy infantry
usa done
usa move sea7 sea
usa take transport[infantry,infantry] 1
usa step sea6
usa halt
usa assault transport[infantry,infantry] korea
usa move sea7 sea
usa take transport[artillery,infantry] 1
usa take battleship 1
usa take cruiser 1
usa take destroyer 2
usa step sea6
usa step sea17
usa halt
usa move sea7 sea
usa take transport[mech_infantry,infantry] 1
usa step sea6
usa step sea19
usa halt
usa assault transport[mech_infantry,infantry] okinawa
usa done
= eff79d9285feb212
japan scramble japan fighter 2
japan scramble japan tactical_bomber 1
= d43e673edadbf9d0
usa fight iwo_jima
usa land transport[artillery,infantry]~assaulting>iwo_jima artillery
usa land transport[infantry]~offloaded>iwo_jima infantry
usa bombard battleship~done iwo_jima
usa bombard cruiser~done iwo_jima | 6 ; 4 ; 4 2 ; 1
usa lose infantry~seaborne
usa fight korea | 1 1 ; 2
usa land transport[mech_infantry,infantry]~assaulting>okinawa mech_infantry
usa land transport[infantry]~offloaded>okinawa infantry
usa move sea7 sea
usa take carrier[tactical_bomber,fighter] 1
usa take submarine 2
usa step sea6
usa step sea17
usa halt
usa move sea25 sea
usa take destroyer 1
usa step sea16
usa step sea17
usa halt
usa move aleutian_islands air
usa take fighter 2
usa take strategic_bomber 2
usa fly midway
usa move hawaiian_islands air
usa take tactical_bomber 2
usa fly midway
usa done
= 6e3a70b9c5b3a896
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china move shensi land
china take infantry 7
china step kansu
china done | 5 2 4 6 5 2 2 ; 3
china press | 3 2 2 1 6 1 4 ; 2
china move shensi land
china take infantry 8
china step sikang
china move shensi air
china take fighter 1
china fly sikang
china move shensi land
china take infantry 1
china step szechwan
china move tsinghai land
china take infantry 1
china step shensi
china done
china place infantry sikang
china place infantry sikang
china place infantry sikang
china place infantry sikang
china place infantry sikang
= 7a4a32b181994b2b
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move sea40 sea
uk take destroyer 2
uk step sea41
uk step sea37
uk halt
uk move india air
uk take fighter 5
uk take tactical_bomber 1
uk fly sea37 attack
uk move sea40 sea
uk take transport 1
uk step sea39
uk load india infantry transport
uk load india infantry transport[infantry!]
uk step sea41
uk halt
uk move sea40 sea
uk take transport 1
uk take battleship 1
uk take cruiser 1
uk take destroyer 1
uk step sea39
uk load india infantry transport
uk load india infantry transport[infantry!]
uk step sea38
uk halt
uk move burma land
uk take artillery 1
uk step shan_state
uk done
uk fight shan_state
uk bombard battleship~done shan_state
uk bombard cruiser~done shan_state | 4 ; 5
= bb49ab7920707fb7
japan lose infantry | 2 5 ; 6 ; 3 5 ; 1 ; 5 2 2 4 1 ; 6 2 ; 5 ; 6 ; 3 2
= 753be13c2be33cce
uk lose destroyer
uk move india land
uk take infantry 1
uk step burma
uk move india land
uk take infantry 8
uk step burma
uk move sea37 air
uk take fighter~aloft2 5
uk take tactical_bomber~aloft2 1
uk fly burma
uk done
= fae61eb961d41637
anzac buy infantry
anzac buy artillery
anzac buy infantry
anzac done
anzac done
anzac move sea62 sea
anzac take destroyer 2
anzac take submarine 1
anzac take transport[artillery,infantry] 1
anzac step sea63
anzac step sea50
anzac halt
anzac move new_britain air
anzac take fighter 4
anzac fly northern_territory
anzac move northern_territory land
anzac take infantry 1
anzac step queensland
anzac move south_australia land
anzac take infantry 1
anzac step northern_territory
anzac move south_australia land
anzac take infantry 1
anzac step northern_territory
anzac done
= 65023b21e5326567
japan buy infantry
japan buy infantry
japan buy infantry
japan buy artillery
japan buy infantry
japan buy tank
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy fighter
japan buy fighter
japan buy destroyer
japan done
japan move sea42 sea
japan take submarine 2
japan step sea41
japan step sea38
japan halt
japan move french_indo_china air
japan take fighter 6
japan fly sea38 attack
japan move sea45 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan load dutch_new_guinea artillery transport
japan load dutch_new_guinea infantry transport[artillery!]
japan step sea42
japan step sea41
japan halt
japan move sea42 air
japan take fighter 2
japan fly sumatra attack
japan move kiangsu air
japan take fighter 1
japan fly sea19 attack
japan move sea42 air
japan take fighter 1
japan fly sea41 attack
japan move kweichow land
japan take infantry 2
japan step szechwan
japan move french_indo_china air
japan take tactical_bomber 1
japan fly szechwan attack
japan move malaya land
japan take infantry 1
japan step shan_state
japan move yunnan land
japan take infantry 1
japan take artillery 1
japan step shan_state
japan move sea42 air
japan take fighter 1
japan take tactical_bomber 1
japan fly shan_state attack
japan done
japan engage | 4 1 ; 2 4 ; 3 4
japan fight sea38 | 3 5 3 3 3 5 ; 5 6 ; 2 ; 6 ; 2
japan lose submarine
japan lose submarine
japan fight shan_state | 1 ; 6 ; 5 1 ; 2
= a5f7574e7b72217c
uk lose infantry
uk lose infantry | 1 1 4
= de4a439fcff3ce7d
japan lose infantry
japan lose infantry
japan press | 1 ; 1 ; 1 ; 3
japan fight szechwan | 5 ; 6 5 ; 6
japan press | 6 ; 2 1 ; 1
japan lose infantry
japan move sea42 sea
japan take carrier 2
japan take carrier[tactical_bomber] 1
japan step sea41
japan halt
japan move shan_state air
japan take fighter~aloft2 1
japan fly sea41
japan move shan_state air
japan take tactical_bomber~aloft2 1
japan fly sea41
japan move sumatra air
japan take fighter~aloft2 1
japan fly sea41
japan move sumatra air
japan take fighter~aloft2 1
japan fly sea41
japan move sea38 air
japan take fighter~aloft2 1
japan fly sea41
japan move anhwe land
japan take tank 1
japan step jehol
japan step manchuria
japan move chahar land
japan take artillery 1
japan step anhwe
japan move chahar land
japan take infantry 1
japan step jehol
japan move chahar land
japan take infantry 1
japan step suiyuan
japan move hopei land
japan take infantry 1
japan step kweichow
japan move japan air
japan take fighter 2
japan take tactical_bomber 1
japan fly kiangsu
japan move kiangsu air
japan take tactical_bomber 6
japan take strategic_bomber 4
japan fly japan
japan move kiangsu air
japan take fighter 3
japan fly marianas
japan move kiangsu land
japan take infantry 1
japan step shantung
japan move kwangsi land
japan take infantry 1
japan step yunnan
japan move kwangsi land
japan take infantry 1
japan step yunnan
japan move kweichow land
japan take artillery 1
japan step yunnan
japan move suiyuan land
japan take infantry 1
japan step hopei
japan move szechwan air
japan take tactical_bomber~aloft2 1
japan fly yunnan
japan move sea19 air
japan take fighter~aloft3 1
japan fly korea
japan move sea38 air
japan take fighter~aloft2 5
japan fly yunnan
japan move sea41 air
japan take fighter~aloft3 1
japan fly yunnan
japan done
japan place destroyer sea6
japan place fighter kwangtung
japan place fighter kwangtung
japan place infantry kwangtung
japan place infantry kiangsu
japan place infantry kiangsu
japan place infantry kiangsu
japan deck fighter~aloft carrier[tactical_bomber]~done
japan deck fighter~aloft carrier~done
japan deck tactical_bomber~aloft carrier[fighter]~done
= 179babb11271af25
uk disrupt sea37
= 0714b474cb3b7160
usa buy carrier
usa buy submarine
usa buy carrier
usa buy submarine
usa buy carrier
usa buy infantry
usa buy destroyer
usa done
usa move sea17 sea
usa take submarine 2
usa step sea6
usa halt
usa move midway air
usa take fighter 2
usa take tactical_bomber 2
usa take strategic_bomber 2
usa fly sea6 attack
usa move sea17 air
usa take fighter 1
usa take tactical_bomber 1
usa fly sea6 attack
usa move sea17 sea
usa take transport 1
usa load iwo_jima artillery transport
usa step sea22
usa step sea33
usa halt
usa done
= 1a4e12ecd73886ec
japan done | 5 3 3 5 6 ; 5 4 2 ; 2 3 ; 4
= 716bf6af2e397ff5
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa halt
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa halt
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa halt
usa move sea10 sea
usa take destroyer 2
usa step sea1
usa halt
usa move sea17 sea
usa take battleship 1
usa take carrier 1
usa take cruiser 1
usa take destroyer 3
usa step sea16
usa step sea15
usa halt
usa move sea6 air
usa take fighter~aloft2 1
usa fly sea15
usa move sea6 air
usa take fighter~aloft2 1
usa fly sea15
usa move sea6 air
usa take strategic_bomber~aloft4 2
usa fly aleutian_islands
usa move sea6 air
usa take tactical_bomber~aloft2 2
usa take fighter~aloft3 1
usa take tactical_bomber~aloft3 1
usa fly iwo_jima
usa done
= 1845af47b6e2c420
china buy infantry
china done
china move kansu land
china take infantry 3
china step suiyuan
china move sikang air
china take fighter 1
china fly suiyuan attack
china done | 3 ; 1 1 5 ; 5
china move kansu land
china take infantry 1
china step suiyuan
china move kansu land
china take infantry 2
china step suiyuan
china move shensi land
china take infantry 1
china step sikang
china move sikang land
china take infantry 1
china step shensi
china move sikang land
china take infantry 12
china step shensi
china move suiyuan air
china take fighter~aloft2 1
china fly shensi
china done
china place infantry kansu
= 561f3a7fddce2f06
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move burma land
uk take infantry 2
uk step shan_state
uk move burma air
uk take fighter 2
uk fly shan_state attack
uk done | 4 6 ; 2 2 ; 6
uk press | 4 6 ; 2 4 ; 6
uk press | 5 5 ; 1 5 ; 4
uk move sea37 sea
uk take destroyer 1
uk step sea38
uk step sea39
uk halt
uk move burma land
uk take infantry 6
uk step india
uk move burma air
uk take fighter 3
uk take tactical_bomber 1
uk fly india
uk move shan_state air
uk take fighter~aloft3 2
uk fly india
uk done
= a7328243e9696174
anzac buy transport
anzac buy infantry
anzac done
anzac done
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take artillery 1
anzac step queensland
anzac move northern_territory land
anzac take infantry 1
anzac step queensland
anzac move northern_territory land
anzac take infantry 1
anzac step western_australia
anzac move queensland land
anzac take infantry 3
anzac step northern_territory
anzac done
= b5805cf908981548
japan buy minor_ic
japan buy infantry
japan buy artillery
japan buy tank
japan buy artillery
japan buy infantry
japan buy artillery
japan buy infantry
japan buy fighter
japan buy fighter
japan done
japan move sea41 air
japan take fighter 2
japan fly sea39 attack
japan move marianas air
japan take fighter 1
japan fly sea33 attack
japan move yunnan land
japan take infantry 3
japan take artillery 1
japan step shan_state
japan move yunnan air
japan take fighter 3
japan fly shan_state attack
japan done
japan fight sea39 | 5 4 ; 6
japan press | 2 4 ; 5
japan fight shan_state | 6 1 6 ; 4 5 ; 4 4 ; 5 1
japan lose infantry
japan press | 4 2 5 ; 4 3 ; 5 ; 3
japan move sea41 sea
japan take transport 1
japan load sumatra artillery transport
japan load sumatra infantry transport[artillery+]
japan step sea37
japan offload transport[artillery+,infantry+] artillery shan_state
japan offload transport[infantry+]~offloaded>shan_state infantry shan_state
japan halt
japan move sea41 sea
japan take battleship 1
japan take carrier 1
japan take carrier[tactical_bomber,fighter] 2
japan take cruiser 1
japan take destroyer 2
japan step sea37
japan halt
japan move shan_state air
japan take fighter~aloft3 1
japan fly sea37
japan move shan_state air
japan take fighter~aloft3 1
japan fly sea37
japan move shan_state air
japan take fighter~aloft3 1
japan fly sea37
japan move sea39 air
japan take fighter~aloft3 1
japan fly sea37
japan move sea39 air
japan take fighter~aloft3 1
japan fly sea37
japan move anhwe land
japan take artillery 1
japan step hopei
japan move hopei land
japan take infantry 1
japan step kweichow
japan move japan air
japan take tactical_bomber 6
japan take strategic_bomber 4
japan fly korea
japan move jehol land
japan take infantry 1
japan step chahar
japan move kiangsu air
japan take fighter 2
japan take tactical_bomber 1
japan fly japan
japan move kwangtung air
japan take fighter 2
japan fly japan
japan move kwangtung land
japan take infantry 1
japan step kwangsi
japan move kweichow land
japan take infantry 1
japan step yunnan
japan move manchuria land
japan take tank 1
japan step jehol
japan step anhwe
japan move marianas air
japan take fighter 2
japan fly marshall_islands
japan move shantung land
japan take infantry 1
japan step anhwe
japan move szechwan land
japan take infantry 1
japan step yunnan
japan move yunnan land
japan take infantry 1
japan step shan_state
japan move yunnan land
japan take infantry 1
japan step szechwan
japan move sea33 air
japan take fighter~aloft2 1
japan fly marshall_islands
japan move sea37 air
japan take fighter~aloft2 3
japan fly yunnan
japan done
japan place minor_ic manchuria
japan place fighter kwangtung
japan place fighter kwangtung
japan place infantry kwangtung
japan place infantry kiangsu
japan place infantry kiangsu
japan place artillery kiangsu
= 80b216ff37ba97e2
usa disrupt sea6
usa buy transport
usa buy transport
usa buy transport
usa buy fighter
usa buy infantry
usa buy artillery
usa buy tank
usa buy artillery
usa buy infantry
usa buy artillery
usa done
usa done
usa move sea1 sea
usa take transport[artillery,infantry] 1
usa step sea8
usa step sea7
usa halt
usa move sea6 sea
usa take submarine 2
usa step sea7
usa step sea8
usa halt
usa move sea10 sea
usa take carrier 3
usa take destroyer 1
usa take submarine 2
usa step sea1
usa step sea8
usa halt
usa move sea15 sea
usa take battleship 1
usa take carrier[fighter,fighter] 1
usa take cruiser 1
usa take destroyer 3
usa step sea8
usa step sea1
usa halt
usa move iwo_jima air
usa take fighter 1
usa fly sea8
usa move iwo_jima air
usa take tactical_bomber 1
usa fly sea8
usa move iwo_jima air
usa take tactical_bomber 1
usa fly sea8
usa move iwo_jima air
usa take tactical_bomber 1
usa fly sea8
usa done
usa deck fighter~aloft carrier~done
usa deck tactical_bomber~aloft carrier[fighter]~done
usa deck tactical_bomber~aloft carrier~done
usa deck tactical_bomber~aloft carrier~done
= 076dd1140279ae38
china buy infantry
china buy infantry
china done
china move suiyuan land
china take infantry 2
china step chahar
china move shensi air
china take fighter 1
china fly chahar attack
china move shensi land
china take infantry 13
china step hopei
china move suiyuan land
china take infantry 4
china step hopei
china done
china fight chahar | 2 ; 6 3 ; 2
china lose infantry | 5 5 1 6 1 1 3 6 3 2 3 6 3 3 6 3 2 ; 3
china move chahar air
china take fighter~aloft2 1
china fly kansu
china move kansu land
china take infantry 1
china step shensi
china done
china place infantry kansu
china place infantry kansu
= 1820c4663d722c1a
uk buy infantry
uk buy infantry
uk done
uk done
uk done
= 7e0f828fb123a2e6
anzac buy submarine
anzac buy infantry
anzac buy infantry
anzac done
anzac done
anzac move sea62 sea
anzac take transport 1
anzac step sea63
anzac halt
anzac move new_south_wales land
anzac take infantry 1
anzac step south_australia
anzac move northern_territory land
anzac take infantry 1
anzac step south_australia
anzac done
= e8e9b470413c9cff
japan buy minor_ic
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy fighter
japan done
japan move japan air
japan take fighter 1
japan fly sea7 attack
japan move sea37 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan load shan_state artillery transport
japan load shan_state infantry transport[artillery!]
japan step sea36
japan step sea20
japan step sea19
japan halt
japan move japan air
japan take fighter 2
japan fly okinawa attack
japan move shan_state land
japan take infantry 2
japan step burma
japan move yunnan air
japan take fighter 1
japan fly burma attack
japan move anhwe land
japan take infantry 1
japan take tank 1
japan step chahar
japan done
japan bombard battleship~done okinawa
japan bombard cruiser~done okinawa | 6 ; 5 ; 4 6 ; 2 6
= 03b027fd8b36619b
usa lose infantry | 1 2
= 336fee72cc25d499
japan lose infantry~seaborne
japan lose fighter~attacking2
japan press | 1 ; 6 ; 1
japan lose artillery~seaborne
japan fight chahar | 1 ; 2 ; 1
japan lose infantry
japan fight burma | 4 ; 2 1 ; 5
japan move sea37 sea
japan take carrier[tactical_bomber,fighter] 2
japan take carrier[fighter,fighter] 1
japan step sea36
japan step sea20
japan step sea19
japan halt
japan move burma air
japan take fighter~aloft3 1
japan fly yunnan
japan move kiangsu land
japan take infantry 1
japan step anhwe
japan move korea air
japan take fighter 1
japan take strategic_bomber 4
japan fly japan
japan move korea air
japan take tactical_bomber 6
japan fly manchuria
japan move kwangsi land
japan take infantry 1
japan step kwangtung
japan move kwangtung air
japan take fighter 2
japan fly manchuria
japan move marshall_islands air
japan take fighter 3
japan fly marianas
japan move okinawa air
japan take fighter~aloft2 1
japan fly jehol
japan move shan_state land
japan take infantry 1
japan take artillery 1
japan step yunnan
japan move szechwan land
japan take infantry 1
japan step yunnan
japan move yunnan air
japan take tactical_bomber 1
japan fly java
japan move yunnan land
japan take infantry 1
japan step szechwan
japan move yunnan land
japan take infantry 1
japan step szechwan
japan move yunnan air
japan take fighter 5
japan fly szechwan
japan move sea7 air
japan take fighter~aloft3 1
japan fly japan
japan done
japan place minor_ic french_indo_china
japan place fighter kwangtung
japan place infantry manchuria
japan place infantry manchuria
japan place infantry kwangtung
japan place infantry kwangtung
japan place infantry kiangsu
japan place artillery kiangsu
japan place artillery kiangsu
japan place artillery manchuria
= 3374c2af1055d8ba
usa buy transport
usa buy fighter
usa buy submarine
usa buy infantry
usa buy artillery
usa buy destroyer
usa buy destroyer
usa buy destroyer
usa buy destroyer
usa buy destroyer
usa done
usa done
usa move sea1 sea
usa take transport[artillery,infantry] 1
usa step sea8
usa halt
usa move sea1 sea
usa take transport[artillery,infantry] 1
usa step sea8
usa halt
usa move sea10 sea
usa take transport 1
usa load western_united_states tank transport
usa load western_united_states infantry transport[tank+]
usa step sea1
usa step sea8
usa halt
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa step sea8
usa halt
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa step sea8
usa halt
usa move sea1 sea
usa take battleship 1
usa take carrier[fighter,fighter] 1
usa take cruiser 1
usa take destroyer 5
usa step sea8
usa halt
usa move western_united_states air
usa take fighter 1
usa fly sea8
usa done
usa deck fighter~aloft carrier[tactical_bomber]
= 7dd4febf0657de90
japan disrupt sea19
= eaebdd4a87aa4b68
china buy infantry
china buy infantry
china done
china move hopei land
china take infantry 5
china step chahar
china move kansu air
china take fighter 1
china fly chahar attack
china move hopei land
china take infantry 6
china step anhwe
china move hopei land
china take infantry 6
china step kweichow
china move shensi land
china take infantry 1
china step kweichow
china done
china fight anhwe | 4 6 2 4 6 2 ; 2
china press | 6 3 2 5 6 ; 2
china press | 6 2 5 5 ; 1
china press | 6 4 1 ; 3
china fight chahar | 3 ; 6 1 6 4 1 ; 3
china lose infantry | 1 6 2 5 5 6 1 ; 4
china move chahar air
china take fighter~aloft2 1
china fly suiyuan
china move kansu land
china take infantry 1
china step shensi
china move kansu land
china take infantry 1
china step suiyuan
china done
china place infantry chahar
china place infantry chahar
= 2996723bede1e39f
uk buy infantry
uk done
uk move india land
uk take infantry 15
uk step burma
uk done | 2 2 1 2 3 4 6 2 4 6 6 5 1 2 4 ; 6 4
uk done
= bb4efba5fd35ac4e
anzac buy infantry
anzac buy artillery
anzac buy infantry
anzac done
anzac move sea63 sea
anzac take transport 1
anzac step sea54
anzac load queensland artillery transport
anzac load queensland infantry transport[artillery!]
anzac step sea46
anzac step sea45
anzac halt
anzac done
anzac move sea62 sea
anzac take submarine 1
anzac step sea63
anzac step sea50
anzac halt
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move northern_territory air
anzac take fighter 4
anzac fly caroline_islands
anzac move south_australia land
anzac take infantry 1
anzac step northern_territory
anzac move south_australia land
anzac take infantry 1
anzac step northern_territory
anzac move western_australia land
anzac take infantry 1
anzac step northern_territory
anzac done
= 13231ee123f1b3df
japan buy infantry
japan buy carrier
japan buy infantry
japan buy artillery
japan buy tank
japan buy infantry
japan buy infantry
japan buy artillery
japan buy infantry
japan buy infantry
japan buy infantry
japan buy artillery
japan buy infantry
japan buy infantry
japan buy artillery
japan done
japan move sea19 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan step sea6
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sea19
japan halt
japan move java air
japan take tactical_bomber 1
japan fly sea45 attack
japan move kiangsu land
japan take infantry 7
japan take artillery 3
japan step anhwe
japan move szechwan land
japan take infantry 2
japan step kweichow
japan move yunnan land
japan take infantry 2
japan take artillery 1
japan step kweichow
japan move jehol air
japan take fighter 1
japan fly kweichow attack
japan move kwangtung air
japan take fighter 1
japan fly kweichow attack
japan move manchuria air
japan take fighter 2
japan take tactical_bomber 3
japan fly kweichow attack
japan move szechwan air
japan take fighter 5
japan fly kweichow attack
japan move yunnan air
japan take fighter 1
japan fly kweichow attack
japan done
japan fight kweichow | 5 5 6 ; 5 3 5 2 1 5 1 4 6 4 ; 4 5 ; 3 2 4 ; 2 6 4 6 3 3 1
japan lose infantry
japan lose infantry
japan press | 5 2 6 ; 5 3 6 6 1 3 2 6 4 4 ; 2 2 ; 4 ; 4 6 5
japan fight anhwe | 1 5 4 2 6 5 ; 6 1 1 1 ; 2 4 2
japan lose infantry
japan lose infantry
japan move kweichow air
japan take fighter~aloft3 1
japan fly sea19
japan move kweichow air
japan take fighter~aloft3 1
japan fly sea19
japan move kweichow air
japan take fighter~aloft3 1
japan fly sea19
japan move kweichow air
japan take fighter~aloft3 1
japan fly sea19
japan move kweichow air
japan take fighter~aloft3 1
japan fly sea19
japan move kweichow air
japan take fighter~aloft3 1
japan fly sea19
japan move japan air
japan take tactical_bomber 1
japan take strategic_bomber 4
japan fly kwangtung
japan move japan air
japan take fighter 3
japan fly manchuria
japan move kweichow air
japan take fighter~aloft1 3
japan take tactical_bomber~aloft1 3
japan take fighter~aloft2 1
japan fly hunan
japan move manchuria air
japan take tactical_bomber 3
japan fly japan
japan move marianas air
japan take fighter 3
japan fly japan
japan move sea45 air
japan take tactical_bomber~aloft2 1
japan fly palau_island
japan move sea19 sea
japan take carrier[fighter,fighter] 1
japan step sea6
japan halt
japan move sea19 air
japan take tactical_bomber 2
japan fly palau_island
japan move sea19 air
japan take fighter 2
japan fly kwangsi
japan done
japan place carrier sea19 kiangsu
japan place infantry french_indo_china
japan place infantry french_indo_china
japan place infantry french_indo_china
japan place infantry kwangtung
japan place infantry kwangtung
japan place infantry kwangtung
japan place infantry kiangsu
japan place infantry manchuria
japan place infantry manchuria
japan place artillery manchuria
japan place artillery japan
japan place artillery japan
japan place artillery japan
japan place tank japan
= 00497d349b829e82
usa buy infantry
usa buy artillery
usa buy infantry
usa buy artillery
usa buy infantry
usa buy artillery
usa buy fighter
usa buy fighter
usa buy fighter
usa buy fighter
usa done
usa move sea8 sea
usa take battleship 1
usa take cruiser 1
usa take destroyer 6
usa take submarine 4
usa step sea7
usa step sea6
usa halt
usa move sea8 air
usa take fighter 4
usa take tactical_bomber 1
usa fly sea6 attack
usa move sea8 sea
usa take transport[artillery,infantry] 1
usa step sea7
usa step sea6
usa halt
usa assault transport[artillery,infantry] korea
usa done
= 9e1c6866bce714c1
japan kamikaze sea6 usa:cruiser~done
japan kamikaze sea6 usa:battleship~done
japan kamikaze sea6 usa:destroyer~done ship1
japan kamikaze sea6 usa:destroyer~done ship2
japan kamikaze sea6 usa:destroyer~done ship3
japan kamikaze sea6 usa:destroyer~done ship4 | 2 ; 1 ; 1 ; 3 ; 1 ; 1
japan scramble japan fighter 3
japan scramble japan tactical_bomber 3
= bca3dd7418f30803
usa submerge 0 | 4 1 3 1 ; 4 ; 3 3 1 6 ; 1 ; 6 6 6
= 34e9ac50a15c9134
japan lose tactical_bomber~scrambled@japan
japan lose tactical_bomber~scrambled@japan
japan lose tactical_bomber~scrambled@japan
japan lose fighter
japan lose fighter | 4 1 3 6 1 ; 2 4 3
= 255df217f728581a
usa lose destroyer
usa lose destroyer
usa lose destroyer
usa lose fighter~attacking2
usa lose fighter~attacking2
usa lose fighter~attacking2
usa retreat sea7
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa step sea8
usa halt
usa move sea10 sea
usa take destroyer 5
usa take submarine 1
usa step sea1
usa step sea8
usa halt
usa move sea6 air
usa take fighter~aloft2 1
usa fly sea8
usa move sea6 air
usa take tactical_bomber~aloft2 1
usa fly sea8
usa move western_united_states air
usa take fighter 1
usa fly sea8
usa done
usa deck fighter~aloft carrier[tactical_bomber]
usa deck fighter~aloft carrier[tactical_bomber]
usa deck tactical_bomber~aloft carrier
= 3fd695634862ab2d
china buy infantry
china buy infantry
china buy infantry
china done
china move sikang land
china take infantry 1
china step szechwan
china move chahar land
china take infantry 1
china step jehol
china done
china move chahar land
china take infantry 4
china step suiyuan
china move suiyuan land
china take infantry 1
china step hopei
china done
china place infantry suiyuan
china place infantry suiyuan
china place infantry suiyuan
= 27805edd2efa10ee
uk buy infantry
uk buy infantry
uk done
uk move burma land
uk take infantry 1
uk step yunnan
uk move burma land
uk take infantry 1
uk step shan_state
uk done
uk move burma land
uk take infantry 1
uk step shan_state
uk move burma land
uk take infantry 12
uk step shan_state
uk move india land
uk take infantry 1
uk step burma
uk done
= f8b637fb88817cee
anzac buy transport
anzac buy infantry
anzac buy artillery
anzac done
anzac done
anzac move sea50 sea
anzac take transport[artillery,infantry] 1
anzac step sea30
anzac step sea26
anzac halt
anzac move sea50 sea
anzac take destroyer 2
anzac take submarine 2
anzac step sea30
anzac step sea26
anzac halt
anzac move caroline_islands air
anzac take fighter 4
anzac fly wake_island
anzac move dutch_new_guinea land
anzac take infantry 1
anzac take artillery 1
anzac step new_guinea
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take artillery 1
anzac step queensland
anzac move northern_territory land
anzac take infantry 1
anzac step queensland
anzac move northern_territory land
anzac take infantry 4
anzac step queensland
anzac done
= 9e8a0869078a9af7
japan buy destroyer
japan buy destroyer
japan buy infantry
japan buy artillery
japan buy tank
japan buy infantry
japan buy infantry
japan buy artillery
japan buy infantry
japan buy infantry
japan buy infantry
japan buy artillery
japan buy infantry
japan buy infantry
japan buy infantry
japan done
japan move japan air
japan take fighter 3
japan fly sea7 attack
japan move sea19 air
japan take fighter 5
japan fly sea7 attack
japan move french_indo_china land
japan take infantry 2
japan step yunnan
japan move kweichow land
japan take artillery 1
japan step yunnan
japan move kweichow land
japan take infantry 2
japan step szechwan
japan move hunan air
japan take fighter 2
japan fly szechwan attack
japan move anhwe land
japan take infantry 3
japan take artillery 1
japan step jehol
japan move anhwe land
japan take infantry 2
japan step hopei
japan move hunan air
japan take fighter 2
japan fly hopei attack
japan move sea19 sea
japan take transport 1
japan load okinawa tank transport
japan load okinawa infantry transport[tank!]
japan step sea21
japan halt
japan done
japan fight sea7
= 983425602585c0e5
usa submerge 0 | 4 3 6 4 6 6 2 1 ; 6
= 4dd1875db6b24a31
japan fight yunnan | 5 6 ; 3 ; 3
japan press | 5 6 ; 3 ; 2
japan lose infantry
japan press | 5 2 ; 1
japan lose infantry
japan fight jehol | 2 5 ; 6 4 ; 3
japan fight hopei | 3 5 ; 2 2 ; 3 ; 3 4 ; 6 5 ; 2
japan lose infantry
japan move sea19 sea
japan take battleship 1
japan take carrier 2
japan take carrier[fighter] 1
japan take cruiser 1
japan take destroyer 2
japan step sea6
japan step sea7
japan halt
japan move anhwe land
japan take artillery 1
japan step kiangsu
japan move hopei air
japan take fighter~aloft2 2
japan fly anhwe
japan move hunan air
japan take tactical_bomber 3
japan fly kiangsu
japan move kwangsi air
japan take fighter 2
japan fly kiangsu
japan move kwangtung land
japan take infantry 3
japan step kwangsi
japan move manchuria land
japan take infantry 1
japan step jehol
japan move manchuria land
japan take artillery 1
japan step jehol
japan move manchuria land
japan take artillery 1
japan step jehol
japan move manchuria land
japan take infantry 1
japan step korea
japan move palau_island air
japan take tactical_bomber 3
japan fly kwangsi
japan move szechwan air
japan take fighter~aloft2 2
japan fly anhwe
japan move sea7 air
japan take fighter~aloft3 3
japan fly japan
japan done
japan place destroyer sea6
japan place destroyer sea6
japan place infantry kwangtung
japan place infantry kwangtung
japan place infantry kwangtung
japan place infantry kiangsu
japan place infantry kiangsu
japan place infantry kiangsu
japan place infantry manchuria
japan place infantry manchuria
japan place infantry manchuria
japan place artillery japan
japan place artillery japan
japan place artillery japan
japan place tank japan
= 2472838c75bccdb9
usa buy carrier
usa buy carrier
usa buy transport
usa buy infantry
usa buy artillery
usa buy fighter
usa done
usa move sea7 sea
usa take submarine 4
usa step sea6
usa halt
usa move aleutian_islands air
usa take strategic_bomber 2
usa fly sea6 attack
usa move sea8 air
usa take fighter 2
usa take tactical_bomber 3
usa fly sea6 attack
usa done
= c557bff6993f7c23
japan done | 2 4 2 6 ; 6 6 5 ; 1 2 5 5 ; 4 6
= f1d4a4e119bc8f10
usa move sea8 sea
usa take carrier 4
usa take destroyer 5
usa take submarine 1
usa take transport[artillery,infantry] 4
usa take transport[tank,infantry] 1
usa step sea1
usa step sea10
usa halt
usa move western_united_states air
usa take fighter 1
usa fly sea10
usa move western_united_states air
usa take fighter 1
usa fly sea10
usa move western_united_states air
usa take fighter 1
usa fly sea10
usa move western_united_states air
usa take fighter 1
usa fly sea10
usa move sea6 air
usa take fighter~aloft2 2
usa take tactical_bomber~aloft2 3
usa take strategic_bomber~aloft3 2
usa fly iwo_jima
usa done
usa place fighter sea10
usa deck fighter~aloft carrier
usa deck fighter~aloft carrier
usa deck fighter~aloft carrier[fighter]
usa deck fighter~aloft carrier[fighter]
usa deck fighter~aloft@western_united_states carrier~done
= 1ec7bd6618d2c52a
china buy infantry
china buy infantry
china buy infantry
china done
china move shensi land
china take infantry 1
china step kweichow
china move chahar land
china take infantry 1
china step hopei
china move suiyuan land
china take infantry 7
china step hopei
china done | 1 1 5 3 2 1 1 6 ; 6 3
china move suiyuan air
china take fighter 1
china fly shensi
china done
china place infantry chahar
china place infantry suiyuan
china place infantry suiyuan
= 1077db306bf775e9
uk buy infantry
uk buy infantry
uk done
uk move shan_state land
uk take infantry 1
uk step malaya
uk move burma land
uk take infantry 1
uk step yunnan
uk move shan_state land
uk take infantry 1
uk step yunnan
uk move india air
uk take fighter 2
uk fly yunnan attack
uk move shan_state land
uk take infantry 2
uk step french_indo_china
uk move india air
uk take fighter 1
uk fly french_indo_china attack
uk move shan_state land
uk take infantry 1
uk step siam
uk done
uk fight french_indo_china | 4 ; 6 3 ; 3
uk press | 1 ; 4 4 ; 5 ; 3 5 ; 1 4 ; 4
uk move french_indo_china air
uk take fighter~aloft2 1
uk fly burma
uk move india land
uk take infantry 1
uk step burma
uk move india land
uk take infantry 1
uk step burma
uk move india air
uk take fighter 2
uk fly burma
uk move india air
uk take tactical_bomber 1
uk fly burma
uk move yunnan air
uk take fighter~aloft3 2
uk fly burma
uk done
= 956f634e93df8470
anzac buy transport
anzac buy destroyer
anzac done
anzac done
anzac move sea62 sea
anzac take transport 1
anzac step sea54
anzac halt
anzac move sea26 sea
anzac take destroyer 2
anzac take submarine 2
anzac take transport[artillery,infantry] 1
anzac step sea31
anzac halt
anzac move new_south_wales land
anzac take infantry 1
anzac take artillery 1
anzac step queensland
anzac done
= 853b7467c4e671d9
end 2499 open 853b7467c4e671d9bea6ce496423dd2f 708a9f61fed9a7f7
