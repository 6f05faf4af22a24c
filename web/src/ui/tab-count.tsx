import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRead } from '../api/use-read.ts';

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

interface TabCountProps {
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

interface ListCountProps {
  list: 'listDealers' | 'listSlides' | 'listTrash';
  /** Shows nothing for an empty list. */
  hidesNone?: boolean;
}

/** The number of items of a list, once it is read. */
export function ListCount({ list, hidesNone = false }: ListCountProps) {
  const { data } = useRead(list);
  return data && (data.length > 0 || !hidesNone) ? <TabCount>{data.length}</TabCount> : null;
}
