import { afterAll, expect, it } from 'vitest';
import { startFaultySite } from './faulty-site.ts';
import { violationsIn } from './invariants.ts';
import { retryUnavailable } from './requests.ts';
import { interruptWrite, withFault } from './run-writes.ts';
import { writes } from './writes.ts';

const site = await startFaultySite();
afterAll(site.stop);

/** More table calls than any route makes. */
const MANY = 20;

it('an attempt whose counting is sent again, because its answer was lost, counts once', async () => {
  const fault = { fault: 'cut after', tries: 'first', calls: /^Update/ } as const;
  const json = { username: 'nessuno', password: 'sbagliata di prova' };
  const { body } = await retryUnavailable(async () => {
    await site.stores.forgetTries();
    return withFault(site, 'table', fault, () => site.visitor('login', { json }));
  });
  expect(body.code).toBe('invalid_credentials');
  const limits = (await site.stores.items()).filter(({ pk }) => pk.startsWith('THROTTLE#login'));
  expect(limits.map(({ ids }) => (ids as Set<string>).size)).toEqual([1, 1, 1]);
});

it.each(writes)('a function cut off from the table at any call of %s leaves nothing half done', async (name) => {
  let after = 0;
  while ((await interruptWrite(site, name, after)) !== 'good') {
    after += 1;
    expect(after).toBeLessThan(MANY);
  }
  expect(await violationsIn(site.stores)).toEqual([]);
});
