import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { labelText } from '../theme/text.styles.ts';

export type BadgeTone = 'neutral' | 'brand' | 'danger';

const tones = {
  neutral: css`border-color: ${({ theme }) => theme.color.edge};`,
  brand: css`border-color: ${({ theme }) => theme.color.gold}; color: ${({ theme }) => theme.color.gold};`,
  danger: css`background: ${({ theme }) => theme.color.brand}; color: ${({ theme }) => theme.color.onBrand};`,
};

const Root = styled.span<{ $tone: BadgeTone }>`
  ${labelText}
  display: inline-block;
  padding: 0.1875rem 0.5rem;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius};
  font-size: ${({ theme }) => theme.size.small};
  ${({ $tone }) => tones[$tone]}
`;

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

/** A short label that says what state something is in. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Root $tone={tone}>{children}</Root>;
}
