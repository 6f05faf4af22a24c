import type { Session } from '@rombo/shared/session';
import { SESSION_SECONDS, type User } from '@rombo/shared/user';
import { v5 as derive } from 'uuid';
import { keys, partitions } from './keys.ts';
import { deleteIf, getItem, type Item, nowInSeconds, put, queryAll, updateIf } from './table.ts';
import type { Visit } from './visit.ts';

/** Makes a session's public id of its token's id, from which nobody gets that back. */
const PUBLIC = '6f1c1f0e-52c8-4c0b-9d5e-6a2f1f4b8c33';

/** A session that is open under a token's id. */
export interface OpenSession {
  tokenId: string;
  user: User;
  seenAt: string;
}

const thisHour = (): string => `${new Date().toISOString().slice(0, 13)}:00:00.000Z`;

/** Opens a session under a token's id; it ends by itself when the token does. */
export const openSession = (tokenId: string, user: User, { device, address }: Visit): Promise<void> =>
  put({
    ...keys.session(tokenId),
    userId: user.id,
    username: user.username,
    startedAt: new Date().toISOString(),
    seenAt: thisHour(),
    device,
    address,
    ttl: nowInSeconds() + SESSION_SECONDS,
  });

/** The session that is open under a token's id; nothing when it has ended. */
export async function findSession(tokenId: string): Promise<OpenSession | undefined> {
  const item = await getItem(keys.session(tokenId));
  return item && fromItem(item);
}

/** Notes that a session is in use, once an hour. A session that has ended meanwhile stays ended. */
export async function markSeen({ tokenId, seenAt }: OpenSession): Promise<void> {
  const hour = thisHour();
  if (seenAt === hour) return;
  await updateIf(keys.session(tokenId), 'SET seenAt = :hour', {
    expression: 'attribute_exists(pk)',
    values: { ':hour': hour },
  });
}

/** The open sessions of an account, the newest first; `present` is the token's id of the one that asks. */
export async function listSessions(username: string, present: string): Promise<Session[]> {
  const items = await itemsOf(username);
  return items.map((item) => toSession(item, present)).sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}

/** Ends a session: its token is worth nothing from now on. False when it had ended already. */
export async function closeSession(tokenId: string): Promise<boolean> {
  const closed = await deleteIf(keys.session(tokenId), { expression: 'attribute_exists(pk)' });
  return closed !== undefined;
}

/** The token's id behind the public id of a session of this account. */
export async function findTokenId(username: string, id: string): Promise<string | undefined> {
  const items = await itemsOf(username);
  return items.find(({ sk }) => derive(sk, PUBLIC) === id)?.sk;
}

/** Ends every session of an account but the one of `kept`. */
export async function closeSessions(username: string, kept?: string): Promise<void> {
  const items = await itemsOf(username);
  await Promise.all(items.filter(({ sk }) => sk !== kept).map(({ sk }) => closeSession(sk)));
}

/** Sessions end after hours and one person opens them: reading all of them costs next to nothing. */
const itemsOf = async (username: string): Promise<Item[]> =>
  (await queryAll(partitions.sessions)).filter((item) => item.username === username);

const fromItem = (item: Item): OpenSession => ({
  tokenId: item.sk,
  user: { id: String(item.userId), username: String(item.username) },
  seenAt: String(item.seenAt),
});

const toSession = ({ sk, startedAt, seenAt, device, address }: Item, present: string): Session => ({
  id: derive(sk, PUBLIC),
  startedAt: String(startedAt),
  seenAt: String(seenAt),
  device: String(device),
  address: String(address),
  present: sk === present,
});
