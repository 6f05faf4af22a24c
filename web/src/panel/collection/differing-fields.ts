import { clip } from '@rombo/shared/collections/plain-text';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { otherLanguages } from '@rombo/shared/contract/text';
import { fieldIn, type Language, languages } from '@rombo/shared/words/languages';
import type { FieldValues } from 'react-hook-form';
import { isChosen } from '../../forms/uploads/draft-file.ts';
import { formatDate } from '../../i18n/dates.ts';
import { languageName } from '../../i18n/language-name.ts';
import { formatDay } from '../../i18n/race-dates.ts';
import { type Item, isFile, type Kind, type Panel } from './kind.ts';

/** Stands for a field without a value. */
export const EMPTY = '–';

/** Maximum length of a shown line, and number of lines of a value. */
const LINE = 160;
const LINES = 6;

/** Characters shown before the first difference of two long texts. */
const CONTEXT = 40;

interface Words {
  panel: Panel;
  language: Language;
  /** Names of products, by id. */
  names: ReadonlyMap<string, string>;
}

/** A field with different values in two drafts, as lines of text. */
interface Difference {
  field: string;
  label: string;
  mine: string[];
  theirs: string[];
  /** True if the values read the same and differ in files, their order or their details. */
  isAlike: boolean;
}

type Labels = Record<string, unknown>;

/** Labels of the fields of a draft and of the parts of a field. */
function labelsOf<T extends Item, D extends FieldValues>({ words }: Kind<T, D>, { panel, language }: Words): Labels {
  const { form, versions } = words(panel);
  const translations = fromKeys(otherLanguages, (code) => panel.translation.title(languageName(code, language)));
  const sheets = otherLanguages.map((code) => [
    fieldIn('sheet', code),
    panel.sheetTexts(languageName(code, language)).sheet,
  ]);
  return { ...form, ...versions.fields, ...panel.conflict.fields, ...translations, ...Object.fromEntries(sheets) };
}

const labelIn = (labels: Labels, name: string): string => {
  if (typeof labels[name] === 'string') return labels[name];
  return Object.hasOwn(languages, name) ? languages[name as Language].name : name;
};

function linesOf(value: unknown, labels: Labels, words: Words): string[] {
  const { panel, language, names } = words;
  const { conflict: texts, locale } = panel;
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return [value ? texts.yes : texts.no];
  if (typeof value === 'number') return [value.toLocaleString(locale)];
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return [formatDate(value, 'moment', locale)];
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return [formatDay(value, language)];
    return (names.get(value) ?? value).split('\n').filter((line) => line.trim());
  }
  if (isFile(value)) return [isChosen(value) ? value.name : texts.storedFile];
  if (Array.isArray(value)) {
    const chosen = value.filter((entry) => isFile(entry)).filter(isChosen);
    if (value.some(isFile)) return [texts.files(value.length), ...chosen.map(({ name }) => name)];
    const linesOfEntry = (entry: unknown) =>
      Object(entry) === entry ? Object.values(entry as object).flatMap((part) => linesOf(part, labels, words)) : [];
    return value.flatMap((entry) =>
      Object(entry) === entry ? linesOfEntry(entry).join(' · ') || [] : linesOf(entry, labels, words),
    );
  }
  return Object.entries(value).flatMap(([name, part]) =>
    linesOf(part, labels, words).map((line) => `${labelIn(labels, name)}: ${line}`),
  );
}

/** Clips two long texts around their first difference. */
export function excerptsOf(one: string, other: string): [string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const isLong = Math.max(one.length, other.length) > LINE;
  const from = isLong ? Math.max(0, start - CONTEXT) : 0;
  const excerpt = (text: string) => (from > 0 ? '…' : '') + clip(text.slice(from), LINE);
  return [excerpt(one), excerpt(other)];
}

/** Lists the fields whose values would be saved differently, with the lines that differ. */
export function differencesOf<T extends Item, D extends FieldValues>(
  kind: Kind<T, D>,
  mine: D,
  theirs: D,
  words: Words,
): Difference[] {
  const { panel, language } = words;
  const { empty, isSame, linesOf: ownLinesOf = {} } = kind.draft;
  const labels = labelsOf(kind, words);
  const valueWords = kind.valueWords?.(panel, language) ?? {};
  const clipped = (lines: string[]) => {
    const shown = lines.slice(0, LINES).map((line) => clip(line, LINE));
    if (lines.length > LINES) shown.push(panel.conflict.more(lines.length - LINES));
    return shown.length > 0 ? shown : [EMPTY];
  };
  return Object.keys(empty).flatMap((field) => {
    if (isSame(mine, { ...mine, [field]: theirs[field] })) return [];
    const read = (draft: D) => ownLinesOf[field]?.(draft, language) ?? linesOf(draft[field], labels, words);
    const [one, other] = [mine, theirs].map((draft) => read(draft).map((line) => valueWords[field]?.[line] ?? line));
    if (!one || !other) return [];
    const [added, removed] = [one.filter((line) => !other.includes(line)), other.filter((line) => !one.includes(line))];
    const isAlike = added.length + removed.length === 0;
    const [first, second] = [added[0], removed[0]];
    const isText = added.length === 1 && removed.length === 1 && first !== undefined && second !== undefined;
    const shown = isText ? excerptsOf(first, second).map((line) => [line]) : isAlike ? [one, other] : [added, removed];
    const [own = [], their = []] = shown.map((lines) => (isText ? lines : clipped(lines)));
    return { field, label: labelIn(labels, field), mine: own, theirs: their, isAlike };
  });
}
