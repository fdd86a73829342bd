flagplot 1
game dai-senso 1
scenario august-storm
options {}
note "August Storm: the Axis holds"
dice fast 11
start 547048fd9663a1d0fe1b22d31d8856d4
soviet place RU-AF-01 e5401
= 366054570c056c9f
axis contest JP-AF-01
= 7261f5d8f7e85978
soviet place RU-AF-02 e5401
soviet place RU-AF-03 w5227
soviet blitz w5427
soviet blitz w5424
soviet done
soviet done
soviet move RU-INFA-01 w5425
soviet move RU-CAVM-01 w5425
soviet move RU-SHK-01 e5602
soviet move RU-TK-01 w5725
soviet move RU-INFA-03 w5627
soviet move RU-HQ-02 w5627
soviet done
soviet target e5401
soviet commit RU-SHK-02
soviet commit RU-TK-02
soviet attack
= d9e6eb5507c267e9
axis support KW-HQ-01 | 2
= 2fb7a03335c63349
soviet retreat e5302
soviet lose RU-TK-02
soviet target w5327
soviet commit RU-INFA-05
soviet commit RU-HQ-03
soviet attack | 6
= 0e0eae57db349d31
axis retreat w5427
axis retreat w5526
axis retreat w5525
axis lose JP-INF1-01
axis lose KW-INF1-01
= 4307529cad1ed94d
soviet advance RU-INFA-05
soviet target w5625
soviet commit RU-MECH-01
soviet attack | 1
soviet lose RU-MECH-01
= 9be7d9f30e04e631
axis retreat w5525
= 2c0e80a66412f5d0
soviet lose RU-MECH-01 RU-INFA-08
= 1b5cc7b751be3676
axis lose KW-INF1-02
= 70a455917dc05727
soviet advance RU-INFA-08
soviet target w5426
soviet commit RU-INFA-01
soviet commit RU-CAVM-01
soviet attack | 6
= 80e64177c3814483
axis retreat w5326
axis lose JP-INFB-01
axis lose KW-HQ-01 KW-INF1-01
axis lose KW-INF1-01
= 58e9fb57be477f3d
soviet done
soviet target e5401
soviet commit RU-INFA-05
soviet commit RU-INFA-06
soviet commit RU-HQ-03
soviet attack | 5
= 606084363a5759c8
axis lose KW-ARM-01
= 5482e538c1a9d89d
soviet lose RU-INFA-05
= e8b0875da76ce170
axis lose KW-INFA-04
= ac0e2abd6d184393
soviet advance RU-INFA-06
soviet done
soviet done
soviet done
= 5294b6b138180003
end 61 over 5294b6b138180003bd2dc6869e01de3b 251145418a42c030
