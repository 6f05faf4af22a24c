import type { Product } from '@rombo/shared/collections/product';
import { openPanel, removeCreated, sameOrigin, uniqueName } from './support/admin.ts';
import { waitForHydration } from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';

test.beforeEach(({ page }) => openPanel(page));
test.afterEach(({ page }) => removeCreated(page));

async function addEngine(page: Page): Promise<Product> {
  const name = uniqueName('Motore');
  const multipart = {
    ...{ name, description: 'Motore di prova.', category: 'motori', price: '100' },
    technicalSpecs: JSON.stringify({ Potenza: '2,5 CV', Peso: '350 g' }),
    translations: JSON.stringify({ en: { name: `${name} engine`, description: 'A test engine.' } }),
  };
  const answer = await page.request.post('/api/products', { headers: sameOrigin, multipart });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const edit = (page: Page, name = '') =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^(Modifica|Edit) ${name}`) });
const facts = (page: Page) => page.locator('main article li strong');
const price = (page: Page) => page.locator('main article p strong');

/** Saves a price in the open form. */
async function savePrice(page: Page, value: string): Promise<void> {
  await page.locator('input[name="price"]').fill(value);
  await page.getByRole('button', { name: /^(Salva|Save)$/ }).click();
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a saved product is whole and new on the page that was open before', async ({ page }) => {
  const { slug, name } = await addEngine(page);
  const path = `/prodotti/${slug}`;
  await page.goto(path);
  await waitForHydration(page);
  await markDocument(page);
  for (const value of ['210', '320']) {
    await edit(page).click();
    await savePrice(page, value);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(price(page)).toHaveText(`${value},00 €`);
    await expect(facts(page)).toHaveText(['2,5', '350 g']);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a response that was prefetched before a save is not shown after it, in English', async ({ page }) => {
  const { name } = await addEngine(page);
  let isPrefetched = false;
  page.on('response', (response) => {
    if (/\/api\/products\/[^/]+$/.test(response.url())) isPrefetched = true;
  });
  await page.goto('/en/products?category=motori');
  await waitForHydration(page);
  await markDocument(page);
  const product = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
  const prefetch = async () => {
    await page.mouse.move(0, 0);
    await product.first().hover();
    return isPrefetched;
  };
  await expect.poll(prefetch).toBe(true);
  await edit(page, name).click();
  await savePrice(page, '430');
  await expect(page).toHaveURL('/en/products?category=motori');
  await product.first().click();
  await expect(price(page)).toHaveText('€430.00');
  await expect(facts(page)).toHaveText(['2.5', '350 g']);
  expect(await isSameDocument(page)).toBe(true);
});
