"""Make the pictures of the site's pages: python3 art/make_scenes.py [--trial FOLDER] [NAME...]

As `make.py` does for the catalogue's. The colour and, of a slide, the focal point are written into the file's name; the
code that shows a picture names it by that. Slides that the demo site starts with are copied to its pictures.
"""
import glob
import json
import os
import shutil
import subprocess
import sys
import time

import make
from catalogue import HERE, SEED

with open(os.path.join(HERE, 'scenes.json'), encoding='utf-8') as file:
    SCENES = json.load(file)

ROOT = os.path.join(HERE, '..')
DIGESTS = os.path.join(HERE, 'scene-digests.json')
# no wider than the widest variant that the site's build makes
SLIDE, OTHER = (1600, 900), (960, 640)
SAMPLES = 4
# prints the colour of a picture as the panel measures it
COLOUR = '''import sharp from "sharp";
import { measureImage } from "./shared/src/contract/measure-image.ts";
const draw = ({ width, height }) => sharp(process.argv[1]).resize(width, height, { fit: "fill" }).ensureAlpha().raw().toBuffer();
console.log((await measureImage(draw)).color);'''


def render(name, target, size, samples):
    job = ' '.join(map(str, (name, target, *size, samples)))
    done = subprocess.run(['nice', '-n', '19', 'blender', '-b', '--python-exit-code', '1', '-P', os.path.join(HERE, 'scenes.py')],
                          env={**os.environ, 'ART_SCENE': job}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode or not os.path.exists(target):
        sys.exit(f'{name}: {done.stdout[-2000:]}')


def main(names):
    trial = names[1] if names[:1] == ['--trial'] else None
    names = names[2:] if trial else names
    found = make.sources(('kit.py', 'render.py', 'lights.py', 'scenes.py'), ('kit', 'render'))
    for name in names or SCENES:
        size = SCENES[name].get('size', SLIDE if name.startswith('slide') else OTHER)
        if trial:
            render(name, os.path.join(trial, f'{name}.jpg'), (480, 480 * size[1] // size[0]), 5)
            continue
        folder, now = os.path.join(ROOT, 'web/public', 'slides' if name.startswith('slide') else 'pictures'), make.digest(SCENES[name], {}, ('render_scene', SCENES[name]['build']), found)
        former = glob.glob(os.path.join(folder, f'{name}-' + 6 * '[0-9a-f]' + '*.jpg'))
        if former and make.recorded(DIGESTS).get(name) == now:
            continue
        fresh, started = os.path.abspath(os.path.join(folder, f"{name}.new.jpg")), time.time()
        render(name, fresh, size, SCENES[name].get('samples', SAMPLES))
        colour = subprocess.run(['node', '--input-type=module', '-e', COLOUR, fresh], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
        for file in former:
            os.remove(file)
        focus = f'-{SCENES[name]["focus"]:03d}' if 'focus' in SCENES[name] else ''
        target = os.path.join(folder, f'{name}-{colour}{focus}.jpg')
        os.replace(fresh, target)
        if os.path.exists(os.path.join(SEED, 'pictures', f'{name}.jpg')):
            shutil.copy(target, os.path.join(SEED, 'pictures', f'{name}.jpg'))
        print(f'{os.path.basename(target)}: {time.time() - started:.0f} s, {os.path.getsize(target) // 1000} kB', flush=True)
        make.record(DIGESTS, name, now, SCENES)


if __name__ == '__main__':
    main(sys.argv[1:])
