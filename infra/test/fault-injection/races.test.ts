import { newSecret } from '@rombo/functions/one-time-codes';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { productForm } from '../../../functions/test/forms.ts';
import { codeOf, signedIn } from './accounts.ts';
import { startFaultySite } from './faulty-site.ts';
import { orphansIn, sweep, unusedClaims, violationsIn } from './invariants.ts';
import { mustSucceed, retryUnavailable } from './requests.ts';
import { withFault } from './run-writes.ts';

// Calls must wait for concurrent work.
vi.stubEnv('REQUEST_TIMEOUT_MS', '5000');
const site = await startFaultySite();
afterAll(site.stop);

const newProduct = () => mustSucceed(() => site.admin('createProduct', { body: productForm({ images: site.photo }) }));

it('one of 24 concurrent saves of a version wins, and the others leave no file and no slug behind', async () => {
  const { id } = await newProduct();
  const save = (number: number) => {
    const fields = { name: `Salvato ${number}`, ...(number < 4 && { images: site.photo }) };
    const body = productForm({ ...fields, description: `Da ${number}` });
    // Without the key, the retry of a save whose answer was lost would conflict with itself.
    const headers = { 'if-match': '"1"', 'idempotency-key': `concurrent-save-${number}` };
    return site.admin('updateProduct', { parameters: { id }, headers, body });
  };
  const answers = await Promise.all(Array.from(Array(24), (_, number) => retryUnavailable(() => save(number))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(23).fill(409)]);
  const winner = answers.find(({ status }) => status === 200)?.body;
  const [stored] = await site.stores.items('PRODUCT', { id });
  expect(stored).toMatchObject({ name: winner.name, description: winner.name.replace('Salvato', 'Da'), version: 2 });
  expect(stored?.images).toEqual(winner.images);
  // The sweep deletes files of a request that timed out.
  await sweep(site.functionsDist);
  expect(await orphansIn(site.stores)).toEqual([]);
  expect(await violationsIn(site.stores)).toEqual([]);
  // A request that timed out keeps its claim for a minute. No slug of a lost save may resolve.
  const lost = answers.flatMap(({ status }, number) => (status === 409 ? [`salvato-${number}`] : [])).slice(0, 3);
  for (const slug of new Set([...(await unusedClaims(site.stores)), ...lost])) {
    const { status } = await retryUnavailable(() => site.admin('getProduct', { parameters: { id: slug } }));
    expect(status).toBe(404);
  }
});

/** Does `act` during a call of `run`, which may time out and be repeated while `act` still runs. Waits for both. */
async function interrupt(store: 'objects' | 'table', calls: RegExp, act: () => Promise<unknown>, run: typeof act) {
  const { promise: acted, resolve } = Promise.withResolvers<unknown>();
  site.proxies[store].interrupt(calls, async () => {
    const result = act();
    resolve(result);
    await result;
  });
  await run();
  await acted;
}

describe('a product that is restored while the daily sweep runs', () => {
  /** Deletes a product whose files cannot be hidden, which leaves them to the sweep. */
  async function trash() {
    const { id } = await newProduct();
    site.proxies.objects.make({ fault: 'throttle', tries: 'every', calls: /^(COPY|DELETE)$/ });
    await mustSucceed(() => site.admin('deleteProduct', { parameters: { id } }));
    site.proxies.objects.make();
    return () => mustSucceed(() => site.admin('restoreFromTrash', { parameters: { id } }));
  }

  /** Expects that no product lacks a file, now and after another sweep. */
  async function expectWhole() {
    expect(await violationsIn(site.stores)).toEqual([]);
    await sweep(site.functionsDist);
    expect(await violationsIn(site.stores)).toEqual([]);
  }

  it.each([
    ['lists the files', 'objects', /^GET$/],
    ['hides a file', 'objects', /^COPY$/],
    ['deletes the public one', 'objects', /^DELETE$/],
    ['reads the slides', 'table', /^Query$/],
  ] as const)('keeps its files when it is restored before the sweep %s', async (_, store, calls) => {
    const restore = await trash();
    await interrupt(store, calls, restore, () => sweep(site.functionsDist));
    await expectWhole();
  });

  it.each([
    ['publishes a file', 'objects', /^COPY$/],
    ['stores the product', 'table', /^PutItem$/],
    ['deletes the entry', 'table', /^DeleteItem$/],
  ] as const)('keeps its files when the sweep runs before the restoration %s', async (_, store, calls) => {
    const restore = await trash();
    await interrupt(store, calls, () => sweep(site.functionsDist), restore);
    await expectWhole();
  });
});

it('the files of a failed restore are hidden again, by the next sweep if the store fails too', async () => {
  const { id } = await newProduct();
  await mustSucceed(() => site.admin('deleteProduct', { parameters: { id } }));
  const published = () => site.stores.objects(`media/products/${id}/`);
  const hiddenAt = async () => (await site.stores.items('TRASH', { id }))[0]?.hiddenAt;
  expect(await published()).toEqual([]);
  const restore = () => site.admin('restoreFromTrash', { parameters: { id } });
  const fail = () => withFault(site, 'table', { fault: 'broken', tries: 'every', calls: /^(Put|Transact)/ }, restore);
  const deleted = await hiddenAt();
  await fail();
  expect(await published()).toEqual([]);
  // Each change purges the cached copies.
  const failed = await hiddenAt();
  expect(failed).not.toBe(deleted);
  await withFault(site, 'objects', { fault: 'broken', tries: 'every', calls: /^DELETE$/ }, fail);
  expect(await published()).not.toEqual([]);
  await sweep(site.functionsDist, 0);
  expect(await published()).toEqual([]);
  expect(await hiddenAt()).not.toBe(failed);
  await mustSucceed(restore);
  expect(await violationsIn(site.stores)).toEqual([]);
});

it('a variant of a picture that is made during a deletion is not kept', async () => {
  const { id, images } = await newProduct();
  await interrupt(
    'objects',
    /^PUT$/,
    () => site.admin('deleteProduct', { parameters: { id } }),
    async () => {
      const { status, headers } = await fetch(`${site.origin}${images[0]}?w=320`);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
  expect(await site.stores.objects(`media/products/${id}`)).toEqual([]);
});

it('a session that is opened without a code while the second factor is turned on ends', async () => {
  const secret = newSecret();
  const offer = { offeredSecret: secret, offeredUntil: Math.floor(Date.now() / 1000) + 600 };
  const { username, password, headers, sessions, item } = await signedIn(site, offer);
  const before = await sessions();
  // The first query lists the sessions to end, and the update after it turns the second factor on.
  site.proxies.table.interrupt(/^Query$/, async () => {
    site.proxies.table.interrupt(/^UpdateItem$/, () =>
      mustSucceed(() => site.visitor('login', { json: { username, password } })),
    );
  });
  await mustSucceed(() => site.visitor('confirmSecondFactor', { headers, json: { code: codeOf(secret) } }));
  expect((await item()).totpSecret).toBeDefined();
  expect((await sessions()).map(({ sk }) => sk)).toEqual(before.map(({ sk }) => sk));
});
