import type { Product } from '@rombo/shared/product';
import { type MouseEvent, useState } from 'react';
import { useTexts, useTextsCode } from '../../../i18n/index.ts';
import { loadOrAsk } from '../../../loading/retry-prompt.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { galleryDialog } from '../gallery/lazy-gallery-dialog.ts';
import { useGallery } from '../pictures/use-gallery.ts';
import { Empty, Enlarge, Frame, Position, Stage, Step, Thumbnail, Thumbnails } from './gallery.styles.ts';

const SIZES =
  '(min-width: 80rem) calc(58vw - 15rem), (min-width: 64rem) calc(100vw - 21rem), (min-width: 40rem) calc(100vw - 5rem), calc(100vw - 2rem)';

/** A product's pictures: one of them large, all of them small; arrow keys and a swipe go round, a press shows them on the whole screen. */
export function Gallery({ product: { name, images } }: { product: Pick<Product, 'name' | 'images'> }) {
  const { pictures } = useTexts('product');
  const texts = useTexts('catalogue');
  const galleryTexts = useTextsCode('gallery');
  const { index, show, go, many, onKeyDown, swipe } = useGallery(images.length);
  const [open, setOpen] = useState<boolean>();
  const GalleryDialog = galleryDialog.loaded();
  const enlarge = () => {
    Promise.all([loadOrAsk(galleryDialog), loadOrAsk(galleryTexts)]).then(
      () => setOpen(true),
      () => undefined,
    );
  };
  const [first] = images;
  if (!first) {
    return (
      <Stage>
        <Empty>{texts.noImage}</Empty>
      </Stage>
    );
  }
  const position = texts.photo(index + 1, images.length);
  // Without scripts, or for another tab, a small picture is a link to the large one.
  const choose = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(at);
  };
  return (
    <Frame aria-label={pictures} onKeyDown={open ? undefined : onKeyDown}>
      <Stage {...swipe}>
        <Picture
          src={images[index] ?? first}
          alt={many ? `${name}, ${position}` : name}
          lang={many ? undefined : 'it'}
          width={1200}
          height={900}
          sizes={SIZES}
          eager
          fetchPriority="high"
        />
        <Enlarge type="button" aria-label={texts.openGallery(name)} onClick={enlarge}>
          <Icon name="images" />
        </Enlarge>
        {many && (
          <>
            <Step $side="left" type="button" aria-label={texts.previousPhoto} onClick={() => go(-1)}>
              <Icon name="previous" size={28} />
            </Step>
            <Step $side="right" type="button" aria-label={texts.nextPhoto} onClick={() => go(1)}>
              <Icon name="next" size={28} />
            </Step>
            <Position role="status" data-screen>
              {position}
            </Position>
          </>
        )}
      </Stage>
      {many && (
        <Thumbnails role="list">
          {images.map((image, at) => (
            <li key={image}>
              <Thumbnail
                href={image}
                aria-label={texts.photo(at + 1, images.length)}
                aria-current={at === index || undefined}
                onClick={(event) => choose(event, at)}
              >
                <Picture src={image} alt="" width={1200} height={900} sizes="(min-width: 80rem) 14vw, 24vw" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
      {GalleryDialog && open !== undefined && (
        <GalleryDialog
          name={name}
          images={images}
          open={open}
          first={index}
          onShow={show}
          onClose={() => setOpen(false)}
        />
      )}
    </Frame>
  );
}
