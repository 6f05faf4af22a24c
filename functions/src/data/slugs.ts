import { randomUUID } from 'node:crypto';
import type { SluggedKind } from '@rombo/shared/contract/kinds';
import { type Slugs, slugField, slugsBy, slugsOf } from '@rombo/shared/contract/language-fields';
import { newsSlugOf, slugOf } from '@rombo/shared/contract/slug';
import { type defaultLanguage, type Language, languageCodes } from '@rombo/shared/words/languages';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { parseRow } from './rows.ts';
import { storedSlugs } from './stored-fields.ts';
import { type Condition, deleteIf, getItem, type Item, putIf, updateIf } from './table.ts';

/** Validity of a claim whose entity is not stored yet, in milliseconds: longer than the timeout of a function. */
const CLAIM_TIMEOUT_MS = 60_000;

/** Number of equal names that get a counter in their slug; further ones get a part of the id. */
const MAX_NUMBER = 20;

interface Owner {
  id: string;
  name: string;
}

export interface Addresses {
  kind: SluggedKind;
  slugOf: (name: string) => string;
}

export const productAddresses: Addresses = { kind: 'product', slugOf };
export const newsAddresses: Addresses = { kind: 'news', slugOf: newsSlugOf };

/** A claimed slug. `token` identifies the request: several may claim the same slug for one entity. */
interface Claim {
  slug: string;
  id: string;
  token: string;
}

type FindSlugs = (id: string) => Promise<readonly string[] | undefined>;

/** Claims the slug of an entity before it is stored: that of its name, with a number if another entity has it. */
async function claimSlug({ id, name }: Owner, slugsOf: FindSlugs, addresses = productAddresses): Promise<Claim> {
  const base = addresses.slugOf(name);
  const token = randomUUID();
  for (let number = 1; number <= MAX_NUMBER; number++) {
    const wanted = { slug: number === 1 ? base : `${base}-${number}`, id, token };
    if (await claim(wanted, slugsOf, addresses)) return wanted;
  }
  const last = { slug: `${base}-${id.slice(-12)}`, id, token };
  await claim(last, slugsOf, addresses);
  return last;
}

/** Releases a claim whose entity was not stored. The slug is free once no request claims it, unless the entity once had it. */
async function abandonSlug({ slug, id, token }: Claim, addresses = productAddresses): Promise<void> {
  const key = keys.slug(addresses.kind, slug);
  const ownTokens = new Set([token]);
  if (!(await updateIf(key, 'DELETE claims :mine', { ...isOwnedBy(id), values: { ':id': id, ':mine': ownTokens } })))
    return;
  await deleteIf(key, {
    expression: `${OWNER} = :id AND kept = :no AND attribute_not_exists(claims)`,
    values: { ':id': id, ':no': false },
  });
}

/** Keeps a slug for its entity permanently, before the entity gets another one. */
async function keepFormerSlug(slug: string, id: string, addresses = productAddresses): Promise<void> {
  await updateIf(keys.slug(addresses.kind, slug), 'SET kept = :yes', {
    ...isOwnedBy(id),
    values: { ':id': id, ':yes': true },
  });
}

/** Returns the entity that claimed a slug, even if it is deleted. `isKept` is true for a former slug. */
export async function findOwner(
  slug: string,
  addresses = productAddresses,
): Promise<{ id: string; isKept: boolean } | undefined> {
  const item = await getItem(keys.slug(addresses.kind, slug));
  return item && { id: String(item[OWNER]), isKept: isKept(item) };
}

async function releaseSlug({ slug, id }: { slug: string; id: string }, addresses = productAddresses): Promise<void> {
  await deleteIf(keys.slug(addresses.kind, slug), isOwnedBy(id));
}

/** Stored name of the owner's id. Only products had slugs at first. */
const OWNER = 'productId';

const isOwnedBy = (id: string): Condition => ({ expression: `${OWNER} = :id`, values: { ':id': id } });

/** False for a claim that is not a former slug. Items of older releases lack the field and are kept. */
const isKept = ({ kept }: Item): boolean => kept !== false;

async function claim(wanted: Claim, slugsOf: FindSlugs, { kind }: Addresses): Promise<boolean> {
  const { slug, id, token } = wanted;
  const key = keys.slug(kind, slug);
  const now = Date.now();
  const ownItem: Item = { ...key, [OWNER]: id, claimedAt: now, kept: false, claims: new Set([token]) };
  const values = { ':id': id, ':now': now, ':mine': ownItem.claims };
  const joinClaim = () => updateIf(key, 'SET claimedAt = :now ADD claims :mine', { ...isOwnedBy(id), values });
  if (await putIf(ownItem, { expression: 'attribute_not_exists(pk)' })) return true;
  if (await joinClaim()) return true;
  const otherItem = await getItem(key);
  if (!otherItem) return putIf(ownItem, { expression: 'attribute_not_exists(pk)' });
  if (await isTaken(otherItem, slugsOf)) return false;
  const unchanged = { ':theirs': otherItem[OWNER], ':then': otherItem.claimedAt };
  return putIf(ownItem, { expression: `${OWNER} = :theirs AND claimedAt = :then`, values: unchanged });
}

/** True if the entity of a claim has the slug, had it, or may be about to get it. */
async function isTaken(item: Item, slugsOf: FindSlugs): Promise<boolean> {
  if (Number(item.claimedAt) > Date.now() - CLAIM_TIMEOUT_MS) return true;
  const current = await slugsOf(String(item[OWNER]));
  return current !== undefined && (isKept(item) || current.includes(item.sk));
}

const Row = v.object({ ...storedSlugs, slug: v.optional(v.string()) });

const findSlugsIn =
  ({ kind }: Addresses): FindSlugs =>
  async (id) => {
    const item = await getItem(keys.item(kind, id));
    // An unreadable entity must not lose its slug to another one.
    const row = item && parseRow(Row, item);
    return row && slugsOf({ ...row, slug: row.slug ?? id });
  };

/** Returns the current slug if the name still leads to it, otherwise claims a new one. */
async function claimFor(
  id: string,
  name: string,
  addresses: Addresses,
  before?: { name: string | undefined; slug: string | null },
): Promise<{ slug: string; claim?: Claim }> {
  const isKept =
    before?.name !== undefined && before.slug !== id && addresses.slugOf(name) === addresses.slugOf(before.name);
  if (isKept && before.slug !== null) return { slug: before.slug };
  const claim = await claimSlug({ id, name }, findSlugsIn(addresses), addresses);
  return { slug: claim.slug, claim };
}

export interface Names {
  id: string;
  names: Record<typeof defaultLanguage, string> & { [L in Language]?: string | undefined };
}

/** Claims the slugs of an entity's names before it is written, and keeps its former ones. `undo` releases the new claims. */
export async function claimAddresses(
  { id, names }: Names,
  before: (Names & Slugs) | undefined,
  addresses = productAddresses,
): Promise<{ added: Slugs; undo: () => Promise<void> }> {
  const claimed: { [L in Language]?: { slug: string; claim?: Claim } } = {};
  for (const code of languageCodes) {
    const name = names[code];
    const named = before && { name: before.names[code], slug: before[slugField(code)] };
    if (name !== undefined) claimed[code] = await claimFor(id, name, addresses, named);
  }
  const added = slugsBy((code) => claimed[code]?.slug ?? null) as Slugs;
  const former = before ? slugsOf(before).filter((slug) => !slugsOf(added).includes(slug)) : [];
  for (const slug of former) await keepFormerSlug(slug, id, addresses);
  const claims = Object.values(claimed).flatMap(({ claim }) => claim ?? []);
  return { added, undo: async () => void (await Promise.all(claims.map((claim) => abandonSlug(claim, addresses)))) };
}

export const releaseAddresses = async (before: Slugs & { id: string }, addresses = productAddresses): Promise<void> => {
  await Promise.all(slugsOf(before).map((slug) => releaseSlug({ slug, id: before.id }, addresses)));
};

/** Returns the item, among those that visitors see, that has or had a slug. */
export async function findByFormerSlug<I extends { id: string }>(
  address: string,
  items: readonly I[],
  addresses: Addresses,
): Promise<I | undefined> {
  const owner = await findOwner(address, addresses);
  return owner?.isKept ? items.find(({ id }) => id === owner.id) : undefined;
}
