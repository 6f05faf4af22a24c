import words from './glossary-labels.json' with { type: 'json' };
import { type Language, languages } from './languages.ts';

/** English of labels, of values (`{0}` stands for a figure) and of units, by the Italian words. */
const labels = new Map(Object.entries(words.labels));
const same = [
  'mm',
  'cm',
  'm',
  'g',
  'kg',
  'cc',
  'ml',
  'l',
  'kW',
  'Nm',
  'V',
  'A',
  'mAh',
  'Ah',
  'W',
  'Hz',
  '°C',
  '%',
  'h',
  's',
];
const units = new Map([...Object.entries(words.units), ...same.map((unit): [string, string] => [unit, unit])]);
const { values } = words;

const NUMBER = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/;
const WHOLE_NUMBER = new RegExp(`^[-−]?(?:${NUMBER.source})$`);
const GROUPED = /^\d{1,3}\.\d{3}/;

/** A number as English writes it: '2,78' is '2.78' and '37.000' is '37,000'. */
const writeNumber = (text: string): string =>
  text.replace(/[.,]/g, (sign) => (sign === ',' ? languages.en.decimal : languages.en.thousands));

/** Words between figures. */
const between = new Map([
  ['x', '×'],
  ['a', 'at'],
  ['e', 'and'],
]);

/** Matches values that both languages write alike: signs, scales, threads, article codes and names in capitals. */
const SAME = /^(?:[×Ø–/+-]|\.\d+|\d+:\d+|\d+\/\d+"?(?:-\d+)?|[A-Z]+\d*(?:-[A-Z0-9]+)*|[A-Z][a-z]?[A-Z][A-Za-z]*)$/;

function translateToken(token: string): string | undefined {
  const [, open = '', inside = '', close = ''] = /^(\(?)(.*?)([);:]?)$/.exec(token) ?? [];
  if (WHOLE_NUMBER.test(inside)) return open + writeNumber(inside) + close;
  // A figure with its unit or sign at once, such as '16%', '3,5cc', '37.000–42.000' or '1,5V'.
  const [, from = '', sign = '', rest = ''] = new RegExp(`^(${NUMBER.source})(–|-)?(.+)$`).exec(inside) ?? [];
  // '12-34.567' is a code, '32.000-36.000' a range.
  const isCode = sign === '-' && GROUPED.test(from) !== GROUPED.test(rest);
  const behind = from && !isCode && (sign ? translateToken(rest) : units.get(rest));
  if (behind) return open + writeNumber(from) + sign + behind + close;
  const word = units.get(inside) ?? between.get(inside) ?? (SAME.test(inside) ? inside : undefined);
  return word === undefined ? undefined : open + word + close;
}

/** Figures with their units; undefined where something else is among them. */
function translateFigures(text: string): string | undefined {
  const tokens = text.split(' ').map(translateToken);
  return tokens.includes(undefined) ? undefined : tokens.join(' ');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Phrase {
  pattern: RegExp;
  english: string;
}

const phrases: Phrase[] = Object.entries(values).map(([italian, english]) => {
  const source = escaped(italian).replace(/\\\{\d\\\}/g, `(${NUMBER.source})`);
  return { pattern: new RegExp(`^${source}$`), english };
});

function translatePhrase(text: string): string | undefined {
  for (const { pattern, english } of phrases) {
    const [, ...figures] = pattern.exec(text) ?? [];
    if (pattern.test(text))
      return english.replace(/\{(\d)\}/g, (_, at: string) => writeNumber(figures[Number(at)] ?? ''));
  }
  return undefined;
}

/** Figures with a phrase behind them, such as '362 g senza filtro'. */
function translateBoth(text: string): string | undefined {
  for (const space of text.matchAll(/ /g)) {
    const figures = translateFigures(text.slice(0, space.index));
    const phrase = figures && translatePhrase(text.slice(space.index + 1));
    if (phrase) return `${figures} ${phrase}`;
  }
  return undefined;
}

const translatePart = (text: string): string | undefined =>
  translatePhrase(text) ?? translateFigures(text) ?? translateBoth(text);

/** The English of a label of a data sheet; undefined for one that the glossary does not have. */
export const translateLabel = (label: string): string | undefined => labels.get(label);

/** The English of a value, as far as its figures and phrases are understood; undefined where any part of it is not. */
export function translateValue(value: string): string | undefined {
  const whole = translatePhrase(value);
  if (whole !== undefined) return whole;
  const parts = value.split(/(, |; )/).map((part, at) => (at % 2 === 1 ? part : translatePart(part)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

interface Glossary {
  label: (label: string) => string | undefined;
  value: (value: string) => string | undefined;
}

/** The glossary of each language that has one. */
export const glossaries: Partial<Record<Language, Glossary>> = { en: { label: translateLabel, value: translateValue } };
