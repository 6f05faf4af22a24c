import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import en from '../../i18n/en/policies.ts';
import it from '../../i18n/it/policies.ts';
import { PRIVACY_VERSION } from './privacy-version.ts';

/** Replaces company data with their names, so that the digest does not depend on them. */
vi.mock('@rombo/shared/words/company', async (original) => {
  const named = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, `${name}.${key}`)]))
      : name;
  return { company: named((await original<typeof import('@rombo/shared/words/company')>()).company, 'company') };
});

/**
 * Digest of the text of each version. If this test fails, the text has changed: set today's date in privacy-version.ts, and add the digest
 * here.
 */
const DIGESTS: Record<string, string> = {
  '2026-11-22': '385d089dcdd67f6d',
  '2026-11-25': '8448b06c7be83676',
  '2026-11-28': 'b3c24f87448afd23',
};

test('the text of the privacy policy matches its version', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify([it.privacy, en.privacy]))
    .digest('hex')
    .slice(0, 16);
  expect(DIGESTS[PRIVACY_VERSION]).toBe(digest);
});
