import type { Product } from '@rombo/shared/collections/product';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useLinger } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useStage } from './use-stage.ts';
import { plate } from './viewer.styles.ts';
import { Viewer } from './viewer.tsx';

/** Phones in landscape, where a picture needs the whole height. */
const LOW = '@media (max-height: 30rem)';

/** Replaces a picture that did not load; presses beside its button close the gallery like those beside a picture. */
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

export const Position = styled.p`
  flex: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

export const Step = styled.button<{ $side: 'left' | 'right' }>`
  ${plate}
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: env(safe-area-inset-${({ $side }) => $side}, 0);
  z-index: 1;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 4rem;
  border: 0;
  cursor: pointer;
  transform: translateY(-50%);
  &:hover { color: var(--color-text-strong); background: var(--color-brand); }
  &:focus-visible { outline-offset: -3px; }
`;

/** Thumbnails at the lower edge. A tap on the picture toggles them; on a phone in landscape they are hidden at first. */
export const Thumbnails = styled.ul<{ $shown: boolean | null; $zoomed: boolean }>`
  ${plate}
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
  overflow-y: auto;
  transition: opacity 160ms, visibility 160ms;
  &:not(:focus-within) {
    ${({ $shown, $zoomed }) => ($zoomed || $shown === false) && 'opacity: 0; visibility: hidden;'}
    ${LOW} { ${({ $shown }) => $shown === null && 'opacity: 0; visibility: hidden;'} }
  }
`;

export const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: var(--color-surface);
  opacity: 0.6;
  cursor: pointer;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover { opacity: 1; }
  &[aria-current] { opacity: 1; box-shadow: 0 0 0 2px var(--color-brand-hover); }
`;

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
    // The button disappears; the dialog handles keys only while it has the focus.
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
