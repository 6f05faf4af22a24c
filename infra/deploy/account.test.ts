import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCommands } from './account.ts';

const calls = vi.hoisted((): unknown[][] => []);
const known = vi.hoisted(() => ({ exists: true, active: true }));
vi.mock('@rombo/functions/data/users', () => ({
  createUser: async (...args: unknown[]) => calls.push(['create', ...args]) > 0 && !known.exists,
  setPassword: async (...args: unknown[]) => calls.push(['set', ...args]) > 0 && known.exists,
}));
vi.mock('@rombo/functions/data/second-factor', () => ({
  getSecondFactor: async () => ({ active: known.active }),
  removeSecondFactor: async (...args: unknown[]) => calls.push(['remove', ...args]),
}));
vi.mock('@rombo/functions/data/activity', () => ({
  insertActivity: async ({ action, device }: Record<string, unknown>) => calls.push(['note', action, device]),
}));

beforeEach(() => {
  calls.length = 0;
  Object.assign(known, { exists: true, active: true });
});

const answers = { username: async () => 'admin', password: async () => 'carburatore-da-gara' };
const run = (command: keyof typeof accountCommands) => accountCommands[command](answers);

describe('npm run admin', () => {
  it.each([
    ['create', { exists: false }, 'admin can sign in.', [['create', 'admin', 'carburatore-da-gara']]],
    [
      'password',
      {},
      'admin has a new password; every session has ended.',
      [
        ['set', 'admin', 'carburatore-da-gara'],
        ['note', 'password_changed', 'npm run admin'],
      ],
    ],
    [
      'second-factor-off',
      {},
      'admin signs in with the password alone; set the second factor up again in the panel, under Impostazioni.',
      [
        ['remove', 'admin'],
        ['note', 'second_factor_off', 'npm run admin'],
      ],
    ],
  ] as const)('%s does it, notes it and says so', async (command, state, said, done) => {
    Object.assign(known, state);
    expect(await run(command)).toBe(said);
    expect(calls).toEqual(done);
  });

  it.each([
    ['create', { exists: true }, 'admin exists: use "password".'],
    ['password', { exists: false }, 'There is no admin: use "create".'],
    ['second-factor-off', { active: false }, 'admin has no second factor.'],
  ] as const)('%s refuses what cannot be, and notes nothing', async (command, state, reason) => {
    Object.assign(known, state);
    await expect(run(command)).rejects.toThrow(reason);
    expect(calls.map(([call]) => call)).not.toContain('note');
  });
});
