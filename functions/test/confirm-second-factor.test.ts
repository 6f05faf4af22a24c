import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '../src/api/confirm-second-factor.ts';
import { newSecret } from '../src/one-time-codes.ts';

type Handle = (request: object) => Promise<{ recoveryCodes: string[] }>;

const secret = newSecret();
const codeOf = (steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const sessions = new Set<string>();
const table = vi.hoisted(() => ({ accept: async () => true, offeredSecret: '' }));
vi.mock('../src/http/admin-route.ts', () => ({ adminRoute: (_: string, handle: Handle) => handle }));
vi.mock('../src/data/table.ts', () => ({
  nowInSeconds: () => Math.floor(Date.now() / 1000),
  getItem: async () => ({ offeredSecret: table.offeredSecret, offeredUntil: Number.POSITIVE_INFINITY }),
  updateIdempotently: () => table.accept(),
  updateIf: async () => true,
  queryAll: async () => [...sessions].map((sk) => ({ pk: 'SESSION', sk, username: 'admin' })),
  deleteIf: async ({ sk }: { sk: string }) => (sessions.delete(sk) ? { sk } : undefined),
}));

const confirm = (code: string) =>
  (handler as unknown as Handle)({ input: { code }, user: { username: 'admin' }, tokenId: 'kept' });

describe('the first code of a second factor', () => {
  beforeEach(() => {
    sessions.clear();
    for (const id of ['kept', 'other']) sessions.add(id);
    Object.assign(table, { accept: async () => true, offeredSecret: secret });
  });

  it('ends the other sessions before the factor is on: a write whose answer is lost leaves none beside it', async () => {
    table.accept = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    await expect(confirm(codeOf())).rejects.toThrow('late');
    expect([...sessions]).toEqual(['kept']);
  });

  it('ends a session that was opened without it meanwhile', async () => {
    table.accept = async () => Boolean(sessions.add('late'));
    expect((await confirm(codeOf())).recoveryCodes).toHaveLength(10);
    expect([...sessions]).toEqual(['kept']);
  });

  it('ends no session when it is wrong', async () => {
    await expect(confirm(codeOf(-9))).rejects.toMatchObject({ code: 'invalid_input' });
    expect([...sessions]).toEqual(['kept', 'other']);
  });
});
