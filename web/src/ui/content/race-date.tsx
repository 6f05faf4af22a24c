import { useLanguage } from '../../i18n/index.ts';
import { formatDay, formatDayRange } from '../../i18n/race-dates.ts';

interface RaceDateProps {
  start: string;
  /** Last day, if the race took several. */
  end?: string | undefined;
}

export function RaceDate({ start, end }: RaceDateProps) {
  const { language } = useLanguage();
  if (!end || end === start) return <time dateTime={start}>{formatDay(start, language)}</time>;
  const [from, dash, to] = formatDayRange(start, end, language);
  return (
    <>
      <time dateTime={start}>{from}</time>
      {dash}
      <time dateTime={end}>{to}</time>
    </>
  );
}
