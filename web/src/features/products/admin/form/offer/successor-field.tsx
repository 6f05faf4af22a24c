import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, Select } from '../../../../../ui/field.tsx';
import { useProducts } from '../../api.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';

/** The product that replaces one that is no longer made; the others of its category are offered. */
export function SuccessorField() {
  const { productForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  const [category, name, chosen] = useWatch<ProductDraft, ['category', 'name', 'successor']>({
    name: ['category', 'name', 'successor'],
  });
  const { data: products = [] } = useProducts();
  const others = products.filter(
    (product) => product.id === chosen || (product.category === category && product.name !== name),
  );
  return (
    <Field label={texts.successor} error={formState.errors.successor?.message}>
      {(control) => (
        // Drawn anew once its options are there: only then can the stored one be selected.
        <Select key={others.length} {...control} {...register('successor')}>
          <option value="">{texts.noSuccessor}</option>
          {others.map(({ id, name: other }) => (
            <option key={id} value={id}>
              {other}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
