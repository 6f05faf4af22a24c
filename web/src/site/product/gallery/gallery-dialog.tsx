import type { Product } from '@rombo/shared/collections/product';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useLinger } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Failed, Position, Step, Thumbnail, Thumbnails } from './gallery-dialog.styles.ts';
import { useStage } from './use-stage.ts';
import { Viewer } from './viewer.tsx';

interface GalleryDialogProps {
  name: string;
  pictures: readonly Pick<Product['pictures'][number], 'url' | 'color' | 'alt'>[];
  open: boolean;
  first?: number;
  onShow?: (index: number) => void;
  onClose: () => void;
}

/** A product's pictures on the whole screen, to be enlarged, and all of them small below; each time it opens it begins anew. */
export default function GalleryDialog(props: GalleryDialogProps) {
  return useLinger(props.open) && <Gallery {...props} />;
}

function Gallery({ name, pictures, open, first = 0, onShow, onClose }: GalleryDialogProps) {
  const { common } = useTexts('site');
  const texts = useTexts('catalogue').photos;
  const { photo, previousPhoto, nextPhoto } = useTexts('catalogue');
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [thumbnailsShown, setThumbnailsShown] = useState<boolean | null>(null);
  const { language } = useLanguage();
  const many = pictures.length > 1;
  const positionOf = (index: number) => photo(index + 1, pictures.length);
  const altOf = (index: number) => pictures[index]?.alt[language] ?? (many ? `${name}, ${positionOf(index)}` : name);

  const { element, stage, index, zoomed, failed } = useStage({
    images: pictures.map(({ url }) => url),
    first,
    altOf,
    padding: () => {
      const low = matchMedia('(max-height: 30rem)').matches;
      const [top, bottom] = low ? [0, 0] : [bar.current?.offsetHeight ?? 0, thumbnails.current?.offsetHeight ?? 0];
      return { top, bottom, left: 0, right: 0 };
    },
    onChange: (index) => onShow?.(index),
    onTap: () => {
      const list = thumbnails.current;
      if (list) setThumbnailsShown(getComputedStyle(list).visibility === 'hidden');
    },
    onClose,
  });

  const go = (step: 1 | -1) => {
    if (many) stage.current?.show((index + step + pictures.length) % pictures.length);
  };

  const reload = () => {
    // The button goes, and keys are heard in the dialog only while that has the focus.
    heading.current?.focus();
    stage.current?.reload(index);
  };

  const notice = failed && (
    <Failed role="alert">
      <p>
        {texts.failed} {altOf(index)}
      </p>
      <Button variant="secondary" onClick={reload}>
        {common.retry}
      </Button>
    </Failed>
  );

  return (
    <Viewer
      title={texts.galleryOf(name)}
      position={<Position role="status">{many && positionOf(index)}</Position>}
      {...{ texts, element, stage, zoomed, heading, bar, go, open, onClose, notice }}
    >
      {many && (
        <>
          <Step $side="left" type="button" aria-label={previousPhoto} onClick={() => go(-1)}>
            <Icon name="previous" size={28} />
          </Step>
          <Step $side="right" type="button" aria-label={nextPhoto} onClick={() => go(1)}>
            <Icon name="next" size={28} />
          </Step>
          <Thumbnails ref={thumbnails} aria-label={texts.allPhotos} $shown={thumbnailsShown} $zoomed={zoomed}>
            {pictures.map(({ url, color }, at) => (
              <li key={url}>
                <Thumbnail
                  type="button"
                  aria-label={positionOf(at)}
                  aria-current={at === index || undefined}
                  onClick={() => stage.current?.show(at)}
                >
                  <Picture
                    src={url}
                    color={color}
                    alt=""
                    width={1200}
                    height={900}
                    sizes="(min-width: 44rem) 7rem, 16vw"
                    onLoad={({ currentTarget }) => stage.current?.learn(at, currentTarget)}
                  />
                </Thumbnail>
              </li>
            ))}
          </Thumbnails>
        </>
      )}
    </Viewer>
  );
}
