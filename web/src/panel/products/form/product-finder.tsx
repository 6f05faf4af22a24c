import type { Product } from '@rombo/shared/collections/product';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../../forms/fields.tsx';
import { Row, Stack } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../ui/sortable.tsx';
import { findProducts, wholeList } from '../list/list-search.ts';
import { titleOf } from '../product-parts.tsx';

const Chip = styled.button`
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  background: none;
  color: var(--color-text);
  cursor: pointer;
  &:hover { border-color: var(--color-text); }
`;

const Chips = styled(Row)`
  li {
    display: flex;
    align-items: center;
    padding-left: 0.75rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;

/** A long list has a scroll area of its own. */
export const Parts = styled.ul`
  max-height: 22rem;
  padding-inline: 0.75rem;
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
`;

export const FieldRow = styled(Row)`
  align-items: end;
  > div { flex: 1 1 14rem; }
`;

interface ProductFinderProps extends ComponentProps<typeof TextField> {
  /** Shown if nothing is found. */
  none: string;
  products: Product[];
  most: number;
  onChoose: (product: Product) => void;
}

export function ProductFinder({ none, products, most, onChoose, ...field }: ProductFinderProps) {
  const { fit } = useTexts('panel');
  const [query, setQuery] = useState('');
  const offered = query.trim() ? findProducts(products, { ...wholeList, query }).slice(0, most) : [];
  const choose = (product: Product | undefined) => {
    if (!product) return;
    setQuery('');
    onChoose(product);
  };
  return (
    <Stack>
      <TextField
        {...field}
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form.
          event.preventDefault();
          choose(offered[0]);
        }}
      />
      <Row role="status">
        {query.trim() && offered.length === 0 && none}
        {offered.map((product) => (
          <Chip key={product.id} type="button" onClick={() => choose(product)}>
            {fit.add(titleOf(product))}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}

interface ChosenProductsProps {
  label: string;
  chosen: { id: string; name: string }[];
  onRemove: (id: string) => void;
}

/** The chosen products, each with a button to remove it. */
export function ChosenProducts({ label, chosen, onRemove }: ChosenProductsProps) {
  const { fit } = useTexts('panel');
  return (
    <Chips as="ul" aria-label={label}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          {name}
          <IconButton type="button" aria-label={fit.remove(name)} onClick={() => onRemove(id)}>
            <Icon name="close" size={16} />
          </IconButton>
        </li>
      ))}
    </Chips>
  );
}
