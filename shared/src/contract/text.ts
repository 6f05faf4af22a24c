import * as v from 'valibot';
import { defaultLanguage, type Language, languageCodes } from '../words/languages.ts';
import { type Refusal, refusal } from './issues.ts';
import { fromKeys } from './keys-of.ts';

/** Line breaks as PowerPoint and Word copy them (vertical tab, form feed), NEL, and Unicode's separators. */
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** Control characters, soft hyphens, zero-width spaces, word joiners, and characters that change the direction of what follows. */
const INVISIBLE = /[^\P{Cc}\t\r\n]|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Normalizes a text to store: NFC, without invisible characters, and with one kind of line break. */
export const cleanText = (text: string, lineBreak = '\n'): string =>
  text.replace(LINE_BREAKS, lineBreak).replace(INVISIBLE, '').normalize('NFC');

const ONE_LINE = /^[^\t\r\n]*$/;
const INVALID_CHARACTERS = refusal('characters');

/** Refuses half a surrogate pair, such as a cut emoji, because stores cannot keep it. */
export const WellFormed = v.check<string, string>((text) => !/\p{Surrogate}/u.test(text), INVALID_CHARACTERS);

const Cleaned = (max: number, lineBreak: string) =>
  v.pipe(
    v.string(refusal('text')),
    v.transform((text) => cleanText(text, lineBreak)),
    v.trim(),
    v.minLength(1, refusal('required')),
    v.check((text) => text === '' || VISIBLE.test(text), refusal('required')),
    v.maxLength(max, refusal('too_long', { max })),
    WellFormed,
  );

/** `Text` that may be blank, such as a cell of a table. */
export const TextOrBlank = (max: number) =>
  v.pipe(
    v.string(refusal('text')),
    v.transform((text) => (isBlank(text) ? '' : text)),
    v.union([v.literal(''), Text(max)]),
  );

/** A clean, trimmed text of 1 to `max` UTF-16 units. */
export const Text = (max: number) => Cleaned(max, '\n');

/** `Text` without tabs and line breaks, safe in a mail header. Pasted separators of lines become spaces. */
export const Line = (max: number) => v.pipe(Cleaned(max, ' '), v.regex(ONE_LINE, refusal('one_line')));

const isBlank = (text: string): boolean => cleanText(text).trim() === '';

/** A path of the site with its query. Browsers read two slashes or a backslash as the start of another site's address. */
export const SitePath = v.pipe(Line(200), v.regex(/^\/(?!\/)[^\s\\]*$/, refusal('site_path')));

const NullIfBlank = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.pipe(
    v.nullable(v.string(refusal('text'))),
    v.transform((value) => (value === null || isBlank(value) ? null : value)),
    v.nullable(schema),
  );

/** Accepts the values of `schema`. An absent, null or blank value becomes null. */
export const OrNull = <S extends v.GenericSchema<string, unknown>>(schema: S) => v.optional(NullIfBlank(schema), null);

/** Like `OrNull`, for a change: an absent value keeps the stored one. */
export const OptionalOrNull = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.exactOptional(NullIfBlank(schema));

/** An optional form field: absent keeps the stored value, blank removes it. */
export const Clearable = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.exactOptional(
    v.pipe(
      v.string(refusal('text')),
      v.transform((value) => (isBlank(value) ? undefined : value)),
      v.optional(schema),
    ),
  );

export const Flag = v.pipe(
  v.picklist(['true', 'false'], refusal('flag')),
  v.transform((text) => text === 'true'),
);

/** The smallest positive number that DynamoDB stores. */
const MIN_MAGNITUDE = 1e-130;

/** A number within limits that DynamoDB can store. */
export const NumberBetween = (min: number, max: number) =>
  v.pipe(
    v.number(refusal('number')),
    v.minValue(min, refusal('min', { min })),
    v.maxValue(max, refusal('max', { max })),
    v.check((value) => value === 0 || Math.abs(value) >= MIN_MAGNITUDE, refusal('near_zero')),
  );

/** A list of at most `max` entries. */
export const List = <S extends v.GenericSchema>(
  entry: S,
  max: number,
  tooMany: Refusal = refusal('too_many_entries', { max }),
) => v.pipe(v.array(entry, refusal('list')), v.maxLength(max, tooMany));

/** An object with exactly these fields. Refuses lists, which valibot accepts as objects without fields. */
export function Fields<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return refusal('unknown_field');
    return issue.path ? refusal('required') : refusal('fields');
  });
  const run: (typeof schema)['~run'] = (dataset, config) =>
    schema['~run'](Array.isArray(dataset.value) ? { value: undefined } : dataset, config);
  return { ...schema, '~run': run };
}

/** A time as ISO 8601 text in UTC, such as 2025-09-20T08:30:00.000Z. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());

export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A UUID in lower case, created by the server. */
export const Id = v.pipe(v.string(), v.uuid());

/** A JSON value in a form field. A blank field is parsed as `blank`. */
export const JsonText = <S extends v.GenericSchema>(schema: S, blank: string) =>
  v.pipe(
    v.string(refusal('json_text')),
    // For the API documentation: the converter cannot see through a transformation.
    v.metadata({ json: schema }),
    v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value.trim() ? dataset.value : blank);
      } catch {
        addIssue({ message: refusal('json') });
        return NEVER;
      }
    }),
    schema,
  );

/** Encodes a value for a form part: a string unchanged, null and undefined as blank, anything else as JSON. */
export const toFormPart = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** A time in UTC with at least minutes, such as 2026-11-22T18:30Z. */
const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

export const isUtcTime = (text: string): boolean => UTC_TIME.test(text) && !Number.isNaN(Date.parse(text));

const INVALID_TIME = refusal('moment');

export const UtcTime = v.pipe(
  v.string(INVALID_TIME),
  v.regex(UTC_TIME, INVALID_TIME),
  // Reports an invalid format once.
  v.check((text) => !UTC_TIME.test(text) || isUtcTime(text), INVALID_TIME),
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day as ISO 8601 text, such as 2025-08-26. */
export const Day = v.pipe(
  v.string(refusal('date')),
  v.trim(),
  v.check((text) => DAY.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text, refusal('date')),
);

export type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

export const otherLanguages = languageCodes.filter((code): code is OtherLanguage => code !== defaultLanguage);

/** Optional texts in every language except the default, each field separately. */
export const Translations = <const E extends v.ObjectEntries>(entries: E) => {
  const inLanguage = v.exactOptional(Fields(entries));
  return Fields(fromKeys(otherLanguages, () => inLanguage));
};

/** Removes empty maps and lists; undefined if nothing is left. */
export function withoutBlanks<T extends object>(translations: T): T | undefined {
  if (Array.isArray(translations)) return translations.length > 0 ? translations : undefined;
  const kept = Object.entries(translations).flatMap(([name, value]) => {
    const part = typeof value === 'object' && value !== null ? withoutBlanks(value) : value;
    return part === undefined ? [] : [[name, part]];
  });
  return kept.length > 0 ? (Object.fromEntries(kept) as T) : undefined;
}

/** `Translations` in a form. `{}` or a blank part removes them. */
export const TranslationsText = <T extends object>(translations: v.GenericSchema<unknown, T>) =>
  v.pipe(
    JsonText(translations, '{}'),
    v.transform((texts: T): T | undefined => withoutBlanks(texts)),
  );
