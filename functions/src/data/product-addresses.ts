import type { Product } from '@rombo/shared/collections/product';
import { slugOf } from '@rombo/shared/contract/slug';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { getRow } from './rows.ts';
import { type Claim, claimSlug } from './slugs.ts';

/** The addresses in a row; a product of older versions may have none. */
const Row = v.object({ slug: v.optional(v.string()), slugEn: v.optional(v.nullable(v.string()), null) });

/** The addresses that a product has now, each once. */
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

/** The address of a name: the present one while the name means the same, else one that is claimed. */
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
