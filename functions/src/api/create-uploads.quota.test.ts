import type { Upload } from '@rombo/shared/contract/upload';
import { MAX_OUTSTANDING_UPLOADS, MAX_UPLOADS, UPLOAD_SECONDS } from '@rombo/shared/contract/upload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { removeProducts } from '../../test/entities.ts';
import { type FormFile, picture, png, productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';
import { deleteItem, putItem, readItem } from '../../test/table.ts';
import { sendFile } from '../../test/uploads.ts';

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

describe('the quota of POST /api/uploads', () => {
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

  it('refuses what would be one too many, all of it, and says when there is room', async () => {
    await leave(MAX_OUTSTANDING_UPLOADS - 1, 120);
    const { status, headers, body } = await announce(2);
    expect({ status, body }).toMatchObject(refusal('too_many_requests'));
    expect(body.message).toContain(`${MAX_OUTSTANDING_UPLOADS} caricamenti in sospeso`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(100);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(120);
    expect((await announce(1)).status).toBe(201);
    expect((await announce(1)).status).toBe(429);
  });

  it('holds against many requests at once', async () => {
    await leave(MAX_OUTSTANDING_UPLOADS - 3 * MAX_UPLOADS, 120);
    const answers = await Promise.all(Array.from(Array(8), () => announce(MAX_UPLOADS)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await outstanding()).toBe(MAX_OUTSTANDING_UPLOADS);
  });

  it('counts no upload that has expired', async () => {
    await leave(MAX_OUTSTANDING_UPLOADS, -1);
    expect((await announce(MAX_UPLOADS)).status).toBe(201);
    expect(await outstanding()).toBe(MAX_UPLOADS);
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
