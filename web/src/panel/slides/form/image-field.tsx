import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isShrinkable, withType } from '../../../forms/uploads/check-file.ts';
import { type DraftFile, isChosen, presentFile } from '../../../forms/uploads/draft-file.ts';
import { Drop, DropHint } from '../../../forms/uploads/drop.styles.ts';
import { FilePicker } from '../../../forms/uploads/file-picker.tsx';
import { ShrinkOffer } from '../../../forms/uploads/shrink-offer.tsx';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { useFileDrop } from '../../../forms/uploads/use-file-drop.ts';
import { useFileField } from '../../../forms/uploads/use-file-field.ts';
import { usePendingFile } from '../../../forms/uploads/use-uploads.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, FieldHint, FieldLabel } from '../../../ui/field.styles.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { SlideDraft } from '../draft/slide-draft.ts';
import { FocalPointField } from './focal-point-field.tsx';
import { Field, Row, Upload } from './image-field.styles.ts';
import { refusalOf } from './refusal-of.ts';

export interface ImageFieldProps {
  /** The address of the picture that the slide has already. */
  present: string | null;
  /** The id of the text that says that a new slide needs a picture. */
  lackingId: string;
  uploads: UploadQueue;
}

/** The slide's picture: what it looks like, and how far its upload is. */
export function ImageField({ present, lackingId, uploads }: ImageFieldProps) {
  const { slideForm: formTexts } = useTexts('panel');
  const { field, fieldState } = useController<SlideDraft, 'image'>({ name: 'image' });
  const [refused, setRefused] = useState<{ file: File; text: string } | null>(null);
  const { setFocus, setValue, resetField } = useFormContext<SlideDraft>();
  const { toast } = useToast();
  const hint = useId();
  const image = field.value;
  const lacking = !present && !image;
  const pending = usePendingFile(uploads, image?.id ?? '');

  const onChange = (next: DraftFile | null) => {
    field.onChange(next);
    if (next && !isChosen(next)) resetField('focalPoint');
    else setValue('focalPoint', null, { shouldDirty: true });
    setRefused(null);
  };
  const { become, take } = useFileField({ file: image, purpose: 'slide-image', uploads, onChange });
  const choose = async ([first]: File[]) => {
    if (!first) return;
    const file = await withType(first, 'slide-image');
    const refusal = refusalOf(file, formTexts.refusals);
    if (!refusal) return take(file);
    toast({ ...refusal, variant: 'destructive' });
    setRefused({ file, text: `${file.name}: ${refusal.description}` });
  };
  const answerOffer = (answer: () => void) => () => {
    answer();
    setFocus('image');
  };
  const { over, target } = useFileDrop(choose);
  const problem = refused?.text ?? fieldState.error?.message;

  return (
    <Field>
      <FieldLabel as="legend">{formTexts.image}</FieldLabel>
      <Drop {...target} $over={over}>
        <FieldHint id={hint}>{formTexts.imageHint}</FieldHint>
        {image && <FocalPointField image={image} uploads={uploads} />}
        {pending && (
          <Upload>
            <UploadStatus pending={pending} onRetry={() => uploads.again([pending.id])} />
          </Upload>
        )}
        <Row>
          <FilePicker
            purpose="slide-image"
            label={image ? formTexts.replace : formTexts.choose}
            describedBy={lacking ? `${hint} ${lackingId}` : hint}
            inputRef={field.ref}
            onFiles={choose}
          />
          {image && isChosen(image) && (
            <Button variant="ghost" onClick={() => become(present ? presentFile(present) : null)}>
              {present ? formTexts.restore : formTexts.removeChosen}
            </Button>
          )}
          <DropHint>{over ? formTexts.drop : formTexts.dropHere}</DropHint>
        </Row>
        {lacking && <FieldHint id={lackingId}>{formTexts.refusals.requiredInline}</FieldHint>}
        {problem && <FieldError role="alert">{problem}</FieldError>}
        {refused && isShrinkable(refused.file, 'slide-image') && (
          <ShrinkOffer
            count={1}
            onAccept={answerOffer(() => take(refused.file))}
            onDecline={answerOffer(() => setRefused(null))}
          />
        )}
      </Drop>
    </Field>
  );
}
