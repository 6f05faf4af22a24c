/** Mock of `bucket.ts` for unit tests: `vi.mock('./bucket.ts', () => import('../../test/bucket.ts'))`. */
interface StoredObject {
  bytes: Uint8Array;
  filename?: string | undefined;
}
export const objects = new Map<string, StoredObject>();
export const faults = { removal: false };

export const keys = () => [...objects.keys()].map((key) => key.replace(/[0-9a-f-]{36}/, 'ID')).sort();

export async function readHead(key: string) {
  const bytes = objects.get(key)?.bytes;
  return bytes && { bytes, size: bytes.length, etag: 'tag', name: '' };
}
export const store = async (key: string, bytes: Uint8Array, _: string, filename?: string): Promise<void> =>
  void objects.set(key, { bytes, filename });
export async function copyFile(from: string, to: string, filename?: string): Promise<boolean> {
  const object = objects.get(from);
  if (object) objects.set(to, { ...object, ...(filename && { filename }) });
  return object !== undefined;
}
export const copy = (from: string, _: string, key: string, __: string, filename?: string) =>
  copyFile(from, key, filename);
export const rename = (key: string, _: string, filename: string) => copyFile(key, key, filename);
export async function removeAll(removed: string[]): Promise<void> {
  if (faults.removal) throw new Error('no store');
  for (const key of removed) objects.delete(key);
}
