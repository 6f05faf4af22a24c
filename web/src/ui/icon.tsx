import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import brand from '../theme/brand.svg';
import { labelText } from '../theme/text.styles.ts';

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The brand as engraved on the engines: the rhombus and two stacked words. */
export function Wordmark() {
  return <img src={brand} width="119" height="40" alt="" />;
}

const shapes = {
  close: 'M5 5 19 19M19 5 5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5 21 21',
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  forward: 'M4 12h16M14 6l6 6-6 6',
  external: 'M14 4h6v6M20 4 10 14M18 14v6H4V6h6',
  images: 'M4 8h12v12H4zM8 8V4h12v12h-4',
  list: 'M4 6h16M4 12h16M4 18h10',
  compare: 'M6 20V10M12 20V4M18 20v-7M3 20h18',
  check: 'm4 12 6 6L20 6',
  zoomIn: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14.5 14.5 21 21M7 10h6M10 7v6',
  zoomOut: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14.5 14.5 21 21M7 10h6',
  play: 'M8 5v14l11-7z',
  pause: 'M9 5v14M15 5v14',
} as const;

export type IconName = keyof typeof shapes;

/** A decorative icon, hidden from screen readers: a text or the button's label has its meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d={shapes[name]} />
    </svg>
  );
}

export type BadgeTone = 'neutral' | 'brand' | 'danger';

const tones = {
  neutral: css`border-color: var(--color-border-strong);`,
  brand: css`border-color: var(--color-accent); color: var(--color-accent);`,
  danger: css`background: var(--color-brand); color: var(--color-on-brand);`,
};

const Root = styled.span<{ $tone: BadgeTone }>`
  ${labelText}
  display: inline-block;
  padding: 0.1875rem 0.5rem;
  border: 1px solid transparent;
  border-radius: var(--radius);
  font-size: var(--font-size-small);
  ${({ $tone }) => tones[$tone]}
`;

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Root $tone={tone}>{children}</Root>;
}
