import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, TextInput } from '../../../../../ui/field.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/sortable.styles.ts';
import { useProducts } from '../../api.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';
import { findProducts } from '../../list/find-products.ts';
import { wholeList } from '../../list/list-address.ts';
import { Chip, Chips, Fits, Matches } from './fits-field.styles.ts';
import { TakeOver } from './take-over.tsx';
import { useEngineName } from './use-engines.ts';

/** Engines offered at a time. */
const OFFERED = 8;

/** The engines that a part fits: found by name or code, or taken over from another part. */
export function FitsField() {
  const { productForm, fit } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'fits'>({ name: 'fits' });
  const { data: products = [] } = useProducts();
  const nameOf = useEngineName();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const chosen = field.value === '' ? [] : field.value;
  const choose = (ids: string[]) => field.onChange(ids.length > 0 ? [...new Set(ids)] : '');
  const found = query.trim() ? findProducts(products, { ...wholeList, query, category: 'motori' }) : [];
  const offered = found.filter(({ id }) => !chosen.includes(id)).slice(0, OFFERED);
  const add = (id: string | undefined) => {
    if (!id) return;
    choose([...chosen, id]);
    setQuery('');
    input.current?.focus();
  };
  return (
    <Fits>
      <Field label={productForm.fits} hint={fit.fitsHint} error={fieldState.error?.message}>
        {(control) => (
          <TextInput
            {...control}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            type="search"
            autoComplete="off"
            placeholder={fit.search}
            value={query}
            onBlur={field.onBlur}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form would be saved.
              event.preventDefault();
              add(offered[0]?.id);
            }}
          />
        )}
      </Field>
      <Matches role="status">
        {query.trim() && offered.length === 0 && fit.none}
        {offered.map(({ id }) => (
          <Chip key={id} type="button" onClick={() => add(id)}>
            {fit.add(nameOf(id))}
          </Chip>
        ))}
      </Matches>
      {chosen.length > 0 && (
        <Chips aria-label={fit.chosen}>
          {chosen.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <IconButton
                type="button"
                aria-label={fit.remove(nameOf(id))}
                onClick={() => {
                  choose(chosen.filter((other) => other !== id));
                  input.current?.focus();
                }}
              >
                <Icon name="close" size={16} />
              </IconButton>
            </li>
          ))}
        </Chips>
      )}
      <TakeOver products={products} onTake={(fits) => choose([...chosen, ...fits])} />
    </Fits>
  );
}
