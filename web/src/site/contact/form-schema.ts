import { ContactInput } from '@rombo/shared/collections/contact';
import * as v from 'valibot';

/** The contact form: the message as the contract wants it, and the consent, without which it is not sent. */
export const ContactForm = v.strictObject({ ...ContactInput.entries, consent: v.pipe(v.boolean(), v.literal(true)) });

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
