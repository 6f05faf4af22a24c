import { useTexts } from '../../i18n/index.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { Race, RaceCategory } from './events.ts';
import { RaceDate } from './race-date.tsx';
import { Board, Heading, Row, What, When, Won } from './results.styles.ts';

const tones: Record<RaceCategory, BadgeTone> = { Nitro: 'danger', Electric: 'neutral', Mixed: 'brand' };

export function Results({ title, races }: { title: string; races: readonly Race[] }) {
  return (
    <section>
      <Heading>{title}</Heading>
      <Board>
        {races.map((race) => (
          <Row key={race.id}>
            <Line {...race} />
          </Row>
        ))}
      </Board>
    </section>
  );
}

function Line({ id, category, town, country, winners, ...date }: Race) {
  const texts = useTexts('company').news;
  const { title, text } = texts.races[id];
  return (
    <>
      <What>
        <Badge tone={tones[category]}>{category}</Badge>
        <h3>{title}</h3>
        <p>{text}</p>
      </What>
      <When>
        <p>
          <RaceDate {...date} />
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
    </>
  );
}
