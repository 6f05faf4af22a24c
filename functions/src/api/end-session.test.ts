import type { Session } from '@rombo/shared/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';

describe('POST /api/sessions/{id}/removal', () => {
  let account: Account;
  let cookie: string;
  beforeAll(async () => {
    account = await newAccount();
    cookie = await signIn(account);
  });
  afterAll(() => removeAccount(account));

  const idOf = async (present: boolean) => {
    const { body } = await call('listSessions', { cookie });
    return (body as Session[]).find((session) => session.present === present)?.id ?? '';
  };
  const end = (id: string, by = cookie, password = account.password) =>
    call('endSession', { cookie: by, parameters: { id }, json: { password } });

  it('ends one session and leaves the others', async () => {
    const other = await signIn(account);
    const id = await idOf(false);
    const { status, headers } = await end(id);
    expect([status, headers.getSetCookie()]).toEqual([204, []]);
    expect(await call('getUser', { cookie: other })).toMatchObject(refusal('unauthenticated'));
    expect((await call('getUser', { cookie })).status).toBe(200);
    expect(await end(id)).toMatchObject(refusal('not_found'));
  });

  it('ends none for who does not know the password, be the session there or not', async () => {
    const other = await signIn(account);
    const id = await idOf(false);
    expect(await end(id, cookie, 'sbagliata')).toMatchObject(refusal('invalid_input', 'password'));
    expect(await end('x', cookie, 'sbagliata')).toMatchObject(refusal('invalid_input', 'password'));
    expect((await call('getUser', { cookie: other })).status).toBe(200);
    expect((await end(id)).status).toBe(204);
  });

  it('knows no session of somebody else, nor one by its token', async () => {
    const stranger = await newAccount();
    const theirs = await signIn(stranger);
    expect(await end(await idOf(true), theirs)).toMatchObject(refusal('not_found'));
    const { jti } = JSON.parse(Buffer.from(theirs.split('.')[1] ?? '', 'base64url').toString());
    expect(await end(jti, theirs)).toMatchObject(refusal('not_found'));
    expect((await call('getUser', { cookie })).status).toBe(200);
    await removeAccount(stranger);
  });

  it('takes the cookie away from who ends the session that asks', async () => {
    const { status, headers } = await end(await idOf(true));
    const names = headers.getSetCookie().map((cookie) => cookie.replace(/ Path.*/, ''));
    expect([status, names]).toEqual([204, ['__Host-session=; Max-Age=0;', 'signed-in=; Max-Age=0;']]);
    expect(await call('getUser', { cookie })).toMatchObject(refusal('unauthenticated'));
  });
});
