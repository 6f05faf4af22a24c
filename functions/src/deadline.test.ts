import { afterEach, describe, expect, it, vi } from 'vitest';
import { beforeDeadline, DEADLINE_MS, extendDeadline, LONG_DEADLINE_MS, orDeadline, withDeadline } from './deadline.ts';

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

  it('is put off once for a read of many pages, whose calls get the later one', async () => {
    const [first, later] = [new AbortController(), new AbortController()];
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockReturnValueOnce(first.signal).mockReturnValueOnce(later.signal);
    const reading = Promise.withResolvers<void>();
    const work = withDeadline(() =>
      orDeadline(
        (async () => {
          extendDeadline();
          extendDeadline();
          expect(beforeDeadline().abortSignal).toBe(later.signal);
          await reading.promise;
          return 'read';
        })(),
      ),
    );
    first.abort(new DOMException('too early', 'TimeoutError'));
    reading.resolve();
    await expect(work).resolves.toBe('read');
    expect(timeout).toHaveBeenCalledTimes(2);
    expect(timeout.mock.calls[1]?.[0]).toBeGreaterThan(LONG_DEADLINE_MS - 1000);
  });

  it('passes once it was put off, too', async () => {
    const [first, later] = [new AbortController(), new AbortController()];
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(first.signal).mockReturnValueOnce(later.signal);
    const work = withDeadline(() => {
      const waiting = orDeadline(never);
      extendDeadline();
      return waiting;
    });
    first.abort(new DOMException('too early', 'TimeoutError'));
    later.abort(new DOMException('late', 'TimeoutError'));
    await expect(work).rejects.toThrow('late');
  });

  it('does not exist outside of a request', async () => {
    extendDeadline();
    expect(beforeDeadline()).toEqual({});
    await expect(orDeadline(Promise.resolve('done'))).resolves.toBe('done');
  });
});
