import { expectAccessible, expectAccessibleAtWidths } from '../checks.ts';
import { mockProduct } from '../support/mock-data.ts';
import { hold } from '../support/network.ts';
import { editLink, openMenu, openMocked } from '../support/panel.ts';
import { expect, type Locator, type Page, productRows, test } from '../support/test.ts';

const products = [
  mockProduct(1, { name: 'Marmitta', category: 'marmitte', price: 120, updatedAt: '2025-03-01T00:00:00.000Z' }),
  mockProduct(2, { name: 'Biella', status: 'hidden', updatedAt: '2025-05-01T00:00:00.000Z' }),
  mockProduct(3, { name: 'Cilindro', price: 9.5, availability: 'in_stock', updatedAt: '2025-04-01T00:00:00.000Z' }),
];
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link');

test('the rows are sorted by their headings, and the chosen view stays on this device', async ({ page }) => {
  await productRows(page);
  await openMocked(page, 'prodotti', { products });
  await expect(rows(page)).toHaveText(['Marmitta', 'Biella', 'Cilindro']);
  await expect(page.getByRole('row', { name: 'Cilindro' })).toContainText(/Ricambi.*Visibile.*Pronta consegna.*9,50/);
  const price = page.getByRole('columnheader', { name: 'Prezzo' });
  await price.getByRole('button').click();
  await expect(rows(page)).toHaveText(['Cilindro', 'Marmitta', 'Biella']);
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await price.getByRole('button').click();
  await expect(rows(page)).toHaveText(['Marmitta', 'Cilindro', 'Biella']);
  await expect(page).toHaveURL('/admin/prodotti?ordina=-prezzo');
  await expectAccessibleAtWidths(page, 390, 1440);
  await page.reload();
  await expect(rows(page)).toHaveText(['Marmitta', 'Cilindro', 'Biella']);
  await page.getByRole('checkbox', { name: 'Seleziona Biella' }).check();
  await expect(page.getByRole('region', { name: 'Prodotti selezionati' })).toContainText('1 selezionato');
  await rows(page).nth(1).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Cilindro');
  await page.goBack();
  await expect(rows(page).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Schede' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessibleAtWidths(page, 390, 1440);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('wide windows show cards and phones rows, until one of them is chosen on this device', async ({ page }) => {
  const specs = { 'Codice Articolo': 'RP-1', Cilindrata: '3,5 cc', Potenza: '2 kW', 'RPM Max': '40.000' };
  const whole = mockProduct(1, { technicalSpecs: specs, technicalSheetUrl: '/media/products/1/scheda.pdf' });
  await page.setViewportSize({ width: 767, height: 900 });
  await openMocked(page, 'prodotti', { products: [whole, ...[2, 3, 4, 5, 6].map((number) => mockProduct(number))] });
  await expect(rows(page)).toHaveCount(6);
  const cards = page.getByRole('tabpanel').getByRole('article');
  for (const [width, columns] of [
    [768, 2],
    [1440, 3],
  ] as const) {
    // High enough for all cards: those far from the window are drawn as names only.
    await page.setViewportSize({ width, height: 2400 });
    await expect(cards).toHaveCount(6);
    await expect(page.getByRole('table')).toHaveCount(0);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
  const card = cards.first();
  await expect(card.getByText('No image available')).toBeVisible();
  await expect(card.getByRole('heading', { name: whole.name })).toBeVisible();
  await expect(card.getByText(whole.description)).toBeVisible();
  await expect(card.getByRole('definition')).toHaveText(['RP-1', '3,5 cc', '2 kW']);
  await expect(card.getByRole('link', { name: /^Scheda tecnica/ })).toHaveAttribute('target', '_blank');
  for (const name of ['Modifica Pistone 1', 'Elimina Pistone 1'])
    await expect(card.getByRole('button', { name })).toBeVisible();
  await expect(cards.nth(1).getByRole('link', { name: /^Scheda tecnica/ })).toHaveCount(0);
  await expectAccessibleAtWidths(page, 768, 1440);

  await page.getByRole('button', { name: 'Righe' }).click();
  await expect(rows(page)).toHaveCount(6);
  await page.reload();
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Schede' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const [view, width] of [
  ['Righe', 390],
  ['Schede', 1440],
] as const)
  test(`two thousand products are drawn near the window only (${view}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openMocked(page, 'prodotti', { products: Array.from({ length: 2000 }, (_, at) => mockProduct(at + 1)) });
    if (width < 768) await page.getByRole('button', { name: /^Filtri/ }).click();
    await page.getByRole('button', { name: view, exact: true }).click();
    const drawn = page.getByRole('tabpanel').getByRole('link', { name: /^Pistone \d+$/ });
    const all = page
      .getByRole('tabpanel')
      .locator('tbody tr, ul > li')
      .filter({ hasText: /^Pistone|Pistone \d/ });
    const first = editLink(page, 'Pistone 1');
    await expect(first).toBeVisible();
    // Each batch is added when the end of the former one comes near.
    for (let last = 12; last < 300; last = await all.count()) await all.last().scrollIntoViewIfNeeded();
    await all.last().scrollIntoViewIfNeeded();
    await expect(first).toHaveCount(0);
    await expect.poll(() => drawn.count()).toBeLessThanOrEqual(80);
    expect(await drawn.count()).toBeGreaterThan(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await all.first().scrollIntoViewIfNeeded();
    await expect(first).toBeVisible();
    await expect.poll(() => drawn.count()).toBeLessThanOrEqual(80);
    // A placeholder has the height of its row, or the one that the browser assumes for rows it has not laid out.
    const after = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(after).toBeGreaterThan(height * 0.8);
  });

/** Returns the options of a select that do not fit into its field. */
const cutOptions = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => {
    const style = getComputedStyle(element);
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = style.font;
    return [...element.options].map(({ text }) => text).filter((text) => (pen?.measureText(text).width ?? 0) > room);
  });

for (const language of ['it', 'en']) {
  test(`no choice is cut off on a phone, no tab at any width (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await openMocked(page, 'prodotti', { products: Array.from({ length: 230 }, (_, at) => mockProduct(at + 1)) });
    const choices = page.getByRole('tabpanel').getByRole('combobox');
    await expect(choices).toHaveCount(0);
    await page.getByRole('button', { name: /^(Filtri|Filters)$/ }).click();
    await expect(choices).toHaveCount(6);
    await page.getByRole('checkbox').nth(1).check();
    await expect(choices).toHaveCount(7);
    for (const choice of await choices.all()) expect(await cutOptions(choice)).toEqual([]);
    // As tall as the list: axe reports targets that the bar half covers as too small.
    await page.setViewportSize({ width: 390, height: 8000 });
    await expectAccessible(page);
    for (const width of [390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const tab of await page.getByRole('tab').all()) {
        const { x = -1, width: wide = 0 } = (await tab.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('a button that waited for the server has the focus back when its dialog closes', async ({ page }) => {
  await productRows(page);
  await openMocked(page, 'prodotti', { products: [mockProduct(1, { status: 'draft' }), mockProduct(2)] });
  await page.route('**/preview', (route) =>
    route.fulfill({
      status: 201,
      json: { url: 'http://localhost/prodotti/anteprima-1', expiresAt: '2099-01-08T10:00:00.000Z' },
    }),
  );
  const answer = await hold(page, '**/preview');
  const menu = await openMenu(page, 'Pistone 1');
  const button = menu.getByRole('button', { name: 'Anteprima Pistone 1' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  answer();
  await expect(page.getByRole('dialog', { name: 'Anteprima' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
