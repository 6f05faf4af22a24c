import { expect, test } from 'vitest';
import { slugsBy } from '../contract/language-fields.ts';
import { wordsOfType } from '../words/synonyms.ts';
import { type IndexedProduct, namesBy } from './search-index.ts';
import { createInterpreter } from './search-question.ts';

const untranslated = { ...slugsBy(() => ''), ...namesBy(() => '') };

const engine = (name: string, code: string, figures: object): IndexedProduct => ({
  ...{ ...untranslated, slug: code, name, code, kind: 'motore', words: '', category: 'motori', fits: [] },
  use: '1:8 buggy',
  ...figures,
});
const part = (name: string, code: string, type: Parameters<typeof wordsOfType>[0], fits: number[]): IndexedProduct => ({
  ...{ ...untranslated, slug: code, name, code, kind: wordsOfType(type), words: '', category: 'ricambi' },
  ...{ fits, use: '', price: 20 },
});

const products = [
  engine('Tuono .21', 'X-1', { power: 2.5, weight: 350, price: 400 }),
  engine('Tuono .21 Corsa', 'X-2', { power: 2.7, price: 450 }),
  engine('Bora .21', 'X-3', { power: 2.6, weight: 360, use: '1:8 GT' }),
  part('Candela', 'Y-1', 'glow_plug', [0, 1]),
  part('Biella', 'Y-2', 'conrod', [0]),
  { ...part('Guarnizione', 'Y-3', 'gasket', [2]), words: 'z-99-k per carburatore 16,5' },
  part('Carburatore', 'Y-4', 'carburettor', [0, 1, 2]),
];
const interpret = createInterpreter(products);
const ask = (text: string) => {
  const { found, reading } = interpret(text);
  return [reading.kind, ...found.map(({ code }) => code)];
};

test('a class lists its engines, then what fits them; an engine for no such class lists the closest', () => {
  expect(ask('1:8 gt')).toEqual(['class', 'X-3', 'Y-3', 'Y-4']);
  expect(ask('motore gt')).toEqual(['class', 'X-3']);
  expect(interpret('1:8 buggy').reading).toEqual({ kind: 'class', isMade: true });
  expect(interpret('1/8 touring').reading).toEqual({ kind: 'class', isMade: false });
  expect(interpret('1/5').found).toHaveLength(3);
});

test('an engine and a word for parts list what fits it; a part narrows the list, and a longer name another engine', () => {
  expect(ask('ricambi tuono')).toEqual(['parts', 'Y-1', 'Y-2', 'Y-4']);
  expect(ask('tuono corsa parts')).toEqual(['parts', 'Y-1', 'Y-4']);
  expect(ask('biella del tuono')).toEqual(['parts', 'Y-2']);
  expect(ask('tuono')[1]).toBe('X-1');
  expect(interpret('pezzi bora').reading).toMatchObject({ kind: 'parts', engine: { code: 'X-3' } });
});

test('of two head nouns, the component is meant in any order', () => {
  for (const text of ['guarnizione carburatore', 'carb o-ring', 'o-ring carb'])
    expect(ask(text).slice(0, 2)).toEqual(['words', 'Y-3']);
});

test('a figure with its unit is compared with the measure, one without with all data', () => {
  expect(ask('2,5 cv')).toEqual(['figure', 'X-1']);
  expect(ask('350 g')).toEqual(['figure', 'X-1']);
  expect(ask('16,50')).toEqual(['figure', 'Y-3']);
});

test('a part of a code lists every code with it, or else an earlier one', () => {
  expect(ask('x1')).toEqual(['code', 'X-1']);
  expect(interpret('x1').exact?.code).toBe('X-1');
  expect(ask('99k')).toEqual(['code', 'Y-3']);
});

test('a code matches one product in any case, without hyphens or with spaces; a part of a code matches none', () => {
  const coded = createInterpreter(['RP-R21-V01', 'RP-R21-B01', 'X-1', 'X-1'].map((code) => engine('Tuono', code, {})));
  for (const words of ['rp-r21-v01', 'RPR21V01', 'rp r21 v01']) expect(coded(words).exact?.code).toBe('RP-R21-V01');
  for (const words of ['r21-v01', 'RP-R21-V02', 'x1', '-', '']) expect(coded(words).exact).toBeUndefined();
});

test.each(['codice articolo', 'cod.', 'article code:', 'part no.', 'Part Number', 'p/n', 'ref.'])(
  'a code may follow its label: %s',
  (label) => {
    expect(interpret(`${label} x-1`).exact?.code).toBe('X-1');
    expect(ask(`${label} 99k`)).toEqual(['code', 'Y-3']);
  },
);

test('a superlative ranks by its measure and leaves out products without it', () => {
  expect(ask('più potente')).toEqual(['most', 'X-2', 'X-3', 'X-1']);
  expect(ask('lightest')).toEqual(['most', 'X-1', 'X-3']);
  expect(interpret('most powerful 1:8 gt engine').reading).toEqual({
    kind: 'most',
    by: 'power',
    most: true,
    value: 2.6,
  });
  expect(ask('cheapest plug')).toEqual(['most', 'Y-1']);
});

test('a name with the word of a superlative is found as a name', () => {
  const named = createInterpreter([
    part('Volano leggero', 'Y-8', 'flywheel', [0]),
    { ...part('Volano', 'Y-9', 'flywheel', [0]), weight: 20 },
  ]);
  const { found, reading } = named('volano leggero');
  expect([reading.kind, found[0]?.code]).toEqual(['words', 'Y-8']);
});

test('a lower limit without a unit stands before the last figure', () => {
  expect(ask('motori oltre 420')).toEqual(['most', 'X-2']);
  expect(ask('motore con più di 420')).toEqual(['most', 'X-2']);
  for (const text of ['candela più fredda 6', 'motore con più di 3 travasi'])
    expect(interpret(text).reading.kind).not.toBe('most');
});

test('a question about a topic has its page, above the products of its other words', () => {
  expect(interpret('garanzia')).toMatchObject({ answers: ['warranty'], found: [] });
  const { answers, found } = interpret('rodaggio tuono');
  expect([answers, found[0]?.code]).toEqual([['running_in'], 'X-1']);
  expect(interpret('waranty').answers).toEqual(['warranty']);
  expect(interpret('candela').answers).toEqual([]);
});

test('words that are only in texts are a mention, and unknown ones have the nearest products', () => {
  const mentioning = createInterpreter([{ ...engine('Bora', 'X-3', {}), words: 'gomme' }]);
  expect(mentioning('gomme').reading.kind).toBe('mention');
  expect(interpret('carburatore zzzz')).toMatchObject({ found: [], nearest: [{ code: 'Y-4' }, { code: 'Y-3' }] });
});
