import { expect, test } from 'vitest';
import { returnAddress } from './api.ts';

test.each(['/admin/messaggi', '/admin/prodotti?q=biella', '/admin'])('the login returns to %s', (from) => {
  expect(returnAddress({ from })).toBe(from);
});

const others = ['/prodotti', '/administrator', '//evil.example/admin', 3].map((from) => ({ from }));

test.each([null, undefined, 'text', {}, ...others])('the login leads to the panel after %j', (state) => {
  expect(returnAddress(state)).toBe('/admin');
});
