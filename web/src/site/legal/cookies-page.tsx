import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { LegalDocument } from './legal-document.tsx';

export default function CookiesPage() {
  const { heads } = useTexts('notices').legal;
  return (
    <>
      <Head text={heads.cookies} share="legal" />
      <LegalDocument title={heads.cookies.title} area="cookies" />
    </>
  );
}
