import { expect, test } from 'vitest';
import { panelAddress, readPanelAddress } from './address.ts';

test.each([
  ['/admin', 'prodotti', null],
  ['/admin/', 'prodotti', null],
  ['/admin/slide', 'slide', null],
  ['/admin/prodotti/nuovo', 'prodotti', 'nuovo'],
  ['/admin/ordini', 'prodotti', null],
])('%s names the tab %s and of its list %s', (path, tab, item) => {
  expect(readPanelAddress(path)).toEqual({ tab, item });
});

test('an address of the panel is written as it is read', () => {
  expect(panelAddress('messaggi')).toBe('/admin/messaggi');
  expect(readPanelAddress(panelAddress('messaggi', 'a1'))).toEqual({ tab: 'messaggi', item: 'a1' });
});
