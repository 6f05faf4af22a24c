import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { Gone } from '../not-found/gone.tsx';

export function NewsPath({ here }: { here: ReactNode }) {
  const texts = useTexts('news');
  return (
    <Breadcrumbs
      between={[
        <PageLink key="news" page="news">
          {texts.head.title}
        </PageLink>,
      ]}
      here={here}
    />
  );
}

export function NewsGone() {
  const texts = useTexts('news');
  return (
    <Gone title={texts.goneTitle} text={texts.goneText}>
      <PageButton page="news">{texts.toAll}</PageButton>
    </Gone>
  );
}
