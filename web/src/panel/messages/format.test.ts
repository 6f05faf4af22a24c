import { describe, expect, it } from 'vitest';
import english from '../../i18n/en/contact.ts';
import * as panel from '../../i18n/it/panel/index.ts';
import { callAddress, dateText, dayText, replyAddress, replyBody, subjectText } from './format.ts';

describe('the date of a message', () => {
  it('is written as in Italy', () => {
    expect(dateText('2025-09-20T12:30:00.000Z', panel)).toMatch(/^20 settembre 2025 alle ore \d\d:30$/);
  });

  it.each([null, undefined, '', 'yesterday'])('is N/A when it is %j', (missing) => {
    expect(dateText(missing, panel)).toBe('N/A');
  });
});

describe('the day of a privacy notice', () => {
  it('is written as in Italy, and stays as it is where there is no such day', () => {
    expect(dayText('2026-11-22', panel.locale)).toBe('22 novembre 2026');
    expect(dayText('2026-13-45', panel.locale)).toBe('2026-13-45');
  });
});

describe('a subject', () => {
  it('is in the language of the panel, and stays as it is where the form does not offer it', () => {
    expect(subjectText('Assistenza Post-Vendita', english.subjects)).toBe('After-sales support');
    expect(subjectText('toString', english.subjects)).toBe('toString');
  });
});

describe('the link to a mail', () => {
  it('has the domain in ASCII, as every mail program takes it', () => {
    expect(replyAddress("o'brien@müller.de", panel.messages.reply('Ciao'))).toBe(
      "mailto:o'brien@xn--mller-kva.de?subject=Re%3A%20Ciao",
    );
  });

  it('lets nothing in the address or the subject add a field', () => {
    expect(replyAddress('a?bcc=b@example.com', panel.messages.reply('Ciao&body=x'))).toBe(
      'mailto:a%3Fbcc%3Db@example.com?subject=Re%3A%20Ciao%26body%3Dx',
    );
  });
});

describe('the link to a phone', () => {
  it.each([
    ['+39 030 123 456', 'tel:+39030123456'],
    ['(030) 12.34-56', 'tel:030123456'],
    ['chiamare ore pasti', null],
  ])('of %s is %s', (phone, address) => {
    expect(callAddress(phone)).toBe(address);
  });
});

it('quotes the message line by line below the template', () => {
  const body = replyBody({ message: 'Ciao,\r\nche candela?' }, 'Ada ha scritto:', 'Buongiorno');
  expect(body).toBe('Buongiorno\n\nAda ha scritto:\n> Ciao,\n> che candela?');
  expect(replyAddress('ada@example.org', 'Re: Altro', body)).toBe(
    'mailto:ada@example.org?subject=Re%3A%20Altro&body=Buongiorno%0D%0A%0D%0AAda%20ha%20scritto%3A%0D%0A%3E%20Ciao%2C%0D%0A%3E%20che%20candela%3F',
  );
});

it('cuts a long quotation, and no character in half', () => {
  const body = replyBody({ message: `${'x'.repeat(999)}🔥fine` }, 'Ada:', '');
  expect(body).not.toContain('fine');
  expect(() => encodeURIComponent(body)).not.toThrow();
});
