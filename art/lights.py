"""Lights of the scenes and of parts, and the mat on which parts lie."""
import math

import bpy
import kit

# (name, azimuth from the camera, elevation, distance, width, height, radiance, colour, soft), lengths in subject radii, the sun without any; then the
# colour and strength of the room
ROOM_LIGHTS = {
    # a work lamp in a dark workshop
    'lamp': ([('lamp', 48, 58, 2.6, 1.6, 1.2, 36, '#FFE2BF', .5), ('rim', -128, 24, 3.4, 1.2, 3.2, 8, '#A9C4FF', .5), ('top', 170, 66, 3.4, 3, 1.6, 3, '#FFDDB5', .6),
              ('fill', -36, 26, 4, 3.4, 3, 3.6, '#E6EBF8', .9)], '#3A4A66', .05),
    # a north window on the left
    'window': ([('window', -82, 34, 3.4, 3.6, 4.2, 6, '#DCE8FF', .35), ('sky', -160, 50, 3.6, 3.2, 2.2, 4.5, '#E4EDFF', .5), ('bounce', 80, 18, 4, 3, 2.6, .9, '#FFE3C4', .9),
                ('rim', 130, 26, 3.6, .8, 3, 6, '#EAF1FF', .5)], '#8FA3C0', .06),
    # parts on their mat: a bright sky on the left, dark walls that metal reflects
    'mat': ([('sun', -46, 52, 0, 0, 0, 3.0, '#FFF6EA', 7), ('sky', 165, 60, 3.6, 4.4, 2.6, 3.4, '#F4F8FF', .6), ('left', -104, 20, 3.4, 1.2, 3.2, 5, '#F4F8FF', .5),
             ('right', 100, 22, 3.6, 1.4, 3.2, 1.6, '#F4F8FF', .6)], '#D4DAE2', .24),
    # a clear morning, on a light ground
    'daylight': ([('sun', -50, 48, 0, 0, 0, 3.4, '#FFF1D9', 0), ('sky', 150, 62, 4, 5, 3.4, 2.2, '#DCE9FF', .7), ('open', 96, 26, 4, 2.4, 3.4, 2, '#F2F6FF', .6)], '#BFD3F2', .42),
    # dusk, and a lamp over the door
    'evening': ([('dusk', -60, 50, 4, 5, 5, 1.6, '#8FA9E0', .9)], '#4A68A8', .6),
}


def lit(preset, roots, gain=1.0, azimuth=0):
    """The lights of a preset round the roots, turned with a camera at `azimuth`."""
    centre, radius = kit.bounds(*roots)
    lights, colour, strength = ROOM_LIGHTS[preset]
    for name, az, el, dist, w, h, power, tone, soft in lights:
        if not dist:
            sun = bpy.data.lights.new(name, 'SUN')
            sun.energy, sun.angle, sun.color = power * gain, math.radians(soft or 1.2), kit.rgb(tone)[:3]
            ob = bpy.data.objects.new(name, sun)
            bpy.context.scene.collection.objects.link(ob)
            ob.rotation_euler = kit.sphere_point(azimuth + az, el, -1).to_track_quat('-Z', 'Y').to_euler()
            continue
        kit.softbox(name, centre + kit.sphere_point(azimuth + az, el, dist * radius), centre, w * radius, h * radius, power * gain, tone, soft)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    around = world.node_tree.nodes['Background']
    around.inputs[0].default_value, around.inputs[1].default_value = kit.rgb(colour), strength * gain
    view = bpy.context.scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', 'Medium High Contrast', 0


def mat(roots, azimuth):
    """A pale mat with a line every 10 mm and a stronger one every 50 mm, which lies alike before each camera and fills the frame of one that looks down by 18 degrees or more."""
    centre, radius = kit.bounds(*roots)
    n = kit.Nodes('mat')
    n.set(specular=.25)
    n.rough(n.noise(3, 3), .42, .55)
    x, y, _ = n.xyz()

    def lines(step, half):
        near = [n.math('LESS_THAN', n.math('PINGPONG', axis, step / 2), half) for axis in (x, y)]
        return n.math('MAXIMUM', *near)
    shade = n.math('MAXIMUM', n.math('MULTIPLY', lines(1, .018), .5), lines(5, .03))
    n.link(n.ramp(shade, [(0, '#EAEBE9'), (1, '#98A4AF')]), n.shader.inputs['Base Color'])
    bpy.ops.mesh.primitive_plane_add(size=radius * 60, location=(centre.x, centre.y, 0), rotation=(0, 0, math.radians(azimuth + 28)))
    bpy.context.object.data.materials.append(n.material)
