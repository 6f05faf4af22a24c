import { SESv2Client, type SendEmailCommand } from '@aws-sdk/client-sesv2';
import { type PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batch, change, logOf, storedContact } from '../../test/changes.ts';
import { linkIdOf } from '../link-tokens.ts';
import { handler } from './notify-contact.ts';

type Write = [key: { pk: string; sk: string }, update: string, condition: { values: Record<string, number> }];
const table = vi.hoisted(() => ({
  items: {} as Record<string, object>,
  counts: {} as Record<string, number>,
  issued: [] as unknown[],
  users: ['admin'],
}));
vi.mock('../data/table.ts', () => ({
  nowInSeconds: () => Math.floor(Date.now() / 1000),
  getItem: async ({ pk, sk }: Write[0]) => table.items[`${pk} ${sk}`],
  updateIf: async (...[{ pk, sk }, , { values }]: Write) => {
    if (pk === 'USER') return table.users.includes(sk) && table.issued.push(values) > 0;
    const { ':free': free } = values;
    const count = table.counts[pk] ?? 0;
    if (free !== undefined && count > free) return false;
    table.counts[pk] = free === undefined ? count - 1 : count + 1;
    return true;
  },
}));
const product = { name: 'Tuono <.21>', slug: 'tuono-21', slugEn: 'thunder-21', images: ['/media/products/a/b.jpg'] };
vi.mock('../data/products.ts', () => ({
  getProduct: async (id: string) => (id.startsWith('3f') ? { ...product, status: 'visible' } : undefined),
}));
const ENGINE = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const mocked = (prototype: { send: unknown }) =>
  vi.spyOn(prototype as SNSClient, 'send') as unknown as ReturnType<typeof vi.fn>;
const publish = mocked(SNSClient.prototype);
const mail = mocked(SESv2Client.prototype as unknown as SNSClient);
const published = () => publish.mock.calls.map(([command]) => (command as PublishCommand).input);
const mailed = () => mail.mock.calls.map(([command]) => (command as SendEmailCommand).input);

describe('notify-contact', () => {
  beforeEach(() => {
    vi.stubEnv('MESSAGES_TOPIC', 'arn:aws:sns:eu-south-1:000000000000:messages');
    vi.stubEnv('SITE_ORIGIN', 'https://shop.example');
    Object.assign(table, { items: {}, counts: {}, issued: [] });
    publish.mockReset().mockResolvedValue({});
    mail.mockReset().mockResolvedValue({});
  });
  afterEach(() => vi.unstubAllEnvs());

  it('publishes a message as it was written if no sender is configured', async () => {
    expect(await handler(batch(change(1, storedContact())))).toEqual({ batchItemFailures: [] });
    const [input] = published();
    expect(input?.Subject).toBe('Nuovo messaggio dal sito ROMBO POWER');
    expect(input?.Message).toBe(
      'Nome: Mario Rossi\nE-mail: mario.rossi@example.com\nTelefono: non indicato\nOggetto: Consulenza Tecnica\n' +
        'Ricevuto: sabato 20 settembre 2025 alle ore 10:30\n\n> Quale candela per il .21?\n\n' +
        'Apri il messaggio nel pannello:\nhttps://shop.example/admin/messaggi/0199a6f2-7d3c-7000-8000-000000000001\n',
    );
  });

  describe('with a sender', () => {
    beforeEach(() => {
      vi.stubEnv('SENDER_ADDRESS', 'noreply@example.com');
      vi.stubEnv('RECIPIENT_ADDRESS', 'info@example.com');
    });

    it('mails it with the visitor as the reply address, whose domain is in ASCII', async () => {
      await handler(batch(change(1, storedContact({ phone: '+39 030 000000', email: "o'brien@müller.de" }))));
      expect(publish).not.toHaveBeenCalled();
      expect(mailed()).toMatchObject([
        {
          FromEmailAddress: 'noreply@example.com',
          Destination: { ToAddresses: ['info@example.com'] },
          ReplyToAddresses: ["o'brien@xn--mller-kva.de"],
          Content: { Simple: { Subject: { Data: 'ROMBO POWER: Consulenza Tecnica (Mario Rossi)' } } },
        },
      ]);
      const text = mailed()[0]?.Content?.Simple?.Body?.Text?.Data;
      expect(text).toContain("E-mail: o'brien@müller.de\nTelefono: +39 030 000000\n");
    });

    const unusable = ['a@b.it\r\nBcc: eva@example.org', 'a@b.it, eva@example.org', 'nobody'];
    it.each(unusable)('mails a message whose address is %j without anybody to reply to', async (email) => {
      expect(await handler(batch(change(1, storedContact({ email }))))).toEqual({ batchItemFailures: [] });
      expect(mailed()).toHaveLength(1);
      expect(mailed()[0]).not.toHaveProperty('ReplyToAddresses');
    });

    it('shows the product with its picture, and escapes everything in the HTML', async () => {
      const message = 'Ciao <img src=x onerror=alert(1)>\r\n\r"Bcc: eva@example.org" & \'altro\'';
      const odd = { firstName: '<b>Mario</b>', subject: 'Altro\r\nBcc: eva@example.org', message, productId: ENGINE };
      await handler(batch(change(1, storedContact(odd))));
      const { Subject, Body } = mailed()[0]?.Content?.Simple ?? {};
      expect(Subject?.Data).toBe('ROMBO POWER: Altro Bcc: eva@example.org (<b>Mario</b> Rossi)');
      expect(Body?.Text?.Data).toContain(
        `\n\n> Ciao <img src=x onerror=alert(1)>\n> \n> "Bcc: eva@example.org" & 'altro'\n\nLa pagina del prodotto:\nhttps://shop.example/prodotti/tuono-21\n`,
      );
      const html = Body?.Html?.Data ?? '';
      expect(html).toContain(
        '>Ciao &lt;img src=x onerror=alert(1)&gt;<br><br>&quot;Bcc: eva@example.org&quot; &amp; &#39;altro&#39;</blockquote>',
      );
      expect(html).toContain('Tuono &lt;.21&gt;');
      expect(html).toContain('<a href="https://shop.example/admin/messaggi/0199a6f2-7d3c-7000-8000-000000000001"');
      // The only tags are those of the letter.
      expect(html.match(/<img[^>]*>/g)).toEqual([
        '<img src="https://shop.example/media/products/a/b.jpg/share.jpg" alt="" width="400" style="max-width:100%;height:auto">',
      ]);
      expect(html).not.toMatch(/<b>|onerror=[^a]|<script/);
    });

    describe('the automatic reply', () => {
      const replies = () => mailed().filter(({ EmailTags }) => EmailTags?.[0]?.Value === 'automatic-reply');
      const written = (changes: object = {}, sequence = 1) =>
        handler(batch(change(sequence, storedContact({ productId: ENGINE, language: 'en', ...changes }))));
      const stored = (sk: string, item: object) => {
        table.items[`SETTING ${sk}`] = { pk: 'SETTING', sk, ...item };
      };
      const setReply = (value: string) =>
        stored('auto_reply', { key: 'auto_reply', value, updatedAt: '2025-09-20T08:30:00.000Z' });
      beforeEach(() => setReply('true'));

      it('is sent only if the owner wants it, and never to spam', async () => {
        await written({ status: 'spam' });
        setReply('false');
        await written();
        table.items = {};
        await written();
        expect([replies(), mailed().length]).toEqual([[], 2]);
      });

      it('says in the language of the visitor what it is about, and nothing that the sender typed', async () => {
        const typed = {
          firstName: 'Vinci-un-premio',
          lastName: 'evil.example',
          phone: '+39 030 8675309',
          message: 'https://evil.example Calpurnia',
        };
        await written(typed);
        await written({ ...typed, email: 'anna@example.com', language: 'it' }, 2);
        await written({ ...typed, email: 'bruno@example.com', language: null, productId: null }, 3);
        const [english, italian, older] = replies();
        expect(english).toMatchObject({
          Destination: { ToAddresses: ['mario.rossi@example.com'] },
          Content: {
            Simple: {
              Subject: { Data: 'ROMBO POWER: We have received your message' },
              Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
            },
          },
        });
        const texts = replies().map(({ Content }) => Content?.Simple?.Body?.Text?.Data ?? '');
        expect(texts[0]).toContain('Subject: Technical consultation\nProduct: Tuono <.21>\nReceived: Saturday');
        expect(texts[0]).toContain('https://shop.example/en/products/thunder-21\n');
        expect(texts[1]).toContain('Oggetto: Consulenza Tecnica\nProdotto: Tuono <.21>\n');
        expect(texts[2]).toContain('Oggetto: Consulenza Tecnica\nRicevuto:');
        expect([italian, older]).toHaveLength(2);
        expect(JSON.stringify(replies())).not.toMatch(/vinci|premio|evil|calpurnia|8675309/i);
      });

      it('is sent at most once a day to a mailbox, and at most a hundred times in all', async () => {
        await written();
        await written({ email: 'MARIO.rossi@example.com' }, 2);
        await written({ email: 'mario.rossi+altro@example.com' }, 3);
        await Promise.all([4, 5, 6].map((at) => written({ email: 'nuovo@example.com' }, at)));
        expect(replies()).toHaveLength(2);
        expect(JSON.stringify(table.counts)).not.toContain('mario');
        for (let at = 0; at < 110; at++) await written({ email: `altro-${at}@example.com` }, at);
        expect([replies().length, mailed().length]).toEqual([100, 6 + 110 + 100]);
      });

      it('is tried again with the message if SES fails, and neither is sent twice', async () => {
        mail.mockRejectedValueOnce(Object.assign(new Error('busy'), { name: 'TimeoutError' }));
        expect(await written()).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
        expect(mailed()).toHaveLength(1);
        mail
          .mockResolvedValueOnce({})
          .mockRejectedValueOnce(Object.assign(new Error('busy'), { name: 'TimeoutError' }));
        expect(await written()).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
        expect(await written()).toEqual({ batchItemFailures: [] });
        const kinds = mailed().map(({ EmailTags }) => EmailTags?.[0]?.Value);
        // The first of each kind failed.
        expect(kinds).toEqual(['automatic-reply', 'automatic-reply', 'message', 'message']);
      });

      it('keeps no mail to the company back if SES refuses the address', async () => {
        mail.mockRejectedValueOnce(Object.assign(new Error('not verified'), { name: 'MessageRejected' }));
        expect(await written()).toEqual({ batchItemFailures: [] });
        expect(mailed().map(({ EmailTags }) => EmailTags?.[0]?.Value)).toEqual(['automatic-reply', 'message']);
      });
    });

    describe('a link to choose a password', () => {
      const requested = (username: string, ttl = Date.now() / 1000 + 3600) =>
        handler(batch(change(1, { pk: 'PASSWORD_RESET', sk: 'a', username, ttl: Math.floor(ttl) })));

      it('is mailed to the company alone, with the configured origin and a token of which only the hash is stored', async () => {
        await requested('admin');
        await requested('admin');
        const tokens = mailed().map(({ Content, Destination }) => {
          expect(Destination).toEqual({ ToAddresses: ['info@example.com'] });
          const text = Content?.Simple?.Body?.Text?.Data ?? '';
          return /^https:\/\/shop\.example\/login#([0-9a-f]{64})$/m.exec(text)?.[1] ?? '';
        });
        expect(new Set(tokens).size).toBe(2);
        const hashes = tokens.map((token) => linkIdOf(token));
        expect(table.issued).toMatchObject(hashes.map((hash) => ({ ':hash': hash })));
        for (const values of table.issued as Record<string, number>[])
          expect(Number(values[':until']) - Date.now() / 1000).toBeLessThanOrEqual(20 * 60);
        for (const token of tokens) expect(JSON.stringify(table.issued)).not.toContain(token);
      });

      it('is not mailed for an unknown name or an outdated request, and is made anew when SES fails', async () => {
        await requested('nessuno');
        await requested('admin', Date.now() / 1000 - 1);
        expect(mailed()).toEqual([]);
        mail.mockRejectedValueOnce(new Error('throttled'));
        expect(await requested('admin')).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
        expect(await requested('admin')).toEqual({ batchItemFailures: [] });
        expect(mailed()).toHaveLength(2);
      });
    });
  });

  it('does not send spam, or messages restored from a backup or the trash', async () => {
    const fromTrash = change(3, storedContact({ restoredAt: '2025-09-20T08:31:00.000Z' }));
    const record = change(1, storedContact());
    const written = (seconds: number) => {
      const ApproximateCreationDateTime = Date.parse(storedContact().createdAt) / 1000 + seconds;
      return { ...record, dynamodb: { ...record.dynamodb, ApproximateCreationDateTime } };
    };
    expect(
      await handler(
        batch(written(1), written(86_400), fromTrash, written(2), change(2, storedContact({ status: 'spam' }))),
      ),
    ).toEqual({ batchItemFailures: [] });
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it('returns the first failed record, which retries it and those after it', async () => {
    publish.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('throttled'));
    const changes = [1, 2, 3].map((sequence) => change(sequence, storedContact()));
    expect(await handler(batch(...changes))).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it('logs nothing that a visitor wrote', async () => {
    publish.mockRejectedValueOnce(new Error('mario.rossi@example.com is not verified'));
    const log = await logOf(async () => {
      await handler(batch(change(1, storedContact())));
      await handler(batch(change(2, storedContact())));
      const unreadable = change(3, storedContact({ firstName: ['Mario'] }));
      expect(await handler(batch(unreadable))).toEqual({ batchItemFailures: [{ itemIdentifier: '3' }] });
    });
    expect(log).toContain('event-1');
    expect(log).not.toMatch(/mario|rossi|candela/i);
  });
});
