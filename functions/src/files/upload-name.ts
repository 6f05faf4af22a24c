/** The metadata of an upload that says what it was called, so that a refusal can name it. */
const NAME = 'name';

/** Characters of a file name kept in S3 metadata, which is limited to 2 kB: encoded, a character can take nine. */
const NAME_MAX = 100;

/** The header that stores the name of an upload. */
export const nameHeader = (name: string): Record<string, string> => ({
  [`x-amz-meta-${NAME}`]: encodeURIComponent(name.toWellFormed().slice(0, NAME_MAX).toWellFormed()),
});

/** The name in an object's metadata; empty where there is none, or none that can be decoded. */
export function nameIn(metadata: Record<string, string> = {}): string {
  try {
    return decodeURIComponent(metadata[NAME] ?? '');
  } catch {
    return '';
  }
}
