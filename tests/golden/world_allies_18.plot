flagplot 1
game anniversary 1
scenario 1942
options {"victory":18,"research":true,"national_objectives":true,"official_errata_2009":true,"heavy_bomber_dice":"both_count","china_placement_check":"per_unit","subs_sharing_with_destroyer":"must_act","ally_sharing_permission":"always","bid_side":"none","bid_ipcs":0,"bid_kind":"money","bid_auction":false,"closed_black_sea":false,"interceptors":false,"low_luck":false,"round_cap":0}
note "1942: the Allies win with all cities"
dice fast 4
start da0b37bc22fdd0adb4580ea3bed9a78a
japan research 0
japan done
japan done
japan done
= 507047e5f887c8bf
ussr research 1 | 3
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr done
ussr move karelia_ssr air
ussr take fighter 1
ussr fly finland attack
ussr move karelia_ssr land
ussr take infantry 3
ussr step finland
ussr move caucasus land
ussr take infantry 3
ussr take artillery 1
ussr take tank 1
ussr step ukraine
ussr move archangel land
ussr take infantry 3
ussr take tank 1
ussr step belorussia
ussr move russia land
ussr take infantry 3
ussr take artillery 1
ussr take tank 2
ussr step belorussia
ussr move russia air
ussr take bomber 1
ussr fly germany raid
ussr done | 4 ; 4
ussr fight belorussia | 1 5 6 1 4 ; 5 6 ; 6 1 1 ; 3 2 6
ussr lose infantry
ussr fight finland | 3 6 3 ; 6 ; 4 4
ussr press | 1 1 5 ; 2 ; 2 5
ussr lose infantry | 6 5 ; 4 2 ; 2
= 381c0a23bd67a131
germany lose infantry
germany lose infantry | 4 2 ; 5
= c475b8e36edf43f1
ussr lose infantry
ussr press | 6 ; 4 6 ; 2 ; 6
ussr move finland air
ussr take fighter~aloft3 1
ussr fly karelia_ssr
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
ussr place artillery karelia_ssr
ussr done
= 1e5524ff2d308175
germany research 0
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany done
germany done
germany done
= 02d79bd663f4af6a
uk research 0
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk buy artillery
uk buy tank
uk done
uk move sz1 sea
uk take cruiser 1
uk take transport 1
uk load eastern_canada tank transport
uk load eastern_canada infantry transport[tank!]
uk step sz8
uk step sz7
uk halt
uk assault transport[tank!,infantry!] france
uk move sz2 sea
uk take battleship 1
uk take destroyer 1
uk take transport 1
uk load united_kingdom tank transport
uk load united_kingdom infantry transport[tank!]
uk step sz8
uk step sz7
uk halt
uk assault transport[tank!,infantry!] france
uk move sz12 sea
uk take cruiser 1
uk take destroyer 1
uk step sz7
uk halt
uk move united_kingdom air
uk take fighter 2
uk fly france attack
uk move sz35 air
uk take fighter 1
uk fly burma attack
uk move india land
uk take infantry 3
uk step burma
uk move egypt air
uk take fighter 1
uk fly libya attack
uk move egypt land
uk take infantry 3
uk take tank 1
uk step libya
uk move united_kingdom air
uk take bomber 1
uk fly germany raid
uk done | 3 ; 4
uk engage | 3 1 ; 1 3 ; 3 ; 4 ; 5 4 ; 4 1 ; 1 1 5 4 ; 1 ; 4 ; 1
uk lose infantry~seaborne
uk lose infantry~seaborne
uk fight burma | 3 5 2 ; 3 ; 5 ; 5 6 2 ; 1 6
= 7528b304c1568347
italy lose germany:infantry | 1 3 ; 1 ; 3
= be3f5a65f491d0fc
uk lose infantry
uk lose infantry
uk lose infantry
uk press | 1 5
= 7402954f9ae2cb78
italy lose infantry | 2 3 ; 4
= f9817e1b7de0e72f
uk lose tank
uk retreat air
uk move burma air
uk take fighter~aloft2 1
uk fly india
uk move france air
uk take fighter~aloft2 2
uk fly gibraltar
uk move germany air
uk take bomber~aloft3 1
uk fly united_kingdom
uk move libya air
uk take fighter~aloft3 1
uk fly french_equatorial_africa
uk move sz15 sea
uk take destroyer 1
uk step sz34
uk step sz33
uk halt
uk move sz27 sea
uk take transport 1
uk load union_of_south_africa artillery transport
uk load union_of_south_africa infantry transport[artillery+]
uk step sz23
uk step sz17
uk halt
uk move sz35 sea
uk take carrier 1
uk take destroyer 1
uk take transport 1
uk step sz34
uk halt
uk move persia land
uk take infantry 1
uk step caucasus
uk move trans_jordan land
uk take infantry 1
uk take artillery 1
uk step egypt
uk done
uk place transport sz7
uk place destroyer sz8
uk done
= 04899ad586ba37b4
italy research 0
italy done
italy done
italy done
= 41a5b57070de2818
usa research 2 | 1 5
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa buy infantry
usa buy infantry
usa done
usa first usa
usa move sz53 sea
usa take destroyer 1
usa step sz46
usa halt
usa move hawaiian_islands air
usa take fighter 1
usa fly sz50 attack
usa move sz53 air
usa take fighter 1
usa fly sz50 attack
usa move united_kingdom air
usa take bomber 1
usa fly germany raid
usa done | 5 ; 4
usa fight sz46 | 5 ; 5
usa press | 5 ; 1 ; 5 1 ; 2
usa lose fighter~attacking1
= 7f0b20e8b0cadeb1
china move yunnan air
china take fighter 1
china fly kiangsu attack
china move fukien land
china take infantry 1
china step kiangsu
china move hupeh land
china take infantry 1
china step kiangsu
china move suiyuan land
china take infantry 2
china step kiangsu
china done | 1 5 6 3 ; 5 ; 1 5 6
china lose infantry
china press | 6 4 3 ; 4 ; 1 4
china lose infantry
china press | 6 1 ; 4 ; 3 3
china press | 3 4 ; 2 ; 5
= 326db15eaf29e3eb
usa move germany air
usa take bomber~aloft3 1
usa fly finland
usa move sz50 air
usa take fighter~aloft2 1
usa fly fukien
usa move sz10 sea
usa take destroyer 1
usa take transport 2
usa load eastern_united_states tank transport
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa load eastern_united_states infantry transport[tank+]
usa step sz19
usa step sz20
usa halt
usa move sz20 sea
usa take destroyer 1
usa step sz21
usa step sz44
usa halt
usa move sz53 sea
usa take carrier 1
usa step sz46
usa step sz48
usa halt
usa move sz56 sea
usa take battleship 1
usa take cruiser 1
usa take submarine 1
usa take transport 1
usa load western_united_states infantry transport
usa load western_united_states infantry transport[infantry+]
usa step sz53
usa step sz46
usa halt
usa done
= 607f23e5ab4df549
china move kiangsu air
china take fighter~aloft2 1
china fly ningxia
china move ningxia land
china take infantry 1
china step suiyuan
china move sikang land
china take infantry 1
china step yunnan
china done
= 092d10647d1e8266
usa done
= e3074f9b9fe056cd
china place infantry sikang
china place infantry kiangsu
china place infantry hupeh
= 2b876324e579b27d
japan research 0
japan done
japan done
japan done
= d3210c4ad669a4c7
ussr research 0 | 3
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move buryatia_ssr land
ussr take infantry 7
ussr step manchuria
ussr move karelia_ssr air
ussr take fighter 1
ussr fly bulgaria_romania attack
ussr move ukraine land
ussr take infantry 2
ussr take artillery 1
ussr take tank 1
ussr step bulgaria_romania
ussr move belorussia land
ussr take infantry 5
ussr take artillery 1
ussr take tank 3
ussr step baltic_states
ussr move karelia_ssr land
ussr take artillery 1
ussr step baltic_states
ussr move karelia_ssr air
ussr take bomber 1
ussr fly germany raid
ussr done | 1
ussr fight baltic_states | 1 5 3 ; 5 3 3 3 ; 3 3 4 ; 4 3 2
ussr lose infantry
ussr fight bulgaria_romania | 6 ; 2 5 ; 6 3
= a4e446e9cd9a8a79
germany lose infantry
germany lose infantry | 6 6 ; 2 ; 4
= 5bde821ce2f66f42
ussr lose infantry
ussr lose infantry
ussr press | 4 ; 1 4
= 2fe31084bf9bc14b
germany lose tank | 5 ; 2
= 817b7c28fc1a2c1b
ussr lose artillery
ussr press | 6 3 ; 1
ussr lose tank | 4 2 1 6 3 6 4
= 8f9bc51173f309c1
japan lose infantry | 6 1 ; 4
= a01cd538914be4de
ussr press | 5 6 6 1 4
= bc97705f35e7c32b
japan lose infantry | 1 ; 3
= 755e35daf5ec37f9
ussr press | 5 3 3 ; 2
ussr press | 3 2 ; 6
ussr press | 2 6 ; 5
ussr press | 2 6 ; 1
ussr retreat buryatia_ssr
ussr move bulgaria_romania air
ussr take fighter~aloft1 1
ussr fly ukraine
ussr move novosibirsk land
ussr take infantry 1
ussr step russia
ussr move soviet_far_east land
ussr take infantry 1
ussr step buryatia_ssr
ussr done
ussr place infantry caucasus
ussr place tank caucasus
ussr place tank karelia_ssr
ussr place artillery karelia_ssr
ussr place artillery russia
ussr place tank russia
ussr place infantry caucasus
ussr place infantry russia
ussr done
= 5aa45bc6ceddb0e2
germany research 0
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany done
germany done | 4 ; 2
germany done
= 52e9adc94455c87f
uk research 0
uk buy artillery
uk buy fighter
uk buy tank
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy artillery
uk done
uk move sz7 sea
uk take battleship 1
uk take cruiser 2
uk take destroyer 2
uk take transport 3
uk load france tank transport
uk load france tank transport
uk load united_kingdom artillery transport
uk load united_kingdom infantry transport[artillery!]
uk step sz6
uk step sz5
uk halt
uk assault transport[artillery!,infantry!] northwestern_europe
uk assault transport[tank!] northwestern_europe
uk assault transport[tank!] northwestern_europe
uk move gibraltar air
uk take fighter 2
uk fly northwestern_europe attack
uk move french_equatorial_africa air
uk take fighter 1
uk fly libya attack
uk move egypt land
uk take infantry 1
uk take artillery 1
uk step libya
uk move united_kingdom air
uk take bomber 1
uk fly germany raid
uk done | 1 ; 2 2 ; 2 6 ; 4 ; 4 ; 4 ; 5 ; 1 1 ; 5 3 2 2 ; 3 ; 1
uk lose infantry~seaborne | 2 3 ; 2 ; 3 ; 6
uk move libya air
uk take fighter~aloft1 1
uk fly egypt
uk move northwestern_europe air
uk take fighter~aloft1 2
uk fly france
uk move sz8 sea
uk take destroyer 1
uk step sz7
uk step sz6
uk halt
uk move sz17 sea
uk take transport[artillery,infantry] 1
uk step sz12
uk step sz7
uk halt
uk move sz33 sea
uk take destroyer 1
uk step sz28
uk step sz27
uk halt
uk move sz34 sea
uk take carrier 1
uk take destroyer 1
uk take transport 1
uk step sz15
uk step sz16
uk halt
uk done
uk place artillery united_kingdom
uk place transport sz3
uk place fighter united_kingdom
uk place bomber united_kingdom
uk place infantry united_kingdom
uk place tank united_kingdom
uk place artillery united_kingdom
uk place artillery united_kingdom
= 3fcf2e49581db540
italy research 0
italy done
italy done
italy done
= 3f505f131f32bf05
usa research 0 | 3 2
usa buy cruiser
usa buy bomber
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first usa
usa move sz46 sea
usa take battleship 1
usa take cruiser 1
usa take submarine 1
usa take transport[infantry,infantry] 1
usa step sz48
usa step sz50
usa halt
usa move fukien air
usa take fighter 1
usa fly philippine_islands attack
usa move sz44 sea
usa take destroyer 1
usa step sz45
usa step sz46
usa halt
usa move finland air
usa take bomber 1
usa fly germany raid
usa done | 2 ; 4
usa land transport[infantry,infantry]~assaulting>philippine_islands infantry
usa land transport[infantry]~offloaded>philippine_islands infantry
usa bombard battleship~done philippine_islands
usa bombard cruiser~done philippine_islands | 4 ; 6 ; 4 4 ; 2 ; 1 2
usa lose infantry~seaborne
usa lose infantry~seaborne | 2 ; 4
= 128c72bc7d0ccc44
china move ningxia air
china take fighter 1
china fly manchuria attack
china move kiangsu land
china take infantry 3
china step manchuria
china move suiyuan land
china take infantry 1
china step manchuria
china done | 3 6 4 1 ; 1 ; 3
china lose infantry
= 5ea5ede10c34320a
usa move germany air
usa take bomber~aloft4 1
usa fly caucasus
usa move philippine_islands air
usa take fighter~aloft1 1
usa fly sz50
usa move sz20 sea
usa take destroyer 1
usa take transport[artillery,infantry] 1
usa take transport[tank,infantry] 1
usa step sz21
usa step sz44
usa halt
usa move eastern_united_states air
usa take fighter 1
usa take bomber 1
usa fly gibraltar
usa move sz48 sea
usa cancel
usa move western_united_states air
usa take bomber 1
usa fly brazil
usa move western_united_states air
usa take fighter 1
usa fly eastern_united_states
usa move sz48 sea
usa take carrier 1
usa step sz49
usa step sz50
usa halt
usa done
= 98ac37252d19ac02
china move manchuria air
china take fighter~aloft2 1
china fly hupeh
china move hupeh land
china take infantry 1
china step fukien
china move sikang land
china take infantry 1
china step yunnan
china done
= d6210c99f8b4b6c8
usa done
= 615905ffee246068
china place infantry hupeh
china done
= f4482a17b1b84701
japan research 0
japan done
japan done
japan done
= 0f68ef414315c0b5
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
ussr move ukraine air
ussr take fighter 1
ussr fly poland attack
ussr move baltic_states land
ussr take infantry 4
ussr take artillery 2
ussr take tank 3
ussr step poland
ussr move caucasus land
ussr take infantry 4
ussr take tank 1
ussr step eastern_ukraine
ussr move russia land
ussr take infantry 5
ussr take artillery 1
ussr take tank 1
ussr step eastern_ukraine
ussr done
ussr fight eastern_ukraine | 5 6 4 3 4 2 2 2 ; 5 3 ; 6 4 ; 2 2 5 ; 1 3
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr lose infantry
ussr press | 3 2 5 5 ; 6 2 ; 4 1
= ae430299cdbb5526
germany lose infantry
germany lose infantry | 6 3 5 ; 6 1
= 9972db7d9db65d76
ussr lose infantry
ussr press | 5 5 1 ; 6 4 ; 3 1 ; 6 ; 3 6
ussr lose infantry | 1 4 ; 6 2 3 4 ; 6 5 2 1 ; 2 5 ; 3
ussr lose infantry
ussr lose infantry
ussr move poland air
ussr take fighter~aloft2 1
ussr fly karelia_ssr
ussr move buryatia_ssr land
ussr take infantry 2
ussr step manchuria
ussr move karelia_ssr land
ussr take artillery 1
ussr take tank 1
ussr step baltic_states
ussr done
ussr place tank caucasus
ussr place tank caucasus
ussr place infantry caucasus
ussr place infantry karelia_ssr
ussr place infantry russia
ussr place infantry caucasus
ussr done
= 6c3b2513d4e854ff
germany research 0
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany repair germany complex
germany done
germany done
germany done
= 024fb9183755c2d1
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
uk step sz5
uk halt
uk assault transport[tank!,infantry!] germany
uk move sz5 sea
uk take battleship 1
uk take cruiser 2
uk take destroyer 2
uk take transport 3
uk load northwestern_europe tank transport
uk load northwestern_europe tank transport
uk load northwestern_europe artillery transport
uk halt
uk assault transport[artillery!] germany
uk assault transport[tank!] germany
uk assault transport[tank!] germany
uk move sz7 sea
uk take transport[artillery,infantry] 1
uk step sz6
uk step sz5
uk halt
uk assault transport[artillery,infantry] germany
uk move sz6 sea
uk take destroyer 1
uk step sz5
uk halt
uk move france air
uk take fighter 2
uk fly germany attack
uk move united_kingdom air
uk take fighter 1
uk fly germany attack
uk move egypt air
uk take fighter 1
uk fly morocco_algeria attack
uk move libya land
uk take infantry 1
uk take artillery 1
uk step morocco_algeria
uk move united_kingdom air
uk take bomber 1
uk fly germany raid
uk done | 4 ; 2
uk land transport[artillery,infantry]~assaulting>germany artillery
uk land transport[infantry]~offloaded>germany infantry
uk bombard battleship germany
uk bombard cruiser germany
uk bombard cruiser germany | 4 ; 5 1
= aa59b8b319e4e533
germany lose infantry
germany lose infantry | 4 ; 4 2 ; 3 4 3 2 ; 1 6 5 6 1 1
germany lose infantry
germany lose infantry
germany lose tank
germany lose tank | 1 ; 5 3 2 6 ; 3 6 ; 2
= 19d5fb216d2fa6ab
uk lose infantry~seaborne
uk lose infantry~seaborne
uk lose artillery~seaborne
uk lose artillery~seaborne
uk press | 6 6 1 6 5 1 ; 1 ; 1
uk lose tank~seaborne
uk lose tank~seaborne | 5 5 ; 3
= 71882cf2c9fa1f05
germany lose infantry | 5 2
= 7b7effc0757af609
uk lose infantry
uk press | 5 ; 3 ; 3
uk move germany air
uk take bomber~aloft3 1
uk fly belorussia
uk move germany air
uk take fighter~aloft3 2
uk fly finland
uk move germany air
uk take fighter~aloft1 1
uk fly poland
uk move morocco_algeria air
uk take fighter~aloft2 1
uk fly libya
uk move caucasus land
uk take infantry 1
uk step eastern_ukraine
uk done
uk place transport sz7
uk done
= 2716caae30aa2051
italy research 0
italy done
italy done
italy done
= 2aeef1a6fee0031a
usa research 0 | 5 6
usa chart 2 | 2
usa done
usa first usa
usa move brazil air
usa take bomber 1
usa fly italy raid
usa move caucasus air
usa take bomber 1
usa fly italy raid
usa move gibraltar air
usa take bomber 1
usa fly italy raid
usa done | 1 ; 1 6 ; 3
= 5a928d1071ce4919
china move hupeh air
china take fighter 1
china fly kwangtung attack
china move fukien land
china take infantry 1
china step kwangtung
china done | 4 ; 5 ; 1
china lose infantry
china press | 1 ; 3
= c1a14d5b7bfbc2d9
usa move italy air
usa take bomber~aloft3 1
usa fly france
usa move sz44 sea
usa take destroyer 1
usa take transport[artillery,infantry] 1
usa take transport[tank,infantry] 1
usa step sz45
usa step sz46
usa halt
usa move sz46 sea
usa take destroyer 1
usa step sz48
usa halt
usa move sz50 sea
usa take battleship 1
usa take carrier[fighter] 1
usa take cruiser 1
usa take submarine 1
usa take transport 1
usa step sz48
usa step sz46
usa halt
usa done
= 168ce9ebd8194267
china move kwangtung air
china take fighter~aloft2 1
china fly fukien
china move chinghai land
china take infantry 1
china step sikang
china move hupeh land
china take infantry 1
china step fukien
china move manchuria land
china take infantry 3
china step kiangsu
china done
= 4da5671f9d2ed6b7
usa done
= 587a41c48c6531c5
china place infantry sikang
china place infantry hupeh
china place infantry hupeh
china place infantry chinghai
china place infantry suiyuan
china place infantry fukien
china place infantry manchuria
= f16c0fe40e5c1024
japan research 0
japan done
japan done
japan done
= a50e37672012e654
ussr research 0 | 4
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move poland land
ussr take infantry 1
ussr step bulgaria_romania
ussr move karelia_ssr air
ussr take fighter 1
ussr fly czechoslovakia_hungary attack
ussr move poland land
ussr take infantry 1
ussr take artillery 2
ussr take tank 3
ussr step czechoslovakia_hungary
ussr move baltic_states land
ussr take artillery 1
ussr take tank 1
ussr step east_poland
ussr move eastern_ukraine land
ussr take infantry 3
ussr take artillery 1
ussr take tank 2
ussr step east_poland
ussr done
ussr fight czechoslovakia_hungary | 6 3 4 ; 4 5 5 3 ; 6 5
ussr press | 1 3 3 ; 4 2 4 4 ; 5 ; 3 ; 1 3 5 6 ; 2 3 2 ; 2 5 5 ; 2
ussr lose infantry
ussr lose infantry
ussr move czechoslovakia_hungary air
ussr take fighter~aloft1 1
ussr fly poland
ussr move caucasus land
ussr take infantry 2
ussr take tank 2
ussr step ukraine
ussr move karelia_ssr land
ussr take infantry 1
ussr step finland
ussr move manchuria land
ussr take infantry 2
ussr step kiangsu
ussr move russia land
ussr take infantry 1
ussr step archangel
ussr done
ussr place artillery caucasus
ussr place infantry russia
ussr place artillery russia
ussr done
= b8fa37107192af1d
germany done
germany done
= 524d5c104094f2b0
uk research 0
uk repair germany complex
uk repair germany complex
uk buy destroyer
uk done
uk move finland air
uk take fighter 2
uk fly balkans attack
uk move libya air
uk take fighter 1
uk fly balkans attack
uk move poland air
uk take fighter 1
uk fly balkans attack
uk move germany land
uk take tank 1
uk step balkans
uk move belorussia air
uk take bomber 1
uk fly italy raid
uk done | 6 ; 4 ; 4 3 6 6 3
= 8c3fcacb3e769fc5
italy lose infantry
italy lose infantry | 1 2 ; 3
= 823edfe652de7caa
uk lose tank
uk lose fighter~attacking1
uk lose fighter~attacking1
uk press | 6 1 ; 5
uk move balkans air
uk take fighter~aloft2 2
uk fly ukraine
uk move italy air
uk take bomber~aloft2 1
uk fly bulgaria_romania
uk move eastern_ukraine land
uk take infantry 1
uk step east_poland
uk move morocco_algeria land
uk take artillery 1
uk step libya
uk done
uk place destroyer sz8
uk place destroyer sz2
uk place bomber united_kingdom
uk place tank united_kingdom
uk place tank united_kingdom
uk place artillery united_kingdom
uk place infantry germany
uk place fighter united_kingdom
uk place infantry united_kingdom
uk place infantry germany
uk place infantry germany
uk place infantry germany
= 09d18cf75f32ce07
italy research 0
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy done
italy done
italy done
= bfaa46b466206d52
usa research 2 | 6 3
usa chart 2 | 5
usa done
usa first china
= c8c7cd42f6b21c7e
china move fukien land
china take infantry 1
china step kwangtung
china done
= 64fd92323e5a0047
usa move sz46 sea
usa take battleship 1
usa take cruiser 1
usa take destroyer 1
usa take submarine 1
usa take transport 1
usa take transport[artillery,infantry] 1
usa take transport[tank,infantry] 1
usa step sz48
usa step sz50
usa halt
usa assault transport[artillery,infantry] philippine_islands
usa assault transport[tank,infantry] philippine_islands
usa move sz48 sea
usa take destroyer 1
usa step sz50
usa halt
usa move eastern_united_states air
usa take fighter 1
usa fly sz13 attack
usa move gibraltar air
usa take fighter 1
usa fly sz13 attack
usa move france air
usa take bomber 1
usa fly italy raid
usa done | 6 ; 5
usa land transport[artillery,infantry]~assaulting>philippine_islands artillery
usa land transport[infantry]~offloaded>philippine_islands infantry
usa land transport[tank,infantry]~assaulting>philippine_islands tank
usa land transport[infantry]~offloaded>philippine_islands infantry | 3 6 ; 4
usa move italy air
usa take bomber~aloft7 1
usa fly french_madagascar
usa move sz13 air
usa take fighter~aloft5 1
usa fly gibraltar
usa move sz13 air
usa take fighter~aloft2 1
usa fly northwestern_europe
usa move sz46 sea
usa take carrier[fighter] 1
usa step sz48
usa step sz50
usa halt
usa done
= 2c5157a7217c4ef0
china move chinghai land
china take infantry 1
china step sikang
china move hupeh land
china take infantry 2
china step fukien
china move kiangsu land
china take infantry 3
china step fukien
china move manchuria land
china take infantry 1
china step kiangsu
china move sikang land
china take infantry 2
china step yunnan
china move suiyuan land
china take infantry 1
china step hupeh
china done
= 2b1a9509e4bd8f70
usa place cruiser sz10
usa place bomber western_united_states
usa place infantry eastern_united_states
usa place transport sz56
usa place infantry eastern_united_states
usa done
= fa2a2f9c545f9986
china place infantry ningxia
china place infantry manchuria
china place infantry chinghai
china place infantry suiyuan
= 12c3d3218431d070
japan research 0
japan done
japan done
japan done
= eb99c81c75ffb619
ussr research 0 | 4
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move bulgaria_romania land
ussr take infantry 1
ussr step balkans
ussr done
ussr move archangel land
ussr take infantry 1
ussr step karelia_ssr
ussr move caucasus land
ussr take artillery 1
ussr step persia
ussr move czechoslovakia_hungary land
ussr take infantry 1
ussr take artillery 2
ussr take tank 3
ussr step balkans
ussr move east_poland land
ussr take infantry 1
ussr take artillery 2
ussr take tank 3
ussr step bulgaria_romania
ussr move kiangsu land
ussr take infantry 2
ussr step fukien
ussr move russia land
ussr take infantry 1
ussr take artillery 1
ussr step archangel
ussr move ukraine land
ussr take infantry 2
ussr take tank 2
ussr step bulgaria_romania
ussr done
ussr place tank caucasus
ussr place artillery caucasus
ussr place artillery karelia_ssr
ussr place artillery russia
ussr place tank karelia_ssr
ussr done
= 72afc9598d09110b
germany done
germany done
= dd36aa87c7da42c4
uk research 0
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk buy artillery
uk buy fighter
uk buy tank
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk move bulgaria_romania air
uk take bomber 1
uk fly italy raid
uk move united_kingdom air
uk take bomber 1
uk fly italy raid
uk done | 2 ; 1 ; 3
uk move italy air
uk take bomber~aloft3 1
uk fly bulgaria_romania
uk move east_poland land
uk take infantry 1
uk step bulgaria_romania
uk move germany land
uk take infantry 4
uk step balkans
uk move libya land
uk take artillery 1
uk step egypt
uk done
uk place destroyer sz3
uk place tank united_kingdom
uk place transport sz6
uk place destroyer sz7
uk place artillery united_kingdom
uk place transport sz8
uk place fighter united_kingdom
uk place bomber united_kingdom
uk place infantry germany
uk place infantry germany
uk done
= 16c0a5f0d784a937
italy research 0
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy repair italy complex
italy done
italy done
italy done
= 365d3dccf04017d9
usa research 2 | 4 2
usa buy bomber
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first china
= a6314f0071b1157c
china done
= 1496f7a7e070de99
usa move french_madagascar air
usa take bomber 1
usa fly italy raid
usa move western_united_states air
usa take bomber 1
usa fly japan raid
usa done
usa raid italy | 3 ; 6 ; 3 ; 2
usa move italy air
usa take bomber~aloft3 1
usa fly poland
usa move japan air
usa take bomber~aloft3 1
usa fly kwangtung
usa move sz10 sea
usa take cruiser 1
usa step sz19
usa step sz20
usa halt
usa move sz50 sea
usa take battleship 1
usa take carrier[fighter] 1
usa take cruiser 1
usa take destroyer 2
usa take submarine 1
usa take transport 3
usa load philippine_islands tank transport
usa load philippine_islands artillery transport
usa load philippine_islands infantry transport
usa load philippine_islands infantry transport[infantry+]
usa step sz60
usa halt
usa move sz56 sea
usa take transport 1
usa step sz53
usa halt
usa done
= e29dd9ed3d861823
china move chinghai land
china take infantry 1
china step sikang
china move hupeh land
china take infantry 1
china step fukien
china move kiangsu land
china take infantry 1
china step fukien
china move manchuria land
china take infantry 1
china step kiangsu
china move ningxia land
china take infantry 1
china step hupeh
china move sikang land
china take infantry 1
china step yunnan
china move suiyuan land
china take infantry 1
china step hupeh
china done
= d4c1e419d784f51a
usa place bomber western_united_states
usa done
= c4f1b610da46170d
china place infantry ningxia
china place infantry suiyuan
china place infantry chinghai
china place infantry chinghai
= 191c0041859e7145
japan research 0
japan repair japan complex
japan repair japan complex
japan done
japan done
japan done
= c6a2136a48ee45dd
ussr research 0 | 5
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr move poland air
ussr take fighter 1
ussr fly italy attack
ussr move balkans land
ussr take infantry 2
ussr take artillery 2
ussr take tank 3
ussr step italy
ussr done | 3 ; 3 5 2 4 ; 5 3 3 6
= 49922f53eb20bbfe
italy lose infantry
italy lose infantry
italy lose artillery | 3 3 6 ; 1 3 ; 3
= 64892b0346327d1d
ussr lose infantry
ussr lose infantry
ussr lose artillery
ussr press | 4 ; 3 3 3 2 ; 4 5 ; 5
ussr move italy air
ussr take fighter~aloft1 1
ussr fly balkans
ussr move archangel land
ussr take infantry 1
ussr take artillery 1
ussr step karelia_ssr
ussr move bulgaria_romania land
ussr take infantry 3
ussr take artillery 2
ussr take tank 5
ussr step east_poland
ussr move caucasus land
ussr take artillery 1
ussr take tank 1
ussr step persia
ussr move karelia_ssr land
ussr take infantry 1
ussr take artillery 1
ussr take tank 1
ussr step finland
ussr move persia land
ussr take artillery 1
ussr step india
ussr move russia land
ussr take artillery 1
ussr step archangel
ussr done
ussr done
= 446a7f989b7df8e5
germany done
germany done
= e80f817818aa399c
uk research 0
uk buy infantry
uk buy destroyer
uk buy artillery
uk buy fighter
uk buy tank
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk done
uk move balkans land
uk take infantry 4
uk step bulgaria_romania
uk move bulgaria_romania land
uk take infantry 1
uk step east_poland
uk move egypt land
uk take artillery 1
uk step trans_jordan
uk move germany land
uk take infantry 2
uk step poland
uk done
uk place artillery germany
uk place transport sz6
uk place destroyer sz7
uk place destroyer sz8
uk place fighter united_kingdom
uk place bomber germany
uk place tank united_kingdom
uk place infantry germany
uk place infantry germany
uk place infantry germany
uk place infantry united_kingdom
uk place infantry germany
= 67a333cc1219414f
italy done
italy done
= 895c497306f82c4a
usa research 0 | 6 6
usa chart 2 | 3
usa buy transport
usa done
usa first usa
usa move kwangtung air
usa take bomber 1
usa fly japan raid
usa move western_united_states air
usa take bomber 1
usa fly japan raid
usa done | 6 ; 6 ; 6 5
= 4cb2a06786d2bd68
china done
= 75d1cb64fbefb28c
usa move japan air
usa take bomber~aloft5 1
usa fly ningxia
usa move japan air
usa take bomber~aloft3 1
usa fly stanovoj_chrebet
usa move sz20 sea
usa take cruiser 1
usa step sz55
usa step sz56
usa halt
usa move sz53 sea
usa take transport 1
usa load hawaiian_islands infantry transport
usa load hawaiian_islands infantry transport[infantry+]
usa step sz52
usa step sz59
usa halt
usa done
= 790b0d269fa5de04
china move chinghai land
china take infantry 2
china step sikang
china move hupeh land
china take infantry 2
china step fukien
china move kiangsu land
china take infantry 1
china step fukien
china move ningxia land
china take infantry 1
china step hupeh
china move sikang land
china take infantry 1
china step yunnan
china move suiyuan land
china take infantry 1
china step hupeh
china done
= 8eda5a430d2273d4
usa place artillery eastern_united_states
usa place infantry eastern_united_states
usa done
= 40d35d5ecf04bc73
china place infantry manchuria
china done
= fc23dc46627525e5
japan research 0
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
japan done
japan done
japan done
= 3426183523200261
ussr research 0 | 1
ussr repair italy complex
ussr repair italy complex
ussr repair italy complex
ussr repair italy complex
ussr repair italy complex
ussr repair italy complex
ussr done
ussr move balkans air
ussr take fighter 1
ussr fly norway attack
ussr move finland land
ussr take infantry 4
ussr take artillery 1
ussr take tank 1
ussr step norway
ussr done | 5 3 4 ; 2 6 ; 4 5
= 96b82423a696afe6
germany lose infantry | 5 5 1 ; 3
= d4f8de5aad728993
ussr lose infantry
ussr lose infantry
ussr press | 5 ; 5 3 ; 5 1
= e5228bcb1232ec56
germany lose infantry | 5 5 ; 5
= b3f70960bd9c9641
ussr press | 5 ; 4 4 ; 6 4 ; 2 ; 4
ussr lose infantry
ussr lose infantry
ussr press | 3 ; 4 2
= 1c8a3ef667a454a6
germany lose infantry | 4 ; 5
= 79a44569a5c3032f
ussr press | 2 ; 2 1 ; 3
ussr lose artillery
ussr move norway air
ussr take fighter~aloft1 1
ussr fly finland
ussr move archangel land
ussr take artillery 1
ussr step russia
ussr move east_poland land
ussr take infantry 3
ussr take artillery 2
ussr take tank 5
ussr step eastern_ukraine
ussr move india land
ussr take artillery 1
ussr step burma
ussr move italy land
ussr take artillery 1
ussr take tank 3
ussr step balkans
ussr move karelia_ssr land
ussr take infantry 1
ussr take artillery 1
ussr step archangel
ussr move persia land
ussr take artillery 1
ussr take tank 1
ussr step india
ussr done
ussr place artillery russia
ussr place tank russia
ussr place infantry caucasus
ussr place infantry caucasus
ussr place tank italy
ussr place infantry karelia_ssr
ussr done
= 1ec03308c353c2de
germany done
germany done
= 63dbe543c0f6c334
uk research 0
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk buy artillery
uk buy fighter
uk buy tank
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk done
uk move bulgaria_romania land
uk take infantry 4
uk step ukraine
uk move east_poland land
uk take infantry 1
uk step eastern_ukraine
uk move germany land
uk take infantry 4
uk take artillery 1
uk step balkans
uk move poland land
uk take infantry 2
uk step bulgaria_romania
uk move trans_jordan land
uk take artillery 1
uk step persia
uk done
uk place bomber united_kingdom
uk place destroyer sz8
uk place tank united_kingdom
uk place destroyer sz6
uk place infantry united_kingdom
uk place transport sz7
uk place infantry united_kingdom
uk place transport sz8
uk place artillery germany
uk place infantry germany
uk done
= 81b2f7da36aecb8f
italy done
italy done
= 823185bec71b739e
usa research 2 | 4 3
usa buy artillery
usa buy transport
usa done
usa first china
= e88022c0946959a9
china done
= bada6953ce2d32fe
usa move ningxia air
usa take bomber 1
usa fly japan raid
usa move stanovoj_chrebet air
usa take bomber 1
usa fly japan raid
usa done | 3 ; 6 ; 4 1
usa move japan air
usa take bomber~aloft5 1
usa fly kiangsu
usa move japan air
usa take bomber~aloft4 1
usa fly yakut_ssr
usa move sz56 sea
usa take cruiser 1
usa step sz57
usa step sz58
usa halt
usa done
= 983e70889282c882
china move hupeh land
china take infantry 2
china step fukien
china move manchuria land
china take infantry 1
china step kiangsu
china move sikang land
china take infantry 2
china step yunnan
china done
= ec45347c146771bf
usa place artillery eastern_united_states
usa place transport sz56
usa place transport sz56
usa place transport sz10
usa place transport sz56
usa place transport sz56
usa done
= a563523ac5954f00
china place infantry chinghai
china place infantry chinghai
china done
= aecae86175ef44f2
japan research 0
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan done
japan done
japan done
= d78659ed18a5ebad
ussr research 0 | 4
ussr buy artillery
ussr buy tank
ussr buy infantry
ussr buy infantry
ussr buy artillery
ussr buy tank
ussr done
ussr done
ussr move archangel land
ussr take infantry 1
ussr take artillery 1
ussr step russia
ussr move balkans land
ussr take artillery 1
ussr take tank 3
ussr step bulgaria_romania
ussr move caucasus land
ussr take infantry 2
ussr step persia
ussr move eastern_ukraine land
ussr take infantry 3
ussr take artillery 2
ussr take tank 5
ussr step caucasus
ussr move india land
ussr take artillery 1
ussr take tank 1
ussr step burma
ussr move italy land
ussr take tank 1
ussr step balkans
ussr halt
ussr move karelia_ssr land
ussr take infantry 1
ussr step archangel
ussr move norway land
ussr take tank 1
ussr step finland
ussr halt
ussr move russia land
ussr take artillery 2
ussr take tank 1
ussr step caucasus
ussr done
ussr place artillery russia
ussr place infantry italy
ussr done
= e8d66b1ef76fdda0
germany done
germany done
= 5f1a7205b7a37339
uk research 0
uk buy infantry
uk buy destroyer
uk buy artillery
uk buy fighter
uk buy tank
uk buy bomber
uk buy transport
uk buy infantry
uk buy infantry
uk buy destroyer
uk done
uk done
uk move balkans land
uk take infantry 4
uk take artillery 1
uk step bulgaria_romania
uk move bulgaria_romania land
uk take infantry 2
uk step ukraine
uk move eastern_ukraine land
uk take infantry 1
uk step caucasus
uk move germany land
uk take infantry 1
uk take artillery 1
uk step balkans
uk move persia land
uk take artillery 1
uk step india
uk move ukraine land
uk take infantry 4
uk step caucasus
uk done
uk place transport sz5
uk place infantry germany
uk done
= c47b62e8a89411a5
italy done
italy done
= 0d0036b42fea8282
usa research 0 | 3 5
usa buy cruiser
usa buy bomber
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first usa
usa move kiangsu air
usa take bomber 1
usa fly japan raid
usa move yakut_ssr air
usa take bomber 1
usa fly japan raid
usa done | 6 ; 1 ; 4
= 84feb0e9df5fbf0b
china done
= a82d7f1eda5b0ac5
usa move japan air
usa take bomber~aloft4 1
usa fly yunnan
usa move sz10 sea
usa take transport 1
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport[artillery+]
usa step sz19
usa step sz20
usa halt
usa move sz56 sea
usa take transport 4
usa step sz57
usa halt
usa done
= c39c240fa0811236
china move chinghai land
china take infantry 2
china step sikang
china move kiangsu land
china take infantry 1
china step fukien
china done
= 045f8fb32652ca0d
usa place transport sz10
usa place cruiser sz10
usa place infantry eastern_united_states
usa place transport sz10
usa done
= b3b07d6fe2445554
china place infantry ningxia
china done
= 48b22126f1cc97f4
japan research 0
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan done
japan done
japan done
= 70aa95ed8fe4b4d1
ussr research 0 | 5
ussr buy artillery
ussr buy tank
ussr done
ussr move burma land
ussr take artillery 2
ussr take tank 1
ussr step french_indo_china_thailand
ussr move fukien land
ussr take infantry 2
ussr step french_indo_china_thailand
ussr done | 2 6 6 6 ; 1
= 99aa2f106c2afafc
japan lose infantry
japan lose infantry | 4 6 ; 6
= 6a2ed69e6013d744
ussr press | 3 5 5 6 ; 1 ; 3
ussr lose infantry
ussr done
ussr place artillery karelia_ssr
ussr place infantry karelia_ssr
ussr place tank italy
ussr place tank caucasus
ussr place infantry russia
ussr place artillery russia
ussr place tank caucasus
ussr place tank russia
ussr done
= 9b840b906d72942a
germany done
germany done
= 8906723970643082
uk research 0
uk buy infantry
uk buy destroyer
uk done
uk done
uk done
uk place bomber germany
uk done
= 52cb67afbec90271
italy done
italy done
= c98f730698297b9d
usa research 0 | 2 5
usa buy transport
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first usa
usa move yunnan air
usa take bomber 1
usa fly japan raid
usa done | 6 ; 6
= c5597d46f60566c3
china done
= 10417cfeb57f51d5
usa move japan air
usa take bomber~aloft4 1
usa fly stanovoj_chrebet
usa move sz10 sea
usa take cruiser 1
usa take transport 2
usa load eastern_united_states artillery transport
usa load eastern_united_states infantry transport
usa load eastern_united_states infantry transport[infantry+]
usa load eastern_united_states infantry transport[artillery+]
usa step sz19
usa step sz20
usa halt
usa move sz20 sea
usa take transport[artillery,infantry] 1
usa step sz55
usa step sz56
usa halt
usa move sz57 sea
usa take transport 4
usa load midway infantry transport
usa step sz58
usa halt
usa done
= 81008176adbe4add
china done
= 760b92615a6c4d3c
usa place infantry western_united_states
usa place artillery western_united_states
usa place bomber eastern_united_states
usa place transport sz10
usa place transport sz56
usa place transport sz10
usa place infantry eastern_united_states
usa place transport sz10
usa done
= 5ffa709eeb171136
china place infantry sikang
china place infantry manchuria
china place infantry ningxia
china place infantry ningxia
china place infantry kiangsu
china place infantry suiyuan
china place infantry suiyuan
china place infantry suiyuan
china place infantry chinghai
china done
= 12fcb23f291d88c3
japan research 0
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan done
japan done
japan done
= 6173ae7ae4d8a553
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
ussr done
ussr done
ussr place infantry caucasus
ussr place artillery caucasus
ussr place artillery caucasus
ussr place infantry italy
ussr place infantry italy
ussr place tank caucasus
ussr place infantry russia
ussr place tank karelia_ssr
ussr place infantry karelia_ssr
ussr place infantry russia
ussr place infantry italy
ussr done
= 3aabe3f7d4314c5a
germany done
germany done
= 4283129646bc8700
uk research 0
uk buy destroyer
uk done
uk done
uk done
uk place tank germany
uk place infantry united_kingdom
uk done
= b495eaa0bb31903f
italy done
italy done
= 79c4c1eb3b141fdb
usa research 0 | 5 3
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
usa move stanovoj_chrebet air
usa take bomber 1
usa fly japan raid
usa done | 3 ; 3
= d1bff7b3e282529d
china done
= 2a6c74946d9cda9e
usa move japan air
usa take bomber~aloft5 1
usa fly kwangtung
usa move sz10 sea
usa take transport 3
usa load eastern_united_states infantry transport
usa step sz19
usa step sz20
usa halt
usa move sz20 sea
usa take cruiser 1
usa take transport[infantry,infantry] 1
usa take transport[artillery,infantry] 1
usa step sz55
usa step sz56
usa halt
usa move sz56 sea
usa take transport 1
usa take transport[artillery,infantry] 1
usa load western_united_states artillery transport
usa load western_united_states infantry transport[artillery+]
usa step sz57
usa step sz58
usa halt
usa done
= d58709b0b489e959
china done
= c1fe447898e505c1
usa place infantry western_united_states
usa place cruiser sz56
usa place tank western_united_states
usa done
= 4870ed619dbcb0b9
china place infantry hupeh
china place infantry hupeh
china place infantry manchuria
china place infantry chinghai
china place infantry kiangsu
china place infantry manchuria
china done
= d10bffe0cebcf97f
japan research 0
japan repair japan complex
japan repair japan complex
japan repair japan complex
japan done
japan done
japan done
= a755590ff8f16fb4
ussr research 0 | 3
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
ussr done
ussr done
ussr place artillery caucasus
ussr place infantry italy
ussr place infantry russia
ussr place artillery russia
ussr place tank caucasus
ussr place infantry italy
ussr done
= b78b4f1659977f99
germany done
germany done
= bb58b592a6b2eafd
uk research 0
uk buy infantry
uk buy destroyer
uk done
uk done
uk done
uk place destroyer sz2
uk place infantry united_kingdom
uk done
= 7c2dad6437109c6e
italy done
italy done
= 7676ef661a770bc0
usa research 0 | 6 4
usa chart 1 | 6
usa buy infantry
usa buy artillery
usa buy transport
usa done
usa first china
= 397297fbb083c5d7
china done
= c6d8d7841ab8d28a
usa move sz58 sea
usa take cruiser 1
usa take transport 3
usa take transport[artillery,infantry] 2
usa take transport[infantry] 1
usa step sz62
usa halt
usa assault transport[infantry] japan
usa assault transport[artillery,infantry] japan
usa assault transport[artillery,infantry] japan
usa move sz59 sea
usa take transport[infantry,infantry] 1
usa step sz62
usa halt
usa assault transport[infantry,infantry] japan
usa move sz60 sea
usa take battleship 1
usa take cruiser 1
usa take destroyer 2
usa take submarine 1
usa take transport[infantry,infantry] 1
usa take transport[artillery] 1
usa take transport[tank] 1
usa step sz62
usa halt
usa assault transport[infantry,infantry] japan
usa assault transport[artillery] japan
usa assault transport[tank] japan
usa move sz60 air
usa take fighter 1
usa fly japan attack
usa move kwangtung air
usa take bomber 1
usa fly japan raid
usa done | 6 ; 4
usa submerge 0 | 5 ; 3 3 ; 3 4 ; 6 ; 6
usa press
usa submerge 0 | 6 ; 5 5 ; 6 5 ; 3 ; 1
usa lose battleship
usa land transport[infantry]~assaulting>japan infantry
usa land transport[infantry,infantry]~assaulting>japan infantry
usa land transport[infantry]~offloaded>japan infantry
usa land transport[infantry,infantry]~assaulting>japan infantry
usa land transport[infantry]~offloaded>japan infantry
usa land transport[artillery]~assaulting>japan artillery
usa land transport[artillery,infantry]~assaulting>japan artillery
usa land transport[infantry]~offloaded>japan infantry
usa land transport[artillery,infantry]~assaulting>japan artillery
usa land transport[infantry]~offloaded>japan infantry
usa land transport[tank]~assaulting>japan tank | 6 ; 3 5 5 6 ; 3 4 1 6 3 4 ; 1 ; 3
= c784d9f41f4ced04
japan lose infantry
japan lose infantry
japan lose infantry | 6 ; 4 4 1 4 1 ; 1 ; 2
= 8039f2f6fdacda20
usa lose infantry~seaborne
usa lose infantry~seaborne
usa lose infantry~seaborne
usa lose infantry~seaborne
usa press | 3 6 1 1 4 1 ; 5 ; 1
= 12cfda8c0146fb37
japan lose infantry
japan lose artillery
japan lose tank
japan lose fighter | 4 ; 3 3 ; 2 ; 3
= af4e7f336098f6e1
usa lose infantry~seaborne
usa lose infantry~seaborne
usa press | 6 5 3 1 ; 2 ; 2 ; 2
usa move japan air
usa take bomber~aloft5 1
usa fly philippine_islands
usa move japan air
usa take fighter~aloft4 1
usa fly french_indo_china_thailand
usa done
= 568594ef12b946e9
china done
= f57c5ce7f903e135
usa place artillery western_united_states
usa place bomber western_united_states
usa place artillery western_united_states
usa place artillery eastern_united_states
usa place transport sz10
usa place artillery eastern_united_states
usa place infantry eastern_united_states
usa place transport sz56
usa place artillery eastern_united_states
usa done
= 327532765fa1d792
china done
= 68e002b2afe32ec9
end 1975 over 68e002b2afe32ec985c98f9ebd7bac44 d59886eb1177fcac
