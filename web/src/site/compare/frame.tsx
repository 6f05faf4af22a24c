import type { ComparedProduct } from '@rombo/shared/collections/comparison';
import { langOf } from '@rombo/shared/collections/in-language';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useWindowEvent } from '../../loading/document-state.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** Container query for a comparison of some products that is too narrow for all of them. */
export const scrolling = (columns: number) => `@container (width < ${12 + 9 * columns}rem)`;

/** One cell of two layers, so that the bar can stick down to the end of the table. */
const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * { grid-area: 1 / 1; }
`;

/** Without scripts, the frame also scrolls vertically, within the viewport, because its names can only stick to it. */
const Frame = styled.div<{ $columns: number }>`
  outline-offset: 2px;
  scroll-snap-type: x proximity;
  ${({ $columns }) => css`
    ${scrolling($columns)} {
      overflow: auto hidden;
      @media (scripting: none) { max-height: calc(100dvh - 4.5rem); overflow: auto; }
    }
  `}
  @media print { max-height: none; overflow: visible; }
`;

const Bar = styled.div<{ $columns: number }>`
  display: none;
  position: sticky;
  top: var(--top-bar);
  z-index: 2;
  align-self: start;
  overflow: hidden;
  background: var(--color-background);
  > * { padding: 0.625rem 0.375rem; border-bottom: 1px solid var(--color-border); }
  > :first-child { position: sticky; left: 0; background: inherit; }
  ${({ $columns }) => css`${scrolling($columns)} { display: grid; }`}
  ${media.medium} { > * { padding-inline: var(--space-s); } }
`;

const Name = styled.strong`
  ${displayText}
  font-size: var(--font-size-h3);
`;

/** The name of a compared product, as a link to it. */
export function ComparedName({ product, ...rest }: { product: ComparedProduct; tabIndex?: number }) {
  return (
    <Name lang={langOf(product, 'name')}>
      <PageLink page="product" parameters={{ slug: product.slug }} {...rest}>
        {product.name}
      </PageLink>
    </Name>
  );
}

interface ComparisonFrameProps {
  products: readonly ComparedProduct[];
  label: string;
  /** The table. The last row of its head has the names. */
  children: ReactNode;
}

/**
 * Frame of a comparison, which scrolls sideways if it is too narrow. The head of such a table sticks to the frame and not to the page:
 * after it has left the viewport, a bar repeats its names for the eye and the pointer, in columns of the same width.
 */
export function ComparisonFrame({ products, label, children }: ComparisonFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState('');
  const [isPassed, setPassed] = useState(false);

  const update = () => {
    const head = frame.current?.querySelector<HTMLTableRowElement>('thead tr:last-child');
    if (!head || !bar.current) return;
    setColumns([...head.cells].map((cell) => `${cell.getBoundingClientRect().width}px`).join(' '));
    setPassed(head.getBoundingClientRect().top < bar.current.getBoundingClientRect().top);
  };
  useWindowEvent('scroll', update);
  useWindowEvent('resize', update);
  const follow = () => bar.current?.scrollTo(frame.current?.scrollLeft ?? 0, 0);
  useLayoutEffect(() => {
    update();
    follow();
  });

  return (
    <Layers>
      <Bar ref={bar} aria-hidden data-screen style={{ gridTemplateColumns: columns }} $columns={products.length}>
        {isPassed && (
          <>
            <span />
            {products.map((product) => (
              <span key={product.id}>
                <ComparedName product={product} tabIndex={-1} />
              </span>
            ))}
          </>
        )}
      </Bar>
      <Frame
        ref={frame}
        role="region"
        aria-label={label}
        tabIndex={0}
        style={{ scrollPaddingLeft: columns.split(' ')[0] }}
        onScroll={follow}
        $columns={products.length}
      >
        {children}
      </Frame>
    </Layers>
  );
}
