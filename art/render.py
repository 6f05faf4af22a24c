"""Render a picture of the table, or frames of one turn: blender -b -P art/render.py -- WIDTH HEIGHT SAMPLES NAME OUT.jpg [NAME OUT.jpg...]"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import cutaway as cut_open
import exploded as apart
import kit
import lights
from catalogue import PICTURES, code_of, numbered_views, render_of, specs
from kit import lay, move, rest


def put(root, x=0, y=0, turn=0):
    """Turn what stands on the floor round its own foot and place it there."""
    return move(root, (x, y, 0), (0, 0, turn))


def commas(length):
    """A length in cm as it is engraved, in mm."""
    return f'{length * 10:.2f}'.replace('.', ',')


# ---- arrangements, by the names that the table gives them ----

def engine(spec, light_head=False, **look):
    return [kit.engine(spec['size'], light=light_head, **{key: spec[key] for key in ('exhaust', 'exhausts', 'venturi', 'dlc', 'front_ceramic')}, **look)]


def cutaway(spec, light_head=False, **look):
    return [cut_open.section(spec['size'], light=light_head, **{key: spec[key] for key in ('exhaust', 'exhausts', 'venturi', 'dlc')}, **look)]


def pipe(spec, colour, straight=False):
    finish = {'titanium': 'heat_pipe', 'nickel': 'polished_nickel', 'black': 'mirror_black', 'gold': 'mirror_gold'}[colour]
    return [lay(kit.tuned_pipe(finish, spec['length'], spec['diameter'], straight, 'laser' if colour in ('black', 'titanium') else 'laser_dark', spec['number']), 'x')]


def pipe_kit(spec, colour):
    gasket = put(rest(kit.exhaust_gasket(3.4, 1.7)), 15.2, -6.6, 60)
    return [*pipe(spec, colour), put(rest(move(kit.bent_manifold(), turn=(0, -90, 0))), 3.6, -7.6, 200), put(rest(kit.joint()), 6.6, -8.2),
            *[put(s, 10, -6.4, -12) for s in kit.pipe_springs()], gasket]


def steel_manifold(spec):
    spacer = put(rest(kit.ring('spacer', .66, .8, .2, 'turned_aluminium')), 3.0, -3.4)
    return [put(rest(move(kit.bent_manifold(), turn=(0, -90, 0))), 0, 0, 200), put(rest(kit.joint()), .6, -4.2), spacer, *[put(s, 4.6, -2.4, 20) for s in kit.pipe_springs()]]


def milled_manifold(spec):
    return [kit.milled_manifold(), put(rest(kit.joint(.6)), 2.9, -.6), *[put(s, -1.2, -2.0, -10) for s in kit.pipe_springs()], put(rest(kit.exhaust_gasket(3.0, 1.5)), 3.6, -2.5, 70)]


def carburettor(spec, accent):
    big = spec['size'] == '21'
    body = rest(move(kit.carburettor(accent, spec['venturi']), scale=1 if big else .84))
    step = 1.2 if big else .74
    return [body, *[put(kit.reducer(d, spec['venturi']), -1.5 + step * k - (.5 if big else 0), -2.3 - .12 * k) for k, d in enumerate(spec['reducers'])]]


def piston_and_sleeve(spec, pose='beside', turn=-70, form='square', foot=False, grooves=0):
    """A matched set of liner, piston, pin and two circlips; `turn` turns the exhaust port about the liner's axis."""
    bore, mark, wrist = spec['bore'], commas(spec['bore']), specs(f"RP-R{spec['size']}-B01")['wrist']
    liner, piston = kit.sleeve(bore, spec['ports'], spec['exhausts'], mark, spec['stroke'], form, foot), kit.piston(bore, mark, grooves, wrist)
    pin, clips = kit.wrist_pin(bore, wrist), [kit.circlip(wrist / 2 + .02) for _ in range(2)]
    move(liner, turn=(0, 0, turn))
    height, tall = (max(p.z for p in kit.corners(root)) for root in (liner, piston))
    small = [(pin, .9, -2.35, 12), (clips[0], -.2, -2.75, 50), (clips[1], .42, -2.65, 190)]
    if pose == 'beside':
        put(piston, -1.7, -1.25, 35)
    elif pose == 'lying':                                           # its ports up
        put(rest(move(liner, turn=(0, -90, 0))), .6, .5, -14)
        put(piston, -1.9, -1.5, 20)
        small = [(pin, 1.1, -1.9, -32), (clips[0], .0, -2.2, 50), (clips[1], .5, -2.7, 190)]
    elif pose == 'through':                                         # its flange towards the camera
        put(rest(move(liner, turn=(90, 0, 0))), 1.1, 1.2, 20)
        put(piston, -1.5, -.6, 50)
        small = [(pin, .9, -2.2, 60), (clips[0], -.6, -2.3, 50), (clips[1], .0, -2.7, 190)]
    elif pose == 'pushed in':                                       # head down, the piston half out of it with its pin
        move(liner, (0, 0, height), (180, 0, 0))
        move(piston, (0, 0, height + .95), (180, 0, 30))
        move(move(pin, (-.34, 0, height + .95 - .5 - wrist / 2)), turn=(0, 0, 30))
        small = [(clips[0], -1.3, -1.7, 50), (clips[1], -.6, -2.0, 190)]
    elif pose == 'top dead centre':
        move(piston, (0, 0, height - tall + .16), (0, 0, -30))
        small = [(pin, -1.2, -1.8, 32), (clips[0], .2, -2.1, 50), (clips[1], .85, -1.9, 190)]
    elif pose == 'skirt up':                                        # the piston on its crown, half of the pin in it
        move(piston, (0, 0, tall), (180, 0, 0))
        move(pin, (.62, 0, tall - .5 - wrist / 2))
        put(piston, -1.75, -1.0, 200), put(pin, -1.75, -1.0, 200)
        small = [(clips[0], .2, -2.3, 50), (clips[1], .8, -2.0, 190)]
    elif pose == 'row':
        put(liner, -1.4, .3), put(piston, 1.3, .5, 20)
        small = [(pin, -.6, -1.9, 0), (clips[0], .9, -1.6, 50), (clips[1], 1.6, -1.6, 190)]
    for part, x, y, a in small:
        put(part, x, y, a)
    return [liner, piston, pin, *clips]


def crankshaft(spec, window):
    return [lay(kit.crankshaft(spec['diameter'], spec.get('stroke', 1.63 if spec['size'] == '21' else 1.37), spec['pin'], spec.get('duct', .9), window,
                               'dlc' if spec.get('dlc') else 'ground_steel'))]


def bearings(spec):
    rear, front = spec['rear'], spec['front']
    return [rest(kit.ball_bearing(rear[0] / 2, rear[1] / 2, rear[2], 11, spec['rear_ceramic'])),
            put(rest(kit.ball_bearing(front[0] / 2, front[1] / 2, front[2], 8, spec['front_ceramic'])), rear[1] * .85 + .3, -.9)]


HEADS = {'21': dict(radius=2.25, fins=9), '12': dict(radius=2.0, fins=8, pitch=.21)}


def heads(spec, colours):
    out = []
    for k, colour in enumerate(colours):
        shape = {**HEADS[spec['size']], **(dict(light=True, fins=8) if colour == 'gold' else {})}
        out.append(put(rest(kit.cooling_head(colour, mark=spec['size'], fitted=False, **shape)), *((0, 0), (4.4, 2.6), (-3.6, 3.9))[k], 12 * k))
    return out


def inserts(spec, colours):
    front, back = colours
    shims = [put(kit.shim_set(['steel'] * 6, .95, (.5, .02)), -1.3, -2.6, 6)]
    return [kit.combustion_insert(front, dome=.30), put(rest(move(kit.combustion_insert(back, dome=.44), turn=(180, 0, 0))), 3.0, .9), *map(rest, shims)]


def rods(spec, pieces):
    return [put(rest(kit.connecting_rod(spec['length'], spec['pin'], spec['wrist'])), .9 * k, 1.5 * k, 14 * k) for k in range(pieces)]


def plugs(spec, pieces, ring, mark):
    """One shows its filament, the next its contact."""
    out = []
    for k in range(pieces):
        plug = move(kit.glow_plug(spec['heat'], ring, mark), turn=(0, 0, 30 if k else -30))       # its mark towards the camera
        out.append(put(lay(move(plug, turn=(90, 0, 0))), *(1.7, .8, 128) if k else (0, 0, -58)))
    return out


def gaskets(spec, exhausts, cases):
    """Exhaust gaskets, those of the crankcase, and a shim of each metal."""
    big = spec['size'] == '21'
    out = [put(rest(kit.exhaust_gasket(*((3.4, 1.7) if big else (2.6, 1.4)))), -1.0 - 1.8 * k, -.8 * k, 24 + 5 * k) for k in range(exhausts)]
    out += [put(rest(kit.case_gasket()), 3.2, 2.4, 20) for _ in range(cases)]
    return [*out, put(rest(kit.shim_set(r=1.05 if big else .9)), 1.6, -1.2)]


# by engine size: a flywheel of 34 mm, or of 30 mm
CLUTCH_SCALE = {'21': 1, '12': .88}


def clutch(spec, colour):
    scale, pinions = CLUTCH_SCALE[spec['size']], (14,) if spec['size'] == '21' else (18, 14)
    return [put(rest(move(kit.clutch(colour), scale=scale)), 0, 0, 15), put(rest(move(kit.clutch_bell(pinions), scale=scale)), 3.4 * scale, -1.9 * scale)]


def shoes(spec, pieces):
    return [put(rest(move(kit.clutch_shoe(), scale=CLUTCH_SCALE[spec['size']])), 2.15 * k, .5 * (k == 1), 84 + 12 * k) for k in range(pieces)]


def flywheel(spec, colour):
    return [rest(move(kit.flywheel(colour), scale=CLUTCH_SCALE[spec['size']]))]


def bottle(spec, colour):
    return [put(rest(kit.fuel_bottle(colour)), 0, 0, -30)]


def igniter(spec, colour):
    return [lay(kit.glow_igniter(colour))]


def wrench(spec, colour):
    return [lay(kit.plug_wrench(colour, spec['sockets']))]


def filters(spec, colours):
    clips = [put(rest(kit.torus('clip', .9, .05, 'polished_steel')), -2.2 + 1.5 * k, -2.3 + .3 * k) for k in range(len(colours))]
    return [*[put(rest(kit.air_filter(c)), 3.1 * k, .8 * k) for k, c in enumerate(colours)], *clips]


def pit_kit(spec, colour):
    wrench = lay(kit.plug_wrench(colour, specs('RP-A00-W01')['sockets']))
    return [put(rest(kit.fuel_bottle(colour)), 0, 0, -14), put(lay(kit.glow_igniter(colour)), 7.6, -3.4, -66), put(wrench, -7.8, -4.4, -70)]


def inside_of_tuono(spec):
    """Piston, sleeve, rod, crankshaft, bearing and plug."""
    of = {kind: specs(code) for kind, code in dict(piston='RP-R21-A01', rod='RP-R21-B01', shaft='RP-R21-S01', plug='RP-R21-P02').items()}
    return [*piston_and_sleeve(of['piston']), *[put(r, -2.6, -4.4, 8) for r in rods(of['rod'], 1)], *[put(c, 2.6, .4, -24) for c in crankshaft(of['shaft'], .95)],
            put(rest(kit.ball_bearing(.7, 1.27, .6, 11)), 3.4, -3.0), *[put(p, 1.4, -4.8) for p in plugs(of['plug'], 1, 'gold', '21 M')]]


# what of a picture's line is no part of its model, and what it is without
CAMERA = {'light': 'mat', 'span': None, 'fill': .72, 'lens': 85, 'close': None}


def shoot(pictures, width, height, samples):
    """Build what these pictures of one line show, (name, out) each; then light, frame and render it for each of them."""
    for name, out in pictures:
        shot = dict(PICTURES[name])
        build, (azimuth, elevation) = shot.pop('build'), shot.pop('view')
        light, span, fill, lens, close = (shot.pop(key, default) for key, default in CAMERA.items())
        if name == pictures[0][0]:
            code = code_of(name)
            kit.reset(width, height)
            roots = globals()[build](specs(code) if code else {}, **shot)
            built = set(bpy.data.objects)
        if light == 'mat':
            lights.lit('mat', roots, 1.2, azimuth)
            lights.mat(roots, azimuth)
        else:
            kit.studio(roots, azimuth, gain=1.45)
        seen = [ob for ob in bpy.data.objects if close and ob.name.split('.')[0] in close]
        kit.camera(seen or roots, azimuth, elevation, lens, (0, -.02), fill, .0016, span)
        traced = f'{out}.traced.jpg'
        # fins before a dark ground show the denoiser first
        traces, finish = (samples, dict(bloom=0, vignette=0)) if light == 'mat' else (2 * samples, {})
        kit.render(traced, width, height, traces, quality=97, **finish)
        fit(traced, out)
        for ob in set(bpy.data.objects) - built:
            bpy.data.objects.remove(ob)


def fit(traced, out, most=100_000):
    """Write a picture with the best quality, up to 84, that keeps it within `most` bytes."""
    view, settings = bpy.context.scene.view_settings, bpy.context.scene.render.image_settings
    view.view_transform, view.look = 'Standard', 'None'
    picture = bpy.data.images.load(traced)
    for settings.quality in range(84, 30, -4):
        picture.save_render(out)
        if os.path.getsize(out) <= most:
            break
    bpy.data.images.remove(picture)
    os.remove(traced)
    print(f"Saved: '{out}'", flush=True)


def turntable(frames, width, height, samples):
    """Render frames of a turn, (name, out) each: camera and light stand still, the subject turns about its middle."""
    shot = dict(PICTURES[frames[0][0]])
    build, span = shot.pop('build'), shot.pop('span')
    for key in ('view', 'frame', 'light'):
        del shot[key]
    kit.reset(width, height)
    root, = globals()[build](specs(code_of(frames[0][0])), **shot)
    middle = kit.bounds(root)[0]
    upright = move(root, (-middle.x, -middle.y, 0)).matrix_basis.copy()
    kit.studio([root], 0, gain=1.45)
    # the foot swings towards the camera, hence the shift
    lens = kit.camera([root], 0, PICTURES[frames[0][0]]['view'][1], blur=.0016, lens=85, span=span).data
    lens.shift_x, lens.shift_y = 0, -.018
    for name, out in frames:
        root.matrix_basis = upright
        move(root, turn=(0, 0, -PICTURES[name]['view'][0]))
        kit.render(out, width, height, samples, quality=56)


def explode(pictures, width, height, samples):
    """Render an exploded view, (name, out), and write the places of its numbers if the folder above has them."""
    (name, out), = pictures
    shot = dict(PICTURES[name])
    azimuth, elevation = shot.pop('view')
    for key in ('build', 'span', 'light'):
        del shot[key]
    code = code_of(name)
    views, engine = numbered_views(), specs(code)
    points = views[code]['points']
    kit.reset(width, height)
    roots = apart.exploded(engine, {apart.part_of(p): specs(p['part']) for p in points if 'part' in p}, exhaust=engine['exhaust'], exhausts=engine['exhausts'], **shot)
    kit.studio(roots.values(), azimuth, gain=3.4)
    bpy.data.objects.remove(bpy.data.objects['Plane'])
    kit.camera(roots.values(), azimuth, elevation, 85, (0, 0), .9, 0)
    numbered = os.path.join(os.path.dirname(out), '..', 'exploded-views.json')
    if os.path.exists(numbered):
        views[code] = {'picture': name, 'points': apart.numbers_of(roots, points)}
        with open(numbered, 'w', encoding='utf-8') as file:
            json.dump(views, file, indent=2, ensure_ascii=False)
            file.write('\n')
    kit.render(out, width, height, samples, quality=80)


if '--' in sys.argv:
    width, height, samples, *pairs = sys.argv[sys.argv.index('--') + 1:]
    pairs = list(zip(pairs[::2], pairs[1::2]))
    globals()[render_of(pairs[0][0])](pairs, int(width), int(height), int(samples))
