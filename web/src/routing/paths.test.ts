import { pages } from '@rombo/shared/contract/pages';
import { describe, expect, test } from 'vitest';
import { addressIn, panelAddress, readPanelAddress, resolvePath } from './paths.ts';

describe('an address', () => {
  test.each(Object.entries(pages))('of %s resolves', (page, path) => {
    expect(resolvePath(path.replace('{year}', '2025'))).toMatchObject({ page, language: null });
  });

  test('under /en is English', () => {
    expect(resolvePath('/en/contact')).toEqual({ page: 'contact', language: 'en', path: '/contatti', parameters: {} });
    expect(resolvePath('/en')).toMatchObject({ page: 'home', language: 'en', path: '/' });
  });

  test('may end with a slash', () => {
    expect(resolvePath('/prodotti/').page).toBe('products');
    expect(resolvePath('/en/').page).toBe('home');
  });

  const unknown = ['/en/admin', '/en/login', '/english', '/prodotti/1/2', '/toString', '/PRODOTTI', '/en/en'];
  test.each(unknown)('that is unknown has no page: %s', (path) => expect(resolvePath(path).page).toBeNull());

  test('of a private page is the same in both languages, unlike that of another page', () => {
    expect(addressIn('en', '/prodotti')).toBe('/en/products');
    expect(addressIn('en', '/admin')).toBe('/admin');
    expect(addressIn('en', '/login')).toBe('/login');
  });
});

test.each([
  ['/admin', 'oggi', null],
  ['/admin/', 'oggi', null],
  ['/admin/slide', 'slide', null],
  ['/admin/prodotti/nuovo', 'prodotti', 'nuovo'],
  ['/admin/ordini', 'oggi', null],
])('%s is the tab %s with the item %s', (path, tab, item) => expect(readPanelAddress(path)).toEqual({ tab, item }));

test('panel addresses survive a round trip', () => {
  expect(panelAddress('messaggi')).toBe('/admin/messaggi');
  expect(readPanelAddress(panelAddress('messaggi', 'a1'))).toEqual({ tab: 'messaggi', item: 'a1' });
});
