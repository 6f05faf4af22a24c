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
  it.each(['firstName', 'email'])('requires %s', (field) => {
    expect(issuesOf({ ...message, [field]: undefined })).toHaveLength(1);
    expect(issuesOf({ ...message, [field]: ' ' })?.[0]).toEqual([field, 'required']);
  });

  it.each([
    ['firstName', 81],
    ['phone', 41],
    ['message', 5001],
  ])('refuses a %s of %i characters', (field, length) => {
    expect(issuesOf({ ...message, [field]: 'x'.repeat(length) })).toEqual([[field, `too_long {"max":${length - 1}}`]]);
  });

  it.each([
    ['phone', 123, 'text'],
    ['subject', 'Sconto', 'unknown_subject'],
    ['consent', false, 'consent'],
    ['privacyVersion', 'oggi', 'date'],
    ['id', 'x', 'unknown_field'],
  ])('refuses %s %j', (field, value, text) => {
    expect(issuesOf({ ...message, [field]: value })).toEqual([[field, text]]);
  });
});
