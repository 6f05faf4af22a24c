import { randomUUID } from 'node:crypto';
import { env } from '@rombo/functions/env';
import type { Account } from '../../local/administrator.ts';
import { USERNAME } from '../../stacks/edge/edge-code.ts';
import { readOutputs, requireOutput } from '../outputs.ts';
import { smokeTest } from './smoke-test.ts';

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

/** Runs the smoke test against a deployed site. `password` opens a site that is not public. */
export async function testDeployedSite(name: string, password?: string): Promise<void> {
  const outputs = await readOutputs(name);
  process.env[env.table] = requireOutput(outputs, 'TableName');
  const origin = requireOutput(outputs, 'SiteUrl');
  const basic = `Basic ${Buffer.from(`${USERNAME}:${password}`).toString('base64')}`;
  const headers: Record<string, string> = password ? { authorization: basic } : {};
  await withTestAccount((account) => smokeTest({ origin, account, headers, say: console.log }));
}
