import { expect, test } from 'vitest';
import { writeQuestion } from './product-question.tsx';

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

test('input stays, and the question is appended', () => {
  const typed = { subject: 'Altro' as const, message: 'Buongiorno.' };
  expect(writeQuestion(typed, asked, undefined)).toEqual({ subject: 'Altro', message: `Buongiorno.\n\n${question}` });
});

test('a question is not added twice', () => {
  const form = { subject: 'Altro' as const, message: `${question}\n\nQuanto pesa?` };
  expect(writeQuestion(form, asked, asked)).toEqual(form);
});

test('an unchanged prefilled question is replaced by the next one', () => {
  const other = { slug: 'marmitta', question: 'Vorrei informazioni su: Marmitta' };
  const form = writeQuestion(empty, asked, undefined);
  expect(writeQuestion(form, other, asked).message).toBe(`${other.question}\n\n`);
});

test('a new language replaces the question and keeps other text', () => {
  const form = { subject: 'Altro' as const, message: `Buongiorno.\n${question}\n\nQuanto pesa?` };
  expect(writeQuestion(form, english, asked).message).toBe(`Buongiorno.\n${english.question}\n\nQuanto pesa?`);
});

test('a deleted question does not come back', () => {
  const form = { subject: 'Altro' as const, message: 'Quanto pesa?' };
  expect(writeQuestion(form, english, asked).message).toBe('Quanto pesa?');
});
