import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { spread } from './spread.ts';

export interface NamedPoint {
  number: number;
  x: number;
  y: number;
  name: string;
  lang: 'it' | undefined;
  /** Code of the part, unless it is shown as the name. */
  code: string | undefined;
  slug: string | undefined;
}

type Pointing = Pick<ProductDetailsIn, 'explodedView' | 'parts' | 'pointed'>;

/** Returns the points of an exploded view in the order of their numbers; `unnamed` is the name of parts without one. */
export function namedPoints({ explodedView, parts = [], pointed = [] }: Pointing, unnamed: string): NamedPoint[] {
  const byId = new Map([...parts, ...pointed].map((product) => [product.id, product]));
  return (explodedView?.points ?? []).map((point, at) => {
    const { x, y, label } = point;
    const product = point.product === undefined ? undefined : byId.get(point.product);
    const code = product?.articleCode ?? point.code;
    const name = label ?? product?.name ?? code ?? unnamed;
    const lang = label === undefined ? product && langOf(product, 'name') : langOf(point, 'label');
    return { number: at + 1, x, y, name, lang, code: code === name ? undefined : code, slug: product?.slug };
  });
}

/** Overlay of a drawing; only the numbers receive pointer events. */
const Layer = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  &, svg { overflow: visible; }
  a { color: var(--color-text); pointer-events: auto; outline: none; }
  circle { r: 12px; fill: var(--color-background); stroke: currentColor; stroke-width: 1.5; }
  line { stroke: var(--color-text-muted); stroke-width: 1.5; }
  text {
    fill: currentColor;
    font: 600 0.875rem var(--font-display);
    text-anchor: middle;
    dominant-baseline: central;
  }
  @media (max-width: 40rem) {
    circle { r: 10px; }
    &[data-spread] circle { r: 15.25px; }
    &[data-spread] text { font-size: 1rem; }
  }
  [data-current] { color: var(--color-on-brand); circle { fill: var(--color-brand); } }
  @media (forced-colors: active) {
    [data-current] { color: HighlightText; circle { fill: Highlight; } }
  }
`;

/** Formats a fraction of the drawing as an SVG attribute: the page's CSP forbids inline styles. */
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

interface PointsProps {
  points: readonly { number: number; x: number; y: number }[];
  current: number | undefined;
  hrefOf: (number: number) => string;
  onPress?: (event: MouseEvent, number: number) => void;
  onHover?: (number: number) => void;
}

/**
 * Numbers of constant size on a drawing. Keyboards and screen readers use the list beside it. Once the size of the drawing is known, the
 * numbers are large enough for fingers on phones and are moved apart.
 */
export function Points({ points, current, hrefOf, onPress, onHover }: PointsProps) {
  const layer = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry?.contentRect.width && setSize(entry.contentRect));
    if (layer.current) observer.observe(layer.current);
    return () => observer.disconnect();
  }, []);
  const places = size ? spread(points, size) : points;
  const numbers = points.map((point, at) => ({ ...point, place: places[at] ?? point }));
  return (
    <Layer ref={layer} aria-hidden data-spread={size ? '' : undefined}>
      {size &&
        numbers.map(({ number, x, y, place }) => (
          <line key={number} x1={percent(x)} y1={percent(y)} x2={percent(place.x)} y2={percent(place.y)} />
        ))}
      {numbers.map(({ number, place }) => (
        <a
          key={number}
          href={hrefOf(number)}
          tabIndex={-1}
          data-current={number === current || undefined}
          onClick={(event) => onPress?.(event, number)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover?.(number)}
        >
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the layer is aria-hidden, and this element only positions its content */}
          <svg x={percent(place.x)} y={percent(place.y)}>
            <circle />
            <text>{number}</text>
          </svg>
        </a>
      ))}
    </Layer>
  );
}
