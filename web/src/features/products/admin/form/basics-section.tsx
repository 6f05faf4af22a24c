import { categoryKeys, hasSubcategories, subcategories } from '@rombo/shared/product';
import { Fragment, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { Checkbox, Field, Select, TextArea, TextInput } from '../../../../ui/field.tsx';
import { Columns } from '../../../../ui/form.styles.ts';
import type { PlainField, ProductDraft } from '../draft/product-draft.ts';
import { AliasesField } from './fit/aliases-field.tsx';
import { FitsField } from './fit/fits-field.tsx';
import { PartTypeField } from './fit/part-type-field.tsx';
import { AvailabilityField } from './offer/availability-field.tsx';
import { PriceField } from './offer/price-field.tsx';
import { SuccessorField } from './offer/successor-field.tsx';
import { Section } from './section.tsx';
import { TwinNote } from './specs/twin-note.tsx';
import { PublishAtField } from './status/publish-at-field.tsx';
import { StatusField } from './status/status-field.tsx';

export interface BasicsSectionProps {
  /** The id of the product that is edited; null for a new one. */
  own: string | null;
}

/** Name, description and category of a product. */
export function BasicsSection({ own }: BasicsSectionProps) {
  const { productForm: formTexts, products: texts } = useTexts('panel');
  const { register, setValue, formState } = useFormContext<ProductDraft>();
  const typedName = useWatch<ProductDraft, 'name'>({ name: 'name' });
  const category = useWatch<ProductDraft, 'category'>({ name: 'category' });
  const availability = useWatch<ProductDraft, 'availability'>({ name: 'availability' });
  const status = useWatch<ProductDraft, 'status'>({ name: 'status' });
  const { errors } = formState;
  const categoryInput = register('category', {
    onChange: ({ target }) => {
      if (!hasSubcategories(target.value)) setValue('subcategory', '');
    },
  });

  /** Every field has an input here: one that is missing does not compile. */
  const inputs: Record<PlainField, ReactNode> = {
    name: (
      <div>
        <Field label={formTexts.name} error={errors.name?.message}>
          {(control) => <TextInput {...control} {...register('name')} aria-required autoComplete="off" />}
        </Field>
        <TwinNote own={own} field="name" typed={typedName} />
      </div>
    ),
    description: (
      <Field label={formTexts.description} error={errors.description?.message}>
        {(control) => <TextArea {...control} {...register('description')} aria-required />}
      </Field>
    ),
    category: (
      <Field label={formTexts.category} error={errors.category?.message}>
        {(control) => (
          <Select {...control} {...categoryInput} aria-required>
            {categoryKeys.map((key) => (
              <option key={key} value={key}>
                {texts.categories[key]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    ),
    subcategory: hasSubcategories(category) && (
      <Field label={formTexts.subcategory} error={errors.subcategory?.message}>
        {(control) => (
          <Select {...control} {...register('subcategory')}>
            <option value="">{formTexts.noSubcategory}</option>
            {subcategories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
    ),
    featured: <Checkbox label={formTexts.featured} hint={formTexts.featuredHint} {...register('featured')} />,
    partType: category !== 'motori' && <PartTypeField />,
    fits: category !== 'motori' && <FitsField />,
    alsoKnownAs: <AliasesField />,
    availability: <AvailabilityField />,
    successor: availability === 'discontinued' && <SuccessorField />,
    price: <PriceField />,
    status: <StatusField />,
    publishAt: status === 'draft' && <PublishAtField />,
  };
  const { name, description, category: categoryField, subcategory, ...others } = inputs;

  return (
    <Section title={formTexts.basics}>
      {name}
      {description}
      <Columns>
        {categoryField}
        {subcategory}
      </Columns>
      {Object.entries(others).map(([field, input]) => (
        <Fragment key={field}>{input}</Fragment>
      ))}
    </Section>
  );
}
