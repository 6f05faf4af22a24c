import { defaultLanguage } from '@rombo/shared/languages';
import type { PageName } from '@rombo/shared/pages';
import { CompareTray } from '../../features/products/compare/tray.tsx';
import { useLanguage } from '../../i18n/index.ts';
import { LanguageOffer } from './language-offer.tsx';

/** Pages without an English address, and those of the administrator. */
const withoutExtras: readonly (PageName | null)[] = ['admin', 'login', 'maintenance', null];

export interface FrameExtrasProps {
  page: PageName | null;
  path: string;
}

/** Parts of the frame that no first page shows: their code comes after the page's. */
export default function FrameExtras({ page, path }: FrameExtrasProps) {
  const { language } = useLanguage();
  if (withoutExtras.includes(page)) return null;
  return (
    <>
      {page !== 'compare' && <CompareTray />}
      {language === defaultLanguage && <LanguageOffer path={path} />}
    </>
  );
}
