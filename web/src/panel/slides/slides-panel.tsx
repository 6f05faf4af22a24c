import { type Slide, slideLimits } from '@rombo/shared/collections/slide';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { type KeyboardEvent, useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Columns, Row } from '../../forms/form.styles.ts';
import { type DraftFile, isChosen } from '../../forms/uploads/draft-file.ts';
import { atPoint, FocalPointPicker, MIDDLE } from '../../forms/uploads/focal-point.tsx';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, TextInput } from '../../ui/field.tsx';
import { focalPosition } from '../../ui/picture.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CollectionForm, type FormProps, useCollectionForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { FormText } from '../collection/form-fields.tsx';
import { AltFields, PictureField, PicturePreview, PreviewImage } from '../collection/picture-field.tsx';
import { useCollection, useItems } from '../collection/use-collection.ts';
import { ProductsField } from '../products/form/products-field.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { useAttempt } from '../ui/list-hooks.tsx';
import { orderOf, type SlideDraft, slideKind } from './slide-kind.ts';

const Cut = styled.figure<{ $ratio: number }>`
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

/** Width by height of the frame of the slideshow on a phone held upright and on a wide screen. */
const PHONE = 0.95;
const DESKTOP = 1.1;

/** The picture as the home page crops it, on a phone and on a wide screen. */
function FocalCuts({ image, point }: { image: DraftFile; point: FocalPoint }) {
  const { slideForm: texts } = useTexts('panel');
  return (
    <Row style={atPoint(point)}>
      {Object.entries({ [texts.cutOnPhone]: PHONE, [texts.cutOnDesktop]: DESKTOP }).map(([name, ratio]) => (
        <Cut key={name} $ratio={ratio}>
          <div>
            <PreviewImage image={image} alt="" />
          </div>
          <figcaption>{name}</figcaption>
        </Cut>
      ))}
    </Row>
  );
}

/** Proportions of the preview. */
const PREVIEW = { width: 16, height: 9 };

/** The slide's picture with its focal point, and how the home page crops it. */
function SlidePicture({ lacking }: { lacking: { id: string; text: string } }) {
  const { pictureField } = useTexts('panel');
  const { setValue, resetField } = useFormContext<SlideDraft>();
  const { field } = useController<SlideDraft, 'focalPoint'>({ name: 'focalPoint' });
  return (
    <PictureField<SlideDraft>
      name="image"
      purpose="slide-image"
      lacking={lacking}
      onChange={(next) => {
        if (next && !isChosen(next)) resetField('focalPoint');
        else setValue('focalPoint', null, { shouldDirty: true });
      }}
    >
      {(image) => (
        <Row>
          <FocalPointPicker
            picture={<PicturePreview image={image} alt={pictureField.preview} />}
            box={PREVIEW}
            point={field.value}
            onChange={field.onChange}
          />
          <FocalCuts image={image} point={field.value ?? MIDDLE} />
        </Row>
      )}
    </PictureField>
  );
}

const Beside = styled.div`
  display: flex;
  gap: var(--space-s);
  > button { flex: none; }
`;

function Fields() {
  const { slideForm: formTexts, newsForm } = useTexts('panel');
  const { register, setValue, formState } = useFormContext<SlideDraft>();
  const { data: slides = [] } = useItems<Slide>(slideKind);
  const last = String(Math.max(0, ...slides.map((slide) => slide.order)) + 1);
  const order = register('order', {
    // Invalid numbers become 0 visibly.
    onBlur: ({ target }) => setValue('order', String(orderOf(target.value)), { shouldValidate: true }),
  });
  return (
    <>
      <AltFields />
      <Columns>
        {(['title', 'titleEn'] as const).map((name) => (
          <FormText
            key={name}
            name={name}
            label={formTexts[name]}
            hint={formTexts[`${name}Hint`]}
            lang={name === 'titleEn' ? 'en' : 'it'}
            maxLength={slideLimits.title}
          />
        ))}
      </Columns>
      <ProductsField
        name="product"
        label={formTexts.product}
        hint={formTexts.productHint}
        words={newsForm.finder}
        isSingle
      />
      <FormText name="description" label={formTexts.description} hint={formTexts.descriptionHint} isLong />
      <Columns>
        <Field label={formTexts.order} hint={formTexts.orderHint} error={formState.errors.order?.message}>
          {(control) => (
            <Beside>
              <TextInput {...control} {...order} inputMode="numeric" autoComplete="off" />
              <Button
                variant="ghost"
                onClick={() => setValue('order', last, { shouldDirty: true, shouldValidate: true })}
              >
                {formTexts.toEnd}
              </Button>
            </Beside>
          )}
        </Field>
        <Checkbox label={formTexts.active} hint={formTexts.activeHint} {...register('active')} />
      </Columns>
    </>
  );
}

function SlideForm(props: FormProps<Slide>) {
  const { slideForm: texts } = useTexts('panel');
  const { toast } = useToast();
  const item = useCollectionForm(slideKind, props);
  const { form } = item;
  const lackingId = useId();
  const isLacking = useWatch({ control: form.control, name: 'image' }) === null;

  /** Enter in a field submits, but not while the button is disabled: says why. */
  const explain = (event: KeyboardEvent) => {
    if (!isLacking || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.type === 'file') return;
    event.preventDefault();
    toast({ title: texts.refusals.required, description: texts.refusals.requiredText, variant: 'destructive' });
    form.setFocus('image');
  };

  return (
    <CollectionForm
      kind={slideKind}
      item={item}
      hasRequired={false}
      lacking={isLacking ? lackingId : undefined}
      onKeyDown={explain}
      onClose={props.onClose}
    >
      <SlidePicture lacking={{ id: lackingId, text: texts.refusals.requiredInline }} />
      <Fields />
    </CollectionForm>
  );
}

/** Switches a slide on or off. */
function Switch({ item: slide }: { item: Slide }) {
  const panel = useTexts('panel');
  const { slides: texts, slideForm } = panel;
  const { save, busy } = useCollection(slideKind);
  const attempt = useAttempt();
  const name = slideKind.nameOf(slide, panel);
  const label = slide.active ? texts.switchOff : texts.switchOn;

  const { updated, updateFailed, updateFailedText } = slideForm.save;
  const toggle = () =>
    attempt(
      () => save({ ...slideKind.draft.draftOf(slide), active: !slide.active }, slide, String),
      { title: updateFailed, description: updateFailedText },
      { title: updated, description: (slide.active ? texts.switchedOff : texts.switchedOn)(name) },
    );

  return (
    <BusyButton variant="ghost" busy={busy} aria-label={`${label} ${name}`} onClick={toggle}>
      {label}
    </BusyButton>
  );
}

export default () => <CollectionPanel kind={slideKind} Form={SlideForm} Action={Switch} />;
