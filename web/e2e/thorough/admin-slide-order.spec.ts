import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { toast } from '../support/admin.ts';
import { fail, openMocked } from '../support/panel.ts';
import { keepSlides, madeUpSlide } from '../support/slides.ts';

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('article').getByRole('heading');
const handle = (page: Page, number: number) => page.getByRole('button', { name: `Trascina Slide ${number}` });
const [first, second, third] = [1, 2, 3].map((number) => madeUpSlide(number).id);

async function openSlides(page: Page) {
  const slides = [1, 2, 3].map((number) => madeUpSlide(number));
  await openMocked(page, 'slider', { slides });
  const saves = await keepSlides(page, slides);
  await expect(titles(page)).toHaveText(['Slide 1', 'Slide 2', 'Slide 3']);
  return saves;
}

test('a slide is dragged to the front, which is saved at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const saves = await openSlides(page);
  const [from, to] = [await handle(page, 3).boundingBox(), await handle(page, 1).boundingBox()];
  if (!from || !to) throw new Error('The slides cannot be seen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(titles(page)).toHaveText(['Slide 3', 'Slide 1', 'Slide 2']);
  await expect(page.getByText('Ordine salvato.')).toBeAttached();
  expect(saves.orders).toEqual([[third, first, second]]);
});

test('the keyboard moves slides too, with the handle and with the arrows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const saves = await openSlides(page);
  await handle(page, 1).focus();
  const said = page.getByRole('status').filter({ hasText: /posizione/i });
  await page.keyboard.press('Space');
  await expect(said).toHaveText('In mano: posizione 1 di 3.');
  // The arrows are listened to a moment after it is said that the slide is held.
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Posizione 2 di 3.');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Lasciata in posizione 2 di 3.');
  await expect(titles(page)).toHaveText(['Slide 2', 'Slide 1', 'Slide 3']);
  await expect(page.getByText('Ordine salvato.')).toBeAttached();
  const later = page.getByRole('button', { name: 'Sposta Slide 1 avanti' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Slide 2', 'Slide 3', 'Slide 1']);
  await expect(later).toBeFocused();
  await expect(later).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Ordine salvato.')).toBeAttached();
  expect(saves).toEqual({
    slides: [],
    orders: [
      [second, first, third],
      [second, third, first],
    ],
  });
});

test('a slide is switched off and on again on its card', async ({ page }) => {
  const saves = await openSlides(page);
  await page.getByRole('button', { name: 'Disattiva Slide 2' }).click();
  await expect(toast(page, 'Slide aggiornata!')).toContainText('«Slide 2» non è più nella home.');
  await expect(page.getByRole('article', { name: 'Slide 2' })).toContainText('Disattivata');
  await page.getByRole('button', { name: 'Attiva Slide 2' }).click();
  await expect(page.getByRole('button', { name: 'Disattiva Slide 2' })).toBeFocused();
  expect(saves.slides).toEqual([
    { id: second, ifMatch: '"2"', active: false },
    { id: second, ifMatch: '"3"', active: true },
  ]);
});

for (const how of [409, 500, 'offline'] as const) {
  test(`an order that cannot be saved (${how}) is reported, and the stored one shown`, async ({ page }) => {
    await openSlides(page);
    await fail(page, 'PUT', '**/api/admin/slides/order', how);
    await page.getByRole('button', { name: 'Sposta Slide 1 avanti' }).click();
    await expect(toast(page, "Errore nell'aggiornamento")).toContainText(
      how === 409 ? 'ora vedi quello salvato' : 'Impossibile salvare l’ordine delle slide. Riprova',
    );
    await expect(titles(page)).toHaveText(['Slide 1', 'Slide 2', 'Slide 3']);
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} pixels list and form fit the screen and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await openMocked(page, 'slider', {
      slides: [madeUpSlide(1), madeUpSlide(2, { active: false, title: 'x'.repeat(120) })],
    });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Aggiungi slide' }).click();
    await expect(page.getByRole('heading', { name: 'Nuova slide' })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
