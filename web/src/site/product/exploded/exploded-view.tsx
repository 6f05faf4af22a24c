import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { type MouseEvent, use, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation } from 'wouter';
import { useTexts } from '../../../i18n/index.ts';
import { useHydrated } from '../../../loading/document-state.ts';
import { lazy, loadOrPrompt } from '../../../loading/lazy.ts';
import { media } from '../../../theme/media.ts';
import { IconButton } from '../../../ui/button.tsx';
import { PageAddress, PageLink } from '../../../ui/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../section.styles.ts';
import { namedPoints, Points } from './points.tsx';

const Sides = styled.div`
  display: grid;
  gap: var(--space-m) var(--space-xl);
  ${media.wide} { grid-template-columns: minmax(0, 1.35fr) minmax(17rem, 1fr); align-items: start; }
`;

/** Sticky while the list scrolls, below the top bar of phones or the section bar of wide screens. */
const Drawing = styled.div`
  position: sticky;
  top: 4rem;
  z-index: 1;
  max-width: 44rem;
  background: var(--color-background);
  ${media.wide} { top: 4.5rem; max-width: none; }
  /* Not sticky on a phone in landscape, where it would fill the viewport. */
  @media (max-height: 40rem) { position: relative; top: auto; }
  img { width: 100%; height: auto; }
`;

const Enlarge = styled(IconButton)`
  position: absolute;
  right: 0;
  bottom: 0;
  background: var(--color-backdrop);
  cursor: zoom-in;
`;

const List = styled.ol`
  counter-reset: part;
  li {
    counter-increment: part;
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    column-gap: var(--space-s);
    align-content: center;
    min-height: 2.75rem;
    padding-block: 0.375rem;
    border-top: 1px solid var(--color-border);
    /* Clears the drawing, which is sticky at the top of a phone. */
    scroll-margin: 60vh 0 var(--space-l);
    ${media.wide} { scroll-margin-top: var(--space-l); }
  }
  :is(:target, [data-current]) { background: var(--color-surface); box-shadow: inset 3px 0 var(--color-brand-hover); }
  > li > * { grid-column: 2; overflow-wrap: anywhere; }
  small { white-space: nowrap; }
  > li::before { content: counter(part); grid-area: 1 / 1; justify-self: center; font-weight: 600; }
`;

const SIZES = '(min-width: 64rem) 50vw, 100vw';

const viewers = lazy(() => import('../gallery/viewers.ts'));

/** A drawing and the list of its parts; selecting a part in one highlights it in the other. */
export function ExplodedView({ product }: { product: ProductDetailsIn }) {
  const { exploded: texts, sections } = useTexts('product');
  const [current, setCurrent] = useState<number>();
  const [zoomed, setZoomed] = useState(false);
  const addressOf = use(PageAddress);
  const [, navigate] = useLocation();
  const isHydrated = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  const { ZoomDialog } = viewers.loaded() ?? {};
  const view = product.explodedView;
  if (!view) return null;
  const points = namedPoints(product, texts.part);
  const title = texts.drawingOf(product.name);
  const { image, width, height } = view;
  const zoom = () =>
    loadOrPrompt(viewers).then(
      () => setZoomed(true),
      () => undefined,
    );
  /** Returns the page of a part whose number is already highlighted, so that a second press opens it. */
  const pageOf = (number: number) => {
    const slug = number === current ? points[number - 1]?.slug : undefined;
    return slug && addressOf(pathOfPage('product', { slug }));
  };
  const press = (event: MouseEvent, number: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const page = pageOf(number);
    if (page) return navigate(page);
    setCurrent(number);
    list.current?.children[number - 1]?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Section id="exploded" aria-labelledby="exploded-title">
      <h2 id="exploded-title">{sections.exploded}</h2>
      <Sides>
        <Drawing>
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
            hrefOf={(number) => pageOf(number) ?? `#part-${number}`}
            onHover={setCurrent}
            onPress={press}
          />
          {isHydrated && <Enlarge icon="zoomIn" aria-label={texts.zoom} onClick={zoom} />}
        </Drawing>
        <List ref={list} role="list">
          {points.map(({ number, name, lang, code, slug }) => (
            <li
              key={number}
              id={`part-${number}`}
              data-current={number === current || undefined}
              onPointerEnter={() => setCurrent(number)}
              onFocus={() => setCurrent(number)}
            >
              {slug ? (
                <PageLink page="product" parameters={{ slug }} lang={lang}>
                  {name}
                </PageLink>
              ) : (
                <span lang={lang}>{name}</span>
              )}
              {code && <small>{code}</small>}
            </li>
          ))}
        </List>
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
