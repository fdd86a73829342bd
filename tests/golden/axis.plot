flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"share_ships":true,"low_luck":false,"round_cap":0}
note "Japan wins: six victory cities at the end of a round"
dice fast 1
start df6ac0669f4f53451bb39257f1c3feec
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
japan done | 5 2 3 ; 1 3 2 1 4 ; 6 4 6 4 ; 6 3 5 ; 4
japan move hunan air
japan take tactical_bomber~aloft2 1
japan fly shantung
japan move hunan air
japan take tactical_bomber~aloft1 2
japan fly kwangsi
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
= 3d2e9b8ec0ff4ea8
uk spare sea37
= 54d318429a89cc3f
usa done
usa done
usa done
= 5c4c8ab169081432
china done
china done
china done
= d31bf71d412a69c2
uk done
uk pass
uk done
uk done
= 3259accc14fbfd7f
japan disrupt sea20
= a8454ddb0e177bc4
anzac done
anzac done
anzac done
= 36f3d74f1b5cee21
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
japan move anhwe land
japan take infantry 1
japan step hopei
japan move kiangsi air
japan take fighter 1
japan fly kweichow attack
japan move kwangsi air
japan take fighter 4
japan take tactical_bomber 2
japan fly kweichow attack
japan move shantung air
japan take tactical_bomber 1
japan fly kweichow attack
japan move anhwe land
japan take infantry 2
japan take artillery 1
japan step kweichow
japan move hunan land
japan take infantry 5
japan take artillery 2
japan step kweichow
japan move french_indo_china land
japan take infantry 1
japan step shan_state
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
= af4eb37e911c6c48
usa done | 3 3 4 2 ; 4 2 3 6 ; 3 2 ; 4 2 ; 4 6 1 6 ; 2 5 ; 5
= d05a2e92c44148b1
japan land transport[infantry]~assaulting>philippines infantry
japan land transport[artillery,infantry]~assaulting>philippines artillery
japan land transport[infantry]~offloaded>philippines infantry
japan land transport[tank,infantry]~assaulting>philippines tank
japan land transport[infantry]~offloaded>philippines infantry | 4 3 2 ; 3 6 4 5 ; 1 1 ; 5 6 ; 3 ; 2 6 ; 2
japan lose infantry~seaborne
japan lose infantry~seaborne | 3 4 2 ; 3 1 1 1 2 ; 3 3 3 5 5 2 ; 1 1 2 3 ; 5
japan move kwangtung air
japan take strategic_bomber~aloft4 1
japan fly shantung
japan move kwangtung air
japan take strategic_bomber~aloft3 3
japan fly chahar
japan move kweichow air
japan take tactical_bomber~aloft2 3
japan fly kwangsi
japan move kweichow air
japan take fighter~aloft2 5
japan fly chahar
japan move philippines air
japan take tactical_bomber~aloft2 3
japan fly sea34
japan move philippines air
japan take fighter~aloft2 3
japan fly sea34
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sea16
japan step sea25
japan halt
japan move jehol land
japan take infantry 4
japan take artillery 1
japan take mech_infantry 1
japan step chahar
japan move manchuria land
japan take infantry 1
japan step jehol
japan move okinawa air
japan take fighter 1
japan fly kiangsi
japan move sea21 sea
japan take carrier 1
japan cancel
japan move japan air
japan take fighter 5
japan cancel
japan move sea21 sea
japan take carrier 2
japan cancel
japan move sea21 sea
japan cancel
japan move sea21 sea
japan take carrier 2
japan step sea22
japan step sea34
japan halt
japan done
japan deck fighter~aloft carrier
japan deck fighter~aloft carrier[fighter]
japan deck fighter~aloft carrier~done
= 217c1628592bf55f
uk disrupt sea37
= 995fa0e5afc6d911
usa done
usa done
usa done
= 243b8552827f0ca2
china done
china done
china done
= fcfa434e3e2f09b6
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk done
uk done
uk done
= 8c380b0f9755f07b
anzac done
anzac done
anzac done
= 99b2dd94b3cfed4f
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan done
japan move kiangsi air
japan take fighter 1
japan fly burma attack
japan move kwangsi air
japan take tactical_bomber 3
japan fly burma attack
japan move shan_state land
japan take infantry 1
japan step burma
japan move chahar air
japan take fighter 5
japan fly shensi attack
japan move hopei land
japan take infantry 1
japan step shensi
japan move kweichow land
japan take infantry 7
japan take artillery 3
japan step shensi
japan move chahar land
japan take infantry 5
japan take artillery 1
japan take mech_infantry 1
japan step suiyuan
japan move sea34 air
japan take fighter 3
japan take tactical_bomber 3
japan fly sea37 attack
japan move chahar air
japan take strategic_bomber 3
japan fly kwangtung raid
japan move shantung air
japan take strategic_bomber 1
japan fly kwangtung raid
japan done | 5 5 2 5 ; 6 4 5 3
japan fight burma | 5 ; 5 4 5 ; 5 ; 6 ; 2
japan lose infantry
japan press | 1 ; 2 5 2 ; 5 ; 4
japan fight shensi | 4 5 3 4 3 ; 2 5 6 5 4 4 ; 6 2 5 5 6 ; 4
japan fight suiyuan | 5 6 ; 3 5 3 2 5 ; 3 6
japan press | 3 6 ; 3 1 3 6 5 ; 3 6
japan press | 2 1 ; 2 4 1 1 1 ; 5 ; 3 5 6 ; 3 4 4 ; 3
japan lose fighter~attacking1
japan move burma air
japan take tactical_bomber~aloft2 3
japan fly siam
japan move burma air
japan take fighter~aloft1 1
japan fly shan_state
japan move kwangtung air
japan take strategic_bomber~aloft3 4
japan fly philippines
japan move shensi air
japan take fighter~aloft2 5
japan fly hunan
japan move sea37 air
japan take tactical_bomber~aloft1 3
japan fly siam
japan move sea37 air
japan take fighter~aloft1 2
japan fly siam
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sea16
japan step sea25
japan halt
japan move sea34 sea
japan take carrier 3
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
japan step sea21
japan step sea22
japan halt
japan move jehol land
japan take infantry 1
japan step anhwe
japan done
= d12e34ec64956d28
usa done
usa done
usa done
= ef4925863f51c933
china done
china done
china done
= 3f3eb5e54d814e77
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk done
uk done
uk done
= b54fb897aa25fc98
anzac done
anzac done
anzac done
= 0533dd338ac50ac5
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan buy infantry
japan done
japan move shensi land
japan take infantry 1
japan step kansu
japan move shensi land
japan take infantry 1
japan step sikang
japan move hunan air
japan take fighter 5
japan fly szechwan attack
japan move shan_state air
japan take fighter 1
japan fly szechwan attack
japan move siam air
japan take fighter 2
japan take tactical_bomber 6
japan fly szechwan attack
japan move shensi land
japan take infantry 6
japan take artillery 3
japan step szechwan
japan move philippines air
japan take strategic_bomber 4
japan fly kwangtung raid
japan done | 4 2 1 4 ; 6 3 4 ; 5 2 6 6 2 2 ; 5 6 5 6 5 5 1 1 ; 6 2 4 3 1 3 ; 4 6 2 ; 3 ; 5 4 3 1
japan lose infantry
japan lose infantry
japan move kwangtung air
japan take strategic_bomber~aloft4 3
japan fly chahar
japan move szechwan air
japan take tactical_bomber~aloft1 6
japan fly shensi
japan move szechwan air
japan take fighter~aloft2 6
japan fly kwangsi
japan move szechwan air
japan take fighter~aloft1 2
japan fly kweichow
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sea16
japan step sea25
japan halt
japan move sea22 sea
japan take battleship 2
japan take cruiser 2
japan take destroyer 4
japan take submarine 2
japan take transport[infantry] 1
japan take transport[artillery] 1
japan take transport[tank] 1
japan step sea23
japan step sea31
japan halt
japan move sea23 sea
japan take carrier 3
japan step sea31
japan halt
japan move anhwe land
japan take infantry 1
japan step hunan
japan move suiyuan land
japan take infantry 5
japan take artillery 1
japan take mech_infantry 1
japan step kansu
japan done
= 0f7b5421fa076c65
usa done
usa done
usa done
= 5d936d1ce899e31c
china done
china done
china done
= 7207bcdc453c8c87
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk done
uk done
uk done
= 5e42439506a01c75
anzac done
anzac done
anzac done
= f40f455495232400
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan buy tank
japan done
japan move sea25 sea
japan take destroyer 3
japan take transport[artillery,infantry] 2
japan take transport[tank,infantry] 1
japan step sea26
japan halt
japan assault transport[artillery,infantry] hawaiian_islands
japan assault transport[artillery,infantry] hawaiian_islands
japan assault transport[tank,infantry] hawaiian_islands
japan move sea31 sea
japan take battleship 2
japan take cruiser 2
japan take destroyer 4
japan take submarine 2
japan take transport[infantry] 1
japan take transport[artillery] 1
japan take transport[tank] 1
japan step sea26
japan halt
japan assault transport[infantry] hawaiian_islands
japan assault transport[artillery] hawaiian_islands
japan assault transport[tank] hawaiian_islands
japan move kansu land
japan take infantry 1
japan step tsinghai
japan move kwangsi air
japan take fighter 6
japan fly yunnan attack
japan move kweichow air
japan take fighter 2
japan fly yunnan attack
japan move shensi air
japan take tactical_bomber 6
japan fly yunnan attack
japan move french_indo_china land
japan take infantry 2
japan step yunnan
japan move hunan land
japan take infantry 1
japan step yunnan
japan move szechwan land
japan take infantry 4
japan take artillery 3
japan step yunnan
japan move japan air
japan take tactical_bomber 4
japan fly sea26 attack
japan move chahar air
japan take strategic_bomber 3
japan fly kwangtung raid
japan done
= c0f8b83c9e809ba0
usa done | 3 6 1 ; 1 1
= 25553fd54ccfa2dc
japan engage
japan land transport[infantry]~assaulting>hawaiian_islands infantry
japan land transport[artillery]~assaulting>hawaiian_islands artillery
japan land transport[artillery,infantry]~assaulting>hawaiian_islands artillery
japan land transport[infantry]~offloaded>hawaiian_islands infantry
japan land transport[artillery,infantry]~assaulting>hawaiian_islands artillery
japan land transport[infantry]~offloaded>hawaiian_islands infantry
japan land transport[tank]~assaulting>hawaiian_islands tank
japan land transport[tank,infantry]~assaulting>hawaiian_islands tank
japan land transport[infantry]~offloaded>hawaiian_islands infantry | 1 6 ; 3 2 5 1 1 5 ; 2
= 09ff06726f8b4bd6
usa lose infantry
usa lose infantry
usa lose fighter
usa lose tactical_bomber | 1 ; 4 ; 5 1 ; 4
= 9a06e60bce5ab5a7
japan lose infantry~seaborne
japan lose infantry~seaborne | 5 6 ; 5 6 2 3 5 ; 1
japan lose infantry~seaborne | 6 4 5 3 3 3 ; 2 3 2 1 1 2 1 3 ; 2 5 4 5 6 4 ; 2 5 2 6 ; 2 6 3
japan lose infantry
japan move kwangtung air
japan take strategic_bomber~aloft3 2
japan fly anhwe
japan move yunnan air
japan take tactical_bomber~aloft2 6
japan fly kiangsi
japan move yunnan air
japan take fighter~aloft3 8
japan fly shensi
japan move sea26 air
japan take tactical_bomber~aloft1 4
japan fly sea31
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sea17
japan step sea22
japan halt
japan move kansu land
japan take infantry 5
japan take artillery 1
japan take mech_infantry 1
japan step shensi
japan move sikang land
japan take infantry 1
japan step szechwan
japan done
japan deck tactical_bomber~aloft carrier
japan deck tactical_bomber~aloft carrier
japan deck tactical_bomber~aloft carrier
japan deck tactical_bomber~aloft carrier[tactical_bomber]
= 526cbbb64f2af8fc
usa done
usa done
usa done
= 2e4e6d218aca07db
china done
china done
china done
= 1a299d406b424ffe
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk done
uk done
uk done
= 935f2cfdc47c09c7
anzac done
anzac done
anzac done
= 5d00626b8b8127a6
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan buy tank
japan buy infantry
japan buy infantry
japan buy infantry
japan done
japan move yunnan land
japan take infantry 1
japan step burma
japan move sea31 air
japan take tactical_bomber 4
japan fly sea47 attack
japan move anhwe air
japan take strategic_bomber 2
japan fly india raid
japan done
= 98061580c1cd0531
uk intercept 3 | 1 4 4
= 50c35af649f3dbba
japan bomb airbase | 6 ; 5
japan move india air
japan take strategic_bomber~aloft2 1
japan fly yunnan
japan move sea47 air
japan take tactical_bomber~aloft1 4
japan fly sea33
japan move sea6 sea
japan take destroyer 1
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sea17
japan step sea22
japan halt
japan move sea22 sea
japan take destroyer 1
japan take transport[artillery,infantry] 1
japan step sea34
japan step sea45
japan halt
japan move sea26 sea
japan take battleship 2
japan take cruiser 2
japan take destroyer 7
japan take submarine 2
japan take transport 6
japan load hawaiian_islands tank transport
japan load hawaiian_islands tank transport
japan load hawaiian_islands artillery transport
japan load hawaiian_islands artillery transport
japan load hawaiian_islands artillery transport
japan load hawaiian_islands infantry transport
japan step sea30
japan step sea49
japan halt
japan move shensi land
japan take infantry 5
japan take artillery 1
japan take mech_infantry 1
japan step hopei
japan move szechwan land
japan take infantry 1
japan step yunnan
japan move tsinghai land
japan take infantry 1
japan step shensi
japan move yunnan land
japan take infantry 5
japan take artillery 3
japan step burma
japan move japan air
japan take fighter 4
japan fly palau_island
japan move japan air
japan take fighter 3
japan fly suiyuan
japan move shensi air
japan take fighter 2
japan fly shantung
japan move shensi air
japan take fighter 3
japan fly hopei
japan move sea31 sea
japan take carrier 3
japan cancel
japan move japan air
japan cancel
japan move shensi air
japan take fighter 2
japan cancel
japan move japan air
japan take fighter 1
japan fly korea
japan move sea31 sea
japan take carrier 1
japan cancel
japan move kiangsi air
japan take tactical_bomber 6
japan fly jehol
japan move shensi air
japan take fighter 2
japan fly kwangsi
japan move sea31 sea
japan take carrier 1
japan take carrier 1
japan take carrier 1
japan step sea23
japan step sea33
japan halt
japan done
japan deck tactical_bomber~aloft carrier~done
japan deck tactical_bomber~aloft carrier~done
japan deck tactical_bomber~aloft carrier~done
japan deck tactical_bomber~aloft carrier[tactical_bomber]~done
= a4986f45e2452855
usa done
usa done
usa done
= 8d81796da883ba9b
china done
china done
china done
= 70cc57211084ecc3
uk repair india airbase
uk repair india airbase
uk repair india airbase
uk repair india airbase
uk repair india airbase
uk done
uk done
uk done
= 72500057063ca3ec
anzac done
anzac done
anzac done
= cb05ebd1d6b17502
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan buy tank
japan buy infantry
japan buy infantry
japan buy infantry
japan done
japan move sea45 sea
japan take destroyer 1
japan take transport[artillery,infantry] 1
japan step sea42
japan halt
japan move japan air
japan take fighter 1
japan fly sea47 attack
japan move palau_island air
japan take fighter 4
japan fly sea47 attack
japan move sea33 air
japan take tactical_bomber 4
japan fly sea47 attack
japan move yunnan air
japan take strategic_bomber 1
japan fly india raid
japan done
= b23c84b6265f7e66
uk intercept 3 | 5 5 3
= 4b2c154420e62ccd
japan bomb naval_base | 6 ; 5
japan land transport[artillery,infantry]~assaulting>java artillery
japan land transport[infantry]~offloaded>java infantry
japan move india air
japan take strategic_bomber~aloft4 1
japan fly siam
japan move sea47 air
japan take tactical_bomber~aloft3 4
japan fly caroline_islands
japan move sea47 air
japan take fighter~aloft1 4
japan fly sea33
japan move hopei land
japan take infantry 5
japan take artillery 1
japan take mech_infantry 1
japan step anhwe
japan move shensi land
japan take infantry 1
japan step hopei
japan move yunnan land
japan take infantry 1
japan step burma
japan move korea air
japan cancel
japan move sea33 sea
japan cancel
japan move sea33 sea
japan cancel
japan move suiyuan air
japan take fighter 3
japan fly kwangsi
japan move jehol air
japan cancel
japan move korea air
japan take fighter 1
japan fly kiangsi
japan move shensi air
japan cancel
japan move jehol air
japan take tactical_bomber 1
japan fly shantung
japan move hopei air
japan take fighter 3
japan fly hunan
japan move shensi air
japan take fighter 1
japan fly sikang
japan move jehol air
japan take tactical_bomber 1
japan fly manchuria
japan move jehol air
japan cancel
japan move sea33 sea
japan cancel
japan move jehol air
japan take tactical_bomber 2
japan fly japan
japan move sea33 sea
japan take carrier 1
japan step sea32
japan step sea48
japan step sea47
japan halt
japan done
= 13198b5715f0eb12
usa done
usa done
usa done
= ee19d289856cb88c
china done
china done
china done
= 46c5fca3d765893c
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk done
uk done
uk done
= 2046c03fe23b5c0f
anzac done
anzac done
anzac submerge 0 | 3 ; 6
anzac submerge 0 | 6 ; 5
anzac submerge 0 | 6 ; 2
anzac done
= e272cb9b35bdcb57
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan buy tank
japan buy infantry
japan buy transport
japan buy infantry
japan done
japan move hunan air
japan take fighter 3
japan fly india attack
japan move kwangsi air
japan take fighter 5
japan fly india attack
japan move burma land
japan take infantry 7
japan take artillery 3
japan step india
japan move caroline_islands air
japan take tactical_bomber 4
japan fly sea62 attack
japan move sea47 air
japan take fighter 1
japan fly sea62 attack
japan move siam air
japan take strategic_bomber 1
japan fly india raid
japan done
= a6ff4e9222aa7bc6
uk intercept 3 | 6 1 2
= a220ff297f465c26
japan fight india | 1 3 2 4 1 1 2 6 ; 3 5 3 1 6 ; 3 2 4 3 4 3 ; 3 2 2 6
= 66fa8e1f79b0adf7
uk lose infantry
uk lose infantry
uk lose infantry
uk lose infantry | 1 ; 2 3 2 4 1
= 93afbff66173836f
japan lose infantry
japan lose infantry
japan lose infantry
japan lose infantry
japan press | 1 3 6 3 3 ; 3 4 2 5 2 4 ; 1 ; 5
japan lose infantry | 4 ; 4 4 5 6 ; 5
japan move india air
japan take fighter~aloft1 5
japan fly burma
japan move sea62 air
japan take tactical_bomber~aloft1 4
japan fly sea54
japan move sea62 air
japan take fighter~aloft1 1
japan fly sea63
japan move anhwe land
japan take infantry 5
japan take artillery 1
japan take mech_infantry 1
japan step kiangsi
japan move hopei land
japan take infantry 1
japan step anhwe
japan move sea47 sea
japan cancel
japan move jehol air
japan take tactical_bomber 1
japan fly shan_state
japan move sea33 air
japan take fighter 3
japan fly palau_island
japan move sea33 sea
japan take carrier[fighter] 1
japan take carrier 1
japan cancel
japan move sea47 sea
japan cancel
japan move sea33 air
japan cancel
japan move sea33 sea
japan cancel
japan move sea33 sea
japan take carrier[fighter] 1
japan step sea46
japan step sea54
japan step sea63
japan halt
japan move jehol air
japan cancel
japan move kiangsi air
japan take fighter 1
japan fly japan
japan move jehol air
japan take tactical_bomber 1
japan fly palau_island
japan move shantung air
japan cancel
japan move shantung air
japan take fighter 2
japan fly philippines
japan move manchuria air
japan cancel
japan move sea33 sea
japan take carrier 1
japan step sea48
japan step sea49
japan step sea54
japan halt
japan move sea47 sea
japan take carrier 1
japan step sea46
japan step sea54
japan halt
japan done
= effde448b59a3782
uk disrupt sea39
= f09906ba607449b9
usa done
usa done
usa done
= db0c22329def85a9
china done
china done
china done
= ffe41c28ce1b3bbd
uk done
uk done
= 64aba6d06125a0be
anzac done
anzac done
anzac done
= b2446b30529fc26b
japan disrupt sea54
japan disrupt sea63
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan buy tank
japan buy infantry
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move burma air
japan take fighter 5
japan fly kwangtung attack
japan move japan air
japan take fighter 3
japan take tactical_bomber 2
japan fly kwangtung attack
japan move manchuria air
japan take tactical_bomber 1
japan fly kwangtung attack
japan move philippines air
japan take fighter 2
japan fly kwangtung attack
japan move shan_state air
japan take tactical_bomber 1
japan fly kwangtung attack
japan move shantung air
japan take tactical_bomber 1
japan fly kwangtung attack
japan move kiangsi land
japan take infantry 5
japan take artillery 1
japan take mech_infantry 1
japan step kwangtung
japan done | 3 3 5 2 2 ; 3 5 5 4 2 2 5 3 3 2 ; 5 5 ; 5 5 5 5 2 ; 3 4
japan move kwangtung air
japan take tactical_bomber~aloft1 5
japan fly kiangsi
japan move kwangtung air
japan take fighter~aloft2 2
japan fly kwangsi
japan move kwangtung air
japan take fighter~aloft1 8
japan fly kiangsi
japan move anhwe land
japan take infantry 1
japan step hunan
japan move india land
japan take infantry 2
japan take artillery 3
japan step burma
japan done
japan place artillery japan
japan place tank india
japan place transport sea6
japan place transport sea6
japan place destroyer sea6
japan place infantry japan
japan place fighter india
japan place destroyer sea39
japan place infantry india
japan place infantry japan
japan place infantry india
japan place infantry india
= 50c82b43e9a8807c
uk disrupt sea39
= 2400f5a48d5da6d7
usa done
usa done
usa done
= 53ea5711372fe91b
china done
china done
china done
= 4786314e520402c0
uk done | 1 ; 5 ; 4
uk done
= 641f93ed86be07db
anzac done
anzac done
anzac done
= 8a04087887da2856
japan disrupt sea54
japan disrupt sea63
= 5906c8470ce8e24e
end 1060 over 5906c8470ce8e24e4b3c2c0efdf6dfe6 6dd0195a751f8b4a
