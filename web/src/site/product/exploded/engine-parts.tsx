import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { type MouseEvent, use, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Link, useLocation } from 'wouter';
import { useTexts } from '../../../i18n/index.ts';
import { useHydrated } from '../../../loading/document-state.ts';
import { lazy, loadOrPrompt } from '../../../loading/lazy.ts';
import { media } from '../../../theme/media.ts';
import { IconButton } from '../../../ui/button.tsx';
import { PageAddress } from '../../../ui/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../section.styles.ts';
import { groupedRows, type NamedPoint, namedPoints } from './part-rows.ts';
import { PartFit, PartOffer, PartTable } from './part-table.tsx';
import { Points } from './points.tsx';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m) var(--space-xl);
  ${media.wide} { grid-template-columns: minmax(0, 1.35fr) minmax(17rem, 1fr); align-items: start; }
`;

/** Sticky on wide screens while the table scrolls beside it, below the section bar. The second row is for the caption, after hydration. */
const Drawing = styled.div`
  display: grid;
  grid-template: auto 3.5rem / minmax(0, 1fr);
  @media (min-width: 64rem) and (min-height: 44rem) { position: sticky; top: 4.5rem; }
`;

/** The margins above and below are for the numbers. On a phone the drawing is as high as the screen, and scrolls sideways. */
const Frame = styled.div`
  padding-block: 2.75rem;
  > div { position: relative; margin-inline: auto; }
  img { width: 100%; height: auto; }
  @media screen and (width < 40rem) {
    overflow: auto hidden;
    > div { width: max-content; }
    img { width: auto; max-width: none; height: 34.5rem; }
  }
`;

/** Names the part that was touched last. In view on a phone, above the bar of actions. */
const Caption = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.75rem;
  align-items: center;
  background: var(--color-surface);
  > :first-child { padding: var(--space-xs) var(--space-m); line-height: 1.3; }
  a { display: block; font-weight: 600; }
  small b { margin-left: 0.375rem; font-size: inherit; }
  @media (width < 48rem) { position: sticky; bottom: calc(3.25rem + var(--toast-room, 0px)); z-index: 2; }
`;

const Enlarge = styled(IconButton)`cursor: zoom-in;`;

const SIZES = '(min-width:64rem) 50vw,48rem';

/** Media query for a table beside the drawing. */
const BESIDE = media.wide.replace('@media ', '');

const Parts = styled.section`
  scroll-margin-top: 1rem;
  h2 { font-size: var(--font-size-h3); }
`;

const viewers = lazy(() => import('../gallery/viewers.ts'));

/** The parts of an engine, with its drawing if there is one; selecting a part in one highlights it in the other. */
export function EngineParts({ product }: { product: ProductDetailsIn }) {
  const { exploded: texts, sections } = useTexts('product');
  const kinds = useTexts('catalogue');
  const [current, setCurrent] = useState<number>();
  const [zoomed, setZoomed] = useState(false);
  const addressOf = use(PageAddress);
  const [, navigate] = useLocation();
  const isHydrated = useHydrated();
  const table = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { ZoomDialog } = viewers.loaded() ?? {};
  const view = product.explodedView;
  const points = namedPoints(product, texts.part);
  const groups = groupedRows(points, product.parts);
  useEffect(() => {
    // Centred, unless the visitor was faster.
    const { current: drawing } = frame;
    if (drawing?.scrollLeft === 0) drawing.scrollLeft = (drawing.scrollWidth - drawing.clientWidth) / 2;
  }, []);
  if (groups.length === 0) return null;
  const parts = (
    <Parts id="parts" ref={table} aria-labelledby="parts-title">
      <h2 id="parts-title">{kinds.parts.title}</h2>
      <PartTable groups={groups} current={current} onShow={setCurrent} />
    </Parts>
  );
  if (!view) return <Section>{parts}</Section>;
  const title = texts.drawingOf(product.name);
  const { image, width, height } = view;
  const shown = current === undefined ? undefined : points[current - 1];
  const zoom = () =>
    loadOrPrompt(viewers).then(
      () => setZoomed(true),
      () => undefined,
    );
  const addressOfRow = ({ path, query = '' }: NamedPoint) => addressOf(path) + query;
  const press = (event: MouseEvent, number: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The second press opens the part.
    if (shown?.number === number) return navigate(addressOfRow(shown));
    setCurrent(number);
    if (matchMedia(BESIDE).matches)
      table.current?.querySelector(`#part-${number}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Section id="exploded" aria-labelledby="exploded-title">
      <h2 id="exploded-title">{sections.exploded}</h2>
      <Sides>
        <Drawing>
          <Frame ref={frame} role="region" aria-label={title} tabIndex={0}>
            <div>
              <Picture
                src={image}
                color={null}
                alt={title}
                lang={langOf(product, 'name')}
                width={width ?? 4}
                height={height ?? 3}
                sizes={SIZES}
              />
              <Points
                points={points}
                current={current}
                hrefOf={(number) => (shown?.number === number ? addressOfRow(shown) : `#part-${number}`)}
                onHover={setCurrent}
                onPress={press}
              />
            </div>
          </Frame>
          {isHydrated && (
            <Caption data-screen>
              {/* The table says the same to screen readers. */}
              <div aria-hidden>
                {shown ? (
                  <>
                    <Link href={addressOfRow(shown)} tabIndex={-1} lang={shown.lang}>
                      {shown.number}. {shown.name}
                    </Link>
                    <small>
                      {shown.code} <PartFit part={shown} /> <PartOffer part={shown} />
                    </small>
                  </>
                ) : (
                  <small>{texts.choose}</small>
                )}
              </div>
              <Enlarge icon="zoomIn" aria-label={texts.zoom} onClick={zoom} />
            </Caption>
          )}
        </Drawing>
        {parts}
      </Sides>
      {ZoomDialog && zoomed && (
        <ZoomDialog
          title={title}
          view={view}
          points={points}
          current={current}
          onShow={setCurrent}
          onClose={() => setZoomed(false)}
        />
      )}
    </Section>
  );
}
