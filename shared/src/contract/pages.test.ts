import { expect, it } from 'vitest';
import { matchPage, panelTabs, pathOfPage } from './pages.ts';

it('finds a page by its path, and returns null for any other path', () => {
  expect(matchPage('/azienda')).toEqual({ page: 'company', parameters: {} });
  expect(matchPage('/')).toEqual({ page: 'home', parameters: {} });
  expect(matchPage('/azienda/turbine')).toBeNull();
  expect(matchPage('/%')).toBeNull();
  expect(matchPage('/prodotti/saetta%2021')).toEqual({ page: 'product', parameters: { slug: 'saetta 21' } });
  for (const path of ['/prodotti/%', '/prodotti/', '/prodotti/a/b', '/dove_siamo']) expect(matchPage(path)).toBeNull();
});

it.each([
  ['/admin', true],
  ...panelTabs.map((tab): [string, boolean] => [`/admin/${tab}`, true]),
  ['/admin/messaggi/0197b7a4-6a5e-7000-8000-000000000001', true],
  ['/admin/ordini', false],
  ['/admin/prodotti/a/b', false],
  ['/admin/', false],
  ['/administrator', false],
])('the panel has an address for each tab and its items: %s', (path, isPanel) => {
  expect(matchPage(path)?.page === 'admin').toBe(isPanel);
});

it('returns the path of a page', () => expect(pathOfPage('products')).toBe('/prodotti'));
