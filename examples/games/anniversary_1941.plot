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
dice fast 864063479943060712
start 3d452ba0e305c54b17eb7e0ba4e6ad42
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
germany move poland air
germany take fighter 1
germany fly sz6 attack
germany move bulgaria_romania land
germany take infantry 3
germany take artillery 1
germany take tank 2
germany step ukraine
germany move czechoslovakia_hungary land
germany take tank 2
germany step bulgaria_romania
germany step east_poland
germany move poland land
germany take infantry 4
germany take artillery 1
germany take tank 2
germany step east_poland
germany move sz13 sea
germany take transport 1
germany load france tank transport
germany load france infantry transport[tank!]
germany halt
germany done
germany fight sz2
germany submerge 0 | 5 4 ; 1 ; 1 ; 6
germany fight sz6 | 4 3 2 ; 1
germany lose fighter~attacking2
germany fight ukraine | 1 3 ; 4 4 ; 1 1 ; 6 6 ; 2 5 5 ; 1 6 ; 2 6 3 3 ; 2 1
germany lose infantry
germany lose infantry
germany move sz5 sea
germany take cruiser 1
germany take submarine 1
germany step sz6
germany halt
germany move finland land
germany take infantry 1
germany step norway
germany move finland land
germany take infantry 1
germany step norway
germany move germany land
germany take infantry 1
germany step poland
germany move germany land
germany take infantry 2
germany step poland
germany move germany land
germany take artillery 1
germany step poland
germany move morocco_algeria land
germany take infantry 1
germany step libya
germany move norway land
germany take infantry 1
germany step finland
germany move norway land
germany take infantry 1
germany step finland
germany move sz2 air
germany take fighter~aloft2 1
germany take bomber~aloft2 1
germany fly norway
germany move sz6 air
germany take fighter~aloft2 1
germany take fighter~aloft3 1
germany fly finland
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
= d7c2f2ce80421163
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
ussr done
ussr move archangel land
ussr take infantry 1
ussr step belorussia
ussr move archangel land
ussr take infantry 1
ussr step karelia_ssr
ussr move baltic_states land
ussr take infantry 1
ussr step karelia_ssr
ussr move baltic_states land
ussr take infantry 2
ussr step karelia_ssr
ussr move belorussia land
ussr take infantry 1
ussr step baltic_states
ussr move belorussia land
ussr take infantry 1
ussr step karelia_ssr
ussr move buryatia_ssr land
ussr take infantry 2
ussr step stanovoj_chrebet
ussr move caucasus land
ussr take infantry 1
ussr step russia
ussr move caucasus land
ussr take infantry 3
ussr step russia
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
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
ussr move russia land
ussr take tank 1
ussr step archangel
ussr step karelia_ssr
ussr move soviet_far_east land
ussr take infantry 1
ussr step yakut_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move yakut_ssr land
ussr take infantry 1
ussr step evenki_national_okrug
ussr done
ussr place infantry karelia_ssr
ussr place infantry karelia_ssr
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry caucasus
ussr place infantry caucasus
= e478a4fa898d899f
japan research 0
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan buy infantry
japan done
japan move sz57 air
japan take fighter 4
japan fly sz53 attack
japan move sz61 air
japan take fighter 2
japan fly sz53 attack
japan move formosa air
japan take fighter 1
japan fly sz50 attack
japan move japan air
japan take fighter 1
japan fly sz50 attack
japan move manchuria air
japan take fighter 1
japan fly sz50 attack
japan move sz51 sea
japan take transport 1
japan take destroyer 1
japan load caroline_islands infantry transport
japan load caroline_islands infantry transport[infantry!]
japan step sz60
japan step sz61
japan halt
japan assault transport[infantry!,infantry!] kwangtung
japan move french_indo_china_thailand land
japan take infantry 3
japan step kwangtung
japan move manchuria land
japan take infantry 3
japan step suiyuan
japan done
japan bombard battleship kwangtung
japan bombard cruiser kwangtung | 4 ; 6 ; 3
japan fight sz53 | 6 2 4 3 2 2 ; 4
japan lose fighter~attacking1
japan fight sz50 | 2 5 1 ; 4 ; 4 4 2 ; 1
japan press | 4 5 ; 3
japan press | 6 2 ; 2
japan retreat manchuria
japan move sz51 sea
japan take transport 1
japan load caroline_islands infantry transport
japan halt
japan move sz62 sea
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan halt
japan move sz50 air
japan take fighter~aloft1 1
japan fly sz61
japan move sz50 air
japan take fighter~aloft1 1
japan fly sz61
japan move sz53 air
japan take fighter~aloft1 1
japan fly sz57
japan move sz53 air
japan take fighter~aloft3 1
japan fly sz57
japan move sz53 air
japan take fighter~aloft3 1
japan fly sz57
japan move sz53 air
japan take fighter~aloft3 1
japan fly sz57
japan move sz53 air
japan take fighter~aloft3 1
japan fly sz57
japan move kiangsu land
japan take infantry 1
japan step manchuria
japan move sz50 air
japan take fighter~aloft2 1
japan fly kiangsu
japan move sz57 air
japan take fighter~aloft2 4
japan fly iwo_jima
japan done
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan deck fighter~aloft carrier
= 8557a48965033031
uk research 0
uk buy infantry
uk buy infantry
uk buy carrier
uk buy destroyer
uk buy infantry
uk buy artillery
uk buy tank
uk buy infantry
uk done
uk move sz9 sea
uk take transport 1
uk take destroyer 1
uk load eastern_canada tank transport
uk step sz8
uk step sz7
uk halt
uk assault transport[tank!] france
uk move united_kingdom air
uk take fighter 2
uk take bomber 1
uk fly france attack
uk move burma land
uk take infantry 1
uk step french_indo_china_thailand
uk move sz12 sea
uk take destroyer 1
uk step sz13
uk halt
uk done | 4 5 4 ; 6 ; 2
uk lose fighter~attacking2
uk press | 1 5 ; 1 ; 3
uk move sz35 sea
uk take transport 1
uk step sz34
uk load egypt tank transport
uk load egypt infantry transport[tank+]
uk offload transport[tank+,infantry+] tank persia
uk offload transport[infantry+]~offloaded>persia infantry persia
uk halt
uk move sz41 sea
uk take transport 1
uk load australia artillery transport
uk load australia infantry transport[artillery+]
uk halt
uk move sz12 sea
uk take cruiser 1
uk step sz17
uk step sz22
uk halt
uk move sz35 sea
uk take destroyer 1
uk step sz34
uk halt
uk move egypt air
uk take fighter 1
uk fly east_indies
uk move egypt land
uk take artillery 1
uk step trans_jordan
uk move france air
uk take bomber~aloft4 1
uk fly karelia_ssr
uk move france air
uk take fighter~aloft2 1
uk fly united_kingdom
uk move india land
uk take infantry 1
uk step burma
uk move india land
uk take infantry 2
uk take artillery 1
uk step persia
uk move union_of_south_africa land
uk take infantry 1
uk step rhodesia
uk move union_of_south_africa land
uk take infantry 1
uk step rhodesia
uk done
uk place carrier sz6
uk place destroyer sz8
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place artillery united_kingdom
uk place tank united_kingdom
= 01dfe7d04456ea48
italy research 0
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move balkans land
italy take tank 1
italy step germany
italy step france
italy move italy land
italy take infantry 1
italy take artillery 1
italy take tank 1
italy step france
italy move sz14 sea
italy take transport 1
italy take battleship 1
italy take cruiser 2
italy load balkans infantry transport
italy load balkans infantry transport[infantry!]
italy step sz15
italy halt
italy assault transport[infantry!,infantry!] egypt
italy move libya land
italy take infantry 2
italy step egypt
italy move italy air
italy take fighter 1
italy fly egypt attack
italy done
italy bombard battleship~done egypt
italy bombard cruiser~done egypt | 1 ; 4 ; 6 ; 5 3 ; 4 6 ; 2
italy lose infantry
italy press | 6 ; 3 5 ; 5
italy move egypt air
italy take fighter~aloft1 1
italy fly libya
italy done
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 68d5e18d80b7a60a
usa research 1 | 2
usa buy transport
usa buy transport
usa buy transport
usa buy carrier
usa done
usa first china
= 2dade9f14038fbd2
china done
= 2bddebc7084d2ff5
usa move eastern_united_states air
usa take bomber 1
usa fly sz57 attack
usa move hawaiian_islands air
usa take fighter 1
usa fly sz57 attack
usa move western_united_states air
usa take fighter 1
usa take bomber 1
usa fly sz57 attack
usa move sz44 air
usa take fighter 1
usa fly sz57 attack
usa done | 6 3 6 ; 1 5
= ae9ee8c32c30335b
japan lose carrier
japan lose carrier | 2 4 ; 5
= 2533e4b1e63f2bd5
usa lose fighter~attacking1
usa press | 5 2 ; 5 6 ; 1
usa lose fighter~attacking2
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa halt
usa move sz56 sea
usa take transport 1
usa step sz65
usa halt
usa move sz44 sea
usa take carrier 1
usa take destroyer 1
usa step sz54
usa step sz56
usa halt
usa move sz57 air
usa take fighter~aloft2 1
usa fly sz56
usa move eastern_united_states air
usa take fighter 1
usa fly sz56
usa move central_united_states land
usa take infantry 1
usa step western_united_states
usa move sz57 air
usa take bomber~aloft2 1
usa fly hawaiian_islands
usa move sz57 air
usa take bomber~aloft4 1
usa fly yakut_ssr
usa done
= 1d3e6428fe8f6120
china move yunnan air
china take fighter 1
china fly chinghai
china move yunnan land
china take infantry 1
china step sikang
china done
= 3a62c276ad82d798
usa place carrier sz10
usa place transport sz10
usa place transport sz10
usa place transport sz10
= ce919cd132459b5a
china place infantry chinghai
china place infantry chinghai
china place infantry sikang
= d54d6667f079684a
germany research 0
germany buy fighter
germany buy infantry
germany buy infantry
germany buy infantry
germany buy infantry
germany buy artillery
germany buy infantry
germany buy infantry
germany buy tank
germany done
germany move finland air
germany take fighter 1
germany fly sz6 attack
germany move norway air
germany take fighter 1
germany take bomber 1
germany fly sz6 attack
germany move sz6 sea
germany take submarine 1
germany step sz7
germany halt
germany move finland air
germany take fighter 1
germany fly sz7 attack
germany move east_poland land
germany take tank 4
germany step ukraine
germany step caucasus
germany move ukraine land
germany take infantry 3
germany take artillery 1
germany take tank 2
germany step caucasus
germany move east_poland land
germany take infantry 2
germany take artillery 1
germany step eastern_ukraine
germany done
germany fight sz7 | 5 ; 3 ; 6
germany fight sz6 | 4 2 ; 2 ; 1 ; 1
germany lose fighter~attacking2
germany fight eastern_ukraine | 2 ; 1 6 ; 6 ; 3 1 ; 1 3 ; 1 4 5 2 4 5 ; 1 4 4
germany lose infantry
germany move sz2 sea
germany take submarine 2
germany step sz3
germany step sz6
germany halt
germany move sz5 sea
germany take transport 1
germany step sz6
germany halt
germany move finland land
germany take infantry 1
germany step norway
germany move germany land
germany take infantry 1
germany step poland
germany move germany land
germany take infantry 8
germany step poland
germany move germany land
germany take artillery 1
germany step poland
germany move libya land
germany take artillery 1
germany take tank 1
germany step egypt
germany move libya land
germany take infantry 1
germany step morocco_algeria
germany move libya land
germany take infantry 1
germany step morocco_algeria
germany move northwestern_europe land
germany take infantry 1
germany step germany
germany move poland land
germany take infantry 1
germany step east_poland
germany move poland land
germany take infantry 2
germany step east_poland
germany move poland land
germany take artillery 1
germany step east_poland
germany move sz6 air
germany take bomber~aloft5 1
germany fly east_poland
germany move sz7 air
germany take fighter~aloft1 1
germany fly france
germany move sz6 air
germany take fighter~aloft3 1
germany fly east_poland
germany done
germany place fighter germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place infantry germany
germany place artillery germany
germany place tank germany
= 583d7576a2eb832a
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy artillery
ussr done
ussr move russia land
ussr take infantry 16
ussr take artillery 1
ussr step caucasus
ussr done | 5 1 1 5 4 5 1 3 2 1 5 3 6 6 2 ; 6 2
= 19915cfc10ce3120
germany lose infantry
germany lose infantry
germany lose artillery | 2 4 5 ; 5 2 4 5 3 3
= 8a6ada2aa422ad62
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr press | 6 4 1 2 1 3 2 6 3 1 3 ; 2 2 ; 4 3 3 2
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr move baltic_states land
ussr take infantry 1
ussr step belorussia
ussr move belorussia land
ussr take infantry 1
ussr step karelia_ssr
ussr move buryatia_ssr land
ussr take infantry 1
ussr step soviet_far_east
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move karelia_ssr land
ussr take artillery 1
ussr step archangel
ussr move karelia_ssr land
ussr take tank 1
ussr step archangel
ussr step russia
ussr move karelia_ssr land
ussr take infantry 1
ussr step baltic_states
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move soviet_far_east land
ussr take infantry 1
ussr step buryatia_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step yakut_ssr
ussr move yakut_ssr land
ussr take infantry 1
ussr step evenki_national_okrug
ussr move yakut_ssr land
ussr take infantry 2
ussr step evenki_national_okrug
ussr done
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place artillery russia
ussr place artillery karelia_ssr
ussr place tank karelia_ssr
= d0224d807952526e
japan research 0
japan buy transport
japan buy transport
japan buy destroyer
japan buy infantry
japan done
japan move kwangtung land
japan take infantry 4
japan step french_indo_china_thailand
japan move kiangsu air
japan take fighter 1
japan fly french_indo_china_thailand attack
japan move sz51 sea
japan take transport[infantry] 1
japan step sz50
japan halt
japan move sz61 sea
japan take transport[infantry,infantry] 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan step sz50
japan halt
japan assault transport[infantry,infantry] philippine_islands
japan move sz61 air
japan take fighter 2
japan fly philippine_islands attack
japan move sz61 sea
japan take transport[artillery,infantry] 1
japan step sz36
japan step sz49
japan halt
japan move kiangsu land
japan take infantry 2
japan step suiyuan
japan move manchuria land
japan take infantry 2
japan step suiyuan
japan move sz62 sea
japan take transport[tank,infantry] 1
japan step sz58
japan step sz64
japan halt
japan done
japan fight alaska
japan land transport[tank,infantry]~assaulting>alaska tank
japan land transport[infantry]~offloaded>alaska infantry | 5 ; 3 ; 3
japan fight philippine_islands
japan land transport[infantry]~assaulting>philippine_islands infantry
japan land transport[infantry,infantry]~assaulting>philippine_islands infantry
japan land transport[infantry]~offloaded>philippine_islands infantry
japan bombard battleship~done philippine_islands
japan bombard cruiser~done philippine_islands | 5 ; 2 ; 3 1 3 ; 2 2 ; 2 2
japan lose infantry~seaborne
japan lose infantry~seaborne
japan land transport[artillery,infantry]~assaulting>borneo artillery
japan land transport[infantry]~offloaded>borneo infantry
japan fight suiyuan | 4 2 6 1 ; 6 ; 3 6 4 3 ; 5 ; 3
japan press | 2 4 3 6 ; 5 ; 5
japan press | 1 6 5 3 ; 6 ; 3
japan move sz61 sea
japan take carrier 1
japan take transport 1
japan step sz36
japan step sz49
japan halt
japan move philippine_islands air
japan take fighter~aloft2 1
japan fly sz49
japan move philippine_islands air
japan take fighter~aloft2 1
japan fly sz49
japan move iwo_jima air
japan take fighter 4
japan fly kiangsu
japan move kwangtung land
japan take infantry 1
japan step french_indo_china_thailand
japan move french_indo_china_thailand air
japan take fighter~aloft2 1
japan fly kwangtung
japan done
japan place destroyer sz62
japan place infantry japan
japan place transport sz62
japan place transport sz62
= c83e291d7f283c3d
uk research 1 | 4
uk buy carrier
uk buy fighter
uk buy transport
uk buy transport
uk buy transport
uk buy infantry
uk buy artillery
uk buy infantry
uk done
uk move karelia_ssr air
uk take bomber 1
uk fly germany raid
uk done | 1
uk move sz34 sea
uk take transport 1
uk load trans_jordan artillery transport
uk load trans_jordan infantry transport[artillery+]
uk halt
uk move sz8 sea
uk take destroyer 1
uk step sz1
uk halt
uk move sz13 sea
uk take destroyer 1
uk step sz12
uk step sz17
uk halt
uk move sz22 sea
uk take cruiser 1
uk step sz17
uk halt
uk move sz34 sea
uk take destroyer 1
uk step sz33
uk halt
uk move sz41 sea
uk take destroyer 1
uk take transport[artillery,infantry] 1
uk step sz42
uk step sz43
uk halt
uk move burma land
uk take infantry 1
uk step india
uk move east_indies air
uk take fighter 1
uk fly india
uk move persia land
uk take infantry 1
uk step india
uk move persia land
uk take infantry 2
uk step india
uk move persia land
uk take artillery 1
uk step india
uk move persia land
uk take tank 1
uk step india
uk halt
uk move rhodesia land
uk take infantry 1
uk step belgian_congo
uk move rhodesia land
uk take infantry 1
uk step italian_africa
uk move united_kingdom air
uk take fighter 1
uk fly karelia_ssr
uk move western_canada land
uk take infantry 1
uk step western_united_states
uk done
uk place carrier sz6
uk place fighter sz6
uk place infantry united_kingdom
uk place infantry united_kingdom
uk place artillery united_kingdom
uk place transport sz3
uk place transport sz7
uk place transport sz2
= bbbc47417bcc07d6
italy research 0
italy buy destroyer
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move libya air
italy take fighter 1
italy fly sz7 attack
italy move egypt land
italy take infantry 1
italy step anglo_egypt_sudan
italy done
italy move sz15 sea
italy take battleship 1
italy take cruiser 2
italy take transport 1
italy step sz14
italy halt
italy move france land
italy take artillery 1
italy step northwestern_europe
italy move italy land
italy take infantry 1
italy step france
italy move italy land
italy take infantry 2
italy step france
italy move sz7 air
italy take fighter~aloft1 1
italy fly france
italy done
italy place destroyer sz14
italy place infantry italy
italy place infantry italy
italy place infantry italy
= 3362b96f345cc2c2
usa research 0 | 5
usa buy infantry
usa buy infantry
usa buy fighter
usa buy infantry
usa buy artillery
usa buy tank
usa buy infantry
usa buy infantry
usa buy artillery
usa buy infantry
usa buy tank
usa buy infantry
usa buy submarine
usa done
usa first china
= bf1bbb10902a6e7d
china done
= 62e556959c98c902
usa move yakut_ssr air
usa take bomber 1
usa fly sz62 attack
usa move sz56 air
usa take fighter 1
usa fly sz62 attack
usa move sz56 air
usa take fighter 1
usa fly sz64 attack
usa done
usa fight sz62 | 6 ; 2 ; 4
usa move sz10 sea
usa take transport[artillery,infantry] 1
usa step sz9
usa halt
usa move sz10 sea
usa take transport 1
usa step sz19
usa step sz20
usa halt
usa move sz10 sea
usa take transport 1
usa step sz19
usa step sz20
usa halt
usa move sz10 sea
usa take carrier 1
usa take destroyer 1
usa take transport 1
usa step sz9
usa halt
usa move sz56 sea
usa take carrier 1
usa take destroyer 2
usa step sz55
usa step sz20
usa halt
usa move sz65 sea
usa take transport 1
usa step sz56
usa halt
usa move hawaiian_islands air
usa take bomber 1
usa fly soviet_far_east
usa move sz62 air
usa take bomber~aloft3 1
usa fly soviet_far_east
usa move sz62 air
usa take fighter~aloft1 1
usa fly buryatia_ssr
usa move sz64 air
usa take fighter~aloft2 1
usa fly soviet_far_east
usa done
= e42ffcc789c57e19
china move chinghai land
china take infantry 1
china step ningxia
china move hupeh land
china take infantry 1
china step yunnan
china move sikang land
china take infantry 1
china step chinghai
china move sikang land
china take infantry 1
china step hupeh
china done
= 090b1b7595290bd8
usa place submarine sz10
usa place fighter eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place artillery eastern_united_states
usa place tank eastern_united_states
usa place tank western_united_states
= 754a21e28f0116be
china place infantry sikang
china place infantry sikang
china place infantry sikang
= 7f11c628685c47cf
germany research 0
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy artillery
germany buy tank
germany done
germany move east_poland air
germany take fighter 1
germany take bomber 1
germany fly sz6 attack
germany move france air
germany take fighter 1
germany fly sz6 attack
germany move germany air
germany take fighter 1
germany fly sz6 attack
germany move sz6 sea
germany take submarine 1
germany step sz3
germany halt
germany move east_poland land
germany take infantry 3
germany take artillery 1
germany step baltic_states
germany move germany land
germany take tank 1
germany step poland
germany step baltic_states
germany move poland land
germany take infantry 7
germany take artillery 1
germany step baltic_states
germany move egypt land
germany take tank 1
germany step anglo_egypt_sudan
germany step french_equatorial_africa
germany done
germany fight sz6
germany submerge 0 | 6 ; 5 3 5 ; 6 ; 1 ; 3 ; 6 ; 5 1 6 1 3 1 6 1 ; 4 3 3 3 ; 6 ; 1
germany lose infantry
germany move sz7 sea
germany take submarine 1
germany step sz6
germany halt
germany move eastern_ukraine land
germany take artillery 1
germany step east_poland
germany move eastern_ukraine land
germany take infantry 1
germany step ukraine
germany move germany land
germany take infantry 1
germany step france
germany move germany land
germany take artillery 1
germany step poland
germany move morocco_algeria land
germany take infantry 1
germany step libya
germany move poland land
germany take infantry 1
germany step east_poland
germany move poland land
germany take infantry 1
germany step east_poland
germany move sz6 air
germany take fighter~aloft1 1
germany fly norway
germany move sz6 air
germany take fighter~aloft2 2
germany take bomber~aloft3 1
germany fly poland
germany done
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
= 94adb721f02f00a2
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
ussr take infantry 7
ussr take artillery 1
ussr take tank 1
ussr step finland
ussr move caucasus land
ussr take infantry 6
ussr take artillery 1
ussr step ukraine
ussr move russia land
ussr take tank 1
ussr step caucasus
ussr step ukraine
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr done
ussr fight ukraine | 6 6 1 3 4 ; 1 1 ; 2 ; 4 ; 5 5 3 4 2 5 ; 2 3 ; 3 ; 1
ussr lose infantry
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move evenki_national_okrug land
ussr take infantry 2
ussr step novosibirsk
ussr move karelia_ssr land
ussr take infantry 1
ussr step archangel
ussr move karelia_ssr land
ussr take infantry 4
ussr step archangel
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move soviet_far_east land
ussr take infantry 1
ussr step yakut_ssr
ussr move yakut_ssr land
ussr take infantry 1
ussr step evenki_national_okrug
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
= 51748cfd1585c533
japan research 0
japan buy industrial_complex
japan buy infantry
japan buy fighter
japan buy artillery
japan done
japan move sz49 air
japan take fighter 1
japan fly sz34 attack
japan move sz49 sea
japan take transport 1
japan load borneo artillery transport
japan load borneo infantry transport[artillery!]
japan step sz38
japan step sz39
japan halt
japan move sz50 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan load philippine_islands infantry transport
japan step sz48
japan step sz39
japan halt
japan move sz49 air
japan take fighter 1
japan fly australia attack
japan move suiyuan land
japan take infantry 4
japan step manchuria
japan move kiangsu air
japan take fighter 2
japan fly manchuria attack
japan move alaska land
japan take tank 1
japan step western_canada
japan step central_united_states
japan move sz49 sea
japan take transport 1
japan step sz37
japan load french_indo_china_thailand infantry transport
japan load french_indo_china_thailand infantry transport[infantry!]
japan step sz38
japan halt
japan move french_indo_china_thailand land
japan take infantry 1
japan step burma
japan move french_indo_china_thailand land
japan take infantry 2
japan step yunnan
japan move kiangsu air
japan take fighter 2
japan fly yunnan attack
japan done
japan fight australia
japan bombard battleship~done australia
japan bombard cruiser~done australia | 1 ; 6 ; 5 ; 3 ; 5 2 ; 5 ; 4 2
japan lose infantry~seaborne
japan fight yunnan | 1 3 ; 5 6 ; 2
japan lose infantry
japan fight manchuria | 4 6 3 2 ; 3 2 ; 6
japan move sz50 sea
japan take transport 1
japan step sz48
japan step sz39
japan halt
japan move sz49 sea
japan take carrier 1
japan step sz38
japan step sz39
japan halt
japan move australia air
japan take fighter~aloft1 1
japan fly sz39
japan move kwangtung air
japan take fighter 1
japan fly sz39
japan move alaska land
japan take infantry 1
japan step western_canada
japan move manchuria air
japan take fighter~aloft3 2
japan fly iwo_jima
japan move yunnan air
japan take fighter~aloft2 2
japan fly french_indo_china_thailand
japan move sz34 air
japan take fighter~aloft1 1
japan fly anglo_egypt_sudan
japan done
japan place industrial_complex french_indo_china_thailand
japan place fighter japan
japan place infantry japan
japan place artillery japan
= a5b00d443826f036
uk research 0 | 4
uk buy infantry
uk buy fighter
uk buy fighter
uk buy fighter
uk buy infantry
uk done
uk move india air
uk take fighter 1
uk fly sz38 attack
uk move sz2 sea
uk take transport 1
uk load united_kingdom tank transport
uk load united_kingdom infantry transport[tank!]
uk step sz8
uk step sz7
uk halt
uk assault transport[tank!,infantry!] northwestern_europe
uk move karelia_ssr air
uk take fighter 1
uk fly northwestern_europe attack
uk move india land
uk take infantry 2
uk take artillery 1
uk step burma
uk done | 3 ; 5 1 ; 4
uk fight burma | 3 ; 6 2 ; 4
uk move sz3 sea
uk take transport 1
uk load united_kingdom tank transport
uk halt
uk move sz43 sea
uk take transport[artillery,infantry] 1
uk step sz25
uk step sz22
uk halt
uk move sz1 sea
uk take destroyer 1
uk step sz9
uk step sz11
uk halt
uk move sz17 sea
uk take cruiser 1
uk take destroyer 1
uk step sz22
uk halt
uk move sz33 sea
uk take destroyer 1
uk step sz28
uk step sz27
uk halt
uk move sz43 sea
uk take destroyer 1
uk step sz25
uk step sz22
uk halt
uk move india land
uk take infantry 1
uk step persia
uk move india land
uk take tank 1
uk step persia
uk step caucasus
uk move northwestern_europe air
uk take fighter~aloft2 1
uk fly finland
uk move western_united_states land
uk take infantry 1
uk step mexico
uk move sz38 air
uk take fighter~aloft2 1
uk fly new_guinea
uk done
uk place fighter united_kingdom
uk place fighter united_kingdom
uk place fighter united_kingdom
uk place infantry united_kingdom
uk place infantry united_kingdom
= dbdea038aa0d9e85
italy research 0
italy buy destroyer
italy buy infantry
italy buy infantry
italy buy infantry
italy buy artillery
italy buy infantry
italy done
italy move france land
italy take infantry 2
italy take tank 2
italy step northwestern_europe
italy move france air
italy take fighter 1
italy fly northwestern_europe attack
italy move sz14 sea
italy take transport 1
italy take battleship 1
italy take cruiser 2
italy take destroyer 1
italy load italy infantry transport
italy load italy infantry transport[infantry!]
italy step sz15
italy halt
italy move egypt land
italy take infantry 3
italy step trans_jordan
italy done
italy bombard battleship~done trans_jordan
italy bombard cruiser~done trans_jordan | 2 ; 1 ; 5 ; 3 2 ; 6 5 1
= f135dc59cb440d59
uk lose infantry | 4 ; 1
= 58750f03b197666d
italy lose infantry
italy press | 3 ; 5 6 1 ; 6
italy move france land
italy take infantry 1
italy step germany
italy move italy land
italy take infantry 1
italy step balkans
italy move northwestern_europe air
italy take fighter~aloft3 1
italy fly poland
italy done
italy place destroyer sz14
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place artillery italy
= 83c0cb40e4152212
usa research 0 | 4
usa buy transport
usa buy transport
usa buy transport
usa buy fighter
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa done
usa first china
= c5c1fb67db823124
china move fukien land
china take infantry 1
china step kwangtung
china move hupeh land
china take infantry 1
china step yunnan
china move sikang land
china take infantry 3
china step yunnan
china move chinghai air
china take fighter 1
china fly yunnan attack
china move ningxia land
china take infantry 1
china step suiyuan
china done | 6 1 4 5 ; 3 ; 2
china lose infantry
= deaaefe1643eab40
usa move sz9 sea
usa take transport[artillery,infantry] 1
usa take destroyer 1
usa step sz8
usa step sz7
usa halt
usa assault transport[artillery,infantry] france
usa move eastern_united_states land
usa take infantry 4
usa take artillery 2
usa step central_united_states
usa move western_united_states land
usa take infantry 2
usa take tank 1
usa step western_canada
usa move eastern_united_states air
usa take fighter 1
usa fly western_canada attack
usa move sz56 sea
usa take transport 1
usa step sz53
usa load hawaiian_islands infantry transport
usa step sz51
usa halt
usa move soviet_far_east air
usa take bomber 2
usa fly french_indo_china_thailand raid
usa done | 1 6
usa fight france
usa land transport[artillery,infantry]~assaulting>france artillery
usa land transport[infantry]~offloaded>france infantry | 3 5 ; 1
usa lose infantry~seaborne | 4 ; 3 ; 2 ; 1
usa fight central_united_states | 3 5 ; 2 5 6 4 ; 5 ; 5 4 ; 3 4 ; 4
usa move sz9 sea
usa take transport 1
usa step sz10
usa halt
usa move sz20 sea
usa take transport 1
usa step sz19
usa step sz10
usa halt
usa move sz9 sea
usa take carrier 1
usa step sz10
usa halt
usa move sz20 sea
usa take carrier 1
usa take destroyer 2
usa take transport 1
usa step sz19
usa step sz10
usa halt
usa move buryatia_ssr air
usa take fighter 1
usa fly fukien
usa move french_indo_china_thailand air
usa take bomber~aloft1 2
usa fly fukien
usa move soviet_far_east air
usa take fighter 1
usa fly fukien
usa move western_canada air
usa take fighter~aloft2 1
usa fly western_united_states
usa done
= fbe8bab74ccaa75f
china move yunnan air
china take fighter~aloft2 1
china fly fukien
china done
= 9a5ec2e78f2cf6b2
usa place fighter sz10
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place transport sz10
usa place transport sz10
usa place transport sz10
= 1ef9b47a6b47f4e9
china place infantry fukien
china place infantry fukien
= a4979d75346d815e
usa deck fighter~aloft@eastern_united_states carrier~done
= e074d3a19f52944b
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
germany move norway air
germany take fighter 1
germany fly sz7 attack
germany move poland air
germany take fighter 2
germany take bomber 1
germany fly sz7 attack
germany move baltic_states land
germany take infantry 1
germany step karelia_ssr
germany move french_equatorial_africa land
germany take tank 1
germany step french_west_africa
germany halt
germany done | 3 4 2 ; 6
= 5db682e56152dd20
uk lose transport | 4
= d717c6b43ca76daa
germany move sz3 sea
germany take submarine 1
germany step sz6
germany step sz7
germany halt
germany move sz6 sea
germany take cruiser 1
germany take submarine 2
germany take transport 1
germany step sz7
germany halt
germany move baltic_states land
germany take infantry 1
germany step east_poland
germany move baltic_states land
germany take infantry 7
germany step east_poland
germany move baltic_states land
germany take artillery 1
germany step east_poland
germany move baltic_states land
germany take tank 1
germany step east_poland
germany halt
germany move east_poland land
germany take infantry 1
germany take artillery 1
germany step baltic_states
germany move east_poland land
germany take infantry 1
germany step bulgaria_romania
germany move egypt land
germany take artillery 1
germany step anglo_egypt_sudan
germany move germany land
germany take infantry 1
germany take artillery 1
germany step balkans
germany move germany land
germany take infantry 2
germany step czechoslovakia_hungary
germany move germany land
germany take tank 5
germany step france
germany halt
germany move germany land
germany take artillery 3
germany step poland
germany move germany land
germany take tank 1
germany step poland
germany step baltic_states
germany move libya land
germany take infantry 1
germany step egypt
germany move poland land
germany take artillery 1
germany step east_poland
germany move sz7 air
germany take bomber~aloft3 1
germany fly baltic_states
germany move sz7 air
germany take fighter~aloft2 1
germany fly germany
germany move sz7 air
germany take fighter~aloft1 2
germany fly france
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
= 1920b08138d3e7f5
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
ussr done
ussr move archangel land
ussr take infantry 5
ussr take artillery 1
ussr step karelia_ssr
ussr move belorussia land
ussr take infantry 1
ussr step karelia_ssr
ussr move finland land
ussr take infantry 6
ussr take artillery 1
ussr take tank 1
ussr step karelia_ssr
ussr move caucasus land
ussr take infantry 7
ussr step eastern_ukraine
ussr move russia land
ussr take infantry 7
ussr take artillery 1
ussr step eastern_ukraine
ussr move ukraine land
ussr take artillery 1
ussr take tank 1
ussr step eastern_ukraine
ussr done
ussr fight karelia_ssr | 3 3 1 5 3 5 6 4 5 3 ; 2 1 6 4 ; 1 ; 2
ussr lose infantry | 2 2 1 2 1 3 1 6 2 4 1 6 ; 1 5 4 2 ; 4 ; 3
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move novosibirsk land
ussr take infantry 2
ussr step russia
ussr move ukraine land
ussr take infantry 5
ussr step eastern_ukraine
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
= 0b6c05d02259cdd6
japan research 1 | 3
japan repair french_indo_china_thailand complex
japan repair french_indo_china_thailand complex
japan repair french_indo_china_thailand complex
japan repair french_indo_china_thailand complex
japan buy fighter
japan buy infantry
japan buy artillery
japan buy tank
japan buy fighter
japan buy fighter
japan buy tank
japan done
japan move sz39 air
japan take fighter 1
japan fly sz51 attack
japan move sz39 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan step sz38
japan load east_indies infantry transport
japan load east_indies infantry transport[infantry!]
japan step sz35
japan halt
japan move french_indo_china_thailand air
japan take fighter 1
japan fly india attack
japan move manchuria land
japan take infantry 4
japan step suiyuan
japan move french_indo_china_thailand air
japan take fighter 1
japan fly suiyuan attack
japan done
japan bombard battleship~done india
japan bombard cruiser~done india | 6 ; 3 ; 3 ; 4
japan fight suiyuan | 6 3 5 3 ; 2 ; 6
japan move sz39 sea
japan take transport 1
japan load australia artillery transport
japan load australia infantry transport[artillery+]
japan step sz31
japan step sz35
japan offload transport[artillery+,infantry+] artillery india
japan offload transport[infantry+]~offloaded>india infantry india
japan halt
japan move sz39 sea
japan take carrier[fighter] 1
japan take transport 1
japan step sz31
japan step sz35
japan halt
japan move india air
japan take fighter~aloft2 1
japan fly sz35
japan move anglo_egypt_sudan air
japan take fighter 1
japan fly bulgaria_romania
japan move iwo_jima air
japan take fighter 2
japan fly kiangsu
japan move japan air
japan take fighter 1
japan fly kiangsu
japan move suiyuan air
japan take fighter~aloft1 1
japan fly kiangsu
japan move sz51 air
japan take fighter~aloft2 1
japan fly okinawa
japan done
japan place fighter japan
japan place fighter japan
japan place fighter japan
japan place infantry french_indo_china_thailand
japan place artillery japan
japan place tank japan
japan place tank japan
= 03da597b38ca3f69
uk research 0 | 4
uk buy fighter
uk buy infantry
uk buy fighter
uk buy tank
uk done
uk move sz11 sea
uk take destroyer 1
uk step sz12
uk step sz7
uk halt
uk move finland air
uk take fighter 1
uk fly sz7 attack
uk move united_kingdom air
uk take fighter 3
uk fly sz7 attack
uk move burma land
uk take infantry 2
uk take artillery 1
uk step french_indo_china_thailand
uk move belgian_congo land
uk take infantry 1
uk step french_equatorial_africa
uk move sz22 sea
uk take transport[artillery,infantry] 1
uk take cruiser 1
uk take destroyer 2
uk step sz17
uk step sz12
uk halt
uk assault transport[artillery,infantry] morocco_algeria
uk done
uk land transport[artillery,infantry]~assaulting>morocco_algeria artillery
uk land transport[infantry]~offloaded>morocco_algeria infantry
uk bombard cruiser~done morocco_algeria | 4 ; 3 2 ; 5
uk fight sz7 | 6 ; 2 1 6 5
= 6f8b32a00cec9d4f
germany lose submarine
germany lose submarine | 3 1 4 ; 6
= b707eed946b0362f
uk press
= 91f6e2c07276e5d9
germany submerge 0 | 2 2 3 2 ; 6 ; 2 ; 6 6 ; 4
= ff1abf251549b6db
uk press | 6 ; 5 2 ; 3
uk move sz3 sea
uk take transport[tank] 1
uk step sz6
uk halt
uk move sz27 sea
uk take destroyer 1
uk step sz23
uk halt
uk move sz7 air
uk take fighter~aloft3 1
uk fly sz10
uk move sz7 air
uk take fighter~aloft3 1
uk fly sz10
uk move sz7 air
uk take fighter~aloft3 1
uk fly sz10
uk move caucasus land
uk take tank 1
uk step russia
uk step archangel
uk move mexico land
uk take infantry 1
uk step western_united_states
uk move new_guinea air
uk take fighter 1
uk fly fukien
uk move sz7 air
uk take fighter~aloft1 1
uk fly united_kingdom
uk done
uk place fighter united_kingdom
uk place fighter united_kingdom
uk place infantry united_kingdom
uk place tank united_kingdom
= 3f2bf6159cbb36e3
italy research 0
italy buy destroyer
italy buy infantry
italy buy infantry
italy buy infantry
italy buy artillery
italy buy infantry
italy done
italy move poland air
italy take fighter 1
italy fly sz6 attack
italy move sz15 sea
italy take transport 1
italy take battleship 1
italy take cruiser 2
italy take destroyer 1
italy load trans_jordan infantry transport
italy load trans_jordan infantry transport[infantry!]
italy step sz16
italy halt
italy assault transport[infantry!,infantry!] ukraine
italy move trans_jordan land
italy take infantry 3
italy step persia
italy move anglo_egypt_sudan land
italy take infantry 1
italy step belgian_congo
italy done
italy bombard battleship~done ukraine
italy bombard cruiser~done ukraine | 2 ; 6 ; 6
italy fight persia | 3 6 1 ; 5
italy move sz14 sea
italy take destroyer 1
italy step sz16
italy halt
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move germany land
italy take infantry 1
italy step northwestern_europe
italy move italy land
italy take artillery 1
italy step balkans
italy move sz6 air
italy take fighter~aloft2 1
italy fly norway
italy done
italy place destroyer sz14
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place artillery italy
= 53830de6ac0d4b1e
usa research 0 | 4
usa buy transport
usa buy transport
usa buy destroyer
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa buy infantry
usa done
usa first china
= 3f97bf80fa4c5fc7
china done
= fabd7904e3adff23
usa move western_canada land
usa take infantry 1
usa step alaska
usa move sz10 sea
usa take transport 2
usa take destroyer 2
usa load eastern_united_states tank transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry!]
usa load eastern_united_states infantry transport[tank!]
usa step sz9
usa step sz12
usa halt
usa move sz10 air
usa take fighter 1
usa fly gibraltar attack
usa move fukien air
usa take bomber 2
usa fly japan raid
usa done | 4 1 ; 3 ; 4 5 5 ; 4 6 ; 5 ; 2
usa lose infantry~seaborne
usa press | 5 1 ; 2 2 ; 6 ; 5
usa move sz10 sea
usa take transport 3
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry+]
usa load eastern_united_states infantry transport[infantry+]
usa step sz9
usa step sz12
usa offload transport[infantry+] infantry morocco_algeria
usa offload transport[infantry+,infantry+] infantry morocco_algeria
usa offload transport[infantry+,infantry+] infantry morocco_algeria
usa offload transport[infantry+]~offloaded>morocco_algeria infantry morocco_algeria
usa offload transport[infantry+]~offloaded>morocco_algeria infantry morocco_algeria
usa halt
usa move sz10 sea
usa take transport 1
usa step sz19
usa step sz20
usa halt
usa move sz10 sea
usa take carrier[uk:fighter] 1
usa step sz9
usa step sz12
usa halt
usa move gibraltar air
usa take fighter~aloft1 1
usa fly sz12
usa move central_united_states land
usa take infantry 1
usa step western_canada
usa move central_united_states land
usa take infantry 3
usa step western_canada
usa move central_united_states land
usa take artillery 1
usa step western_canada
usa move central_united_states land
usa take artillery 1
usa step western_canada
usa move japan air
usa take bomber~aloft3 1
usa fly soviet_far_east
usa move western_canada land
usa take infantry 1
usa take tank 1
usa step alaska
usa move western_united_states air
usa take fighter 1
usa fly caroline_islands
usa done
= adc05cbe5ee17272
china move chinghai land
china take infantry 1
china step ningxia
china move fukien land
china take infantry 1
china step hupeh
china move kwangtung land
china take infantry 1
china step fukien
china move yunnan land
china take infantry 1
china step fukien
china move yunnan land
china take infantry 2
china step fukien
china done
= 773175c327f3bdfe
usa place destroyer sz10
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place transport sz10
usa place transport sz10
= 56c969b2a41cd6bc
china place infantry chinghai
china place infantry chinghai
china place infantry sikang
= 543bf109452f163a
germany research 0
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy tank
germany buy artillery
germany buy tank
germany buy artillery
germany buy tank
germany done
germany move baltic_states land
germany take tank 1
germany step belorussia
germany step archangel
germany move east_poland land
germany take tank 1
germany step belorussia
germany step archangel
germany move baltic_states air
germany take bomber 1
germany fly archangel attack
germany move norway land
germany take infantry 1
germany step finland
germany move anglo_egypt_sudan land
germany take artillery 1
germany step french_equatorial_africa
germany move french_west_africa land
germany take tank 1
germany step french_equatorial_africa
germany done
germany fight french_equatorial_africa | 6 ; 4 ; 6
germany press | 3 ; 1 ; 5 ; 3 6 ; 4 ; 2
germany lose tank
germany move sz7 sea
germany take submarine 1
germany step sz6
germany step sz5
germany halt
germany move archangel air
germany take bomber~aloft4 1
germany fly baltic_states
germany move balkans land
germany take infantry 1
germany take artillery 1
germany step italy
germany move baltic_states land
germany take infantry 1
germany step belorussia
germany move bulgaria_romania land
germany take infantry 1
germany step east_poland
germany move czechoslovakia_hungary land
germany take infantry 1
germany step bulgaria_romania
germany move czechoslovakia_hungary land
germany take infantry 1
germany step bulgaria_romania
germany move east_poland land
germany take infantry 1
germany step baltic_states
germany move east_poland land
germany take infantry 7
germany step baltic_states
germany move east_poland land
germany take artillery 1
germany step baltic_states
germany move east_poland land
germany take artillery 1
germany step baltic_states
germany move egypt land
germany take infantry 1
germany step anglo_egypt_sudan
germany move france air
germany take fighter 2
germany fly baltic_states
germany move france land
germany take tank 1
germany step italy
germany halt
germany move france land
germany take tank 4
germany step northwestern_europe
germany halt
germany move germany air
germany take fighter 2
germany fly baltic_states
germany move germany land
germany take infantry 2
germany step france
germany move germany land
germany take artillery 1
germany step france
germany move germany land
germany take artillery 3
germany step france
germany move germany land
germany take tank 1
germany step france
germany halt
germany move germany land
germany take tank 4
germany step france
germany halt
germany move germany land
germany take infantry 1
germany step poland
germany move poland land
germany take artillery 1
germany step baltic_states
germany move poland land
germany take artillery 2
germany step baltic_states
germany done
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place artillery germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
= 3c065cdff82d7bc2
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
ussr take infantry 4
ussr take artillery 2
ussr step archangel
ussr move karelia_ssr land
ussr take infantry 6
ussr take tank 1
ussr step finland
ussr move caucasus land
ussr take infantry 4
ussr step ukraine
ussr move eastern_ukraine land
ussr take infantry 2
ussr take artillery 2
ussr step ukraine
ussr move eastern_ukraine land
ussr take infantry 17
ussr take tank 1
ussr step belorussia
ussr move karelia_ssr land
ussr take infantry 1
ussr step belorussia
ussr move russia land
ussr take infantry 2
ussr step belorussia
ussr done
ussr fight ukraine | 6 6 2 2 ; 3 2 2 3 ; 1 2
ussr lose infantry
ussr lose infantry
ussr fight archangel | 5 5 ; 6 5 4 1 ; 3
ussr lose infantry
ussr fight finland | 1 6 4 6 2 2 ; 1 ; 5 ; 6 4 4 4 4 2 6 6 6 1 5 4 1 6 6 1 3 3 5 3 ; 1 ; 6
ussr move sz4 sea
ussr take submarine 1
ussr step sz3
ussr step sz2
ussr halt
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move novosibirsk land
ussr take infantry 1
ussr step kazakh_ssr
ussr move novosibirsk land
ussr take infantry 1
ussr step kazakh_ssr
ussr move russia land
ussr take infantry 11
ussr step caucasus
ussr move russia land
ussr take infantry 1
ussr step eastern_ukraine
ussr done
ussr place infantry karelia_ssr
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry caucasus
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
ussr place infantry russia
= 255cb4af0a988d72
japan research 0 | 2
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan buy industrial_complex
japan buy infantry
japan buy fighter
japan buy fighter
japan buy submarine
japan done
japan move suiyuan land
japan take infantry 4
japan step ningxia
japan move kiangsu air
japan take fighter 1
japan fly ningxia attack
japan move sz35 sea
japan take transport 1
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan load india artillery transport
japan load india infantry transport[artillery!]
japan step sz34
japan halt
japan move sz35 air
japan take fighter 1
japan fly italian_africa attack
japan move sz35 sea
japan take transport 1
japan load india infantry transport
japan load india infantry transport[infantry!]
japan step sz32
japan halt
japan done
japan fight italian_africa
japan bombard battleship~done italian_africa
japan bombard cruiser~done italian_africa | 3 ; 6 ; 6 ; 6 1 2 4 ; 3 ; 2
japan lose infantry
japan move sz35 sea
japan take carrier[fighter] 1
japan take transport 1
japan step sz34
japan halt
japan move italian_africa air
japan take fighter~aloft2 1
japan fly sz34
japan move japan air
japan take fighter 3
japan fly kiangsu
japan move okinawa air
japan take fighter 1
japan fly iwo_jima
japan move ningxia air
japan take fighter~aloft2 1
japan fly kiangsu
japan done
japan place industrial_complex manchuria
japan place submarine sz62
japan place fighter japan
japan place fighter japan
japan place infantry japan
= 9a7a9b0a1731519b
uk research 0 | 5
uk buy transport
uk buy transport
uk buy transport
uk buy infantry
uk buy artillery
uk buy tank
uk done
uk move sz12 sea
uk take destroyer 1
uk step sz13
uk step sz14
uk halt
uk move sz12 air
uk take fighter 1
uk fly sz14 attack
uk move morocco_algeria land
uk take infantry 1
uk step libya
uk done | 4 ; 1 ; 3
uk move sz12 sea
uk take transport 1
uk load morocco_algeria artillery transport
uk halt
uk move sz12 sea
uk take cruiser 1
uk take destroyer 1
uk step sz8
uk step sz2
uk halt
uk move sz23 sea
uk take destroyer 1
uk step sz17
uk step sz12
uk halt
uk move sz14 air
uk take fighter~aloft2 1
uk fly sz12
uk move french_indo_china_thailand land
uk take infantry 1
uk step burma
uk move french_indo_china_thailand land
uk take artillery 1
uk step fukien
uk move fukien air
uk take fighter 1
uk fly soviet_far_east
uk move united_kingdom air
uk take fighter 3
uk fly finland
uk move western_united_states land
uk take infantry 1
uk step western_canada
uk done
uk place infantry united_kingdom
uk place artillery united_kingdom
uk place tank united_kingdom
uk place transport sz2
uk place transport sz2
uk place transport sz2
= eca7d397716101bb
italy research 0
italy buy infantry
italy buy destroyer
italy buy infantry
italy buy infantry
italy buy infantry
italy buy infantry
italy done
italy move belgian_congo land
italy take infantry 1
italy step rhodesia
italy done
italy move balkans land
italy take artillery 1
italy step bulgaria_romania
italy move northwestern_europe land
italy take tank 1
italy step france
italy halt
italy move northwestern_europe land
italy take tank 1
italy step france
italy halt
italy move northwestern_europe land
italy take infantry 1
italy step germany
italy move northwestern_europe land
italy take infantry 1
italy step germany
italy move norway air
italy take fighter 1
italy fly baltic_states
italy move persia land
italy take infantry 2
italy step india
italy done
italy place destroyer sz14
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
italy place infantry italy
= c094eb714601ad3e
usa research 0 | 3
usa buy destroyer
usa buy infantry
usa buy artillery
usa buy tank
usa buy infantry
usa buy infantry
usa buy artillery
usa buy infantry
usa buy tank
usa buy infantry
usa buy submarine
usa done
usa first china
= b38dc8709b606d56
china move hupeh land
china take infantry 1
china step suiyuan
china done
= a0785941dc96333e
usa move sz12 sea
usa take destroyer 1
usa step sz13
usa step sz14
usa halt
usa move sz12 air
usa take fighter 1
usa fly sz14 attack
usa move sz12 sea
usa take transport 1
usa take destroyer 1
usa load gibraltar tank transport
usa load gibraltar infantry transport[tank!]
usa step sz13
usa step sz14
usa halt
usa assault transport[tank!,infantry!] balkans
usa move soviet_far_east air
usa take bomber 1
usa fly manchuria raid
usa done | 2 ; 4 2 ; 3 ; 3
usa move sz10 sea
usa take transport 2
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry+]
usa load eastern_united_states infantry transport[infantry+]
usa step sz9
usa step sz12
usa offload transport[infantry+,infantry+] infantry morocco_algeria
usa offload transport[infantry+,infantry+] infantry morocco_algeria
usa offload transport[infantry+]~offloaded>morocco_algeria infantry morocco_algeria
usa offload transport[infantry+]~offloaded>morocco_algeria infantry morocco_algeria
usa halt
usa move sz12 sea
usa take transport 1
usa load gibraltar infantry transport
usa offload transport[infantry+] infantry morocco_algeria
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
usa take transport 1
usa step sz11
usa step sz19
usa halt
usa move sz20 sea
usa take transport 1
usa step sz55
usa step sz56
usa halt
usa move sz14 air
usa take fighter~aloft2 1
usa fly sz12
usa move caroline_islands air
usa take fighter 1
usa fly fukien
usa move fukien air
usa take fighter 2
usa fly soviet_far_east
usa move manchuria air
usa take bomber~aloft4 1
usa fly soviet_far_east
usa move morocco_algeria land
usa take infantry 1
usa step libya
usa move morocco_algeria land
usa take infantry 4
usa step libya
usa move western_canada land
usa take infantry 1
usa step alaska
usa move western_canada land
usa take infantry 3
usa step alaska
usa move western_canada land
usa take artillery 1
usa step alaska
usa move western_canada land
usa take artillery 1
usa step alaska
usa done
= 853b63e0290f6e1f
china move chinghai land
china take infantry 2
china step sikang
china move fukien land
china take infantry 1
china step hupeh
china move sikang land
china take infantry 1
china step yunnan
china done
= 7e3d2c468760fc05
usa place destroyer sz10
usa place submarine sz10
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place infantry eastern_united_states
usa place artillery eastern_united_states
usa place artillery eastern_united_states
usa place tank eastern_united_states
usa place tank eastern_united_states
= d7c4500d7f4698ee
china place infantry yunnan
china place infantry yunnan
= c0ccc197095cecb6
end 2451 open c0ccc197095cecb6eebefda72edb0d41 9355ab354748afc4
