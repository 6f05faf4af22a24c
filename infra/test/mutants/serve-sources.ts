import { fileURLToPath } from 'node:url';
import { fileName, routeNames } from '@rombo/shared/contract/routes';
import { inject } from 'vitest';
import { createApi } from '../../local/gateway/api.ts';
import { startGateway } from '../../local/gateway/server.ts';
import { type Item, openStores } from '../fault-injection/stores.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The phase of Stryker's run. */
    mode: 'dry-run' | 'mutant';
  }
}

const dist = (workspace: string) => fileURLToPath(new URL(`../../../${workspace}/dist`, import.meta.url));
const load = (name: string) => import(`../../../functions/src/api/${name}.ts`);
const site = inject('site');

/** Makes the table what it was at first: no mutant finds what another one left. */
async function restoreTable(): Promise<void> {
  const { items, put, remove } = openStores(site);
  for (const item of await items()) await remove(item);
  for (const item of JSON.parse(inject('firstItems')) as Item[]) await put(item);
}

/** Starts a gateway whose functions are sources of this process, and gives its origin. */
async function serve(): Promise<string> {
  await restoreTable();
  // Code that runs when a module is loaded belongs to no test; this matters only while coverage is measured.
  if (inject('mode') === 'dry-run') for (const name of routeNames) await load(fileName(name));
  const { port } = await startGateway({
    port: 0,
    uploadOrigin: site.store.endpoint,
    functionsDist: dist('functions'),
    webDist: dist('web'),
    openapiDist: dist('infra'),
    api: createApi({ dist: '', load }),
    openMedia: () => Promise.reject(new Error('The site before the stores has them')),
    media: async ({ method = 'GET', headers: { range } }, path) => {
      const answer = await fetch(`${behind}${path}`, { method, headers: range ? { range } : {} });
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.bytes() };
    },
    log: () => {},
  });
  return `http://localhost:${port}`;
}

const shared = globalThis as { served?: Promise<string> };
const behind = site.origin;
shared.served ??= serve();
site.origin = await shared.served;
