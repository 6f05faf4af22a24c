import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../errors.ts';
import { failureLimit, withRateLimit } from './rate-limits.ts';

const counted = vi.hoisted(() => ({ tries: 0 }));
vi.mock('../data/throttles.ts', () => ({
  consume: async ({ times }: { times: number }) => {
    if (counted.tries >= times) return 60;
    counted.tries += 1;
    return 0;
  },
  release: async () => {
    counted.tries -= 1;
  },
}));
vi.mock('../data/users.ts', () => ({}));
vi.mock('../data/second-factor.ts', () => ({}));
beforeEach(() => {
  counted.tries = 0;
});

const tries = failureLimit('login', '203.0.113.1#admin', { failures: 5, minutes: 15 });
const attempt = (error: Error) =>
  withRateLimit([tries], () => Promise.reject(error)).catch((thrown: unknown) => thrown);

describe('a try', () => {
  it('stays counted when it was judged wrong, and is refused after five', async () => {
    const wrong = new Failure('invalid_credentials');
    for (let times = 0; times < 5; times++) expect(await attempt(wrong)).toBe(wrong);
    expect(await attempt(wrong)).toMatchObject({ code: 'too_many_requests', retryAfter: 60 });
  });

  it('counts in no limit when another one is full', async () => {
    const [open, full] = [tries, { ...tries, action: 'full', times: 0 }];
    await expect(withRateLimit([open, full], async () => 'in')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(counted.tries).toBe(0);
  });

  it('does not count when a store was too slow to judge it', async () => {
    const slow = new DOMException('late', 'TimeoutError');
    for (let times = 0; times < 7; times++) expect(await attempt(slow)).toBe(slow);
    expect(counted.tries).toBe(0);
    expect(await withRateLimit([tries], async () => 'in')).toBe('in');
  });

  it('counts when it timed out where the limit keeps those, and does not when the store refused', async () => {
    const address = { ...tries, keepsTimeouts: true };
    const failWith = (error: Error) => withRateLimit([address], () => Promise.reject(error)).catch(() => undefined);
    await failWith(new Error('refused'));
    expect(counted.tries).toBe(0);
    await failWith(new DOMException('late', 'TimeoutError'));
    expect(counted.tries).toBe(1);
  });
});
