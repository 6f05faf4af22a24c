import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { slugOf } from '@rombo/shared/contract/slug';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { getRow } from './rows.ts';
import { type Condition, deleteIf, getItem, type Item, putIf, updateIf } from './table.ts';

/** For how long a claim counts whose product is not stored yet, in milliseconds: longer than a function may run. */
const UNDER_WAY = 60_000;

/** Number of equal names that get a counter in their slug; further ones get a part of the id. */
const NUMBERED = 20;

interface Owner {
  id: string;
  name: string;
}

/** A claim of an address; `token` names the request that made it, of which several may claim the same address for one product. */
interface Claim {
  slug: string;
  id: string;
  token: string;
}

/** Lists the addresses that a product has now; undefined when there is no such product. */
type FindSlugs = (id: string) => Promise<readonly string[] | undefined>;

/** Claims the address of a product before it is stored: its name's, or that with a number behind it where another product has it. */
export async function claimSlug({ id, name }: Owner, slugsOf: FindSlugs): Promise<Claim> {
  const base = slugOf(name);
  const token = randomUUID();
  for (let number = 1; number <= NUMBERED; number++) {
    const wanted = { slug: number === 1 ? base : `${base}-${number}`, id, token };
    if (await claim(wanted, slugsOf)) return wanted;
  }
  const last = { slug: `${base}-${id.slice(-12)}`, id, token };
  await claim(last, slugsOf);
  return last;
}

/**
 * Gives a claim back whose product was not stored. The address is free again once nobody else has claimed it for the product; what
 * the product was once stored with stays its own.
 */
export async function abandonSlug({ slug, id, token }: Claim): Promise<void> {
  const key = keys.slug(slug);
  const mine = new Set([token]);
  if (!(await updateIf(key, 'DELETE claims :mine', { ...isOf(id), values: { ':id': id, ':mine': mine } }))) return;
  await deleteIf(key, {
    expression: 'productId = :id AND kept = :no AND attribute_not_exists(claims)',
    values: { ':id': id, ':no': false },
  });
}

/** Makes an address lead to its product for good, before the product gets another one. */
export async function keepSlug(slug: string, id: string): Promise<void> {
  await updateIf(keys.slug(slug), 'SET kept = :yes', { ...isOf(id), values: { ':id': id, ':yes': true } });
}

/** The product that has claimed an address: it may be gone. `isKept` is true where it once was stored with another one since. */
export async function findOwner(slug: string): Promise<{ id: string; isKept: boolean } | undefined> {
  const item = await getItem(keys.slug(slug));
  return item && { id: String(item.productId), isKept: isKept(item) };
}

/** Gives the address of a product back that was deleted. */
export async function releaseSlug({ slug, id }: { slug: string; id: string }): Promise<void> {
  await deleteIf(keys.slug(slug), isOf(id));
}

const isOf = (id: string): Condition => ({ expression: 'productId = :id', values: { ':id': id } });

/** False for a claim of a product that has not had another address since. Items of older versions say nothing: they are kept. */
const isKept = ({ kept }: Item): boolean => kept !== false;

async function claim(wanted: Claim, slugsOf: FindSlugs): Promise<boolean> {
  const { slug, id, token } = wanted;
  const now = Date.now();
  const mine: Item = { ...keys.slug(slug), productId: id, claimedAt: now, kept: false, claims: new Set([token]) };
  const values = { ':id': id, ':now': now, ':mine': mine.claims };
  const join = () => updateIf(keys.slug(slug), 'SET claimedAt = :now ADD claims :mine', { ...isOf(id), values });
  if (await putIf(mine, { expression: 'attribute_not_exists(pk)' })) return true;
  if (await join()) return true;
  const theirs = await getItem(keys.slug(slug));
  if (!theirs) return putIf(mine, { expression: 'attribute_not_exists(pk)' });
  if (await isTaken(theirs, slugsOf)) return false;
  const unchanged = { ':theirs': theirs.productId, ':then': theirs.claimedAt };
  return putIf(mine, { expression: 'productId = :theirs AND claimedAt = :then', values: unchanged });
}

/** True while the product of a claim has the address, had it, or may be about to get it. */
async function isTaken(item: Item, slugsOf: FindSlugs): Promise<boolean> {
  if (Number(item.claimedAt) > Date.now() - UNDER_WAY) return true;
  const current = await slugsOf(String(item.productId));
  return current !== undefined && (isKept(item) || current.includes(item.sk));
}

/** The addresses in a row; a product of older versions may have none. */
const Row = v.object({ slug: v.optional(v.string()), slugEn: v.optional(v.nullable(v.string()), null) });

export const slugsOf = ({ slug, slugEn }: Pick<Product, 'slug' | 'slugEn'>): string[] => [
  ...new Set(slugEn === null ? [slug] : [slug, slugEn]),
];

async function findSlugs(id: string): Promise<string[] | undefined> {
  const row = await getRow(Row, keys.product(id));
  return row && slugsOf({ slug: row.slug ?? id, slugEn: row.slugEn });
}

interface Named {
  name: string | undefined;
  slug: string | null;
}

/** The address of a name: the current one while the name means the same, else one that is claimed. */
async function claimFor(id: string, name: string, before?: Named): Promise<{ slug: string; claim?: Claim }> {
  const isKept = before?.name !== undefined && before.slug !== id && slugOf(name) === slugOf(before.name);
  if (isKept && before.slug !== null) return { slug: before.slug };
  const claim = await claimSlug({ id, name }, findSlugs);
  return { slug: claim.slug, claim };
}

const englishName = ({ translations }: Pick<Product, 'translations'>) => translations?.en?.name;

/** Gives a product the addresses of its names; what was claimed for it is to be abandoned where it is not stored. */
export async function claimAddresses(
  product: Pick<Product, 'id' | 'name' | 'translations'>,
  before?: Product,
): Promise<{ addresses: Pick<Product, 'slug' | 'slugEn'>; claims: Claim[] }> {
  const { id, name } = product;
  const nameEn = englishName(product);
  const italian = await claimFor(id, name, before);
  const english =
    nameEn === undefined
      ? undefined
      : await claimFor(id, nameEn, before && { name: englishName(before), slug: before.slugEn });
  return {
    addresses: { slug: italian.slug, slugEn: english?.slug ?? null },
    claims: [italian, english].flatMap((each) => each?.claim ?? []),
  };
}
