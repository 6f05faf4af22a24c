import type { ResultIn, Season } from '@rombo/shared/collections/results-in';
import type { Language } from '@rombo/shared/words/languages';
import styled from 'styled-components';
import { JsonLd } from '../../head/structured-data.tsx';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { bleedSides } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, smallLabel } from '../../theme/text.styles.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const Opening = styled.header`
  ${bleedSides}
  position: relative;
  display: grid;
  gap: var(--space-m);
  margin-bottom: var(--space-xxl);
  padding: 0 var(--gutter) var(--space-l);
  /* The year may overflow at the top, into the page's margin. */
  overflow: clip visible;
  background: var(--gradient-heat) bottom / 100% 2px no-repeat;
  & > p:last-child { max-width: 22.5em; color: var(--color-text-muted); font-size: var(--font-size-lead); text-wrap: balance; }
`;

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

export function SeasonOpening({ title, season: { year, results } }: { title: string; season: Season }) {
  const texts = useTexts('news');
  return (
    <Opening>
      <Year data-season={year} aria-hidden />
      <PageHeading>{title}</PageHeading>
      <p>{results.length > 0 ? texts.season.lead(year, results.length) : texts.lead}</p>
    </Opening>
  );
}

const Years = styled.nav`
  ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-l); }
  h2 { ${smallLabel} margin-bottom: var(--space-s); }
  a {
    ${displayText}
    display: block;
    padding-block: var(--space-s);
    color: var(--color-text-muted);
    font-size: var(--font-size-section);
    text-decoration: none;
    &:hover { color: var(--color-text); }
    &[aria-current] { color: var(--color-text); box-shadow: inset 0 -3px var(--color-accent); }
  }
`;

export function SeasonLinks({ season: { year, years } }: { season: Season }) {
  const texts = useTexts('news');
  if (years.length < 2) return null;
  return (
    <Years aria-label={texts.seasons}>
      <h2>{texts.seasons}</h2>
      <ul>
        {years.map((each) => (
          <li key={each}>
            <PageLink page="season" parameters={{ year: each }} aria-current={each === year ? 'page' : undefined}>
              {each}
            </PageLink>
          </li>
        ))}
      </ul>
    </Years>
  );
}

/** Returns a race as a schema.org SportsEvent; the winner is its competitor. */
const raceFacts = ({ title, date, endDate, place, country, winner, description }: ResultIn, language: Language) => ({
  '@type': 'SportsEvent',
  name: title,
  ...(description && { description }),
  startDate: date,
  endDate: endDate ?? date,
  ...((place || country) && {
    location: {
      '@type': 'Place',
      name: place ?? countryName(country ?? '', language),
      ...(country && { address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country } }),
    },
  }),
  ...(winner && { competitor: { '@type': 'Person', name: winner } }),
});

/** Structured data of a season's races. Built-in events have none. */
export function SeasonFacts({ season: { results } }: { season: Season }) {
  const { language } = useLanguage();
  if (!import.meta.env.SSR || results.length === 0) return null;
  return <JsonLd data={{ '@graph': results.map((result) => raceFacts(result, language)) }} />;
}
