import { DayVisits, VISIT_DAYS } from '@rombo/shared/contract/visits';
import { keys, partitions } from './keys.ts';
import { parseRows } from './rows.ts';
import { putIf, queryAll } from './table.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Saves the sums of a day in the place of earlier ones, unless these count more views: then part of the log is gone. */
export async function saveVisits(visits: DayVisits): Promise<void> {
  const ttl = Date.parse(visits.day) / 1000 + VISIT_DAYS * DAY_SECONDS;
  await putIf(
    { ...keys.visits(visits.day), ...visits, ttl },
    {
      expression: 'attribute_not_exists(pk) OR #views <= :views',
      names: { '#views': 'views' },
      values: { ':views': visits.views },
    },
  );
}

export const listVisits = async (from: string, to: string): Promise<DayVisits[]> =>
  parseRows(DayVisits, await queryAll(partitions.visits, { between: [from, to] }));
