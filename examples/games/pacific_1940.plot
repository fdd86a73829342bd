flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"share_ships":true,"low_luck":false,"round_cap":0}
player japan "hard"
player usa "hard"
player china "hard"
player uk "hard"
player anzac "hard"
dice fast 230447983249084226
start cc80ddb27cef4cffab219836db5e99a7
japan buy minor_ic
japan buy transport
japan buy infantry
japan buy artillery
japan done
japan declare all
japan move formosa air
japan take fighter 1
japan fly sea37 attack
japan move japan air
japan take strategic_bomber 2
japan fly sea37 attack
japan move kiangsu air
japan take strategic_bomber 1
japan fly sea37 attack
japan move manchuria air
japan take strategic_bomber 1
japan fly sea37 attack
japan move sea19 sea
japan take submarine 1
japan step sea20
japan step sea35
japan halt
japan move kiangsu air
japan take fighter 1
japan take tactical_bomber 1
japan fly sea35 attack
japan move manchuria air
japan take fighter 1
japan fly sea35 attack
japan move sea33 air
japan take fighter 1
japan take tactical_bomber 1
japan fly sea35 attack
japan move sea33 sea
japan take battleship 1
japan take destroyer 1
japan step sea46
japan step sea54
japan step sea62
japan halt
japan move sea6 sea
japan take transport 2
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan load japan tank transport
japan load japan artillery transport
japan load japan infantry transport[artillery!]
japan load japan infantry transport[tank!]
japan step sea18
japan step sea21
japan step sea35
japan halt
japan move sea33 sea
japan take transport 1
japan load caroline_islands infantry transport
japan step sea34
japan step sea35
japan halt
japan move kiangsi land
japan take infantry 3
japan take artillery 1
japan step kwangtung
japan move kwangsi land
japan take infantry 3
japan take artillery 1
japan step kwangtung
japan move siam land
japan take infantry 1
japan step french_indo_china
japan move jehol land
japan take infantry 1
japan step anhwe
japan move jehol land
japan take infantry 1
japan step chahar
japan move siam land
japan take infantry 1
japan step shan_state
japan done
= d9bcde5ab78d82ec
usa done | 2 5 ; 3 5 6 ; 1 ; 5 ; 3 6 ; 6 ; 5 ; 4 ; 5 1 ; 3 6
usa lose strategic_bomber | 1 ; 1 2 ; 2
= ce740b5d992a34ec
japan lose infantry~seaborne
japan lose infantry~seaborne
japan lose infantry~seaborne | 4 ; 6 ; 5 ; 3 2
japan lose artillery~seaborne | 2
= 9e61f91b8428c877
usa lose infantry | 3 ; 3 6
= bf38356b43410c4c
japan fight sea37 | 4 3 4 6 ; 4 ; 6
japan fight sea62 | 2 ; 3 ; 3 ; 2 2 3 2 ; 3 3 3 6 ; 2 2
japan lose infantry
japan lose infantry
japan move sea19 sea
japan take cruiser 1
japan take destroyer 1
japan step sea6
japan halt
japan move sea33 sea
japan take carrier 1
japan step sea34
japan step sea35
japan halt
japan move sea6 sea
japan take carrier[tactical_bomber,fighter] 1
japan step sea18
japan step sea21
japan halt
japan move sea35 air
japan take fighter~aloft1 1
japan fly sea21
japan move sea35 air
japan take fighter~aloft1 1
japan fly sea21
japan move manchuria air
japan take fighter 1
japan fly sea35
japan move japan air
japan take fighter 5
japan take tactical_bomber 4
japan fly kiangsi
japan move jehol land
japan take artillery 1
japan step chahar
japan move kiangsu land
japan take infantry 1
japan step anhwe
japan move korea land
japan take infantry 1
japan step manchuria
japan move manchuria air
japan take fighter 1
japan fly iwo_jima
japan move manchuria land
japan take infantry 1
japan take artillery 1
japan step jehol
japan move manchuria land
japan take mech_infantry 1
japan step jehol
japan step anhwe
japan move manchuria air
japan take tactical_bomber 2
japan fly kiangsi
japan move manchuria land
japan take infantry 3
japan step korea
japan move okinawa air
japan take fighter 1
japan fly kiangsi
japan move shantung land
japan take infantry 1
japan step anhwe
japan move sea35 air
japan take fighter~aloft2 1
japan take tactical_bomber~aloft2 1
japan fly kiangsi
japan move sea37 air
japan take strategic_bomber~aloft2 4
japan fly hainan
japan move sea37 air
japan take fighter~aloft1 1
japan fly siam
japan move sea6 air
japan take tactical_bomber 1
japan fly japan
japan move sea6 air
japan take fighter 1
japan fly japan
japan move sea6 sea
japan take carrier 1
japan take submarine 1
japan step sea18
japan step sea21
japan halt
japan done
japan place minor_ic kiangsu
= 0365ef089d4baf2f
usa buy transport
usa buy transport
usa buy infantry
usa done
usa move sea26 sea
usa take transport 1
usa load hawaiian_islands infantry transport
usa load hawaiian_islands infantry transport[infantry!]
usa step sea30
usa step sea32
usa step sea33
usa halt
usa done
usa move sea10 sea
usa take transport 1
usa load western_united_states tank transport
usa load western_united_states infantry transport[tank+]
usa step sea1
usa step sea8
usa step sea7
usa halt
usa move sea10 sea
usa take battleship 1
usa take carrier[tactical_bomber,fighter] 1
usa take cruiser 1
usa take destroyer 1
usa take submarine 1
usa step sea1
usa step sea8
usa step sea7
usa halt
usa move hawaiian_islands air
usa take fighter 1
usa fly western_united_states
usa move philippines air
usa take fighter 1
usa fly yunnan
usa move western_united_states air
usa take fighter 1
usa take tactical_bomber 1
usa take strategic_bomber 1
usa fly hawaiian_islands
usa done
= 97c8a9ce80662063
japan disrupt sea35
= 469dd189f3de906d
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china move yunnan land
china take infantry 1
china step kwangsi
china done
china move suiyuan land
china take infantry 1
china step hopei
china move szechwan air
china take fighter 1
china fly sikang
china move szechwan land
china take infantry 1
china step yunnan
china move szechwan land
china take infantry 3
china step yunnan
china move yunnan land
china take infantry 1
china step burma
china done
china place infantry sikang
china place infantry sikang
china place infantry sikang
china place infantry sikang
= 9e7efcc9febbb941
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move burma land
uk take infantry 1
uk step shan_state
uk move malaya land
uk take infantry 4
uk step shan_state
uk move burma air
uk take fighter 1
uk fly shan_state attack
uk done | 5 ; 3 6 3 3 4 ; 2
uk lose infantry
uk press | 5 ; 4 3 3 5 ; 5
uk press | 5 ; 4 4 2 2 ; 1
uk lose infantry
uk press | 2 ; 6 5 4 ; 4
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
uk fly burma
uk move india air
uk take tactical_bomber 1
uk fly burma
uk move shan_state air
uk take fighter~aloft3 1
uk fly burma
uk done
= 150bf0b0a414da8b
anzac buy infantry
anzac buy artillery
anzac buy infantry
anzac done
anzac move new_zealand air
anzac take fighter 3
anzac fly sea62 attack
anzac move queensland air
anzac take fighter 1
anzac fly sea62 attack
anzac done | 1 2 5 3 ; 1 ; 1
anzac move sea47 sea
anzac take submarine 1
anzac step sea49
anzac step sea50
anzac halt
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move queensland land
anzac take infantry 1
anzac step northern_territory
anzac move sea62 air
anzac take fighter~aloft3 2
anzac fly fiji
anzac done
= 7241ea0ae71e8586
japan buy minor_ic
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy artillery
japan buy infantry
japan done
japan move sea21 air
japan take fighter 1
japan fly sea33 attack
japan move sea6 sea
japan take transport 1
japan take cruiser 1
japan take destroyer 1
japan load japan artillery transport
japan load korea infantry transport[artillery!]
japan step sea18
japan step sea21
japan step sea35
japan halt
japan move sea35 air
japan take fighter 1
japan take tactical_bomber 1
japan fly philippines attack
japan move sea35 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan step sea36
japan load french_indo_china infantry transport
japan step sea43
japan halt
japan move anhwe land
japan take infantry 3
japan step hopei
japan move chahar land
japan take artillery 1
japan step hopei
japan move anhwe land
japan take mech_infantry 1
japan step chahar
japan step suiyuan
japan move chahar land
japan take infantry 1
japan step suiyuan
japan move kiangsi air
japan take fighter 2
japan fly suiyuan attack
japan move sea35 sea
japan take transport 1
japan step sea34
japan load palau_island infantry transport
japan step sea45
japan halt
japan done
japan fight philippines
japan bombard cruiser~done philippines | 6 ; 6 ; 2 ; 5 6 ; 2
japan lose infantry~seaborne
japan fight borneo
japan fight suiyuan | 1 3 ; 1 4 ; 5
japan fight hopei | 4 6 ; 2 5 ; 3
japan press | 2 5 ; 2 1 ; 4
japan move sea35 sea
japan take transport 1
japan step sea20
japan load kwangtung artillery transport
japan load kwangtung infantry transport[artillery+]
japan step sea19
japan offload transport[artillery+,infantry+] artillery manchuria
japan offload transport[infantry+]~offloaded>manchuria infantry manchuria
japan halt
japan move sea21 sea
japan take carrier[fighter] 1
japan take carrier[tactical_bomber,fighter] 1
japan take submarine 1
japan step sea34
japan step sea45
japan halt
japan move philippines air
japan take fighter~aloft3 1
japan fly sea35
japan move philippines air
japan take tactical_bomber~aloft3 1
japan fly sea35
japan move sea33 air
japan take fighter~aloft2 1
japan fly sea35
japan move kiangsi air
japan take fighter 1
japan fly sea35
japan move kiangsi air
japan take fighter 1
japan fly sea35
japan move kiangsi air
japan take fighter 1
japan fly sea45
japan move iwo_jima air
japan take fighter 1
japan fly manchuria
japan move japan air
japan take fighter 1
japan take tactical_bomber 1
japan fly korea
japan move jehol land
japan take infantry 1
japan step anhwe
japan move jehol land
japan take artillery 1
japan step shantung
japan move kiangsi air
japan take tactical_bomber 7
japan fly kiangsu
japan move kiangsi air
japan take fighter 2
japan fly okinawa
japan move kwangtung land
japan take infantry 1
japan step kiangsi
japan move kwangtung land
japan take infantry 2
japan step kiangsi
japan move kwangtung land
japan take artillery 1
japan step kiangsi
japan move manchuria land
japan take infantry 1
japan step jehol
japan move siam air
japan take fighter 1
japan fly hainan
japan move suiyuan air
japan take fighter~aloft1 2
japan fly chahar
japan move sea35 air
japan take fighter~aloft2 3
japan take tactical_bomber~aloft2 1
japan fly hainan
japan move sea45 air
japan take fighter~aloft1 1
japan fly sea35
japan done
japan place minor_ic kwangtung
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry kiangsu
japan place infantry kiangsu
japan place artillery japan
= a214d5127228697a
usa buy transport
usa buy transport
usa buy transport
usa buy destroyer
usa buy submarine
usa buy infantry
usa buy artillery
usa buy tank
usa buy artillery
usa buy infantry
usa done
usa move sea7 air
usa take tactical_bomber 1
usa fly sea19 attack
usa done
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
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
usa move sea19 air
usa take tactical_bomber~aloft2 1
usa fly sea7
usa move hawaiian_islands air
usa take fighter 1
usa fly sea7
usa move hawaiian_islands air
usa take tactical_bomber 2
usa take strategic_bomber 2
usa fly midway
usa move western_united_states air
usa take fighter 1
usa fly aleutian_islands
usa move yunnan air
usa take fighter 1
usa fly tsinghai
usa move sea7 sea
usa take destroyer 1
usa step sea6
usa step sea17
usa halt
usa move sea7 sea
usa take cruiser 1
usa step sea5
usa halt
usa move sea7 air
usa take fighter 1
usa fly wake_island
usa done
= e9ffb5d872fcd008
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china move kwangsi land
china take infantry 1
china step kwangtung
china done
china move burma land
china take infantry 1
china step yunnan
china move sikang land
china take infantry 1
china step szechwan
china move sikang land
china take infantry 3
china step szechwan
china move sikang air
china take fighter 1
china fly szechwan
china move yunnan land
china take infantry 1
china step kwangsi
china done
china place infantry szechwan
china place infantry szechwan
china place infantry szechwan
china place infantry szechwan
china place infantry szechwan
= a1657b9ee0d884ac
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move shan_state land
uk take infantry 1
uk step french_indo_china
uk move shan_state land
uk take infantry 1
uk step siam
uk done
uk move sea39 sea
uk take cruiser 1
uk take destroyer 1
uk step sea40
uk step sea58
uk step sea59
uk halt
uk move burma air
uk take fighter 4
uk fly kansu
uk move burma land
uk take infantry 1
uk step shan_state
uk move burma air
uk take tactical_bomber 1
uk fly szechwan
uk move burma land
uk take infantry 3
uk take artillery 1
uk step yunnan
uk move india land
uk take infantry 1
uk step burma
uk move india land
uk take infantry 4
uk step burma
uk move shan_state land
uk take infantry 1
uk step yunnan
uk done
uk place infantry india
uk place infantry india
uk place infantry india
uk place infantry india
= a5dca276154c9a26
anzac buy infantry
anzac buy artillery
anzac buy infantry
anzac done
anzac done
anzac move sea50 sea
anzac take submarine 1
anzac step sea30
anzac step sea26
anzac halt
anzac move fiji air
anzac take fighter 2
anzac fly hawaiian_islands
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
anzac done
= f7b037cf88b5e23a
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy artillery
japan buy infantry
japan buy tank
japan buy infantry
japan buy artillery
japan buy artillery
japan done
japan move kiangsi land
japan take infantry 3
japan take artillery 1
japan step kwangtung
japan move sea35 sea
japan take transport 1
japan take cruiser 1
japan take destroyer 1
japan load philippines artillery transport
japan step sea36
japan step sea37
japan halt
japan assault transport[artillery!] malaya
japan move sea43 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan load borneo infantry transport
japan step sea37
japan halt
japan assault transport[infantry!] malaya
japan move hainan air
japan take fighter 2
japan fly malaya attack
japan move sea45 sea
japan take transport 1
japan load dutch_new_guinea infantry transport
japan step sea42
japan halt
japan move anhwe land
japan take infantry 1
japan step kweichow
japan move hopei land
japan take infantry 2
japan take artillery 1
japan step kweichow
japan move hopei land
japan take infantry 1
japan step shensi
japan move suiyuan land
japan take infantry 1
japan take mech_infantry 1
japan step shensi
japan move chahar air
japan take fighter 1
japan fly shensi attack
japan move korea air
japan take fighter 1
japan take tactical_bomber 1
japan fly sea5 attack
japan move sea35 sea
japan take submarine 1
japan step sea21
japan step sea18
japan step sea17
japan halt
japan move kiangsu air
japan take tactical_bomber 2
japan fly sea17 attack
japan done
japan fight malaya
japan bombard battleship~done malaya
japan bombard cruiser~done malaya | 3 ; 4 ; 2
japan lose infantry~seaborne
japan fight sea5 | 2 ; 5 ; 2
japan lose fighter~attacking2
japan fight sea17 | 6 3 ; 6 ; 5
japan fight shensi | 5 ; 6 3 2 ; 4
japan press | 4 ; 6 4 1 ; 2
japan lose infantry
japan fight kwangtung | 4 4 ; 2 1 ; 3 ; 4 6 ; 4 5 ; 5
japan press | 5 6 ; 5 4 ; 3
japan press | 6 3 ; 4 4 ; 2
japan lose infantry
japan press | 1 6 ; 6 ; 4
japan move sea35 sea
japan take carrier[fighter,fighter] 1
japan step sea36
japan step sea37
japan halt
japan move malaya air
japan take fighter~aloft1 1
japan fly sea37
japan move malaya air
japan take fighter~aloft1 1
japan fly sea37
japan move hainan air
japan take fighter 1
japan fly sea45
japan move chahar air
japan take fighter 1
japan fly kiangsu
japan move hainan air
japan take fighter 1
japan take tactical_bomber 1
japan take strategic_bomber 4
japan fly kiangsu
japan move jehol land
japan take infantry 1
japan step manchuria
japan move korea land
japan take infantry 1
japan step manchuria
japan move korea land
japan take infantry 1
japan step manchuria
japan move manchuria air
japan take fighter 1
japan fly kiangsi
japan move okinawa air
japan take fighter 2
japan fly manchuria
japan move shantung land
japan take artillery 1
japan step kiangsu
japan move shensi air
japan take fighter~aloft2 1
japan fly anhwe
japan move sea5 air
japan take tactical_bomber~aloft2 1
japan fly japan
japan move sea17 air
japan take tactical_bomber~aloft1 2
japan fly iwo_jima
japan move sea45 air
japan take fighter~aloft1 1
japan fly dutch_new_guinea
japan move sea45 sea
japan take carrier[fighter] 1
japan step sea42
japan step sea37
japan halt
japan move kiangsu air
japan take tactical_bomber 1
japan fly sea37
japan move sea45 air
japan take fighter 1
japan fly kiangsu
japan move sea45 sea
japan take submarine 1
japan step sea44
japan step sea42
japan halt
japan move sea45 air
japan take tactical_bomber 1
japan fly dutch_new_guinea
japan move sea45 sea
japan take carrier 1
japan step sea42
japan step sea37
japan halt
japan done
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place artillery japan
japan place artillery japan
japan place artillery japan
japan deck tactical_bomber~aloft carrier[fighter]~done
= 3e6759efe0a379c6
usa buy destroyer
usa buy carrier
usa buy destroyer
usa buy submarine
usa buy carrier
usa buy infantry
usa buy infantry
usa done
usa move sea7 sea
usa take transport[artillery,infantry] 1
usa take transport[mech_infantry,infantry] 1
usa take battleship 1
usa step sea6
usa step sea17
usa halt
usa assault transport[artillery,infantry] iwo_jima
usa assault transport[mech_infantry,infantry] iwo_jima
usa move midway air
usa take tactical_bomber 2
usa fly iwo_jima attack
usa done
usa engage
= 06974d4166d7d86d
japan submerge 1
= a0c21399140b7e25
usa land transport[artillery,infantry]~assaulting>iwo_jima artillery
usa land transport[infantry]~offloaded>iwo_jima infantry
usa land transport[mech_infantry,infantry]~assaulting>iwo_jima mech_infantry
usa land transport[infantry]~offloaded>iwo_jima infantry | 2 3 ; 1 4 ; 4 5 ; 2 3 ; 6
usa lose infantry~seaborne
usa lose infantry~seaborne
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
usa move sea7 sea
usa take transport[tank,infantry] 1
usa step sea8
usa halt
usa move sea10 sea
usa take destroyer 1
usa take submarine 1
usa step sea1
usa step sea8
usa halt
usa move tsinghai air
usa take fighter 1
usa fly kansu
usa move wake_island air
usa take fighter 1
usa fly midway
usa move iwo_jima air
usa take tactical_bomber~aloft1 2
usa fly sea17
usa move aleutian_islands air
usa take fighter 1
usa fly british_columbia
usa move midway air
usa take strategic_bomber 1
usa fly new_britain
usa move sea7 air
usa take tactical_bomber 1
usa fly midway
usa move sea7 air
usa take fighter 1
usa fly british_columbia
usa move sea7 sea
usa take carrier 1
usa take submarine 1
usa step sea6
usa step sea17
usa halt
usa done
= b9dce5b5ab819913
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china done
china move szechwan land
china take infantry 1
china step sikang
china move szechwan land
china take infantry 8
china step yunnan
china move szechwan air
china take fighter 1
china fly yunnan
china done
china place infantry kansu
china place infantry kansu
china place infantry kansu
china place infantry kansu
china place infantry kansu
= 36d7d28483fa811c
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move shan_state land
uk take infantry 1
uk step malaya
uk move szechwan air
uk take tactical_bomber 1
uk fly malaya attack
uk move yunnan land
uk take infantry 4
uk take artillery 1
uk step kweichow
uk move kansu air
uk take fighter 3
uk fly kweichow attack
uk done
uk fight malaya | 4 ; 3 ; 5
uk press | 4 ; 1 ; 5 ; 1 5 6 ; 4 2 ; 5 5 4
= 4f5fe9088c13d948
japan lose infantry
japan lose infantry | 2 3 5
= 403e38b0e9f85c4e
uk lose infantry
uk press | 2 5 2 ; 4 3 ; 6 4 ; 2
uk lose infantry
uk move burma land
uk take infantry 4
uk step shan_state
uk move french_indo_china land
uk take infantry 1
uk step siam
uk move kansu air
uk take fighter 1
uk fly yunnan
uk move kweichow air
uk take fighter~aloft2 3
uk fly shan_state
uk move malaya air
uk take tactical_bomber~aloft1 1
uk fly shan_state
uk move siam land
uk take infantry 1
uk step french_indo_china
uk done
= 880b0dfb0c736bb6
japan disrupt sea37
= 0dc2e6e454308ab7
anzac buy transport
anzac buy infantry
anzac done
anzac done
anzac move sea26 sea
anzac take submarine 1
anzac step sea25
anzac step sea16
anzac step sea17
anzac halt
anzac move hawaiian_islands air
anzac take fighter 2
anzac fly midway
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take infantry 1
anzac step queensland
anzac move new_south_wales land
anzac take artillery 1
anzac step south_australia
anzac move queensland land
anzac take infantry 1
anzac step northern_territory
anzac move queensland land
anzac take infantry 4
anzac step northern_territory
anzac move queensland land
anzac take artillery 1
anzac step northern_territory
anzac move queensland land
anzac take artillery 1
anzac step northern_territory
anzac done
= c6c84b75aea7e0a5
end 1000 open c6c84b75aea7e0a5e6960a36203a5ae1 04dce3525626c64a
