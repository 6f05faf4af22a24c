import type { Dealer } from '@rombo/shared/collections/dealer';
import type { Language } from '@rombo/shared/words/languages';
import { countryName } from '../../../i18n/format.ts';

interface CountryDealers {
  code: string;
  name: string;
  dealers: Dealer[];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The dealers whose name, place or country contains every word of a query, accents and case aside. */
export function findDealers(dealers: readonly Dealer[], query: string, language: Language): Dealer[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return dealers.filter(({ name, address, city, country }) => {
    const text = plain([name, address, city, countryName(country, language)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Groups dealers by country, in the order of the countries' names. */
export function groupDealers(dealers: readonly Dealer[], language: Language): CountryDealers[] {
  return [...Map.groupBy(dealers, ({ country }) => country)]
    .map(([code, own]) => ({ code, name: countryName(code, language), dealers: own }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
