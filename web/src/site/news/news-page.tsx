import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { bleedSides } from '../../theme/bleed.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { ExternalButton } from '../../ui/links/links.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { europeanRaces, SEASON, worldRaces } from './events.ts';
import { Heading } from './results.styles.ts';
import { Results } from './results.tsx';

const Opening = styled.header`
  ${bleedSides}
  position: relative;
  display: grid;
  gap: var(--space-m);
  margin-bottom: var(--space-xxl);
  padding: 0 var(--gutter) var(--space-l);
  /* The year may rise above the words, into the page's margin. */
  overflow: clip visible;
  background: var(--gradient-heat) bottom / 100% 2px no-repeat;
  & > p:last-child { max-width: 40ch; color: var(--color-text-muted); font-size: var(--font-size-lead); text-wrap: balance; }
`;

/** The year as if painted on a wall, never below the words. */
const Year = styled.p`
  ${displayText}
  justify-self: end;
  order: -1;
  color: var(--color-border);
  font-size: clamp(7rem, 17vw, 17rem);
  line-height: 0.74;
  letter-spacing: -0.02em;
  &::before { content: attr(data-season); }
  ${media.wide} { position: absolute; right: 2.5rem; bottom: 0.75rem; order: 0; }
`;

function Season({ title, lead }: { title: string; lead: string }) {
  return (
    <Opening>
      <Year data-season={SEASON} aria-hidden />
      <PageHeading>{title}</PageHeading>
      <p>{lead}</p>
    </Opening>
  );
}

/** News sites of the sport, by the key of their description. */
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
  display: grid;
  gap: 1px;
  border: 1px solid var(--color-border);
  background: var(--color-border);
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
  h3 {
    ${displayText}
    font-size: var(--font-size-h2);
    line-height: 1;
  }
  p { color: var(--color-text-muted); }
`;

function SourceCards() {
  const texts = useTexts('company').news;
  return (
    <section>
      <Heading>{texts.sourcesTitle}</Heading>
      <Lead>{texts.sourcesLead}</Lead>
      <Cards>
        {sources.map(({ id, name, host }) => (
          <Card key={id}>
            <h3>{name}</h3>
            <p>{texts.sources[id]}</p>
            <ExternalButton variant="secondary" href={`https://${host}/`}>
              {texts.visit(host)}
            </ExternalButton>
          </Card>
        ))}
      </Cards>
    </section>
  );
}

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
