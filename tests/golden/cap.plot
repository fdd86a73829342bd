flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"low_luck":false,"round_cap":4}
note "Nobody wins: the agreed rounds are over"
dice fast 3
start fb21a3b9ef94d4613dfb036ec7960fd8
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan done
japan pass
japan move kwangsi land
japan take infantry 1
japan step french_indo_china
japan move jehol land
japan take infantry 1
japan step anhwe
japan move jehol land
japan take infantry 1
japan step chahar
japan move formosa air
japan take fighter 1
japan fly hunan attack
japan move kiangsu air
japan take fighter 1
japan take tactical_bomber 1
japan fly hunan attack
japan move manchuria air
japan take fighter 3
japan take tactical_bomber 2
japan fly hunan attack
japan move kiangsi land
japan take infantry 3
japan take artillery 1
japan step hunan
japan move kwangsi land
japan take infantry 2
japan take artillery 1
japan step hunan
japan done | 1 1 2 ; 2 2 1 2 1 ; 3 2 3 4 ; 3 2 1 ; 1
japan lose infantry
japan move hunan air
japan take tactical_bomber~aloft2 1
japan fly kwangsi
japan move hunan air
japan take tactical_bomber~aloft1 2
japan fly kiangsi
japan move hunan air
japan take fighter~aloft2 1
japan fly kiangsi
japan move hunan air
japan take fighter~aloft1 4
japan fly kwangsi
japan move sea6 sea
japan take battleship 1
japan take carrier[tactical_bomber,fighter] 2
japan take cruiser 1
japan take destroyer 2
japan take submarine 1
japan take transport 2
japan load japan tank transport
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan load japan infantry transport[tank+]
japan step sea18
japan step sea21
japan halt
japan move sea19 sea
japan take cruiser 1
japan take destroyer 1
japan take submarine 1
japan step sea20
japan halt
japan move sea33 sea
japan take battleship 1
japan take carrier[tactical_bomber,fighter] 1
japan take destroyer 1
japan take transport 1
japan load caroline_islands infantry transport
japan step sea34
japan halt
japan move jehol land
japan take artillery 1
japan step anhwe
japan move kiangsu land
japan take infantry 1
japan step anhwe
japan move korea land
japan take infantry 1
japan step manchuria
japan move manchuria land
japan take infantry 4
japan take artillery 1
japan take mech_infantry 1
japan step jehol
japan move shantung land
japan take infantry 1
japan step anhwe
japan move siam land
japan take infantry 2
japan step french_indo_china
japan done
= 550e38d77617d22e
uk spare sea37
= c48c4d8987c802c3
usa buy transport
usa buy infantry
usa buy infantry
usa buy artillery
usa done
usa done
usa move sea10 sea
usa take battleship 1
usa take carrier[tactical_bomber,fighter] 1
usa take cruiser 1
usa take destroyer 1
usa take submarine 1
usa take transport 1
usa load western_united_states tank transport
usa load western_united_states infantry transport[tank+]
usa step sea11
usa step sea27
usa halt
usa move sea26 sea
usa take transport 1
usa load hawaiian_islands infantry transport
usa load hawaiian_islands infantry transport[infantry+]
usa step sea30
usa step sea32
usa halt
usa move sea35 sea
usa take destroyer 1
usa take transport 1
usa load philippines infantry transport
usa load philippines infantry transport[infantry+]
usa step sea34
usa halt
usa done
= 57bfb65fdcc466d8
china buy infantry
china buy infantry
china buy artillery
china done
china move szechwan air
china take fighter 1
china fly chahar attack
china move suiyuan land
china take infantry 2
china step chahar
china done | 3 ; 2 6 ; 6
china move chahar air
china take fighter~aloft1 1
china fly suiyuan
china move shensi land
china take infantry 1
china step hopei
china move szechwan land
china take infantry 4
china step kweichow
china done
china place infantry szechwan
china place artillery szechwan
china place infantry szechwan
= 130326d066ec53e4
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk pass
uk done
uk done
= e7d4b453ae61e348
japan spare sea20
= 19513be473e01c64
anzac buy transport
anzac buy infantry
anzac done
anzac pass
anzac done
anzac move sea47 sea
anzac take submarine 1
anzac step sea46
anzac halt
anzac move sea62 sea
anzac take destroyer 1
anzac take transport 1
anzac load new_south_wales infantry transport
anzac step sea54
anzac step sea46
anzac halt
anzac done
= 5a1dca6d23ed58dd
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy tank
japan done
japan declare all
japan move sea21 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan take submarine 1
japan take transport[artillery,infantry] 1
japan take transport[tank,infantry] 1
japan step sea35
japan halt
japan assault transport[artillery,infantry] philippines
japan assault transport[tank,infantry] philippines
japan move sea34 sea
japan take battleship 1
japan take destroyer 1
japan take transport[infantry] 1
japan step sea35
japan halt
japan assault transport[infantry] philippines
japan move sea20 sea
japan take cruiser 1
japan take destroyer 1
japan take submarine 1
japan step sea35
japan halt
japan move kiangsi air
japan take fighter 1
japan take tactical_bomber 2
japan fly philippines attack
japan move sea34 air
japan take tactical_bomber 1
japan take fighter 1
japan fly philippines attack
japan move japan air
japan take fighter 5
japan take tactical_bomber 4
japan fly chahar attack
japan move okinawa air
japan take fighter 1
japan fly chahar attack
japan move anhwe land
japan take infantry 3
japan take artillery 1
japan step chahar
japan move jehol land
japan take infantry 4
japan take artillery 1
japan take mech_infantry 1
japan step chahar
japan move french_indo_china land
japan take infantry 1
japan step shan_state
japan move french_indo_china land
japan take infantry 2
japan step yunnan
japan move hunan land
japan take infantry 4
japan take artillery 2
japan step yunnan
japan move japan air
japan take strategic_bomber 2
japan fly kwangtung raid
japan move kiangsu air
japan take strategic_bomber 1
japan fly kwangtung raid
japan move manchuria air
japan take strategic_bomber 1
japan fly kwangtung raid
japan done
= b44a29b37852d635
usa scramble philippines fighter 1 | 2 1 2 5 ; 5 5 2
= fc92db41112742c7
japan submerge 0 | 4 6 ; 2 3 ; 1 6 ; 3 4 5 4 ; 5
japan land transport[infantry]~assaulting>philippines infantry
japan land transport[artillery,infantry]~assaulting>philippines artillery
japan land transport[infantry]~offloaded>philippines infantry
japan land transport[tank,infantry]~assaulting>philippines tank
japan land transport[infantry]~offloaded>philippines infantry | 5 1 4 ; 2 4 2 ; 2 6 ; 1 5 ; 1
japan lose infantry~seaborne
japan fight chahar | 3 3 6 2 ; 2 6 2 1 1 1 ; 2 5 1 5 ; 3 5 3 5 6 6 ; 1 3
japan lose infantry
japan fight yunnan | 6 4 5 3 ; 6 4 5 5 ; 4 2 5
japan lose infantry
japan press | 4 5 1 5 ; 4 1 6 ; 2 2 6
japan lose infantry
japan lose infantry
japan press | 2 2 5 3 ; 6 ; 6 ; 4 ; 4 ; 2 ; 3 ; 4 ; 2
japan move chahar air
japan take tactical_bomber~aloft1 4
japan fly anhwe
japan move chahar air
japan take fighter~aloft1 6
japan fly jehol
japan move kwangtung air
japan take strategic_bomber~aloft4 1
japan fly siam
japan move kwangtung air
japan take strategic_bomber~aloft3 2
japan fly kiangsi
japan move philippines air
japan take tactical_bomber~aloft2 1
japan fly sea21
japan move philippines air
japan take tactical_bomber~aloft1 2
japan fly sea35
japan move philippines air
japan take fighter~aloft2 1
japan fly sea21
japan move philippines air
japan take fighter~aloft1 1
japan fly sea35
japan move sea21 air
japan cancel
japan move sea21 air
japan cancel
japan move sea21 air
japan cancel
japan move sea21 air
japan cancel
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sea16
japan step sea25
japan halt
japan move manchuria land
japan take infantry 1
japan step jehol
japan move kwangsi air
japan take fighter 3
japan fly kiangsu
japan move sea21 air
japan take tactical_bomber 2
japan fly marshall_islands
japan move sea21 air
japan take fighter 2
japan fly iwo_jima
japan move kwangsi air
japan cancel
japan move kwangsi air
japan take tactical_bomber 1
japan fly hainan
japan move sea21 sea
japan take carrier 1
japan step sea18
japan step sea21
japan halt
japan move sea21 sea
japan cancel
japan move sea21 sea
japan cancel
japan move kwangsi air
japan take fighter 1
japan fly hainan
japan move sea21 sea
japan take carrier 1
japan step sea20
japan step sea35
japan halt
japan done
japan deck fighter~aloft carrier~done
= c680232c39caa032
uk disrupt sea37
= 969834a2482966d7
usa buy transport
usa buy infantry
usa buy infantry
usa buy destroyer
usa done
usa move sea32 sea
usa take transport[infantry,infantry] 1
usa step sea33
usa halt
usa move sea34 sea
usa take destroyer 1
usa take transport[infantry,infantry] 1
usa step sea33
usa halt
usa assault transport[infantry,infantry] caroline_islands
usa move hawaiian_islands air
usa take fighter 1
usa take tactical_bomber 1
usa fly sea25 attack
usa move western_united_states air
usa take fighter 1
usa take tactical_bomber 1
usa fly sea25 attack
usa move sea27 air
usa take tactical_bomber 1
usa take fighter 1
usa fly sea25 attack
usa done
usa land transport[infantry,infantry]~assaulting>caroline_islands infantry
usa land transport[infantry]~offloaded>caroline_islands infantry
usa land transport[infantry,infantry]~assaulting>caroline_islands infantry
usa land transport[infantry]~offloaded>caroline_islands infantry | 4 2 6 ; 5 6 2 ; 1
usa lose fighter~attacking1
usa move sea25 air
usa take tactical_bomber~aloft3 1
usa fly hawaiian_islands
usa move sea25 air
usa take tactical_bomber~aloft2 1
usa fly midway
usa move sea25 air
usa take tactical_bomber~aloft1 1
usa fly midway
usa move sea25 air
usa take fighter~aloft3 1
usa fly johnston_island
usa move sea10 sea
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa step sea8
usa halt
usa move sea27 sea
usa take battleship 1
usa take carrier 1
usa take cruiser 1
usa take destroyer 1
usa take submarine 1
usa take transport[tank,infantry] 1
usa step sea26
usa step sea25
usa halt
usa done
= 420ff9025ca505a4
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china move suiyuan air
china take fighter 1
china fly anhwe attack
china move hopei land
china take infantry 1
china step anhwe
china move kweichow land
china take infantry 5
china step anhwe
china done | 1 ; 2 2 2 1 3 2 ; 6 5 1 3
china lose infantry
china press | 3 ; 4 6 1 5 ; 4 1
china lose infantry
china move anhwe air
china take fighter~aloft2 1
china fly shensi
china done
china place infantry kansu
china place infantry suiyuan
china place infantry sikang
china place infantry kweichow
china place infantry hopei
china place infantry tsinghai
= a2647b15812e7f42
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk buy infantry
uk buy infantry
uk buy artillery
uk buy infantry
uk done
uk move burma air
uk take fighter 1
uk fly kiangsi attack
uk move india air
uk take fighter 3
uk take tactical_bomber 1
uk fly kiangsi attack
uk move kwangtung land
uk take infantry 2
uk step kiangsi
uk move burma land
uk take infantry 1
uk step shan_state
uk move malaya land
uk take infantry 4
uk step shan_state
uk done
uk fight kiangsi | 2 ; 1 6 3 3 ; 3 6 ; 3 3 ; 3 6 1 4 3 ; 5
uk move kiangsi air
uk take tactical_bomber~aloft1 1
uk fly anhwe
uk move kiangsi air
uk take fighter~aloft1 4
uk fly kwangtung
uk move india land
uk take infantry 6
uk take artillery 2
uk take tank 1
uk step burma
uk done
= 51a36c25e3d3dd50
anzac buy transport
anzac buy infantry
anzac done
anzac done
anzac move sea62 sea
anzac take transport 1
anzac load new_south_wales infantry transport
anzac step sea54
anzac step sea46
anzac halt
anzac move malaya land
anzac take infantry 1
anzac step shan_state
anzac done
= de81d42a3a5e0c17
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan done
japan move jehol air
japan take fighter 6
japan fly anhwe attack
japan move kiangsu air
japan take fighter 3
japan fly anhwe attack
japan move sea21 air
japan take tactical_bomber 1
japan take fighter 1
japan fly anhwe attack
japan move sea35 air
japan take tactical_bomber 1
japan take fighter 1
japan fly anhwe attack
japan move chahar land
japan take infantry 6
japan take artillery 2
japan take mech_infantry 1
japan step anhwe
japan move jehol land
japan take infantry 1
japan step anhwe
japan move yunnan land
japan take infantry 3
japan take artillery 2
japan step kweichow
japan move hainan air
japan take fighter 1
japan take tactical_bomber 1
japan fly sea33 attack
japan move iwo_jima air
japan take fighter 2
japan fly sea33 attack
japan move marshall_islands air
japan take tactical_bomber 2
japan fly sea33 attack
japan move siam air
japan take strategic_bomber 1
japan fly india raid
japan done
japan bomb complex | 6 ; 5
japan fight anhwe | 6 3 ; 5 5 4 3 6 2 5 4 4 3 1 ; 3 2 3 5 ; 4 3 1 1 1 6 ; 5 ; 3 1 1
japan lose infantry
japan lose infantry
japan fight kweichow | 3 3 2 4 ; 4 ; 5 ; 6 5 4 ; 3 5 4 ; 1
japan lose fighter~attacking
japan move anhwe air
japan take tactical_bomber~aloft1 2
japan fly jehol
japan move anhwe air
japan take fighter~aloft3 9
japan fly manchuria
japan move anhwe air
japan take fighter~aloft1 2
japan fly jehol
japan move india air
japan take strategic_bomber~aloft3 1
japan fly french_indo_china
japan move sea33 air
japan take tactical_bomber~aloft2 2
japan fly marianas
japan move sea33 air
japan take fighter~aloft1 2
japan fly sea22
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sea16
japan step sea24
japan halt
japan move sea35 sea
japan take battleship 2
japan take carrier 1
japan take cruiser 2
japan take destroyer 4
japan take submarine 2
japan take transport 3
japan load philippines tank transport
japan load philippines artillery transport
japan load philippines infantry transport
japan load philippines infantry transport[infantry+]
japan step sea21
japan step sea22
japan halt
japan move sea22 sea
japan cancel
japan move sea21 sea
japan take carrier 1
japan cancel
japan move sea21 sea
japan take carrier 1
japan cancel
japan move sea21 sea
japan take carrier 1
japan step sea34
japan step sea33
japan halt
japan done
= da752019093c2391
uk disrupt sea37
= a22880ee953ed284
usa buy transport
usa buy infantry
usa buy infantry
usa buy destroyer
usa buy artillery
usa buy fighter
usa buy transport
usa buy infantry
usa buy infantry
usa buy destroyer
usa done
usa move hawaiian_islands air
usa take tactical_bomber 1
usa fly sea6 attack
usa move sea25 air
usa take fighter 1
usa fly sea6 attack
usa done
= 3b4bb43b4c265b4f
japan done | 3 ; 3 ; 5
= 4d302bb6d61df4b7
usa move sea6 air
usa take tactical_bomber~aloft1 1
usa fly sea16
usa move sea6 air
usa take fighter~aloft2 1
usa fly sea16
usa move sea8 sea
usa take transport[artillery,infantry] 1
usa step sea7
usa step sea6
usa halt
usa move sea10 sea
usa take destroyer 1
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa step sea8
usa halt
usa move western_united_states air
usa cancel
usa move midway air
usa take tactical_bomber 2
usa fly aleutian_islands
usa move hawaiian_islands air
usa cancel
usa move hawaiian_islands air
usa take strategic_bomber 1
usa fly british_columbia
usa move johnston_island air
usa take fighter 1
usa fly queensland
usa move sea25 sea
usa take transport[tank,infantry] 1
usa take submarine 1
usa step sea13
usa step sea14
usa halt
usa move western_united_states air
usa take strategic_bomber 1
usa fly johnston_island
usa move sea25 sea
usa take battleship 1
usa step sea16
usa step sea7
usa halt
usa move sea25 sea
usa cancel
usa move sea25 sea
usa take cruiser 1
usa take destroyer 1
usa step sea31
usa step sea30
usa halt
usa move sea25 sea
usa cancel
usa move sea25 sea
usa cancel
usa move sea25 sea
usa take carrier 1
usa cancel
usa move sea25 sea
usa cancel
usa move sea25 sea
usa cancel
usa move sea25 sea
usa take carrier 1
usa step sea15
usa step sea16
usa halt
usa done
= 31a7355819b1f769
china buy infantry
china buy infantry
china buy infantry
china done
china move hopei land
china take infantry 1
china step chahar
china move szechwan land
china take infantry 1
china step yunnan
china done
china move kansu land
china take infantry 1
china step shensi
china move sikang land
china take infantry 1
china step shensi
china move suiyuan land
china take infantry 1
china step chahar
china move tsinghai land
china take infantry 1
china step shensi
china done
china place infantry hopei
china place infantry sikang
china place infantry szechwan
= 6d51a14d973aa878
uk repair india complex
uk repair india complex
uk repair india complex
uk repair india complex
uk repair india complex
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk move kiangsi land
uk take infantry 1
uk step kiangsu
uk move kwangtung air
uk take fighter 4
uk fly french_indo_china attack
uk move shan_state land
uk take infantry 5
uk step french_indo_china
uk move kiangsi land
uk take infantry 1
uk step hunan
uk done | 4 2 5 3 ; 5 4 5 4 2 ; 5
uk move french_indo_china air
uk take fighter~aloft2 4
uk fly szechwan
uk move burma land
uk take infantry 6
uk take artillery 2
uk take tank 1
uk step shan_state
uk move india land
uk take infantry 3
uk take artillery 1
uk step burma
uk done
= 87da9e2a6d3b1496
anzac buy transport
anzac buy infantry
anzac done
anzac move shan_state land
anzac take infantry 1
anzac step siam
anzac move new_zealand air
anzac take fighter 3
anzac fly sea33 attack
anzac move queensland air
anzac take fighter 1
anzac fly sea33 attack
anzac done | 6 4 3 3
= 07df12323ac1c17d
japan lose tactical_bomber | 4 ; 4
= 894207b53f815097
anzac press | 2 3 5 4 ; 3
anzac move sea33 air
anzac take fighter~aloft2 1
anzac fly new_guinea
anzac move sea33 air
anzac take fighter~aloft1 3
anzac fly caroline_islands
anzac move sea62 sea
anzac take transport 1
anzac load new_south_wales infantry transport
anzac step sea54
anzac step sea46
anzac halt
anzac done
= 72497543b3d8af6b
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy tank
japan done
japan move sea24 sea
japan take destroyer 1
japan take transport[tank,infantry] 1
japan step sea25
japan step sea26
japan halt
japan move japan air
japan take fighter 1
japan fly kiangsu attack
japan move jehol air
japan take fighter 2
japan take tactical_bomber 2
japan fly kiangsu attack
japan move manchuria air
japan take fighter 9
japan fly kiangsu attack
japan move sea22 air
japan take fighter 2
japan fly kiangsu attack
japan move anhwe land
japan take infantry 5
japan take artillery 2
japan take mech_infantry 1
japan step kiangsu
japan move kweichow land
japan take infantry 3
japan take artillery 2
japan step hopei
japan move marianas air
japan take tactical_bomber 2
japan fly sea6 attack
japan done
japan land transport[tank,infantry]~assaulting>hawaiian_islands tank
japan land transport[infantry]~offloaded>hawaiian_islands infantry
japan fight hopei | 2 4 5 3 ; 5 ; 6
japan fight kiangsu | 4 2 ; 2 5 4 5 3 3 3 6 2 4 5 3 6 5 ; 4 5 6 6 ; 6 3 5 5 ; 5
japan move kiangsu air
japan take tactical_bomber~aloft2 2
japan fly anhwe
japan move kiangsu air
japan take fighter~aloft2 12
japan fly kwangsi
japan move kiangsu air
japan take fighter~aloft1 2
japan fly anhwe
japan move sea6 air
japan take tactical_bomber~aloft1 2
japan fly korea
japan move sea22 sea
japan take battleship 2
japan take carrier 1
japan take cruiser 2
japan take destroyer 4
japan take submarine 2
japan take transport[infantry,infantry] 1
japan take transport[artillery] 1
japan take transport[tank] 1
japan step sea34
japan step sea45
japan halt
japan done
= d4a3d9a3a273440f
usa buy transport
usa buy infantry
usa buy infantry
usa buy destroyer
usa buy artillery
usa buy fighter
usa buy transport
usa buy infantry
usa buy infantry
usa buy artillery
usa buy infantry
usa done
usa move aleutian_islands air
usa take tactical_bomber 2
usa fly sea6 attack
usa move sea16 air
usa take tactical_bomber 1
usa take fighter 1
usa fly sea6 attack
usa move sea7 sea
usa take battleship 1
usa step sea6
usa halt
usa move sea30 sea
usa take cruiser 1
usa take destroyer 1
usa step sea26
usa halt
usa move johnston_island air
usa take strategic_bomber 1
usa fly hawaiian_islands raid
usa done
usa bomb airbase | 3 ; 2
usa fight sea6 | 3 ; 3 1 2 ; 6 ; 6 ; 5 ; 3 ; 5
usa press | 6 ; 5 ; 3
usa press | 3 ; 3 ; 4
usa move hawaiian_islands air
usa take strategic_bomber~aloft3 1
usa fly wake_island
usa move sea6 air
usa take tactical_bomber~aloft3 1
usa fly midway
usa move sea6 air
usa take tactical_bomber~aloft1 2
usa fly sea17
usa move sea6 air
usa take fighter~aloft3 1
usa fly kiangsi
usa move sea8 sea
usa take destroyer 1
usa take transport[artillery,infantry] 1
usa step sea7
usa step sea6
usa halt
usa move sea10 sea
usa take destroyer 2
usa take transport 2
usa load western_united_states artillery transport
usa load western_united_states infantry transport
usa load western_united_states infantry transport[infantry+]
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa step sea8
usa halt
usa move sea14 sea
usa take submarine 1
usa take transport[tank,infantry] 1
usa step sea8
usa step sea7
usa halt
usa move british_columbia air
usa cancel
usa move queensland air
usa cancel
usa move queensland air
usa cancel
usa move queensland air
usa cancel
usa move british_columbia air
usa take strategic_bomber 1
usa fly alaska
usa move queensland air
usa cancel
usa move sea16 sea
usa take carrier 1
usa step sea24
usa step sea17
usa halt
usa done
usa place destroyer sea10
usa place transport sea10
usa place artillery western_united_states
usa place transport sea10
usa place artillery western_united_states
usa place fighter western_united_states
= edaae215def6f523
china buy infantry
china buy infantry
china buy artillery
china buy infantry
china buy infantry
china done
china move chahar land
china take infantry 1
china step jehol
china move shensi land
china take infantry 1
china step kweichow
china done
china move sikang land
china take infantry 1
china step shensi
china move szechwan land
china take infantry 2
china take artillery 1
china step kweichow
china done
china place artillery jehol
china place infantry szechwan
china place infantry kansu
china place infantry chahar
china place infantry shensi
= 545a515002446c02
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk done
uk move burma land
uk take infantry 3
uk take artillery 1
uk step yunnan
uk move india land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step burma
uk move shan_state land
uk take infantry 6
uk take artillery 2
uk take tank 1
uk step french_indo_china
uk done
= 5e79b381514bd200
anzac buy transport
anzac buy infantry
anzac buy artillery
anzac done
anzac done
anzac move sea62 sea
anzac take transport 1
anzac load new_south_wales infantry transport
anzac step sea54
anzac step sea46
anzac halt
anzac move siam land
anzac take infantry 1
anzac step french_indo_china
anzac done
= e1779193617245be
end 1016 over e1779193617245be316a55d5ee113daf 080afe4ee80a1541
