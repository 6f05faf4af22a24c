import type { Product } from '@rombo/shared/collections/product';
import { type ReactNode, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Stack } from '../../../forms/form.styles.ts';
import { useProducts } from '../api.ts';
import { titleOf } from '../product-parts.tsx';
import { ChosenProducts, ProductFinder } from './product-finder.tsx';

/** Maximum number of products offered. */
const OFFERED = 8;

export interface ProductsFieldProps {
  name: string;
  label: string;
  hint?: string;
  words: { search: string; none: string; chosen: string; gone: string };
  /** Products that can be chosen; all by default. */
  isOffered?: (product: Product) => boolean;
  /** Choosing another product replaces the one before. */
  isSingle?: boolean;
  /** Further ways to choose, given the products and what adds some. */
  children?: (products: Product[], add: (ids: string[]) => void) => ReactNode;
}

/** A list of products in the form, by their ids, blank for none: found by name or code. */
export function ProductsField(props: ProductsFieldProps) {
  const { name, label, hint, words, isOffered = () => true, isSingle = false, children } = props;
  const { field, fieldState } = useController({ name });
  const { data: products = [] } = useProducts();
  const input = useRef<HTMLInputElement>(null);
  const nameOf = (id: string) => {
    const product = products.find((each) => each.id === id);
    return product ? titleOf(product) : words.gone;
  };
  const chosen: string[] = field.value === '' ? [] : field.value;
  const choose = (ids: string[]) => field.onChange(ids.length > 0 ? [...new Set(ids)] : '');
  const chooseHere = (ids: string[]) => {
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
        products={products.filter((product) => isOffered(product) && !chosen.includes(product.id))}
        most={OFFERED}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        onBlur={field.onBlur}
        onChoose={({ id }) => chooseHere(isSingle ? [id] : [...chosen, id])}
      />
      {chosen.length > 0 && (
        <ChosenProducts
          label={words.chosen}
          chosen={chosen.map((id) => ({ id, name: nameOf(id) }))}
          onRemove={(id) => chooseHere(chosen.filter((other) => other !== id))}
        />
      )}
      {children?.(products, (ids) => choose([...chosen, ...ids]))}
    </Stack>
  );
}
