import { randomUUID } from 'node:crypto';
import type { Account } from '../../local/administrator.ts';

/** Runs `use` with a temporary account in the environment's table. */
export async function withTestAccount<T>(use: (account: Account) => Promise<T>): Promise<T> {
  const { keys } = await import('@rombo/functions/data/keys');
  const { closeSessions } = await import('@rombo/functions/data/sessions');
  const { deleteIf } = await import('@rombo/functions/data/table');
  const { createUser } = await import('@rombo/functions/data/users');
  const account = { username: `smoke-test-${randomUUID()}`, password: randomUUID() };
  await createUser(account.username, account.password);
  try {
    return await use(account);
  } finally {
    await deleteIf(keys.user(account.username), { expression: 'attribute_exists(pk)' });
    await closeSessions(account.username);
  }
}
