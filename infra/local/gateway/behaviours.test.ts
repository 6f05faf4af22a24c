import { expect, test } from 'vitest';
import { fallbackStatus } from '../../common/fallback-status.ts';
import { behaviourOf } from './behaviours.ts';

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
  ['/404', '404'],
  ['/en/404', '404'],
  ['/index', undefined],
  ['/en/products', undefined],
  ['/prodotti/', undefined],
  ['/prodotti/unavailable', '503'],
  ['/en/products/unavailable', '503'],
  ['/prodotti/a/b', undefined],
])('the page of the bucket for %s has the status %s', (path, expected) => {
  expect(fallbackStatus(path)).toBe(expected);
});
