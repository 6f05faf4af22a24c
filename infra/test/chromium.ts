import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The headless shell first: it has no browser around its pages, which takes as long to draw as they do. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that browser tests run in: CHROME_PATH, an installed one, Playwright's own, or one that Playwright installs now. */
export async function findChromium(say: (line: string) => void): Promise<string | undefined> {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const { chromium } = await import('@playwright/test');
  const found = [...onPath(), ...applications, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  say('No Chromium found: Playwright installs one…');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const onPath = (): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
