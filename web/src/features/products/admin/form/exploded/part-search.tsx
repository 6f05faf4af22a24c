import type { Product } from '@rombo/shared/product';
import { type Ref, useState } from 'react';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, TextInput } from '../../../../../ui/field.tsx';
import { findProducts } from '../../list/find-products.ts';
import { wholeList } from '../../list/list-address.ts';
import { Chip, Fits, Matches } from '../fit/fits-field.styles.ts';
import { titleOf } from '../fit/use-engines.ts';

/** Parts offered at a time. */
const OFFERED = 6;

export interface PartSearchProps {
  products: Product[];
  inputRef: Ref<HTMLInputElement>;
  onChoose: (product: Product) => void;
}

/** Finds the part of a point by its name or code. */
export function PartSearch({ products, inputRef, onChoose }: PartSearchProps) {
  const { exploded: texts, fit } = useTexts('panel');
  const [query, setQuery] = useState('');
  const found = query.trim() ? findProducts(products, { ...wholeList, query }) : [];
  const offered = found.slice(0, OFFERED);
  return (
    <Fits>
      <Field label={texts.product} hint={texts.productHint}>
        {(control) => (
          <TextInput
            {...control}
            ref={inputRef}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form would be saved.
              event.preventDefault();
              const [first] = offered;
              if (first) onChoose(first);
            }}
          />
        )}
      </Field>
      <Matches role="status">
        {query.trim() && offered.length === 0 && texts.none}
        {offered.map((product) => (
          <Chip key={product.id} type="button" onClick={() => onChoose(product)}>
            {fit.add(titleOf(product))}
          </Chip>
        ))}
      </Matches>
    </Fits>
  );
}
