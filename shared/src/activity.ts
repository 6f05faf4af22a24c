import * as v from 'valibot';
import { Id, Timestamp } from './text.ts';

/** What is noted of the administrator's doings. */
export const activityActions = [
  'signed_in',
  'signed_in_with_recovery_code',
  'sign_in_failed',
  'signed_out',
  'confirmation_refused',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'session_ended',
  'sessions_ended',
  'product_created',
  'product_updated',
  'product_deleted',
  'slide_created',
  'slide_updated',
  'slide_deleted',
  'setting_saved',
  'message_deleted',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** How long that is kept, in months. */
export const ACTIVITY_MONTHS = 12;

/** One thing that was done: what, when and from where; never whose message. */
export const Activity = v.object({
  id: Id,
  at: Timestamp,
  action: v.picklist(activityActions),
  /** The name of the product or slide, the setting with its value, or the route that was to be confirmed. */
  subject: v.nullable(v.string()),
  device: v.string(),
  /** The beginning of the address. */
  address: v.string(),
  /** How often, where an entry stands for more than one time: the failed sign-ins of a quarter of an hour are one entry. */
  count: v.optional(v.number()),
});
export type Activity = v.InferOutput<typeof Activity>;
