import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Contact } from '@rombo/shared/collections/contact';
import { asciiAddress } from '@rombo/shared/contract/email';
import { company } from '@rombo/shared/words/company';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as v from 'valibot';
import { backgroundDefaults } from '../aws.ts';
import { allSucceeded, retryFrom } from '../batches.ts';
import { env, requireEnv } from '../env.ts';
import { count } from '../metrics.ts';

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Rome' });

const MailedContact = v.object({
  ...v.omit(Contact, ['consentAt', 'privacyVersion', 'productId', 'spamReason', 'note']).entries,
  status: v.optional(Contact.entries.status, 'new'),
  restoredAt: v.optional(v.string()),
});
type MailedContact = v.InferOutput<typeof MailedContact>;

function contactMail(contact: MailedContact): { subject: string; text: string } {
  const { firstName, lastName, email, phone, subject, message, createdAt } = contact;
  const lines = [
    `Nome: ${firstName} ${lastName}`,
    `E-mail: ${email}`,
    `Telefono: ${phone ?? 'non indicato'}`,
    `Oggetto: ${subject}`,
    `Ricevuto: ${moment.format(new Date(createdAt))}`,
    '',
    message,
  ];
  return { subject: `${company.brand}: ${subject} (${firstName} ${lastName})`, text: `${lines.join('\n')}\n` };
}

const ses = new SESv2Client(backgroundDefaults);
const sns = new SNSClient(backgroundDefaults);

/** Maximum age of a new message in seconds. Older ones were restored from a backup. */
const MAX_AGE = 60 * 60;

const isRestored = ({ createdAt, restoredAt }: MailedContact, { dynamodb }: DynamoDBRecord): boolean =>
  restoredAt !== undefined || (dynamodb?.ApproximateCreationDateTime ?? 0) - Date.parse(createdAt) / 1000 > MAX_AGE;

/** Mails new messages in order, except restored ones and spam. A failed one and those after it are retried. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      const contact = contactOf(record);
      if (contact.status === 'spam' || isRestored(contact, record)) continue;
      await sendMail(contact);
    } catch (error) {
      return retryFrom(record, error);
    }
    count('MessagesMailed', 1);
  }
  return allSucceeded;
}

const contactOf = ({ dynamodb }: DynamoDBRecord): MailedContact =>
  v.parse(MailedContact, unmarshall((dynamodb?.NewImage ?? {}) as Parameters<typeof unmarshall>[0]));

/** Sends by SES if a sender is configured, so that a reply goes to the visitor; otherwise by SNS. */
const sendMail = (contact: MailedContact): Promise<unknown> =>
  process.env[env.sender] ? mail(contact, requireEnv(env.sender)) : publish(contact);

function mail(contact: MailedContact, sender: string): Promise<unknown> {
  const { subject, text } = contactMail(contact);
  // Without a valid header value the mail has no reply address; its text still contains the visitor's.
  const replyTo = asciiAddress(contact.email);
  return ses.send(
    new SendEmailCommand({
      FromEmailAddress: sender,
      Destination: { ToAddresses: [requireEnv(env.recipient)] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
    }),
  );
}

const publish = (contact: MailedContact): Promise<unknown> =>
  sns.send(
    new PublishCommand({
      TopicArn: requireEnv(env.messagesTopic),
      // SNS accepts only ASCII and at most 100 characters here, so the subject cannot contain a visitor's name.
      Subject: `Nuovo messaggio dal sito ${company.brand}`,
      Message: contactMail(contact).text,
    }),
  );
