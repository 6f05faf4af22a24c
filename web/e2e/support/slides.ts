import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ActiveSlide } from '@rombo/shared/collections/listed';
import type { Slide } from '@rombo/shared/collections/slide';
import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { bodyOf, jsonOf } from './network.ts';
import { openMocked } from './panel.ts';

const assets = new URL('../../dist/assets/', import.meta.url);
const folder = readdirSync(assets).find((name) => name.startsWith('pictures-'));
const names = readdirSync(new URL(`${folder}/slides/`, assets));

/** The address by which the pages name a slide that comes with the site, counted from one: the build writes its colour into it. */
export const builtSlide = (number: number): string =>
  `/slides/${names.find((name) => name.startsWith(`slide-${number}-`)) ?? `slide-${number}.jpg`}`;

/** A slide that a test makes up. */
export const madeUpSlide = (number: number, fields: Partial<Slide & ActiveSlide> = {}): Slide & ActiveSlide => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  imageUrl: builtSlide(number),
  title: `Slide ${number}`,
  description: `Nota ${number}`,
  order: number,
  active: true,
  version: number,
  createdAt: '2025-01-01T00:00:00.000Z',
  products: [],
  picture: pictureAt(fields.imageUrl ?? builtSlide(number), 0.7),
  ...fields,
});

/** Saves of slides, with the expected version, and orders. */
interface Saves {
  slides: { id: string; ifMatch: string | undefined; active: boolean }[];
  orders: string[][];
}

/** Keeps made-up slides as the server would, so that saves are there when the list is read again. */
export async function keepSlides(page: Page, slides: Slide[]): Promise<Saves> {
  const saves: Saves = { slides: [], orders: [] };
  await page.route('**/api/slides', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [...slides].sort((one, other) => one.order - other.order) })
      : route.fallback(),
  );
  await page.route('**/api/slides/*', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const slide = slides.find(({ id }) => route.request().url().endsWith(id));
    if (!slide) return route.fulfill({ status: 404, json: { code: 'not_found', message: 'Non trovato' } });
    const active = /name="active"\r\n\r\ntrue/.test(bodyOf(route.request()));
    saves.slides.push({ id: slide.id, ifMatch: route.request().headers()['if-match'], active });
    Object.assign(slide, { active, version: slide.version + 1 });
    return route.fulfill({ json: slide });
  });
  await page.route('**/api/admin/slides/order', (route) => {
    const { ids }: { ids: string[] } = jsonOf(route.request());
    saves.orders.push(ids);
    for (const slide of slides) slide.order = ids.indexOf(slide.id);
    return route.fulfill({ json: { ids } });
  });
  return saves;
}

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
