flagplot 1
game dai-senso 1
scenario tora
options {}
position {"game":"dai-senso","scenario":"tora","base":"start","year":1942,"turn":"Apr-May","phase":"support","phasing":"axis","war_state":"total_war","posture":{"us_western_minors":"war","britain":"war"},"cards":{"axis":"29","western":"38"},"units":{"w4222":["JP-INFA-06"],"w3824":["JP-INFA-02","JP-HQ-02"],"w3426":["JP-INFB-02"],"w3218":["JP-INFA-01","JP-INFA-04"],"e2808":["JP-INFB-01"]},"boxes":{"out":["BR-FTHK-01","US-INF1-01","US-PHIL-01","US-FTMAN-01","US-PHIL-02","BR-FE-01","BR-FTSING-01","BR-GAR-01"]}}
note "Tora: the last turn of a conquest"
dice fast 1
start bda1ef99687d47994f4226d45a6b90dd
axis place JP-CONV-01 yellow_sea_convoys troop
axis place JP-CONV-02 yellow_sea_convoys troop
axis place JP-CONV-03 yellow_sea_convoys troop
axis place JP-CONV-04 yellow_sea_convoys troop
axis place AX-SCR-01 yellow_sea_convoys troop
axis done
axis done
axis done
axis ship JP-INF1-02 w4725 JP-CONV-01
axis done
axis done
axis done
axis move JP-INF1-02 w4724
axis done
axis decline
= fc2cd5abdf02b511
western place BR-CONV-01 west_indian_ocean_convoys troop
western place BR-CONV-02 west_indian_ocean_convoys troop
western place US-CONV-01 west_indian_ocean_convoys troop
western place US-CONV-02 west_indian_ocean_convoys troop
western done
western done
western move SZE-WZ-02 w4921
western ship BR-INF1-03 w4106 US-CONV-01
western done
western done
western done
western done
western decline
western decline
western decline
western decline
= efe506d62a338052
end 31 over efe506d62a3380523ba14d18458f55ec 718125594cbf6c20
