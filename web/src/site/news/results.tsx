import type { RaceCategory } from '@rombo/shared/collections/result';
import type { ResultIn, Season } from '@rombo/shared/collections/results-in';
import { langOf } from '@rombo/shared/contract/in-language';
import type { ReactNode } from 'react';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Badge, type BadgeTone } from '../../ui/icon.tsx';
import { RaceDate } from '../../ui/later/race-date.tsx';
import { SectionTitle } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type BuiltInRace, builtInRaces } from './events.ts';
import { Board, Engines, Facts, Photo, Row, Scope, Tags, What, When, Won } from './results.styles.ts';

/** The category names are the same in all languages. */
const categories: Record<RaceCategory, [name: string, tone: BadgeTone]> = {
  nitro: ['Nitro', 'danger'],
  electric: ['Electric', 'neutral'],
  mixed: ['Mixed', 'brand'],
};

interface ResultsProps {
  title: string;
  children: ReactNode;
}

function Results({ title, children }: ResultsProps) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Board>{children}</Board>
    </section>
  );
}

interface LineProps extends Omit<ResultIn, 'winner'> {
  winners: BuiltInRace['winners'];
  open?: boolean | undefined;
}

function Line({ winners, open, ...result }: LineProps) {
  const texts = useTexts('news');
  const { language } = useLanguage();
  const { title, date, endDate, place, country, scope, category, description, fuel, plug, picture, products } = result;
  const [kind, tone] = categories[category];
  const lang = (field: string) => langOf(result, field);
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
              alt={picture.alt[language] ?? picture.alt.it ?? ''}
              width={960}
              height={640}
              sizes="(min-width: 40rem) 12.5rem, 100vw"
            />
          </Photo>
        )}
      </When>
      {winners.length > 0 && (
        <Won>
          <h4>{winners.length > 1 ? texts.winners : texts.winner}</h4>
          <ul>
            {winners.map(({ name, scale }) => (
              <li key={name}>
                {scale && <small>{scale}</small>}
                {name}
              </li>
            ))}
          </ul>
          {products.length > 0 && (
            <Engines>
              {texts.with}{' '}
              {products.map((engine, at) => (
                <span key={engine.id}>
                  {at > 0 && ' · '}
                  <PageLink page="product" parameters={{ slug: engine.slug }} lang={langOf(engine, 'name')}>
                    {engine.name}
                  </PageLink>
                </span>
              ))}
            </Engines>
          )}
        </Won>
      )}
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
  return (
    <Results title={texts.season.results}>
      {results.map(({ winner, ...result }) => (
        <Line key={result.id} {...result} winners={winner ? [{ name: winner }] : []} />
      ))}
    </Results>
  );
}
