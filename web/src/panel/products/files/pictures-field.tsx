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
import { type Choice, chooseFiles, limitPictures, RefusedList, useRefusals } from './choose-files.tsx';
import { PictureTile } from './picture-tile.tsx';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-m);
  width: 100%;
`;

const none: Choice = { accepted: [], refused: [], shrinkable: [] };

/** Leaves out files that were chosen before: somebody who misses a photo chooses it again. */
const withoutTwins = (files: File[]): File[] => [
  ...new Map(files.map((file) => [[file.name, file.size, file.lastModified].join('/'), file])).values(),
];

/** The product's pictures, stored and chosen ones, in the order in which visitors see them. */
export function PicturesField({ uploads }: { uploads: UploadQueue }) {
  const { files: texts } = useTexts('panel');
  const { getValues } = useFormContext<ProductDraft>();
  const { field, fieldState } = useController<ProductDraft, 'pictures'>({ name: 'pictures' });
  const { refused, report } = useRefusals();
  /** Refused pictures that can be made smaller. */
  const [large, setLarge] = useState<File[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const picker = useRef<HTMLInputElement | null>(null);
  const hint = useId();
  const pictures = field.value;

  const add = (choice: Choice) => {
    // Read at this moment: pictures may have been added or removed while the files were checked.
    const before = getValues('pictures');
    const { accepted, refused } = limitPictures(choice, productLimits.images - before.length, texts);
    report(refused);
    if (accepted.length === 0) return;
    const chosen = accepted.map((file) => ({ id: crypto.randomUUID(), file }));
    // Twenty new tiles are rendered in slices, between which the form can be used.
    startTransition(() =>
      field.onChange([...before, ...chosen.map((picture) => ({ ...picture, alt: altTextsOf(), focalPoint: null }))]),
    );
    uploads.add(chosen.map((picture) => ({ ...picture, purpose: 'product-image' })));
  };
  const addFiles = async (files: File[]) => {
    const typed = await Promise.all(files.map((file) => withType(file, 'product-image')));
    const choice = chooseFiles(typed, 'product-image', texts);
    add(choice);
    setLarge((before) => withoutTwins([...before, ...choice.shrinkable]));
  };
  const answerOffer = (choice: Choice) => {
    add(choice);
    setLarge([]);
    // The button that was pressed disappears.
    picker.current?.focus();
  };
  const move = (from: number, to: number) => field.onChange(arrayMove(pictures, from, to));
  const remove = (picture: DraftPicture) => {
    field.onChange(pictures.filter(({ id }) => id !== picture.id));
    if (isChosen(picture)) uploads.remove(picture.id);
    picker.current?.focus();
  };
  const { over, target } = useFileDrop(addFiles);

  return (
    <Section title={texts.pictures}>
      <Drop {...target} $over={over}>
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
                  uploads={uploads}
                  onMove={(position) => {
                    move(index, position - 1);
                    setAnnouncement(texts.moved(position, pictures.length));
                  }}
                  onEdit={(edit) => field.onChange(pictures.with(index, { ...picture, ...edit }))}
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
          onFiles={addFiles}
        />
        <DropHint>{over ? texts.drop : texts.dropHere}</DropHint>
        {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
        <RefusedList refused={refused} />
        {large.length > 0 && (
          <ShrinkOffer
            count={large.length}
            onAccept={() => answerOffer({ ...none, accepted: large })}
            onDecline={() => answerOffer(none)}
          />
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Drop>
    </Section>
  );
}
