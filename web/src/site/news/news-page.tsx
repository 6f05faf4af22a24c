import { FIRST_SEASON, type Season } from '@rombo/shared/collections/results-in';
import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { ruled } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ExternalButton } from '../../ui/content/links.tsx';
import { Sections, SectionTitle } from '../../ui/page-heading.tsx';
import { useSeason } from './api.ts';
import { LatestNews } from './latest-news.tsx';
import { HouseWins, SeasonBoards } from './results.tsx';
import { SeasonFacts, SeasonLinks, SeasonOpening } from './season.tsx';

/** News sites of the sport; `id` is the key of their description. */
const sources = [
  { id: 'redrc', name: 'Red RC', host: 'redrc.net' },
  { id: 'ifmar', name: 'IFMAR', host: 'ifmar.org' },
  { id: 'efra', name: 'EFRA', host: 'efra.ws' },
  { id: 'automodel', name: 'Automodel', host: 'automodel.net' },
  { id: 'neobuggy', name: 'neobuggy', host: 'neobuggy.net' },
  { id: 'ens', name: 'Euro Nitro Series', host: 'euronitroseries.eu' },
] as const;

const Lead = styled.p`
  margin-bottom: var(--space-l);
  color: var(--color-text-muted);
`;

const Cards = styled.ul`
  ${ruled}
  ${media.medium} { grid-template-columns: repeat(2, 1fr); }
  ${media.large} { grid-template-columns: repeat(3, 1fr); }
`;

const Card = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: var(--space-m);
  padding: var(--space-l);
  background: var(--color-background);
  h3 { font-size: var(--font-size-h2); line-height: 1; }
  p { color: var(--color-text-muted); }
`;

function SourceCards() {
  const texts = useTexts('news');
  return (
    <section>
      <SectionTitle>{texts.sourcesTitle}</SectionTitle>
      <Lead>{texts.sourcesLead}</Lead>
      <Cards>
        {sources.map(({ id, name, host }) => (
          <Card key={id}>
            <h3>{name}</h3>
            <p>{texts.sources[id]}</p>
            <ExternalButton href={`https://${host}/`}>{texts.visit(host)}</ExternalButton>
          </Card>
        ))}
      </Cards>
    </section>
  );
}

const Note = styled.p`color: var(--color-text-muted);`;

/** Fallback if no season is stored: the built-in events. */
const builtIn: Season = { year: FIRST_SEASON, years: [FIRST_SEASON], results: [] };

export default function NewsPage() {
  const texts = useTexts('news');
  const { head } = texts;
  const read = useSeason();
  const { year, results } = read.data?.season ?? builtIn;
  const description = results.length > 0 ? texts.season.description(year) : head.description;
  return (
    <>
      <Head text={{ title: head.title, description }} share="news" />
      <AsyncView read={read}>
        {({ season }) => {
          const shown = season ?? builtIn;
          return (
            <>
              <SeasonFacts season={shown} />
              <SeasonOpening title={head.title} season={shown} />
              <Sections>
                <HouseWins season={shown} />
                <LatestNews title={texts.latest} eager={!shown.wins} />
                <SeasonBoards season={shown} />
                <SeasonLinks season={shown} />
                <SourceCards />
                <Note>{texts.note(shown.year)}</Note>
              </Sections>
            </>
          );
        }}
      </AsyncView>
    </>
  );
}
