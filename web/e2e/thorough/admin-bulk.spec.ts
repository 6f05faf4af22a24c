import type { Product } from '@rombo/shared/collections/product';
import { expectAccessible } from '../checks.ts';
import { addProduct, openPanel, removeCreated, toast, uniqueName } from '../support/admin.ts';
import { mockProduct } from '../support/mock-data.ts';
import { handleDialogs, openMockedProducts } from '../support/panel.ts';
import { expect, type Page, productRows, test } from '../support/test.ts';

test.beforeEach(({ page }) => productRows(page));

const names = (page: Page) => page.getByRole('rowheader');
const query = (page: Page) => page.getByLabel('Cerca per nome o codice');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleziona ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Prodotti selezionati' });
const change = async (page: Page, option: string) => {
  await bar(page).getByLabel('Che cosa cambiare').selectOption({ label: option });
  await bar(page).getByRole('button', { name: 'Applica' }).click();
};

const openTen = (page: Page, refused?: Record<string, number>) =>
  openMockedProducts(
    page,
    Array.from({ length: 10 }, (_, at) => mockProduct(at + 1)),
    refused,
  );

test('several products are changed at once; what fails is named, stays selected and is retried', async ({ page }) => {
  const refused: Record<string, number> = { 'Pistone 3': 409, 'Pistone 4': 500 };
  const requests = await openTen(page, refused);
  await box(page, 'Pistone 2').check();
  await box(page, 'Pistone 5').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selezionati');
  // As tall as the list: axe reports buttons that a bar half covers as too small.
  for (const [width, height] of [
    [390, 8000],
    [1440, 3200],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The header would cover a button.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  }
  await change(page, 'Nascosto');
  await expect(bar(page).getByRole('alert')).toContainText('2 prodotti non cambiati');
  await expect(bar(page).getByRole('listitem')).toHaveText([
    'Pistone 3: nel frattempo è stato modificato altrove. Controllalo e riprova.',
    'Pistone 4: il salvataggio non è riuscito.',
  ]);
  await expectAccessible(page);
  await expect(page.getByRole('cell', { name: 'Nascosto' })).toHaveCount(2);
  await expect(box(page, 'Pistone 2')).not.toBeChecked();
  await expect(box(page, 'Pistone 3')).toBeChecked();

  for (const name of Object.keys(refused)) delete refused[name];
  await bar(page).getByRole('button', { name: 'Applica' }).click();
  await expect(toast(page, '2 prodotti aggiornati')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const changed = (...numbers: number[]) =>
    numbers.map((number) => ({ id: mockProduct(number).id, version: 1, status: 'hidden' }));
  expect(requests).toEqual([changed(2, 3, 4, 5), changed(3, 4)]);

  // Products that a change would leave as they are, by default too, are not sent.
  for (const option of ['Non indicata', 'Visibile']) {
    await page.getByLabel('Seleziona i 10 mostrati').check();
    await change(page, option);
    await expect(bar(page)).toHaveCount(0);
  }
  const shown = [2, 3, 4, 5].map((number) => ({ id: mockProduct(number).id, version: 2, status: 'visible' }));
  expect(requests.slice(2)).toEqual([shown]);
});

test('a selection survives a search and shows how many selected products are hidden', async ({ page }) => {
  await openTen(page);
  await query(page).fill('r21-1');
  await page.getByLabel('Seleziona i 2 mostrati').check();
  await query(page).fill('r21-2');
  await box(page, 'Pistone 2').check();
  await expect(bar(page)).toContainText('3 selezionati, 2 non mostrati');
  await change(page, 'Bozza');
  await expect(toast(page, '3 prodotti aggiornati')).toBeVisible();
});

test('several products are changed, go to the bin and come back, on the real site', async ({ page, request }) => {
  await openPanel(page);
  const name = uniqueName('Insieme');
  for (const number of ['uno', 'due', 'tre']) await addProduct(page, `${name} ${number}`);
  const published = async (): Promise<Product[]> =>
    (await (await request.get('/api/products')).json()).filter((product: Product) => product.name.startsWith(name));
  await page.reload();
  await query(page).fill(name);
  await page.getByLabel('Seleziona i 3 mostrati').check();
  await change(page, 'Su ordinazione');
  await toast(page, '3 prodotti aggiornati').getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, '3 prodotti ripristinati')).toBeVisible();
  // The edge cache is purged after the response.
  const state = async () => (await published()).map(({ availability, version }) => `${availability} ${version}`);
  await expect.poll(state).toEqual(Array(3).fill('undefined 3'));

  const questions = handleDialogs(page, true);
  await page.getByLabel('Seleziona i 3 mostrati').check();
  await bar(page).getByRole('button', { name: 'Elimina' }).click();
  const message = toast(page, '3 prodotti nel cestino');
  // It stays under the pointer.
  await message.hover();
  await expect.poll(() => questions).toEqual(['Sei sicuro di voler eliminare 3 prodotti? Finiscono nel cestino.']);
  await expect.poll(published).toEqual([]);
  await message.getByRole('button', { name: 'Annulla' }).click();
  await expect(names(page)).toHaveCount(3);
  await expect.poll(async () => (await published()).length).toBe(3);
  await removeCreated(page);
});
