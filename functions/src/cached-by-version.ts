/** A value, and whether it may be given again until its version changes. */
interface Versioned<T> {
  value: T;
  isCacheable: boolean;
}

/**
 * Returns a reader that gives the value of `read` again for as long as `readVersion` gives the same version; undefined is never the same.
 * The version is read before the value: what changes in between is read again the next time.
 */
export function cachedByVersion<T>(
  readVersion: () => Promise<string | undefined>,
  read: () => Promise<Versioned<T>>,
): () => Promise<T> {
  let cached: { version: string; value: T } | undefined;
  return async () => {
    const version = await readVersion();
    if (cached && cached.version === version) return cached.value;
    const { value, isCacheable } = await read();
    cached = isCacheable && version !== undefined ? { version, value } : undefined;
    return value;
  };
}
