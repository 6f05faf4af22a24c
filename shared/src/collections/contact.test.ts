import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContactInput, contactSubjects } from './contact.ts';

const message = {
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.org',
  subject: contactSubjects[0],
  message: 'Buongiorno,\nche candela consigliate?',
};
const issuesOf = (input: unknown) =>
  v.safeParse(ContactInput, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe('ContactInput', () => {
  it('takes a message without a phone', () => {
    expect(v.parse(ContactInput, message)).toEqual({ ...message, phone: null, website: '' });
  });

  it('takes each subject that the form offers, the consent and the version of the notice', () => {
    for (const subject of contactSubjects) expect(issuesOf({ ...message, subject })).toBeUndefined();
    const consent = { consent: true, privacyVersion: '2026-11-22' };
    expect(v.parse(ContactInput, { ...message, ...consent })).toMatchObject(consent);
  });

  it.each(['firstName', 'lastName', 'email', 'subject', 'message'])('needs %s', (field) => {
    expect(issuesOf({ ...message, [field]: undefined })).toHaveLength(1);
    expect(issuesOf({ ...message, [field]: ' ' })?.[0]).toEqual([field, 'Campo obbligatorio']);
  });

  it.each(['ada', 'ada@', '@example.org', 'a da@example.org', 'ada@example.org\r\nBcc: x@y.it'])(
    'refuses %j as an e-mail address',
    (email) => {
      expect(issuesOf({ ...message, email })?.[0]?.[0]).toBe('email');
    },
  );

  it.each([
    ['firstName', 81],
    ['lastName', 81],
    ['phone', 41],
    ['subject', 121],
    ['message', 5001],
  ])('refuses a %s of %i characters', (field, length) => {
    expect(issuesOf({ ...message, [field]: 'x'.repeat(length) })).toEqual([
      [field, `Al massimo ${length - 1} caratteri`],
    ]);
  });

  it.each([
    ['phone', 123, 'Inserisci un testo'],
    ['subject', 'a\nb', 'Deve stare su una riga'],
    ['subject', 'Sconto', 'Oggetto sconosciuto'],
    ['consent', false, 'Serve il consenso'],
    ['consent', 'true', 'Serve il consenso'],
    ['privacyVersion', 'oggi', 'Inserisci una data'],
    ['privacyVersion', '2026-11-22T10:00', 'Inserisci una data'],
    ['id', 'x', 'Campo sconosciuto'],
    ['createdAt', 'x', 'Campo sconosciuto'],
  ])('refuses %s %j', (field, value, text) => {
    expect(issuesOf({ ...message, [field]: value })).toEqual([[field, text]]);
  });
});
