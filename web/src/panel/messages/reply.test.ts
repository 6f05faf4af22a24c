import { expect, it } from 'vitest';
import { replyAddress, replyBody } from './reply.ts';

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
  expect(body.isWellFormed()).toBe(true);
});
