import type { Slide } from '@rombo/shared/slide';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { Form, Parts } from '../../../../ui/form.styles.ts';
import { Heading } from '../../../../ui/panel.styles.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { DraftOffer } from '../../../saving/draft-offer.tsx';
import { SaveBar } from '../../../saving/save-bar.tsx';
import { useNameOf } from '../name-of.ts';
import { Fields } from './fields.tsx';
import { ImageField } from './image-field.tsx';
import { SlideVersions } from './slide-versions.tsx';
import { useSlideForm } from './use-slide-form.ts';

export interface SlideFormProps {
  /** The slide that is edited, or null for a new one. */
  slide: Slide | null;
  /** Called with the id of what was saved, or null when the form was left. */
  onClose: (id: string | null) => void;
}

/** The form of a slide, new or present. */
export function SlideForm({ slide: opened, onClose }: SlideFormProps) {
  const { slideForm: formTexts, saving: savingTexts } = useTexts('panel');
  const nameOf = useNameOf();
  const { form, slide, uploads, kept, phase, failure, note, conflict, compare, restoreMine, submit } = useSlideForm({
    opened,
    onSaved: onClose,
  });
  const { toast } = useToast();
  const headingId = useId();
  const lackingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isLacking = useWatch({ control: form.control, name: 'image' }) === null;

  /** Enter in a field submits, but not with a button that is disabled: it is said why. */
  const explain = (event: KeyboardEvent) => {
    if (!isLacking || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.type === 'file') return;
    event.preventDefault();
    toast({ title: formTexts.refusals.required, description: formTexts.refusals.requiredText, variant: 'destructive' });
    form.setFocus('image');
  };

  return (
    <FormProvider {...form}>
      <Form noValidate aria-labelledby={headingId} onSubmit={submit} onKeyDown={explain}>
        <Parts disabled={phase === 'saving' || phase === 'reloading'}>
          <legend>
            <Heading id={headingId} ref={heading} tabIndex={-1}>
              {slide ? formTexts.editTitle(nameOf(slide)) : formTexts.newTitle}
            </Heading>
          </legend>
          {kept.offered && <DraftOffer {...kept.offered} />}
          <ImageField present={slide?.imageUrl ?? null} lackingId={lackingId} uploads={uploads} />
          <Fields />
        </Parts>
        {conflict && <SlideVersions {...conflict} uploads={uploads} />}
        <SaveBar
          label={slide ? savingTexts.save : formTexts.save.create}
          phase={phase}
          failure={failure}
          note={note}
          uploads={uploads}
          onCompare={conflict ? null : compare}
          onRestore={restoreMine}
          lacking={isLacking ? lackingId : undefined}
          onCancel={() => kept.leave(() => onClose(null))}
        />
      </Form>
    </FormProvider>
  );
}
