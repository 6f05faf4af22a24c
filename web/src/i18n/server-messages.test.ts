import { issueTexts } from '@rombo/shared/contract/issue-texts';
import { refusal } from '@rombo/shared/contract/issues';
import { expect, test } from 'vitest';
import en from './en/server.ts';
import it from './it/server.ts';

const inRow = refusal('row', { row: 3, of: refusal('max', { max: 10 }) });
const ofFile = refusal('not_a_sheet', { file: 'Motore.txt' });

test('a refusal is written in each language, with what it holds', () => {
  expect([it.issueText(inRow), en.issueText(inRow)]).toEqual(['Riga 3: Al massimo 10', 'Row 3: At most 10']);
  expect([it.issueText(ofFile), en.issueText(ofFile)]).toEqual([
    'Motore.txt: il file non è un PDF',
    'Motore.txt: the file is not a PDF',
  ]);
  expect(en.issueText('Not a code')).toBe('Not a code');
});

test('an error is told by its reason, else by its code, else as it came', () => {
  const error = { code: 'conflict', reason: 'second_factor_on', serverMessage: 'È già attiva' } as const;
  expect([it.errorText(error), en.errorText(error)]).toEqual(['È già attiva', 'Two-step verification is on already']);
  expect(en.errorText({ ...error, reason: null })).toContain('reload');
  expect(en.errorText({ ...error, reason: null, code: null })).toBe('È già attiva');
});

test('no code has its Italian text in another language', () => {
  const plain = Object.entries(issueTexts).filter(([, text]) => typeof text === 'string');
  expect(plain.filter(([code, text]) => en.issueText(code) === text)).toEqual([]);
});
