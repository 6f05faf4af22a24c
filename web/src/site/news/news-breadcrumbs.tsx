import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { Gone } from '../not-found/gone.tsx';

export function NewsBreadcrumbs({ current }: { current: ReactNode }) {
  const texts = useTexts('news');
  return (
    <Breadcrumbs
      ancestors={[
        <PageLink key="news" page="news">
          {texts.head.title}
        </PageLink>,
      ]}
      current={current}
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
