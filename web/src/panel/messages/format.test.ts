import { describe, expect, it } from 'vitest';
import * as panel from '../../i18n/it/panel/index.ts';
import { dateText, phoneLink, replyBody, replyLink } from './format.ts';

it.each([null, undefined, '', 'yesterday'])('shows N/A for a message dated %j', (missing) => {
  expect(dateText(missing, panel)).toBe('N/A');
});

describe('mail links', () => {
  it('have an ASCII domain, for all mail clients', () => {
    expect(replyLink("o'brien@müller.de", panel.messages.reply('Ciao'))).toBe(
      "mailto:o'brien@xn--mller-kva.de?subject=Re%3A%20Ciao",
    );
  });

  it('encode address and subject, so that neither can add a field', () => {
    expect(replyLink('a?bcc=b@example.com', panel.messages.reply('Ciao&body=x'))).toBe(
      'mailto:a%3Fbcc%3Db@example.com?subject=Re%3A%20Ciao%26body%3Dx',
    );
  });
});

it.each([
  ['+39 030 123 456', 'tel:+39030123456'],
  ['(030) 12.34-56', 'tel:030123456'],
  ['chiamare ore pasti', null],
])('the phone link of %s is %s', (phone, address) => expect(phoneLink(phone)).toBe(address));

it('quotes the message line by line below the template', () => {
  const body = replyBody({ message: 'Ciao,\r\nche candela?' }, 'Ada ha scritto:', 'Buongiorno');
  expect(body).toBe('Buongiorno\n\nAda ha scritto:\n> Ciao,\n> che candela?');
  expect(replyLink('ada@example.org', 'Re: Altro', body)).toBe(
    'mailto:ada@example.org?subject=Re%3A%20Altro&body=Buongiorno%0D%0A%0D%0AAda%20ha%20scritto%3A%0D%0A%3E%20Ciao%2C%0D%0A%3E%20che%20candela%3F',
  );
});

it('truncates a long quotation without splitting a character', () => {
  const body = replyBody({ message: `${'x'.repeat(999)}🔥fine` }, 'Ada:', '');
  expect(body).not.toContain('fine');
  expect(() => encodeURIComponent(body)).not.toThrow();
});
