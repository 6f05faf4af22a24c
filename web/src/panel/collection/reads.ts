import { isOrdered, type KindName, kinds, type ListedKind } from '@rombo/shared/contract/kinds';
import { orderRouteOf, type RouteName, routesOf } from '@rombo/shared/contract/route-paths';
import type { TrashedItem } from '@rombo/shared/contract/trash';

/** Returns the reads that show the items of a kind or refer to them, for the panel and for visitors. They are refreshed after a change. */
export function readsOf(kind: KindName | TrashedItem['kind']): RouteName[] {
  if (kind === 'message') return ['listContacts'];
  const shownBy: readonly RouteName[] = kinds[kind].shownBy;
  return kind === 'company' ? [...shownBy] : [...new Set([routesOf(kind).list, ...shownBy])];
}

/** Facts of a kind in the registry, for its description in the panel. */
export const registered = <K extends ListedKind>(kind: K) => ({
  tab: kinds[kind].tab,
  listed: kind,
  routes: { ...routesOf(kind), ...(isOrdered(kind) && { order: orderRouteOf(kind) }) },
  reads: readsOf(kind),
});
