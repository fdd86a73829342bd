flagplot 1
game anniversary 1
scenario 1941
options {"victory":15,"research":true,"national_objectives":true,"official_errata_2009":true,"heavy_bomber_dice":"both_count","china_placement_check":"per_unit","subs_sharing_with_destroyer":"must_act","ally_sharing_permission":"always","bid_side":"none","bid_ipcs":0,"bid_kind":"money","bid_auction":false,"closed_black_sea":false,"interceptors":false,"low_luck":false,"round_cap":0}
note "1941: the Allies win with 15 cities"
dice fast 2
start 7a03558a24db55789ea57d305c1efd04
germany research 1 | 4
germany buy infantry
germany buy tank
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy infantry
germany done
germany move germany air
germany take fighter 1
germany fly karelia_ssr attack
germany move northwestern_europe air
germany take fighter 1
germany fly karelia_ssr attack
germany move norway air
germany take fighter 1
germany fly karelia_ssr attack
germany move poland air
germany take fighter 1
germany fly karelia_ssr attack
germany move finland land
germany take infantry 2
germany step karelia_ssr
germany move bulgaria_romania land
germany take infantry 3
germany take artillery 1
germany take tank 2
germany step ukraine
germany move poland land
germany take infantry 4
germany take artillery 1
germany take tank 2
germany step baltic_states
germany move sz7 sea
germany take submarine 2
germany step sz6
germany halt
germany move germany air
germany take bomber 1
germany fly united_kingdom raid
germany done | 1
germany fight baltic_states | 5 2 2 ; 2 2 ; 2 4 ; 5 4 3
germany fight karelia_ssr | 5 6 3 1 ; 5 2 ; 1 4 3
= e5912f247ed5d313
ussr lose infantry
ussr lose infantry | 1 6 3 1 3 4
= 6a51343d4bc99f58
germany lose infantry
germany lose infantry
germany press | 4 3 5
= 7a7e589b035aa3cb
ussr lose infantry | 6 5 2 4
= 8f95f104d2bbf0d5
germany press | 6 5 ; 6 4 4
germany press | 1 1
= 6e757d5c08a9c1b2
ussr lose infantry
ussr lose infantry | 1 1 3
= 8dcf14418c8ad80b
germany fight ukraine | 3 5 ; 4 5 ; 1 6 ; 3 6
germany press | 3 4 ; 3 3 ; 1 5 ; 2
germany lose infantry | 1 1 ; 1
germany move czechoslovakia_hungary land
germany take tank 2
germany step bulgaria_romania
germany halt
germany move france land
germany take infantry 2
germany take tank 1
germany step germany
germany move germany land
germany take infantry 3
germany take artillery 1
germany step poland
germany move morocco_algeria land
germany take infantry 1
germany step libya
germany move northwestern_europe land
germany take infantry 1
germany step germany
germany move norway land
germany take infantry 2
germany step finland
germany done
germany place tank germany
germany done
= c3eb92656f6098bb
ussr research 1 | 1
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr done
ussr move sz4 sea
ussr take submarine 1
ussr step sz3
ussr step sz6
ussr halt
ussr done
ussr submerge 0 | 4
= 3884263c9d96d44b
germany submerge 0 | 4
= 2852d83536e6c985
ussr press
ussr submerge 0 | 5
= b70d9266845b40e6
germany submerge 0 | 1
= 1cd87f86808768f5
ussr move archangel land
ussr take infantry 2
ussr step belorussia
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move kazakh_ssr land
ussr take infantry 2
ussr step caucasus
ussr move novosibirsk land
ussr take infantry 2
ussr step kazakh_ssr
ussr move russia land
ussr take infantry 3
ussr take artillery 1
ussr take tank 1
ussr step belorussia
ussr move soviet_far_east land
ussr take infantry 2
ussr step buryatia_ssr
ussr move stanovoj_chrebet land
ussr take infantry 2
ussr step buryatia_ssr
ussr move yakut_ssr land
ussr take infantry 1
ussr step soviet_far_east
ussr done
ussr done
= 6663314c086467d8
japan research 1 | 1
japan buy transport
japan buy infantry
japan done
japan move sz51 sea
japan take destroyer 1
japan take transport 2
japan load caroline_islands infantry transport
japan load caroline_islands infantry transport
japan load caroline_islands infantry transport[infantry!]
japan step sz60
japan step sz61
japan halt
japan assault transport[infantry!] kwangtung
japan assault transport[infantry!,infantry!] kwangtung
japan move sz61 sea
japan take battleship 1
japan take cruiser 1
japan take transport[infantry,infantry] 1
japan take transport[artillery,infantry] 1
japan halt
japan assault transport[infantry,infantry] kwangtung
japan assault transport[artillery,infantry] kwangtung
japan move sz62 sea
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sz61
japan halt
japan assault transport[tank!,infantry!] kwangtung
japan move formosa air
japan take fighter 1
japan fly kwangtung attack
japan move japan air
japan take fighter 1
japan fly kwangtung attack
japan move manchuria air
japan take fighter 1
japan fly kwangtung attack
japan move sz61 air
japan take fighter 2
japan fly kwangtung attack
japan move french_indo_china_thailand land
japan take infantry 3
japan step kwangtung
japan move kiangsu land
japan take infantry 3
japan step fukien
japan move manchuria land
japan take infantry 3
japan step suiyuan
japan move sz57 air
japan take fighter 4
japan fly sz50 attack
japan done
japan land transport[infantry,infantry]~assaulting>kwangtung infantry
japan land transport[infantry]~offloaded>kwangtung infantry
japan land transport[artillery,infantry]~assaulting>kwangtung artillery
japan land transport[infantry]~offloaded>kwangtung infantry
japan bombard battleship kwangtung
japan bombard cruiser kwangtung | 5 ; 6 ; 3 6 5 4 2 4 1 1 1 ; 1 2 ; 4 3 2 1 6 4 ; 2
japan lose infantry
japan fight fukien | 5 4 2 ; 4
japan press | 1 2 1 ; 4
japan fight suiyuan | 1 5 2 ; 4 ; 3 2 5 4 ; 4
japan move kwangtung air
japan take fighter~aloft3 2
japan fly okinawa
japan move kwangtung air
japan take fighter~aloft2 1
japan fly french_indo_china_thailand
japan move kwangtung air
japan take fighter~aloft1 2
japan fly french_indo_china_thailand
japan move sz50 air
japan take fighter~aloft1 4
japan fly sz60
japan move sz61 sea
japan take carrier 1
japan step sz36
japan halt
japan move sz57 sea
japan take carrier 1
japan step sz52
japan step sz60
japan halt
japan move sz57 sea
japan cancel
japan move sz57 sea
japan cancel
japan move sz57 sea
japan cancel
japan move sz57 sea
japan cancel
japan move sz57 sea
japan cancel
japan move sz57 sea
japan take carrier 1
japan step sz52
japan step sz60
japan halt
japan done
japan done
= eab49a3bb6ac7434
uk research 0
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk buy artillery
uk buy fighter
uk buy tank
uk buy infantry
uk done
uk move sz2 sea
uk take battleship 1
uk take transport 1
uk load united_kingdom tank transport
uk load united_kingdom infantry transport[tank!]
uk step sz8
uk step sz7
uk halt
uk assault transport[tank!,infantry!] france
uk move sz9 sea
uk take destroyer 1
uk take transport 1
uk load eastern_canada tank transport
uk step sz8
uk step sz7
uk halt
uk assault transport[tank!] france
uk move sz12 sea
uk take cruiser 1
uk take destroyer 1
uk step sz7
uk halt
uk move egypt air
uk take fighter 1
uk fly sz13 attack
uk move united_kingdom air
uk take fighter 2
uk fly sz13 attack
uk move united_kingdom air
uk take bomber 1
uk fly germany raid
uk done | 1
uk move sz13 air
uk take fighter~aloft1 3
uk fly gibraltar
uk move sz35 sea
uk take destroyer 1
uk take transport 1
uk load india artillery transport
uk load india infantry transport[artillery+]
uk step sz32
uk step sz29
uk halt
uk move sz41 sea
uk take destroyer 1
uk take transport 1
uk load australia artillery transport
uk load australia infantry transport[artillery+]
uk step sz42
uk step sz43
uk halt
uk move india land
uk take infantry 2
uk step burma
uk move trans_jordan land
uk take infantry 2
uk step egypt
uk move union_of_south_africa land
uk take infantry 2
uk step rhodesia
uk done
uk place destroyer sz6
uk place transport sz3
uk place fighter united_kingdom
uk place tank united_kingdom
uk done
= b263175149c7acf1
italy research 0
italy buy transport
italy buy infantry
italy done
italy move italy air
italy take fighter 1
italy fly france attack
italy move italy land
italy take infantry 1
italy take artillery 1
italy take tank 1
italy step france
italy done | 6 2 ; 1 6
= a6cb3d3f8ab18581
uk lose infantry | 4 ; 2 4
= 967d2c1161af0d42
italy lose infantry
italy press | 3 ; 6 4 ; 5
italy press | 6 ; 6 1 ; 2
italy lose artillery
italy move france air
italy take fighter~aloft3 1
italy fly bulgaria_romania
italy move sz14 sea
italy take transport 1
italy load balkans tank transport
italy load balkans infantry transport[tank+]
italy halt
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy done
italy place infantry italy
italy done
= 4d08d5018cb7e88d
usa research 2 | 5 2
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa buy infantry
usa buy tank
usa done
usa first usa
usa done
= 3866dc9bb3e6afc9
china move hupeh land
china take infantry 1
china step kiangsu
china done
= 5152fafd58956214
usa move sz10 sea
usa take destroyer 1
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz19
usa step sz20
usa halt
usa move sz44 sea
usa take carrier[fighter] 1
usa take destroyer 1
usa step sz45
usa step sz46
usa halt
usa move sz53 sea
usa take battleship 1
usa step sz51
usa step sz50
usa halt
usa move sz56 sea
usa take destroyer 1
usa take transport 1
usa load western_united_states infantry transport
usa step sz53
usa step sz51
usa halt
usa done
= 8fe8fc41b0c5986d
china done
= 0a2ef627c93b42b8
usa place artillery western_united_states
usa done
= 0d3e917efa34e937
china place infantry ningxia
china place infantry chinghai
= 745ed888566a6a49
germany research 0 | 6
germany chart 2 | 3
germany buy tank
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move baltic_states land
germany take infantry 4
germany take artillery 1
germany take tank 2
germany step karelia_ssr
germany move finland land
germany take infantry 2
germany step karelia_ssr
germany move bulgaria_romania land
germany take tank 2
germany step east_poland
germany move poland land
germany take infantry 3
germany take artillery 1
germany step east_poland
germany move ukraine land
germany take infantry 2
germany take artillery 1
germany take tank 2
germany step east_poland
germany move sz6 sea
germany take submarine 1
germany step sz3
germany halt
germany done
germany fight east_poland | 2 6 3 ; 2 2 1 4 ; 1 4 5 3 ; 2 5
germany lose infantry | 2 4 5 1 1 ; 6 3 ; 4 3 ; 5
germany move germany land
germany take infantry 3
germany take tank 2
germany step poland
germany done
germany place artillery germany
germany done
= 973f934cfb0038c0
ussr research 0 | 5
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr move caucasus land
ussr take infantry 1
ussr step ukraine
ussr move belorussia land
ussr take infantry 1
ussr step baltic_states
ussr done
ussr move buryatia_ssr land
ussr take infantry 6
ussr step manchuria
ussr move caucasus land
ussr take infantry 5
ussr step eastern_ukraine
ussr move kazakh_ssr land
ussr take infantry 2
ussr step caucasus
ussr move novosibirsk land
ussr take infantry 1
ussr step chinghai
ussr move soviet_far_east land
ussr take infantry 1
ussr step buryatia_ssr
ussr done
ussr place tank russia
ussr place infantry caucasus
ussr place infantry caucasus
ussr place artillery russia
ussr place infantry russia
ussr place infantry russia
ussr place tank caucasus
ussr place infantry caucasus
ussr place tank russia
ussr done
= aa7c55e20abe7fa5
japan research 0 | 6
japan chart 1 | 3
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan done
japan move sz61 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 5
japan load kwangtung tank transport
japan load kwangtung artillery transport
japan load fukien infantry transport
japan load fukien infantry transport
japan load fukien infantry transport
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[artillery!]
japan load kwangtung infantry transport[tank!]
japan step sz50
japan halt
japan move sz60 air
japan take fighter 4
japan fly philippine_islands attack
japan move french_indo_china_thailand air
japan take fighter 3
japan fly kiangsu attack
japan move okinawa air
japan take fighter 2
japan fly kiangsu attack
japan move suiyuan land
japan take infantry 3
japan step kiangsu
japan done | 6 ; 4 ; 4 ; 3
japan lose battleship
japan press | 5 ; 4 ; 3 ; 4
japan lose destroyer | 4 3 6 4 6 2 1 ; 1 1 ; 6 4 2 1 1 ; 2 6
japan lose infantry~seaborne | 5 2 6 ; 1 3 3 3 5 ; 2
japan lose infantry
japan move kiangsu air
japan take fighter~aloft2 3
japan fly french_indo_china_thailand
japan move kiangsu air
japan take fighter~aloft1 2
japan fly suiyuan
japan move philippine_islands air
japan take fighter~aloft2 4
japan fly sz50
japan move sz50 air
japan take fighter~aloft1 4
japan fly sz61
japan move sz36 sea
japan take carrier 1
japan step sz37
japan step sz38
japan halt
japan move kwangtung land
japan take infantry 4
japan step french_indo_china_thailand
japan move sz60 sea
japan take carrier 2
japan step sz61
japan halt
japan done
japan done
= 42ada2b66d630b06
uk research 0
uk buy artillery
uk buy fighter
uk buy tank
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk move sz3 sea
uk take transport 1
uk load united_kingdom tank transport
uk load united_kingdom infantry transport[tank!]
uk step sz6
uk step sz7
uk halt
uk assault transport[tank!,infantry!] france
uk move sz7 sea
uk take battleship 1
uk take cruiser 1
uk take destroyer 2
uk take transport 2
uk load united_kingdom artillery transport
uk halt
uk assault transport[artillery!] france
uk move sz6 sea
uk take destroyer 1
uk step sz7
uk halt
uk move gibraltar air
uk take fighter 3
uk fly france attack
uk move united_kingdom air
uk take fighter 1
uk fly france attack
uk done
uk bombard battleship france
uk bombard cruiser france | 1 ; 2 ; 1
uk lose infantry~seaborne
uk move france air
uk take fighter~aloft2 4
uk fly gibraltar
uk move sz7 sea
uk take destroyer 2
uk take transport 1
uk step sz12
uk step sz11
uk halt
uk move sz29 sea
uk take destroyer 1
uk take transport[artillery,infantry] 1
uk step sz28
uk step sz27
uk halt
uk move sz43 sea
uk take destroyer 1
uk take transport[artillery,infantry] 1
uk step sz25
uk step sz22
uk halt
uk move rhodesia land
uk take infantry 2
uk step belgian_congo
uk done
uk place destroyer sz7
uk place transport sz7
uk done
= e1dc305dad146c4c
italy research 0
italy buy infantry
italy buy tank
italy buy infantry
italy buy infantry
italy done
italy move bulgaria_romania air
italy take fighter 1
italy fly ukraine attack
italy move bulgaria_romania land
italy take infantry 1
italy step ukraine
italy done | 3 ; 1 ; 1
italy lose infantry
italy move ukraine air
italy take fighter~aloft3 1
italy fly libya
italy done
italy place infantry italy
italy place transport sz14
italy place tank italy
italy place infantry italy
italy done
= 81c438e217b4f2a2
usa research 0 | 4 2
usa buy tank
usa buy cruiser
usa buy bomber
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first usa
usa move hawaiian_islands air
usa take fighter 1
usa fly sz38 attack
usa move sz46 air
usa take fighter 1
usa fly sz38 attack
usa move sz46 sea
usa take destroyer 1
usa step sz48
usa step sz38
usa halt
usa done | 3 ; 4 2 ; 3
= 0de71470927d244f
china move yunnan land
china take infantry 1
china step fukien
china done
= 3856d83c4872784b
usa move sz38 air
usa take fighter~aloft2 1
usa fly borneo
usa move sz20 sea
usa take destroyer 1
usa take transport[artillery,infantry] 1
usa step sz55
usa step sz54
usa halt
usa move western_united_states air
usa cancel
usa move sz46 sea
usa take carrier 1
usa step sz48
usa step sz38
usa halt
usa done
= 901f10631da4c912
china move chinghai land
china take infantry 1
china step ningxia
china done
= 5c865e424503d08d
usa place cruiser sz56
usa done
= 2b52da87a45d7398
china place infantry manchuria
china place infantry manchuria
china place infantry chinghai
= 91398e5b38306802
germany research 1 | 6
germany chart 2 | 5
germany buy tank
germany done
germany move karelia_ssr land
germany take infantry 1
germany step archangel
germany move east_poland land
germany take infantry 1
germany step ukraine
germany move east_poland land
germany take infantry 3
germany take artillery 2
germany take tank 4
germany step baltic_states
germany move karelia_ssr land
germany take infantry 5
germany take artillery 1
germany take tank 2
germany step baltic_states
germany move poland land
germany take infantry 3
germany take tank 2
germany step baltic_states
germany done | 6 1 1 2 2 5 3 5 ; 5 4 5 6 6 6 ; 6 2 5 6 2 1 2 4 ; 1
germany lose infantry
germany move sz5 sea
germany take transport 1
germany load germany artillery transport
germany halt
germany done
germany place tank karelia_ssr
germany place tank karelia_ssr
germany place artillery germany
germany done
= 617674ff8b549098
ussr research 0 | 5
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move belorussia land
ussr take infantry 6
ussr take artillery 1
ussr take tank 1
ussr step karelia_ssr
ussr move manchuria land
ussr take infantry 7
ussr step kiangsu
ussr move russia land
ussr take infantry 2
ussr take artillery 1
ussr take tank 2
ussr step archangel
ussr move caucasus land
ussr take infantry 5
ussr take tank 1
ussr step ukraine
ussr move eastern_ukraine land
ussr take infantry 6
ussr step ukraine
ussr done
ussr fight archangel | 1 ; 4 2 ; 6 5 ; 6
ussr fight karelia_ssr | 6 2 2 3 4 ; 1 1 ; 3 ; 2 6
ussr lose infantry
ussr fight kiangsu | 1 3 1 6 5 1 5 ; 2 5 ; 6 5 6 1 5 3 2 1 1 1 3 ; 5 ; 4
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr move chinghai land
ussr take infantry 1
ussr step ningxia
ussr done
ussr place tank caucasus
ussr place tank caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr done
= d38ebdb1c53d4e12
japan research 1 | 6
japan chart 1 | 5
japan buy tank
japan buy infantry
japan buy transport
japan done
japan move sz50 sea
japan take battleship 1
japan take cruiser 1
japan take transport 5
japan load philippine_islands tank transport
japan load philippine_islands artillery transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport[infantry!]
japan load philippine_islands infantry transport[infantry!]
japan load philippine_islands infantry transport[infantry!]
japan load philippine_islands infantry transport[artillery!]
japan step sz48
japan step sz39
japan halt
japan move french_indo_china_thailand air
japan take fighter 3
japan fly burma attack
japan move suiyuan air
japan take fighter 2
japan fly burma attack
japan move sz61 air
japan take fighter 4
japan fly burma attack
japan move french_indo_china_thailand land
japan take infantry 4
japan step burma
japan done
japan bombard battleship~done australia
japan bombard cruiser~done australia | 5 ; 1 ; 2 1 5 3 5 5 ; 1 2 ; 2 ; 1 6
japan lose infantry~seaborne | 3 4 5 1 ; 4 5 1 5 2 1 1 3 5 ; 6 3 1
japan lose infantry
japan move burma air
japan take fighter~aloft3 3
japan fly suiyuan
japan move burma air
japan take fighter~aloft1 6
japan fly french_indo_china_thailand
japan move sz61 sea
japan take carrier 2
japan step sz36
japan step sz37
japan halt
japan done
japan place infantry japan
japan place artillery japan
japan place destroyer sz62
japan place tank japan
japan place fighter japan
japan done | 6
= 9f9a156109347c5a
uk research 0
uk buy infantry
uk buy destroyer
uk done
uk move sz7 sea
uk take battleship 1
uk take cruiser 1
uk take destroyer 2
uk take transport 3
uk load france tank transport
uk load france artillery transport
uk step sz6
uk step sz5
uk halt
uk assault transport[artillery!] northwestern_europe
uk assault transport[tank!] northwestern_europe
uk move gibraltar air
uk take fighter 4
uk fly libya attack
uk move egypt land
uk take infantry 4
uk take artillery 1
uk take tank 1
uk step libya
uk done | 4 6 ; 1 ; 1 ; 6 ; 4 ; 4 6 6 ; 6 2 ; 1 5 3 1 6
= 5b5a54f91382aca7
italy lose germany:infantry
italy lose germany:infantry
italy lose infantry
italy lose infantry | 2 1 ; 1 2 5 ; 4 ; 5
= 315977a698c040f0
uk lose infantry
uk lose infantry
uk lose infantry
uk lose infantry
uk press | 4 ; 4 3 5 3 6
= 285b09eb922dbc9d
italy lose germany:artillery
italy lose germany:tank | 2 ; 2 ; 5
= d4c1e1380060a218
uk lose artillery
uk lose tank
uk press | 3 3 1 2 ; 3
uk move libya air
uk take fighter~aloft1 3
uk fly egypt
uk move sz11 sea
uk take destroyer 2
uk take transport 1
uk step sz12
uk step sz17
uk halt
uk move sz22 sea
uk take destroyer 1
uk take transport[artillery,infantry] 1
uk step sz17
uk step sz12
uk halt
uk move sz27 sea
uk take destroyer 1
uk take transport[artillery,infantry] 1
uk step sz23
uk step sz17
uk halt
uk move belgian_congo land
uk take infantry 2
uk step anglo_egypt_sudan
uk done
uk place artillery united_kingdom
uk place destroyer sz8
uk place tank united_kingdom
uk place bomber united_kingdom
uk place artillery united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
= 334affd3f1d79423
italy research 0
italy buy infantry
italy buy tank
italy buy infantry
italy buy infantry
italy done
italy move italy land
italy take infantry 1
italy step france
italy done
italy move sz14 sea
italy take transport 1
italy take transport[tank,infantry] 1
italy load italy tank transport
italy load italy infantry transport[tank+]
italy halt
italy move italy land
italy take infantry 1
italy step france
italy done
italy done
= 32fbbbe434744458
usa research 0 | 3 4
usa buy transport
usa done
usa first china
= 5f11b211a0f0fd65
china move fukien land
china take infantry 1
china step kwangtung
china done
= c61791b9719d5bf3
usa move sz51 sea
usa take destroyer 1
usa take transport[infantry] 1
usa step sz50
usa halt
usa move sz38 sea
usa take destroyer 1
usa step sz48
usa step sz50
usa halt
usa move borneo air
usa take fighter 1
usa fly sz37 attack
usa move sz38 air
usa take fighter 1
usa fly sz37 attack
usa done
usa land transport[infantry]~assaulting>philippine_islands infantry | 5 6 ; 5 1
usa lose fighter~attacking2
usa retreat air
usa move sz37 air
usa take fighter~aloft3 1
usa fly french_madagascar
usa move sz38 sea
usa take carrier 1
usa step sz48
usa step sz50
usa halt
usa move sz54 sea
usa take destroyer 1
usa take transport[artillery,infantry] 1
usa step sz53
usa step sz51
usa halt
usa move sz56 sea
usa take cruiser 1
usa step sz57
usa step sz58
usa halt
usa done
= f3f3f629f1ec1977
china move chinghai land
china take infantry 1
china step ningxia
china done
= 827b8587edb18a04
usa place tank western_united_states
usa place tank eastern_united_states
usa place transport sz10
usa place artillery eastern_united_states
usa done
= fa7ab1c7f056f353
china place infantry yunnan
china place infantry manchuria
china done
= 7fb44e64a8786cd7
germany research 1 | 3
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move baltic_states land
germany take infantry 10
germany take artillery 3
germany take tank 8
germany step karelia_ssr
germany done | 1 5 2 1 3 5 6 ; 2 2 2 1 6 1 ; 6 1 4 2 4 3 4 6 ; 2 3 5 1 2 1 ; 2
germany lose infantry
germany lose infantry
germany lose infantry
germany lose infantry
germany lose infantry
germany done
germany place tank germany
germany done
= 88c5189adfba4292
ussr research 0 | 3
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move ukraine land
ussr take infantry 1
ussr step bulgaria_romania
ussr move ukraine land
ussr take infantry 1
ussr step east_poland
ussr move kiangsu land
ussr take infantry 6
ussr step suiyuan
ussr move manchuria land
ussr take infantry 1
ussr step suiyuan
ussr move ningxia land
ussr take infantry 1
ussr step suiyuan
ussr done | 6 6 1 1 1 2 2 5 ; 1 2 6
ussr move caucasus land
ussr take infantry 1
ussr take tank 2
ussr step eastern_ukraine
ussr move russia land
ussr take infantry 1
ussr step archangel
ussr move ukraine land
ussr take infantry 9
ussr take tank 1
ussr step bulgaria_romania
ussr done
ussr place artillery caucasus
ussr place artillery russia
ussr place tank russia
ussr place artillery caucasus
ussr place artillery caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place artillery russia
ussr place tank russia
ussr done
= 359ec51333fdba04
japan research 1 | 5
japan buy artillery
japan buy fighter
japan buy tank
japan buy infantry
japan buy infantry
japan done
japan move burma land
japan take infantry 1
japan step india
japan move french_indo_china_thailand air
japan take fighter 6
japan fly yunnan attack
japan move burma land
japan take infantry 2
japan step yunnan
japan move japan air
japan take fighter 1
japan fly sz51 attack
japan move sz62 sea
japan take destroyer 1
japan step sz60
japan step sz51
japan halt
japan done
japan fight yunnan | 4 2 ; 1 3 5 4 4 5 ; 3 ; 1
japan lose infantry | 6 ; 4 ; 3
japan press | 5 ; 1 ; 5
japan move yunnan air
japan take fighter~aloft3 6
japan fly burma
japan move sz51 air
japan take fighter~aloft1 1
japan fly caroline_islands
japan move sz37 sea
japan take carrier 2
japan step sz36
japan halt
japan move sz39 sea
japan take battleship 1
japan take cruiser 1
japan take transport 5
japan load australia tank transport
japan load australia artillery transport
japan load australia infantry transport
japan load australia infantry transport
japan load australia infantry transport
japan load australia infantry transport[infantry+]
japan load australia infantry transport[infantry+]
japan load australia infantry transport[infantry+]
japan step sz38
japan step sz37
japan halt
japan done
japan place transport sz62
japan place fighter japan
japan place tank japan
japan place transport sz62
japan place infantry japan
japan place artillery japan
japan place infantry japan
japan done | 2
= 888f6dab2e859a04
uk research 0
uk buy artillery
uk buy fighter
uk buy tank
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk move sz5 sea
uk take battleship 1
uk take cruiser 1
uk take destroyer 2
uk take transport 3
uk load northwestern_europe tank transport
uk load northwestern_europe artillery transport
uk step sz6
uk step sz7
uk halt
uk move sz12 sea
uk take destroyer 1
uk take transport[artillery,infantry] 1
uk step sz7
uk halt
uk assault transport[artillery,infantry] france
uk move sz17 sea
uk take destroyer 3
uk take transport 1
uk take transport[artillery,infantry] 1
uk step sz12
uk step sz7
uk halt
uk assault transport[artillery,infantry] france
uk move sz8 sea
uk take destroyer 1
uk step sz7
uk halt
uk move united_kingdom air
uk take bomber 1
uk fly germany raid
uk done | 3 ; 4
uk land transport[artillery,infantry]~assaulting>france artillery
uk land transport[infantry]~offloaded>france infantry
uk land transport[artillery,infantry]~assaulting>france artillery
uk land transport[infantry]~offloaded>france infantry
uk bombard battleship~done france
uk bombard cruiser~done france | 1 ; 4 ; 2 3 3 1 2 ; 2 ; 2 5
uk lose infantry~seaborne
uk move germany air
uk take bomber~aloft3 1
uk fly northwestern_europe
uk move anglo_egypt_sudan land
uk take infantry 2
uk step egypt
uk done
uk place destroyer sz6
uk done
= 231df4ffda0e1a61
italy research 0
italy buy infantry
italy buy tank
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy done
italy done
italy place infantry italy
italy place tank italy
italy done
= de0b3e57d890de2d
usa research 0 | 6 2
usa chart 1 | 3
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first usa
usa move western_united_states air
usa take fighter 1
usa fly sz51 attack
usa move sz58 sea
usa take cruiser 1
usa step sz62
usa halt
usa done
usa fight sz51 | 5 ; 1
= d1353a212b094c1d
china done
= d40176ab447a1940
usa move sz10 sea
usa take transport 1
usa load eastern_united_states tank transport
usa step sz19
usa step sz20
usa halt
usa move sz50 sea
usa take carrier 1
usa take destroyer 2
usa take transport 1
usa load philippine_islands infantry transport
usa step sz60
usa halt
usa done
= d5271c8b1459c654
china move manchuria land
china take infantry 3
china step kiangsu
china move ningxia land
china take infantry 3
china step hupeh
china done
= 5cf60c8b82393418
usa place infantry eastern_united_states
usa place bomber western_united_states
usa place artillery eastern_united_states
usa place transport sz56
usa place infantry eastern_united_states
usa place transport sz56
usa place transport sz10
usa place infantry eastern_united_states
usa done
= 58e2e54a03575749
china place infantry fukien
china place infantry ningxia
china place infantry suiyuan
china place infantry sikang
china done
= 8306d5a486409c3d
germany research 0 | 5
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany buy tank
germany done
germany move karelia_ssr land
germany take infantry 5
germany take artillery 3
germany take tank 8
germany step archangel
germany move germany land
germany take artillery 1
germany take tank 1
germany step northwestern_europe
germany done
germany fight archangel | 6 2 ; 4 5 6 4 5 2 ; 6 1 2 1 6 1 2 6 ; 5 2 4 3 ; 1 1
germany lose infantry
germany lose infantry
germany lose infantry | 6 ; 6 ; 3
germany press | 6 ; 6 ; 6
germany press | 1 ; 4 ; 4
germany done
germany place infantry germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place infantry karelia_ssr
germany place infantry karelia_ssr
germany place infantry germany
germany place infantry germany
germany place tank germany
germany place tank germany
germany done
= 6c7aabcd72fad19d
ussr research 0 | 1
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move bulgaria_romania land
ussr take infantry 1
ussr step poland
ussr move bulgaria_romania land
ussr take infantry 1
ussr step balkans
ussr move bulgaria_romania land
ussr take infantry 1
ussr step czechoslovakia_hungary
ussr move east_poland land
ussr take infantry 1
ussr step baltic_states
ussr done
ussr move bulgaria_romania land
ussr take infantry 7
ussr take tank 1
ussr step balkans
ussr move caucasus land
ussr take infantry 1
ussr take artillery 3
ussr step persia
ussr move eastern_ukraine land
ussr take infantry 1
ussr take tank 2
ussr step belorussia
ussr move suiyuan land
ussr take infantry 6
ussr step hupeh
ussr done
ussr done
= 17efe2e70958541b
japan research 0 | 5
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan buy infantry
japan done
japan move sz37 sea
japan take battleship 1
japan take cruiser 1
japan take transport[infantry,infantry] 3
japan take transport[artillery] 1
japan take transport[tank] 1
japan step sz36
japan step sz61
japan halt
japan assault transport[infantry,infantry] kwangtung
japan assault transport[infantry,infantry] kwangtung
japan assault transport[infantry,infantry] kwangtung
japan assault transport[artillery] kwangtung
japan assault transport[tank] kwangtung
japan move sz51 sea
japan take destroyer 1
japan step sz50
japan step sz61
japan halt
japan move burma air
japan take fighter 6
japan fly kwangtung attack
japan move japan air
japan take fighter 1
japan fly kwangtung attack
japan done
japan land transport[infantry,infantry]~assaulting>kwangtung infantry
japan land transport[infantry]~offloaded>kwangtung infantry
japan land transport[infantry,infantry]~assaulting>kwangtung infantry
japan land transport[infantry]~offloaded>kwangtung infantry
japan land transport[infantry,infantry]~assaulting>kwangtung infantry
japan land transport[infantry]~offloaded>kwangtung infantry
japan land transport[artillery]~assaulting>kwangtung artillery
japan land transport[tank]~assaulting>kwangtung tank
japan bombard battleship~done kwangtung
japan bombard cruiser~done kwangtung | 4 ; 2 ; 4
japan move kwangtung air
japan take fighter~aloft2 6
japan fly french_indo_china_thailand
japan move kwangtung air
japan take fighter~aloft1 1
japan fly french_indo_china_thailand
japan done
japan place infantry japan
japan done | 6
= ca90dd241eeaf38c
uk research 0
uk buy destroyer
uk done
uk move sz7 sea
uk take battleship 1
uk take cruiser 1
uk take destroyer 7
uk take transport 6
uk load france tank transport
uk load france artillery transport
uk load france artillery transport
uk load france artillery transport
uk load united_kingdom tank transport
uk load united_kingdom artillery transport
uk load france infantry transport[artillery!]
uk load united_kingdom infantry transport[artillery!]
uk load united_kingdom infantry transport[artillery!]
uk load united_kingdom infantry transport[artillery!]
uk step sz6
uk step sz5
uk halt
uk assault transport[artillery!,infantry!] northwestern_europe
uk assault transport[artillery!,infantry!] northwestern_europe
uk assault transport[artillery!,infantry!] northwestern_europe
uk assault transport[artillery!,infantry!] northwestern_europe
uk assault transport[tank!] northwestern_europe
uk assault transport[tank!] northwestern_europe
uk move sz6 sea
uk take destroyer 1
uk step sz5
uk halt
uk move egypt land
uk take infantry 1
uk step libya
uk done
uk bombard battleship~done northwestern_europe
uk bombard cruiser~done northwestern_europe | 3 ; 3 ; 5 ; 1
uk lose infantry~seaborne
uk move egypt land
uk take infantry 1
uk step libya
uk done
uk place fighter united_kingdom
uk place infantry united_kingdom
uk place tank united_kingdom
uk place transport sz2
uk place destroyer sz7
uk done
= bf1c81c59552dfb6
italy research 0
italy buy transport
italy buy infantry
italy buy tank
italy done
italy move italy land
italy take infantry 1
italy step france
italy done
italy done
italy done
= aa0642397e3281dd
usa research 2 | 3 1
usa buy infantry
usa buy tank
usa buy cruiser
usa buy bomber
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first usa
usa done
= cb09bb88428afd6c
china move fukien land
china take infantry 1
china step yunnan
china move hupeh land
china take infantry 3
china step yunnan
china move sikang land
china take infantry 1
china step yunnan
china done | 4 3 4 4 3 ; 5
china press | 4 1 2 3 5 ; 2
= 47607ab177d9687e
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz19
usa step sz20
usa halt
usa move sz20 sea
usa take transport[tank] 1
usa step sz55
usa step sz54
usa halt
usa move sz56 sea
usa take transport 2
usa load western_united_states tank transport
usa load western_united_states artillery transport
usa step sz53
usa step sz51
usa halt
usa done
= f56c4bf999d8ddc0
china move kiangsu land
china take infantry 3
china step fukien
china move ningxia land
china take infantry 1
china step hupeh
china move suiyuan land
china take infantry 1
china step hupeh
china done
= d55800efd8edd061
usa place artillery western_united_states
usa place cruiser sz10
usa place bomber eastern_united_states
usa place transport sz10
usa done
= a0c2656b48b5e40c
china place infantry suiyuan
china done
= 38bbbbbf89c0cd89
germany research 0 | 4
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move archangel land
germany take infantry 2
germany take artillery 3
germany take tank 8
germany step russia
germany move germany land
germany take infantry 3
germany take tank 5
germany step poland
germany move karelia_ssr land
germany take infantry 2
germany step baltic_states
germany move sz3 sea
germany take submarine 1
germany step sz2
germany halt
germany done
germany fight baltic_states | 2 5 ; 2
germany press | 4 ; 2
germany fight poland | 2 1 5 ; 5 5 1 4 2 ; 2
germany lose infantry
germany fight russia | 6 5 4 2 3 ; 2 4 5 1 6 3 3 5 ; 6 6 4 ; 6 2
germany lose infantry
germany done
germany place infantry karelia_ssr
germany place tank karelia_ssr
germany place tank germany
germany place infantry germany
germany place tank germany
germany place tank germany
germany place artillery germany
germany done
= d5a9c43dcc519566
ussr move balkans land
ussr take infantry 8
ussr take tank 1
ussr step germany
ussr move czechoslovakia_hungary land
ussr take infantry 1
ussr step germany
ussr move persia land
ussr take infantry 1
ussr take artillery 3
ussr step india
ussr move baltic_states land
ussr take infantry 1
ussr step karelia_ssr
ussr move belorussia land
ussr take infantry 1
ussr take tank 2
ussr step karelia_ssr
ussr done
ussr fight germany | 4 2 2 2 4 4 3 3 5 ; 3
= 9180dd1ea2b9b71c
germany lose infantry | 3 3 ; 3 4 5
= a3ceb121f792b77a
ussr lose infantry
ussr press | 5 1 2 2 3 2 6 3 ; 4
= adbc86950442042c
germany lose artillery | 6 ; 2 6 2
= 1f93ee131ea997a5
ussr lose infantry
ussr lose infantry
ussr press | 1 1 4 5 2 4 ; 2 ; 5 1 5
ussr lose infantry
ussr fight india | 6 4 1 4 ; 1
ussr lose infantry | 3 1 ; 6 3 ; 5 ; 5
ussr move hupeh land
ussr take infantry 6
ussr step fukien
ussr done
= 11e2f94d40bd15f6
japan research 0 | 4
japan buy tank
japan buy infantry
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move sz61 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 5
japan load kwangtung tank transport
japan load kwangtung artillery transport
japan load kwangtung infantry transport
japan load kwangtung infantry transport
japan load kwangtung infantry transport
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[infantry!]
japan step sz50
japan halt
japan move caroline_islands air
japan take fighter 1
japan fly sz51 attack
japan move french_indo_china_thailand air
japan take fighter 7
japan fly sz51 attack
japan done
japan move sz51 air
japan take fighter~aloft3 1
japan fly caroline_islands
japan move sz51 air
japan take fighter~aloft1 7
japan fly caroline_islands
japan move sz36 sea
japan take carrier 2
japan step sz37
japan halt
japan done
japan place tank japan
japan place destroyer sz62
japan place fighter japan
japan done | 3
= f04f26b99fefd487
uk research 0
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk move sz5 sea
uk take battleship 1
uk take cruiser 1
uk take destroyer 8
uk take transport 6
uk load northwestern_europe tank transport
uk load northwestern_europe tank transport
uk load northwestern_europe artillery transport
uk load northwestern_europe artillery transport
uk load northwestern_europe artillery transport
uk load northwestern_europe artillery transport
uk load northwestern_europe infantry transport[artillery!]
uk load northwestern_europe infantry transport[artillery!]
uk load northwestern_europe infantry transport[artillery!]
uk step sz6
uk step sz7
uk halt
uk move united_kingdom air
uk take fighter 1
uk fly france attack
uk move libya land
uk take infantry 1
uk step morocco_algeria
uk done
uk bombard battleship~done france
uk bombard cruiser~done france | 5 ; 4 ; 5 1 3 3 2 3 5 ; 4 6 5 ; 5
uk move france air
uk take fighter~aloft2 1
uk fly germany
uk move libya land
uk take infantry 1
uk step egypt
uk done
uk place destroyer sz6
uk place artillery united_kingdom
uk place transport sz6
uk place bomber united_kingdom
uk place fighter united_kingdom
uk done
= a2a96063a0d8a58c
italy research 0
italy buy infantry
italy done
italy move italy land
italy take tank 1
italy step balkans
italy halt
italy done
italy done
italy place tank italy
italy done
= a537adee40c10f29
usa research 0 | 6 6
usa chart 2 | 4
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first china
= 5f758740b56236f3
china move fukien land
china take infantry 1
china step kwangtung
china done
= 399745f849b76171
usa done | 4 ; 6 ; 1 ; 2
usa move sz10 sea
usa take cruiser 1
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz19
usa step sz20
usa halt
usa move sz20 sea
usa take transport[artillery,infantry] 1
usa step sz55
usa step sz54
usa halt
usa move sz54 sea
usa take transport[tank] 1
usa step sz53
usa step sz51
usa halt
usa done
= 3b557869a99c77c9
china move hupeh land
china take infantry 2
china step fukien
china move suiyuan land
china take infantry 1
china step hupeh
china done
= 40422fa8b6b5fb04
usa place infantry eastern_united_states
usa place tank eastern_united_states
usa place artillery western_united_states
usa done
= 07d172f65d2a6c1c
china place infantry ningxia
china place infantry sikang
china place infantry chinghai
china place infantry chinghai
china place infantry hupeh
china place infantry ningxia
china done
= b89ad2c9a120f676
germany move russia land
germany take infantry 1
germany step caucasus
germany move poland land
germany take infantry 1
germany step bulgaria_romania
germany move poland land
germany take infantry 1
germany step czechoslovakia_hungary
germany move russia land
germany take artillery 1
germany step kazakh_ssr
germany move russia land
germany take artillery 1
germany step novosibirsk
germany move poland land
germany take tank 1
germany step baltic_states
germany halt
germany move russia land
germany take artillery 1
germany step belorussia
germany move poland land
germany take tank 1
germany step east_poland
germany halt
germany move russia land
germany take tank 1
germany step eastern_ukraine
germany halt
germany move russia land
germany take tank 1
germany step urals
germany halt
germany done
germany move russia land
germany take tank 6
germany step archangel
germany halt
germany done
= 8e35f615286d98f3
ussr move germany land
ussr take infantry 5
ussr take tank 1
ussr step poland
ussr move india land
ussr take artillery 1
ussr step burma
ussr move karelia_ssr land
ussr take infantry 1
ussr step finland
ussr move fukien land
ussr take infantry 1
ussr step french_indo_china_thailand
ussr move karelia_ssr land
ussr take infantry 1
ussr take tank 2
ussr step baltic_states
ussr done
ussr fight baltic_states | 6 ; 3 6 ; 5 ; 6 5 4 3 3 ; 2 ; 1 5 6
ussr lose infantry
ussr press | 4 1 2 2 ; 4 ; 3 6
ussr lose infantry
ussr press | 5 6 3 ; 1 ; 2
ussr lose infantry
ussr move fukien land
ussr take infantry 5
ussr step hupeh
ussr move india land
ussr take artillery 2
ussr step persia
ussr done
= 2d8230a1e27eca99
japan research 0 | 1
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move sz50 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 5
japan load philippine_islands tank transport
japan load philippine_islands artillery transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport[infantry!]
japan load philippine_islands infantry transport[infantry!]
japan load philippine_islands infantry transport[infantry!]
japan step sz61
japan halt
japan assault transport[infantry!,infantry!] kwangtung
japan assault transport[infantry!,infantry!] kwangtung
japan assault transport[infantry!,infantry!] kwangtung
japan assault transport[artillery!] kwangtung
japan assault transport[tank!] kwangtung
japan move japan air
japan take fighter 1
japan fly kwangtung attack
japan move caroline_islands air
japan take fighter 8
japan fly sz51 attack
japan done
japan bombard battleship~done kwangtung
japan bombard cruiser~done kwangtung | 2 ; 3 ; 3
japan move kwangtung air
japan take fighter~aloft1 1
japan fly sz61
japan move sz51 air
japan take fighter~aloft3 8
japan fly australia
japan move sz37 sea
japan cancel
japan move sz37 sea
japan take carrier 2
japan step sz36
japan step sz61
japan halt
japan done
japan place transport sz62
japan place artillery japan
japan place infantry japan
japan place infantry japan
japan done
japan deck fighter~aloft carrier~done | 6
= 95e337d0bf9978fe
uk research 0
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk move egypt air
uk take fighter 3
uk fly italy attack
uk move germany air
uk take fighter 1
uk fly italy attack
uk move united_kingdom air
uk take fighter 1
uk fly italy attack
uk move france land
uk take infantry 3
uk take artillery 4
uk take tank 2
uk step italy
uk move united_kingdom air
uk take bomber 1
uk fly italy raid
uk done | 3 ; 2 ; 5 2 2 2 ; 6 ; 3 6 1 2 4 1 5 ; 2 2 6 6 2 3 4 ; 3
uk lose infantry
uk move italy air
uk take bomber~aloft3 1
uk fly france
uk move italy air
uk take fighter~aloft2 1
uk fly northwestern_europe
uk move italy air
uk take fighter~aloft1 4
uk fly france
uk move egypt land
uk take infantry 1
uk step trans_jordan
uk move morocco_algeria land
uk take infantry 1
uk step libya
uk done
uk place infantry united_kingdom
uk place destroyer sz2
uk place transport sz3
uk place bomber united_kingdom
uk place bomber united_kingdom
uk done
= 44d51979cb81f61e
italy move sz14 sea
italy take battleship 1
italy take cruiser 2
italy take transport[tank,infantry] 2
italy step sz15
italy halt
italy assault transport[tank,infantry] egypt
italy assault transport[tank,infantry] egypt
italy move balkans land
italy take tank 1
italy step germany
italy done
italy land transport[tank,infantry]~assaulting>egypt tank
italy land transport[infantry]~offloaded>egypt infantry
italy land transport[tank,infantry]~assaulting>egypt tank
italy land transport[infantry]~offloaded>egypt infantry
italy done
= 9d94902068d803ef
usa research 2 | 1 4
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first usa
usa move sz60 sea
usa take destroyer 2
usa take transport[infantry] 1
usa step sz50
usa halt
usa done
usa land transport[infantry]~assaulting>philippine_islands infantry
= 3541d6524fd11c03
china done
= 2209e48274a81c52
usa move sz20 sea
usa take cruiser 1
usa take transport[artillery,infantry] 1
usa step sz55
usa step sz54
usa halt
usa move sz54 sea
usa take transport[artillery,infantry] 1
usa step sz53
usa step sz51
usa halt
usa done
= c3e60fa5491f0041
china move hupeh land
china take infantry 2
china step fukien
china move ningxia land
china take infantry 2
china step chinghai
china move sikang land
china take infantry 1
china step chinghai
china done
= c84284e32df19475
usa place artillery western_united_states
usa place transport sz56
usa place transport sz56
usa place infantry western_united_states
usa place transport sz10
usa place infantry western_united_states
usa place transport sz10
usa place infantry western_united_states
usa place infantry eastern_united_states
usa place transport sz56
usa place transport sz10
usa place transport sz10
= 35e4c31d58a39bc8
china place infantry manchuria
china place infantry kiangsu
china place infantry hupeh
china place infantry manchuria
china place infantry kiangsu
china done | 5
= cef693aab124ae3b
germany done
germany move archangel land
germany take tank 1
germany step karelia_ssr
germany move bulgaria_romania land
germany take infantry 1
germany step ukraine
germany move novosibirsk land
germany take artillery 1
germany step evenki_national_okrug
germany move sz2 sea
germany take submarine 1
germany step sz3
germany halt
germany done
germany move archangel land
germany take tank 5
germany step belorussia
germany halt
germany move eastern_ukraine land
germany take tank 1
germany step belorussia
germany halt
germany move urals land
germany take tank 1
germany step evenki_national_okrug
germany halt
germany done
germany place artillery russia
germany done
= be63d1eb384b9913
ussr move poland land
ussr take infantry 2
ussr take tank 1
ussr step germany
ussr move persia land
ussr take artillery 2
ussr step caucasus
ussr move baltic_states land
ussr take infantry 1
ussr take tank 2
ussr step karelia_ssr
ussr move finland land
ussr take infantry 1
ussr step karelia_ssr
ussr done
ussr fight caucasus | 3 1 ; 4
ussr fight germany | 6 2 ; 1 ; 3
ussr lose infantry | 6 6 ; 3 6 ; 6
ussr move burma land
ussr take artillery 1
ussr step french_indo_china_thailand
ussr move hupeh land
ussr take infantry 5
ussr step fukien
ussr done
= 22d44aa9094b693b
japan research 0 | 4
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move sz61 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 5
japan load kwangtung tank transport
japan load kwangtung artillery transport
japan load kwangtung infantry transport
japan load kwangtung infantry transport
japan load kwangtung infantry transport
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[infantry!]
japan step sz50
japan halt
japan move sz62 sea
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sz61
japan step sz50
japan halt
japan move sz61 air
japan take fighter 1
japan fly philippine_islands attack
japan move australia air
japan take fighter 8
japan fly sz51 attack
japan done | 5 ; 4 ; 2 ; 3 1
japan lose battleship
japan press | 4 ; 2 ; 2 ; 6 ; 2 1 6 5 4 2 ; 4 3 ; 3 5 6 ; 4
japan move philippine_islands air
japan take fighter~aloft2 1
japan fly sz50
japan move sz50 air
japan take fighter~aloft1 1
japan fly sz36
japan move sz51 air
japan take fighter~aloft1 8
japan fly caroline_islands
japan move sz61 sea
japan cancel
japan move sz61 sea
japan cancel
japan move sz61 sea
japan take carrier 1
japan step sz62
japan step sz61
japan halt
japan move sz61 sea
japan take carrier 1
japan step sz36
japan halt
japan done
japan done | 4
= d9c6d8f0782a767f
uk research 0
uk repair italy complex
uk repair italy complex
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk move italy land
uk take infantry 1
uk step balkans
uk move sz2 sea
uk take destroyer 1
uk step sz3
uk halt
uk move france air
uk take bomber 1
uk fly russia raid
uk move united_kingdom air
uk take bomber 2
uk fly russia raid
uk done | 5 ; 2 2 ; 5 2 2 ; 6 ; 2
uk press | 5 ; 2
uk press | 2 ; 4
uk move russia air
uk take bomber~aloft2 2
uk fly chinghai
uk move russia air
uk take bomber~aloft1 1
uk fly caucasus
uk move italy land
uk take infantry 1
uk take artillery 4
uk take tank 2
uk step balkans
uk done
uk place transport sz8
uk done
= 04bc3a24fac7a6ac
italy move sz15 sea
italy take battleship 1
italy take cruiser 2
italy take transport 2
italy load egypt tank transport
italy load egypt tank transport
italy load egypt infantry transport[tank!]
italy load egypt infantry transport[tank!]
italy halt
italy done
italy bombard battleship trans_jordan
italy bombard cruiser trans_jordan
italy bombard cruiser trans_jordan | 6 ; 6 2 ; 5
italy done
= 0c238ef3db62c1fb
usa research 0 | 2 1
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa buy infantry
usa buy tank
usa buy cruiser
usa buy bomber
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first china
= d1665c34ac283be5
china move fukien land
china take infantry 1
china step kwangtung
china done
= 01d3d8e848db57d8
usa done
usa move sz10 sea
usa take transport 4
usa load eastern_united_states tank transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport
usa step sz19
usa step sz20
usa halt
usa move sz54 sea
usa take cruiser 1
usa take transport[artillery,infantry] 1
usa step sz53
usa step sz51
usa halt
usa move sz56 sea
usa take transport 3
usa load western_united_states artillery transport
usa load western_united_states artillery transport
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa load western_united_states infantry transport[artillery+]
usa load western_united_states infantry transport[artillery+]
usa step sz53
usa step sz51
usa halt
usa done
= 66f0c5a80965b2f2
china move fukien land
china take infantry 5
china step hupeh
china move hupeh land
china take infantry 1
china step ningxia
china move kiangsu land
china take infantry 2
china step hupeh
china move yunnan land
china take infantry 4
china step sikang
china done
= b8fef4d10399c9a7
usa done
= fedb3e0cec4d9c27
china place infantry fukien
china place infantry fukien
china place infantry fukien
china place infantry manchuria
china place infantry ningxia
china place infantry ningxia
= b10e934826078132
germany move czechoslovakia_hungary land
germany take infantry 1
germany step poland
germany move belorussia land
germany take artillery 1
germany take tank 6
germany step karelia_ssr
germany move east_poland land
germany take tank 1
germany step baltic_states
germany halt
germany move kazakh_ssr land
germany take artillery 1
germany step persia
germany move evenki_national_okrug land
germany take artillery 1
germany step yakut_ssr
germany done | 1 ; 1 1 6 6 6 5
= c0c21dcb113feaf3
ussr lose infantry
ussr lose infantry | 1 6 ; 2 2
= cf1bfaeb4233b901
germany lose artillery
germany press | 2 1 5 6 ; 3
germany move evenki_national_okrug land
germany take tank 1
germany step novosibirsk
germany halt
germany done
= 13c8b4eaca9b5b44
ussr move caucasus land
ussr take artillery 2
ussr step russia
ussr move germany land
ussr take infantry 1
ussr take tank 1
ussr step poland
ussr done
ussr fight poland | 2 ; 2 ; 4 ; 2 5 ; 5
ussr move french_indo_china_thailand land
ussr take infantry 1
ussr take artillery 1
ussr step burma
ussr move fukien land
ussr take infantry 5
ussr step french_indo_china_thailand
ussr done
ussr place artillery germany
ussr place artillery caucasus
ussr place tank germany
ussr place tank germany
ussr done
= c678d2c3c0b5a66b
japan research 0 | 5
japan done
japan move sz50 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 6
japan load philippine_islands tank transport
japan load philippine_islands tank transport
japan load philippine_islands artillery transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport[infantry!]
japan load philippine_islands infantry transport[infantry!]
japan load philippine_islands infantry transport[infantry!]
japan load philippine_islands infantry transport[artillery!]
japan step sz61
japan halt
japan assault transport[infantry!,infantry!] kwangtung
japan assault transport[infantry!,infantry!] kwangtung
japan assault transport[infantry!,infantry!] kwangtung
japan assault transport[artillery!,infantry!] kwangtung
japan assault transport[tank!] kwangtung
japan assault transport[tank!] kwangtung
japan move sz36 air
japan take fighter 1
japan fly kwangtung attack
japan move caroline_islands air
japan take fighter 8
japan fly sz51 attack
japan done
japan bombard battleship~done kwangtung
japan bombard cruiser~done kwangtung | 5 ; 2 ; 6 ; 6 6 5 4 4 2 4 6 ; 2
japan move kwangtung air
japan take fighter~aloft2 1
japan fly formosa
japan move sz51 air
japan take fighter~aloft3 7
japan fly australia
japan move sz36 sea
japan take carrier 1
japan step sz37
japan halt
japan move sz61 sea
japan take carrier 1
japan step sz36
japan step sz37
japan halt
japan done
japan done | 3
= 7c7f7f4c6107a13f
uk research 0
uk buy destroyer
uk done
uk move balkans land
uk take infantry 1
uk step bulgaria_romania
uk move balkans land
uk take infantry 1
uk step czechoslovakia_hungary
uk move libya land
uk take infantry 1
uk step egypt
uk move caucasus air
uk take bomber 1
uk fly karelia_ssr raid
uk move chinghai air
uk take bomber 2
uk fly karelia_ssr raid
uk done | 6 2 ; 5 ; 3 6 2
uk move karelia_ssr air
uk take bomber~aloft3 1
uk fly france
uk move karelia_ssr air
uk take bomber~aloft2 2
uk fly russia
uk move balkans land
uk take artillery 4
uk take tank 2
uk step bulgaria_romania
uk done
uk place bomber italy
uk place destroyer sz3
uk done
= 2e93609ee72912cc
italy move sz15 sea
italy take battleship 1
italy take cruiser 2
italy take transport 2
italy load trans_jordan tank transport
italy load trans_jordan tank transport
italy load trans_jordan infantry transport[tank!]
italy load trans_jordan infantry transport[tank!]
italy halt
italy done
italy bombard battleship egypt
italy bombard cruiser egypt
italy bombard cruiser egypt | 3 ; 2 4 ; 6
italy done
= f9a8c21b89a9b196
usa research 0 | 2 4
usa done
usa first usa
usa done
= 48fbaa1e31620438
china done
= 0856bf57b6eba96d
usa move sz20 sea
usa take transport[infantry] 3
usa take transport[tank] 1
usa step sz55
usa step sz54
usa halt
usa done
= f13aa2faabb93c67
china move hupeh land
china take infantry 7
china step fukien
china move ningxia land
china take infantry 3
china step chinghai
china move sikang land
china take infantry 4
china step chinghai
china done
= af3f1d3be47f65e3
usa place bomber eastern_united_states
usa done
= ac98e7ebf433219d
china place infantry hupeh
china place infantry kiangsu
china place infantry ningxia
china place infantry suiyuan
= 0ed0cbd5517777d7
germany move persia land
germany take artillery 1
germany step caucasus
germany move ukraine land
germany take infantry 1
germany step caucasus
germany move karelia_ssr land
germany take tank 1
germany step finland
germany halt
germany move yakut_ssr land
germany take artillery 1
germany step soviet_far_east
germany done | 1 5 ; 5
germany move karelia_ssr land
germany take tank 2
germany step archangel
germany halt
germany done
= 90d4149e6ba3b269
ussr research 0 | 5
ussr repair russia complex
ussr repair russia complex
ussr repair russia complex
ussr repair russia complex
ussr repair russia complex
ussr repair russia complex
ussr repair russia complex
ussr repair russia complex
ussr repair russia complex
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move russia land
ussr take artillery 1
ussr step kazakh_ssr
ussr move poland land
ussr take infantry 1
ussr take tank 1
ussr step baltic_states
ussr move russia land
ussr take artillery 1
ussr step belorussia
ussr done | 3 ; 3 ; 5
ussr move burma land
ussr take infantry 1
ussr take artillery 1
ussr step french_indo_china_thailand
ussr move germany land
ussr take artillery 1
ussr take tank 2
ussr step poland
ussr done
ussr place tank germany
ussr place tank germany
ussr place artillery germany
ussr place infantry russia
ussr place infantry russia
ussr place infantry germany
ussr place infantry russia
ussr place infantry germany
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr done
= 7e85e88b8f88bbd4
japan research 0 | 1
japan done
japan move formosa air
japan take fighter 1
japan fly french_indo_china_thailand attack
japan move kwangtung land
japan take infantry 7
japan take artillery 1
japan take tank 2
japan step french_indo_china_thailand
japan done | 2 3 5 6 6 3 ; 4 4 ; 5 1 6
= 971843ca0af98216
ussr lose infantry | 1 5 6 5 6 3 4
= ad731cd9e1c6133e
japan lose infantry
japan press | 2 6 1 1 1 ; 4 3 ; 3 6 3
= 5325800dc3601607
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose infantry | 2 6 4 6 4 2
= 8977f39db2d228c5
japan lose infantry
japan lose infantry
japan press | 4 3 3 ; 5 2 ; 3 2 5 ; 3
japan move french_indo_china_thailand air
japan take fighter~aloft1 1
japan fly kwangtung
japan done
japan place infantry japan
japan place transport sz62
japan place infantry japan
japan place destroyer sz62
japan done | 5
= 192f1d4ece3715fd
uk research 0
uk buy infantry
uk buy destroyer
uk done
uk move bulgaria_romania land
uk take infantry 1
uk step ukraine
uk move bulgaria_romania land
uk take artillery 1
uk step east_poland
uk move france air
uk take bomber 1
uk fly caucasus raid
uk move italy air
uk take bomber 1
uk fly caucasus raid
uk move russia air
uk take bomber 2
uk fly caucasus raid
uk done | 2 ; 6 ; 4 2 ; 5 4 6 4
uk move caucasus air
uk take bomber~aloft5 2
uk fly manchuria
uk move caucasus air
uk take bomber~aloft3 1
uk fly sikang
uk move caucasus air
uk take bomber~aloft2 1
uk fly bulgaria_romania
uk move bulgaria_romania land
uk take artillery 3
uk take tank 2
uk step east_poland
uk move czechoslovakia_hungary land
uk take infantry 1
uk step bulgaria_romania
uk done
uk place infantry united_kingdom
uk place infantry italy
uk place infantry italy
uk place destroyer sz8
uk place destroyer sz2
uk done
= 5d9447e8646c1cf1
italy move egypt land
italy take infantry 1
italy step anglo_egypt_sudan
italy move egypt land
italy take infantry 1
italy step libya
italy done
italy move egypt land
italy take tank 2
italy step anglo_egypt_sudan
italy halt
italy done
= 63abc5d400115025
usa research 0 | 2 2
usa buy transport
usa done
usa first usa
usa done
= f6ae42f2c6603604
china move fukien land
china take infantry 10
china step kwangtung
china done | 5 1 2 5 4 2 2 4 6 3 ; 3
= d4bad8b67a8dc697
usa move sz54 sea
usa take transport[infantry] 3
usa take transport[tank] 1
usa step sz53
usa step sz51
usa halt
usa done
= 598f0ed13bf72a93
china move hupeh land
china take infantry 1
china step fukien
china move kiangsu land
china take infantry 1
china step fukien
china move ningxia land
china take infantry 1
china step chinghai
china move suiyuan land
china take infantry 1
china step hupeh
china done
= 9b46369bc83daeda
usa place infantry western_united_states
usa place transport sz10
usa place cruiser sz10
usa place tank western_united_states
usa place transport sz10
usa place transport sz10
usa place artillery eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place infantry eastern_united_states
usa done
= 84a2e10a6a34a8d4
china place infantry ningxia
china place infantry sikang
china place infantry suiyuan
china place infantry yunnan
= 932c614a260aeac9
germany move caucasus land
germany take infantry 1
germany take artillery 1
germany step kazakh_ssr
germany move novosibirsk land
germany take tank 1
germany step kazakh_ssr
germany move archangel land
germany take tank 2
germany step belorussia
germany move soviet_far_east land
germany take artillery 1
germany step buryatia_ssr
germany done
germany fight belorussia | 6 5 ; 4
germany press | 5 2 ; 4 ; 3 4 ; 1 ; 3
germany move finland land
germany take tank 1
germany step karelia_ssr
germany halt
germany done
= 97a039f9c882471f
ussr research 0 | 4
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move russia land
ussr take infantry 1
ussr step caucasus
ussr move baltic_states land
ussr take infantry 1
ussr take tank 1
ussr step karelia_ssr
ussr move russia land
ussr take infantry 1
ussr step archangel
ussr move russia land
ussr take infantry 1
ussr step novosibirsk
ussr move russia land
ussr take infantry 1
ussr step eastern_ukraine
ussr move russia land
ussr take infantry 1
ussr step urals
ussr done | 4 ; 2 ; 4
ussr move germany land
ussr take infantry 2
ussr take artillery 1
ussr take tank 2
ussr step poland
ussr move poland land
ussr take artillery 1
ussr take tank 2
ussr step baltic_states
ussr done
ussr place tank russia
ussr place infantry germany
ussr place infantry russia
ussr place artillery germany
ussr place infantry germany
ussr place artillery germany
ussr place tank germany
ussr place tank russia
ussr place infantry germany
ussr done
= 10d7b95c087471cd
japan research 0 | 3
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move french_indo_china_thailand land
japan take infantry 1
japan step burma
japan move french_indo_china_thailand land
japan take infantry 3
japan take artillery 1
japan take tank 2
japan step fukien
japan move australia air
japan take fighter 7
japan fly sz51 attack
japan done
japan fight fukien | 3 5 ; 6 5 ; 6 5 ; 6 2
japan lose infantry
japan press | 2 ; 2 2 ; 6 5 ; 1 4
japan lose infantry
japan move sz51 air
japan take fighter~aloft1 7
japan fly caroline_islands
japan move sz37 sea
japan take carrier 2
japan step sz36
japan halt
japan move sz62 sea
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan halt
japan done
japan done | 2
= 1044798b1a7acca5
uk research 0
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk move northwestern_europe air
uk take fighter 1
uk fly belorussia attack
uk move east_poland land
uk take artillery 4
uk take tank 2
uk step belorussia
uk move manchuria air
uk take bomber 2
uk fly japan raid
uk done | 4 6 ; 2 6 ; 4 1 5 4 ; 4 1 5 ; 2 3
uk lose artillery
uk lose artillery
uk move belorussia air
uk take fighter~aloft1 1
uk fly east_poland
uk move japan air
uk take bomber~aloft4 2
uk fly stanovoj_chrebet
uk move bulgaria_romania land
uk take infantry 1
uk step ukraine
uk move italy land
uk take infantry 2
uk step balkans
uk move ukraine land
uk take infantry 1
uk step caucasus
uk done
uk place destroyer sz6
uk place transport sz8
uk place bomber united_kingdom
uk done
= 607b3e35e0585071
italy move anglo_egypt_sudan land
italy take infantry 1
italy step belgian_congo
italy move anglo_egypt_sudan land
italy take tank 1
italy step french_equatorial_africa
italy halt
italy move anglo_egypt_sudan land
italy take tank 1
italy step italian_africa
italy halt
italy move libya land
italy take infantry 1
italy step morocco_algeria
italy done
italy done
= 2646cef03fb86d42
usa research 0 | 1 5
usa buy artillery
usa buy transport
usa buy infantry
usa buy tank
usa buy cruiser
usa buy bomber
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first usa
usa done
= 8e101e41103b90f5
china move hupeh land
china take infantry 1
china step fukien
china move kwangtung land
china take infantry 8
china step fukien
china move yunnan land
china take infantry 1
china step fukien
china done | 1 3 2 6 3 6 6 5 5 4
= bb48aca6c155df53
japan lose infantry | 4 5 ; 1 1
= 0e72d5ddce8d7e8e
china press | 1 6 2 6 5 1 2 6
= f78c1e7f0827b74f
japan lose artillery | 4 ; 5 6
= f408ab8873dc165a
china press | 3 6 6 6 3 6 2 3 ; 4
china press | 5 3 2 5 6 3 1 4 ; 3
= 180c21d043126c87
usa move sz10 sea
usa take cruiser 1
usa take transport 3
usa load eastern_united_states artillery transport
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry+]
usa step sz19
usa step sz20
usa halt
usa done
= ac5e8cb48c5983f2
china move ningxia land
china take infantry 1
china step chinghai
china move sikang land
china take infantry 1
china step chinghai
china move suiyuan land
china take infantry 1
china step manchuria
china done
= 27419adfaa363d0f
usa place infantry western_united_states
usa place infantry western_united_states
usa place bomber eastern_united_states
usa place cruiser sz10
usa place tank western_united_states
usa done
= c132deaba9176b02
china place infantry ningxia
china place infantry ningxia
china place infantry ningxia
china place infantry yunnan
= b5fd8d2696a34c39
end 2778 over b5fd8d2696a34c39386b10c400a1e8b6 12df2e51265c7529
