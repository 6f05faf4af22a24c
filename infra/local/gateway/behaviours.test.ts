import { expect, test } from 'vitest';
import { fallbackStatus } from '../../deploy/file-headers.ts';
import { createBehaviours, readEdge } from './edge/read-edge.ts';

const behaviourOf = createBehaviours(readEdge('https://uploads.example').behaviours);

test.each([
  ['/api/openapi.json', 'files'],
  ['/api/openapi.json/x', 'api'],
  ['/api/products', 'api'],
  ['/media/products/a.jpg', 'media or transform-image'],
  ['/mediax', 'render-page or files'],
  ['/assets/index-abc.js', 'files'],
  ['/api', 'render-page or files'],
  ['/favicon.svg', 'files'],
  ['/robots.txt', 'render-page'],
  ['/prodotti/a.b', 'render-page or files'],
  ['/', 'render-page or files'],
])('%s is answered by %s', (path, behaviour) => {
  expect(behaviourOf(path).origins.join(' or ')).toBe(behaviour);
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
