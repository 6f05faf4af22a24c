import type { ResultIn, Season } from '@rombo/shared/collections/results-in';
import type { Language } from '@rombo/shared/words/languages';
import { JsonLd } from '../../head/structured-data.tsx';
import { countryName } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/index.ts';

/** A race as schema.org describes it; the winner is among those who took part. */
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

/** The races of a season for search engines; the events that come with the site are left to their text. */
export function SeasonFacts({ season: { results } }: { season: Season }) {
  const { language } = useLanguage();
  if (!import.meta.env.SSR || results.length === 0) return null;
  return <JsonLd data={{ '@graph': results.map((result) => raceFacts(result, language)) }} />;
}
