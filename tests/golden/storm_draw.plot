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
soviet commit RU-INFA-06
soviet commit RU-SHK-02
soviet commit RU-TK-02
soviet attack
= 95da0becd2e9ed45
axis support KW-HQ-01 | 5
axis lose KW-ARM-01
axis lose KW-INFA-04
= 8d8de0812f89ef93
soviet advance RU-SHK-02
soviet advance RU-INFA-06
soviet advance RU-TK-02
soviet target w5327
soviet commit RU-INFA-05
soviet commit RU-HQ-03
soviet attack | 1
= 31e6a51dc5fe49c6
axis retreat w5326
= 90e55cd337d2e0ad
soviet lose RU-INFA-05
= 8f90bfd2ecb35d5b
axis lose KW-INFA-03
= d0c98be21a54d4f9
soviet advance RU-INFA-05
soviet target w5526
soviet commit RU-INFA-03
soviet commit RU-HQ-02
soviet attack | 6
= a7164df9e8928c2d
axis retreat w5427
axis retreat w5326
axis lose JP-INF1-01
axis lose KW-INF1-01
= 3510fd75f52e1d03
soviet advance RU-INFA-03
soviet target w5625
soviet commit RU-MECH-01
soviet attack | 6
= 81fef6a4546b351f
axis retreat w5525
axis retreat w5426
axis lose JP-INFB-01
= a477537ec27722d7
soviet advance RU-MECH-01
soviet target w5426
soviet commit RU-INFA-01
soviet commit RU-CAVM-01
soviet attack | 4
= 830ce6027aa189e9
axis retreat w5326
= 76052aa9b46cbad2
soviet lose RU-CAVM-01
= 59803388ed565843
axis lose KW-INF1-02
= 6b4d957a3922e188
soviet advance RU-INFA-01
soviet advance RU-CAVM-01
soviet done
soviet done
soviet done
= cea4772e2de6d839
end 66 over cea4772e2de6d83909c6a0c889fa5e09 130d9302add7c63f
