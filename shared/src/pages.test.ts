import { expect, it } from 'vitest';
import { matchPage, pathOfPage } from './pages.ts';

it('finds a page by its path, and none for any other', () => {
  expect(matchPage('/azienda')).toEqual({ page: 'company', parameters: {} });
  expect(matchPage('/')).toEqual({ page: 'home', parameters: {} });
  expect(matchPage('/azienda/turbine')).toBeNull();
  expect(matchPage('/%')).toBeNull();
});

it('writes the path of a page', () => {
  expect(pathOfPage('products')).toBe('/prodotti');
});
