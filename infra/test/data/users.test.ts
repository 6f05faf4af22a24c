import bcrypt from 'bcryptjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HashJob } from '../../../functions/src/hashing/hash-worker.ts';
import { emptyTable } from './empty-table.ts';

// Computes the cheapest hashes, but records the requested cost.
const jobs = vi.hoisted(() => [] as HashJob[]);
vi.mock('../../../functions/src/hashing/run-hash-job.ts', () => ({
  runHashJob: async (job: HashJob) => {
    jobs.push(job);
    if (!('hash' in job)) return bcrypt.hash(job.password, 4);
    // The dummy hash for an unknown user has the cost of a real one.
    return bcrypt.getRounds(job.hash) === 4 && bcrypt.compare(job.password, job.hash);
  },
}));
await emptyTable();
const { createUser, findAccount, findByCredentials, forgetDevices, isUnchanged, setPassword } = await import(
  '../../../functions/src/data/users.ts'
);
const { openSession } = await import('../../../functions/src/data/sessions.ts');
const { deleteItem, getItem, put, queryAll } = await import('../../../functions/src/data/table.ts');

const key = { pk: 'USER', sk: 'admin' };
const stored = () => getItem(key);
beforeEach(() => deleteItem(key));

const password = 'carburatore-da-gara';

describe('an account', () => {
  it('is found by name and password, and stores the password as a hash', async () => {
    expect(await createUser('admin', password)).toBe(true);
    const user = await findByCredentials('admin', password);
    expect(user).toMatchObject({ user: { id: expect.any(String), username: 'admin' }, factor: null });
    expect((await stored())?.passwordHash).toMatch(/^\$2b\$/);
    expect(jobs).toContainEqual({ password, cost: 12 });
  });

  it('detects a change of password or second factor since it was checked; other sessions end', async () => {
    await createUser('admin', password);
    const account = await findByCredentials('admin', password);
    if (!account) throw new Error('The account was not found');
    expect(await isUnchanged(account)).toBe(true);
    await put({ ...key, ...(await stored()), totpSecret: 'JBSWY3DPEHPK3PXP' });
    expect(await isUnchanged(account)).toBe(false);
    await put({ ...key, ...(await stored()), totpSecret: undefined });
    for (const id of ['kept', 'other']) await openSession(id, account.user, { device: 'x', address: 'y' });
    await setPassword('admin', 'un-altro-motore-21', 'kept');
    expect((await queryAll('SESSION')).map(({ sk }) => sk)).toEqual(['kept']);
    expect(await isUnchanged(account)).toBe(false);
  });

  it('refuses a password of more than 72 bytes', async () => {
    const refused = { code: 'invalid_input', issues: [{ path: 'password' }] };
    await expect(createUser('admin', `${'x'.repeat(71)}é`)).rejects.toMatchObject(refused);
    expect(await stored()).toBeUndefined();
  });

  it('does not confuse a longer password with its 72-byte prefix', async () => {
    const longest = 'x'.repeat(72);
    await createUser('admin', longest);
    expect(await findByCredentials('admin', longest)).toBeDefined();
    expect(await findByCredentials('admin', `${longest}y`)).toBeUndefined();
  });

  it('compares a hash of the same cost for an unknown name', async () => {
    expect(await findByCredentials('nobody', password)).toBeUndefined();
    const job = jobs.at(-1);
    const compared = job && 'hash' in job ? job.hash : '';
    expect(bcrypt.getRounds(compared)).toBe(12);
    await expect(bcrypt.compare('', compared)).resolves.toBe(false);
  });
});

it('a new password must be valid, requires an existing account, and forgets its browsers', async () => {
  await put({ ...key, id: 'u', passwordHash: 'old', deviceEpoch: 'e1' });
  await expect(setPassword('admin', 'short')).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await stored()).toMatchObject({ passwordHash: 'old', deviceEpoch: 'e1' });
  expect(await setPassword('nobody', password)).toBe(false);
  expect(await findAccount('nobody')).toBeUndefined();
  expect(await setPassword('admin', password)).toBe(true);
  const { passwordHash, deviceEpoch } = (await stored()) ?? expect.fail();
  expect([passwordHash, deviceEpoch]).toEqual([expect.stringMatching(/^\$2b\$/), expect.not.stringMatching(/^e1$/)]);
});

it('only an existing account can forget its browsers', async () => {
  await put({ ...key, id: 'u', passwordHash: 'old', deviceEpoch: 'e1' });
  await forgetDevices('admin');
  expect((await findAccount('admin'))?.deviceEpoch).toMatch(/^[0-9a-f-]{36}$/);
  await forgetDevices('nobody');
  expect(await findAccount('nobody')).toBeUndefined();
});
