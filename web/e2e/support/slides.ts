import type { Page } from '@playwright/test';
import type { Slide } from '@rombo/shared/collections/slide';
import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { builtSlide } from './built-slide.ts';

/** A slide that a test makes up. */
export const madeUpSlide = (number: number, fields: Partial<Slide> = {}): Slide => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  imageUrl: builtSlide(number),
  title: `Slide ${number}`,
  description: `Nota ${number}`,
  order: number,
  active: true,
  version: number,
  createdAt: '2025-01-01T00:00:00.000Z',
  picture: pictureAt(fields.imageUrl ?? builtSlide(number), 0.7),
  ...fields,
});

/** Writes to a slide: the expected version, and the order number. */
export interface Save {
  id: string;
  ifMatch: string | undefined;
  order: string;
}

/** Keeps made-up slides as the server would, so that saves are there when the list is read again. */
export async function keepSlides(page: Page, slides: Slide[]): Promise<Save[]> {
  const saves: Save[] = [];
  await page.route('**/api/slides', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: slides.toSorted((one, other) => one.order - other.order) })
      : route.fallback(),
  );
  await page.route('**/api/slides/*', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const [, order = ''] = /name="order"\r\n\r\n(-?\d+)/.exec(route.request().postData() ?? '') ?? [];
    const isActive = /name="active"\r\n\r\ntrue/.test(route.request().postData() ?? '');
    saves.push({ id, ifMatch: route.request().headers()['if-match'], order });
    const slide = slides.find((one) => one.id === id);
    if (!slide) return route.fulfill({ status: 404, json: { code: 'not_found', message: 'Non trovato' } });
    Object.assign(slide, { order: Number(order), active: isActive, version: slide.version + 1 });
    return route.fulfill({ json: slide });
  });
  return saves;
}
