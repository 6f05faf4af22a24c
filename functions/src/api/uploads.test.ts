import { MAX_OUTSTANDING_UPLOADS } from '@rombo/shared/contract/limits';
import { MAX_FILE_BYTES, MAX_UPLOADS, UPLOAD_SECONDS, type Upload } from '@rombo/shared/contract/upload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { removeProducts } from '../../test/entities.ts';
import { type FormFile, largePng, picture, png, productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem, putItem, readItem } from '../../test/table.ts';
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

describe('the quota of POST /api/uploads', () => {
  let account: Account;
  let session: string;
  let image: FormFile;

  const request = { purpose: 'product-image', name: 'foto.png', type: 'image/png', size: 100 };
  const announce = (count: number) =>
    call('createUploads', { cookie: session, json: Array.from(Array(count), () => request) });
  const key = () => ({ pk: 'UPLOADS', sk: account.username });
  const now = () => Math.floor(Date.now() / 1000);
  /** Leaves uploads of the account outstanding, as if they had been announced. */
  const leave = (count: number, secondsLeft: number) => {
    const announced = Object.fromEntries(Array.from(Array(count), (_, at) => [`left-${at}`, now() + secondsLeft]));
    return putItem({ ...key(), announced, ttl: now() + UPLOAD_SECONDS });
  };
  const outstanding = async () => Object.keys((await readItem(key())).announced as object).length;

  beforeAll(async () => {
    account = await newAccount();
    session = await signIn(account);
    image = png(await picture('png'));
  });
  beforeEach(() => deleteItem(key()));
  afterAll(async () => {
    await removeProducts(session, 'Quota');
    await removeAccount(account);
  });

  it('holds against many requests at once', async () => {
    await leave(MAX_OUTSTANDING_UPLOADS - 3 * MAX_UPLOADS, 120);
    const answers = await Promise.all(Array.from(Array(8), () => announce(MAX_UPLOADS)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await outstanding()).toBe(MAX_OUTSTANDING_UPLOADS);
  });

  it('counts no upload that a form has used, and one that it did not name', async () => {
    const uploads: Upload[] = (await announce(3)).body;
    for (const upload of uploads) await sendFile(upload, image);
    const [images, again, unused] = uploads.map(({ key }) => key);
    const body = productForm({ name: 'Quota', images: images ?? '' });
    const { id } = (await call('createProduct', { cookie: session, body })).body;
    const changes = productForm({ name: 'Quota', images: again ?? '' });
    expect((await call('updateProduct', { cookie: session, parameters: { id }, body: changes })).status).toBe(200);
    const { announced } = await readItem(key());
    expect(Object.keys(announced as object)).toEqual([unused?.replace(/^.*\/(.*)\.png$/, '$1')]);
  });
});
