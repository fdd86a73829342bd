flagplot 1
game anniversary 1
scenario 1941
options {"victory":13,"research":true,"national_objectives":true,"official_errata_2009":true,"heavy_bomber_dice":"both_count","china_placement_check":"per_unit","subs_sharing_with_destroyer":"must_act","ally_sharing_permission":"always","bid_side":"none","bid_ipcs":0,"bid_kind":"money","bid_auction":false,"closed_black_sea":false,"interceptors":false,"low_luck":false,"round_cap":0}
note "1941: the Axis win with 13 cities"
dice fast 1
start bb10d0d8140613f346738ae851fc5ca8
germany research 1 | 5
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
germany fight baltic_states | 6 4 6 ; 6 3 ; 4 6 ; 3 3 4
germany press | 4 2 3 ; 3 2 ; 4 2 ; 4 6 1
germany lose infantry
germany press | 2 5 ; 5 6 ; 4 3 ; 3
germany fight karelia_ssr | 1 1 4 1 ; 5 6 ; 3
= e8444ce411a0f903
ussr lose infantry | 2 6 2 4 1 6
= 2b42ba08d5e43cad
germany fight ukraine | 2 4 ; 3 4 ; 3 1 ; 3 3 ; 1 1 ; 5
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
germany done
= bbf96eebac92c112
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
= 9df81e6dd8ce27c0
japan research 1 | 5
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
japan bombard cruiser kwangtung | 6 ; 5 ; 5 4 5 1 5 1 1 3 5 ; 5 5 ; 6 6 6 6 1 2 ; 2
japan lose infantry
japan fight fukien | 1 1 3 ; 2
japan fight suiyuan | 5 4 4 ; 4
japan press | 4 5 3 ; 2
japan press | 6 2 ; 4
japan press | 5 6 ; 3
japan press | 3 6 ; 3
japan press | 3 1 ; 3 ; 2 1 2 3 ; 2
japan move kwangtung air
japan take fighter~aloft3 2
japan fly french_indo_china_thailand
japan move kwangtung air
japan take fighter~aloft2 1
japan fly kiangsu
japan move kwangtung air
japan take fighter~aloft1 2
japan fly french_indo_china_thailand
japan move sz50 air
japan take fighter~aloft1 3
japan fly sz51
japan move sz57 sea
japan take carrier 2
japan step sz52
japan step sz51
japan halt
japan done
japan done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier[fighter]~done
= a758e4bfd79c2c0c
uk research 0
uk done
uk move egypt air
uk take fighter 1
uk fly sz13 attack
uk move united_kingdom air
uk take fighter 2
uk fly sz13 attack
uk move sz12 sea
uk take cruiser 1
uk take destroyer 1
uk step sz13
uk halt
uk move united_kingdom air
uk take bomber 1
uk fly germany raid
uk done | 5 ; 3
uk move germany air
uk take bomber~aloft3 1
uk fly archangel
uk move sz13 air
uk take fighter~aloft1 3
uk fly gibraltar
uk move india land
uk take infantry 3
uk take artillery 1
uk step burma
uk move trans_jordan land
uk take infantry 2
uk step egypt
uk move union_of_south_africa land
uk take infantry 2
uk step rhodesia
uk done
= 6b961b38460dad49
italy research 0
italy buy transport
italy buy infantry
italy done
italy done
italy move sz14 sea
italy take transport 1
italy load balkans tank transport
italy load balkans infantry transport[tank+]
italy halt
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move italy land
italy take infantry 1
italy take artillery 1
italy take tank 1
italy step balkans
italy done
italy place infantry italy
italy place transport sz14
= f9cf1a3f8e8ab01c
usa research 0
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa done
usa first usa
usa done
= 2f2d3ff93dbe8e74
china done
= c8b9d527fd56e107
usa done
= d2583bdb427c6ed2
china done
= fd3fe757bf82fb80
usa done
= 40d21aaf6d151e33
china place infantry chinghai
china place infantry sikang
= b19db3674abbcdbd
germany research 0 | 3
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move baltic_states land
germany take infantry 3
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
germany take infantry 3
germany take artillery 1
germany take tank 2
germany step east_poland
germany move sz6 sea
germany take submarine 2
germany step sz3
germany step sz4
germany halt
germany done
germany fight east_poland | 3 1 1 6 ; 4 2 1 4 ; 6 3 4 1 ; 5 2
germany lose infantry
germany fight karelia_ssr | 5 6 5 6 ; 6 2 ; 4 6
= 3da7bd982b9b0f5e
ussr lose infantry | 3 1 3 2 5
= e271a4287c7b7f7f
germany lose infantry
germany lose infantry
germany press | 5 4 ; 3 6 ; 1 1
= 4c229079358f2ea3
ussr lose infantry
ussr lose infantry | 1 6 4 1
= 7854b8fcafdba8b4
germany lose infantry
germany lose infantry
germany press | 3 2 ; 2 6 ; 1 1
germany lose infantry
germany lose artillery
germany submerge 0 | 4 4
= 65f4be5a58e94b81
ussr submerge 0 | 5
= 2886274e7badab18
germany press
germany submerge 0 | 4 3
= d5cae07f90b48ee8
ussr submerge 0 | 5
= eeb8de18a696aa17
germany press
germany submerge 0 | 5 6
= 72093ce4d09b6993
ussr submerge 0 | 1
= 7d1fbb84605d3387
germany press
germany submerge 0 | 6
= 01401465f0a687c6
ussr submerge 0 | 2
= c90caafcc088cb97
germany press
germany submerge 0 | 2 ; 2
germany move germany land
germany take infantry 3
germany take tank 1
germany step poland
germany done
germany place artillery germany
germany place artillery germany
germany done
= a656f65cf3b298dc
ussr research 0
ussr buy infantry
ussr buy infantry
ussr done
ussr move belorussia land
ussr take infantry 7
ussr take artillery 1
ussr take tank 1
ussr step karelia_ssr
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr move caucasus land
ussr take infantry 1
ussr step ukraine
ussr done | 2 6 3 4 4 5 ; 1 4 ; 6 ; 5 3
ussr lose infantry
ussr press | 5 5 3 3 3 ; 6 4 ; 5 ; 3
ussr lose infantry
ussr press | 6 6 3 2 ; 6 4 ; 5 ; 6
ussr press | 2 3 5 5 ; 6 1 ; 1 ; 3
ussr lose infantry
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
ussr done
= 2b7689f88955b154
japan research 0 | 3
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
japan load kwangtung infantry transport
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[infantry!]
japan load kwangtung infantry transport[artillery!]
japan load kwangtung infantry transport[tank!]
japan step sz50
japan halt
japan move french_indo_china_thailand air
japan take fighter 4
japan fly philippine_islands attack
japan move kiangsu air
japan take fighter 1
japan fly philippine_islands attack
japan move suiyuan land
japan take infantry 2
japan step hupeh
japan done
japan bombard battleship~done philippine_islands
japan bombard cruiser~done philippine_islands | 3 ; 1 ; 2 3
japan lose infantry~seaborne | 1 3 ; 3
japan move philippine_islands air
japan take fighter~aloft1 5
japan fly sz50
japan move kwangtung land
japan take infantry 3
japan step french_indo_china_thailand
japan move sz51 air
japan take fighter 2
japan fly iwo_jima
japan move sz51 air
japan take fighter 1
japan fly okinawa
japan move sz51 sea
japan take carrier 2
japan step sz48
japan step sz50
japan halt
japan move sz61 sea
japan take carrier 1
japan cancel
japan move sz61 sea
japan cancel
japan move sz61 sea
japan take carrier 1
japan step sz60
japan step sz50
japan halt
japan done
japan place infantry japan
japan place fighter japan
japan place transport sz62
japan done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier[fighter]~done
japan deck fighter~aloft carrier[fighter]~done
= 1188edcaa10e6d21
uk research 0
uk done
uk move archangel air
uk take bomber 1
uk fly germany raid
uk done | 1
uk move rhodesia land
uk take infantry 2
uk step belgian_congo
uk done
= e03c29d77eedaec9
italy research 0
italy buy transport
italy buy infantry
italy done
italy move italy air
italy take fighter 1
italy fly ukraine attack
italy move bulgaria_romania land
italy take infantry 1
italy step ukraine
italy done | 5 ; 4 ; 4
italy press | 5 ; 3 ; 3
italy move ukraine air
italy take fighter~aloft1 1
italy fly bulgaria_romania
italy move sz14 sea
italy take transport 1
italy take transport[tank,infantry] 1
italy load balkans tank transport
italy load balkans infantry transport[tank+]
italy halt
italy move balkans land
italy take artillery 1
italy step bulgaria_romania
italy move italy land
italy take infantry 1
italy step balkans
italy done
italy place transport sz14
italy place infantry italy
= cee9583bdced2742
usa research 0
usa buy submarine
usa buy infantry
usa buy submarine
usa done
usa first china
= 88aa4d6e7738c21b
china done
= 272a8abd366550c2
usa done
usa done
= b12c5fd2aded1bcd
china done
= 1551fb1d26e52171
usa place submarine sz10
usa done
= 8b7e3de1733d98db
china place infantry ningxia
china place infantry ningxia
= b9cad251ebb764d6
germany research 0 | 5
germany buy infantry
germany buy tank
germany done
germany move east_poland land
germany take infantry 1
germany step belorussia
germany move east_poland land
germany take infantry 4
germany take artillery 2
germany take tank 4
germany step eastern_ukraine
germany done | 5 5 ; 3 4 4 2 ; 1 3 2 2 ; 5 6 3 2 3 3
germany lose infantry
germany press | 4 ; 6 5 2 5 ; 6 4 4 1 ; 4
germany move sz5 sea
germany take transport 1
germany load germany artillery transport
germany load poland infantry transport[artillery+]
germany halt
germany move germany land
germany take artillery 1
germany step poland
germany move poland land
germany take infantry 2
germany take tank 1
germany step baltic_states
germany done
germany done
= b339cb24406d7a23
ussr research 0
ussr done
ussr move manchuria land
ussr take infantry 1
ussr step kiangsu
ussr move karelia_ssr land
ussr take infantry 1
ussr step finland
ussr move karelia_ssr land
ussr take infantry 3
ussr take artillery 1
ussr take tank 1
ussr step belorussia
ussr move manchuria land
ussr take infantry 1
ussr step suiyuan
ussr done | 6 1 ; 5 3 ; 5 ; 6
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr move chinghai land
ussr take infantry 1
ussr step ningxia
ussr move manchuria land
ussr take infantry 5
ussr step kiangsu
ussr done
ussr done
= 48a291f6bc41150f
japan research 0 | 2
japan buy destroyer
japan buy artillery
japan buy fighter
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
japan load philippine_islands infantry transport[artillery!]
japan step sz48
japan step sz39
japan halt
japan move sz50 air
japan take fighter 5
japan fly australia attack
japan move hupeh land
japan take infantry 2
japan step sikang
japan done
japan bombard battleship~done australia
japan bombard cruiser~done australia | 2 ; 6
= 7a5d36b3547200ae
uk lose infantry | 4 2 1 2 5 ; 4 5 4 1 2 2 ; 6 4 ; 6 4 6 2 5
uk lose infantry
uk lose infantry | 1 1 5 4
= c7f66dc1ece2d093
japan lose infantry~seaborne
japan lose infantry~seaborne
japan press | 1 6 3 2 ; 3 3 ; 4 5 3 3 4 ; 5 ; 6 2 ; 3
japan press | 1 2 ; 2
japan move australia air
japan take fighter~aloft1 4
japan fly sz39
japan move sz62 sea
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sz61
japan step sz36
japan halt
japan move japan air
japan cancel
japan move iwo_jima air
japan take fighter 1
japan fly fukien
japan move japan air
japan cancel
japan move iwo_jima air
japan cancel
japan move okinawa air
japan take fighter 1
japan cancel
japan move iwo_jima air
japan take fighter 1
japan fly philippine_islands
japan move sz50 sea
japan take carrier 1
japan cancel
japan move japan air
japan cancel
japan move sz50 sea
japan take carrier 3
japan step sz48
japan step sz39
japan halt
japan done
japan place infantry japan
japan place artillery japan
japan place artillery japan
japan place fighter japan
japan done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier[fighter]~done
= 80bb8f78f99dc109
uk research 0
uk done
uk done
uk move belgian_congo land
uk take infantry 2
uk step anglo_egypt_sudan
uk done
= fe3575b9701776bf
italy research 0
italy buy transport
italy buy infantry
italy done
italy move sz14 sea
italy take battleship 1
italy take cruiser 2
italy take transport 1
italy take transport[tank,infantry] 2
italy load balkans infantry transport
italy load italy infantry transport[infantry!]
italy step sz15
italy halt
italy assault transport[tank,infantry] egypt
italy assault transport[tank,infantry] egypt
italy assault transport[infantry!,infantry!] egypt
italy move bulgaria_romania air
italy take fighter 1
italy fly egypt attack
italy done
italy land transport[tank,infantry]~assaulting>egypt tank
italy land transport[infantry]~offloaded>egypt infantry
italy land transport[tank,infantry]~assaulting>egypt tank
italy land transport[infantry]~offloaded>egypt infantry
italy bombard battleship~done egypt
italy bombard cruiser~done egypt
italy bombard cruiser~done egypt | 2 ; 4 1
= f79403482bd1c56e
uk lose infantry
uk lose infantry | 4 4 4 5 ; 4 2 2
uk lose infantry
uk lose infantry | 3 3 4 1 5 ; 4
= 1abd8b704bc7e396
italy lose infantry~seaborne
italy press | 2 5 4 ; 3 3 4 ; 6 ; 4
italy move egypt air
italy take fighter~aloft1 1
italy fly libya
italy move bulgaria_romania land
italy take artillery 1
italy step east_poland
italy move libya land
italy take infantry 2
italy step egypt
italy done
italy done
= 3b710b6e05d9cd67
usa research 0
usa buy submarine
usa done
usa first usa
usa done
= c827e667c19c8375
china done
= e071e24e02c696d0
usa done
= 151c0de19b4ead40
china done
= 741963b1f64d2a34
usa place infantry eastern_united_states
usa place infantry western_united_states
usa place submarine sz10
usa place submarine sz56
usa place infantry eastern_united_states
usa place submarine sz56
usa place infantry eastern_united_states
usa done
= 1ee4ec149d15748c
china done
= f9e4a4893684878c
germany research 0 | 2
germany done
germany move eastern_ukraine land
germany take infantry 1
germany step russia
germany move eastern_ukraine land
germany take infantry 2
germany take artillery 2
germany take tank 4
germany step caucasus
germany move baltic_states land
germany take infantry 1
germany step karelia_ssr
germany done | 3 4 6 5 ; 2 1 3 2 ; 5 4
germany move libya land
germany take infantry 2
germany take artillery 1
germany take tank 1
germany step egypt
germany move poland land
germany take artillery 1
germany step baltic_states
germany done
germany place tank germany
germany place tank germany
germany place tank germany
germany done
= 8db1c25217ed6cf5
ussr move belorussia land
ussr take infantry 3
ussr take artillery 1
ussr take tank 1
ussr step russia
ussr move finland land
ussr take infantry 1
ussr step norway
ussr move kiangsu land
ussr take infantry 6
ussr step fukien
ussr move ningxia land
ussr take infantry 1
ussr step hupeh
ussr done
ussr fight fukien | 1 5 2 5 1 4 ; 6 ; 4 5 ; 6 4 ; 4 ; 2
ussr lose infantry
ussr press | 3 ; 2 4 ; 4 ; 4
ussr move manchuria land
ussr take infantry 1
ussr step kiangsu
ussr move suiyuan land
ussr take infantry 1
ussr step hupeh
ussr done
= 76d6ec4efe9285a7
japan research 0 | 2
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy fighter
japan done
japan move sz36 sea
japan take transport[artillery,infantry] 1
japan step sz37
japan step sz35
japan halt
japan assault transport[artillery,infantry] india
japan move sz39 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 5
japan load australia tank transport
japan load australia artillery transport
japan load australia infantry transport
japan load australia infantry transport
japan load australia infantry transport
japan load australia infantry transport[infantry!]
japan load australia infantry transport[infantry!]
japan step sz31
japan step sz35
japan halt
japan move sz39 air
japan take fighter 4
japan fly burma attack
japan move french_indo_china_thailand land
japan take infantry 3
japan step burma
japan done | 1 ; 4 ; 1 ; 4
japan land transport[artillery,infantry]~assaulting>india artillery
japan land transport[infantry]~offloaded>india infantry | 6 6 2 ; 1 3 4 3
= 19dfe35d50ec421b
uk lose infantry
uk lose infantry
uk lose infantry | 5 1 2 6 4
= 7b8a6c78337ef527
japan lose infantry
japan lose infantry
japan press | 5 ; 1 1 1 1 ; 6 6
japan move burma air
japan take fighter~aloft1 4
japan fly french_indo_china_thailand
japan move sz39 sea
japan take carrier 3
japan step sz47
japan step sz46
japan halt
japan done
japan place infantry japan
japan place fighter japan
japan done
= 93fcc570a4eb8c39
uk research 0
uk done
uk done
uk done
= 9b1d1d1e58c8b1d5
italy research 0
italy buy tank
italy buy fighter
italy done
italy move sz15 sea
italy take battleship 1
italy take cruiser 2
italy take transport 3
italy load egypt tank transport
italy load egypt tank transport
italy load egypt infantry transport
italy load egypt infantry transport[infantry!]
italy load egypt infantry transport[tank!]
italy load egypt infantry transport[tank!]
italy halt
italy move east_poland land
italy take artillery 1
italy step belorussia
italy move egypt land
italy take infantry 1
italy step trans_jordan
italy done
italy move ukraine land
italy take infantry 1
italy step caucasus
italy done
italy place transport sz14
italy place tank italy
italy place infantry italy
italy done
= 231e48d93fd57096
usa research 0
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa done
usa first china
= 0839f72bd5a09c3d
china done
= 1c8e75c43b1f3f63
usa move hawaiian_islands air
usa take fighter 1
usa fly sz46 attack
usa move western_united_states air
usa take fighter 1
usa fly sz46 attack
usa move sz44 air
usa take fighter 1
usa fly sz46 attack
usa move sz44 sea
usa take destroyer 1
usa step sz45
usa step sz46
usa halt
usa move sz53 sea
usa take battleship 1
usa step sz46
usa halt
usa done | 2 ; 5 6 5 ; 3 ; 4 3 2
usa lose battleship
usa press | 1 ; 5 5 3 ; 2 ; 6
usa move sz46 air
usa take fighter~aloft2 2
usa fly new_zealand
usa move sz46 air
usa take fighter~aloft1 1
usa fly solomon_islands
usa done
= bf12c019b2284e14
china done
= 008334291fd6792a
usa done
= 2f9d237c600d5683
china place infantry hupeh
china place infantry suiyuan
china place infantry kiangsu
china place infantry fukien
china place infantry manchuria
china place infantry kiangsu
china done
= 35363cd60ed0afb5
germany research 0 | 1
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move caucasus land
germany take infantry 2
germany take artillery 2
germany take tank 4
germany step russia
germany move karelia_ssr land
germany take infantry 1
germany step archangel
germany move egypt land
germany take infantry 2
germany take artillery 1
germany take tank 1
germany step anglo_egypt_sudan
germany done
germany fight anglo_egypt_sudan | 3 ; 6 5 ; 4 ; 1 2
germany lose infantry
germany lose infantry
germany press | 4 ; 5 ; 6 4
germany press | 4 ; 1 ; 6 4
germany press | 2 ; 2 ; 4 ; 6 2 5 2 ; 2 2 1 3 ; 4 4 3 ; 5
germany move baltic_states land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step karelia_ssr
germany move germany land
germany take tank 3
germany step poland
germany halt
germany done
germany place infantry caucasus
germany done
= 4f63df4d47a54a6f
ussr move fukien land
ussr take infantry 1
ussr step kwangtung
ussr done
ussr move kiangsu land
ussr take infantry 1
ussr step fukien
ussr move norway land
ussr take infantry 1
ussr step finland
ussr done
= bf535db97b0cc6a9
japan research 0 | 1
japan buy artillery
japan buy fighter
japan buy tank
japan buy infantry
japan buy infantry
japan buy infantry
japan done
japan move french_indo_china_thailand air
japan take fighter 4
japan fly chinghai attack
japan move sikang land
japan take infantry 1
japan step chinghai
japan move india land
japan take infantry 1
japan step persia
japan done | 2 ; 6 3 3 4 ; 4
japan move chinghai air
japan take fighter~aloft1 4
japan fly sikang
japan move sz35 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 6
japan load india tank transport
japan load india artillery transport
japan load india artillery transport
japan load india infantry transport
japan load india infantry transport
japan load india infantry transport
japan load india infantry transport[infantry+]
japan load india infantry transport[infantry+]
japan step sz37
japan step sz36
japan halt
japan done
japan place artillery japan
japan place artillery japan
japan place infantry japan
japan place tank japan
japan place fighter japan
japan done
= 6676d8580455ad74
uk research 0
uk done
uk move gibraltar air
uk take fighter 3
uk fly sz14 attack
uk move sz13 sea
uk take cruiser 1
uk take destroyer 1
uk step sz14
uk halt
uk done
uk move sz14 air
uk take fighter~aloft2 3
uk fly gibraltar
uk done
= 37ccb3c33cc27bbb
italy research 0
italy buy infantry
italy buy tank
italy buy fighter
italy buy infantry
italy done
italy move caucasus land
italy take infantry 1
italy step kazakh_ssr
italy done
italy move belorussia land
italy take artillery 1
italy step archangel
italy move italy land
italy take infantry 1
italy take tank 1
italy step balkans
italy move trans_jordan land
italy take infantry 5
italy take tank 2
italy step egypt
italy done
italy place fighter italy
italy place tank italy
italy place infantry italy
italy done
= d54887e76dad8df2
usa research 0
usa done
usa first china
= d3e1f35b0240c881
china done
= 43305f727a76cbfd
usa done
usa done
= 8b18342b94b14fc3
china done
= 15232233e8ea0d16
usa place submarine sz10
usa place infantry western_united_states
usa place infantry eastern_united_states
usa place submarine sz56
usa done
= 7177584c36722a3a
china place infantry manchuria
china place infantry yunnan
china place infantry fukien
china place infantry ningxia
= 3c994737b4b0872d
germany research 0 | 3
germany buy tank
germany done
germany move karelia_ssr land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step finland
germany move russia land
germany take infantry 1
germany step novosibirsk
germany move anglo_egypt_sudan land
germany take artillery 1
germany step belgian_congo
germany move anglo_egypt_sudan land
germany take tank 1
germany step french_equatorial_africa
germany halt
germany move archangel land
germany take infantry 1
germany step urals
germany done | 2 3 ; 3 ; 1
germany lose infantry
germany move caucasus land
germany take infantry 1
germany step kazakh_ssr
germany move poland land
germany take tank 3
germany step baltic_states
germany halt
germany move russia land
germany take infantry 1
germany take artillery 2
germany take tank 4
germany step novosibirsk
germany done
germany place infantry germany
germany done
= 441625bdc8717205
ussr move fukien land
ussr take infantry 1
ussr step french_indo_china_thailand
ussr done
ussr move fukien land
ussr take infantry 5
ussr step french_indo_china_thailand
ussr move kwangtung land
ussr take infantry 1
ussr step french_indo_china_thailand
ussr done
= ba3eb870c2d19d16
japan research 0 | 5
japan buy fighter
japan buy tank
japan buy infantry
japan buy transport
japan buy infantry
japan done
japan move sz36 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport[infantry,infantry] 2
japan take transport[artillery] 2
japan take transport[infantry] 1
japan take transport[tank] 1
japan step sz61
japan halt
japan assault transport[infantry] kwangtung
japan assault transport[infantry,infantry] kwangtung
japan assault transport[infantry,infantry] kwangtung
japan assault transport[artillery] kwangtung
japan assault transport[artillery] kwangtung
japan assault transport[tank] kwangtung
japan move sikang air
japan take fighter 4
japan fly ningxia attack
japan move chinghai land
japan take infantry 1
japan step ningxia
japan done
japan land transport[infantry]~assaulting>kwangtung infantry
japan land transport[infantry,infantry]~assaulting>kwangtung infantry
japan land transport[infantry]~offloaded>kwangtung infantry
japan land transport[infantry,infantry]~assaulting>kwangtung infantry
japan land transport[infantry]~offloaded>kwangtung infantry
japan land transport[artillery]~assaulting>kwangtung artillery
japan land transport[artillery]~assaulting>kwangtung artillery
japan land transport[tank]~assaulting>kwangtung tank | 1 ; 6 5 2 2 ; 1 6 5
japan lose infantry
japan move ningxia air
japan take fighter~aloft3 4
japan fly caucasus
japan move persia land
japan take infantry 1
japan step india
japan done
japan done
= ce74cdfac9614956
uk research 0
uk done
uk done
uk done
= b6115f6541102fe3
italy research 0
italy buy tank
italy buy fighter
italy buy transport
italy done
italy move italy air
italy take fighter 1
italy fly sz14 attack
italy move libya air
italy take fighter 1
italy fly sz14 attack
italy done | 5 2
= 4d66f7c60a2a37fc
uk lose destroyer | 5 ; 2
= 98e358c76706569c
italy press | 5 ; 3
italy move archangel land
italy take artillery 1
italy step urals
italy move balkans land
italy take infantry 1
italy take tank 1
italy step bulgaria_romania
italy move egypt land
italy take infantry 5
italy take tank 2
italy step anglo_egypt_sudan
italy move italy land
italy take infantry 1
italy take tank 1
italy step balkans
italy move kazakh_ssr land
italy take infantry 1
italy step chinghai
italy done
italy done
= cebb46503e58f8e0
usa research 0
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa done
usa first usa
usa done
= d0fc3c78ca42ecc3
china done
= 09bf52726326050d
usa done
= 2fdd7eae8317607e
china done
= 0a5c970c95bdcb69
usa place infantry eastern_united_states
usa place submarine sz56
usa place infantry eastern_united_states
usa place submarine sz10
usa place submarine sz56
usa place submarine sz56
usa place submarine sz56
usa place infantry eastern_united_states
usa place submarine sz10
usa place submarine sz56
usa place infantry western_united_states
usa place infantry eastern_united_states
= 169edc62bcd717ce
china place infantry hupeh
china place infantry manchuria
china place infantry kiangsu
= fbe0f7aed40eaa9c
germany research 0 | 6
germany chart 2 | 1
germany buy tank
germany done
germany move finland land
germany take artillery 1
germany step norway
germany move novosibirsk land
germany take infantry 1
germany step evenki_national_okrug
germany move french_equatorial_africa land
germany take tank 1
germany step french_west_africa
germany halt
germany move belgian_congo land
germany take artillery 1
germany step italian_africa
germany done
germany move baltic_states land
germany take tank 3
germany step belorussia
germany halt
germany move finland land
germany take tank 1
germany step karelia_ssr
germany halt
germany move germany land
germany take infantry 1
germany step balkans
germany move kazakh_ssr land
germany take infantry 1
germany step chinghai
germany move novosibirsk land
germany take infantry 1
germany take artillery 2
germany take tank 4
germany step chinghai
germany move urals land
germany take infantry 1
germany step evenki_national_okrug
germany done
germany place tank russia
germany done
= 35e4658322bd5dae
ussr move french_indo_china_thailand land
ussr take infantry 7
ussr step burma
ussr move hupeh land
ussr take infantry 1
ussr step sikang
ussr done | 3 3 2 3 5 3 2 ; 4
ussr press | 2 6 4 4 4 3 1 ; 2
ussr move hupeh land
ussr take infantry 1
ussr step fukien
ussr done
= dd87bb8ecdefacf0
japan research 0 | 5
japan buy infantry
japan buy destroyer
japan done
japan move kwangtung land
japan take infantry 1
japan step french_indo_china_thailand
japan move japan air
japan take fighter 4
japan fly fukien attack
japan move okinawa air
japan take fighter 1
japan fly fukien attack
japan move philippine_islands air
japan take fighter 1
japan fly fukien attack
japan move kwangtung land
japan take infantry 4
japan take artillery 2
japan take tank 1
japan step fukien
japan move caucasus air
japan take fighter 4
japan fly sz14 attack
japan done
japan fight fukien | 2 1 ; 5 4 5 4 ; 2 3 3 2 4 6 5 ; 3 1 ; 6
japan lose infantry | 4 3 4 3 ; 5
japan move fukien air
japan take fighter~aloft1 6
japan fly kwangtung
japan move sz14 air
japan take fighter~aloft2 4
japan fly czechoslovakia_hungary
japan move sz61 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 6
japan step sz60
japan halt
japan done
japan place transport sz62
japan place destroyer sz62
japan done
= 209b6d5ecee60ef4
uk research 0
uk done
uk done
uk done
= b96c1014aabfad1f
italy research 0
italy buy infantry
italy buy tank
italy buy fighter
italy buy transport
italy done
italy move chinghai land
italy take infantry 1
italy step ningxia
italy done
italy move anglo_egypt_sudan land
italy take infantry 5
italy take tank 2
italy step belgian_congo
italy move balkans land
italy take infantry 1
italy take tank 1
italy step bulgaria_romania
italy move bulgaria_romania land
italy take infantry 1
italy take tank 1
italy step ukraine
italy move urals land
italy take artillery 1
italy step evenki_national_okrug
italy done
italy place infantry italy
italy place infantry italy
italy done
= 43b8c2675c3f242d
usa research 0
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa done
usa first usa
usa done
= 44390c46f7ef0ed5
china done
= 592dccc5e3aee317
usa done
= aa56c5b8be600406
china done
= cc3ef6bf4ac8e530
usa place infantry western_united_states
usa place infantry western_united_states
usa place infantry eastern_united_states
usa place infantry western_united_states
usa place infantry eastern_united_states
usa place submarine sz10
usa place submarine sz10
usa place infantry western_united_states
usa done
= fb2eef2aca5ed10b
china place infantry sikang
china place infantry sikang
china place infantry sikang
= 09652a90ca320339
germany research 1 | 5
germany buy tank
germany done
germany move italian_africa land
germany take artillery 1
germany step rhodesia
germany move chinghai land
germany take infantry 2
germany take artillery 2
germany take tank 4
germany step sikang
germany move evenki_national_okrug land
germany take infantry 1
germany step yakut_ssr
germany done | 3 4 1 4 ; 2 5 5 5
= 01156823e0b6715c
china lose ussr:infantry | 2 ; 3 1 2
= b9f61f0b88336aed
germany lose infantry
germany lose infantry
germany lose artillery
germany press | 5 ; 6 6 1 5 ; 6 5
germany press | 1 ; 1 6 6 6 ; 4
germany move balkans land
germany take infantry 1
germany step bulgaria_romania
germany move belorussia land
germany take tank 3
germany step archangel
germany halt
germany move evenki_national_okrug land
germany take infantry 1
germany step yakut_ssr
germany move french_west_africa land
germany take tank 1
germany step french_equatorial_africa
germany halt
germany move karelia_ssr land
germany take tank 1
germany step archangel
germany halt
germany move norway land
germany take artillery 1
germany step finland
germany move russia land
germany take tank 1
germany step caucasus
germany halt
germany done
germany place tank russia
germany place tank russia
germany place tank karelia_ssr
germany place infantry karelia_ssr
germany place tank caucasus
germany place tank russia
germany place infantry russia
germany place tank germany
germany place infantry germany
germany place infantry caucasus
germany done
= 2e4f6518a5aa4363
ussr move burma land
ussr take infantry 6
ussr step india
ussr done | 5 2 6 4 2 4 ; 6
ussr press | 1 6 4 3 2 5 ; 3
ussr done
= 3bd27095a6defeba
japan research 0 | 5
japan buy infantry
japan buy destroyer
japan done
japan move kwangtung air
japan take fighter 6
japan fly kiangsu attack
japan move fukien land
japan take infantry 3
japan take artillery 2
japan take tank 1
japan step kiangsu
japan move french_indo_china_thailand land
japan take infantry 1
japan step burma
japan done | 1 ; 3 4 4 2 ; 3 1 1 2 4 3 3 ; 5 2 6
japan lose infantry
japan move kiangsu air
japan take fighter~aloft2 6
japan fly ningxia
japan move sz60 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 1
japan take transport 6
japan load okinawa infantry transport
japan step sz50
japan step sz36
japan halt
japan move sz62 sea
japan take destroyer 1
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sz61
japan step sz36
japan halt
japan done
japan place infantry japan
japan place destroyer sz62
japan place fighter japan
japan place infantry japan
japan done
= 122d23eac771ba4d
uk research 0
uk done
uk done
uk done
= 0bb96b0820cd97e6
italy research 0
italy buy fighter
italy buy transport
italy buy infantry
italy buy tank
italy buy infantry
italy done
italy done
italy move belgian_congo land
italy take infantry 5
italy take tank 2
italy step rhodesia
italy move bulgaria_romania land
italy take infantry 1
italy take tank 1
italy step ukraine
italy move evenki_national_okrug land
italy take artillery 1
italy step yakut_ssr
italy move italy land
italy take infantry 2
italy step balkans
italy move ukraine land
italy take infantry 1
italy take tank 1
italy step caucasus
italy done
italy place infantry italy
italy place tank italy
italy done
= 53d62a2a6cbb7672
usa research 0
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa done
usa first usa
usa done
= b93480c085a273d1
china done
= 4b89de19176d6735
usa done
= bb4fa92f418ad494
china done
= f13cdf0216e8acad
usa place submarine sz10
usa place infantry western_united_states
usa place infantry eastern_united_states
usa place submarine sz56
usa place submarine sz56
usa place infantry eastern_united_states
usa place infantry western_united_states
usa done
= f0cfde2cd186a05f
china place infantry hupeh
china done
= 297950b64642f0f9
germany research 0 | 5
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
germany move rhodesia land
germany take artillery 1
germany step union_of_south_africa
germany move sikang land
germany take artillery 1
germany take tank 4
germany step hupeh
germany move yakut_ssr land
germany take infantry 1
germany step soviet_far_east
germany move yakut_ssr land
germany take infantry 1
germany step stanovoj_chrebet
germany done | 5 ; 4 2 1 3 ; 6 2 1
germany lose artillery
germany move archangel land
germany take tank 4
germany step russia
germany halt
germany move bulgaria_romania land
germany take infantry 1
germany step ukraine
germany move caucasus land
germany take infantry 1
germany take tank 2
germany step persia
germany move finland land
germany take artillery 1
germany step karelia_ssr
germany move french_equatorial_africa land
germany take tank 1
germany step anglo_egypt_sudan
germany halt
germany move germany land
germany take infantry 1
germany take tank 1
germany step balkans
germany move karelia_ssr land
germany take infantry 1
germany take tank 1
germany step archangel
germany move russia land
germany take infantry 1
germany take tank 3
germany step caucasus
germany done
germany place tank russia
germany place infantry russia
germany place tank caucasus
germany place infantry karelia_ssr
germany place infantry germany
germany done
= 253f3399913cf88a
ussr move india land
ussr take infantry 6
ussr step burma
ussr done | 5 4 3 3 1 6 ; 5
ussr done
= f7bae4b4eb10275d
japan research 0 | 1
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move sz36 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan take transport 5
japan take transport[infantry] 1
japan take transport[tank,infantry] 1
japan step sz37
japan step sz35
japan halt
japan assault transport[infantry] india
japan assault transport[tank,infantry] india
japan move japan air
japan take fighter 1
japan fly manchuria attack
japan move ningxia air
japan take fighter 6
japan fly manchuria attack
japan move kiangsu land
japan take infantry 2
japan take artillery 2
japan take tank 1
japan step manchuria
japan done
japan land transport[infantry]~assaulting>india infantry
japan land transport[tank,infantry]~assaulting>india tank
japan land transport[infantry]~offloaded>india infantry | 4 5 6 1 ; 2 4 1 4 6 3 3 1 ; 1 6 5
japan lose infantry
japan move manchuria air
japan take fighter~aloft2 7
japan fly hupeh
japan move sz62 sea
japan take destroyer 1
japan step sz58
japan step sz57
japan halt
japan done
japan place infantry japan
japan place destroyer sz62
japan place tank japan
japan place infantry japan
japan place transport sz62
japan place infantry japan
japan done
= 55e7558fb9744b72
uk research 0
uk done
uk done
uk done
= ba9a799a23f64525
italy research 0
italy buy tank
italy buy fighter
italy done
italy done
italy move balkans land
italy take infantry 2
italy step bulgaria_romania
italy move caucasus land
italy take infantry 1
italy take tank 1
italy step persia
italy move italy land
italy take infantry 1
italy take tank 1
italy step balkans
italy move rhodesia land
italy take infantry 5
italy take tank 2
italy step belgian_congo
italy move ukraine land
italy take infantry 1
italy take tank 1
italy step caucasus
italy move yakut_ssr land
italy take artillery 1
italy step soviet_far_east
italy done
italy done
= 8bd6a5faded732cf
usa research 0
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa buy infantry
usa buy submarine
usa done
usa first china
= 7c0487c9176f1cdd
china done
= 6f1eeb9191d9b085
usa move solomon_islands air
usa take fighter 1
usa fly sz57 attack
usa move sz46 sea
usa take battleship 1
usa take destroyer 1
usa step sz53
usa step sz57
usa halt
usa done | 1 ; 6 ; 3 ; 3
usa move sz57 air
usa take fighter~aloft1 1
usa fly midway
usa done
= 53b8321f5099de27
china done
= c708f85419a2b832
usa place infantry eastern_united_states
usa place submarine sz56
usa done
= 55710083e7f6e5a8
china place infantry suiyuan
china place infantry suiyuan
= a497a2e2c4d4ba61
end 1732 over a497a2e2c4d4ba6174f1532d1cc1d22e 0b0ef981d850e8f3
