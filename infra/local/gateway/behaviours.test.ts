import { expect, test } from 'vitest';
import { behaviourOf, hasNoFile, isPage } from './behaviours.ts';

test.each([
  ['/api/openapi.json', 'openapi'],
  ['/api/openapi.json/x', 'api'],
  ['/api/products', 'api'],
  ['/media/products/a.jpg', 'media'],
  ['/mediax', 'pages'],
  ['/assets/index-abc.js', 'assets'],
  ['/api', 'pages'],
  ['/', 'pages'],
])('%s is answered by %s', (path, behaviour) => {
  expect(behaviourOf(path)).toBe(behaviour);
});

test.each(['/', '/en', '/en/', '/prodotti', '/en/prodotti', '/prodotti/', '/admin'])('%s is a page', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each(['/nulla', '/en/nulla', '/english', '/prodotti/x', '/enprodotti', '//'])('%s is no page', (path) => {
  expect(isPage(path)).toBe(false);
});

test.each([
  ['/sitemap.xml', true],
  ['/sitemap-12.xml', true],
  ['/sitemap.txt', false],
  ['/prodotti/saetta-21', true],
  ['/en/prodotti/saetta-21/', true],
  ['/en/prodotti', false],
  ['/prodotti/', false],
  ['/prodotti/a/b', false],
])('%s without a file to stand in for it: %s', (path, expected) => {
  expect(hasNoFile(path)).toBe(expected);
});
