import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { europeanRaces, worldRaces } from './events.ts';
import { Results } from './results.tsx';
import { Season } from './season.tsx';
import { SourceCards } from './source-cards.tsx';

const Sections = styled.div`
  display: grid;
  gap: var(--space-xxl);
`;

const Note = styled.p`
  color: var(--color-text-muted);
`;

export default function NewsPage() {
  const texts = useTexts('company').news;
  return (
    <>
      <Head text={texts.head} share="news" />
      <Season title={texts.head.title} lead={texts.lead} />
      <Sections>
        <Results title={texts.world} races={worldRaces} />
        <Results title={texts.european} races={europeanRaces} />
        <SourceCards />
        <Note>{texts.note}</Note>
      </Sections>
    </>
  );
}
