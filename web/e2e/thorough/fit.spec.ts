import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts the taps that a task takes. */
function counter() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    taps: () => taps,
  };
}

const languages = [
  {
    code: 'it',
    catalogue: '/prodotti',
    engine: 'Saetta .21 Pista',
    toParts: /^Ricambi e accessori \(\d+\)/,
    parts: 'Ricambi e accessori per questo motore',
    search: 'Cerca nel catalogo',
    plug: 'Candele turbo .21 fredde',
  },
  {
    code: 'en',
    catalogue: '/en/products',
    engine: 'Saetta .21',
    toParts: /^Spares and accessories \(\d+\)/,
    parts: 'Spares and accessories for this engine',
    search: 'Search the catalogue',
    plug: 'RP-R21-P01',
  },
];

const openCatalogue = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
};

/** The suggestions, in their own list: the choice of an engine has options too. */
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

for (const { code, catalogue, engine, toParts, parts, search, plug } of languages) {
  test(`the parts of one's engine are two taps away (${code})`, async ({ page }) => {
    const { tap, taps } = counter();
    await openCatalogue(page, catalogue);
    await tap(page.getByRole('heading', { level: 2 }).getByRole('link', { name: engine }).first());
    await tap(page.getByRole('link', { name: toParts }));
    const list = page.getByRole('region', { name: parts });
    await expect(list.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(list.getByRole('link', { name: 'RP-R21-A02' })).toBeVisible();
    expect(taps()).toBe(2);
  });

  test(`the plug for one's engine is two taps away (${code})`, async ({ page }) => {
    const { tap, taps } = counter();
    await openCatalogue(page, catalogue);
    await tap(page.getByRole('heading', { level: 2 }).getByRole('link', { name: engine }).first());
    await tap(page.getByRole('region', { name: parts }).getByRole('link', { name: plug }));
    await expect(page.getByRole('row', { name: 'RP-R21-P01' })).toBeVisible();
    expect(taps()).toBe(2);
  });

  test(`a part is found by its code in two taps (${code})`, async ({ page }) => {
    const { tap, taps } = counter();
    await openCatalogue(page, catalogue);
    const field = page.getByRole('combobox', { name: search });
    await tap(field);
    await field.pressSequentially('r21a02');
    await tap(suggestions(page).first());
    await expect(page.getByRole('row', { name: 'RP-R21-A02' })).toBeVisible();
    expect(taps()).toBe(2);
  });
}

test("who asks for the parts of one's engine before their code is there gets to them all the same", async ({
  page,
}) => {
  await openCatalogue(page, '/prodotti');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/other-products-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Saetta .21 Pista' }).first().tap();
  await page.getByRole('link', { name: /^Ricambi e accessori \(\d+\)/ }).tap();
  await expect(page).toHaveURL(/#parts$/);
  resolve();
  const list = page.getByRole('region', { name: 'Ricambi e accessori per questo motore' });
  await expect(list.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a search works by keys: slash, arrows, Enter, and the words are offered again', async ({ page }) => {
  await openCatalogue(page, '/prodotti');
  const field = page.getByRole('combobox', { name: 'Cerca nel catalogo' });
  // The code of the tools comes after the page's own.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(field).toHaveValue('');
  await field.pressSequentially('cuscineti');
  await expect(suggestions(page).first()).toContainText('cuscinetti');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=cuscineti$/);
  await expect(page.getByText('Risultati per «cuscineti»')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await field.fill('');
  await expect(suggestions(page).filter({ hasText: 'cuscineti' })).toBeVisible();
});

test('words that were searched in vain go into the contact form', async ({ page }) => {
  await openCatalogue(page, '/prodotti?q=zzyzx');
  await page.getByRole('link', { name: 'scrivici che cosa cerchi' }).click();
  await expect(page.getByLabel('Messaggio')).toHaveValue(/«zzyzx»/);
});

test("one's engine is remembered on the device", async ({ page }) => {
  await openCatalogue(page, '/prodotti');
  await page.getByLabel('Che motore hai?').selectOption('Bora .21 GT');
  await page.getByRole('button', { name: 'Mostra i ricambi' }).click();
  await expect(page.getByText('Ricambi e accessori per Bora .21 GT')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await openCatalogue(page, '/prodotti');
  await page.getByRole('link', { name: 'Ricambi e accessori per Bora .21 GT' }).click();
  await expect(page).toHaveURL(/fits=bora-21-gt/);
});

for (const path of [
  '/prodotti?q=candela',
  '/prodotti?fits=saetta-21-pista',
  '/prodotti/saetta-21-pista',
  '/en/products?q=none',
])
  test(`${path} has no finding of axe`, async ({ page }) => {
    await openCatalogue(page, path);
    if (path.startsWith('/prodotti?q')) {
      await page.getByRole('combobox', { name: 'Cerca nel catalogo' }).fill('saetta');
      await expect(suggestions(page).first()).toBeVisible();
    }
    await expectAccessible(page);
  });
