import * as routes from '@rombo/shared/contract/route-definitions';
import { Day } from '@rombo/shared/contract/text';
import { VISIT_DAYS } from '@rombo/shared/contract/visits';
import * as v from 'valibot';
import { listVisits } from '../data/visits.ts';
import { badRequest } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_DAYS = 30;

/** Returns the first of `count` days that end with a day. */
const startOf = (day: string, count: number): string =>
  new Date(Date.parse(day) - (count - 1) * DAY_MS).toISOString().slice(0, 10);

export const handler = adminRoute(routes.listVisits, async ({ query }) => {
  const dayIn = (name: 'from' | 'to'): string | undefined => {
    const { success, output } = v.safeParse(v.nullish(Day), query[name]);
    if (!success) throw badRequest(name, 'date');
    return output ?? undefined;
  };
  const to = dayIn('to') ?? new Date().toISOString().slice(0, 10);
  const from = dayIn('from') ?? startOf(to, DEFAULT_DAYS);
  const [, first = from] = [from, startOf(to, VISIT_DAYS)].sort();
  return first > to ? [] : listVisits(first, to);
});
