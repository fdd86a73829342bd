flagplot 1
game anniversary 1
scenario 1941
options {"victory":15,"research":true,"national_objectives":true,"official_errata_2009":true,"heavy_bomber_dice":"both_count","china_placement_check":"per_unit","subs_sharing_with_destroyer":"must_act","ally_sharing_permission":"always","bid_side":"none","bid_ipcs":0,"bid_kind":"money","bid_auction":false,"closed_black_sea":false,"interceptors":false,"low_luck":false,"round_cap":0}
player germany "hard"
player ussr "hard"
player japan "hard"
player uk "hard"
player italy "hard"
player usa "hard"
player china "hard"
dice fast 6501528555938224499
start b037a89e8c4d0ce9b2ff6e4fabc8a6dc
germany research 0
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy artillery
germany buy infantry
germany done
germany move sz7 sea
germany take submarine 2
germany step sz8
germany step sz2
germany halt
germany move germany air
germany take bomber 1
germany fly sz2 attack
germany move norway air
germany take fighter 1
germany fly sz2 attack
germany move germany air
germany take fighter 1
germany fly sz6 attack
germany move northwestern_europe air
germany take fighter 1
germany fly sz6 attack
germany move bulgaria_romania land
germany take infantry 3
germany take artillery 1
germany take tank 2
germany step ukraine
germany move poland land
germany take infantry 2
germany take artillery 1
germany step east_poland
germany move poland air
germany take fighter 1
germany fly east_poland attack
germany move czechoslovakia_hungary land
germany take tank 1
germany step poland
germany step baltic_states
germany move poland land
germany take infantry 2
germany take tank 2
germany step baltic_states
germany move sz13 sea
germany take transport 1
germany load france tank transport
germany load france infantry transport[tank!]
germany halt
germany done
germany fight sz6 | 3 4 ; 6
germany fight sz2
germany submerge 0 | 4 1 ; 2 ; 6 ; 1
germany lose submarine
germany fight baltic_states | 1 2 ; 2 4 1 ; 3 6 6
germany fight east_poland | 6 ; 4 1 ; 4 ; 4 2
germany lose infantry
germany press | 4 1 ; 1 ; 6 ; 1 3 ; 3 2 ; 1 5 ; 2 3
germany lose infantry
germany move sz5 sea
germany take cruiser 1
germany take submarine 1
germany step sz6
germany halt
germany move czechoslovakia_hungary land
germany take tank 1
germany step bulgaria_romania
germany step east_poland
germany move east_poland air
germany take fighter~aloft3 1
germany fly france
germany move finland land
germany take infantry 1
germany step norway
germany move finland land
germany take infantry 1
germany step norway
germany move france land
germany take infantry 1
germany step northwestern_europe
germany move germany land
germany take infantry 1
germany step france
germany move germany land
germany take infantry 2
germany step france
germany move germany land
germany take artillery 1
germany step france
germany move libya land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step morocco_algeria
germany move northwestern_europe land
germany take infantry 1
germany step germany
germany move norway land
germany take infantry 1
germany step finland
germany move sz2 air
germany take fighter~aloft2 1
germany take bomber~aloft2 1
germany fly norway
germany move sz6 air
germany take fighter~aloft2 1
germany fly france
germany move sz6 air
germany take fighter~aloft3 1
germany fly morocco_algeria
germany done
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
= e2b496349dcf1acd
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr done
ussr move karelia_ssr land
ussr take infantry 2
ussr take artillery 1
ussr step finland
ussr done | 2 ; 5 2 ; 4
ussr move belorussia land
ussr take infantry 1
ussr step eastern_ukraine
ussr move buryatia_ssr land
ussr take infantry 1
ussr step stanovoj_chrebet
ussr move buryatia_ssr land
ussr take infantry 2
ussr step stanovoj_chrebet
ussr move eastern_ukraine land
ussr take infantry 1
ussr step caucasus
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move kazakh_ssr land
ussr take infantry 1
ussr step caucasus
ussr move kazakh_ssr land
ussr take infantry 1
ussr step caucasus
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move russia land
ussr take infantry 1
ussr step caucasus
ussr move russia land
ussr take infantry 2
ussr step caucasus
ussr move russia land
ussr take artillery 1
ussr step caucasus
ussr move russia land
ussr take tank 1
ussr step caucasus
ussr halt
ussr move soviet_far_east land
ussr take infantry 1
ussr step buryatia_ssr
ussr move soviet_far_east land
ussr take infantry 1
ussr step yakut_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step soviet_far_east
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move yakut_ssr land
ussr take infantry 1
ussr step evenki_national_okrug
ussr done
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
= 41b31d4736b3fb3d
japan research 0
japan buy infantry
japan buy artillery
japan buy tank
japan buy tank
japan done
japan move sz61 air
japan take fighter 2
japan fly sz50 attack
japan move sz61 sea
japan take transport[infantry,infantry] 1
japan take transport[artillery,infantry] 1
japan take battleship 1
japan take cruiser 1
japan step sz50
japan halt
japan assault transport[infantry,infantry] philippine_islands
japan assault transport[artillery,infantry] philippine_islands
japan move formosa air
japan take fighter 1
japan fly philippine_islands attack
japan move sz57 air
japan take fighter 3
japan fly sz56 attack
japan move french_indo_china_thailand land
japan take infantry 2
japan step kwangtung
japan move japan air
japan take fighter 1
japan fly kwangtung attack
japan move manchuria air
japan take fighter 1
japan fly kwangtung attack
japan move sz51 sea
japan take transport 1
japan load caroline_islands infantry transport
japan load caroline_islands infantry transport[infantry!]
japan step sz48
japan step sz38
japan halt
japan move sz51 sea
japan take transport 1
japan load caroline_islands infantry transport
japan step sz46
japan halt
japan move sz62 sea
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sz58
japan step sz57
japan halt
japan move sz57 air
japan take fighter 1
japan fly midway attack
japan done
japan fight philippine_islands | 6 5 ; 4 ; 3 ; 3
japan land transport[infantry,infantry]~assaulting>philippine_islands infantry
japan land transport[infantry]~offloaded>philippine_islands infantry
japan land transport[artillery,infantry]~assaulting>philippine_islands artillery
japan land transport[infantry]~offloaded>philippine_islands infantry | 5 1 ; 6 6 ; 5 ; 2 5
japan lose infantry~seaborne
japan press | 2 ; 6 2 ; 4 ; 2
japan lose infantry~seaborne
japan fight midway | 4 ; 5 4 ; 6
japan press | 1 ; 6 4 ; 5
japan fight east_indies
japan fight sz56 | 1 4 6 ; 6 ; 6 2 ; 4 2 ; 4
japan move sz51 sea
japan take destroyer 1
japan step sz60
japan step sz62
japan halt
japan move sz57 sea
japan take carrier 2
japan step sz58
japan step sz62
japan halt
japan move sz61 sea
japan take carrier 1
japan step sz50
japan halt
japan move midway air
japan take fighter~aloft3 1
japan fly sz62
japan move philippine_islands air
japan take fighter~aloft1 1
japan fly sz50
japan move sz50 air
japan take fighter~aloft3 1
japan fly sz62
japan move sz50 air
japan take fighter~aloft3 1
japan fly sz62
japan move sz56 air
japan take fighter~aloft3 1
japan fly sz50
japan move sz56 air
japan take fighter~aloft3 1
japan fly sz62
japan move sz56 air
japan take fighter~aloft3 1
japan fly sz62
japan move kwangtung air
japan take fighter~aloft1 2
japan fly french_indo_china_thailand
japan move manchuria land
japan take infantry 1
japan step kiangsu
japan move sz62 air
japan take fighter~aloft1 1
japan fly japan
japan done
japan place infantry japan
japan place artillery japan
japan place tank japan
japan place tank japan
= 195ea8839b99e947
uk research 1 | 3
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy fighter
uk buy fighter
uk buy infantry
uk done
uk move sz41 sea
uk take transport 1
uk take destroyer 1
uk load australia artillery transport
uk load australia infantry transport[artillery!]
uk step sz42
uk step sz46
uk halt
uk move sz9 sea
uk take transport 1
uk take destroyer 1
uk step sz8
uk load united_kingdom tank transport
uk load united_kingdom infantry transport[tank!]
uk step sz7
uk halt
uk assault transport[tank!,infantry!] northwestern_europe
uk move united_kingdom air
uk take fighter 1
uk fly northwestern_europe attack
uk move sz12 sea
uk take destroyer 1
uk step sz7
uk step sz6
uk halt
uk move united_kingdom air
uk take fighter 1
uk take bomber 1
uk fly sz6 attack
uk move egypt land
uk take infantry 2
uk take artillery 1
uk take tank 1
uk step libya
uk move sz12 sea
uk take cruiser 1
uk step sz13
uk halt
uk done
uk fight solomon_islands
uk engage | 3 4 ; 1
uk lose infantry~seaborne | 4 ; 5 ; 1 ; 1 ; 2 ; 2 6 ; 6
uk fight sz6 | 1 ; 2 ; 4 ; 5 ; 5
uk fight libya | 2 ; 5 4 ; 4 ; 1 1
uk lose infantry
uk lose infantry
uk press | 2 ; 1 ; 4 3
uk move sz35 sea
uk take transport 1
uk step sz34
uk load trans_jordan infantry transport
uk load trans_jordan infantry transport[infantry+]
uk offload transport[infantry+,infantry+] infantry persia
uk offload transport[infantry+]~offloaded>persia infantry persia
uk halt
uk move sz35 sea
uk take destroyer 1
uk step sz34
uk halt
uk move burma land
uk take infantry 1
uk step india
uk move eastern_canada land
uk take tank 1
uk step western_canada
uk step western_united_states
uk move northwestern_europe air
uk take fighter~aloft2 1
uk fly united_kingdom
uk move union_of_south_africa land
uk take infantry 1
uk step rhodesia
uk move union_of_south_africa land
uk take infantry 1
uk step rhodesia
uk move sz6 air
uk take bomber~aloft5 1
uk fly egypt
uk move sz6 air
uk take fighter~aloft3 1
uk fly united_kingdom
uk done
uk place fighter united_kingdom
uk place fighter united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
= 442bbd3e30bb2e4d
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move sz14 sea
italy take transport 1
italy take battleship 1
italy take cruiser 2
italy load balkans tank transport
italy load balkans infantry transport[tank!]
italy step sz15
italy halt
italy assault transport[tank!,infantry!] trans_jordan
italy done
italy move balkans land
italy take infantry 1
italy step germany
italy move italy land
italy take infantry 1
italy take artillery 1
italy take tank 1
italy step france
italy move italy air
italy take fighter 1
italy fly france
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
= a405ddb8bd85aa46
usa research 0
usa buy infantry
usa buy transport
usa buy transport
usa buy transport
usa buy infantry
usa buy infantry
usa buy infantry
usa buy artillery
usa buy infantry
usa done
usa first china
= b43993225ad3bf75
china done
= f1db67a572021d9a
usa move hawaiian_islands air
usa take fighter 1
usa fly sz57 attack
usa done
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa halt
usa move sz44 sea
usa take carrier[fighter] 1
usa take destroyer 1
usa step sz21
usa step sz20
usa halt
usa move sz53 sea
usa take battleship 1
usa step sz54
usa step sz55
usa halt
usa move eastern_united_states air
usa take fighter 1
usa fly sz20
usa move alaska land
usa take infantry 1
usa step western_canada
usa move central_united_states land
usa take infantry 1
usa step western_united_states
usa move eastern_united_states air
usa take bomber 1
usa fly united_kingdom
usa move western_united_states air
usa take bomber 1
usa fly united_kingdom
usa move sz57 air
usa take fighter~aloft2 1
usa fly western_canada
usa done
= c24e4e26407cd01f
china move yunnan air
china take fighter 1
china fly chinghai
china done
= 9ac5299f1b538667
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place artillery western_united_states
usa place transport sz10
usa place transport sz10
usa place transport sz10
= 9affda270fc89818
china place infantry chinghai
china place infantry chinghai
china place infantry sikang
= 3450621d8633252c
germany research 0
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy fighter
germany buy infantry
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany done
germany move sz2 sea
germany take submarine 1
germany step sz8
germany step sz7
germany halt
germany move france air
germany take fighter 2
germany fly sz7 attack
germany move morocco_algeria air
germany take fighter 1
germany fly sz13 attack
germany move norway air
germany take bomber 1
germany fly sz13 attack
germany move baltic_states land
germany take infantry 2
germany take tank 3
germany step karelia_ssr
germany move east_poland land
germany take tank 1
germany step baltic_states
germany step karelia_ssr
germany move norway air
germany take fighter 1
germany fly karelia_ssr attack
germany move morocco_algeria land
germany take infantry 2
germany take artillery 1
germany take tank 1
germany step libya
germany move sz5 sea
germany take transport 1
germany load germany artillery transport
germany load germany infantry transport[artillery!]
germany halt
germany assault transport[artillery!,infantry!] northwestern_europe
germany move france land
germany take infantry 2
germany step northwestern_europe
germany done | 1 2 ; 2 6 ; 3 ; 4
germany fight sz13 | 4 ; 3 ; 3
germany lose fighter~attacking3
germany fight libya | 2 ; 5 3 ; 1
= a07568a87b0c3d33
uk lose artillery | 3 ; 4
= 7eba78cd0d550267
germany press | 5 ; 1 2 ; 3 ; 6
germany fight karelia_ssr | 6 ; 6 4 ; 6 4 2 5 4 ; 2 6 6
germany lose infantry
germany press | 2 ; 4 1 6 6 6 ; 4 1
germany lose infantry
germany press | 3 6 6 3 6 ; 3 ; 3 ; 4 1 ; 5
germany move east_poland land
germany take infantry 1
germany step ukraine
germany move france land
germany take infantry 1
germany take artillery 1
germany step germany
germany move germany land
germany take infantry 1
germany step poland
germany move germany land
germany take infantry 8
germany step poland
germany move karelia_ssr air
germany take fighter~aloft2 1
germany fly norway
germany move ukraine land
germany take infantry 1
germany step east_poland
germany move ukraine land
germany take infantry 1
germany step east_poland
germany move ukraine land
germany take artillery 1
germany step east_poland
germany move ukraine land
germany take tank 1
germany step east_poland
germany halt
germany move ukraine land
germany take tank 1
germany step east_poland
germany halt
germany move sz7 air
germany take fighter~aloft3 2
germany fly gibraltar
germany move sz13 air
germany take bomber~aloft2 1
germany fly germany
germany done
germany place fighter germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
= 8715f25377fb1f26
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy infantry
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr done
ussr move belorussia land
ussr take infantry 1
ussr step baltic_states
ussr move caucasus land
ussr take infantry 4
ussr take artillery 1
ussr take tank 1
ussr step ukraine
ussr done | 3 2 1 ; 2 3 ; 4 ; 5
ussr move sz4 sea
ussr take submarine 1
ussr step sz3
ussr halt
ussr move archangel land
ussr take infantry 1
ussr step belorussia
ussr move caucasus land
ussr take infantry 1
ussr step persia
ussr move caucasus land
ussr take infantry 9
ussr step ukraine
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move soviet_far_east land
ussr take infantry 1
ussr step yakut_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move stanovoj_chrebet land
ussr take infantry 2
ussr step yakut_ssr
ussr move yakut_ssr land
ussr take infantry 1
ussr step evenki_national_okrug
ussr move yakut_ssr land
ussr take infantry 1
ussr step evenki_national_okrug
ussr done
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry caucasus
ussr place infantry caucasus
ussr place artillery caucasus
ussr place tank caucasus
= ae7a699b97511228
japan research 0
japan buy transport
japan buy transport
japan buy transport
japan buy destroyer
japan buy infantry
japan done
japan move sz50 air
japan take fighter 2
japan fly sz46 attack
japan move sz62 air
japan take fighter 1
japan fly sz46 attack
japan move french_indo_china_thailand air
japan take fighter 2
japan fly sz34 attack
japan move sz38 sea
japan take transport 1
japan load east_indies infantry transport
japan load east_indies infantry transport[infantry!]
japan step sz39
japan halt
japan move sz50 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan load philippine_islands artillery transport
japan load philippine_islands infantry transport[artillery!]
japan step sz48
japan step sz39
japan halt
japan move french_indo_china_thailand land
japan take infantry 1
japan step burma
japan move manchuria land
japan take infantry 1
japan step buryatia_ssr
japan move japan air
japan take fighter 1
japan fly buryatia_ssr attack
japan move sz62 air
japan take fighter 3
japan fly buryatia_ssr attack
japan done
japan bombard battleship~done australia
japan bombard cruiser~done australia | 5 ; 1 ; 6 5 ; 1 2 ; 3 1
japan lose infantry~seaborne
japan fight sz34 | 6 1 ; 2
japan fight sz46 | 4 6 6 ; 2
japan lose fighter~attacking1
japan press | 4 5 ; 3
japan press | 3 3 ; 2 ; 6 ; 2 5 1 2 ; 6
japan move sz50 sea
japan take transport 1
japan step sz60
japan step sz62
japan halt
japan move sz50 sea
japan take carrier 1
japan step sz60
japan step sz62
japan halt
japan move buryatia_ssr air
japan take fighter~aloft2 1
japan fly sz62
japan move buryatia_ssr air
japan take fighter~aloft3 1
japan fly sz62
japan move buryatia_ssr air
japan take fighter~aloft3 1
japan fly sz62
japan move buryatia_ssr air
japan take fighter~aloft3 1
japan fly sz62
japan move kwangtung land
japan take infantry 1
japan step french_indo_china_thailand
japan move kwangtung land
japan take infantry 1
japan step french_indo_china_thailand
japan move sz34 air
japan take fighter~aloft1 1
japan fly trans_jordan
japan move sz46 air
japan take fighter~aloft2 1
japan fly caroline_islands
japan done
japan place destroyer sz62
japan place infantry japan
japan place transport sz62
japan place transport sz62
japan place transport sz62
japan deck fighter~aloft carrier
japan deck fighter~aloft carrier
japan deck fighter~aloft carrier[fighter]
japan deck fighter~aloft carrier[fighter]
= 31da3d4fb13f9352
uk research 0 | 4
uk buy carrier
uk buy infantry
uk buy fighter
uk buy fighter
uk done
uk move united_kingdom air
uk take fighter 1
uk fly sz5 attack
uk move sz6 sea
uk take destroyer 1
uk step sz7
uk halt
uk move united_kingdom air
uk take fighter 2
uk fly sz7 attack
uk move india land
uk take infantry 4
uk take artillery 1
uk step burma
uk move egypt air
uk take bomber 1
uk fly germany raid
uk done | 2 ; 3
uk fight sz7 | 2 ; 5 6 ; 1
uk fight burma | 5 3 3 ; 4 3 ; 3
uk press | 3 5 2 ; 6 5 ; 1
uk lose infantry
uk press | 1 4 ; 6 1 ; 4
uk move egypt air
uk take fighter 1
uk fly persia
uk move persia land
uk take infantry 1
uk step india
uk move rhodesia land
uk take infantry 1
uk step belgian_congo
uk move rhodesia land
uk take infantry 1
uk step belgian_congo
uk move western_canada land
uk take infantry 1
uk step alaska
uk move western_united_states land
uk take tank 1
uk step western_canada
uk halt
uk move sz5 air
uk take fighter~aloft2 1
uk fly united_kingdom
uk move sz7 air
uk take fighter~aloft3 2
uk fly united_kingdom
uk move germany air
uk take bomber~aloft2 1
uk fly baltic_states
uk done
uk place carrier sz6
uk place fighter sz6
uk place fighter sz6
uk place infantry united_kingdom
= 0ab69bdfc1b653e1
italy research 0
italy buy fighter
italy buy infantry
italy buy infantry
italy done
italy move trans_jordan land
italy take infantry 1
italy step egypt
italy move trans_jordan land
italy take tank 1
italy step egypt
italy step anglo_egypt_sudan
italy done
italy move sz15 sea
italy take battleship 1
italy take cruiser 2
italy take transport 1
italy step sz14
italy halt
italy move france land
italy take infantry 1
italy take artillery 1
italy step germany
italy move france land
italy take tank 1
italy step germany
italy step poland
italy move france air
italy take fighter 1
italy fly karelia_ssr
italy move germany land
italy take infantry 1
italy step poland
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 2
italy step balkans
italy done
italy place fighter italy
italy place infantry italy
italy place infantry italy
= e3e46d9a17dba9b6
usa research 0
usa buy transport
usa buy transport
usa buy destroyer
usa buy infantry
usa buy artillery
usa buy tank
usa buy infantry
usa buy infantry
usa buy infantry
usa done
usa first china
= 2d55ec992730818f
china move suiyuan land
china take infantry 1
china step manchuria
china move chinghai air
china take fighter 1
china fly manchuria attack
china move fukien land
china take infantry 1
china step kwangtung
china done | 6 ; 1 ; 4
= d34f7ff7bea991d0
usa move sz10 sea
usa take transport[artillery,infantry] 1
usa step sz9
usa step sz12
usa halt
usa assault transport[artillery,infantry] morocco_algeria
usa move united_kingdom air
usa take bomber 2
usa fly germany raid
usa done | 3 1 ; 6
usa land transport[artillery,infantry]~assaulting>morocco_algeria artillery
usa land transport[infantry]~offloaded>morocco_algeria infantry
usa move sz20 sea
usa take carrier[fighter,fighter] 1
usa take destroyer 1
usa step sz19
usa step sz10
usa halt
usa move sz55 sea
usa take battleship 1
usa step sz20
usa step sz19
usa halt
usa move germany air
usa take bomber~aloft3 1
usa fly united_kingdom
usa move western_canada land
usa take infantry 1
usa step central_united_states
usa move western_canada air
usa take fighter 1
usa fly united_kingdom
usa move western_united_states land
usa take infantry 1
usa step central_united_states
usa move western_united_states land
usa take infantry 2
usa step central_united_states
usa done
= 5f4a742940f13ac6
china move hupeh land
china take infantry 1
china step yunnan
china move manchuria air
china take fighter~aloft1 1
china fly suiyuan
china move sikang land
china take infantry 1
china step hupeh
china move yunnan land
china take infantry 1
china step fukien
china done
= 1694361e5c5db00f
usa place destroyer sz10
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place tank eastern_united_states
usa place transport sz10
usa place transport sz10
= c18fa191f4626d09
china place infantry chinghai
china place infantry ningxia
china place infantry ningxia
= 5f50d396b891efed
germany research 0
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy infantry
germany buy infantry
germany buy tank
germany buy infantry
germany buy artillery
germany buy infantry
germany buy infantry
germany buy infantry
germany done
germany move germany air
germany take fighter 1
germany take bomber 1
germany fly sz6 attack
germany move gibraltar air
germany take fighter 2
germany fly sz6 attack
germany move norway air
germany take fighter 1
germany fly sz6 attack
germany move east_poland land
germany take infantry 2
germany take artillery 2
germany step baltic_states
germany move poland land
germany take infantry 2
germany step baltic_states
germany move karelia_ssr land
germany take tank 2
germany step archangel
germany move east_poland land
germany take tank 2
germany step eastern_ukraine
germany move libya land
germany take infantry 2
germany take artillery 1
germany take tank 1
germany step morocco_algeria
germany move karelia_ssr land
germany take tank 2
germany step finland
germany move norway land
germany take infantry 3
germany step finland
germany done
germany fight sz6 | 3 1 2 2 ; 5 ; 3 ; 4 2
germany lose fighter~attacking1
germany lose fighter~attacking1
germany fight finland | 4 6 2 ; 6 4 ; 4 1 2
germany lose infantry
germany lose infantry
germany press | 5 ; 3 4
= 7f0cda80026c04d7
ussr lose infantry | 5 6 2
= 81c97a67a74a8a5a
germany lose infantry
germany press | 6 3
= 6dbcf7ec192c6da7
ussr lose infantry | 1 6
= 2e057271060bf35e
germany press | 6 ; 5
germany press | 5 ; 3
germany press | 6 ; 3
germany press | 3 ; 1
germany fight morocco_algeria | 2 ; 1 2 ; 1 ; 2 2
germany lose infantry
germany lose infantry
germany fight archangel | 3 1 ; 2
germany fight eastern_ukraine | 1 4 ; 4 ; 1 5 ; 4 5 4 4
= 18de165f7e1e3c93
ussr lose uk:bomber | 1 ; 4
= e6f3540515e770f0
germany lose infantry
germany press | 2 ; 2 4 3 2 ; 3
germany move germany land
germany take tank 1
germany step balkans
germany step bulgaria_romania
germany move germany land
germany take infantry 1
germany step poland
germany move germany land
germany take infantry 5
germany step poland
germany move germany land
germany take artillery 1
germany step poland
germany move germany land
germany take artillery 2
germany step poland
germany move germany land
germany take tank 1
germany step poland
germany step baltic_states
germany move northwestern_europe land
germany take infantry 1
germany step germany
germany move northwestern_europe land
germany take infantry 2
germany step germany
germany move northwestern_europe land
germany take artillery 1
germany step germany
germany move poland land
germany take infantry 6
germany step baltic_states
germany move poland land
germany take infantry 1
germany step east_poland
germany move sz6 air
germany take fighter~aloft2 1
germany take fighter~aloft3 1
germany take bomber~aloft4 1
germany fly karelia_ssr
germany done
germany place infantry karelia_ssr
germany place infantry karelia_ssr
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
= ebc8bec27743dcb9
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr done
ussr move belorussia land
ussr take infantry 1
ussr step archangel
ussr move caucasus land
ussr take tank 1
ussr step russia
ussr step archangel
ussr move russia land
ussr take infantry 4
ussr step archangel
ussr move caucasus land
ussr take infantry 2
ussr take artillery 1
ussr step eastern_ukraine
ussr move russia land
ussr take infantry 3
ussr step eastern_ukraine
ussr move ukraine land
ussr take artillery 1
ussr step eastern_ukraine
ussr move ukraine land
ussr take infantry 2
ussr take tank 1
ussr step bulgaria_romania
ussr move ukraine land
ussr take infantry 3
ussr step east_poland
ussr done
ussr fight east_poland | 5 6 2 ; 5
ussr press | 3 4 6 ; 3
ussr press | 2 5 1 ; 2
ussr fight bulgaria_romania | 2 3 ; 3 ; 5
ussr fight eastern_ukraine | 3 3 6 ; 6 3 2 3 ; 3 6
ussr lose infantry
ussr press | 5 6 ; 2 4 4 1 ; 5 ; 3 4 2 6 4 ; 5 ; 2
ussr lose infantry
ussr press | 2 5 2 2 ; 6 ; 4
ussr press | 6 5 5 1 ; 3 ; 4
ussr move sz3 sea
ussr take submarine 1
ussr step sz2
ussr step sz1
ussr halt
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move persia land
ussr take infantry 1
ussr step caucasus
ussr move yakut_ssr land
ussr take infantry 1
ussr step soviet_far_east
ussr move yakut_ssr land
ussr take infantry 3
ussr step stanovoj_chrebet
ussr done
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place artillery russia
ussr place artillery russia
= 289ff7a6c4c1c120
japan research 0
japan buy transport
japan buy transport
japan buy transport
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy infantry
japan done
japan move sz39 sea
japan take transport 1
japan load australia artillery transport
japan load australia infantry transport[artillery!]
japan step sz38
japan step sz49
japan halt
japan move sz62 sea
japan take transport 1
japan take destroyer 2
japan load japan tank transport
japan load japan infantry transport[tank!]
japan halt
japan move sz62 air
japan take fighter 2
japan fly manchuria attack
japan move kiangsu land
japan take infantry 2
japan step suiyuan
japan move sz62 air
japan take fighter 2
japan fly suiyuan attack
japan move sz62 sea
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sz58
japan step sz64
japan halt
japan move sz62 sea
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery!]
japan step sz61
japan halt
japan assault transport[artillery!,infantry!] fukien
japan move sz62 sea
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery!]
japan step sz63
japan halt
japan done
japan fight alaska | 2 ; 3 ; 2
japan lose infantry~seaborne
japan fight soviet_far_east | 5 1 ; 4
japan fight fukien | 1 2 ; 1
japan lose infantry~seaborne
japan fight manchuria | 3 ; 3 5 6 ; 3 ; 2 4 ; 6 1 ; 3
japan lose infantry
japan move sz39 sea
japan take transport 1
japan load australia infantry transport
japan step sz47
japan step sz42
japan halt
japan move sz39 sea
japan take battleship 1
japan take cruiser 1
japan step sz47
japan step sz42
japan halt
japan move manchuria air
japan take fighter~aloft3 1
japan fly sz62
japan move manchuria air
japan take fighter~aloft3 1
japan fly sz62
japan move suiyuan air
japan take fighter~aloft2 1
japan fly sz62
japan move suiyuan air
japan take fighter~aloft2 1
japan fly sz62
japan move caroline_islands air
japan take fighter 1
japan fly sz62
japan move french_indo_china_thailand land
japan take infantry 1
japan step fukien
japan move trans_jordan air
japan take fighter 1
japan fly czechoslovakia_hungary
japan done
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place artillery japan
japan place artillery japan
japan place transport sz62
japan place transport sz62
japan place transport sz62
japan deck fighter~aloft carrier
japan deck fighter~aloft carrier
japan deck fighter~aloft carrier
japan deck fighter~aloft carrier[fighter]
japan deck fighter~aloft carrier[fighter]
= d6bf00c21ba7cb8f
uk research 0 | 5
uk buy carrier
uk buy carrier
uk buy transport
uk buy infantry
uk done
uk move burma land
uk take infantry 3
uk take artillery 1
uk step french_indo_china_thailand
uk move belgian_congo land
uk take infantry 2
uk step anglo_egypt_sudan
uk move persia air
uk take fighter 1
uk fly anglo_egypt_sudan attack
uk move persia land
uk take infantry 1
uk step trans_jordan
uk done
uk fight anglo_egypt_sudan | 6 3 ; 3 ; 5 ; 4 6 ; 6 2 ; 6
uk move anglo_egypt_sudan air
uk take fighter~aloft2 1
uk fly persia
uk done
uk place carrier sz2
uk place carrier sz2
uk place infantry united_kingdom
uk place transport sz2
= 4218d35e63b9ae57
italy research 0
italy buy infantry
italy buy artillery
italy buy tank
italy buy infantry
italy buy tank
italy buy infantry
italy done
italy move sz14 sea
italy take transport 1
italy take battleship 1
italy take cruiser 2
italy load balkans infantry transport
italy load balkans infantry transport[infantry!]
italy step sz15
italy halt
italy move egypt land
italy take infantry 1
italy step trans_jordan
italy move italy air
italy take fighter 1
italy fly trans_jordan attack
italy move poland land
italy take tank 1
italy step baltic_states
italy step belorussia
italy done
italy bombard battleship~done trans_jordan
italy bombard cruiser~done trans_jordan | 1 ; 6 ; 1
italy lose infantry~seaborne
italy move balkans land
italy take infantry 1
italy step czechoslovakia_hungary
italy move germany land
italy take infantry 1
italy take artillery 1
italy step balkans
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 1
italy step france
italy move poland land
italy take infantry 1
italy step czechoslovakia_hungary
italy move trans_jordan air
italy take fighter~aloft1 1
italy fly egypt
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place artillery italy
italy place tank italy
italy place tank italy
= 684e11af57b77bd1
usa research 1 | 5
usa buy infantry
usa buy infantry
usa buy infantry
usa buy transport
usa buy transport
usa buy infantry
usa buy artillery
usa buy infantry
usa buy infantry
usa buy infantry
usa done
usa first china
= f1f63f28b3b9cc3d
china done
= 9f9a049853cfcd07
usa move sz10 sea
usa take transport 2
usa take destroyer 3
usa load eastern_united_states tank transport
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery!]
usa load eastern_united_states infantry transport[tank!]
usa step sz9
usa step sz12
usa halt
usa assault transport[artillery!,infantry!] morocco_algeria
usa assault transport[tank!,infantry!] morocco_algeria
usa move united_kingdom air
usa take fighter 1
usa take bomber 1
usa fly morocco_algeria attack
usa done | 1 ; 4 6 ; 5 1 ; 6 ; 1 ; 4
usa lose infantry~seaborne
usa move sz10 sea
usa take transport 1
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry+]
usa step sz9
usa step sz12
usa offload transport[infantry+,infantry+] infantry morocco_algeria
usa offload transport[infantry+]~offloaded>morocco_algeria infantry morocco_algeria
usa halt
usa move sz10 sea
usa take transport 2
usa step sz9
usa step sz12
usa halt
usa move sz19 sea
usa take battleship 1
usa step sz11
usa step sz12
usa halt
usa move central_united_states land
usa take infantry 1
usa step eastern_united_states
usa move central_united_states land
usa take infantry 3
usa step western_united_states
usa move morocco_algeria air
usa take bomber~aloft3 1
usa fly united_kingdom
usa switch
= 83d86e12b15c7b16
china move chinghai land
china take infantry 1
china step ningxia
china move chinghai land
china take infantry 2
china step ningxia
china done
= 933d00bad3de882c
usa move western_united_states air
usa take fighter 1
usa fly west_indies
usa move sz10 air
usa take fighter 1
usa fly western_united_states
usa move sz10 sea
usa take carrier[fighter] 1
usa step sz9
usa step sz12
usa halt
usa move morocco_algeria air
usa take fighter~aloft1 1
usa fly sz12
usa done
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place transport sz10
usa place transport sz10
= aecfa95be38680f5
china place infantry chinghai
china place infantry chinghai
= 9eede3a5fefa922a
germany research 0
germany buy infantry
germany buy infantry
germany buy infantry
germany buy artillery
germany buy infantry
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany done
germany move baltic_states land
germany take tank 1
germany step poland
germany step bulgaria_romania
germany move germany land
germany take tank 2
germany step balkans
germany step bulgaria_romania
germany move poland land
germany take infantry 5
germany take artillery 3
germany step bulgaria_romania
germany move baltic_states land
germany take infantry 4
germany take artillery 2
germany step east_poland
germany move karelia_ssr air
germany take bomber 1
germany fly caucasus raid
germany done | 6 ; 5
germany fight east_poland | 4 1 ; 1 2 5 4 ; 2 4
germany lose infantry | 3 6 ; 5 2 6 3 4 3 ; 5 6 4
= 3810fbbe1dcafe3d
ussr lose infantry | 4 4 ; 2
= cb667241dc54dfe5
germany lose infantry
germany press | 5 ; 6 1 6 2 2 6 ; 5 3 1 ; 1 ; 5
germany lose infantry
germany move baltic_states land
germany take infantry 1
germany step karelia_ssr
germany move baltic_states land
germany take infantry 4
germany step karelia_ssr
germany move caucasus air
germany take bomber~aloft3 1
germany fly italy
germany move germany land
germany take infantry 1
germany step france
germany move germany land
germany take infantry 8
germany step france
germany move germany land
germany take artillery 1
germany step france
germany move germany land
germany take artillery 2
germany step france
germany move karelia_ssr air
germany take fighter 2
germany fly italy
germany move poland land
germany take infantry 1
germany step baltic_states
germany done
germany place infantry karelia_ssr
germany place infantry karelia_ssr
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
= e1b70f4a357ac648
ussr research 0
ussr repair caucasus complex
ussr repair caucasus complex
ussr repair caucasus complex
ussr repair caucasus complex
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr done
ussr move eastern_ukraine land
ussr take infantry 4
ussr take artillery 2
ussr step east_poland
ussr move ukraine land
ussr take infantry 8
ussr step east_poland
ussr move archangel land
ussr take infantry 4
ussr step belorussia
ussr move russia land
ussr take artillery 2
ussr step belorussia
ussr move stanovoj_chrebet land
ussr take infantry 3
ussr step buryatia_ssr
ussr done
ussr fight east_poland | 4 3 5 3 2 4 1 1 5 4 ; 5 1 4 1
= 6141e57a30584d6a
germany lose infantry
germany lose infantry
germany lose infantry | 1 5 1 2 3
= c242227a8d095321
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr press | 3 1 6 3 3 6 1 ; 5 1 5 6 ; 5
ussr fight buryatia_ssr | 4 3 1 ; 1 ; 1 5 ; 2 3 1 3 ; 6
ussr move sz1 sea
ussr take submarine 1
ussr step sz2
ussr halt
ussr move archangel land
ussr take tank 1
ussr step belorussia
ussr step east_poland
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move russia land
ussr take infantry 12
ussr step archangel
ussr move russia land
ussr take infantry 1
ussr step caucasus
ussr done
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place artillery russia
ussr place artillery russia
ussr place tank russia
= 99448dbe01349939
japan research 0
japan buy industrial_complex
japan buy destroyer
japan buy infantry
japan buy artillery
japan buy tank
japan buy tank
japan buy infantry
japan buy artillery
japan buy infantry
japan done
japan move sz62 sea
japan take transport 2
japan take destroyer 2
japan load japan artillery transport
japan load japan artillery transport
japan load japan infantry transport[artillery!]
japan load japan infantry transport[artillery!]
japan step sz61
japan step sz36
japan halt
japan move fukien land
japan take infantry 1
japan take artillery 1
japan step french_indo_china_thailand
japan move sz62 air
japan take fighter 5
japan fly french_indo_china_thailand attack
japan move sz49 sea
japan take transport 1
japan load borneo artillery transport
japan load borneo infantry transport[artillery!]
japan step sz37
japan step sz35
japan halt
japan move sz42 sea
japan take transport[infantry] 1
japan take battleship 1
japan take cruiser 1
japan step sz45
japan step sz53
japan halt
japan move sz64 sea
japan take transport 1
japan step sz57
japan load midway tank transport
japan load midway infantry transport[tank!]
japan step sz53
japan halt
japan move sz62 sea
japan take transport 1
japan load japan infantry transport
japan load manchuria infantry transport[infantry!]
japan step sz61
japan halt
japan move sz63 sea
japan take transport 1
japan load soviet_far_east artillery transport
japan load soviet_far_east infantry transport[artillery!]
japan step sz62
japan step sz61
japan halt
japan move sz62 sea
japan take transport 1
japan load manchuria tank transport
japan load japan infantry transport[tank!]
japan step sz59
japan step sz52
japan halt
japan done
japan fight india | 4 5 ; 3 ; 4 6 ; 5 ; 4 2 ; 3
japan fight french_indo_china_thailand | 4 3 2 1 6 6 ; 3 3 3 2 6 ; 5 6 3 4
japan fight wake_island | 2 ; 2 ; 6
japan fight kwangtung | 2 3 ; 6 6 ; 1
japan lose infantry~seaborne | 1 ; 1 4 ; 5
japan land transport[infantry]~assaulting>hawaiian_islands infantry
japan bombard battleship~done hawaiian_islands
japan bombard cruiser~done hawaiian_islands | 5 ; 1 ; 6
japan move sz61 sea
japan take transport 1
japan step sz60
japan halt
japan move sz62 sea
japan take carrier 3
japan step sz61
japan halt
japan move czechoslovakia_hungary air
japan take fighter 1
japan fly italy
japan move french_indo_china_thailand air
japan take fighter~aloft1 5
japan fly fukien
japan move kiangsu land
japan take infantry 1
japan step manchuria
japan move suiyuan land
japan take infantry 1
japan step kiangsu
japan done
japan place industrial_complex kiangsu
japan place destroyer sz62
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place artillery japan
japan place artillery japan
japan place tank japan
japan place tank japan
= d829426ef9c241cc
uk research 0 | 6
uk chart 2 | 3
uk buy carrier
uk buy destroyer
uk buy transport
uk buy transport
uk buy transport
uk buy infantry
uk done
uk move sz2 sea
uk take transport 1
uk load united_kingdom artillery transport
uk load united_kingdom infantry transport[artillery!]
uk step sz3
uk halt
uk move anglo_egypt_sudan land
uk take infantry 2
uk step egypt
uk move persia air
uk take fighter 1
uk fly egypt attack
uk done | 1 6 ; 5 ; 3
uk lose infantry
uk move sz2 sea
uk take carrier 2
uk step sz3
uk halt
uk move united_kingdom air
uk take fighter 1
uk fly sz3
uk move united_kingdom air
uk take fighter 1
uk fly sz3
uk move united_kingdom air
uk take fighter 1
uk fly sz3
uk move united_kingdom air
uk take fighter 1
uk fly sz3
uk move egypt air
uk take fighter~aloft2 1
uk fly anglo_egypt_sudan
uk done
uk place carrier sz3
uk place destroyer sz3
uk place infantry united_kingdom
uk place transport sz3
uk place transport sz3
uk place transport sz3
uk deck fighter~aloft carrier
uk deck fighter~aloft carrier[fighter]
uk deck fighter~aloft carrier~done
uk deck fighter~aloft carrier~done
= 9be3824549428b05
italy research 0
italy buy infantry
italy buy fighter
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move sz15 sea
italy take transport 1
italy load trans_jordan infantry transport
italy load trans_jordan infantry transport[infantry!]
italy step sz16
italy halt
italy assault transport[infantry!,infantry!] ukraine
italy done
italy move sz15 sea
italy take battleship 1
italy take cruiser 2
italy step sz16
italy halt
italy move balkans land
italy take infantry 1
italy step germany
italy move balkans land
italy take infantry 1
italy step germany
italy move balkans land
italy take artillery 1
italy step germany
italy move czechoslovakia_hungary land
italy take infantry 1
italy step germany
italy move czechoslovakia_hungary land
italy take infantry 1
italy step germany
italy move france land
italy take infantry 1
italy step germany
italy move karelia_ssr air
italy take fighter 1
italy fly france
italy done
italy place fighter italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 3724b1230394d360
usa research 0 | 3
usa buy infantry
usa buy artillery
usa buy infantry
usa buy artillery
usa buy infantry
usa buy artillery
usa buy infantry
usa buy artillery
usa buy fighter
usa buy artillery
usa done
usa first china
= 3e4f05cef767f5d0
china move ningxia land
china take infantry 1
china step suiyuan
china done
= 5125197e22bae8b0
usa move sz12 sea
usa take transport 1
usa load morocco_algeria tank transport
usa load morocco_algeria infantry transport[tank!]
usa step sz13
usa step sz14
usa halt
usa assault transport[tank!,infantry!] balkans
usa move sz10 sea
usa take transport 2
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry!]
usa load eastern_united_states infantry transport[artillery!]
usa step sz9
usa step sz12
usa halt
usa move sz12 sea
usa take transport 1
usa take battleship 1
usa take destroyer 3
usa load morocco_algeria artillery transport
usa load morocco_algeria infantry transport[artillery!]
usa halt
usa move sz12 sea
usa take transport 1
usa load morocco_algeria infantry transport
usa step sz7
usa halt
usa assault transport[infantry!] northwestern_europe
usa move united_kingdom air
usa take bomber 1
usa fly germany raid
usa done | 1
usa fight gibraltar
usa bombard battleship gibraltar | 3
= a7a25dc2d47515fb
germany lose infantry | 5 5 ; 6 2 3 2 ; 3 ; 6
= 8ea69ba710384206
usa fight balkans
usa move sz12 sea
usa take transport 1
usa step sz9
usa step sz10
usa halt
usa move sz12 sea
usa take transport 1
usa step sz9
usa step sz10
usa halt
usa move sz12 sea
usa take transport 1
usa step sz9
usa step sz10
usa halt
usa move sz12 sea
usa take carrier[fighter,fighter] 1
usa take destroyer 3
usa step sz7
usa halt
usa move west_indies air
usa take fighter 1
usa fly western_united_states
usa done
= 78b6de67b03bd1cf
china move hupeh land
china take infantry 1
china step yunnan
china move ningxia land
china take infantry 1
china step hupeh
china move ningxia land
china take infantry 3
china step hupeh
china move yunnan land
china take infantry 1
china step hupeh
china done
= 15b6d5c5a70d2bd4
usa place fighter eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place artillery eastern_united_states
usa place artillery eastern_united_states
usa place artillery eastern_united_states
usa place artillery eastern_united_states
= b485566c63f0821d
china place infantry chinghai
china place infantry suiyuan
= 4c9a037e32dc04f9
germany research 0
germany buy infantry
germany buy infantry
germany buy infantry
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany done
germany move bulgaria_romania land
germany take infantry 3
germany take artillery 3
germany take tank 3
germany step balkans
germany move italy air
germany take fighter 1
germany fly sz14 attack
germany move karelia_ssr land
germany take infantry 1
germany step finland
germany move italy air
germany take bomber 1
germany fly caucasus raid
germany done | 1
germany fight balkans | 5 2 2 6 5 5 ; 4 6 1 ; 3 ; 4
germany move italy air
germany take fighter 1
germany fly france
germany move sz14 air
germany take fighter~aloft3 1
germany fly france
germany done
germany place infantry germany
germany place infantry germany
germany place infantry karelia_ssr
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery karelia_ssr
= 20d6a6ae7488ff5d
ussr research 0
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move archangel land
ussr take infantry 12
ussr step karelia_ssr
ussr move belorussia land
ussr take infantry 4
ussr take artillery 2
ussr step karelia_ssr
ussr move east_poland land
ussr take tank 1
ussr step belorussia
ussr step karelia_ssr
ussr move russia land
ussr take tank 1
ussr step archangel
ussr step karelia_ssr
ussr move caucasus land
ussr take infantry 5
ussr step ukraine
ussr move east_poland land
ussr take artillery 2
ussr step ukraine
ussr move east_poland land
ussr take infantry 1
ussr step poland
ussr move east_poland land
ussr take infantry 1
ussr step bulgaria_romania
ussr move east_poland land
ussr take infantry 6
ussr step baltic_states
ussr move buryatia_ssr land
ussr take infantry 1
ussr step soviet_far_east
ussr done
ussr fight karelia_ssr | 4 2 5 1 1 3 4 2 5 3 2 1 5 3 ; 2 2 6 2 ; 5 5
= 54f7eb28a45cee0e
germany lose infantry
germany lose infantry
germany lose infantry
germany lose infantry
germany lose infantry
germany lose infantry | 4 5 1 1 2 4 5 3 5 5
= e112ae3a958cc64f
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr press | 2 1 1 1 1 6 2 1 5 4 4 ; 3 3 5 1 ; 4 4 ; 5 1 1 1
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr fight ukraine | 1 5 6 ; 2 4 4 1 ; 3 1
ussr lose infantry | 1 3 1 6 2 6 ; 2
ussr move sz2 sea
ussr take submarine 1
ussr step sz8
ussr step sz12
ussr halt
ussr move caucasus land
ussr take infantry 1
ussr step persia
ussr move east_poland land
ussr take infantry 1
ussr step baltic_states
ussr move russia land
ussr take infantry 1
ussr step belorussia
ussr move russia land
ussr take infantry 4
ussr step belorussia
ussr move russia land
ussr take artillery 1
ussr step belorussia
ussr move russia land
ussr take artillery 1
ussr step caucasus
ussr done
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place infantry russia
ussr place artillery russia
ussr place artillery russia
ussr place tank russia
ussr place tank russia
= fb16a7fd96ba241b
japan research 0
japan buy industrial_complex
japan buy destroyer
japan buy infantry
japan buy artillery
japan buy tank
japan buy infantry
japan buy infantry
japan buy tank
japan buy infantry
japan buy artillery
japan buy infantry
japan done
japan move sz35 sea
japan take transport 1
japan load india artillery transport
japan load india infantry transport[artillery!]
japan step sz34
japan halt
japan assault transport[artillery!,infantry!] egypt
japan move italy air
japan take fighter 1
japan fly egypt attack
japan move french_indo_china_thailand land
japan take infantry 1
japan step burma
japan move french_indo_china_thailand land
japan take infantry 2
japan take artillery 1
japan step yunnan
japan move fukien air
japan take fighter 1
japan fly yunnan attack
japan move kiangsu land
japan take infantry 2
japan step suiyuan
japan move fukien air
japan take fighter 4
japan fly suiyuan attack
japan move sz61 sea
japan take transport 1
japan step sz62
japan load japan tank transport
japan load japan infantry transport[tank!]
japan halt
japan move sz60 sea
japan take transport 1
japan step sz62
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sz63
japan halt
japan assault transport[tank!,infantry!] soviet_far_east
japan move sz61 sea
japan take transport 1
japan step sz62
japan load japan artillery transport
japan load japan infantry transport[artillery!]
japan step sz63
japan halt
japan assault transport[artillery!,infantry!] soviet_far_east
japan move sz53 sea
japan take transport 1
japan load hawaiian_islands tank transport
japan load hawaiian_islands infantry transport[tank!]
japan step sz45
japan step sz42
japan halt
japan move sz53 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan load hawaiian_islands infantry transport
japan step sz56
japan halt
japan assault transport[infantry!] western_canada
japan move alaska land
japan take tank 1
japan step western_canada
japan done
japan fight egypt | 1 6 ; 2 ; 1
japan lose infantry~seaborne
japan fight buryatia_ssr | 1 ; 5 ; 4
japan fight western_canada
japan bombard battleship~done western_canada | 2 ; 5
japan fight soviet_far_east | 3 ; 5 6 ; 2 ; 3
japan fight suiyuan | 5 3 ; 4 3 3 3 ; 5 4 ; 2 ; 5 3 ; 4 ; 6
japan press | 4 ; 4 4 ; 5 ; 4
japan press | 3 ; 3 5 ; 3 ; 5
japan move sz52 sea
japan take transport 1
japan load wake_island tank transport
japan load wake_island infantry transport[tank+]
japan step sz57
japan step sz64
japan offload transport[tank+,infantry+] tank alaska
japan offload transport[infantry+]~offloaded>alaska infantry alaska
japan halt
japan move sz36 sea
japan take transport 1
japan step sz50
japan step sz60
japan halt
japan move sz36 sea
japan take transport 1
japan step sz61
japan step sz62
japan halt
japan move sz36 sea
japan take destroyer 2
japan step sz61
japan step sz62
japan halt
japan move sz61 sea
japan take carrier 3
japan step sz62
japan halt
japan move suiyuan air
japan take fighter~aloft2 1
japan fly sz62
japan move suiyuan air
japan take fighter~aloft2 1
japan fly sz62
japan move suiyuan air
japan take fighter~aloft2 1
japan fly sz62
japan move suiyuan air
japan take fighter~aloft2 1
japan fly sz62
japan move yunnan air
japan take fighter~aloft3 1
japan fly sz62
japan move egypt air
japan take fighter~aloft1 1
japan fly trans_jordan
japan move french_indo_china_thailand land
japan take artillery 1
japan step burma
japan move french_indo_china_thailand land
japan take artillery 1
japan step burma
japan move kwangtung land
japan take infantry 1
japan step fukien
japan move kwangtung land
japan take infantry 1
japan step fukien
japan move kwangtung land
japan take artillery 1
japan step fukien
japan move manchuria land
japan take infantry 1
japan step suiyuan
japan done
japan place industrial_complex manchuria
japan place destroyer sz62
japan place infantry kiangsu
japan place infantry kiangsu
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place artillery japan
japan place artillery japan
japan place tank japan
japan place tank japan
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier[fighter]~done
japan deck fighter~aloft carrier[fighter]~done
= e832770b19c5a5fb
uk research 0
uk buy fighter
uk buy infantry
uk buy destroyer
uk buy destroyer
uk buy artillery
uk done
uk move anglo_egypt_sudan air
uk take fighter 1
uk fly sz34 attack
uk done
uk move sz3 sea
uk take transport 4
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport[infantry+]
uk load united_kingdom infantry transport[infantry+]
uk load united_kingdom infantry transport[infantry+]
uk load united_kingdom infantry transport[infantry+]
uk offload transport[infantry+,infantry+] infantry norway
uk offload transport[infantry+,infantry+] infantry norway
uk offload transport[infantry+,infantry+] infantry norway
uk offload transport[infantry+,infantry+] infantry norway
uk offload transport[infantry+]~offloaded>norway infantry norway
uk offload transport[infantry+]~offloaded>norway infantry norway
uk offload transport[infantry+]~offloaded>norway infantry norway
uk offload transport[infantry+]~offloaded>norway infantry norway
uk halt
uk move sz34 air
uk take fighter~aloft3 1
uk fly anglo_egypt_sudan
uk done
uk place destroyer sz6
uk place destroyer sz6
uk place fighter sz3
uk place infantry united_kingdom
uk place artillery united_kingdom
uk deck fighter~aloft@united_kingdom carrier[fighter]
= 395b07188d596895
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move germany land
italy take infantry 2
italy step poland
italy move france air
italy take fighter 1
italy fly poland attack
italy done | 5 6 ; 6 ; 3
italy press | 6 4 ; 3 ; 5
italy move germany land
italy take infantry 1
italy take artillery 1
italy step czechoslovakia_hungary
italy move germany land
italy take infantry 2
italy step france
italy move italy land
italy take tank 1
italy step balkans
italy step czechoslovakia_hungary
italy move italy air
italy take fighter 1
italy fly france
italy move poland air
italy take fighter~aloft2 1
italy fly france
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 1ec41a8c45ff6bbc
usa research 0 | 6
usa chart 2 | 2
usa buy transport
usa buy infantry
usa buy artillery
usa buy infantry
usa buy destroyer
usa buy destroyer
usa buy destroyer
usa buy tank
usa done
usa first china
= 7805aebf948183a3
china done
= 3f2cdb44eadf2b87
usa move sz7 sea
usa take transport 1
usa take destroyer 3
usa load northwestern_europe infantry transport
usa step sz6
usa step sz5
usa halt
usa assault transport[infantry!] finland
usa move sz7 air
usa take fighter 2
usa fly finland attack
usa move western_united_states land
usa take infantry 1
usa take artillery 1
usa step western_canada
usa move eastern_united_states air
usa take fighter 1
usa fly western_canada attack
usa move western_united_states air
usa take fighter 2
usa fly western_canada attack
usa done | 3 ; 1 3 ; 3 ; 6 6 ; 2 2 4 ; 2 ; 3
usa lose infantry
usa lose artillery
usa move sz12 sea
usa take transport 3
usa load gibraltar artillery transport
usa load gibraltar artillery transport
usa load gibraltar infantry transport
usa load gibraltar infantry transport[infantry+]
usa load gibraltar infantry transport[artillery+]
usa load gibraltar infantry transport[artillery+]
usa step sz17
usa step sz23
usa offload transport[infantry+,infantry+] infantry french_equatorial_africa
usa offload transport[artillery+,infantry+] artillery french_equatorial_africa
usa offload transport[artillery+,infantry+] artillery french_equatorial_africa
usa offload transport[infantry+]~offloaded>french_equatorial_africa infantry french_equatorial_africa
usa offload transport[infantry+]~offloaded>french_equatorial_africa infantry french_equatorial_africa
usa offload transport[infantry+]~offloaded>french_equatorial_africa infantry french_equatorial_africa
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz9
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz9
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz9
usa halt
usa move sz7 sea
usa take carrier 1
usa step sz8
usa step sz9
usa halt
usa move sz12 sea
usa take battleship 1
usa step sz7
usa step sz6
usa halt
usa move western_canada air
usa take fighter~aloft2 1
usa fly sz9
usa move western_canada air
usa take fighter~aloft3 1
usa fly sz9
usa move eastern_united_states land
usa take infantry 5
usa step central_united_states
usa move eastern_united_states land
usa take artillery 1
usa step eastern_canada
usa move eastern_united_states land
usa take artillery 1
usa step eastern_canada
usa move eastern_united_states land
usa take infantry 1
usa step panama
usa move finland air
usa take fighter~aloft1 2
usa fly norway
usa move western_canada air
usa take fighter~aloft3 1
usa fly western_united_states
usa done
= be291abcd50c1ef9
china move chinghai land
china take infantry 1
china step ningxia
china move chinghai land
china take infantry 2
china step sikang
china move hupeh land
china take infantry 4
china step sikang
china done
= dbb3a5605ac45998
usa place destroyer sz10
usa place destroyer sz10
usa place destroyer sz10
usa place infantry western_united_states
usa place infantry western_united_states
usa place artillery eastern_united_states
usa place tank eastern_united_states
usa place transport sz10
= 46f84cb7e8dc9dd5
china place infantry hupeh
china place infantry chinghai
= 8ee8dbbf5e00f898
germany research 0
germany buy bomber
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy tank
germany done
germany move balkans land
germany take infantry 3
germany take artillery 3
germany step bulgaria_romania
germany move france land
germany take infantry 1
germany step northwestern_europe
germany done | 3 2 4 3 5 5 ; 5
germany move balkans land
germany take tank 2
germany step bulgaria_romania
germany halt
germany move balkans land
germany take tank 1
germany step germany
germany step france
germany done
germany place bomber germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place tank germany
germany place tank germany
= 58b462e13627ea22
ussr research 0
ussr repair caucasus complex
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy artillery
ussr buy tank
ussr buy artillery
ussr buy tank
ussr done
ussr move baltic_states land
ussr take infantry 4
ussr step poland
ussr move karelia_ssr land
ussr take tank 2
ussr step baltic_states
ussr step poland
ussr move persia land
ussr take infantry 1
ussr step india
ussr done | 6 4 2 2 ; 1 6 ; 6 1
ussr lose infantry
ussr press | 3 2 6 ; 6 5 ; 1
ussr lose infantry
ussr press | 6 5 ; 5 3 ; 5
ussr move sz12 sea
ussr take submarine 1
ussr step sz7
ussr step sz6
ussr halt
ussr move baltic_states land
ussr take infantry 1
ussr step east_poland
ussr move belorussia land
ussr take infantry 1
ussr step east_poland
ussr move belorussia land
ussr take infantry 4
ussr step east_poland
ussr move belorussia land
ussr take artillery 1
ussr step east_poland
ussr move caucasus land
ussr take infantry 5
ussr take artillery 1
ussr step eastern_ukraine
ussr move caucasus land
ussr take infantry 1
ussr step ukraine
ussr move karelia_ssr land
ussr take infantry 1
ussr step baltic_states
ussr move karelia_ssr land
ussr take infantry 9
ussr step baltic_states
ussr move karelia_ssr land
ussr take artillery 1
ussr step baltic_states
ussr move karelia_ssr land
ussr take artillery 1
ussr step baltic_states
ussr move russia land
ussr take infantry 1
ussr step belorussia
ussr move russia land
ussr take infantry 1
ussr step belorussia
ussr move russia land
ussr take artillery 1
ussr step belorussia
ussr move russia land
ussr take artillery 1
ussr step belorussia
ussr move russia land
ussr take tank 1
ussr step belorussia
ussr step baltic_states
ussr move russia land
ussr take tank 1
ussr step novosibirsk
ussr step evenki_national_okrug
ussr move ukraine land
ussr take infantry 1
ussr step east_poland
ussr move ukraine land
ussr take infantry 3
ussr step east_poland
ussr move ukraine land
ussr take artillery 1
ussr step east_poland
ussr move ukraine land
ussr take artillery 1
ussr step east_poland
ussr done
ussr place infantry karelia_ssr
ussr place infantry karelia_ssr
ussr place infantry caucasus
ussr place infantry caucasus
ussr place artillery caucasus
ussr place artillery caucasus
ussr place artillery russia
ussr place artillery russia
ussr place tank russia
ussr place tank russia
ussr place tank russia
ussr place tank russia
= f1d2453e1f0c3642
japan research 0
japan buy industrial_complex
japan buy destroyer
japan buy infantry
japan buy artillery
japan buy tank
japan buy infantry
japan buy infantry
japan buy tank
japan buy infantry
japan buy infantry
japan buy artillery
japan buy tank
japan buy infantry
japan buy infantry
japan done
japan move burma land
japan take infantry 1
japan take artillery 2
japan step india
japan move buryatia_ssr land
japan take infantry 1
japan step stanovoj_chrebet
japan move soviet_far_east land
japan take infantry 1
japan step yakut_ssr
japan move sz42 sea
japan take transport 1
japan load new_zealand tank transport
japan load new_zealand infantry transport[tank!]
japan step sz46
japan step sz48
japan halt
japan move fukien land
japan take infantry 2
japan take artillery 1
japan step hupeh
japan move suiyuan land
japan take infantry 1
japan step hupeh
japan move sz62 air
japan take fighter 2
japan fly hupeh attack
japan done
japan fight india | 1 5 3 ; 6 ; 3 3 ; 4 2 ; 1 2 ; 2 6
japan lose infantry
japan move sz62 sea
japan take transport 2
japan load japan tank transport
japan load japan tank transport
japan load japan infantry transport[tank+]
japan load japan infantry transport[tank+]
japan step sz58
japan step sz64
japan offload transport[tank+,infantry+] tank alaska
japan offload transport[tank+,infantry+] tank alaska
japan offload transport[infantry+]~offloaded>alaska infantry alaska
japan offload transport[infantry+]~offloaded>alaska infantry alaska
japan halt
japan move sz60 sea
japan take transport 1
japan step sz62
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sz63
japan offload transport[artillery+,infantry+] artillery soviet_far_east
japan offload transport[infantry+]~offloaded>soviet_far_east infantry soviet_far_east
japan halt
japan move sz63 sea
japan take transport 2
japan step sz62
japan load japan artillery transport
japan load japan artillery transport
japan step sz63
japan offload transport[artillery+] artillery soviet_far_east
japan offload transport[artillery+] artillery soviet_far_east
japan halt
japan move sz56 sea
japan take transport 1
japan step sz57
japan step sz59
japan halt
japan move sz64 sea
japan take transport 1
japan step sz57
japan step sz52
japan halt
japan move sz56 sea
japan take battleship 1
japan take cruiser 1
japan step sz57
japan step sz58
japan halt
japan move alaska land
japan take infantry 1
japan step western_canada
japan move buryatia_ssr land
japan take tank 1
japan step soviet_far_east
japan step yakut_ssr
japan move egypt land
japan take artillery 1
japan step trans_jordan
japan move hupeh air
japan take fighter~aloft1 2
japan fly yunnan
japan move kiangsu land
japan take infantry 1
japan step hupeh
japan move kiangsu land
japan take infantry 1
japan step hupeh
japan move soviet_far_east land
japan take infantry 1
japan take artillery 1
japan take tank 1
japan step yakut_ssr
japan move trans_jordan air
japan take fighter 1
japan fly france
japan move yunnan land
japan take infantry 1
japan step burma
japan done
japan place industrial_complex french_indo_china_thailand
japan place destroyer sz62 japan
japan place infantry manchuria
japan place infantry manchuria
japan place infantry manchuria
japan place infantry kiangsu
japan place infantry kiangsu
japan place infantry japan
japan place infantry japan
japan place artillery japan
japan place artillery japan
japan place tank japan
japan place tank japan
japan place tank japan
= 12ce2301466b10e0
uk research 0
uk buy destroyer
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move sz3 sea
uk take transport 1
uk take destroyer 1
uk load norway artillery transport
uk load norway infantry transport[artillery!]
uk step sz6
uk halt
uk move sz3 air
uk take fighter 2
uk fly northwestern_europe attack
uk done | 6 2 ; 5 3 ; 5
uk move sz3 sea
uk take transport 3
uk load united_kingdom artillery transport
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport
uk load norway infantry transport[infantry+]
uk load norway infantry transport[infantry+]
uk load norway infantry transport[artillery+]
uk step sz4
uk offload transport[infantry+,infantry+] infantry finland
uk offload transport[infantry+,infantry+] infantry finland
uk offload transport[artillery+,infantry+] artillery finland
uk offload transport[infantry+]~offloaded>finland infantry finland
uk offload transport[infantry+]~offloaded>finland infantry finland
uk offload transport[infantry+]~offloaded>finland infantry finland
uk halt
uk move sz3 sea
uk take carrier 1
uk take carrier[fighter] 1
uk take carrier[fighter,fighter] 1
uk step sz4
uk halt
uk move sz6 sea
uk take destroyer 2
uk step sz5
uk halt
uk move anglo_egypt_sudan air
uk take fighter 1
uk fly chinghai
uk move northwestern_europe air
uk take fighter~aloft2 2
uk fly finland
uk move norway land
uk take infantry 1
uk step finland
uk move norway land
uk take infantry 4
uk step finland
uk done
uk place destroyer sz6
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
= 1656833084cb4c5f
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move czechoslovakia_hungary land
italy take infantry 1
italy take artillery 1
italy take tank 1
italy step poland
italy move france air
italy take fighter 2
italy fly poland attack
italy move france land
italy take infantry 2
italy step northwestern_europe
italy move italy land
italy take tank 1
italy step france
italy step northwestern_europe
italy move sz16 sea
italy take transport 1
italy take battleship 1
italy take cruiser 2
italy step sz14
italy load italy artillery transport
italy load italy infantry transport[artillery!]
italy step sz13
italy halt
italy assault transport[artillery!,infantry!] morocco_algeria
italy done
italy fight poland | 3 4 ; 2 5 3
= d3d3d1f41745ded8
ussr lose infantry
ussr lose infantry | 3 4 ; 6 6
= 0ebc904888ded576
italy press | 4 2 ; 4 5 4 ; 2 4
italy lose infantry
italy press | 2 ; 1 1 4 ; 2
italy lose artillery | 4 5 ; 3
= 31d2b26ef6b9bef3
uk lose infantry | 6 6
= 92f6c09f1bf6b2c5
italy press | 4 2 ; 4 ; 1
italy lose infantry
italy press | 6 ; 5 ; 4
italy press | 1 ; 3 ; 4
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 12
italy step balkans
italy move poland air
italy take fighter~aloft2 2
italy fly germany
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 306f99561b788193
usa research 0
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy carrier
usa buy carrier
usa done
usa first china
= 4bc57eaa6e75ffd1
china done
= 1c20ccadfca67d3e
usa move sz5 sea
usa take transport 1
usa take destroyer 3
usa load finland infantry transport
usa halt
usa assault transport[infantry!] poland
usa move norway air
usa take fighter 2
usa fly poland attack
usa move sz9 sea
usa take transport[artillery,infantry] 2
usa step sz12
usa halt
usa assault transport[artillery,infantry] morocco_algeria
usa assault transport[artillery,infantry] morocco_algeria
usa move sz9 air
usa take fighter 2
usa fly morocco_algeria attack
usa move central_united_states land
usa take infantry 2
usa step western_canada
usa move eastern_united_states land
usa take tank 1
usa step central_united_states
usa step western_canada
usa move western_united_states air
usa take fighter 1
usa fly western_canada attack
usa done
usa fight poland | 2 ; 2 1 ; 6
usa land transport[artillery,infantry]~assaulting>morocco_algeria artillery
usa land transport[infantry]~offloaded>morocco_algeria infantry
usa land transport[artillery,infantry]~assaulting>morocco_algeria artillery
usa land transport[infantry]~offloaded>morocco_algeria infantry | 2 5 3 6 ; 1 1 ; 5 1
usa lose infantry~seaborne | 1 1 ; 6 ; 5 ; 4
usa move sz9 sea
usa take transport[artillery,infantry] 1
usa step sz8
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa step sz19
usa step sz20
usa halt
usa move sz5 sea
usa take destroyer 3
usa step sz6
usa halt
usa move sz9 sea
usa take carrier 1
usa step sz10
usa halt
usa move western_canada air
usa take fighter~aloft3 1
usa fly sz10
usa move central_united_states land
usa take infantry 1
usa step eastern_united_states
usa move central_united_states land
usa take infantry 2
usa step western_united_states
usa move french_equatorial_africa land
usa take infantry 1
usa step french_west_africa
usa move french_equatorial_africa land
usa take infantry 3
usa step french_west_africa
usa move french_equatorial_africa land
usa take artillery 1
usa step french_west_africa
usa move french_equatorial_africa land
usa take artillery 1
usa step french_west_africa
usa move morocco_algeria air
usa take fighter~aloft2 2
usa fly gibraltar
usa move panama land
usa take infantry 1
usa step eastern_united_states
usa move poland air
usa take fighter~aloft2 2
usa fly finland
usa done
= 428d6985ee337341
china move chinghai land
china take infantry 1
china step sikang
china move sikang land
china take infantry 1
china step chinghai
china move sikang land
china take infantry 5
china step chinghai
china done
= b5620f7beeed3a8f
usa place carrier sz10
usa place carrier sz10
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
= f800518d83a18a31
china place infantry sikang
= de2c1fe2655d1da1
germany research 0
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy artillery
germany buy infantry
germany buy infantry
germany buy tank
germany done
germany move bulgaria_romania land
germany take infantry 3
germany take artillery 3
germany take tank 2
germany step poland
germany move france land
germany take tank 1
germany step germany
germany step poland
germany move germany land
germany take infantry 9
germany take artillery 17
germany take tank 2
germany step poland
germany move france air
germany take fighter 1
germany fly sz12 attack
germany move france air
germany take fighter 1
germany fly sz8 attack
germany move germany air
germany take bomber 1
germany fly caucasus raid
germany done | 3 ; 5
germany fight poland | 1 3 3 2 5 4 2 2 6 3 2 2 5 6 1 4 1 4 6 1 1 1 4 2 5 2 3 6 4 1 3 5 ; 5 4 4 4 4 ; 4
germany fight sz12
germany move caucasus air
germany take bomber~aloft2 1
germany fly india
germany move france land
germany take artillery 1
germany step germany
germany move france land
germany take infantry 7
germany take artillery 2
germany step northwestern_europe
germany move sz8 air
germany take fighter~aloft2 1
germany fly northwestern_europe
germany move sz12 air
germany take fighter~aloft2 1
germany fly northwestern_europe
germany done
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place tank germany
= 0faebc9cd90971ac
ussr research 0
ussr repair caucasus complex
ussr repair caucasus complex
ussr repair caucasus complex
ussr repair caucasus complex
ussr repair caucasus complex
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy artillery
ussr done
ussr move east_poland land
ussr take infantry 1
ussr step bulgaria_romania
ussr done
ussr move sz6 sea
ussr take submarine 1
ussr step sz5
ussr halt
ussr move baltic_states land
ussr take infantry 10
ussr step belorussia
ussr move baltic_states land
ussr take artillery 1
ussr step belorussia
ussr move baltic_states land
ussr take artillery 1
ussr step belorussia
ussr move baltic_states land
ussr take tank 1
ussr step belorussia
ussr halt
ussr move baltic_states land
ussr take infantry 1
ussr step east_poland
ussr move caucasus land
ussr take infantry 1
ussr step eastern_ukraine
ussr move caucasus land
ussr take artillery 1
ussr step eastern_ukraine
ussr move caucasus land
ussr take artillery 1
ussr step eastern_ukraine
ussr move caucasus land
ussr take infantry 1
ussr step persia
ussr move east_poland land
ussr take infantry 1
ussr step belorussia
ussr move east_poland land
ussr take infantry 8
ussr step belorussia
ussr move east_poland land
ussr take artillery 1
ussr step belorussia
ussr move east_poland land
ussr take artillery 2
ussr step belorussia
ussr move karelia_ssr land
ussr take infantry 1
ussr step baltic_states
ussr move karelia_ssr land
ussr take infantry 1
ussr step belorussia
ussr move russia land
ussr take artillery 1
ussr step belorussia
ussr move russia land
ussr take artillery 1
ussr step belorussia
ussr move russia land
ussr take tank 1
ussr step caucasus
ussr step persia
ussr move russia land
ussr take tank 3
ussr step caucasus
ussr step persia
ussr done
ussr place infantry karelia_ssr
ussr place infantry karelia_ssr
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place artillery russia
ussr place artillery russia
ussr place artillery russia
ussr place tank russia
ussr place tank russia
= a0a92bd28e7f1773
japan research 0
japan buy destroyer
japan buy infantry
japan buy artillery
japan buy tank
japan buy tank
japan buy infantry
japan buy artillery
japan buy infantry
japan buy tank
japan buy infantry
japan buy tank
japan buy infantry
japan buy artillery
japan buy destroyer
japan buy artillery
japan done
japan move yakut_ssr land
japan take infantry 2
japan take artillery 1
japan take tank 2
japan step evenki_national_okrug
japan move hupeh land
japan take infantry 3
japan take artillery 1
japan step sikang
japan move yunnan air
japan take fighter 2
japan fly sikang attack
japan move hupeh land
japan take infantry 1
japan step ningxia
japan move suiyuan land
japan take infantry 2
japan step ningxia
japan move sz62 air
japan take fighter 1
japan fly ningxia attack
japan done
japan fight sikang | 2 3 ; 4 1 ; 5 6 ; 6 4
japan press | 2 5 ; 2 5 ; 6 3 ; 5
japan fight ningxia | 5 4 1 ; 4 ; 4 ; 3 ; 5 3 ; 2 2 ; 4
japan move sz59 sea
japan take transport 1
japan step sz62
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sz63
japan offload transport[tank+,infantry+] tank soviet_far_east
japan offload transport[infantry+]~offloaded>soviet_far_east infantry soviet_far_east
japan halt
japan move sz63 sea
japan take transport 3
japan step sz62
japan load japan tank transport
japan load japan tank transport
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sz63
japan offload transport[artillery+,infantry+] artillery soviet_far_east
japan offload transport[tank+] tank soviet_far_east
japan offload transport[tank+] tank soviet_far_east
japan offload transport[infantry+]~offloaded>soviet_far_east infantry soviet_far_east
japan halt
japan move sz52 sea
japan take transport 1
japan step sz59
japan load iwo_jima infantry transport
japan step sz62
japan offload transport[infantry+] infantry buryatia_ssr
japan halt
japan move sz48 sea
japan take transport 1
japan load new_guinea tank transport
japan load new_guinea infantry transport[tank+]
japan step sz38
japan step sz37
japan offload transport[tank+,infantry+] tank burma
japan offload transport[infantry+]~offloaded>burma infantry burma
japan halt
japan move sz64 sea
japan take transport 1
japan step sz58
japan step sz62
japan halt
japan move sz64 sea
japan take transport 1
japan step sz57
japan step sz52
japan halt
japan move sz58 sea
japan take battleship 1
japan take cruiser 1
japan step sz62
japan halt
japan move burma land
japan take infantry 1
japan step india
japan move france air
japan take fighter 1
japan fly poland
japan move kiangsu land
japan take infantry 1
japan step manchuria
japan move kiangsu land
japan take infantry 1
japan step manchuria
japan move manchuria land
japan take infantry 1
japan step buryatia_ssr
japan move manchuria land
japan take infantry 2
japan step buryatia_ssr
japan move ningxia air
japan take fighter~aloft1 1
japan fly hupeh
japan move sikang air
japan take fighter~aloft3 2
japan fly india
japan move soviet_far_east land
japan take infantry 1
japan step yakut_ssr
japan move soviet_far_east land
japan take artillery 1
japan step yakut_ssr
japan move soviet_far_east land
japan take artillery 2
japan step yakut_ssr
japan move stanovoj_chrebet land
japan take infantry 1
japan step yakut_ssr
japan move yunnan land
japan take infantry 1
japan take artillery 1
japan step sikang
japan done
japan place destroyer sz62 japan
japan place destroyer sz62 japan
japan place infantry manchuria
japan place infantry manchuria
japan place infantry manchuria
japan place infantry kiangsu
japan place infantry kiangsu
japan place artillery french_indo_china_thailand
japan place artillery french_indo_china_thailand
japan place artillery japan
japan place artillery japan
japan place tank japan
japan place tank japan
japan place tank japan
japan place tank japan
= ffe1955bace8ccf8
uk research 0
uk buy destroyer
uk buy infantry
uk buy artillery
uk buy tank
uk buy destroyer
uk done
uk done
uk move sz4 sea
uk take transport 1
uk load finland artillery transport
uk load finland infantry transport[artillery+]
uk step sz3
uk step sz6
uk halt
uk move sz4 sea
uk take transport 1
uk load finland infantry transport
uk load finland infantry transport[infantry+]
uk halt
uk move sz4 sea
uk take transport 1
uk load finland infantry transport
uk load finland infantry transport[infantry+]
uk halt
uk move sz6 sea
uk take transport 1
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport[infantry+]
uk halt
uk move sz4 sea
uk take carrier 1
uk take carrier[fighter] 1
uk take carrier[fighter,fighter] 1
uk step sz3
uk step sz6
uk halt
uk move sz6 sea
uk take destroyer 2
uk step sz5
uk halt
uk move finland air
uk take fighter 1
uk fly sz6
uk move finland air
uk take fighter 1
uk fly sz6
uk move chinghai air
uk take fighter 1
uk fly italian_africa
uk done
uk place destroyer sz6
uk place destroyer sz6
uk place infantry united_kingdom
uk place artillery united_kingdom
uk place tank united_kingdom
uk deck fighter~aloft carrier~done
uk deck fighter~aloft carrier[fighter]~done
= bd55525b96b9542d
italy research 0
italy buy destroyer
italy buy destroyer
italy buy infantry
italy buy infantry
italy done
italy move balkans land
italy take infantry 4
italy step bulgaria_romania
italy move germany air
italy take fighter 1
italy fly bulgaria_romania attack
italy done | 3 5 3 5 ; 6 ; 6
italy press | 5 4 5 4 ; 1 ; 6
italy move sz13 sea
italy take battleship 1
italy take cruiser 2
italy take transport 1
italy step sz14
italy halt
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move balkans land
italy take infantry 8
italy step bulgaria_romania
italy move bulgaria_romania air
italy take fighter~aloft2 1
italy fly poland
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 4
italy step balkans
italy move northwestern_europe land
italy take infantry 1
italy step germany
italy done
italy place destroyer sz14
italy place destroyer sz14
italy place infantry italy
italy place infantry italy
= 0d07d839e266efdd
usa research 0
usa buy transport
usa buy transport
usa buy transport
usa buy fighter
usa buy infantry
usa buy destroyer
usa buy submarine
usa done
usa first china
= 7a1fb1fc2b8b25c1
china move chinghai land
china take infantry 6
china step ningxia
china done | 2 6 4 1 4 6 ; 6 2 4
china press | 5 3 6 6 1 ; 2 3
china press | 4 1 2 5 ; 1
= ce9ee3af1cf20b37
usa move morocco_algeria land
usa take artillery 1
usa step libya
usa done
usa move sz23 sea
usa take transport 3
usa step sz17
usa load french_west_africa artillery transport
usa load french_west_africa artillery transport
usa load french_west_africa infantry transport
usa load french_west_africa infantry transport[infantry+]
usa load french_west_africa infantry transport[artillery+]
usa load french_west_africa infantry transport[artillery+]
usa step sz23
usa offload transport[infantry+,infantry+] infantry french_equatorial_africa
usa offload transport[artillery+,infantry+] artillery french_equatorial_africa
usa offload transport[artillery+,infantry+] artillery french_equatorial_africa
usa offload transport[infantry+]~offloaded>french_equatorial_africa infantry french_equatorial_africa
usa offload transport[infantry+]~offloaded>french_equatorial_africa infantry french_equatorial_africa
usa offload transport[infantry+]~offloaded>french_equatorial_africa infantry french_equatorial_africa
usa halt
usa move sz20 sea
usa take transport[artillery] 1
usa step sz55
usa halt
usa move sz5 sea
usa take transport 1
usa step sz6
usa step sz7
usa halt
usa move sz6 sea
usa take battleship 1
usa take destroyer 3
usa step sz7
usa halt
usa move gibraltar air
usa take fighter 1
usa fly sz10
usa move gibraltar air
usa take fighter 1
usa fly sz10
usa move eastern_canada land
usa take artillery 1
usa step eastern_united_states
usa move eastern_canada land
usa take artillery 1
usa step eastern_united_states
usa move western_canada land
usa take infantry 1
usa step central_united_states
usa move western_canada land
usa take tank 1
usa step central_united_states
usa step eastern_united_states
usa move western_united_states land
usa take infantry 1
usa step central_united_states
usa done
= 6b0a24d1a3745c44
china done
= 1a8a302794d8e42e
usa place destroyer sz10
usa place submarine sz10
usa place fighter sz10
usa place infantry western_united_states
usa place transport sz10
usa place transport sz10
usa place transport sz10
usa deck fighter~aloft carrier
usa deck fighter~aloft carrier
usa deck fighter~aloft@eastern_united_states carrier[fighter]
= 8f378f4c1b6c9d1d
germany research 0
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy artillery
germany buy infantry
germany buy infantry
germany buy artillery
germany buy infantry
germany done
germany move poland land
germany take tank 2
germany step bulgaria_romania
germany step ukraine
germany move poland land
germany take infantry 2
germany step baltic_states
germany move northwestern_europe air
germany take fighter 2
germany fly baltic_states attack
germany move poland land
germany take infantry 2
germany step east_poland
germany move india air
germany take bomber 1
germany fly east_poland attack
germany done
germany fight ukraine | 3 2 ; 1
germany fight east_poland | 2 6 ; 6 ; 4
germany press | 6 3 ; 4 ; 6 ; 3 4 ; 4 2 ; 4
germany move baltic_states air
germany take fighter~aloft2 2
germany fly germany
germany move east_poland air
germany take bomber~aloft2 1
germany fly germany
germany move northwestern_europe land
germany take infantry 1
germany step france
germany move northwestern_europe land
germany take infantry 6
germany step france
germany move northwestern_europe land
germany take artillery 1
germany step france
germany move northwestern_europe land
germany take artillery 1
germany step france
germany move poland land
germany take tank 1
germany step germany
germany step france
germany done
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place artillery germany
= 10d18be2ba00874f
ussr research 0
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy tank
ussr buy infantry
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy tank
ussr done
ussr move belorussia land
ussr take infantry 4
ussr take artillery 2
ussr step baltic_states
ussr move persia land
ussr take infantry 1
ussr take tank 2
ussr step trans_jordan
ussr move caucasus land
ussr take infantry 4
ussr step ukraine
ussr move eastern_ukraine land
ussr take artillery 2
ussr step ukraine
ussr move belorussia land
ussr take infantry 4
ussr take artillery 2
ussr step east_poland
ussr done
ussr fight baltic_states | 4 3 ; 6 4 1 5 ; 1 3
ussr lose infantry
ussr press | 6 ; 6 1 4 5 ; 1
ussr lose infantry
ussr fight east_poland | 2 2 ; 6 3 2 6 ; 4 4
ussr press | 4 4 ; 3 2 2 5 ; 1
ussr lose infantry
ussr fight trans_jordan | 1 ; 2 4 ; 3 ; 3 3 ; 1 1 5 2 ; 5
ussr move belorussia land
ussr take artillery 4
ussr step archangel
ussr move belorussia land
ussr take tank 1
ussr step russia
ussr step kazakh_ssr
ussr move persia land
ussr take tank 1
ussr step kazakh_ssr
ussr halt
ussr move persia land
ussr take tank 1
ussr step kazakh_ssr
ussr halt
ussr move russia land
ussr take tank 1
ussr step belorussia
ussr halt
ussr done
ussr place infantry karelia_ssr
ussr place infantry karelia_ssr
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place artillery russia
ussr place tank russia
ussr place tank russia
ussr place tank russia
ussr place tank russia
= d902fc3aa219b246
japan research 0
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy infantry
japan buy artillery
japan buy fighter
japan buy fighter
japan buy fighter
japan buy fighter
japan done
japan move sikang land
japan take infantry 4
japan take artillery 2
japan step ningxia
japan move hupeh air
japan take fighter 1
japan fly ningxia attack
japan move sz62 air
japan take fighter 1
japan fly ningxia attack
japan move evenki_national_okrug land
japan take infantry 1
japan step novosibirsk
japan move sz37 sea
japan take transport 1
japan load burma tank transport
japan load burma infantry transport[tank!]
japan step sz35
japan step sz34
japan halt
japan assault transport[tank!,infantry!] italian_africa
japan move alaska land
japan take infantry 2
japan take tank 1
japan step western_canada
japan move evenki_national_okrug land
japan take tank 1
japan step novosibirsk
japan step chinghai
japan move india land
japan take infantry 1
japan step persia
japan move evenki_national_okrug land
japan take infantry 1
japan step urals
japan done | 5 ; 2 ; 6
japan fight ningxia | 5 2 ; 3 1 6 1 ; 6 4 ; 2 1 3
japan lose infantry
japan lose infantry
japan press | 4 5 2 4 ; 3 3 ; 5 ; 5 1 ; 5 ; 6
japan move sz62 sea
japan take transport 2
japan load japan tank transport
japan load japan tank transport
japan step sz58
japan step sz64
japan offload transport[tank+] tank alaska
japan offload transport[tank+] tank alaska
japan halt
japan move sz63 sea
japan take transport 4
japan step sz62
japan load japan tank transport
japan load japan tank transport
japan load japan artillery transport
japan load japan artillery transport
japan step sz63
japan offload transport[artillery+] artillery soviet_far_east
japan offload transport[artillery+] artillery soviet_far_east
japan offload transport[tank+] tank soviet_far_east
japan offload transport[tank+] tank soviet_far_east
japan halt
japan move sz52 sea
japan take transport 1
japan step sz60
japan load okinawa infantry transport
japan step sz62
japan offload transport[infantry+] infantry buryatia_ssr
japan halt
japan move ningxia air
japan take fighter~aloft3 1
japan fly sz62
japan move buryatia_ssr land
japan take infantry 1
japan step soviet_far_east
japan move buryatia_ssr land
japan take infantry 3
japan step soviet_far_east
japan move french_indo_china_thailand land
japan take artillery 1
japan step yunnan
japan move french_indo_china_thailand land
japan take artillery 1
japan step yunnan
japan move india air
japan take fighter 2
japan fly bulgaria_romania
japan move india land
japan take infantry 1
japan step burma
japan move india land
japan take artillery 1
japan step burma
japan move india land
japan take artillery 1
japan step burma
japan move kiangsu land
japan take infantry 1
japan step hupeh
japan move kiangsu land
japan take infantry 1
japan step hupeh
japan move manchuria land
japan take infantry 1
japan step suiyuan
japan move manchuria land
japan take infantry 4
japan step suiyuan
japan move ningxia air
japan take fighter~aloft1 1
japan fly sikang
japan move poland air
japan take fighter 1
japan fly germany
japan move soviet_far_east land
japan take infantry 1
japan step yakut_ssr
japan move soviet_far_east land
japan take infantry 1
japan step yakut_ssr
japan move soviet_far_east land
japan take artillery 1
japan step yakut_ssr
japan move soviet_far_east land
japan take tank 1
japan step yakut_ssr
japan step evenki_national_okrug
japan move soviet_far_east land
japan take tank 2
japan step yakut_ssr
japan step evenki_national_okrug
japan move yakut_ssr land
japan take infantry 1
japan step evenki_national_okrug
japan move yakut_ssr land
japan take infantry 1
japan step evenki_national_okrug
japan move yakut_ssr land
japan take artillery 1
japan step evenki_national_okrug
japan move yakut_ssr land
japan take artillery 2
japan step evenki_national_okrug
japan done
japan place fighter sz62 japan
japan place fighter sz62 japan
japan place fighter sz62 japan
japan place fighter sz62 japan
japan place infantry french_indo_china_thailand
japan place infantry french_indo_china_thailand
japan place infantry kiangsu
japan place infantry kiangsu
japan place artillery manchuria
japan place artillery manchuria
japan place artillery manchuria
japan place artillery japan
= 78219fdfcca162b8
uk research 0
uk buy fighter
uk buy infantry
uk buy fighter
uk done
uk move sz4 sea
uk take transport[infantry,infantry] 1
uk step sz3
uk step sz6
uk halt
uk move sz6 air
uk take fighter 3
uk fly northwestern_europe attack
uk done
uk land transport[infantry,infantry]~assaulting>northwestern_europe infantry
uk land transport[infantry]~offloaded>northwestern_europe infantry | 4 3 ; 1 3 6 ; 6
uk move sz4 sea
uk take transport[infantry,infantry] 1
uk offload transport[infantry,infantry] infantry archangel
uk offload transport[infantry]~offloaded>archangel infantry archangel
uk halt
uk move sz6 sea
uk take transport[infantry,infantry] 1
uk take transport[artillery,infantry] 1
uk step sz3
uk step sz4
uk offload transport[infantry,infantry] infantry archangel
uk offload transport[artillery,infantry] artillery archangel
uk offload transport[infantry]~offloaded>archangel infantry archangel
uk offload transport[infantry]~offloaded>archangel infantry archangel
uk halt
uk move sz5 sea
uk take destroyer 4
uk step sz6
uk step sz3
uk halt
uk move sz6 sea
uk take carrier 2
uk take carrier[fighter,fighter] 1
uk take destroyer 2
uk step sz3
uk step sz4
uk halt
uk move northwestern_europe air
uk take fighter~aloft3 1
uk fly sz4
uk move northwestern_europe air
uk take fighter~aloft3 1
uk fly sz4
uk move northwestern_europe air
uk take fighter~aloft3 1
uk fly sz4
uk done
uk place fighter united_kingdom
uk place fighter united_kingdom
uk place infantry united_kingdom
uk deck fighter~aloft carrier~done
uk deck fighter~aloft carrier~done
uk deck fighter~aloft carrier[fighter]~done
= e0659b55ef557fc5
italy research 0
italy buy destroyer
italy buy infantry
italy buy infantry
italy done
italy move germany air
italy take fighter 1
italy fly sz6 attack
italy done
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move balkans land
italy take infantry 4
italy step bulgaria_romania
italy move germany land
italy take infantry 1
italy step poland
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 1
italy step balkans
italy move poland air
italy take fighter 1
italy fly germany
italy move sz6 air
italy take fighter~aloft2 1
italy fly germany
italy done
italy place destroyer sz14
italy place infantry italy
italy place infantry italy
= a68a617e0da1ddc2
usa research 0
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy artillery
usa buy fighter
usa buy fighter
usa buy tank
usa done
usa move libya land
usa take artillery 1
usa step egypt
usa move central_united_states land
usa take infantry 2
usa step western_canada
usa move eastern_united_states land
usa take tank 1
usa step central_united_states
usa step western_canada
usa move western_united_states land
usa take infantry 1
usa step western_canada
usa move sz10 air
usa take fighter 3
usa fly western_canada attack
usa move sz55 sea
usa take transport[artillery] 1
usa step sz54
usa step sz53
usa halt
usa done
usa land transport[artillery]~assaulting>hawaiian_islands artillery | 4 3 6 ; 4 ; 6 1 1
= 19330322e91976c1
japan lose infantry
japan lose infantry | 3 5 ; 3
= fe3baaa274ad636f
usa lose infantry
usa press | 5 2 ; 5 ; 4 1 6 ; 6
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz9
usa step sz8
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz9
usa step sz8
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry+]
usa step sz9
usa step sz8
usa halt
usa move sz7 sea
usa take transport 1
usa step sz12
usa halt
usa move sz7 sea
usa take battleship 1
usa take destroyer 3
usa step sz8
usa halt
usa move sz10 sea
usa take carrier 2
usa take carrier[fighter] 1
usa take destroyer 4
usa take submarine 1
usa step sz9
usa step sz12
usa halt
usa move sz23 sea
usa take transport 3
usa step sz17
usa step sz12
usa halt
usa move finland air
usa take fighter 1
usa fly sz12
usa move finland air
usa take fighter 1
usa fly sz12
usa move french_equatorial_africa land
usa take infantry 3
usa take artillery 1
usa step anglo_egypt_sudan
usa move french_equatorial_africa land
usa take infantry 1
usa step belgian_congo
usa move western_canada air
usa take fighter~aloft1 3
usa fly central_united_states
usa done
usa place fighter eastern_united_states
usa place fighter eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place tank eastern_united_states
usa deck fighter~aloft carrier~done
usa deck fighter~aloft carrier~done
= 5d3fb19e912d00a5
end 4012 open 5d3fb19e912d00a5001d1ddac9c44537 dc7d8a99c8748372
