import { describe, expect, it } from 'vitest';
import { satisfies } from './node-version.ts';

describe('the version of Node', () => {
  it.each([
    ['v24.21.0', '>=15.7.0', true],
    ['v24.21.0', '^6.12.0 || >=8.0.0', true],
    ['v24.21.0', '>=16.9.0', true],
    ['v14.0.0', '>=15.7.0', false],
  ])('%s satisfies %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
