import { expect, test } from '@playwright/test';
import { checkPage } from './checks.ts';
import { answerSlides, carousel, dot, expectShown, slide } from './support/slideshow.ts';

for (const { address, title, explore, products, more, company, reasons } of [
  {
    address: '/',
    title: 'Precisione che si sente',
    explore: 'Esplora i prodotti',
    products: '/prodotti',
    more: 'Conosci l’azienda',
    company: '/azienda',
    reasons: ['23+anni di esperienza', '5000+motori prodotti', '2019 - 2023 - 2024Multiple World Champion'],
  },
  {
    address: '/en',
    title: 'Precision you can hear',
    explore: 'Explore products',
    products: '/en/products',
    more: 'Read more',
    company: '/en/company',
    reasons: ['23+years of experience', '5000+engines built', '2019 - 2023 - 2024Multiple World Champion'],
  },
]) {
  test.describe(address, () => {
    test('says what is made here, leads on, and gives three reasons', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: explore })).toHaveAttribute('href', products);
      await expect(page.getByRole('link', { name: more })).toHaveAttribute('href', company);
      const cards = page
        .getByRole('main')
        .locator('li')
        .filter({ has: page.locator('strong') });
      await expect(cards).toHaveCount(reasons.length);
      for (const [at, reason] of reasons.entries()) await expect(cards.nth(at)).toContainText(reason);
    });

    test('has no fault that axe, the console or a narrow screen can show', async ({ page }) => {
      await checkPage(page, address, () => expect(page.getByRole('main').getByRole('img').first()).toBeVisible());
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the slideshow takes three quarters of a window of ${width} by ${height}`, async ({ page }) => {
    await answerSlides(page, []);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expectShown(page, 'slide-1');
    const stage = carousel(page).locator('..');
    expect((await stage.boundingBox())?.height).toBeCloseTo(height * 0.75, 0);
  });
}

test.describe('without slides of its own', () => {
  for (const [situation, status, body] of [
    ['there are none', 200, []],
    ['the list is absent', 404, { code: 'not_found', message: 'Non trovato' }],
    ['the call fails', 500, { code: 'internal', message: 'Errore interno' }],
  ] as const) {
    test(`the nine built-in pictures take turns when ${situation}`, async ({ page }) => {
      await answerSlides(page, body, status);
      await page.goto('/');
      await expectShown(page, '/slides/slide-1');
      await expect(carousel(page).getByRole('listitem')).toHaveCount(9);
      await carousel(page).getByRole('button', { name: 'Immagine precedente' }).click();
      await expectShown(page, '/slides/slide-9');
    });
  }
});

test('slides are shown by their order, and their titles are not', async ({ page }) => {
  await answerSlides(page, [slide(2, { order: 7 }), slide(3, { order: -1 }), slide(1, { order: 3 })]);
  await page.goto('/');
  await expectShown(page, 'slide-3');
  await dot(page, 2).click();
  await expectShown(page, 'slide-1');
  await dot(page, 3).click();
  await expectShown(page, 'slide-2');
  await expect(page.getByText('Titolo interno')).toHaveCount(0);
});

test('one picture needs no controls', async ({ page }) => {
  await answerSlides(page, [slide(4)]);
  await page.goto('/');
  await expectShown(page, 'slide-4');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

test('a picture that cannot be loaded leaves the show, and when none is left a text says so', async ({ page }) => {
  await answerSlides(page, [slide(1, { imageUrl: '/media/slides/gone.jpg' }), slide(2)]);
  await page.goto('/');
  await expectShown(page, 'slide-2');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  await answerSlides(page, [slide(1, { imageUrl: '/media/slides/gone.jpg' })]);
  await page.goto('/');
  await expect(page.getByText('No images available', { exact: true })).toBeVisible();
});
