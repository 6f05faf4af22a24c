import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { backgroundDefaults } from '../aws.ts';
import { env, requireEnv } from '../env.ts';
import { htmlTextOf, type Letter, plainTextOf } from './letter.ts';

const ses = new SESv2Client(backgroundDefaults);

export const hasSender = (): boolean => Boolean(process.env[env.sender]);

interface Envelope {
  /** Names the mail in SES's metrics. Locally it decides what the terminal shows. */
  kind: 'message' | 'automatic-reply' | 'password-reset';
  to: string;
  replyTo?: string | undefined;
}

/** Sends a letter as plain text and HTML. The API takes header values as JSON, and line breaks in a subject become spaces. */
export async function sendMail(letter: Letter, { kind, to, replyTo }: Envelope): Promise<void> {
  const Data = letter.subject.replace(/[\r\n]+/g, ' ');
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: requireEnv(env.sender),
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      EmailTags: [{ Name: 'mail', Value: kind }],
      Content: {
        Simple: {
          Subject: { Data },
          Body: { Text: { Data: plainTextOf(letter) }, Html: { Data: htmlTextOf(letter) } },
          // Keeps out-of-office programs from answering (RFC 3834).
          ...(kind === 'automatic-reply' && { Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] }),
        },
      },
    }),
  );
}
