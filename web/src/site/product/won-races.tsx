import { langOf } from '@rombo/shared/collections/in-language';
import type { OtherProductsIn } from '@rombo/shared/collections/product-in';
import styled from 'styled-components';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { RaceDate } from '../../ui/content/race-date.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Section } from './section.styles.ts';

const Races = styled.ol`
  border-top: 1px solid var(--color-border);
  li {
    display: grid;
    gap: var(--space-s) var(--space-xl);
    padding-block: var(--space-s);
    border-bottom: 1px solid var(--color-border);
    ${media.medium} { grid-template-columns: minmax(0, 1fr) minmax(12rem, 0.45fr); align-items: center; }
  }
  h3 a { display: inline-block; padding-block: 0.375rem; }
  p { color: var(--color-text-muted); }
  strong {
    ${displayText}
    padding-left: var(--space-m);
    border-left: 3px solid var(--color-accent);
    color: var(--color-text-strong);
    font-size: var(--font-size-h2);
    line-height: 1;
  }
`;

export function WonRaces({ races }: { races: OtherProductsIn['results'] }) {
  const texts = useTexts('product');
  const { language } = useLanguage();
  if (!races || races.length === 0) return null;
  return (
    <Section aria-labelledby="won">
      <h2 id="won">{texts.won}</h2>
      <Races>
        {races.map((race) => {
          const { id, title, date, endDate, place, country, winner } = race;
          return (
            <li key={id}>
              <div>
                <h3 lang={langOf(race, 'title')}>
                  <PageLink page="season" parameters={{ year: date.slice(0, 4) }} anchor={id}>
                    {title}
                  </PageLink>
                </h3>
                <p>
                  <RaceDate start={date} end={endDate} />
                  {race.class && <span lang={langOf(race, 'class')}> · {race.class}</span>}
                  {place && <span lang={langOf(race, 'place')}> · {place}</span>}
                  {country && `${place ? ', ' : ' · '}${countryName(country, language)}`}
                </p>
              </div>
              {winner && <strong>{winner}</strong>}
            </li>
          );
        })}
      </Races>
    </Section>
  );
}
