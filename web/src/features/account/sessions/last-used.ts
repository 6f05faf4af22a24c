import type { Session } from '@rombo/shared/session';

/** When a device was used last. That is known to the hour, which may begin before the device signed in. */
export const lastUsed = ({ startedAt, seenAt }: Pick<Session, 'startedAt' | 'seenAt'>): string =>
  Date.parse(seenAt) < Date.parse(startedAt) ? startedAt : seenAt;
