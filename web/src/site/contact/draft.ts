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

/** Reads what was stored, as far as it is a draft: anybody may write into that storage. */
function readDraft(): Draft {
  const kept = Object(readStored(KEY, 'sessionStorage'));
  const texts = Object.entries(Object(kept.values)).filter(([name, text]) => name in stored(emptyForm) && isText(text));
  const { slug, question } = Object(kept.asked);
  const asked = isText(slug) && isText(question) ? { slug, question } : undefined;
  return { values: { ...emptyForm, ...Object.fromEntries(texts) }, asked };
}

/** Consent is given anew each time, and a robot's trap is nothing that somebody typed. */
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

export const keptDraft = (): ContactValues => (typeof window === 'undefined' ? emptyForm : draft().values);

export const keepDraft = (values: ContactValues): void => storeDraft({ ...draft(), values: { ...values } });

/** The question that the site itself put into the message; nobody would miss it. */
export const askedQuestion = (): Asked | undefined => draft().asked;

export const keepQuestion = (asked: Asked): void => storeDraft({ ...draft(), asked });

export const dropDraft = (): void => storeDraft({ values: emptyForm });

/** True when somebody would miss what is in the form. */
export const isWorthKeeping = ({ firstName, lastName, email, phone, message }: ContactValues): boolean =>
  [firstName, lastName, email, phone, message.trim() === askedQuestion()?.question ? '' : message].some((text) =>
    text?.trim(),
  );
