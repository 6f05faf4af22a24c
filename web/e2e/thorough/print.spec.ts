import { execFileSync } from 'node:child_process';
import { PAGE_SIZE } from '@rombo/shared/collections/catalogue';
import { slugIn } from '@rombo/shared/collections/in-language';
import type { ListedGuide } from '@rombo/shared/collections/listed';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { listProducts } from '../support/admin.ts';
import { mockProduct, mockProducts } from '../support/mock-data.ts';
import { hold, openHydrated, setConnection, waitForIdle } from '../support/network.ts';
import { openMocked } from '../support/panel.ts';
import { expect, type Page, test } from '../support/test.ts';

const onPaper = async (page: Page, address: string) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  // Width of A4 without its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
};
/** Prints on A4, and returns the text of each sheet. */
async function sheetsOf(page: Page): Promise<string[]> {
  const input = await page.pdf({ format: 'A4' });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}
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
  const buttons = page.locator('main').getByRole('button');
  await expect(buttons.filter({ hasNot: page.locator('img') })).toHaveCount(0);
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

test('the shortcut prints the catalogue once every picture has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
      document.body.dataset.printed = `${images.filter(({ naturalWidth }) => naturalWidth > 0).length} of ${images.length}`;
    };
  });
  await openHydrated(page, '/prodotti');
  // Pauses the limit on the wait, which a busy machine would exceed.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^(\d{2,}) of \1$/);
});

const MANY = 150;
const cards = (page: Page) => page.getByRole('article');
const storePrinted = () => {
  window.print = () => {
    document.body.dataset.printed = `${document.querySelectorAll('article').length}`;
  };
};

test('the shortcut prints products not loaded yet; the browser’s menu says that some are missing', async ({ page }) => {
  await page.addInitScript(storePrinted);
  await setConnection(page, { effectiveType: '2g' });
  const { length } = await listProducts(page.request);
  const letProducts = await hold(page, '**/api/products');
  await openHydrated(page, '/prodotti');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(`Stampati ${PAGE_SIZE} prodotti su ${length}. Ctrl+P li stampa tutti.`)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.keyboard.press('Control+p');
  letProducts();
  await expect(page.locator('body')).toHaveAttribute('data-printed', `${length}`);
  await expect(page.getByText('Stampati')).toHaveCount(0);
});

test(`${MANY} products print from the browser’s menu too once loaded; scrolling grows the list`, async ({ page }) => {
  await page.addInitScript(storePrinted);
  await mockProducts(
    page,
    Array.from({ length: MANY }, (_, at) => mockProduct(at)),
  );
  await openHydrated(page, '/prodotti');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => cards(page).count()).toBeLessThan(MANY);
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('article').length;
  });
  expect(printed).toBe(MANY);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => cards(page).count()).toBeLessThan(MANY);
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute('data-printed', `${MANY}`);
});

test('the panel prints every product of a long list', async ({ page }) => {
  await openMocked(page, 'prodotti', { products: Array.from({ length: MANY }, (_, at) => mockProduct(at)) });
  const drawn = page.getByRole('checkbox', { name: /^Seleziona Pistone/ });
  await expect(drawn.first()).toBeVisible();
  await expect.poll(() => drawn.count()).toBeLessThan(MANY);
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('[aria-label^="Seleziona Pistone"]').length;
  });
  expect(printed).toBe(MANY);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => drawn.count()).toBeLessThan(MANY);
});

test('the panel prints its cards in threes and its price list with whole words, no controls', async ({ page }) => {
  const products = Array.from({ length: 6 }, (_, at) => mockProduct(at, { availability: 'in_stock' }));
  await page.addInitScript(() => localStorage.setItem('product-list-view', JSON.stringify('cards')));
  await openMocked(page, 'prodotti', { products });
  const search = page.getByRole('searchbox');
  const toSite = page.getByRole('link', { name: /^Vedi sul sito/ });
  await expect(toSite.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const tops = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  await expect(search).toBeHidden();
  await expect(toSite.first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Listino', exact: true }).click();
  const availability = page.getByRole('combobox', { name: /^Disponibilità di/ }).first();
  await expect(availability).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  await expect(search).toBeHidden();
  expect(await availability.evaluate((select) => select.scrollWidth <= select.clientWidth)).toBe(true);
  await expect(availability).toHaveCSS('padding-right', '0px');
});

test('the footer is on one sheet wherever the page ends', async ({ page }) => {
  await page.goto('/prodotti?category=accessori');
  await expect(cards(page).first()).toBeVisible();
  for (let lines = 37; lines < 41; lines += 0.4) {
    await page.locator('main').evaluate((main, lines) => {
      main.querySelector(':scope > pre')?.remove();
      const filler = main.appendChild(document.createElement('pre'));
      filler.style.lineHeight = `${(24 * lines) / Math.floor(lines)}px`;
      filler.textContent = 'Riga\n'.repeat(lines);
    }, lines);
    const sheets = await sheetsOf(page);
    expect(sheets.find((sheet) => sheet.includes('Sede legale'))).toMatch(/Pro ?g ?ettati/);
  }
});

const COMPARISON = '/confronta?p=saetta-21-pista,tuono-21-buggy,scintilla-12-corsa,bora-21-gt';

for (const address of ['/rivenditori', '/prodotti', COMPARISON]) {
  test(`no line of ${address} is a letter on paper, and no page holds only the footer`, async ({ page }) => {
    await page.goto(address);
    await waitForIdle(page);
    for (const sheet of await sheetsOf(page)) {
      const lines = sheet.split('\n').filter((line) => line.trim());
      const letters = lines.filter((line) => /^\s*\p{Letter}(\s+\p{Letter})*$/u.test(line));
      expect(letters.length).toBeLessThan(5);
      expect(lines[0]).not.toContain('Motori da competizione per automodelli');
      expect(lines.length).toBeGreaterThan(0);
    }
  });
}

test('each guide prints on one page, in both languages', async ({ page }) => {
  const guides: ListedGuide[] = await (await page.request.get('/api/guides')).json();
  expect(guides.length).toBeGreaterThan(4);
  for (const guide of guides)
    for (const language of languageCodes) {
      const address = localized(language, pathOfPage('guide', { slug: slugIn(language, guide) }));
      await page.goto(address);
      await waitForIdle(page);
      expect(await sheetsOf(page), address).toHaveLength(1);
    }
});
