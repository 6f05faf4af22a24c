import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names that were replaced by the field's terms, as words of code. */
const replaced = [
  'TroubledSite|startTroubledSite|tryTrouble|underTrouble|wholeness',
  'spendTry|spendCode|forgive|refund|updateOnce',
  'lookOf|lookIn|withLook|takeLook|PictureLook|SUBJECT_IN_NAME|SUBJECT_SAMPLE',
  'stepUse|useOf|goOnOver|becomeNew|bothOver',
  'visitOf|noteActivity|noteFailedSignIn|Unconfirmed|guarded|keptSecret',
  'FRESH_MS|PATIENCE|PATIENCE_MS|TIDY_MS|tidy',
  'passOn|placeOf|standIn|behindTheScenes',
].join('|');

/** Replaced too, but ordinary words of comments and data: nothing is declared under them. */
const undeclared = 'trouble|acts|rooms|walls|road|ground|spend|tried|mark|bring|tell|Question';

const names = new RegExp(
  String.raw`\b(${replaced})\b|\b(?:const|let|function|class|interface|type|import) (?:${undeclared})\b`,
  'g',
);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).trim().split('\n');

it('no replaced name is left', () => {
  const found = files
    .filter((file) => file !== 'infra/test/names.test.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(names)].map(([name]) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
