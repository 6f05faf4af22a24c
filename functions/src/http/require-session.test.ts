import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventOf, pass } from '../../test/events.ts';
import { logger } from '../logger.ts';
import { requireSession } from './admin-route.ts';
import { issueToken } from './tokens.ts';

const stored = vi.hoisted(() => ({
  item: undefined as object | undefined,
  write: async () => true,
  reads: 0,
  writes: 0,
}));
vi.mock('../data/table.ts', () => ({
  nowInSeconds: () => Math.floor(Date.now() / 1000),
  getItem: async (key: object) => {
    stored.reads += 1;
    return stored.item && { ...stored.item, ...key };
  },
  updateIf: () => {
    stored.writes += 1;
    return stored.write();
  },
}));
vi.mock('../cached-secret.ts', () => import('../../test/secrets.ts'));

const user = { id: 'u', username: 'admin' };
const unauthenticated = { code: 'unauthenticated' };
const through = (headers: Record<string, string> = {}) => pass(requireSession(), eventOf({ headers }));

describe('a request of the administrator', () => {
  let cookie = '';
  let tokenId = '';
  beforeEach(async () => {
    const issued = await issueToken(user);
    tokenId = issued.tokenId;
    cookie = `a=b; __Host-session=${issued.token}`;
    const startedAt = new Date().toISOString();
    const seenAt = '2000-01-01T00:00:00.000Z';
    const item = { sk: tokenId, userId: 'u', username: 'admin', startedAt, seenAt, device: 'Prova', address: 'x' };
    Object.assign(stored, { item, write: async () => true, reads: 0, writes: 0 });
  });
  afterEach(() => void vi.restoreAllMocks());

  it('has a token whose session is open, and is told whose it is', async () => {
    expect((await through({ cookie })).session).toMatchObject({ tokenId, user });
    expect(stored.writes).toBe(1);
  });

  it('is refused without a cookie, with another one, with a token that is none and when its session has ended', async () => {
    for (const headers of [
      {},
      { cookie: 'session=x' },
      { cookie: '__Host-session=' },
      { cookie: '__Host-session=x' },
    ]) {
      await expect(through(headers as Record<string, string>)).rejects.toMatchObject(unauthenticated);
    }
    expect(stored.reads).toBe(0);
    stored.item = undefined;
    await expect(through({ cookie })).rejects.toMatchObject(unauthenticated);
    expect(stored.writes).toBe(0);
  });

  it('passes though its use cannot be noted, which is logged', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    stored.write = () => Promise.reject(new Error('no table'));
    expect((await through({ cookie })).session).toMatchObject({ user });
    expect(warn).toHaveBeenCalledOnce();
  });
});
