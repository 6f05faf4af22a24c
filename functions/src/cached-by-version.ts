/** A value, and whether it may be given again until its version changes. */
interface Read<T> {
  value: T;
  isCacheable: boolean;
}

/**
 * Returns a reader that gives the value of `read` again for as long as `readVersion` gives the same version. The version is read before the
 * value, so that what changes in between is read again the next time. It is not read the first time, which may be the only one, nor
 * where the latest value was not cacheable.
 */
export function cachedByVersion<T>(readVersion: () => Promise<string>, read: () => Promise<Read<T>>): () => Promise<T> {
  let isCacheable = false;
  let cached: { version: string; value: T } | undefined;
  return async () => {
    const version = isCacheable ? await readVersion() : undefined;
    if (cached && cached.version === version) return cached.value;
    const latest = await read();
    ({ isCacheable } = latest);
    cached = isCacheable && version !== undefined ? { version, value: latest.value } : undefined;
    return latest.value;
  };
}
