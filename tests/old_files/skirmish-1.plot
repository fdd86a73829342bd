flagplot 1
game skirmish 1
scenario standard
options {"rounds":6,"woods":true,"open_hands":false}
dice fast 7
start 0cf266ec1b00c4acf3d6d5c33b8e55e3 | 4 ; 6 ; 12 ; 7 ; 3 ; 11
blue play advance
= 3d933d01e089a4a7
red play barrage
= dcc2a2c11873907f
blue move e2 tank d2
blue move d2 tank b4
blue move e1 infantry e2
= c367b54eb35225f9
red move a4 tank c3
red move c3 tank c5 | 2 ; 4
= 7515948a321cf1ce
red play advance
= 55ceb0f0b1f1e7b4
blue play dig
blue move b4 tank c2
= 8e979ed3b0c86958
red move c5 tank c3
red move a4 infantry a3
red move c3 tank c4 | 8 ; 2
= 875a235004dc27e0
blue play barrage
= eaa90bea3500c795
red play advance
red move c4 tank c3
red move c3 tank d3
red move d3 tank b3
= 9cf9e4af738ed8a4
blue move e2 infantry e1
blue move c2 tank b4 | 5 ; 3
= c748849f950b37ba
red play dig
= 3bde360263e278f1
blue play barrage
= 8645e66f08626cc9
red move a3 infantry a4
= 0aaa1e70fc19787e
blue fire b4 b3 | 5 6 6
blue move b4 tank c4 | 1 ; 1
= 0a9f88873b2acab7
red play raid
= 7711c370453349da
blue play raid | 5
= 3600614e4302e456
red move a4 infantry a3
red move a3 infantry b2
= 0be744252efc7e8a
blue done | 1 ; 1
= c044add869049901
blue play barrage
= 216c76c572e32f1c
red play dig
red move a3 infantry b3
= 8873ca141ba36456
blue move e1 infantry d2
blue move c4 tank d2
= 89ca87cb3047cd06
end 35 over 89ca87cb3047cd068d57482f2a2799fe 97bc844f41f9534d
