import { createHash } from 'node:crypto';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Contact } from '@rombo/shared/collections/contact';
import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { asciiAddress } from '@rombo/shared/contract/email';
import { AUTO_REPLIES_PER_DAY } from '@rombo/shared/contract/limits';
import { company } from '@rombo/shared/words/company';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as v from 'valibot';
import { backgroundDefaults } from '../aws.ts';
import { allSucceeded, retryFrom } from '../batches.ts';
import { partitions } from '../data/keys.ts';
import { issueResetToken } from '../data/password-resets.ts';
import { getProduct } from '../data/products.ts';
import { getCompany, repliesAutomatically } from '../data/settings.ts';
import { consume, newActionId, type RateLimit, release } from '../data/throttles.ts';
import { env, requireEnv } from '../env.ts';
import { isDependencyFailure } from '../errors.ts';
import { logger } from '../logger.ts';
import { plainTextOf } from '../mail/letter.ts';
import { automaticReply, messageLetter, resetLetter } from '../mail/letters.ts';
import { hasSender, sendMail } from '../mail/send-mail.ts';
import { count } from '../metrics.ts';

const MailedContact = v.object({
  ...v.omit(Contact, ['consentAt', 'privacyVersion', 'spamReason', 'note']).entries,
  productId: v.optional(Contact.entries.productId, null),
  language: v.optional(Contact.entries.language, null),
  status: v.optional(Contact.entries.status, 'new'),
  restoredAt: v.optional(v.string()),
});
type MailedContact = v.InferOutput<typeof MailedContact>;

const sns = new SNSClient(backgroundDefaults);

/** Maximum age of a new message in seconds. Older ones were restored from a backup. */
const MAX_AGE = 60 * 60;

const isRestored = ({ createdAt, restoredAt }: MailedContact, { dynamodb }: DynamoDBRecord): boolean =>
  restoredAt !== undefined || (dynamodb?.ApproximateCreationDateTime ?? 0) - Date.parse(createdAt) / 1000 > MAX_AGE;

/** Mails new messages, except restored ones and spam, and links to choose a password, in order. A failed one and those after it are retried. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      const item = unmarshall((record.dynamodb?.NewImage ?? {}) as Parameters<typeof unmarshall>[0]);
      if (item.pk === partitions.passwordResets) await mailReset(item);
      else await mailContact(v.parse(MailedContact, item), record);
    } catch (error) {
      return retryFrom(record, error);
    }
  }
  return allSucceeded;
}

const ResetRequest = v.object({ username: v.string(), ttl: v.number() });

/** Mails a link if there is such an account. A request that was not served within its time is outdated. */
async function mailReset(item: unknown): Promise<void> {
  const { username, ttl } = v.parse(ResetRequest, item);
  const token = ttl * 1000 > Date.now() ? await issueResetToken(username) : undefined;
  if (token) await sendMail(resetLetter(username, token), { kind: 'password-reset', to: requireEnv(env.recipient) });
}

async function mailContact(contact: MailedContact, record: DynamoDBRecord): Promise<void> {
  if (contact.status === 'spam' || isRestored(contact, record)) return;
  const found = contact.productId === null ? undefined : await getProduct(contact.productId);
  const product = found && isPublic(found) ? found : undefined;
  // Before the company's mail: a retry of the reply must not repeat that mail, but its own limit keeps it from being sent twice.
  if (hasSender()) await replyAutomatically(contact, product);
  const letter = messageLetter(contact, product);
  if (hasSender()) {
    // Without a valid header value the mail has no reply address; its text still contains the visitor's.
    const replyTo = asciiAddress(contact.email);
    await sendMail(letter, { kind: 'message', to: requireEnv(env.recipient), replyTo });
  } else {
    await sns.send(
      new PublishCommand({
        TopicArn: requireEnv(env.messagesTopic),
        // SNS accepts only ASCII and at most 100 characters here, so the subject cannot contain a visitor's name.
        Subject: `Nuovo messaggio dal sito ${company.brand}`,
        Message: plainTextOf(letter),
      }),
    );
  }
  count('MessagesMailed', 1);
}

const perDay = (who: string, times: number): RateLimit => ({
  action: 'reply',
  who,
  times,
  seconds: 24 * 60 * 60,
  ids: [newActionId()],
});

/** The same for all spellings that one mailbox usually has. Hashed, so that a limit does not name a visitor. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const mailbox = `${address.slice(0, at).split('+')[0]}${address.slice(at)}`;
  return createHash('sha256').update(mailbox.toLowerCase()).digest('base64url');
}

/**
 * Replies to a visitor at most once a day, if the owner wants it. SES refuses an address permanently, or everyone's but the company's in its
 * sandbox: that must not keep the company's mail back.
 */
async function replyAutomatically(contact: MailedContact, product: Product | undefined): Promise<void> {
  const to = asciiAddress(contact.email);
  if (!to || !(await repliesAutomatically())) return;
  const limits = [perDay(mailboxOf(to), 1), perDay('all', AUTO_REPLIES_PER_DAY)];
  for (const limit of limits) if ((await consume(limit)) > 0) return;
  try {
    const replyTo = (await getCompany()).email;
    await sendMail(automaticReply(contact, product), { kind: 'automatic-reply', to, replyTo });
  } catch (error) {
    if (isDependencyFailure(error)) {
      await Promise.all(limits.map(release));
      throw error;
    }
    logger.warn('An automatic reply was refused', { cause: error instanceof Error ? error.name : 'unknown' });
  }
}
