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
soviet commit RU-SHK-02
soviet commit RU-TK-02
soviet attack
= feaf24692dfa9304
axis support KW-HQ-01 | 1
= 4aa4edcf7878255d
soviet retreat e5302
soviet lose RU-TK-02
= b0186223f1f52066
axis lose KW-ARM-01
= 2c88ed02bba3e5f6
soviet target w5327
soviet commit RU-INFA-05
soviet commit RU-HQ-03
soviet attack | 2
= 685b26cd4a61d850
axis retreat w5427
= 4e92af77d618f688
soviet lose RU-INFA-05
= b7fb28cb04ad8ddf
axis lose JP-INF1-01
= 48327af681d53080
soviet advance RU-INFA-05
soviet target w5426
soviet commit RU-CAVM-01
soviet attack | 3
= 473e3281b78e182d
axis retreat w5427
axis lose JP-INFB-01
= aa60dfeb58e80516
soviet advance RU-CAVM-01
soviet target w5526
soviet commit RU-INFA-03
soviet support RU-HQ-02
soviet attack | 3
= 7fb8f8cfe9902853
axis retreat w5427
axis lose KW-INF1-01
= 769c73ccaeb8c240
soviet advance RU-INFA-03
soviet target w5625
soviet commit RU-INFA-02
soviet commit RU-MECH-01
soviet attack | 1
= 228d6d6c0e95cd0f
axis retreat w5525
= e214544d2d9faa4c
soviet lose RU-MECH-01
= d2927b5d37744fde
axis lose KW-INFA-01
= 2dcba564d0ba574a
soviet advance RU-INFA-02
soviet done
soviet target w5525
soviet commit RU-INFA-01
soviet support RU-HQ-01
soviet attack | 3
= 11405df5b4db7e3f
axis lose KW-INFA-02
= 90f2c453f59b4481
soviet lose RU-INFA-01
= f4a39af033d2271b
axis lose KW-INFA-02
= cf9d0f1bd11fd2de
soviet advance RU-INFA-01
soviet done
soviet target w5326
soviet commit RU-CAVM-01
soviet attack | 2
soviet lose RU-CAVM-01
= a8b69f2a3080d886
axis lose KW-HQ-01 KW-INFA-01
axis lose KW-INFA-01
= adad1f756ff2b93c
soviet advance RU-CAVM-01
soviet target w5427
soviet commit RU-INFA-03
soviet commit RU-INFA-05
soviet support RU-HQ-03
soviet attack | 6
= de9730cf4b88efdc
axis retreat e5401
axis lose KW-INF1-02
axis lose KW-INFA-03
= 7759f7def39dfb0c
soviet advance RU-INFA-05
soviet done
soviet target e5401
soviet commit RU-INFA-06
soviet support RU-HQ-02
soviet attack | 2
= 38a72895dc7a1470
axis lose KW-INFA-04
= bc5a5ab5e1922636
soviet lose RU-INFA-06
soviet advance RU-INFA-06
soviet done
soviet done
= 5f90d1336a324d0a
end 87 over 5f90d1336a324d0ac35875c51b2b0633 dc5a3a76534f8810
