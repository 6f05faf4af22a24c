import { expect, test } from 'vitest';
import { formerAddress, isLanguage, languageCodes, localized, splitLanguage } from './languages.ts';

test.each([
  ['/', null, '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/products', 'en', '/prodotti'],
  ['/en/products/saetta?page=2', 'en', '/prodotti/saetta?page=2'],
  ['/en/prodotti/company', 'en', '/prodotti/company'],
  ['/en/constructor', 'en', '/constructor'],
  ['/it/prodotti', null, '/it/prodotti'],
  ['/prodotti/en', null, '/prodotti/en'],
  ['', null, ''],
] as const)('the address %j begins with the language %s, and %j follows', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

test('a localized address splits into its language and path', () => {
  expect(localized('it', '/prodotti')).toBe('/prodotti');
  expect(localized('en', '/')).toBe('/en');
  expect(localized('en', '/prodotti/prodotti?page=2')).toBe('/en/products/prodotti?page=2');
  expect(formerAddress('en', '/prodotti')).toBe('/en/prodotti');
  expect(splitLanguage(localized('en', '/prodotti'))).toEqual({ language: 'en', path: '/prodotti' });
});

test('only the listed codes are languages', () => {
  expect(languageCodes.every(isLanguage)).toBe(true);
  expect(['EN', 'xx', '', 'toString', null, undefined].filter(isLanguage)).toEqual([]);
});
