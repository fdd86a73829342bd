flagplot 1
game anniversary 1
scenario 1942
options {"victory":15,"research":true,"national_objectives":true,"official_errata_2009":true,"heavy_bomber_dice":"both_count","china_placement_check":"per_unit","subs_sharing_with_destroyer":"must_act","ally_sharing_permission":"always","bid_side":"none","bid_ipcs":0,"bid_kind":"money","bid_auction":false,"closed_black_sea":false,"interceptors":false,"low_luck":false,"round_cap":0}
player germany "hard"
player ussr "hard"
player japan "hard"
player uk "hard"
player italy "hard"
player usa "hard"
player china "hard"
dice fast 4534943997034191091
start 247fa73df0da72d63b9dd0c666150eaa
japan research 0
japan buy destroyer
japan buy infantry
japan buy fighter
japan buy fighter
japan done
japan move sz38 sea
japan take battleship 1
japan take carrier[fighter,fighter] 1
japan step sz35
japan halt
japan move french_indo_china_thailand air
japan take fighter 1
japan fly sz35 attack
japan move sz38 air
japan take fighter~aloft4 2
japan fly sz35 attack
japan move sz46 sea
japan take submarine 1
japan step sz53
japan halt
japan move sz50 sea
japan take cruiser 1
japan step sz51
japan step sz53
japan halt
japan move sz51 sea
japan take destroyer 1
japan step sz53
japan halt
japan move japan air
japan take bomber 1
japan fly sz53 attack
japan move sz51 air
japan take fighter 1
japan fly sz53 attack
japan move kiangsu land
japan take infantry 3
japan step suiyuan
japan move formosa air
japan take fighter 1
japan fly suiyuan attack
japan move japan air
japan take fighter 1
japan fly suiyuan attack
japan move manchuria air
japan take fighter 1
japan fly suiyuan attack
japan move sz62 sea
japan take transport 1
japan take battleship 1
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sz61
japan halt
japan done
japan bombard battleship~done fukien | 5 ; 5 ; 2 ; 1
japan lose infantry~seaborne
japan fight sz53 | 6 ; 4 ; 4 ; 3 ; 2
= 0329761c4fc4150e
usa lose destroyer
usa lose carrier | 1 5 ; 4
= a1460935161a9478
japan lose submarine
japan lose destroyer
japan press | 4 ; 5 ; 4 ; 1
japan lose fighter~attacking3
japan fight sz35 | 6 ; 6 5 2 ; 2
= e4fc8a8fc84981c7
uk lose destroyer
uk lose carrier | 3 5 ; 1
= 6ca6c0cc4f26b074
japan lose battleship
japan press | 4 ; 5 2 4 ; 1 ; 4
japan lose fighter~attacking2 | 6 6 6 ; 3 6 6 ; 4 2
japan lose infantry
japan press | 6 6 ; 6 6 6 ; 5
japan press | 4 2 ; 3 6 1 ; 4
japan move sz51 sea
japan take carrier 1
japan step sz50
japan step sz61
japan halt
japan move suiyuan air
japan take fighter~aloft3 1
japan fly sz61
japan move sz35 air
japan take fighter~aloft3 1
japan fly sz61
japan move kwangtung land
japan take infantry 1
japan step french_indo_china_thailand
japan move manchuria land
japan take infantry 1
japan step kiangsu
japan move suiyuan air
japan take fighter~aloft1 2
japan fly kiangsu
japan move sz53 air
japan take bomber~aloft2 1
japan fly caroline_islands
japan done
japan place destroyer sz62
japan place fighter japan
japan place fighter japan
japan place infantry japan
= 9ea512a0a8a4dfba
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr done
ussr move buryatia_ssr land
ussr take infantry 2
ussr step manchuria
ussr move russia air
ussr take bomber 1
ussr fly manchuria attack
ussr move archangel land
ussr take tank 1
ussr step karelia_ssr
ussr step baltic_states
ussr move karelia_ssr land
ussr take infantry 3
ussr step baltic_states
ussr move karelia_ssr air
ussr take fighter 1
ussr fly baltic_states attack
ussr move caucasus land
ussr take infantry 3
ussr take artillery 1
ussr take tank 1
ussr step eastern_ukraine
ussr move russia land
ussr take infantry 3
ussr take artillery 1
ussr take tank 2
ussr step eastern_ukraine
ussr done
ussr fight baltic_states | 5 6 1 ; 2 3 ; 2 2 5
ussr lose infantry
ussr lose infantry
ussr fight eastern_ukraine | 2 3 6 5 ; 3 2 5 4 ; 5 5 5
= e71dd91819009be7
germany lose infantry | 1 4 5 ; 2 5
= 2f73c14ac83a560f
ussr lose infantry
ussr lose infantry
ussr press | 5 1 ; 1 6 5 5 ; 4 3 5
= d08f0d2a29c86f66
germany lose infantry
germany lose artillery | 6 3 ; 3 1
= 3ad989a5cac0dbfa
ussr lose infantry
ussr lose infantry
ussr press | 5 2 4 6 ; 3 5 2 ; 4 ; 1 5 ; 5 ; 4
ussr move sz4 sea
ussr take submarine 1
ussr step sz3
ussr step sz2
ussr halt
ussr move archangel land
ussr take infantry 2
ussr step karelia_ssr
ussr move archangel land
ussr take infantry 1
ussr step russia
ussr move baltic_states air
ussr take fighter~aloft3 1
ussr fly united_kingdom
ussr move buryatia_ssr land
ussr take infantry 1
ussr step soviet_far_east
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step urals
ussr move kazakh_ssr land
ussr take infantry 1
ussr step caucasus
ussr move kazakh_ssr land
ussr take infantry 1
ussr step russia
ussr move manchuria air
ussr take bomber~aloft1 1
ussr fly buryatia_ssr
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move soviet_far_east land
ussr take infantry 1
ussr step yakut_ssr
ussr move soviet_far_east land
ussr take infantry 2
ussr step yakut_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move urals land
ussr take infantry 1
ussr step archangel
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
ussr place infantry karelia_ssr
ussr place infantry karelia_ssr
= c52ad5bb5c7fd421
germany research 0
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
germany done
germany move bulgaria_romania air
germany take fighter 1
germany fly sz15 attack
germany move germany air
germany take bomber 1
germany fly sz15 attack
germany move sz7 sea
germany take submarine 1
germany step sz8
germany step sz1
germany halt
germany move sz8 sea
germany take submarine 1
germany step sz1
germany halt
germany move ukraine land
germany take infantry 2
germany take tank 1
germany step caucasus
germany move belorussia land
germany take infantry 2
germany step archangel
germany move east_poland air
germany take fighter 1
germany fly archangel attack
germany move germany air
germany take fighter 1
germany fly archangel attack
germany move belorussia land
germany take infantry 1
germany step baltic_states
germany move east_poland land
germany take infantry 2
germany take artillery 1
germany step baltic_states
germany move poland land
germany take infantry 1
germany take tank 1
germany step baltic_states
germany move norway air
germany take fighter 1
germany fly baltic_states attack
germany move sz13 sea
germany take transport 1
germany take destroyer 1
germany load france tank transport
germany load france infantry transport[tank!]
germany halt
germany done
germany fight sz1
germany submerge 0 | 1 5
germany fight sz15 | 6 ; 5 ; 4
germany press | 5 ; 5 ; 1
germany lose fighter~attacking2
germany press | 4 ; 2
germany fight caucasus | 4 1 ; 4 ; 2
germany lose infantry
germany fight archangel | 3 2 ; 1 1 ; 6 ; 6 5 1 ; 4 5 ; 3 4 ; 4 ; 1
germany lose infantry
germany move sz5 sea
germany take transport 1
germany step sz6
germany halt
germany move sz13 sea
germany take destroyer 1
germany step sz14
germany halt
germany move archangel air
germany take fighter~aloft1 1
germany fly belorussia
germany move archangel air
germany take fighter~aloft2 1
germany fly east_poland
germany move baltic_states air
germany take fighter~aloft2 1
germany fly bulgaria_romania
germany move bulgaria_romania land
germany take infantry 1
germany step poland
germany move bulgaria_romania land
germany take infantry 1
germany step poland
germany move bulgaria_romania land
germany take tank 1
germany step poland
germany halt
germany move czechoslovakia_hungary land
germany take infantry 1
germany step bulgaria_romania
germany move czechoslovakia_hungary land
germany take infantry 1
germany step bulgaria_romania
germany move finland land
germany take infantry 1
germany step norway
germany move france air
germany take fighter 1
germany fly libya
germany move germany land
germany take infantry 1
germany step france
germany move germany land
germany take infantry 3
germany step france
germany move germany land
germany take tank 1
germany step france
germany halt
germany move germany land
germany take tank 1
germany step france
germany halt
germany move libya land
germany take infantry 1
germany step morocco_algeria
germany move morocco_algeria land
germany take infantry 1
germany take artillery 1
germany step libya
germany move northwestern_europe land
germany take tank 1
germany step germany
germany step poland
germany move poland land
germany take infantry 1
germany step bulgaria_romania
germany done
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
= ea60704b7cab93b1
uk research 0
uk buy transport
uk buy transport
uk buy transport
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move united_kingdom air
uk take fighter 1
uk fly sz6 attack
uk move united_kingdom air
uk take bomber 1
uk fly sz13 attack
uk move sz2 sea
uk take destroyer 1
uk step sz1
uk halt
uk move sz12 sea
uk take cruiser 1
uk take destroyer 1
uk step sz8
uk step sz1
uk halt
uk move united_kingdom air
uk take fighter 1
uk fly sz1 attack
uk move sz2 sea
uk take transport 1
uk take battleship 1
uk load united_kingdom tank transport
uk load united_kingdom infantry transport[tank!]
uk step sz3
uk step sz4
uk halt
uk assault transport[tank!,infantry!] archangel
uk done
uk bombard battleship~done archangel | 5 ; 2 ; 5 ; 6 3 ; 3 ; 3 ; 5 1
uk lose infantry~seaborne | 3 ; 5
uk fight sz1 | 5 5 ; 5 ; 2 ; 1 4
uk lose destroyer
uk press | 1 ; 2 ; 4 ; 4
uk fight sz13
uk move sz27 sea
uk take transport 1
uk load union_of_south_africa artillery transport
uk load union_of_south_africa infantry transport[artillery+]
uk step sz23
uk offload transport[artillery+,infantry+] artillery french_equatorial_africa
uk offload transport[infantry+]~offloaded>french_equatorial_africa infantry french_equatorial_africa
uk halt
uk move australia air
uk take fighter 1
uk fly india
uk move eastern_canada land
uk take infantry 1
uk step western_canada
uk move eastern_canada land
uk take infantry 1
uk step western_canada
uk move eastern_canada land
uk take tank 1
uk step western_canada
uk step alaska
uk move western_canada land
uk take infantry 1
uk step alaska
uk move sz1 air
uk take fighter~aloft2 1
uk fly united_kingdom
uk move sz6 air
uk take fighter~aloft3 1
uk fly united_kingdom
uk move sz13 air
uk take bomber~aloft3 1
uk fly trans_jordan
uk done
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place transport sz2
uk place transport sz2
uk place transport sz2
= 5211ce81b8382228
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
italy bombard battleship~done trans_jordan
italy bombard cruiser~done trans_jordan | 5 ; 3
= 93d565137c49b068
uk lose infantry | 1 ; 1 ; 6 ; 4 5
= e2285edae9ed274b
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take artillery 1
italy step balkans
italy move italy air
italy take fighter 1
italy fly baltic_states
italy move italy land
italy take tank 1
italy step france
italy halt
italy move italy land
italy take tank 1
italy step france
italy halt
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 774518274608d48d
usa research 0
usa buy transport
usa buy transport
usa buy transport
usa buy carrier
usa buy infantry
usa done
usa first china
= fbc46798e9bcb9ce
china move hupeh land
china take infantry 1
china step fukien
china move yunnan land
china take infantry 2
china step fukien
china move yunnan air
china take fighter 1
china fly fukien attack
china done | 4 6 6 ; 1 ; 6
= d38022ecdc063303
usa move eastern_united_states air
usa take bomber 1
usa fly sz53 attack
usa move hawaiian_islands air
usa take fighter 1
usa fly sz53 attack
usa move western_united_states air
usa take fighter 1
usa take bomber 1
usa fly sz53 attack
usa move sz10 sea
usa take transport 2
usa take destroyer 1
usa load eastern_united_states tank transport
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery!]
usa load eastern_united_states infantry transport[tank!]
usa step sz9
usa step sz12
usa halt
usa assault transport[artillery!,infantry!] gibraltar
usa assault transport[tank!,infantry!] gibraltar
usa move united_kingdom air
usa take bomber 1
usa fly gibraltar attack
usa done | 6 ; 6 5 ; 5 ; 5 ; 6 ; 2
usa lose infantry~seaborne
usa press | 6 6 ; 5 ; 3
= 68da8151381de4ab
germany lose infantry | 2 ; 1
= b8dbea1a3467eb75
usa lose infantry~seaborne
usa lose artillery~seaborne
usa press | 6 ; 5 ; 1
usa lose tank~seaborne
usa retreat air | 2 1 ; 5 6 ; 2
usa lose fighter~attacking2
usa move sz56 sea
usa take transport 1
usa step sz53
usa halt
usa move sz20 sea
usa take destroyer 1
usa step sz19
usa step sz11
usa halt
usa move sz56 sea
usa take battleship 1
usa take cruiser 1
usa take submarine 1
usa step sz53
usa halt
usa move alaska land
usa take infantry 1
usa step western_canada
usa move central_united_states land
usa take infantry 1
usa step eastern_united_states
usa move central_united_states land
usa take infantry 1
usa step eastern_united_states
usa move eastern_united_states air
usa take fighter 1
usa fly united_kingdom
usa move gibraltar air
usa take bomber~aloft3 1
usa fly united_kingdom
usa move sz53 air
usa take bomber~aloft2 1
usa take fighter~aloft3 1
usa take bomber~aloft4 1
usa fly midway
usa done
= 78e1461fb0f0ced7
china move fukien air
china take fighter~aloft3 1
china fly chinghai
china move sikang land
china take infantry 1
china step yunnan
china done
= 23f354d9bfb7e86f
usa place carrier sz10
usa place infantry western_united_states
usa place transport sz10
usa place transport sz10
usa place transport sz10
= a8bcdef7718de135
china place infantry chinghai
china place infantry sikang
china place infantry sikang
= 24235b66f2f52336
japan research 1 | 5
japan buy infantry
japan buy fighter
japan buy fighter
japan buy fighter
japan buy tank
japan done
japan move suiyuan land
japan take infantry 2
japan step manchuria
japan move japan air
japan take fighter 1
japan fly manchuria attack
japan move kiangsu air
japan take fighter 2
japan fly manchuria attack
japan move sz61 sea
japan take transport 1
japan take battleship 1
japan step sz62
japan load japan artillery transport
japan load japan infantry transport[artillery!]
japan halt
japan assault transport[artillery!,infantry!] buryatia_ssr
japan move french_indo_china_thailand land
japan take infantry 3
japan step fukien
japan move japan air
japan take fighter 1
japan fly fukien attack
japan move sz61 air
japan take fighter 2
japan fly fukien attack
japan done | 5 6 ; 2 ; 3 6 ; 1
japan lose infantry~seaborne | 3 ; 5 ; 6 ; 2 ; 5 ; 2 ; 5 ; 1
japan fight manchuria | 1 3 ; 2 4 2 ; 2 2
japan lose infantry
japan lose fighter~attacking2 | 4 4 1 ; 6 4 1 ; 4 3 2
japan lose infantry
japan press | 5 1 ; 6 6 6 ; 3
japan move sz35 sea
japan take battleship 1
japan take carrier[fighter] 1
japan step sz37
japan step sz36
japan halt
japan move sz61 sea
japan take carrier 1
japan step sz62
japan halt
japan move fukien air
japan take fighter~aloft3 1
japan fly sz36
japan move fukien air
japan take fighter~aloft3 1
japan fly sz62
japan move manchuria air
japan take fighter~aloft3 1
japan fly sz62
japan move burma land
japan take infantry 1
japan step french_indo_china_thailand
japan move caroline_islands air
japan take bomber 1
japan fly philippine_islands
japan move fukien air
japan take fighter~aloft1 1
japan fly french_indo_china_thailand
japan move kiangsu land
japan take infantry 1
japan step fukien
japan move manchuria air
japan take fighter~aloft3 1
japan fly okinawa
japan done
japan place fighter japan
japan place fighter japan
japan place fighter japan
japan place infantry japan
japan place tank japan
= 0174be5a696fa831
ussr research 0
ussr buy infantry
ussr buy fighter
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr done
ussr move eastern_ukraine land
ussr take infantry 2
ussr take artillery 2
ussr take tank 3
ussr step caucasus
ussr move russia land
ussr take infantry 10
ussr step caucasus
ussr move karelia_ssr land
ussr take infantry 4
ussr step belorussia
ussr move buryatia_ssr air
ussr take bomber 1
ussr fly japan raid
ussr done | 2 ; 3
ussr fight belorussia | 3 4 1 2 ; 6 ; 5 2 6 4 2 5 6 4 3 2 ; 3 5 3 4 ; 3 6 3 ; 3 ; 6
ussr move sz2 sea
ussr take submarine 1
ussr step sz8
ussr step sz12
ussr halt
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move japan air
ussr take bomber~aloft4 1
ussr fly midway
ussr move united_kingdom air
ussr take fighter 1
ussr fly russia
ussr move urals land
ussr take infantry 1
ussr step archangel
ussr move yakut_ssr land
ussr take infantry 1
ussr step soviet_far_east
ussr move yakut_ssr land
ussr take infantry 3
ussr step soviet_far_east
ussr done
ussr place fighter russia
ussr place infantry karelia_ssr
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry karelia_ssr
= 4bde5eb6c4dc1252
germany research 1 | 3
germany buy fighter
germany buy infantry
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany done
germany move baltic_states land
germany take infantry 2
germany take artillery 1
germany step karelia_ssr
germany move east_poland air
germany take fighter 1
germany fly karelia_ssr attack
germany move poland land
germany take tank 1
germany step east_poland
germany step eastern_ukraine
germany done | 2 ; 3 ; 4 5 ; 2 ; 5 6
germany press | 6 ; 4 5 ; 3 ; 1
germany lose infantry
germany move sz14 sea
germany take destroyer 1
germany step sz15
germany halt
germany move baltic_states land
germany take infantry 1
germany step east_poland
germany move bulgaria_romania air
germany take fighter 1
germany fly finland
germany move france land
germany take infantry 1
germany step germany
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
germany take artillery 1
germany step poland
germany move germany land
germany take tank 1
germany step poland
germany step baltic_states
germany move germany land
germany take tank 1
germany step poland
germany step baltic_states
germany move karelia_ssr air
germany take fighter~aloft2 1
germany fly baltic_states
germany move libya air
germany take fighter 1
germany fly france
germany move norway land
germany take infantry 1
germany step finland
germany move norway land
germany take infantry 3
germany step finland
germany move poland land
germany take tank 1
germany step bulgaria_romania
germany step ukraine
germany done
germany place fighter germany
germany place infantry germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
= 90d8402b29739298
uk research 0
uk buy infantry
uk buy artillery
uk buy infantry
uk buy artillery
uk buy infantry
uk buy artillery
uk buy fighter
uk done
uk move sz2 sea
uk take transport 1
uk load united_kingdom artillery transport
uk load united_kingdom infantry transport[artillery!]
uk step sz8
uk step sz12
uk halt
uk assault transport[artillery!,infantry!] gibraltar
uk move sz23 sea
uk take transport 1
uk load french_equatorial_africa artillery transport
uk load french_equatorial_africa infantry transport[artillery!]
uk step sz17
uk step sz12
uk halt
uk assault transport[artillery!,infantry!] gibraltar
uk move sz2 sea
uk take transport 1
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport[infantry!]
uk step sz3
uk step sz4
uk halt
uk assault transport[infantry!,infantry!] karelia_ssr
uk move archangel land
uk take tank 1
uk step karelia_ssr
uk move united_kingdom air
uk take fighter 1
uk fly karelia_ssr attack
uk move sz2 sea
uk take transport 1
uk load united_kingdom infantry transport
uk step sz3
uk halt
uk move india land
uk take infantry 1
uk step burma
uk move egypt land
uk take infantry 3
uk take tank 1
uk step trans_jordan
uk move persia land
uk take infantry 1
uk step trans_jordan
uk move egypt air
uk take fighter 1
uk fly trans_jordan attack
uk move india air
uk take fighter 1
uk fly trans_jordan attack
uk done
uk fight karelia_ssr
uk bombard battleship karelia_ssr | 3
= ddddaed00601b882
germany lose infantry | 4 ; 4 4 ; 1 2 ; 5 4
= 20681a8fb2a61598
uk fight gibraltar | 2 5 4 1 ; 5 ; 5 3 1 5 ; 4 6 4
= 3e55bd23a19e9782
italy lose infantry | 6 ; 2
= a965b717248316c4
uk lose infantry
uk press | 5 2 3 ; 5 1 2 ; 6
uk move sz4 sea
uk take transport 1
uk step sz3
uk step sz2
uk halt
uk move sz1 sea
uk take cruiser 1
uk take destroyer 1
uk step sz8
uk step sz12
uk halt
uk move alaska land
uk take tank 1
uk step western_canada
uk step eastern_canada
uk move india land
uk take infantry 1
uk step burma
uk move india land
uk take infantry 1
uk step burma
uk move trans_jordan air
uk take fighter~aloft2 1
uk take fighter~aloft3 1
uk fly anglo_egypt_sudan
uk move western_canada land
uk take infantry 1
uk step alaska
uk move western_canada land
uk take infantry 1
uk step alaska
uk move karelia_ssr air
uk take fighter~aloft1 1
uk fly archangel
uk done
uk place fighter united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place artillery united_kingdom
uk place artillery united_kingdom
uk place artillery united_kingdom
= ac0c0309d50ffde9
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy buy artillery
italy buy tank
italy done
italy move libya land
italy take infantry 1
italy step egypt
italy done
italy move baltic_states air
italy take fighter 1
italy fly france
italy move bulgaria_romania land
italy take infantry 1
italy step balkans
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place artillery italy
italy place tank italy
= d6f999a3c335c33c
usa research 0
usa buy transport
usa buy destroyer
usa buy carrier
usa buy fighter
usa buy infantry
usa done
usa first china
= c348a5b5db17081a
china move ningxia land
china take infantry 1
china step suiyuan
china done
= bf56273cef8fe81e
usa move sz10 sea
usa take transport 1
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry!]
usa step sz9
usa step sz12
usa halt
usa move united_kingdom air
usa take fighter 1
usa fly morocco_algeria attack
usa move midway air
usa take bomber 2
usa fly japan raid
usa move united_kingdom air
usa take bomber 1
usa fly germany raid
usa done
usa raid germany | 3 ; 6 ; 3 4 ; 3 5 ; 5 2 ; 5 ; 3
usa press | 5 2 ; 4 ; 6
usa press | 5 1 ; 4 ; 6
usa move sz53 sea
usa take transport 1
usa load hawaiian_islands infantry transport
usa load hawaiian_islands infantry transport[infantry+]
usa halt
usa move sz10 sea
usa take carrier 1
usa step sz9
usa step sz12
usa halt
usa move sz11 sea
usa take destroyer 1
usa step sz10
usa halt
usa move sz12 sea
usa take destroyer 1
usa take transport 2
usa step sz9
usa step sz10
usa halt
usa move sz53 sea
usa take battleship 1
usa take cruiser 1
usa take submarine 1
usa step sz56
usa halt
usa move morocco_algeria air
usa take fighter~aloft1 1
usa fly sz12
usa move germany air
usa take bomber~aloft3 1
usa fly united_kingdom
usa move western_canada land
usa take infantry 1
usa step alaska
usa move western_united_states land
usa take infantry 1
usa step central_united_states
usa move japan air
usa take bomber~aloft2 2
usa fly buryatia_ssr
usa done
= 9c04a469f3247008
china move chinghai land
china take infantry 1
china step sikang
china move chinghai land
china take infantry 1
china step sikang
china move chinghai air
china take fighter 1
china fly sikang
china move sikang land
china take infantry 1
china step hupeh
china done
= c3c883f7e8937677
usa place carrier sz10
usa place destroyer sz10
usa place fighter sz10
usa place infantry eastern_united_states
usa place transport sz10
= 5178893396f37e7c
china place infantry yunnan
china place infantry ningxia
= cab9f5a41f3aaab8
japan research 0 | 6
japan chart 2 | 5
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan buy industrial_complex
japan buy infantry
japan buy destroyer
japan buy submarine
japan done
japan move okinawa air
japan take fighter 1
japan fly sz53 attack
japan move manchuria land
japan take infantry 1
japan step buryatia_ssr
japan move japan air
japan take fighter 2
japan fly buryatia_ssr attack
japan move sz62 air
japan take fighter 2
japan fly buryatia_ssr attack
japan move sz62 sea
japan take transport 1
japan take battleship 1
japan take destroyer 1
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sz58
japan step sz57
japan halt
japan move japan air
japan take fighter 1
japan fly midway attack
japan move philippine_islands air
japan take bomber 1
japan fly midway attack
japan move fukien land
japan take infantry 2
japan step hupeh
japan move french_indo_china_thailand air
japan take fighter 1
japan fly hupeh attack
japan move sz36 air
japan take fighter 1
japan fly hupeh attack
japan done
japan bombard battleship~done midway | 1 ; 1 ; 6 6 ; 1 ; 4 ; 3 ; 1
japan lose infantry~seaborne
japan fight buryatia_ssr | 6 ; 6 4 3 3 ; 1 2
japan lose infantry
japan fight hupeh | 3 2 ; 1 5 ; 5
japan move sz36 sea
japan take battleship 1
japan take carrier[fighter] 1
japan step sz61
japan step sz62
japan halt
japan move sz62 sea
japan take carrier 1
japan step sz58
japan step sz57
japan halt
japan move buryatia_ssr air
japan take fighter~aloft4 1
japan fly sz62
japan move buryatia_ssr air
japan take fighter~aloft4 1
japan fly sz57
japan move midway air
japan take fighter~aloft2 1
japan fly sz57
japan move buryatia_ssr air
japan take fighter~aloft5 2
japan fly manchuria
japan move french_indo_china_thailand land
japan take infantry 1
japan step fukien
japan move hupeh air
japan take fighter~aloft3 1
japan take fighter~aloft4 1
japan fly kiangsu
japan move midway air
japan take bomber~aloft3 1
japan fly iwo_jima
japan move sz53 air
japan take fighter~aloft3 1
japan fly caroline_islands
japan done
japan place industrial_complex manchuria
japan place destroyer sz62
japan place submarine sz62
japan place infantry japan
= 9d3cf31eccbcce9d
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr done
ussr move caucasus land
ussr take infantry 4
ussr take artillery 2
ussr step ukraine
ussr move belorussia land
ussr take infantry 4
ussr step eastern_ukraine
ussr move caucasus land
ussr take tank 2
ussr step eastern_ukraine
ussr done
ussr fight ukraine | 1 5 ; 1 6 6 2 ; 5 ; 4 6 1 2 ; 4 6 ; 3
ussr lose infantry
ussr move archangel land
ussr take infantry 1
ussr step belorussia
ussr move caucasus land
ussr take infantry 1
ussr step eastern_ukraine
ussr move caucasus land
ussr take infantry 4
ussr step ukraine
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move russia land
ussr take infantry 1
ussr step eastern_ukraine
ussr move russia air
ussr take fighter 2
ussr fly sikang
ussr move soviet_far_east land
ussr take infantry 1
ussr step buryatia_ssr
ussr move soviet_far_east land
ussr take infantry 4
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
= 9cdecfdc62d6bb15
germany research 0 | 5
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany buy artillery
germany buy tank
germany buy tank
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy tank
germany buy tank
germany buy tank
germany done
germany move baltic_states air
germany take fighter 1
germany fly sz4 attack
germany move finland air
germany take fighter 1
germany fly sz4 attack
germany move germany air
germany take fighter 1
germany fly sz4 attack
germany move sz5 sea
germany take submarine 1
germany step sz6
germany step sz3
germany halt
germany move baltic_states land
germany take tank 3
germany step karelia_ssr
germany move finland land
germany take infantry 5
germany step karelia_ssr
germany move libya land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step morocco_algeria
germany move france air
germany take fighter 1
germany fly morocco_algeria attack
germany done
germany fight sz4 | 2 4 5 ; 3
germany lose fighter~attacking1
germany press | 5 3 ; 1
germany lose fighter~attacking2
germany fight morocco_algeria | 5 4 ; 2 5 ; 5 2
germany lose infantry
germany press | 6 ; 1 2 ; 3
germany fight karelia_ssr | 2 3 2 1 1 ; 5 3 3 ; 2 3 ; 1
germany lose infantry
germany lose infantry
germany move sz5 sea
germany take cruiser 1
germany take destroyer 1
germany step sz6
germany step sz3
germany halt
germany move bulgaria_romania land
germany take infantry 2
germany step balkans
germany move france land
germany take tank 1
germany step germany
germany step poland
germany move germany land
germany take infantry 1
germany step poland
germany move germany land
germany take infantry 1
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
germany move germany land
germany take tank 4
germany step poland
germany step baltic_states
germany move morocco_algeria air
germany take fighter~aloft2 1
germany fly france
germany move poland land
germany take infantry 1
germany step baltic_states
germany move poland land
germany take infantry 7
germany step baltic_states
germany move poland land
germany take artillery 1
germany step baltic_states
germany move poland land
germany take artillery 1
germany step baltic_states
germany move sz4 air
germany take fighter~aloft3 1
germany fly germany
germany done
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
= e1d78b53ce326c0c
uk research 1 | 2
uk buy carrier
uk buy destroyer
uk buy infantry
uk buy fighter
uk done
uk move burma land
uk take infantry 1
uk step french_indo_china_thailand
uk move trans_jordan land
uk take infantry 3
uk take tank 1
uk step egypt
uk move sz2 sea
uk take transport 1
uk load united_kingdom artillery transport
uk load united_kingdom infantry transport[artillery!]
uk step sz8
uk step sz12
uk halt
uk move sz12 sea
uk take transport 2
uk take cruiser 1
uk take destroyer 1
uk load gibraltar artillery transport
uk load gibraltar artillery transport
uk load gibraltar infantry transport[artillery!]
uk load gibraltar infantry transport[artillery!]
uk halt
uk move norway land
uk take infantry 1
uk step finland
uk done
uk bombard cruiser morocco_algeria | 5 ; 6 4 1 6 6 1 ; 5 ; 5 ; 5 4 2 ; 3 ; 3
uk move alaska land
uk take infantry 1
uk step western_canada
uk move alaska land
uk take infantry 2
uk step western_canada
uk move anglo_egypt_sudan air
uk take fighter 2
uk fly persia
uk move archangel air
uk take fighter 1
uk fly persia
uk move burma land
uk take infantry 1
uk step india
uk move burma land
uk take infantry 1
uk step india
uk move eastern_canada land
uk take tank 1
uk step western_canada
uk halt
uk move united_kingdom air
uk take fighter 2
uk fly western_canada
uk done
uk place carrier sz3
uk place destroyer sz3
uk place fighter sz3
uk place infantry united_kingdom
= e3ada93ed21c45d2
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy done
italy move france land
italy take tank 1
italy step germany
italy step poland
italy move france land
italy take tank 1
italy step germany
italy step poland
italy move italy land
italy take artillery 1
italy take tank 1
italy step france
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 08764c5df199f179
usa research 0
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy fighter
usa buy infantry
usa done
usa first china
= 9aaedd2b3e79104d
china move ningxia land
china take infantry 1
china step hupeh
china move sikang land
china take infantry 3
china step hupeh
china move suiyuan land
china take infantry 1
china step hupeh
china move yunnan land
china take infantry 2
china step hupeh
china move sikang air
china take fighter 1
china fly hupeh attack
china done | 2 2 3 5 6 2 5 ; 3 ; 1 6
china lose infantry
china press | 6 4 4 1 2 1 ; 5 ; 4
= 7232b099e695bed0
usa move united_kingdom air
usa take bomber 1
usa fly germany raid
usa done | 3 ; 3
usa move sz10 sea
usa take transport 1
usa load eastern_united_states infantry transport
usa step sz9
usa step sz8
usa halt
usa move sz10 sea
usa take carrier[fighter] 1
usa take destroyer 3
usa step sz19
usa step sz20
usa halt
usa move sz12 sea
usa take carrier[fighter] 1
usa take transport 1
usa step sz9
usa step sz10
usa halt
usa move sz56 sea
usa take battleship 1
usa take cruiser 1
usa take submarine 1
usa step sz55
usa step sz20
usa halt
usa move alaska land
usa take infantry 1
usa step western_canada
usa move central_united_states land
usa take infantry 1
usa step mexico
usa move germany air
usa take bomber~aloft3 1
usa fly united_kingdom
usa done
= 5491c5856273d47b
china move hupeh air
china take fighter~aloft3 1
china fly suiyuan
china done
= 4f1efcd0bcce11e3
usa place fighter sz10
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
= 7eb02eb12f5e3240
china place infantry sikang
china place infantry sikang
= 5e16fe95958cd280
japan research 0
japan buy infantry
japan buy transport
japan buy transport
japan buy transport
japan buy destroyer
japan buy infantry
japan buy infantry
japan buy infantry
japan done
japan move fukien land
japan take infantry 2
japan step french_indo_china_thailand
japan move kiangsu air
japan take fighter 2
japan fly french_indo_china_thailand attack
japan move sz57 sea
japan take transport 1
japan take battleship 1
japan take destroyer 1
japan load midway tank transport
japan step sz53
japan halt
japan move iwo_jima air
japan take bomber 1
japan fly western_united_states raid
japan done | 1 ; 3 5 ; 6 1 ; 3
japan move sz57 sea
japan take carrier[fighter,fighter] 1
japan step sz58
japan step sz62
japan halt
japan move french_indo_china_thailand air
japan take fighter~aloft4 1
japan fly sz62
japan move french_indo_china_thailand air
japan take fighter~aloft4 1
japan fly sz62
japan move caroline_islands air
japan take fighter 1
japan fly manchuria
japan move sz62 air
japan take fighter~aloft1 2
japan fly japan
japan done
japan place destroyer sz62 japan
japan place infantry manchuria
japan place infantry manchuria
japan place infantry manchuria
japan place infantry japan
japan place transport sz62
japan place transport sz62
japan place transport sz62
= 8c63f5cfa4d901d7
ussr research 0
ussr buy fighter
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr done
ussr move ukraine land
ussr take infantry 2
ussr take artillery 1
ussr step bulgaria_romania
ussr move belorussia land
ussr take infantry 1
ussr step east_poland
ussr move eastern_ukraine land
ussr take infantry 1
ussr step east_poland
ussr move ukraine land
ussr take artillery 1
ussr step east_poland
ussr done
ussr fight bulgaria_romania | 2 ; 1 4 ; 6 ; 2 ; 6 5 ; 4
ussr press | 6 ; 3 6 ; 4
ussr press | 4 ; 4 4 ; 2
ussr lose infantry
ussr press | 1 3 ; 2
ussr lose infantry
ussr move caucasus land
ussr take infantry 1
ussr step eastern_ukraine
ussr move caucasus land
ussr take infantry 3
ussr step eastern_ukraine
ussr move caucasus land
ussr take tank 1
ussr step persia
ussr step trans_jordan
ussr move eastern_ukraine land
ussr take infantry 1
ussr step belorussia
ussr move eastern_ukraine land
ussr take tank 1
ussr step caucasus
ussr halt
ussr move eastern_ukraine land
ussr take tank 1
ussr step russia
ussr step urals
ussr move eastern_ukraine land
ussr take infantry 3
ussr step ukraine
ussr move sikang air
ussr take fighter 2
ussr fly trans_jordan
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step soviet_far_east
ussr move stanovoj_chrebet land
ussr take infantry 3
ussr step yakut_ssr
ussr move ukraine land
ussr take infantry 1
ussr step eastern_ukraine
ussr move ukraine land
ussr take infantry 5
ussr step eastern_ukraine
ussr done
ussr place fighter caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
= 756e1889820e7162
germany research 0 | 2
germany repair germany complex
germany repair germany complex
germany buy fighter
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
germany move balkans land
germany take infantry 2
germany step bulgaria_romania
germany move baltic_states land
germany take tank 3
germany step poland
germany step bulgaria_romania
germany move poland land
germany take artillery 1
germany take tank 1
germany step bulgaria_romania
germany move karelia_ssr land
germany take tank 1
germany step archangel
germany halt
germany move baltic_states land
germany take tank 2
germany step karelia_ssr
germany step finland
germany move karelia_ssr land
germany take tank 1
germany step finland
germany move baltic_states land
germany take infantry 4
germany take artillery 2
germany step east_poland
germany move baltic_states land
germany take infantry 4
germany step belorussia
germany move germany air
germany take fighter 1
germany fly belorussia attack
germany move france air
germany take fighter 1
germany fly sz8 attack
germany done
germany fight sz3 | 3 ; 3 ; 6 ; 5 4 ; 6 ; 4 ; 2 ; 1
= ddcbc2f73bdf75e9
uk lose destroyer
uk lose carrier | 4 4 ; 4
= cbdc6af7cdec278d
germany lose submarine | 2 ; 6 ; 1
germany lose destroyer
germany fight bulgaria_romania | 6 ; 6 1 ; 2 3 1 3 ; 1 4 4
germany lose infantry
germany fight finland | 5 2 3 ; 3
germany fight belorussia | 6 2 5 5 ; 1 ; 1
germany lose infantry
germany fight east_poland | 5 1 ; 3 5 2 1 ; 3
germany move belorussia air
germany take fighter~aloft1 1
germany fly baltic_states
germany move france land
germany take tank 1
germany step germany
germany step balkans
germany move germany land
germany take artillery 1
germany step balkans
germany move germany land
germany take artillery 1
germany step balkans
germany move germany land
germany take tank 1
germany step poland
germany step east_poland
germany move germany land
germany take tank 7
germany step poland
germany step east_poland
germany move poland land
germany take infantry 1
germany step baltic_states
germany move poland land
germany take infantry 1
germany step baltic_states
germany move poland land
germany take artillery 1
germany step baltic_states
germany move poland land
germany take artillery 1
germany step bulgaria_romania
germany move sz8 air
germany take fighter~aloft2 1
germany fly france
germany done
germany place fighter karelia_ssr
germany place infantry karelia_ssr
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place tank germany
= 6068f61b313bed00
uk research 0 | 5
uk buy destroyer
uk buy transport
uk buy infantry
uk buy artillery
uk buy tank
uk buy artillery
uk buy fighter
uk buy fighter
uk done
uk move egypt land
uk take infantry 2
uk step libya
uk move morocco_algeria land
uk take artillery 1
uk step libya
uk move persia air
uk take fighter 1
uk fly libya attack
uk done | 4 ; 6 1 ; 6 ; 2
uk lose infantry
uk move sz12 sea
uk take transport 1
uk load morocco_algeria artillery transport
uk load morocco_algeria infantry transport[artillery+]
uk halt
uk move sz12 sea
uk take transport 1
uk load morocco_algeria artillery transport
uk load morocco_algeria infantry transport[artillery+]
uk halt
uk move sz12 sea
uk take transport 1
uk load morocco_algeria infantry transport
uk halt
uk move india land
uk take infantry 1
uk step burma
uk move india land
uk take infantry 1
uk step persia
uk move libya air
uk take fighter~aloft1 1
uk fly egypt
uk move persia air
uk take fighter 2
uk fly russia
uk move western_canada land
uk take infantry 1
uk step alaska
uk move western_canada land
uk take tank 1
uk step central_united_states
uk step mexico
uk done
uk place destroyer sz3
uk place fighter united_kingdom
uk place fighter united_kingdom
uk place infantry united_kingdom
uk place artillery united_kingdom
uk place artillery united_kingdom
uk place tank united_kingdom
uk place transport sz2
= de593eaabffe66d6
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy done
italy move balkans land
italy take infantry 2
italy take artillery 1
italy step bulgaria_romania
italy move france air
italy take fighter 1
italy fly finland
italy move france land
italy take artillery 1
italy step germany
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 5
italy step france
italy move poland land
italy take tank 1
italy step baltic_states
italy halt
italy move poland land
italy take tank 1
italy step bulgaria_romania
italy step balkans
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
= e0c892cdcf9d4869
usa research 1 | 5
usa buy transport
usa buy fighter
usa buy infantry
usa buy infantry
usa buy artillery
usa buy infantry
usa buy infantry
usa buy tank
usa done
usa first china
= 13e2cddda611841a
china move hupeh land
china take infantry 1
china step kiangsu
china move hupeh land
china take infantry 1
china step fukien
china done
= f8a998d77107c81f
usa move united_kingdom air
usa take bomber 1
usa fly germany raid
usa done | 3 ; 2
usa move sz10 sea
usa take transport 1
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry+]
usa step sz9
usa step sz8
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states infantry transport
usa step sz9
usa step sz8
usa halt
usa move sz10 sea
usa take carrier[fighter,fighter] 1
usa take transport 3
usa step sz9
usa step sz8
usa halt
usa move sz20 sea
usa take battleship 1
usa take carrier[fighter] 1
usa take cruiser 1
usa take destroyer 3
usa take submarine 1
usa step sz19
usa step sz10
usa halt
usa move germany air
usa take bomber~aloft3 1
usa fly united_kingdom
usa move western_united_states land
usa take infantry 2
usa step central_united_states
usa move western_united_states land
usa take infantry 1
usa step mexico
usa done
= c9748dddc3dcdfde
china move hupeh land
china take infantry 1
china step suiyuan
china move sikang land
china take infantry 1
china step hupeh
china move sikang land
china take infantry 1
china step yunnan
china move suiyuan air
china take fighter 1
china fly hupeh
china done
= b432f9045ee321da
usa place fighter sz10
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place tank eastern_united_states
usa place transport sz10
= 3fc37ce75d61abb7
china place infantry ningxia
china place infantry ningxia
china place infantry ningxia
= 068c9c9295e9255a
japan research 0
japan buy transport
japan buy transport
japan buy transport
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy artillery
japan buy infantry
japan done
japan move sz62 sea
japan take transport 3
japan take battleship 1
japan take destroyer 2
japan load japan infantry transport
japan load japan infantry transport
japan load japan infantry transport
japan load japan infantry transport[infantry!]
japan load japan infantry transport[infantry!]
japan load manchuria infantry transport[infantry!]
japan step sz61
japan halt
japan assault transport[infantry!,infantry!] kiangsu
japan assault transport[infantry!,infantry!] kiangsu
japan assault transport[infantry!,infantry!] kiangsu
japan move manchuria land
japan take infantry 2
japan step kiangsu
japan move french_indo_china_thailand land
japan take infantry 2
japan step burma
japan move manchuria air
japan take fighter 2
japan fly burma attack
japan done
japan bombard battleship~done kiangsu | 5 ; 4 5 6 6 3 1 1 4 ; 6 ; 1 1 ; 4 5 ; 5
japan move sz53 sea
japan take transport 1
japan load hawaiian_islands tank transport
japan step sz56
japan halt
japan move sz53 sea
japan take battleship 1
japan take destroyer 1
japan step sz56
japan halt
japan move burma air
japan take fighter~aloft2 2
japan fly french_indo_china_thailand
japan move japan air
japan take fighter 2
japan fly manchuria
japan move manchuria air
japan take fighter 1
japan fly kwangtung
japan done
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place artillery japan
japan place transport sz62
japan place transport sz62
japan place transport sz62
= 934f2b9965051176
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy artillery
ussr buy artillery
ussr buy artillery
ussr done
ussr move caucasus land
ussr take tank 1
ussr step russia
ussr step archangel
ussr move urals land
ussr take tank 1
ussr step archangel
ussr move eastern_ukraine land
ussr take infantry 5
ussr step belorussia
ussr move caucasus air
ussr take fighter 1
ussr fly belorussia attack
ussr done
ussr fight belorussia | 5 5 1 2 6 ; 3 ; 2 6 3
ussr lose infantry
ussr press | 4 5 1 1 ; 6 ; 6 ; 1 1 ; 4
ussr move belorussia air
ussr take fighter~aloft2 1
ussr fly caucasus
ussr move caucasus land
ussr take infantry 1
ussr step eastern_ukraine
ussr move eastern_ukraine land
ussr take infantry 4
ussr step caucasus
ussr move eastern_ukraine land
ussr take infantry 1
ussr step ukraine
ussr move russia land
ussr take infantry 1
ussr step archangel
ussr move russia land
ussr take infantry 11
ussr step archangel
ussr move trans_jordan air
ussr take fighter 2
ussr fly libya
ussr move trans_jordan land
ussr take tank 1
ussr step persia
ussr step india
ussr move ukraine land
ussr take infantry 1
ussr step caucasus
ussr move ukraine land
ussr take infantry 2
ussr step caucasus
ussr move yakut_ssr land
ussr take infantry 1
ussr step stanovoj_chrebet
ussr move yakut_ssr land
ussr take infantry 2
ussr step stanovoj_chrebet
ussr done
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place infantry russia
ussr place artillery russia
ussr place artillery russia
ussr place artillery russia
ussr place artillery russia
= b87aa24311e3979f
germany research 0 | 4
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
germany buy tank
germany buy tank
germany buy artillery
germany done
germany move sz3 sea
germany take cruiser 1
germany step sz2
germany halt
germany move balkans land
germany take tank 1
germany step bulgaria_romania
germany step ukraine
germany move bulgaria_romania land
germany take infantry 1
germany take artillery 2
germany take tank 4
germany step ukraine
germany move east_poland land
germany take infantry 4
germany take artillery 2
germany take tank 8
germany step ukraine
germany move finland land
germany take tank 1
germany step norway
germany halt
germany done | 4 ; 4 4 4 2 6 5 3 6 ; 5 2 6 6 4 5 3 1 2 6 3 6 2 ; 3
germany move balkans land
germany take artillery 1
germany step bulgaria_romania
germany move baltic_states land
germany take infantry 1
germany step east_poland
germany move baltic_states air
germany take fighter 1
germany fly france
germany move finland land
germany take tank 1
germany step karelia_ssr
germany step baltic_states
germany move finland land
germany take tank 1
germany step karelia_ssr
germany step baltic_states
germany move france land
germany take infantry 1
germany step germany
germany move france land
germany take infantry 2
germany step germany
germany move germany land
germany take infantry 5
germany step france
germany move germany land
germany take infantry 1
germany take artillery 1
germany step poland
germany move germany land
germany take tank 1
germany step poland
germany step baltic_states
germany move karelia_ssr air
germany take fighter 1
germany fly france
germany done
germany place infantry karelia_ssr
germany place infantry karelia_ssr
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
= 70247f9f237595ee
uk research 0 | 4
uk buy carrier
uk buy destroyer
uk buy carrier
uk buy infantry
uk buy submarine
uk done
uk move sz12 sea
uk take transport[infantry] 1
uk take transport[artillery,infantry] 1
uk take cruiser 1
uk take destroyer 1
uk step sz7
uk step sz6
uk halt
uk assault transport[infantry] norway
uk assault transport[artillery,infantry] norway
uk move united_kingdom air
uk take fighter 2
uk fly norway attack
uk move sz2 sea
uk take transport 1
uk step sz3
uk load united_kingdom tank transport
uk load united_kingdom infantry transport[tank!]
uk step sz6
uk halt
uk assault transport[tank!,infantry!] northwestern_europe
uk move sz12 sea
uk take transport[artillery,infantry] 1
uk step sz7
uk halt
uk assault transport[artillery,infantry] northwestern_europe
uk move sz3 sea
uk take destroyer 1
uk step sz2
uk halt
uk move western_canada air
uk take fighter 2
uk fly sz2 attack
uk done
uk fight norway
uk land transport[infantry]~assaulting>norway infantry
uk land transport[artillery,infantry]~assaulting>norway artillery
uk land transport[infantry]~offloaded>norway infantry
uk bombard cruiser~done norway | 4 ; 2 ; 6 1 ; 2 5 ; 3
uk lose infantry~seaborne
uk land transport[artillery,infantry]~assaulting>northwestern_europe artillery sz7
uk land transport[infantry]~offloaded>northwestern_europe infantry sz7 | 2 ; 6 4 ; 6 ; 3 ; 3 ; 3 4 ; 4 ; 2
uk lose infantry~seaborne | 1 6 ; 2 ; 3 ; 6 ; 2 2 ; 3
uk lose fighter~attacking1
uk move sz2 air
uk take fighter~aloft1 1
uk fly sz8
uk move egypt land
uk take infantry 1
uk step libya
uk move libya land
uk take infantry 1
uk step egypt
uk move mexico land
uk take tank 1
uk step panama
uk halt
uk move norway air
uk take fighter~aloft2 2
uk fly united_kingdom
uk move persia land
uk take infantry 1
uk step trans_jordan
uk move russia air
uk take fighter 2
uk fly trans_jordan
uk done
uk place carrier sz6
uk place carrier sz8
uk place destroyer sz6
uk place submarine sz6
uk place infantry united_kingdom
= 8525d6d74cae4227
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move finland air
italy take fighter 1
italy fly sz7 attack
italy move sz15 sea
italy take transport 1
italy step sz14
italy load balkans tank transport
italy load balkans infantry transport[tank!]
italy step sz13
italy halt
italy assault transport[tank!,infantry!] gibraltar
italy done
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move baltic_states land
italy take tank 1
italy step poland
italy halt
italy move bulgaria_romania land
italy take infantry 1
italy step poland
italy move bulgaria_romania land
italy take infantry 1
italy step poland
italy move bulgaria_romania land
italy take artillery 1
italy step poland
italy move france land
italy take infantry 1
italy step germany
italy move france land
italy take infantry 4
italy step germany
italy move france land
italy take tank 1
italy step germany
italy step poland
italy move germany land
italy take artillery 1
italy step poland
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 9
italy step france
italy move sz7 air
italy take fighter~aloft1 1
italy fly france
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
= f790b12630da4308
usa research 0 | 5
usa buy transport
usa buy transport
usa buy destroyer
usa buy infantry
usa buy artillery
usa buy tank
usa buy destroyer
usa done
usa first china
= 1e76a2ffcab62f94
china done
= 5871cdd0e32ac900
usa move sz8 air
usa take fighter 1
usa fly sz13 attack
usa move sz8 sea
usa take transport[infantry] 1
usa take transport[infantry,infantry] 1
usa step sz12
usa halt
usa assault transport[infantry] gibraltar
usa assault transport[infantry,infantry] gibraltar
usa move sz10 sea
usa take transport 1
usa take battleship 1
usa take cruiser 1
usa take destroyer 3
usa load eastern_united_states tank transport
usa load eastern_united_states infantry transport[tank!]
usa step sz9
usa step sz12
usa halt
usa move united_kingdom air
usa take bomber 1
usa fly germany raid
usa done | 6 ; 1
usa land transport[infantry]~assaulting>gibraltar infantry
usa land transport[infantry,infantry]~assaulting>gibraltar infantry
usa land transport[infantry]~offloaded>gibraltar infantry
usa bombard battleship~done gibraltar
usa bombard cruiser~done gibraltar | 3 ; 2 ; 5 ; 5
usa move sz8 sea
usa take transport 1
usa step sz9
usa step sz10
usa halt
usa move sz8 sea
usa take transport 1
usa step sz9
usa step sz10
usa halt
usa move sz8 sea
usa take transport 1
usa step sz9
usa step sz10
usa halt
usa move sz13 air
usa take fighter~aloft2 1
usa fly sz8
usa move central_united_states land
usa take infantry 1
usa step eastern_united_states
usa move central_united_states land
usa take infantry 1
usa step eastern_united_states
usa move germany air
usa take bomber~aloft3 1
usa fly libya
usa move mexico land
usa take infantry 1
usa step central_united_states
usa move western_united_states land
usa take infantry 1
usa step central_united_states
usa move western_united_states land
usa take infantry 1
usa step western_canada
usa done
= 5288bfc8279d0358
china move hupeh land
china take infantry 3
china step ningxia
china move hupeh air
china take fighter 1
china fly ningxia
china done
= 4f57f8b11080b2bc
usa place destroyer sz10
usa place destroyer sz10
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place tank eastern_united_states
usa place transport sz10
usa place transport sz10
= 2b3c10eaa11fdf78
china place infantry suiyuan
china place infantry sikang
china place infantry sikang
= f33ee5b13fccaf2b
usa deck fighter~aloft carrier[fighter]
= 7c69f6cf3afd18e2
japan research 0
japan buy infantry
japan buy industrial_complex
japan buy destroyer
japan buy infantry
japan buy artillery
japan buy tank
japan buy infantry
japan buy tank
japan done
japan move sz56 sea
japan take transport[tank] 1
japan take battleship 1
japan take destroyer 1
japan halt
japan assault transport[tank] western_united_states
japan move sz62 air
japan take fighter 4
japan fly western_united_states attack
japan move burma land
japan take infantry 2
japan step india
japan move french_indo_china_thailand air
japan take fighter 1
japan fly india attack
japan move sz62 sea
japan take transport 2
japan load japan artillery transport
japan load japan infantry transport
japan load japan infantry transport[infantry!]
japan load japan infantry transport[artillery!]
japan step sz58
japan step sz64
japan halt
japan move kiangsu land
japan take infantry 2
japan step suiyuan
japan move french_indo_china_thailand air
japan take fighter 1
japan fly suiyuan attack
japan move kwangtung air
japan take fighter 1
japan fly suiyuan attack
japan move manchuria air
japan take fighter 2
japan fly suiyuan attack
japan move sz61 sea
japan take transport 1
japan take battleship 1
japan take destroyer 2
japan step sz50
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport[infantry!]
japan step sz61
japan halt
japan move sz61 sea
japan take transport 1
japan step sz62
japan load japan infantry transport
japan load japan infantry transport[infantry!]
japan step sz61
japan halt
japan done
japan fight western_united_states
japan land transport[tank]~assaulting>western_united_states tank
japan bombard battleship western_united_states | 1 ; 4 2 1 3 ; 2 1 1 5 ; 5 6 5 4 1
japan lose fighter~attacking2
japan press | 1 4 3 ; 5
japan fight fukien
japan bombard battleship~done fukien | 3 ; 2 ; 2 5 ; 2 1 ; 5
japan fight india | 3 ; 3 1 ; 5 ; 1
japan lose infantry | 1 5 ; 4 4 2 2 ; 5 1
japan lose infantry
japan move sz62 sea
japan take transport 1
japan load japan infantry transport
japan load japan infantry transport[infantry+]
japan step sz58
japan step sz64
japan offload transport[infantry+,infantry+] infantry alaska
japan offload transport[infantry+]~offloaded>alaska infantry alaska
japan halt
japan move sz61 sea
japan take transport 1
japan step sz60
japan halt
japan move sz56 sea
japan take destroyer 1
japan step sz57
japan step sz58
japan halt
japan move sz62 sea
japan take carrier 2
japan take submarine 1
japan step sz58
japan step sz57
japan halt
japan move suiyuan air
japan take fighter~aloft5 1
japan fly sz57
japan move suiyuan air
japan take fighter~aloft5 1
japan fly sz57
japan move western_united_states air
japan take fighter~aloft2 1
japan fly sz57
japan move western_united_states air
japan take fighter~aloft2 1
japan fly sz57
japan move india air
japan take fighter~aloft4 1
japan fly bulgaria_romania
japan move kiangsu land
japan take infantry 1
japan step fukien
japan move suiyuan air
japan take fighter~aloft3 2
japan fly french_indo_china_thailand
japan done
japan place industrial_complex french_indo_china_thailand
japan place destroyer sz62 japan
japan place infantry manchuria
japan place infantry manchuria
japan place infantry manchuria
japan place artillery japan
japan place tank japan
japan place tank japan
= 71d11f468d37ee2e
ussr research 0
ussr buy bomber
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr done
ussr move archangel land
ussr take infantry 11
ussr take tank 2
ussr step karelia_ssr
ussr move caucasus air
ussr take fighter 1
ussr fly karelia_ssr attack
ussr done | 1 ; 2 2 1 3 5 2 4 5 5 2 6 ; 5 3
= 76a4079325541866
germany lose infantry
germany lose infantry | 2 2 2 3 1 4 ; 1
= e7ada77ca97644ea
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr press | 1 1 3 6 2 6 ; 2 1
= a61e6412ffbc3616
germany lose infantry
germany lose infantry
germany lose infantry
germany lose infantry | 4 1 2 5 ; 2
= 433ea94bfadd481a
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr press | 1 3 3 ; 2 4 ; 4
ussr move sz12 sea
ussr take submarine 1
ussr step sz7
ussr step sz6
ussr halt
ussr move archangel land
ussr take infantry 1
ussr step karelia_ssr
ussr move belorussia land
ussr take infantry 1
ussr step karelia_ssr
ussr move belorussia land
ussr take infantry 3
ussr step karelia_ssr
ussr move buryatia_ssr land
ussr take infantry 1
ussr step soviet_far_east
ussr move caucasus land
ussr take infantry 1
ussr step persia
ussr move caucasus land
ussr take infantry 15
ussr step russia
ussr move libya air
ussr take fighter 2
ussr fly trans_jordan
ussr move russia land
ussr take artillery 1
ussr step archangel
ussr move russia land
ussr take artillery 3
ussr step archangel
ussr move russia land
ussr take infantry 1
ussr step belorussia
ussr move russia land
ussr take infantry 1
ussr step caucasus
ussr move soviet_far_east land
ussr take infantry 1
ussr step buryatia_ssr
ussr done
ussr place bomber russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
= 779e0e615e209419
germany research 0 | 5
germany repair germany complex
germany buy artillery
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
germany move ukraine land
germany take infantry 5
germany take artillery 4
germany take tank 13
germany step caucasus
germany move france land
germany take infantry 5
germany step northwestern_europe
germany move germany land
germany take infantry 6
germany take artillery 3
germany take tank 4
germany step northwestern_europe
germany move baltic_states land
germany take tank 1
germany step east_poland
germany step eastern_ukraine
germany move east_poland land
germany take infantry 1
germany step eastern_ukraine
germany done
germany fight eastern_ukraine | 5 ; 1 ; 3
germany fight caucasus | 4 ; 3 1 3 3 5 3 4 2 ; 2 4 4 5 5 4 4 3 5 6 2 6 2 ; 3 2 6 1
germany lose infantry
germany lose infantry | 1 5 2 1 3 5 3 6 ; 5 4 1 3 2 3 ; 6 2 6 4 ; 4 3 ; 2
germany lose infantry
germany move balkans land
germany take artillery 1
germany step italy
germany move baltic_states land
germany take infantry 1
germany step east_poland
germany move baltic_states land
germany take tank 1
germany step east_poland
germany step ukraine
germany move baltic_states land
germany take tank 1
germany step poland
germany halt
germany move bulgaria_romania land
germany take artillery 1
germany step ukraine
germany move france air
germany take fighter 3
germany fly italy
germany done
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
= 9e9a3b03960a4c8a
uk research 0 | 1
uk buy transport
uk buy infantry
uk buy fighter
uk buy fighter
uk buy fighter
uk buy infantry
uk done
uk move panama land
uk take tank 1
uk step mexico
uk step western_united_states
uk move western_canada land
uk take infantry 2
uk step western_united_states
uk move norway land
uk take infantry 1
uk step finland
uk done | 6 2 ; 5 ; 2
uk lose infantry
uk press | 6 ; 1 ; 5
uk move sz6 sea
uk take transport 3
uk load united_kingdom artillery transport
uk load united_kingdom artillery transport
uk load united_kingdom artillery transport
uk load united_kingdom infantry transport[artillery+]
uk load united_kingdom infantry transport[artillery+]
uk load united_kingdom infantry transport[artillery+]
uk step sz5
uk offload transport[artillery+,infantry+] artillery karelia_ssr
uk offload transport[artillery+,infantry+] artillery karelia_ssr
uk offload transport[artillery+,infantry+] artillery karelia_ssr
uk offload transport[infantry+]~offloaded>karelia_ssr infantry karelia_ssr
uk offload transport[infantry+]~offloaded>karelia_ssr infantry karelia_ssr
uk offload transport[infantry+]~offloaded>karelia_ssr infantry karelia_ssr
uk halt
uk move sz2 sea
uk take destroyer 1
uk step sz3
uk step sz6
uk halt
uk move sz6 sea
uk take carrier 1
uk take cruiser 1
uk take destroyer 2
uk take submarine 1
uk step sz5
uk halt
uk move sz8 sea
uk take carrier[fighter] 1
uk step sz7
uk step sz6
uk halt
uk move united_kingdom air
uk take fighter 1
uk fly sz5
uk move united_kingdom air
uk take fighter 1
uk fly sz5
uk move egypt land
uk take infantry 1
uk take tank 1
uk step libya
uk move egypt air
uk take fighter 1
uk fly russia
uk move libya land
uk take infantry 1
uk take artillery 1
uk step morocco_algeria
uk move trans_jordan air
uk take fighter 2
uk fly russia
uk done
uk place fighter sz6
uk place fighter united_kingdom
uk place fighter united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place transport sz6
= c080cf0128dac063
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move poland land
italy take tank 2
italy step baltic_states
italy step belorussia
italy done | 2 2 ; 5
italy move bulgaria_romania land
italy take infantry 1
italy step ukraine
italy move france land
italy take infantry 1
italy step germany
italy move france land
italy take infantry 8
italy step germany
italy move france air
italy take fighter 1
italy fly northwestern_europe
italy move germany land
italy take infantry 1
italy step balkans
italy move germany land
italy take infantry 4
italy step balkans
italy move poland land
italy take infantry 1
italy step bulgaria_romania
italy move poland land
italy take infantry 1
italy step bulgaria_romania
italy move poland land
italy take artillery 1
italy step bulgaria_romania
italy move poland land
italy take artillery 1
italy step bulgaria_romania
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
= b8152c6670357822
usa research 0 | 5
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy carrier
usa done
usa first china
= 57fb28345cb905ba
china move hupeh land
china take infantry 1
china step suiyuan
china move ningxia land
china take infantry 6
china step suiyuan
china done | 2 3 1 4 4 3 2 ; 5
= 542f9fee246ffec6
usa move sz12 sea
usa take transport 1
usa take battleship 1
usa take cruiser 1
usa take destroyer 3
usa load gibraltar tank transport
usa load gibraltar infantry transport[tank!]
usa step sz7
usa halt
usa assault transport[tank!,infantry!] france
usa move libya air
usa take bomber 1
usa fly french_indo_china_thailand raid
usa done | 3
usa move sz10 sea
usa take transport 1
usa load eastern_united_states tank transport
usa load eastern_united_states infantry transport[tank+]
usa step sz9
usa step sz8
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz11
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz11
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry+]
usa step sz11
usa halt
usa move sz10 sea
usa take transport 1
usa load eastern_united_states infantry transport
usa step sz11
usa halt
usa move sz12 sea
usa take transport 1
usa load gibraltar infantry transport
usa load gibraltar infantry transport[infantry+]
usa step sz7
usa halt
usa move sz12 sea
usa take transport 1
usa load gibraltar infantry transport
usa step sz7
usa halt
usa move sz10 sea
usa take carrier[fighter,fighter] 1
usa take destroyer 2
usa take submarine 1
usa step sz11
usa halt
usa move central_united_states land
usa take infantry 1
usa step mexico
usa move central_united_states land
usa take infantry 1
usa step western_canada
usa move french_indo_china_thailand air
usa take bomber~aloft1 1
usa fly yunnan
usa move mexico land
usa take infantry 1
usa step panama
usa move western_canada land
usa take infantry 1
usa step central_united_states
usa move western_canada land
usa take infantry 1
usa step central_united_states
usa done
= 057d6f159ac5b6ba
china move ningxia air
china take fighter 1
china fly sikang
china move sikang land
china take infantry 1
china step chinghai
china move sikang land
china take infantry 1
china step hupeh
china move yunnan land
china take infantry 1
china step sikang
china done
= 2e1eb99b54c1555e
usa place carrier sz10
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry western_united_states
= e9c471904c3c12f4
china place infantry sikang
china place infantry ningxia
= 2b827166461e9940
japan research 0
japan repair french_indo_china_thailand complex
japan repair french_indo_china_thailand complex
japan repair french_indo_china_thailand complex
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
japan buy tank
japan buy infantry
japan buy tank
japan done
japan move fukien land
japan take infantry 3
japan step yunnan
japan move kiangsu land
japan take infantry 5
japan step suiyuan
japan move manchuria land
japan take infantry 3
japan step suiyuan
japan move french_indo_china_thailand air
japan take fighter 2
japan fly suiyuan attack
japan move sz57 air
japan take fighter 4
japan fly suiyuan attack
japan move alaska land
japan take infantry 2
japan take artillery 1
japan step western_canada
japan done
japan fight suiyuan | 5 6 6 6 5 2 5 5 ; 5 2 4 6 2 3 ; 6 1 1 6 4 4 2
japan lose infantry
japan lose infantry
japan lose infantry
japan press | 3 1 1 5 3 ; 6 3 1 3 1 2 ; 1 2 1 6
japan lose infantry
japan lose infantry
japan lose infantry
japan fight yunnan | 1 6 3 ; 1 ; 1 ; 6 3 ; 2
japan lose infantry
japan move sz60 sea
japan take transport 1
japan load okinawa infantry transport
japan step sz51
japan step sz53
japan halt
japan move sz56 sea
japan take transport 1
japan step sz57
japan step sz58
japan halt
japan move sz61 sea
japan take transport 1
japan step sz62
japan halt
japan move sz61 sea
japan take transport 1
japan step sz50
japan step sz48
japan halt
japan move sz64 sea
japan take transport 1
japan step sz57
japan step sz52
japan halt
japan move sz64 sea
japan take transport 1
japan step sz57
japan step sz59
japan halt
japan move sz64 sea
japan take transport 1
japan step sz57
japan step sz53
japan halt
japan move sz56 sea
japan take battleship 1
japan step sz57
japan step sz59
japan halt
japan move sz57 sea
japan take carrier 2
japan take submarine 1
japan step sz58
japan step sz62
japan halt
japan move sz58 sea
japan take destroyer 1
japan step sz62
japan halt
japan move sz61 sea
japan take battleship 1
japan take destroyer 2
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
japan move bulgaria_romania air
japan take fighter 1
japan fly germany
japan move fukien land
japan take infantry 1
japan step kiangsu
japan move suiyuan air
japan take fighter~aloft3 2
japan fly manchuria
japan done
japan place destroyer sz62 japan
japan place infantry manchuria
japan place infantry manchuria
japan place infantry french_indo_china_thailand
japan place infantry french_indo_china_thailand
japan place infantry manchuria
japan place infantry japan
japan place artillery japan
japan place artillery japan
japan place tank japan
japan place tank japan
japan place tank japan
japan place tank japan
= 0028b53a95571f20
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy artillery
ussr done
ussr move karelia_ssr land
ussr take infantry 8
ussr take tank 2
ussr step baltic_states
ussr move archangel land
ussr take artillery 1
ussr step belorussia
ussr move russia land
ussr take infantry 3
ussr step belorussia
ussr move russia air
ussr take bomber 1
ussr fly belorussia attack
ussr move russia land
ussr take infantry 4
ussr step eastern_ukraine
ussr move trans_jordan air
ussr take fighter 2
ussr fly eastern_ukraine attack
ussr done
ussr fight belorussia | 3 3 ; 6 1 ; 6 ; 4 6
ussr press | 2 6 ; 3 2 ; 4 ; 6
ussr fight eastern_ukraine | 5 1 1 3 ; 6 3 ; 3 ; 4 ; 2 1 5 5 1 2 6 2 ; 3 2 ; 5
ussr move sz6 sea
ussr take submarine 1
ussr step sz5
ussr halt
ussr move archangel land
ussr take artillery 1
ussr step belorussia
ussr move archangel land
ussr take artillery 2
ussr step russia
ussr move belorussia air
ussr take bomber~aloft5 1
ussr fly trans_jordan
ussr move eastern_ukraine air
ussr take fighter~aloft1 2
ussr fly russia
ussr move persia land
ussr take infantry 1
ussr step kazakh_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move stanovoj_chrebet land
ussr take infantry 2
ussr step yakut_ssr
ussr done
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place artillery karelia_ssr
ussr place artillery karelia_ssr
= 1af3948c24a31bf6
germany research 0 | 2
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy tank
germany done
germany move germany land
germany take artillery 10
germany step france
germany move italy land
germany take artillery 1
germany step france
germany move northwestern_europe land
germany take infantry 10
germany take artillery 3
germany take tank 4
germany step france
germany move poland land
germany take tank 1
germany step germany
germany step france
germany move caucasus land
germany take tank 5
germany step persia
germany step trans_jordan
germany move caucasus land
germany take infantry 3
germany take artillery 3
germany step eastern_ukraine
germany move east_poland land
germany take infantry 1
germany step eastern_ukraine
germany move caucasus land
germany take artillery 1
germany take tank 1
germany step kazakh_ssr
germany done
germany fight eastern_ukraine | 2 ; 4 6 4 6 2 5 ; 4 1 4 4
germany lose infantry
germany press | 1 3 2 2 2 1 ; 3 4 1
germany lose infantry
germany fight kazakh_ssr | 5 ; 1 ; 5
germany fight trans_jordan | 2 4 2 6 4 ; 6 ; 3 ; 6 5 3 6 1 1 5 5 6 4 6 1 2 1 2 1 3 5 4 2 4 4 1 2 ; 2 5 5 2 3 ; 2 ; 4
germany lose infantry
germany move caucasus land
germany take tank 1
germany step eastern_ukraine
germany step east_poland
germany move caucasus land
germany take tank 6
germany step ukraine
germany step bulgaria_romania
germany move italy air
germany take fighter 3
germany fly germany
germany move poland land
germany take artillery 1
germany step bulgaria_romania
germany move ukraine land
germany take artillery 1
germany step bulgaria_romania
germany move ukraine land
germany take tank 1
germany step caucasus
germany halt
germany done
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry caucasus
germany place infantry caucasus
germany place infantry caucasus
germany place infantry caucasus
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
= 67bbf6de168b4b15
uk research 0 | 4
uk buy destroyer
uk buy infantry
uk buy artillery
uk buy tank
uk buy artillery
uk buy infantry
uk buy destroyer
uk buy tank
uk done
uk move sz5 sea
uk take transport 1
uk take cruiser 1
uk take destroyer 2
uk load karelia_ssr artillery transport
uk load finland infantry transport[artillery!]
uk halt
uk assault transport[artillery!,infantry!] northwestern_europe
uk move sz5 air
uk take fighter 2
uk fly northwestern_europe attack
uk done | 4 3 ; 6 1 ; 3
uk lose infantry~seaborne
uk move sz5 sea
uk take transport 1
uk load karelia_ssr artillery transport
uk load karelia_ssr infantry transport[artillery+]
uk halt
uk move sz5 sea
uk take transport 1
uk load karelia_ssr artillery transport
uk load karelia_ssr infantry transport[artillery+]
uk halt
uk move sz6 sea
uk take transport 1
uk load norway artillery transport
uk load united_kingdom infantry transport[artillery+]
uk step sz5
uk halt
uk move northwestern_europe air
uk take fighter~aloft3 1
uk fly sz5
uk move northwestern_europe air
uk take fighter~aloft3 1
uk fly sz5
uk move libya land
uk take infantry 1
uk step egypt
uk move morocco_algeria land
uk take infantry 1
uk take artillery 1
uk step libya
uk move russia air
uk take fighter 3
uk fly sikang
uk move united_kingdom air
uk take fighter 2
uk fly libya
uk move western_united_states land
uk take infantry 1
uk take tank 1
uk step central_united_states
uk done
uk place destroyer sz6
uk place destroyer sz6
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place artillery united_kingdom
uk place artillery united_kingdom
uk place tank united_kingdom
uk place tank united_kingdom
= 54eaeb186dc69d80
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move germany land
italy take infantry 3
italy step northwestern_europe
italy done | 2 3 5 ; 5
italy press | 5 3 2 ; 6
italy press | 1 5 4 ; 3
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move balkans land
italy take infantry 5
italy step bulgaria_romania
italy move bulgaria_romania land
italy take infantry 1
italy step ukraine
italy move bulgaria_romania land
italy take infantry 1
italy step ukraine
italy move bulgaria_romania land
italy take artillery 1
italy step ukraine
italy move bulgaria_romania land
italy take artillery 1
italy step ukraine
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 5
italy step balkans
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 4c9075edae11d2a9
usa research 0 | 4
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy fighter
usa buy infantry
usa buy destroyer
usa done
usa first china
= 7ebf9e6fdee77e88
china move hupeh land
china take infantry 1
china step kiangsu
china move sikang air
china take fighter 1
china fly kiangsu attack
china done | 6 ; 2 ; 1
china lose fighter~attacking2
= f182afaf2ae82ddb
usa move sz7 sea
usa take transport[infantry] 1
usa take transport[infantry,infantry] 1
usa take battleship 1
usa take cruiser 1
usa take destroyer 3
usa step sz6
usa step sz5
usa halt
usa assault transport[infantry] poland
usa assault transport[infantry,infantry] poland
usa move central_united_states land
usa take infantry 2
usa step western_canada
usa move sz8 air
usa take fighter 2
usa fly western_canada attack
usa move sz11 air
usa take fighter 2
usa fly western_canada attack
usa move sz8 sea
usa take transport[tank,infantry] 1
usa step sz7
usa halt
usa assault transport[tank,infantry] northwestern_europe
usa move sz11 sea
usa take transport[infantry] 1
usa take transport[infantry,infantry] 1
usa take transport[artillery,infantry] 1
usa take destroyer 2
usa step sz12
usa step sz7
usa halt
usa assault transport[infantry] northwestern_europe
usa assault transport[infantry,infantry] northwestern_europe
usa assault transport[artillery,infantry] northwestern_europe
usa done
usa fight poland
usa land transport[infantry]~assaulting>poland infantry
usa land transport[infantry,infantry]~assaulting>poland infantry
usa land transport[infantry]~offloaded>poland infantry
usa bombard battleship~done poland
usa bombard cruiser~done poland | 5 ; 5 ; 6 6 2 ; 6 ; 1 3 5 ; 1
usa land transport[infantry]~assaulting>northwestern_europe infantry
usa land transport[infantry,infantry]~assaulting>northwestern_europe infantry
usa land transport[infantry]~offloaded>northwestern_europe infantry
usa land transport[artillery,infantry]~assaulting>northwestern_europe artillery
usa land transport[infantry]~offloaded>northwestern_europe infantry
usa land transport[tank,infantry]~assaulting>northwestern_europe tank
usa land transport[infantry]~offloaded>northwestern_europe infantry | 2 4 1 3 ; 4 1 ; 4 ; 1 5 3
usa lose infantry~seaborne | 6 6 6 ; 4 2 ; 3 ; 1
usa lose infantry~seaborne | 5 5 ; 5 1 2 4 ; 6 5
usa move sz11 sea
usa take transport[artillery,infantry] 1
usa step sz12
usa step sz7
usa halt
usa move sz8 sea
usa take carrier 1
usa step sz7
usa halt
usa move sz10 sea
usa take carrier 1
usa step sz11
usa halt
usa move sz11 sea
usa take carrier 1
usa take submarine 1
usa step sz12
usa step sz7
usa halt
usa move panama land
usa take infantry 1
usa step mexico
usa move western_canada air
usa take fighter~aloft1 4
usa fly western_united_states
usa done
= 370eb389fe8eeb3a
china done
= 922695d9fc41f1ce
usa place destroyer sz10
usa place fighter eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry western_united_states
= 3089d24467604f1b
china place infantry chinghai
china place infantry chinghai
= abdd2f1c31f6c155
japan research 0
japan buy industrial_complex
japan buy destroyer
japan buy infantry
japan buy artillery
japan buy tank
japan buy tank
japan buy infantry
japan buy artillery
japan buy fighter
japan buy submarine
japan done
japan move manchuria land
japan take infantry 3
japan step kiangsu
japan move suiyuan land
japan take infantry 1
japan step kiangsu
japan move manchuria air
japan take fighter 1
japan fly kiangsu attack
japan move alaska land
japan take infantry 3
japan step western_canada
japan move sz62 air
japan take fighter 3
japan fly western_canada attack
japan move sz52 sea
japan take transport 1
japan load wake_island infantry transport
japan step sz59
japan step sz62
japan halt
japan move sz59 sea
japan take transport 1
japan take battleship 1
japan load iwo_jima infantry transport
japan step sz62
japan halt
japan move manchuria air
japan take fighter 1
japan fly buryatia_ssr attack
japan move sz62 air
japan take fighter 1
japan fly buryatia_ssr attack
japan move suiyuan land
japan take infantry 1
japan step hupeh
japan move sz48 sea
japan take transport 1
japan load new_guinea infantry transport
japan step sz46
japan step sz42
japan halt
japan move sz53 sea
japan take transport[infantry] 1
japan step sz45
japan step sz42
japan halt
japan assault transport[infantry] new_zealand
japan move sz53 sea
japan take transport 1
japan step sz46
japan load solomon_islands infantry transport
japan step sz42
japan halt
japan done
japan fight new_zealand
japan land transport[infantry]~assaulting>new_zealand infantry | 4 6 1 ; 5
japan bombard battleship buryatia_ssr
japan bombard battleship~done buryatia_ssr | 3 3 ; 6
japan fight western_canada | 4 1 1 ; 6 4 3 ; 3 4 ; 3 3 4 6 ; 6 ; 6
japan press | 4 3 1 6 ; 5 ; 3
japan move sz62 sea
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sz58
japan step sz64
japan offload transport[tank+,infantry+] tank alaska
japan offload transport[infantry+]~offloaded>alaska infantry alaska
japan halt
japan move sz58 sea
japan take transport 1
japan step sz62
japan halt
japan move buryatia_ssr air
japan take fighter~aloft5 1
japan fly sz62
japan move buryatia_ssr air
japan take fighter~aloft5 1
japan fly sz62
japan move kiangsu air
japan take fighter~aloft5 1
japan fly sz62
japan move french_indo_china_thailand land
japan take infantry 1
japan step yunnan
japan move french_indo_china_thailand land
japan take infantry 1
japan step yunnan
japan move india land
japan take infantry 1
japan step persia
japan move western_canada air
japan take fighter~aloft2 3
japan fly alaska
japan move yunnan land
japan take infantry 1
japan step burma
japan move yunnan land
japan take infantry 1
japan step hupeh
japan done
japan place industrial_complex india
japan place destroyer sz62 japan
japan place submarine sz62 japan
japan place fighter sz62 japan
japan place infantry french_indo_china_thailand
japan place infantry french_indo_china_thailand
japan place artillery manchuria
japan place artillery manchuria
japan place tank manchuria
japan place tank japan
= 9a8d79f6e074af0a
ussr research 0
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy tank
ussr buy infantry
ussr buy tank
ussr done
ussr move russia land
ussr take infantry 19
ussr take artillery 2
ussr step caucasus
ussr move baltic_states land
ussr take tank 1
ussr step belorussia
ussr step eastern_ukraine
ussr move belorussia land
ussr take infantry 3
ussr take artillery 2
ussr step eastern_ukraine
ussr move russia air
ussr take fighter 2
ussr fly eastern_ukraine attack
ussr move baltic_states land
ussr take tank 1
ussr step poland
ussr step czechoslovakia_hungary
ussr move baltic_states land
ussr take infantry 4
ussr step east_poland
ussr done
ussr fight eastern_ukraine | 6 ; 6 4 4 5 ; 1 5 3
= a5e0b1f8662ac5d9
germany lose infantry
germany lose infantry | 6 6 6 6 2
= 7941dee1c1394e81
ussr lose infantry
ussr press | 3 6 3 6 ; 5 5 3 ; 6 1 6
ussr lose infantry
ussr press | 3 4 5 ; 6 4 2 ; 4 5
ussr press | 1 2 3 ; 2 4 3 ; 6
ussr fight east_poland | 2 5 6 1 ; 4 ; 5 2 4 3 1 6 2 3 3 4 2 4 6 5 2 3 5 ; 5 6 1 5
= a8760e73d177c1cb
germany lose infantry
germany lose infantry | 2 6 2 3 ; 4
= 42701201dae8063b
ussr lose infantry
ussr lose infantry
ussr press | 5 3 3 3 5 1 4 5 4 1 3 1 3 3 5 ; 1 3 5 6 ; 1 1 ; 4
ussr lose infantry
ussr lose infantry
ussr move sz5 sea
ussr take submarine 1
ussr step sz6
ussr step sz7
ussr halt
ussr move eastern_ukraine air
ussr take fighter~aloft3 2
ussr fly baltic_states
ussr move karelia_ssr land
ussr take artillery 1
ussr step baltic_states
ussr move karelia_ssr land
ussr take artillery 1
ussr step baltic_states
ussr move yakut_ssr land
ussr take infantry 2
ussr step evenki_national_okrug
ussr move yakut_ssr land
ussr take infantry 1
ussr step stanovoj_chrebet
ussr done
ussr place infantry karelia_ssr
ussr place infantry karelia_ssr
ussr place infantry russia
ussr place artillery russia
ussr place tank russia
ussr place tank russia
ussr place tank russia
= 88999104dc053bfb
germany research 0 | 6
germany chart 1 | 2
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy artillery
germany buy artillery
germany buy artillery
germany buy artillery
germany done
germany move trans_jordan land
germany take tank 5
germany step egypt
germany move bulgaria_romania land
germany take artillery 1
germany step poland
germany move germany land
germany take infantry 2
germany step poland
germany move germany air
germany take fighter 2
germany fly poland attack
germany move bulgaria_romania land
germany take artillery 1
germany take tank 1
germany step czechoslovakia_hungary
germany move germany land
germany take infantry 2
germany take artillery 2
germany step czechoslovakia_hungary
germany move france land
germany take infantry 5
germany take artillery 2
germany step northwestern_europe
germany move germany air
germany take fighter 1
germany fly northwestern_europe attack
germany move bulgaria_romania land
germany take tank 5
germany step ukraine
germany step eastern_ukraine
germany move kazakh_ssr land
germany take artillery 1
germany step novosibirsk
germany move kazakh_ssr land
germany take tank 1
germany step novosibirsk
germany step urals
germany done
germany launch france united_kingdom | 5
germany launch germany karelia_ssr | 5
germany fight northwestern_europe | 2 6 4 ; 3 6 4 3 ; 3
= 868045816cc573fe
usa lose infantry | 1 3 6 2 ; 2
= c8950b11f5f4b90c
germany lose infantry
germany lose infantry
germany lose infantry
germany press | 5 5 1 2 ; 1
= f80757cfffa0f213
usa lose infantry
usa lose infantry
usa lose artillery | 3 6 5 ; 2
= d246e66d5b952b7d
germany lose infantry
germany press | 5 5 5 ; 2 ; 3
germany lose infantry
germany fight eastern_ukraine | 3 1 5 5 1
= 3a780e10f6962c28
ussr lose infantry
ussr lose artillery
ussr lose artillery | 3 4 3 ; 3
= 0410de3e9b1f023f
germany press | 6 2 4 2 ; 1
germany fight poland | 1 ; 6 2 ; 2 5 ; 5 1
germany lose infantry
germany fight egypt | 2 1 1 3 3 ; 5 ; 2 3 5 3 4 ; 5 ; 2
germany lose infantry
germany move france land
germany take tank 1
germany step germany
germany step balkans
germany move france land
germany take tank 4
germany step germany
germany step balkans
germany move northwestern_europe air
germany take fighter~aloft3 1
germany fly bulgaria_romania
germany move poland air
germany take fighter~aloft3 2
germany fly germany
germany done
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
= 6ad86c81e1efb409
uk research 0 | 2
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk buy destroyer
uk buy infantry
uk buy fighter
uk buy destroyer
uk done
uk move sz5 sea
uk take transport[artillery,infantry] 2
uk take cruiser 1
uk take destroyer 2
uk halt
uk assault transport[artillery,infantry] poland
uk assault transport[artillery,infantry] poland
uk move sz5 air
uk take fighter 2
uk fly poland attack
uk move sz5 sea
uk take transport[artillery,infantry] 1
uk halt
uk assault transport[artillery,infantry] northwestern_europe
uk move sz5 sea
uk take transport 1
uk step sz6
uk load united_kingdom tank transport
uk load united_kingdom infantry transport[tank!]
uk halt
uk move sz6 air
uk take fighter 1
uk fly northwestern_europe attack
uk done
uk fight northwestern_europe
uk land transport[artillery,infantry]~assaulting>northwestern_europe artillery sz5
uk land transport[infantry]~offloaded>northwestern_europe infantry sz5
uk bombard cruiser northwestern_europe | 6 ; 2 ; 3 3 ; 4 3 ; 2 2
uk lose infantry~seaborne
uk lose infantry~seaborne
uk press | 2 ; 2 2 ; 1
uk lose artillery~seaborne
uk land transport[artillery,infantry]~assaulting>poland artillery
uk land transport[infantry]~offloaded>poland infantry
uk land transport[artillery,infantry]~assaulting>poland artillery
uk land transport[infantry]~offloaded>poland infantry | 3 6 3 1 ; 4 3 ; 6 2
uk lose infantry~seaborne
uk move sz5 sea
uk take carrier 1
uk take destroyer 2
uk take submarine 1
uk step sz6
uk step sz7
uk halt
uk move northwestern_europe air
uk take fighter~aloft3 1
uk fly sz6
uk move poland air
uk take fighter~aloft3 1
uk fly sz6
uk move poland air
uk take fighter~aloft3 1
uk fly sz7
uk move libya air
uk take fighter 1
uk fly sz7
uk move central_united_states land
uk take tank 1
uk step eastern_united_states
uk step eastern_canada
uk move karelia_ssr land
uk take infantry 1
uk step belorussia
uk move libya air
uk take fighter 1
uk fly caucasus
uk move libya land
uk take artillery 1
uk take tank 1
uk step morocco_algeria
uk move sikang air
uk take fighter 3
uk fly russia
uk move sz6 air
uk take fighter~aloft4 1
uk fly baltic_states
uk done
uk place destroyer sz6
uk place destroyer sz6
uk place fighter sz7
uk place infantry united_kingdom
uk deck fighter~aloft carrier~done
uk deck fighter~aloft@united_kingdom carrier[fighter]~done
uk deck fighter~aloft usa:carrier
= 3a09956bc40d02be
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move bulgaria_romania land
italy take infantry 6
italy step poland
italy move germany land
italy take infantry 2
italy step poland
italy move germany land
italy take infantry 4
italy step northwestern_europe
italy move ukraine land
italy take infantry 3
italy take artillery 2
italy step east_poland
italy done
italy fight east_poland | 3 ; 6 5 5 3 ; 5 2 5 3
italy lose infantry
italy press | 2 4 6 1 ; 3 3 1 3
italy lose infantry
italy press | 1 4 6 ; 3 4
italy press | 2 6 4 ; 6
italy fight poland | 2 3 1 1 1 5 5 4 ; 4 2 3 ; 1 4 5 6 ; 3
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move balkans land
italy take infantry 5
italy step bulgaria_romania
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 2
italy step balkans
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 4a648c7e7e72ee22
usa research 0 | 1
usa buy transport
usa buy transport
usa buy fighter
usa buy infantry
usa buy fighter
usa buy destroyer
usa done
usa first china
= 07d3f402e5c4cab3
china move ningxia land
china take infantry 1
china step suiyuan
china done
= 49c3c035a47b49ae
usa move western_united_states land
usa take infantry 11
usa step western_canada
usa move western_united_states air
usa take fighter 1
usa fly western_canada attack
usa done | 3 2 5 2 1 5 6 6 2 2 2 ; 3 ; 6 1 4
usa lose infantry
usa press | 6 2 1 6 6 2 4 4 3 6 ; 1 ; 5
usa move sz7 sea
usa take transport[artillery,infantry] 1
usa step sz6
usa step sz5
usa halt
usa move sz5 sea
usa take transport 1
usa step sz6
usa step sz7
usa halt
usa move sz5 sea
usa take transport 1
usa step sz6
usa step sz7
usa halt
usa move sz11 sea
usa take carrier 1
usa step sz12
usa step sz7
usa halt
usa move eastern_united_states air
usa take fighter 1
usa fly sz7
usa move mexico land
usa take infantry 1
usa step western_united_states
usa move mexico land
usa take infantry 1
usa step western_united_states
usa move western_canada air
usa take fighter~aloft3 1
usa fly western_united_states
usa done
= 9a2f8638cdbf303a
china move chinghai land
china take infantry 2
china step ningxia
china move chinghai land
china take infantry 1
china step sikang
china move sikang land
china take infantry 1
china step ningxia
china move sikang land
china take infantry 1
china step ningxia
china done
= b14ea64cd2febef5
usa place destroyer sz10
usa place fighter western_united_states
usa place fighter western_united_states
usa place infantry western_united_states
usa place transport sz10
usa place transport sz10
= 45987541bd47aa87
china place infantry suiyuan
= 0d28f11014411230
usa deck fighter~aloft carrier
= b929bdcc6620eef4
end 3962 open b929bdcc6620eef4410329b938b6f3de b70a14e5ad85ac2d
