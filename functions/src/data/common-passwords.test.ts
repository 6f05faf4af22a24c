import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import leaked from './leaked-passwords.json' with { type: 'json' };

describe('isCommonPassword', () => {
  it.each(['123456789012', 'Unbelievable', 'ROMBO-power-2003', 'admin1234567', 'silvano2003!', '________________'])(
    'knows %s for one that is guessed first',
    (password) => expect(isCommonPassword(password, 'silvano')).toBe(true),
  );

  it.each(['il banco prova delle sei', 'città di Montirone', '🏁🏎️🔧⛽🥇 2026'])('accepts %s', (password) =>
    expect(isCommonPassword(password, 'silvano')).toBe(false),
  );

  it('knows 20,000 passwords that leaked from other sites', () => {
    expect(new Set(leaked.hashes.split(' ')).size).toBe(20_000);
  });
});
