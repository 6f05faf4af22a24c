import { expect, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { openMocked } from './support/panel.ts';
import { madeUp } from './support/products.ts';

const products = [
  ...Array.from({ length: 8 }, (_, at) => madeUp(at + 1)),
  madeUp(9, { name: 'Marmitta corta', category: 'marmitte', technicalSpecs: { 'Codice Articolo': 'RP-P21-C' } }),
];

test('words and category narrow the list, and what finds nothing says so', async ({ page }) => {
  await openMocked(page, 'prodotti', { products });
  const names = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(9);
  const category = page.getByLabel('Categoria da mostrare');
  await expect(category.getByRole('option')).toHaveText([
    'Tutte le categorie (9)',
    'Motori Completi (0)',
    'Marmitte (1)',
    'Ricambi (8)',
    'Accessori (0)',
  ]);
  await category.selectOption('marmitte');
  await expect(names).toHaveText(['Marmitta corta']);
  await page.getByLabel('Cerca per nome o codice').fill('rp-r21-3');
  await expect(page.getByText('Nessun prodotto corrisponde alla ricerca.')).toBeVisible();
  await category.selectOption('all');
  await expect(names).toHaveText(['Pistone 3']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
