flagplot 1
game dai-senso 1
scenario august-storm
options {}
note "August Storm: the Soviets win"
dice fast 3
start 012c3f7390df24a5fa6bb9b57ca41051
soviet place RU-AF-01 w5327
= 87263fcffc105ba3
axis contest JP-AF-01
= 15333b2920cfacb7
soviet place RU-AF-02 w5327
soviet place RU-AF-03 w5524
soviet blitz w5427
soviet blitz w5626
soviet done
soviet done
soviet move RU-TK-03 w5523
soviet move RU-CAVM-01 w5425
soviet move RU-INFA-04 e5602
soviet move RU-INFA-03 w5627
soviet move RU-HQ-02 e5601
soviet done
soviet target e5401
soviet commit RU-INFA-06
soviet commit RU-SHK-02
soviet commit RU-TK-02
soviet attack
= 4a9418ecd6fd2fd8
axis support KW-HQ-01 | 1
= bd5a786c99ba02fa
soviet lose RU-TK-02
= 2e394cd11da41305
axis lose KW-ARM-01
= 025e5e4e77083ae3
soviet lose RU-INFA-06
soviet target w5327
soviet commit RU-INFA-05
soviet commit RU-HQ-03
soviet attack | 2
= 4c8d5ed7f2883042
axis retreat w5427
= 6d90414356d91228
soviet lose RU-INFA-05
= 63cf6507b4f2da5b
axis lose JP-INF1-01
= b4eb5e0ebf2da4e6
soviet advance RU-INFA-05
soviet target w5426
soviet commit RU-CAVM-01
soviet attack | 3
= 1b379165943f88a4
axis retreat w5427
axis lose JP-INFB-01
= 0d6ba63105baf1db
soviet advance RU-CAVM-01
soviet target w5526
soviet commit RU-INFA-03
soviet support RU-HQ-02
soviet attack | 3
= 29db0240f6d51a4f
axis retreat w5427
axis lose KW-INF1-01
= 20cce8a4eaa5df1a
soviet advance RU-INFA-03
soviet target w5625
soviet commit RU-INFA-02
soviet commit RU-GTK-01
soviet commit RU-TK-01
soviet commit RU-MECH-01
soviet attack | 1
= e67f9bbaf873cf8a
axis retreat w5525
= 3c8c4cfe93017a8d
soviet lose RU-MECH-01
= 053b9a88b9eac034
axis lose KW-INFA-01
= c0bdd1e7f3b620fb
soviet advance RU-GTK-01
soviet advance RU-TK-01
soviet advance RU-INFA-02
soviet done
soviet target w5525
soviet commit RU-INFA-01
soviet support RU-HQ-01
soviet attack | 3
= 2e4ba70e0d7f4154
axis lose KW-INFA-02
= a00fe4f482e7ece3
soviet lose RU-INFA-01
= a8275ba22ef99eb1
axis lose KW-INFA-02
= 908a9bf795cda690
soviet advance RU-INFA-01
soviet done
soviet target w5326
soviet commit RU-CAVM-01
soviet attack | 2
soviet lose RU-CAVM-01
= ead07f09f06498d0
axis lose KW-HQ-01 KW-INFA-01
axis lose KW-INFA-01
= 47759bae0098df7b
soviet advance RU-CAVM-01
soviet target w5427
soviet commit RU-INFA-03
soviet commit RU-INFA-05
soviet support RU-HQ-03
soviet attack | 6
= 3d9991acecc44273
axis retreat e5401
axis lose KW-INF1-02
axis lose KW-INFA-03
= 638e489a01808006
soviet advance RU-INFA-05
soviet done
soviet target e5401
soviet commit RU-INFA-06
soviet commit RU-SHK-02
soviet attack | 2
soviet lose RU-INFA-06
= aaa537dd7f748f54
axis lose KW-INFA-04
= f04bf6707a3b9184
soviet advance RU-SHK-02
soviet done
soviet done
= 0e615960c391838c
end 92 over 0e615960c391838cb3d06fc57464a3f6 4709579340d22f25
