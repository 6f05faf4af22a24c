import { ContactInput } from '@rombo/shared/collections/contact';
import { refusal } from '@rombo/shared/contract/issues';
import { keysOf, omit } from '@rombo/shared/contract/keys-of';
import * as v from 'valibot';
import { randomId } from '../../forms/stored-draft.ts';
import { readStored, store } from '../../ui/stored.ts';

/** The message as the API expects it, and the consent, which the form requires. */
export const ContactForm = v.strictObject({
  ...ContactInput.entries,
  consent: v.pipe(v.boolean(), v.literal(true, refusal('consent'))),
});

export type ContactValues = v.InferInput<typeof ContactForm>;

export type ContactMessage = v.InferOutput<typeof ContactForm>;

/** The fields that visitors see, in their order. */
const emptyFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  consent: false,
} as const;

export const contactFields = keysOf(emptyFields);

export type ContactField = (typeof contactFields)[number];

/** The empty form; `website` is the honeypot. */
export const emptyForm: ContactValues = { ...emptyFields, website: '' };

/** Session storage key of the draft, which survives a reload and expires with the tab. */
const KEY = 'contact-draft';

interface PrefilledQuestion {
  /** Slug of the product, or `?` and the words of a search. */
  slug: string;
  question: string;
}

interface Draft {
  values: ContactValues;
  asked?: PrefilledQuestion | undefined;
  /** The last attempt to send the message, and its idempotency key. */
  sent?: { content: string; key: string } | undefined;
}

let currentDraft: Draft | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a stored draft; the storage may contain anything. */
function readDraft(): Draft {
  const stored = Object(readStored(KEY, 'sessionStorage'));
  const texts = Object.entries(Object(stored.values)).filter(
    ([name, text]) => name in persistable(emptyForm) && isText(text),
  );
  const { slug, question } = Object(stored.asked);
  const { content, key } = Object(stored.sent);
  const asked = isText(slug) && isText(question) ? { slug, question } : undefined;
  const sent = isText(content) && isText(key) ? { content, key } : undefined;
  return { values: { ...emptyForm, ...Object.fromEntries(texts) }, asked, sent };
}

/** Omits the consent, which is given for each message, and the honeypot. */
const persistable = (values: ContactValues) => omit(values, 'consent', 'website');

function storeDraft(draft: Draft): void {
  currentDraft = draft;
  const values = persistable(draft.values);
  const isBlank = !Object.values(values).some(Boolean);
  store(KEY, isBlank ? null : { values, asked: draft.asked, sent: draft.sent }, 'sessionStorage');
}

const draft = (): Draft => {
  currentDraft ??= readDraft();
  return currentDraft;
};

export const loadDraft = (): ContactValues => (typeof window === 'undefined' ? emptyForm : draft().values);

export const saveDraft = (values: ContactValues): void => storeDraft({ ...draft(), values: { ...values } });

/** Returns the prefilled question, which may be lost without a warning. */
export const prefilledQuestion = (): PrefilledQuestion | undefined => draft().asked;

export const saveQuestion = (asked: PrefilledQuestion): void => storeDraft({ ...draft(), asked });

/** Returns the idempotency key of a message. A retry has the same one, also after a reload, and never creates a second message. */
export function keyOfMessage(message: unknown): string {
  const content = JSON.stringify(message);
  const { sent } = draft();
  if (sent?.content === content) return sent.key;
  const key = randomId();
  storeDraft({ ...draft(), sent: { content, key } });
  return key;
}

/** Makes the same text, if it is sent again, a new message. */
export const forgetSent = (): void => storeDraft({ ...draft(), sent: undefined });

export const clearDraft = (): void => storeDraft({ values: emptyForm });

/** True if the form has input that should not be lost without a warning. */
export const hasInput = ({ firstName, lastName, email, phone, message }: ContactValues): boolean =>
  [firstName, lastName, email, phone, message.trim() === prefilledQuestion()?.question ? '' : message].some((text) =>
    text?.trim(),
  );

/**
 * Returns subject and message with a question added; existing input stays. `before` is the last prefilled question: if it is about the same
 * product, the new one replaces it in the message, because the language may have changed.
 */
export const writeQuestion = (
  { subject, message }: Pick<ContactValues, 'subject' | 'message'>,
  asked: PrefilledQuestion,
  before: PrefilledQuestion | undefined,
): Pick<ContactValues, 'subject' | 'message'> => ({
  subject: subject || 'Informazioni Prodotti',
  message: withQuestion(message, asked, before),
});

function withQuestion(
  message: string,
  { slug, question }: PrefilledQuestion,
  before: PrefilledQuestion | undefined,
): string {
  const typed = message.trim();
  if (typed.includes(question)) return message;
  if (!typed || typed === before?.question) return `${question}\n\n`;
  // If `before` is not in the message, the visitor has deleted it.
  if (before?.slug === slug) return message.replace(before.question, () => question);
  return `${message.trimEnd()}\n\n${question}`;
}
