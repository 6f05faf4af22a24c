"""A procedural art kit of model engines and their parts, for Blender 3.4.

One unit is one centimetre. Every builder returns the root of what it built: an
empty whose children are the parts. A part keeps its own axis along its local Z,
so turned materials find their centre.
"""
import bmesh
import bpy
import math
import os
import random
import subprocess
import tempfile
from mathutils import Euler, Matrix, Vector

PI, TAU = math.pi, 2 * math.pi

# --------------------------------------------------------------------------
# Colours
# --------------------------------------------------------------------------

def rgb(colour):
    """Linear RGBA of a hex value."""
    value = colour.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(value[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4)
    return (*out, 1)


# --------------------------------------------------------------------------
# Materials
# --------------------------------------------------------------------------

class Nodes:
    """A material's node tree, with the few calls that the materials below need."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.add('ShaderNodeOutputMaterial')
        self.shader = self.add('ShaderNodeBsdfPrincipled')
        self.link(self.shader.outputs[0], self.out.inputs['Surface'])

    def add(self, kind, **props):
        node = self.tree.nodes.new(kind)
        for key, value in props.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def set(self, **values):
        for key, value in values.items():
            self.shader.inputs[key.replace('_', ' ').title().replace('Ior', 'IOR')].default_value = value

    def math(self, op, a, b=None):
        node = self.add('ShaderNodeMath', operation=op)
        for i, x in enumerate((a, b)):
            if x is None:
                continue
            if isinstance(x, (int, float)):
                node.inputs[i].default_value = x
            else:
                self.link(x, node.inputs[i])
        return node.outputs[0]

    def coords(self):
        return self.add('ShaderNodeTexCoord').outputs['Object']

    def xyz(self):
        node = self.add('ShaderNodeSeparateXYZ')
        self.link(self.coords(), node.inputs[0])
        return node.outputs

    def noise(self, scale, detail=2, vector=None, w=None, rough=.5):
        node = self.add('ShaderNodeTexNoise', noise_dimensions='1D' if w is not None else '3D')
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        node.inputs['Roughness'].default_value = rough
        if w is not None:
            self.link(w, node.inputs['W'])
        else:
            self.link(vector or self.coords(), node.inputs['Vector'])
        return node.outputs['Fac']

    def remap(self, value, a, b, lo=.3, hi=.7):
        node = self.add('ShaderNodeMapRange')
        for i, x in ((1, lo), (2, hi), (3, a), (4, b)):
            node.inputs[i].default_value = x
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def bump(self, height, strength, distance):
        node = self.add('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.shader.inputs['Normal'])

    def ramp(self, value, stops):
        node = self.add('ShaderNodeValToRGB')
        ramp = node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(.5)
        for element, (at, colour) in zip(ramp.elements, stops):
            element.position, element.color = at, rgb(colour)
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def rough(self, noise, a, b):
        self.link(self.remap(noise, a, b), self.shader.inputs['Roughness'])

    def tangent(self, axis='Z'):
        node = self.add('ShaderNodeTangent', direction_type='RADIAL', axis=axis)
        self.link(node.outputs[0], self.shader.inputs['Tangent'])


def _turned(name, base, rough=.24, anisotropic=.65, lines=.35):
    """Metal from a lathe: fine rings round the part's own Z axis."""
    n = Nodes(name)
    n.set(base_color=base, metallic=1, anisotropic=anisotropic)
    x, y, z = n.xyz()
    radius = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    along = n.math('ADD', radius, n.math('MULTIPLY', z, .93))
    rings = n.noise(130, 3, w=along, rough=.7)
    n.bump(rings, lines, .0022)
    n.rough(rings, rough * .75, rough * 1.25)
    n.tangent()
    return n


def _blasted(name, base, rough=.42, grain=55, strength=.22, metallic=1):
    """Bead-blasted or cast metal: an even, fine grain."""
    n = Nodes(name)
    n.set(base_color=base, metallic=metallic)
    n.bump(n.noise(grain, 3, rough=.6), strength, .012)
    n.rough(n.noise(2.2, 3), rough * .85, rough * 1.15)
    return n


def _brushed(name, base, rough=.26):
    """Straight brushing along the part's local X axis."""
    n = Nodes(name)
    n.set(base_color=base, metallic=1, anisotropic=.5)
    mapping = n.add('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (.6, 60, 60)
    n.link(n.coords(), mapping.inputs[0])
    lines = n.noise(2, 4, vector=mapping.outputs[0], rough=.7)
    n.bump(lines, .12, .006)
    n.rough(lines, rough * .7, rough * 1.35)
    return n


def _plain(name, base, metallic=0, rough=.5, **more):
    n = Nodes(name)
    n.set(base_color=base, metallic=metallic, roughness=rough, **more)
    return n


def _polished(name, base, rough=.07):
    n = Nodes(name)
    n.set(base_color=base, metallic=1)
    n.rough(n.noise(1.4, 4), rough * .6, rough * 1.8)
    return n


HEAT = [(0, '#C9CCD0'), (.18, '#D8B878'), (.34, '#B07A3A'), (.48, '#7C3B6E'), (.62, '#4B3FA8'), (.78, '#2F6FD0'), (1, '#7FB4DC')]


def _heat(name, axis=2, lo=-1, hi=1, wobble=.35, rough=.2):
    """Titanium coloured by heat, from `lo` to `hi` along an axis of the part."""
    n = Nodes(name)
    n.set(metallic=1, anisotropic=.3)
    xyz = n.xyz()
    along = n.math('ADD', xyz[axis], n.math('MULTIPLY', n.math('SUBTRACT', n.noise(1.1, 3), .5), wobble))
    n.link(n.ramp(n.remap(along, 0, 1, lo, hi), HEAT), n.shader.inputs['Base Color'])
    n.rough(n.noise(4, 3), rough * .7, rough * 1.3)
    n.tangent()
    return n


def _foam(name, base):
    n = Nodes(name)
    n.set(roughness=.9, specular=.2)
    cells = n.add('ShaderNodeTexVoronoi')
    cells.inputs['Scale'].default_value = 16
    n.link(n.coords(), cells.inputs['Vector'])
    n.bump(cells.outputs['Distance'], 1, .06)
    n.link(n.ramp(cells.outputs['Distance'], [(0, '#050505'), (.5, base)]), n.shader.inputs['Base Color'])
    return n


def _glow(name, colour, strength):
    n = Nodes(name)
    n.set(base_color=(0, 0, 0, 1), emission=rgb(colour), emission_strength=strength)
    return n


METAL = {
    'aluminium': (.78, .79, .80, 1), 'steel': (.48, .49, .505, 1), 'dark_steel': (.16, .165, .175, 1), 'black': (.030, .031, .034, 1),
    'gunmetal': (.085, .09, .10, 1), 'red': (.50, .012, .022, 1), 'gold': (.86, .52, .14, 1), 'violet': (.17, .085, .52, 1), 'blue': (.03, .13, .55, 1),
    'brass': (.80, .55, .22, 1), 'bronze': (.62, .34, .13, 1), 'copper': (.86, .42, .26, 1), 'nickel': (.70, .68, .64, 1), 'orange': (.8, .2, .02, 1),
}

_RECIPES = {
    'chrome': lambda n: _polished(n, (.78, .79, .80, 1)),
    'ball': lambda n: _polished(n, (.72, .73, .75, 1), .03),
    'mirror_black': lambda n: _polished(n, (.045, .047, .052, 1), .09),
    'mirror_gold': lambda n: _polished(n, METAL['gold'], .09),
    'dlc': lambda n: _turned(n, (.028, .029, .033, 1), .2, .45, .1),
    'carbon': lambda n: _blasted(n, (.02, .021, .023, 1), .5, 90, .3, 0),
    'paper': lambda n: _blasted(n, (.10, .13, .10, 1), .8, 60, .2, 0),
    'resin': lambda n: _blasted(n, (.02, .021, .023, 1), .4, 70, .15, 0),
    'rubber': lambda n: _blasted(n, (.012, .012, .013, 1), .55, 30, .25, 0),
    'plastic_black': lambda n: _blasted(n, (.016, .017, .019, 1), .35, 45, .25, 0),
    'plastic_gold': lambda n: _blasted(n, (.75, .42, .03, 1), .32, 45, .15, 0),
    'plastic_blue': lambda n: _blasted(n, (.02, .10, .55, 1), .32, 45, .15, 0),
    'plastic_red': lambda n: _blasted(n, (.35, .008, .014, 1), .32, 45, .15, 0),
    'foam_red': lambda n: _foam(n, '#A8121E'),
    'foam_black': lambda n: _foam(n, '#1B1C1F'),
    'silicone_red': lambda n: _plain(n, (.55, .01, .02, 1), rough=.22, subsurface=.15, clearcoat=.3),
    'void': lambda n: _plain(n, (.004, .004, .004, 1), rough=.7, specular=.1),
    'laser': lambda n: _blasted(n, (.80, .80, .80, 1), .5, 80, .15),
    'laser_dark': lambda n: _blasted(n, (.05, .05, .055, 1), .55, 80, .15),
    'heat_pipe': lambda n: _heat(n, lo=0, hi=13, wobble=1.1),
    'weld': lambda n: _heat(n, axis=0, lo=-1.8, hi=1.8, rough=.28),
    'bottle': lambda n: _plain(n, (.86, .88, .90, 1), rough=.22, transmission=.86, ior=1.3),
    'fuel': lambda n: _plain(n, (.80, .03, .025, 1), rough=.12, transmission=.25, ior=1.33, emission=(.8, .03, .02, 1), emission_strength=.35),
    'led': lambda n: _glow(n, '#FF2A1A', 10),
}


def material(name):
    """A material by name, made on first use.

    `turned_X`, `ground_X`, `blasted_X`, `brushed_X`, `polished_X` take any colour of METAL.
    `anod_X` is the anodised aluminium of a machined part, `satin_X` its blasted form.
    """
    found = bpy.data.materials.get(name)
    if found:
        return found
    if name in _RECIPES:
        return _RECIPES[name](name).material
    finish, _, colour = name.partition('_')
    base = METAL[colour]
    if finish == 'turned':
        return _turned(name, base).material
    if finish == 'ground':
        return _turned(name, base, .17, .45, .12).material
    if finish == 'anod':
        return _turned(name, base, .27, .5, .22).material
    if finish == 'satin':
        return _blasted(name, base, .36, 60, .12).material
    if finish == 'blasted':
        return _blasted(name, base).material
    if finish == 'brushed':
        return _brushed(name, base).material
    if finish == 'polished':
        return _polished(name, base).material
    raise KeyError(name)


# finishes of castings and machined faces, each made on first use: they give their material's name

def _once(name, make):
    if name not in bpy.data.materials:
        make(Nodes(name))
    return name


def _rings(n, x, y, scale):
    """Marks of a tool that turned round (x, y), irregular as chatter is."""
    px, py, _ = n.xyz()
    dx, dy = n.math('SUBTRACT', px, x), n.math('SUBTRACT', py, y)
    return n.noise(scale, 2, w=n.math('SQRT', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dy, dy))), rough=.65)


def cast_aluminium():
    """Die-cast and bead-blasted: edges rubbed bright, corners dull, the line where the halves of the die met at z = 0."""
    def make(n):
        n.set(metallic=1)
        line = n.math('MAXIMUM', n.math('SUBTRACT', 1, n.math('MULTIPLY', n.math('ABSOLUTE', n.xyz()[2]), 40)), 0)
        grain = n.math('ADD', n.noise(25, 3, rough=.65), n.math('MULTIPLY', n.noise(6, 2), .8))
        n.bump(n.math('ADD', grain, n.math('MULTIPLY', line, 2.4)), .7, .014)
        worn = n.remap(n.add('ShaderNodeNewGeometry').outputs['Pointiness'], 0, 1, .40, .60)
        worn = n.math('ADD', worn, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(3, 4), .5), .3))
        n.link(n.ramp(n.math('MAXIMUM', worn, n.math('MULTIPLY', line, .72)), [(0, '#6F7275'), (.5, '#C4C7C9'), (1, '#F2F3F3')]), n.shader.inputs['Base Color'])
        n.rough(grain, .36, .5)
    return _once('cast_aluminium', make)


def cast_shade():
    """The pocket of a casting's letters and their flanks, painted dark."""
    def make(n):
        n.set(base_color=rgb('#1B1D20'), metallic=.1)
        n.bump(n.noise(34, 3, rough=.7), .7, .014)
        n.rough(n.noise(9, 3), .55, .7)
    return _once('cast_shade', make)


def skimmed_aluminium():
    """Raised faces of a casting, cut bright in one pass."""
    def make(n):
        n.set(base_color=(.95, .955, .96, 1), metallic=.3)
        arcs = _rings(n, -3.5, 2, 46)
        n.bump(arcs, .3, .004)
        n.rough(arcs, .34, .5)
    return _once('skimmed_aluminium', make)


def milled_aluminium():
    """A flat that a wide cutter left in arcs."""
    def make(n):
        n.set(base_color=METAL['aluminium'], metallic=1, anisotropic=.3)
        arcs = _rings(n, -2.4, .3, 30)
        n.bump(arcs, .5, .006)
        n.rough(arcs, .2, .42)
    return _once('milled_aluminium', make)


def faced(colour):
    """The face of a turned part, with the rings of the tool to be seen."""
    def make(n):
        n.set(base_color=METAL[colour], metallic=1, anisotropic=.55)
        rings = n.math('ADD', _rings(n, 0, 0, 34), n.math('MULTIPLY', _rings(n, 0, 0, 120), .5))
        n.bump(rings, .9, .007)
        n.rough(rings, .18, .42)
        n.tangent()
    return _once(f'faced_{colour}', make)


# --------------------------------------------------------------------------
# Outlines: lists of (x, y)
# --------------------------------------------------------------------------

def circle(r, n=72, at=(0, 0)):
    return [(at[0] + r * math.cos(TAU * i / n), at[1] + r * math.sin(TAU * i / n)) for i in range(n)]


def round_corners(points, r, n=6):
    """A closed outline with each corner rounded by at most r."""
    out, count = [], len(points)
    for i in range(count):
        p, a, b = Vector(points[i]), Vector(points[i - 1]), Vector(points[(i + 1) % count])
        out += [tuple(v) for v in _corner(a, p, b, r, n)]
    return out


def _corner(a, p, b, r, n):
    u, v = (a - p), (b - p)
    lu, lv = u.length, v.length
    if lu < 1e-6 or lv < 1e-6 or r <= 0:
        return [p]
    u, v = u / lu, v / lv
    angle = math.acos(max(-1, min(1, u.dot(v))))
    if angle > PI - .02 or angle < .02:
        return [p]
    cut = min(r / math.tan(angle / 2), lu * .48, lv * .48)
    start, end = p + u * cut, p + v * cut
    out = []
    for i in range(n + 1):
        t = i / n
        out.append(start * (1 - t) ** 2 + p * 2 * t * (1 - t) + end * t ** 2)
    return out


def rrect(w, h, r, at=(0, 0), n=6):
    x, y = w / 2, h / 2
    return [(p[0] + at[0], p[1] + at[1]) for p in round_corners([(x, -y), (x, y), (-x, y), (-x, -y)], r, n)]


def ngon(r, n, turn=0, at=(0, 0)):
    return [(at[0] + r * math.cos(turn + TAU * i / n), at[1] + r * math.sin(turn + TAU * i / n)) for i in range(n)]


def hexagon(flats, turn=0, at=(0, 0)):
    return ngon(flats / math.sqrt(3), 6, turn, at)


def rhombus(w, h, r=0, at=(0, 0)):
    points = [(w / 2, 0), (0, h / 2), (-w / 2, 0), (0, -h / 2)]
    points = round_corners(points, r, 4) if r else points
    return [(x + at[0], y + at[1]) for x, y in points]


def slot(length, width, at=(0, 0), turn=0, n=10):
    half = length / 2 - width / 2
    points = [(half + width / 2 * math.cos(a), width / 2 * math.sin(a)) for a in (-PI / 2 + PI * i / n for i in range(n + 1))]
    points += [(-x, -y) for x, y in points]
    c, s = math.cos(turn), math.sin(turn)
    return [(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in points]


def notched(radius, notches, n=160):
    """A circle with notches cut from its rim: (angle, half width, bottom radius)."""
    out, notches = [], sorted(notches)
    for i, (angle, w, bottom) in enumerate(notches):
        before, after = notches[i - 1], notches[i]
        start = before[0] + math.asin(before[1] / radius) - (TAU if i == 0 else 0)
        end = angle - math.asin(w / radius)
        steps = max(2, int(n * (end - start) / TAU))
        out += [(radius * math.cos(start + (end - start) * k / steps), radius * math.sin(start + (end - start) * k / steps)) for k in range(steps + 1)]
        c, s = math.cos(angle), math.sin(angle)
        for k in range(9):
            a = -PI / 2 - PI * k / 8
            u, v = bottom + w + w * math.cos(a), w * math.sin(a)
            out.append((u * c - v * s, u * s + v * c))
    return out


def gear(r_out, r_in, teeth, flank=.25):
    out = []
    for i in range(teeth):
        for f, r in ((0, r_in), (flank, r_out), (.5, r_out), (.5 + flank, r_in)):
            a = TAU * (i + f) / teeth
            out.append((r * math.cos(a), r * math.sin(a)))
    return out


# --------------------------------------------------------------------------
# Solids
# --------------------------------------------------------------------------

def group(name, *parts):
    root = bpy.data.objects.new(name, None)
    root.empty_display_size = .2
    bpy.context.scene.collection.objects.link(root)
    return add(root, *parts)


def add(root, *parts):
    for part in parts:
        if isinstance(part, (list, tuple)):
            add(root, *part)
        elif part is not None:
            part.parent = root
    return root


def move(ob, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Turn (degrees, XYZ), scale and place an object, keeping what it already had."""
    turn = Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
    ob.matrix_basis = Matrix.Translation(at) @ turn @ Matrix.Scale(scale, 4) @ ob.matrix_basis
    return ob


ALONG = {'X': (0, 90, 0), '-X': (0, -90, 0), 'Y': (-90, 0, 0), '-Y': (90, 0, 0), 'Z': (0, 0, 0), '-Z': (180, 0, 0)}


def along(ob, axis, at=(0, 0, 0)):
    """Point the part's Z along an axis, then place it."""
    return move(move(ob, turn=ALONG[axis]), at)


def _object(name, mesh, mats, smooth=32):
    for m in mats:
        mesh.materials.append(material(m))
    for p in mesh.polygons:
        p.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def lathe(name, profile, mat, seg=96, soft=.03, steps=3, closed=False, bands=()):
    """Turn a profile of (radius, z) round Z. `soft` rounds its corners.

    `bands`: (z from, z to, material) or (z from, z to, material, min radius) gives faces of a part another finish.
    """
    points = [Vector((p[0], p[1])) for p in profile]
    if soft:
        rounded = []
        for i, p in enumerate(points):
            r = profile[i][2] if len(profile[i]) > 2 else soft
            if not closed and i in (0, len(points) - 1):
                rounded.append(p)
            else:
                rounded += _corner(points[i - 1], p, points[(i + 1) % len(points)], r, steps)
        points = rounded
    bm = bmesh.new()
    rings = []
    for p in points:
        if p.x < 1e-5:
            rings.append([bm.verts.new((0, 0, p.y))])
        else:
            rings.append([bm.verts.new((p.x * math.cos(TAU * k / seg), p.x * math.sin(TAU * k / seg), p.y)) for k in range(seg)])
    pairs = list(zip(rings, rings[1:])) + ([(rings[-1], rings[0])] if closed else [])
    for a, b in pairs:
        for k in range(seg):
            m = (k + 1) % seg
            quad = [a[k % len(a)], a[m % len(a)], b[m % len(b)], b[k % len(b)]]
            unique = list(dict.fromkeys(quad))
            if len(unique) > 2:
                bm.faces.new(unique)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mats = [mat]
    for band in bands:
        if band[2] not in mats:
            mats.append(band[2])
        for f in bm.faces:
            c = f.calc_center_median()
            if band[0] <= c.z <= band[1] and (len(band) < 4 or math.hypot(c.x, c.y) >= band[3]):
                f.material_index = mats.index(band[2])
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return _object(name, mesh, mats)


def plate(name, outline, height, mat, holes=(), bevel=.025, rounds=0, edge=None, z=0, smooth=32):
    """An outline with holes, raised from z by height, its edges bevelled.

    `edge` gives the bevels their own finish: the bright diamond-cut edge of an anodised part.
    """
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    for points in (outline, *holes):
        s = curve.splines.new('POLY')
        s.points.add(len(points) - 1)
        for p, q in zip(s.points, points):
            p.co = (q[0], q[1], 0, 1)
        s.use_cyclic_u = True
    bevel = min(bevel, height * .45)
    curve.extrude, curve.bevel_depth, curve.offset, curve.bevel_resolution = height / 2 - bevel, bevel, -bevel, rounds
    ob = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(ob)
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(graph))
    mesh.materials.clear()
    bpy.data.objects.remove(ob)
    bpy.data.curves.remove(curve)
    mesh.transform(Matrix.Translation((0, 0, z + height / 2)))
    mats = [mat]
    if edge:
        mats.append(edge)
        for p in mesh.polygons:
            p.material_index = 1 if .15 < abs(p.normal.z) < .97 else 0
    return _object(name, mesh, mats, smooth)


def rod(name, r, height, mat, z=0, soft=.03, seg=64):
    return lathe(name, [(0, z), (r, z), (r, z + height), (0, z + height)], mat, seg, soft)


def ring(name, r_in, r_out, height, mat, z=0, soft=.02, seg=96):
    return lathe(name, [(r_in, z), (r_out, z), (r_out, z + height), (r_in, z + height)], mat, seg, soft, closed=True)


def torus(name, r, thick, mat, z=0, seg=96, n=16):
    return lathe(name, [(r + thick * math.cos(TAU * i / n), z + thick * math.sin(TAU * i / n)) for i in range(n)], mat, seg, 0, closed=True)


def ball(name, r, mat, at=(0, 0, 0), n=32):
    half = [(r * math.sin(PI * i / n), -r * math.cos(PI * i / n)) for i in range(n + 1)]
    half[0], half[-1] = (0, -r), (0, r)
    return move(lathe(name, half, mat, 48, 0), at)


def thread(name, r, length, mat, pitch=.09, z=0, depth=.05, seg=72):
    """A helical thread; both its ends run out into a chamfer."""
    profile = ((0, 0), (.16, 0), (.5, 1), (.62, 1))
    per, turns = len(profile), int(length / pitch) + 3
    verts, faces = [], []
    rows = turns * per
    for j in range(rows):
        t, d = profile[j % per]
        for i in range(seg):
            h = (j // per - 1 + t + i / seg) * pitch
            h = min(length, max(0, h))
            end = max(0, 1 - h / pitch, 1 - (length - h) / pitch)
            rr = r - depth * max(d, end)
            a = TAU * i / seg
            verts.append((rr * math.cos(a), rr * math.sin(a), z + h))
    for j in range(rows - 1):
        for i in range(seg):
            k, up = (i + 1, j) if i + 1 < seg else (0, j + per)
            if up + 1 < rows:
                faces.append((j * seg + i, up * seg + k, (up + 1) * seg + k, (j + 1) * seg + i))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.validate()
    ob = _object(name, mesh, [mat], 28)
    core = r - depth
    cap = lathe(name, [(0, z), (core, z), (core, z + length), (0, z + length)], mat, seg, 0)
    cap.parent = ob
    return ob


def tube(name, points, r, mat, seg=24, tilt=None, resolution=24, closed=False):
    """A round tube through points; r is one radius or one for each point."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    s = curve.splines.new('NURBS' if len(points) > 2 else 'POLY')
    s.points.add(len(points) - 1)
    radii = r if isinstance(r, (list, tuple)) else [r] * len(points)
    for p, q, w in zip(s.points, points, radii):
        p.co, p.radius = (*q, 1), w
    s.use_endpoint_u, s.order_u, s.resolution_u, s.use_cyclic_u = not closed, min(4, len(points)), resolution, closed
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = 1, seg // 4, True
    ob = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(ob)
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    mesh.materials.clear()
    bpy.data.objects.remove(ob)
    return _object(name, mesh, [mat], 40)


def spring(name, r, wire, length, turns, mat, z=0):
    """A coil along Z."""
    n = int(turns * 20)
    verts, faces, ringn = [], [], 12
    for j in range(n + 1):
        a, h = TAU * turns * j / n, z + length * j / n
        c = Vector((r * math.cos(a), r * math.sin(a), h))
        out, up = Vector((math.cos(a), math.sin(a), 0)), Vector((0, 0, 1))
        for i in range(ringn):
            b = TAU * i / ringn
            verts.append(c + wire * (out * math.cos(b) + up * math.sin(b)))
    for j in range(n):
        for i in range(ringn):
            k = (i + 1) % ringn
            faces.append((j * ringn + i, j * ringn + k, (j + 1) * ringn + k, (j + 1) * ringn + i))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    return _object(name, mesh, [mat], 60)


def text(words, size, mat, depth=.006, at=(0, 0, 0), turn=(0, 0, 0), spacing=1.0):
    """Words laid flat, centred, as if marked by a laser."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.extrude, curve.align_x, curve.align_y, curve.space_character = words, size, depth / 2, 'CENTER', 'CENTER', spacing
    curve.shear = .18
    ob = bpy.data.objects.new('text', curve)
    bpy.context.scene.collection.objects.link(ob)
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    mesh.materials.clear()
    bpy.data.objects.remove(ob)
    mesh.transform(Matrix.Translation((0, 0, depth / 2)))
    return move(_object('text', mesh, [mat], 20), at, turn)


def ring_text(words, radius, size, mat, z, middle=-90, advance=None, depth=.006):
    """Words round a circle, read from its outside."""
    advance = advance or size * .74
    step = math.degrees(advance / radius)
    out = []
    for i, letter in enumerate(words):
        if letter == ' ':
            continue
        a = middle + (i - (len(words) - 1) / 2) * step
        r = math.radians(a)
        out.append(text(letter, size, mat, depth, (radius * math.cos(r), radius * math.sin(r), z), (0, 0, a + 90)))
    return out


def wrapped(words, size, mat, radius, z, lengthwise=False, depth=.012, spacing=1.0):
    """Words on a cylinder round Z, facing -Y: round it, or along its axis."""
    ob = text(words, size, mat, depth, spacing=spacing)
    for v in ob.data.vertices:
        u, w, r = v.co.x, v.co.y, radius + v.co.z
        a = -PI / 2 + (-w if lengthwise else u) / radius
        v.co = (r * math.cos(a), r * math.sin(a), z + (u if lengthwise else w))
    return ob


def cast_letters(words, size, depth, at=(0, 0, 0), turn=(0, 0, 0)):
    """Words that stand out of a casting by `depth`: broad strokes, dark flanks, their faces skimmed bright."""
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body, curve.size, curve.extrude, curve.align_x, curve.align_y, curve.space_character = words, size, depth / 2, 'CENTER', 'CENTER', 1.12
    curve.offset, curve.bevel_depth = .01 * size, .02 * size
    ob = bpy.data.objects.new('letters', curve)
    bpy.context.scene.collection.objects.link(ob)
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    mesh.materials.clear()
    bpy.data.objects.remove(ob)
    for p in mesh.polygons:
        p.material_index = 1 if p.normal.z > .9 else 0
    return move(_object('letters', mesh, [cast_shade(), skimmed_aluminium()], 20), at, turn)


def _apply(ob):
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(graph))
    old = ob.data
    ob.modifiers.clear()
    ob.data = mesh
    bpy.data.meshes.remove(old)
    return ob


def cut(ob, *cutters, mat=None, bevel=0):
    """Take the cutters away from a part, then drop them."""
    bpy.context.view_layer.update()
    for cutter in cutters:
        m = ob.modifiers.new('cut', 'BOOLEAN')
        m.object, m.solver, m.operation = cutter, 'EXACT', 'DIFFERENCE'
    if bevel:
        b = ob.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit, b.use_clamp_overlap = bevel, 2, 'ANGLE', math.radians(40), True
    _apply(ob)
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    for p in ob.data.polygons:
        p.use_smooth = True
        if p.material_index >= len(ob.data.materials):
            p.material_index = 0
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(32)
    return ob


def cast(name, parts, cutters, mat, grain=.035, smooth=7):
    """Melt parts into one casting with filleted joints, its bores cut before."""
    bpy.context.view_layer.update()
    bm = bmesh.new()
    for part in parts:
        part.data.transform(part.matrix_world)
        bm.from_mesh(part.data)
        bpy.data.objects.remove(part)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    ob = _object(name, mesh, [mat], 180)

    def remesh(size):
        m = ob.modifiers.new('melt', 'REMESH')
        m.mode, m.voxel_size, m.use_smooth_shade = 'VOXEL', size, True

    remesh(grain)
    s = ob.modifiers.new('soft', 'SMOOTH')
    s.factor, s.iterations = .5, smooth
    _apply(ob)
    if cutters:
        for cutter in cutters:
            m = ob.modifiers.new('cut', 'BOOLEAN')
            m.object, m.solver, m.operation = cutter, 'EXACT', 'DIFFERENCE'
        remesh(grain * .85)
        s = ob.modifiers.new('soft', 'SMOOTH')
        s.factor, s.iterations = .5, 2
        _apply(ob)
        for cutter in cutters:
            bpy.data.objects.remove(cutter)
    ob.data.materials.clear()
    ob.data.materials.append(material(mat))
    for p in ob.data.polygons:
        p.use_smooth, p.material_index = True, 0
    ob.data.use_auto_smooth = False
    return ob


def block(name, w, d, h, mat='void', r=.1, at=(0, 0, 0), bevel=.03, rounds=2):
    """A box centred on `at`."""
    return move(plate(name, rrect(w, d, r), h, mat, bevel=bevel, rounds=rounds, z=-h / 2), at)


def bolt(name='bolt', r=.2, mat='turned_dark_steel', head=.22, shank=0):
    """A socket cap screw, its head standing on z = 0."""
    top = plate(name, circle(r, 40), head, mat, holes=[hexagon(r * 1.05)], bevel=.02, z=0)
    floor = rod(name, r * .8, head * .35, 'void', 0, 0)
    parts = [top, floor]
    if shank:
        parts.append(thread(name, r * .56, shank, mat, r * .22, -shank, r * .1))
    return group(name, *parts)


def nut(flats, height, mat, bore, z=0):
    body = plate('nut', hexagon(flats), height, mat, holes=[circle(bore, 40)], bevel=.03, z=z)
    return body


# --------------------------------------------------------------------------
# The engine
# --------------------------------------------------------------------------

SIZES = {
    # scale of the whole, and its bore before scaling
    '21': {'scale': 1.0, 'bore': 1.66},
    '12': {'scale': .86, 'bore': 1.62},
}

NOSES = {
    # outline of the front housing, from the crank to the front bearing
    'cone': [(1.75, 1.0), (1.72, 1.55), (1.28, 2.2), (1.16, 3.6), (1.24, 3.7), (1.24, 4.15)],
    'slim': [(1.72, 1.0), (1.62, 1.35), (1.08, 1.95), (.98, 3.5), (1.16, 3.72), (1.16, 4.15)],
    'step': [(1.75, 1.0), (1.75, 1.70), (1.38, 1.78), (1.36, 2.7), (1.2, 2.8), (1.2, 3.45), (1.32, 3.5), (1.32, 4.15)],
}


# wire and turns of the coil: the colder a plug, the thicker its wire
COILS = {'hot': (.010, 8), 'medium': (.014, 6), 'cold': (.020, 4)}


def glow_plug(heat='medium', colour='gold', mark=None):
    """A turbo glow plug standing on its cone's shoulder at z = 0, its hexagon above, two faces of which carry the mark; ring and seal tell its heat."""
    wire, turns = COILS[heat]
    hexa = plate('hex', hexagon(.8), .42, 'turned_nickel', bevel=.04, z=.06)
    collar = lathe('collar', [(0, -.04), (.42, -.04), (.46, 0), (.46, .08), (0, .08)], 'turned_nickel', 64, .01)
    top = lathe('top', [(0, .46), (.3, .46), (.3, .56), (.24, .62), (0, .62)], 'turned_nickel', 64, .02)
    band = ring('band', .29, .315, .08, f'plastic_{colour}', .475, .01)
    seal = lathe('seal', [(0, .6), (.17, .6), (.17, .68), (0, .68)], f'plastic_{colour}', 48, .02)
    stem = lathe('stem', [(0, .6), (.085, .6), (.085, .8), (.11, .83), (.11, .95), (.07, 1.0), (0, 1.0)], 'polished_brass', 48, .02)
    body = thread('thread', .33, .62, 'turned_nickel', .07, -.62, .045)
    cone = lathe('cone', [(.15, -.84), (.18, -.86), (.3, -.62), (0, -.6)], 'polished_nickel', 64, .01)
    inside = lathe('inside', [(0, -.64), (.15, -.64), (.15, -.84)], 'void', 48, 0)
    coil = spring('coil', .09, wire, .2, turns, 'polished_nickel', -.84)
    marks = [text(mark, .15, 'laser_dark', .006, (0, y, .27), (90, 0, turn)) for y, turn in ((.4, 180), (-.4, 0))] if mark else []
    return group('glow_plug', hexa, collar, top, band, seal, stem, body, cone, inside, coil, *marks)


def cooling_head(colour='red', radius=2.25, fins=9, pitch=.235, mark='21', light=False, fitted=True, edge='turned_aluminium'):
    """A finned head standing on z = 0: straight discs on a core, slots for the screws, a turned dish. `light` pockets its deck.

    `fitted` puts screws and plug into it; a spare head has their holes.
    """
    skin, parts = f'anod_{colour}', []
    k = radius / 2.25
    bolts = [(1.3 * k * math.cos(a), 1.3 * k * math.sin(a)) for a in (PI / 4 + PI / 2 * i for i in range(4))]
    parts.append(lathe('skirt', [(0, -.1), (1.62 * k, -.1), (1.62 * k, .12), (1.5 * k, .2), (0, .2)], skin, 128, .03))
    z = .2 + pitch * fins
    parts.append(lathe('core', [(0, .1), (1.30 * k, .1), (1.30 * k, z - .1), (0, z - .1)], skin, 96, 0))
    notches = [(math.radians(a), .11 * k, 1.42 * k) for a in (0, 90, 180, 270)]
    notches += [(math.radians(a + d), .075 * k, 1.66 * k) for a in (0, 90, 180, 270) for d in (-24, 24)]
    outline = notched(radius, notches)
    for i in range(fins):
        parts.append(plate('fin', outline, pitch * .46, skin, bevel=.02, edge=edge, z=.2 + pitch * i))
    pockets = [slot(.62 * k, .24 * k, (1.92 * k * math.cos(a), 1.92 * k * math.sin(a)), a + PI / 2) for a in (PI / 4 + PI / 2 * i for i in range(4))] if light else []
    parts.append(plate('deck', notched(radius - .03, notches), .26, faced(colour), holes=[*[circle(.31 * k, 40, at) for at in bolts], circle(.86 * k, 96), *pockets], bevel=.04, edge=edge, z=z))
    top = z + .26
    hole = 0 if fitted else .43
    dish = [(.87 * k, top - .02), (.84 * k, top), (.78 * k, top - .05), (.62 * k, top - .26), (.5, top - .30), (hole, top - .30)]
    parts.append(lathe('dish', dish + ([] if fitted else [(hole, z - .1)]), edge, 128, .02))
    if fitted:
        parts += [move(bolt(r=.25 * k, head=.26), (*at, top - .30)) for at in bolts]
        parts.append(move(glow_plug(), (0, 0, top - .26)))
    else:
        parts += [move(rod('bore', .29 * k, .02, 'void', 0, 0, 40), (*at, z + .02)) for at in bolts]
        parts.append(rod('bore', .42, .02, 'void', z - .09, 0))
    letters = 1.1 * k
    laser = 'laser_dark' if colour == 'gold' else 'laser'
    parts.append(ring_text('ROMBO', letters, .27 * k, laser, top, -90, .23 * k))
    parts += [ring_text(mark, letters, .27 * k, laser, top, a, .21 * k) for a in (0, 90, 180)]
    root = group('cooling_head', *parts)
    root['top'] = top
    return root


def carburettor(accent='red', venturi=.9):
    """A slide carburettor of black resin standing on its spigot at z = 0; the slide moves along X. `accent` colours the needle seats."""
    tone, parts, bore = f'anod_{accent}', [], venturi / 2
    parts.append(lathe('spigot', [(0, -.5), (.56, -.5), (.56, .1), (.66, .16), (.66, .34), (0, .34)], 'turned_aluminium', 72, .02))
    parts.append(torus('seal', .6, .07, 'rubber', .08))
    # body: a square block of resin round the slide, a neck and trumpet above
    parts.append(plate('body', rrect(1.5, 1.34, .2), 1.02, 'resin', bevel=.06, rounds=2, z=.3))
    parts += [block('rib', 1.56, .12, .5, 'resin', .05, (0, y, .8), .03) for y in (-.45, .45)]
    parts.append(lathe('neck', [(bore, 1.0), (.64, 1.25), (.64, 1.42), (.60, 1.47), (.60, 1.56), (.72, 1.66), (.78, 1.86), (.78, 1.94), (.70, 1.97), (bore + .1, 1.80), (bore, 1.5), (bore, 1.0)],
                       'resin', 96, .02))
    parts.append(ring('reducer', bore - .03, bore + .13, .06, 'turned_aluminium', 1.79, .02))
    parts.append(lathe('throat', [(bore, 1.8), (bore - .03, .9), (bore - .03, .5), (0, .5)], 'turned_dark_steel', 64, 0))
    parts.append(along(rod('slide', min(.24, bore), .72, 'ground_steel', 0), 'X', (-.36, 0, .78)))
    # throttle side, +X
    parts.append(along(lathe('barrel', [(0, .6), (.52, .6), (.52, .98), (.44, 1.05), (0, 1.05)], 'resin', 72, .03), 'X', (0, 0, .78)))
    folds = [(.40, 1.0)]
    for k in range(5):
        folds += [(.42 - .025 * k, 1.07 + .13 * k), (.30 - .02 * k, 1.135 + .13 * k)]
    parts.append(along(lathe('boot', [*folds, (.2, 1.72), (0, 1.74)], 'rubber', 64, .03), 'X', (0, 0, .78)))
    parts.append(along(rod('spindle', .13, 1.21, 'ground_steel', 1.0), 'X', (0, 0, .78)))
    parts.append(along(nut(.4, .14, 'turned_steel', .08, 1.91), 'X', (0, 0, .78)))
    parts.append(along(rod('eye', .24, .24, 'turned_steel', -.12), '-Y', (2.21, 0, .78)))
    parts.append(along(lathe('pin', [(0, 0), (.1, 0), (.1, .3), (.07, .34), (0, .34)], 'polished_steel', 40, .02), '-Y', (2.21, -.1, .78)))
    parts.append(ball('ball', .2, 'ball', (2.21, -.5, .78)))
    # needle side, -X
    parts.append(along(lathe('needle_housing', [(0, .6), (.5, .6), (.5, .8), (.40, .86), (.40, 1.02), (.3, 1.08), (0, 1.08)], tone, 72, .02), '-X', (0, 0, .78)))
    parts.append(along(plate('needle_hex', hexagon(.5), .24, 'turned_brass', bevel=.03, z=1.04), '-X', (0, 0, .78)))
    parts.append(along(lathe('needle', [(0, 1.2), (.17, 1.2), (.17, 1.5), (.14, 1.53), (0, 1.53)], 'turned_brass', 48, .02), '-X', (0, 0, .78)))
    parts.append(along(plate('needle_slot', rrect(.26, .045, .01), .02, 'void', bevel=.002, z=1.522), '-X', (0, 0, .78)))
    # main needle tower, leaning forward
    main = group('main_needle',
                 lathe('tower', [(0, .3), (.34, .3), (.34, .78), (.27, .86), (.27, 1.0), (0, 1.0)], tone, 64, .02),
                 plate('tower_hex', hexagon(.5), .2, 'turned_brass', bevel=.03, z=.9),
                 lathe('knob', [(0, 1.05), (.2, 1.05), (.2, 1.4), (.15, 1.45), (0, 1.45)], 'turned_brass', 48, .02),
                 plate('knob_slot', rrect(.3, .05, .01), .02, 'void', bevel=.002, z=1.44))
    parts.append(move(move(main, turn=(90, 0, 0)), (-.42, -.36, .74)))
    # fuel inlet
    nipple = lathe('nipple', [(0, 0), (.22, 0), (.22, .12), (.1, .2), (.1, .36), (.15, .40), (.1, .52), (.1, .6), (.15, .64), (.1, .76), (.05, .78), (.05, .7), (0, .7)], 'turned_brass', 48, .012)
    parts.append(move(move(nipple, turn=(90, 0, 0)), (.4, -.64, .62)))
    # idle screw
    parts.append(move(move(bolt(r=.16, head=.16), turn=(90, 0, 0)), (.42, -.66, 1.06)))
    return group('carburettor', *parts)


def reducer(bore, venturi):
    """A reducer for the venturi, standing on z = 0."""
    r = venturi / 2 - .01
    return group('reducer', lathe('reducer', [(bore / 2, 0), (r, 0), (r, .62), (r + .1, .64), (r + .1, .72), (bore / 2 + .06, .72), (bore / 2, .64)], 'turned_aluminium', 72, .015, closed=True))


def crankcase(exhaust='side', exhausts=1, nose='cone', ribs=3, lugs=2.7, word='T 21', grain=.038):
    """The casting, its crank along Y and its cylinder along Z; maker and model stand in pockets of its flanks."""
    p = []
    p.append(along(rod('tub', 1.70, 2.9, 'void', -1.35), 'Y'))
    p.append(rod('barrel', 1.72, 3.1, 'void', 0))
    p.append(plate('flange', rrect(3.5, 3.5, .95, n=10), .42, 'void', z=2.66))
    step = 1.14 / ribs
    for k in range(ribs):                                          # cast fins round the barrel
        p.append(plate('rib', rrect(3.62, 3.62, 1.2, n=10), min(.13, step * .45), 'void', bevel=.03, z=1.5 + step * k))
    p.append(block('transfer', 3.72, 2.5, 1.9, r=.24, at=(0, 0, 1.05)))
    p.append(block('transfer', 1.5, 3.6, 1.5, r=.4, at=(0, 0, .9)))
    # front housing and the carburettor's seat
    p.append(along(lathe('nose', [(0, 1.0), *NOSES[nose], (0, 4.15)], 'void', 96, .05), '-Y'))
    p.append(move(rod('seat', .90, 1.56, 'void', 0), (0, -2.72, 0)))
    p.append(move(plate('seat_lip', circle(.98), .34, 'void', z=1.24), (0, -2.72, 0)))
    p.append(along(rod('pinch', .24, 1.7, 'void', -.85), 'X', (0, -3.46, 1.08)))
    p.append(block('web', .3, 2.4, 1.3, r=.1, at=(0, -2.4, -.66)))
    for s in (-1, 1):
        p.append(block('rib', .26, 1.9, .24, r=.1, at=(s * .9, -2.2, .25)))
    # mounting lugs: a flange on each side, with gussets
    at = lugs / 2 - .48
    for s in (-1, 1):
        p.append(block('lug', 1.35, lugs, .42, r=.28, at=(s * 2.02, 0, -.1), bevel=.05))
        p += [block('gusset', .8, .16, .62, r=.06, at=(s * 1.72, y, .26)) for y in (-at + .42, at - .42)]
    # rear flange
    p.append(along(plate('rear', rrect(3.5, 3.3, 1.1, n=10), .5, 'void', z=1.2), 'Y'))
    # exhaust stack
    turn = {'side': 0, 'rear': 90}[exhaust]
    stack = [block('stack', 1.6, 2.0, 1.15, r=.2, at=(1.75, 0, 2.02)),
             move(along(plate('stack_flange', rrect(1.34, 2.62, .3), .34, 'void', z=0), 'X'), (2.36, 0, 2.02))]
    p += [move(s, turn=(0, 0, turn)) for s in stack]
    ports = [(0, 1.45)] if exhausts == 1 else [(0, .56), (-.55, .36), (.55, .36)]
    cuts = [move(block('port', 1.6, wide, .74, r=min(.2, wide / 2.2), at=(2.3, y, 2.02)), turn=(0, 0, turn)) for y, wide in ports]
    cuts += [move(rod('seat_bore', .62, 1.6, 'void', .8), (0, -2.72, 0)), along(rod('nose_bore', .80, .5, 'void', 3.95), '-Y'), rod('liner_bore', 1.2, 1.2, 'void', 2.2)]
    spots = [(s * 2.30, y) for s in (-1, 1) for y in (-at, at)]
    cuts += [move(rod('hole', .2, 2, 'void', -1, seg=32), (*xy, 0)) for xy in spots]
    cuts += [move(along(rod('flange_hole', .13, 1, 'void', 2.2, seg=24), 'X', (0, s * 1.12, 2.02)), turn=(0, 0, turn)) for s in (-1, 1)]
    sides = (('-X', -90), ('X', 90))[:2 if exhaust == 'rear' else 1]
    cuts += [along(plate('pocket', rrect(1.16, 2.06, .16), .5, 'void', z=1.76), side, (0, 0, 1.19)) for side, _ in sides]
    parts = [cast('crankcase', p, cuts, cast_aluminium(), grain, 5)]
    for side, spin in sides:
        x = -1.76 if side == '-X' else 1.76
        parts.append(along(plate('mark', rrect(1.2, 2.1, .16), .03, cast_shade(), z=1.75), side, (0, 0, 1.19)))
        parts += [cast_letters(words, size, .16, (x, 0, z), (90, 0, spin)) for words, size, z in (('ROMBO', .50, 1.42), (word, .44, .95))]
    # cut faces are brighter than the casting
    parts += [move(ring('spot', .21, .36, .03, 'turned_aluminium', .1), (*xy, 0)) for xy in spots]
    holes = [[(x, y + at) for x, y in rrect(.72, wide, min(.2, wide / 2.2))] for at, wide in ports]
    port = plate('port_face', rrect(1.26, 2.54, .28), .05, milled_aluminium(), holes=[*holes, circle(.13, 24, (0, 1.12)), circle(.13, 24, (0, -1.12))], bevel=.012)
    parts.append(move(move(along(port, 'X'), (2.69, 0, 2.02)), turn=(0, 0, turn)))
    parts.append(move(block('port_dark', .3, 1.5, .6, 'void', .1, (1.6, 0, 2.02)), turn=(0, 0, turn)))
    parts.append(move(ring('seat_face', .63, .96, .03, 'turned_aluminium', 1.57), (0, -2.72, 0)))
    parts.append(along(ring('nose_face', .81, 1.04, .07, faced('aluminium'), 4.10), '-Y'))
    parts.append(along(bolt(r=.19, head=.2), '-X', (-.85, -3.46, 1.08)))
    return parts


def ball_bearing(r_in, r_out, width, balls, ceramic=False):
    """An open ball bearing lying on z = 0."""
    mid, r = (r_in + r_out) / 2, (r_out - r_in) * .29
    h = width / 2
    wall = (r_out - r_in) * .24
    n = 8

    def groove(at, sign, z0, z1):
        return [(at + sign * r * .5 * math.sin(PI * k / n), z0 + (z1 - z0) * k / n, 0) for k in range(n + 1)]
    outer = [(r_out, 0, .04), (r_out, width, .04), (r_out - wall, width, .015)] + groove(r_out - wall, 1, h + r * .8, h - r * .8) + [(r_out - wall, 0, .015)]
    inner = [(r_in, 0, .04), (r_in + wall, 0, .015)] + groove(r_in + wall, -1, h - r * .8, h + r * .8) + [(r_in + wall, width, .015), (r_in, width, .04)]
    parts = [lathe('outer', outer, 'turned_steel', 128, .02, closed=True), lathe('inner', inner, 'turned_steel', 128, .02, closed=True)]
    for k in range(balls):
        a = TAU * k / balls
        parts.append(ball('ball', r, 'plastic_black' if ceramic else 'ball', (mid * math.cos(a), mid * math.sin(a), h), 24))
    parts.append(plate('cage', circle(mid + r * .42, 128), r * .9, 'turned_brass', holes=[circle(mid - r * .42, 96)], bevel=.012, z=h - r * .45))
    return group('ball_bearing', *parts)


def shaft_end(dlc=False):
    """The crankshaft outside the housing, along Z: a ground journal, dark where it is coated with DLC, and the thread."""
    return group('shaft_end', lathe('journal', [(0, -.6), (.46, -.6), (.46, .12), (.36, .2), (.36, 1.25), (.33, 1.3), (0, 1.3)], 'dlc' if dlc else 'polished_steel', 72, .015),
                 thread('thread', .31, 1.15, 'turned_steel', .09, 1.3, .045),
                 lathe('start', [(0, 2.42), (.26, 2.42), (.22, 2.47), (.1, 2.47), (.06, 2.39), (0, 2.39)], 'turned_steel', 48, .01))


def rear_plate(colour='red', style='dome'):
    """The rear cover, lying on z = 0 and facing up: a dome, radial ribs, or five pockets."""
    skin = f'anod_{colour}'
    pockets = []
    if style == 'pockets':
        for k in range(5):
            a = math.radians(90 + 72 * k)
            pockets.append([(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)) for x, y in round_corners([(.5, -.22), (1.0, -.42), (1.0, .42), (.5, .22)], .1, 4)])
    parts = [plate('cover', rrect(3.3, 3.1, 1.05, n=12), .22, f'satin_{colour}', bevel=.05, edge='turned_aluminium')]
    if style == 'dome':
        parts.append(lathe('dome', [(1.22, .2), (1.22, .3), (1.08, .4), (.95, .34), (.5, .34), (.42, .4), (0, .4)], skin, 96, .03))
    else:
        parts.append(plate('disc', circle(1.16, 96), .2, skin, holes=pockets, bevel=.04, edge='turned_aluminium', z=.2))
    if style == 'ribs':
        parts += [move(block('rib', .7, .12, .14, skin, .04, (.72, 0, .45)), turn=(0, 0, 45 * k)) for k in range(8)]
    parts.append(plate('mark', rhombus(.56, .34, .03), .012, 'laser', holes=[rhombus(.38, .2, .02)], bevel=.002, z=.4))
    parts += [move(bolt(r=.2, head=.2), (x * 1.22, y * 1.1, .2)) for x in (-1, 1) for y in (-1, 1)]
    return group('rear_plate', *parts)


def engine(size='21', head='red', exhaust='side', exhausts=1, venturi=.9, dlc=False, fins=9, light=False, accent='red', filter_colour=None,
           nose='cone', ribs=3, lugs=2.7, word='T 21', plate_colour='black', plate_style='dome', edge='turned_aluminium', front_ceramic=False):
    """A whole engine, resting on z = 0, its shaft towards -Y."""
    s = SIZES[size]
    parts = list(crankcase(exhaust, exhausts, nose, ribs, lugs, word))
    parts.append(ring('liner', s['bore'] / 2, 1.62, .12, 'turned_brass', 3.07))
    radius, pitch = (2.25, .235) if size == '21' else (2.38, .25)
    parts.append(move(cooling_head(head, radius, fins, pitch, size, light, edge=edge), (0, 0, 3.28)))
    parts.append(move(carburettor(accent, venturi / s['scale']), (0, -2.72, 1.58)))
    if filter_colour:
        parts.append(move(air_filter(filter_colour, elbow=True), (0, -2.72, 1.58 + 1.62)))
    parts.append(along(ball_bearing(.46, .86, .3, 9, front_ceramic), '-Y', (0, -3.88, 0)))
    parts.append(along(shaft_end(dlc), '-Y', (0, -4.1, 0)))
    parts.append(along(rear_plate(plate_colour, plate_style), 'Y', (0, 1.68, 0)))
    root = group('engine', *parts)
    move(root, scale=s['scale'])
    return rest(root)


def air_filter(colour='red', elbow=False):
    """A two-stage foam filter on a rubber neck, standing on z = 0; an elbow leans it forward, clear of the head."""
    body = group('filter_body',
                 lathe('neck', [(.74, 0), (.86, 0), (.86, .34), (.95, .42), (1.05, .75), (.7, .75)], 'rubber', 72, .03),
                 torus('clip', .87, .035, 'polished_steel', .17),
                 lathe('base', [(0, .72), (1.2, .72), (1.24, .78), (1.24, .98), (0, .98)], 'plastic_black', 96, .04),
                 lathe('foam', [(0, .9), (1.16, .9), (1.34, 1.1), (1.34, 2.35), (1.1, 2.62), (0, 2.66)], f'foam_{colour}', 128, .2, 6),
                 lathe('cap', [(0, 2.62), (.66, 2.62), (.66, 2.76), (.58, 2.84), (0, 2.84)], 'anod_black', 96, .03, bands=[(2.77, 2.83, 'turned_aluminium', .55)]),
                 move(bolt(r=.16, head=.14), (0, 0, 2.84)))
    if not elbow:
        return group('air_filter', body)
    # leaning so far that it clears the head
    collar = lathe('collar', [(.80, 0), (.90, 0), (.90, .30), (.82, .40), (0, .40)], 'rubber', 72, .03)
    lean = math.radians(50)
    way = [(0, -math.sin(lean * k / 5) * .18 * k, .15 + math.cos(lean * k / 5) * .17 * k) for k in range(7)]
    bend = tube('elbow', way, .74, 'rubber', 48)
    return group('air_filter', collar, bend, torus('clip', .90, .035, 'polished_steel', .16), move(move(body, scale=.88), (0, -.52, .52), (50, 0, 0)))


# --------------------------------------------------------------------------
# Parts, exhausts and accessories
# --------------------------------------------------------------------------

def combustion_insert(colour='gold', bore=1.66, dome=.36):
    """A button: chamber of the given depth down at z = 0, sealing rim, thread for the plug."""
    b = bore / 2
    chamber = [(.16, .62), (.16, .06 + dome), (.30, dome - .02), (.46, dome * .64), (.56, dome * .25), (.60, .02), (b - .03, -.03), (b - .03, -.16), (b + .10, -.16), (b + .10, .0), (1.25, .0)]
    body = [(1.25, .42), (1.12, .50), (.86, .56), (.84, .80), (.60, .86), (.36, .86), (.36, .62), (.16, .62)]
    insert = lathe('insert', chamber + body, f'anod_{colour}', 128, .018, closed=True, bands=[(-.2, .45, 'polished_aluminium'), (-.02, .5, f'anod_{colour}', 1.1)])
    return rest(group('combustion_insert', insert, ring('thread', .31, .36, .2, 'turned_dark_steel', .64), torus('seal', b + .14, .035, 'turned_copper', -.0)))


def piston(bore=1.66, mark=None, grooves=0, pin=.36):
    """A piston, crown up, its skirt open below, standing on z = 0; `pin` is the diameter of its wrist pin."""
    r, h = bore / 2, .35 + .6 * bore
    groove = [p for k in range(grooves) for z in (h - .2 - .14 * k,) for p in ((r, z, 0), (r - .03, z - .01, 0), (r - .03, z - .05, 0), (r, z - .06, 0))]
    body = lathe('piston', [(0, h), (r - .03, h), (r, h - .05), *groove, (r, .0), (r - .12, 0), (r - .14, h - .35), (0, h - .3)], 'turned_aluminium', 128, .02)
    body = cut(body, along(rod('pin_hole', pin / 2 + .06, 3, 'void', -1.5, seg=48), 'X', (0, 0, .5)), bevel=.012)
    return group('piston', body, along(ring('bush', pin / 2, pin / 2 + .06, 2 * r - .1, 'turned_bronze', -(r - .05)), 'X', (0, 0, .5)),
                 text(mark, .36, 'laser_dark', .004, (0, 0, h)) if mark else None)


def _port(high, wide, form):
    """Outline of a port, its height along X: with square or round corners, or leaning."""
    if form == 'slanted':
        return round_corners([(x, y + .32 * x) for x, y in ((high / 2, -wide / 2), (high / 2, wide / 2), (-high / 2, wide / 2), (-high / 2, -wide / 2))], .07)
    return rrect(high, wide, min(high, wide) * .49 if form == 'oval' else .1)


def sleeve(bore=1.66, ports=5, exhausts=1, mark=None, stroke=None, form='square', foot=False):
    """A liner standing on z = 0, its flange on top: `exhausts` ports towards +X, `ports` transfer ports round the rest.

    Pairs of transfers grow narrower away from the exhaust; opposite to it is the boost port, narrow, higher than the others and arched.
    `foot` cuts room for the rod out of its lower edge.
    """
    r = bore / 2
    w, h = r + .17, .75 + 1.3 * (stroke or bore)
    body = lathe('sleeve', [(r, .0), (w, .0), (w, h - .24), (w + .2, h - .24), (w + .2, h), (r, h)], 'turned_brass', 160, .02, closed=True)
    body.data.materials.append(material('chrome'))
    for p in body.data.polygons:
        p.material_index = math.hypot(*p.center.xy) < r + .02
    spread = 236 / (ports - 1)
    room, back = math.radians(spread) * r, ports // 2
    windows = [(62 + spread * k, min(.66, room * (.56 + .09 * abs(k - back))), .42, h * .5, form) for k in range(ports) if k != back]
    windows.append((180, min(.34, room * .6), .66, h * .55, 'oval'))
    windows += [(0, .95, .5, h * .55, 'oval' if form == 'oval' else 'square')] if exhausts == 1 else [(0, .62, .52, h * .55, 'square'), (-37, .3, .42, h * .56, 'oval'), (37, .3, .42, h * .56, 'oval')]
    cutters = []
    for a, across, high, z, shape in windows:
        port = along(plate('port', _port(high, across, shape), 1.2, 'void', bevel=.001), 'X', (r - .5, 0, z))
        cutters.append(move(port, turn=(0, 0, a)))
    if foot:
        cutters.append(along(rod('foot', .42, 4, 'void', -2, 0), 'Y', (0, 0, -.05)))
    body = cut(body, *cutters, bevel=.012)
    marks = [*ring_text('ROMBO', r + .19, .2, 'laser_dark', h, -60), *ring_text(mark, r + .19, .2, 'laser_dark', h, 60)] if mark else []
    return group('sleeve', body, *marks)


def wrist_pin(bore, diameter=.36):
    """A hollow pin lying along X."""
    r = diameter / 2
    return group('pin', along(ring('pin', r * .6, r, bore * .78, 'polished_steel', -bore * .39), 'X', (0, 0, r)))


def circlip(r=.2):
    return group('clip', move(_open_ring('circlip', r, .028), (0, 0, .03)))


def _open_ring(name, r, wire, gap=50):
    """A ring of wire with a gap."""
    angles = [math.radians(gap / 2 + (360 - gap) * i / 24) for i in range(25)]
    return tube(name, [(r * math.cos(a), r * math.sin(a), 0) for a in angles], wire, 'polished_steel', 12, resolution=4)


def connecting_rod(length=2.9, pin=.5, wrist=.45):
    """A knife-edged rod lying on z = 0, its big end with the crankpin's hole at the origin, its small end along +X."""
    big, small, thick = pin / 2 + .27, wrist / 2 + .2, .40 * length / 2.9
    outline = []
    for i in range(49):
        a = math.radians(38 + (322 - 38) * i / 48)
        outline.append((big * math.cos(a), big * math.sin(a)))
    for i in range(41):
        a = math.radians(-142 + 284 * i / 40)
        outline.append((length + small * math.cos(a), small * math.sin(a)))
    outline = round_corners(outline, .2, 3)
    body = plate('rod', outline, thick, 'satin_aluminium', holes=[circle(pin / 2 + .1, 64), circle(wrist / 2 + .07, 64, (length, 0))], bevel=.07, rounds=3)
    pockets = [move(plate('pocket', slot(length - 1.35, .24), .2, 'void', bevel=.03), (length / 2 + .04, 0, z)) for z in (thick - .1, -.1)]
    body = cut(body, *pockets, bevel=.02)
    bushes = [move(ring('bush', d / 2, d / 2 + wall, thick + .02, 'turned_bronze', -.01), (x, 0, 0)) for d, wall, x in ((pin, .1, 0), (wrist, .07, length))]
    return group('connecting_rod', body, *bushes, *[move(rod('oil', .05, .03, 'void', thick - .028, 0, 24), (x, 0, 0)) for x in (pin / 2 + .19, length - wrist / 2 - .14)])


def crankshaft(diameter=1.4, stroke=1.68, pin=.5, duct=1.1, window=.95, finish='ground_steel'):
    """A turbo crankshaft along X on its own axis, its web at the origin. A coated one has tungsten slugs, and is dark but for the thread."""
    r, front = diameter / 2, .35
    k = diameter / 1.4
    web = [(1.18 * k * math.cos(a), 1.18 * k * math.sin(a)) for a in (math.radians(150 + 240 * i / 60) for i in range(61))]
    web += [(.62 * k * math.cos(math.radians(30 + 120 * i / 12)), (.14 + .98 * math.sin(math.radians(30 + 120 * i / 12))) * k) for i in range(13)]
    disc = plate('web', round_corners(web, .14, 4), .52 * k, 'dlc' if finish == 'dlc' else 'turned_steel', bevel=.05, z=-.52 * k)
    length = 2.66 * k
    journal = lathe('journal', [(duct / 2, 0), (r + .04, 0), (r + .04, .1), (r, .14), (r, length - .06), (r - .04, length), (r - .04, length + .08), (front + .05, length + .14),
                                (front, length + .3), (front, length + 1.5), (.36, length + 1.5), (.36, length + 1.84), (.12, length + 1.84), (.12, length + .9), (duct / 2, length - .16)],
                    finish, 128, .02, closed=True)
    hole = along(move(plate('window', rrect(window, 1.3 * r, .2), 2, 'void', bevel=.01), turn=(0, 0, 90)), '-Y', (0, 0, .95 * k + window / 2))
    journal = cut(journal, hole, bevel=.03)
    return along(group('crankshaft', disc, journal, move(rod('pin', pin / 2, .72 * k, finish, -1.24 * k, .04), (0, stroke / 2, 0)),
                       lathe('bore', [(duct / 2 - .01, -.53 * k), (duct / 2 - .01, length - .3), (0, length - .2)], 'turned_dark_steel', 64, 0),
                       ring('bore_edge', duct / 2 - .04, duct / 2 + .05, .03, 'polished_steel', -.545 * k, .01),
                       *[move(rod('slug', .17 * k, .03, 'polished_nickel', -.535 * k, .01, 40), (s * .62 * k, -.62 * k, 0)) for s in (-1, 1) if finish == 'dlc'],
                       move(rod('pin_bore', .13, .01, 'void', -1.245 * k, 0), (0, stroke / 2, 0)),
                       thread('thread', .32, 1.5, 'turned_steel', .09, length + 1.8, .042)), 'X')


def tuned_pipe(finish='polished_nickel', length=25.8, diameter=5.4, straight=False, mark='laser_dark', number=None):
    """A tuned pipe along X, its header end at the origin."""
    kr, kl = diameter / 3.44, length / (17.1 if straight else 16.7)
    shell = [(.42, 0), (.50, .02), (.50, .5), (.58, .56), (.58, .72), (.50, .78), (.52, 1.2)]
    shell += [(.52 + 1.10 * (i / 12) ** 1.12, 1.2 + 6.6 * i / 12) for i in range(1, 13)]
    shell += [(1.70, 8.5), (1.72, 9.0), (1.72, 10.9), (1.66, 11.3)]
    shell += [(1.66 - 1.12 * (i / 10) ** .92, 11.3 + 2.9 * i / 10) for i in range(1, 11)]
    shell += [(.50, 14.5), (.30, 14.62), (0, 14.62)]
    parts = [lathe('shell', [(r * kr, z * kl) for r, z in shell], finish, 160, .12, 4), lathe('mouth', [(.42 * kr, 0), (.40 * kr, .9), (0, .9)], 'void', 64, 0)]
    parts += [_weld(r * kr, z * kl) for r, z in ((.54, 1.25), (1.635, 7.85), (1.685, 11.25), (.55, 14.2))]
    end = 14.5 * kl
    bend = [(0, 0, end), (0, 0, length)] if straight else \
           [(0, 0, end), (0, 0, end + .9), (-.25, 0, end + 1.7), (-1.2, 0, end + 2.1), (-2.6, 0, end + 2.2)]
    parts.append(tube('stinger', bend, .34, finish, 32))
    turn = (0, 0, 0) if straight else (0, -90, 0)
    for tip in (ring('tip', .26, .42, .6, 'anod_red', -.1, .03), rod('tip_dark', .27, .02, 'void', .46, 0)):
        parts.append(move(tip, bend[-1], turn))
    parts.append(move(along(plate('hanger', rrect(1.2, .9, .16), .16, 'brushed_aluminium', holes=[circle(.17, 32, (-.28, 0))], bevel=.03), 'Y'), (-1.72 * kr - .3, -.08, 9.9 * kl)))
    nip = lathe('nipple', [(0, 0), (.22, 0), (.22, .16), (.1, .22), (.1, .4), (.15, .44), (.1, .58), (.1, .68), (.06, .7), (0, .64)], 'turned_brass', 48, .012)
    parts.append(move(along(nip, 'Y'), (0, 1.70 * kr, 9.2 * kl)))
    parts.append(wrapped('ROMBO', .8, mark, 1.732 * kr, 9.95 * kl, True, depth=.016))
    if number:
        label = wrapped(number, .34, mark, 1.732 * kr, 9.95 * kl, True, depth=.016)
        parts.append(move(label, turn=(0, 0, 18)))
    return along(group('tuned_pipe', *parts), 'X')


def _weld(r, z):
    """A bead of overlapping scales round a pipe."""
    n, seg, verts, faces = 10, 240, [], []
    for i in range(seg):
        a = TAU * i / seg
        swell = .052 + .012 * abs(math.sin(a * 36))
        for k in range(n):
            b = TAU * k / n
            verts.append(((r + swell * math.cos(b)) * math.cos(a), (r + swell * math.cos(b)) * math.sin(a), z + swell * 1.5 * math.sin(b)))
    for i in range(seg):
        for k in range(n):
            faces.append((i * n + k, (i + 1) % seg * n + k, (i + 1) % seg * n + (k + 1) % n, i * n + (k + 1) % n))
    mesh = bpy.data.meshes.new('weld')
    mesh.from_pydata(verts, [], faces)
    return _object('weld', mesh, ['weld'], 60)


def pipe_springs():
    """Two springs for a pipe, side by side along X."""
    out = []
    for k in range(2):
        eyes = [move(_open_ring('eye', .2, .045, 30), (x, 0, 0), (90, 0, turn)) for x, turn in ((-.2, 0), (2.2, 180))]
        out.append(move(group('spring', along(spring('coil', .2, .045, 2, 17, 'polished_steel'), 'X'), *eyes), (0, -.75 * k, .25), (0, 0, 7 * k)))
    return out


def joint(r=.72):
    """A silicone joint, standing on z = 0."""
    ribs = [(r + .2 + (.07 if k % 2 else 0), .2 + .2 * k) for k in range(7)]
    return group('joint', lathe('joint', [(r, 0), (r + .17, 0), *ribs, (r + .17, 1.6), (r, 1.6)], 'silicone_red', 96, .06, closed=True))


def bent_manifold(finish='polished_steel'):
    """A bent header of steel tube, 13 mm inside: its flange at the origin facing -X, hooks for two springs at the far end."""
    path = [(0, 0, 0), (1.2, 0, 0), (2.6, 0, .05), (3.7, 0, .7), (4.0, 0, 2.0), (4.0, 0, 3.2), (4.0, 0, 4.2)]
    hook = [(.66, 0, 0), (.98, 0, .02), (1.08, 0, .22), (1.0, 0, .4)]
    return group('manifold', tube('header', path, [.70, .71, .72, .72, .72, .72, .72], finish, 48, resolution=40),
                 along(plate('flange', rrect(1.7, 3.6, .4), .35, 'brushed_aluminium', holes=[circle(.16, 32, (0, 1.4)), circle(.16, 32, (0, -1.4)), circle(.65, 48)], bevel=.03), 'X', (-.3, 0, 0)),
                 along(rod('throat', .64, .06, 'void', -.02, 0), 'X', (-.1, 0, 0)), along(_weld(.73, 0), 'X', (.1, 0, 0)),
                 move(rod('mouth', .65, .02, 'void', 4.2, 0), (4, 0, 0)), move(ring('lip', .65, .78, .12, finish, 4.1), (4, 0, 0)),
                 *[move(tube('hook', hook, .07, 'polished_steel', 16), (4, 0, 2.6), (0, 0, turn)) for turn in (0, 180)])


def milled_manifold():
    """A short header milled from solid aluminium, 10 mm inside: its flange on z = 0, the seat of the joint on top."""
    body = lathe('body', [(.86, .3), (.84, .5), (.72, .95), (.72, 1.5), (.80, 1.56), (.80, 1.72), (.70, 1.78), (.70, 1.96), (.80, 2.02), (.80, 2.2), (.70, 2.3), (.5, 2.3), (.5, .2)],
                 'turned_aluminium', 128, .02, closed=True)
    flange = plate('flange', rrect(3.0, 1.5, .3), .34, milled_aluminium(), holes=[circle(.15, 32, (1.15, 0)), circle(.15, 32, (-1.15, 0)), circle(.5, 48)], bevel=.03, edge='polished_aluminium')
    pads = [block('pad', .5, .9, .5, milled_aluminium(), .05, (s * .66, 0, .55), .03) for s in (-1, 1)]
    pins = [along(lathe('pin', [(0, .6), (.1, .6), (.1, 1.08), (.16, 1.1), (.16, 1.18), (0, 1.18)], 'polished_steel', 40, .01), axis, (0, 0, 1.22)) for axis in ('Y', '-Y')]
    return group('manifold', body, flange, *pads, *pins, rod('dark', .49, .02, 'void', .5, 0))


def flywheel(colour='red', windows=6):
    """A 34 mm flywheel lying on z = 0: a smooth drum, curved windows that leave blades for the cooling, three pins and a cone for the shaft."""
    def window(a):
        """Outline of a window that leans against the way of rotation, towards the rim."""
        sides = [[(r * math.cos(b), r * math.sin(b)) for r, b in ((.76 + .5 * t, a + .62 * t ** 1.4 + half * (1 + .35 * t)) for t in (i / 8 for i in range(9)))] for half in (-.17, .17)]
        return round_corners(sides[0] + sides[1][::-1], .07, 3)
    skin = f'anod_{colour}'
    rim = lathe('rim', [(1.32, .02), (1.38, 0), (1.62, 0), (1.70, .08), (1.70, .66), (1.62, .74), (1.42, .74), (1.32, .50)], skin, 192, .03, closed=True,
                bands=[(.655, .75, 'turned_aluminium', 1.615), (-.01, .085, 'turned_aluminium', 1.615), (.73, .75, faced(colour), 1.4)])
    wheel = plate('wheel', circle(1.36, 128), .34, faced(colour), holes=[circle(.34, 64), *[window(TAU * k / windows + .33) for k in range(windows)]], bevel=.03, edge='turned_aluminium', z=.12)
    hub = lathe('hub', [(.37, .06), (.66, .06), (.66, .44), (.58, .70), (.50, .74), (.32, .74)], 'turned_aluminium', 96, .02, closed=True)
    pins = []
    for k in range(3):
        a = TAU * k / 3
        pins += [move(ring('boss', .12, .2, .08, 'turned_aluminium', .45, .02, 48), (.98 * math.cos(a), .98 * math.sin(a), 0)),
                 move(rod('pin', .13, .98, 'polished_steel', .3, .03, 32), (.98 * math.cos(a), .98 * math.sin(a), 0))]
    return group('flywheel', rim, wheel, hub, *pins)


def clutch_shoe():
    """One of three shoes of aluminium faced with carbon, lying on z = 0 round the shaft, the hole for its pin on +X."""
    def sector(r_out, r_in, half):
        return [(r * math.cos(a), r * math.sin(a)) for r, way in ((r_out, 1), (r_in, -1)) for a in (way * math.radians(half * (i / 16 - 1)) for i in range(33))]
    body = plate('shoe', round_corners(sector(1.2, .62, 54), .08, 3), .42, 'brushed_aluminium', holes=[circle(.15, 32, (.98, 0))], bevel=.035, edge='turned_aluminium')
    facing = plate('facing', sector(1.29, 1.195, 52), .40, 'carbon', bevel=.02, z=.01)
    pocket = plate('pocket', sector(.9, .76, 34), .01, 'void', bevel=.002, z=.417)
    return group('shoe', body, facing, pocket)


def clutch(colour='red'):
    """A flywheel with three shoes on its pins, their springs, and the nut on top."""
    parts = [flywheel(colour)]
    for k in range(3):
        parts.append(move(clutch_shoe(), (0, 0, .78), (0, 0, 120 * k)))
        coil = move(spring('spring', .13, .03, .5, 6, 'polished_steel', -.25), turn=(90, 0, 0))
        parts.append(move(move(coil, (1.0, 0, 1.02)), turn=(0, 0, 120 * k + 60)))
    parts.append(plate('nut', hexagon(.86), .36, 'turned_steel', holes=[circle(.18, 40)], bevel=.05, z=.76))
    parts.append(thread('post', .2, .62, 'turned_steel', .06, .75, .03))
    return group('clutch', *parts)


def clutch_bell(pinions=(14,)):
    """A drilled bell of hardened steel, mouth down on z = 0, on top its pinions by their teeth: two for a gearbox with two speeds."""
    bell = lathe('bell', [(1.34, 0), (1.48, 0), (1.48, .78), (1.36, .92), (.5, .92), (.5, .8), (1.27, .8), (1.34, .72)], 'turned_steel', 128, .03, closed=True)
    holes = [move(rod('hole', .17, 1, 'void', .4, seg=32), (.98 * math.cos(TAU * k / 8), .98 * math.sin(TAU * k / 8), 0)) for k in range(8)]
    bell = cut(bell, *holes, bevel=.015)
    parts = [ring('collar', .5, .64, .2, 'turned_steel', .88)]
    for k, teeth in enumerate(pinions):
        r = .74 * teeth / 14
        parts.append(plate('pinion', round_corners(gear(r, r - .18, teeth, .18), .03, 2), .6, 'turned_dark_steel', holes=[circle(.5, 48)], bevel=.03, edge='turned_steel', z=1.05 + .66 * k))
    return group('clutch_bell', bell, *parts, move(ball_bearing(.25, .5, .4, 8), (0, 0, .58 + .66 * len(pinions))))


def fuel_bottle(colour='red'):
    """A filling bottle with its bent spout, standing on z = 0."""
    shell = lathe('bottle', [(0, .02), (2.1, 0), (2.3, .2), (2.3, 5.6), (2.1, 6.3), (1.25, 7.2), (1.15, 7.4), (1.15, 8.0), (1.05, 8.0), (1.05, 7.38), (1.2, 7.1), (2.02, 6.25), (2.2, 5.55), (2.2, .25), (2.05, .12), (0, .12)], 'bottle', 160, .12, 5)
    fluid = lathe('fluid', [(0, .14), (2.04, .14), (2.18, .28), (2.18, 4.6), (0, 4.6)], 'fuel', 128, .05)
    cap = plate('cap', gear(1.42, 1.36, 60, .25), 1.0, f'plastic_{colour}', bevel=.06, z=7.75)
    top = lathe('top', [(0, 8.7), (1.2, 8.7), (1.15, 8.85), (.5, 9.1), (.42, 9.5), (0, 9.5)], f'plastic_{colour}', 96, .08)
    spout = tube('spout', [(0, 0, 9.3), (0, 0, 10.4), (.1, 0, 11.2), (.9, 0, 11.9), (2.0, 0, 11.9), (2.6, 0, 11.6)], .24, 'chrome', 32)
    tip = move(move(lathe('tip', [(0, 0), (.27, 0), (.27, .5), (.20, .62), (0, .62)], 'anod_red', 48, .03), turn=(0, 90 + 26, 0)), (2.45, 0, 11.68))
    band = lathe('label', [(2.315, 1.1), (2.325, 1.1), (2.325, 4.3), (2.315, 4.3)], 'plastic_black', 160, 0, closed=True)
    parts = [shell, fluid, cap, top, spout, tip, band]
    parts += [lathe('stripe', [(2.326, z), (2.334, z), (2.334, z + .09), (2.326, z + .09)], 'plastic_red', 160, 0, closed=True) for z in (1.3, 4.0)]
    for k in (-1, 0, 1):
        parts += [move(wrapped('ROMBO', 1.1, 'laser', 2.328, 2.95), turn=(0, 0, 120 * k)), move(wrapped('POWER', .62, 'laser', 2.328, 2.05, spacing=1.35), turn=(0, 0, 120 * k))]
    return move(group('fuel_bottle', *parts), scale=1.6)


def glow_igniter(colour='red'):
    """A glow igniter lying along X, its clip towards +X, resting on z = 0."""
    grip = plate('grip', gear(.92, .87, 72, .25), 2.2, f'anod_{colour}', bevel=.05, edge='turned_aluminium', z=-1.2)
    parts = [lathe('body', [(0, -4.6), (.80, -4.6), (.88, -4.5), (.88, -1.2), (.88, 1.0), (.88, 1.8), (.62, 2.3), (0, 2.3)], f'anod_{colour}', 96, .05,
                   bands=[(-4.62, -4.3, 'turned_aluminium', .7)]), grip,
             lathe('tail', [(0, -5.1), (.6, -5.1), (.72, -5.0), (.72, -4.6), (0, -4.6)], 'anod_black', 96, .04),
             ring('gauge', .52, .86, .24, 'turned_aluminium', 1.6, .03), ring('band', .80, .90, .1, 'turned_aluminium', 1.1, .02),
             lathe('shaft', [(0, 2.2), (.36, 2.2), (.36, 5.6), (.30, 5.7), (0, 5.7)], 'polished_steel', 72, .03),
             lathe('socket', [(.27, 5.5), (.46, 5.5), (.5, 5.6), (.5, 6.9), (.44, 7.0), (.27, 7.0)], 'turned_steel', 72, .03, closed=True),
             rod('inner', .27, .2, 'void', 5.6, 0), ring('spring_band', .5, .53, .16, 'anod_gold', 6.2, .02)]
    parts.append(move(move(plate('window', slot(1.5, .42), .06, 'led', bevel=.02), turn=(90, 0, 0)), (0, -.86, -2.9)))
    parts[-1].matrix_basis = Matrix.Translation((0, -.85, -2.9)) @ Euler((math.radians(90), math.radians(90), 0)).to_matrix().to_4x4()
    parts.append(plate('frame', slot(1.9, .7), .1, 'anod_black', holes=[slot(1.55, .45)], bevel=.03))
    parts[-1].matrix_basis = Matrix.Translation((0, -.84, -2.9)) @ Euler((math.radians(90), math.radians(90), 0)).to_matrix().to_4x4()
    return rest(move(along(group('glow_igniter', *parts), 'X'), scale=1.22))


def plug_wrench(colour='red', sockets=(.8, .9, 1.0, 1.2)):
    """A cross wrench lying flat, resting on z = 0; its sockets by their flats."""
    parts = [plate('hub', round_corners([(.62, -.62), (.62, .62), (-.62, .62), (-.62, -.62)], .25), .72, f'anod_{colour}', bevel=.08, edge='turned_aluminium', z=-.36),
             plate('mark', rhombus(.62, .36, .03), .012, 'laser', holes=[rhombus(.42, .22, .02)], bevel=.002, z=.36)]
    for k, (flats, reach) in enumerate(zip(sockets, (4.6, 3.0, 3.6, 3.0))):
        out = flats / 2 * 1.5
        arm = group('arm', lathe('bar', [(0, .5), (.36, .5), (.36, reach - .9), (out, reach - .5), (out, reach - .05), (0, reach - .05)], f'anod_{colour}', 72, .05, bands=[(.9, 1.0, 'turned_aluminium')]),
                    plate('socket', circle(out, 72), .6, 'turned_steel', holes=[hexagon(flats)], bevel=.04, z=reach - .1),
                    rod('dark', out * .9, .02, 'void', reach - .02, 0), wrapped(str(round(flats * 10)), .42, 'laser', .36, 1.9, True))
        parts.append(move(along(arm, 'X'), turn=(0, 0, 90 * k)))
    return rest(group('plug_wrench', *parts))


def exhaust_gasket(long=2.42, wide=1.34):
    return group('gasket', plate('gasket', rrect(wide, long, .32), .05, 'turned_copper', holes=[*[circle(.14, 32, (0, s * (long / 2 - .2))) for s in (-1, 1)], rrect(wide * .55, long * .58, .2)], bevel=.012))


def case_gasket(r=1.5):
    """A paper gasket for the rear cover of the crankcase."""
    ears = [(s * r * .78, t * r * .78) for s in (-1, 1) for t in (-1, 1)]
    return group('gasket', plate('gasket', rrect(2 * r, 2 * r, .8, n=10), .03, 'paper', holes=[circle(r * .8, 96), *[circle(.14, 32, (x, y)) for x, y in ears]], bevel=.006))


SHIMS = ('copper', 'brass', 'steel')


def shim_set(metals=SHIMS, r=1.0, step=(.62, .22)):
    """Head shims fanned out on the floor."""
    return group('shims', *[move(ring('shim', r * .78, r, .03, f'turned_{m}', 0, .006), (k * step[0], k * step[1], .031 * k)) for k, m in enumerate(metals)])


# --------------------------------------------------------------------------
# Placing
# --------------------------------------------------------------------------

def meshes(*roots):
    out = []
    for root in roots:
        for ob in [root, *root.children_recursive]:
            if ob.type == 'MESH' and not ob.hide_render:
                out.append(ob)
    return out


def corners(*roots):
    """World positions of a thinned set of vertices of what roots hold."""
    bpy.context.view_layer.update()
    out = []
    for ob in meshes(*roots):
        points, m = ob.data.vertices, ob.matrix_world
        out += [m @ points[i].co for i in range(0, len(points), max(1, len(points) // 1500))]
    return out


def _tilt(root, i):
    """Turn a root so that the two points it would stand on are level along axis i."""
    bpy.context.view_layer.update()
    points, weight, middle = [], 0, 0
    for ob in meshes(root):
        world = [ob.matrix_world @ v.co for v in ob.data.vertices]
        size = max(.01, ob.dimensions.x * ob.dimensions.y * ob.dimensions.z)
        middle += size * sum(p[i] for p in world) / len(world)
        weight += size
        points += [(p[i], p.z) for p in world]
    middle /= weight
    hull = []
    for p in sorted(points):
        while len(hull) > 1 and (hull[-1][0] - hull[-2][0]) * (p[1] - hull[-2][1]) - (hull[-1][1] - hull[-2][1]) * (p[0] - hull[-2][0]) <= 0:
            hull.pop()
        hull.append(p)
    for a, b in zip(hull, hull[1:]):
        if a[0] <= middle <= b[0] and b[0] - a[0] > 1e-4:
            slope = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            return move(root, turn=(0, slope, 0) if i == 0 else (-slope, 0, 0))
    return root


def lay(root, axes='xy'):
    """Let a part settle on the floor, on the points under its weight."""
    for axis in axes:
        _tilt(root, 'xy'.index(axis))
    return rest(root)


def rest(root, on=0.0):
    """Lower or lift a root until it touches the floor."""
    bpy.context.view_layer.update()
    low = min((ob.matrix_world @ v.co).z for ob in meshes(root) for v in ob.data.vertices)
    return move(root, (0, 0, on - low))


# --------------------------------------------------------------------------
# Studio, camera, picture
# --------------------------------------------------------------------------

def reset(width, height):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = width, height


def softbox(name, at, aim, width, height, radiance, colour='#FFFFFF', soft=.35):
    """A rectangular light whose edges fade over `soft` of its half size."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', width, height
    light.energy = radiance * width * height * PI
    light.color = rgb(colour)[:3]
    light.use_nodes = True
    tree = light.node_tree
    emission = tree.nodes['Emission']
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(geometry.outputs['Parametric'], split.inputs[0])
    fades = []
    for i in (0, 1):
        off = tree.nodes.new('ShaderNodeMath')
        off.operation = 'SUBTRACT'
        off.inputs[1].default_value = .5
        tree.links.new(split.outputs[i], off.inputs[0])
        size = tree.nodes.new('ShaderNodeMath')
        size.operation = 'ABSOLUTE'
        tree.links.new(off.outputs[0], size.inputs[0])
        fade = tree.nodes.new('ShaderNodeMapRange')
        fade.interpolation_type = 'SMOOTHERSTEP'
        for k, v in ((1, .5), (2, .5 - .5 * soft), (3, 0), (4, 1)):
            fade.inputs[k].default_value = v
        tree.links.new(size.outputs[0], fade.inputs[0])
        fades.append(fade)
    both = tree.nodes.new('ShaderNodeMath')
    both.operation = 'MULTIPLY'
    for i in (0, 1):
        tree.links.new(fades[i].outputs[0], both.inputs[i])
    tree.links.new(both.outputs[0], emission.inputs['Strength'])
    ob = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = False
    return ob


# (name, azimuth from the camera, elevation, distance, width, height, radiance, colour, soft); lengths in subject radii.
# Upright walls, seen from above, reflect what lies below the horizon: two strips there draw the edge of a black head, through a floor that neither
# stops their light nor shows in a reflection.
LIGHTS = [('back', 180, 40, 4.2, 4.4, 2.4, 1.9, '#E6ECF6', .95),
          ('key', -42, 52, 3.6, 3.2, 3.4, 4.2, '#FFFAF4', .5), ('top', 180, 76, 3.2, 3.8, 2.0, 3.6, '#F6F8FF', .6),
          ('side right', 108, 18, 3.4, .9, 3.6, 9, '#F0F5FF', .5), ('side left', -114, 18, 3.4, .9, 3.6, 8, '#F0F5FF', .5),
          ('rim right', 148, -27, 3.4, 1.1, 1.5, 32, '#E8F0FF', .4), ('rim left', -150, -27, 3.4, 1.1, 1.5, 32, '#E8F0FF', .4),
          ('crown right', 145, 52, 3.4, 1.6, 1.2, 9, '#F0F5FF', .5), ('crown left', -145, 52, 3.4, 1.6, 1.2, 9, '#F0F5FF', .5),
          ('fill', 50, 14, 4.0, 2.6, 2.6, 1.6, '#FFFFFF', .9)]


def sphere_point(azimuth, elevation, distance):
    """Azimuth 0 looks from -Y, 90 from +X."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * distance


def bounds(*roots):
    points = corners(*roots)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    return (low + high) / 2, (high - low).length / 2


def studio(roots, azimuth, gain=1.0):
    """Light, dark floor and background of engines round the roots, seen from a camera at `azimuth`."""
    centre, radius = bounds(*roots)
    for name, az, el, dist, w, h, power, colour, soft in LIGHTS:
        at = centre + sphere_point(azimuth + az, el, dist * radius)
        softbox(name, at, centre, w * radius, h * radius, power * gain, colour, soft)
    scene = bpy.context.scene
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    t = world.node_tree
    t.nodes.clear()

    def add(kind, **props):
        node = t.nodes.new(kind)
        for k, v in props.items():
            setattr(node, k, v)
        return node
    out, mix = add('ShaderNodeOutputWorld'), add('ShaderNodeMixShader')
    path = add('ShaderNodeLightPath')
    around, behind = add('ShaderNodeBackground'), add('ShaderNodeBackground')
    around.inputs[0].default_value, around.inputs[1].default_value = rgb('#C8D2E0'), .012 * gain
    window = add('ShaderNodeTexCoord')
    mapping = add('ShaderNodeMapping')
    mapping.inputs['Location'].default_value = (-.75, -.52, 0)
    mapping.inputs['Scale'].default_value = (1.5, 1.0, 0)
    t.links.new(window.outputs['Window'], mapping.inputs[0])
    length = add('ShaderNodeVectorMath', operation='LENGTH')
    t.links.new(mapping.outputs[0], length.inputs[0])
    fade = add('ShaderNodeMapRange', interpolation_type='SMOOTHERSTEP')
    for k, v in ((1, 0), (2, 1.0), (3, .12), (4, .022)):
        fade.inputs[k].default_value = v
    t.links.new(length.outputs['Value'], fade.inputs[0])
    behind.inputs[0].default_value = rgb('#9FB0C8')
    t.links.new(fade.outputs[0], behind.inputs[1])
    t.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    t.links.new(around.outputs[0], mix.inputs[1])
    t.links.new(behind.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    _floor(centre, radius)
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', 'Medium High Contrast', 0


def _floor(centre, radius):
    n = Nodes('floor')
    n.set(base_color=(.02, .022, .025, 1))
    n.rough(n.noise(1.6 / radius * 5, 4), .16, .24)
    # Seen from above, it would mirror the lights overhead: a grey pool behind the engine.
    n.link(n.remap(n.add('ShaderNodeLayerWeight').outputs['Facing'], .03, .5, .2, .5), n.shader.inputs['Specular'])
    far = n.add('ShaderNodeVectorMath', operation='DISTANCE')
    n.link(n.add('ShaderNodeNewGeometry').outputs['Position'], far.inputs[0])
    far.inputs[1].default_value = (centre.x, centre.y, 0)
    fade = n.add('ShaderNodeMapRange', interpolation_type='SMOOTHERSTEP')
    for k, v in ((1, radius * .9), (2, radius * 2.2), (3, 0), (4, 1)):
        fade.inputs[k].default_value = v
    n.link(far.outputs['Value'], fade.inputs[0])
    clear, mix = n.add('ShaderNodeBsdfTransparent'), n.add('ShaderNodeMixShader')
    n.link(fade.outputs[0], mix.inputs[0])
    n.link(n.shader.outputs[0], mix.inputs[1])
    n.link(clear.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], n.out.inputs['Surface'])
    bpy.ops.mesh.primitive_plane_add(size=radius * 9, location=(centre.x, centre.y, 0))
    plane = bpy.context.object
    plane.data.materials.append(n.material)
    plane.visible_shadow = plane.visible_glossy = False
    return plane


def camera(roots, azimuth=30, elevation=18, lens=85, anchor=(0, 0), fill=.8, blur=.003, span=None):
    """Frame the roots: their picture fills `fill` of the frame, its middle at `anchor` (-1..1).

    `span` sets the width of the frame instead, in cm where the subject stands: subjects taken with one span are seen at one scale.
    `blur` is the blur of what lies a subject radius behind the focus, in widths of the frame.
    """
    scene = bpy.context.scene
    points = corners(*roots)
    centre, radius = bounds(*roots)
    aspect = scene.render.resolution_y / scene.render.resolution_x
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, 'HORIZONTAL'
    data.clip_start, data.clip_end = .05, 1000
    ob = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(ob)
    scene.camera = ob
    way = sphere_point(azimuth, elevation, 1)
    turn = (-way).to_track_quat('-Z', 'Y')
    ob.rotation_euler = turn.to_euler()
    back = turn.inverted()
    f = lens / 36
    distance = radius * 6
    for _ in range(14):
        place = centre + way * distance
        seen = [back @ (p - place) for p in points]
        xs, ys = [f * p.x / -p.z for p in seen], [f * p.y / -p.z for p in seen]
        wide, high = max(xs) - min(xs), (max(ys) - min(ys)) / aspect
        distance = f * span if span else distance * max(wide, high) / fill
    ob.location = centre + way * distance
    data.shift_x = (max(xs) + min(xs)) / 2 - anchor[0] / 2
    data.shift_y = (max(ys) + min(ys)) / 2 - anchor[1] * aspect / 2
    if blur:
        target = centre + way * radius * .35
        d = -(back @ (target - ob.location)).z
        width = d / f
        data.dof.use_dof, data.dof.focus_distance = True, d
        data.dof.aperture_fstop = lens * 1e-3 / (blur * width * (d + radius) / radius)
        data.dof.aperture_blades = 0
    return ob


DENOISER = os.environ.get('ART_DENOISER', '')


def render(path, width, height, samples, quality, bloom=.06, vignette=.35, threshold=.02, bounces=5):
    """Trace the scene and write a JPEG: trace, denoise, then bloom, vignette and tone."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    c = scene.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, threshold, 16
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, 1, 3, 5, 6
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3, 24, .6
    c.caustics_reflective, c.caustics_refractive = False, False
    c.use_denoising = False
    scene.render.use_persistent_data = False
    bpy.context.view_layer.cycles.denoising_store_passes = True
    folder = tempfile.mkdtemp(prefix='art-')
    raw, clean = os.path.join(folder, 'raw.exr'), os.path.join(folder, 'clean.exr')
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'ZIP'
    scene.render.filepath = raw
    scene.use_nodes = False
    bpy.ops.render.render(write_still=True)
    if DENOISER:
        here = os.path.dirname(os.path.abspath(__file__))
        env = {k: v for k, v in os.environ.items() if not k.startswith('PYTHON')}
        subprocess.run([DENOISER, os.path.join(here, 'denoise.py'), raw, clean], check=True, env=env)
    else:
        clean = raw
    _develop(clean, path, quality, bloom, vignette)
    for name in os.listdir(folder):
        os.remove(os.path.join(folder, name))
    os.rmdir(folder)


def _develop(source, path, quality, bloom, vignette):
    scene = bpy.context.scene
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    picture = bpy.data.images.load(source)
    picture.colorspace_settings.name = 'Linear'
    load = t.nodes.new('CompositorNodeImage')
    load.image = picture
    colour = next((o for o in load.outputs if o.name in ('Combined', 'Image') and o.enabled), load.outputs[0])
    out = t.nodes.new('CompositorNodeComposite')
    if bloom:
        glare = t.nodes.new('CompositorNodeGlare')
        glare.glare_type, glare.quality, glare.threshold, glare.size, glare.mix = 'FOG_GLOW', 'HIGH', 1.6, 7, bloom - 1
        t.links.new(colour, glare.inputs[0])
        colour = glare.outputs[0]
    if vignette:
        mask, blur, mix = t.nodes.new('CompositorNodeEllipseMask'), t.nodes.new('CompositorNodeBlur'), t.nodes.new('CompositorNodeMixRGB')
        mask.width, mask.height = 1.1, .72
        blur.filter_type, blur.use_relative, blur.factor_x, blur.factor_y = 'FAST_GAUSS', True, 32, 32
        mix.blend_type, mix.inputs[0].default_value = 'MULTIPLY', vignette
        t.links.new(mask.outputs[0], blur.inputs[0])
        t.links.new(colour, mix.inputs[1])
        t.links.new(blur.outputs[0], mix.inputs[2])
        colour = mix.outputs[0]
    t.links.new(colour, out.inputs[0])
    image = scene.render.image_settings
    image.file_format, image.quality = 'JPEG', quality
    image.color_mode = 'RGB'
    scene.render.filepath = os.path.abspath(path)
    bpy.ops.render.render(write_still=True)
    scene.use_nodes = False
