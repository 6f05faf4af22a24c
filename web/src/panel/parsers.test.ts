import { codesIn } from '@rombo/shared/collections/article-codes';
import { clip, plainText, wordMatcher } from '@rombo/shared/collections/plain-text';
import { parsePrice } from '@rombo/shared/collections/product-offer';
import { leadingNumber, powerOf } from '@rombo/shared/collections/spec-figures';
import { asciiAddress, Email, webAddress } from '@rombo/shared/contract/email';
import { slugOf } from '@rombo/shared/contract/slug';
import { Line, Text } from '@rombo/shared/contract/text';
import { glossaries } from '@rombo/shared/words/glossary';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { withNoBreaks } from '../i18n/format.ts';
import { CodeLinks } from '../ui/code-links.tsx';
import { parsePosition, withScheme } from './dealers/parse-position.ts';
import { readCurve } from './products/draft/curve-text.ts';
import { readSpecTable } from './products/draft/spec-lines.ts';

const LENGTHS = [60, 5000] as const;
const address = webAddress('https');

const parsers: Record<string, (text: string) => unknown> = {
  parsePosition,
  mapLink: (text) => parsePosition(`https://maps.example/${text}`),
  withScheme,
  translateValue: glossaries.en.value,
  parsePrice,
  readCurve,
  readSpecTable,
  specLines: (text) => readSpecTable(`a: b\n${text}`),
  plainText,
  wordMatcher,
  clip: (text) => clip(text, text.length - 1),
  codesIn: (text) => codesIn([text]),
  slugOf,
  leadingNumber,
  powerOf: (text) => powerOf({ Potenza: text }),
  withNoBreaks,
  CodeLinks: (text) => CodeLinks({ text }),
  Text: (text) => v.safeParse(Text(10_000), text),
  Line: (text) => v.safeParse(Line(10_000), text),
  Email: (text) => v.safeParse(Email, text),
  emailDomain: (text) => asciiAddress(`a@${text}.`),
  webAddress: (text) => address.test(`https://${text}`),
};

/** Texts that made an expression with two adjacent repetitions try every way to divide them. */
const texts: ((length: number) => string)[] = [
  ...[' ', '1', '1 ', '1.', '1-', '1–', 'a.', 'A-', 'A1-', '-', '(', '"', '\n', '\t', ',', '1°', '/', 'a'].map(
    (part) => (length: number) => `1${part.repeat(length / part.length)}é`,
  ),
  (length) => `${'a.'.repeat(length / 2)}@`,
  (length) => `${'a '.repeat(length / 2)}: x`,
];

/** Returns the shortest of several durations, in milliseconds: the least disturbed by other processes. */
function durationOf(run: () => unknown): number {
  const durations = Array.from({ length: 5 }, () => {
    const start = performance.now();
    for (let times = 0; times < 5; times += 1) run();
    return performance.now() - start;
  });
  return Math.min(...durations);
}

test.each(Object.entries(parsers))('%s takes a time proportional to the length of the text', (_, parse) => {
  const [short, long] = LENGTHS.map((length) => {
    const inputs = texts.map((text) => text(length));
    for (const input of inputs) parse(input);
    return inputs.map((input) => durationOf(() => parse(input)));
  }) as [number[], number[]];
  // Linear time is 83 times as much, quadratic 6,900. Very short runs are measured imprecisely.
  const ratios = long.map((duration, at) => duration / Math.max(short[at] ?? 0, 0.02));
  expect(Math.max(...ratios)).toBeLessThan(3000);
});
