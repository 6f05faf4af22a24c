import { partTypes } from '@rombo/shared/collections/part-types';
import { categoryKeys, hasSubcategories, type Product, subcategories } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { productStatuses } from '@rombo/shared/collections/product-status';
import { Fragment, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Columns } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Checkbox, Field, TextArea } from '../../../ui/field.tsx';
import { Section } from '../../collection/section.tsx';
import { useProducts } from '../api.ts';
import { type PlainField, type ProductDraft, plainFields } from '../draft/product-draft.ts';
import { AliasesField, PublishAtField, SelectField, TextField, type TextName } from './fields.tsx';
import { FitsField } from './fit/fits-field.tsx';
import { SameParts, type useSameParts } from './fit/same-parts.tsx';
import { TwinNote } from './twin-note.tsx';

interface BasicsSectionProps {
  /** The id of the product that is edited; null for a new one. */
  own: string | null;
  sameParts: ReturnType<typeof useSameParts>;
}

/** The products that may replace one of a category: all others of that category, and the one that is chosen. */
export const successorsOf = (
  products: readonly Product[],
  { own, category, successor }: Pick<ProductDraft, 'category' | 'successor'> & Pick<BasicsSectionProps, 'own'>,
) => products.filter((other) => other.id === successor || (other.category === category && other.id !== own));

export function BasicsSection({ own, sameParts }: BasicsSectionProps) {
  const { fit, productForm: formTexts, products: texts } = useTexts('panel');
  const { types: partTypeNames } = useTexts('catalogue').parts;
  const { register, setValue, formState } = useFormContext<ProductDraft>();
  const [typedName, category, availability, status, successor] = useWatch<
    ProductDraft,
    ['name', 'category', 'availability', 'status', 'successor']
  >({ name: ['name', 'category', 'availability', 'status', 'successor'] });
  const { data: products = [] } = useProducts();
  const successors = successorsOf(products, { own, category, successor });
  const { errors } = formState;

  /** Every field has an input here that is more than a line of text: one that is missing does not compile. */
  const inputs: Record<Exclude<PlainField, TextName>, ReactNode> & { [K in TextName]?: ReactNode } = {
    name: (
      <div>
        <TextField name="name" aria-required />
        <TwinNote own={own} field="name" typed={typedName} />
      </div>
    ),
    description: (
      <Field label={formTexts.description} error={errors.description?.message}>
        {(control) => <TextArea {...control} {...register('description')} aria-required />}
      </Field>
    ),
    category: (
      <SelectField
        name="category"
        aria-required
        options={categoryKeys.map((key) => [key, texts.categories[key]])}
        registration={{
          onChange: ({ target }) => {
            if (!hasSubcategories(target.value)) setValue('subcategory', '');
          },
        }}
      />
    ),
    subcategory: hasSubcategories(category) && (
      <SelectField
        name="subcategory"
        options={[['', formTexts.noSubcategory], ...subcategories.map((name) => [name, name] as const)]}
      />
    ),
    featured: <Checkbox label={formTexts.featured} hint={formTexts.featuredHint} {...register('featured')} />,
    partType: category !== 'motori' && (
      <SelectField
        name="partType"
        options={[['', fit.noType], ...partTypes.map((type) => [type, partTypeNames[type]] as const)]}
      />
    ),
    fits: category === 'motori' ? <SameParts parts={sameParts} /> : <FitsField />,
    alsoKnownAs: <AliasesField />,
    availability: (
      <SelectField
        name="availability"
        options={[
          ['', formTexts.noAvailability],
          ...availabilities.map((name) => [name, formTexts.availabilities[name]] as const),
        ]}
      />
    ),
    successor: availability === 'discontinued' && (
      // Drawn anew once its options are there: only then can the stored one be selected.
      <SelectField
        key={successors.length}
        name="successor"
        options={[['', formTexts.noSuccessor], ...successors.map(({ id, name }) => [id, name] as const)]}
      />
    ),
    price: <TextField name="price" hint={formTexts.priceHint} />,
    status: (
      <SelectField
        name="status"
        hint={formTexts.statusHints[status]}
        options={productStatuses.map((key) => [key, formTexts.statuses[key]])}
      />
    ),
    publishAt: status === 'draft' && <PublishAtField />,
  };
  return (
    <Section title={formTexts.basics}>
      {plainFields.map((field) => {
        if (field === 'subcategory') return null;
        if (!(field in inputs)) return <TextField key={field} name={field as TextName} />;
        if (field !== 'category') return <Fragment key={field}>{inputs[field]}</Fragment>;
        return (
          <Columns key={field}>
            {inputs.category}
            {inputs.subcategory}
          </Columns>
        );
      })}
    </Section>
  );
}
