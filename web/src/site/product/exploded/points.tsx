import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

/** A point of an exploded view as displayed. */
export interface NamedPoint {
  number: number;
  x: number;
  y: number;
  name: string;
  lang: 'it' | undefined;
  /** Code of the part, unless that is its name. */
  code: string | undefined;
  /** Slug of the part's page, if it has one. */
  slug: string | undefined;
}

type Pointing = Pick<ProductDetailsIn, 'explodedView' | 'parts' | 'pointed'>;

/** The points of a product's exploded view in the order of their numbers; `unnamed` stands for a part that has no name left. */
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

/** Overlay of a drawing; only the numbers take presses. */
const Layer = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  &, svg { overflow: visible; }
  a { color: var(--color-text); pointer-events: auto; outline: none; }
  circle {
    r: 12px;
    fill: var(--color-background);
    stroke: currentColor;
    stroke-width: 1.5;
    @media (max-width: 40rem) { r: 10px; }
  }
  text {
    fill: currentColor;
    font: 600 0.875rem var(--font-display);
    text-anchor: middle;
    dominant-baseline: central;
  }
  [data-current] { color: var(--color-on-brand); circle { fill: var(--color-brand); } }
  @media (forced-colors: active) {
    [data-current] { color: HighlightText; circle { fill: Highlight; } }
  }
`;

/** Formats a share of the drawing as an SVG attribute: the page's policy forbids inline styles. */
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

interface PointsProps {
  points: readonly { number: number; x: number; y: number }[];
  current: number | undefined;
  hrefOf: (number: number) => string;
  onPress?: (event: MouseEvent, number: number) => void;
  onHover?: (number: number) => void;
}

/** Numbers of constant size on a drawing; keyboards and screen readers use the list beside it. */
export const Points = ({ points, current, hrefOf, onPress, onHover }: PointsProps) => (
  <Layer aria-hidden>
    {points.map(({ number, x, y }) => (
      <a
        key={number}
        href={hrefOf(number)}
        tabIndex={-1}
        data-current={number === current || undefined}
        onClick={(event) => onPress?.(event, number)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover?.(number)}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden with the layer, and here for its place alone */}
        <svg x={percent(x)} y={percent(y)}>
          <circle />
          <text>{number}</text>
        </svg>
      </a>
    ))}
  </Layer>
);
