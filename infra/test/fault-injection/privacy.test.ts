import { randomUUID } from 'node:crypto';
import { CONTACT_MONTHS } from '@rombo/shared/contract/limits';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newLinkToken } from '../../../functions/src/link-tokens.ts';
import { logOf } from '../../../functions/test/changes.ts';
import { newAccount } from './accounts.ts';
import { startFaultySite } from './faulty-site.ts';
import { retryUnavailable } from './requests.ts';
import { withFault } from './run-writes.ts';

vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG');
const site = await startFaultySite();
afterAll(site.stop);

const DAY = 24 * 60 * 60;

/** A message with unique words. */
const person = {
  firstName: 'Ermenegilda',
  lastName: 'Quaranta-Zzyzx',
  email: 'ermenegilda.zzyzx@example.org',
  phone: '+39 030 8675309',
  subject: 'Collaborazioni',
  message: 'Non dire a nessuno che il mio motore si chiama Calpurnia.',
};

describe('personal data', () => {
  it('are in no log at the most detailed level, for calls that fail in every way', async () => {
    const { admin, visitor } = site;
    const { username, password } = await newAccount(site.stores);
    const cookies: string[] = [site.cookie];
    const token = newLinkToken();
    const fresh = 'una parola Calpurniana';
    const calls = async () => {
      const headers = { 'idempotency-key': `chiave-${randomUUID()}` };
      await visitor('sendContact', { json: person, headers });
      await visitor('sendContact', { json: { ...person, email: `${person.email} di nascosto` } });
      const broken = { 'content-type': 'application/json' };
      await visitor('sendContact', { body: `{"firstName":"${person.firstName}`, headers: broken });
      const signedIn = await visitor('login', { json: { username, password } });
      cookies.push(...signedIn.headers.getSetCookie());
      await visitor('login', { json: { username, password: `${password} sbagliata` } });
      await visitor('login', { json: { username: password, password: 'nel campo sbagliato' } });
      await visitor('requestPasswordReset', { json: { username } });
      await visitor('resetPassword', { parameters: { token }, json: { password: fresh } });
      await visitor('resetPassword', { parameters: { token: `${token}0` }, json: { password: fresh, code: token } });
      await admin('listContacts');
    };
    const opened = await retryUnavailable(() => visitor('login', { json: { username, password } }));
    cookies.push(...opened.headers.getSetCookie());
    const log = await logOf(async () => {
      await calls();
      for (const fault of ['broken', 'cut after', 'half'] as const) {
        await withFault(site, 'table', { fault, tries: 'every', calls: /^(Put|Update|Delete|Query)/ }, calls);
      }
    });
    const all = log + site.log.join('\n');
    expect(all).toContain('"level":"ERROR"');
    const signatures = cookies.flatMap((cookie) => /=[\w-]+\.[\w-]+\.([\w-]+)/.exec(cookie)?.[1] ?? []);
    expect(signatures.length).toBeGreaterThan(1);
    const words = [
      ...Object.values(person),
      'Calpurnia',
      'zzyzx',
      '8675309',
      username,
      password,
      token,
      fresh,
      ...signatures,
    ];
    expect(words.filter((word) => all.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  it('are stored in one place for two years; counters and idempotency records expire within a day', async () => {
    const now = Date.now() / 1000;
    const items = await site.stores.items();
    const holders = items.filter((item) => /zzyzx/i.test(JSON.stringify(item)));
    expect(new Set(holders.map(({ pk }) => pk))).toEqual(new Set(['CONTACT']));
    for (const { ttl } of holders) {
      const months = (Number(ttl) - now) / (30.44 * DAY);
      expect(Math.abs(months - CONTACT_MONTHS)).toBeLessThan(0.2);
    }
    const passing = items.filter(({ pk }) => pk === 'IDEMPOTENCY' || pk.startsWith('THROTTLE#'));
    expect(passing.length).toBeGreaterThan(1);
    for (const { ttl } of passing) expect(Number(ttl) - now).toBeLessThanOrEqual(DAY);
  });
});
