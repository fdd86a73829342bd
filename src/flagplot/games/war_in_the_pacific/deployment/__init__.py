"""The defender deploys on the tactical map, unseen. [27.14-27.17]"""
