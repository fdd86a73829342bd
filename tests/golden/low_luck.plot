flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"share_ships":true,"low_luck":true,"round_cap":3}
note "Low luck"
dice fast 5
start 091829007831aa94a931012618e08d48
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
japan done | 5 ; 5
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
= 2f53e8bbd0d8e6de
uk disrupt sea37
= 56d395117b9d1d34
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
= 6bd50a4634f33d37
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
china done | 4 ; 2
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
china place artillery chahar
china place infantry hopei
china place infantry suiyuan
= 616e6e2d91a3c21e
uk buy infantry
uk buy infantry
uk buy artillery
uk buy tank
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
uk done | 2
uk lose infantry
uk move kiangsi air
uk take tactical_bomber~aloft1 1
uk fly kwangtung
uk move kiangsi air
uk take fighter~aloft1 4
uk fly kwangtung
uk move burma land
uk take infantry 1
uk step shan_state
uk move india land
uk take infantry 4
uk take artillery 1
uk step burma
uk move malaya land
uk take infantry 4
uk step shan_state
uk done
= 4fd98440b18fa6b0
japan disrupt sea20
= 70a703eb4a0ee033
anzac buy transport
anzac buy infantry
anzac done
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
anzac move malaya land
anzac take infantry 1
anzac step shan_state
anzac done
= feac8cbdfd36ee28
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy tank
japan done
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
japan move sea21 air
japan take tactical_bomber 2
japan take fighter 2
japan fly philippines attack
japan move sea34 air
japan take tactical_bomber 1
japan take fighter 1
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
japan move hunan land
japan take infantry 5
japan take artillery 2
japan step kiangsi
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
= d552b3a7aafa2398
usa scramble philippines fighter 1
= 091abf3287e2775f
uk intercept 0 | 5 ; 6 2 3 2
= 488ed34b53fd199a
japan submerge 0 | 2 ; 3
japan lose battleship
japan land transport[infantry]~assaulting>philippines infantry
japan land transport[artillery,infantry]~assaulting>philippines artillery
japan land transport[infantry]~offloaded>philippines infantry
japan land transport[tank,infantry]~assaulting>philippines tank
japan land transport[infantry]~offloaded>philippines infantry | 6
japan fight chahar | 5 ; 4
japan lose infantry
japan fight kiangsi | 3 ; 2
japan lose infantry | 5 ; 6 ; 2 ; 5 ; 5 ; 2
japan move chahar air
japan take tactical_bomber~aloft1 4
japan fly jehol
japan move chahar air
japan take fighter~aloft2 1
japan fly hunan
japan move chahar air
japan take fighter~aloft1 6
japan fly anhwe
japan move kwangtung air
japan take strategic_bomber~aloft4 1
japan fly formosa
japan move kwangtung air
japan take strategic_bomber~aloft3 3
japan fly siam
japan move philippines air
japan take tactical_bomber~aloft2 3
japan fly sea21
japan move philippines air
japan take fighter~aloft2 3
japan fly sea35
japan move sea35 air
japan take fighter~aloft1 3
japan fly sea36
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
japan take fighter 1
japan fly jehol
japan move kwangsi air
japan take fighter 2
japan fly kiangsu
japan move sea21 sea
japan take carrier 2
japan cancel
japan move kwangsi air
japan take tactical_bomber 2
japan fly kiangsu
japan move kwangsi air
japan cancel
japan move sea21 sea
japan cancel
japan move sea21 sea
japan cancel
japan move kwangsi air
japan cancel
japan move sea21 sea
japan take carrier 2
japan cancel
japan move kwangsi air
japan take fighter 1
japan fly french_indo_china
japan move sea21 sea
japan cancel
japan move sea21 sea
japan take carrier 2
japan cancel
japan move sea21 sea
japan cancel
japan move sea21 sea
japan take carrier 1
japan step sea18
japan step sea21
japan halt
japan move sea21 sea
japan take carrier 1
japan cancel
japan move sea21 sea
japan take carrier 1
japan step sea35
japan step sea36
japan halt
japan done
= 636a9210ac014d89
uk disrupt sea37
= 601aa434ca3e1419
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
usa land transport[infantry]~offloaded>caroline_islands infantry | 5 ; 5
usa move sea25 air
usa take tactical_bomber~aloft3 1
usa fly johnston_island
usa move sea25 air
usa take tactical_bomber~aloft2 1
usa fly hawaiian_islands
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
= 6da67294a9e584d9
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
china take infantry 5
china step hunan
china move yunnan land
china take infantry 3
china step hunan
china done | 1 ; 1
china lose infantry
china move hunan air
china take fighter~aloft1 1
china fly yunnan
china done
china place artillery kansu
china place infantry suiyuan
china place infantry shensi
china place infantry yunnan
china place infantry kweichow
= 56d3b65f39171e6f
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk buy infantry
uk buy infantry
uk buy artillery
uk done
uk move kwangtung air
uk take fighter 4
uk take tactical_bomber 1
uk fly french_indo_china attack
uk move shan_state land
uk take infantry 5
uk step french_indo_china
uk done | 2 ; 3
uk lose infantry
uk lose infantry
uk move french_indo_china air
uk take tactical_bomber~aloft2 1
uk fly yunnan
uk move french_indo_china air
uk take fighter~aloft2 4
uk fly yunnan
uk move burma land
uk take infantry 4
uk take artillery 1
uk step shan_state
uk move india land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step burma
uk done
= 1db368ac6720b691
japan disrupt sea36
= 89eefb5883ca632d
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
anzac done
= f42e5d62fa7fc436
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy tank
japan done
japan move kiangsi land
japan take infantry 1
japan step kwangtung
japan move anhwe air
japan take fighter 6
japan fly hopei attack
japan move jehol air
japan take fighter 1
japan take tactical_bomber 4
japan fly hopei attack
japan move kiangsu air
japan take fighter 2
japan take tactical_bomber 2
japan fly hopei attack
japan move chahar land
japan take infantry 6
japan take artillery 2
japan take mech_infantry 1
japan step hopei
japan move sea21 air
japan take tactical_bomber 2
japan fly hunan attack
japan move sea36 air
japan take fighter 2
japan fly hunan attack
japan move kiangsi land
japan take infantry 3
japan take artillery 2
japan step hunan
japan move formosa air
japan take strategic_bomber 1
japan fly kwangtung raid
japan move siam air
japan take strategic_bomber 3
japan fly india raid
japan done
japan raid india
japan bomb complex
japan bomb complex
japan bomb naval_base | 2 ; 5 ; 3 ; 6 ; 5 ; 3
japan fight hopei | 5 ; 2
japan lose infantry | 4 ; 6
japan lose infantry
japan lose infantry
japan press | 3
japan lose infantry
japan move hopei air
japan take tactical_bomber~aloft2 6
japan fly shantung
japan move hopei air
japan take fighter~aloft3 6
japan fly shantung
japan move hopei air
japan take fighter~aloft2 3
japan fly shantung
japan move hunan air
japan take tactical_bomber~aloft1 2
japan fly kiangsi
japan move hunan air
japan take fighter~aloft2 2
japan fly kwangsi
japan move india air
japan take strategic_bomber~aloft3 2
japan fly siam
japan move kwangtung air
japan take strategic_bomber~aloft4 1
japan fly kiangsu
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sea16
japan step sea24
japan halt
japan move sea21 sea
japan take carrier 1
japan step sea22
japan step sea23
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
japan move sea36 sea
japan take carrier 1
japan step sea20
japan step sea21
japan halt
japan move jehol land
japan take infantry 1
japan step anhwe
japan done
= 592584dd94a50077
uk disrupt sea37
= 29473a2f8782d4d6
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
usa move midway air
usa take tactical_bomber 1
usa fly sea6 attack
usa done | 6
usa move sea6 air
usa take tactical_bomber~aloft2 1
usa fly sea7
usa move sea6 air
usa take tactical_bomber~aloft1 1
usa fly sea7
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
usa step sea35
usa halt
usa move hawaiian_islands air
usa take strategic_bomber 1
usa fly south_australia
usa move sea25 air
usa cancel
usa move western_united_states air
usa cancel
usa move sea25 air
usa take fighter 1
usa fly gilbert_islands
usa move johnston_island air
usa cancel
usa move sea25 sea
usa take destroyer 1
usa step sea16
usa step sea17
usa halt
usa move sea25 air
usa cancel
usa move sea25 air
usa cancel
usa move sea25 sea
usa take transport[tank,infantry] 1
usa step sea26
usa step sea12
usa halt
usa move western_united_states air
usa cancel
usa move sea25 air
usa take fighter 1
usa fly hawaiian_islands
usa move western_united_states air
usa cancel
usa move johnston_island air
usa take tactical_bomber 1
usa fly caroline_islands
usa move sea25 sea
usa take submarine 1
usa take battleship 1
usa step sea16
usa step sea6
usa halt
usa move sea25 sea
usa take cruiser 1
usa take carrier 1
usa step sea16
usa step sea7
usa halt
usa done
= 325f6040f3b2767d
china buy infantry
china buy infantry
china buy artillery
china buy infantry
china buy infantry
china done
china move yunnan air
china take fighter 1
china fly anhwe attack
china move kweichow land
china take infantry 1
china step anhwe
china move suiyuan land
china take infantry 1
china step chahar
china done | 1 ; 6
china move anhwe air
china take fighter~aloft2 1
china fly shensi
china move kansu land
china take artillery 1
china step shensi
china done
china place artillery tsinghai
china place infantry yunnan
china place infantry suiyuan
china place infantry kansu
china place infantry anhwe
= bbcacda8cf690f77
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk repair india complex
uk repair india complex
uk repair india complex
uk buy infantry
uk buy infantry
uk buy artillery
uk buy infantry
uk done
uk move yunnan air
uk take fighter 4
uk take tactical_bomber 1
uk fly kwangsi attack
uk move french_indo_china land
uk take infantry 3
uk step kwangsi
uk move shan_state land
uk take infantry 4
uk take artillery 1
uk step siam
uk done
uk fight kwangsi | 3 ; 5
uk lose infantry | 5 ; 6
uk press | 5 ; 3
uk move kwangsi air
uk take tactical_bomber~aloft3 1
uk fly india
uk move kwangsi air
uk take fighter~aloft3 4
uk fly yunnan
uk move burma land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step yunnan
uk move india land
uk take infantry 2
uk take artillery 1
uk step burma
uk done
= e47ec9c0a75def6e
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
anzac step yunnan
anzac done
= bfe6370044a532df
end 808 over bfe6370044a532df7cc95be44557e176 4d116a1e0a1d2f30
