import * as v from 'valibot';
import { Id, Timestamp } from './text.ts';

const activityActions = [
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
  'products_updated',
  'products_ordered',
  'preview_created',
  'preview_ended',
  'slide_created',
  'slide_updated',
  'slide_deleted',
  'slides_ordered',
  'trash_restored',
  'trash_deleted',
  'dealer_created',
  'dealer_updated',
  'dealer_deleted',
  'result_created',
  'result_updated',
  'result_deleted',
  'news_created',
  'news_updated',
  'news_deleted',
  'company_updated',
  'setting_saved',
  'message_deleted',
  'reply_templates_saved',
] as const;
export type ActivityAction = (typeof activityActions)[number];

export const Activity = v.object({
  id: Id,
  at: Timestamp,
  action: v.picklist(activityActions),
  /** Name of the changed entity, a setting with its value, or the route that required confirmation. */
  subject: v.nullable(v.string()),
  device: v.string(),
  address: v.string(),
  /** Number of events in the entry: failed sign-ins within a quarter of an hour share one. */
  count: v.optional(v.number()),
});
export type Activity = v.InferOutput<typeof Activity>;
