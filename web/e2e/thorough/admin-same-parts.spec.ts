import type { Product } from '@rombo/shared/collections/product';
import { expectAccessible } from '../checks.ts';
import { freshName, openPanel, removeMade, startProduct, toast } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

test.afterEach(({ page }) => removeMade(page));

test('a new engine takes the ticked parts of another one over, and one tap undoes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPanel(page);
  const read = async () => (await (await page.request.get('/api/admin/products')).json()) as Product[];
  const before = await read();
  const partsOf = (products: Product[], engine: string) => products.filter(({ fits }) => fits?.includes(engine));
  const model = before.find(({ id, category }) => category === 'motori' && partsOf(before, id).length > 2);
  if (!model) throw new Error('No engine has three parts');
  const [first, ...others] = partsOf(before, model.id);
  const name = freshName('Motore gemello');
  await startProduct(page, name);
  await page.getByLabel('Categoria', { exact: true }).selectOption('motori');
  await page.getByLabel('Stessi ricambi di…').selectOption(model.id);
  const ticks = page.getByRole('list', { name: 'Ricambi da aggiungere' }).getByRole('checkbox');
  await expect(ticks).toHaveCount(others.length + 1);
  await ticks.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${others.length} spuntati di ${others.length + 1}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(toast(page, `Motore salvato, con ${others.length} ricambi in più`)).toBeVisible();
  const saved = await read();
  const own = saved.find((product) => product.name === name)?.id ?? '';
  expect(partsOf(saved, own).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  const versionOf = (products: Product[], id = '') => products.find((product) => product.id === id)?.version ?? 0;
  expect(versionOf(saved, others[0]?.id)).toBe(versionOf(before, others[0]?.id) + 1);
  expect(versionOf(saved, first?.id)).toBe(versionOf(before, first?.id));
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(toast(page, 'I ricambi sono di nuovo come prima')).toBeVisible();
  const fitsOf = (products: Product[]) => products.flatMap(({ id, fits }) => (id === own ? [] : [[id, fits]]));
  expect(fitsOf(await read())).toEqual(fitsOf(before));
});
