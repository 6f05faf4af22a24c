import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { labelText } from '../theme/text.styles.ts';

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

/** A short label that says what state something is in. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Root $tone={tone}>{children}</Root>;
}
