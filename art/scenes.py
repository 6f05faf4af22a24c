"""Render one picture of the site: ART_SCENE='NAME OUT.jpg WIDTH HEIGHT SAMPLES' blender -b -P art/scenes.py

A scene is built for a camera that looks along +Y, x to the right; what it shows of the catalogue is built by `render.py`.
"""
import json
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import kit
import render
from catalogue import HERE, PICTURES, specs
from kit import add, along, block, bolt, circle, group, lathe, lay, material, move, plate, rest, ring, rod, rrect, text, tube
from lights import lit
from render import put

with open(os.path.join(HERE, 'scenes.json'), encoding='utf-8') as file:
    SCENES = json.load(file)


# ---- materials that only the rooms have ----

def _wood(name, dark='#2E1C11', light='#6B4628'):
    n = kit.Nodes(name)
    mapping = n.add('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (.05, .8, .8)
    n.link(n.coords(), mapping.inputs[0])
    grain = n.noise(3, 8, vector=mapping.outputs[0], rough=.65)
    n.link(n.ramp(n.remap(grain, 0, 1), [(0, dark), (1, light)]), n.shader.inputs['Base Color'])
    n.bump(grain, .15, .05)
    n.rough(grain, .35, .6)
    return n


def _speckled(name, colours, scale, rough):
    n = kit.Nodes(name)
    n.link(n.ramp(n.noise(scale, 4, rough=.8), [(.35, colours[0]), (.5, colours[1]), (.65, colours[2])]), n.shader.inputs['Base Color'])
    n.set(roughness=rough, specular=.4)
    return n


def _flat(colour, rough=.6, **more):
    return lambda name: kit._plain(name, kit.rgb(colour), rough=rough, **more)


kit._RECIPES.update({
    'wood': _wood,
    'granite': lambda n: _speckled(n, ('#101214', '#26292C', '#4A4E52'), 9, .28),
    'concrete': lambda n: _speckled(n, ('#4C4D4D', '#5C5D5C', '#6C6C6A'), .35, .55),
    'plaster': lambda n: _speckled(n, ('#8E8677', '#9A9283', '#A59D8D'), .2, .9),
    'wall': _flat('#2B323B', .8),
    'cardboard': lambda n: kit._blasted(n, kit.rgb('#A57A4C'), .85, 12, .1, 0),
    'paper_white': lambda n: kit._blasted(n, kit.rgb('#E9E8E3'), .8, 30, .04, 0),
    'tray': _flat('#B9BEC2', .45),
    'ink': _flat('#15171A', .7),
    'ink_red': _flat('#B3121F', .6),
    'ink_blue': _flat('#31598C', .7),
    'foam_dark': lambda n: kit._blasted(n, kit.rgb('#22252A'), .95, 9, .5, 0),
    'paint_red': _flat('#A30F1B', .32),
    'paint_grey': _flat('#6C7680', .38),
    'paint_green': _flat('#31483F', .4),
    'grass': lambda n: _speckled(n, ('#31481F', '#48632B', '#5E7A38'), .02, .95),
    'asphalt': lambda n: _speckled(n, ('#3E4043', '#4B4D50', '#5A5C5F'), .4, .8),
    'leaves': lambda n: _speckled(n, ('#16240F', '#2B411C', '#4A6630'), .02, 1),
    'cloth': lambda n: kit._blasted(n, kit.rgb('#3B434C'), .95, 22, .35, 0),
    'oil': _flat('#5A3A12', .06, transmission=.4),
    'tyre': lambda n: kit._blasted(n, kit.rgb('#141414'), .9, 40, .5, 0),
    'lit': lambda n: kit._glow(n, '#FFCF8F', 5),
})


# ---- parts ----

def named(code):
    """An engine of the catalogue as its cover shows it."""
    look = {key: value for key, value in PICTURES[f'{code.lower()}-1.jpg'].items() if key not in ('build', 'view', 'light', 'span', 'fill', 'lens')}
    return render.engine(specs(code), **look)[0]


def child(root, name):
    return next(ob for ob in root.children_recursive if ob.name.startswith(name))


def flat_mesh(name, quads, mat, z=0.0):
    """Quads on a plane: marks, lines."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x, y, z) for quad in quads for x, y in quad], [], [tuple(range(4 * k, 4 * k + 4)) for k in range(len(quads))])
    return kit._object(name, mesh, [mat])


def line(a, b, width=.05):
    (x, y), (u, v) = a, b
    length = math.hypot(u - x, v - y)
    dx, dy = (v - y) / length * width / 2, (x - u) / length * width / 2
    return [(x - dx, y - dy), (x + dx, y + dy), (u + dx, v + dy), (u - dx, v - dy)]


def degree_disc(r=2.9):
    """A degree disc, lying on z = 0: a stroke every 2 degrees, a figure every 30, the timing mark in red; its nut on top."""
    windows = [kit.slot(.9, .5, (1.2 * math.cos(a), 1.2 * math.sin(a)), a + kit.PI / 2) for a in (kit.TAU * (k + .5) / 6 for k in range(6))]
    parts = [plate('disc', circle(r, 180), .16, 'satin_aluminium', holes=[circle(.36, 48), *windows], bevel=.03, edge='turned_aluminium')]
    strokes = []
    for k in range(180):
        a, inner = kit.TAU * k / 180, r - (.52 if k % 15 == 0 else .36 if k % 5 == 0 else .22)
        c, s = math.cos(a), math.sin(a)
        strokes.append(line((inner * c, inner * s), ((r - .06) * c, (r - .06) * s), .05 if k % 5 == 0 else .03))
    parts.append(flat_mesh('strokes', strokes, 'ink', .163))
    for k in range(12):
        a = math.radians(90 - 30 * k)
        parts.append(text(str(30 * k), .36, 'ink', .004, ((r - .78) * math.cos(a), (r - .78) * math.sin(a), .162), (0, 0, -30 * k)))
    parts.append(plate('mark', [(-.12, r - .5), (.12, r - .5), (0, r - .05)], .012, 'ink_red', bevel=.002, z=.165))
    parts += [lathe('washer', [(.36, .16), (.72, .16), (.72, .26), (.36, .26)], 'turned_brass', 64, .02, closed=True), kit.nut(.86, .42, 'turned_steel', .3, .26)]
    return group('degree_disc', *parts)


def stand(code, lift=2.9, disc=True):
    """An engine of the catalogue bolted to a test stand, a degree disc on its shaft."""
    look = PICTURES[f'{code.lower()}-1.jpg']
    lugs, shaft = look.get('lugs', 2.7), lift + 1.7
    parts = [move(named(code), (0, 0, lift)), block('base', 9, 8.4, 1, 'satin_black', .4, (0, 0, .5), .08)]
    for s in (-1, 1):
        parts.append(block('rail', 1.4, lugs + 1.1, .7, 'brushed_aluminium', .15, (s * 2.40, 0, shaft - .66), .06))
        parts += [move(rod('pillar', .52, shaft - 2.0, 'turned_aluminium', 1), (s * 2.4, y, 0)) for y in (-lugs / 2, lugs / 2)]
        parts += [move(bolt(r=.26, head=.3), (s * 2.30, y, shaft + .11)) for y in (-(lugs / 2 - .48), lugs / 2 - .48)]
        parts += [move(bolt(r=.4, head=.4), (s * 3.7, y, 1)) for y in (-3.2, 3.2)]
    if disc:
        parts.append(along(degree_disc(), '-Y', (0, -5.3, shaft)))
        parts.append(tube('pointer', [(-3.7, -3.8, .9), (-3.7, -4.4, 2.4), (-3.5, -5.0, shaft - .4), (-2.8, -5.56, shaft + .3)], .07, 'polished_steel', 16))
    return group('stand', *parts)


def micrometer():
    """A micrometer lying on its side, its anvil and spindle along X."""
    arc = [(2.4 * math.cos(a), 2.0 * math.sin(a)) for a in (math.radians(180 + 180 * k / 40) for k in range(41))]
    arc += [(1.5 * math.cos(a), 1.3 * math.sin(a)) for a in (math.radians(-180 * k / 40) for k in range(41))]
    frame = plate('frame', kit.round_corners([(-2.4, .5), *arc[:41], (2.4, .5), (1.5, .5), *arc[41:], (-1.5, .5)], .12, 3), .62, 'satin_black', bevel=.1, rounds=2, z=-.31)
    pad = plate('pad', rrect(1.5, .44, .1, (0, -1.66)), .66, 'plastic_red', bevel=.05, z=-.33)
    spindle = [rod('anvil', .32, 1.5, 'polished_steel', -2.3), rod('spindle', .32, 2.2, 'polished_steel', .55), rod('sleeve', .5, 2.4, 'satin_aluminium', 2.2),
               plate('thimble', kit.gear(.72, .69, 60), 1.9, 'turned_aluminium', bevel=.04, z=4.0), lathe('cone', [(.5, 3.5), (.72, 3.9), (.72, 4.02), (0, 4.02)], 'satin_aluminium', 72, .02),
               plate('ratchet', kit.gear(.5, .46, 30), .9, 'turned_steel', bevel=.04, z=6.0), rod('neck', .36, .3, 'turned_steel', 5.85)]
    marks = [move(block('mark', .02, .02 + (.16 if k % 5 == 0 else .08), .01, 'ink', .002, (2.5 + .1 * k, .06, .5), .001)) for k in range(10)]
    return rest(group('micrometer', frame, pad, along(group('spindle', *spindle), 'X'), *marks))


def caliper():
    """A vernier caliper lying along X, its jaws towards -Y."""
    beam = plate('beam', rrect(17, 1.3, .1, (6, 0)), .34, 'satin_aluminium', bevel=.03)
    jaw = plate('jaw', [(-2.4, .5), (-2.4, -1.2), (-1.3, -4.2), (-.9, -4.2), (-.9, .5), (-.9, 1.9), (-1.4, 2.4)], .34, 'satin_aluminium', bevel=.03, z=.01)
    slide = plate('slide', [(.9, 1.0), (.9, 2.4), (.5, 1.9), (.4, 1.0), (.4, -4.2), (.8, -4.2), (1.9, -1.2), (5.2, -1.2), (5.2, 1.0)], .52, 'brushed_aluminium', bevel=.04, z=-.06)
    quads = [line((1.2 + .2 * k, -.62), (1.2 + .2 * k, -.62 + (.36 if k % 5 == 0 else .2)), .03) for k in range(60)]
    return rest(group('caliper', beam, jaw, slide, flat_mesh('scale', quads[20:], 'ink', .345), flat_mesh('vernier', [line((1.4 + .19 * k, -1.1), (1.4 + .19 * k, -.8), .03) for k in range(18)], 'ink', .465),
                      move(plate('screw', kit.gear(.34, .31, 30), .5, 'turned_steel', bevel=.03), (3.0, .6, .45)), move(rod('wheel', .5, .4, 'turned_steel', -.1), (4.6, -1.3, .1))))


def tag(words, w=1.9, h=1.0):
    """A paper tag on a string, lying on z = 0."""
    card = plate('tag', rrect(w, h, .12), .03, 'paper_white', holes=[circle(.09, 24, (-w / 2 + .2, 0))], bevel=.006)
    return group('tag', card, text(words, h * .6, 'ink', .004, (.12, 0, .031)), tube('string', [(-w / 2 + .2, 0, .05), (-w / 2 - .3, .2, .12), (-w / 2 - .7, .5, .1)], .022, 'ink_red', 8))


def hung_pipe(finish, length, diameter):
    return move(kit.tuned_pipe(finish, length, diameter), turn=(0, 90, 0))


# ---- rooms ----

def workshop(depth=26, top='wood', shelf=True):
    """A bench before a wall with a shelf, all of it out of focus."""
    rng = random.Random(7)
    out = [block('bench', 160, depth + 34, 4, top, .5, (0, depth / 2 - 15, -2), .2), block('wall', 260, 2, 140, 'wall', .1, (0, depth + 12, 40))]
    if shelf:
        out.append(block('shelf', 150, 7, 1, 'wood', .1, (0, depth + 7, 15), .1))
        x = -44
        while x < 46:
            w, h = rng.choice((5, 7, 9)), rng.choice((4, 5, 7))
            out.append(block('box', w, 5, h, rng.choice(('cardboard', 'cardboard', 'paint_red', 'satin_black', 'paint_grey')), .1, (x, depth + 6, 15.5 + h / 2), .08))
            x += w + rng.choice((.6, 1, 3))
        for k in range(9):                                          # files and drivers on the wall
            colour = ('plastic_red', 'plastic_black', 'wood')[k % 3]
            driver = group('driver', rod('handle', .8, 4.2, colour, 0, .2), rod('blade', .26, 5, 'polished_steel', -5))
            out.append(move(driver, (-36 + 9 * k + rng.random(), depth + 9, 8.4)))
    return out


def wash(x=6, y=16, z=36, aim=(6, 38, 8), power=5, colour='#FFC98A'):
    """Light on the wall."""
    kit.softbox('wash', (x, y, z), aim, 26, 10, power, colour, .8)


# ---- scenes: each returns what the camera frames ----

def tuono_bench(turn=44):
    subject = put(stand('RP-M21-B01'), turn=turn)
    workshop()
    put(kit.plug_wrench('red'), 9.4, 7, 30)
    put(lay(kit.glow_igniter('red')), -12, 13, 170)
    wash()
    return [subject]


def pipe_rack():
    spec = specs('RP-S12-T01')
    subject = put(render.pipe(spec, 'titanium')[0], turn=26)
    workshop(24, 'brushed_dark_steel', shelf=False)
    tube('rail', [(-50, 34, 21), (50, 34, 21)], .5, 'satin_aluminium')
    for k, finish in enumerate(('polished_nickel', 'heat_pipe', 'mirror_black', 'heat_pipe', 'mirror_gold')):
        move(hung_pipe(finish, 22, 5), (-4 + 9 * k, 33, 20))
    wash(8, 12, 34, (10, 38, 10), 1.6, '#C9DAFF')
    return [subject]


def opened_tuono():
    """The parts of a Tuono round its crankcase."""
    look, spec = PICTURES['rp-m21-b01-1.jpg'], specs('RP-M21-B01')
    case = kit.crankcase(spec['exhaust'], spec['exhausts'], nose=look['nose'], ribs=look['ribs'], lugs=look.get('lugs', 2.7), word=look['word'])
    # the casting is solid: its bores end in the dark
    case += [rod('bore', 1.16, .02, 'void', 2.98), along(rod('bore', .78, .02, 'void', 3.98), '-Y'), move(rod('bore', .6, .02, 'void', .9), (0, -2.72, 0))]
    case = rest(group('case', *case))
    subject = [put(case, 2.6, 4.6, 40), *[move(part, (-1.6, 0, 0)) for part in render.inside_of_tuono(spec)]]
    workshop(30, 'granite', shelf=False)
    put(micrometer(), -9, 5.5, 200)
    wash(0, 10, 40, (8, 42, 8), 1.2, '#C9DAFF')
    return subject


def chassis(turn=34):
    """A Scintilla Corsa in the rear of a 1:10 car: plate, brackets, gears, tower, dampers, wheels; its shaft across the car."""
    engine = move(named('RP-M12-P02'), (0, 0, .55))
    pockets = [kit.slot(3.2, 1.0, (x, y), 0) for x in (-12, -7.6) for y in (-2.4, 2.4)] + [kit.slot(2.2, .8, (5.6, y), 0) for y in (-3.4, 3.4)] + [rrect(2.9, 4.4, .5, (0, .2))]
    parts = [engine, plate('floor', kit.round_corners([(-26, -4.4), (-5, -6.0), (9, -5.4), (10.5, -2.2), (10.5, 2.2), (9, 5.4), (-5, 6.0), (-26, 4.4)], 1.2), .3, 'satin_gunmetal', holes=pockets, bevel=.05, edge='turned_aluminium', z=-.3)]
    for s in (-1, 1):
        parts.append(block('mount', 1.3, 4.4, 1.45, 'anod_violet', .2, (s * 2.0, 0, .72), .06))
        parts += [move(bolt(r=.2, head=.24), (s * 1.98, y, 2.1)) for y in (-.7, .7)]
    for x in (5.2, 8.6):                                            # bulkheads
        parts += [block('bulkhead', .7, 1.2, 4.2, 'anod_violet', .2, (x, y, 2.1), .08) for y in (-2.1, 2.1)]
    tower = plate('tower', kit.round_corners([(-3.6, 0), (3.6, 0), (4.6, 3.4), (4.0, 4.4), (1.6, 3.6), (-1.6, 3.6), (-4.0, 4.4), (-4.6, 3.4)], .5), .4, 'carbon', holes=[circle(.7, 48, (0, 1.6)), *[circle(.16, 24, (s * (3.3 + .35 * k), 3.2 + .2 * k)) for s in (-1, 1) for k in range(3)]], bevel=.04)
    parts.append(move(move(move(tower, turn=(90, 0, 0)), turn=(0, 0, 90)), (9.4, 0, 3.2)))
    for s in (-1, 1):
        damper = group('damper', rod('body', .55, 3.0, 'anod_gold', 0), rod('rod', .16, 2.4, 'polished_steel', -2.4), kit.spring('coil', .72, .11, 3.6, 7, 'plastic_red', -1.6), ring('collar', .5, .86, .4, 'anod_violet', 1.9), rod('cap', .6, .5, 'turned_aluminium', 3.0))
        parts.append(move(damper, (10.1, s * 4.1, 3.7), (-s * 14, 0, 0)))
        wheel = group('wheel', lathe('tyre', [(1.9, -1.5), (2.9, -1.5), (3.1, -1.2), (3.1, 1.2), (2.9, 1.5), (1.9, 1.5)], 'tyre', 128, .12, closed=True), lathe('rim', [(1.7, -1.4), (1.95, -1.4), (1.95, 1.46), (1.7, 1.46)], 'paper_white', 96, .03, closed=True),
                      *[move(block('spoke', 1.5, .42, .3, 'paper_white', .1, (1.1, 0, 1.0), .05), turn=(0, 0, 72 * k)) for k in range(5)], rod('hub', .6, 1.0, 'paper_white', .3), kit.nut(.7, .4, 'anod_violet', .2, 1.3))
        parts.append(move(along(wheel, 'Y' if s > 0 else '-Y'), (7.0, s * 8.0, 1.9)))
        parts.append(tube('shaft', [(7.0, s * 2, 1.9), (7.0, s * 7.2, 1.9)], .28, 'turned_steel'))
    parts.append(along(plate('spur', kit.gear(2.3, 2.14, 58, .2), .36, 'plastic_black', holes=[circle(1.3, 64)], bevel=.03), '-Y', (4.1, -6.3, 2.6)))
    parts.append(along(plate('spur_hub', circle(1.34, 64), .3, 'anod_violet', holes=[circle(.3, 32), *[circle(.22, 24, (.8 * math.cos(a), .8 * math.sin(a))) for a in (0, 1.57, 3.14, 4.71)]], bevel=.03), '-Y', (4.1, -6.28, 2.6)))
    parts.append(along(move(kit.clutch_bell(), scale=.82), '-Y', (0, -4.95, 2.0)))
    tank = block('tank', 6.4, 5.2, 3.6, 'plastic_black', 1.0, (-9.4, .6, 1.9), .3)
    parts += [tank, move(lathe('lid', [(0, 0), (1.2, 0), (1.2, .5), (.8, .7), (0, .7)], 'anod_violet', 72, .05), (-9.6, .6, 3.7)), tube('line', [(-6.4, 0, 3.0), (-5, -1.4, 4.2), (-3, -3.2, 4.6), (-.6, -3.2, 4.2)], .16, 'silicone_red')]
    car = put(move(group('car', *parts), (0, 0, 1.2)), turn=turn)
    workshop(30, 'cloth', shelf=False)
    wash(4, 14, 36, (0, 42, 10), 1.6, '#BFD0FF')
    return [engine]


def head_close():
    engine = named('RP-M21-B02')
    put(engine, turn=-34)
    workshop(22, 'wood')
    wash()
    return [child(engine, 'cooling_head')]


def carburettor_close():
    engine = named('RP-M21-P01')
    put(engine, turn=44)
    workshop(22, 'brushed_dark_steel')
    wash(10, 12, 34, (12, 34, 10), 1.4, '#C9DAFF')
    return [child(engine, 'carburettor')]


def pit_table():
    """A pit table on a morning at the track: bottle, igniter, wrench and a Bora, with the straight behind."""
    subject = [put(rest(kit.fuel_bottle('red')), -2.5, 3.2, -14), put(named('RP-M21-G01'), 8.4, -5.4, 38), put(lay(kit.glow_igniter('red')), -3, -8.4, 12), put(lay(kit.plug_wrench('red')), -12, -1, -60)]
    block('table', 120, 50, 2, 'paint_grey', .6, (0, 0, -1), .2)
    block('cloth', 34, 20, .3, 'cloth', .8, (-1, -1, .02), .1)
    for subject_part in subject:
        move(subject_part, (0, 0, .17))
    block('field', 9000, 6000, 2, 'grass', .1, (0, 2900, -72))
    block('straight', 9000, 340, 2, 'asphalt', .1, (0, 520, -71.5))
    for k in range(44):
        block('kerb', 26, 14, 3, ('paint_red', 'paper_white')[k % 2], .1, (-560 + 26 * k, 338, -71))
    for k in range(30):
        kit.ball('tree', 420 + 160 * math.sin(k * 2.1), 'leaves', (-4400 + 300 * k, 3400 + 300 * math.sin(k), 40 + 90 * math.sin(k * 3.3)))
    block('board', 260, 6, 46, 'paint_red', 1, (60, 760, -44))
    text('ROMBO', 40, 'paper_white', 2, (60, 756, -44), (90, 0, 0))
    return subject


def lathe_turning():
    """A cooling head in the chuck of a lathe, the tool at its fins from behind."""
    head = along(move(kit.cooling_head('aluminium', fitted=False), turn=(0, 0, 20)), 'X', (.2, 0, 0))
    chuck = lathe('chuck', [(0, -6), (4.6, -6), (4.6, -1.2), (4.3, -.8), (1.6, -.8), (1.6, -1.4), (0, -1.4)], 'turned_steel', 128, .12)
    jaws = [move(block('jaw', 1.6, 1.3, 2.0, 'brushed_steel', .1, (2.5, 0, .1), .08), turn=(0, 0, 30 + 120 * k)) for k in range(3)]
    jaws += [move(block('slot', 3.4, .8, .1, 'void', .05, (2.8, 0, -.78), .01), turn=(0, 0, 30 + 120 * k)) for k in range(3)]
    holder = group('holder', block('shank', 1.3, 12, 1.3, 'brushed_steel', .1, (0, 8.6, -.3), .08), plate('tip', [(-.5, 2.7), (.5, 2.7), (0, 1.5)], .4, 'polished_brass', bevel=.04, z=.1),
                   move(bolt(r=.34, head=.3), (0, 3.6, .4)))
    headstock = move(lathe('headstock', [(0, -30), (8, -30), (8, -7), (6, -6.2), (0, -6.2)], 'paint_green', 96, .5), (-.6, 0, 0), (0, 90, 0))
    work = group('work', head, along(group('chuck', chuck, *jaws), 'X', (-.6, 0, 0)), move(move(holder, (1.5, .9, 0)), turn=(52, 0, 0)), headstock)
    rng = random.Random(3)
    chips = []
    for k in range(34):
        chip = kit.spring('chip', .16 + .12 * rng.random(), .035, .6 + 1.4 * rng.random(), 3 + 3 * rng.random(), 'polished_aluminium')
        chips.append(move(chip, (-1 + 6 * rng.random(), -3 + 7 * rng.random(), -5.8), (90, 0, 360 * rng.random())))
    ways = [block('way', 60, 4, 3, 'brushed_steel', .3, (6, y, -7.6), .2) for y in (-3, 5)]
    put(add(work, chips, ways, block('pan', 90, 40, 1, 'brushed_dark_steel', .3, (6, 0, -9), .2)), turn=-34)
    for part in workshop(30):
        move(part, (0, 6, -12))
    wash()
    return [head]


def honing_sleeve():
    """The mandrel with its stones above a sleeve that is clamped in its block."""
    sleeve = move(kit.sleeve(specs('RP-R21-A01')['bore'], specs('RP-R21-A01')['ports'], specs('RP-R21-A01')['exhausts']), turn=(0, 0, -60))
    r = 1.06
    halves = [plate('clamp', kit.round_corners([(s * .08, -3.2), (s * .08, -r), *[(s * (.08 + (r) * math.sin(kit.PI * k / 24)), -r * math.cos(kit.PI * k / 24)) for k in range(1, 24)], (s * .08, r), (s * .08, 3.2), (s * 3.4, 3.2), (s * 3.4, -3.2)], .05, 2), 1.0, 'brushed_aluminium', bevel=.06) for s in (-1, 1)]
    screws = [move(along(bolt(r=.34, head=.4), 'X'), (3.4, y, .5)) for y in (-2.2, 2.2)]
    hone = group('hone', rod('mandrel', .42, 3.2, 'ground_steel', 0), lathe('collet', [(0, 3.2), (.9, 3.2), (1.15, 3.6), (1.15, 5.2), (.8, 5.6), (.8, 16), (0, 16)], 'turned_steel', 96, .06),
                 *[move(block('stone', .24, .3, 2.2, 'cloth', .04, (.56, 0, 1.2), .03), turn=(0, 0, 60 + 120 * k)) for k in range(3)], *[move(block('wedge', .2, .22, 2.6, 'polished_brass', .03, (.44, 0, 1.5), .02), turn=(0, 0, 120 * k)) for k in range(3)])
    subject = [group('sleeve', sleeve, *halves, *screws)]
    move(hone, (0, 0, 1.5))
    move(lathe('drop', [(0, 0), (3.6, 0), (3.4, .05), (0, .07)], 'oil', 96, .02), (-.6, -2.6, -.5))
    for k in range(3):
        put(kit.sleeve(1.64, 5), 5.4 + 2.4 * k, 3.4 + 1.6 * k, 30 * k)
    block('bed', 60, 44, 1, 'brushed_dark_steel', .5, (0, 4, -1), .1)
    for part in workshop(30, 'paint_green'):
        move(part, (0, 0, -1.5))
    wash(0, 12, 34, (2, 40, 8), 1.6, '#C9DAFF')
    return subject


def matched_pairs():
    """Pistons and sleeves in rows on a light tray, each pair with its tag."""
    spec = specs('RP-R21-A01')
    model, crown = kit.sleeve(spec['bore'], spec['ports'], spec['exhausts'], render.commas(spec['bore'])), kit.piston(spec['bore'], None)
    subject, number = [], 0

    def copies(root, x, y, turn):
        twin = group('copy', *[kit_copy(ob) for ob in root.children])
        return put(twin, x, y, turn)

    def kit_copy(ob):
        twin = ob.copy()
        bpy.context.scene.collection.objects.link(twin)
        return twin
    for row in range(3):
        for column in range(4):
            x, y = -9.4 + 5.8 * column, -5.0 + 6.2 * row
            number += 1
            subject += [copies(model, x, y, -60 + 17 * number), copies(crown, x + 2.0, y - .9, 40 * number), put(tag(f'{number:02d}', 2.4, 1.4), x + 1.0, y - 2.9, -8 + 5 * (number % 4))]
    move(model, (0, 0, -60)), move(crown, (0, 0, -60))
    block('tray', 34, 28, .6, 'tray', .6, (.6, 1.4, -.3), .1)
    for x in (-16.4, 17.6):
        block('edge', .5, 28, 1.6, 'wood', .1, (x, 1.4, .2), .05)
    for y in (-12.6, 15.4):
        block('edge', 34.5, .5, 1.6, 'wood', .1, (.6, y, .2), .05)
    block('bench', 200, 160, 4, 'paint_grey', .5, (0, 40, -2.6), .2)
    return subject


def bench_run():
    """A Tuono Corsa on the test bench, coupled to the dynamometer, its pipe behind."""
    rig = stand('RP-M21-B02', disc=False)
    shaft = 4.6
    flange = plate('flange', rrect(7, 7, .8), .8, 'brushed_aluminium', holes=[circle(1.4, 64), *[circle(.28, 24, (x, y)) for x in (-2.8, 2.8) for y in (-2.8, 2.8)]], bevel=.06, z=2.6)
    dyno = group('dyno', lathe('coupling', [(0, -.6), (1.0, -.6), (1.0, .5), (.5, .6), (.5, 2.6), (0, 2.6)], 'anod_red', 96, .05), flange, lathe('body', [(0, 3.4), (3.4, 3.4), (3.4, 9), (0, 9)], 'paint_grey', 128, .2),
                 *[ring('rib', 3.3, 3.8, .3, 'paint_grey', 4.2 + .8 * k) for k in range(6)])
    rig = group('rig', rig, along(dyno, '-Y', (0, -5.8, shaft)), block('foot', 7, 7, 1.6, 'satin_black', .3, (0, -12, .8), .1))
    pipe = move(kit.tuned_pipe('polished_nickel', 22, 5), (4.4, 1.5, 5), (0, 0, 62))
    put(add(rig, pipe), turn=74)
    workshop(30, 'brushed_dark_steel')
    screen = group('screen', block('case', 15, 3, 10, 'satin_black', .5, (0, 0, 5), .2), block('glass', 13.4, .1, 8.2, 'ink', .2, (0, -1.52, 5.1), .02))
    curve = [(-6 + .5 * k, 1.8 + 5.2 * math.sin(min(1.9, .12 + k * .075))) for k in range(25)]
    lines = flat_mesh('curve', [line(a, b, .22) for a, b in zip(curve, curve[1:])], 'lit')
    move(put(add(screen, move(lines, (0, -1.6, 0), (90, 0, 0))), 10, 17, -8), (0, 0, 4.5))
    block('riser', 12, 6, 4.5, 'satin_black', .3, (10, 17, 2.25), .1)
    wash(-6, 14, 36, (-4, 40, 8), 1.8)
    return [rig]


def packing():
    """A Saetta in the foam of its box, with its card; daylight."""
    engine = rest(move(named('RP-M21-P01'), turn=(0, 90, 0)), 1)
    middle = kit.bounds(engine)[0]
    put(move(engine, (-middle.x, -middle.y, 0)), 0, 0, 14)
    x, y, h = 7.6, 7.2, 5.4
    walls = [block('wall', 2 * x, .35, h, 'cardboard', .05, (0, s * y, h / 2), .03) for s in (-1, 1)] + [block('wall', .35, 2 * y, h, 'cardboard', .05, (s * x, 0, h / 2), .03) for s in (-1, 1)]
    flaps = [move(move(block('flap', 2 * x - .2, 6, .25, 'cardboard', .05, (0, 3, 0), .03), turn=(tilt, 0, 180 * (s < 0))), (0, s * y, h)) for s, tilt in ((1, 62), (-1, -28))]
    flaps += [move(move(block('flap', 5, 2 * y - .3, .25, 'cardboard', .05, (s * 2.5, 0, 0), .03), turn=(0, -s * -24, 0)), (s * x, 0, h)) for s in (-1, 1)]
    foam = plate('foam', rrect(2 * x - .5, 2 * y - .5, .2), 3.4, 'foam_dark', holes=[[(px * math.cos(.24) - py * math.sin(.24), px * math.sin(.24) + py * math.cos(.24)) for px, py in rrect(10.4, 9.6, 1.4)]], bevel=.15, z=.3)
    block('bottom', 2 * x, 2 * y, .3, 'foam_dark', .1, (0, 0, .3), .05)
    card = group('card', plate('card', rrect(8.4, 5.6, .2), .05, 'paper_white', bevel=.01), text('ROMBO POWER', .8, 'ink', .004, (0, 1.9, .052)), text('SAETTA .21', .62, 'ink_red', .004, (0, 1.0, .052)),
                 flat_mesh('lines', [line((-3.4, -.2 - .62 * k), (3.4 - 1.4 * (k == 3), -.2 - .62 * k), .05) for k in range(4)], 'ink_blue', .053), plate('mark', kit.rhombus(.7, .5), .01, 'ink_red', bevel=.002, z=.05))
    put(card, 13.6, -8.4, -14)
    put(lay(move(kit.glow_plug('medium', 'gold'), turn=(90, 0, 0))), 15.6, -1.6, 20)
    block('bench', 240, 200, 4, 'tray', .5, (0, 50, -2), .2)
    return [group('box', *walls, *flaps, foam, card)]


def drawing_desk():
    """A drawing of a sleeve's ports with the sleeve, a head and a caliper on it."""
    sheet = [plate('sheet', rrect(36, 25, .1), .03, 'paper_white', bevel=.004)]
    quads = [line((-17, y), (17, y), .04) for y in (-11.5, 11.5)] + [line((x, -11.5), (x, 11.5), .04) for x in (-17, 17)]
    for k in range(7):                                              # the ports, unrolled
        x = -13 + 3.6 * k
        w, h = (2.6, 2.6) if k == 3 else (2.2, 1.9)
        quads += [line((x, 0), (x + w, 0), .07), line((x, h), (x + w, h), .07), line((x, 0), (x, h), .07), line((x + w, 0), (x + w, h), .07), line((x + w / 2, -3), (x + w / 2, h + .8), .025)]
    quads += [line((-14.4, -3.6), (13, -3.6), .07), line((-14.4, 5), (13, 5), .07), line((-14.4, -3.6), (-14.4, 5), .07), line((13, -3.6), (13, 5), .07), line((-14.4, -5), (13, -5), .03), line((14.6, -3.6), (14.6, 5), .03), line((6, -7.5), (17, -7.5), .04), line((6, -11.5), (6, -7.5), .04)]
    sheet.append(flat_mesh('lines', quads, 'ink_blue', .032))
    sheet.append(text('ROMBO POWER', .9, 'ink', .002, (11.5, -9.5, .031)))
    put(group('sheet', *sheet), turn=6)
    spec = specs('RP-R21-A03')
    subject = [put(kit.sleeve(spec['bore'], spec['ports'], spec['exhausts'], render.commas(spec['bore'])), -1.6, 1.4, -70), put(caliper(), 1.6, -2.6, -12), put(rest(kit.combustion_insert('gold')), -5.4, -2.0)]
    put(rest(kit.cooling_head('red', fitted=False, mark='21')), 6.6, 7.6, 20)
    block('bench', 240, 200, 4, 'wood', .5, (0, 60, -2), .2)
    return subject


def matching_tools():
    """Micrometer, a piston in its jaws' reach, a sleeve and its tag."""
    spec = specs('RP-R21-A02')
    subject = [put(micrometer(), -2.6, 1.6, -24), put(kit.piston(spec['bore'], render.commas(spec['bore'])), -3.6, -2.2, 40), put(kit.sleeve(spec['bore'], spec['ports'], spec['exhausts'], render.commas(spec['bore'])), 3.4, 2.6, -60), put(tag('07', 2.4, 1.3), 1.6, -2.4, 14)]
    workshop(24, 'wood')
    put(kit.piston(1.6), 8, 7), put(kit.sleeve(1.6), 10.5, 8.4, 40)
    wash()
    return subject


def tuono_on_bench():
    subject = put(named('RP-M21-B01'), turn=40)
    workshop(24)
    wash()
    return [subject]


def matched_piston():
    subject = render.piston_and_sleeve(specs('RP-R21-A01'))
    workshop(24, 'granite', shelf=False)
    put(micrometer(), -6.5, 6, 200)
    wash(0, 10, 40, (4, 36, 8), 1.2, '#C9DAFF')
    return subject


def titanium_pipe():
    subject = put(render.pipe(specs('RP-S12-T01'), 'titanium')[0], turn=26)
    workshop(24, 'granite', shelf=False)
    wash(8, 12, 34, (6, 38, 10), 1.4, '#C9DAFF')
    return [subject]


def wrench_on_bench():
    subject = lay(kit.plug_wrench('red', specs('RP-A00-W01')['sockets']))
    workshop(24)
    wash()
    return [put(subject, turn=20)]


def two_plugs():
    subject = render.plugs(specs('RP-R21-P02'), 2, 'gold', '21 M')
    workshop(24, 'granite', shelf=False)
    wash(0, 10, 40, (4, 36, 8), 1.2, '#C9DAFF')
    return subject


def clutch_and_bell():
    """Flywheel with its shoes, and the bell before them."""
    subject = render.clutch({'size': '21'}, 'red')
    workshop(26, 'cloth', shelf=False)
    put(kit.plug_wrench('red'), -9, 11, 30)
    wash(2, 12, 38, (6, 40, 8), 1.3, '#C9DAFF')
    return subject


def shaft_and_bearings():
    subject = [*render.crankshaft(specs('RP-R21-S01'), .95), *[put(b, 3.4, -3.0) for b in render.bearings(specs('RP-R21-U01'))]]
    workshop(26, 'brushed_dark_steel', shelf=False)
    put(caliper(), -4, 9, 14)
    wash(2, 12, 38, (6, 40, 8), 1.3, '#C9DAFF')
    return subject


def workshop_door():
    """The firm's rolling door at dusk; one unit is a decimetre."""
    wide, high = 30, 28
    parts = []
    for k in range(35):
        parts.append(block('slat', wide, .9, .76, 'paint_grey', .05, (0, .6, .4 + .8 * k), .2))
    parts.append(block('shadow', wide, .2, high, 'void', .1, (0, 1.1, high / 2)))
    parts.append(block('rail', wide, 1.2, .8, 'satin_black', .1, (0, .4, .4), .1))
    parts += [block('guide', 1.2, 1.4, high + 1, 'satin_gunmetal', .1, (s * (wide / 2 + .5), .1, high / 2), .1) for s in (-1, 1)]
    parts += [block('wall', 60, 4, 60, 'plaster', .1, (s * (wide / 2 + 31), 2, 30)) for s in (-1, 1)]
    parts.append(block('wall', wide + 3, 4, 40, 'plaster', .1, (0, 2, high + 20.4)))
    parts.append(block('base', 60, .4, 4, 'concrete', .1, (-wide / 2 - 31, -.1, 2), .1))
    sign = group('sign', block('board', 31, 1, 6.2, 'satin_black', .3, (0, -.6, high + 5.4), .15), text('ROMBO', 3.6, 'paper_white', .5, (-5.0, -1.1, high + 5.3), (90, 0, 0)), text('POWER', 3.6, 'paint_grey', .5, (8.4, -1.1, high + 5.3), (90, 0, 0)),
                 move(plate('mark', kit.rhombus(3.0, 3.6, .2), .4, 'paint_red', holes=[kit.rhombus(1.3, 1.6, .1)], bevel=.05), (-12.9, -1.1, high + 5.4), (90, 0, 0)))
    # a side door with a lit pane, the number, the letterbox
    side = group('side', block('frame', 11, .8, 23, 'satin_gunmetal', .1, (0, -.1, 11.5), .1), block('leaf', 9.6, .6, 22, 'paint_red', .1, (0, -.5, 11), .12), block('pane', 5.4, .2, 6.4, 'lit', .2, (0, -.82, 16.6), .05), block('bar', .4, .3, 6.6, 'paint_red', .05, (0, -.95, 16.6), .05),
                 move(tube('handle', [(3.4, -.8, 9.6), (3.4, -1.6, 9.8), (3.4, -1.6, 12.2), (3.4, -.8, 12.4)], .22, 'polished_steel')))
    move(side, (27.5, 0, 0))
    number = group('number', block('plate', 3.0, .2, 2.6, 'paper_white', .2, (0, 0, 0), .05), text('23', 1.9, 'ink_blue', .06, (0, -.1, 0), (90, 0, 0)))
    move(number, (18.8, -.15, 18.5))
    block('letters', 3.6, 1.0, 2.4, 'satin_aluminium', .2, (18.8, -.4, 12), .15)
    block('street', 400, 400, 2, 'concrete', .1, (0, -198, -1))
    for x in (-9, 9):
        arm = tube('arm', [(x, 0, high + 12), (x, -3, high + 13), (x, -5, high + 12)], .22, 'satin_black')
        move(lathe('shade', [(.3, 1.6), (.6, 1.5), (2.0, 0), (1.8, 0), (.4, 1.3)], 'satin_black', 72, .05), (x, -5, high + 10.6))
        kit.ball('bulb', .8, 'lit', (x, -5, high + 11))
        kit.softbox('bulb', (x, -5, high + 10.4), (x, -3, 0), 2.6, 2.6, 420, '#FFC98A', .2)
    return [group('door', *parts[:38], sign)]


def render_scene(name, out, width, height, samples):
    shot = SCENES[name]
    kit.reset(width, height)
    view = shot['view']
    roots = globals()[shot['build']](**shot.get('with', {}))
    lit(shot['light'], roots, shot.get('gain', 1))
    kit.camera(roots, 0, view['elevation'], view.get('lens', 70), view.get('anchor', (0, 0)), view.get('fill', .8), view.get('blur', .005), view.get('span')).data.clip_end = 20000
    kit.render(out, width, height, samples, quality=80, vignette=shot.get('vignette', .35))


if 'ART_SCENE' in os.environ:
    scene, target, *numbers = os.environ['ART_SCENE'].split()
    render_scene(scene, target, *map(int, numbers))
