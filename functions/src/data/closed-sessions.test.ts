import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPassword } from './users.ts';

const sessions = new Set<string>();
const table = vi.hoisted(() => ({ write: async () => true }));
vi.mock('./table.ts', () => ({
  queryAll: async () => [...sessions].map((sk) => ({ pk: 'SESSION', sk, username: 'admin' })),
  deleteIf: async ({ sk }: { sk: string }) => (sessions.delete(sk) ? { sk } : undefined),
  updateIf: () => table.write(),
}));
vi.mock('../hashing/password-hash.ts', () => ({ hashPassword: async () => 'hash' }));

const change = () => setPassword('admin', 'carburatore-da-gara', 'kept');

describe('a change of password', () => {
  beforeEach(() => {
    sessions.clear();
    for (const id of ['kept', 'other']) sessions.add(id);
  });

  it('ends the other sessions before it is made: a write whose answer is lost leaves none beside a new password', async () => {
    table.write = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    await expect(change()).rejects.toThrow('late');
    expect([...sessions]).toEqual(['kept']);
  });

  it('ends a session that was opened with the old password while it was made', async () => {
    table.write = async () => Boolean(sessions.add('late'));
    expect(await change()).toBe(true);
    expect([...sessions]).toEqual(['kept']);
  });

  it('is none of an account that is not there', async () => {
    table.write = async () => false;
    expect(await change()).toBe(false);
  });
});
