import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../../loading/document-state.ts';
import { marginsOf } from './margins.ts';
import type { NamedPoint } from './part-rows.ts';

/** Overlay of a drawing; only the numbers and their parts receive pointer events. */
const Layer = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  a { pointer-events: auto; outline: none; }
  line { stroke: var(--color-text-muted); }
  text {
    fill: currentColor;
    font: 600 0.9375rem var(--font-display);
    text-anchor: middle;
    dominant-baseline: central;
    transform: translateY(-22px);
  }
  [data-low] > text { transform: translateY(22px); }
  [data-current] > line { stroke: var(--color-brand-hover); stroke-width: 3; }
`;

/** Marks a part; with `data-disc`, the disc of its number. */
const Circle = styled.circle`
  r: 3px;
  fill: var(--color-text);
  stroke: var(--color-text);
  stroke-width: 1.5;
  &[data-disc] { r: 14px; fill: var(--color-background); transform: translateY(-22px); }
  [data-low] > &[data-disc] { transform: translateY(22px); }
  [data-current] > & { r: 6px; fill: var(--color-brand); }
  [data-current] > &[data-disc] { r: 14px; fill: var(--color-brand); }
  /* Invisible, and as large as a finger. */
  [href] > &[data-hit] { r: 21px; fill: transparent; stroke: none; pointer-events: all; }
`;

/** Formats a share of the drawing as an SVG attribute: the page's CSP forbids inline styles. */
const percent = (share: number, digits = 1): string => `${Number((100 * share).toFixed(digits))}%`;

interface PointsProps {
  points: readonly Pick<NamedPoint, 'number' | 'x' | 'y'>[];
  current: number | undefined;
  hrefOf: (number: number) => string;
  onPress?: (event: MouseEvent, number: number) => void;
  onHover?: (number: number) => void;
  /** Edges beyond which the numbers are, if only a part of the drawing is in view. */
  edges?: { top?: number; bottom: number | string };
}

const whole = { bottom: '100%' };

/**
 * Numbers of constant size in the margins of a drawing, with lines to their parts. Keyboards and screen readers use the table
 * beside it. Exact places, discs and touch areas appear after hydration, to keep the HTML small.
 */
export function Points({ points, current, hrefOf, onPress, onHover, edges = whole }: PointsProps) {
  const margins = marginsOf(points);
  const isHydrated = useHydrated();
  const digits = isHydrated ? 1 : 0;
  return (
    <Layer aria-hidden>
      {points.map(({ number, x, y }, index) => {
        const { at = x, isTop = true } = margins[index] ?? {};
        const edge = isTop ? edges.top : edges.bottom;
        const place = percent(at, 0);
        return (
          <a
            key={number}
            href={hrefOf(number)}
            tabIndex={-1}
            data-low={!isTop || undefined}
            data-current={number === current || undefined}
            onClick={(event) => onPress?.(event, number)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover?.(number)}
          >
            <line x1={percent(x, digits)} y1={percent(y, digits)} x2={place} y2={edge} />
            {isHydrated && (
              <>
                <Circle data-hit cx={percent(x)} cy={percent(y)} />
                <Circle cx={percent(x)} cy={percent(y)} />
                <Circle data-hit data-disc cx={place} cy={edge} />
                <Circle data-disc cx={place} cy={edge} />
              </>
            )}
            <text x={place} y={edge}>
              {number}
            </text>
          </a>
        );
      })}
    </Layer>
  );
}
