import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';

/** The way from the homepage to a season or a news item. */
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

const Gone = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-l);
  max-width: 46rem;
  p { font-size: var(--font-size-lead); }
`;

/** A season or a news item that is not there. */
export function NewsGone() {
  const texts = useTexts('news');
  return (
    <Gone>
      <PageHeading>{texts.goneTitle}</PageHeading>
      <p>{texts.goneText}</p>
      <PageButton page="news">{texts.toAll}</PageButton>
    </Gone>
  );
}
