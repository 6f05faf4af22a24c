import type { Slide } from '@rombo/shared/collections/slide';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ItemForm } from '../../../forms/saving/item-form.tsx';
import { useItemForm } from '../../../forms/saving/use-item-form.ts';
import { createFormKey } from '../../../forms/uploads/form-key.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useCreateSlide, useReloadSlides, useUpdateSlide } from '../api.ts';
import { toFormData } from '../draft/slide-form-data.ts';
import { fieldOfPath, slideKind } from '../draft/slide-kind.ts';
import { useNameOf } from '../name-of.ts';
import { Fields } from './fields.tsx';
import { ImageField } from './image-field.tsx';

export interface SlideFormProps {
  /** The slide that is edited, or null for a new one. */
  slide: Slide | null;
  /** Called with the id of what was saved, or null when the form was left. */
  onClose: (id: string | null) => void;
}

export function SlideForm({ slide: opened, onClose }: SlideFormProps) {
  const { slideForm: texts } = useTexts('panel');
  const { serverText } = useTexts('server');
  const nameOf = useNameOf();
  const { toast } = useToast();
  const { run: create } = useCreateSlide();
  const { run: update } = useUpdateSlide();
  const [formKey] = useState(() => createFormKey());
  const item = useItemForm({
    kind: slideKind,
    opened,
    words: texts.save,
    nameOf,
    save: (draft, slide, { keyOf }) => {
      const form = toFormData(draft, slide, keyOf);
      const idempotencyKey = formKey(form);
      if (!slide) return create({ form, idempotencyKey });
      return update({ parameters: { id: slide.id }, form, ifVersion: slide.version, idempotencyKey });
    },
    reload: useReloadSlides(),
    placeIssue: ({ path, message }, { image }) => {
      const place = fieldOfPath(path);
      return { place, message: serverText(message), file: place === 'image' ? image : null };
    },
    onSaved: onClose,
  });
  const { form, stored: slide, uploads } = item;
  const lackingId = useId();
  const isLacking = useWatch({ control: form.control, name: 'image' }) === null;

  /** Enter in a field submits, but not with a button that is disabled: it is said why. */
  const explain = (event: KeyboardEvent) => {
    if (!isLacking || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.type === 'file') return;
    event.preventDefault();
    toast({ title: texts.refusals.required, description: texts.refusals.requiredText, variant: 'destructive' });
    form.setFocus('image');
  };

  return (
    <ItemForm
      item={item}
      title={slide ? texts.editTitle(nameOf(slide)) : texts.newTitle}
      create={texts.save.create}
      hasRequired={false}
      lacking={isLacking ? lackingId : undefined}
      onKeyDown={explain}
      onCancel={() => onClose(null)}
    >
      <ImageField present={slide?.imageUrl ?? null} lackingId={lackingId} uploads={uploads} />
      <Fields />
    </ItemForm>
  );
}
