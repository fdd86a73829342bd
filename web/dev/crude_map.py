import json, math, sys
d=json.load(open('/work/shared/games/pacific-1940/data/territories.json'))['territories']
arcs=[];geoms=[];labels=[]
def ring(cx,cy,r,n=14):
    return [[cx+r*math.cos(2*math.pi*i/n), max(-80,min(80,cy+r*math.sin(2*math.pi*i/n)*math.cos(math.radians(cy))))] for i in range(n)]+[[cx+r,cy]]
for t in sorted(d,key=lambda t:t['type']!='sea'):
    lon=t['lon360']; lat=t['lat']; sea=t['type']=='sea'
    r=7 if sea else 2.2
    pts=ring(lon,lat,r); pts[-1]=pts[0]; arcs.append(pts)
    geoms.append({"type":"Polygon","arcs":[[len(arcs)-1]],"properties":{"id":t['id'],"sea":sea,"name":t['name']}})
    labels.append({"type":"Point","coordinates":[lon,lat],"properties":{"id":t['id'],"text":t['name'],"kind":"name"}})
json.dump({"type":"Topology","arcs":arcs,"objects":{"spaces":{"type":"GeometryCollection","geometries":geoms},"labels":{"type":"GeometryCollection","geometries":labels}},"meta":{"bounds":[65,-55,260,66]}},open('map-pacific-1940.json','w'))
