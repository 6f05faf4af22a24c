import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { vi } from 'vitest';

/** WebDriver codes of special keys. */
export const keys = { control: '\uE009', enter: '\uE007', escape: '\uE00C', right: '\uE014' } as const;

/** Property of an element reference in WebDriver responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof ELEMENT, string>;

const waitOptions = { timeout: 40_000, interval: 50 };

/** WebKitGTK is built without web app manifests; Safari knows the directive. */
const KNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'";

/** Returns the visible elements of a selector whose accessible name equals `text` or matches `pattern`. Runs in the page. */
function visible(selector: string, text: string | null, pattern: string | null): Element[] {
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? labels[0]?.textContent;
    return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (text === null || nameOf(element) === text) &&
      (pattern === null || RegExp(pattern).test(nameOf(element))),
  );
}

/**
 * Scrolls an element into the middle of the window. Then throws while it or an ancestor is animated: the driver would click where it was.
 * Animations in parts that the window does not show may not run, so the element must be scrolled first.
 */
function scrollTo(element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  if (top < innerHeight / 5 || top + height > innerHeight * 0.8)
    window.scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
  for (let part: Element | null = element; part; part = part.parentElement)
    if (part.getAnimations().length > 0) throw new Error('The element moves');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A WebKit window and its WebDriver. Functions that look for an element wait for it. */
export type Browser = Awaited<ReturnType<typeof startBrowser>>;

/** Starts WebKit on a separate display. `options` are those of `browser.py`. */
export async function startBrowser(...options: ('--no-scripts' | '--print-backgrounds')[]) {
  const { SITE_ORIGIN = 'http://localhost:3000' } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'rombo-webkit-'));
  const processes: ChildProcess[] = [];
  const start = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    });
    processes.unshift(child);
    return child;
  };
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp']);
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  // Flushes console messages line by line, and gives the print-to-file printer its English name.
  const env = { DISPLAY: `:${String(display).trim()}`, WEBKIT_FOLDER: folder, LC_ALL: 'C.UTF-8' };
  start('stdbuf', ['-oL', 'WebKitWebDriver', `--port=${port}`], env);

  async function send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<T> {
    const init = { method, ...(method === 'POST' && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: fileURLToPath(new URL('browser.py', import.meta.url)), args: options },
      unhandledPromptBehavior: 'ignore',
    },
  };
  const { sessionId } = await vi.waitFor(() => send<{ sessionId: string }>('POST', '', { capabilities }), waitOptions);
  const get = <T>(path: string) => send<T>('GET', `/${sessionId}${path}`);
  const post = <T>(path: string, body?: object) => send<T>('POST', `/${sessionId}${path}`, body);

  /** Runs a function in the page. It can use only its arguments. */
  const run = <A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<R> =>
    post('/execute/sync', { script: `return (${fn}).apply(null, arguments)`, args });
  const find = async (selector: string, name?: string | RegExp): Promise<Reference[]> => {
    const [text, pattern] = name instanceof RegExp ? [null, name.source] : [name ?? null, null];
    return (await run(visible, selector, text, pattern)) as unknown as Reference[];
  };
  /** Performs a command on the first matching element, and retries if it moved or is covered. */
  const act = (selector: string, name: string | RegExp | undefined, path: string, body?: object) =>
    vi.waitFor(async () => {
      const [reference] = await find(selector, name);
      if (!reference) throw new Error(`There is no ${selector} ${name ?? ''}`);
      // The driver does not scroll to elements inside a `content-visibility: auto` part that has not been rendered.
      await run(scrollTo, reference as unknown as Element);
      await post(`/element/${reference[ELEMENT]}${path}`, body);
    }, waitOptions);
  /** Waits for hydration, which adds React's keys to the heading. */
  const loaded = () =>
    vi.waitFor(async () => {
      const isReady = () =>
        Object.keys(document.querySelector('h1, h2') ?? {}).some((key) => key.startsWith('__react'));
      if (!(await run(isReady))) throw new Error('The page is not ready');
    }, waitOptions);
  const go = async (path: string, body?: object) => {
    await post(path, body);
    if (!options.includes('--no-scripts')) await loaded();
  };

  const resize = (width: number, height = 900) => post('/window/rect', { width, height });
  await resize(1440);
  let readLines = 0;
  let printCount = 0;
  return {
    run,
    async open(address: string) {
      const url = SITE_ORIGIN + address;
      // The same address would be a reload, whose scroll position is held against scripts. From about:blank the page gets a new process.
      if ((await get('/url')) === url) await post('/url', { url: 'about:blank' });
      await go('/url', { url });
    },
    /** Does not wait for the page: the driver's own command may never answer after a dialog that keeps the page. */
    back: () => run(() => history.back()),
    reload: () => go('/refresh'),
    resize,
    count: async (selector: string, name?: string | RegExp) => (await find(selector, name)).length,
    see: (selector: string, name?: string | RegExp) =>
      vi.waitFor(async () => {
        if ((await find(selector, name)).length === 0) throw new Error(`There is no ${selector} ${name ?? ''}`);
      }, waitOptions),
    click: (selector: string, name?: string | RegExp) => act(selector, name, '/click'),
    async fill(selector: string, name: string, text: string) {
      await act(selector, name, '/clear');
      await act(selector, name, '/value', { text });
    },
    /** Sets the option by script: the native list that a click opens does not close, and blocks the window. */
    choose: (text: string) =>
      vi.waitFor(
        () =>
          run((wanted) => {
            const option = [...document.querySelectorAll('option')].find(({ label }) => label === wanted);
            if (!option) throw new Error(`There is no option ${wanted}`);
            option.selected = true;
            option.closest('select')?.dispatchEvent(new Event('change', { bubbles: true }));
          }, text),
        waitOptions,
      ),
    /** File paths are separated by line breaks. */
    upload: (selector: string, name: string, ...paths: string[]) =>
      act(selector, name, '/value', { text: paths.join('\n') }),
    async press(...pressed: string[]) {
      const actions = [
        ...pressed.map((value) => ({ type: 'keyDown', value })),
        ...[...pressed].reverse().map((value) => ({ type: 'keyUp', value })),
      ];
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async answer(how: 'accept' | 'dismiss') {
      const question = await vi.waitFor(() => get<string>('/alert/text'), waitOptions);
      await post(`/alert/${how}`);
      return question;
    },
    async paper() {
      const path = join(folder, `${++printCount}.pdf`);
      await run((file) => {
        const { webkit } = window as unknown as { webkit: { messageHandlers: Record<'print', MessagePort> } };
        webkit.messageHandlers.print.postMessage(file);
      }, path);
      await vi.waitUntil(() => existsSync(path), waitOptions);
      execFileSync('pdftoppm', ['-r', '30', '-png', '-singlefile', path, path]);
      return (await sharp(`${path}.png`).stats()).dominant;
    },
    /** Returns errors, warnings and CSP violations since the last call. */
    async faults() {
      // Another process writes the log.
      await pause(100);
      const lines = readFileSync(join(folder, 'console.log'), 'utf8').split('\n');
      const fresh = lines.slice(readLines);
      readLines = lines.length - 1;
      return fresh.filter((line) => /CONSOLE .*(WARN|ERROR)/.test(line) && !line.includes(KNOWN));
    },
    async stop() {
      await send('DELETE', `/${sessionId}`).catch(() => {});
      // Both still write into the folder until they have ended.
      await Promise.all(processes.map((child) => child.kill() && once(child, 'exit')));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
