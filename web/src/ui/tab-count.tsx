import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  margin-left: 0.5em;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

const Fresh = styled.span`
  margin-left: 0.5em;
  padding: 0.125rem 0.375rem;
  border-radius: var(--radius);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-size: var(--font-size-small);
  letter-spacing: 0.02em;
  white-space: nowrap;
`;

export interface TabCountProps {
  fresh?: ReactNode;
  children: ReactNode;
}

export function TabCount({ fresh, children }: TabCountProps) {
  return (
    <>
      <Root>{children}</Root>
      {fresh && <Fresh>{fresh}</Fresh>}
    </>
  );
}
