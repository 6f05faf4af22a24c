"""Make the pictures of the demo catalogue: python3 art/make.py [--trial FOLDER] [NAME...]

Makes the named pictures, or all; of these only those whose digest changed: that of the table's line, of the product's
numbers and of the functions that build them. Runs one Blender at a time, at the lowest priority. Can be stopped at any time and
started again, and two commands may run at once. A trial is small and coarse, and goes into a folder of its own.
"""
import ast
import fcntl
import hashlib
import json
import os
import subprocess
import sys
import time

from catalogue import HERE, PICTURES, SEED, code_of, render_of, specs

# width, height and samples; more samples cost time and show less of the denoiser's hand
SIZES, TRIAL = {'shoot': (1600, 1200, 3), 'turntable': (800, 600, 5), 'explode': (1600, 1200, 3)}, (480, 360, 8)
# files with functions that build pictures, and the names that render.py gives them
MODULES, ALIASES = ('kit.py', 'cutaway.py', 'exploded.py', 'lights.py', 'render.py'), ('kit', 'cut_open', 'apart', 'lights')
DIGESTS = os.path.join(HERE, 'digests.json')


def sources(modules=MODULES, aliases=ALIASES):
    """Source and used names of each top-level definition of the builders' files."""
    found = {}
    for name in modules:
        with open(os.path.join(HERE, name), encoding='utf-8') as file:
            text = file.read()
        for node in ast.parse(text).body:
            names = [node.name] if hasattr(node, 'name') else [t.id for t in getattr(node, 'targets', []) if isinstance(t, ast.Name)]
            used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} | {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute) and getattr(n.value, 'id', '') in aliases}
            for own in names:
                before, others = found.get(own, ('', set()))
                found[own] = (before + ast.get_source_segment(text, node), others | used)
    return found


def digest(line, spec, names, found):
    """Digest of what a picture is made from: its line, numbers of its product, and the functions that these names lead to."""
    open_names, seen = set(names), set()
    while open_names:
        name = open_names.pop()
        if name in found and name not in seen:
            seen.add(name)
            open_names |= found[name][1]
    parts = [json.dumps([line, spec], sort_keys=True), *[found[name][0] for name in sorted(seen)]]
    return hashlib.sha256('\n'.join(parts).encode()).hexdigest()[:16]


def recorded(path):
    if not os.path.exists(path):
        return {}
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def record(path, name, now, table):
    """Records a picture's digest, and drops those of pictures that the table no longer has. Several commands may do so at once."""
    with open(path, 'a+', encoding='utf-8') as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        made = {**json.loads(file.read() or '{}'), name: now}
        file.seek(0)
        file.truncate()
        json.dump({key: value for key, value in sorted(made.items()) if key in table}, file, indent=2)
        file.write('\n')


def digest_of(picture, found):
    code = code_of(picture)
    return digest([PICTURES[picture], SIZES[render_of(picture)][:2]], specs(code) if code else {}, (render_of(picture), PICTURES[picture]['build']), found)


def batches(names):
    """Pictures that one Blender makes, for they show one model: views of an article, or stale frames of a turn."""
    by_model = {}
    for name in names:
        model = {key: value for key, value in PICTURES[name].items() if key not in ('view', 'frame', 'light', 'span', 'fill', 'lens', 'close')}
        by_model.setdefault((code_of(name) or name, render_of(name), json.dumps(model)), []).append(name)
    return by_model.values()


def main(arguments):
    folder, trial = os.path.join(SEED, 'pictures'), arguments[:1] == ['--trial']
    if trial:
        folder, arguments = arguments[1], arguments[2:]
    found, before = sources(), recorded(DIGESTS)
    now = {name: digest_of(name, found) for name in arguments or PICTURES}
    stale = [name for name in now if trial or before.get(name) != now[name] or not os.path.exists(os.path.join(folder, name))]
    for names in batches(stale):
        size = TRIAL if trial else SIZES[render_of(names[0])]
        fresh = {os.path.join(os.path.abspath(folder), f'new-{name}'): name for name in names}
        blender = subprocess.Popen(['nice', '-n', '19', 'blender', '-b', '--python-exit-code', '1', '-P', os.path.join(HERE, 'render.py'), '--', *map(str, size), *[part for path, name in fresh.items() for part in (name, path)]],
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        started, log = time.time(), []
        for line in blender.stdout:
            log.append(line)
            path = line.strip()[len("Saved: '"):-1]
            if path not in fresh:
                continue
            name = fresh.pop(path)
            os.replace(path, os.path.join(folder, name))
            print(f'{name}: {time.time() - started:.0f} s, {os.path.getsize(os.path.join(folder, name)) // 1000} kB', flush=True)
            started = time.time()
            if not trial:
                record(DIGESTS, name, now[name], PICTURES)
        if blender.wait() or fresh:
            sys.exit(f"{', '.join(fresh.values())}: {''.join(log)[-2000:]}")


if __name__ == '__main__':
    main(sys.argv[1:])
