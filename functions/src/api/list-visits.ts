import * as routes from '@rombo/shared/contract/route-definitions';
import { Day } from '@rombo/shared/contract/text';
import { dayBefore, VISIT_DAYS } from '@rombo/shared/contract/visits';
import * as v from 'valibot';
import { listVisits } from '../data/visits.ts';
import { badRequest } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';

const DEFAULT_DAYS = 30;

export const handler = adminRoute(routes.listVisits, async ({ query }) => {
  const dayIn = (name: 'from' | 'to'): string | undefined => {
    const { success, output } = v.safeParse(v.nullish(Day), query[name]);
    if (!success) throw badRequest(name, 'date');
    return output ?? undefined;
  };
  const to = dayIn('to') ?? dayBefore(0);
  const from = dayIn('from') ?? dayBefore(DEFAULT_DAYS - 1, to);
  const [, first = from] = [from, dayBefore(VISIT_DAYS - 1, to)].sort();
  return first > to ? [] : listVisits(first, to);
});
