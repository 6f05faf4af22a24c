"""Make the pictures of the demo catalogue: python3 art/make.py [--trial FOLDER] [NAME...]

Makes the named pictures, or all; of these only those whose digest changed: that of the table's line, of the product's
numbers and of the functions that build them. One Blender at a time, at the lowest priority; stop it at any time and
start it again. A trial is small and coarse, and goes into a folder of its own.
"""
import ast
import hashlib
import json
import os
import subprocess
import sys
import time

from catalogue import HERE, PICTURES, SEED, code_of, specs

# width, height and samples; more samples cost time and show less of the denoiser's hand
FINAL, TRIAL = (1200, 900, 6), (480, 360, 8)
DIGESTS = os.path.join(HERE, 'digests.json')


def sources():
    """Source and used names of each top-level definition of kit and shots."""
    found = {}
    for name in ('kit.py', 'render.py'):
        with open(os.path.join(HERE, name), encoding='utf-8') as file:
            text = file.read()
        for node in ast.parse(text).body:
            names = [node.name] if hasattr(node, 'name') else [t.id for t in getattr(node, 'targets', []) if isinstance(t, ast.Name)]
            used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} | {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute) and getattr(n.value, 'id', '') == 'kit'}
            for own in names:
                before, others = found.get(own, ('', set()))
                found[own] = (before + ast.get_source_segment(text, node), others | used)
    return found


def digest(picture, found):
    """Digest of what a picture is made from."""
    line, seen, open_names = PICTURES[picture], set(), {'shoot', PICTURES[picture]['build']}
    while open_names:
        name = open_names.pop()
        if name in found and name not in seen:
            seen.add(name)
            open_names |= found[name][1]
    code = code_of(picture)
    parts = [json.dumps([line, specs(code) if code else {}], sort_keys=True), *[found[name][0] for name in sorted(seen)]]
    return hashlib.sha256('\n'.join(parts).encode()).hexdigest()[:16]


def recorded():
    if not os.path.exists(DIGESTS):
        return {}
    with open(DIGESTS, encoding='utf-8') as file:
        return json.load(file)


def main(arguments):
    folder, trial = os.path.join(SEED, 'pictures'), arguments[:1] == ['--trial']
    if trial:
        folder, arguments = arguments[1], arguments[2:]
    found = sources()
    for name in arguments or PICTURES:
        now, target = digest(name, found), os.path.join(folder, name)
        if not trial and recorded().get(name) == now and os.path.exists(target):
            continue
        fresh, started = os.path.join(folder, f'new-{name}'), time.time()
        done = subprocess.run(['nice', '-n', '19', 'blender', '-b', '--python-exit-code', '1', '-P', os.path.join(HERE, 'render.py'), '--', name, fresh, *map(str, TRIAL if trial else FINAL)],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode or not os.path.exists(fresh):
            sys.exit(f'{name}: {done.stdout[-2000:]}')
        os.replace(fresh, target)
        print(f'{name}: {time.time() - started:.0f} s, {os.path.getsize(target) // 1000} kB', flush=True)
        if not trial:
            made = {key: value for key, value in sorted({**recorded(), name: now}.items()) if key in PICTURES}
            with open(DIGESTS, 'w', encoding='utf-8') as file:
                json.dump(made, file, indent=2)
                file.write('\n')


main(sys.argv[1:])
