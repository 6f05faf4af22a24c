import { slugIn } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { readProduct } from '../../../api/reads.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { useWindowEvent } from '../../../loading/document-state.ts';
import { Button } from '../../../ui/button.tsx';
import { pictureSources } from '../../../ui/picture.tsx';

/** Covers the picture of the gallery, which stays visible until the first picture of the 360° view has loaded. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  img { height: 100%; background: var(--color-surface); pointer-events: none; }
`;

const Surface = styled.div`
  min-height: 0;
  cursor: grab;
  touch-action: pan-y pinch-zoom;
  &:active { cursor: grabbing; }
`;

const Message = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-s);
  background: var(--color-surface);
`;

/** Offers to load missing pictures, and retries by itself when the connection returns. */
function Failed({ retry }: { retry: () => void }) {
  const { common } = useTexts('site');
  const { photos } = useTexts('catalogue');
  useWindowEvent('online', retry);
  return (
    <Message role="alert">
      <p>{photos.failed}</p>
      <Button variant="secondary" onClick={retry}>
        {common.retry}
      </Button>
    </Message>
  );
}

const Controls = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-m);
  align-items: center;
  padding-inline: var(--space-m);
  background: var(--color-surface);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  input { width: 100%; min-height: 2.75rem; accent-color: var(--color-brand-hover); cursor: pointer; }
  progress { position: absolute; inset: auto 0 100%; width: 100%; height: 0.25rem; accent-color: var(--color-accent); }
`;

/** Keeps keys and presses from the gallery. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

/** Maximum width of the files, in pixels: there are dozens of pictures, and none in full screen. */
const WIDEST = 960;

/** 360° view of a product: dragging or a slider turns it. A drag across the whole width is one turn. */
export default function Turn({ product, sizes }: { product: ProductDetailsIn; sizes: string }) {
  const { language } = useLanguage();
  const { common } = useTexts('site');
  const { photo } = useTexts('catalogue');
  const { turn: label } = useTexts('product');
  const slug = slugIn(language, product);
  const slider = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);
  /** Keeps the decoded pictures in memory. */
  const [loaded, setLoaded] = useState<ReadonlyMap<number, HTMLImageElement>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [index, setIndex] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the missing pictures.
  useEffect(() => {
    let isCancelled = false;
    const load = async (url: string, at: number) => {
      const { src, srcSet = '' } = pictureSources(url, WIDEST);
      const image = Object.assign(new Image(), { sizes, srcset: srcSet, src });
      await image.decode();
      if (!isCancelled) setLoaded((others) => new Map(others).set(at, image));
    };
    const loadAll = async () => {
      const { turn = [] } = (await readProduct(slug, language)).product;
      if (isCancelled) return;
      setCount(turn.length);
      await Promise.all(turn.map(load));
    };
    slider.current?.focus({ preventScroll: true });
    setFailed(false);
    loadAll().catch(() => {
      if (!isCancelled) setFailed(true);
    });
    return () => {
      isCancelled = true;
    };
  }, [slug, language, sizes, attempt]);

  const start = useRef<{ x: number; index: number }>(null);
  const drag = {
    onPointerDown: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      start.current = { x: clientX, index };
    },
    onPointerMove: ({ clientX, currentTarget }: PointerEvent) => {
      if (!start.current || count === 0) return;
      const steps = Math.round(((start.current.x - clientX) / currentTarget.clientWidth) * count);
      setIndex((((start.current.index + steps) % count) + count) % count);
    },
    onLostPointerCapture: () => {
      start.current = null;
    },
  };
  const view = count > 0 ? photo(index + 1, count) : common.loading;
  const away = (at: number) => Math.abs(at - index);
  const [nearest = index] = [...loaded.keys()].sort((a, b) => away(a) - away(b));
  const shown = loaded.get(nearest);
  return (
    <Cover onKeyDown={stopPropagation} onPointerDown={stopPropagation}>
      <Surface {...drag}>
        {shown && <img src={shown.currentSrc} alt={`${product.name}, ${view}`} decoding="sync" />}
      </Surface>
      {hasFailed && <Failed retry={() => setAttempt(attempt + 1)} />}
      <Controls data-screen>
        <input
          ref={slider}
          type="range"
          aria-label={label}
          aria-valuetext={view}
          max={Math.max(0, count - 1)}
          value={index}
          onChange={({ target }) => setIndex(Number(target.value))}
        />
        <span aria-hidden>{view}</span>
        {!hasFailed && (loaded.size < count || count === 0) && (
          <progress aria-label={common.loading} value={loaded.size} max={count || 1} />
        )}
      </Controls>
    </Cover>
  );
}
