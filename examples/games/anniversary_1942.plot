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
dice fast 3095207102256051622
start 4fd8b162764749382a699ac8a057d70b
japan research 0
japan buy destroyer
japan buy transport
japan buy transport
japan buy infantry
japan buy tank
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
japan move sz62 sea
japan take transport 1
japan take battleship 1
japan load japan tank transport
japan load japan infantry transport[tank!]
japan halt
japan move manchuria land
japan take infantry 2
japan step buryatia_ssr
japan move manchuria air
japan take fighter 1
japan fly buryatia_ssr attack
japan done
japan bombard battleship buryatia_ssr | 5 ; 2 3 1 ; 3 6 ; 5 3 3
japan press | 2 4 5 ; 5 1 ; 3
japan fight sz53 | 3 ; 2 ; 2 ; 3 ; 1 5 ; 5
japan lose submarine | 2 ; 5 2 3 ; 1 ; 1 3 ; 4
japan lose battleship
japan lose fighter~attacking2
japan move sz50 sea
japan take cruiser 1
japan step sz60
japan step sz62
japan halt
japan move sz51 sea
japan take carrier 1
japan step sz60
japan step sz62
japan halt
japan move buryatia_ssr air
japan take fighter~aloft3 1
japan fly sz62
japan move sz53 air
japan take fighter~aloft3 1
japan fly sz62
japan move formosa air
japan take fighter 1
japan fly sz35
japan move french_indo_china_thailand land
japan take infantry 1
japan step kwangtung
japan move japan air
japan take fighter 1
japan fly french_indo_china_thailand
japan move kiangsu land
japan take infantry 1
japan step manchuria
japan move kiangsu land
japan take infantry 2
japan step manchuria
japan move kwangtung land
japan take infantry 1
japan step french_indo_china_thailand
japan move sz35 air
japan take fighter~aloft3 2
japan fly libya
japan move sz53 air
japan take bomber~aloft2 1
japan fly caroline_islands
japan done
japan place destroyer sz62
japan place infantry japan
japan place tank japan
japan place transport sz62
japan place transport sz62
= eb53b1231a7d1dfd
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
ussr move russia air
ussr take bomber 1
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
ussr fight eastern_ukraine | 4 1 5 5 ; 1 2 1 6 ; 6 2 4 ; 1 3 6 ; 5 6
ussr lose infantry | 2 1 5 ; 3 5 ; 3 ; 4 1 4
ussr lose infantry
ussr move sz4 sea
ussr take submarine 1
ussr step sz3
ussr step sz2
ussr halt
ussr move archangel land
ussr take infantry 1
ussr step karelia_ssr
ussr move archangel land
ussr take infantry 2
ussr step russia
ussr move baltic_states air
ussr take fighter~aloft3 1
ussr take bomber~aloft4 1
ussr fly united_kingdom
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step urals
ussr move kazakh_ssr land
ussr take infantry 1
ussr step caucasus
ussr move kazakh_ssr land
ussr take infantry 1
ussr step russia
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move soviet_far_east land
ussr take infantry 2
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
= 0a03e09eb59db429
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
germany move ukraine land
germany take infantry 2
germany take tank 1
germany step caucasus
germany move belorussia land
germany take infantry 2
germany step archangel
germany move bulgaria_romania air
germany take fighter 1
germany fly archangel attack
germany move east_poland air
germany take fighter 1
germany fly archangel attack
germany move sz7 sea
germany take submarine 1
germany step sz12
germany halt
germany move france air
germany take fighter 1
germany fly sz12 attack
germany move germany air
germany take fighter 1
germany take bomber 1
germany fly sz12 attack
germany move norway air
germany take fighter 1
germany fly sz12 attack
germany move belorussia land
germany take infantry 1
germany step baltic_states
germany move bulgaria_romania land
germany take tank 1
germany step east_poland
germany step baltic_states
germany move east_poland land
germany take infantry 2
germany take artillery 1
germany step baltic_states
germany move poland land
germany take infantry 2
germany take tank 1
germany step baltic_states
germany move sz13 sea
germany take transport 1
germany take destroyer 1
germany load france tank transport
germany load france infantry transport[tank!]
germany halt
germany done
germany fight sz12 | 1 ; 5 1 5 ; 6 ; 4 ; 6
germany fight baltic_states | 4 5 1 3 ; 6 6 ; 5 6
= 6cde6cfad4144b20
ussr lose infantry | 5 4 ; 2
= ed7e170da44b59a9
germany lose infantry
germany press | 6 5 3 ; 3 5 ; 5 3
= 1f2b507ef17d9e82
ussr lose infantry | 6 ; 6
= 5770c54d865e653f
germany press | 6 4 5 ; 5 2 ; 6 2 ; 5
germany fight caucasus | 6 5 ; 6 ; 1
germany lose infantry
germany press | 1 ; 1 ; 1
germany lose infantry | 6 5 ; 6 1 ; 1
germany lose infantry
germany move sz5 sea
germany take transport 1
germany step sz6
germany halt
germany move sz8 sea
germany take submarine 1
germany step sz12
germany halt
germany move sz13 sea
germany take destroyer 1
germany step sz12
germany halt
germany move archangel air
germany take fighter~aloft1 1
germany fly belorussia
germany move archangel air
germany take fighter~aloft2 1
germany fly finland
germany move bulgaria_romania land
germany take infantry 1
germany step poland
germany move bulgaria_romania land
germany take infantry 1
germany step poland
germany move czechoslovakia_hungary land
germany take infantry 1
germany step poland
germany move czechoslovakia_hungary land
germany take infantry 1
germany step poland
germany move finland land
germany take infantry 1
germany step norway
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
germany move morocco_algeria land
germany take infantry 1
germany take artillery 1
germany step libya
germany move northwestern_europe land
germany take infantry 1
germany step france
germany move northwestern_europe land
germany take tank 1
germany step germany
germany step poland
germany move norway land
germany take infantry 1
germany step finland
germany move norway land
germany take infantry 2
germany step finland
germany move sz12 air
germany take bomber~aloft3 1
germany fly balkans
germany move sz12 air
germany take fighter~aloft2 1
germany fly france
germany move sz12 air
germany take fighter~aloft1 2
germany fly morocco_algeria
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
= 5f72cc28f60b625f
uk research 0
uk buy transport
uk buy carrier
uk buy infantry
uk buy infantry
uk buy infantry
uk done
uk move persia land
uk take infantry 1
uk step caucasus
uk move egypt air
uk take fighter 1
uk fly caucasus attack
uk move united_kingdom air
uk take bomber 1
uk fly caucasus attack
uk move united_kingdom air
uk take fighter 1
uk fly sz6 attack
uk done
uk fight caucasus | 6 ; 1 ; 1 ; 4 ; 3
uk lose fighter~attacking1
uk move sz2 sea
uk take transport 1
uk load united_kingdom tank transport
uk halt
uk move sz27 sea
uk take transport 1
uk load union_of_south_africa artillery transport
uk load union_of_south_africa infantry transport[artillery+]
uk halt
uk move sz1 sea
uk take cruiser 1
uk take transport 1
uk step sz2
uk halt
uk move australia air
uk take fighter 1
uk fly india
uk move egypt land
uk take infantry 2
uk take tank 1
uk step trans_jordan
uk move sz6 air
uk take fighter~aloft3 1
uk fly united_kingdom
uk done
uk place carrier sz2
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place transport sz2
= f8b64724b790ce94
italy research 0
italy buy destroyer
italy done
italy move libya land
italy take infantry 2
italy step egypt
italy move italy air
italy take fighter 1
italy fly egypt attack
italy move sz14 sea
italy take battleship 1
italy take cruiser 2
italy step sz15
italy halt
italy done
italy fight egypt | 1 3 ; 3 ; 4 ; 2 6 ; 4 ; 6
italy move sz14 sea
italy take transport 1
italy step sz15
italy halt
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move balkans land
italy take tank 1
italy step bulgaria_romania
italy step east_poland
italy move egypt air
italy take fighter~aloft1 1
italy fly libya
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take infantry 1
italy step balkans
italy move italy land
italy take artillery 1
italy step balkans
italy move italy land
italy take tank 1
italy step balkans
italy step bulgaria_romania
italy move italy land
italy take tank 1
italy step balkans
italy step bulgaria_romania
italy done
italy place destroyer sz14
= b459547d72005994
usa research 0
usa buy destroyer
usa buy destroyer
usa buy destroyer
usa buy transport
usa buy infantry
usa buy infantry
usa done
usa first china
= 9f67882c735443dc
china move suiyuan land
china take infantry 1
china step kiangsu
china done
= d04bf85fe30d7f12
usa move eastern_united_states air
usa take bomber 1
usa fly sz12 attack
usa move united_kingdom air
usa take bomber 1
usa fly sz12 attack
usa move western_united_states air
usa take bomber 1
usa fly sz12 attack
usa move hawaiian_islands air
usa take fighter 1
usa fly sz53 attack
usa move western_united_states air
usa take fighter 1
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
usa assault transport[artillery!,infantry!] morocco_algeria
usa assault transport[tank!,infantry!] morocco_algeria
usa done | 5 ; 5 5 2
= bb582de92c8875da
germany lose submarine | 4 4 ; 2
= 08e2c819bc549af1
usa lose destroyer
usa press
= 9054df5f59fb0c2f
germany submerge 0 | 4 ; 2 1 1 ; 4
= 92ace62ac4ec00b9
usa retreat sz9 | 1 4 ; 3
usa move sz56 sea
usa take transport 1
usa step sz53
usa load hawaiian_islands infantry transport
usa load hawaiian_islands infantry transport[infantry+]
usa step sz56
usa offload transport[infantry+,infantry+] infantry western_canada
usa offload transport[infantry+]~offloaded>western_canada infantry western_canada
usa halt
usa move sz20 sea
usa take destroyer 1
usa step sz55
usa step sz56
usa halt
usa move central_united_states land
usa take infantry 1
usa step western_canada
usa move central_united_states land
usa take infantry 1
usa step western_canada
usa move eastern_united_states air
usa take fighter 1
usa fly united_kingdom
usa move western_united_states land
usa take infantry 1
usa step western_canada
usa move western_united_states land
usa take infantry 1
usa step western_canada
usa move sz12 air
usa take bomber~aloft2 1
usa take bomber~aloft3 1
usa take bomber~aloft4 1
usa fly united_kingdom
usa move sz53 air
usa take fighter~aloft2 1
usa take fighter~aloft3 1
usa fly western_canada
usa done
= d2d640067d9e3328
china move fukien land
china take infantry 1
china step yunnan
china move hupeh land
china take infantry 1
china step yunnan
china move ningxia land
china take infantry 1
china step chinghai
china move sikang land
china take infantry 1
china step yunnan
china done
= 743b167c837b659f
usa place destroyer sz10
usa place destroyer sz10
usa place destroyer sz10
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place transport sz10
= b477618082b5cfac
china place infantry chinghai
china place infantry fukien
china place infantry hupeh
= e606d95c800f42d7
japan research 0
japan buy transport
japan buy transport
japan buy transport
japan buy destroyer
japan buy infantry
japan buy artillery
japan buy tank
japan done
japan move buryatia_ssr land
japan take tank 1
japan step manchuria
japan step kiangsu
japan move manchuria land
japan take infantry 3
japan step kiangsu
japan move sz62 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan load japan tank transport
japan load japan infantry transport[tank!]
japan step sz58
japan step sz64
japan halt
japan move sz62 air
japan take fighter 2
japan fly alaska attack
japan move sz62 sea
japan take transport 2
japan load japan artillery transport
japan load japan infantry transport
japan load japan infantry transport[infantry!]
japan load japan infantry transport[artillery!]
japan step sz58
japan step sz57
japan halt
japan move buryatia_ssr land
japan take infantry 3
japan step soviet_far_east
japan move caroline_islands air
japan take bomber 1
japan fly soviet_far_east attack
japan move french_indo_china_thailand land
japan take infantry 2
japan step fukien
japan move french_indo_china_thailand air
japan take fighter 1
japan fly fukien attack
japan move sz35 air
japan take fighter 1
japan fly fukien attack
japan done
japan fight midway | 4 1 ; 1 3 ; 5
japan bombard battleship~done alaska
japan bombard cruiser~done alaska | 1 ; 4 ; 5
japan fight kiangsu | 1 5 4 ; 3 ; 1
japan lose infantry
japan fight fukien | 1 3 ; 2 4 ; 5 ; 4 6 6 ; 1 ; 2
japan lose infantry
japan move sz35 sea
japan take battleship 1
japan take carrier 1
japan step sz37
japan step sz36
japan halt
japan move sz62 sea
japan take carrier 1
japan step sz58
japan step sz64
japan halt
japan move alaska air
japan take fighter~aloft1 1
japan fly sz64
japan move alaska air
japan take fighter~aloft1 1
japan fly sz64
japan move fukien air
japan take fighter~aloft3 1
japan fly sz36
japan move fukien air
japan take fighter~aloft1 1
japan fly kwangtung
japan move kwangtung land
japan take infantry 1
japan step french_indo_china_thailand
japan move libya air
japan take fighter 2
japan fly france
japan move soviet_far_east air
japan take bomber~aloft1 1
japan fly buryatia_ssr
japan done
japan place destroyer sz62
japan place infantry japan
japan place artillery japan
japan place tank japan
japan place transport sz62
japan place transport sz62
japan place transport sz62
= af3c845b2e580496
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
ussr move eastern_ukraine land
ussr take tank 3
ussr step russia
ussr step archangel
ussr move urals land
ussr take infantry 1
ussr step archangel
ussr move eastern_ukraine land
ussr take infantry 4
ussr take artillery 2
ussr step belorussia
ussr move eastern_ukraine land
ussr take infantry 1
ussr step ukraine
ussr move united_kingdom air
ussr take bomber 1
ussr fly sz13 attack
ussr done
ussr fight belorussia | 1 6 ; 4 3 6 2 ; 6
ussr fight archangel | 6 ; 3 4 1 ; 1
ussr lose infantry
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step yakut_ssr
ussr move karelia_ssr land
ussr take infantry 1
ussr step belorussia
ussr move russia land
ussr take infantry 10
ussr step belorussia
ussr move russia land
ussr take infantry 1
ussr step eastern_ukraine
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move united_kingdom air
ussr take fighter 1
ussr fly western_canada
ussr move sz13 air
ussr take bomber~aloft3 1
ussr fly caucasus
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
= b1c5b0e2d7a4cf02
germany research 0
germany buy fighter
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy artillery
germany done
germany move morocco_algeria air
germany take fighter 1
germany fly sz9 attack
germany move baltic_states land
germany take infantry 3
germany take artillery 1
germany step karelia_ssr
germany move balkans air
germany take bomber 1
germany fly karelia_ssr attack
germany move finland air
germany take fighter 1
germany fly karelia_ssr attack
germany move baltic_states land
germany take tank 2
germany step east_poland
germany step ukraine
germany move poland land
germany take tank 1
germany step bulgaria_romania
germany step ukraine
germany move libya land
germany take tank 1
germany step egypt
germany step anglo_egypt_sudan
germany done
germany fight karelia_ssr | 3 ; 3 ; 2 4 ; 1 4 ; 4 ; 5 ; 1 3
germany lose infantry
germany press | 5 ; 6 6 ; 6 ; 4 ; 6
germany fight ukraine | 3 4 3 ; 3
germany move sz12 sea
germany take submarine 1
germany step sz13
germany step sz14
germany halt
germany move finland land
germany take infantry 1
germany step norway
germany move finland land
germany take infantry 3
germany step norway
germany move france land
germany take tank 1
germany step germany
germany step poland
germany move france land
germany take tank 1
germany step germany
germany step poland
germany move france land
germany take infantry 1
germany step northwestern_europe
germany move germany land
germany take infantry 5
germany step northwestern_europe
germany move germany land
germany take infantry 1
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
germany halt
germany move germany land
germany take tank 1
germany step poland
germany halt
germany move karelia_ssr air
germany take bomber~aloft3 1
germany fly bulgaria_romania
germany move karelia_ssr air
germany take fighter~aloft3 1
germany fly norway
germany move libya land
germany take infantry 1
germany take artillery 1
germany step egypt
germany move morocco_algeria air
germany take fighter 1
germany fly bulgaria_romania
germany move sz9 air
germany take fighter~aloft2 1
germany fly morocco_algeria
germany done
germany place fighter germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
= 1970e44d84c5a9ad
uk research 0
uk buy transport
uk buy destroyer
uk buy infantry
uk buy artillery
uk buy infantry
uk buy tank
uk done
uk move trans_jordan land
uk take infantry 3
uk take artillery 1
uk take tank 1
uk step egypt
uk move india air
uk take fighter 1
uk fly egypt attack
uk move sz2 sea
uk take transport[tank] 1
uk take transport 1
uk take battleship 1
uk take cruiser 1
uk take destroyer 1
uk load united_kingdom artillery transport
uk load united_kingdom infantry transport[tank]
uk step sz3
uk step sz4
uk halt
uk assault transport[infantry!,tank] karelia_ssr
uk assault transport[artillery!] karelia_ssr
uk done
uk land transport[tank]~offloaded>karelia_ssr tank
uk bombard battleship~done karelia_ssr
uk bombard cruiser~done karelia_ssr | 2 ; 5
= 601095b670d7e486
germany lose infantry | 2 6 ; 1 ; 5 3 6 ; 4 2 ; 3 6 ; 6 3
= 21bd6e8674c67ca1
italy lose germany:infantry | 1 2 ; 2 1
= 4211e814b9c056ca
uk lose infantry
uk lose infantry
uk lose infantry
uk lose artillery
uk retreat trans_jordan
uk move sz2 sea
uk take transport 1
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport[infantry+]
uk step sz3
uk step sz4
uk offload transport[infantry+,infantry+] infantry archangel
uk offload transport[infantry+]~offloaded>archangel infantry archangel
uk halt
uk move sz27 sea
uk take transport[artillery,infantry] 1
uk step sz23
uk offload transport[artillery,infantry] artillery french_equatorial_africa
uk offload transport[infantry]~offloaded>french_equatorial_africa infantry french_equatorial_africa
uk halt
uk move united_kingdom air
uk take fighter 1
uk fly sz2
uk move united_kingdom air
uk take fighter 1
uk fly sz2
uk move eastern_canada land
uk take infantry 1
uk step western_canada
uk move eastern_canada land
uk take infantry 1
uk step western_canada
uk move eastern_canada land
uk take tank 1
uk step western_canada
uk step western_united_states
uk move egypt air
uk take fighter~aloft1 1
uk fly trans_jordan
uk done
uk place destroyer sz2
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place artillery united_kingdom
uk place tank united_kingdom
uk place transport sz2
= 617a335157cbc23c
italy research 0
italy buy destroyer
italy buy destroyer
italy buy infantry
italy buy infantry
italy done
italy move sz15 sea
italy take transport 1
italy take battleship 1
italy take cruiser 2
italy load egypt infantry transport
italy load egypt infantry transport[infantry!]
italy step sz16
italy halt
italy move bulgaria_romania land
italy take tank 2
italy step ukraine
italy step caucasus
italy move east_poland land
italy take tank 1
italy step ukraine
italy step caucasus
italy move libya air
italy take fighter 1
italy fly caucasus attack
italy done
italy bombard battleship~done caucasus
italy bombard cruiser~done caucasus | 4 ; 5
= d36713f01bcbc1c4
ussr lose infantry | 2 ; 2 2 ; 5 3 4 5
ussr lose bomber | 5 ; 6 5 4 6 ; 3
= b84216427512153b
italy press | 3 4 ; 6 4 6 4 ; 4 5 5 ; 5
italy press | 4 1 ; 1 1 2 5 ; 2 3 2 ; 6
italy lose infantry~seaborne
italy lose infantry~seaborne
italy move sz14 sea
italy take destroyer 1
italy step sz16
italy halt
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move balkans land
italy take artillery 1
italy step bulgaria_romania
italy move bulgaria_romania land
italy take infantry 1
italy step east_poland
italy move bulgaria_romania land
italy take infantry 1
italy step ukraine
italy move caucasus air
italy take fighter~aloft1 1
italy fly ukraine
italy done
italy place destroyer sz14
italy place destroyer sz14
italy place infantry italy
italy place infantry italy
= 921287d653242ae8
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
usa buy transport
usa buy artillery
usa buy submarine
usa done
usa first china
= 82daed464cc8dd6e
china move suiyuan land
china take infantry 1
china step manchuria
china move hupeh land
china take infantry 1
china step fukien
china move yunnan land
china take infantry 5
china step fukien
china move yunnan air
china take fighter 1
china fly fukien attack
china done | 2 6 5 3 1 6 ; 2 ; 2 6
china lose infantry
= 034c6e4d8c23c19a
usa move sz10 sea
usa take transport 1
usa take destroyer 3
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry!]
usa step sz9
usa step sz12
usa halt
usa assault transport[infantry!,infantry!] morocco_algeria
usa move united_kingdom air
usa take bomber 3
usa fly morocco_algeria attack
usa move western_canada air
usa take fighter 1
usa fly sz57 attack
usa move western_canada land
usa take infantry 6
usa step alaska
usa move western_canada air
usa take fighter 1
usa fly alaska attack
usa done | 2 4 ; 4 3 2 ; 2
usa lose infantry~seaborne
usa fight alaska | 5 5 3 5 3 1 ; 2 ; 6 ; 5
usa move sz56 sea
usa take battleship 1
usa take cruiser 1
usa take destroyer 1
usa take submarine 1
usa take transport 1
usa step sz55
usa halt
usa move alaska air
usa take fighter~aloft3 1
usa fly western_united_states
usa move morocco_algeria air
usa take bomber~aloft3 3
usa fly united_kingdom
usa move united_kingdom air
usa take fighter 1
usa fly russia
usa move sz57 air
usa take fighter~aloft2 1
usa fly western_united_states
usa done
= a9c8c84064563d12
china move chinghai land
china take infantry 1
china step ningxia
china move fukien air
china take fighter~aloft3 1
china fly chinghai
china done
= 169f5c8e995928df
usa place submarine sz10
usa place infantry western_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place transport sz10
= c4d50d3cdb5bf7c3
china place infantry ningxia
china place infantry ningxia
china place infantry yunnan
= 9fa671a78d190648
end 1065 open 9fa671a78d1906482439ef349a550d7b 02cc06a458e075a5
