flagplot 1
game dai-senso 1
scenario pacific-war
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":-10,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"pacific-war","base":"empty","year":1944,"turn":"Apr-May","phase":"support","phasing":"axis","war_state":"total_war","posture":{"us_western_minors":"war","britain":"war"},"units":{"e4801":["US-INF1-01"],"e4803":["US-INF1-02"],"e4901":["US-INF1-03"],"e4903":["US-INF1-04"],"e4904":["US-INF1-05"],"w5027":["US-INF1-06"],"e5005":["US-INF1-07"],"e5304":["US-INF1-08"]},"options":{"bid":-10},"affairs":{"esv":0,"markers":{}}}
note "The War in the Pacific: Asia is free"
dice fast 1
start 86d3e9ccf8b1a21dcda45d6d60b946c4
axis done
axis done
axis done
axis done
axis decline
= 745f990781b962a1
western done
western done
western done
western done
western decline
western choose france | 5 ; 1
= a5497ea7a9e65684
soviet choose raise_esv
soviet done
soviet done
soviet done
soviet done
soviet decline | 6
= 07dbab8721664c80
axis select axis-41
axis decline
axis choose snlf_landing
axis choose e1009
axis choose e1008
axis choose snlf_landing
axis choose e1015
axis choose e1115
axis choose snlf_landing
axis choose e1016
axis choose e1116
axis choose totsugeki
axis choose w1027
axis done
axis done
axis done
axis done
axis done
axis done
axis decline
= 516d2b9740598d2d
western select western-47 | 6 ; 4
western choose lower_esv
western done
western done
western done
western done
western decline
= 501a0ae7093cd2bc
soviet select soviet-32
soviet choose tannu_tuva | 3
soviet done
soviet done
soviet done
soviet done
soviet decline | 4
= 458aafd13c17aa3f
axis decline
axis choose harbor_attack
axis choose BR-SURF-02
axis choose snlf_landing
axis choose e1218
axis choose e1217
axis choose snlf_landing
axis choose w1322
axis choose w1423
axis choose snlf_landing
axis choose w1326
axis choose w1427
axis done
axis done
axis done
axis done
axis done
axis done
axis decline | 3 ; 4
= 298b54a1ecb56f77
western choose lower_esv
western done
western done
western done
western done
western decline
= 491ee8626ccea7d9
soviet choose siam | 4
soviet choose w3917
soviet choose w3616
soviet choose w3716 | 2
soviet choose SIAM-INF-01
soviet choose SIAM-INF-02
soviet done
soviet done
soviet done
soviet done
soviet decline | 5
= ef5deedb04c7da5f
axis decline
axis decline
axis done
axis done
axis done
axis done
axis done
axis decline | 4 ; 3
= 23814c61a617326e
western choose raise_esv
western done
western done
western done
western done
western decline
= 8ca662eb26f1f749
soviet choose tibet | 1
soviet done
soviet done
soviet done
soviet done
soviet decline
= 457866ae3998b554
axis select axis-39
axis done
axis done
axis done
axis done
axis done
axis decline
= 424e231cfb5e5e19
western select western-42
western take US-TK-03 western_us
western done
western done
western done
western done
western done
western decline
= c82456a106b3bf4b
soviet select soviet-39
soviet take RU-GTK-01 e5301
soviet take RU-TK-04 e5301
soviet done
soviet done
soviet done
soviet done
soviet decline | 5 ; 3 ; 2
= df33c66d5ab735ae
axis done
axis done
axis done
axis done
axis done
axis decline
= b79ef763e326b491
western done
western done
western done
western done
western done
western decline
= 9f60d6565eedc07b
soviet done
soviet done
soviet done
soviet done
soviet decline
= 16b477c50b80d492
axis select axis-49
axis take JP-ARM-03 e4902
axis blitz e4903 | 2
axis done
axis done
axis move JP-ARM-03 e5003
axis done
axis done
axis target e4903
axis commit JP-ARM-03
axis attack | 3
axis lose JP-ARM-03
= 9aad14424f02ec6f
western lose US-INF1-04
= be4276f7d7489ddd
axis done
axis done
axis decline
= 4f43d8a47219a023
western select western-53
western take US-TK-02 western_us
western take US-INF1-04 western_us | 3 ; 3
western choose send US-SURF-05
western done
western done
western done
western done
western done
western decline
= 3d213bf387e17e23
soviet select soviet-28
soviet take RU-SHK-01 e5301
soviet take RU-SHK-02 e5810
soviet take RU-GINF-01 e5810
soviet take RU-GINF-02 e5810
soviet done
soviet done
soviet done
soviet done
soviet decline | 1 ; 5
= 3b6016b01ef82143
axis done
axis done
axis done
axis done
axis done
axis decline | 5 ; 6
= 8d722b8567f14c59
western choose lower_esv
western place BR-SURF-02 e3017
western done
western done
western done
western done
western done
western done
western decline
= bbc749ea49acd770
soviet done
soviet move RU-SHK-02 e5709
soviet done
soviet done
soviet done
soviet decline
= 005a64da7b017394
axis select axis-42
axis take JP-INFB-08 e4902
axis done
axis done
axis done
axis done
axis decline
= d8680cbef2cdbf9f
western select western-54
western done
western done
western done
western done
western done
western decline
= 7ffbb6803f80a593
soviet select soviet-30
soviet take KAN-WZ-03 w5021
soviet take TIB-RES-01 w4714
soviet choose truce negotiation
soviet done
soviet move KAN-WZ-03 w5022
soviet done
soviet done
soviet done
soviet decline
soviet decline | 5 ; 5 ; 5 ; 6
= e00ca3d2a753ae5e
axis done
axis done
axis move JP-INFB-08 e4802
axis done
axis target e4901
axis commit JP-INFB-08
axis attack | 2
axis lose JP-INFB-08
axis done
axis done
axis decline
axis choose soviet
= 49ab602378d4187a
western done
western done
western done
western done
western done
western decline
= f75e26fa67774a21
soviet choose truce negotiation
soviet done
soviet move KAN-WZ-03 w5223
soviet done
soviet done
soviet done
soviet decline
soviet decline
= 3916656fbccfff7c
end 255 over 3916656fbccfff7c12d24b2ef3740344 8649f1d1440b81c9
