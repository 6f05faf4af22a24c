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

beforeEach(() => void calls.splice(0));

const password = 'carburatore-da-gara';
const answers = { username: async () => 'admin', password: async () => password };
const note = (action: string) => ['note', action, 'npm run admin'];

describe('npm run admin', () => {
  it.each([
    ['create', { exists: false }, [['create', 'admin', password]]],
    ['password', {}, [['set', 'admin', password], note('password_changed')]],
    ['second-factor-off', {}, [['remove', 'admin'], note('second_factor_off')]],
  ] as const)('%s does it and notes it', async (command, state, done) => {
    Object.assign(known, { exists: true, active: true }, state);
    await accountCommands[command](answers);
    expect(calls).toEqual(done);
  });

  it.each([
    ['create', { exists: true }, 'admin exists: use "password".'],
    ['password', { exists: false }, 'There is no admin: use "create".'],
    ['second-factor-off', { active: false }, 'admin has no second factor.'],
  ] as const)('%s refuses an impossible change and records nothing', async (command, state, reason) => {
    Object.assign(known, state);
    await expect(accountCommands[command](answers)).rejects.toThrow(reason);
    expect(calls.map(([call]) => call)).not.toContain('note');
  });
});
