import { mockSlide } from '../support/slides.ts';
import { carousel, dot, expectShown, mockSlides, openAtSecondSlide } from '../support/slideshow.ts';
import { expect, test } from '../support/test.ts';
import { swipe } from '../support/touch.ts';

test('a picture stays five seconds, longer under a mouse, with the keyboard inside or stopped', async ({ page }) => {
  await openAtSecondSlide(page);
  const live = carousel(page).locator('[aria-live]');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(20_000);
  await expectShown(page, 'slide-2');
  await page.getByRole('heading', { level: 2 }).first().hover();
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(4999);
  await expectShown(page, 'slide-2');
  await page.clock.runFor(1);
  await expectShown(page, 'slide-3');

  await page.getByRole('link', { name: 'Conosci l’azienda' }).focus();
  await page.keyboard.press('Tab');
  await expect(dot(page, 1)).toBeFocused();
  await page.clock.runFor(20_000);
  await expectShown(page, 'slide-3');
  await page.getByRole('link', { name: 'I risultati della stagione', exact: true }).focus();
  await page.clock.runFor(5000);
  await expectShown(page, 'slide-1');

  await carousel(page).getByRole('button', { name: 'Ferma lo scorrimento' }).dispatchEvent('click');
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(20_000);
  await expectShown(page, 'slide-1');
  await carousel(page).getByRole('button', { name: 'Riprendi lo scorrimento' }).dispatchEvent('click');
  await page.clock.runFor(5000);
  await expectShown(page, 'slide-2');
});

test('it holds still in a hidden tab', async ({ page }) => {
  await openAtSecondSlide(page);
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

test('with reduced motion it turns at a press only, and at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtSecondSlide(page);
  await page.clock.runFor(20_000);
  await expectShown(page, 'slide-2');
  await expect(carousel(page).getByRole('button', { name: 'Ferma lo scorrimento' })).toBeHidden();
  const [shown] = await carousel(page).getByRole('group').all();
  await expect(shown ?? page.locator('body')).toHaveCSS('transition-property', 'none');
  await carousel(page).getByRole('button', { name: 'Immagine successiva' }).click();
  await expectShown(page, 'slide-3');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe turns it, and each picture is moved until its focal point is in the middle', async ({ page }) => {
    await mockSlides(page, [mockSlide(1), mockSlide(4)]);
    // Does not turn by itself.
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await page.goto('/');
    await expectShown(page, 'slide-1');
    /** Returns the horizontal offset of the picture from the centre, in pixels. */
    const moved = async () => {
      const picture = carousel(page).getByRole('group').locator('img');
      const place = await picture.evaluate((image) => getComputedStyle(image).objectPosition);
      return Number(/([+-]) ([\d.]+)px/.exec(place)?.slice(1).join(''));
    };
    const swipeStage = (from: number, to: number) => swipe(page, { from, to, y: 250 });
    expect(await moved()).toBeLessThan(-50);
    await swipeStage(300, 120);
    await expectShown(page, 'slide-4');
    expect(await moved()).toBeGreaterThan(50);
    await swipeStage(120, 300);
    await expectShown(page, 'slide-1');
    await swipeStage(200, 180);
    await expectShown(page, 'slide-1');
  });
});
