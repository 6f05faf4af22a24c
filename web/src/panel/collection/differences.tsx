import { clip } from '@rombo/shared/collections/plain-text';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { otherLanguages } from '@rombo/shared/contract/text';
import { type Language, languages } from '@rombo/shared/words/languages';
import { type FieldValues, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Details, Note } from '../../forms/form.styles.ts';
import { isChosen } from '../../forms/uploads/draft-file.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { formatDay } from '../../i18n/race-dates.ts';
import { useProducts } from '../products/api.ts';
import { languageName } from './form-fields.tsx';
import { type Item, isFile, type Kind, type Panel } from './kind.ts';
import type { useItemForm } from './use-item-form.ts';

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
export interface Difference {
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
  return { ...form, ...versions.fields, ...panel.conflict.fields, ...translations };
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
function excerptsOf(one: string, other: string): [string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const isLong = Math.max(one.length, other.length) > LINE;
  const from = isLong && start > CONTEXT ? one.lastIndexOf(' ', start - CONTEXT) + 1 : 0;
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

/** Limited in height, so that the bar leaves room for the form. */
const List = styled.dl`
  display: grid;
  gap: var(--space-s);
  max-height: min(16rem, 30vh);
  overflow: auto;
  overflow-wrap: anywhere;
  font-size: var(--font-size-small);
  &:focus-visible { outline-offset: -3px; }
  > div { display: grid; grid-template-columns: 1fr 1fr; gap: 0 var(--space-m); padding-top: var(--space-xs); border-top: 1px solid var(--color-border); }
  dt { grid-column: 1 / -1; color: var(--color-text-muted); }
  small { display: block; color: var(--color-text-muted); font-size: inherit; }
`;

interface DifferencesProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  itemForm: Pick<ReturnType<typeof useItemForm<T, D>>, 'form' | 'stored' | 'conflict'>;
}

/** After a conflict: the fields in which the user's draft differs from the version saved elsewhere, with both values. */
export function Differences<T extends Item, D extends FieldValues>({ kind, itemForm }: DifferencesProps<T, D>) {
  const { form, stored, conflict } = itemForm;
  const panel = useTexts('panel');
  const { language } = useLanguage();
  const { data: products = [] } = useProducts();
  const typed = useWatch({ control: form.control }) as D;
  if (!conflict || !stored) return null;
  const { conflict: texts } = panel;
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const mine = conflict.isMineShown ? typed : conflict.aside;
  const all = differencesOf(kind, mine, kind.draft.draftOf(stored), { panel, language, names });
  if (all.length === 0) return <Note>{texts.noDifference}</Note>;
  return (
    <Details open>
      <summary>{texts.differences(all.length)}</summary>
      <List tabIndex={0} aria-label={texts.differences(all.length)}>
        {all.map(({ field, label, mine, theirs, isAlike }) => (
          <div key={field}>
            <dt>{label}</dt>
            {Object.entries({ [texts.mine]: mine, [texts.theirs]: theirs }).map(([name, lines]) => (
              <dd key={name}>
                <small>{name}</small>
                {lines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
                {isAlike && <small>{texts.alike}</small>}
              </dd>
            ))}
          </div>
        ))}
      </List>
    </Details>
  );
}
