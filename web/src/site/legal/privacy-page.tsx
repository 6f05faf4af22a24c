import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { LegalDocument } from './legal-document.tsx';

export default function PrivacyPage() {
  const { heads } = useTexts('notices').legal;
  return (
    <>
      <Head text={heads.privacy} share="legal" />
      <LegalDocument title={heads.privacy.title} area="privacy" />
    </>
  );
}
