import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Clearable, UtcTime } from '../contract/text.ts';

/** True for an entity that visitors see, the default without a status. */
export const isPublic = ({ status = 'visible' }: { status?: unknown }): boolean => status === 'visible';

export const statuses = ['visible', 'hidden', 'draft'] as const;
export const Status = v.picklist(statuses, refusal('unknown_status'));
export type Status = v.InferOutput<typeof Status>;

const publishAt = Clearable(UtcTime);

export const statusFields = { status: v.optional(Status, 'visible'), publishAt };

export const statusParts = { status: v.exactOptional(Status), publishAt };

/** Without a status, as in older releases, an entity is visible. */
export const statusOutput = { status: v.optional(Status), publishAt: v.optional(UtcTime) };

export interface Scheduled {
  status?: Status | undefined;
  publishAt?: string | undefined;
}

/** False if a form gives a publication time to an entity that will not be a draft. `current` is the stored one. */
export const mayHaveTime = ({ status, publishAt }: Scheduled, current: Scheduled = {}): boolean =>
  !publishAt || (status ?? current.status) === 'draft';
export const NO_TIME = refusal('no_publish_time');

/** Returns when a draft is published, in a sortable format; undefined if it is not scheduled. */
export const publicationOf = ({ status, publishAt }: Scheduled): string | undefined =>
  status === 'draft' && publishAt ? new Date(publishAt).toISOString() : undefined;

export const isDue = (entity: Scheduled): boolean => (publicationOf(entity) ?? '~') <= new Date().toISOString();

export const withStatus = <T extends Scheduled>(entity: T): T =>
  entity.status === 'draft' ? entity : { ...entity, publishAt: undefined };

/** Removes a past publication time from a restored draft, which would be published immediately. */
export const withoutPastTime = <T extends object>(entity: T & Scheduled): T =>
  isDue(entity) ? { ...entity, publishAt: undefined } : entity;
