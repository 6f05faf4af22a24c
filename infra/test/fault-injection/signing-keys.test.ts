import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault, FaultRule } from './fault-proxy.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { createCaller } from './requests.ts';
import { newAccount } from './scenarios/accounts.ts';
import { retryUnavailable } from './scenarios/scenario.ts';

const message = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.org', subject: 'Altro', message: 'Ciao' };

/** Functions keep the keys for minutes: no cold one must have read them before the fault. */
async function startWithout(rule: FaultRule | 'closed') {
  const site = await startFaultySite();
  if (rule === 'closed') await site.proxies.secrets.close();
  else site.proxies.secrets.make(rule);
  return site;
}

/** Never a hang, on a busy machine neither: two functions load and fail in this time. */
const TIMEOUT_MS = 8000;

describe.each([
  ['refuse connections', 'closed'],
  ...(['hang', 'cut before', 'throttle', 'broken', 'half'] as Fault[]).map((fault) => [
    fault,
    { fault, tries: 'every' },
  ]),
] as [string, FaultRule | 'closed'][])('signing keys that cannot be read (%s)', (_, rule) => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await startWithout(rule);
  });
  afterAll(() => site.stop());

  it('are a 503 for who signs in or has, and nothing to visitors', async () => {
    const json = await newAccount(site.stores);
    const visitor = createCaller(site.origin);
    const admin = createCaller(
      site.origin,
      `__Host-session=eyJhbGciOiJIUzI1NiIsImtpZCI6IngifQ.eyJhIjoxfQ.${'x'.repeat(43)}`,
    );
    const [refused, fine] = await Promise.all([
      Promise.all([
        visitor('login', { json }),
        admin('getUser'),
        admin('listContacts'),
        admin('saveSetting', { json: { key: 'maintenance_mode', value: 'true' } }),
      ]),
      Promise.all([visitor('listProducts'), visitor('listActiveSlides'), visitor('sendContact', { json: message })]),
    ]);
    for (const { status, headers, took } of refused) {
      expect([status, headers.get('retry-after'), headers.getSetCookie()]).toEqual([503, '2', []]);
      expect(took).toBeLessThan(TIMEOUT_MS);
    }
    expect(fine.map(({ status }) => status)).toEqual([200, 200, 201]);
    expect((await site.stores.items()).filter(({ pk }) => pk === 'SETTING')).toEqual([]);

    if (rule === 'closed') await site.proxies.secrets.open();
    else site.proxies.secrets.make();
    expect((await retryUnavailable(() => visitor('login', { json }))).status).toBe(200);
  });
});
