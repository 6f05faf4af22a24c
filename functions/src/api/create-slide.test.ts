import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeSlides } from '../../test/entities.ts';
import { type FormFile, form, pdf, picture, png, sheet, slideForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

const create = (body: FormData, headers: Record<string, string> = {}) => call('createSlide', { cookie, body, headers });
const listed = async () => (await call('listSlides', { cookie })).body;
let image: FormFile;

describe('POST /api/slides', () => {
  beforeAll(async () => {
    image = png(await picture('png', 64, 36));
  });
  afterAll(() => removeSlides(cookie));

  it('creates a slide of a picture alone, active and in the first place', async () => {
    const { status, body } = await create(form({ image }));
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      imageUrl: expect.stringMatching(new RegExp(`^/media/slides/${body.id}/[0-9a-f-]{36}\\.png$`)),
      title: null,
      description: null,
      order: 0,
      active: true,
      version: 1,
      createdAt: expect.any(String),
      picture: expect.objectContaining({ url: body.imageUrl }),
    });
    expect((await fetchMedia(body.imageUrl)).bytes).toEqual(image.bytes);
    expect(await listed()).toContainEqual(body);
  });

  it('takes every field, and the picture as an upload', async () => {
    const key = await upload(cookie, 'slide-image', image);
    const fields = { title: ' Campioni ', description: 'Nota\ninterna', order: '-2', active: 'false' };
    const { status, body } = await create(slideForm(key, fields));
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Campioni', description: 'Nota\ninterna', order: -2, active: false });
    expect((await fetchMedia(body.imageUrl)).status).toBe(200);
    expect(await create(slideForm(key))).toMatchObject(refusal('invalid_input', 'image'));
  });

  it('needs a picture', async () => {
    const nothing = { bytes: new Uint8Array(), name: '', type: 'application/octet-stream' };
    for (const body of [
      form({ title: 'Senza' }),
      form({ image: '' }),
      form({ image: ' ' }),
      form({ image: nothing }),
    ]) {
      expect(await create(body)).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'image', message: "L'immagine è obbligatoria" }] },
      });
    }
  });

  it.each([
    ['image', () => slideForm(sheet(pdf()))],
    ['image', () => slideForm({ bytes: new Uint8Array(8), name: 'a.png', type: 'image/png' })],
    ['image', () => slideForm('/media/slides/x/y.png')],
    ['image', () => slideForm('uploads/product-image/3f2504e0-4f89-41d3-9a0c-0305e82c3301.png')],
    ['order', () => slideForm(image, { order: 'primo' })],
    ['order', () => slideForm(image, { order: '10000' })],
    ['active', () => slideForm(image, { active: 'on' })],
    ['title', () => slideForm(image, { title: 'x'.repeat(121) })],
    ['imageUrl', () => slideForm(image, { imageUrl: 'x' })],
    ['image', () => form({ image: [image, image] })],
  ])('refuses a form for its %s (%#)', async (path, make) => {
    expect(await create(make())).toMatchObject(refusal('invalid_input', path));
  });

  it('makes one slide of five requests at once with one key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from(Array(5), () => create(slideForm(image, { title: 'Una volta' }), headers)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const made = (await listed()).filter(({ title }: { title: string }) => title === 'Una volta');
    expect(made).toEqual([answers[0]?.body]);
    expect((await fetchMedia(made[0].imageUrl)).status).toBe(200);
  });
});
