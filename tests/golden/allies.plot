flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"share_ships":true,"low_luck":false,"round_cap":0}
note "The Allies win: they hold Japan at the end of a Japanese turn"
dice fast 2
start ed03e0e8a8ff00759a4881a3c09d97ea
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
= f3428739b13d461f
usa done | 4 2 5 1 ; 1 6 1 ; 5 ; 2 ; 2 4 ; 5 ; 5 ; 5 ; 1 ; 1 6 ; 4
= a7e67e45fef460d9
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
= 0585a9aeb8ef8964
uk disrupt sea37
= 1279245b9c1872ca
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
= b09c738bbfb4c15f
japan disrupt sea35
= ec1efa137eea7ee3
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
= 47a8c665f9aaf8a5
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
= a74bebebbce291ff
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
= 5ade047602a7d3dc
japan lose carrier
japan lose tactical_bomber | 1 ; 1
= 44a310bd71633f64
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
= 5bbe7c61b90ccfd3
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
= d30852faf8365709
china lose infantry | 4 3 3 ; 3
= 27c0af5b53727569
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
= 79f708cdfa54a8c5
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
= 13d72fbcfc52b7ab
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
= a2aaa803d1e2d4ff
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
= 103590142238f908
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
= 11687cb7925be7ba
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
= 0452ff87b07962d5
usa lose infantry
usa lose infantry | 6 ; 4 ; 5 3 ; 5 1 ; 6 1 ; 3
= f772c251c4cbae88
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
= 8ed645e483c1a1e3
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
= 87ee6dbc0554277d
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
= 200d6eed9f66748b
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
= 1d4ca6ef1d521454
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
= f78fb7dbfb25fa7a
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
= a8bda65f226e9b73
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
= c4d701f716339bc9
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
= 03f72b6c1e2286e4
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
= f1a16ad93c2d5802
japan disrupt sea37
japan disrupt sea43
= b6d6371ae5892c63
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
= 7f9203bd67289d9d
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
= 348f1eba414f65c2
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
= 898026669b1886b8
japan lose infantry | 5 ; 1 2 6 ; 2 1 ; 1 2 ; 2 6 2 4 6 2 3 1 ; 1 6 5 ; 3 ; 4 5 1 5 2 1 1 3 5
= 6add1c6b7b564678
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
= 85e147579df340bf
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
= 4e65267dd07e7b4b
japan lose infantry | 1 5 2 5 4 4 4 1
= cf8687d6eb4949b1
china lose infantry
china lose infantry
china lose infantry
china press | 1 ; 6 2 1 3 ; 4 6 4 1 4 1 3
= 5382a7a53684c508
japan lose infantry
japan lose infantry
japan lose infantry
japan lose infantry
japan lose artillery | 4 6 6 5 6 2 4
= 1821f713b517dbf8
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
= 91c333ce7c35c739
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
= eae6537c38469f09
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
= a8ee4a46525ca605
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
= 2fc1224d452dd92b
usa submerge 0 | 3 4 5 6 5 3 2 6
usa lose battleship
usa lose carrier
usa lose carrier | 5 ; 5 1 ; 3 ; 1 5 2 ; 2 2 2 1
usa land fighter~stranded@sea6 japan
usa land tactical_bomber~stranded@sea6 japan
usa land tactical_bomber~stranded@sea6 japan
= 2a1db044f2d73a9e
japan done
= 51a7fbbc29084a82
end 1214 over 51a7fbbc29084a82d9b536b033e83284 76a23fd2de6bdd17
