"""The demo catalogue and the table of pictures, as parameters of the models. Lengths are in centimetres."""
import json
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
SEED = os.path.join(HERE, '..', 'infra', 'local', 'seed')


def _read(*path):
    with open(os.path.join(*path), encoding='utf-8') as file:
        return json.load(file)


PRODUCTS = {p['technicalSpecs']['Codice Articolo']: p for p in _read(SEED, 'products.json')}


def _pictures():
    """Parameters of each picture, by file name: a line of the table with one of its views, which may override the line.

    A line's `frames` is the number of pictures of a full turn, which begins at the first view. Engines are also
    shown exploded.
    """
    out = {}
    for name, line in _read(HERE, 'pictures.json').items():
        looks = {key: value for key, value in line.items() if key not in ('views', 'frames')}
        for k, view in enumerate(line['views'], 1):
            out[f'{name}-{k}.jpg'] = {**looks, **(view if isinstance(view, dict) else {'view': view})}
        frames, (azimuth, elevation) = line.get('frames', 0), out[f'{name}-1.jpg']['view']
        for k in range(frames):
            out[f'{name}-turn-{k + 1:02}.jpg'] = {**looks, 'view': [azimuth + 360 * k / frames, elevation], 'frame': k + 1}
        if line['build'] == 'engine':
            out[f'{name}-exploded.jpg'] = {**looks, 'build': 'exploded', 'view': [58, 14]}
    return out


PICTURES = _pictures()


def _numbers(text):
    return [float(n.replace(',', '.')) / 10 for n in re.findall(r'\d+(?:,\d+)?', text)]


def _exhausts(text):
    return 3 if 'tre luci' in text else 1


# label of the catalogue -> the parameters that its value gives
READ = {
    'Alesaggio × corsa': lambda t: dict(zip(('bore', 'stroke'), _numbers(t))),
    'Travasi': lambda t: {'ports': int(t)},
    'Scarico': lambda t: {'exhaust': 'rear' if 'Posteriore' in t else 'side', 'exhausts': _exhausts(t)},
    'Albero': lambda t: {'diameter': _numbers(t)[0], 'dlc': 'DLC' in t},
    'Materiale': lambda t: {'dlc': True} if 'DLC' in t else {},
    'Diametro': lambda t: dict(zip(('diameter', 'duct'), _numbers(t))),
    'Corsa': lambda t: {'stroke': _numbers(t)[0]},
    'Perno di biella': lambda t: {'pin': _numbers(t)[0]},
    'Interasse': lambda t: {'length': _numbers(t)[0]},
    'Fori': lambda t: dict(zip(('pin', 'wrist'), _numbers(t))),
    'Posteriore': lambda t: {'rear': _numbers(t)[:3], 'rear_ceramic': 'ceramiche' in t},
    'Cuscinetti': lambda t: {'front_ceramic': t.startswith('Ceramici')},
    'Anteriore': lambda t: {'front': _numbers(t)[:3], 'front_ceramic': 'ceramiche' in t},
    'Venturi': lambda t: {'venturi': _numbers(t)[0]},
    'Riduttori compresi': lambda t: {'reducers': _numbers(t)},
    'Gradazione': lambda t: {'heat': {'Calda': 'hot', 'Media': 'medium', 'Fredda': 'cold'}[t]},
    'Lunghezza': lambda t: {'length': _numbers(t)[0]},
    'Diametro massimo': lambda t: {'diameter': _numbers(t)[0]},
    'Omologazione EFRA': lambda t: {'number': t},
    'Bocche': lambda t: {'sockets': _numbers(t)},
}


def specs(code):
    """The numbers of a product, by article code; a piston's exhaust is that of the engine whose bore and stroke it has."""
    product, out = PRODUCTS[code], {}
    labels = product['technicalSpecs']
    for label, text in labels.items():
        if label in READ:
            out.update(READ[label](text))
    if 'ports' in out and 'exhausts' not in out:
        size = labels['Alesaggio × corsa']
        engine = next(p for p in PRODUCTS.values() if p['category'] == 'motori' and p['technicalSpecs']['Alesaggio × corsa'] == size)
        out['exhausts'] = _exhausts(engine['technicalSpecs']['Scarico'])
    out['size'] = '12' if product.get('subcategory') == '2.1cc' else '21'
    return out


def code_of(picture):
    """The article code that a picture's name begins with, or None."""
    found = re.match(r'rp-[a-z]\d\d-[a-z]\d\d', picture)
    return found and found.group().upper()


def numbered_views():
    """Exploded views by article code: the picture and its numbered points."""
    return _read(SEED, 'exploded-views.json')


def render_of(picture):
    """Name of the function that renders a picture."""
    line = PICTURES[picture]
    if 'frame' in line:
        return 'turntable'
    if line['build'] == 'exploded':
        return 'explode'
    return 'shoot'
