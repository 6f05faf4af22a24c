import { MAX_UPLOADS_IN_TIME } from '@rombo/shared/contract/limits';
import { MAX_FILE_BYTES, MAX_UPLOADS, UPLOAD_SECONDS } from '@rombo/shared/contract/upload';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { type FormFile, largePng, picture, png } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { countOf, setCount, withinOneWindow } from '../../test/throttles.ts';
import { announce, sendFile } from '../../test/uploads.ts';

describe('POST /api/uploads', () => {
  const request = { purpose: 'product-image', name: 'foto.png', type: 'image/png', size: 100 };
  const create = (json: unknown) => call('createUploads', { cookie, json });
  let image: FormFile;

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
    [[{ ...request, key: 'media/x' }], ['0.key']],
    [[], ['']],
  ])('refuses %j and names %j', async (json, paths) => {
    expect(await create(json)).toMatchObject(refusal('invalid_input', ...paths));
  });
});

it('POST /api/uploads takes a thousand files in ten minutes, also of many requests at once', async () => {
  const account = await newAccount();
  const session = await signIn(account);
  const request = { purpose: 'product-image', name: 'foto.png', type: 'image/png', size: 100 };
  const announce = () => call('createUploads', { cookie: session, json: Array(MAX_UPLOADS).fill(request) });
  await withinOneWindow(UPLOAD_SECONDS, 20);
  await setCount('upload', account.username, UPLOAD_SECONDS, MAX_UPLOADS_IN_TIME - 3 * MAX_UPLOADS - 1);
  const answers = await Promise.all(Array.from(Array(8), announce));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const { headers, ...late } = await announce();
  expect(late).toMatchObject(refusal('too_many_requests'));
  expect(late.body.message).toContain(`${MAX_UPLOADS_IN_TIME} file`);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(UPLOAD_SECONDS);
  expect(await countOf('upload', account.username)).toBe(MAX_UPLOADS_IN_TIME - 1);
  await removeAccount(account);
});
