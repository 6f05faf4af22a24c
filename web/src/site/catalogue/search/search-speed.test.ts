import { createSearch } from '@rombo/shared/collections/search';
import type { SearchEntry } from '@rombo/shared/collections/search-index';
import { expect, test } from 'vitest';

const entry = (name: string, code: string, words: string, nameEn: string): SearchEntry => ({
  slug: code.toLowerCase(),
  slugEn: '',
  ...{ name, nameEn, code, kind: '', words },
});

/** Longest time of an answer, in milliseconds, on a processor slowed down four times. */
const ANSWER_MS = 50 / 4;

test('2,000 products are searched within 50 milliseconds by a processor four times slower', () => {
  const kinds = [
    'Candele turbo',
    'Pistone e camicia',
    'Biella',
    'Cuscinetti',
    'Marmitta accordata',
    'Volano',
    'Frizione',
  ];
  const many = Array.from({ length: 2000 }, (_, at) =>
    entry(
      `${kinds[at % kinds.length]} .21 serie ${at}`,
      `RP-R${at % 90}-A${at}`,
      `alluminio ergal temprato rettificato passo ${at % 37} millimetri per Saetta Tuono Scintilla`,
      `Spare part series ${at}`,
    ),
  );
  const { find: search } = createSearch(many);
  for (const words of ['r21a1', 'candele saetta', 'cuscineti', 'spare part', 'a', 'pistone ergal tuono']) {
    search(words);
    const times = Array.from({ length: 9 }, () => {
      const before = performance.now();
      search(words);
      return performance.now() - before;
    });
    // The fastest of several: what else the machine does is not the search's.
    expect(Math.min(...times), words).toBeLessThan(ANSWER_MS);
  }
});
