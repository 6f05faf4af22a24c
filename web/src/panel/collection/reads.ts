import type { KindName } from '@rombo/shared/contract/kinds';
import type { RouteName } from '@rombo/shared/contract/routes';
import type { TrashedItem } from '@rombo/shared/contract/trash';

/** Reads that show the items of a kind, for the panel and for visitors. They are refreshed after a change. */
export const readsOf = {
  product: ['listAdminProducts', 'listProducts', 'getProduct'],
  slide: ['listSlides', 'listActiveSlides'],
  dealer: ['listDealers'],
  result: ['listAdminResults', 'listResults', 'getProduct'],
  news: ['listAdminNews', 'listNews'],
  company: ['getCompany'],
  message: ['listContacts'],
} as const satisfies Record<KindName | TrashedItem['kind'], readonly RouteName[]>;
