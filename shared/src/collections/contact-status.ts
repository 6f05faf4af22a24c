import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Clearable, Fields, Text } from '../contract/text.ts';

export const contactStatuses = ['new', 'read', 'answered', 'archived', 'spam'] as const;
export const ContactStatus = v.picklist(contactStatuses, refusal('unknown_status'));
export type ContactStatus = v.InferOutput<typeof ContactStatus>;

export const unlistedStatuses: readonly ContactStatus[] = ['archived', 'spam'];

/** Rules that mark a message as spam: the hidden field is filled, a name contains a link, or the text contains many. */
export const spamReasons = ['honeypot', 'link_in_name', 'many_links'] as const;
export const SpamReason = v.picklist(spamReasons);
export type SpamReason = v.InferOutput<typeof SpamReason>;

export const MANY_LINKS = 5;

export const NOTE_MAX = 2000;

/** A change of a message by the administrator. An absent field keeps its value, a blank note is removed. */
export const ContactChange = Fields({
  status: v.exactOptional(ContactStatus),
  note: Clearable(Text(NOTE_MAX)),
});
export type ContactChange = v.InferOutput<typeof ContactChange>;
