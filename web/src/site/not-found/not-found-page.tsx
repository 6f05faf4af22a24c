import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LostNumber } from './lost-number.tsx';
import { WaysOn } from './ways-on.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-xl);
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
    align-items: center;
    gap: var(--space-xxl);
    min-height: max(26rem, 100dvh - 26rem);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-l);
  h1 { font-size: var(--font-size-h2); }
`;

export default function NotFoundPage() {
  const { head, lead } = useTexts('notices').notFound;
  return (
    <Columns>
      <Head text={head} hidden />
      <LostNumber />
      <Words>
        <PageHeading>
          <span lang="en">{head.title}</span>
        </PageHeading>
        <p>{lead}</p>
        <WaysOn />
      </Words>
    </Columns>
  );
}
