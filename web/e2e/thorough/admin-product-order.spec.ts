import { expect, type Page, test } from '@playwright/test';
import type { ProductOrderInput } from '@rombo/shared/collections/product-order';
import { expectAccessible } from '../checks.ts';
import { listProducts, openPanel, toast } from '../support/admin.ts';
import { fail, openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

const products = [
  madeUp(1, { name: 'Stella', category: 'motori', featured: true }),
  ...[2, 3, 4].map((number) => madeUp(number, { name: `Motore ${number}`, category: 'motori' })),
  madeUp(5, { name: 'Biella' }),
];
const rows = (page: Page) => page.getByRole('tabpanel').locator('ol').getByRole('listitem');
const names = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => text.split('\n')[0]).filter((text) => text !== '');

/** Opens the list of engines, whose saved orders are kept. */
async function openOrder(page: Page, list = products): Promise<ProductOrderInput[]> {
  const saved: ProductOrderInput[] = [];
  await openMocked(page, 'prodotti', { products: list });
  await page.route('**/api/admin/products/order', (route) => {
    const { seen, ...order } = route.request().postDataJSON();
    saved.push({ ...order, seen });
    return route.fulfill({ json: order });
  });
  await page.route('**/api/admin/products', (route) => {
    const ranks = new Map(saved.at(-1)?.ids.map((id, rank) => [id, rank]));
    const rankOf = ({ id }: { id: string }) => ranks.get(id) ?? 0;
    return route.fulfill({ json: list.toSorted((one, other) => rankOf(one) - rankOf(other)) });
  });
  await page.getByRole('button', { name: 'Cambia l’ordine' }).click();
  if (list.some(({ category }) => category !== 'motori'))
    await page.getByLabel('Categoria da ordinare').selectOption('motori');
  await expect(rows(page)).toHaveCount(list.filter(({ category }) => category === 'motori').length);
  return saved;
}

test('products of a category are moved with buttons and the keyboard, featured ones stay at the top', async ({
  page,
}) => {
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
  const idsOf = (...numbers: number[]) => numbers.map((number) => madeUp(number).id);
  await expect
    .poll(() => saved.at(-1))
    .toEqual({ category: 'motori', ids: idsOf(1, 3, 2, 4), seen: idsOf(1, 2, 4, 3) });
  expect(saved[0]?.seen).toEqual(idsOf(1, 2, 3, 4));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByLabel('Categoria da ordinare').selectOption('Ricambi');
  await expect(rows(page)).toHaveCount(1);
});

test('a tap in the list of a category, or of all, moves one product and no other one of the catalogue', async ({
  page,
}) => {
  await openPanel(page);
  const idsOf = async () => (await listProducts(page.request)).map(({ id }) => id);
  const before = await listProducts(page.request);
  await page.getByRole('button', { name: 'Cambia l’ordine' }).click();
  const choice = page.getByLabel('Categoria da ordinare');
  await expect(choice).toHaveValue('all');
  await expect(rows(page)).toHaveCount(before.length);
  for (const category of ['motori', 'ricambi', 'all']) {
    await choice.selectOption(category);
    const present = await listProducts(page.request);
    const isListed = (one: { category: string }) => category === 'all' || one.category === category;
    const last = present.findLast((one) => isListed(one) && !one.featured);
    if (!last) throw new Error(`There is no product of ${category}`);
    // Only rows near the window have buttons.
    await expect(rows(page)).toHaveCount(present.filter(isListed).length);
    await rows(page).last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: `Porta in cima ${last.name}`, exact: true }).click();
    await expect(page.getByText('Ordine salvato.')).toBeVisible();
    const ids = present.map(({ id }) => id);
    const slots = present.flatMap((one, at) => (isListed(one) && !one.featured ? at : []));
    const expected = ids.slice();
    slots.forEach((slot, at) => {
      expected[slot] = at === 0 ? last.id : (ids[slots[at - 1] ?? -1] ?? '');
    });
    expect(await idsOf()).toEqual(expected);
  }
  const data = { ids: before.map(({ id }) => id) };
  await page.request.put('/api/admin/products/order', { headers: { 'Sec-Fetch-Site': 'same-origin' }, data });
  expect(await idsOf()).toEqual(data.ids);
});

test('a product is dragged with the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const saved = await openOrder(page);
  const grip = (name: string) => page.getByRole('button', { name: `Trascina ${name}` }).boundingBox();
  const [from, to] = [await grip('Motore 4'), await grip('Motore 2')];
  if (!from || !to) throw new Error('The lines cannot be seen');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.ids).toEqual([1, 4, 2, 3].map((number) => madeUp(number).id));
});

test.describe('of two thousand products', () => {
  const many = Array.from({ length: 2000 }, (_, at) =>
    madeUp(at + 1, { name: `Motore ${at + 1}`, category: 'motori' }),
  );
  const grip = (page: Page, number: number) =>
    page.getByRole('button', { name: `Trascina Motore ${number}`, exact: true });

  test('only the rows near the window have buttons, and the last one is moved to the top', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const saved = await openOrder(page, many);
    await expect(grip(page, 1)).toBeVisible();
    expect(await rows(page).getByRole('button').count()).toBeLessThan(200);
    await rows(page).last().scrollIntoViewIfNeeded();
    const toTop = page.getByRole('button', { name: 'Porta in cima Motore 2000' });
    await toTop.click();
    await expect(toTop).toBeFocused();
    await expect(toTop).toBeInViewport();
    await expect(grip(page, 1)).toBeVisible();
    expect(await rows(page).getByRole('button').count()).toBeLessThan(200);
    await expect.poll(() => saved.at(-1)?.ids[0]).toBe(madeUp(2000).id);

    await grip(page, 2000).focus();
    const said = page.getByRole('status').filter({ hasText: /posizione/i });
    await page.keyboard.press('Space');
    await expect(said).toHaveText('In mano: posizione 1 di 2000.');
    // The arrows are listened to a moment after it is said that the row is held.
    await page.waitForTimeout(200);
    await page.keyboard.press('ArrowDown');
    await expect(said).toHaveText('Posizione 2 di 2000.');
    await page.keyboard.press('Space');
    await expect(said).toHaveText('Lasciata in posizione 2 di 2000.');
    await expect(grip(page, 2000)).toBeFocused();
    await expect.poll(() => saved.at(-1)?.ids.indexOf(madeUp(2000).id)).toBe(1);
  });

  test('a row is dragged past those that were drawn at first', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const saved = await openOrder(page, many);
    const box = await grip(page, 1).boundingBox();
    if (!box) throw new Error('The row cannot be seen');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    // The page scrolls while the mouse is at its edge.
    await page.mouse.move(box.x + 20, 890, { steps: 8 });
    await page.waitForFunction(() => scrollY > 4000);
    await page.mouse.move(box.x + 20, 450, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => saved.at(-1)?.ids.indexOf(madeUp(1).id)).toBeGreaterThan(50);
    await expect(grip(page, 1)).toBeInViewport();
  });
});

test('an order that cannot be saved is said, and the stored one is shown again', async ({ page }) => {
  await openOrder(page);
  await fail(page, 'PUT', '**/api/admin/products/order', 500);
  await page.getByRole('button', { name: 'Sposta su Motore 4' }).click();
  await expect(toast(page, "Errore nell'aggiornamento")).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Stella', 'Motore 2', 'Motore 3', 'Motore 4']);
});

test('an order that another tab changed meanwhile is not overwritten, and is shown', async ({ page }) => {
  await openOrder(page);
  await fail(page, 'PUT', '**/api/admin/products/order', 409);
  const changed = [products[0], products[3], products[1], products[2]];
  await page.route('**/api/admin/products', (route) => route.fulfill({ json: changed }));
  await page.getByRole('button', { name: 'Sposta su Motore 4' }).click();
  await expect(toast(page, 'l’ordine è cambiato altrove')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Stella', 'Motore 4', 'Motore 2', 'Motore 3']);
});
