import { useLanguage, useTexts } from '../../i18n/index.ts';
import type { Race } from './events.ts';
import { writeDate, writeRange } from './when.ts';

/** When a race was held; each day or month in an element that machines read. */
export function RaceDate({ start, end, open }: Pick<Race, 'start' | 'end' | 'open'>) {
  const texts = useTexts('news');
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
