import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<(path: string) => Promise<Response>>();
const named = vi.fn<(selector: string) => unknown>(() => null);

/** A builder's import, whose text names the script. */
const script = (outcome: () => Promise<string>) =>
  Object.assign(outcome, { toString: () => 'async()=>{let{en:e}=await import(`./en-1.js`);return{en:e}}' });

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => new Response('export {}'));
  named.mockReset().mockReturnValue(null);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { querySelector: named });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = async (run: () => Promise<string>, chunks?: string[]) =>
  (await import('./import-code.ts')).importCode(run, chunks);
const paths = () => fetched.mock.calls.map(([path]) => path);

test('a script and what it imports are fetched once, before it is imported', async () => {
  const run = script(async () => {
    expect(paths()).toEqual(['/assets/page-1.js', '/assets/part-1.js', '/assets/en-1.js']);
    return 'page';
  });
  await expect(load(run, ['assets/page-1.js', 'assets/part-1.js'])).resolves.toBe('page');
  await load(async () => 'dialog', ['assets/dialog-1.js', 'assets/part-1.js']);
  expect(paths().slice(3)).toEqual(['/assets/dialog-1.js']);
});

test('what cannot be fetched is not imported, and is fetched anew by the next try', async () => {
  const run = vi.fn(async () => 'page');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(load(run, ['assets/page-1.js'])).rejects.toThrow('Failed to fetch');
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(load(run, ['assets/page-1.js'])).rejects.toMatchObject({ needsReload: false });
  expect(run).not.toHaveBeenCalled();
  await expect(load(run, ['assets/page-1.js'])).resolves.toBe('page');
  expect(paths()).toHaveLength(3);
});

test('a file that is gone asks for a reload', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(load(async () => 'page', ['assets/page-1.js'])).rejects.toMatchObject({ needsReload: true });
});

test('scripts that the document names are fetched only after an import has failed; one that fails again asks for a reload', async () => {
  named.mockImplementation((selector) => (selector.includes('page-1') ? {} : null));
  const run = vi.fn(() => Promise.reject<string>(new TypeError('Importing a module script failed.')));
  await expect(load(run, ['assets/page-1.js'])).rejects.toMatchObject({ needsReload: false });
  expect(paths()).toEqual([]);
  await expect(load(run, ['assets/page-1.js'])).rejects.toMatchObject({ needsReload: true });
  expect(paths()).toEqual(['/assets/page-1.js']);
});
