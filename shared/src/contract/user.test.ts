import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoginInput } from './account.ts';

const issuesOf = (input: unknown) =>
  v.safeParse(LoginInput, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe('LoginInput', () => {
  it('keeps a name and a password as they were typed, blanks included', () => {
    const typed = { username: ' admin ', password: '  parola d’ordine ' };
    expect(v.parse(LoginInput, typed)).toEqual(typed);
  });

  it('asks for what is empty in words that the form shows', () => {
    expect(issuesOf({ username: '', password: '' })).toEqual([
      ['username', 'username_required'],
      ['password', 'password_required'],
    ]);
  });

  it.each([
    [{ username: ['admin'], password: 'x' }, 'username'],
    [{ username: 'admin', password: { $ne: '' } }, 'password'],
    [{ username: 'x'.repeat(65), password: 'x' }, 'username'],
    [{ username: 'admin', password: 'x'.repeat(257) }, 'password'],
    [{ username: 'admin\ud800', password: 'x' }, 'username'],
    [{ username: 'admin', password: 'x', remember: true }, 'remember'],
  ])('refuses %j, naming %s', (input, field) => {
    expect(issuesOf(input)?.map(([path]) => path)).toEqual([field]);
  });
});
