import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import bcrypt from 'bcryptjs';
import { inject } from 'vitest';
import { openTable } from '../../../functions/test/open-table.ts';
import type { TestSite } from '../../../functions/test/site.ts';
import { startBackends } from '../../local/backends.ts';
import { openDataFolder } from '../../local/data-folder.ts';
import { startGateway } from '../../local/gateway/server.ts';
import { signIn } from '../api-site.ts';

/** Starts stores and gateway in the test process, where `vitest.config.ts` replaces bundles by sources. */
async function start(): Promise<TestSite> {
  // A worker is terminated without cleanup, so the next one cleans up.
  const parent = resolve(`test-results/site-${process.pid}`);
  await rm(parent, { recursive: true, force: true });
  await mkdir(parent, { recursive: true });
  const { paths } = await openDataFolder(await mkdtemp(`${parent}/`));
  const log = () => {};
  const backends = await startBackends({ paths, isSiteOrigin: () => true, log, purge: log, arrived: log });
  // Loads modules before the tests. Otherwise only the test that loads a module would cover its constants.
  const data = resolve('functions/src/data');
  const files = (await readdir(data)).filter((file) => /^[a-z-]+\.ts$/.test(file));
  await Promise.all(files.map((file) => import(`${data}/${file}`)));
  const { store, credentials, openMedia } = backends;
  const dist = resolve('functions/dist');
  const folders = { functionsDist: dist, webDist: resolve('web/dist'), openapiDist: dist };
  const limits = { port: 0, timeout: 60_000 };
  const { port } = await startGateway({ ...limits, uploadOrigin: store.endpoint, ...folders, openMedia, log });
  const table = openTable({ ...backends.table, region: 'eu-south-1', credentials });
  const account = { origin: `http://localhost:${port}`, username: 'admin', password: 'parola-di-prova' };
  // Cheaper to check than the site's own hashes.
  const passwordHash = await bcrypt.hash(account.password, 4);
  await table.put({ pk: 'USER', sk: 'admin', id: 'admin', username: 'admin', passwordHash });
  return { ...backends, ...account, cookie: await signIn(account) };
}

/** All test files of a run share one process, with the modules and clients of the functions. */
const shared = globalThis as { site?: Promise<TestSite> };
shared.site ??= start();
Object.assign(inject('site'), await shared.site);
