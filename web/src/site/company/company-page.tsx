import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { BelowHeading } from '../../ui/below-heading.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { Closing } from './closing.tsx';
import { Excellence } from './excellence.tsx';
import { Figures } from './figures.tsx';
import { Principles } from './principles.tsx';
import { Team } from './team.tsx';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xxl);
  ${media.large} { gap: 6rem; }
  & > :last-child { margin-bottom: calc(-1 * var(--space-xxl)); }
`;

export default function CompanyPage() {
  const { nav } = useTexts('site');
  const texts = useTexts('company').about;
  return (
    <>
      <Head text={texts.head} share="company" />
      <Breadcrumbs label={texts.path} home={nav.home} here={texts.head.title} />
      <PageOpening title={texts.head.title} lead={texts.subtitle} />
      <BelowHeading>
        <Sections>
          <Excellence />
          <Figures />
          <Principles />
          <Team />
          <Closing />
        </Sections>
      </BelowHeading>
    </>
  );
}
