import { languages } from '@rombo/shared/languages';
import { useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Updated } from './legal.styles.ts';
import { todayInRome, writeDate } from './today.ts';

const never = () => () => undefined;

/** The date of the last update, which is today's. A page that the server drew may be days old: it gets the date in the browser. */
export function LastUpdate() {
  const words = useTexts('legal');
  const locale = languages[useLanguage().language].locale;
  const today = useSyncExternalStore(never, todayInRome, () => null);
  return (
    <Updated>
      {words.updated} {today && <time dateTime={today}>{writeDate(today, locale)}</time>}
    </Updated>
  );
}
