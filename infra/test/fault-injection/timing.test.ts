import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { type Caller, createCaller } from './requests.ts';
import { retryUnavailable } from './scenarios/scenario.ts';

const ROUNDS = 3;
const passwords = ['una parola sbagliata', 'x'.repeat(200)] as const;

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('the time of a refused sign-in', () => {
  let site: FaultySite;
  let visitor: Caller;
  beforeAll(async () => {
    site = await startFaultySite();
    visitor = createCaller(site.origin);
  });
  afterAll(() => site.stop());

  /** Tries to sign in, with no try counted before: the limit is not what is looked at here. */
  async function refused(username: string, password: string): Promise<number> {
    await site.stores.forgetTries();
    const { status, took } = await retryUnavailable(() => visitor('login', { json: { username, password } }));
    expect(status).toBe(401);
    return took;
  }

  it('says nothing of whether the name exists, be the password short or longer than what is read of it', async () => {
    // The first try loads the function.
    await refused(site.username, passwords[0]);
    const known: number[] = [];
    const unknown: number[] = [];
    for (const password of Array.from(Array(ROUNDS), () => passwords).flat()) {
      known.push(await refused(site.username, password));
      unknown.push(await refused(`nessuno-${randomUUID()}`, password));
    }
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(1 / 2);
    expect(ratio).toBeLessThan(2);
  });
});
