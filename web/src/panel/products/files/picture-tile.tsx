import type { ReactNode } from 'react';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MoveButton } from '../../../ui/move-buttons.tsx';
import { Handle } from '../../../ui/sortable.styles.ts';
import { useSortableItem } from '../../../ui/sortable.tsx';
import type { DraftPicture } from '../draft/product-draft.ts';
import { Cover, Frame, Moves, Remove, Tile } from './files.styles.ts';
import { type PictureChange, PictureDetails } from './picture-details.tsx';
import { TileImage, TileStatus } from './tile-parts.tsx';

interface StarIconProps {
  filled: boolean;
}

/** The cover among the pictures; the button's label says so. */
function StarIcon({ filled }: StarIconProps) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path
        fill={filled ? 'currentColor' : 'none'}
        d="m12 3 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z"
      />
    </svg>
  );
}

interface PictureTileProps {
  picture: DraftPicture;
  /** Its place, counted from 1. */
  position: number;
  count: number;
  uploads: UploadQueue;
  /** Called with the place it goes to, counted from 1. */
  onMove: (position: number) => void;
  onEdit: (edit: PictureChange) => void;
  onRemove: () => void;
}

/** One picture of the form: what it looks like, how far its upload is, and where it goes. */
export function PictureTile({ picture, position, count, uploads, onMove, onEdit, onRemove }: PictureTileProps) {
  const { files: fileTexts } = useTexts('panel');
  const { item, handle, isDragging } = useSortableItem(picture.id, fileTexts.draggable);
  const isFirst = position === 1;
  const isLast = position === count;

  const move = (label: string, to: number, useless: boolean, icon: ReactNode) => (
    <MoveButton icon={icon} label={label} useless={useless} onPress={() => onMove(to)} />
  );

  return (
    <Tile {...item} $dragging={isDragging} aria-label={fileTexts.pictureOf(position, count)}>
      <Frame>
        <TileImage picture={picture} uploads={uploads} />
        <Handle {...handle} aria-label={fileTexts.drag(position)} />
        {isFirst && (
          <Cover>
            <Badge tone="brand">{fileTexts.cover}</Badge>
          </Cover>
        )}
        <Remove type="button" aria-label={fileTexts.removePicture(position)} onClick={onRemove}>
          <Icon name="close" size={18} />
        </Remove>
      </Frame>
      <TileStatus picture={picture} uploads={uploads} />
      <PictureDetails picture={picture} position={position} uploads={uploads} onChange={onEdit} />
      <Moves>
        {move(fileTexts.earlier(position), position - 1, isFirst, <Icon name="previous" />)}
        {move(fileTexts.toCover(position), 1, isFirst, <StarIcon filled={isFirst} />)}
        {move(fileTexts.later(position), position + 1, isLast, <Icon name="next" />)}
      </Moves>
    </Tile>
  );
}
