import { type Language, languages } from '../words/languages.ts';
import { contactLinks } from './company-in.ts';
import type { PublicProfile } from './company-profile.ts';
import { formatSpans, groupDays, weekOf } from './opening-hours.ts';

/** A line without an address is text. */
export interface CompanyLine {
  name: string;
  href?: string | null;
}

/** Formats opening hours as 'lun–ven 8:30–12:30, 14:00–18:00 · sab 9:00–12:00'. */
function formatHours(hours: NonNullable<PublicProfile['hours']>, language: Language): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number) => format.format(Date.UTC(2024, 0, 1 + day));
  return groupDays(weekOf(hours))
    .filter(({ spans }) => spans.length > 0)
    .map(({ first, last, spans }) => {
      const days = last > first ? `${nameOf(first)}–${nameOf(last)}` : nameOf(first);
      return `${days} ${formatSpans(spans)}`;
    })
    .join(' · ');
}

/** Returns when and how the company can be reached, as far as the owner has entered it. */
export const companyLines = (language: Language, profile: PublicProfile | null): CompanyLine[] =>
  profile ? [...(profile.hours ? [{ name: formatHours(profile.hours, language) }] : []), ...contactLinks(profile)] : [];
