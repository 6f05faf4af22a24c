import { expect, test } from 'vitest';
import { slugsBy } from '../contract/language-fields.ts';
import { searchWords } from '../words/search-words.ts';
import { synonyms } from '../words/synonyms.ts';
import { createSearch, createSearchInSlices, wordsIn } from './search.ts';
import { type IndexedProduct, namesBy, packEntries, unpackEntries } from './search-index.ts';

const entry = (name: string, code: string, words = '', nameEn = ''): IndexedProduct => ({
  ...slugsBy(() => ''),
  ...namesBy(() => ''),
  slug: code.toLowerCase(),
  slugEn: nameEn ? 'en' : '',
  name,
  nameEn,
  code,
  kind: '',
  words,
  category: 'ricambi',
  fits: [],
  use: '',
});

/** Searches for the words of a text. */
function searchIn(entries: readonly IndexedProduct[]) {
  const { termsOf, find, near } = createSearch(entries);
  return {
    find: (text: string) => find(termsOf(wordsIn(text))).map(({ product }) => product),
    near: (text: string) => near(termsOf(wordsIn(text))),
  };
}

const { find, near: nearTo } = searchIn([
  entry('Saetta .21 Pista', 'RP-M21-P01', 'velocità'),
  entry('Candele turbo .21', 'RP-R21-P01', 'Saetta .21 Pista RP-P21-F', 'Turbo glow plugs .21'),
  entry('Volano .21 alleggerito', 'RP-R21-V01', 'alluminio'),
]);
const codes = (words: string) => find(words).map(({ code }) => code);

test.each([
  ['RP-R21-V01', ['RP-R21-V01']],
  ['rpr21v01', ['RP-R21-V01']],
  ['v01', ['RP-R21-V01']],
  ['p21f', ['RP-R21-P01']],
])('finds a code by a part of it, with or without hyphens: %s', (words, expected) =>
  expect(codes(words)).toEqual(expected),
);

test.each(['candele saetta', 'candle turbo', 'GLOW plug', 'sàetta candele', 'cand'])(
  'words in both languages, with errors and accents: %s',
  (words) => expect(codes(words)[0]).toBe('RP-R21-P01'),
);

test('a ligature is found by its letters, and a soft hyphen splits no word', () => {
  const { find } = searchIn([entry('Kit \ufb01ltro com\u00adpleto', 'RP-K1')]);
  expect(['filtro', 'completo', 'kit \ufb01ltro'].map((words) => find(words).length)).toEqual([1, 1, 1]);
});

test('a name with decomposed accents is found', () => {
  const { find } = searchIn([entry('Kit velocità'.normalize('NFD'), 'RP-K1')]);
  expect(['velocità', 'velocita', 'velocità'.normalize('NFD')].map((words) => find(words).length)).toEqual([1, 1, 1]);
});

test('requires every word, ranks names higher, and does not confuse codes', () => {
  expect(codes('velocita')).toEqual(['RP-M21-P01']);
  expect(codes('saetta')[0]).toBe('RP-M21-P01');
  expect(codes('saetta volano')).toEqual([]);
  expect(codes('RP-R21-V02')).toEqual([]);
  expect(codes('.21')).toHaveLength(3);
  expect(codes('!?')).toEqual([]);
});

test('an index unpacks to its entries', () => {
  const entries = [
    entry('Candele turbo .21', 'RP-R21-P01', 'turbo', 'Plugs'),
    {
      ...entry('Volano', ''),
      ...{ slug: 'volano', category: 'motori' as const, fits: [0], use: '1:8 buggy', price: 28, power: 2.5 },
      picture: { url: '/media/a.jpg', color: 'aabbcc' },
    },
  ];
  const packed = packEntries(entries);
  expect(packed.slugs).toEqual(['rp-r21-p01', '']);
  expect(unpackEntries(packed)).toEqual(entries);
});

test('normalizes words and cuts them to sixty characters', () => {
  expect(searchWords('  Candele\t TURBO ')).toBe('candele turbo');
  expect(searchWords(`${'x'.repeat(59)}🏁`)).toBe('x'.repeat(59));
});

test('a single letter matches only itself: as a prefix it would match half the catalogue', () => {
  expect(codes('v')).toEqual([]);
  expect(codes('vo')).toEqual(['RP-R21-V01']);
});

test.each(['saetta .2', 'saetta .21 p', 'saetta p', 'p saetta .21'])(
  'a name that is being typed is found after each letter: %s',
  (words) => expect(codes(words)).toContain('RP-M21-P01'),
);

test('a letter next to a longer word must begin a word', () => expect(codes('saetta x')).toEqual([]));

test('a search that is created in slices finds the same products', async () => {
  const entries = Array.from({ length: 60 }, (_, at) => entry(`Volano ${at}`, `RP-${at}`));
  const found = (await createSearchInSlices(entries)).find(['volan']);
  expect(found).toEqual(createSearch(entries).find(['volan']));
  expect(found).toHaveLength(60);
});

test('without a full match, products with some of the words or similar ones are near', () => {
  const near = (words: string) => nearTo(words)[0]?.code;
  expect(near('volano nichelato')).toBe('RP-R21-V01');
  expect(near('vlaono')).toBe('RP-R21-V01');
  expect(near('RP-R21-V02')).toBe('RP-R21-V01');
  expect(nearTo('qqqq')).toEqual([]);
});

test('a noun outranks a descriptive word, in both languages', () => {
  const { find: search } = searchIn([
    entry('Chiave per candele', 'W', '', 'Wrench for glow plugs'),
    entry('Candele', 'P', '', 'Glow plugs'),
    entry('Olio per ammortizzatori', 'O', '', 'Shock oil'),
    entry('Coppia ammortizzatori', 'S', '', 'Pair of shocks'),
  ]);
  const found = (words: string) => search(words).map(({ code }) => code);
  for (const words of ['candele', 'glow plug', 'glowplugs']) expect(found(words)).toEqual(['P', 'W']);
  for (const words of ['ammortizzatore', 'shock']) expect(found(words)).toEqual(['S', 'O']);
  expect(found('oil')).toEqual(['O']);
  expect(found('plug spanner')).toEqual(['W']);
});

test('finds words with joining words in between, and joined or split words', () => {
  const { find: search } = searchIn([entry('Filtro aria', 'F'), entry('Grembialino', 'A', '', 'Dust cover')]);
  for (const words of ["filtro dell'aria", 'filtri per aria', 'air-filter']) expect(search(words)[0]?.code).toBe('F');
  for (const words of ['dustcover', 'grem bialino']) expect(search(words)[0]?.code).toBe('A');
});

test('a decimal number is not a whole one', () => {
  const { find: search } = searchIn([entry('Biella .21', 'B', '3,5 cc'), entry('Biella .12', 'C', '2,1 cc')]);
  expect(search('biella 2.1cc').map(({ code }) => code)).toEqual(['C']);
  expect(search('biella 3,5').map(({ code }) => code)).toEqual(['B']);
});

test('no word is in two lists of synonyms', () => {
  const words = synonyms.flat();
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
