import { fileURLToPath } from 'node:url';
import { env } from '@rombo/functions/env';
import { ensureAdministrator } from './administrator.ts';
import { startBackends } from './backends.ts';
import { lowSpace, openDataFolder } from './data-folder.ts';
import { startEvents } from './events.ts';
import { createEdgeCache } from './gateway/edge-cache.ts';
import { startGateway } from './gateway/server.ts';
import { checkPort } from './listen.ts';

const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

interface SiteOptions {
  /** Defaults to 0, which selects a free port. */
  port?: number;
  /** Data folder; created if missing. */
  dataDir: string;
  /** Demo data for an empty site. */
  seed?: 'demo' | 'none';
  adminUsername?: string | undefined;
  adminPassword?: string | undefined;
  say?: (line: string) => void;
  /** Logs the cause of each 5xx. */
  log?: (line: string) => void;
  /** Additional host names. With any, the port is open to other machines. */
  hosts?: readonly string[];
  /** Additional origins whose pages may upload files. */
  extraOrigins?: string[];
  /** False bypasses the edge cache, for development and tests of functions. */
  edgeCache?: boolean;
  functionsDist?: string;
  webDist?: string;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts the whole site in this process. Its port opens last, after an empty site is filled. */
export async function startSite(options: SiteOptions) {
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
    let events: ReturnType<typeof startEvents> | undefined;
    const backends = await startBackends({
      paths,
      isSiteOrigin: (origin) => origins.has(origin),
      log,
      purge: edge.purge,
      arrived: ({ kind, file, text }) =>
        say(`Mail (${kind}): ${file}${kind === 'password-reset' ? `\n\n${text}` : ''}`),
      stored: (key) => events?.stored(key),
    });
    stops.push(backends.stop);
    const wanted = { username: options.adminUsername ?? '', password: options.adminPassword ?? '' };
    const account = await ensureAdministrator(paths.administrator, wanted, fresh);

    const gateway = {
      uploadOrigin: backends.store.endpoint,
      functionsDist: options.functionsDist ?? project('functions/dist'),
      webDist: options.webDist ?? project('web/dist'),
      openapiDist: project('infra/dist'),
      openMedia: backends.openMedia,
      log,
    };
    if (fresh && seed === 'demo') {
      // Only the seed uses this port.
      const inner = await startGateway({ ...gateway, port: 0 });
      stops.push(inner.stop);
      const { seed: fill } = await import('./seed/seed.ts');
      await fill({ origin: `http://localhost:${inner.port}`, ...account, say });
      await inner.stop();
    }
    if (fresh) await markReady(seed);

    const { listenToChanges, table, store, secrets, credentials } = backends;
    events = startEvents({ dist: gateway.functionsDist, listenToChanges, log });
    stops.push(events.stop);
    const cache = options.edgeCache === false ? undefined : edge;
    const hosts = [...(options.hosts ?? []), ...[...origins].map((origin) => new URL(origin).host)];
    const outer = await startGateway({ ...gateway, port, cache, hosts, logRequest: backends.logRequest });
    stops.push(outer.stop);
    for (const host of ['localhost', '127.0.0.1']) origins.add(`http://${host}:${outer.port}`);
    const origin = `http://localhost:${outer.port}`;
    process.env[env.origin] = origin;
    return { origin, ...account, table, store, secrets, credentials, mail: paths.mail, settled: events.settled, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
