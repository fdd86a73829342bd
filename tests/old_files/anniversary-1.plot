flagplot 1
game anniversary 1
scenario 1941
options {"victory":15,"research":true,"national_objectives":true,"official_errata_2009":false,"heavy_bomber_dice":"best_of_two","china_placement_check":"per_territory","subs_sharing_with_destroyer":"may_stay","ally_sharing_permission":"ask","bid_side":"none","bid_ipcs":12,"bid_kind":"units","bid_auction":true,"closed_black_sea":true,"interceptors":true,"low_luck":false,"round_cap":3}
note "1941, with a bid and all that can be switched on: the agreed rounds are over"
dice fast 5
start 2d5263432d3c31054edea642ec6183a6
germany bid 9
= 076b85ec32a90f89
ussr bid 3
= bdfc73f4f4089731
germany bid 1
= bce7aa833dd71312
ussr pass
= 61ccefb76389c3dc
germany grant germany 1
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
germany done
= 779e4e80869cb024
uk intercept 2 | 5 3 ; 4 ; 2
= cebfcebc3041c0cf
germany fight baltic_states | 2 5 4 ; 5 1 ; 6 2 ; 2 1 5
germany lose infantry
germany lose infantry
germany press | 3 ; 6 6 ; 5 5 ; 4
germany press | 3 ; 2 6 ; 5 5 ; 6
germany fight karelia_ssr | 2 1 5 6 ; 5 3 ; 5 1 2
= 12dc4753c9ecf35b
ussr lose infantry
ussr lose infantry | 2 2 2 1 3 4
= a4def11a7e9d9e32
germany lose infantry
germany lose infantry
germany retreat air
germany fight ukraine | 5 2 ; 5 1 ; 1 3 ; 1 2
germany lose infantry
germany lose infantry | 2 4 ; 3
germany move karelia_ssr air
germany take fighter~aloft2 1
germany fly northwestern_europe
germany move united_kingdom air
germany take bomber~aloft3 1
germany fly finland
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
germany place artillery germany
germany place infantry germany
germany place tank germany
germany place infantry germany
germany done
= cf10fe94ba5d664c
ussr research 1 | 2
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr done
ussr move karelia_ssr land
ussr take infantry 3
ussr take artillery 1
ussr step finland
ussr move caucasus land
ussr take infantry 4
ussr step ukraine
ussr move east_poland land
ussr take infantry 2
ussr step ukraine
ussr move eastern_ukraine land
ussr take infantry 1
ussr step ukraine
ussr done
ussr fight finland | 5 1 ; 3 2
= d62eeae3e8f636ba
germany lose infantry
germany lose infantry | 6 ; 5 4
= 8ffd6fc1d40cf7e1
ussr press | 3 6 ; 5 1 ; 2 ; 4 4 1 2 6 4 3
= a8936506445dd585
germany lose infantry | 6 5 ; 3 1
= 90c7a3c8d5cbab73
ussr press | 6 1 2 4 5
= c517c56bdbd596d1
germany lose artillery | 1 ; 6 6
= e05a02c12439ca4c
ussr press | 3 2 5 5 ; 5 1
ussr press | 5 2 4 ; 6 4
ussr press | 5 3 4 ; 3 4
ussr retreat caucasus
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
ussr place infantry karelia_ssr
ussr place infantry caucasus
ussr place infantry caucasus
ussr done
= 99a0a217b784737a
japan research 1 | 6
japan chart 1 | 5
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
japan bombard cruiser kwangtung | 2 ; 6 ; 6
japan fight fukien | 3 3 4 ; 1
japan press | 4 3 ; 6
japan press | 5 5 ; 1
japan press | 1 ; 1
japan fight suiyuan | 5 1 1 ; 1 ; 3 2 4 4 ; 4
japan move kwangtung air
japan take fighter~aloft3 2
japan fly french_indo_china_thailand
japan move kwangtung air
japan take fighter~aloft2 1
japan fly french_indo_china_thailand
japan move kwangtung air
japan take fighter~aloft1 2
japan fly french_indo_china_thailand
japan move sz50 air
japan take fighter~aloft1 4
japan fly sz51
japan move sz57 sea
japan take carrier 2
japan step sz52
japan step sz51
japan halt
japan done
japan place transport sz62
japan done | 4
= 028d1d9cabac53d1
uk research 0
uk repair united_kingdom complex
uk repair united_kingdom complex
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk buy artillery
uk buy fighter
uk buy tank
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
uk done | 3 ; 4
uk move germany air
uk take bomber~aloft3 1
uk fly belorussia
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
uk place destroyer sz7
uk place transport sz2
uk place infantry united_kingdom
uk done
= 84cbfd15e7b3430c
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
italy done | 3 3 ; 2 1
= a00590b207afbf47
uk lose infantry | 3 ; 4 2
= 88cd654c2d2d63cf
italy lose infantry
italy press | 6 ; 3 4 ; 4
italy move france air
italy take fighter~aloft3 1
italy fly libya
italy move sz14 sea
italy take transport 1
italy load balkans tank transport
italy load balkans infantry transport[tank+]
italy halt
italy move balkans land
italy take infantry 1
italy step bulgaria_romania
italy done
italy place transport sz14
italy done
= 19df911e461f6714
usa research 2 | 5 5
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa buy infantry
usa buy tank
usa done
usa first usa
usa done
= f396ab1510e7109d
china move hupeh land
china take infantry 1
china step kiangsu
china done
= 9cbf94196021f174
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
usa step sz52
usa step sz60
usa halt
usa move sz56 sea
usa take destroyer 1
usa take transport 1
usa load western_united_states infantry transport
usa step sz53
usa step sz52
usa halt
usa done
= a6c182690b237aa5
china done
= 55dcc826e3d1dbfe
usa place artillery western_united_states
usa done
= 3edb2babb83dbf9e
china place infantry fukien
china done
= ff66c8b6159a30f8
germany research 0 | 3
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany buy tank
germany buy infantry
germany buy artillery
germany buy tank
germany buy infantry
germany done
germany move northwestern_europe air
germany take fighter 1
germany fly karelia_ssr attack
germany move baltic_states land
germany take infantry 2
germany take artillery 1
germany take tank 2
germany step karelia_ssr
germany move bulgaria_romania land
germany take tank 1
germany step east_poland
germany halt
germany move ukraine land
germany take tank 1
germany step eastern_ukraine
germany halt
germany move sz6 sea
germany take submarine 2
germany step sz3
germany step sz2
germany halt
germany done
germany fight karelia_ssr | 6 ; 5 ; 2 1 ; 2 3 3 ; 3
germany move karelia_ssr air
germany take fighter~aloft2 1
germany fly poland
germany move bulgaria_romania land
germany take tank 1
germany step east_poland
germany halt
germany move germany land
germany take infantry 5
germany take artillery 1
germany take tank 3
germany step poland
germany move poland land
germany take infantry 3
germany take artillery 1
germany step baltic_states
germany done
germany done
= e3690199a7cd4002
ussr research 0 | 4
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
ussr take infantry 7
ussr take artillery 1
ussr take tank 1
ussr step karelia_ssr
ussr move finland land
ussr take infantry 3
ussr take artillery 1
ussr step karelia_ssr
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr move caucasus land
ussr take infantry 6
ussr step ukraine
ussr done
ussr fight karelia_ssr | 4 5 1 2 3 3 3 3 ; 1 5 1 4 ; 2
= ccbb482f5f1a2236
germany lose infantry
germany lose infantry
germany lose artillery | 3 2 2 ; 1 1
= 61a8dcb452a2a1b3
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr press | 4 2 2 2 ; 2 5 3 6 ; 4 ; 2
ussr lose infantry | 6 4 4 1 1 1 ; 4
ussr move buryatia_ssr land
ussr take infantry 6
ussr step manchuria
ussr move kazakh_ssr land
ussr take infantry 2
ussr step caucasus
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move soviet_far_east land
ussr take infantry 1
ussr step buryatia_ssr
ussr done
ussr place infantry caucasus
ussr place artillery russia
ussr done
= c00362e7b073adf4
japan research 1 | 6
japan chart 2 | 6
japan buy infantry
japan buy infantry
japan buy destroyer
japan buy artillery
japan buy tank
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
japan load kwangtung infantry transport[artillery!]
japan load kwangtung infantry transport[tank!]
japan step sz50
japan halt
japan move sz62 sea
japan take transport 1
japan load japan artillery transport
japan load japan infantry transport[artillery!]
japan step sz61
japan step sz50
japan halt
japan move french_indo_china_thailand air
japan take fighter 5
japan fly philippine_islands attack
japan move suiyuan land
japan take infantry 2
japan step kiangsu
japan move kwangtung land
japan take infantry 2
japan step fukien
japan done
japan bombard battleship~done philippine_islands
japan bombard cruiser~done philippine_islands | 5 ; 5 ; 6 4 6 5 6 1 6 ; 6 4 3 3 ; 5 4 5 5 1 3 ; 4 2
japan lose infantry~seaborne
japan fight fukien | 2 3 ; 3
japan press | 1 2 ; 3 ; 1 1 ; 6
japan move philippine_islands air
japan take fighter~aloft1 5
japan fly sz50
japan move sz61 sea
japan cancel
japan move sz51 air
japan take fighter 4
japan fly japan
japan move sz51 sea
japan cancel
japan move sz61 sea
japan take carrier 1
japan step sz36
japan step sz50
japan halt
japan move sz51 sea
japan take carrier 2
japan step sz48
japan step sz50
japan halt
japan done
japan place artillery japan
japan place destroyer sz62
japan place tank japan
japan place infantry japan
japan place infantry japan
japan place infantry japan
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier~done
japan deck fighter~aloft carrier[fighter]~done
japan deck fighter~aloft carrier[fighter]~done | 6
= 305fb25cc8f17ce1
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
uk move sz7 sea
uk take battleship 1
uk take cruiser 1
uk take destroyer 3
uk take transport 2
uk load united_kingdom artillery transport
uk load united_kingdom infantry transport
uk load united_kingdom infantry transport[infantry!]
uk halt
uk assault transport[infantry!,infantry!] france
uk assault transport[artillery!] france
uk move gibraltar air
uk take fighter 3
uk fly france attack
uk move burma land
uk take infantry 1
uk step french_indo_china_thailand
uk move belorussia air
uk take bomber 1
uk fly germany raid
uk done | 3 ; 3
uk bombard battleship france
uk bombard cruiser france | 2 ; 4
= a6c96adc07249312
italy lose artillery | 5 ; 2 5 ; 3 1 4 ; 4 ; 3
= 8edc2f4008b98a2e
uk lose infantry~seaborne
uk move france air
uk take fighter~aloft2 3
uk fly united_kingdom
uk move germany air
uk take bomber~aloft3 1
uk fly gibraltar
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
uk move burma land
uk take infantry 2
uk step french_indo_china_thailand
uk move rhodesia land
uk take infantry 2
uk step belgian_congo
uk done
uk place transport sz6
uk place destroyer sz3
uk place fighter united_kingdom
uk place tank united_kingdom
uk done
= c2c94c823222e9b9
italy research 0
italy buy infantry
italy buy tank
italy buy infantry
italy buy infantry
italy done
italy done
italy move sz14 sea
italy take transport 1
italy take transport[tank,infantry] 1
italy load libya infantry transport
italy load libya infantry transport[infantry+]
italy halt
italy done
italy place tank italy
italy done
= 2929a41753961407
usa research 0 | 4 6
usa chart 2 | 6
usa buy tank
usa buy cruiser
usa buy bomber
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first china
= 8bbc212331fe3479
china done
= b1f8e3c296c17fc1
usa move sz46 air
usa take fighter 1
usa fly sz62 attack
usa move sz60 sea
usa take battleship 1
usa step sz62
usa halt
usa done | 6 ; 1 ; 3
usa move sz62 air
usa take fighter~aloft1 1
usa fly buryatia_ssr
usa move sz20 sea
usa take destroyer 1
usa take transport[artillery,infantry] 1
usa step sz55
usa step sz54
usa halt
usa move sz46 sea
usa take carrier 1
usa take destroyer 1
usa step sz48
usa halt
usa move sz52 sea
usa take destroyer 1
usa take transport[infantry] 1
usa step sz51
usa halt
usa done
= fc1e5c2b707544ac
china done
= fa22f446124e3e8b
usa place transport sz56
usa done
= a9f5467a1fb5dad8
china done
= 652e833213af9568
germany research 0 | 5
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany buy tank
germany done
germany move poland air
germany take fighter 1
germany fly russia attack
germany move eastern_ukraine land
germany take tank 1
germany step russia
germany move baltic_states land
germany take infantry 1
germany step belorussia
germany move sz2 sea
germany take submarine 2
germany step sz3
germany halt
germany done
germany fight russia | 6 ; 1 5
= 4704e34dbb6ef30f
ussr lose infantry | 3 4
= 7ab0dc15d9c273e2
germany press | 3 5 ; 3 ; 3 2 ; 2
germany move russia air
germany take fighter~aloft1 1
germany fly eastern_ukraine
germany move sz5 sea
germany take transport 1
germany load baltic_states artillery transport
germany load baltic_states infantry transport[artillery+]
germany halt
germany move poland land
germany take infantry 5
germany take artillery 1
germany take tank 3
germany step baltic_states
germany done
germany place artillery germany
germany done
= 5d5469f2eb61ab83
ussr move caucasus land
ussr take infantry 3
ussr step russia
ussr move manchuria land
ussr take infantry 7
ussr step kiangsu
ussr move ukraine land
ussr take infantry 6
ussr step bulgaria_romania
ussr move karelia_ssr land
ussr take infantry 5
ussr take artillery 2
ussr take tank 1
ussr step belorussia
ussr move sz4 sea
ussr take submarine 1
ussr step sz3
ussr halt
ussr done
ussr fight belorussia | 6 3 4 ; 5 5 6 4 ; 2 ; 1
ussr lose infantry
ussr fight bulgaria_romania | 3 5 2 4 6 2 ; 2
ussr press | 3 1 5 4 5 ; 6
ussr fight kiangsu | 5 3 2 5 2 4 3 ; 1 6
ussr press | 1 3 2 1 5 4 ; 3 5
ussr fight russia | 6 3 5 ; 1
ussr press | 1 2 ; 4
ussr submerge 0 | 1 ; 1
ussr move buryatia_ssr land
ussr take infantry 1
ussr step manchuria
ussr done
ussr done
= c0071806d55cf884
japan research 1 | 2
japan buy transport
japan buy infantry
japan buy infantry
japan buy destroyer
japan done
japan move japan air
japan take fighter 4
japan fly kiangsu attack
japan move sz50 air
japan take fighter 5
japan fly kiangsu attack
japan move fukien land
japan take infantry 2
japan step kiangsu
japan done | 6 2 ; 2 2 6 6 5 6 6 4 2 ; 2 4 5 1 5 4
japan lose infantry
japan lose infantry
japan press | 1 1 6 5 4 1 6 5 1 ; 6 1 2
japan lose fighter~attacking1
japan lose fighter~attacking1
japan move kiangsu air
japan take fighter~aloft2 5
japan fly fukien
japan move kiangsu air
japan take fighter~aloft1 2
japan fly fukien
japan move sz50 sea
japan take battleship 1
japan take carrier 3
japan take cruiser 1
japan take destroyer 1
japan take transport 6
japan load philippine_islands tank transport
japan load philippine_islands artillery transport
japan load philippine_islands artillery transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport
japan load philippine_islands infantry transport[infantry+]
japan load philippine_islands infantry transport[infantry+]
japan load philippine_islands infantry transport[infantry+]
japan load philippine_islands infantry transport[artillery+]
japan load philippine_islands infantry transport[artillery+]
japan step sz49
japan step sz38
japan halt
japan done
japan place infantry japan
japan place destroyer sz62
japan place infantry japan
japan done | 4
= 57afe6c8a553234b
uk research 0
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk move sz6 sea
uk take transport 1
uk load united_kingdom tank transport
uk step sz5
uk halt
uk assault transport[tank!] northwestern_europe
uk move sz7 sea
uk take battleship 1
uk take cruiser 1
uk take destroyer 3
uk take transport 2
uk load france artillery transport
uk load france infantry transport
uk step sz6
uk step sz5
uk halt
uk assault transport[infantry!] northwestern_europe
uk assault transport[artillery!] northwestern_europe
uk move french_indo_china_thailand land
uk take infantry 1
uk step kwangtung
uk move united_kingdom air
uk take fighter 4
uk fly sz5 attack
uk move gibraltar air
uk take bomber 1
uk fly germany raid
uk done | 5 ; 5 ; 1 5 6 ; 6 2 1 4 ; 5 ; 3 ; 3 ; 5
uk move germany air
uk take bomber~aloft3 1
uk fly ukraine
uk move sz5 air
uk take fighter~aloft2 4
uk fly karelia_ssr
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
uk place transport sz2
uk done
= 9810e4ed8659ffe1
italy research 0
italy buy transport
italy buy infantry
italy buy tank
italy done
italy move italy land
italy take tank 1
italy step france
italy halt
italy done
italy done
italy done
= b555470e7c64779f
usa research 2 | 4 3
usa buy transport
usa done
usa first china
= 497c42b2e7abfb61
china done
= f6dd4fcc3b25486d
usa move sz51 sea
usa take destroyer 1
usa take transport[infantry] 1
usa step sz50
usa halt
usa move sz48 sea
usa take destroyer 1
usa step sz50
usa halt
usa move sz62 sea
usa take battleship 1
usa step sz60
usa step sz50
usa halt
usa move buryatia_ssr air
usa take fighter 1
usa fly sz62 attack
usa done
usa land transport[infantry]~assaulting>philippine_islands infantry | 4 ; 4
usa press | 6 ; 2
usa move sz48 sea
usa take carrier 1
usa step sz50
usa step sz60
usa halt
usa move sz54 sea
usa take destroyer 1
usa take transport[artillery,infantry] 1
usa step sz53
usa step sz51
usa halt
usa move sz56 sea
usa take transport 1
usa load western_united_states artillery transport
usa step sz57
usa step sz58
usa halt
usa done
= 4fe4a305d365689d
china done
= d725ee9f2f55e19a
usa place tank western_united_states
usa place tank western_united_states
usa place transport sz10
usa place infantry western_united_states
usa place bomber eastern_united_states
usa place transport sz10
usa place cruiser sz56
usa place transport sz10
usa done
= fa3ec3c31f6a824a
china done
= a2c717b9f2ea09a5
end 963 over a2c717b9f2ea09a5d2d3d091a9a060ad fe0de5f6968c08e1
