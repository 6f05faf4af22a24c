import type { ProductOutline } from '@rombo/shared/product-outline';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useGallery } from '../pictures/use-gallery.ts';
import { Position, Stage, Step, Thumbnail, Thumbnails } from './gallery-dialog.styles.ts';
import { useCatalogueTexts } from './texts/index.ts';

export interface GalleryDialogProps {
  product: ProductOutline;
  open: boolean;
  onClose: () => void;
}

/** A product's pictures: one of them large, all of them small; arrow keys and a swipe go round. */
export function GalleryDialog({ product, open, onClose }: GalleryDialogProps) {
  const texts = useCatalogueTexts();
  const { name, images } = product;
  const { index, show, go, many, onKeyDown, swipe } = useGallery(images.length);
  const position = texts.photo(index + 1, images.length);

  return (
    <Dialog wide title={texts.galleryOf(name)} open={open} onClose={onClose} onKeyDown={onKeyDown}>
      <Stage {...swipe}>
        <Picture
          src={images[index] ?? ''}
          alt={`${name}, ${position}`}
          width={1200}
          height={900}
          sizes="(min-width: 54rem) 47rem, 90vw"
          eager
        />
        {many && (
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
              onClick={() => show(at)}
            >
              <Picture src={image} alt="" width={1200} height={900} sizes="(min-width: 54rem) 7.5rem, 15vw" />
            </Thumbnail>
          </li>
        ))}
      </Thumbnails>
    </Dialog>
  );
}
