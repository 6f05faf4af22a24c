import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { Failure } from '../errors.ts';
import { keys } from './keys.ts';
import { deleteIf, getItem, type Item, nowInSeconds, put, putIfAbsent } from './table.ts';

const TTL_SECONDS = 24 * 60 * 60;

/** Identity of an entity. The id is claimed before it is created, so that a retry creates the same one, at its own time. */
export interface Identity {
  id: string;
  createdAt: string;
}

interface Creation<T> {
  route: string;
  /** The request's Idempotency-Key; null if each request creates a separate entity. */
  key: string | null;
  input: unknown;
  find: (id: string) => Promise<T | undefined>;
  create: (identity: Identity) => Promise<T>;
}

/**
 * Creates an entity once per key, for 24 hours and across crashes: stores a claim first, then the entity with the claimed id. A retry
 * completes the work or reads its result. Another body under the key is a 422; an entity deleted since is a 404. A refused request releases
 * its key.
 */
export async function createOnce<T>({ route, key, input, find, create }: Creation<T>): Promise<T> {
  if (key === null) return create(identityOf(uuid()));
  const claimKey = keys.idempotency(route, key);
  const newClaim: Item = {
    ...claimKey,
    id: uuid(),
    hash: hashOf(input),
    done: false,
    ttl: nowInSeconds() + TTL_SECONDS,
  };
  const isFirst = await putIfAbsent(newClaim);
  const claim = isFirst ? newClaim : ((await getItem(claimKey)) ?? newClaim);
  if (claim.hash !== newClaim.hash) throw new Failure('idempotency_mismatch');
  const identity = identityOf(String(claim.id));
  const current = isFirst ? undefined : await find(identity.id);
  if (current && claim.done) return current;
  if (claim.done) throw new Failure('not_found', { reason: 'created_and_deleted' });
  try {
    const entity = current ?? (await create(identity));
    await put({ ...claim, done: true });
    return entity;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A concurrent request under this key may have created it, and consumed the uploads that this one missed.
    const existing = await find(identity.id);
    if (existing) return existing;
    if (isFirst) await deleteIf(claimKey, { expression: 'attribute_exists(pk)' });
    throw error;
  }
}

const identityOf = (id: string): Identity => ({ id, createdAt: new Date().toISOString() });

/** Digest that identifies a retried save; null without a key. */
export const requestDigest = (key: string | null, input: unknown): string | null => key && hashOf({ key, input });

/** Returns a digest of parsed input: texts as JSON, files by their bytes. */
const hashOf = (input: unknown): string => {
  const text = JSON.stringify(input, (_, value) => (value instanceof Uint8Array ? sha256(value) : value));
  return sha256(text ?? '');
};

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
