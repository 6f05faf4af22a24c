import { CONTACT_MONTHS, loginLimits, REMEMBERED_SECONDS, SESSION_SECONDS } from '@rombo/shared/contract/limits';
import { company } from '@rombo/shared/words/company';

/** A piece of a legal text: a paragraph, a list, or a plate of names with their values. */
export type Block = string | { list: readonly string[] } | { name: string; rows: readonly (readonly string[])[] };

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

/**
 * A legal text; the names of its sections are their anchors, the same in every language. Inside a text, `[words](target)` is a link
 * (an address, 'mailto:…' or the name of a page) and `words` between backticks stand as they are in the browser.
 */
export interface LegalText<Id extends string = string> {
  lead: string;
  sections: Record<Id, Section>;
}

const values: Record<string, unknown> = {
  ...company,
  countryIt: company.country.it,
  countryEn: company.country.en,
  mail: `[${company.email}](mailto:${company.email})`,
  pec: `[${company.certifiedEmail}](mailto:${company.certifiedEmail})`,
  months: CONTACT_MONTHS,
  loginMinutes: loginLimits.minutes,
  sessionHours: SESSION_SECONDS / 3600,
  rememberedDays: REMEMBERED_SECONDS / 86_400,
};

const fill = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name in values) return String(values[name]);
    throw new Error(`A legal text names the value ${name}, which there is not`);
  });

/** Fills what company and contract say into a legal text, where `{vatNumber}` and the like stand. */
export const fillLegalText = <T extends LegalText>(text: T): T =>
  JSON.parse(JSON.stringify(text), (_, value) => (typeof value === 'string' ? fill(value) : value));
