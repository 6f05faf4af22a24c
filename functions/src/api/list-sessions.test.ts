import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { call } from '../../test/site.ts';
import { putItem } from '../../test/table.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

describe('GET /api/sessions', () => {
  let account: Account;
  let cookie: string;
  beforeAll(async () => {
    account = await newAccount();
    cookie = await signIn(account);
  });
  afterAll(() => removeAccount(account));

  it('lists the open sessions of the account and of no other, the newest first, and says which one asks', async () => {
    const { username, password } = account;
    await call('login', { json: { username, password }, headers: { 'user-agent': phone } });
    const { status, headers, body } = await call('listSessions', { cookie });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual([
      {
        id: expect.any(String),
        startedAt: expect.any(String),
        // Signed in within this hour.
        seenAt: body[0].startedAt,
        device: 'Safari, iPhone',
        address: expect.stringMatching(/^127\.0\.0\.x$|…$/),
        present: false,
      },
      expect.objectContaining({ present: true }),
    ]);
  });

  it('gives nothing away that would open one', async () => {
    const { body } = await call('listSessions', { cookie });
    const [, payload = ''] = cookie.split('.');
    const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(JSON.stringify(body)).not.toContain(jti);
  });

  it('does not show a session whose time is over', async () => {
    const over = {
      userId: account.id,
      username: account.username,
      startedAt: '',
      seenAt: '',
      device: '',
      address: '',
      ttl: 1,
    };
    await putItem({ pk: 'SESSION', sk: `over-${account.id}`, ...over });
    expect((await call('listSessions', { cookie })).body).toHaveLength(2);
  });
});
