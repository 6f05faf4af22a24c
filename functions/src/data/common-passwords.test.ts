import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('isCommonPassword', () => {
  it.each([
    '123456789012',
    'Unbelievable',
    'ROMBO-power-2003',
    'admin1234567',
    'motori!Rombo!23',
    'silvano2003!',
    '________________',
  ])('knows %s for one that is guessed first', (password) => expect(isCommonPassword(password, 'silvano')).toBe(true));

  it.each(['il banco prova delle sei', 'rombo di tuono in pista', 'Kf8-pw2-Xq41-ab', 'città di Montirone'])(
    'lets %s pass',
    (password) => expect(isCommonPassword(password, 'silvano')).toBe(false),
  );
});
