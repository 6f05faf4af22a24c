import { codeTries } from '@rombo/shared/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, codeOf, newAccount, removeAccount, setUpFactor, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';
import { countOf, withinOneWindow } from '../../test/throttles.ts';

const { failures, minutes } = codeTries;

describe('the codes of an app', () => {
  let account: Account;
  beforeAll(async () => {
    account = await newAccount();
    await withinOneWindow(minutes * 60, 30);
  });
  afterAll(() => removeAccount(account));

  it('may be wrong ten times in a session that confirms a second factor, and then none is right', async () => {
    const cookie = await signIn(account);
    const { secret } = (await call('startSecondFactor', { cookie, json: { password: account.password } })).body;
    const confirm = (code: string) => call('confirmSecondFactor', { cookie, json: { code } });
    for (let failure = 0; failure < failures; failure++) {
      expect(await confirm(codeOf(secret, -9))).toMatchObject(refusal('invalid_input', 'code'));
    }
    expect(await confirm(codeOf(secret))).toMatchObject(refusal('too_many_requests'));
    expect((await call('getSecondFactor', { cookie })).body.active).toBe(false);
  });

  it('may be wrong ten times in a session that turns it off, though the password is right each time', async () => {
    const { cookie, secret, recoveryCodes } = await setUpFactor(account);
    const remove = (code: string) => call('removeSecondFactor', { cookie, json: { password: account.password, code } });
    for (let failure = 0; failure < failures; failure++) {
      expect(await remove(codeOf(secret, -9))).toMatchObject(refusal('invalid_input', 'code'));
    }
    expect(await remove(codeOf(secret))).toMatchObject(refusal('too_many_requests'));
    // Nobody guesses a recovery code: its tries are not counted, and none are used up.
    expect((await remove(recoveryCodes[0] ?? '')).status).toBe(204);
  });

  it('are forgotten as wrong ones once a right one signs in', async () => {
    const { secret } = await setUpFactor(account);
    const json = { username: account.username, password: account.password };
    const source = `account#${account.username}`;
    expect(await call('login', { json: { ...json, code: codeOf(secret, -9) } })).toMatchObject(refusal('invalid_code'));
    expect(await countOf('code', source)).toBe(1);
    expect((await call('login', { json: { ...json, code: codeOf(secret) } })).status).toBe(200);
    expect(await countOf('code', source)).toBe(0);
  });
});
