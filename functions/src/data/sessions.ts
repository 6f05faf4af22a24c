import { SESSION_SECONDS, type User } from '@rombo/shared/user';
import { keys } from './keys.ts';
import { deleteIf, getItem, type Item, nowInSeconds, put } from './table.ts';

/** Opens a session under a token's id; it ends by itself when the token does. */
export const openSession = (tokenId: string, user: User): Promise<void> =>
  put({ ...keys.session(tokenId), ...toAttributes(user), ttl: nowInSeconds() + SESSION_SECONDS });

/** Whose session is open under a token's id; nothing when it has ended. */
export async function findSession(tokenId: string): Promise<User | undefined> {
  const item = await getItem(keys.session(tokenId));
  return item && fromItem(item);
}

/** Ends a session: its token is worth nothing from now on. */
export async function closeSession(tokenId: string): Promise<void> {
  await deleteIf(keys.session(tokenId), { expression: 'attribute_exists(pk)' });
}

const toAttributes = (user: User) => ({ userId: user.id, username: user.username });

const fromItem = (item: Item): User => ({ id: String(item.userId), username: String(item.username) });
