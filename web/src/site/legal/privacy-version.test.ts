import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import en from '../../i18n/en/policies.ts';
import it from '../../i18n/it/policies.ts';
import { PRIVACY_VERSION } from './privacy-version.ts';

/** The company's data by their names: another company's data are no other text. */
vi.mock('@rombo/shared/words/company', async (original) => {
  const named = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, `${name}.${key}`)]))
      : name;
  return { company: named((await original<typeof import('@rombo/shared/words/company')>()).company, 'company') };
});

/** The text of each version. When a test fails here the text has changed: give it today's date in privacy-version.ts, and its digest here. */
const DIGESTS: Record<string, string> = { '2026-11-22': '385d089dcdd67f6d', '2026-11-25': '8448b06c7be83676' };

test('the text of the privacy policy is the one of its version', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify([it.privacy, en.privacy]))
    .digest('hex')
    .slice(0, 16);
  expect(DIGESTS[PRIVACY_VERSION]).toBe(digest);
});
