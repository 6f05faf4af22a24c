import { arrayMove } from '@dnd-kit/sortable';
import { productLimits } from '@rombo/shared/collections/product';
import { ALT_MAX } from '@rombo/shared/contract/picture-fields';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { startTransition, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { TextField } from '../../../forms/fields.tsx';
import { Details } from '../../../forms/form.styles.ts';
import { altTextsOf, isChosen } from '../../../forms/uploads/draft-file.ts';
import { FileDropZone, FilePicker, RefusedList } from '../../../forms/uploads/file-picker.tsx';
import { FocalPointPicker } from '../../../forms/uploads/focal-point.tsx';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { useFileChoice } from '../../../forms/uploads/use-file-choice.ts';
import { DraftImage, useFormFiles } from '../../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { VisuallyHidden } from '../../../ui/icon.tsx';
import { Section } from '../../collection/section.tsx';
import { MoveButton, MoveButtons, Moves, PanelIcon } from '../../ui/buttons.tsx';
import { Cover, Flag, frame } from '../../ui/cards.tsx';
import { Handle, Sortable, useSortableItem } from '../../ui/sortable.tsx';
import type { DraftPicture, ProductDraft } from '../draft/product-draft.ts';
import { refusalOf } from './file-fields.tsx';

const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  ${frame}
  &:has(details[open]) { grid-column: 1 / -1; }
  > :last-child { margin-top: auto; }
`;

const Frame = styled(Cover)`aspect-ratio: 4 / 3;`;

const Remove = styled(IconButton)`
  position: absolute;
  inset: 0 0 auto auto;
  background: var(--color-backdrop);
  &:focus-visible { outline-offset: -3px; }
`;

const TileDetails = styled(Details)`
  padding: 0 var(--space-s) var(--space-s);
  font-size: var(--font-size-small);
  > div { margin-bottom: var(--space-s); }
`;

const IMAGE = { alt: '', width: 1, height: 1, sizes: '12rem' };

interface PictureDetailsProps {
  picture: DraftPicture;
  /** One-based. */
  position: number;
  onEdit: (edit: Partial<Pick<DraftPicture, 'alt' | 'focalPoint'>>) => void;
}

function PictureDetails({ picture, position, onEdit }: PictureDetailsProps) {
  const { files: texts, pictureField } = useTexts('panel');
  const { alt, focalPoint } = picture;
  const [isOpen, setOpen] = useState(false);
  return (
    <TileDetails onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.altAndFocus} <VisuallyHidden>{texts.ofPicture(position)}</VisuallyHidden>
      </summary>
      {languageCodes.map((code) => (
        <TextField
          key={code}
          label={languages[code].name}
          aria-label={`${pictureField.alt} ${texts.ofPicture(position)}, ${languages[code].name}`}
          lang={code}
          value={alt[code]}
          maxLength={ALT_MAX}
          onChange={({ target }) => onEdit({ alt: { ...alt, [code]: target.value } })}
        />
      ))}
      {isOpen && (
        <FocalPointPicker
          picture={<DraftImage picture={picture} alt="" width={960} height={720} sizes="26rem" />}
          point={focalPoint}
          onChange={(point) => onEdit({ focalPoint: point })}
        />
      )}
    </TileDetails>
  );
}

interface PictureTileProps extends PictureDetailsProps {
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PictureTile({ count, onMove, onRemove, ...details }: PictureTileProps) {
  const { picture, position } = details;
  const { files: texts } = useTexts('panel');
  const { item, handle } = useSortableItem(picture.id, texts.draggable);
  const isFirst = position === 1;
  return (
    <Tile {...item} aria-label={texts.pictureOf(position, count)}>
      <Frame>
        <DraftImage {...IMAGE} picture={picture} />
        <Handle {...handle} aria-label={texts.drag(position)} />
        {isFirst && (
          <Flag tone="brand" inset="auto auto var(--space-s) var(--space-s)">
            {texts.cover}
          </Flag>
        )}
        <Remove icon="close" size={18} aria-label={texts.removePicture(position)} onClick={onRemove} />
      </Frame>
      <UploadStatus id={picture.id} />
      <PictureDetails {...details} />
      <Moves>
        <MoveButtons name={position} words={texts} index={position - 1} count={count} isHorizontal onMove={onMove}>
          <MoveButton
            icon={<PanelIcon name="star" fill={isFirst ? 'currentColor' : 'none'} />}
            label={texts.toCover(position)}
            isDisabled={isFirst}
            onPress={() => onMove(0)}
          />
        </MoveButtons>
      </Moves>
    </Tile>
  );
}

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-m);
  width: 100%;
`;

/** The product's pictures, stored and new, in the order that visitors see. */
export function PicturesField() {
  const { uploads } = useFormFiles();
  const { files: texts, productVersions } = useTexts('panel');
  const { getValues, setFocus } = useFormContext<ProductDraft>();
  const { field, fieldState } = useController<ProductDraft, 'pictures'>({ name: 'pictures' });
  const [announcement, setAnnouncement] = useState('');
  const hint = useId();
  const pictures = field.value;

  // Read on use: pictures may have been added or removed while files were checked.
  const current = () => getValues('pictures');
  const choice = useFileChoice({
    purpose: 'product-image',
    refusalOf: (file, problem) => refusalOf(file, problem, 'product-image', texts),
    capacity: () => productLimits.images - current().length,
    tooMany: (left) => ({ title: texts.tooMany, description: texts.tooManyText(left) }),
    onAccept: (chosen) => {
      const added = chosen.map((picture) => ({ ...picture, alt: altTextsOf(), focalPoint: null }));
      // A transition: the form stays responsive while up to twenty tiles render.
      startTransition(() => field.onChange([...current(), ...added]));
    },
  });
  const move = (from: number, to: number) => field.onChange(arrayMove(pictures, from, to));
  const remove = (picture: DraftPicture) => {
    field.onChange(pictures.filter(({ id }) => id !== picture.id));
    if (isChosen(picture)) uploads.remove(picture.id);
    setFocus('pictures');
  };

  return (
    <Section title={productVersions.fields.images}>
      <FileDropZone choice={choice} words={texts} focus={() => setFocus('pictures')}>
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
          inputRef={field.ref}
          onFiles={choice.choose}
        />
        {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
        <RefusedList refused={choice.refused} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </FileDropZone>
    </Section>
  );
}
