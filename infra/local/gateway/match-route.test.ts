import { expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';

test('a path with a parameter gives its decoded value', () => {
  expect(matchRoute('PUT', '/api/products/a%20b')).toEqual({ name: 'updateProduct', parameters: { id: 'a b' } });
});

test('a literal path beats one with a parameter', () => {
  expect(matchRoute('GET', '/api/slides/active')?.name).toBe('listActiveSlides');
  expect(matchRoute('DELETE', '/api/slides/active')).toEqual({ name: 'deleteSlide', parameters: { id: 'active' } });
});

test('HEAD is answered by the route of GET', () => {
  expect(matchRoute('HEAD', '/api/products')?.name).toBe('listProducts');
});

test.each([
  ['PATCH', '/api/products/1'],
  ['GET', '/api/products/1/2'],
  ['PUT', '/api/products/'],
  ['PUT', '/api/products/1/2'],
  ['GET', '/api/productsx'],
  ['GET', '/api'],
])('%s %s is no route', (method, path) => {
  expect(matchRoute(method, path)).toBeUndefined();
});
