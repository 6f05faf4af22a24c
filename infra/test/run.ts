import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../local/site.ts';
import { findChromium } from './chromium.ts';
import { type Count, countPlaywright, countVitest } from './count.ts';

const results = 'test-results';
const vitestReport = `${results}/vitest.json`;
const browserReport = `${results}/browser.json`;

/** The steps that were not content. */
const unhappy: string[] = [];

/** Runs a tool of the project and notes whether it was content. */
async function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  console.log(`\n── ${title}`);
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), 'close');
  if (code !== 0) unhappy.push(title);
}

async function runBrowser(): Promise<void> {
  const chrome = await findChromium(console.log);
  if (!chrome) {
    console.error('The browser tests need Chromium: install it, or name one in CHROME_PATH');
    unhappy.push('Journeys in a real browser');
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'rombo-browser-'));
  const site = await startSite({ port: 0, dataDir, seed: 'demo', say: () => {} });
  try {
    await run('Journeys in a real browser', 'playwright', ['test', '-c', 'web/playwright.config.ts'], {
      SITE_ORIGIN: site.origin,
      ADMIN_USERNAME: site.username,
      ADMIN_PASSWORD: site.password,
      CHROME_PATH: chrome,
      BROWSER_REPORT: browserReport,
    });
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const read = (count: (file: string) => Count, file: string): Count => {
  try {
    return count(file);
  } catch {
    return { passed: 0, failed: 1 };
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
await run('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
for (const room of ['shared', 'functions', 'web', 'infra']) await run(`Types of ${room}`, 'tsc', ['-p', room]);
const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
await run('Unit and API', 'vitest', ['run', ...reports]);
await runBrowser();

const counts = [read(countVitest, vitestReport), read(countPlaywright, browserReport)];
const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0);
if (unhappy.length > 0) console.error(`\nNot in order: ${unhappy.join(', ')}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = unhappy.length === 0 && total('failed') === 0 ? 0 : 1;
