import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { ExternalButton } from '../../ui/external-link.tsx';
import { Heading } from './results.styles.ts';

/** The sites from which racers learn what happens in the sport, by the name of their description. */
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

export function SourceCards() {
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
