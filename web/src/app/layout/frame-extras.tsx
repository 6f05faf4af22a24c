import type { PageName } from '@rombo/shared/contract/pages';
import { defaultLanguage } from '@rombo/shared/words/languages';
import { Suspense } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import { useSearchShortcut } from '../../site/catalogue/search/search-elsewhere.tsx';
import { CompareTray } from '../../site/compare/tray.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { LanguageOffer } from './language-offer.tsx';

export { MenuSearch } from '../../site/catalogue/search/search-elsewhere.tsx';

/** Pages without an English address, and those of the administrator. */
const withoutExtras: readonly (PageName | null)[] = ['admin', 'login', 'maintenance', null];

export interface FrameExtrasProps {
  page: PageName | null;
  path: string;
}

/** Parts of the frame that no first page shows: their code comes after the page's. */
export const FrameExtras = (props: FrameExtrasProps) => (
  <>
    <Toaster />
    <Suspense>{!withoutExtras.includes(props.page) && <PublicExtras {...props} />}</Suspense>
  </>
);

function PublicExtras({ page, path }: FrameExtrasProps) {
  const { language } = useLanguage();
  useSearchShortcut(page);
  return (
    <>
      {page !== 'compare' && <CompareTray />}
      {language === defaultLanguage && <LanguageOffer path={path} />}
    </>
  );
}
