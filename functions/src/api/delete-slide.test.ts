import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { newSlide, removeSlides } from '../../test/entities.ts';
import { picture, png } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';

const remove = (id: string, headers: Record<string, string> = {}) =>
  call('deleteSlide', { cookie, parameters: { id }, headers });

describe('DELETE /api/slides/{id}', () => {
  afterAll(() => removeSlides(cookie));

  it('deletes a slide of the version asked for with its picture, once', async () => {
    const { id, imageUrl } = await newSlide(cookie, png(await picture('png')));
    expect(await remove(id, { 'if-match': '"2"' })).toMatchObject(refusal('conflict'));
    expect((await fetchMedia(imageUrl)).status).toBe(200);
    expect(await remove(id, { 'if-match': '"1"' })).toMatchObject({ status: 204, body: undefined });
    expect((await fetchMedia(imageUrl)).status).toBe(404);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });

  it.each([randomUUID(), 'a/b'])('knows no slide %j', async (id) => {
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });
});
