import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logOf } from '../../../functions/test/changes.ts';
import { picture, productForm } from '../../../functions/test/forms.ts';
import { newAccount, signedIn } from './accounts.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { type Answer, answerWithin, mustSucceed, retryUnavailable } from './requests.ts';
import { type Fault, withFault } from './run-writes.ts';

let site: FaultySite;

/** Limit of an answer without a store, in milliseconds: three attempts of a second, the pauses between them, and a margin. */
const LIMIT = 6000;

describe('pages and pictures', () => {
  beforeAll(async () => {
    site = await startFaultySite();
    // The local site disables metrics.
    vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    return site.stop();
  });

  const open = (path: string) =>
    answerWithin(LIMIT, async () => {
      const response = await fetch(site.origin + path);
      return { status: response.status, headers: response.headers, html: await response.text() };
    });

  it.each(['broken', 'hang'] as const)(
    'with a table that does not respond (%s): pages are served, products a 503',
    (fault) =>
      withFault(site, 'table', { fault, tries: 'every' }, async () => {
        for (const path of ['/', '/en/products', '/contatti']) {
          const { status, html } = await open(path);
          expect([status, html]).toEqual([200, expect.stringContaining('<div id="root"></div>')]);
        }
        for (const path of ['/prodotti/saetta-21', '/en/products/saetta-21']) {
          const { status, headers, html } = await open(path);
          expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '300', 'no-store']);
          expect(html).toContain(path.startsWith('/en') ? '<html lang="en">' : '<html lang="it">');
          expect(html).toContain('<main');
        }
      }),
  );

  it('are counted for the alarm if they fail, and logged without the words of a search', async () => {
    const fault = { fault: 'broken', tries: 'every' } as const;
    const search = () => fetch(`${site.origin}/prodotti?q=mario+rossi`);
    const log = await withFault(site, 'table', fault, () => logOf(search));
    expect(log.match(/"PagesFailed":1/g)).toHaveLength(1);
    expect(log).toContain('"path":"/prodotti"');
  });

  it('are an uncached 503 if they cannot be created, and are created once possible', async () => {
    const s3 = new S3Client({ forcePathStyle: true, endpoint: site.store.endpoint });
    const Key = `media/products/${randomUUID()}/${randomUUID()}.jpg`;
    const store = (Body: Uint8Array) => s3.send(new PutObjectCommand({ Bucket: site.store.bucket, Key, Body }));
    const load = () => fetch(`${site.origin}/${Key}?w=320`);
    const whole = await picture('jpeg', 400, 300);
    await store(whole.subarray(0, whole.length / 2));
    const { status, headers } = await load();
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
    await store(whole);
    expect((await load()).status).toBe(200);
    expect((await site.stores.objects('media/')).filter((key) => key.startsWith(Key))).toHaveLength(2);
  });
});

describe('a table that deletes only the item', () => {
  beforeAll(async () => {
    site = await startFaultySite();
  });
  afterAll(() => site.stop());

  it('does not change the answer to a deletion, hides its files and logs it', async () => {
    const name = 'Senza indirizzo';
    const body = productForm({ name, images: site.photo });
    const { id, images } = await mustSucceed(() => site.admin('createProduct', { body }));
    const remove = (id: string) => site.admin('deleteProduct', { parameters: { id } });
    // Loads the function.
    await remove(randomUUID());
    const fault = { fault: 'broken', tries: 'every', calls: /^Delete/, after: 1 } as const;
    expect((await withFault(site, 'table', fault, () => remove(id))).status).toBe(204);
    expect((await fetch(site.origin + images[0])).status).toBe(404);
    expect(await site.stores.items('ACTIVITY', { action: 'product_deleted', subject: name })).toHaveLength(1);
  });
});

describe('an activity log that refuses entries', () => {
  beforeAll(async () => {
    site = await startFaultySite();
  });
  afterAll(() => site.stop());

  it('does not change refusals and ends no session', async () => {
    const refused = (calls: RegExp, after: number, send: () => Promise<Answer>) =>
      retryUnavailable(() => withFault(site, 'table', { fault: 'broken', tries: 'every', calls, after }, send));
    const { username, headers, sessions } = await signedIn(site);
    const json = { password: 'sbagliata di prova' };
    // The first three updates count the attempt.
    const login = await refused(/^Update/, 3, () => site.visitor('login', { json: { username, ...json } }));
    expect([login.status, login.body.code]).toEqual([401, 'invalid_credentials']);
    for (const name of ['startSecondFactor', 'endSessions'] as const) {
      const { status, body } = await refused(/^Put/, 0, () => site.visitor(name, { headers, json }));
      expect([status, body.issues?.[0].path]).toEqual([422, 'password']);
    }
    expect(await sessions()).toHaveLength(1);
    const refusals = ['sign_in_failed', 'confirmation_refused'];
    for (const action of refusals) expect(await site.stores.items('ACTIVITY', { action }), action).toEqual([]);
  });
});

describe.each([
  ['reset connections', 'closed'],
  ['hang', { fault: 'hang', tries: 'every' }],
] as [string, Fault][])('signing keys that cannot be read (%s)', (_, fault) => {
  // Functions cache the keys for minutes: none may have read them before the fault.
  beforeAll(async () => {
    site = await startFaultySite();
  });
  afterAll(() => site.stop());

  it('are a 503 for the administrator and do not affect visitors', async () => {
    const json = await newAccount(site.stores);
    const [refused, fine] = await withFault(site, 'secrets', fault, () =>
      Promise.all([
        Promise.all([
          answerWithin(LIMIT, () => site.visitor('login', { json })),
          answerWithin(LIMIT, () => site.admin('getUser')),
          answerWithin(LIMIT, () => site.admin('listContacts')),
        ]),
        Promise.all([
          retryUnavailable(() => site.visitor('listProducts')),
          retryUnavailable(() => site.visitor('listActiveSlides')),
        ]),
      ]),
    );
    for (const { status, headers } of refused) {
      expect([status, headers.get('retry-after'), headers.getSetCookie()]).toEqual([503, '2', []]);
    }
    expect(fine.map(({ status }) => status)).toEqual([200, 200]);
    expect((await retryUnavailable(() => site.visitor('login', { json }))).status).toBe(200);
  });
});
