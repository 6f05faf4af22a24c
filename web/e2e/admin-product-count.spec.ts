import { expect, test } from '@playwright/test';
import { openMocked } from './support/panel.ts';
import { madeUp } from './support/products.ts';

const english = { en: { name: 'Piston', description: 'A piston.' } };
const products = [madeUp(1, { translations: english, technicalSpecs: {} }), madeUp(2), madeUp(3)];

test('the first tab says how many products there are, and how many lack English', async ({ page }) => {
  await openMocked(page, 'prodotti', { products });
  const tab = page.getByRole('tab', { name: 'Prodotti' });
  await expect(tab).toHaveText('Prodotti3 · 2 da tradurre');
  await openMocked(page, 'prodotti', { products: products.slice(0, 1) });
  await expect(tab).toHaveText('Prodotti1');
});
