import type { Page } from '@playwright/test';
import { openMocked } from './panel.ts';
import { madeUpSlide } from './slides.ts';

export const picker = (page: Page) => page.getByLabel(/Scegli l’immagine|Sostituisci l’immagine/);

export const create = (page: Page) => page.getByRole('button', { name: 'Crea slide' });

export const save = (page: Page) => page.getByRole('button', { name: 'Salva' });

/** Takes uploads in the store's place. */
export async function takeUploads(page: Page) {
  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status: 201, json: [{ key: 'uploads/slide-image/1.jpg', url: '/store', fields: {} }] }),
  );
  await page.route('**/store', (route) => route.fulfill({ status: 204 }));
}

export const startEdit = async (page: Page) => {
  await openMocked(page, 'slider', { slides: [madeUpSlide(1)] });
  await page.getByRole('button', { name: 'Modifica Slide 1' }).click();
};
