import { arrayMove } from '@dnd-kit/sortable';
import { productLimits } from '@rombo/shared/collections/product';
import { startTransition, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { randomId } from '../../../forms/kept-draft.ts';
import { altTextsOf, isChosen } from '../../../forms/uploads/draft-file.ts';
import { FileDrop, FilePicker } from '../../../forms/uploads/file-picker.tsx';
import { useFileChoice } from '../../../forms/uploads/use-file-choice.ts';
import { useFormFiles } from '../../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../../i18n/index.ts';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { VisuallyHidden } from '../../../ui/icon.tsx';
import { Section } from '../../collection/section.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import type { DraftPicture, ProductDraft } from '../draft/product-draft.ts';
import { RefusedList, refusalOf } from './file-fields.tsx';
import { PictureTile } from './picture-tile.tsx';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-m);
  width: 100%;
`;

/** The product's pictures, stored and chosen ones, in the order in which visitors see them. */
export function PicturesField() {
  const { uploads } = useFormFiles();
  const { files: texts } = useTexts('panel');
  const { getValues } = useFormContext<ProductDraft>();
  const { field, fieldState } = useController<ProductDraft, 'pictures'>({ name: 'pictures' });
  const [announcement, setAnnouncement] = useState('');
  const picker = useRef<HTMLInputElement | null>(null);
  const hint = useId();
  const pictures = field.value;

  // Read when it is used: pictures may have been added or removed while files were checked.
  const current = () => getValues('pictures');
  const choice = useFileChoice({
    purpose: 'product-image',
    refusalOf: (file, problem) => refusalOf(file, problem, 'product-image', texts),
    room: () => productLimits.images - current().length,
    tooMany: (left) => ({ title: texts.tooMany, description: texts.tooManyText(left) }),
    onAccept: (files) => {
      const chosen = files.map((file) => ({ id: randomId(), file }));
      const added = chosen.map((picture) => ({ ...picture, alt: altTextsOf(), focalPoint: null }));
      // Twenty new tiles are rendered in slices, between which the form can be used.
      startTransition(() => field.onChange([...current(), ...added]));
      uploads.add(chosen.map((picture) => ({ ...picture, purpose: 'product-image' })));
    },
  });
  const move = (from: number, to: number) => field.onChange(arrayMove(pictures, from, to));
  const remove = (picture: DraftPicture) => {
    field.onChange(pictures.filter(({ id }) => id !== picture.id));
    if (isChosen(picture)) uploads.remove(picture.id);
    picker.current?.focus();
  };

  return (
    <Section title={texts.pictures}>
      <FileDrop choice={choice} words={texts} focus={() => picker.current?.focus()}>
        <FieldHint id={hint}>{texts.picturesHint}</FieldHint>
        {pictures.length > 0 && (
          <Sortable ids={pictures.map(({ id }) => id)} words={texts} onMove={move}>
            <Grid>
              {pictures.map((picture, index) => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  position={index + 1}
                  count={pictures.length}
                  onMove={(to) => {
                    move(index, to);
                    setAnnouncement(texts.moved(to + 1, pictures.length));
                  }}
                  onEdit={(edit) =>
                    field.onChange(pictures.map((one) => (one === picture ? { ...picture, ...edit } : one)))
                  }
                  onRemove={() => remove(picture)}
                />
              ))}
            </Grid>
          </Sortable>
        )}
        <FilePicker
          purpose="product-image"
          label={texts.addPictures}
          multiple
          describedBy={hint}
          inputRef={(input) => {
            field.ref(input);
            picker.current = input;
          }}
          onFiles={choice.choose}
        />
        {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
        <RefusedList refused={choice.refused} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </FileDrop>
    </Section>
  );
}
