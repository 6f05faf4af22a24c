import { expect, type Page, test } from '../support/test.ts';

const onPaper = async (page: Page, address: string) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  // Width of A4 without its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
};
/** Sends the event that precedes printing, which emulated media lack. */
const allLoaded = (page: Page) =>
  page.locator('main').evaluate((main) => {
    dispatchEvent(new Event('beforeprint'));
    return [...main.querySelectorAll('img')].every((image) => image.naturalWidth > 0);
  });

test('the catalogue prints every picture and code, three beside each other, and nothing to press', async ({ page }) => {
  await onPaper(page, '/prodotti');
  // WebKit would print a page with a dark colour scheme on black.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  await expect.poll(() => allLoaded(page), { timeout: 30_000 }).toBe(true);
  for (const card of await cards.all()) {
    await expect(card.locator('img')).toBeVisible();
    await expect(card.locator('dd')).toHaveText(/^RP-/);
  }
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  await expect(page.getByText('+2 foto').first()).toBeHidden();
  await expect(page.getByText('Categorie')).toBeHidden();
  await expect(page.getByRole('link', { name: /^(Dettagli|Scheda tecnica)/ })).toHaveCount(0);
  await expect(
    page
      .locator('main')
      .getByRole('button')
      .filter({ hasNot: page.locator('img') }),
  ).toHaveCount(0);
});

test('a product’s page prints its pictures, its data and its address, and nothing to press', async ({
  page,
  baseURL,
}) => {
  await onPaper(page, '/prodotti/tuono-21-buggy-corsa');
  await expect(page.locator('main').getByRole('img', { name: /^Motore \.21 con testa rossa.*scarico$/ })).toBeVisible();
  await expect(page.locator('main section img:visible')).toHaveCount(6);
  await expect(page.getByRole('row').first()).toHaveText('Codice ArticoloRP-M21-B02');
  await expect(page.getByText(`${baseURL}/prodotti/tuono-21-buggy-corsa`)).toBeVisible();
  for (const text of ['Chiedi informazioni', 'Nella stessa classe', 'Foto 1 di 5'])
    await expect(page.getByText(text, { exact: true })).toBeHidden();
});
