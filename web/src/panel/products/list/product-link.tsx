import type { Product } from '@rombo/shared/collections/product';
import type { MouseEvent, Ref } from 'react';
import { Link } from 'wouter';
import { panelAddress } from '../../../routing/panel-address.ts';

interface ProductLinkProps {
  product: Product;
  linkRef?: Ref<HTMLAnchorElement>;
  onOpen: (id: string) => void;
}

export function ProductLink({ product: { id, name }, linkRef = null, onOpen }: ProductLinkProps) {
  /** A plain click opens the form from the list; any other one is the browser's, which opens a tab. */
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <Link ref={linkRef} href={panelAddress('prodotti', id)} onClick={openHere}>
      {name}
    </Link>
  );
}
