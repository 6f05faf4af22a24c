import { createHash } from 'node:crypto';
import type { Session, User } from '@rombo/shared/contract/account';
import { DEVICE_SECONDS, IDLE_SECONDS, REMEMBERED_SECONDS, SESSION_SECONDS } from '@rombo/shared/contract/limits';
import * as v from 'valibot';
import type { ClientInfo } from './activity.ts';
import { keys, partitions } from './keys.ts';
import { compareAscii, getRow, parseRows } from './rows.ts';
import { deleteIf, nowInSeconds, put, queryAll, updateIf } from './table.ts';

export interface OpenSession {
  tokenId: string;
  user: User;
  startedAt: string;
  seenAt: string;
  remembered: boolean;
}

const Row = v.object({
  sk: v.string(),
  userId: v.string(),
  username: v.string(),
  startedAt: v.string(),
  seenAt: v.string(),
  device: v.string(),
  address: v.string(),
  remembered: v.optional(v.boolean(), false),
});
type Row = v.InferOutput<typeof Row>;

const thisHour = (): string => `${new Date().toISOString().slice(0, 13)}:00:00.000Z`;

/** Returns when an unused session ends: after its idle time, or at the end of its token's lifetime. */
function expiryOf(startedAt: string, remembered: boolean): number {
  const [idle, lifetime] = remembered ? [REMEMBERED_SECONDS, DEVICE_SECONDS] : [IDLE_SECONDS, SESSION_SECONDS];
  return Math.min(nowInSeconds() + idle, Math.floor(Date.parse(startedAt) / 1000) + lifetime);
}

/** Opens a session under a token's id. It expires with its token, or earlier if it is idle. */
export function openSession(
  tokenId: string,
  user: User,
  { device, address }: ClientInfo,
  remembered = false,
): Promise<void> {
  const startedAt = new Date().toISOString();
  const { id: userId, username } = user;
  const session = { userId, username, startedAt, seenAt: thisHour(), device, address };
  const ttl = expiryOf(startedAt, remembered);
  return put({ ...keys.session(tokenId), ...session, ...(remembered && { remembered }), ttl });
}

export async function findSession(tokenId: string): Promise<OpenSession | undefined> {
  const row = await getRow(Row, keys.session(tokenId));
  if (!row) return undefined;
  const { userId, username, startedAt, seenAt, remembered } = row;
  return { tokenId, user: { id: userId, username }, startedAt, seenAt, remembered };
}

/** Records the use of a session once an hour, and extends it. Does not reopen a session that has ended. */
export async function markSeen({ tokenId, startedAt, seenAt, remembered }: OpenSession): Promise<void> {
  const hour = thisHour();
  if (seenAt === hour) return;
  await updateIf(keys.session(tokenId), 'SET seenAt = :hour, #ttl = :end', {
    expression: 'attribute_exists(pk)',
    names: { '#ttl': 'ttl' },
    values: { ':hour': hour, ':end': expiryOf(startedAt, remembered) },
  });
}

/** Lists the open sessions of an account, newest first. `currentTokenId` marks the current one. */
export async function listSessions(username: string, currentTokenId: string): Promise<Session[]> {
  const rows = (await rowsOf(username)).sort((a, b) => compareAscii(b.startedAt, a.startedAt));
  // Use is recorded by the hour, which may have begun before the session.
  const later = (one: string, other: string) => (one > other ? one : other);
  return rows.map(({ sk, startedAt, seenAt, device, address, remembered }) => ({
    id: publicIdOf(sk),
    startedAt,
    device,
    address,
    remembered,
    present: sk === currentTokenId,
    seenAt: later(seenAt, startedAt),
  }));
}

export async function closeSession(tokenId: string): Promise<boolean> {
  const closed = await deleteIf(keys.session(tokenId), { expression: 'attribute_exists(pk)' });
  return closed !== undefined;
}

export async function findTokenId(username: string, id: string): Promise<string | undefined> {
  const rows = await rowsOf(username);
  return rows.find(({ sk }) => publicIdOf(sk) === id)?.sk;
}

export async function closeSessions(username: string, exceptTokenId?: string): Promise<void> {
  const items = (await queryAll(partitions.sessions)).filter((item) => item.username === username);
  await Promise.all(items.filter(({ sk }) => sk !== exceptTokenId).map(({ sk }) => closeSession(sk)));
}

/** Unused sessions expire and there is one administrator, so reading all sessions costs next to nothing. */
const rowsOf = async (username: string): Promise<Row[]> =>
  parseRows(Row, await queryAll(partitions.sessions)).filter((row) => row.username === username);

/** Returns the public id of a session: a digest of its token's id in the form of a UUID, which does not reveal the token. */
function publicIdOf(tokenId: string): string {
  const digest = createHash('sha256').update(tokenId).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}
