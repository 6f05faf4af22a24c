import { type Language, languages } from '@rombo/shared/words/languages';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Badge, type BadgeTone } from '../../ui/icon.tsx';
import type { RaceDate as Day, Race, RaceCategory } from './events.ts';
import { Board, Heading, Row, What, When, Won } from './results.styles.ts';

const utc = (date: Day) => new Date(`${date}T00:00:00Z`);

/** Browsers and Node put different spaces around a dash: replaces them by plain ones. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

/** A day or a whole month in words. */
export function writeDate(date: Day, language: Language): string {
  const wholeMonth = date.length === 'YYYY-MM'.length;
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    year: 'numeric',
    month: 'long',
    ...(!wholeMonth && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return plain(format.format(utc(wholeMonth ? `${date}-01` : date)));
}

/** A range of days in words, in three pieces: the first day, the dash, the rest. */
export function writeRange(start: Day, end: Day, language: Language): [string, string, string] {
  const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = format.formatRangeToParts(utc(start), utc(end));
  const dash = parts.map(({ source }) => source).lastIndexOf('startRange') + 1;
  const rest = parts.findIndex(({ source }) => source === 'endRange');
  const write = (from: number, to?: number) => {
    // Intl writes '07 dicembre' in Italian ranges over two months; Italians write '7 dicembre'.
    const texts = parts.slice(from, to).map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value));
    return plain(texts.join(''));
  };
  const first = write(0, dash);
  // British and Italian ranges of days have a dash without spaces.
  return [first, /\D/.test(first) ? write(dash, rest) : '–', write(rest)];
}

/** When a race was held. */
function RaceDate({ start, end, open }: Pick<Race, 'start' | 'end' | 'open'>) {
  const texts = useTexts('company').news;
  const { language } = useLanguage();
  if (!end) {
    return (
      <>
        {open && `${texts.from} `}
        <time dateTime={start}>{writeDate(start, language)}</time>
      </>
    );
  }
  const [from, dash, to] = writeRange(start, end, language);
  return (
    <>
      <time dateTime={start}>{from}</time>
      {dash}
      <time dateTime={end}>{to}</time>
    </>
  );
}

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
