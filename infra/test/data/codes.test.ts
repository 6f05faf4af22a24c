import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf, newSecret } from '../../../functions/src/one-time-codes.ts';
import { emptyTable } from './empty-table.ts';

const sealing = vi.hoisted(() => ({ keys: {} as Record<string, string> }));
type Parse = (value: unknown) => unknown;
vi.mock('../../../functions/src/cached-secret.ts', () => ({
  cachedSecret: (_: string, parse: Parse) => async (find: Parse) => find(parse(sealing.keys)),
}));
await emptyTable();
const { hasRecoveryCode, isAppCode, verifyCode } = await import('../../../functions/src/data/second-factor.ts');
const { acceptOffer, findOffer, offerSecret, removeSecondFactor } = await import(
  '../../../functions/src/data/second-factor.ts'
);
const { findAccount } = await import('../../../functions/src/data/users.ts');
const { getItem, put } = await import('../../../functions/src/data/table.ts');
const { seal } = await import('../../../functions/src/sealed.ts');

const user = { pk: 'USER', sk: 'admin' };
const recovery = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const secret = newSecret();
const codeOf = (steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const step = () => Math.floor(Date.now() / 30_000);
const account = async () => (await findAccount('admin')) ?? expect.fail('There is no account');
const verify = async (code: string) => verifyCode(await account(), code);
const set = async (fields: object) => put({ ...user, ...(await getItem(user)), ...fields });

beforeEach(async () => {
  // The TOTP time step must not end during a test.
  vi.useFakeTimers({ now: step() * 30_000 + 10_000, toFake: ['Date'] });
  sealing.keys = { 1: 'a'.repeat(48) };
  await put({ ...user, id: 'u', username: 'admin', passwordHash: 'hash' });
  const sealed = await seal(secret, 'admin');
  expect(await offerSecret('admin', sealed)).toBe(true);
  expect(await acceptOffer('admin', sealed, 0, recovery)).toBe(true);
});

afterEach(() => void vi.useRealTimers());

it('a code of the app has six digits, in any format', () => {
  for (const code of ['123456', '123 456', '123-456', ' 1 2 3 4 5 6']) expect(isAppCode(code), code).toBe(true);
  for (const code of ['12345', '1234567', 'AAAA-BBBB', '', 'x123456']) expect(isAppCode(code), code).toBe(false);
});

describe('a code of the app', () => {
  it('reports success again to the same use, whose response was lost', async () => {
    const code = await verify(codeOf());
    expect([await code?.consume(), await code?.consume()]).toEqual([true, true]);
  });

  it('is valid again after its own use restores it, which no other use can', async () => {
    const [mine, other] = [await verify(codeOf()), await verify(codeOf())];
    await mine?.consume();
    expect(await other?.restore()).toBe(false);
    expect(await other?.consume()).toBe(false);
    expect(await mine?.restore()).toBe(true);
    expect((await getItem(user))?.totpStep).toBe(step() - 1);
    expect(await other?.consume()).toBe(true);
  });

  it('is invalid after a change of the password or the second factor', async () => {
    const code = await verify(codeOf());
    await set({ passwordHash: 'other' });
    expect(await code?.consume()).toBe(false);
    await set({ passwordHash: 'hash', totpSince: 'later' });
    expect(await code?.consume()).toBe(false);
    expect(await code?.removeFactor()).toBe(false);
  });

  it('reseals the secret with the newest key, only if another key sealed it', async () => {
    const before = (await getItem(user))?.totpSecret;
    await (await verify(codeOf()))?.consume();
    expect((await getItem(user))?.totpSecret).toBe(before);
    sealing.keys[2] = 'b'.repeat(48);
    expect(await (await verify(codeOf(1)))?.consume()).toBe(true);
    expect((await getItem(user))?.totpSecret).toMatch(/^sealed\.2\./);
    await set({ totpSecret: secret, totpStep: 0 });
    expect(await (await verify(codeOf()))?.consume()).toBe(true);
    expect((await getItem(user))?.totpSecret).toMatch(/^sealed\.2\./);
  });
});

describe('a recovery code', () => {
  it('matches its account by letters and digits only', async () => {
    expect(await hasRecoveryCode('admin', recovery[0] ?? '')).toBe(true);
    expect(await hasRecoveryCode('admin', 'aaaa bbbb cccc dddd')).toBe(true);
    expect(await hasRecoveryCode('admin', 'AAAA-BBBB-CCCC-DDDX')).toBe(false);
    expect(await hasRecoveryCode('other', recovery[0] ?? '')).toBe(false);
    await set({ recoveryCodes: [hashOf(recovery[0] ?? '')] });
    expect(await hasRecoveryCode('admin', recovery[0] ?? '')).toBe(false);
  });

  it('is valid once, and again after its use is restored', async () => {
    const [mine, other] = [await verify(recovery[0] ?? ''), await verify(recovery[0] ?? '')];
    expect([mine?.kind, await mine?.consume(), await other?.consume()]).toEqual(['recovery', true, false]);
    expect((await getItem(user))?.recoveryCodes).toEqual(new Set([hashOf(recovery[1] ?? '')]));
    expect(await verify(recovery[0] ?? '')).toBeUndefined();
    expect(await other?.restore()).toBe(false);
    expect(await mine?.restore()).toBe(true);
    expect(await hasRecoveryCode('admin', recovery[0] ?? '')).toBe(true);
    expect(await verify('AAAA-BBBB-CCCC-DDDX')).toBeUndefined();
  });

  it('removes the second factor with all its data', async () => {
    const code = await verify(recovery[1] ?? '');
    await set({ totpSince: 'later' });
    expect(await code?.removeFactor()).toBe(false);
    const present = await verify(recovery[1] ?? '');
    expect(await present?.removeFactor()).toBe(true);
    expect(Object.keys((await getItem(user)) ?? {}).sort()).toEqual(
      expect.not.arrayContaining(['totpSecret', 'totpStep', 'totpSince', 'recoveryCodes']),
    );
    expect((await account()).factor).toBeNull();
  });
});

describe('a second factor', () => {
  it('replaces no existing one, and only the last offer is accepted', async () => {
    expect(await offerSecret('admin', 'another')).toBe(false);
    expect(await offerSecret('nobody', 'another')).toBe(false);
    expect(await removeSecondFactor('admin')).toBe(true);
    expect(await removeSecondFactor('nobody')).toBe(false);
    expect(await offerSecret('admin', 'one')).toBe(true);
    expect(await offerSecret('admin', 'two')).toBe(true);
    expect(await acceptOffer('admin', 'one', 7, recovery)).toBe(false);
    expect(await acceptOffer('admin', 'two', 7, recovery)).toBe(true);
    const item = await getItem(user);
    expect(item).toMatchObject({ totpSecret: 'two', totpStep: 7, recoveryCodes: new Set(recovery.map(hashOf)) });
    expect(Date.parse(String(item?.totpSince))).toBeGreaterThan(Date.now() - 60_000);
    expect([item?.offeredSecret, item?.offeredUntil]).toEqual([undefined, undefined]);
  });

  it('expires 15 minutes after it was offered if no code confirms it', async () => {
    await removeSecondFactor('admin');
    await offerSecret('admin', 'sealed');
    vi.setSystemTime(Date.now() + (15 * 60 - 1) * 1000);
    expect(await findOffer('admin')).toBe('sealed');
    vi.setSystemTime(Date.now() + 1000);
    expect(await findOffer('admin')).toBeUndefined();
  });
});
