import { collectFaults, expectAccessible } from '../checks.ts';
import { listProducts } from '../support/admin.ts';
import { goBack, hold, openHydrated, setConnection, waitForIdle } from '../support/network.ts';
import { expect, type Page, test } from '../support/test.ts';
import { tap } from '../support/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Options of the suggestion list only: the engine select has options too. */
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

test('a tap on the parts of an engine before their code is there leads to them all the same', async ({ page }) => {
  await openHydrated(page, '/prodotti');
  const release = await hold(page, '**/assets/product-details-*.js');
  await tap(page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Saetta .21 Pista' }).first());
  await tap(page.getByRole('navigation', { name: 'Sezioni della pagina' }).getByRole('link', { name: 'Ricambi' }));
  await expect(page).toHaveURL(/#parts$/);
  release();
  const list = page.getByRole('region', { name: 'Ricambi e accessori per questo motore' });
  await expect(list.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a search works by keys: arrows, Enter, and the words are offered again', async ({ page }) => {
  await openHydrated(page, '/prodotti');
  const field = page.getByRole('combobox', { name: 'Cerca nel catalogo' });
  await tap(page.getByRole('button', { name: 'Cerca nel catalogo' }));
  await field.pressSequentially('cuscineti');
  await expect(suggestions(page).first()).toContainText('cuscinetti');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=cuscineti$/);
  await expect(page.getByText('Risultati per «cuscineti»')).toBeVisible();
  await waitForIdle(page);
  await page.keyboard.press('Control+k');
  await field.fill('');
  await expect(suggestions(page).filter({ hasText: 'cuscineti' })).toBeVisible();
});

test('what was looked at can be removed from the list in the catalogue', async ({ page }) => {
  await openHydrated(page, '/prodotti/saetta-21-pista');
  await openHydrated(page, '/prodotti?category=accessori');
  const seen = page.getByRole('region', { name: 'Visti di recente' });
  await seen.getByRole('button', { name: 'Togli Saetta .21 Pista' }).click();
  await expect(seen).toHaveCount(0);
});

test('the first product is above the fold, and parts are rows of 88 pixels', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g' });
  for (const address of ['/prodotti', '/en/products']) {
    await openHydrated(page, address);
    await expect.poll(() => page.locator('article').count()).toBeGreaterThan(40);
    const first = await page
      .locator('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    // Firefox lays out a card when it scrolls into view.
    const heights = await page.evaluate(async () => {
      const each: number[] = [];
      for (const card of document.querySelectorAll('article')) {
        card.scrollIntoView();
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        each.push(card.getBoundingClientRect().height);
      }
      return each;
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(first).toBeLessThan(320);
    expect(Math.max(...heights)).toBeLessThanOrEqual(360);
    // A row with a name of two lines and without a price is a line higher: the availability is not cut.
    expect(heights.filter((each) => each <= 88.5).length).toBeGreaterThan(33);
    expect(heights.filter((each) => each <= 108).length).toBeGreaterThan(38);
    expect(height).toBeLessThan(9000);
  }
});

test('the specs dialog shows code, description and every spec; axe finds no fault in dialogs', async ({ page }) => {
  const faults = collectFaults(page);
  const products = await listProducts(page.request);
  const engine = products.find(({ technicalSpecs }) => Object.keys(technicalSpecs).length > 5);
  if (!engine) throw new Error('The demo catalogue has no product with a data sheet');
  await openHydrated(page, '/prodotti');
  const card = page.locator('article', { has: page.getByRole('heading', { name: engine.name, exact: true }) });
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Vedi tutte le specifiche' }).click();
  for (const text of [engine.name, engine.description, ...Object.entries(engine.technicalSpecs).flat()])
    await expect(dialog).toContainText(text);
  for (const open of ['Vedi tutte le specifiche', /^Apri la galleria/]) {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: open }).first().click();
    await expect(dialog).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await goBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/prodotti');
  }
  expect(faults).toEqual([]);
});

test('an address with values that the server drops is loaded once; its language link is whole', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).search);
  });
  const addresses = ['?fits=Tuono-21-Buggy', '?q=caff%E8', '?sort=price&page=999999', '?q=16%25'];
  for (const address of addresses) {
    await openHydrated(page, `/prodotti${address}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  expect(documents).toEqual(addresses);
  await expect(page.locator('a[href^="/en/products?"]').first()).toHaveAttribute('href', '/en/products?q=16%25');
});

test('the chosen category of an address is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/prodotti?category=accessori');
  await expect(page.locator('[aria-current]', { hasText: 'Accessori' })).toBeInViewport({ ratio: 1 });
});
