import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { TestSite } from '../../functions/test/site.ts';
import { startSite } from '../local/site.ts';

/** Starts an empty site on a free port for the API's tests, and takes it away after them. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rombo-api-'));
  const site = await startSite({ port: 0, dataDir, seed: 'none', say: () => {} });
  project.provide('site', {
    origin: site.origin,
    username: site.username,
    password: site.password,
    table: site.table,
    store: site.store,
  } satisfies TestSite);
  return async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
