import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import type { Answer } from './requests.ts';
import { NOBODY } from './requests.ts';
import { contextOf, withFault } from './run-scenarios.ts';
import { signedIn } from './scenarios/accounts.ts';
import { retryUnavailable } from './scenarios/scenario.ts';

const wrong = { password: 'sbagliata di prova' };

describe.each(['broken', 'hang'] as const)('a log of activity that takes no line (%s)', (fault) => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await startFaultySite();
  });
  afterAll(() => site.stop());

  /** A 503 is the busy machine's, whose time was up: it counts no try, and the next one is judged. */
  const refused = (send: () => Promise<Answer>) =>
    withFault(site, 'table', { fault, tries: 'every', calls: /^Put/ }, () => retryUnavailable(send));

  it('makes nothing else of a refusal, and ends no session', async () => {
    const context = await contextOf(site);
    const { username, headers, sessions } = await signedIn(context);
    const { visitor } = context;
    const login = await refused(() => visitor('login', { json: { username, ...wrong } }));
    expect([login.status, login.body.code]).toEqual([401, 'invalid_credentials']);
    const confirmations = [
      () => visitor('startSecondFactor', { headers, json: wrong }),
      () => visitor('endSession', { headers, parameters: { id: NOBODY }, json: wrong }),
      () => visitor('endSessions', { headers, json: wrong }),
    ];
    for (const send of confirmations) {
      const { status, body } = await refused(send);
      expect([status, body.issues?.[0].path]).toEqual([422, 'password']);
    }
    expect(await sessions()).toHaveLength(1);
    expect(await site.stores.items('ACTIVITY', { action: 'confirmation_refused' })).toEqual([]);
  });
});
