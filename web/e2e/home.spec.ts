import { madeUpSlide } from './support/slides.ts';
import { answerSlides, carousel, expectShown } from './support/slideshow.ts';
import { expect, test } from './support/test.ts';

for (const [width, height] of [
  [390, 844],
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

test('one picture needs no controls', async ({ page }) => {
  await answerSlides(page, [madeUpSlide(4)]);
  await page.goto('/');
  await expectShown(page, 'slide-4');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

test('a text says so when no picture can be loaded', async ({ page }) => {
  await answerSlides(page, [madeUpSlide(1, { imageUrl: '/media/slides/gone.jpg' })]);
  await page.goto('/');
  await expect(page.getByText('No images available', { exact: true })).toBeVisible();
});
