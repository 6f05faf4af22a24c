import styled from 'styled-components';
import { Closing } from '../features/company/closing.tsx';
import { Excellence } from '../features/company/excellence.tsx';
import { Figures } from '../features/company/figures.tsx';
import { Principles } from '../features/company/principles.tsx';
import { Team } from '../features/company/team.tsx';
import { en } from '../features/company/texts/en.ts';
import { it } from '../features/company/texts/it.ts';
import { useText, useTexts } from '../i18n/index.ts';
import { media } from '../theme/media.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageOpening } from '../ui/page-opening.tsx';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xxl);
  ${media.large} { gap: 6rem; }
  & > :last-child { margin-bottom: calc(-1 * var(--space-xxl)); }
`;

/** Who makes the engines. */
export default function CompanyPage() {
  const t = useText();
  const texts = useTexts({ it, en });
  return (
    <>
      <Breadcrumbs label={texts.path} home={t('nav.home')} here={t('company.title')} />
      <PageOpening title={t('company.title')} lead={texts.subtitle} />
      <Sections>
        <Excellence />
        <Figures />
        <Principles />
        <Team />
        <Closing />
      </Sections>
    </>
  );
}
