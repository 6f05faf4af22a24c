import { CodeError } from './code-failure.ts';

/** Timeout of one script, in milliseconds. */
const TIMEOUT = 30_000;

/** Import helper of the build; it passes no list for a script without imports. */
const IMPORTED = /import\(.\.(\/[^)]+).\)/;

const fetched = new Map<string, Promise<void>>();
let trustsDocument = true;

async function fetchScript(path: string): Promise<void> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new CodeError(response.status === 404);
  await response.arrayBuffer();
}

/** Fetches a script once, unless that fails or the document has done so. */
function fetchOnce(path: string): Promise<void> {
  const isNamed = document.querySelector(`[src="${path}"],[href="${path}"]`) !== null;
  const script = fetched.get(path) ?? (trustsDocument && isNamed ? Promise.resolve() : fetchScript(path));
  fetched.set(path, script);
  script.catch(() => fetched.delete(path));
  return script;
}

/**
 * Imports a script once it and all that it imports have been fetched, into the browser's cache. `import()` alone does not tell why it
 * failed, and many browsers never ask again for a script that it failed on (whatwg/html#6768): this way it hardly ever fails.
 */
export async function importCode<T>(run: () => Promise<T>, chunks: readonly string[] = []): Promise<T> {
  const own = IMPORTED.exec(String(run))?.[1];
  const paths = new Set(chunks.map((chunk) => `/${chunk}`));
  if (own) paths.add(`/assets${own}`);
  const isFetched = !trustsDocument;
  await Promise.all([...paths].map(fetchOnce));
  try {
    return await run();
  } catch (cause) {
    fetched.clear();
    trustsDocument = false;
    throw new CodeError(isFetched, cause);
  }
}

// The name by which the build calls it, in the place of its own.
export { importCode as __vitePreload };
