import { expect, test } from 'vitest';
import { searchWords } from '../words/search-words.ts';
import { createSearch } from './search.ts';
import { packEntries, type SearchEntry, unpackEntries } from './search-index.ts';

const entry = (name: string, code: string, words = '', nameEn = ''): SearchEntry => ({
  slug: code.toLowerCase(),
  slugEn: nameEn ? 'en' : '',
  name,
  nameEn,
  code,
  words,
});
const find = createSearch([
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
])('a code is found in part, with or without hyphens: %s', (words, expected) => expect(codes(words)).toEqual(expected));

test.each(['candele saetta', 'candle turbo', 'GLOW plug', 'sàetta candele', 'cand'])(
  'words in both languages, with errors and accents: %s',
  (words) => expect(codes(words)[0]).toBe('RP-R21-P01'),
);

test('every word counts, a name more than other words, and a code is not mistaken for another', () => {
  expect(codes('velocita')).toEqual(['RP-M21-P01']);
  expect(codes('saetta')[0]).toBe('RP-M21-P01');
  expect(codes('saetta volano')).toEqual([]);
  expect(codes('RP-R21-V02')).toEqual([]);
  expect(codes('.21')).toHaveLength(3);
  expect(codes('!?')).toEqual([]);
});

test('an index says again what it was made of', () => {
  const entries = [
    entry('Candele turbo .21', 'RP-R21-P01', 'turbo', 'Plugs'),
    { ...entry('Volano', ''), slug: 'volano' },
  ];
  const packed = packEntries(entries);
  expect(packed.slugs).toEqual(['rp-r21-p01', '']);
  expect(unpackEntries(packed)).toEqual(entries);
});

test('words are written in one way, at most sixty characters of them', () => {
  expect(searchWords('  Candele\t TURBO ')).toBe('candele turbo');
  expect(searchWords(`${'x'.repeat(59)}🏁`)).toBe('x'.repeat(59));
});

test('a single letter stands for itself: its beginnings would be half of the catalogue', () => {
  expect(codes('v')).toEqual([]);
  expect(codes('vo')).toEqual(['RP-R21-V01']);
});

test.each(['saetta .2', 'saetta .21 p', 'saetta p', 'p saetta .21'])(
  'a name that is being typed is found after each letter: %s',
  (words) => expect(codes(words)).toContain('RP-M21-P01'),
);

test('a letter beside a longer word has to begin a word', () => {
  expect(codes('saetta x')).toEqual([]);
});
