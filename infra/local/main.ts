import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Refusal } from './refusal.ts';
import { readSettings } from './settings.ts';
import { type Site, startSite } from './site.ts';

/** Signals so close together are one Ctrl-C, which reaches this process from the terminal and again from npm. */
const ONE_SIGNAL = 1000;

const say = (line: string) => console.log(line);
let site: Site | undefined;
let stoppedAt: number | undefined;

/** Ends cleanly at the first signal, at once at the second; a start that is interrupted is taken up by the next one. */
async function stop(): Promise<void> {
  if (stoppedAt !== undefined) {
    if (Date.now() - stoppedAt > ONE_SIGNAL) process.exit(1);
    return;
  }
  stoppedAt = Date.now();
  say('\nStopping.');
  await site?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// The script that started this process is gone, however that happened: nobody could stop it any more.
process.on('disconnect', stop);
// On AWS a promise that a function forgot costs one instance of it, here it must not cost the site.
process.on('unhandledRejection', (reason) => console.error('A promise was rejected and forgotten:', reason));

try {
  const { port, dataDir, ...settings } = readSettings(process.env);
  if (!existsSync(dataDir)) say(`First start: making ${dataDir}.`);
  const started = await startSite({ port, dataDir: resolve(dataDir), ...settings, say });
  site = started;
  say(`
  ${started.origin}
  ${started.origin}/login   username ${started.username}   password ${started.password}

  Data is kept in ${dataDir}. Ctrl-C stops.
`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
