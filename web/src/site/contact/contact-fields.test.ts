import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import en from '../../i18n/en/contact.ts';
import it from '../../i18n/it/contact.ts';
import { errorText } from './contact-fields.tsx';
import { type ContactField, ContactForm, type ContactValues, contactFields, emptyForm } from './draft.ts';

const words = { it: { texts: it, locale: 'it-IT' }, en: { texts: en, locale: 'en-US' } };
const good: ContactValues = {
  firstName: 'Ada',
  lastName: 'Bonetti',
  email: 'ada@example.com',
  phone: '',
  subject: 'Altro',
  message: 'Ciao',
  website: '',
  consent: true,
};

/** The first issue that the schema finds in a field. */
const issueOf = (field: ContactField, values: Partial<ContactValues>) =>
  safeParse(ContactForm, { ...good, ...values }, { abortPipeEarly: true }).issues?.find(
    ({ path }) => path?.[0]?.key === field,
  );
const textOf = (language: 'it' | 'en', field: ContactField, values: Partial<ContactValues>) =>
  errorText(field, issueOf(field, values), words[language]);

test('a form that is in order has nothing to say', () => {
  for (const field of contactFields) expect(textOf('it', field, {})).toBeUndefined();
});

test('every required field that is empty has a text of its own in both languages', () => {
  for (const field of ['firstName', 'lastName', 'email', 'subject', 'message', 'consent'] as const) {
    expect(textOf('it', field, emptyForm)).toBe(it.missing[field]);
    expect(textOf('en', field, emptyForm)).toBe(en.missing[field]);
  }
});

test('texts that are too long name the limit as the language writes it', () => {
  expect(textOf('it', 'message', { message: 'm'.repeat(5001) })).toBe('Al massimo 5.000 caratteri.');
  expect(textOf('en', 'message', { message: 'm'.repeat(5001) })).toBe('At most 5,000 characters.');
  expect(textOf('it', 'lastName', { lastName: 'm'.repeat(81) })).toBe('Al massimo 80 caratteri.');
  expect(textOf('it', 'phone', { phone: '0'.repeat(41) })).toBe('Al massimo 40 caratteri.');
});

test('a wrong address and characters that no store keeps are told apart', () => {
  for (const email of ['ada@example', 'ada @example.com', 'müller@example.com'])
    expect(textOf('it', 'email', { email })).toBe(it.refused.email);
  for (const firstName of ['A\tda', 'A\u0000da', 'A\ud83d'])
    expect(textOf('en', 'firstName', { firstName })).toBe(en.refused.characters);
});

test('what the server refuses is told by its code, and in general where that is unknown', () => {
  expect(errorText('email', { message: 'email' }, words.en)).toBe(en.refused.email);
  expect(errorText('email', { message: 'Non ammesso' }, words.it)).toBe(it.refused.unknown);
});
