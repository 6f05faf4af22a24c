import { expect, it } from 'vitest';
import { lastUsed } from './session-line.tsx';

const startedAt = '2026-11-21T10:48:12.345Z';

it('is never before the device signed in', () => {
  expect(lastUsed({ startedAt, seenAt: '2026-11-21T10:00:00.000Z' })).toBe(startedAt);
});

it('is the hour in which it was seen later on', () => {
  expect(lastUsed({ startedAt, seenAt: '2026-11-21T12:00:00.000Z' })).toBe('2026-11-21T12:00:00.000Z');
});
