"""Engines cut open along the shaft, with the way of the gas through them."""
import bmesh
import bpy
import math
import kit
from kit import along, block, group, lathe, move, ring, rod, torus
from mathutils import Matrix, Vector

# crank and piston of the section; the sizes fit the castings of kit, whose cylinders are short
THROW, CONROD, CROWN, SKIRT = .78, 2.07, .55, .85
DECK, SKIRT_OF_LINER, THROAT = 3.45, 1.25, -2.72
# 35 degrees after the lowest point: transfers, exhaust and the shaft's window are open at the same time
CRANK = math.radians(35)


def section_paints():
    """Faces of the cut, matt and of one colour, with the dark line that parts them; and the colours of the gas."""
    kit._plain('section', (.56, .50, .40, 1), rough=.95, specular=.05)
    kit._plain('outline', (.012, .012, .013, 1), rough=.9, specular=.05)
    kit._plain('fresh', (.01, .16, .75, 1), rough=.3, emission=kit.rgb('#0A78FF'), emission_strength=.55)
    kit._plain('burnt', (.85, .16, .01, 1), rough=.3, emission=kit.rgb('#FF5000'), emission_strength=.6)


def halve(ob, at=0.0, closed=True):
    """Remove what lies at x < at, and close the cut with flat faces unless it stays open."""
    for child in list(ob.children):
        halve(child, at, closed)
    if ob.type != 'MESH':
        return ob
    bpy.context.view_layer.update()
    world = ob.matrix_world
    co, no = world.inverted() @ Vector((at, 0, 0)), (world.to_3x3().transposed() @ Vector((1, 0, 0))).normalized()
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=2e-5)
    done = bmesh.ops.bisect_plane(bm, geom=[*bm.verts, *bm.edges, *bm.faces], dist=1e-6, plane_co=co, plane_no=no, clear_inner=True)
    edges = [e for e in done['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
    if closed and edges:
        ob.data.materials.append(kit.material('section'))
        for face in bmesh.ops.triangle_fill(bm, edges=edges, normal=-no)['geom']:
            if isinstance(face, bmesh.types.BMFace):
                face.material_index = len(ob.data.materials) - 1
    bm.to_mesh(ob.data)
    bm.free()
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(40)
    if not ob.data.polygons and not ob.children:
        bpy.data.objects.remove(ob)
        return None
    return ob


def outline(root):
    """Draw a dark line round the faces of the cut."""
    for ob in kit.meshes(root):
        at = ob.data.materials.find('section')
        if at < 0:
            continue
        bm = bmesh.new()
        bm.from_mesh(ob.data)
        faces = [face for face in bm.faces if face.material_index == at]
        ob.data.materials.append(kit.material('outline'))
        for face in bmesh.ops.inset_region(bm, faces=faces, thickness=.014, use_boundary=True)['faces']:
            face.material_index = len(ob.data.materials) - 1
        bm.to_mesh(ob.data)
        bm.free()


def base_name(ob):
    """Name that a builder gave to a part, without Blender's number."""
    return ob.name.split('.')[0]


def gas_arrow(points, mat, r=.04, heads=1):
    """A tube along points that ends in an arrowhead, with `heads` - 1 more of them on its way."""
    curve = [Vector(p) for p in points]
    parts = [kit.tube('gas', points, r, mat, 16)]
    for k in range(heads):
        i = max(1, round((len(curve) - 1) * (k + 1) / heads))
        way = (curve[i] - curve[i - 1]).normalized()
        tip = lathe('tip', [(0, 0), (r * 3.4, 0), (0, r * 9)], mat, 32, 0)
        tip.matrix_basis = Matrix.Translation(curve[i] - way * r) @ way.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        parts.append(tip)
    return group('gas', *parts)


def open_case(exhaust, angles, bore, *looks):
    """The casting, cut, with its bores: chamber, seats of the bearings, cylinder, transfer passages, intake and exhaust."""
    parts = kit.crankcase(exhaust, *looks)
    case = halve(parts[0])
    out = bore / 2 + .17
    turn = 90 if exhaust == 'rear' else 0
    cuts = [along(rod('chamber', 1.3, 3.15, 'void', -1.4), 'Y'), along(rod('seat', 1.2, .7, 'void', 1.3), '-Y'), along(rod('journal', .67, 2.9, 'void', 1.2), '-Y'),
            along(rod('front', .86, .5, 'void', 3.86), '-Y'), rod('cylinder', out, 3, 'void', .3), move(rod('throat', .44, 1.4, 'void', .3), (0, THROAT, 0)),
            move(block('exhaust', 1.6, 1.1, .74, r=.2, at=(1.5, 0, 2.02)), turn=(0, 0, turn))]
    for a in angles:
        passage = block('passage', .50, .62, 1.5, r=.16, at=(1.17, 0, 1.58), bevel=.12, rounds=3)
        cuts.append(move(passage, turn=(0, 0, a)))
    # beside the plane of the cut: the boolean fails where corners lie in it
    kit.cut(case, *[move(c, (.0031, .0017, 0)) for c in cuts])
    case.data.auto_smooth_angle = math.radians(50)
    cuttable = [kit.cut(ring('filler', out + .005, 1.23, .75, kit.cast_aluminium(), 2.25), move(block('exhaust', 1.6, 1.1, .74, r=.2, at=(1.5, 0, 2.02)), turn=(0, 0, turn)))]
    for p in parts[1:]:
        if base_name(p) in ('port_dark', 'letters', 'mark'):
            bpy.data.objects.remove(p)
        else:
            cuttable.append(p)
    return [case, *[halve(p) for p in cuttable]]


def open_liner(exhaust, angles, bore):
    """The liner, cut, with its exhaust port and transfer ports."""
    r = bore / 2
    w = r + .17
    body = lathe('liner', [(r, SKIRT_OF_LINER), (w, SKIRT_OF_LINER), (w, DECK - .24), (w + .2, DECK - .24), (w + .2, DECK), (r, DECK)], 'turned_brass', 160, .015, closed=True)
    cuts = [(90 if exhaust == 'rear' else 0, .98, .48, 2.14), *[(a, .58, .33, 2.08) for a in angles]]
    ports = [move(along(kit.plate('port', kit.rrect(high, wide, .1), 1.2, 'void', bevel=.001), 'X', (r - .5, 0, z)), turn=(0, 0, a)) for a, wide, high, z in cuts]
    return halve(kit.cut(body, *ports), -.006)


def open_carburettor(accent, venturi):
    """The carburettor, its slide withdrawn."""
    whole = kit.carburettor(accent, venturi)
    for ob in list(whole.children):
        if base_name(ob) in ('throat', 'slide'):
            bpy.data.objects.remove(ob)
        elif base_name(ob) in ('spigot', 'body'):
            kit.cut(ob, rod('bore', venturi / 2, 3, 'void', -.6))
    return halve(move(whole, (0, THROAT, 1.58)))


def open_head(colour, radius, fins, pitch, size, light):
    """The head with its insert, whose chamber the glow plug closes; the plug is whole."""
    head = move(kit.cooling_head(colour, radius, fins, pitch, size, light), (0, 0, 3.28))
    for ob in list(head.children):
        if base_name(ob) == 'glow_plug':
            for part in (*ob.children_recursive, ob):
                bpy.data.objects.remove(part)
        elif base_name(ob) in ('core', 'skirt') or (base_name(ob) == 'fin' and min(v.co.z for v in ob.data.vertices) + 3.28 < 4.2):
            room = lathe('room', [(0, 3.0), (.92, 3.0), (.92, 3.56), (.70, 3.64), (.52, 3.86), (.3, 4.06), (0, 4.08)], 'void', 64, 0)
            kit.cut(ob, room)
    for ob in list(head.children):
        # fins, skirt and core overlap: their cuts must not lie in one plane
        halve(ob, {'fin': .004, 'skirt': .002}.get(base_name(ob), 0), base_name(ob) != 'dish')
    insert = halve(move(kit.combustion_insert('gold', dome=.4), (0, 0, DECK)), -.006)
    return [head, insert, move(kit.glow_plug(), (0, 0, 4.94))]


def open_crank(dlc, duct):
    """Crankshaft with its duct and window, and the rod, which is whole; also the height of the wrist pin."""
    pin = Vector((THROW * math.sin(CRANK), 0, -THROW * math.cos(CRANK)))
    wrist = Vector((0, 0, pin.z + math.sqrt(CONROD ** 2 - pin.x ** 2)))
    skin = 'dlc' if dlc else 'ground_steel'
    r = duct / 2
    web = [(1.05 * math.cos(a), 1.05 * math.sin(a)) for a in (math.radians(150 + 240 * i / 60) for i in range(61))]
    web += [(.6 * math.cos(math.radians(30 + 120 * i / 12)), .16 + .86 * math.sin(math.radians(30 + 120 * i / 12))) for i in range(13)]
    disc = along(kit.plate('web', kit.round_corners(web, .14, 4), .65, 'turned_steel', holes=[kit.circle(r, 64)], bevel=.04, z=.35), '-Y')
    disc = move(disc, turn=(0, 180 - math.degrees(CRANK), 0))
    shaft = lathe('shaft', [(r, .98), (.80, .98), (.80, 1.38), (.66, 1.41), (.66, 3.5), (.46, 3.55), (.46, 4.22), (.36, 4.3), (.36, 5.35), (.33, 5.4), (0, 5.4), (0, 3.3), (r, 3.15)], skin, 128, .015, closed=True)
    shaft = kit.cut(along(shaft, '-Y'), move(kit.plate('window', kit.rrect(.8, .95, .18), 1, 'void', bevel=.01), (0, THROAT, 0)))
    parts = [halve(p) for p in (disc, shaft, along(kit.ball_bearing(.66, 1.2, .55, 11), '-Y', (0, -1.42, 0)), along(kit.ball_bearing(.46, .86, .3, 9), '-Y', (0, -3.88, 0)))]
    parts += [along(kit.thread('thread', .31, 1.15, 'turned_steel', .09, 5.4, .045), '-Y'), move(along(rod('pin', .21, .62, 'polished_steel', -.24), '-Y'), pin)]
    conrod = kit.connecting_rod(CONROD, .42, .34)
    way = (wrist - pin).normalized()
    across = Vector((0, 1, 0)).cross(way)
    thick = .40 * CONROD / 2.9
    conrod.matrix_basis = Matrix.Translation(pin) @ Matrix((way, across, Vector((0, 1, 0)))).transposed().to_4x4() @ Matrix.Translation((0, 0, -thick / 2))
    return [*parts, conrod, move(along(rod('wrist_pin', .17, 1.5, 'polished_steel', -.75), 'Y'), wrist)], wrist.z


def section(size, exhaust, exhausts, venturi, dlc, head, word, nose, ribs, plate_colour, plate_style, fins=9, light=False, accent='red', lugs=2.7, duct=.84):
    """An engine without the half towards -X, its shaft towards -Y: blue the fresh charge, orange the burnt one."""
    section_paints()
    s = kit.SIZES[size]
    bore, r = s['bore'], s['bore'] / 2
    rear = exhaust == 'rear'
    angles = [15, -38, 270] if rear else [75, 285, 322]
    parts = open_case(exhaust, angles, bore, exhausts, nose, ribs, lugs, word)
    parts.append(open_liner(exhaust, angles, bore))
    parts.append(halve(ring('shim', r, 1.62, .12, 'turned_brass', 3.07), .002))
    radius, pitch = (2.25, .235) if size == '21' else (2.38, .25)
    parts += open_head(head, radius, fins, pitch, size, light)
    parts.append(open_carburettor(accent, venturi / s['scale']))
    crank, wrist = open_crank(dlc, duct)
    parts += crank
    crown = wrist + CROWN
    piston = lathe('piston', [(0, SKIRT), (r - .015, SKIRT), (r - .015, 0), (r - .11, 0), (r - .13, SKIRT - .2), (0, SKIRT - .17)], 'turned_aluminium', 128, .02)
    piston = kit.cut(piston, along(rod('hole', .17, 3, 'void', -1.5), 'Y', (0, 0, SKIRT - CROWN)))
    parts.append(halve(move(piston, (0, 0, crown - SKIRT)), -.004))
    cover = move(along(kit.rear_plate(plate_colour, plate_style), 'Y'), (0, 1.68, 0))
    parts += [halve(cover), halve(along(rod('spigot', 1.29, .34, f'satin_{plate_colour}', 1.36), 'Y'), .002)]
    parts.append(gas_arrow([(0, THROAT, z) for z in (4.7, 4.0, 3.0, 2.0, 1.0)] + [(0, THROAT, .3), (0, THROAT + .45, .02), (0, -1.6, 0), (0, -1.0, 0), (-.12, -.5, 0), (-.2, -.12, .02)], 'fresh', heads=3))
    parts.append(gas_arrow([(-.2, -.12, .02), (-.2, -.05, .5), (-.16, -.22, 1.0), (-.1, -.95, 1.1), (-.02, -1.2, 1.4), (0, -1.19, 1.9), (0, -.95, 2.12), (-.02, -.66, 2.2), (-.06, -.5, 2.5)], 'fresh'))
    if not rear:
        parts.append(gas_arrow([(-.2, -.12, .02), (-.2, .3, .02), (-.16, .9, .4), (-.02, 1.16, 1.0), (.06, 1.19, 1.9), (.06, .95, 2.12), (.02, .66, 2.2), (-.02, .5, 2.5)], 'fresh'))
        parts.append(gas_arrow([(-.1, 0, 3.3), (-.1, 0, 2.95), (.05, 0, 2.5), (.5, 0, 2.2), (1.0, 0, 2.12), (2.2, 0, 2.05), (3.6, 0, 2.05)], 'burnt', heads=3))
    else:
        parts.append(gas_arrow([(0, .05, 3.1), (0, .1, 2.75), (0, .4, 2.35), (0, 1.0, 2.12), (0, 2.0, 2.04), (0, 3.7, 2.02)], 'burnt', heads=2))
    root = group('section', *[p for p in parts if p])
    outline(root)
    move(root, scale=s['scale'])
    return kit.rest(root)
