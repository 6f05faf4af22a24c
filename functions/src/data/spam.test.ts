import type { ContactInput } from '@rombo/shared/collections/contact';
import { MANY_LINKS } from '@rombo/shared/collections/contact-status';
import { describe, expect, it, vi } from 'vitest';
import { contactOf } from './contacts.ts';

vi.mock('./table.ts', () => ({}));

const input: ContactInput = {
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.org',
  subject: 'Altro',
  message: 'Ciao',
  website: '',
  phone: null,
  consent: true,
};
const spamReasonOf = (fields: Partial<ContactInput>) =>
  contactOf({ id: '1', createdAt: '2026-01-01T00:00:00.000Z' }, { ...input, ...fields }, null).spamReason;
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://example.org/${at}`).join('\n');

describe('the spam rules', () => {
  it('accept an ordinary message, even with links', () => {
    expect(spamReasonOf({})).toBeNull();
    expect(spamReasonOf({ message: links(MANY_LINKS - 1) })).toBeNull();
  });

  it('name the hidden field, a link in a name, and many links', () => {
    expect(spamReasonOf({ website: 'x', message: links(MANY_LINKS) })).toBe('honeypot');
    expect(spamReasonOf({ firstName: 'WWW.example.org' })).toBe('link_in_name');
    expect(spamReasonOf({ message: links(MANY_LINKS) })).toBe('many_links');
  });
});
