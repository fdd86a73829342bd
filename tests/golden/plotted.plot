flagplot 1
game skirmish 1
scenario plotted
options {"rounds":6,"woods":true,"open_hands":false}
note "Skirmish with orders written in secret, both sides at once"
dice fast 3
start 9a1a9cea3fa8141f449bcb1a029d9ee0 | 1 ; 14 ; 5 ; 2 ; 7 ; 3
blue play barrage
= aac70507258c377a
red play raid
= d4b5a682183eb9b1
blue move e2 tank d3
blue fire e1 d1
red move a3 infantry b3
red fire b3 a4
red move b3 infantry b4
blue fire e2 d3
red move b4 infantry c3
red strike 1
red move a4 tank b3
red strike 3
blue move d3 tank c5
blue strike 3
blue fire c5 d4
blue strike 2
blue move c5 tank d4
red move a4 infantry a3
blue strike 4
blue move c5 tank e3
blue strike 1
red strike 1
blue fire e2 d4
red move b3 tank a5
red strike 4
red fire a4 a3
red strike 2
red move a4 tank b2
blue done
= a9527f87737f08da
red strike 3
red move b2 tank a3
red strike 1
red fire a3 a4
red strike 3
red move b2 tank a3
red strike 3
red fire a3 c1
red done | 4 ; 6
= 47ffbfd9fb21cfc1
red play advance
= 7b6b2e769ee2ab2b
blue play dig
= 21d46fd1efcf8f19
blue move e2 infantry d3
blue fire e2 d3
blue done
= 454929664933ef8c
red fire a4 b3
red move a4 infantry a5
red fire a3 a4
red move a3 tank a5
red fire a5 b4
red move a5 tank a3
red strike 2
red move a3 tank b4
red strike 1
red move b4 tank c4
red done | 8 ; 6
= eff1eeeaebbcb0eb
red play raid
= 39ddd988bc68fb42
blue play dig
= 8880c094c7b307b2
red move c4 tank c5
red fire a3 b2
blue move e2 tank e1
red move a4 infantry a3
red move c5 tank e3
blue move e1 tank c2
blue done
= 54ba7343d154a56c
red strike 3
red move a4 infantry a5
red done | 4 ; 2
= 9b0e7284b749c619
red play barrage
= 4c913cca7621e05d
blue play raid
= 7555133c40577bf7
blue move c2 tank d2
blue fire d3 c4
red fire e3 c4
blue move d2 tank c2
blue move e1 infantry e2
red move a3 infantry b3
red fire b3 c3
red fire a5 a4
blue done
= 4c40af94c3c02c44
red strike 3
red move b3 infantry b4
red strike 1
red fire b4 b3
red strike 3
red move a5 infantry b4
red strike 4
red fire e3 e2
red done | 1 6 2 ; 3 ; 2
= aa5e783d689caa40
red play dig
= 9c855d6e9d5c9bd1
blue play advance
= ca355aacb5f1d652
blue move e2 infantry e1
red move e3 tank c5
blue move c2 tank c3
red move c5 tank d3
red strike 2
blue move c3 tank d4
red move c5 tank a5
red done
= c44636b9dbd1590b
blue fire d3 e3
blue move d4 tank b4
blue fire e1 e2
blue strike 6
blue move d3 infantry e2
blue strike 5
blue move d4 tank e2
blue strike 2
blue move c2 tank c1
blue done | 1 ; 1
= 53b9673db14b0ff8
blue play raid
= 5cc006c0031b02b8
red play advance
= 9f7cbd2455502a18
blue move c1 tank e1
blue move e1 tank d2
red fire a5 c4
red move a3 infantry b2
red move a5 tank a4
red fire a4 c3
red move a4 tank c3
red move c3 tank c5
blue move d2 tank c4
blue move c4 tank a5
blue strike 3
blue fire e1 e2
blue strike 1
red strike 1
blue move e1 infantry d1
red move c5 tank b4
red strike 6
red fire b3 b4
red strike 5
blue strike 3
blue fire c1 e1
red fire c3 a5
blue strike 3
blue move c1 tank b2
blue done
= af13787137af1b58
red strike 6
red move c3 tank c2
red strike 5
red fire b2 c2
red strike 3
red move b3 infantry b2
red strike 2
red fire a5 b5
red done
= f9493367dc2c7f6c
end 142 over f9493367dc2c7f6cff386630da8527af 4ff25b6c53d6ee34
