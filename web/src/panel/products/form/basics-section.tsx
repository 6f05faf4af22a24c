import { partTypes } from '@rombo/shared/collections/part-types';
import { categoryKeys, hasSubcategories, Product, subcategories } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { productStatuses } from '@rombo/shared/collections/product-status';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { type RegisterOptions, useController, useFormContext, useWatch } from 'react-hook-form';
import { Columns } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Checkbox, Field, Select, TextArea, TextInput } from '../../../ui/field.tsx';
import { Section } from '../../collection/section.tsx';
import { toLocalTime, toUtc } from '../../ui/local-time.ts';
import { useProducts } from '../api.ts';
import { type PlainField, type ProductDraft, plainFields } from '../draft/product-draft.ts';
import { FitsField, SameParts, type useSameParts } from './fits.tsx';
import { TwinNote } from './twin-note.tsx';

/** Fields whose input can be a line of text. */
type TextName = { [K in PlainField]: string extends ProductDraft[K] ? K : never }[PlainField];
type SelectName = 'category' | 'subcategory' | 'partType' | 'availability' | 'successor' | 'status';

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, 'name'> {
  name: SelectName;
  hint?: string;
  options: readonly (readonly [value: string, label: string])[];
  registration?: RegisterOptions<ProductDraft, SelectName>;
}

/** A select of the form, by the name of its field. */
function SelectField({ name, hint, options, registration, ...rest }: SelectFieldProps) {
  const { productForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  return (
    <Field label={texts[name]} hint={hint} error={formState.errors[name]?.message}>
      {(control) => (
        <Select {...control} {...register(name, registration)} {...rest}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface TextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'name'> {
  name: TextName;
  hint?: string;
}

const isNumber = (name: TextName): boolean => {
  const entry = Product.entries[name];
  return 'wrapped' in entry && String(entry.wrapped.type) === 'number';
};

/** A line of text of the form, by the name of its field. */
function TextField({ name, hint, ...rest }: TextFieldProps) {
  const { productForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  return (
    <Field label={texts[name]} hint={hint} error={formState.errors[name]?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...register(name)}
          inputMode={isNumber(name) ? 'decimal' : 'text'}
          autoComplete="off"
          {...rest}
        />
      )}
    </Field>
  );
}

/** Other codes of a product, one per line. */
function AliasesField() {
  const { productForm, fit } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'alsoKnownAs'>({ name: 'alsoKnownAs' });
  const { value, onChange, ...input } = field;
  return (
    <Field label={productForm.alsoKnownAs} hint={fit.aliasesHint} error={fieldState.error?.message}>
      {(control) => (
        <TextArea
          {...control}
          {...input}
          value={value === '' ? '' : value.join('\n')}
          onChange={({ target }) => onChange(target.value ? target.value.split('\n') : '')}
        />
      )}
    </Field>
  );
}

/** The time at which a draft is published, in the time zone of the device. */
function PublishAtField() {
  const { productForm: texts } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'publishAt'>({ name: 'publishAt' });
  return (
    <Field label={texts.publishAt} hint={texts.publishAtHint} error={fieldState.error?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...field}
          type="datetime-local"
          value={toLocalTime(field.value)}
          onChange={(event) => field.onChange(toUtc(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

interface BasicsSectionProps {
  /** The id of the product that is edited; null for a new one. */
  own: string | null;
  sameParts: ReturnType<typeof useSameParts>;
}

/** Possible successors of a product: the others of its category, and the current one. */
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

  /** Inputs of the fields that are not a line of text; a missing one does not compile. */
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
      // Rendered again with its options: only then can the stored one be selected.
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
