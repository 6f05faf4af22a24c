import { expect, test } from 'vitest';
import { behaviourOf, hasNoFile, isMissing } from './behaviours.ts';

test.each([
  ['/api/openapi.json', 'openapi'],
  ['/api/openapi.json/x', 'api'],
  ['/api/products', 'api'],
  ['/media/products/a.jpg', 'media'],
  ['/mediax', 'pages'],
  ['/assets/index-abc.js', 'assets'],
  ['/api', 'pages'],
  ['/favicon.svg', 'files'],
  ['/robots.txt', 'pages'],
  ['/prodotti/a.b', 'pages'],
  ['/', 'pages'],
])('%s is answered by %s', (path, behaviour) => {
  expect(behaviourOf(path)).toBe(behaviour);
});

test.each([
  ['/404', true],
  ['/en/404', true],
  ['/index', false],
  ['/en/prodotti', false],
])('%s says that a page is not there: %s', (path, expected) => {
  expect(isMissing(path)).toBe(expected);
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
