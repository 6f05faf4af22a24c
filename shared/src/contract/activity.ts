import * as v from 'valibot';
import { kinds, type ListedKind, listedKinds, type OrderedKind, orderedKinds, type PluralOf } from './kinds.ts';
import { Id, Timestamp } from './text.ts';

/** Actions of the log that every kind with many items has. */
export const loggedChanges = ['created', 'updated', 'deleted'] as const;
export type KindAction = `${ListedKind}_${(typeof loggedChanges)[number]}` | OrderAction;
export type OrderAction = `${PluralOf<OrderedKind>}_ordered`;

const activityActions = [
  ...listedKinds.flatMap((kind) => loggedChanges.map((change): KindAction => `${kind}_${change}`)),
  ...orderedKinds.map((kind): OrderAction => `${kinds[kind].plural}_ordered`),
  'signed_in',
  'signed_in_with_recovery_code',
  'sign_in_failed',
  'signed_out',
  'confirmation_refused',
  'password_changed',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'session_ended',
  'sessions_ended',
  'products_updated',
  'products_ordered',
  'preview_created',
  'preview_ended',
  'price_list_created',
  'archive_requested',
  'trash_restored',
  'trash_deleted',
  'company_updated',
  'setting_saved',
  'message_deleted',
  'reply_templates_saved',
  'import_applied',
  'import_undone',
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
