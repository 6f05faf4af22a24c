import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from './acts/accounts.ts';
import { patiently } from './acts/act.ts';
import { createCaller } from './caller.ts';
import type { Trouble } from './fault-proxy.ts';
import type { Fault } from './faults.ts';
import { startTroubledSite, type TroubledSite } from './troubled-site.ts';

const message = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.org', subject: 'Altro', message: 'Ciao' };

/** Functions keep the keys for minutes: no cold one must have read them before the trouble. */
async function startWithout(trouble: Trouble | 'closed') {
  const site = await startTroubledSite();
  if (trouble === 'closed') await site.proxies.secrets.close();
  else site.proxies.secrets.make(trouble);
  return site;
}

/** Never a hang, on a busy machine neither: two functions load and fail in this time. */
const PATIENCE = 8000;

describe.each([
  ['refuse connections', 'closed'],
  ...(['hang', 'cut before', 'throttle', 'broken', 'half'] as Fault[]).map((fault) => [
    fault,
    { fault, tries: 'every' },
  ]),
] as [string, Trouble | 'closed'][])('signing keys that cannot be read (%s)', (_, trouble) => {
  let site: TroubledSite;
  beforeAll(async () => {
    site = await startWithout(trouble);
  });
  afterAll(() => site.stop());

  it('are a 503 for who signs in or has, and nothing to visitors', async () => {
    const json = await newAccount(site.stores);
    const visitor = createCaller(site.origin);
    const admin = createCaller(site.origin, '__Host-session=eyJhbGciOiJIUzI1NiIsImtpZCI6IngifQ.e30.x');
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
      expect(took).toBeLessThan(PATIENCE);
    }
    expect(fine.map(({ status }) => status)).toEqual([200, 200, 201]);
    expect((await site.stores.items()).filter(({ pk }) => pk === 'SETTING')).toEqual([]);

    if (trouble === 'closed') await site.proxies.secrets.open();
    else site.proxies.secrets.make();
    expect((await patiently(() => visitor('login', { json }))).status).toBe(200);
  });
});
