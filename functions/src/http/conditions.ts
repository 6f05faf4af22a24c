import { Failure } from '../errors.ts';

const refuse = (header: string, message: string) => new Failure('bad_request', { issues: [{ path: header, message }] });

/** The version that an `If-Match` header asks for, quoted or bare; null for none and for `*`, which matches any. */
export function versionOf(header: string | undefined): number | null {
  const wanted = header?.trim();
  if (wanted === undefined || wanted === '*') return null;
  const version = /^(?:"([1-9]\d{0,14})"|([1-9]\d{0,14}))$/.exec(wanted);
  if (!version) throw refuse('If-Match', 'Inserisci il numero di una versione, come "3"');
  return Number(version[1] ?? version[2]);
}

/** The key of an `Idempotency-Key` header: 8 to 100 letters, digits, dashes or underscores; null for none. */
export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\w-]{8,100}$/.test(header)) throw refuse('Idempotency-Key', 'Da 8 a 100 lettere, cifre o trattini');
  return header;
}
