import { afterEach, describe, expect, it, vi } from 'vitest';
import { beforeDeadline, DEADLINE_MS, orDeadline, withDeadline } from './deadline.ts';

afterEach(() => vi.restoreAllMocks());

/** Lets a test say when the deadline passes. */
function controlDeadline() {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return { timeout, pass: () => controller.abort(new DOMException('late', 'TimeoutError')) };
}
const never = new Promise<never>(() => {});

describe('the deadline of a request', () => {
  it('is two and a half seconds', async () => {
    const { timeout } = controlDeadline();
    await withDeadline(async () => {});
    expect([DEADLINE_MS, timeout.mock.calls]).toEqual([2500, [[2500]]]);
  });

  it('ends work that heeds no signal', async () => {
    const { pass } = controlDeadline();
    const work = withDeadline(() => orDeadline(never));
    pass();
    await expect(work).rejects.toThrow('late');
  });

  it('leaves work alone that is done in time', async () => {
    const { pass } = controlDeadline();
    const work = withDeadline(() => orDeadline(Promise.resolve('done')));
    await expect(work).resolves.toBe('done');
    pass();
    await expect(withDeadline(async () => beforeDeadline().abortSignal?.aborted)).resolves.toBe(true);
  });

  it('is another one for each request', async () => {
    const signals = await Promise.all([1, 2].map(() => withDeadline(async () => beforeDeadline().abortSignal)));
    expect(signals[0]).toBeInstanceOf(AbortSignal);
    expect(signals[0]).not.toBe(signals[1]);
  });

  it('does not exist outside of a request', async () => {
    expect(beforeDeadline()).toEqual({});
    await expect(orDeadline(Promise.resolve('done'))).resolves.toBe('done');
  });
});
