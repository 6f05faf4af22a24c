import {
  listProducts,
  openPanel,
  openTab,
  paste,
  removeCreated,
  sameOrigin,
  toast,
  uniqueName,
} from './support/admin.ts';
import { smallJpeg } from './support/files.ts';
import { expect, type Locator, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ page }) => removeCreated(page));

/** Counts taps: one per button or field, two per native list or picker. Typing into a focused field counts none. */
function createTapCounter() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    choose: async (list: Locator, value: string) => {
      count += 2;
      await list.selectOption(value);
    },
    pick: async (input: Locator, ...files: Awaited<ReturnType<typeof smallJpeg>>[]) => {
      count += 2;
      await input.setInputFiles(files);
    },
    add: (more: number) => {
      count += more;
    },
    count: () => count,
  };
}

test('a new engine with six photos, specs, parts and price is visible after 20 taps', async ({ page }) => {
  await openPanel(page);
  const model = (await listProducts(page.request)).find(({ name }) => name === 'Tuono .21 Buggy');
  const name = uniqueName('Lancio');
  const { press, choose, pick, count } = createTapCounter();
  await press(page.getByRole('button', { name: 'Aggiungi prodotto' }));
  await press(page.getByLabel('Nome', { exact: true }));
  await page.keyboard.type(name);
  await press(page.getByLabel('Prezzo in euro, IVA inclusa'));
  await page.keyboard.type('399');
  await choose(page.getByLabel('Disponibilità'), 'in_stock');
  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => smallJpeg(`foto-${at}.jpg`)));
  await pick(page.getByLabel('Aggiungi immagini'), ...photos);
  await press(page.getByLabel('Descrizione', { exact: true }));
  await page.keyboard.type('Motore da gara.');
  await press(page.getByLabel('Codice Articolo'));
  await paste(
    page.getByLabel('Codice Articolo'),
    'Codice Articolo: RP-LANCIO\nCilindrata: 3,49 cc\nPotenza – 2,65 CV\nPeso: 352 g',
  );
  await press(page.getByText('Ricambi, codici, evidenza'));
  await choose(page.getByLabel('Stessi ricambi di…'), model?.id ?? '');
  const ticks = page.getByRole('list', { name: 'Ricambi da aggiungere' }).getByRole('checkbox');
  await ticks.first().focus();
  const offered = await ticks.count();
  await page.keyboard.press('Space');
  await press(page.getByRole('button', { name: 'Crea prodotto' }));
  await expect(toast(page, 'Prodotto creato!')).toContainText(`${offered - 1} ricambi in più`, { timeout: 30_000 });
  // It stays under the pointer.
  await toast(page, 'Prodotto creato!').hover();
  expect(count()).toBeLessThanOrEqual(20);
  const saved = (await listProducts(page.request)).find((product) => product.name === name);
  const technicalSpecs = { Peso: '352 g', Potenza: '2,65 CV' };
  expect(saved).toMatchObject({ price: 399, availability: 'in_stock', technicalSpecs });
  expect(saved?.images).toHaveLength(6);
  const { parts } = await (await page.request.get(`/api/products/${saved?.slug}`)).json();
  expect(parts.length).toBe(offered - 1);
  await toast(page, 'Prodotto creato!').getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, `${offered - 1} prodotti ripristinati`)).toBeVisible();
  expect((await (await page.request.get(`/api/products/${saved?.slug}`)).json()).parts).toEqual([]);
});

test('a news item with a photo is visible after 8 taps', async ({ page }) => {
  await openPanel(page);
  const { press, pick, add, count } = createTapCounter();
  const title = `Novità ${Date.now()}`;
  add(await openTab(page, 'News'));
  await press(page.getByRole('button', { name: 'Aggiungi notizia' }));
  await press(page.getByLabel('Titolo', { exact: true }).first());
  await page.keyboard.type(title);
  await press(page.getByLabel('Testo', { exact: true }).first());
  await page.keyboard.type('Da oggi in consegna.');
  await pick(page.getByLabel('Scegli l’immagine'), await smallJpeg('news.jpg'));
  await press(page.getByRole('button', { name: 'Crea notizia' }));
  await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible({ timeout: 30_000 });
  expect(count()).toBeLessThanOrEqual(8);
  const news: { id: string; title: string }[] = await (await page.request.get('/api/news')).json();
  const made = news.find((item) => item.title === title);
  expect(made).toBeDefined();
  await page.request.delete(`/api/news/${made?.id}`, { headers: sameOrigin });
});
