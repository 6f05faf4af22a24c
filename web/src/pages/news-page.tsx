import styled from 'styled-components';
import { europeanRaces, worldRaces } from '../features/news/events.ts';
import { Results } from '../features/news/results.tsx';
import { Season } from '../features/news/season.tsx';
import { SourceCards } from '../features/news/source-cards.tsx';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';

const Sections = styled.div`
  display: grid;
  gap: var(--space-xxl);
`;

const Note = styled.p`
  color: var(--color-text-muted);
`;

export default function NewsPage() {
  const texts = useTexts('news');
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
