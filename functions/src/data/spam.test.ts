import { MANY_LINKS } from '@rombo/shared/collections/contact-status';
import { describe, expect, it, vi } from 'vitest';
import { spamReasonOf } from './contacts.ts';

vi.mock('./table.ts', () => ({}));

const words = { firstName: 'Ada', lastName: 'Rossi', message: 'Buongiorno', website: '' };
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://example.org/${at}`).join('\n');

describe('the spam rules', () => {
  it('accept an ordinary message, even with links', () => {
    expect(spamReasonOf(words)).toBeNull();
    expect(spamReasonOf({ ...words, message: links(MANY_LINKS - 1) })).toBeNull();
  });

  it('name the hidden field, a link in a name, and many links', () => {
    expect(spamReasonOf({ ...words, website: 'x', message: links(MANY_LINKS) })).toBe('honeypot');
    expect(spamReasonOf({ ...words, firstName: 'WWW.example.org' })).toBe('link_in_name');
    expect(spamReasonOf({ ...words, message: links(MANY_LINKS) })).toBe('many_links');
  });
});
