import type { ProductOrderInput } from '@rombo/shared/collections/product-order';
import { expectAccessibleAtWidths } from '../checks.ts';
import { toast } from '../support/admin.ts';
import { mockProduct } from '../support/mock-data.ts';
import { hold, jsonOf } from '../support/network.ts';
import { failRequests, openMocked } from '../support/panel.ts';
import { expect, type Page, test } from '../support/test.ts';

const products = [
  mockProduct(1, { name: 'Stella', category: 'motori', featured: true }),
  ...[2, 3, 4].map((number) => mockProduct(number, { name: `Motore ${number}`, category: 'motori' })),
  mockProduct(5, { name: 'Biella' }),
];
const rows = (page: Page) => page.getByRole('tabpanel').locator('ol').getByRole('listitem');
const names = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => text.split('\n')[0]).filter((text) => text !== '');

/** Opens the list of engines, and returns the orders that are saved. */
async function openOrder(page: Page, list = products): Promise<ProductOrderInput[]> {
  const saved: ProductOrderInput[] = [];
  await openMocked(page, 'prodotti', { products: list });
  await page.route('**/api/admin/products/order', (route) => {
    const { seen, ...order } = jsonOf(route.request());
    saved.push({ ...order, seen });
    return route.fulfill({ json: order });
  });
  await page.route('**/api/admin/products', (route) => {
    const ranks = new Map(saved.at(-1)?.ids.map((id, rank) => [id, rank]));
    const rankOf = ({ id }: { id: string }) => ranks.get(id) ?? 0;
    return route.fulfill({ json: [...list].sort((one, other) => rankOf(one) - rankOf(other)) });
  });
  await page.getByRole('button', { name: 'Cambia l’ordine' }).click();
  if (list.some(({ category }) => category !== 'motori'))
    await page.getByLabel('Categoria da ordinare').selectOption('motori');
  await expect(rows(page)).toHaveCount(list.filter(({ category }) => category === 'motori').length);
  return saved;
}

test('products of a category are moved with buttons and keys, featured ones stay at the top', async ({ page }) => {
  const saved = await openOrder(page);
  for (const [name, useless] of [
    ['Sposta giù Stella', 'true'],
    ['Sposta su Motore 2', 'true'],
    ['Porta in cima Motore 2', 'true'],
    ['Sposta giù Motore 2', 'false'],
  ] as const)
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', useless);
  const up = page.getByRole('button', { name: 'Sposta su Motore 4' });
  await up.click();
  await expect(up).toBeFocused();
  await expect.poll(() => names(page)).toEqual(['Stella', 'Motore 2', 'Motore 4', 'Motore 3']);
  await page.getByRole('button', { name: 'Porta in cima Motore 3' }).click();
  await expect.poll(() => names(page)).toEqual(['Stella', 'Motore 3', 'Motore 2', 'Motore 4']);
  const idsOf = (...numbers: number[]) => numbers.map((number) => mockProduct(number).id);
  await expect
    .poll(() => saved.at(-1))
    .toEqual({ category: 'motori', ids: idsOf(1, 3, 2, 4), seen: idsOf(1, 2, 4, 3) });
  expect(saved[0]?.seen).toEqual(idsOf(1, 2, 3, 4));
  // A product that is not featured stays below those that are.
  const place = page.getByLabel('Sposta Motore 4 al posto');
  await place.fill('1');
  await place.blur();
  await expect(place).toHaveValue('2');
  await expect(toast(page, 'Ora è al posto 2 di 4.')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Stella', 'Motore 4', 'Motore 3', 'Motore 2']);
  await expectAccessibleAtWidths(page, 320, 390, 1440);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Categoria da ordinare').selectOption('Ricambi');
  await expect(rows(page)).toHaveCount(1);
});

test.describe('of two thousand products', () => {
  const many = Array.from({ length: 2000 }, (_, at) =>
    mockProduct(at + 1, { name: `Motore ${at + 1}`, category: 'motori' }),
  );
  const grip = (page: Page, number: number) =>
    page.getByRole('button', { name: `Trascina Motore ${number}`, exact: true });

  test('a product that the search finds is moved to a typed place, and back', async ({ page }) => {
    const saved = await openOrder(page, many);
    const search = page.getByRole('searchbox', { name: 'Cerca per nome o codice' });
    const place = page.getByLabel('Sposta Motore 1234 al posto', { exact: true });
    const placeOf = (number: number) => saved.at(-1)?.ids.indexOf(mockProduct(number).id);
    await search.fill('motore 1234');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText('1 di 2000', { exact: true })).toBeVisible();
    await expect(place).toHaveValue('1234');
    await search.press('Tab');
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused();
    await page.keyboard.type('5');
    await page.keyboard.press('Escape');
    await expect(place).toHaveValue('1234');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(place).toHaveValue('5');
    await expect(place).toBeFocused();
    await expect.poll(() => placeOf(1234)).toBe(4);
    const message = toast(page, 'Ora è al posto 5 di 2000.');
    // It stays under the pointer.
    await message.hover();
    await search.fill('');
    await expect(page.getByText('Ordine salvato.')).toBeVisible();
    await expect(rows(page).nth(4)).toContainText('Motore 1234');
    await message.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => placeOf(1234)).toBe(1233);
    await expect(toast(page, 'Ora è al posto 1234 di 2000.')).toBeVisible();
    expect(saved).toHaveLength(2);
  });

  test('only the rows near the window have buttons, and the last one is moved to the top', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const saved = await openOrder(page, many);
    await expect(grip(page, 1)).toBeVisible();
    await expect.poll(() => rows(page).getByRole('button').count()).toBeLessThan(200);
    await rows(page).last().scrollIntoViewIfNeeded();
    const toTop = page.getByRole('button', { name: 'Porta in cima Motore 2000' });
    await toTop.click();
    await expect(toTop).toBeFocused();
    await expect(toTop).toBeInViewport();
    await expect(grip(page, 1)).toBeVisible();
    await expect.poll(() => rows(page).getByRole('button').count()).toBeLessThan(200);
    await expect.poll(() => saved.at(-1)?.ids[0]).toBe(mockProduct(2000).id);

    await grip(page, 2000).focus();
    const announcement = page.getByRole('status').filter({ hasText: /posizione/i });
    await page.keyboard.press('Space');
    await expect(announcement).toHaveText('In mano: posizione 1 di 2000.');
    // The arrow keys start to work only some time after the announcement.
    await expect(async () => {
      if (/^In mano/.test((await announcement.textContent()) ?? '')) await page.keyboard.press('ArrowDown');
      await expect(announcement).toHaveText('Posizione 2 di 2000.', { timeout: 4000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(announcement).toHaveText('Lasciata in posizione 2 di 2000.');
    await expect(grip(page, 2000)).toBeFocused();
    await expect.poll(() => saved.at(-1)?.ids.indexOf(mockProduct(2000).id)).toBe(1);
  });
});

test('an order that another tab changed meanwhile is not overwritten, and is shown', async ({ page }) => {
  await openOrder(page);
  await failRequests(page, 'PUT', '**/api/admin/products/order', 409);
  const changed = [products[0], products[3], products[1], products[2]];
  await page.route('**/api/admin/products', (route) => route.fulfill({ json: changed }));
  await page.getByRole('button', { name: 'Sposta su Motore 4' }).click();
  await expect(toast(page, 'l’ordine è cambiato altrove')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Stella', 'Motore 4', 'Motore 2', 'Motore 3']);
});

test('the page asks before it is closed while an order is being saved', async ({ page }) => {
  await openOrder(page);
  const release = await hold(page, '**/api/admin/products/order');
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.getByRole('button', { name: 'Sposta su Motore 4' }).click();
  await expect.poll(asks).toBe(true);
  release();
  await expect.poll(asks).toBe(false);
});
