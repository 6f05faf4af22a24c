import { CONTACT_MONTHS, loginLimits, REMEMBERED_SECONDS, SESSION_SECONDS } from '@rombo/shared/contract/limits';
import { company } from '@rombo/shared/words/company';
import { fieldIn, languageCodes } from '@rombo/shared/words/languages';
import { companySeat } from './company-seat.ts';

/** Part of a legal text: a paragraph, a list, or a table of names and values. */
export type Block = string | { list: readonly string[] } | { name: string; rows: readonly (readonly string[])[] };

interface Section {
  heading: string;
  blocks: readonly Block[];
}

/**
 * A legal text. Section ids are anchors, the same in every language. `[words](target)` is a link to a URL, a 'mailto:' address or the name
 * of a page; words between backticks are shown as code.
 */
export interface LegalText<Id extends string = string> {
  lead: string;
  sections: Record<Id, Section>;
}

const values: Record<string, unknown> = {
  ...company,
  ...Object.fromEntries(languageCodes.map((code) => [fieldIn('seat', code), companySeat(code).join(', ')])),
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

/** Replaces placeholders such as `{vatNumber}` with the data of the company and limits of the contract. */
export const fillLegalText = <T extends LegalText>(text: T): T =>
  JSON.parse(JSON.stringify(text), (_, value) => (typeof value === 'string' ? fill(value) : value));
