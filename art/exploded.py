"""Exploded views of the engines, and the places of their numbers."""
import bpy
import kit
from bpy_extras.object_utils import world_to_camera_view
from kit import along, group, lathe, move, ring, rod

# place of a part's number in the part's outline, from its middle: (right, up), 1 at the edge
NUMBERS = {
    'plug': (0, 0), 'head': (.8, -.1), 'insert': (-1, .45), 'shims': (1, 0), 'sleeve': (-.6, -.1), 'piston': (-.45, .1), 'rod': (0, 0), 'filter': (0, .2), 'carburettor': (-.5, 0),
    'gasket': (-.5, .9), 'case': (-.1, -.5), 'front': (0, .7), 'flywheel': (-.3, -.2), 'rear': (.5, 0), 'shaft': (.1, 0), 'cover': (.2, 0),
}
LABELS = {'Spessori': 'shims', 'Camicia': 'sleeve', 'Pistone': 'piston', 'Guarnizione di scarico': 'gasket', 'Carter': 'case', 'Cuscinetto anteriore': 'front', 'Cuscinetto posteriore': 'rear',
          'Volano': 'flywheel', 'Tappo posteriore': 'cover', 'Albero motore': 'shaft', 'Sottotesta': 'insert'}
# letter of the article code: RP-R21-P01 is a plug
LETTERS = {'P': 'plug', 'T': 'head', 'I': 'insert', 'B': 'rod', 'C': 'carburettor', 'S': 'shaft', 'V': 'flywheel', 'F': 'filter'}


def part_of(point):
    """The part that a point of a view numbers."""
    return LABELS.get(point.get('label')) or LETTERS[point['part'].split('-')[2][0]]


def exploded(engine, parts, head, exhaust, exhausts, fins=9, light_head=False, accent='red', filter_colour='red', nose='cone', ribs=3, lugs=2.7, word='T 21', plate_colour='black', plate_style='dome'):
    """Roots of an engine's parts by name, drawn apart along cylinder and crank; `parts` are the specs of those in the catalogue."""
    size = engine['size']
    s = kit.SIZES[size]['scale']
    radius, pitch = (2.25, .235) if size == '21' else (2.38, .25)
    side = 90 if exhaust == 'rear' else 0
    out = {'case': group('case', *kit.crankcase(exhaust, exhausts, nose, ribs, lugs, word))}
    # along the cylinder
    out['sleeve'] = move(kit.sleeve(kit.SIZES[size]['bore'], engine['ports'], exhausts), (0, 0, 4.3), (0, 0, side))
    out['shims'] = group('shims', *[ring('shim', .86, 1.16, .04, f'turned_{m}', 8.0 + .3 * k, .006) for k, m in enumerate(kit.SHIMS)])
    out['insert'] = move(kit.combustion_insert('gold' if size == '21' else 'aluminium'), (0, 0, 9.5))
    cooler = move(kit.cooling_head(head, radius, fins, pitch, size, light_head, fitted=False), (0, 0, 11.5))
    k = radius / 2.25 * 1.3 * .7071
    screws = [move(kit.bolt(r=.25, head=.26, shank=2.2), (x * k, y * k, 11.5 + cooler['top'] + 1.3)) for x in (-1, 1) for y in (-1, 1)]
    out['head'] = cooler
    out['plug'] = move(kit.glow_plug(parts['plug']['heat'], {'hot': 'red', 'medium': 'gold', 'cold': 'blue'}[parts['plug']['heat']]), (0, 0, 11.5 + cooler['top'] + 2.9))
    # beside it
    bore = kit.SIZES[size]['bore']
    pin = along(ring('pin', .11, .18, bore * .78, 'polished_steel', 1.5), 'X', (0, 0, .5))
    out['piston'] = move(group('piston_and_pin', kit.piston(bore), pin), (0, 8.8, 9.6), (0, 0, 30))
    out['rod'] = move(move(kit.connecting_rod(parts['rod']['length'] / s, parts['rod']['pin'], parts['rod']['wrist']), turn=(0, -90, 0)), (0, 8.8, 4.6), (0, 0, -25))
    out['carburettor'] = move(kit.carburettor(accent, engine['venturi'] / s), (0, -5.6, 4.6))
    if 'filter' in parts:
        out['filter'] = move(kit.air_filter(filter_colour), (0, -5.6, 8.2))
    gasket = along(kit.exhaust_gasket(*((3.0, 1.6) if size == '21' else (2.9, 1.6))), 'X', (4.3 if side else 5.4, 0, 2.02))
    out['gasket'] = move(gasket, turn=(0, 0, side))
    # along the crank
    front, rear = parts['front']['front'], parts['rear']['rear']
    out['front'] = along(kit.ball_bearing(front[0] / 2 / s, front[1] / 2 / s, front[2] / s, 8, parts['front']['front_ceramic']), 'Y', (0, -7.0, 0))
    wheel = {'21': 'red', '12': 'blue'}[size] if 'flywheel' in parts else head
    out['flywheel'] = along(kit.flywheel(wheel), '-Y', (0, -9.9, 0))
    nut = along(kit.nut(.86, .4, 'turned_steel', .2), '-Y', (0, -12.2, 0))
    out['rear'] = along(kit.ball_bearing(rear[0] / 2 / s, rear[1] / 2 / s, rear[2] / s, 11, parts['rear']['rear_ceramic']), 'Y', (0, 6.0, 0))
    shaft = kit.crankshaft(engine['diameter'] / s, engine['stroke'] / s, .5, .9, .95, 'dlc' if engine['dlc'] else 'ground_steel')
    out['shaft'] = move(shaft, (0, 15.4, 0), (0, 0, -90))
    out['cover'] = along(kit.rear_plate(plate_colour, plate_style), 'Y', (0, 18.2, 0))
    kit._glow('axis', '#8FA3BF', .16)
    lines = [rod('axis', .02, 20, 'axis', -2.2, 0, 8), along(rod('axis', .02, 33, 'axis', -13.4, 0, 8), 'Y'), move(rod('axis', .02, 7.5, 'axis', 4.0, 0, 8), (0, 8.8, 0))]
    move(group('exploded', *out.values(), *screws, nut, *lines), scale=s)
    return out


def numbers_of(roots, points):
    """Places of the points' numbers in the picture of the present camera, in shares of its width and height from the top left."""
    scene, places = bpy.context.scene, []
    for point in points:
        name = part_of(point)
        seen = [world_to_camera_view(scene, scene.camera, p) for p in kit.corners(roots[name])]
        at = []
        for values, shift in zip((tuple(p.x for p in seen), tuple(p.y for p in seen)), NUMBERS[name]):
            low, high = min(values), max(values)
            at.append((low + high) / 2 + shift * (high - low) / 2)
        places.append({**point, 'x': round(at[0], 3), 'y': round(1 - at[1], 3)})
    return places
