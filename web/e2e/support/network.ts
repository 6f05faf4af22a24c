import type { Page, Request } from '@playwright/test';

/** Host name of this machine for tests over plain HTTP: browsers treat `localhost` as secure. */
export const NETWORK_HOST = 'rombo.test';

/** Sets `navigator.connection` on every page that is opened after this call. */
export const setConnection = (page: Page, connection: { saveData?: boolean; type?: string; effectiveType?: string }) =>
  page.addInitScript((given) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => given });
  }, connection);

/** Disables prefetching, so that a test can hold the request of a tap. */
export const disablePrefetch = (page: Page) => setConnection(page, { saveData: true });

const isPage = ({ pathname }: URL): boolean => !pathname.startsWith('/api/') && !pathname.includes('.');

/**
 * Makes the browser render every page, as if server rendering had failed. A server-rendered page contains its data, so only client
 * rendering requests the API, which tests can mock.
 */
export const disableServerRendering = (page: Page): Promise<unknown> =>
  page.route(isPage, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const shell = new URL('/index.html', request.url()).href;
    return route.fulfill({ response: await route.fetch({ url: shell }) });
  });

/** Holds requests to an address until the returned function is called. */
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

/** Lets no timer of exactly this many milliseconds end: those after which a page stops waiting for the server. */
export const disableTimers = (page: Page, milliseconds: number) =>
  page.addInitScript((disabled) => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => (ms === disabled ? 0 : start(run, ms))) as typeof setTimeout;
  }, milliseconds);

export const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js$/);

/** Aborts and counts script requests until they are released. */
export async function blockScripts(page: Page, scripts: RegExp) {
  let count = 0;
  let blocked = true;
  await page.route(scripts, (route) => {
    if (!blocked) return route.fallback();
    count += 1;
    return route.abort();
  });
  // The site requests its icon to distinguish a missing file from a lost connection.
  await page.route('**/favicon.svg', (route) => (blocked ? route.abort() : route.fallback()));
  return {
    count: () => count,
    release: () => {
      blocked = false;
    },
  };
}

export const dispatchOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigazione principale' });

/**
 * Waits until React has hydrated heading, footer, links and buttons, which adds its keys to them, also of the parts whose code loads after
 * the page; and until listeners of the whole page have been added.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('h1, footer, a, button')];
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
    return (
      history.scrollRestoration === 'manual' &&
      ['H1', 'FOOTER'].every((name) => parts.some(({ tagName }) => tagName === name)) &&
      parts.every(isHydrated)
    );
  });

/** Waits until nothing is loading, for at most five seconds: the driver may count a request that a navigation cut off for ever. */
export const waitForIdle = (page: Page) => page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});

/** Goes back by script: the driver of Firefox may never report the end of a traversal within a document. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** Opens a page, waits for hydration and until nothing is loading; prefetching begins later. */
export const openHydrated = async (page: Page, address: string) => {
  await page.goto(address);
  await waitForHydration(page);
  await waitForIdle(page);
};

/** Copies each request body into a header; of a form, its text fields. */
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

/** Returns the body of a request; in Firefox from the header. */
export const bodyOf = (request: Request): string =>
  request.postData() ?? decodeURIComponent(request.headers()['x-body'] ?? '');

export const jsonOf = (request: Request) => JSON.parse(bodyOf(request));
