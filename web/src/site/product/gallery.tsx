import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { lazy, loadOrPrompt } from '../../loading/lazy.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { useSwipe } from '../../ui/gestures.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Steps, Thumbnails } from './gallery/controls.tsx';

const Frame = styled.section`
  display: grid;
  gap: var(--space-s);
  min-width: 0;
  ${media.large} { position: sticky; top: var(--space-xl); }
`;

/** A dark stage of fixed height. Swipes change the picture; the page still scrolls vertically. */
const Stage = styled.div`
  position: relative;
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  touch-action: pan-y pinch-zoom;
  /* No background: the placeholder colour of a tall picture would look like part of the picture at its sides. */
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: contain; background: none; }
`;

const Empty = styled.p`
  ${labelText}
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  color: var(--color-text-muted);
`;

/** Covers the whole picture; only the icon in the corner is visible. */
const Enlarge = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: end;
  justify-items: start;
  width: 100%;
  cursor: zoom-in;
  touch-action: inherit;
  svg { padding: 0.5rem; width: 2.5rem; height: 2.5rem; background: var(--color-backdrop); }
  &:focus-visible { outline-offset: -3px; }
`;

const Position = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 0.25rem 0.625rem;
  background: var(--color-backdrop);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

/** Small, so that it does not cover the product on a phone. */
const Toggle = styled(Button)`
  position: absolute;
  inset: 0 auto auto 0;
  padding-inline: var(--space-s);
  background: var(--color-backdrop);
`;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  &:has(> :nth-child(5)) { grid-template-columns: repeat(6, 1fr); }
  gap: var(--space-s);
  /* Placeholder of a picture that is not loaded yet. */
  > :empty { padding-top: calc(75% + 2.5px); }
`;

const viewers = lazy(() => import('./gallery/viewers.ts'));

const loadThen = (then: () => void) => void loadOrPrompt(viewers).then(then, () => undefined);

/** Index of the 360° view, which replaces the picture. */
const TURN = -1;

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

const SIZES =
  '(min-width:80rem) calc(58vw - 15rem),(min-width:64rem) calc(100vw - 21rem),(min-width:40rem) calc(100vw - 5rem),calc(100vw - 2rem)';

interface GalleryProps {
  product: ProductDetailsIn;
  /** Number of pictures, if not all are known yet: reserves their space. */
  count?: number | undefined;
}

/** A product's pictures: one large, all as thumbnails. Arrow keys and swipes change the picture; a press opens the full-screen gallery. */
export function Gallery({ product, count = product.pictures.length }: GalleryProps) {
  const { name, pictures, isTurned } = product;
  const lang = langOf(product, 'name');
  const { language } = useLanguage();
  const { common } = useTexts('site');
  const texts = useTexts('catalogue');
  const { pictures: label, turn } = useTexts('product');
  const isHydrated = useHydrated();
  const [index, show] = useState(0);
  const many = pictures.length > 1;
  const go = (step: 1 | -1) => show((at) => (at + step + pictures.length) % pictures.length);
  const swipe = useSwipe(go);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // With Alt, browsers go back.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  };
  const [open, setOpen] = useState(false);
  const { GalleryDialog, Turn: LoadedTurn } = viewers.loaded() ?? {};
  const Turn = index === TURN && LoadedTurn;
  const pencil = <EditSlot tab="prodotti" id={product.id} name={name} />;
  const [first] = pictures;
  if (!first) {
    return (
      <Stage>
        <Empty>{common.noImage}</Empty>
        {pencil}
      </Stage>
    );
  }
  const shown = pictures[index] ?? first;
  const position = texts.photo(index + 1, pictures.length);
  const alt = shown.alt[language] ?? (many ? `${name}, ${position}` : undefined);
  return (
    <Frame aria-label={label} onKeyDown={many && !open ? onKeyDown : undefined}>
      <Stage {...(many && swipe)}>
        <Picture
          src={shown.url}
          color={shown.color}
          alt={Turn ? '' : (alt ?? name)}
          lang={alt ? undefined : lang}
          width={shown.width ?? 1200}
          height={shown.height ?? 900}
          sizes={SIZES}
          eager
          fetchPriority="high"
        />
        {Turn ? (
          <Turn product={product} sizes={SIZES} />
        ) : (
          <>
            {isHydrated && (
              <Enlarge type="button" aria-label={texts.openGallery(name)} onClick={() => loadThen(() => setOpen(true))}>
                <Icon name="images" />
              </Enlarge>
            )}
            {isHydrated && many && <Steps go={go} />}
            {many && (
              <Position role="status" data-screen>
                {position}
              </Position>
            )}
          </>
        )}
        {isHydrated && isTurned && (
          <Toggle
            variant="secondary"
            aria-label={Turn ? common.close : turn}
            onClick={() => (Turn ? show(0) : loadThen(() => show(TURN)))}
          >
            {Turn ? <Icon name="close" /> : '360°'}
          </Toggle>
        )}
        {pencil}
      </Stage>
      {count > 1 && (
        <Strip role="list">
          <Thumbnails pictures={pictures} index={index} sizes="(min-width:80rem) 14vw,24vw" linked onChoose={show} />
          {Array.from({ length: count - pictures.length }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
            <li key={at} aria-hidden />
          ))}
        </Strip>
      )}
      {GalleryDialog && open && (
        <GalleryDialog name={name} pictures={pictures} first={index} onShow={show} onClose={() => setOpen(false)} />
      )}
    </Frame>
  );
}
