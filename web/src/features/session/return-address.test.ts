import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

describe('the address after the login', () => {
  it('is the place in the panel from which the login was reached', () => {
    expect(returnAddress({ from: '/admin?tab=messaggi' })).toBe('/admin?tab=messaggi');
  });

  it.each([
    null,
    undefined,
    'text',
    {},
    { from: 3 },
    { from: '/prodotti' },
    { from: '/administrator' },
    { from: '//evil.example/admin' },
  ])('is the panel for %j', (state) => {
    expect(returnAddress(state)).toBe('/admin');
  });
});
