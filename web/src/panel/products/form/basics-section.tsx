import { partTypes } from '@rombo/shared/collections/categories';
import { categoryKeys, hasSubcategories, type Product, subcategories } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { Fragment, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../forms/fields.tsx';
import { Columns } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/field.tsx';
import { FormSelect, FormText } from '../../collection/form-fields.tsx';
import { CollapsibleSection, Fieldset, Section } from '../../collection/section.tsx';
import { StatusFields } from '../../collection/status-fields.tsx';
import { useProducts } from '../api.ts';
import type { PlainField, ProductDraft } from '../draft/product-draft.ts';
import { DuplicateNote } from './duplicate-note.tsx';
import { FitsField, SameParts, type useSameParts } from './fits.tsx';

function AliasesField() {
  const { productForm, fit } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'alsoKnownAs'>({ name: 'alsoKnownAs' });
  const { value, onChange, ...input } = field;
  return (
    <TextField
      {...input}
      label={productForm.alsoKnownAs}
      hint={fit.aliasesHint}
      error={fieldState.error?.message}
      isLong
      value={value === '' ? '' : value.join('\n')}
      onChange={({ target }) => onChange(target.value ? target.value.split('\n') : '')}
    />
  );
}

interface BasicsSectionProps {
  /** Id of the edited product; null for a new one. */
  productId: string | null;
  sameParts: ReturnType<typeof useSameParts>;
}

/** Returns the possible successors of a product: the others in its category, and the current successor. */
export const successorsOf = (
  products: readonly Product[],
  {
    productId,
    category,
    successor,
  }: Pick<ProductDraft, 'category' | 'successor'> & Pick<BasicsSectionProps, 'productId'>,
) => products.filter((other) => other.id === successor || (other.category === category && other.id !== productId));

/** Returns the input of each plain field. A missing one is a type error. */
function useInputs({ productId, sameParts }: BasicsSectionProps): Record<PlainField, ReactNode> {
  const { fit, productForm: texts, products: productTexts } = useTexts('panel');
  const { types: partTypeNames } = useTexts('catalogue').parts;
  const { register } = useFormContext<ProductDraft>();
  const [typedName, category, availability, successor] = useWatch<
    ProductDraft,
    ['name', 'category', 'availability', 'successor']
  >({ name: ['name', 'category', 'availability', 'successor'] });
  const { data: products = [] } = useProducts();
  const successors = successorsOf(products, { productId, category, successor });
  return {
    name: (
      <div>
        <FormText name="name" label={texts.name} aria-required />
        <DuplicateNote productId={productId} field="name" typed={typedName} />
      </div>
    ),
    description: <FormText name="description" label={texts.description} isLong aria-required />,
    category: (
      <FormSelect
        name="category"
        label={texts.category}
        aria-required
        options={categoryKeys.map((key) => [key, productTexts.categories[key]])}
      />
    ),
    subcategory: hasSubcategories(category) && (
      <FormSelect
        name="subcategory"
        label={texts.subcategory}
        none={texts.noSubcategory}
        options={subcategories.map((name) => [name, name])}
      />
    ),
    featured: <Checkbox label={texts.featured} hint={texts.featuredHint} {...register('featured')} />,
    partType: category !== 'motori' && (
      <FormSelect
        name="partType"
        label={texts.partType}
        none={fit.noType}
        options={partTypes.map((type) => [type, partTypeNames[type]])}
      />
    ),
    fits: category === 'motori' ? <SameParts parts={sameParts} /> : <FitsField />,
    alsoKnownAs: <AliasesField />,
    availability: (
      <FormSelect
        name="availability"
        label={texts.availability}
        none={texts.noAvailability}
        options={availabilities.map((name) => [name, texts.availabilities[name]])}
      />
    ),
    successor: availability === 'discontinued' && (
      // The key remounts the select with its options: a stored value can be selected only if its option exists.
      <FormSelect
        key={successors.length}
        name="successor"
        label={texts.successor}
        none={texts.noSuccessor}
        options={successors.map(({ id, name }) => [id, name])}
      />
    ),
    price: <FormText name="price" label={texts.price} hint={texts.priceHint} inputMode="decimal" />,
    status: <StatusFields texts={texts} />,
    // Included in the status fields.
    publishAt: null,
  };
}

/** Fields of every product launch. Pictures come between them and the description. */
export function BasicsSection(props: BasicsSectionProps) {
  const { productForm: texts } = useTexts('panel');
  const inputs = useInputs(props);
  return (
    <Section title={texts.basics}>
      {inputs.name}
      <Columns>
        {inputs.category}
        {inputs.subcategory}
      </Columns>
      {inputs.price}
      {inputs.availability}
      {inputs.successor}
      {inputs.status}
    </Section>
  );
}

export const DescriptionField = (props: BasicsSectionProps) => (
  <Fieldset as="div">{useInputs(props).description}</Fieldset>
);

const otherFields = ['featured', 'partType', 'fits', 'alsoKnownAs'] as const;

/** Fields that few products need. */
export function OtherFields(props: BasicsSectionProps) {
  const { fit, productForm: texts } = useTexts('panel');
  const inputs = useInputs(props);
  const [fits, aliases, featured] = useWatch<ProductDraft, ['fits', 'alsoKnownAs', 'featured']>({
    name: ['fits', 'alsoKnownAs', 'featured'],
  });
  const summary = [
    featured && texts.featured,
    fits.length > 0 && fit.holds(fits.length),
    props.sameParts.ticked.length > 0 && fit.toAdd(props.sameParts.ticked.length, props.sameParts.offered.length),
    aliases.length > 0 && texts.alsoKnownAs,
  ];
  return (
    <CollapsibleSection title={texts.others} summary={summary.filter(Boolean).join(', ')} fields={otherFields}>
      {otherFields.map((name) => (
        <Fragment key={name}>{inputs[name]}</Fragment>
      ))}
    </CollapsibleSection>
  );
}
