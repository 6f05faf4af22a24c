import { setTimeout as pause } from 'node:timers/promises';
import { type CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { kinds, type ListedKind, listedKinds } from '@rombo/shared/contract/kinds';
import { pages } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { partitions, type VisiblePartition } from './data/keys.ts';

export const EVERYTHING = '/*';

/** CloudFront processes 15 wildcard paths at a time, and charges for every path beyond the first 1,000 of a month. */
const MAX_PATHS = 4;

/** Milliseconds between two attempts while CloudFront has too many paths in progress. A path takes from ten seconds to some minutes. */
const PAUSE_MS = 10_000;

const inAllLanguages = (path: string): string[] => languageCodes.map((language) => localized(language, path));

/** The homepage by its address and by the edge's internal name. In other languages only the address exists. */
const home = [...inAllLanguages(pages.home), '/index*'];

/** Edge paths that show the items of a kind. */
const pathsOfKind = (kind: ListedKind): readonly string[] => {
  const facts = kinds[kind];
  if (!('shownOn' in facts)) return [EVERYTHING];
  const shown = facts.shownOn.flatMap((page) => (page === 'home' ? home : inAllLanguages(`${pages[page]}*`)));
  return [...shown, `/api/${facts.plural}*`];
};

const pathsOf: Record<VisiblePartition, readonly string[]> = {
  ...(Object.fromEntries(listedKinds.map((kind) => [kinds[kind].partition, pathsOfKind(kind)])) as Record<
    (typeof kinds)[ListedKind]['partition'],
    readonly string[]
  >),
  [partitions.productOrders]: [EVERYTHING],
  // Files of the trash and of former versions must not stay in the cache.
  [partitions.trash]: ['/media/*'],
  [partitions.hiddenFiles]: ['/media/*'],
  // A setting may close the whole site.
  [partitions.settings]: [EVERYTHING],
};

export function purgePaths(changed: string[]): string[] {
  const paths = [...new Set(changed.flatMap((partition) => pathsOf[partition as VisiblePartition] ?? []))];
  return paths.length > MAX_PATHS || paths.includes(EVERYTHING) ? [EVERYTHING] : paths;
}

interface Purge {
  distribution: string;
  /** Purges with the same reference and paths are one. */
  reference: string;
  paths: string[];
  tries: number;
  pauseMs?: number;
}

/** Purges paths at the edge. Retries while CloudFront has too many in progress. */
export async function purge(client: CloudFrontClient, options: Purge): Promise<void> {
  const { distribution, reference, paths, tries, pauseMs = PAUSE_MS } = options;
  const command = new CreateInvalidationCommand({
    DistributionId: distribution,
    InvalidationBatch: { CallerReference: reference, Paths: { Quantity: paths.length, Items: paths } },
  });
  for (let triesLeft = tries - 1; ; triesLeft -= 1) {
    try {
      await client.send(command);
      return;
    } catch (error) {
      if (triesLeft <= 0 || !(error instanceof Error) || error.name !== 'TooManyInvalidationsInProgress') throw error;
      await pause(pauseMs);
    }
  }
}
