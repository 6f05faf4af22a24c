import type { MouseEvent } from 'react';
import { Layer } from './points.styles.ts';

/** Shares of the drawing as the overlay wants them: without a style, which no page may carry. */
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

export interface PointsProps {
  points: readonly { number: number; x: number; y: number }[];
  current: number | undefined;
  hrefOf: (number: number) => string;
  onPress?: (event: MouseEvent, number: number) => void;
  onHover?: (number: number) => void;
}

/** Numbers on a drawing, always of the same size; the list beside it is what keys and screen readers use. */
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
