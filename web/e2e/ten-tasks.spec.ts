import type { Locator, Page } from '@playwright/test';
import { opened } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { tap } from './support/touch.ts';

/** A buyer's tasks on a phone, each with the most taps that it may take. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts taps on links and buttons. */
function fingers(page: Page) {
  let taps = 0;
  const press = async (target: Locator) => {
    taps += 1;
    await tap(target);
  };
  return {
    taps: () => taps,
    link: (name: string | RegExp) => press(page.getByRole('link', { name }).first()),
    button: (name: string | RegExp) => press(page.getByRole('button', { name }).first()),
    press,
  };
}

const ENGINE = 'Tuono .21 Buggy';
const toEngine = new RegExp(`^${ENGINE}$`);
/** The engine under 'Che motore hai?'. */
const plate = (page: Page) => page.locator('#motore').getByRole('link', { name: toEngine });
const inPage = (page: Page, text: string | RegExp) => page.locator('main').getByText(text).first();

for (const [language, home] of [
  ['it', '/'],
  ['en', '/en'],
] as const) {
  const catalogue = { it: '/prodotti', en: '/en/products' }[language];

  test.describe(`in ${language}`, () => {
    test('parts and plug of an engine: one tap from home; whether one fits: another; its drawing: two', async ({
      page,
    }) => {
      const hand = fingers(page);
      await opened(page, home);
      await hand.press(plate(page));
      await expect(inPage(page, /^(Ricambi e accessori per|Spares and accessories for) Tuono .21 Buggy/)).toBeVisible();
      await expect(inPage(page, 'RP-R21-P02')).toBeVisible();
      expect(hand.taps()).toBeLessThanOrEqual(3);

      const parts = page.url();
      await hand.press(page.locator('article').filter({ hasText: 'RP-R21-P02' }).getByRole('link'));
      await expect(inPage(page, /^(Adatto al tuo|Fits your) Tuono .21 Buggy/)).toBeInViewport();

      await opened(page, parts);
      await hand.link(/^(Esploso e dati|Drawing and data)$/);
      await expect(page.locator('#exploded svg, #exploded img').first()).toBeInViewport();
      // The main figures: missing when the page shows the copy that was read for the list.
      await expect(page.getByRole('listitem').filter({ hasText: '358' }).first()).toBeAttached();
      expect(hand.taps()).toBe(3);
    });

    test('a part by its code: one tap; that it does not fit, and what does, is on its page', async ({ page }) => {
      const hand = fingers(page);
      await opened(page, home);
      await hand.press(plate(page));
      await hand.button(/^(Cerca nel catalogo|Search the catalogue)$/);
      await page.keyboard.type('rp r12 b01');
      await page.keyboard.press('Enter');
      await expect(inPage(page, /^(Non adatto al tuo|Does not fit your) Tuono .21 Buggy/)).toBeInViewport();
      await expect(page.locator('main').getByRole('link', { name: 'RP-R21-B01' }).first()).toBeInViewport();
      expect(hand.taps()).toBe(2);
    });

    test('two engines beside each other: three taps', async ({ page }) => {
      const hand = fingers(page);
      await opened(page, `${catalogue}?category=motori`);
      const compare = (name: string) => hand.button(new RegExp(`^(Confronta|Compare) ${name}$`));
      await compare(ENGINE);
      await compare('Saetta .21 (Pista|On-Road)');
      const tray = page.getByRole('complementary', { name: /^(Prodotti da confrontare|Products to compare)$/ });
      await hand.press(tray.getByRole('link'));
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      expect(hand.taps()).toBe(3);
    });

    test('the dealer nearest to Manchester: three taps and a word', async ({ page }) => {
      const hand = fingers(page);
      await opened(page, home);
      await hand.button(/^(Apri il menu|Open the menu)$/);
      await hand.press(page.getByRole('dialog').getByRole('link', { name: /^(Rivenditori|Dealers)$/ }));
      await hand.press(page.getByRole('searchbox'));
      await page.keyboard.type('Manchester');
      await expect(inPage(page, '14 Kirkstall Lane')).toBeInViewport();
      expect(hand.taps()).toBe(3);
    });

    test('who won with an engine, and its data sheet: two taps each', async ({ page }) => {
      const hand = fingers(page);
      await opened(page, home);
      await hand.link(/^(Esplora i prodotti|Explore)/);
      await hand.link(toEngine);
      await expect(page.locator('main')).toContainText(/(Che cosa ha vinto|What it has won).*Matteo Ravelli/s);
      expect(hand.taps()).toBe(2);

      await opened(page, catalogue);
      await hand.link(toEngine);
      const opening = page.waitForEvent('popup');
      await hand.link(/^(Scheda tecnica|Spec sheet)/);
      await (await opening).close();
      expect(hand.taps()).toBe(4);
    });

    test('a question about a product: three taps and the fields; found again the day after: one', async ({ page }) => {
      const hand = fingers(page);
      await opened(page, catalogue);
      await hand.link(toEngine);
      await hand.link(/^(Chiedi informazioni|Ask about this product)$/);
      const form = page.locator('main form');
      await expect(form).toBeInViewport();
      await expect(form.getByLabel(/^(Messaggio|Message)/)).toHaveValue(/RP-M21-B01/);
      await expect(form.getByRole('button', { name: /^(Invia|Send)/ })).toBeVisible();
      expect(hand.taps()).toBe(2);

      await opened(page, catalogue);
      // The list above it grows as one scrolls.
      await expect(async () => {
        await page.locator('footer').scrollIntoViewIfNeeded();
        expect(await page.locator('article').count()).toBeGreaterThan(40);
      }).toPass();
      const recent = page.getByRole('region', { name: /^(Visti di recente|Recently viewed)$/ });
      await hand.press(recent.getByRole('link', { name: ENGINE }));
      await expect(page.getByRole('heading', { level: 1, name: ENGINE })).toBeVisible();
      expect(hand.taps()).toBe(3);
    });
  });
}
