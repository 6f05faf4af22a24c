import { ContactInput } from '@rombo/shared/collections/contact';
import { refusal } from '@rombo/shared/contract/issues';
import * as v from 'valibot';
import { readStored, store } from '../../ui/stored.ts';
import type { Asked } from './product-question.tsx';

/** The contact form: the message as the contract wants it, and the consent, without which it is not sent. */
export const ContactForm = v.strictObject({
  ...ContactInput.entries,
  consent: v.pipe(v.boolean(), v.literal(true, refusal('consent'))),
});

export type ContactValues = v.InferInput<typeof ContactForm>;

/** A form without a fault. */
export type ContactMessage = v.InferOutput<typeof ContactForm>;

export type ContactField = Exclude<keyof ContactValues, 'website' | 'productId' | 'privacyVersion'>;

export const contactFields: readonly ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
  'consent',
];

export const emptyForm: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  website: '',
  consent: false,
};

/** Session storage key of the draft, which survives a reload and ends with the tab. */
const KEY = 'contact-draft';

interface Draft {
  values: ContactValues;
  /** The question about a product that the site wrote into the message. */
  asked?: Asked | undefined;
}

let kept: Draft | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a stored draft: the storage may hold anything. */
function readDraft(): Draft {
  const kept = Object(readStored(KEY, 'sessionStorage'));
  const texts = Object.entries(Object(kept.values)).filter(([name, text]) => name in stored(emptyForm) && isText(text));
  const { slug, question } = Object(kept.asked);
  const asked = isText(slug) && isText(question) ? { slug, question } : undefined;
  return { values: { ...emptyForm, ...Object.fromEntries(texts) }, asked };
}

/** Consent is not stored, as it is given for each message; nor is the honeypot. */
const stored = ({ consent: _, website: __, ...values }: ContactValues) => values;

function storeDraft(draft: Draft): void {
  kept = draft;
  const values = stored(draft.values);
  const isBlank = !Object.values(values).some(Boolean);
  store(KEY, isBlank ? null : { values, asked: draft.asked }, 'sessionStorage');
}

const draft = (): Draft => {
  kept ??= readDraft();
  return kept;
};

export const loadDraft = (): ContactValues => (typeof window === 'undefined' ? emptyForm : draft().values);

export const saveDraft = (values: ContactValues): void => storeDraft({ ...draft(), values: { ...values } });

/** The prefilled question, which needs no warning before it is lost. */
export const prefilledQuestion = (): Asked | undefined => draft().asked;

export const saveQuestion = (asked: Asked): void => storeDraft({ ...draft(), asked });

export const clearDraft = (): void => storeDraft({ values: emptyForm });

/** True if the form holds input worth a warning before it is lost. */
export const holdsInput = ({ firstName, lastName, email, phone, message }: ContactValues): boolean =>
  [firstName, lastName, email, phone, message.trim() === prefilledQuestion()?.question ? '' : message].some((text) =>
    text?.trim(),
  );
