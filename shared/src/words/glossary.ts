import words from './glossary-labels.json' with { type: 'json' };
import { type Language, languages } from './languages.ts';

/** English labels, values (`{0}` stands for a figure) and units, by their Italian text. */
const labels = new Map(Object.entries(words.labels));
const unchangedUnits = [
  'mm',
  'cm',
  'm',
  'g',
  'kg',
  'cc',
  'cm³',
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
const units = new Map([
  ...Object.entries(words.units),
  ...unchangedUnits.map((unit): [string, string] => [unit, unit]),
]);
const { values } = words;

const NUMBER = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/;
const WHOLE_NUMBER = new RegExp(`^[-−]?(?:${NUMBER.source})$`);
const GROUPED = /^\d{1,3}\.\d{3}/;

/** Formats a number for English: '2,78' becomes '2.78' and '37.000' becomes '37,000'. */
const formatNumber = (text: string): string =>
  text.replace(/[.,]/g, (sign) => (sign === ',' ? languages.en.decimal : languages.en.thousands));

const connectives = new Map([
  ['x', '×'],
  ['a', 'at'],
  ['e', 'and'],
]);

/** Matches values that are the same in both languages: signs, scales, threads, article codes and names in capitals. */
const UNCHANGED = /^(?:[×Ø–/+-]|\.\d+|\d+:\d+|\d+\/\d+"?(?:-\d+)?|[A-Z]+\d*(?:-[A-Z0-9]+)*|[A-Z][a-z]?[A-Z][A-Za-z]*)$/;

/** A figure directly followed by a unit or sign, such as '16%', '3,5cc', '37.000–42.000' or '1,5V'. */
const JOINED = new RegExp(`^(${NUMBER.source})(–|-)?(.+)$`, 's');

function translateToken(token: string, mayBeRange = true): string | undefined {
  const [, open = '', inside = '', close = ''] = /^(\(?)(.*?)([);:]?)$/.exec(token) ?? [];
  if (WHOLE_NUMBER.test(inside)) return open + formatNumber(inside) + close;
  const [, from = '', sign = '', rest = ''] = JOINED.exec(inside) ?? [];
  // '12-34.567' is a code, '32.000-36.000' a range.
  const isCode = sign === '-' && GROUPED.test(from) !== GROUPED.test(rest);
  const suffix = from && !isCode && (sign ? mayBeRange && translateToken(rest, false) : units.get(rest));
  if (suffix) return open + formatNumber(from) + sign + suffix + close;
  const word = units.get(inside) ?? connectives.get(inside) ?? (UNCHANGED.test(inside) ? inside : undefined);
  return word === undefined ? undefined : open + word + close;
}

function translateFigures(text: string): string | undefined {
  const tokens = text.split(' ').map((token) => translateToken(token));
  return tokens.includes(undefined) ? undefined : tokens.join(' ');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const MAX_WORDS = Math.max(...Object.keys(values).map((italian) => italian.split(' ').length));

const phrases = Object.entries(values).map(([italian, english]) => {
  const source = escaped(italian).replace(/\\\{\d\\\}/g, `(${NUMBER.source})`);
  return { pattern: new RegExp(`^${source}$`), english };
});

function translatePhrase(text: string): string | undefined {
  for (const { pattern, english } of phrases) {
    const [, ...figures] = pattern.exec(text) ?? [];
    if (pattern.test(text))
      return english.replace(/\{(\d)\}/g, (_, at: string) => formatNumber(figures[Number(at)] ?? ''));
  }
  return undefined;
}

/** Translates figures followed by a phrase, such as '362 g senza filtro'. */
function translateFiguresAndPhrase(text: string): string | undefined {
  const tokens = text.split(' ');
  for (let at = Math.max(1, tokens.length - MAX_WORDS); at < tokens.length; at += 1) {
    const phrase = translatePhrase(tokens.slice(at).join(' '));
    const figures = phrase && translateFigures(tokens.slice(0, at).join(' '));
    if (figures) return `${figures} ${phrase}`;
  }
  return undefined;
}

const translatePart = (text: string): string | undefined =>
  translatePhrase(text) ?? translateFigures(text) ?? translateFiguresAndPhrase(text);

const translateLabel = (label: string): string | undefined => labels.get(label);

/** Translates a value from its figures and phrases; undefined if any part is unknown. */
function translateValue(value: string): string | undefined {
  const exact = translatePhrase(value);
  if (exact !== undefined) return exact;
  const parts = value.split(/(, |; )/).map((part, at) => (at % 2 === 1 ? part : translatePart(part)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

interface Glossary {
  label: (label: string) => string | undefined;
  value: (value: string) => string | undefined;
}

export const glossaries: { en: Glossary } & { [Code in Language]?: Glossary } = {
  en: { label: translateLabel, value: translateValue },
};
