import type { Product } from '@rombo/shared/collections/product';
import { isPublic, publicationOf, type Scheduled, type Status } from '@rombo/shared/collections/status';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import type { MouseEvent, Ref } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../i18n/dates.ts';
import type { Texts } from '../../i18n/index.ts';
import { panelAddress } from '../../routing/paths.ts';

export const titleOf = ({ name, technicalSpecs }: Product): string =>
  [name, technicalSpecs[ARTICLE_CODE]].filter(Boolean).join(' · ');

/** Returns a text for the scheduled publication of a draft; undefined if none. */
export function plannedText(item: Scheduled, { locale, productForm }: Texts['panel']): string | undefined {
  const at = publicationOf(item);
  return at && productForm.planned(formatDate(at, 'shortMoment', locale));
}

/** Returns the status of an item that visitors cannot see, with its scheduled publication; false for other items. */
export const unseenText = (item: Scheduled, statuses: Record<Status, string>, panel: Texts['panel']): string | false =>
  !isPublic(item) && [statuses[item.status ?? 'visible'], plannedText(item, panel)].filter(Boolean).join(' · ');

interface ProductLinkProps {
  product: Product;
  linkRef?: Ref<HTMLAnchorElement>;
  onOpen: (id: string) => void;
}

/** Link to the form of a product. A plain click opens it within the list; other clicks are left to the browser. */
export function ProductLink({ product: { id, name }, linkRef = null, onOpen }: ProductLinkProps) {
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(id);
  };
  return (
    <Link ref={linkRef} href={panelAddress('prodotti', id)} onClick={openHere}>
      {name}
    </Link>
  );
}
