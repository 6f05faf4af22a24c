import { readdirSync, statSync } from 'node:fs';
import { MAX_PICTURE_BYTES } from '@rombo/shared/contract/picture';
import { expect, it } from 'vitest';
import table from '../../../art/pictures.json' with { type: 'json' };
import { explodedViews, guides, news, pictureEdit, products, results, slides, turnOf } from './catalogue.ts';
import pictureTexts from './picture-texts.json' with { type: 'json' };

type Looks = Record<string, string | number | boolean | (string | number)[]>;
type View = [number, number] | Looks;
const pictureTable = table as unknown as Record<string, Looks & { views: View[] }>;
/** Picture parameters by file name. */
const lines = Object.entries(pictureTable).flatMap(([name, { views, ...looks }]) =>
  views.map((view, at): [string, Looks] => [
    `${name}-${at + 1}.jpg`,
    Array.isArray(view) ? looks : { ...looks, ...view },
  ]),
);
const drawn = lines.map(([picture]) => picture);
/** Frames of the 360° views. */
const turns = Object.entries(pictureTable).flatMap(([name, { frames = 0 }]) =>
  Array.from({ length: Number(frames) }, (_, at) => `${name}-turn-${String(at + 1).padStart(2, '0')}.jpg`),
);
const byCode = new Map(products.map((product) => [product.technicalSpecs['Codice Articolo'] ?? '', product]));
const productOf = (picture: string) => byCode.get(picture.slice(0, 10).toUpperCase());

const COLOURS: Record<string, RegExp> = {
  red: /\b(ross[oaei]|red)\b/i,
  gold: /\b(oro|gold)\b/i,
  black: /\b(ner[oaei]|black)\b/i,
  blue: /\b(blu|blue)\b/i,
  violet: /\b(viola|violet)\b/i,
};
const COUNTS: Record<number, RegExp> = {
  2: /\b(due|two)\b/i,
  3: /\b(tre(?! quarti)|three)\b/i,
  4: /\b(quattro|four)\b/i,
  5: /\b(cinque|five)\b/i,
  6: /\b(sei|six)\b/i,
  7: /\b(sette|seven)\b/i,
  9: /\b(nove|nine)\b/i,
  11: /\b(undici|eleven)\b/i,
};
const FORMS: Record<string, RegExp> = { oval: /\b(ovali|oval)\b/i, slanted: /\b(obliqui|slanted)\b/i };
const namedIn = (text: string, words: Record<string, RegExp>) =>
  Object.keys(words).filter((key) => words[key]?.test(text));

it('the first picture of each product is named after its code', () => {
  for (const [code, { pictures }] of byCode) expect(pictures[0]).toBe(`${code.toLowerCase()}-1.jpg`);
});

it('every referenced picture exists and is at most 150 kB, and every file is used', () => {
  const used = [
    ...[...byCode.keys()].flatMap(turnOf),
    ...products.flatMap(({ pictures }) => pictures),
    ...[...slides, ...results, ...news, ...guides, ...Object.values(explodedViews)].flatMap(
      ({ picture }) => picture ?? [],
    ),
  ];
  expect(readdirSync(new URL('pictures/', import.meta.url)).sort()).toEqual([...new Set([...used, ...turns])].sort());
  const heavy = used.filter((name) => statSync(new URL(`pictures/${name}`, import.meta.url)).size > MAX_PICTURE_BYTES);
  expect(heavy).toEqual([]);
  const described = Object.keys(pictureTexts);
  expect(described.filter((name) => !used.includes(name))).toEqual([]);
  expect(described.filter((name) => !/^(slide|packing|test-bench)/.test(name) && !drawn.includes(name))).toEqual([]);
});

it('alternative texts match the colours, sizes and counts in the picture table and the catalogue', () => {
  for (const [picture, line] of lines) {
    const { it: italian = '', en = '' } = pictureEdit(picture).alt ?? {};
    const product = productOf(picture);
    const catalogue = JSON.stringify([product?.name, product?.description, product?.technicalSpecs]);
    const values = Object.values(line).flat().map(String);
    const lengths = Object.values(line).flatMap((value) => (Array.isArray(value) ? String(value.length) : []));
    const colours = namedIn(italian, COLOURS);
    expect([picture, namedIn(en, COLOURS)]).toEqual([picture, colours]);
    expect([picture, colours.filter((colour) => !values.includes(colour))]).toEqual([picture, []]);
    const counts = namedIn(italian, COUNTS);
    expect([picture, namedIn(en, COUNTS)]).toEqual([picture, counts]);
    const listed = Object.values(product?.technicalSpecs ?? {}).map((one) => String(one.match(/\d+(,\d+)?/g)?.length));
    const known = [...values, ...lengths, ...listed, ...namedIn(catalogue, COUNTS), ...(catalogue.match(/\d+/g) ?? [])];
    expect([picture, counts.filter((count) => !known.includes(count))]).toEqual([picture, []]);
    for (const size of italian.match(/\d\d,\d\d/g) ?? []) expect(catalogue).toContain(size);
    for (const [, size] of italian.matchAll(/(?:\.|incis[aeo] )(12|21)\b/g))
      expect([picture, product?.subcategory]).toEqual([picture, size === '12' ? '2.1cc' : '3.5cc']);
  }
});

it('the picture table matches the pieces in the box and the heat range of a plug', () => {
  for (const [picture, { build, pieces, ring }] of lines) {
    const { Contenuto = '', Gradazione = '' } = productOf(picture)?.technicalSpecs ?? {};
    if (pieces) expect([picture, pieces]).toEqual([picture, Number(/^\d+(?= [bc])/.exec(Contenuto)?.[0] ?? 1)]);
    if (build === 'plugs') expect(ring).toBe({ Calda: 'red', Media: 'gold', Fredda: 'blue' }[Gradazione]);
  }
});

it('alternative texts name the form of ports and the letters of a casting as the table gives them', () => {
  for (const [picture, { form, word, close }] of lines) {
    const { it: italian = '', en = '' } = pictureEdit(picture).alt ?? {};
    for (const text of [italian, en]) expect([picture, namedIn(text, FORMS)]).toEqual([picture, form ? [form] : []]);
    if (!String(close ?? '').includes('letters')) continue;
    for (const text of [italian, en]) expect(text).toContain(`ROMBO ${text === en ? 'and' : 'e'} ${word}`);
  }
});

it('no two sets of piston and sleeve are laid out alike', () => {
  const poses = lines.flatMap(([, { build, pose }]) => (build === 'piston_and_sleeve' ? [pose] : []));
  expect(poses).toHaveLength(7);
  expect(new Set(poses).size).toBe(poses.length);
});
