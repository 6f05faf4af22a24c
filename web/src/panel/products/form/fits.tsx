import type { Product } from '@rombo/shared/collections/product';
import { useState } from 'react';
import { SelectField } from '../../../forms/fields.tsx';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldHint } from '../../../ui/field.styles.ts';
import { Checkbox } from '../../../ui/field.tsx';
import type { SavedMessage } from '../../collection/use-item-form.ts';
import { useProducts } from '../api.ts';
import { useBulkWrites } from '../bulk/use-bulk.ts';
import { titleOf } from '../product-parts.tsx';
import { EnginesField, FieldRow, Parts } from './product-finder.tsx';

function CopyFits({ products, onCopy }: { products: Product[]; onCopy: (fits: string[]) => void }) {
  const { fit } = useTexts('panel');
  const [id, setId] = useState('');
  const parts = products.filter(({ fits = [] }) => fits.length > 0);
  if (parts.length === 0) return null;
  return (
    <FieldRow>
      <SelectField
        label={fit.takeOver}
        value={id}
        none={fit.choosePart}
        options={parts.map((part) => [part.id, part.name])}
        onChange={({ target }) => setId(target.value)}
      />
      <Button
        variant="secondary"
        disabled={!id}
        onClick={() => onCopy(parts.find((part) => part.id === id)?.fits ?? [])}
      >
        {fit.takeOverNow}
      </Button>
    </FieldRow>
  );
}

/** Engines that a part fits, found by name or code, or copied from another part. */
export function FitsField() {
  const { productForm, fit } = useTexts('panel');
  return (
    <EnginesField name="fits" label={productForm.fits} hint={fit.fitsHint}>
      {(products, add) => <CopyFits products={products} onCopy={add} />}
    </EnginesField>
  );
}

const partsFitting = (products: readonly Product[], engine: string) =>
  products.filter(({ fits }) => fits?.includes(engine));

/** Parts of another engine that also fit this one: ticked in its form, and saved after it. `productId` is null for a new engine. */
export function useSameParts(productId: string | null) {
  const { fit: texts } = useTexts('panel');
  const { update } = useBulkWrites();
  const { data: products = [] } = useProducts();
  const [model, setModel] = useState('');
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const engines = products.filter(
    ({ id, category }) => id !== productId && category === 'motori' && partsFitting(products, id).length > 0,
  );
  const offered = partsFitting(products, model).filter(({ fits }) => !productId || !fits?.includes(productId));
  const isTicked = ({ id }: Product) => !unticked.has(id);
  const ticked = offered.filter(isTicked);

  /** Saves the ticked parts and returns what the toast says of them, with an undo action. Empty if no part is ticked. */
  const save = async (engine: string): Promise<Pick<SavedMessage, 'notes' | 'action'>> => {
    if (ticked.length === 0) return {};
    const { saved, failed, undo } = await update(
      ticked.map((product) => ({ product, change: { fits: [...(product.fits ?? []), engine] } })),
    );
    return {
      notes: [saved.length > 0 && texts.added(saved.length), failed.length > 0 && texts.notAdded(failed.length)],
      ...undo,
    };
  };

  const choose = (engine: string) => {
    setModel(engine);
    setUnticked(new Set());
  };
  const tick = ({ id }: Product, on: boolean) => {
    const next = new Set(unticked);
    if (on) next.delete(id);
    else next.add(id);
    setUnticked(next);
  };
  return { engines, model, choose, offered, ticked, isTicked, tick, save };
}

interface SamePartsProps {
  parts: ReturnType<typeof useSameParts>;
}

export function SameParts({ parts: { engines, model, choose, offered, ticked, isTicked, tick } }: SamePartsProps) {
  const { fit: texts } = useTexts('panel');
  if (engines.length === 0) return null;
  return (
    <>
      <SelectField
        label={texts.sameParts}
        hint={texts.samePartsHint}
        value={model}
        none={texts.chooseEngine}
        options={engines.map((engine) => [engine.id, titleOf(engine)])}
        onChange={({ target }) => choose(target.value)}
      />
      <FieldHint role="status">{model && texts.toAdd(ticked.length, offered.length)}</FieldHint>
      {offered.length > 0 && (
        <Parts aria-label={texts.parts}>
          {offered.map((part) => (
            <li key={part.id}>
              <Checkbox
                label={titleOf(part)}
                checked={isTicked(part)}
                onChange={({ target }) => tick(part, target.checked)}
              />
            </li>
          ))}
        </Parts>
      )}
    </>
  );
}
