import { CloudWatchLogsClient, paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { slugsOf } from '@rombo/shared/contract/language-fields';
import { dayBefore } from '@rombo/shared/contract/visits';
import * as v from 'valibot';
import { backgroundDefaults } from '../aws.ts';
import { readCatalogue } from '../data/catalogue.ts';
import { searchProducts } from '../data/search-entries.ts';
import { saveVisits } from '../data/visits.ts';
import { env, requireEnv } from '../env.ts';
import { LogLine, visitsOf } from '../visits/visits-of.ts';

// The log of the distribution is where CloudFront is managed.
const logs = new CloudWatchLogsClient({ ...backgroundDefaults, region: 'us-east-1' });

const Line = v.pipe(v.string(), v.parseJson(), LogLine);

const DAY = 24 * 60 * 60 * 1000;

/** Reads the lines of a day and the next one: CloudFront may deliver a line a day late. */
async function* readLines(day: string): AsyncGenerator<LogLine> {
  const startTime = Date.parse(day);
  const input = { logGroupName: requireEnv(env.edgeLog), startTime, endTime: startTime + 2 * DAY };
  for await (const { events = [] } of paginateFilterLogEvents({ client: logs }, input)) {
    for (const { message } of events) {
      const { success, output } = v.safeParse(Line, message);
      if (success) yield output;
    }
  }
}

/**
 * Counts the visits of the last two days, once a day: lines that were late for the first count are in the second. Keeps only the sums, of
 * which a repeated run has the same. The log is read once per day, because lines of several days would need the memory of all. `today` includes the present day, for a site on the owner's machine.
 */
export async function handler({ today = false } = {}): Promise<void> {
  const days = [2, 1, ...(today ? [0] : [])].map((ago) => dayBefore(ago));
  const catalogue = await readCatalogue();
  const products = new Map(catalogue.flatMap((product) => slugsOf(product).map((slug) => [slug, product.id] as const)));
  const isEmptySearch = (words: string): boolean => {
    const { exact, found, answers } = searchProducts(catalogue, words);
    return !exact && found.length === 0 && answers.length === 0;
  };
  for (const day of days) await saveVisits(await visitsOf(day, readLines(day), { products, isEmptySearch }));
}
