import { ContactInput } from '@rombo/shared/contact';
import * as v from 'valibot';

/** The contact form: the message as the contract wants it, and the consent, without which it is not sent. */
export const ContactForm = v.strictObject({ ...ContactInput.entries, consent: v.pipe(v.boolean(), v.literal(true)) });

/** Values of the form. */
export type ContactValues = v.InferInput<typeof ContactForm>;

/** A field that a visitor sees. */
export type ContactField = Exclude<keyof ContactValues, 'website' | 'privacyVersion'>;

/** The fields in the order in which they stand in the form. */
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
