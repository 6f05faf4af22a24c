import { expect, test } from 'vitest';
import { codesIn } from './article-codes.ts';

test('codes are found in lists and sentences, each once', () => {
  expect(codesIn(['RP-S21-K01, EFRA 9041', 'La RP-S21-K01 o la RP-S21-N01.'])).toEqual(['RP-S21-K01', 'RP-S21-N01']);
});

test('words, figures and parts of longer codes are not codes', () => {
  expect(codesIn(['Ø 14 mm, TIG, NiMH 1,2 V, ferro-silicio, 1/4"-28 UNF, M3 x 20, rp-s21-k01, x-RP-S21'])).toEqual([]);
});
