import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { Refusal, readSettings, requestsHelp, usage } from './settings.ts';
import { startSite } from './site.ts';

/** Debounce of rebuilds, in milliseconds. */
const DEBOUNCE_MS = 200;

const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Rebuilds the functions when their sources or the contract change. The gateway reloads changed bundles. */
function rebuildFunctions(): void {
  let timer: NodeJS.Timeout | undefined;
  const build = () => spawn(process.execPath, [project('functions/build.ts')], { stdio: 'inherit' });
  for (const folder of ['functions/src', 'shared/src']) {
    watch(project(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(build, DEBOUNCE_MS);
    });
  }
}

/** Starts the site behind Vite, which serves the web with hot reload and without the content security policy that would block it. */
async function startDevelopment(): Promise<void> {
  if (requestsHelp(process.argv.slice(2))) return console.log(usage);
  const { port, dataDir, ...settings } = readSettings(process.env);
  const origin = `http://localhost:${port}`;
  const site = await startSite({ dataDir, ...settings, say: console.log, edgeCache: false, extraOrigins: [origin] });
  const proxy = { '/api': site.origin, '/media': site.origin };
  const vite = await createServer({ root: project('web'), server: { port, strictPort: true, proxy } });
  await vite.listen();
  rebuildFunctions();
  console.log(`\n  ${origin}\n  ${origin}/login   username ${site.username}   password ${site.password}\n`);

  const stop = async () => {
    await vite.close();
    await site.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}

await startDevelopment().catch((error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
});
