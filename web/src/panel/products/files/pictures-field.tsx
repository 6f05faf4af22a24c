import { arrayMove } from '@dnd-kit/sortable';
import { productLimits } from '@rombo/shared/collections/product';
import { startTransition, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { withType } from '../../../forms/uploads/check-file.ts';
import { altTextsOf, isChosen } from '../../../forms/uploads/draft-file.ts';
import { Drop, DropHint, FilePicker, ShrinkOffer, useFileDrop } from '../../../forms/uploads/file-picker.tsx';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useTexts } from '../../../i18n/index.ts';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { Sortable } from '../../../ui/sortable.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { DraftPicture, ProductDraft } from '../draft/product-draft.ts';
import { Section } from '../form/section.tsx';
import { type Choice, choosePictures, RefusedList, takeWithin, useRefusals } from './choose-files.tsx';
import { PictureTile } from './picture-tile.tsx';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-m);
  width: 100%;
`;

interface PicturesFieldProps {
  uploads: UploadQueue;
}

/** The product's pictures, present ones and new ones, in the order in which visitors see them. */
export function PicturesField({ uploads }: PicturesFieldProps) {
  const { files: fileTexts } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'pictures'>({ name: 'pictures' });
  const { add, addLarge, dropLarge, large, refused } = useAddPictures(uploads, field.onChange);
  const [said, setSaid] = useState('');
  const picker = useRef<HTMLInputElement | null>(null);
  const hint = useId();
  const pictures = field.value;

  const move = (from: number, to: number) => field.onChange(arrayMove(pictures, from, to));
  const moveByButton = (from: number, to: number) => {
    move(from, to);
    setSaid(fileTexts.moved(to + 1, pictures.length));
  };
  const remove = (picture: DraftPicture) => {
    field.onChange(pictures.filter(({ id }) => id !== picture.id));
    if (isChosen(picture)) uploads.remove(picture.id);
    picker.current?.focus();
  };
  /** The button that was pressed goes away: the focus goes to where more pictures are chosen. */
  const answerOffer = (answer: () => void) => () => {
    answer();
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
                  onEdit={(edit) => field.onChange(pictures.with(index, { ...picture, ...edit }))}
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
        {large.length > 0 && (
          <ShrinkOffer count={large.length} onAccept={answerOffer(addLarge)} onDecline={answerOffer(dropLarge)} />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Drop>
    </Section>
  );
}

/** Files of which each stands once: somebody who misses a photo chooses it again. */
const withoutTwins = (files: File[]): File[] =>
  Map.groupBy(files, ({ name, size, lastModified }) => JSON.stringify([name, size, lastModified]))
    .values()
    .flatMap((twins) => twins.slice(0, 1))
    .toArray();

/** Adds chosen pictures to a product, says which ones were refused, and keeps those that can be made smaller for an offer. */
function useAddPictures(uploads: UploadQueue, onChange: (pictures: DraftPicture[]) => void) {
  const { files: texts } = useTexts('panel');
  const { getValues } = useFormContext<ProductDraft>();
  const { refused, report } = useRefusals();
  const [large, setLarge] = useState<File[]>([]);
  // Read when it is used: pictures may have been added or removed while files were looked at.
  const present = () => getValues('pictures');
  const room = () => productLimits.images - present().length;

  const take = ({ accepted, refused }: Choice) => {
    report(refused);
    if (accepted.length === 0) return;
    const chosen = accepted.map((file) => ({ id: crypto.randomUUID(), file }));
    // Twenty new tiles are drawn in slices, between which the form can be used.
    startTransition(() =>
      onChange([...present(), ...chosen.map((picture) => ({ ...picture, alt: altTextsOf(), focalPoint: null }))]),
    );
    uploads.add(chosen.map((picture) => ({ ...picture, purpose: 'product-image' })));
  };

  return {
    refused,
    large,
    add: async (files: File[]) => {
      const typed = await Promise.all(files.map((file) => withType(file, 'product-image')));
      const choice = choosePictures(typed, room(), texts);
      take(choice);
      setLarge((before) => withoutTwins([...before, ...choice.shrinkable]));
    },
    addLarge: () => {
      take(takeWithin(large, room(), texts));
      setLarge([]);
    },
    dropLarge: () => {
      report([]);
      setLarge([]);
    },
  };
}
