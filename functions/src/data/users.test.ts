import bcrypt from 'bcryptjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HashJob } from '../hashing/hash-worker.ts';
import { createUser, findByCredentials, isUnchanged, setPassword } from './users.ts';

const items = new Map<string, Record<string, unknown>>();
const sessions = new Set<string>();
vi.mock('./table.ts', () => ({
  getItem: async ({ sk }: { sk: string }) => items.get(sk),
  queryAll: async () => [...sessions].map((sk) => ({ pk: 'SESSION', sk, username: 'admin' })),
  deleteIf: async ({ sk }: { sk: string }) => (sessions.delete(sk) ? { sk } : undefined),
  updateIf: async ({ sk }: { sk: string }, _: string, { values }: { values: Record<string, unknown> }) => {
    const item = items.get(sk);
    if (item) item.passwordHash = values[':hash'];
    return item !== undefined;
  },
  putIfAbsent: async (item: { sk: string }) => !items.has(item.sk) && Boolean(items.set(item.sk, item)),
}));
beforeEach(() => items.clear());

// Hashes as cheap as they come, which tell all the same what they would have cost.
const jobs = vi.hoisted(() => [] as HashJob[]);
vi.mock('../hashing/run-hash-job.ts', () => ({
  runHashJob: async (job: HashJob) => {
    jobs.push(job);
    if (!('hash' in job)) return bcrypt.hash(job.password, 4);
    // The hash of a name that nobody has costs as much as real ones do.
    return bcrypt.getRounds(job.hash) === 4 && bcrypt.compare(job.password, job.hash);
  },
}));

const password = 'carburatore-da-gara';

describe('an account', () => {
  it('is found by its name and password, and keeps the password as a hash', async () => {
    expect(await createUser('admin', password)).toBe(true);
    const user = await findByCredentials('admin', password);
    expect(user).toMatchObject({ user: { id: expect.any(String), username: 'admin' }, factor: null });
    expect(items.get('admin')?.passwordHash).toMatch(/^\$2b\$/);
    expect(jobs).toContainEqual({ password, cost: 12 });
  });

  it('tells who checked it that its password or its second factor has changed since, and its other sessions have ended', async () => {
    await createUser('admin', password);
    const account = await findByCredentials('admin', password);
    if (!account) throw new Error('The account was not found');
    expect(await isUnchanged(account)).toBe(true);
    Object.assign(items.get('admin') ?? {}, { totpSecret: 'JBSWY3DPEHPK3PXP' });
    expect(await isUnchanged(account)).toBe(false);
    Reflect.deleteProperty(items.get('admin') ?? {}, 'totpSecret');
    for (const id of ['kept', 'other']) sessions.add(id);
    await setPassword('admin', 'un-altro-motore-21', 'kept');
    expect([...sessions]).toEqual(['kept']);
    expect(await isUnchanged(account)).toBe(false);
  });

  it('takes no password of more than 72 bytes', async () => {
    const refused = { code: 'invalid_input', issues: [{ path: 'password' }] };
    await expect(createUser('admin', `${'x'.repeat(71)}é`)).rejects.toMatchObject(refused);
    expect(items.size).toBe(0);
  });

  it('does not take a longer password for the one that it begins with', async () => {
    const longest = 'x'.repeat(72);
    await createUser('admin', longest);
    expect(await findByCredentials('admin', longest)).toBeDefined();
    expect(await findByCredentials('admin', `${longest}y`)).toBeUndefined();
  });

  it('compares a hash of the same cost for a name that nobody has', async () => {
    expect(await findByCredentials('nobody', password)).toBeUndefined();
    const job = jobs.at(-1);
    const compared = job && 'hash' in job ? job.hash : '';
    expect(bcrypt.getRounds(compared)).toBe(12);
    await expect(bcrypt.compare('', compared)).resolves.toBe(false);
  });
});
