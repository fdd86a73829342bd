flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"share_ships":true,"low_luck":false,"round_cap":4}
note "Nobody wins: the agreed rounds are over"
dice fast 3
start a61cc230ff458dcba8823f3f2200c17d
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
= c33a34b83decc546
uk spare sea37
= 5d1622cb48fec460
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
= 6a5483078d684fd2
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
= 29b4c94c41615391
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk pass
uk done
uk done
= ae2501ac36dccc3c
japan spare sea20
= 771d7ef1cfca6146
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
= ec0feb9cf7511e2d
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
= a7167e629a15115c
usa scramble philippines fighter 1 | 2 1 2 5 ; 5 5 2
= 80edf7945ad5de5d
japan submerge 0 | 4 6 ; 2 3 ; 1 6 2 3 ; 3
japan lose battleship
japan land transport[infantry]~assaulting>philippines infantry
japan land transport[artillery,infantry]~assaulting>philippines artillery
japan land transport[infantry]~offloaded>philippines infantry
japan land transport[tank,infantry]~assaulting>philippines tank
japan land transport[infantry]~offloaded>philippines infantry | 5 2 6 ; 5 1 4 ; 2 4 ; 2 6 ; 1
japan lose infantry~seaborne
japan fight chahar | 1 6 2 4 ; 3 3 6 2 5 2 ; 2 6 2 1 ; 2 5 1 5 6 6 ; 3 5
japan fight yunnan | 1 3 6 6 ; 6 4 5 3 ; 6 4 5
japan press | 4 2 5 4 ; 4 5 1 5 ; 4 1
japan lose infantry | 2 ; 2
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
= cfd558c54c6b3df1
uk disrupt sea37
= 995421b6c4fb982a
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
usa land transport[infantry]~offloaded>caroline_islands infantry | 6 5 3 ; 6 4 6 ; 4
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
= 24fa47addb5961a7
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
china done | 4 ; 2 3 3 2 3 1 ; 3 4 4 4
china lose infantry
china press | 4 ; 2 6 5 4 3 ; 4 2 6
china lose infantry
china press | 5 ; 1 2 2 6 ; 1 1 4
china lose infantry
china lose infantry
china press | 2 ; 6 5 ; 3 2
china lose infantry
china lose infantry
china press | 4 ; 4
china press | 2 ; 1
china done
china place infantry sikang
china place infantry kansu
china place infantry suiyuan
china place infantry sikang
china place infantry kweichow
china place infantry kansu
= cc26b9741a29218e
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
uk fight kiangsi | 3 ; 3 3 6 1 ; 3 6 ; 5 2 ; 6 6 3 4 3 ; 5
uk press | 6 3 2 6 4 ; 5
uk press | 3 2 3 5 4 ; 4
uk press | 5 5 5 5 6 ; 3
uk press | 3 3 2 4 5 ; 4
uk press | 5 4 6 4 2 ; 6
uk press | 3 5 4 3 5 ; 1
uk press | 3 4 6 1 ; 3
uk move kiangsi air
uk take tactical_bomber~aloft1 1
uk fly kwangtung
uk move kiangsi air
uk take fighter~aloft1 4
uk fly kwangtung
uk move india land
uk take infantry 6
uk take artillery 2
uk take tank 1
uk step burma
uk done
= 30592657c9cd9b6a
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
= 5b25858a338b5f4c
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan done
japan move chahar land
japan take infantry 1
japan step hopei
japan move jehol air
japan take fighter 6
japan fly kweichow attack
japan move kiangsu air
japan take fighter 3
japan fly kweichow attack
japan move yunnan land
japan take infantry 5
japan take artillery 2
japan step kweichow
japan move chahar land
japan take infantry 6
japan take artillery 2
japan take mech_infantry 1
japan step suiyuan
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
japan move sea21 air
japan take tactical_bomber 1
japan take fighter 1
japan fly sea33 attack
japan move sea35 air
japan take tactical_bomber 1
japan take fighter 1
japan fly sea33 attack
japan move siam air
japan take strategic_bomber 1
japan fly india raid
japan done
japan bomb airbase | 5 ; 4
japan fight kweichow | 5 4 5 4 2 4 3 2 5 ; 5 6 3 3 ; 6 4 3 ; 4
japan fight suiyuan | 4 1 4 2 ; 2 3 5 4 2 ; 3 ; 2 4 5 3 2 ; 5 1 1 5 5 ; 6
japan move india air
japan take strategic_bomber~aloft3 1
japan fly french_indo_china
japan move kweichow air
japan take fighter~aloft2 9
japan fly jehol
japan move sea33 air
japan take tactical_bomber~aloft2 4
japan fly palau_island
japan move sea33 air
japan take fighter~aloft2 2
japan fly marshall_islands
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
japan move jehol land
japan take infantry 1
japan step anhwe
japan move sea21 sea
japan take carrier 1
japan step sea34
japan step sea33
japan halt
japan done
= 0a57f3da1bac0e91
uk disrupt sea37
= c4b04a889cf70227
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
usa done
= 9e0240d6f3692715
japan scramble japan fighter 1 | 4 ; 2 ; 4
= d63fedf17f9da9d6
usa move sea8 sea
usa take transport[artillery,infantry] 1
usa step sea7
usa step sea16
usa halt
usa move sea10 sea
usa take destroyer 1
usa take transport 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sea1
usa step sea8
usa halt
usa move sea25 sea
usa take battleship 1
usa take carrier[fighter,fighter] 1
usa take cruiser 1
usa take destroyer 1
usa take submarine 1
usa take transport[tank,infantry] 1
usa step sea16
usa step sea17
usa halt
usa done
= 2c84107b215d953f
china buy infantry
china buy infantry
china done
china move szechwan land
china take infantry 1
china step yunnan
china done
china move sikang land
china take infantry 2
china step shensi
china done
china place infantry tsinghai
china place infantry shensi
= e00539be8a163bd3
uk repair india airbase
uk repair india airbase
uk repair india airbase
uk repair india airbase
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk buy infantry
uk done
uk move kiangsi land
uk take infantry 1
uk step kiangsu
uk move kwangtung air
uk take fighter 4
uk take tactical_bomber 1
uk fly french_indo_china attack
uk move shan_state land
uk take infantry 4
uk step french_indo_china
uk move kiangsi land
uk take infantry 1
uk step hunan
uk done | 6 ; 5 3 2 4 ; 3 6 6 3 ; 2
uk move french_indo_china air
uk take tactical_bomber~aloft2 1
uk fly kiangsi
uk move french_indo_china air
uk take fighter~aloft2 4
uk fly shan_state
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
= bcb187224091f78f
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
= 2eee244a9968960a
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
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
japan take fighter 9
japan fly kiangsu attack
japan move sea22 air
japan take fighter 2
japan fly kiangsu attack
japan move anhwe land
japan take infantry 1
japan step kiangsu
japan move kweichow land
japan take infantry 5
japan take artillery 2
japan step hunan
japan move suiyuan land
japan take infantry 6
japan take artillery 2
japan take mech_infantry 1
japan step kansu
japan move sea33 air
japan take tactical_bomber 1
japan take fighter 1
japan fly sea16 attack
japan move marshall_islands air
japan take fighter 2
japan fly sea46 attack
japan move palau_island air
japan take tactical_bomber 4
japan fly sea46 attack
japan done
japan land transport[tank,infantry]~assaulting>hawaiian_islands tank
japan land transport[infantry]~offloaded>hawaiian_islands infantry | 3 ; 3 ; 6
japan fight hunan | 6 4 4 2 ; 5 4 2 ; 3
japan fight kansu | 5 2 4 2 ; 6 6 6 1 2 ; 5 4
japan fight kiangsu | 3 5 4 6 3 1 5 2 5 1 4 2 ; 3 ; 3
japan fight sea16
= bb8ee29323b5de77
anzac submerge 0 | 4 4 ; 3 4 1 4 ; 1
= a81f2b70b38b673c
japan lose fighter~attacking1
japan move kiangsu air
japan take fighter~aloft2 10
japan fly hopei
japan move kiangsu air
japan take fighter~aloft1 2
japan fly anhwe
japan move sea16 air
japan take tactical_bomber~aloft1 1
japan fly sea24
japan move sea16 air
japan take fighter~aloft1 1
japan fly sea24
japan move sea46 air
japan take tactical_bomber~aloft2 4
japan fly palau_island
japan move sea46 air
japan take fighter~aloft1 1
japan fly sea54
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sea18
japan step sea21
japan halt
japan move sea22 sea
japan take destroyer 4
japan cancel
japan move sea33 sea
japan cancel
japan move sea33 sea
japan take carrier 1
japan step sea46
japan step sea54
japan halt
japan move sea22 sea
japan take battleship 2
japan take transport[tank] 1
japan take cruiser 1
japan step sea21
japan step sea19
japan offload transport[tank] tank shantung
japan halt
japan move sea22 sea
japan take destroyer 2
japan step sea21
japan step sea35
japan halt
japan move sea22 sea
japan take transport[artillery] 1
japan take cruiser 1
japan step sea21
japan step sea19
japan load okinawa infantry transport[artillery]
japan offload transport[infantry+,artillery] infantry manchuria
japan halt
japan move sea22 sea
japan take submarine 1
japan take destroyer 2
japan step sea34
japan step sea45
japan halt
japan move sea22 sea
japan cancel
japan move sea22 sea
japan take transport[infantry,infantry] 1
japan step sea18
japan step sea21
japan halt
japan move sea22 sea
japan cancel
japan move sea22 sea
japan take submarine 1
japan step sea33
japan step sea34
japan halt
japan move sea22 sea
japan cancel
japan move sea22 sea
japan cancel
japan move sea22 sea
japan cancel
japan move sea22 sea
japan cancel
japan move sea22 sea
japan take carrier 1
japan step sea23
japan step sea24
japan halt
japan done
= 03647b500ba23781
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
usa move midway air
usa take tactical_bomber 2
usa fly sea6 attack
usa move sea17 air
usa take fighter 2
usa fly sea6 attack
usa move western_united_states air
usa take strategic_bomber 1
usa fly hawaiian_islands raid
usa done
= 4e47cb3e00a827f6
japan done
= 0a0de97efaad9661
usa bomb naval_base | 6 ; 5 ; 3 2 ; 4 2 ; 4
usa move hawaiian_islands air
usa take strategic_bomber~aloft3 1
usa fly midway
usa move sea6 air
usa take tactical_bomber~aloft2 2
usa fly sea17
usa move sea6 air
usa take fighter~aloft3 2
usa fly guam
usa move sea17 air
usa take tactical_bomber~aloft1 2
usa fly sea18
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
usa move western_united_states air
usa cancel
usa move johnston_island air
usa cancel
usa move johnston_island air
usa cancel
usa move johnston_island air
usa take fighter 1
usa fly fiji
usa move western_united_states air
usa cancel
usa move sea17 sea
usa take battleship 1
usa step sea6
usa step sea18
usa halt
usa move western_united_states air
usa cancel
usa move sea17 sea
usa cancel
usa move sea17 sea
usa cancel
usa move western_united_states air
usa cancel
usa move sea17 sea
usa take carrier 1
usa step sea6
usa step sea18
usa halt
usa done
usa place infantry western_united_states
usa place infantry western_united_states
usa place destroyer sea10
usa place transport sea10
usa place fighter western_united_states
usa place artillery western_united_states
usa place transport sea10
usa place infantry western_united_states
usa place artillery western_united_states
= a95c141c645aa1b1
china buy infantry
china buy infantry
china buy artillery
china buy infantry
china done
china move yunnan land
china take infantry 1
china step kwangsi
china move shensi land
china take infantry 1
china step kweichow
china move shensi land
china take infantry 1
china step suiyuan
china done
china move szechwan land
china take infantry 1
china take artillery 1
china step kweichow
china done
china place infantry szechwan
china place artillery yunnan
china place infantry suiyuan
china place infantry shensi
= 8e33111d047dec7f
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk buy infantry
uk buy infantry
uk done
uk move kiangsi air
uk take tactical_bomber 1
uk fly sea45 attack
uk move shan_state air
uk take fighter 4
uk fly sea45 attack
uk done
= 3872220f0b93298a
japan submerge 0 | 1 ; 5 4 5 3 ; 6 4
= 29a44397dc99992b
uk move sea45 air
uk take tactical_bomber~aloft1 1
uk fly dutch_new_guinea
uk move sea45 air
uk take fighter~aloft1 4
uk fly dutch_new_guinea
uk move burma land
uk take infantry 3
uk take artillery 1
uk step yunnan
uk move french_indo_china land
uk take infantry 4
uk step kwangsi
uk move india land
uk take infantry 3
uk take artillery 1
uk take tank 1
uk step burma
uk move shan_state land
uk take infantry 6
uk take artillery 2
uk take tank 1
uk step yunnan
uk done
= 073a313fb7c3aaef
anzac buy transport
anzac buy infantry
anzac buy artillery
anzac done
anzac move queensland air
anzac take fighter 1
anzac fly sea21 attack
anzac move sea46 sea
anzac take submarine 1
anzac step sea34
anzac step sea21
anzac halt
anzac move new_zealand air
anzac take fighter 3
anzac fly sea45 attack
anzac done
anzac fight sea21 | 5 ; 6 ; 6
anzac press | 2 ; 3 ; 4
anzac move sea21 air
anzac take fighter~aloft1 1
anzac fly guam
anzac move sea45 air
anzac take fighter~aloft1 3
anzac fly dutch_new_guinea
anzac move sea62 sea
anzac take transport 1
anzac load new_south_wales infantry transport
anzac step sea61
anzac step sea56
anzac halt
anzac move siam land
anzac take infantry 1
anzac step french_indo_china
anzac done
= 91641af2a9bcc8d8
japan disrupt sea54
= 25f570ca4a53ebd2
end 1044 over 25f570ca4a53ebd27ccb7d982a87625f 0ca7bf6b8ea898e9
