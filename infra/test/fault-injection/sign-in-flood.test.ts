import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Caller, createCaller } from './caller.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { newAccount } from './scenarios/accounts.ts';
import { retryUnavailable } from './scenarios/scenario.ts';

const FLOOD = 60;
const wrong = { username: 'nessuno', password: 'sbagliata' };

/** Milliseconds within which half of the visitors are answered: it was ten seconds while the event loop hashed passwords. */
const MEDIAN_LIMIT_MS = 1500;

describe('a flood of sign-ins', () => {
  let site: FaultySite;
  let visitor: Caller;
  beforeAll(async () => {
    site = await startFaultySite();
    visitor = createCaller(site.origin);
    // Loads the functions.
    await retryUnavailable(() => visitor('listProducts'));
    await retryUnavailable(() => visitor('login', { json: wrong }));
    await site.stores.forgetTries();
  });
  afterAll(() => site.stop());

  it('with made-up names keeps no visitor waiting, is refused at once, and does not fill the log', async () => {
    const flood = { over: false };
    const refused = Promise.all(
      Array.from(Array(FLOOD), () =>
        visitor('login', { json: { username: `nessuno-${randomUUID()}`, password: 'sbagliata' } }),
      ),
    ).finally(() => {
      flood.over = true;
    });
    const reads: Answer[] = [];
    while (!flood.over) {
      // A 503 is the busy machine's.
      reads.push(await retryUnavailable(() => visitor('listProducts')));
      await wait(20);
    }
    const answers = await refused;
    expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
    const times = reads.map(({ took }) => took).sort((one, other) => one - other);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(MEDIAN_LIMIT_MS);
    expect(reads.length).toBeGreaterThan(2);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    const tooMany = answers.filter(({ status }) => status === 429);
    expect(tooMany.length).toBeGreaterThanOrEqual(FLOOD - 30);
    for (const { headers } of tooMany) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // On a busy machine the log runs out of time and leaves a line where it was.
    const lines = await site.stores.items('ACTIVITY', { action: 'sign_in_failed' });
    expect(lines.length).toBeLessThanOrEqual(3);
  });

  it('is no flood any more once it has passed: what was not judged is not counted', async () => {
    const account = await newAccount(site.stores);
    const counted = (await site.stores.items()).filter(({ pk }) => pk.startsWith('THROTTLE#login-address#'));
    expect(counted.reduce((sum, { count }) => sum + Number(count), 0)).toBeLessThanOrEqual(30);
    await site.stores.forgetTries();
    expect((await retryUnavailable(() => visitor('login', { json: account }))).status).toBe(200);
  });
});
