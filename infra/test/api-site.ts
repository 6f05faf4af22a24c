import { omit } from '@rombo/shared/contract/keys-of';
import type { TestProject } from 'vitest/node';
import type { TestSite } from '../../functions/test/site.ts';
import type { Account } from '../local/administrator.ts';
import { type Site, startSite } from '../local/site.ts';
import { createClient, json } from '../local/site-client.ts';
import { recordCalls } from './aws-calls.ts';
import { disposableFolder } from './folder.ts';

/**
 * Starts an empty site on a free port for the tests of the API, and removes it after them. Fails if a function made a call that its role
 * does not permit.
 */
export default async function setup(project: TestProject) {
  const { folder: dataDir, remove } = await disposableFolder();
  const { requirePermissions } = recordCalls();
  const { stop, ...site } = await startSite({ dataDir, edgeCache: false });
  // Loads the render function: on a busy machine this exceeds its time limit, and the first page would have no content.
  await fetch(site.origin);
  project.provide('site', { ...omit(site, 'settled', 'mail'), cookie: await signIn(site) } satisfies TestSite);
  return async () => {
    await stop();
    await remove();
    requirePermissions();
  };
}

/**
 * Returns the cookie of a session that all tests share. Password checks are slow by design, and may time out at first on a busy machine.
 */
export async function signIn({ origin, username, password }: Pick<Site, 'origin' | keyof Account>): Promise<string> {
  const { headers } = await createClient(origin).call('login', [200], json({ username, password }));
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
