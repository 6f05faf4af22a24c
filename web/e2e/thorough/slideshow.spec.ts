import { expect, test } from '@playwright/test';
import { answerSlides, carousel, dot, expectShown, openAtTwo, slide } from '../support/slideshow.ts';
import { strokeSideways } from '../support/stroke.ts';

test('a picture stays five seconds, and after the last comes the first', async ({ page }) => {
  await openAtTwo(page);
  await page.clock.runFor(4999);
  await expectShown(page, 'slide-2');
  await page.clock.runFor(1);
  await expectShown(page, 'slide-3');
  await page.clock.runFor(5000);
  await expectShown(page, 'slide-1');
});

test('one picture becomes the next within a second', async ({ page }) => {
  await openAtTwo(page);
  const [shown] = await carousel(page).getByRole('group').all();
  await expect(shown ?? page.locator('body')).toHaveCSS('transition', 'opacity 1s');
});

test('the arrows go round in both directions, and the dots say where one is', async ({ page }) => {
  await answerSlides(page, [slide(1), slide(2)]);
  await page.goto('/');
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await carousel(page).getByRole('button', { name: 'Immagine precedente' }).click();
  await expectShown(page, 'slide-2');
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await carousel(page).getByRole('button', { name: 'Immagine successiva' }).click();
  await expectShown(page, 'slide-1');
});

test.describe('it holds still', () => {
  test('while a mouse is over it or its headline, and no longer', async ({ page }) => {
    await openAtTwo(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(20_000);
    await expectShown(page, 'slide-2');
    await page.getByRole('heading', { level: 2 }).first().hover();
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5000);
    await expectShown(page, 'slide-3');
  });

  test('while the keyboard is inside, and no longer', async ({ page }) => {
    await openAtTwo(page);
    await page.getByRole('link', { name: 'Conosci l’azienda' }).focus();
    await page.keyboard.press('Tab');
    await expect(dot(page, 1)).toBeFocused();
    await page.clock.runFor(20_000);
    await expectShown(page, 'slide-2');
    await page.getByRole('link', { name: 'risultati' }).focus();
    await page.clock.runFor(5000);
    await expectShown(page, 'slide-3');
  });

  test('once it was stopped, until it is started again', async ({ page }) => {
    await openAtTwo(page);
    await carousel(page).getByRole('button', { name: 'Ferma lo scorrimento' }).dispatchEvent('click');
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(20_000);
    await expectShown(page, 'slide-2');
    await carousel(page).getByRole('button', { name: 'Riprendi lo scorrimento' }).dispatchEvent('click');
    await page.clock.runFor(5000);
    await expectShown(page, 'slide-3');
  });

  test('in a tab that nobody sees', async ({ page }) => {
    await openAtTwo(page);
    const turn = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await turn(true);
    await page.clock.runFor(20_000);
    await expectShown(page, 'slide-2');
    await turn(false);
    await page.clock.runFor(5000);
    await expectShown(page, 'slide-3');
  });

  test('for those who want no motion: it turns at their press only, and at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAtTwo(page);
    await page.clock.runFor(20_000);
    await expectShown(page, 'slide-2');
    await expect(carousel(page).getByRole('button', { name: 'Ferma lo scorrimento' })).toBeHidden();
    const [shown] = await carousel(page).getByRole('group').all();
    await expect(shown ?? page.locator('body')).toHaveCSS('transition-property', 'none');
    await carousel(page).getByRole('button', { name: 'Immagine successiva' }).click();
    await expectShown(page, 'slide-3');
  });
});

test('each picture is moved until its focal point is in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerSlides(page, [slide(1), slide(4)]);
  await page.goto('/');
  /** How far the picture is moved to the right of the middle, in pixels. */
  const moved = async () => {
    const picture = carousel(page).getByRole('group').locator('img');
    const place = await picture.evaluate((image) => getComputedStyle(image).objectPosition);
    return Number(/([+-]) ([\d.]+)px/.exec(place)?.slice(1).join(''));
  };
  await expectShown(page, 'slide-1');
  const focalPointAtTheRight = await moved();
  await dot(page, 2).click();
  await expectShown(page, 'slide-4');
  expect(focalPointAtTheRight).toBeLessThan(-50);
  expect(await moved()).toBeGreaterThan(50);
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a stroke to the left brings the next picture, one to the right the one before', async ({ page }) => {
    await answerSlides(page, [slide(1), slide(2), slide(3)]);
    await page.goto('/');
    await expectShown(page, 'slide-1');
    const stroke = (from: number, to: number) => strokeSideways(page, { from, to, y: 250 });
    await stroke(300, 120);
    await expectShown(page, 'slide-2');
    await stroke(120, 300);
    await expectShown(page, 'slide-1');
    await stroke(200, 180);
    await expectShown(page, 'slide-1');
  });
});

test('the first picture is fetched at once and before others, each other one when its turn is next', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = new URL(request.url()).pathname.match(/slide-\d/) ?? [];
    if (name) asked.push(name);
  });
  await answerSlides(page, [slide(1), slide(2), slide(3), slide(4)]);
  await page.goto('/');
  await expectShown(page, 'slide-1');
  await expect(carousel(page).getByRole('group').locator('img')).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => asked).toEqual(['slide-1', 'slide-2']);
  await dot(page, 2).click();
  await expect.poll(() => asked).toEqual(['slide-1', 'slide-2', 'slide-3']);
});
