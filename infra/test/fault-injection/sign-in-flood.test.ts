import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { type Answer, type Caller, createCaller } from './requests.ts';
import { newAccount } from './scenarios/accounts.ts';
import { retryUnavailable } from './scenarios/scenario.ts';

const FLOOD = 60;
const wrong = { username: 'nessuno', password: 'sbagliata' };

/** Sign-ins under way while visitors read, as many as are hashed at once: client, site and stores share one event loop here. */
const AT_ONCE = 2;

/** Sign-ins after which the visitors have read enough. */
const ENOUGH = 8;

/** Milliseconds within which every visitor is answered: it was ten seconds while the event loop hashed passwords. */
const LONGEST_WAIT = 2500;

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

  const tryToSignIn = () => visitor('login', { json: { username: `nessuno-${randomUUID()}`, password: 'sbagliata' } });

  // Again where the machine itself stood still: each visitor's answer has a deadline of its own.
  it('keeps no visitor waiting while passwords are hashed', { retry: 2 }, async () => {
    await site.stores.forgetTries();
    let hashed = 0;
    const signIn = async () => {
      while (hashed < ENOUGH) {
        await tryToSignIn();
        hashed += 1;
      }
    };
    const flood = Promise.all(Array.from(Array(AT_ONCE), signIn));
    const reads: Answer[] = [];
    do {
      reads.push(await visitor('listProducts'));
      await wait(20);
    } while (hashed < ENOUGH);
    await flood;
    expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
    expect(Math.max(...reads.map(({ took }) => took))).toBeLessThan(LONGEST_WAIT);
    expect(reads.length).toBeGreaterThan(2);
  });

  it('with made-up names is refused at once, and does not fill the log', async () => {
    await site.stores.forgetTries();
    const answers = await Promise.all(Array.from(Array(FLOOD), tryToSignIn));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    const tooMany = answers.filter(({ status }) => status === 429);
    // On a busy machine the others run out of time instead.
    expect(tooMany.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(30);
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
    // Those whose time was up may still be under way, and are waited for.
    await expect
      .poll(async () => (await visitor('login', { json: account })).status, { interval: 1000, timeout: 20_000 })
      .toBe(200);
  });
});
