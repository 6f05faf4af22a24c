import { Contact } from '@rombo/shared/collections/contact';
import { kinds, listedKinds } from '@rombo/shared/contract/kinds';
import { collections } from '@rombo/shared/contract/routes';
import * as v from 'valibot';
import { vi } from 'vitest';
import type { Item, Stores } from './stores.ts';

const DAY = 24 * 60 * 60 * 1000;

const schemas: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(listedKinds.map((kind) => [kinds[kind].partition, collections[kind].schema])),
  CONTACT: Contact,
};

/** Paths of the files that an entity refers to, in any field. */
const filesOf = (item: Item): string[] =>
  item.pk in schemas ? (JSON.stringify(item).match(/(?<=")\/media\/[^"]+/g) ?? []) : [];

const asRead = ({ images = [], pictures = [], technicalSpecs = [], imageUrl, picture, ...item }: Item) => ({
  ...item,
  images,
  imageUrl,
  technicalSpecs: Object.fromEntries(technicalSpecs as []),
  pictures: (pictures as object[]).map((facts, at) => ({ ...facts, url: (images as string[])[at] })),
  // A slide's picture is stored without its URL.
  picture: imageUrl ? { ...(picture as object), url: imageUrl } : picture,
});

/** Partitions of entities with slugs, and of the claims of these slugs. */
const addressed: Record<string, string> = Object.fromEntries(
  Object.values(kinds).flatMap((facts) => ('slugs' in facts ? [[facts.partition, facts.slugs]] : [])),
);

/** Claims by partition and slug. */
const claimsIn = (items: Item[]) =>
  new Map(items.flatMap((item) => (Object.values(addressed).includes(item.pk) ? [[item.pk + item.sk, item]] : [])));

/** Returns violated invariants: incomplete items, missing files, slugs that belong to another entity. */
export async function violationsIn(stores: Stores): Promise<string[]> {
  const objects = new Set(await stores.objects('media/'));
  const items = await stores.items();
  const claims = claimsIn(items);
  return items.flatMap((item) => {
    const schema = schemas[item.pk];
    if (!schema || item.sk === 'order') return [];
    const { issues = [] } = v.safeParse(schema, asRead(item));
    const missing = filesOf(item).filter((address) => !objects.has(address.slice(1)));
    const names = addressed[item.pk];
    const isHome = !names || claims.get(names + item.slug)?.productId === item.id;
    return [
      ...(isHome ? [] : [`${item.pk} ${item.sk}: ${item.slug} is not its address`]),
      ...issues.map((issue) => `${item.pk} ${item.sk}: ${v.getDotPath(issue)} ${issue.message}`),
      ...missing.map((address) => `${item.pk} ${item.sk}: ${address} is missing`),
    ];
  });
}

/** Keys under `media/` that no item refers to. */
export async function orphansIn(stores: Stores): Promise<string[]> {
  const named = new Set((await stores.items()).flatMap(filesOf));
  return (await stores.objects('media/')).filter((key) => !named.has(`/${key}`));
}

/** Slugs that are claimed for an existing entity that never used them. */
export async function unusedClaims(stores: Stores): Promise<string[]> {
  const items = await stores.items();
  const slugs = new Map(items.filter(({ pk }) => pk in addressed).map(({ sk, slug }) => [sk, slug]));
  return [...claimsIn(items).values()].flatMap(({ sk, productId, kept }) => {
    const present = slugs.get(String(productId));
    return present === undefined || present === sk || kept === true ? [] : [sk];
  });
}

/** Runs the daily sweep of media with the clock `later` milliseconds ahead. Retries twice on failure, like Lambda. */
export async function sweep(functionsDist: string, later = DAY + 60_000, tries = 3): Promise<void> {
  const { handler } = await import(/* @vite-ignore */ `${functionsDist}/sweep-media/index.mjs`);
  // Affects only the first clock reading of the sweep: a store refuses a request that is signed in the future.
  const clock = vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + later);
  const failure = await handler({ force: true }).catch((error: unknown) => error);
  clock.mockRestore();
  if (!(failure instanceof Error)) return;
  if (tries === 1) throw failure;
  await sweep(functionsDist, later, tries - 1);
}
