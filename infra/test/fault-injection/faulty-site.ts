import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SiteOptions, startSite } from '../../local/site.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { claimsOf, cookieOf, plantSession, type SigningKey, sign } from './sessions.ts';
import { openStores } from './stores.ts';

/** Environment variables of the store endpoints, which functions read on their first call. */
const variables = {
  table: 'AWS_ENDPOINT_URL_DYNAMODB',
  objects: 'AWS_ENDPOINT_URL_S3',
  secrets: 'AWS_ENDPOINT_URL_SSM',
} as const;

/** An empty site whose functions, none of them called yet, reach each store through a proxy that has faults; and the stores behind it. */
export async function startFaultySite(options: Partial<SiteOptions> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rombo-fire-'));
  const log: string[] = [];
  const { functionsDist = fileURLToPath(new URL('../../../functions/dist', import.meta.url)) } = options;
  const site = await startSite({ dataDir, edgeCache: false, log: (line) => log.push(line), ...options });
  const stores = openStores(site);
  const proxies = {
    table: await startFaultProxy('table', site.table.endpoint),
    objects: await startFaultProxy('objects', site.store.endpoint),
    secrets: await startFaultProxy('secrets', process.env[variables.secrets] ?? ''),
  };
  for (const service of ['table', 'objects', 'secrets'] as const) {
    process.env[variables[service]] = proxies[service].endpoint;
  }
  const stop = async () => {
    for (const proxy of Object.values(proxies)) await proxy.stop();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const { current }: { current: SigningKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const cookie = cookieOf(sign(current, claimsOf(await plantSession(stores))));
  return { ...site, cookie, stores, proxies, log, signingKey: current, functionsDist, stop };
}

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;
