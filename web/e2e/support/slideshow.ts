import { expect, type Locator, type Page } from '@playwright/test';
import { disableServerRendering } from './network.ts';
import { mockSlide } from './slides.ts';

export const mockSlides = async (page: Page, json: unknown, status = 200) => {
  await disableServerRendering(page);
  await page.route('**/api/slides/active', (route) => route.fulfill({ status, json }));
};

export const carousel = (page: Page): Locator => page.getByRole('region', { name: 'Immagini in primo piano' });

/** Button of a picture, counted from 1. */
export const dot = (page: Page, number: number): Locator =>
  carousel(page).getByRole('button', { name: `Vai all’immagine ${number}`, exact: true });

/** Waits until the named picture is shown, whatever colour its file name contains. */
export const expectShown = (page: Page, name: string) =>
  expect(carousel(page).getByRole('group').locator('img')).toHaveAttribute(
    'src',
    new RegExp(`${name}(-[0-9a-f]{6}(-\\d{3})?)?\\.jpg(\\?w=\\d+)?$`),
  );

/** Opens the home page with pictures 1 to 3 and stops the clock just after picture 2 was chosen, at the start of its five seconds. */
export async function openAtSecondSlide(page: Page): Promise<void> {
  await mockSlides(
    page,
    [1, 2, 3].map((number) => mockSlide(number)),
  );
  await page.clock.install({ time: '2026-03-01T10:00:00Z' });
  await page.goto('/');
  await expectShown(page, 'slide-1');
  await page.clock.pauseAt('2026-03-01T10:01:00Z');
  await dot(page, 2).dispatchEvent('click');
  await expectShown(page, 'slide-2');
}
