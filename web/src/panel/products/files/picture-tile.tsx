import { ALT_MAX } from '@rombo/shared/contract/picture-fields';
import { languageCodes, languages } from '@rombo/shared/words/languages';
import { type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { TextField } from '../../../forms/fields.tsx';
import { FocalPointPicker } from '../../../forms/uploads/focal-point.tsx';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { DraftImage } from '../../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../../i18n/index.ts';
import { Badge, Icon, VisuallyHidden } from '../../../ui/icon.tsx';
import { MoveButton, RowIcon } from '../../ui/buttons.tsx';
import { Cover, Flag } from '../../ui/cards.tsx';
import { Handle, IconButton, useSortableItem } from '../../ui/sortable.tsx';
import type { DraftPicture } from '../draft/product-draft.ts';

const Tile = styled.li<{ $dragging: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  &:has(details[open]) { grid-column: 1 / -1; }
  ${({ $dragging }) => $dragging && css`z-index: 1; border-color: var(--color-accent); opacity: 0.85;`}
`;

const Frame = styled(Cover)`
  aspect-ratio: 4 / 3;
`;

const CoverFlag = styled(Flag)`
  inset: auto auto var(--space-s) var(--space-s);
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

const Moves = styled.div`
  display: flex;
  margin-top: auto;
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
  /** Called with the new position, counted from 1. */
  onMove: (position: number) => void;
  onRemove: () => void;
}

/** One picture of the form with the progress of its upload, its texts, and buttons to move and remove it. */
export function PictureTile({ count, onMove, onRemove, ...details }: PictureTileProps) {
  const { picture, position } = details;
  const { files: texts } = useTexts('panel');
  const { item, handle, isDragging } = useSortableItem(picture.id, texts.draggable);
  const isFirst = position === 1;
  const move = (label: string, to: number, useless: boolean, icon: ReactNode) => (
    <MoveButton icon={icon} label={label} useless={useless} onPress={() => onMove(to)} />
  );
  return (
    <Tile {...item} $dragging={isDragging} aria-label={texts.pictureOf(position, count)}>
      <Frame>
        <DraftImage {...IMAGE} picture={picture} />
        <Handle {...handle} aria-label={texts.drag(position)} />
        {isFirst && (
          <CoverFlag>
            <Badge tone="brand">{texts.cover}</Badge>
          </CoverFlag>
        )}
        <Remove type="button" aria-label={texts.removePicture(position)} onClick={onRemove}>
          <Icon name="close" size={18} />
        </Remove>
      </Frame>
      <UploadStatus id={picture.id} />
      <PictureDetails {...details} />
      <Moves>
        {move(texts.earlier(position), position - 1, isFirst, <Icon name="previous" />)}
        {move(texts.toCover(position), 1, isFirst, <RowIcon name="star" fill={isFirst ? 'currentColor' : 'none'} />)}
        {move(texts.later(position), position + 1, position === count, <Icon name="next" />)}
      </Moves>
    </Tile>
  );
}
