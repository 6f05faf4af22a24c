import type { Product } from '@rombo/shared/collections/product';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { TextField } from '../../../forms/fields.tsx';
import { Row, Stack } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/button.tsx';
import { frame } from '../../ui/cards.tsx';
import { useProducts } from '../api.ts';
import { defaultSearch, findProducts } from '../list/list-search.ts';
import { titleOf } from '../product-parts.tsx';

const Chip = styled.button`
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  color: var(--color-text);
  &:hover { border-color: var(--color-text); }
`;

const Chips = styled(Row)`
  li {
    display: flex;
    align-items: center;
    padding-left: 0.75rem;
    ${frame}
  }
`;

/** Long lists scroll inside their own area. */
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

const MAX_MATCHES = 8;

interface ProductFinderProps extends ComponentProps<typeof TextField> {
  none: string;
  products: Product[];
  onChoose: (product: Product) => void;
}

export function ProductFinder({ none, products, onChoose, ...field }: ProductFinderProps) {
  const { fit } = useTexts('panel');
  const [query, setQuery] = useState('');
  const matches = query.trim() ? findProducts(products, { ...defaultSearch, query }).slice(0, MAX_MATCHES) : [];
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
          choose(matches[0]);
        }}
      />
      <Row role="status">
        {query.trim() && matches.length === 0 && none}
        {matches.map((product) => (
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

export function ChosenProducts({ label, chosen, onRemove }: ChosenProductsProps) {
  const { fit } = useTexts('panel');
  return (
    <Chips as="ul" aria-label={label}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          {name}
          <IconButton icon="close" size={16} aria-label={fit.remove(name)} onClick={() => onRemove(id)} />
        </li>
      ))}
    </Chips>
  );
}

interface ProductsFieldProps {
  name: string;
  label: string;
  hint?: string;
  words: { search: string; none: string; chosen: string; gone: string };
  /** Products that can be chosen; all by default. */
  isSelectable?: (product: Product) => boolean;
  /** Choosing a product replaces the previous one. */
  isSingle?: boolean;
  /** Additional ways to choose products. Receives all products and a function that adds ids. */
  children?: (products: Product[], add: (ids: string[]) => void) => ReactNode;
}

/** Product ids in the form, a list or a single one, '' for none. Products are found by name or code. */
export function ProductsField(props: ProductsFieldProps) {
  const { name, label, hint, words, isSelectable = () => true, isSingle = false, children } = props;
  const { field, fieldState } = useController({ name });
  const { data: products = [] } = useProducts();
  const input = useRef<HTMLInputElement>(null);
  const nameOf = (id: string) => {
    const product = products.find((each) => each.id === id);
    return product ? titleOf(product) : words.gone;
  };
  const chosen: string[] = field.value === '' ? [] : [field.value].flat();
  const choose = (ids: string[]) => field.onChange(isSingle ? (ids[0] ?? '') : ids.length > 0 ? [...new Set(ids)] : '');
  const chooseAndFocus = (ids: string[]) => {
    choose(ids);
    input.current?.focus();
  };
  return (
    <Stack>
      <ProductFinder
        label={label}
        hint={hint}
        error={fieldState.error?.message}
        placeholder={words.search}
        none={words.none}
        products={products.filter((product) => isSelectable(product) && !chosen.includes(product.id))}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        onBlur={field.onBlur}
        onChoose={({ id }) => chooseAndFocus(isSingle ? [id] : [...chosen, id])}
      />
      {chosen.length > 0 && (
        <ChosenProducts
          label={words.chosen}
          chosen={chosen.map((id) => ({ id, name: nameOf(id) }))}
          onRemove={(id) => chooseAndFocus(chosen.filter((other) => other !== id))}
        />
      )}
      {children?.(products, (ids) => choose([...chosen, ...ids]))}
    </Stack>
  );
}

export function EnginesField(props: Omit<ProductsFieldProps, 'words' | 'isSelectable' | 'isSingle'>) {
  const { fit } = useTexts('panel');
  return <ProductsField {...props} words={fit} isSelectable={({ category }) => category === 'motori'} />;
}
