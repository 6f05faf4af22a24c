import { fileURLToPath } from 'node:url';
import { ensureAdministrator } from './administrator.ts';
import { startBackends } from './backends.ts';
import { lowSpace, openDataFolder } from './data-folder.ts';
import { startEvents } from './events.ts';
import { createEdgeCache } from './gateway/edge-cache.ts';
import { startGateway } from './gateway/server.ts';
import { checkPort } from './listen.ts';
import type { Credentials } from './private-endpoint.ts';

const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface SiteOptions {
  /** 0, which is the default, takes a free port. */
  port?: number;
  /** The folder that keeps everything; it is made when it is missing. */
  dataDir: string;
  /** Demo data for an empty site. */
  seed?: 'demo' | 'none';
  adminUsername?: string | undefined;
  adminPassword?: string | undefined;
  /** Is told, line by line, what the start does. */
  say?: (line: string) => void;
  /** Is told why an answer is a 5xx. */
  log?: (line: string) => void;
  /** Hosts at which the site answers besides this machine's own names; with any, other machines reach its port. */
  hosts?: readonly string[];
  /** Origins besides the site's own whose pages may send files, and whose hosts are the site's. */
  extraOrigins?: string[];
  /** False: the functions answer every request, for who changes them or tries them. */
  edgeCache?: boolean;
  functionsDist?: string;
  webDist?: string;
  openapiDist?: string;
}

export interface Site {
  origin: string;
  username: string;
  password: string;
  /** Where the browser sends files. */
  uploadOrigin: string;
  table: { endpoint: string; name: string };
  store: { endpoint: string; bucket: string };
  secrets: { endpoint: string; sealKeys: string };
  /** Credentials of requests to the local stores; new at each start. */
  credentials: Credentials;
  /** Waits until everything that follows a change has happened: the edge has forgotten what it kept. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the whole site in this process; its port opens last, when everything behind it is there and an empty site is filled. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port = 0, dataDir, seed = 'none', say = () => {}, log = console.error } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    await checkPort(port);
    const { paths, fresh, markReady, release } = await openDataFolder(dataDir);
    stops.push(release);
    const warning = await lowSpace(dataDir);
    if (warning) say(warning);

    const origins = new Set(options.extraOrigins);
    const edge = createEdgeCache();
    const backends = await startBackends({
      paths,
      isSiteOrigin: (origin) => origins.has(origin),
      log,
      purge: edge.purge,
      arrived: () => say('A message has arrived.'),
    });
    stops.push(backends.stop);
    const wanted = { username: options.adminUsername ?? '', password: options.adminPassword ?? '' };
    const account = await ensureAdministrator(paths.administrator, wanted, fresh);

    const gateway = {
      uploadOrigin: backends.store.endpoint,
      functionsDist: options.functionsDist ?? project('functions/dist'),
      webDist: options.webDist ?? project('web/dist'),
      openapiDist: options.openapiDist ?? project('infra/dist'),
      openMedia: backends.openMedia,
      log,
    };
    if (fresh && seed === 'demo') {
      // Nobody but the seed knows this port.
      const inner = await startGateway({ ...gateway, port: 0 });
      stops.push(inner.stop);
      const { seed: fill } = await import('./seed/seed.ts');
      await fill({ origin: `http://localhost:${inner.port}`, ...account, say });
      await inner.stop();
    }
    if (fresh) await markReady(seed);

    const { listenToChanges } = backends;
    const events = startEvents({ dist: gateway.functionsDist, listenToChanges, log });
    stops.push(events.stop);
    const cache = options.edgeCache === false ? undefined : edge;
    const hosts = [...(options.hosts ?? []), ...[...origins].map((origin) => new URL(origin).host)];
    const outer = await startGateway({ ...gateway, port, cache, hosts });
    stops.push(outer.stop);
    for (const host of ['localhost', '127.0.0.1']) origins.add(`http://${host}:${outer.port}`);
    const { table, store, secrets, credentials } = backends;
    const origin = `http://localhost:${outer.port}`;
    return {
      origin,
      ...account,
      uploadOrigin: store.endpoint,
      table,
      store,
      secrets,
      credentials,
      settled: events.settled,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
