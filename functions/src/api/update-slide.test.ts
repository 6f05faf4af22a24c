import { randomUUID } from 'node:crypto';
import type { Slide } from '@rombo/shared/collections/slide';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newSlide, removeSlides } from '../../test/entities.ts';
import { type FormFile, form, jpeg, picture, png } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

let image: FormFile;
let other: FormFile;
let present: Slide;
const update = (fields: Parameters<typeof form>[0], ifMatch?: string, id = present.id, key?: string) =>
  call('updateSlide', {
    cookie,
    parameters: { id },
    body: form(fields),
    headers: { ...(ifMatch !== undefined && { 'if-match': ifMatch }), ...(key && { 'idempotency-key': key }) },
  });
const stored = async () => (await call('listSlides', { cookie })).body.find(({ id }: Slide) => id === present.id);

describe('PUT /api/slides/{id}', () => {
  beforeAll(async () => {
    [image, other] = [png(await picture('png')), jpeg(await picture('jpeg'))];
  });
  beforeEach(async () => {
    present = await newSlide(cookie, image, { title: 'Prima', description: 'Nota', active: 'false' });
  });
  afterAll(() => removeSlides(cookie));

  it('replaces the fields and leaves a picture that the form does not name', async () => {
    const { status, body } = await update({ title: 'Dopo', order: '3' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...present, title: 'Dopo', description: null, order: 3, active: true, version: 2 });
    expect(await stored()).toEqual(body);
    expect((await fetchMedia(present.imageUrl)).status).toBe(200);
  });

  it('replaces the picture, and the old one goes', async () => {
    const { body } = await update({ image: other });
    expect((await fetchMedia(body.imageUrl)).bytes).toEqual(other.bytes);
    expect((await fetchMedia(present.imageUrl)).status).toBe(404);
    const again = await update({ image: await upload(cookie, 'slide-image', image) });
    expect((await fetchMedia(again.body.imageUrl)).bytes).toEqual(image.bytes);
    expect((await update({ image: again.body.imageUrl })).body.imageUrl).toBe(again.body.imageUrl);
  });

  it('never leaves a slide without its picture', async () => {
    expect(await update({ image: '' })).toMatchObject(refusal('invalid_input', 'image'));
    expect(await update({ image: '/media/slides/x/y.png' })).toMatchObject(refusal('invalid_input', 'image'));
    expect(await stored()).toEqual(present);
  });

  it('heeds the version', async () => {
    expect(await update({}, '"2"')).toMatchObject(refusal('conflict'));
    expect(await update({}, 'x')).toMatchObject(refusal('bad_request', 'If-Match'));
    expect((await update({}, '"1"')).body.version).toBe(2);
    expect((await update({}, '*')).body.version).toBe(3);
    const answers = await Promise.all([update({ title: 'a' }, '3'), update({ title: 'b' }, '3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers a save that is repeated, since its answer was lost, with what it stored', async () => {
    const send = async (title: string, key?: string) => update({ title, image: uploaded }, '"1"', present.id, key);
    const uploaded = await upload(cookie, 'slide-image', image);
    const first = await send('Una volta', 'salva-una-volta');
    expect(await send('Una volta', 'salva-una-volta')).toMatchObject({ status: 200, body: first.body });
    expect(await send('Una volta')).toMatchObject(refusal('conflict'));
    expect(await send('Da altri', 'salva-una-volta')).toMatchObject(refusal('conflict'));
    expect((await fetchMedia(first.body.imageUrl)).status).toBe(200);
  });

  it.each([randomUUID(), 'x'.repeat(500), 'a/b'])('knows no slide %j', async (id) => {
    expect(await update({}, undefined, id)).toMatchObject(refusal('not_found'));
  });

  it('refuses a wrong form', async () => {
    expect(await update({ order: '1.5' })).toMatchObject(refusal('invalid_input', 'order'));
  });
});
