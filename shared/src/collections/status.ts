import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Clearable, UtcMoment } from '../contract/text.ts';

/** True for an entity that visitors see; one without a status is visible. */
export const isPublic = ({ status = 'visible' }: { status?: unknown }): boolean => status === 'visible';

export const statuses = ['visible', 'hidden', 'draft'] as const;
export const Status = v.picklist(statuses, refusal('unknown_status'));
export type Status = v.InferOutput<typeof Status>;

/** When a draft becomes visible by itself; a blank one is removed. */
const publishAt = Clearable(UtcMoment);

/** Status of an entity and time of its publication, as its form edits them. */
export const statusFields = { status: v.optional(Status, 'visible'), publishAt };

export const statusParts = { status: v.exactOptional(Status), publishAt };

/** The same as they are answered; those of older versions are visible. */
export const statusAnswers = {
  status: v.optional(Status),
  publishAt: v.optional(UtcMoment),
};

export interface Scheduled {
  status?: Status | undefined;
  publishAt?: string | undefined;
}

/** When a draft becomes visible by itself, as text that sorts by time; undefined for what does not. */
export const publicationOf = ({ status, publishAt }: Scheduled): string | undefined =>
  status === 'draft' && publishAt ? new Date(publishAt).toISOString() : undefined;

export const isDue = (entity: Scheduled): boolean => (publicationOf(entity) ?? '~') <= new Date().toISOString();

/** An entity without a time of publication unless it is a draft. */
export const withStatus = <T extends Scheduled>(entity: T): T =>
  entity.status === 'draft' ? entity : { ...entity, publishAt: undefined };

/** A former version as it is restored: a draft whose time of publication has passed would be published at once, so it has none. */
export const withoutPastTime = <T extends Scheduled>(entity: T): T =>
  isDue(entity) ? { ...entity, publishAt: undefined } : entity;
