import { partTypes } from '@rombo/shared/collections/categories';
import { categoryKeys, hasSubcategories, Product, subcategories } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../forms/fields.tsx';
import { Columns } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/field.tsx';
import { FormSelect, FormText } from '../../collection/form-fields.tsx';
import { CollapsibleSection, Fieldset, Section } from '../../collection/section.tsx';
import { StatusFields } from '../../collection/status-fields.tsx';
import { useProducts } from '../api.ts';
import { formatPriceInput, type PlainField, type ProductDraft, plainFields } from '../draft/product-draft.ts';
import { DuplicateNote } from './duplicate-note.tsx';
import { FitsField, SameParts, type useSameParts } from './fits.tsx';

/** Fields whose input is a text field. */
type TextFieldName = { [K in PlainField]: string extends ProductDraft[K] ? K : never }[PlainField];

const isNumber = (name: TextFieldName): boolean => {
  const entry = Product.entries[name];
  return 'wrapped' in entry && String(entry.wrapped.type) === 'number';
};

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

/** Fields of every product launch. Pictures come between them and the description. */
const leadingFields: PlainField[] = [
  'name',
  'category',
  'subcategory',
  'price',
  'availability',
  'backOn',
  'successor',
  'status',
  'publishAt',
];

interface PlainFieldsProps extends BasicsSectionProps {
  names: readonly PlainField[];
}

function PlainFields({ productId, sameParts, names }: PlainFieldsProps) {
  const { fit, productForm: formTexts, products: texts } = useTexts('panel');
  const { types: partTypeNames } = useTexts('catalogue').parts;
  const { register } = useFormContext<ProductDraft>();
  const [typedName, category, availability, successor] = useWatch<
    ProductDraft,
    ['name', 'category', 'availability', 'successor']
  >({ name: ['name', 'category', 'availability', 'successor'] });
  const { data: products = [] } = useProducts();
  const successors = products.filter(
    (other) => other.id === successor || (other.category === category && other.id !== productId),
  );
  const text = (name: TextFieldName, props?: Omit<ComponentProps<typeof FormText>, 'name' | 'label'>) => (
    <FormText
      key={name}
      name={name}
      label={formTexts[name]}
      inputMode={isNumber(name) ? 'decimal' : 'text'}
      {...props}
    />
  );

  /** Inputs of the fields that are not a plain text field. A missing one is a type error. */
  const inputs: Record<Exclude<PlainField, TextFieldName>, ReactNode> & { [K in TextFieldName]?: ReactNode } = {
    name: (
      <div>
        {text('name', { 'aria-required': true })}
        <DuplicateNote productId={productId} field="name" typed={typedName} />
      </div>
    ),
    description: text('description', { isLong: true, 'aria-required': true }),
    category: (
      <FormSelect
        name="category"
        label={formTexts.category}
        aria-required
        options={categoryKeys.map((key) => [key, texts.categories[key]])}
      />
    ),
    subcategory: hasSubcategories(category) && (
      <FormSelect
        name="subcategory"
        label={formTexts.subcategory}
        none={formTexts.noSubcategory}
        options={subcategories.map((name) => [name, name])}
      />
    ),
    featured: <Checkbox label={formTexts.featured} hint={formTexts.featuredHint} {...register('featured')} />,
    partType: category !== 'motori' && (
      <FormSelect
        name="partType"
        label={formTexts.partType}
        none={fit.noType}
        options={partTypes.map((type) => [type, partTypeNames[type]])}
      />
    ),
    fits: category === 'motori' ? <SameParts parts={sameParts} /> : <FitsField />,
    alsoKnownAs: <AliasesField />,
    availability: (
      <FormSelect
        name="availability"
        label={formTexts.availability}
        none={formTexts.noAvailability}
        options={availabilities.map((name) => [name, formTexts.availabilities[name]])}
      />
    ),
    backOn: availability === 'sold_out' && text('backOn', { hint: formTexts.backOnHint, type: 'date' }),
    successor: availability === 'discontinued' && (
      // The key remounts the select with its options: a stored value can be selected only if its option exists.
      <FormSelect
        key={successors.length}
        name="successor"
        label={formTexts.successor}
        none={formTexts.noSuccessor}
        options={successors.map(({ id, name }) => [id, name])}
      />
    ),
    price: text('price', { hint: formTexts.priceHint, format: formatPriceInput }),
    status: <StatusFields texts={formTexts} />,
    // Included in the status fields.
    publishAt: null,
  };
  return names.map((field) => {
    if (field === 'subcategory') return null;
    if (!(field in inputs)) return text(field as TextFieldName);
    if (field !== 'category') return <Fragment key={field}>{inputs[field]}</Fragment>;
    return (
      <Columns key={field}>
        {inputs.category}
        {inputs.subcategory}
      </Columns>
    );
  });
}

export function BasicsSection(props: BasicsSectionProps) {
  const { productForm: texts } = useTexts('panel');
  return (
    <Section title={texts.basics}>
      <PlainFields {...props} names={leadingFields} />
    </Section>
  );
}

export const DescriptionField = (props: BasicsSectionProps) => (
  <Fieldset as="div">
    <PlainFields {...props} names={['description']} />
  </Fieldset>
);

const otherFields = plainFields.filter((name) => name !== 'description' && !leadingFields.includes(name));

/** Fields that few products need. */
export function OtherFields(props: BasicsSectionProps) {
  const { fit, productForm: texts } = useTexts('panel');
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
      <PlainFields {...props} names={otherFields} />
    </CollapsibleSection>
  );
}
