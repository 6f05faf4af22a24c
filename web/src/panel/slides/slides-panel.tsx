import { type Slide, slideLimits } from '@rombo/shared/collections/slide';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Columns } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, TextInput } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CollectionForm, type FormProps, useCollectionForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { FormText } from '../collection/form-fields.tsx';
import { AltFields } from '../collection/picture-field.tsx';
import { useCollection, useItems } from '../collection/use-collection.ts';
import { BusyButton } from '../ui/buttons.tsx';
import { useAttempt } from '../ui/list-hooks.tsx';
import { orderOf, type SlideDraft, slideKind } from './slide-kind.ts';
import { SlidePicture } from './slide-picture.tsx';

const Beside = styled.div`
  display: flex;
  gap: var(--space-s);
  > button { flex: none; }
`;

function Fields() {
  const { slideForm: formTexts } = useTexts('panel');
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
  const { save } = useCollection(slideKind);
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const name = slideKind.nameOf(slide, panel);
  const label = slide.active ? texts.switchOff : texts.switchOn;

  async function toggle() {
    setBusy(true);
    const { updated, updateFailed, updateFailedText } = slideForm.save;
    await attempt(
      () => save({ ...slideKind.draft.draftOf(slide), active: !slide.active }, slide, String),
      { title: updateFailed, description: updateFailedText },
      { title: updated, description: (slide.active ? texts.switchedOff : texts.switchedOn)(name) },
    );
    setBusy(false);
  }

  return (
    <BusyButton variant="ghost" busy={isBusy} aria-label={`${label} ${name}`} onClick={toggle}>
      {label}
    </BusyButton>
  );
}

export default () => <CollectionPanel kind={slideKind} Form={SlideForm} Action={Switch} />;
