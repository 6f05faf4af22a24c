import type { ProductOutline } from '@rombo/shared/product-outline';
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Position, Stage, Step, Thumbnail, Thumbnails } from './gallery-dialog.styles.ts';
import { useCatalogueTexts } from './texts/index.ts';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export interface GalleryDialogProps {
  product: ProductOutline;
  open: boolean;
  onClose: () => void;
}

/** A product's pictures: one of them large, all of them small; the arrow keys go round. */
export function GalleryDialog({ product, open, onClose }: GalleryDialogProps) {
  const texts = useCatalogueTexts();
  const { name, images } = product;
  const [index, setIndex] = useState(0);
  const go = (step: number) => setIndex((index + step + images.length) % images.length);
  const position = texts.photo(index + 1, images.length);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || images.length < 2) return;
    event.preventDefault();
    go(step);
  };

  return (
    <Dialog wide title={texts.galleryOf(name)} open={open} onClose={onClose} onKeyDown={onKeyDown}>
      <Stage>
        <Picture
          src={images[index] ?? ''}
          alt={`${name}, ${position}`}
          width={1200}
          height={900}
          sizes="(min-width: 54rem) 47rem, 90vw"
          eager
        />
        {images.length > 1 && (
          <>
            <Step $side="left" type="button" aria-label={texts.previousPhoto} onClick={() => go(-1)}>
              <Icon name="previous" size={28} />
            </Step>
            <Step $side="right" type="button" aria-label={texts.nextPhoto} onClick={() => go(1)}>
              <Icon name="next" size={28} />
            </Step>
          </>
        )}
      </Stage>
      <Position role="status">{position}</Position>
      <Thumbnails>
        {images.map((image, at) => (
          <li key={image}>
            <Thumbnail
              type="button"
              aria-label={texts.photo(at + 1, images.length)}
              aria-current={at === index || undefined}
              onClick={() => setIndex(at)}
            >
              <Picture src={image} alt="" width={1200} height={900} sizes="(min-width: 54rem) 7.5rem, 15vw" />
            </Thumbnail>
          </li>
        ))}
      </Thumbnails>
    </Dialog>
  );
}
