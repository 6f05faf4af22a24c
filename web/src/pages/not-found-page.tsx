import styled from 'styled-components';
import { Head } from '../app/head.tsx';
import { LostNumber } from '../features/not-found/lost-number.tsx';
import { WaysOn } from '../features/not-found/ways-on.tsx';
import { useTexts } from '../i18n/index.ts';
import { PageHeading } from '../ui/page-heading.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
    align-items: center;
    gap: ${({ theme }) => theme.space.xxl};
    min-height: max(26rem, 100dvh - 26rem);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  h1 { font-size: ${({ theme }) => theme.size.h2}; }
`;

/** What stands at an address that leads nowhere. */
export default function NotFoundPage() {
  const { head, lead } = useTexts('notFound');
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
