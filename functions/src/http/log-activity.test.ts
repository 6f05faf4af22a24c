import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logActivity, logFailedSignIn } from '../data/activity.ts';
import { logger } from '../logger.ts';

const table = vi.hoisted(() => ({ write: async (): Promise<unknown> => undefined, written: [] as object[] }));
vi.mock('../data/table.ts', () => ({
  nowInSeconds: () => Math.floor(Date.now() / 1000),
  putUnlessThere: async (item: object) => {
    table.written.push(item);
    await table.write();
  },
  updateAndGet: () => table.write(),
  getItem: async () => undefined,
  deleteIf: async () => undefined,
}));

const visit = { device: 'Firefox', address: '203.0.113.x' };

describe('a line of the log of activity', () => {
  beforeEach(() => Object.assign(table, { write: async () => undefined, written: [] }));
  afterEach(() => void vi.restoreAllMocks());

  it('is written once something was done', async () => {
    await logActivity({ action: 'signed_in', subject: null, ...visit });
    expect(table.written).toMatchObject([{ action: 'signed_in', subject: null, ...visit }]);
  });

  it.each([new Error('no table'), 'no table'])('undoes nothing where it cannot be written: %s', async (reason) => {
    const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
    table.write = () => Promise.reject(reason);
    await logActivity({ action: 'signed_in', subject: null, ...visit });
    await logFailedSignIn(visit);
    expect(error.mock.calls).toEqual([
      ['activity_lost', { action: 'signed_in', error: new Error('no table') }],
      ['activity_lost', { action: 'sign_in_failed', error: new Error('no table') }],
    ]);
  });
});
