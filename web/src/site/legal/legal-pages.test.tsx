import { languageCodes, languages, localized } from '@rombo/shared/words/languages';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { LanguageProvider } from '../../i18n/index.ts';
import { textsIn } from '../../i18n/texts.ts';
import { PrivacyPage } from './legal-pages.tsx';

// Only browsers know the date.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <T,>(_: unknown, read: () => T) => read(),
}));
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T12:00:00Z') }));
afterAll(() => vi.useRealTimers());

test.each(languageCodes)('a policy is dated in the format of the language %s, American in English', async (code) => {
  await Promise.all((['site', 'notices', 'policies'] as const).map((area) => textsIn(code, area).load()));
  const html = renderToString(
    <Providers address={localized(code, '/privacy')}>
      <LanguageProvider addressLanguage={code} initialLanguage={code}>
        <PrivacyPage />
      </LanguageProvider>
    </Providers>,
  );
  const dates: Partial<Record<string, string>> = { it: '4 marzo 2026', en: 'March 4, 2026' };
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  expect(html).toContain(`>${dates[code] ?? new Date().toLocaleDateString(languages[code].locale, format)}</time>`);
});
