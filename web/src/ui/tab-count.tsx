import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  margin-left: 0.5em;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;

const Fresh = styled.span`
  margin-left: 0.5em;
  padding: 0.125rem 0.375rem;
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.brand};
  color: ${({ theme }) => theme.color.onBrand};
  font-size: ${({ theme }) => theme.size.small};
  letter-spacing: 0.02em;
  white-space: nowrap;
`;

export interface TabCountProps {
  /** What is new among them, where something is. */
  fresh?: ReactNode;
  children: ReactNode;
}

/** How many things a tab holds, after its name. */
export function TabCount({ fresh, children }: TabCountProps) {
  return (
    <>
      <Root>{children}</Root>
      {fresh && <Fresh>{fresh}</Fresh>}
    </>
  );
}
