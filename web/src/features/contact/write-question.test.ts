import { expect, test } from 'vitest';
import { writeQuestion } from './write-question.ts';

const question = 'Vorrei informazioni su: Tuono .21';
const empty = { subject: '' as const, message: '' };

test('an empty form gets the subject and the question', () => {
  expect(writeQuestion(empty, question, '')).toEqual({ subject: 'Informazioni Prodotti', message: `${question}\n\n` });
});

test('what was typed and chosen stays, and the question follows it', () => {
  const typed = { subject: 'Altro' as const, message: 'Buongiorno.' };
  expect(writeQuestion(typed, question, '')).toEqual({ subject: 'Altro', message: `Buongiorno.\n\n${question}` });
});

test('a question that is there already is not asked twice', () => {
  const asked = { subject: 'Altro' as const, message: `${question}\n\nQuanto pesa?` };
  expect(writeQuestion(asked, question, `${question}\n\n`)).toEqual(asked);
});

test('a question that the site wrote and nobody touched makes room for the next one', () => {
  const asked = writeQuestion(empty, question, '');
  const other = 'Vorrei informazioni su: Marmitta';
  expect(writeQuestion(asked, other, asked.message).message).toBe(`${other}\n\n`);
});
