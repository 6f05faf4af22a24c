import { describe, expect, test } from 'vitest';
import * as adminEn from './en/admin.ts';
import { en } from './en.ts';
import * as adminIt from './it/admin.ts';
import { it } from './it.ts';
import { type Texts, translator } from './translate.ts';

const holes = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();

describe('a text', () => {
  const t = translator({ shop: { count: '{count} products of {brand}', name: 'Shop' } });

  test('is found by section and name', () => {
    expect(t('shop.name')).toBe('Shop');
  });

  test('has its names filled in', () => {
    expect(t('shop.count', { count: 3, brand: 'ROMBO' })).toBe('3 products of ROMBO');
  });

  test('shows a name that has no value rather than hiding it', () => {
    expect(t('shop.count', { count: 3 })).toBe('3 products of {brand}');
  });
});

describe('the two languages', () => {
  const pairs: [Texts, Texts][] = [
    [it, en],
    [{ ...adminIt }, { ...adminEn }],
  ];
  const texts = pairs.flatMap(([italian, english]) =>
    Object.entries(italian).flatMap(([section, names]) =>
      Object.entries(names).map(([name, text]) => ({
        key: `${section}.${name}`,
        italian: text,
        english: english[section]?.[name] ?? '',
      })),
    ),
  );

  test('leave no text empty', () => {
    expect(texts.filter(({ italian, english }) => !italian.trim() || !english.trim())).toEqual([]);
  });

  test('have the same names to fill in', () => {
    expect(texts.filter(({ italian, english }) => holes(italian) !== holes(english))).toEqual([]);
  });
});
