import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isLoopbackHost } from './private-endpoint.ts';
import { Refusal, readSettings, requestsHelp, usage } from './settings.ts';
import { type Site, startSite } from './site.ts';

/** Signals within this time count as one Ctrl-C, because the terminal and npm both forward it. In milliseconds. */
const SIGNAL_DEBOUNCE_MS = 1000;

const say = (line: string) => console.log(line);
let site: Site | undefined;
let stoppedAt: number | undefined;

/** Stops cleanly at the first signal, immediately at the second. */
async function stop(): Promise<void> {
  if (stoppedAt !== undefined) {
    if (Date.now() - stoppedAt > SIGNAL_DEBOUNCE_MS) process.exit(1);
    return;
  }
  stoppedAt = Date.now();
  say('\nStopping.');
  await site?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// The parent process has exited.
process.on('disconnect', stop);
// On AWS an unhandled rejection ends one instance of a function; here it must not end the site.
process.on('unhandledRejection', (reason) => console.error('Unhandled rejection:', reason));

/** Says what other machines can reach. */
function openedText(hosts: readonly string[], origin: string): string {
  const named = hosts.filter((host) => !isLoopbackHost(host));
  if (named.length === 0) return '';
  const { port } = new URL(origin);
  const addresses = named.map((host) => `http://${/:\d+$/.test(host) ? host : `${host}:${port}`}`);
  return `
  Port ${port} is open to every machine on the network, unencrypted: pages, API, panel (with its password), media,
  and uploads with a form that the panel requested. Table, object store and keys are reachable from this machine only.
  ${addresses.join('\n  ')}
`;
}

try {
  if (requestsHelp(process.argv.slice(2))) {
    say(usage);
    process.exit();
  }
  const { port, dataDir, ...settings } = readSettings(process.env);
  if (!existsSync(dataDir)) say(`First start: making ${dataDir}.`);
  site = await startSite({ port, dataDir: resolve(dataDir), ...settings, say });
  say(`
  ${site.origin}
  ${site.origin}/login   username ${site.username}   password ${site.password}

  Data is kept in ${dataDir}. Ctrl-C stops.
${openedText(settings.hosts, site.origin)}`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
