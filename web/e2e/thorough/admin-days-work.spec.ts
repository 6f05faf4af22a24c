import { expect, test } from '@playwright/test';
import { openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

test('twenty products are edited one after another with one search', async ({ page }) => {
  test.setTimeout(120_000);
  const products = Array.from({ length: 230 }, (_, at) =>
    madeUp(at + 1, { category: at % 4 ? 'ricambi' : 'motori', name: `${at % 3 ? 'Biella' : 'Perno'} ${at + 1}` }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await openMocked(page, 'prodotti', { products });
  await page.route('**/api/products/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    const product = products.find((one) => one.id === id);
    if (route.request().method() !== 'PUT' || !product) return route.fallback();
    product.version += 1;
    return route.fulfill({ json: product });
  });
  const query = page.getByLabel('Cerca per nome o codice');
  await query.fill('biella');
  await page.getByLabel('Categoria da mostrare').selectOption('ricambi');
  const found = products.filter(({ name, category }) => name.startsWith('Biella') && category === 'ricambi');
  const heading = page.getByRole('heading', { level: 2, name: `${found.length} di 230` });
  await expect(heading).toBeVisible();

  for (const { name } of found.slice(10, 30)) {
    const edit = page.getByRole('button', { name: `Modifica ${name}`, exact: true });
    await edit.scrollIntoViewIfNeeded();
    await edit.click();
    await page.getByLabel('Descrizione', { exact: true }).fill(`Nuova descrizione di ${name}`);
    await page.keyboard.press('Control+s');
    await expect(heading).toBeVisible();
    await expect(query).toHaveValue('biella');
    await expect(edit).toBeFocused();
    await expect(edit).toBeInViewport();
  }
  expect(products.filter(({ version }) => version === 2)).toHaveLength(20);
});
