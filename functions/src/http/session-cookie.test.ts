import { describe, expect, it } from 'vitest';
import { clearedCookie, sessionCookie } from './session-cookie.ts';

const attributes = (header: string) => header.split('; ').sort();

describe('the session cookie', () => {
  it('is for this host alone, unseen by scripts and by other sites', () => {
    expect(attributes(sessionCookie('a.b.c'))).toEqual([
      'HttpOnly',
      'Max-Age=43200',
      'Path=/',
      'SameSite=Strict',
      'Secure',
      '__Host-session=a.b.c',
    ]);
  });

  it('is taken away by an empty one of the same kind', () => {
    expect(attributes(clearedCookie())).toEqual([
      'HttpOnly',
      'Max-Age=0',
      'Path=/',
      'SameSite=Strict',
      'Secure',
      '__Host-session=',
    ]);
  });
});
