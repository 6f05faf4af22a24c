import { vi } from 'vitest';

/** Mock of `bucket.ts` for unit tests: `vi.mock('./bucket.ts', () => import('../../test/bucket.ts'))`. */
interface StoredObject {
  bytes: Uint8Array;
  filename?: string | undefined;
  /** Original name of an upload. */
  name?: string;
}
export const objects = new Map<string, StoredObject>();
export const faults = { removal: false };

export const keys = () => [...objects.keys()].map((key) => key.replace(/[0-9a-f-]{36}/, 'ID')).sort();

export const readHead = vi.fn(async (key: string, count: number, from = 0) => {
  const { bytes, name = '' } = objects.get(key) ?? {};
  return bytes && { bytes: bytes.slice(from, from + count), size: bytes.length, etag: 'tag', name };
});
export const store = vi.fn(
  async (key: string, bytes: Uint8Array, _: string, filename?: string) => void objects.set(key, { bytes, filename }),
);
export const copyFile = vi.fn(async (from: string, to: string, filename?: string) => {
  const object = objects.get(from);
  if (object) objects.set(to, { ...object, ...(filename && { filename }) });
  return object !== undefined;
});
export const copy = vi.fn((from: string, _: string, key: string, __: string, filename?: string) =>
  copyFile(from, key, filename),
);
export async function removeAll(removed: string[]): Promise<void> {
  if (faults.removal) throw new Error('no store');
  for (const key of removed) objects.delete(key);
}
