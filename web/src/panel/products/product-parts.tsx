import type { Product } from '@rombo/shared/collections/product';
import { publicationOf, type Scheduled } from '@rombo/shared/collections/status';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import type { MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { formatDate } from '../../i18n/dates.ts';
import { type Texts, useTexts } from '../../i18n/index.ts';
import { panelAddress } from '../../routing/paths.ts';
import { ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { CheckboxInput } from '../../ui/field.styles.ts';
import { Icon } from '../../ui/icon.tsx';

/** Name and article code. */
export const titleOf = ({ name, technicalSpecs }: Product): string =>
  [name, technicalSpecs[ARTICLE_CODE]].filter(Boolean).join(' · ');

/** When a draft becomes visible by itself, in words; undefined if it does not. */
export function plannedText(item: Scheduled, { locale, productForm }: Texts['panel']): string | undefined {
  const at = publicationOf(item);
  return at && productForm.planned(formatDate(at, 'shortMoment', locale));
}

interface TabLinkProps {
  href: string;
  text: string;
  /** What the link is about, for screen readers. */
  about?: string;
  variant?: ButtonVariant;
  /** Shows the icon alone. */
  isIcon?: boolean;
}

/** A link to a new tab. */
export function TabLink({ href, text, about, variant = 'ghost', isIcon = false }: TabLinkProps) {
  const { newTab } = useTexts('panel').products;
  const label = `${[text, about].filter(Boolean).join(': ')}, ${newTab}`;
  return (
    <ButtonLink variant={variant} href={href} target="_blank" rel="noopener" title={text} aria-label={label}>
      {!isIcon && text}
      <Icon name="external" size={16} />
    </ButtonLink>
  );
}

interface ProductLinkProps {
  product: Product;
  linkRef?: Ref<HTMLAnchorElement>;
  onOpen: (id: string) => void;
}

/** A link to the form of a product. A plain click opens it from the list, any other one is left to the browser. */
export function ProductLink({ product: { id, name }, linkRef = null, onOpen }: ProductLinkProps) {
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

interface SelectBoxProps {
  product: Product;
  selected: boolean;
  onSelect: (product: Product, on: boolean, asRange: boolean) => void;
}

/** Selects a product; with the Shift key, all products from the last one. */
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
