import { expectAccessible } from './checks.ts';
import { madeUp } from './support/made-up.ts';
import { openMocked } from './support/panel.ts';
import { expect, test } from './support/test.ts';

test('products are counted, words and category narrow the list, and what finds nothing says so', async ({ page }) => {
  const english = { en: { name: 'Piston', description: 'A piston.' } };
  const products = [
    ...Array.from({ length: 8 }, (_, at) => madeUp(at + 1, at > 1 ? { translations: english } : {})),
    madeUp(9, { name: 'Marmitta corta', category: 'marmitte', translations: english, technicalSpecs: {} }),
  ];
  await openMocked(page, 'prodotti', { products });
  await expect(page.getByRole('tab', { name: 'Prodotti' })).toHaveText('Prodotti9 · 2 da tradurre');
  const names = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(9);
  const category = page.getByLabel('Categoria da mostrare');
  await expect(category.getByRole('option')).toContainText(['Tutte le categorie (9)', 'Motori Completi (0)']);
  await category.selectOption('marmitte');
  await expect(names).toHaveText(['Marmitta corta']);
  await page.getByLabel('Cerca per nome o codice').fill('rp-r21-3');
  await expect(page.getByText('Nessun prodotto corrisponde alla ricerca.')).toBeVisible();
  await category.selectOption('all');
  await expect(names).toHaveText(['Pistone 3']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
