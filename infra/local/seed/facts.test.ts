import { cvOf, peaksOf } from '@rombo/shared/collections/spec-figures';
import { expect, it } from 'vitest';
import { explodedViews, fits as fitsByCode, products, type SeedProduct } from './catalogue.ts';

const codeOf = ({ technicalSpecs }: SeedProduct): string => technicalSpecs['Codice Articolo'] ?? '';
const byCode = new Map(products.map((product) => [codeOf(product), product]));

const CODE = /RP-[A-Z]\d\d-[A-Z]\d\d/g;
const codesIn = (text = ''): string[] => text.match(CODE) ?? [];
const find = (code: string): SeedProduct => {
  const product = byCode.get(code);
  if (!product) throw new Error(`No product has the code ${code}`);
  return product;
};

const engines = products.filter(({ category }) => category === 'motori');
const spec = ({ name, technicalSpecs }: SeedProduct, label: string): string => {
  const value = technicalSpecs[label];
  if (value === undefined) throw new Error(`${name} has no ${label}`);
  return value;
};
/** The numbers in a text, as Italian writes them. */
const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((number) => Number(number.replaceAll('.', '').replace(',', '.')));

/** The kinds of racing that a text names. */
const usesIn = (text: string): string[] =>
  ['1:8 pista', 'buggy', 'GT', '1:10 pista 200 mm'].filter((use) => text.includes(use));

/** Types of parts, by their names in either language. */
const SHARED_TYPES: [RegExp, string][] = [
  [/testa|head/, 'cooling_head'],
  [/biella|conrod/, 'conrod'],
  [/collettore|manifold/, 'manifold'],
  [/candele|plugs/, 'glow_plug'],
];

/** Parts with each engine that they fit. */
const fits = Object.entries(fitsByCode).flatMap(([part, { fits }]) =>
  fits.map((engine): [part: SeedProduct, engine: string] => [find(part), engine]),
);

it('every product has a code of its own, and every code that is named belongs to one', () => {
  expect(byCode.size).toBe(products.length);
  for (const { description, technicalSpecs, translations } of products) {
    const texts = [description, JSON.stringify(translations), ...Object.values(technicalSpecs)];
    for (const code of texts.flatMap(codesIn)) expect([...byCode.keys()]).toContain(code);
  }
});

it('parts fit engines, of their own displacement and use, and name them all where they name any', () => {
  expect(fits.length).toBeGreaterThan(20);
  for (const [{ name, subcategory }, code] of fits) {
    const engine = find(code);
    expect([name, engine.category]).toEqual([name, 'motori']);
    expect([name, subcategory ?? engine.subcategory]).toEqual([name, engine.subcategory]);
  }
  for (const part of products) {
    const { fits: engines = [] } = fitsByCode[codeOf(part)] ?? {};
    const { 'Adatto a': named, Impiego: use } = part.technicalSpecs;
    if (named) expect([part.name, codesIn(named).sort()]).toEqual([part.name, engines.toSorted()]);
    if (use && engines.length > 0)
      expect([part.name, usesIn(use)]).toEqual([
        part.name,
        usesIn(engines.map((code) => spec(find(code), 'Impiego')).join()),
      ]);
  }
});

/** The engines that a text names, by what it calls them in either language; a comparison with another engine is none. */
const NAMED: [RegExp, string[]][] = [
  [/di quella del \w+|than the \w+’s/g, []],
  [/nostri \.21 da fuoristrada e GT|our \.21 off-road and GT/g, ['RP-M21-B01', 'RP-M21-B02', 'RP-M21-G01']],
  [/\.21 da buggy e GT|\.21 buggy and GT engines/g, ['RP-M21-B01', 'RP-M21-B02', 'RP-M21-G01']],
  [/nostri \.21|our \.21 engines/g, ['RP-M21-P01', 'RP-M21-B01', 'RP-M21-B02', 'RP-M21-G01']],
  [/(?:le|delle) Scintilla|Scintilla engines|every Scintilla/g, ['RP-M12-P01', 'RP-M12-P02', 'RP-M12-C01']],
  [/Tuono(?: \.21)?(?: Buggy)? Corsa/g, ['RP-M21-B02']],
  [/Tuono(?: \.21)?(?: Buggy)?/g, ['RP-M21-B01']],
  [/Saetta/g, ['RP-M21-P01']],
  [/Bora/g, ['RP-M21-G01']],
  [/(?:Scintilla (?:\.12 )?)?Corsa/g, ['RP-M12-P02']],
  [/(?:Scintilla (?:\.12 )?)?Club/g, ['RP-M12-C01']],
  [/Scintilla/g, ['RP-M12-P01']],
];
const enginesNamedIn = (text: string): string[] => {
  let rest = text;
  const named = NAMED.flatMap(([pattern, codes]) => {
    const before = rest;
    rest = rest.replace(pattern, '');
    return rest === before ? [] : codes;
  });
  return [...new Set(named)].sort();
};

it('a part names in both languages the same engines, all of which it fits', () => {
  for (const [code, { fits: engines }] of Object.entries(fitsByCode)) {
    const { name, description, translations } = find(code);
    const italian = enginesNamedIn(`${name} ${description}`);
    const { en } = translations ?? {};
    expect([code, enginesNamedIn(`${en?.name} ${en?.description}`)]).toEqual([code, italian]);
    expect([code, italian.filter((engine) => !engines.includes(engine))]).toEqual([code, []]);
  }
  expect(enginesNamedIn('quella di tutte le Scintilla')).toHaveLength(3);
});

it('the parts that the Club shares with the Scintilla fit both', () => {
  const { description, translations } = find('RP-M12-C01');
  const shared = [
    /quindi (.*?) sono/.exec(description)?.[1],
    /so (.*?) are/.exec(translations?.en?.description ?? '')?.[1],
  ];
  for (const text of shared) {
    const types = SHARED_TYPES.filter(([pattern]) => pattern.test(text ?? '')).map(([, type]) => type);
    expect([text, types.length]).toEqual([text, 3]);
    for (const { partType, fits: engines } of Object.values(fitsByCode))
      if (types.includes(partType)) expect(engines.includes('RP-M12-C01')).toBe(engines.includes('RP-M12-P01'));
  }
});

it('descriptions have the same figures in both languages', () => {
  for (const product of products) {
    const english = product.translations?.en?.description ?? '';
    const written = (english.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((figure) =>
      Number(figure.replaceAll(',', '')),
    );
    expect([codeOf(product), written.sort()]).toEqual([codeOf(product), numbersIn(product.description).sort()]);
  }
});

it('exploded views have fourteen points or more, and their parts fit the engine', () => {
  expect(
    Object.keys(explodedViews)
      .map((code) => find(code).subcategory)
      .sort(),
  ).toEqual(['2.1cc', '3.5cc']);
  for (const [engine, { points }] of Object.entries(explodedViews)) {
    const parts = points.flatMap(({ part }) => part ?? []);
    expect(points.length).toBeGreaterThanOrEqual(14);
    expect(new Set(parts).size).toBeGreaterThanOrEqual(8);
    for (const part of parts) expect([part, fitsByCode[part]?.fits]).toEqual([part, expect.arrayContaining([engine])]);
  }
});

it('bore and stroke give the displacement, and horsepower the kilowatts', () => {
  for (const engine of engines) {
    const [bore = 0, stroke = 0] = numbersIn(spec(engine, 'Alesaggio × corsa'));
    const [displacement] = numbersIn(spec(engine, 'Cilindrata'));
    expect(((Math.PI / 4) * bore ** 2 * stroke) / 1000).toBeCloseTo(displacement ?? 0, 2);
    const [horsepower = 0, kilowatts = 0] = numbersIn(spec(engine, 'Potenza'));
    expect(horsepower * 0.7355).toBeCloseTo(kilowatts, 1);
  }
});

it('the curve of an engine has its peak where its power is stated, ends at its highest speed, and its torque peaks before', () => {
  expect(engines.length).toBeGreaterThan(0);
  for (const engine of engines) {
    const { powerCurve: curve = [] } = engine;
    const [horsepower, kilowatts, rpm = 0] = numbersIn(spec(engine, 'Potenza'));
    const peaks = peaksOf(curve);
    const { kW = 0 } = peaks?.power ?? {};
    const rounded = [cvOf(kW), kW].map((value) => Number(value.toFixed(2)));
    expect([codeOf(engine), ...rounded, peaks?.power.rpm]).toEqual([codeOf(engine), horsepower, kilowatts, rpm]);
    expect(peaks?.torque.rpm).toBeLessThan(rpm);
    expect(curve.at(-1)?.rpm).toBeLessThanOrEqual(numbersIn(spec(engine, 'RPM Max'))[0] ?? 0);
  }
});

it('the pipe that an engine asks for has its number, its exhaust side and its speed', () => {
  for (const engine of engines) {
    const recommended = spec(engine, 'Marmitta consigliata');
    const pipe = find(codesIn(recommended)[0] ?? '');
    expect(recommended).toBe(`${codeOf(pipe)}, ${spec(pipe, 'Omologazione EFRA')}`);
    expect(pipe.subcategory).toBe(engine.subcategory);
    expect(spec(engine, 'Scarico').split(',')[0]).toBe(spec(pipe, 'Scarico'));
    const [from = 0, to = 0] = numbersIn(spec(pipe, 'Regime di accordo'));
    const speed = numbersIn(spec(engine, 'Potenza'))[2] ?? 0;
    expect(speed).toBeGreaterThanOrEqual(from);
    expect(speed).toBeLessThanOrEqual(to);
  }
});

/** Labels of a part that an engine has too, where both must say the same. */
const SHARED = ['Alesaggio × corsa', 'Travasi', 'Rodaggio', 'Scarico'];

it('a part says of its engine what the engine says', () => {
  for (const [part, code] of fits) {
    const engine = find(code);
    for (const label of SHARED.filter((label) => label in part.technicalSpecs))
      expect([code, spec(engine, label).slice(0, spec(part, label).length)]).toEqual([code, spec(part, label)]);
    const { Corsa: stroke, Gradazione: range, 'Riduttori compresi': inserts } = part.technicalSpecs;
    if (stroke) expect(spec(engine, 'Alesaggio × corsa')).toContain(stroke);
    if (range) expect(range.toLowerCase()).toContain(spec(engine, 'Candela').replace('Turbo ', ''));
    if (inserts)
      expect(numbersIn(inserts)).toEqual(expect.arrayContaining(numbersIn(spec(engine, 'Venturi')).slice(1)));
  }
});

const SIZE = /^[\d,]+ × [\d,]+ × [\d,]+ mm/;

/** Rear and front bearing of an engine: true for ceramic ones. */
const bearingsOf = (engine: SeedProduct) => {
  const text = spec(engine, 'Cuscinetti');
  return [/^Ceramici|osteriore ceramic/.test(text), /^Ceramici|nteriore ceramic/.test(text)];
};

it('bearings have the sizes of those in their engines, and are of what one of these has', () => {
  const pairs = products.filter(({ technicalSpecs }) => 'Posteriore' in technicalSpecs);
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) {
    const rings = [spec(pair, 'Posteriore'), spec(pair, 'Anteriore')];
    const { fits: engines } = fitsByCode[codeOf(pair)] ?? { fits: [] };
    const fitted = engines.map(find);
    for (const engine of fitted)
      for (const ring of rings) expect(spec(engine, 'Cuscinetti')).toContain(SIZE.exec(ring)?.[0] ?? 'a size');
    expect(fitted.map(bearingsOf)).toContainEqual(rings.map((ring) => ring.includes('ceramic')));
  }
});

it('the combustion insert in an engine is the one for its fuel', () => {
  const [insert] = products.filter(({ technicalSpecs }) => 'Volume' in technicalSpecs);
  const fuels = spec(insert as SeedProduct, 'Carburante')
    .toLowerCase()
    .split('; ');
  for (const engine of engines.filter(({ subcategory }) => subcategory === '3.5cc')) {
    const [, colour, nitro] = /^(\w+),.*con (nitro \d+%)$/.exec(spec(engine, 'Sottotesta')) ?? [];
    expect(fuels).toContain(`${colour?.toLowerCase()}: ${nitro}`);
  }
});
