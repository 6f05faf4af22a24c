import { LegalDocument } from '../features/legal/legal-document.tsx';
import { useText } from '../i18n/index.ts';
import { lazyTexts } from '../i18n/lazy-texts.ts';

const texts = lazyTexts({
  it: async () => (await import('../features/legal/texts/privacy.it.ts')).privacy,
  en: async () => (await import('../features/legal/texts/privacy.en.ts')).privacy,
});

/** The privacy policy. */
export default function PrivacyPage() {
  const t = useText();
  return <LegalDocument title={t('privacy.title')} texts={texts} />;
}
