import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { routes } from '@rombo/shared/contract/routes';
import { NETWORK_HOST } from '../../web/e2e/support/network.ts';
import { startSite } from '../local/site.ts';

const [suite = '', browser = '', path = '', report = ''] = process.argv.slice(2);

/** Starts a separate site and runs one suite of the browser tests (visitors, panel, or both) in one browser. */
const dataDir = mkdtempSync(join(tmpdir(), `rombo-${suite}-`));
if (process.env.DEMO_DATA) cpSync(process.env.DEMO_DATA, dataDir, { recursive: true });
const site = await startSite({ dataDir, seed: 'demo', edgeCache: false, hosts: [NETWORK_HOST] });
try {
  // Loads every function once. One by one, because loading several at once on a busy machine takes longer than a request may.
  for (const { method, path } of Object.values(routes)) await fetch(site.origin + path, { method });
  const env = {
    ...process.env,
    BROWSER_SUITE: suite,
    BROWSER_REPORT: report,
    [browser === 'firefox' ? 'FIREFOX_PATH' : 'CHROME_PATH']: path,
    SITE_ORIGIN: site.origin,
    MAIL_DIR: site.mail,
    // Suites run in parallel, and Playwright writes compiled specs in place: from a shared folder another suite reads half of one.
    PWTEST_CACHE_DIR: join(dataDir, 'compiled-specs'),
    ADMIN_USERNAME: site.username,
    ADMIN_PASSWORD: site.password,
  };
  const output = resolve(`test-results/${browser}-${suite}`);
  const [command, ...args] =
    browser === 'webkit'
      ? ['vitest', 'run', '--project=webkit', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : ['playwright', 'test', '-c', 'web/playwright.config.ts', `--project=${browser}`, `--output=${output}`];
  const tests = spawn(command ?? '', args, { stdio: 'inherit', env });
  const [code] = await once(tests, 'close');
  process.exitCode = code ?? 1;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
