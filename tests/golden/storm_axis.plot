flagplot 1
game dai-senso 1
scenario august-storm
options {}
note "August Storm: the Axis holds"
dice fast 8
start 9778f79904d2b4d8fd8a5fc3dc34fdc0
soviet place RU-AF-01 w5227
= f80bd0553a3edbb7
axis contest JP-AF-01
= 754364968512300d
soviet place RU-AF-02 w5227
soviet place RU-AF-03 e5401
soviet blitz w5427
soviet blitz w5523
soviet done
soviet done
soviet move RU-INFA-01 w5425
soviet move RU-CAVM-01 w5425
soviet move RU-MECH-01 w5524
soviet move RU-INFA-04 e5602
soviet move RU-SHK-01 e5602
soviet move RU-GTK-01 w5725
soviet move RU-INFA-03 w5627
soviet move RU-HQ-02 e5601
soviet done
soviet target e5401
soviet commit RU-INFA-06
soviet commit RU-SHK-02
soviet commit RU-TK-02
soviet attack
= 5c6581682cccb2f1
axis support KW-HQ-01 | 1
= 77e660eda3494abe
soviet lose RU-TK-02
= 0d5fba403eebf412
axis lose KW-ARM-01
= 05b58d91d08f80d6
soviet lose RU-INFA-06
soviet target w5327
soviet commit RU-INFA-05
soviet commit RU-HQ-03
soviet attack | 3
= b48fe165ed757fad
axis retreat w5427
= acd0c81f294f5a92
soviet lose RU-INFA-05
= 562f2da5ea32b96c
axis lose JP-INF1-01
axis lose KW-INF1-01
= d30e10d18bf260c5
soviet advance RU-INFA-05
soviet target w5426
soviet commit RU-CAVM-01
soviet attack | 2
= 32002416e95e43e8
axis retreat w5427
= f9d1547fe286eab0
soviet lose RU-CAVM-01
= d9529c9cfce49a93
axis lose JP-INFB-01
= 687276b0af1f8f0c
soviet done
soviet target w5526
soviet commit RU-INFA-03
soviet support RU-HQ-02
soviet attack | 1
soviet lose RU-INFA-03
= 5b50eda6570ecdbd
axis retreat w5427
axis lose KW-INF1-02
= 0c5a0cea74b190b1
soviet advance RU-INFA-03
soviet target w5625
soviet commit RU-INFA-02
soviet commit RU-TK-01
soviet commit RU-MECH-01
soviet attack | 2
= 69e1de84dbeae8f9
axis retreat w5525
axis lose KW-INFA-01
= 8bcfb201d3bc83af
soviet advance RU-TK-01
soviet advance RU-INFA-02
soviet done
soviet target w5525
soviet commit RU-INFA-01
soviet support RU-HQ-01
soviet attack | 5
= 9afda60def82445c
axis lose KW-INFA-02
axis lose KW-INFA-02
= e27c86434dd168ef
soviet done
soviet done
soviet target e5401
soviet commit RU-INFA-06
soviet commit RU-SHK-02
soviet support RU-HQ-02
soviet attack
= 9f7f0cd3d40625d7
axis decline | 2
axis retreat w5427
axis lose KW-INFA-03
= aaa7b6498300c57c
soviet advance RU-SHK-02
soviet advance RU-INFA-06
soviet target w5326
soviet commit RU-INFA-05
soviet support RU-HQ-03
soviet attack | 1
soviet lose RU-INFA-05
= cb202892ac08eb3c
axis lose KW-HQ-01 KW-INFA-01
= fad9dd9a28f23c1d
soviet lose RU-HQ-03 RU-INFA-05
= 549b3d456e4bfcd3
axis lose KW-INFA-01
= c13b3d130baf42af
soviet done
soviet done
= 90748493568a25d9
end 88 over 90748493568a25d9e3309d9dcf8b4095 479aaa19dcf3661a
