import type { Product } from '@rombo/shared/collections/product';
import type { ProductChanges } from '@rombo/shared/collections/product-changes';
import { expectAccessible } from '../checks.ts';
import { freshName, openPanel, removeMade, sameOrigin, toast } from '../support/admin.ts';
import { madeUp } from '../support/made-up.ts';
import { jsonOf } from '../support/network.ts';
import { answerQuestions, openMocked } from '../support/panel.ts';
import { expect, type Page, test } from '../support/test.ts';

const names = (page: Page) => page.getByRole('rowheader');
const query = (page: Page) => page.getByLabel('Cerca per nome o codice');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleziona ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Prodotti selezionati' });
const change = async (page: Page, option: string) => {
  await bar(page).getByLabel('Che cosa cambiare').selectOption({ label: option });
  await bar(page).getByRole('button', { name: 'Applica' }).click();
};

/** Opens a list of ten parts that keeps what is saved, but answers some of them with these statuses. */
async function openKept(page: Page, refused: Record<string, number> = {}) {
  const products = Array.from({ length: 10 }, (_, at) => madeUp(at + 1));
  const saved: [id: string, version: number][] = [];
  await openMocked(page, 'prodotti', { products });
  await page.route('**/api/admin/products', (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const { changes } = jsonOf(route.request()) as ProductChanges;
    const json = changes.map(({ id, version, status }) => {
      const product = products.find((one) => one.id === id) as Product;
      const failure = refused[product.name];
      if (failure) return { id, status: failure, code: failure === 409 ? 'conflict' : 'internal' };
      saved.push([id, version]);
      Object.assign(product, { status, version: version + 1 });
      return { id, status: 200, product };
    });
    return route.fulfill({ json });
  });
  return { saved, refused };
}

test('several products are changed at once, and what fails is named, stays selected and is tried again', async ({
  page,
}) => {
  const { saved, refused } = await openKept(page, { 'Pistone 3': 409, 'Pistone 4': 500 });
  await box(page, 'Pistone 2').check();
  await box(page, 'Pistone 5').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selezionati');
  // As high as the list: a button that the bars half cover is too small for axe.
  for (const [width, height] of [
    [390, 8000],
    [1440, 3200],
  ] as const) {
    await page.setViewportSize({ width, height });
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
  expect(saved).toEqual([2, 5, 3, 4].map((number) => [madeUp(number).id, 1]));
});

test('a selection outlives a search, and says how much of it is not shown', async ({ page }) => {
  await openKept(page);
  await query(page).fill('r21-1');
  await page.getByLabel('Seleziona i 2 mostrati').check();
  await query(page).fill('r21-2');
  await box(page, 'Pistone 2').check();
  await expect(bar(page)).toContainText('3 selezionati, 2 non mostrati');
  await change(page, 'Bozza');
  await expect(toast(page, '3 prodotti aggiornati')).toBeVisible();
});

test('several products go to the bin and come back, on the real site', async ({ page, request }) => {
  await openPanel(page);
  const name = freshName('Insieme');
  const numbered = ['uno', 'due', 'tre'].map((number) => `${name} ${number}`);
  for (const each of numbered) {
    const multipart = { name: each, description: 'Di prova.', category: 'ricambi', partType: 'conrod', price: '12,5' };
    expect((await page.request.post('/api/products', { headers: sameOrigin, multipart })).status()).toBe(201);
  }
  const published = async (): Promise<Product[]> =>
    (await (await request.get('/api/products')).json()).filter((product: Product) => product.name.startsWith(name));
  await page.reload();
  await query(page).fill(name);
  await expect(names(page)).toHaveCount(3);

  await page.getByLabel('Seleziona i 3 mostrati').check();
  await change(page, 'Su ordinazione');
  await expect(toast(page, '3 prodotti aggiornati')).toBeVisible();
  // The edge's copy is purged after the answer.
  const state = async () =>
    (await published()).map(({ availability, price, partType, version }) => ({
      availability,
      price,
      partType,
      version,
    }));
  const all = (fields: object) => numbered.map(() => ({ price: 12.5, partType: 'conrod', ...fields }));
  await expect.poll(state).toEqual(all({ availability: 'to_order', version: 2 }));
  await toast(page, '3 prodotti aggiornati').getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, '3 prodotti ripristinati')).toBeVisible();
  await expect.poll(state).toEqual(all({ availability: undefined, version: 3 }));

  const questions = answerQuestions(page, true);
  await page.getByLabel('Seleziona i 3 mostrati').check();
  await bar(page).getByRole('button', { name: 'Elimina' }).click();
  const message = toast(page, '3 prodotti nel cestino');
  await expect(message).toBeVisible();
  expect(questions).toEqual(['Sei sicuro di voler eliminare 3 prodotti? Finiscono nel cestino.']);
  await expect.poll(published).toEqual([]);
  await message.getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, '3 prodotti ripristinati')).toBeVisible();
  await expect(names(page)).toHaveCount(3);
  await expect.poll(async () => (await published()).length).toBe(3);
  await removeMade(page);
});
