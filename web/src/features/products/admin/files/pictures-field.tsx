import { arrayMove } from '@dnd-kit/sortable';
import { productLimits } from '@rombo/shared/product';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldError, FieldHint } from '../../../../ui/field.styles.ts';
import { Sortable } from '../../../../ui/sortable.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { type DraftFile, isChosen } from '../../../uploads/draft-file.ts';
import { Drop, DropHint } from '../../../uploads/drop.styles.ts';
import { FilePicker } from '../../../uploads/file-picker.tsx';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { useFileDrop } from '../../../uploads/use-file-drop.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { Section } from '../form/section.tsx';
import { choosePictures } from './choose-files.ts';
import { fileTexts } from './file-texts.ts';
import { Grid } from './files.styles.ts';
import { PictureTile } from './picture-tile.tsx';
import { RefusedList } from './refused-list.tsx';
import { useRefusals } from './use-refusals.ts';

export interface PicturesFieldProps {
  uploads: UploadQueue;
}

/** The product's pictures, present ones and new ones, in the order in which visitors see them. */
export function PicturesField({ uploads }: PicturesFieldProps) {
  const { field, fieldState } = useController<ProductDraft, 'pictures'>({ name: 'pictures' });
  const { refused, report } = useRefusals();
  const [said, setSaid] = useState('');
  const picker = useRef<HTMLInputElement | null>(null);
  const hint = useId();
  const pictures = field.value;

  const add = (files: File[]) => {
    const choice = choosePictures(files, productLimits.images - pictures.length);
    const chosen = choice.accepted.map((file) => ({ id: crypto.randomUUID(), file }));
    report(choice.refused);
    if (chosen.length === 0) return;
    field.onChange([...pictures, ...chosen]);
    uploads.add(chosen.map((picture) => ({ ...picture, purpose: 'product-image' })));
  };
  const move = (from: number, to: number) => field.onChange(arrayMove(pictures, from, to));
  const moveByButton = (from: number, to: number) => {
    move(from, to);
    setSaid(fileTexts.moved(to + 1, pictures.length));
  };
  const remove = (picture: DraftFile) => {
    field.onChange(pictures.filter(({ id }) => id !== picture.id));
    if (isChosen(picture)) uploads.remove(picture.id);
    picker.current?.focus();
  };
  const { over, target } = useFileDrop(add);

  return (
    <Section title={fileTexts.pictures}>
      <Drop {...target} $over={over}>
        <FieldHint id={hint}>{fileTexts.picturesHint}</FieldHint>
        {pictures.length > 0 && (
          <Sortable ids={pictures.map(({ id }) => id)} words={fileTexts} onMove={move}>
            <Grid>
              {pictures.map((picture, index) => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  position={index + 1}
                  count={pictures.length}
                  uploads={uploads}
                  onMove={(position) => moveByButton(index, position - 1)}
                  onRemove={() => remove(picture)}
                />
              ))}
            </Grid>
          </Sortable>
        )}
        <FilePicker
          purpose="product-image"
          label={fileTexts.addPictures}
          multiple
          describedBy={hint}
          inputRef={(input) => {
            field.ref(input);
            picker.current = input;
          }}
          onFiles={add}
        />
        <DropHint>{over ? fileTexts.drop : fileTexts.dropHere}</DropHint>
        {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
        <RefusedList refused={refused} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Drop>
    </Section>
  );
}
