import { company } from '@rombo/shared/words/company';
import type { Language } from '@rombo/shared/words/languages';
import { countryName } from './format.ts';

/** Lines of the company's registered address: street, town, country. */
export const companySeat = (language: Language): string[] => [
  company.street,
  `${company.postalCode} ${company.town} (${company.province})`,
  countryName(company.country, language),
];
