flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"low_luck":false,"round_cap":0}
note "The Allies win: they hold Japan at the end of a Japanese turn"
dice fast 2
start dea0f98def6b4b15573eb74c0d8aebe7
japan done
japan declare all
japan move sea33 sea
japan take battleship 1
japan take destroyer 1
japan take transport 1
japan load caroline_islands infantry transport
japan step sea34
japan step sea35
japan halt
japan move sea19 sea
japan take cruiser 1
japan take destroyer 1
japan take submarine 1
japan step sea20
japan step sea35
japan halt
japan move formosa air
japan take fighter 1
japan fly kwangtung attack
japan move japan air
japan take fighter 5
japan take tactical_bomber 4
japan fly kwangtung attack
japan move kiangsu air
japan take fighter 1
japan take tactical_bomber 1
japan fly kwangtung attack
japan move manchuria air
japan take fighter 3
japan take tactical_bomber 2
japan fly kwangtung attack
japan move okinawa air
japan take fighter 1
japan fly kwangtung attack
japan move sea6 air
japan take tactical_bomber 2
japan take fighter 2
japan fly kwangtung attack
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
japan move sea33 air
japan take tactical_bomber 1
japan take fighter 1
japan fly sea26 attack
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
= 56d76a7877d2a069
usa done | 4 2 5 1 ; 1 6 1 ; 5 ; 2 ; 2 4 ; 5 ; 5 ; 5 ; 1 ; 1 6 ; 4
= 1335b1187838f8af
japan fight kwangtung | 6 5 2 4 4 2 6 6 1 ; 6 5 1 6 3 3 2 3 2 5 3 6 2 ; 6 4 4 6 ; 1 1 2 4 ; 1 1
japan lose infantry
japan lose infantry
japan move kwangtung air
japan take strategic_bomber~aloft4 1
japan fly siam
japan move kwangtung air
japan take strategic_bomber~aloft3 2
japan fly siam
japan move kwangtung air
japan take tactical_bomber~aloft2 1
japan fly kiangsu
japan move kwangtung air
japan take tactical_bomber~aloft1 8
japan fly kwangsi
japan move sea26 air
japan take tactical_bomber~aloft1 1
japan fly sea30
japan move sea26 air
japan take fighter~aloft1 1
japan fly sea31
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
japan move sea6 sea
japan take battleship 1
japan step sea19
japan step sea20
japan step sea21
japan halt
japan move sea33 sea
japan take carrier 1
japan step sea23
japan step sea32
japan step sea30
japan halt
japan move kwangtung air
japan take fighter~aloft2 2
japan take fighter~aloft1 11
japan cancel
japan move sea6 sea
japan take submarine 1
japan step sea5
japan step sea4
japan step sea5
japan halt
japan move sea6 sea
japan take transport 1
japan step sea19
japan step sea18
japan step sea21
japan halt
japan move kwangtung air
japan cancel
japan move sea6 sea
japan take cruiser 1
japan step sea7
japan step sea15
japan step sea14
japan halt
japan move kwangtung air
japan take fighter~aloft1 1
japan fly sea20
japan move sea6 sea
japan take transport 1
japan step sea18
japan step sea6
japan load japan infantry transport
japan step sea5
japan halt
japan move sea6 sea
japan take destroyer 2
japan take carrier 1
japan step sea18
japan step sea21
japan step sea20
japan halt
japan move kwangtung air
japan take fighter~aloft1 9
japan cancel
japan move kwangtung air
japan take fighter~aloft1 6
japan take fighter~aloft2 2
japan fly kiangsi
japan move kwangtung air
japan take fighter~aloft1 1
japan fly sea20
japan move kwangtung air
japan cancel
japan move kwangtung air
japan take fighter~aloft1 1
japan fly kwangsi
japan move sea6 sea
japan take carrier 1
japan cancel
japan move kwangtung air
japan take fighter~aloft1 1
japan cancel
japan move kwangtung air
japan take fighter~aloft1 1
japan fly kwangsi
japan move sea6 sea
japan cancel
japan move kwangtung air
japan cancel
japan move kwangtung air
japan take fighter~aloft1 1
japan fly kwangsi
japan move sea6 sea
japan cancel
japan move sea6 sea
japan cancel
japan move sea6 sea
japan cancel
japan move sea6 sea
japan cancel
japan move sea6 sea
japan take carrier 1
japan cancel
japan move sea6 sea
japan cancel
japan move sea6 sea
japan take carrier 1
japan step sea16
japan step sea25
japan step sea31
japan halt
japan done
= 4721b7e439953b7e
uk disrupt sea37
= 6c29d8ffb5a1cd44
usa buy transport
usa buy infantry
usa buy artillery
usa buy infantry
usa done
usa move hawaiian_islands air
usa take fighter 1
usa take tactical_bomber 1
usa fly sea14 attack
usa move western_united_states air
usa take fighter 1
usa take tactical_bomber 1
usa fly sea14 attack
usa move sea10 air
usa take tactical_bomber 1
usa take fighter 1
usa fly sea14 attack
usa move philippines air
usa take strategic_bomber 1
usa fly kwangtung raid
usa done | 3 ; 4 ; 1 6 1 ; 3 6 3 ; 3
usa lose fighter~attacking2
usa move kwangtung air
usa take strategic_bomber~aloft4 1
usa fly yunnan
usa move sea14 air
usa take tactical_bomber~aloft2 3
usa fly midway
usa move sea14 air
usa take fighter~aloft2 2
usa fly aleutian_islands
usa done
= 029bbbe945dd3983
japan disrupt sea35
= 829e10b463606d9f
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
china done | 3 ; 1 5 ; 2
china lose infantry
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
china place artillery kansu
china place infantry kansu
= b03eba9ea022199f
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
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
uk done | 1 ; 1 6 2 3 ; 1 4 1 4 6 ; 4
uk move shan_state air
uk take tactical_bomber~aloft3 1
uk fly ceylon
uk move shan_state air
uk take fighter~aloft3 4
uk fly hunan
uk move india land
uk take infantry 4
uk take artillery 1
uk step burma
uk done
= 08dc2dcfa10f3de6
anzac buy transport
anzac buy infantry
anzac done
anzac move new_zealand air
anzac take fighter 3
anzac fly sea30 attack
anzac move queensland air
anzac take fighter 1
anzac fly sea30 attack
anzac move sea47 sea
anzac take submarine 1
anzac step sea48
anzac step sea30
anzac halt
anzac done
anzac submerge 0 | 4 ; 5 2 1 5
= 28434e1a4398f18e
japan lose tactical_bomber | 1 ; 1
= fa0d4081fe6417ea
anzac lose submarine
anzac press | 5 1 5 ; 6
anzac move sea30 air
anzac take fighter~aloft2 3
anzac fly hawaiian_islands
anzac move sea62 sea
anzac take destroyer 1
anzac take transport 1
anzac load new_south_wales infantry transport
anzac step sea54
anzac step sea46
anzac halt
anzac move malaya land
anzac take infantry 1
anzac step shan_state
anzac done
= 91c407081ebe6d2f
japan repair kwangtung naval_base
japan repair kwangtung naval_base
japan repair kwangtung naval_base
japan repair kwangtung naval_base
japan repair kwangtung naval_base
japan repair kwangtung naval_base
japan done
japan move kiangsi air
japan take fighter 8
japan fly chahar attack
japan move kiangsu air
japan take tactical_bomber 1
japan fly chahar attack
japan move kwangsi air
japan take fighter 3
japan take tactical_bomber 8
japan fly chahar attack
japan move sea20 air
japan take fighter 2
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
japan step yunnan
japan move sea20 sea
japan take destroyer 2
japan step sea36
japan step sea37
japan halt
japan move sea31 air
japan take fighter 1
japan fly sea46 attack
japan move siam air
japan take strategic_bomber 3
japan fly india raid
japan done
japan bomb naval_base
japan bomb complex
japan bomb complex | 3 6 ; 1 ; 4 3
japan fight chahar | 2 2 4 2 2 1 4 2 1 ; 5 4 2 1 3 2 6 3 2 5 5 5 6 ; 4 4 6 2 ; 1 2 1 2 5 2 ; 4
japan fight yunnan | 1
= 8571de1033f34594
china lose infantry | 4 3 3 ; 3
= a774f1bea3b34f03
japan press | 4 ; 1 5 ; 6
japan fight sea37 | 1 6 ; 4
japan press | 2 ; 3 ; 6 ; 5
japan press | 6 ; 6
japan press | 2 ; 5
japan move chahar air
japan take tactical_bomber~aloft2 1
japan fly kiangsi
japan move chahar air
japan take tactical_bomber~aloft1 8
japan fly anhwe
japan move chahar air
japan take fighter~aloft2 8
japan fly manchuria
japan move chahar air
japan take fighter~aloft1 5
japan fly anhwe
japan move india air
japan take strategic_bomber~aloft3 2
japan fly siam
japan move sea46 air
japan take fighter~aloft1 1
japan fly sea55
japan move sea5 sea
japan take submarine 1
japan take transport[infantry] 1
japan step sea6
japan step sea18
japan halt
japan move sea21 sea
japan take battleship 1
japan take transport 1
japan step sea19
japan halt
japan move sea31 sea
japan take carrier 1
japan step sea23
japan step sea22
japan halt
japan move sea35 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan take submarine 1
japan take transport 1
japan step sea20
japan halt
japan move kwangtung land
japan take infantry 4
japan take artillery 2
japan step kiangsi
japan move manchuria land
japan take infantry 1
japan step jehol
japan move sea20 sea
japan cancel
japan move sea20 sea
japan cancel
japan move sea20 sea
japan take carrier 1
japan cancel
japan move sea20 sea
japan take carrier 1
japan step sea35
japan step sea45
japan step sea55
japan halt
japan done
= e61bab7f91e2e76b
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa buy infantry
usa buy infantry
usa buy cruiser
usa buy carrier
usa buy infantry
usa done
usa move philippines air
usa take fighter 1
usa fly sea18 attack
usa move yunnan air
usa take strategic_bomber 1
usa fly kwangtung raid
usa done | 6 ; 3
usa move kwangtung air
usa take strategic_bomber~aloft4 1
usa fly philippines
usa move sea18 air
usa take fighter~aloft2 1
usa fly guam
usa done
= 6e81268387bc8fc3
china buy infantry
china buy infantry
china buy artillery
china buy infantry
china buy infantry
china buy infantry
china done
china move hunan land
china take infantry 1
china step kwangsi
china done
china move kansu land
china take infantry 1
china take artillery 1
china step suiyuan
china move szechwan land
china take infantry 1
china step kweichow
china done
china place artillery kansu
china place infantry tsinghai
china place infantry suiyuan
china place infantry shensi
china place infantry sikang
china place infantry kwangsi
= f438436ff186f42f
uk repair india complex
uk repair india complex
uk repair india complex
uk repair india complex
uk repair india complex
uk repair india complex
uk repair india complex
uk buy infantry
uk buy infantry
uk done
uk move shan_state land
uk take infantry 1
uk step french_indo_china
uk move hunan air
uk take fighter 4
uk fly siam attack
uk move shan_state land
uk take infantry 4
uk step siam
uk done | 2 6 3 6 ; 2 2 1 4 ; 1 4
uk lose infantry
uk move siam air
uk take fighter~aloft1 4
uk fly shan_state
uk move burma land
uk take infantry 4
uk take artillery 1
uk step yunnan
uk move india land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step burma
uk done
= 3be017d2ca75cc69
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
anzac move shan_state land
anzac take infantry 1
anzac step french_indo_china
anzac done
= 901f0c6c92233bbf
japan repair kwangtung naval_base
japan repair kwangtung naval_base
japan repair kwangtung naval_base
japan done
japan move sea19 sea
japan take battleship 1
japan take transport 1
japan load jehol infantry transport
japan load okinawa infantry transport[infantry!]
japan step sea20
japan step sea35
japan halt
japan move sea20 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan take submarine 1
japan take transport 1
japan load kiangsi artillery transport
japan load kiangsi infantry transport[artillery!]
japan step sea35
japan halt
japan move sea18 sea
japan take submarine 1
japan step sea21
japan step sea35
japan halt
japan move kiangsi air
japan take tactical_bomber 1
japan fly philippines attack
japan move sea55 air
japan take fighter 1
japan fly philippines attack
japan move anhwe air
japan take fighter 5
japan take tactical_bomber 8
japan fly hopei attack
japan move manchuria air
japan take fighter 8
japan fly hopei attack
japan move chahar land
japan take infantry 7
japan take artillery 2
japan take mech_infantry 1
japan step hopei
japan move kiangsi land
japan take infantry 1
japan step hunan
japan move kiangsi land
japan take infantry 2
japan take artillery 1
japan step kwangsi
japan done
japan bombard battleship~done philippines
japan bombard battleship~done philippines
japan bombard cruiser~done philippines | 2 5 ; 2
= 64e1e064df9d3fa1
usa lose infantry | 6 ; 4 ; 5 3 ; 5 1 ; 6 1 ; 3
= 6a16428e55b995aa
japan lose infantry~seaborne
japan fight hopei | 6 4 2 3 6 1 2 3 ; 4 5 1 3 3 5 2 1 6 1 1 6 5 ; 4 5 1 6 ; 3 3 2 2 2 3 ; 5 ; 4 4 ; 3 ; 4 4
japan press | 4 3 ; 1 ; 6 4
japan press | 2 6 ; 5 ; 1
japan lose infantry
japan move hopei air
japan take tactical_bomber~aloft3 8
japan fly anhwe
japan move hopei air
japan take fighter~aloft3 5
japan fly kwangtung
japan move hopei air
japan take fighter~aloft1 8
japan fly chahar
japan move philippines air
japan take tactical_bomber~aloft1 1
japan fly sea35
japan move philippines air
japan take fighter~aloft1 1
japan fly sea35
japan move sea22 sea
japan take carrier 1
japan step sea21
japan step sea20
japan halt
japan move sea55 sea
japan cancel
japan move sea55 sea
japan take carrier 1
japan cancel
japan move sea55 sea
japan cancel
japan move sea55 sea
japan cancel
japan move sea55 sea
japan cancel
japan move sea55 sea
japan take carrier 1
japan cancel
japan move sea55 sea
japan cancel
japan move sea55 sea
japan cancel
japan move sea55 sea
japan take carrier 1
japan cancel
japan move sea55 sea
japan cancel
japan move sea55 sea
japan take carrier 1
japan step sea45
japan step sea35
japan halt
japan done
= a2e6101c36165284
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa buy infantry
usa buy infantry
usa buy cruiser
usa buy carrier
usa buy destroyer
usa done
usa done
usa done
= c1635900c8def8f9
china buy infantry
china buy infantry
china buy artillery
china buy infantry
china buy infantry
china done
china move suiyuan air
china take fighter 1
china fly hunan attack
china move kweichow land
china take infantry 6
china step hunan
china move yunnan land
china take infantry 2
china step hunan
china done | 2 ; 1 4 2 3 5 3 6 4 ; 2
china lose infantry
china move hunan air
china take fighter~aloft1 1
china fly yunnan
china move kansu land
china take artillery 1
china step shensi
china move sikang land
china take infantry 1
china step shensi
china move tsinghai land
china take infantry 1
china step shensi
china done
china place artillery hunan
china place infantry yunnan
china place infantry suiyuan
china place infantry suiyuan
china place infantry hunan
= 0b6d042b8bfbdf72
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk move shan_state air
uk take fighter 4
uk fly kwangsi attack
uk move french_indo_china land
uk take infantry 1
uk step kwangsi
uk move yunnan land
uk take infantry 4
uk take artillery 1
uk step kwangsi
uk done | 1 6 6 2 ; 3 6 ; 1 4 1 5 ; 1 2
uk lose infantry
uk lose infantry
uk move kwangsi air
uk take fighter~aloft2 4
uk fly yunnan
uk move burma land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step yunnan
uk move india land
uk take infantry 2
uk step burma
uk move siam land
uk take infantry 3
uk step french_indo_china
uk done
= 5820ed6d7c3a69a5
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
anzac move french_indo_china land
anzac take infantry 1
anzac step kwangsi
anzac done
= 42ca57e8c5784f34
japan done
japan move sea35 sea
japan take battleship 2
japan take cruiser 1
japan take destroyer 2
japan take submarine 2
japan take transport 2
japan load philippines artillery transport
japan load philippines infantry transport
japan load philippines infantry transport[infantry!]
japan step sea36
japan step sea37
japan halt
japan assault transport[infantry!,infantry!] malaya
japan assault transport[artillery!] malaya
japan move hopei land
japan take infantry 1
japan step kweichow
japan move anhwe air
japan take tactical_bomber 8
japan fly shensi attack
japan move chahar air
japan take fighter 8
japan fly shensi attack
japan move hopei land
japan take infantry 6
japan take artillery 2
japan take mech_infantry 1
japan step shensi
japan move sea35 air
japan take tactical_bomber 1
japan take fighter 1
japan fly sea37 attack
japan done
japan engage | 4 2 5 1 1 2 3 2 ; 3 2 1 1 1 2 3 2 ; 4 2 3 6 ; 3 3 3 5 4 ; 6 5 1 5
japan lose infantry
japan move shensi air
japan take tactical_bomber~aloft2 8
japan fly anhwe
japan move shensi air
japan take fighter~aloft2 8
japan fly anhwe
japan move sea37 air
japan take tactical_bomber~aloft2 1
japan fly hainan
japan move sea37 air
japan take fighter~aloft2 1
japan fly hainan
japan move sea20 sea
japan take carrier 1
japan step sea35
japan step sea43
japan halt
japan move sea35 sea
japan take carrier 1
japan step sea43
japan halt
japan done
= b05ebeb31e8d865d
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa buy infantry
usa buy infantry
usa buy cruiser
usa buy carrier
usa done
usa done
usa move sea10 sea
usa take battleship 1
usa take carrier 3
usa take cruiser 3
usa take destroyer 2
usa take submarine 1
usa take transport 6
usa load western_united_states tank transport
usa load western_united_states artillery transport
usa load western_united_states artillery transport
usa load western_united_states artillery transport
usa load western_united_states artillery transport
usa load western_united_states infantry transport
usa load western_united_states infantry transport[infantry+]
usa load western_united_states infantry transport[artillery+]
usa load western_united_states infantry transport[artillery+]
usa load western_united_states infantry transport[artillery+]
usa load western_united_states infantry transport[artillery+]
usa load western_united_states infantry transport[tank+]
usa step sea1
usa step sea8
usa halt
usa done
= d56b7fc27129b66e
china buy infantry
china buy infantry
china buy artillery
china buy infantry
china buy infantry
china done
china move suiyuan land
china take infantry 1
china step chahar
china move suiyuan land
china take infantry 1
china step hopei
china move hunan land
china take infantry 1
china step kiangsi
china move yunnan air
china take fighter 1
china fly kweichow attack
china move hunan land
china take infantry 7
china take artillery 1
china step kweichow
china move yunnan land
china take infantry 1
china step kweichow
china done | 5 ; 6 1 ; 5 4 5 6 6 6 3 ; 6
china move kweichow air
china take fighter~aloft3 1
china fly szechwan
china done
china place artillery sikang
china place infantry yunnan
china place infantry kweichow
china place infantry hunan
china place infantry kweichow
= 8675d4b726d5b75c
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk move yunnan air
uk take fighter 4
uk fly kwangtung attack
uk move kwangsi land
uk take infantry 3
uk take artillery 1
uk step kwangtung
uk done | 1 1 6 2 ; 5 5 ; 1 3 ; 4 2 5 5 1
uk lose infantry
uk lose infantry
uk lose infantry
uk press | 6 5 4 4 ; 6 ; 6
uk press | 1 1 3 2 ; 3 ; 2
uk lose artillery
uk move kwangtung air
uk take fighter~aloft2 4
uk fly kiangsi
uk move burma land
uk take infantry 2
uk step shan_state
uk move french_indo_china land
uk take infantry 3
uk step kwangsi
uk move india land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step burma
uk move yunnan land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step hunan
uk done
= 0d52ca34d2da10d6
japan disrupt sea37
japan disrupt sea43
= 97738157ffbbf316
anzac buy transport
anzac buy infantry
anzac done
anzac move kwangsi land
anzac take infantry 1
anzac step kwangtung
anzac done
anzac move sea62 sea
anzac take transport 1
anzac load new_south_wales infantry transport
anzac step sea54
anzac step sea46
anzac halt
anzac done
= c4587b0cc7d85aff
japan done
japan move sea37 sea
japan take battleship 2
japan take cruiser 1
japan take destroyer 2
japan take submarine 2
japan take transport 2
japan load malaya artillery transport
japan load malaya infantry transport
japan load malaya infantry transport[infantry!]
japan step sea42
japan halt
japan move anhwe air
japan take fighter 8
japan take tactical_bomber 8
japan fly hopei attack
japan move shensi land
japan take infantry 5
japan take artillery 2
japan take mech_infantry 1
japan step hopei
japan done | 1 3 1 6 5 1 5 6 ; 2 5 6 1 1 2 3 2 ; 6 5 6 1 ; 5 5 3 5 ; 4
japan move hopei air
japan take tactical_bomber~aloft3 8
japan fly manchuria
japan move hopei air
japan take fighter~aloft3 8
japan fly shensi
japan done
= f0dfa3d7ec60e139
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa buy infantry
usa buy infantry
usa buy cruiser
usa buy carrier
usa done
usa move sea8 sea
usa take battleship 1
usa take cruiser 3
usa take destroyer 2
usa take submarine 1
usa take transport[artillery,infantry] 4
usa take transport[infantry,infantry] 1
usa take transport[tank,infantry] 1
usa step sea7
usa step sea6
usa halt
usa assault transport[infantry,infantry] japan
usa assault transport[artillery,infantry] japan
usa assault transport[artillery,infantry] japan
usa assault transport[artillery,infantry] japan
usa assault transport[artillery,infantry] japan
usa assault transport[tank,infantry] japan
usa move guam air
usa take fighter 1
usa fly japan attack
usa move midway air
usa take tactical_bomber 3
usa fly japan attack
usa done
usa land transport[infantry,infantry]~assaulting>japan infantry
usa land transport[infantry]~offloaded>japan infantry
usa land transport[artillery,infantry]~assaulting>japan artillery
usa land transport[infantry]~offloaded>japan infantry
usa land transport[artillery,infantry]~assaulting>japan artillery
usa land transport[infantry]~offloaded>japan infantry
usa land transport[artillery,infantry]~assaulting>japan artillery
usa land transport[infantry]~offloaded>japan infantry
usa land transport[artillery,infantry]~assaulting>japan artillery
usa land transport[infantry]~offloaded>japan infantry
usa land transport[tank,infantry]~assaulting>japan tank
usa land transport[infantry]~offloaded>japan infantry
usa bombard battleship~done japan
usa bombard cruiser~done japan
usa bombard cruiser~done japan
usa bombard cruiser~done japan | 6 ; 5 4 1
= 6595054d14025d49
japan lose infantry | 5 ; 1 2 6 ; 2 1 ; 1 2 ; 2 6 2 4 6 2 3 1 ; 1 6 5 ; 3 ; 4 5 1 5 2 1 1 3 5
= 404588e96f572998
usa lose infantry~seaborne
usa lose infantry~seaborne
usa lose infantry~seaborne
usa lose infantry~seaborne
usa lose infantry~seaborne
usa move japan air
usa take tactical_bomber~aloft1 2
usa fly sea6
usa move japan air
usa take fighter~aloft1 1
usa fly sea6
usa move sea8 sea
usa take carrier 3
usa cancel
usa move sea10 sea
usa take transport 2
usa step sea1
usa step sea10
usa step sea11
usa halt
usa move western_united_states air
usa take strategic_bomber 1
usa fly new_guinea
usa move sea10 sea
usa cancel
usa move sea10 sea
usa take cruiser 1
usa take carrier 1
usa step sea12
usa step sea26
usa step sea25
usa halt
usa move sea8 sea
usa cancel
usa move hawaiian_islands air
usa take strategic_bomber 1
usa fly alaska
usa move sea8 sea
usa take carrier 3
usa cancel
usa move aleutian_islands air
usa take fighter 2
usa fly british_columbia
usa move sea8 sea
usa take carrier 1
usa step sea7
usa halt
usa move sea8 sea
usa take carrier 1
usa step sea7
usa step sea6
usa halt
usa move sea8 sea
usa take carrier 1
usa step sea7
usa step sea6
usa halt
usa done
usa deck fighter~aloft carrier~done
usa deck tactical_bomber~aloft carrier~done
usa deck tactical_bomber~aloft carrier[fighter]~done
= 027cdb7db1f0a237
china buy infantry
china buy infantry
china buy artillery
china buy infantry
china buy infantry
china done
china move kiangsi land
china take infantry 1
china step kiangsu
china move chahar land
china take infantry 1
china step anhwe
china move szechwan air
china take fighter 1
china fly hopei attack
china move kweichow land
china take infantry 10
china take artillery 1
china step hopei
china move suiyuan land
china take infantry 2
china take artillery 1
china step hopei
china done | 6 ; 6 4 4 4 ; 4 6 2 2 6 6 6 4 6 1
= 61ff1c908b577b21
japan lose infantry | 1 5 2 5 4 4 4 1
= 4f4b7b13c30f49ef
china lose infantry
china lose infantry
china lose infantry
china press | 1 ; 6 2 1 3 ; 4 6 4 1 4 1 3
= 12955413c3a6845e
japan lose infantry
japan lose infantry
japan lose artillery | 4 6 6 5 6 2 4
= 1c13c55ea4707df4
china lose infantry
china press | 6 ; 1 5 3 1 ; 2 1 1 5 1 3 ; 1 2
china lose infantry
china lose infantry
china move hopei air
china take fighter~aloft2 1
china fly kweichow
china move hunan land
china take infantry 1
china step anhwe
china move yunnan land
china take infantry 1
china step kweichow
china done
china place infantry chahar
china place infantry kweichow
china place artillery kwangsi
china place infantry chahar
china place infantry yunnan
= d94cdbb0b10e73c1
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move shan_state land
uk take infantry 1
uk step malaya
uk move kiangsi air
uk take fighter 4
uk fly sea43 attack
uk done | 4 5 6 2 ; 5 1
uk press | 4 2 1 ; 4 3
uk press | 2 3 6 ; 2
uk move sea43 air
uk take fighter~aloft1 2
uk fly borneo
uk move burma land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step yunnan
uk move hunan land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step anhwe
uk move india land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step burma
uk move kwangsi land
uk take infantry 3
uk step hunan
uk move shan_state land
uk take infantry 1
uk step yunnan
uk done
= 6e42580e19deb463
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
anzac move kwangtung land
anzac take infantry 1
anzac step kiangsi
anzac done
= 93bf101dc0354560
japan move sea42 sea
japan take battleship 2
japan take cruiser 1
japan take destroyer 2
japan take submarine 2
japan take transport 2
japan load java artillery transport
japan load java infantry transport
japan load java infantry transport[infantry!]
japan step sea37
japan halt
japan assault transport[infantry!,infantry!] malaya
japan assault transport[artillery!] malaya
japan move manchuria air
japan take tactical_bomber 8
japan fly sea6 attack
japan done
japan bombard battleship~done malaya
japan bombard battleship~done malaya
japan bombard cruiser~done malaya | 5 4 ; 3 ; 3
= e0fe16a46649c912
usa submerge 0 | 3 4 5 6 5 3 2 6
usa lose battleship
usa lose carrier
usa lose carrier | 5 ; 5 1 ; 3 ; 1 5 2 ; 2 2 2 1
usa land fighter~stranded@sea6 japan
usa land tactical_bomber~stranded@sea6 japan
usa land tactical_bomber~stranded@sea6 japan
= d62075d7a779b3d4
japan done
= 9af53ed410dc660e
end 1210 over 9af53ed410dc660ec3554a11668d128c a93343096f9e54ce
