flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"errata","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"share_ships":true,"low_luck":false,"round_cap":4}
note "The official political rules"
dice fast 4
start 0137a7ebbe2304d69dd102a611dbab9a
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
japan done | 3 1 5 ; 4 6 2 6 5 ; 4 5 2 5 ; 1 5 6 ; 5
japan move hunan air
japan take tactical_bomber~aloft2 1
japan fly kiangsi
japan move hunan air
japan take tactical_bomber~aloft1 2
japan fly kwangsi
japan move hunan air
japan take fighter~aloft2 1
japan fly kiangsu
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
= f894b675e503e8eb
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
= 15d12b5c4da406d5
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
china done | 6 ; 3 2 ; 3
china press | 6 ; 4 4 ; 1
china lose infantry
china press | 2 ; 2 ; 6
china move chahar air
china take fighter~aloft1 1
china fly hopei
china move shensi land
china take infantry 1
china step hopei
china move szechwan land
china take infantry 4
china step kweichow
china done
china place infantry kweichow
china place artillery szechwan
china place infantry shensi
= b4482907f3e195a2
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk pass
uk done
uk done
= ee16238865e48683
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
= af267e3aacb6c253
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy tank
japan done
japan declare usa uk anzac
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
japan take tactical_bomber 1
japan fly philippines attack
japan move sea21 air
japan take tactical_bomber 2
japan take fighter 2
japan fly philippines attack
japan move japan air
japan take fighter 5
japan take tactical_bomber 4
japan fly chahar attack
japan move kiangsu air
japan take fighter 1
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
japan take infantry 5
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
= 5c14ff28483aee2b
usa done | 4 2 2 5 ; 2 1 2 2
= bee65e8eef5b516a
japan land transport[infantry]~assaulting>philippines infantry
japan land transport[artillery,infantry]~assaulting>philippines artillery
japan land transport[infantry]~offloaded>philippines infantry
japan land transport[tank,infantry]~assaulting>philippines tank
japan land transport[infantry]~offloaded>philippines infantry
japan bombard battleship~done philippines
japan bombard battleship~done philippines
japan bombard cruiser~done philippines
japan bombard cruiser~done philippines | 4 2 ; 5 3 ; 6 ; 4
japan fight chahar | 2 3 3 3 ; 6 6 5 1 6 2 3 ; 3 4 1 3 ; 4 2 2 2 6 2 ; 3
japan fight yunnan | 1 3 2 1 ; 3 5 4 2 4 ; 4 6 2
japan lose infantry | 5 ; 4 ; 1 ; 1
japan move chahar air
japan take tactical_bomber~aloft1 4
japan fly jehol
japan move chahar air
japan take fighter~aloft2 1
japan fly kiangsu
japan move chahar air
japan take fighter~aloft1 6
japan fly anhwe
japan move kwangtung air
japan take strategic_bomber~aloft4 1
japan fly palau_island
japan move kwangtung air
japan take strategic_bomber~aloft3 3
japan fly jehol
japan move philippines air
japan take tactical_bomber~aloft2 2
japan fly sea45
japan move philippines air
japan take tactical_bomber~aloft1 1
japan fly sea35
japan move philippines air
japan take fighter~aloft2 2
japan fly sea35
japan move sea34 air
japan take tactical_bomber~aloft4 1
japan fly iwo_jima
japan move sea34 air
japan take fighter~aloft4 1
japan fly french_indo_china
japan move sea35 air
japan take fighter~aloft1 2
japan fly sea20
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
japan take tactical_bomber 2
japan fly hainan
japan move kwangsi air
japan take fighter 4
japan fly french_indo_china
japan move sea21 sea
japan cancel
japan move sea21 sea
japan cancel
japan move sea21 sea
japan take carrier 2
japan cancel
japan move sea21 sea
japan take carrier 1
japan step sea35
japan step sea20
japan halt
japan move sea21 sea
japan take carrier 1
japan step sea35
japan step sea45
japan halt
japan done
= 2a04a8a8e0cc863e
uk disrupt sea37
= 97120b997f09c361
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
usa land transport[infantry]~offloaded>caroline_islands infantry | 4 3 4 ; 1 2 4 ; 3
usa move sea25 air
usa take tactical_bomber~aloft3 1
usa fly aleutian_islands
usa move sea25 air
usa take tactical_bomber~aloft2 1
usa fly midway
usa move sea25 air
usa take tactical_bomber~aloft1 1
usa fly midway
usa move sea25 air
usa take fighter~aloft3 1
usa fly midway
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
= a1ea9fddbedf9f6a
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china buy infantry
china done
china move kweichow land
china take infantry 1
china step hunan
china done
china move shensi land
china take infantry 1
china step hopei
china done
china place infantry sikang
china place infantry sikang
china place infantry hunan
china place infantry tsinghai
china place infantry shensi
china place infantry kansu
= 2480ed493e0fce87
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
uk move kwangtung land
uk take infantry 1
uk step kiangsi
uk move kwangtung land
uk take infantry 1
uk step kwangsi
uk move burma air
uk take fighter 1
uk fly shan_state attack
uk move india air
uk take fighter 3
uk take tactical_bomber 1
uk fly shan_state attack
uk move burma land
uk take infantry 1
uk step shan_state
uk move malaya land
uk take infantry 4
uk step shan_state
uk done | 3 ; 5 2 4 2 ; 5 6 2 2 5 ; 1
uk lose infantry
uk move shan_state air
uk take tactical_bomber~aloft3 1
uk fly kwangtung
uk move shan_state air
uk take fighter~aloft3 4
uk fly ceylon
uk move india land
uk take infantry 6
uk take artillery 2
uk take tank 1
uk step burma
uk done
= 0a68e45bb4a5c421
japan disrupt sea20
= 3d37c4a1a6c41820
anzac buy transport
anzac buy infantry
anzac done
anzac move new_zealand air
anzac take fighter 3
anzac fly sea45 attack
anzac move queensland air
anzac take fighter 1
anzac fly sea45 attack
anzac done | 1 3 1 1 ; 1 2 ; 3
anzac lose fighter~attacking1
anzac lose fighter~attacking1
anzac move sea45 air
anzac take fighter~aloft2 1
anzac fly dutch_new_guinea
anzac move sea45 air
anzac take fighter~aloft1 1
anzac fly dutch_new_guinea
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
= 1b9e6f53985204dd
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan done
japan move anhwe air
japan take fighter 6
japan fly burma attack
japan move french_indo_china air
japan take fighter 5
japan fly burma attack
japan move yunnan land
japan take infantry 6
japan take artillery 2
japan step burma
japan move jehol air
japan take tactical_bomber 4
japan fly hopei attack
japan move kiangsu air
japan take fighter 1
japan fly hopei attack
japan move sea20 air
japan take fighter 2
japan fly hopei attack
japan move chahar land
japan take infantry 7
japan take artillery 2
japan take mech_infantry 1
japan step hopei
japan move jehol air
japan take strategic_bomber 3
japan fly kwangtung raid
japan move palau_island air
japan take strategic_bomber 1
japan fly kwangtung raid
japan done | 1 5 6 3 ; 2 3 5
japan fight burma | 4 4 3 2 5 1 1 5 2 6 3 ; 1 5 4 4 ; 5 2 3 5
= 984f20192c58fe4a
uk lose infantry
uk lose infantry
uk lose infantry
uk lose infantry
uk lose infantry
uk lose infantry
uk lose artillery | 4 ; 5 6 4 2 3 4 6 3
= 5c977a72c5447aed
japan lose infantry
japan press | 5 5 3 2 5 6 2 4 4 1 3 ; 5 1 3 2 ; 1 1 4 ; 5 ; 2
japan lose infantry | 1 5 6 ; 5 3 4 1 ; 1 5 6 4 ; 6 4 3 3 3 4 ; 4 ; 1 4
japan lose infantry
japan lose infantry
japan move burma air
japan take fighter~aloft2 5
japan fly yunnan
japan move burma air
japan take fighter~aloft1 6
japan fly yunnan
japan move hopei air
japan take tactical_bomber~aloft2 4
japan fly yunnan
japan move hopei air
japan take fighter~aloft2 1
japan fly chahar
japan move hopei air
japan take fighter~aloft1 2
japan fly chahar
japan move kwangtung air
japan take strategic_bomber~aloft3 3
japan fly manchuria
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sea16
japan step sea24
japan halt
japan move sea20 sea
japan take carrier 1
japan step sea21
japan step sea22
japan halt
japan move sea35 sea
japan take battleship 2
japan take cruiser 2
japan take destroyer 4
japan take submarine 2
japan take transport 3
japan load philippines tank transport
japan load philippines artillery transport
japan load philippines infantry transport
japan load philippines infantry transport[infantry+]
japan load philippines infantry transport[artillery+]
japan step sea21
japan step sea22
japan halt
japan move jehol land
japan take infantry 1
japan step anhwe
japan done
= 4218b0ddc28c06a9
uk disrupt sea37
= 57f7f06b9f7b87ea
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
usa move aleutian_islands air
usa take tactical_bomber 1
usa fly sea6 attack
usa done
= 2ddbc9509f4f1b92
japan done | 6 ; 4
= 4ac66dbabcc93a5b
usa press | 3 ; 3
usa move sea6 air
usa take tactical_bomber~aloft1 1
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
usa move sea33 sea
usa take destroyer 1
usa take transport 2
usa load caroline_islands infantry transport
usa load caroline_islands infantry transport
usa load caroline_islands infantry transport[infantry+]
usa load caroline_islands infantry transport[infantry+]
usa step sea34
usa step sea21
usa halt
usa move sea25 sea
usa take carrier[fighter,fighter] 1
usa take cruiser 1
usa take battleship 1
usa cancel
usa move hawaiian_islands air
usa take strategic_bomber 1
usa fly queensland
usa move sea25 air
usa cancel
usa move sea25 air
usa cancel
usa move sea25 air
usa take fighter 1
usa fly caroline_islands
usa move sea25 air
usa cancel
usa move midway air
usa take tactical_bomber 1
usa fly alaska
usa move sea25 air
usa take fighter 1
usa fly fiji
usa move western_united_states air
usa take strategic_bomber 1
usa fly gilbert_islands
usa move midway air
usa cancel
usa move midway air
usa take fighter 1
usa cancel
usa move midway air
usa cancel
usa move midway air
usa take tactical_bomber 1
usa fly hawaiian_islands
usa move sea25 sea
usa take transport[tank,infantry] 1
usa offload transport[tank,infantry] tank midway
usa offload transport[infantry]~offloaded>midway infantry midway
usa halt
usa move sea25 sea
usa take submarine 1
usa step sea14
usa step sea13
usa halt
usa move midway air
usa cancel
usa move midway air
usa take fighter 1
usa fly western_united_states
usa move sea25 sea
usa cancel
usa move sea25 sea
usa take cruiser 1
usa take battleship 1
usa step sea31
usa step sea30
usa halt
usa move sea25 sea
usa take destroyer 1
usa step sea16
usa step sea25
usa halt
usa move sea25 sea
usa take carrier 1
usa cancel
usa move sea25 sea
usa take carrier 1
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
usa cancel
usa move sea25 sea
usa take carrier 1
usa step sea15
usa step sea16
usa halt
usa done
= 7022f3ac266d72cb
china buy infantry
china buy infantry
china buy infantry
china done
china move hunan land
china take infantry 2
china step anhwe
china move kweichow land
china take infantry 5
china step anhwe
china done | 2 1 2 4 5 4 1 ; 5
china move kansu land
china take infantry 1
china step shensi
china move sikang land
china take infantry 2
china step shensi
china move tsinghai land
china take infantry 1
china step shensi
china done
china place infantry anhwe
china place infantry szechwan
china place infantry szechwan
= cd9e7f0d00d5433f
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk move kiangsi land
uk take infantry 1
uk step kiangsu
uk move kwangsi land
uk take infantry 1
uk step french_indo_china
uk move ceylon air
uk take fighter 4
uk fly burma attack
uk move kwangtung air
uk take tactical_bomber 1
uk fly burma attack
uk move india land
uk take infantry 3
uk take artillery 1
uk step burma
uk move shan_state land
uk take infantry 4
uk step burma
uk done | 3 ; 1 3 1 3 ; 1 5 ; 5 3 3 3 6 1 ; 3 3 4 5 1 2
uk lose infantry
uk lose infantry
uk move burma air
uk take tactical_bomber~aloft1 1
uk fly shan_state
uk move burma air
uk take fighter~aloft1 4
uk fly shan_state
uk done
= 43db81a57236855c
anzac buy transport
anzac buy infantry
anzac done
anzac move shan_state land
anzac take infantry 1
anzac step siam
anzac done
anzac move sea62 sea
anzac take transport 1
anzac load new_south_wales infantry transport
anzac step sea54
anzac step sea46
anzac halt
anzac done
= 70f19ec5dd5ba0af
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
japan step sea31
japan step sea26
japan halt
japan move chahar air
japan take fighter 3
japan fly anhwe attack
japan move japan air
japan take fighter 1
japan fly anhwe attack
japan move yunnan air
japan take fighter 11
japan take tactical_bomber 4
japan fly anhwe attack
japan move hopei land
japan take infantry 5
japan take artillery 2
japan take mech_infantry 1
japan step anhwe
japan move hainan air
japan take tactical_bomber 2
japan fly sea6 attack
japan move iwo_jima air
japan take tactical_bomber 1
japan fly sea6 attack
japan move manchuria air
japan take strategic_bomber 3
japan fly kwangtung raid
japan done
= 12281add0d4fa3b5
usa done | 4 3 2 ; 6 4 5
= 6a3db5ed874c082b
japan land transport[tank,infantry]~assaulting>hawaiian_islands tank
japan land transport[infantry]~offloaded>hawaiian_islands infantry | 2 ; 6 ; 6
japan fight anhwe | 2 5 4 5 ; 4 3 2 1 5 1 4 6 4 2 1 6 2 1 2 ; 4 4 5 5 ; 1 4 6 5 ; 5 4 6 6 4 3 4 5
japan move anhwe air
japan take tactical_bomber~aloft2 4
japan fly manchuria
japan move anhwe air
japan take fighter~aloft3 3
japan fly hopei
japan move anhwe air
japan take fighter~aloft2 11
japan fly hopei
japan move anhwe air
japan take fighter~aloft1 1
japan fly chahar
japan move kwangtung air
japan take strategic_bomber~aloft3 3
japan fly okinawa
japan move sea6 air
japan take tactical_bomber~aloft2 1
japan fly japan
japan move sea22 sea
japan take transport[artillery,infantry] 1
japan take transport[infantry,infantry] 1
japan step sea33
japan step sea32
japan offload transport[infantry,infantry] infantry marshall_islands
japan halt
japan move sea22 sea
japan cancel
japan move sea22 sea
japan take destroyer 3
japan step sea23
japan step sea17
japan halt
japan move sea22 sea
japan take carrier 1
japan cancel
japan move sea22 sea
japan take submarine 1
japan take cruiser 1
japan take transport[tank] 1
japan take battleship 2
japan step sea34
japan load palau_island infantry transport[tank]
japan halt
japan move sea22 sea
japan take cruiser 1
japan step sea34
japan step sea22
japan halt
japan move sea22 sea
japan take destroyer 1
japan step sea33
japan step sea48
japan halt
japan move sea22 sea
japan cancel
japan move sea22 sea
japan take carrier 1
japan take submarine 1
japan cancel
japan move sea22 sea
japan take carrier 1
japan cancel
japan move sea22 sea
japan take carrier 1
japan cancel
japan move sea22 sea
japan cancel
japan move sea22 sea
japan take submarine 1
japan take carrier 1
japan cancel
japan move sea22 sea
japan take submarine 1
japan cancel
japan move sea22 sea
japan take carrier 1
japan cancel
japan move sea22 sea
japan take carrier 1
japan step sea18
japan step sea6
japan halt
japan done
= a56e8c22db302896
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
usa move caroline_islands air
usa take fighter 1
usa fly sea22 attack
usa move sea16 air
usa take tactical_bomber 1
usa fly sea22 attack
usa move alaska air
usa take tactical_bomber 1
usa fly sea26 attack
usa move fiji air
usa take fighter 1
usa fly sea26 attack
usa move western_united_states air
usa take fighter 2
usa fly sea26 attack
usa move sea13 sea
usa take submarine 1
usa step sea26
usa halt
usa move sea30 sea
usa take battleship 1
usa take cruiser 1
usa step sea26
usa halt
usa done
usa fight sea22
= 80bb51d4d4e64a9e
japan submerge 0 | 2 ; 6 ; 1
= 84fd7e0b8a0646ef
usa lose fighter~attacking3 | 4 ; 6 1 5 ; 4 ; 5 ; 1 ; 3
usa move sea22 air
usa take tactical_bomber~aloft2 1
usa fly guam
usa move sea26 air
usa take fighter~aloft2 2
usa fly midway
usa move sea8 sea
usa take destroyer 1
usa take transport[artillery,infantry] 1
usa step sea7
usa step sea16
usa halt
usa move sea10 sea
usa take destroyer 2
usa take transport 2
usa load western_united_states artillery transport
usa load western_united_states infantry transport
usa load western_united_states infantry transport[infantry+]
usa load western_united_states infantry transport[artillery+]
usa step sea12
usa step sea26
usa halt
usa move sea25 sea
usa take destroyer 1
usa take transport 1
usa load midway tank transport
usa load midway infantry transport[tank+]
usa step sea24
usa step sea23
usa halt
usa move queensland air
usa cancel
usa move queensland air
usa take strategic_bomber 1
usa fly kwangsi
usa move gilbert_islands air
usa cancel
usa move gilbert_islands air
usa cancel
usa move sea16 sea
usa cancel
usa move gilbert_islands air
usa cancel
usa move sea16 sea
usa cancel
usa move gilbert_islands air
usa take strategic_bomber 1
usa fly samoa
usa move sea16 sea
usa cancel
usa move sea16 sea
usa cancel
usa move sea16 sea
usa take carrier 1
usa step sea25
usa step sea26
usa halt
usa done
usa place fighter western_united_states
usa place artillery western_united_states
usa place destroyer sea10
usa place infantry western_united_states
usa place artillery western_united_states
usa place infantry western_united_states
usa place transport sea10
usa place infantry western_united_states
usa place infantry western_united_states
usa place transport sea10
= e1ee6ab370d4057e
china buy infantry
china buy infantry
china buy infantry
china done
china move szechwan land
china take infantry 1
china step yunnan
china done
china move szechwan land
china take infantry 1
china take artillery 1
china step kweichow
china done
china place infantry shensi
china place infantry kweichow
china place infantry kansu
= 47e5c9c75b308e46
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk move kiangsu land
uk take infantry 1
uk step shantung
uk done
uk move burma land
uk take infantry 5
uk take artillery 1
uk step yunnan
uk move french_indo_china land
uk take infantry 1
uk step kwangsi
uk move india land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step burma
uk done
= 3e001cde794f9654
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
= ac0dde0b57672322
end 1099 over ac0dde0b576723228a05bd4cd3b4d0af 1b0ba6bcd4c78de9
