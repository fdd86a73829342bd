flagplot 1
game pacific-1940 1
scenario 1940
options {"setup_errata":true,"politics":"rulebook","mech_artillery_support":false,"captured_major_becomes_minor":false,"china_units_per_territory_limit":0,"us_declaration_brings_commonwealth":false,"map_errata_korea":true,"refund_unplaced_units":true,"japan_peace_convoy_raid":true,"low_luck":false,"round_cap":0}
note "Japan wins: six victory cities at the end of a round"
dice fast 1
start 5a7b003754b4bff3c748ef7d58f6712a
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
= 9e7acdf01605863a
uk spare sea37
= 000b6ae6d74361a5
usa done
usa done
usa done
= b545bc6404e45c06
china done
china done
china done
= 602fbe8e3d8110ff
uk done
uk pass
uk done
uk done
= b8d684e6a1a8fb02
japan disrupt sea20
= a89400040a3b680c
anzac done
anzac done
anzac done
= c1c2359971bbf6b1
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
= 900601af5ee82a2e
usa done | 3 3 4 2 ; 4 2 3 6 ; 3 2 ; 4 2 ; 4 6 1 6 ; 2 5 ; 5
= d46358e694949966
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
= d4fb2907166847e1
uk disrupt sea37
= d7dad2c0d1d54505
usa done
usa done
usa done
= 57a0a2c7bd1d3c06
china done
china done
china done
= e04b10cac5a47c50
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk done
uk done
uk done
= 4427b001cf5ff532
anzac done
anzac done
anzac done
= 0d91f48a8750d60c
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
= 779db48632b33729
usa done
usa done
usa done
= 7e55ae2278225fa3
china done
china done
china done
= d13f42ce09319c2b
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk done
uk done
uk done
= f15e8a5c916f7ccd
anzac done
anzac done
anzac done
= a3b8f16b7f8f02f6
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
= 7526b498166ef3f1
usa done
usa done
usa done
= 84eb5e7bb6c2abf3
china done
china done
china done
= a1eb37606a26ce50
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk done
uk done
uk done
= b484b292e4cd5f77
anzac done
anzac done
anzac done
= c1e91feb71e4dec4
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
= 4c6c3b04e7b97994
usa done | 3 6 1 ; 1 1
= 2df854f1364af583
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
= a133d7d7acf7fb3a
usa lose infantry
usa lose fighter
usa lose tactical_bomber | 1 ; 4 ; 5 1 ; 4
= 34c710c1c83d6420
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
= 0e144cc60e15382b
usa done
usa done
usa done
= f1a29432e04956a3
china done
china done
china done
= 4b3b7f56186c8fde
uk repair kwangtung naval_base
uk repair kwangtung naval_base
uk done
uk done
uk done
= a9580f7e173d9de8
anzac done
anzac done
anzac done
= 8124b358a5364487
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
= a3d5586c986aade2
uk intercept 3 | 1 4 4
= c30c4393a0c30036
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
= da52f669b0398aa7
usa done
usa done
usa done
= 86025816fd58060b
china done
china done
china done
= dfffd6e889bf4951
uk repair india airbase
uk repair india airbase
uk repair india airbase
uk repair india airbase
uk repair india airbase
uk done
uk done
uk done
= 1063133145825c35
anzac done
anzac done
anzac done
= 609e17f6fa7f7d3b
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
= b1102b0846a3de19
uk intercept 3 | 5 5 3
= dbf0cfaf5d9dcc3f
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
= 16040b836dfbd915
usa done
usa done
usa done
= a9f92b010df69e05
china done
china done
china done
= 4c77ce92b7999f7b
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk repair india naval_base
uk done
uk done
uk done
= bb53ac594b82120e
anzac done
anzac done
anzac submerge 0 | 3 ; 6
anzac submerge 0 | 6 ; 5
anzac submerge 0 | 6 ; 2
anzac done
= b1f4db3695866126
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
= 994f6815d39c32da
uk intercept 3 | 6 1 2
= cc1ddad67f8d0cdb
japan fight india | 1 3 2 4 1 1 2 6 ; 3 5 3 1 6 ; 3 2 4 3 4 3 ; 3 2 2 6
= 9b3fe5cc4dc9b2fd
uk lose infantry
uk lose infantry | 1 ; 2 3 2 4 1
= 4da8884fdb91082c
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
= 8472e30e8b058174
uk disrupt sea39
= 4bab423a6e286887
usa done
usa done
usa done
= 78fd7cb8c4fcad73
china done
china done
china done
= 0a1bb9490085b617
uk done
uk done
= 8391129801f9869a
anzac done
anzac done
anzac done
= 01b858c0f46f70e1
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
= 91e304bf7af2dff5
uk disrupt sea39
= 6fda628a0219ca07
usa done
usa done
usa done
= 68217081f3403138
china done
china done
china done
= 9ef432313c29d307
uk done | 1 ; 5 ; 4
uk done
= ff8951895b9a247d
anzac done
anzac done
anzac done
= c80db4eeb8acf94e
japan disrupt sea54
japan disrupt sea63
= 06e367db48c58165
end 1057 over 06e367db48c581655cc29e2ade7bb432 78f062b24a8a3a92
