import { setTimeout as pause } from 'node:timers/promises';
import { type CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { pages } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { keys, partitions } from './data/keys.ts';

export const EVERYTHING = '/*';

/** CloudFront works on 15 paths with a `*` at once, and bills every path beyond the first 1,000 of a month. */
export const MAX_PATHS = 4;

/** Milliseconds between two tries while CloudFront has too many paths in progress; it takes ten seconds to some minutes for one. */
const PAUSE_MS = 10_000;

const everywhere = (path: string): string[] => languageCodes.map((language) => localized(language, path));

/** The homepage by its address and by its name behind the edge; in other languages its address alone. */
const home = [...everywhere(pages.home), '/index*'];

/**
 * The paths at the edge that show what a partition of the table holds. Products, results and news name each other on most pages, and a
 * setting may close the whole site.
 */
const pathsOf: Record<string, readonly string[]> = {
  [partitions.products]: [EVERYTHING],
  [partitions.productOrders]: [EVERYTHING],
  // Files of the trash and of former versions are no longer there.
  [partitions.trash]: ['/media/*'],
  [keys.hiddenFiles().pk]: ['/media/*'],
  [partitions.results]: [EVERYTHING],
  [partitions.news]: [EVERYTHING],
  [partitions.slides]: [...home, '/api/slides*'],
  [partitions.dealers]: [...everywhere(`${pages.dealers}*`), '/api/dealers*'],
  [keys.setting('').pk]: [EVERYTHING],
};

/** The paths to purge after changes in these partitions, each once; everything where these would be too many. */
export function purgePaths(changed: string[]): string[] {
  const paths = [...new Set(changed.flatMap((partition) => pathsOf[partition] ?? []))];
  return paths.length > MAX_PATHS || paths.includes(EVERYTHING) ? [EVERYTHING] : paths;
}

interface Purge {
  distribution: string;
  /** Two purges of the same reference and paths are one. */
  reference: string;
  paths: string[];
  /** Number of tries while CloudFront has too many paths in progress. */
  tries: number;
  pauseMs?: number;
}

/** Purges these paths at the edge. Waits and tries again while CloudFront has too many in progress. */
export async function purge(client: CloudFrontClient, options: Purge): Promise<void> {
  const { distribution, reference, paths, tries, pauseMs = PAUSE_MS } = options;
  const command = new CreateInvalidationCommand({
    DistributionId: distribution,
    InvalidationBatch: { CallerReference: reference, Paths: { Quantity: paths.length, Items: paths } },
  });
  for (let left = tries - 1; ; left -= 1) {
    try {
      await client.send(command);
      return;
    } catch (error) {
      if (left <= 0 || !(error instanceof Error) || error.name !== 'TooManyInvalidationsInProgress') throw error;
      await pause(pauseMs);
    }
  }
}
