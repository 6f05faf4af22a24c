import type { Product } from '@rombo/shared/collections/product';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/index.ts';
import { FieldHint } from '../../../../ui/field.styles.ts';
import { Checkbox, Field, Select } from '../../../../ui/field.tsx';
import { type ToastMessage, useToast } from '../../../../ui/toast.tsx';
import { useBulkWrites, useProducts } from '../../api.ts';
import { changeForm, useRunEach } from '../../bulk/change-products.ts';
import { titleOf } from '../../product-parts.tsx';
import { Parts } from './product-finder.tsx';

const fitting = (products: readonly Product[], engine: string) => products.filter(({ fits }) => fits?.includes(engine));

/** Saves parts with other engines, each as a newer version of what was read. */
function useSaveFits() {
  const { update } = useBulkWrites();
  const runEach = useRunEach();
  return async (parts: readonly Product[], fitsOf: (fits: string[]) => string[]) => {
    const saved: Product[] = [];
    const { failed } = await runEach(parts, async (part) => {
      const form = changeForm(part, { fits: fitsOf(part.fits ?? []) });
      saved.push(await update({ parameters: { id: part.id }, form, ifVersion: part.version }));
    });
    return { saved, failed: failed.length };
  };
}

/** The parts of another engine that are to fit this one too: chosen in its form, saved after it. `own` is null for a new engine. */
export function useSameParts(own: string | null) {
  const { fit: texts } = useTexts('panel');
  const { toast } = useToast();
  const saveFits = useSaveFits();
  const { data: products = [] } = useProducts();
  const [model, setModel] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const engines = products.filter(
    ({ id, category }) => id !== own && category === 'motori' && fitting(products, id).length > 0,
  );
  const offered = fitting(products, model).filter(({ fits }) => !own || !fits?.includes(own));
  const isTicked = ({ id }: Product) => !left.has(id);
  const ticked = offered.filter(isTicked);

  const undo = async (saved: Product[], engine: string) => {
    const { failed } = await saveFits(saved, (fits) => fits.filter((id) => id !== engine));
    if (failed > 0) toast({ title: texts.notUndone(failed), variant: 'destructive' });
    else toast({ title: texts.undone });
  };

  /** Saves the ticked parts, and gives the message that says so and offers to undo it; none where nothing is ticked. */
  const save = async (engine: string): Promise<Partial<ToastMessage>> => {
    if (ticked.length === 0) return {};
    const { saved, failed } = await saveFits(ticked, (fits) => [...fits, engine]);
    return {
      title: texts.added(saved.length),
      ...(failed > 0 && { description: texts.notAdded(failed) }),
      ...(saved.length > 0 && {
        action: { label: texts.undo, hint: texts.undoHint, run: () => void undo(saved, engine) },
      }),
    };
  };

  const choose = (engine: string) => {
    setModel(engine);
    setLeft(new Set());
  };
  const tick = ({ id }: Product, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return { engines, model, choose, offered, ticked, isTicked, tick, save };
}

interface SamePartsProps {
  parts: ReturnType<typeof useSameParts>;
}

/** Takes the parts of another engine over, those that are ticked. */
export function SameParts({ parts: { engines, model, choose, offered, ticked, isTicked, tick } }: SamePartsProps) {
  const { fit: texts } = useTexts('panel');
  if (engines.length === 0) return null;
  return (
    <>
      <Field label={texts.sameParts} hint={texts.samePartsHint}>
        {(control) => (
          <Select {...control} value={model} onChange={({ target }) => choose(target.value)}>
            <option value="">{texts.chooseEngine}</option>
            {engines.map((engine) => (
              <option key={engine.id} value={engine.id}>
                {titleOf(engine)}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
