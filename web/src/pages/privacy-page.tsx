import { LegalDocument } from '../features/legal/legal-document.tsx';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';

export default function PrivacyPage() {
  const { heads } = useTexts('legal');
  return (
    <>
      <Head text={heads.privacy} share="legal" />
      <LegalDocument title={heads.privacy.title} area="privacy" />
    </>
  );
}
