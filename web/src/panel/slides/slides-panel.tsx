import { type Slide, SlideFields } from '@rombo/shared/collections/slide';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { otherLanguages } from '@rombo/shared/contract/text';
import { Fragment, type KeyboardEvent, useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Columns, Row } from '../../forms/form.styles.ts';
import type { DraftFile } from '../../forms/uploads/draft-file.ts';
import { CENTER, FocalPointPicker, focalPointStyle } from '../../forms/uploads/focal-point.tsx';
import { type Language, useLanguage, useTexts } from '../../i18n/index.ts';
import { languageName } from '../../i18n/language-name.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, TextInput } from '../../ui/field.tsx';
import { focalPosition } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.tsx';
import { CollectionForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { illustratedDraft, textsOf } from '../collection/draft-fields.ts';
import { FormText } from '../collection/form-fields.tsx';
import type { Kind } from '../collection/kind.ts';
import { PictureField, PreviewImage } from '../collection/picture-field.tsx';
import { registered } from '../collection/reads.ts';
import { CollapsibleSection } from '../collection/section.tsx';
import { useCollection, useItems, useReloadIfStale } from '../collection/use-collection.ts';
import { type FormProps, useItemForm } from '../collection/use-item-form.ts';
import { ProductsField } from '../products/form/product-finder.tsx';
import { Hint } from '../ui/cards.tsx';
import { attempt } from '../ui/list-hooks.tsx';

/** Returns the integer that a text starts with, or 0. */
export const parseOrder = (text: string): number => Number.parseInt(text, 10) || 0;

/** Texts that the slide shows on its picture. */
const shownNames = ['headline', 'text'] as const;

const textNames = ['title', 'description', 'order', 'product', ...shownNames, 'link'] as const;

const form = illustratedDraft({
  name: 'slide',
  purpose: 'slide-image',
  schema: SlideFields,
  translated: ['title', ...shownNames],
  empty: { order: 0, active: true },
  draftOf: ({ active = true, ...slide }: Partial<Slide>) => ({ ...textsOf(textNames, slide), active }),
  valuesOf: (own) => ({ ...own, order: parseOrder(own.order) }),
});

type SlideDraft = typeof form.draft.empty;

export const slideKind: Kind<Slide, SlideDraft> = {
  ...registered('slide'),
  nameOf: ({ title }, { slides }) => title || slides.untitled,
  cardOf: ({ order, picture, active, description }, { slides }) => ({
    label: `${slides.order} ${order}`,
    picture,
    flag: !active && slides.inactive,
    texts: [description],
  }),
  countOf: (all, { slides }) => slides.count(all.length, all.filter(({ active }) => active).length),
  words: ({ slides, slideForm, slideVersions }) => ({ list: slides, form: slideForm, versions: slideVersions }),
  ...form,
};

const CropPreview = styled.figure<{ $ratio: number }>`
  margin: 0;
  width: 9rem;
  > div {
    container-type: size;
    aspect-ratio: ${({ $ratio }) => $ratio};
    overflow: hidden;
    background: var(--color-background);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${focalPosition('var(--focal-x)', 'var(--focal-y)')};
  }
  figcaption { color: var(--color-text-muted); font-size: var(--font-size-small); }
`;

/** Aspect ratios of the slideshow frame on an upright phone and on a wide screen. */
const PHONE = 0.95;
const DESKTOP = 1.1;

function FocalCrops({ image, point }: { image: DraftFile; point: FocalPoint }) {
  const { slideForm: texts } = useTexts('panel');
  return (
    <Row style={focalPointStyle(point)}>
      {Object.entries({ [texts.cutOnPhone]: PHONE, [texts.cutOnDesktop]: DESKTOP }).map(([name, ratio]) => (
        <CropPreview key={name} $ratio={ratio}>
          <div>
            <PreviewImage image={image} alt="" />
          </div>
          <figcaption>{name}</figcaption>
        </CropPreview>
      ))}
    </Row>
  );
}

function SlidePicture({ missing }: { missing: { id: string; text: string } }) {
  const { pictureField } = useTexts('panel');
  const { field } = useController<SlideDraft, 'focalPoint'>({ name: 'focalPoint' });
  return (
    <PictureField purpose="slide-image" missing={missing}>
      {(image) => (
        <Row>
          <FocalPointPicker
            picture={<PreviewImage image={image} alt={pictureField.preview} />}
            point={field.value}
            onChange={field.onChange}
          />
          <FocalCrops image={image} point={field.value ?? CENTER} />
        </Row>
      )}
    </PictureField>
  );
}

const FieldWithButton = styled.div`
  display: flex;
  gap: var(--space-s);
  > button { flex: none; }
`;

function Fields() {
  const { slideForm: formTexts, newsForm } = useTexts('panel');
  const { language } = useLanguage();
  const nameOf = (code: Language) => languageName(code, language);
  const { register, setValue, control, formState } = useFormContext<SlideDraft>();
  const [title, description, headline, text, link, number] = useWatch({
    control,
    name: ['title', 'description', 'headline', 'text', 'link', 'order'],
  });
  const joinFilled = (...texts: string[]) => texts.filter(Boolean).join(' · ');
  const { data: slides = [] } = useItems<Slide>(slideKind);
  const last = String(Math.max(0, ...slides.map((slide) => slide.order)) + 1);
  const order = register('order', {
    // Shows that an invalid number becomes 0.
    onBlur: ({ target }) => setValue('order', String(parseOrder(target.value)), { shouldValidate: true }),
  });
  return (
    <>
      <CollapsibleSection
        title={formTexts.notes}
        summary={joinFilled(title, description)}
        fields={['title', ...otherLanguages.map((code) => `${code}.title`), 'description']}
      >
        <Columns>
          <FormText name="title" label={formTexts.title} hint={formTexts.titleHint} lang="it" />
          {otherLanguages.map((code) => (
            <FormText
              key={code}
              name={`${code}.title`}
              label={formTexts.inLanguage(formTexts.title, nameOf(code))}
              hint={formTexts.translatedTitleHint(nameOf(code))}
              lang={code}
            />
          ))}
        </Columns>
        <FormText name="description" label={formTexts.description} hint={formTexts.descriptionHint} isLong />
      </CollapsibleSection>
      <ProductsField
        name="product"
        label={formTexts.product}
        hint={formTexts.productHint}
        words={newsForm.finder}
        isSingle
      />
      <CollapsibleSection
        title={formTexts.shown}
        summary={joinFilled(headline, text, link)}
        fields={[
          ...shownNames,
          'link',
          ...otherLanguages.flatMap((code) => shownNames.map((name) => `${code}.${name}`)),
        ]}
      >
        <Hint>{formTexts.shownHint}</Hint>
        <Columns>
          {shownNames.map((name) => (
            <Fragment key={name}>
              <FormText name={name} label={formTexts[name]} lang="it" />
              {otherLanguages.map((code) => (
                <FormText
                  key={code}
                  name={`${code}.${name}`}
                  label={formTexts.inLanguage(formTexts[name], nameOf(code))}
                  lang={code}
                />
              ))}
            </Fragment>
          ))}
        </Columns>
        <FormText name="link" label={formTexts.link} hint={formTexts.linkHint} inputMode="url" />
      </CollapsibleSection>
      <CollapsibleSection title={formTexts.order} summary={number} fields={['order']}>
        <Field label={formTexts.order} hint={formTexts.orderHint} error={formState.errors.order?.message}>
          {(control) => (
            <FieldWithButton>
              <TextInput {...control} {...order} inputMode="numeric" autoComplete="off" />
              <Button
                variant="ghost"
                onClick={() => setValue('order', last, { shouldDirty: true, shouldValidate: true })}
              >
                {formTexts.toEnd}
              </Button>
            </FieldWithButton>
          )}
        </Field>
      </CollapsibleSection>
      <Checkbox label={formTexts.active} hint={formTexts.activeHint} {...register('active')} />
    </>
  );
}

function SlideForm(props: FormProps<Slide>) {
  const { slideForm: texts } = useTexts('panel');
  const itemForm = useItemForm(slideKind, props);
  const { form } = itemForm;
  const missingId = useId();
  const isMissing = useWatch({ control: form.control, name: 'image' }) === null;

  /** Explains why Enter does not submit while the save button is disabled. */
  const explain = (event: KeyboardEvent) => {
    if (!isMissing || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.type === 'file') return;
    event.preventDefault();
    toast({ title: texts.refusals.required, description: texts.refusals.requiredText, variant: 'destructive' });
    form.setFocus('image');
  };

  return (
    <CollectionForm
      kind={slideKind}
      itemForm={itemForm}
      hasRequired={false}
      missing={isMissing ? missingId : undefined}
      onKeyDown={explain}
    >
      <SlidePicture missing={{ id: missingId, text: texts.refusals.requiredInline }} />
      <Fields />
    </CollectionForm>
  );
}

function ActiveToggle({ item: slide }: { item: Slide }) {
  const panel = useTexts('panel');
  const { slides: texts, slideForm } = panel;
  const { save, busy } = useCollection(slideKind);
  const reloadIfStale = useReloadIfStale(slideKind);
  const name = slideKind.nameOf(slide, panel);
  const label = slide.active ? texts.switchOff : texts.switchOn;

  const { updated, updateFailed, updateFailedText } = slideForm.save;
  const toggle = () =>
    attempt(
      () => save({ ...slideKind.draft.draftOf(slide), active: !slide.active }, slide, String),
      async (error) => ({
        title: updateFailed,
        description: (await reloadIfStale(error)) ? texts.changedElsewhere(name) : updateFailedText,
      }),
      { title: updated, description: (slide.active ? texts.switchedOff : texts.switchedOn)(name) },
    );

  return (
    <Button variant="ghost" busy={busy} aria-label={`${label} ${name}`} onClick={toggle}>
      {label}
    </Button>
  );
}

export default () => <CollectionPanel kind={slideKind} Form={SlideForm} Action={ActiveToggle} />;
