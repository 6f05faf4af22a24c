import { langOf } from '@rombo/shared/collections/in-language';
import type { RaceCategory } from '@rombo/shared/collections/result';
import { isWin, type ResultIn, type Season } from '@rombo/shared/collections/results-in';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { ruled } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText, smallLabel } from '../../theme/text.styles.ts';
import { altIn } from '../../ui/content/picture-alt.ts';
import { RaceDate } from '../../ui/content/race-date.tsx';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { Badge, type BadgeTone } from '../../ui/icon.tsx';
import { SectionTitle } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type BuiltInRace, builtInRaces } from './events.ts';

const Board = styled.ol`
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  overflow-wrap: anywhere;
`;

const Row = styled.li`
  display: grid;
  gap: var(--space-m);
  padding: var(--space-l) var(--space-m);
  & + & { border-top: 1px solid var(--color-border); }
  ${media.medium} {
    grid-template-columns: 12.5rem 1fr;
    gap: var(--space-m) var(--space-xl);
    padding-inline: var(--space-l);
  }
  ${media.large} { grid-template-columns: 12.5rem minmax(0, 1fr) minmax(18rem, 0.7fr); align-items: center; }
`;

const When = styled.div`
  ${media.medium} { grid-area: 1 / 1; }
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.375rem;
  p:first-child {
    ${displayText}
    font-size: var(--font-size-h3);
    line-height: 1.1;
  }
  p + p { color: var(--color-text-muted); }
  time { white-space: nowrap; }
`;

const What = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-s);
  p { max-width: 29em; color: var(--color-text-muted); text-wrap: balance; }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
`;

const Scope = styled.span`${smallLabel}`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-l);
  margin-top: var(--space-s);
  font-size: var(--font-size-small);
  div { display: flex; align-items: baseline; gap: 0.5rem; }
  dt { ${labelText} color: var(--color-text-muted); font-size: inherit; }
`;

const Photo = styled.div`
  width: 100%;
  margin-top: var(--space-s);
  img { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; }
`;

const Engines = styled.p`
  margin-top: var(--space-m);
  color: var(--color-text-muted);
  a { ${displayText} display: inline-block; padding-block: 0.375rem; color: var(--color-text); font-size: var(--font-size-h3); text-decoration-color: var(--color-accent); }
`;

/** Gold marks a win of the house's own engines. */
const Won = styled.div`
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-border-strong);
  &[data-ours] { border-color: var(--color-accent); }
  ${media.medium} { grid-column: 2; }
  ${media.large} { grid-column: 3; padding-left: var(--space-l); }
  h4 { ${smallLabel} }
  &[data-ours] h4 { color: var(--color-accent); }
  strong {
    ${displayText}
    display: block;
    margin-top: 0.375rem;
    color: var(--color-text-strong);
    font-size: clamp(1.75rem, 2.6vw, 2.5rem);
    line-height: 1;
  }
`;

/** The category names are the same in all languages. */
const categories: Record<RaceCategory, [name: string, tone: BadgeTone]> = {
  nitro: ['Nitro', 'danger'],
  electric: ['Electric', 'neutral'],
  mixed: ['Mixed', 'brand'],
};

function Results({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Board>{children}</Board>
    </section>
  );
}

function WinningEngines({ race: { products } }: { race: Pick<ResultIn, 'products'> }) {
  const texts = useTexts('news');
  return (
    <>
      {` ${texts.with} `}
      {products.map((engine, at) => (
        <span key={engine.id}>
          {at > 0 && ' · '}
          <PageLink page="product" parameters={{ slug: engine.slug }} lang={langOf(engine, 'name')}>
            {engine.name}
          </PageLink>
        </span>
      ))}
    </>
  );
}

function Line({ open, children, ...result }: ResultIn & Pick<BuiltInRace, 'open'> & { children?: ReactNode }) {
  const texts = useTexts('news');
  const { language } = useLanguage();
  const { title, date, endDate, place, country, scope, category, description, fuel, plug, picture, winner, products } =
    result;
  const [kind, tone] = categories[category];
  const lang = (field: string) => langOf(result, field);
  const isOurs = products.length > 0;
  const facts = [
    [texts.class, result.class, lang('class')],
    [texts.fuel, fuel, lang('fuel')],
    [texts.plug, plug, lang('plug')],
  ].filter(([, value]) => value);
  return (
    <Row id={result.id}>
      <What>
        <Tags>
          <Badge tone={tone}>{kind}</Badge>
          {scope !== 'other' && <Scope>{texts.scopes[scope]}</Scope>}
        </Tags>
        <h3 lang={lang('title')}>{title}</h3>
        {description && <p lang={lang('description')}>{description}</p>}
        {facts.length > 0 && (
          <Facts>
            {facts.map(([label, value, of]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd lang={of}>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
      </What>
      <When>
        <p>
          {open && `${texts.from} `}
          <RaceDate start={date} end={endDate} />
        </p>
        {(place || country) && (
          <p>
            {place && <span lang={lang('place')}>{place}</span>}
            {place && country && ', '}
            {country && countryName(country, language)}
          </p>
        )}
        {picture && (
          <Photo>
            <Picture
              src={picture}
              {...altIn(language, picture.alt)}
              width={960}
              height={640}
              sizes="(min-width: 40rem) 12.5rem, 100vw"
            />
          </Photo>
        )}
      </When>
      {winner && (
        <Won data-ours={isOurs || undefined}>
          <h4>{isOurs ? texts.win : texts.winner}</h4>
          <strong>{winner}</strong>
          {isOurs && (
            <Engines>
              <WinningEngines race={result} />
            </Engines>
          )}
        </Won>
      )}
      {children}
    </Row>
  );
}

/** The boards of a season: one with its results, newest first, or the built-in events, one board per scope. */
export function SeasonBoards({ season: { results } }: { season: Season }) {
  const texts = useTexts('news');
  if (results.length === 0)
    return (['world', 'european'] as const).map((scope) => (
      <Results key={scope} title={texts[scope]}>
        {builtInRaces[scope].map((race) => {
          const { title, text } = texts.races[race.id];
          const added = { title, description: text, scope: 'other', picture: null } as const;
          return <Line key={race.id} {...race} {...added} products={[]} />;
        })}
      </Results>
    ));
  const wins = results.filter(isWin);
  const others = results.filter((result) => !isWin(result));
  return (
    <>
      <Lines title={texts.season.results} results={wins.length > 0 ? wins : others} />
      {wins.length > 0 && others.length > 0 && <Lines title={texts.season.others} results={others} />}
    </>
  );
}

const Lines = ({ title, results }: { title: string; results: readonly ResultIn[] }) => (
  <Results title={title}>
    {results.map((result) => (
      <Line key={result.id} {...result}>
        <EditSlot tab="risultati" id={result.id} name={result.title} />
      </Line>
    ))}
  </Results>
);

const Wins = styled.ol`
  ${ruled}
  ${media.medium} { grid-template-columns: repeat(2, 1fr); }
  ${media.large} { grid-template-columns: repeat(3, 1fr); }
`;

const Win = styled.li`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-xs);
  padding: var(--space-m);
  border-left: 3px solid var(--color-accent);
  background: var(--color-surface);
  small { ${smallLabel} }
  strong { ${displayText} color: var(--color-text-strong); font-size: var(--font-size-h2); line-height: 1; }
  p { color: var(--color-text-muted); }
  p a { display: inline-block; padding-block: 0.375rem; }
`;

/** The wins of the house in all seasons. Each links to its season and to its engines. */
export function HouseWins({ season: { wins = [] } }: { season: Season }) {
  const texts = useTexts('news');
  if (wins.length === 0) return null;
  return (
    <section>
      <SectionTitle>{texts.wins}</SectionTitle>
      <Wins>
        {wins.map((race) => (
          <Win key={race.id}>
            {race.scope !== 'other' && <small>{texts.scopes[race.scope]}</small>}
            <strong>{race.winner}</strong>
            <EditSlot tab="risultati" id={race.id} name={race.title} />
            <p>
              <PageLink
                page="season"
                parameters={{ year: race.date.slice(0, 4) }}
                anchor={race.id}
                lang={langOf(race, 'title')}
              >
                {race.title}
              </PageLink>
              <br />
              <RaceDate start={race.date} end={race.endDate} />
              <WinningEngines race={race} />
            </p>
          </Win>
        ))}
      </Wins>
    </section>
  );
}
