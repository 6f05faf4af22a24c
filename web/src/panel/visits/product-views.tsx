import { type DayVisits, dayBefore, type VisitList, type VisitSums } from '@rombo/shared/contract/visits';
import { useRead } from '../../api/swr.ts';
import { Note } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';

/** First day of the month `months` before the current one. */
export function monthBefore(months: number): string {
  const first = new Date(`${dayBefore(0).slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 10);
}

export const useVisits = (from: string) => useRead('listVisits', { query: { from, to: dayBefore(0) } });

/** Adds up a list of several days, the highest sums first. */
export function sumOf(
  days: readonly DayVisits[],
  list: VisitList,
): { named: [name: string, sum: number][]; others: number } {
  const sums = new Map<string, number>();
  const lists: VisitSums[] = days.map((day) => day[list]);
  for (const { named } of lists)
    for (const [name, sum] of Object.entries(named)) sums.set(name, (sums.get(name) ?? 0) + sum);
  return {
    named: [...sums].sort(([, one], [, other]) => other - one),
    others: lists.reduce((total, { others }) => total + others, 0),
  };
}

/** Days that a list of visits covers. */
export const VISIT_SPAN = 30;

/** Number of views of a product in the last days. Days with fewer than three views are not named. */
export function ProductViews({ id }: { id: string }) {
  const { locale, visits: texts } = useTexts('panel');
  const { data } = useVisits(dayBefore(VISIT_SPAN - 1));
  if (!data) return null;
  const count = new Map(sumOf(data, 'products').named).get(id) ?? 0;
  return <Note>{texts.looked(count.toLocaleString(locale))}</Note>;
}
