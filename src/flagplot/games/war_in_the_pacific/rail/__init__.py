"""Railways: Railcap, trains, destroyed lines. [35]"""
