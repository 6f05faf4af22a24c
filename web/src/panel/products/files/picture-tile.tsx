import { ALT_MAX } from '@rombo/shared/contract/picture-fields';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../../forms/fields.tsx';
import { FocalPointPicker } from '../../../forms/uploads/focal-point.tsx';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { DraftImage } from '../../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../../i18n/index.ts';
import { Icon, VisuallyHidden } from '../../../ui/icon.tsx';
import { MoveButton, MoveButtons, Moves, RowIcon } from '../../ui/buttons.tsx';
import { Cover, Flag } from '../../ui/cards.tsx';
import { Handle, IconButton, useSortableItem } from '../../ui/sortable.tsx';
import type { DraftPicture } from '../draft/product-draft.ts';

const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  &:has(details[open]) { grid-column: 1 / -1; }
  > :last-child { margin-top: auto; }
`;

const Frame = styled(Cover)`
  aspect-ratio: 4 / 3;
`;

const Remove = styled(IconButton)`
  position: absolute;
  inset: 0 0 auto auto;
  background: var(--color-backdrop);
`;

const Details = styled.details`
  padding: 0 var(--space-s) var(--space-s);
  font-size: var(--font-size-small);
  summary {
    min-height: 2.75rem;
    padding-block: 0.75rem;
    cursor: pointer;
  }
  > div { margin-bottom: var(--space-s); }
`;

/** The proportions of a tile and of the product's card. */
const BOX = { width: 4, height: 3 };
const IMAGE = { alt: '', width: 1, height: 1, sizes: '12rem' };

interface PictureDetailsProps {
  picture: DraftPicture;
  /** Counted from 1. */
  position: number;
  onEdit: (edit: Partial<Pick<DraftPicture, 'alt' | 'focalPoint'>>) => void;
}

/** The alternative texts of a picture, one for each language, and its focal point. */
function PictureDetails({ picture, position, onEdit }: PictureDetailsProps) {
  const { files: texts } = useTexts('panel');
  const { alt, focalPoint } = picture;
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.altAndFocus} <VisuallyHidden>{texts.ofPicture(position)}</VisuallyHidden>
      </summary>
      {languageCodes.map((code) => (
        <TextField
          key={code}
          label={languages[code].name}
          aria-label={`${texts.alt} ${texts.ofPicture(position)}, ${languages[code].name}`}
          lang={code}
          value={alt[code]}
          maxLength={ALT_MAX}
          onChange={({ target }) => onEdit({ alt: { ...alt, [code]: target.value } })}
        />
      ))}
      {isOpen && (
        <FocalPointPicker
          picture={
            <Frame>
              <DraftImage {...IMAGE} picture={picture} />
            </Frame>
          }
          box={BOX}
          point={focalPoint}
          onChange={(point) => onEdit({ focalPoint: point })}
        />
      )}
    </Details>
  );
}

interface PictureTileProps extends PictureDetailsProps {
  count: number;
  /** Called with the new index. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture of the form with the progress of its upload, its texts, and buttons to move and remove it. */
export function PictureTile({ count, onMove, onRemove, ...details }: PictureTileProps) {
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
        <Remove type="button" aria-label={texts.removePicture(position)} onClick={onRemove}>
          <Icon name="close" size={18} />
        </Remove>
      </Frame>
      <UploadStatus id={picture.id} />
      <PictureDetails {...details} />
      <Moves>
        <MoveButtons name={position} words={texts} index={position - 1} count={count} isSideways onMove={onMove}>
          <MoveButton
            icon={<RowIcon name="star" fill={isFirst ? 'currentColor' : 'none'} />}
            label={texts.toCover(position)}
            isDisabled={isFirst}
            onPress={() => onMove(0)}
          />
        </MoveButtons>
      </Moves>
    </Tile>
  );
}
