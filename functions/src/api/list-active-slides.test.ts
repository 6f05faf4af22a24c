import type { Slide } from '@rombo/shared/collections/slide';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSlide, removeSlides } from '../../test/entities.ts';
import { picture, png } from '../../test/forms.ts';
import { call, cookie } from '../../test/site.ts';

describe('GET /api/slides/active', () => {
  const slides: Slide[] = [];
  beforeAll(async () => {
    const image = png(await picture('png'));
    for (const [order, active] of [
      ['2', 'true'],
      ['1', 'false'],
      ['-3', 'true'],
    ] as const) {
      slides.push(await newSlide(cookie, image, { order, active, description: 'Nota interna' }));
    }
  });
  afterAll(() => removeSlides(cookie));

  it('lists active slides by order, and keeps the internal note inside', async () => {
    const { status, body } = await call('listActiveSlides');
    const [second, , first] = slides.map(({ id, imageUrl, title, order, picture }) => ({
      ...{ id, imageUrl, title, order, picture },
    }));
    expect(status).toBe(200);
    expect(body).toEqual([first, second]);
  });

  it('lets the edge share the answer, and spares a browser that has it', async () => {
    const { headers } = await call('listActiveSlides');
    const again = await call('listActiveSlides', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([headers.get('cache-control'), again.status]).toEqual(['public, max-age=0, s-maxage=3600', 304]);
  });

  it('is an empty list when there is none', async () => {
    await removeSlides(cookie);
    expect(await call('listActiveSlides')).toMatchObject({ status: 200, body: [] });
  });
});
