import type { TestProject } from 'vitest/node';
import type { TestSite } from '../../functions/test/site.ts';
import { type Site, startSite } from '../local/site.ts';
import { disposableFolder } from './folder.ts';

/** Starts an empty site on a free port for the tests of the API, and removes it after them. */
export default async function setup(project: TestProject) {
  const { folder: dataDir, remove } = await disposableFolder();
  const { settled: _, stop, ...site } = await startSite({ dataDir, edgeCache: false });
  // Loads the render function: on a busy machine this exceeds its deadline, and the first page would have no content.
  await fetch(site.origin);
  project.provide('site', { ...site, cookie: await signIn(site) } satisfies TestSite);
  return async () => {
    await stop();
    await remove();
  };
}

/**
 * Returns the cookie of a session that all tests share. Password checks are slow by design, and may time out at first on a busy machine.
 */
export async function signIn({
  origin,
  username,
  password,
}: Pick<Site, 'origin' | 'username' | 'password'>): Promise<string> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ username, password }),
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie) return cookie;
  }
  throw new Error('The administrator could not be signed in');
}
