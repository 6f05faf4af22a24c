import { expect, type Locator, type Page } from '@playwright/test';
import { drawnByBrowser } from './network.ts';
import { madeUpSlide } from './slides.ts';

/** Answers the homepage's request for its slides with this. */
export const answerSlides = async (page: Page, json: unknown, status = 200) => {
  await drawnByBrowser(page);
  await page.route('**/api/slides/active', (route) => route.fulfill({ status, json }));
};

export const carousel = (page: Page): Locator => page.getByRole('region', { name: 'Immagini in primo piano' });

/** The dot of a picture, counted from one. */
export const dot = (page: Page, number: number): Locator =>
  carousel(page).getByRole('button', { name: `Vai all’immagine ${number}`, exact: true });

/** Waits until the picture of this name, whatever its colour, is the one that is seen. */
export const expectShown = (page: Page, name: string) =>
  expect(carousel(page).getByRole('group').locator('img')).toHaveAttribute(
    'src',
    new RegExp(`${name}(-[0-9a-f]{6}(-\\d{3})?)?\\.jpg(\\?w=\\d+)?$`),
  );

/** Opens the homepage with pictures 1 to 3 and stops its clock just after the second was chosen: its five seconds begin now. */
export async function openAtTwo(page: Page): Promise<void> {
  await answerSlides(
    page,
    [1, 2, 3].map((number) => madeUpSlide(number)),
  );
  await page.clock.install({ time: '2026-03-01T10:00:00Z' });
  await page.goto('/');
  await expectShown(page, 'slide-1');
  await page.clock.pauseAt('2026-03-01T10:01:00Z');
  await dot(page, 2).dispatchEvent('click');
  await expectShown(page, 'slide-2');
}
