flagplot 1
game anniversary 1
scenario 1942
options {"victory":15,"research":true,"national_objectives":true,"official_errata_2009":true,"heavy_bomber_dice":"both_count","china_placement_check":"per_unit","subs_sharing_with_destroyer":"must_act","ally_sharing_permission":"always","bid_side":"none","bid_ipcs":0,"bid_kind":"money","bid_auction":false,"closed_black_sea":false,"interceptors":false,"low_luck":false,"round_cap":0}
note "1942: the Axis win with 15 cities"
dice fast 3
start 2110050e33270f263a0390c29a8bfd7c
japan research 1 | 1
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan done
japan move french_indo_china_thailand air
japan take fighter 1
japan fly india attack
japan move sz38 air
japan take fighter 2
japan fly india attack
japan move burma land
japan take infantry 1
japan step india
japan move formosa air
japan take fighter 1
japan fly buryatia_ssr attack
japan move japan air
japan take fighter 1
japan fly buryatia_ssr attack
japan move manchuria air
japan take fighter 1
japan fly buryatia_ssr attack
japan move sz51 air
japan take fighter 1
japan fly buryatia_ssr attack
japan move manchuria land
japan take infantry 2
japan step buryatia_ssr
japan move french_indo_china_thailand land
japan take infantry 2
japan step fukien
japan move kiangsu land
japan take infantry 3
japan step fukien
japan move kwangtung land
japan take infantry 1
japan step fukien
japan done
japan fight buryatia_ssr | 2 2 ; 3 2 3 4 ; 3 2 1
japan lose infantry
japan lose infantry
japan fight fukien | 1 2 2 1 6 3 ; 3 ; 2 6 2 ; 6 ; 2 1 2 ; 5 5 2
japan lose infantry
japan move buryatia_ssr air
japan take fighter~aloft3 1
japan fly manchuria
japan move buryatia_ssr air
japan take fighter~aloft2 1
japan fly kiangsu
japan move buryatia_ssr air
japan take fighter~aloft1 2
japan fly manchuria
japan move india air
japan take fighter~aloft2 3
japan fly french_indo_china_thailand
japan move sz50 sea
japan take cruiser 1
japan step sz48
japan halt
japan move sz51 sea
japan take carrier 1
japan take destroyer 1
japan step sz46
japan halt
japan move sz62 sea
japan take battleship 1
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sz60
japan step sz50
japan halt
japan done
japan done
= 4f2ea7defc27747f
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
ussr move karelia_ssr air
ussr take fighter 1
ussr fly belorussia attack
ussr move archangel land
ussr take infantry 3
ussr take tank 1
ussr step belorussia
ussr move karelia_ssr land
ussr take infantry 3
ussr step belorussia
ussr move russia land
ussr take infantry 3
ussr take artillery 1
ussr take tank 2
ussr step belorussia
ussr move russia air
ussr take bomber 1
ussr fly germany raid
ussr done | 4 ; 2 ; 1 6 2 3 2 5 6 3 ; 3 4 ; 5 2 6 6 ; 5 1 4
ussr lose infantry
ussr press | 2 4 2 2 1 2 6 ; 2 6 ; 1 5 3 5 ; 1
ussr lose infantry
ussr move belorussia air
ussr take fighter~aloft3 1
ussr fly novosibirsk
ussr move germany air
ussr take bomber~aloft2 1
ussr fly karelia_ssr
ussr move evenki_national_okrug land
ussr take infantry 1
ussr step novosibirsk
ussr move kazakh_ssr land
ussr take infantry 2
ussr step caucasus
ussr move novosibirsk land
ussr take infantry 2
ussr step russia
ussr move soviet_far_east land
ussr take infantry 3
ussr step buryatia_ssr
ussr move stanovoj_chrebet land
ussr take infantry 1
ussr step buryatia_ssr
ussr move urals land
ussr take infantry 1
ussr step russia
ussr move yakut_ssr land
ussr take infantry 1
ussr step soviet_far_east
ussr done
ussr done
= ddbc95378027c838
germany research 1 | 3
germany repair germany complex
germany repair germany complex
germany buy infantry
germany buy tank
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move bulgaria_romania air
germany take fighter 1
germany fly russia attack
germany move east_poland air
germany take fighter 1
germany fly russia attack
germany move eastern_ukraine land
germany take infantry 2
germany take artillery 1
germany take tank 2
germany step russia
germany move france air
germany take fighter 1
germany fly karelia_ssr attack
germany move germany air
germany take fighter 1
germany fly karelia_ssr attack
germany move norway air
germany take fighter 1
germany fly karelia_ssr attack
germany move baltic_states land
germany take infantry 3
germany step karelia_ssr
germany move finland land
germany take infantry 2
germany step karelia_ssr
germany move sz7 sea
germany take submarine 1
germany step sz8
germany step sz1
germany halt
germany move sz8 sea
germany take submarine 1
germany step sz1
germany halt
germany move germany air
germany take bomber 1
germany fly united_kingdom raid
germany done | 2 ; 2
germany fight karelia_ssr | 3 ; 1 3 ; 6 4 5 3 5 ; 6 4 ; 4
germany press | 4 5 1 5 6 ; 4 1 ; 2
germany fight russia | 2 ; 6 ; 6 ; 4 1 ; 4 2 3 1 ; 2 3 3
germany lose infantry
germany submerge 0 | 3 4 ; 4
germany press
germany submerge 0 | 2 6
germany move karelia_ssr air
germany take fighter~aloft2 1
germany fly norway
germany move karelia_ssr air
germany take fighter~aloft1 1
germany fly baltic_states
germany move russia air
germany take fighter~aloft2 1
germany fly ukraine
germany move russia air
germany take fighter~aloft1 1
germany fly eastern_ukraine
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly finland
germany move bulgaria_romania land
germany take infantry 2
germany take tank 1
germany step east_poland
germany move czechoslovakia_hungary land
germany take infantry 2
germany step bulgaria_romania
germany move france land
germany take infantry 1
germany take tank 1
germany step germany
germany move germany land
germany take infantry 4
germany take tank 2
germany step poland
germany move morocco_algeria land
germany take infantry 1
germany take artillery 1
germany step libya
germany move northwestern_europe land
germany take infantry 1
germany take tank 1
germany step germany
germany move norway land
germany take infantry 3
germany step finland
germany move poland land
germany take infantry 2
germany take tank 1
germany step baltic_states
germany done
germany place tank germany
germany done
= ee8d958220154a9f
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= a36893577a317f5f
italy research 0
italy buy transport
italy buy infantry
italy done
italy move italy air
italy take fighter 1
italy fly sz15 attack
italy done | 4 ; 5
italy press | 1 ; 1
italy move sz14 sea
italy take transport 1
italy load balkans tank transport
italy load balkans infantry transport[tank+]
italy halt
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move italy land
italy take infantry 2
italy take artillery 1
italy take tank 2
italy step balkans
italy done
italy place transport sz14
italy place infantry italy
= 061f47535d2f96e4
usa research 0
usa done
usa first usa
usa done
= 2789404919ac4fae
china done
= 68ae9f9d60db5429
usa done
= 41d9d5f86b01b027
china done
china place infantry suiyuan
china place infantry hupeh
china place infantry hupeh
= 97ba4a8675245237
japan research 0 | 2
japan buy fighter
japan buy tank
japan buy infantry
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move french_indo_china_thailand air
japan take fighter 3
japan fly hupeh attack
japan move kiangsu air
japan take fighter 1
japan fly hupeh attack
japan move manchuria air
japan take fighter 3
japan fly hupeh attack
japan move fukien land
japan take infantry 6
japan step hupeh
japan done | 6 5 1 3 4 5 ; 3 2 4 2 3 4 5 ; 4 6 1
japan lose infantry
japan move hupeh air
japan take fighter~aloft3 1
japan fly french_indo_china_thailand
japan move hupeh air
japan take fighter~aloft2 6
japan fly fukien
japan move sz50 sea
japan take battleship 1
japan take transport[tank,infantry] 1
japan step sz48
japan halt
japan done
japan place fighter japan
japan done
= a789132fc17baffb
ussr move novosibirsk air
ussr take fighter 1
ussr fly russia attack
ussr move belorussia land
ussr take infantry 7
ussr take artillery 1
ussr take tank 3
ussr step russia
ussr move caucasus land
ussr take infantry 5
ussr take artillery 1
ussr take tank 1
ussr step russia
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr done | 4 ; 2 3 4 2 4 3 1 6 6 1 3 ; 1 6 3 3 ; 3 6 4 1 6 ; 3 3 ; 3 6
ussr lose infantry
ussr move russia air
ussr take fighter~aloft3 1
ussr fly novosibirsk
ussr move buryatia_ssr land
ussr take infantry 3
ussr step manchuria
ussr move soviet_far_east land
ussr take infantry 1
ussr step buryatia_ssr
ussr done
ussr done
= dc169ea530f667b5
germany research 0 | 5
germany buy tank
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move ukraine land
germany take infantry 1
germany step caucasus
germany move karelia_ssr land
germany take infantry 1
germany step archangel
germany move baltic_states land
germany take infantry 1
germany step belorussia
germany move sz1 sea
germany take submarine 2
germany step sz9
germany step sz10
germany halt
germany move finland air
germany take bomber 1
germany fly united_kingdom raid
germany done | 6 ; 5 ; 6 3 ; 5
germany press | 3 2 ; 4
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly morocco_algeria
germany move baltic_states land
germany take infantry 1
germany take tank 1
germany step belorussia
germany move bulgaria_romania land
germany take infantry 2
germany step east_poland
germany move east_poland land
germany take infantry 4
germany take artillery 1
germany take tank 1
germany step belorussia
germany move finland land
germany take infantry 3
germany step karelia_ssr
germany move germany land
germany take infantry 2
germany take tank 3
germany step poland
germany move karelia_ssr land
germany take infantry 4
germany step archangel
germany move poland land
germany take infantry 4
germany take tank 2
germany step baltic_states
germany move ukraine land
germany take infantry 1
germany take tank 1
germany step caucasus
germany done
germany place artillery germany
germany place artillery germany
germany place tank germany
germany done
= a552a2e1f749bf0a
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= 8c106da7dcda293e
italy research 0
italy buy transport
italy buy infantry
italy buy tank
italy done
italy done
italy move sz14 sea
italy take transport 1
italy take transport[tank,infantry] 1
italy load balkans tank transport
italy load balkans infantry transport[tank+]
italy halt
italy move balkans land
italy take infantry 1
italy take artillery 1
italy take tank 1
italy step bulgaria_romania
italy move bulgaria_romania land
italy take infantry 1
italy step east_poland
italy move italy land
italy take infantry 1
italy step balkans
italy done
italy done
= 94dbb1ad43f42fc8
usa research 0
usa done
usa first usa
usa done
= f7a8007f1c04bd31
china done
= 32e0b409c36ce5f9
usa done
= 7e7291f798c4efbd
china done
china place infantry sikang
china place infantry manchuria
china place infantry ningxia
= 0dc0d64792d27ad2
japan research 0 | 5
japan buy destroyer
japan done
japan move french_indo_china_thailand air
japan take fighter 1
japan fly ningxia attack
japan move fukien air
japan take fighter 6
japan fly ningxia attack
japan move hupeh land
japan take infantry 5
japan step ningxia
japan done | 3 1 1 1 3 ; 3 3 2 4 5 3 6 ; 4 1
japan lose infantry
japan move ningxia air
japan take fighter~aloft2 6
japan fly fukien
japan move ningxia air
japan take fighter~aloft1 1
japan fly hupeh
japan done
japan place destroyer sz62
japan place infantry japan
japan place infantry japan
japan place destroyer sz62
japan place artillery japan
japan place transport sz62
japan done
= fb430143adcfb37e
ussr research 0
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr buy infantry
ussr done
ussr move novosibirsk air
ussr take fighter 1
ussr fly caucasus attack
ussr move russia land
ussr take infantry 12
ussr take artillery 2
ussr take tank 4
ussr step caucasus
ussr move manchuria land
ussr take infantry 1
ussr step kiangsu
ussr done | 5 ; 6 5 4 3 3 2 5 5 3 4 ; 3 5 4 3 ; 1 2 4 2 1 ; 3 4 ; 3
ussr lose infantry
ussr move caucasus air
ussr take fighter~aloft2 1
ussr fly chinghai
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr move manchuria land
ussr take infantry 3
ussr step kiangsu
ussr done
ussr place infantry russia
ussr done
= 2a7d7683eadfaa3b
germany research 0 | 5
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move baltic_states air
germany take fighter 1
germany fly russia attack
germany move eastern_ukraine air
germany take fighter 1
germany fly russia attack
germany move ukraine air
germany take fighter 1
germany fly russia attack
germany move archangel land
germany take infantry 5
germany step russia
germany move belorussia land
germany take infantry 6
germany take artillery 1
germany take tank 2
germany step russia
germany move norway air
germany take fighter 1
germany fly sz12 attack
germany move sz10 sea
germany take submarine 2
germany step sz9
germany step sz12
germany halt
germany move morocco_algeria air
germany take bomber 1
germany fly united_kingdom raid
germany done | 4 ; 5
germany fight russia | 5 6 ; 6 ; 4 4 4 5 1 4 2 4 3 5 ; 4 1 ; 2 3 5 4 2 ; 3 ; 2 4 ; 5
= e6d0317da5000897
uk lose destroyer | 6 ; 4
= c0b746ffcddcf867
germany press
germany submerge 0 | 2 5
germany move russia air
germany take fighter~aloft3 1
germany fly eastern_ukraine
germany move russia air
germany take fighter~aloft2 2
germany fly archangel
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly morocco_algeria
germany move sz12 air
germany take fighter~aloft1 1
germany fly morocco_algeria
germany move sz5 sea
germany take transport 1
germany load baltic_states tank transport
germany load baltic_states infantry transport[tank+]
germany halt
germany move sz13 sea
germany take destroyer 1
germany take transport 1
germany step sz14
germany halt
germany move baltic_states land
germany take infantry 3
germany take tank 1
germany step belorussia
germany move east_poland land
germany take infantry 2
germany step eastern_ukraine
germany move germany land
germany take artillery 2
germany take tank 1
germany step balkans
germany move karelia_ssr land
germany take infantry 3
germany step archangel
germany move poland land
germany take infantry 2
germany take tank 3
germany step bulgaria_romania
germany done
germany place infantry karelia_ssr
germany place tank germany
germany place tank germany
germany place tank germany
germany place tank germany
germany place infantry karelia_ssr
germany done
= 4dd4da8dcc00944b
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= e8ed1d11bf3bd95d
italy research 0
italy buy fighter
italy buy infantry
italy done
italy done
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy move bulgaria_romania land
italy take infantry 1
italy take artillery 1
italy take tank 1
italy step ukraine
italy move east_poland land
italy take infantry 1
italy step eastern_ukraine
italy done
italy place fighter italy
italy place tank italy
italy place infantry italy
italy done
= d27ee401eb81b2bb
usa research 0
usa done
usa first usa
usa done
= 1198fb4954d3a659
china done
= 6579297c648eca4a
usa done
= a5b7d9907524b5d4
china done
china place infantry manchuria
china place infantry manchuria
china place infantry chinghai
= 5931393fa95f5622
japan research 0 | 4
japan buy tank
japan buy infantry
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move fukien air
japan take fighter 6
japan fly chinghai attack
japan move hupeh air
japan take fighter 1
japan fly chinghai attack
japan move ningxia land
japan take infantry 4
japan step chinghai
japan done | 6 3 5 5 ; 5 3 2 4 1 4 5 ; 3 6 ; 2
japan lose infantry
japan move chinghai air
japan take fighter~aloft2 1
japan fly ningxia
japan move chinghai air
japan take fighter~aloft1 6
japan fly ningxia
japan move sz62 sea
japan take destroyer 2
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sz60
japan step sz50
japan halt
japan done
japan place destroyer sz62
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan place transport sz62
japan done
= 9532f65ddf9f69f4
ussr move caucasus land
ussr take infantry 11
ussr take artillery 2
ussr take tank 4
ussr step ukraine
ussr move kiangsu land
ussr take infantry 1
ussr step fukien
ussr move kiangsu land
ussr take infantry 1
ussr step hupeh
ussr done | 3 2 3 4 4 6 1 1 2 ; 3 1 2 5 ; 6 2 6 2 ; 6 4 ; 5
ussr move kiangsu land
ussr take infantry 2
ussr step fukien
ussr move manchuria land
ussr take infantry 1
ussr step suiyuan
ussr done
= 454d23cd0accf421
germany research 0 | 3
germany buy tank
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move eastern_ukraine land
germany take infantry 1
germany step caucasus
germany move russia land
germany take infantry 1
germany step kazakh_ssr
germany move russia land
germany take infantry 1
germany step novosibirsk
germany move archangel land
germany take infantry 1
germany step urals
germany move morocco_algeria air
germany take bomber 1
germany fly united_kingdom raid
germany done | 5 ; 6
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly france
germany move sz14 sea
germany take destroyer 1
germany take transport 1
germany load balkans tank transport
germany load libya infantry transport[tank+]
germany step sz13
germany step sz12
germany halt
germany move archangel land
germany take infantry 2
germany step urals
germany move balkans land
germany take artillery 2
germany step bulgaria_romania
germany move belorussia land
germany take infantry 3
germany take tank 1
germany step east_poland
germany move germany land
germany take tank 4
germany step balkans
germany halt
germany move karelia_ssr land
germany take infantry 2
germany step archangel
germany move russia land
germany take infantry 9
germany take artillery 1
germany take tank 2
germany step caucasus
germany done
germany place infantry russia
germany place tank karelia_ssr
germany place artillery karelia_ssr
germany place infantry russia
germany place tank russia
germany place infantry russia
germany place tank germany
germany place tank russia
germany place infantry germany
germany place infantry germany
germany place tank russia
germany place infantry germany
= 151174eabd13ac25
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= b921c237f769418e
italy research 0
italy buy tank
italy buy fighter
italy done
italy done
italy move italy land
italy take infantry 1
italy take tank 1
italy step balkans
italy done
italy place fighter italy
italy done
= ba0aaa015de12171
usa research 0
usa done
usa first usa
usa done
= 3071fb45d9fd4ac4
china done
= 25fada0e87d3f0c1
usa done
= 2265edbacbd052a6
china done
china place infantry sikang
china place infantry kiangsu
china place infantry kiangsu
= e231b1038b8f1a04
japan research 0 | 5
japan buy infantry
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move ningxia air
japan take fighter 7
japan fly sikang attack
japan move chinghai land
japan take infantry 3
japan step sikang
japan done | 3 5 4 ; 3 5 5 3 1 5 1 ; 3 6 1
japan lose infantry
japan move sikang air
japan take fighter~aloft3 7
japan fly burma
japan move sz50 sea
japan take destroyer 2
japan take transport[artillery,infantry] 1
japan step sz48
japan halt
japan move sz62 sea
japan take destroyer 1
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery+]
japan step sz60
japan step sz50
japan halt
japan done
japan place tank japan
japan place transport sz62
japan place tank japan
japan place infantry japan
japan place infantry japan
japan place transport sz62
japan place infantry japan
japan done
= 5d87c12faa451b3c
ussr move fukien land
ussr take infantry 1
ussr step kwangtung
ussr move fukien land
ussr take infantry 1
ussr step french_indo_china_thailand
ussr move ukraine land
ussr take infantry 11
ussr take artillery 2
ussr take tank 4
ussr step east_poland
ussr move hupeh land
ussr take infantry 1
ussr step ningxia
ussr done | 4 4 1 6 1 5 4 2 5 ; 3 4 1 4 ; 1 5 3 2 ; 6 4 2 ; 5
ussr lose infantry
ussr move fukien land
ussr take infantry 1
ussr step french_indo_china_thailand
ussr move suiyuan land
ussr take infantry 1
ussr step hupeh
ussr done
= 823f1c161d9cb7db
germany research 0 | 3
germany buy infantry
germany buy tank
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
germany move bulgaria_romania land
germany take infantry 1
germany step ukraine
germany move novosibirsk land
germany take infantry 1
germany step evenki_national_okrug
germany move archangel air
germany take fighter 2
germany fly persia attack
germany move eastern_ukraine air
germany take fighter 1
germany fly persia attack
germany move caucasus land
germany take infantry 10
germany take artillery 1
germany take tank 2
germany step persia
germany move kazakh_ssr land
germany take infantry 1
germany step persia
germany move france air
germany take bomber 1
germany fly united_kingdom raid
germany done | 4 ; 4 ; 1 6 6 6 6 2 4 4 5 4 ; 5 4 ; 6 4 2 1 6 ; 5
germany move persia air
germany take fighter~aloft2 1
germany fly caucasus
germany move persia air
germany take fighter~aloft1 2
germany fly kazakh_ssr
germany move united_kingdom air
germany take bomber~aloft4 1
germany fly finland
germany move archangel land
germany take infantry 2
germany step belorussia
germany move balkans land
germany take tank 4
germany step bulgaria_romania
germany halt
germany move germany land
germany take infantry 3
germany take tank 1
germany step poland
germany move karelia_ssr land
germany take artillery 1
germany take tank 1
germany step baltic_states
germany move russia land
germany take infantry 3
germany take tank 3
germany step belorussia
germany move urals land
germany take infantry 3
germany step evenki_national_okrug
germany done
germany place artillery karelia_ssr
germany place artillery caucasus
germany place tank karelia_ssr
germany place tank russia
germany place infantry russia
germany place infantry russia
germany place tank russia
germany place infantry caucasus
germany place tank germany
germany place infantry germany
germany place infantry caucasus
germany place tank caucasus
= 8985afb3b38f6900
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= a6d7ed175bf260a2
italy research 0
italy buy fighter
italy buy transport
italy done
italy move sz14 sea
italy take battleship 1
italy take cruiser 2
italy take transport[tank,infantry] 2
italy step sz15
italy halt
italy assault transport[tank,infantry] egypt
italy assault transport[tank,infantry] egypt
italy move italy air
italy take fighter 2
italy fly egypt attack
italy done
italy land transport[tank,infantry]~assaulting>egypt tank
italy land transport[infantry]~offloaded>egypt infantry
italy land transport[tank,infantry]~assaulting>egypt tank
italy land transport[infantry]~offloaded>egypt infantry
italy bombard battleship~done egypt
italy bombard cruiser~done egypt
italy bombard cruiser~done egypt | 6 ; 6 6 ; 2 5 ; 3 1 2 4
= 0c95d52de1a97989
uk lose infantry
uk lose infantry
uk lose infantry | 4 6 3 ; 3 ; 2
= d705b301154449df
italy lose infantry~seaborne
italy lose infantry~seaborne
italy press | 6 3 1 3 ; 4 ; 4
italy lose tank~seaborne
italy move egypt air
italy take fighter~aloft1 2
italy fly libya
italy move balkans land
italy take infantry 1
italy take tank 1
italy step bulgaria_romania
italy move libya land
italy take infantry 2
italy step egypt
italy done
italy place tank italy
italy place fighter italy
italy place infantry italy
italy done
= 484c87eea0ae6242
usa research 0
usa done
usa first usa
usa done
= 1257cfbdbdba7c2c
china done
= 63f0f7dce9fd07da
usa done
= df3d7d01a49f52d5
china done
china place infantry ningxia
china done
= 2780755c75cc0312
japan research 0 | 3
japan buy fighter
japan buy tank
japan buy infantry
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move sz48 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 2
japan take transport[artillery,infantry] 1
japan take transport[tank,infantry] 1
japan step sz50
japan step sz61
japan halt
japan assault transport[artillery,infantry] kwangtung
japan assault transport[tank,infantry] kwangtung
japan move sz50 sea
japan take destroyer 1
japan take transport[artillery,infantry] 1
japan step sz61
japan halt
japan assault transport[artillery,infantry] kwangtung
japan move sz62 sea
japan take transport 2
japan load japan tank transport
japan load japan tank transport
japan load japan infantry transport[tank!]
japan load japan infantry transport[tank!]
japan step sz61
japan halt
japan assault transport[tank!,infantry!] kwangtung
japan assault transport[tank!,infantry!] kwangtung
japan move burma air
japan take fighter 7
japan fly kwangtung attack
japan move sikang land
japan take infantry 2
japan step hupeh
japan done
japan land transport[artillery,infantry]~assaulting>kwangtung artillery
japan land transport[infantry]~offloaded>kwangtung infantry
japan land transport[artillery,infantry]~assaulting>kwangtung artillery
japan land transport[infantry]~offloaded>kwangtung infantry
japan land transport[tank,infantry]~assaulting>kwangtung tank
japan land transport[infantry]~offloaded>kwangtung infantry
japan bombard battleship~done kwangtung
japan bombard cruiser~done kwangtung | 5 ; 3 ; 5 ; 4 3 ; 3
japan press | 3 6 ; 6
japan press | 4 5 ; 2
japan press | 2 ; 2
japan move kwangtung air
japan take fighter~aloft2 7
japan fly formosa
japan done
japan place transport sz62
japan place infantry japan
japan place destroyer sz62
japan place fighter japan
japan place tank japan
japan done
= 6906cdda7456f73e
ussr move east_poland land
ussr take infantry 10
ussr take artillery 2
ussr take tank 4
ussr step poland
ussr move french_indo_china_thailand land
ussr take infantry 1
ussr step burma
ussr move ningxia land
ussr take infantry 1
ussr step chinghai
ussr move hupeh land
ussr take infantry 1
ussr step sikang
ussr done | 6 2 1 4 1 1 4 6 ; 4 3 6 1 ; 6 4 2 4 ; 2 2 3 ; 1
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr done
= e8f7a1124d2e5ecc
germany research 0 | 2
germany buy infantry
germany buy tank
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
germany move persia land
germany take infantry 1
germany step india
germany move caucasus air
germany take fighter 1
germany fly poland attack
germany move baltic_states land
germany take artillery 1
germany take tank 1
germany step poland
germany move bulgaria_romania land
germany take infantry 1
germany take artillery 2
germany take tank 7
germany step poland
germany move germany land
germany take infantry 1
germany take tank 1
germany step poland
germany move belorussia land
germany take infantry 1
germany step east_poland
germany move kazakh_ssr air
germany take fighter 2
germany fly trans_jordan attack
germany move morocco_algeria air
germany take fighter 1
germany fly trans_jordan attack
germany move persia land
germany take infantry 10
germany take artillery 1
germany take tank 2
germany step trans_jordan
germany move evenki_national_okrug land
germany take infantry 1
germany step yakut_ssr
germany move finland air
germany take bomber 1
germany fly united_kingdom raid
germany done | 5 ; 3
germany fight poland | 4 1 5 2 3 ; 6 6 3 5 4 5 3 6 4 5
= 4f655c65a0877adb
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose infantry | 5 4 3 2 4 1 4 3 1 ; 3 6 5 6
= e0b02296148c056e
germany lose infantry
germany lose infantry
germany lose artillery
germany lose artillery
germany press | 2 ; 6 6 6 3 3 1 6 4 6 5
= a4ef57c5f5b35c75
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose artillery | 2 1 3 4 1 ; 4 6 4 6
= 7f3d6af402a49a00
germany lose artillery
germany lose tank
germany lose tank
germany press | 4 4 6 6 3 2 5 6
= db774479941c43eb
ussr lose artillery | 6 ; 6 6 2 4
= a084200629506441
germany lose tank
germany press | 6 5 5 3 2 2 3 ; 4 3 1
germany lose tank
germany lose tank | 1 5 2 1 4 2 3 1 1 ; 2 3 ; 4 6 1 2 3 ; 1 2
germany lose infantry
germany lose infantry
germany move poland air
germany take fighter~aloft1 1
germany fly germany
germany move trans_jordan air
germany take fighter~aloft2 2
germany fly libya
germany move trans_jordan air
germany take fighter~aloft1 1
germany fly egypt
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly karelia_ssr
germany move belorussia land
germany take infantry 4
germany take tank 3
germany step russia
germany move caucasus land
germany take infantry 2
germany take artillery 1
germany take tank 1
germany step kazakh_ssr
germany move eastern_ukraine land
germany take infantry 1
germany step caucasus
germany move evenki_national_okrug land
germany take infantry 3
germany step novosibirsk
germany move karelia_ssr land
germany take artillery 1
germany take tank 1
germany step archangel
germany move libya land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step egypt
germany move russia land
germany take infantry 2
germany take tank 2
germany step kazakh_ssr
germany move ukraine land
germany take infantry 1
germany step caucasus
germany done
germany place tank germany
germany place artillery germany
germany place infantry germany
germany place infantry russia
germany place artillery russia
germany place infantry caucasus
germany place tank caucasus
germany place tank karelia_ssr
germany place tank karelia_ssr
germany place tank russia
germany done
= 8533a001fea42d28
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= fb2a8e859420d8ed
italy research 0
italy buy tank
italy buy fighter
italy done
italy move egypt land
italy take infantry 1
italy step anglo_egypt_sudan
italy done
italy move bulgaria_romania land
italy take infantry 2
italy take tank 1
italy step ukraine
italy move eastern_ukraine land
italy take infantry 1
italy step caucasus
italy move egypt land
italy take infantry 1
italy take tank 1
italy step anglo_egypt_sudan
italy move italy land
italy take infantry 1
italy take tank 1
italy step balkans
italy done
italy place tank italy
italy place fighter italy
italy place transport sz14
italy done
= ab1a98f275ebdcc6
usa research 0
usa done
usa first usa
usa done
= a8e8d3251aba77fd
china done
= 94aa9027e65cb420
usa done
= 581b8fa70b90ec34
china done
china place infantry chinghai
china place infantry sikang
china done
= 4bf17210ff5e7517
japan research 0 | 2
japan buy infantry
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move formosa air
japan take fighter 7
japan fly french_indo_china_thailand attack
japan move kwangtung land
japan take infantry 5
japan take artillery 2
japan take tank 3
japan step french_indo_china_thailand
japan move japan air
japan take fighter 2
japan fly sz53 attack
japan move sz46 sea
japan take destroyer 1
japan take submarine 1
japan step sz53
japan halt
japan done
japan fight french_indo_china_thailand | 6 5 5 ; 5 6 6 6 ; 2 6 1 1 1 6 3 3 1 2 ; 2
japan lose infantry | 4 ; 2 ; 3 5
= debd5cf773f0e23b
usa lose destroyer
usa lose fighter | 1 1 ; 1
= 29d8957969fdd934
japan lose submarine
japan lose destroyer
japan press | 3 ; 6
japan move french_indo_china_thailand air
japan take fighter~aloft1 7
japan fly kwangtung
japan move sz61 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 3
japan take transport 5
japan step sz50
japan halt
japan move sz62 sea
japan take destroyer 1
japan take transport 1
japan load japan tank transport
japan load japan infantry transport[tank+]
japan step sz60
japan step sz50
japan halt
japan move sz46 sea
japan take carrier 1
japan step sz53
japan halt
japan done
japan done
= 3eb18230be03128c
ussr done
ussr move sikang land
ussr take infantry 1
ussr step chinghai
ussr done
= ed4a228177f79ced
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
germany move kazakh_ssr land
germany take infantry 4
germany take artillery 1
germany take tank 3
germany step chinghai
germany move novosibirsk land
germany take infantry 3
germany step chinghai
germany move yakut_ssr land
germany take infantry 1
germany step soviet_far_east
germany move karelia_ssr air
germany take bomber 1
germany fly united_kingdom raid
germany done | 3 ; 4 ; 3 4 5 1 3 3 ; 1 6 ; 4 2 1 ; 3 ; 4 3
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly karelia_ssr
germany move archangel land
germany take artillery 1
germany take tank 1
germany step russia
germany move caucasus land
germany take infantry 3
germany take tank 1
germany step kazakh_ssr
germany move east_poland land
germany take infantry 1
germany step belorussia
germany move egypt land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step anglo_egypt_sudan
germany move germany land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step balkans
germany move karelia_ssr land
germany take tank 2
germany step archangel
germany halt
germany move poland land
germany take tank 4
germany step baltic_states
germany halt
germany move russia land
germany take infantry 5
germany take artillery 1
germany take tank 4
germany step kazakh_ssr
germany move trans_jordan land
germany take infantry 8
germany take artillery 1
germany take tank 2
germany step egypt
germany done
germany place artillery karelia_ssr
germany place tank caucasus
germany place tank germany
germany place artillery caucasus
germany place infantry germany
germany place infantry caucasus
germany place tank germany
germany done
= 238f72579461c9dc
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= eaeb9302af2a6aaf
italy research 0
italy buy infantry
italy buy tank
italy buy fighter
italy buy transport
italy done
italy move anglo_egypt_sudan land
italy take infantry 1
italy step belgian_congo
italy move anglo_egypt_sudan land
italy take infantry 1
italy step french_equatorial_africa
italy move anglo_egypt_sudan land
italy take tank 1
italy step italian_africa
italy halt
italy done
italy move balkans land
italy take infantry 1
italy take tank 1
italy step bulgaria_romania
italy move caucasus land
italy take infantry 1
italy step kazakh_ssr
italy move italy land
italy take tank 1
italy step balkans
italy halt
italy move ukraine land
italy take infantry 2
italy take tank 1
italy step caucasus
italy done
italy place tank italy
italy place infantry italy
italy place transport sz14
italy done
= 8c02261eb75df56a
usa research 0
usa done
usa first usa
usa done
= 75d3e82966d81410
china done
= 0e05d711b8c79599
usa done
= 2515a9530406cd91
china done
china place infantry fukien
china place infantry sikang
china done
= 68a5ce96e2212681
japan research 0 | 4
japan done
japan move sz50 sea
japan take battleship 1
japan take cruiser 1
japan take destroyer 4
japan take transport 5
japan take transport[tank,infantry] 1
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan step sz48
japan step sz39
japan halt
japan assault transport[tank,infantry] australia
japan move sz38 sea
japan take battleship 1
japan step sz39
japan halt
japan move sz53 air
japan take fighter 1
japan fly australia attack
japan move kwangtung air
japan take fighter 7
japan fly burma attack
japan move french_indo_china_thailand land
japan take infantry 4
japan take artillery 2
japan take tank 3
japan step burma
japan done
japan land transport[tank,infantry]~assaulting>australia tank
japan land transport[infantry]~offloaded>australia infantry
japan bombard battleship~done australia
japan bombard battleship~done australia
japan bombard cruiser~done australia | 5 3 ; 2 ; 4 ; 2 1 4 ; 6 1 ; 1 5 4 ; 6
japan lose infantry~seaborne | 5 5 ; 6 1 3 5 ; 1 1 6 4 5 6 4 5 4 1 ; 4
japan move australia air
japan take fighter~aloft1 1
japan fly sz40
japan move burma air
japan take fighter~aloft2 7
japan fly persia
japan move sz53 sea
japan cancel
japan move sz53 sea
japan cancel
japan move sz38 sea
japan take carrier 1
japan cancel
japan move japan air
japan take bomber 1
japan fly chinghai
japan move sz38 sea
japan cancel
japan move sz53 sea
japan cancel
japan move sz38 sea
japan cancel
japan move sz38 sea
japan cancel
japan move sz38 sea
japan cancel
japan move sz53 sea
japan take carrier 1
japan step sz46
japan step sz53
japan halt
japan move sz38 sea
japan cancel
japan move sz38 sea
japan take carrier 1
japan step sz39
japan step sz40
japan halt
japan done
japan place transport sz62
japan place destroyer sz62
japan done
= 358bff2c8c572bb4
ussr done
ussr done
= 94af30c6395abe07
germany research 0 | 1
germany buy infantry
germany buy tank
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move soviet_far_east land
germany take infantry 1
germany step buryatia_ssr
germany move chinghai land
germany take infantry 7
germany take artillery 1
germany take tank 3
germany step ningxia
germany move karelia_ssr air
germany take bomber 1
germany fly united_kingdom raid
germany done | 5 ; 2 ; 6 1 5 6 5 4 ; 2 1 ; 6 5 3 ; 1
germany lose infantry
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly norway
germany move anglo_egypt_sudan land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step belgian_congo
germany move archangel land
germany take tank 2
germany step russia
germany halt
germany move balkans land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step bulgaria_romania
germany move baltic_states land
germany take tank 4
germany step belorussia
germany halt
germany move belorussia land
germany take infantry 1
germany step russia
germany move caucasus land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step kazakh_ssr
germany move egypt land
germany take infantry 8
germany take artillery 1
germany take tank 2
germany step anglo_egypt_sudan
germany move germany land
germany take infantry 1
germany take tank 2
germany step balkans
germany move india land
germany take infantry 1
germany step burma
germany move karelia_ssr land
germany take artillery 1
germany step archangel
germany move kazakh_ssr land
germany take infantry 8
germany take artillery 1
germany take tank 5
germany step chinghai
germany move russia land
germany take artillery 1
germany take tank 1
germany step kazakh_ssr
germany done
germany place infantry karelia_ssr
germany place artillery germany
germany place infantry caucasus
germany place infantry caucasus
germany place infantry karelia_ssr
germany place infantry germany
germany place infantry caucasus
germany place infantry germany
germany place tank russia
germany place tank caucasus
germany place tank russia
germany done
= 021e4a4028a47fd5
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= 2206b1367119cc69
italy research 0
italy buy tank
italy buy fighter
italy buy transport
italy buy infantry
italy done
italy move french_equatorial_africa land
italy take infantry 1
italy step french_west_africa
italy move belgian_congo land
italy take infantry 1
italy step rhodesia
italy done
italy move balkans land
italy take tank 1
italy step bulgaria_romania
italy halt
italy move bulgaria_romania land
italy take infantry 1
italy take tank 1
italy step ukraine
italy move caucasus land
italy take infantry 2
italy take tank 1
italy step kazakh_ssr
italy move italian_africa land
italy take tank 1
italy step rhodesia
italy halt
italy move italy land
italy take infantry 1
italy take tank 1
italy step balkans
italy move kazakh_ssr land
italy take infantry 1
italy step chinghai
italy done
italy place tank italy
italy place infantry italy
italy place transport sz14
italy place fighter italy
italy place fighter italy
italy place transport sz14
= 70dff9561a71cd4d
usa research 0
usa done
usa first usa
usa done
= 5f425901500dc3f9
china done
= 46cbabb447525d06
usa done
= 7a45231e97fd70b1
china done
china place infantry sikang
china place infantry fukien
china place infantry fukien
china done
= f29620938cb6165f
japan research 0 | 6
japan chart 2 | 5
japan buy infantry
japan buy destroyer
japan done
japan move persia air
japan take fighter 7
japan fly yunnan attack
japan move sz40 air
japan take fighter 1
japan fly yunnan attack
japan move burma land
japan take infantry 4
japan take artillery 2
japan take tank 3
japan step yunnan
japan move chinghai air
japan take bomber 1
japan fly united_kingdom raid
japan done | 3 ; 3 ; 5 6 ; 2 2 5 3 ; 6 3 5 2 3 5 4 1 3 5 2 ; 3 2 ; 2
japan lose infantry
japan lose infantry
japan move united_kingdom air
japan take bomber~aloft2 1
japan fly northwestern_europe
japan move yunnan air
japan take fighter~aloft3 7
japan fly kazakh_ssr
japan move yunnan air
japan take fighter~aloft1 1
japan fly french_indo_china_thailand
japan move sz39 sea
japan take battleship 2
japan take cruiser 1
japan take destroyer 4
japan take transport 6
japan load australia tank transport
japan load australia infantry transport
japan load australia infantry transport
japan step sz47
japan step sz46
japan halt
japan move sz40 sea
japan take carrier 1
japan step sz39
japan step sz47
japan halt
japan move sz62 sea
japan take destroyer 1
japan take transport 1
japan load japan infantry transport
japan load japan infantry transport[infantry+]
japan step sz58
japan step sz57
japan halt
japan done
japan place infantry japan
japan place destroyer sz62
japan done
= 0c76ed85c6fb8167
ussr done
ussr done
= fdc98d81b7abb9d8
germany research 0 | 1
germany buy tank
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
germany move ningxia land
germany take infantry 1
germany step hupeh
germany move chinghai land
germany take infantry 8
germany take artillery 1
germany take tank 5
germany step sikang
germany move ningxia land
germany take infantry 5
germany take artillery 1
germany take tank 3
germany step sikang
germany move buryatia_ssr land
germany take infantry 1
germany step stanovoj_chrebet
germany move norway air
germany take bomber 1
germany fly united_kingdom raid
germany done | 5 ; 3 ; 4 4 5 1 6 1 5 5 2 5 6 ; 4 1 5 3 ; 6 3 1 6 4 1 5 2 ; 2 1 4
germany lose infantry
germany lose infantry
germany move united_kingdom air
germany take bomber~aloft4 1
germany fly morocco_algeria
germany move anglo_egypt_sudan land
germany take infantry 8
germany take artillery 1
germany take tank 2
germany step belgian_congo
germany move archangel land
germany take artillery 1
germany step russia
germany move balkans land
germany take infantry 1
germany take tank 2
germany step bulgaria_romania
germany move belgian_congo land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step rhodesia
germany move belorussia land
germany take tank 4
germany step russia
germany halt
germany move bulgaria_romania land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step ukraine
germany move burma land
germany take infantry 1
germany step french_indo_china_thailand
germany move caucasus land
germany take infantry 3
germany take tank 1
germany step kazakh_ssr
germany move germany land
germany take infantry 2
germany take artillery 1
germany step balkans
germany move karelia_ssr land
germany take infantry 2
germany step archangel
germany move kazakh_ssr land
germany take infantry 1
germany take artillery 2
germany take tank 2
germany step chinghai
germany move russia land
germany take infantry 1
germany take tank 4
germany step kazakh_ssr
germany done
germany place artillery karelia_ssr
germany place artillery karelia_ssr
germany place infantry russia
germany place infantry caucasus
germany done
= ebe3be381f846e21
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= 7fad8ba94ec8342c
italy research 0
italy buy transport
italy buy infantry
italy buy tank
italy buy fighter
italy buy infantry
italy done
italy done
italy move balkans land
italy take infantry 1
italy take tank 1
italy step bulgaria_romania
italy move bulgaria_romania land
italy take tank 1
italy step ukraine
italy halt
italy move chinghai land
italy take infantry 1
italy step ningxia
italy move french_west_africa land
italy take infantry 1
italy step french_equatorial_africa
italy move italy land
italy take infantry 1
italy take tank 1
italy step balkans
italy move kazakh_ssr land
italy take infantry 2
italy take tank 1
italy step chinghai
italy move ukraine land
italy take infantry 1
italy take tank 1
italy step caucasus
italy done
italy place transport sz14
italy place infantry italy
italy place tank italy
italy place fighter italy
italy place infantry italy
= 2cf0606cfe79a7de
usa research 0
usa done
usa first usa
usa done
= 1b35bc40388db559
china done
= 03a26f7d226869d6
usa done
= a243a4b21df2b359
china done
china place infantry kiangsu
= 75beb3f5ad02a3fe
japan research 1 | 1
japan buy infantry
japan buy destroyer
japan done
japan move sz46 sea
japan take battleship 2
japan take cruiser 1
japan take destroyer 4
japan take transport 3
japan take transport[infantry] 2
japan take transport[tank] 1
japan load solomon_islands infantry transport
japan step sz53
japan halt
japan assault transport[infantry] hawaiian_islands
japan assault transport[infantry] hawaiian_islands
japan assault transport[tank] hawaiian_islands
japan move sz57 sea
japan take destroyer 1
japan take transport[infantry,infantry] 1
japan step sz53
japan halt
japan assault transport[infantry,infantry] hawaiian_islands
japan move french_indo_china_thailand air
japan take fighter 1
japan fly hawaiian_islands attack
japan move kazakh_ssr air
japan take fighter 7
japan fly fukien attack
japan move yunnan land
japan take infantry 2
japan take artillery 2
japan take tank 3
japan step fukien
japan move northwestern_europe air
japan take bomber 1
japan fly united_kingdom raid
japan done | 3 ; 6
japan land transport[infantry]~assaulting>hawaiian_islands infantry
japan land transport[infantry]~assaulting>hawaiian_islands infantry
japan land transport[infantry,infantry]~assaulting>hawaiian_islands infantry
japan land transport[infantry]~offloaded>hawaiian_islands infantry
japan land transport[tank]~assaulting>hawaiian_islands tank
japan bombard battleship~done hawaiian_islands
japan bombard battleship~done hawaiian_islands
japan bombard cruiser~done hawaiian_islands | 1 1 ; 4 ; 2 3 5 1 2 ; 6 2 ; 6 3 ; 2
japan lose infantry~seaborne | 6 2 6 3 ; 6 1 5 6 5 6 1 3 3 1 ; 6 5 3
japan move fukien air
japan take fighter~aloft2 7
japan fly ningxia
japan move hawaiian_islands air
japan take fighter~aloft1 1
japan fly sz53
japan move united_kingdom air
japan take bomber~aloft6 1
japan fly russia
japan move sz47 sea
japan take carrier 1
japan step sz46
japan step sz53
japan halt
japan move sz62 sea
japan take destroyer 1
japan step sz58
japan step sz57
japan halt
japan done
japan done
= 79edbd1575de55a3
ussr done
ussr done
= cc3700552430cc3a
germany research 0 | 4
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move rhodesia land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step union_of_south_africa
germany move morocco_algeria air
germany take bomber 1
germany fly united_kingdom raid
germany done | 3 ; 4 ; 6 4 ; 5 ; 5 2
germany lose infantry
germany press | 1 ; 1 ; 2 1
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly norway
germany move archangel land
germany take infantry 2
germany step russia
germany move balkans land
germany take infantry 2
germany take artillery 1
germany step bulgaria_romania
germany move belgian_congo land
germany take infantry 8
germany take artillery 1
germany take tank 2
germany step rhodesia
germany move bulgaria_romania land
germany take infantry 1
germany take tank 2
germany step ukraine
germany move caucasus land
germany take infantry 1
germany step kazakh_ssr
germany move chinghai land
germany take infantry 1
germany take artillery 2
germany take tank 2
germany step ningxia
germany move french_indo_china_thailand land
germany take infantry 1
germany step fukien
germany move karelia_ssr land
germany take artillery 2
germany step archangel
germany move kazakh_ssr land
germany take infantry 4
germany take tank 5
germany step chinghai
germany move russia land
germany take infantry 1
germany take artillery 1
germany take tank 4
germany step kazakh_ssr
germany move sikang land
germany take infantry 11
germany take artillery 2
germany take tank 8
germany step hupeh
germany move stanovoj_chrebet land
germany take infantry 1
germany step buryatia_ssr
germany move ukraine land
germany take infantry 1
germany take artillery 1
germany take tank 1
germany step caucasus
germany done
germany place tank germany
germany place tank germany
germany place infantry caucasus
germany place artillery karelia_ssr
germany place tank caucasus
germany done
= b75e28d741e461e1
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= 5922521c099654a9
italy research 0
italy buy transport
italy buy infantry
italy buy tank
italy buy fighter
italy buy infantry
italy done
italy move rhodesia land
italy take infantry 1
italy step union_of_south_africa
italy done
italy move balkans land
italy take infantry 1
italy take tank 1
italy step bulgaria_romania
italy move bulgaria_romania land
italy take infantry 1
italy take tank 1
italy step ukraine
italy move caucasus land
italy take infantry 1
italy take tank 1
italy step kazakh_ssr
italy move chinghai land
italy take infantry 2
italy take tank 1
italy step ningxia
italy move french_equatorial_africa land
italy take infantry 1
italy step anglo_egypt_sudan
italy move italy land
italy take infantry 2
italy take tank 1
italy step balkans
italy move rhodesia land
italy take tank 1
italy step belgian_congo
italy halt
italy move ukraine land
italy take tank 1
italy step caucasus
italy halt
italy done
italy place fighter italy
italy place transport sz14
italy place infantry italy
italy place tank italy
italy done
= b5c9aff89c8f3029
usa research 0
usa done
usa first usa
usa done
= 90142e27c4ffee26
china done
= 9b4e718377d75ced
usa done
= 0654d4c90ea08d30
china done
= e82be4bd1ea16d03
japan research 0 | 2
japan done
japan move sz53 sea
japan take battleship 2
japan take cruiser 1
japan take destroyer 5
japan take transport 7
japan load hawaiian_islands tank transport
japan load hawaiian_islands infantry transport
japan load hawaiian_islands infantry transport
japan load hawaiian_islands infantry transport
japan load hawaiian_islands infantry transport
japan step sz56
japan halt
japan assault transport[infantry!] western_united_states
japan assault transport[infantry!] western_united_states
japan assault transport[infantry!] western_united_states
japan assault transport[infantry!] western_united_states
japan assault transport[tank!] western_united_states
japan move sz57 sea
japan take destroyer 1
japan step sz56
japan halt
japan move sz53 air
japan take fighter 1
japan fly western_united_states attack
japan move ningxia air
japan take fighter 7
japan fly kiangsu attack
japan move fukien land
japan take infantry 2
japan take artillery 2
japan take tank 3
japan step kiangsu
japan move russia air
japan take bomber 1
japan fly united_kingdom raid
japan done | 5 ; 1 ; 6 4 1 4 3 5 ; 6 ; 1 3
= 42f13930f01a5fe3
usa lose battleship
usa lose submarine
usa lose cruiser | 6 ; 6 ; 5
= 127541801cd2bc57
japan press | 1 5 1 4 3 5 ; 5 ; 1 4 ; 1
japan lose battleship | 2 ; 4 4 4 2 ; 6 5 ; 4 ; 5 6 ; 5
japan press | 1 3 1 1 ; 4 5
= d32070b8b3f64df4
usa lose infantry
usa lose infantry
usa lose fighter | 1 ; 5 3 ; 3
= 0eb75f19306db76a
japan lose infantry~seaborne
japan lose infantry~seaborne
japan press | 5 2 ; 6 4 ; 4
japan press | 5 2 ; 2 2 ; 5 ; 2 1 4 1 ; 4 3 4 4 5 1 1 4 1 3 ; 5 5 3
japan move kiangsu air
japan take fighter~aloft4 7
japan fly french_indo_china_thailand
japan move united_kingdom air
japan take bomber~aloft4 1
japan fly finland
japan move western_united_states air
japan take fighter~aloft4 1
japan fly wake_island
japan done
japan done
= 5e14ebd52038b893
ussr done
ussr done
= 54602c227166d543
germany research 0 | 1
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany done
germany move hupeh land
germany take infantry 12
germany take artillery 2
germany take tank 8
germany step suiyuan
germany move ningxia land
germany take infantry 1
germany take artillery 2
germany take tank 2
germany step suiyuan
germany move norway air
germany take bomber 1
germany fly united_kingdom raid
germany done | 4 ; 5 ; 1 4 5 2 1 2 1 5 3 ; 2 1 4 6 1 6 2 2 ; 6 4 2 2 6 5 4 2 4 1 ; 2 2 5
germany lose infantry
germany lose infantry
germany move united_kingdom air
germany take bomber~aloft4 1
germany fly balkans
germany move archangel land
germany take artillery 2
germany step russia
germany move bulgaria_romania land
germany take infantry 2
germany take artillery 1
germany step ukraine
germany move caucasus land
germany take infantry 2
germany take artillery 1
germany take tank 2
germany step kazakh_ssr
germany move chinghai land
germany take infantry 4
germany take tank 5
germany step ningxia
germany move fukien land
germany take infantry 1
germany step kiangsu
germany move germany land
germany take tank 2
germany step balkans
germany halt
germany move karelia_ssr land
germany take artillery 1
germany step archangel
germany move kazakh_ssr land
germany take infantry 2
germany take artillery 1
germany take tank 4
germany step chinghai
germany move rhodesia land
germany take infantry 8
germany take artillery 1
germany take tank 2
germany step belgian_congo
germany move russia land
germany take infantry 2
germany step kazakh_ssr
germany move ukraine land
germany take infantry 1
germany take tank 2
germany step caucasus
germany done
germany place infantry russia
germany place tank caucasus
germany place infantry russia
germany place tank russia
germany place artillery caucasus
germany place tank karelia_ssr
germany place tank russia
germany place infantry caucasus
germany place tank russia
germany place tank russia
germany place tank karelia_ssr
germany done
= d056d6d8ef914460
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk repair united_kingdom complex
uk done
uk done
uk done
= 062cee882ef15b80
italy research 0
italy buy infantry
italy buy tank
italy buy fighter
italy buy transport
italy buy infantry
italy buy infantry
italy done
italy done
italy move anglo_egypt_sudan land
italy take infantry 1
italy step egypt
italy move balkans land
italy take infantry 2
italy take tank 1
italy step bulgaria_romania
italy move belgian_congo land
italy take tank 1
italy step anglo_egypt_sudan
italy halt
italy move bulgaria_romania land
italy take infantry 1
italy take tank 1
italy step ukraine
italy move caucasus land
italy take tank 1
italy step kazakh_ssr
italy halt
italy move italy land
italy take infantry 1
italy take tank 1
italy step balkans
italy move kazakh_ssr land
italy take infantry 1
italy take tank 1
italy step chinghai
italy move ningxia land
italy take infantry 3
italy take tank 1
italy step suiyuan
italy move ukraine land
italy take infantry 1
italy take tank 1
italy step caucasus
italy move union_of_south_africa land
italy take infantry 1
italy step rhodesia
italy done
italy place tank italy
italy place fighter italy
italy place transport sz14
italy done
= 6e1a0a0f4c64c0ce
usa research 0
usa done
usa first usa
usa done
= 4513ef3a1e5b9d71
china done
= 8f132a8fe194d2a1
usa done
= ddc313fc79e477a0
china done
= 69bf44231a7ad4a7
end 2343 over 69bf44231a7ad4a7a3607d091b869f46 24485752f0c96111
