import { expectAccessible } from './checks.ts';
import { openHydrated } from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';
import { tap } from './support/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const PART = '/prodotti/biella-21';
const FITS = /^Adatto al tuo Tuono .21 Buggy/;
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Che motore hai?' });
const engine = (page: Page, name = 'Tuono .21 Buggy') => sheet(page).getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('engine'));
const text = (page: Page, pattern: RegExp) => page.getByRole('main').getByText(pattern).first();

/** Stores an engine before the first page. */
const remember = (page: Page, slug: string) =>
  page.addInitScript((slug) => {
    sessionStorage.engineSet ??= localStorage.engine = JSON.stringify(slug);
  }, slug);

test('a part’s page asks for the engine; place and focus stay, and one tap forgets it', async ({ page }) => {
  await openHydrated(page, PART);
  const opener = page.getByRole('link', { name: 'Va bene per il mio motore?' });
  await opener.evaluate((link) => scrollTo(0, link.getBoundingClientRect().top - 300));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await tap(opener);
  await expect(engine(page).locator('img')).toBeVisible();
  await tap(engine(page));
  await expect(text(page, FITS)).toBeInViewport();
  await expect(sheet(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(page.getByRole('link', { name: 'Cambia motore' })).toBeFocused();
  await expect(page).toHaveURL(PART);
  await openHydrated(page, PART);
  await expect(text(page, FITS)).toBeVisible();
  // Elsewhere the bar at the bottom may half cover a link, which axe would report as too small.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dimentica il motore' }).press('Enter');
  await expect(opener).toBeFocused();
  expect(await stored(page)).toBeNull();
});

test('Escape, Back and the cross close the sheet and choose nothing', async ({ page }) => {
  await openHydrated(page, '/prodotti');
  const opener = page.getByRole('main').getByRole('link', { name: 'Che motore hai?' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => tap(sheet(page).getByRole('button', { name: 'Chiudi' })),
  ]) {
    await opener.press('Enter');
    await expect(engine(page)).toBeVisible();
    await expectAccessible(page);
    await close();
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/prodotti');
  }
  expect(await stored(page)).toBeNull();
});

test('the header asks on every page, and another tab follows', async ({ page, context }) => {
  const other = await context.newPage();
  await openHydrated(other, PART);
  await openHydrated(page, '/azienda');
  await tap(page.getByRole('button', { name: 'Apri il menu' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Il mio motore' }));
  await tap(engine(page));
  await expect(page.getByText('Il mio motore', { exact: true }).last()).toBeVisible();
  await expect(page).toHaveURL('/azienda');
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeFocused();
  await expect(text(other, FITS)).toBeVisible();
});

test('cards, suggestions, the comparison and other parts say whether they fit the engine', async ({ page }) => {
  await remember(page, 'bora-21-gt');
  await openHydrated(page, '/prodotti?category=ricambi');
  const card = (name: string) => page.locator('article', { has: page.getByRole('heading', { name, exact: true }) });
  await expect(card('Carburatore a slitta .21')).toContainText('Adatto al tuo Bora .21 GT');
  await expect(card('Pistone e camicia .21 ABC')).toContainText('Non adatto al tuo Bora .21 GT: prendi RP-R21-A04');
  await tap(page.getByRole('button', { name: 'Cerca nel catalogo' }));
  await page.keyboard.type('RP-R21-C01');
  await expect(page.getByRole('option').first()).toContainText('va bene per il tuo motore');
  await openHydrated(page, '/confronta?p=biella-21,biella-12-confezione-da-due');
  await expect(page.getByRole('row', { name: /Bora|motore/i }).first()).toContainText('Adatto al tuo Bora .21 GT');
  await openHydrated(page, PART);
  const others = page.getByRole('region', { name: 'Lo stesso per altri motori' }).getByRole('listitem');
  await expect(others.first()).toContainText('Non adatto al tuo Bora .21 GT');
});

test('the list of parts is that of another engine after a change, and Back returns to the first', async ({ page }) => {
  await remember(page, 'bora-21-gt');
  await openHydrated(page, '/prodotti?fits=bora-21-gt');
  await tap(page.getByRole('main').getByRole('link', { name: 'Bora .21 GT', exact: true }).first());
  await tap(engine(page));
  await expect(page).toHaveURL('/prodotti?fits=tuono-21-buggy');
  await expect(text(page, /^Ricambi e accessori per Tuono .21 Buggy/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/prodotti?fits=bora-21-gt');
  await openHydrated(page, PART);
  await page.getByRole('link', { name: 'Cambia motore' }).press('Enter');
  await sheet(page).getByRole('link', { name: 'Ricambi e accessori per Tuono .21 Buggy' }).press('Enter');
  await expect(page).toHaveURL('/prodotti?fits=tuono-21-buggy');
  // The list of another engine loads the document anew.
  await expect(text(page, /^Ricambi e accessori per Tuono .21 Buggy/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PART);
  await expect(sheet(page)).toHaveCount(0);
});

test('an engine that was removed is forgotten', async ({ page }) => {
  await remember(page, 'motore-tolto');
  await openHydrated(page, PART);
  await expect(page.getByRole('link', { name: 'Va bene per il mio motore?' })).toBeVisible();
  await expect.poll(() => stored(page)).toBeNull();
  await expect(page.getByRole('button', { name: 'Dimentica il motore' })).toHaveCount(0);
});

test('viewed products stand on the homepage and on other products, and move nothing', async ({ page }) => {
  for (const address of [PART, '/prodotti/tuono-21-buggy']) await openHydrated(page, address);
  const seen = page.getByRole('region', { name: 'Visti di recente' }).getByRole('link');
  await expect(seen).toHaveText(['Biella .21']);
  await openHydrated(page, '/');
  await expect(seen).toHaveText(['Tuono .21 Buggy', 'Biella .21']);
  await expect(seen.locator('[lang=it]')).toHaveCount(2);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The arrival of the font moves words by less than 0.001.
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((entry) => (entry as unknown as { value: number }).value);
          resolve(Math.max(0, ...values));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
  expect(shifts).toBeLessThan(0.001);
});
