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

/** Runs a tool of the project and says whether it was content. */
async function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.log(`\n── ${title}`);
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), 'close');
  return code === 0;
}

async function runBrowser(): Promise<boolean> {
  const chrome = await findChromium(console.log);
  if (!chrome) {
    console.error('The browser tests need Chromium: install it, or name one in CHROME_PATH');
    return false;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'rombo-browser-'));
  const site = await startSite({ port: 0, dataDir, seed: 'demo', say: () => {} });
  try {
    return await run('Journeys in a real browser', 'playwright', ['test', '-c', 'web/playwright.config.ts'], {
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
const steps = [
  () => run('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  ...['shared', 'functions', 'web', 'infra'].map((room) => () => run(`Types of ${room}`, 'tsc', ['-p', room])),
  () =>
    run('Unit and API', 'vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
  runBrowser,
];
const outcomes: boolean[] = [];
for (const step of steps) outcomes.push(await step());
const counts = [read(countVitest, vitestReport), read(countPlaywright, browserReport)];
const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = outcomes.every(Boolean) && total('failed') === 0 ? 0 : 1;
