import { slugOf } from '@rombo/shared/slug';
import { keys } from './keys.ts';
import { type Condition, deleteIf, getItem, type Item, putIf } from './table.ts';

/** A claim comes before its product: for as long as a function may run, nobody takes a claim over whose product is not there. */
const UNDER_WAY = 60_000;

/** How many equal names are told apart by counting; beyond, a piece of the id does it. */
const NUMBERED = 20;

interface Owner {
  id: string;
  name: string;
}

/** Claims the address of a product before it is stored: its name's, or that with a number behind it where another product has it. */
export async function claimSlug({ id, name }: Owner, exists: (id: string) => Promise<boolean>): Promise<string> {
  const base = slugOf(name);
  for (let number = 1; number <= NUMBERED; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await claim(slug, id, exists)) return slug;
  }
  const slug = `${base}-${id.slice(-12)}`;
  await claim(slug, id, exists);
  return slug;
}

/** The product that an address leads to or once led to; it may be gone. */
export async function findSlugOwner(slug: string): Promise<string | undefined> {
  const item = await getItem(keys.slug(slug));
  return item && String(item.productId);
}

/** Gives the address of a product back that was deleted. */
export async function releaseSlug({ slug, id }: { slug: string; id: string }): Promise<void> {
  await deleteIf(keys.slug(slug), isOf(id));
}

const isOf = (id: string): Condition => ({ expression: 'productId = :id', values: { ':id': id } });

async function claim(slug: string, id: string, exists: (id: string) => Promise<boolean>): Promise<boolean> {
  const mine: Item = { ...keys.slug(slug), productId: id, claimedAt: Date.now() };
  const free = { expression: 'attribute_not_exists(pk) OR productId = :id', values: { ':id': id } };
  if (await putIf(mine, free)) return true;
  const theirs = await getItem(keys.slug(slug));
  if (!theirs) return putIf(mine, free);
  const { productId, claimedAt } = theirs;
  if (Number(claimedAt) > Date.now() - UNDER_WAY || (await exists(String(productId)))) return false;
  const unchanged = { ':theirs': productId, ':then': claimedAt };
  return putIf(mine, { expression: 'productId = :theirs AND claimedAt = :then', values: unchanged });
}
