import { describe, expect, it } from 'vitest';
import { returnAddress } from './api.ts';

describe('the address after the login', () => {
  it('is the panel address that led to the login', () => {
    for (const from of ['/admin/messaggi', '/admin/prodotti?q=biella', '/admin'])
      expect(returnAddress({ from })).toBe(from);
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
