import { describe, expect, it } from 'vitest';
import { rotateOriginKey } from './rotate-origin-key.ts';

/** Fake account that deploys API and distribution one after the other. Deployment number `failAt` fails. */
function account(failAt = 0, release: { Commit?: string } = { Commit: 'abc' }) {
  const state = { secret: 1, accepted: [1], shown: 1, calls: 0, refused: false };
  const target = {
    outputs: async () => ({
      OriginKeySecret: 'secret',
      OriginKeyNumber: String(state.shown),
      SiteBucketName: 'files',
      ...release,
    }),
    withLock: async <T>(_: string, work: () => Promise<T>) => work(),
    lastKey: async () => state.secret,
    addKey: async () => ++state.secret,
    cdk: async (_: string, stack = '', ...args: string[]) => {
      state.calls += 1;
      if (state.calls === failAt) throw new Error('cdk deploy failed');
      const keys = (args.at(-1)?.split('=')[1] ?? '').split(',').map(Number);
      if (stack === 'rombo-api') state.accepted = keys;
      else state.shown = keys[0] ?? 0;
      state.refused ||= !state.accepted.includes(state.shown);
    },
  };
  const context = ['-c', 'environment=production'];
  return { state, rotate: (commit: string | null = 'abc') => rotateOriginKey('rombo', commit, context, target) };
}

describe('the rotation of the key between distribution and API', () => {
  it('ends with only the new key, and never sends a key that the API refuses', async () => {
    const { state, rotate } = account();
    expect(await rotate()).toBe(2);
    expect(state).toMatchObject({ accepted: [2], shown: 2, refused: false });
    expect(await rotate()).toBe(3);
    expect(state).toMatchObject({ accepted: [3], shown: 3, refused: false });
  });

  it.each([
    ['another commit', 'def', { Commit: 'abc' }],
    ['a commit with changes', 'abc-dirty', { Commit: 'abc' }],
    ['a commit with changes, which may be others than those deployed', 'abc-dirty', { Commit: 'abc-dirty' }],
    ['no commit', null, {}],
  ])('refuses %s, and changes nothing', async (_, commit, release) => {
    const { state, rotate } = account(0, release);
    await expect(rotate(commit)).rejects.toThrow('Check that commit out without changes');
    expect(state).toMatchObject({ secret: 1, calls: 0 });
  });

  it.each([1, 2, 3])('can be repeated after deployment %i failed', async (failAt) => {
    const { state, rotate } = account(failAt);
    await expect(rotate()).rejects.toThrow('failed');
    await rotate();
    expect(state.refused).toBe(false);
    expect(state.accepted).toEqual([state.shown]);
  });
});
