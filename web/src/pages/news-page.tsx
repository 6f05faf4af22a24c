import styled from 'styled-components';
import { europeanRaces, worldRaces } from '../features/news/events.ts';
import { Results } from '../features/news/results.tsx';
import { Season } from '../features/news/season.tsx';
import { SourceCards } from '../features/news/source-cards.tsx';
import { en } from '../features/news/texts/en.ts';
import { it } from '../features/news/texts/it.ts';
import { useText, useTexts } from '../i18n/index.ts';

const Sections = styled.div`
  display: grid;
  gap: var(--space-xxl);
`;

const Note = styled.p`
  color: var(--color-text-muted);
`;

/** Results of the season. */
export default function NewsPage() {
  const t = useText();
  const texts = useTexts({ it, en });
  return (
    <>
      <Season title={t('news.title')} lead={texts.lead} />
      <Sections>
        <Results title={texts.world} races={worldRaces} />
        <Results title={texts.european} races={europeanRaces} />
        <SourceCards />
        <Note>{texts.note}</Note>
      </Sections>
    </>
  );
}
