import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { beforeAll, describe, expect, it } from 'vitest';
import { newSlide } from '../../test/entities.ts';
import { type FormFile, largePng, picture, png } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { announce, sendFile, upload } from '../../test/uploads.ts';

const request = { purpose: 'product-image', name: 'foto.png', type: 'image/png', size: 100 };
const create = (json: unknown) => call('createUploads', { cookie, json });
let image: FormFile;

describe('POST /api/uploads', () => {
  beforeAll(async () => {
    image = png(await picture('png'));
  });

  it('gives each file a key and an address of its own, in the order of the list', async () => {
    const sheet = { purpose: 'technical-sheet', name: 'scheda.pdf', type: 'application/pdf', size: MAX_FILE_BYTES };
    const { status, body } = await create([request, sheet, { ...request, purpose: 'slide-image', type: 'image/avif' }]);
    expect(status).toBe(201);
    expect(body.map((upload: object) => Object.keys(upload).sort())).toEqual(Array(3).fill(['fields', 'key', 'url']));
    const keys = body.map(({ key }: { key: string }) => key.replace(/[0-9a-f-]{36}/, 'ID'));
    expect(keys).toEqual([
      'uploads/product-image/ID.png',
      'uploads/technical-sheet/ID.pdf',
      'uploads/slide-image/ID.avif',
    ]);
    for (const { key, fields } of body) expect(fields.key).toBe(key);
  });

  it('measures colour and focal point of a picture itself', async () => {
    const key = await upload(cookie, 'slide-image', image);
    const { id, picture } = await newSlide(cookie, key);
    expect(picture).toMatchObject({ color: 'b01020', focalPoint: { x: 0.5 } });
    await call('deleteSlide', { cookie, parameters: { id } });
  });

  it('lets the file that was announced be sent to its address', async () => {
    const { body } = await announce(cookie, 'product-image', image);
    expect((await sendFile(body[0], image)).status).toBe(204);
  });

  it('lets nothing else be sent there', async () => {
    const { body } = await announce(cookie, 'product-image', image);
    const [upload] = body;
    const changed = [{ key: 'media/products/x.png' }, { key: `${upload.key}.html` }, { 'Content-Type': 'text/html' }];
    for (const fields of changed) expect((await sendFile(upload, image, fields)).status).toBe(403);
  });

  it('lets no file of more than 5 MiB be sent, whatever size was announced, and none without bytes', async () => {
    const large = png(await largePng(MAX_FILE_BYTES + 20_000));
    const { body } = await announce(cookie, 'product-image', large, { size: 1000 });
    const refused = await sendFile(body[0], large);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('EntityTooLarge')]);
    expect((await sendFile(body[0], png(new Uint8Array()))).status).toBe(400);
  });

  it.each([
    [[{ ...request, size: MAX_FILE_BYTES + 1 }], ['0.size']],
    [[request, { ...request, size: 0 }], ['1.size']],
    [[{ ...request, type: 'image/svg+xml' }], ['0.type']],
    [[{ ...request, type: 'application/pdf' }], ['0.type']],
    [[{ ...request, purpose: 'technical-sheet' }], ['0.type']],
    [[{ ...request, purpose: 'other' }], ['0.purpose']],
    [[{ ...request, name: 'a\nb' }], ['0.name']],
    [[{ ...request, key: 'media/x' }], ['0.key']],
    [[{ ...request, color: '3a2f21' }], ['0.color']],
    [[{}], ['0.purpose', '0.name', '0.type', '0.size']],
    [[], ['']],
    [Array(22).fill(request), ['']],
    [request, ['']],
    ['uploads', ['']],
  ])('refuses %j and names %j', async (json, paths) => {
    expect(await create(json)).toMatchObject(refusal('invalid_input', ...paths));
  });

  it('answers a list of a hundred thousand wrong files', async () => {
    const { status, body } = await create(Array(100_000).fill(1));
    expect([status, body.issues.length]).toEqual([422, 100]);
  });

  it('is for the administrator', async () => {
    expect(await call('createUploads', { json: [request] })).toMatchObject(refusal('unauthenticated'));
  });
});
