import { expect, test } from 'vitest';
import { isLanguage, languageCodes, localized, splitLanguage } from './languages.ts';

test.each([
  ['/', null, '/'],
  ['/prodotti', null, '/prodotti'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/prodotti', 'en', '/prodotti'],
  ['/english', null, '/english'],
  ['/it/prodotti', null, '/it/prodotti'],
  ['/prodotti/en', null, '/prodotti/en'],
  ['', null, ''],
] as const)('the address %j begins with the language %s, and %j follows', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

test('the address of a page in a language leads back to both', () => {
  expect(localized('it', '/prodotti')).toBe('/prodotti');
  expect(localized('en', '/')).toBe('/en');
  expect(splitLanguage(localized('en', '/prodotti'))).toEqual({ language: 'en', path: '/prodotti' });
});

test('only the codes of the list are languages', () => {
  expect(languageCodes.every(isLanguage)).toBe(true);
  expect(['EN', 'de', '', 'toString', null, undefined].filter(isLanguage)).toEqual([]);
});
