import type { ExplodedViewIn } from '@rombo/shared/collections/product-in';
import { use, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Link } from 'wouter';
import { useTexts } from '../../../i18n/index.ts';
import { PageAddress } from '../../../ui/page-link.tsx';
import { useStage } from '../gallery/stage.ts';
import { BarButton, Viewer } from '../gallery/viewer.tsx';
import type { NamedPoint } from './part-rows.ts';
import { PartFit, PartOffer } from './part-table.tsx';
import { Points } from './points.tsx';

const Footer = styled.footer`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-s);
  width: min(100%, 44rem);
  min-height: 4.5rem;
  margin-inline: auto;
  padding: var(--space-xs) var(--space-s);
  padding-bottom: max(var(--space-xs), env(safe-area-inset-bottom));
  background: var(--color-backdrop);
  > div { display: grid; justify-items: center; text-align: center; }
  small b { margin-left: 0.375rem; font-size: inherit; }
`;

const Over = styled.div`
  position: absolute;
  z-index: 1;
  pointer-events: none;
`;

interface ZoomDialogProps {
  title: string;
  view: ExplodedViewIn;
  points: readonly NamedPoint[];
  current: number | undefined;
  onShow: (number: number) => void;
  onClose: () => void;
}

/** An exploded view in full screen. Its numbers keep their size and stay at the edges when the drawing is enlarged. */
export default function ZoomDialog({ title, view, points, current, onShow, onClose }: ZoomDialogProps) {
  const texts = useTexts('product').exploded;
  const addressOf = use(PageAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const pictures = [{ ...view, url: view.image, alt: title }];
  const stage = useStage({ pictures, hasOverlay: true, onClose });
  const { place } = stage;
  const shown = current === undefined ? undefined : points[current - 1];
  const show = (number: number) => {
    onShow(number);
    const { x = 0 } = points[number - 1] ?? {};
    if (place) stage.showX(place.x + x * place.width);
  };
  const go = (step: 1 | -1) => {
    const last = points.length;
    show(current === undefined ? (step > 0 ? 1 : last) : ((current - 1 + step + last) % last) + 1);
  };
  return (
    <Viewer title={title} stage={stage} heading={heading} go={go} onClose={onClose}>
      {place &&
        createPortal(
          <Over style={{ left: place.x, top: place.y, width: place.width, height: place.height }}>
            <Points
              points={points}
              current={current}
              edges={{
                top: Math.max(0, place.top - place.y),
                bottom: Math.min(place.height, place.bottom - place.y),
              }}
              hrefOf={(number) => `#part-${number}`}
              onPress={(event, number) => {
                event.preventDefault();
                if (number === current) opener.current?.click();
                else onShow(number);
              }}
            />
          </Over>,
          place.surface,
        )}
      <Footer ref={stage.footer}>
        <BarButton icon="previous" aria-label={texts.previous} onClick={() => go(-1)} />
        <div role="status">
          {shown ? (
            <>
              {/* Replaces the dialog's history entry, so that Back leads to the page of the drawing. */}
              <Link ref={opener} href={addressOf(shown.path) + (shown.query ?? '')} replace>
                {shown.number}. <span lang={shown.lang}>{shown.name}</span>
              </Link>
              <small>
                {shown.code} <PartFit part={shown} /> <PartOffer part={shown} />
              </small>
            </>
          ) : (
            <small>{texts.choose}</small>
          )}
        </div>
        <BarButton icon="next" aria-label={texts.next} onClick={() => go(1)} />
      </Footer>
    </Viewer>
  );
}
