import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { ArrowLink } from '../../ui/content/links.tsx';
import { Badge } from '../../ui/icon.tsx';
import { SectionTitle } from '../../ui/page-heading.tsx';

const Cards = styled.ul`
  display: grid;
  margin-bottom: var(--space-l);
  border-top: 1px solid var(--color-border);
  ${media.large} { grid-template-columns: 1fr 1fr 1.5fr; row-gap: var(--space-m); }
`;

const Card = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-m);
  padding-block: var(--space-xl);
  border-bottom: 1px solid var(--color-border);
  strong {
    ${displayText}
    color: var(--color-text-strong);
    font-size: clamp(2.5rem, 13vw, 3.25rem);
    line-height: 0.8;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  strong + span:not([lang]) { ${labelText} }
  p { max-width: 19em; color: var(--color-text-muted); }
  ${media.medium} {
    grid-template-columns: minmax(22rem, 1fr) 1.4fr;
    p { grid-area: 1 / 2 / span 2; }
  }
  ${media.large} {
    grid-template-columns: none;
    grid-template-rows: subgrid;
    grid-row: span 3;
    padding: var(--space-xl);
    p { grid-area: auto; }
    strong { font-size: clamp(2.75rem, 3.6vw, 4.5rem); }
    &:first-child { padding-left: 0; }
    & + & { border-left: 1px solid var(--color-border); }
  }
`;

const { years, engines, championYears } = company.claims;

export function Reasons() {
  const texts = useTexts('home');
  return (
    <section>
      <SectionTitle>{texts.why}</SectionTitle>
      <Cards>
        <Card>
          <strong>{years}</strong>
          <span>{texts.years}</span>
          <p>{texts.yearsText}</p>
        </Card>
        <Card>
          <strong>{engines}</strong>
          <span>{texts.engines}</span>
          <p>{texts.enginesText}</p>
        </Card>
        <Card>
          <strong>{championYears.join(' - ')}</strong>
          <span lang="en">
            <Badge tone="brand">{texts.champion}</Badge>
          </span>
          <p>{texts.championText}</p>
        </Card>
      </Cards>
      <ArrowLink page="news">{texts.results}</ArrowLink>
    </section>
  );
}
