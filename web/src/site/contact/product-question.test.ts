import { expect, test } from 'vitest';
import { writeQuestion } from './draft.ts';

const asked = { slug: 'tuono', question: 'Vorrei informazioni su: Tuono .21' };
const { question } = asked;
const english = { slug: 'tuono', question: 'I would like to know more about: Tuono .21' };
const empty = { subject: '' as const, message: '' };

test('an empty form gets the subject and the question', () => {
  expect(writeQuestion(empty, asked, undefined)).toEqual({
    subject: 'Informazioni Prodotti',
    message: `${question}\n\n`,
  });
});

const other = { slug: 'marmitta', question: 'Vorrei informazioni su: Marmitta' };

test.each([
  ['input stays, and the question is appended', 'Buongiorno.', asked, undefined, `Buongiorno.\n\n${question}`],
  ['a question is not added twice', `${question}\n\nQuanto pesa?`, asked, asked, `${question}\n\nQuanto pesa?`],
  ['an unchanged question is replaced by the next one', `${question}\n\n`, other, asked, `${other.question}\n\n`],
  [
    'a new language replaces the question and keeps other text',
    `Buongiorno.\n${question}\n\nQuanto pesa?`,
    english,
    asked,
    `Buongiorno.\n${english.question}\n\nQuanto pesa?`,
  ],
  ['a deleted question does not come back', 'Quanto pesa?', english, asked, 'Quanto pesa?'],
])('%s', (_, message, next, before, expected) => {
  expect(writeQuestion({ subject: 'Altro', message }, next, before)).toEqual({ subject: 'Altro', message: expected });
});
