import type { Product } from '@rombo/shared/collections/product';
import { publicationOf } from '@rombo/shared/collections/product-status';
import type { MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { panelAddress } from '../../../routing/panel-address.ts';
import { CheckboxInput } from '../../../ui/field.styles.ts';
import type { ItemHandlers } from './product-items.tsx';

/** When a draft is published by itself, in words; undefined where it is not. */
export function plannedText(product: Product, { locale, productForm }: Texts['panel']): string | undefined {
  const at = publicationOf(product);
  return at && productForm.planned(new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }));
}

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

const Area = styled.label`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  cursor: pointer;
`;

interface SelectBoxProps extends Pick<ItemHandlers, 'onSelect'> {
  product: Product;
  selected: boolean;
}

/** Selects a product; with the Shift key, everything from the one before. */
export function SelectBox({ product, selected, onSelect }: SelectBoxProps) {
  const { bulk: texts } = useTexts('panel');
  return (
    <Area>
      <CheckboxInput
        type="checkbox"
        aria-label={texts.select(product.name)}
        checked={selected}
        onChange={({ target, nativeEvent }) =>
          onSelect(product, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Area>
  );
}
