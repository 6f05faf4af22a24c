import type { Page, Request } from '@playwright/test';

/** A name of this machine for tests of plain http: browsers trust it at `localhost` only. */
export const NETWORK_HOST = 'rombo.test';

/** Has the browser say this of its line, on every page that is opened from now on. */
export const onLine = (page: Page, connection: { saveData?: boolean; type?: string; effectiveType?: string }) =>
  page.addInitScript((given) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => given });
  }, connection);

/** Has every page load nothing ahead: a test can then hold what a tap asks for. */
export const loadNothingAhead = (page: Page) => onLine(page, { saveData: true });

const isPage = ({ pathname }: URL): boolean => !pathname.startsWith('/api/') && !pathname.includes('.');

/**
 * Has every page draw itself, as it does where the server could not render it. A page of the server carries its data: only one that
 * draws itself asks the API, in whose place a test may answer.
 */
export const drawnByBrowser = (page: Page): Promise<unknown> =>
  page.route(isPage, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const shell = new URL('/index.html', request.url()).href;
    return route.fulfill({ response: await route.fetch({ url: shell }) });
  });

/** Holds requests of an address back until the returned function is called. */
export async function hold(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Holds the site's scripts back. */
export const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js$/);

/** Aborts requests for scripts until they are released, and counts them. */
export async function block(page: Page, scripts: RegExp) {
  let asked = 0;
  let blocked = true;
  await page.route(scripts, (route) => {
    if (!blocked) return route.fallback();
    asked += 1;
    return route.abort();
  });
  // The site reads its icon to tell a missing file from a broken connection.
  await page.route('**/favicon.svg', (route) => (blocked ? route.abort() : route.fallback()));
  return {
    asked: () => asked,
    release: () => {
      blocked = false;
    },
  };
}

export const isBackOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigazione principale' });

/** Waits until React has taken up the page's heading, which its keys tell. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));

/** Opens a page and waits until it answers: on a busy machine the network is idle long before. */
export const opened = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await isHydrated(page);
};

/** Sends the body of each request of the page along in a header, of a form its texts. */
export function addBodyHeader(): void {
  const send = window.fetch;
  window.fetch = (input, init = {}) => {
    const { body } = init;
    const texts =
      body instanceof FormData ? [...body].map(([name, value]) => `name="${name}"\r\n\r\n${value}`) : [body];
    const headers = new Headers(init.headers);
    if (body) headers.set('X-Body', encodeURIComponent(texts.join('\r\n')));
    return send(input, { ...init, headers });
  };
}

/** The body of a request, in Firefox from its header. */
export const bodyOf = (request: Request): string =>
  request.postData() ?? decodeURIComponent(request.headers()['x-body'] ?? '');

export const jsonOf = (request: Request) => JSON.parse(bodyOf(request));
