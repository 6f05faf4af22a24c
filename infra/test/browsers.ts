import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

interface Browser {
  name: string;
  find(): string | undefined;
  install: string;
}

/** The headless shell first: it is faster, because it has no browser interface to draw. */
const chromiums = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const chromiumApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const firefoxApplications = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Returns the first existing program, or only the `named` one if given. */
function findProgram(named: string | undefined, commands: string[], applications: string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return (named ? [named] : [...onPath, ...applications]).find((path) => existsSync(path));
}

/** CHROME_PATH, an installed Chromium, Playwright's own, or one that Playwright installs. */
function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  const find = () => findProgram(CHROME_PATH, chromiums, [...chromiumApplications, chromium.executablePath()]);
  if (CHROME_PATH || find()) return find();
  console.error('No Chromium found: Playwright installs one…');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return find();
}

/** Older versions lack commands that the driver sends. */
const LOWEST_FIREFOX = 153;

function findFirefox(): string | undefined {
  const path = findProgram(process.env.FIREFOX_PATH, ['firefox-esr', 'firefox'], firefoxApplications);
  if (!path) return undefined;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/Firefox (\d+)/.exec(stdout)?.[1]) >= LOWEST_FIREFOX ? path : undefined;
}

/** Programs of the WebKit suite: the driver, a display, a window written in Python, a PDF renderer. */
function findWebKit(): string | undefined {
  const programs = ['WebKitWebDriver', 'Xvfb', 'pdftoppm'].map((name) => findProgram(undefined, [name]));
  const canImport = ['-c', "import gi; gi.require_version('WebKit2', '4.1')"];
  return programs.every(Boolean) && spawnSync('/usr/bin/python3', canImport).status === 0 ? programs[0] : undefined;
}

export const browsers = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    install: 'npx playwright install chromium, or name one in CHROME_PATH',
  },
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    install: `apt-get install -y --no-install-recommends firefox-esr, or name one of at least ${LOWEST_FIREFOX} in FIREFOX_PATH`,
  },
  webkit: {
    name: 'WebKit',
    find: findWebKit,
    install:
      'apt-get install -y --no-install-recommends webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb poppler-utils',
  },
} satisfies Record<string, Browser>;

export type BrowserId = keyof typeof browsers;
