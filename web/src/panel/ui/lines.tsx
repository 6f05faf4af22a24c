import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SpreadRow } from '../../forms/form.styles.ts';

/** A list of lines, each with what it says and a button. */
export const Lines = styled.ul`
  display: grid;
`;

const Frame = styled(SpreadRow)`
  padding-block: var(--space-m);
  border-top: 1px solid var(--color-border);
  > div { display: grid; flex: 1 1 14rem; gap: var(--space-xs); justify-items: start; }
`;

interface LineProps {
  title: ReactNode;
  action?: ReactNode;
  /** Notes below the title. */
  children: ReactNode;
}

export const Line = ({ title, action, children }: LineProps) => (
  <Frame as="li">
    <div>
      <strong>{title}</strong>
      {children}
    </div>
    {action}
  </Frame>
);
