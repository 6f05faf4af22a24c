import { randomUUID } from 'node:crypto';
import { CONTACT_MONTHS } from '@rombo/shared/contract/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logOf } from '../../../functions/test/changes.ts';
import { productForm } from '../../../functions/test/forms.ts';
import type { Fault } from './fault-proxy.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { createCaller, requestOf, writes } from './requests.ts';
import { newAccount } from './scenarios/accounts.ts';

const DAY = 24 * 60 * 60;

/** Somebody whose every word can be told from all others. */
const person = {
  firstName: 'Ermenegilda',
  lastName: 'Quaranta-Zzyzx',
  email: 'ermenegilda.zzyzx@example.org',
  phone: '+39 030 8675309',
  subject: 'Collaborazioni',
  message: 'Non dire a nessuno che il mio motore si chiama Calpurnia.',
};

describe('what a person wrote', () => {
  let site: FaultySite;
  beforeAll(async () => {
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG');
    site = await startFaultySite();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await site.stop();
  });

  it('stands in no log, be it the most talkative one of calls that fail in every way', async () => {
    const visitor = createCaller(site.origin);
    const admin = createCaller(site.origin, site.cookie);
    const { username, password } = await newAccount(site.stores);
    const cookies: string[] = [];
    const calls = async () => {
      const headers = { 'idempotency-key': `chiave-${randomUUID()}` };
      await visitor('sendContact', { json: person, headers });
      await visitor('sendContact', { json: { ...person, email: `${person.email} di nascosto` } });
      await visitor('sendContact', {
        body: `{"firstName":"${person.firstName}`,
        headers: { 'content-type': 'application/json' },
      });
      const signedIn = await visitor('login', { json: { username, password } });
      cookies.push(...signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
      await visitor('login', { json: { username, password: `${password} sbagliata` } });
      await visitor('login', { json: { username: password, password: 'nel campo sbagliato' } });
      await admin('createProduct', { body: productForm({ name: person.subject, category: person.lastName }) });
      await Promise.all(
        writes.map((name) =>
          fetch(requestOf(site.origin, name, { cookie: site.cookie, 'sec-fetch-site': 'cross-site' })),
        ),
      );
      await admin('listContacts');
    };
    const log = await logOf(async () => {
      await calls();
      for (const fault of ['broken', 'cut before', 'cut after', 'half'] as Fault[]) {
        site.proxies.table.make({ fault, tries: 'every', calls: /^(Put|Update|Delete|Query)/ });
        await calls();
        site.proxies.table.make();
      }
    });
    const all = log + site.log.join('\n');
    expect(all).toContain('"level":"ERROR"');
    const tokens = [...cookies, site.cookie].map((cookie) => cookie.split('=')[1] ?? '').filter(Boolean);
    const signatures = tokens.flatMap((token) => token.split('.')[2] ?? []);
    expect(signatures.length).toBeGreaterThan(1);
    const words = [...Object.values(person), 'Calpurnia', 'zzyzx', '8675309', username, password, ...signatures];
    expect(words.filter((word) => all.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  it('is kept in one place for two years, and what is kept to count or to repeat it goes within a day', async () => {
    const now = Date.now() / 1000;
    const items = await site.stores.items();
    const holders = items.filter(
      (item) => JSON.stringify(item).includes('Zzyzx') || JSON.stringify(item).includes('zzyzx'),
    );
    expect(new Set(holders.map(({ pk }) => pk))).toEqual(new Set(['CONTACT']));
    for (const { ttl } of holders) {
      const months = (Number(ttl) - now) / (30.44 * DAY);
      expect(Math.abs(months - CONTACT_MONTHS)).toBeLessThan(0.2);
    }
    const passing = items.filter(({ pk }) => pk === 'IDEMPOTENCY' || pk.startsWith('THROTTLE#'));
    expect(passing.length).toBeGreaterThan(1);
    for (const { ttl } of passing) expect(Number(ttl) - now).toBeLessThanOrEqual(DAY);
  });

  it('is shown to nobody from the second on in which its time is over', async () => {
    const admin = createCaller(site.origin, site.cookie);
    const [stored] = await site.stores.items('CONTACT');
    if (!stored) throw new Error('No message is stored');
    const shown = async () => (await admin('listContacts')).body.some(({ id }: { id: string }) => id === stored.sk);
    expect(await shown()).toBe(true);
    await site.stores.put({ ...stored, ttl: Math.floor(Date.now() / 1000) });
    expect(await shown()).toBe(false);
  });
});
