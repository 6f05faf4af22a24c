import type { Product } from '@rombo/shared/collections/product';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Select } from '../../../../ui/field.tsx';
import { useProducts } from '../../api.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';
import { titleOf } from '../../product-parts.tsx';
import { ChosenProducts, FieldRow, Fits, ProductFinder } from './product-finder.tsx';

interface TakeOverProps {
  products: Product[];
  onTake: (fits: string[]) => void;
}

function TakeOver({ products, onTake }: TakeOverProps) {
  const { fit } = useTexts('panel');
  const [id, setId] = useState('');
  const parts = products.filter(({ fits = [] }) => fits.length > 0);
  if (parts.length === 0) return null;
  return (
    <FieldRow>
      <Field label={fit.takeOver}>
        {(control) => (
          <Select {...control} value={id} onChange={({ target }) => setId(target.value)}>
            <option value="">{fit.choosePart}</option>
            {parts.map((part) => (
              <option key={part.id} value={part.id}>
                {part.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="secondary"
        disabled={!id}
        onClick={() => onTake(parts.find((part) => part.id === id)?.fits ?? [])}
      >
        {fit.takeOverNow}
      </Button>
    </FieldRow>
  );
}

/** Engines offered at a time. */
const OFFERED = 8;

/** The engines that a part fits: found by name or code, or taken over from another part. */
export function FitsField() {
  const { productForm, fit } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'fits'>({ name: 'fits' });
  const { data: products = [] } = useProducts();
  const input = useRef<HTMLInputElement>(null);
  const nameOf = (id: string) => {
    const engine = products.find((product) => product.id === id);
    return engine ? titleOf(engine) : fit.gone;
  };
  const chosen = field.value === '' ? [] : field.value;
  const choose = (ids: string[]) => field.onChange(ids.length > 0 ? [...new Set(ids)] : '');
  const chooseHere = (ids: string[]) => {
    choose(ids);
    input.current?.focus();
  };
  return (
    <Fits>
      <ProductFinder
        label={productForm.fits}
        hint={fit.fitsHint}
        error={fieldState.error?.message}
        placeholder={fit.search}
        none={fit.none}
        products={products.filter(({ id, category }) => category === 'motori' && !chosen.includes(id))}
        most={OFFERED}
        inputRef={(element) => {
          input.current = element;
          field.ref(element);
        }}
        onBlur={field.onBlur}
        onChoose={({ id }) => chooseHere([...chosen, id])}
      />
      {chosen.length > 0 && (
        <ChosenProducts
          label={fit.chosen}
          chosen={chosen.map((id) => ({ id, name: nameOf(id) }))}
          onRemove={(id) => chooseHere(chosen.filter((other) => other !== id))}
        />
      )}
      <TakeOver products={products} onTake={(fits) => choose([...chosen, ...fits])} />
    </Fits>
  );
}
