import type { RaceCategory } from '@rombo/shared/collections/result';
import type { ResultIn } from '@rombo/shared/collections/results-in';
import { langOf } from '@rombo/shared/contract/in-language';
import type { ReactNode } from 'react';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Badge, type BadgeTone } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RaceDate } from '../../ui/race-date.tsx';
import { type BuiltInRace, builtInRaces } from './events.ts';
import { Board, Engines, Facts, Heading, Photo, Row, Scope, Tags, What, When, Won } from './results.styles.ts';

/** The names of the categories are the same in every language. */
const categories: Record<RaceCategory, [name: string, tone: BadgeTone]> = {
  nitro: ['Nitro', 'danger'],
  electric: ['Electric', 'neutral'],
  mixed: ['Mixed', 'brand'],
};

function CategoryBadge({ category }: { category: RaceCategory }) {
  const [name, tone] = categories[category];
  return <Badge tone={tone}>{name}</Badge>;
}

interface ResultsProps {
  title: string;
  children: ReactNode;
}

function Results({ title, children }: ResultsProps) {
  return (
    <section>
      <Heading>{title}</Heading>
      <Board>{children}</Board>
    </section>
  );
}

/** An event that comes with the site. */
function BuiltInLine({ id, category, town, country, winners, start, end, open }: BuiltInRace) {
  const texts = useTexts('news');
  const { title, text } = texts.races[id];
  return (
    <Row>
      <What>
        <CategoryBadge category={category} />
        <h3>{title}</h3>
        <p>{text}</p>
      </What>
      <When>
        <p>
          {open && `${texts.from} `}
          <RaceDate start={start} end={end} />
        </p>
        <p>
          {town}, {texts.countries[country]}
        </p>
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
        </Won>
      )}
    </Row>
  );
}

/** The events of 2025 that come with the site, by what they were raced for. */
export function BuiltInResults() {
  const texts = useTexts('news');
  return (['world', 'european'] as const).map((scope) => (
    <Results key={scope} title={texts[scope]}>
      {builtInRaces[scope].map((race) => (
        <BuiltInLine key={race.id} {...race} />
      ))}
    </Results>
  ));
}

/** A result of the panel. */
function Line(result: ResultIn) {
  const texts = useTexts('news');
  const { language } = useLanguage();
  const { title, date, endDate, place, country, scope, category, winner, description, fuel, plug, picture } = result;
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
          <CategoryBadge category={category} />
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
              src={picture.url}
              color={picture.color}
              focalPoint={picture.focalPoint}
              alt={picture.alt[language] ?? picture.alt.it ?? ''}
              width={960}
              height={640}
              sizes="(min-width: 40rem) 12.5rem, 100vw"
            />
          </Photo>
        )}
      </When>
      {winner && (
        <Won>
          <h4>{texts.winner}</h4>
          <ul>
            <li>{winner}</li>
          </ul>
          <WonWith {...result} />
        </Won>
      )}
    </Row>
  );
}

/** The engines that won, as links to their pages. */
function WonWith({ products }: Pick<ResultIn, 'products'>) {
  const texts = useTexts('news');
  if (products.length === 0) return null;
  return (
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
  );
}

/** The results of a season, the newest first. */
export function SeasonResults({ results }: { results: readonly ResultIn[] }) {
  const texts = useTexts('news');
  return (
    <Results title={texts.season.results}>
      {results.map((result) => (
        <Line key={result.id} {...result} />
      ))}
    </Results>
  );
}
