import { SESv2Client, type SendEmailCommand } from '@aws-sdk/client-sesv2';
import { type PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batch, change, logOf, storedContact } from '../../test/changes.ts';
import { handler } from './notify-contact.ts';

const mocked = (prototype: { send: unknown }) =>
  vi.spyOn(prototype as SNSClient, 'send') as unknown as ReturnType<typeof vi.fn>;
const publish = mocked(SNSClient.prototype);
const mail = mocked(SESv2Client.prototype as unknown as SNSClient);
const published = () => publish.mock.calls.map(([command]) => (command as PublishCommand).input);
const mailed = () => mail.mock.calls.map(([command]) => (command as SendEmailCommand).input);

describe('notify-contact', () => {
  beforeEach(() => {
    vi.stubEnv('MESSAGES_TOPIC', 'arn:aws:sns:eu-south-1:000000000000:messages');
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
        'Ricevuto: sabato 20 settembre 2025 alle ore 10:30\n\nQuale candela per il .21?\n',
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

    it.each(['a@b.it\r\nBcc: eva@example.org', 'a@b.it, eva@example.org', 'nobody'])(
      'mails a message whose address is %j without anybody to reply to',
      async (email) => {
        expect(await handler(batch(change(1, storedContact({ email }))))).toEqual({ batchItemFailures: [] });
        expect(mailed()).toHaveLength(1);
        expect(mailed()[0]).not.toHaveProperty('ReplyToAddresses');
      },
    );
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
