import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, jpeg, picture, productForm } from '../../../functions/test/forms.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { claimedInVain, orphansIn, sweepTomorrow, violationsIn } from './invariants.ts';
import { type Answer, type Caller, createCaller } from './requests.ts';
import { mustSucceed, retryUnavailable } from './scenarios/scenario.ts';

const photo = jpeg(await picture('jpeg'));

/** Sends the same thing this often at once; what ran out of time on a busy machine is sent again. */
const crowd = (count: number, send: (number: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from(Array(count), (_, number) => retryUnavailable(() => send(number))));

const statuses = (answers: Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('many at once', () => {
  let site: FaultySite;
  let admin: Caller;
  beforeAll(async () => {
    site = await startFaultySite();
    admin = createCaller(site.origin, site.cookie);
  });
  afterAll(() => site.stop());

  it('who save one version of a product: one wins, all others are told, and the product is what the one said', async () => {
    const { id } = await mustSucceed(() => admin('createProduct', { body: productForm({ images: photo }) }));
    const answers = await crowd(24, (number) =>
      admin('updateProduct', {
        parameters: { id },
        headers: { 'if-match': '"1"' },
        body: productForm({
          name: `Salvato ${number}`,
          description: `Da ${number}`,
          ...(number < 4 && { images: photo }),
        }),
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 23 });
    const winner = answers.find(({ status }) => status === 200)?.body;
    const [stored] = await site.stores.items('PRODUCT', { id });
    expect(stored).toMatchObject({ name: winner.name, description: winner.name.replace('Salvato', 'Da'), version: 2 });
    expect(stored?.images).toEqual(winner.images);
    // Files of a request that ran out of time are deleted by the daily sweep; those of the product stay.
    await sweepTomorrow(site.functionsDist);
    expect(await orphansIn(site.stores)).toEqual([]);
    expect(await violationsIn(site.stores)).toEqual([]);
    // One whose time was up leaves its claim for a minute; the others give theirs back. No loser's address leads anywhere.
    const left = await claimedInVain(site.stores);
    const lost = answers.flatMap(({ status }, number) => (status === 409 ? [`salvato-${number}`] : [])).slice(0, 3);
    for (const id of new Set([...left, ...lost])) {
      expect((await retryUnavailable(() => admin('getProduct', { parameters: { id } }))).status).toBe(404);
    }
  });

  it('who save one version of a slide: one wins', async () => {
    const { id } = await mustSucceed(() => admin('createSlide', { body: form({ title: 'Una', image: photo }) }));
    const answers = await crowd(10, (number) =>
      admin('updateSlide', {
        parameters: { id },
        headers: { 'if-match': '1' },
        body: form({ title: `Sua ${number}` }),
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 9 });
  });

  it('who create a product with one key: one product, and one set of files', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const name = `Uno solo ${randomUUID()}`;
    const answers = await crowd(12, () =>
      admin('createProduct', { headers, body: productForm({ name, images: [photo, photo] }) }),
    );
    expect(statuses(answers)).toEqual({ 201: 12 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await site.stores.items('PRODUCT', { name })).toHaveLength(1);
    await sweepTomorrow(site.functionsDist);
    expect(await site.stores.objects(`media/products/${answers[0]?.body.id}/`)).toHaveLength(2);
    expect(await violationsIn(site.stores)).toEqual([]);
  });

  it('who send a message with one key: one message, counted once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const lastName = `Rossi ${randomUUID()}`;
    const json = { firstName: 'Ada', lastName, email: 'ada@example.org', subject: 'Altro', message: 'Buongiorno' };
    const answers = await crowd(20, () => createCaller(site.origin)('sendContact', { json, headers }));
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await site.stores.items('CONTACT', { lastName })).toHaveLength(1);
    const counts = (await site.stores.items()).filter(({ pk }) => pk.startsWith('THROTTLE#contact'));
    expect(counts.map(({ count }) => count)).toEqual([1]);
  });

  it('who delete one product: one does, and the others hear that it is gone', async () => {
    const { id } = await mustSucceed(() => admin('createProduct', { body: productForm({ images: photo }) }));
    const answers = await crowd(10, () => admin('deleteProduct', { parameters: { id } }));
    expect(statuses(answers)).toEqual({ 204: 1, 404: 9 });
    expect(await site.stores.objects(`media/products/${id}/`)).toEqual([]);
  });
});
