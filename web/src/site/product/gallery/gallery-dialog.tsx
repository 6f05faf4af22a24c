import type { Product } from '@rombo/shared/collections/product';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Steps, Thumbnails } from './controls.tsx';
import { LANDSCAPE_PHONE, useStage } from './stage.ts';
import { Viewer } from './viewer.tsx';

/** Replaces a picture that did not load. A press beside the button still closes the gallery. */
const Failed = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-m);
  padding: var(--space-l);
  color: var(--color-text-muted);
  text-align: center;
  pointer-events: none;
  button { pointer-events: auto; }
`;

/** Thumbnails at the bottom. A tap on the picture toggles them; on a phone in landscape they start hidden. */
const Strip = styled.ul<{ $shown: boolean | null; $zoomed: boolean }>`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: var(--space-s);
  width: min(100%, 44rem);
  max-height: 40dvh;
  margin-inline: auto;
  padding: var(--space-s);
  padding-bottom: max(var(--space-s), env(safe-area-inset-bottom));
  background: var(--color-backdrop);
  overflow-y: auto;
  transition: opacity 160ms, visibility 160ms;
  &:not(:focus-within) {
    ${({ $shown, $zoomed }) => ($zoomed || $shown === false) && 'opacity: 0; visibility: hidden;'}
    @media ${LANDSCAPE_PHONE} { ${({ $shown }) => $shown === null && 'opacity: 0; visibility: hidden;'} }
  }
`;

type GalleryPicture = Pick<Product['pictures'][number], 'url' | 'color' | 'alt' | 'width' | 'height'>;

interface GalleryDialogProps {
  name: string;
  pictures: readonly GalleryPicture[];
  first?: number;
  onShow?: (index: number) => void;
  onClose: () => void;
}

/** Full-screen gallery of a product, with thumbnails. */
export default function GalleryDialog({ name, pictures, first, onShow, onClose }: GalleryDialogProps) {
  const { common } = useTexts('site');
  const { photos: texts, photo } = useTexts('catalogue');
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [thumbnailsShown, setThumbnailsShown] = useState<boolean | null>(null);
  const many = pictures.length > 1;
  const positionOf = (at: number) => photo(at + 1, pictures.length);
  const altOf = ({ alt }: GalleryPicture, at: number) => alt[language] ?? (many ? `${name}, ${positionOf(at)}` : name);
  const stagePictures = pictures.map((picture, at) => ({ ...picture, alt: altOf(picture, at) }));
  const stage = useStage({
    pictures: stagePictures,
    first,
    onChange: onShow,
    onTap: () => {
      const list = stage.footer.current;
      if (list) setThumbnailsShown(getComputedStyle(list).visibility === 'hidden');
    },
    onClose,
  });
  const { index } = stage;

  const reload = () => {
    // The button with the focus disappears, and the dialog handles keys only while it has the focus.
    heading.current?.focus();
    stage.reload();
  };

  const notice = stage.failed && (
    <Failed role="alert">
      <p>
        {texts.failed} {stagePictures[index]?.alt}
      </p>
      <Button variant="secondary" onClick={reload}>
        {common.retry}
      </Button>
    </Failed>
  );

  return (
    <Viewer
      title={texts.galleryOf(name)}
      position={many && positionOf(index)}
      go={stage.go}
      stage={stage}
      heading={heading}
      onClose={onClose}
      notice={notice}
    >
      {many && (
        <>
          <Steps go={stage.go} />
          <Strip ref={stage.footer} aria-label={texts.allPhotos} $shown={thumbnailsShown} $zoomed={stage.zoomed}>
            <Thumbnails
              pictures={pictures}
              index={index}
              sizes="(min-width: 44rem) 7rem, 16vw"
              onChoose={(at) => stage.show(at)}
            />
          </Strip>
        </>
      )}
    </Viewer>
  );
}
