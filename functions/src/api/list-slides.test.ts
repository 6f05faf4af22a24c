import { Slide } from '@rombo/shared/collections/slide';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSlide, removeSlides } from '../../test/entities.ts';
import { picture, png } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

describe('GET /api/slides', () => {
  beforeAll(async () => {
    const image = png(await picture('png'));
    for (const [title, order, active] of [
      ['terza', '7', 'true'],
      ['quarta', '7', 'false'],
      ['seconda', '0', 'false'],
      ['prima', '-1', 'true'],
      ['quinta', '10', 'true'],
    ] as const) {
      await newSlide(cookie, image, { title, order, active });
    }
  });
  afterAll(() => removeSlides(cookie));

  it('lists every slide by order, then the oldest first', async () => {
    const { status, headers, body } = await call('listSlides', { cookie });
    expect(status).toBe(200);
    expect(body.map(({ title }: Slide) => title)).toEqual(['prima', 'seconda', 'terza', 'quarta', 'quinta']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('answers with the fields of the contract and no others', async () => {
    const { body } = await call('listSlides', { cookie });
    for (const slide of body) expect(v.parse(v.strictObject(Slide.entries), slide)).toEqual(slide);
  });

  it('is for the administrator', async () => {
    expect(await call('listSlides')).toMatchObject(refusal('unauthenticated'));
  });
});
