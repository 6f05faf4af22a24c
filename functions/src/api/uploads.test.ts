import { MAX_OUTSTANDING_UPLOADS } from '@rombo/shared/contract/limits';
import { MAX_FILE_BYTES, UPLOAD_SECONDS, type Upload } from '@rombo/shared/contract/upload';
import { describe, expect, it } from 'vitest';
import { newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { largePng, picture, png, productForm } from '../../test/forms.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';
import { withinOneWindow } from '../../test/throttles.ts';
import { announce, sendFile } from '../../test/uploads.ts';

describe('POST /api/uploads', () => {
  const request = { purpose: 'product-image', name: 'foto.png', type: 'image/png', size: 100 };
  const create = (json: unknown) => call('createUploads', { cookie, json });

  it('returns a separate key and URL for each file, in the order of the list', async () => {
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

  it('accepts no file of more than 5 MiB, whatever size was announced, and no empty file', async () => {
    const large = png(await largePng(MAX_FILE_BYTES + 20_000));
    const { body } = await announce(cookie, 'product-image', large, { size: 1000 });
    const refused = await sendFile(body[0], large);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('EntityTooLarge')]);
    expect((await sendFile(body[0], png(new Uint8Array()))).status).toBe(400);
  });

  it.each([
    [[{ ...request, size: MAX_FILE_BYTES + 1 }], ['0.size']],
    [[{ ...request, type: 'image/svg+xml' }], ['0.type']],
    [[{ ...request, key: 'media/x' }], ['0.key']],
  ])('refuses %j and names %j', async (json, paths) => {
    expect(await create(json)).toMatchObject(invalid(...paths));
  });
});

it('an account has a quota of uploads, and a form gives back those that it used', async () => {
  const account = await newAccount();
  const cookie = await signIn(account);
  await withinOneWindow(UPLOAD_SECONDS, 30);
  const window = Math.floor(Date.now() / 1000 / UPLOAD_SECONDS);
  const key = { pk: `THROTTLE#uploads#${account.username}`, sk: String(window) };
  const json = Array(3).fill({ purpose: 'product-image', name: 'foto.png', type: 'image/png', size: 100 });
  const request = () => call('createUploads', { cookie, json });
  const uploads: Upload[] = (await request()).body;
  const image = png(await picture('png'));
  for (const upload of uploads) await sendFile(upload, image);
  const [images = '', again = '', unused] = uploads.map(({ key }) => key);
  const { id } = await newProduct(cookie, { name: 'Quota', images });
  const body = productForm({ name: 'Quota', images: again });
  expect((await call('updateProduct', { cookie, parameters: { id }, body })).status).toBe(200);
  const ttl = (window + 1) * UPLOAD_SECONDS;
  expect(await readItem(key)).toEqual({ ...key, ids: new Set([unused]), ttl });

  const left = Array.from({ length: MAX_OUTSTANDING_UPLOADS - json.length }, (_, at) => `left-${at}`);
  await putItem({ ...key, ids: new Set(left), ttl });
  const answers = await Promise.all([request(), request(), request()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused).toMatchObject(refusal('too_many_requests'));
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(UPLOAD_SECONDS);
  await removeProducts(cookie, 'Quota');
  await removeAccount(account);
});
