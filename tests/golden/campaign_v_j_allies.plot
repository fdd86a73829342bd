flagplot 1
game dai-senso 1
scenario pacific-war
options {"players":"two","fixed_history":false,"allow_illegal_cards":false,"balance_half_soviet":false,"balance_31_37":false,"bid":0,"limited_war_surrender_exact_box":false,"max_year":1950}
position {"game":"dai-senso","scenario":"pacific-war","base":"empty","year":1945,"turn":"Sept-Oct","phase":"support","phasing":"axis","war_state":"total_war","posture":{"us_western_minors":"war","britain":"war"},"units":{"e4801":["US-INF1-01"],"e4803":["US-INF1-02"],"e4901":["US-INF1-03"],"e4903":["US-INF1-04"],"e4904":["US-INF1-05"],"w5027":["US-INF1-06"],"e5005":["US-INF1-07"],"e5304":["US-INF1-08"]},"affairs":{"esv":0,"markers":{"v_j_day":"nov-dec-1945"}}}
note "The War in the Pacific: V-J Day finds the Allies in Tokyo"
dice fast 1
start 3f696eae96e14a28190889e0eeda5157
axis done
axis done
axis done
axis done
axis decline
= adbe75fa27d2cbbf
western done
western done
western done
western done
western decline
western choose france | 5 ; 1
= 0cfd0ce4681b62af
soviet choose raise_esv
soviet done
soviet done
soviet done
soviet done
soviet decline
= 92e676310900f195
end 17 over 92e676310900f195fc43fe1a18b69f0d 9bcd4c34729f74ad
