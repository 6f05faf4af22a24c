import { LegalDocument } from '../features/legal/legal-document.tsx';
import { useText } from '../i18n/index.ts';
import { lazyTexts } from '../i18n/lazy-texts.ts';

const texts = lazyTexts({
  it: async () => (await import('../features/legal/texts/cookies.it.ts')).cookies,
  en: async () => (await import('../features/legal/texts/cookies.en.ts')).cookies,
});

/** The cookie policy. */
export default function CookiesPage() {
  const t = useText();
  return <LegalDocument title={t('cookies.title')} texts={texts} />;
}
