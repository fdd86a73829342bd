flagplot 1
game dai-senso 1
scenario august-storm
options {}
note "August Storm: nobody wins with four points"
dice fast 1
start aa8da04ccddbd00c98effb487032e1ba
soviet place RU-AF-01 w5227
= 49705628957f56ef
axis contest JP-AF-01
= d5f5298cd6a70f07
soviet place RU-AF-02 w5227
soviet place RU-AF-03 e5401
soviet blitz w5427
soviet blitz w5424
soviet done
soviet done
soviet move RU-TK-03 w5523
soviet move MONG-CAV-01 w5523
soviet move RU-INFA-01 w5425
soviet move RU-CAVM-01 w5425
soviet move RU-MECH-01 w5524
soviet move RU-HQ-01 w5523
soviet move RU-SHK-01 e5602
soviet move RU-INFA-03 w5627
soviet move RU-HQ-02 w5627
soviet move RU-INF1-02 e5604
soviet done
soviet target e5401
soviet commit RU-SHK-02
soviet commit RU-TK-02
soviet attack
= 047752d9f37f7d3f
axis support KW-HQ-01 | 5
axis lose KW-ARM-01
= f89e1c9e9700a5ba
soviet lose RU-TK-02
= 8ed70309b9456520
axis lose KW-INFA-04
= 10bdf69c3da44432
soviet advance RU-SHK-02
soviet target w5327
soviet commit RU-INFA-05
soviet commit RU-HQ-03
soviet attack | 1
= 95c0831b50af9aea
axis retreat w5326
= d70a719423893485
soviet lose RU-INFA-05
= fde2dbb310f6506e
axis lose KW-INFA-03
= cbce74b1f3ad5c18
soviet advance RU-INFA-05
soviet target w5526
soviet commit RU-INFA-03
soviet commit RU-HQ-02
soviet attack | 6
= 8bb7135a029a0f0d
axis retreat w5427
axis retreat w5326
axis lose JP-INF1-01
axis lose KW-INF1-01
= ac075fbff63889c3
soviet advance RU-INFA-03
soviet target w5625
soviet commit RU-MECH-01
soviet attack | 6
= dddbd9ecfec62cac
axis retreat w5525
axis retreat w5426
axis lose JP-INFB-01
= e27e0acfc02776e0
soviet advance RU-MECH-01
soviet target w5426
soviet commit RU-INFA-01
soviet commit RU-CAVM-01
soviet attack | 4
= 1fe0345f050da14a
axis retreat w5326
= 1a4e896c56c5c4f3
soviet lose RU-CAVM-01
= b3b440fafa08bc7a
axis lose KW-INF1-02
= 5f9934bcae89514c
soviet advance RU-INFA-01
soviet advance RU-CAVM-01
soviet done
soviet target e5201
soviet commit RU-INFA-05
soviet commit RU-HQ-03
soviet attack
= 93c6bd124c93f4a7
axis support KW-HQ-01 | 3
= bcf37d0e6d2c65cf
soviet lose RU-INFA-05
= a4284b8f41798c19
axis lose JP-INF1-02
= 3ab1c218fdd74201
soviet lose RU-HQ-03 RU-INFA-05
soviet advance RU-INFA-05
soviet done
soviet done
= 8402d37dabce9734
end 73 over 8402d37dabce9734beb2820d725f4695 ae097708c10bfd97
