import { slugsBy } from '@rombo/shared/contract/language-fields';
import { openHydrated } from './support/network.ts';
import { mockSlide } from './support/slides.ts';
import { carousel, dot, expectShown, mockSlides } from './support/slideshow.ts';
import { expect, test } from './support/test.ts';

test('the slideshow takes three quarters of a window, and shows nine of its own without slides', async ({ page }) => {
  // Does not turn by itself.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  for (const [width, height, status, body] of [
    [390, 844, 200, []],
    [1440, 900, 500, { code: 'internal', message: 'Errore interno' }],
  ] as const) {
    await page.setViewportSize({ width, height });
    await mockSlides(page, body, status);
    await page.goto('/');
    await expectShown(page, '/slides/slide-1');
    await expect
      .poll(async () => (await carousel(page).locator('..').boundingBox())?.height)
      .toBeCloseTo(height * 0.75, 0);
    await expect(carousel(page).getByRole('listitem')).toHaveCount(9);
    await carousel(page).getByRole('button', { name: 'Immagine precedente' }).click();
    await expectShown(page, '/slides/slide-9');
  }
});

test('one picture needs no controls', async ({ page }) => {
  await mockSlides(page, [mockSlide(4)]);
  await page.goto('/');
  await expectShown(page, 'slide-4');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

test('a slide says what was written for it, in the language of the page, and leads to its link', async ({ page }) => {
  const slideTexts = { headline: 'In pista', text: 'Si parte a marzo', link: '/news?x=1' };
  await mockSlides(page, [mockSlide(1, { ...slideTexts, translations: { en: { headline: 'At the track' } } })]);
  await page.goto('/');
  await expect(carousel(page).getByRole('link')).toHaveText('In pistaSi parte a marzo');
  await expect(carousel(page).getByRole('link')).toHaveAttribute('href', '/news?x=1');
  await page.goto('/en');
  await expect(page.getByRole('link', { name: 'At the track', exact: true })).toHaveAttribute('href', '/en/news?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Precision you can hear');
});

test('a slide names its product and leads to it, another one names none', async ({ page }) => {
  const names = { slug: 'tuono-21-buggy', name: 'Tuono .21', articleCode: null };
  const product = { id: mockSlide(3).id, ...slugsBy(() => null), ...names };
  await mockSlides(page, [mockSlide(1, { products: [product] }), mockSlide(2)]);
  await page.goto('/');
  await expectShown(page, 'slide-1');
  const link = carousel(page).getByRole('link');
  await expect(link).toHaveText('Tuono .21');
  await dot(page, 2).click();
  await expectShown(page, 'slide-2');
  await expect(link).toHaveCount(0);
  await dot(page, 1).click();
  await expectShown(page, 'slide-1');
  // During its transition the slide covers everything.
  await link.evaluate((it) =>
    Promise.allSettled(it.parentElement?.getAnimations().map(({ finished }) => finished) ?? []),
  );
  await link.click();
  await expect(page).toHaveURL('/prodotti/tuono-21-buggy');
});

test('a text says so when no picture can be loaded', async ({ page }) => {
  await mockSlides(page, [mockSlide(1, { imageUrl: '/media/slides/gone.jpg' })]);
  await page.goto('/');
  await expect(page.getByText('No images available', { exact: true })).toBeVisible();
});

test('engines are in columns of a wide window; the three figures have one size and baseline', async ({ page }) => {
  await page.goto('/');
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cells = await page.locator('#motore li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const columns = cells.filter(({ top }) => top === cells[0]?.top).map(({ left }) => left);
    expect(columns.length).toBeGreaterThan(3);
    expect(cells.length).toBeGreaterThan(columns.length);
    for (const { left } of cells) expect(columns).toContain(left);
  }
  const figures = page.getByRole('main').locator('li > strong');
  const places = await figures.evaluateAll((all) =>
    all.map((figure) => [getComputedStyle(figure).fontSize, figure.getBoundingClientRect().bottom]),
  );
  expect(places).toHaveLength(3);
  expect(new Set(places.map(String)).size).toBe(1);
});

test('an engine that is picked on the homepage is kept, in both languages', async ({ page }) => {
  await openHydrated(page, '/');
  const engines = page.getByRole('region', { name: 'Che motore hai?' });
  await engines.getByRole('link', { name: 'Saetta .21 Pista', exact: true }).click();
  await expect(page).toHaveURL('/prodotti?fits=saetta-21-pista');
  await page.goto('/en');
  await expect(page.locator('#motore [aria-current]')).toContainText('Saetta .21 On-Road');
  await openHydrated(page, '/');
  await engines.getByRole('link', { name: 'Tuono .21 Buggy', exact: true }).click();
  await expect(page).toHaveURL('/prodotti?fits=tuono-21-buggy');
  await page.goto('/');
  await expect(engines.getByText('Il tuo motore')).toBeVisible();
  await expect(engines.locator('[aria-current]')).toContainText('Tuono .21 Buggy');
});
